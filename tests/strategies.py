"""Data on which theorems about margins break: small grids, duplicates, lines, contradictions.

Wide random integers never meet a tie; these do, within a few dozen examples. Nothing here is
filtered: separable data is planted. Every sample shrinks towards few points near the origin.
"""

import math
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

import numpy as np
from hypothesis import strategies as st
from margins import exact
from margins.base.examples import CORNER_LABELS, CORNER_POINTS

ZERO, QUARTER, HALF, ONE = Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(1)

biases = st.booleans()
integers = st.integers(-3, 3).map(Fraction)
rationals = st.builds(Fraction, st.integers(-6, 6), st.sampled_from([1, 1, 1, 2, 3]))
positive = st.builds(Fraction, st.integers(1, 6), st.sampled_from([1, 1, 2, 3]))
nonnegative = st.one_of(st.just(ZERO), positive)
signs = st.sampled_from([1, -1])
penalties = st.one_of(
    st.sampled_from(
        [Fraction(1), Fraction(1, 10), Fraction(10), Fraction(1, 1000), Fraction(1000)]
    ),
    st.builds(Fraction, st.integers(1, 8), st.integers(1, 8)),
)


class Sample(NamedTuple):
    """Points and labels, exact."""

    X: list[tuple[Fraction, ...]]
    y: list[int]


class Planted(NamedTuple):
    """A sample with a hyperplane that separates it strictly."""

    X: list[tuple[Fraction, ...]]
    y: list[int]
    w: tuple[Fraction, ...]
    b: Fraction


CORNERS = Planted(
    [tuple(map(Fraction, x)) for x in CORNER_POINTS], CORNER_LABELS, (ONE, ZERO), ZERO
)
PLUS_MINUS_ONE = Sample([(ONE,), (-ONE,)], [1, -1])


def vectors(d: int, entries: st.SearchStrategy[Fraction] = rationals):
    """Rational vectors with d entries."""
    return st.tuples(*[entries] * d)


def normals(d: int):
    """Rational vectors with d entries, not all zero."""
    return vectors(d).filter(any)


@st.composite
def hyperplanes(draw, d: int | None = None):
    """(w, b) with w != 0."""
    size = draw(st.integers(1, 3)) if d is None else d
    return draw(normals(size)), draw(rationals)


@st.composite
def rational_lengths(draw):
    """A vector of the plane, not 0, whose length is rational, and that length."""
    length, t = draw(positive), draw(rationals)
    scale = length / (1 + t * t)
    return ((1 - t * t) * scale, 2 * t * scale), length


