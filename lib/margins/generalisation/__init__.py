"""Why margins generalise: from the errors of a sample to those of a distribution.

`finite` has distributions with finitely many atoms, on which every expectation over samples is a
finite sum, and `seen` the atoms that a sample has shown. `rademacher` has the averages that say how
well a class can follow coin flips, `deviations` how far a sample can mislead. `rounding` sees to
it that what the theorems promise stays true in floats.
"""

from margins.generalisation.finite import Finite, Sample, distribution, leave_one_out

__all__ = ["Finite", "Sample", "distribution", "leave_one_out"]
