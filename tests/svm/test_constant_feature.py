"""Chapter *A constant in place of the bias*."""

from fractions import Fraction
from itertools import combinations

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes.geometry import squared_norm
from margins.hyperplanes.linear import functional_margins
from margins.svm.constant_feature import from_constant, with_constant
from margins.svm.max_margin import canonical
from strategies import (
    CORNERS,
    HALF,
    ONE,
    ZERO,
    Sample,
    normals,
    planted,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)

streets = planted(n=(2, 4), d=(1, 2), two_classes=True)
constants = st.one_of(positive, st.sampled_from([Fraction(1000), Fraction(1, 1000)]))


# -------------------------------------------------------------- homogeneous-loses-generality


@claim("homogeneous-loses-generality", by="exact", part=1)
@given(planted(n=(2, 5), d=(1, 2), bias=False))
def test_a_bias_can_only_help(case):
    """What is separable without bias is separable with it, by a street at least as wide."""
    X, y = case.X, case.y
    without = exact.fit(X, y, bias=False)
    found = exact.alternative(X, y)
    assert found.separable
    assert found.w @ found.w <= without.w @ without.w


@claim("homogeneous-loses-generality", by="exact", part=2)
@given(samples(n=(1, 5), d=(1, 2)), constants, signs)
def test_a_constant_feature_replaces_the_bias(sample, size, sign):
    """A sample is separable exactly if the points (x_i, kappa), kappa positive or negative, are
    separable without bias; then the weights of one machine give a separator of the other."""
    (X, y), kappa = sample, sign * size
    longer = with_constant(X, kappa)
    found, charged = exact.alternative(X, y), exact.alternative(longer, y, bias=False)
    both_ways(charged.separable, found.separable)
    if found.separable:
        assert (functional_margins(X, y, *from_constant(charged.w, kappa)) >= 1).all()
        assert (functional_margins(longer, y, [*found.w, found.b / kappa]) >= 1).all()


@claim("homogeneous-loses-generality", by="exact", part=3)
@given(planted(n=(1, 5)))
def test_moving_the_origin_onto_the_hyperplane(case):
    """Moved by a point of a separating hyperplane the sample is separable without bias."""
    X, y, w, b = case
    c = -b * np.array(w) / squared_norm(w)
    moved = np.array(X) - c
    assert (functional_margins(moved, y, w) == functional_margins(X, y, w, b)).all()
    assert exact.alternative(moved, y, bias=False).separable


def point_of_a_separator(X, y, found):
    """A point of some separating hyperplane; with one class w may be 0, and any normal will do."""
    if any(found.w):
        return -found.b * found.w / (found.w @ found.w)
    normal = np.array([ONE, *[ZERO] * (len(X[0]) - 1)])
    return -y[0] * (1 + max(abs(x[0]) for x in X)) * normal


@claim("homogeneous-loses-generality", by="exact", part=3)
@given(samples(n=(1, 5), d=(1, 2)), st.data())
def test_separable_exactly_if_some_origin_works(sample, data):
    """Any sample: if it is separable, a point of a separating hyperplane is an origin with which it
    is separable without bias, also with one class. If it is not, no origin is."""
    X, y = sample
    found = exact.alternative(X, y)
    drawn = np.array(data.draw(vectors(len(X[0]))))
    c = point_of_a_separator(X, y, found) if found.separable else drawn
    both_ways(exact.alternative(np.array(X) - c, y, bias=False).separable, found.separable)


@claim("homogeneous-loses-generality", by="exact", part=3)
@given(planted(n=(1, 5), d=(1, 2), bias=False), st.data())
def test_an_origin_that_works_gives_a_bias(case, data):
    """If w separates the points x_i - c without bias, then (w, -<w, c>) separates the x_i."""
    moved, y, w, _ = case
    c = np.array(data.draw(vectors(len(w))))
    X = np.array(moved) + c
    assert (functional_margins(X, y, w, -(c @ np.array(w))) > 0).all()
    assert exact.alternative(X, y).separable


