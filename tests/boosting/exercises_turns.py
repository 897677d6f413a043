"""Exercises on hypotheses that come in turn."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts
from hypothesis import given
from hypothesis import strategies as st


def played(classes, rest, rounds, replace):
    """The errors, if `replace` says what the class that was wrong weighs in the next round."""
    found, c = [], list(classes)
    for _ in range(rounds):
        found.append(c[0] / (sum(c) + rest))
        c = [*c[1:], replace(c, rest)]
    return found


def errors(classes, rest, rounds):
    return played(classes, rest, rounds, lambda c, z: sum(c[1:]) + z)


def last_two(classes, rest, rounds):
    """the sum of the last two classes and the rest is right for three classes; add all others."""
    return played(classes, rest, rounds, lambda c, z: c[-2] + c[-1] + z)


def without_the_rest(classes, rest, rounds):
    """the points outside the classes have weight, too, and the mistakes outweigh them as well."""
    return played(classes, rest, rounds, lambda c, _: sum(c[1:]))


def from_round_one_on(classes, rest, rounds):
    """the last class has half of the weight from round 2 on, and need not have it in round 1."""
    c, k = list(classes), len(classes)
    while len(c) < rounds + k:
        c.append(sum(c[1 - k :]) + rest)
    return [c[t] / (2 * c[t + k - 1]) for t in range(rounds)]


sizes = st.lists(amounts, min_size=2, max_size=4)
rests = st.integers(0, 3).map(Fraction)


@exercise(
    "ex-all-in-turn",
    solution=errors,
    wrong=(last_two, without_the_rest, from_round_one_on),
)
@given(sizes, rests, st.integers(1, 6))
def each_an_error_below_one(yours, classes, rest, rounds):
    """As many errors as rounds, each of them between 0 and 1."""

    def proper(found):
        return len(found) == rounds and all(0 < e < 1 for e in found)

    asked = yours(classes, rest, rounds)
    assert asked.satisfies(proper, "there is an error between 0 and 1 for each round")


@exercise("ex-all-in-turn")
@given(sizes, rests, st.integers(1, 6))
def as_adaboost_has_them(yours, classes, rest, rounds):
    """The errors of a run whose weights are normalised in each round."""
    total = sum(classes) + rest
    D = [c / total for c in classes]
    expected = []
    for t in range(rounds):
        j = t % len(D)
        e = D[j]
        expected.append(e)
        D = [d / (2 * e) if i == j else d / (2 * (1 - e)) for i, d in enumerate(D)]
    assert yours(classes, rest, rounds).equals(expected, "the errors are")
