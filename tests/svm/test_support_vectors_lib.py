"""Support vectors of float machines: tolerances."""

from dataclasses import replace
from inspect import signature

import numpy as np
import pytest
from margins import svm
from margins.svm import support_vectors


@pytest.mark.parametrize("off", [0.0, 1e-3, -1e-3])
def test_margins_count_as_one_within_twice_the_error_of_free_points(off):
    """The first point is free; the others, at 0, are beyond the margin by about as much."""
    error = 2 * abs(off)
    margins = 1 + np.array([off, error + 0.5e-9, error + 1.5e-9, -3])
    machine = svm.fit([[1.0], [2.0], [3.0], [-1.0]], [1, 1, 1, -1], 5.0)
    s = replace(machine, margins=margins, alpha=np.array([0.5, 0, 0, 5]))
    assert support_vectors.tight(s).tolist() == [0, 1, 3]


def test_a_refit_is_as_precise_as_a_fit():
    tolerances = [
        signature(f).parameters["tol"].default for f in (svm.fit, support_vectors.refit_on)
    ]
    assert tolerances[0] == tolerances[1]
