"""Chapter *The widest street*: the hard-margin problem, geometric and algebraic."""

from fractions import Fraction
from itertools import permutations

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, premise, twin, when
from evidence.smt import absolute, iff, implies
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes.geometry import (
    geometric_margins,
    project,
    slab_width,
    squared_distance,
    squared_norm,
)
from margins.hyperplanes.linear import functional_margins, score
from margins.svm.bias import best_offset
from margins.svm.duality import dual_value
from margins.svm.max_margin import canonical, squared_margin
from strategies import (
    ONE,
    PLUS_MINUS_ONE,
    ZERO,
    Sample,
    hyperplanes,
    integers,
    planted,
    positive,
    rational_lengths,
    rationals,
    samples,
    signs,
    vectors,
)

streets = planted(n=(2, 5), d=(1, 2), two_classes=True)
separable = streets.map(lambda p: Sample(p.X, p.y))
either_form = st.booleans().flatmap(  # with bias, and through the origin
    lambda bias: st.tuples(st.just(bias), planted(n=(2, 5), d=(1, 2), bias=bias, two_classes=bias))
)
factors = st.one_of(positive, st.sampled_from([Fraction(10**6), Fraction(1, 10**6)]))


def times(c, w):
    return [c * v for v in w]


def widest(X, y, *, bias=True):
    """The largest squared margin on the line or in the plane, by geometry alone, and all tried
    hyperplanes (u, b) that attain it.

    The shortest segment between the two hulls joins two corners, or it is orthogonal to an edge.
    So the normal is a difference of a positive and a negative point, or orthogonal to a difference
    of two points of one class. The offset is the middle of the gap. With b = 0 it is the same for
    the hull of the signed points and the origin.
    """
    signed = [tuple(label * v for v in x) for x, label in zip(X, y, strict=True)]
    zero = (ZERO,) * len(X[0])
    points = X if bias else [*signed, zero]
    sides = y if bias else [1] * len(y) + [-1]
    normals = [[ONE, *zero[1:]]]  # in case all points are equal
    for i, j in permutations(range(len(points)), 2):
        gap = [a - b for a, b in zip(points[i], points[j], strict=True)]
        in_plane_and_class = len(gap) == 2 and sides[i] == sides[j]
        normals.append([-gap[1], gap[0]] if in_plane_and_class else gap)
    tried = [(u, best_offset(X, y, u) if bias else ZERO) for u in normals if any(u)]
    top = max(squared_margin(X, y, *each) for each in tried)
    return top, [each for each in tried if squared_margin(X, y, *each) == top]


def best_squared_margin(X, y, *, bias=True):
    return widest(X, y, bias=bias)[0]


@st.composite
def with_classifier(draw, **kwargs):
    """A sample with a classifier, w != 0, that need not fit it."""
    X, y = draw(samples(**kwargs))
    return X, y, *draw(hyperplanes(len(X[0])))


@st.composite
def single_class(draw, **kwargs):
    """A sample in which one label occurs."""
    X, _ = draw(samples(n=(1, 5), **kwargs))
    return Sample(X, [draw(signs)] * len(X))


# -------------------------------------------------------------- feasible-iff-margin-one


@claim("feasible-iff-margin-one", by="exact")
@given(planted(), factors)
def test_every_separator_can_be_scaled_to_margin_one(case, c):
    """A separator divided by its least functional margin has least functional margin 1."""
    X, y, w, b = case
    scaled = canonical(X, y, times(c, w), c * b)
    assert min(functional_margins(X, y, *scaled)) == 1
    assert (scaled[0] == canonical(X, y, w, b)[0]).all()


@twin(
    "feasible-iff-margin-one",
    says="a sample is strictly separable if some $(w, b)$ has $m_i \\ge 0$ for all i",
)
@given(samples(n=(1, 4), d=(1, 2)))
def test_twin_margins_of_zero(sample):
    X, y = sample
    nothing = [ZERO] * len(X[0])
    assert min(functional_margins(X, y, nothing, ZERO)) < 0 or exact.alternative(X, y).separable


# -------------------------------------------------------------- norm-can-be-fixed


@claim("norm-can-be-fixed", by="exact", part="all")
@given(samples(n=(1, 5), d=(2, 2)), rational_lengths(), rationals, factors)
def test_every_hyperplane_has_one_pair_of_each_norm(sample, case, b, r):
    """Of the multiples t (w, b), t > 0, the one with t = r/|w| and no other has the norm r. It has
    the same hyperplane and the same margin, whatever the sample."""
    (X, y), (w, length) = sample, case
    for t in (r / length, r, ONE / 3):
        v, c = times(t, w), t * b
        both_ways(squared_norm(v) == r**2, t * length == r)
        assert squared_margin(X, y, v, c) == squared_margin(X, y, w, b)
        assert (project(X, v, c) == project(X, w, b)).all()


