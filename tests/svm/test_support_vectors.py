"""Chapter *Who holds the street up*: kinds of support vectors, and hulls."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact, svm
from margins.base.data import BadInput
from margins.hyperplanes.geometry import squared_norm
from margins.hyperplanes.linear import functional_margins, score
from margins.rational.lp import Optimum, equalities, minimise
from margins.svm.max_margin import canonical, squared_margin
from margins.svm.solution import is_hard
from margins.svm.support_vectors import closest_pair
from strategies import (
    CORNERS,
    HALF,
    ONE,
    ZERO,
    Planted,
    biases,
    optimal_offsets,
    penalties,
    planted,
    positive,
    rationals,
    samples,
    vectors,
)

IDLE = Planted([(ONE, ZERO), (ONE, ONE), (-ONE, ZERO)], [1, 1, -1], (ONE, ZERO), ZERO)
streets = planted(n=(2, 4), d=(1, 2), two_classes=True)


@st.composite
def separated(draw, n=(1, 4), d=(1, 2)):
    """A strictly separated sample and whether there is a bias; with one, both classes occur."""
    bias = draw(biases)
    known = st.sampled_from([CORNERS, IDLE])
    case = draw(st.one_of(planted(n=n, d=d, bias=bias, two_classes=bias), known))
    return case, bias


def w_without(s, removed):
    """The optimal w of the sample without some points; 0 if no point or no street is left."""
    rest = [i for i in range(len(s.y)) if i not in removed]
    one_class = len({s.y[i] for i in rest}) < 2
    if not rest or (one_class and s.bias and is_hard(s.C)):
        return 0 * s.w
    return exact.refit_on(s, rest).w


def movers(s):
    """The points whose removal changes w: every point is tried, no multiplier is looked at."""
    return {i for i in range(len(s.y)) if (w_without(s, {i}) != s.w).any()}


def where(condition):
    return set(np.flatnonzero(condition))


def lifted(X, chosen, bias):
    """The vectors (x_i, 1) of some points; without bias x_i."""
    return [[*X[i], *([ONE] * bias)] for i in chosen]


def independent(rows):
    """Whether rational vectors are linearly independent: their Gram matrix is regular."""
    return (
        oracles.gauss([[oracles.dot(a, b) for b in rows] for a in rows], [0] * len(rows))
        is not None
    )


# -------------------------------------------------------------- sv-representation


@claim("sv-representation", by="exact", part=1)
@given(planted(n=(1, 5), bias=False))
def test_w_is_a_combination_of_the_points_at_distance_margin(case):
    """Without bias w* = sum a_i x_i over the points with |<w*, x_i>| = 1, and a_i y_i >= 0."""
    s = exact.fit(case.X, case.y, bias=False)
    a = s.alpha * s.y
    chosen = abs(score(case.X, s.w)) == 1
    assert (a[chosen] @ s.X[chosen] == s.w).all()
    assert (a * s.y >= 0).all()
    assert not a[~chosen].any()


@claim("sv-representation", by="exact", part=2)
@given(streets, st.data())
def test_w_is_a_balanced_combination_with_bias(case, data):
    """With bias the points have |<w*, x_i> + b*| = 1, and the coefficients sum to 0; so it is for
    every dual optimum."""
    s = exact.fit(case.X, case.y)
    a = exact.dual_optimum(s, data.draw(vectors(len(s.y)))) * s.y
    chosen = abs(score(case.X, s.w, s.b)) == 1
    assert (a[chosen] @ s.X[chosen] == s.w).all()
    assert (a * s.y >= 0).all()
    assert a[chosen].sum() == 0


def representations(X, y):
    """(w, a) with w = sum a_i x_i the shortest vector of margin 1 on an independent subset."""
    for size in range(1, len(y) + 1):
        for chosen in combinations(range(len(y)), size):
            solved = oracles.gauss(
                [[oracles.dot(X[i], X[j]) for j in chosen] for i in chosen], [y[i] for i in chosen]
            )
            if solved is not None:
                w = [oracles.dot(solved, [X[i][k] for i in chosen]) for k in range(len(X[0]))]
                yield w, [a * y[i] for i, a in zip(chosen, solved, strict=True)]


@claim("sv-representation", by="exact", part=3)
@given(planted(n=(1, 4), bias=False))
def test_a_feasible_combination_with_the_right_signs_is_optimal(case):
    """Of all w with margin 1 on a subset, those that are feasible and have a_i y_i >= 0 are w*."""
    best = exact.fit(case.X, case.y, bias=False).w.tolist()
    found = [
        w
        for w, signed in representations(case.X, case.y)
        if min(signed) >= 0 and min(functional_margins(case.X, case.y, w)) >= 1
    ]
    assert found
    assert all(w == best for w in found)


def balanced_representations(X, y):
    """(w, b, a) with w = sum a_i x_i, sum a_i = 0 and margin 1 on a subset, a = 0 elsewhere; for
    the subsets where these equations have one solution."""
    everyone = range(len(y))
    for chosen in (c for size in everyone for c in combinations(everyone, size + 1)):
        matrix = [[*(oracles.dot(X[i], X[j]) for j in chosen), 1] for i in chosen]
        solved = oracles.gauss([*matrix, [*[1] * len(chosen), 0]], [*(y[i] for i in chosen), 0])
        if solved is not None:
            *a, b = solved
            w = [oracles.dot(a, [X[i][k] for i in chosen]) for k in range(len(X[0]))]
            yield w, b, [v * y[i] for i, v in zip(chosen, a, strict=True)]


@claim("sv-representation", by="exact", part=4)
@given(st.one_of(planted(n=(2, 5), d=(1, 2), two_classes=True), st.just(CORNERS)))
def test_a_balanced_combination_with_the_right_signs_is_optimal(case):
    """With a bias, of all (w, b) with margin 1 on a subset and w = sum a_i x_i, sum a_i = 0 there,
    those that are feasible and have a_i y_i >= 0 are (w*, b*); and there are some."""
    s = exact.fit(case.X, case.y)
    found = [
        (w, b)
        for w, b, signed in balanced_representations(case.X, case.y)
        if min(signed) >= 0 and min(functional_margins(case.X, case.y, w, b)) >= 1
    ]
    assert found
    assert all(each == (s.w.tolist(), s.b) for each in found)


@claim("sv-representation", by="exact", part=(2, 4))
@given(streets, st.data())
def test_any_combination_of_tight_points_decides(case, data):
    """With a bias, a feasible (w, b), the optimal one or another, has w = sum a_i x_i over its
    tight points with a_i y_i >= 0 and sum a_i = 0 for some a exactly if it is optimal: a linear
    program looks for a."""
    s = exact.fit(case.X, case.y)
    other = canonical(case.X, case.y, case.w, case.b)
    w, b = data.draw(st.sampled_from([(s.w, s.b), other]))
    tight = functional_margins(case.X, case.y, w, b) == 1
    signed, labels = s.X[tight] * s.y[tight, None], s.y[tight]
    A, right = equalities([*signed.T.tolist(), labels.tolist()], [*w, 0])
    represented = isinstance(minimise([0] * len(labels), A, right), Optimum)
    both_ways(represented, (w == s.w).all() and b == s.b)


@twin(
    "sv-representation",
    says="with a bias, too, a feasible $(w,b)$ with $w=\\sum a_ix_i$ over tight points and "
    "$a_iy_i\\ge0$ is optimal, whatever $\\sum a_i$ is",
    part=4,
)
@given(plus=positive, minus=positive.map(lambda v: -v), a=positive)
def test_twin_combination_out_of_balance(plus, minus, a):
    X, y, w = [(plus,), (minus,)], [1, -1], a * plus
    b = 1 - w * plus  # the positive point is tight
    feasible = min(functional_margins(X, y, [w], b)) >= 1
    assert not feasible or (w, b) == (exact.fit(X, y).w[0], exact.fit(X, y).b)


@twin(
    "sv-representation",
    says="with a bias, too, $\\alpha_i>0$ only where $|\\langle w,x_i\\rangle|=1$",
    part=2,
)
@given(plus=positive, minus=rationals.filter(lambda v: v <= 0))
def test_twin_index_set_without_b(plus, minus):
    s = exact.fit([(plus,), (minus,)], [1, -1])
    assert (abs(score(s.X, s.w))[s.positive] == 1).all()


@twin(
    "sv-representation",
    says="a feasible $w$ that is any combination of points with margin 1 is optimal",
    part=3,
)
@given(a=rationals, b=rationals)
def test_twin_signs_of_the_coefficients(a, b):
    X, y = [(ONE, a), (ONE, b)], [1, 1]
    found = [w for w, _ in representations(X, y) if min(functional_margins(X, y, w)) >= 1]
    assert all(w == exact.fit(X, y, bias=False).w.tolist() for w in found)


# -------------------------------------------------------------- sum-alpha-equals-norm


@claim("sum-alpha-equals-norm", by="exact", part=(1, 2))
@given(separated(), st.data())
def test_multipliers_sum_to_the_squared_norm(case, data):
    """For every dual optimum sum alpha_i = |w*|^2 = 1/margin^2; with bias each class has half."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    alpha = exact.dual_optimum(s, data.draw(vectors(len(y))))
    assert alpha.sum() == s.w @ s.w == 1 / squared_margin(X, y, s.w, s.b)
    if bias:
        assert alpha[s.y > 0].sum() == alpha[s.y < 0].sum() == s.w @ s.w / 2


