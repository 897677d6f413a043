"""Chapter *A tree that learns too much*: training error, true error, bias and variance."""

from fractions import Fraction
from itertools import pairwise, product

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.generalisation import distribution
from margins.trees import exact
from margins.trees.overfitting import MOST_INPUTS, design
from small_prunings import Inner, as_tree, branches, drawn, mistakes, prunings
from small_prunings import weights as counts_of
from strategies import HALF, ONE, ZERO, rationals

FOUR = [[0], [1], [2], [3]]
STEP, WAVES = (0, 0, 1, 1), (0, 1, 0, 1)
TENTH = Fraction(1, 10)


def noisy(signal, flip):
    """The shares of the label 1 if each label of a signal is flipped with this probability."""
    return [1 - flip if label else flip for label in signal]


def leaves(k):
    """Trees of numbers with up to k leaves, the most useful split first."""
    return lambda X, y: exact.grow(X, y, impurity="variance", order="best", max_leaves=k)


def studies(signal, flip=TENTH):
    return [design(FOUR, noisy(signal, flip)).study(leaves(k)) for k in (1, 2, 3, 4)]


# -------------------------------------------------------------- refinement-monotone


@claim("refinement-monotone", by="enumeration", part=(1, 2),
       over=lambda: product(product(range(4), repeat=3), repeat=2))  # fmt: skip
def test_a_split_never_adds_mistakes(left, right):
    """All counts up to 3 of three classes on both sides, empty sides included."""
    tree = Inner(left, right)
    fewer = mistakes(left) + mistakes(right)
    assert fewer <= mistakes(tree)
    tops = [{k for k in range(3) if side[k] == max(side)} for side in (left, right)]
    both_ways(fewer == mistakes(tree), bool(tops[0] & tops[1]))


@claim("refinement-monotone", by="exact", part=(1, 2, 3))
@given(drawn())
def test_prunings_err_more(tree):
    """All pairs of prunings of which one splits all that the other does, and the library's."""
    for p in prunings(tree):
        for q in prunings(tree):
            if p.split <= q.split:
                assert p.errors >= q.errors
    whole = as_tree(tree)
    for node in whole.inner:
        cut = whole.pruned_at([node])
        assert cut.errors[cut.leaves].sum() >= whole.errors[whole.leaves].sum()
    for _, branch in branches(tree):
        if isinstance(branch, Inner):
            left, right = counts_of(branch.left), counts_of(branch.right)
            shared = any(
                a == max(left) and b == max(right) for a, b in zip(left, right, strict=True)
            )
            equal = mistakes(left) + mistakes(right) == mistakes(branch)
            assert shared == equal


@claim("refinement-monotone", by="exact", part=(1, 3))
@given(st.lists(st.tuples(st.integers(0, 3), rationals), min_size=1, max_size=6))
def test_squared_errors_do_not_grow_either(pairs):
    """Trees of numbers: every split, and what is left if it is taken back."""
    tree = exact.grow([[x] for x, _ in pairs], [v for _, v in pairs], impurity="variance")
    for node in tree.inner.tolist():
        assert tree.errors[[tree.left[node], tree.right[node]]].sum() <= tree.errors[node]
        cut = tree.pruned_at([node])
        assert cut.errors[cut.leaves].sum() >= tree.errors[tree.leaves].sum()


@twin("refinement-monotone", says="a split never adds to the true error", part=(1, 3))
@given(st.lists(st.integers(0, 1), min_size=3, max_size=3))
@example([0, 1, 0])
def test_twin_the_true_error(labels):
    """Every input has the label 1 with probability 1/4, whatever the sample says."""

    def true_error(tree):
        answers = tree.predict([[0], [1], [2]])
        return sum((Fraction(3, 4) if v else Fraction(1, 4) for v in answers), ZERO) / 3

    tree = exact.grow([[0], [1], [2]], labels)
    assert true_error(tree) <= true_error(tree.pruned_at([0]))


@twin("refinement-monotone", says="a useful split has children with different labels", part=2)
@given(st.lists(st.integers(0, 2), min_size=3, max_size=3),
       st.lists(st.integers(0, 2), min_size=3, max_size=3))  # fmt: skip
def test_twin_the_first_label(left, right):
    """With ties: the first heaviest class of each child."""
    differ = left.index(max(left)) != right.index(max(right))
    assert differ == (mistakes(tuple(left)) + mistakes(tuple(right))
                      < mistakes(Inner(tuple(left), tuple(right))))  # fmt: skip


