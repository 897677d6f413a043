"""What counts as evidence for a claim, how it is run, and how it is shown.

This package knows no mathematics. A claim is an id. A check is a test that bears one
(`claim`), a test of a false neighbour that must be refuted (`twin`), a symbolic identity
(`symbolic`), a statement about all reals (`smt`) or a proof for every n and d (`proof`).
`verify` runs the tests of a claim and shows what happened, `attempt` runs the properties of an
exercise against a reader's function.
"""

from evidence.attempt import attempt, exercise
from evidence.checks import claim, twin
from evidence.core import (
    KINDS,
    BrokenPromise,
    CheckFailed,
    Evidence,
    EvidenceError,
    NothingAsserted,
    NotProved,
    OneSided,
    TooFew,
    TwinSurvived,
    Undecided,
    UnknownClaim,
    UnknownExercise,
    Vacuous,
)
from evidence.proof import proof
from evidence.smt import smt
from evidence.symbolic import symbolic, symbolic_ge, symbolic_gt
from evidence.verify import verify
from evidence.watch import BrokenPremise, both_ways, premise, when

__all__ = [
    "KINDS",
    "BrokenPremise",
    "BrokenPromise",
    "CheckFailed",
    "Evidence",
    "EvidenceError",
    "NotProved",
    "NothingAsserted",
    "OneSided",
    "TooFew",
    "TwinSurvived",
    "Undecided",
    "UnknownClaim",
    "UnknownExercise",
    "Vacuous",
    "attempt",
    "both_ways",
    "claim",
    "exercise",
    "premise",
    "proof",
    "smt",
    "symbolic",
    "symbolic_ge",
    "symbolic_gt",
    "twin",
    "verify",
    "when",
]
