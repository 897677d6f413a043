"""Kernels from kernels, each rule with its features, in exact arithmetic where exp allows it."""

import math
from fractions import Fraction
from itertools import combinations_with_replacement, product

import mpmath
import numpy as np
import oracles
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import rationals as exact_array
from margins.kernels import conjugated, gram, linear, normalised, pointwise, polynomial, scaled
from strategies import (
    HALF,
    ONE,
    ZERO,
    integers,
    nonnegative,
    points,
    positive,
    rational_lengths,
    rationals,
    signs,
    vectors,
)

KERNELS = st.sampled_from([linear, polynomial(2), polynomial(2, Fraction(1, 2), 2)])
counts = st.integers(0, 4)
DIGITS = 60


def array(rows):
    return exact_array("rows", rows, 2)


def grams(rows):
    """The inner products of all pairs."""
    return array([[oracles.dot(a, b) for b in rows] for a in rows])


def form(K, v):
    return sum(a * b * K[i][j] for i, a in enumerate(v) for j, b in enumerate(v))


@st.composite
def samples(draw, n=(1, 4), d=(1, 2)):
    """Exact points."""
    return array(draw(points(draw(st.integers(*n)), draw(st.integers(*d)))))


@st.composite
def pairs(draw, n=(1, 4)):
    """Two Gram matrices of the same size, with their feature vectors."""
    size = draw(st.integers(*n))
    left, right = (draw(points(size, draw(st.integers(1, 2)))) for _ in range(2))
    return left, right, grams(left), grams(right)


# -------------------------------------------------------------- kernel-closure-scale


@claim("kernel-closure-scale", by="exact", part=1)
@given(samples(), KERNELS, nonnegative)
def test_a_multiple_has_scaled_features(X, kernel, c):
    """The weight c of the features is the square of their factor."""
    assert (scaled(c, kernel).features(X).gram() == c * kernel(X, X)).all()
    assert (scaled(c, kernel)(X, X) == c * kernel(X, X)).all()
    assert oracles.semidefinite((c * kernel(X, X)).tolist())


@claim("kernel-closure-scale", by="exact", part=2)
@given(samples(n=(1, 3)), rationals)
@example(array([[0], [0]]), -ONE)
def test_negative_multiples_of_zero_only(X, c):
    K = gram(linear, X)
    both_ways(oracles.semidefinite((c * K).tolist()), c >= 0 or not K.any())


@twin("kernel-closure-scale", says="$ck$ is a kernel for every real $c$", part=1)
@given(X=samples(n=(1, 2)), c=rationals)
def test_twin_every_multiple(X, c):
    assert exact.is_psd(c * gram(linear, X))


@twin("kernel-closure-scale", says="the features of $ck$ are $c\\varphi$", part=1)
@given(x=rationals, c=nonnegative)
def test_twin_features_times_c(x, c):
    assert (c * x) * (c * x) == c * (x * x)


@twin("kernel-closure-scale", says="$ck$ is a kernel if and only if $c\\ge0$", part=2)
@given(X=samples(n=(1, 2)), c=rationals)
@example(X=array([[0]]), c=-ONE)
def test_twin_without_the_zero_kernel(X, c):
    both_ways(exact.is_psd(c * gram(linear, X)), c >= 0)


# -------------------------------------------------------------- kernel-closure-sum


@claim("kernel-closure-sum", by="exact", part=1)
@given(samples(), KERNELS, KERNELS)
def test_features_side_by_side(X, k, other):
    K = (k + other)(X, X)
    assert (k(X, X) + other(X, X) == K).all()
    assert ((k + other).features(X).gram() == K).all()
    assert oracles.semidefinite(K.tolist())


@claim("kernel-closure-sum", by="exact", part=2)
@given(samples(n=(1, 3)), st.lists(st.tuples(nonnegative, KERNELS), min_size=1, max_size=3))
def test_combinations_with_weights(X, terms):
    total = sum(c * k(X, X) for c, k in terms)
    assert oracles.semidefinite(total.tolist())


@twin("kernel-closure-sum", says="the difference of two kernels is a kernel", part=1)
@given(pair=pairs(n=(1, 2)))
def test_twin_the_difference(pair):
    _, _, K, M = pair
    assert exact.is_psd(K - M)


