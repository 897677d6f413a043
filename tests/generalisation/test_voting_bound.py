"""Chapter *Why votes generalise*: the true error of a vote, from its margins on the sample."""

from fractions import Fraction
from itertools import product
from math import log

import numpy as np
import pytest
from evidence import claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.boosting.vote_margins import rounds_until_margin
from margins.generalisation import voting_bound
from margins.generalisation.deviations import deviation
from margins.rational.exponentials import at_most_exp
from margins.rational.lp import Optimum, equalities, minimise
from pools import factor_power, run_on, separable_pools, stages
from strategies import HALF, ONE, ZERO, positive, rationals

levels = st.sampled_from([HALF, ONE, ONE])


def ramp(m, theta):
    """By cases."""
    return ONE if m <= 0 else max(ZERO, 1 - m / theta)


def average(rows):
    """The Rademacher average of functions, given by their values at n examples."""
    n = len(rows[0])
    tops = (max(sum(s * v for s, v in zip(signs, row, strict=True)) for row in rows)
            for signs in product((1, -1), repeat=n))  # fmt: skip
    return Fraction(sum(tops)) / (n * 2**n)


# -------------------------------------------------------------- ramp-at-a-level


@claim("ramp-at-a-level", by="exact", part=(1, 2, 3))
@given(st.lists(rationals, min_size=1, max_size=5), rationals, positive)
def test_the_ramp_at_a_level(margins, q, theta):
    """Between the steps, of slope 1/theta, and added up."""
    r = [ramp(m, theta) for m in margins]
    assert all((m <= 0) <= a <= (m < theta) for a, m in zip(r, margins, strict=True))
    assert all(
        theta * abs(a - ramp(q, theta)) <= abs(m - q) for a, m in zip(r, margins, strict=True)
    )
    wrong, small = (sum(m <= c if c == 0 else m < c for m in margins) for c in (0, theta))
    assert wrong <= sum(r) <= small


@claim("ramp-at-a-level", by="exact", part=2, over=[Fraction(k, 7) for k in range(1, 15)])
def test_the_slope_is_reached(theta):
    """From 0 to theta."""
    assert ramp(ZERO, theta) - ramp(theta, theta) == 1 == theta / theta


@twin("ramp-at-a-level", says="the slope is at most 1, whatever the level", part=(1, 2))
@given(m=rationals, q=rationals, theta=positive)
@example(m=ZERO, q=HALF, theta=HALF)
def test_twin_slope_one(m, q, theta):
    assert abs(ramp(m, theta) - ramp(q, theta)) <= abs(m - q)


@twin("ramp-at-a-level", says="the share of negative margins is enough", part=3)
@given(margins=st.lists(rationals, min_size=1, max_size=4), theta=positive)
def test_twin_only_negative_margins(margins, theta):
    assert sum(ramp(m, theta) for m in margins) <= sum(m < 0 for m in margins)


# -------------------------------------------------------------- voting-margin-bound


@st.composite
def worlds(draw):
    """Values of up to three hypotheses, in [-1, 1], at up to three atoms, times the labels, and
    the probabilities of the atoms. Often the hypotheses differ at one rare atom only, or there is
    only one, so that their average is small."""
    atoms, size = draw(st.sampled_from([1, 2, 2, 3])), draw(st.sampled_from([1, 1, 2, 2, 3]))
    entry = st.sampled_from([-ONE, ONE, ONE, ZERO, HALF, -HALF])
    first = draw(st.lists(entry, min_size=atoms, max_size=atoms))
    if atoms > 1:  # one of both kinds
        first[0], first[-1] = draw(st.sampled_from([ZERO, -HALF, -ONE])), ONE
    places = st.just(0) if draw(st.booleans()) else st.integers(0, atoms - 1)
    rows = [first]
    for _ in range(size - 1):
        other = list(first)
        other[draw(places)] = draw(entry)
        rows.append(other)
    sizes = st.sampled_from([20, 40])
    parts = [draw(st.sampled_from([1, 40])), *(draw(sizes) for _ in range(atoms - 1))]
    return rows, [Fraction(p, sum(parts)) for p in parts]


OWN_ATOM = [[ONE if i == j else ZERO for i in range(4)] for j in range(4)], [Fraction(1, 4)] * 4
"""Each hypothesis is right at an atom of its own: with a factor below 3/2 the bound is false."""


def reachable(rows, theta):
    """Pairs of sets of atoms: some convex combination has margins of at most 0 on the one and of
    at least theta on the other. Decided by linear programs over the fractions."""
    atoms = range(len(rows[0]))
    sums, one = equalities([[ONE] * len(rows)], [ONE])
    for sides in product((-1, 0, 1), repeat=len(atoms)):
        A, b = list(sums), list(one)
        for i in atoms:
            if sides[i]:
                A.append([sides[i] * row[i] for row in rows])
                b.append(theta if sides[i] > 0 else ZERO)
        if isinstance(minimise([ZERO] * len(rows), A, b), Optimum):
            yield [i for i in atoms if sides[i] < 0], [i for i in atoms if sides[i] > 0]


