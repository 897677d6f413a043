"""Chapter *Other losses*: weights, outliers, population minimisers and what a stage fits."""

from fractions import Fraction
from itertools import product
from math import isqrt, prod

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.boosting import Column, adaboost, pool_learner
from margins.boosting.additive import gradient_boost, newton_boost, stagewise
from margins.boosting.other_losses import (
    OutlierGame,
    newton_targets,
    pseudo_residuals,
    residual_votes,
)
from margins.losses import EXPONENTIAL, HINGE, LOGISTIC, SQUARED, ZERO_ONE
from margins.rational.exponentials import at_most_exp
from margins.trees.stumps import close_under_negation, dichotomies
from strategies import HALF, ONE, QUARTER, positive, rationals, signs

EPS = float(np.finfo(float).eps)
inner = st.builds(lambda k, n: Fraction(k, k + n), st.integers(1, 9), st.integers(1, 9))
"""Probabilities strictly between 0 and 1."""
counts = st.tuples(*[st.integers(1, 12)] * 3)


def array(*values):
    return np.array(values, dtype=object)


@st.composite
def scored(draw, n=(1, 6)):
    """(y, scores): labels and rational scores."""
    size = draw(st.integers(*n))
    y = draw(st.lists(signs, min_size=size, max_size=size))
    return y, draw(st.lists(rationals, min_size=size, max_size=size))


@st.composite
def stages(draw, m=(1, 4)):
    """(pool, y, scores): predictions of m hypotheses, labels and rational scores."""
    y, scores = draw(scored())
    size = draw(st.integers(*m))
    rows = st.lists(signs, min_size=size, max_size=size)
    return draw(st.lists(rows, min_size=len(y), max_size=len(y))), y, scores


# -------------------------------------------------------------- the library functions


def test_bad_input_is_refused():
    with pytest.raises(BadInput, match="jumps"):
        ZERO_ONE.weight([0.0])
    with pytest.raises(BadInput, match="no second derivative"):
        newton_targets(HINGE, [1], [0.0])
    with pytest.raises(BadInput, match="residuals needs 2 entries"):
        residual_votes([[1], [-1]], [1.0])
    with pytest.raises(BadInput, match="three groups"):
        OutlierGame((1, 2))
    with pytest.raises(BadInput, match="three groups"):
        OutlierGame((1, 0, 2))


# -------------------------------------------------------------- sensitive-to-outliers


@claim("sensitive-to-outliers", by="exact", part=2)
@given(st.lists(positive, min_size=1, max_size=5), st.integers(1, 60))
@example([ONE, ONE], 60)
def test_share_of_one_outlier(others, k):
    """In u = exp(-m): an outlier with u = 2^k has all but less than sum(u_j) / 2^k of the
    exponential weight, but less than 1 / (1 + W) of the logistic weight, W being that of the
    others. It comes nearer to that than 1 / (4 2^k), and hardly any nearer if W = 1."""
    outlier = Fraction(2) ** k
    rest = sum(others)
    assert 1 - outlier / (outlier + rest) < rest / outlier
    mine, W = outlier / (1 + outlier), sum(u / (1 + u) for u in others)
    assert mine < 1
    assert 0 < 1 / (1 + W) - mine / (mine + W) < QUARTER / outlier


@claim("sensitive-to-outliers", by="property", part=1)
@given(st.floats(0, 30))
def test_weight_of_one_outlier(M):
    """At margin -M the library's exponential weight is exp(M), and the logistic one is sigma(M),
    at least 1/2 and below 1, up to a few roundings (M of them in exp)."""
    near = {"rel": EPS * (16 + 4 * M)}
    (steep,), (flat,) = (loss.weight([-M]) for loss in (EXPONENTIAL, LOGISTIC))
    assert steep == pytest.approx(np.exp(M), **near)
    assert flat == pytest.approx(1 / (1 + np.exp(-M)), **near)
    assert 0.5 <= flat < 1


@claim("sensitive-to-outliers", by="exact", part=(1, 3))
@given(*[positive.map(lambda v: max(v, 1 / v))] * 3, positive)
def test_one_mistake_against_others(u, v, w, factor):
    """In u = exp(M) >= 1: logistic weights u / (1 + u) of mistakes lie in [1/2, 1), so one is less
    than twice any other, and less than two others together, although u may be 2^40 times as large.
    The exponential weight u exceeds any multiple of another one if u is large enough."""
    mine, *others = (x / (1 + x) for x in (u * 2**40, v, w))
    for share in (mine, *others):
        assert HALF <= share < 1
    assert mine < 2 * min(others)
    assert mine < sum(others)
    larger = u * factor * v + v
    premise(larger >= 1)
    assert larger > factor * v


@claim("sensitive-to-outliers", by="exact", part=5)
@given(counts)
def test_the_logistic_vote_keeps_every_group_of_two(c):
    """The weight t of the outlier is enclosed by a change of sign, so exp(m_j) = c_j / t - 1 is
    at least c_j / high - 1: above 1 for every group of at least two points."""
    low, high = OutlierGame(c).logistic_bracket()

    def excess(t):
        return t**4 - (1 - t) * (c[0] - t) * (c[1] - t) * (c[2] - t)

    assert excess(low) < 0 <= excess(high)
    assert high - low == Fraction(1, 2**30)
    for size in c:
        if when(size >= 2):
            assert size / high - 1 > 1


