"""One against others: counts and balance, what affine scores claim, votes and cycles."""

from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import comb

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import NotConverged, NotSeparable, exact, svm
from margins.base.data import BadInput
from margins.multiclass import one_vs_one, one_vs_rest
from margins.multiclass.covering import cover
from margins.multiclass.problems import imbalance, one_vs_one_sizes, one_vs_rest_sizes, pairs
from margins.multiclass.tournaments import a_cycle, cycles, votes
from sklearn.multiclass import OneVsOneClassifier, OneVsRestClassifier
from sklearn.svm import SVC
from strategies import HALF, ONE, ZERO, integers, normals, positive, rationals, vectors

sizes = st.lists(st.integers(1, 6), min_size=2, max_size=6)
several = st.lists(st.integers(1, 6), min_size=3, max_size=6)


class Linear:
    """An affine score as a model."""

    def __init__(self, w, b):
        self.w, self.b = w, b

    def decision(self, X):
        return np.array([dot(self.w, x) + self.b for x in X], dtype=object)


def dot(u, v):
    return sum((a * b for a, b in zip(u, v, strict=True)), ZERO)


class Recorder:
    """A learner that notes its problems."""

    def __init__(self):
        self.problems = []

    def __call__(self, X, signs):
        self.problems.append((X, signs))
        return Linear([ONE], ZERO)


def labelled(counts):
    """So many points of each class, mixed up: no. k is a point of one feature."""
    y = [k for k, m in enumerate(counts) for _ in range(m)]
    y = y[::2] + y[1::2]
    return [[Fraction(i)] for i in range(len(y))], y


# -------------------------------------------------------------- ova-count-and-imbalance


@claim("ova-count-and-imbalance", by="exact", part=1)
@given(several)
def test_every_class_meets_all_others(counts):
    """The problems that the learner gets."""
    X, y = labelled(counts)
    seen = Recorder()
    one_vs_rest(X, y, seen)
    n, K = len(y), len(counts)
    found = [(int((s > 0).sum()), int((s < 0).sum())) for _, s in seen.problems]
    assert found == one_vs_rest_sizes(counts) == [(m, n - m) for m in counts]
    assert sum(len(s) for _, s in seen.problems) == K * n
    for k, (points, signs) in enumerate(seen.problems):
        assert (points == X).all()
        assert ((signs > 0) == (np.array(y) == k)).all()


@claim("ova-count-and-imbalance", by="exact", part=1)
@given(m=st.integers(1, 9), K=st.integers(2, 9))
def test_equal_classes_are_one_in_k(m, K):
    assert one_vs_rest_sizes([m] * K) == [(m, m * (K - 1))] * K


@twin(
    "ova-count-and-imbalance",
    says=r"with $m$ points in each class there are $m(d-1)$ against $m$; here $m=1$",
    part=1,
    settles="e3-m-d-minus-1",
)
@given(K=st.integers(2, 9), d=st.integers(1, 9))
def test_twin_the_dimension_in_place_of_the_classes(K, d):
    X, y = np.tile(np.arange(K)[:, None], (1, d)), list(range(K))
    seen = Recorder()
    one_vs_rest(X, y, seen)
    assert (seen.problems[0][1] < 0).sum() == d - 1


@claim("ova-count-and-imbalance", by="exact", part=2)
@given(several)
@example([5, 1, 1])
@example([2, 1, 1])
def test_at_most_one_class_is_no_minority(counts):
    """Also a class of exactly half of the points is the only one that is no minority."""
    assert sum(m >= rest for m, rest in one_vs_rest_sizes(counts)) <= 1


@twin("ova-count-and-imbalance", says="every class is smaller than all others together", part=2)
@given(several)
def test_twin_every_class_is_a_minority(counts):
    assert all(m < rest for m, rest in one_vs_rest_sizes(counts))


@twin("ova-count-and-imbalance", says="it holds for two classes", part=2)
@given(sizes)
def test_twin_two_classes(counts):
    assert sum(m >= rest for m, rest in one_vs_rest_sizes(counts)) <= 1


class Silent:
    """A detector that claims nothing."""

    def decision(self, X):
        return np.zeros(len(X))


def errors(machine, X, y):
    """The share of points at which a detector claims wrongly, or wrongly does not."""
    mine = np.array(y)[:, None] == machine.classes
    return [Fraction(int(v), len(y)) for v in (machine.claims(X) != mine).sum(axis=0)]


@claim("ova-count-and-imbalance", by="exact", part=3)
@given(sizes)
def test_silence_errs_once_in_k(counts):
    X, y = labelled(counts)
    found = errors(one_vs_rest(X, y, lambda *_: Silent()), X, y)
    assert found == [Fraction(m, len(y)) for m in counts]
    assert sum(found) / len(counts) == Fraction(1, len(counts))


@twin("ova-count-and-imbalance", says="silence errs on at most $1/K$ in every problem", part=3)
@given(sizes)
def test_twin_silence_is_always_that_good(counts):
    X, y = labelled(counts)
    found = errors(one_vs_rest(X, y, lambda *_: Silent()), X, y)
    assert max(found) <= Fraction(1, len(counts))


def first_best(row):
    """The places of the largest entries."""
    return [k for k, v in enumerate(row) if v == max(row)]


@claim("ova-count-and-imbalance", by="exact", part=4)
@given(st.lists(rationals, min_size=1, max_size=5))
def test_a_score_of_zero_stands_for_nobody(scores):
    """Appended to K - 1 scores, 0 is among the largest exactly if no other is positive."""
    last = len(scores)
    both_ways(last in first_best([*scores, ZERO]), not any(s > 0 for s in scores))


@twin(
    "ova-count-and-imbalance",
    says="$K-1$ detectors do for $K$ classes: where they claim nothing, detector $K$ does; here "
    "for $x>0$, $y>0$ and $x+y<-1$",
    part=4,
    settles="e3-ova-k-minus-1",
)
@given(vectors(2))
def test_twin_the_last_detector_is_what_is_left(x):
    first, second, third = x[0], x[1], -1 - x[0] - x[1]
    assert (third > 0) or first > 0 or second > 0


@twin(
    "ova-count-and-imbalance",
    says="the class with the score 0 is the largest where the others do not all claim",
    part=4,
)
@given(st.lists(rationals, min_size=1, max_size=4))
def test_twin_one_silent_detector_is_enough(scores):
    last = len(scores)
    assert (last in first_best([*scores, ZERO])) == any(s <= 0 for s in scores)


# -------------------------------------------------------------- ovo-balance


def both_worst(counts):
    return imbalance(one_vs_rest_sizes(counts)), imbalance(one_vs_one_sizes(counts))


