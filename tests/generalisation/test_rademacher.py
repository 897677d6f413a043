"""Chapter *Can it follow coin flips*: averages over signs, of linear, finite and convex classes."""

from fractions import Fraction
from itertools import combinations, product
from math import isqrt, prod
from typing import NamedTuple

import numpy as np
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins.generalisation.rademacher import (
    average,
    linear_average,
    linear_bound,
    squared_mean,
    stump_bound,
)
from margins.losses.surrogates import HINGE, RAMP
from margins.rational.exponentials import exp_bounds
from margins.trees.stumps import dichotomies
from oracles import dot, square
from strategies import HALF, ONE, ZERO, nonnegative, points, positive, rationals, signs, vectors

FINE = 10**14
"""Roots are enclosed between neighbouring multiples of 1/FINE."""


def flips(n):
    return product((1, -1), repeat=n)


def mean(values):
    return sum(values) / Fraction(len(values))


def follows(row, sigma):
    """How well one function follows the signs."""
    return sum((s * v for s, v in zip(sigma, row, strict=True)), ZERO) / len(row)


def by_hand(rows):
    """The mean over all sign vectors of the best function, with nothing of the library."""
    n = len(rows[0])
    return mean([max(follows(row, sigma) for row in rows) for sigma in flips(n)])


def signed(X, sigma):
    return [sum((s * x[j] for s, x in zip(sigma, X, strict=True)), ZERO) for j in range(len(X[0]))]


