"""Rational numbers that satisfy conditions. Each variable in turn has the first of a list of simple
numbers that is possible, so what is found does not depend on what Z3 was asked before."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from evidence.core import Later

z3: Any = Later("z3")
EFFORT = 3_000_000  # Z3's own count of its work
MILLISECONDS = 4_000  # not all that Z3 does counts as effort


def asked(formulas: Sequence[Any], **limits: int) -> Any:
    """A solver for these formulas, in a context of its own: what Z3 answers there does not depend
    on what it was asked before."""
    alone = z3.Context()
    solver = z3.Solver(ctx=alone)
    for name, limit in limits.items():
        solver.set(name, limit)
    solver.add(*(f.translate(alone) for f in formulas))
    return solver


def model_in(solver: Any) -> Any:
    """The model that a solver found, for formulas of the usual context."""
    return solver.model().translate(z3.main_ctx())


def model_of(formulas: Sequence[Any]) -> Any:
    """A model. None if there is none, or none was found."""
    solver = asked(formulas, rlimit=EFFORT, timeout=MILLISECONDS)
    return model_in(solver) if solver.check() == z3.sat else None


def first(
    model: Any,
    wanted: Sequence[Any],
    variables: Sequence[Any],
    order: Sequence[Fraction],
    domain: dict[int, Any] | None = None,
) -> dict[str, Any]:
    """Values of the variables, from a model of `wanted` and of the condition that `domain` has for
    each variable: the first number in the order that is possible, or else that of the model."""
    values, rest, numbers = {}, dict(domain or {}), [term_of(v) for v in order]
    for x in variables:
        rest.pop(x.get_id(), None)
        value = model.eval(x, model_completion=True)
        for number in numbers:
            if number.eq(value):
                break
            found = model_of([*(z3.substitute(w, (x, number)) for w in wanted), *rest.values()])
            if found is not None:
                value, model = number, found
                break
        values[str(x)] = value
        wanted = [z3.substitute(w, (x, value)) for w in wanted]
    return values


def rational(values: dict[str, Any]) -> dict[str, Fraction] | None:
    """The values as fractions; None if one of them is not rational."""
    if not all(map(z3.is_rational_value, values.values())):
        return None
    return {
        name: Fraction(v.numerator_as_long(), v.denominator_as_long()) for name, v in values.items()
    }


def term_of(value: Fraction) -> Any:
    """A fraction as a term of Z3."""
    return z3.Q(value.numerator, value.denominator)
