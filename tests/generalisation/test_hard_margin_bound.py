"""Chapter *The promise of a clean street*: the theorem for the hard margin, put together."""

from fractions import Fraction
from itertools import product
from math import isqrt, log

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.generalisation import distribution
from margins.generalisation.deviations import deviation
from margins.generalisation.hard_margin_bound import error_bound, error_bound_on, printed_bound
from margins.generalisation.seen import chances, law, risks
from margins.losses import HINGE, RAMP, ZERO_ONE
from margins.rational.exponentials import at_most_exp
from oracles import dot, square
from strategies import HALF, ONE, ZERO, planted, positive, rationals, vectors
from worlds import (
    axes,
    homogeneous,
    margin,
    orthonormal,
    radius,
    separable,
    with_offset,
)

levels = st.lists(rationals, min_size=1, max_size=5)
CHANCES = [Fraction(99, 100), HALF, Fraction(1, 10), Fraction(1, 10**3), Fraction(1, 10**9)]
MANY = [30, 300, 3000]
MANY_ATOMS = [(N, n) for n in (40, 160) for N in (2, 5, 10, 20, 40, 80, 320)]


def ramp(m):
    """By cases, apart from the library."""
    return ONE if m <= 0 else max(ONE - m, ZERO)


# -------------------------------------------------------------- ramp-sandwich


@claim("ramp-sandwich", by="exact", part=(1, 2, 3, 4))
@given(levels, rationals)
def test_the_ramp_lies_between(margins, q):
    """The library's ramp between both steps and below the hinge; its slope; a sample with none."""
    r, m = RAMP(margins), margins
    assert list(r) == [ramp(v) for v in m]
    assert all((v <= 0) <= a <= (v < 1) for a, v in zip(r, m, strict=True))
    assert (r <= HINGE(m)).all()
    assert all(abs(a - ramp(q)) <= abs(v - q) for a, v in zip(r, m, strict=True))
    both_ways(sum(r) == 0, all(v >= 1 for v in m))


@claim("ramp-sandwich", by="exact", part=3, over=[Fraction(k, 7) for k in range(8)])
def test_the_slope_is_reached(m):
    """Between 0 and 1."""
    assert ramp(ZERO) - ramp(m) == m


@twin("ramp-sandwich", says=r"the ramp is at most $1\{m\le0\}$", part=(1, 2))
@given(m=rationals)
def test_twin_ramp_below_the_mistakes(m):
    assert RAMP([m])[0] <= (m <= 0)


@twin("ramp-sandwich", says=r"the slope is at most $\frac9{10}$", part=3)
@given(m=rationals, q=rationals)
def test_twin_flatter(m, q):
    assert abs(ramp(m) - ramp(q)) <= Fraction(9, 10) * abs(m - q)


@twin("ramp-sandwich", says="a sample without mistakes has no ramp loss", part=4)
@given(margins=levels)
def test_twin_no_mistake_no_loss(margins):
    assert any(m <= 0 for m in margins) or sum(RAMP(margins)) == 0


# -------------------------------------------------------------- hinge-dominates-01-risk


@st.composite
def scored(draw):
    """A distribution with up to four atoms on the line, contradictions among them, and a score."""
    X = draw(st.lists(rationals, min_size=1, max_size=4))
    y = draw(st.lists(st.sampled_from((1, -1)), min_size=len(X), max_size=len(X)))
    parts = draw(st.lists(st.integers(1, 5), min_size=len(X), max_size=len(X)))
    D = distribution([[x] for x in X], y, [Fraction(p, sum(parts)) for p in parts])
    w, b = draw(st.sampled_from([(ZERO, ZERO), (ONE, ZERO), (draw(rationals), draw(rationals))]))
    return D, D.y * (w * D.X[:, 0] + b)


