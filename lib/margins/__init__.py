"""The mathematics of The Margin: plain functions, certified results.

One package a part of the book, one module a chapter; imports point up in this list:
`base`, `rational`, `hyperplanes`, `losses`, `svm`, `first_order`, `kernels`, `multiclass`,
`generalisation`, `trees`, `ensembles`, `boosting`, `show`. `exact` collects what is exact,
`estimators` is scikit-learn's interface.

`import margins` loads nothing else. The names in `__all__` are loaded when they are first used;
`__init__.pyi` tells type checkers what they are. Nothing is imported here in a way that can be
read off the text: every module has this one above it, and would depend on all the others.
"""

import sys

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "NotConverged",
    "NotSeparable",
    "boosting",
    "ensembles",
    "exact",
    "first_order",
    "generalisation",
    "hyperplanes",
    "kernels",
    "least_squares",
    "logistic",
    "losses",
    "multiclass",
    "svm",
    "trees",
]

_ELSEWHERE = {
    "BadInput": "margins.base.data",
    "NotConverged": "margins.svm",
    "NotSeparable": "margins.svm",
    "least_squares": "margins.losses.least_squares",
    "logistic": "margins.losses.logistic",
}
"""The modules behind the names that are not packages right below this one."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _ELSEWHERE.get(name, f"{__name__}.{name}")
    __import__(home)
    found = getattr(sys.modules[home], name) if name[0].isupper() else sys.modules[home]
    globals()[name] = found  # the next use does not come here
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
