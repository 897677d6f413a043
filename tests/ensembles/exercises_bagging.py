"""Exercises of the chapter *Training on resamples*."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


@st.composite
def replicates(draw):
    """Up to four resamples of up to three points, and what their predictors say."""
    n, number = draw(st.integers(1, 3)), draw(st.integers(1, 4))
    rows = st.lists(st.integers(0, n - 1), min_size=n, max_size=n)
    answers = st.lists(st.sampled_from([1, -1]), min_size=n, max_size=n)
    return (
        draw(st.lists(rows, min_size=number, max_size=number)),
        draw(st.lists(answers, min_size=number, max_size=number)),
    )


def sums(drawn, said):
    n = len(said[0])
    return [
        sum(answers[i] for rows, answers in zip(drawn, said, strict=True) if i not in rows)
        for i in range(n)
    ]


def everybody(drawn, said):
    """predictors that have seen an example may not vote on it."""
    return [sum(answers[i] for answers in said) for i in range(len(said[0]))]


def the_others(drawn, said):
    """these are the predictors that have seen the example."""
    return [a - b for a, b in zip(everybody(drawn, said), sums(drawn, said), strict=True)]


@exercise("ex-out-of-bag-votes", solution=sums, wrong=(everybody, the_others))
@given(case=replicates())
def votes_from_outside(yours, case):
    """The votes of predictors that have not drawn an example."""
    drawn, said = case
    assert yours(drawn, said).equals(sums(drawn, said), "the sums are")
