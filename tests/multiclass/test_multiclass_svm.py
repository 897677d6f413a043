"""One machine for all classes: its features, its slack, its dual, two classes, temperature."""

from fractions import Fraction
from math import log

import mpmath
import numpy as np
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.losses import tempered
from margins.multiclass import multiclass_svm as svm
from margins.multiclass.rational_machine import fit_multiclass
from scipy.optimize import minimize
from strategies import (
    HALF,
    ONE,
    QUARTER,
    ZERO,
    biases,
    integers,
    penalties,
    positive,
    rationals,
    vectors,
)

DIGITS = 50


def array(rows):
    """Rows of fractions as the library has them."""
    table = np.empty((len(rows), len(rows[0])), dtype=object)
    table[:] = [list(row) for row in rows]
    return table


@st.composite
def scored(draw, least=2):
    """Scores of one point, with ties, and its own class."""
    K = draw(st.integers(least, 4))
    return list(draw(vectors(K, draw(st.sampled_from([rationals, integers]))))), draw(
        st.integers(0, K - 1)
    )


@st.composite
def problems(draw, n=(1, 4), K=(2, 3)):
    """Points, classes from 0 to K - 1, and K vectors. Not every class need have a point."""
    size, classes, d = draw(st.integers(*n)), draw(st.integers(*K)), draw(st.integers(1, 2))
    X = [draw(vectors(d, integers)) for _ in range(size)]
    y = [draw(st.integers(0, classes - 1)) for _ in range(size)]
    W = [draw(vectors(d)) for _ in range(classes)]
    return array(X), y, array(W)


@st.composite
def full(draw, n=(2, 5), K=(2, 3)):
    """Problems in which each class has a point."""
    X, y, W = draw(problems((max(n[0], K[1]), n[1]), K))
    return X, [*range(len(W)), *y[len(W) :]], W


def loss(s, y):
    """max over all k of Delta(y, k) + s_k, minus s_y, from the definition."""
    return max((k != y) + v for k, v in enumerate(s)) - s[y]


def losses(X, y, W, b=None):
    shift = [ZERO] * len(W) if b is None else b
    scores = [[w @ x + c for w, c in zip(W, shift, strict=True)] for x in X]
    return [loss(s, k) for s, k in zip(scores, y, strict=True)]


def square(W):
    return (W * W).sum()


def cost(X, y, W, C, b=None):
    """The primal value, from the definition."""
    return square(W) / 2 + C * sum(losses(X, y, W, b))


@st.composite
def multipliers(draw, y, K, C, balanced=False):
    """Feasible multipliers. Balanced ones come from the own classes by exchanges of two points."""
    alpha = array([[C * (k == c) for k in range(K)] for c in y])
    if not balanced:
        for row in alpha:
            shares = draw(st.lists(st.integers(0, 3), min_size=K, max_size=K).filter(any))
            row[:] = [C * Fraction(v, sum(shares)) for v in shares]
        return alpha
    for i in range(len(y) - 1):
        part = C * draw(st.integers(0, 2)) / 4
        for row, here, there in ((i, y[i], y[i + 1]), (i + 1, y[i + 1], y[i])):
            alpha[row, here] -= part
            alpha[row, there] += part
    return alpha


# -------------------------------------------------------------- joint-feature-identity


@claim("joint-feature-identity", by="exact", part="all")
@given(problems(n=(2, 2), K=(2, 4)), st.data())
def test_joint_features_are_blocks(problem, data):
    """The features of the library, multiplied out."""
    X, _, W = problem
    K, (x, z) = len(W), X
    k, h = data.draw(st.integers(0, K - 1)), data.draw(st.integers(0, K - 1))
    mine, other = svm.joint_features(x, K)[k], svm.joint_features(z, K)[h]
    assert W.ravel() @ mine == W[k] @ x
    assert W.ravel() @ W.ravel() == sum(w @ w for w in W)
    assert mine @ other == (x @ z if k == h else 0)
    apart = mine - svm.joint_features(x, K)[h]
    assert apart @ apart == 2 * (x @ x) * (k != h)


@twin(
    "joint-feature-identity",
    says=r"$\phi(x)$ may stand in every block: $\langle w,\Psi\rangle$ is still the score of $k$",
    part=1,
)
@given(problems(n=(1, 1)))
def test_twin_without_the_indicator(problem):
    (x,), _, W = problem
    assert W.ravel() @ np.tile(x, len(W)) == W[0] @ x


@twin(
    "joint-feature-identity",
    says="joint features of different classes keep the inner product of their points",
    part=2,
)
@given(problems(n=(1, 1)))
def test_twin_blocks_meet(problem):
    (x,), _, W = problem
    assert svm.joint_features(x, len(W))[0] @ svm.joint_features(x, len(W))[1] == x @ x


@twin(
    "joint-feature-identity",
    says=r"$\lVert\Psi(x,k)-\Psi(x,l)\rVert^2=\lVert\phi(x)\rVert^2$ for $k\ne l$",
    part=3,
)
@given(problems(n=(1, 1)))
def test_twin_one_block_counts(problem):
    (x,), _, W = problem
    apart = svm.joint_features(x, len(W))[0] - svm.joint_features(x, len(W))[1]
    assert apart @ apart == x @ x


# -------------------------------------------------------------- ranking-constraint-needs-margin


@claim("ranking-constraint-needs-margin", by="exact", part=1)
@given(problems(), st.data(), rationals)
def test_equal_vectors_keep_every_weak_constraint(problem, data, b):
    X, y, W = problem
    w = np.array(data.draw(vectors(X.shape[1])), dtype=object)
    scores = X @ np.array([w] * len(W)).T + b
    assert all((row[k] >= row).all() for row, k in zip(scores, y, strict=True))
    assert all((row == row.max()).all() for row in scores)


