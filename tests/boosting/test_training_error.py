"""Chapter *The training error goes down*: the bound, step by step, as inequalities of fractions."""

from fractions import Fraction
from itertools import product
from math import comb, log, prod

import numpy as np
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.boosting import adaboost as float_adaboost
from margins.boosting.exact import adaboost
from margins.boosting.rational_votes import adaboost_rational_votes
from margins.boosting.training_error import rounds_until_consistent
from margins.rational.exponentials import at_most_exp, exp_bounds
from strategies import (
    HALF,
    ONE,
    QUARTER,
    ZERO,
    Game,
    games,
    positive,
    samples,
    signs,
    usable,
    with_coin,
)

small = samples(n=(1, 6), d=(1, 2))
edges = st.builds(Fraction, st.integers(-9, 9), st.just(20))
fine_edges = st.builds(Fraction, st.integers(-500, 500), st.just(1000))
edge_lists = st.one_of(
    st.lists(st.one_of(st.just(ZERO), edges), min_size=1, max_size=6),
    edges.map(lambda g: [g] * 3),
    edges.map(lambda g: [g, -g]),
)
"""Edges of some rounds: any, all equal, or of equal size and with the average 0."""
clumsy_runs = games(hypotheses=(1, 5)).map(lambda game: (game.y, usable(game)))
"""Labels, and hypotheses better or worse than chance, one for each round."""
coin_rounds = st.one_of(st.none(), st.integers(0, 4))