@twin(
    "homogeneous-loses-generality",
    says="two different points of a line with opposite labels are separated by the threshold 0",
    settles="e3-rem13-homogeneous",
    part=1,
)
@given(plus=positive, gap=rationals.filter(bool))
def test_twin_threshold_at_zero(plus, gap):
    X, y = [(plus,), (plus + gap,)], [1, -1]
    assert exact.alternative(X, y).separable
    assert exact.alternative(X, y, bias=False).separable


@twin(
    "homogeneous-loses-generality",
    says="a point x (+) and another kx (-) of the plane are separated by some line through 0",
    settles="e3-rem13-homogeneous",
    part=1,
)
@given(x=vectors(2, positive), k=rationals.filter(lambda k: k not in (0, 1)))
def test_twin_line_through_zero(x, k):
    X, y = [x, [k * v for v in x]], [1, -1]
    assert exact.alternative(X, y).separable
    assert exact.alternative(X, y, bias=False).separable


@twin(
    "homogeneous-loses-generality",
    says="if a sample is separable with a bias, the points $x_i-c$ are separable without, for "
    "every $c$",
    part=3,
)
@given(case=planted(n=(1, 2), d=(1, 1), two_classes=True), c=rationals)
def test_twin_every_origin_works(case, c):
    moved = [[x[0] - c] for x in case.X]
    assert exact.alternative(moved, case.y, bias=False).separable


# -------------------------------------------------------------- augmented-bias-differs


def penalised(X, y, kappa):
    """(w, b) and the multipliers of the machine without bias on the points (x_i, kappa)."""
    s = exact.fit(with_constant(X, kappa), y, bias=False)
    return *from_constant(s.w, kappa), s


@claim("augmented-bias-differs", by="exact", part=1)
@given(streets, constants, st.sampled_from([ZERO, HALF, ONE]))
def test_the_constant_feature_charges_for_the_bias(case, kappa, t):
    """The machine on (x_i, kappa) is feasible, its value is |w|^2/2 + b^2/(2 kappa^2). Nothing
    between it and a planted separator has less, or as little unless it is the same."""
    X, y = case.X, case.y
    w, b, s = penalised(X, y, kappa)
    planted_w, planted_b = canonical(X, y, case.w, case.b)
    other, offset = (1 - t) * w + t * planted_w, (1 - t) * b + t * planted_b
    value = (other @ other + offset**2 / kappa**2) / 2
    assert min(functional_margins(X, y, w, b)) == 1
    assert s.primal == (w @ w + b**2 / kappa**2) / 2 <= value
    both_ways(s.primal == value, (other == w).all() and offset == b)


@claim("augmented-bias-differs", by="exact", part=2)
@given(streets, constants, st.data())
def test_the_multipliers_give_the_bias(case, kappa, data):
    """b = kappa^2 sum alpha_i y_i for every dual optimum."""
    _, b, s = penalised(case.X, case.y, kappa)
    cost = data.draw(vectors(len(s.y), st.sampled_from([ONE, ZERO, -ONE])))
    assert b == kappa**2 * (exact.dual_optimum(s, cost) @ s.y)


@twin(
    "augmented-bias-differs",
    says="$b_\\kappa=\\kappa\\sum\\alpha_iy_i$, the weight of the constant feature itself",
    part=2,
)
@given(minus=positive.map(lambda v: -v), kappa=constants)
def test_twin_the_weight_is_not_the_bias(minus, kappa):
    _, b, s = penalised([(minus,), (-3 * minus,)], [-1, 1], kappa)
    assert b == kappa * (s.alpha @ s.y)


def soft_value(X, y, w, b, C, kappa):
    """|w|^2/2 + b^2/(2 kappa^2) + C sum of the hinge losses, exact for the floats given."""
    w, b = [Fraction(float(v)) for v in w], Fraction(float(b))
    return (oracles.dot(w, w) + b**2 / kappa**2) / 2 + C * oracles.total_slack(X, y, w, b)