@claim("sum-alpha-equals-norm", by="exact", part=3)
@given(samples(n=(1, 5), d=(1, 2), scaled=True), penalties, biases, st.data())
def test_soft_multipliers_also_pay_for_the_slack(sample, C, bias, data):
    """Soft margin: sum alpha_i = |w|^2 + C sum of the slacks, for any dual optimum."""
    s = exact.fit(*sample, C, bias=bias)
    alpha = exact.dual_optimum(s, data.draw(vectors(len(s.y))))
    assert alpha.sum() == s.alpha.sum() == s.w @ s.w + C * s.slack.sum()


@twin(
    "sum-alpha-equals-norm",
    says="without bias, too, each class has half of the sum: $\\sum\\alpha_iy_i=0$",
    part=2,
)
@given(planted(n=(1, 3), d=(1, 1), bias=False))
def test_twin_halves_without_bias(case):
    s = exact.fit(case.X, case.y, bias=False)
    assert s.alpha @ s.y == 0


@twin(
    "sum-alpha-equals-norm",
    says="for the points g (+), -g (-) with margin g, $\\sum\\alpha_i=1/g$",
    part=1,
)
@given(g=positive)
def test_twin_sum_is_the_inverse_margin(g):
    s = exact.fit([[g], [-g]], [1, -1])
    assert s.alpha.sum() == 1 / g


