"""`make bench SUITE=svm`: margins.svm against scikit-learn and CVXPY at equal certified gap.

Every solver is run at several tolerances of its own; its time for a gap is that of its fastest
run which reached it. All gaps are relative and certified: ours by our own certificate, a peer's
as (P - D) / P, where P is the objective at its w with the best b for that w, and D the best
dual value known. This is in favour of the peers: they need no dual solution, and no good b.

`overlapping` and `separable` are soft margins with C = 1, `hard` is the hard margin; LinearSVC
can only approximate a free bias, by a large intercept_scaling, so `no bias` is the problem it
really solves.
"""

import argparse
import math
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, best_time, time_limited
from margins import svm

OURS = "margins"
PEERS = ["SVC", "LinearSVC", "Clarabel"]
GAPS = (1e-3, 1e-6, 1e-8)
KINDS = ("overlapping", "separable", "hard", "no bias")

Array = np.ndarray[Any, Any]
Run = Callable[[], Array]  # fits and returns w


@dataclass(frozen=True)
class Problem:
    """One case of the bench, with its data."""

    kind: str
    d: int
    n: int
    X: Array
    y: Array

    @property
    def C(self) -> float:
        return math.inf if self.kind == "hard" else 1.0

    @property
    def bias(self) -> bool:
        return self.kind != "no bias"

    def case(self, gap: float) -> dict[str, Any]:
        return {"kind": self.kind, "d": self.d, "n": self.n, "gap": gap}


def make(kind: str, n: int, d: int) -> Problem:
    """Gaussian clouds: two that overlap (Bayes error 11.5 %), or one that is cut and pulled
    apart, off the origin."""
    rng = np.random.default_rng(n + d)
    direction = rng.standard_normal(d)
    direction /= np.linalg.norm(direction)
    X = rng.standard_normal((n, d))
    if kind in ("separable", "hard"):
        y = np.where(X @ direction > -0.2, 1, -1)
        X += np.outer(0.25 * y, direction)
    else:
        y = np.where(rng.random(n) < 0.5, 1, -1)
        X += np.outer(1.2 * y, direction)
    return Problem(kind, d, n, X, y)


def objective(p: Problem, w: Array) -> float:
    """The primal objective at w with the best b; for the hard margin, at the best length of w."""
    scores = p.X @ w
    positive = p.y > 0
    if p.kind == "hard":
        half_width = float(scores[positive].min() - scores[~positive].max()) / 2
        return float(w @ w) / 2 / half_width**2 if half_width > 0 else math.inf
    b = 0.0
    if p.bias:  # the slope of the total slack in b changes sign at this order statistic
        place = int(np.count_nonzero(positive)) - 1
        b = float(np.partition(p.y - scores, place)[place])
    return float(w @ w) / 2 + p.C * float(np.maximum(0, 1 - p.y * (scores + b)).sum())


def svc(p: Problem) -> Iterator[tuple[str, Run]]:
    from sklearn.svm import SVC

    for tol in (1e-1, 1e-2, 1e-3, 1e-5, 1e-7, 1e-9):
        C = 1e10 if p.kind == "hard" else p.C
        model = SVC(kernel="linear", C=C, tol=tol, cache_size=1000)
        yield f"tol={tol:g}", lambda model=model: model.fit(p.X, p.y).coef_[0]


def linear_svc(p: Problem) -> Iterator[tuple[str, Run]]:
    from sklearn.svm import LinearSVC

    for tol, scaling in ((1e-1, 3), (1e-2, 10), (1e-4, 30), (1e-6, 100), (1e-8, 1000)):
        model = LinearSVC(
            loss="hinge",
            C=p.C,
            tol=tol,
            fit_intercept=p.bias,
            intercept_scaling=scaling,
            max_iter=10**7,
            random_state=0,
        )
        label = f"tol={tol:g}, intercept_scaling={scaling}" if p.bias else f"tol={tol:g}"
        yield label, lambda model=model: model.fit(p.X, p.y).coef_[0]