@claim("norm-can-be-fixed", by="exact", part="all")
@given(samples(n=(2, 5), d=(1, 1), two_classes=True), factors)
def test_the_problem_with_fixed_norm_on_the_line(sample, r):
    """On the line |w| = r leaves w = r and w = -r. With the best offset the better of the two has
    the largest margin of all w, and its threshold is one of the best; so is its double, a pair
    that the constraint excludes."""
    X, y = sample
    top, best = widest(X, y)
    fixed = [([v], best_offset(X, y, [v])) for v in (r, -r)]
    reached = [squared_margin(X, y, *pair) for pair in fixed]
    assert max(reached) == top
    for (w, b), margin in zip(fixed, reached, strict=True):
        if len(set(X)) > 1:  # else the search tries one side only
            both_ways(margin == top, any(u[0] * w[0] > 0 and c * w[0] == b * u[0] for u, c in best))
        assert squared_margin(X, y, times(2, w), 2 * b) == margin
        assert squared_norm(times(2, w)) != r**2


@claim("norm-can-be-fixed", by="exact", part=(1, 2))
@given(streets, factors, positive)
def test_margin_does_not_see_the_norm(case, c, d):
    """Multiples of two classifiers have the margins of the two: fixing the norm changes neither
    the value nor the ranking of hyperplanes; the widest street stays the best."""
    X, y, w, b = case
    best = exact.fit(X, y)
    assert squared_margin(X, y, times(c, w), c * b) == squared_margin(X, y, w, b)
    top = squared_margin(X, y, times(d, best.w), d * best.b)
    assert top == squared_margin(X, y, best.w, best.b)
    assert top >= squared_margin(X, y, times(c, w), c * b)


@claim("norm-can-be-fixed", by="exact", part=(1, 2))
@given(single_class(d=(2, 2)), rational_lengths(), rationals, factors, factors)
def test_one_class_has_no_best_pair_of_any_norm(sample, case, b, r, k):
    """With one class the problem with |w| = r, too, has no bound and no solution: from each pair a
    move of b by kr towards the class gains k. So it does without the constraint."""
    (X, y), (w, length) = sample, case
    for v, size in ((times(r / length, w), r), (w, length)):
        assert squared_norm(v) == size**2
        here, there = (min(functional_margins(X, y, v, c)) / size for c in (b, b + y[0] * k * size))
        assert there == here + k


@twin(
    "norm-can-be-fixed",
    says="fixing the norm at $r \\ge 1$ keeps the least $|w|^2/2$ for 1, -1",
    part=1,
)
@given(r=st.integers(1, 4))
def test_twin_fixed_norm_in_the_algebraic_problem(r):
    fixed = [ONE * r], ZERO
    feasible = min(functional_margins([[1], [-1]], [1, -1], *fixed)) >= 1
    assert feasible
    assert squared_norm(fixed[0]) / 2 == exact.fit([[1], [-1]], [1, -1]).primal


# -------------------------------------------------------------- geometric-algebraic-iff


@claim("geometric-algebraic-iff", by="exact")
@given(with_classifier())
def test_both_constraints_agree(case):
    """m/|w| >= 1/|w| exactly if m >= 1, compared by signed squares."""
    X, y, w, b = case
    for m in functional_margins(X, y, w, b):
        geometric = m * abs(m) / squared_norm(w)
        both_ways(geometric >= 1 / squared_norm(w), m >= 1)


@twin("geometric-algebraic-iff", says="$m/|w| \\ge 1$ exactly if $m \\ge 1$", by="smt")
def test_twin_distance_at_least_one(norm, m):
    return [norm > 0], [iff(m / norm >= 1, m >= 1)]


# -------------------------------------------------------------- absolute-value-harmless


@claim("absolute-value-harmless", by="exact", part="all")
@given(planted())
def test_distance_is_the_margin_of_a_separator(case):
    """For a separator |f(x_i)| = m_i, so that the squared distance of each point from its foot is
    the square of its geometric margin."""
    X, y, w, b = case
    margins, away = functional_margins(X, y, w, b), np.array(X) - project(X, w, b)
    assert (abs(score(X, w, b)) == margins).all()
    assert ((away * away).sum(axis=1) == margins**2 / squared_norm(w)).all()
    assert min(squared_distance(X, w, b)) == squared_margin(X, y, w, b)


@twin(
    "absolute-value-harmless",
    says="$|f| = tf$ for every label t and every score f",
    by="smt",
    part=1,
)
def test_twin_without_separation(t, f):
    return [t * t == 1], [absolute(f) == t * f]


@twin(
    "absolute-value-harmless",
    says="the least distance is the margin for every hyperplane, separating or not",
    part=2,
)
@given(with_classifier(n=(1, 2), d=(1, 1)))
def test_twin_distances_of_any_hyperplane(case):
    X, y, w, b = case
    assert min(squared_distance(X, w, b)) == squared_margin(X, y, w, b)


# -------------------------------------------------------------- normalisation-needs-positive-margin


