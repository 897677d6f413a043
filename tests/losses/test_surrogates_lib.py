"""The loss library: derivatives, convexity and population minimisers of every loss."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.losses import (
    EXPONENTIAL,
    HINGE,
    LOGISTIC,
    LOSSES,
    PERCEPTRON,
    RAMP,
    SQUARED,
    ZERO_ONE,
    hinge,
    tempered,
)
from scipy.optimize import minimize_scalar
from strategies import HALF, rationals

SMOOTH = [EXPONENTIAL, LOGISTIC, SQUARED, tempered(1.0, 0.5), tempered(0.0, 3.0)]
EXACT = [ZERO_ONE, HINGE, PERCEPTRON, RAMP, SQUARED]
every_loss = st.sampled_from([*LOSSES, *SMOOTH[3:]])
smooth = st.sampled_from(SMOOTH)
QUARTERS = st.just(4)
margins = st.floats(-20, 20)
probabilities = st.integers(1, 19).map(lambda k: k / 20)


@given(loss=st.sampled_from(EXACT), m=rationals)
def test_piecewise_polynomial_losses_are_exact(loss, m):
    formulas = {
        "zero-one": 1 if m <= 0 else 0,
        "hinge": max(0, 1 - m),
        "perceptron": max(0, -m),
        "ramp": min(1, max(0, 1 - m)),
        "squared": (1 - m) ** 2,
    }
    array = np.array([m], dtype=object)
    assert loss(array)[0] == formulas[loss.name]
    assert loss(float(m)) == pytest.approx(float(formulas[loss.name]))


@given(loss=st.sampled_from(EXACT), m=rationals, p=st.builds(Fraction, st.integers(0, 4), QUARTERS))
def test_exact_risks(loss, m, p):
    """The risk is exact where one of its arguments is a fraction, and certain labels cost one
    loss."""
    there, back = (loss([v])[0] for v in (m, -m))
    assert loss.risk(p, m) == p * there + (1 - p) * back
    assert loss.risk(1, m) == there
    whole = int(m)
    assert loss.risk(p, whole) == loss.risk(p, Fraction(whole))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("loss", [*LOSSES, tempered(1, 0.5)], ids=lambda loss: loss.name)
@pytest.mark.parametrize("m", [1e300, -1e300, 2.0**63, -(2.0**63), 1e17, -1e17, 5e-324, -0.0])
def test_no_margin_is_too_large(loss, m):
    """Against exact arithmetic, or what is left of exp: values and slopes are right, infinite only
    where the truth is too large, never NaN, and nothing warns."""
    exact = Fraction(m)
    growth = math.inf if m < -700 else math.exp(-m)  # exp(-m)
    truth = {
        "zero-one": (exact <= 0, None),
        "hinge": (max(0, 1 - exact), -(exact < 1)),
        "perceptron": (max(0, -exact), -(exact < 0)),
        "ramp": (min(1, max(0, 1 - exact)), -(0 <= exact < 1)),
        "squared": ((1 - exact) ** 2, 2 * (exact - 1)),
        "logistic": (math.log1p(growth), -growth / (1 + growth)) if m > -1 else (-exact, -1),
        "exponential": (growth, -growth),
    }
    value, slope = truth.get(loss.name, (max(0, 1 - exact), -(exact < 1)))  # what is tempered
    value = float(value) if value < Fraction(10) ** 308 else math.inf
    near = {"rel": 1e-15, "abs": 0 if loss.name in truth else 0.1}
    assert loss(m) == pytest.approx(value, **near)
    if slope is not None:
        assert loss.slope(m) == pytest.approx(float(slope), **near | {"abs": 2 * near["abs"]})
    for p in (0, 0.25, 1):
        assert not np.isnan(loss.risk(p, m))
    if loss.second is not None:
        assert not np.isnan(loss.curvature(m))
        assert 0 <= loss.probability(m) <= 1


def test_integers_do_not_overflow():
    assert SQUARED(np.array([2**40, -(2**62)])).tolist() == [(2**40 - 1) ** 2, (2**62 + 1) ** 2]
    assert SQUARED.risk(1, 10**20) == (10**20 - 1) ** 2
    assert hinge(0) + HALF == Fraction(3, 2)
    assert HINGE(np.array([200, 3], dtype=np.uint8)).tolist() == [0, 0]
    assert SQUARED([Fraction(10) ** 200])[0] == (10**200 - 1) ** 2
    with pytest.raises(BadInput, match="too large for a float"):
        EXPONENTIAL([Fraction(10) ** 400])


def test_a_small_mistake_is_not_lost():
    assert PERCEPTRON([-1e-20, 0.0]).tolist() == [1e-20, 0]
    assert PERCEPTRON.slope([-1e-20, 0.0]).tolist() == [-1, 0]


def test_a_margin_of_zero_is_a_mistake():
    assert list(ZERO_ONE([-1.0, 0.0, 5e-324])) == [1, 1, 0]


def test_smooth_losses_at_known_points():
    assert EXPONENTIAL(0.0) == 1
    assert LOGISTIC(0.0) == pytest.approx(np.log(2))
    assert EXPONENTIAL(1.0) == pytest.approx(np.exp(-1))


@given(loss=smooth, m=st.floats(-8, 8))
def test_derivatives_of_smooth_losses(loss, m):
    """Central differences; the error is below h^2 / 6 times the third derivative, at most
    e^9 here, plus rounding of the values divided by h."""
    h = 1e-4
    scale = float(np.max(np.abs(loss(np.array([m - h, m, m + h]))))) + 1
    tolerance = h**2 * max(scale, 1) * 4 + 4e-16 * scale / h
    assert (loss(m + h) - loss(m - h)) / (2 * h) == pytest.approx(loss.slope(m), abs=tolerance)
    second = (loss.slope(m + h) - loss.slope(m - h)) / (2 * h)
    assert second == pytest.approx(loss.curvature(m), abs=4 * tolerance)


@given(loss=st.sampled_from([HINGE, PERCEPTRON, RAMP]), m=rationals)
def test_kinked_losses_give_the_right_derivative(loss, m):
    """Exact: the kinks are at integers, so a step of 1/100 to the right of a multiple of 1/6
    never crosses one."""
    h = Fraction(1, 100)
    at, right = loss(np.array([m, m + h], dtype=object))
    assert (right - at) / h == loss.slope(np.array([m], dtype=object))[0]
    assert loss.second is None


@given(loss=every_loss, a=rationals, b=rationals, t=st.integers(0, 4))
def test_convexity_flag(loss, a, b, t):
    if not loss.convex:
        return
    share = t / 4
    middle = share * float(a) + (1 - share) * float(b)
    chord = share * loss(float(a)) + (1 - share) * loss(float(b))
    assert loss(middle) <= chord + 1e-12 * (1 + chord)


@pytest.mark.parametrize("loss", [RAMP, ZERO_ONE], ids=lambda loss: loss.name)
def test_losses_flagged_as_not_convex_are_not(loss):
    assert not loss.convex
    assert loss(0.5) > (loss(-1.5) + loss(2.5)) / 2 or loss(0.0) > (loss(-1.0) + loss(1.0)) / 2


def test_all_other_losses_are_flagged_as_convex():
    assert [loss.name for loss in LOSSES if not loss.convex] == ["zero-one", "ramp"]
    assert tempered(1.0, 0.5).convex


@given(loss=st.sampled_from([loss for loss in LOSSES if loss.convex]), m=rationals, other=rationals)
def test_subdifferentials(loss, m, other):
    """Both ends support the loss, anything beyond them does not: the loss is below a line with a
    slope by t > 0 off at the distance t, because second derivatives are at most 2 or known."""
    low, high = loss.subdifferential(m)
    assert low <= high == loss.slope(m)
    kink = {"hinge": 1, "perceptron": 0}.get(loss.name)
    assert (low < high) == (m == kink)
    for slope in (low, high):
        line = float(loss(m)) + float(slope) * float(other - m)
        assert float(loss(other)) >= line - 1e-13 * (abs(line) + 1)
    for beyond, step in ((low - 1, -HALF / 2), (high + 1, HALF / 2)):
        near = loss(float(m + step))
        bend = 0 if loss.second is None else np.max(loss.curvature([float(m), float(m + step)]))
        if abs(step) * bend < 2:  # then the loss leaves its tangent by less than the line does
            assert near < float(loss(m)) + float(beyond) * float(step)


def test_no_subdifferential():
    for loss in (RAMP, ZERO_ONE):
        with pytest.raises(BadInput, match="is not convex: it has no subdifferential"):
            loss.subdifferential([0.0])


@given(loss=st.sampled_from([HINGE, LOGISTIC]), m=rationals, slope=st.integers(-12, 4))
def test_conjugates(loss, m, slope):
    """Fenchel and Young: loss(m) + conjugate(s) >= s m, with equality for a subgradient, and
    infinite for what is never a slope. Exact for the hinge."""
    s = Fraction(slope, 8)
    room = 0 if loss is HINGE else 1e-14
    assert loss(m) + loss.conjugate(s) >= s * m - room
    assert (loss.conjugate(s) < math.inf) == (-1 <= s <= 0)
    for touching in loss.subdifferential(m):
        s = Fraction(float(touching))
        gap = loss(m) + loss.conjugate(s) - s * m
        assert abs(gap) <= room * (1 + abs(m))


def test_no_conjugate():
    with pytest.raises(BadInput, match="the ramp loss does not say what its conjugate is"):
        RAMP.conjugate([0.0])


@given(loss=every_loss, m=rationals, other=rationals)
def test_lipschitz_constants(loss, m, other):
    """No chord is steeper, and a chord somewhere is as steep, up to 1 in 10^4."""
    away = abs(float(loss(m)) - float(loss(other)))
    assert away <= loss.lipschitz * abs(float(m - other)) + 1e-12 or m == other
    places = [(-12.0 * k, -12.0 * k - 1) for k in (1, 2, 4, 8)] + [(0.25, 0.75), (0.0, 5e-9)]
    steepest = max(abs(float(loss(a)) - float(loss(b))) / abs(a - b) for a, b in places)
    assert steepest >= min(loss.lipschitz, 100) * (1 - 1e-4)


@given(loss=every_loss, p=probabilities, score=st.floats(-6, 6))
def test_population_minimisers_minimise(loss, p, score):
    best = loss.risk(p, loss.minimiser(p))
    assert best <= loss.risk(p, score) + 1e-12


@pytest.mark.parametrize("loss", SMOOTH, ids=lambda loss: loss.name)
def test_population_minimisers_against_a_numerical_search(loss):
    for p in (0.1, 0.35, 0.5, 0.8):
        found = minimize_scalar(lambda f, p=p: loss.risk(p, f), bounds=(-9, 9), method="bounded")
        assert loss.minimiser(p) == pytest.approx(found.x, abs=1e-4)


def test_population_minimisers_where_they_are_not_unique():
    half = Fraction(1, 2)
    assert HINGE.minimiser(half) == 0
    assert RAMP.minimiser(half) == ZERO_ONE.minimiser(half) == 1
    assert list(HINGE.minimiser(np.array([0.2, 0.9]))) == [-1, 1]
    assert PERCEPTRON.minimiser(0.9) == 0
    assert SQUARED.minimiser(np.array([Fraction(3, 4)], dtype=object))[0] == half


@pytest.mark.parametrize("p", [0, 1, -0.5, [0.5, 1.0]])
def test_certain_labels_have_no_minimiser(p):
    with pytest.raises(BadInput, match="strictly between"):
        EXPONENTIAL.minimiser(p)


@given(loss=smooth, p=probabilities)
def test_probability_inverts_the_minimiser(loss, p):
    assert loss.probability(loss.minimiser(p)) == pytest.approx(p)


@pytest.mark.parametrize("loss", [EXPONENTIAL, LOGISTIC, SQUARED], ids=lambda loss: loss.name)
def test_probabilities_of_extreme_scores(loss):
    assert list(loss.probability([-1000.0, 0.0, 1000.0])) == [0, 0.5, 1]
    assert list(loss.probability([-1e17, 1e17, -1e300, 1e300])) == [0, 1, 0, 1]


def test_a_perfect_score_is_certain():
    assert LOGISTIC.probability([-np.inf, np.inf]).tolist() == [0, 1]


def test_probability_needs_a_smooth_loss():
    with pytest.raises(BadInput, match="no derivative"):
        HINGE.probability(0.5)


def test_log_odds_of_a_fraction():
    assert LOGISTIC.minimiser(Fraction(1, 4)) == pytest.approx(-np.log(3))
    assert EXPONENTIAL.minimiser([HALF]).tolist() == [0]
    loss, quarter = tempered(1, HALF), Fraction(1, 4)
    assert loss.minimiser([quarter, HALF]).tolist() == loss.minimiser([0.25, 0.5]).tolist()


def test_logistic_is_stable():
    far = np.array([-1e4, 1e4])
    assert list(LOGISTIC(far)) == [1e4, 0]
    assert list(LOGISTIC.slope(far)) == [-1, 0]
    assert list(LOGISTIC.curvature(far)) == [0, 0]


@given(m=margins, level=st.sampled_from([0.0, 1.0]), tau=st.sampled_from([1e-6, 0.1, 1.0, 10.0]))
def test_temperature_loss_and_its_limit(m, level, tau):
    excess = tempered(level, tau)(m) - max(0, level - m)
    rounding = 4e-16 * (1 + abs(m)) * max(1, tau)
    assert -rounding <= excess <= tau * np.log(2) + rounding


def test_temperature_endpoints():
    m = np.linspace(-3, 3, 25)
    assert tempered(0.0, 1.0)(m) == pytest.approx(LOGISTIC(m))
    assert tempered(1.0, 1e-12)(m) == pytest.approx(HINGE(m), abs=1e-11)
    assert tempered(0.0, 1e-12)(m) == pytest.approx(PERCEPTRON(m), abs=1e-11)
    assert tempered(0.0, 1.0).minimiser(0.3) == pytest.approx(LOGISTIC.minimiser(0.3))
    cold = tempered(1.0, 1e-4).minimiser(np.array([0.2, 0.5, 0.9]))
    assert cold == pytest.approx([-1, 0, 1], abs=1e-3)
    with pytest.raises(BadInput, match="positive"):
        tempered(0.0, 0.0)


@pytest.mark.parametrize("loss", SMOOTH, ids=lambda loss: loss.name)
def test_smooth_losses_read_fractions_as_floats(loss):
    exact, floats = np.array([HALF, -HALF / 2], dtype=object), np.array([0.5, -0.25])
    for function in (loss, loss.slope, loss.curvature, loss.probability):
        assert function(exact).astype(float).tolist() == function(floats).tolist()


def test_a_loss_prints_what_can_be_read():
    assert repr(HINGE) == "Loss(name='hinge', convex=True)"
    assert repr(tempered(1, 2)) == "Loss(name='temperature(1, 2.0)', convex=True)"


def test_a_loss_without_a_derivative_says_so():
    with pytest.raises(BadInput, match="the zero-one loss jumps: it has no derivative"):
        ZERO_ONE.slope([0.0])
    with pytest.raises(BadInput, match="the hinge loss has no second derivative"):
        HINGE.curvature([0.0])
