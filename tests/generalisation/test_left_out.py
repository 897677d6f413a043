"""Chapter *One point stands outside*: leave-one-out."""

from fractions import Fraction
from itertools import product

import pytest
from evidence import claim, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.generalisation import distribution, leave_one_out
from margins.generalisation.left_out import (
    OneClass,
    examine,
    expected_error,
    expected_error_bound,
    expected_share,
    hard_machine,
    hard_machine_with_bias,
    squared_ratio,
)
from margins.losses import ZERO_ONE
from oracles import dot, square
from oracles import svm as solved
from strategies import CORNERS, HALF, ONE, ZERO, biases, planted, positive, vectors
from worlds import orthonormal

RIGHT_ANGLE = [(ONE, ZERO), (ZERO, ONE)], [1, 1]
"""Two orthogonal points: each is a tie for the machine that has seen only the other."""


def share(losses):
    """The mean of mistakes, as a fraction."""
    return Fraction(int(losses.sum()), len(losses))


# -------------------------------------------------------------- loo-identity


class Table:
    """Any learner on two atoms: what it answers at each of them, for each sequence of draws."""

    def __init__(self, answers, n):
        self.answers = dict(zip(product(range(2), repeat=n), answers, strict=True))

    def __call__(self, rows):
        return self.answers[tuple(rows)]


@st.composite
def tables(draw):
    """A learner of n = 1, 2 draws from two atoms, which may depend on their order, and the
    probability of the second atom."""
    n = draw(st.integers(1, 2))
    losses = st.integers(0, 3).map(Fraction)
    answers = draw(st.lists(st.tuples(losses, losses), min_size=2**n, max_size=2**n))
    return Table(answers, n), n, draw(st.sampled_from([Fraction(1, 3), HALF, Fraction(3, 4)]))


def over_draws(n, p, value):
    """The expectation of a function of a sequence of n draws of 0 and 1."""
    return sum(
        p ** sum(rows) * (1 - p) ** (n - sum(rows)) * value(rows)
        for rows in product(range(2), repeat=n)
    )


def without(rows, i):
    return rows[:i] + rows[i + 1 :]


@claim("loo-identity", by="exact", part=(1, 2))
@given(tables())
def test_the_mean_over_what_is_left_out_is_the_risk_of_one_less(case):
    """For any learner, the order of the sample included: over all sequences of draws."""
    learner, n, p = case
    risk = over_draws(n, p, lambda rows: (1 - p) * learner(rows)[0] + p * learner(rows)[1])
    left = [
        over_draws(n + 1, p, lambda rows, i=i: learner(without(rows, i))[rows[i]])
        for i in range(n + 1)
    ]
    assert left == [risk] * (n + 1)

    def total(rows):
        return sum(learner(without(rows, i))[rows[i]] for i in range(n + 1))

    assert over_draws(n + 1, p, total) / (n + 1) == risk


@claim("loo-identity", by="exact", part=2)
@given(planted(n=(1, 3), d=(1, 2), bias=False), st.integers(1, 2))
def test_the_identity_for_the_hard_machine(case, n):
    """Over the samples up to order."""
    D = distribution(case.X, case.y)
    mean = D.expected(n + 1, lambda s: share(leave_one_out(s.X, s.y, hard_machine, ZERO_ONE)))
    assert mean == expected_error(D, n)


@twin(
    "loo-identity",
    says="leaving one out of $n+1$ examples has the expected loss of $n+1$",
    part=2,
)
@given(case=planted(n=(2, 3), d=(2, 2), bias=False))
def test_twin_none_is_missing(case):
    D = distribution(case.X, case.y)
    mean = D.expected(2, lambda s: share(leave_one_out(s.X, s.y, hard_machine, ZERO_ONE)))
    assert mean == expected_error(D, 2)