@twin(
    "kernel-closure-sum",
    says=r"the smaller of two kernels is a kernel, too; here of "
    r"$\begin{pmatrix}1&2\\2&4\end{pmatrix}$ and $\begin{pmatrix}4&2\\2&1\end{pmatrix}$",
    over=[([[1, 2], [2, 4]], [[4, 2], [2, 1]])],
    part=1,
)
def test_twin_the_smaller(K, M):
    premise(exact.is_psd(K) and exact.is_psd(M))
    assert exact.is_psd(np.minimum(K, M))


@twin("kernel-closure-sum", says="it is enough that the weights add up to $1$", part=2)
@given(pair=pairs(n=(1, 2)), c=rationals)
def test_twin_weights_that_add_up(pair, c):
    _, _, K, M = pair
    assert exact.is_psd(c * K + (1 - c) * M)


# -------------------------------------------------------------- kernel-closure-conjugation


@claim("kernel-closure-conjugation", by="exact", part=1)
@given(samples(), KERNELS, rationals, rationals)
def test_features_times_a_function(X, kernel, a, b):
    k = conjugated(lambda X: a * X[:, 0] + b, kernel)
    f = a * X[:, 0] + b
    assert (k(X, X) == f[:, None] * kernel(X, X) * f).all()
    assert (k.features(X).gram() == k(X, X)).all()
    assert oracles.semidefinite(k(X, X).tolist())


@claim("kernel-closure-conjugation", by="exact", part=2)
@given(samples(d=(1, 1)), KERNELS)
def test_points_of_another_set(X, kernel):
    """g takes numbers to points of the plane; the features are those of g(x)."""
    k = pointwise(lambda x, z: kernel([[x, x * x]], [[z, z * z]])[0, 0])
    image = np.hstack((X, X**2))
    assert (k(X, X) == kernel(image, image)).all()
    assert (kernel.features(image).gram() == k(X, X)).all()
    assert oracles.semidefinite(k(X, X).tolist())


@twin(
    "kernel-closure-conjugation",
    says="$\\bigl(f(x)+f(z)\\bigr)k(x,z)$ is a kernel; here $f\\ge0$ and $k=1$",
    part=1,
)
@given(f=st.tuples(nonnegative, nonnegative))
def test_twin_the_sum_of_factors(f):
    assert exact.is_psd([[a + b for b in f] for a in f])


@twin("kernel-closure-conjugation", says="$k(g(x),h(z))$ is a kernel for any $g$ and $h$", part=2)
@given(X=samples(n=(1, 2), d=(1, 1)))
def test_twin_two_maps(X):
    K = linear(X, 1 - X)
    assert (K == K.T).all()


# -------------------------------------------------------------- normalised-kernel


@st.composite
def with_lengths(draw, n=(1, 4)):
    """Points of the plane with their lengths, sometimes 0."""
    rows = draw(st.lists(st.one_of(rational_lengths(), st.just(((ZERO, ZERO), ZERO))),
                         min_size=n[0], max_size=n[1]))  # fmt: skip
    return [x for x, _ in rows], [length for _, length in rows]


def divided(X, lengths):
    """The linear kernel, normalised."""
    return [
        [oracles.dot(x, z) / (a * b) if a and b else ZERO for z, b in zip(X, lengths, strict=True)]
        for x, a in zip(X, lengths, strict=True)
    ]


@claim("normalised-kernel", by="exact", part="all")
@given(with_lengths())
def test_angles_in_feature_space(case):
    X, lengths = case
    K = divided(X, lengths)
    units = [[v / a for v in x] if a else x for x, a in zip(X, lengths, strict=True)]
    assert grams(units).tolist() == K
    assert oracles.semidefinite(K)
    assert all(K[i][i] == (1 if a else 0) for i, a in enumerate(lengths))
    assert all(abs(v) <= 1 for row in K for v in row)
    size = range(len(X))
    assert all(
        lengths[i] * K[i][j] * lengths[j] == oracles.dot(X[i], X[j]) for i in size for j in size
    )
    found = normalised(linear)(array(X), array(X))
    assert np.allclose(found, np.array(K, dtype=float), atol=1e-14)


