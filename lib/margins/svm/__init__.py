"""Support vector machines, one module a chapter.

Shared by several chapters: `solution` (what a solver returns), `certified` (`fit` in floats),
`exact` (`fit` in fractions), `path` (all C at once), `bias` (the best b), `dual_optima` (all
multipliers that are optimal), `certificates` (proofs of optimality), `solver` (how `certified`
works inside).
"""

from margins.svm.certified import NotConverged, fit
from margins.svm.solution import NotSeparable, Solution

__all__ = ["NotConverged", "NotSeparable", "Solution", "fit"]
