"""What a proof script can speak about, in general: numbers, vectors, indices, sums."""

from collections.abc import Callable
from typing import Any

import z3

from evidence import kernel
from evidence.kernel import Theorem, assume, fresh
from evidence.proving import numbers
from evidence.proving.spaces import NULL, N, R, V, Vector

SORTS = {"V": V, "R": R, "N": N}


class Folded:
    """S(p, k): a sum, product or minimum of the first k terms."""

    def __init__(self, kind: str, recursion: Any, term: Callable[..., Any]) -> None:
        self.kind, self.recursion, self.term = kind, recursion, term

    def __call__(self, *arguments: Any) -> Any:
        value = self.recursion.symbol(*arguments)
        return Vector(value) if value.sort() == V else value


class Symbols:
    """The names of a script, and the ranges of its sizes and indices."""

    def __init__(self) -> None:
        self.n = fresh("n", N)
        self.ranges: list[Theorem] = [assume(self.n >= 0)]
        self.hypotheses: list[Theorem] = list(self.ranges)
        self.folded: dict[str, Folded] = {}
        self.zero = Vector(NULL)

    def real(self, name: str) -> Any:
        """Any real number."""
        return fresh(name, R)

    def vector(self, name: str) -> Vector:
        """Any vector."""
        return Vector(fresh(name, V))

    def reals(self, name: str) -> Any:
        """A sequence of real numbers."""
        return fresh(name, N, R)

    def vectors(self, name: str) -> Callable[[Any], Vector]:
        """A sequence of vectors."""
        f = fresh(name, N, V)
        return lambda i: Vector(f(i))

    def table(self, name: str) -> Any:
        """Real numbers with two indices."""
        return fresh(name, N, N, R)

    def natural(self, name: str, least: int = 0) -> Any:
        """A natural number."""
        k = fresh(name, N)
        self._range(k >= least)
        return k

    def at_least(self, least: int) -> None:
        """Assume n >= least."""
        self._range(self.n >= least)

    def index(self, name: str = "i", below: Any = None) -> Any:
        """One of the indices 0, …, n - 1."""
        i = fresh(name, N)
        self._range(between(i, self.n if below is None else below))
        return i

    def _range(self, condition: Any) -> None:
        self.ranges.append(assume(condition))
        self.hypotheses.append(self.ranges[-1])

    def number(self, k: Any) -> Any:
        """A natural number as a real."""
        return z3.ToReal(k) if z3.is_expr(k) else z3.RealVal(k)

    def sum(self, term: Callable[..., Any], over: str = "") -> Folded:
        """S(p, k) = term(p, 0) + … + term(p, k - 1); `over` gives the sorts of p."""
        return self._fold("sum", over, term, 0, lambda v, t: v + t)

    def product(self, term: Callable[..., Any], over: str = "") -> Folded:
        """term(p, 0) · … · term(p, k - 1)."""
        return self._fold("product", over, term, 1, lambda v, t: v * t)

    def least(self, term: Callable[..., Any], over: str = "") -> Folded:
        """The least of term(p, 0), …, term(p, k - 1), k >= 1."""
        return self._fold("least", over, term, None, lambda v, t: z3.If(t < v, t, v))

    def _fold(self, kind: str, over: str, term: Any, start: Any, combine: Any) -> Folded:
        sorts = tuple(SORTS[c] for c in over)

        def at(*arguments: Any) -> Any:
            return term(*(Vector(a) if a.sort() == V else a for a in arguments))

        is_vector = isinstance(at(*(fresh("p", s) for s in sorts), fresh("k", N)), Vector)

        def first(*p: Any) -> Any:
            return at(*p, z3.IntVal(0)) if start is None else NULL if is_vector else start

        def then(*a: Any) -> Any:
            *p, k, v = a
            return combine(Vector(v) if is_vector else v, at(*p, k))

        defined = kernel.recursion(kind, sorts, V if is_vector else R, first, then)
        folded = Folded(kind, defined, at)
        self.folded[defined.symbol.name()] = folded
        return folded

    def exp(self, a: Any) -> Any:
        """e to the a."""
        return numbers.EXP(R.cast(a))

    def ln(self, a: Any) -> Any:
        """The natural logarithm."""
        return numbers.LN(R.cast(a))


def between(i: Any, below: Any) -> Any:
    """0 <= i < below."""
    return z3.And(i >= 0, i < below)