@claim("ovo-balance", by="exact", part=(1, 2, 3))
@given(st.one_of(sizes, st.builds(lambda m, K: [m] * K, st.integers(1, 5), st.integers(2, 6))))
@example([2, 2, 2, 5])
def test_the_worst_imbalance(counts):
    """Of both ways, with their cases of equality."""
    n, K, low, high = sum(counts), len(counts), min(counts), max(counts)
    rest, pair = both_worst(counts)
    assert rest == Fraction(n - low, low) >= K - 1
    assert pair == Fraction(high, low)
    assert rest - pair >= K - 2
    both_ways(rest == K - 1, low == high)
    both_ways(rest - pair == K - 2, sum(m == low for m in counts) >= K - 1)


@twin("ovo-balance", says="the largest class decides, with $n_{max}$ against all others", part=1)
@given(sizes)
def test_twin_the_largest_class_decides(counts):
    high = max(counts)
    rest = sum(counts) - high
    assert both_worst(counts)[0] == Fraction(max(high, rest), min(high, rest))


@twin("ovo-balance", says="the worst pair is as balanced as the mean class", part=2)
@given(sizes)
def test_twin_the_mean_class(counts):
    assert both_worst(counts)[1] <= Fraction(len(counts) * max(counts), sum(counts))


@twin(
    "ovo-balance",
    says="every pair is better balanced than every problem of one against all",
    part=(1, 2),
)
@given(several)
def test_twin_every_pair_is_better(counts):
    best = min(imbalance([p]) for p in one_vs_rest_sizes(counts))
    assert all(imbalance([p]) <= best for p in one_vs_one_sizes(counts))


@twin("ovo-balance", says="the difference is at least $K-1$", part=3)
@given(sizes)
def test_twin_a_larger_difference(counts):
    rest, pair = both_worst(counts)
    assert rest - pair >= len(counts) - 1


@twin("ovo-balance", says="equality needs equal classes", part=3)
@given(several)
def test_twin_equality_for_equal_classes_only(counts):
    rest, pair = both_worst(counts)
    assert (rest - pair == len(counts) - 2) == (min(counts) == max(counts))


# -------------------------------------------------------------- ova-regions

affine = st.integers(1, 3).flatmap(
    lambda d: st.lists(st.tuples(vectors(d, integers), rationals), min_size=1, max_size=5)
)


@st.composite
def nonconstant(draw, count, d=(1, 3)):
    size = draw(st.integers(*d))
    return [(draw(normals(size)), draw(rationals)) for _ in range(count)]


def value(score, x):
    return dot(score[0], x) + score[1]


def common_point(scores):
    """A point where all these affine scores are positive, or None."""
    d = len(scores[0][0])
    rows = [[*w, b] for w, b in scores] + [[ZERO] * d + [ONE]]
    found = exact.alternative(rows, [1] * len(rows), bias=False)
    return None if found.w is None else [v / found.w[d] for v in found.w[:d]]


def cube(scores, x):
    """Half the side of a cube about x in which these scores, positive at x, stay positive."""
    return min(value(s, x) / (1 + sum(map(abs, s[0]))) for s in scores)


@claim("ova-regions", by="exact", part=1)
@given(nonconstant(3))
@example([((ONE,), ZERO), ((-ONE,), ZERO), ((ONE,), Fraction(-6))])
def test_two_of_three_share_a_ball(scores):
    """A cube about a common point, whose corners are looked at; so the ball inside, too."""
    shared = [(pair, x) for pair in combinations(scores, 2) if (x := common_point(pair))]
    assert shared
    pair, x = shared[0]
    r = cube(pair, x) / 2
    assert r > 0
    for signs in product((1, -1), repeat=len(x)):
        corner = [v + r * s for v, s in zip(x, signs, strict=True)]
        assert all(value(s, corner) > 0 for s in pair)


@twin("ova-regions", says="two classes are enough", part=1)
@given(nonconstant(2))
def test_twin_two_detectors(scores):
    assert common_point(scores)


@twin("ova-regions", says="one of the three scores may be constant", part=1)
@given(nonconstant(2), rationals)
def test_twin_one_constant_score(scores, b):
    d = len(scores[0][0])
    three = [*scores, ((ZERO,) * d, b)]
    assert any(common_point(pair) for pair in combinations(three, 2))


def is_unit(weights, scores):
    """Are these factors >= 0, and the combination of the scores 1 everywhere?"""
    columns = zip(*(s[0] for s in scores), strict=True)
    flat = all(dot(weights, column) == 0 for column in columns)
    return flat and dot(weights, [b for _, b in scores]) == 1 and all(c >= 0 for c in weights)


def unclaimed_on_the_line(scores):
    """Whether a point of the line is claimed by nobody: the intervals s_k <= 0 one by one."""
    low, high = None, None
    for (w,), b in scores:
        if w == 0 and b > 0:
            return False
        if w > 0:
            high = -b / w if high is None else min(high, -b / w)
        if w < 0:
            low = -b / w if low is None else max(low, -b / w)
    return low is None or high is None or low <= high


@claim("ova-regions", by="exact", part=2)
@given(st.lists(st.tuples(vectors(1, integers), rationals), min_size=1, max_size=4))
@example([((ONE,), ONE), ((-ONE,), ONE)])
def test_every_point_is_claimed_iff_a_combination_is_one(scores):
    """On the line, where intervals tell whether some point is claimed by nobody."""
    found = cover([w for w, _ in scores], [b for _, b in scores])
    covered = found.weights is not None and is_unit(found.weights, scores)
    both_ways(covered, not unclaimed_on_the_line(scores))


@claim("ova-regions", by="exact", part=2)
@given(affine)
@example([((ONE, ZERO), ONE), ((-ONE, ZERO), ONE), ((ZERO, ONE), ZERO)])
def test_either_factors_or_a_point(scores):
    """In the space: factors, or a point that nobody claims, and never both."""
    found = cover([w for w, _ in scores], [b for _, b in scores])
    if found.point is None:
        assert is_unit(found.weights, scores)
    else:
        assert all(value(s, found.point) <= 0 for s in scores)


@twin(
    "ova-regions",
    says="if no score is constant, some point is claimed by nobody",
    part=2,
)
@given(st.integers(2, 4).flatmap(nonconstant))
@example([((ONE, ZERO), ONE), ((-ONE, ZERO), ONE), ((ZERO, ONE), ZERO)])
def test_twin_somebody_is_always_left_out(scores):
    assert cover([w for w, _ in scores], [b for _, b in scores]).point is not None


@twin("ova-regions", says="the factors may be negative", part=2)
@given(vectors(1))
def test_twin_any_combination(x):
    scores = [((ONE,), ONE), ((ONE,), ZERO)]
    premise(value(scores[0], x) - value(scores[1], x) == 1)
    assert any(value(s, x) > 0 for s in scores)


