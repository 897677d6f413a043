"""Chapter *One example more or less*: stability of the soft margin, and the risk."""

from fractions import Fraction
from functools import cache, partial
from itertools import product

import pytest
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.generalisation import distribution, leave_one_out
from margins.generalisation.stability import (
    expectation_bound,
    gap_bound,
    largest_move,
    leave_one_out_bound,
    penalised_risk,
    soft_svm,
    tuned,
    tuned_excess,
)
from margins.losses.surrogates import ZERO_ONE, hinge
from margins.svm.constant_feature import with_constant
from oracles import dot, square
from oracles import svm as solved
from strategies import (
    HALF,
    ONE,
    ZERO,
    optimal_offsets,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)

LINE = distribution([[-1], [HALF]], [1, 1], [Fraction(2, 3), Fraction(1, 3)])
FAIR = distribution([[1], [-1]], [1, 1])
COIN = distribution([[0], [0]], [1, -1], [Fraction(3, 4), Fraction(1, 4)])
FLIP = [(ONE,)], [1], (ONE,), -1


def minus(u, v):
    return [a - b for a, b in zip(u, v, strict=True)]


def signed(X, y):
    return [[s * v for v in x] for x, s in zip(X, y, strict=True)]


def solution(X, y, lam2, weight=None):
    """The minimiser of lam2 |w|^2 + the mean loss, by enumeration of all partitions; `weight` is n
    if the mean is over another number than len(y)."""
    return solved(X, y, 1 / (2 * lam2 * (weight or len(y))), bias=False).w


def loss(w, u):
    return max(ZERO, 1 - dot(w, u))


def objective(X, y, lam2, w):
    return lam2 * square(w) + sum(loss(w, u) for u in signed(X, y)) / len(y)


@st.composite
def changes(draw, n=(1, 4)):
    """A sample, another example for its last place, and a regulariser. Often the point stays, with
    the other label, or moves a little, or the solution is on a kink."""
    (X, y), lam2 = draw(samples(n=n, d=(1, 2))), draw(positive)
    x, label = draw(vectors(len(X[0]))), draw(signs)
    how = draw(st.sampled_from(["any", "flipped", "near", "nothing"]))
    if how == "flipped":
        x, label = X[-1], -y[-1]
    if how == "near":
        x, label = tuple(v + Fraction(1, 10) for v in X[-1]), y[-1]
    if how == "nothing":
        x = (ZERO,) * len(x)
    return X, y, x, label, lam2


def pair(case):
    """u, u', w, w', lambda_2 n, and the squares of k and of rho."""
    X, y, x, label, lam2 = case
    u, other = ([s * v for v in p] for p, s in ((X[-1], y[-1]), (x, label)))
    w, v = solution(X, y, lam2), solution([*X[:-1], x], [*y[:-1], label], lam2)
    rho2 = max(square(u), square(other))
    return u, other, w, v, lam2 * len(y), max(rho2, square(minus(u, other))), rho2


def difference(u, other, w, v):
    """q of the statement."""
    return loss(v, u) - loss(w, u) + loss(w, other) - loss(v, other)


# -------------------------------------------------------------- soft-svm-stability


@claim("soft-svm-stability", by="exact", part=(1, 2))
@given(changes())
def test_one_example_moves_the_solution_a_little(case):
    """Against the solutions found by enumeration."""
    u, other, w, v, c, k2, rho2 = pair(case)
    move, q = square(minus(w, v)), difference(u, other, w, v)
    assert 4 * c * c * move <= k2 <= 4 * rho2
    assert 2 * c * move <= q
    assert 2 * c * q <= k2


@claim("soft-svm-stability", by="exact", part=3)
@given(changes(), st.lists(vectors(2), min_size=1, max_size=3))
def test_one_example_moves_losses_a_little(case, more):
    """On the points of the sample, and on others, after they have been shrunk into the ball."""
    u, other, w, v, c, _, rho2 = pair(case)
    for z in [u, other, *(x[: len(u)] for x in (*case[0], *more))]:
        z = [p / max(1, square(z) / rho2 if rho2 else 1) for p in z] if rho2 else [0 for _ in z]
        premise(square(z) <= rho2)
        assert c * abs(loss(w, z) - loss(v, z)) <= rho2


