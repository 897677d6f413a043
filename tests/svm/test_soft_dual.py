"""Chapter *The box*: the dual of the soft margin, and of logistic regression."""

import math
from fractions import Fraction
from itertools import combinations, product

import mpmath
import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin, when
from evidence.smt import implies
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact, losses
from margins.base.data import BadInput
from margins.hyperplanes import linear
from margins.hyperplanes.linear import functional_margins
from margins.losses import LOGISTIC, hinge, logistic
from margins.rational.lp import equalities, optimum
from margins.svm import conventions, duality, soft_dual, soft_margin
from margins.svm.certificates import is_subgradient
from strategies import (
    CORNERS,
    HALF,
    ONE,
    PLUS_MINUS_ONE,
    ZERO,
    biases,
    nonnegative,
    normals,
    optimal_offsets,
    penalties,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)


def in_balance(y, alpha):
    """The multipliers of the heavier class, scaled down until both classes have the same sum."""
    y, alpha = np.asarray(y), np.array(alpha)
    sums = {sign: alpha[y == sign].sum() for sign in (1, -1)}
    least = min(sums.values())
    factors = {sign: least / total if total else ONE for sign, total in sums.items()}
    return alpha * [factors[int(sign)] for sign in y]


@st.composite
def feasible(draw, n=(1, 4), d=(1, 2), **kwargs):
    """A sample, a price, whether there is a bias, and a point of the dual's domain."""
    sample, C, bias = draw(samples(n=n, d=d, **kwargs)), draw(penalties), draw(biases)
    share = st.one_of(st.sampled_from([ZERO, HALF, ONE]), st.just(Fraction(1, 3)))
    alpha = C * np.array(draw(vectors(len(sample.y), share)))
    return sample, C, bias, in_balance(sample.y, alpha) if bias else alpha


@st.composite
def solved(draw, n=(1, 4), d=(1, 2), bias=biases, **kwargs):
    """An exact solution of the soft margin and a dual optimum: the basic one, an end of the set
    of all dual optima in some direction, or the middle between the two."""
    sample, C = draw(samples(n=n, d=d, **kwargs)), draw(penalties)
    solution = exact.fit(*sample, C, bias=draw(bias))
    towards = draw(st.sampled_from([ZERO, HALF, ONE]))
    if not towards:
        return solution, solution.alpha
    cost = draw(vectors(len(sample.y), st.sampled_from([ZERO, ONE, -ONE])))
    end = exact.dual_optimum(solution, cost)
    return solution, towards * end + (1 - towards) * solution.alpha


def ends(solution):
    """The finite ends of the interval of optimal b."""
    return [b for b in solution.interval if not math.isinf(b)]


# -------------------------------------------------------------- slack-multiplier


@st.composite
def around_the_cap(draw):
    """A price and a multiplier of any sign: any, or the price itself, or a little above it."""
    C = draw(penalties)
    return C, draw(st.one_of(rationals, st.just(C), positive.map(lambda v: C + v)))


@claim("slack-multiplier", by="exact", part="all")
@given(around_the_cap(), nonnegative, positive)
def test_slack_costs_nothing_or_pays_without_end(case, slack, depth):
    """Up to alpha = C, also for a negative alpha, no slack gets below 0, and the slacks that reach
    0 are as stated; beyond C some slack gets as deep as one likes."""
    C, alpha = case
    infimum = soft_dual.slack_infimum(alpha, C)
    if when(alpha <= C):
        assert slack * (C - alpha) >= infimum == 0
        both_ways(slack * (C - alpha) == 0, slack == 0 or alpha == C)
    if when(alpha > C):
        far = depth / (alpha - C)
        assert far > 0
        assert far * (C - alpha) == -depth
        assert infimum == -math.inf


@twin(
    "slack-multiplier",
    says=r"for $\alpha\le C$ the supremum of $\xi(C-\alpha)$ over $\xi\ge0$ is 0",
    by="smt",
    settles="e3-116-sup",
    part=1,
)
def test_twin_supremum(C, alpha, xi):
    return [C > 0, alpha >= 0, alpha <= C, xi >= 0], [xi * (C - alpha) <= 0]


@twin(
    "slack-multiplier",
    says=r"for $\alpha\le C$ only $\xi=0$ attains the infimum",
    by="smt",
    part=2,
)
def test_twin_one_minimising_slack(C, alpha, xi):
    return [C > 0, alpha >= 0, alpha <= C, xi >= 0], [implies(xi * (C - alpha) == 0, xi == 0)]


# -------------------------------------------------------------- soft-dual-box


def lowered(y, alpha):
    """Multipliers between -C and C brought into balance: one of the heavier side is lowered."""
    alpha, excess = np.array(alpha), oracles.dot(alpha, y)
    if excess and (1 if excess > 0 else -1) not in y:
        alpha, excess = -alpha, -excess
    if excess:
        alpha[y.index(1 if excess > 0 else -1)] -= abs(excess)
    return alpha


@st.composite
def below_the_cap(draw, bias=biases):
    """A sample, a price, whether there is a bias, and multipliers of any sign, none above C; with
    a bias they are in balance."""
    sample, C, with_bias = draw(samples(n=(1, 4), d=(1, 2))), draw(penalties), draw(bias)
    share = st.sampled_from([ONE, HALF, ZERO, -Fraction(1, 3), -ONE])
    alpha = C * np.array(draw(vectors(len(sample.y), share)))
    return sample, C, with_bias, lowered(sample.y, alpha) if with_bias else alpha


@claim("soft-dual-box", by="exact", part="all")
@given(below_the_cap(), st.data())
def test_below_the_cap_the_infimum_is_the_dual_value(case, data):
    """For multipliers of any sign up to C, in balance if there is a bias, no (w, b, slack) gets
    below D(alpha), and w = sum alpha_i u_i without slack attains it."""
    (X, y), C, bias, alpha = case
    w, b = data.draw(vectors(len(X[0]))), data.draw(rationals) if bias else ZERO
    slack = data.draw(vectors(len(y), nonnegative))
    value = soft_dual.dual_function(X, y, alpha, C, bias=bias)
    assert value == duality.dual_value(X, y, alpha)
    assert duality.lagrangian(X, y, w, b, alpha, slack=slack, C=C) >= value
    best = linear.combination(X, y, alpha)
    assert duality.lagrangian(X, y, best, b, alpha, slack=0 * alpha, C=C) == value


