"""Chapter *Many voters*: majorities and averages."""

from fractions import Fraction
from itertools import combinations, permutations, product
from math import ceil, comb

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.ensembles import votes
from margins.ensembles.votes import error_range, majority, majority_error, wrong_votes
from margins.rational.exponentials import at_most_exp
from strategies import HALF, ONE, ZERO, positive, rationals, vectors

TWO_FIFTHS = Fraction(2, 5)
chances = st.sampled_from(
    sorted({Fraction(k, n) for n in (1, 2, 3, 4, 5, 10) for k in range(n + 1)})
)
better = chances.map(lambda p: min(p, 1 - p))
"""The errors of voters that are no worse than a coin."""
ballots = st.integers(1, 7).flatmap(
    lambda n: st.lists(st.sampled_from([1, -1]), min_size=n, max_size=n)
)
TRIANGLE = [{1, 2}, {2, 3}, {1, 3}]
"""Where three voters err, on five points or on four."""


def patterns(errors):
    """Every pattern of right (False) and wrong votes of independent voters, with its chance."""
    for wrong in product([False, True], repeat=len(errors)):
        chance = ONE
        for p, bad in zip(errors, wrong, strict=True):
            chance *= p if bad else 1 - p
        yield wrong, chance


def tail(p, n, least):
    """P(W >= least) of n voters, by the formula."""
    return sum((comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least, n + 1)), ZERO)


