"""Chapter *Linear classifiers*: labels, scale, strict separation and the 0-1 loss."""

from fractions import Fraction
from itertools import chain, product
from math import isqrt

import numpy as np
from evidence import both_ways, claim, twin, when
from evidence.smt import choose, iff
from hypothesis import given
from hypothesis import strategies as st
from margins.hyperplanes.geometry import project
from margins.hyperplanes.linear import (
    functional_margins,
    made_strict,
    predict,
    score,
    separation_radius,
    sign,
    zero_one_risk,
)
from margins.hyperplanes.zero_one import (
    WeightedSample,
    classifier_of,
    graphs,
    least_weighted_loss,
    minimum_cover,
    reduction,
)
from margins.losses import hinge
from strategies import (
    Sample,
    hyperplanes,
    nonnegative,
    planted,
    points,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)


@st.composite
def classified(draw, **kwargs):
    """A sample together with a classifier of the same dimension."""
    X, y = draw(samples(**kwargs))
    return X, y, draw(vectors(len(X[0]))), draw(rationals)


# -------------------------------------------------------------- sign-iff-positive-margin


@claim("sign-iff-positive-margin", by="exact", part=1)
@given(classified(), st.sampled_from([-1, 0, 1]))
def test_right_label_means_positive_margin(case, at_zero):
    """Where the score is not 0 the label is right exactly if the margin is positive, whatever the
    sign of 0 is."""
    X, y, w, b = case
    right = predict(X, w, b, sign_at_zero=at_zero) == np.array(y)
    margin_positive = functional_margins(X, y, w, b) > 0
    nonzero = score(X, w, b) != 0
    for a, b in zip(right[nonzero], margin_positive[nonzero], strict=True):
        both_ways(a, b)


LINE = [[Fraction(k, 2)] for k in range(-4, 5)]  # scores of both signs, and 0


def holds_for(label, at_zero):
    """Whether on the line "the label is right" and "the margin is positive" agree everywhere."""
    right = predict(LINE, [1], sign_at_zero=at_zero) == label
    return bool((right == (functional_margins(LINE, [label] * len(LINE), [1]) > 0)).all())


@claim(
    "sign-iff-positive-margin", by="enumeration", over=list(product((1, -1), (-1, 0, 1))), part=2
)
def test_one_label_sees_its_own_sign_of_zero(label, at_zero):
    """For one label the equivalence holds at every score, 0 included, exactly if sign(0) is not
    that label."""
    both_ways(holds_for(label, at_zero), at_zero != label)


@claim("sign-iff-positive-margin", by="enumeration", over=[-1, 0, 1], part=3)
def test_both_labels_need_a_sign_of_zero_that_is_no_label(at_zero):
    """For both labels it holds at every score exactly if sign(0) is neither of them."""
    both_ways(holds_for(1, at_zero) and holds_for(-1, at_zero), at_zero not in (1, -1))


@twin(
    "sign-iff-positive-margin",
    says="for one label alone, too, it fails at some score as soon as sign(0) is a label",
    over=list(product((1, -1), (-1, 0, 1))),
    part=2,
)
def test_twin_one_label_sees_every_sign_of_zero(label, at_zero):
    assert holds_for(label, at_zero) == (at_zero not in (1, -1))


@twin(
    "sign-iff-positive-margin",
    says="with sign(0) = +1 the label is right exactly if the margin is positive, for every score",
    by="smt",
    settles="e-sign-zero",
    part=(1, 3),
)
def test_twin_sign_of_zero(f, t):
    return [t * t == 1], [iff(choose(f > 0, 1, choose(f < 0, -1, 1)) == t, t * f > 0)]


# -------------------------------------------------------------- separation-can-be-made-strict


@st.composite
def weakly_separated(draw):
    """Points labelled by a hyperplane on which some of them may lie; sign(0) = +1."""
    w, b = draw(hyperplanes())
    X = draw(points(draw(st.integers(1, 7)), len(w)))
    return X, list(predict(X, w, b)), w, b


@claim("separation-can-be-made-strict", by="exact")
@given(weakly_separated())
def test_raised_threshold_separates_strictly(case):
    """Raising b by half the least |f| of the negative class leaves every margin positive."""
    X, y, w, b = case
    assert (functional_margins(X, y, w, made_strict(X, y, w, b)) > 0).all()


@twin(
    "separation-can-be-made-strict",
    says="raising b by half the least |f| of all points separates strictly",
)
@given(weakly_separated())
def test_twin_least_score_of_all_points(case):
    X, y, w, b = case
    raised = b + min(abs(score(X, w, b))) / 2
    assert (functional_margins(X, y, w, raised) > 0).all()


# -------------------------------------------------------------- strict-separators-open


def length_above(x):
    """A rational bound of |x|, at most 1/1000 above it."""
    return Fraction(isqrt(int(10**6 * sum(v * v for v in x))) + 1, 1000)


