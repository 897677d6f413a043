"""Chapter *The machine that never sees its features*."""

import math
from fractions import Fraction

import numpy as np
import pytest
from evidence import both_ways, claim, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact, svm
from margins.base.data import BadInput
from margins.hyperplanes.linear import combination, score
from margins.kernels import linear, polynomial, precomputed, products, rbf
from margins.kernels.kernel_machines import (
    feature_distances,
    inseparable_labels,
    interpolant,
    interpolation_norm,
)
from margins.svm.duality import check_gordan, dual_value
from strategies import (
    HALF,
    ONE,
    ZERO,
    Sample,
    biases,
    contradicted,
    in_balance,
    integers,
    penalties,
    planted,
    positive,
    rationals,
    samples,
    signs,
    solved,
    vectors,
)


def minimum(X, Z):
    """The kernel min(x, z) of positive numbers, the common length of two intervals [0, x]."""
    return np.minimum.outer(np.array([x for (x,) in X]), np.array([z for (z,) in Z]))


def arrays(X):
    return np.array(X, dtype=object)


# (kernel, its features): exact, in any dimension
KERNELS = [
    (linear, arrays),
    (polynomial(2), products(2)),
    (polynomial(3), products(3)),
    (
        lambda X, Z: linear(X, Z) ** 2,
        lambda X: (arrays(X)[:, :, None] * arrays(X)[:, None]).reshape(len(X), -1),
    ),
]
kernels = st.sampled_from(KERNELS)


def fitting(y, sums, alpha, C=math.inf):
    """The least and the greatest b that fit, by the definition `kernel-machine`.

    The score of point i is sums[i] + b; points with m > 1 have alpha = 0, those with m < 1 have C.
    """
    low, high = -math.inf, math.inf
    for t, f, a in zip(y, sums, alpha, strict=True):
        one = t - f  # with this b the margin is 1
        if a < C if t > 0 else a > 0:  # the margin grows with b, or falls
            low = max(low, one)
        if a > 0 if t > 0 else a < C:
            high = min(high, one)
    return low, high


# -------------------------------------------------------------- kernel-prediction


@claim("kernel-prediction", by="exact", part=(1, 2, 3))
@given(kernels, samples(n=(1, 4), d=(1, 2)), rationals, st.data())
def test_scores_and_lengths_from_kernel_values(pair, sample, b, data):
    """w is built from the features, the right sides from kernel values."""
    k, phi = pair
    X, y = sample
    z = [data.draw(vectors(len(X[0])))]
    alpha = np.array(data.draw(vectors(len(y))))
    w = combination(phi(X), y, alpha)
    signed = alpha * y
    assert score(phi(z), w, b)[0] == sum(signed * k(X, z)[:, 0]) + b
    assert w @ w == signed @ k(X, X) @ signed
    away = phi(X) - phi(z)
    assert ((away * away).sum(axis=1) == feature_distances(k, X, z)[:, 0]).all()


