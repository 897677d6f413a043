"""Chapter *Linear classifiers*: labels, scale, strict separation and the 0-1 loss."""

from fractions import Fraction
from itertools import chain

import numpy as np
from evidence import claim, twin
from evidence.smt import choose, iff
from hypothesis import given
from hypothesis import strategies as st
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
    classifier_of,
    graphs,
    least_weighted_loss,
    minimum_cover,
    reduction,
)
from margins.losses import hinge
from strategies import hyperplanes, planted, points, positive, rationals, samples, signs, vectors


@st.composite
def classified(draw, **kwargs):
    """A sample together with a classifier of the same dimension."""
    X, y = draw(samples(**kwargs))
    return X, y, draw(vectors(len(X[0]))), draw(rationals)


# -------------------------------------------------------------- sign-iff-positive-margin


@claim("sign-iff-positive-margin", by="exact")
@given(classified(), st.sampled_from([-1, 0, 1]))
def test_right_label_means_positive_margin(case, at_zero):
    """Where the score is not 0 the label is right exactly if the margin is positive; with
    sign(0) = 0 this holds for every score."""
    X, y, w, b = case
    right = predict(X, w, b, sign_at_zero=at_zero) == np.array(y)
    margin_positive = functional_margins(X, y, w, b) > 0
    nonzero = score(X, w, b) != 0
    assert (right == margin_positive)[nonzero].all()
    assert at_zero != 0 or (right == margin_positive).all()


@twin(
    "sign-iff-positive-margin",
    says="with sign(0) = +1 the label is right exactly if the margin is positive, for every score",
    by="smt",
    settles="e-sign-zero",
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


@claim("strict-separators-open", by="exact")
@given(planted(), st.data())
def test_separators_form_an_open_convex_cone(case, data):
    """Moves below the radius keep separating; so do positive multiples and sums of separators."""
    X, y, w, b = case
    step = separation_radius(X, y, w, b) * data.draw(
        st.sampled_from([Fraction(1, 2), Fraction(9, 10)])
    )
    raw = data.draw(vectors(len(w) + 1).filter(any))
    move = [step * v / sum(map(abs, raw)) for v in raw]
    near = [a + m for a, m in zip(w, move, strict=False)]
    assert (functional_margins(X, y, near, b + move[-1]) > 0).all()
    c = data.draw(positive)
    total = [a + c * v for a, v in zip(w, near, strict=True)]
    assert (functional_margins(X, y, total, b + c * (b + move[-1])) > 0).all()


inside = st.builds(lambda k, m: Fraction(k, k + m), st.integers(1, 4), st.integers(1, 4))


@twin(
    "strict-separators-open", says="the points 0 (-) and 1 (+) have one separating threshold only"
)
@given(s=inside, t=inside)
def test_twin_unique_threshold(s, t):
    both_separate = all(zero_one_risk([[0], [1]], [-1, 1], [Fraction(1)], -v) == 0 for v in (s, t))
    assert not both_separate or s == t


# -------------------------------------------------------------- zero-one-piecewise-constant


@claim("zero-one-piecewise-constant", by="exact")
@given(classified(), st.data())
def test_risk_is_locally_constant(case, data):
    """Off the hyperplanes {m_i = 0} of parameter space a small move keeps the risk, which is
    one of 0, 1/n, ..., 1."""
    X, y, w, b = case
    risk = zero_one_risk(X, y, w, b)
    assert risk * len(y) in range(len(y) + 1)
    if (score(X, w, b) != 0).all():
        raw = data.draw(vectors(len(w) + 1).filter(any))
        step = separation_radius(X, predict(X, w, b), w, b) / 2
        move = [step * v / sum(map(abs, raw)) for v in raw]
        near = [a + m for a, m in zip(w, move, strict=False)]
        assert zero_one_risk(X, y, near, b + move[-1]) == risk


@twin(
    "zero-one-piecewise-constant",
    says="the hinge risk, too, is the same for all perfect separators of the point 1 (+)",
)
@given(v=positive, w=positive)
def test_twin_hinge_ranks_separators(v, w):
    assert hinge(v) == hinge(w)


# -------------------------------------------------------------- zero-one-min-np-hard

ALL_GRAPHS = [graph for size in range(1, 6) for graph in graphs(size)]


@claim("zero-one-min-np-hard", by="enumeration", over=ALL_GRAPHS)
def test_least_loss_is_the_cover_number(graph):
    """On every graph with at most five vertices the least weighted 0-1 loss, affine and
    homogeneous, is the size of a smallest vertex cover, and the cover's classifier attains it."""
    cover = minimum_cover(graph)
    for affine in (True, False):
        assert least_weighted_loss(reduction(graph, affine=affine), affine=affine)[0] == len(cover)
    data = reduction(graph)
    wrong = functional_margins(data.X, data.y, *classifier_of(graph, cover)) <= 0
    assert tuple(np.flatnonzero(wrong)) == cover


@claim("zero-one-min-np-hard", by="enumeration", over=ALL_GRAPHS)
def test_an_uncovered_edge_blocks_every_halfspace(graph):
    """If a vertex set leaves an edge uncovered, its points and the rest admit no separator: twice
    the same midpoint lies in both hulls."""
    data = reduction(graph)
    origin = len(data.y) - 1
    for k, (u, v) in enumerate(graph.edges):
        edge = graph.size + k
        assert (data.X[u] + data.X[v] == data.X[edge] + data.X[origin]).all()
        assert list(data.y[[u, v, edge, origin]]) == [-1, -1, 1, 1]
    assert data.weights[origin] > graph.size


@twin(
    "zero-one-min-np-hard",
    says="without the origin the least affine loss is still the cover number",
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
