"""AdaBoost with stumps against scikit-learn: `make bench SUITE=boosting`, or with `--quick`.

The peer's depth-1 tree minimises the Gini impurity and not the weighted error, so its stumps
differ by design. Besides time, this suite therefore checks for every case that

- the weighted error of each round is the minimum over all stumps (brute force),
- it is never above that of the peer's tree on the same distribution,
- with the peer's trees as weak learner our votes are half of its votes.
"""

from common import (  # first: it limits the number of threads before numpy is loaded
    Timing,
    best_time,
    environment,
    markdown_table,
    one_pass,
    publish,
    ratio_table,
    readable_time,
    save_json,
    save_plot,
    scaling_exponents,
    time_limited,
)

# isort: split
import argparse
import tracemalloc
from typing import Any

import numpy as np
from margins.boosting import Ensemble, adaboost
from margins.trees.presorting import presort
from sklearn.ensemble import AdaBoostClassifier
from sklearn.tree import DecisionTreeClassifier

OURS, PEER = "margins", "scikit-learn"
SIZES, QUICK_SIZES = (10**3, 10**4, 10**5, 10**6), (10**3, 10**4)
DIMENSIONS = (10, 50)
ROUNDS, QUICK_ROUNDS = 50, 20
TOLERANCE = 1e-12  # of `margins.boosting`: errors that close count as ties