@claim("normalisation-needs-positive-margin", by="exact", part=(1, 2))
@given(st.one_of(with_classifier(), planted()), positive, st.booleans())
def test_one_multiple_of_a_separator_is_normalised(case, c, fitting):
    """|cw| times the margin of (cw, cb) is 1 exactly if c times the least functional margin is. So
    there is one such c exactly if the margin is positive. Then (cw, cb) is feasible, and its
    squared norm is the inverse of the squared margin of (w, b)."""
    X, y, w, b = case
    least = min(functional_margins(X, y, w, b))
    if fitting and least:
        c = 1 / abs(least)
    product = squared_norm(times(c, w)) * squared_margin(X, y, times(c, w), c * b)
    both_ways(product == 1, c * least == 1)
    assert least > 0 or product != 1
    if when(least > 0):
        v, a = times(1 / least, w), b / least
        assert squared_norm(v) * squared_margin(X, y, v, a) == 1
        assert min(functional_margins(X, y, v, a)) >= 1
        assert squared_norm(v) == 1 / squared_margin(X, y, w, b)


@claim("normalisation-needs-positive-margin", by="exact", part=3)
@given(streets, st.one_of(st.just(ZERO), factors), rationals)
def test_feasible_pairs_have_a_normal_and_a_margin(case, more, b):
    """With two classes a separator that is long enough has a margin of 1/|w| or more, and exactly
    that if its least functional margin is 1. A pair with w = 0 has the least
    margin -|b|, so it is never feasible."""
    X, y, *separator = case
    w, offset = canonical(X, y, *separator)
    w, offset = (1 + more) * w, (1 + more) * offset
    assert min(functional_margins(X, y, w, offset)) >= 1
    assert w.any()
    assert squared_margin(X, y, w, offset) >= 1 / squared_norm(w)
    both_ways(squared_margin(X, y, w, offset) == 1 / squared_norm(w), more == 0)
    assert min(functional_margins(X, y, 0 * w, b)) == -abs(b)


@claim(
    "normalisation-needs-positive-margin",
    "feasible-iff-margin-one",
    by="exact",
    part={"normalisation-needs-positive-margin": 4, "feasible-iff-margin-one": "all"},
)
@given(samples(n=(2, 5), d=(1, 2), two_classes=True))
def test_feasible_exactly_if_the_best_margin_is_positive(sample):
    """With two classes the algebraic constraints can be met exactly if the best margin, found by
    geometry alone, is positive."""
    X, y = sample
    both_ways(best_squared_margin(X, y) > 0, exact.alternative(X, y).separable)


@twin(
    "normalisation-needs-positive-margin",
    says="with one class, too, every feasible $(w, b)$ has $w \\ne 0$",
    part=3,
)
@given(single_class(d=(1, 1)), vectors(1), rationals)
def test_twin_one_class_needs_a_normal(sample, w, b):
    feasible = min(functional_margins(*sample, w, b)) >= 1
    assert not feasible or any(w)


@twin(
    "normalisation-needs-positive-margin",
    says="every sample with two classes has a $(w, b)$ with $\\|w\\|$ times margin equal to 1",
    settles="e-normalise-positive",
    part=(1, 4),
)
@given(samples(n=(2, 4), d=(1, 2), two_classes=True))
def test_twin_normalise_without_separability(sample):
    assert exact.alternative(*sample).separable


# ---------------------------------------------- feasible-max-margin-nonhomogeneous-attained


def ends_of_the_gap(X, y, w):
    """p, the least <w, x_i> of the positive points, and q, the largest of the negative ones."""
    heights = score(X, w)
    sides = [[h for h, label in zip(heights, y, strict=True) if label == t] for t in (1, -1)]
    return min(sides[0]), max(sides[1])


@claim("feasible-max-margin-nonhomogeneous-attained", by="exact", part=1)
@given(with_classifier(two_classes=True))
def test_middle_of_the_gap_is_the_best_offset(case):
    """For a given w the largest least margin is (p - q)/2, at b = -(p + q)/2 and at no other b,
    and this b is no larger than |w| times the largest |x_i|."""
    X, y, w, b = case
    p, q = ends_of_the_gap(X, y, w)
    middle = best_offset(X, y, w)
    assert middle == -(p + q) / 2
    for offset in (middle, b):
        least = min(functional_margins(X, y, w, offset))
        assert least <= (p - q) / 2
        both_ways(least == (p - q) / 2, offset == middle)
    assert middle**2 <= squared_norm(w) * max(oracles.dot(x, x) for x in X)


@claim("feasible-max-margin-nonhomogeneous-attained", by="exact", part=2)
@given(with_classifier(n=(2, 5), d=(1, 2), two_classes=True), positive)
def test_some_hyperplane_is_not_beaten(case, near):
    """On every sample with two classes, separable or not, one of finitely many hyperplanes has a
    margin that no other one passes: not any (w, b), not a move of the best one. On separable
    samples a dual point proves it."""
    X, y, w, b = case
    top, best = widest(X, y)
    for u, _ in best:
        moved = [p + near / 100 * q for p, q in zip(u, w, strict=True)]
        for v in (w, moved):
            assert not any(v) or squared_margin(X, y, v, best_offset(X, y, v)) <= top
    assert squared_margin(X, y, w, b) <= top
    if when(top > 0):
        s = exact.fit(X, y)
        assert s.primal == s.dual == 1 / (2 * top)


