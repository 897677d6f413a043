"""Sifting: solve a large multiclass machine on the few rows that are in doubt.

At the optimum the multipliers of a row stand on the classes with the largest Delta + score
(`multiclass-strong-duality`). Where one class leads by far in a rough solution, all of the row's
price is put on it. Only the rows where the two first are close, the band, are solved for. Then all
rows are looked at: what a row's class misses to the largest value, times its price, is the gap
that is left (`multiclass-duality-gap`), and such rows go into the band.

The rough solution comes from a random sample of the rows, solved in the same way.
"""

from dataclasses import dataclass, replace

import numpy as np

from margins.base.types import Array, Codes
from margins.multiclass.solver.interior import Point, solve
from margins.multiclass.solver.program import Program
from margins.svm.solver.rows import LinearRows, linear_rows

_FEW = 1500  # so many rows are solved at once
_FOR_EACH_UNKNOWN = 40
_SAMPLE = 8  # a sample has one row in so many
_ROUGH = 1e-2  # relative gap asked of a sample, and of a band that is to be narrowed
_ROUNDS = 25
_IN_BAND = 8  # rows of the narrowest band, for each unknown and class
_WIDE = 3000  # rows that are worth a rough solution first


@dataclass(frozen=True)
class Rows:
    """Points in scaled coordinates, their classes, and what each costs (`LinearRows`)."""

    points: LinearRows
    own: Codes
    classes: int
    c: Array

    @property
    def unknowns(self) -> int:
        return self.points.unknowns

    def take(self, rows: Array, weight: Array) -> "Rows":
        c = self.c[rows] * weight
        return replace(self, points=self.points.take(rows), own=self.own[rows], c=c)

    def machine(self, U: Array) -> tuple[Array, Array]:
        """The weights and biases of a solution, in the coordinates of the original points."""
        weights = np.array([self.points.w(u) for u in U])
        return weights, np.array([self.points.offset(u) for u in U])

    def values(self, U: Array) -> Array:
        """Of all rows: by how much each score is above the own one, a rival's raised by 1."""
        weights = U[:, : self.points.X.shape[1]] / self.points.scale
        v = weights @ self.points.X.T
        v += np.array([[self.points.offset(u)] for u in U])
        at = self.own, np.arange(len(self.own))
        v -= v[at]
        v += 1
        v[at] = 0
        return np.asarray(v)

    def cost(self, U: Array, v: Array) -> float:
        """The primal objective."""
        q = self.points.unit / self.points.scale**2
        features = U[:, : len(q)]
        return float(np.vdot(features, q * features) / 2 + self.c @ v.max(axis=0))

    def program(self, inside: Array, pinned: Array) -> Program:
        """The program of the rows `inside`; the price of each other row is on one class."""
        out = np.flatnonzero(~inside)
        which = np.flatnonzero(inside)
        points, K = self.points, self.classes
        beta = np.zeros((K, len(out)))
        at = np.arange(len(out))
        beta[self.own[out], at] += self.c[out]
        beta[pinned[out], at] -= self.c[out]
        G = np.zeros((K, self.unknowns))
        d = points.X.shape[1]
        balance = beta.sum(axis=1)
        G[:, :d] = (beta @ points.X[out] - np.outer(balance, points.shift)) / points.scale
        q = points.unit / points.scale**2
        if points.bias:
            q, G[:, -1] = np.append(q, 0.0), balance
        constant = float(self.c[out] @ (pinned[out] != self.own[out]))
        A = points.lifted(which)
        return Program(A, self.own[which], K, q, self.c[which], G, constant)

    def multipliers(self, inside: Array, pinned: Array, alpha: Array) -> Array:
        """Those of all rows, given those of the band."""
        found = np.zeros((self.classes, len(pinned)))
        found[pinned, np.arange(len(pinned))] = self.c
        found[:, inside] = alpha
        return found

    def can_balance(self, inside: Array, pinned: Array) -> bool:
        """Whether the band can make the biases stand still: the price that it has to put on each
        class is positive."""
        if not self.points.bias or inside.all():
            return True
        K = self.classes
        own = np.bincount(self.own, self.c, K)
        other = np.bincount(pinned[~inside], self.c[~inside], K)
        return bool((own - other > 0.05 / K * self.c[inside].sum()).all())


def rows_of(X: Array, own: Codes, classes: int, C: float, bias: bool) -> Rows:
    """Shifted and scaled points with their costs."""
    points = linear_rows(X, np.ones(len(X)), bias)
    return Rows(points, own, classes, np.full(len(X), C * points.unit))


