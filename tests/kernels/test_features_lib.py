"""Feature maps, one by one, and learners behind them."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import exact, first_order, svm
from margins.base.data import BadInput
from margins.kernels import joined, one_hot, polynomial, powers, products, rbf, waves, with_features
from margins.losses import least_squares, logistic
from strategies import samples

X, Y = [[-2, 1], [0, 0], [2, 1], [1, 3]], [-1, 1, -1, 1]
MAPS = [powers(3), products(2), waves(2), one_hot(X), joined(powers(1), waves())]


def first_order_sgd(A, y):
    return first_order.sgd(A, y, 0.1, steps=50, rng=np.random.default_rng(0))


LEARNERS = [
    svm.fit,
    lambda A, y: svm.fit(A, y, 1, bias=False),
    lambda A, y: svm.fit(A, y, 1, kernel=rbf(1)),
    lambda A, y: logistic.fit(A, y, 1),
    lambda A, y: least_squares.fit(A, y, 1),
    first_order_sgd,
]


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("phi", MAPS, ids=repr)
def test_any_learner_behind_any_map(phi, learner):
    machine, model = with_features(phi, learner)(X, Y), learner(phi(X), Y)
    new = [[3, 1], [1, 1]]
    assert machine.decision(new).tolist() == model.decision(phi(new)).tolist()
    assert machine.predict(new).tolist() == model.predict(phi(new)).tolist()


def test_arguments_go_to_the_learner():
    model = with_features(powers(2), exact.fit)(X, Y, Fraction(1, 2), bias=False).model
    assert (model.C, model.bias) == (Fraction(1, 2), False)


def test_inputs_need_not_be_numbers():
    """A map of words to their lengths."""
    machine = with_features(lambda words: [[len(w)] for w in words], exact.fit)(
        ["a", "bb", "long"], [-1, -1, 1]
    )
    assert machine.predict(["verse", "b"]).tolist() == [1, -1]


@pytest.mark.parametrize("phi", MAPS, ids=repr)
def test_maps_and_machines_can_be_pickled(phi):
    machine = with_features(phi, svm.fit)(X, Y)
    again = pickle.loads(pickle.dumps(machine))
    assert (again.decision(X) == machine.decision(X)).all()
    assert copy.deepcopy(phi) == phi
    assert "\n" not in repr(machine)


@pytest.mark.parametrize("phi", [powers(2), products(3), one_hot(X)], ids=repr)
def test_rational_features_are_exact(phi):
    """Integers and fractions stay what they are; floats stay floats."""
    thirds = [[Fraction(v, 3) for v in row] for row in X]
    assert {type(v) for v in np.ravel(phi(thirds))} <= {Fraction, int, np.int64}
    assert {type(v) for v in phi(X).ravel().tolist()} == {int}
    large = phi([[10**30, 1]])
    assert large.shape == phi(X)[:1].shape
    assert phi(np.array(X, dtype=float)).tolist() == phi(X).tolist()


def test_integers_do_not_overflow():
    assert powers(3)([[10**12]]).tolist() == [[10**12, 10**24, 10**36]]
    assert products(2)([[10**12]]).tolist() == [[1, 10**12, 10**12, 10**24]]


@given(samples(n=(1, 3), d=(1, 3)), samples(n=(1, 3), d=(3, 3)), st.integers(1, 3))
def test_products_are_the_features_of_the_polynomial_kernel(left, right, degree):
    """(1 + <x, z>)^degree, exactly."""
    other = [x[: len(left.X[0])] for x in right.X]
    phi, k = products(degree), polynomial(degree)
    assert (phi(left.X) @ phi(other).T == k(left.X, other)).all()


def test_waves_by_hand():
    found = waves(4)([[0, 1], [2, 3]])
    assert found == pytest.approx(np.array([[0, 1, 1, 0], [0, -1, -1, 0]]))
    assert waves()([[np.pi / 6]]) == pytest.approx(np.array([[0.5, 3**0.5 / 2]]))
    assert waves(1)([[1e15 + 0.25]]) == pytest.approx(np.array([[1, 0]]))


def test_one_hot_by_hand():
    phi = one_hot([[1, 2], [Fraction(1, 2), 0], [1, 2]])
    assert repr(phi) == "OneHot(2 inputs)"
    assert phi([[0.5, 0], [1, 2], [0, 0]]).tolist() == [[0, 1], [1, 0], [0, 0]]
    assert one_hot([[1]])(np.zeros((0, 1))).shape == (0, 1)


def test_joined_is_in_order():
    phi = joined(powers(2), lambda X: np.ones((len(X), 1)))
    assert phi([[3]]).tolist() == [[3, 9, 1]]
    assert repr(phi) == "Joined(2 maps)"
    with pytest.raises(BadInput, match="at least one feature map"):
        joined()


def test_bad_maps_are_refused():
    with pytest.raises(BadInput, match="phi is 'rbf', but must be a function of a sample"):
        with_features("rbf", svm.fit)
    with pytest.raises(BadInput, match="learner is 3, but must be a function of points and"):
        with_features(powers(2), 3)
    with pytest.raises(BadInput, match="phi is 3, but must be a function"):
        joined(powers(1), 3)
    with pytest.raises(BadInput, match="phi gives 1 rows of features, but must give one for each"):
        with_features(lambda _: [[1]], svm.fit)(X, Y)
    learned = with_features(lambda A: [[1]] * max(len(A), 2), svm.fit)(X, Y, 1)
    with pytest.raises(BadInput, match="phi gives 2 rows of features, but must give one for each"):
        learned.predict(X[:1])
    with pytest.raises(BadInput, match="features must be an array of shape"):
        with_features(lambda A: [1] * len(A), svm.fit)(X, Y)
    with pytest.raises(BadInput, match="features contains NaN or infinity"):
        with_features(lambda A: [[np.nan]] * len(A), svm.fit)(X, Y)
    with pytest.raises(BadInput, match="features contains NaN or infinity"):
        with_features(powers(20), svm.fit)(np.array(X) * 1e20, Y)
    with pytest.raises(BadInput, match="X must be a list or array of inputs"):
        with_features(powers(2), svm.fit)((x for x in X), Y)
    with pytest.raises(BadInput, match=r"1030301 features; take the kernel polynomial\(3\)"):
        products(3)(np.ones((2, 100)))