@claim("hinge-dominates-01-risk", by="exact", part=(1, 2))
@given(scored())
def test_the_hinge_risk_is_above_the_share_of_mistakes(case):
    """Any distribution and any affine score, 0 among them, where both are 1."""
    D, m = case
    wrong, middle, above = (D.mean(loss(m)) for loss in (ZERO_ONE, RAMP, HINGE))
    assert wrong == sum((p for p, v in zip(D.probabilities, m, strict=True) if v <= 0), ZERO)
    assert wrong <= middle <= above
    both_ways(wrong == above, all(v == 0 or v >= 1 for v in m))


@twin("hinge-dominates-01-risk", says="a margin below 1 may count as a mistake", part=1)
@given(case=scored())
@example((distribution([[0]], [1]), np.array([HALF])))
def test_twin_margins_below_one_are_mistakes(case):
    D, m = case
    assert D.mean(np.array([Fraction(int(v < 1)) for v in m])) <= D.mean(HINGE(m))


@twin("hinge-dominates-01-risk", says="both are equal if no margin lies between 0 and 1", part=2)
@given(case=scored())
def test_twin_equal_outside_the_street(case):
    D, m = case
    premise(D.probabilities.sum() == 1)
    assert any(0 < v < 1 for v in m) or D.mean(ZERO_ONE(m)) == D.mean(HINGE(m))


# -------------------------------------------------------------- hard-svm-norm-bound


@claim("hard-svm-norm-bound", by="exact", part=(1, 2))
@given(planted(n=(1, 5), d=(1, 3), bias=False), vectors(3))
def test_a_wide_street_has_a_short_normal(sample, other):
    """Squared, against the margin of the planted normal, and of another one that separates."""
    w = homogeneous(sample.X, sample.y).w
    for v in (sample.w, other[: len(sample.w)]):
        least = min(y * dot(v, x) for x, y in zip(sample.X, sample.y, strict=True))
        if least > 0:
            gamma2 = least * least / square(v)
            assert square(w) * gamma2 <= 1
    best = min(y * dot(w, x) for x, y in zip(sample.X, sample.y, strict=True))
    assert best == 1  # so the margin of w is 1/|w|, and no normal has a larger one


@claim("hard-svm-norm-bound", by="exact", part=2)
@given(st.sampled_from([-3, -1, 1, 2]), positive, positive)
def test_equality_means_the_largest_margin(sign, x, gamma):
    """On the line the largest margin is the least distance to 0."""
    w = homogeneous([[sign * x]], [1]).w
    size = abs(w[0])
    if gamma <= abs(sign) * x:
        assert size <= 1 / gamma
    both_ways(size == 1 / gamma, gamma == abs(sign) * x)


@claim("hard-svm-norm-bound", by="exact", part=3)
@given(planted(n=(2, 5), d=(1, 2), two_classes=True))
def test_a_wide_street_with_an_offset(sample):
    """Squared, against the planted hyperplane."""
    w = exact.fit(sample.X, sample.y).w
    least = min(y * (dot(sample.w, x) + sample.b) for x, y in zip(sample.X, sample.y, strict=True))
    premise(least > 0)
    assert square(w) * least * least <= square(sample.w)


@twin("hard-svm-norm-bound", says=r"$\lVert w_S\rVert\le\frac1{2\gamma}$", part=(1, 2, 3))
@given(sample=planted(n=(1, 5), d=(1, 2), bias=False))
def test_twin_half_the_norm(sample):
    w = homogeneous(sample.X, sample.y).w
    least = min(y * dot(sample.w, x) for x, y in zip(sample.X, sample.y, strict=True))
    assert 4 * square(w) * least * least <= square(sample.w)


# -------------------------------------------------------------- hard-svm-offset-bound


def offset(sample):
    """(b + sign, rho |w|), the second squared: |b| + 1 <= rho |w|."""
    machine = exact.fit(sample.X, sample.y)
    return machine.b, max(map(square, sample.X)) * square(machine.w)


@claim("hard-svm-offset-bound", by="exact", part=1)
@given(planted(n=(2, 5), d=(1, 3), two_classes=True))
def test_the_offset_is_bounded(sample):
    """(|b| + 1)^2 <= rho^2 |w|^2."""
    b, reach = offset(sample)
    assert (abs(b) + 1) ** 2 <= reach


