"""Labels of several classes at the edge: any hashable values, which a learner knows by number."""

from collections.abc import Iterable, Sized
from contextlib import suppress
from operator import ne
from typing import Any

import numpy as np

from margins.base.scalars import BadInput, shown
from margins.base.types import Array, ClassesLike, Codes


def coded(y: ClassesLike, n: int, *, least: int = 2) -> tuple[Array, Codes]:
    """The K different labels among the n labels y, and the number of each point's class.

    Fewer classes than `least`, 1 or 2, are refused. Labels that can be compared are sorted,
    others stand in the order in which they first occur.
    Values that are equal are one label, as 1 and 1.0 are.
    """
    if type(y) is np.ndarray and y.dtype.kind in "biu" and y.shape == (n,) and n:  # many are
        found, codes = np.unique(y, return_inverse=True)
        return _several(found.tolist(), least), codes.astype(np.int64)
    labels = _listed(y, n)
    classes = list(dict.fromkeys(labels))
    with suppress(TypeError):  # then they have no order
        classes = sorted(classes)
    places = {label: k for k, label in enumerate(classes)}
    return _several(classes, least), np.array([places[label] for label in labels], dtype=np.int64)


def named(labels: list[Any]) -> Array:
    """As numbers or text if all are of one such type, otherwise as they are."""
    kinds = set(map(type, labels))
    if len(kinds) == 1 and kinds <= {bool, int, float, str}:
        found = np.array(labels)
        if found.dtype.kind in "biufU":
            return found
    found = np.empty(len(labels), dtype=object)
    found[:] = labels
    return found


def _listed(y: ClassesLike, n: int) -> list[Any]:
    """The labels one by one, refused where one is missing or cannot be a name."""
    if isinstance(y, np.ma.MaskedArray) and np.ma.is_masked(y):
        raise BadInput("y has masked entries; remove these points, or fill them with a label")
    if isinstance(y, str | bytes) or not (isinstance(y, Iterable) and isinstance(y, Sized)):
        raise BadInput(f"y must be a list or array of labels, one for each point, not {shown(y)}")
    array = np.asarray(y) if hasattr(y, "__array__") else None
    if isinstance(y, set | dict) or (array is not None and array.ndim != 1):
        raise BadInput("y must hold the labels in the order of the points, in one dimension")
    labels = list(y if array is None else array.tolist() if array.dtype.kind in "biufUS" else array)
    if len(labels) != n or not n:
        raise BadInput(f"y must hold one label for each of the {n} points, but has {len(labels)}")
    for label in labels:
        _name(label)
    return labels


def _name(label: object) -> None:
    if label is None:
        raise BadInput("y holds None; leave points without a label out")
    try:
        hash(label)
    except TypeError as error:
        raise BadInput(f"y holds {shown(label)}, which is not hashable, so no label") from error
    if ne(label, label):
        raise BadInput("y holds NaN, which is not equal to itself; leave such points out")


def _several(labels: list[Any], least: int) -> Array:
    if len(labels) < least:
        raise BadInput(f"y holds one class only, {shown(labels[0])}; a classifier needs two")
    return named(labels)