@claim("ranking-constraint-needs-margin", by="exact", part=2)
@given(scored(), rationals)
def test_a_margin_of_one_is_no_tie(point, lead):
    s, y = point
    s[y] = max(v for k, v in enumerate(s) if k != y) + 1 + lead
    if when(all(s[y] >= v + 1 for k, v in enumerate(s) if k != y)):
        assert [k for k, v in enumerate(s) if v == max(s)] == [y]


@claim("ranking-constraint-needs-margin", by="exact", part=3)
@given(problems(n=(1, 3)), st.data(), biases)
def test_strict_constraints_can_be_scaled(problem, data, bias):
    """The labels are those of the machine, so that the constraints are strict wherever no two
    scores are equal; divided by the least lead they hold with margin 1, and the other way round."""
    X, _, W = problem
    b = np.array(data.draw(vectors(len(W)))) if bias else np.array([ZERO] * len(W))
    scores = X @ W.T + b
    y = scores.argmax(axis=1)
    leads = [
        row[k] - v for row, k in zip(scores, y, strict=True) for j, v in enumerate(row) if j != k
    ]
    if when(min(leads) > 0):
        scaled = X @ (W / min(leads)).T + b / min(leads)
        for row, k in zip(scaled, y, strict=True):
            assert all(row[k] >= v + 1 for j, v in enumerate(row) if j != k)


@twin(
    "ranking-constraint-needs-margin",
    says=r"$s_y\ge s_k$ for all $k$ makes $y$ the only class with the largest score",
    settles="e3-def213-weak",
    part=(1, 2),
)
@given(scored())
def test_twin_weak_constraints_decide(point):
    s, _ = point
    y = s.index(max(s))
    assert all(s[y] > v for k, v in enumerate(s) if k != y)


@twin(
    "ranking-constraint-needs-margin",
    says="$W=0$ keeps the weak constraints with any biases",
    part=1,
)
@given(scored())
def test_twin_free_biases(point):
    b, y = point
    assert all(b[y] >= v for v in b)


@twin(
    "ranking-constraint-needs-margin",
    says=r"a multiple of every $W$ with $s_y\ge s_k$ has $s_y\ge s_k+1$",
    part=3,
)
@given(scored())
def test_twin_weak_constraints_scale(point):
    s, _ = point
    lead = max(s) - sorted(s)[-2]
    assert lead * 10**9 >= 1


# -------------------------------------------------------------- multiclass-slack-elimination


@claim("multiclass-slack-elimination", by="exact", part=1)
@given(scored(), rationals)
@example(([ZERO, ZERO], 0), ONE)
def test_admitted_slack(point, xi):
    s, y = point
    kept = all(s[y] >= v + 1 - xi for k, v in enumerate(s) if k != y)
    both_ways(xi >= 0 and kept, xi >= svm.hinges(array([s]), [y])[0])


@claim("multiclass-slack-elimination", by="exact", part=2)
@given(scored())
@example(([Fraction(3), ZERO, ZERO], 0))
def test_the_own_class_is_the_outer_maximum(point):
    s, y = point
    rivals = [1 + v - s[y] for k, v in enumerate(s) if k != y]
    assert loss(s, y) == max(ZERO, *rivals) >= 0
    both_ways(loss(s, y) == 0, all(s[y] >= v + 1 for k, v in enumerate(s) if k != y))


@claim("multiclass-slack-elimination", by="exact", part=3)
@given(scored())
@example(([ZERO, ZERO], 0))
def test_a_mistake_costs_one_at_least(point):
    s, y = point
    if when(any(v >= s[y] for k, v in enumerate(s) if k != y)):
        assert loss(s, y) >= 1


@claim("multiclass-slack-elimination", by="exact", part=4)
@given(scored(), rationals)
@example(([ONE, ZERO], 0), ONE)
def test_the_own_class_asks_for_slack_of_its_own(point, xi):
    s, y = point
    bound = 1 + max(s) - s[y]
    both_ways(all(s[y] >= v + 1 - xi for v in s), xi >= bound)
    assert bound >= 1


@claim("multiclass-slack-elimination", by="exact", part=5)
@given(problems(), penalties, st.data(), biases)
def test_least_slack_is_cheapest(problem, C, data, bias):
    """Of all admitted slacks those of the hinge cost least, and no others as little."""
    X, y, W = problem
    b = data.draw(vectors(len(W))) if bias else None
    more = data.draw(st.lists(st.sampled_from([0, 0, HALF, 2]), min_size=len(y), max_size=len(y)))
    xi = [a + c for a, c in zip(losses(X, y, W, b), more, strict=True)]
    price = square(W) / 2 + C * sum(xi)
    assert price >= cost(X, y, W, C, b)
    both_ways(price == cost(X, y, W, C, b), not any(more))


@twin(
    "multiclass-slack-elimination",
    says=r"the least slack is $\max_{k\ne y}(1+s_k-s_y)$, without the term $k=y$",
    part=2,
)
@given(scored())
@example(([Fraction(3), ZERO, ZERO], 0))
def test_twin_without_the_own_class(point):
    s, y = point
    assert loss(s, y) == max(1 + v - s[y] for k, v in enumerate(s) if k != y)