def excesses(rows, shares, theta, n):
    """For each sequence of n draws, up to order: its probability, the largest difference of the
    error and the share of margins below theta over all votes, and the average of the pool."""
    pairs = list(reachable(rows, theta))
    found = {}
    for draws in product(range(len(shares)), repeat=n):
        key = tuple(sorted(draws))
        chance = np.prod([shares[i] for i in draws])
        if key not in found:
            worst = max(
                sum((shares[i] for i in wrong), ZERO) - 1 + Fraction(sum(map(key.count, high)), n)
                for wrong, high in pairs
            )
            found[key] = [ZERO, worst, average([[row[i] for i in key] for row in rows])]
        found[key][0] += chance
    return found.values()


@claim("voting-margin-bound", by="exact", part=1)
@given(worlds(), levels, st.integers(1, 5))
@example(OWN_ATOM, ONE, 1)
def test_few_samples_break_the_bound_for_any_vote(world, theta, n):
    """Over all samples, the worst of all convex combinations by linear programs, and the average
    by all signs: P(excess >= v) <= exp(-2n(v - 2R/theta)^2) for every v > 2R/theta, which is the
    statement for all delta at once."""
    rows, shares = world
    found = list(excesses(rows, shares, theta, n))
    middle = 2 / theta * sum(chance * R for chance, _, R in found)
    for v in {worst for _, worst, _ in found}:
        if when(v > middle):
            share = sum(chance for chance, worst, _ in found if worst >= v)
            assert at_most_exp(share, -2 * n * (v - middle) ** 2)


@claim("voting-margin-bound", by="exact", part=2)
@given(worlds(), st.lists(rationals, min_size=3, max_size=3).filter(any))
def test_negative_votes_are_votes_of_the_closed_pool(world, votes):
    """Any vote, divided by the sum of sizes, is a convex combination of the rows and their
    negatives."""
    rows, _ = world
    used = [(a, row) for a, row in zip(votes, rows, strict=False) if a]
    if used:
        size = sum(abs(a) for a, _ in used)
        weights = [(max(a, ZERO) / size, row) for a, row in used]
        weights += [(max(-a, ZERO) / size, [-v for v in row]) for a, row in used]
        assert sum(c for c, _ in weights) == 1
        assert all(c >= 0 for c, _ in weights)
        for i in range(len(rows[0])):
            score = sum(a * row[i] for a, row in used) / size
            assert sum(c * row[i] for c, row in weights) == score


@claim("voting-margin-bound", by="exact", part=3)
@given(worlds(), st.lists(st.integers(0, 2), min_size=1, max_size=6))
def test_few_hypotheses_follow_few_signs(world, draws):
    """exp(n R^2/2) <= k for every sample, so for the mean, too."""
    rows, _ = world
    key = [i % len(rows[0]) for i in draws]
    R = average([[row[i] for i in key] for row in rows])
    assert at_most_exp(Fraction(1, len(rows)), -len(key) * R**2 / 2)