@claim("feasible-max-margin-nonhomogeneous-attained", by="exact", part=3)
@given(planted(two_classes=True), st.booleans(), st.sampled_from([ZERO, Fraction(1, 3), ONE]))
def test_offset_of_a_separator_is_bounded(case, touching, t):
    """With two classes every (w, b) whose margins are not negative has |b| <= |w| max |x_i|: the
    planted separator, and all b from -p to -q, also after the classes were moved together until
    p = q."""
    X, y, w, b = case
    p, q = ends_of_the_gap(X, y, w)
    if touching:
        step = (p - q) / squared_norm(w)
        X = [
            x if label > 0 else tuple(c + step * v for c, v in zip(x, w, strict=True))
            for x, label in zip(X, y, strict=True)
        ]
        q = p
    for offset in (-p + t * (p - q), *([] if touching else [b])):
        assert min(functional_margins(X, y, w, offset)) >= 0
        assert offset**2 <= squared_norm(w) * max(oracles.dot(x, x) for x in X)


@twin(
    "feasible-max-margin-nonhomogeneous-attained",
    says="$|b| \\le \\|w\\| \\max \\|x_i\\|$ for every separator, also with one class",
    part=3,
)
@given(planted())
def test_twin_bounded_offset_with_one_class(case):
    X, _, w, b = case
    assert b**2 <= squared_norm(w) * max(oracles.dot(x, x) for x in X)


# -------------------------------------------------------------- hard-equivalence


@claim("hard-equivalence", by="exact", part=(1, 3, 4))
@given(either_form)
def test_algebraic_optimum_has_the_best_margin(case):
    """The algebraic problem has a solution, proved by a dual point of equal value. Its w is not 0,
    and its margin is the best one, found by geometry alone, with bias and through the origin; no
    planted separator beats it."""
    bias, (X, y, w, b) = case
    s = exact.fit(X, y, bias=bias)
    assert min(functional_margins(X, y, s.w, s.b)) >= 1
    assert bias or s.b == 0
    assert s.alpha.min() >= 0
    assert not bias or s.alpha @ s.y == 0
    assert s.w @ s.w / 2 == dual_value(X, y, s.alpha)
    assert s.w.any()
    top = squared_margin(X, y, s.w, s.b)
    assert top == best_squared_margin(X, y, bias=bias)
    assert top >= squared_margin(X, y, w, b)


@claim("hard-equivalence", by="exact", part=(2, 4))
@given(either_form, factors)
def test_geometric_optimum_rescaled_is_the_algebraic_one(case, c):
    """A search by geometry alone finds the best hyperplanes. Any multiple of them, divided by its
    least functional margin, is the algebraic optimum, with bias and through the origin; so it is
    no longer than the planted separator divided by its own."""
    bias, (X, y, w, b) = case
    s = exact.fit(X, y, bias=bias)
    top, best = widest(X, y, bias=bias)
    assert top > 0
    for u, offset in best:
        v, back = canonical(X, y, times(c, u), c * offset)
        assert squared_norm(v) == 1 / top <= squared_norm(canonical(X, y, w, b)[0])
        assert ((v == s.w).all(), back) == (True, s.b)


def widest_street_in_the_ball(X, y):
    """max M over |w| <= 1 with y_i f(x_i) >= M, by CVXPY: the geometric problem made convex."""
    import cvxpy as cp

    w, b, M = cp.Variable(X.shape[1]), cp.Variable(), cp.Variable()
    problem = cp.Problem(cp.Maximize(M), [cp.multiply(y, X @ w + b) >= M, cp.norm(w) <= 1])
    problem.solve(solver=cp.CLARABEL)
    return w.value, b.value, M.value


def clouds(seed):
    """Two clouds of grid points, four apart."""
    rng = np.random.default_rng(seed)
    X = rng.integers(-9, 10, (12, 3))
    y = np.repeat([1, -1], 6)
    X[:, 0] = np.where(y > 0, 2, -2) + y * abs(X[:, 0])
    return X, y


@claim("hard-equivalence", by="peer", over=range(4), part=1)
def test_cvxpy_solves_the_geometric_problem(seed):
    """CVXPY maximises the margin over the unit ball, with tolerance 1e-8; its street is as wide as
    ours to 1e-7 and, in exact arithmetic, never wider."""
    X, y = clouds(seed)
    s = exact.fit(X.tolist(), y)
    best = float(1 / squared_norm(s.w)) ** 0.5
    w, b, M = widest_street_in_the_ball(X.astype(float), y)
    theirs = squared_margin(X.tolist(), y, list(map(Fraction, w)), Fraction(float(b)))
    assert theirs <= 1 / squared_norm(s.w)
    assert abs(M - best) <= 1e-7 * best
    assert min(geometric_margins(X, y, w, b)) >= best * (1 - 1e-7)


