"""`claim` and `twin`: decorators that turn a test into evidence.

The decorated function is an ordinary test without arguments. Its arguments come from
Hypothesis (`@given` below the decorator), from a finite space (`over=`), or, for a twin,
from Z3 (`by="smt"`). Only what really ran is counted.
"""

import ast
import functools
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from evidence.core import (
    TESTS,
    CheckFailed,
    Evidence,
    NothingAsserted,
    TwinSurvived,
    sentence,
    show,
    source_of,
)
from evidence.project import Project
from evidence.smt import refute

Test = Callable[..., Any]
Space = Iterable[Any] | Callable[[], Iterable[Any]]


@dataclass
class Tally:
    """What happened while a test ran."""

    examples: int = 0
    asserted: bool = False
    failure: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Check:
    """A test together with what it is evidence for."""

    ids: tuple[str, ...]
    kind: str
    test: Test
    about: str
    over: Space | None = None
    settles: tuple[str, ...] = ()
    solver: bool = False  # arguments come from Z3

    def run(self) -> list[Evidence]:
        """Run the test once and report for each of its claims; an exception if it fails."""
        tally = Tally()
        return self._refute(tally) if self.kind == "twin" else self._confirm(tally)

    def _confirm(self, tally: Tally) -> list[Evidence]:
        try:
            _drive(self, tally)
        except Exception as error:
            notes = "\n".join(getattr(error, "__notes__", []))
            raise CheckFailed(
                f"{self._named}: {type(error).__name__}: {error}\n{notes or show(tally.failure)}"
            ) from error
        if not tally.asserted:  # pragma: no cover - coverage lent its tracer; tested all the same
            raise NothingAsserted(
                f"{self._named} ran {tally.examples} examples and asserted nothing"
            )
        return self._evidence(examples=tally.examples)

    def _refute(self, tally: Tally) -> list[Evidence]:
        try:
            _drive(self, tally)
        except AssertionError:
            if not tally.failure:
                raise
            return self._evidence(counterexample=show(tally.failure))
        raise TwinSurvived(
            f"{self._named}: {tally.examples} examples and no counterexample to: {self.about}"
        )

    @property
    def _named(self) -> str:
        return f"{', '.join(self.ids)} ({self.kind}, {_inner(self.test).__name__})"

    def _evidence(self, **result: Any) -> list[Evidence]:
        inner = _inner(self.test)
        where = source_of(inner, Project.find())
        name = f"{where.get('file', '')}::{inner.__name__}".removeprefix("::")
        common = {"settles": self.settles, **result, **where}
        return [Evidence(i, self.kind, name, self.about, **common) for i in self.ids]


def claim(
    *ids: str, by: str, over: Space | None = None, false_alarm: str | None = None
) -> Callable[[Test], Test]:
    """Mark a test as evidence of kind `by` for the claims `ids`.

    `over` is a finite space (or a function that makes one): the test runs on every member.
    A simulation states the probability that it fails although the claim is true.
    """
    if by not in TESTS:
        raise ValueError(f"by={by!r} is not a kind of test; use one of {', '.join(TESTS)}")
    if (by == "simulation") != (false_alarm is not None):
        raise ValueError("a simulation, and nothing else, states false_alarm='…'")

    def decorate(test: Test) -> Test:
        about = sentence(_inner(test))
        if false_alarm:
            about += f" (false-alarm probability {false_alarm})"
        return _test_function(Check(ids, by, test, about, over))

    return decorate


def twin(
    *ids: str,
    says: str,
    by: str = "search",
    over: Space | None = None,
    settles: str | tuple[str, ...] = (),
) -> Callable[[Test], Test]:
    """Mark a test of a false statement. It passes only if a counterexample is found.

    `settles` names errata of the sources which this counterexample refutes.
    """
    if by not in ("search", "smt"):
        raise ValueError(f"by={by!r}: a twin is refuted by 'search' or by 'smt'")
    errata = (settles,) if isinstance(settles, str) else settles

    def decorate(test: Test) -> Test:
        if by == "search" and over is None and not hasattr(test, "hypothesis"):
            raise TypeError(
                f"{test.__name__}: a twin needs @given, over= or by='smt' to be refuted"
            )
        return _test_function(Check(ids, "twin", test, says, over, errata, by == "smt"))

    return decorate


def _test_function(check: Check) -> Test:
    inner = _inner(check.test)
    if not check.ids:
        raise TypeError(f"{inner.__name__}: name at least one claim id")
    needs = bool(inspect.signature(check.test).parameters)
    if needs and check.over is None and not check.solver:
        raise TypeError(
            f"{inner.__name__} still takes arguments: put the decorator above @given, or pass over="
        )

    @functools.wraps(inner, updated=())  # the marks of Hypothesis stay with the inner test
    def test() -> None:
        check.run()

    del test.__wrapped__  # pytest would look for the inner test's arguments
    test.__check__ = check  # type: ignore[attr-defined]
    return test


def _inner(test: Test) -> Test:
    """The function as it was written, below @given."""
    written: Test = inspect.unwrap(
        test.hypothesis.inner_test if hasattr(test, "hypothesis") else test
    )
    return written


def _drive(check: Check, tally: Tally) -> None:
    test, over = check.test, check.over
    if check.solver:
        if witness := refute(test):
            tally.failure = witness
            raise AssertionError(show(witness))
    elif hasattr(test, "hypothesis"):
        handle, original = test.hypothesis, test.hypothesis.inner_test
        handle.inner_test = _watched(original, tally)
        try:
            test()
        finally:
            handle.inner_test = original
    elif over is not None:
        watched = _watched(test, tally)
        single = len(inspect.signature(test).parameters) == 1
        for case in over() if callable(over) else over:
            watched(case) if single else watched(*case)
    else:
        _watched(test, tally)()


def _watched(test: Test, tally: Tally) -> Test:
    signature = inspect.signature(test)

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            with _until_asserting(test, tally):
                test(*args, **kwargs)
        except AssertionError as error:
            if _raised_in(test, error):
                tally.failure = dict(signature.bind(*args, **kwargs).arguments)
            raise
        tally.examples += 1

    return run


def _raised_in(test: Test, error: BaseException) -> bool:
    """Whether the test's own file raised the error, not a library that it calls."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code.co_filename == test.__code__.co_filename


@contextmanager
def _until_asserting(test: Test, tally: Tally) -> Iterator[None]:
    """Note whether the test reaches one of its own assertions; trace only until it does."""
    if tally.asserted:
        yield
        return
    lines, code, before = _assertion_lines(test), test.__code__, sys.gettrace()

    # Coverage cannot see the next two functions: they run in the place of its own tracer.
    def local(frame: FrameType, event: str, arg: Any) -> Any:  # pragma: no cover
        if frame.f_lineno in lines:
            tally.asserted = True
            sys.settrace(before)
            return None
        return local

    def trace(frame: FrameType, event: str, arg: Any) -> Any:  # pragma: no cover
        return local if frame.f_code is code else None

    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def _assertion_lines(test: Test) -> set[int]:
    """Lines of `assert` statements and of `with raises(...)` in the body of a test."""
    lines, start = inspect.getsourcelines(test)
    found: set[int] = set()
    for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))):
        if isinstance(node, ast.Assert) or (
            isinstance(node, ast.With) and "raises" in ast.unparse(node.items[0].context_expr)
        ):
            end = node.end_lineno if isinstance(node, ast.Assert) else node.lineno
            found.update(range(start + node.lineno - 1, start + (end or node.lineno)))
    return found
