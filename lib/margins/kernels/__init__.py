"""Kernels, for `svm.fit(..., kernel=...)`, and explicit features, for any linear learner.

`functions` has the objects that can be added and multiplied, `values` what they compute with,
`witnesses` looks for points that show that a function is no kernel, `separating` says what
separates a sample, with features or without.
"""

from margins.kernels.features import joined, one_hot, powers, products, waves, with_features
from margins.kernels.functions import KernelFunction, pointwise, scaled
from margins.kernels.kernel_algebra import conjugated, exp, normalised
from margins.kernels.kernels import (
    linear,
    median_width,
    polynomial,
    precomputed,
    rbf,
    squared_distances,
)
from margins.kernels.values import Features
from margins.kernels.witnesses import Witness, find_witness, gram

__all__ = [
    "Features",
    "KernelFunction",
    "Witness",
    "conjugated",
    "exp",
    "find_witness",
    "gram",
    "joined",
    "linear",
    "median_width",
    "normalised",
    "one_hot",
    "pointwise",
    "polynomial",
    "powers",
    "precomputed",
    "products",
    "rbf",
    "scaled",
    "squared_distances",
    "waves",
    "with_features",
]
