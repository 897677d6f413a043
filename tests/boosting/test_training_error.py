"""Chapter *The training error goes down*: the bound, step by step, as inequalities of fractions."""

from fractions import Fraction
from math import comb, prod

import numpy as np
from evidence import claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins.boosting import adaboost as float_adaboost
from margins.boosting.exact import adaboost, adaboost_rational_votes
from margins.boosting.training_error import rounds_until_consistent
from margins.rational.exponentials import at_most_exp, exp_bounds
from strategies import HALF, positive, samples, signs

small = samples(n=(1, 6), d=(1, 2))
edges = st.builds(Fraction, st.integers(-9, 9), st.just(20))


@st.composite
def clumsy_runs(draw):
    """Labels, and arbitrary hypotheses, better or worse than chance, one for each round."""
    n, rounds = draw(st.integers(2, 6)), draw(st.integers(1, 5))
    y = draw(st.lists(signs, min_size=n, max_size=n))
    columns = [draw(st.lists(signs, min_size=n, max_size=n)) for _ in range(rounds)]
    return y, columns


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


@claim("mean-exponential-is-product", by="exact")
@given(clumsy_runs(), st.lists(positive, min_size=5, max_size=5))
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
@given(clumsy_runs())
def test_twin_equal_weights(case):
    y, columns = case
    X = [[i] for i in range(len(y))]
    u = Fraction(2)
    run = adaboost_rational_votes(
        X, y, len(columns), learner=in_turn(columns), exp_vote=lambda _: u
    )
    plain = [Fraction(int(sum(h(X) != np.array(y))), len(y)) for h in run.hypotheses]
    product = prod((e * u + (1 - e) / u for e in plain), start=Fraction(1))
    assert sum(run.weights) / len(y) == product


# -------------------------------------------------------------- normaliser-below-exponential


@claim("normaliser-below-exponential", by="exact")
@given(st.builds(Fraction, st.integers(-500, 500), st.just(1000)))
def test_the_normaliser_is_below_the_exponential(g):
    """1 - 4 g^2 <= (1 - 2 g^2)^2 and 1 - 2 g^2 <= exp(-2 g^2), decided with rational bounds of
    the exponential, for edges in thousandths."""
    assert 1 - 4 * g * g <= (1 - 2 * g * g) ** 2
    assert at_most_exp(1 - 2 * g * g, -2 * g * g)


@twin("normaliser-below-exponential", says="$\\sqrt{1-4g^2}\\le e^{-3g^2}$ for every edge")
@given(g=edges)
def test_twin_exponent_three(g):
    assert at_most_exp(1 - 4 * g * g, -6 * g * g)


# -------------------------------------------------------------- training-error-bound


@claim("training-error-bound", by="exact")
@given(clumsy_runs())
def test_bound_for_arbitrary_hypotheses(case):
    """Training error, counted with m <= 0, squared, is at most the squared product, and that is at
    most exp(-4 sum g^2); the hypotheses may be worse than chance."""
    run = run_on(*case)
    assert run.training_error() ** 2 <= run.squared_bound()
    assert run.exponential_bound_is_weaker()


@claim("training-error-bound", by="exact")
@given(small, st.sampled_from([-1, 0, 1]))
def test_bound_for_stumps_and_every_tie_rule(data, at_zero):
    """With stumps, whatever label a tied vote gets."""
    run = adaboost(data.X, data.y, 5)
    wrong = run.predict(data.X, sign_at_zero=at_zero) != np.array(data.y)
    error = Fraction(int(wrong.sum()), len(data.y))
    assert error <= run.training_error()
    assert error**2 <= run.squared_bound()


@claim("training-error-bound", by="property")
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
    return sum(
        comb(rounds, k) * error**k * (1 - error) ** (rounds - k)
        for k in range(rounds + 1)
        if 2 * k >= rounds
    )