def root(q, up=0):
    """A rational root from below, or from above."""
    scaled = q * FINE * FINE
    return Fraction(isqrt(scaled.numerator // scaled.denominator) + up, FINE)


def mean_length(X):
    """E |sum_i sigma_i x_i| from below and from above."""
    squares = [square(signed(X, sigma)) for sigma in flips(len(X))]
    return mean([root(q) for q in squares]), mean([root(q, 1) for q in squares])


def is_below_massart(value, size, radius2, n):
    """value <= sqrt(2 radius2 ln(size))/n, by a bound of the exponential from above."""
    if size == 1 or radius2 == 0:
        return value == 0
    if value == 0:
        return True
    return exp_bounds((value * n) ** 2 / (2 * radius2), 12)[1] <= size


@st.composite
def classes(draw, n=(1, 4), size=(1, 4), entries=rationals):
    """A row of values for each function."""
    length = draw(st.integers(*n))
    return draw(st.lists(vectors(length, entries), min_size=size[0], max_size=size[1]))


@st.composite
def two_classes(draw):
    length = draw(st.integers(1, 4))
    rows = st.lists(vectors(length), min_size=1, max_size=3)
    return draw(rows), draw(rows)


@st.composite
def clouds(draw, n=(1, 4), d=(1, 2)):
    """Points, half of the time on different axes, where they are orthogonal."""
    if draw(st.booleans()):
        lengths = draw(st.lists(rationals, min_size=1, max_size=3))
        return [tuple(v * (i == j) for j in range(len(lengths))) for i, v in enumerate(lengths)]
    return draw(points(draw(st.integers(*n)), draw(st.integers(*d))))


# -------------------------------------------------------------- rademacher-rules


@claim("rademacher-rules", by="exact", part=(1, 2))
@given(classes())
@example([(ONE, ZERO), (ONE, ZERO)])
def test_half_of_the_mean_spread(rows):
    """Against the definition; 0 exactly if all functions agree on the sample."""
    n = len(rows[0])
    spreads = []
    for sigma in flips(n):
        values = [follows(row, sigma) for row in rows]
        spreads.append(max(values) - min(values))
    assert average(rows) == by_hand(rows) == mean(spreads) / 2 >= 0
    both_ways(average(rows) == 0, all(row == rows[0] for row in rows))


@claim("rademacher-rules", by="exact", part=(3, 5))
@given(two_classes())
def test_larger_classes_and_sums(case):
    F, G = case
    assert by_hand(F) <= by_hand(F + G)
    sums = [[a + b for a, b in zip(f, g, strict=True)] for f in F for g in G]
    assert by_hand(sums) == by_hand(F) + by_hand(G)


@claim("rademacher-rules", by="exact", part=4)
@given(classes(), rationals, st.data())
def test_multiples_and_shifts(rows, c, data):
    g = data.draw(vectors(len(rows[0])))
    moved = [[c * a + b for a, b in zip(f, g, strict=True)] for f in rows]
    assert by_hand(moved) == abs(c) * by_hand(rows)


def sign_classes():
    """All nonempty sets of sign vectors of up to three examples."""
    for n in (1, 2, 3):
        patterns = list(flips(n))
        for size in range(1, len(patterns) + 1):
            yield from combinations(patterns, size)


@claim("rademacher-rules", by="enumeration", part=6, over=list(sign_classes()))
def test_one_only_for_all_patterns(rows):
    value = by_hand(rows)
    assert value <= 1
    both_ways(value == 1, len(rows) == 2 ** len(rows[0]))


@claim("rademacher-rules", by="exact", part=6)
@given(classes(entries=st.sampled_from([-ONE, -HALF, ZERO, Fraction(1, 3), ONE])))
def test_at_most_one(rows):
    assert by_hand(rows) <= 1


@twin("rademacher-rules", says="the absolute value of the sum changes nothing", part=1)
@given(rows=classes())
def test_twin_absolute_value(rows):
    sizes = [max(abs(follows(row, sigma)) for row in rows) for sigma in flips(len(rows[0]))]
    assert mean(sizes) == by_hand(rows)


@twin(
    "rademacher-rules",
    says=r"$\hat{\mathfrak R}_S(\mathcal F\cup\mathcal G)"
    r"\le\hat{\mathfrak R}_S(\mathcal F)+\hat{\mathfrak R}_S(\mathcal G)$",
    part=(3, 5),
)
@given(case=two_classes())
@example(([(ONE,)], [(-ONE,)]))
def test_twin_unions_add(case):
    F, G = case
    assert by_hand(F + G) <= by_hand(F) + by_hand(G)


@twin(
    "rademacher-rules",
    says=r"$\hat{\mathfrak R}_S(c\mathcal F)=c\,\hat{\mathfrak R}_S(\mathcal F)$ for negative $c$, "
    "too",
    part=4,
)
@given(rows=classes(), c=rationals)
def test_twin_negative_multiples(rows, c):
    assert by_hand([[c * a for a in f] for f in rows]) == c * by_hand(rows)


# -------------------------------------------------------------- sign-sum-square


@claim("sign-sum-square", by="exact", part=(1, 2))
@given(clouds())
def test_squares_add_up(X):
    """The library, all sign vectors, and the sum of the squares; the mean length below its root."""
    total = sum(map(square, X))
    assert mean([square(signed(X, sigma)) for sigma in flips(len(X))]) == total
    assert squared_mean(X) == total
    assert mean_length(X)[0] <= root(total, 1)


@claim("sign-sum-square", by="exact", part=2)
@given(st.lists(rationals, min_size=1, max_size=5))
def test_mean_length_on_a_line(X):
    """Without roots: (E |sum|)^2 <= E (sum)^2."""
    sums = [abs(sum(s * x for s, x in zip(sigma, X, strict=True))) for sigma in flips(len(X))]
    assert mean(sums) ** 2 <= sum(x * x for x in X)


@claim("sign-sum-square", by="exact", part=3)
@given(clouds())
def test_equality_for_orthogonal_points(X):
    """The mean of roots is the root of the mean exactly if all lengths are equal."""
    lengths = {square(signed(X, sigma)) for sigma in flips(len(X))}
    orthogonal = all(dot(x, z) == 0 for x, z in combinations(X, 2))
    both_ways(len(lengths) == 1, orthogonal)
    total = sum(map(square, X))
    assert lengths == {total} if orthogonal else mean_length(X)[1] < root(total)


@twin("sign-sum-square", says="one coin for all examples is enough", part=1)
@given(X=clouds())
def test_twin_one_coin(X):
    assert square(signed(X, [1] * len(X))) == sum(map(square, X))


@twin("sign-sum-square", says="the mean length is the root, for all points", part=(2, 3))
@given(X=st.lists(rationals, min_size=1, max_size=3))
def test_twin_always_equal(X):
    sums = [abs(sum(s * x for s, x in zip(sigma, X, strict=True))) for sigma in flips(len(X))]
    assert mean(sums) ** 2 == sum(x * x for x in X)


# -------------------------------------------------------------- rademacher-linear


@claim("rademacher-linear", by="exact", part=1)
@given(clouds(), positive, st.data())
def test_the_best_vector_of_the_ball(X, B, data):
    """For each sign vector no w of the ball gains more than B |sum|, and one gains that."""
    w = data.draw(vectors(len(X[0])))
    for sigma in flips(len(X)):
        v = signed(X, sigma)
        if square(w) <= B * B:
            assert dot(w, v) <= B * root(square(v), 1)
        elif dot(w, v) > 0:  # pulled back into the ball
            assert dot(w, v) * root(B * B / square(w)) <= B * root(square(v), 1)
        if any(v):
            best = [B * c / root(square(v), 1) for c in v]
            assert square(best) <= B * B
            assert abs(dot(best, v) - B * root(square(v))) <= B * 4 / Fraction(FINE)


@claim("rademacher-linear", by="exact", part=(1, 4))
@given(st.lists(rationals, min_size=1, max_size=5), positive, nonnegative)
def test_a_line_with_an_offset(X, B, beta):
    """On a line the best w is B or -B, and the best b is beta or -beta: a class of four."""
    n = len(X)
    four = [[w * x + b for x in X] for w in (B, -B) for b in (beta, -beta)]
    two = [[w * x for x in X] for w in (B, -B)]
    coins = mean([abs(sum(sigma)) for sigma in flips(n)])
    lengths = mean([abs(sum(s * x for s, x in zip(g, X, strict=True))) for g in flips(n)])
    assert by_hand(two) == B / n * lengths
    assert by_hand(four) == B / n * lengths + beta / n * coins
    assert by_hand(four) <= (B * max(map(abs, X)) + beta) / root(Fraction(n))


@claim("rademacher-linear", by="exact", part=(2, 3))
@given(clouds(), positive)
def test_linear_bounds(X, B):
    """With enclosed roots. Equality in part 2 exactly for orthogonal points."""
    n, total = len(X), sum(map(square, X))
    rho2 = max(map(square, X))
    assert B / n * mean_length(X)[0] <= B / n * root(total, 1)
    assert B / n * root(total) <= B * root(rho2, 1) / root(Fraction(n))
    strict = B / n * mean_length(X)[1] < B / n * root(total)
    both_ways(not strict, all(dot(x, z) == 0 for x, z in combinations(X, 2)))


@claim("rademacher-linear", by="exact", part=(1, 2, 3), over=[1, 4])
def test_unit_vectors_reach_both_bounds(n):
    """n orthogonal points of length 3, B = 2: B rho/sqrt(n), with a rational root."""
    side = isqrt(n)
    X = [tuple(3 * (i == j) for j in range(n)) for i in range(n)]
    lengths = {square(signed(X, sigma)) for sigma in flips(n)}
    assert lengths == {(3 * side) ** 2}
    assert Fraction(2, n) * 3 * side == Fraction(2 * 3, side)


@claim("rademacher-linear", by="property", part=(1, 2))
@given(clouds(n=(1, 6), d=(1, 3)), positive)
def test_linear_classes_in_floats(X, B):
    """The library between the enclosed roots; its error is at most 2^-45 of the result."""
    low, high = (B / len(X) * v for v in mean_length(X))
    slack = 2.0**-45 * float(high) + float(B) / FINE
    found = linear_average(X, B)
    assert float(low) - slack <= found <= float(high) + slack
    assert found <= linear_bound(X, B) + slack


@twin(
    "rademacher-linear",
    says=r"the average falls as $B\rho/n$ for $n\ge2$",
    over=[[(ONE, ZERO), (ZERO, ONE)]],
    part=(2, 3),
)
def test_twin_falls_as_one_over_n(X):
    assert mean_length(X)[0] <= max(map(square, X))


@twin("rademacher-linear", says="an offset costs nothing", part=4)
@given(X=st.lists(rationals, min_size=1, max_size=3), B=positive, beta=nonnegative)
def test_twin_free_offset(X, B, beta):
    four = [[w * x + b for x in X] for w in (B, -B) for b in (beta, -beta)]
    assert by_hand(four) == by_hand([[w * x for x in X] for w in (B, -B)])


# -------------------------------------------------------------- rademacher-one-coordinate


class Bent(NamedTuple):
    """A piecewise linear function: its ascending corners, the value at the first of them, and the
    slopes before and after each."""

    corners: list[Fraction]
    start: Fraction
    slopes: list[Fraction]

    def __call__(self, t):
        value, here = self.start, self.corners[0]
        if t <= here:
            return value + self.slopes[0] * (t - here)
        for after, slope in zip([*self.corners[1:], t], self.slopes[1:], strict=True):
            value += slope * (min(t, after) - here)
            if t <= after:
                break
            here = after
        return value


@st.composite
def bent(draw, K):
    """A function with slopes between -K and K."""
    corners = sorted(draw(st.lists(rationals, min_size=1, max_size=3, unique=True)))
    shares = st.sampled_from([-ONE, -HALF, ZERO, Fraction(1, 3), ONE])
    slopes = draw(st.lists(shares, min_size=len(corners) + 1, max_size=len(corners) + 1))
    return Bent(corners, draw(rationals), [K * share for share in slopes])


@st.composite
def coordinates(draw):
    """Pairs of the rest a and the value v of each function, K, and a K-Lipschitz function."""
    pairs = draw(st.lists(vectors(2), min_size=1, max_size=4))
    K = draw(nonnegative)
    return pairs, K, draw(bent(K))


@claim("rademacher-one-coordinate", by="exact")
@given(coordinates())
def test_one_coordinate(case):
    pairs, K, phi = case
    bends = max(a + phi(v) for a, v in pairs) + max(a - phi(v) for a, v in pairs)
    assert bends <= max(a + K * v for a, v in pairs) + max(a - K * v for a, v in pairs)


@twin("rademacher-one-coordinate", says="it is true for each of the two suprema alone")
@given(case=coordinates())
def test_twin_each_alone(case):
    pairs, K, phi = case
    assert max(a + phi(v) for a, v in pairs) <= max(a + K * v for a, v in pairs)


# -------------------------------------------------------------- rademacher-contraction


@st.composite
def contracted(draw, factors=nonnegative):
    """A class, K, and a function for each example."""
    rows, K = draw(classes(n=(1, 3))), draw(factors)
    return rows, K, [draw(bent(K)) for _ in rows[0]]


def through(phis, rows):
    return [[phi(v) for phi, v in zip(phis, row, strict=True)] for row in rows]


@claim("rademacher-contraction", by="exact", part=1)
@given(contracted())
def test_contraction(case):
    """A function of its own for each example."""
    rows, K, phis = case
    assert by_hand(through(phis, rows)) <= K * by_hand(rows)


@claim("rademacher-contraction", by="exact", part=1)
@given(classes(), nonnegative)
def test_a_multiple_reaches_the_factor(rows, K):
    assert by_hand([[K * v for v in row] for row in rows]) == K * by_hand(rows)


@claim("rademacher-contraction", by="exact", part=(2, 3))
@given(classes(), st.data())
def test_margins_and_losses(rows, data):
    """Labels change nothing; ramp and hinge loss of the margins, as the library computes them."""
    y = data.draw(st.lists(signs, min_size=len(rows[0]), max_size=len(rows[0])))
    margins = [[s * v for s, v in zip(y, row, strict=True)] for row in rows]
    assert by_hand(margins) == by_hand(rows)
    for loss in (RAMP, HINGE):
        assert by_hand([list(loss(np.array(row))) for row in margins]) <= by_hand(rows)


@twin(
    "rademacher-contraction",
    says=r"functions with slopes up to $2$ need no factor",
    part=1,
)
@given(case=contracted(st.just(Fraction(2))))
def test_twin_twice_as_steep(case):
    rows, _, phis = case
    assert by_hand(through(phis, rows)) <= by_hand(rows)


@twin(
    "rademacher-contraction",
    says="it is true with the absolute value of the sum, too",
    over=[[(ZERO,)]],
    part=1,
)
def test_twin_with_absolute_values(rows):
    """H = {0}, phi = 1 - t, n = 1: 0 against 1."""
    bends = through([lambda t: 1 - t] * len(rows[0]), rows)
    sizes = [
        mean([max(abs(follows(row, sigma)) for row in each) for sigma in flips(len(rows[0]))])
        for each in (bends, rows)
    ]
    assert sizes[0] <= sizes[1]


@twin("rademacher-contraction", says="the number of mistakes is a loss like others", part=(1, 3))
@given(rows=classes())
def test_twin_zero_one_loss(rows):
    """Values near 0, where the loss jumps."""
    rows = [[v / 10 for v in row] for row in rows]
    assert by_hand([[ONE if v <= 0 else ZERO for v in row] for row in rows]) <= by_hand(rows)


# -------------------------------------------------------------- rademacher-convex-hull


@st.composite
def mixtures(draw, rows, *, signs_too=False):
    """Combinations of the rows, with weights >= 0 that add up to 1, or |weights| up to 1."""
    count, found = draw(st.integers(1, 3)), []
    for _ in range(count):
        parts = draw(st.lists(st.integers(0, 4), min_size=len(rows), max_size=len(rows)))
        parts[draw(st.integers(0, len(rows) - 1))] += 1
        weights = [Fraction(p, sum(parts)) for p in parts]
        if signs_too:
            shrink = draw(st.sampled_from([ONE, HALF, ZERO]))
            weights = [shrink * c * draw(signs) for c in weights]
        found.append(combined(weights, rows))
    return found


def combined(weights, rows):
    return [dot(weights, column) for column in zip(*rows, strict=True)]


@claim("rademacher-convex-hull", by="exact", part=1)
@given(classes(), st.data())
def test_votes_follow_no_better(rows, data):
    more = data.draw(mixtures(rows))
    assert by_hand([*rows, *more]) == by_hand(rows)


@claim("rademacher-convex-hull", by="exact", part=(2, 3))
@given(classes(), st.data())
def test_votes_of_both_signs(rows, data):
    """The class with its negatives, the mean absolute value, and combinations of both signs."""
    both = [*rows, *[[-v for v in row] for row in rows]]
    more = data.draw(mixtures(rows, signs_too=True))
    sizes = [max(abs(follows(row, sigma)) for row in rows) for sigma in flips(len(rows[0]))]
    assert by_hand([*both, *more]) == by_hand(both) == mean(sizes)
    closed = data.draw(mixtures(both, signs_too=True))
    assert by_hand([*both, *closed]) == by_hand(both)


@twin(
    "rademacher-convex-hull",
    says="votes may be negative, if their absolute values add up to 1",
    part=(1, 2),
)
@given(
    case=classes().flatmap(lambda rows: st.tuples(st.just(rows), mixtures(rows, signs_too=True)))
)
def test_twin_negative_votes(case):
    rows, more = case
    assert by_hand([*rows, *more]) == by_hand(rows)


@twin("rademacher-convex-hull", says="votes may be negative, if they add up to 1", part=(1, 3))
@given(rows=classes(size=(2, 3)), c=rationals)
def test_twin_affine_votes(rows, c):
    line = combined([c, 1 - c], rows[:2])
    assert by_hand([*rows, line]) == by_hand(rows)


# -------------------------------------------------------------- sign-moment


@claim("sign-moment", by="exact", part=1)
@given(rationals)
def test_cosh_is_below_a_gaussian(s):
    """By rational bounds of both exponentials; equality at 0."""
    if s == 0:
        assert (ONE + ONE) / 2 == 1
        return
    highs = exp_bounds(s, 16)[1], exp_bounds(-s, 16)[1]
    assert sum(highs) / 2 < exp_bounds(s * s / 2, 16)[0]


@claim("sign-moment", by="exact", part=2)
@given(st.lists(positive, min_size=1, max_size=5))
def test_the_mean_of_a_product(z):
    """With z_i = exp(s t_i) > 0: the mean of the products over all sign vectors is a product."""
    means = mean([prod(v**s for v, s in zip(z, sigma, strict=True)) for sigma in flips(len(z))])
    assert means == prod((v + 1 / v) / 2 for v in z)


@claim("sign-moment", by="exact", part=2)
@given(st.lists(rationals, min_size=1, max_size=3), rationals)
def test_the_mean_of_an_exponential(t, s):
    exponents = [s * sum(g * v for g, v in zip(sigma, t, strict=True)) for sigma in flips(len(t))]
    high = mean([exp_bounds(e, 16)[1] if e else ONE for e in exponents])
    total = s * s * sum(v * v for v in t) / 2
    assert high <= (exp_bounds(total, 16)[0] if total else ONE)


@twin("sign-moment", says=r"$\cosh s\le e^{0.49\,s^2}$", over=[Fraction(3, 10)], part=1)
def test_twin_narrower_gaussian(s):
    lows = exp_bounds(s, 16)[0], exp_bounds(-s, 16)[0]
    assert sum(lows) / 2 <= exp_bounds(Fraction(49, 100) * s * s, 16)[1]


@twin("sign-moment", says="one coin may turn all of them", part=2)
@given(z=st.lists(positive, min_size=1, max_size=3))
def test_twin_one_coin_for_all(z):
    """The mean of exp(sigma sum t) against the product of the means, with z = exp t."""
    whole = prod(z)
    assert (whole + 1 / whole) / 2 <= prod((v + 1 / v) / 2 for v in z)


# -------------------------------------------------------------- massart


@claim("massart", by="exact", part=1)
@given(classes(size=(1, 6)))
def test_finite_classes(rows):
    """With the largest sum of squares, and with different rows counted once."""
    different = len(set(rows))
    assert is_below_massart(by_hand(rows), different, max(map(square, rows)), len(rows[0]))


@claim("massart", by="exact", part=2)
@given(classes(size=(1, 6), entries=st.sampled_from([-ONE, -HALF, ZERO, ONE])))
def test_finite_classes_of_bounded_functions(rows):
    n = len(rows[0])
    assert is_below_massart(by_hand(rows), len(set(rows)), Fraction(n), n)


@claim("massart", by="enumeration", part=2, over=list(sign_classes()))
def test_all_classes_of_signs(rows):
    n = len(rows[0])
    assert is_below_massart(by_hand(rows), len(rows), Fraction(n), n)


@twin(
    "massart",
    says=r"$\hat{\mathfrak R}_S(\mathcal H)\le\sqrt{\ln N/n}$",
    over=[[(ONE,), (-ONE,)]],
    part=(1, 2),
)
def test_twin_half_of_the_logarithm(rows):
    n = len(rows[0])
    premise(by_hand(rows) == 1)
    assert is_below_massart(by_hand(rows), len(rows), HALF * max(map(square, rows)), n)


@twin("massart", says="the functions may have any size", over=[[(ONE * 2,), (-ONE * 2,)]], part=2)
def test_twin_unbounded_functions(rows):
    n = len(rows[0])
    assert is_below_massart(by_hand(rows), len(rows), Fraction(n), n)


# -------------------------------------------------------------- rademacher-stumps


@st.composite
def places(draw):
    return draw(points(draw(st.integers(1, 6)), draw(st.integers(1, 2))))


@claim("rademacher-stumps", by="exact", part=(1, 2, 3))
@given(places(), st.data())
def test_stumps_and_their_votes(X, data):
    """The rows by thresholds below and at each value, and both signs."""
    n, d = len(X), len(X[0])
    rows = dichotomies(X)[1].T
    values = [[x[j] for x in X] for j in range(d)]
    above = [[1 if v > t else -1 for v in column] for column in values
             for t in (min(column) - 1, *column)]  # fmt: skip
    assert {tuple(s * v for v in row) for row in above for s in (1, -1)} == set(map(tuple, rows))
    size = 2 + 2 * d * (n - 1)
    assert len({tuple(row) for row in rows.tolist()}) == len(rows) <= size
    value = average(rows)
    assert is_below_massart(value, size, Fraction(n), n)
    assert value <= Fraction(stump_bound(n, d))
    few = [tuple(map(Fraction, row)) for row in rows[:4].tolist()]
    more = data.draw(mixtures(few, signs_too=True))
    assert average([*rows.tolist(), *more]) == value


@claim("rademacher-stumps", by="enumeration", part=1, over=range(1, 9))
def test_the_number_of_stumps_is_reached(n):
    """Different points on a line; and four points whose features order them in two ways."""
    assert dichotomies([[i] for i in range(n)])[1].shape[1] == 2 * n
    assert dichotomies([[0, 1], [1, 3], [2, 0], [3, 2]])[1].shape[1] == 14


@twin("rademacher-stumps", says="there are at most $2d(n-1)$ of them", part=1)
@given(X=places())
def test_twin_without_constants(X):
    assert dichotomies(X)[1].shape[1] <= 2 * len(X[0]) * (len(X) - 1)


@twin("rademacher-stumps", says=r"the average is at most $\sqrt{\ln(2+2d(n-1))/n}$", part=2)
@given(X=places())
def test_twin_stumps_without_the_two(X):
    n, d = len(X), len(X[0])
    value = average(dichotomies(X)[1].T)
    assert is_below_massart(value, 2 + 2 * d * (n - 1), Fraction(n, 2), n)


@twin("rademacher-stumps", says="votes may have any size", over=[[[0], [1]]], part=(2, 3))
def test_twin_votes_of_any_size(X):
    """On two points: twice each stump."""
    rows = 2 * dichotomies(X)[1].T
    premise(average(rows) == 2)
    assert is_below_massart(average(rows), 4, Fraction(2), 2)