@claim("ova-regions", by="exact", part=3)
@given(rationals.map(abs), st.lists(rationals, min_size=1, max_size=4), st.integers(0, 4))
def test_the_only_claim_wins(others, rest, place):
    """One positive score among some that are not."""
    positive, rest = others + 1, [-abs(s) for s in rest]
    scores = [*rest[:place], positive, *rest[place:]]
    premise(sum(s > 0 for s in scores) == 1)
    assert first_best(scores) == [scores.index(positive)]


@twin("ova-regions", says="the class of the largest score claims the point", part=3)
@given(st.lists(integers, min_size=2, max_size=4))
def test_twin_the_largest_score_is_a_claim(scores):
    assert max(scores) > 0


# -------------------------------------------------------------- argmax-ties

ON_THE_LINE = [((Fraction(w),), Fraction(b)) for w, b in product((-1, 0, 1), (-1, 0, 1))]
THREE_SCORES = list(product(ON_THE_LINE, repeat=3))


def is_tied(scores, x):
    return len(first_best([value(s, x) for s in scores])) > 1


def breaks(scores):
    """Where two scores that differ are equal, on the line."""
    found = {(c - b) / (u - w) for ((u,), b), ((w,), c) in combinations(scores, 2) if u != w}
    return sorted(found)


def between(scores):
    """A point in each piece of the line on which no two of the scores change places."""
    at = breaks(scores) or [ZERO]
    return [at[0] - 1, *((a + b) / 2 for a, b in pairwise(at)), at[-1] + 1]


def same_and_best(scores):
    """Two equal scores, somewhere above all that differ from them: by Gordan's alternative."""
    for s, t in combinations(scores, 2):
        if s == t:
            above = [
                (tuple(a - c for a, c in zip(s[0], other[0], strict=True)), s[1] - other[1])
                for other in scores
                if other != s
            ]
            if not above or common_point(above):
                return True
    return False


@claim("argmax-ties", by="exact", part=1)
@given(affine.filter(lambda scores: len(scores) > 1), st.data())
def test_two_scores_tie_on_a_hyperplane(scores, data):
    """The foot of a point is tied, and nothing else on the line through both of them."""
    (w, b), (v, c) = scores[:2]
    x = data.draw(vectors(len(w)))
    normal = [p - q for p, q in zip(w, v, strict=True)]
    gap = value((w, b), x) - value((v, c), x)
    if not any(normal):
        assert gap == b - c
        return
    t = data.draw(rationals)
    y = [p + (t - gap / dot(normal, normal)) * q for p, q in zip(x, normal, strict=True)]
    both_ways(value((w, b), y) == value((v, c), y), t == 0)


@twin("argmax-ties", says="two scores that differ are equal somewhere", part=1)
@given(nonconstant(2, d=(1, 1)))
def test_twin_different_scores_meet(scores):
    first, second = scores
    assert first == second or first[0] != second[0]


@claim("argmax-ties", by="enumeration", part=2, over=THREE_SCORES)
def test_a_ball_of_ties_on_the_line(scores):
    """All triples of scores with slopes and offsets -1, 0, 1: a piece of the line is tied exactly
    if a middle of it is."""
    found = any(is_tied(scores, [x]) for x in between(scores))
    assert found == same_and_best(scores)


@claim("argmax-ties", by="exact", part=2)
@given(affine.filter(lambda scores: len(scores) > 1), st.booleans())
def test_equal_scores_above_others_are_a_ball_of_ties(scores, doubled):
    """In the space: the corners of a cube are tied."""
    scores = [scores[0], *scores] if doubled else scores
    first = scores[0]
    above = [
        (tuple(a - c for a, c in zip(first[0], s[0], strict=True)), first[1] - s[1])
        for s in scores
        if s != first
    ]
    x = common_point(above) if above else [ZERO] * len(first[0])
    if when(scores.count(first) > 1 and x is not None):
        r = cube(above, x) / 2 if above else ONE
        for signs in product((1, -1), repeat=len(x)):
            assert is_tied(scores, [v + r * s for v, s in zip(x, signs, strict=True)])


@twin(
    "argmax-ties",
    says="ties have measure 0 exactly if the scores are pairwise different",
    part=2,
    over=THREE_SCORES,
)
def test_twin_equal_scores_far_below(scores):
    thin = not any(is_tied(scores, [x]) for x in between(scores))
    assert thin == (len(set(scores)) == 3)


@twin(
    "argmax-ties",
    says="it is enough that two classes have the same score",
    part=2,
    over=THREE_SCORES,
)
def test_twin_equal_scores_are_enough(scores):
    assert len(set(scores)) == 3 or any(is_tied(scores, [x]) for x in between(scores))


@claim("argmax-ties", by="enumeration", part=3, over=THREE_SCORES)
def test_other_ties_are_where_different_scores_meet(scores):
    """Without a tied piece at most 3 points of the line are tied, each where two scores cross."""
    if not same_and_best(scores):
        for x in breaks(scores):
            if is_tied(scores, [x]):
                best = {scores[k] for k in first_best([value(s, [x]) for s in scores])}
                assert len({w for w, _ in best}) > 1
        assert len(breaks(scores)) <= 3


@twin("argmax-ties", says="two affine scores that differ tie nowhere", part=3)
@given(st.tuples(rationals, rationals), rationals)
def test_twin_no_ties_at_all(offsets, x):
    scores = [((ONE,), offsets[0]), ((-ONE,), offsets[1])]
    assert not is_tied(scores, [x])


# -------------------------------------------------------------- separable-three-ways


def one_by_one(X, y):
    """Is every class strictly separable from all others?"""
    return all(
        exact.alternative(X, [1 if label == k else -1 for label in y]).separable for k in set(y)
    )


def by_scores(X, y):
    """Are there affine scores of which that of the own class is the largest? The differences are
    linear in all of them together."""
    classes = sorted(set(y))
    rows = []
    for x, own in zip(X, y, strict=True):
        lifted = [*x, ONE]
        for other in classes:
            if other != own:
                signs = [(k == own) - (k == other) for k in classes]
                rows.append([sign * v for sign in signs for v in lifted])
    return exact.alternative(rows, [1] * len(rows), bias=False).separable


def by_pairs(X, y):
    """Are any two classes strictly separable?"""
    return all(
        one_by_one([x for x, k in zip(X, y, strict=True) if k in pair], [k for k in y if k in pair])
        for pair in combinations(sorted(set(y)), 2)
    )


@st.composite
def class_samples(draw, K=(2, 3), n=(3, 6), d=(1, 2)):
    """A sample of at least two classes on a small grid."""
    classes, size = draw(st.integers(*K)), draw(st.integers(*d))
    count = max(classes, draw(st.integers(*n)))
    X = draw(st.lists(vectors(size, integers), min_size=count, max_size=count))
    rest = draw(st.lists(st.integers(0, classes - 1), min_size=count, max_size=count))
    return X, [*range(classes), *rest[classes:]]


