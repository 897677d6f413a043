"""The softmax: what its probabilities and its loss determine, exactly or in many digits."""

import math
from fractions import Fraction
from itertools import pairwise

import mpmath
import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import logistic
from margins.multiclass import softmax
from margins.multiclass.likelihood import maximum
from recomputed import check_softmax
from strategies import HALF, ONE, ZERO, biases, positive, rationals, vectors

DIGITS, NEAR = 60, mpmath.mpf(10) ** -40
score_lists = st.lists(rationals, min_size=1, max_size=4)
small = st.integers(-2, 2).map(Fraction)


def number(v):
    """A fraction in the working precision of mpmath."""
    v = Fraction(v)
    return mpmath.mpf(v.numerator) / v.denominator


def dot(u, v):
    return sum((a * b for a, b in zip(u, v, strict=True)), ZERO)


def scores(W, x, b=None):
    """<w_k, x> + b_k, exactly."""
    return [dot(w, x) + (b[k] if b else 0) for k, w in enumerate(W)]


def shares(values):
    """exp(s_k) / sum exp(s_j), from the definition."""
    powers = [mpmath.exp(number(v)) for v in values]
    return [p / mpmath.fsum(powers) for p in powers]


def loss(W, X, y, b=None):
    """L(W), the mean of -ln p_y."""
    return -mpmath.fsum(
        mpmath.log(shares(scores(W, x, b))[k]) for x, k in zip(X, y, strict=True)
    ) / len(X)


def ridged(W, X, y, lam, b=None):
    """P(W) = lam/2 sum |w_k|^2 + L(W)."""
    return number(lam * sum(dot(w, w) for w in W) / 2) + loss(W, X, y, b)


def slopes(W, X, y):
    """(1/n) sum (p_k - 1{y = k}) x, in many digits."""
    found = [[mpmath.mpf(0)] * len(X[0]) for _ in W]
    for x, label in zip(X, y, strict=True):
        for k, p in enumerate(shares(scores(W, x))):
            for j, v in enumerate(x):
                found[k][j] += (p - (k == label)) * number(v) / len(X)
    return found


def moved(W, V, t=ONE):
    """W + tV."""
    return [[a + t * c for a, c in zip(w, v, strict=True)] for w, v in zip(W, V, strict=True)]


@st.composite
def tables(draw, K=(2, 4), d=(1, 2), entries=rationals):
    """W: K vectors in d dimensions."""
    rows, size = draw(st.integers(*K)), draw(st.integers(*d))
    return [list(draw(vectors(size, entries))) for _ in range(rows)]


@st.composite
def labelled(draw, n=(1, 4), K=(2, 3), d=(1, 2), entries=small, every=False):
    """A sample X, y, and K; with `every`, all classes occur."""
    classes, size = draw(st.integers(*K)), draw(st.integers(*d))
    count = max(draw(st.integers(*n)), classes if every else 1)
    X = draw(st.lists(vectors(size, entries), min_size=count, max_size=count))
    y = [k if every and k < classes else draw(st.integers(0, classes - 1)) for k in range(count)]
    return [list(x) for x in X], y, classes


@st.composite
def with_weights(draw, names="W", entries=rationals, **options):
    """A sample, and for each name K vectors."""
    X, y, K = draw(labelled(**options))
    shape = [vectors(len(X[0]), entries)] * K
    return X, y, *([list(v) for v in draw(st.tuples(*shape))] for _ in names)


def spanning(X):
    return np.linalg.matrix_rank(np.array(X, dtype=float)) == len(X[0])


def all_equal(values):
    return len(set(values)) == 1


# -------------------------------------------------------------- softmax-argmax


@claim("softmax-argmax", by="property", part=1)
@given(score_lists)
def test_probabilities_are_positive_and_sum_to_one(values):
    """From the definition, in many digits; those of the library to rounding."""
    with mpmath.workdps(DIGITS):
        p = shares(values)
        assert min(p) > 0
        assert abs(mpmath.fsum(p) - 1) < NEAR
        found = softmax.probabilities([float(v) for v in values])
        assert found == pytest.approx([float(v) for v in p], rel=1e-13)


@claim("softmax-argmax", by="property", part=2)
@given(rationals, rationals, score_lists)
@example(ONE, ONE, [ZERO])
def test_probabilities_have_the_order_and_ratios_of_scores(a, b, rest):
    with mpmath.workdps(DIGITS):
        p = shares([a, b, *rest])
        assert abs(p[0] - mpmath.exp(number(a - b)) * p[1]) < NEAR
        both_ways(p[0] >= p[1], a >= b)
        found = softmax.probabilities([float(v) for v in (a, b, *rest)])
        assert found[np.argmax([a, b, *rest])] == found.max()


@claim("softmax-argmax", by="property", part=3)
@given(score_lists)
@example([ONE, ONE, ONE])
def test_the_winner_has_its_share(values):
    with mpmath.workdps(DIGITS):
        most, share = max(shares(values)), mpmath.mpf(1) / len(values)
        assert most > share - NEAR
        both_ways(abs(most - share) < NEAR, all_equal(values))


@twin("softmax-argmax", says=r"the winner has a probability above $\frac12$", part=3)
@given(values=st.lists(st.sampled_from([0, 0.25, 0.5, 3]), min_size=2, max_size=3, unique=True))
def test_twin_an_absolute_majority(values):
    assert softmax.probabilities(values).max() > 0.5


@twin(
    "softmax-argmax", says="probabilities have the ratios of the scores: $p_j/p_k=s_j/s_k$", part=2
)
@given(a=st.integers(1, 4), b=st.integers(1, 4))
def test_twin_ratios_of_scores(a, b):
    p = softmax.probabilities([a, b])
    assert p[0] * b == pytest.approx(p[1] * a)


