"""Chapter *A sample of the sample*: the bootstrap."""

from fractions import Fraction
from itertools import accumulate, product
from math import comb, exp, factorial, inf, prod
from statistics import median

import numpy as np
import pytest
from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.ensembles import intervals, resampling
from margins.ensembles.intervals import exact_interval, interval
from margins.ensembles.resampling import (
    distinct_share,
    kolmogorov,
    law,
    law_of,
    maxima,
    maximum_share,
    means,
    resamples,
)
from margins.rational.exponentials import at_most_exp
from strategies import HALF, ONE, ZERO, positive, rationals

few = st.integers(1, 4)
samples = st.one_of(
    st.lists(rationals, min_size=1, max_size=4),
    st.lists(st.sampled_from([ZERO, ONE]), min_size=1, max_size=4),
)


def mean(values):
    return sum(values, ZERO) / len(values)


def variance(values):
    return mean([(v - mean(values)) ** 2 for v in values])


def tuples(values, size):
    """Everything that draws with replacement can give, in every order; all equally likely."""
    return list(product(values, repeat=size))


@st.composite
def populations(draw):
    """Up to three different values with probabilities."""
    values = draw(st.lists(st.integers(-3, 3).map(Fraction), min_size=1, max_size=3, unique=True))
    parts = draw(st.lists(st.integers(1, 3), min_size=len(values), max_size=len(values)))
    return [(v, Fraction(part, sum(parts))) for v, part in zip(values, parts, strict=True)]


def drawn(population, n):
    """All samples of n draws, in every order, with their probabilities."""
    for rows in product(population, repeat=n):
        yield [v for v, _ in rows], prod((c for _, c in rows), start=ONE)


def expected(population, n, value):
    return sum((c * value(values) for values, c in drawn(population, n)), ZERO)


# -------------------------------------------------------------- empirical-measure


@claim("empirical-measure", by="exact", part=(1, 2))
@given(populations(), st.integers(1, 3), st.sets(st.integers(-3, 3), max_size=5))
def test_the_share_of_a_set(population, n, event):
    """All samples of up to three draws, and any set."""
    chance = sum((c for v, c in population if v in event), ZERO)

    def share(values):
        return Fraction(sum(v in event for v in values), n)

    assert expected(population, n, share) == chance
    spread = expected(population, n, lambda values: (share(values) - chance) ** 2)
    assert spread == chance * (1 - chance) / n


@twin("empirical-measure", says="$P_n(A)=P(A)$", part=1)
@given(population=populations(), n=st.integers(1, 3))
def test_twin_the_sample_is_the_population(population, n):
    for values, _ in drawn(population, n):
        assert all(Fraction(values.count(v), n) == c for v, c in population)


@twin("empirical-measure", says="the variance is at most $P(A)(1-P(A))/(n+1)$", part=2)
@given(population=populations(), n=st.integers(1, 3))
def test_twin_one_more_draw(population, n):
    v, c = population[0]
    spread = expected(population, n, lambda values: (Fraction(values.count(v), n) - c) ** 2)
    assert spread <= c * (1 - c) / (n + 1)


# -------------------------------------------------------------- resampling-is-sampling-from-Pn


@claim("resampling-is-sampling-from-Pn", by="exact", part=1)
@given(samples, st.integers(1, 3))
def test_independent_draws_from_the_empirical_measure(values, size):
    """Every sequence of values, also where the sample has some of them several times."""
    share = {v: Fraction(values.count(v), len(values)) for v in values}
    found = {}
    for row in tuples(values, size):
        found[row] = found.get(row, ZERO) + Fraction(1, len(values) ** size)
    assert found == {row: prod((share[v] for v in row), start=ONE) for row in found}
    assert len(found) == len(share) ** size
    told = law(values, size=size)
    for t in told.values:
        assert told.below(t) == sum((c for row, c in found.items() if mean(row) <= t), ZERO)


