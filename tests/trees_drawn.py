"""Small samples with ties, and what may be asked of a tree on them."""

from hypothesis import strategies as st

IMPURITIES = ["gini", "entropy", "error", "variance"]


@st.composite
def problems(draw, n=(1, 8), d=(1, 3), impurities=IMPURITIES, most=3, classes=(1, 3)):
    """A sample with ties, and the arguments of grow that choose among splits."""
    impurity = draw(st.sampled_from(impurities))
    size, width = draw(st.integers(*n)), draw(st.integers(*d))
    value = st.integers(0, most)
    X = draw(st.lists(st.tuples(*[value] * width), min_size=size, max_size=size))
    label = st.integers(0, draw(st.integers(*classes)) - 1)
    if impurity == "variance":
        label = st.integers(-2, 2)
    y = draw(st.lists(label, min_size=size, max_size=size))
    weight = st.integers(1, 3)
    w = draw(st.none() | st.lists(weight, min_size=size, max_size=size))
    return (
        X,
        y,
        {
            "impurity": impurity,
            "min_leaf": draw(st.integers(1, 2)),
            "allow_zero_gain": draw(st.booleans()),
            "max_depth": draw(st.none() | st.integers(0, 2)),
            "sample_weight": w,
            "categorical": draw(st.lists(st.integers(0, width - 1), unique=True, max_size=width)),
        },
    )