@claim(
    "soft-svm-stability",
    by="exact",
    part=4,
    over=[
        (n, rho, rho * rho / (2 * n) + more)
        for n in range(1, 5)
        for rho in (HALF, ONE, Fraction(3))
        for more in (ZERO, HALF, Fraction(5))
    ],
)
def test_the_move_is_reached(n, rho, lam2):
    """The label of one point flips, all others are 0. The bounds of parts 1, 2 and 3 are reached,
    also in the library."""
    X, y = [*[(ZERO,)] * (n - 1), (rho,)], [1] * n
    u, other, w, v, c, k2, _ = pair((X, y, (rho,), -1, lam2))
    assert w[0] - v[0] == largest_move(rho, lam2, n) == rho / (lam2 * n)
    assert 2 * c * difference(u, other, w, v) == k2
    assert loss(v, u) - loss(w, u) == rho * rho / c
    assert list(soft_svm(X, y, lam2).weights) == w


@twin("soft-svm-stability", says=r"the move is at most $\frac\rho{2\lambda_2n}$", part=(1, 4))
@given(case=changes())
@example((*FLIP, ONE))
def test_twin_half_the_move(case):
    _, _, w, v, c, _, rho2 = pair(case)
    assert 4 * c * c * square(minus(w, v)) <= rho2


@twin("soft-svm-stability", says=r"$k=\max(\lVert u\rVert,\lVert u'\rVert)$ is enough", part=(1, 2))
@given(case=changes())
def test_twin_without_the_difference(case):
    u, other, w, v, c, _, rho2 = pair(case)
    assert 2 * c * difference(u, other, w, v) <= rho2


@twin("soft-svm-stability", says=r"losses move by $\frac{\rho^2}{2\lambda_2n}$ at most", part=3)
@given(case=changes())
@example((*FLIP, ONE))
def test_twin_half_the_loss(case):
    u, _, w, v, c, _, rho2 = pair(case)
    assert 2 * c * abs(loss(w, u) - loss(v, u)) <= rho2


@twin("soft-svm-stability", says="the same with a free bias", part=3)
@given(case=changes())
@example(([(ZERO,)], [1], (ZERO,), -1, ONE))
def test_twin_with_a_free_bias(case):
    X, y, x, label, lam2 = case
    C = 1 / (2 * lam2 * len(y))
    before, after = exact.fit(X, y, C), exact.fit([*X[:-1], x], [*y[:-1], label], C)
    moved = [hinge(y[-1] * s.decision(X[-1:]))[0] for s in (before, after)]
    rho2 = max(square(X[-1]), square(x))
    assert lam2 * len(y) * abs(moved[1] - moved[0]) <= rho2


# -------------------------------------------------------------- soft-svm-gap


@st.composite
def distributions(draw, atoms=(1, 3), d=(1, 2)):
    """Up to three atoms; the same point may come with both labels."""
    X, y = draw(samples(n=atoms, d=d))
    parts = draw(st.lists(st.integers(1, 5), min_size=len(y), max_size=len(y)))
    return distribution(X, y, [Fraction(part, sum(parts)) for part in parts])


def rho_of(D):
    """A rational rho: the largest sum of |entries|, which on a line is the largest norm."""
    return max(sum(abs(v) for v in x) for x in D.X)


def rho2_of(D):
    return max(map(square, D.X))


def mean_square(D):
    return D.mean([square(x) for x in D.X])


def learner(lam2):
    return partial(soft_svm, lam2=lam2)


def risk(D, lam2, n):
    return D.expected_risk(n, learner(lam2), hinge)


def gap(D, lam2, n):
    """E [L_D(A(S)) - L_S(A(S))]."""
    machine = learner(lam2)
    trained = D.expected(n, lambda s: hinge(s.y * machine(s.X, s.y).decision(s.X)).mean())
    return risk(D, lam2, n) - trained


