"""`make bench SUITE=multiclass_svm`: multiclass_svm.fit against LinearSVC, Crammer-Singer.

Both minimise sum |w_k|^2 / 2 + C sum of the multiclass hinges, without a bias, or with a feature
that is always 1. Ours certifies a relative gap of 1e-6. The peer is run at several tolerances of
its own, and its time is that of its loosest run that came as near; its gap is computed for it, with
the best dual value known. Times are those of the processor, of one thread.
"""

import argparse
import sys
import warnings
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, processor_time
from margins.multiclass import multiclass_svm
from sklearn.svm import LinearSVC

GAP, D, K = 1e-6, 20, 5
OURS, PEER = "multiclass_svm.fit", "LinearSVC"
TOLERANCES = (1e-1, 1e-2, 1e-3, 1e-4, 1e-5)
LIMIT = 100  # seconds for a run of the peer; a slower one is the last
SPREADS = {"overlapping": 0.5, "nearly separable": 1.0}

Array = np.ndarray[Any, Any]


def make(kind: str, n: int) -> tuple[Array, Array]:
    """Gaussian clouds, one for each class, and a constant feature."""
    rng = np.random.default_rng(n)
    y = rng.integers(K, size=n)
    centres = SPREADS[kind] * rng.standard_normal((K, D))
    X = rng.standard_normal((n, D)) + centres[y]
    return np.column_stack((X, np.ones(n))), y


def compared(case: dict[str, Any], repeats: int) -> list[Timing]:
    """Our time and that of the peer, on one problem."""
    C = case["C"]
    X, y = make(case["data"], case["n"])
    own, found = processor_time(lambda: multiclass_svm.fit(X, y, C, bias=False, tol=GAP), repeats)
    timings = [Timing(case, OURS, own, detail={"pass": common.one_pass(X), "gap": found.gap})]
    least = multiclass_svm.fit(X, y, C, bias=False, tol=1e-8).dual
    timings.append(Timing(case, PEER, None, "misses it"))
    for tol in TOLERANCES:
        peer = LinearSVC(
            multi_class="crammer_singer", C=C, tol=tol, fit_intercept=False, max_iter=20_000
        )
        spent, fitted = processor_time(lambda peer=peer: peer.fit(X, y), 1)
        value = float(multiclass_svm.objective(X, y, fitted.coef_, C))
        if value - least <= GAP * value:
            timings[-1] = Timing(case, PEER, spent, detail={"tol": tol})
            break
        if spent > LIMIT:
            timings[-1] = Timing(case, PEER, None, "misses it", {"limit": spent})
            break
    return timings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some seconds")
    parser.add_argument("--repeats", type=int, default=5, help="runs, of which the fastest counts")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    timings: list[Timing] = []
    for n in (10**3, 10**4) if options.quick else (10**3, 10**4, 10**5):
        for kind in SPREADS:
            for C in (0.01, 1.0):
                case = {"data": kind, "n": n, "C": C}
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # a peer that stops early
                    timings += compared(case, options.repeats)
                print(*case.values(), file=sys.stderr, flush=True)
    title = f"Time to a relative gap of {GAP:g}, {K} classes, and that of LinearSVC as a multiple"
    table = common.ratio_table(timings, OURS, (PEER,))
    print(f"\n{title}\n\n{table}")
    environment = common.environment("scipy", "scikit-learn")
    print(f"\nwrote {common.save_json('multiclass_svm', timings, environment=environment)}")
    if options.publish:
        print(common.publish("multiclass_svm", environment, [(title, table)]))


if __name__ == "__main__":
    main()
