"""`attempt`: run the properties of an exercise against a reader's own function.

The properties are Hypothesis tests in `exercises_*.py`, anywhere among the tests of the book. They
take the function as their first argument, ask it, and say in words what they expected:

    @exercise("ex-square", solution=square, wrong=(double, cube))
    @given(a=rationals)
    def the_square(yours, a):
        '''The square of a number.'''
        assert yours(a).equals(a * a, "the square is")
"""

import difflib
import inspect
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import settings
from hypothesis.errors import Flaky

from evidence import asking
from evidence.answer import Answer, Outcome
from evidence.asking import Asked, Function, Stopped, plain, same
from evidence.core import UnknownExercise, sentence
from evidence.project import Project
from evidence.watch import Tally, Test, searched

EXAMPLES = 200
FEW = 60  # examples on which a known mistake must return the same
FILES = "exercises_*.py"
DECLARED = re.compile(r'^@exercise\(\s*"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Property:
    """What must hold for every function that solves an exercise."""

    exercise: str
    test: Test
    solution: Function | None
    wrong: tuple[Function, ...]

    @property
    def about(self) -> str:
        """One sentence for the reader."""
        return sentence(self.test)

    def put_to(self, asked: Asked) -> Outcome:
        """Look for an example in which a function does not have the property."""
        tally = Tally()
        try:
            searched(self.test, tally, asked)
        except Flaky:
            words = "your function returns different values for the same arguments"
            return Outcome(self.about, len(tally.reached), words)
        except AssertionError:
            if not asked.words:  # the property itself is wrong
                raise
            return Outcome(self.about, len(tally.reached), asked.words)
        return Outcome(self.about, len(tally.reached))


@dataclass(frozen=True)
class Exercise:
    """The properties of an exercise, a function that has them, and mistakes that people make."""

    name: str
    properties: tuple[Property, ...]
    solution: Function
    wrong: tuple[Function, ...]

    @property
    def arguments(self) -> list[str]:
        """What the function is called with."""
        return list(inspect.signature(self.solution).parameters)

    def answer(self, function: Any) -> Answer:
        """Put a function to every property, until it cannot be asked any more."""
        if trouble := self._trouble(function):
            return Answer(self.name, trouble=trouble)
        asked, outcomes = Asked(function, self.arguments), []
        for each in self.properties:
            asked.words = ""
            try:
                outcomes.append(each.put_to(asked))
            except Stopped as reason:
                return Answer(self.name, (*outcomes, Outcome(each.about, 0, str(reason))))
        answer = Answer(self.name, tuple(outcomes))
        return answer if answer.holds else replace(answer, mistake=self._mistake(asked))

    def _trouble(self, function: Any) -> str:
        wanted = ", ".join(self.arguments)
        if not callable(function):
            return (
                f"This is {asking.kind_of(plain(function))}, not a function. Write one that takes "
                f"`({wanted})`, and pass its name without parentheses."
            )
        try:
            inspect.signature(function).bind(*self.arguments)
        except TypeError:
            return f"Your function is called with `({wanted})`, and does not take these arguments."
        except ValueError:  # some functions written in C have no signature
            return ""
        return ""

    def _mistake(self, asked: Asked) -> str:
        """What is known about a function that returns the same values as this one everywhere."""
        right = Asked(self.solution, self.arguments, most=FEW)
        with suppress(Stopped):
            self.properties[0].put_to(right)
        known = (sentence(wrong) for wrong in self.wrong if _agree(asked, wrong, right.calls))
        return next(known, "")


def _agree(asked: Asked, wrong: Function, examples: list[tuple[Any, ...]]) -> bool:
    """Whether two functions return the same values on all examples."""
    try:
        return all(same(asked(*args).value, plain(wrong(*args))) for args in examples)
    except (Exception, Stopped):  # one of them has no value there
        return False


def exercise(
    name: str, *, solution: Function | None = None, wrong: tuple[Function, ...] = ()
) -> Callable[[Test], Property]:
    """Mark a Hypothesis test as a property of an exercise.

    One of its properties has a `solution`, whose arguments are those of the exercise, and two or
    more `wrong` functions, whose docstrings say what the mistake is.
    """
    if (solution is None) != (len(wrong) < 2):
        raise TypeError(f"{name}: a solution comes with two or more typical wrong ones")

    def decorate(test: Test) -> Property:
        if not hasattr(test, "hypothesis"):
            raise TypeError(f"{test.__name__}: put @exercise above @given")
        more = settings(max_examples=EXAMPLES, report_multiple_bugs=False)
        return Property(name, more(test), solution, wrong)

    return decorate


def declared(project: Project) -> dict[str, str]:
    """The names of all exercises, with their files."""
    files = sorted(project.tests.rglob(FILES))
    return {
        name: file.relative_to(project.root).as_posix()
        for file in files
        for name in DECLARED.findall(file.read_text("utf-8"))
    }


def find(name: str, project: Project) -> Exercise:
    """The exercise of this name, loaded under the profile of the book: derandomised."""
    files = declared(project)
    if name not in files:
        near = difflib.get_close_matches(str(name), files, n=3, cutoff=0.4) or sorted(files)
        listed = ", ".join(f'"{n}"' for n in near)
        raise UnknownExercise(f'no exercise is called "{name}"; there is {listed or "none"}')
    with project.profile("book"):
        known = vars(project.load(files[name])).values()
    properties = tuple(p for p in known if isinstance(p, Property) and p.exercise == name)
    solved = [p for p in properties if p.solution]
    if len(solved) != 1:
        raise TypeError(f"{name}: one of its properties has the solution, not {len(solved)}")
    (main,) = solved
    return Exercise(name, properties, main.solution, main.wrong)  # type: ignore[arg-type]


def attempt(name: str, function: Any) -> Answer:
    """Try a function as the solution of an exercise: on how many examples its properties hold, or
    the smallest example that shows what is wrong."""
    return find(name, Project.find()).answer(function)
