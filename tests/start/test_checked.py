"""Chapter *How this book is checked*: the worked example."""

from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
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


numbers = st.lists(rationals, min_size=1, max_size=6)


@claim("squared-mean-below-mean-square", by="exact", part=1)
@given(numbers)
def test_the_square_of_the_mean_is_at_most_the_mean_of_the_squares(values):
    """The mean of the squares is at least the square of the mean, on random fractions."""
    mean = sum(values) / len(values)
    assert mean**2 <= sum(a * a for a in values) / len(values)


@claim("squared-mean-below-mean-square", by="exact", part=2)
@given(numbers)
def test_the_sides_are_equal_for_equal_numbers_only(values):
    """Both sides are equal exactly if all numbers are; the lemma needs one direction."""
    mean = sum(values) / len(values)
    same = mean**2 == sum(a * a for a in values) / len(values)
    both_ways(same, len(set(values)) == 1)


@twin(
    "squared-mean-below-mean-square",
    says="the mean of the squares is at most the square of the mean",
    part=1,
)
@given(numbers)
def test_twin_the_other_way_round(values):
    mean = sum(values) / len(values)
    assert sum(a * a for a in values) / len(values) <= mean**2