def tied(k, y, sides):
    """A square of points. One hypothesis errs on a row, the other on a column, and each may be
    negated: independent mistakes, equal votes, and a tie wherever just one of them errs."""
    wrong = ([i // k == 0 for i in range(k * k)], [i % k == 0 for i in range(k * k)])
    columns = [
        [-s * v if bad else s * v for v, bad in zip(y, errs, strict=True)]
        for s, errs in zip(sides, wrong, strict=True)
    ]
    return y, columns


@st.composite
def tied_runs(draw):
    k = draw(st.integers(3, 4))
    y = draw(st.lists(signs, min_size=k * k, max_size=k * k))
    return tied(k, y, draw(st.tuples(signs, signs)))


SEVEN_BY_SEVEN = tied(7, [1] * 49, (1, 1))
"""Here the training error is 13/49, and the square of the bound is less, (24/49)^2."""
COIN = [1, 1], [[1, -1]]
"""A hypothesis of error 1/2. The run ends before it, with no vote: every point is tied."""


class Fixed:
    """The hypothesis with given predictions on the sample 0, ..., n - 1."""

    def __init__(self, column):
        self.column = np.array(column)

    def __call__(self, X):
        return self.column[[int(x[0]) for x in X]]


def in_turn(columns):
    """A weak learner that ignores the weights and returns one column after the other."""
    rest = iter(columns)
    return lambda _: Fixed(next(rest))


def run_on(y, columns):
    return adaboost([[i] for i in range(len(y))], y, len(columns), learner=in_turn(columns))


# -------------------------------------------------------------- mean-exponential-is-product


@st.composite
def arbitrary_rounds(draw):
    """Agreements y_i h_t(x_i), a row for each round, and exp(a_t); some hypotheses are right
    everywhere or wrong everywhere, sometimes the first one is a coin."""
    n = 2 * draw(st.integers(1, 3))
    row = st.one_of(st.lists(signs, min_size=n, max_size=n), signs.map(lambda s: [s] * n))
    coin = st.permutations([1, -1] * (n // 2)).map(list)
    rows = [draw(st.one_of(row, coin)), *draw(st.lists(row, max_size=3))]
    return rows, draw(st.lists(positive, min_size=len(rows), max_size=len(rows)))


@claim("mean-exponential-is-product", by="exact")
@given(arbitrary_rounds())
def test_errors_of_zero_and_one_are_no_exception(case):
    """The recursion of the definition, for any hypotheses and votes ln(u), u rational: the mean of
    exp(-y F) is the product of the normalisers, also if a round has error 0, 1/2 or 1."""
    rows, factors = case
    n = len(rows[0])
    D, losses, normalisers = [Fraction(1, n)] * n, [ONE] * n, []
    for row, u in zip(rows, factors, strict=True):
        raised = [d * u**-s for d, s in zip(D, row, strict=True)]
        normalisers.append(sum(raised))
        D = [v / sum(raised) for v in raised]
        losses = [v * u**-s for v, s in zip(losses, row, strict=True)]
    assert sum(losses) / n == prod(normalisers)


@claim("mean-exponential-is-product", by="exact")
@given(clumsy_runs, st.lists(positive, min_size=5, max_size=5))
def test_mean_exponential_loss_is_the_product(case, factors):
    """For arbitrary hypotheses and arbitrary votes ln(u), u rational, the mean of exp(-y F) is the
    product of the normalisers."""
    y, columns = case
    rest = iter(factors)
    X = [[i] for i in range(len(y))]
    run = adaboost_rational_votes(
        X, y, len(columns), learner=in_turn(columns), exp_vote=lambda _: next(rest)
    )
    assert sum(run.weights) / len(y) == prod(run.normalisers, start=Fraction(1))


@twin(
    "mean-exponential-is-product",
    says="the errors in the product may be counted with equal weights in every round",
)
@given(clumsy_runs)
def test_twin_equal_weights(case):
    y, columns = case
    X = [[i] for i in range(len(y))]
    u = Fraction(2)
    run = adaboost_rational_votes(
        X, y, len(columns), learner=in_turn(columns), exp_vote=lambda _: u
    )
    plain = [Fraction(int(sum(h(X) != np.array(y))), len(y)) for h in run.hypotheses]
    assert sum(run.weights) / len(y) == prod((e * u + (1 - e) / u for e in plain), start=ONE)


# -------------------------------------------------------------- normaliser-below-exponential


@claim("normaliser-below-exponential", by="exact", part="all")
@given(fine_edges)
@example(ZERO)
@example(HALF)
@example(Fraction(1, 1000))
def test_the_normaliser_is_below_the_exponential(g):
    """1 - 4 g^2 <= (1 - 2 g^2)^2 and 1 - 2 g^2 <= exp(-2 g^2), decided with rational bounds of
    the exponential, for edges in thousandths; each is an equality exactly if g = 0."""
    square, middle = 1 - 4 * g * g, 1 - 2 * g * g
    assert 0 <= square <= middle**2
    both_ways(square == middle**2, g == 0)
    assert at_most_exp(middle, -2 * g * g)
    both_ways(exp_bounds(-2 * g * g, 8)[0] <= middle, g == 0)


@twin(
    "normaliser-below-exponential", says=r"$\sqrt{1-4g^2}\le e^{-2.01\,g^2}$ for every edge", part=1
)
@given(g=fine_edges)
def test_twin_a_larger_exponent(g):
    assert at_most_exp(1 - 4 * g * g, -2 * Fraction(201, 100) * g * g)


@twin(
    "normaliser-below-exponential",
    says=r"$\sqrt{1-4g^2}=1-2g^2$ for all edges up to $\frac1{1000}$",
    part=2,
)
@given(g=st.builds(Fraction, st.integers(-1000, 1000), st.just(10**6)))
def test_twin_equal_near_zero(g):
    assert 1 - 4 * g * g == (1 - 2 * g * g) ** 2


# -------------------------------------------------------------- training-error-bound


@claim("training-error-bound", by="exact", part=(1, 2))
@given(clumsy_runs, coin_rounds)
@example(SEVEN_BY_SEVEN, None)
@example(COIN, None)
def test_bound_for_arbitrary_hypotheses(case, coin):
    """Training error, counted with m <= 0, squared, is at most the squared product, and equal to it
    if no hypothesis has a vote. The square of the product is that of 1 - 4 g^2, and at most
    exp(-4 sum g^2). The hypotheses may be worse than chance, or a coin."""
    run = with_coin(run_on(*case), coin)
    assert run.training_error() ** 2 <= run.squared_bound()
    assert run.squared_bound() == prod(1 - 4 * g * g for g in run.edges)
    squares = sum(g * g for g in run.edges)
    assert at_most_exp(run.squared_bound(), -4 * squares)
    assert run.exponential_bound_is_weaker()


@claim("training-error-bound", by="exact", part=1)
@given(clumsy_runs, coin_rounds)
def test_the_product_is_the_mean_exponential_loss(case, coin):
    """In the run D_{T+1}(i) n prod Z_t = exp(-y F), squared to be rational; the weights sum to 1,
    so the mean of the exponentials is prod Z_t. A round may have a coin."""
    run, n = with_coin(run_on(*case), coin), len(case[0])
    *_, D = run.distributions()
    assert sum(D) == 1
    assert (n**2 * run.squared_bound() * D**2 == 1 / run.exp_twice_margins()).all()


@claim(
    "training-error-bound",
    by="enumeration",
    part=1,
    over=[h for n in (2, 4, 6) for h in product((1, -1), repeat=n) if sum(h) == 0],
)
def test_a_coin_reaches_the_bound(agreement):
    """Error 1/2: the vote is 0, so all points count as mistakes, and the product is 1."""
    e = Fraction(agreement.count(-1), len(agreement))
    u = (1 - e) / e  # exp(2a); F is a multiple of a
    wrong = [s for s in agreement if u**s <= 1]
    assert Fraction(len(wrong), len(agreement)) ** 2 == 4 * e * (1 - e) == 1


@claim("training-error-bound", by="exact", part=3)
@given(tied_runs(), st.lists(signs, min_size=16, max_size=16), coin_rounds)
@example(SEVEN_BY_SEVEN, [-1] * 49, None)
@example(COIN, [-1, -1], None)
def test_bound_for_every_tie_rule(case, coins, coin):
    """Where exp(2F) = 1 the vote is tied, and any label may be given: the share of wrong labels is
    at most that of m <= 0, which is reached if all ties go wrong, and at most prod Z. A round may
    have a hypothesis that is a coin."""
    y, columns = case
    run = with_coin(run_on(y, columns), coin)
    values = run.exp_twice(run.X)
    premise((values == 1).any())

    def wrong(at_ties):
        said = np.where(values == 1, at_ties[: len(y)], np.where(values > 1, 1, -1))
        return Fraction(int((said != y).sum()), len(y))

    assert wrong(coins) <= run.training_error() == wrong([-v for v in y])
    assert wrong(coins) ** 2 <= run.squared_bound()


@claim("training-error-bound", by="exact", part=3)
@given(small, st.sampled_from([-1, 0, 1]))
def test_bound_for_stumps_and_every_tie_rule(data, at_zero):
    """With stumps, whatever label a tied vote gets."""
    run = adaboost(data.X, data.y, 5)
    wrong = run.predict(data.X, sign_at_zero=at_zero) != np.array(data.y)
    error = Fraction(int(wrong.sum()), len(data.y))
    assert error <= run.training_error()
    assert error**2 <= run.squared_bound()


@claim("training-error-bound", by="property", part=(1, 2))
@given(samples(n=(2, 12), d=(1, 2)))
def test_bound_in_floats(data):
    """Forty rounds in floats; each bound is a product of T + 2 roundings."""
    run = float_adaboost(np.array(data.X, dtype=float), data.y, 40)
    slack = 1 + 100 * (len(run.errors) + 2) * np.finfo(float).eps
    assert (run.training_errors() <= run.bounds() * slack).all()
    assert (run.bounds() <= run.exponential_bounds() * slack).all()


def product_sample(error, rounds):
    """All patterns of right and wrong, each round wrong independently: points, labels, weights."""
    patterns = list(np.ndindex(*[2] * rounds))
    weights = [prod((error if w else 1 - error for w in p), start=Fraction(1)) for p in patterns]
    return patterns, [1] * len(patterns), weights


def binomial_tail(error, rounds):
    """The probability that at least half of the rounds are wrong."""
    wrong, right = error.numerator, error.denominator - error.numerator
    ways = (
        comb(rounds, k) * wrong**k * right ** (rounds - k)
        for k in range((rounds + 1) // 2, rounds + 1)
    )
    return Fraction(sum(ways), error.denominator**rounds)


@claim(
    "training-error-bound",
    by="enumeration",
    part=(1, 2),
    over=[(Fraction(k, 20), T) for k in range(1, 10) for T in (1, 2, 3)],
)
def test_independent_mistakes_keep_their_error(error, rounds):
    """On the product sample every round has the same error, so the vote is a plain majority, its
    error a binomial tail, and its bound a power."""
    X, y, weights = product_sample(error, rounds)
    learner = iter(range(rounds))

    def coordinate(_):
        t = next(learner)
        return lambda P: np.array([-1 if p[t] else 1 for p in P])

    run = adaboost(X, y, rounds, learner=coordinate, start=weights)
    wrong = run.exp_twice_margins() <= 1
    assert run.errors == (error,) * rounds
    tail = binomial_tail(error, rounds)
    assert sum(w for w, bad in zip(weights, wrong, strict=True) if bad) == tail
    assert tail**2 < run.squared_bound() == (1 - 4 * (HALF - error) ** 2) ** rounds


@twin(
    "training-error-bound",
    says=r"the training error is at most $e^{-\frac94\sum g_t^2}$",
    part=(1, 2),
    over=[(T, Fraction(1, 10)) for T in range(200, 1601, 200)],
)
def test_twin_a_larger_exponent_for_the_error(rounds, edge):
    error = binomial_tail(HALF - edge, rounds)
    assert at_most_exp(error, -Fraction(9, 4) * rounds * edge * edge)


# -------------------------------------------------------------- zero-training-error-time


def below(value, exponent):
    """Whether exp(exponent) < value."""
    return not at_most_exp(value, exponent)


def wrong_on(n, *rounds):
    """A game on n points with label +1: in each round the hypothesis errs on these points."""
    return Game([1] * n, [[-1 if i in wrong else 1 for i in range(n)] for wrong in rounds])


SIXTEEN = wrong_on(
    16,
    (0, 2, 6, 11),
    (2, 11),
    (3, 5, 6, 9, 13, 14, 15),
    (0, 1, 3, 4, 8, 9, 10),
    (0, 6, 7, 12),
    (3, 8, 10, 11, 14, 15),
    (4, 7, 9, 10, 12, 14, 15),
    (0, 5, 10, 12),
    (0, 5, 7),
    (4, 5, 7, 8, 9, 11, 12),
    (1, 2, 3, 5, 12, 13, 15),
    (0, 1, 2, 4, 8),
    (2, 3, 7, 8, 10, 14, 15),
    (0, 13),
)
"""Fourteen rounds with edges of at least 1/4, after which point 0 is still wrong."""


@st.composite
def steady_games(draw):
    """Hypotheses with weighted errors of at most 1/4, or at least 3/4, and as near to that as a
    random order of the points allows, for as many rounds as the theorem asks for."""
    n = draw(st.integers(4, 6))
    y = draw(st.lists(signs, min_size=n, max_size=n))
    weights, columns = [1] * n, []
    for _ in range(rounds_until_consistent(n, 0.25)):
        total, wrong = sum(weights), set()
        for i in draw(st.permutations(range(n))):
            if 4 * (sum(weights[j] for j in wrong) + weights[i]) <= total:
                wrong.add(i)
        heavy = sum(weights[j] for j in wrong)
        weights = [w * (total - heavy if i in wrong else heavy) for i, w in enumerate(weights)]
        side = draw(signs)
        columns.append([-side * v if i in wrong else side * v for i, v in enumerate(y)])
    return Game(y, columns)


@claim("zero-training-error-time", by="exact", part=1)
@given(steady_games())
@example(SIXTEEN)
def test_no_error_after_the_stated_number_of_rounds(game):
    """Edges of at least 1/4 in size, of both signs, none perfect: after each number T of rounds
    with exp(-2 T g^2) < 1/n, g being the least edge so far, no training point is wrong."""
    run, n = run_on(*game), len(game.y)
    premise(min(map(abs, run.edges)) >= QUARTER)
    premise(run.stopped == "rounds")
    for T in range(1, len(run.errors) + 1):
        stage = run.first(T)
        g = min(map(abs, stage.edges))
        if when(below(Fraction(1, n), -2 * T * g * g)):
            assert stage.training_error() == 0


@claim("zero-training-error-time", by="exact", part=2)
@given(st.one_of(games(hypotheses=(1, 6)), steady_games()), coin_rounds)
@example(SIXTEEN, None)
def test_no_error_once_the_product_is_below_two_over_n(game, coin):
    """If n prod Z_t < 2 after some round, no training point is wrong there, whatever the edges; one
    may be 0. Half of the time the edges are at least 1/4 in size, for so many rounds that it
    happens."""
    run, n = with_coin(run_on(game.y, usable(game)), coin), len(game.y)
    for T in range(1, len(run.errors) + 1):
        stage = run.first(T)
        if when(n**2 * stage.squared_bound() < 4):
            assert stage.training_error() == 0


zigzags = st.builds(
    lambda side, rest: [side, -side, side, *rest],
    signs,
    st.lists(signs, min_size=1, max_size=3),
)
"""Labels of the points 0, 1, 2, ... on a line that change at least twice: no stump is perfect, but
a vote of stumps is right everywhere."""


@claim("zero-training-error-time", by="property", part=1)
@given(zigzags)
def test_the_stated_number_of_rounds_is_enough(y):
    """Stumps on labels that change at least twice along a line: after floor(ln n / (2 g^2)) + 1
    rounds, g the least edge of the run, the error is 0, and it stays 0."""
    X = np.arange(len(y), dtype=float)[:, None]
    run = float_adaboost(X, y, 150)
    enough = rounds_until_consistent(len(y), float(min(abs(run.edges))))
    premise(enough <= len(run.errors) == 150)
    assert (run.training_errors()[enough:] == 0).all()


@given(st.integers(1, 10**6), st.builds(Fraction, st.integers(1, 8), st.just(16)))
def test_the_stated_number_is_the_least_one_above_the_quotient(n, g):
    """The library's number of rounds T is the first with exp(-2 T g^2) < 1/n, decided with
    rational bounds of the exponential."""
    T = rounds_until_consistent(n, float(g))
    assert below(Fraction(1, n), -2 * T * g * g)
    assert not below(Fraction(1, n), -2 * (T - 1) * g * g)


def stubborn(n, edge):
    """A learner for n points, labels +1. In every other round point 0 is wrong; the lightest of
    the others join it, or each other, as long as the error is at most 1/2 - edge."""
    hit = False

    def answer(D):
        nonlocal hit
        hit = not hit
        order = 1 + np.argsort(D[1:], kind="stable")
        room = (0.5 - edge) * (1 - 1e-9) - hit * D[0]
        wrong = order[: np.searchsorted(np.cumsum(D[order]), room, side="right")]
        column = np.ones(n, dtype=int)
        column[wrong] = -1
        column[0] = -1 if hit else 1
        return Fixed(column)

    return answer


@twin(
    "zero-training-error-time",
    says=r"$T>\frac{\ln n}{2.4\,g^2}$ rounds with edges of at least $g$ are enough",
    over=[(1024, 0.1)],
    part=1,
)
def test_twin_a_larger_constant(n, edge):
    rounds = int(log(n) / (2.4 * edge**2)) + 1
    X = np.arange(n, dtype=float)[:, None]
    run = float_adaboost(X, [1] * n, rounds, learner=stubborn(n, edge))
    assert min(run.edges) < edge or run.training_errors()[-1] == 0


@twin(
    "zero-training-error-time",
    says=r"$T>\frac{\ln n}{3.2\,g^2}$ rounds are enough for 16 points, decided in fractions",
    over=[SIXTEEN],
    part=1,
)
def test_twin_a_larger_constant_exactly(y, hypotheses):
    run = run_on(y, hypotheses)
    T, g = len(run.errors), min(run.edges)
    enough = below(Fraction(1, len(y)), -Fraction(16, 5) * T * g * g)
    assert not enough or run.training_error() == 0


@twin(
    "zero-training-error-time",
    says=r"$T>\frac{\ln n}{2g^2}$ rounds are enough, $g$ being the largest edge; here two "
    "hypotheses in turn, each wrong on one of five points",
    over=[wrong_on(5, *[(0,), (1,)] * 3)],
    part=1,
)
def test_twin_the_largest_edge(y, hypotheses):
    run = run_on(y, hypotheses)
    T, g = len(run.errors), max(map(abs, run.edges))
    premise(g == Fraction(3, 8))
    assert not below(Fraction(1, len(y)), -2 * T * g * g) or run.training_error() == 0


@twin(
    "zero-training-error-time",
    says="the training error is 0 as soon as the bound is below 1",
    part=2,
)
@given(data=samples(n=(1, 6), d=(1, 1)))
def test_twin_bound_below_one(data):
    run = adaboost(data.X, data.y, 1)
    assert run.squared_bound() >= 1 or run.training_error() == 0


@twin(
    "zero-training-error-time",
    says=r"$n\prod_tZ_t\le2$ is enough; here one round with k mistakes on n points, where "
    r"$n^2Z_1^2=4k(n-k)$",
    over=[(n, k) for n in range(2, 6) for k in range(1, n)],
    part=2,
)
def test_twin_product_equal_to_two(n, k):
    odds = Fraction(n - k, k)
    wrong = sum(odds**side <= 1 for side in [-1] * k + [1] * (n - k))
    assert 4 * k * (n - k) > 4 or wrong == 0


# -------------------------------------------------------------- average-of-squares


@claim("average-of-squares", by="exact", part=1)
@given(edge_lists)
def test_mean_of_squares_governs(values):
    """The mean of the squares is at least the square of the mean, with equality exactly if all
    edges are equal."""
    T = len(values)
    mean, squares = sum(values) / T, sum(g * g for g in values) / T
    assert squares >= mean * mean
    both_ways(squares == mean * mean, len(set(values)) == 1)


@claim("average-of-squares", by="property", part=1)
@given(clumsy_runs)
def test_the_bound_has_the_mean_of_the_squares(case):
    """The library's exponential bound after T rounds is exp(-2 T q), q the mean of the squares of
    the exact edges, up to a few roundings for each of the rounds."""
    y, columns = case
    X = np.arange(len(y), dtype=float)[:, None]
    run = float_adaboost(X, y, len(columns), learner=in_turn(columns))
    T = len(columns)
    q = sum(g * g for g in run_on(y, columns).edges) / T
    bound = np.exp(-2 * T * float(q))
    assert abs(run.exponential_bounds()[-1] - bound) <= 100 * T * np.finfo(float).eps * bound


@claim("average-of-squares", by="exact", part=2)
@given(clumsy_runs, st.sets(st.integers(0, 4)), coin_rounds)
def test_flipped_hypotheses_give_the_same_bound(case, flipped, coin):
    """Negating any of the hypotheses changes the signs of their edges, and of no others, but
    neither the bound nor the training error; the same with a coin among them."""
    y, columns = case
    run = run_on(y, columns)
    pairs = enumerate(columns)
    other = run_on(y, [[-v for v in c] if t in flipped else c for t, c in pairs])
    assert [-g if t in flipped else g for t, g in enumerate(run.edges)] == list(other.edges)
    run, other = with_coin(run, coin), with_coin(other, coin)
    assert run.squared_bound() == other.squared_bound()
    assert run.training_error() == other.training_error()


@claim("average-of-squares", by="exact", part=3)
@given(edge_lists, st.sampled_from([True, False, False]))
def test_the_bound_is_below_one_if_some_edge_is_not_zero(values, coins):
    """The product of the normalisers and exp(-2 sum g^2) are below 1 exactly if some edge is not
    0. Sometimes all edges are 0, sometimes only their average."""
    values = [ZERO] * len(values) if coins else values
    both_ways(prod(1 - 4 * g * g for g in values) < 1, any(values))
    both_ways(below(ONE, -2 * sum(g * g for g in values)), any(values))


@twin(
    "average-of-squares",
    says="the bound is below 1 only if the average edge is positive",
    settles="e3-average-gamma",
    part=3,
)
@given(g=edges, k=edges)
def test_twin_average_edge(g, k):
    bound_squared = (1 - 4 * g * g) * (1 - 4 * k * k)
    assert bound_squared >= 1 or g + k > 0


@twin("average-of-squares", says="the bound is below 1 only if all edges differ from 0", part=3)
@given(g=edges, k=edges)
def test_twin_every_edge(g, k):
    assert not below(ONE, -2 * (g * g + k * k)) or (g != 0 and k != 0)


def test_rational_bounds_of_the_exponential_bracket_it():
    low, high = exp_bounds(Fraction(-1, 2), 8)
    assert float(low) < np.exp(-0.5) < float(high)
