"""Small pools of hypotheses as matrices y_i h_j(x_i), and exact runs on them."""

import numpy as np
from evidence import premise
from hypothesis import strategies as st
from margins.base.examples import FOUR_LABELS, FOUR_POINTS
from margins.boosting import Column, pool_learner
from margins.boosting.exact import adaboost
from margins.trees.stumps import close_under_negation, dichotomies
from strategies import signs, usable


@st.composite
def pools(draw, n=(1, 5), m=(1, 3)):
    """Entries y_i h_j(x_i) of a small pool that is closed under negation."""
    rows, columns = draw(st.integers(*n)), draw(st.integers(*m))
    entries = st.lists(signs, min_size=columns, max_size=columns)
    return close_under_negation(draw(st.lists(entries, min_size=rows, max_size=rows)))


@st.composite
def loose_pools(draw, n=(1, 5), m=(1, 4)):
    """Entries y_i h_j(x_i) of any small pool, closed under negation or not."""
    rows, columns = draw(st.integers(*n)), draw(st.integers(*m))
    entries = st.lists(signs, min_size=columns, max_size=columns)
    return np.array(draw(st.lists(entries, min_size=rows, max_size=rows)))


@st.composite
def separable_pools(draw, sizes=(3, 5), more=3):
    """A closed pool with 0 < rho* < 1: an odd number of hypotheses, on each point fewer than half
    of them wrong, and each of them wrong somewhere and right somewhere."""
    k = draw(st.sampled_from(sizes))
    most = (k - 1) // 2
    others, any_few = (st.sets(st.integers(0, k - 1), max_size=m) for m in (most - 1, most))
    mistakes = [{j, *draw(others)} for j in range(k)] + draw(st.lists(any_few, max_size=more))
    if set.intersection(*mistakes):
        mistakes.append(set())
    return close_under_negation([[-1 if j in wrong else 1 for j in range(k)] for wrong in mistakes])


ONE_ODD = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]
"""Four points, three hypotheses: with equal weights all of them are coins."""


@st.composite
def stuck_pools(draw):
    """A closed pool with rho* = 0: some weights make coins of all hypotheses. Either a point has
    both labels, or four points are those of `ONE_ODD`; other points follow."""
    block = draw(st.sampled_from([[[1, 1, 1], [-1, -1, -1]], [[1, 1, -1], [-1, -1, 1]], ONE_ODD]))
    rest = draw(st.lists(st.lists(signs, min_size=3, max_size=3), min_size=1, max_size=3))
    return close_under_negation(block + rest)


def run_on(pool, rounds, learner=None):
    """AdaBoost on a matrix y_i h_j(x_i): all labels are +1."""
    y = np.ones(len(pool), dtype=int)
    return adaboost(pool, y, rounds, learner=learner or pool_learner(pool, y))


def in_turn(order):
    """A learner that answers with these columns, whatever the weights."""
    answers = iter(order)
    return lambda _: Column(next(answers))


def run_of(game):
    """The usable hypotheses of a game in their order, whatever the weights."""
    agreements = np.array(usable(game)).T * np.array(game.y)[:, None]
    return run_on(agreements, agreements.shape[1], in_turn(range(agreements.shape[1])))


def best_runs_on_four_points(rounds):
    """AdaBoost with best stumps, once with each of the two that are tied in round 1."""
    _, pool = dichotomies(FOUR_POINTS)
    usual = pool_learner(pool, FOUR_LABELS)
    run = adaboost(pool, FOUR_LABELS, rounds, learner=usual)
    played = [hypothesis.index for hypothesis in run.hypotheses]
    swap = {played[0]: played[1], played[1]: played[0]}
    order = [swap.get(j, j) for j in played]
    other = adaboost(pool, FOUR_LABELS, rounds, learner=in_turn(order))
    for D, error in zip(other.distributions(), other.errors, strict=False):
        premise(error == min(D[column != FOUR_LABELS].sum() for column in pool.T))
    return run, other


def stages(run):
    return [run.first(t) for t in range(1, len(run.errors) + 1)]


def least_margin_exceeds(run, theta):
    return run.margin_share(theta) == 0


def factor_power(e, theta):
    """(2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)))^(2q) for theta = p/q."""
    p, q = theta.numerator, theta.denominator
    return 4**q * e ** (q - p) * (1 - e) ** (q + p)
