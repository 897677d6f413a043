"""Chapter *Why a large margin is good news*: shattering, scale, dimension, and no guarantee."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.generalisation import distribution, leave_one_out
from margins.generalisation.left_out import expected_error, hard_machine, squared_ratio
from margins.generalisation.why_margins import (
    against,
    appended,
    labellings,
    line_error,
    scaled,
    worst_line_error,
)
from margins.hyperplanes.linear import functional_margins, predict
from margins.svm.solution import NotSeparable
from oracles import dot, square
from oracles import svm as solved
from strategies import (
    HALF,
    ONE,
    ZERO,
    biases,
    normals,
    penalties,
    planted,
    points,
    positive,
    rationals,
    samples,
    vectors,
)

TRUTH = Fraction(9, 10)
shares = st.integers(0, 12).map(lambda k: Fraction(k, 12))
signs = st.sampled_from([1, -1])


def signed_total(X, labels):
    """The sum of the s_i x_i."""
    return [
        sum(e * v for e, v in zip(labels, column, strict=True)) for column in zip(*X, strict=True)
    ]


def every_labelling(n):
    return list(product((1, -1), repeat=n))


# -------------------------------------------------------------- margin-shattering


@st.composite
def triangular(draw, n=(1, 3)):
    """Points that are linearly independent, so shattered with some margin."""
    size = draw(st.integers(*n))
    return [
        (*draw(vectors(i)), draw(positive) * draw(signs), *[ZERO] * (size - i - 1))
        for i in range(size)
    ]


@st.composite
def frames(draw):
    """Orthogonal points of one length, turned in a plane where there are two or more."""
    size, rho, (p, q, r) = draw(st.integers(1, 5)), draw(positive), (3, 4, 5)
    rows = [[rho if i == j else ZERO for j in range(size)] for i in range(size)]
    if size > 1 and draw(st.booleans()):
        rows[0][:2] = [rho * Fraction(p, r), rho * Fraction(q, r)]
        rows[1][:2] = [-rho * Fraction(q, r), rho * Fraction(p, r)]
    return list(map(tuple, rows)), rho


@claim("margin-shattering", by="exact", part=1)
@given(triangular(), st.data())
def test_labels_with_a_margin_have_a_long_sum(X, data):
    """The best margin gamma for any labels, found by enumeration: N gamma <= |sum s_i x_i|."""
    labels = data.draw(st.sampled_from(every_labelling(len(X))))
    best = solved(X, labels, bias=False)
    assert len(X) ** 2 <= square(signed_total(X, labels)) * square(best.w)


@claim("margin-shattering", by="exact", part=2)
@given(st.integers(1, 6).flatmap(lambda n: points(n, 2)))
def test_signs_that_cancel(X):
    """Each sign is against the sum so far, and |sum s_i x_i|^2 <= sum |x_i|^2."""
    chosen = against(X).tolist()
    assert square(signed_total(X, chosen)) <= sum(map(square, X))
    for i, x in enumerate(X):
        so_far = signed_total([x, *X[:i]], [0, *chosen[:i]])
        assert chosen[i] * dot(x, so_far) <= 0


@claim("margin-shattering", by="exact", part=3)
@given(triangular())
def test_few_points_are_shattered_with_a_margin(X):
    """The margin of the worst labelling, for independent points: N gamma^2 <= rho^2. It is the one
    that another search finds."""
    found = labellings(X)
    worst = min(1 / square(solved(X, labels, bias=False).w) for labels in every_labelling(len(X)))
    assert found.squared_margin == worst > 0
    assert len(X) * worst <= max(map(square, X))


@claim("margin-shattering", by="exact", part=3)
@given(st.integers(1, 4).flatmap(lambda n: points(n, 2)))
def test_labellings_of_any_points(X):
    """Dependent points, too: the squared margin is 0 where no normal separates, and the bound
    holds."""
    found = labellings(X)
    for labels, squared in zip(found.signs.tolist(), found.squared_margins, strict=True):
        best = solved(X, labels, bias=False)
        both_ways(squared > 0, best is not None)
        assert best is None or squared * square(best.w) == 1
    assert sorted(map(tuple, found.signs.tolist())) == sorted(every_labelling(len(X)))
    assert len(X) * found.squared_margin <= max(map(square, X))


@claim("margin-shattering", by="exact", part=4)
@given(frames())
def test_an_orthogonal_frame_reaches_it(frame):
    """N orthogonal points of one length: every labelling has the squared margin rho^2/N."""
    X, rho = frame
    assert set(labellings(X).squared_margins) == {rho**2 / len(X)}


@twin("margin-shattering", says=r"$N\le\rho/\gamma$", part=3)
@given(frame=frames())
def test_twin_without_the_square(frame):
    X, rho = frame
    assert len(X) ** 2 * labellings(X).squared_margin <= rho**2


@twin("margin-shattering", says=r"$N<\rho^2/\gamma^2$", part=(3, 4))
@given(frame=frames())
def test_twin_strictly_fewer(frame):
    X, rho = frame
    assert len(X) * labellings(X).squared_margin < rho**2


@twin("margin-shattering", says="it holds with an offset $b$, too", part=(1, 3))
@given(rho=positive)
def test_twin_with_an_offset(rho):
    """One label everywhere has any margin with an offset, so the two mixed labellings decide."""
    X = [(rho,), (-rho,)]
    widths = [exact.fit(X, labels).w[0] for labels in ([1, -1], [-1, 1])]
    assert all((rho * w) ** 2 >= 2 for w in widths)


@twin(
    "margin-shattering",
    says=r"$\lVert\sum s_ix_i\rVert^2\le\sum\lVert x_i\rVert^2$ for all signs",
    part=2,
)
@given(X=triangular(n=(2, 3)), labels=st.lists(signs, min_size=3, max_size=3))
def test_twin_all_signs_cancel(X, labels):
    assert square(signed_total(X, labels[: len(X)])) <= sum(map(square, X))


# -------------------------------------------------------------- margin-class-scale-free


@st.composite
def laws(draw, *, d=(1, 2)):
    """A distribution with one to three atoms that some hyperplane through the origin separates."""
    X, y, w, _ = draw(planted(n=(1, 3), d=d, bias=False))
    parts = draw(st.lists(st.integers(1, 4), min_size=len(y), max_size=len(y)))
    return distribution(X, y, [Fraction(part, sum(parts)) for part in parts]), w


@claim("margin-class-scale-free", by="exact", part=1)
@given(samples(n=(1, 4), d=(1, 2)), st.data(), positive)
def test_margin_and_radius_are_multiplied(sample, data, c):
    """The margins of any (w, b), and the norms."""
    X, y = sample
    w, b = data.draw(vectors(len(X[0]))), data.draw(rationals)
    D = scaled(distribution(X, y), c)
    there = functional_margins(D.X, y, w, c * b)
    assert (there == c * functional_margins(X, y, w, b)).all()
    assert [square(x) for x in D.X] == [c * c * square(x) for x in X]


@claim("margin-class-scale-free", by="exact", part=2)
@given(laws(), positive, st.integers(1, 2))
def test_the_hard_machine_answers_the_same(law, c, n):
    """On all samples of n draws: w/c at c x; so the expected error and every mistake of
    leave-one-out stay, and rho^2/gamma^2 does."""
    D, _ = law
    there = scaled(D, c)
    for s, t in zip(D.samples(n), there.samples(n), strict=True):
        old, new = hard_machine(s.X, s.y), hard_machine(t.X, t.y)
        assert (c * new.w == old.w).all()
        assert (new.decision(there.X) == old.decision(D.X)).all()
    assert expected_error(there, n) == expected_error(D, n)
    assert squared_ratio(there.X, there.y) == squared_ratio(D.X, D.y)
    if len(D.y) > 1:
        outs = [leave_one_out(E.X, E.y, hard_machine, lambda m: m) for E in (D, there)]
        assert (outs[0] == outs[1]).all()


@claim("margin-class-scale-free", by="exact", part=2)
@given(planted(n=(2, 4), d=(1, 2), two_classes=True), positive)
def test_with_an_offset_the_hard_machine_answers_the_same(case, c):
    X, y, _, _ = case
    old = exact.fit(X, y)
    new = exact.fit([[c * v for v in x] for x in X], y)
    assert (c * new.w == old.w).all()
    assert new.b == old.b


@claim("margin-class-scale-free", by="exact", part=3)
@given(samples(n=(1, 4), d=(1, 2)), positive, penalties, biases)
def test_the_soft_machine_answers_the_same_at_another_price(sample, c, C, bias):
    """lambda = 1/(n C) becomes c^2 lambda, so the price becomes C/c^2; every optimal offset stays
    optimal."""
    X, y = sample
    old = exact.fit(X, y, C, bias=bias)
    new = exact.fit([[c * v for v in x] for x in X], y, C / c**2, bias=bias)
    assert (c * new.w == old.w).all()
    assert new.interval == old.interval


@twin(
    "margin-class-scale-free",
    says="the larger the margin of a distribution, the smaller the expected error",
    settles="e0-margin-intuition",
    part=2,
)
@given(x=normals(2), z=normals(2), c=positive)
def test_twin_a_larger_margin_alone(x, z, c):
    """Two equally likely atoms; the law of (c X, Y) with c > 1 has the larger margin."""
    D = distribution([x, z], [1, 1])
    if c > 1 and hard_error(D) > 0:
        assert hard_error(scaled(D, c)) < hard_error(D)


def hard_error(D):
    """The expected error after one draw; 0 if no hyperplane through 0 separates the atoms."""
    try:
        squared_ratio(D.X, D.y)
    except NotSeparable:
        return 0
    return expected_error(D, 1)


@twin(
    "margin-class-scale-free",
    says="the soft machine answers the same at the same price",
    part=3,
)
@given(x=positive, c=positive, C=penalties)
def test_twin_the_same_price(x, c, C):
    old, new = (exact.fit([(v,)], [1], C, bias=False) for v in (x, c * x))
    assert c * new.w[0] == old.w[0]


@twin(
    "margin-class-scale-free",
    says="with the same offset $b$ the margins at $cx_i$ are the $c$-fold",
    part=1,
)
@given(x=rationals, b=rationals, c=positive)
def test_twin_the_offset_stays(x, b, c):
    assert (
        functional_margins([(c * x,)], [1], [1], b)[0]
        == c * functional_margins([(x,)], [1], [1], b)[0]
    )


# -------------------------------------------------------------- dimension-free


@st.composite
def turned(draw, X):
    """The points, turned in a plane and in any place among further zeros: the same inner
    products."""
    d, zeros = len(X[0]), draw(st.integers(0, 2))
    t = draw(rationals)
    cos, sin = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    order = draw(st.permutations(range(d + zeros)))

    def move(x):
        long = [*x, *[ZERO] * zeros]
        if len(long) > 1:
            long[:2] = [cos * long[0] - sin * long[1], sin * long[0] + cos * long[1]]
        return tuple(long[k] for k in order)

    return [move(x) for x in X], move


@claim("dimension-free", by="exact", part=1)
@given(samples(n=(1, 4), d=(1, 2)), st.data(), penalties, biases)
def test_an_isometry_changes_nothing(sample, data, C, bias):
    """Zeros are appended, and the space is turned: soft machines of all prices give the same
    scores."""
    X, y = sample
    there, move = data.draw(turned(X))
    x = data.draw(vectors(len(X[0])))
    old, new = exact.fit(X, y, C, bias=bias), exact.fit(there, y, C, bias=bias)
    assert (new.margins == old.margins).all()
    assert new.decision([move(x)])[0] == old.decision([x])[0]
    assert new.w @ new.w == old.w @ old.w
    assert new.interval == old.interval


@claim("dimension-free", by="exact", part=1)
@given(planted(n=(2, 4), d=(1, 2), two_classes=True), st.data())
def test_an_isometry_leaves_the_hard_machine_with_bias(case, data):
    """The scores at any point, and the margin."""
    X, y, _, _ = case
    there, move = data.draw(turned(X))
    x = data.draw(vectors(len(X[0])))
    old, new = exact.fit(X, y), exact.fit(there, y)
    assert new.decision([move(x)])[0] == old.decision([x])[0]
    assert new.w @ new.w == old.w @ old.w


@claim("dimension-free", by="exact", part=1)
@given(laws(), st.data())
def test_an_isometry_leaves_the_expected_error(law, data):
    """The hard machine on a distribution: error, radius and margin."""
    D, _ = law
    there, _ = data.draw(turned(D.X.tolist()))
    E = distribution(there, D.y, D.probabilities)
    assert expected_error(E, 2) == expected_error(D, 2)
    assert squared_ratio(E.X, E.y) == squared_ratio(D.X, D.y)
    assert max(map(square, there)) == max(map(square, D.X))


@claim("dimension-free", by="exact", part=2)
@given(planted(n=(2, 4), d=(1, 2), two_classes=True), st.data(), biases)
def test_more_coordinates_widen_the_street_and_the_ball(case, data, bias):
    """Any coordinates are appended to the points of a sample; with an offset and without."""
    X, y, _, b = case
    if b and not bias:
        X = [(*x, ONE) for x in X]  # separated through the origin
    Z = data.draw(st.lists(vectors(2), min_size=len(X), max_size=len(X)))
    longer = [(*x, *z) for x, z in zip(X, Z, strict=True)]
    old, new = (exact.fit(points, y, bias=bias) for points in (X, longer))
    assert square(new.w) <= square(old.w)  # the margin is 1/|w|
    assert max(map(square, longer)) <= max(map(square, X)) + max(map(square, Z))


def signal(t):
    """The label is the first coordinate, and the second is t or -t, independently and fair."""
    return appended(distribution([[1], [-1]], [1, -1]), [[t], [-t]])


@claim("dimension-free", by="exact", part=3)
@given(st.one_of(positive, st.just(ONE), st.just(Fraction(99, 100))), st.integers(1, 4))
def test_one_noisy_coordinate_costs_half_of_the_errors(t, n):
    """After n draws the error is 2^-n if t >= 1, and 0 if not; without the coordinate it is 0.
    gamma = 1 and rho^2 = 1 + t^2."""
    D = signal(t)
    assert expected_error(D, n) == (Fraction(1, 2**n) if t >= 1 else 0)
    assert expected_error(distribution([[1], [-1]], [1, -1]), n) == 0
    assert exact.fit(D.X, D.y, bias=False).w.tolist() == [1, 0]
    assert squared_ratio(D.X, D.y) == 1 + t * t


@twin("dimension-free", says="appended coordinates that say nothing about the label cost nothing",
      part=(1, 3))  # fmt: skip
@given(t=positive, n=st.integers(1, 2))
def test_twin_noise_is_harmless(t, n):
    assert expected_error(signal(t), n) == 0


@twin("dimension-free", says="appended coordinates leave the best margin as it is", part=2)
@given(case=planted(n=(2, 3), d=(1, 1), bias=False), t=positive)
def test_twin_the_margin_stays(case, t):
    """A coordinate that is the label is no noise."""
    X, y, _, _ = case
    longer = [(*x, t * label) for x, label in zip(X, y, strict=True)]
    old, new = (exact.fit(points, y, bias=False) for points in (X, longer))
    assert square(new.w) == square(old.w)


@twin("dimension-free", says=r"$\rho$ stays when coordinates are appended", part=2)
@given(x=positive, z=rationals)
def test_twin_the_radius_stays(x, z):
    assert square((x, z)) <= square((x,))


# -------------------------------------------------------------- margin-not-a-guarantee


def length_of_disagreement(s, t):
    """How much of [0, 1] two thresholds label differently: between their places every point has the
    same two labels, so the middles of the pieces tell."""
    places = sorted({ZERO, ONE, s, t})
    total = ZERO
    for low, high in pairwise(places):
        ours, truth = (predict([[(low + high) / 2]], [1], -place)[0] for place in (s, t))
        total += (high - low) * int(ours != truth)
    return total


@claim("margin-not-a-guarantee", by="exact", part=1)
@given(shares, shares)
def test_the_error_of_a_threshold_is_its_distance_from_the_truth(s, t):
    """By the lengths of the pieces of [0, 1] on which the labels differ."""
    assert line_error(s, t) == length_of_disagreement(s, t) == abs(s - t)


@claim(
    "margin-not-a-guarantee", by="exact", over=[Fraction(1, k) for k in (1, 2, 3, 10**9)], part=2
)
def test_the_wider_street_errs_more(unit):
    """The sample 0 (-) and 1 (+), in any unit: the widest street has the threshold 1/2."""
    best = exact.fit([[0], [unit]], [-1, 1])
    threshold = -best.b / best.w[0] / unit
    assert threshold == HALF
    assert 1 / abs(best.w[0]) == unit / 2
    assert line_error(threshold, TRUTH) == Fraction(2, 5)
    other = functional_margins([[0], [unit]], [-1, 1], [1], -TRUTH * unit)
    assert min(other) == unit / 10
    assert line_error(TRUTH, TRUTH) == 0


@claim("margin-not-a-guarantee", by="exact", part=3)
@given(shares, shares)
def test_the_middle_is_the_best_if_nothing_is_known(s, t):
    """No truth makes the error larger than max(s, 1 - s), which 0 or 1 reaches; only 1/2 is at
    1/2."""
    worst = worst_line_error(s)
    assert line_error(s, t) <= worst == max(line_error(s, ZERO), line_error(s, ONE))
    both_ways(worst == worst_line_error(HALF), s == HALF)
    assert worst >= worst_line_error(HALF) == HALF


@twin(
    "margin-not-a-guarantee",
    says="of two separators of a sample, the one with the larger margin errs no more",
    settles="e0-margin-intuition",
    part=2,
)
@given(s=shares, r=shares, t=shares)
def test_twin_the_larger_margin_errs_less(s, r, t):
    """The margin of a threshold for the sample 0 (-), 1 (+) is its distance to the nearer point."""
    assert min(s, 1 - s) < min(r, 1 - r) or line_error(s, t) <= line_error(r, t)


@twin("margin-not-a-guarantee", says="every threshold between 0 and 1 has the same worst case",
      part=(1, 3))  # fmt: skip
@given(s=shares, r=shares)
def test_twin_all_gaps_are_alike(s, r):
    assert worst_line_error(s) == worst_line_error(r)


# -------------------------------------------------------------- the library itself


def test_by_hand():
    assert labellings([[3, 0], [0, 3]]).squared_margin == Fraction(9, 2)
    assert labellings([[1], [2]]).squared_margin == 0
    assert against([[1, 0], [0, 1], [1, 1]]).tolist() == [1, 1, -1]
    assert appended(distribution([[5]], [1]), [[1, 2], [3, 4]]).X.tolist() == [[5, 1, 2], [5, 3, 4]]
    assert appended(distribution([[5]], [1]), [[1], [3]]).probabilities.tolist() == [HALF, HALF]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: labellings([[0]] * 13), "at most 12"),
        (lambda: against([[0.5]]), "float 0.5"),
        (lambda: line_error(2, 0), "between 0 and 1"),
        (lambda: scaled(distribution([[1]], [1]), 0), "positive"),
        (lambda: appended(distribution([[1]], [1]), [[]]), "Z"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
