"""Exercises of the chapter *A constant in place of the bias*."""

from evidence import exercise
from exercise_data import amounts, labels, listed
from hypothesis import given


def bias(alpha, y, kappa):
    return kappa**2 * sum(a * t for a, t in zip(alpha, y, strict=True))


def weight(alpha, y, kappa):
    """this is the weight of the constant; the score adds the constant times its weight."""
    return kappa * sum(a * t for a, t in zip(alpha, y, strict=True))


def without_labels(alpha, y, kappa):
    """positive points pull the bias up, negative ones down; the labels are not used."""
    return kappa**2 * sum(alpha)


@exercise("ex-constant-bias", solution=bias, wrong=(weight, without_labels))
@given(sample=listed((amounts, labels)), kappa=amounts)
def the_bias_of_the_score(yours, sample, kappa):
    """The bias that a constant feature gives."""
    alpha, y = sample
    up = sum(a for a, t in zip(alpha, y, strict=True) if t > 0)
    down = sum(a for a, t in zip(alpha, y, strict=True) if t < 0)
    expected = kappa * kappa * (up - down)
    assert yours(alpha, y, kappa).equals(expected, "the bias is")
