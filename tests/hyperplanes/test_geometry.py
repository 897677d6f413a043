"""Chapter *Margin geometry*: hyperplanes, distance, projection, slab."""

from fractions import Fraction

import numpy as np
import sympy as sp
from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins.hyperplanes.geometry import (
    directions,
    norm,
    normal_form,
    project,
    signed_distance,
    slab_width,
    squared_distance,
    squared_norm,
)
from margins.hyperplanes.linear import functional_margins, predict, score
from strategies import (
    float_hyperplanes,
    hyperplanes,
    normals,
    positive,
    rational_lengths,
    rationals,
    samples,
    vectors,
)


def dot(u, v):
    return sum(a * b for a, b in zip(u, v, strict=True))


def difference(u, v):
    return [a - b for a, b in zip(u, v, strict=True)]


def rank(rows):
    return sp.Matrix(
        [[sp.Rational(v.numerator, v.denominator) for v in row] for row in rows]
    ).rank()


scales = st.one_of(positive, st.sampled_from([Fraction(10**9), Fraction(1, 10**9)]))


@st.composite
def with_points(draw, count=1):
    """A hyperplane and some points of its space."""
    w, b = draw(hyperplanes())
    return w, b, [draw(vectors(len(w))) for _ in range(count)]


# -------------------------------------------------------------- hyperplane-codimension-one


@claim("hyperplane-codimension-one", by="exact")
@given(with_points(2))
def test_hyperplane_has_dimension_d_minus_one(case):
    """d - 1 independent directions stay in the hyperplane, and they span all differences."""
    w, b, xs = case
    basis = directions(w).tolist()
    inside = project(xs, w, b).tolist()
    assert all(dot(w, v) == 0 for v in basis)
    assert len(basis) == len(w) - 1
    assert not basis or rank(basis) == len(basis)
    assert rank([*basis, difference(*inside), [Fraction(0)] * len(w)]) == len(basis)


def solution_dimension(w, b):
    """Dimension of {x : <w, x> + b = 0} by elimination; -1 for the empty set."""
    system = sp.Matrix([[*w, -b]])
    matrix = sp.Matrix([w])
    return len(w) - matrix.rank() if matrix.rank() == system.rank() else -1


@twin("hyperplane-codimension-one", says="{<w, x> + b = 0} has dimension d - 1 for every w, also 0")
@given(w=vectors(2), b=rationals)
def test_twin_zero_normal(w, b):
    assert solution_dimension(w, b) == len(w) - 1


# -------------------------------------------------------------- normal-orthogonal


@claim("normal-orthogonal", by="exact")
@given(with_points(2))
def test_normal_is_orthogonal_to_differences(case):
    """<w, x - x'> = 0 for two points of the hyperplane."""
    w, b, xs = case
    x, other = project(xs, w, b).tolist()
    assert dot(w, difference(x, other)) == 0


@twin("normal-orthogonal", says="<w, x> = 0 for every point x of the hyperplane")
@given(w=normals(1), b=rationals)
def test_twin_orthogonal_to_points(w, b):
    (x,) = project([[Fraction(0)]], w, b).tolist()
    assert dot(w, x) == 0


# -------------------------------------------------------------- unit-normal-same-hyperplane


@claim("unit-normal-same-hyperplane", by="exact", part=(1, 2))
@given(with_points(2), scales, st.sampled_from([-1, 0, 1]))
def test_dividing_both_keeps_the_hyperplane(case, r, at_zero):
    """For every r > 0, huge or tiny, (w/r, b/r) has the same zeros, on the hyperplane and off it,
    and the same labels, whatever sign(0) is."""
    w, b, xs = case
    X, shorter = np.array([*xs, *project(xs, w, b)]), [v / r for v in w]
    for here, there in zip(score(X, w, b), score(X, shorter, b / r), strict=True):
        both_ways(there == 0, here == 0)
    labels = predict(X, w, b, sign_at_zero=at_zero)
    assert (predict(X, shorter, b / r, sign_at_zero=at_zero) == labels).all()


@claim("unit-normal-same-hyperplane", by="exact", part=3)
@given(rational_lengths(), positive)
def test_only_division_by_the_norm_gives_length_one(case, r):
    """A vector of rational length, divided by r, has length 1 exactly if r is that length."""
    w, length = case
    for divisor in (r, length):
        both_ways(squared_norm([v / divisor for v in w]) == 1, divisor == length)


@claim("unit-normal-same-hyperplane", by="property", part=3)
@given(float_hyperplanes())
def test_normal_form_has_unit_length(case):
    """The normal form has length 1 up to rounding: d + 4 operations, each off by half an ulp. Its
    offset is divided by the same length."""
    w, b, _ = case
    unit, offset = normal_form(w, b)
    rounding = (2 * len(w) + 8) * np.finfo(float).eps
    assert abs(dot(unit, unit) - 1) <= rounding
    i = int(np.argmax(np.abs(w)))
    assert abs(offset * w[i] - b * unit[i]) <= rounding * abs(b * unit[i])


