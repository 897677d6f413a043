"""A reader's function, as the properties of an exercise ask it.

Whatever it does comes back as words: a wrong value, a value of the wrong kind, an exception, no
answer in time. A call that stays inside of C and keeps Python's lock cannot be interrupted.
"""

import copy
import ctypes
import linecache
import math
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from numbers import Real
from types import TracebackType
from typing import Any

from evidence.core import show

Function = Callable[..., Any]
CALL = 5.0  # seconds for one call
ALL = 20.0  # seconds for all calls of an attempt
FREE = 0.1  # seconds of a call that do not count: on a busy machine it may have to wait its turn
CLOSE = 1e-9  # what a float may differ from an exact number, relative to it or to 1
LONGEST = 240  # letters of a value that are shown


class Refused(AssertionError):
    """The function raised an exception. Hypothesis looks for a smaller example of it."""


class Stopped(BaseException):
    """There is no sense in asking further. Hypothesis lets it pass, as it is no `Exception`."""


class Late(Exception):
    """The function did not come back in time."""


class Asked:
    """A function that is asked, `most` times at most. `names` are those of its arguments.

    No dataclass, which would count as a part of each example, with all that it remembers.
    """

    def __init__(self, function: Function, names: Sequence[str], most: float = math.inf) -> None:
        self.function, self.names, self.most = function, names, most
        self.words = ""  # what was wrong, the last time that something was
        self.spent = 0.0  # seconds
        self.calls: list[tuple[Any, ...]] = []

    def __call__(self, *args: Any) -> "Returned":
        """Ask for one value. The function gets copies, so that it cannot change the example."""
        if len(self.calls) >= self.most:
            raise Stopped("asked often enough")
        if self.spent > ALL:
            slow = f"your function is slow: {ALL:g} seconds were not enough to try it"
            raise Stopped(self.words or slow)
        self.calls.append(args)
        start = time.monotonic()
        value, error = within(CALL, self.function, copy.deepcopy(args))
        self.spent += max(0.0, time.monotonic() - start - FREE)
        if isinstance(error, Late):
            raise Stopped(f"{self.example(args)} your function {error}")
        if error is not None:
            raised = _raised(error, self.function)
            self.words = f"{self.example(args)} your function raises {raised}"
            raise Refused(self.words)
        return Returned(self, args, value)

    def example(self, args: tuple[Any, ...]) -> str:
        """The arguments in words."""
        return f"for `{show(dict(zip(self.names, args, strict=True)))}`"

    def __repr__(self) -> str:
        return "your function"


@dataclass(frozen=True)
class Returned:
    """What the function returned. A property asserts something of it, and says it in words."""

    asked: Asked
    args: tuple[Any, ...]
    value: Any

    def equals(self, expected: Any, what: str) -> bool:
        """Whether it is the expected value, which `what` introduces: "the loss is". Floats are
        compared up to rounding, all else exactly; a tuple or an array may stand for a list."""
        wanted = plain(expected)
        if kind_of(self.value) != kind_of(wanted):
            return self._not(f"{kind_of(wanted)} is wanted")
        return same(self.value, wanted) or self._not(f"{what} `{show(wanted)}`")

    def satisfies(self, condition: Callable[[Any], bool], why: str) -> bool:
        """Whether the condition holds for it; `why` says what does: "a loss is never negative"."""
        try:
            holds = bool(condition(self.value))
        except Exception:  # of another kind than the condition expects
            holds = False
        return holds or self._not(f"but {why}")

    def _not(self, wanted: str) -> bool:
        returned = "nothing (is there a `return`?)" if self.value is None else shown(self.value)
        self.asked.words = f"{self.asked.example(self.args)} you return {returned}, {wanted}"
        return False


def within(
    seconds: float, function: Function, args: tuple[Any, ...]
) -> tuple[Any, BaseException | None]:
    """What a call returns, made plain, and what it raises; `Late` if it takes longer. It runs in a
    thread that is left alone then, with the request to end."""
    found: list[tuple[Any, BaseException | None]] = []

    def call() -> None:
        try:
            found.append((plain(function(*args)), None))
        except BaseException as error:
            found.append((None, error))

    thread = threading.Thread(target=call, daemon=True)
    thread.start()
    thread.join(seconds)
    if not found:
        end = ctypes.pythonapi.PyThreadState_SetAsyncExc
        end(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(SystemExit))
        return None, Late(f"has not returned after {seconds:g} seconds")
    return found[0]


def _raised(error: BaseException, function: Function) -> str:
    """An exception in words, with the line of the function that raised it."""
    said = " ".join(str(error).split())
    named = f"{type(error).__name__}: {said}" if said else type(error).__name__
    line = _line_of(error.__traceback__, getattr(function, "__code__", None))
    return f"{named}, in the line `{line}`" if line else named


def _line_of(trace: TracebackType | None, code: Any) -> str:
    """The line of some code that a traceback goes through last."""
    line = ""
    while trace:
        if trace.tb_frame.f_code is code:
            line = linecache.getline(code.co_filename, trace.tb_lineno).strip()
        trace = trace.tb_next
    return line


def plain(value: Any) -> Any:
    """Arrays, tuples and ranges as lists, numbers of NumPy as Python's."""
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    return [plain(v) for v in value] if isinstance(value, list | tuple | range) else value


def same(value: Any, expected: Any) -> bool:
    """Whether two plain values agree: numbers, lists and sets."""
    if isinstance(expected, list):
        pairs = isinstance(value, list) and len(value) == len(expected)
        return pairs and all(map(same, value, expected))
    if kind_of(value) != kind_of(expected):
        return False
    if isinstance(value, float) or isinstance(expected, float):
        with suppress(OverflowError):  # an integer that is no float
            return math.isclose(value, expected, rel_tol=CLOSE, abs_tol=CLOSE)
    return bool(value == expected)


def kind_of(value: Any) -> str:
    """What sort of thing a plain value is, for a reader."""
    if isinstance(value, bool):
        return "True or False"
    if isinstance(value, Real):
        return "a number"
    known = {list: "a list", str: "a text", set: "a set", frozenset: "a set", type(None): "nothing"}
    return known.get(type(value), f"an object of type {type(value).__name__}")


def shown(value: Any) -> str:
    """A value as text of bearable length, the same in each run."""
    kind = kind_of(value)
    if kind.startswith("an object"):
        return kind
    try:
        text = repr(value) if isinstance(value, str) else show(value)
    except ValueError:  # an integer with thousands of digits
        return f"{kind} too long to show"
    return f"`{text if len(text) <= LONGEST else text[:LONGEST] + ' …'}`"