@claim("soft-dual-box", by="exact", part="all")
@given(below_the_cap(bias=st.just(True)), positive, positive, st.data())
def test_out_of_balance_the_lagrangian_has_no_bound(case, step, depth, data):
    """With a bias, multipliers of any sign up to C that are out of balance: at every w some b takes
    the Lagrangian below any bound. Without bias they have the infimum D(alpha)."""
    (X, y), C, _, alpha = case
    alpha[data.draw(st.integers(0, len(y) - 1))] -= step
    w, excess = data.draw(vectors(len(X[0]))), oracles.dot(alpha, y)
    at_zero = duality.lagrangian(X, y, w, 0, alpha, slack=0 * alpha, C=C)
    deep = (at_zero + depth) / excess
    assert duality.lagrangian(X, y, w, deep, alpha, slack=0 * alpha, C=C) == -depth
    assert soft_dual.dual_function(X, y, alpha, C) == -math.inf
    without = soft_dual.dual_function(X, y, alpha, C, bias=False)
    assert without == duality.dual_value(X, y, alpha)


@claim("soft-dual-box", by="exact", part="all")
@given(below_the_cap(), positive, positive, st.data())
def test_above_the_cap_the_lagrangian_has_no_bound(case, beyond, depth, data):
    """One multiplier above C, and its slack takes the Lagrangian below any bound, whatever the
    others are."""
    (X, y), C, bias, alpha = case
    k = data.draw(st.integers(0, len(y) - 1))
    outside, slack = alpha.copy(), 0 * alpha
    outside[k] = C + beyond
    w = linear.combination(X, y, outside)
    at_zero = duality.lagrangian(X, y, w, 0, outside, slack=slack, C=C)
    slack[k] = depth / beyond
    assert duality.lagrangian(X, y, w, 0, outside, slack=slack, C=C) == at_zero - depth
    assert soft_dual.dual_function(X, y, outside, C, bias=bias) == -math.inf


@twin(
    "soft-dual-box",
    says=r"with $\xi$ of either sign the infimum is still $\mathfrak D(\alpha)$ on the whole box",
    settles="e3-rem115-free-slack",
    part=1,
)
@given(alpha=st.sampled_from([HALF, Fraction(1, 4), ONE]), xi=rationals)
def test_twin_free_slack(alpha, xi):
    X, y = [[ONE]], [1]
    w = linear.combination(X, y, [alpha])
    lagrangian = duality.lagrangian(X, y, w, 0, [alpha], slack=[xi], C=ONE)
    assert lagrangian >= duality.dual_value(X, y, [alpha])


@twin(
    "soft-dual-box",
    says=r"every $\alpha\ge0$, capped or not, gives a lower bound for the soft margin of the "
    "point 1 (+)",
    part=1,
)
@given(alpha=nonnegative, C=penalties)
def test_twin_without_the_cap(alpha, C):
    X, y = [[ONE]], [1]
    assert duality.dual_value(X, y, [alpha]) <= exact.fit(X, y, C, bias=False).primal


@twin(
    "soft-dual-box",
    says=r"with a bias, too, every $\alpha$ in the box gives a lower bound for the soft margin",
    part=2,
)
@given(sample=samples(n=(1, 3), d=(1, 1)), C=penalties, data=st.data())
def test_twin_without_the_plane(sample, C, data):
    alpha = C * np.array(data.draw(vectors(len(sample.y), st.sampled_from([ZERO, HALF, ONE]))))
    assert duality.dual_value(*sample, alpha) <= exact.fit(*sample, C).primal


# -------------------------------------------------------------- dual-pair-exchange


def pair_bounds(X, y, alpha, C):
    """The largest t_i of the points that may go up and the least of those that may go down."""
    w = linear.combination(X, y, alpha)
    t = [label - oracles.dot(w, x) for x, label in zip(X, y, strict=True)]
    up = [v for v, a, s in zip(t, alpha, y, strict=True) if (a < C if s > 0 else a > 0)]
    down = [v for v, a, s in zip(t, alpha, y, strict=True) if (a > 0 if s > 0 else a < C)]
    return max(up, default=-math.inf), min(down, default=math.inf)


@claim("dual-pair-exchange", by="exact")
@given(solved(bias=st.just(True)))
def test_no_pair_improves_a_dual_optimum(case):
    """At every dual optimum the points that may go up have smaller t than those that may go
    down."""
    solution, alpha = case
    low, high = pair_bounds(solution.X, solution.y, alpha, solution.C)
    assert low <= high


@claim("dual-pair-exchange", by="exact")
@given(feasible(n=(2, 4)), st.booleans())
def test_pairs_are_enough(case, at_the_best):
    """A feasible point, an optimum or any, is a dual optimum exactly if no pair improves it: its
    value is the one that an enumeration of all partitions finds."""
    (X, y), C, _, alpha = case
    best = oracles.svm(X, y, C)
    alpha = best.alpha if at_the_best else in_balance(y, alpha)
    low, high = pair_bounds(X, y, alpha, C)
    both_ways(low <= high, duality.dual_value(X, y, alpha) == best.value)


@twin(
    "dual-pair-exchange",
    says=r"a feasible $\alpha$ that no change of a single coordinate improves is a dual optimum",
)
@given(samples(n=(2, 3), two_classes=True), penalties)
def test_twin_single_coordinates(sample, C):
    nothing = [ZERO] * len(sample.y)  # one positive entry would already break the balance
    assert exact.is_dual_optimum(exact.fit(*sample, C), nothing)


# -------------------------------------------------------------- soft-strong-duality


@claim("soft-strong-duality", by="exact", part="all")
@given(samples(n=(1, 4), d=(1, 2), scaled=True), penalties, biases)
def test_both_values_are_equal_and_attained(sample, C, bias):
    """The primal value of (w, b) is the dual value of a feasible alpha; an enumeration of all
    partitions into alpha = 0, free and alpha = C finds the same value."""
    s = exact.fit(*sample, C, bias=bias)
    assert soft_margin.objective(*sample, s.w, s.b, C) == duality.dual_value(*sample, s.alpha)
    assert (s.alpha >= 0).all()
    assert soft_dual.dual_function(*sample, s.alpha, C, bias=bias) == s.primal
    assert oracles.svm(*sample, C, bias=bias).value == s.primal


@claim("soft-strong-duality", by="exact", part="all")
@given(feasible(), st.data())
def test_no_feasible_points_cross(case, data):
    """Every dual value lies below the common optimum and every primal value above it."""
    (X, y), C, bias, alpha = case
    w, b = data.draw(vectors(len(X[0]))), data.draw(rationals) if bias else ZERO
    value = exact.fit(X, y, C, bias=bias).primal
    assert duality.dual_value(X, y, alpha) <= value <= soft_margin.objective(X, y, w, b, C)