@twin("sum-alpha-equals-norm", says="for the soft margin, too, $\\sum\\alpha_i=\\|w\\|^2$", part=3)
@given(sample=samples(n=(1, 3), d=(1, 1)), C=penalties)
def test_twin_soft_sum(sample, C):
    s = exact.fit(*sample, C, bias=False)
    assert s.alpha.sum() == s.w @ s.w


# -------------------------------------------------------------- hard-remove-nontight


@claim("hard-remove-nontight", by="exact", part=(1, 3))
@given(separated(n=(2, 5)), st.data())
def test_points_off_the_edge_can_go(case, data):
    """Points with margin above 1 have the multiplier 0 in every dual optimum. Some or all of them
    are deleted: (w*, b*) is again the only solution."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    assert not exact.alpha_range(s)[1][s.margins > 1].any()
    off = sorted(where(s.margins > 1))
    some = {i for i in off if data.draw(st.booleans())}
    for gone in (some, set(off)):
        rest = exact.refit_on(s, [i for i in range(len(y)) if i not in gone])
        assert (rest.w == s.w).all()
        assert rest.interval == s.interval == (s.b, s.b)


@claim("hard-remove-nontight", by="exact", part=(1, 2))
@given(separated(), st.data())
def test_points_without_a_multiplier_can_go(case, data):
    """All points with alpha_i = 0 in any one dual optimum are deleted, or some of them: (w*, b*) is
    the only solution for the rest, and the rest of alpha is a dual optimum of it."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    alpha = exact.dual_optimum(s, data.draw(vectors(len(y))))
    some = np.array([i for i, a in enumerate(alpha) if a or data.draw(st.booleans())])
    for kept in (np.flatnonzero(alpha), some):
        rest = exact.refit_on(s, kept)
        assert (rest.w == s.w).all()
        assert rest.interval == (s.b, s.b)
        assert exact.is_dual_optimum(rest, alpha[kept])


