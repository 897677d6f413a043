"""`make bench SUITE=first_order`: margins.first_order.sgd against SGDClassifier and svm.fit.

All minimise lam/2 |w|^2 + mean hinge without a bias, on two Gaussian clouds that overlap. The gap
of every w is relative and true: (F(w) - D) / F(w) with D from svm.fit at 1e-8. Two questions:
how long is a pass (the difference between runs of some passes and of more, so what is done once
does not count), and how long until the gap is 1e-3 (everything counts, the checks of the input
too; of runs with more and more passes the first that got there).

Times are those of the processor, of one thread, because that is less disturbed by a busy machine.
"""

import argparse
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, processor_time
from margins import first_order, svm

GAP = 1e-3
FAST = "sgd, k=128"
ONE = "sgd, k=1"
PEERS = [
    ONE,
    "SGDClassifier",
    "SGDClassifier, averaged",
    "SGDClassifier, 1/sqrt(t), averaged",
    "svm.fit",
]
FAST_OPTIONS: dict[str, Any] = {"batch": 128, "order": "shuffled", "rate": "2 sqrt(k/t)/|x|^2"}
PASSES = (0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64)

Array = np.ndarray[Any, Any]
Run = Callable[[], Array]


@dataclass(frozen=True)
class Problem:
    """One case of the bench, with its data and the best dual value."""

    lam: float
    n: int
    d: int
    X: Array
    y: Array
    dual: float

    @property
    def case(self) -> dict[str, Any]:
        return {"lam": self.lam, "n": self.n}

    def gap(self, w: Array) -> float:
        value = self.lam / 2 * float(w @ w)
        value += float(np.maximum(0, 1 - self.y * (self.X @ w)).mean())
        return (value - self.dual) / value


def make(n: int, d: int, lam: float) -> Problem:
    """Two clouds with a Bayes error of 11.5 %, as the overlapping ones of bench/svm.py."""
    rng = np.random.default_rng(n + d)
    direction = rng.standard_normal(d)
    direction /= np.linalg.norm(direction)
    y = np.where(rng.random(n) < 0.5, 1, -1)
    X = rng.standard_normal((n, d)) + np.outer(1.2 * y, direction)
    best = svm.fit(X, y, 1 / (lam * n), bias=False)
    return Problem(lam, n, d, X, y, lam * best.dual)


def ours(p: Problem, passes: float, *, batch: int) -> Callable[[], first_order.Run]:
    steps = max(1, round(passes * p.n / batch))
    options = {"average": "tail"} if batch == 1 else FAST_OPTIONS

    def run() -> first_order.Run:
        rng = np.random.default_rng(0)
        return first_order.sgd(p.X, p.y, p.lam, steps=steps, rng=rng, **options)

    return run


def sklearns(p: Problem, passes: float, **options: Any) -> Run:
    from sklearn.linear_model import SGDClassifier

    if options.get("learning_rate") == "invscaling":  # our rule with k = 1
        options.update(eta0=2 * p.n / float(np.einsum("ij,ij->", p.X, p.X)), power_t=0.5)
    model = SGDClassifier(
        loss="hinge",
        alpha=p.lam,
        fit_intercept=False,
        max_iter=int(passes),
        tol=None,
        random_state=0,
        **options,
    )

    def run() -> Array:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return model.fit(p.X, p.y).coef_[0]

    return run


def runs(p: Problem, solver: str, passes: float) -> Run | None:
    """The run of so many passes, if the solver can do as few."""
    if solver in (FAST, ONE):
        run = ours(p, passes, batch=128 if solver == FAST else 1)
        return lambda: run().w
    options: dict[str, Any] = {"average": solver.endswith("averaged")}
    if "sqrt" in solver:
        options["learning_rate"] = "invscaling"
    return sklearns(p, passes, **options) if passes >= 1 else None


def a_pass(p: Problem, solver: str, repeats: int) -> Timing:
    """The time of one more pass, and the gap after four."""
    few, _ = processor_time(runs(p, solver, 1), repeats)
    more, w = processor_time(runs(p, solver, 4), repeats)
    return Timing(p.case, solver, (more - few) / 3, detail={"gap after 4 passes": p.gap(w)})


def until(p: Problem, solver: str, repeats: int, limit: float) -> Timing:
    """The time of the run with the fewest passes that comes near enough."""
    if solver == "svm.fit":
        C = 1 / (p.lam * p.n)
        spent, w = processor_time(lambda: svm.fit(p.X, p.y, C, bias=False, tol=GAP).w, repeats)
        return Timing(p.case, solver, spent, detail={"reached": p.gap(w)})
    reached = np.inf
    for passes in PASSES:
        if (run := runs(p, solver, passes)) is None:
            continue
        spent, w = processor_time(run, 1)
        reached = min(reached, p.gap(w))
        if reached <= GAP:
            spent = min(spent, processor_time(run, repeats - 1)[0]) if repeats > 1 else spent
            return Timing(p.case, solver, spent, detail={"passes": passes, "reached": reached})
        if spent > limit:
            break
    return Timing(p.case, solver, None, f"{reached:.1g} after {passes:g} passes", {"limit": spent})