# -------------------------------------------------------------- tree-overfits

EXCESS = (Fraction(73, 400), Fraction(1323, 20000), Fraction(3519, 40000), Fraction(9, 100))
TRAINING = (Fraction(91, 400), Fraction(477, 20000), Fraction(81, 40000), ZERO)


@claim("tree-overfits", by="enumeration", over=range(4), part=(1, 2))
def test_a_step_with_noise(k):
    """All sixteen label vectors, trees of one to four leaves."""
    found = design(FOUR, noisy(STEP, TENTH)).study(leaves(k + 1))
    assert (found.training, found.excess) == (TRAINING[k], EXCESS[k])
    assert EXCESS[0] > EXCESS[1] < EXCESS[2] < EXCESS[3]
    assert list(TRAINING) == sorted(TRAINING, reverse=True)


@claim("tree-overfits", by="enumeration", over=range(1, 5), part=(1, 2))
def test_by_hand(k):
    """The same numbers without the library: cuts of a line by their squared errors."""
    flip, training, excess = Fraction(1, 10), ZERO, ZERO
    for y in product((0, 1), repeat=4):
        likely = ONE
        for label, signal in zip(y, STEP, strict=True):
            likely *= 1 - flip if label == signal else flip
        fit = line_fit(y, k)
        training += likely * sum((f - v) ** 2 for f, v in zip(fit, y, strict=True)) / 4
        shares = noisy(STEP, flip)
        excess += likely * sum((f - q) ** 2 for f, q in zip(fit, shares, strict=True)) / 4
    assert (training, excess) == (TRAINING[k - 1], EXCESS[k - 1])


def line_fit(y, cells):
    """Cut the line where it helps most, the leftmost place among equal ones."""
    parts = [(0, len(y))]

    def loss(part):
        a, b = part
        return sum((v - Fraction(sum(y[a:b]), b - a)) ** 2 for v in y[a:b])

    while len(parts) < cells:
        options = [
            (loss((a, b)) - loss((a, k)) - loss((k, b)), -k, (a, b))
            for a, b in parts
            if loss((a, b))
            for k in range(a + 1, b)
        ]
        if not options:
            break
        _, k, part = max(options)
        parts.remove(part)
        parts += [(part[0], -k), (-k, part[1])]
    fit = [ZERO] * len(y)
    for a, b in parts:
        fit[a:b] = [Fraction(sum(y[a:b]), b - a)] * (b - a)
    return fit


@twin("tree-overfits", says="more leaves never hurt the true error", part=2, over=[STEP, WAVES])
def test_twin_more_is_better(signal):
    excess = [s.excess for s in studies(signal)]
    assert excess == sorted(excess, reverse=True)


@twin("tree-overfits", says="trees of all signals overfit here", part=2, over=[STEP, WAVES])
def test_twin_every_signal(signal):
    excess = [s.excess for s in studies(signal)]
    assert min(excess) < excess[-1]


def mistakes_of_answers(signal, at_half):
    """The true share of mistakes for one to four leaves, if a tree answers with labels, and with
    `at_half` at a mean of 1/2."""
    shares, found = noisy(signal, TENTH), []
    for k in range(1, 5):
        fits = [(p, leaves(k)(FOUR, y).predict(FOUR)) for p, y in design(FOUR, shares).samples()]
        wrong = ZERO
        for p, fit in fits:
            answers = [at_half if f == HALF else int(f > HALF) for f in fit]
            wrong += p * sum(1 - q if a else q for a, q in zip(answers, shares, strict=True))
        found.append(wrong / 4)
    return found


@twin("tree-overfits", says="it overfits as well when mistakes are counted", part=2, over=[0, 1])
def test_twin_counted_mistakes(at_half):
    found = mistakes_of_answers(STEP, at_half)
    assert found[1] < found[3]


@pytest.mark.parametrize(("at_half", "three"), [(0, 4581), (1, 4419)])
def test_mistakes_of_answers(at_half, three):
    """Three leaves are a little worse than two, or a little better: the ties decide."""
    expected = [HALF, Fraction(9, 50), Fraction(three, 25000), Fraction(9, 50)]
    assert mistakes_of_answers(STEP, at_half) == expected


# -------------------------------------------------------------- tree-size-is-hyperparameter


@st.composite
def sized(draw):
    """A sample of three values of a feature, and a distribution on them, by counts."""
    labels = draw(st.lists(st.integers(0, 1), min_size=3, max_size=5))
    X = [[k % 3] for k in range(len(labels))]
    counts = draw(st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3)), min_size=3, max_size=3))
    return X, labels, counts


