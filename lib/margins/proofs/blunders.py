"""Proofs of the chapter on what a convex loss can get wrong."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, iff, implies


@proves(
    "ls-tilt-minimal",
    {"outside": False},
    "The positive point may lie between the others.",
    example={"t": 1, "r": 2, "p": "-4/3", "q": 1},
)
def ls_tilt_minimal(s: Any, outside: bool = True) -> None:
    """Labels -, -, + at places 0, t, r of a line; the fitted score at a place z is p + q z. The two
    equations say that the residuals are orthogonal to 1 and to the places."""
    t, r, p, q = (s.real(name) for name in ("t", "r", "p", "q"))
    first, second, third = p, p + q * t, p + q * r
    level = s.given((-1 - first) + (-1 - second) + (1 - third) == 0)
    slope = s.given(t * (-1 - second) + r * (1 - third) == 0)
    apart = s.given(r * (r - t) > 0) if outside else s.given(r != 0, r != t)
    size = t * t - t * r + r * r
    positive = s.show(4 * size == (2 * t - r) * (2 * t - r) + 3 * (r * r), only=True)
    large = s.show(size > 0, positive, apart, only=True)
    steep = s.show(size * q == 2 * r - t, level, slope, only=True)
    known = steep, level
    one = s.show(size * first == -(r * r), *known, only=True)
    two = s.show(size * second == -((t - r) * (t - r)), *known, only=True)
    three = s.show(size * third == r * (r - t), *known, only=True)
    s.claim(
        1,
        both(
            size * first == -(r * r),
            size * second == -((t - r) * (t - r)),
            size * third == r * (r - t),
        ),
        one,
        two,
        three,
        only=True,
    )
    s.claim(2, first < 0, one, large, apart, only=True)
    s.claim(2, second < 0, two, large, apart, only=True)
    s.claim(2, third > 0, three, large, apart, only=True)
    s.prose("Other samples of at most three points are interpolated.")


@proves(
    "ls-tilt-extreme",
    {"shift": 3},
    "The sign is that of k + 3 - M.",
    example={"k": 1, "M": 1, "p": -1, "q": 2},
)
def ls_tilt_extreme(s: Any, shift: int = 2) -> None:
    """k + 1 negative points at 0, k positive points at 1, one at M; the fitted score is p + q x."""
    k, M, p, q = (s.real(name) for name in ("k", "M", "p", "q"))
    s.given(k >= 1, M > 0)
    level = s.given((k + 1) * (-1 - p) + k * (1 - p - q) + (1 - p - q * M) == 0)
    slope = s.given(k * (1 - p - q) + M * (1 - p - q * M) == 0)
    size = (2 * k + 2) * (k + M * M) - (k + M) * (k + M)
    parts = s.show(size == (M - k) * (M - k) + 2 * k * (M * M) + 2 * k, only=True)
    products = s.show(both(k * (M * M) > 0, (M - k) * (M - k) >= 0))
    large = s.show(both(size > 0, size >= 2 * k * (M * M)), parts, products)
    steep = s.show(size * q == (2 * k + 2) * (k + M), level, slope, only=True)
    twice = s.show((2 * k + 2) * (p + q) == (k + 2 - M) * q, level, only=True)
    scaled = s.show((2 * k + 2) * (size * (p + q)) == (k + 2 - M) * (size * q), twice, only=True)
    value = s.show(
        size * (p + q) == (k + M) * (k + 2 - M), scaled, steep, s.show(k >= 1), only=True
    )
    s.claim(1, size * (p + q) == (k + M) * (k + shift - M), value, only=True)
    s.claim(1, iff(p + q < 0, k + 2 < M), value, large)
    s.claim(1, iff(p + q == 0, k + 2 == M), value, large)
    rest = (2 * k + 2) * (k * (k + 2) + M)
    above = s.show(size * ((2 * k + 1) * (p + q) + 1) == rest, value, only=True)
    s.claim(2, (2 * k + 1) * (p + q) + 1 > 0, above, large)
    few = s.show(implies(k + 2 <= M, k * (k + 2) + M <= (k + 1) * M))
    times = s.show(implies(k + 2 <= M, rest <= 2 * ((k + 1) * (k + 1)) * M), few)
    third = s.show(3 * ((k + 1) * (k + 1)) <= 4 * (k * (2 * k + 1)))
    thirds = s.show(3 * ((k + 1) * (k + 1)) * M <= 4 * (k * (2 * k + 1)) * M, third)
    gap = s.let("g", (2 * k + 1) * (p + q) + 1)
    bound = s.show(implies(k + 2 <= M, 2 * k * (M * M) * gap <= rest), above, large)
    thin = s.show(
        implies(k + 2 <= M, 3 * (2 * k * (M * M) * gap) <= 8 * (k * (2 * k + 1)) * M),
        bound,
        times,
        thirds,
        only=True,
    )
    s.claim(2, implies(k + 2 <= M, 3 * M * gap <= 4 * (2 * k + 1)), thin)
