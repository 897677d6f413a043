"""Forests: each tree is the one that grows alone; votes and errors out of the bag, by hand."""

import pickle
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import trees
from margins.base.data import BadInput
from margins.ensembles import forests
from margins.ensembles.forests import forest
from margins.trees import batch, exact
from sklearn import datasets
from sklearn.ensemble import RandomForestClassifier
from trees_drawn import problems


class Keys(np.random.Generator):
    """A generator that gives one key only."""

    def __init__(self, key):
        super().__init__(np.random.PCG64(0))
        self.key = key

    def integers(self, *_args, **_kwargs):
        return self.key


@given(problems(n=(2, 9), d=(2, 3)), st.integers(1, 2), st.integers(0, 2**32), st.integers(1, 3))
def test_every_tree_is_the_one_that_grows_alone(problem, features, seed, together):
    X, y, how = problem
    del how["sample_weight"], how["allow_zero_gain"]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(batch, "_TOGETHER", together * len(y))
        grown = forest(X, y, trees=4, features=features, rng=np.random.default_rng(seed), **how)
    keys = forests.root_keys(np.random.default_rng(seed), 4)
    for tree, counts, key in zip(grown.trees, grown.counts, keys, strict=True):
        assert counts.sum() == len(y)
        how |= {"features": features, "sample_weight": counts}
        alone = trees.grow(X, y, **how, rng=Keys(np.array([key])))
        assert tree.to_text() == alone.to_text()
        assert tree.left.tolist() == alone.left.tolist()
        assert tree.value == pytest.approx(alone.value)
        assert tree.impurity == pytest.approx(alone.impurity)
        slow = exact.grow(X, y, **how, rng=Keys(np.array([key])))
        assert tree.feature.tolist() == slow.feature.tolist()


@given(problems(n=(2, 9)), st.integers(0, 2**32), st.integers(1, 5))
def test_votes_and_errors_by_hand(problem, seed, number):
    X, y, how = problem
    impurity = how["impurity"]
    grown = forest(X, y, trees=number, impurity=impurity, rng=np.random.default_rng(seed))
    said = [tree.predict(X).tolist() for tree in grown.trees]
    outside = [[s[i] for s, c in zip(said, grown.counts, strict=True) if not c[i]]
               for i in range(len(y))]  # fmt: skip
    assert grown.out_of_bag.tolist() == [len(o) for o in outside]
    if impurity == "variance":
        assert grown.predict(X) == pytest.approx(np.mean(said, axis=0))
        losses = [(np.mean(o) - v) ** 2 for o, v in zip(outside, y, strict=True) if o]
        means = [np.mean(o) if o else np.nan for o in outside]
        assert grown.out_of_bag_votes() == pytest.approx(means, nan_ok=True)
    else:
        labels = sorted(set(y))

        def winner(votes):
            counts = Counter(votes)
            return max(labels, key=lambda v: (counts[v], -labels.index(v)))

        assert grown.predict(X).tolist() == [winner(v) for v in zip(*said, strict=True)]
        assert grown.votes(X).sum(axis=1).tolist() == [number] * len(y)
        losses = [winner(o) != v for o, v in zip(outside, y, strict=True) if o]
        table = [[o.count(v) for v in labels] for o in outside]
        assert grown.out_of_bag_votes().tolist() == table
    if losses:
        assert grown.out_of_bag_error() == pytest.approx(np.mean(losses))
        assert grown.out_of_bag_errors()[-1] == grown.out_of_bag_error()
    else:
        with pytest.raises(BadInput, match="drawn every example"):
            grown.out_of_bag_error()
    assert len(grown.out_of_bag_errors()) == len(grown) == number


def test_importances():
    rng = np.random.default_rng(0)
    X = rng.standard_normal((60, 4))
    y = np.where(X[:, 2] > 0, "up", "down")
    grown = forest(X, y, trees=20, rng=rng)
    assert grown.importances().argmax() == grown.occurrences().argmax() == 2
    assert grown.occurrences().sum() == sum(len(tree.inner) for tree in grown.trees)
    each = [tree.importances() for tree in grown.trees]
    assert grown.importances() == pytest.approx(np.mean(each, axis=0))
    assert grown.features == 2


def test_draws_of_another_size():
    X, y = [[i] for i in range(10)], [0, 1] * 5
    grown = forest(X, y, trees=3, draws=4, rng=np.random.default_rng(0))
    assert grown.counts.sum(axis=1).tolist() == [4, 4, 4]
    again = pickle.loads(pickle.dumps(grown))
    assert repr(again) == repr(grown)
    assert "\n" not in repr(grown)


def test_one_class_and_one_point():
    grown = forest([[0.0]], ["a"], trees=2, rng=np.random.default_rng(0))
    assert grown.predict([[3.0]]).tolist() == ["a"]
    assert forest([[0], [1]], ["a", "a"], trees=2, rng=np.random.default_rng(0)).votes(
        [[5]]
    ).tolist() == [[2]]


def test_what_is_refused():
    X, y = [[0], [1]], [0, 1]
    with pytest.raises(BadInput, match="a forest needs randomness"):
        forest(X, y, trees=2, rng=None)
    with pytest.raises(BadInput, match="trees must be"):
        forest(X, y, trees=0, rng=np.random.default_rng(0))
    with pytest.raises(BadInput, match="18 levels"):
        forest(
            np.arange(18)[:, None],
            np.arange(18) % 3,
            trees=1,
            rng=np.random.default_rng(0),
            categorical=[0],
        )


@pytest.mark.parametrize("name", ["wine", "breast_cancer"])
def test_as_accurate_as_the_peer(name):
    """Held-out halves of ten splits: the mean difference is within three standard errors and one
    percent."""
    X, y = getattr(datasets, f"load_{name}")(return_X_y=True)
    differences = []
    for seed in range(10):
        rng = np.random.default_rng(seed)
        rows = rng.permutation(len(y))
        a, b = rows[::2], rows[1::2]
        own = (forest(X[a], y[a], trees=30, rng=rng).predict(X[b]) == y[b]).mean()
        peer = RandomForestClassifier(30, random_state=seed).fit(X[a], y[a]).score(X[b], y[b])
        differences.append(own - peer)
    error = np.std(differences, ddof=1) / np.sqrt(10)
    assert abs(np.mean(differences)) < 3 * error + 0.01
