"""Newton's descent: a Hessian that is corrected by what steps have shown."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.losses.descent import Model

HESSIAN = np.array([[4.0, 1.0], [1.0, 3.0]])
entries = st.integers(-3, 3).map(float)
vectors = st.tuples(entries, entries).map(np.array)


@given(st.lists(st.tuples(vectors, vectors), max_size=3), vectors)
def test_the_last_pair_is_obeyed_and_the_model_is_a_metric(pairs, gradient):
    """The step that undoes a change of the gradient is the one along which it changed so."""
    model = Model(HESSIAN)
    for step, change in pairs:
        model.learn(step, change)
        if step @ change > 0:
            np.testing.assert_allclose(model.inverse(change), step, rtol=1e-9, atol=1e-9)
    if gradient.any():
        assert gradient @ model.inverse(gradient) > 0


def test_without_pairs_it_is_the_hessian_and_along_its_own_steps_it_stays_so():
    model, step = Model(HESSIAN), np.array([1.0, -2.0])
    np.testing.assert_allclose(model.inverse(HESSIAN @ step), step)
    model.learn(step, HESSIAN @ step)
    np.testing.assert_allclose(model.inverse(np.eye(2)[0]), np.linalg.inv(HESSIAN)[0])


@given(vectors, vectors, vectors)
def test_a_scaled_model_is_that_of_the_scaled_function(step, change, gradient):
    model, other = Model(HESSIAN), Model(8 * HESSIAN)
    model.learn(step, change)
    other.learn(step, 8 * change)
    expected = other.inverse(gradient)
    np.testing.assert_allclose(model.scaled(8).inverse(gradient), expected, rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(model.inverse(gradient), 8 * expected, rtol=1e-9, atol=1e-9)


def test_a_singular_hessian_is_named():
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        Model(np.ones((2, 2)))