def pinwheel():
    """Three segments that turn around the origin."""
    points = [(1, 0), (0, 2), (0, 1), (-2, -2), (-1, -1), (2, 0)]
    return [tuple(map(Fraction, x)) for x in points], [0, 0, 1, 1, 2, 2]


LINE = [(-ONE,), (ZERO,), (ONE,)], [0, 1, 2]


@claim("separable-three-ways", by="exact", part=1)
@given(class_samples())
@example(LINE)
@example(pinwheel())
def test_each_way_asks_for_less(sample):
    """By exact linear programs, one for each way."""
    asked = [way(*sample) for way in (one_by_one, by_scores, by_pairs)]
    assert asked == sorted(asked)
    if len(set(sample[1])) == 2:
        assert len(set(asked)) == 1


@st.composite
def apart(draw, line):
    """Classes near the corners of a square, or one after the other on a line."""
    corners = [(0, 0), (13, 0), (0, 13), (13, 13)]  # 6 < 13 - 6: x + y cuts off one
    centres = [(9 * k,) for k in range(4)] if line else corners
    y = [*draw(st.lists(st.integers(0, 3), min_size=1, max_size=6)), 0, 1, 2]
    near = vectors(len(centres[0]), integers)
    X = [tuple(c + v for c, v in zip(centres[k], draw(near), strict=True)) for k in y]
    return X, y


@claim("separable-three-ways", by="exact", part=2)
@given(apart(line=False))
def test_separate_classes_are_claimed_once(sample):
    """Hard margins, exactly."""
    X, y = sample
    machine = one_vs_rest(X, y, exact.fit)
    assert (machine.claims(X) == (np.array(y)[:, None] == machine.classes)).all()


@claim("separable-three-ways", by="exact", part=2)
@given(apart(line=True))
@example(pinwheel())
def test_separate_pairs_vote_right(sample):
    """Hard margins, exactly, of classes that no hyperplane separates from all others."""
    X, y = sample
    machine = one_vs_one(X, y, exact.fit)
    found, mine = machine.votes(X), np.array(y)[:, None] == machine.classes
    K = len(machine.classes)
    assert (found[mine] == K - 1).all()
    assert (found[~mine] < K - 1).all()
    assert (machine.predict(X) == y).all()


@twin("separable-three-ways", says="classes that scores separate can be claimed one by one", part=1)
@given(class_samples(d=(1, 1)))
@example(LINE)
def test_twin_scores_are_no_detectors(sample):
    assert one_by_one(*sample) or not by_scores(*sample)


@twin("separable-three-ways", says="the other classes get no votes", part=2)
@given(apart(line=True))
def test_twin_no_votes_for_others(sample):
    X, y = sample
    machine = one_vs_one(X, y, exact.fit)
    mine = np.array(y)[:, None] == machine.classes
    assert (machine.votes(X)[~mine] == 0).all()


@claim("separable-three-ways", by="exact", part=3)
@given(left=st.integers(1, 5), right=st.integers(1, 5), at=rationals)
def test_a_class_in_the_middle(left, right, at):
    """Any three points of the line, one a class."""
    X = [(at - left,), (at,), (at + right,)]
    assert by_scores(X, [0, 1, 2])
    assert not one_by_one(X, [0, 1, 2])
    assert all(
        exact.alternative(X, [1 if label == k else -1 for label in (0, 1, 2)]).separable
        for k in (0, 2)
    )


@twin("separable-three-ways", says="it is so for three points of the plane", part=3)
@given(st.tuples(*[vectors(2, integers)] * 3).filter(lambda X: len(set(X)) == 3))
def test_twin_three_points_of_the_plane(X):
    assert by_scores(X, [0, 1, 2])
    assert not one_by_one(X, [0, 1, 2])


@claim("separable-three-ways", by="exact", part=4)
@given(st.tuples(*[rationals] * 4).filter(lambda a: a[0] * a[3] != a[1] * a[2]), vectors(2))
def test_a_pinwheel_has_separable_pairs_only(A, shift):
    """All images under an affine map of the plane."""
    points, y = pinwheel()
    X = [(A[0] * u + A[1] * v + shift[0], A[2] * u + A[3] * v + shift[1]) for u, v in points]
    assert by_pairs(X, y)
    assert not by_scores(X, y)


@twin("separable-three-ways", says="classes with separable pairs have such scores", part=4)
@given(st.permutations([0, 0, 1, 1, 2, 2]))
@example([0, 0, 1, 1, 2, 2])
def test_twin_pairs_are_enough(y):
    X, _ = pinwheel()
    assert by_scores(X, y) or not by_pairs(X, y)


# -------------------------------------------------------------- ovo-count


@claim("ovo-count", by="exact", part=1)
@given(sizes)
def test_every_class_meets_every_other(counts):
    """The problems that the learner gets."""
    X, y = labelled(counts)
    seen = Recorder()
    machine = one_vs_one(X, y, seen)
    K, n = len(counts), len(y)
    assert len(seen.problems) == comb(K, 2) == len(machine.pairs)
    assert sum(len(s) for _, s in seen.problems) == (K - 1) * n
    found = [(int((s > 0).sum()), int((s < 0).sum())) for _, s in seen.problems]
    assert found == one_vs_one_sizes(counts)
    for (points, signs), (j, k) in zip(seen.problems, machine.pairs, strict=True):
        assert [y[int(x[0])] for x in points] == [j if s > 0 else k for s in signs]


@claim("ovo-count", by="exact", part=1)
@given(m=st.integers(1, 9), K=st.integers(2, 9))
def test_pairs_of_equal_classes(m, K):
    assert one_vs_one_sizes([m] * K) == [(m, m)] * comb(K, 2)


@twin("ovo-count", says="there are $K(K-1)$ problems", part=1)
@given(sizes)
def test_twin_ordered_pairs(counts):
    assert len(one_vs_one_sizes(counts)) == len(counts) * (len(counts) - 1)


def times(counts, p):
    """Of all pairs one by one, and of a problem with all points: n^p."""
    return [Fraction(a + b) ** p for a, b in one_vs_one_sizes(counts)], Fraction(sum(counts)) ** p


@claim("ovo-count", by="exact", part=2)
@given(sizes, st.integers(1, 4))
@example([1, 2, 3], 1)
def test_pairs_take_less_time(counts, p):
    """The times N, N^2, N^3 and N^4; equal for N, and for two classes."""
    of_pairs, whole = times(counts, p)
    K = len(counts)
    assert sum(of_pairs) <= Fraction(K - 1, K) * (K * whole)
    both_ways(sum(of_pairs) == (K - 1) * whole, K == 2 or p == 1)