@claim(
    "training-error-bound",
    by="enumeration",
    over=[(Fraction(k, 20), T) for k in range(1, 10) for T in (1, 2, 3)],
)
def test_independent_mistakes_keep_their_error(error, rounds):
    """On the product sample every round has the same error, so the vote is a plain majority and
    its error a binomial tail."""
    X, y, weights = product_sample(error, rounds)
    learner = iter(range(rounds))

    def coordinate(_):
        t = next(learner)
        return lambda P: np.array([-1 if p[t] else 1 for p in P])

    run = adaboost(X, y, rounds, learner=coordinate, start=weights)
    wrong = run.exp_twice_margins() <= 1
    assert run.errors == (error,) * rounds
    assert sum(w for w, bad in zip(weights, wrong, strict=True) if bad) == binomial_tail(
        error, rounds
    )


@twin(
    "training-error-bound",
    says="the training error is at most $e^{-3\\sum g_t^2}$",
    over=[(T, Fraction(29, 100)) for T in range(2, 60, 2)],
)
def test_twin_exponent_three_for_the_error(rounds, edge):
    error = binomial_tail(HALF - edge, rounds)
    assert at_most_exp(error, -3 * rounds * edge * edge)


# -------------------------------------------------------------- zero-training-error-time


def below(value, exponent):
    """Whether exp(exponent) < value."""
    return not at_most_exp(value, exponent)


@claim("zero-training-error-time", by="exact")
@given(samples(n=(1, 4), d=(1, 1)))
def test_no_error_once_the_bound_is_below_one_over_n(data):
    """If all edges are at least g and exp(-2 T g^2) < 1/n, no training point is wrong."""
    run = adaboost(data.X, data.y, 12)
    worst = min(map(abs, run.edges), default=Fraction(0))
    enough = below(Fraction(1, len(data.y)), -2 * len(run.errors) * worst * worst)
    assert not enough or run.training_error() == 0


@claim("zero-training-error-time", by="property")
@given(samples(n=(2, 9), d=(1, 2)))
def test_the_stated_number_of_rounds_is_enough(data):
    """After floor(ln n / (2 g^2)) + 1 rounds, g the least edge of the run, the error is 0."""
    run = float_adaboost(np.array(data.X, dtype=float), data.y, 200)
    worst = min(run.edges, default=0.0)
    enough = worst > 0 and len(run.errors) >= rounds_until_consistent(len(data.y), float(worst))
    assert not enough or run.training_errors()[-1] == 0


@twin("zero-training-error-time", says="the training error is 0 as soon as the bound is below 1")
@given(data=samples(n=(1, 6), d=(1, 1)))
def test_twin_bound_below_one(data):
    run = adaboost(data.X, data.y, 1)
    assert run.squared_bound() >= 1 or run.training_error() == 0


# -------------------------------------------------------------- average-of-squares


@claim("average-of-squares", by="exact")
@given(st.lists(edges, min_size=1, max_size=6))
def test_mean_of_squares_governs(values):
    """The mean of the squares is at least the square of the mean, equal only for equal edges; and
    the bound is the same for the edges |g_t|."""
    T = len(values)
    mean, squares = sum(values) / T, sum(g * g for g in values) / T
    assert squares >= mean * mean
    assert (squares == mean * mean) == (len(set(values)) == 1)
    assert prod(1 - 4 * g * g for g in values) == prod(1 - 4 * abs(g) ** 2 for g in values)


@claim("average-of-squares", by="exact")
@given(clumsy_runs())
def test_flipped_hypotheses_give_the_same_bound(case):
    """Negating any hypotheses changes the signs of the edges, but neither bound nor error."""
    y, columns = case
    run = run_on(y, columns)
    other = run_on(y, [[-v for v in column] for column in columns])
    assert [-g for g in run.edges] == list(other.edges)
    assert run.squared_bound() == other.squared_bound()
    assert run.training_error() == other.training_error()


@twin(
    "average-of-squares",
    says="the bound is below 1 only if the average edge is positive",
    settles="e3-average-gamma",
)
@given(g=edges, k=edges)
def test_twin_average_edge(g, k):
    bound_squared = (1 - 4 * g * g) * (1 - 4 * k * k)
    assert bound_squared >= 1 or g + k > 0


def test_rational_bounds_of_the_exponential_bracket_it():
    low, high = exp_bounds(Fraction(-1, 2), 8)
    assert float(low) < np.exp(-0.5) < float(high)