@twin("loo-identity", says="the loss on the sample itself has the same mean", part=(1, 2))
@given(case=planted(n=(2, 2), d=(1, 2), bias=False))
def test_twin_the_training_error(case):
    D = distribution(case.X, case.y)
    inside = D.expected(2, lambda s: share(ZERO_ONE(s.y * hard_machine(s.X, s.y).decision(s.X))))
    assert inside == expected_error(D, 1)


# -------------------------------------------------------------- loo-support-vectors


def left_margins(X, y, bias):
    """The margin of each point under the machine of the others, by enumeration; 0 where nothing is
    left, and with a bias the only label where one class is left."""
    found = []
    for i in range(len(y)):
        rest = [j for j in range(len(y)) if j != i]
        seen = {y[j] for j in rest}
        if not rest or (bias and len(seen) == 1):
            found.append(Fraction(y[i] * sum(seen)))
            continue
        best = solved([X[j] for j in rest], [y[j] for j in rest], bias=bias)
        offset = ZERO
        if bias:
            scores = {j: dot(best.w, X[j]) for j in rest}
            low = min(scores[j] for j in rest if y[j] > 0)
            offset = -(low + max(scores[j] for j in rest if y[j] < 0)) / 2
        found.append(y[i] * (dot(best.w, X[i]) + offset))
    return found


@st.composite
def separated(draw, n=(1, 4), d=(1, 2)):
    """A strictly separated sample, and whether there is a bias; with one, both classes occur."""
    bias = draw(biases)
    case = draw(st.one_of(planted(n=n, d=d, bias=bias, two_classes=bias), st.just(CORNERS)))
    return case.X, list(case.y), bias


@claim("loo-support-vectors", by="exact", part=(1, 2))
@given(separated())
def test_only_needed_points_can_be_mistakes(case):
    """Each point is left out, and an enumeration fits the rest."""
    X, y, bias = case
    found = examine(X, y, bias=bias)
    margins = left_margins(X, y, bias)
    assert found.margins.tolist() == margins
    for i, m in enumerate(margins):
        if when(i not in found.essential):
            assert m >= 1
    assert set(found.errors) == {i for i, m in enumerate(margins) if m <= 0}
    assert set(found.errors) <= set(found.essential) <= set(found.machine.positive)
    assert set(found.machine.positive) <= set(found.tight)
    assert len(found.essential) <= len(X[0]) + bias


@claim("loo-support-vectors", by="exact", part=1)
@given(separated(), st.data())
def test_no_multiplier_in_one_optimum_is_enough(case, data):
    """Any dual optimum, not the one that the fit returns."""
    X, y, bias = case
    s = exact.fit(X, y, bias=bias)
    alpha = exact.dual_optimum(s, data.draw(vectors(len(y))))
    for i, m in enumerate(left_margins(X, y, bias)):
        if when(alpha[i] == 0):
            assert m >= 1


@claim("loo-support-vectors", by="exact", part=(3, 4))
@given(planted(n=(1, 3), d=(1, 2)), st.integers(1, 2), biases)
def test_expected_errors_are_at_most_expected_shares(case, n, bias):
    """All samples of n and of n + 1 draws from up to three atoms."""
    X = case.X if bias else [(*x, ONE) for x in case.X]
    D = distribution(X, case.y)
    error, essential = expected_error(D, n, bias=bias), expected_share(D, n + 1, bias=bias)
    assert error <= essential <= expected_share(D, n + 1, bias=bias, edges=True)
    assert essential <= Fraction(len(X[0]) + bias, n + 1)


@claim("loo-support-vectors", by="exact", over=[1, 2, 3], part=3)
def test_the_corners_of_a_cross_reach_it(n):
    """The unit vectors (+) and their opposites (-) of the plane, equally likely: without bias the
    expected error is 2^-n, and so is the expected share of essential points."""
    D = distribution([[1, 0], [0, 1], [-1, 0], [0, -1]], [1, 1, -1, -1])
    assert expected_error(D, n) == expected_share(D, n + 1) == Fraction(1, 2**n)