@twin(
    "hard-equivalence",
    says="without the constraint $m_i > 0$ the least unsigned distance is at most the margin",
    part=1,
)
@given(
    sample=planted(n=(2, 3), d=(1, 1), two_classes=True).map(lambda p: Sample(p.X, p.y)),
    s=rationals,
)
def test_twin_unsigned_distance(sample, s):
    X, y = sample
    assert min(squared_distance(X, [ONE], -s)) <= best_squared_margin(X, y)


@twin(
    "hard-equivalence",
    says="$1/\\|w\\|$ is at most the best margin for every w with $m_i \\ge 0$ for all i",
    settles="e3-prop16-geq0",
    part=4,
)
@given(planted(n=(1, 3), d=(1, 2), bias=False))
def test_twin_constraint_at_zero(case):
    X, y, w, _ = case
    assert 1 / squared_norm(w) <= 1 / squared_norm(exact.fit(X, y, bias=False).w)


# -------------------------------------------------------------- hard-value-relation, conv-margin


@claim("hard-value-relation", by="exact", part=1)
@given(either_form)
def test_values_are_related_not_equal(case):
    """With the best margin g, found by geometry alone, |w| is 1/g and the least |w|^2/2 is
    1/(2 g^2), with bias and without."""
    bias, (X, y, _, _) = case
    s, squared = exact.fit(X, y, bias=bias), best_squared_margin(X, y, bias=bias)
    assert squared == 1 / squared_norm(s.w)
    assert s.primal == 1 / (2 * squared)


near_the_root = st.builds(Fraction, st.integers(780, 810), st.just(1000))  # 2^(-1/3) = 0.7937...


@claim("hard-value-relation", by="exact", part=2)
@given(st.one_of(positive, near_the_root), rationals)
def test_the_values_cross_at_one_margin(g, shift):
    """For two points at distance 2g the algebraic value is above the margin g exactly if 2 g^3 < 1,
    and below exactly if 2 g^3 > 1. So they are equal at most where 2 g^3 = 1."""
    value = exact.fit([[shift + g], [shift - g]], [1, -1]).primal
    both_ways(value > g, 2 * g**3 < 1)
    both_ways(value < g, 2 * g**3 > 1)


@twin(
    "hard-value-relation",
    says="the largest margin and the least $\\|w\\|^2/2$ are equal for the points g (+), -g (-)",
    settles="e3-prop16-values",
    part=(1, 2),
)
@given(g=positive)
def test_twin_equal_values(g):
    s = exact.fit([[g], [-g]], [1, -1])
    margin = 1 / abs(s.w[0])
    assert margin == s.primal


def signed_square(v):
    return v * abs(v)


@claim("conv-margin", by="exact", part=1)
@given(with_classifier())
def test_conversions_for_every_classifier(case):
    """For every (w, b), separator or not, m_i is |w| times the distance from x_i to its foot,
    counted positive on the side of the label, and the street is 2/|w| wide; compared in squares."""
    X, y, w, b = case
    feet, normal = project(X, w, b), np.array(w)
    for x, foot, label, m in zip(X, feet, y, functional_margins(X, y, w, b), strict=True):
        away = np.array(x) - foot
        side = 1 if away @ normal >= 0 else -1
        assert signed_square(m) == squared_norm(w) * label * side * (away @ away)
    upper, lower = project(X, w, b - 1), project(project(X, w, b - 1), w, b + 1)
    assert all(v @ v == 4 / squared_norm(w) for v in upper - lower)


@claim("conv-margin", by="exact", part=2)
@given(either_form)
def test_conversions_of_the_margin(case):
    """With the best margin g, found by geometry alone, the street of the optimum is 2g wide, and
    |w|^2 and the sum of multipliers are 1/g^2, with bias and without."""
    bias, (X, y, _, _) = case
    s, squared = exact.fit(X, y, bias=bias), best_squared_margin(X, y, bias=bias)
    edge = project(X, s.w, s.b - 1)
    assert (squared_distance(edge, s.w, s.b + 1) == 4 * squared).all()
    assert s.primal == 1 / (2 * squared)
    assert sum(s.alpha) == squared_norm(s.w) == 1 / squared


@claim("conv-margin", by="property", part=2)
@given(streets)
def test_float_width_is_twice_the_margin(case):
    """The float slab width is twice the least float margin; both are a few roundings off."""
    X, y, _, _ = case
    s = exact.fit(X, y)
    least = min(geometric_margins(X, y, s.w, s.b))
    assert abs(slab_width(s.w) - 2 * least) <= 16 * np.finfo(float).eps * slab_width(s.w)


@twin("conv-margin", says="the functional margin is the distance to the hyperplane", part=1)
@given(case=with_classifier(n=(1, 1), d=(1, 1)))
def test_twin_margin_is_the_distance(case):
    X, y, w, b = case
    (m,) = functional_margins(X, y, w, b)
    assert m * m == squared_distance(X, w, b)[0]


@twin("conv-margin", says="the street is as wide as the margin", part=2)
@given(g=positive)
def test_twin_width_is_the_margin(g):
    s = exact.fit([[g], [-g]], [1, -1])
    width = 2 / abs(s.w[0])
    assert width == g


