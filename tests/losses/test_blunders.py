"""What a convex loss can get wrong: least squares that tilts, logistic regression that blunders."""

import math
from fractions import Fraction
from itertools import product

import mpmath
import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.losses import LOGISTIC, logistic
from margins.losses.blunders import (
    PULLED_LABELS,
    PULLED_POINTS,
    TILTED_LABELS,
    TILTED_POINTS,
    heavy,
    tilted,
)
from margins.losses.least_squares import fit
from margins.rational.exponentials import at_most_exp
from strategies import (
    ONE,
    ZERO,
    contradicted,
    planted,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)


def fractions(X):
    return np.array([[Fraction(v) for v in x] for x in np.asarray(X).tolist()], dtype=object)


def least_margin(X, y, bias=True):
    """The least margin of the least squares fit."""
    return min(fit(fractions(X), y, ZERO, bias=bias).margins)


def separable(X, y, bias=True):
    try:
        exact.fit(fractions(X), y, bias=bias)
    except exact.NotSeparable:
        return False
    return True


# -------------------------------------------------------------- ls-tilt


@claim("ls-tilt", by="enumeration", over=[(TILTED_POINTS, TILTED_LABELS)], part=1)
def test_the_street_is_right_everywhere(X, y):
    street = exact.fit(X, y)
    assert (street.w.tolist(), street.b) == ([2], -1)
    assert (street.margins >= 1).all()


@claim("ls-tilt", by="exact", part=2)
@given(w=rationals, b=rationals)
@example(w=Fraction(20, 43), b=Fraction(-25, 43))
def test_least_squares_errs_at_one(w, b):
    """The sum of squares of every other line is larger, and this one is negative at 1."""

    def total(w, b):
        pairs = zip(TILTED_POINTS, TILTED_LABELS, strict=True)
        return sum((t - w * x - b) ** 2 for (x,), t in pairs)

    s = fit(fractions(TILTED_POINTS), TILTED_LABELS, ZERO)
    best = (s.w[0], s.b)
    assert best == (Fraction(20, 43), Fraction(-25, 43))
    assert total(w, b) > total(*best) or (w, b) == best
    assert s.decision([[1]])[0] == Fraction(-5, 43)
    assert s.margins.tolist() == [Fraction(25, 43)] * 2 + [Fraction(-5, 43), Fraction(55, 43)]


@twin(
    "ls-tilt",
    says="the hard margin errs on the same sample, so the points are to blame",
    over=[(TILTED_POINTS, TILTED_LABELS)],
    part=1,
)
def test_twin_the_street_errs_too(X, y):
    assert min(exact.fit(X, y).margins) <= 0


@twin(
    "ls-tilt",
    says="a least squares fit separates whatever can be separated",
    part=2,
)
@given(sample=planted(n=(4, 6), d=(1, 1), two_classes=True))
@example(sample=(TILTED_POINTS, TILTED_LABELS, None, None))
def test_twin_least_squares_separates(sample):
    assert least_margin(sample[0], sample[1]) > 0


# -------------------------------------------------------------- ls-tilt-minimal


@claim("ls-tilt-minimal", by="exact", part=1)
@given(t=rationals, r=rationals)
@example(t=ZERO, r=ONE)
def test_three_points_on_a_line(t, r):
    """The fitted values, for all places that are not all the same."""
    size = t * t - t * r + r * r
    if when(size != 0):
        values = fit(fractions([[0], [t], [r]]), [-1, -1, 1], ZERO).decision([[0], [t], [r]])
        assert (size * values).tolist() == [-r * r, -((t - r) ** 2), r * (r - t)]


@claim("ls-tilt-minimal", by="exact", part=2)
@given(planted(n=(1, 3), d=(1, 3)))
def test_at_most_three_points_are_separated(sample):
    assert least_margin(sample.X, sample.y) > 0


