"""The stochastic subgradient method: every step looks at a few points, drawn at random."""

from dataclasses import dataclass, field
from functools import partial

import numpy as np

from margins.base.data import BadInput, count
from margins.base.progress import Progress, reporting
from margins.base.types import Array, Count, LabelsLike, PointsLike, Scalar, VectorLike
from margins.first_order.problem import Problem, checked_problem
from margins.first_order.rates import INVERSE, Rate
from margins.first_order.run import Iterate, Record, Run, best_of
from margins.first_order.sequence import Walk

AVERAGES = ("mean", "tail", None)
ORDERS = ("uniform", "shuffled")
_ROWS = 8192  # that are drawn at a time


def sgd(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    *,
    steps: Count,
    rng: np.random.Generator,
    average: str | None = "mean",
    batch: Count = 1,
    order: str = "uniform",
    rate: Rate = INVERSE,
    weights: VectorLike | None = None,
    bias: bool = False,
    kink: Scalar = 0,
    progress: Progress = False,
) -> Run:
    """Stochastic subgradient steps for F(w, b) = lam/2 |w|^2 + (1/n) sum max(0, 1 - m_i).

        w <- w - eta (lam w - v_i y_i x_i),   b <- b + eta v_i y_i

    from (0, 0), for an example i that is drawn with equal chances, or with `batch` = k the mean
    over k of them, each drawn so (`sgd-unbiased`); v_i, `rate` and `kink` are as in `subgradient`,
    and b moves only with `bias`. Returned is the `average`: "mean" of w_0 to w_{T-1}, "tail" of
    the second half of them (from w_{floor(T/2)} on), or for None the last iterate w_T. The mean of
    steps 1/(lam t) comes with a bound (`sgd-average-bound`). With the `order` "shuffled" each pass
    takes all points once, in a random order: the theory asks for "uniform" draws, but whole passes
    come nearer this way. With `weights` chances are proportional to them, and the mean is
    weighted.

    With k = 1 many steps are taken at once and come out as if taken one by one, up to rounding.
    That is fast once updates hardly move w: for rates 1/(lam t), when lam t exceeds |x|^2. Else,
    and for speed, take k = 64 or 256 with the rate "2 sqrt(k/t)/|x|^2". A pass over n rows is n/k
    steps. `record` has the objectives when the passes double, from one pass on, and at the end,
    each for two products of the data with a vector.

    With one class all is as before: without bias it is a problem like others; with bias
    min F = 0 at w = 0 and |b| = 1, which steps of 1/(lam t) at first leave far behind.

    >>> rng = np.random.default_rng(0)
    >>> run = sgd([[0, 1], [2, 1], [1, 3]], [-1, 1, 1], 0.5, steps=20000, rng=rng)
    >>> run.gap < 0.01, run.predict([[2, 2]]).tolist()
    (True, [1])
    """
    at = checked_problem(X, y, lam, weights=weights, bias=bias, kink=kink)
    steps = count("steps", steps)
    size = count("batch", batch)
    if average not in AVERAGES:
        raise BadInput(f"average is {average!r}; use 'mean', 'tail' or None for the last iterate")
    if not hasattr(rng, "integers"):
        raise BadInput(f"rng is {rng!r}; give a generator such as np.random.default_rng(0)")
    walk = _walk(at, rate, size)
    draws = _draws(at, order, rng)
    notes, half = _Notes(at), steps // 2
    noted = _noted(steps, len(at.y), size)
    with reporting(progress, steps) as report, np.errstate(over="ignore", invalid="ignore"):
        for stop in sorted({*noted, half}):
            while walk.done < stop:
                _go(walk, at, draws, stop)
                report(walk.done)
            if stop == half:
                total, total_b = walk.total.copy(), walk.total_b
            if stop in noted:
                notes.take(walk)
    late = steps - half
    tail = Iterate((walk.total - total) / late, (walk.total_b - total_b) / late)
    last, mean = notes.last[-1], notes.mean[-1]
    return at.run(
        {None: last, "mean": mean, "tail": tail}[average],
        last=last,
        mean=mean,
        best=best_of(notes.last, notes.values),
        record=Record(np.array(notes.steps), np.array(notes.values), np.array(notes.means)),
        steps=steps,
        batch=size,
    )


def _noted(steps: int, n: int, batch: int) -> set[int]:
    """After which steps the objective is noted: when passes double, and at both ends."""
    noted, rows = {0, steps}, n
    while rows < steps * batch:
        noted.add(-(-rows // batch))
        rows *= 2
    return noted


def _walk(at: Problem, rate: Rate, batch: int) -> Walk:
    eta, d = at.rates(rate, batch), at.X.shape[1]
    sigma = at.lam if eta.inverse else 1.0
    return Walk(eta, batch, at.bias, at.ties, np.zeros(d), sigma, np.zeros(d))


@dataclass
class _Uniform:
    """Points drawn independently, with equal chances."""

    rng: np.random.Generator
    n: int

    def take(self, count: int) -> Array:
        return np.asarray(self.rng.integers(0, self.n, size=count))


@dataclass(repr=False)
class _Weighted:
    """Points drawn independently, with their shares as chances."""

    rng: np.random.Generator
    sums: Array

    def take(self, count: int) -> Array:
        places = self.rng.random(count) * self.sums[-1]
        found = np.searchsorted(self.sums, places, side="right")
        return np.asarray(np.minimum(found, len(self.sums) - 1))


@dataclass(repr=False)
class _Shuffled:
    """All points in a random order, then all in another."""

    rng: np.random.Generator
    n: int
    left: Array = field(default_factory=partial(np.empty, 0, np.int64))

    def take(self, count: int) -> Array:
        while len(self.left) < count:
            self.left = np.concatenate((self.left, self.rng.permutation(self.n)))
        found, self.left = self.left[:count], self.left[count:]
        return found


Draws = _Uniform | _Weighted | _Shuffled


def _draws(at: Problem, order: str, rng: np.random.Generator) -> Draws:
    if order not in ORDERS:
        raise BadInput(f"order is {order!r}; use 'uniform' or 'shuffled'")
    if at.shares is None:
        return (_Uniform if order == "uniform" else _Shuffled)(rng, len(at.y))
    if order == "shuffled":
        raise BadInput("order is 'shuffled', which has no place for weights; use 'uniform'")
    return _Weighted(rng, np.cumsum(at.shares))


def _go(walk: Walk, at: Problem, draws: Draws, stop: int) -> None:
    """The next steps, as many as are drawn at a time."""
    steps = min(stop - walk.done, max(1, _ROWS // walk.batch))
    drawn = draws.take(steps * walk.batch)
    y = at.signs[drawn]
    Z = np.take(at.X, drawn, axis=0)
    Z *= y[:, None]
    walk.go(Z, y)
    at.check_room(walk.theta / walk.sigma, walk.b, walk.done)
    at.check_room(walk.total / walk.done, walk.total_b / walk.done, walk.done)


@dataclass(repr=False)
class _Notes:
    """Iterates on the way, and what they cost."""

    at: Problem
    steps: list[int] = field(default_factory=list)
    last: list[Iterate] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    mean: list[Iterate] = field(default_factory=list)
    means: list[float] = field(default_factory=list)

    def take(self, walk: Walk) -> None:
        before = max(walk.done, 1)
        self.steps.append(walk.done)
        self.last.append(Iterate(walk.theta / walk.sigma, walk.b))
        self.mean.append(Iterate(walk.total / before, walk.total_b / before))
        for values, places in ((self.values, self.last), (self.means, self.mean)):
            values.append(self.at.value(places[-1]) if walk.done else 1.0)