@twin(
    "normalised-kernel",
    says="it is enough to divide $k(x,z)$ by $k(x,x)$",
    part=1,
)
@given(x=positive, z=positive)
def test_twin_divided_once(x, z):
    K = [[a * b / (a * a) for b in (x, z)] for a in (x, z)]
    assert K[0][1] == K[1][0]


@twin("normalised-kernel", says="$k^\\circ(x,z)=1$ only for $x=z$", part=2)
@given(case=with_lengths(n=(2, 2)))
@example(case=([(ONE, ZERO), (2 * ONE, ZERO)], [ONE, 2 * ONE]))
def test_twin_one_at_equal_points_only(case):
    X, lengths = case
    if when(divided(X, lengths)[0][1] == 1):
        assert X[0] == X[1]


@twin("normalised-kernel", says="$k$ is $k^\\circ$ up to a constant factor", part=3)
@given(case=with_lengths(n=(2, 2)))
def test_twin_a_constant_factor(case):
    X, lengths = case
    K, normal = grams(X), divided(X, lengths)
    if when(normal[0][0] == normal[1][1]):
        assert K[0][0] == K[1][1]


# -------------------------------------------------------------- kernel-closure-product


@claim("kernel-closure-product", by="exact", part=1)
@given(pairs())
def test_products_of_entries(pair):
    _, _, K, M = pair
    assert oracles.semidefinite((K * M).tolist())


@claim("kernel-closure-product", by="exact", part=2)
@given(samples(n=(1, 3)), KERNELS, KERNELS, counts)
def test_products_and_powers_of_kernels(X, k, other, j):
    assert ((k * other)(X, X) == k(X, X) * other(X, X)).all()
    assert oracles.semidefinite((k * other)(X, X).tolist())
    assert oracles.semidefinite((k(X, X) ** j).tolist())


@claim("kernel-closure-product", by="exact", part=3)
@given(pairs(), samples(n=(1, 3)), KERNELS, KERNELS)
def test_all_products_of_two_features(pair, X, k, other):
    left, right, K, M = pair
    both = [[p * q for p in x for q in z] for x, z in zip(left, right, strict=True)]
    assert (grams(both) == K * M).all()
    assert ((k * other).features(X).gram() == k(X, X) * other(X, X)).all()


@twin(
    "kernel-closure-product",
    says="the usual product $\\mathbf K\\mathbf M$ of semidefinite matrices is semidefinite",
    part=1,
)
@given(pair=pairs(n=(2, 2)))
def test_twin_the_product_of_matrices(pair):
    _, _, K, M = pair
    assert (K @ M == (K @ M).T).all()


@twin(
    "kernel-closure-product",
    says=r"the root of a kernel with values $\ge0$ is a kernel; here of "
    r"$\begin{pmatrix}9&4&0\\4&4&4\\0&4&9\end{pmatrix}$, entry by entry",
    over=[[[3, 2, 0], [2, 2, 2], [0, 2, 3]]],
    part=(1, 2),
)
def test_twin_the_root(R):
    premise(exact.is_psd(np.square(R)))
    assert exact.is_psd(R)


@twin(
    "kernel-closure-product",
    says=r"$|k|$ is a kernel, as the root of $k^2$; here $k(x,z)=\langle x,z\rangle$ at $(1,1)$, "
    "$(1,0)$, $(1,-1)$, $(0,1)$",
    over=[[(1, 1), (1, 0), (1, -1), (0, 1)]],
    part=2,
)
def test_twin_the_absolute_value(X):
    assert exact.is_psd(abs(gram(linear, X)))


@twin(
    "kernel-closure-product",
    says=r"the products $\varphi_1(x)_a\varphi_2(x)_a$ of features with the same number are enough",
    part=3,
)
@given(x=vectors(2), z=vectors(2))
def test_twin_the_same_number(x, z):
    pair = [[v * v for v in point] for point in (x, z)]
    assert oracles.dot(*pair) == oracles.dot(x, z) ** 2


# -------------------------------------------------------------- kernel-closure-limit


