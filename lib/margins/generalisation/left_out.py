"""Leave-one-out: what the hard margin says about each example when it has not seen it.

`finite.leave_one_out` does this for any learner and loss. Here is the machine as a learner of any
sample, what one fit tells about all that leave one out, and the bounds of expected errors.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import count, labels, not_empty, positive, rational, rationals
from margins.base.types import Array, Count, LabelsLike, PointsLike, Scalar
from margins.generalisation.finite import Finite, Sample, leave_one_out
from margins.losses import ZERO_ONE
from margins.rational.arrays import array
from margins.svm import exact
from margins.svm.solution import Solution
from margins.svm.support_vectors import essential, tight


@dataclass(frozen=True, eq=False, repr=False)
class OneClass(Brief):
    """What is learned, with a bias, from a sample of one class: that class everywhere."""

    label: int

    def decision(self, X: PointsLike) -> Array:
        """The label, for each row of X."""
        return array([Fraction(self.label)] * len(rationals("X", X, 2)))


def hard_machine(X: PointsLike, y: LabelsLike, *, bias: bool = False) -> Solution | OneClass:
    """The exact hard margin as a learner of any separable sample; with a bias, a sample of one
    class is answered by that class."""
    points = not_empty("X", rationals("X", X, 2))
    signs = labels(y, len(points))
    if bias and len(set(signs.tolist())) == 1:
        return OneClass(int(signs[0]))
    return exact.fit(points, signs, bias=bias)


def hard_machine_with_bias(X: PointsLike, y: LabelsLike) -> Solution | OneClass:
    """`hard_machine` with a bias."""
    return hard_machine(X, y, bias=True)


@dataclass(frozen=True, eq=False, repr=False)
class LeftOut(Brief):
    """The hard margin of a sample, and of what is left without each of its examples.

    `margins` are those of the examples when they are left out, by n further fits. `weights` are
    alpha_i |x_i|^2, from the fit of the whole sample.
    """

    machine: Solution
    margins: Array
    weights: Array

    @property
    def errors(self) -> Array:
        """The examples that are mistakes when they are left out; a tie is one."""
        return np.flatnonzero(self.margins <= 0)

    @property
    def heavy(self) -> Array:
        """The examples with alpha_i |x_i|^2 >= 1. Without bias no other can be a mistake
        (`loo-margin`)."""
        return np.flatnonzero(self.weights >= 1)

    @property
    def tight(self) -> Array:
        """The examples on the edges of the street."""
        return tight(self.machine)

    @property
    def essential(self) -> Array:
        """The examples that the street needs; no other can be a mistake
        (`loo-support-vectors`)."""
        return essential(self.machine)


def examine(X: PointsLike, y: LabelsLike, *, bias: bool = False) -> LeftOut:
    """Leave each example out in turn. With a bias both classes must occur."""
    points = not_empty("X", rationals("X", X, 2))
    machine = exact.fit(points, y, bias=bias)
    squares: Array = (points * points).sum(axis=1)
    return LeftOut(machine, _margins(machine), machine.alpha * squares)


def _margins(s: Solution) -> Array:
    if len(s.y) == 1:
        return array([Fraction(0)])  # nothing is learned from nothing
    learner = hard_machine_with_bias if s.bias else hard_machine
    return leave_one_out(s.X, s.y, learner, lambda m: m)


def squared_ratio(X: PointsLike, y: LabelsLike) -> Fraction:
    """rho^2/gamma^2 for the largest norm rho and the best margin gamma without bias, of a sample
    or of the atoms of a distribution (`loo-radius-margin`)."""
    points = not_empty("X", rationals("X", X, 2))
    squares: Array = (points * points).sum(axis=1)
    return Fraction(squares.max() * 2 * exact.fit(points, y, bias=False).primal)


def expected_error(D: Finite, n: Count, *, bias: bool = False) -> Fraction:
    """E L_D(A(S)) of the hard margin, from n draws; ties are mistakes."""
    learner = hard_machine_with_bias if bias else hard_machine
    return Fraction(D.expected_risk(n, learner, ZERO_ONE))


def expected_share(D: Finite, n: Count, *, bias: bool = False, edges: bool = False) -> Fraction:
    """E of the share of essential points, or with `edges` of tight ones, among n draws. No more
    is the expected error after n - 1 draws (`loo-support-vectors`). With a bias a sample of one
    class has none."""

    def share(s: Sample) -> Fraction:
        if bias and len(set(s.y.tolist())) == 1:
            return Fraction(0)
        machine = exact.fit(s.X, s.y, bias=bias)
        return Fraction(len(tight(machine) if edges else essential(machine)), len(s.y))

    return Fraction(D.expected(n, share))


def expected_error_bound(rho: Scalar, gamma: Scalar, n: Count) -> Fraction:
    """(rho/gamma)^2/(n + 1), which the expected error of the hard margin without bias after n draws
    does not exceed (`hard-svm-expectation`)."""
    radius, margin = (positive(k, rational(k, v)) for k, v in (("rho", rho), ("gamma", gamma)))
    return Fraction(radius / margin) ** 2 / (count("n", n) + 1)