@claim("hard-remove-nontight", by="exact", part=1)
@given(separated(n=(1, 4)), st.data())
def test_points_outside_the_street_can_come(case, data):
    """A new point with margin 1 or more changes nothing."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    x = np.array(data.draw(vectors(len(X[0]))))
    label = 1 if s.decision([x])[0] > 0 else -1
    lack = 1 - label * s.decision([x])[0]
    moved = x + label * max(lack, ZERO) * s.w / (s.w @ s.w)  # onto the edge if it was inside
    more = exact.fit([*X, tuple(moved)], [*y, label], bias=bias)
    assert label * s.decision([moved])[0] >= 1
    assert (more.w == s.w).all()
    assert more.b == s.b


@twin(
    "hard-remove-nontight",
    says="deleting a point with margin 1 always changes $w$, if no point occurs twice",
    over=[CORNERS],
    part=3,
)
def test_twin_every_tight_point_matters(X, y, w, b):
    s = exact.fit(X, y)
    assert (s.margins == functional_margins(X, y, w, b)).all()
    assert movers(s) == where(s.margins == 1)


@twin(
    "hard-remove-nontight",
    says="all points that can be deleted one at a time can be deleted together",
    part=1,
)
@given(plus=st.lists(positive, min_size=1, max_size=3))
def test_twin_delete_together(plus):
    s = exact.fit([*((v,) for v in plus), (ZERO,)], [1] * len(plus) + [-1])
    dispensable = set(range(len(s.y))) - movers(s)
    assert (w_without(s, dispensable) == s.w).all()


# -------------------------------------------------------------- sv-inclusions


@claim("sv-inclusions", by="exact", part=(1, 3))
@given(separated(), st.data())
def test_three_kinds_of_support_vectors_are_nested(case, data):
    """Hard margin: the points whose removal moves w are those with alpha_i > 0 in every dual
    optimum; these are among the positive ones of any dual optimum, and these among the tight."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    low, high = exact.alpha_range(s)
    some = exact.dual_optimum(s, data.draw(vectors(len(y))))
    assert movers(s) == where(low > 0) == set(exact.essential(s))
    assert where(low > 0) <= where(some > 0) <= where(high > 0)
    assert where(high > 0) <= where(s.margins == 1) == set(exact.tight(s))


@claim(
    "sv-inclusions", by="exact", over=list(product([ONE, Fraction(10**6)], (True, False))), part=2
)
def test_all_three_kinds_can_differ(scale, bias):
    """The corners of a square, small and large, with bias and without: four tight points, some but
    not all positive, none essential."""
    s = exact.fit([[scale * v for v in x] for x in CORNERS.X], CORNERS.y, bias=bias)
    assert movers(s) < where(s.alpha > 0) < where(s.margins == 1)


@claim("sv-inclusions", by="exact", part=5)
@given(positive.map(lambda v: v / 7), positive.map(lambda v: 1 + v))
@example(HALF, ONE)
def test_a_point_can_pull_in_vain(share, C):
    """Soft margin without bias, C >= 1: beside the point 1 a positive point of at most 1/C has the
    multiplier C in every dual optimum, and its removal does not move w = 1."""
    s = exact.fit([(share / C,), (ONE,)], [1, 1], C, bias=False)
    low, high = exact.alpha_range(s)
    assert low[0] == high[0] == C
    assert s.w == 1
    assert 0 not in movers(s)


