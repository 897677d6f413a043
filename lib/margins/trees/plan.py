"""What is asked of a tree that is grown: the arguments of `grow`, checked once."""

from dataclasses import dataclass
from math import isqrt
from typing import Literal, TypeAlias, get_args

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, count, indices, is_whole
from margins.base.scalars import shown
from margins.base.types import Array, Count, VectorLike
from margins.trees.chances import generator, root_keys
from margins.trees.impurity import Impurity

Order: TypeAlias = Literal["depth", "best"]
Features: TypeAlias = Count | Literal["sqrt"] | None
MOST_SUBSETS = 1 << 16
"""How many splits of a qualitative feature are tried at the most."""


@dataclass(frozen=True, eq=False, repr=False)
class Plan(Brief):
    """The arguments of `grow`: `features` is a number up to d, `keys` holds the root's key if the
    features are drawn at random, `qualitative` says of each feature whether it is."""

    impurity: Impurity
    order: Order
    max_depth: int | None
    max_leaves: int | None
    min_leaf: int
    allow_zero_gain: bool
    features: int
    keys: Array | None
    qualitative: Array


def planned(
    d: int,
    *,
    impurity: Impurity,
    order: Order = "depth",
    max_depth: int | None = None,
    max_leaves: Count | None = None,
    min_leaf: Count = 1,
    allow_zero_gain: bool = True,
    features: Features = None,
    rng: np.random.Generator | None = None,
    categorical: VectorLike = (),
) -> Plan:
    """The arguments of `grow` for d features, checked."""
    _one_of("impurity", impurity, get_args(Impurity))
    _one_of("order", order, get_args(Order))
    if not isinstance(allow_zero_gain, bool | np.bool_):
        raise BadInput(f"allow_zero_gain must be True or False, but is {shown(allow_zero_gain)}")
    number = number_of_features(features, d)
    qualitative = np.zeros(d, dtype=bool)
    qualitative[indices("categorical", categorical, d)] = True
    if max_depth is not None and not (is_whole(max_depth) and max_depth >= 0):
        raise BadInput(f"max_depth must be a whole number of at least 0, not {shown(max_depth)}")
    return Plan(
        impurity=impurity,
        order=order,
        max_depth=None if max_depth is None else int(max_depth),
        max_leaves=None if max_leaves is None else count("max_leaves", max_leaves),
        min_leaf=count("min_leaf", min_leaf),
        allow_zero_gain=bool(allow_zero_gain),
        features=number,
        keys=None if features is None else root_keys(generator(rng, "a draw of features"), 1),
        qualitative=qualitative,
    )


def number_of_features(features: Features, d: int) -> int:
    """How many of d features a split may use: all, the root of d rounded down, or a number."""
    if features is None:
        return d
    if isinstance(features, str):
        _one_of("features", features, ("sqrt",))
        return max(1, isqrt(d))
    return min(d, count("features", features))


def sorting_suffices(impurity: Impurity, classes: int) -> bool:
    """Whether the levels of a qualitative feature can be sorted, so that a few of their subsets are
    enough: two classes at the most, or numbers (`categorical-sorted-suffices`)."""
    return impurity == "variance" or classes <= 2


def check_levels(X: Array, plan: Plan, classes: int) -> None:
    """Refuse a qualitative feature whose levels have too many splits to try
    (`categorical-count`)."""
    if sorting_suffices(plan.impurity, classes):
        return
    for j in np.flatnonzero(plan.qualitative).tolist():
        q = len(set(X[:, j].tolist()))
        if 2 ** (q - 1) - 1 > MOST_SUBSETS:
            raise BadInput(
                f"feature {j} has {q} levels, which is 2^{q - 1} - 1 splits, more than "
                f"{MOST_SUBSETS}; join rare levels, or code it as numbers or as one column a level"
            )


def _one_of(name: str, value: object, known: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in known:
        names = ", ".join(map(repr, known[:-1]))
        listed = f"{names} or {known[-1]!r}" if names else repr(known[-1])
        raise BadInput(f"{name} is {shown(value)}, but must be {listed}")