@claim(
    "ls-tilt-minimal",
    by="enumeration",
    part=2,
    over=[
        (X, y)
        for n in (2, 3)
        for X in product(range(4), repeat=n)
        for y in product((1, -1), repeat=n)
    ],
)
def test_at_most_three_points_of_a_grid(X, y):
    """Duplicates, one class and contradictions included: who errs cannot be separated."""
    points = [[v] for v in X]
    if len(set(y)) == 1:
        assert least_margin(points, y) == 1
    elif when(separable(points, y)):
        assert least_margin(points, y) > 0


@twin(
    "ls-tilt-minimal",
    says="no separable sample of at most four points",
    part=2,
)
@given(sample=planted(n=(2, 4), d=(1, 1), two_classes=True))
@example(sample=(TILTED_POINTS, TILTED_LABELS, None, None))
def test_twin_four_points(sample):
    assert least_margin(sample[0], sample[1]) > 0


@twin(
    "ls-tilt-minimal",
    says="no sample of three points, separable or not",
    over=[((0, 2, 1), (-1, -1, 1))],
    part=(1, 2),
)
def test_twin_between(X, y):
    assert least_margin([[v] for v in X], y) > 0


@twin(
    "ls-tilt-minimal",
    says="without $b$, too; here the signed points $(-4,1)$, $(3,-1)$ and $(2,-4)$",
    over=[(((-4, 1), (3, -1), (2, -4)), (1, 1, 1))],
    part=2,
)
def test_twin_without_b(X, y):
    premise(separable(X, y, bias=False))
    assert least_margin(X, y, bias=False) > 0


# -------------------------------------------------------------- ls-tilt-extreme

groups = st.integers(1, 12)


def with_a_far_point(k, M):
    """As `tilted`, for a place M that is any fraction."""
    return [[0]] * (k + 1) + [[1]] * k + [[M]], [-1] * (k + 1) + [1] * (k + 1)


@claim("ls-tilt-extreme", by="exact", part=1)
@given(k=groups, M=positive, near=st.booleans(), side=signs)
@example(k=1, M=3, near=False, side=1)
@example(k=3, M=5, near=False, side=1)
def test_the_sign_at_one(k, M, near, side):
    """The formula, and its sign: that of k + 2 - M, also close to 0. The sample is separable."""
    M = k + 2 + side * min(M, ONE) / 1000 if near else M
    X, y = with_a_far_point(k, M)
    value = fit(fractions(X), y, ZERO).decision([[1]])[0]
    size = (2 * k + 2) * (k + M * M) - (k + M) ** 2
    assert value * size == (k + M) * (k + 2 - M)
    assert size > 0
    both_ways(value < 0, k + 2 < M)
    both_ways(value == 0, k + 2 == M)
    assert separable(X, y)


@claim("ls-tilt-extreme", by="exact", part=2)
@given(k=groups, M=st.one_of(positive, st.integers(3, 10**6)))
@example(k=1, M=3)
def test_the_value_at_one_for_a_far_point(k, M):
    X, y = with_a_far_point(k, M)
    value = fit(fractions(X), y, ZERO).decision([[1]])[0]
    above = value + Fraction(1, 2 * k + 1)
    assert above > 0
    if when(k + 2 <= M):
        assert above <= Fraction(4, 3 * M)


@twin(
    "ls-tilt-extreme",
    says="it takes $M>2k+2$ to tilt the line over $k$ points",
    part=1,
)
@given(k=groups, M=st.integers(1, 30))
def test_twin_a_farther_point(k, M):
    X, y = tilted(k, M)
    value = fit(fractions(X), y, ZERO).decision([[1]])[0]
    assert (value < 0) == (2 * k + 2 < M)


@twin(
    "ls-tilt-extreme",
    says="the farther the point, the deeper the others are on the wrong side: the value at $1$ has "
    "no lower bound; here it is below $-\\frac25$ for some $M$",
    over=[range(1, 8)],
    part=2,
)
def test_twin_no_bound(places):
    samples_of = [tilted(1, 10**j) for j in places]
    values = [fit(fractions(X), y, ZERO).decision([[1]])[0] for X, y in samples_of]
    assert min(values) < Fraction(-2, 5)


# -------------------------------------------------------------- logistic-small-loss-no-error