@claim("augmented-bias-differs", by="peer", over=[Fraction(1, 2), ONE, Fraction(3)], part=1)
def test_linearsvc_charges_for_the_bias(kappa):
    """scikit-learn's LinearSVC with intercept_scaling = kappa minimises the value with b^2 in it:
    its value is within 1e-6 of the exact optimum, and its w as near as strong convexity says.
    SVC leaves b free."""
    from sklearn.svm import SVC, LinearSVC

    X, y, C = [(-ONE, ZERO), (4 * ONE, ONE), (5 * ONE, -ONE)], [-1, 1, 1], ONE
    best = exact.fit(with_constant(X, kappa), y, C, bias=False)
    points = np.array(X, dtype=float)
    peer = LinearSVC(
        loss="hinge", C=1, intercept_scaling=float(kappa), tol=1e-10, max_iter=10**6, random_state=0
    ).fit(points, y)
    w, b = peer.coef_[0], peer.intercept_[0]
    value = soft_value(X, y, w, b, C, kappa)
    assert best.primal <= value <= best.primal * (1 + Fraction(1, 10**6))
    away = np.array([*map(Fraction, w.tolist()), Fraction(float(b)) / kappa]) - best.w
    assert away @ away <= 2 * (value - best.primal)
    free = SVC(kernel="linear", C=1, tol=1e-10).fit(points, y)
    assert abs(free.intercept_[0] - float(exact.fit(X, y, C).b)) <= 1e-6


@twin(
    "augmented-bias-differs",
    says="with a constant feature 1 the street of -3 (-), 3 (+) moves along when both points move",
    part=1,
)
@given(shift=rationals)
def test_twin_translation(shift):
    w, b, _ = penalised([(shift - 3,), (shift + 3,)], [-1, 1], ONE)
    assert -b / w[0] == shift


# -------------------------------------------------------------- constant-feature-distance


@claim("constant-feature-distance", by="exact", part="all")
@given(streets, constants)
def test_distance_to_the_free_bias_falls_like_kappa_squared(case, kappa):
    """|w_k - w*|^2 <= b_k (b* - b_k)/kappa^2 and |b_k - b*| <= |w_k - w*| max |x_i|. So b_k lies
    between 0 and b*, and |w_k - w*| <= max |x_i| |b_k|/kappa^2."""
    X, y = case.X, case.y
    free = exact.fit(X, y)
    w, b, _ = penalised(X, y, kappa)
    away, radius2 = (w - free.w) @ (w - free.w), max(oracles.dot(x, x) for x in X)
    assert away <= b * (free.b - b) / kappa**2
    assert min(0, free.b) <= b <= max(0, free.b)
    assert (b - free.b) ** 2 <= away * radius2
    assert kappa**4 * away <= radius2 * b**2 <= radius2 * free.b**2


def beside_the_axis(a):
    """The points (1, a) (+) and (3, a) (-)."""
    return [(ONE, a), (3 * ONE, a)], [1, -1]


def moves(a, kappa):
    """|w_k - w*|^2, b_k, b* and max |x_i|^2 for the points (1, a) (+) and (3, a) (-)."""
    free = exact.fit(*beside_the_axis(a))
    w, b, _ = penalised(*beside_the_axis(a), kappa)
    return (w - free.w) @ (w - free.w), b, free.b, 9 + a**2


@claim("constant-feature-distance", by="exact", part=1)
@given(rationals.filter(bool), constants)
def test_two_points_off_the_axis_reach_equality(a, kappa):
    """For (1, a) (+) and (3, a) (-), a not 0, |w_k - w*|^2 = b_k (b* - b_k)/kappa^2."""
    away, b, best, _ = moves(a, kappa)
    assert away == b * (best - b) / kappa**2 > 0


