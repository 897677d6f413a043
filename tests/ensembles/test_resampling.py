"""Chapter *A sample of the sample*: the bootstrap."""

from fractions import Fraction
from itertools import product
from math import comb, exp, factorial, inf, prod

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin
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


@claim("resampling-is-sampling-from-Pn", by="exact", part=2)
@given(samples, st.data())
def test_without_replacement_nothing_varies(values, data):
    """Any order of the sample has the same mean and the same maximum."""
    other = data.draw(st.permutations(values))
    assert (mean(other), max(other)) == (mean(values), max(values))


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
    assert max(found.values()) == found[tuple(range(n))] == Fraction(factorial(n), n**n)
    assert min(found.values()) == found[(0,) * n] == Fraction(1, n**n)
    assert [rows for rows, c in found.items() if c == max(found.values())] == [tuple(range(n))]


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
    assert size > 1 or found == Fraction(often, n)


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


@claim("bootstrap-max-fails", by="exact", part=2)
@given(st.lists(positive.map(lambda v: v / 10), min_size=1, max_size=5, unique=True),
       st.integers(1, 6), positive)  # fmt: skip
def test_the_laws_stay_apart(values, digits, scale):
    """Draws from the uniform law on [0, 1], for which P(max - 1 <= t) = (1 + t)^n, just below 0;
    and on any scale."""
    n, t = len(values), -Fraction(1, 10**digits)
    told = law(values, maxima).centred(max(values))
    below = told.below(t * scale)
    assert below <= told.below(0) - told.probabilities[-1] == (1 - Fraction(1, n)) ** n
    assert at_most_exp((1 - Fraction(1, n)) ** n, Fraction(-1))
    assert (1 + t) ** n - below >= (1 + t) ** n - (1 - Fraction(1, n)) ** n


@twin("bootstrap-max-fails", says="for many points the centred laws of the maximum are close: "
      r"their distance is at most $\frac12$", part=2)  # fmt: skip
@given(n=st.integers(1, 50))
def test_twin_consistent_for_every_statistic(n):
    assert 1 - (1 - Fraction(1, n)) ** n <= HALF


@twin("bootstrap-max-fails", says=r"the distance is at least $\frac23$ for every $n$", part=2)
@given(n=st.integers(1, 50))
def test_twin_two_thirds(n):
    assert 1 - (1 - Fraction(1, n)) ** n >= Fraction(2, 3)


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
@given(samples, levels, st.sampled_from([lambda v: v**3, lambda v: 2 * v - 1]))
def test_increasing_maps_keep_percentiles(values, level, increasing):
    """The statistic g(mean) has the interval of the mean, mapped by g."""
    low, high = exact_interval(values, level)
    mapped = exact_interval(values, level, statistic=lambda rows: increasing(means(rows)))
    assert mapped == (increasing(low), increasing(high))


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

    premise(n >= 1)
    assert expected(population, n, covers) >= HALF


# -------------------------------------------------------------- the library itself


def test_by_hand():
    found = law([0, 1, 5])
    assert (found.mean, found.variance) == (2, Fraction(14, 9))
    assert found.quantile(ONE) == 5
    assert found.quantile(Fraction(1, 27)) == 0
    assert law([0, 1], maxima).probabilities.tolist() == [Fraction(1, 4), Fraction(3, 4)]
    assert maximum_share(2) == Fraction(3, 4)
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


def test_a_studentised_interval_may_have_no_end():
    """Resamples of two points are constant in half of the cases."""
    low, high = interval([0.0, 1.0], 0.9, np.random.default_rng(0), kind="t")
    assert (low, high) == (-inf, inf)


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
