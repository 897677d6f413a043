"""Chapter *The smooth box*: the dual of logistic regression, and what it shares with the SVM."""

import math
from fractions import Fraction
from itertools import combinations, product

import mpmath
import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins import NotConverged, exact
from margins.base.data import BadInput
from margins.hyperplanes import linear
from margins.hyperplanes.linear import functional_margins
from margins.losses import HINGE, LOGISTIC, hinge, logistic
from margins.svm import logistic_dual, soft_margin
from margins.svm.certificates import is_subgradient
from strategies import (
    HALF,
    ONE,
    ZERO,
    biases,
    feasible,
    finite_ends,
    in_balance,
    normals,
    penalties,
    positive,
    rationals,
    samples,
    signs,
    solved,
    vectors,
)

# -------------------------------------------------------------- logistic-conjugate

margins = st.floats(-30, 30)
shares = st.one_of(st.floats(0, 1), st.sampled_from([0.0, 1.0]))


@claim("logistic-conjugate", by="property", part=1)
@given(m=margins, share=shares)
def test_logistic_loss_is_the_largest_line(m, share):
    """Every line -l m + H(l) stays below the logistic loss, and l = sigma(-m) touches it, up to
    the rounding of a few operations."""
    rounding = 8 * np.finfo(float).eps * (1 + abs(m))
    loss = LOGISTIC(m)
    assert -share * m + logistic.entropy(share) <= loss + rounding
    best = -LOGISTIC.slope(m)
    assert abs(-best * m + logistic.entropy(best) - loss) <= rounding


@claim("logistic-conjugate", by="property", part="all")
@given(m=st.integers(-20, 20), share=st.fractions(0, 1, max_denominator=50))
@example(m=0, share=HALF)
def test_the_missing_part_is_a_divergence(m, share):
    """In 50 digits, loss minus line is the divergence of the share l from sigma(-m): not
    negative, and 0 only at l = sigma(-m)."""
    with mpmath.workdps(50):
        level = mpmath.mpf(share.numerator) / share.denominator
        wrong, right = 1 / (1 + mpmath.exp(m)), 1 / (1 + mpmath.exp(-m))
        missing = mpmath.log(1 + mpmath.exp(-m)) + level * m - entropy_digits(level)
        pairs = [(level, wrong), (1 - level, right)]
        divergence = sum(p * mpmath.log(p / q) for p, q in pairs if p)
        assert abs(missing - divergence) < mpmath.mpf(10) ** -45
        assert missing >= 0
        both_ways(missing == 0, level == wrong)


def entropy_digits(share):
    """The binary entropy in nats, to the working precision of mpmath."""
    return -sum(p * mpmath.log(p) for p in (share, 1 - share) if p)


@twin(
    "logistic-conjugate",
    says="the formula holds with the entropy in bits, that is with logarithms to base 2",
    settles="e3-entropy-undefined",
    part=1,
)
@given(m=margins)
def test_twin_entropy_in_bits(m):
    grid = np.linspace(0, 1, 1001)
    largest = (-grid * m + logistic.entropy(grid) / math.log(2)).max()
    assert largest <= LOGISTIC(m) + 1e-9


# -------------------------------------------------------------- logistic-strong-duality


@st.composite
def logistic_problems(draw, n=(1, 5), d=(1, 2), bias=biases, **kwargs):
    """A float sample, a price, and whether there is a bias; then with both classes."""
    with_bias = draw(bias)
    X, y = draw(samples(n=n, d=d, two_classes=with_bias, **kwargs))
    return np.array(X, dtype=float), y, float(draw(penalties)), with_bias


def digits(values):
    """Floats or fractions as mpmath's numbers."""
    return np.array([mpmath.mpf(v.numerator) / v.denominator for v in map(Fraction, values)])


