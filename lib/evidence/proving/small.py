"""The reading of a proof script in numbers: n points in d coordinates, a few rounds.

Proof steps are skipped. What counts is what the script assumes and what it claims. With variables
Z3 looks for numbers; with numbers the script is evaluated in `Fraction`s.
"""

import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import z3

from evidence.core import show
from evidence.smt import both, choose, implies

STEPS = {
    "show", "show_each", "induction", "for_all", "same", "met", "inside", "positive",
    "cauchy_schwarz", "exp_sum", "exp_tangent", "exp_zero", "exp_inverse", "exp_positive",
    "exp_increasing", "exp_one_to_one", "square_root", "exp_ln", "prose", "nonnegative_sum",
    "beyond", "lemma",
}  # fmt: skip


class Unreadable(Exception):
    """A value that numbers cannot give: exp of something, the root of a non-square."""


class Step:
    """What a proof step returns in this reading: nothing, whatever is done with it."""

    def __call__(self, *_: Any, **__: Any) -> "Step":
        return self

    def __iter__(self) -> Any:
        return iter((self, self))


class Coordinates(z3.ArithRef):
    """A vector in coordinates. It extends `ArithRef` for the reason that `Vector` does."""

    def __init__(self, entries: Iterable[Any]) -> None:
        self.entries = tuple(entries)
        super().__init__(z3.RealVal(0).as_ast())

    def __add__(self, other: "Coordinates") -> "Coordinates":
        return Coordinates(a + b for a, b in zip(self.entries, other.entries, strict=True))

    def __sub__(self, other: "Coordinates") -> "Coordinates":
        return self + other.__rmul__(-1)

    def __neg__(self) -> "Coordinates":
        return self.__rmul__(-1)

    def __rmul__(self, factor: Any) -> "Coordinates":
        return Coordinates(factor * a for a in self.entries)

    def __truediv__(self, divisor: Any) -> "Coordinates":
        return Coordinates(a / divisor for a in self.entries)

    def __matmul__(self, other: "Coordinates") -> Any:
        return sum(a * b for a, b in zip(self.entries, other.entries, strict=True))

    def __eq__(self, other: object) -> Any:
        others = other.entries if isinstance(other, Coordinates) else ()
        return both(*(a == b for a, b in zip(self.entries, others, strict=True)))

    def __ne__(self, other: object) -> Any:
        same = self == other
        return z3.Not(same) if z3.is_expr(same) else not same

    __hash__ = None  # type: ignore[assignment]