def without_replacement(values):
    """What n draws can give if no place may be drawn twice."""
    places = [row for row in tuples(range(len(values)), len(values)) if len(set(row)) == len(row)]
    return [[values[i] for i in row] for row in places]


@claim("resampling-is-sampling-from-Pn", by="exact", part=2)
@given(samples)
def test_without_replacement_nothing_varies(values):
    """All draws are the sample in some order, with one mean, one maximum, one median."""
    for row in without_replacement(values):
        assert sorted(row) == sorted(values)
        assert (mean(row), max(row), median(row)) == (mean(values), max(values), median(values))


@twin("resampling-is-sampling-from-Pn", says="without replacement no statistic varies", part=2)
@given(values=samples)
def test_twin_the_order_matters(values):
    """The first draw is a statistic, too."""
    assert {row[0] for row in without_replacement(values)} == {values[0]}


@twin("resampling-is-sampling-from-Pn", says="drawing without replacement has the same law",
      part=(1, 2))  # fmt: skip
@given(values=samples)
def test_twin_without_replacement(values):
    assert law(values).variance == 0


@twin("resampling-is-sampling-from-Pn", says="resampling from $m$ points is sampling from $P_n$, "
      "for another $n$, too", part=1, settles="e4-pn-pm")  # fmt: skip
@given(values=samples, n=few)
def test_twin_another_empirical_measure(values, n):
    assert kolmogorov(law(values, size=1), law(values[:n], size=1)) == 0


# -------------------------------------------------------------- number-of-resamples


@claim("number-of-resamples", by="enumeration", over=list(product(range(1, 5), repeat=2)),
       part=(1, 2))  # fmt: skip
def test_resamples_are_sequences_up_to_order(n, size):
    """All n^m sequences are sorted and counted."""
    counted = {}
    for row in tuples(range(n), size):
        key = tuple(sorted(row))
        counted[key] = counted.get(key, ZERO) + Fraction(1, n**size)
    found = dict(resamples(n, size))
    assert found == counted
    assert len(found) == comb(n + size - 1, size)
    for rows, chance in found.items():
        ways = factorial(size) // prod(factorial(rows.count(i)) for i in range(n))
        assert chance == Fraction(ways, n**size)


@claim("number-of-resamples", by="enumeration", over=list(range(1, 8)), part=(1, 3))
def test_the_sample_itself_is_the_most_likely(n):
    """Up to seven points: 1716 resamples."""
    found = dict(resamples(n))
    assert len(found) == comb(2 * n - 1, n)
    assert sum(found.values()) == 1
    most, least = max(found.values()), min(found.values())
    assert (most, least) == (Fraction(factorial(n), n**n), Fraction(1, n**n))
    assert [rows for rows, c in found.items() if c == most] == [tuple(range(n))]
    assert {rows for rows, c in found.items() if c == least} == {(i,) * n for i in range(n)}


@twin("number-of-resamples", says="all resamples are equally likely", part=(2, 3))
@given(n=few)
def test_twin_equally_likely(n):
    assert {c for _, c in resamples(n)} == {Fraction(1, comb(2 * n - 1, n))}


@twin("number-of-resamples", says="there are $n^n$ different resamples", part=1)
@given(n=few)
def test_twin_as_many_as_sequences(n):
    assert len(list(resamples(n))) == n**n


# -------------------------------------------------------------- bootstrap-mean-exact


@claim("bootstrap-mean-exact", by="exact", part=(1, 2))
@given(samples, few)
def test_mean_and_variance_of_resampled_means(values, size):
    """All n^m sequences, and the law that the library makes of multisets."""
    found = [mean(row) for row in tuples(values, size)]
    assert mean(found) == mean(values)
    assert variance(found) == variance(values) / size
    told = law(values, size=size)
    assert (told.mean, told.variance) == (mean(values), variance(values) / size)


