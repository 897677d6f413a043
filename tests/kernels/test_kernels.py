"""Gram matrices, semidefinite matrices, and what a kernel is, in exact arithmetic."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import oracles
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import rationals as exact_array
from margins.kernels import gram, linear, polynomial, precomputed
from strategies import HALF, ONE, ZERO, integers, points, positive, rationals, vectors

KERNELS = st.sampled_from([linear, polynomial(2), polynomial(3, Fraction(1, 2)), 2 * linear])


def array(rows):
    return exact_array("rows", rows, 2)


def form(K, v):
    """v'Kv."""
    return sum((a * b * K[i][j] for i, a in enumerate(v) for j, b in enumerate(v)), ZERO)


@st.composite
def mapped(draw, n=(1, 5), d=(1, 2)):
    """Points, a kernel, and as many coefficients: sometimes such that w = 0."""
    X = array(draw(points(draw(st.integers(*n)), draw(st.integers(*d)))))
    kernel, v = draw(KERNELS), draw(vectors(len(X), integers))
    if draw(st.booleans()):  # what the last feature vector is of the others, if they are dependent
        factor = exact.factor(kernel(X, X))
        free = np.flatnonzero(factor.D == 0)
        if len(free):
            right = np.zeros(len(X), dtype=object) + ZERO
            right[free[0]] = ONE
            transposed = [list(row) for row in factor.L.T]
            v = tuple(oracles.gauss(transposed, list(right)))
    return X, kernel, np.array(v, dtype=object)


def features(kernel, X):
    """Feature vectors, and the inner product of two of them."""
    found = kernel.features(X)
    return found.values, lambda a, b: (a * found.weights * b).sum()


# -------------------------------------------------------------- gram-psd


@claim("gram-psd", by="exact", part=(1, 2))
@given(mapped(), st.data())
def test_the_form_is_a_square(case, data):
    """In the explicit feature space; x is any point."""
    X, kernel, v = case
    x = array([data.draw(vectors(X.shape[1]))])
    phi, inner = features(kernel, np.vstack((X, x)))
    w, K = v @ phi[:-1], kernel(X, X)
    assert inner(w, phi[-1]) == v @ kernel(X, x)[:, 0]
    assert (K == K.T).all()
    assert form(K, v) == inner(w, w) >= 0
    assert exact.is_psd(K)


@claim("gram-psd", by="exact", part=3)
@given(mapped(), st.data())
def test_the_form_vanishes_with_the_combination(case, data):
    """Four conditions that hold together, or not at all."""
    X, kernel, v = case
    x = array([data.draw(vectors(X.shape[1]))])
    phi, _ = features(kernel, X)
    w, K = v @ phi, kernel(X, X)
    both_ways(form(K, v) == 0, not w.any())
    both_ways(form(K, v) == 0, not (K @ v).any())
    if when(form(K, v) == 0):
        assert v @ kernel(X, x)[:, 0] == 0


@claim("gram-psd", by="exact", part=3)
@given(mapped())
def test_positive_definite_means_independent_features(case):
    """No pivot is 0 exactly if the feature vectors have the rank n, found without the matrix."""
    X, kernel, _ = case
    phi, _ = features(kernel, X)
    both_ways(bool((exact.factor(kernel(X, X)).D > 0).all()), rank(phi) == len(X))


def rank(rows):
    """By elimination."""
    rows, found = [list(row) for row in rows], 0
    for column in range(len(rows[0])):
        pivot = next((row for row in rows if row[column]), None)
        if pivot is not None:
            rows.remove(pivot)
            found += 1
            rows = [
                [a - row[column] / pivot[column] * p for a, p in zip(row, pivot, strict=True)]
                for row in rows
            ]
    return found


@claim("gram-psd", by="exact", part=4)
@given(st.integers(1, 3).flatmap(lambda d: st.tuples(vectors(d), vectors(d))), KERNELS)
def test_no_value_exceeds_those_on_the_diagonal(pair, kernel):
    K = gram(kernel, array(pair))
    assert K[0, 1] ** 2 <= K[0, 0] * K[1, 1]


@twin(
    "gram-psd",
    says="the Gram matrix of a kernel is positive definite: $v^\\top\\mathbf Kv>0$ for $v\\ne0$",
    settles="e3-pd-vs-psd",
    part=2,
)
@given(X=points(2, 1), v=vectors(2, integers).filter(any))
@example(X=[(ONE,), (ONE + ONE,)], v=(ONE + ONE, -ONE))
def test_twin_positive_definite(X, v):
    assert form(linear(array(X), array(X)), v) > 0