@twin(
    "ovo-count", says="it holds if a learner takes the same time for any number of points", part=2
)
@given(sizes)
def test_twin_time_without_size(counts):
    of_pairs, whole = times(counts, 0)
    assert sum(of_pairs) <= (len(counts) - 1) * whole


@twin("ovo-count", says="all pairs take at most half of the time", part=2)
@given(sizes, st.integers(1, 3))
def test_twin_half_of_the_time(counts, p):
    of_pairs, whole = times(counts, p)
    assert 2 * sum(of_pairs) <= len(counts) * whole


@claim("ovo-count", by="exact", part=3)
@given(st.one_of(sizes, st.integers(2, 5).map(lambda K: [3] * K)), st.integers(1, 3))
def test_the_slowest_of_many_processors(counts, p):
    of_pairs, whole = times(counts, p)
    K = len(counts)
    side_by_side, in_turn = whole, K * whole
    assert side_by_side == in_turn / K
    assert max(of_pairs) >= Fraction(2, K * (K - 1)) * sum(of_pairs)
    alike = len({a + b for a, b in one_vs_one_sizes(counts)}) == 1
    both_ways(max(of_pairs) == sum(of_pairs) / comb(K, 2), alike)


@twin(
    "ovo-count",
    says="only all pairs can be trained side by side: one against all takes its whole time",
    part=3,
    settles="e3-parallel",
)
@given(sizes, st.integers(1, 3))
def test_twin_one_against_all_has_to_wait(counts, p):
    X, y = labelled(counts)
    seen = Recorder()
    one_vs_rest(X, y, seen)
    slowest = max(Fraction(len(s)) ** p for _, s in seen.problems)
    assert slowest == sum(Fraction(len(s)) ** p for _, s in seen.problems)


@twin("ovo-count", says="all pairs gain a factor of $K(K-1)/2$ for any sizes", part=3)
@given(sizes)
def test_twin_always_the_whole_factor(counts):
    of_pairs, _ = times(counts, 1)
    assert max(of_pairs) * len(of_pairs) == sum(of_pairs)


# -------------------------------------------------------------- tournaments


def tournaments(*classes):
    """Scores 1 and -1 for all pairs, in every way."""
    return [scores for K in classes for scores in product((1, -1), repeat=comb(K, 2))]


def wins(scores):
    """Who beats whom, by looking at each pair."""
    K = next(k for k in range(2, 9) if comb(k, 2) == len(scores))
    beats = np.zeros((K, K), dtype=bool)
    for s, (j, k) in zip(scores, pairs(K), strict=True):
        beats[(j, k) if s >= 0 else (k, j)] = True
    return beats


def is_cycle(beats, classes):
    """Does each beat the next, and the last the first?"""
    return all(beats[a, b] for a, b in zip(classes, [*classes[1:], classes[0]], strict=True))


def threes(beats):
    """The sets of three classes that are a cycle."""
    return [
        t
        for t in combinations(range(len(beats)), 3)
        if is_cycle(beats, t) or is_cycle(beats, t[::-1])
    ]


def tops(found):
    return sum(v == max(found) for v in found)


@claim("ovo-count", by="enumeration", part=4, over=lambda: tournaments(2, 3, 4, 5))
def test_the_votes_of_a_tournament(scores):
    (found,) = votes([scores]).tolist()
    K = len(found)
    assert found == wins(scores).sum(axis=1).tolist()
    assert sum(found) == comb(K, 2)
    if K - 1 in found:
        assert sorted(found)[-2] < K - 1


@twin("ovo-count", says="some class beats all others", part=4, over=lambda: tournaments(3))
def test_twin_somebody_beats_all(scores):
    assert 2 in votes([scores])[0]


@claim("ovo-cycle", by="enumeration", part=1, over=lambda: tournaments(2, 3, 4, 5))
def test_equal_votes_lie_on_a_cycle(scores):
    beats, (found,) = wins(scores), votes([scores]).tolist()
    on = threes(beats)
    for j, k in combinations(range(len(found)), 2):
        if found[j] == found[k]:
            assert any(j in t and k in t for t in on)
    assert len(found) > 0


@twin(
    "ovo-cycle",
    says="three classes on a cycle have equally many votes",
    part=1,
    over=lambda: tournaments(4),
)
def test_twin_a_cycle_makes_equal_votes(scores):
    (found,) = votes([scores])
    assert all(len({found[k] for k in t}) == 1 for t in threes(wins(scores)))


@claim("ovo-cycle", by="enumeration", part=2, over=lambda: tournaments(2, 3, 4, 5))
def test_the_votes_tell_how_many_cycles(scores):
    """Cycles of any length, counted one by one, and found by the library."""
    beats, (found,) = wins(scores), votes([scores]).tolist()
    K, on = len(found), threes(beats)
    assert cycles([scores]) == len(on) == comb(K, 3) - sum(comb(v, 2) for v in found)
    assert (not on) == (sorted(found) == list(range(K)))
    longer = (c for m in range(3, K + 1) for c in permutations(range(K), m))
    assert bool(on) == any(is_cycle(beats, c) for c in longer)
    if not on:
        assert all(beats[j, k] == (found[j] > found[k]) for j in range(K) for k in range(K))
    (shown,) = a_cycle([scores])
    assert shown is None if not on else is_cycle(beats, shown)


@twin(
    "ovo-cycle",
    says="the votes tell who beats whom: the class with more votes",
    part=2,
    over=lambda: tournaments(4),
)
def test_twin_more_votes_win(scores):
    beats, (found,) = wins(scores), votes([scores])
    assert all(found[j] >= found[k] for j, k in permutations(range(4), 2) if beats[j, k])


@claim("ovo-cycle", by="enumeration", part=3, over=lambda: tournaments(3))
def test_three_classes_tie_exactly_on_a_cycle(scores):
    (found,) = votes([scores]).tolist()
    assert (tops(found) > 1) == bool(threes(wins(scores)))


@claim("ovo-cycle", by="enumeration", part=3, over=[4])
def test_four_classes(K):
    """All 64 tournaments."""
    found = [(bool(threes(wins(s))), tops(votes([s])[0].tolist())) for s in tournaments(K)]
    assert sum(cyclic for cyclic, _ in found) == 40
    assert sum(cyclic and top == 1 for cyclic, top in found) == 8


@claim("ovo-cycle", by="enumeration", part=3, over=range(4, 12))
def test_a_cycle_below_a_winner(K):
    """Class 0 beats all, 1 beats 2 beats 3 beats 1, and the rest stands in order."""
    scores = [-1 if pair == (1, 3) else 1 for pair in pairs(K)]
    (found,) = votes([scores]).tolist()
    assert cycles([scores])[0] > 0
    assert tops(found) == 1