@st.composite
def near(draw, n=(1, 4)):
    """A symmetric matrix, one within delta of it, a vector, and delta."""
    size, delta = draw(st.integers(*n)), draw(nonnegative) / draw(st.sampled_from([1, 60, 60]))
    cells = [(i, j) for i in range(size) for j in range(i, size)]
    K, M = (np.full((size, size), ZERO) for _ in range(2))
    for i, j in cells:
        K[i, j] = K[j, i] = draw(integers)
        M[i, j] = M[j, i] = K[i, j] + delta * draw(st.sampled_from([-ONE, -HALF, ZERO, ONE]))
    return K, M, draw(vectors(size)), delta


@claim("kernel-closure-limit", by="exact", part=(1, 3))
@given(pairs(), st.integers(0, 10**6))
def test_the_form_of_a_limit_is_not_negative(pair, j):
    """K + P/j tends to K. If K has a negative form, so have all K + P/j from some j on."""
    _, _, K, M = pair
    K, P = K - M, K + M
    if when(not oracles.semidefinite(K.tolist())):
        v = exact.psd_witness(K)
        total, far = sum(abs(v)) ** 2, max(abs(P.ravel()))
        least = int(far * total / -form(K, v)) + 1 + j
        assert not exact.is_psd(K + P / least)


@claim("kernel-closure-limit", by="exact", part=2)
@given(near())
def test_forms_are_as_near_as_entries(case):
    """At the bound for the matrix K + delta s s' with the signs s of v, which it then reaches."""
    K, M, v, delta = case
    bound = delta * sum(map(abs, v)) ** 2
    assert abs(form(K, v) - form(M, v)) <= bound
    side = [1 if a >= 0 else -1 for a in v]
    assert form(K + delta * np.outer(side, side), v) - form(K, v) == bound


@claim("kernel-closure-limit", by="exact", part=3)
@given(near(), st.sampled_from([ZERO, HALF, Fraction(99, 100), ONE]))
def test_no_kernel_is_near(case, share):
    """The nearest to one is K + delta s s'; at the bound itself its form is 0."""
    K, _, v, _ = case
    K = -K if form(K, v) > 0 else K
    if when(form(K, v) < 0):
        side = np.array([1 if a >= 0 else -1 for a in v])
        delta = share * -form(K, v) / sum(map(abs, v)) ** 2
        found = form(K + delta * np.outer(side, side), v)
        both_ways(found < 0, share < 1)
        assert share == 1 or not exact.is_psd(K + delta * np.outer(side, side))


@twin(
    "kernel-closure-limit",
    says="limits of positive definite kernels are positive definite; here of "
    r"$1+\frac1j1\{x=z\}$",
    over=[(10, 1e-9)],
    part=1,
)
def test_twin_the_limit_is_definite(last, tiny):
    premise(
        all(exact.factor(np.array([[j + 1, j], [j, j + 1]])).D.min() > 0 for j in range(1, last))
    )
    assert exact.factor([[1, 1], [1, 1]]).D.min() > tiny


@twin("kernel-closure-limit", says=r"the forms differ by at most $\delta\sum_iv_i^2$", part=2)
@given(case=near(n=(1, 2)))
@example(case=(array([[0, 0], [0, 0]]), array([[1, 1], [1, 1]]), (ONE, ONE), ONE))
def test_twin_the_sum_of_squares(case):
    K, M, v, delta = case
    assert abs(form(K, v) - form(M, v)) <= delta * oracles.square(v)


@twin(
    "kernel-closure-limit",
    says="a negative form in floats is enough, however near to $0$",
    part=3,
)
@given(case=near(n=(1, 2)))
@example(case=(array([[-1]]), array([[0]]), (ONE,), ONE))
def test_twin_however_near(case):
    K, M, v, _ = case
    if when(form(K, v) < 0):
        assert not exact.is_psd(M)


# -------------------------------------------------------------- kernel-closure-exp


def number(v):
    return mpmath.mpf(v.numerator) / v.denominator


def shortfall(t, m):
    """e^t - (1 + t/m)^m, and its bound without the constant."""
    with mpmath.workdps(DIGITS):
        e = mpmath.exp(number(t))
        return e - (1 + number(t) / m) ** m, number(t) ** 2 / m * e


@claim("kernel-closure-exp", by="property", part=1)
@given(rationals, st.integers(1, 50))
@example(-ONE, 1)
@example(ONE, 1)
def test_powers_tend_to_exp(t, m):
    """Equality at t = -1, m = 1, in 60 digits."""
    m = max(m, math.ceil(abs(t)))
    gap, bound = shortfall(t, m)
    tiny = mpmath.mpf(10) ** -50
    assert -tiny <= gap <= bound + tiny
    if (t, m) == (-1, 1):
        assert abs(gap - bound) < tiny