margin_lists = st.lists(rationals, min_size=1, max_size=6)


def total(margins):
    """The sum of the logistic losses in the working precision of mpmath."""
    return sum(mpmath.log1p(mpmath.exp(-mpmath.mpf(m.numerator) / m.denominator)) for m in margins)


@claim("logistic-small-loss-no-error", by="property", part=1)
@given(st.lists(positive, min_size=1, max_size=4), st.one_of(st.none(), rationals))
def test_a_small_total_has_no_mistake(margins, other):
    """In 40 digits; mostly positive margins, so that the total is small often enough."""
    margins = margins if other is None else [*margins, other]
    with mpmath.workdps(40):
        if when(total(margins) < mpmath.log(2)):
            assert min(margins) > 0


@claim("logistic-small-loss-no-error", by="property", part=2)
@given(margin_lists)
@example([ZERO])
def test_a_mistake_costs_at_least_ln_two(margins):
    with mpmath.workdps(40):
        mistakes = sum(m <= 0 for m in margins)
        assert mistakes <= total(margins) / mpmath.log(2) + mpmath.mpf(10) ** -30


@twin(
    "logistic-small-loss-no-error",
    says=r"a total of at most $\ln2$ is enough",
    part=1,
)
@given(margins=margin_lists)
@example(margins=[ZERO])
def test_twin_at_most(margins):
    with mpmath.workdps(40):
        assert total(margins) > mpmath.log(2) or min(margins) > 0


@twin("logistic-small-loss-no-error", says="a total below $1$ is enough", part=1)
@given(margins=margin_lists)
def test_twin_below_one(margins):
    with mpmath.workdps(40):
        assert total(margins) >= 1 or min(margins) > 0


@twin(
    "logistic-small-loss-no-error",
    says="the number of mistakes is at most the total: a mistake costs at least $1$",
    part=2,
)
@given(margins=margin_lists)
def test_twin_a_mistake_costs_one(margins):
    with mpmath.workdps(40):
        assert sum(m <= 0 for m in margins) <= total(margins)


# -------------------------------------------------------------- logistic-blunder


negative_sums = st.lists(rationals, min_size=1, max_size=6).map(
    lambda u: [*u, -abs(sum(u)) - sum(u) - ONE]
)
ridges = st.one_of(st.just(ZERO), positive)


@claim("logistic-blunder", by="exact", part=1)
@given(u=negative_sums, ridge=ridges, w=positive)
def test_one_heavy_point_beats_the_rest(u, ridge, w):
    """Hinge and squared loss, exactly, for signed points with a negative sum: some w < 0 costs less
    than w = 0, and every w > 0 no less."""
    weight, square = sum(u), sum(v * v for v in u)
    reach = max(abs(v) for v in u)  # the hinge is straight up to 1 / reach

    def hinge(w):
        return ridge * w * w / 2 + sum(max(ZERO, 1 - w * v) for v in u)

    def squared(w):
        return ridge * w * w / 2 + sum((1 - w * v) ** 2 for v in u)

    for cost, better in (
        (hinge, weight / (ridge - weight * reach)),
        (squared, weight / (ridge / 2 + square)),
    ):
        assert cost(w) >= cost(ZERO) > cost(better)
        assert better < 0


@claim("logistic-blunder", by="property", part=1)
@given(u=negative_sums, ridge=ridges, w=positive)
def test_one_heavy_point_and_the_logistic_loss(u, ridge, w):
    """The same in 60 digits, with a ridge and without: its second derivative is at most 1/4."""
    weight, square = sum(u), sum(v * v for v in u)
    better = weight / (2 * (ridge + square / 4))

    def cost(w):
        shrink = ridge * w * w / 2
        return total([w * v for v in u]) + mpmath.mpf(shrink.numerator) / shrink.denominator

    with mpmath.workdps(60):
        assert better < 0
        assert cost(w) > cost(ZERO) > cost(better)


