"""Chapter *How far a sample can mislead*: all samples of small distributions, counted out."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import ceil, comb, prod

import numpy as np
import pytest
from evidence import claim, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.generalisation import deviations, distribution
from margins.rational.exponentials import at_most_exp, exp_bounds
from strategies import HALF, ONE, ZERO

QUARTER = Fraction(1, 4)
COIN = [HALF, HALF]
shares = st.integers(0, 6).map(lambda k: Fraction(k, 6))
exponents = st.builds(Fraction, st.integers(-6, 6), st.sampled_from([1, 2, 3]))
values = st.builds(Fraction, st.integers(-3, 3), st.sampled_from([1, 1, 2]))
failures = st.integers(1, 19).map(lambda k: Fraction(k, 20))


# -------------------------------------------------------------- what the tests are made of


def below(terms, exponent):
    """Whether sum c exp(x) <= exp(exponent), for pairs (c, x) of rationals with c >= 0.

    Exponentials of different rationals are independent over the rationals, so unless all x are
    equal to the exponent the two sides differ, and bounds that tighten tell which is larger.
    """
    grouped = defaultdict(Fraction)
    for c, x in terms:
        grouped[x - exponent] += c
    constant = grouped.pop(ZERO, ZERO)
    rest = [(c, x) for x, c in grouped.items() if c]
    if not rest:
        return constant <= 1
    size = 8
    while True:
        bounds = [(c, exp_bounds(x, size)) for c, x in rest]
        low, high = (constant + sum(c * b[k] for c, b in bounds) for k in (0, 1))
        if high <= 1 or low >= 1:
            return high <= 1
        size *= 2


def mean(p, z):
    return sum((a * b for a, b in zip(p, z, strict=True)), ZERO)


def moment(p, z, kappa):
    """E exp(kappa (Z - E Z)), as pairs for `below`."""
    centre = mean(p, z)
    return [(a, kappa * (b - centre)) for a, b in zip(p, z, strict=True)]


def sequences(p, n):
    """All sequences of n independent draws, with their probabilities."""
    return [
        (rows, prod((p[i] for i in rows), start=ONE)) for rows in product(range(len(p)), repeat=n)
    ]


def over(rows, f):
    """The mean of a function over a sample, given as places."""
    return sum((f[i] for i in rows), ZERO) / len(rows)


def average(rows, F):
    """The Rademacher average of a class at a sample, by all signs; f(z) is F[f][z]."""
    return sum(
        max(sum(s * f[i] for s, i in zip(signs, rows, strict=True)) for f in F)
        for signs in product((1, -1), repeat=len(rows))
    ) / Fraction(len(rows) * 2 ** len(rows))


def excess(p, F, rows):
    """sup_f (L_D(f) - L_S(f))."""
    return max(mean(p, f) - over(rows, f) for f in F)


def shortfall(p, F, rows):
    """sup_f (L_S(f) - L_D(f))."""
    return max(over(rows, f) - mean(p, f) for f in F)


def expected(p, n, value):
    return sum((chance * value(rows) for rows, chance in sequences(p, n)), ZERO)


def probabilities(size):
    parts = st.lists(st.integers(1, 5), min_size=size, max_size=size)
    return parts.map(lambda found: [Fraction(v, sum(found)) for v in found])


@st.composite
def spread(draw, most=4):
    """A distribution with some atoms, and a value for each."""
    size = draw(st.integers(1, most))
    return draw(probabilities(size)), draw(st.lists(values, min_size=size, max_size=size))


@st.composite
def classes(draw, atoms=(1, 3), functions=(1, 3), n=(1, 3)):
    """Probabilities of atoms, a class with values in [0, 1], and a size of the sample."""
    size = draw(st.integers(*atoms))
    row = st.lists(st.sampled_from([ZERO, HALF, ONE]), min_size=size, max_size=size)
    F = draw(st.lists(row, min_size=functions[0], max_size=functions[1]))
    return draw(probabilities(size)), F, draw(st.integers(*n))


def spotters(N):
    """N equally likely points, and the N functions that are 0 at one of them and 1 elsewhere."""
    return [Fraction(1, N)] * N, [[Fraction(int(i != j)) for i in range(N)] for j in range(N)]


ONE_COIN = COIN, [[ZERO, ONE]], 1
THREE_POINTS = *spotters(3), 1
FIVE_POINTS = *spotters(5), 1


# -------------------------------------------------------------- hoeffding-lemma


@claim("hoeffding-lemma", by="exact", part=1)
@given(shares, exponents)
def test_two_values(p, u):
    """By rational bounds of both exponentials, which tighten until they decide."""
    assert below([(1 - p, ZERO), (p, u)], p * u + u * u / 8)


@claim("hoeffding-lemma", by="exact", part=2)
@given(spread(), exponents, st.sampled_from([ZERO, HALF]))
@example((COIN, [ZERO, ONE]), HALF, ZERO)
@example(([ONE], [ONE]), ONE, ZERO)
def test_the_moment_of_a_bounded_variable(case, kappa, more):
    """In the least interval with all values, and in a longer one."""
    p, z = case
    width = max(z) - min(z) + more
    assert below(moment(p, z, kappa), kappa * kappa * width * width / 8)


@twin("hoeffding-lemma", says="the exponent is $u^2/8.1$: in part 1 with $10/81$ for $1/8$", part=1)
@given(p=shares, u=exponents)
@example(p=HALF, u=HALF)
def test_twin_a_little_less_than_an_eighth(p, u):
    assert below([(1 - p, ZERO), (p, u)], p * u + 10 * u * u / 81)


@twin(
    "hoeffding-lemma",
    says=r"the variance may stand for the range: $\mathrm E\,e^{\kappa(Z-\mathrm EZ)}"
    r"\le e^{\kappa^2\mathrm{Var}(Z)/2}$",
    part=2,
)
@given(case=spread(2), kappa=exponents)
@example(case=([1 - Fraction(1, 10), Fraction(1, 10)], [ZERO, ONE]), kappa=2 * ONE)
def test_twin_the_variance(case, kappa):
    p, z = case
    centre = mean(p, z)
    variance = mean(p, [(v - centre) ** 2 for v in z])
    assert below(moment(p, z, kappa), kappa * kappa * variance / 2)


# -------------------------------------------------------------- one-more-variable


@st.composite
def tables(draw):
    """Two independent variables with up to three values each, and a function of both."""
    rows, columns = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    line = st.lists(values, min_size=columns, max_size=columns)
    f = draw(st.lists(line, min_size=rows, max_size=rows))
    return draw(probabilities(rows)), draw(probabilities(columns)), f


def steps(f):
    """The least c: how far f(x, y) and f(x', y) are apart at most."""
    return max(max(column) - min(column) for column in zip(*f, strict=True))


@claim("one-more-variable", by="exact", part=1)
@given(tables())
def test_means_of_rows_are_near(case):
    _, q, f = case
    g = [mean(q, row) for row in f]
    assert max(g) - min(g) <= steps(f)


@claim("one-more-variable", by="exact", part=2)
@given(tables(), exponents)
def test_the_moment_of_both(case, kappa):
    """K is the largest of the rows' moments, rounded up."""
    p, q, f = case
    g = [mean(q, row) for row in f]
    inner = [moment(q, row, kappa) for row in f]
    K = max(sum(c * (exp_bounds(x, 40)[1] if x else ONE) for c, x in row) for row in inner)
    outer = [
        (a * b / K, kappa * (v - mean(p, g)))
        for a, row in zip(p, f, strict=True)
        for b, v in zip(q, row, strict=True)
    ]
    assert below(outer, kappa * kappa * steps(f) ** 2 / 8)


@twin(
    "one-more-variable",
    says="$X$ and $Y$ need not be independent: here $Y=X$ and $f(x,y)=y$, so that $c=0$",
    part=(1, 2),
)
@given(case=spread(2))
def test_twin_the_other_variable_again(case):
    _, z = case
    f = [list(z) for _ in z]
    g = [f[i][i] for i in range(len(z))]
    assert max(g) - min(g) <= steps(f)


@twin("one-more-variable", says=r"the exponent is $\kappa^2c^2/9$", part=2)
@given(kappa=exponents)
@example(kappa=ONE)
def test_twin_a_ninth_for_one_more(kappa):
    """f(x, y) = x, a coin; K = 1."""
    assert below(moment(COIN, [ZERO, ONE], kappa), kappa * kappa / 9)


# -------------------------------------------------------------- bounded-differences


@st.composite
def functions(draw):
    """Independent variables, each with a distribution of its own, and a function of them."""
    sizes = draw(st.sampled_from([(1,), (2,), (3,), (2, 2), (3, 2), (2, 2, 2)]))
    laws = [draw(probabilities(size)) for size in sizes]
    cells = list(product(*map(range, sizes)))
    taken = draw(st.lists(values, min_size=len(cells), max_size=len(cells)))
    return laws, dict(zip(cells, taken, strict=True))


def changes(f):
    """c_i: how much f changes at most if its argument number i does."""
    size = len(next(iter(f)))
    return [
        max(
            abs(f[a] - f[b])
            for a in f
            for b in f
            if all(a[j] == b[j] for j in range(size) if j != i)
        )
        for i in range(size)
    ]


def outcomes(laws, f):
    """Probability and value of each outcome."""
    chances = [prod((law[i] for law, i in zip(laws, cell, strict=True)), start=ONE) for cell in f]
    return chances, list(f.values())


def passed(chances, gaps, level, square):
    """P(gap > r) for the r with exp(-2 r^2/square) = level: gap > r means that it is positive and
    exp(-2 gap^2/square) < level."""
    return sum(
        (
            p
            for p, u in zip(chances, gaps, strict=True)
            if u > 0 and not at_most_exp(level, -2 * u * u / square)
        ),
        ZERO,
    )


@claim("bounded-differences", by="exact", part=1)
@given(functions(), exponents)
def test_the_moment_of_a_function(case, kappa):
    laws, f = case
    total = sum(c * c for c in changes(f))
    assert below(moment(*outcomes(laws, f), kappa), kappa * kappa * total / 8)


@claim("bounded-differences", by="exact", part=2)
@given(functions(), st.sampled_from([1, -1]), st.sampled_from([HALF, ONE]))
def test_both_tails(case, side, share):
    """At every value that f takes, and halfway there."""
    laws, f = case
    total = sum(c * c for c in changes(f))
    chances, values = outcomes(laws, f)
    gaps = [side * (v - mean(chances, values)) for v in values]
    if when(total > 0):
        for t in {share * u for u in gaps if u >= 0}:
            tail = sum(p for p, u in zip(chances, gaps, strict=True) if u >= t)
            assert at_most_exp(tail, -2 * t * t / total)


@claim("bounded-differences", by="exact", part=3)
@given(functions(), st.sampled_from([1, -1]), failures)
def test_the_confidence(case, side, delta):
    laws, f = case
    total = sum(c * c for c in changes(f))
    chances, values = outcomes(laws, f)
    gaps = [side * (v - mean(chances, values)) for v in values]
    if total == 0:
        assert not any(gaps)
    else:
        assert passed(chances, gaps, delta, total) <= delta


@claim("bounded-differences", by="enumeration", part=2, over=range(1, 31))
def test_the_mean_of_coins(n):
    """All levels that the mean of n fair coins can reach."""
    for k in range(ceil(Fraction(n, 2)), n + 1):
        t = Fraction(k, n) - HALF
        assert at_most_exp(deviations.coin_tail(n, t), -2 * n * t * t)


@twin("bounded-differences", says=r"the exponent is $-3t^2/\sum c_i^2$", part=2, over=[(1, HALF)])
def test_twin_exponent_three(n, t):
    """One fair coin: 1/2 is more than exp(-3/4)."""
    assert at_most_exp(deviations.coin_tail(n, t), -3 * n * t * t)


@twin(
    "bounded-differences",
    says=r"the exponent is $-2.2\,t^2/\sum c_i^2$; here for the mean of 900 fair coins",
    part=(1, 2),
    over=[(900, Fraction(198, 900))],
)
def test_twin_a_little_more_than_two(n, t):
    assert at_most_exp(deviations.coin_tail(n, t), -Fraction(11, 5) * n * t * t)


@twin(
    "bounded-differences",
    says="the variables need not be independent; here one coin, written down $n$ times",
    part=(1, 2, 3),
    over=[2, 3],
)
def test_twin_one_coin_copied(n):
    """The mean is 1 with the probability 1/2."""
    assert at_most_exp(HALF, -2 * n * QUARTER)


@twin("bounded-differences", says=r"the root is of $\frac14\sum c_i^2\ln\frac1\delta$", part=3)
@given(delta=failures)
def test_twin_half_of_the_square(delta):
    """One coin: gap 1/2, and sum c_i^2 = 1."""
    assert passed(COIN, [-HALF, HALF], delta, HALF) <= delta


# -------------------------------------------------------------- ghost-sample-identity


def against_ghosts(case, F, rows):
    """E sup (L_S' - L_S), over all ghost samples S'."""
    p, _, n = case
    return expected(p, n, lambda ghost: max(over(ghost, f) - over(rows, f) for f in F))


@claim("ghost-sample-identity", by="exact", part=(1, 2))
@given(classes())
def test_a_ghost_sample_is_right_on_average(case):
    """For every sample of the distribution."""
    p, F, n = case
    for rows, _ in sequences(p, n):
        for f in F:
            assert mean(p, f) - over(rows, f) == against_ghosts(case, [f], rows)
        assert excess(p, F, rows) <= against_ghosts(case, F, rows)


def signed(p, F, signs):
    """E sup (1/n) sum sigma_i (f(z'_i) - f(z_i)), over all pairs of samples."""
    n = len(signs)
    return expected(
        p,
        2 * n,
        lambda both: max(
            sum(s * (f[both[n + i]] - f[both[i]]) for i, s in enumerate(signs)) / Fraction(n)
            for f in F
        ),
    )


@claim("ghost-sample-identity", by="exact", part=3)
@given(classes(n=(1, 2)))
def test_signs_make_no_difference(case):
    """For every choice of the signs; and the library's number is the same."""
    p, F, n = case
    plain = signed(p, F, (1,) * n)
    assert all(signed(p, F, signs) == plain for signs in product((1, -1), repeat=n))
    D = distribution([[i] for i in range(len(p))], [1] * len(p), p)
    assert deviations.ghost_excess(D, F, n) == plain


@twin(
    "ghost-sample-identity",
    says="the ghost sample may be drawn from the sample, as the bootstrap does",
    part=1,
)
@given(case=classes())
@example(case=ONE_COIN)
def test_twin_drawn_from_the_sample(case):
    """Its mean is L_S on average."""
    p, F, n = case
    for rows, _ in sequences(p, n):
        again = [Fraction(rows.count(i), n) for i in range(len(p))]
        for f in F:
            assert mean(p, f) - over(rows, f) == mean(again, f) - over(rows, f)


@twin("ghost-sample-identity", says="in part 2 the two sides are equal", part=2)
@given(case=classes(n=(1, 2)))
@example(case=(COIN, [[ZERO, ONE], [ONE, ZERO]], 1))
def test_twin_equal_before_and_after(case):
    p, F, n = case
    for rows, _ in sequences(p, n):
        assert excess(p, F, rows) == against_ghosts(case, F, rows)


@twin(
    "ghost-sample-identity",
    says="the examples of a sample need not be independent; here two copies of one draw",
    part=3,
    over=[(1, -1)],
)
def test_twin_copies_in_the_sample(a, b):
    """Both examples of S are z, both of S' are z'."""
    F = [[ZERO, ONE], [ONE, ZERO]]

    def value(s):
        return expected(
            COIN, 2, lambda pair: max(sum(s) * (f[pair[1]] - f[pair[0]]) / 2 for f in F)
        )

    assert value((a, b)) == value((1, 1))


# -------------------------------------------------------------- symmetrisation


@claim("symmetrisation", by="exact", part=(1, 2))
@given(classes())
@example(FIVE_POINTS)
@example(ONE_COIN)
def test_twice_the_average(case):
    """All samples, all signs; and the library's numbers."""
    p, F, n = case
    R = expected(p, n, lambda rows: average(rows, F))
    found = expected(p, n, lambda rows: excess(p, F, rows))
    assert found <= 2 * R
    assert expected(p, n, lambda rows: shortfall(p, F, rows)) <= 2 * R
    D = distribution([[i] for i in range(len(p))], [1] * len(p), p)
    assert deviations.expected_excess(D, F, n) == found <= deviations.ghost_excess(D, F, n) <= 2 * R


@claim("symmetrisation", by="enumeration", part=3, over=range(2, 9))
def test_how_near_to_two(N):
    p, F = spotters(N)
    assert expected(p, 1, lambda rows: excess(p, F, rows)) == 1 - Fraction(1, N)
    assert expected(p, 1, lambda rows: average(rows, F)) == HALF


@twin("symmetrisation", says=r"$\mathrm E\sup(L_D-L_S)\le\mathfrak R_n$, without the 2", part=1)
@given(case=classes(functions=(3, 3), atoms=(3, 3)))
@example(case=THREE_POINTS)
def test_twin_without_the_two(case):
    p, F, n = case
    R = expected(p, n, lambda rows: average(rows, F))
    assert expected(p, n, lambda rows: excess(p, F, rows)) <= R


@twin(
    "symmetrisation",
    says=r"$\sup(L_S-L_D)\le2\hat{\mathfrak R}_S$ for every sample, not only on average",
    part=(1, 2),
)
@given(case=classes())
@example(case=ONE_COIN)
def test_twin_for_every_sample(case):
    p, F, n = case
    for rows, _ in sequences(p, n):
        assert shortfall(p, F, rows) <= 2 * average(rows, F)
        assert excess(p, F, rows) <= 2 * average(rows, F)


@twin("symmetrisation", says="the constant 1.9 is enough", part=3, over=range(2, 40))
def test_twin_a_little_less_than_two(N):
    p, F = spotters(N)
    R = expected(p, 1, lambda rows: average(rows, F))
    assert expected(p, 1, lambda rows: excess(p, F, rows)) <= Fraction(19, 10) * R


# -------------------------------------------------------------- uniform-deviation


def beyond(case, delta, gap, factor=1):
    """P(gap(S) > factor sqrt(ln(1/delta)/(2n))), over all samples."""
    p, _, n = case
    rows, chances = zip(*sequences(p, n), strict=True)
    gaps = [gap(S) / factor for S in rows]
    return passed(chances, gaps, delta, Fraction(1, n))


def gap_of(case, side, factor=2):
    p, F, n = case
    R = expected(p, n, lambda rows: average(rows, F))
    return lambda rows: side(p, F, rows) - factor * R


@claim("uniform-deviation", by="exact", part=(1, 2))
@given(classes(n=(1, 5)), failures)
@example(ONE_COIN, Fraction(9, 10))
@example((COIN, [[ZERO, ONE]], 5), Fraction(1, 20))
def test_all_at_once(case, delta):
    assert beyond(case, delta, gap_of(case, excess)) <= delta
    assert beyond(case, delta, gap_of(case, shortfall)) <= delta


def farthest(p, F, rows):
    return max(excess(p, F, rows), shortfall(p, F, rows))


@claim("uniform-deviation", by="exact", part=3)
@given(classes(n=(1, 4)), failures)
@example(ONE_COIN, Fraction(19, 20))
def test_both_sides_at_once(case, delta):
    assert beyond(case, delta / 2, gap_of(case, farthest)) <= delta


@claim("uniform-deviation", by="exact", part=4)
@given(classes(n=(1, 4)), failures)
def test_from_the_sample_alone(case, delta):
    p, F, _ = case
    found = beyond(case, delta, lambda rows: excess(p, F, rows) - 2 * average(rows, F), factor=3)
    assert found <= delta


@claim("uniform-deviation", by="enumeration", part=4, over=[spotters(3), spotters(2)])
def test_what_one_example_changes(p, F):
    """The supremum by 1/n at most, which is reached; the average by 1/n at most."""
    n = 2
    pairs = [(a, b) for a, b in product(product(range(len(p)), repeat=n), repeat=2) if a[0] == b[0]]
    assert max(excess(p, F, a) - excess(p, F, b) for a, b in pairs) == Fraction(1, n)
    assert max(average(a, F) - average(b, F) for a, b in pairs) <= Fraction(1, n)


@twin("uniform-deviation", says=r"the term $2\mathfrak R_n$ is not needed", part=(1, 2))
@given(case=classes(functions=(3, 3), atoms=(3, 3)), delta=failures)
@example(case=THREE_POINTS, delta=HALF)
def test_twin_without_the_average(case, delta):
    assert beyond(case, delta, gap_of(case, excess, factor=0)) <= delta


@twin("uniform-deviation", says=r"$\mathfrak R_n$ is enough, without the 2", part=1)
@given(case=classes(functions=(3, 3), atoms=(3, 3)), delta=failures)
@example(case=FIVE_POINTS, delta=Fraction(19, 20))
def test_twin_once_the_average(case, delta):
    assert beyond(case, delta, gap_of(case, excess, factor=1)) <= delta


@twin(
    "uniform-deviation",
    says=r"both sides together need no more than one: $\ln\frac1\delta$ in part 3",
    part=3,
)
@given(case=classes(), delta=failures)
@example(case=ONE_COIN, delta=Fraction(9, 10))
def test_twin_two_for_one(case, delta):
    assert beyond(case, delta, gap_of(case, farthest)) <= delta


@twin("uniform-deviation", says="the term with $\\delta$ is not needed", part=(1, 4))
@given(case=classes(), delta=failures)
@example(case=ONE_COIN, delta=QUARTER)
def test_twin_without_confidence(case, delta):
    """What is more than 2 R_n has a probability of at most delta."""
    p, _, n = case
    gap = gap_of(case, excess)
    assert sum(chance for rows, chance in sequences(p, n) if gap(rows) > 0) <= delta


# -------------------------------------------------------------- the library


@given(st.integers(1, 12), st.integers(-2, 14))
def test_tails_of_coins(n, k):
    """Against all sequences of flips."""
    t = Fraction(k, n) - HALF
    counted = sum(sum(flips) >= k for flips in product((0, 1), repeat=n)) if n <= 6 else None
    found = deviations.coin_tail(n, t)
    assert found == sum((Fraction(comb(n, j), 2**n) for j in range(max(k, 0), n + 1)), ZERO)
    assert counted is None or found == Fraction(counted, 2**n)


@given(classes(), st.integers(-4, 4).map(lambda k: Fraction(k, 4)))
def test_the_tail_of_a_class(case, t):
    p, F, n = case
    D = distribution([[i] for i in range(len(p))], [1] * len(p), p)
    wanted = sum(chance for rows, chance in sequences(p, n) if excess(p, F, rows) >= t)
    assert deviations.excess_tail(D, F, n, t) == wanted
    for S in D.samples(n):
        assert deviations.excess(D, F, S) == excess(p, F, S.rows.tolist())


@given(st.floats(1e-3, 1), st.floats(1e-9, 0.999))
def test_draws_and_deviations_are_inverse(t, delta):
    """Up to the rounding of a few operations."""
    n = deviations.draws(t, delta)
    assert deviations.deviation(n, delta) <= t * (1 + 1e-12)
    assert deviations.tail_bound(n, t) <= delta * (1 + 1e-9)
    assert n == 1 or deviations.deviation(n - 1, delta) >= t * (1 - 1e-12)


def test_by_hand():
    assert deviations.tail_bound(1, 10**400) == 5e-324  # rounded upwards
    assert deviations.tail_bound(1, 0.5) >= exp_bounds(-HALF, 20)[1]
    assert deviations.tail_bound(2, 0) == 1
    assert np.isclose(deviations.deviation(1000, Fraction(1, 20)), 0.0387022)
    assert deviations.draws(10, HALF) == 1


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: deviations.deviation(3, 1), "between 0 and 1"),
        (lambda: deviations.draws(1e-9, HALF), "more than"),
        (lambda: deviations.coin_tail(3, 0.3), "float 0.3"),
        (
            lambda: deviations.expected_excess(distribution([[0], [1]], [1, 1]), [[1]], 1),
            "each of the 2 atoms",
        ),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
