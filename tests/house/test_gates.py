"""Green marks that nobody earned: each is built here, and refused.

The enemy is the honest mistake: a test that returns early, a premise that is never met, an
assertion that cannot fail.
"""

import linecache
import math
import re
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest
import sympy
from evidence import (
    BrokenPremise,
    BrokenPromise,
    CheckFailed,
    NothingAsserted,
    NotProved,
    OneSided,
    TooFew,
    TwinSurvived,
    Vacuous,
    both_ways,
    claim,
    premise,
    smt,
    symbolic,
    twin,
    when,
)
from evidence.card import report_html
from evidence.project import Project
from hypothesis import assume, given, settings
from hypothesis import strategies as st


@dataclass(frozen=True)
class NamedPair:
    left: object
    right: object


def run(test):
    return test.__check__.run()


# -------------------------------------------------------------- the assertion


def test_an_assertion_that_is_always_true():
    @claim("idle", by="exact")
    @given(st.integers())
    def check(n):
        assert True

    with pytest.raises(NothingAsserted, match="asserted nothing about them"):
        check()


def test_an_assertion_about_something_else():
    constant = 3

    @claim("idle", by="exact")
    @given(st.integers())
    def check(n):
        assert constant == 3

    with pytest.raises(NothingAsserted):
        check()


def test_an_assertion_that_is_expected_to_fail():
    @claim("idle", by="exact")
    @given(st.integers())
    def check(n):
        with pytest.raises(AssertionError):
            raise AssertionError(n)

    with pytest.raises(NothingAsserted):
        check()


