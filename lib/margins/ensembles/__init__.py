"""Votes and averages of many predictors, one module a chapter.

`intervals` has the confidence intervals of the chapter on resampling, `out_of_bag` what predictors
of resamples say of examples that they have not drawn.
"""

from margins.ensembles.bagging import Bag, bag
from margins.ensembles.forests import Forest, forest

__all__ = ["Bag", "Forest", "bag", "forest"]
