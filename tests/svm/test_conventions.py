"""Chapter *One problem, seven names*: every way to write the penalty is the same problem."""

from fractions import Fraction
from itertools import chain, combinations
from math import ceil

import cvxpy as cp
import numpy as np
from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.hyperplanes.linear import functional_margins
from margins.losses import hinge
from margins.svm import conventions
from margins.svm.certificates import is_subgradient
from margins.svm.soft_margin import objective, total_slack
from sklearn.svm import SVC
from strategies import (
    HALF,
    ONE,
    ZERO,
    Sample,
    nonnegative,
    penalties,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)

HINGE_FORM = "conv-gamma0, part 2"


def weights(name, v, n):
    """(a, c) of the objective a |w|^2 + c sum(slack) as the sources print it."""
    mean = Fraction(1, n)
    return {
        "conv-gamma0": (HALF, v),
        HINGE_FORM: (1 / (2 * v), ONE),
        "conv-c2": (ONE, v),
        "conv-lambda2": (v, mean),
        "conv-lambda": (v / 2, mean),
        "conv-lambda3": (v / 2, ONE),
        "conv-creg": (v / 2, ONE),
    }[name]


def parameter(name, C, n):
    """The parameter that belongs to C."""
    return {
        "conv-gamma0": C,
        HINGE_FORM: C,
        "conv-c2": 2 * C,
        "conv-lambda2": 1 / (2 * n * C),
        "conv-lambda": 1 / (n * C),
        "conv-lambda3": 1 / C,
        "conv-creg": 1 / C,
    }[name]


NAMES = ("conv-gamma0", "conv-c2", "conv-lambda2", "conv-lambda", "conv-lambda3", "conv-creg")
FORMS = (*NAMES, HINGE_FORM)


def minimiser(a, c, u):
    """The w that minimises a w^2 + c sum h(u_i w) on the line, found without C.

    It is a kink 1/u_i or, between kinks, a zero of the derivative 2a w - c (sum of some u_i).
    """
    subsets = chain.from_iterable(combinations(u, k) for k in range(len(u) + 1))
    candidates = [c * sum(part) / (2 * a) for part in subsets] + [1 / v for v in u if v]
    return min(candidates, key=lambda w: a * w * w + c * sum(hinge(v * w) for v in u))


def solved(name, value, u):
    """The minimiser of the problem as it is printed, with this parameter."""
    return minimiser(*weights(name, value, len(u)), u)


lines = st.lists(rationals, min_size=1, max_size=4)


def reference(u, C):
    """The minimiser of w^2/2 + C sum h(u_i w)."""
    return exact.fit([[v] for v in u], [1] * len(u), C, bias=False).w[0]


def opposed(r, n):
    """One positive point r and n - 1 negative points -r."""
    return Sample([[r], *[[-r]] * (n - 1)], [1, *[-1] * (n - 1)])


# -------------------------------------------------------------- conv-reference


@claim("conv-reference", by="exact", part="all")
@given(samples(n=(1, 5), scaled=True), penalties, penalties, st.booleans())
def test_only_the_ratio_matters(sample, a, c, bias):
    """The solution for C = c/(2a) has a vanishing subgradient of a |w|^2 + c sum(slack), so that it
    is a minimum, and there the value is 2a times that of the reference."""
    best = exact.fit(*sample, c / (2 * a), bias=bias)
    slope = Fraction(0) if bias else None
    assert is_subgradient(*sample, best.w, best.b, -2 * a / c * best.w, slope)
    least = a * (best.w @ best.w) + c * total_slack(*sample, best.w, best.b)
    assert least == 2 * a * best.primal


two_prices = st.one_of(st.tuples(penalties, penalties), penalties.map(lambda C: (C, C)))


@claim("conv-reference", by="exact", part=1)
@given(two_prices, st.integers(1, 5))
def test_copies_tell_two_penalties_apart_without_b(pair, n):
    """Without b, n copies of a small positive point r have the solution w = n C r, different for
    different C."""
    C, other = pair
    r = Fraction(1, 1 + ceil(n * max(C, other)))
    w, v = (reference([r] * n, value) for value in (C, other))
    assert (w, v) == (n * C * r, n * other * r)
    both_ways(w == v, other == C)