FOURTH_POWERS = [
    c for c in product(range(1, 28), repeat=3) if isqrt(isqrt(prod(c))) ** 4 == prod(c)
]
"""Sizes for which exp(S), the fourth root of their product, is a whole number."""


@claim(
    "outlier-balance",
    "sensitive-to-outliers",
    by="exact",
    part={"outlier-balance": 2, "sensitive-to-outliers": 5},
)
@given(st.sampled_from(FOURTH_POWERS), st.one_of(st.none(), st.tuples(*[positive] * 3)))
def test_the_exponential_vote_at_rational_points(c, odds):
    """If c_1 c_2 c_3 = q^4, the loss at margins with exp(m_j) = r_j is sum c_j / r_j + r_1 r_2 r_3.
    It is at least 4 q, with equality exactly if r_j = c_j / q for all j: one minimiser, at which
    the margin of group j has the sign of c_j^4 - c_1 c_2 c_3. The library knows it."""
    q = isqrt(isqrt(prod(c)))
    best = tuple(Fraction(size, q) for size in c)
    r = best if odds is None else odds
    loss = sum(size / v for size, v in zip(c, r, strict=True)) + prod(r)
    assert loss >= 4 * q
    both_ways(loss == 4 * q, r == best)
    for size, v in zip(c, best, strict=True):
        both_ways(v > 1, size**4 > prod(c))
        both_ways(v < 1, size**4 < prod(c))
    game = OutlierGame(c)
    assert game.exponential_powers() == [v**4 for v in best]
    assert (game.pool.sum(axis=0) == [sum(c) - 2 * size - 1 for size in c]).all()


@claim(
    "outlier-balance",
    "sensitive-to-outliers",
    by="exact",
    part={"outlier-balance": 2, "sensitive-to-outliers": 5},
)
@given(st.integers(1, 6), st.integers(0, 2), st.one_of(st.none(), st.tuples(*[positive] * 3)))
def test_the_logistic_vote_at_rational_points(c, place, odds):
    """Sizes (c, c, 1) in any order. The logistic loss at exp(m_j) = r_j, exponentiated, is the
    product of (1 + 1/r_j)^(c_j) and 1 + r_1 r_2 r_3. It is least exactly if r_j is c for the groups
    of c and 1/c for the single point: one minimiser, with positive margins for groups of two."""
    sizes = [c, c, c]
    sizes[place] = 1
    best = tuple(Fraction(1, c) if j == place else Fraction(c) for j in range(3))

    def loss(r):
        return prod((1 + 1 / v) ** n for n, v in zip(sizes, r, strict=True)) * (1 + prod(r))

    r = best if odds is None else odds
    assert loss(r) >= loss(best)
    both_ways(loss(r) == loss(best), r == best)
    for n, v in zip(sizes, best, strict=True):
        if when(n >= 2):
            assert v > 1


@claim(
    "outlier-balance",
    "sensitive-to-outliers",
    by="exact",
    part={"outlier-balance": 2, "sensitive-to-outliers": 5},
)
@given(counts, st.tuples(*[positive] * 3), st.one_of(st.none(), st.tuples(*[positive] * 3)))
def test_no_two_minimisers(c, a, b):
    """For margins with exp(-m_j) = a_j^2 and b_j^2 both losses, at the middle of the two, where
    exp(-m_j) = a_j b_j, are at most the mean of the losses at the ends, with equality exactly if
    the ends are equal. So there are no two minimisers."""
    b = a if b is None else b
    ends = [(*x, 1 / prod(x)) for x in (a, b)]  # the fourth is the outlier
    terms = list(zip((*c, 1), *ends, strict=True))
    middle = sum(n * x * y for n, x, y in terms)
    mean = sum(n * (x * x + y * y) / 2 for n, x, y in terms)
    assert middle <= mean
    both_ways(middle == mean, a == b)
    middle = prod((1 + x * y) ** (2 * n) for n, x, y in terms)
    mean = prod(((1 + x * x) * (1 + y * y)) ** n for n, x, y in terms)
    assert middle <= mean
    both_ways(middle == mean, a == b)


def imbalance(c, loss, margins):
    """How far c_j w(m_j) = w(outlier) is from true, as a relative error."""
    *groups, outlier = loss.weight(margins)
    return max(abs(np.array(c) * groups / outlier - 1))


def firsts(game):
    """A point of each group, and the outlier."""
    return [list(game.groups).index(j) for j in range(4)]


@claim("sensitive-to-outliers", by="property", part=5)
@given(st.one_of(counts, st.sampled_from(FOURTH_POWERS)))
def test_adaboost_ends_at_the_exponential_vote(c):
    """AdaBoost errs on the outlier, unless all groups are single points, and on the groups with
    c_j^4 < c_1 c_2 c_3. An imbalance d in the condition for the minimum moves exp(4 m_j) within
    1 +- 8d."""
    game = OutlierGame(c)
    pool, y = close_under_negation(game.pool), np.ones(sum(c) + 1, dtype=int)
    margins = adaboost(pool, y, 300, learner=pool_learner(pool, y)).decision(pool)[firsts(game)]
    powers, d = game.exponential_powers(), imbalance(c, EXPONENTIAL, margins)
    assert d < 1e-6
    found = np.exp(4 * margins[:3])
    assert found == pytest.approx([float(v) for v in powers], rel=8 * d + 100 * EPS)
    assert prod(c) == 1 or margins[3] < 0
    for margin, power in zip(margins, powers, strict=False):
        assert power == 1 or (margin > 0) == (power > 1)