def exchanged(D, lam2, n, value):
    """The expectation of value(u, u', w, w') over samples with one example replaced: all
    sequences of n + 1 atoms, the first of which is replaced by the last."""
    U = signed(D.X, D.y)

    @cache
    def weights(rows):
        return list(soft_svm(D.X[list(rows)], D.y[list(rows)], lam2).weights)

    total = ZERO
    for first, *rest, last in product(range(len(U)), repeat=n + 1):
        chance = Fraction(1)
        for i in (first, *rest, last):
            chance *= D.probabilities[i]
        w, v = (weights(tuple(sorted((i, *rest)))) for i in (first, last))
        total += chance * value(U[first], U[last], w, v)
    return total


@claim("soft-svm-gap", by="exact", part=(1, 2))
@given(distributions(), positive, st.integers(1, 2))
def test_the_gap_is_half_of_the_exchanged_difference(D, lam2, n):
    """Exact expectations over all samples and one further draw; both forms of the gap."""
    found = gap(D, lam2, n)
    assert 2 * found == exchanged(D, lam2, n, difference)
    moves = exchanged(D, lam2, n, lambda _u, _v, w, v: square(minus(w, v)))
    assert found >= lam2 * n * moves >= 0
    assert 8 * lam2 * n * found <= 5 * rho2_of(D)


@claim(
    "soft-svm-gap",
    by="exact",
    part=(1, 2),
    over=[(n, k) for n in range(1, 6) for k in (HALF, ONE, Fraction(3))],
)
def test_the_gap_of_two_points(n, lam2):
    """rho and -rho, fair: exactly rho^2/(2 lambda_2 n), and for n = 1 part 1 is an equality."""
    premise(lam2 >= HALF)
    found = gap(FAIR, lam2, n)
    assert found == 1 / (2 * lam2 * n) <= gap_bound(1, lam2, n)
    moves = exchanged(FAIR, lam2, 1, lambda _u, _v, w, v: square(minus(w, v)))
    assert gap(FAIR, lam2, 1) == lam2 * moves


@twin("soft-svm-gap", says=r"the gap is at most $\frac{\rho^2}{3\lambda_2n}$", part=2)
@given(D=distributions(), lam2=positive, n=st.integers(1, 2))
@example(FAIR, ONE, 1)
def test_twin_a_third_of_the_gap(D, lam2, n):
    assert 3 * lam2 * n * gap(D, lam2, n) <= rho2_of(D)


@twin(
    "soft-svm-gap",
    says=r"the gap is at least $2\lambda_2n\,\mathrm E\lVert A(S)-A(S')\rVert^2$",
    part=1,
)
@given(D=distributions(), lam2=positive)
@example(FAIR, ONE)
def test_twin_twice_the_move(D, lam2):
    moves = exchanged(D, lam2, 1, lambda _u, _v, w, v: square(minus(w, v)))
    assert gap(D, lam2, 1) >= 2 * lam2 * moves


@twin("soft-svm-gap", says="every single sample is too optimistic, not only their mean", part=1)
@given(D=distributions(), lam2=positive, n=st.integers(1, 2))
@example(distribution([[1], [HALF]], [1, 1]), ONE, 1)
def test_twin_every_sample(D, lam2, n):
    for s in D.samples(n):
        machine = soft_svm(s.X, s.y, lam2)
        trained = hinge(s.y * machine.decision(s.X)).mean()
        assert D.mean(hinge(D.y * machine.decision(D.X))) >= trained


# -------------------------------------------------------------- soft-svm-left-out


def left_out(case):
    """The sample, lambda_2 n, the solution, and the solutions without each example."""
    X, y, lam2 = case
    n = len(y) - 1
    w = solution(X, y, lam2 * n, weight=1)
    rest = [[j for j in range(n + 1) if j != i] for i in range(n + 1)]
    others = [solution([X[j] for j in rows], [y[j] for j in rows], lam2) for rows in rest]
    return signed(X, y), lam2 * n, w, others


cases = st.tuples(samples(n=(2, 4), d=(1, 2)), positive).map(lambda c: (*c[0], c[1]))