@claim("conv-reference", by="exact", part=1)
@given(two_prices, st.integers(2, 5))
def test_some_sample_tells_two_penalties_apart(pair, n):
    """With one positive point r and n - 1 negative points -r, r small, the solution is w = 2Cr,
    different for different C."""
    C, other = pair
    r = Fraction(1, 1 + ceil(2 * max(C, other)))
    X, y = opposed(r, n)
    w, v = (exact.fit(X, y, value).w[0] for value in (C, other))
    assert (w, v) == (2 * C * r, 2 * other * r)
    both_ways(w == v, other == C)


@twin("conv-reference", says="the least values are equal for $C=c/(2a)$", part=2)
@given(u=lines, a=positive, c=positive)
def test_twin_equal_least_values(u, a, c):
    w, C = minimiser(a, c, u), c / (2 * a)
    total = sum(hinge(v * w) for v in u)
    assert a * w * w + c * total == w * w / 2 + C * total


@twin(
    "conv-reference",
    says=r"the sample $x=\pm1$ alone tells any two values of $C$ apart",
    part=1,
)
@given(C=positive, other=positive)
def test_twin_one_sample_tells_them_apart(C, other):
    X, y = [[1], [-1]], [1, -1]
    same = (exact.fit(X, y, C).w == exact.fit(X, y, other).w).all()
    assert not same or other == C


def minimisers(X, y, C):
    """The solution w and the ends of the interval of optimal offsets."""
    best = exact.fit(X, y, C)
    return *best.w, *best.interval


@twin(
    "conv-reference",
    "lambda-nc",
    says="with $b$, too, samples of $n=1$ point tell any two values of $C$ apart",
    part={"conv-reference": 1, "lambda-nc": "all"},
)
@given(x=rationals, y=signs, C=positive, other=positive)
def test_twin_one_point_with_b(x, y, C, other):
    assert other == C or minimisers([[x]], [y], C) != minimisers([[x]], [y], other)


# -------------------------------------------------------------- conv-*: the six problems


@claim(
    "conv-gamma0",
    "conv-c2",
    "conv-lambda2",
    "conv-lambda",
    "conv-lambda3",
    "conv-creg",
    by="exact",
    part="all",
)
@given(lines, penalties)
def test_the_printed_problem_has_the_reference_solution(u, C):
    """On the line, the printed problem solved directly and the reference problem have the same
    solution."""
    w = reference(u, C)
    for name in FORMS:
        assert solved(name, parameter(name, C, len(u)), u) == w


@claim(
    "conv-gamma0",
    "conv-c2",
    "conv-lambda2",
    "conv-lambda",
    "conv-lambda3",
    "conv-creg",
    by="exact",
    part="all",
)
@given(samples(n=(1, 5)), penalties)
def test_subgradients_vanish_in_every_convention(sample, C):
    """In any dimension, with bias, a subgradient of each printed objective vanishes at the
    reference solution; the library's table gives the same parameters, with lambda = 2 lambda2 and
    lambda3 = n lambda."""
    n, best = len(sample.y), exact.fit(*sample, C)
    values = {name: parameter(name, C, n) for name in FORMS}
    assert values["conv-lambda"] == 2 * values["conv-lambda2"]
    assert values["conv-lambda3"] == n * values["conv-lambda"]
    for name in NAMES:
        assert values[name] == conventions.from_C(C, name, n)
        assert conventions.to_C(values[name], name, n) == C
    for name in FORMS:
        a, c = weights(name, values[name], n)
        assert is_subgradient(*sample, best.w, best.b, -2 * a / c * best.w, 0)


def drawn(seed):
    """Twelve points in the plane, two overlapping classes, in floats."""
    rng = np.random.default_rng(seed)
    y = np.repeat([1, -1], 6)
    return rng.integers(-8, 9, (12, 2)) / 4 + y[:, None] / 2, y