@twin(
    "ovo-cycle",
    says="the plurality decides: one class has more votes than each other",
    part=3,
    over=lambda: tournaments(3),
    settles="e3-ovo-ties",
)
def test_twin_the_plurality_decides(scores):
    assert tops(votes([scores])[0].tolist()) == 1


@twin("ovo-cycle", says="a cycle forces a tie", part=3, over=lambda: tournaments(4))
def test_twin_a_cycle_forces_a_tie(scores):
    assert not threes(wins(scores)) or tops(votes([scores])[0].tolist()) > 1


TRIANGLE = [((ZERO, -ONE), -HALF), ((-2 * ONE, ONE), -ONE), ((2 * ONE, ONE), -ONE)]
"""s_12, s_23 and s_31."""
TIPS = [(ZERO, ONE), (Fraction(3, 4), -HALF), (Fraction(-3, 4), -HALF)]


def three_pairs(scores, x):
    """s_12, s_13, s_23 from s_12, s_23, s_31."""
    first, second, third = (value(s, x) for s in scores)
    return [first, -third, second]


@claim("ovo-cycle", by="exact", part=4)
@given(st.tuples(*[st.integers(1, 9)] * 3))
def test_a_triangle_of_cycles(shares):
    """Inside, as means of the corners with positive weights."""
    x = [sum(c * t[j] for c, t in zip(shares, TIPS, strict=True)) / sum(shares) for j in (0, 1)]
    scores = three_pairs(TRIANGLE, x)
    assert votes([scores]).tolist() == [[1, 1, 1]]
    (cycle,) = a_cycle([scores])
    assert cycle in {(0, 2, 1), (2, 1, 0), (1, 0, 2)}


@twin("ovo-cycle", says="the edges of the triangle belong to it", part=4)
@given(st.tuples(*[st.integers(0, 9)] * 3).filter(any))
def test_twin_with_its_edges(shares):
    x = [sum(c * t[j] for c, t in zip(shares, TIPS, strict=True)) / sum(shares) for j in (0, 1)]
    assert votes([three_pairs(TRIANGLE, x)]).tolist() == [[1, 1, 1]]


# -------------------------------------------------------------- shared-scores-transitive

shared = st.lists(integers, min_size=2, max_size=6)


def differences(s):
    return [[s[j] - s[k] for j, k in pairs(len(s))]]


@claim("shared-scores-transitive", by="exact", part=1)
@given(shared)
@example([ONE] * 4)
def test_no_cycle_of_shared_scores(s):
    """Of no length up to five, also with equal scores."""
    beats, K = wins(differences(s)[0]), len(s)
    assert cycles(differences(s)) == 0
    assert not any(is_cycle(beats, c) for m in (2, 3, 4, 5) for c in permutations(range(K), m))


@twin("shared-scores-transitive", says="it holds for independent pairwise scores", part=1)
@given(st.tuples(*[integers] * 3))
def test_twin_independent_scores(scores):
    assert cycles([scores]) == 0


@claim("shared-scores-transitive", by="exact", part=2)
@given(shared)
@example([ONE] * 4)
def test_the_plurality_is_the_first_largest_score(s):
    (found,) = votes(differences(s)).tolist()
    assert sorted(found) == list(range(len(s)))
    assert found.index(len(s) - 1) == s.index(max(s))


@twin("shared-scores-transitive", says="of equal scores the last wins", part=2)
@given(shared)
def test_twin_the_last_of_equal_scores(s):
    (found,) = votes(differences(s)).tolist()
    assert found.index(len(s) - 1) == len(s) - 1 - s[::-1].index(max(s))


@st.composite
def tables(draw):
    """A table of differences, with one entry that may be changed; mostly skew."""
    K = draw(st.integers(2, 4))
    s = draw(st.lists(integers, min_size=K, max_size=K))
    table = {(j, k): s[j] - s[k] for j in range(K) for k in range(K)}
    j, k = draw(st.sampled_from([*pairs(K), *pairs(K), (0, 0), (K - 1, K - 1)]))
    change = draw(st.sampled_from([ZERO, ONE, -HALF]))
    table[j, k] += change
    table[k, j] -= change * draw(st.sampled_from([1, 1, 0]))
    return K, table


@claim("shared-scores-transitive", by="exact", part=3)
@given(tables())
def test_differences_are_tables_without_curl(case):
    """The scores can be read off a column, if there are any."""
    K, p = case
    curl = any(p[j, k] + p[k, i] + p[i, j] for j, k, i in product(range(K), repeat=3))
    s = [p[k, 0] for k in range(K)]
    both_ways(not curl, all(p[j, k] == s[j] - s[k] for j, k in p))


@twin(
    "shared-scores-transitive",
    says="pairwise scores without a cycle are differences of shared scores",
    part=3,
)
@given(st.tuples(*[integers] * 3))
def test_twin_no_cycle_means_shared_scores(scores):
    first, outer, second = scores
    assert cycles([scores]) > 0 or first + second - outer == 0


# -------------------------------------------------------------- three-lines-cycle


def dependent(u, v):
    return all(a * d == b * c for (a, b), (c, d) in combinations(list(zip(u, v, strict=True)), 2))


def vanishing(scores):
    """c with sum c_k s_k = 0 everywhere, up to a factor, if the normals allow for one; the normals
    of the first two are independent."""
    (u, a), (v, b), (w, c) = scores
    p, q, r = dot(u, u), dot(u, v), dot(v, v)
    det = p * r - q * q
    x, y = dot(w, u), dot(w, v)
    first, second = (x * r - y * q) / det, (y * p - x * q) / det
    rest = [k - first * i - second * j for i, j, k in zip(u, v, w, strict=True)]
    return None if any(rest) or c != first * a + second * b else (-first, -second, ONE)


@st.composite
def three_scores(draw, d=(2, 3)):
    """Three affine scores with normals no two of which are parallel; often with a combination
    that vanishes, with factors of any signs."""
    size = draw(st.integers(*d))
    u, v = draw(vectors(size, integers)), draw(vectors(size, integers))
    if dependent(u, v):
        u, v = (ONE, *[ZERO] * (size - 1)), (ZERO, ONE, *[ZERO] * (size - 2))
    w, a, b, c = draw(vectors(size, integers)), draw(rationals), draw(rationals), draw(rationals)
    if draw(st.booleans()) or dependent(u, w) or dependent(v, w):
        p, q = draw(st.sampled_from(list(product((-ONE, -HALF, ONE), (-2 * ONE, -ONE, ONE)))))
        w = tuple(p * i + q * j for i, j in zip(u, v, strict=True))
        c = p * a + q * b + draw(st.sampled_from([ZERO, ZERO, ONE]))
    return [(u, a), (v, b), (w, c)]


