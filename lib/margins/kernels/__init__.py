"""Kernels, for `svm.fit(..., kernel=...)`."""

from margins.kernels.kernels import (
    linear,
    median_width,
    polynomial,
    precomputed,
    rbf,
    squared_distances,
)

__all__ = ["linear", "median_width", "polynomial", "precomputed", "rbf", "squared_distances"]
