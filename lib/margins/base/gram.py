"""The Gram matrix of a kernel in floats: symmetric to the last digit, positive semidefinite.

Duality needs both. A kernel that has a theorem says so by a method `rounding`: how far the
entries that it computes on X may be from those of such a matrix, relative to the largest. Then
one triangle is computed and nothing is left to check. Of any other function both are looked at.
"""

import numpy as np

from margins.base.data import BadInput, as_floats, is_exact, kernel_values
from margins.base.types import Array, Kernel

ROUNDING = 1e-10  # relative to the largest entry, so much counts as rounding
_MOST = 30_000  # rows
_ENTRIES = 1 << 18  # of a block, which stays in the cache
_TILE = 256
_BELOW = np.tri(64, k=-1, dtype=bool)


def gram_matrix(kernel: Kernel, X: Array) -> tuple[Array, bool]:
    """kernel(X, X), and whether a theorem says that it is positive semidefinite but for rounding.

    Rounding may break the symmetry; then the upper triangle counts.
    """
    if len(X) > _MOST:
        raise BadInput(
            f"the Gram matrix of {len(X)} rows has {8e-9 * len(X) ** 2:.1f} GB; give at most "
            f"{_MOST} rows, or explicit features to the linear machine"
        )
    rounding = getattr(kernel, "rounding", None)
    if rounding is not None and rounding(X) <= ROUNDING:
        return _from_a_triangle(kernel, X), True
    K = kernel_values(kernel, X, X)
    return symmetric(as_floats("kernel", K) if is_exact(K) else K), False


def _from_a_triangle(kernel: Kernel, X: Array) -> Array:
    """Both triangles, the lower one copied."""
    n = len(X)
    K = np.empty((n, n))
    rows = min(_ENTRIES // n + 1, _TILE)
    for start in range(0, n, rows):
        stop = min(start + rows, n)
        K[start:stop, start:] = kernel_values(kernel, X[start:stop], X[start:])
        _mirror(K[start:stop, start:stop])
        K[stop:, start:stop] = K[start:stop, stop:].T
    return K


def _mirror(square: Array) -> None:
    """The upper triangle once more below, by halves, so that most of it is copied as a block."""
    n, half = len(square), len(square) // 2
    if n <= len(_BELOW):
        np.copyto(square, square.T.copy(), where=_BELOW[:n, :n])
        return
    _mirror(square[:half, :half])
    _mirror(square[half:, half:])
    square[half:, :half] = square[:half, half:].T


def symmetric(K: Array) -> Array:
    """K, or if rounding broke its symmetry, its upper triangle twice."""
    tiles = [slice(start, start + _TILE) for start in range(0, len(K), _TILE)]
    pairs = [(K[a, b], K[b, a].T) for i, a in enumerate(tiles) for b in tiles[i:]]
    apart = max(float(np.abs(upper - lower).max()) for upper, lower in pairs)
    if apart > ROUNDING * max(float(K.max()), -float(K.min())):
        raise BadInput("the kernel is not symmetric on these points")
    if apart:
        K = K.copy()  # it is the kernel's
        _mirror(K)
    return K