@st.composite
def sharing(draw):
    """Differences of three affine scores, times positive factors, and these factors."""
    (u, a), (v, b), _ = draw(three_scores())
    w, c = tuple(-i - j for i, j in zip(u, v, strict=True)), -a - b
    factors = draw(st.tuples(*[positive] * 3))
    scores = zip(factors, [(u, a), (v, b), (w, c)], strict=True)
    return [(tuple(x / f for x in n), o / f) for f, (n, o) in scores], factors


def negative(scores):
    return [(tuple(-v for v in w), -b) for w, b in scores]


def strict_cycle(scores):
    """A point at which all three are positive, or all three negative."""
    return common_point(scores) or common_point(negative(scores))


def shares_scores(scores):
    factors = vanishing(scores)
    return factors is not None and min(factors) > 0


@claim("three-lines-cycle", by="exact", part=1)
@given(three_scores())
@example(TRIANGLE)
def test_no_cycle_means_a_positive_combination(scores):
    both_ways(strict_cycle(scores) is None, shares_scores(scores))


@twin("three-lines-cycle", says="normals may be parallel", part=1)
@given(rationals, rationals, rationals)
def test_twin_parallel_normals(a, b, c):
    """For x + a, x + b and c - x: factors have p (a + c) + q (b + c) = 0."""
    scores = [((ONE,), a), ((ONE,), b), ((-ONE,), c)]
    vanish = (a + c) * (b + c) < 0 or a + c == b + c == 0
    assert (strict_cycle(scores) is None) == vanish


@twin("three-lines-cycle", says="factors of any signs will do", part=1)
@given(three_scores())
def test_twin_any_factors(scores):
    assert (strict_cycle(scores) is None) == (vanishing(scores) is not None)


@claim("three-lines-cycle", by="exact", part=(1, 2))
@given(sharing(), st.data())
def test_machines_without_a_cycle_share_scores(case, data):
    """With s_1 = 0, s_2 = -c_12 s_12 and s_3 = c_31 s_31."""
    scores, (p, _, r) = case
    x = data.draw(vectors(len(scores[0][0])))
    first, second, third = (value(s, x) for s in scores)
    s = [ZERO, -p * first, r * third]
    assert strict_cycle(scores) is None
    for found, (j, k) in zip((first, second, third), ((0, 1), (1, 2), (2, 0)), strict=True):
        assert (s[j] > s[k]) == (found > 0)
        assert (s[j] == s[k]) == (found == 0)


@twin("three-lines-cycle", says="the machines themselves are differences of scores", part=2)
@given(sharing(), st.data())
def test_twin_without_factors(case, data):
    scores, _ = case
    x = data.draw(vectors(len(scores[0][0])))
    assert sum(value(s, x) for s in scores) == 0


@claim("three-lines-cycle", by="exact", part=3)
@given(three_scores(d=(2, 2)))
def test_three_lines_without_a_common_point(scores):
    """In the plane: the lines of the first two scores meet, and the third score is not 0 there."""
    ((u1, u2), a), ((v1, v2), b), third = scores
    det = u1 * v2 - u2 * v1
    meet = ((u2 * b - v2 * a) / det, (v1 * a - u1 * b) / det)
    premise(value(scores[0], meet) == value(scores[1], meet) == 0)
    if when(value(third, meet) != 0):
        x = strict_cycle(scores)
        side = 1 if value(third, x) > 0 else -1
        turned = scores if side > 0 else negative(scores)
        assert cube(turned, x) > 0


@twin("three-lines-cycle", says="three lines through one point leave no cycle", part=3)
@given(st.tuples(rationals, rationals), vectors(2))
def test_twin_lines_through_one_point(factors, x):
    first, second = x
    p, q = factors
    scores = [first, second, p * first + q * second]
    assert min(scores) <= 0 <= max(scores)


# -------------------------------------------------------------- the machines

RNG = np.random.default_rng(4)
CODES = np.arange(60) % 4
CLOUDS = 2.5 * np.array([[0, 0], [1, 0], [0, 1], [1.2, 1.1]])[CODES] + RNG.normal(size=(60, 2))
NEW = RNG.normal(scale=4, size=(200, 2))


@claim("ova-count-and-imbalance", by="peer", part=1, over=[0.1, 1])
def test_peer_one_against_all(C):
    """scikit-learn's OneVsRestClassifier with its SVC."""
    mine = one_vs_rest(CLOUDS, CODES, lambda X, signs: svm.fit(X, signs, C, tol=1e-10))
    peer = OneVsRestClassifier(SVC(kernel="linear", C=C, tol=1e-10)).fit(CLOUDS, CODES)
    assert len(mine.models) == len(peer.estimators_)
    assert mine.scores(NEW) == pytest.approx(peer.decision_function(NEW), abs=1e-4)
    assert (mine.predict(NEW) == peer.predict(NEW)).all()


@claim("ovo-count", by="peer", part=(1, 4), over=[1, 10])
def test_peer_all_pairs(C):
    """scikit-learn's OneVsOneClassifier: its score is the votes and less than 1/3 for ties."""
    mine = one_vs_one(CLOUDS, CODES, lambda X, signs: svm.fit(X, signs, C, tol=1e-10))
    peer = OneVsOneClassifier(SVC(kernel="linear", C=C, tol=1e-10)).fit(CLOUDS, CODES)
    assert len(mine.models) == len(peer.estimators_)
    assert (mine.votes(NEW) == peer.decision_function(NEW).round()).all()
    assert (mine.predict(NEW) == peer.predict(NEW)).all()


def test_a_default_learner_with_a_certificate():
    for way in (one_vs_rest, one_vs_one):
        machine = way(CLOUDS, CODES)
        direct = way(CLOUDS, CODES, lambda X, signs: svm.fit(X, signs, 1))
        assert (machine.scores(NEW) == direct.scores(NEW)).all()
        assert machine.gap == max(model.gap for model in machine.models) <= 1e-8
        assert machine.sizes.tolist() == [15] * 4


def test_two_classes_are_one_problem():
    X, y = [[0], [1], [4], [5]], ["no", "no", "yes", "yes"]
    binary = svm.fit(X, [-1, -1, 1, 1], 1)
    rest, pair = one_vs_rest(X, y), one_vs_one(X, y)
    assert len(rest.models) == len(pair.models) == 1
    assert (rest.scores(X)[:, 1] == binary.decision(X)).all()
    assert (rest.scores(X)[:, 0] == -binary.decision(X)).all()
    assert (pair.scores(X)[:, 0] == svm.fit(X, [1, 1, -1, -1], 1).decision(X)).all()
    assert rest.predict(X).tolist() == pair.predict(X).tolist() == y