@claim("soft-svm-left-out", by="exact", part=(1, 2, 3))
@given(cases, vectors(2))
def test_an_example_left_out(case, v):
    """Each example of the sample; part 3 against any v, and against the solution itself."""
    X, y, lam2 = case
    U, c, w, others = left_out(case)
    n = len(y) - 1
    premise(
        objective(X, y, lam2 * n / (n + 1), w) <= objective(X, y, lam2 * n / (n + 1), v[: len(w)])
    )
    total = ZERO
    for u, other in zip(U, others, strict=True):
        assert 4 * c * c * square(minus(other, w)) <= square(u)
        assert 0 <= loss(other, u) - loss(w, u) <= square(u) / (2 * c)
        total += loss(other, u)
    room = sum(map(square, U)) / (2 * c * (n + 1))
    for z in (w, v[: len(w)]):
        assert total / (n + 1) <= objective(X, y, lam2 * n / (n + 1), z) + room


@claim(
    "soft-svm-left-out",
    by="exact",
    part=(1, 2),
    over=[
        (n, rho, rho * rho / (2 * n) + more)
        for n in (1, 2, 3)
        for rho in (HALF, ONE)
        for more in (ZERO, ONE)
    ],
)
def test_left_out_is_reached(n, rho, lam2):
    """One point among n others at 0."""
    U, c, w, others = left_out(([*[(ZERO,)] * n, (rho,)], [1] * (n + 1), lam2))
    assert w[0] - others[-1][0] == rho / (2 * c)
    assert loss(others[-1], U[-1]) - loss(w, U[-1]) == rho * rho / (2 * c)


@twin(
    "soft-svm-left-out", says=r"the move is at most $\frac{\lVert x_i\rVert}{3\lambda_2n}$", part=1
)
@given(case=cases)
@example(([(ZERO,), (ONE,)], [1, 1], ONE))
def test_twin_left_out_moves_less(case):
    U, c, w, others = left_out(case)
    assert all(9 * c * c * square(minus(o, w)) <= square(u) for u, o in zip(U, others, strict=True))


@twin(
    "soft-svm-left-out",
    says=r"the loss rises by $\frac{\lVert x_i\rVert^2}{3\lambda_2n}$ at most",
    part=2,
)
@given(case=cases)
@example(([(ZERO,), (ONE,)], [1, 1], ONE))
def test_twin_left_out_costs_less(case):
    U, c, w, others = left_out(case)
    assert all(
        3 * c * (loss(o, u) - loss(w, u)) <= square(u) for u, o in zip(U, others, strict=True)
    )


@twin("soft-svm-left-out", says="part 3 holds without its last term", part=3)
@given(case=cases)
def test_twin_left_out_for_nothing(case):
    X, y, lam2 = case
    U, _, w, others = left_out(case)
    n = len(y) - 1
    mean = sum(loss(o, u) for u, o in zip(U, others, strict=True)) / (n + 1)
    assert mean <= objective(X, y, lam2 * n / (n + 1), w)


# -------------------------------------------------------------- soft-svm-leave-one-out


@claim("soft-svm-leave-one-out", by="exact", part=(1, 2))
@given(distributions(), positive, st.integers(1, 3))
def test_the_leave_one_out_bound(D, lam2, n):
    """The exact expected risk over all samples. The infimum is that of a machine whose points have
    their probabilities as prices."""
    found = risk(D, lam2, n)
    shrunk = lam2 * n / (n + 1)
    assert found <= penalised_risk(D, shrunk) + mean_square(D) / (2 * lam2 * n)
    assert found <= penalised_risk(D, lam2) + rho2_of(D) / (2 * lam2 * n)
    rho = rho_of(D)
    assert leave_one_out_bound(D, rho, lam2, n) == penalised_risk(D, shrunk) + rho * rho / (
        2 * lam2 * n
    )


@claim("soft-svm-leave-one-out", by="exact", part=(1, 2))
@given(distributions(), positive, st.integers(1, 2))
def test_the_mean_of_what_is_left_out(D, lam2, n):
    """The identity that the proof uses, and the bound for every sample of n + 1."""
    assert risk(D, lam2, n) == D.expected(
        n + 1, lambda s: leave_one_out(s.X, s.y, learner(lam2), hinge).mean()
    )
    shrunk = lam2 * n / (n + 1)
    for s in D.samples(n + 1):
        least = objective(s.X, s.y, shrunk, list(soft_svm(s.X, s.y, shrunk).weights))
        room = sum(map(square, s.X)) / (2 * lam2 * n * (n + 1))
        assert leave_one_out(s.X, s.y, learner(lam2), hinge).mean() <= least + room