def against(x, label, w, b, lengths):
    """(w, b) moved in the worst way for one point: each straight against its label.

    w moves by at most the first of the lengths, b by the second.
    """
    R = length_above(x)
    return [a - lengths[0] * label * c / R for a, c in zip(w, x, strict=True)], b - (
        label * lengths[1]
    )


def worst_margins(case, lengths):
    """The margin of each point after the worst move for it."""
    X, y, w, b = case
    return [
        functional_margins([x], [label], *against(x, label, w, b, lengths))[0]
        for x, label in zip(X, y, strict=True)
    ]


parts_of_it = st.sampled_from([Fraction(1, 2), Fraction(9, 10), Fraction(999, 1000)])


@claim("strict-separators-open", by="exact", part=1)
@given(planted(), parts_of_it, parts_of_it)
def test_the_worst_moves_inside_the_radius_keep_separating(case, part, other):
    """w and b move separately, each against the label of the same point and each by almost
    min m_i / (1 + R): every margin stays positive. R is a tight bound of the |x_i|, or the one
    that the library takes."""
    X, y, w, b = case
    R = max(map(length_above, X))
    for radius in (
        min(functional_margins(X, y, w, b)) / (1 + R),
        separation_radius(X, y, w, b),
    ):
        assert min(worst_margins(case, (part * radius, other * radius))) > 0


@claim("strict-separators-open", by="exact", part=1)
@given(planted(), parts_of_it, st.data())
def test_any_move_inside_the_radius_keeps_separating(case, part, data):
    """A move of w in any direction and of b to either side, each shorter than the radius."""
    X, y, w, b = case
    step = part * min(functional_margins(X, y, w, b)) / (1 + max(map(length_above, X)))
    raw, side = data.draw(vectors(len(w)).filter(any)), data.draw(signs)
    near = [a + step * v / length_above(raw) for a, v in zip(w, raw, strict=True)]
    assert (functional_margins(X, y, near, b + side * step) > 0).all()


UNIT = [
    np.array(list(map(Fraction, u)))
    for u in (["1"], ["3/5", "-4/5"], ["-5/13", "12/13"], ["2/3", "-1/3", "2/3"])
]


@st.composite
def one_point_of_rational_length(draw):
    """A unit vector u, a point R u (perhaps 0), and a (w, b) that separates it with its label."""
    u, R = draw(st.sampled_from(UNIT)), draw(nonnegative)
    w, b = np.array(draw(vectors(len(u)))), draw(rationals)
    f = R * (w @ u) + b
    return u, R, 1 if f >= 0 else -1, w, b if f else b + 1


@claim("strict-separators-open", by="exact", part=2)
@given(one_point_of_rational_length())
def test_at_the_radius_one_point_is_lost(case):
    """For one point of the line, the plane or space, moves of w and b against its label, both of
    length m / (1 + |x|), take its margin to 0."""
    u, R, label, w, b = case
    radius = functional_margins([R * u], [label], w, b)[0] / (1 + R)
    v, c = w - radius * label * u, b - label * radius
    assert radius > 0
    assert (v - w) @ (v - w) == (c - b) ** 2 == radius**2
    assert functional_margins([R * u], [label], v, c)[0] == 0


@st.composite
def two_separators(draw):
    """A sample with two separators: the planted one, and any (v, c) plus enough of the first."""
    X, y, w, b = draw(planted())
    v, c = draw(vectors(len(w))), draw(rationals)
    own, other = functional_margins(X, y, w, b), functional_margins(X, y, v, c)
    enough = max(0, *(-k / m for k, m in zip(other, own, strict=True))) + draw(positive)
    second = [p + enough * q for p, q in zip(v, w, strict=True)], c + enough * b
    return Sample(X, y), (w, b), second


@claim("strict-separators-open", by="exact", part=3)
@given(two_separators(), positive, positive)
def test_positive_combinations_of_separators_separate(case, c, other):
    """Two separators of a sample, each times a positive number, add up to a separator."""
    sample, (w, b), (v, a) = case
    assert (functional_margins(*sample, v, a) > 0).all()
    total = [c * p + other * q for p, q in zip(w, v, strict=True)]
    assert (functional_margins(*sample, total, c * b + other * a) > 0).all()


@claim("strict-separators-open", by="exact", part=4)
@given(
    planted(),
    st.lists(st.fractions(-1, 1, max_denominator=40), min_size=2, max_size=5, unique=True),
)
def test_parallel_separators(case, places):
    """As many parallel hyperplanes as one likes separate: w is not 0, b moves by less than the
    least margin, and different b have different hyperplanes."""
    X, y, w, b = case
    step = min(functional_margins(X, y, w, b)) * Fraction(99, 100)
    offsets = [b + t * step for t in places]
    assert all((functional_margins(X, y, w, c) > 0).all() for c in offsets)
    feet = {tuple(project([[0] * len(w)], w, c)[0]) for c in offsets}
    assert len(feet) == len(places)