@pytest.mark.parametrize("way", [one_vs_rest, one_vs_one])
@pytest.mark.parametrize(
    "names", [(3, 1, 2), ("c", "a", "b"), (("x", 1), "y", 2.5), (True, 2, "z")], ids=str
)
def test_labels_may_be_anything(way, names):
    X = [[0], [1], [4], [5], [8], [9]]
    y = [names[k] for k in (0, 0, 1, 1, 2, 2)]
    machine = way(X, y)
    assert set(machine.classes.tolist()) == set(names)
    assert machine.predict([[0], [9]]).tolist() == [names[0], names[2]]


def test_a_report_of_claims():
    """Detectors x > 0, y > 0 and x + y < -1."""
    scores = [((ONE, ZERO), ZERO), ((ZERO, ONE), ZERO), ((-ONE, -ONE), -ONE)]
    models = iter([Linear(*score) for score in scores])
    machine = one_vs_rest([[ZERO, ZERO]] * 3, [1, 2, 3], lambda *_: next(models))
    X = [[ZERO, ZERO], [ONE, ONE], [ONE, -ONE], [-ONE, -ONE]]
    found = machine.ambiguity(X)
    assert (found.nobody.tolist(), found.several.tolist()) == ([0], [1])
    assert found.tied.tolist() == [0, 1]
    assert machine.claims(X).sum(axis=1).tolist() == [0, 2, 1, 1]
    assert machine.predict(X).tolist() == [1, 1, 1, 3]
    assert repr(found) == "Claims(nobody=<1>, several=<1>, tied=<2>)"
    assert repr(machine) == "OneVsRest(classes=<3>, sizes=<3>, models=<3>)"


def pairwise_lines():
    """s_12, s_13, s_23 of the triangle of cycles."""
    first, second, third = TRIANGLE
    lines = [first, negative([third])[0], second]
    models = iter([Linear(*line) for line in lines])
    return one_vs_one([[ZERO, ZERO]] * 3, ["a", "b", "c"], lambda *_: next(models))


def test_a_report_of_votes():
    """The middle of the triangle, one of its corners, and a point far away."""
    machine = pairwise_lines()
    X = [[ZERO, ZERO], [ZERO, ONE], [ZERO, Fraction(9)], [ZERO, Fraction(-9)]]
    found = machine.ambiguity(X)
    assert found.tied.tolist() == found.cyclic.tolist()
    assert 0 in found.cyclic
    assert found.undecided.tolist() == [1]
    shown = machine.cycles(X)
    assert set(shown[0]) == {"a", "b", "c"}
    assert shown[0] in {("a", "c", "b"), ("c", "b", "a"), ("b", "a", "c")}
    assert [c is not None for c in shown] == [i in found.cyclic for i in range(4)]
    assert repr(found).startswith("Ties(tied=<")


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ([-1, 1, -1], "c"),  # b beats a, a beats c, c beats b; all sums are 0
        ([-2, 1, -1], "b"),
        ([-1, 2, -1], "a"),
        ([-1, 1, -2], "c"),
    ],
)
def test_of_equal_votes_the_largest_sum_wins(scores, winner):
    models = iter([Linear((ZERO,), Fraction(s)) for s in scores])
    machine = one_vs_one([[0], [1], [2]], ["a", "b", "c"], lambda *_: next(models))
    sums = [scores[0] + scores[1], scores[2] - scores[0], -scores[1] - scores[2]]
    assert machine.votes([[0]]).tolist() == [[1, 1, 1]]
    expected = "abc"[sums.index(max(sums))]
    assert machine.predict([[0]]).tolist() == [expected]
    assert expected == (winner if len(set(sums)) > 1 else "a")


def test_rounding_does_not_break_ties():
    models = iter([Linear((ZERO,), v) for v in (0.3, 0.1 + 0.2, 0.0)])
    machine = one_vs_rest([[0.0]] * 3, ["a", "b", "c"], lambda *_: next(models))
    assert machine.predict([[0.0]]).tolist() == ["a"]
    assert machine.ambiguity([[0.0]]).tied.tolist() == [0]


@pytest.mark.parametrize("size", [1.0, 1e-9, 1e18])
@pytest.mark.parametrize("place", range(3))
def test_rounding_does_not_break_ties_of_sums(place, size):
    """All sums are 0, were it not for 0.1 + 0.2."""
    scores = [-0.3 * size, 0.3 * size, -0.3 * size]
    scores[place] *= (0.1 + 0.2) / 0.3
    models = iter([Linear((ZERO,), v) for v in scores])
    machine = one_vs_one([[0.0]] * 3, ["a", "b", "c"], lambda *_: next(models))
    assert machine.votes([[0.0]]).tolist() == [[1, 1, 1]]
    assert machine.predict([[0.0]]).tolist() == ["a"]


def test_only_classes_with_the_most_votes_are_compared():
    """Classes a and b have two votes each; the sum of d is the largest by far."""
    models = iter([Linear((ZERO,), v) for v in (1.0, -1.0, 1.0, 1.0, 2.0, -1e18)])
    machine = one_vs_one([[0.0]] * 4, ["a", "b", "c", "d"], lambda *_: next(models))
    assert machine.votes([[0.0]]).tolist() == [[2, 2, 1, 1]]
    assert machine.predict([[0.0]]).tolist() == ["b"]


def test_answers_are_exact_where_the_learner_is():
    X, y = [[0], [2], [4]], ["a", "b", "c"]
    machine = one_vs_one(X, y, exact.fit)
    assert machine.scores([[Fraction(1, 3)]]).tolist() == [
        [Fraction(2, 3), Fraction(5, 6), Fraction(8, 3)]
    ]
    assert machine.gap == 0
    with pytest.raises(NotSeparable):
        one_vs_rest(X, y, exact.fit)


@pytest.mark.parametrize("way", [one_vs_rest, one_vs_one])
def test_what_did_not_converge_is_complete(way):
    """The second of the problems fails; all models are there."""
    calls = []

    def learner(X, signs):
        calls.append(len(X))
        found = svm.fit(X, signs, 1)
        if len(calls) == 2:
            raise NotConverged(found, 1e-30)
        return found

    with pytest.raises(NotConverged, match="not 1e-30") as caught:
        way(CLOUDS, CODES, learner)
    machine = caught.value.solution
    assert len(machine.models) == len(calls) == (4 if way is one_vs_rest else 6)
    assert (machine.predict(NEW) == way(CLOUDS, CODES).predict(NEW)).all()


class Odd:
    """A model that answers in a wrong shape."""

    def decision(self, X):
        return np.zeros((len(X), 1))


@pytest.mark.parametrize("way", [one_vs_rest, one_vs_one])
@pytest.mark.parametrize(
    ("model", "message"),
    [
        (None, r"returned None, which has no method decision"),
        (Odd(), r"shape \(2, 1\), not \(2,\)"),
    ],
)
def test_a_model_has_to_answer(way, model, message):
    machine = way([[0], [1]], ["a", "b"], lambda *_: model)
    with pytest.raises(BadInput, match=message):
        machine.predict([[0], [1]])