@twin(
    "multiclass-slack-elimination",
    says="the constraints may include $k=y$, with the constant $1$: the least slack is the same",
    settles="e3-multiclass-self",
    part=(1, 4),
)
@given(scored())
def test_twin_the_own_class_included(point):
    s, y = point
    assert loss(s, y) == max(ZERO, *(1 + v - s[y] for v in s))


@twin(
    "multiclass-slack-elimination",
    says="a mistake costs $2$ at least",
    part=3,
)
@given(scored())
def test_twin_a_mistake_costs_two(point):
    s, y = point
    if any(v >= s[y] for k, v in enumerate(s) if k != y):
        assert loss(s, y) >= 2


@twin(
    "multiclass-slack-elimination",
    says="the least slack is the sum of the hinges of all rivals",
    part=5,
)
@given(scored())
def test_twin_a_sum_of_hinges(point):
    s, y = point
    assert loss(s, y) == sum(max(ZERO, 1 + v - s[y]) for k, v in enumerate(s) if k != y)


# ------------------------------------------------------------ printed-multiclass-objective-trivial


def printed(X, y, W, lam):
    """lambda/2 |W|^2 + sum of max over all k of 1 + s_k - s_y."""
    scores = X @ W.T
    return lam * square(W) / 2 + sum(
        max(1 + v - row[k] for v in row) for row, k in zip(scores, y, strict=True)
    )


@claim("printed-multiclass-objective-trivial", by="exact", part=1)
@given(scored())
def test_a_printed_summand_is_one_at_least(point):
    s, y = point
    summand = max(1 + v - s[y] for v in s)
    assert summand >= 1
    both_ways(summand == 1, all(s[y] >= v for v in s))


@claim("printed-multiclass-objective-trivial", by="exact", part=2)
@given(problems(), positive)
def test_nothing_is_cheaper_than_nothing(problem, lam):
    X, y, W = problem
    value, n = svm.printed_objective(X, y, W, lam), len(y)
    assert value == printed(X, y, W, lam) >= n + lam * square(W) / 2
    assert svm.printed_objective(X, y, 0 * W, lam) == n
    both_ways(value <= n, not W.any())


@claim("printed-multiclass-objective-trivial", by="exact", part=3)
@given(rationals, rationals)
@example(HALF, -HALF)
def test_the_machine_for_one_point(a, b):
    """W = (1/2, -1/2) and no other has the least cost, 1/4."""
    value = svm.objective(array([[ONE]]), [0], array([[a], [b]]), 1)
    assert value >= Fraction(1, 4)
    both_ways(value == Fraction(1, 4), (a, b) == (HALF, -HALF))


@twin(
    "printed-multiclass-objective-trivial",
    says=r"the printed objective is that of the multiclass machine: for $K=2$, $\phi=1$, "
    r"$C_{\mathrm{reg}}=1$ the point $(\frac12,-\frac12)$ is better than $0$",
    settles="e3-multiclass-self",
    part=(2, 3),
    over=[(HALF, -HALF)],
)
def test_twin_the_printed_objective_learns(a, b):
    X, W = array([[ONE]]), array([[a], [b]])
    assert printed(X, [0], W, 1) < printed(X, [0], 0 * W, 1)


@twin(
    "printed-multiclass-objective-trivial",
    says=r"also for $C_{\mathrm{reg}}=0$ nothing but $W=0$ is a minimiser",
    part=2,
)
@given(problems(n=(1, 2)))
def test_twin_without_a_ridge(problem):
    X, y, W = problem
    if W.any():
        assert printed(X, y, W, 0) > len(y)


@twin(
    "printed-multiclass-objective-trivial",
    says="a summand is $1$ only if the own class wins by a margin of $1$",
    part=1,
)
@given(scored())
def test_twin_a_summand_wants_a_margin(point):
    s, y = point
    if max(1 + v - s[y] for v in s) == 1:
        assert all(s[y] >= v + 1 for k, v in enumerate(s) if k != y)


# -------------------------------------------------------------- multiclass-sum-zero


@claim("multiclass-sum-zero", by="exact", part=1)
@given(scored(), rationals)
def test_a_shift_of_all_scores_is_not_felt(point, c):
    s, y = point
    shifted = svm.hinges(array([[v + c for v in s]]), [y])
    assert shifted[0] == loss(s, y)


@claim("multiclass-sum-zero", by="exact", part=2)
@given(problems(), penalties)
def test_the_mean_costs_extra(problem, C):
    X, y, W = problem
    mean = W.sum(axis=0) / len(W)
    centred = svm.objective(X, y, W - mean, C)
    assert svm.objective(X, y, W, C) == centred + len(W) * (mean @ mean) / 2
    both_ways(svm.objective(X, y, W, C) == centred, not mean.any())


@claim("multiclass-sum-zero", by="exact", part=(2, 3))
@given(full(n=(3, 4)), penalties, biases)
def test_the_machine_sums_to_zero(problem, C, bias):
    X, y, _ = problem
    s = fit_multiclass(X, y, C, bias=bias)
    assert not s.W.sum(axis=0).any()
    assert s.b.sum() == 0
    shift = s.b + Fraction(7, 3)
    assert cost(X, y, s.W, C, shift) == s.primal


@twin(
    "multiclass-sum-zero",
    says="$w_K=0$ loses nothing: for $K=2$, $\\phi=1$, $C=1$ the best $(w_1,0)$, which is "
    "$(1,0)$, costs as little as $(\\frac12,-\\frac12)$",
    part=2,
    over=[([[ONE], [ZERO]], [[HALF], [-HALF]])],
)
def test_twin_one_vector_less(short, centred):
    X = array([[ONE]])
    assert cost(X, [0], array(short), 1) <= cost(X, [0], array(centred), 1)


