"""Chapter *The box*: the dual of the soft margin."""

import math
from fractions import Fraction

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin, when
from evidence.smt import implies
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes import linear
from margins.hyperplanes.linear import functional_margins
from margins.rational.lp import equalities, optimum
from margins.svm import conventions, duality, soft_dual, soft_margin
from strategies import (
    CORNERS,
    HALF,
    ONE,
    PLUS_MINUS_ONE,
    ZERO,
    biases,
    feasible,
    finite_ends,
    in_balance,
    nonnegative,
    optimal_offsets,
    penalties,
    positive,
    rationals,
    samples,
    solved,
    vectors,
)

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
    """The largest b_i of the points that may go up and the least of those that may go down."""
    w = linear.combination(X, y, alpha)
    t = [label - oracles.dot(w, x) for x, label in zip(X, y, strict=True)]
    up = [v for v, a, s in zip(t, alpha, y, strict=True) if (a < C if s > 0 else a > 0)]
    down = [v for v, a, s in zip(t, alpha, y, strict=True) if (a > 0 if s > 0 else a < C)]
    return max(up, default=-math.inf), min(down, default=math.inf)


@claim("dual-pair-exchange", by="exact", part=1)
@given(solved(bias=st.just(True)))
def test_no_pair_improves_a_dual_optimum(case):
    """At every dual optimum the points that may go up have smaller b_i than those that may go
    down."""
    solution, alpha = case
    low, high = pair_bounds(solution.X, solution.y, alpha, solution.C)
    assert low <= high


@claim("dual-pair-exchange", by="exact", part=1)
@given(feasible(n=(2, 4)), st.booleans())
def test_pairs_are_enough(case, at_the_best):
    """A feasible point, an optimum or any, is a dual optimum exactly if no pair improves it: its
    value is the one that an enumeration of all partitions finds."""
    (X, y), C, _, alpha = case
    best = oracles.svm(X, y, C)
    alpha = best.alpha if at_the_best else in_balance(y, alpha)
    low, high = pair_bounds(X, y, alpha, C)
    both_ways(low <= high, duality.dual_value(X, y, alpha) == best.value)


@claim("dual-pair-exchange", by="exact", part=2)
@given(solved(bias=st.just(True)), st.sampled_from([ZERO, HALF, Fraction(1, 3), ONE]))
def test_offsets_between_the_pairs_leave_no_gap(case, way):
    """At every dual optimum there is a b between the two bounds, and all such b, the ends and
    others, have P(w, b) = D(alpha); with one class the bounds leave a half-line."""
    solution, alpha = case
    X, y, C = solution.X, solution.y, solution.C
    low, high = pair_bounds(X, y, alpha, C)
    assert low <= high
    low, high = (high - 7 if math.isinf(low) else low), (low + 7 if math.isinf(high) else high)
    w, b = linear.combination(X, y, alpha), low + way * (high - low)
    assert soft_margin.objective(X, y, w, b, C) == duality.dual_value(X, y, alpha)


@twin(
    "dual-pair-exchange",
    says=r"at a dual optimum the mean of all $b_i$ leaves no gap",
    part=2,
)
@given(samples(n=(2, 4), d=(1, 1), two_classes=True), penalties)
def test_twin_mean_of_all_offsets(sample, C):
    s = exact.fit(*sample, C)
    b = sum(t - oracles.dot(s.w, x) for x, t in zip(*sample, strict=True)) / len(sample.y)
    assert soft_margin.objective(*sample, s.w, b, C) == s.dual


@twin(
    "dual-pair-exchange",
    says=r"a feasible $\alpha$ that no change of a single coordinate improves is a dual optimum",
    part=1,
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
    for offset in (b, *finite_ends(s)):
        optimal = soft_margin.objective(s.X, s.y, s.w, offset, s.C) == s.primal
        both_ways(optimal, low <= offset <= high)


@claim("bias-recovery", by="exact", part=(2, 3))
@given(samples(n=(2, 3), d=(1, 2), two_classes=True), penalties, st.data())
def test_shared_multipliers_give_the_same_offsets(sample, C, data):
    """With every point twice there are many dual optima. Each of them gives the same interval; and
    where one has a free point, this is the point b_i."""
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
