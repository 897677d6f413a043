"""Multinomial logistic regression with a ridge: every answer comes with its certificate.

    minimise lam/2 sum |w_k|^2 + (1/n) sum -ln p_y(x_i),   p_k = exp(s_k) / sum exp(s_j),

with the scores s_k = <w_k, x> + b_k of K classes. The *mean* of the losses stands beside lam, as
throughout the book; scikit-learn's LogisticRegression has C = 1 / (n lam). The dual point lives in
a product of simplices (`softmax-strong-duality`).
"""

from dataclasses import dataclass

import numpy as np

from margins.base.classes import coded
from margins.base.data import (
    BadInput,
    as_floats,
    count,
    not_negative,
    numbers,
    points,
    positive_float,
    real_array,
    same_length,
    squarable,
    tolerance,
)
from margins.base.rounding import up
from margins.base.types import (
    Array,
    ClassesLike,
    Codes,
    Count,
    PointsLike,
    Scalar,
    ValuesLike,
    VectorLike,
)
from margins.losses.descent import minimised
from margins.multiclass.cross_entropy import Newton, Place, Terms, coordinates
from margins.multiclass.flows import feasible
from margins.multiclass.softmax_gap import Certifier

_LARGEST = 1e140  # the squares of all |w_k| have room


@dataclass(frozen=True, eq=False, repr=False)
class SoftmaxSolution:
    """A primal point (W, b) and a feasible dual point, hence dual <= optimum <= primal.

    W has a row for each of the `classes`. alpha_ik is 1{y_i = k} minus a dual probability: its
    rows sum to 0, with bias its columns, too. The floats are real numbers: `primal` is not below
    the objective at (W, b), `dual` not above that at alpha, and `excess` not below their true
    difference, rounding included. The objective is lam-strongly convex in W: the sum of the
    squared distances of the w_k from the best ones is at most 2 excess / lam.
    """

    X: Array
    y: Codes
    classes: Array
    lam: float
    bias: bool
    W: Array
    b: Array
    alpha: Array
    primal: float
    dual: float
    excess: float

    def __repr__(self) -> str:
        n, d = self.X.shape
        return (
            f"SoftmaxSolution(n={n}, d={d}, K={len(self.classes)}, lam={self.lam:g}, "
            f"bias={self.bias}, gap={self.gap:.2g})"
        )

    @property
    def gap(self) -> float:
        """The relative duality gap."""
        return up(self.excess / self.primal, 1)

    def decision(self, X: PointsLike) -> Array:
        """The scores of new points, a column for each class."""
        return scores(X, self.W, self.b)

    def probability(self, X: PointsLike) -> Array:
        """P(Y = k | x), a column for each class."""
        return probabilities(self.decision(X))

    def predict(self, X: PointsLike) -> Array:
        """The class with the largest score (`softmax-argmax`), of several the first."""
        return np.asarray(self.classes[self.decision(X).argmax(axis=1)])


# ---------------------------------------------------------------- probabilities and their loss


def scores(X: PointsLike, W: PointsLike, b: VectorLike | None = None) -> Array:
    """s_k = <w_k, x> + b_k: a row for each point, a column for each class."""
    rows, vectors = as_floats("X", points(X)), as_floats("W", points(W, "W"))
    if rows.shape[1] != vectors.shape[1]:
        raise BadInput(f"X has {rows.shape[1]} columns, but the rows of W {vectors.shape[1]}")
    (offsets,) = numbers(b=(np.zeros(len(vectors)) if b is None else b, 1))
    same_length(len(vectors), b=offsets)
    return np.asarray(rows @ vectors.T + as_floats("b", offsets))