@claim("logistic-blunder", by="property", part=1)
@given(k=st.integers(2, 30), price=st.sampled_from([0.01, 1.0, 100.0]))
def test_logistic_regression_errs_on_all_but_one(k, price):
    """At every price, within the radius that the certificate gives."""
    X, y = heavy(k)
    s = logistic.fit(X, y, price, bias=False)
    assert s.w[0] + math.sqrt(2 * s.excess) < 0
    assert (s.margins <= 0).sum() == k
    assert (y * X[:, 0] <= 0).sum() == 1  # the margins of w = 1


PULLS = np.array([[-1, 0.5], [-1, 0.5], [4, 0.5]])
EDGE = 3 * math.log(2) / 5


@claim(
    "logistic-blunder",
    by="property",
    part=2,
    over=[
        (factor * EDGE, np.sign(factor - 1))
        for factor in (0.01, 0.5, 0.9, 0.999, 1.001, 1.1, 4, 99)
    ],
)
def test_the_sign_of_the_first_margin(price, sign):
    """Below 3 ln(2)/5 negative, above positive, and more so than rounding can tell."""
    s = logistic.fit(PULLED_POINTS, PULLED_LABELS, price, bias=False)
    assert (np.array(PULLED_POINTS) * np.array(PULLED_LABELS)[:, None] == PULLS).all()
    assert (PULLS @ [0, 1] == 1 / 2).all()
    assert abs(s.margins[0]) > 3 * math.sqrt(2 * s.excess)
    assert np.sign(s.margins[0]) == np.sign(s.margins[1]) == sign
    assert s.margins[2] > 0


@claim("logistic-blunder", by="property", over=[EDGE], part=2)
def test_at_the_edge_the_margin_is_zero(price):
    s = logistic.fit(PULLED_POINTS, PULLED_LABELS, price, bias=False, tol=1e-14)
    assert abs(s.margins[0]) < 1e-6
    assert s.w == pytest.approx([math.log(2) / 5, 2 * math.log(2) / 5], abs=1e-6)


@claim("logistic-blunder", by="exact", part=3)
@given(C=st.fractions(Fraction(1, 50), 3, max_denominator=60))
@example(C=Fraction(3, 10))
@example(C=Fraction(1, 3))
def test_the_machine_of_the_hinge(C):
    s = exact.fit(fractions(PULLED_POINTS), PULLED_LABELS, C, bias=False)
    difference = C - Fraction(3, 10)
    assert np.sign(float(s.margins[0])) == np.sign(float(difference))
    assert s.margins[0] == s.margins[1]


@claim("logistic-blunder", by="property", part=3)
@given(C=st.fractions(Fraction(31, 100), Fraction(2, 5), max_denominator=400))
def test_two_of_three_and_none(C):
    """At prices from 31/100 to 2/5, which is below 3 ln(2)/5: 2 > exp(2/3)."""
    premise(not at_most_exp(Fraction(2), Fraction(2, 3)))
    assert min(exact.fit(fractions(PULLED_POINTS), PULLED_LABELS, C, bias=False).margins) > 0
    s = logistic.fit(PULLED_POINTS, PULLED_LABELS, float(C), bias=False)
    assert (s.margins <= 0).tolist() == [True, True, False]


@claim("logistic-blunder", by="enumeration", over=[Fraction(1, 3)], part=(2, 3))
def test_one_third_lies_between(C):
    """3/10 < 1/3 < 3 ln(2)/5, since ln 2 > 5/9: 2 > exp(5/9)."""
    assert Fraction(3, 10) < C
    assert not at_most_exp(Fraction(2), 5 * C / 3)
    assert min(exact.fit(fractions(PULLED_POINTS), PULLED_LABELS, C, bias=False).margins) > 0
    assert (logistic.fit(PULLED_POINTS, PULLED_LABELS, float(C), bias=False).margins < 0).sum() == 2


@twin(
    "logistic-blunder",
    says="without the ridge it errs on separable points, too; here it is all but gone, C = 1000",
    over=[1000.0],
    part=2,
)
def test_twin_without_the_ridge(price):
    s = logistic.fit(PULLED_POINTS, PULLED_LABELS, price, bias=False)
    assert min(s.margins) <= 0


