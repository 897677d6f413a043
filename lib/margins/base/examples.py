"""Data sets that several chapters and tests use: each stands here, once."""

TEN_POINTS = [(1, 2), (1, 3), (4, 7), (5, 9), (7, 8), (3, 1), (5, 3), (6, 2), (9, 10), (9, 1)]
TEN_LABELS = [1] * 5 + [-1] * 5
"""The textbook run: stumps with weighted errors 3/10, 3/14, 3/22 and no training error after."""

FOUR_POINTS = [(0,), (1,), (2,), (3,)]
FOUR_LABELS = [1, 1, -1, 1]
"""On the line; the weighted errors are Fib_t / (2 Fib_{t+2}) (`fibonacci-errors`)."""

CYCLING_POOL = [
    [1 if sign == "+" else -1 for sign in row]
    for row in (
        "-++++--+",
        "-++--+++",
        "+-+++-++",
        "+-++-+++",
        "+-+-+++-",
        "++-++++-",
        "++-+++-+",
        "++++--+-",
    )
]
"""Entries y_i h_j(x_i), rows examples: maximum margin 3/8, AdaBoost's limit 1/3
(`adaboost-not-max-margin`)."""

CORNER_POINTS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
CORNER_LABELS = [1, 1, -1, -1]
"""The corners of a square: one street, many dual optima (`w-unique-alpha-not`)."""

SIX_POINTS = [(2, 2), (3, 1), (3, 3), (0, 0), (-1, 1), (0, -1)]
SIX_LABELS = [1, 1, 1, -1, -1, -1]
"""Separable, with the street w = (1, 1)/2 (`hard-unique`)."""

EIGHT_POINTS = [(3, 2), (3, 0), (0, 3), (-1, -1), (-3, -1), (-2, 1), (1, -1), (-1, 0)]
EIGHT_LABELS = [1, 1, 1, 1, -1, -1, -1, -1]
"""No line separates them: a soft margin with slack (`slack-elimination`)."""

PATH_POINTS = [(3, -1), (2, 0), (1, 1), (3, 3), (0, 2), (-3, -1), (1, -2), (-3, 1), (-2, 1), (0, 0)]
PATH_LABELS = [1] * 5 + [-1] * 5
"""Separable; seven critical prices, the last one 1 (`gamma-infinity-separable`)."""