@claim("soft-strong-duality", by="peer", over=range(4), part=2)
def test_scikit_learn_lands_on_both_sides(seed):
    """The multipliers of scikit-learn's SVC lie in the box; their dual value and the primal value
    of its (w, b) enclose the exact optimum."""
    from sklearn.svm import SVC

    rng = np.random.default_rng(seed)
    X, y = rng.integers(-4, 5, size=(8, 2)), np.array([1, -1] * 4)
    C = Fraction(int(rng.integers(1, 20)), 10)
    peer = SVC(kernel="linear", C=float(C), tol=1e-10).fit(X, y)
    alpha = np.zeros(len(y))
    alpha[peer.support_] = np.abs(peer.dual_coef_[0])
    assert (alpha <= float(C)).all()
    low = duality.dual_value(X, y, alpha)
    high = soft_margin.objective(X, y, peer.coef_[0], peer.intercept_[0], float(C))
    value = float(exact.fit(X, y, C).primal)
    rounding = 1e-12 * value
    assert low - rounding <= value <= high + rounding
    assert high - low <= 1e-6 * value


@twin(
    "soft-strong-duality",
    says=r"with a bias the two values agree also if $\sum\alpha_iy_i=0$ is left out of the dual",
    part=2,
)
@given(samples(n=(2, 4), two_classes=True), penalties)
def test_twin_without_the_balance(sample, C):
    without = exact.fit(*sample, C, bias=False)  # the largest D over the whole box
    assert exact.fit(*sample, C).primal == without.dual


# -------------------------------------------------------------- kkt-trichotomy


def fits(margins, alpha, C):
    """Whether every margin is what its multiplier demands."""
    return all(
        (m <= 1 or a == 0) and (m >= 1 or a == C) for m, a in zip(margins, alpha, strict=True)
    )


@st.composite
def cheap_pairs(draw):
    """Two points of different classes that both pull with C, so that there is room for b."""
    C = draw(st.sampled_from([Fraction(1, 200), Fraction(1, 1000)]))
    s = exact.fit(*draw(samples(n=(2, 2), d=(1, 2), two_classes=True)), C)
    return s, s.alpha


@claim("kkt-trichotomy", by="exact", part=(2, 3))
@given(st.one_of(solved(), cheap_pairs()))
def test_every_optimum_obeys_the_trichotomy(case):
    """Any dual optimum with any optimal b, at the ends of their interval or inside it:
    w = sum alpha_i u_i, zero beyond the margin, C inside, margin 1 in between."""
    s, alpha = case
    assert (s.w == linear.combination(s.X, s.y, alpha)).all()
    if when(s.interval[0] < s.interval[1]):
        assert len(set(optimal_offsets(s))) == 3
    for b in optimal_offsets(s):
        m = functional_margins(s.X, s.y, s.w, b)
        assert (alpha[m > 1] == 0).all()
        assert (alpha[m < 1] == s.C).all()
        assert (m[(alpha > 0) & (alpha < s.C)] == 1).all()
    assert soft_dual.trichotomy(s).violation == 0


@claim("kkt-trichotomy", by="exact", part=(1, 2))
@given(feasible(n=(1, 4)), st.booleans(), st.booleans(), rationals)
def test_the_trichotomy_makes_an_optimum(case, at_the_best, best_b, b):
    """With w = sum alpha_i u_i and alpha feasible, (w, b) and alpha are optimal exactly if the
    margins are what the multipliers demand; then free points have margin 1."""
    (X, y), C, bias, alpha = case
    s = exact.fit(X, y, C, bias=bias)
    alpha = s.alpha if at_the_best else alpha
    w = linear.combination(X, y, alpha)
    b = ZERO if not bias else optimal_offsets(s)[1] if best_b else b
    values = soft_margin.objective(X, y, w, b, C), duality.dual_value(X, y, alpha)
    margins = functional_margins(X, y, w, b)
    both_ways(fits(margins, alpha, C), values == (s.primal, s.dual))
    if fits(margins, alpha, C):
        assert (margins[(alpha > 0) & (alpha < C)] == 1).all()


@twin(
    "kkt-trichotomy",
    says=r"a point with $m_i=1$ has $0<\alpha_i<C$ in every dual optimum of the four corners "
    "$(\\pm1,\\pm1)$",
    part=(2, 3),
)
@given(C=penalties, cost=vectors(4, st.sampled_from([ZERO, ONE, -ONE])))
def test_twin_on_the_margin_means_free(C, cost):
    s = exact.fit(CORNERS.X, CORNERS.y, C)
    alpha = exact.dual_optimum(s, cost)[s.margins == 1]
    assert ((alpha > 0) & (alpha < C)).all()


@twin("kkt-trichotomy", says=r"$\alpha_i=C$ only if the point is misclassified, $m_i\le0$", part=1)
@given(samples(n=(1, 3)), penalties)
def test_twin_at_the_cap_means_wrong(sample, C):
    s = exact.fit(*sample, C, bias=False)
    assert (s.margins[s.alpha == C] <= 0).all()


# -------------------------------------------------------------- bias-recovery


@claim("bias-recovery", by="exact", part="all")
@given(solved(bias=st.just(True)))
def test_the_multipliers_give_all_optimal_offsets(case):
    """Every dual optimum gives the same interval, that of the minimisers of the total slack; a
    free point fixes b. The interval is bounded exactly if both classes are present."""
    s, alpha = case
    low, high = pair_bounds(s.X, s.y, alpha, s.C)
    assert (low, high) == s.interval
    both_ways(math.isfinite(low) and math.isfinite(high), len(set(s.y)) == 2)
    if len(set(s.y)) == 2:
        assert (low, high) == oracles.bias_minimisers(s.X, s.y, s.w)
    for i in np.flatnonzero((alpha > 0) & (alpha < s.C)):
        assert low == high == s.b == s.y[i] - s.w @ s.X[i]


@claim("bias-recovery", by="exact", part=1)
@given(solved(bias=st.just(True)), rationals)
def test_optimal_exactly_on_the_interval(case, b):
    """An offset, one of the ends or any other, is optimal exactly if it lies between the bounds
    that the multipliers give."""
    s, alpha = case
    low, high = pair_bounds(s.X, s.y, alpha, s.C)
    for offset in (b, *ends(s)):
        optimal = soft_margin.objective(s.X, s.y, s.w, offset, s.C) == s.primal
        both_ways(optimal, low <= offset <= high)


@claim("bias-recovery", by="exact", part=(2, 3))
@given(samples(n=(2, 3), d=(1, 2), two_classes=True), penalties, st.data())
def test_shared_multipliers_give_the_same_offsets(sample, C, data):
    """With every point twice there are many dual optima. Each of them gives the same interval; and
    where one has a free point, this is the point t_i."""
    X, y = sample
    s = exact.fit(X + X, y + y, C)
    cost = st.sampled_from([ONE, ZERO, -ONE])
    one, two = (exact.dual_optimum(s, data.draw(vectors(len(s.y), cost))) for _ in range(2))
    bounds = [pair_bounds(s.X, s.y, alpha, C) for alpha in (one, two, (one + two) / 2)]
    assert bounds == [oracles.bias_minimisers(s.X, s.y, s.w)] * 3
    for i in np.flatnonzero((one > 0) & (one < C)):
        assert bounds[0] == (s.y[i] - s.w @ s.X[i],) * 2


