"""Exercises on the game behind the largest margin."""

from evidence import exercise
from exercise_data import amounts
from hypothesis import given
from hypothesis import strategies as st
from margins.rational.games import game


def correlations(A, D):
    return [sum(d * row[j] for d, row in zip(D, A, strict=True)) for j in range(len(A[0]))]


def cap(A, D):
    return max(correlations(A, D))


def friendliest(A, D):
    """the vote may give everything to the best hypothesis, so the largest correlation counts."""
    return min(correlations(A, D))


def edge(A, D):
    """this is the edge, half of the correlation; margins are on the scale of correlations."""
    return max(correlations(A, D)) / 2


def average(A, D):
    """the average is what equal votes get; another vote may do better."""
    return sum(correlations(A, D)) / len(A[0])


@st.composite
def weighted_games(draw):
    """A table of right (1) and wrong (-1), with a distribution on its rows."""
    n, m = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    row = st.lists(st.sampled_from([1, -1]), min_size=m, max_size=m)
    weights = draw(st.lists(amounts, min_size=n, max_size=n))
    table = draw(st.lists(row, min_size=n, max_size=n))
    return table, [w / sum(weights) for w in weights]


@exercise("ex-margin-cap", solution=cap, wrong=(friendliest, edge, average))
@given(weighted_games())
def no_vote_does_better(yours, case):
    """No vote has a larger least margin."""
    largest = game(case[0]).value
    bound = yours(*case)
    assert bound.satisfies(lambda v: v >= largest - 1e-9, f"some vote has the margin {largest}")


@exercise("ex-margin-cap")
@given(weighted_games())
def best_that_the_weights_show(yours, case):
    """These weights show no smaller bound."""
    A, D = case
    columns = zip(*A, strict=True)
    expected = max(sum(d * v for d, v in zip(D, column, strict=True)) for column in columns)
    assert yours(A, D).equals(expected, "the bound is")