# -------------------------------------------------------------- same-argmin-monotone


@claim("same-argmin-monotone", by="exact", part="all")
@given(st.lists(rational_lengths(), min_size=1, max_size=6))
def test_all_five_objectives_choose_the_same_vectors(vectors_and_lengths):
    """|w|, |w|^2, |w|^2/2 are least, and 1/|w|, 2/|w| largest, at the same members of a set."""
    vectors, lengths = zip(*vectors_and_lengths, strict=True)
    squares = [squared_norm(v) for v in vectors]
    assert squares == [n * n for n in lengths]
    ascending = [lengths, squares, [q / 2 for q in squares]]
    descending = [[1 / n for n in lengths], [2 / n for n in lengths]]
    chosen = [{i for i, v in enumerate(values) if v == min(values)} for values in ascending]
    chosen += [{i for i, v in enumerate(values) if v == max(values)} for values in descending]
    assert all(each == chosen[0] for each in chosen)


@twin(
    "same-argmin-monotone",
    says="making $2/\\|w\\|$ small makes $\\|w\\|$ small",
    by="smt",
    settles="e3-ex212-minimise",
    part=2,
)
def test_twin_minimise_the_width(v, w):
    return [v > 0, w > 0], [implies(2 / v < 2 / w, v <= w)]


# -------------------------------------------------------------- hard-qp-convex


@claim("hard-qp-convex", by="exact", part=1)
@given(with_classifier(n=(1, 5)), st.data())
def test_each_point_cuts_off_a_half_space(case, data):
    """Each point x_i gives one half-space of pairs (w, b): {<(w, b), y_i (x_i, 1)> >= 1}. Its
    normal y_i (x_i, 1) is not 0. A pair is feasible exactly if it lies in all n of them."""
    X, y, w, b = case
    factor = data.draw(st.sampled_from([1, 100]))  # long pairs are more often feasible
    pair = [*times(factor, w), factor * b]
    rows = [[label * v for v in (*x, 1)] for x, label in zip(X, y, strict=True)]
    assert all(map(any, rows))
    inside = all(oracles.dot(pair, row) >= 1 for row in rows)
    both_ways(inside, min(functional_margins(X, y, pair[:-1], pair[-1])) >= 1)


@claim("hard-qp-convex", by="exact", part="all")
@given(streets, factors, st.sampled_from([Fraction(k, 6) for k in (0, 2, 3, 6)]))
def test_mixtures_of_feasible_points(case, c, t):
    """A mixture of two feasible (w, b) is feasible, and its |w|^2 is smaller than the mixture of
    theirs by t(1-t) times the squared difference of the normals; so it is strictly smaller unless
    the normals are equal, or t is 0 or 1."""
    X, y, w, b = case
    s = exact.fit(X, y)
    u, p = canonical(X, y, w, b)
    v, q = (1 + c) * s.w, (1 + c) * s.b
    mixed = t * u + (1 - t) * v
    assert min(functional_margins(X, y, mixed, t * p + (1 - t) * q)) >= 1
    saved = t * (u @ u) + (1 - t) * (v @ v) - mixed @ mixed
    assert saved == t * (1 - t) * ((u - v) @ (u - v))
    both_ways(saved > 0, 0 < t < 1 and (u != v).any())


@twin(
    "hard-qp-convex",
    says="the constraint $\\|w\\|=1$ is convex: the midpoint of unit vectors is a unit vector",
    by="smt",
    part=1,
)
def test_twin_the_sphere_is_convex(u1, u2, v1, v2):
    return [u1 * u1 + u2 * u2 == 1, v1 * v1 + v2 * v2 == 1], [
        (u1 + v1) * (u1 + v1) + (u2 + v2) * (u2 + v2) == 4
    ]


@twin(
    "hard-qp-convex",
    says="$1/w$ is concave for $w>0$, so that maximising it is a convex problem",
    by="smt",
    settles="e3-prop16-convex",
    part=2,
)
def test_twin_inverse_is_concave(v, w):
    return [v > 0, w > 0], [2 / (v + w) >= (1 / v + 1 / w) / 2]


@twin(
    "hard-qp-convex",
    says=r"$1/\Vert w\Vert$ is convex, in the plane, too: it lies below the chord from $(a,b)$ to "
    "$(a,-b)$",
    part=2,
)
@given(case=rational_lengths().filter(lambda case: case[0][0]))
def test_twin_inverse_is_convex(case):
    (a, _), length = case  # the midpoint is (a, 0)
    assert 1 / abs(a) <= (1 / length + 1 / length) / 2


# -------------------------------------------------------------- hard-both-classes-tight


@claim("hard-both-classes-tight", by="exact")
@given(planted(n=(2, 6), d=(1, 3), two_classes=True))
def test_each_class_touches_the_street(case):
    """At the optimum the least margin of each class is 1."""
    X, y, _, _ = case
    s = exact.fit(X, y)
    assert min(s.margins[s.y > 0]) == 1
    assert min(s.margins[s.y < 0]) == 1