def clarabel(p: Problem) -> Iterator[tuple[str, Run]]:
    import cvxpy as cp

    def run(tol: float) -> Array:
        w = cp.Variable(p.d)
        margins = cp.multiply(p.y, p.X @ w + (cp.Variable() if p.bias else 0))
        if p.kind == "hard":
            problem = cp.Problem(cp.Minimize(cp.sum_squares(w) / 2), [margins >= 1])
        else:
            slack = cp.Variable(p.n, nonneg=True)
            cost = cp.sum_squares(w) / 2 + p.C * cp.sum(slack)
            problem = cp.Problem(cp.Minimize(cost), [margins >= 1 - slack])
        tolerances = {"tol_gap_abs": tol, "tol_gap_rel": tol, "tol_feas": min(tol, 1e-6)}
        problem.solve(solver=cp.CLARABEL, **tolerances)
        return w.value

    for tol in (1e-3, 1e-6, 1e-8, 1e-10):
        yield f"tol={tol:g}", lambda tol=tol: run(tol)


def ours(p: Problem) -> Iterator[tuple[str, Callable[[], svm.Solution]]]:
    for tol in GAPS:
        yield f"tol={tol:g}", lambda tol=tol: svm.fit(p.X, p.y, p.C, bias=p.bias, tol=tol)


SOLVERS = {"SVC": svc, "LinearSVC": linear_svc, "Clarabel": clarabel}


def offers(solver: str, kind: str) -> bool:
    """SVC always has a bias; LinearSVC has no hard margin."""
    return (solver, kind) not in (("SVC", "no bias"), ("LinearSVC", "hard"))


def run_ours(p: Problem, limit: float) -> tuple[list[Timing], float]:
    """Our times for all gaps, and the best dual value."""
    timings, best = [], -math.inf
    reading = common.one_pass(p.X)
    for (level, run), gap in zip(ours(p), GAPS, strict=True):

        def measure(run: Callable[[], svm.Solution] = run) -> tuple[float, float, float]:
            seconds, s = best_time(run)
            return seconds, s.gap, s.dual

        outcome = time_limited(measure, 20 * limit)  # a table without our times says nothing
        if outcome.ok:
            seconds, reached, dual = outcome.value
            best = max(best, dual)
            detail = {"level": level, "reached": reached, "pass": reading}
            timings.append(Timing(p.case(gap), OURS, seconds, detail=detail))
        else:
            timings.append(Timing(p.case(gap), OURS, None, outcome.status))
    return timings, best


def run_peer(p: Problem, solver: str, dual: float, limit: float) -> list[Timing]:
    """A peer's times for all gaps: at rising accuracy until the smallest gap is reached."""
    runs: list[tuple[float, float, str]] = []
    end, detail = "misses it", {}
    for level, run in SOLVERS[solver](p):

        def measure(run: Run = run) -> tuple[float, float]:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # peers warn that they did not converge
                seconds, w = best_time(run)
            value = objective(p, w)
            return seconds, (value - dual) / value if math.isfinite(value) else math.inf

        outcome = time_limited(measure, limit)
        if not outcome.ok:
            end = f"over {limit:g} s" if outcome.status == "over the limit" else outcome.status
            detail = {"limit": limit} if outcome.status == "over the limit" else {}
            break
        seconds, reached = outcome.value
        runs.append((seconds, reached, level))
        if reached <= min(GAPS):
            break
    timings = []
    for gap in GAPS:
        enough = [r for r in runs if r[1] <= gap]
        if enough:
            seconds, reached, level = min(enough)
            found = {"level": level, "reached": reached}
            timings.append(Timing(p.case(gap), solver, seconds, detail=found))
        else:
            best = min((r[1] for r in runs), default=None)
            timings.append(Timing(p.case(gap), solver, None, end, {**detail, "reached": best}))
    return timings


def run_suite(kinds: list[str], ns: list[int], ds: list[int], limit: float) -> list[Timing]:
    """All cases. A peer that ran over the limit is not tried on more rows of the same kind."""
    svm.fit([[0.0], [1.0]], [-1, 1])  # loads LAPACK, as the peers' modules are loaded before
    timings: list[Timing] = []
    gave_up: dict[tuple[str, str, int], int] = {}
    for kind in kinds:
        for d in ds:
            for n in ns:
                problem = make(kind, n, d)
                own, dual = run_ours(problem, limit)
                timings += own
                for solver in filter(lambda s: offers(s, kind), PEERS):
                    before = gave_up.get((solver, kind, d))
                    if before is not None:
                        note, detail = f"over {limit:g} s at n={before:g}", {"limit": limit}
                        found = [Timing(problem.case(g), solver, None, note, detail) for g in GAPS]
                    else:
                        found = run_peer(problem, solver, dual, limit)
                    timings += found
                    if before is None and not any(t.seconds for t in found):
                        gave_up[solver, kind, d] = n
                report_progress(problem, timings)
    return timings


