"""Exercises of the chapter *The box*."""

from evidence import exercise
from exercise_data import amounts, labels, listed, numbers
from hypothesis import given
from hypothesis import strategies as st


def feasible(alpha, y, C):
    balance = sum(a * t for a, t in zip(alpha, y, strict=True))
    return all(0 <= a <= C for a in alpha) and balance == 0


def without_cap(alpha, y, C):
    """the cap is missing: above C the infimum over the slack is minus infinity."""
    return min(alpha) >= 0 and sum(a * t for a, t in zip(alpha, y, strict=True)) == 0


def without_balance(alpha, y, C):
    """the balance is missing: without it b takes the Lagrangian to minus infinity."""
    return all(0 <= a <= C for a in alpha)


def open_box(alpha, y, C):
    """the ends 0 and C belong to the box; most multipliers of a solution are there."""
    balance = sum(a * t for a, t in zip(alpha, y, strict=True))
    return all(0 < a < C for a in alpha) and balance == 0


@st.composite
def balanced(draw):
    """Multipliers in equal pairs, one for each class; at the ends of the box, inside, above."""
    C = draw(amounts)
    values = st.sampled_from([C / 2, 0 * C, C, 2 * C])
    pairs = draw(st.lists(values, min_size=1, max_size=2))
    return [a for a in pairs for _ in (1, -1)], [1, -1] * len(pairs), C


anything = st.builds(lambda rows, C: (*rows, C), listed((numbers, labels)), amounts)


def reason(alpha, y, C):
    """Which condition fails first."""
    if min(alpha) < 0:
        return "a multiplier is negative, so the answer is"
    if max(alpha) > C:
        return "a multiplier is larger than C, so the answer is"
    if sum(a * t for a, t in zip(alpha, y, strict=True)) != 0:
        return "the products alpha_i y_i do not add up to 0, so the answer is"
    return "all conditions hold, so the answer is"


@exercise("ex-in-the-box", solution=feasible, wrong=(without_cap, without_balance, open_box))
@given(st.one_of(balanced(), anything))
def allowed(yours, case):
    """Whether multipliers are allowed in the dual problem with bias."""
    why = reason(*case)
    assert yours(*case).equals(why.startswith("all"), why)
