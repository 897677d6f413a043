"""Calls that a type checker must judge; `test_types.py` reads the marks. Nothing here is run.

A line that ends in `# wrong` is an error to the checker, each other line is not.
"""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from margins import boosting, exact, svm
from margins.base.types import Array, HasArray, Labels, Number, PointsLike, VectorLike
from margins.boosting import additive
from margins.hyperplanes import geometry, linear
from margins.kernels import polynomial, rbf
from margins.losses import LOGISTIC, hinge, logistic, tempered
from numpy.typing import NDArray

X = [[0.0, 1.0], [1.0, 0.0]]
Y = [1, -1]
HALF = Fraction(1, 2)


class Table:
    """As much of pandas as is needed."""

    def __array__(self, dtype: object = None, copy: bool | None = None) -> NDArray[np.float64]:
        return np.zeros((2, 2))


def points(table: Table, rows: Sequence[Sequence[int]], vectors: list[NDArray[np.int64]]) -> None:
    """What has the form of a sample."""
    boosting.adaboost(X, Y, 3)
    boosting.adaboost(np.array(X), np.array(Y), np.int64(3))
    boosting.adaboost(((0, HALF), (1, 0)), (1, -1), 3)
    boosting.adaboost(table, table, 3)
    boosting.adaboost(rows, range(-1, 2, 2), 3)
    boosting.adaboost(vectors, Y, 3)
    exact.adaboost(np.array([[HALF]], dtype=object), [1], 3)
    boosting.adaboost("nonsense", Y, 3)  # wrong
    boosting.adaboost(["ab", "cd"], Y, 3)  # wrong
    boosting.adaboost([["1", "2"]], Y, 3)  # wrong
    boosting.adaboost(object(), Y, 3)  # wrong
    boosting.adaboost(None, Y, 3)  # wrong
    boosting.adaboost([1.0, 2.0], Y, 3)  # wrong
    boosting.adaboost((row for row in X), Y, 3)  # wrong
    boosting.adaboost([[1j]], Y, 3)  # wrong
    boosting.adaboost({"a": 1}, Y, 3)  # wrong
    boosting.adaboost([[None, 1.0]], Y, 3)  # wrong


def arrays(
    waves: NDArray[np.complex128], words: NDArray[np.str_], days: NDArray[np.datetime64]
) -> None:
    """Arrays that hold something else."""
    boosting.adaboost(waves, Y, 3)  # wrong
    boosting.adaboost(words, Y, 3)  # wrong
    boosting.adaboost(days, Y, 3)  # wrong
    boosting.adaboost([waves, waves], Y, 3)  # wrong
    boosting.adaboost(X, words, 3)  # wrong


def labels() -> None:
    """What may be labels."""
    linear.functional_margins(X, np.array(Y), [1, 1])
    linear.functional_margins(X, [1.0, -1.0], [1, 1])
    linear.functional_margins(X, "+-", [1, 1])  # wrong
    linear.functional_margins(X, ["+", "-"], [1, 1])  # wrong
    linear.functional_margins(X, 1, [1, 1])  # wrong
    linear.functional_margins(X, None, [1, 1])  # wrong


def numbers() -> None:
    """Single numbers, and how many of something."""
    logistic.fit(X, Y, HALF, tol=1e-3)
    logistic.fit(X, Y, np.float64(1), bias=False)
    logistic.fit(X, Y, [1, HALF])
    rbf(np.int64(2))
    polynomial(2, offset=HALF, scale=1.5)
    hinge(1)
    hinge([[1.0], [2]])
    linear.score([[1, HALF], [2, 3]], [1, HALF], HALF)
    geometry.squared_norm([0, HALF])
    logistic.fit(X, Y, "a")  # wrong
    logistic.fit(X, Y, None)  # wrong
    logistic.fit(X, Y, [["1"]])  # wrong
    logistic.fit(X, Y, 1j)  # wrong
    logistic.fit(X, Y, 1, tol="small")  # wrong
    boosting.adaboost(X, Y, 3.5)  # wrong
    boosting.adaboost(X, Y, "3")  # wrong
    polynomial(2.5)  # wrong
    rbf("median")  # wrong
    tempered(1, tau=[1])  # wrong
    hinge("1")  # wrong


def functions() -> None:
    """Learners and losses."""
    boosting.adaboost(X, Y, 3, learner=boosting.stump_learner(X, Y))
    boosting.adaboost(X, Y, 3, start=[HALF, 1])
    additive.gradient_boost(X, Y, 3, loss=LOGISTIC, rate=HALF)
    boosting.adaboost(X, Y, 3, learner="stumps")  # wrong
    boosting.adaboost(X, Y, 3, start="uniform")  # wrong
    additive.gradient_boost(X, Y, 3, loss="logistic")  # wrong
    additive.gradient_boost(X, Y, 3, rate="slow")  # wrong


def answers() -> tuple[Array, Labels, Number, float, VectorLike, PointsLike]:
    """What comes back fits where it is wanted, and goes in again."""
    run = boosting.adaboost(X, Y, 3)
    width: float = geometry.slab_width([1, 1])
    length: Number = geometry.squared_norm([HALF, 1])
    geometry.norm([1, 1]).upper()  # wrong
    geometry.squared_norm([1, 1]).bit_count()  # wrong
    scores = geometry.signed_distance(run.X, [1, 1])
    return scores, run.predict(X), length, width, hinge(scores), geometry.project(X, [1, 1])


def machines() -> None:
    """Support vector machines."""
    svm.fit(X, Y, HALF, kernel=rbf(2))
    svm.fit(X, Y, [1, HALF])
    exact.fit(None, Y, 1, gram=[[2, HALF], [HALF, 2]])
    svm.fit("nonsense", object(), "a")  # wrong
    svm.fit(X, Y, "a")  # wrong
    svm.fit(X, Y, kernel="rbf")  # wrong
    svm.fit_path(X, Y, 1)  # wrong
    exact.fit(X, Y, gram="linear")  # wrong
    svm.fit(X, Y).predict("X")  # wrong


def tables(table: Table) -> HasArray:
    """Another library's table is one."""
    return table
