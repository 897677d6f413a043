"""Exercises of the chapter *Why a large margin is good news*."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st

small = st.integers(-4, 4)


def signs(x):
    p, q, chosen = 0, 0, []
    for a, b in x:
        chosen.append(-1 if p * a + q * b > 0 else 1)
        p, q = p + chosen[-1] * a, q + chosen[-1] * b
    return chosen


def alternating(x):
    """signs in turn cancel only if the points do not alternate themselves."""
    return [(-1) ** i for i in range(len(x))]


def against_the_last(x):
    """each sign has to look at the sum so far, not at the point before."""
    chosen = [1] if x else []
    for (a, b), (p, q) in zip(x[1:], x, strict=False):
        chosen.append(-1 if a * p + b * q > 0 else 1)
    return chosen


@exercise("ex-signs-that-cancel", solution=signs, wrong=(alternating, against_the_last))
@given(x=st.lists(st.tuples(small, small), min_size=1, max_size=5))
def the_signs(yours, x):
    """Signs of the right number, with a short sum."""

    def are_signs(chosen):
        return len(chosen) == len(x) and all(e in (-1, 1) for e in chosen)

    def cancel(chosen):
        total = [sum(e * v[k] for e, v in zip(chosen, x, strict=True)) for k in (0, 1)]
        return sum(v * v for v in total) <= sum(a * a + b * b for a, b in x)

    answer = yours(x)
    assert answer.satisfies(are_signs, "that is not one sign, 1 or -1, for each point")
    assert answer.satisfies(cancel, "the sum is longer than that")
