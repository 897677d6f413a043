"""Exercises of the chapter *One problem, seven names*."""

from evidence import exercise
from exercise_data import amounts
from hypothesis import given
from hypothesis import strategies as st
from margins.svm.conventions import from_C


def mean_loss_lambda(C, n):
    return 1 / (n * C)


def forgets_the_mean(C, n):
    """this belongs to the total loss; here the losses are divided by n."""
    return 1 / C


def without_the_half(C, n):
    """this belongs to a problem without the 1/2 in front of the norm."""
    return 1 / (2 * n * C)


def same_direction(C, n):
    """C stands with the loss and lambda with the norm: the larger C, the smaller lambda."""
    return C / n


@exercise(
    "ex-lambda",
    solution=mean_loss_lambda,
    wrong=(forgets_the_mean, without_the_half, same_direction),
)
@given(C=amounts, n=st.integers(1, 50))
def same_minimisers(yours, C, n):
    """The lambda with which both problems have the same minimisers."""
    assert yours(C, n).equals(from_C(C, "conv-lambda", n), "lambda is")
