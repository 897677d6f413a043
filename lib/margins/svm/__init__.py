"""Support vector machines, one module a chapter.

Shared by several chapters: `solution` (what a solver returns), `certified` (`fit` in floats),
`exact` (`fit` in fractions), `path` (all C at once), `bias` (the best b), `dual_optima` (all
multipliers that are optimal), `certificates` (proofs of optimality). Parts of `certified`:
`solving` (attempts), `evaluation` (what they are worth), `solver` (how an attempt works
inside).
"""

from margins.base.convergence import NotConverged
from margins.svm.certified import fit, fit_path
from margins.svm.solution import Machine, NotSeparable, Solution

__all__ = ["Machine", "NotConverged", "NotSeparable", "Solution", "fit", "fit_path"]
