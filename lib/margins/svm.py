"""The support vector machine in floating point, every answer with its certificate.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

for finite C, and without slack for C = infinity. How it is solved does not matter for what is
returned: `fit` evaluates the primal at (w, b), the dual at a feasible alpha, and the difference
bounds the error of the objective (`duality-gap-identity`). The solver is in `margins.solver`.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.linalg.lapack import dpotrf

from margins.data import Array, BadInput, Labels, both_classes, sample
from margins.solution import Kernel, NotSeparable, Solution
from margins.solver.hard import Inseparable, fit_hard_linear, harden, least_margin
from margins.solver.rows import GramRows, LinearRows, Rows, linear_rows
from margins.solver.sifting import Fitted, fit_gram, fit_linear, solve_all

_UTMOST = 1e-13
_SEED = 0  # samples are drawn alike in every call, so that equal input gives equal output


class NotConverged(ArithmeticError):
    """The tolerance was not reached. `solution` is the best that was found, with its gap."""

    def __init__(self, solution: Solution, tol: float) -> None:
        super().__init__(
            f"the certified relative gap is {solution.gap:.2g}, not {tol:.2g}; "
            "`solution` holds what was found. Ask for a larger tol, rescale the features, "
            "or solve exactly with margins.exact.fit"
        )
        self.solution = solution


def fit(
    X: Any,
    y: Any,
    C: Any = math.inf,
    *,
    kernel: Kernel | None = None,
    bias: bool = True,
    tol: float = 1e-8,
) -> Solution:
    """The soft (C finite) or hard (C infinite) margin with a relative duality gap of at most tol.

    `kernel(X, Z)` is the matrix of inner products; without it the machine is linear. `bias`
    says whether there is a b. alpha lies in the box and is balanced up to rounding, b is the
    midpoint of the interval of all b that are optimal for this w (`bias-recovery`); with one
    class only, w = 0 and b is its finite end.

    Raises `NotSeparable` with Gordan's certificate for the hard margin of data that cannot be
    separated, and `NotConverged` with the solution if rounding keeps the gap above tol.

    Linear: about O(n d) for n much larger than d, never a matrix of n x n numbers. Kernel: the
    Gram matrix is stored, so n is limited to some thousands.
    """
    X, y = sample(X, y)
    X = X.astype(np.float64, copy=False)
    C = _cost(C)
    if not 0 < tol < 1:
        raise BadInput(f"tol must lie between 0 and 1, but is {tol}")
    if bias and math.isinf(C):
        both_classes(y, "the hard margin with bias")
    problem = _problem(X, y, C, kernel, bias)
    if bias and (y == y[0]).all():
        return problem.certified(np.zeros(X.shape[1]), np.zeros(len(y)))
    best: Solution | None = None
    for candidate in problem.candidates(tol):
        if best is None or not candidate.gap >= best.gap:
            best = candidate
        if best.gap <= tol:
            return best
    assert best is not None
    raise NotConverged(best, tol)


def _cost(C: Any) -> float:
    try:
        value = float(C)
    except (TypeError, ValueError) as error:
        raise BadInput(f"C must be a positive number or infinity, but is {C!r}") from error
    if not value > 0:
        raise BadInput(f"C must be positive (infinity for the hard margin), but is {C}")
    return value


@dataclass(frozen=True)
class _Problem:
    """A checked problem: the data for `Solution`, and the rows that the solver works on.

    The solver's rows have size about 1: its costs are unit * C, its multipliers unit * alpha.
    """

    X: Array
    y: Labels
    C: float
    bias: bool
    kernel: Kernel | None
    rows: Rows
    unit: float

    @property
    def hard(self) -> bool:
        return math.isinf(self.C)

    def candidates(self, tol: float) -> Iterator[Solution]:
        """Certified solutions, each from a slower and safer method than the one before."""
        for attempt in self._attempts(tol / 4):
            try:
                fitted = attempt()
            except Inseparable as error:
                raise NotSeparable(error.weights, bias=self.bias) from None
            if not fitted.settled:
                yield self._original(fitted, _sorted_out(fitted, self.unit * self.C))
            yield self._original(fitted, fitted.alpha)

    def _attempts(self, tol: float) -> list[Callable[[], Fitted]]:
        """With sifting, then with all rows at once and as precisely as rounding allows."""
        rows, rng = self.rows, np.random.default_rng(_SEED)
        if self.hard:
            if isinstance(rows, LinearRows):
                return [
                    lambda: fit_hard_linear(rows, tol, rng),
                    lambda: harden(rows, lambda c: solve_all(rows, c, _UTMOST)),
                ]
            return [
                lambda: harden(rows, lambda c: fit_gram(rows, c, tol)),
                lambda: harden(rows, lambda c: solve_all(rows, c, _UTMOST)),
            ]
        c = np.full(len(self.y), self.unit * self.C)
        if isinstance(rows, LinearRows):
            return [lambda: fit_linear(rows, c, tol, rng), lambda: solve_all(rows, c, _UTMOST)]
        return [lambda: fit_gram(rows, c, tol), lambda: solve_all(rows, c, _UTMOST)]

    def _original(self, fitted: Fitted, alpha: Array) -> Solution:
        """Back from the solver's units."""
        w = self.rows.hyperplane(fitted.u)[0] if isinstance(self.rows, LinearRows) else None
        at_bound = alpha >= self.unit * self.C
        return self.certified(w, np.where(at_bound, self.C, alpha / self.unit))

    def certified(self, w: Array | None, alpha: Array) -> Solution:
        """The `Solution` with this w (kernel machine: the one of alpha) and multipliers alpha.

        alpha is made feasible, b optimal, and all is evaluated on the original data, in O(n d)
        (kernel: O(n^2)). The hard margin is scaled so that the least margin is 1.
        """
        alpha = _feasible(alpha, self.y, self.C, self.bias)
        beta = alpha * self.y
        if isinstance(self.rows, LinearRows):
            assert w is not None
            scores, norm2 = self.X @ w, float(w @ w)
            pull = beta @ self.X
            dual_norm2 = float(pull @ pull)
        else:
            w = None
            scores = self.unit * (self.rows.K @ beta)
            norm2 = dual_norm2 = float(beta @ scores)
        if self.hard:
            least = least_margin(self.y * scores, self.y, self.bias)
            factor = 1 / least if least > 0 else 1.0
            alpha, scores = factor * alpha, factor * scores
            norm2, dual_norm2 = factor**2 * norm2, factor**2 * dual_norm2
            w = None if w is None else factor * w
        interval = _bias_interval(scores, self.y, self.hard) if self.bias else (0.0, 0.0)
        b = _middle(*interval)
        margins = self.y * (scores + b)
        slack = np.maximum(0, 1 - margins)
        # a slack below the rounding of its margin vanishes when (w, b) grows by as little
        slack[slack <= 1e-14 * (1 + abs(b) + float(np.abs(scores).max()))] = 0
        if self.hard:
            loss = 0.0 if least > 0 else math.inf
        else:
            loss = self.C * float(slack.sum())
        primal = norm2 / 2 + loss
        return Solution(
            X=self.X,
            y=self.y,
            C=self.C,
            bias=self.bias,
            w=w,
            b=b,
            interval=interval,
            slack=slack,
            alpha=alpha,
            margins=margins,
            primal=primal,
            # by rounding alone the two may come out in the wrong order
            dual=min(float(alpha.sum()) - dual_norm2 / 2, primal),
            kernel=self.kernel,
        )