@twin("softmax-argmax", says="probabilities far apart become $0$, as they do in floats", part=1)
@given(gap=st.sampled_from([1, 10, 1000]))
def test_twin_zero_far_away(gap):
    """The definition in many digits against the library."""
    with mpmath.workdps(DIGITS):
        positive_here = softmax.probabilities([0, -gap])[1] > 0
        assert (shares([ZERO, Fraction(-gap)])[1] > 0) == positive_here


# -------------------------------------------------------------- softmax-shift-invariance


@claim("softmax-shift-invariance", by="property", part=1)
@given(with_weights("W"), st.data())
def test_one_vector_may_be_added_to_all(case, data):
    X, y, W = case
    v = data.draw(vectors(len(X[0])))
    shifted = moved(W, [v] * len(W))
    with mpmath.workdps(DIGITS):
        for x in X:
            before, after = shares(scores(W, x)), shares(scores(shifted, x))
            assert max(abs(p - q) for p, q in zip(before, after, strict=True)) < NEAR
        assert abs(loss(W, X, y) - loss(shifted, X, y)) < NEAR


@claim("softmax-shift-invariance", by="property", part=2)
@given(with_weights("WV", entries=small, n=(1, 3)), st.booleans())
def test_equal_probabilities_are_equal_differences(case, together):
    """At each point; if the points span the space, for the vectors."""
    X, _, W, V = case
    V = [V[0]] * len(W) if together else V
    there = moved(W, V)
    same = []
    with mpmath.workdps(DIGITS):
        for x in X:
            pairs = zip(shares(scores(W, x)), shares(scores(there, x)), strict=True)
            same.append(all(abs(p - q) < NEAR for p, q in pairs))
            both_ways(same[-1], all_equal([dot(v, x) for v in V]))
    if when(spanning(X)):
        both_ways(all(same), all_equal(map(tuple, V)))


@claim("softmax-shift-invariance", by="property", part=3)
@given(tables(entries=small), st.data())
def test_one_reference_for_each_class(W, data):
    """w_k - w_K has the same probabilities in all directions, other vectors with w_K = 0 do not."""
    d = len(W[0])
    reference = softmax.reference(W).tolist()
    other = [list(data.draw(vectors(d, small))) for _ in W[1:]] + [[ZERO] * d]
    axes = [[Fraction(i == j) for j in range(d)] for i in range(d)]
    with mpmath.workdps(DIGITS):
        for V, same in ((reference, True), (other, other == reference)):
            pairs = [
                (p, q)
                for x in axes
                for p, q in zip(shares(scores(W, x)), shares(scores(V, x)), strict=True)
            ]
            both_ways(all(abs(p - q) < NEAR for p, q in pairs), same)


@claim("softmax-shift-invariance", by="exact", part=4)
@given(tables(), st.data())
def test_the_shortest_of_all_shifts_has_the_sum_zero(W, data):
    K, total = len(W), [sum(column) for column in zip(*W, strict=True)]
    v = data.draw(vectors(len(total)))
    best = [-c / K for c in total]

    def length(u):
        return sum(dot(w, w) for w in moved(W, [u] * K))

    assert length(v) == sum(dot(w, w) for w in W) + 2 * dot(v, total) + K * dot(v, v)
    both_ways(length(v) == length(best), list(v) == best)
    assert length(v) >= length(best)
    assert not any(sum(column) for column in zip(*moved(W, [best] * K), strict=True))


@twin("softmax-shift-invariance", says="each $w_k$ may be shifted by a vector of its own", part=1)
@given(W=tables(d=(1, 1)), data=st.data())
def test_twin_a_shift_for_each(W, data):
    V = [data.draw(vectors(1)) for _ in W]
    with mpmath.workdps(DIGITS):
        here, there = shares(scores(W, [ONE])), shares(scores(moved(W, V), [ONE]))
        assert max(abs(p - q) for p, q in zip(here, there, strict=True)) < NEAR


@twin(
    "softmax-shift-invariance",
    says="equal probabilities on a sample give equal differences of the vectors, whatever the "
    "sample spans",
    part=2,
)
@given(case=with_weights("V", entries=small, n=(1, 1), d=(1, 2)))
def test_twin_without_a_span(case):
    X, _, V = case
    if when(all_equal([dot(v, X[0]) for v in V])):
        assert all_equal(map(tuple, V))


@twin(
    "softmax-shift-invariance",
    says=r"with ridge $w_K=0$ loses nothing, too: for $K=2$, $n=1$, $\phi=1$, $\lambda=1$ both "
    "forms give the right class the same probability",
    part=3,
    over=[1],
)
def test_twin_a_reference_with_ridge(phi):
    """w_1 = -w_2 = sigma(-2 w_1) against w_1 = sigma(-w_1), w_2 = 0: 0.663 and 0.599."""
    half = float(mpmath.findroot(lambda w: w - 1 / (1 + mpmath.exp(2 * w * phi)), 0.3))
    whole = float(mpmath.findroot(lambda w: w - 1 / (1 + mpmath.exp(w * phi)), 0.4))
    free, reference = (
        float(softmax.probabilities([w, v])[0]) for w, v in ((half, -half), (whole, 0))
    )
    premise((round(free, 3), round(reference, 3)) == (0.663, 0.599))
    assert free == reference


@twin(
    "softmax-shift-invariance",
    says="$K-1$ vectors are enough, and the sum below runs over these",
    settles="e3-multinomial-count",
    part=3,
)
@given(W=tables(d=(1, 1), entries=small))
def test_twin_a_sum_over_the_others_only(W):
    reference = [[w[0] - W[-1][0]] for w in W]
    with mpmath.workdps(DIGITS):
        p = shares(scores(W, [ONE]))[0]
        assert abs(shares(scores(reference[:-1], [ONE]))[0] - p) < NEAR


