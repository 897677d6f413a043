"""What counts as evidence for a claim, how it is run, and how it is shown.

This package knows no mathematics. A claim is an id. A check is a test that bears one
(`claim`), a test of a false neighbour that must be refuted (`twin`), a symbolic identity
(`symbolic`) or a statement about all reals (`smt`). `verify` runs the tests of a claim and
shows what happened.
"""

from evidence.checks import claim, twin
from evidence.core import (
    KINDS,
    CheckFailed,
    Evidence,
    EvidenceError,
    NothingAsserted,
    NotProved,
    TwinSurvived,
    Undecided,
    UnknownClaim,
    Vacuous,
)
from evidence.smt import smt
from evidence.symbolic import symbolic, symbolic_ge, symbolic_gt
from evidence.verify import verify

__all__ = [
    "KINDS",
    "CheckFailed",
    "Evidence",
    "EvidenceError",
    "NotProved",
    "NothingAsserted",
    "TwinSurvived",
    "Undecided",
    "UnknownClaim",
    "Vacuous",
    "claim",
    "smt",
    "symbolic",
    "symbolic_ge",
    "symbolic_gt",
    "twin",
    "verify",
]
