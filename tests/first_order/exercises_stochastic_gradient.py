"""Exercises of the chapter *One example at a time*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts, labels, numbers
from hypothesis import example, given


def update(w, x, y, lam, eta):
    shrunk = (1 - eta * lam) * w
    return shrunk + eta * y * x if y * w * x < 1 else shrunk


def step_forgotten(w, x, y, lam, eta):
    """the step multiplies the whole subgradient, also its part lambda w."""
    return (1 - lam) * w + (eta * y * x if y * w * x < 1 else 0)


def no_shrinking(w, x, y, lam, eta):
    """an example with a margin above 1 adds nothing, but w shrinks all the same."""
    return (1 - eta * lam) * w + eta * y * x if y * w * x < 1 else w


def mistakes_only(w, x, y, lam, eta):
    """this is the rule of the perceptron; the hinge asks for a margin of 1."""
    return (1 - eta * lam) * w + (eta * y * x if y * w * x < 0 else 0)


def kink_too(w, x, y, lam, eta):
    """at the margin 1 the rule asked for adds nothing; that is what m <= 1 does."""
    return (1 - eta * lam) * w + (eta * y * x if y * w * x <= 1 else 0)


@exercise(
    "ex-update", solution=update, wrong=(step_forgotten, no_shrinking, mistakes_only, kink_too)
)
@given(w=numbers, x=numbers, y=labels, lam=amounts, eta=amounts)
@example(w=Fraction(1), x=Fraction(1), y=1, lam=Fraction(1), eta=Fraction(1))
def one_update(yours, w, x, y, lam, eta):
    """One step on one example."""
    pull = y * x if y * w * x < 1 else 0
    assert yours(w, x, y, lam, eta).equals(w - eta * (lam * w - pull), "the new w is")