@twin("bias-recovery", says="with both classes the multipliers fix $b$", part=1)
@given(samples(n=(2, 4), two_classes=True), penalties)
def test_twin_one_offset(sample, C):
    low, high = exact.fit(*sample, C).interval
    assert low == high


@twin(
    "bias-recovery",
    says=r"every support vector, $\alpha_i>0$, gives an optimal $b=y_i-\langle w,x_i\rangle$",
    part=2,
)
@given(samples(n=(2, 4), two_classes=True), penalties)
def test_twin_any_support_vector(sample, C):
    s = exact.fit(*sample, C)
    offsets = (s.y - s.X @ s.w)[s.positive]
    assert all(s.interval[0] <= b <= s.interval[1] for b in offsets)


# -------------------------------------------------------------- dual-restriction-optimal


def another_direction(s, alpha):
    """Whether a dual optimum of s can move along the set of all of them, inside its support.

    A direction has sum d_i u_i = 0, sum d_i = 0 (with bias sum d_i y_i = 0), d = 0 where alpha = 0
    and d <= 0 where alpha = C. Linear programs look for one with a non-zero entry; d = p - q with
    p, q in [0, 1].
    """
    support = np.flatnonzero(alpha)
    rows = [*(s.X[support] * s.y[support, None]).T.tolist(), [1] * len(support)]
    if s.bias:
        rows.append(s.y[support].tolist())
    A, b = equalities([[*row, *(-v for v in row)] for row in rows], [0] * len(rows))
    k = len(support)
    cap = [0 if a == s.C else 1 for a in alpha[support]] + [1] * k
    A += [[-int(i == j) for j in range(2 * k)] for i in range(2 * k)]
    b += [-v for v in cap]
    costs = (
        [sign * ((j == i) - (j == i + k)) for j in range(2 * k)]
        for i in range(k)
        for sign in (1, -1)
    )
    return any(optimum(cost, A, b).value < 0 for cost in costs)


@claim("dual-restriction-optimal", by="exact", part=1)
@given(solved())
def test_the_restriction_is_an_optimum_with_the_same_w(case):
    """Deleting the points with alpha_i = 0 leaves w and the value, and the rest of alpha is an
    optimum of what remains."""
    s, alpha = case
    support = np.flatnonzero(alpha)
    if len(support):
        again = exact.refit_on(s, support)
        assert (again.w == s.w).all()
        assert again.primal == s.primal
        assert exact.is_dual_optimum(again, alpha[support])


@st.composite
def shared(draw):
    """A dual optimum of a sample with copies, or of the corners of a square: an end of the set of
    all of them, or the middle of two ends."""
    X, y = draw(samples(n=(1, 2), d=(1, 2)))
    sample = draw(st.sampled_from([(X + X, y + y), CORNERS[:2]]))
    s = exact.fit(*sample, draw(penalties), bias=draw(biases))
    costs = vectors(len(s.y), st.sampled_from([ZERO, ONE, -ONE]))
    one, two = (exact.dual_optimum(s, draw(costs)) for _ in range(2))
    return s, (one + two) / 2


PAIR = exact.fit(*PLUS_MINUS_ONE, 1)  # only the balance makes its multipliers unique


@claim("dual-restriction-optimal", by="exact", part=2)
@given(st.one_of(solved(), shared()))
@example((PAIR, PAIR.alpha))
def test_the_restriction_is_unique_unless_it_can_move(case):
    """Whatever dual optimum is restricted to its support, the reduced dual has one optimum exactly
    if no direction on the support keeps w and the sum and stays in the box."""
    s, alpha = case
    support = np.flatnonzero(alpha)
    if len(support):
        low, high = exact.alpha_range(exact.refit_on(s, support))
        both_ways((low == high).all(), not another_direction(s, alpha))


@twin(
    "dual-restriction-optimal",
    says=r"solving the dual again on the points with $\alpha_i>0$ returns precisely those "
    r"$\alpha_i$; here for copies of the point 1 (+), $C=1$",
    settles="e3-dual-unique",
    part=2,
)
@given(n=st.integers(2, 3), share=st.sampled_from([HALF, Fraction(1, 3), Fraction(1, 4)]))
def test_twin_the_restriction_is_found_again(n, share):
    s = exact.fit([[1]] * n, [1] * n, 1, bias=False)
    alpha = np.array([share, ONE - share, *[ZERO] * (n - 2)])
    assert (
        not exact.is_dual_optimum(s, alpha) or (exact.refit_on(s, [0, 1]).alpha == alpha[:2]).all()
    )


# -------------------------------------------------------------- conv-dual-scaling


@claim("conv-dual-scaling", by="exact", part=(1, 2, 3))
@given(feasible(), st.one_of(st.just(ZERO), rationals))
def test_the_second_scaling_divides_by_the_price(case, more):
    """alpha' = alpha / C lies in [0, 1] exactly if alpha lies in [0, C]. In the box or not, it has
    the dual value D(alpha) / C and gives the same w."""
    (X, y), C, _, alpha = case
    alpha = alpha + C * more
    n, scaled, creg = len(y), alpha / C, conventions.from_C(C, "conv-creg", len(y))
    image = linear.combination(X, y, scaled)
    assert creg == 1 / C
    both_ways(min(scaled) >= 0 and max(scaled) <= 1, min(alpha) >= 0 and max(alpha) <= C)
    assert (image / creg == linear.combination(X, y, alpha)).all()
    g = conventions.dual_objective(scaled.sum(), image @ image, creg, "conv-creg", n)
    assert g == scaled.sum() - image @ image / (2 * creg) == duality.dual_value(X, y, alpha) / C


@claim("conv-dual-scaling", by="exact", part=4)
@given(feasible(), st.booleans())
def test_both_scalings_have_matching_optima(case, at_the_best):
    """The second dual has no larger value than the least of the second primal, C_reg |w|^2 / 2 +
    sum h(m_i). A feasible alpha solves the first dual exactly if alpha' reaches that value."""
    (X, y), C, bias, alpha = case
    s = exact.fit(X, y, C, bias=bias)
    alpha = s.alpha if at_the_best else alpha
    image = linear.combination(X, y, alpha / C)
    g = (alpha / C).sum() - C * (image @ image) / 2
    least = soft_margin.objective(X, y, s.w, s.b, 1 / C, "conv-creg")
    assert g <= least
    both_ways(exact.is_dual_optimum(s, alpha), g == least)


@twin("conv-dual-scaling", says=r"the same $\alpha$ is optimal in both scalings", part=4)
@given(samples(n=(1, 3)), penalties)
def test_twin_same_multipliers(sample, C):
    s = exact.fit(*sample, C, bias=False)
    image = linear.combination(*sample, s.alpha)
    g = s.alpha.sum() - C * (image @ image) / 2
    assert g == s.dual / C


