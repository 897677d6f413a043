"""Chapter *Unrolling the rings*: what feature maps buy, and what none of them can do."""

import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes.linear import functional_margins, score
from margins.kernels import joined, one_hot, powers
from margins.kernels.separating import (
    alternating_weights,
    copies,
    ring_classifier,
    separating_polynomial,
    sign_changes,
)
from margins.losses import HINGE, LOGISTIC, SQUARED
from margins.svm.duality import check_gordan
from strategies import (
    HALF,
    ONE,
    ZERO,
    Sample,
    contradicted,
    integers,
    nonnegative,
    penalties,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)


def separable(X, y, *, bias=True):
    """Whether a hyperplane has all points strictly on their sides, decided exactly."""
    return exact.alternative(X, y, bias=bias).separable


def square(x):
    return sum(v * v for v in x)


# -------------------------------------------------------------- feature-map-ring


@st.composite
def on_a_sphere(draw, d, radius):
    """A rational point at this distance from the origin, by the stereographic projection."""
    t = draw(vectors(d - 1))
    flip = draw(signs)
    scale = radius / (1 + square(t))
    return (*(2 * v * scale for v in t), flip * (1 - square(t)) * scale)


@st.composite
def rings(draw, n=(1, 5), d=(1, 3), *, two_classes=False):
    """Positive points at most r from a centre, negative ones at least R; some of them exactly."""
    size, count = draw(st.integers(*d)), draw(st.integers(*n))
    centre, r = draw(vectors(size)), draw(nonnegative)
    R = r + draw(positive)
    X, y = [], []
    for i in range(count):
        side, share = draw(signs), draw(st.sampled_from([ONE, ONE, HALF]))
        side = (1, -1)[i] if two_classes and i < 2 else side
        radius = r * share if side > 0 else R / share
        spot = draw(on_a_sphere(size, radius))
        X.append(tuple(c + v for c, v in zip(centre, spot, strict=True)))
        y.append(side)
    return Sample(X, y), centre, r, R


@claim("feature-map-ring", by="exact", part=(1, 2))
@given(rings())
def test_the_score_tells_the_distance(case):
    (X, y), centre, r, R = case
    w, b = ring_classifier(centre, Fraction(r), R)
    far = [square(v - c for v, c in zip(x, centre, strict=True)) for x in X]
    features = powers(2)(X)
    assert score(features, w, b).tolist() == [(r * r + R * R) / 2 - q for q in far]
    margins = functional_margins(features, y, w, b)
    least = (R * R - r * r) / 2
    assert least > 0
    for m, q, side in zip(margins, far, y, strict=True):
        assert m >= least
        both_ways(m == least, q == (r * r if side > 0 else R * R))


@claim("feature-map-ring", by="exact", part=2)
@given(rings())
def test_rings_are_separable_with_squares(case):
    (X, y), *_ = case
    assert separable(powers(2)(X), y)


@st.composite
def surrounded(draw):
    """A positive point in the hull of negative points, and others anywhere."""
    sample = draw(samples(n=(2, 5), d=(1, 2)))
    weights = draw(vectors(len(sample.X), nonnegative).filter(any))
    inside = sum(np.array(weights)[:, None] * np.array(sample.X), start=ZERO) / sum(weights)
    y = [-1 if w else t for w, t in zip(weights, sample.y, strict=True)]
    return Sample([*sample.X, tuple(inside)], [*y, 1])


@claim("feature-map-ring", by="exact", part=3)
@given(surrounded())
def test_a_surrounded_point_cannot_be_cut_off(sample):
    assert not separable(*sample)


OUTER = [(ZERO, Fraction(2)), (ZERO, Fraction(-2)), (Fraction(2), ZERO), (Fraction(-2), ZERO)]


@twin(
    "feature-map-ring",
    says="adding $x_1^2$ alone is enough; here rings about the origin with $r=1$, $R=2$",
    over=[(ONE, ZERO), (ZERO, ONE)],
    part=(1, 2),
)
def test_twin_one_square(inner):
    """The points (0, 2) and (0, -2) have the inner point (0, 1) between them, and x_1 = 0."""
    phi = joined(powers(1), lambda X: [[x * x] for x, _ in X])
    assert separable(phi([inner, *OUTER]), [1, -1, -1, -1, -1])