@claim("sensitive-to-outliers", by="property", part=5)
@given(st.tuples(*[st.integers(1, 8)] * 3))
def test_logistic_fitting_ends_at_the_logistic_vote(c):
    """Stagewise logistic fitting is right on groups of two. An imbalance d in the condition for the
    minimum moves the weight of the outlier by about 3d/4 at most, so within 1 +- d."""
    game = OutlierGame(c)
    model = stagewise(game.pool, np.ones(sum(c) + 1, dtype=int), 100, loss=LOGISTIC)
    margins = model.decision(game.pool)[firsts(game)]
    (low, high), d = game.logistic_bracket(), imbalance(c, LOGISTIC, margins)
    assert d < 1e-4
    outlier = LOGISTIC.weight(margins[3:])[0]
    assert low * (1 - d) < outlier <= high * (1 + d)
    for size, m in zip(c, margins, strict=False):
        if when(size >= 2):
            assert m > 0


@claim("sensitive-to-outliers", by="exact", part=4)
@given(st.integers(3, 12), st.data())
def test_one_flipped_label_gets_half_the_weight(n, data):
    """Exact AdaBoost on a line of n points, labelled by a threshold, with the label of a last
    point flipped: the first stump errs on that point alone, which then has weight 1/2."""
    cut = data.draw(st.integers(1, n - 2))
    y = [1 if i < cut else -1 for i in range(n)]
    y[-1] = 1
    X = [[Fraction(i)] for i in range(n)]
    run = exact.adaboost(X, y, 1)
    D = list(run.distributions())[1]
    wrong = run.hypotheses[0](np.array(X)) != y
    assert run.errors[0] == Fraction(1, n)
    assert D[wrong].tolist() == [HALF]
    assert set(D[~wrong]) == {HALF / (n - 1)}


@twin(
    "sensitive-to-outliers",
    says="a first hypothesis that errs on one of n points is followed by a second round, also for "
    "$n=2$",
    over=[2, 3, 4],
    part=4,
)
def test_twin_two_points_are_enough(n):
    pool, y = [[-1 if i == 0 else 1] for i in range(n)], [1] * n
    run = exact.adaboost(pool, y, 1, learner=lambda _: Column(0))
    assert len(list(run.distributions())) == 2


@twin(
    "sensitive-to-outliers",
    says=r"exponential weights are bounded: of two mistakes ($u=e^{-m}\ge1$, $v\ge1$) none "
    "weighs more than twice the other",
    by="smt",
    part=3,
)
def test_twin_exponential_weights_are_bounded(u, v):
    return [u >= 1, v >= 1], [u <= 2 * v]


@twin(
    "sensitive-to-outliers",
    says=r"of two mistakes ($u=e^{-m}\ge1$, $v\ge1$) none has 1.9 times the logistic weight of the "
    "other",
    by="smt",
    part=3,
)
def test_twin_a_smaller_factor(u, v):
    return [u >= 1, v >= 1], [10 * u / (1 + u) < 19 * v / (1 + v)]


@twin(
    "sensitive-to-outliers",
    says="the exponential vote is right on every group of at least two points",
    part=5,
)
@given(c=st.tuples(*[st.integers(2, 12)] * 3))
def test_twin_exponential_vote_keeps_groups(c):
    assert all(power > 1 for power in OutlierGame(c).exponential_powers())


@twin(
    "sensitive-to-outliers",
    says="the logistic vote is right on every group, also on those of one point; here the counts "
    r"are $(c,c,1)$, where $e^{m}=(c,c,\frac1c)$",
    part=5,
)
@given(c=st.integers(1, 9))
def test_twin_groups_of_one(c):
    odds = [Fraction(c), Fraction(c), Fraction(1, c)]
    outlier = 1 / (1 + Fraction(1, c))  # exp(S) = c, and the outlier has margin -S
    stationary = [k / (1 + u) for k, u in zip((c, c, 1), odds, strict=True)] == [outlier] * 3
    premise(stationary)
    assert all(u >= 1 for u in odds)


# -------------------------------------------------------------- outlier-balance


@claim("outlier-balance", by="exact", part=1)
@given(counts, st.tuples(*[rationals] * 3))
def test_margins_of_groups_are_any_three_numbers(c, margins):
    """The votes (S - m_j)/2 give group j the margin m_j and the outlier -S; other votes do not."""
    game, S = OutlierGame(c), sum(margins)
    votes = np.array([(S - m) / 2 for m in margins])
    assert (game.pool @ votes == np.array([*margins, -S])[game.groups]).all()
    assert np.linalg.matrix_rank(game.pool) == len(votes)