@twin("soft-svm-leave-one-out", says=r"$\frac{\rho^2}{20\lambda_2n}$ is enough", part=(1, 2))
@given(D=distributions(), lam2=positive, n=st.integers(1, 2))
@example(LINE, Fraction(1, 8), 1)
def test_twin_a_tenth_of_the_constant(D, lam2, n):
    shrunk = lam2 * n / (n + 1)
    assert risk(D, lam2, n) <= penalised_risk(D, shrunk) + rho2_of(D) / (20 * lam2 * n)


@twin(
    "soft-svm-leave-one-out", says="the bound holds for every sample, not only on average", part=2
)
@given(D=distributions(), lam2=positive, n=st.integers(1, 2))
@example(distribution([[1], [-1]], [1, 1], [Fraction(9, 10), Fraction(1, 10)]), ONE, 1)
def test_twin_leave_one_out_for_every_sample(D, lam2, n):
    for s in D.samples(n):
        machine = soft_svm(s.X, s.y, lam2)
        lost = D.mean(hinge(D.y * machine.decision(D.X)))
        assert lost <= penalised_risk(D, lam2) + rho2_of(D) / (2 * lam2 * n)


# -------------------------------------------------------------- soft-svm-expectation


@claim("soft-svm-expectation", by="exact", part=(1, 2))
@given(distributions(), positive, st.integers(1, 3))
def test_the_expected_risk(D, lam2, n):
    """All samples of up to three draws; rho rational, and by its square."""
    found = risk(D, lam2, n)
    assert D.expected_risk(n, learner(lam2), ZERO_ONE) <= found
    assert found <= penalised_risk(D, lam2) + 2 * rho2_of(D) / (lam2 * n)
    assert found <= expectation_bound(D, rho_of(D), lam2, n)


@claim("soft-svm-expectation", by="exact", part=2)
@given(distributions(d=(1, 1)), positive, vectors(1))
def test_what_the_bound_compares_with(D, lam2, u):
    """The library's infimum is below the value at every u, and is taken at a place found by
    enumeration."""
    values = lam2 * square(u) + D.mean(hinge(D.y * (D.X @ u)))
    assert penalised_risk(D, lam2) <= values
    w = least_place(D, lam2)
    assert penalised_risk(D, lam2) == lam2 * w * w + D.mean(hinge(D.y * (D.X[:, 0] * w)))


@claim("soft-svm-expectation", by="exact", part=1, over=[1, 2, 3])
def test_mistakes_and_losses_can_be_equal(n):
    """A point at 0 is a tie, whatever is learned."""
    D = distribution([[0]], [1])
    assert D.expected_risk(n, learner(ONE), ZERO_ONE) == risk(D, ONE, n) == 1


@twin("soft-svm-expectation", says=r"$\mathrm E\,L^{01}_D\le\frac12\mathrm E\,L_D$", part=1)
@given(D=distributions(), lam2=positive)
def test_twin_half_the_mistakes(D, lam2):
    assert 2 * D.expected_risk(1, learner(lam2), ZERO_ONE) <= risk(D, lam2, 1)


@twin(
    "soft-svm-expectation",
    says=r"the infimum is over $L_D(u)$ alone: $\inf_uL_D(u)+\frac{2\rho^2}{\lambda_2n}$",
    settles="e4-inf-scope",
    part=2,
)
@given(D=distributions(d=(1, 1)), lam2=positive, n=st.integers(1, 3))
@example(distribution([[1]], [1]), Fraction(10), 10)
def test_twin_scope_of_the_infimum(D, lam2, n):
    assert risk(D, lam2, n) <= least_risk(D) + 2 * rho2_of(D) / (lam2 * n)


@twin(
    "soft-svm-expectation",
    says="the theorem holds with a free bias",
    settles="e4-soft-needs-homogeneous",
    part=2,
)
@given(D=distributions(d=(1, 1)), lam2=positive, n=st.integers(1, 2))
@example(COIN, ONE, 1)
def test_twin_free_bias(D, lam2, n):
    """The comparison is with (u, c) and no price on c, too: a machine with the probabilities as
    prices. The offset in the middle of the optimal ones."""
    found = D.expected_risk(n, lambda X, y: exact.fit(X, y, 1 / (2 * lam2 * len(y))), hinge)
    least = 2 * lam2 * exact.fit(D.X, D.y, D.probabilities / (2 * lam2)).primal
    assert found <= least + 2 * rho2_of(D) / (lam2 * n)


