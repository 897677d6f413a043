"""Sifting: solve a large soft margin on the few rows near the margin.

At the optimum a row with margin above 1 has multiplier 0 and a row with margin below 1 has
multiplier C (`kkt-trichotomy`). If we knew on which side each row lies, only the rows in
between would be left to solve for. A rough solution tells the side of all rows but those in a
band around the margin; `refine` solves for the band with all other rows fixed, looks at every
row, and takes those found on the wrong side into the band. By `duality-gap-identity` the wrong
rows are exactly what is missing from the optimum: their cost times |margin - 1| is the gap.

The rough solution comes from a random sample of the rows, solved in the same way (linear
machine), or from decomposition steps (kernel machine, `solver.soft`).
"""

from dataclasses import dataclass

import numpy as np

from margins.base.types import Array
from margins.svm.bias import middle, soft_interval
from margins.svm.solver.interior import solve
from margins.svm.solver.rows import LinearRows, Rows

_FEW = 1500  # so many rows are solved at once
_FOR_EACH_UNKNOWN = 40
_SAMPLE = 8  # a sample has one row in so many
_ROUGH = 1e-3  # relative gap asked of a sample
_NARROWING = 1e-4  # and of a wide band
_ROUNDS = 25
_WIDE = 3000  # rows that are worth a rough solution first


@dataclass(frozen=True)
class Fitted:
    """u and the multipliers of all rows, with the margins and the |w|^2 that u gives.

    `settled`: see `interior.Point`.
    """

    u: Array
    alpha: Array
    margins: Array
    norm2: float
    settled: bool


def fit_linear(rows: LinearRows, c: Array, tol: float) -> Fitted:
    """The linear soft margin with costs c: solve a sample in the same way, then refine.

    Each round of `refine` costs O(n d), and a solution of the band, which holds a share of
    about sqrt(d / n) of the rows.
    """
    if are_few(rows):
        return solve_all(rows, c, tol)
    sample, weight = stratified_sample(rows.y)
    rough = fit_linear(rows.take(sample), c[sample] * weight, max(tol, _ROUGH))
    r = rows.evaluate(rough.u)[0] - 1
    return refine(rows, c, r, band_width(r, rows.unknowns, len(sample)), tol, start=rough.u)


def are_few(rows: LinearRows) -> bool:
    """Whether all rows are solved at once: a sample of them would not determine u well."""
    return len(rows.y) <= max(_FEW, _FOR_EACH_UNKNOWN * rows.unknowns)