@st.composite
def points(draw, n: int, d: int):
    """n points in one of four shapes: on a grid, rational, on a line, with many duplicates."""
    shape = draw(st.sampled_from(["grid", "rational", "line", "duplicates"]))
    if shape == "line":
        start, step = draw(vectors(d, integers)), draw(vectors(d, integers))
        times = draw(st.lists(integers, min_size=n, max_size=n))
        return [tuple(a + t * v for a, v in zip(start, step, strict=True)) for t in times]
    entries = rationals if shape == "rational" else integers
    size = max(1, n // 2) if shape == "duplicates" else n
    pool = draw(st.lists(vectors(d, entries), min_size=size, max_size=size))
    if shape == "duplicates":
        return [pool[draw(st.integers(0, size - 1))] for _ in range(n)]
    return pool


@st.composite
def samples(draw, n=(1, 7), d=(1, 3), *, two_classes=False, scaled=False):
    """Any labelled sample; with `scaled`, sometimes a million times larger or smaller."""
    count, size = draw(st.integers(*n)), draw(st.integers(*d))
    count = max(count, 2) if two_classes else count
    X = draw(points(count, size))
    y = draw(st.lists(signs, min_size=count, max_size=count))
    if two_classes:
        y[0], y[-1] = 1, -1
    factor = Fraction(10) ** draw(st.sampled_from([0, 0, 0, 6, -6])) if scaled else Fraction(1)
    return Sample([tuple(factor * v for v in x) for x in X], y)


def contradicted(sample: Sample) -> Sample:
    """The sample with its first point once more, under the other label: nothing separates it."""
    return Sample([*sample.X, sample.X[0]], [*sample.y, -sample.y[0]])


@st.composite
def planted(draw, n=(1, 7), d=(1, 3), *, bias=True, two_classes=False):
    """A strictly separated sample: points labelled by a hyperplane, moved off it where needed."""
    count, size = draw(st.integers(*n)), draw(st.integers(*d))
    w = draw(normals(size))
    b = draw(rationals) if bias else Fraction(0)
    square = sum(v * v for v in w)
    X, y = [], []
    for i, x in enumerate(draw(points(max(count, 2) if two_classes else count, size))):
        f = sum(v * c for v, c in zip(w, x, strict=True)) + b
        side = (1, -1)[i] if two_classes and i < 2 else (1 if f > 0 else -1)
        if f * side <= 0:  # reflect it to the wanted side, or push it off the plane
            shift = (side - f if f == 0 else -2 * f) / square
            x = tuple(c + shift * v for c, v in zip(x, w, strict=True))
        X.append(x)
        y.append(side)
    return Planted(X, y, w, b)


finite = st.floats(-1e6, 1e6, allow_subnormal=False).filter(lambda v: v == 0 or abs(v) > 1e-6)


@st.composite
def float_hyperplanes(draw, d=(1, 6)):
    """(w, b, x) in floats over twelve orders of magnitude, w != 0."""
    size = draw(st.integers(*d))
    vector = st.lists(finite, min_size=size, max_size=size)
    return np.array(draw(vector.filter(any))), draw(finite), np.array(draw(vector))


class Game(NamedTuple):
    """Labels, and the predictions of some hypotheses, one list for each."""

    y: list[int]
    hypotheses: list[list[int]]


@st.composite
def games(draw, n=(3, 6), hypotheses=(1, 4)):
    """The first hypothesis, or its negation, errs on the first point only; the others anywhere."""
    count = draw(st.integers(*n))
    column = st.lists(signs, min_size=count, max_size=count)
    y, flip = draw(column), draw(signs)
    first = [flip * v for v in (-y[0], *y[1:])]
    size = st.integers(*hypotheses).map(lambda k: k - 1)
    return Game(y, [first, *draw(size.flatmap(lambda k: st.lists(column, min_size=k, max_size=k)))])


def usable(game: Game) -> list[list[int]]:
    """The hypotheses of a game whose error, when their turn comes, is not 0, 1/2 or 1."""
    D, kept = [Fraction(1, len(game.y))] * len(game.y), []
    for h in game.hypotheses:
        wrong = [a != b for a, b in zip(game.y, h, strict=True)]
        e = sum((d for d, bad in zip(D, wrong, strict=True) if bad), start=ZERO)
        if e not in (0, HALF, 1):
            kept.append(h)
            D = [d / (2 * e if bad else 2 * (1 - e)) for d, bad in zip(D, wrong, strict=True)]
    return kept


def with_coin(run, t):
    """The run with the hypothesis of a round once more, right after its round: then it is a coin,
    its vote is 0, and the weights stay. The library would stop there."""
    if t is None:
        return run
    t = t % len(run.errors) + 1
    hypotheses = *run.hypotheses[:t], run.hypotheses[t - 1], *run.hypotheses[t:]
    return replace(run, hypotheses=hypotheses, errors=(*run.errors[:t], HALF, *run.errors[t:]))


def optimal_offsets(solution):
    """Optimal b: the ends of the interval and its middle; of a half-line its end and two more."""
    low, high = solution.interval
    if low == -math.inf:
        return [high, high - 1, high - 1000]
    return [low, low + 1, low + 1000] if high == math.inf else [low, (low + high) / 2, high]


def in_balance(y, alpha):
    """The multipliers of the heavier class, scaled down until both classes have the same sum."""
    y, alpha = np.asarray(y), np.array(alpha)
    sums = {sign: alpha[y == sign].sum() for sign in (1, -1)}
    least = min(sums.values())
    factors = {sign: least / total if total else ONE for sign, total in sums.items()}
    return alpha * [factors[int(sign)] for sign in y]


@st.composite
def feasible(draw, n=(1, 4), d=(1, 2), **kwargs):
    """A sample, a price, whether there is a bias, and a point of the dual's domain."""
    sample, C, bias = draw(samples(n=n, d=d, **kwargs)), draw(penalties), draw(biases)
    share = st.one_of(st.sampled_from([ZERO, HALF, ONE]), st.just(Fraction(1, 3)))
    alpha = C * np.array(draw(vectors(len(sample.y), share)))
    return sample, C, bias, in_balance(sample.y, alpha) if bias else alpha


@st.composite
def solved(draw, n=(1, 4), d=(1, 2), bias=biases, **kwargs):
    """An exact solution of the soft margin and a dual optimum: the basic one, an end of the set
    of all dual optima in some direction, or the middle between the two."""
    sample, C = draw(samples(n=n, d=d, **kwargs)), draw(penalties)
    solution = exact.fit(*sample, C, bias=draw(bias))
    towards = draw(st.sampled_from([ZERO, HALF, ONE]))
    if not towards:
        return solution, solution.alpha
    cost = draw(vectors(len(sample.y), st.sampled_from([ZERO, ONE, -ONE])))
    end = exact.dual_optimum(solution, cost)
    return solution, towards * end + (1 - towards) * solution.alpha


def finite_ends(solution):
    """The finite ends of the interval of optimal b."""
    return [b for b in solution.interval if not math.isinf(b)]


# the path of the price

small = samples(n=(1, 4), d=(1, 2))
shares = st.integers(0, 4).map(lambda k: Fraction(k, 4))


@st.composite
def ladders(draw, rungs=2):
    """Increasing positive penalties."""
    steps = [draw(penalties), *(draw(positive) for _ in range(rungs - 1))]
    return tuple(sum(steps[: k + 1], Fraction(0)) for k in range(rungs))


def at_zero(sample, bias):
    """S(0): n, or with bias twice the smaller class."""
    return 2 * min(sample.y.count(1), sample.y.count(-1)) if bias else len(sample.y)


class Point:
    """The solution at C: w, slacks, cost A = |w|^2/2, total slack S, value V = A + C S."""

    def __init__(self, sample, C, bias):
        found = exact.fit(*sample, C, bias=bias)
        self.w, self.slack, self.value = found.w, found.slack, found.primal
        self.cost, self.total = found.w @ found.w / 2, found.slack.sum()


def points_on_path(sample, ladder, bias):
    """The solutions at the prices of a ladder."""
    return [Point(sample, C, bias) for C in ladder]


# float samples of every size and place

OFFSETS = [0.0, 1.0, -100.0, 1e4, -1e4, 1e6, -1e6]


def cloud(seed, n, d, offset, noise):
    """A Gaussian cloud cut by a hyperplane, labels blurred by noise."""
    rng = np.random.default_rng(seed)
    X = rng.standard_normal((n, d))
    y = np.where(X @ rng.standard_normal(d) + noise * rng.standard_normal(n) > 0, 1, -1)
    y[:2] = 1, -1
    return X + offset, y


clouds = st.builds(
    cloud,
    st.integers(0, 10**6),
    st.integers(20, 200),
    st.integers(1, 20),
    st.sampled_from(OFFSETS),
    st.sampled_from([0.0, 0.3, 1.0]),
)
prices = st.integers(-3, 9).map(lambda k: 10.0**k)


@st.composite
def labelled_pools(draw):
    """A pool of hypotheses, and labels."""
    n, m = draw(st.integers(1, 8)), draw(st.integers(1, 6))
    signs = st.sampled_from([-1, 1])
    pool = draw(st.lists(st.lists(signs, min_size=m, max_size=m), min_size=n, max_size=n))
    return np.array(pool), np.array(draw(st.lists(signs, min_size=n, max_size=n)))