@twin(
    "unit-normal-same-hyperplane",
    says="(w/|w|, b) is the same hyperplane as (w, b): only w is rescaled",
    part=1,
    settles="e0-unit-normal-bias",
)
@given(w=rationals.filter(bool), b=rationals)
def test_twin_only_w_is_rescaled(w, b):
    root = -b / w
    assert w / abs(w) * root + b == 0


@twin(
    "unit-normal-same-hyperplane",
    says="(w/r, b/r) gives the same labels as (w, b) for every r that is not 0",
    part=2,
)
@given(w=normals(1), b=rationals, x=vectors(1), r=rationals.filter(bool))
def test_twin_negative_divisor(w, b, x, r):
    assert predict([x], [w[0] / r], b / r) == predict([x], w, b)


# -------------------------------------------------------------- hyperplane-distance


@claim("hyperplane-distance", by="exact", part="all")
@given(with_points(2))
def test_no_point_of_the_hyperplane_is_nearer(case):
    """|x - v|^2 >= f(x)^2 / |w|^2 for v in the hyperplane, with equality only at the projection."""
    w, b, (x, z) = case
    foot, v = project([x, z], w, b).tolist()
    least = squared_distance([x], w, b)[0]
    away = difference(x, v)
    assert dot(difference(x, foot), difference(x, foot)) == least
    assert dot(away, away) >= least
    both_ways(dot(away, away) == least, v == foot)


@claim("hyperplane-distance", by="property", part=1)
@given(float_hyperplanes())
def test_float_distance_is_as_good_as_its_sum(case):
    """The float distance differs from the exact one by at most the rounding of d + 4 operations
    on the terms of the score."""
    w, b, x = case
    terms = [Fraction(a) * Fraction(c) for a, c in zip(w, x, strict=True)] + [Fraction(b)]
    exact = abs(sum(terms)) / Fraction(norm(w))
    bound = (len(w) + 4) * np.finfo(float).eps * float(sum(map(abs, terms)) / Fraction(norm(w)))
    assert abs(abs(signed_distance([x], w, b)[0]) - float(exact)) <= bound


@twin(
    "hyperplane-distance",
    says="x - f(x) w lies in the hyperplane for every w that is not 0",
    part=2,
)
@given(w=normals(2), b=rationals, x=vectors(2))
def test_twin_foot_without_unit_normal(w, b, x):
    foot = [c - score([x], w, b)[0] * v for c, v in zip(x, w, strict=True)]
    assert score([foot], w, b)[0] == 0


@twin(
    "hyperplane-distance",
    says="<w, x>/|w| is the distance of x from the hyperplane through 0",
    settles="e3-rem15-abs",
    part=1,
)
@given(w=rationals.filter(bool), x=rationals)
def test_twin_distance_without_absolute_value(w, x):
    distance = abs(x)  # on the line, the hyperplane through 0 is the origin
    assert w * x / abs(w) == distance


# -------------------------------------------------------------- signed-distance


@claim("signed-distance", by="exact")
@given(with_points(), rationals)
def test_walking_along_w_changes_the_signed_distance(case, t):
    """From a point of the hyperplane, a walk of t w gives distance |t| |w| with the sign of t."""
    w, b, (z,) = case
    (foot,) = project([z], w, b).tolist()
    x = [c + t * v for c, v in zip(foot, w, strict=True)]
    assert squared_distance([x], w, b)[0] == t * t * squared_norm(w)
    assert np.sign(score([x], w, b)[0]) == np.sign(t)
    assert np.sign(signed_distance([x], w, b)[0]) == np.sign(t)


@twin("signed-distance", says="f(x)/|w|^2 is the signed distance")
@given(w=rationals.filter(bool), x=rationals)
def test_twin_divide_by_the_square(w, x):
    assert abs(w * x / (w * w)) == abs(x)


# -------------------------------------------------------------- orthogonal-decomposition


@claim("orthogonal-decomposition", by="exact")
@given(with_points(), rationals)
def test_one_coefficient_reaches_the_hyperplane(case, other):
    """x - l w lies in the hyperplane for l = f(x)/|w|^2 and for no other l."""
    w, b, (x,) = case
    coefficient = score([x], w, b)[0] / squared_norm(w)
    assert project([x], w, b)[0].tolist() == [
        c - coefficient * v for c, v in zip(x, w, strict=True)
    ]
    assert score(project([x], w, b), w, b)[0] == 0
    for t in (coefficient, other):
        moved = [c - t * v for c, v in zip(x, w, strict=True)]
        both_ways(score([moved], w, b)[0] == 0, t == coefficient)