@claim("bootstrap-mean-exact", by="exact", part=3)
@given(populations(), st.integers(1, 4))
def test_a_little_too_small(population, n):
    """All samples: the mean of the bootstrap variance, and the variance of the mean."""
    centre = sum(v * c for v, c in population)
    true = sum(c * (v - centre) ** 2 for v, c in population) / n
    assert expected(population, n, lambda values: variance(values) / n) == true * (n - 1) / n


@twin("bootstrap-mean-exact", says=r"the variance is $\frac1n$ of the unbiased one, with $n-1$",
      part=2)  # fmt: skip
@given(values=samples)
def test_twin_unbiased_variance(values):
    n = len(values)
    assert law(values).variance * (n - 1) == variance(values)


@twin("bootstrap-mean-exact", says="the bootstrap variance of the mean is unbiased", part=3)
@given(population=populations(), n=st.integers(1, 3))
def test_twin_unbiased(population, n):
    centre = sum(v * c for v, c in population)
    true = sum(c * (v - centre) ** 2 for v, c in population) / n
    assert expected(population, n, lambda values: variance(values) / n) == true


# -------------------------------------------------------------- bootstrap-centering


def true_law(population, n):
    """The law of the mean of n draws."""
    rows = list(drawn(population, n))
    return law_of([mean(values) for values, _ in rows], [c for _, c in rows])


def distances(population, n):
    """The mean Kolmogorov distance of the two laws, as they are and centred."""
    centre = sum(v * c for v, c in population)
    truth = true_law(population, n)

    def plain(values):
        return kolmogorov(law(values), truth)

    def centred(values):
        return kolmogorov(law(values).centred(mean(values)), truth.centred(centre))

    return expected(population, n, plain), expected(population, n, centred)


COIN = [(ZERO, HALF), (ONE, HALF)]


@claim("bootstrap-centering", by="exact", part=(1, 2))
@given(populations(), st.integers(1, 3))
def test_where_the_laws_lie(population, n):
    """Means and variances of both laws, for all samples."""
    centre = sum(v * c for v, c in population)
    spread = sum(c * (v - centre) ** 2 for v, c in population)
    truth = true_law(population, n)
    assert truth.mean == centre
    for values, _ in drawn(population, n):
        found = law(values)
        assert found.mean == mean(values)
        assert found.centred(mean(values)).mean == truth.centred(centre).mean == 0
        assert found.centred(mean(values)).variance == variance(values) / n
    assert truth.centred(centre).variance == spread / n
    assert expected(population, n, lambda values: (mean(values) - centre) ** 2) == truth.variance


@claim("bootstrap-centering", by="enumeration", over=[(1, HALF, HALF), (2, Fraction(3, 8),
       Fraction(1, 8))], part=3)  # fmt: skip
def test_the_fair_coin(n, plain, centred):
    """All samples of one and of two flips, all resamples."""
    assert distances(COIN, n) == (plain, centred)