# -------------------------------------------------------------- logistic-conjugate

margins = st.floats(-30, 30)
shares = st.one_of(st.floats(0, 1), st.sampled_from([0.0, 1.0]))


@claim("logistic-conjugate", by="property", part=1)
@given(m=margins, share=shares)
def test_logistic_loss_is_the_largest_line(m, share):
    """Every line -l m + H(l) stays below the logistic loss, and l = sigma(-m) touches it, up to
    the rounding of a few operations."""
    rounding = 8 * np.finfo(float).eps * (1 + abs(m))
    loss = LOGISTIC(m)
    assert -share * m + logistic.entropy(share) <= loss + rounding
    best = -LOGISTIC.derivative(m)
    assert abs(-best * m + logistic.entropy(best) - loss) <= rounding


@claim("logistic-conjugate", by="property", part="all")
@given(m=st.integers(-20, 20), share=st.fractions(0, 1, max_denominator=50))
@example(m=0, share=HALF)
def test_the_missing_part_is_a_divergence(m, share):
    """In 50 digits, loss minus line is the divergence of the share l from sigma(-m): not
    negative, and 0 only at l = sigma(-m)."""
    with mpmath.workdps(50):
        level = mpmath.mpf(share.numerator) / share.denominator
        wrong, right = 1 / (1 + mpmath.exp(m)), 1 / (1 + mpmath.exp(-m))
        missing = mpmath.log(1 + mpmath.exp(-m)) + level * m - entropy_digits(level)
        pairs = [(level, wrong), (1 - level, right)]
        divergence = sum(p * mpmath.log(p / q) for p, q in pairs if p)
        assert abs(missing - divergence) < mpmath.mpf(10) ** -45
        assert missing >= 0
        both_ways(missing == 0, level == wrong)


def entropy_digits(share):
    """The binary entropy in nats, to the working precision of mpmath."""
    return -sum(p * mpmath.log(p) for p in (share, 1 - share) if p)


@twin(
    "logistic-conjugate",
    says="the formula holds with the entropy in bits, that is with logarithms to base 2",
    settles="e3-entropy-undefined",
    part=1,
)
@given(m=margins)
def test_twin_entropy_in_bits(m):
    grid = np.linspace(0, 1, 1001)
    largest = (-grid * m + logistic.entropy(grid) / math.log(2)).max()
    assert largest <= LOGISTIC(m) + 1e-9


# -------------------------------------------------------------- logistic-strong-duality


@st.composite
def logistic_problems(draw, n=(1, 5), d=(1, 2), bias=biases, **kwargs):
    """A float sample, a price, and whether there is a bias; then with both classes."""
    with_bias = draw(bias)
    X, y = draw(samples(n=n, d=d, two_classes=with_bias, **kwargs))
    return np.array(X, dtype=float), y, float(draw(penalties)), with_bias


def digits(values):
    """Floats or fractions as mpmath's numbers."""
    return np.array([mpmath.mpf(v.numerator) / v.denominator for v in map(Fraction, values)])


def primal_in_digits(s, w, b):
    """P_log at any (w, b), to the working precision of mpmath; s gives the sample and C."""
    m = [t * (digits(x) @ w + b) for x, t in zip(s.X.tolist(), s.y.tolist(), strict=True)]
    return w @ w / 2 + mpmath.mpf(s.C) * sum(mpmath.log(1 + mpmath.exp(-v)) for v in m)


def dual_in_digits(s, alpha):
    """The dual value of any alpha in the box, in the same way."""
    C, columns = mpmath.mpf(s.C), [digits(column) for column in s.X.T.tolist()]
    image = np.array([(alpha * s.y) @ column for column in columns])
    return C * sum(entropy_digits(a / C) for a in alpha) - image @ image / 2


def alpha_in_digits(s):
    """The multipliers of a logistic solution, brought into balance."""
    alpha = digits(s.alpha.tolist())
    return in_balance(s.y, alpha) if s.bias else alpha


def values_in_digits(s):
    """Primal and dual value of a logistic solution in 50 digits, alpha brought into balance."""
    primal = primal_in_digits(s, digits(s.w.tolist()), mpmath.mpf(s.b))
    return primal, dual_in_digits(s, alpha_in_digits(s))


@claim("logistic-strong-duality", by="property", part=(2, 3))
@given(logistic_problems(scaled=True))
@example((np.array([[0.0], [1e6], [0.0]]), [1, 1, -1], 0.1, True))
def test_logistic_values_agree(case):
    """In 50 digits the primal value of (w, b) exceeds the dual value of alpha by no more than the
    certificate says, and w = sum alpha_i u_i within the radius that it gives, and what rounding
    leaves of the balance of alpha moves far points by."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    with mpmath.workdps(50):
        primal, dual = values_in_digits(s)
        rounding = 1e-12 * primal
        assert 0 <= primal - dual <= s.excess + rounding
        assert max(abs(primal - s.primal), abs(dual - s.dual)) <= rounding
    assert s.gap <= 1e-10
    away = np.linalg.norm(s.w - linear.combination(X, y, s.alpha))
    assert away <= math.sqrt(2 * s.excess) + 1e-14 * s.alpha.sum() * np.abs(X).max()


@claim("logistic-strong-duality", by="property", part=2)
@given(feasible(), st.data())
def test_logistic_values_never_cross(case, data):
    """Every point of the box is a lower bound, every (w, b) an upper bound of the optimum."""
    (X, y), C, bias, alpha = case
    if len(set(y)) == 1:
        bias = False
    s = logistic.fit(X, y, C, bias=bias)
    w, b = data.draw(vectors(len(X[0]))), data.draw(rationals) if bias else ZERO
    rounding = 1e-10 * s.primal
    assert logistic.dual_value(X, y, alpha, C) <= s.primal + rounding
    assert logistic.objective(X, y, w, b, C) >= s.dual - rounding


@claim("logistic-strong-duality", by="property", part=1)
@given(logistic_problems(), st.data())
def test_logistic_minimiser_is_the_only_one(case, data):
    """In 50 digits every other (w, b), also one that differs in b only, costs more than ours. So it
    is no minimiser."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    zero = (ZERO,) * X.shape[1]
    move = data.draw(st.one_of(st.just(zero), vectors(len(zero))) if bias else normals(len(zero)))
    shift = data.draw(rationals if any(move) else rationals.filter(bool)) if bias else ZERO
    with mpmath.workdps(50):
        w, b = digits(s.w.tolist()), mpmath.mpf(s.b)
        rival = primal_in_digits(s, w + digits(move), b + digits([shift])[0])
        assert rival > primal_in_digits(s, w, b)


