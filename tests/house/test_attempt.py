"""`attempt`: what a reader's function is told, whatever it does."""

import itertools
import math
import sys
import time
from fractions import Fraction

import numpy as np
import pytest
from evidence import UnknownExercise, asking, attempt, exercise
from evidence.answer import Answer, Outcome
from evidence.asking import Asked, plain, same, within
from evidence.attempt import declared, find
from evidence.project import Project
from hypothesis import given
from hypothesis import strategies as st

pytestmark = pytest.mark.usefixtures("project")

EXERCISES = '''
from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st

numbers = st.integers(-300, 300)

def square(a):
    return a * a

def double(a):
    """this is twice the number."""
    return 2 * a

def reciprocal(a):
    """one over it."""
    return 1 / a

@exercise("ex-square", solution=square, wrong=(double, reciprocal))
@given(a=numbers)
def never_negative(yours, a):
    """A square is never negative."""
    assert yours(a).satisfies(lambda v: v >= 0, "a square is never negative")

@exercise("ex-square")
@given(a=numbers)
def the_square(yours, a):
    """The number times itself."""
    assert yours(a).equals(a * a, "the square is")

def in_order(values):
    return sorted(values)

@exercise(
    "ex-order", solution=in_order, wrong=(double, reciprocal)
)
@given(st.lists(numbers, max_size=4))
def the_order(yours, values):
    """The numbers in order."""
    assert yours(values).equals(sorted(values), "in order they are")

@exercise("ex-broken", solution=square, wrong=(double, reciprocal))
@given(a=numbers)
def broken(yours, a):
    assert not yours(a).equals(a * a, "")

@exercise("ex-unsolved")
@given(a=numbers)
def unsolved(yours, a):
    assert yours(a).equals(a, "")
'''


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with exercises in a folder of its tests, seen from a folder inside."""
    (tmp_path / "pyproject.toml").write_text('[tool.evidence]\ntests = "checks"\n')
    (tmp_path / "checks" / "part").mkdir(parents=True)
    (tmp_path / "checks" / "part" / "exercises_numbers.py").write_text(EXERCISES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def said(function, name="ex-square"):
    """The sentences of the outcomes that are not good, without the marks of code."""
    answer = attempt(name, function)
    assert not answer.holds
    return [o.said.replace("`", "") for o in answer.outcomes if o.wrong]


# -------------------------------------------------------------- answers


def test_a_solution_holds_on_two_hundred_different_examples():
    answer = attempt("ex-square", lambda a: a**2)
    assert answer.holds
    assert repr(answer).splitlines() == [
        "ex-square: your function passes",
        "✓ A square is never negative. Holds on 200 examples.",
        "✓ The number times itself. Holds on 200 examples.",
    ]


def test_a_mistake_is_answered_by_the_smallest_example_of_each_property():
    answer = attempt("ex-square", lambda a: 2 * a)
    assert repr(answer).splitlines() == [
        "ex-square: not yet",
        "✗ A square is never negative. For a = -1 you return -2, but a square is never negative.",
        "✗ The number times itself. For a = 1 you return 2, the square is 1.",
        "A frequent mistake: this is twice the number.",
    ]


def test_a_property_may_hold_where_another_does_not():
    answer = attempt("ex-square", abs)
    assert [bool(o.wrong) for o in answer.outcomes] == [False, True]
    assert answer.outcomes[1].wrong == "for `a = 2` you return `2`, the square is `4`"
    assert answer.mistake == ""


def test_the_answer_is_the_same_each_time():
    first, second = (attempt("ex-square", lambda a: a**3) for _ in range(2))
    assert first == second
    assert first._repr_html_() == second._repr_html_()


def test_the_card_says_what_the_text_says():
    card = attempt("ex-square", lambda a: f"<{a}>")._repr_html_()
    assert '<div class="attempt at-fails">' in card
    assert "you return <code>&#x27;&lt;0&gt;&#x27;</code>" in card
    assert '<a class="at-id" href="#ex-square">' in card
    assert "frequent" not in card
    assert "A frequent mistake:" in attempt("ex-square", lambda a: a + a)._repr_html_()
    good = attempt("ex-square", lambda a: a * a)._repr_html_()
    assert '<div class="attempt at-holds">' in good
    assert "Holds on 200 examples." in good
    used = {name for text in (card, good) for name in text.split('"') if name.startswith("at-")}
    assert all(f".{name}" in card.partition("</style>")[0] for name in used)


def test_one_example():
    assert Outcome("It.", 1).said == "Holds on 1 example."
    assert Answer("ex", (Outcome("It.", 1),)).holds


# -------------------------------------------------------------- functions that go wrong


def test_an_exception_is_told_with_its_line():
    def inverse(a):
        square = a * a
        return 1 / square

    assert said(inverse)[1] == (
        "For a = 0 your function raises ZeroDivisionError: division by zero, "
        "in the line return 1 / square."
    )


def test_an_exception_without_a_message_or_a_line():
    class Odd:
        def __call__(self, _):
            raise KeyError

    assert said(Odd())[0] == "For a = 0 your function raises KeyError."


def test_leaving_python_is_an_exception_as_well():
    assert "raises SystemExit: 3" in said(lambda _: sys.exit(3))[0]


def test_a_recursion_without_an_end():
    def deeper(a):
        return deeper(a + 1)

    assert "raises RecursionError" in said(deeper)[0]


@pytest.mark.parametrize(
    ("value", "returned"),
    [
        (None, "nothing (is there a return?), a number is wanted"),
        ("4", "'4', a number is wanted"),
        ((1, 2), "[1, 2], a number is wanted"),
        ({1}, "{1}, a number is wanted"),
        (True, "True, a number is wanted"),
        (1j, "an object of type complex, a number is wanted"),
        (itertools.count(), "an object of type count, a number is wanted"),
        (float("nan"), "nan, the square is 0"),
        (10**5000, "a number too long to show, the square is 0"),
    ],
    ids=itertools.count(),
)
def test_values_of_another_kind(value, returned):
    assert said(lambda _: value)[-1] == f"For a = 0 you return {returned}."


def test_a_long_value_is_cut():
    (words,) = said(lambda _: list(range(1000)), "ex-order")
    assert len(words) < 400
    assert " …, in order they are []" in words


def test_a_function_that_never_returns(monkeypatch):
    monkeypatch.setattr(asking, "CALL", 0.1)
    ended = []

    def busy(a):
        try:
            while a == a:  # noqa: PLR0124
                pass
        finally:
            ended.append(a)

    answer = attempt("ex-square", busy)
    (outcome,) = answer.outcomes  # no further property is tried
    assert outcome.wrong == "for `a = 0` your function has not returned after 0.1 seconds"
    deadline = time.monotonic() + 10
    while not ended and time.monotonic() < deadline:
        time.sleep(0.01)
    assert ended  # the thread was asked to end, and did


def test_a_function_that_sleeps(monkeypatch):
    monkeypatch.setattr(asking, "CALL", 0.1)
    assert "has not returned" in said(lambda _: time.sleep(30))[0]


def test_a_slow_function(monkeypatch):
    monkeypatch.setattr(asking, "ALL", 0.05)
    monkeypatch.setattr(asking, "FREE", 0)

    def slow(a):
        time.sleep(0.02)
        return a * a

    assert said(slow) == ["Your function is slow: 0.05 seconds were not enough to try it."]


def test_a_slow_function_with_a_mistake(monkeypatch):
    """What was found stands, though there is no time to look for a smaller example."""
    monkeypatch.setattr(asking, "ALL", 0.05)
    monkeypatch.setattr(asking, "FREE", 0)

    def slow(_):
        time.sleep(0.02)
        return -1

    assert "you return -1, but a square is never negative" in said(slow)[0]


def test_a_function_that_changes_its_mind():
    calls = itertools.count()
    words = said(lambda a: -1 if next(calls) == 50 else a * a)
    assert "Your function returns different values for the same arguments." in words


def test_a_function_that_changes_its_arguments():
    def in_place(values):
        values.sort()
        return values

    assert attempt("ex-order", in_place).holds


def test_arrays_and_tuples_are_lists():
    assert attempt("ex-order", lambda v: np.sort(np.array(v, int))).holds
    assert attempt("ex-order", lambda v: tuple(sorted(v))).holds


@pytest.mark.parametrize(
    ("thing", "trouble"),
    [
        (3, "This is a number, not a function."),
        (np.arange(3), "This is a list, not a function."),
        (None, "This is nothing, not a function."),
        (lambda: 1, "Your function is called with (a), and does not take these arguments."),
        (lambda a, b: a + b, "does not take these arguments."),
        (lambda a, *, b: a + b, "does not take these arguments."),
    ],
)
def test_what_cannot_be_called(thing, trouble):
    answer = attempt("ex-square", thing)
    assert not answer.holds
    assert trouble in repr(answer)
    assert answer.outcomes == ()
    assert "not a function" in answer._repr_html_() or "is called with" in answer._repr_html_()


def test_more_arguments_that_have_values():
    assert attempt("ex-square", lambda a, power=2: a**power).holds


def test_a_function_without_a_signature():
    assert "raises" in said(max)[0]


# -------------------------------------------------------------- declarations


def test_an_unknown_name_is_an_error_with_near_ones():
    with pytest.raises(UnknownExercise, match=r'"ex-squares"; there is "ex-square"'):
        attempt("ex-squares", abs)
    with pytest.raises(UnknownExercise, match=r'"ex-broken", "ex-order", "ex-square"'):
        attempt("zzz", abs)
    with pytest.raises(UnknownExercise, match="no exercise is called"):
        attempt(abs, "ex-square")


def test_a_project_without_exercises(project):
    (project / "checks" / "part" / "exercises_numbers.py").unlink()
    with pytest.raises(UnknownExercise, match='"ex-square"; there is none'):
        attempt("ex-square", abs)


def test_exercises_are_found_in_any_folder_without_running(project):
    (project / "checks" / "exercises_more.py").write_text('@exercise("ex-more")\nbroken =')
    assert declared(Project.find()) == {
        "ex-more": "checks/exercises_more.py",
        **dict.fromkeys(
            ["ex-square", "ex-order", "ex-broken", "ex-unsolved"],
            "checks/part/exercises_numbers.py",
        ),
    }


def test_a_property_that_is_wrong_itself_is_an_error():
    with pytest.raises(AssertionError):
        attempt("ex-broken", lambda a: a * a)


def test_one_property_has_the_solution():
    with pytest.raises(TypeError, match="one of its properties has the solution, not 0"):
        find("ex-unsolved", Project.find())


def test_two_wrong_ones_come_with_a_solution():
    with pytest.raises(TypeError, match="two or more typical wrong ones"):
        exercise("ex", solution=abs, wrong=(math.sqrt,))
    with pytest.raises(TypeError, match="two or more typical wrong ones"):
        exercise("ex", wrong=(math.sqrt, abs))


def test_a_property_is_a_test_of_hypothesis():
    with pytest.raises(TypeError, match="put @exercise above @given"):
        exercise("ex")(lambda yours: yours)
    kept = exercise("ex")(given(a=st.integers())(lambda yours, a: yours(a)))
    assert kept.exercise == "ex"


# -------------------------------------------------------------- values


@pytest.mark.parametrize(
    ("value", "expected", "agree"),
    [
        (1, Fraction(1), True),
        (np.float64(0.5), Fraction(1, 2), True),
        (1 / 3, Fraction(1, 3), True),
        (0.3333, Fraction(1, 3), False),
        (Fraction(10**12 + 1, 10**12), 1, False),  # exact numbers are compared exactly
        (Fraction(1, 3), 1 / 3, True),
        (1, True, False),
        (np.bool_(True), True, True),
        ((1, 2), [1, 2], True),
        ((1, 2), [1, 2, 3], False),
        (1, [1], False),
        ([[1], 2.0], [[1], 2], True),
        ({1, 2}, {2, 1}, True),
        (range(3), np.arange(3), True),
        (None, 0, False),
        (10**5000, 0.5, False),
    ],
    ids=itertools.count(),
)
def test_same(value, expected, agree):
    assert same(plain(value), plain(expected)) == agree


def test_a_call_passes_on_what_comes_back():
    assert within(5, divmod, (7, 2)) == ([3, 1], None)
    value, error = within(5, divmod, (7, 0))
    assert value is None
    assert isinstance(error, ZeroDivisionError)


def test_who_interrupts_the_kernel_is_heard(monkeypatch):
    """An interrupt reaches the thread that waits, and is no answer of the function."""

    def interrupted(_self, _timeout=None):
        raise KeyboardInterrupt

    monkeypatch.setattr(asking.threading.Thread, "join", interrupted)
    with pytest.raises(KeyboardInterrupt):
        attempt("ex-square", lambda a: a * a)


def test_what_is_asked_has_the_same_name_in_every_example():
    assert repr(Asked(abs, ["a"])) == repr(Asked(max, ["b"]))