@twin("softmax-shift-invariance", says=r"the shortest shift is $-\sum_kw_k$", part=4)
@given(W=tables(d=(1, 1)))
def test_twin_the_sum_itself(W):
    total = sum(w[0] for w in W)
    assert sum(w[0] - total for w in W) == 0


# -------------------------------------------------------------- softmax-gradient


@claim("softmax-gradient", by="property", part=1)
@given(with_weights("W"), st.data())
def test_the_gradient_is_the_slope(case, data):
    """Central differences in 60 digits, and the library to rounding."""
    X, y, W = case
    k, j = data.draw(st.integers(0, len(W) - 1)), data.draw(st.integers(0, len(X[0]) - 1))
    h = Fraction(1, 10**12)
    V = [[Fraction((a, c) == (k, j)) for c in range(len(X[0]))] for a in range(len(W))]
    with mpmath.workdps(DIGITS):
        rise = (loss(moved(W, V, h), X, y) - loss(moved(W, V, -h), X, y)) / (2 * number(h))
        expected = slopes(W, X, y)[k][j]
        assert abs(rise - expected) < 1e-18
        if len(set(y)) == len(W):
            floats = [np.array(v, dtype=float) for v in (X, W)]
            found = softmax.gradient(floats[0], y, floats[1])[k, j]
            assert found == pytest.approx(float(expected), abs=1e-12)


@claim("softmax-gradient", by="property", part=2)
@given(with_weights("WV"))
def test_the_curvature_is_a_variance(case):
    """Second differences in 60 digits."""
    X, y, W, V = case
    h = Fraction(1, 10**12)
    with mpmath.workdps(DIGITS):
        there, here, back = (loss(moved(W, V, t), X, y) for t in (h, ZERO, -h))
        bend = (there - 2 * here + back) / number(h) ** 2
        expected = mpmath.fsum(variance(shares(scores(W, x)), scores(V, x)) for x in X) / len(X)
        assert abs(bend - expected) < 1e-18
        assert expected >= 0


def variance(p, t):
    """sum p t^2 - (sum p t)^2, of fractions or in many digits."""
    t = [number(v) for v in t] if isinstance(p[0], mpmath.mpf) else t
    mean = sum(a * b for a, b in zip(p, t, strict=True))
    return sum(a * (b - mean) ** 2 for a, b in zip(p, t, strict=True))


@st.composite
def distributions(draw, K):
    weights = draw(st.lists(positive, min_size=K, max_size=K))
    return [w / sum(weights) for w in weights]


@claim("softmax-gradient", by="exact", part=3)
@given(with_weights("V", entries=small), st.data())
def test_no_curvature_only_where_all_move_alike(case, data):
    """Any positive probabilities are those of some scores."""
    X, _, V = case
    bends = []
    for x in X:
        t = scores(V, x)
        bends.append(variance(data.draw(distributions(len(V))), t))
        both_ways(bends[-1] == 0, all_equal(t))
    if when(spanning(X)):
        both_ways(sum(bends) == 0, all_equal(map(tuple, V)))


@claim("softmax-gradient", by="property", part=4)
@given(with_weights("WV", entries=small))
def test_the_loss_lies_above_its_tangents(case):
    X, y, W, V = case
    with mpmath.workdps(DIGITS):
        tangent = loss(W, X, y) + mpmath.fsum(
            g * number(c)
            for row, v in zip(slopes(W, X, y), V, strict=True)
            for g, c in zip(row, v, strict=True)
        )
        gap = loss(moved(W, V), X, y) - tangent
        assert gap > -NEAR
        both_ways(abs(gap) < NEAR, all(all_equal(scores(V, x)) for x in X))


@claim("softmax-gradient", by="exact", part=5)
@given(st.integers(2, 4), st.data())
def test_half_of_the_squares_bounds_the_variance(K, data):
    p, t = data.draw(distributions(K)), data.draw(vectors(K))
    assert 0 <= 2 * variance(p, t) <= dot(t, t)


@claim("softmax-gradient", by="exact", part=5)
@given(st.integers(2, 5), st.integers(1, 50))
def test_no_constant_below_one_half_will_do(K, k):
    """Two classes share nearly all."""
    rest = Fraction(1, 1000 * k * K)
    p = [(1 - (K - 2) * rest) / 2] * 2 + [rest] * (K - 2)
    t = [ONE, -ONE] + [ZERO] * (K - 2)
    assert variance(p, t) > (HALF - Fraction(1, 1000 * k)) * dot(t, t)


@twin(
    "softmax-gradient", says=r"the gradient is $\frac1n\sum_i(1\{y_i=k\}-p_k(x_i))\phi_i$", part=1
)
@given(case=with_weights("W", entries=small))
def test_twin_the_opposite_sign(case):
    """Then a small step along it would raise the loss."""
    X, y, W = case
    h = Fraction(1, 10**6)
    with mpmath.workdps(DIGITS):
        g = [[Fraction(str(-v)) for v in row] for row in slopes(W, X, y)]
        assert loss(moved(W, g, h), X, y) >= loss(W, X, y)


@twin(
    "softmax-gradient",
    says="the loss is its own minimiser: the least value of $L$ is the $W$ that has it",
    settles="e3-multinomial-types",
    part=1,
)
@given(a=st.integers(1, 4), b=st.integers(1, 4))
def test_twin_argmin_equated_with_the_loss(a, b):
    """phi = 1, a points of class 1 and b of class 2: the minimisers have w_1 - w_2 = ln(a/b)."""
    p = a / (a + b)
    least = -p * math.log(p) - (1 - p) * math.log(1 - p)
    assert math.log(a / b) == pytest.approx(least)