@twin(
    "multiclass-sum-zero",
    says="one may add a constant to one score only",
    part=1,
)
@given(scored(), rationals)
def test_twin_one_score_is_shifted(point, c):
    s, y = point
    assert loss([s[0] + c, *s[1:]], y) == loss(s, y)


@twin(
    "multiclass-sum-zero",
    says="the biases of a minimiser sum to $0$, as the $w_k$ do",
    part=3,
    over=[ONE],
)
def test_twin_the_biases_sum_to_zero(c):
    """The machine of -1 and 1, both biases raised by c: it costs more, if the twin is right."""
    s = fit_multiclass([[1], [-1]], [0, 1], 1)
    assert cost(s.X, s.y, s.W, 1, s.b + c) > s.primal


# -------------------------------------------------------------- multiclass-duality-gap


def pull(X, y, alpha, C):
    """w_k(alpha), from the definition."""
    rows = []
    for k in range(alpha.shape[1]):
        parts = [(C * (c == k) - a) * x for c, a, x in zip(y, alpha[:, k], X, strict=True)]
        rows.append(sum(parts[1:], parts[0]))
    return np.array(rows)


def proved(X, y, alpha, C):
    """D(alpha), from the definition."""
    gain = sum(a for row, c in zip(alpha, y, strict=True) for k, a in enumerate(row) if k != c)
    return gain - square(pull(X, y, alpha, C)) / 2


def lacks(X, y, W, alpha, b=None):
    """The terms alpha_ik (l_i - Delta - s_k + s_y)."""
    shift = np.array([ZERO] * len(W) if b is None else b)
    scores, each = X @ W.T + shift, losses(X, y, W, b)
    return [
        alpha[i, k] * (each[i] - (k != y[i]) - scores[i, k] + scores[i, y[i]])
        for i in range(len(y))
        for k in range(len(W))
    ]


@claim("multiclass-duality-gap", by="exact", part=(1, 2, 3))
@given(problems(), penalties, st.data())
def test_the_gap_is_a_sum(problem, C, data):
    X, y, W = problem
    alpha = data.draw(multipliers(y, len(W), C))
    v = svm.pulls(X, y, alpha)
    assert (v == pull(X, y, alpha, C)).all()
    assert not v.sum(axis=0).any()
    terms = lacks(X, y, W, alpha)
    gap = cost(X, y, W, C) - svm.dual_value(X, y, alpha)
    assert gap == square(W - v) / 2 + sum(terms)
    assert min(terms) >= 0
    assert gap >= 0


@claim("multiclass-duality-gap", by="exact", part=4)
@given(problems(), penalties, st.data(), biases)
def test_the_gap_with_biases(problem, C, data, balanced):
    """If the classes are in balance; and for biases that are not 0 only if the biases do not see
    what is missing."""
    X, y, W = problem
    b = data.draw(vectors(len(W)))
    alpha = data.draw(multipliers(y, len(W), C, balanced))
    off = [alpha[:, k].sum() - C * y.count(k) for k in range(len(W))]
    terms = lacks(X, y, W, alpha, b)
    assert min(terms) >= 0
    gap = cost(X, y, W, C, b) - proved(X, y, alpha, C)
    right = square(W - pull(X, y, alpha, C)) / 2 + sum(terms)
    both_ways(gap == right, sum(c * v for c, v in zip(b, off, strict=True)) == 0)
    if not any(off):
        assert gap == right >= 0


@claim("multiclass-duality-gap", by="exact", part=5)
@given(full(n=(3, 4)), penalties, st.data())
def test_the_gap_bounds_the_distance(problem, C, data):
    X, y, W = problem
    alpha = data.draw(multipliers(y, len(W), C))
    best = fit_multiclass(X, y, C, bias=False).W
    assert square(W - best) <= 2 * (cost(X, y, W, C) - proved(X, y, alpha, C))


def test_the_distance_is_reached():
    """K = 2, one point 1 of class 0, C = 1: W = (1, 0) against (1/2, -1/2)."""
    X, W = array([[ONE]]), array([[ONE], [ZERO]])
    gap = cost(X, [0], W, 1) - proved(X, [0], array([[HALF, HALF]]), 1)
    assert square(W - array([[HALF], [-HALF]])) == 2 * gap == HALF


@twin(
    "multiclass-duality-gap",
    says=r"$\sum_k\lVert w_k-w_k^\star\rVert^2\le\frac{19}{10}\bigl(P(W)-D(\alpha)\bigr)$",
    part=5,
    over=[(HALF, HALF)],
)
def test_twin_a_smaller_constant(a, b):
    X, W = array([[ONE]]), array([[ONE], [ZERO]])
    gap = cost(X, [0], W, 1) - proved(X, [0], array([[a, b]]), 1)
    assert square(W - array([[HALF], [-HALF]])) <= Fraction(19, 10) * gap


@twin(
    "multiclass-duality-gap",
    says="with biases every feasible $\\alpha$ proves a bound, balanced or not",
    part=4,
)
@given(st.integers(0, 6), st.sampled_from([ZERO, QUARTER, HALF]))
def test_twin_without_balance(b, share):
    """One point 0 of class 0, C = 1."""
    X, W, alpha = array([[ZERO]]), array([[ZERO], [ZERO]]), array([[1 - share, share]])
    assert proved(X, [0], alpha, 1) <= cost(X, [0], W, 1, (b, 0))