@twin("loo-support-vectors", says="there are at most as many mistakes as tight points, less one",
      part=2)  # fmt: skip
@given(case=separated(n=(2, 3), d=(2, 2)))
def test_twin_one_less(case):
    X, y, bias = case
    found = examine(X, y, bias=bias)
    assert len(found.errors) <= max(len(found.tight) - 1, 0)


@twin("loo-support-vectors", says="every essential point is a mistake when it is left out", part=1)
@given(case=separated())
def test_twin_essential_is_wrong(case):
    X, y, bias = case
    found = examine(X, y, bias=bias)
    assert set(found.errors) == set(found.essential)


@twin(
    "loo-support-vectors", says="half of the expected share of essential points is enough", part=3
)
@given(case=planted(n=(2, 3), d=(1, 2), bias=False))
def test_twin_half_of_the_share(case):
    D = distribution(case.X, case.y)
    assert 2 * expected_error(D, 1) <= expected_share(D, 2)


# -------------------------------------------------------------- loo-margin


streets = planted(n=(1, 5), d=(1, 3), bias=False)


@claim("loo-margin", by="exact", part=(1, 2))
@given(streets, st.data())
def test_a_multiplier_bounds_the_margin(case, data):
    """For any dual optimum; the rest is fitted by enumeration."""
    X, y, _, _ = case
    s = exact.fit(X, y, bias=False)
    alpha = exact.dual_optimum(s, data.draw(vectors(len(y))))
    for i, m in enumerate(left_margins(X, y, False)):
        rest = [j for j in range(len(y)) if j != i]
        w = solved([X[j] for j in rest], [y[j] for j in rest], bias=False).w if rest else 0 * s.w
        moved = [a - b for a, b in zip(s.w, w, strict=True)]
        assert square(moved) <= alpha[i] * (1 - m)
        assert m >= 1 - alpha[i] * square(X[i])


@claim("loo-margin", by="exact", part=(1, 2))
@given(positive, positive, st.integers(1, 3))
def test_orthogonal_points_reach_it(a, b, n):
    """For orthogonal points alpha_i = 1/|x_i|^2, the margin of what is left out is 0, and w* moves
    by alpha_i x_i, which has the squared length alpha_i."""
    X = [tuple((a, b, a + b)[i] if i == j else ZERO for j in range(n)) for i in range(n)]
    found = examine(X, [1] * n)
    assert found.weights.tolist() == [1] * n
    assert found.margins.tolist() == [0] * n
    for i in range(1, n):
        w = solved(X[:i] + X[i + 1 :], [1] * (n - 1), bias=False).w
        moved = [p - q for p, q in zip(found.machine.w, w, strict=True)]
        assert square(moved) == found.machine.alpha[i]


@twin("loo-margin", says=r"the margin is at least $1-\frac12\alpha_i\lVert x_i\rVert^2$", part=2)
@given(case=planted(n=(2, 2), d=(2, 2), bias=False))
def test_twin_half_of_the_weight(case):
    found = examine(case.X, case.y)
    assert (found.margins >= 1 - found.weights / 2).all()


@twin("loo-margin", says="it holds with a bias", part=2)
@given(plus=positive, minus=positive)
def test_twin_the_margin_with_a_bias(plus, minus):
    found = examine([(plus,), (-minus,)], [1, -1], bias=True)
    assert (found.margins >= 1 - found.weights).all()


# -------------------------------------------------------------- loo-radius-margin


@claim("loo-radius-margin", by="exact", part=(1, 2))
@given(streets)
def test_mistakes_are_few_if_the_margin_is_large(case):
    """Up to five points, each left out and the rest fitted by enumeration."""
    X, y, _, _ = case
    found = examine(X, y)
    wrong = sum(m <= 0 for m in left_margins(X, y, False))
    assert wrong == len(found.errors) <= len(found.heavy)
    assert len(found.heavy) <= squared_ratio(X, y)
    assert squared_ratio(X, y) == max(map(square, X)) * square(solved(X, y, bias=False).w)