@claim("logistic-strong-duality", by="property", part=3)
@given(logistic_problems(), st.data())
def test_logistic_dual_optimum_is_the_only_one(case, data):
    """In 50 digits every alpha of the dual domain that is visibly different has a smaller value
    than ours, and ours is C sigma(-m_i) within what the certificate gives: by Pinsker's inequality
    the bracket of a point is at least 2C times the square of the difference of the shares."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    shares = np.array(data.draw(vectors(len(y), st.sampled_from([ZERO, HALF, ONE]))))
    with mpmath.workdps(50):
        alpha, other = alpha_in_digits(s), mpmath.mpf(C) * digits(shares)
        rival = (alpha + (in_balance(y, other) if bias else other)) / 2
        visible = max(abs(rival - alpha)) > C / 1000
        assert not visible or dual_in_digits(s, rival) < dual_in_digits(s, alpha)
    away = np.abs(s.alpha / C + LOGISTIC.derivative(s.margins)).max()
    assert away <= math.sqrt(s.excess / (2 * C)) + 1e-14


@claim("logistic-strong-duality", by="peer", over=list(product(range(3), (True, False))), part=2)
def test_scikit_learn_minimises_the_same_objective(seed, bias):
    """The objective at scikit-learn's (w, b) lies above our dual value, and within its tolerance
    of our primal value."""
    from sklearn.linear_model import LogisticRegression

    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(60, 3)), np.where(rng.random(60) < 0.4, 1, -1)
    s = logistic.fit(X, y, 0.7, bias=bias)
    peer = LogisticRegression(C=0.7, tol=1e-10, max_iter=10_000, fit_intercept=bias).fit(X, y)
    theirs = logistic.objective(X, y, peer.coef_[0], float(np.ravel(peer.intercept_)[0]), 0.7)
    assert s.dual * (1 - 1e-14) <= theirs <= s.primal * (1 + 1e-9)
    assert (s.predict(X) == peer.predict(X)).all()
    assert np.allclose(s.probability(X), peer.predict_proba(X)[:, 1], atol=1e-4)


def test_the_smallest_instance():
    """One point x = y = 1, C = 1, no bias: w solves w = sigma(-w)."""
    s = logistic.fit([[1]], [1], 1, bias=False, tol=1e-15)
    assert abs(s.primal - 0.5930145580866) < 1e-13
    assert abs(s.w[0] - 1 / (1 + math.exp(s.w[0]))) < math.sqrt(2 * s.excess) + 1e-15


@twin(
    "logistic-strong-duality",
    says=r"with $l_i=\alpha_i/C$, the optimal $w$ is $C_{reg}\sum l_iu_i$, multiplied by the "
    "regulariser instead of divided",
    part=3,
)
@given(C=penalties, x=positive)
def test_twin_multiplied_by_the_regulariser(C, x):
    s = logistic.fit([[x]], [1], C, bias=False)
    recovered = linear.combination([[float(x)]], [1], s.alpha / s.C) / s.C
    assert abs(recovered[0] - s.w[0]) <= 1e-6 * s.w[0]


@twin(
    "logistic-strong-duality",
    says=r"with a bias the values agree also if $\sum\alpha_iy_i=0$ is left out of the dual",
    part=2,
)
@given(samples(n=(2, 4), two_classes=True))
def test_twin_logistic_without_the_balance(sample):
    without = logistic.fit(*sample, 1, bias=False)
    assert abs(logistic.fit(*sample, 1).primal - without.dual) <= 1e-8 * without.primal


@twin(
    "logistic-strong-duality",
    says="with a bias and one class, too, some $b$ is best: moving it on gains nothing",
    part=1,
)
@given(X=st.lists(vectors(1), min_size=1, max_size=3), b=st.integers(-3, 3), label=signs)
def test_twin_logistic_with_one_class(X, b, label):
    y = [label] * len(X)
    here, further = (logistic.objective(X, y, [0], offset, 1) for offset in (b, b + label))
    assert here <= further


# -------------------------------------------------------------- logistic-never-sparse


@claim("logistic-never-sparse", by="property", part=1)
@given(logistic_problems())
def test_no_multiplier_is_zero_or_full(case):
    """With bias and both classes, and without bias: 0 < alpha_i < C for every point."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    assert (s.alpha > 0).all()
    assert (s.alpha < C).all()


@claim("logistic-never-sparse", by="property", part=(1, 2))
@given(logistic_problems(bias=st.just(False)))
def test_every_point_has_a_multiplier(case):
    """Without bias, C > alpha_i >= C sigma(-|x_i| sqrt(2 C n log 2)) > 0 at the optimum."""
    X, y, C, _ = case
    s = logistic.fit(X, y, C, bias=False)
    reach = np.linalg.norm(X, axis=1) * math.sqrt(2 * C * len(y) * math.log(2))
    radius = np.linalg.norm(X, axis=1) * math.sqrt(2 * s.excess)
    least = C / (1 + np.exp(np.minimum(reach + radius, 700)))
    assert (s.alpha >= least * (1 - 1e-12)).all()
    assert ((s.alpha > 0) & (s.alpha < C)).all()


@claim("logistic-never-sparse", by="property", part=3)
@given(logistic_problems(n=(2, 4), bias=st.just(False)), st.data())
def test_deleting_any_point_moves_w(case, data):
    """Deleting a point x_i other than 0 moves w by at least alpha_i |x_i| / L, where
    L = 1 + C sum |x_j|^2 / 4 bounds the curvature."""
    X, y, C, _ = case
    k = data.draw(st.integers(0, len(y) - 1))
    whole = logistic.fit(X, y, C, bias=False, tol=1e-14)
    rest = logistic.fit(np.delete(X, k, 0), np.delete(y, k), C, bias=False, tol=1e-14)
    known = math.sqrt(2 * whole.excess) + math.sqrt(2 * rest.excess)
    share = whole.alpha[k] - C * np.linalg.norm(X[k]) * math.sqrt(2 * whole.excess) / 4
    curvature = 1 + C * (X**2).sum() / 4
    moved = np.linalg.norm(whole.w - rest.w)
    rounding = 1e-14 * np.linalg.norm(whole.w)
    assert moved + known + rounding >= share * np.linalg.norm(X[k]) / curvature


@twin(
    "logistic-never-sparse",
    says=r"as for the support vector machine, $\alpha_i=0$ at points with $m_i>1$",
    part=1,
)
@given(samples(n=(1, 4)), penalties)
def test_twin_sparse_beyond_the_margin(sample, C):
    s = logistic.fit(*sample, C, bias=False)
    assert (s.alpha[s.margins > 1] == 0).all()


# -------------------------------------------------------------- predictions-same-form