@twin("orthogonal-decomposition", says="the coefficient of w is f(x)/|w|")
@given(w=rationals.filter(bool), x=rationals)
def test_twin_coefficient_divided_by_the_norm(w, x):
    assert x - (w * x) / abs(w) * w == 0


# -------------------------------------------------------------- cosine-formula


def turned(u, c, s):
    """A vector of the plane, turned by the angle with cosine c and sine s."""
    return [c * u[0] - s * u[1], s * u[0] + c * u[1]]


def tilted(u, q):
    """A vector of the plane, put into space and rotated there by the quaternion q, not 0."""
    v, axis = np.array([*u, Fraction(0)]), np.array(q[1:])
    across = np.cross(axis, v)
    return list(v + 2 * (q[0] * across + np.cross(axis, across)) / dot(q, q))


@claim("cosine-formula", by="exact", part="all")
@given(normals(2), rational_lengths(), positive, normals(4))
def test_turned_vectors_have_the_cosine_of_the_turn(u, turn, stretch, q):
    """v is u, turned by an angle of rational cosine c and stretched. So <u, v> = |u| |v| c, and the
    foot of v on the line of u, found by a drop at a right angle, is |v| |c| away from 0. The same
    holds for both vectors in a plane of space, tilted by a rotation."""
    (c, s), length = turn
    cosine, square = c / length, dot(u, u)
    v = [stretch * x for x in turned(u, cosine, s / length)]
    for p, r in ((u, v), (tilted(u, q), tilted(v, q))):
        assert (dot(p, p), dot(r, r)) == (square, stretch**2 * square)
        assert dot(p, r) == stretch * square * cosine  # |u| |v| is the stretch times |u|^2
        foot = difference(r, project([r], p)[0])
        assert dot(difference(r, foot), p) == 0
        assert dot(foot, foot) == stretch**2 * square * cosine**2 == dot(p, r) ** 2 / square


@claim("cosine-formula", by="exact", part=2)
@given(st.integers(1, 4).flatmap(lambda d: st.tuples(normals(d), vectors(d))))
def test_lagrange_identity(case):
    """<u, v>^2 plus the squared cross terms is |u|^2 |v|^2, so the cosine is at most 1. v minus its
    shadow on u is orthogonal to u, and the shadow has the length |<u, v>|/|u|."""
    u, v = case
    d = len(u)
    cross = sum((u[i] * v[j] - u[j] * v[i]) ** 2 for i in range(d) for j in range(i))
    assert dot(u, v) ** 2 + cross == dot(u, u) * dot(v, v)
    shadow = [dot(u, v) / dot(u, u) * c for c in u]
    assert dot(difference(v, shadow), u) == 0
    assert dot(shadow, shadow) * dot(u, u) == dot(u, v) ** 2


@twin("cosine-formula", says="the length of the projection of v on u is <u, v>/|u|", part=2)
@given(u=rationals.filter(bool), v=rationals)
def test_twin_negative_length(u, v):
    length = u * v / abs(u)
    assert length >= 0


# -------------------------------------------------------------- projection-side-identities


@claim("projection-side-identities", by="exact", part="all")
@given(with_points())
def test_inner_product_is_plus_or_minus_the_norm(case):
    """<x - x~, w> is |x - x~| |w| where f >= 0, and minus that where f <= 0."""
    w, b, (x,) = case
    offset = difference(x, project([x], w, b)[0])
    inner, f = dot(offset, w), score([x], w, b)[0]
    assert inner**2 == dot(offset, offset) * squared_norm(w)
    both_ways(inner >= 0, f >= 0)
    both_ways(inner <= 0, f <= 0)


@twin(
    "projection-side-identities",
    says="every point labelled +1 has <x - x~, w> = |x - x~| |w|, also a misclassified one",
    settles="e2-projection-side",
    part=1,
)
@given(w=normals(1), b=rationals, x=vectors(1))
def test_twin_side_from_the_label(w, b, x):
    offset = difference(x, project([x], w, b)[0])
    assert dot(offset, w) == abs(offset[0]) * abs(w[0])


# -------------------------------------------------------------- slab-width


def parallel(u, v):
    return all(u[i] * v[j] == u[j] * v[i] for i in range(len(u)) for j in range(i))