def counted(counts):
    """The distribution with these counts of the labels -1 and +1 at 0, 1, 2."""
    atoms = [
        ([x], s, c) for x, pair in enumerate(counts) for s, c in zip((-1, 1), pair, strict=True)
    ]
    points, signs, weights = zip(*(atom for atom in atoms if atom[2]), strict=True)
    return distribution(points, signs, [Fraction(c, sum(weights)) for c in weights])


@claim("tree-size-is-hyperparameter", by="exact", part=1)
@given(sized())
def test_training_always_wants_the_largest(case):
    """Trees by size, each a refinement of the one before: a leaf of it lies in one leaf."""
    X, y, _ = case
    trees = [exact.grow(X, y, order="best", max_leaves=k) for k in range(1, 6)]
    for small, large in pairwise(trees):
        pairs = set(zip(large.apply(X).tolist(), small.apply(X).tolist(), strict=True))
        premise(len(pairs) == len(large.leaves))
    wrong = [tree.errors[tree.leaves].sum() for tree in trees]
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[-1] == min(wrong)


@claim("tree-size-is-hyperparameter", by="exact", part=1)
@given(drawn())
def test_the_best_of_each_size_errs_less_and_less(tree):
    sizes = range(1, max(p.leaves for p in prunings(tree)) + 1)
    least = [min(p.errors for p in prunings(tree) if p.leaves <= k) for k in sizes]
    assert least == sorted(least, reverse=True)


