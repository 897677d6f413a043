"""Exercises of the chapter *One example more or less*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts, numbers
from hypothesis import example, given
from hypothesis import strategies as st
from margins.generalisation import distribution
from margins.generalisation.stability import soft_svm
from margins.losses.surrogates import hinge


def expected_loss(u, p, lam):
    total = 0
    for v, first in zip(u, p, strict=True):
        w = v * min(1 / (2 * lam), 1 / v**2) if v else 0
        total += first * sum(q * max(0, 1 - w * z) for z, q in zip(u, p, strict=True))
    return total


def never_stops(u, p, lam):
    """the normal v/(2 lambda) is too long if its margin exceeds 1; it stops at 1/v."""
    total = 0
    for v, first in zip(u, p, strict=True):
        w = v / (2 * lam)
        total += first * sum(q * max(0, 1 - w * z) for z, q in zip(u, p, strict=True))
    return total


def on_the_sample(u, p, lam):
    """the loss is that of the next draw, not of the one that was learned from."""
    total = 0
    for v, first in zip(u, p, strict=True):
        w = v * min(1 / (2 * lam), 1 / v**2) if v else 0
        total += first * max(0, 1 - w * v)
    return total


def half_the_norm(u, p, lam):
    """the penalty is lambda w^2, not half of it: the slope is 2 lambda w."""
    total = 0
    for v, first in zip(u, p, strict=True):
        w = v * min(1 / lam, 1 / v**2) if v else 0
        total += first * sum(q * max(0, 1 - w * z) for z, q in zip(u, p, strict=True))
    return total


def of_the_mean(u, p, lam):
    """the mean of the losses is wanted, not the loss of the mean normal."""
    w = sum(q * v * min(1 / (2 * lam), 1 / v**2) if v else 0 for v, q in zip(u, p, strict=True))
    return sum(q * max(0, 1 - w * z) for z, q in zip(u, p, strict=True))


@exercise(
    "ex-one-draw",
    solution=expected_loss,
    wrong=(never_stops, on_the_sample, half_the_norm, of_the_mean),
)
@given(atoms=st.lists(st.tuples(numbers, st.integers(1, 4)), min_size=1, max_size=3), lam=amounts)
@example(atoms=[(Fraction(1), 1)], lam=Fraction(1))
@example(atoms=[(Fraction(2), 1)], lam=Fraction(1))
@example(atoms=[(Fraction(1), 3), (Fraction(-1), 1)], lam=Fraction(1))
def the_risk_of_one_draw(yours, atoms, lam):
    """The expected loss on the second draw of what is learned from the first."""
    u, parts = [v for v, _ in atoms], [part for _, part in atoms]
    p = [Fraction(part, sum(parts)) for part in parts]
    D = distribution([[v] for v in u], [1] * len(u), p)
    lost = D.expected_risk(1, lambda X, y: soft_svm(X, y, lam), hinge)
    assert yours(u, p, lam).equals(lost, "the expected loss is")