@claim("slab-width", by="exact", part="all")
@given(with_points(2), st.booleans())
def test_slab_is_two_over_the_norm_wide(case, across):
    """Points u of {f = 1} and v of {f = -1} are at least 2/|w| apart; equality exactly if u - v is
    parallel to w, and exactly if u = v + 2w/|w|^2, as it is if u is the nearest point to v."""
    w, b, xs = case
    v = project([xs[1]], w, b + 1)[0]
    u = project([v if across else xs[0]], w, b - 1)[0]
    gap = difference(u, v)
    square = dot(gap, gap) * squared_norm(w)
    assert square >= 4
    both_ways(square == 4, parallel(gap, w))
    both_ways(square == 4, (u == v + 2 * np.array(w) / squared_norm(w)).all())


@claim("slab-width", by="exact", part=2)
@given(with_points(), rationals)
def test_every_point_has_one_partner_across_the_slab(case, other):
    """From v in {f = -1} a step of 2/|w|^2 times w leads to {f = 1}, over a distance of 2/|w|; no
    other multiple of w does."""
    w, b, (z,) = case
    v, step = project([z], w, b + 1)[0], 2 / squared_norm(w)
    u = v + step * np.array(w)
    assert (score([v, u], w, b) == [-1, 1]).all()
    assert dot(u - v, u - v) * squared_norm(w) == 4
    for t in (step, other):
        both_ways(score([v + t * np.array(w)], w, b)[0] == 1, t == step)


@claim("slab-width", by="property", part=2)
@given(float_hyperplanes())
def test_float_width_is_twice_the_inverse_norm(case):
    """slab_width squared is the squared distance from a point of {f = -1} to its foot on {f = 1},
    in exact arithmetic, up to the rounding of d + 4 operations."""
    w, b, x = ([Fraction(v) for v in np.atleast_1d(part)] for part in case)
    v = project([x], w, b[0] + 1)
    gap = (project(v, w, b[0] - 1) - v)[0]
    off = Fraction(slab_width(case[0])) ** 2 / dot(gap, gap) - 1
    assert abs(off) <= (2 * len(w) + 8) * Fraction(np.finfo(float).eps)


@twin("slab-width", says="any two points of {f = 1} and {f = -1} are exactly 2/|w| apart", part=1)
@given(w=normals(2), s=rationals, t=rationals)
def test_twin_every_pair(w, s, t):
    along = [-w[1], w[0]]
    u, v = (project([[r * c for c in along]], w, k)[0] for r, k in ((s, -1), (t, 1)))
    assert dot(difference(u, v), difference(u, v)) * squared_norm(w) == 4


# -------------------------------------------------------------- scale-invariance


@claim("scale-invariance", by="exact", part=1)
@given(samples(), st.data(), positive, st.sampled_from([-1, 0, 1]))
def test_positive_factor_changes_nothing(case, data, c, at_zero):
    """(cw, cb) with c > 0 has the same zeros, the same labels, the same distances, and margins c
    times as large; so the geometric margins are the same."""
    X, y = case
    w, b = data.draw(hyperplanes(len(X[0])))
    cw = [c * v for v in w]
    around = [*X, *project(X, w, b)]
    assert ((score(around, cw, c * b) == 0) == (score(around, w, b) == 0)).all()
    assert (
        predict(X, cw, c * b, sign_at_zero=at_zero) == predict(X, w, b, sign_at_zero=at_zero)
    ).all()
    assert (functional_margins(X, y, cw, c * b) == c * functional_margins(X, y, w, b)).all()
    assert (squared_distance(X, cw, c * b) == squared_distance(X, w, b)).all()


@claim("scale-invariance", by="exact", part=2)
@given(with_points(2), positive, st.sampled_from([-1, 1]))
def test_negative_factor_flips_labels_off_the_hyperplane(case, size, at_zero):
    """(cw, cb) with c < 0 has the same hyperplane, and exactly the points off it change their
    label."""
    w, b, xs = case
    X = np.array([*xs, *project(xs, w, b)])
    c = -size
    cw = [c * v for v in w]
    on_it = score(X, w, b) == 0
    assert on_it[2:].all()
    assert ((score(X, cw, c * b) == 0) == on_it).all()
    labels, flipped = (predict(X, *each, sign_at_zero=at_zero) for each in ((w, b), (cw, c * b)))
    for here, before, after in zip(on_it, labels, flipped, strict=True):
        both_ways(before != after, not here)


@twin("scale-invariance", says="(cw, cb) has the same labels for every c that is not 0", part=1)
@given(w=vectors(1), b=rationals, x=vectors(1), c=rationals.filter(bool))
def test_twin_negative_factor(w, b, x, c):
    assert predict([x], [c * w[0]], c * b) == predict([x], w, b)


@twin("scale-invariance", says="a negative factor flips the label of every point", part=2)
@given(w=normals(1), b=rationals, x=vectors(1), c=positive.map(lambda c: -c))
def test_twin_every_label_flips(w, b, x, c):
    assert predict([x], [c * w[0]], c * b) == -predict([x], w, b)