def _problem(X: Array, y: Labels, C: float, kernel: Kernel | None, bias: bool) -> _Problem:
    rows: Rows
    if kernel is None:
        rows = linear_rows(X, y, bias)
        return _Problem(X, y, C, bias, kernel, rows, rows.unit)
    K = _gram(kernel, X)
    unit = float(np.diag(K).max()) or 1.0
    rows = GramRows(K / unit, y.astype(float), bias)
    return _Problem(X, y, C, bias, kernel, rows, unit)


def _gram(kernel: Kernel, X: Array) -> Array:
    """The Gram matrix, checked: duality needs it symmetric and positive semidefinite."""
    K = np.asarray(kernel(X, X), dtype=np.float64)
    n = len(X)
    if K.shape != (n, n):
        raise BadInput(f"kernel(X, X) must have shape {(n, n)}, but has {K.shape}")
    if not np.isfinite(K).all():
        raise BadInput("the kernel gives NaN or infinity on these points")
    size = float(np.abs(K).max())
    if np.abs(K - K.T).max() > 1e-10 * size:
        raise BadInput("the kernel is not symmetric on these points")
    K = (K + K.T) / 2
    nudged = K + 1e-13 * n * size * np.eye(n)
    if dpotrf(nudged, lower=1, overwrite_a=1)[1]:
        raise BadInput(
            "the kernel is not positive semidefinite on these points: its Gram matrix has the "
            f"eigenvalue {np.linalg.eigvalsh(K)[0]:.3g}; then there are no features behind it "
            "and no certificate"
        )
    return K


