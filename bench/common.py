# ruff: noqa: E402 (the thread limit below must come before numpy)
"""What every bench suite needs: fair timing, time limits, tables of ratios, JSON and plots.

A suite is a list of `Timing`s: which case was run, by which solver, how long it took or why
there is no time. Everything else here is computed from such a list.
"""

import os

# One BLAS thread for everybody: most peers use one thread anyway, and with several a small
# Cholesky can take a hundred times longer. It must be set before numpy is loaded.
for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")

import importlib.metadata
import json
import multiprocessing
import platform
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np

RESULTS = Path(__file__).parent / "results"
MEASURED = Path(__file__).parents[1] / "book/library/measured"


@dataclass(frozen=True)
class Timing:
    """One solver on one case: its best time in seconds, or None and the reason in `note`."""

    case: dict[str, Any]
    solver: str
    seconds: float | None
    note: str = ""
    detail: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """What a call under a time limit came to: `status` is "ok", "over the limit" or an error."""

    value: Any
    status: str

    @property
    def ok(self) -> bool:
        return self.status == "ok"


def best_time(
    run: Callable[[], Any], *, repeats: int = 30, budget: float = 1.0
) -> tuple[float, Any]:
    """The fastest of up to `repeats` runs that fit into `budget` seconds, and the last result.

    The minimum is the estimate least disturbed by other processes. The first run always
    happens, so slow code is run once.
    """
    best, spent, result = np.inf, 0.0, None
    for _ in range(repeats):
        start = time.perf_counter()
        result = run()
        elapsed = time.perf_counter() - start
        best, spent = min(best, elapsed), spent + elapsed
        if spent + elapsed > budget:
            break
    return float(best), result


def processor_time(run: Callable[[], Any], repeats: int) -> tuple[float, Any]:
    """The least processor time of some runs, and what the last one found."""
    best, found = np.inf, None
    for _ in range(repeats):
        start = time.process_time()
        found = run()
        best = min(best, time.process_time() - start)
    return float(best), found


def time_limited(run: Callable[[], Any], limit: float) -> Outcome:
    """`run()` in a forked process which is ended after `limit` seconds.

    The process sees the caller's data without a copy; its result must be picklable.
    """
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_child, args=(run, sender), daemon=True)
    process.start()
    sender.close()  # so that a child that dies is noticed as the end of the pipe
    try:
        if not receiver.poll(limit):
            return Outcome(None, "over the limit")
        value, status = receiver.recv()
        return Outcome(value, status)
    except EOFError:
        return Outcome(None, "the process died (out of memory?)")
    finally:
        process.kill()
        process.join()
        receiver.close()


def _child(run: Callable[[], Any], sender: Connection) -> None:
    try:
        sender.send((run(), "ok"))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        sender.send((None, f"{type(error).__name__} in {last.name}: {error}"[:300]))


def scaling_exponent(sizes: Iterable[float], seconds: Iterable[float]) -> float:
    """The slope e of the least-squares line of log time on log size: time ~ size^e."""
    x, y = np.log(list(sizes)), np.log(list(seconds))
    if len(x) < 2:
        return float("nan")
    return float(np.polyfit(x, y, 1)[0])


def scaling_exponents(
    timings: Sequence[Timing], size: str, by: Sequence[str], start: float = 0.0
) -> dict[tuple[Any, ...], float]:
    """The scaling exponent in `case[size]` (from `start` on) for each solver and value of `by`.

    The keys are (solver, *values). Groups with fewer than two sizes are left out.
    """
    groups: dict[tuple[Any, ...], list[tuple[float, float]]] = {}
    for t in timings:
        if t.seconds is not None and t.case[size] >= start:
            key = (t.solver, *(t.case[name] for name in by))
            groups.setdefault(key, []).append((t.case[size], t.seconds))
    return {k: scaling_exponent(*zip(*v, strict=True)) for k, v in groups.items() if len(v) > 1}


def ratio_table(timings: Sequence[Timing], ours: str, peers: Sequence[str]) -> str:
    """A Markdown table: our time, how many times as long as one pass over the data that is
    (`detail["pass"]`), then for each peer (its time) / (ours), one row for each case.

    A peer without a time shows its note; if it ran over a limit that is known (`detail["limit"]`)
    the ratio is shown as a lower bound.
    """
    cases: dict[tuple[tuple[str, Any], ...], dict[str, Timing]] = {}
    for t in timings:
        cases.setdefault(tuple(t.case.items()), {})[t.solver] = t
    names = list(timings[0].case)
    rows = [[*names, ours, "passes", *peers]]
    for case, found in cases.items():
        own = found.get(ours)
        values = [_short(value) for _, value in case]
        ratios = (_ratio_cell(found.get(p), own) for p in peers)
        rows.append([*values, _time_cell(own), _passes_cell(own), *ratios])
    return markdown_table(rows)