@twin("softmax-gradient", says=r"the curvature is $\sum_kp_kt_k^2$", part=2)
@given(t=vectors(2), data=st.data())
def test_twin_a_second_moment(t, data):
    p = data.draw(distributions(2))
    assert variance(p, t) == sum(a * b * b for a, b in zip(p, t, strict=True))


@twin(
    "softmax-gradient",
    says="$L$ is strictly convex wherever the features span $\\mathbb R^d$",
    part=(3, 4),
)
@given(V=tables(d=(1, 1), entries=small))
def test_twin_strictly_convex(V):
    if when(any(v[0] for v in V)):
        assert variance([Fraction(1, len(V))] * len(V), scores(V, [ONE])) > 0


@twin(
    "softmax-gradient",
    says=r"$\mathrm{Var}_i\le\frac14\sum_kt_k^2$, as for two classes and the logistic loss",
    part=5,
)
@given(t=vectors(2), data=st.data())
def test_twin_one_quarter(t, data):
    assert 4 * variance(data.draw(distributions(2)), t) <= dot(t, t)


# -------------------------------------------------------------- softmax-gradients-sum-zero


@claim("softmax-gradients-sum-zero", by="property", part=1)
@given(with_weights("W"))
def test_the_gradients_sum_to_zero(case):
    X, y, W = case
    with mpmath.workdps(DIGITS):
        assert max(abs(mpmath.fsum(c)) for c in zip(*slopes(W, X, y), strict=True)) < NEAR


def rounded(row):
    """Many digits as fractions."""
    return [Fraction(int(mpmath.nint(v * 2**150)), 2**150) for v in row]


