"""From a separator to the one with least margin 1."""

from fractions import Fraction

from margins.svm import max_margin
from strategies import HALF


def test_without_b_the_hyperplane_goes_through_the_origin():
    X, y = [[Fraction(2)], [Fraction(-3)]], [1, -1]
    w, b = max_margin.canonical(X, y, [1])
    assert (w.tolist(), b) == ([HALF], 0)
    assert max_margin.squared_margin(X, y, [1]) == 4


def test_integers_among_fractions_are_exact():
    X, y = [[Fraction(1, 3)], [Fraction(-1, 3)]], [1, -1]
    w, b = max_margin.canonical(X, y, [1], 0)
    assert all(isinstance(value, Fraction) for value in (*w, b))
    assert max_margin.squared_margin(X, y, [7]) == Fraction(1, 9)