NEAR = [(Fraction(10**3), Fraction(10**6))]  # a and kappa where all constants are nearly reached


@twin(
    "constant-feature-distance",
    says="$\\lVert w_\\kappa-w^\\star\\rVert^2\\le\\frac{99}{100}b_\\kappa"
    "(b^\\star-b_\\kappa)/\\kappa^2$",
    over=NEAR,
    part=1,
)
def test_twin_better_square(a, kappa):
    away, b, best, _ = moves(a, kappa)
    assert away <= Fraction(99, 100) * b * (best - b) / kappa**2


@twin(
    "constant-feature-distance",
    says="$|b_\\kappa-b^\\star|\\le\\frac{99}{100}\\rho\\lVert w_\\kappa-w^\\star\\rVert$",
    over=NEAR,
    part=2,
)
def test_twin_better_offset(a, kappa):
    away, b, best, radius2 = moves(a, kappa)
    assert (b - best) ** 2 <= Fraction(99, 100) ** 2 * radius2 * away


@twin(
    "constant-feature-distance",
    says="$\\lVert w_\\kappa-w^\\star\\rVert\\le\\frac{99}{100}\\rho\\,|b^\\star|/\\kappa^2$",
    over=NEAR,
    part=3,
)
def test_twin_better_rate(a, kappa):
    away, _, best, radius2 = moves(a, kappa)
    assert away <= Fraction(99, 100) ** 2 * radius2 * best**2 / kappa**4


# -------------------------------------------------------------- constant-feature-exact


@claim("constant-feature-exact", by="exact", part=1)
@given(streets, constants)
def test_every_constant_is_exact_around_the_origin(case, kappa):
    """A sample whose origin is moved onto the best hyperplane, so that b* = 0: every constant gives
    (w*, b*)."""
    s = exact.fit(case.X, case.y)
    there = s.X + s.b * s.w / (s.w @ s.w)
    free = exact.fit(there, s.y)
    premise(free.b == 0)
    w, b, _ = penalised(there, s.y, kappa)
    assert (w == free.w).all()
    assert b == 0


@st.composite
def triangles(draw):
    """Two points of one class, and one of the other beside the segment between them: all three
    hold the street."""
    p, along = (np.array(draw(v)) for v in (vectors(2), normals(2)))
    across = np.array([-along[1], along[0]])
    share, height = draw(st.sampled_from([1, 2, 3])) * Fraction(1, 4), draw(positive)
    third, label = p + share * along + height * across, draw(signs)
    return Sample([tuple(v) for v in (p, p + along, third)], [label, label, -label])


squares = vectors(2).map(
    lambda c: Sample([(x[0] + c[0], x[1] + c[1]) for x in CORNERS.X], CORNERS.y)
)


def widest_optimum(s):
    """A dual optimum that is positive at every point where any of them is."""
    n = len(s.y)
    return sum(exact.dual_optimum(s, [-int(i == k) for i in range(n)]) for k in range(n)) / n


def large_enough(s, alpha):
    """A constant after the proof, or None if alpha is not positive at d + 1 affinely independent
    points: there sum beta_i u_i = 0 and sum beta_i y_i = b*, and alpha + beta/kappa^2 >= 0."""
    d = s.X.shape[1]
    for chosen in combinations(np.flatnonzero(alpha), d + 1):
        signed = s.y[list(chosen), None] * with_constant(s.X[list(chosen)])
        beta = oracles.gauss(signed.T.tolist(), [0] * d + [s.b])
        if beta is not None:
            return 1 + max(ZERO, *(-v / alpha[i] for v, i in zip(beta, chosen, strict=True)))
    return None