@twin(
    "multiclass-duality-gap",
    says=r"it is enough that no $\alpha_{ik}$ is negative or above $C$: the rows may sum to more",
    part=(1, 2, 3),
)
@given(problems(n=(1, 1), K=(3, 3)), penalties)
def test_twin_rows_without_a_sum(problem, C):
    X, y, W = problem
    alpha = array([[C * (k != y[0]) for k in range(3)]])
    assert proved(X, y, alpha, C) <= cost(X, y, W, C)


# -------------------------------------------------------------- multiclass-exchange


@st.composite
def exchanges(draw):
    """The change of D when t goes from class k to class j in row i, t, its slope, and phi_i."""
    X, y, W = draw(problems())
    alpha = draw(multipliers(y, len(W), ONE))
    i, t = draw(st.integers(0, len(y) - 1)), draw(rationals)
    k, j = draw(st.permutations(range(len(W))))[:2]
    scores = pull(X, y, alpha, ONE) @ X[i]
    slope = (j != y[i]) + scores[j] - (k != y[i]) - scores[k]
    before = proved(X, y, alpha, ONE)
    alpha[i, k] -= t
    alpha[i, j] += t
    return proved(X, y, alpha, ONE) - before, t, slope, X[i]


@claim("multiclass-exchange", by="exact")
@given(exchanges())
def test_an_exchange_is_a_parabola(exchange):
    change, t, slope, x = exchange
    assert change == t * slope - t * t * (x @ x)


@twin("multiclass-exchange", says=r"the square is $\frac12t^2\lVert\phi_i\rVert^2$")
@given(exchanges())
def test_twin_half_the_square(exchange):
    change, t, slope, x = exchange
    assert change == t * slope - t * t * (x @ x) / 2


# -------------------------------------------------------------- multiclass-strong-duality


@claim("multiclass-strong-duality", by="exact", part=(1, 4))
@given(full(n=(3, 4)), penalties, biases, st.data())
def test_the_machine_and_its_multipliers_are_worth_the_same(problem, C, bias, data):
    """Both points are feasible, both values are those of the definitions, and equal; no other
    machine is as cheap, if its W is another."""
    X, y, W = problem
    s = fit_multiclass(X, y, C, bias=bias)
    b = s.b if bias else None
    assert (s.alpha >= 0).all()
    assert all(row.sum() == C for row in s.alpha)
    assert bias or not s.b.any()
    if bias:
        assert all(s.alpha[:, k].sum() == C * y.count(k) for k in range(len(W)))
    assert s.primal == cost(X, y, s.W, C, b) == s.dual == proved(X, y, s.alpha, C)
    assert s.gap == 0
    other = data.draw(vectors(len(W))) if bias else None
    near = s.W + (W - s.W) * data.draw(st.sampled_from([ZERO, Fraction(1, 100), ONE]))
    assert cost(X, y, near, C, other) >= s.primal + square(near - s.W) / 2


@claim("multiclass-strong-duality", by="exact", part=(2, 4))
@given(full(n=(3, 4)), penalties, st.data(), biases)
def test_when_two_points_are_optimal(problem, C, data, bias):
    """With biases for balanced multipliers; other biases may be as good as those found."""
    X, y, W = problem
    s = fit_multiclass(X, y, C, bias=bias)
    alpha = data.draw(st.one_of(st.just(s.alpha), multipliers(y, len(W), C, bias)))
    W = data.draw(st.sampled_from([s.W, pull(X, y, alpha, C), W]))
    b = s.b
    if bias:
        b = b + data.draw(st.sampled_from([ZERO, ONE])) + np.array(data.draw(moves(len(W))))
    optimal = proved(X, y, alpha, C) == s.dual and cost(X, y, W, C, b) == s.primal
    fits = (pull(X, y, alpha, C) == W).all() and not any(lacks(X, y, W, alpha, b))
    both_ways(optimal, bool(fits))


def moves(K):
    """Small changes of one bias, or none."""
    sizes = st.sampled_from([ZERO, Fraction(1, 20), -Fraction(1, 20)])
    return st.builds(lambda k, v: [v * (j == k) for j in range(K)], st.integers(0, K - 1), sizes)


@claim("multiclass-strong-duality", by="exact", part=(1, 2, 4))
@given(full(n=(3, 4), K=(2, 2)), penalties, st.integers(0, 2), biases)
def test_a_class_may_have_no_point(problem, C, place, bias):
    """A third class at any place. With biases its vector is 0 and its bias far below; without, a
    point 0 of this class would add C to both values, and nothing else."""
    X, y, _ = problem
    y = [k + (k >= place) for k in y]
    if bias:
        s = fit_multiclass(X, y, C)
        W, alpha = (np.insert(v, place, ZERO, axis=a) for v, a in ((s.W, 0), (s.alpha, 1)))
        b = np.insert(s.b, place, min(s.b) - 1 - sum(abs(w) @ abs(x) for w in s.W for x in X))
    else:
        s = fit_multiclass(np.vstack([X, 0 * X[:1]]), [*y, place], C, bias=False)
        W, alpha, b = s.W, s.alpha[:-1], None
    assert (pull(X, y, alpha, C) == W).all()
    assert not any(lacks(X, y, W, alpha, b))
    assert cost(X, y, W, C, b) == proved(X, y, alpha, C) == s.primal - C * (not bias)


@claim("multiclass-strong-duality", by="exact", part=(3, 4))
@given(full(n=(3, 5)), penalties, biases)
def test_fates(problem, C, bias):
    X, y, _ = problem
    s = fit_multiclass(X, y, C, bias=bias)
    assert not any(lacks(X, y, s.W, s.alpha, s.b))
    for row, k, alpha in zip(s.decision(X), y, s.alpha, strict=True):
        margin = row[k] - max(v for j, v in enumerate(row) if j != k)
        if when(margin > 1):
            assert alpha[k] == C
        if margin < 1:
            assert alpha[k] == 0


