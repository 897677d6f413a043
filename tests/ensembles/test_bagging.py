"""Chapter *Training on resamples*: bagging, and the error out of the bag."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from random import Random

import numpy as np
import pytest
from evidence import both_ways, claim, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.ensembles import bag
from margins.ensembles.bagging import Constant, never_out, out_probability
from margins.ensembles.resampling import resamples
from margins.ensembles.votes import plurality
from margins.rational.exponentials import at_most_exp
from margins.trees import grow
from strategies import ONE, ZERO, rationals, vectors

COINS = [ZERO, ONE]


def mean(values):
    return sum(values, ZERO) / len(values)


# -------------------------------------------------------------- deterministic learners


@st.composite
def learners(draw):
    """A learner of up to three points: what it makes of each resample, up to order."""
    n = draw(st.integers(1, 3))
    rows = [rows for rows, _ in resamples(n)]
    models = draw(st.lists(st.sampled_from("abc"), min_size=len(rows), max_size=len(rows)))
    return n, dict(zip(rows, models, strict=True))


def majority(labels, coin):
    """A learner of labels +1 and -1 that throws a coin if it must."""
    total = sum(labels)
    return coin if total == 0 else 1 if total > 0 else -1


signs = st.lists(st.sampled_from([1, -1]), min_size=1, max_size=4)


@claim("deterministic-learner-needs-randomness", by="exact", part=1)
@given(signs, st.integers(1, 3))
def test_one_sample_gives_one_model(y, replicates):
    """Trees of the library, grown again and again on one sample, and the majority of its labels."""
    trees = [grow([[i] for i in range(len(y))], y) for _ in range(replicates)]
    assert len({tree.to_text() for tree in trees}) == 1
    same = [majority(y, 1) for _ in range(replicates)]
    assert plurality([[model] for model in same], [-1, 1])[0] == same[0] == mean(same)


@claim("deterministic-learner-needs-randomness", by="exact", part=2)
@given(learners(), st.integers(1, 3))
def test_how_often_all_replicates_agree(case, replicates):
    """All resamples for each of up to three replicates."""
    n, learner = case
    agree = ZERO
    for choice in product(resamples(n), repeat=replicates):
        models = {learner[rows] for rows, _ in choice}
        agree += prod((c for _, c in choice), start=ONE) * (len(models) == 1)
    shares = {h: sum(c for rows, c in resamples(n) if learner[rows] == h) for h in "abc"}
    assert agree == sum(share**replicates for share in shares.values())
    if when(replicates > 1):
        both_ways(agree == 1, len(set(learner.values())) == 1)


@twin("deterministic-learner-needs-randomness", says="any learner returns the same model when it "
      "is trained again on the same sample", part=1)  # fmt: skip
@given(y=signs, coins=signs)
def test_twin_ties_broken_by_a_coin(y, coins):
    """For as many labels of both kinds the learner throws a coin, each time anew."""
    assert len({majority(y, coin) for coin in coins}) == 1


@twin("deterministic-learner-needs-randomness", says="on resamples any learner returns different "
      "models", part=2)  # fmt: skip
@given(case=learners())
def test_twin_resamples_always_differ(case):
    assert case[0] == 1 or len(set(case[1].values())) > 1


# -------------------------------------------------------------- bagging-sums-over-replicates


@claim("bagging-sums-over-replicates", by="exact", part=(1, 2))
@given(st.lists(rationals, min_size=1, max_size=5), rationals,
       st.lists(st.sampled_from("ab"), min_size=1, max_size=6))  # fmt: skip
def test_all_replicates_count(values, other, votes):
    """The average is the best single number, the plurality the label with the fewest opponents."""
    centre = mean(values)
    squares = sum((v - centre) ** 2 for v in values)
    away = sum((v - other) ** 2 for v in values)
    assert away == squares + len(values) * (other - centre) ** 2
    both_ways(away == squares, other == centre)
    winner = plurality([[v] for v in votes], "ab")[0]
    assert sum(v != winner for v in votes) == min(len(votes) - votes.count(v) for v in "ab")


@claim("bagging-sums-over-replicates", by="exact", part=3)
@given(st.lists(rationals, min_size=1, max_size=5), st.integers(1, 5))
def test_the_printed_limit(values, n):
    """Sums to the sample size n, over B replicates."""
    B = len(values)
    if n > B:
        with pytest.raises(IndexError):
            sum(values[j] for j in range(n))
    elif when(n <= B):
        printed = sum(values[j] for j in range(n)) / Fraction(n)
        rest = sum(values[n:], ZERO)
        assert n * printed + rest == B * mean(values)
        both_ways(printed == mean(values), rest == (B - n) * mean(values))
        assert n < B or printed == mean(values)


@twin("bagging-sums-over-replicates", says="votes are summed up to the sample size", part=(2, 3),
      settles="e4-sum-to-m")  # fmt: skip
@given(votes=st.lists(st.sampled_from("+-"), min_size=3, max_size=3), size=st.integers(1, 3))
def test_twin_votes_to_the_sample_size(votes, size):
    ballot = [[v] for v in votes]
    assert plurality(ballot[:size], "+-")[0] == plurality(ballot, "+-")[0]


@twin("bagging-sums-over-replicates", says="an average is a sum, divided by the sample size",
      part=(1, 3), settles="e4-sum-to-m")  # fmt: skip
@given(values=st.lists(rationals, min_size=1, max_size=4), size=st.integers(1, 4))
def test_twin_divided_by_the_sample_size(values, size):
    assert sum(values) / size == mean(values)


# -------------------------------------------------------------- oob-probability


@claim("oob-probability", by="enumeration", over=[1, 2, 3, 4, 5], part=1)
def test_how_often_a_point_is_out(n):
    """All resamples of up to five points."""
    out = sum((c for rows, c in resamples(n) if 0 not in rows), ZERO)
    assert out == out_probability(n) == (1 - Fraction(1, n)) ** n


@claim("oob-probability", by="enumeration", over=list(range(1, 60)), part=2)
def test_it_rises_to_its_limit(n):
    """Compared in fractions, with rational bounds of 1/e: from (1 - 1/n)/e to 1/e."""
    p = out_probability(n)
    assert p < out_probability(n + 1)
    assert at_most_exp(p, Fraction(-1))
    if n == 1:
        assert p == 0
    else:
        assert at_most_exp((1 - Fraction(1, n)) / p, ONE)


@claim("oob-probability", by="enumeration", over=list(product([1, 2, 3], [1, 2, 3])), part=3)
def test_how_many_replicates_lack_a_point(n, replicates):
    """All resamples for each replicate."""
    law = [ZERO] * (replicates + 1)
    for choice in product(resamples(n), repeat=replicates):
        out = sum(0 not in rows for rows, _ in choice)
        law[out] += prod((c for _, c in choice), start=ONE)
    p = out_probability(n)
    assert law == [
        comb(replicates, k) * p**k * (1 - p) ** (replicates - k) for k in range(replicates + 1)
    ]
    assert law[0] == never_out(n, replicates)


@twin("oob-probability", says="with more points a point is out less often", part=2)
@given(n=st.integers(1, 20))
def test_twin_falls(n):
    assert out_probability(n + 1) < out_probability(n)


@twin("oob-probability", says=r"the probability is $\frac13$ at least, for every $n$", part=(1, 2))
@given(n=st.integers(1, 20))
def test_twin_a_third(n):
    assert out_probability(n) >= Fraction(1, 3)


@twin("oob-probability", says="with as many replicates as points every point is out of one",
      part=3)  # fmt: skip
@given(n=st.integers(1, 10))
def test_twin_never_out(n):
    assert never_out(n, n) == 0


# -------------------------------------------------------------- oob-conditional-law


@claim("oob-conditional-law", by="enumeration", over=[2, 3, 4, 5], part=1)
def test_given_that_a_point_is_out(n):
    """Resamples without the last point, against resamples of the others: all sequences."""
    law = {rows: c / out_probability(n) for rows, c in resamples(n) if n - 1 not in rows}
    assert law == dict(resamples(n - 1, n))


@dataclass(frozen=True)
class Loss:
    """A loss at an example, of a learner that looks at the order of what it is told."""

    seed: int

    def __call__(self, told, example):
        return Fraction(Random(f"{self.seed} {told} {example}").randrange(4))


worlds = st.tuples(st.integers(2, 3), st.integers(2, 3), st.builds(Loss, st.integers(0, 2**32)))
"""How many examples a population and a sample have, and a loss."""


def less_one(atoms, n, loss):
    """E loss of the next example after training on n draws from a sample of n - 1."""
    total = ZERO
    for sample in product(range(atoms), repeat=n - 1):
        for rows, c in resamples(n - 1, n):
            for example in range(atoms):
                total += c * loss(tuple(sample[i] for i in rows), example)
    return total / atoms**n


def over_samples(atoms, n, value):
    """The mean over all samples of n equally likely draws, and all resamples."""
    samples = product(range(atoms), repeat=n)
    return sum(c * value(s, rows) for s in samples for rows, c in resamples(n)) / Fraction(atoms**n)


@claim("oob-conditional-law", by="exact", part=2)
@given(worlds)
def test_a_point_that_is_out_is_new(case):
    """All samples, all resamples: any learner, any loss."""
    atoms, n, loss = case

    def lost(sample, rows):
        return loss(tuple(sample[i] for i in rows), sample[0]) if 0 not in rows else ZERO

    assert over_samples(atoms, n, lost) == out_probability(n) * less_one(atoms, n, loss)


def trained_on_less(atoms, n, replicates, loss):
    """E loss of the next example, for so many predictors that share a sample of n - 1."""
    total = ZERO
    for sample in product(range(atoms), repeat=n - 1):
        for chosen in product(resamples(n - 1, n), repeat=replicates):
            told = tuple(tuple(sample[i] for i in rows) for rows, _ in chosen)
            share = prod((c for _, c in chosen), start=ONE)
            total += share * sum(loss(told, example) for example in range(atoms))
    return total / atoms**n


@claim("oob-conditional-law", by="exact", part=3)
@given(worlds, st.integers(1, 2))
def test_the_voters_on_a_point_are_a_smaller_ensemble(case, extra):
    """All samples, all resamples of up to three replicates, and any way to combine them."""
    _, n, loss = case
    replicates = extra + (n == 2)
    lost, number = [ZERO] * (replicates + 1), [ZERO] * (replicates + 1)
    for chosen in product(resamples(n), repeat=replicates):
        share = prod((c for _, c in chosen), start=ONE)
        outside = [rows for rows, _ in chosen if 0 not in rows]
        number[len(outside)] += share
        for sample in product(range(2), repeat=n) if outside else ():
            told = tuple(tuple(sample[i] for i in rows) for rows in outside)
            lost[len(outside)] += share * loss(told, sample[0]) / Fraction(2**n)
    for k in range(1, replicates + 1):
        assert lost[k] == number[k] * trained_on_less(2, n, k, loss)


@twin("oob-conditional-law", says="the predictors that vote on a point are as good as if each had "
      "a sample of its own", part=3)  # fmt: skip
@given(n=st.integers(2, 3))
def test_twin_samples_of_their_own(n):
    """Two means of coins, averaged: their errors are correlated."""

    def loss(told, example):
        return (mean([mean([COINS[v] for v in one]) for one in told]) - COINS[example]) ** 2

    def spread(told, _):
        return (mean([COINS[v] for v in told]) - Fraction(1, 2)) ** 2

    own = Fraction(1, 4) + less_one(2, n, spread) / 2
    assert trained_on_less(2, n, 2, loss) == own


@twin("oob-conditional-law", says="the examples need not be independent, if they have one law",
      part=2)  # fmt: skip
@given(copies=st.integers(2, 4))
def test_twin_copies_of_one_example(copies):
    """Copies of one coin: what is out has been seen all the same."""
    lost = [squared([v] * copies, v) for v in range(2)]
    assert mean(lost) == less_one(2, copies, squared)


@twin("oob-conditional-law", says="a resample that lacks a point has the law of all resamples",
      part=1)  # fmt: skip
@given(n=st.integers(2, 4))
def test_twin_unconditional(n):
    law = {rows: c / out_probability(n) for rows, c in resamples(n) if n - 1 not in rows}
    assert law == dict(resamples(n))


def squared(sample, example):
    """The squared loss of the mean of a sample of coins."""
    return (mean([COINS[v] for v in sample]) - COINS[example]) ** 2


@twin("oob-conditional-law", says="the expected loss is that of training on the whole sample",
      part=2)  # fmt: skip
@given(n=st.integers(2, 3))
def test_twin_the_whole_sample(n):
    """The mean of n coins has the expected squared error 1/4 + 1/(4 n) at the next one."""
    assert less_one(2, n, squared) == Fraction(1, 4) + Fraction(1, 4 * n)


# -------------------------------------------------------------- oob-averages


def out_losses(loss):
    """The losses of the points that are out, from a sample and a resample."""
    return lambda sample, rows: [
        loss(tuple(sample[i] for i in rows), sample[j]) for j in range(len(sample)) if j not in rows
    ]


@claim("oob-averages", by="exact", part=1)
@given(worlds)
def test_pooled_losses_are_unbiased(case):
    """Total loss over total number, for any learner and any loss."""
    atoms, n, loss = case
    lost = out_losses(loss)
    total = over_samples(atoms, n, lambda s, rows: sum(lost(s, rows), ZERO))
    number = over_samples(atoms, n, lambda s, rows: Fraction(len(lost(s, rows))))
    assert number == n * out_probability(n)
    assert total == number * less_one(atoms, n, loss)


def within(n, loss):
    """The mean loss within a replicate that lacks some point, averaged over such replicates."""
    lost = out_losses(loss)
    total = over_samples(2, n, lambda s, rows: mean(lost(s, rows)) if lost(s, rows) else ZERO)
    return total / over_samples(2, n, lambda s, rows: Fraction(bool(lost(s, rows))))


@claim("oob-averages", by="enumeration", over=[(2, Fraction(1, 2), Fraction(1, 2)),
       (3, Fraction(17, 42), Fraction(5, 12))], part=2)  # fmt: skip
def test_means_within_a_replicate(n, inside, pooled):
    """The mean of coins with the squared loss: all samples, all resamples."""
    assert within(n, squared) == inside
    assert less_one(2, n, squared) == pooled


@twin("oob-averages", says="the mean of the losses within one replicate is unbiased, too", part=2)
@given(n=st.integers(2, 3))
def test_twin_within_a_replicate(n):
    assert within(n, squared) == less_one(2, n, squared)


def in_the_bag(n):
    """The total loss of the points that are in, over their number."""

    def lost(s, rows):
        return sum((squared([s[i] for i in rows], s[j]) for j in set(rows)), ZERO)

    return over_samples(2, n, lost) / over_samples(2, n, lambda _, rows: Fraction(len(set(rows))))


def test_two_coins_in_the_bag():
    """The numbers of the text."""
    assert in_the_bag(2) == Fraction(1, 12)
    assert less_one(2, 2, squared) == Fraction(1, 2)


@twin("oob-averages", says="the losses of the points that are in, pooled, have the same mean",
      part=1)  # fmt: skip
@given(n=st.integers(2, 3))
def test_twin_the_points_that_are_in(n):
    assert in_the_bag(n) == less_one(2, n, squared)


# -------------------------------------------------------------- the library itself

X = [[0], [1], [2], [3], [4], [5]]
LETTERS = ["a", "a", "b", "b", "c", "c"]
RNG = np.random.default_rng(0)


class Mean:
    """What predicts the mean of the numbers it has seen."""

    def __init__(self, _, y):
        self.mean = float(np.mean(np.asarray(y, dtype=float)))

    def predict(self, X):
        return np.full(len(X), self.mean)


@given(st.integers(0, 10**6), st.integers(1, 6), st.sampled_from([None, 3, 9]))
def test_votes_and_what_is_out_of_the_bag(seed, replicates, size):
    """Everything again, by loops over the replicates."""
    found = bag(X, LETTERS, grow, replicates, np.random.default_rng(seed), size=size)
    assert found.counts.sum(axis=1).tolist() == [size or 6] * replicates
    said = [model.predict(np.array(X, dtype=float)) for model in found.models]
    assert found.predict(X).tolist() == plurality([list(s) for s in said], "abc").tolist()
    inside = np.zeros((6, 3), dtype=int)
    for k in range(replicates):
        for i in range(6):
            if found.counts[k, i] == 0:
                inside[i, "abc".index(said[k][i])] += 1
    assert (found.out_of_bag_votes() == inside).all()
    assert (found.out_of_bag == inside.sum(axis=1)).all()
    known = [i for i in range(6) if inside[i].any()]
    if known:
        wrong = [LETTERS[i] != "abc"[inside[i].argmax()] for i in known]
        assert found.out_of_bag_error() == pytest.approx(np.mean(wrong))


@given(st.integers(0, 10**6), vectors(4))
def test_averages(seed, y):
    """The mean of means of resamples, and what is out of the bag."""
    found = bag(X[:4], list(y), Mean, 5, np.random.default_rng(seed), combine="average")
    each = [sum(c * float(v) for c, v in zip(row, y, strict=True)) / 4 for row in found.counts]
    assert found.predict([[7]]) == pytest.approx(np.mean(each))
    for i, told in enumerate(found.out_of_bag_votes()):
        known = [each[k] for k in range(5) if found.counts[k, i] == 0]
        assert told == pytest.approx(np.mean(known)) if known else np.isnan(told)


def test_a_point_that_is_never_out():
    """One point is in every resample of one point; of a class alone nothing is asked."""
    found = bag([[0], [1]], [3, 8], grow, 40, np.random.default_rng(0))
    assert {type(model) for model in found.models} >= {Constant}
    assert found.out_of_bag.sum() == (found.counts == 0).sum()
    alone = bag([[0]], [1.0], Mean, 3, RNG, combine="average")
    assert np.isnan(alone.out_of_bag_votes()).all()
    with pytest.raises(BadInput, match="more replicates"):
        alone.out_of_bag_error()
    assert Constant("a").predict(np.zeros((2, 1))) == ["a", "a"]


class Stranger:
    """A model with answers of its own."""

    def __init__(self, answers):
        self.answers = answers

    def predict(self, X):
        return [v for _ in X for v in self.answers]


def numbers_of(*answers):
    """A bag of models that give these answers to each point."""
    return bag(X, range(6), lambda _, __: Stranger(answers), 9, RNG, combine="average")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: bag(X, LETTERS, 3, 2, RNG), "learner"),
        (lambda: bag(X, LETTERS, grow, 0, RNG), "replicates"),
        (lambda: bag(X, LETTERS, grow, 2, None), "rng"),
        (lambda: bag(X, LETTERS, grow, 2, RNG, combine="median"), "combine"),
        (lambda: bag(X, LETTERS[1:], grow, 2, RNG), "6 points"),
        (lambda: bag(X, [1, 2], Mean, 2, RNG, combine="average"), "y"),
        (lambda: bag(X, LETTERS, lambda _, __: Stranger("z"), 9, RNG).predict(X), "predicts 'z'"),
        (lambda: numbers_of(1, 2).predict(X), "12 answers to 6 points"),
        (lambda: numbers_of(np.nan).out_of_bag_error(), "predictions"),
        (lambda: numbers_of(1e200).out_of_bag_error(), "predictions are too large"),
        (lambda: bag(X, [1e200] * 6, Mean, 2, RNG, combine="average"), "y are too large"),
        (lambda: bag(X, LETTERS, grow, 2, RNG).predict([[1, 2]]), "columns"),
        (lambda: out_probability(0), "n must"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