def data(n: int, d: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Noisy labels from a quadratic rule in the first ten features, hard for stumps."""
    X = rng.standard_normal((n, d))
    k = min(d, 10)
    score = (X[:, :k] ** 2).sum(axis=1) - 0.93 * k + 0.8 * X[:, 0] + rng.standard_normal(n)
    return X, np.where(score > 0, 1, -1)


def peer_fit(X: np.ndarray, y: np.ndarray, rounds: int) -> Any:
    stump = DecisionTreeClassifier(max_depth=1)
    return AdaBoostClassifier(stump, n_estimators=rounds, random_state=0).fit(X, y)


def compare(n: int, d: int, rounds: int, limit: float) -> tuple[list[Timing], dict[str, Any]]:
    """Times of both on one case, and everything else that was measured or checked there."""
    X, y = data(n, d, np.random.default_rng(n + d))
    case = {"n": n, "d": d, "T": rounds}
    seconds, run = best_time(lambda: adaboost(X, y, rounds))
    sorting, _ = best_time(lambda: presort(X, y))
    streaming, _ = best_time(X.sum)
    detail = {"sorting": sorting, "streaming": streaming, "pass": one_pass(X)}
    timings = [Timing(case, OURS, seconds, detail=detail)]
    peer = time_limited(lambda: best_time(lambda: peer_fit(X, y, rounds))[0], limit)
    timings.append(Timing(case, PEER, peer.value, "" if peer.ok else peer.status, {"limit": limit}))
    facts = {
        **case,
        "rounds played": len(run.votes),
        "training error": float(run.training_errors()[-1]),
        "sorting": sorting,
        "round": (seconds - sorting) / rounds,
        "ns per element and round": (seconds - sorting) / (n * d * rounds) * 1e9,
        "passes over the data per round": (seconds - sorting) / rounds / streaming,
        "memory / data": peak_memory(X, y) / X.nbytes,
        **checks(X, y, run),
    }
    return timings, facts


def peak_memory(X: np.ndarray, y: np.ndarray) -> int:
    """The most bytes that a run of three rounds holds at the same time."""
    tracemalloc.start()
    adaboost(X, y, 3)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def checks(X: np.ndarray, y: np.ndarray, run: Ensemble) -> dict[str, Any]:
    """The statements at the top of this file; raises if one of them fails."""
    cost = X.size
    every = 1 if cost <= 10**6 else 10 if cost <= 10**7 else 25
    order = [np.argsort(column) for column in X.T]
    brute = trees = 0
    for t, (D, error) in enumerate(zip(run.distributions(), run.errors, strict=False)):
        if t % every == 0:
            least = brute_force(X, y, D, order)
            require(abs(error - least) <= TOLERANCE, f"round {t + 1}: {error} is not {least}")
            brute += 1
        if t % (10 * every) == 0 and cost <= 10**7:
            peers = tree_error(X, y, D)
            require(error <= peers + TOLERANCE, f"round {t + 1}: {error} > {peers} of a tree")
            trees += 1
    return {"rounds by brute force": brute, "rounds against a tree": trees, **half_votes(X, y)}


def brute_force(X: np.ndarray, y: np.ndarray, D: np.ndarray, order: list[np.ndarray]) -> float:
    """The least weighted error of all stumps: one sorted cumulative sum for each feature."""
    signed, negative, positive = D * y, D[y < 0].sum(), D[y > 0].sum()
    least = min(negative, positive)
    for column, rows in zip(X.T, order, strict=True):
        below = np.cumsum(signed[rows])[:-1][np.diff(column[rows]) > 0]
        least = min(least, negative + below.min(), positive - below.max())
    return float(least)


def tree_error(X: np.ndarray, y: np.ndarray, D: np.ndarray) -> float:
    tree = DecisionTreeClassifier(max_depth=1).fit(X, y, sample_weight=D)
    return float(D[tree.predict(X) != y].sum())


def half_votes(X: np.ndarray, y: np.ndarray) -> dict[str, Any]:
    """The largest relative difference of our votes, with the peer's trees, from half of its."""
    rows = min(len(X), 10**4)
    X, y = X[:rows], y[:rows]
    peer = peer_fit(X, y, 5)
    trees = iter(peer.estimators_)
    run = adaboost(X, y, 5, learner=lambda _: next(trees).predict)
    difference = float(np.max(np.abs(2 * run.votes / peer.estimator_weights_ - 1)))
    require(difference < 1e-9, f"votes differ from half of the peer's by {difference}")
    return {"votes against half": difference}


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SystemExit(f"check failed: {otherwise}")


def facts_table(facts: list[dict[str, Any]]) -> str:
    names = list(facts[0])
    times = ("sorting", "round")
    rows = [
        [readable_time(v) if name in times else f"{v:.3g}" for name, v in one.items()]
        for one in facts
    ]
    return markdown_table([names, *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--quick", action="store_true", help="two sizes, 20 rounds, a minute")
    parser.add_argument("--limit", type=float, default=120.0, help="seconds for the peer on a case")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    sizes, rounds = (QUICK_SIZES, QUICK_ROUNDS) if options.quick else (SIZES, ROUNDS)
    timings: list[Timing] = []
    facts: list[dict[str, Any]] = []
    for d in DIMENSIONS:
        for n in sizes:
            found, measured = compare(n, d, rounds, options.limit)
            timings += found
            facts.append(measured)
    exponents = scaling_exponents(timings, "n", ["d"], start=10**4)
    scaling = [[solver, str(d), f"{exponent:.2f}"] for (solver, d), exponent in exponents.items()]
    sections = [
        (
            f"AdaBoost, {rounds} rounds, the peer as a multiple of ours",
            ratio_table(timings, OURS, [PEER]),
        ),
        (
            "Exponents of n in the time, from n = 10,000 on",
            markdown_table([["solver", "d", "exponent"], *scaling]),
        ),
    ]
    print(*(table for _, table in sections), facts_table(facts), sep="\n\n")
    name = "boosting-quick" if options.quick else "boosting"
    where = environment("scipy", "scikit-learn")
    extra = {"environment": where, "facts": facts}
    if options.publish:
        print(publish(name, where, sections))
    print(save_json(name, timings, **extra))
    print(
        save_plot(
            name,
            timings,
            size="n",
            panel=lambda t: f"d = {t.case['d']}",
            title=f"AdaBoost with stumps, {rounds} rounds",
        )
    )


if __name__ == "__main__":
    main()