@twin(
    "feature-map-ring",
    says="the margins are at least $\\frac{51}{100}(R^2-r^2)$",
    part=2,
)
@given(rings())
def test_twin_a_wider_street(case):
    (X, y), centre, r, R = case
    w, b = ring_classifier(centre, Fraction(r), R)
    assert functional_margins(powers(2)(X), y, w, b).min() >= Fraction(51, 100) * (R * R - r * r)


@twin(
    "feature-map-ring",
    says="two rings are never separable in the plane itself, surrounded or not",
    part=3,
)
@given(rings(n=(2, 4), d=(2, 2), two_classes=True))
def test_twin_rings_are_never_separable(case):
    (X, y), *_ = case
    assert not separable(X, y)


@twin(
    "feature-map-ring",
    says="what is not separable has a positive point in the hull of the negative ones, or the "
    "other way round; here the corners of a square, labelled by their diagonals",
    over=[((ONE, ONE), (-ONE, -ONE), (ONE, -ONE), (-ONE, ONE))],
    part=3,
)
def test_twin_a_point_inside_is_needed(corners):
    y = [1, 1, -1, -1]
    alone = [separable([x, *corners[2:]], [1, -1, -1]) for x in corners[:2]]
    alone += [separable([*corners[:2], x], [1, 1, -1]) for x in corners[2:]]
    assert separable(corners, y) == all(alone)


@twin(
    "feature-map-ring",
    says="coordinates already separate two rings; here an inner point between two outer ones",
    over=[OUTER[:2], OUTER[1:], OUTER],
    part=3,
)
def test_twin_the_coordinates_do(outer):
    assert separable([(ZERO, ONE), *outer], [1] + [-1] * len(outer))


# -------------------------------------------------------------- affine-features-buy-nothing


@claim("affine-features-buy-nothing", by="exact", part=1)
@given(samples(n=(1, 4), d=(1, 2)), st.integers(1, 3), st.data())
def test_affine_features_move_into_w_and_b(sample, size, data):
    A = np.array([data.draw(vectors(len(sample.X[0]))) for _ in range(size)])
    shift, w, b = np.array(data.draw(vectors(size))), data.draw(vectors(size)), data.draw(rationals)
    features = np.array(sample.X) @ A.T + shift
    back, offset = np.array(w) @ A, b + np.array(w) @ shift
    assert (score(sample.X, back, offset) == score(features, w, b)).all()
    if separable(features, sample.y):
        assert separable(*sample)


@st.composite
def with_more(draw):
    """A sample, and further features of its points."""
    sample = draw(samples(n=(1, 4), d=(1, 2)))
    size = draw(st.integers(1, 2))
    return sample, [draw(vectors(size)) for _ in sample.y]


@claim("affine-features-buy-nothing", by="exact", part=2)
@given(with_more(), penalties)
def test_more_features_do_no_harm_on_the_sample(case, C):
    (X, y), more = case
    longer = [(*x, *v) for x, v in zip(X, more, strict=True)]
    if separable(X, y):
        assert separable(longer, y)
    before, after = exact.fit(X, y, C), exact.fit(longer, y, C)
    padded = [*before.w, *[ZERO] * len(more[0])]
    assert (functional_margins(longer, y, padded, before.b) == before.margins).all()
    assert square(padded) == square(before.w)
    assert after.primal <= before.primal


@twin(
    "affine-features-buy-nothing",
    says="without a bias, too, an affine map buys nothing; here $\\phi(x)=(x,1)$",
    part=1,
)
@given(samples(n=(1, 3), d=(1, 1)))
def test_twin_without_a_bias(sample):
    longer = [(*x, ONE) for x in sample.X]
    assert not separable(longer, sample.y, bias=False) or separable(*sample, bias=False)


@twin(
    "affine-features-buy-nothing",
    says="an affine map with an inverse, such as $\\phi(x)=10x$, leaves the least cost as it is",
    part=1,
)
@given(samples(n=(2, 3), d=(1, 1), two_classes=True), penalties)
def test_twin_units_do_not_matter(sample, C):
    longer = [(10 * x,) for (x,) in sample.X]
    assert exact.fit(longer, sample.y, C).primal == exact.fit(*sample, C).primal


