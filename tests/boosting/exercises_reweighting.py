"""Exercises of the chapter *What the weights do*."""

from evidence import exercise
from exercise_data import rounds
from hypothesis import given


def error_of(D, wrong):
    return sum(d for d, bad in zip(D, wrong, strict=True) if bad)


def reweight(D, wrong):
    e = error_of(D, wrong)
    return [d / (2 * e if bad else 2 * (1 - e)) for d, bad in zip(D, wrong, strict=True)]


def not_normalised(D, wrong):
    """the ratio of wrong and right is right, but the sum is not 1."""
    e = error_of(D, wrong)
    return [d * (1 - e) / e if bad else d for d, bad in zip(D, wrong, strict=True)]


def swapped(D, wrong):
    """the mistakes are divided by twice the error, the rest by twice what is left."""
    e = error_of(D, wrong)
    return [d / (2 * (1 - e) if bad else 2 * e) for d, bad in zip(D, wrong, strict=True)]


def without_the_two(D, wrong):
    """without the factor 2 each of the two groups weighs 1."""
    e = error_of(D, wrong)
    return [d / (e if bad else 1 - e) for d, bad in zip(D, wrong, strict=True)]


distributions = rounds().map(lambda case: ([d / sum(case[0]) for d in case[0]], case[1]))


@exercise("ex-reweight", solution=reweight, wrong=(not_normalised, swapped, without_the_two))
@given(distributions)
def sum_is_one(yours, case):
    """The new weights add up to 1."""

    def adds_up(weights):
        return abs(sum(weights) - 1) < 1e-9

    assert yours(*case).satisfies(adds_up, "the sum is not 1")


@exercise("ex-reweight")
@given(distributions)
def coin_flip(yours, case):
    """The last hypothesis has error 1/2 under them."""

    def half(weights):
        return abs(error_of(weights, case[1]) - 0.5) < 1e-9

    assert yours(*case).satisfies(half, "the mistakes do not weigh 1/2")


@exercise("ex-reweight")
@given(distributions)
def the_new_weights(yours, case):
    """They are those of AdaBoost."""
    D, wrong = case
    odds = (1 - error_of(D, wrong)) / error_of(D, wrong)  # e^(2a)
    heavier = [d * odds if bad else d for d, bad in zip(D, wrong, strict=True)]
    expected = [d / sum(heavier) for d in heavier]
    assert yours(*case).equals(expected, "the new weights are")
