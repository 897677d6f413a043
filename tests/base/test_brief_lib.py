"""Results that print in one line."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from margins.base.brief import Brief


@dataclass(frozen=True, repr=False)
class Held(Brief):
    it: Any


@pytest.mark.parametrize(
    ("it", "shown"),
    [
        (np.zeros((60, 3)), "<60x3>"),
        (np.zeros(7), "<7>"),
        ((1, 2, 3), "<3>"),
        ([], "<0>"),
        (0.5, "0.5"),
        (Fraction(1, 3), "1/3"),
        (Fraction(10**27, 7), "1" + "0" * 27 + "/7"),
        (Fraction(10**28, 7), "about 1.43e+27"),
        (Held(1), "Held"),
        ("short", "'short'"),
        ("x" * 28, "'" + "x" * 28 + "'"),
        ("x" * 29, "'" + "x" * 29 + "..."),
        (np.array(2.0), "array(2.)"),
        (None, "None"),
    ],
    ids=str,
)
def test_what_is_long_shows_its_shape(it, shown):
    assert repr(Held(it)) == f"Held(it={shown})"