@twin("soft-svm-expectation", says="without the last term", part=2)
@given(D=distributions(), lam2=positive, n=st.integers(1, 2))
@example(LINE, Fraction(1, 8), 1)
def test_twin_no_price_of_the_sample(D, lam2, n):
    assert risk(D, lam2, n) <= penalised_risk(D, lam2)


# -------------------------------------------------------------- soft-svm-tuning


def kinks(D):
    return [1 / (s * x) for x, s in zip(D.X[:, 0], D.y, strict=True) if x]


def risk_at(D, w):
    return D.mean(hinge(D.y * (D.X[:, 0] * w)))


def least_risk(D, length=None):
    """inf of L_D on a line, over |u| <= length: it is piecewise linear."""
    ends = [ZERO] if length is None else [ZERO, length, -length]
    return min(risk_at(D, w) for w in [*ends, *kinks(D)] if length is None or abs(w) <= length)


def least_place(D, lam2):
    """Where lam2 w^2 + L_D(w) is least on a line: at a kink, or where the pulls of the points that
    are left of their kinks balance, for one of the finitely many sets of such points."""
    w, pulls = (
        list(kinks(D)),
        [p * s * x for p, s, x in zip(D.probabilities, D.y, D.X[:, 0], strict=True)],
    )
    w += [dot(chosen, pulls) / (2 * lam2) for chosen in product((0, 1), repeat=len(pulls))]
    return min(w, key=lambda v: lam2 * v * v + risk_at(D, v))


BEST = st.tuples(st.sampled_from([1, 2, 3]), positive, positive, positive, st.booleans())


@claim("soft-svm-tuning", by="exact", part=1)
@given(BEST)
def test_the_printed_trade_off(case):
    """Squares on both sides; n = 2k^2 makes the best regulariser rational."""
    k, rho, B, lam2, at_best = case
    n = 2 * k * k
    lam2 = rho / (B * k) if at_best else lam2
    value = lam2 * B * B + 2 * rho * rho / (lam2 * n)
    least = 8 * rho * rho * B * B / n
    assert value * value >= least
    both_ways(value * value == least, lam2 * lam2 == 2 * rho * rho / (B * B * n))


@claim("soft-svm-tuning", by="exact", part=3)
@given(BEST)
def test_the_sharper_trade_off(case):
    """n = 2k^2 - 1 makes the best regulariser rational."""
    k, rho, B, lam2, at_best = case
    n = 2 * k * k - 1
    lam2 = rho * k / (n * B) if at_best else lam2
    value = lam2 * n / (n + 1) * B * B + rho * rho / (2 * lam2 * n)
    least = 2 * rho * rho * B * B / Fraction(n + 1)
    assert value * value >= least
    both_ways(value * value == least, lam2 * lam2 == rho * rho * (n + 1) / (2 * n * n * B * B))


on_a_line = distributions(atoms=(1, 2), d=(1, 1)).filter(lambda D: D.X.any())


@claim("soft-svm-tuning", by="exact", part=(2, 4))
@given(on_a_line, positive)
def test_the_tuned_machine(D, B):
    """n = 2 and n = 8 for part 2, n = 1 and n = 7 for part 4, where the best regulariser and the
    value are rational."""
    rho, least = rho_of(D), least_risk(D, B)
    for k in (1, 2):
        n = 2 * k * k
        assert risk(D, rho / (B * k), n) <= least + 2 * rho * B / k
        assert risk(D, rho * k / ((n - 1) * B), n - 1) <= least + rho * B / k