@twin(
    "affine-features-buy-nothing",
    says="new features may take the place of the old ones; here $x^2$ that of $x$",
    part=2,
)
@given(samples(n=(1, 3), d=(1, 1)))
def test_twin_features_are_replaced(sample):
    squares = [(x * x,) for (x,) in sample.X]
    assert not separable(*sample) or separable(squares, sample.y)


@twin(
    "affine-features-buy-nothing",
    says="no feature map buys anything: squares are as good as nothing",
    part=1,
)
@given(samples(n=(1, 4), d=(1, 1)))
def test_twin_squares_buy_nothing(sample):
    assert not separable(powers(2)(sample.X), sample.y) or separable(*sample)


@twin(
    "affine-features-buy-nothing",
    says="further features do no harm away from the sample either; here $x^2$ beside $x$, for the "
    "hard margin of $-3,-1$ (label $-$) and $0$ (label $+$) and the new point $9$ (label $+$)",
    over=[1, 2],
    part=2,
)
def test_twin_new_points_keep_their_labels(degree):
    phi = powers(degree)
    machine = exact.fit(phi([[-3], [-1], [0]]), [-1, -1, 1])
    assert machine.predict(phi([[9]])).tolist() == [1]


# -------------------------------------------------------------- both labels

inputs = st.lists(st.tuples(st.integers(0, 2).map(Fraction)), min_size=1, max_size=6)


@st.composite
def crowded(draw):
    """Few different inputs with many copies, and any labels."""
    X = draw(inputs)
    return Sample(X, draw(st.lists(signs, min_size=len(X), max_size=len(X))))


@st.composite
def consistent(draw):
    """Copies, each with the label of its input."""
    X, labels = draw(inputs), draw(st.tuples(signs, signs, signs))
    return Sample(X, [labels[int(x)] for (x,) in X])


def contradictory(sample):
    """Whether an input has both labels, pair by pair."""
    pairs = list(zip(*sample, strict=True))
    return any(x == z and s != t for x, s in pairs for z, t in pairs)


@claim("contradictory-duplicates-unsalvageable", by="exact", part=1)
@given(crowded().map(contradicted), st.tuples(*[vectors(2)] * 3), vectors(2), rationals)
def test_two_copies_have_opposite_margins(sample, table, w, b):
    """The feature map is any table; the first input comes last once more, with the other label."""
    features = [table[int(x)] for (x,) in sample.X]
    margins = functional_margins(features, sample.y, w, b)
    assert margins[0] + margins[-1] == 0
    assert margins.min() <= 0
    assert not separable(features, sample.y)


@claim("contradictory-duplicates-unsalvageable", by="exact", part=2)
@given(consistent())
def test_one_hot_has_margins_one(sample):
    phi = one_hot(sample.X)
    w = copies(*sample).majority
    assert (functional_margins(phi(sample.X), sample.y, w) == 1).all()


@claim("contradictory-duplicates-unsalvageable", by="exact", part=3)
@given(crowded())
def test_a_separating_map_exists_exactly_without_contradictions(sample):
    """If no one-hot features separate, nothing does, by part 1."""
    found = separable(one_hot(sample.X)(sample.X), sample.y)
    both_ways(found, not contradictory(sample))
    assert copies(*sample).separable == found


@twin(
    "contradictory-duplicates-unsalvageable",
    says="with enough features every sample is separable; here a coordinate for each input",
    settles="e2-features-separate",
    part=3,
)
@given(crowded())
def test_twin_enough_features_always_separate(sample):
    assert separable(one_hot(sample.X)(sample.X), sample.y)


@twin(
    "contradictory-duplicates-unsalvageable",
    says="$(x,y)\\mapsto(x,y,x^2,y^2)$ is a feature map also if $y$ is the label; then two copies "
    "with both labels still have margins of sum $0$",
    settles="e2-feature-y",
    part=1,
)
@given(x=rationals, w=vectors(4), b=rationals)
def test_twin_the_map_may_read_the_label(x, w, b):
    features = [(x, y, x * x, ONE) for y in (ONE, -ONE)]
    assert functional_margins(features, [1, -1], w, b).sum() == 0


