"""First-order methods for the regularised mean hinge, one module a chapter.

Shared by the chapters: `batch` (the subgradient method in floats), `sampling` (the stochastic
one), `run` (what both return). Parts of these: `problem` (checked input), `rates`, `sequence`
(many steps at once), `certificate` (what the returned point is worth).
"""

from margins.first_order.batch import subgradient
from margins.first_order.run import Run
from margins.first_order.sampling import sgd

__all__ = ["Run", "sgd", "subgradient"]