def _feasible(alpha: Array, y: Labels, C: float, bias: bool) -> Array:
    """alpha moved into the box and, with a bias, to sum alpha_i y_i = 0 up to rounding.

    The surplus is taken from the multipliers of the heavier class, in proportion to them; if
    possible from those between the bounds only, so that C stays C.
    """
    alpha = np.clip(alpha, 0, C)
    surplus = float(alpha @ y)
    if bias and abs(surplus) > 1e-15 * float(alpha.sum()):
        heavier = y * surplus > 0
        between = heavier & (alpha < C)
        chosen = between if alpha[between].sum() > abs(surplus) else heavier
        alpha[chosen] *= 1 - abs(surplus) / alpha[chosen].sum()
    return alpha


def _sorted_out(fitted: Fitted, c: float) -> Array:
    """Multipliers that look like 0 or c become 0 or c (`kkt-trichotomy`).

    The interior point leaves all of them between the bounds; which one it is heading to is told
    by comparing with the margin.
    """
    alpha, r = fitted.alpha, fitted.margins - 1
    top = min(c, float(alpha.max()))
    alpha = np.where(r * top > alpha, 0.0, alpha)
    return np.where(-r * c > c - alpha, c, alpha) if c < math.inf else alpha


def _bias_interval(scores: Array, y: Labels, hard: bool) -> tuple[float, float]:
    """All b that are optimal with these scores <w, x_i> (`bias-recovery`).

    Point i has margin 1 at b = y_i - <w, x_i>. As b grows past it the slope of the total slack
    grows by 1, from minus the number of positive points; so it is zero between two consecutive
    order statistics. O(n). For the hard margin, scaled to least margin 1, b is unique.
    """
    at_one = y - scores
    positive = int(np.count_nonzero(y > 0))
    if hard:
        b = float(at_one[y > 0].max() + at_one[y < 0].min()) / 2
        return b, b
    places = [k for k in (positive - 1, positive) if 0 <= k < len(y)]
    ordered = np.partition(at_one, places)
    low = float(ordered[positive - 1]) if positive > 0 else -math.inf
    high = float(ordered[positive]) if positive < len(y) else math.inf
    return low, high


def _middle(low: float, high: float) -> float:
    """The midpoint of an interval, or its finite end; one end is always finite."""
    if low == -math.inf:
        return high
    return low if high == math.inf else low + (high - low) / 2


def tight(solution: Solution) -> Array:
    """Indices with y_i f(x_i) = 1 - slack_i: on the margin or, soft, also inside or beyond.

    Points with 0 < alpha_i < C have margin 1 (`kkt-trichotomy`), so the largest deviation among
    them tells how precise the margins are; margins within twice that count as 1.
    """
    m = solution.margins
    free = (solution.alpha > 0) & (solution.alpha < solution.C)
    rounding = 1e-14 * (1 + float(np.abs(m).max()))
    error = 2 * float(np.abs(m[free] - 1).max(initial=0)) + rounding
    return np.flatnonzero(m <= 1 + error)


def refit_on(solution: Solution, subset: Any, tol: float = 1e-8) -> Solution:
    """The machine with the same C, kernel and bias, trained on the given indices only."""
    chosen = np.asarray(subset, dtype=np.int64).reshape(-1)
    if len(chosen) == 0:
        raise BadInput("the subset is empty; at least one point is needed")
    s = solution
    return fit(s.X[chosen], s.y[chosen], s.C, kernel=s.kernel, bias=s.bias, tol=tol)


def essential(solution: Solution) -> Array:
    """Indices whose removal provably changes w, found by one refit for each positive multiplier.

    The objective is 1-strongly convex in w, so the optimal w lies within sqrt(2 (primal - dual))
    of the one found. Two solutions further apart than both radii have different optima. Where
    nothing that can be solved is left (no point, or the hard margin with bias and one class)
    w counts as 0.
    """
    return np.array([i for i in solution.positive if _moves_w(solution, i)], dtype=np.int64)


def _moves_w(solution: Solution, i: int) -> bool:
    others = np.delete(np.arange(len(solution.y)), i)
    one_class = (solution.y[others] == solution.y[others[:1]]).all()
    alpha, radius = np.zeros(len(solution.y)), 0.0
    w: Any = 0.0
    if len(others) and not (one_class and solution.bias and math.isinf(solution.C)):
        smaller = refit_on(solution, others)
        alpha[others], w, radius = smaller.alpha, smaller.w, _radius(smaller)
    if solution.w is not None:
        distance = float(np.linalg.norm(solution.w - w))
    else:
        assert solution.kernel is not None
        beta = (solution.alpha - alpha) * solution.y
        K = solution.kernel(solution.X, solution.X)
        distance = math.sqrt(max(0.0, float(beta @ K @ beta)))
    return distance > radius + _radius(solution)


def _radius(solution: Solution) -> float:
    """How far w may be from the optimum, with the rounding of the two values added to the gap."""
    rounding = 1e-15 * abs(solution.primal)
    return math.sqrt(2 * (solution.primal - solution.dual + rounding))