def relative_excess(X, y, w, b, C):
    """How far (w, b) is above the exact minimum, relative to it."""
    X, w = ([list(map(Fraction, row)) for row in X.tolist()], list(map(Fraction, w.tolist())))
    least = exact.fit(X, y, C).primal
    return float(objective(X, y, w, Fraction(float(b)), C) / least - 1)


@claim(
    "conv-gamma0",
    "conv-c2",
    "conv-lambda2",
    "conv-lambda",
    "conv-lambda3",
    "conv-creg",
    by="peer",
    over=range(2),
    part="all",
)
def test_cvxpy_solves_the_printed_problem(seed):
    """CVXPY, given the printed objective, finds a minimiser of the reference problem."""
    X, y = drawn(seed)
    C, n = Fraction(3, 4), len(y)
    w, b = cp.Variable(2), cp.Variable()
    loss = cp.sum(cp.pos(1 - cp.multiply(y, X @ w + b)))
    for name in FORMS:
        a, c = weights(name, parameter(name, C, n), n)
        cost = float(a) * cp.sum_squares(w) + float(c) * loss
        cp.Problem(cp.Minimize(cost)).solve(solver=cp.CLARABEL)
        # Clarabel stops at relative gap 1e-8 and residual 1e-8 in each of the n constraints
        assert relative_excess(X, y, w.value, b.value, C) <= (n + 1) * 1e-8


@st.composite
def two_parameters(draw, least):
    """A convention, a number of points, a price, and a parameter: that of the price or another."""
    name, n, C = draw(st.sampled_from(FORMS)), draw(st.integers(least, 5)), draw(penalties)
    right = parameter(name, C, n)
    return name, n, C, draw(st.one_of(st.just(right), penalties, positive.map(lambda k: right * k)))


def small_enough(a, c, C, n):
    """An r > 0 with n r^2 max(C, c/(2a)) <= 1."""
    return Fraction(1, 1 + ceil(n * max(C, c / (2 * a))))


@claim(
    "conv-gamma0",
    "conv-c2",
    "conv-lambda2",
    "conv-lambda",
    "conv-lambda3",
    "conv-creg",
    by="exact",
    part="all",
)
@given(two_parameters(least=1))
def test_only_the_right_parameter_fits_without_b(case):
    """Without b, n copies of a small positive point tell the printed problem with this parameter
    from the reference exactly if the parameter is not the one of the dictionary."""
    name, n, C, value = case
    copies = [small_enough(*weights(name, value, n), C, n)] * n
    same = solved(name, value, copies) == reference(copies, C)
    both_ways(same, value == parameter(name, C, n))


@claim(
    "conv-gamma0",
    "conv-c2",
    "conv-lambda2",
    "conv-lambda",
    "conv-lambda3",
    "conv-creg",
    by="exact",
    part="all",
)
@given(two_parameters(least=2))
def test_only_the_right_parameter_fits_with_b(case):
    """With b, one positive point r and n - 1 negative points -r do: the reference solution has a
    vanishing subgradient of the printed objective exactly for the right parameter."""
    name, n, C, value = case
    a, c = weights(name, value, n)
    r = small_enough(a, c, C, n)
    X, y = opposed(r, n)
    best = exact.fit(X, y, C)
    same = is_subgradient(X, y, best.w, best.b, -2 * a / c * best.w, 0)
    both_ways(same, value == parameter(name, C, n))


@claim("conv-gamma0", by="peer", over=range(3), part=1)
def test_scikit_learn_has_the_same_C(seed):
    """SVC(kernel="linear", C=C) minimises the reference objective."""
    X, y = drawn(seed)
    C, tol = Fraction(3, 4), 1e-9
    machine = SVC(kernel="linear", C=float(C), tol=tol).fit(X, y)
    found = relative_excess(X, y, machine.coef_[0], machine.intercept_[0], C)
    least = exact.fit([list(map(Fraction, row)) for row in X.tolist()], y, C).primal
    # margins are off by at most tol, so each point adds at most tol (alpha_i + C - alpha_i)
    assert found * float(least) <= tol * len(y) * float(C)