@claim("strict-separators-open", by="exact", part=4)
@given(
    st.integers(1, 3).flatmap(lambda d: st.tuples(points(3, d), hyperplanes(d))),
    signs,
    st.lists(positive, min_size=2, unique=True),
)
def test_one_class_has_every_direction(case, label, places):
    """If one class only is present, (0, b) may separate it. Then as many hyperplanes as one likes
    do, with every normal: b of the sign of the class, large enough."""
    X, (w, _) = case
    assert (functional_margins(X, [label] * 3, [0] * len(w), label) > 0).all()
    offsets = [label * (t + max(abs(score(X, w)))) for t in places]
    assert all((functional_margins(X, [label] * 3, w, b) > 0).all() for b in offsets)
    feet = {tuple(project([[0] * len(w)], w, b)[0]) for b in offsets}
    assert len(feet) == len(places)


@twin(
    "strict-separators-open",
    says="moves of $w$ and $b$ by less than $\\min_im_i/\\max(1,\\rho)$ keep separating",
    part=1,
)
@given(case=planted(n=(1, 2), d=(1, 1)))
def test_twin_the_larger_of_the_two_radii(case):
    X, y, w, b = case
    R = max(abs(x[0]) for x in X)
    step = Fraction(9, 10) * min(functional_margins(X, y, w, b)) / max(1, R)
    assert min(worst_margins(case, (step, step))) > 0


inside = st.builds(lambda k, m: Fraction(k, k + m), st.integers(1, 4), st.integers(1, 4))


@twin(
    "strict-separators-open",
    says="the points 0 (-) and 1 (+) have one separating threshold only",
    part=4,
)
@given(s=inside, t=inside)
def test_twin_unique_threshold(s, t):
    both_separate = all(zero_one_risk([[0], [1]], [-1, 1], [Fraction(1)], -v) == 0 for v in (s, t))
    assert not both_separate or s == t


# -------------------------------------------------------------- zero-one-piecewise-constant


@claim("zero-one-piecewise-constant", by="exact", part=(1, 2))
@given(classified(), st.data())
def test_risk_is_locally_constant(case, data):
    """Off the hyperplanes {m_i = 0} of parameter space a small move keeps the risk, which is
    one of 0, 1/n, ..., 1."""
    X, y, w, b = case
    risk = zero_one_risk(X, y, w, b)
    assert risk * len(y) in range(len(y) + 1)
    if when((score(X, w, b) != 0).all()):
        raw = data.draw(vectors(len(w) + 1).filter(any))
        step = separation_radius(X, predict(X, w, b), w, b) / 2
        move = [step * v / sum(map(abs, raw)) for v in raw]
        near = [a + m for a, m in zip(w, move, strict=False)]
        assert zero_one_risk(X, y, near, b + move[-1]) == risk


@claim("zero-one-piecewise-constant", by="enumeration", over=range(1, 8), part=1)
def test_every_value_occurs(n):
    """The points 1, ..., n in one class have all the n + 1 values: so many are possible."""
    X, y = [[k] for k in range(1, n + 1)], [1] * n
    risks = {zero_one_risk(X, y, [Fraction(1)], -Fraction(s)) for s in range(n + 1)}
    assert risks == {Fraction(k, n) for k in range(n + 1)}


@claim("zero-one-piecewise-constant", by="exact", part=3)
@given(st.one_of(planted(), classified(n=(1, 4))), positive)
def test_risk_zero_exactly_at_strict_separators(case, c):
    """All margins are positive exactly if the risk is 0; so every multiple of a planted separator
    has risk 0. A point on the boundary is a mistake."""
    X, y, w, b = case
    for v, a in ((w, b), ([c * k for k in w], c * b), (w, b - score(X, w, b)[0])):
        both_ways(zero_one_risk(X, y, v, a) == 0, (functional_margins(X, y, v, a) > 0).all())


@twin(
    "zero-one-piecewise-constant",
    says="near a $(w,b)$ with some $m_i=0$, too, the risk is constant: here for the point 1",
    part=2,
)
@given(w=rationals, b=rationals, move=rationals)
def test_twin_constant_on_the_boundary(w, b, move):
    near = w + move / 10**6
    assert zero_one_risk([[1]], [1], [near], b) == zero_one_risk([[1]], [1], [w], b)


@twin(
    "zero-one-piecewise-constant",
    says="the hinge risk, too, is the same for all perfect separators of the point 1 (+)",
    part=3,
)
@given(v=positive, w=positive)
def test_twin_hinge_ranks_separators(v, w):
    assert hinge(v) == hinge(w)


# -------------------------------------------------------------- zero-one-min-np-hard