def coins_by_counting(n):
    """The same for a fair coin, from binomial coefficients: i heads of n, after j in the sample."""
    truth = list(accumulate(comb(n, i) * n**n for i in range(n + 1)))
    plain = centred = 0
    for j in range(n + 1):
        told = list(accumulate(comb(n, i) * j**i * (n - j) ** (n - i) * 2**n for i in range(n + 1)))
        plain += comb(n, j) * max(abs(a - b) for a, b in zip(told, truth, strict=True))
        centred += comb(n, j) * max(  # both laws at t/(2n) above their means
            abs(upto(told, j + t // 2) - upto(truth, (n + t) // 2)) for t in range(-2 * n, 2 * n)
        )
    return Fraction(plain, 4**n * n**n), Fraction(centred, 4**n * n**n)


def upto(sums, i):
    return sums[min(i, len(sums) - 1)] if i >= 0 else 0


@claim("bootstrap-centering", by="enumeration", over=[(1, "0.500", "0.500"), (2, "0.375", "0.125"),
       (3, "0.399", "0.306"), (64, "0.295", "0.003")], part=3)  # fmt: skip
def test_more_flips(n, plain, centred):
    """The printed digits; for few flips also by listing all samples and resamples."""
    found = coins_by_counting(n)
    assert [f"{float(v):.3f}" for v in found] == [plain, centred]
    assert n > 3 or found == distances(COIN, n)


@twin("bootstrap-centering", says="the more flips, the farther apart are uncentred laws compared "
      "with centred ones", part=3)  # fmt: skip
@given(n=st.integers(1, 6))
def test_twin_the_gap_widens(n):
    few, more = coins_by_counting(n), coins_by_counting(n + 1)
    assert few[0] - few[1] <= more[0] - more[1]


@twin("bootstrap-centering", says=r"the law of $\psi(\tilde P_n)$ is as close to that of "
      r"$\psi(P_n)$ as the centred laws are to each other", part=(2, 3),
      settles="e4-bootstrap-centering")  # fmt: skip
@given(n=st.integers(1, 3))
def test_twin_uncentred(n):
    plain, centred = distances(COIN, n)
    assert plain <= centred


@twin("bootstrap-centering", says="the two centred laws have the same variance", part=1)
@given(population=populations(), n=st.integers(1, 3))
def test_twin_equal_variances(population, n):
    for values, _ in drawn(population, n):
        assert law(values).variance == true_law(population, n).variance


# -------------------------------------------------------------- monte-carlo-error


def repeated(told, times):
    """All sequences of so many independent values of a law, with their probabilities."""
    return list(drawn(list(zip(told.values, told.probabilities, strict=True)), times))


statistics = st.sampled_from([means, maxima])


@claim("monte-carlo-error", by="exact", part=(1, 2))
@given(st.lists(st.integers(-2, 2).map(Fraction), min_size=1, max_size=2), statistics,
       st.integers(1, 4), st.integers(-2, 2), st.integers(0, 4))  # fmt: skip
def test_the_mean_of_replicates(values, statistic, times, t, tenths):
    """All sequences of up to four replicates from the law of a statistic."""
    told = law(values, statistic)
    rows = repeated(told, times)
    assert sum(c * mean(row) for row, c in rows) == told.mean
    spread = sum(c * (mean(row) - told.mean) ** 2 for row, c in rows)
    assert spread == told.variance / times
    share, eps = told.below(t), Fraction(tenths, 4)
    below = [(Fraction(sum(v <= t for v in row), times), c) for row, c in rows]
    assert sum(c * s for s, c in below) == share
    noise = sum(c * (s - share) ** 2 for s, c in below)
    assert noise == share * (1 - share) / times
    assert 4 * times * noise <= 1
    far = sum((c for s, c in below if abs(s - share) >= eps), ZERO)
    assert at_most_exp(far / 2, -2 * times * eps**2)


@claim("monte-carlo-error", by="exact", part=3)
@given(populations(), statistics, st.integers(1, 2), st.integers(1, 2))
def test_what_more_replicates_do_not_mend(population, statistic, n, times):
    """All samples, all resamples, all sequences of replicates."""
    total, square, centre, centre_square, inner = (ZERO,) * 5
    for values, c in drawn(population, n):
        told = law(values, statistic)
        for row, share in repeated(told, times):
            total += c * share * mean(row)
            square += c * share * mean(row) ** 2
        centre += c * told.mean
        centre_square += c * told.mean**2
        inner += c * told.variance
    assert square - total**2 == centre_square - centre**2 + inner / times


@twin("monte-carlo-error", says="with enough replicates the mean of a statistic is known as well "
      "as one likes", part=3)  # fmt: skip
@given(population=populations(), n=st.integers(1, 2))
def test_twin_replicates_are_data(population, n):
    """What stays for every number of replicates, for the mean."""
    centre = sum(v * c for v, c in population)
    assert expected(population, n, lambda values: (law(values).mean - centre) ** 2) == 0


@twin("monte-carlo-error", says=r"both tails together have at most $e^{-2Rz^2}$", part=2)
@given(values=st.lists(st.integers(0, 2).map(Fraction), min_size=1, max_size=3),
       t=st.integers(0, 2), quarters=st.integers(0, 4))  # fmt: skip
def test_twin_one_side_for_both(values, t, quarters):
    """A single replicate."""
    told, z = law(values), Fraction(quarters, 4)
    share = told.below(t)
    far = sum((c for c, s in ((share, 1), (1 - share, 0)) if abs(s - share) >= z), ZERO)
    assert at_most_exp(far, -2 * z**2)


@twin("monte-carlo-error", says=r"the variance of the share is at most $\frac1{5R}$", part=(1, 2))
@given(
    values=st.lists(st.integers(0, 2).map(Fraction), min_size=1, max_size=3), t=st.integers(0, 2)
)
def test_twin_a_fifth(values, t):
    share = law(values, size=1).below(t)
    assert 5 * share * (1 - share) <= 1


# -------------------------------------------------------------- distinct points


def distinct(n, size):
    """The expected share of points that are drawn, over all sequences."""
    rows = tuples(range(n), size)
    return Fraction(sum(len(set(row)) for row in rows), n * len(rows))


@claim("bootstrap-distinct-fraction", by="enumeration", over=[1, 2, 3, 4, 5], part=1)
def test_the_share_of_distinct_points(n):
    """All n^n sequences: 1, 3/4, 19/27, 175/256, ..."""
    assert distinct(n, n) == distinct_share(n) == 1 - (1 - Fraction(1, n)) ** n


@claim("bootstrap-distinct-fraction", by="enumeration", over=list(range(2, 60)), part=2)
def test_it_lies_near_its_limit(n):
    """From both sides, with rational bounds of the exponential."""
    missing = 1 - distinct_share(n)
    assert at_most_exp(missing, Fraction(-1))
    assert not at_most_exp(missing / (1 - Fraction(1, n)), Fraction(-1))


@twin("bootstrap-distinct-fraction", says=r"the share is at most $1-\frac1e$", part=2)
@given(n=st.integers(1, 30))
def test_twin_the_limit_is_reached(n):
    assert not at_most_exp(1 - distinct_share(n), Fraction(-1))


@twin("bootstrap-distinct-fraction", says="on average as many points are missing as are there",
      part=1)  # fmt: skip
@given(n=st.integers(1, 6))
def test_twin_half_of_the_points(n):
    assert distinct_share(n) == HALF


@claim("m-out-of-n", by="exact", part=(1, 2))
@given(samples, few)
def test_smaller_resamples(values, size):
    """All sequences of m draws, points counted by their places."""
    n = len(values)
    assert distinct(n, size) == distinct_share(n, size) == 1 - (1 - Fraction(1, n)) ** size
    assert size * law(values, size=size).variance == n * law(values).variance


@claim("m-out-of-n", by="exact", part=3)
@given(samples, few)
def test_the_maximum_is_drawn_less_often(values, size):
    """The probability that a resample has the largest value, which may occur several times."""
    n, often = len(values), values.count(max(values))
    found = Fraction(sum(max(row) == max(values) for row in tuples(values, size)), n**size)
    assert found == maximum_share(n, often, size)
    assert found <= Fraction(often * size, n)
    both_ways(found == Fraction(often * size, n), size == 1)


@twin("m-out-of-n", says="the mean of $m<n$ draws has the same law as that of $n$ draws",
      part=(1, 2), settles="e1-smaller-resample")  # fmt: skip
@given(values=samples.filter(lambda v: len(v) > 1), data=st.data())
def test_twin_the_two_definitions(values, data):
    size = data.draw(st.integers(1, len(values) - 1))
    assert kolmogorov(law(values, size=size), law(values)) == 0


# -------------------------------------------------------------- bootstrap-max-fails


@claim("bootstrap-max-fails", by="exact", part=1)
@given(samples)
def test_how_often_the_maximum_is_the_old_one(values):
    """All resamples; the largest value may occur several times."""
    n, often = len(values), values.count(max(values))
    found = law(values, maxima)
    at = found.below(max(values)) - (found.probabilities[:-1].sum() if len(found.values) > 1 else 0)
    assert at == maximum_share(n, often) == 1 - (1 - Fraction(often, n)) ** n
    assert found.probabilities[-1] == at


def farthest(told, n, scale=ONE):
    """The distance of a law with finitely many values, none above 0, from that of the error of the
    largest of n draws, uniform on [0, 1], times a scale. Between two values the first is constant,
    so the supremum is there at one of the two, or is approached from below."""
    best = below = ZERO
    for value, share in zip(told.values, told.probabilities, strict=True):
        truth, here = max(ZERO, 1 + value / scale) ** n, below + share
        best, below = max(best, abs(truth - below), abs(truth - here)), here
    return best


def even(n):
    """n numbers, each 1/n above the one before, and what the maximum of a resample misses them
    by: it is at most j of them with probability (j/n)^n."""
    steps = range(1, n + 1)
    shares = [Fraction(j**n - (j - 1) ** n, n**n) for j in steps]
    return law_of([Fraction(j - n, n) for j in steps], shares)


@claim("bootstrap-max-fails", by="exact", part=2)
@given(st.lists(positive.map(lambda v: v / 10), min_size=1, max_size=5, unique=True), positive)
def test_the_laws_stay_apart(values, scale):
    """Draws from the uniform law on [0, 1]; with both errors as they are, and times a factor."""
    n = len(values)
    told = law(values, maxima).centred(max(values))
    assert 1 - told.probabilities[-1] == (1 - Fraction(1, n)) ** n
    apart = farthest(told, n)
    assert apart >= 1 - (1 - Fraction(1, n)) ** n
    assert at_most_exp(1 - apart, Fraction(-1))
    assert farthest(law_of(told.values * scale, told.probabilities), n, scale) == apart


@claim("bootstrap-max-fails", by="enumeration", over=list(range(1, 41)), part=3)
def test_numbers_at_equal_distances(n):
    """The distance itself; for few numbers the law is also made of all resamples."""
    assert farthest(even(n), n) == 1 - (1 - Fraction(1, n)) ** n
    if n <= 5:
        values = [Fraction(j, n) for j in range(n)]
        assert kolmogorov(law(values, maxima).centred(max(values)), even(n)) == 0
    assert n != 6 or f"{float(farthest(even(n), n)):.4f}" == "0.6651"


@twin("bootstrap-max-fails", says="for many points the centred laws of the maximum are close: "
      r"their distance is at most $\frac12$", part=2)  # fmt: skip
@given(values=st.lists(positive.map(lambda v: v / 10), min_size=1, max_size=5, unique=True))
def test_twin_consistent_for_every_statistic(values):
    assert farthest(law(values, maxima).centred(max(values)), len(values)) <= HALF


@twin("bootstrap-max-fails", says=r"the distance is at least $\frac23$ for every $n$",
      part=(2, 3))  # fmt: skip
@given(n=st.integers(1, 50))
def test_twin_two_thirds(n):
    assert farthest(even(n), n) >= Fraction(2, 3)


@twin("bootstrap-max-fails", says="ties among the largest values do not matter", part=1)
@given(n=st.integers(1, 5), often=st.integers(1, 5))
def test_twin_ties_at_the_top(n, often):
    assert often > n or maximum_share(n, often) == maximum_share(n)


# -------------------------------------------------------------- percentile-and-basic

levels = st.sampled_from([HALF, Fraction(3, 4), Fraction(9, 10)])


@claim("percentile-and-basic", by="exact", part=1)
@given(samples, levels, statistics)
def test_one_is_the_other_reflected(values, level, statistic):
    """Both intervals from the law of all resamples."""
    low, high = exact_interval(values, level, statistic=statistic)
    found = law(values, statistic)
    assert (low, high) == (found.quantile((1 - level) / 2), found.quantile((1 + level) / 2))
    centre = statistic(np.array([values], dtype=object))[0]
    basic = exact_interval(values, level, kind="basic", statistic=statistic)
    assert basic == (2 * centre - high, 2 * centre - low)
    both_ways(basic == (low, high), low + high == 2 * centre)


@claim("percentile-and-basic", by="exact", part=2)
@given(samples, levels, st.sampled_from([
    lambda v: v**3, lambda v: 2 * v - 1, lambda v: max(v, ZERO), lambda v: v // 1, lambda _: ONE,
    lambda v: v + (v > 0),
]))  # fmt: skip
def test_increasing_maps_keep_percentiles(values, level, increasing):
    """The statistic g(mean) has the interval of the mean, mapped by g, which may be flat in places,
    and jump."""
    low, high = exact_interval(values, level)
    mapped = exact_interval(
        values, level, statistic=lambda rows: np.array([increasing(v) for v in means(rows)])
    )
    assert mapped == (increasing(low), increasing(high))


@twin("percentile-and-basic", says="decreasing maps exchange the ends of percentile intervals",
      part=2)  # fmt: skip
@given(values=samples, level=levels, statistic=statistics)
def test_twin_decreasing(values, level, statistic):
    low, high = exact_interval(values, level, statistic=statistic)
    mapped = exact_interval(values, level, statistic=lambda rows: -statistic(rows))
    assert mapped == (-high, -low)


@claim("percentile-and-basic", by="exact", part=3)
@given(samples, levels)
def test_percentiles_of_the_maximum_stay_below(values, level):
    """Nothing above the largest value can be covered."""
    low, high = exact_interval(values, level, statistic=maxima)
    assert low <= high <= max(values)


@twin("percentile-and-basic", says="increasing maps keep basic intervals", part=2)
@given(values=samples)
def test_twin_basic_is_not_kept(values):
    low, high = exact_interval(values, HALF, kind="basic")
    mapped = exact_interval(values, HALF, kind="basic", statistic=lambda rows: means(rows) ** 3)
    assert mapped == (low**3, high**3)


@twin("percentile-and-basic", says="the two intervals are the same", part=1)
@given(values=samples, statistic=statistics)
def test_twin_the_same_interval(values, statistic):
    basic = exact_interval(values, HALF, kind="basic", statistic=statistic)
    assert exact_interval(values, HALF, statistic=statistic) == basic


@twin("percentile-and-basic", says="a percentile interval covers with the probability of its level",
      part=3)  # fmt: skip
@given(n=st.integers(1, 3), top=st.integers(2, 4))
def test_twin_coverage_of_the_maximum(n, top):
    """The largest of the equally likely numbers 1, ..., N, estimated by the largest draw."""
    population = [(Fraction(v), Fraction(1, top)) for v in range(1, top + 1)]

    def covers(values):
        low, high = exact_interval(values, HALF, statistic=maxima)
        return Fraction(int(low <= top <= high))

    assert expected(population, n, covers) >= HALF


# -------------------------------------------------------------- the library itself


def test_by_hand():
    found = law([0, 1, 5])
    assert (found.mean, found.variance) == (2, Fraction(14, 9))
    assert found.quantile(ONE) == 5
    assert found.quantile(Fraction(1, 27)) == 0
    assert law([0, 1], maxima).probabilities.tolist() == [Fraction(1, 4), Fraction(3, 4)]
    assert maximum_share(2) == Fraction(3, 4)
    assert exact_interval([0, 1], HALF, statistic=maxima) == (0, 1)
    assert exact_interval([0, 1], HALF, statistic=lambda rows: -maxima(rows)) == (-1, -1)
    assert distinct_share(3, 1) == Fraction(1, 3)


def test_replicates_follow_the_law():
    """10^4 replicates: the share of each value, false alarm at most 2 * 4 * exp(-2 * 10^4 * 0.04^2)
    < 1e-12."""
    rng = np.random.default_rng(1)
    told = law([0, 0, 1])
    found = resampling.replicates([0, 0, 1], rng, times=10**4)
    for value, chance in zip(told.values, told.probabilities, strict=True):
        share = np.isclose(found, float(value)).mean()
        assert abs(share - float(chance)) < 0.04
    assert resampling.draw(3, 2, rng, size=5).shape == (2, 5)
    assert set(resampling.replicates([0.0, 1.0], rng, statistic=maxima, size=1)) == {0.0, 1.0}


@pytest.mark.parametrize("kind", ["percentile", "basic", "t"])
def test_intervals_of_normal_samples_cover(kind):
    """20 normal draws, level 9/10, 3000 samples. Were the coverage at least 0.86, a share below
    0.80 would have probability at most exp(-2 * 3000 * 0.06^2) < 1e-9; it is about 0.88."""
    found = intervals.coverage(
        lambda rng: rng.standard_normal(20), 0, 0.9, np.random.default_rng(2), kind=kind,
        trials=3000, times=99,
    )  # fmt: skip
    assert 0.80 < found < 0.97
    assert exp(-2 * 3000 * 0.06**2) < 1e-9


def test_a_skewed_law_is_covered_less_often():
    """Ten exponential draws, level 9/10, 3000 samples: about one in five is missed. Were the
    coverage 0.81, a share outside would have probability at most 2 exp(-2 * 3000 * 0.05^2)
    < 1e-6."""
    found = intervals.coverage(
        lambda rng: rng.exponential(size=10), 1, 0.9, np.random.default_rng(3), trials=3000,
        times=99,
    )  # fmt: skip
    assert 0.76 < found < 0.86


def test_a_studentised_interval_may_have_no_end():
    """Resamples of two points are constant in half of the cases."""
    low, high = interval([0.0, 1.0], 0.9, np.random.default_rng(0), kind="t")
    assert (low, high) == (-inf, inf)
    low, high = interval([0.1, 0.1, 0.7], 0.9, np.random.default_rng(0), kind="t")
    assert (0 < low < 0.3, high) == (True, inf)


@pytest.mark.parametrize("scale", [2.0**-700, 2.0**700, 2.0**1021])
def test_a_studentised_interval_on_any_scale(scale):
    """No square under- or overflows; factors 2^k change no digit."""
    values, rng = np.array([0.5, 1.25, 0.75, 2.0, 0.25]), np.random.default_rng
    near = interval(values, 0.5, rng(0), kind="t")
    assert interval(values * scale, 0.5, rng(0), kind="t") == tuple(v * scale for v in near)


def test_exact_and_drawn_intervals_agree():
    """Quantiles of 20000 replicates of a law with few values."""
    values = [0, 1, 1, 4]
    for kind in ("percentile", "basic"):
        told = exact_interval(values, Fraction(4, 5), kind=kind)
        found = interval(values, 0.8, np.random.default_rng(0), kind=kind, times=20000)
        assert found == pytest.approx([float(v) for v in told])


RNG = np.random.default_rng(0)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: law([]), "values"),
        (lambda: law([0.5]), "float 0.5"),
        (lambda: law(list(range(30))), "different samples"),
        (lambda: resamples(0), "n must"),
        (lambda: law_of([1, 2], [HALF, ONE]), "add up"),
        (lambda: law([1]).quantile(0), "level"),
        (lambda: maximum_share(2, 3), "often"),
        (lambda: resampling.draw(2, 3, None), "rng"),
        (lambda: interval([1.0, 2.0], 1, RNG), "level"),
        (lambda: interval([1.0, 2.0], HALF, RNG, kind="bca"), "kind"),
        (lambda: interval([1.0, 1.0], HALF, RNG, kind="t"), "two different"),
        (lambda: interval([1.0, 2.0], HALF, RNG, kind="t", statistic=maxima), "mean only"),
        (lambda: exact_interval([1, 2], HALF, kind="t"), "kind"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