@claim("outlier-balance", by="exact", part=3)
@given(st.sampled_from(FOURTH_POWERS), st.one_of(st.none(), st.tuples(*[positive] * 3)))
def test_the_exponential_weights_balance_at_the_minimiser_only(c, odds):
    """In r_j = exp(m_j): c_j / r_j = r_1 r_2 r_3 for all j exactly if r_j = c_j / q for all j, the
    minimiser for c_1 c_2 c_3 = q^4."""
    q = isqrt(isqrt(prod(c)))
    best = tuple(Fraction(size, q) for size in c)
    r = best if odds is None else odds
    both_ways(all(size / v == prod(r) for size, v in zip(c, r, strict=True)), r == best)


@claim("outlier-balance", by="exact", part=3)
@given(st.integers(1, 6), st.one_of(st.none(), st.tuples(*[positive] * 3)))
def test_the_logistic_weights_balance_at_the_minimiser_only(c, odds):
    """Sizes (c, c, 1), minimiser exp(m_j) = c, c, 1/c: there alone c_j / (1 + r_j) is the weight
    S / (1 + S) of the outlier, in S = r_1 r_2 r_3."""
    best = Fraction(c), Fraction(c), Fraction(1, c)
    r = best if odds is None else odds
    outlier = prod(r) / (1 + prod(r))
    balanced = all(n / (1 + v) == outlier for n, v in zip((c, c, 1), r, strict=True))
    both_ways(balanced, r == best)


@claim("outlier-balance", by="exact", part=(2, 3))
@given(counts, st.tuples(inner, inner))
def test_the_logistic_balance_has_one_solution(c, shares):
    """In t = omega(-S) the balance says r_j = c_j / t - 1 and r_1 r_2 r_3 = t / (1 - t), that is
    t^4 = (1 - t) (c_1 - t)(c_2 - t)(c_3 - t). The left side rises from 0 to 1 on [0, 1], the right
    side falls from c_1 c_2 c_3 to 0: there is exactly one t."""

    def difference(t):
        return t**4 - (1 - t) * prod(size - t for size in c)

    low, high = sorted(shares)
    assert difference(0) < 0 < difference(1)
    if when(low < high):
        assert difference(low) < difference(high)


@twin("outlier-balance", says="the hinge loss, too, has exactly one minimiser", part=2)
@given(m=st.tuples(*[inner] * 3))
def test_twin_hinge_has_one_minimiser(m):
    def loss(margins):
        return sum(max(0, 1 - v) for v in margins) + max(0, 1 + sum(margins))

    premise(loss((0, 0, 0)) == 4)
    assert loss(m) > 4 or m == (0, 0, 0)


@twin(
    "outlier-balance",
    says=r"at the minimiser every group has the weight of the outlier, $\omega(m_j)=\omega(-S)$, "
    "whatever its size",
    part=3,
)
@given(c=st.sampled_from(FOURTH_POWERS))
def test_twin_sizes_do_not_matter(c):
    q = isqrt(isqrt(prod(c)))
    r = [Fraction(size, q) for size in c]
    assert all(1 / v == prod(r) for v in r)


# -------------------------------------------------------------- population-minimisers


@claim("population-minimisers", by="exact", part=1)
@given(positive, st.one_of(st.none(), positive))
def test_exponential_minimiser(root, u):
    """With p / (1 - p) = root^2 the risk p/u + (1-p) u at exp(f) = u exceeds that at u = root,
    which is 2 sqrt(p (1-p)), by (1-p)(u - root)^2 / u, which is 0 exactly if u = root."""
    p, u = root**2 / (1 + root**2), root if u is None else u
    least = p / root + (1 - p) * root
    assert least**2 == 4 * p * (1 - p)
    assert p / u + (1 - p) * u == least + (1 - p) * (u - root) ** 2 / u
    both_ways(p / u + (1 - p) * u == least, u == root)


fine_scores = st.builds(Fraction, st.integers(-60, 60), st.just(30))
at_the_sign = (
    st.tuples(inner, inner)
    .map(lambda pair: sum(pair) / 2)
    .map(lambda p: (p, Fraction((p > HALF) - (p < HALF))))
)


@claim("population-minimisers", by="exact", part=1)
@given(
    st.one_of(
        st.tuples(st.just(HALF), fine_scores),
        st.tuples(st.just(HALF), rationals),
        at_the_sign,
        at_the_sign,
        st.tuples(inner, fine_scores),
    )
)
def test_squared_and_hinge_minimisers(case):
    """On rationals: 2p - 1 is the only minimiser of the squared risk; for the hinge it is the
    sign of 2p - 1, and for p = 1/2 the whole interval [-1, 1]. Often p is 1/2, and often
    the score is that sign."""
    p, f = case
    best = SQUARED.minimiser(array(p))[0]
    assert best == 2 * p - 1
    assert SQUARED.risk(p, array(f))[0] == 4 * p * (1 - p) + (f - best) ** 2
    assert SQUARED.risk(p, array(best))[0] == 4 * p * (1 - p)
    choice = int(HINGE.minimiser(p))
    here, there = HINGE.risk(p, array(Fraction(choice), f))
    assert here == 2 * min(p, 1 - p)
    if when(p == HALF):
        both_ways(there == here, -1 <= f <= 1)
    if when(p != HALF):
        assert choice == (1 if p > HALF else -1)
        both_ways(there == here, f == choice)
    assert there >= here