ALL_GRAPHS = [graph for size in range(1, 6) for graph in graphs(size)]
SMALL_GRAPHS = [graph for graph in ALL_GRAPHS if graph.size < 5]


@claim("zero-one-min-np-hard", by="enumeration", over=ALL_GRAPHS, part=(1, 2))
def test_least_loss_is_the_cover_number(graph):
    """On every graph with at most five vertices the least weighted 0-1 loss, affine and
    homogeneous, is the size of a smallest vertex cover, and the cover's classifier attains it."""
    cover = minimum_cover(graph)
    for affine in (True, False):
        assert least_weighted_loss(reduction(graph, affine=affine), affine=affine)[0] == len(cover)
    data = reduction(graph)
    wrong = functional_margins(data.X, data.y, *classifier_of(graph, cover)) <= 0
    assert tuple(np.flatnonzero(wrong)) == cover


def repeated(data):
    """Each point as often as its weight says, and all weights 1."""
    times = data.weights.tolist()
    X, y = np.repeat(data.X, times, axis=0), np.repeat(data.y, times)
    return WeightedSample(X, y, np.ones(len(y), dtype=int))


@claim("zero-one-min-np-hard", by="enumeration", over=SMALL_GRAPHS, part=3)
def test_repeated_points_replace_weights(graph):
    """On every graph with at most four vertices the sample with repeated points has the cover
    number as the least number of mistakes, and |V| + (|V| + 1)(|E| + 1) points."""
    data = repeated(reduction(graph))
    cover = minimum_cover(graph)
    assert len(data.y) == graph.size + (graph.size + 1) * (len(graph.edges) + 1)
    assert least_weighted_loss(data)[0] == len(cover)
    assert zero_one_risk(data.X, data.y, *classifier_of(graph, cover)) * len(data.y) == len(cover)


@claim("zero-one-min-np-hard", by="enumeration", over=ALL_GRAPHS, part=1)
def test_an_uncovered_edge_blocks_every_halfspace(graph):
    """If a vertex set leaves an edge uncovered, its points and the rest admit no separator: twice
    the same midpoint lies in both hulls."""
    data = reduction(graph)
    origin = len(data.y) - 1
    for k, (u, v) in enumerate(graph.edges):
        edge = graph.size + k
        assert (data.X[u] + data.X[v] == data.X[edge] + data.X[origin]).all()
        assert list(data.y[[u, v, edge, origin]]) == [-1, -1, 1, 1]
    assert data.weights.tolist() == [1] * graph.size + [graph.size + 1] * (origin - graph.size + 1)


@claim("zero-one-min-np-hard", by="enumeration", over=SMALL_GRAPHS, part=(1, 2))
def test_only_the_origin_needs_its_weight(graph):
    """On every graph with at most four vertices the cover number is still the least loss if edges,
    too, have weight 1: an endpoint of a lost edge can be given up in its place."""
    for affine in (True, False):
        X, y, weights = reduction(graph, affine=affine)
        weights[graph.size : graph.size + len(graph.edges)] = 1
        data = WeightedSample(X, y, weights)
        assert least_weighted_loss(data, affine=affine)[0] == len(minimum_cover(graph))


@twin(
    "zero-one-min-np-hard",
    says="with every point once, too, the least number of mistakes is the cover number",
    over=ALL_GRAPHS,
    part=3,
)
def test_twin_every_point_once(graph):
    X, y, weights = reduction(graph)
    once = WeightedSample(X, y, np.ones_like(weights))
    assert least_weighted_loss(once)[0] == len(minimum_cover(graph))


@twin(
    "zero-one-min-np-hard",
    says="without the origin the least affine loss is still the cover number",
    part=(1, 2),
    over=ALL_GRAPHS,
)
def test_twin_without_the_origin(graph):
    data = reduction(graph, origin=False)
    assert least_weighted_loss(data)[0] == len(minimum_cover(graph))


# -------------------------------------------------------------- the library itself


@given(st.lists(rationals, min_size=1, max_size=5), st.sampled_from([-1, 0, 1]))
def test_sign_uses_its_convention(values, at_zero):
    expected = [1 if v > 0 else -1 if v < 0 else at_zero for v in values]
    assert list(sign(values, at_zero)) == expected


def test_there_are_52_graphs():
    """Isomorphism classes on 1 to 5 vertices: 1, 2, 4, 11, 34."""
    sizes = [len(list(graphs(n))) for n in range(1, 6)]
    assert sizes == [1, 2, 4, 11, 34]
    assert len(list(chain(ALL_GRAPHS))) == 52


@given(signs, rationals)
def test_mistakes_count_the_boundary(t, x):
    """A point on the boundary is a mistake whatever sign(0) is."""
    assert zero_one_risk([[x]], [t], [Fraction(0)], 0) == 1
