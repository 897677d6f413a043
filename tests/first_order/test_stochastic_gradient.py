"""Chapter *One example at a time*: the drawn step is right on average, and what it does to w."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from kinks import kinked
from margins.base.data import BadInput
from margins.first_order.stochastic_gradient import (
    constant_step_bound,
    margin_gain,
    outcomes,
    update,
    walk,
)
from margins.first_order.subgradients import descend, objective, subgradient_at
from oracles import dot, square, svm
from strategies import (
    HALF,
    ONE,
    PLUS_MINUS_ONE,
    ZERO,
    nonnegative,
    positive,
    samples,
    signs,
    vectors,
)

shares = st.sampled_from([ZERO, HALF, ONE])


@st.composite
def draws(draw, n=(1, 4), *, kinks=True):
    """A sample, with `kinks` any of its points on the kink, w, a penalty that may be 0, a step and
    a share."""
    sample = draw(samples(n=n, d=(1, 2)))
    w = draw(vectors(len(sample.X[0])))
    X, y = draw(kinked(sample, w)) if kinks else sample
    return X, y, w, draw(nonnegative), draw(positive), draw(shares)


# -------------------------------------------------------------- sgd-unbiased


@claim("sgd-unbiased", by="exact", part=1)
@given(draws())
def test_the_mean_of_the_drawn_steps_is_the_whole_step(case):
    """Over the n examples the mean of the updates is the subgradient step of the objective."""
    X, y, w, lam, eta, kink = case
    steps = [update(x, s, lam, w, eta, kink=kink) for x, s in zip(X, y, strict=True)]
    whole = descend(X, y, lam, [eta], start=w, kink=kink).w[-1]
    assert (sum(steps) / len(y) == whole).all()


@claim("sgd-unbiased", by="exact", part=2)
@given(draws())
def test_beside_a_sum_of_losses_the_drawn_one_counts_n_times(case):
    """The subgradient of lambda/2 |w|^2 + sum of the losses is n times that of the objective with
    lambda/n; an update with lambda/n and the step n eta has it as its mean."""
    X, y, w, lam, eta, kink = case
    n = len(y)
    steps = [update(x, s, lam / n, w, n * eta, kink=kink) for x, s in zip(X, y, strict=True)]
    total = n * subgradient_at(X, y, lam / n, w, kink=kink).w
    assert (sum(steps) / n == np.array(w) - eta * total).all()


@claim("sgd-unbiased", by="enumeration", part=1, over=[1, 2, 3])
def test_after_some_draws_the_next_one_is_still_unbiased(drawn):
    """All outcomes of some draws on three points: the mean of the next iterates is the mean of the
    whole steps from each outcome."""
    X, y, lam = [(1,), (-2,), (Fraction(1, 2),)], [1, 1, -1], Fraction(1, 3)
    rates = [ONE / t for t in range(1, drawn + 2)]
    before, after = outcomes(X, y, lam, rates[:-1]), outcomes(X, y, lam, rates)
    whole = [descend(X, y, lam, rates[-1:], start=w).w[-1] for w in before.last]
    assert after.probabilities.sum() == 1
    assert (before.probabilities @ np.array(whole) == after.probabilities @ after.last).all()


@claim("sgd-unbiased", by="enumeration", part=1, over=[0, 1])
def test_merged_outcomes_are_all_walks(kink):
    """The outcomes of three draws from three points, two of them equal, against all 27 walks."""
    X, y, lam = [(1, 0), (1, 0), (0, -2)], [1, 1, 1], HALF
    rates, found = [ONE, HALF, Fraction(1, 3)], {}
    for order in product(range(3), repeat=3):
        run = walk(X, y, lam, rates, order, kink=kink)
        key = (tuple(run.w[-1]), tuple(run.mean()))
        found[key] = found.get(key, ZERO) + Fraction(1, 27)
    made = outcomes(X, y, lam, rates, kink=kink)
    rows = zip(made.last, made.means, made.probabilities, strict=True)
    assert {(tuple(w), tuple(m)): p for w, m, p in rows} == found
    last = sum(p * objective(X, y, lam, key[0]) for key, p in found.items())
    mean = sum(p * objective(X, y, lam, key[1]) for key, p in found.items())
    assert (made.expected_last(), made.expected_objective()) == (last, mean)


@twin("sgd-unbiased", says="beside a sum of losses the drawn one counts once", part=2)
@given(case=draws(n=(2, 4)))
def test_twin_sum_without_n(case):
    X, y, w, lam, eta, kink = case
    steps = [update(x, s, lam, w, eta, kink=kink) for x, s in zip(X, y, strict=True)]
    total = len(y) * subgradient_at(X, y, lam / len(y), w, kink=kink).w
    assert (sum(steps) / len(y) == np.array(w) - eta * total).all()


@twin(
    "sgd-unbiased",
    says="the objective after a drawn step is, on average, that of the whole step",
    part=1,
)
@given(case=draws(n=(2, 4)))
def test_twin_the_objective_is_not_linear(case):
    X, y, w, lam, eta, kink = case
    values = [
        objective(X, y, lam, update(x, s, lam, w, eta, kink=kink))
        for x, s in zip(X, y, strict=True)
    ]
    whole = descend(X, y, lam, [eta], start=w, kink=kink).w[-1]
    assert sum(values) / len(y) == objective(X, y, lam, whole)


# -------------------------------------------------------------- single-example-update


@claim("single-example-update", by="exact", part=(1, 2))
@given(draws(n=(1, 1)), st.booleans())
def test_the_update_shrinks_and_adds(case, unit_step):
    """It is the subgradient step of a sample with one point, for the rule m < 1; the printed form,
    with 1 - lambda, is the same exactly if eta = 1, lambda = 0 or w = 0."""
    (x,), (y,), w, lam, eta, _ = case
    eta = ONE if unit_step else eta
    made = update(x, y, lam, w, eta)
    added = eta * y * np.array(x) * (y * dot(w, x) < 1)
    assert (made == (1 - eta * lam) * np.array(w) + added).all()
    assert (made == descend([x], [y], lam, [eta], start=w).w[-1]).all()
    printed = (1 - lam) * np.array(w) + added
    both_ways((made == printed).all(), eta == 1 or lam == 0 or not any(w))


@twin(
    "single-example-update",
    says=r"the factor is $1-\lambda$, whatever the step is",
    settles="e3-prop119-step",
    part=(1, 2),
)
@given(case=draws(n=(1, 1)))
@example(([(ONE,)], [1], (HALF,), ONE, HALF, ZERO))
def test_twin_factor_without_the_step(case):
    (x,), (y,), w, lam, eta, _ = case
    added = eta * y * np.array(x) * (y * dot(w, x) < 1)
    assert (update(x, y, lam, w, eta) == (1 - lam) * np.array(w) + added).all()


@twin("single-example-update", says="an example with a margin above 1 changes nothing", part=1)
@given(case=draws(n=(1, 1)))
def test_twin_no_shrinking(case):
    (x,), (y,), w, lam, eta, _ = case
    assert y * dot(w, x) < 1 or (update(x, y, lam, w, eta) == np.array(w)).all()


# -------------------------------------------------------------- update-margin-gain


@st.composite
def balanced(draw):
    """An example with a margin m between 0 and 1, and a penalty around |x|^2/m, where the step
    leaves the margin as it is."""
    x, y, w = draw(vectors(2).filter(any)), draw(signs), draw(vectors(2))
    m = draw(st.sampled_from([HALF, Fraction(1, 3), Fraction(9, 10)]))
    step = (y * m - dot(w, x)) / square(x)
    w = tuple(a + step * v for a, v in zip(w, x, strict=True))
    lam = draw(st.sampled_from([ZERO, m / 2, m, ONE, 2 * ONE])) * square(x) / m
    return [x], [y], w, lam, draw(positive), ZERO


@claim("update-margin-gain", by="exact", part=(1, 2, 3))
@given(balanced())
def test_gain_and_loss_of_a_positive_margin(case):
    """Also where the shrinking costs as much as the example adds, or more."""
    (x,), (y,), w, lam, eta, _ = case
    m = y * dot(w, x)
    premise(0 < m < 1)
    new = y * dot(update(x, y, lam, w, eta), x)
    assert new == (1 - eta * lam) * m + eta * square(x)
    both_ways(new > m, square(x) > lam * m)
    both_ways(new < m, square(x) < lam * m)
    assert lam > square(x) or new > m


@claim("update-margin-gain", by="exact", part=(1, 2, 3))
@given(draws(n=(1, 1), kinks=False))
def test_what_a_step_does_to_the_margin(case):
    """m+ = (1 - eta lambda) m + eta |x|^2; more than m exactly if |x|^2 > lambda m; so if m <= 0 or
    lambda <= |x|^2, for x other than 0."""
    (x,), (y,), w, lam, eta, _ = case
    m = y * dot(w, x)
    if m < 1:
        new = y * dot(update(x, y, lam, w, eta), x)
        assert new == (1 - eta * lam) * m + eta * square(x)
        assert margin_gain(x, y, lam, w, eta) == new - m
        both_ways(new > m, square(x) > lam * m)
        if when(any(x) and (m <= 0 or lam <= square(x))):
            assert new > m


@twin("update-margin-gain", says="the margin of the example always grows", part=2)
@given(case=draws(n=(1, 1)))
@example(([(ONE,)], [1], (HALF,), ONE * 4, ONE, ZERO))
def test_twin_always_a_gain(case):
    (x,), (y,), w, lam, eta, _ = case
    assert not any(x) or y * dot(w, x) >= 1 or margin_gain(x, y, lam, w, eta) > 0


@twin("update-margin-gain", says="after the step the example has a margin of at least 1", part=1)
@given(case=draws(n=(1, 1)))
def test_twin_enough(case):
    (x,), (y,), w, lam, eta, _ = case
    assert not any(x) or y * dot(update(x, y, lam, w, eta), x) >= 1


# -------------------------------------------------------------- shrinkage-needs-small-step


@claim("shrinkage-needs-small-step", by="exact", part=(1, 2))
@given(vectors(2).filter(any), positive, positive)
@example((ONE, ZERO), HALF, 2 * ONE)
@example((ONE, ZERO), HALF, 4 * ONE)
def test_shrinking_and_turning(w, lam, eta):
    """An example at 0 has the margin 0 and adds nothing: the update only shrinks. It makes w
    shorter exactly if eta lambda < 2, and does not turn it round exactly if eta lambda <= 1."""
    new = update((ZERO, ZERO), 1, lam, w, eta)
    both_ways(square(new) < square(w), eta * lam < 2)
    both_ways(dot(new, w) >= 0, eta * lam <= 1)


@twin(
    "shrinkage-needs-small-step",
    says=r"$(1-\lambda)w$ is shorter than $w$ for any $\lambda>0$",
    part=1,
)
@given(w=vectors(2).filter(any), lam=positive)
def test_twin_any_penalty(w, lam):
    assert square(update((ZERO, ZERO), 1, lam, w, ONE)) < square(w)


@twin("shrinkage-needs-small-step", says="what is shorter points the same way", part=2)
@given(w=vectors(2).filter(any), lam=positive, eta=positive)
def test_twin_shorter_is_not_turned(w, lam, eta):
    new = update((ZERO, ZERO), 1, lam, w, eta)
    assert square(new) >= square(w) or dot(new, w) >= 0


# -------------------------------------------------------------- sgd-constant-step


def minimum(X, y, lam):
    """The least value of the objective, and its place, by enumeration of all partitions."""
    best = svm(X, y, 1 / (lam * len(y)), bias=False)
    return lam * best.value, best.w


@st.composite
def small_runs(draw):
    """A sample, a penalty that may be 0, a step with eta lambda <= 1, an order of the examples and
    a share for each step. Half of the time a first step from 0 takes its example to the kink."""
    X, y = draw(samples(n=(1, 3), d=(1, 2)))
    order = draw(st.lists(st.integers(0, len(y) - 1), min_size=1, max_size=6))
    lam, part = draw(nonnegative), draw(st.sampled_from([ONE, HALF, Fraction(1, 5)]))
    eta = part / lam if lam else draw(positive)
    size = square(X[order[0]])
    if size and draw(st.booleans()):
        order, eta, lam = [order[0], *order], 1 / size, draw(st.sampled_from([0, 1, part])) * size
    return X, y, lam, eta, order, draw(st.lists(shares, min_size=7, max_size=7))


@claim("sgd-constant-step", by="exact", part=1)
@given(small_runs())
@example(([(ONE,), (-ONE,)], [1, 1], ONE, ONE, [0, 1], [ZERO] * 7))
def test_constant_steps_stay_in_a_ball(case):
    """lambda |w| <= rho and |lambda w + v| <= 2 rho, squared, for the subgradients of all examples
    at every iterate; with the points 1 and -1 in turn both are reached."""
    X, y, lam, eta, order, kinks = case
    w, rho2 = np.array([ZERO] * len(X[0])), max(map(square, X))
    for i, kink in zip(order, kinks, strict=False):
        for x, s in zip(X, y, strict=True):
            ends = [subgradient_at([x], [s], lam, w, kink=share).w for share in (0, 1)]
            assert all(square(g) <= 4 * rho2 for g in ends)
        w = update(X[i], y[i], lam, w, eta, kink=kink)
        assert lam * lam * square(w) <= rho2


@claim("sgd-constant-step", by="exact", part=2)
@given(small_runs(), vectors(2), st.integers(1, 3))
def test_the_mean_of_constant_steps_is_near_the_minimum(case, z, steps):
    """The exact expectation over all orders, against any vector, 0, and for lambda > 0 the
    minimiser. Only the squares of lengths are needed."""
    X, y, lam, eta, _, (kink, *_) = case
    value = outcomes(X, y, lam, [eta] * steps, kink=kink).expected_objective()
    price = 2 * eta * max(map(square, X))
    for there in (z[: len(X[0])], [ZERO] * len(X[0]), *([minimum(X, y, lam)[1]] if lam else [])):
        far = square(there) / (2 * eta * steps)
        assert value - objective(X, y, lam, there) <= far + price


@claim("sgd-constant-step", by="exact", part=2, over=[1, 2, 3, 4, 5, 6, 7])
def test_the_bound_of_the_library(steps):
    """u = 1 and -1, lambda = 1/4, eta = 1: the minimiser is 0."""
    value = outcomes(*PLUS_MINUS_ONE_BOTH, HALF * HALF, [ONE] * steps).expected_objective()
    bound = constant_step_bound(1, 0, 1, steps)
    assert value - 1 <= bound == 2


PLUS_MINUS_ONE_BOTH = [(ONE,), (-ONE,)], [1, 1]


@twin(
    "sgd-constant-step",
    says="the bound holds for every order of the examples, not on average",
    over=[200],
    part=2,
)
def test_twin_every_order(steps):
    """u = 1 and -2, so rho = 2; lambda = 1/100, eta = 1/20, and only the first is drawn."""
    X, y, lam, eta = [(ONE,), (-2 * ONE,)], [1, 1], Fraction(1, 100), Fraction(1, 20)
    run = walk(X, y, lam, [eta] * steps, [0] * steps)
    least, (best,) = minimum(X, y, lam)
    gap = objective(X, y, lam, run.mean()) - least
    assert gap <= constant_step_bound(2, abs(best), eta, steps)


@twin(
    "sgd-constant-step",
    says=r"the mean comes as near as one likes without smaller steps: here within 1/20",
    over=[12],
    part=2,
)
def test_twin_constant_steps_converge(steps):
    """u = 1, 1 and -1, lambda = 1/4, eta = 4: each step goes to 4 u or to 0, and the mean tends to
    3/5; the minimiser is 1, where the objective is 19/24."""
    X, y, lam = [(ONE,), (ONE,), (-ONE,)], [1, 1, 1], HALF * HALF
    least, best = minimum(X, y, lam)
    premise(best == [1] and objective(X, y, lam, [Fraction(3, 5)]) - least == Fraction(4, 75))
    value = outcomes(X, y, lam, [4 * ONE] * steps).expected_objective()
    assert value - least < Fraction(1, 20)


@twin(
    "sgd-constant-step",
    says="the last iterate comes as near as one likes without smaller steps: here within 1/10",
    over=[12],
    part=2,
)
def test_twin_the_last_iterate_converges(steps):
    """u = 1 and -1, lambda = 1/4, eta = 2."""
    value = outcomes(*PLUS_MINUS_ONE_BOTH, HALF * HALF, [2 * ONE] * steps).expected_last()
    assert value - 1 < Fraction(1, 10)


@twin(
    "sgd-constant-step",
    says=r"it holds for every $\eta>0$: also for $\eta\lambda=\frac32$",
    over=[Fraction(3, 2)],
    part=1,
)
def test_twin_steps_too_long_for_the_ball(eta):
    """u = 1 and lambda = 1."""
    run = walk([(ONE,)], [1], ONE, [eta], [0])
    assert square(run.w[-1]) <= 1


@twin(
    "sgd-constant-step",
    says=r"it holds for every $\eta>0$: also for $\eta\lambda=20$",
    over=[2],
    part=2,
)
def test_twin_steps_too_long_for_the_mean(steps):
    """u = 1 and lambda = 1: the mean of 0 and 20 is far from the minimiser 1."""
    value = outcomes([(ONE,)], [1], ONE, [20 * ONE] * steps).expected_objective()
    assert value - HALF <= constant_step_bound(1, 1, 20, steps)


@twin("sgd-constant-step", says="it holds from every start", part=1)
@given(case=small_runs(), start=vectors(2))
def test_twin_from_any_start(case, start):
    X, y, lam, eta, order, _ = case
    run = walk(X, y, lam, [eta] * len(order), order, start=start[: len(X[0])])
    assert all(lam * lam * square(w) <= max(map(square, X)) for w in run.w)


# -------------------------------------------------------------- the library


def test_floats_and_bad_input():
    """Floats in, floats out, and errors that name what is wrong."""
    X, y = np.array([[1.0, 0.0], [0.0, 2.0]]), [1, -1]
    run = walk(X, y, 0.5, [1.0, 0.5], [0, 1])
    assert run.w.dtype == float
    assert run.w[-1].tolist() == [0.75, -1.0]
    with pytest.raises(BadInput, match="order has 1"):
        walk(X, y, 0.5, [1.0, 0.5], [0])
    with pytest.raises(BadInput, match="start has 1"):
        walk(X, y, 0.5, [1.0], [0], start=[0.0])
    with pytest.raises(BadInput, match="Fraction"):
        outcomes(X / 3, y, 0.5, [1.0])
    assert PLUS_MINUS_ONE.y == [1, -1]