@twin(
    "contradictory-duplicates-unsalvageable",
    says="one coordinate less will do: the input that came last gets the features $0$, without "
    "a bias",
    part=2,
)
@given(consistent())
def test_twin_one_coordinate_less(sample):
    features = one_hot(sample.X)(sample.X)
    premise(len(features[0]) >= 1)
    shorter = np.hstack([features[:, :-1], 0 * features[:, :1]])
    assert separable(shorter, sample.y, bias=False)


# -------------------------------------------------------------- contradiction-price


def smaller_halves(sample):
    """The sum over all inputs of the smaller number of copies, counted by hand."""
    count = 0
    for x in set(sample.X):
        labels = [t for z, t in zip(*sample, strict=True) if z == x]
        count += min(labels.count(1), labels.count(-1))
    return count


scores = st.tuples(*[st.one_of(signs.map(Fraction), rationals)] * 3)


@claim("contradiction-price", by="exact", part=(1, 2))
@given(crowded(), scores)
def test_what_any_score_pays(sample, f):
    """f is any function of the input."""
    margins = np.array([t * f[int(x)] for (x,), t in zip(*sample, strict=True)], dtype=object)
    least = smaller_halves(sample)
    assert (copies(*sample).mistakes, copies(*sample).hinge) == (least, 2 * least)
    assert (margins <= 0).sum() >= least
    assert HINGE(margins).sum() >= 2 * least


@claim("contradiction-price", by="exact", part=3)
@given(crowded())
def test_one_hot_pays_no_more(sample):
    found = copies(*sample)
    margins = functional_margins(one_hot(sample.X)(sample.X), sample.y, found.majority)
    assert (margins <= 0).sum() == smaller_halves(sample)
    assert HINGE(margins * ONE).sum() == 2 * smaller_halves(sample)


@claim("contradiction-price", by="exact", part=4)
@given(m=rationals)
@example(m=ONE)
@example(m=-ONE)
def test_a_pair_costs_two(m):
    pair = HINGE(np.array([m, -m], dtype=object)).sum()
    assert pair >= 2
    both_ways(pair == 2, abs(m) <= 1)


@claim("contradiction-price", by="exact", part=4)
@given(m=rationals, a=nonnegative, kinks=st.lists(st.tuples(rationals, nonnegative), max_size=3))
def test_a_pair_costs_twice_the_loss_at_zero(m, a, kinks):
    """For squares and sums of kinks c max(0, t - m), which are convex."""

    def loss(m):
        values = np.array([m], dtype=object)
        return a * SQUARED(values)[0] + sum(c * max(0, t - m) for t, c in kinks)

    assert loss(m) + loss(-m) >= 2 * loss(ZERO)


@claim("contradiction-price", by="property", part=4)
@given(m=st.floats(-50, 50))
def test_a_pair_costs_two_logarithms_of_two(m):
    assert LOGISTIC(m) + LOGISTIC(-m) >= 2 * np.log(2) * (1 - 1e-15)


@twin(
    "contradiction-price",
    says="the total hinge loss is at least $\\frac{21}{10}\\sum_x\\min(p_x,q_x)$",
    part=2,
)
@given(crowded(), scores)
def test_twin_more_than_two(sample, f):
    margins = np.array([t * f[int(x)] for (x,), t in zip(*sample, strict=True)], dtype=object)
    assert HINGE(margins).sum() >= Fraction(21, 10) * smaller_halves(sample)


@twin(
    "contradiction-price",
    says="the larger number of copies of each input is lost",
    part=(1, 3),
)
@given(crowded())
def test_twin_the_majority_is_lost(sample):
    found = copies(*sample)
    margins = functional_margins(one_hot(sample.X)(sample.X), sample.y, found.majority)
    assert (margins <= 0).sum() >= np.maximum(found.positive, found.negative).sum()


@twin(
    "contradiction-price",
    says="a pair costs $2\\ell(0)$ for every falling loss; here the ramp $\\min(1,\\max(0,1-m))$",
    part=4,
)
@given(m=rationals)
def test_twin_a_loss_that_is_not_convex(m):
    def ramp(m):
        return min(1, max(0, 1 - m))

    assert ramp(m) + ramp(-m) >= 2 * ramp(0)