def fit_rows(rows: Rows, tol: float) -> Point:
    """U and the multipliers of all rows, to a relative gap of about tol.

    Each round costs O(n d K), and a solution of the band, which holds a share of about
    sqrt(d K / n) of the rows.
    """
    n = len(rows.own)
    if n <= max(_FEW, _FOR_EACH_UNKNOWN * rows.unknowns):
        return at_once(rows, tol)
    sample, weight = _sampled(rows.own, rows.classes)
    rough = fit_rows(rows.take(sample, weight), max(tol, _ROUGH))
    return _refined(rows, rough.U, len(sample), tol)


def at_once(rows: Rows, tol: float) -> Point:
    """The same, without sifting."""
    return solve(rows.program(np.ones(len(rows.own), dtype=bool), rows.own), tol / 2)


def _sampled(own: Codes, classes: int) -> tuple[Array, Array]:
    """One row in eight, more from rare classes, and how many rows each one stands for.

    They are drawn alike in every call, so that equal input gives equal output.
    """
    rng = np.random.default_rng(len(own))
    m = len(own) // _SAMPLE
    rows, weights = [], []
    for k in range(classes):
        (members,) = np.nonzero(own == k)
        wanted = max(m * len(members) // len(own), m // (2 * classes))
        if wanted < len(members):
            rows.append(members[rng.integers(len(members), size=wanted)])
        else:
            rows.append(members)
        weights.append(np.full(len(rows[-1]), len(members) / max(1, len(rows[-1]))))
    return np.concatenate(rows), np.concatenate(weights)


def _refined(rows: Rows, U: Array, sampled: int, tol: float) -> Point:
    """Solve the band, the others pinned, until nothing is missing. A band that was too narrow to
    hold U near its place is widened.

    A row may leave the band only while the gap falls by a factor of 10 a round; then the band only
    grows, so that the end is reached.
    """
    v = rows.values(U)
    least = rows.cost(U, v)
    pinned, lead = _leaders(v)
    width = _band_width(lead, rows, sampled)
    inside, last = lead <= width, np.inf
    for _ in range(_ROUNDS if tol < _ROUGH else 2):
        while not rows.can_balance(inside, pinned):
            width = max(1.7 * width, float(np.quantile(lead, 0.01)), 1e-300)
            inside = inside | (lead <= width)
        narrowing = last == np.inf and _WIDE < np.count_nonzero(inside) < len(inside)
        goal = max(tol, _ROUGH) if narrowing else tol
        point = solve(rows.program(inside, pinned), goal / 2, U)
        alpha = rows.multipliers(inside, pinned, point.alpha)
        v = rows.values(point.U)
        missing = np.where(inside, 0, v.max(axis=0) - v[pinned, np.arange(len(pinned))])
        gap, cost = float(rows.c @ missing), rows.cost(point.U, v)
        if goal <= tol and gap <= tol / 2 * cost:
            break
        if cost > least:  # too far: the band was too narrow
            width *= 4
            inside = inside | (lead <= width)
            continue
        U, least = point.U, cost
        pinned, lead = _leaders(v)
        width = 0.2 * width if narrowing else min(0.3 * width, 1.5 * float(missing.max()))
        width = max(width, _narrowest(lead, rows))
        band = (lead <= width) | (missing > 0)
        inside, last = (band if gap < 0.1 * last else band | inside), gap
    return Point(point.U, alpha, point.gap + gap)


def sorted_out(rows: Rows, point: Point) -> Array:
    """Multipliers that look like 0 become 0, in favour of the class with the largest value.

    The interior point leaves all of them positive; whether one is heading to 0 is told by comparing
    its share of the price with what its class lacks (`multiclass-strong-duality`).
    """
    v = rows.values(point.U)
    at = v.argmax(axis=0), np.arange(v.shape[1])
    dropped = (v[at] - v) * rows.c > point.alpha
    alpha = np.where(dropped, 0.0, point.alpha)
    alpha[at] += np.where(dropped, point.alpha, 0.0).sum(axis=0)
    return alpha


def _leaders(v: Array) -> tuple[Array, Array]:
    """The class with the largest value of each row, and its lead."""
    first = v.argmax(axis=0)
    at = first, np.arange(v.shape[1])
    top = v[at]
    v[at] = -np.inf
    lead = top - v.max(axis=0)
    v[at] = top
    return first, lead


def _band_width(lead: Array, rows: Rows, m: int) -> float:
    """The half width of the band after a sample of m rows: values found from it are off by about
    sqrt(unknowns / m). The factors are found by trial."""
    few = lead[:: max(1, len(lead) // 20000)]
    share = 3 * np.sqrt(rows.unknowns / m)
    return max(float(np.quantile(few, min(share, 0.7))), _narrowest(lead, rows))


def _narrowest(lead: Array, rows: Rows) -> float:
    """Too few rows in the band would not hold U in its place."""
    few = min(_IN_BAND * rows.unknowns * rows.classes, len(lead) - 1)
    return float(np.partition(lead, few)[few])