def primal_in_digits(s, w, b):
    """P_log at any (w, b), to the working precision of mpmath; s gives the sample and C."""
    m = [t * (digits(x) @ w + b) for x, t in zip(s.X.tolist(), s.y.tolist(), strict=True)]
    return w @ w / 2 + mpmath.mpf(s.C) * sum(mpmath.log(1 + mpmath.exp(-v)) for v in m)


def dual_in_digits(s, alpha):
    """The dual value of any alpha in the box, in the same way."""
    C, columns = mpmath.mpf(s.C), [digits(column) for column in s.X.T.tolist()]
    image = np.array([(alpha * s.y) @ column for column in columns])
    return C * sum(entropy_digits(a / C) for a in alpha) - image @ image / 2


def alpha_in_digits(s):
    """The multipliers of a logistic solution, brought into balance."""
    alpha = digits(s.alpha.tolist())
    return in_balance(s.y, alpha) if s.bias else alpha


def values_in_digits(s):
    """Primal and dual value of a logistic solution in 50 digits, alpha brought into balance."""
    primal = primal_in_digits(s, digits(s.w.tolist()), mpmath.mpf(s.b))
    return primal, dual_in_digits(s, alpha_in_digits(s))


@claim("logistic-strong-duality", by="property", part=(2, 3))
@given(logistic_problems(scaled=True))
@example((np.array([[0.0], [1e6], [0.0]]), [1, 1, -1], 0.1, True))
@example((np.array([[0.0], [0.0], [0.0], [3e6]]), [1, 1, 1, 1], 1000.0, False))
def test_logistic_values_agree(case):
    """In 50 digits the primal value of (w, b) exceeds the dual value of alpha by no more than the
    certificate says, and by at least half of that; and w = sum alpha_i u_i within the radius that
    it gives, and what rounding leaves of the balance of alpha moves far points by."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    with mpmath.workdps(50):
        primal, dual = values_in_digits(s)
        rounding = 1e-12 * primal
        assert 0 <= primal - dual <= s.excess + rounding
        assert abs(primal - s.primal) <= rounding
        assert abs(dual - s.dual) <= rounding + s.excess / 2
    assert s.gap <= 1e-10
    away = np.linalg.norm(s.w - linear.combination(X, y, s.alpha))
    assert away <= math.sqrt(2 * s.excess) + 1e-14 * s.alpha.sum() * np.abs(X).max()


@claim("logistic-strong-duality", by="property", part=2)
@given(feasible(), st.data())
def test_logistic_values_never_cross(case, data):
    """Every point of the box is a lower bound, every (w, b) an upper bound of the optimum."""
    (X, y), C, bias, alpha = case
    if len(set(y)) == 1:
        bias = False
    s = logistic.fit(X, y, C, bias=bias)
    w, b = data.draw(vectors(len(X[0]))), data.draw(rationals) if bias else ZERO
    rounding = 1e-10 * s.primal
    assert logistic.dual_value(X, y, alpha, C) <= s.primal + rounding
    assert logistic.objective(X, y, w, b, C) >= s.dual - rounding


@claim("logistic-strong-duality", by="property", part=1)
@given(logistic_problems(), st.data())
def test_logistic_minimiser_is_the_only_one(case, data):
    """In 50 digits every other (w, b), also one that differs in b only, costs more than ours. So it
    is no minimiser."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    zero = (ZERO,) * X.shape[1]
    move = data.draw(st.one_of(st.just(zero), vectors(len(zero))) if bias else normals(len(zero)))
    shift = data.draw(rationals if any(move) else rationals.filter(bool)) if bias else ZERO
    with mpmath.workdps(50):
        w, b = digits(s.w.tolist()), mpmath.mpf(s.b)
        rival = primal_in_digits(s, w + digits(move), b + digits([shift])[0])
        assert rival > primal_in_digits(s, w, b)


