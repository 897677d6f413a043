"""scikit-learn's interface to the learners of the book; needs the extra `sklearn`.

`classifier` holds what they share (labels, several classes, weights, checks of the input),
`machines` what minimises a loss and a norm, `votes` what adds stumps, `trees` trees and forests.
Nothing in the library imports it.
"""

from margins.estimators.machines import (
    LogisticClassifier,
    StochasticClassifier,
    SupportVectorClassifier,
)
from margins.estimators.trees import ForestClassifier, TreeClassifier, TreeRegressor
from margins.estimators.votes import AdaBoost, GradientBoosting

__all__ = [
    "AdaBoost",
    "ForestClassifier",
    "GradientBoosting",
    "LogisticClassifier",
    "StochasticClassifier",
    "SupportVectorClassifier",
    "TreeClassifier",
    "TreeRegressor",
]