@claim("hard-svm-offset-bound", by="exact", part=1)
@given(positive, positive)
def test_on_the_line_the_offset_is_reached(rho, gap):
    """The points rho and rho - 2 gamma, where that is not farther out."""
    low = rho - min(gap, 2 * rho)
    b, reach = offset(type("S", (), {"X": [(rho,), (low,)], "y": [1, -1]}))
    assert (abs(b) + 1) ** 2 == reach


@claim("hard-svm-offset-bound", by="exact", part=2)
@given(separable(bias=True))
def test_all_machines_of_a_distribution_are_in_one_class(D):
    """Trained on any set of atoms: |w| <= 1/gamma and |b| <= rho/gamma, squared; of one class the
    machine is w = 0 and b = y."""
    whole = exact.fit(D.X, D.y).w
    ratio2 = max(square(x) for x in D.X) * square(whole)
    for rows in chances(D, len(D.y)):
        y = D.y[list(rows)]
        machine = with_offset(D.X[list(rows)], y)
        if len(set(y)) == 2:
            assert square(machine.w) <= square(whole)
            assert machine.b**2 <= ratio2
        else:
            assert ratio2 >= 1


@twin("hard-svm-offset-bound", says=r"$|b_S|\le\frac9{10}\rho\lVert w_S\rVert-1$", part=(1, 2))
@given(sample=planted(n=(2, 4), d=(1, 2), two_classes=True))
def test_twin_a_smaller_offset(sample):
    b, reach = offset(sample)
    assert (abs(b) + 1) ** 2 <= Fraction(81, 100) * reach


@twin(
    "hard-svm-offset-bound",
    says="without the ball: $|b_S|$ is bounded by the margin alone",
    part=(1, 2),
)
@given(gamma=positive, far=positive)
def test_twin_no_ball(gamma, far):
    X = [(far,), (far - 2 * gamma,)]
    assert abs(exact.fit(X, [1, -1]).b) <= 2 / gamma


# -------------------------------------------------------------- orthonormal-world


@claim("orthonormal-world", by="exact", part=(1, 2))
@given(st.lists(st.sampled_from((1, -1)), min_size=1, max_size=5), st.data())
def test_the_machine_knows_what_it_has_seen(y, data):
    """The exact machine on a set of seen vectors."""
    N = len(y)
    rows = sorted(data.draw(st.sets(st.integers(0, N - 1), min_size=1)))
    D = orthonormal(N, y)
    w = homogeneous(D.X[rows], D.y[rows]).w
    assert list(w) == [y[j] if j in rows else 0 for j in range(N)]
    assert square(w) == len(set(rows))
    wrong = D.mean(ZERO_ONE(D.y * (D.X @ w)))
    assert wrong == 1 - Fraction(len(set(rows)), N) >= 1 - Fraction(len(rows), N)


@claim("orthonormal-world", by="enumeration", part=(2, 3), over=product(range(1, 6), range(1, 7)))
def test_what_is_unseen_on_average(N, n):
    """All sets of seen atoms, with their probabilities; the machine on all N atoms has the norm
    sqrt(N), so no margin is larger than 1/sqrt(N)."""
    D = orthonormal(N)
    mean = sum(chance * (1 - Fraction(len(rows), N)) for rows, chance in chances(D, n).items())
    assert mean == (1 - Fraction(1, N)) ** n
    assert square(homogeneous(D.X, D.y).w) == N


@twin(
    "orthonormal-world",
    says=r"the expected error is $1-\frac nN$ as long as $n\le N$",
    over=[(N, n) for N in range(1, 6) for n in range(1, N + 1)],
    part=2,
)
def test_twin_draws_do_not_repeat(N, n):
    assert (1 - Fraction(1, N)) ** n == 1 - Fraction(n, N)


# -------------------------------------------------------------- hard-svm-generalisation