@claim("population-minimisers", by="property", part=1)
@given(st.floats(1e-6, 1 - 1e-6), st.floats(-15, 15))
def test_logistic_and_exponential_minimisers_in_floats(p, f):
    """The derivative sigma(f) - p of the logistic risk vanishes at the minimiser, up to the
    rounding of f there, eps |f| / 4, and of p; the excess over the minimum is a divergence, so it
    is not negative. Probabilities come back through sigma(f), and sigma(2f) for the exponential."""
    best = float(LOGISTIC.minimiser(p))
    slope = (1 - p) * LOGISTIC.weight([-best])[0] - p * LOGISTIC.weight([best])[0]
    rounding = EPS * (4 + abs(best))
    assert abs(slope) <= rounding
    assert LOGISTIC.risk(p, f) >= LOGISTIC.risk(p, best) - rounding * (1 + abs(f))
    assert EXPONENTIAL.minimiser(p) == best / 2
    assert EXPONENTIAL.probability(best / 2) == pytest.approx(p, rel=4 * rounding)
    assert LOGISTIC.probability(best) == pytest.approx(p, rel=4 * rounding)


@claim("population-minimisers", by="exact", part=1)
@given(st.integers(1, 9), st.integers(1, 9), st.one_of(st.none(), positive))
def test_least_logistic_risk_is_an_entropy(k, j, u):
    """For p = k/n, n = k + j, the risk at exp(f) = u, times n and exponentiated, is
    (1 + 1/u)^k (1 + u)^j. It is at least n^n / (k^k j^j), the same power of the entropy, with
    equality exactly if u = k/j. Half of the time it is."""
    n, u = k + j, Fraction(k, j) if u is None else u
    risk, least = (1 + 1 / u) ** k * (1 + u) ** j, Fraction(n**n, k**k * j**j)
    assert risk >= least
    both_ways(risk == least, u == Fraction(k, j))


@claim("population-minimisers", by="property", part=1)
@given(st.floats(1e-6, 1 - 1e-6))
def test_the_library_knows_the_least_risks(p):
    """The library's risk at its minimiser is the entropy for the logistic loss and 2 sqrt(p (1-p))
    for the exponential one, up to a few roundings of f, p and their functions."""
    f, q = float(LOGISTIC.minimiser(p)), 1 - p
    near = {"rel": EPS * (16 + 4 * abs(f))}
    assert LOGISTIC.risk(p, f) == pytest.approx(-p * np.log(p) - q * np.log(q), **near)
    assert EXPONENTIAL.risk(p, f / 2) == pytest.approx(2 * np.sqrt(p * q), **near)


@claim("population-minimisers", by="property", part=2)
@given(inner)
@example(HALF)
def test_minimisers_have_the_sign_of_the_likelier_label(p):
    """The minimisers of all four losses have the sign of 2p - 1 if p is not 1/2: the library's,
    and those of -1, 0, 1 at which the hinge risk is least. If p = 1/2 these are all three."""
    side = (p > HALF) - (p < HALF)
    best = [loss.minimiser(float(p)) for loss in (EXPONENTIAL, LOGISTIC, SQUARED, HINGE)]
    scores = array(-ONE, 0 * ONE, ONE)
    risks = HINGE.risk(p, scores)
    if when(side != 0):
        assert {np.sign(float(v)) for v in (*best, *scores[risks == min(risks)])} == {side}


@claim("population-minimisers", by="exact", part=3)
@given(positive, positive, rationals)
def test_no_minimiser_for_certain_labels(u, factor, f):
    """At p = 1 the exponential and the logistic risk fall for ever, and come as near to 0 as one
    likes: at exp(f) = u both are at most 1/u. The squared risk is 0 at 1 only, the hinge risk from
    1 on; at p = 0 all is mirrored."""
    larger = u * (1 + factor)
    assert 1 / larger < 1 / u
    assert 1 + 1 / larger < 1 + 1 / u  # exp of the logistic loss
    assert at_most_exp(1 + 1 / u, 1 / u)  # which is at most exp(1/u)
    for side in (1, -1):
        p, scores = Fraction(1 + side, 2), array(side * f)
        both_ways(SQUARED.risk(p, scores)[0] == 0, f == 1)
        both_ways(HINGE.risk(p, scores)[0] == 0, f >= 1)
        assert min(SQUARED.risk(p, scores)[0], HINGE.risk(p, scores)[0]) >= 0


@claim("population-minimisers", by="property", part=3)
@given(st.floats(-30, 30))
def test_certain_labels_are_mirrored(f):
    """The library's risks at p = 0 and f are those at p = 1 and -f, for all four losses; the
    exponential and the logistic one are above 0 and fall when f grows by 1."""
    for loss in (EXPONENTIAL, LOGISTIC, SQUARED, HINGE):
        assert loss.risk(0, f) == loss.risk(1, -f)
    for loss in (EXPONENTIAL, LOGISTIC):
        assert 0 < loss.risk(1, f + 1) < loss.risk(1, f)