@twin("conv-gamma0", says=r"$\gamma=2C$, the factor $\frac12$ of the norm counted twice", part=1)
@given(u=lines, C=penalties)
def test_twin_gamma0(u, C):
    assert solved("conv-gamma0", 2 * C, u) == reference(u, C)


@twin(
    "conv-gamma0",
    says=r"the form $\sum_ih(m_i)+\frac1\gamma\Vert w\Vert^2$, without the 2, has $\gamma=C$, too",
    part=2,
)
@given(u=lines, C=penalties)
def test_twin_gamma0_without_the_two(u, C):
    assert minimiser(1 / C, ONE, u) == reference(u, C)


@twin("conv-c2", says="$C_2=C$, the factor 2 dropped")
@given(u=lines, C=penalties)
def test_twin_c2(u, C):
    assert solved("conv-c2", C, u) == reference(u, C)


@twin("conv-lambda2", says=r"$\lambda_2=1/(2C)$, the factor $n$ dropped")
@given(u=lines, C=penalties)
def test_twin_lambda2(u, C):
    assert solved("conv-lambda2", 1 / (2 * C), u) == reference(u, C)


@twin("conv-lambda", says=r"$\lambda=1/(2nC)$, the same as $\lambda_2$")
@given(u=lines, C=penalties)
def test_twin_lambda(u, C):
    assert solved("conv-lambda", 1 / (2 * len(u) * C), u) == reference(u, C)


@twin("conv-lambda3", says=r"$\lambda_3=1/(nC)$, the same as $\lambda$")
@given(u=lines, C=penalties)
def test_twin_lambda3(u, C):
    assert solved("conv-lambda3", 1 / (len(u) * C), u) == reference(u, C)


@twin(
    "conv-creg",
    says=r"$C_{\mathrm{reg}}=C$: the $C$ of the reference problem is itself the regulariser",
    settles="e3-c-regulariser",
)
@given(u=lines, C=penalties)
def test_twin_creg(u, C):
    assert solved("conv-creg", C, u) == reference(u, C)


# -------------------------------------------------------------- lambda-nc


@claim("lambda-nc", by="exact")
@given(lines, penalties, penalties)
def test_lambda_is_one_over_n_c(u, C2, other):
    """|w|^2 + C2 sum(slack) and the mean slack plus lambda2 |w|^2 have equal solutions for
    lambda2 = 1/(n C2); for another lambda2 some sample of n points tells them apart."""
    n = len(u)
    assert solved("conv-lambda2", 1 / (n * C2), u) == solved("conv-c2", C2, u)
    for value in (other, 1 / (n * C2)):
        r = Fraction(1, 1 + ceil(max(C2 * n / 2, 1 / (2 * value))))
        copies = [r] * n
        same = solved("conv-lambda2", value, copies) == solved("conv-c2", C2, copies)
        both_ways(same, value == 1 / (n * C2))


@claim("lambda-nc", by="exact")
@given(samples(n=(2, 5)), penalties, st.one_of(st.none(), penalties))
def test_lambda_is_one_over_n_c_with_b(sample, C2, other):
    """With b a solution has a vanishing subgradient of both objectives for lambda2 = 1/(n C2), on
    any sample. For another lambda2 one positive point r and n - 1 negative points -r, r small,
    tell them apart."""
    n = len(sample.y)
    value = other or 1 / (n * C2)
    r = small_enough(*weights("conv-lambda2", value, n), C2 / 2, n)

    def solves_both(X, y, lambda2):
        best = exact.fit(X, y, C2 / 2)
        forms = weights("conv-c2", C2, n), weights("conv-lambda2", lambda2, n)
        slopes = [-2 * a / c * best.w for a, c in forms]
        return all(is_subgradient(X, y, best.w, best.b, slope, 0) for slope in slopes)

    assert solves_both(*sample, 1 / (n * C2))
    both_ways(solves_both(*opposed(r, n), value), value == 1 / (n * C2))