soft_problems = st.tuples(samples(n=(1, 4), d=(1, 2)), penalties, biases)
cheap = st.sampled_from([Fraction(1, 200), Fraction(1, 1000)])  # two points pull with C each
with_room = st.tuples(samples(n=(2, 2), d=(1, 2), two_classes=True), cheap, st.just(True))


@claim("sv-inclusions", by="exact", part=4)
@given(st.one_of(soft_problems, with_room), st.data())
def test_soft_support_vectors_are_nested(case, data):
    """Soft margin: removal moves w only if alpha_i > 0 in every dual optimum, and alpha_i > 0 in
    one of them only if m_i <= 1, whatever optimal b the margins have."""
    sample, C, bias = case
    s = exact.fit(*sample, C, bias=bias)
    low, _ = exact.alpha_range(s)
    some = exact.dual_optimum(s, data.draw(vectors(len(s.y))))
    assert movers(s) <= where(low > 0) <= where(some > 0)
    if when(s.interval[0] < s.interval[1]):
        assert len(set(optimal_offsets(s))) == 3
    for b in optimal_offsets(s):
        assert where(some > 0) <= where(functional_margins(s.X, s.y, s.w, b) <= 1)


@twin(
    "sv-inclusions",
    says="the points with margin 1 are exactly those with a positive multiplier",
    settles="e-support-vector-def",
    over=[CORNERS],
    part=(1, 2),
)
def test_twin_tight_means_positive(X, y, w, b):
    s = exact.fit(X, y)
    assert (s.margins == functional_margins(X, y, w, b)).all()
    assert where(s.alpha > 0) == where(s.margins == 1)


@twin(
    "sv-inclusions",
    says="every point with margin 1 has a positive multiplier in some dual optimum",
    over=[IDLE],
    part=1,
)
def test_twin_some_optimum_uses_each_tight_point(X, y, w, b):
    s = exact.fit(X, y)
    assert (s.margins == functional_margins(X, y, w, b)).all()
    _, high = exact.alpha_range(s)
    assert where(high > 0) == where(s.margins == 1)


@twin("sv-inclusions", says="removing a point with a positive multiplier changes $w$", part=(1, 3))
@given(plus=st.lists(positive, min_size=1, max_size=3))
def test_twin_positive_means_essential(plus):
    s = exact.fit([*((v,) for v in plus), (ZERO,)], [1] * len(plus) + [-1])
    assert movers(s) == where(s.alpha > 0)


@twin(
    "sv-inclusions",
    says="for the soft margin, too, a point with $\\alpha_i>0$ in every dual optimum is essential",
    part=5,
)
@given(sample=samples(n=(1, 2), d=(1, 1)), C=penalties)
def test_twin_soft_essential(sample, C):
    s = exact.fit(*sample, C, bias=False)
    low, _ = exact.alpha_range(s)
    assert movers(s) == where(low > 0)


@twin(
    "sv-inclusions",
    says="for the soft margin, too, $\\alpha_i>0$ means $m_i=1$",
    settles="e-support-vector-def",
    part=4,
)
@given(sample=samples(n=(1, 2), d=(1, 1)), C=penalties)
def test_twin_soft_positive_means_tight(sample, C):
    s = exact.fit(*sample, C, bias=False)
    assert (s.margins[s.positive] == 1).all()


# -------------------------------------------------------------- few-sv-suffice


def thinner(s, alpha):
    """A dual optimum with independent lifted points, by moving along relations between them."""
    import sympy as sp

    while True:
        used = np.flatnonzero(alpha)
        rows = [
            [s.y[i] * v for v in row]
            for i, row in zip(used, lifted(s.X, used, s.bias), strict=True)
        ]
        relations = sp.Matrix(rows).T.nullspace()
        if not relations:
            return alpha
        beta = 0 * alpha
        beta[used] = [Fraction(int(v.p), int(v.q)) for v in relations[0]]
        assert beta.sum() == 0
        alpha = alpha + min(-alpha[i] / beta[i] for i in used if beta[i] < 0) * beta
        assert exact.is_dual_optimum(s, alpha)