@claim("logistic-strong-duality", by="property", part=3)
@given(logistic_problems(), st.data())
def test_logistic_dual_optimum_is_the_only_one(case, data):
    """In 50 digits every alpha of the dual domain that is visibly different has a smaller value
    than ours, and ours is C sigma(-m_i) within what the certificate gives: by Pinsker's inequality
    the bracket of a point is at least 2C times the square of the difference of the shares."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    shares = np.array(data.draw(vectors(len(y), st.sampled_from([ZERO, HALF, ONE]))))
    with mpmath.workdps(50):
        alpha, other = alpha_in_digits(s), mpmath.mpf(C) * digits(shares)
        rival = (alpha + (in_balance(y, other) if bias else other)) / 2
        visible = max(abs(rival - alpha)) > C / 1000
        assert not visible or dual_in_digits(s, rival) < dual_in_digits(s, alpha)
    away = np.abs(s.alpha / C + LOGISTIC.slope(s.margins)).max()
    assert away <= math.sqrt(s.excess / (2 * C)) + 1e-14


@claim("logistic-strong-duality", by="peer", over=list(product(range(3), (True, False))), part=2)
def test_scikit_learn_minimises_the_same_objective(seed, bias):
    """The objective at scikit-learn's (w, b) lies above our dual value, and within its tolerance
    of our primal value."""
    from sklearn.linear_model import LogisticRegression

    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(60, 3)), np.where(rng.random(60) < 0.4, 1, -1)
    s = logistic.fit(X, y, 0.7, bias=bias)
    peer = LogisticRegression(C=0.7, tol=1e-10, max_iter=10_000, fit_intercept=bias).fit(X, y)
    theirs = logistic.objective(X, y, peer.coef_[0], float(np.ravel(peer.intercept_)[0]), 0.7)
    assert s.dual * (1 - 1e-14) <= theirs <= s.primal * (1 + 1e-9)
    assert (s.predict(X) == peer.predict(X)).all()
    assert np.allclose(s.probability(X), peer.predict_proba(X)[:, 1], atol=1e-4)


def test_the_smallest_instance():
    """One point x = y = 1, C = 1, no bias: w solves w = sigma(-w)."""
    s = logistic.fit([[1]], [1], 1, bias=False, tol=1e-15)
    assert abs(s.primal - 0.5930145580866) < 1e-13
    assert abs(s.w[0] - 1 / (1 + math.exp(s.w[0]))) < math.sqrt(2 * s.excess) + 1e-15


@twin(
    "logistic-strong-duality",
    says=r"with $l_i=\alpha_i/C$, the optimal $w$ is $C_{reg}\sum l_iu_i$, multiplied by the "
    "regulariser instead of divided",
    part=3,
)
@given(C=penalties, x=positive)
def test_twin_multiplied_by_the_regulariser(C, x):
    s = logistic.fit([[x]], [1], C, bias=False)
    recovered = linear.combination([[float(x)]], [1], s.alpha / s.C) / s.C
    assert abs(recovered[0] - s.w[0]) <= 1e-6 * s.w[0]


@twin(
    "logistic-strong-duality",
    says=r"with a bias the values agree also if $\sum\alpha_iy_i=0$ is left out of the dual",
    part=2,
)
@given(samples(n=(2, 4), two_classes=True))
def test_twin_logistic_without_the_balance(sample):
    without = logistic.fit(*sample, 1, bias=False)
    assert abs(logistic.fit(*sample, 1).primal - without.dual) <= 1e-8 * without.primal


@twin(
    "logistic-strong-duality",
    says="with a bias and one class, too, some $b$ is best: moving it on gains nothing",
    part=1,
)
@given(X=st.lists(vectors(1), min_size=1, max_size=3), b=st.integers(-3, 3), label=signs)
def test_twin_logistic_with_one_class(X, b, label):
    y = [label] * len(X)
    here, further = (logistic.objective(X, y, [0], offset, 1) for offset in (b, b + label))
    assert here <= further


# -------------------------------------------------------------- logistic-never-sparse


@claim("logistic-never-sparse", by="property", part=1)
@given(logistic_problems())
def test_no_multiplier_is_zero_or_full(case):
    """With bias and both classes, and without bias: 0 < alpha_i < C for every point."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    assert (s.alpha > 0).all()
    assert (s.alpha < C).all()


