"""Results that print in one line, however much they hold."""

from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

import numpy as np

_LONG = 30  # characters of one entry


class Brief:
    """A dataclass whose `repr` tells the shape of what is long, and the value of what is short."""

    def __repr__(self) -> str:
        this: Any = self  # a dataclass, which a checker cannot know
        entries = [f"{f.name}={_brief(getattr(self, f.name))}" for f in fields(this)]
        return f"{type(self).__name__}({', '.join(entries)})"


def _brief(value: Any) -> str:
    if isinstance(value, np.ndarray) and value.ndim:
        return f"<{'x'.join(map(str, value.shape))}>"
    if isinstance(value, tuple | list):
        return f"<{len(value)}>"
    if isinstance(value, float | Fraction):
        exact = str(value)
        return exact if len(exact) <= _LONG else f"about {float(value):.3g}"
    if is_dataclass(value):
        return type(value).__name__
    text = repr(value)
    return text if len(text) <= _LONG else text[:_LONG] + "..."