@twin("hard-both-classes-tight", says="at least two points of each class touch the street")
@given(separable)
def test_twin_two_touch_in_each_class(sample):
    s = exact.fit(*sample)
    assert all(sum(s.margins[s.y == t] == 1) >= 2 for t in (1, -1))


# -------------------------------------------------------------- hard-unique


@claim("hard-unique", by="exact", part=2)
@given(streets, st.one_of(st.just(ZERO), factors))
def test_shorter_by_the_squared_difference(case, more):
    """Every feasible (w, b), with a point on its margin or with none, has |w|^2 >= |w*|^2 +
    |w - w*|^2, so only w* has the least norm."""
    X, y, w, b = case
    s = exact.fit(X, y)
    for v, c in (canonical(X, y, w, b), (s.w, s.b)):
        longer, offset = (1 + more) * v, (1 + more) * c
        premise(min(functional_margins(X, y, longer, offset)) >= 1)
        apart = longer - s.w
        assert longer @ longer >= s.w @ s.w + apart @ apart


@claim("hard-unique", by="exact", part=1)
@given(streets)
def test_only_one_offset(case):
    """The interval of optimal b is a point, the middle of the gap; an enumeration of all KKT
    partitions, which shares no code with the solver, finds the same w."""
    X, y, _, _ = case
    s = exact.fit(X, y)
    assert s.interval == (s.b, s.b)
    assert s.b == best_offset(X, y, s.w)
    assert oracles.svm(X, y).w == list(s.w)


@twin(
    "hard-unique",
    says="every feasible $w$ has $\\|w\\|^2\\ge\\|w^\\star\\|^2+\\frac{101}{100}"
    "\\|w-w^\\star\\|^2$; here for $(\\pm1,0)$",
    part=2,
)
@given(w=vectors(2))
def test_twin_more_than_the_squared_difference(w):
    X, y = [(ONE, ZERO), (-ONE, ZERO)], [1, -1]
    best = exact.fit(X, y).w
    away = np.array(w) - best
    feasible = min(functional_margins(X, y, w, ZERO)) >= 1
    assert not feasible or oracles.dot(w, w) >= best @ best + Fraction(101, 100) * (away @ away)


@twin("hard-unique", says="with the single point 1 (+) the optimal offset is unique, too", part=1)
@given(b=rationals.filter(lambda v: v >= 1), c=rationals.filter(lambda v: v >= 1))
def test_twin_one_class(b, c):
    """(0, b) is feasible with value 0, hence optimal, for each b >= 1."""
    both_feasible = all(min(functional_margins([[1]], [1], [ZERO], v)) >= 1 for v in (b, c))
    assert not both_feasible or b == c


# -------------------------------------------------------------- single-class-degenerate


@claim("single-class-degenerate", by="exact", part=1)
@given(single_class(), st.data(), st.one_of(rationals, factors))
def test_one_class_has_no_widest_street(sample, data, k):
    """Every normal w has an offset with the least functional margin k, whatever k is. So its margin
    k/|w| may be any number."""
    X, y = sample
    w, b = data.draw(hyperplanes(len(X[0])))
    moved = b + y[0] * (k - min(functional_margins(X, y, w, b)))
    assert squared_margin(X, y, w, moved) * squared_norm(w) == k * abs(k)


@claim("single-class-degenerate", by="exact", part=2)
@given(single_class(), st.data())
def test_the_algebraic_solutions_of_one_class(sample, data):
    """(w, b) is feasible with the least value, 0, exactly if w = 0 and y b >= 1. Such a pair has
    no point with score 0, so it defines no hyperplane, and the library refuses the sample."""
    X, y = sample
    zero = (ZERO,) * len(X[0])
    w = data.draw(st.one_of(st.just(zero), vectors(len(zero))))
    b = data.draw(st.one_of(rationals, st.sampled_from([ONE, -ONE])))
    found = exact.alternative(X, y)
    least = oracles.dot(found.w, found.w)
    solves = min(functional_margins(X, y, w, b)) >= 1 and oracles.dot(w, w) <= least
    both_ways(solves, w == zero and y[0] * b >= 1)
    if when(solves):
        assert (score([*X, zero], w, b) != 0).all()
    with pytest.raises(BadInput, match="only class"):
        exact.fit(X, y)


@twin(
    "single-class-degenerate",
    says="the solution of the algebraic problem of a separable sample defines a hyperplane",
    settles="e-single-class",
    part=2,
)
@given(planted(n=(1, 3), d=(1, 2)).map(lambda p: Sample(p.X, p.y)))
def test_twin_one_class_has_a_hyperplane(sample):
    assert any(exact.alternative(*sample).w)


# -------------------------------------------------------------- maximally-removed-means-minimum