def test_an_assertion_about_what_the_arguments_made():
    """Through assignments, loops, comprehensions, methods and functions of the test."""

    @claim("busy", by="exact")
    @given(st.lists(st.integers(), min_size=1))
    def check(numbers):
        def double(v):
            return 2 * v

        total, collected = 0, []
        for number in numbers:
            total += double(number)
            collected.append(number)
        halves = [v // 2 for v in map(double, collected)]
        assert halves == collected
        assert (last := total) % 2 == 0
        with open(__file__) as file:
            assert file is not None
        assert last is not None

    assert run(check)[0].examples >= 20


def test_a_return_before_the_assertion():
    """One example in sixty reaches it."""

    @claim("early", by="exact")
    @given(st.integers())
    def check(n):
        if n != 0:
            return
        assert n == 0

    with pytest.raises(TooFew, match="1 different examples reached an assertion, fewer than 20"):
        check()


def test_the_assertion_is_shown_when_it_fails():
    @claim("wrong", by="enumeration", over=[3])
    def check(n):
        assert n + 1 == 5

    with pytest.raises(CheckFailed, match=r"AssertionError: n \+ 1 == 5\nn = 3"):
        check()


def test_only_what_is_written_can_be_watched():
    with pytest.raises(CheckFailed, match="must be written with def"):
        run(claim("short", by="enumeration", over=[1, 2])(lambda n: n))


# -------------------------------------------------------------- the examples


def test_settings_of_a_single_test():
    with pytest.raises(TypeError, match="no @settings"):

        @claim("few", by="exact")
        @settings(max_examples=1)
        @given(st.integers())
        def check(n):
            assert n == n + 0


def test_a_strategy_with_one_value():
    @claim("few", by="exact")
    @given(st.just(7))
    def check(n):
        assert n == 7

    with pytest.raises(TooFew):
        check()


def test_assumptions_that_leave_a_handful():
    @claim("few", by="exact")
    @given(st.integers(0, 60))
    def check(n):
        assume(n % 10 == 0)
        assert n % 5 == 0

    with pytest.raises(CheckFailed, match=r"FailedHealthCheck|Unsatisf"):
        check()


def test_the_same_case_many_times():
    @claim("same", by="enumeration", over=[1] * 1000)
    def check(n):
        assert n == 1

    assert run(check)[0].examples == 1


def test_what_is_drawn_inside_counts_as_new():
    @claim("inside", by="exact")
    @given(st.data())
    def check(data):
        assert data.draw(st.integers()) is not None

    assert run(check)[0].examples >= 20


def test_floats_are_not_exact():
    pair = NamedPair(1, 0.5)
    for case in (
        0.5,
        [1, (2, 0.5)],
        {"u": 1, "v": 0.5},
        np.array([0.5]),
        np.array([[0.5]], object),
        pair,
    ):

        @claim("rounded", by="exact", over=[case])
        def check(value):
            assert value is not None

        with pytest.raises(BrokenPromise, match="was given floats"):
            check()


def test_integers_and_fractions_are_exact():
    exact = [
        1,
        Fraction(1, 2),
        np.array([1, 2]),
        np.array([Fraction(1)]),
        "text",
        None,
        NamedPair,
        math.inf,
    ]

    @claim("exact", by="exact", over=[exact, [exact, NamedPair(1, 2)]])
    def check(value):
        assert value is not None

    assert run(check)[0].examples == 2


def test_a_peer_is_somebody_else():
    @claim("alone", by="peer", over=[2, 3])
    def alone(n):
        assert np.sqrt(n) == n**0.5

    @claim("together", by="peer", over=[2, 3])
    def together(n):
        assert foreign(n) == n

    @claim("together", by="peer", over=[2, 3])
    def imported(n):
        import sympy.core

        assert sympy.core.Integer(n) == n

    @claim("together", by="peer", over=[2, 3])
    def taken(n):
        from sympy import Integer

        assert Integer(n) == n

    with pytest.raises(BrokenPromise, match="uses no program but ours"):
        alone()
    for check in (together, imported, taken):
        assert run(check)[0].examples == 2


def foreign(n):
    return int(sympy.Integer(n)) if n else foreign(n)


@pytest.mark.parametrize("probability", [0, 1, -1e-9, 2])
def test_a_false_alarm_is_a_probability(probability):
    with pytest.raises(ValueError, match="is a probability"):
        claim("coin", by="simulation", false_alarm=probability)


def test_an_unknown_profile():
    project = Project.find()
    assert project.settings("book").derandomize
    with pytest.raises(KeyError, match=r"no profile 'boook' in pyproject.toml: book, deep"):
        project.settings("boook")


# -------------------------------------------------------------- both ways, premises


def test_both_ways_needs_both_truth_values():
    @claim("iff", by="exact")
    @given(st.integers())
    def good(n):
        both_ways(n % 2 == 0, n * n % 2 == 0)

    @claim("iff", by="exact")
    @given(st.integers(1, 100))
    def one_sided(n):
        both_ways(n > 0, n + 1 > 1)

    @claim("iff", by="exact")
    @given(st.integers(-15, 15))
    def wrong(n):
        both_ways(n > 0, n > 1)

    assert run(good)[0].examples >= 20
    with pytest.raises(OneSided, match=r"were true in \d+ examples, false in 0"):
        one_sided()
    with pytest.raises(CheckFailed, match=r"(?s)True on one side, False on the other.*n=1"):
        wrong()


def test_both_ways_refutes_a_twin():
    @twin("iff", says="positive means at least two")
    @given(n=st.integers(-15, 15))
    def check(n):
        both_ways(n > 0, n > 1)

    assert run(check)[0].counterexample == "n = 1"


def test_a_premise_is_counted():
    @claim("implication", by="exact")
    @given(st.integers())
    def often(n):
        if when(n > 0):
            assert n >= 1
        assert n == n + 0

    @claim("implication", by="exact")
    @given(st.integers())
    def seldom(n):
        for _ in range(30):  # thirty times in one example, which stays one
            if when(n == 3):
                assert n > 2
        assert n == n + 0

    @claim("implication", by="enumeration", over=range(9))
    def never(n):
        if when(n > 9):
            assert n > 8
        assert n >= 0

    @claim("implication", by="enumeration", over=range(9))
    def one_of_two(n):
        if when(n > 5):
            assert n > 4
        if when(n > 9):
            assert n > 8

    @claim("no implication", by="enumeration", over=range(9))
    def always(n):
        assert n >= 0

    assert run(always)[0].premise == ""
    with pytest.raises(Vacuous) as found:
        one_of_two()
    line = re.search(r"the premise in line (\d+) was met in 0 of 9", str(found.value))[1]
    assert "when(n > 9)" in linecache.getline(__file__, int(line))
    (shown,) = run(often)
    assert re.fullmatch(r"premise met in \d+ of \d+", shown.premise)
    assert shown.premise in report_html(["implication"], [shown])
    with pytest.raises(Vacuous, match=r"was met in [01] of \d+ examples; plant"):
        seldom()
    with pytest.raises(Vacuous, match="was met in 0 of 9"):
        never()


def test_outside_a_check_they_only_assert():
    both_ways(1, 2)
    assert when(1)
    assert not when(0)
    premise(1)
    with pytest.raises(AssertionError, match="True on one side"):
        both_ways(1, 0)


def test_a_broken_premise_is_no_refutation():
    @twin("broken", says="nothing holds")
    @given(n=st.integers())
    def check(n):
        premise(n < 10)
        assert n < 20

    with pytest.raises(BrokenPremise, match="the set-up is not what the test says"):
        check()


# -------------------------------------------------------------- the twin


def helper(n):
    assert n < 5


def test_a_twin_falls_at_an_assertion_of_its_own():
    @twin("elsewhere", says="all numbers are small")
    @given(n=st.integers())
    def check(n):
        helper(n)
        assert n == n + 0

    with pytest.raises(AssertionError) as stopped:
        check()
    assert not isinstance(stopped.value, TwinSurvived)


# -------------------------------------------------------------- formulas


def test_equal_sides_say_nothing():
    a = sympy.Symbol("a")
    with pytest.raises(Vacuous, match=r"both sides are a \+ 1"):
        symbolic("same", a + 1, 1 + a)


def test_a_formula_without_a_symbol_is_one_case():
    root = sympy.sqrt(2) * (sympy.sqrt(2) + 1)
    with pytest.raises(Vacuous, match="has no symbol"):
        symbolic("number", root, 2 + sympy.sqrt(2))
    assert symbolic("number", root, 2 + sympy.sqrt(2), constant=True).about == ""


def test_a_formula_says_what_it_takes_for_granted():
    a, b = sympy.symbols("a b", positive=True)
    n, w, z = sympy.Symbol("n", integer=True), sympy.Symbol("w_1", real=True), sympy.Symbol("z")
    item = symbolic("assumed", a * (b + n + w + z), a * b + a * n + a * w + a * z, about="Split.")
    said = "For positive $a, b$ and integer, real $n$ and real $w_{1}$ and all $z$."
    assert item.about == f"Split. {said}"
    assert "real" in item._repr_mimebundle_()["text/html"]


# -------------------------------------------------------------- statements about all reals


@pytest.mark.parametrize(
    "statement",
    [
        lambda a, b: ([a == 1], [(a == b) and (b > 7)]),
        lambda a, b, c: ([], [a == b == c]),
        lambda a, b: ([], [a > 7 if a == b else b < 7]),
        lambda a, b: ([], [not (a > b)]),
    ],
    ids=["and", "chain", "if", "not"],
)
def test_python_decides_nothing_about_reals(statement):
    with pytest.raises(NotProved, match="asks Python whether"):
        smt("truth", statement)


def test_a_statement_that_concludes_nothing():
    with pytest.raises(Vacuous, match="concludes nothing"):
        smt("empty", lambda a: ([a > 0], []))


def test_a_conclusion_that_is_assumed():
    with pytest.raises(Vacuous, match="is assumed"):
        smt("circular", lambda a, b: ([a > b, b > 0], [a > b]))


def test_a_conclusion_without_reals():
    with pytest.raises(Vacuous, match="true whatever"):
        smt("constant", lambda a: ([a > 0], [True]))


@pytest.mark.parametrize("bound", [lambda a: a >= -1, lambda a: a <= 1, lambda a: a % 1 == 0])
def test_fractions_have_the_last_word(bound):
    """A statement that says one thing to Z3 and another to Python is found out."""

    def two_faced(a):
        return [], [a * a >= 0 if hasattr(a, "sexpr") else bound(a)]

    with pytest.raises(NotProved, match="which Z3 did not see"):
        smt("two-faced", two_faced)


def test_a_division_by_zero_among_the_random_points_is_passed_over():
    assert smt("quotient", lambda a: ([a > 0], [1 / a > 0])).kind == "smt"


# -------------------------------------------------------------- parts


@pytest.mark.parametrize(
    ("part", "parts", "shown"),
    [
        (None, (), None),
        (2, ("2",), "part 2"),
        ((1, 3), ("1", "3"), "parts 1, 3"),
        ("all", ("all",), "all parts"),
    ],
)
def test_a_check_names_its_parts(part, parts, shown):
    @claim("many", by="enumeration", over=range(3), part=part)
    def check(n):
        assert n < 3

    (item,) = run(check)
    assert item.parts == parts == tuple(item.record()["parts"])
    card = report_html(["many"], [item])
    assert re.findall(r'class="ev-part">([^<]*)<', card) == ([shown] if shown else [])
    assert symbolic("many", "a * (a + 1)", "a**2 + a", part=part).parts == parts
    assert smt("many", lambda a: ([], [a * a >= 0]), part=part).parts == parts


def test_claims_may_have_different_parts():
    @twin("one", "two", says="small", over=range(3), part={"one": 2, "two": "all"})
    def check(n):
        assert n < 2

    assert [item.parts for item in run(check)] == [("2",), ("all",)]
    with pytest.raises(ValueError, match="part= names one, the claims are one, two"):
        claim("one", "two", by="exact", part={"one": 1})(check)


@pytest.mark.parametrize("part", [0, "two", (), ("all", 1), -1])
def test_a_part_is_a_number(part):
    with pytest.raises(ValueError, match="give a number"):
        claim("many", by="enumeration", over=range(3), part=part)(helper)