@claim("softmax-gradients-sum-zero", by="property", part=(2, 3))
@given(
    with_weights("W", entries=small),
    st.lists(rationals, min_size=1, max_size=3),
    st.sampled_from([ZERO, HALF, Fraction(3)]),
)
def test_steps_keep_the_sum_or_shrink_it(case, etas, lam):
    """Steps of any size and sign, in 60 digits; with part of the points only every other time."""
    X, y, W = case
    expected = [sum(c) for c in zip(*W, strict=True)]
    with mpmath.workdps(DIGITS):
        for t, eta in enumerate(etas):
            half = slice(0, None if t % 2 == 0 else max(1, len(X) // 2))
            g = [rounded(row) for row in slopes(W, X[half], y[half])]
            W = moved(moved(W, W, -eta * lam), g, -eta)
            expected = [(1 - eta * lam) * c for c in expected]
        found = [sum(c) for c in zip(*W, strict=True)]
        assert max(abs(a - c) for a, c in zip(found, expected, strict=True)) < Fraction(1, 10**30)


@claim("softmax-gradients-sum-zero", by="property", part=(2, 3))
@given(with_weights("W", entries=small, every=True), st.sampled_from([0, 0.5]))
def test_the_library_keeps_the_sum_to_rounding(case, lam):
    X, y, W = (np.array(v, dtype=float) for v in case)
    walk = softmax.gradient_descent(X, y.astype(int), lam, steps=20, rate=0.25, start=W)
    shrunk = (1 - 0.25 * lam) ** np.arange(21)
    away = walk.sum(axis=1) - shrunk[:, None] * W.sum(axis=0)
    assert np.abs(away).max() <= 1e-13 * (1 + np.abs(walk).max())


@claim("softmax-gradients-sum-zero", by="property", part=4)
@given(labelled(every=True), st.sampled_from([0.01, 0.5, 3.0]))
def test_with_ridge_the_minimiser_sums_to_zero(case, lam):
    """As near as the certificate says: each distance is at most sqrt(2 excess / lam)."""
    X, y, K = case
    s = softmax.fit(np.array(X, dtype=float), y, lam, bias=False)
    check_softmax(s)
    assert np.linalg.norm(s.W.sum(axis=0)) <= K * math.sqrt(2 * s.excess / lam) + 1e-15


@claim("softmax-gradients-sum-zero", by="property", part=5)
@given(labelled(every=True), st.sampled_from([0.01, 0.5]), rationals)
def test_with_free_biases_their_sum_is_anything(case, lam, c):
    X, y, K = case
    s = softmax.fit(np.array(X, dtype=float), y, lam)
    check_softmax(s)
    assert np.linalg.norm(s.W.sum(axis=0)) <= K * math.sqrt(2 * s.excess / lam) + 1e-15
    W = [[Fraction(v) for v in row] for row in s.W.tolist()]
    b = [Fraction(v) for v in s.b.tolist()]
    with mpmath.workdps(DIGITS):
        here = ridged(W, X, y, Fraction(lam), b)
        assert abs(here - ridged(W, X, y, Fraction(lam), [v + c for v in b])) < NEAR


@twin(
    "softmax-gradients-sum-zero",
    says=r"the gradients of $P_\lambda$ sum to $0$, too",
    part=(1, 3),
)
@given(W=tables(d=(1, 1)), lam=positive)
def test_twin_with_the_ridge(W, lam):
    """The losses have gradients that sum to 0, so what is left is lam sum w_k."""
    assert lam * sum(w[0] for w in W) == 0


@twin(
    "softmax-gradients-sum-zero",
    says="the sum is kept also if each class has a step size of its own",
    part=2,
)
@given(etas=st.tuples(positive, positive))
def test_twin_a_step_size_for_each(etas):
    """At W = 0 with one point, phi = 1, of class 1."""
    gradient = [-HALF, HALF]
    assert sum(eta * g for eta, g in zip(etas, gradient, strict=True)) == 0


@twin(
    "softmax-gradients-sum-zero",
    says=r"a minimiser of $L$, without ridge, has $\sum_kw_k=0$",
    part=4,
)
@given(shift=rationals)
def test_twin_without_ridge(shift):
    """phi = 1 and one point of each of two classes: w_1 = w_2 is all that L wants."""
    X, y = [[ONE]] * 2, [0, 1]
    with mpmath.workdps(DIGITS):
        premise(abs(loss([[shift]] * 2, X, y) - loss([[ZERO]] * 2, X, y)) < NEAR)
        premise(max(abs(g[0]) for g in slopes([[shift]] * 2, X, y)) < NEAR)
    assert 2 * shift == 0


@twin(
    "softmax-gradients-sum-zero", says=r"with free biases $\sum_kb_k=0$ at every minimiser", part=5
)
@given(c=rationals)
def test_twin_biases_sum_to_zero(c):
    """phi = 0 and one point of each class: W = 0, b = (c, c)."""
    with mpmath.workdps(DIGITS):
        premise(abs(ridged([[ZERO]] * 2, [[ZERO]] * 2, [0, 1], ONE, [c, c]) - mpmath.log(2)) < NEAR)
    assert c + c == 0


# -------------------------------------------------------------- softmax-strong-duality


def divergence(q, p):
    """sum q ln(q/p)."""
    return mpmath.fsum(
        number(a) * mpmath.log(number(a) / b) for a, b in zip(q, p, strict=True) if a
    )


@st.composite
def dual_points(draw, y, K, balanced=False):
    """Rows of shares, some of them 0. Balanced: turned round within the sample, so that each class
    has in all the number of its points."""
    weight = st.sampled_from([ZERO, ZERO, ONE, Fraction(2)])
    if balanced:
        t = draw(st.fractions(0, 1, max_denominator=4))
        others = draw(st.permutations(y))
        return [
            [t * (k == a) + (1 - t) * (k == b) for k in range(K)]
            for a, b in zip(y, others, strict=True)
        ]
    rows = [draw(st.lists(weight, min_size=K, max_size=K)) for _ in y]
    return [[v / sum(r) if sum(r) else Fraction(1, K) for v in r] for r in rows]


def pulls(X, y, Q, lam):
    """v_k = sum (1{y = k} - q_k) x / (lam n)."""
    K = len(Q[0])
    return [
        [
            sum(((t == k) - q[k]) * x[j] for x, t, q in zip(X, y, Q, strict=True)) / (lam * len(X))
            for j in range(len(X[0]))
        ]
        for k in range(K)
    ]


def dual(X, y, Q, lam):
    """D(Q)."""
    heights = -mpmath.fsum(number(v) * mpmath.log(number(v)) for q in Q for v in q if v)
    return heights / len(X) - number(lam / 2 * sum(dot(v, v) for v in pulls(X, y, Q, lam)))


@claim("softmax-strong-duality", by="property", part=(1, 2))
@given(with_weights("W"), positive, biases, st.data())
def test_the_gap_is_a_sum_of_divergences(case, lam, bias, data):
    X, y, W = case
    Q = data.draw(dual_points(y, len(W), balanced=bias))
    b = list(data.draw(vectors(len(W)))) if bias else None
    with mpmath.workdps(DIGITS):
        away = [dot(r, r) for r in moved(W, pulls(X, y, Q, lam), -ONE)]
        parts = [divergence(q, shares(scores(W, x, b))) for q, x in zip(Q, X, strict=True)]
        gap = ridged(W, X, y, lam, b) - dual(X, y, Q, lam)
        expected = number(lam / 2 * sum(away)) + mpmath.fsum(parts) / len(X)
        assert abs(gap - expected) < NEAR
        assert gap > -NEAR


@claim("softmax-strong-duality", by="property", part=2)
@given(st.integers(2, 4), st.data())
def test_divergences_are_not_negative(K, data):
    """Zero exactly where the two are equal."""
    p, q = data.draw(distributions(K)), data.draw(distributions(K))
    q = data.draw(st.sampled_from([p, q, [ONE] + [ZERO] * (K - 1)]))
    with mpmath.workdps(DIGITS):
        value = divergence(q, [number(v) for v in p])
        assert value > -NEAR
        both_ways(abs(value) < NEAR, p == q)


@claim("softmax-strong-duality", by="exact", part=3)
@given(labelled(), positive, st.data())
def test_the_pulls_sum_to_zero(case, lam, data):
    X, y, K = case
    v = pulls(X, y, data.draw(dual_points(y, K)), lam)
    assert not any(sum(c) for c in zip(*v, strict=True))


@claim("softmax-strong-duality", by="property", part=(2, 4))
@given(labelled(every=True), st.sampled_from([0.01, 0.5, 3.0]), biases, st.data())
def test_the_probabilities_at_the_minimum_are_the_dual_point(case, lam, bias, data):
    """They give the optimal value to 1e-10; another dual point lies below all primal values."""
    X, y, K = case
    s = softmax.fit(np.array(X, dtype=float), y, lam, bias=bias)
    check_softmax(s)
    q = np.eye(K)[s.y] - s.alpha
    assert np.abs(q - s.probability(s.X)).max() <= 2 * math.sqrt(len(y) * s.excess) + 1e-14
    Q = data.draw(dual_points(y, K, balanced=bias))
    with mpmath.workdps(DIGITS):
        assert dual(X, y, Q, Fraction(lam)) <= s.primal


@claim("softmax-strong-duality", by="property", part=5)
@given(labelled(every=True), st.sampled_from([0.01, 0.5]))
def test_another_start_finds_the_same_machine(case, lam):
    """The sample from the back, so that Newton's method rounds otherwise."""
    X, y, _ = case
    one = softmax.fit(np.array(X, dtype=float), y, lam)
    two = softmax.fit(np.array(X[::-1], dtype=float), y[::-1], lam)
    away = math.sqrt(2 * one.excess / lam) + math.sqrt(2 * two.excess / lam) + 1e-14
    assert np.linalg.norm(one.W - two.W) <= away
    b = one.b - two.b
    assert np.ptp(b) <= 1e-4


@claim("softmax-strong-duality", by="property", part=5)
@given(with_weights("W", K=(3, 3), entries=small), positive)
def test_a_class_without_points_has_no_best_bias(case, lam):
    """A smaller bias of a missing class always costs less."""
    X, y, W = case
    y = [min(k, 1) for k in y]
    with mpmath.workdps(DIGITS):
        values = [ridged(W, X, y, lam, [ZERO, ZERO, Fraction(-t)]) for t in (0, 1, 3, 9)]
        assert all(later < former for former, later in pairwise(values))


@twin(
    "softmax-strong-duality",
    says="with free biases the gap is the same sum for every $Q$, balanced or not",
    part=1,
)
@given(q=st.fractions(0, 1, max_denominator=4), b=small)
def test_twin_without_balance(q, b):
    """One point with phi = 0, of class 1, lam = 1, W = 0."""
    X, y, Q, W = [[ZERO]], [0], [[q, 1 - q]], [[ZERO], [ZERO]]
    with mpmath.workdps(DIGITS):
        gap = ridged(W, X, y, ONE, [b, ZERO]) - dual(X, y, Q, ONE)
        assert abs(gap - divergence(Q[0], shares([b, ZERO]))) < NEAR


@twin(
    "softmax-strong-duality",
    says="the divergence is symmetric: $\\mathrm{KL}(q,p)=\\mathrm{KL}(p,q)$",
    part=(1, 2),
)
@given(data=st.data())
def test_twin_a_symmetric_divergence(data):
    p, q = data.draw(distributions(2)), data.draw(distributions(2))
    with mpmath.workdps(DIGITS):
        there, back = (divergence(a, [number(v) for v in c]) for a, c in ((p, q), (q, p)))
        assert abs(there - back) < NEAR


@twin("softmax-strong-duality", says="$v_1=-v_2$ for any number of classes", part=3)
@given(case=labelled(K=(2, 3), d=(1, 1)), data=st.data())
def test_twin_two_pulls_cancel(case, data):
    X, y, K = case
    v = pulls(X, y, data.draw(dual_points(y, K)), ONE)
    assert v[0][0] == -v[1][0]


@twin(
    "softmax-strong-duality",
    says="the best dual point has equal shares, which have the largest entropy",
    part=4,
)
@given(lam=positive)
def test_twin_the_largest_entropy(lam):
    """Two points phi = 1 and phi = -1, of two classes."""
    X, y = [[ONE], [-ONE]], [0, 1]
    with mpmath.workdps(DIGITS):
        even = dual(X, y, [[HALF, HALF]] * 2, lam)
        t = Fraction(3, 4)
        assert even >= dual(X, y, [[t, 1 - t], [1 - t, t]], lam)


@twin("softmax-strong-duality", says="with free biases every sample has a minimiser", part=5)
@given(b=rationals)
def test_twin_a_best_bias_for_a_missing_class(b):
    """One point of class 1, phi = 0: no b_2 is the best, b_2 - 1 is better."""
    with mpmath.workdps(DIGITS):
        values = [ridged([[ZERO]] * 2, [[ZERO]], [0], ONE, [ZERO, c]) for c in (b, b - 1)]
        assert values[0] <= values[1]


# -------------------------------------------------------------- conv-softmax-sigmoid


@claim("conv-softmax-sigmoid", by="property", part=(1, 2))
@given(with_weights("W", K=(2, 2)))
def test_two_classes_are_one_sigmoid(case):
    X, y, (w, v) = case
    difference = [a - c for a, c in zip(w, v, strict=True)]
    with mpmath.workdps(DIGITS):
        for x, k in zip(X, y, strict=True):
            m = number(dot(difference, x))
            p = shares(scores([w, v], x))
            assert abs(p[0] - 1 / (1 + mpmath.exp(-m))) < NEAR
            margin = m if k == 0 else -m
            assert abs(-mpmath.log(p[k]) - mpmath.log1p(mpmath.exp(-margin))) < NEAR


@claim("conv-softmax-sigmoid", by="exact", part=3)
@given(tables(K=(2, 2)), positive)
def test_the_ridge_is_that_of_difference_and_sum(W, lam):
    w, v = W
    apart, total = moved([w], [v], -ONE)[0], moved([w], [v])[0]
    squares = dot(apart, apart) + dot(total, total)
    assert lam / 2 * (dot(w, w) + dot(v, v)) == lam / 4 * squares


def two_ways(X, y, lam, factor, bias):
    """Softmax and logistic regression at C = factor / (lam n), and how far apart they may be."""
    soft = softmax.fit(X, y, lam, bias=bias)
    binary = logistic.fit(X, np.where(np.array(y) == 0, 1, -1), factor / (lam * len(y)), bias=bias)
    apart = np.linalg.norm(soft.W[0] - soft.W[1] - binary.w)
    return apart, 2 * math.sqrt(2 * soft.excess / lam) + math.sqrt(2 * binary.excess) + 1e-13


@claim("conv-softmax-sigmoid", by="property", part=3)
@given(labelled(K=(2, 2), every=True), st.sampled_from([0.05, 1.0, 4.0]), biases)
def test_two_classes_are_logistic_regression_at_twice_the_price(case, lam, bias):
    """As near as the two certificates say."""
    X, y, _ = case
    apart, near = two_ways(np.array(X, dtype=float), y, lam, 2, bias)
    assert apart <= near


@twin("conv-softmax-sigmoid", says=r"$C=\frac1{\lambda n}$: the price is the same", part=3)
@given(case=labelled(K=(2, 2), every=True))
def test_twin_the_same_price(case):
    X, y, _ = case
    apart, near = two_ways(np.array(X, dtype=float), y, 1.0, 1, False)
    assert apart <= near


@twin("conv-softmax-sigmoid", says=r"$p_1=\sigma(\langle w_1,\phi\rangle)$", part=(1, 2))
@given(W=tables(K=(2, 2), d=(1, 1)))
def test_twin_one_vector_only(W):
    with mpmath.workdps(DIGITS):
        p = shares(scores(W, [ONE]))[0]
        assert abs(p - 1 / (1 + mpmath.exp(-number(W[0][0])))) < NEAR


# -------------------------------------------------------------- two-class-antisymmetry


@claim("two-class-antisymmetry", by="property", part=1)
@given(
    with_weights("W", K=(2, 2), entries=small),
    st.lists(rationals, min_size=1, max_size=3),
    st.sampled_from([ZERO, HALF]),
)
def test_opposite_vectors_stay_opposite(case, etas, lam):
    X, y, (w, _) = case
    W = [w, [-v for v in w]]
    with mpmath.workdps(DIGITS):
        for eta in etas:
            W = moved(moved(W, W, -eta * lam), [rounded(row) for row in slopes(W, X, y)], -eta)
    assert max(abs(a + c) for a, c in zip(*W, strict=True)) < Fraction(1, 10**30)


@claim("two-class-antisymmetry", by="property", part=2)
@given(labelled(K=(2, 2), every=True), st.sampled_from([0.01, 1.0]), biases)
def test_with_ridge_two_vectors_are_opposite(case, lam, bias):
    X, y, _ = case
    s = softmax.fit(np.array(X, dtype=float), y, lam, bias=bias)
    assert np.linalg.norm(s.W[0] + s.W[1]) <= 2 * math.sqrt(2 * s.excess / lam) + 1e-15


@claim("two-class-antisymmetry", by="property", part=3)
@given(st.lists(st.tuples(*[st.integers(1, 3)] * 2), min_size=1, max_size=2), st.data())
def test_only_the_difference_is_determined(counts, data):
    """Groups of points at the unit vectors, with so many of each class: the best differences are
    logarithms of ratios. The exponentials of the differences are drawn, as fractions."""
    ratios = [data.draw(st.sampled_from([Fraction(a, c), ONE, Fraction(2)])) for a, c in counts]
    total = [data.draw(rationals) for _ in counts]
    best = ratios == [Fraction(a, c) for a, c in counts]
    with mpmath.workdps(DIGITS):

        def cost(values):
            """n L at differences ln r: r = exp(w_1 - w_2) at the unit vector of the group."""
            return mpmath.fsum(
                a * mpmath.log1p(1 / number(r)) + c * mpmath.log1p(number(r))
                for (a, c), r in zip(counts, values, strict=True)
            )

        least = cost([Fraction(a, c) for a, c in counts])
        both_ways(abs(cost(ratios) - least) < NEAR, best)
        for r, t, (a, c) in zip(ratios, total, counts, strict=True):
            w = (number(t) + mpmath.log(number(r))) / 2, (number(t) - mpmath.log(number(r))) / 2
            assert abs(sum(w) - number(t)) < NEAR
            log = mpmath.log(mpmath.exp(w[0]) + mpmath.exp(w[1]))
            direct = a * (log - w[0]) + c * (log - w[1])
            assert (
                abs(direct - a * mpmath.log1p(1 / number(r)) - c * mpmath.log1p(number(r))) < NEAR
            )


@claim("two-class-antisymmetry", by="property", part=4)
@given(labelled(K=(2, 2)))
@example(([[ONE], [ONE]], [0, 1], 2))
def test_with_one_vector_fixed_at_zero(case):
    """At w_1 = 0 the gradient is half the difference of the sums; a small step against it pays."""
    X, y, _ = case
    sums = [
        [sum((x[j] for x, k in zip(X, y, strict=True) if k == c), ZERO) for j in range(len(X[0]))]
        for c in range(2)
    ]
    zero = [[ZERO] * len(X[0])] * 2
    with mpmath.workdps(DIGITS):
        gradient = [Fraction(str(v)) for v in slopes(zero, X, y)[0]]
        there = [[-v / 1000 for v in gradient], zero[1]]
        pays = loss(there, X, y) < loss(zero, X, y) - NEAR
    both_ways(not pays, sums[0] == sums[1])


@twin(
    "two-class-antisymmetry",
    says="for two classes gradient descent ends with $w_1=-w_2$",
    settles="e3-w1-minus-w2",
    part=(1, 3),
    over=[(0.0, 0.0), (1.0, -1.0), (1.0, 0.0)],
)
def test_twin_from_any_start(start):
    """phi = 1, one point of class 1 and two of class 2: the limit is the start plus a multiple of
    (1, -1)."""
    walk = softmax.gradient_descent(
        [[1], [1], [1]], [1, 2, 2], steps=200, rate=1, start=[[v] for v in start]
    )
    w, v = walk[-1, :, 0]
    premise(abs(w - v - math.log(0.5)) < 1e-9)
    assert abs(w + v) < 1e-9


@twin(
    "two-class-antisymmetry",
    says="with ridge and $w_2=0$ fixed, $w_1=-w_2$ at the minimum, too",
    part=(2, 4),
)
@given(lam=st.sampled_from([0.5, 1.0]))
def test_twin_one_vector_at_zero_with_ridge(lam):
    """One point phi = 1 of class 1: w_1 is where lam w = sigma(-w)."""
    w = float(mpmath.findroot(lambda w: lam * w - 1 / (1 + mpmath.exp(w)), 0.4))
    assert w == 0


@twin(
    "two-class-antisymmetry",
    says="the difference is determined whatever the features span",
    part=3,
)
@given(v=vectors(2), x=vectors(2, small))
def test_twin_a_difference_without_a_span(v, x):
    """Points x of both classes: all W with <w_1 - w_2, x> = 0 are minimisers."""
    if when(dot(v, x) == 0):
        assert not any(v)


# -------------------------------------------------------------- softmax-mle-may-not-exist


def ahead(X, y, W, b):
    """All s_y - s_k for k != y."""
    rows = zip(X, y, strict=True)
    return [s[t] - v for x, t in rows for s in [scores(W, x, b)] for k, v in enumerate(s) if k != t]


@claim("softmax-mle-may-not-exist", by="exact", part=2)
@given(labelled(n=(2, 5), every=True), biases)
@example(([[ZERO], [ZERO], [ONE]], [0, 1, 0], 2), True)
def test_a_certificate_either_way(case, bias):
    """Never both, as the products of the two show: one is 0 and the other is positive."""
    X, y, K = case
    found = maximum(X, y, bias=bias)
    features = [[*x, ONE] if bias else x for x in X]
    if found.exists:
        mu = found.weights
        assert all(
            (v > 0) == (k != t) for row, t in zip(mu, y, strict=True) for k, v in enumerate(row)
        )
        for k in range(K):
            for j in range(len(features[0])):
                own, others = (
                    sum(
                        (sum(mu[i]) if inside else mu[i][k]) * features[i][j]
                        for i in range(len(y))
                        if (y[i] == k) == inside
                    )
                    for inside in (True, False)
                )
                assert own == others
    else:
        gains = ahead(X, y, found.W.tolist(), found.b.tolist())
        assert min(gains) >= 0
        assert sum(gains) == 1


@claim("softmax-mle-may-not-exist", by="property", part=1)
@given(labelled(n=(3, 5), every=True), biases)
@example(([[ZERO], [ZERO], [ONE]], [0, 1, 0], 2), True)
def test_the_ridge_machine_stays_or_runs_away(case, bias):
    """As the ridge vanishes |W| grows like a logarithm, or stays what it is."""
    X, y, _ = case
    lengths = [
        math.hypot(np.linalg.norm(s.W), np.ptp(s.b))
        for lam in (1e-4, 1e-8)
        for s in [softmax.fit(np.array(X, dtype=float), y, lam, bias=bias, tol=1e-6)]
    ]
    grows = lengths[1] > 1.2 * lengths[0] + 1e-3
    both_ways(maximum(X, y, bias=bias).exists, not grows)


@claim("softmax-mle-may-not-exist", by="property", part=3)
@given(labelled(n=(1, 4), every=True), st.data())
def test_the_loss_falls_along_a_certificate(case, data):
    X, y, K = case
    found = maximum(X, y, bias=False)
    V = [list(data.draw(vectors(len(X[0])))) for _ in range(K)]
    if when(not found.exists):
        with mpmath.workdps(DIGITS):
            values = [loss(moved(V, found.W.tolist(), Fraction(t)), X, y) for t in (-1, 0, 1, 4)]
            assert all(later < former for former, later in pairwise(values))


@claim("softmax-mle-may-not-exist", by="property", part=4)
@given(tables(K=(2, 3), entries=small), st.data())
def test_separated_points_cost_nothing_in_the_limit(W, data):
    """Points labelled by W itself, where the largest score is the only one."""
    X = [list(data.draw(vectors(len(W[0]), small))) for _ in range(6)]
    rows = [(x, scores(W, x)) for x in X]
    rows = [(x, s) for x, s in rows if sorted(s)[-1] > sorted(s)[-2]]
    if when(bool(rows)):
        X, y = [x for x, _ in rows], [s.index(max(s)) for _, s in rows]
        with mpmath.workdps(400):
            values = [loss([[t * v for v in w] for w in W], X, y) for t in (0, 1, 10, 40)]
        assert all(0 < later < former for former, later in pairwise(values))
        assert values[-1] < 1e-10


@twin(
    "softmax-mle-may-not-exist",
    says="the likelihood has a maximum",
    settles="e3-mle-exists",
    part=(1, 4),
)
@given(w=small)
def test_twin_a_best_w(w):
    """One point, phi = 1, of class 1: more is always better."""
    with mpmath.workdps(DIGITS):
        here, there = (loss([[v], [ZERO]], [[ONE]], [0]) for v in (w, w + 1))
        assert here <= there


@twin(
    "softmax-mle-may-not-exist",
    says="a sample that cannot be separated strictly has a maximum; here $x=0$ in both classes and "
    "$x=1$ in the first, $\\phi=(1,x)$",
    part=(1, 2),
    over=[[0, 0], [0, 0, 1]],
)
def test_twin_not_separable_is_enough(X):
    assert maximum([[x] for x in X], [1, 2, 1][: len(X)]).exists


@twin(
    "softmax-mle-may-not-exist",
    says="along any $W$ that never errs the loss falls strictly, also if all scores tie",
    part=3,
)
@given(W=tables(d=(1, 1), entries=small))
def test_twin_ties_only(W):
    if when(min(scores(W, [ONE])[0] - s for s in scores(W, [ONE])) >= 0):
        with mpmath.workdps(DIGITS):
            still, there = (loss(moved(W, W, t), [[ONE]], [0]) for t in (ZERO, ONE))
            assert there < still - NEAR
