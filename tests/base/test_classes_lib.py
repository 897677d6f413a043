"""Labels of several classes: numbered at the edge, whatever they are."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.classes import coded
from margins.base.data import BadInput

NAMES = st.one_of(st.integers(), st.text(max_size=3), st.booleans(), st.tuples(st.integers(0, 2)))


@given(st.lists(NAMES, min_size=2, max_size=12))
def test_numbers_and_classes_say_the_same_as_labels(y):
    if len(set(y)) == 1:
        with pytest.raises(BadInput, match="y holds one class only"):
            coded(y, len(y))
        return
    classes, codes = coded(y, len(y))
    assert list(classes[codes]) == y
    assert len(classes) == len(set(y)) == codes.max() + 1


@pytest.mark.parametrize(
    ("y", "classes", "kind"),
    [
        (["b", "a", "b"], ["a", "b"], "U"),
        (np.array([3, 1, 2]), [1, 2, 3], "i"),
        ([True, False], [False, True], "b"),
        ([0.5, -1.0], [-1.0, 0.5], "f"),
        ([2**80, 1], [1, 2**80], "O"),
        ([("a", 1), "b"], [("a", 1), "b"], "O"),
        (np.array([(1,), "b", (1,)], dtype=object), [(1,), "b"], "O"),
        (np.array(["2020-01-02", "2020-01-01"], dtype="datetime64[D]"), None, "O"),
    ],
)
def test_classes_are_sorted_where_they_can_be(y, classes, kind):
    found, codes = coded(y, len(y))
    assert found.dtype.kind == kind
    assert list(found) == (sorted(y) if classes is None else classes)
    assert list(found[codes]) == list(y)


class Tagged:
    """Like a table's column: it knows how to become an array, and has more than a list."""

    def __init__(self, values):
        self.values = np.asarray(values)

    def __array__(self, dtype=None, copy=None):
        return self.values

    def __len__(self):
        return len(self.values)

    def __iter__(self):
        return iter(self.values)


def test_a_column_of_a_table_passes():
    classes, codes = coded(Tagged(["x", "y", "x"]), 3)
    assert (list(classes), list(codes)) == (["x", "y"], [0, 1, 0])


@pytest.mark.parametrize(
    ("y", "message"),
    [
        ("ab", "must be a list or array of labels"),
        ({1, 2}, "in the order of the points"),
        ([1, 2, 3], "one label for each of the 2 points, but has 3"),
        ([1, None], "leave points without a label out"),
        ([1, float("nan")], "not equal to itself"),
        ([1, [2]], "not hashable"),
        (np.ma.masked_array([1, 2], [True, False]), "masked"),
    ],
)
def test_what_is_no_label_is_refused_by_name(y, message):
    with pytest.raises(BadInput, match=rf"^y .*{message}"):
        coded(y, 2)