@twin(
    "multiclass-strong-duality",
    says=r"a point with margin below $1$ puts its whole price on one rival",
    part=3,
    over=[Fraction(1, 10)],
)
def test_twin_one_rival_takes_all(C):
    """The point 1 of class 0, and the points 0 of classes 1 and 2: the rivals are alike."""
    s = fit_multiclass([[1], [0], [0]], [0, 1, 2], C, bias=False)
    premise(s.slack[0] > 0)
    assert C in (s.alpha[0, 1], s.alpha[0, 2])


@twin(
    "multiclass-strong-duality",
    says="the optimal $b$ with sum $0$ is unique, as $W$ is",
    part=4,
    over=[Fraction(1, 10)],
)
def test_twin_the_biases_are_unique(c):
    """The points 1 and -1 at a low price: both are inside, and what one gains the other loses."""
    C = Fraction(1, 10)
    s = fit_multiclass([[1], [-1]], [0, 1], C)
    assert cost(s.X, s.y, s.W, C, s.b + np.array([c, -c])) > s.primal


@twin(
    "multiclass-strong-duality",
    says=r"$\alpha$ is optimal if it gives the optimal $W$",
    part=2,
    over=[ONE],
)
def test_twin_the_multipliers_follow_from_the_machine(C):
    """At the point 0 all multipliers give W = 0; the loss is 1, so the own class must get none."""
    X, y, alpha = array([[ZERO]]), [0], array([[C, ZERO]])
    premise(not pull(X, y, alpha, C).any())
    assert proved(X, y, alpha, C) == cost(X, y, array([[ZERO], [ZERO]]), C)


@twin(
    "multiclass-strong-duality",
    says="the minimum is reached at some $W$ for which the constraints hold without slack",
    part=1,
    over=[ONE],
)
def test_twin_no_slack_is_needed(C):
    """The point 1 with both labels."""
    assert not any(fit_multiclass([[1], [1]], [0, 1], C).slack)


# -------------------------------------------------------------- two classes


def labels(y):
    return [1 if k == 0 else -1 for k in y]


def binary(X, y, u, C, b=ZERO):
    """|u|^2/2 + C sum of hinges."""
    margins = [t * (u @ x + b) for t, x in zip(labels(y), X, strict=True)]
    return u @ u / 2 + C * sum(max(ZERO, 1 - m) for m in margins)


@claim("multiclass-k2-is-binary", by="exact", part=(1, 2, 3))
@given(problems(K=(2, 2)), penalties, biases, st.data())
def test_costs_of_two_classes(problem, C, bias, data):
    X, y, W = problem
    b = data.draw(vectors(2)) if bias else (ZERO, ZERO)
    u, m = W[0] - W[1], W[0] + W[1]
    assert square(W) == (u @ u + m @ m) / 2
    hinges = [max(ZERO, 1 - t * (u @ x + b[0] - b[1])) for t, x in zip(labels(y), X, strict=True)]
    assert losses(X, y, W, b) == hinges
    assert cost(X, y, W, C, b) == binary(X, y, u, 2 * C, b[0] - b[1]) / 2 + m @ m / 4


@claim("multiclass-k2-is-binary", by="exact", part=(2, 3))
@given(full(n=(2, 5), K=(2, 2)), penalties, biases)
def test_the_machines_of_two_classes(problem, C, bias):
    """The exact solver for two classes, at twice the price, finds the same."""
    X, y, _ = problem
    many = fit_multiclass(X, y, C, bias=bias)
    two = exact.fit(X, labels(y), 2 * C, bias=bias)
    assert (np.array([two.w / 2, -two.w / 2]) == many.W).all()
    assert 2 * many.primal == two.primal
    low, high = two.interval
    assert low <= many.b[0] - many.b[1] <= high


@twin(
    "multiclass-k2-is-binary",
    says="with two classes it is the binary machine at the same price",
    part=2,
)
@given(full(n=(2, 3), K=(2, 2)), penalties)
def test_twin_the_same_price(problem, C):
    X, y, _ = problem
    u = exact.fit(X, labels(y), C, bias=False).w
    W = fit_multiclass(X, y, C, bias=False).W
    assert (W[0] - W[1] == u).all()


@twin(
    "multiclass-k2-is-binary",
    says="with free biases every minimiser has $b_1=-b_2$",
    part=3,
    over=[ONE],
)
def test_twin_opposite_biases(c):
    s = fit_multiclass([[1], [-1]], [0, 1], 1)
    assert cost(s.X, s.y, s.W, 1, s.b + c) > s.primal


@twin(
    "multiclass-k2-is-binary",
    says=r"$\lVert w_1\rVert^2+\lVert w_2\rVert^2=\lVert w_1-w_2\rVert^2$",
    part=1,
)
@given(problems(n=(1, 1), K=(2, 2)))
def test_twin_the_norm_of_the_difference(problem):
    _, _, W = problem
    u = W[0] - W[1]
    assert square(W) == u @ u


@claim("conv-multiclass-binary", by="exact", part=1)
@given(problems(K=(2, 2)), positive)
def test_the_regulariser_is_halved(problem, lam):
    X, y, W = problem
    u, m = W[0] - W[1], W[0] + W[1]
    mine = lam * square(W) / 2 + sum(losses(X, y, W))
    assert mine == lam / 2 * binary(X, y, u, 2 / lam) + lam * (m @ m) / 4


