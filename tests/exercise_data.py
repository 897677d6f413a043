"""What the exercises draw: numbers that a reader can check by hand, and room for 200 examples."""

from fractions import Fraction

from hypothesis import strategies as st

numbers = st.builds(Fraction, st.integers(-20, 20), st.sampled_from([1, 1, 2, 3]))
amounts = st.builds(Fraction, st.integers(1, 20), st.sampled_from([1, 1, 2, 3]))
labels = st.sampled_from([1, -1])


def listed(entries, fewest=1, most=4):
    """Short lists of equally long tuples come as one list for each place of the tuple."""
    rows = st.lists(st.tuples(*entries), min_size=fewest, max_size=most)
    return rows.map(lambda found: tuple(map(list, zip(*found, strict=True))))


@st.composite
def rounds(draw):
    """Weights of a sample, and which points a hypothesis gets wrong: some, and not all."""
    wrong = [*draw(st.permutations([True, False])), *draw(st.lists(st.booleans(), max_size=3))]
    size = len(wrong)
    return draw(st.lists(amounts, min_size=size, max_size=size)), wrong