def wrong_elsewhere(seed, N=10_000, n=100):
    """A vote that is right on the sample and wrong nearly everywhere else.

    N atoms, half of them positive; the pool has the hypotheses 1 - 2 1{x = j} and their negatives.
    If the signs s add up to 0, the vote with the weight 1/N for s_j and the j-th is 2s/N. Returns
    its error, its least margin on the sample, and sum of s.
    """
    rng = np.random.default_rng(seed)
    y = np.repeat([1, -1], N // 2)
    drawn = rng.integers(0, N, n)
    s = -y
    s[drawn] = y[drawn]
    surplus = s.sum()  # a few unseen ones have to be right, too
    unseen = np.setdiff1d(np.flatnonzero(s == np.sign(surplus)), drawn)
    s[unseen[: abs(surplus) // 2]] *= -1
    return np.mean(s != y), Fraction(2, N) * int((s * y)[drawn].min()), s.sum()


@twin(
    "voting-margin-bound",
    says=r"without $\frac1\theta$: $L^{01}_D\le P_S(yf<\theta)+2\mathfrak R_n+\sqrt{\dots}$",
    over=range(5),
    part=(1, 3),
)
def test_twin_without_the_level(seed):
    """theta = 1/N. On n points the pool has at most 2(n + 1) patterns."""
    error, least, total = wrong_elsewhere(seed)
    premise(total == 0 and least >= Fraction(1, 10_000))
    rich = (2 * log(2 * 101) / 100) ** 0.5
    assert error <= voting_bound.error_bound(0, 1, rich, 100, Fraction(1, 10))


@twin(
    "voting-margin-bound",
    says=r"$\frac{1.9}\theta$ in place of $\frac2\theta$",
    over=(2, 10, 100, 1000),
    part=1,
)
def test_twin_a_smaller_factor(N):
    """n = 1, N equally likely atoms with the label +1, the pool of all 1{x = j}, theta = 1. The
    hypothesis of the atom that is drawn has margin 1 there and 0 elsewhere. If N > 1, the average
    is 1/2: the best function is 1 for sigma = 1 and 0 for sigma = -1."""
    R = average([[1], [0]])
    assert 1 - Fraction(1, N) <= Fraction(19, 10) * R + Fraction(deviation(1, Fraction(999, 1000)))


@twin(
    "voting-margin-bound",
    says=r"$\sqrt{\ln(1/\delta)/(3n)}$ in place of $\sqrt{\ln(1/\delta)/(2n)}$",
    over=[Fraction(k, 100) for k in range(10, 50)],
    part=1,
)
def test_twin_less_luck(delta):
    """One hypothesis, one draw, a fair label: with probability 1/2 the margin is 1, and the error
    is 1/2."""
    breaks = not at_most_exp(delta, Fraction(-3, 4))  # ln(1/delta)/3 < 1/4
    assert not breaks or delta >= HALF


@twin(
    "voting-margin-bound",
    says="votes may be negative, whether the pool is closed or not",
    over=[Fraction(k, 10) for k in range(1, 10)],
    part=(1, 2),
)
def test_twin_negative_votes(delta):
    """The pool {1} has the average 0. One draw, a fair label: the vote 1 or -1 is right on it, and
    its error is 1/2, whatever is drawn."""
    premise(average([[1]]) == 0)
    assert Fraction(deviation(1, delta)) >= HALF


# -------------------------------------------------------------- adaboost-generalisation


def powered(run, g):
    """(n^(2q), share^(2q) n^(2q), q(g)^(2qT) n^(2q)) for the level g = p/q, q its denominator."""
    n, power = len(run.y), 2 * g.denominator
    q = factor_power(HALF - g, g)
    return (run.margin_share(g) * n) ** power, q ** len(run.errors) * n**power


@claim("adaboost-generalisation", by="exact", part=(1, 2))
@given(separable_pools(), st.integers(1, 25))
def test_few_margins_are_below_the_edge(pool, rounds):
    """g is the least edge of the run, rounded down. The share of margins up to g is at most
    q(g)^T, and 0 if that is below 1/n. All votes are positive, so the normalised vote is a convex
    combination of the pool."""
    run = run_on(pool, rounds)
    for stage in stages(run):
        g = Fraction(int(20 * min(stage.edges)), 20)
        if when(0 < g < HALF):
            assert all(o > 1 for o in stage.odds)
            count, bound = powered(stage, g)
            assert count <= bound
            if bound < 1:
                assert stage.margin_share(g) == 0


@claim("adaboost-generalisation", by="exact", part=2, over=range(5, 10))
def test_after_enough_rounds_no_margin_is_small(n):
    """n hypotheses, each wrong on one of n points: errors of at most 1/n."""
    pool = 1 - 2 * np.eye(n, dtype=int)
    g = HALF - Fraction(1, n)
    run = run_on(pool, rounds_until_margin(n, g))
    premise(min(run.edges) >= g)
    assert factor_power(HALF - g, g) ** len(run.errors) * n ** (2 * g.denominator) < 1
    assert run.margin_share(g) == 0


@twin(
    "adaboost-generalisation",
    says="without the middle term: few small margins on the sample are enough",
    over=[(10, N, 64) for N in (20, 100, 1000)],
    part=(1, 2),
)
def test_twin_without_the_pool(n, N, rounds):
    """n different points are drawn of N. The hypotheses are wrong on one of them each, and
    everywhere else. delta = 1/2, and such a sample is more likely for N = 1000."""
    run = run_on(1 - 2 * np.eye(n, dtype=int), rounds)
    g = HALF - Fraction(1, n)
    premise(min(run.edges) >= g)
    first = float(factor_power(HALF - g, g)) ** (rounds / (2 * g.denominator))
    likely = np.prod([1 - Fraction(k, N) for k in range(n)])
    error = 1 - Fraction(n, N)
    assert likely <= HALF or float(error) <= first + deviation(n, HALF)


# -------------------------------------------------------------- the library


@given(worlds(), positive)
@example(([[ONE, HALF]], [HALF, HALF]), ONE)
def test_the_bound_of_given_margins(world, theta):
    margins = world[0][0]
    share = Fraction(sum(m < theta for m in margins), len(margins))
    value = voting_bound.error_bound_on(margins, theta, Fraction(1, 3), HALF)
    assert value == voting_bound.error_bound(share, theta, Fraction(1, 3), len(margins), HALF)
    luck = deviation(len(margins), HALF)
    assert value == pytest.approx(float(share + Fraction(2, 3) / theta) + luck, rel=1e-14)
    assert Fraction(value) > share + Fraction(2, 3) / theta


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: voting_bound.error_bound_on([0.5, 1.5], 1, 0.1, 0.1), "normalised"),
        (lambda: voting_bound.error_bound_on([], 1, 0.1, 0.1), "at least one"),
        (lambda: voting_bound.error_bound(2, 1, 0.1, 10, 0.1), "share"),
        (lambda: voting_bound.error_bound(0, 0, 0.1, 10, 0.1), "theta"),
        (lambda: voting_bound.error_bound(0, 1, -1, 10, 0.1), "average"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