@claim("conv-multiclass-binary", by="exact", part=(2, 3))
@given(problems(K=(2, 2)), penalties, st.data(), biases)
def test_multipliers_of_two_classes(problem, C, data, balanced):
    X, y, _ = problem
    alpha = data.draw(multipliers(y, 2, C, balanced))
    a = [alpha[i, 1 - k] for i, k in enumerate(y)]
    parts = [t * v * x for t, v, x in zip(labels(y), a, X, strict=True)]
    q = sum(parts[1:], parts[0])
    assert (pull(X, y, alpha, C) == np.array([q, -q])).all()
    doubled = 2 * q
    assert 2 * proved(X, y, alpha, C) == 2 * sum(a) - doubled @ doubled / 2
    even = sum(t * v for t, v in zip(labels(y), a, strict=True)) == 0
    both_ways(alpha[:, 0].sum() == C * y.count(0), even)


@twin(
    "conv-multiclass-binary",
    says=r"the $C_{\mathrm{reg}}$ of the multiclass machine is that of the binary one",
    part=1,
)
@given(problems(n=(1, 1), K=(2, 2)), positive)
def test_twin_the_same_regulariser(problem, lam):
    X, y, W = problem
    W = W - W.sum(axis=0) / 2
    mine = lam * square(W) / 2 + sum(losses(X, y, W))
    assert mine == lam * binary(X, y, W[0] - W[1], 1 / lam)


@twin(
    "conv-multiclass-binary",
    says="the multipliers are those of the binary machine, without the factor $2$",
    part=(2, 3),
)
@given(problems(n=(1, 2), K=(2, 2)), penalties, st.data())
def test_twin_the_same_multipliers(problem, C, data):
    X, y, _ = problem
    alpha = data.draw(multipliers(y, 2, C))
    a = [alpha[i, 1 - k] for i, k in enumerate(y)]
    parts = [t * v * x for t, v, x in zip(labels(y), a, X, strict=True)]
    q = sum(parts[1:], parts[0])
    assert proved(X, y, alpha, C) == sum(a) - q @ q / 2


# -------------------------------------------------------------- multiclass-temperature

taus = st.builds(lambda k, a: a * Fraction(10) ** k, st.integers(-3, 3), positive)


def number(v):
    v = Fraction(v)
    return mpmath.mpf(v.numerator) / v.denominator


def soft_maximum(z, tau):
    """tau ln sum exp(z_k / tau) in many digits."""
    return number(tau) * mpmath.log(mpmath.fsum(mpmath.exp(number(v) / number(tau)) for v in z))


def soft_loss(s, y, level, tau):
    return soft_maximum([level * (k != y) + v for k, v in enumerate(s)], tau) - number(s[y])


TINY = mpmath.mpf(10) ** -30


@claim("multiclass-temperature", by="property", part=1)
@given(scored(), taus)
@example(([ONE, ONE, ONE], 0), ONE)
def test_between_the_maximum_and_the_logarithm(point, tau):
    z, _ = point
    top, K = max(z), len(z)
    with mpmath.workdps(DIGITS + int(2 * (top - min(z)) / tau)):
        above = soft_maximum(z, tau) - number(top)
        below = number(tau) * mpmath.log(K) - above
        assert above > 0
        rounding = mpmath.mpf(10) ** (10 - mpmath.mp.dps)
        assert below >= -rounding
        both_ways(abs(below) <= rounding, all(v == top for v in z))


@claim("multiclass-temperature", by="property", part=2)
@given(scored())
def test_at_level_zero_it_is_the_softmax(point):
    s, y = point
    with mpmath.workdps(DIGITS):
        powers = [mpmath.exp(number(v)) for v in s]
        assert abs(soft_loss(s, y, 0, 1) + mpmath.log(powers[y] / mpmath.fsum(powers))) < TINY


@claim("multiclass-temperature", by="property", part=3)
@given(scored(), taus)
@example(([ONE, ZERO, ZERO], 0), ONE)
def test_it_cools_to_the_hinge(point, tau):
    """Within tau ln K, which is met where Delta + s is the same for all classes."""
    s, y = point
    with mpmath.workdps(DIGITS):
        rest = soft_loss(s, y, 1, tau) - number(loss(s, y))
        assert -TINY <= rest <= number(tau) * mpmath.log(len(s)) + TINY
        raised = {v + (k != y) for k, v in enumerate(s)}
        if len(raised) == 1:
            assert abs(rest - number(tau) * mpmath.log(len(s))) < TINY


@claim("multiclass-temperature", by="property", part=4)
@given(scored(), st.integers(1, 6))
def test_at_level_zero_it_cools_to_the_perceptron(point, power):
    s, y = point
    tau = Fraction(1, 10**power)
    with mpmath.workdps(DIGITS):
        rest = soft_loss(s, y, 0, tau) - number(max(s) - s[y])
        assert -TINY <= rest <= number(tau) * mpmath.log(len(s)) + TINY
    assert max([ZERO] * len(s)) == 0 != loss([ZERO] * len(s), y)