@claim("kernel-closure-exp", by="property", part=2)
@given(st.integers(1, 4).flatmap(lambda n: st.tuples(points(n, 2), vectors(n))))
def test_the_form_of_exp_is_not_negative(case):
    """In 60 digits."""
    rows, v = case
    with mpmath.workdps(DIGITS):
        found = sum(
            number(a * b) * mpmath.exp(number(oracles.dot(x, z)))
            for a, x in zip(v, rows, strict=True)
            for b, z in zip(v, rows, strict=True)
        )
        assert found >= -(mpmath.mpf(10) ** -25)


shares = st.builds(Fraction, st.integers(-4, 4), st.just(5))


@claim("kernel-closure-exp", by="exact", part=3)
@given(st.lists(shares, min_size=1, max_size=4), st.lists(nonnegative, max_size=4))
def test_power_series_with_weights(X, weights):
    """All polynomials; and 1 + k + k^2 + ... = 1/(1 - k) where |k| < 1."""
    K = grams([[x] for x in X])
    finite = sum((c * K**j for j, c in enumerate(weights)), start=0 * K)
    assert oracles.semidefinite(finite.tolist())
    assert oracles.semidefinite((1 / (1 - K)).tolist())


def monomials(x, degree):
    """x^q and q! for all multi-indices q of the degree."""
    for chosen in combinations_with_replacement(range(len(x)), degree):
        powers = [chosen.count(a) for a in range(len(x))]
        yield (
            math.prod(v**q for v, q in zip(x, powers, strict=True)),
            math.prod(map(math.factorial, powers)),
        )


@claim("kernel-closure-exp", by="exact", part=4)
@given(st.integers(1, 3).flatmap(lambda d: st.tuples(vectors(d), vectors(d))), counts)
def test_features_of_exp_degree_by_degree(pair, j):
    """Those of degree j have the inner product k^j/j!; the sum over all j is e^k."""
    x, z = pair
    terms = zip(monomials(x, j), monomials(z, j), strict=True)
    total = sum(a * b / weight for (a, weight), (b, _) in terms)
    assert total == oracles.dot(x, z) ** j / math.factorial(j)


@twin(
    "kernel-closure-exp",
    says=r"$e^t-(1+\frac tm)^m\le\frac9{10}\,\frac{t^2}me^t$",
    part=1,
)
@given(t=rationals, m=st.integers(1, 10))
@example(t=-ONE, m=1)
def test_twin_nine_tenths(t, m):
    gap, bound = shortfall(t, max(m, math.ceil(abs(t))))
    assert gap <= bound * 9 / 10


@twin(
    "kernel-closure-exp",
    says=r"$(1+\frac tm)^m\le e^t$ for every $m\ge1$, also below $|t|$",
    part=1,
)
@given(t=rationals, m=st.integers(1, 10))
@example(t=Fraction(-3), m=2)
def test_twin_every_power_from_below(t, m):
    gap, _ = shortfall(t, m)
    assert gap >= -(mpmath.mpf(10) ** -40)


@twin(
    "kernel-closure-exp",
    says=r"$e^t-(1+\frac tm)^m\le\frac{t^2}me^t$ for every $m\ge1$, also below $|t|$",
    part=1,
)
@given(t=rationals, m=st.integers(1, 10))
@example(t=Fraction(-3), m=1)
def test_twin_every_power_from_above(t, m):
    gap, bound = shortfall(t, m)
    assert gap <= bound + mpmath.mpf(10) ** -40


@twin(
    "kernel-closure-exp",
    says=r"back again: $\ln k$ is a kernel if $k$ is one with values $>0$; here with the matrix "
    r"$\begin{pmatrix}1&\frac12\\\frac12&1\end{pmatrix}$",
    over=[[[1, 0.5], [0.5, 1]]],
    part=2,
)
def test_twin_the_logarithm(K):
    logs = np.log(K)
    assert logs[0, 1] ** 2 <= logs[0, 0] * logs[1, 1]