def probabilities(scores: ValuesLike) -> Array:
    """p_k = exp(s_k) / sum exp(s_j), where the classes stand along the last axis.

    One number can be added to all scores of a point (`softmax-shift-invariance`): what is added
    here makes the largest 0, so nothing overflows.
    """
    array = as_floats("scores", real_array("scores", scores))
    if not array.ndim or not array.size:
        raise BadInput("scores must hold at least one number, with the classes in the last axis")
    powers = np.exp(array - array.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def reference(W: PointsLike) -> Array:
    """w_k - w_K: the same probabilities with 0 for the last class (`softmax-shift-invariance`)."""
    rows = points(W, "W")
    return np.asarray(rows - rows[-1])


def objective(
    X: PointsLike, y: ClassesLike, W: PointsLike, lam: Scalar = 0, b: VectorLike | None = None
) -> float:
    """lam/2 sum |w_k|^2 + (1/n) sum -ln p_y; the rows of W are for the classes in order."""
    vectors, terms, ridge = _at(X, y, W, lam, b)
    return float(ridge / 2 * (vectors * vectors).sum() + terms.losses.mean())


def gradient(X: PointsLike, y: ClassesLike, W: PointsLike, lam: Scalar = 0) -> Array:
    """lam w_k + (1/n) sum (p_k(x_i) - 1{y_i = k}) x_i, a row for each class (`softmax-gradient`).

    Without ridge the rows sum to 0 (`softmax-gradients-sum-zero`).
    """
    vectors, terms, ridge = _at(X, y, W, lam)
    rows = as_floats("X", points(X))
    return np.asarray(ridge * vectors - terms.signed() @ rows / len(rows))


def gradient_descent(
    X: PointsLike,
    y: ClassesLike,
    lam: Scalar = 0,
    *,
    steps: Count,
    rate: Scalar,
    start: PointsLike | None = None,
) -> Array:
    """All W that steps W - rate * gradient lead to, from `start` or else from 0.

    Each step multiplies the sum of the rows by 1 - rate * lam (`softmax-gradients-sum-zero`).
    The gradient changes at most (lam + rho^2 / 2) times as fast as W, rho being the largest |x_i|
    (`softmax-gradient`): a rate of one over that lowers the objective in every step.
    """
    classes, _ = coded(y, len(points(X)))
    eta, first = positive_float("rate", rate), np.zeros((len(classes), points(X).shape[1]))
    walk = [first if start is None else as_floats("start", points(start, "start"))]
    for _ in range(count("steps", steps)):
        walk.append(walk[-1] - eta * gradient(X, y, walk[-1], lam))
    return np.array(walk)


def _at(
    X: PointsLike, y: ClassesLike, W: PointsLike, lam: Scalar, b: VectorLike | None = None
) -> tuple[Array, Terms, float]:
    """W in floats, what the scores say, and lam."""
    table = scores(X, W, b)
    classes, codes = coded(y, len(table))
    if table.shape[1] != len(classes):
        raise BadInput(f"W must have a row for each of the {len(classes)} classes of y")
    return as_floats("W", points(W, "W")), Terms(table.T, codes), float(not_negative("lam", lam))


# ---------------------------------------------------------------- the minimiser


def fit(
    X: PointsLike, y: ClassesLike, lam: Scalar, *, bias: bool = True, tol: Scalar = 1e-10
) -> SoftmaxSolution:
    """The minimiser, with a relative duality gap of at most tol (`softmax-strong-duality`).

    y has a label for each point, of any hashable kind, and at least two different ones. The best W
    is unique and sums to 0; b is unique up to one number that can be added to all, and what is
    returned has whatever sum it has. Newton's method: with d' = min(n, d) a Hessian costs
    O(n (K d')^2), and the solution of its equations O((K d')^3) time and O((K d')^2) memory, so
    K d' should stay below some thousands. Usually 3 to 30 Hessians, the first of them on a part of
    the rows. Raises `NotConverged` with the best point if rounding keeps the gap above tol.

    >>> model = fit([[0], [1], [2], [5]], ["a", "b", "b", "c"], 0.1)
    >>> print(*model.predict([[-1], [1.6], [9]]), model.gap <= 1e-10)
    a b c True
    """
    rows = points(X)
    classes, codes = coded(y, len(rows))
    ridge, gap = positive_float("lam", lam), tolerance(tol)
    floats = squarable("X", as_floats("X", rows))
    if not float(np.abs(floats).max()) / _LARGEST < ridge < _LARGEST / len(rows):
        raise BadInput(f"lam = {ridge:g} has no room in floats for data of this size; rescale X")
    certifier = Certifier(floats, codes, ridge, gap)
    try:
        newton = coordinates(floats, codes, len(classes), ridge, bias)
        return minimised(newton, gap, lambda place: _certified(certifier, newton, place, classes))
    except np.linalg.LinAlgError as error:
        raise BadInput(
            "the features of X differ too much in size to be solved for together; "
            "rescale X, for instance to standard deviation 1 in each column"
        ) from error


def _certified(
    certifier: Certifier, newton: Newton, place: Place, classes: Array
) -> SoftmaxSolution:
    """The primal point, with its probabilities made feasible as the dual point."""
    W, b = newton.machine(place.v)
    alpha = feasible(place.terms.wrong, newton.codes, newton.bias)
    found = certifier.worth(W, b, alpha)
    of = certifier.X, newton.codes, classes, certifier.lam, newton.bias
    return SoftmaxSolution(*of, W, b, alpha.T, **vars(found))