@claim("constant-feature-exact", by="exact", part=2)
@given(st.one_of(triangles(), squares, streets), constants)
def test_a_large_constant_is_exact_if_enough_points_hold(case, more):
    """Triangles, squares anywhere, and any street: if d + 1 affinely independent points are
    positive in some dual optimum, every kappa from that of the proof on gives (w*, b*)."""
    free = exact.fit(case.X, case.y)
    enough = large_enough(free, widest_optimum(free))
    if when(enough):
        for kappa in (enough, enough + more):
            w, b, _ = penalised(case.X, case.y, kappa)
            assert (w == free.w).all()
            assert b == free.b


LADDER = [Fraction(n, 20) for n in range(5, 60)]


@claim("constant-feature-exact", by="exact", over=LADDER, part=2)
def test_minus_one_and_four(kappa):
    """For -1 (-) and 4 (+) the threshold is 3/2 exactly if kappa^2 >= 3/2. Below, it is
    kappa^2; so it is 1 at kappa = 1."""
    w, b, _ = penalised([(-ONE,), (4 * ONE,)], [-1, 1], kappa)
    threshold = -b / w[0]
    both_ways(threshold == Fraction(3, 2), kappa**2 >= Fraction(3, 2))
    assert threshold == min(kappa**2, Fraction(3, 2))


@twin(
    "constant-feature-exact",
    says="a constant feature 1 gives the same street as a free bias",
    settles="e3-bias-as-feature",
    part=1,
)
@given(minus=positive.map(lambda v: -v), plus=positive)
def test_twin_constant_feature_is_the_bias(minus, plus):
    X, y = [(minus,), (plus,)], [-1, 1]
    free = exact.fit(X, y)
    w, b, _ = penalised(X, y, ONE)
    assert (w[0], b) == (free.w[0], free.b)


@twin(
    "constant-feature-exact",
    says="for (1, a) (+), (3, a) (-) a large constant feature gives the street of a free bias",
    part=3,
)
@given(a=rationals, kappa=st.sampled_from([Fraction(10**3), Fraction(10**6)]))
def test_twin_large_constant(a, kappa):
    free = exact.fit(*beside_the_axis(a))
    w, b, _ = penalised(*beside_the_axis(a), kappa)
    assert (w == free.w).all()
    assert b == free.b


@twin(
    "constant-feature-exact",
    says="a large constant is exact as soon as some dual optimum of the problem with free bias is "
    "positive at $d+1$ points, independent or not; here (1, 1) (+) twice and (3, 1) (-)",
    over=[Fraction(10**3), Fraction(10**6)],
    part=2,
)
def test_twin_enough_points_but_two_are_equal(kappa):
    X, y = [(ONE, ONE), (ONE, ONE), (3 * ONE, ONE)], [1, 1, -1]
    free = exact.fit(X, y)
    premise(exact.is_dual_optimum(free, [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]))
    w, _, _ = penalised(X, y, kappa)
    assert (w == free.w).all()


@claim("constant-feature-exact", by="exact", part=3)
@given(rationals.filter(bool), constants)
def test_never_the_same_street(a, kappa):
    """For (1, a) (+) and (3, a) (-), a not 0, w* = (-1, 0) and b* = 2. With e = 2/(kappa^2 + a^2)
    w_k = (-1, a e) and b_k = kappa^2 e. So they differ for every kappa."""
    free, e = exact.fit(*beside_the_axis(a)), 2 / (kappa**2 + a**2)
    w, b, _ = penalised(*beside_the_axis(a), kappa)
    assert (*free.w, free.b) == (-1, 0, 2)
    assert (*w, b) == (-1, a * e, kappa**2 * e)


# -------------------------------------------------------------- the library itself


def test_constant_features_are_checked():
    with pytest.raises(BadInput, match="constant feature is 0"):
        with_constant([[1]], 0)
    with pytest.raises(BadInput, match="at least one"):
        from_constant([1])
    assert with_constant([[1.5]]).tolist() == [[1.5, 1.0]]
    w, b = from_constant([2.0, 3.0], 0.5)
    assert (w.tolist(), b) == ([2.0], 1.5)
