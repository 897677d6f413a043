"""Exercises on kernels made from kernels."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def features(x):
    return [a * b for a in (1, x) for b in (2, x)]


def three(x):
    """the middle feature counts twice in an inner product: its factor is squared."""
    return [2, 5 * x, x * x]


def side_by_side(x):
    """side by side the features of both factors are those of their sum."""
    return [1, x, 2, x]


numbers = st.integers(-5, 5)


@exercise("ex-product-features", solution=features, wrong=(three, side_by_side))
@given(x=numbers, z=numbers)
def the_inner_product(yours, x, z):
    """The inner product of the features of x and z."""
    others, product = yours(z), (1 + x * z) * (4 + x * z)

    def right(found):
        pairs = zip(found, others.value, strict=True)
        return abs(sum(a * b for a, b in pairs) - product) < 1e-9

    why = f"the inner product with the features of {z} is not {product}"
    assert yours(x).satisfies(right, why)
