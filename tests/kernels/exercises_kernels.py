"""Exercises on Gram matrices."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def witness(a, b, c):
    if a < 0:
        return 1, 0
    if a == 0:
        return (-(c + 1), 2 * b) if b else (0, int(c < 0))
    return (0, 0) if a * c - b * b >= 0 else (-b, a)


def by_determinant(a, b, c):
    """the determinant is not negative for two negative diagonal entries, either."""
    return (0, 0) if a * c - b * b >= 0 else (b, -a)


def by_diagonal(a, b, c):
    """the diagonal alone does not decide: it may be positive and the form still negative."""
    return (1, 0) if a < 0 else (0, 1) if c < 0 else (0, 0)


def always_the_difference(a, b, c):
    """the two points need not enter with the same weight."""
    return (1, -1) if a - 2 * b + c < 0 else (0, 0)


small = st.integers(-5, 5)


@exercise(
    "ex-two-point-witness",
    solution=witness,
    wrong=(by_determinant, by_diagonal, always_the_difference),
)
@given(a=small, b=small, c=small)
def the_witness(yours, a, b, c):
    """A vector at which the form is negative, if there is one."""

    def below(v):
        return a * v[0] ** 2 + 2 * b * v[0] * v[1] + c * v[1] ** 2 < 0

    answer = yours(a, b, c)
    if a >= 0 and c >= 0 and a * c >= b * b:
        assert answer.equals((0, 0), "no form is negative, so the answer is")
    else:
        assert answer.satisfies(below, "the form can be negative, and there it is not")