@claim("loo-radius-margin", by="exact", part=2)
@given(st.integers(1, 6), positive)
def test_orthogonal_points_are_all_mistakes(n, rho):
    """n orthogonal points of one length: n mistakes, and rho^2/gamma^2 = n."""
    X = [tuple(rho if i == j else ZERO for j in range(n)) for i in range(n)]
    assert len(examine(X, [1] * n).errors) == n == squared_ratio(X, [1] * n)


@twin("loo-radius-margin", says=r"there are at most $\frac{\rho^2}{2\gamma^2}$ mistakes", part=2)
@given(case=planted(n=(2, 2), d=(2, 2), bias=False))
def test_twin_half_of_the_ratio(case):
    assert 2 * len(examine(case.X, case.y).errors) <= squared_ratio(case.X, case.y)


@twin("loo-radius-margin", says=r"with a bias, too, there are at most $\rho^2/\gamma^2$ mistakes",
      part=(1, 2))  # fmt: skip
@given(x=positive)
def test_twin_with_a_bias(x):
    found = examine([(x,), (-x,)], [1, -1], bias=True)
    assert len(found.errors) <= x * x * square(found.machine.w)


# -------------------------------------------------------------- hard-svm-expectation


@claim("hard-svm-expectation", by="exact", part=1)
@given(planted(n=(1, 3), d=(1, 2), bias=False), st.data(), st.integers(1, 3))
def test_the_expected_error_is_at_most_the_ratio_over_n_plus_one(case, data, n):
    """Up to three atoms with any probabilities, all samples of up to three draws."""
    X, y, _, _ = case
    parts = data.draw(st.lists(st.integers(1, 4), min_size=len(y), max_size=len(y)))
    D = distribution(X, y, [Fraction(part, sum(parts)) for part in parts])
    assert expected_error(D, n) <= squared_ratio(X, y) / (n + 1)


@claim("hard-svm-expectation", by="exact", over=[1, 2, 3, 4], part=2)
def test_orthonormal_atoms_reach_a_share_of_it(n):
    """n + 1 of them: rho^2/gamma^2 = n + 1, and an atom that was not drawn is a tie."""
    D = orthonormal(n + 1)
    assert squared_ratio(D.X, D.y) == n + 1
    assert expected_error_bound(1, ONE, n) * (n + 1) == 1
    assert expected_error(D, n) == Fraction(n, n + 1) ** n


@twin(
    "hard-svm-expectation",
    says=r"a third of it is enough: $\frac{(\rho/\gamma)^2}{3(n+1)}$",
    part=(1, 2),
)
@given(size=st.integers(1, 4), n=st.integers(1, 3))
def test_twin_a_third(size, n):
    D = orthonormal(size)
    assert 3 * (n + 1) * expected_error(D, n) <= squared_ratio(D.X, D.y)


# -------------------------------------------------------------- the library itself


def test_by_hand():
    found = examine(*RIGHT_ANGLE)
    assert found.errors.tolist() == found.heavy.tolist() == [0, 1]
    assert found.tight.tolist() == found.essential.tolist() == [0, 1]
    assert examine([[2]], [-1]).margins.tolist() == [0]
    assert isinstance(hard_machine_with_bias([[1], [2]], [1, 1]), OneClass)
    assert hard_machine([[1], [2]], [1, 1]).decision([[3]])[0] == 3
    assert OneClass(-1).decision([[3], [4]]).tolist() == [-1, -1]
    assert expected_error_bound(3, 1, 2) == 3


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: examine([[0]], [1]), "separate"),
        (lambda: examine([[1], [2]], [1, 1], bias=True), "one class|both"),
        (lambda: hard_machine([], []), "X"),
        (lambda: expected_error_bound(1, 0, 2), "gamma"),
        (lambda: expected_error_bound(1, 1, 0), "n"),
        (lambda: squared_ratio([[0.5]], [1]), "float 0.5"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
