"""Fast growing against growing by definition, option by option; and against scikit-learn."""

from itertools import combinations_with_replacement

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import trees
from margins.base.data import BadInput
from margins.trees import exact
from margins.trees.criteria import Entropy
from sklearn import datasets
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor
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


def test_leaves_that_floats_cannot_tell_apart():
    """Decreases of 10^7 and of 10^7 - 10^-7: the larger one comes first, though it is on the
    right."""
    X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 0, 1]
    k = 10**7
    how = {"order": "best", "max_leaves": 3, "features": None}
    X = [[0, 0], [0, 1], [1, 1], [1, 0]]
    for weights in ([k + 1, k - 1, k, k], [k, k, k + 1, k - 1]):
        weights = np.array(weights)
        fast = trees.grow(X, y, **how, sample_weight=weights)
        same(fast, exact.grow(X, y, **how, sample_weight=weights))
        assert fast.feature[1:3].tolist() == ([-1, 1] if weights[2] == k else [1, -1])


@given(problems(n=(1, 12), classes=(1, 4)), st.sampled_from(["depth", "best"]))
def test_tenths_as_weights(problem, order):
    """Weights that are no whole numbers are rounded, and ties are within a rounding: the same
    tree as for ten times the weights."""
    X, y, how = problem
    w = np.array(how.pop("sample_weight") or [1] * len(y))
    slow = exact.grow(X, y, **how, order=order, sample_weight=w)
    fast = trees.grow(X, y, **how, order=order, sample_weight=w / 10)
    if order == "depth":
        for name in ("feature", "left", "threshold"):
            assert getattr(fast, name).tolist() == getattr(slow, name).astype(float).tolist()
        assert fast.subsets == slow.subsets
    assert fast.weight == pytest.approx(slow.weight.astype(float) / 10)
    assert len(fast) == len(slow)


@given(problems(n=(1, 12), impurities=["variance"]))
def test_tenths_as_numbers(problem):
    X, y, how = problem
    slow = exact.grow(X, y, **how)
    fast = trees.grow(X, np.array(y) / 10, **how)
    assert fast.to_text().count("\n") == slow.to_text().count("\n")
    assert fast.feature.tolist() == slow.feature.tolist()
    assert fast.threshold.tolist() == slow.threshold.astype(float).tolist()
    assert fast.value * 10 == pytest.approx(slow.value.astype(float), abs=1e-12)
    assert fast.impurity * 100 == pytest.approx(slow.impurity.astype(float), abs=1e-10)


@pytest.mark.parametrize("scale", [1e-300, 1e-3, 1e90])
def test_tiny_and_huge_scales(scale):
    rng = np.random.default_rng(0)
    X, y = rng.standard_normal((40, 3)), rng.standard_normal(40)
    labels = np.where(X[:, 0] + y > 0, "up", "down")
    scaled = trees.grow(X * scale, labels)
    assert scaled.feature.tolist() == trees.grow(X, labels).feature.tolist()
    assert scaled.predict(X * scale).tolist() == labels.tolist()
    weighted = trees.grow(X, labels, sample_weight=np.full(40, scale))
    assert weighted.feature.tolist() == trees.grow(X, labels).feature.tolist()
    numbers = trees.grow(X, y * scale, impurity="variance")
    assert numbers.feature.tolist() == trees.grow(X, y, impurity="variance").feature.tolist()
    assert numbers.predict(X) == pytest.approx(y * scale, rel=1e-9)


def test_neighbouring_floats():
    """No number lies between them: the threshold is the lower one."""
    X = [[1.0], [np.nextafter(1, 2)]]
    tree = trees.grow(X, [0, 1])
    assert tree.predict(X).tolist() == [0, 1]
    assert trees.grow([[-0.0], [0.0]], [0, 1]).feature.tolist() == [-1]


def test_a_numerical_mean_of_one_value_is_a_leaf():
    tree = trees.grow([[0], [1], [2]], [0.1, 0.1, 0.1], impurity="variance")
    assert len(tree) == 1
    assert tree.predict([[5]]) == pytest.approx([0.1])


def test_one_point_and_nothing_to_split():
    assert trees.grow([[1.5]], ["a"]).predict([[0]]).tolist() == ["a"]
    assert len(trees.grow([[1.5]] * 3, ["a", "b", "a"])) == 1
    assert len(trees.grow([[1.5]] * 3, ["a", "b", "a"], order="best")) == 1
    assert len(trees.grow([[0], [1]], ["a", "b"], max_depth=0)) == 1
    assert len(trees.grow([[0], [1]], ["a", "b"], order="best", max_leaves=1)) == 1
    assert len(trees.grow([[0], [1]], ["a", "b"], min_leaf=2)) == 1
    assert len(trees.grow([[0], [1]], ["a", "b"], features=1, rng=np.random.default_rng(0))) == 3


def test_features_without_a_split_make_room_for_others():
    """Only the last of 30 features has a split; it is found, whatever is drawn first."""
    X = np.zeros((6, 30))
    X[:, -1] = range(6)
    rng = np.random.default_rng(0)
    tree = trees.grow(X, [0, 1, 0, 1, 1, 0], features=1, rng=rng)
    assert tree.predict(X).tolist() == [0, 1, 0, 1, 1, 0]
    assert set(tree.feature[tree.inner]) == {29}