@twin(
    "lambda-nc",
    says=r"$\lambda_2=1/(nC)$ also for $\frac12\Vert w\Vert^2+C\sum_i\xi_i$",
    settles="e2-lambda-nc",
)
@given(u=lines, C=penalties)
def test_twin_lambda_nc_with_half(u, C):
    assert solved("conv-lambda2", 1 / (len(u) * C), u) == reference(u, C)


# -------------------------------------------------------------- norm-vs-squared-norm


@claim("norm-vs-squared-norm", by="exact", part=3)
@given(samples(n=(1, 5)), penalties, nonnegative, st.data())
def test_the_norm_needs_a_coefficient_made_for_the_sample(sample, C, t, data):
    """With mu = |w_C|/C the solution w_C, with any of its optimal offsets, also minimises total
    slack + mu |w|, compared in squares to avoid roots. The rivals are any (v, c) and t w_C."""
    best = exact.fit(*sample, C)
    v, c = np.array(data.draw(vectors(len(sample.X[0])))), data.draw(rationals)
    low, high = best.interval
    offset = min(max(data.draw(rationals), low), high)
    least = total_slack(*sample, best.w, offset)
    assert best.primal == best.w @ best.w / 2 + C * least
    for rival, b in ((v, c), (t * best.w, best.b), (t * best.w, c)):
        # mu |v| + rise >= mu |w|  means  |w| |v| >= |w|^2 - C rise
        rise, square = total_slack(*sample, rival, b) - least, best.w @ best.w
        needed = max(square - C * rise, 0)
        assert square * (rival @ rival) >= needed**2


@claim("norm-vs-squared-norm", by="exact", part=(1, 2))
@given(penalties, rationals)
def test_both_problems_on_one_point(lam, w):
    """On x = y = 1, h(w) + lam w^2 is least at min(1, 1/(2 lam)) only; h(w) + lam |w| at 1 only if
    lam < 1, at 0 only if lam > 1, on all of [0, 1] if lam = 1."""
    square = min(ONE, 1 / (2 * lam))
    least = hinge(square) + lam * square**2
    for v in (w, square):
        assert hinge(v) + lam * v * v >= least
        both_ways(hinge(v) + lam * v * v == least, v == square)
    for v in (w, square, ONE, HALF, 0 * w):
        assert hinge(v) + lam * abs(v) >= min(lam, ONE)
        attained = hinge(v) + lam * abs(v) == min(lam, ONE)
        both_ways(attained, 0 <= v <= 1 if lam == 1 else v == (lam < 1))


@claim("norm-vs-squared-norm", by="exact", part=(1, 2))
@given(penalties)
def test_where_the_same_coefficient_agrees(lam):
    """On x = y = 1 the minimiser with lam w^2 also minimises with lam |w| exactly if lam <= 1/2
    or lam = 1; at lam = 2 they are 1/4 and 0. Both are found by a search of kinks and zeros."""
    square = minimiser(lam, ONE, [ONE])
    least = min(hinge(v) + lam * v for v in (0 * ONE, ONE))  # piecewise linear: least at a kink
    assert square == min(ONE, 1 / (2 * lam))
    assert [v for v in (0, 1) if hinge(v) + lam * v == least] == (
        [0, 1] if lam == 1 else [int(lam < 1)]
    )
    both_ways(hinge(square) + lam * square == least, lam <= HALF or lam == 1)


@twin(
    "norm-vs-squared-norm",
    says=r"on $x=y=1$ the regulariser $\frac1{2C}\Vert w\Vert$ gives the solution of "
    r"$\frac1{2C}\Vert w\Vert^2$",
    settles="e0-l2-norm",
    part=(1, 2),
)
@given(C=penalties, v=rationals)
def test_twin_norm_for_squared_norm(C, v):
    w = min(ONE, C)
    assert hinge(w) + w / (2 * C) <= hinge(v) + abs(v) / (2 * C)


@twin(
    "norm-vs-squared-norm",
    says=r"the coefficient $\mu=\Vert w_C\Vert/C$ of the point $x=1$ serves every point $x=r$",
    part=3,
)
@given(C=st.integers(1, 8).map(lambda k: Fraction(1, k)), r=positive)
def test_twin_one_coefficient_for_all(C, r):
    mu, w = reference([ONE], C) / C, reference([r], C)
    for v in (0, 1 / r):
        assert hinge(r * w) + mu * w <= hinge(r * v) + mu * v