@twin(
    "contradiction-price",
    says="a louder majority is as good: $w_x=\\pm2$",
    part=3,
)
@given(crowded())
def test_twin_louder(sample):
    margins = functional_margins(
        one_hot(sample.X)(sample.X), sample.y, 2 * copies(*sample).majority
    )
    assert HINGE(margins * ONE).sum() == 2 * smaller_halves(sample)


@twin("contradiction-price", says="the hinge of a pair is $2$ only where $f(x)=0$", part=4)
@given(m=rationals)
def test_twin_only_at_zero(m):
    both_ways(HINGE(np.array([m, -m], dtype=object)).sum() == 2, m == 0)


# -------------------------------------------------------------- one-hot-memorises


@claim("one-hot-memorises", by="exact", part="all")
@given(consistent(), vectors(1))
def test_what_the_machine_on_one_hot_features_knows(sample, new):
    """One dual optimum; that all have these sums is the next test."""
    phi = one_hot(sample.X)
    machine = exact.fit(phi(sample.X), sample.y, bias=False)
    places = {x: k for k, x in enumerate(dict.fromkeys(sample.X))}
    assert machine.w.tolist() == copies(*sample).majority.tolist()
    assert machine.w @ machine.w == len(places)
    for x in places:
        assert sum(a for a, z in zip(machine.alpha, sample.X, strict=True) if z == x) == 1
    both_ways(machine.decision(phi([new]))[0] == 0, new not in places)


@claim("one-hot-memorises", by="exact", part=2)
@given(consistent(), st.data())
def test_which_multipliers_are_optimal(sample, data):
    """Shares of the copies of each input, which add up to 1 or not."""
    machine = exact.fit(one_hot(sample.X)(sample.X), sample.y, bias=False)
    alpha = np.array(data.draw(vectors(len(sample.y), st.sampled_from([ZERO, ONE, HALF]))))
    if data.draw(st.booleans()):  # rescaled to the sum 1 where that is possible
        for x in set(sample.X):
            mine = np.array([z == x for z in sample.X])
            alpha[mine] = alpha[mine] / alpha[mine].sum() if alpha[mine].sum() else ONE / mine.sum()
    sums = {sum(a for a, z in zip(alpha, sample.X, strict=True) if z == x) for x in sample.X}
    both_ways(exact.is_dual_optimum(machine, alpha), sums == {1})


@twin(
    "one-hot-memorises",
    says="every copy is needed: all multipliers are $1$",
    part=2,
)
@given(consistent())
def test_twin_every_copy_counts(sample):
    machine = exact.fit(one_hot(sample.X)(sample.X), sample.y, bias=False)
    assert (machine.alpha == 1).all()


@twin(
    "one-hot-memorises",
    says="the same with a bias: the score of an unknown input is $0$",
    part=3,
)
@given(consistent().filter(lambda s: len(set(s.y)) == 2))
def test_twin_with_a_bias(sample):
    phi = one_hot(sample.X)
    assert exact.fit(phi(sample.X), sample.y).decision(phi([[7]]))[0] == 0


@twin("one-hot-memorises", says="$\\lVert w\\rVert^2$ is the number of points", part=1)
@given(consistent())
def test_twin_copies_make_w_longer(sample):
    machine = exact.fit(one_hot(sample.X)(sample.X), sample.y, bias=False)
    assert machine.w @ machine.w == len(sample.y)


# -------------------------------------------------------------- powers-on-a-line


@st.composite
def on_a_line(draw, n=(1, 6)):
    """Numbers, each with one label, in any order, some several times."""
    labels = draw(st.dictionaries(integers, signs, min_size=n[0], max_size=n[1]))
    more = draw(st.lists(st.sampled_from(sorted(labels)), max_size=2))
    x = [*draw(st.permutations(list(labels))), *more]
    return x, [labels[v] for v in x]


def changes(x, y):
    """Counted by hand."""
    return sum(s != t for (_, s), (_, t) in pairwise(sorted(set(zip(x, y, strict=True)))))


@claim("powers-on-a-line", by="exact", part=1)
@given(on_a_line())
def test_roots_between_the_changes(case):
    x, y = case
    w, b = separating_polynomial(x, y)
    assert len(w) == max(1, changes(x, y)) == max(1, sign_changes(x, y))
    column = [[v] for v in x]
    assert (functional_margins(powers(len(w))(column), y, w, b) > 0).all()