@claim("multiclass-temperature", by="property", part=5)
@given(rationals, rationals, st.sampled_from([0, 1, -2]), taus)
def test_two_classes_have_the_tempered_loss_of_the_margin(a, b, level, tau):
    family = tempered(level, tau)
    value = float(svm.tempered_hinges([[float(a), float(b)]], [0], level, tau)[0])
    with mpmath.workdps(DIGITS):
        exactly = soft_loss([a, b], 0, level, tau)
        margin = number(level) - number(a - b)
        log1 = number(tau) * mpmath.log1p(mpmath.exp(margin / number(tau)))
        assert abs(exactly - log1) < TINY
    size = 1 + abs(float(a)) + abs(float(b)) + abs(level) + float(tau)
    assert abs(value - float(family(float(a - b)))) <= 1e-14 * size
    assert abs(value - float(exactly)) <= 1e-14 * size


@twin(
    "multiclass-temperature",
    says=r"$\tau\ln\sum_ke^{z_k/\tau}\le\max_kz_k$, without $\tau\ln K$",
    part=1,
)
@given(scored(), taus)
def test_twin_without_the_logarithm(point, tau):
    z, _ = point
    with mpmath.workdps(DIGITS):
        assert soft_maximum(z, tau) <= number(max(z))


@twin(
    "multiclass-temperature",
    says=r"the rest is at most $\frac{99}{100}\tau\ln K$",
    part=3,
)
@given(scored(), taus)
@example(([ONE, ZERO, ZERO], 0), ONE)
def test_twin_a_smaller_rest(point, tau):
    s, y = point
    with mpmath.workdps(DIGITS):
        rest = soft_loss(s, y, 1, tau) - number(loss(s, y))
        assert rest <= number(tau) * mpmath.log(len(s)) * 99 / 100


@twin(
    "multiclass-temperature",
    says="the loss of the softmax cools down to the multiclass hinge, at level $0$ as at level $1$",
    part=(2, 4),
)
@given(scored())
def test_twin_the_level_does_not_matter(point):
    s, y = point
    tau = Fraction(1, 1000)
    with mpmath.workdps(DIGITS):
        rest = soft_loss(s, y, 0, tau) - number(loss(s, y))
        assert abs(rest) <= number(tau) * mpmath.log(len(s))


@twin(
    "multiclass-temperature",
    says="with two classes the margin is the own score: $\\ell_{L,\\tau}(s_y)$",
    part=5,
)
@given(rationals, rationals)
def test_twin_the_own_score_is_the_margin(a, b):
    value = float(svm.tempered_hinges([[float(a), float(b)]], [0], 1, 1)[0])
    assert abs(value - float(tempered(1, 1)(float(a)))) < 1e-9


# -------------------------------------------------------------- multiclass-cooling


def warm_cost(X, y, W, C, tau):
    losses = svm.tempered_hinges(X @ W.T, y, 1, tau)
    return square(W) / 2 + C * losses.sum()


def warm_machine(X, y, K, C, tau):
    """The minimiser, and a bound of its distance to the true one: P_tau is 1-strongly convex."""
    X, d = X.astype(float), X.shape[1]

    def value(flat):
        W = flat.reshape(K, d)
        ahead = svm.raised(X @ W.T, y) / tau
        shares = np.exp(ahead - ahead.max(axis=1)[:, None])
        shares /= shares.sum(axis=1)[:, None]
        slope = W - svm.pulls(X, y, C * shares)
        return warm_cost(X, y, W, C, tau), slope.ravel()

    found = minimize(value, np.zeros(K * d), jac=True, method="BFGS", options={"gtol": 1e-10})
    return found.x.reshape(K, d), float(np.linalg.norm(value(found.x)[1]))


@claim("multiclass-cooling", by="property", part=1)
@given(problems(), penalties, taus)
def test_warm_costs_lie_above(problem, C, tau):
    X, y, W = problem
    with mpmath.workdps(DIGITS):
        soft = [soft_loss(list(row), k, 1, tau) for row, k in zip(X @ W.T, y, strict=True)]
        rest = number(C) * (mpmath.fsum(soft) - number(sum(losses(X, y, W))))
        most = number(C) * len(y) * number(tau) * mpmath.log(len(W))
        assert -TINY * C <= rest <= most + TINY * C


@claim("multiclass-cooling", by="property", part=2)
@given(
    full(n=(3, 4)),
    st.sampled_from([Fraction(1, 10), ONE, Fraction(5)]),
    st.sampled_from([0.1, 1.0, 10.0]),
)
def test_machines_cool_down(problem, C, tau):
    X, y, W = problem
    cold = fit_multiclass(X, y, C, bias=False).W.astype(float)
    warm, error = warm_machine(X, y, len(W), float(C), tau)
    bound = float(C) * len(y) * tau * log(len(W))
    assert np.linalg.norm(warm - cold) - error < bound**0.5


@twin(
    "multiclass-cooling",
    says=r"the squared distance is below $\frac14Cn\tau\ln K$",
    part=2,
    over=[(0.5, tau) for tau in (0.1, 0.3, 1.0)],
)
def test_twin_a_quarter_of_the_distance(C, tau):
    """The point 1 of class 0, K = 2: W* = (1/2, -1/2)."""
    X = np.array([[1.0]])
    warm, error = warm_machine(X, [0], 2, C, tau)
    apart = np.linalg.norm(warm - [[0.5], [-0.5]]) - error
    assert apart**2 <= C * tau * log(2) / 4


@twin(
    "multiclass-cooling",
    says=r"$P_\tau\le P$: soft maxima lie below the maximum",
    part=1,
)
@given(problems(), taus)
def test_twin_warm_costs_lie_below(problem, tau):
    X, y, W = problem
    with mpmath.workdps(DIGITS):
        soft = [soft_loss(list(row), k, 1, tau) for row, k in zip(X @ W.T, y, strict=True)]
        assert mpmath.fsum(soft) <= number(sum(losses(X, y, W)))