class Small:
    """n points in d coordinates. Without values, variables; with values, numbers."""

    def __init__(self, n: int, d: int, rounds: int = 1, values: Any = None) -> None:
        self.n, self.d, self.rounds, self.values = n, d, rounds, values
        self.variables: list[Any] = []
        self.layout: dict[str, Any] = {}  # what a reader calls the numbers
        self.assumed: list[Any] = []
        self.claimed: list[Any] = []
        self.zero = Coordinates([Fraction(0)] * d)
        self.told = 0  # how often something was assumed
        self._indices = 0
        self._has_rounds = False
        self._roots: list[Any] | None = None  # those of what `given_all` speaks about

    def __getattr__(self, name: str) -> Any:
        if name in STEPS:
            return lambda *_, **__: Step()
        raise AttributeError(name)

    def _new(self, name: str) -> Any:
        if self.values is None:
            self.variables.append(z3.Real(name))
            return self.variables[-1]
        return Fraction(self.values.get(name, 0))

    def _named(self, name: str, value: Any) -> Any:
        if name in self.layout:
            raise ValueError(f"two things are called {name}")
        self.layout[name] = value
        return value

    def real(self, name: str) -> Any:
        return self._named(name, self._new(name))

    def _coordinates(self, name: str) -> Coordinates:
        return Coordinates(self._new(f"{name}.{j}") for j in range(self.d))

    def vector(self, name: str) -> Coordinates:
        vector: Coordinates = self._named(name, self._coordinates(name))
        return vector

    def reals(self, name: str) -> Callable[[int], Any]:
        return _sequence(
            self._named(name, [self._new(f"{name}{i}") for i in range(self._length())])
        )

    def vectors(self, name: str) -> Callable[[int], Any]:
        points = [self._coordinates(f"{name}{i}") for i in range(self._length())]
        return _sequence(self._named(name, points))

    def table(self, name: str) -> Callable[[int, int], Any]:
        """Rows for the rounds, and one more for the weights after the last."""
        rows = [
            [self._new(f"{name}{t}.{i}") for i in range(self.n)] for t in range(self.rounds + 1)
        ]
        self._named(name, rows)
        return lambda t, i: rows[t][i]

    def _length(self) -> int:
        return max(self.n, self.rounds + 1)

    def natural(self, name: str, least: int = 0) -> int:
        self._has_rounds = True
        return max(self.rounds, least)

    def at_least(self, least: int) -> None:
        self.assumed.append(self.n >= least)

    def index(self, name: str = "i", below: Any = None) -> int:
        """Another index than the last one, as far as there are others."""
        self._indices += 1
        return min(self._indices, self.n) - 1

    def let(self, name: str, value: Any) -> Any:
        """The value itself, shown under its name where it is a number."""
        self.told += 1
        return value if self.values is None else self._named(name, value)

    def number(self, k: int) -> Any:
        return z3.RealVal(k) if self.values is None else Fraction(k)

    def sum(self, term: Callable[..., Any], over: str = "") -> Callable[..., Any]:
        def total(*a: Any) -> Any:
            terms = [term(*a[:-1], i) for i in range(a[-1])]
            if not terms:
                is_vector = self.n and isinstance(term(*a[:-1], 0), Coordinates)
                return self.zero if is_vector else Fraction(0)
            return sum(terms[1:], terms[0])

        return total

    def product(self, term: Callable[..., Any], over: str = "") -> Callable[..., Any]:
        return lambda *a: math.prod((term(*a[:-1], i) for i in range(a[-1])), start=Fraction(1))

    def least(self, term: Callable[..., Any], over: str = "") -> Callable[..., Any]:
        def smallest(*a: Any) -> Any:
            value = term(*a[:-1], 0)
            for i in range(1, a[-1]):
                t = term(*a[:-1], i)
                value = choose(t < value, t, value)
            return value

        return smallest

    def norm(self, v: Coordinates) -> Any:
        return self.root(v @ v)

    def root(self, c: Any, *_: Any, **__: Any) -> Any:
        """A new number whose square is c; with values, the root if it is rational."""
        if z3.is_expr(c) and self._roots is not None:
            self._roots.append((z3.FreshReal(), c))
            return self._roots[-1][0]
        if z3.is_expr(c):
            r = self._new(f"root{len(self.variables)}")
            self.assumed += [r >= 0, r * r == c]
            return r
        c = Fraction(c)
        r = Fraction(math.isqrt(abs(c.numerator)), math.isqrt(c.denominator))
        if r * r != c:
            raise Unreadable(f"the root of {c}")
        return r

    def exp(self, a: Any) -> Any:
        if z3.is_expr(a) or a != 0:
            raise Unreadable("exp")
        return Fraction(1)

    def ln(self, a: Any) -> Any:
        if z3.is_expr(a) or a != 1:
            raise Unreadable("ln")
        return Fraction(0)

    def given(self, *formulas: Any) -> Step:
        self.told += 1
        self.assumed += formulas
        return Step()

    def given_each(self, condition: Callable[..., Any], *below: Any) -> Step:
        self.told += 1
        self.assumed += self._each(condition, below)
        return Step()

    def _each(self, condition: Callable[..., Any], below: tuple[Any, ...]) -> list[Any]:
        tuples: list[tuple[int, ...]] = [()]
        for bound in below or (self.n,):
            tuples = [(*t, i) for t in tuples for i in range(bound)]
        return [condition(*t) for t in tuples]

    def given_all(self, over: str, condition: Callable[..., Any]) -> Step:
        self.told += 1
        x = [Coordinates(_free(self.d)) if c == "V" else _free(1)[0] for c in over]
        flat = [r for v in x for r in (v.entries if isinstance(v, Coordinates) else [v])]
        self._roots = []
        said = condition(*x)
        for r, c in self._roots:
            flat, said = [*flat, r], implies(both(r >= 0, r * r == c), said)
        self._roots = None
        self.assumed.append(z3.ForAll(flat, said) if z3.is_expr(said) else said)
        return Step()

    def claim(self, part: Any, formula: Any, *_: Any, **__: Any) -> Step:
        self.claimed.append(formula)
        return Step()

    def claim_each(self, part: Any, condition: Any, *_: Any, below: Any = None, **__: Any) -> Step:
        self.claimed += self._each(condition, () if below is None else (below,))
        return Step()

    def claim_same(self, part: Any, u: Any, v: Any, *_: Any, when: Any = True, **__: Any) -> Step:
        self.claimed.append(implies(when, u == v))
        return Step()

    def readable(self) -> str:
        """n, d and the numbers by name."""
        sizes = {"n": self.n} if any(isinstance(v, list) for v in self.layout.values()) else {}
        shown = {name: self._used(value) for name, value in self.layout.items()}
        return show(sizes | {name: _plain(value) for name, value in shown.items()})

    def _used(self, value: Any) -> Any:
        """Sequences up to n, unless they may run over rounds."""
        return value[: self.n] if isinstance(value, list) and not self._has_rounds else value


def _plain(value: Any) -> Any:
    if isinstance(value, Coordinates):
        return tuple(value.entries) if len(value.entries) > 1 else value.entries[0]
    return [_plain(v) for v in value] if isinstance(value, list) else value


def _sequence(values: list[Any]) -> Callable[[int], Any]:
    return lambda i: values[i]


def _free(count: int) -> list[Any]:
    return [z3.FreshReal() for _ in range(count)]
