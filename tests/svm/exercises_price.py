"""Exercises of the chapter *The price C*."""

from evidence import exercise
from exercise_data import labels, listed, numbers
from hypothesis import given
from margins.svm.bias import best_bias


def best_offsets(scores, y):
    kinks = sorted(t - s for s, t in zip(scores, y, strict=True))
    k = y.count(1)
    return kinks[k - 1], kinks[k]


def median(scores, y):
    """the middle of the kinks is right for classes of equal size only."""
    kinks = sorted(t - s for s, t in zip(scores, y, strict=True))
    k = len(y) // 2
    return kinks[k - 1], kinks[k]


def other_class(scores, y):
    """the slope starts at minus the number of positive points, so these are the ones to count."""
    kinks = sorted(t - s for s, t in zip(scores, y, strict=True))
    k = y.count(-1)
    return kinks[k - 1], kinks[k]


def without_labels(scores, y):
    """point i reaches the margin 1 at b = y_i - score, not where its score becomes 0."""
    kinks = sorted(-s for s in scores)
    k = y.count(1)
    return kinks[k - 1], kinks[k]


two_classes = listed((numbers, labels), fewest=2).map(
    lambda sample: (sample[0], [1, -1, *sample[1][2:]])
)


@exercise("ex-best-offsets", solution=best_offsets, wrong=(median, other_class, without_labels))
@given(two_classes)
def least_slack(yours, sample):
    """The smallest and the largest b with the least total slack."""
    scores, y = sample
    expected = best_bias([[s] for s in scores], y, [1])
    assert yours(scores, y).equals(expected, "the two ends are")