@claim("soft-svm-tuning", by="exact", part=(1, 2, 3, 4))
@given(positive, positive, st.integers(1, 10**6))
def test_the_calculators(rho, B, n):
    """Relative errors of a few roundings: the quotient, the division, the root, the product."""
    eps = Fraction(2) ** -52
    for sharper, factor, excess in (
        (False, Fraction(2, n), Fraction(8, n)),
        (True, Fraction(n + 1, 2 * n * n), Fraction(2, n + 1)),
    ):
        lam2 = Fraction(tuned(rho, B, n, sharper=sharper))
        value = Fraction(tuned_excess(rho, B, n, sharper=sharper))
        assert abs(lam2 * lam2 / (factor * rho * rho / (B * B)) - 1) <= 8 * eps
        assert abs(value * value / (excess * rho * rho * B * B) - 1) <= 8 * eps


@twin("soft-svm-tuning", says=r"the least value is $\sqrt{4\rho^2B^2/n}$", part=1)
@given(case=BEST)
def test_twin_smaller_value(case):
    k, rho, B, _, _ = case
    n, lam2 = 2 * k * k, rho / (B * k)
    value = lam2 * B * B + 2 * rho * rho / (lam2 * n)
    assert value * value == 4 * rho * rho * B * B / n


@twin("soft-svm-tuning", says="the comparison is with every $u$, not only the short ones", part=2)
@given(D=on_a_line, B=positive)
@example(distribution([[1]], [1]), Fraction(1, 10))
def test_twin_any_length(D, B):
    assert risk(D, rho_of(D) / B, 2) <= least_risk(D) + 2 * rho_of(D) * B


@twin("soft-svm-tuning", says=r"the sharper bound is least at the printed $\lambda_2$", part=3)
@given(case=BEST)
def test_twin_printed_regulariser(case):
    k, rho, B, lam2, _ = case
    n = 2 * k * k
    best, value = rho / (B * k), lambda v: v * n / (n + 1) * B * B + rho * rho / (2 * v * n)
    assert value(best) <= value(lam2)


@twin("soft-svm-tuning", says="a third of the root is enough", part=4)
@given(D=on_a_line, B=positive)
def test_twin_smaller_tuned_excess(D, B):
    rho = rho_of(D)
    assert risk(D, rho / B, 1) <= least_risk(D, B) + rho * B / 3


# -------------------------------------------------------------- soft-svm-penalised-bias


def charged_objective(s, lam2, kappa, w, b):
    loss = sum(max(ZERO, 1 - t * (dot(w, x) + b)) for x, t in zip(*s, strict=True)) / len(s.y)
    return lam2 * (square(w) + b * b / (kappa * kappa)) + loss


@claim("soft-svm-penalised-bias", by="exact", part=1)
@given(samples(n=(1, 4), d=(1, 2)), positive, positive, vectors(2), rationals)
def test_a_charged_bias_is_a_longer_point(s, lam2, kappa, v, c):
    """Against the solution for the longer points, found by enumeration, and any other pair: it
    costs the square of its distance more, so that there is one minimiser."""
    *w, last = solution([(*x, kappa) for x in s.X], s.y, lam2)
    found = soft_svm(*s, lam2, constant=kappa)
    assert [*found.weights, found.b] == [*w, kappa * last]
    v = v[: len(w)]
    excess = charged_objective(s, lam2, kappa, v, c) - charged_objective(s, lam2, kappa, w, found.b)
    assert excess >= lam2 * (square(minus(v, w)) + (c - found.b) ** 2 / (kappa * kappa))


@claim("soft-svm-penalised-bias", by="exact", part=2)
@given(distributions(), positive, positive, st.integers(1, 2))
def test_the_bound_with_a_charged_bias(D, lam2, kappa, n):
    """Exact expectations; the infimum over (u, c) from the points with a constant."""
    found = D.expected_risk(n, partial(soft_svm, lam2=lam2, constant=kappa), hinge)
    least = penalised_risk(D, lam2 * n / (n + 1), constant=kappa)
    assert found <= least + (mean_square(D) + kappa * kappa) / (2 * lam2 * n)


@claim("soft-svm-penalised-bias", by="exact", part=2)
@given(distributions(), positive, positive, vectors(2), rationals)
def test_what_a_charged_bias_is_compared_with(D, lam2, kappa, u, c):
    """The infimum is below the value at any (u, c), and is that of the longer points."""
    u = u[: D.X.shape[1]]
    value = lam2 * (square(u) + c * c / (kappa * kappa)) + D.mean(hinge(D.y * (D.X @ u + c)))
    longer = distribution(with_constant(D.X, kappa), D.y, D.probabilities)
    assert penalised_risk(D, lam2, constant=kappa) == penalised_risk(longer, lam2) <= value


