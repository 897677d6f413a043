"""`claim` and `twin`: decorators that turn a test into evidence.

The decorated function is an ordinary test without arguments. Its arguments come from
Hypothesis (`@given` below the decorator), from a finite space (`over=`), or, for a twin,
from Z3 (`by="smt"`). Only what really ran is counted.
"""

import functools
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from evidence.core import (
    TESTS,
    BrokenPromise,
    CheckFailed,
    Evidence,
    NothingAsserted,
    OneSided,
    Part,
    TooFew,
    TwinSurvived,
    Vacuous,
    parts_of,
    sentence,
    show,
    source_of,
)
from evidence.project import Project
from evidence.scrutiny import has_peer
from evidence.smt import refute
from evidence.watch import Seen, Tally, Test, searched, watched

FEWEST = 20  # different examples of a random test, and of a premise that is met
Parts = Part | dict[str, Part] | None
Space = Iterable[Any] | Callable[[], Iterable[Any]]


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
    parts: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by claim

    def run(self) -> list[Evidence]:
        """Run the test once and report for each of its claims; an exception if it fails."""
        if self.kind == "peer" and not has_peer(_inner(self.test), Project.find()):
            raise BrokenPromise(f"{self._named} uses no program but ours; that is no peer")
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
        self._suffices(tally)
        return self._evidence(examples=len(tally.reached), premise=_premise(tally))

    def _suffices(self, tally: Tally) -> None:
        """Refuse a test that ran and showed too little."""
        reached, drawn = len(tally.reached), hasattr(self.test, "hypothesis")
        if not reached:
            raise NothingAsserted(
                f"{self._named} ran {tally.runs} examples and asserted nothing about them"
            )
        if drawn and reached < FEWEST:
            raise TooFew(
                f"{self._named}: {reached} different examples reached an assertion, fewer than "
                f"{FEWEST}; widen the strategy, or list a finite space with over="
            )
        if self.kind == "exact" and tally.floats:
            raise BrokenPromise(
                f"{self._named} was given floats: {show(tally.floats)}; use Fractions, or "
                'by="property" with a tolerance from a certificate'
            )
        for line, seen in tally.ways.items():
            if not (seen.true and seen.false):
                raise OneSided(
                    f"{self._named}: both sides in line {line} were true in {len(seen.true)} "
                    f"examples, false in {len(seen.false)}; plant the missing ones"
                )
        for line, seen in tally.premises.items():
            if len(seen.true) < (FEWEST if drawn else 1):
                raise Vacuous(
                    f"{self._named}: the premise in line {line} was met in {_share(seen)} "
                    "examples; plant examples that meet it"
                )

    def _refute(self, tally: Tally) -> list[Evidence]:
        try:
            _drive(self, tally)
        except AssertionError:
            if not tally.failure:
                raise
            return self._evidence(counterexample=show(tally.failure))
        raise TwinSurvived(
            f"{self._named}: {tally.runs} examples and no counterexample to: {self.about}"
        )

    @property
    def _named(self) -> str:
        return f"{', '.join(self.ids)} ({self.kind}, {_inner(self.test).__name__})"

    def _evidence(self, **result: Any) -> list[Evidence]:
        inner = _inner(self.test)
        where = source_of(inner, Project.find())
        name = f"{where.get('file', '')}::{inner.__name__}".removeprefix("::")
        common = {"settles": self.settles, **result, **where}
        return [
            Evidence(i, self.kind, name, self.about, parts=self.parts[i], **common)
            for i in self.ids
        ]


def claim(
    *ids: str,
    by: str,
    part: Parts = None,
    over: Space | None = None,
    false_alarm: float | None = None,
) -> Callable[[Test], Test]:
    """Mark a test as evidence of kind `by` for the claims `ids`.

    `part` says which numbered items of the statement it covers: `2`, `(1, 3)`, `"all"`; with
    several claims that differ, `{"label": 2, "other": "all"}`. `over` is a finite space (or a
    function that makes one): the test runs on every member. A simulation states the probability
    that it fails although the claim is true.
    """
    if by not in TESTS:
        raise ValueError(f"by={by!r} is not a kind of test; use one of {', '.join(TESTS)}")
    if (by == "simulation") != (false_alarm is not None):
        raise ValueError("a simulation, and nothing else, states false_alarm=1e-9")
    if false_alarm is not None and not 0 < false_alarm < 1:
        raise ValueError(f"false_alarm={false_alarm} is a probability, between 0 and 1")

    def decorate(test: Test) -> Test:
        about = sentence(_inner(test))
        if false_alarm:
            about += f" (false-alarm probability {false_alarm:g})"
        return _test_function(Check(ids, by, test, about, over, parts=_by_claim(ids, part)))

    return decorate


def twin(
    *ids: str,
    says: str,
    by: str = "search",
    part: Parts = None,
    over: Space | None = None,
    settles: str | tuple[str, ...] = (),
) -> Callable[[Test], Test]:
    """Mark a test of a false statement. It passes only if a counterexample is found.

    `part` says which items of the statement have this neighbour, `settles` which errata of the
    sources this counterexample refutes.
    """
    if by not in ("search", "smt"):
        raise ValueError(f"by={by!r}: a twin is refuted by 'search' or by 'smt'")
    errata = (settles,) if isinstance(settles, str) else settles

    def decorate(test: Test) -> Test:
        if by == "search" and over is None and not hasattr(test, "hypothesis"):
            raise TypeError(
                f"{test.__name__}: a twin needs @given, over= or by='smt' to be refuted"
            )
        parts = _by_claim(ids, part)
        return _test_function(Check(ids, "twin", test, says, over, errata, by == "smt", parts))

    return decorate


def _by_claim(ids: tuple[str, ...], part: Parts) -> dict[str, tuple[str, ...]]:
    if isinstance(part, dict):
        if set(part) != set(ids):
            raise ValueError(f"part= names {', '.join(part)}, the claims are {', '.join(ids)}")
        return {i: parts_of(part[i]) for i in ids}
    return dict.fromkeys(ids, parts_of(part))


def _test_function(check: Check) -> Test:
    inner = _inner(check.test)
    if not check.ids:
        raise TypeError(f"{inner.__name__}: name at least one claim id")
    if getattr(check.test, "_hypothesis_internal_settings_applied", False):
        raise TypeError(
            f"{inner.__name__}: the profile settles how many examples run; no @settings"
        )
    needs = bool(inspect.signature(check.test).parameters)
    if needs and check.over is None and not check.solver:
        raise TypeError(
            f"{inner.__name__} still takes arguments: put the decorator above @given, or pass over="
        )

    @functools.wraps(inner, updated=())  # the marks of Hypothesis stay with the inner test
    def test() -> None:
        vars(test)["__evidence__"] = check.run()

    del test.__wrapped__  # pytest would look for the inner test's arguments
    vars(test)["__check__"] = check
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
        searched(test, tally)
    elif over is not None:
        run = watched(test, tally)
        single = len(inspect.signature(test).parameters) == 1
        for case in over() if callable(over) else over:
            run(case) if single else run(*case)
    else:
        watched(test, tally)()


def _premise(tally: Tally) -> str:
    """How often the rarest premise was met."""
    if not tally.premises:
        return ""
    rarest = min(tally.premises.values(), key=lambda seen: len(seen.true))
    return f"premise met in {_share(rarest)}"


def _share(seen: Seen) -> str:
    return f"{len(seen.true)} of {len(seen.true | seen.false)}"
