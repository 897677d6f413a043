"""scikit-learn's interface to the learners of the book; needs the extra `sklearn`.

`classifier` holds what they share (labels, several classes, weights, checks of the input),
`machines` what minimises a loss and a norm, `votes` what adds stumps. Nothing in the library
imports it.
"""

from margins.estimators.machines import (
    LogisticClassifier,
    StochasticClassifier,
    SupportVectorClassifier,
)
from margins.estimators.votes import AdaBoost, GradientBoosting

__all__ = [
    "AdaBoost",
    "GradientBoosting",
    "LogisticClassifier",
    "StochasticClassifier",
    "SupportVectorClassifier",
]
