"""`make bench SUITE=trees`: one tree, forests, predictions and memory against scikit-learn's.

Floats without ties in 20 dimensions, two classes with a curved border and noise. Runs of ours and
of the peer alternate; each counts by the least processor time of one thread. The accuracy on new
points of both is kept in the results.
"""

import argparse
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing
from margins import trees
from margins.boosting.additive import gradient_boost
from margins.ensembles.forests import forest
from sklearn.ensemble import (
    GradientBoostingClassifier,
    HistGradientBoostingClassifier,
    RandomForestClassifier,
)
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

D = 20
OURS, PEER = "margins", "scikit-learn"
GRADIENT, HISTOGRAM = "GradientBoosting", "HistGradientBoosting"

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
    case: dict[str, Any], runs: list[Callable[[], Any]], repeats: int, X: Array, **detail: Any
) -> list[Timing]:
    """The timings of ours and of the peer. A model predicts the `labels` of `new` points."""
    print(*case.values(), file=sys.stderr, flush=True)
    found = alternating(runs, repeats)
    passes = common.one_pass(X)
    timings = []
    for name, (seconds, model) in zip((OURS, PEER), found, strict=True):
        known = {"pass": passes}
        if detail:
            known["accuracy"] = float((model.predict(detail["new"]) == detail["labels"]).mean())
        timings.append(Timing(case, name, seconds, detail=known))
    return timings


def peak(run: Callable[[], Any]) -> float:
    """The largest memory that a run takes at once, in bytes, with what it returns."""
    tracemalloc.start()
    run()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(most)


KINDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "full": ({}, {}),
    "depth 6": ({"max_depth": 6}, {"max_depth": 6}),
    "entropy": ({"impurity": "entropy"}, {"criterion": "entropy"}),
    "32 leaves": ({"order": "best", "max_leaves": 32}, {"max_leaf_nodes": 32}),
}


def one_tree(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """Full trees, shallow trees, few leaves, numbers."""
    timings: list[Timing] = []
    memory = []
    new, labels = make(20000, 1)
    for n in ns:
        X, y = make(n, 0)
        for kind, (own, other) in KINDS.items():
            peer = DecisionTreeClassifier(random_state=0, **other)
            runs = [partial(trees.grow, X, y, **own), partial(peer.fit, X, y)]
            timings += pair({"tree": kind, "n": n}, runs, repeats, X, new=new, labels=labels)
        target = X[:, 0] + np.sin(X[:, 1]) + 0.3 * np.random.default_rng(2).standard_normal(n)
        numbers = DecisionTreeRegressor(random_state=0, min_samples_leaf=5)
        runs = [
            partial(trees.grow, X, target, impurity="variance", min_leaf=5),
            partial(numbers.fit, X, target),
        ]
        timings += pair({"tree": "numbers", "n": n}, runs, repeats, X)
        memory.append((n, peak(partial(trees.grow, X, y)) / X.nbytes))
    told = ", ".join(f"{ratio:.1f} times the data at n = {n}" for n, ratio in memory)
    title = f"One tree, d = {D}: our time, and the peer's as a multiple. Peak memory: {told}"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


def predictions(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """A million points through a full tree."""
    timings: list[Timing] = []
    points = np.random.default_rng(3).standard_normal((10**6, D))
    for n in ns:
        X, y = make(n, 0)
        models = trees.grow(X, y), DecisionTreeClassifier(random_state=0).fit(X, y)
        runs = [partial(model.predict, points) for model in models]
        timings += pair({"tree of n": n, "points": len(points)}, runs, repeats, points)
    title = f"Predictions of a full tree, d = {D}: our time, and the peer's as a multiple"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


def forests(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """A hundred trees, the root of d features at each split."""
    timings: list[Timing] = []
    new, labels = make(20000, 1)
    for n in ns[:2]:
        X, y = make(n, 0)
        peer = RandomForestClassifier(100, random_state=0, n_jobs=1)
        runs = [
            lambda X=X, y=y: forest(X, y, trees=100, rng=np.random.default_rng(0)),
            partial(peer.fit, X, y),
        ]
        case = {"trees": 100, "n": n}
        timings += pair(case, runs, min(repeats, 3), X, new=new, labels=labels)
    title = f"Forests of 100 trees, d = {D}: our time, and the peer's as a multiple"
    return title, common.ratio_table(timings, OURS, (PEER,)), timings


def boosts(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """Fifty rounds of gradient boosting with the logistic loss."""
    timings: list[Timing] = []
    for depth, (n, d) in product((1, 3), [(50, 3000), *((n, D) for n in ns[:2])]):
        X, y = make(n, 0, d)
        how = {"learning_rate": 0.1, "max_depth": depth, "random_state": 0}
        peers = {
            GRADIENT: GradientBoostingClassifier(n_estimators=50, **how),
            HISTOGRAM: HistGradientBoostingClassifier(max_iter=50, early_stopping=False, **how),
        }
        runs = [partial(gradient_boost, X, 2 * y - 1, 50, depth=depth)]
        runs += [partial(peer.fit, X, y) for peer in peers.values()]
        case = {"depth": depth, "n": n, "d": d}
        print("boosting", *case.values(), file=sys.stderr, flush=True)
        passes = common.one_pass(X)
        timings += [
            Timing(case, name, seconds, detail={"pass": passes})
            for name, (seconds, _) in zip(
                (OURS, *peers), alternating(runs, min(repeats, 3)), strict=True
            )
        ]
    title = "Gradient boosting, 50 rounds: our time, and the peers' as a multiple"
    return title, common.ratio_table(timings, OURS, (GRADIENT, HISTOGRAM)), timings


SUITES = {
    "trees": one_tree,
    "predictions": predictions,
    "forests": forests,
    "boosting": boosts,
}


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