@claim("population-minimisers", by="property", part=1)
@given(st.tuples(*[st.integers(1, 9)] * 4))
def test_adaboost_finds_half_the_log_odds(positives):
    """Four places with ten labels each, and stumps, which span all functions on four places:
    AdaBoost's score tends to half the log odds, and its bound, the exponential risk, exceeds the
    least one by so little that no score can be off by more than 1e-4 (exp is convex: an error d
    at one place of four costs at least sqrt(p(1-p)) d^2 / 4; the bound is a product of T factors
    with a few roundings each)."""
    p = np.array(positives) / 10
    X = np.repeat(np.arange(4.0), 10)[:, None]
    y = np.concatenate([[1] * k + [-1] * (10 - k) for k in positives])
    run = adaboost(X, y, 150)
    excess = run.bounds()[-1] - np.mean(2 * np.sqrt(p * (1 - p)))
    certified = np.sqrt(4 * (excess + 4 * (len(run.votes) + 4) * EPS) / np.sqrt(p * (1 - p)))
    found = run.decision(np.arange(4.0)[:, None])
    assert (certified < 1e-4).all()
    assert (np.abs(found - EXPONENTIAL.minimiser(p)) <= certified).all()


@twin(
    "population-minimisers",
    says=r"the exponential risk is stationary at $\ln\frac p{1-p}$, without the half: at "
    r"$u=e^f=\frac p{1-p}$",
    by="smt",
    part=1,
)
def test_twin_full_log_odds(p, u):
    return [p > 0, p < 1, u * (1 - p) == p], [(1 - p) * u * u == p]


@twin(
    "population-minimisers",
    says=r"the logistic risk, too, is least at half the log-odds: at $e^{2f}=\frac p{1-p}$; here "
    r"$p=\frac{k^2}{k^2+1}$ and $e^f=k$",
    part=1,
)
@given(k=st.integers(1, 9))
def test_twin_half_the_log_odds(k):
    n = k * k + 1
    assert (1 + Fraction(1, k)) ** (k * k) * (1 + k) == Fraction(n**n, (k * k) ** (k * k))


@twin(
    "population-minimisers",
    says="the minimiser of the hinge risk tells $p$: different $p$ have different minimisers",
    part=1,
)
@given(p=inner, q=inner)
def test_twin_hinge_tells_the_probability(p, q):
    assert p == q or HINGE.minimiser(p) != HINGE.minimiser(q)


@twin(
    "population-minimisers",
    says=r"at $p=1$ the exponential risk $1/u$, $u=e^f$, is least at some $u\le1000$",
    by="smt",
    part=3,
)
def test_twin_certain_label(u, v):
    return [u == 1000, v > 0], [1 / u <= 1 / v]


# -------------------------------------------------------------- stagewise-squared-residual


@claim("stagewise-squared-residual", by="exact", part=(1, 2))
@given(stages(), rationals)
def test_squared_stage_fits_the_residual(stage, a):
    """Half the pseudo-residuals are r = y - F. Any vote a costs sum (r - a h)^2, which exceeds
    the cost of the best vote mean(r h) by n (a - mean)^2; the best drop is n mean(r h)^2, and the
    hypotheses with the least cost are those with the largest |sum r h|."""
    pool, y, scores = stage
    F, h = array(*scores), np.array(pool)
    r = pseudo_residuals(SQUARED, y, scores) / 2
    assert (r == np.array(y) - F).all()
    votes, drops = residual_votes(pool, r)
    costs, sums = [], abs(r @ h)
    for column, vote, drop in zip(h.T, votes, drops, strict=True):
        cost = SQUARED(np.array(y) * (F + a * column)).sum()
        least = SQUARED(np.array(y) * (F + vote * column)).sum()
        assert cost == ((r - a * column) ** 2).sum()
        assert cost == least + len(y) * (a - vote) ** 2
        assert vote == (r @ column) / len(y)
        assert SQUARED(np.array(y) * F).sum() - least == drop == len(y) * vote**2
        costs.append(least)
    for cost, value in zip(costs, sums, strict=True):
        both_ways(cost == min(costs), value == max(sums))


@claim("stagewise-squared-residual", by="property", part=2)
@given(stages(m=(2, 4)))
def test_the_library_takes_the_stage_of_the_residual(stage):
    """The float run chooses a hypothesis of the largest exact drop, with its exact vote up to
    the rounding of sums of n numbers: for a quadratic, one Newton step is the exact answer."""
    pool, y, _ = stage
    r = array(*map(Fraction, y))
    model = stagewise(pool, y, 3, loss=SQUARED)
    for vote, hypothesis in zip(model.votes, model.hypotheses, strict=True):
        assert isinstance(hypothesis, Column)
        votes, drops = residual_votes(pool, r)
        assert drops.max() - drops[hypothesis.index] <= 2.0**-38 * len(y)
        assert abs(float(votes[hypothesis.index]) - vote) <= 16 * len(y) * EPS
        r = r - votes[hypothesis.index] * np.array(pool)[:, hypothesis.index]


@claim("stagewise-squared-residual", by="exact", part=3)
@given(stages(m=(1, 1)), positive)
def test_slope_of_the_squared_loss(stage, a):
    """A squared loss is quadratic in the vote, so its slope at 0 is (L(F + ah) - L(F - ah)) / (2a)
    for every a, exactly: minus the sum of the pseudo-residuals times h."""
    pool, y, scores = stage
    h, signed, F = np.array(pool)[:, 0], np.array(y), array(*scores)
    ahead, back = (SQUARED(signed * (F + step * h)).sum() for step in (a, -a))
    assert (ahead - back) / (2 * a) == -(pseudo_residuals(SQUARED, y, scores) @ h)