def refit_linear(rows: LinearRows, c: Array, u: Array, moved: float, tol: float) -> Fitted:
    """The linear soft margin from the solution u for other costs, which needs no sample.

    Margins are expected to move by about `moved`. If that is more than a sample would miss them
    by, a sample tells more.
    """
    n = len(rows.y)
    r = rows.evaluate(u)[0] - 1
    if are_few(rows) or moved > band_width(r, rows.unknowns, n // _SAMPLE):
        return fit_linear(rows, c, tol)
    return refine(rows, c, r, moved, tol, start=u)


def solve_all(rows: Rows, c: Array, tol: float) -> Fitted:
    """The soft margin without sifting."""
    n = len(rows.y)
    program = rows.program(np.arange(n), c, np.zeros(n))
    point = solve(program, tol / 2, settle=tol < _NARROWING)
    margins, norm2 = rows.evaluate(point.u, point.alpha)
    return Fitted(point.u, point.alpha, margins, norm2, point.settled)


def stratified_sample(y: Array) -> tuple[Array, Array]:
    """One row in eight, a quarter of them at least from the rarer class if it has so many.

    Also returns how many rows each one stands for. Rows may repeat. They are drawn alike in
    every call, so that equal input gives equal output.
    """
    rng = np.random.default_rng(len(y))
    m = len(y) // _SAMPLE
    rows, weights = [], []
    for sign in (1.0, -1.0):
        members = np.flatnonzero(y == sign)
        count = max(m * len(members) // len(y), m // 4)
        if count < len(members):
            rows.append(members[rng.integers(len(members), size=count)])
        else:
            rows.append(members)
        weights.append(np.full(len(rows[-1]), len(members) / max(1, len(rows[-1]))))
    return np.concatenate(rows), np.concatenate(weights)


def band_width(r: Array, unknowns: int, m: int) -> float:
    """The half width of the band after a sample of m rows.

    Margins found from m rows are off by about sqrt(unknowns / m), so about such a share of all
    rows may lie on the wrong side; fewer if few rows lie below the margin. The factors are
    found by trial.
    """
    few = r[:: max(1, len(r) // 20000)]
    below = np.count_nonzero(few < 0) / len(few)
    share = 3 * (0.35 + 0.65 * min(1.0, 5 * below)) * np.sqrt(unknowns / m)
    share = min(max(share, 6 * unknowns / len(r)), 0.7)
    return float(np.quantile(np.abs(few), share))


def refine(
    rows: Rows,
    c: Array,
    r: Array,
    width: float,
    tol: float,
    *,
    start: Array | None = None,
    pin: bool = True,
) -> Fitted:
    """Solve the rows with |r| <= width, the others pinned, until no row is on the wrong side.

    r are the margins minus 1 at a rough solution. Without `pin` no row is pinned at its bound.
    A wide band is first solved roughly, which narrows it. A row may leave the band only while
    the gap falls by a factor of 10 a round; then the band only grows, so that the end is reached.
    """
    inside = np.abs(r) <= width
    last_gap = np.inf
    for _ in range(_ROUNDS if tol < _ROUGH else 2):
        inside, pinned, shift = _solvable(rows, c, r, inside, width, pin)
        if shift and start is not None:
            start = np.append(start[:-1], start[-1] + shift)
        which = np.flatnonzero(inside)
        program = rows.program(which, c[which], pinned)
        narrowing = last_gap == np.inf and _is_wide(len(which), len(r))
        goal = max(tol, _NARROWING) if narrowing else tol
        point = solve(program, goal / 2, start, settle=goal < _NARROWING)
        alpha = pinned
        alpha[which] = point.alpha
        margins, norm2 = rows.evaluate(point.u, alpha)
        fitted = Fitted(point.u, alpha, margins, norm2, point.settled)
        r = margins - 1
        if isinstance(rows, LinearRows):  # in other rows u has other coordinates each time
            start = point.u
        wrong = _misplaced(alpha, r, inside)
        missing = np.abs(r[wrong])
        gap = float(c[wrong] @ missing)
        value = abs(program.value(point.u, np.maximum(-r[which], 0)))
        if goal <= tol and gap <= tol / 2 * value:
            break
        width = _next_width(width, missing, narrowing)
        band = np.abs(r) <= width
        band[wrong] = True
        inside = band if gap < 0.1 * last_gap else band | inside
        last_gap = gap
    return fitted


def _is_wide(band: int, rows: int) -> bool:
    """Whether a band is worth a rough solution first: it has many rows, but not all."""
    return _WIDE < band < rows


def _misplaced(alpha: Array, r: Array, inside: Array) -> Array:
    """Rows outside the band that are not on the side of their multiplier."""
    return np.flatnonzero(np.where(alpha > 0, r > 0, r < 0) & ~inside)


def _next_width(width: float, missing: Array, narrowing: bool) -> float:
    """The half width of the next band: wide enough for rows as far off as the misplaced ones."""
    return 0.1 * width if narrowing else min(0.3 * width, 1.5 * float(missing.max(initial=0)))


def _solvable(
    rows: Rows, c: Array, r: Array, inside: Array, width: float, pin: bool
) -> tuple[Array, Array, float]:
    """Change the band until the rows inside can balance the pinned ones, and pin those.

    Without balance the program would be unbounded in b. First b is moved to where it is best for
    this w, and the band made narrow if few rows lie on one side of the margin: at a low price
    nearly all rows are pinned, and a sample does not tell which few are not. Then the band is
    widened. Also returns how far b was moved.
    """
    shift, shifted = 0.0, False
    while True:
        below = (r < 0) & ~inside
        if not pin:
            inside = inside | below
        pinned = np.where(below, c, 0.0) if pin else np.zeros(len(c))
        if inside.all() or (not rows.bias and inside.any()):
            return inside, pinned, shift
        surplus = float(pinned @ rows.y)
        low = -float(c[inside & (rows.y > 0)].sum())
        high = float(c[inside & (rows.y < 0)].sum())
        if low + 0.05 * (high - low) < surplus < high - 0.05 * (high - low):
            return inside, pinned, shift
        if shifted or not rows.bias:
            width = max(1.7 * width, float(np.quantile(np.abs(r), 0.01)), 1e-300)
            inside = inside | (np.abs(r) <= width)
        else:
            shift, shifted = middle(*soft_interval(rows.y * (r + 1), rows.y, c)), True
            r = r + rows.y * shift
            width = min(width, _distance_to(r, 8 * min((r > 0).sum(), (r < 0).sum()) + 100))
            inside = np.abs(r) <= width


def _distance_to(r: Array, rows: int) -> float:
    """How far from 0 the nearest so many entries of r go."""
    return float(np.partition(np.abs(r), rows)[rows]) if rows < len(r) else np.inf
