"""`make bench SUITE=kernels`: svm.fit with a Gaussian kernel against SVC.

Both solve the soft margin with the same kernel. Ours certifies a relative gap of 1e-6, and its
time has everything in it: the Gram matrix, what is known of it, the optimum, the certificate. SVC
runs at its default tolerance, and its gap is computed for it from its multipliers. Times are
those of the processor, of one thread.
"""

import argparse
import sys
from typing import Any

import common  # first: it limits the threads
import numpy as np
from common import Timing, processor_time
from margins import kernels, svm
from sklearn.svm import SVC

GAP, D = 1e-6, 10
OURS, PEER = "svm.fit", "SVC"
PRICES = (1.0, 100.0)

Array = np.ndarray[Any, Any]


def make(kind: str, n: int) -> tuple[Array, Array]:
    """A ball within a shell whose border is blurred; two clouds; or one positive among many."""
    rng = np.random.default_rng(n)
    X = rng.standard_normal((n, D))
    if kind == "one positive":
        return X, np.where(np.arange(n) == 0, 1, -1)
    if kind == "clouds":
        y = np.where(rng.random(n) < 0.5, 1, -1)
        X[:, 0] += 1.2 * y
        return X, y
    radius2 = (X**2).sum(axis=1) + rng.standard_normal(n)
    return X, np.where(radius2 < D - 0.7, 1, -1)


def gap_of(model: SVC, K: Array, y: Array, C: float) -> float:
    """The relative gap of a fitted peer, with the best b for its multipliers."""
    used = np.zeros(len(y))
    used[model.support_] = model.dual_coef_[0]
    scores = K @ used
    place = int(np.count_nonzero(y > 0)) - 1
    b = float(np.partition(y - scores, place)[place])
    half = float(used @ scores) / 2
    value = half + C * float(np.maximum(0, 1 - y * (scores + b)).sum())
    return (value - (float(np.abs(used).sum()) - half)) / value


def compared(case: dict[str, Any], repeats: int) -> list[Timing]:
    """Our time and the peer's on one problem."""
    X, y = make(case["data"], case["n"])
    C, width = case["C"], kernels.median_width(X) / 2
    kernel = kernels.rbf(width)
    peer = SVC(C=C, gamma=1 / (2 * width**2), cache_size=1000)
    own, found = processor_time(lambda: svm.fit(X, y, C, kernel=kernel, tol=GAP), repeats)
    spent, fitted = processor_time(lambda: peer.fit(X, y), repeats)
    own_detail = {"pass": common.one_pass(kernel(X, X)), "gap": found.gap}
    reached = gap_of(fitted, kernel(X, X), y, C)
    return [
        Timing(case, OURS, own, detail=own_detail),
        Timing(case, PEER, spent, detail={"gap": reached}),
        Timing(case, "its gap", None, f"{reached:.0e}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small cases, some seconds")
    parser.add_argument("--repeats", type=int, default=5, help="runs, of which the fastest counts")
    parser.add_argument("--publish", action="store_true", help="for the page *How fast* as well")
    options = parser.parse_args()
    svm.fit([[0.0], [1.0]], [-1, 1])  # loads LAPACK, as the peer's modules are loaded before
    sizes = (500,) if options.quick else (500, 2000, 4000)
    cases = [{"data": d, "n": n, "C": C} for d in ("ball", "clouds") for n in sizes for C in PRICES]
    cases += [{"data": "one positive", "n": 2000, "C": C} for C in PRICES]
    timings: list[Timing] = []
    for case in cases:
        timings += compared(case, options.repeats)
        print(*case.values(), file=sys.stderr, flush=True)
    title = f"Gaussian kernel, d = {D}: time to a relative gap of {GAP:g}, and that of SVC"
    table = common.ratio_table(timings, OURS, (PEER, "its gap"))
    print(f"\n{title}\n\n{table}")
    environment = common.environment("scipy", "scikit-learn")
    print(f"\nwrote {common.save_json('kernels', timings, environment=environment)}")
    if options.publish:
        print(common.publish("kernels", environment, [(title, table)]))


if __name__ == "__main__":
    main()