few_odds = st.sampled_from([Fraction(1, 2), Fraction(1), Fraction(2), Fraction(3)])


@claim("stagewise-squared-residual", by="exact", part=3)
@given(st.lists(st.tuples(signs, signs, few_odds), min_size=1, max_size=5), positive)
def test_slope_of_the_exponential_and_the_logistic_loss(points, v):
    """With u_i = exp(-m_i) and a = ln v the exponential loss is sum u_i v^(-y_i h_i), the logistic
    one the logarithm of prod(1 + u_i v^(-y_i h_i)). Both are convex in a, and they lie above the
    line through a = 0 with the slope -sum zeta_i h_i, zeta = y u and y u / (1 + u): for v on both
    sides of 1, so that this is their slope. For the exponential loss it is -(1 - 2e) sum u_i."""
    y, h, u = (array(*values) for values in zip(*points, strict=True))
    moved = u * v ** -(y * h)
    slope, rise = -(y * u) @ h, moved.sum() - u.sum()
    wrong = sum(u[y != h], start=Fraction(0))
    assert slope == -(1 - 2 * wrong / u.sum()) * u.sum()
    assert above_the_line(rise, slope, v)
    slope = -(y * u / (1 + u)) @ h
    ratio = prod((1 + moved) / (1 + u))
    whole = slope.denominator  # slope ln v <= ln ratio, without logarithms
    assert v**slope.numerator <= ratio**whole


def above_the_line(rise, slope, v):
    """Whether slope ln v <= rise."""
    if slope == 0:
        return rise >= 0
    return at_most_exp(v if slope > 0 else 1 / v, rise / abs(slope))


@claim("stagewise-squared-residual", by="exact", part=4)
@given(st.lists(st.tuples(rationals, rationals), min_size=1, max_size=5), rationals, st.booleans())
def test_only_multiples_of_the_pseudo_residual_are_steepest(pairs, factor, planted):
    """Among directions h of one length the sum of z h is at most |z| |h|, with equality exactly if
    h is a positive multiple of z. Half of the time h is a multiple."""
    z, h = (array(*values) for values in zip(*pairs, strict=True))
    h = factor * z if planted else h
    if not any(z) or not any(h):
        z, h = array(ONE), array(factor or ONE)
    slope, lengths = z @ h, (z @ z) * (h @ h)
    scale = slope / (z @ z)
    assert slope**2 <= lengths
    both_ways(slope > 0 and slope**2 == lengths, scale > 0 and (h == scale * z).all())


def best_fits(pool, z):
    """Which columns h have the multiple a h, a >= 0, nearest to z in least squares."""
    costs = []
    for h in np.array(pool).T:
        a = max(Fraction(0), z @ h / len(z))
        costs.append(((z - a * h) ** 2).sum())
    return {j for j, cost in enumerate(costs) if cost == min(costs)}


def steepest(pool, z):
    slopes = -(z @ np.array(pool))
    return {j for j, slope in enumerate(slopes) if slope == min(slopes)}


@claim("stagewise-squared-residual", by="exact", part=5)
@given(stages(), st.sampled_from(["squared", "exponential", "logistic"]))
def test_steepest_hypotheses_fit_the_pseudo_residual_best(stage, loss):
    """In a pool that is closed under negation the hypotheses of least slope are exactly those whose
    multiples a h, a >= 0, are nearest to the pseudo-residuals: of the squared loss, or y u and
    y u / (1 + u) for margins with exp(-m) = u, above and below 1."""
    pool, y, scores = stage
    u = array(*(v + 1 if v >= 0 else 1 / (1 - v) for v in scores))
    z = {
        "squared": pseudo_residuals(SQUARED, y, scores),
        "exponential": np.array(y) * u,
        "logistic": np.array(y) * u / (1 + u),
    }[loss]
    closed = close_under_negation(pool)
    assert steepest(closed, z) == best_fits(closed, z)


@claim("stagewise-squared-residual", by="exact", part=6)
@given(scored(), st.data())
def test_steepest_descent_and_newton_with_rational_odds(case, data):
    """For u = exp(-m): the pseudo-residuals y u and y u / (1 + u), and the Newton responses y and
    y (1 + u), satisfy the completed square for every step h, exactly."""
    y, _ = case
    u = array(*[data.draw(positive) for _ in y])
    h, signed = array(*[data.draw(rationals) for _ in y]), np.array(y)
    cases = [(u, u, signed), (u / (1 + u), u / (1 + u) ** 2, signed * (1 + u))]
    for weight, curvature, response in cases:
        g = signed * weight
        assert (response == g / curvature).all()
        model = (-g * h + curvature * h**2 / 2).sum()
        square = (curvature * (response - h) ** 2).sum() / 2
        assert model == square - (g * response).sum() / 2


