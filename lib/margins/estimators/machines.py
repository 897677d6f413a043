"""Estimators with a certificate: the support vector classifier and logistic regression."""

import math
from typing import Any

import numpy as np
from scipy.special import expit

from margins import first_order, kernels, svm
from margins.base.data import BadInput, count
from margins.base.types import Array, Kernel, Labels
from margins.estimators.classifier import Certified, Probable
from margins.losses import logistic


class SupportVectorClassifier(Certified):
    """`svm.fit` as an estimator: the soft margin, or for C = infinity the hard one.

    `kernel` is "linear", "rbf" with `width`, "poly" with `degree` and `offset`, or a function
    as in `svm.fit`. The width "median" is the median distance of the distinct points. A point of
    weight v has the price C v.

    >>> model = SupportVectorClassifier(kernel="rbf", C=10).fit([[0], [1], [2]], ["a", "b", "a"])
    >>> print(*model.predict([[-1], [1]]), model.gap_ <= 1e-8)
    a b True
    """

    def __init__(
        self,
        C: float = 1.0,
        *,
        kernel: Any = "linear",
        width: Any = "median",
        degree: int = 3,
        offset: float = 1.0,
        bias: bool = True,
        tol: float = 1e-8,
        class_weight: Any = None,
    ) -> None:
        self.C = C
        self.kernel = kernel
        self.width = width
        self.degree = degree
        self.offset = offset
        self.bias = bias
        self.tol = tol
        self.class_weight = class_weight

    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> svm.Solution:
        C, kernel = _prices(self.C, weights), self._kernel(X)
        return svm.fit(X, signs, C, kernel=kernel, bias=self.bias, tol=self.tol)

    def _kernel(self, X: Array) -> Kernel | None:
        if self.kernel == "linear":
            return None
        if self.kernel == "rbf":
            # of distinct points, so that a copy counts as a weight does
            median = self.width == "median"
            width = kernels.median_width(np.unique(X, axis=0)) if median else self.width
            return kernels.rbf(width)
        if self.kernel == "poly":
            return kernels.polynomial(self.degree, self.offset)
        if not callable(self.kernel):
            raise BadInput(f"kernel is {self.kernel!r}; use 'linear', 'rbf', 'poly' or a function")
        return self.kernel  # type: ignore[no-any-return]


class LogisticClassifier(Certified, Probable):
    """`logistic.fit` as an estimator: logistic regression with a ridge of 1/2 and the price C.

    A point of weight v has the price C v.

    >>> model = LogisticClassifier().fit([[0], [1], [4]], ["a", "a", "b"])
    >>> print(*model.predict([[0], [5]]), model.gap_ <= 1e-10)
    a b True
    """

    def __init__(
        self,
        C: float = 1.0,
        *,
        bias: bool = True,
        tol: float = 1e-10,
        class_weight: Any = None,
    ) -> None:
        self.C = C
        self.bias = bias
        self.tol = tol
        self.class_weight = class_weight

    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> logistic.LogisticSolution:
        return logistic.fit(X, signs, _prices(self.C, weights), bias=self.bias, tol=self.tol)

    def _probability(self, scores: Array) -> Array:
        return np.asarray(expit(scores))


class StochasticClassifier(Certified):
    """`first_order.sgd` as an estimator: lam/2 |w|^2 + mean hinge, in some passes over the data.

    `batch`, `rate` and `average` are those of `sgd`; the defaults are fast, and each pass takes
    the points in another order. `gap_` is certified whatever the run did. A point of weight v
    counts as v copies, and is drawn as often as they are. `random_state` is a seed, a
    generator, or None.

    >>> model = StochasticClassifier(0.1, passes=1000, batch=1, random_state=0)
    >>> fitted = model.fit([[0], [1], [4]], ["a", "a", "b"])
    >>> print(*fitted.predict([[0], [5]]), fitted.gap_ < 0.1)
    a b True
    """

    def __init__(
        self,
        lam: float = 1e-4,
        *,
        passes: int = 10,
        batch: int = 64,
        rate: Any = "2 sqrt(k/t)/|x|^2",
        average: Any = "mean",
        bias: bool = True,
        random_state: Any = None,
        class_weight: Any = None,
    ) -> None:
        self.lam = lam
        self.passes = passes
        self.batch = batch
        self.rate = rate
        self.average = average
        self.bias = bias
        self.random_state = random_state
        self.class_weight = class_weight

    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> first_order.Run:
        passes, batch = count("passes", self.passes), count("batch", self.batch)
        return first_order.sgd(
            X,
            signs,
            self.lam,
            steps=-(-passes * len(X) // batch),
            rng=np.random.default_rng(self.random_state),
            average=self.average,
            batch=batch,
            order="uniform" if weights is not None else "shuffled",
            rate=self.rate,
            weights=weights,
            bias=self.bias,
        )


def _prices(C: float, weights: Array | None) -> float | Array:
    """C, or a price for each point. A hard margin has nothing to weigh."""
    return C if weights is None or math.isinf(C) else C * weights