def ties_wrong(p, n):
    return tail(p, n, (n + 1) // 2)


def ties_right(p, n):
    return tail(p, n, n // 2 + 1)


# -------------------------------------------------------------- all-wrong


@claim("all-wrong", by="exact", part=(1, 2))
@given(chances, st.integers(1, 6))
def test_the_number_of_wrong_votes(p, n):
    """All 2^B patterns of votes are counted."""
    law = [ZERO] * (n + 1)
    for wrong, chance in patterns([p] * n):
        law[sum(wrong)] += chance
    assert law == [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
    assert wrong_votes([p] * n).tolist() == law
    assert (law[n], law[0]) == (p**n, (1 - p) ** n)


@claim("all-wrong", by="exact", part=3)
@given(chances, st.integers(1, 6))
def test_the_majority_is_wrong_more_often_than_all(p, n):
    """The outcomes with all votes wrong are among those with more than half of them wrong."""
    assert ties_right(p, n) >= p**n
    both_ways(ties_right(p, n) == p**n, p in (0, 1) or n <= 2)


@twin("all-wrong", says="the number of wrong votes is one of $1,\\dots,B$", part=1,
      settles="e3-x-axis")  # fmt: skip
@given(p=chances, n=st.integers(1, 7))
def test_twin_somebody_is_wrong(p, n):
    assert sum(wrong_votes([p] * n)[1:]) == 1


@twin("all-wrong", says="the majority is wrong as seldom as all voters are", part=3,
      settles="e3-all-wrong")  # fmt: skip
@given(p=chances, n=st.integers(1, 7))
def test_twin_all_for_most(p, n):
    assert majority_error([p] * n, ties="right") == p**n


@twin("all-wrong", says="for voters that depend on each other, too, all are wrong with the "
      "probability $p^B$", part=(1, 2))  # fmt: skip
@given(p=chances, n=st.integers(1, 4))
def test_twin_copies(p, n):
    """All voters repeat what the first one says."""
    law = {(True,) * n: p, (False,) * n: 1 - p}
    assert law[(True,) * n] == p**n


# -------------------------------------------------------------- majority-exact


@claim("majority-exact", by="exact", part=(1, 2))
@given(st.lists(chances, min_size=1, max_size=6), chances, st.integers(1, 6))
def test_the_error_of_a_majority(errors, p, n):
    """All 2^B patterns of votes, also for voters that differ."""
    for each in (errors, [p] * n):
        size = len(each)
        lost = sum((c for w, c in patterns(each) if 2 * sum(w) > size), ZERO)
        tie = sum((c for w, c in patterns(each) if 2 * sum(w) == size), ZERO)
        assert majority_error(each, ties="right") == lost
        assert majority_error(each) == lost + tie
        assert majority_error(each, ties="fair") == lost + tie / 2
    assert majority_error([p] * n) == ties_wrong(p, n)
    assert majority_error([p] * n, ties="right") == ties_right(p, n)


@claim("majority-exact", by="exact", part=3)
@given(chances, st.integers(1, 6), st.sampled_from([1, -1]), st.sampled_from([1, -1]))
def test_the_rule_and_the_truth(p, n, truth, rule):
    """The votes themselves, counted by `majority` with a stated rule for ties."""
    error = ZERO
    for wrong, chance in patterns([p] * n):
        ballot = [-truth if bad else truth for bad in wrong]
        if majority([ballot], ties=rule)[0] != truth:
            error += chance
    low, high = ties_right(p, n), ties_wrong(p, n)
    assert error == (low if rule == truth else high)
    assert low <= high
    both_ways(low == high, n % 2 == 1 or p in (0, 1))


@twin("majority-exact", says=r"whatever the truth is, the error is $\Pr(W\ge\frac B2)$", part=3,
      settles="e3-majority-equality")  # fmt: skip
@given(p=chances, n=st.integers(1, 6), truth=st.sampled_from([1, -1]))
def test_twin_a_tie_is_always_wrong(p, n, truth):
    error = sum(
        chance
        for wrong, chance in patterns([p] * n)
        if majority([[-truth if bad else truth for bad in wrong]])[0] != truth
    )
    assert error == ties_wrong(p, n)


@twin("majority-exact", says="more than half of the voters are wrong as often as at least half",
      part=(1, 2), settles="e3-more-than-half")  # fmt: skip
@given(p=chances, n=st.integers(1, 6))
def test_twin_at_least_is_more_than(p, n):
    assert ties_right(p, n) == ties_wrong(p, n)


# -------------------------------------------------------------- majority-bound


@claim("majority-bound", by="exact", part=(1, 3))
@given(better, st.integers(1, 40))
def test_the_bound_and_how_close_it_is(p, n):
    """The square of the bound is rational; a float above it is what the library returns."""
    error, rate = majority_error([p] * n), 4 * p * (1 - p)
    assert error**2 <= rate**n
    assert error <= Fraction(votes.majority_bound(p, n))
    if n % 2 == 0:
        assert (n + 1) * error >= rate ** (n // 2)


@claim("majority-bound", by="exact", part=(1, 2))
@given(st.lists(chances, min_size=1, max_size=7))
def test_voters_that_differ(errors):
    """The bound holds with the mean of their errors in the place of p."""
    n, p = len(errors), sum(errors) / len(errors)
    if when(p <= HALF):
        error = majority_error(errors)
        assert error**2 <= (4 * p * (1 - p)) ** n
        assert at_most_exp(error, -2 * n * (HALF - p) ** 2)


@claim("majority-bound", by="enumeration", part=(1, 2),
       over=[(Fraction(k, 20), n) for k in range(11) for n in range(1, 41)])  # fmt: skip
def test_all_small_cases(p, n):
    """p = 0, 1/20, ..., 1/2 and up to 40 voters, the exponentials by rational bounds."""
    error, gap = majority_error([p] * n), HALF - p
    assert error**2 <= (4 * p * (1 - p)) ** n
    assert at_most_exp((4 * p * (1 - p)) ** n, -4 * n * gap**2)


@claim("majority-bound", by="exact", part=4)
@given(better, positive)
def test_no_larger_constant(p, gap):
    """From the stated number of voters on, a larger constant than 2 is too large."""
    x = (1 - 2 * p) ** 2
    if when(0 < x < 1):
        kappa = 2 / (1 - x) + 2 * gap / x
        assert kappa * (1 - x) > 2
        assert gap == kappa * x / 2 - x / (1 - x)
        k = ceil(8 / gap**2)
        for half in (k, k + 1):
            error = ties_wrong(p, 2 * half)
            assert not at_most_exp(error, -kappa * 2 * half * x / 4)


@twin("majority-bound", says=r"$\Pr(W\ge\frac B2)\le e^{-B(\frac12-p)^2}$ for every $p$",
      part=(1, 2), settles="e3-majority-p")  # fmt: skip
@given(p=chances, n=st.integers(1, 7))
def test_twin_worse_than_a_coin(p, n):
    assert at_most_exp(ties_wrong(p, n), -n * (HALF - p) ** 2)


@twin("majority-bound", says=r"the constant $3$: $\Pr(W\ge\frac B2)\le e^{-3B(\frac12-p)^2}$",
      part=(2, 4), over=[(Fraction(k, 100), n) for k in range(1, 50) for n in range(2, 41)],
      )  # fmt: skip
def test_twin_constant_three(p, n):
    assert at_most_exp(ties_wrong(p, n), -3 * n * (HALF - p) ** 2)


@twin("majority-bound", says="it holds for any voters with this error", part=(1, 2))
@given(p=better, n=st.integers(1, 7))
def test_twin_bound_for_copies(p, n):
    """All voters repeat what the first one says, so the majority errs with probability p."""
    assert p**2 <= (4 * p * (1 - p)) ** n


@twin("majority-bound", says=r"for $B=2k$ the error is at least $(4pq)^k$", part=3)
@given(p=better, k=st.integers(1, 6))
def test_twin_the_bound_is_reached(p, k):
    assert ties_wrong(p, 2 * k) >= (4 * p * (1 - p)) ** k


# -------------------------------------------------------------- condorcet-odd


@claim("condorcet-odd", by="exact", part=(1, 2))
@given(chances, st.integers(1, 9))
def test_along_odd_numbers(p, k):
    """Two more voters, and one more with a fair coin for ties."""
    q = 1 - p
    before, after = majority_error([p] * (2 * k - 1)), majority_error([p] * (2 * k + 1))
    assert after - before == -(1 - 2 * p) * comb(2 * k - 1, k) * (p * q) ** k
    both_ways(after < before, 0 < p < HALF)
    assert majority_error([p] * (2 * k), ties="fair") == before


@claim("condorcet-odd", by="exact", part=(3, 4))
@given(chances, st.integers(1, 8))
def test_along_even_numbers(p, k):
    """Two more voters, with ties counted as mistakes, and with ties counted as right."""
    q, n = 1 - p, 2 * k
    middle = comb(n, k) * (p * q) ** k
    wrong = ties_wrong(p, n + 2) - ties_wrong(p, n)
    right = ties_right(p, n + 2) - ties_right(p, n)
    assert wrong == -middle * q * (q - p * Fraction(k, k + 1))
    assert right == middle * p * (p - q * Fraction(k, k + 1))
    both_ways(wrong < 0, p > 0 and p * (2 * k + 1) < k + 1)
    if when(0 < p <= HALF):
        assert wrong < 0
    both_ways(right > 0, p * (2 * k + 1) > k and p < 1)


@twin("condorcet-odd", says="the more voters, the less likely is it that at least half are wrong",
      part=(1, 3), settles="e3-monotone-n")  # fmt: skip
@given(p=better, n=st.integers(1, 6))
def test_twin_more_is_better(p, n):
    assert ties_wrong(p, n + 1) <= ties_wrong(p, n)


@twin("condorcet-odd", says="the more voters, the less likely is it that more than half are wrong",
      part=4, settles="e3-monotone-n")  # fmt: skip
@given(p=better, n=st.integers(1, 6))
def test_twin_more_is_better_for_strict_majorities(p, n):
    assert ties_right(p, n + 1) <= ties_right(p, n)


@twin("condorcet-odd", says="among even numbers, too, more than half are wrong less often for more "
      "voters", part=4)  # fmt: skip
@given(p=better, k=st.integers(1, 6))
def test_twin_strict_and_even(p, k):
    assert ties_right(p, 2 * k + 2) <= ties_right(p, 2 * k)


@twin("condorcet-odd", says="voters worse than a coin profit from company, too", part=1)
@given(p=chances, k=st.integers(1, 5))
def test_twin_bad_company(p, k):
    assert ties_wrong(p, 2 * k + 1) <= ties_wrong(p, 2 * k - 1)


# -------------------------------------------------------------- majority-any-dependence


@st.composite
def joint_laws(draw):
    """A number of voters, and a probability for each pattern of right and wrong votes."""
    n = draw(st.integers(1, 4))
    parts = draw(st.lists(st.integers(0, 3), min_size=2**n, max_size=2**n).filter(any))
    rows = product([0, 1], repeat=n)
    return n, [(row, Fraction(v, sum(parts))) for row, v in zip(rows, parts, strict=True)]


@claim("majority-any-dependence", by="exact", part=(1, 2))
@given(joint_laws(), st.data())
def test_whatever_the_dependence(case, data):
    """Any law on all patterns of up to four votes; the mean of the errors stands for p."""
    n, law = case
    p = sum(c * sum(row) for row, c in law) / n
    m = data.draw(st.integers(1, n))
    error = sum((c for row, c in law if sum(row) >= m), ZERO)
    assert m * error <= n * p
    assert error >= 1 - n * (1 - p) / (n - m + 1)


@claim("majority-any-dependence", by="exact", part=3)
@given(chances, st.integers(1, 5), st.data())
def test_both_ends_are_reached(p, n, data):
    """As many voters are wrong together as are needed, or none: first to lose, then to win."""
    m = data.draw(st.integers(1, n))
    high, low = min(ONE, n * p / m), max(ZERO, 1 - n * (1 - p) / (n - m + 1))
    for error, size, rest in (
        (high, m if high < 1 else n * p, 0),
        (low, n, m - 1 if low > 0 else n * p),
    ):
        law = {}
        for share, wrong in ((error, size), (1 - error, rest)):
            for count, part in at_random(wrong):
                for group in combinations(range(n), count):
                    law[group] = law.get(group, ZERO) + share * part / comb(n, count)
        assert sum(law.values()) == 1
        assert [sum(c for g, c in law.items() if j in g) for j in range(n)] == [p] * n
        assert sum(c for g, c in law.items() if len(g) >= m) == error


def at_random(wrong):
    """A number of wrong votes, a whole number or one of the two next to it, with this mean."""
    low = wrong // 1
    return [(int(low), 1 - (wrong - low)), (int(low) + 1, wrong - low)][: 2 if wrong > low else 1]


@claim("majority-any-dependence", by="exact", part=(1, 2))
@given(chances, st.integers(1, 6), st.sampled_from(["wrong", "right"]))
def test_independent_voters_lie_between(p, n, ties):
    """The numbers of the library, for odd and even numbers of voters."""
    low, high = error_range(p, n, ties=ties)
    m = (n + 1) // 2 if ties == "wrong" else n // 2 + 1
    assert (low, high) == (max(ZERO, 1 - n * (1 - p) / (n - m + 1)), min(ONE, n * p / m))
    assert low <= majority_error([p] * n, ties=ties) <= high


@twin("majority-any-dependence", says=r"for three voters the error is at most $\frac43p$", part=1)
@given(case=joint_laws())
def test_twin_a_smaller_factor(case):
    n, law = case
    p = sum(c * sum(row) for row, c in law) / n
    error = sum((c for row, c in law if 2 * sum(row) > n), ZERO)
    assert n != 3 or 3 * error <= 4 * p


@twin("majority-any-dependence", says="a dependence makes the majority worse, never better",
      part=2)  # fmt: skip
@given(p=better)
def test_twin_dependence_never_helps(p):
    assert error_range(p, 3)[0] >= majority_error([p] * 3)


# -------------------------------------------------------------- dependence-hurts


def mistakes(weights, sets):
    """The errors of three voters, and of their majority, on points with these weights."""
    size = len(weights)
    own = [sum(weights[i] for i in range(size) if i + 1 in bad) for bad in sets]
    return own, sum(w for i, w in enumerate(weights) if sum(i + 1 in bad for bad in sets) >= 2)


def triples(size):
    """Three sets of points of the same number, below half of all."""
    for s in range((size + 1) // 2):
        yield from product(combinations(range(1, size + 1), s), repeat=3)


@claim("dependence-hurts", by="enumeration", over=[(1, 1, 1, 1, 1), (1, 1, 1, 2, 0)], part=(1, 3))
def test_the_witnesses(a, b, c, d, e):
    """Five equally likely points, and four of which the last is twice as likely."""
    weights = [Fraction(v, 5) for v in (a, b, c, d, e)]
    assert mistakes(weights, TRIANGLE) == ([TWO_FIFTHS] * 3, Fraction(3, 5))


@claim("dependence-hurts", by="enumeration", part=2,
       over=lambda: [(size, sets) for size in range(1, 5) for sets in triples(size)])  # fmt: skip
def test_four_points_are_too_few(size, sets):
    """All sets of mistakes of equal size below half, on up to four points."""
    (s, _, _), error = mistakes([1] * size, sets)
    assert error <= s


@claim("dependence-hurts", by="enumeration", part=3,
       over=lambda: list(product(product([False, True], repeat=3), repeat=3)))  # fmt: skip
def test_three_points_are_too_few(rows):
    """All sets of mistakes on three points, with all weights in twelfths."""
    sets = [{i + 1 for i, bad in enumerate(row) if bad} for row in rows]
    for a in range(13):
        for b in range(13 - a):
            own, error = mistakes([a, b, 12 - a - b], sets)
            assert len(set(own)) > 1 or own[0] >= 6 or error <= own[0]


@twin("dependence-hurts", says="the majority of voters that are better than a coin is never worse "
      "than its members", part=(1, 3), over=lambda: list(triples(5)),
      settles="e1-robust")  # fmt: skip
def test_twin_combining_is_robust(first, second, third):
    own, error = mistakes([Fraction(1, 5)] * 5, [first, second, third])
    assert error <= max(own)


@twin("dependence-hurts", says="four equally likely points are too few for voters of any same "
      "error", part=(2, 3), over=lambda: [(n, *sets) for n in range(1, 5) for s in range(n + 1)
      for sets in product(combinations(range(1, n + 1), s), repeat=3)])  # fmt: skip
def test_twin_worse_than_a_coin_together(size, first, second, third):
    (s, _, _), error = mistakes([1] * size, [first, second, third])
    assert error <= s


@twin("dependence-hurts", says="five equally likely points are too few", part=2,
      over=lambda: list(triples(5)))  # fmt: skip
def test_twin_five_are_too_few(first, second, third):
    (s, _, _), error = mistakes([1] * 5, [first, second, third])
    assert error <= s


# -------------------------------------------------------------- signs and means


@claim("vote-equals-sign-of-mean", by="exact", part=(1, 2, 3))
@given(ballots)
def test_counts_and_the_mean(ballot):
    """The label with more votes is the sign of the mean; a tie is a mean of 0."""
    mean = Fraction(sum(ballot), len(ballot))
    plus, minus = ballot.count(1), ballot.count(-1)
    assert len(ballot) * mean == plus - minus
    both_ways(mean > 0, plus > minus)
    both_ways(mean < 0, plus < minus)
    both_ways(mean == 0, plus == minus)
    if when(len(ballot) % 2 == 1):
        assert mean != 0
    if when(mean != 0):
        assert majority([ballot])[0] == (1 if mean > 0 else -1)
    assert (votes.tally([[v] for v in ballot], [1, -1]) == [[plus, minus]]).all()


@twin("vote-equals-sign-of-mean", says="the sign of the mean of votes is a label", part=3,
      settles="e-vote-ties")  # fmt: skip
@given(ballot=ballots)
def test_twin_the_sign_is_a_label(ballot):
    assert int(np.sign(Fraction(sum(ballot), len(ballot)))) in (1, -1)


@twin("vote-equals-sign-of-mean", says="for more labels, coded $1,2,3$, the rounded mean has the "
      "most votes", part=(1, 2))  # fmt: skip
@given(ballot=st.lists(st.sampled_from([1, 2, 3]), min_size=1, max_size=5))
def test_twin_labels_as_numbers(ballot):
    """Neither of two labels may have as many votes, nor the mean lie halfway between them."""
    mean = Fraction(sum(ballot), len(ballot))
    winner = votes.plurality([[v] for v in ballot], [1, 2, 3])[0]
    second = max(ballot.count(v) for v in (1, 2, 3) if v != winner)
    assert ballot.count(winner) == second or mean % 1 == HALF or winner == round(mean)


@twin("vote-equals-sign-of-mean", says="the label with the most votes has more than half of them, "
      "or there is a tie", part=2, settles="e-vote-ties")  # fmt: skip
@given(ballot=st.lists(st.sampled_from("abc"), min_size=1, max_size=6))
def test_twin_plurality_is_majority(ballot):
    first, second, _ = sorted(map(ballot.count, "abc"), reverse=True)
    assert first == second or 2 * first > len(ballot)


def printed(ballot):
    """The sign of the mean, the sign of the sum and the label with more votes; ties go to +1."""
    mean = Fraction(sum(ballot), len(ballot))
    return (
        1 if mean >= 0 else -1,
        1 if sum(ballot) >= 0 else -1,
        max((1, -1), key=ballot.count),
    )


@claim("conv-vote-sign", by="exact", part=(1, 2))
@given(ballots)
def test_three_printed_forms(ballot):
    """And the library, with ties to +1 and with ties to -1."""
    assert printed(ballot) == (majority([ballot])[0],) * 3
    mirrored = tuple(-v for v in printed([-v for v in ballot]))
    assert mirrored == (majority([ballot], ties=-1)[0],) * 3
    assert votes.plurality([[v] for v in ballot], [1, -1])[0] == majority([ballot])[0]


@twin("conv-vote-sign", says="the forms agree with any rule for ties in each of them", part=(1, 2))
@given(ballot=ballots)
def test_twin_different_rules(ballot):
    assert majority([ballot], ties=1)[0] == majority([ballot], ties=-1)[0]


@claim("conv-pm-errors", by="exact", part=(1, 2))
@given(ballots, st.sampled_from([1, -1]))
def test_sums_count_mistakes(ballot, y):
    """y times the sum of the votes, and the number W of wrong ones."""
    n, wrong, total = len(ballot), sum(v != y for v in ballot), y * sum(ballot)
    assert total == n - 2 * wrong
    both_ways(total < 0, 2 * wrong > n)
    both_ways(total == 0, 2 * wrong == n)


@twin("conv-pm-errors", says=r"$y\sum_jh_j=B-W$", part=1)
@given(ballot=ballots, y=st.sampled_from([1, -1]))
def test_twin_a_mistake_costs_one(ballot, y):
    assert y * sum(ballot) == len(ballot) - sum(v != y for v in ballot)


@twin("conv-pm-errors", says=r"the sum is at most $0$ only if more than half are wrong", part=2)
@given(ballot=ballots)
def test_twin_ties_forgotten(ballot):
    assert sum(ballot) > 0 or 2 * ballot.count(-1) > len(ballot)


# -------------------------------------------------------------- ambiguity-decomposition


def squared(u, v):
    return sum((a - b) ** 2 for a, b in zip(u, v, strict=True))


@st.composite
def members(draw, size=(1, 4), d=(1, 2), least=0):
    """Predictions in one or two coordinates, weights that add up to 1, and the truth."""
    n, k = draw(st.integers(*size)), draw(st.integers(*d))
    f = draw(st.lists(vectors(k), min_size=n, max_size=n))
    if draw(st.booleans()):
        f = [f[0]] * n
    parts = draw(st.lists(st.integers(least, 3), min_size=n, max_size=n))
    parts[0] += max(0, 1 - sum(parts))
    a = [Fraction(v, sum(parts)) for v in parts]
    mean = tuple(sum(w * v[j] for w, v in zip(a, f, strict=True)) for j in range(k))
    return f, a, mean, draw(vectors(k))


@claim("ambiguity-decomposition", by="exact", part=(1, 2, 3))
@given(members())
def test_error_is_mean_error_less_spread(case):
    """Any weights, predictions with one or two coordinates."""
    f, a, mean, y = case
    average = sum(w * squared(v, y) for w, v in zip(a, f, strict=True))
    spread = sum(w * squared(v, mean) for w, v in zip(a, f, strict=True))
    error = squared(mean, y)
    assert error == average - spread
    assert error <= average
    agree = all(w == 0 or v == mean for w, v in zip(a, f, strict=True))
    both_ways(error == average, agree)


@claim("ambiguity-decomposition", by="exact", part=1)
@given(st.integers(1, 4).flatmap(lambda n: st.lists(vectors(n), min_size=1, max_size=3)), st.data())
def test_the_decomposition_of_the_library(rows, data):
    """Equal weights, several points at once."""
    y = data.draw(vectors(len(rows)))
    found = votes.ambiguity(np.array(rows, dtype=object), np.array(y, dtype=object))
    assert (found.average == found.members - found.spread).all()
    for i, row in enumerate(rows):
        assert found.members[i] == sum((v - y[i]) ** 2 for v in row) / len(row)
        assert found.average[i] == (sum(row) / len(row) - y[i]) ** 2


@claim("ambiguity-decomposition", by="exact", part=1)
@given(members(least=-2))
def test_negative_weights_too(case):
    """Some weights may be negative, and even the spread; the weights add up to 1."""
    f, a, mean, y = case
    average = sum(w * squared(v, y) for w, v in zip(a, f, strict=True))
    spread = sum(w * squared(v, mean) for w, v in zip(a, f, strict=True))
    assert sum(a) == 1
    assert squared(mean, y) == average - spread


@twin("ambiguity-decomposition", says="equality holds only if all predictions are the same",
      part=3)  # fmt: skip
@given(case=members())
def test_twin_members_without_weight(case):
    f, a, mean, y = case
    average = sum(w * squared(v, y) for w, v in zip(a, f, strict=True))
    assert squared(mean, y) != average or all(v == mean for v in f)


@twin("ambiguity-decomposition", says="the average is at least as good as its best member",
      part=2)  # fmt: skip
@given(case=members())
def test_twin_the_best_member(case):
    f, a, mean, y = case
    assert squared(mean, y) <= min(squared(v, y) for w, v in zip(a, f, strict=True) if w)


@twin("ambiguity-decomposition", says="for the 0-1 loss, too, the vote errs no more than its "
      "members do on average", part=2)  # fmt: skip
@given(p=st.sampled_from([ZERO, TWO_FIFTHS, HALF]))
def test_twin_zero_one_loss(p):
    """The worst dependence of three voters."""
    assert error_range(p, 3)[1] <= p


@twin("ambiguity-decomposition", says="weights may be negative", part=(2, 3))
@given(case=members(size=(2, 3), least=-2))
def test_twin_negative_weights(case):
    f, a, mean, y = case
    premise(sum(a) == 1)
    assert squared(mean, y) <= sum(w * squared(v, y) for w, v in zip(a, f, strict=True))


# -------------------------------------------------------------- variance-of-average


@st.composite
def exchangeable(draw, most=4):
    """Predictions that are a common part plus numbers drawn without replacement: equally likely
    rows. Any two columns have the same correlation, from -1/(B-1) to 1."""
    pool = draw(st.lists(rationals, min_size=1, max_size=most))
    members = draw(st.integers(1, len(pool)))
    common = draw(st.sampled_from([[ZERO], [ONE, -ONE], [ZERO, Fraction(3)]]))
    return [[u + v for v in row[:members]] for row in permutations(pool) for u in common]


def covariance(rows, j, k):
    n = len(rows)
    return sum(r[j] * r[k] for r in rows) / n - sum(r[j] for r in rows) * sum(
        r[k] for r in rows
    ) / (n * n)


@claim("variance-of-average", by="exact", part=(1, 2))
@given(exchangeable())
def test_variance_of_an_average(rows):
    """All rows of a finite law; correlations of both signs and at the ends."""
    size, each = len(rows[0]), covariance(rows, 0, 0)
    other = covariance(rows, 0, 1) if size > 1 else ZERO
    average = [[sum(r) / size] for r in rows]
    if when(each > 0):
        c = other / each
        assert covariance(average, 0, 0) == c * each + (1 - c) * each / size
        assert covariance(average, 0, 0) == votes.variance_of_average(each, c, size)
        assert size == 1 or (size - 1) * c >= -1
        assert c <= 1


@claim("variance-of-average", by="enumeration", over=[2, 3, 4, 5], part=2)
def test_both_ends_are_correlations(size):
    """A 1 at one of B places, chosen by lot: the average is constant. And B equal variables."""
    same = [[Fraction(v)] * size for v in (0, 1)]
    assert covariance(same, 0, 1) == covariance(same, 0, 0) > 0
    rows = [[Fraction(int(i == j)) for j in range(size)] for i in range(size)]
    c = covariance(rows, 0, 1) / covariance(rows, 0, 0)
    assert c == Fraction(-1, size - 1)
    assert votes.variance_of_average(1, c, size) == 0


@twin("variance-of-average", says="the variance of the average is $s^2/B$, whatever the "
      "correlation", part=1)  # fmt: skip
@given(rows=exchangeable())
def test_twin_independence_forgotten(rows):
    size = len(rows[0])
    assert covariance([[sum(r) / size] for r in rows], 0, 0) == covariance(rows, 0, 0) / size


@twin("variance-of-average", says="members with more variance have an average with less", part=1,
      settles="e4-extra-variance")  # fmt: skip
@given(s=positive, t=positive, c=st.sampled_from([ZERO, HALF]), size=st.integers(1, 4))
def test_twin_extra_variance(s, t, c, size):
    small, large = sorted((s, t))
    premise(small <= large)
    more = votes.variance_of_average(large, c, size)
    assert small == large or more < votes.variance_of_average(small, c, size)


@twin("variance-of-average", says="any number of predictions can have the correlation $-1$",
      part=2)  # fmt: skip
@given(size=st.integers(2, 5), variance=positive)
def test_twin_all_opposed(size, variance):
    """The variance of their average would be this."""
    assert -variance + 2 * variance / size >= 0


# -------------------------------------------------------------- the library itself


def test_by_hand():
    assert [str(v) for v in wrong_votes([HALF, ZERO, ONE])] == ["0", "1/2", "1/2", "0"]
    assert majority_error([TWO_FIFTHS] * 2, ties="right") == Fraction(4, 25)
    assert majority_error([TWO_FIFTHS] * 2) == Fraction(16, 25)
    assert majority_error([TWO_FIFTHS] * 3) == Fraction(44, 125) == Fraction("0.352")
    assert majority_error([TWO_FIFTHS] * 4, ties="right") == Fraction("0.1792")
    assert error_range(Fraction(1, 10), 1001)[1] < Fraction(1, 5)
    assert Fraction("0.79") < error_range(TWO_FIFTHS, 101)[1] < Fraction("0.8")
    p = Fraction(21, 100)
    assert not at_most_exp(majority_error([p] * 38), -3 * 38 * (HALF - p) ** 2)
    assert error_range(TWO_FIFTHS, 2) == (TWO_FIFTHS, Fraction(4, 5))
    assert error_range(TWO_FIFTHS, 3, ties="fair") == error_range(TWO_FIFTHS, 3)
    assert majority([[1, -1], [1, 1]], ties=-1).tolist() == [-1, 1]
    assert votes.plurality([["a"], ["b"]], ["b", "a"]).tolist() == ["b"]
    assert votes.plurality([[1], [1], ["a"]], ["a", 1]).tolist() == [1]
    assert votes.plurality([[(1, 2)]], [(1, 2)]).tolist() == [(1, 2)]
    assert votes.plurality([[2], [2]], np.array([1, 2])).dtype.kind == "i"
    assert votes.variance_of_average(2, HALF, 4) == Fraction(5, 4)
    found = votes.ambiguity([[0.0, 2.0]], [0.0])
    assert (found.average[0], found.members[0], found.spread[0]) == (1, 2, 1)


def test_a_fair_coin_breaks_ties_both_ways():
    """200 ties: one side alone has probability 2^-199."""
    rng = np.random.default_rng(0)
    assert set(majority([[1, -1]] * 200, ties="fair", rng=rng)) == {1, -1}
    assert majority([[1, 1, -1]] * 9, ties="fair", rng=rng).tolist() == [1] * 9


def test_a_float_is_no_smaller_than_the_bound():
    for p, n in product([ZERO, 0.1, TWO_FIFTHS, HALF], [1, 2, 5, 10]):
        value = votes.majority_bound(p, n)
        assert value**2 == pytest.approx(float((4 * p * (1 - p)) ** n), rel=1e-14)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: wrong_votes([]), "errors"),
        (lambda: wrong_votes([0.5]), "float 0.5"),
        (lambda: wrong_votes([2]), "from 0 to 1"),
        (lambda: majority_error([HALF], ties="random"), "ties must be"),
        (lambda: votes.majority_bound(0.6, 3), "worse than a coin"),
        (lambda: votes.majority_bound(-0.5, 3), "from 0 to 1"),
        (lambda: error_range(HALF, 2, ties="fair"), "even number"),
        (lambda: majority([[1, 2]]), "votes"),
        (lambda: majority([[1]], ties=0), "ties must be"),
        (lambda: majority([[1]], ties="fair"), "rng"),
        (lambda: majority([[1]], ties="fair", rng=3), "rng is 3"),
        (lambda: votes.tally([], ["a"]), "at least one voter"),
        (lambda: votes.tally([["a"], ["a", "b"]], ["a", "b"]), "for each point"),
        (lambda: votes.tally([["c"]], ["a", "b"]), "not among the classes"),
        (lambda: votes.tally([["a"]], ["a", "a"]), "twice"),
        (lambda: votes.variance_of_average(1, Fraction(-2, 3), 3), "-1/2 and 1"),
        (lambda: votes.variance_of_average(1, 2, 1), "between -1 and 1"),
        (lambda: votes.variance_of_average(1, -2, 1), "between -1 and 1"),
        (lambda: votes.plurality([["a"]], []), "at least one label"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
