"""What a long run tells while it lasts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TypeAlias

from margins.base.scalars import BadInput, shown

Progress: TypeAlias = bool | Callable[[int, int], object]
"""True for a bar, or a function of the steps done and of all steps."""


@contextmanager
def reporting(progress: Progress, of: int) -> Iterator[Callable[[int], object]]:
    """A function that is told how many of the steps are done. The bar is that of tqdm."""
    if progress is True:
        try:
            bar_of = import_module("tqdm").tqdm
        except ImportError as error:
            raise BadInput(
                "progress=True draws a bar with tqdm, which is not installed; install it, or "
                "give a function of (step, of)"
            ) from error
        with bar_of(total=of) as bar:
            yield lambda step: bar.update(step - bar.n)
    elif progress is False:
        yield lambda _step: None
    elif callable(progress):
        yield lambda step: progress(step, of)
    else:
        raise BadInput(f"progress is {shown(progress)}; give True, or a function of (step, of)")
