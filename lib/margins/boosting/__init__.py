"""AdaBoost and its relatives, one module a chapter.

Shared by several chapters: `engine` (a round, in any number type), `learners` (stumps, finite
pools), `vote` (a weighted vote), `ensemble` (`adaboost` in floats), `exact` (`adaboost` in
fractions), `rational_votes` (the same with votes of few digits), `additive` (other losses),
`line_search` (the best vote).
"""

from margins.boosting.ensemble import Ensemble, adaboost
from margins.boosting.learners import Column, pool_learner, stump_learner
from margins.boosting.vote import Vote

__all__ = ["Column", "Ensemble", "Vote", "adaboost", "pool_learner", "stump_learner"]
