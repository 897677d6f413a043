"""One thread for linear algebra on small matrices.

The products here take microseconds. BLAS libraries may still wake all cores for them, and wait
for cores that are busy with something else: on a shared machine that takes a hundred times
longer than doing the work.
"""

from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any


def one_thread() -> AbstractContextManager[Any]:
    """While it lasts, BLAS uses one thread; without threadpoolctl, as many as it likes."""
    controller = _controller()
    return nullcontext() if controller is None else controller.limit(limits=1, user_api="blas")


@cache
def _controller() -> Any:
    """Finding the loaded libraries takes milliseconds, so it is done once."""
    try:
        from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]
    except ImportError:
        return None
    return ThreadpoolController()
