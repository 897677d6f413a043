"""`make bench SUITE=trees`: one tree, forests, predictions and memory against scikit-learn's.

Floats without ties in 20 dimensions, two classes with a curved border and noise. Runs of ours and of
the peer alternate; each counts by the least processor time of one thread. The accuracy on new
points of both is kept in the results.
"""

import argparse
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing
from margins import trees
from margins.boosting.additive import gradient_boost
from margins.ensembles.forests import forest
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

D = 20
OURS, PEER = "margins", "scikit-learn"

Array = np.ndarray[Any, Any]


def make(n: int, seed: int, d: int = D) -> tuple[Array, Array]:
    """Points, and classes with a curved border and noise."""
    rng = np.random.default_rng(seed)
    X = rng.standard_normal((n, d))
    score = np.sin(2 * X[:, 0]) + X[:, 1] * X[:, 2] + 0.5 * X[:, 3]
    return X, (score + 0.5 * rng.standard_normal(n) > 0).astype(int)


def alternating(runs: list[Callable[[], Any]], repeats: int) -> list[tuple[float, Any]]:
    """For each of some runs its least processor time, and what it found; they take turns."""
    best: list[tuple[float, Any]] = [(np.inf, None)] * len(runs)
    for _ in range(repeats):
        for i, run in enumerate(runs):
            start = time.process_time()
            found = run()
            best[i] = min(best[i][0], time.process_time() - start), found
    return best


def pair(
    case: dict[str, Any],
    runs: list[Callable[[], Any]],
    repeats: int,
    X: Array,
    detail: Callable[[Any], Any],
) -> list[Timing]:
    """The timings of ours and of the peer."""
    print(*case.values(), file=sys.stderr, flush=True)
    found = alternating(runs, repeats)
    passes = common.one_pass(X)
    return [
        Timing(case, name, seconds, detail={"pass": passes, "result": detail(result)})
        for name, (seconds, result) in zip((OURS, PEER), found, strict=True)
    ]


def peak(run: Callable[[], Any]) -> float:
    """The largest memory that a run takes at once, in bytes, with what it returns."""
    tracemalloc.start()
    run()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(most)


def one_tree(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """Full trees, shallow trees, few leaves, numbers."""
    timings: list[Timing] = []
    memory = []
    for n in ns:
        X, y = make(n, 0)
        new, labels = make(20000, 1)
        kinds: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
            "full": ({}, {}),
            "depth 6": ({"max_depth": 6}, {"max_depth": 6}),
            "entropy": ({"impurity": "entropy"}, {"criterion": "entropy"}),
            "32 leaves": ({"order": "best", "max_leaves": 32}, {"max_leaf_nodes": 32}),
        }
        for kind, (own, other) in kinds.items():
            runs = [
                lambda own=own: trees.grow(X, y, **own),
                lambda other=other: DecisionTreeClassifier(random_state=0, **other).fit(X, y),
            ]
            case = {"tree": kind, "n": n}
            timings += pair(
                case, runs, repeats, X, lambda t: float((t.predict(new) == labels).mean())
            )
        target = X[:, 0] + np.sin(X[:, 1]) + 0.3 * np.random.default_rng(2).standard_normal(n)
        runs = [
            lambda: trees.grow(X, target, impurity="variance", min_leaf=5),
            lambda: DecisionTreeRegressor(random_state=0, min_samples_leaf=5).fit(X, target),
        ]
        timings += pair({"tree": "numbers", "n": n}, runs, repeats, X, lambda _: None)
        memory.append((n, peak(lambda: trees.grow(X, y)) / X.nbytes))
    told = ", ".join(f"{ratio:.1f} times the data at n = {n:g}" for n, ratio in memory)
    title = f"One tree, d = {D}: our time, and the peer's as a multiple. Peak memory: {told}"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


def predictions(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """A million points through a full tree."""
    timings: list[Timing] = []
    new = np.random.default_rng(3).standard_normal((10**6, D))
    for n in ns:
        X, y = make(n, 0)
        own, peer = trees.grow(X, y), DecisionTreeClassifier(random_state=0).fit(X, y)
        runs = [lambda own=own: own.predict(new), lambda peer=peer: peer.predict(new)]
        timings += pair(
            {"tree of n": n, "points": len(new)}, runs, repeats, new, lambda p: float(p.mean())
        )
    title = f"Predictions of a full tree, d = {D}: our time, and the peer's as a multiple"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


def forests(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """A hundred trees, the root of d features at each split."""
    timings: list[Timing] = []
    new, labels = make(20000, 1)
    for n in ns[: 1 + (len(ns) > 1)]:
        X, y = make(n, 0)
        runs = [
            lambda: forest(X, y, trees=100, rng=np.random.default_rng(0)),
            lambda: RandomForestClassifier(100, random_state=0, n_jobs=1).fit(X, y),
        ]
        timings += pair(
            {"trees": 100, "n": n},
            runs,
            min(repeats, 2),
            X,
            lambda f: float((f.predict(new) == labels).mean()),
        )
    title = f"Forests of 100 trees, d = {D}: our time, and the peer's as a multiple"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


SUITES = {"trees": one_tree, "predictions": predictions, "forests": forests}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some seconds")
    parser.add_argument("--only", choices=SUITES, help="one learner")
    parser.add_argument("--repeats", type=int, default=5, help="runs, of which the fastest counts")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    ns = [10**3, 10**4] if options.quick else [10**3, 10**4, 10**5]
    found = [
        suite(ns, options.repeats) for name, suite in SUITES.items() if options.only in (None, name)
    ]
    for title, table, _ in found:
        print(f"\n{title}\n\n{table}")
    environment = common.environment("scipy", "scikit-learn")
    timings = [t for _, _, those in found for t in those]
    print(f"\nwrote {common.save_json('trees', timings, environment=environment)}")
    if options.publish:
        sections = [(title, table) for title, table, _ in found]
        print(common.publish("trees", environment, sections))


if __name__ == "__main__":
    main()