def _time_cell(timing: Timing | None) -> str:
    if timing is None:
        return "-"
    return timing.note if timing.seconds is None else readable_time(timing.seconds)


def _passes_cell(timing: Timing | None) -> str:
    if timing is None or timing.seconds is None:
        return "-"
    return f"{timing.seconds / timing.detail['pass']:,.0f}"


def one_pass(X: Any) -> float:
    """Seconds to read the data once: a product with a vector."""
    ones = np.ones(X.shape[1])
    return best_time(lambda: X @ ones)[0]


def _ratio_cell(peer: Timing | None, ours: Timing | None) -> str:
    if peer is None:
        return "-"
    own = ours.seconds if ours else None
    if peer.seconds is None:
        limit = peer.detail.get("limit")
        bound = f" (> {_ratio(limit / own)})" if limit and own else ""
        return peer.note + bound
    return _ratio(peer.seconds / own) if own else readable_time(peer.seconds)


def _ratio(value: float) -> str:
    return f"{value:.2g}x" if value < 10 else f"{value:,.0f}x"


def _short(value: Any) -> str:
    return f"{value:g}" if isinstance(value, int | float) else str(value)


def readable_time(seconds: float) -> str:
    """A time with a unit: 12.3 ms, 4.5 s."""
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of text, the first one the header, as an aligned Markdown table."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        "| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (w + 2) for w in widths) + "|")
    return "\n".join(lines)


def publish(name: str, facts: dict[str, Any], sections: Iterable[tuple[str, str]]) -> Path:
    """Write what the page *How fast* shows: the environment, and folded tables."""
    versions = ", ".join(f"{package} {version}" for package, version in facts["packages"].items())
    where = (
        f"Measured on {facts['cores']} cores ({facts['machine']}, {facts['system']}), "
        f"{facts['blas_threads']} thread, Python {facts['python']}, {versions}."
    )
    folded = (f"```{{dropdown}} {title}\n{table}\n```" for title, table in sections)
    text = "\n\n".join([where, *folded])
    MEASURED.mkdir(exist_ok=True)
    path = MEASURED / f"{name}.md"
    path.write_text(text + "\n", "utf-8")
    return path


def environment(*packages: str) -> dict[str, Any]:
    """Where the numbers come from: machine, Python, package versions, threads."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "blas_threads": os.environ["OPENBLAS_NUM_THREADS"],
        "packages": {name: importlib.metadata.version(name) for name in ("numpy", *packages)},
    }


def save_json(name: str, timings: Sequence[Timing], **extra: Any) -> Path:
    """Write the timings and whatever else the suite computed to results/<name>.json."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    content = {**extra, "timings": [asdict(t) for t in timings]}
    path.write_text(json.dumps(content, indent=1) + "\n")
    return path


def save_plot(
    name: str, timings: Sequence[Timing], *, size: str, panel: Callable[[Timing], str], title: str
) -> Path:
    """Log-log plot of time against `case[size]`, a line for each solver, a panel for each
    value of `panel(timing)`, as results/<name>.svg."""
    import matplotlib as mpl

    mpl.use("agg")
    import matplotlib.pyplot as plt

    timed = [t for t in timings if t.seconds is not None]
    panels = list(dict.fromkeys(panel(t) for t in timings))
    solvers = list(dict.fromkeys(t.solver for t in timings))
    columns = min(3, len(panels))
    lines = -(-len(panels) // columns)
    figure, axes = plt.subplots(
        lines,
        columns,
        figsize=(4 * columns, 3 * lines),
        squeeze=False,
        sharex=True,
        sharey=True,
        layout="constrained",
    )
    for axis in axes.flat[len(panels) :]:
        axis.set_axis_off()
    for axis, label in zip(axes.flat, panels, strict=False):
        for solver, marker in zip(solvers, "osD^vPX*<>", strict=False):
            points = sorted(
                (t.case[size], t.seconds) for t in timed if t.solver == solver and panel(t) == label
            )
            axis.plot(
                *zip(*points, strict=True) if points else ([], []), marker + "-", label=solver
            )
        axis.set(title=label, xscale="log", yscale="log", xlabel=size, ylabel="seconds")
        axis.grid(alpha=0.3)
    axes.flat[0].legend(fontsize="small")
    figure.suptitle(title)
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.svg"
    figure.savefig(path)
    plt.close(figure)
    return path