def gap_of_entropies(size, classes):
    """The least difference of scores that differ, over all nodes of a size."""
    least = np.inf
    for whole in combinations_with_replacement(range(1, size), classes):
        if sum(whole) == size:
            left = np.meshgrid(*[np.arange(w + 1.0) for w in whole], indexing="ij")
            sizes = sum(left)
            terms = [x * np.log(np.maximum(x, 1)) for part, w in zip(left, whole, strict=True)
                     for x in (part, w - part)]  # fmt: skip
            inside = [x * np.log(np.maximum(x, 1)) for x in (sizes, size - sizes)]
            steps = np.diff(np.sort((sum(terms) - sum(inside)).ravel()))
            least = min(least, steps[steps > 1e-10].min(initial=np.inf))
    return least


@pytest.mark.parametrize(
    ("classes", "sizes"), [(2, (8, 24, 39, 40)), (3, (12, 23, 24)), (5, (12,))]
)
def test_small_nodes_are_safe(classes, sizes):
    """Gains in entropy that differ, differ by more than the roundings of the largest table."""
    criterion = Entropy(classes, True, 2.0**20 - 1)
    assert criterion.is_safe([], np.array([max(sizes), 1000])).tolist() == [True, False]
    for size in sizes:
        assert gap_of_entropies(size, classes) > 2 * criterion.slack


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ({"impurity": "ginni"}, "impurity is 'ginni', but must be 'gini'"),
        ({"features": 1}, "rng is None, but a draw of features needs randomness"),
        ({"min_leaf": 0}, "min_leaf must be a whole number of at least 1"),
        ({"X": [[np.nan], [1]]}, "NaN"),
        ({"sample_weight": [0, 0]}, "not 0 everywhere"),
        ({"sample_weight": [1e308, 1e308]}, "finite sum"),
        ({"impurity": "variance", "y": [1e200, 0]}, "too large"),
        ({"impurity": "variance", "y": ["a", "b"]}, "y must hold numbers"),
    ],
)
def test_what_is_refused(bad, message):
    with pytest.raises(BadInput, match=message):
        trees.grow(**{"X": [[0], [1]], "y": [0, 1], **bad})


def test_too_many_levels():
    X = np.arange(18)[:, None]
    with pytest.raises(BadInput, match="feature 0 has 18 levels"):
        trees.grow(X, X[:, 0] % 3, categorical=[0])
    assert len(trees.grow(X, X[:, 0] % 2, categorical=[0])) == 3


def half_and_half(seed, n):
    rows = np.random.default_rng(seed).permutation(n)
    return rows[: n // 2], rows[n // 2 :]


@pytest.mark.parametrize("name", ["iris", "wine", "breast_cancer", "digits"])
def test_as_accurate_as_the_peer(name):
    """Held-out halves of ten splits: the mean difference is within three standard errors, or half a
    percent where all differences are small."""
    X, y = getattr(datasets, f"load_{name}")(return_X_y=True)
    differences = []
    for seed in range(10):
        a, b = half_and_half(seed, len(y))
        own = (trees.grow(X[a], y[a]).predict(X[b]) == y[b]).mean()
        peer = DecisionTreeClassifier(random_state=seed).fit(X[a], y[a]).score(X[b], y[b])
        differences.append(own - peer)
    error = np.std(differences, ddof=1) / np.sqrt(10)
    assert abs(np.mean(differences)) < 3 * error + 0.005


def test_as_accurate_as_the_peer_on_numbers():
    X, y = datasets.load_diabetes(return_X_y=True)
    ratios = []
    for seed in range(10):
        a, b = half_and_half(seed, len(y))
        own = trees.grow(X[a], y[a], impurity="variance", min_leaf=5).predict(X[b])
        peer = DecisionTreeRegressor(min_samples_leaf=5, random_state=seed).fit(X[a], y[a])
        ratios.append(np.mean((own - y[b]) ** 2) / np.mean((peer.predict(X[b]) - y[b]) ** 2))
    error = np.std(ratios, ddof=1) / np.sqrt(10)
    assert abs(np.mean(ratios) - 1) < 3 * error + 0.01


def test_the_peer_makes_the_same_tree():
    """Without ties between features the trees are the same, leaf by leaf."""
    rng = np.random.default_rng(3)
    X, y = rng.standard_normal((200, 4)), rng.standard_normal(200)
    own = trees.grow(X, y, impurity="variance", min_leaf=8)
    peer = DecisionTreeRegressor(min_samples_leaf=8).fit(X, y)
    assert sorted(own.predict(X)) == pytest.approx(sorted(peer.predict(X)))
    labels = (X[:, 0] + 0.5 * y > 0).astype(int)
    for impurity in ("gini", "entropy"):
        own = trees.grow(X, labels, impurity=impurity, order="best", max_leaves=4, min_leaf=5)
        peer = DecisionTreeClassifier(
            criterion=impurity, max_leaf_nodes=4, min_samples_leaf=5, random_state=0
        ).fit(X, labels)
        assert own.shares(X) == pytest.approx(peer.predict_proba(X))
        unit = np.log(2) if impurity == "entropy" else 1
        importances = own.importances() / unit
        assert importances == pytest.approx(peer.tree_.compute_feature_importances(False))
