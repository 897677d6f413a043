"""`make bench SUITE=multiclass`: learners of several classes against scikit-learn's.

Each learner has a table of cases of its own, made by a function of `SUITES`. Ours certifies a
relative gap of 1e-6. A solver of the peer is run at several tolerances of its own, and its time is
that of its loosest run that came as near; its gap is computed for it, with the best dual value
known. Times are those of the processor, of one thread, all from one run.
"""

import argparse
import sys
import warnings
from itertools import product
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, processor_time
from margins.multiclass import softmax
from sklearn.linear_model import LogisticRegression

GAP, D, K = 1e-6, 20, 5
TOLERANCES = (1e-2, 1e-4, 1e-6, 1e-8)
SHIFTS = {"overlapping": 1.0, "separable": 4.0}
SOLVERS = ("lbfgs", "newton-cholesky", "newton-cg")

Array = np.ndarray[Any, Any]


def make(kind: str, n: int) -> tuple[Array, Array]:
    """K Gaussian clouds."""
    rng = np.random.default_rng(n)
    y = rng.integers(0, K, n)
    centres = 2 * SHIFTS[kind] / np.sqrt(D) * rng.standard_normal((K, D))
    return rng.standard_normal((n, D)) + centres[y], y


def softmax_case(case: dict[str, Any], repeats: int) -> list[Timing]:
    """softmax.fit and the solvers of LogisticRegression, whose C is 1 / (n lam)."""
    X, y = make(case["data"], case["n"])
    C, bias = case["C"], case["bias"] == "yes"
    lam = 1 / (case["n"] * C)
    own, found = processor_time(lambda: softmax.fit(X, y, lam, bias=bias, tol=GAP), repeats)
    detail = {"pass": common.one_pass(X), "gap": found.gap}
    timings = [Timing(case, "softmax.fit", own, detail=detail)]
    least = softmax.fit(X, y, lam, bias=bias, tol=1e-9).dual
    for solver in SOLVERS:
        timings.append(Timing(case, solver, None, "misses it"))
        for tol in TOLERANCES:
            peer = LogisticRegression(
                C=C, fit_intercept=bias, solver=solver, tol=tol, max_iter=2000
            )
            spent, fitted = processor_time(lambda peer=peer: peer.fit(X, y), repeats)
            value = softmax.objective(X, y, fitted.coef_, lam, fitted.intercept_ + np.zeros(K))
            if value - least <= GAP * value:
                timings[-1] = Timing(case, solver, spent)
                break
    return timings


def softmax_suite(ns: list[int], repeats: int) -> tuple[str, str, list[Timing]]:
    """Title, table and timings of the softmax."""
    timings: list[Timing] = []
    for n, kind, C, bias in product(ns, SHIFTS, (1.0, 100.0), ("yes", "no")):
        case = {"data": kind, "n": n, "C": C, "bias": bias}
        timings += softmax_case(case, repeats)
        print("softmax", *case.values(), file=sys.stderr, flush=True)
    title = (
        f"Softmax with K = {K}, d = {D}: time to a relative gap of {GAP:g}, and that of "
        "scikit-learn's solvers as a multiple"
    )
    return title, common.ratio_table(timings, "softmax.fit", SOLVERS), timings


SUITES = {"softmax": softmax_suite}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some seconds")
    parser.add_argument("--only", choices=SUITES, help="one learner")
    parser.add_argument("--repeats", type=int, default=5, help="runs, of which the fastest counts")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    ns = [10**3, 10**4] if options.quick else [10**3, 10**4, 10**5]
    found: list[tuple[str, str, list[Timing]]] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a peer that stops early
        for name, suite in SUITES.items():
            if options.only in (None, name):
                found.append(suite(ns, options.repeats))
    for title, table, _ in found:
        print(f"\n{title}\n\n{table}")
    environment = common.environment("scipy", "scikit-learn")
    timings = [t for _, _, those in found for t in those]
    print(f"\nwrote {common.save_json('multiclass', timings, environment=environment)}")
    if options.publish:
        sections = [(title, table) for title, table, _ in found]
        print(common.publish("multiclass", environment, sections))


if __name__ == "__main__":
    main()