def rarely_above(found, bound, delta):
    """Whether a risk above the bound has at most the probability delta."""
    return sum((p for value, p in found.items() if value > Fraction(bound)), ZERO) <= delta


@claim("hard-svm-generalisation", by="exact", part=2)
@given(st.one_of(axes(), separable()), st.sampled_from(MANY))
def test_few_samples_break_the_bound(D, n):
    """The exact machine on every set of seen atoms, with the exact probability of each set."""
    rho, gamma = radius(D), margin(D)
    found = law(D, n, risks(D, homogeneous, ZERO_ONE))
    for delta in CHANCES:
        bound = error_bound(rho, min(gamma, rho), n, delta)
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


def unseen_atoms(N, n):
    """The law of the share of N equally likely atoms that n draws leave unseen."""
    ways = [1] + [0] * N  # of n draws to show k atoms
    for _ in range(n):
        ways = [k * ways[k] + (N - k + 1) * ways[k - 1] * (k > 0) for k in range(N + 1)]
    return {1 - Fraction(k, N): Fraction(count, N**n) for k, count in enumerate(ways) if count}


def promises(N, n, *, bias=False):
    """For orthonormal atoms, where rho/gamma is sqrt(N): delta, and the bound."""
    gamma = np.nextafter(N**-0.5, 0)
    return [(delta, error_bound(1, gamma, n, delta, bias=bias)) for delta in CHANCES]


@claim("hard-svm-generalisation", by="enumeration", part=(1, 2), over=MANY_ATOMS)
def test_many_atoms_at_right_angles(N, n):
    """No w is wrong on more than all unseen atoms, and w_S is. Here 2/5 in place of the 2 fails."""
    found = unseen_atoms(N, n)
    premise(sum(found.values()) == 1)
    for delta, bound in promises(N, n):
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


def unseen(D, room):
    """The largest risk after each set of seen atoms at right angles, over all w with |w|^2 <= room
    and margins of at least 1 on them: w may have the score 0 on all others. 0 if there is no w."""
    needed = 1 / (D.X**2).sum(axis=1)
    return {
        rows: sum((p for i, p in enumerate(D.probabilities) if i not in rows), ZERO)
        if needed[list(rows)].sum() <= room
        else ZERO
        for rows in risks(D, homogeneous, ZERO_ONE)
    }


@claim("hard-svm-generalisation", by="exact", part=1)
@given(axes(), st.sampled_from(MANY), st.sampled_from([ONE, ONE, HALF, Fraction(1, 4)]))
def test_the_worst_of_all_short_normals(D, n, part):
    """Also where gamma is larger than the margin of D, so that not all samples have such a w."""
    whole = square(homogeneous(D.X, D.y).w)
    found = law(D, n, unseen(D, part * whole))
    if part == 1:
        assert found == law(D, n, risks(D, homogeneous, ZERO_ONE))
    rho, gamma = radius(D), margin(D) / float(part) ** 0.5
    for delta in CHANCES:
        bound = error_bound(rho, min(gamma, rho), n, delta)
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


@claim("hard-svm-generalisation", by="exact", part=3)
@given(st.integers(1, 1000), st.integers(1, 10**6), positive)
def test_the_printed_form_is_larger(n, inverse, ratio):
    """delta = 1/inverse: sqrt(2 ln(2/delta)/n) is more than twice sqrt(ln(1/delta)/(2n)), as
    2/delta > 1/delta; the library's numbers have the same order."""
    assert at_most_exp(Fraction(1), Fraction(log(2)) - Fraction(1, 2))  # ln 2 > 1/2
    if inverse > 1:
        delta, rho = Fraction(1, inverse), max(ratio, 1)
        sharp, printed = (f(rho, 1, n, delta) for f in (error_bound, printed_bound))
        luck = deviation(n, delta)
        assert printed > sharp + luck * (1 - 1e-12)