@claim("maximally-removed-means-minimum", by="exact", part="all")
@given(streets)
def test_every_other_hyperplane_comes_nearer_to_some_point(case):
    """No point is nearer to the optimal hyperplane than the best margin, found by geometry alone. A
    separating hyperplane other than the optimal one has a strictly smaller least distance; a
    multiple of the optimal (w, b) has the same."""
    X, y, w, b = case
    s, best = exact.fit(X, y), best_squared_margin(X, y)
    assert (squared_distance(X, s.w, s.b) >= best).all()
    for v, c in ((w, b), (2 * s.w, 2 * s.b)):
        least, same = min(squared_distance(X, v, c)), canonical(X, y, v, c)
        assert least <= best
        both_ways(least == best, all(same[0] == s.w) and same[1] == s.b)


@twin(
    "maximally-removed-means-minimum",
    says="each point is at least as far from the optimal hyperplane as from any other separator",
    settles="e1-removed-from-all",
    part=2,
)
@given(planted(n=(2, 3), d=(1, 1), two_classes=True))
def test_twin_far_from_all(case):
    X, y, w, b = case
    s = exact.fit(X, y)
    assert (squared_distance(X, s.w, s.b) >= squared_distance(X, w, b)).all()


@twin(
    "maximally-removed-means-minimum",
    says="every other hyperplane, separating or not, comes nearer than $\\gamma=1$ to 1 or to -1",
    part=2,
)
@given(threshold=rationals.filter(bool))
def test_twin_nearer_without_separating(threshold):
    assert min(squared_distance(PLUS_MINUS_ONE.X, [ONE], -threshold)) < 1


@twin(
    "maximally-removed-means-minimum",
    says="the optimal separator has the smallest distance to its closest point",
    settles="e3-def14-minimal",
    part=1,
)
@given(planted(n=(1, 2), d=(1, 2), bias=False))
def test_twin_closest_distance_minimal(case):
    X, y, w, _ = case
    s = exact.fit(X, y, bias=False)
    assert min(squared_distance(X, s.w)) <= min(squared_distance(X, w))


# -------------------------------------------------------------- margin-scaling


@claim("margin-scaling", by="exact", part="all")
@given(streets, st.one_of(rationals.filter(bool), factors))
def test_scaled_data_scale_the_street(case, c):
    """For data times c the optimum is (w*/c, b*), the margin |c| times as large, and the ratio of
    radius to margin the same."""
    X, y, _, _ = case
    s, scaled = exact.fit(X, y), exact.fit([times(c, x) for x in X], y)
    assert (scaled.w == s.w / c).all()
    assert scaled.b == s.b
    Z = [tuple(times(c, x)) for x in X]
    before, after = best_squared_margin(X, y), best_squared_margin(Z, y)
    assert after == c**2 * before
    assert squared_radius(Z) / after == squared_radius(X) / before


def squared_radius(X):
    return max(oracles.dot(x, x) for x in X)


@twin("margin-scaling", says=r"$\rho$ itself stays", part=3)
@given(streets, factors)
def test_twin_the_radius_stays(case, c):
    assert squared_radius([times(c, x) for x in case.X]) == squared_radius(case.X)


@twin(
    "margin-scaling",
    says="for a fixed unit normal w and offset b, data times c have c times the margin",
    by="smt",
    settles="e4-scaling-remark",
    part=2,
)
def test_twin_fixed_classifier(w, b, x, c):
    return [c > 0, w * w == 1, w * x + b > 0], [w * (c * x) + b == c * (w * x + b)]


@twin(
    "margin-scaling",
    says="for a fixed unit normal w and offset b, data times c > 1 have no smaller margin",
    by="smt",
    part=2,
)
def test_twin_fixed_classifier_grows(w, b, x, c):
    return [c > 1, w * w == 1, w * x + b > 0], [w * (c * x) + b >= w * x + b]


@twin(
    "margin-scaling",
    says="the best margin of data times c is c times as large, for every c that is not 0",
    settles="e4-scaling-remark",
    part=2,
)
@given(c=rationals.filter(bool))
def test_twin_negative_scale(c):
    before, after = (exact.fit([[k], [-k]], [1, -1]) for k in (ONE, c))
    assert 1 / abs(after.w[0]) == c / abs(before.w[0])


# -------------------------------------------------------------- the library itself


def test_canonical_refuses_what_does_not_separate():
    with pytest.raises(BadInput, match="does not separate"):
        canonical([[0], [0]], [1, -1], [ONE], ZERO)


def test_best_offset_needs_both_classes():
    with pytest.raises(BadInput, match="both labels"):
        best_offset([[0], [1]], [1, 1], [ONE])


@given(vectors(2, integers).filter(any))
def test_floats_follow_the_fractions(w):
    """On small integers nothing is rounded."""
    X, y = [[2, 1], [1, 2], [-1, 0]], [1, 1, -1]
    assert best_offset(X, y, [float(v) for v in w]) == best_offset(X, y, w)


def test_float_canonical_form():
    w, b = canonical([[2.0], [-2.0]], [1, -1], [4.0], 0.0)
    assert (w.tolist(), b) == ([0.5], 0.0)
    assert squared_margin([[2.0], [-2.0]], [1, -1], [4.0], 0.0) == 4.0