@twin(
    "kernel-closure-exp",
    says="the signs of the $c_j$ do not matter: $1-k+k^2-\\dots=1/(1+k)$ is a kernel",
    part=3,
)
@given(X=st.lists(shares, min_size=1, max_size=2))
@example(X=[ZERO, Fraction(1, 5)])
def test_twin_alternating_signs(X):
    assert exact.is_psd(1 / (1 + grams([[x] for x in X])))


@twin(
    "kernel-closure-exp", says="the features are $\\varphi(x)^q$, without the root of $q!$", part=4
)
@given(x=rationals, z=rationals)
def test_twin_without_factorials(x, z):
    assert (x * x) * (z * z) == (x * z) ** 2 / 2


# -------------------------------------------------------------- closure-one-way


@claim("closure-one-way", by="exact", part=1)
@given(st.integers(1, 4), st.integers(1, 50))
def test_minus_one_becomes_a_kernel(n, j):
    """Any n points: the matrix with all entries -1."""
    K = np.full((n, n), -ONE)
    zero = np.full(n, ZERO)
    assert not exact.is_psd(K)
    assert not exact.is_psd(K / j)
    for made in (0 * K, K + 1, zero[:, None] * K * zero, K * K):
        assert exact.is_psd(made)
    assert exact.is_psd(np.full((n, n), Fraction(math.exp(-1))))


def powers(X, q):
    """q to the |x - z|^2: the Gaussian kernel with e^(-1/(2 sigma^2)) = q, exact at integers."""
    return [[q ** int(oracles.square(np.subtract(x, z))) for z in X] for x in X]


whole = st.integers(-2, 2)
sites = st.lists(st.tuples(whole, whole), min_size=1, max_size=5)
bases = st.sampled_from([HALF, Fraction(1, 10), Fraction(9, 10), Fraction(99, 100)])


@claim("closure-one-way", by="exact", part=2)
@given(sites, bases)
def test_the_exponent_of_a_gaussian_is_no_kernel(X, q):
    """Its Gram matrix is 0 on the diagonal, so it is semidefinite for copies of one point only."""
    K = [[-oracles.square(np.subtract(x, z)) / 2 for z in X] for x in X]
    both_ways(exact.is_psd(K), len(set(X)) == 1)
    assert exact.is_psd(powers(X, q))


@twin(
    "closure-one-way",
    says="the rules are a test: if $k\\cdot l$ is a kernel, so are $k$ and $l$",
    settles="e3-second-test",
    over=[[[-1, -1], [-1, -1]]],
    part=1,
)
def test_twin_a_kernel_has_kernels_as_parts(K):
    premise(exact.is_psd(np.square(K)))
    assert exact.is_psd(K)


@twin(
    "closure-one-way",
    says=r"if $e^k$ is a kernel, so is $k$; here $k(x,z)=-\frac12\lVert x-z\rVert^2$",
    part=2,
)
@given(X=sites)
def test_twin_the_exponent_is_a_kernel(X):
    premise(exact.is_psd(powers(X, HALF)))
    assert exact.is_psd([[-oracles.square(np.subtract(x, z)) / 2 for z in X] for x in X])


# -------------------------------------------------------------- polynomial-kernel


def power(x, z, offset, degree):
    return (oracles.dot(x, z) + offset) ** degree


@claim("polynomial-kernel", by="exact", part=1)
@given(samples(n=(1, 3)), positive, signs, st.integers(1, 4))
def test_a_kernel_exactly_for_an_offset_from_zero_on(X, a, side, degree):
    """For o = -a^2 the points x of length a, and -x, are among those that are tried."""
    offset = side * a * a
    far = [a, *([ZERO] * (X.shape[1] - 1))]
    tried = [*X.tolist(), far, [-v for v in far]]
    K = [[power(x, z, offset, degree) for z in tried] for x in tried]
    both_ways(oracles.semidefinite(K), offset >= 0)
    K = [[power(x, z, 0, degree) for z in tried] for x in tried]
    assert oracles.semidefinite(K)


@claim("polynomial-kernel", by="exact", part=2)
@given(samples(n=(1, 3), d=(1, 3)), nonnegative, st.integers(1, 4), positive)
def test_monomials_are_features(X, offset, degree, scale):
    d, kernel = X.shape[1], polynomial(degree, offset, scale)
    found = kernel.features(X)
    assert (found.gram() == (X @ X.T / scale**2 + offset) ** degree).all()
    size = math.comb(d + degree, degree) if offset else math.comb(d + degree - 1, degree)
    assert found.values.shape[1] == size
    assert (found.weights > 0).all()


