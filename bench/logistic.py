"""`make bench SUITE=logistic`: margins.logistic.fit against LogisticRegression.

Both minimise |w|^2 / 2 + C sum log(1 + exp(-m)). Ours certifies a relative gap of 1e-8. A solver
of the peer is run at several tolerances of its own, and its time is that of its loosest run that
came as near; its gap is computed for it, with the best dual value known. Times are those of the
processor, of one thread.
"""

import argparse
import sys
import warnings
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, processor_time
from margins import logistic
from sklearn.linear_model import LogisticRegression

GAP, D = 1e-8, 20
OURS, SOLVERS = "logistic.fit", ("lbfgs", "newton-cholesky", "newton-cg")
TOLERANCES = (1e-2, 1e-4, 1e-6, 1e-8, 1e-10)
SHIFTS = {"overlapping": 1.0, "separable": 4.0}

Array = np.ndarray[Any, Any]


def make(kind: str, n: int) -> tuple[Array, Array]:
    """Two Gaussian clouds."""
    rng = np.random.default_rng(n)
    y = np.where(rng.random(n) < 0.5, 1, -1)
    X = rng.standard_normal((n, D))
    X[:, 0] += SHIFTS[kind] * y
    return X, y


def compared(case: dict[str, Any], repeats: int) -> list[Timing]:
    """Our time and that of each solver of the peer, on one problem."""
    C, bias = case["C"], case["bias"] == "yes"
    X, y = make(case["data"], case["n"])
    own, found = processor_time(lambda: logistic.fit(X, y, C, bias=bias, tol=GAP), repeats)
    detail = {"pass": common.one_pass(X), "gap": found.gap}
    timings = [Timing(case, OURS, own, detail=detail)]
    least = logistic.fit(X, y, C, bias=bias, tol=1e-12).dual
    for solver in SOLVERS:
        timings.append(Timing(case, solver, None, "misses it"))
        for tol in TOLERANCES:
            peer = LogisticRegression(
                C=C, fit_intercept=bias, solver=solver, tol=tol, max_iter=2000
            )
            spent, fitted = processor_time(lambda peer=peer: peer.fit(X, y), repeats)
            value = logistic.objective(X, y, fitted.coef_[0], float(fitted.intercept_[0]), C)
            if value - least <= GAP * value:
                timings[-1] = Timing(case, solver, spent)
                break
    return timings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some seconds")
    parser.add_argument("--repeats", type=int, default=7, help="runs, of which the fastest counts")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    timings: list[Timing] = []
    for n in (10**3, 10**4) if options.quick else (10**3, 10**4, 10**5):
        for kind in SHIFTS:
            for C in (1.0, 100.0):
                for bias in ("yes", "no"):
                    case = {"data": kind, "n": n, "C": C, "bias": bias}
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # a peer that stops early
                        timings += compared(case, options.repeats)
                    print(*case.values(), file=sys.stderr, flush=True)
    title = f"Time to a relative gap of {GAP:g}, and that of scikit-learn's solvers as a multiple"
    table = common.ratio_table(timings, OURS, SOLVERS)
    print(f"\n{title}\n\n{table}")
    environment = common.environment("scipy", "scikit-learn")
    print(f"\nwrote {common.save_json('logistic', timings, environment=environment)}")
    if options.publish:
        print(common.publish("logistic", environment, [(title, table)]))


if __name__ == "__main__":
    main()