# -------------------------------------------------------------- conv-shrink


def step(sample, w, b, value, convention, eta):
    """w minus eta times the gradient of the objective in w, by central differences: they are
    exact for squares, and at a kink of the hinge they give a subgradient."""
    tiny = Fraction(1, 10**9)

    def value_at(j, move):
        moved = [v + (move if i == j else 0) for i, v in enumerate(w)]
        return objective(*sample, moved, b, value, convention)

    slopes = [(value_at(j, tiny) - value_at(j, -tiny)) / (2 * tiny) for j in range(len(w))]
    return [v - eta * slope for v, slope in zip(w, slopes, strict=True)]


@st.composite
def descents(draw):
    """A sample, a classifier, with w = 0 as often as not, and a step size."""
    sample = draw(samples(n=(1, 4), d=(1, 2)))
    w = draw(vectors(len(sample.X[0])))
    w = draw(st.sampled_from([w, (ZERO,) * len(w)]))
    return sample, w, draw(rationals), draw(positive)


def mean_subgradient(sample, w, b):
    """A subgradient in w of the mean hinge loss; a point on the kink counts half."""
    X, y = np.array(sample.X), np.array(sample.y)
    m = functional_margins(X, y, w, b)
    share = np.where(m < 1, ONE, np.where(m == 1, HALF, 0 * HALF))
    return -(share * y) @ X / len(y)


@claim("conv-shrink", by="exact", part="all")
@given(descents(), positive, st.one_of(st.none(), positive))
def test_both_steps_shrink_w(case, lambda2, other):
    """The steps of both objectives, found by differences, are w times the shrinking factor minus
    eta g; at w other than 0 they agree exactly if lambda = 2 lambda2, at w = 0 always."""
    sample, w, b, eta = case
    lam, g = other or 2 * lambda2, mean_subgradient(sample, w, b)
    assert is_subgradient(*sample, w, b, len(sample.y) * g)
    first = step(sample, w, b, lambda2, "conv-lambda2", eta)
    second = step(sample, w, b, lam, "conv-lambda", eta)
    assert first == list((1 - 2 * eta * lambda2) * np.array(w) - eta * g)
    assert second == list((1 - eta * lam) * np.array(w) - eta * g)
    both_ways(first == second, lam == 2 * lambda2 or not any(w))


@claim("conv-shrink", by="exact", part="all")
@given(descents(), positive)
def test_steps_agree(case, lambda2):
    """A subgradient step with lambda2 is the step with lambda = 2 lambda2; the part that comes
    from the norm multiplies w by 1 - 2 eta lambda2 = 1 - eta lambda."""
    sample, w, b, eta = case
    first = step(sample, w, b, lambda2, "conv-lambda2", eta)
    assert first == step(sample, w, b, 2 * lambda2, "conv-lambda", eta)
    far = step(sample, w, b, lambda2 + 1 / eta, "conv-lambda2", eta)  # shrinks by 2w more
    assert [p - q for p, q in zip(first, far, strict=True)] == [2 * v for v in w]


@twin("conv-shrink", says=r"at every $w$ the steps agree only if $\lambda=2\lambda_2$", part=3)
@given(case=descents(), lambda2=positive, lam=positive)
def test_twin_shrink_everywhere(case, lambda2, lam):
    sample, w, b, eta = case
    first = step(sample, w, b, lambda2, "conv-lambda2", eta)
    assert lam == 2 * lambda2 or first != step(sample, w, b, lam, "conv-lambda", eta)


@twin("conv-shrink", says=r"the steps agree for $\lambda=\lambda_2$", part=3)
@given(case=descents(), lambda2=positive)
def test_twin_shrink(case, lambda2):
    sample, w, b, eta = case
    first = step(sample, w, b, lambda2, "conv-lambda2", eta)
    assert first == step(sample, w, b, lambda2, "conv-lambda", eta)