@claim("predictions-same-form", by="exact", part=(2, 3))
@given(solved(), st.data())
def test_hinge_coefficients_are_slopes(case, data):
    """The SVM's score is sum alpha_i y_i <x_i, x> + b, and -alpha_i / C is a slope of the hinge
    at m_i."""
    s, alpha = case
    x = data.draw(vectors(s.X.shape[1]))
    inner = s.X @ np.array(x)
    assert s.decision([x])[0] == (alpha * s.y) @ inner + s.b
    low, high = losses.slopes(s.margins)
    assert ((low <= -alpha / s.C) & (-alpha / s.C <= high)).all()


@claim("predictions-same-form", by="exact", part=2)
@given(samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_hinge_slopes_make_an_optimum(sample, C, bias, data):
    """(w, b) minimises the soft margin objective exactly if some slopes -alpha_i / C of the hinge
    at its margins have w = sum alpha_i u_i and, with bias, sum alpha_i y_i = 0: a linear program
    looks for them."""
    s, through_zero = (exact.fit(*sample, C, bias=each) for each in (bias, False))
    drawn = np.array(data.draw(vectors(s.X.shape[1]))), data.draw(rationals) if bias else ZERO
    places = [*((s.w, b) for b in ends(s)), (s.w, drawn[1]), (through_zero.w, ZERO), drawn]
    w, b = data.draw(st.sampled_from(places))
    some_slopes = is_subgradient(*sample, w, b, -w / C, ZERO if bias else None)
    both_ways(some_slopes, soft_margin.objective(*sample, w, b, C) == s.primal)


SMOOTH = {  # convex losses with their derivatives; second derivatives are at most 2
    "squared": (lambda m: (1 - m) ** 2, lambda m: -2 * (1 - m)),
    "squared hinge": (lambda m: hinge(m) ** 2, lambda m: -2 * hinge(m)),
}


def cost(name, sample, w, b, C):
    """|w|^2 / 2 + C sum loss(m_i)."""
    return w @ w / 2 + C * SMOOTH[name][0](functional_margins(*sample, w, b)).sum()


def least_squares(X, y, C, *, bias=False):
    """The minimiser (w, b) of |w|^2 / 2 + C sum (1 - m_i)^2 from its linear equations; None if
    they have no or many solutions."""
    Z = [[*x, *([ONE] * bias)] for x in X]
    size, d = range(len(Z[0]) if Z else 0), len(X[0]) if X else 0
    matrix = [[(j == k < d) + 2 * C * sum(z[j] * z[k] for z in Z) for k in size] for j in size]
    right = [2 * C * sum(t * z[j] for z, t in zip(Z, y, strict=True)) for j in size]
    solved = oracles.gauss(matrix, right)
    return None if solved is None else (np.array(solved[:d]), solved[d] if bias else ZERO)


def minimiser(name, sample, C, *, bias):
    """The minimiser for a loss of `SMOOTH`: the squared hinge is the squared loss of the points
    with margin 1 or less, so every set of points is tried."""
    X, y = sample
    everyone = range(len(y))
    if name == "squared":
        return least_squares(X, y, C, bias=bias)
    for chosen in (c for size in everyone for c in combinations(everyone, size + 1)):
        found = least_squares([X[i] for i in chosen], [y[i] for i in chosen], C, bias=bias)
        if found is not None:
            m = functional_margins(X, y, *found)
            if all(m[i] <= 1 if i in chosen else m[i] >= 1 for i in everyone):
                return found
    return None


@st.composite
def smooth_problems(draw):
    """A loss, a sample, a price, whether there is a bias, and the minimiser."""
    name, bias = draw(st.sampled_from(sorted(SMOOTH))), draw(biases)
    sample, C = draw(samples(n=(1, 4), d=(1, 2))), draw(penalties)
    return name, sample, C, bias, minimiser(name, sample, C, bias=bias)


@claim("predictions-same-form", by="exact", part=(1, 3))
@given(smooth_problems(), st.sampled_from(["best", "moved", "stationary in w"]))
def test_smooth_losses_have_the_form_where_no_step_helps(case, place):
    """With the squared loss and the squared hinge, with bias and without: w = sum alpha_i u_i for
    alpha_i = -C loss'(m_i) and, with bias, sum alpha_i y_i = 0, exactly where a step against the
    gradient does not lower the cost; so it is at the minimum, and there the scores are
    sum alpha_i y_i <x_i, x> + b."""
    name, sample, C, bias, (w, b) = case
    if place == "moved":
        w, b = w + np.array(sample.X[0]), b + bias
    elif place == "stationary in w":
        w, b = minimiser(name, sample, C, bias=False)
    X, alpha = np.array(sample.X), -C * SMOOTH[name][1](functional_margins(*sample, w, b))
    down, balance = linear.combination(*sample, alpha) - w, alpha @ sample.y if bias else ZERO
    has_the_form = not down.any() and balance == 0
    length = 1 / (1 + 2 * C * ((X**2).sum() + len(X)))  # 1 / (a bound of the curvature)
    step = w + length * down, b + length * balance
    both_ways(has_the_form, cost(name, sample, w, b, C) <= cost(name, sample, *step, C))
    assert has_the_form or place != "best"
    if has_the_form:
        assert ((alpha * sample.y) @ (X @ X.T) + b == linear.score(X, w, b)).all()


@claim("predictions-same-form", by="exact", part=1)
@given(smooth_problems(), st.data())
def test_the_form_makes_a_minimum(case, data):
    """No (w, b), far or near, costs less than the one with this form."""
    name, sample, C, bias, best = case
    w, b = np.array(data.draw(vectors(len(sample.X[0])))), data.draw(rationals) if bias else ZERO
    for rival in ((w, b), (best[0] + w / 1000, best[1] + b / 1000)):
        assert cost(name, sample, *rival, C) >= cost(name, sample, *best, C)


@claim("predictions-same-form", by="property", part=(1, 3))
@given(logistic_problems(), st.data())
def test_logistic_score_from_inner_products(case, data):
    """Logistic regression: coefficients C sigma(-m_i), and the scores agree within the certified
    radius times |x|."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    x = np.array(data.draw(vectors(X.shape[1])), dtype=float)
    by_products = (s.alpha * s.y) @ (X @ x) + s.b
    sizes = s.alpha @ np.abs(X) @ np.abs(x) + np.abs(s.w) @ np.abs(x) + abs(s.b)
    allowed = np.linalg.norm(x) * math.sqrt(2 * s.excess) + 1e-14 * sizes
    assert abs(s.decision([x])[0] - by_products) <= allowed
    slopes = C * LOGISTIC.derivative(s.margins)
    assert np.abs(s.alpha + slopes).max() <= 1e-4 * C


@twin(
    "predictions-same-form", says="hinge and logistic loss give the same coefficients", part=(1, 2)
)
@given(x=positive, C=penalties)
def test_twin_same_coefficients(x, C):
    margin_machine = exact.fit([[x]], [1], C, bias=False)
    s = logistic.fit([[x]], [1], C, bias=False)
    assert abs(float(margin_machine.alpha[0]) - s.alpha[0]) <= 1e-3 * float(C)


@twin(
    "predictions-same-form",
    says=r"for every convex loss the coefficients are not negative; here for $(1-m)^2$",
    part=1,
)
@given(samples(n=(1, 3)), penalties)
def test_twin_coefficients_not_negative(sample, C):
    w, _ = least_squares(*sample, C)
    assert (2 * C * (1 - functional_margins(*sample, w)) >= 0).all()


@twin(
    "predictions-same-form",
    says=r"with a bias, too, $w=\sum_i\alpha_iu_i$ with $\alpha_i=-C\ell'(m_i)$ is enough for a "
    "minimum, in balance or not; here for $(1-m)^2$ and $b=0$",
    part=1,
)
@given(samples(n=(1, 3)), penalties)
def test_twin_stationary_in_w_only(sample, C):
    without, best = (least_squares(*sample, C, bias=bias) for bias in (False, True))
    assert cost("squared", sample, *without, C) <= cost("squared", sample, *best, C)


# -------------------------------------------------------------- the library itself


def test_trichotomy_sorts_the_points():
    s = exact.fit([[-1], [-3], [1], [3], [2]], [-1, -1, 1, 1, -1], HALF)
    sorted_out = soft_dual.trichotomy(s)
    parts = [sorted_out.zero, sorted_out.free, sorted_out.full]
    assert sorted(np.concatenate(parts).tolist()) == list(range(5))
    for part, kind in zip(
        parts, (s.alpha == 0, (s.alpha > 0) & (s.alpha < HALF), s.alpha == HALF), strict=True
    ):
        assert part.tolist() == np.flatnonzero(kind).tolist()
    assert all(len(part) for part in parts)


def test_trichotomy_measures_what_is_wrong():
    """One point x = 1, C = 1: alpha = 1/2 demands margin 1, but w = 1/2 gives 1/2."""
    from dataclasses import replace

    s = exact.fit([[1]], [1], 1, bias=False)
    early = replace(s, alpha=np.array([HALF]), w=np.array([HALF]), margins=np.array([HALF]))
    assert soft_dual.trichotomy(early).violation == HALF
    late = replace(s, margins=np.array([Fraction(3)]))
    assert soft_dual.trichotomy(late).violation == 2
    pair = exact.fit([[1], [-1]], [1, -1], 1)
    for margins in ([HALF, Fraction(1)], [Fraction(1), HALF]):
        alpha = np.array([Fraction(0), Fraction(0)])
        uneven = replace(pair, alpha=alpha, margins=np.array(margins))
        assert soft_dual.trichotomy(uneven).violation == HALF, "the worst point counts"


def test_trichotomy_needs_a_box():
    with pytest.raises(BadInput, match="finite C"):
        soft_dual.trichotomy(exact.fit([[1], [-1]], [1, -1]))


@pytest.mark.parametrize("C", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("shape", ["overlap", "separable", "duplicates", "wide", "constant", "far"])
def test_logistic_on_every_scale(shape, scale, C):
    rng = np.random.default_rng(5)
    X = rng.normal(size=(12, 30) if shape == "wide" else (40, 3))
    y = np.where(np.arange(len(X)) % 3 == 0, 1, -1)
    if shape == "separable":
        y = np.where(X[:, 0] > 0, 1, -1)
    if shape == "duplicates":
        X = np.vstack([X, X])
        y = np.append(y, -y)
    if shape == "constant":
        X[:, 2] = 7
    if shape == "far":
        X += 1e3
    for bias in (True,) if shape == "far" else (True, False):
        s = logistic.fit(scale * X, y, C, bias=bias)
        assert 0 <= s.gap <= 1e-10
        assert abs(s.primal - s.dual) <= 2e-10 * s.primal
        assert not bias or abs(s.alpha @ y) <= 1e-13 * s.alpha.sum()


def test_logistic_at_the_edge():
    """Points without information, contradictions and a single point."""
    prior = logistic.fit(np.zeros((4, 2)), [1, 1, 1, -1], 2)
    assert np.allclose(prior.probability([[5, 5]]), 3 / 4)
    assert not prior.w.any()
    both = logistic.fit([[1], [1]], [1, -1], 1e6)
    assert both.decision([[1.0]])[0] == 0
    assert both.predict([[1.0]]).tolist() == [1]
    alone = logistic.fit([[0]], [1], 3, bias=False)
    assert alone.dual <= 3 * math.log(2) <= alone.primal <= 3 * math.log(2) * (1 + 1e-14)


@pytest.mark.parametrize(
    ("X", "y", "C", "bias"),
    [  # Newton's full step goes too far
        ([[1, 83], [1, 495], [-2, 0]], [1, 1, -1], 1e6, False),
        ([[0, -23], [61, 0], [-2, 73], [402, 2]], [1, -1, -1, -1], 1e6, True),
        # the objective stops falling, in floats, before the gradient is small
        ([[-4, -80], [420, 121], [-4, -689], [1, 493], [99, -51]], [1, -1, 1, 1, -1], 1e5, False),
    ],
)
def test_logistic_on_steep_problems(X, y, C, bias):
    s = logistic.fit(X, y, C, bias=bias)
    assert s.gap <= 1e-10
    assert abs(s.primal - s.dual) <= 2e-10 * s.primal


def test_logistic_says_when_it_cannot():
    X, y = np.random.default_rng(0).normal(size=(20, 2)), [1, -1] * 10
    with pytest.raises(logistic.NotConverged, match="rescale") as caught:
        logistic.fit(X, y, 1, tol=1e-300)
    assert 0 < caught.value.solution.gap < 1e-20


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([[1], [2]], [1, 1], 1), "needs both labels"),
        (([[1], [2]], [1, 0], 1), "labels must be"),
        (([[1], [2]], [1, -1], 0), "C must be positive"),
        (([[1], [2]], [1, -1], math.inf), "finite, but is inf"),
        (([[1], [2]], [1, -1], [1]), "C needs 2 entries"),
        (([[1], [math.nan]], [1, -1], 1), "NaN"),
    ],
)
def test_logistic_names_bad_input(arguments, message):
    with pytest.raises(BadInput, match=message):
        logistic.fit(*arguments)


def test_logistic_arguments_are_checked():
    with pytest.raises(BadInput, match="tol"):
        logistic.fit([[1], [2]], [1, -1], 1, tol=0)
    with pytest.raises(BadInput, match="between 0 and 1"):
        logistic.dual_value([[1.0]], [1], [2.0], 1)
    with pytest.raises(BadInput, match="features"):
        logistic.fit([[1], [2]], [1, -1], 1).decision([[1, 2]])