@claim("tree-size-is-hyperparameter", by="exact", part=2)
@given(sized(), st.integers(1, 3), st.integers(1, 3))
def test_held_out_examples_tell_the_true_error(case, k, size):
    """The mean share of mistakes over all held-out samples of one to three draws."""
    X, y, counts = case
    tree = exact.grow(X, y, max_leaves=k)
    D = counted(counts)

    def wrong(points, signs):
        return (tree.predict(points) != (signs + 1) // 2).astype(int)

    true = D.mean(wrong(D.X, D.y))
    assert D.expected(size, lambda s: Fraction(int(wrong(s.X, s.y).sum()), size)) == true


@claim("tree-size-is-hyperparameter", by="enumeration", over=range(4), part=3)
def test_the_true_error_picks_two_leaves(k):
    """In the setting of `tree-overfits`: what one more label at each input costs on average is the
    excess and the noise that no tree can avoid."""
    shares, cost = noisy(STEP, TENTH), ZERO
    for p, y in design(FOUR, shares).samples():
        fit = leaves(k + 1)(FOUR, y).predict(FOUR)
        each = [q * (f - 1) ** 2 + (1 - q) * f**2 for f, q in zip(fit, shares, strict=True)]
        cost += p * sum(each) / 4
    assert cost == EXCESS[k] + TENTH * (1 - TENTH)
    assert min(EXCESS) == EXCESS[1]
    assert min(TRAINING) == TRAINING[3] < TRAINING[2]


@twin("tree-size-is-hyperparameter", says="the training error can pick a smaller tree", part=1)
@given(sized())
def test_twin_training_picks(case):
    X, y, _ = case
    wrong = [t.errors[t.leaves].sum() for t in (exact.grow(X, y, max_leaves=k) for k in (1, 2, 3))]
    assert min(wrong) < wrong[-1] or wrong[0] == wrong[-1]


@twin("tree-size-is-hyperparameter", says="the training error is an honest estimate, too", part=2)
@given(sized())
def test_twin_training_is_honest(case):
    """Over all samples of two draws."""
    _, _, counts = case
    D = counted(counts)

    def errs(s, points, signs):
        return (exact.grow(s.X, s.y).predict(points) != signs).astype(int)

    inside = D.expected(2, lambda s: Fraction(int(errs(s, s.X, s.y).sum()), 2))
    assert inside == D.expected(2, lambda s: D.mean(errs(s, D.X, D.y)))


# -------------------------------------------------------------- bias-variance-of-trees


@st.composite
def small_designs(draw, most=4):
    """A few inputs on a line, repeated ones too, and any shares, 0 and 1 included."""
    size = draw(st.integers(1, most))
    inputs = draw(st.lists(st.integers(0, 3).map(lambda v: [v]), min_size=size, max_size=size))
    share = st.sampled_from([ZERO, Fraction(1, 4), HALF, Fraction(2, 3), ONE])
    return inputs, draw(st.lists(share, min_size=size, max_size=size))


@claim("bias-variance-of-trees", by="exact", part=1)
@given(small_designs(), st.integers(1, 4))
def test_the_excess_is_bias_and_variance(case, k):
    """Against the moments at each input."""
    X, shares = case
    D = design(X, shares)
    found = D.study(leaves(k))
    assert found.excess == found.squared_bias + found.variance
    fits = [(p, leaves(k)(X, y).predict(X)) for p, y in D.samples()]
    n = len(X)
    mean = [sum(p * fit[i] for p, fit in fits) for i in range(n)]
    square = [sum(p * fit[i] ** 2 for p, fit in fits) for i in range(n)]
    assert found.squared_bias == sum((m - q) ** 2 for m, q in zip(mean, shares, strict=True)) / n
    assert found.variance == sum(s - m * m for m, s in zip(mean, square, strict=True)) / n


MOMENTS = [(2, Fraction(16643, 187500), Fraction(37227, 500000)), (4, ZERO, Fraction(9, 100))]


@claim("bias-variance-of-trees", by="enumeration", over=MOMENTS, part=2)
def test_a_stump_and_a_full_tree(k, squared_bias, variance):
    """Waves, flips of 1/10: all sixteen label vectors."""
    found = design(FOUR, noisy(WAVES, TENTH)).study(leaves(k))
    assert (found.squared_bias, found.variance) == (squared_bias, variance)


def on_average(n, flip, learner):
    """Squared bias and variance over samples of n draws of input and label, waves on 0, ..., 3."""
    atoms = [(x, label) for x in range(4) for label in (0, 1)]
    chance = [Fraction(1, 4) * (1 - flip if label == WAVES[x] else flip) for x, label in atoms]
    D = distribution([[x] for x, _ in atoms], [2 * label - 1 for _, label in atoms], chance)
    fits = [(s.probability, learner(s.X, (s.y + 1) // 2).predict(FOUR)) for s in D.samples(n)]
    mean = sum(p * fit for p, fit in fits)
    bias = ((mean - np.array(noisy(WAVES, flip))) ** 2).sum() / 4
    return bias, sum(p * (fit - mean) ** 2 for p, fit in fits).sum() / 4


DRAWN = [
    (2, Fraction(1154545, 33554432), Fraction(16375597, 100663296)),
    (4, Fraction(2689, 131072), Fraction(25375, 131072)),
]


@claim("bias-variance-of-trees", by="enumeration", over=DRAWN, part=3)
def test_drawn_inputs(k, squared_bias, variance):
    """Four draws, flips of 1/4: all 330 samples up to order."""
    assert on_average(4, Fraction(1, 4), leaves(k)) == (squared_bias, variance)
    assert DRAWN[0][1] > DRAWN[1][1]
    assert DRAWN[0][2] < DRAWN[1][2]


@twin("bias-variance-of-trees", says="weak learners have a high bias and a high variance",
      part=2, over=[WAVES, STEP], settles="e4-high-high")  # fmt: skip
def test_twin_high_and_high(signal):
    """Of a stump and a full tree, the one with the larger bias has the larger variance."""
    _, stump, _, full = studies(signal)
    assert (stump.squared_bias > full.squared_bias) == (stump.variance > full.variance)


@twin("bias-variance-of-trees", says="the variance grows with every leaf", part=(1, 2),
      over=lambda: product([ZERO, HALF, ONE], repeat=3))  # fmt: skip
def test_twin_every_leaf(shares):
    found = [design(FOUR[:3], shares).study(leaves(k)).variance for k in range(1, 4)]
    assert found == sorted(found)


# -------------------------------------------------------------- the library itself


@given(small_designs())
def test_samples_have_all_the_probability(case):
    D = design(*case)
    samples = list(D.samples())
    assert len(samples) == 2 ** len(case[0])
    assert sum(p for p, _ in samples) == 1
    for i, q in enumerate(case[1]):
        assert sum(p for p, y in samples if y[i]) == q


def test_what_is_refused():
    with pytest.raises(BadInput, match="between 0 and 1"):
        design([[0]], [2])
    with pytest.raises(BadInput, match=f"take up to {MOST_INPUTS}"):
        design([[0]] * (MOST_INPUTS + 1), [0] * (MOST_INPUTS + 1))
    with pytest.raises(BadInput, match="shares needs 1 entries"):
        design([[0]], [0, 1])
    with pytest.raises(BadInput, match="learner is 3"):
        design([[0]], [0]).study(3)
