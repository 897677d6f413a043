"""What a build is doing and how long it will take, on a terminal or in a log.

A terminal shows one line that changes. A log gets a line for each page that was executed, and one
whenever nothing has been said for a while. Times come from the last execution of each page.
"""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:  # a book that is up to date does not need it
    from sphinx.application import Sphinx

SILENCE = 20.0  # seconds after which a log says once more what is going on


class Progress:
    """Counts the pages of one step of a build after the other."""

    def __init__(self, durations: Path | None = None, stream: TextIO | None = None) -> None:
        """`durations` keeps the seconds that each page took; without a `stream` nothing is said."""
        self.durations, self.stream = durations, stream
        self.known: dict[str, float] = {}
        if durations is not None and durations.is_file():
            self.known = json.loads(durations.read_text())
        self.began = self.said = time.monotonic()
        self.executed = 0
        self.begin("", [])

    def begin(self, verb: str, names: Sequence[str], jobs: int = 0) -> None:
        """A step in which these pages are executed, `jobs` at a time, or read, or written."""
        self.verb, self.waiting, self.jobs, self.total = verb, list(names), jobs, len(names)
        self.done = 0
        self.running: dict[str, float] = {}

    def start(self, name: str) -> None:
        """A page is being executed."""
        self.waiting.remove(name)
        self.running[name] = time.monotonic()
        self.tick()

    def finish(self, name: str, seconds: float) -> None:
        """A page has been executed."""
        del self.running[name]
        self.done += 1
        self.executed += 1
        self.known[name] = round(seconds, 1)
        self._say(self.line())

    def passed(self, name: str) -> None:
        """A page has been read or written, which takes no time worth noting."""
        self.done += 1
        self.running = {name: time.monotonic()}
        self.tick()

    def tick(self) -> None:
        """Time has passed: a terminal is kept up to date, a log is not flooded."""
        if self._terminal or time.monotonic() - self.said > SILENCE:
            self._say(self.line())

    def end(self, text: str) -> None:
        """Say how it ended, and keep the durations for the next time."""
        if self.durations is not None and self.executed:
            self.durations.write_text(json.dumps(self.known, indent=1, sort_keys=True) + "\n")
        self._say(text, lasting=True)

    def line(self) -> str:
        """Pages of all, what is running, time left."""
        counted = f"{self.done} of {self.total}" if self.total else f"{self.done}"
        parts = [f"{self.verb} {counted} pages"]
        if self.running:
            parts.append("now " + ", ".join(map(short, self.running)))
        if (left := self.left()) is not None:
            parts.append(f"about {clock(left)} left")
        return "; ".join(parts)

    def left(self) -> float | None:
        """Seconds until all pages are executed, if each that is left has been executed before."""
        names = [*self.waiting, *self.running]
        if not names or not self.jobs or not all(name in self.known for name in names):
            return None
        now = time.monotonic()
        rest = [max(self.known[name] - now + began, 0) for name, began in self.running.items()]
        rest += [self.known[name] for name in self.waiting]
        return max(*rest, sum(rest) / self.jobs)

    @property
    def elapsed(self) -> str:
        """The time since the build began."""
        return clock(time.monotonic() - self.began)

    @property
    def _terminal(self) -> bool:
        return self.stream is not None and self.stream.isatty()

    def _say(self, text: str, lasting: bool = False) -> None:
        self.said = time.monotonic()
        if self._terminal:
            print(f"\r\x1b[K{text}", end="\n" if lasting else "", file=self.stream, flush=True)
        elif self.stream is not None:
            print(text, file=self.stream, flush=True)


def short(name: str) -> str:
    """A page without the folder that all pages are in."""
    return name.removeprefix("book/")


def clock(seconds: float) -> str:
    """12 s, or 1:05 min."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02} min" if minutes else f"{rest} s"


def follow(app: "Sphinx", progress: Progress) -> None:
    """Count the pages that Sphinx reads and writes."""

    def will_read(_app: "Sphinx", _env: object, pages: list[str]) -> None:
        progress.begin("read", pages)

    def will_write(_app: "Sphinx", _env: object) -> None:
        progress.begin("written", [])

    def read(_app: "Sphinx", page: str, _source: list[str]) -> None:
        progress.passed(page)

    def wrote(_app: "Sphinx", page: str, *_: object) -> None:
        progress.passed(page)

    app.connect("env-before-read-docs", will_read)
    app.connect("source-read", read)
    app.connect("env-check-consistency", will_write)
    app.connect("html-page-context", wrote)


class Current:
    """The progress of the build that runs in this process. `jupyter-book build` has none."""

    progress = Progress()


def setup(app: "Sphinx") -> None:
    """Follow Sphinx (called by the ledger extension)."""
    follow(app, Current.progress)
