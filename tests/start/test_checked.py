"""Chapter *How this book is checked*: the worked example."""

from evidence import claim, twin
from hypothesis import given
from strategies import rationals


@claim("product-below-squared-mean", by="exact")
@given(a=rationals, b=rationals)
def test_product_is_at_most_the_squared_mean(a, b):
    """ab <= ((a + b)/2)^2 on random fractions, with equality only for a = b."""
    gap = ((a + b) / 2) ** 2 - a * b
    assert gap >= 0
    assert (gap == 0) == (a == b)


@twin("product-below-squared-mean", says="the product is at most the mean: $ab\\le(a+b)/2$")
@given(a=rationals, b=rationals)
def test_twin_without_the_square(a, b):
    assert a * b <= (a + b) / 2