@claim("logistic-never-sparse", by="property", part=(1, 2))
@given(logistic_problems(bias=st.just(False)))
def test_every_point_has_a_multiplier(case):
    """Without bias, C > alpha_i >= C sigma(-|x_i| sqrt(2 C n log 2)) > 0 at the optimum."""
    X, y, C, _ = case
    s = logistic.fit(X, y, C, bias=False)
    known = np.exp(np.linalg.norm(X, axis=1) * math.sqrt(2 * s.excess))  # w within its radius
    least = logistic_dual.least_multipliers(X, C) / known
    assert (s.alpha >= least * (1 - 1e-12)).all()
    assert ((s.alpha > 0) & (s.alpha < C)).all()


@claim("logistic-never-sparse", by="property", part=3)
@given(logistic_problems(n=(2, 4), bias=st.just(False)), st.data())
def test_deleting_any_point_moves_w(case, data):
    """Deleting a point x_i other than 0 moves w by at least alpha_i |x_i| / L, where
    L = 1 + C sum |x_j|^2 / 4 bounds the curvature."""
    X, y, C, _ = case
    k = data.draw(st.integers(0, len(y) - 1))
    whole = logistic.fit(X, y, C, bias=False, tol=1e-14)
    rest = logistic.fit(np.delete(X, k, 0), np.delete(y, k), C, bias=False, tol=1e-14)
    known = math.sqrt(2 * whole.excess) + math.sqrt(2 * rest.excess)
    unsure = C * np.linalg.norm(X, axis=1) * math.sqrt(2 * whole.excess) / 4
    least = logistic_dual.deletion_moves(X, whole.alpha - unsure, C)[k]
    moved = np.linalg.norm(whole.w - rest.w)
    rounding = 1e-14 * np.linalg.norm(whole.w)
    assert moved + known + rounding >= least


@twin(
    "logistic-never-sparse",
    says=r"as for the support vector machine, $\alpha_i=0$ at points with $m_i>1$",
    part=1,
)
@given(samples(n=(1, 4)), penalties)
def test_twin_sparse_beyond_the_margin(sample, C):
    s = logistic.fit(*sample, C, bias=False)
    assert (s.alpha[s.margins > 1] == 0).all()


# -------------------------------------------------------------- predictions-same-form


@claim("predictions-same-form", by="exact", part=(2, 3))
@given(solved(), st.data())
def test_hinge_coefficients_are_slopes(case, data):
    """The SVM's score is sum alpha_i y_i <x_i, x> + b, and -alpha_i / C is a slope of the hinge
    at m_i."""
    s, alpha = case
    x = data.draw(vectors(s.X.shape[1]))
    inner = s.X @ np.array(x)
    assert s.decision([x])[0] == (alpha * s.y) @ inner + s.b
    low, high = HINGE.subdifferential(s.margins)
    assert ((low <= -alpha / s.C) & (-alpha / s.C <= high)).all()