@twin(
    "logistic-blunder",
    says="logistic regression errs where the hinge does, and only there",
    over=[Fraction(k, 12) for k in range(3, 7)],
    part=(2, 3),
)
def test_twin_the_same_threshold(C):
    hinge = min(exact.fit(fractions(PULLED_POINTS), PULLED_LABELS, C, bias=False).margins) <= 0
    smooth = min(logistic.fit(PULLED_POINTS, PULLED_LABELS, float(C), bias=False).margins) <= 0
    assert hinge == smooth


@twin(
    "logistic-blunder",
    says="whatever the unit of the loss, the soft margin does with the lower price; here the loss "
    r"is in bits, and $C=\frac{59}{200}$",
    over=[Fraction(59, 200), Fraction(1, 3)],
    part=(2, 3),
)
def test_twin_in_bits(C):
    """ln(1 + exp(-m)) / ln 2 at the price C is the logistic loss at the price C / ln 2."""
    price = float(C) / math.log(2)
    smooth = min(logistic.fit(PULLED_POINTS, PULLED_LABELS, price, bias=False).margins) > 0
    hinge = min(exact.fit(fractions(PULLED_POINTS), PULLED_LABELS, C, bias=False).margins) > 0
    assert hinge or not smooth


@twin(
    "logistic-blunder",
    says="it takes no heavy point: the minimiser errs on most points whenever most are on one side",
    over=[(2, -1.0), (2, -3.0)],
    part=1,
)
def test_twin_any_weight(k, far):
    s = logistic.fit([[1.0]] * k + [[far]], [1] * (k + 1), 1.0, bias=False)
    assert s.w[0] < 0


@twin(
    "logistic-blunder",
    says="a loss that is not convex blunders in the same way; here the ramp, over a grid of $w$",
    over=[5],
    part=1,
)
def test_twin_the_ramp_blunders(k):
    u = np.array([1.0] * k + [-(k + 1.0)])
    grid = np.linspace(-3, 3, 1201)
    costs = np.clip(1 - np.outer(grid, u), 0, 1).sum(axis=1)
    assert grid[costs.argmin()] < 0


# -------------------------------------------------------------- logistic-separable-behaviour


@claim("logistic-separable-behaviour", by="property", part=1)
@given(planted(n=(1, 5), d=(1, 2)), st.sampled_from([1.0, 1e-3, 1e-9]))
def test_the_total_falls_to_nothing(sample, epsilon):
    """Along a separating hyperplane, at the t of the proof; and it is positive, in 60 digits."""
    w, b = np.array(sample.w), sample.b
    margins = [t * (np.array(x) @ w + b) for x, t in zip(sample.X, sample.y, strict=True)]
    premise(min(margins) > 0)
    t = Fraction(math.log(len(margins) / epsilon) / float(min(margins)) + 1)
    with mpmath.workdps(60):
        found = total([max(t, ONE) * m for m in margins])
        assert 0 < found < epsilon


@claim("logistic-separable-behaviour", by="property", part=2)
@given(planted(n=(1, 5), d=(1, 2)), st.integers(1, 9), st.data())
def test_less_than_ln_two_separates(sample, t, data):
    """A separating hyperplane, stretched and then moved, so that some totals are small."""
    move = data.draw(vectors(len(sample.w) + 1))
    w = [t * v + d for v, d in zip(sample.w, move[1:], strict=True)]
    b = t * sample.b + move[0]
    points = zip(sample.X, sample.y, strict=True)
    margins = [side * (sum(a * v for a, v in zip(x, w, strict=True)) + b) for x, side in points]
    with mpmath.workdps(40):
        if when(total(margins) < mpmath.log(2)):
            assert min(margins) > 0


@claim("logistic-separable-behaviour", by="property", part=2)
@given(samples(n=(2, 5), d=(1, 2), two_classes=True).map(contradicted), rationals, st.data())
def test_no_hyperplane_costs_less_than_ln_two(sample, b, data):
    """Of a sample that cannot be separated."""
    w = data.draw(vectors(len(sample.X[0])))
    points = zip(sample.X, sample.y, strict=True)
    margins = [side * (sum(a * v for a, v in zip(x, w, strict=True)) + b) for x, side in points]
    with mpmath.workdps(40):
        assert total(margins) + mpmath.mpf(10) ** -35 >= mpmath.log(2)