@twin(
    "hard-svm-generalisation",
    says=r"the first term may be $\frac2{\sqrt n}$, without $\rho/\gamma$",
    over=[(N, 100) for N in (10, 100, 1000, 10_000)],
    part=(1, 2),
)
def test_twin_without_the_ratio(N, n):
    """N orthonormal vectors: whatever is drawn, N - n of them are unseen."""
    least = max(ZERO, 1 - Fraction(n, N))
    assert least <= Fraction(printed_bound(1, 1, n, Fraction(1, 10)))


@twin(
    "hard-svm-generalisation",
    says=r"with probability 1, $L^{01}_D(w_S)\le\frac{2\rho}{\gamma\sqrt n}$",
    over=range(1, 41),
    part=(1, 2),
)
def test_twin_without_the_confidence(n):
    """Two orthonormal vectors, (rho/gamma)^2 = 2: all draws may be the same."""
    D = orthonormal(2, [1, -1])
    risk = risks(D, homogeneous, ZERO_ONE)
    assert all(risk[rows] ** 2 * n <= 8 for rows in chances(D, n))


@twin(
    "hard-svm-generalisation",
    says=r"$\frac25$ in place of 2",
    over=[(10 * 4**k, 20 * 4**k) for k in range(6)],
    part=(1, 2),
)
def test_twin_two_fifths(n, N):
    """N = 2n orthonormal vectors, delta = 1/100. If the bound B held with probability 1 - delta,
    the expected error would be at most B + delta. The root is rounded upwards."""
    delta = Fraction(1, 100)
    root = Fraction(isqrt(10**20 * N // n) + 1, 10**10)
    bound = Fraction(2, 5) * root + Fraction(deviation(n, delta))
    assert (1 - Fraction(1, N)) ** n <= bound + delta


@twin(
    "hard-svm-generalisation",
    says=r"the printed second term could be $\sqrt{\ln(2/\delta)/(2n)}$ and yet be twice as large",
    over=[(n, Fraction(1, k)) for n in (1, 10) for k in (2, 10, 100)],
    part=3,
)
def test_twin_printed_without_four(n, delta):
    assert log(2 / delta) / (2 * n) >= 4 * log(1 / delta) / (2 * n)


# -------------------------------------------------------------- hard-svm-generalisation-offset


@claim("hard-svm-generalisation-offset", by="exact", part=1)
@given(axes(), st.sampled_from([300, 3000, 10_000]))
def test_the_worst_with_an_offset(D, n):
    """Atoms at right angles: nothing is worse than the score 0 on all that is unseen."""
    rho, gamma = radius(D), margin(D)
    found = law(D, n, unseen(D, square(homogeneous(D.X, D.y).w)))
    for delta in CHANCES:
        bound = error_bound(rho, gamma, n, delta, bias=True)
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


@claim("hard-svm-generalisation-offset", by="enumeration", part=1, over=MANY_ATOMS)
def test_many_atoms_at_right_angles_with_an_offset(N, n):
    """With b = 0, as above."""
    found = unseen_atoms(N, 4 * n)
    for delta, bound in promises(N, 4 * n, bias=True):
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


@claim("hard-svm-generalisation-offset", by="exact", part=2)
@given(separable(bias=True), st.sampled_from([300, 3000, 10_000]))
def test_few_samples_break_the_bound_with_an_offset(D, n):
    """As above, with b; of one class the machine is the constant."""
    rho, gamma = radius(D), margin(D, exact.fit)
    found = law(D, n, risks(D, with_offset, ZERO_ONE))
    for delta in CHANCES:
        bound = error_bound(rho, gamma, n, delta, bias=True)
        if when(bound < 1):
            assert rarely_above(found, bound, delta)


@twin(
    "hard-svm-generalisation-offset",
    says=r"with probability 1, $L^{01}_D\le\frac{4\rho}{\gamma\sqrt n}$",
    over=range(1, 80),
    part=(1, 2),
)
def test_twin_offset_without_the_confidence(n):
    """The points 1 and -1 with their own labels: all draws may be of one class."""
    D = distribution([[1], [-1]], [1, -1])
    risk = risks(D, with_offset, ZERO_ONE)
    assert all(risk[rows] ** 2 * n <= 16 for rows in chances(D, n))


@twin(
    "hard-svm-generalisation-offset",
    says=r"the first term may be $\frac4{\sqrt n}$, without $\rho/\gamma$",
    over=[(400, 2 * 10**k) for k in (1, 2, 3, 4)],
    part=(1, 2),
)
def test_twin_offset_without_the_ratio(n, N):
    """N orthonormal vectors, half of them positive. Where k are seen, b is the mean of their
    labels. All unseen ones have the score b, so half of all, but for the seen, are mistakes."""
    machine = exact.fit(orthonormal(10).X[[0, 1, 5, 6, 7]], [1, 1, -1, -1, -1])
    premise(machine.b == Fraction(-1, 5))
    least = max(ZERO, HALF - Fraction(n, N))
    assert least <= Fraction(error_bound(1, 1, n, Fraction(1, 10), bias=True))


# -------------------------------------------------------------- the library


@given(st.integers(1, 10**7), st.integers(1, 999), positive)
@example(1, 999, ONE)
def test_bounds_are_rounded_upwards_and_no_further(n, thousandths, ratio):
    """deviation^2 against ln(1/delta)/(2n), both sides of it decided in fractions."""
    delta = Fraction(thousandths, 1000)
    value = deviation(n, delta)
    above, below = Fraction(value), Fraction(float(np.nextafter(value, 0)))
    assert not at_most_exp(1 / delta, 2 * n * below**2)
    assert at_most_exp(1 / delta, 2 * n * above**2)
    rho = max(ratio, 1)
    for bias, factor in ((False, 2), (True, 4)):
        whole = Fraction(error_bound(rho, 1, n, delta, bias=bias))
        first = factor * rho / Fraction(n) ** 0.5
        assert abs(float(whole) - first - value) <= 1e-14 * float(whole)


def test_a_sample_has_to_fit():
    X = [[3, 4], [0, 1]]
    assert error_bound_on(X, 5, 1, HALF) == error_bound(5, 1, 2, HALF)
    with pytest.raises(BadInput, match="point 0 is longer than rho = 4"):
        error_bound_on(X, 4, 1, HALF)
    small = [[1.5e-162] * 4, [1.6e-162, 0, 0, 0]]  # the squares of the first vanish in floats
    with pytest.raises(BadInput, match="point 0"):
        error_bound_on(small, 2e-162, 1e-162, HALF)
    tiny = np.nextafter(5.0, 0)
    with pytest.raises(BadInput, match="point 0"):
        error_bound_on(X, tiny, 1, HALF, bias=True)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: error_bound(1, 2, 10, 0.1), "larger than rho"),
        (lambda: error_bound(1, 2, 10, 0.1, bias=True), "larger than rho"),
        (lambda: error_bound(1, 0, 10, 0.1), "gamma must be positive"),
        (lambda: error_bound(1, 1, 0, 0.1), "n must be"),
        (lambda: error_bound(1, 1, 10, 1), "delta must lie between 0 and 1"),
        (lambda: printed_bound(1, 1, 10, 0), "delta must be positive"),
        (lambda: chances(orthonormal(13), 2), "13 atoms"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()


@given(st.one_of(axes(), separable()), st.integers(1, 4))
def test_seen_sets_are_samples_without_their_counts(D, n):
    """Against the list of all samples."""
    counted = {}
    for s in D.samples(n):
        rows = tuple(sorted(set(s.rows.tolist())))
        counted[rows] = counted.get(rows, ZERO) + s.probability
    assert chances(D, n) == counted
    risk = risks(D, homogeneous, ZERO_ONE)
    mean = sum(chance * risk[rows] for rows, chance in counted.items())
    assert mean == D.expected_risk(n, homogeneous, ZERO_ONE)
    found = law(D, n, risk)
    assert sum(value * chance for value, chance in found.items()) == mean
    assert list(found) == sorted({risk[rows] for rows in counted})