@claim("predictions-same-form", by="exact", part=2)
@given(samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_hinge_slopes_make_an_optimum(sample, C, bias, data):
    """(w, b) minimises the soft margin objective exactly if some slopes -alpha_i / C of the hinge
    at its margins have w = sum alpha_i u_i and, with bias, sum alpha_i y_i = 0: a linear program
    looks for them."""
    s, through_zero = (exact.fit(*sample, C, bias=each) for each in (bias, False))
    drawn = np.array(data.draw(vectors(s.X.shape[1]))), data.draw(rationals) if bias else ZERO
    places = [*((s.w, b) for b in finite_ends(s)), (s.w, drawn[1]), (through_zero.w, ZERO), drawn]
    w, b = data.draw(st.sampled_from(places))
    some_slopes = is_subgradient(*sample, w, b, -w / C, ZERO if bias else None)
    both_ways(some_slopes, soft_margin.objective(*sample, w, b, C) == s.primal)


SMOOTH = {  # convex losses with their derivatives; second derivatives are at most 2
    "squared": (lambda m: (1 - m) ** 2, lambda m: -2 * (1 - m)),
    "squared hinge": (lambda m: hinge(m) ** 2, lambda m: -2 * hinge(m)),
}


def cost(name, sample, w, b, C):
    """|w|^2 / 2 + C sum loss(m_i)."""
    return w @ w / 2 + C * SMOOTH[name][0](functional_margins(*sample, w, b)).sum()


def least_squares(X, y, C, *, bias=False):
    """The minimiser (w, b) of |w|^2 / 2 + C sum (1 - m_i)^2 from its linear equations; None if
    they have no or many solutions."""
    Z = [[*x, *([ONE] * bias)] for x in X]
    size, d = range(len(Z[0]) if Z else 0), len(X[0]) if X else 0
    matrix = [[(j == k < d) + 2 * C * sum(z[j] * z[k] for z in Z) for k in size] for j in size]
    right = [2 * C * sum(t * z[j] for z, t in zip(Z, y, strict=True)) for j in size]
    solved = oracles.gauss(matrix, right)
    return None if solved is None else (np.array(solved[:d]), solved[d] if bias else ZERO)


def minimiser(name, sample, C, *, bias):
    """The minimiser for a loss of `SMOOTH`: the squared hinge is the squared loss of the points
    with margin 1 or less, so every set of points is tried."""
    X, y = sample
    everyone = range(len(y))
    if name == "squared":
        return least_squares(X, y, C, bias=bias)
    for chosen in (c for size in everyone for c in combinations(everyone, size + 1)):
        found = least_squares([X[i] for i in chosen], [y[i] for i in chosen], C, bias=bias)
        if found is not None:
            m = functional_margins(X, y, *found)
            if all(m[i] <= 1 if i in chosen else m[i] >= 1 for i in everyone):
                return found
    return None


@st.composite
def smooth_problems(draw):
    """A loss, a sample, a price, whether there is a bias, and the minimiser."""
    name, bias = draw(st.sampled_from(sorted(SMOOTH))), draw(biases)
    sample, C = draw(samples(n=(1, 4), d=(1, 2))), draw(penalties)
    return name, sample, C, bias, minimiser(name, sample, C, bias=bias)


@claim("predictions-same-form", by="exact", part=(1, 3))
@given(smooth_problems(), st.sampled_from(["best", "moved", "stationary in w"]))
def test_smooth_losses_have_the_form_where_no_step_helps(case, place):
    """With the squared loss and the squared hinge, with bias and without: w = sum alpha_i u_i for
    alpha_i = -C loss'(m_i) and, with bias, sum alpha_i y_i = 0, exactly where a step against the
    gradient does not lower the cost; so it is at the minimum, and there the scores are
    sum alpha_i y_i <x_i, x> + b."""
    name, sample, C, bias, (w, b) = case
    if place == "moved":
        w, b = w + np.array(sample.X[0]), b + bias
    elif place == "stationary in w":
        w, b = minimiser(name, sample, C, bias=False)
    X, alpha = np.array(sample.X), -C * SMOOTH[name][1](functional_margins(*sample, w, b))
    down, balance = linear.combination(*sample, alpha) - w, alpha @ sample.y if bias else ZERO
    has_the_form = not down.any() and balance == 0
    length = 1 / (1 + 2 * C * ((X**2).sum() + len(X)))  # 1 / (a bound of the curvature)
    step = w + length * down, b + length * balance
    both_ways(has_the_form, cost(name, sample, w, b, C) <= cost(name, sample, *step, C))
    assert has_the_form or place != "best"
    if has_the_form:
        assert ((alpha * sample.y) @ (X @ X.T) + b == linear.score(X, w, b)).all()


@claim("predictions-same-form", by="exact", part=1)
@given(smooth_problems(), st.data())
def test_the_form_makes_a_minimum(case, data):
    """No (w, b), far or near, costs less than the one with this form."""
    name, sample, C, bias, best = case
    w, b = np.array(data.draw(vectors(len(sample.X[0])))), data.draw(rationals) if bias else ZERO
    for rival in ((w, b), (best[0] + w / 1000, best[1] + b / 1000)):
        assert cost(name, sample, *rival, C) >= cost(name, sample, *best, C)


@claim("predictions-same-form", by="property", part=(1, 3))
@given(logistic_problems(), st.data())
def test_logistic_score_from_inner_products(case, data):
    """Logistic regression: coefficients C sigma(-m_i), and the scores agree within the certified
    radius times |x|."""
    X, y, C, bias = case
    s = logistic.fit(X, y, C, bias=bias)
    x = np.array(data.draw(vectors(X.shape[1])), dtype=float)
    by_products = (s.alpha * s.y) @ (X @ x) + s.b
    sizes = s.alpha @ np.abs(X) @ np.abs(x) + np.abs(s.w) @ np.abs(x) + abs(s.b)
    allowed = np.linalg.norm(x) * math.sqrt(2 * s.excess) + 1e-14 * sizes
    assert abs(s.decision([x])[0] - by_products) <= allowed
    slopes = C * LOGISTIC.slope(s.margins)
    assert np.abs(s.alpha + slopes).max() <= 1e-4 * C


@twin(
    "predictions-same-form", says="hinge and logistic loss give the same coefficients", part=(1, 2)
)
@given(x=positive, C=penalties)
def test_twin_same_coefficients(x, C):
    margin_machine = exact.fit([[x]], [1], C, bias=False)
    s = logistic.fit([[x]], [1], C, bias=False)
    assert abs(float(margin_machine.alpha[0]) - s.alpha[0]) <= 1e-3 * float(C)


@twin(
    "predictions-same-form",
    says=r"for every convex loss the coefficients are not negative; here for $(1-m)^2$",
    part=1,
)
@given(samples(n=(1, 3)), penalties)
def test_twin_coefficients_not_negative(sample, C):
    w, _ = least_squares(*sample, C)
    assert (2 * C * (1 - functional_margins(*sample, w)) >= 0).all()


@twin(
    "predictions-same-form",
    says=r"with a bias, too, $w=\sum_i\alpha_iu_i$ with $\alpha_i=-C\ell'(m_i)$ is enough for a "
    "minimum, in balance or not; here for $(1-m)^2$ and $b=0$",
    part=1,
)
@given(samples(n=(1, 3)), penalties)
def test_twin_stationary_in_w_only(sample, C):
    without, best = (least_squares(*sample, C, bias=bias) for bias in (False, True))
    assert cost("squared", sample, *without, C) <= cost("squared", sample, *best, C)


# -------------------------------------------------------------- the library itself


@given(logistic_problems(), st.data())
def test_the_terms_add_up_to_the_gap(case, data):
    """At any (w, b) and any feasible alpha; no term is negative."""
    X, y, C, bias = case
    w, b = np.array(data.draw(vectors(X.shape[1])), float), float(data.draw(rationals)) * bias
    alpha = C * np.array(data.draw(vectors(len(y), st.sampled_from([ZERO, HALF, ONE]))), float)
    alpha = in_balance(y, alpha) if bias else alpha
    square, brackets = logistic_dual.gap_terms(X, y, w, b, alpha, C)
    values = logistic.objective(X, y, w, b, C), logistic.dual_value(X, y, alpha, C)
    rounding = 1e-13 * (sum(map(abs, values)) + C * (np.abs(X).sum() + 1) ** 2 * (1 + abs(b)))
    assert abs(square + brackets.sum() - values[0] + values[1]) <= rounding
    assert square >= 0
    assert (brackets >= -rounding).all()


def test_the_terms_of_the_smallest_gap():
    """One point x = 1, C = 1, w = 0: the loss is log 2, the share 1/2 makes its bracket 0."""
    square, brackets = logistic_dual.gap_terms([[1]], [1], [0], 0, [0.5], 1)
    assert square == 1 / 8
    assert brackets.tolist() == [0]


@pytest.mark.parametrize("C", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("shape", ["overlap", "separable", "duplicates", "wide", "constant", "far"])
def test_logistic_on_every_scale(shape, scale, C):
    rng = np.random.default_rng(5)
    X = rng.normal(size=(12, 30) if shape == "wide" else (40, 3))
    y = np.where(np.arange(len(X)) % 3 == 0, 1, -1)
    if shape == "separable":
        y = np.where(X[:, 0] > 0, 1, -1)
    if shape == "duplicates":
        X = np.vstack([X, X])
        y = np.append(y, -y)
    if shape == "constant":
        X[:, 2] = 7
    if shape == "far":
        X += 1e3
    for bias in (True,) if shape == "far" else (True, False):
        s = logistic.fit(scale * X, y, C, bias=bias)
        assert 0 <= s.gap <= 1e-10
        assert abs(s.primal - s.dual) <= 2e-10 * s.primal
        assert not bias or abs(s.alpha @ y) <= 1e-13 * s.alpha.sum()


def test_logistic_at_the_edge():
    """Points without information, contradictions and a single point."""
    prior = logistic.fit(np.zeros((4, 2)), [1, 1, 1, -1], 2)
    assert np.allclose(prior.probability([[5, 5]]), 3 / 4)
    assert not prior.w.any()
    both = logistic.fit([[1], [1]], [1, -1], 1e6)
    assert both.decision([[1.0]])[0] == 0
    assert both.predict([[1.0]]).tolist() == [1]
    alone = logistic.fit([[0]], [1], 3, bias=False)
    assert alone.dual <= 3 * math.log(2) <= alone.primal <= 3 * math.log(2) * (1 + 1e-14)


@pytest.mark.parametrize(
    ("X", "y", "C", "bias"),
    [  # Newton's full step goes too far
        ([[1, 83], [1, 495], [-2, 0]], [1, 1, -1], 1e6, False),
        ([[0, -23], [61, 0], [-2, 73], [402, 2]], [1, -1, -1, -1], 1e6, True),
        # the objective stops falling, in floats, before the gradient is small
        ([[-4, -80], [420, 121], [-4, -689], [1, 493], [99, -51]], [1, -1, 1, 1, -1], 1e5, False),
    ],
)
def test_logistic_on_steep_problems(X, y, C, bias):
    s = logistic.fit(X, y, C, bias=bias)
    assert s.gap <= 1e-10
    assert abs(s.primal - s.dual) <= 2e-10 * s.primal


def test_logistic_says_when_it_cannot():
    X, y = np.random.default_rng(0).normal(size=(20, 2)), [1, -1] * 10
    with pytest.raises(NotConverged, match="rescale") as caught:
        logistic.fit(X, y, 1, tol=1e-300)
    assert 0 < caught.value.solution.gap < 1e-20


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([[1], [2]], [1, 1], 1), "needs both labels"),
        (([[1], [2]], [1, 0], 1), "labels must be"),
        (([[1], [2]], [1, -1], 0), "C must be positive"),
        (([[1], [2]], [1, -1], math.inf), "finite, but is inf"),
        (([[1], [2]], [1, -1], [1]), "C needs 2 entries"),
        (([[1], [math.nan]], [1, -1], 1), "NaN"),
    ],
)
def test_logistic_names_bad_input(arguments, message):
    with pytest.raises(BadInput, match=message):
        logistic.fit(*arguments)


def test_logistic_arguments_are_checked():
    with pytest.raises(BadInput, match="tol"):
        logistic.fit([[1], [2]], [1, -1], 1, tol=0)
    with pytest.raises(BadInput, match="between 0 and 1"):
        logistic.dual_value([[1.0]], [1], [2.0], 1)
    with pytest.raises(BadInput, match="features"):
        logistic.fit([[1], [2]], [1, -1], 1).decision([[1, 2]])