@claim("few-sv-suffice", by="exact", part=(1, 2))
@given(separated(n=(2, 4)), st.data())
def test_any_dual_optimum_can_be_thinned(case, data):
    """From the average of several dual optima the steps of the proof lead to one with linearly
    independent lifted points; those, at most d + 1 or d, are essential among themselves."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    ends = [exact.dual_optimum(s, data.draw(vectors(len(y)))) for _ in range(3)]
    alpha = thinner(s, sum(ends) / 3)
    kept = np.flatnonzero(alpha)
    alone = exact.refit_on(s, kept)
    assert independent(lifted(s.X, kept, bias))
    assert len(kept) <= len(X[0]) + bias
    assert (alone.w == s.w).all()
    assert alone.interval == (s.b, s.b)
    assert movers(alone) == set(range(len(kept)))


@claim("few-sv-suffice", by="exact", part=1)
@given(separated(n=(1, 5), d=(1, 3)))
def test_the_solver_returns_few(case):
    """The multipliers of the exact solver are of this kind."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    assert independent(lifted(s.X, s.positive, bias))
    assert len(s.positive) <= len(X[0]) + bias


@claim("few-sv-suffice", by="exact", part=(1, 2))
@given(separated(n=(2, 4)))
def test_a_search_through_subsets_finds_few(case):
    """Subsets are tried by size, without multipliers: the first with the same (w, b) is small."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    everyone = range(len(y))
    subsets = (set(c) for size in everyone for c in combinations(everyone, size + 1))
    enough = next(c for c in subsets if (w_without(s, set(everyone) - c) == s.w).all())
    assert len(enough) <= len(X[0]) + bias
    assert exact.refit_on(s, sorted(enough)).b == s.b


def simplex(d, *, bias):
    """The unit vectors of class +1 and, with bias, the origin of class -1."""
    X = [tuple(ONE * (i == j) for j in range(d)) for i in range(d)]
    return ([*X, (ZERO,) * d], [1] * d + [-1]) if bias else (X, [1] * d)


@claim("few-sv-suffice", by="exact", over=list(product(range(1, 7), (True, False))), part=3)
def test_the_bound_is_attained(d, bias):
    """In every dimension some sample of d + 1 points, d without bias, needs all of them."""
    s = exact.fit(*simplex(d, bias=bias), bias=bias)
    assert len(s.y) == d + bias
    assert movers(s) == set(range(len(s.y)))


@claim(
    "few-sv-suffice",
    by="exact",
    over=list(product(range(1, 4), range(2, 8), (True, False))),
    part=4,
)
def test_all_points_can_be_tight(d, n, bias):
    """The points (1, k, 0, ...) for even k and (-1, k, 0, ...) for odd k, on a line copies of 1 and
    -1, are all tight; and in two or more dimensions they are different."""
    y = [1 if k % 2 == 0 else -1 for k in range(n)]
    X = [(label * ONE, k * ONE, ZERO)[:d] for k, label in enumerate(y)]
    assert (exact.fit(X, y, bias=bias).margins == 1).all()
    assert d == 1 or len(set(X)) == n


@twin(
    "few-sv-suffice",
    says="at most $d+1$ points have margin 1, if no point occurs twice",
    settles="e1-few-constraints",
    over=[CORNERS],
    part=4,
)
def test_twin_few_points_are_tight(X, y, w, b):
    s = exact.fit(X, y)
    assert (s.margins == functional_margins(X, y, w, b)).all()
    assert sum(s.margins == 1) <= len(X[0]) + 1


@twin("few-sv-suffice", says="on a line one support vector suffices, with a bias, too", part=(1, 3))
@given(plus=st.lists(positive, min_size=1, max_size=2))
def test_twin_bias_costs_no_point(plus):
    s = exact.fit([*((v,) for v in plus), (ZERO,)], [1] * len(plus) + [-1])
    everyone = set(range(len(s.y)))
    assert any((w_without(s, everyone - {i}) == s.w).all() for i in everyone)


@twin(
    "few-sv-suffice",
    says="some of four points in space can be deleted without moving $w$",
    settles="e1-few-constraints",
    over=[simplex(3, bias=True)],
    part=3,
)
def test_twin_only_a_few_matter(X, y):
    s = exact.fit(X, y)
    assert len(movers(s)) < len(y)


# -------------------------------------------------------------- hull-distance


def to_segment(p, a, b):
    """The squared distance of a point to a segment, by elementary geometry."""
    p, a, b = map(np.array, (p, a, b))
    along = b - a
    square = along @ along
    t = min(max((p - a) @ along / square, ZERO), ONE) if square else ZERO
    away = p - a - t * along
    return away @ away


def between_hulls(A, B):
    """The squared distance of two disjoint convex hulls in the plane or on a line.

    It is attained at a corner of one hull and an edge, perhaps of length 0, of the other.
    """
    edges = [(p, a, b) for P, Q in ((A, B), (B, A)) for p in P for a in Q for b in Q]
    return min(to_segment(*edge) for edge in edges)


@claim("hull-distance", by="exact", part=1)
@given(streets)
def test_width_is_the_distance_of_the_hulls(case):
    """The squared distance of the hulls, found by plane geometry, is 4/|w*|^2 = (2 margin)^2."""
    X, y = case.X, case.y
    s = exact.fit(X, y)
    A, B = ([x for x, label in zip(X, y, strict=True) if label == sign] for sign in (1, -1))
    assert between_hulls(A, B) == 4 / squared_norm(s.w) == 4 * squared_margin(X, y, s.w, s.b)


@st.composite
def weights(draw, y):
    """Weights with sum 1 in each class."""
    raw = np.array([draw(positive) for _ in y])
    signs = np.array(y)
    return raw / np.where(signs > 0, raw[signs > 0].sum(), raw[signs < 0].sum())


@claim("hull-distance", by="exact", part=(1, 2, 3, 4))
@given(st.one_of(streets, st.just(CORNERS)), st.data())
def test_hyperplane_bisects_every_closest_pair(case, data):
    """A pair p, q of hull points, of a dual optimum or of any weights, is closest exactly if
    p - q = 2 w/|w|^2, f(p) = 1 and f(q) = -1, and exactly if its weights give a dual optimum. Then
    its middle lies on the hyperplane, and p - q is parallel to w. All other pairs are farther
    apart, by the terms of the identity."""
    X, y = case.X, case.y
    s = exact.fit(X, y)
    norm2 = s.w @ s.w
    alpha = exact.dual_optimum(s, data.draw(vectors(len(y))))
    for lam in (2 * alpha / norm2, data.draw(weights(y))):
        p, q = (lam[s.y == sign] @ s.X[s.y == sign] for sign in (1, -1))
        rest = p - q - 2 * s.w / norm2
        surplus = s.decision([p])[0] - s.decision([q])[0] - 2
        assert surplus >= 0
        assert (p - q) @ (p - q) == (4 + 4 * surplus) / norm2 + rest @ rest
        closest = (p - q) @ (p - q) == 4 / norm2
        assert (p - q) @ (p - q) >= 4 / norm2
        both_ways(closest, not rest.any() and (s.decision([p, q]) == [1, -1]).all())
        both_ways(closest, exact.is_dual_optimum(s, norm2 / 2 * lam))
        if when(closest):
            assert s.decision([(p + q) / 2])[0] == 0
            assert (norm2 * (p - q) == s.w * ((p - q) @ s.w)).all()
    p, q = closest_pair(s)
    assert (p - q == 2 * s.w / norm2).all()
    assert (s.decision([(p + q) / 2]) == 0).all()


@claim("hull-distance", by="exact", part=5)
@given(planted(n=(1, 5), d=(1, 2), bias=False))
def test_without_bias_it_is_the_distance_of_one_hull_from_zero(case):
    """Without bias the squared margin is the squared distance of 0 to the hull of the y_i x_i."""
    X, y = case.X, case.y
    s = exact.fit(X, y, bias=False)
    u = [tuple(label * v for v in x) for x, label in zip(X, y, strict=True)]
    assert between_hulls(u, [(ZERO,) * len(X[0])]) == 1 / squared_norm(s.w)


@claim("hull-distance", by="peer", over=range(4), part=1)
def test_cvxpy_finds_the_same_closest_points(seed):
    """CVXPY searches the hulls for the closest pair, knowing nothing of margins; its distance is
    ours to 1e-6 and, in exact arithmetic, never less."""
    import cvxpy as cp

    rng = np.random.default_rng(seed)
    X, y = rng.integers(-9, 10, (12, 3)), np.repeat([1, -1], 6)
    X[:, 0] = np.where(y > 0, 2, -2) + y * abs(X[:, 0])
    s = exact.fit(X.tolist(), y)
    lam = cp.Variable(12, nonneg=True)
    apart = cp.sum_squares((X * y[:, None]).T @ lam)
    cp.Problem(cp.Minimize(apart), [cp.sum(lam[:6]) == 1, cp.sum(lam[6:]) == 1]).solve(
        solver=cp.CLARABEL
    )
    theirs = np.array([Fraction(max(float(v), 0.0)) for v in lam.value])
    p, q = (theirs[y == sign] @ s.X[y == sign] / theirs[y == sign].sum() for sign in (1, -1))
    width2 = 4 / squared_norm(s.w)
    assert width2 <= (p - q) @ (p - q) <= width2 * Fraction(1000002, 1000000)


@twin(
    "hull-distance",
    says="without bias, too, twice the best margin is the distance of the hulls",
    part=(1, 5),
)
@given(plus=positive, minus=positive)
def test_twin_hulls_without_bias(plus, minus):
    X, y = [[plus], [-minus]], [1, -1]
    s = exact.fit(X, y, bias=False)
    assert 2 / abs(s.w[0]) == plus + minus


@twin(
    "hull-distance",
    says="the street is as wide as the least distance between points of different classes",
    part=1,
)
@given(a=rationals, b=rationals)
def test_twin_closest_points_are_examples(a, b):
    s = exact.fit([(ZERO, a), (ZERO, b), (-ONE, ZERO)], [1, 1, -1])
    pairs = [p - q for p in s.X[s.y > 0] for q in s.X[s.y < 0]]
    assert min(v @ v for v in pairs) == 4 / squared_norm(s.w)


@twin(
    "hull-distance",
    says="the closest pair of the two hulls is unique",
    over=[CORNERS],
    part=(2, 4),
)
def test_twin_one_closest_pair(X, y, w, b):
    s = exact.fit(X, y)
    assert (s.margins == functional_margins(X, y, w, b)).all()
    low, high = exact.alpha_range(s)  # alpha is a multiple of the weights of the pair
    assert (low == high).all()


# -------------------------------------------------------------- the library itself


@pytest.mark.parametrize(
    "solution",
    [
        exact.fit([[1], [-1]], [1, -1], 1),
        exact.fit([[1], [-1]], [1, -1], bias=False),
        exact.fit(None, [1, -1], gram=[[1, -1], [-1, 1]]),
    ],
)
def test_closest_pair_needs_a_hard_margin_with_points_and_bias(solution):
    with pytest.raises(BadInput, match="hard margin with bias"):
        closest_pair(solution)


def test_closest_pair_of_a_float_solution():
    p, q = closest_pair(svm.fit([[0.0, 1.0], [0.0, -1.0], [-3.0, 0.0]], [1, 1, -1]))
    np.testing.assert_allclose([p, q], [[0, 0], [-3, 0]], atol=1e-7)