@claim("logistic-separable-behaviour", by="exact", part=2)
@given(samples(n=(1, 5), d=(1, 2), two_classes=True))
def test_what_cannot_be_separated_costs_ln_two(sample):
    """Every hyperplane makes a mistake there, so the total is at least ln 2; the fitted one shows
    it at a high price."""
    if when(not separable(*sample)):
        s = logistic.fit(np.array(sample.X, dtype=float), sample.y, 1e4, tol=1e-8)
        assert LOGISTIC(s.margins).sum() >= math.log(2) * (1 - 1e-9)
        assert min(s.margins) <= 1e-9


@claim("logistic-separable-behaviour", by="property", part=(2, 3))
@given(margin_lists)
def test_a_small_total_makes_all_margins_large(margins):
    with mpmath.workdps(40):
        loss = total(margins)
        bound = mpmath.exp(loss) - 1
        worst = mpmath.exp(-mpmath.mpf(min(margins).numerator) / min(margins).denominator)
        assert worst <= bound + mpmath.mpf(10) ** -30 * worst


@twin(
    "logistic-separable-behaviour",
    says="the infimum is attained: from some length on the total does not fall any more",
    part=1,
)
@given(t=st.integers(1, 30))
def test_twin_a_minimiser(t):
    with mpmath.workdps(40):
        assert total([Fraction(2 * t)]) >= total([Fraction(t)])


@twin(
    "logistic-separable-behaviour",
    says="it is enough that no point is on the wrong side; here $u=(0),(1)$ without $b$",
    part=1,
)
@given(w=positive)
def test_twin_points_on_the_hyperplane(w):
    with mpmath.workdps(40):
        assert total([0 * w, 100 * w]) < 1 / mpmath.mpf(2)


@twin(
    "logistic-separable-behaviour",
    says=r"$e^{-m_i}\le\frac12\bigl(e^s-1\bigr)$: a small total makes margins even larger",
    part=3,
)
@given(margins=margin_lists)
def test_twin_half_the_bound(margins):
    with mpmath.workdps(40):
        worst = mpmath.exp(-mpmath.mpf(min(margins).numerator) / min(margins).denominator)
        assert worst <= (mpmath.exp(total(margins)) - 1) / 2


@twin(
    "logistic-separable-behaviour",
    says="a total below $1$ proves that the sample can be separated, in place of $\\ln2$; here one "
    "point at $0$ without $b$",
    over=[Fraction(0)],
    part=2,
)
def test_twin_separable_below_one(margin):
    with mpmath.workdps(40):
        assert not total([margin]) < 1 or margin > 0


# -------------------------------------------------------------- gradient descent, as a simulation


def descend(X, y, steps):
    """Gradient descent on the total logistic loss from w = 0, without b."""
    signed, w = X * y[:, None], np.zeros(X.shape[1])
    rate = 1 / np.linalg.norm(signed, 2) ** 2
    for _ in range(steps):
        w = w - rate * (LOGISTIC.slope(signed @ w) @ signed)
    return w


def test_gradient_descent_turns_to_the_widest_street():
    """A theorem that is cited; here three seeds. The angle shrinks, and slowly."""
    for seed in range(3):
        rng = np.random.default_rng(seed)
        X = rng.normal(size=(8, 2))
        X[:, 1] += np.where(X[:, 1] > 0, 0.5, -0.5)
        y = np.where(X[:, 1] > 0, 1, -1)
        street = exact.fit(fractions(X), y, bias=False).w.astype(float)
        cosines = []
        for steps in (10, 1000, 20000):
            w = descend(X, y, steps)
            cosines.append(w @ street / np.linalg.norm(w) / np.linalg.norm(street))
        assert cosines[0] < cosines[1] < cosines[2]
        assert cosines[2] > 0.98