@claim("stagewise-squared-residual", by="property", part=6)
@given(st.lists(st.tuples(signs, st.floats(-20, 20)), min_size=1, max_size=6))
def test_library_targets(case):
    """The library's pseudo-residuals and Newton targets are those formulas, up to a few roundings
    (|m| of them in exp)."""
    y, F = (np.array(v) for v in zip(*case, strict=True))
    u = np.exp(-y * F)
    near = {"rel": EPS * (16 + 4 * float(np.abs(F).max()))}
    assert pseudo_residuals(EXPONENTIAL, y, F) == pytest.approx(y * u, **near)
    assert pseudo_residuals(LOGISTIC, y, F) == pytest.approx(y * u / (1 + u), **near)
    responses, curvatures = newton_targets(EXPONENTIAL, y, F)
    assert responses == pytest.approx(y, **near)
    assert curvatures == pytest.approx(u, **near)
    responses, curvatures = newton_targets(LOGISTIC, y, F)
    assert responses == pytest.approx(y * (1 + u), **near)
    assert curvatures == pytest.approx(u / (1 + u) ** 2, **near)


def noisy(n=120):
    rng = np.random.default_rng(11)
    X = rng.normal(size=(n, 3)).astype(np.float32).astype(float)  # the peer works with float32
    return X, np.where(X[:, 0] + X[:, 1] ** 2 + rng.normal(size=n) > 1, 1, -1)


@claim("stagewise-squared-residual", by="peer", part=1)
def test_squared_gradient_boosting_is_least_squares_boosting():
    """scikit-learn's boosted regression of the labels, which fits residuals, gives the same
    scores; both add the same 20 numbers, in another order."""
    from sklearn.ensemble import GradientBoostingRegressor

    X, y = noisy()
    peer = GradientBoostingRegressor(n_estimators=20, learning_rate=0.5, max_depth=1).fit(X, y)
    ours = gradient_boost(X, y, 20, loss=SQUARED, rate=0.5).decision(X)
    assert np.abs(ours - peer.predict(X)).max() <= 20 * len(y) * EPS


@claim("stagewise-squared-residual", by="peer", part=6)
def test_newton_stages_are_weighted_regressions():
    """Each stage of LogitBoost, and of Newton boosting with the exponential loss, is the depth-one
    regression tree of scikit-learn for the responses and curvatures of the moment."""
    from sklearn.tree import DecisionTreeRegressor

    X, y = noisy()
    for loss in (LOGISTIC, EXPONENTIAL):
        model = newton_boost(X, y, 5, loss=loss)
        for F, stump in zip(model.staged_decision(X), model.hypotheses, strict=False):
            responses, curvatures = newton_targets(loss, y, F)
            tree = DecisionTreeRegressor(max_depth=1).fit(X, responses, sample_weight=curvatures)
            assert np.abs(tree.predict(X) - stump(X)).max() <= 64 * len(y) * EPS


@claim(
    "stagewise-squared-residual", by="enumeration", over=list(product([1, -1], repeat=4)), part=3
)
def test_steepest_exponential_direction_is_least_weighted_error(y):
    """For the exponential loss the sum of zeta h is W (1 - 2 error): on four points, all labels,
    the steepest stump at a rational weighting is the one of least weighted error."""
    _, pool = dichotomies([[0], [1], [2], [3]])
    u = array(*map(Fraction, (3, 1, 2, 5)))  # exp(-m)
    slopes = (np.array(y) * u) @ pool
    errors = u @ (pool != np.array(y)[:, None]) / u.sum()
    assert (slopes == u.sum() * (1 - 2 * errors)).all()
    assert set(np.flatnonzero(slopes == slopes.max())) == set(
        np.flatnonzero(errors == errors.min())
    )


@twin(
    "stagewise-squared-residual",
    says="every squared-loss stage fits the original labels: its vote is the mean of $y_ih(x_i)$",
    part=2,
)
@given(stage=stages(m=(1, 1)))
def test_twin_fits_the_labels(stage):
    pool, y, scores = stage
    votes, _ = residual_votes(pool, pseudo_residuals(SQUARED, y, scores) / 2)
    assert votes[0] == Fraction(int(np.dot(y, np.array(pool)[:, 0])), len(y))


@twin(
    "stagewise-squared-residual",
    says="the steepest hypotheses fit the pseudo-residuals best also in a pool that is not closed "
    "under negation",
    part=5,
)
@given(stage=stages(m=(2, 3)))
def test_twin_steepest_in_any_pool(stage):
    pool, y, scores = stage
    z = pseudo_residuals(SQUARED, y, scores)
    assert steepest(pool, z) == best_fits(pool, z)


@twin(
    "stagewise-squared-residual",
    says=r"the squared loss $(1-yF)^2$ is $(y-F)^2$ for all real $y$, not only for labels",
    by="smt",
    part=1,
)
def test_twin_residual_of_any_number(y, F):
    return [], [(1 - y * F) * (1 - y * F) == (y - F) * (y - F)]


@twin(
    "stagewise-squared-residual",
    says=r"for the exponential loss, too, one Newton step ends at the best vote: with weighted "
    r"error $e$ the step is $1-2e$, and $e^{2(1-2e)}\ge\frac{1-e}e$",
    part=6,
)
@given(e=inner)
def test_twin_newton_step_is_the_vote(e):
    assert at_most_exp((1 - e) / e, 2 * (1 - 2 * e))