@claim("kernel-prediction", by="exact", part=(1, 4))
@given(kernels, samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_the_machine_needs_its_support_vectors_only(pair, sample, C, bias, data):
    """Fitted from a Gram matrix only, it predicts from kernel values only."""
    k, phi = pair
    X, y = sample
    z = [data.draw(vectors(len(X[0])))]
    explicit = exact.fit(phi(X), y, C, bias=bias)
    machine = exact.fit(None, y, C, bias=bias, gram=k(X, X))
    assert machine.w is None
    used = machine.positive
    kept = sum(machine.alpha[i] * y[i] * k([X[i]], z)[0, 0] for i in used) + machine.b
    assert machine.decision(k(z, X))[0] == kept == explicit.decision(phi(z))[0]


@twin(
    "kernel-prediction",
    says="the label of $x$ is the sign of $\\langle w,x\\rangle$; here the scores for "
    "$\\phi(t)=t^2$, $x_1=1$, $\\alpha_1=1$",
    settles="e3-prop118-phi",
    over=[1, 2],
    part=1,
)
def test_twin_the_input_in_place_of_its_features(x):
    w = 1 * 1**2
    assert w * x == 1 * (1**2 * x**2)


@twin(
    "kernel-prediction",
    says="the label is the sign of $\\sum_i\\alpha_iy_ik(x_i,x)$ also with a bias",
    settles="e3-prop118-phi",
    part=1,
)
@given(planted(n=(2, 3), d=(1, 1), two_classes=True), rationals)
def test_twin_the_bias_is_forgotten(sample, x):
    machine = exact.fit(sample.X, sample.y)
    without = machine.decision([[x]])[0] - machine.b
    assert (without >= 0) == (machine.decision([[x]])[0] >= 0)


@twin(
    "kernel-prediction",
    says="$\\lVert w\\rVert^2$ is the sum of the $\\alpha_i^2k(x_i,x_i)$",
    part=2,
)
@given(samples(n=(1, 3), d=(1, 1)), st.data())
def test_twin_only_the_diagonal(sample, data):
    alpha = np.array(data.draw(vectors(len(sample.y))))
    w = combination(sample.X, sample.y, alpha)
    assert w @ w == sum(a * a * x * x for a, (x,) in zip(alpha, sample.X, strict=True))


@twin(
    "kernel-prediction",
    says="$k(x,x)-k(x,z)$ is the squared distance of the features",
    part=3,
)
@given(x=rationals, z=rationals)
def test_twin_half_of_the_distance(x, z):
    k = polynomial(2)
    assert feature_distances(k, [[x]], [[z]])[0, 0] == k([[x]], [[x]])[0, 0] - k([[x]], [[z]])[0, 0]


@twin(
    "kernel-prediction",
    says="points with a small multiplier may be deleted, too, not only those with $\\alpha_i=0$",
    part=4,
)
@given(samples(n=(2, 3), d=(1, 1)), penalties, rationals)
def test_twin_small_multipliers_are_deleted(sample, C, x):
    machine = exact.fit(*sample, C, bias=False)
    large = machine.alpha >= max(machine.alpha) / 2
    assert (machine.alpha * sample.y * large) @ machine.X @ [x] == machine.decision([[x]])[0]


# -------------------------------------------------------------- kernel-equals-explicit-features


def kernel_dual(k, X, y, alpha):
    """D of the kernel machine, as a double sum."""
    signed = alpha * np.array(y)
    return alpha.sum() - signed @ k(X, X) @ signed / 2


@claim("kernel-equals-explicit-features", by="exact", part=1)
@given(kernels, solved(n=(1, 3), d=(1, 2)), st.data())
def test_both_have_the_same_dual(pair, case, data):
    """The values at any multipliers, and which multipliers are optimal."""
    (k, phi), (start, _) = pair, case
    X, y, C, bias = start.X.tolist(), start.y, start.C, start.bias
    alpha = np.array(data.draw(vectors(len(y))))
    assert kernel_dual(k, X, y, alpha) == dual_value(phi(X), y, alpha)
    explicit = exact.fit(phi(X), y, C, bias=bias)
    machine = exact.fit(None, y, C, bias=bias, gram=k(X, X))
    assert machine.dual == explicit.dual
    cost = np.array(data.draw(vectors(len(y), st.sampled_from([ZERO, ONE, -ONE]))))
    mine, theirs = exact.dual_optimum(machine, cost), exact.dual_optimum(explicit, cost)
    assert mine @ cost == theirs @ cost
    assert exact.is_dual_optimum(explicit, mine)
    assert exact.is_dual_optimum(machine, theirs)
    inside = in_balance(y, abs(alpha)) if bias else abs(alpha)
    inside = np.minimum(inside, C) if not bias else inside
    both_ways(exact.is_dual_optimum(machine, inside), exact.is_dual_optimum(explicit, inside))


@claim("kernel-equals-explicit-features", by="exact", part=2)
@given(kernels, samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_all_optima_have_the_same_scores(pair, sample, C, bias, data):
    """Two ends of the set of dual optima, inputs of the sample and others, and which b fit."""
    (k, phi), (X, y) = pair, sample
    machine = exact.fit(None, y, C, bias=bias, gram=k(X, X))
    explicit = exact.fit(phi(X), y, C, bias=bias)
    new = [*X, data.draw(vectors(len(X[0])))]
    cost = np.array(data.draw(vectors(len(y), st.sampled_from([ZERO, ONE, -ONE]))))
    first, last = exact.dual_optimum(machine, cost), exact.dual_optimum(machine, -cost)
    assert ((first * y) @ k(X, new) == (last * y) @ k(X, new)).all()
    if bias:
        for alpha in (first, last):
            assert fitting(y, (alpha * y) @ k(X, X), alpha, C) == explicit.interval
    assert machine.interval == explicit.interval
    assert (machine.decision(k(new, X)) == explicit.decision(phi(new))).all()


@claim("kernel-equals-explicit-features", by="exact", part=(1, 2))
@given(planted(n=(2, 4), d=(1, 2), two_classes=True), kernels, biases, st.data())
def test_the_same_for_the_hard_margin(sample, pair, bias, data):
    k, phi = pair
    gram, features = k(sample.X, sample.X), phi(sample.X)
    new = [*sample.X, data.draw(vectors(len(sample.X[0])))]
    try:
        explicit = exact.fit(features, sample.y, bias=bias)
    except exact.NotSeparable:
        with pytest.raises(exact.NotSeparable) as refused:
            exact.fit(None, sample.y, bias=bias, gram=gram)
        assert check_gordan(features, sample.y, refused.value.certificate, bias=bias)
        return
    machine = exact.fit(None, sample.y, bias=bias, gram=gram)
    assert exact.is_dual_optimum(explicit, machine.alpha)
    assert exact.is_dual_optimum(machine, explicit.alpha)
    assert (machine.decision(k(new, sample.X)) == explicit.decision(phi(new))).all()
    cost = np.array(data.draw(vectors(len(sample.y), st.sampled_from([ZERO, ONE, -ONE]))))
    ends = [exact.dual_optimum(machine, sign * cost) * sample.y for sign in (1, -1)]
    assert (ends[0] @ k(sample.X, new) == ends[1] @ k(sample.X, new)).all()
    if bias:
        for end in ends:
            found = fitting(sample.y, end @ gram, abs(end))
            assert found == explicit.interval


@claim("kernel-equals-explicit-features", by="property", part=2)
@given(planted(n=(2, 5), d=(1, 2), two_classes=True), st.sampled_from([0.1, 1.0, 10.0]))
def test_the_same_in_floats(sample, C):
    """Both machines are within their gaps of one optimum: with P - D at most g P, scores of
    phi(x) are within |phi(x)| sqrt(2 g P) of the best ones, b aside."""
    X, phi = np.array(sample.X, dtype=float), products(2)
    machine = svm.fit(X, sample.y, C, kernel=polynomial(2), bias=False)
    explicit = svm.fit(phi(X), sample.y, C, bias=False)
    reach = np.sqrt((phi(X) ** 2).sum(axis=1))
    allowed = sum(np.sqrt(2 * s.gap * s.primal) for s in (machine, explicit)) * reach
    assert (abs(machine.decision(X) - explicit.decision(phi(X))) <= allowed + 1e-9).all()


@claim("kernel-equals-explicit-features", by="exact", part=3)
@given(samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_any_features_of_a_kernel_will_do(sample, C, bias, data):
    """(1 + <x, z>)^2: all products of entries of (1, x), or the same with each pair of equal
    columns replaced by one orthogonal pair, 3/5 u + 4/5 v and 4/5 u - 3/5 v, and a 0."""
    X, y = sample
    new = [data.draw(vectors(len(X[0])))]

    def other(Z):
        rows = products(2)(Z) * ONE
        u, v = rows[:, 0] * 1, rows[:, -1] * 1
        rows[:, 0], rows[:, -1] = (3 * u + 4 * v) / 5, (4 * u - 3 * v) / 5
        return np.hstack([rows, 0 * rows[:, :1]])

    first = exact.fit(products(2)(X), y, C, bias=bias)
    second = exact.fit(other(X), y, C, bias=bias)
    assert exact.is_dual_optimum(first, second.alpha)
    assert exact.is_dual_optimum(second, first.alpha)
    assert first.decision(products(2)(new))[0] == second.decision(other(new))[0]


def plain(X):
    """(1, x, x^2): without the root of two."""
    return [[ONE, x, x * x] for (x,) in X]


@twin(
    "kernel-equals-explicit-features",
    says="$(1+xz)^2$ is the kernel of the features $(1,x,x^2)$",
    over=[(-2, 0, 2), (-1, 1, 2)],
    part=(1, 3),
)
def test_twin_without_the_root(negative, positive, new):
    """The hard margin without bias of -2 (label -) and 0 (label +), at a new input 2: the scores
    are 1/3 and -1/5."""
    X, y, Z = [[Fraction(negative)], [Fraction(positive)]], [-1, 1], [[Fraction(new)]]
    k = polynomial(2)
    machine = exact.fit(None, y, bias=False, gram=k(X, X))
    explicit = exact.fit(plain(X), y, bias=False)
    assert machine.decision(k(Z, X))[0] == explicit.decision(plain(Z))[0]


@twin(
    "kernel-equals-explicit-features",
    says="both have the same dual optimum: there is one only",
    part=(1, 2),
)
@given(samples(n=(2, 3), d=(1, 1)).map(contradicted), penalties, st.data())
def test_twin_one_optimum(sample, C, data):
    machine = exact.fit(*sample, C, bias=False)
    cost = np.array(data.draw(vectors(len(sample.y), st.sampled_from([ZERO, ONE, -ONE]))))
    assert (exact.dual_optimum(machine, cost) == machine.alpha).all()


@twin(
    "kernel-equals-explicit-features",
    says="it is enough that the two kernels agree on the sample; here $xz$ and $|x||z|$ on "
    "positive numbers",
    part=3,
)
@given(st.lists(positive, min_size=1, max_size=3), rationals)
def test_twin_equal_on_the_sample(sample, new):
    machine = exact.fit([[x] for x in sample], [1] * len(sample), ONE, bias=False)
    other = exact.fit([[abs(x)] for x in sample], [1] * len(sample), ONE, bias=False)
    assert machine.decision([[new]])[0] == other.decision([[abs(new)]])[0]


# -------------------------------------------------------------- kernel-scale-and-shift


@claim("kernel-scale-and-shift", by="exact", part=1)
@given(kernels, samples(n=(1, 4), d=(1, 2)), penalties, biases, positive, st.data())
def test_a_factor_is_a_price(pair, sample, C, bias, c, data):
    """c k at the price C, and k at the price c C."""
    k, _ = pair
    X, y = sample
    gram = k(X, X)
    mine = exact.fit(None, y, C, bias=bias, gram=c * gram)
    theirs = exact.fit(None, y, c * C, bias=bias, gram=gram)
    assert exact.is_dual_optimum(theirs, c * mine.alpha)
    assert exact.is_dual_optimum(mine, theirs.alpha / c)
    new = k([data.draw(vectors(len(X[0])))], X)
    assert mine.decision(c * new)[0] == theirs.decision(new)[0]
    alpha = np.array(data.draw(vectors(len(y))))
    scaled = c * alpha
    assert kernel_dual(lambda X, Z: c * k(X, Z), X, y, alpha) == kernel_dual(k, X, y, scaled) / c


@claim("kernel-scale-and-shift", by="exact", part=1)
@given(planted(n=(2, 4), d=(1, 2), two_classes=True), biases, positive, st.data())
def test_a_factor_does_nothing_to_the_hard_margin(sample, bias, c, data):
    bias = bias or not exact.alternative(sample.X, sample.y, bias=False).separable
    gram = linear(sample.X, sample.X)
    mine = exact.fit(None, sample.y, bias=bias, gram=c * gram)
    theirs = exact.fit(None, sample.y, bias=bias, gram=gram)
    new = linear([data.draw(vectors(len(sample.X[0])))], sample.X)
    assert mine.decision(c * new)[0] == theirs.decision(new)[0]


@claim("kernel-scale-and-shift", by="exact", part=2)
@given(samples(n=(2, 4), d=(1, 2), two_classes=True), penalties, st.data())
def test_with_a_bias_only_distances_count(sample, C, data):
    """The kernel of the points moved by v is k + g(x) + g(z), g(x) = <v, x> + <v, v>/2; and k + c
    for a constant c >= 0."""
    X, y = sample
    v = data.draw(vectors(len(X[0])))
    c = data.draw(st.sampled_from([ZERO, HALF, ONE]))
    new = [data.draw(vectors(len(X[0])))]

    def moved(A, B):
        return linear(arrays(A) + v, arrays(B) + v) + c

    mine = exact.fit(None, y, C, gram=moved(X, X))
    theirs = exact.fit(None, y, C, gram=linear(X, X))
    assert exact.is_dual_optimum(theirs, mine.alpha)
    assert exact.is_dual_optimum(mine, theirs.alpha)
    assert mine.decision(moved(new, X))[0] == theirs.decision(linear(new, X))[0]
    lengths = mine.interval[1] - mine.interval[0], theirs.interval[1] - theirs.interval[0]
    assert lengths[0] == lengths[1]
    alpha = in_balance(y, abs(np.array(data.draw(vectors(len(y))))))
    assert kernel_dual(moved, X, y, alpha) == kernel_dual(linear, X, y, alpha)


@claim("kernel-scale-and-shift", by="exact", part=2)
@given(kernels, samples(n=(2, 4), d=(1, 2), two_classes=True), penalties, st.data())
def test_any_function_may_be_added(pair, sample, C, data):
    """g is any function of the input, or minus half of k(x, x), and k' need not be a kernel."""
    k, _ = pair
    X, y = sample
    new = [*X, data.draw(vectors(len(X[0])))]
    table = {x: data.draw(rationals) for x in new}
    half = data.draw(st.booleans())

    def g(Z):
        return np.array([-k([z], [z])[0, 0] * HALF if half else table[z] for z in Z])

    def other(A, B):
        return k(A, B) + g(A)[:, None] + g(B)

    if half:
        assert (other(X, new) == -HALF * feature_distances(k, X, new)).all()
    machine = exact.fit(None, y, C, gram=k(X, X))
    best, beta = machine.alpha, in_balance(y, abs(np.array(data.draw(vectors(len(y))))))
    for alpha in (best, beta):
        assert kernel_dual(other, X, y, alpha) == kernel_dual(k, X, y, alpha)
    mine, theirs = (best * y) @ other(X, new), (best * y) @ k(X, new)
    moved = sum(best * y * g(X))
    assert (mine - theirs == moved).all()
    low, high = fitting(y, theirs[:-1], best, C)
    assert fitting(y, mine[:-1], best, C) == (low - moved, high - moved)
    assert (low, high) == machine.interval


@twin(
    "kernel-scale-and-shift",
    says="$b$ stays as it is, too; here for the kernel of the points moved by $1$",
    part=2,
)
@given(planted(n=(2, 3), d=(1, 1), two_classes=True))
def test_twin_the_same_bias(sample):
    moved = [[x + 1] for (x,) in sample.X]
    assert exact.fit(moved, sample.y).b == exact.fit(sample.X, sample.y).b


@twin(
    "kernel-scale-and-shift",
    says="$ck$ and $k$ have the same machine at the same price",
    part=1,
)
@given(samples(n=(1, 3), d=(1, 1)), penalties, positive)
def test_twin_the_same_price(sample, C, c):
    k = linear(sample.X, sample.X)
    mine = exact.fit(None, sample.y, C, bias=False, gram=c * k)
    theirs = exact.fit(None, sample.y, C, bias=False, gram=k)
    assert (mine.margins == theirs.margins).all()


@twin(
    "kernel-scale-and-shift",
    says="the multipliers are the same: only the scores of $ck$ are $c$ times as large",
    part=1,
)
@given(samples(n=(1, 3), d=(1, 1)), penalties, positive)
def test_twin_the_same_multipliers(sample, C, c):
    k = linear(sample.X, sample.X)
    mine = exact.fit(None, sample.y, C, bias=False, gram=c * k)
    theirs = exact.fit(None, sample.y, c * C, bias=False, gram=k)
    assert exact.is_dual_optimum(theirs, mine.alpha)


@twin("kernel-scale-and-shift", says="$k+1$ changes nothing without a bias, too", part=2)
@given(samples(n=(1, 3), d=(1, 1)), penalties)
def test_twin_a_shift_without_a_bias(sample, C):
    k = linear(sample.X, sample.X)
    mine = exact.fit(None, sample.y, C, bias=False, gram=k + 1)
    theirs = exact.fit(None, sample.y, C, bias=False, gram=k)
    assert (mine.margins == theirs.margins).all()


# -------------------------------------------------------------- strictly-pd-separates


@st.composite
def on_the_half_line(draw, n=(1, 5)):
    """Different positive rationals, and labels."""
    x = draw(st.lists(positive, min_size=n[0], max_size=n[1], unique=True))
    return [(v,) for v in x], draw(st.lists(signs, min_size=len(x), max_size=len(x)))


@claim("strictly-pd-separates", by="exact", part=1)
@given(on_the_half_line())
def test_intervals_fit_every_labelling(case):
    """min(x, z) on different positive numbers is positive definite: all margins are 1."""
    X, y = case
    K = minimum(X, X)
    assert all(exact.factor(K).D)
    c = interpolant(K, y)
    assert (K @ c == y).all()
    assert (y * (K @ c) == 1).all()


@claim("strictly-pd-separates", by="exact", part=2)
@given(samples(n=(1, 4), d=(1, 2)), st.data())
def test_null_vectors_are_certificates(sample, data):
    """Labels by the signs of a v with Kv = 0, found by the library; any labels where v is 0."""
    K = linear(sample.X, sample.X)
    found = inseparable_labels(K, bias=False)
    if when(found is not None):
        v = found.weights * found.y
        assert v.any()
        assert not (K @ v).any()
        y = [data.draw(signs) if not c else t for c, t in zip(v, found.y.tolist(), strict=True)]
        assert check_gordan(sample.X, y, found.weights, bias=False)
        assert not exact.alternative(sample.X, y, bias=False).separable


def labellings(n):
    return [[1 if bits >> i & 1 else -1 for i in range(n)] for bits in range(2**n)]


@claim("strictly-pd-separates", by="exact", part=(3, 4))
@given(samples(n=(1, 4), d=(1, 3)), biases)
@example(sample=Sample([(ZERO,)], [1]), bias=True)
@example(sample=Sample([(ONE,), (2 * ONE,)], [1, 1]), bias=True)
@example(sample=Sample([(ONE, ZERO), (ZERO, ONE), (ONE, ONE)], [1, 1, 1]), bias=True)
def test_every_labelling_is_tried(sample, bias):
    """All 2^n labellings, against the rational factors of K, or of the centred K. In the examples
    the points are dependent, and with a bias they can be separated all the same."""
    X = arrays(sample.X)
    rows = X - X[0] if bias else X
    K = linear(rows, rows)[1:, 1:] if bias else linear(rows, rows)
    definite = not len(K) or all(exact.factor(K).D)
    tried = [exact.alternative(X, y, bias=bias).separable for y in labellings(len(X))]
    both_ways(all(tried), definite)
    found = inseparable_labels(linear(X, X), bias=bias)
    assert (found is None) == definite


@st.composite
def definite(draw, n=(1, 4)):
    """A positive definite matrix, as L L' with ones on the diagonal of L, and labels."""
    size = draw(st.integers(*n))
    L = np.array([[ZERO] * size for _ in range(size)], dtype=object)
    for i in range(size):
        L[i, :i] = draw(vectors(i, integers))
        L[i, i] = ONE
    return L @ L.T, draw(st.lists(signs, min_size=size, max_size=size))


@claim("hard-margin-interpolates", by="exact", part="all")
@given(definite())
@example((np.array([[ONE, 2 * ONE], [2 * ONE, 5 * ONE]]), [1, 1]))
def test_when_interpolating_is_best(case):
    K, y = case
    machine = exact.fit(None, y, bias=False, gram=K)
    length = 2 * machine.primal
    assert length <= interpolation_norm(K, y)
    both_ways(length == interpolation_norm(K, y), (y * interpolant(K, y) >= 0).all())


@claim("strictly-pd-separates", by="exact", part=1)
@given(definite())
def test_interpolating_with_any_definite_matrix(case):
    K, y = case
    assert (y * (K @ interpolant(K, y)) == 1).all()


@claim("strictly-pd-separates", by="property", part=1)
@given(st.sets(st.integers(-10, 10), min_size=2, max_size=6), st.data())
def test_gaussians_fit_every_labelling(numbers, data):
    """A width at which distinct integers have a well-conditioned Gram matrix."""
    X = np.array(sorted(numbers), dtype=float)[:, None]
    y = data.draw(st.lists(signs, min_size=len(X), max_size=len(X)))
    machine = svm.fit(X, y, kernel=rbf(0.7), bias=False)
    assert (machine.margins >= 1 - 1e-6).all()


@twin(
    "strictly-pd-separates",
    says="a positive semidefinite Gram matrix is enough; here $x=1,2$, linear, without a bias",
    over=labellings(2),
    part=(1, 3),
)
def test_twin_semidefinite_is_enough(y):
    assert exact.alternative([[1], [2]], y, bias=False).separable


@twin(
    "strictly-pd-separates",
    says="if the labelling at hand is separable, the Gram matrix is positive definite",
    part=(2, 3),
)
@given(planted(n=(1, 3), d=(1, 2), bias=False))
def test_twin_one_labelling_tells(sample):
    assert all(exact.factor(linear(sample.X, sample.X)).D)


@twin(
    "strictly-pd-separates",
    says="with a bias a semidefinite Gram matrix is enough; here $x=-1,0,1$, linear",
    over=labellings(3),
    part=4,
)
def test_twin_semidefinite_with_a_bias(y):
    assert exact.alternative([[-1], [0], [1]], y).separable


@twin(
    "strictly-pd-separates",
    says="with a bias, too, all labellings are separable only if the Gram matrix is positive "
    "definite",
    part=4,
)
@given(samples(n=(1, 3), d=(1, 2)))
def test_twin_a_bias_does_not_help(sample):
    K = linear(sample.X, sample.X)
    assert (inseparable_labels(K) is None) <= all(exact.factor(K).D)


@twin("hard-margin-interpolates", says="the interpolating $w$ is the hard margin's", part=2)
@given(definite(n=(2, 2)))
def test_twin_interpolation_is_the_machine(case):
    K, y = case
    machine = exact.fit(None, y, bias=False, gram=K)
    assert 2 * machine.primal == interpolation_norm(K, y)


@twin(
    "hard-margin-interpolates",
    says="the hard margin needs no more than $\\frac12y^\\top\\mathbf K^{-1}y$",
    part=1,
)
@given(definite())
def test_twin_half_of_the_norm(case):
    K, y = case
    assert 2 * exact.fit(None, y, bias=False, gram=K).primal <= interpolation_norm(K, y) / 2


# -------------------------------------------------------------- the library at its edges


def test_a_machine_from_a_gram_matrix_in_floats():
    """`precomputed` looks up kernel values; the score is made of those of the support vectors. Each
    w is within the root of 2 (primal - dual) of the best one."""
    X = np.random.default_rng(0).normal(size=(12, 2))
    y = np.where(X[:, 0] * X[:, 1] > 0, 1, -1)
    K = polynomial(2)(X, X)
    places = np.arange(9)[:, None]
    machine = svm.fit(places, y[:9], 1, kernel=precomputed(K), bias=False)
    seen = svm.fit(X[:9], y[:9], 1, kernel=polynomial(2), bias=False)
    near = sum(np.sqrt(2 * s.gap * s.primal) for s in (machine, seen))
    away = machine.decision([[9], [10], [11]]) - seen.decision(X[9:])
    assert (abs(away) <= near * np.sqrt(np.diag(K)[9:])).all()


def test_what_is_refused():
    with pytest.raises(BadInput, match="gram is not positive definite"):
        interpolant([[1, 2], [2, 4]], [1, -1])
    with pytest.raises(BadInput, match="not positive semidefinite"):
        inseparable_labels([[1, 2], [2, 1]])
    with pytest.raises(BadInput, match="targets needs 2 entries"):
        interpolant([[1, 0], [0, 1]], [1])
    assert repr(inseparable_labels([[0]], bias=False)) == "Inseparable(y=<1>, weights=<1>)"
