"""Watching a test while it runs: which examples reach an assertion, and what they see there.

A test is run as a copy of itself in which every assertion about its arguments notes that it was
reached. An assertion that mentions no argument says the same for every example, so it does not
count; nor does a test that expects `AssertionError`.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, wraps
from typing import Any

from evidence.scrutiny import has_float, written_out

Test = Callable[..., Any]


class BrokenPremise(Exception):
    """The set-up of a test is not what the test says. Then the test is wrong, not the statement."""


@dataclass
class Seen:
    """The distinct examples in which a condition was true, and those in which it was false.

    A test may ask several times in one example, which then belongs to both.
    """

    true: set[Any] = field(default_factory=set)
    false: set[Any] = field(default_factory=set)


@dataclass
class Tally:
    """What happened while a test ran."""

    runs: int = 0
    reached: set[Any] = field(default_factory=set)  # distinct examples with an assertion
    ways: dict[int, Seen] = field(default_factory=dict)  # of `both_ways`, by line
    premises: dict[int, Seen] = field(default_factory=dict)  # of `when`, by line
    floats: dict[str, Any] = field(default_factory=dict)  # an example that holds some
    failure: dict[str, Any] = field(default_factory=dict)


@dataclass
class _Run:
    reached: bool = False
    ways: set[tuple[int, bool]] = field(default_factory=set)
    premises: set[tuple[int, bool]] = field(default_factory=set)


_now: ContextVar[_Run | None] = ContextVar("_now", default=None)


def both_ways(a: Any, b: Any) -> None:
    """Assert that a holds exactly if b does. The check fails if only one truth value was seen."""
    if run := _now.get():
        run.reached = True
        run.ways.add((_line(), bool(a)))
    if bool(a) != bool(b):
        raise AssertionError(f"{bool(a)} on one side, {bool(b)} on the other")


def when(condition: Any) -> bool:
    """Whether the premise of an implication is met; it is counted in how many examples."""
    if run := _now.get():
        run.premises.add((_line(), bool(condition)))
    return bool(condition)


def premise(condition: Any) -> None:
    """State a fact about the set-up of a test. If it does not hold, the test is broken."""
    if not condition:
        raise BrokenPremise(f"line {_line()}: the set-up is not what the test says it is")


def _line() -> int:
    """The line that called the function that asks."""
    return sys._getframe(2).f_lineno


def watched(test: Test, tally: Tally) -> Test:
    """The test, keeping a tally."""
    signature = inspect.signature(test)
    copy = _copy(test)

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        example = dict(signature.bind(*args, **kwargs).arguments)
        now = _Run()
        before = _now.set(now)
        try:
            copy(*args, **kwargs)
        except AssertionError as error:
            if _raised_in(test, error):
                tally.failure = example
            raise
        finally:
            _now.reset(before)
        tally.runs += 1
        if not tally.floats and has_float(example):
            tally.floats = example
        key = _key(example, tally)
        if now.reached:
            tally.reached.add(key)
        _sort(key, now.ways, tally.ways)
        _sort(key, now.premises, tally.premises)

    return run


def searched(test: Test, tally: Tally, *args: Any) -> None:
    """Let Hypothesis look for a failure of a test. What it draws comes after `args`."""
    handle, original = test.hypothesis, test.hypothesis.inner_test  # type: ignore[attr-defined]
    handle.inner_test = watched(original, tally)
    try:
        test(*args)
    finally:
        handle.inner_test = original


def _sort(key: Any, found: set[tuple[int, bool]], known: dict[int, Seen]) -> None:
    for line, value in found:
        seen = known.setdefault(line, Seen())
        (seen.true if value else seen.false).add(key)


def _key(example: dict[str, Any], tally: Tally) -> Any:
    """Equal for equal examples. What is drawn inside a test cannot be seen: it counts as new."""
    text = written_out(example)
    return (text, tally.runs) if "data(...)" in text else text


def _note() -> None:
    """An assertion is about to be evaluated."""
    if run := _now.get():
        run.reached = True


def _raised_in(test: Test, error: BaseException) -> bool:
    """Whether the body of the test raised the error, not something that it calls."""
    frames = [(f.f_code.co_filename, line) for f, line in _frames(error)]
    while frames and frames[-1][0] == __file__:  # `both_ways` speaks for the test
        frames.pop()
    lines, start = _source(test)
    file, line = frames[-1] if frames else ("", 0)
    return file == test.__code__.co_filename and start <= line < start + len(lines)


@cache
def _source(test: Test) -> tuple[list[str], int]:
    """The lines of a test, and the number of the first; every failure of a twin asks for them."""
    return inspect.getsourcelines(test)


def _frames(error: BaseException) -> Iterator[tuple[Any, int]]:
    trace = error.__traceback__
    while trace:
        yield trace.tb_frame, trace.tb_lineno
        trace = trace.tb_next


def _copy(test: Test) -> Test:
    """The test with a note before each assertion about its arguments."""
    lines, start = _source(test)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, start - 1)
    (function,) = tree.body
    if not isinstance(function, ast.FunctionDef):
        raise TypeError(f"{test.__name__} must be written with def, so that it can be read")
    function.decorator_list, function.returns = [], None
    function.args.defaults, function.args.kw_defaults = [], [None] * len(function.args.kwonlyargs)
    _Noting(_tainted(function)).visit(function)
    names = ["__note__", *test.__code__.co_freevars]
    maker = ast.parse(f"def make({', '.join(names)}):\n    return {function.name}")
    (make,) = (node for node in maker.body if isinstance(node, ast.FunctionDef))
    make.body.insert(0, function)
    space: dict[str, Any] = {}
    code = compile(ast.fix_missing_locations(maker), test.__code__.co_filename, "exec")
    exec(code, test.__globals__, space)
    cells = [cell.cell_contents for cell in test.__closure__ or ()]
    copy: Test = space["make"](_note, *cells)
    copy.__defaults__, copy.__kwdefaults__ = test.__defaults__, test.__kwdefaults__
    return copy


class _Noting(ast.NodeTransformer):
    """Puts `__note__()` before assertions that count, and their text into the error."""

    def __init__(self, tainted: set[str]) -> None:
        self.tainted = tainted

    def visit_Assert(self, node: ast.Assert) -> Any:
        node.msg = node.msg or ast.Constant(ast.unparse(node.test))
        return self._noted(node, node.test)

    def visit_With(self, node: ast.With) -> Any:
        self.generic_visit(node)
        expected = node.items[0].context_expr
        text = ast.unparse(expected)
        if "raises" not in text or "AssertionError" in text:
            return node
        return self._noted(node, node)

    def _noted(self, node: ast.stmt, subject: ast.AST) -> Any:
        mentioned = _names(subject)
        if not (mentioned & self.tainted if self.tainted else mentioned):
            return node
        note = ast.Expr(ast.Call(ast.Name("__note__", ast.Load()), [], []))
        return [ast.copy_location(note, node), node]


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def _tainted(function: ast.FunctionDef) -> set[str]:
    """The arguments of a test and every name that is computed from them; generously: functions
    defined inside count, and so does a name whose method is called with one of these."""
    tainted = {a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg)}
    if not tainted:
        return set()
    inner = [n for n in ast.walk(function) if isinstance(n, ast.FunctionDef | ast.Lambda)]
    tainted |= {a.arg for n in inner for a in ast.walk(n.args) if isinstance(a, ast.arg)}
    tainted |= {n.name for n in inner if isinstance(n, ast.FunctionDef)}
    bindings = list(_bindings(function))
    while (
        more := {n for names, value in bindings if _names(value) & tainted for n in names} - tainted
    ):
        tainted |= more
    return tainted


def _bindings(function: ast.FunctionDef) -> Iterator[tuple[set[str], ast.AST]]:
    """Names with what they are made from."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            yield set().union(*map(_names, node.targets)), node.value
        elif isinstance(node, ast.AugAssign | ast.NamedExpr):
            yield _names(node.target), node.value
        elif isinstance(node, ast.For | ast.comprehension):
            yield _names(node.target), node.iter
        elif isinstance(node, ast.withitem) and node.optional_vars:
            yield _names(node.optional_vars), node.context_expr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield _names(node.func.value), ast.Tuple([*node.args], ast.Load())
