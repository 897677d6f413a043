"""Numbers for a script: an example of what it assumes, or a counterexample to what it claims."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import z3

from evidence import witness
from evidence.proving.small import Small, Unreadable

Size = tuple[int, int, int]  # points, coordinates and rounds
SIZES: tuple[Size, ...] = ((1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 1, 1), (2, 1, 2))
NUMBERS = [Fraction(p, q) for p, q in ((1, 1), (-1, 1), (2, 1), (-2, 1), (1, 2), (-1, 2), (3, 1))]
SIMPLE = [Fraction(0), *NUMBERS]  # for a counterexample
TYPICAL = [*NUMBERS, Fraction(0)]  # for an example


class Found(NamedTuple):
    """Numbers by name; `text` is what a reader sees."""

    size: Size
    values: dict[str, Fraction]
    text: str


def numbers(script: Callable[..., Any], *, against: bool, sizes: Any = SIZES) -> Found | None:
    """Numbers that satisfy what a script assumes and, if `against`, violate what it claims.

    They are found by Z3 and evaluated again in `Fraction`s. None if there are none in these sizes.
    """
    for size in sizes:
        variables = Small(*size)
        script(variables)
        wanted = [*variables.assumed]
        if against:
            wanted.append(z3.Not(z3.And(*map(_term, variables.claimed))))
        order = SIMPLE if against else TYPICAL
        for values in _models(wanted, variables.variables, order):
            if (found := evaluated(script, size, values, against=against)) is not None:
                return found
    return None


def evaluated(
    script: Callable[..., Any],
    size: Size,
    values: dict[str, Any],
    *,
    against: bool,
    told: int | None = None,
) -> Found | None:
    """The numbers, if the script evaluates to what is wanted.

    For an example only what is assumed matters. If that is read after `told` times, values that
    cannot be read later, such as a logarithm, do no harm.
    """
    n, d, rounds = size
    read = Small(n, d, rounds, values)
    try:
        script(read)
    except ZeroDivisionError:  # Z3 gives x/0 a value
        return None
    except Unreadable:
        if against or read.told != told:
            raise
    if not all(map(_true, read.assumed)):
        return None
    if against and all(map(_true, read.claimed)):
        return None
    return Found(size, values, read.readable())


def _models(wanted: list[Any], variables: list[Any], order: Any) -> Iterator[dict[str, Fraction]]:
    """Rational models: of nice numbers, then of as many nice numbers as possible."""
    wanted = [_term(w) for w in wanted]
    nice = {x.get_id(): z3.Or(*(x == witness.term_of(v) for v in order)) for x in variables}
    for domain in (nice, {}):
        model = witness.model_of([*wanted, *domain.values()])
        if model is None:
            continue
        found = {str(x): model.eval(x, model_completion=True) for x in variables}
        simple = witness.first(model, wanted, variables, order, domain)
        yield from filter(None, map(witness.rational, (simple, found)))


def _term(condition: Any) -> Any:
    return condition if z3.is_expr(condition) else z3.BoolVal(condition)


def _true(condition: Any) -> bool:
    """Is a condition without variables true? Z3 decides the quantified ones."""
    if not z3.is_expr(condition):
        return bool(condition)
    solver = z3.Solver()
    solver.set("rlimit", witness.EFFORT)
    solver.add(z3.Not(condition))
    return bool(solver.check() == z3.unsat)