@twin(
    "gram-psd",
    says="positive definite if and only if the points are pairwise different; here with "
    "$k(x,z)=xz$",
    part=3,
)
@given(X=points(2, 1))
def test_twin_different_points(X):
    both_ways(bool((exact.factor(gram(linear, array(X))).D > 0).all()), len(set(X)) == 2)


@twin(
    "gram-psd",
    says=r"$\langle w,\varphi(x)\rangle=\sum_iv_ik(x,x)$: the kernel is asked at the new point "
    "only",
    settles="e3-kernel-args",
    part=1,
)
@given(case=mapped(n=(1, 2), d=(1, 1)), x=rationals)
def test_twin_the_new_point_twice(case, x):
    X, kernel, v = case
    new = array([(x,)])
    phi, inner = features(kernel, np.vstack((X, new)))
    assert inner(v @ phi[:-1], phi[-1]) == sum(v) * kernel(new, new)[0, 0]


@twin("gram-psd", says="$|k(x,z)|$ is at most the smaller of $k(x,x)$ and $k(z,z)$", part=4)
@given(x=rationals, z=rationals)
def test_twin_the_smaller_of_the_two(x, z):
    assert abs(x * z) <= min(x * x, z * z)


# -------------------------------------------------------------- elimination-step


@st.composite
def bordered(draw, p=integers, n=(0, 3), c=integers):
    """The pivot p, the column c, the symmetric block B; and (s, u)."""
    size = draw(st.integers(*n))
    rows = draw(st.lists(vectors(size, integers), min_size=size, max_size=size))
    if draw(st.booleans()):
        B = [[oracles.dot(a, b) for b in rows] for a in rows]
    else:
        B = [[rows[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)]
    return draw(p), draw(vectors(size, c)), B, draw(rationals), draw(vectors(size))


def bordering(p, c, B):
    return [[p, *c], *([a, *row] for a, row in zip(c, B, strict=True))]


def schur(p, c, B):
    return [[B[i][j] - c[i] * c[j] / p for j in range(len(c))] for i in range(len(c))]


@claim("elimination-step", by="exact", part=1)
@given(bordered(p=positive))
def test_the_square_is_completed(case):
    p, c, B, s, u = case
    A, rest = bordering(p, c, B), schur(p, c, B)
    assert form(A, (s, *u)) == p * (s + oracles.dot(c, u) / p) ** 2 + form(rest, u)
    both_ways(oracles.semidefinite(A), oracles.semidefinite(rest))


@claim("elimination-step", by="exact", part=2)
@given(bordered(p=st.just(ZERO), c=st.just(ZERO)))
def test_a_row_of_zeros_changes_nothing(case):
    p, c, B, s, u = case
    assert form(bordering(p, c, B), (s, *u)) == form(B, u)
    both_ways(oracles.semidefinite(bordering(p, c, B)), oracles.semidefinite(B))


@claim("elimination-step", by="exact", part=3)
@given(bordered(p=st.one_of(st.just(ZERO), positive.map(lambda v: -v)), n=(1, 3)), st.data())
def test_what_stops_elimination_is_a_witness(case, data):
    p, c, B, _, _ = case
    i = data.draw(st.integers(0, len(c) - 1))
    unit = [ONE if j == i else ZERO for j in range(len(c))]
    A = bordering(p, c, B)
    if when(p == 0 and c[i] != 0):
        t = -(B[i][i] + 1) / (2 * c[i])
        assert form(A, (t, *unit)) == -1
        assert not oracles.semidefinite(A)
    if when(p < 0):
        assert form(A, (ONE, *([ZERO] * len(c)))) == p
        assert not oracles.semidefinite(A)


@twin("elimination-step", says="for $p>0$, $A$ is semidefinite if and only if $B$ is", part=1)
@given(case=bordered(p=positive, n=(1, 2)))
def test_twin_the_block_itself(case):
    p, c, B, _, _ = case
    both_ways(oracles.semidefinite(bordering(p, c, B)), oracles.semidefinite(B))


@twin(
    "elimination-step",
    says="for $p=0$, $A$ is semidefinite if $B$ is, whatever $c$",
    part=(2, 3),
)
@given(case=bordered(p=st.just(ZERO), n=(1, 2)))
def test_twin_whatever_stands_beside_zero(case):
    p, c, B, _, _ = case
    if when(oracles.semidefinite(B)):
        assert oracles.semidefinite(bordering(p, c, B))


# -------------------------------------------------------------- psd-has-features


@st.composite
def symmetric(draw, n=(1, 4)):
    """A symmetric matrix of integers, often semidefinite, sometimes by a hair."""
    _, _, B, _, _ = draw(bordered(n=n))
    return B


@claim("psd-has-features", by="exact", part=1)
@given(symmetric())
@example([[ZERO, ZERO], [ZERO, -ONE]])
@example([[ONE, ONE, ZERO], [ONE, ONE, ONE], [ZERO, ONE, ONE]])
def test_semidefinite_means_that_there_is_a_factor(K):
    """All principal minors say the same, and share no code with elimination."""
    try:
        found = exact.factor(K)
    except exact.NotPSD:
        found = None
    both_ways(found is not None, oracles.semidefinite(K))
    if found is not None:
        assert (np.tril(found.L) == found.L).all()
        assert (found.L.diagonal() == 1).all()
        assert (found.D >= 0).all()
        assert (found.L @ np.diag(found.D) @ found.L.T == array(K)).all()


@claim("psd-has-features", by="exact", part=2)
@given(points(4, 3), st.integers(1, 4))
def test_the_rows_are_features(rows, size):
    """Each term of the inner product has the root of D twice."""
    K = array([[oracles.dot(a, b) for b in rows[:size]] for a in rows[:size]])
    found = precomputed(K).features([[i] for i in range(size)])
    assert (found.gram() == K).all()
    plain = found.plain()
    assert np.allclose(plain @ plain.T, K.astype(float), atol=1e-9)


@claim("psd-has-features", by="exact", part=3)
@given(symmetric(n=(1, 5)))
def test_proofs_are_rational(K):
    """Whatever the answer is, it is one in fractions that anybody can check."""
    witness = exact.psd_witness(K)
    if when(witness is None):
        found = exact.factor(K)
        assert all(isinstance(v, Fraction) for v in [*found.L.flat, *found.D])
    if when(witness is not None):
        assert all(isinstance(v, Fraction) for v in witness)
        assert form(K, witness) < 0


@twin("psd-has-features", says="every symmetric matrix is a Gram matrix", part=1)
@given(K=symmetric())
def test_twin_every_symmetric_matrix(K):
    assert exact.is_psd(K)


@twin(
    "psd-has-features",
    says="it is enough that the leading minors, of the first $k$ rows and columns, are not "
    "negative",
    part=1,
)
@given(K=symmetric())
@example(K=[[ZERO, ZERO], [ZERO, -ONE]])
def test_twin_leading_minors(K):
    if when(all(oracles.determinant([r[:k] for r in K[:k]]) >= 0 for k in range(1, len(K) + 1))):
        assert exact.is_psd(K)


@twin(
    "psd-has-features",
    says="it is enough that no two points contradict: that all principal minors of size $1$ and "
    "$2$ are not negative",
    part=1,
)
@given(K=symmetric())
@example(K=[[ONE, ONE, ZERO], [ONE, ONE, ONE], [ZERO, ONE, ONE]])
def test_twin_pairs_are_enough(K):
    pairs = product(range(len(K)), repeat=2)
    if when(all(K[i][i] >= 0 and K[i][i] * K[j][j] >= K[i][j] ** 2 for i, j in pairs)):
        assert exact.is_psd(K)


@twin("psd-has-features", says="the rows of $L$ are features, without the root of $D$", part=2)
@given(rows=points(2, 2))
def test_twin_without_the_root(rows):
    K = array([[oracles.dot(a, b) for b in rows] for a in rows])
    L = exact.factor(K).L
    assert (L @ L.T == K).all()


@twin(
    "psd-has-features",
    says="if $\\mathbf K$ is not semidefinite, a $v$ with entries $-1$, $0$ and $1$ shows it",
    part=3,
)
@given(K=symmetric(n=(2, 2)))
@example(K=[[ONE, 3 * ONE], [3 * ONE, 8 * ONE]])
def test_twin_signs_are_enough(K):
    if when(not exact.is_psd(K)):
        assert min(form(K, v) for v in product((-1, 0, 1), repeat=2)) < 0


# -------------------------------------------------------------- semi-inner-product


@st.composite
def bilinear(draw, *, semidefinite=True):
    """B(c, d) = c'Kd on rational vectors, and four of them, often with B(c, c) = B(a, a) = 0."""
    size, flat = draw(st.integers(2, 3)), draw(st.integers(0, 3)) > 0
    rows = draw(points(1 if flat else size, size))
    K = [[sum(r[i] * r[j] for r in rows) for j in range(size)] for i in range(size)]
    if not semidefinite:
        K = [[rows[-1][max(i, j)] for j in range(size)] for i in range(size)]
    c, d, a, e = (draw(vectors(size, integers)) for _ in range(4))
    if flat:  # at right angles to the only row
        c = a = e = (-rows[0][1], rows[0][0], *([ZERO] * (size - 2)))
        c = draw(st.sampled_from([c, d]))
    return K, c, d, a, e


INDEFINITE = [[ZERO, ONE], [ONE, ZERO]], (ONE, ZERO), (ZERO, ONE), (ZERO, ZERO), (ZERO, ZERO)


def value(K, c, d):
    return sum(a * b * K[i][j] for i, a in enumerate(c) for j, b in enumerate(d))


def plus(c, d):
    return tuple(a + b for a, b in zip(c, d, strict=True))


@claim("semi-inner-product", by="exact", part=(1, 2))
@given(bilinear(), rationals)
@example(([[ONE, -ONE], [-ONE, ONE]], (ONE, ONE), (ONE, ZERO), (ONE, ONE), (ONE, ONE)), HALF)
def test_vectors_of_square_zero_are_orthogonal_to_all(case, t):
    K, c, d, *_ = case
    square = value(K, c, c)
    assert value(K, c, d) ** 2 <= square * value(K, d, d)
    if when(square == 0):
        assert value(K, c, d) == 0
        scaled = tuple(t * v for v in c)
        assert value(K, scaled, scaled) == 0
        if value(K, d, d) == 0:
            assert value(K, plus(c, d), plus(c, d)) == 0


@claim("semi-inner-product", by="exact", part=3)
@given(bilinear())
@example(([[ONE, -ONE], [-ONE, ONE]], (ONE, ZERO), (ONE, ZERO), (ONE, ONE), (ONE, ONE)))
def test_it_is_an_inner_product_of_classes(case):
    """Adding a and e changes nothing; and a class of square 0 is the class of 0."""
    K, c, d, a, e = case
    if when(value(K, a, a) == 0 == value(K, e, e)):
        assert value(K, plus(c, a), plus(d, e)) == value(K, c, d)
    both_ways(value(K, c, c) == 0, all(value(K, c, u) == 0 for u in np.eye(len(c), dtype=int)))


@twin(
    "semi-inner-product",
    says=r"$B(c,d)^2\le B(c,c)B(d,d)$ for every symmetric bilinear $B$",
    part=1,
)
@given(case=bilinear(semidefinite=False))
@example(case=INDEFINITE)
def test_twin_any_bilinear_form(case):
    K, c, d, *_ = case
    assert value(K, c, d) ** 2 <= value(K, c, c) * value(K, d, d)


@twin("semi-inner-product", says="$N$ is a subspace for every symmetric bilinear $B$", part=2)
@given(case=bilinear(semidefinite=False))
@example(case=INDEFINITE)
def test_twin_a_subspace_of_any_form(case):
    K, c, d, *_ = case
    if when(value(K, c, c) == 0 == value(K, d, d)):
        assert value(K, plus(c, d), plus(c, d)) == 0


@twin(
    "semi-inner-product",
    says="classes may be taken modulo all $a$ that are orthogonal to $c$",
    part=3,
)
@given(case=bilinear())
@example(case=([[ONE, ZERO], [ZERO, ONE]], (ONE, ZERO), (ONE, ONE), (ZERO, ONE), (ONE, ZERO)))
def test_twin_modulo_what_is_orthogonal(case):
    K, c, d, a, _ = case
    if when(value(K, a, c) == 0):
        assert value(K, plus(c, a), d) == value(K, c, d)


# -------------------------------------------------------------- psd-on-every-finite-set


def of_table(K, places):
    """The Gram matrix of some points of a finite set, perhaps repeated."""
    return [[K[i][j] for j in places] for i in places]


@claim("psd-on-every-finite-set", by="exact", part=1)
@given(symmetric(n=(1, 3)), st.data())
def test_a_kernel_of_a_finite_set_passes_everywhere(K, data):
    """On {0, ..., n - 1}: there are features exactly if all subsets pass, repetitions or not."""
    has_features = exact.psd_witness(K) is None
    size = range(len(K))
    subsets = [s for m in size for s in combinations(size, m + 1)]
    both_ways(has_features, all(oracles.semidefinite(of_table(K, s)) for s in subsets))
    repeated = data.draw(st.lists(st.sampled_from(size), min_size=1, max_size=4))
    if when(has_features):
        assert oracles.semidefinite(of_table(K, repeated))


def add(c, d, factor=ONE):
    """c + factor d, for functions that are 0 but at the keys."""
    return {x: c.get(x, ZERO) + factor * d.get(x, ZERO) for x in {*c, *d}}


def construction(k, c, d):
    return sum((c[x] * d[z] * k(x, z) for x in c for z in d), ZERO)


combinations_of_points = st.dictionaries(positive, rationals, max_size=3)


@claim("psd-on-every-finite-set", by="exact", part=2)
@given(
    *[combinations_of_points] * 3,
    positive,
    positive,
    st.sampled_from([min, lambda x, z: 1 + x * z, lambda x, z: 1 / (x + z)]),
)
def test_the_construction_is_bilinear_and_has_the_kernel(c, d, e, x, z, k):
    """Three kernels on the positive numbers."""
    assert construction(k, {x: ONE}, {z: ONE}) == k(x, z)
    assert construction(k, c, d) == construction(k, d, c)
    both = construction(k, c, e) + 2 * construction(k, d, e)
    assert construction(k, add(c, d, 2 * ONE), e) == both
    assert construction(k, c, c) >= 0


def nearly(n):
    """n 1{x = z} - 1 on n + 1 points."""
    return [[Fraction(n * (i == j) - 1) for j in range(n + 1)] for i in range(n + 1)]


@claim("psd-on-every-finite-set", by="enumeration", over=range(1, 6), part=3)
def test_no_number_of_points_is_enough(n):
    """All subsets of at most n points pass, and all n + 1 points do not."""
    K = nearly(n)
    sizes = range(1, n + 1)
    few = [s for m in sizes for s in combinations(range(n + 1), m)]
    assert all(exact.is_psd(of_table(K, s)) for s in few)
    assert not exact.is_psd(K)
    assert form(K, [1] * (n + 1)) == -(n + 1)


@twin(
    "psd-on-every-finite-set",
    says="one Gram matrix decides, that of the sample: here of $\\{1\\}$ for $k(x,z)=x+z$",
    settles="e3-one-gram",
    over=[[ONE, ZERO]],
    part=1,
)
def test_twin_one_gram_matrix(X):
    premise(oracles.semidefinite([[X[0] + X[0]]]))
    assert oracles.semidefinite([[x + z for z in X] for x in X])


@twin(
    "psd-on-every-finite-set",
    says=r"symmetry need not be asked for: $v^\top\mathbf Kv\ge0$ for all $v$ makes a Gram matrix; "
    r"here $\begin{pmatrix}1&1\\-1&1\end{pmatrix}$",
    settles="e3-symmetry",
    over=[[[1, 1], [-1, 1]]],
    part=1,
)
def test_twin_without_symmetry(K):
    """v'Kv is |v|^2, and inner products are symmetric."""
    grid = list(product(range(-2, 3), repeat=2))
    premise(all(form(K, v) == v[0] ** 2 + v[1] ** 2 for v in grid))
    assert K[0][1] == K[1][0]


@twin(
    "psd-on-every-finite-set",
    says="symmetry is enough for the construction: $B(c,c)=0$ implies $B(c,d)=0$",
    part=2,
)
@given(c=combinations_of_points, d=combinations_of_points)
@example(c={ONE: ONE, 2 * ONE: -ONE}, d={ONE: ONE})
def test_twin_any_symmetric_function(c, d):
    def k(x, z):
        return x + z

    if when(construction(k, c, c) == 0):
        assert construction(k, c, d) == 0


@twin(
    "psd-on-every-finite-set",
    says="two points are enough: if all Gram matrices of one and two points are semidefinite, "
    "$k$ is a kernel",
    part=3,
)
@given(n=st.integers(1, 4))
def test_twin_pairs_of_points(n):
    K = nearly(n)
    pairs = [s for m in (1, 2) for s in combinations(range(n + 1), m)]
    if all(exact.is_psd(of_table(K, s)) for s in pairs):
        assert exact.is_psd(K)