@twin("polynomial-kernel", says="for even $p$ the offset may be negative", part=1)
@given(x=rationals, z=rationals)
@example(x=ONE, z=-ONE)
def test_twin_even_degrees(x, z):
    assert exact.is_psd([[power([a], [b], -1, 2) for b in (x, z)] for a in (x, z)])


@twin("polynomial-kernel", says="the features of $(1+xz)^2$ are $1$, $x$ and $x^2$", part=2)
@given(x=rationals, z=rationals)
def test_twin_without_the_weights(x, z):
    assert 1 + x * z + x * x * z * z == power([x], [z], 1, 2)


@twin("polynomial-kernel", says=r"there are $(d+1)^p$ different features", part=2)
@given(d=st.integers(1, 3), p=st.integers(1, 3))
def test_twin_as_many_as_products(d, p):
    assert polynomial(p).features([[1] * d]).values.shape[1] == (d + 1) ** p


# -------------------------------------------------------------- gaussians-independent


def somewhere(X, v, q):
    """Whether sum v_i q^(|x_i - x|^2) is not 0 at some t x_l, for a longest x_l with v_l not 0.

    As a function of t it is a sum of at most n exponentials, so n values of t are enough.
    """
    used = [x for x, a in zip(X, v, strict=True) if a] or X
    longest = max(used, key=oracles.square)
    tried = [tuple(t * c for c in longest) for t in range(len(X))]
    return any(
        sum(a * q ** int(oracles.square(np.subtract(x, z))) for x, a in zip(X, v, strict=True))
        for z in tried
    )


different = st.lists(st.tuples(whole, whole), min_size=1, max_size=4, unique=True)


@claim("gaussians-independent", by="exact")
@given(different, bases, st.data())
def test_sums_of_gaussians_vanish_nowhere_but_trivially(X, q, data):
    v = data.draw(vectors(len(X), integers))
    both_ways(somewhere(X, v, q), any(v))


@twin("gaussians-independent", says="the points may be repeated")
@given(X=st.lists(st.tuples(whole), min_size=2, max_size=2), v=vectors(2, integers))
@example(X=[(1,), (1,)], v=(ONE, -ONE))
def test_twin_repeated_points(X, v):
    assert somewhere(X, v, HALF) == any(v)


# -------------------------------------------------------------- gaussian-kernel


@claim("gaussian-kernel", by="exact", part=(1, 2))
@given(sites, bases)
def test_gaussians_of_different_points_are_definite(X, q):
    """Exact, for e^(-1/(2 sigma^2)) = q and points with integer coordinates."""
    D = exact.factor(powers(X, q)).D
    assert (D >= 0).all()
    both_ways(bool((D > 0).all()), len(set(X)) == len(X))


@claim(
    "gaussian-kernel", by="enumeration", over=product(range(1, 7), (HALF, Fraction(9, 10))), part=3
)
def test_every_rank_occurs(n, q):
    """n points on a line: a feature space has at least n dimensions, for every n."""
    found = exact.factor(powers([(t,) for t in range(n)], q))
    assert (found.D > 0).sum() == n


@twin("gaussian-kernel", says="the Gram matrix of any points is positive definite", part=2)
@given(X=sites)
def test_twin_any_points(X):
    assert (exact.factor(powers(X, HALF)).D > 0).all()


@twin(
    "gaussian-kernel",
    says=r"every function that falls with the distance is a kernel; here $1\{|x-z|\le1\}$",
    part=1,
)
@given(X=st.lists(whole, min_size=1, max_size=3))
@example(X=[0, 1, 2])
def test_twin_all_that_falls(X):
    assert exact.is_psd([[Fraction(abs(x - z) <= 1) for z in X] for x in X])


@twin("gaussian-kernel", says="three dimensions are enough for points on a line", part=3)
@given(n=st.integers(1, 5))
def test_twin_three_dimensions(n):
    assert (exact.factor(powers([(t,) for t in range(n)], HALF)).D > 0).sum() <= 3