@claim(
    "soft-svm-penalised-bias",
    by="exact",
    part=3,
    over=[(n, lam2) for n in range(1, 6) for lam2 in (Fraction(1, 100), ONE, Fraction(100))],
)
def test_a_free_bias_is_not_stable(n, lam2):
    """Every sample of up to five labels, the ends and the middle of the optimal offsets, and of
    those far out on a half-line."""
    least, first = ZERO, ZERO
    for s in COIN.samples(n):
        found = exact.fit(s.X, s.y, 1 / (2 * lam2 * n))
        assert not found.w.any()
        losses = [COIN.mean(hinge(COIN.y * b)) for b in optimal_offsets(found)]
        least += s.probability * min(losses)
        first += s.probability * COIN.mean(hinge(COIN.y * found.b))
    assert first >= least >= HALF + Fraction(1, 4**n)
    assert n > 1 or least == Fraction(3, 4)
    free = exact.fit(COIN.X, COIN.y, COIN.probabilities / (2 * lam2))
    assert 2 * lam2 * free.primal == HALF


@claim("soft-svm-penalised-bias", by="exact", part=3)
@given(rationals)
def test_a_constant_score_loses_a_half(b):
    """With equality at b = 1 only; beyond -1 it loses three times as much."""
    lost = COIN.mean(hinge(COIN.y * b))
    assert lost >= (Fraction(3, 2) if b <= -1 else HALF)
    both_ways(lost == HALF, b == 1)


@claim("soft-svm-penalised-bias", by="exact", part=3, over=[9])
def test_a_free_bias_can_be_far_off(size):
    """n = 1: b = 9 y is optimal, too."""
    lost = [COIN.mean(hinge(COIN.y * b)) for b in (size, -size)]
    premise(hinge(Fraction(size)) == 0)
    assert Fraction(3, 4) * lost[0] + Fraction(1, 4) * lost[1] == Fraction(15, 4)


@twin(
    "soft-svm-penalised-bias",
    says=r"$\mathrm E\lVert X\rVert^2$ without $\kappa^2$ is enough",
    part=2,
)
@given(D=distributions(), lam2=positive, kappa=positive)
@example(COIN, Fraction(1, 8), ONE)
def test_twin_bias_for_nothing(D, lam2, kappa):
    found = D.expected_risk(1, partial(soft_svm, lam2=lam2, constant=kappa), hinge)
    least = penalised_risk(D, lam2, constant=kappa)
    assert found <= least + mean_square(D) / (2 * lam2)


@twin(
    "soft-svm-penalised-bias", says=r"$\lambda_2(\lVert w\rVert^2+\kappa^2b^2)$ is charged", part=1
)
@given(s=samples(n=(1, 3), d=(1, 1)), lam2=positive, kappa=positive, c=rationals)
def test_twin_charged_the_other_way(s, lam2, kappa, c):
    found = soft_svm(*s, lam2, constant=kappa)
    w = list(found.weights)
    other = charged_objective(s, lam2, 1 / kappa, w, c)
    assert charged_objective(s, lam2, 1 / kappa, w, found.b) <= other


# -------------------------------------------------------------- the library


def test_by_hand():
    assert list(soft_svm([[1]], [-1], 1).weights) == [-HALF]
    assert largest_move(1, HALF, 4) == HALF
    assert gap_bound(2, 1, 5) == HALF
    assert tuned(1, 1, 2) == tuned_excess(HALF, 1, 2) == 1
    assert tuned(1, 1, 1, sharper=True) == tuned_excess(1, 1, 1, sharper=True) == 1
    assert expectation_bound(distribution([[1]], [1]), 1, 10, 10) == Fraction(1, 50) + Fraction(
        39, 40
    )


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: soft_svm([[1]], [1], 0.3), "float 0.3"),
        (lambda: penalised_risk(FAIR, 0), "lam2 must be positive"),
        (lambda: largest_move(-1, 1, 1), "rho must not be negative"),
        (lambda: tuned(0, 1, 1), "rho must be positive"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()
