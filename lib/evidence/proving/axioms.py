"""The ten axioms, for a page to list."""

import z3

from evidence.proving import numbers, spaces
from evidence.proving.latex import Notation

AXIOMS = (
    spaces.ADDITIVE,
    spaces.HOMOGENEOUS,
    spaces.NEUTRAL,
    spaces.SYMMETRIC,
    spaces.POSITIVE,
    spaces.DEFINITE,
    spaces.SQUARE_ROOT,
    numbers.EXP_SUM,
    numbers.EXP_TANGENT,
    numbers.LOGARITHM,
)


def listed() -> list[tuple[str, str]]:
    """Name and formula of each axiom, in LaTeX."""
    notation = Notation({}, z3.IntVal(0))
    return [(next(iter(a.axioms)), notation.formula(a.statement)) for a in AXIOMS]