def report_progress(p: Problem, timings: list[Timing]) -> None:
    here = [t for t in timings if t.case == p.case(min(GAPS))]
    cells = [f"{t.solver} {common.readable_time(t.seconds) if t.seconds else t.note}" for t in here]
    print(f"{p.kind} d={p.d} n={p.n:g}: " + ", ".join(cells), file=sys.stderr, flush=True)


def at(gap: float, timings: list[Timing]) -> list[Timing]:
    """The times for one gap, which their table has in its title."""
    return [
        replace(t, case={k: v for k, v in t.case.items() if k != "gap"})
        for t in timings
        if t.case["gap"] == gap
    ]


def goals(timings: list[Timing]) -> list[str]:
    """Where the goals of the library are missed, at the smallest gap and from n = 1000 on."""
    cases: dict[tuple[Any, ...], dict[str, float]] = {}
    for t in timings:
        if t.case["gap"] == min(GAPS) and t.case["n"] >= 1000 and t.seconds is not None:
            cases.setdefault(tuple(t.case.values()), {})[t.solver] = t.seconds
    missed = []
    for (kind, d, n, _), seconds in cases.items():
        own = seconds.pop(OURS, math.inf)
        for solver, other in seconds.items():
            ratio = other / own
            wanted = 10 if n >= 1e5 and d == 20 else 1
            if ratio < wanted:
                missed.append(f"{kind} d={d} n={n:g}: {solver} {ratio:.2g}x, wanted {wanted}x")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some minutes at most")
    parser.add_argument("--limit", type=float, help="seconds for each run of a solver")
    parser.add_argument("--n", type=float, nargs="+", help="numbers of rows")
    parser.add_argument("--d", type=int, nargs="+", help="numbers of features")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--name", default="svm", help="name of the files in bench/results")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    ns = options.n or ([200, 1e3, 1e4] if options.quick else [200, 1e3, 1e4, 1e5, 1e6])
    ds = options.d or ([2, 20] if options.quick else [2, 20, 100])
    limit = options.limit or (5.0 if options.quick else 120.0)

    timings = run_suite(options.kinds, [int(n) for n in ns], ds, limit)
    exponents = common.scaling_exponents(
        [t for t in timings if t.solver == OURS], "n", ["kind", "d", "gap"], start=1000
    )
    sections = [
        (
            f"Times to a relative gap of {gap:g}, each peer as a multiple of ours",
            common.ratio_table(at(gap, timings), OURS, PEERS),
        )
        for gap in GAPS
    ]
    scaling = [
        [kind, str(d), f"{exponent:.2f}"]
        for (_, kind, d, gap), exponent in exponents.items()
        if gap == min(GAPS)
    ]
    table = common.markdown_table([["kind", "d", "exponent"], *scaling])
    sections.append((f"Exponents of n in our time, from n = 1000 on, at {min(GAPS):g}", table))
    for title, table in sections:
        print(f"\n{title}\n\n{table}")
    missed = goals(timings)
    print("\nGoals missed:" if missed else "\nAll goals met where peers finished.")
    for line in missed:
        print(" ", line)

    environment = common.environment("scipy", "scikit-learn", "cvxpy", "clarabel")
    named = {" ".join(map(str, key)): value for key, value in exponents.items()}
    path = common.save_json(
        options.name,
        timings,
        environment=environment,
        limit=limit,
        exponents=named,
        missed=missed,
    )
    plot = common.save_plot(
        options.name,
        [t for t in timings if t.case["gap"] == min(GAPS)],
        size="n",
        panel=lambda t: f"{t.case['kind']}, d = {t.case['d']}",
        title=f"seconds to a certified relative gap of {min(GAPS):g}",
    )
    print(f"\nwrote {path} and {plot}")
    if options.publish:
        print(common.publish(options.name, environment, sections))


if __name__ == "__main__":
    main()