@claim("powers-on-a-line", by="exact", part=1)
@given(on_a_line(), st.data())
def test_the_roots_may_be_anywhere_between(case, data):
    """Only on the side of the next number that they belong to."""
    x, y = case
    along = sorted(set(zip(x, y, strict=True)))
    share = st.sampled_from([HALF, Fraction(1, 100), Fraction(99, 100)])
    roots = [a + data.draw(share) * (b - a) for (a, s), (b, t) in pairwise(along) if s != t]
    sign = along[-1][1]  # right of all roots the product is positive
    products = [math.prod((v - root for root in roots), start=ONE) for v in x]
    assert all(t * sign * f > 0 for t, f in zip(y, products, strict=True))


@claim("powers-on-a-line", by="exact", part=2)
@given(st.sets(rationals, min_size=2, max_size=6), signs, st.data())
def test_alternating_labels_have_a_certificate(numbers, sign, data):
    """Gordan's system for the powers 1 to p, and its balance for the power 0."""
    z = sorted(numbers)
    y = np.array([sign * (-1) ** i for i in range(len(z))])
    a = alternating_weights(z)
    assert (a > 0).all()
    p = data.draw(st.integers(0, len(z) - 2))
    for q in range(p + 1):
        assert sum(a * y * np.array([v**q for v in z], dtype=object)) == 0
    if p:
        assert check_gordan(powers(p)([[v] for v in z]), y, a)


@claim("powers-on-a-line", by="exact", part=3)
@given(on_a_line(), st.integers(1, 5))
def test_powers_separate_exactly_from_the_number_of_changes_on(case, p):
    x, y = case
    both_ways(separable(powers(p)([[v] for v in x]), y), changes(x, y) <= p)


@claim("powers-on-a-line", by="exact", part=3)
@given(on_a_line())
def test_without_powers_one_class_only(case):
    """With no features there is only b."""
    x, y = case
    both_ways(separable([[ZERO] for _ in x], y), changes(x, y) == 0)


@twin(
    "powers-on-a-line",
    says="the last power alone will do; here $x^2$ for labels that change twice",
    part=(1, 3),
)
@given(on_a_line())
def test_twin_one_power(case):
    x, y = case
    assert changes(x, y) != 2 or separable([[v * v] for v in x], y)


@twin(
    "powers-on-a-line",
    says="$n$ different numbers need $n-1$ powers, whatever their labels are",
    part=3,
)
@given(on_a_line(n=(3, 5)))
def test_twin_all_powers_are_needed(case):
    x, y = case
    p = len(set(x)) - 2
    assert not separable(powers(p)([[v] for v in x]), y)


@twin(
    "powers-on-a-line",
    says="equal weights are a certificate",
    part=2,
)
@given(st.sets(rationals, min_size=2, max_size=5))
def test_twin_equal_weights(numbers):
    z = sorted(numbers)
    for q in range(len(z) - 1):
        assert sum((-1) ** i * v**q for i, v in enumerate(z)) == 0


# -------------------------------------------------------------- the edges of `separating`


def test_contradictions_on_a_line_are_refused():
    with pytest.raises(BadInput, match="has both labels, so no feature map separates"):
        sign_changes([1, 1], [1, -1])
    with pytest.raises(BadInput, match="at least two numbers, all different"):
        alternating_weights([1, 1])


def test_rings_have_two_radii():
    with pytest.raises(BadInput, match="the inner radius must be below the outer one"):
        ring_classifier([0, 0], 2, 2)
    with pytest.raises(BadInput, match="the inner radius must not be negative"):
        ring_classifier([0, 0], -1, 2)


def test_copies_are_counted_in_the_order_of_the_sample():
    found = copies([[5, 1], [7, 1], [5, 1], [5, 2]], [1, 1, -1, -1])
    assert found.inputs.tolist() == [[5, 1], [7, 1], [5, 2]]
    assert (found.positive.tolist(), found.negative.tolist()) == ([1, 1, 0], [1, 0, 1])
    assert found.majority.tolist() == [1, 1, -1]
    assert repr(found) == "Copies(inputs=<3x2>, positive=<3>, negative=<3>)"