def certificate(p: Problem, fast: Timing, repeats: int) -> dict[str, float]:
    """What the certificate of that run takes and says."""
    spent, gap = np.inf, 1.0
    for _ in range(repeats):
        run = ours(p, fast.detail["passes"], batch=128)()
        once, gap = processor_time(lambda run=run: run.gap, 1)  # it is kept
        spent = min(spent, once)
    return {"seconds": spent, "gap": gap}


def cases(lams: list[float], ns: list[int]) -> Iterator[Problem]:
    svm.fit([[0.0], [1.0]], [-1, 1])  # loads LAPACK, as the peers' modules are loaded before
    for lam in lams:
        for n in ns:
            yield make(n, 20, lam)


def tables(
    passes: list[Timing], near: list[Timing], certificates: list[list[str]]
) -> list[tuple[str, str]]:
    gaps = [["lam", "n", FAST, *PEERS[:-1]]]
    for t in passes:
        if t.solver == FAST:
            row = {u.solver: u.detail["gap after 4 passes"] for u in passes if u.case == t.case}
            gaps.append(
                [*(f"{v:g}" for v in t.case.values()), *(f"{row[s]:.1e}" for s in gaps[0][2:])]
            )
    return [
        (
            f"One pass with {FAST}, and that of others as a multiple of it",
            common.ratio_table(passes, FAST, PEERS[:-1]),
        ),
        ("Relative gap after four passes", common.markdown_table(gaps)),
        (
            f"Time to a relative gap of {GAP:g} with {FAST}, and that of others as a multiple",
            common.ratio_table(near, FAST, PEERS),
        ),
        (
            f"What the certificate of {FAST} adds to that run",
            common.markdown_table([["lam", "n", "time", "certified gap"], *certificates]),
        ),
    ]


def goals(passes: list[Timing], near: list[Timing]) -> list[str]:
    """Where sgd is not ahead of SGDClassifier, from n = 1e5 on."""
    missed = []
    for what, timings in (("a pass", passes), ("near the optimum", near)):
        for t in timings:
            if t.solver != FAST or t.case["n"] < 1e5:
                continue
            for peer in timings:
                if peer.case != t.case or "SGDC" not in peer.solver or peer.seconds is None:
                    continue
                if t.seconds is None or t.seconds > peer.seconds:
                    missed.append(f"{what}, lam={t.case['lam']:g} n={t.case['n']:g}: {peer.solver}")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, a minute at most")
    parser.add_argument("--limit", type=float, help="seconds after which no more passes are tried")
    parser.add_argument("--n", type=float, nargs="+", help="numbers of rows")
    parser.add_argument("--lam", type=float, nargs="+", default=[1e-2, 1e-4])
    parser.add_argument("--repeats", type=int, default=3, help="runs, of which the fastest counts")
    parser.add_argument("--name", default="first_order", help="name of the files in bench/results")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    ns = options.n or ([1e4, 1e5] if options.quick else [1e4, 1e5, 1e6])
    limit = options.limit or (2.0 if options.quick else 20.0)

    passes: list[Timing] = []
    near: list[Timing] = []
    certificates: list[list[str]] = []
    for p in cases(options.lam, [int(n) for n in ns]):
        reading = common.one_pass(p.X)
        for solver in (FAST, *PEERS):
            if solver != "svm.fit":
                passes.append(a_pass(p, solver, options.repeats))
            near.append(until(p, solver, options.repeats, limit))
            if solver == FAST:
                if near[-1].seconds is not None:
                    found = certificate(p, near[-1], options.repeats)
                    row = [*(f"{v:g}" for v in p.case.values())]
                    time_of = common.readable_time(found["seconds"])
                    certificates.append([*row, time_of, f"{found['gap']:.1e}"])
                for timings in (passes, near):
                    timings[-1] = replace(
                        timings[-1], detail={**timings[-1].detail, "pass": reading}
                    )
            last = near[-1]
            what = common.readable_time(last.seconds) if last.seconds else last.note
            print(f"lam={p.lam:g} n={p.n:g} {solver}: {what}", file=sys.stderr, flush=True)
    sections = tables(passes, near, certificates)
    for title, table in sections:
        print(f"\n{title}\n\n{table}")
    missed = goals(passes, near)
    print("\nGoals missed:" if missed else "\nAll goals met.")
    for line in missed:
        print(" ", line)
    environment = common.environment("scipy", "scikit-learn")
    path = common.save_json(options.name, [*passes, *near], environment=environment, missed=missed)
    print(f"\nwrote {path}")
    if options.publish:
        print(common.publish(options.name, environment, sections))


if __name__ == "__main__":
    main()
