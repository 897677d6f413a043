"""Fast growing against growing by definition, option by option; and against scikit-learn."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import trees
from margins.trees import exact
from trees_drawn import problems


def same(fast, slow):
    """The same tree, node by node."""
    for name in ("feature", "left", "right"):
        assert getattr(fast, name).tolist() == getattr(slow, name).tolist(), name
    for name in ("threshold", "weight", "value"):
        assert (getattr(fast, name) == getattr(slow, name).astype(float)).all(), name
    assert fast.subsets == slow.subsets
    assert abs(fast.impurity - slow.impurity.astype(float)).max() < 1e-12
    assert (fast.d, fast.criterion) == (slow.d, slow.criterion)
    if slow.classes is not None:
        assert fast.classes.tolist() == slow.classes.tolist()


wide = st.integers(0, 2**20)


@given(
    problems(n=(1, 14), most=4, classes=(1, 5)),
    st.sampled_from(["depth", "best"]),
    st.none() | st.integers(1, 6),
    st.none() | st.integers(1, 3),
    st.integers(0, 2**32),
)
def test_the_tree_of_the_definition(problem, order, leaves, drawn, seed):
    X, y, how = problem
    how |= {"order": order, "max_leaves": leaves}
    rng = {"rng": np.random.default_rng(seed)} if drawn else {}
    fast = trees.grow(X, y, **how, features=drawn, **rng)
    rng = {"rng": np.random.default_rng(seed)} if drawn else {}
    same(fast, exact.grow(X, y, **how, features=drawn, **rng))


@pytest.mark.parametrize("impurity", ["gini", "entropy", "error", "variance"])
@pytest.mark.parametrize("classes", [2, 3])
@pytest.mark.parametrize("weights", [False, True])
def test_larger_samples_with_ties(impurity, classes, weights):
    """Nodes too large for floats to decide: three values a feature, and copies of a feature."""
    rng = np.random.default_rng(1)
    X = rng.integers(0, 4, size=(60, 2))
    X = np.hstack([X, X[:, ::-1], 3 - X])
    y = (X[:, 0] + rng.integers(0, classes, size=60)) % classes
    w = rng.integers(1, 10**4, size=60) if weights else None
    for order in ("depth", "best"):
        how = {"impurity": impurity, "order": order, "sample_weight": w, "max_leaves": 9}
        same(trees.grow(X, y, **how), exact.grow(X, y, **how))
        how |= {"categorical": [1, 4], "min_leaf": 2, "allow_zero_gain": False}
        same(trees.grow(X, y, **how), exact.grow(X, y, **how))
