"""Chapter *How this book is checked*: the worked example."""

from evidence import both_ways, claim, twin
from hypothesis import given
from strategies import rationals


@claim("product-below-squared-mean", by="exact", part="all")
@given(a=rationals, b=rationals)
def test_product_is_at_most_the_squared_mean(a, b):
    """ab <= ((a + b)/2)^2 on random fractions, with equality exactly if a = b."""
    mean = (a + b) / 2
    assert a * b <= mean**2
    both_ways(a * b == mean**2, a == b)


@twin(
    "product-below-squared-mean",
    says="the product is at most the mean: $ab\\le(a+b)/2$",
    part=1,
)
@given(a=rationals, b=rationals)
def test_twin_without_the_square(a, b):
    assert a * b <= (a + b) / 2
