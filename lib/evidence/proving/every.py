"""The general reading of a proof script: any number of points, any real inner product space.

A script gets an object that it calls s. It says what it is about (`s.vector("w")`), what it
assumes (`s.given`), steps (`s.show`, `s.induction`) and what it claims, part by part (`s.claim`).
`Every` turns this into theorems of the kernel. `small.Small` reads the same script in numbers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any

import z3

from evidence import kernel
from evidence.core import IllFormed
from evidence.kernel import Theorem, assume, discharge, equal, follows, fresh
from evidence.proving import spaces
from evidence.proving.expanding import Expanding, terms
from evidence.proving.laws import Laws
from evidence.proving.spaces import ROOT, N, R, V, Vector
from evidence.proving.symbols import Folded, between

Reasons = Callable[..., Any]


@dataclass(frozen=True)
class Family:
    """A theorem for each index (or tuple of indices) in its range."""

    script: "Every"
    theorem: Theorem
    bounds: tuple[Any, ...]  # i < bound for each index, i <= bound after an induction

    def __call__(self, *indices: Any) -> Theorem:
        return self.script.met(self.theorem(*indices))

    def fits(self, bound: Any) -> bool:
        """Has it one index, up to this bound?"""
        return len(self.bounds) == 1 and bool(self.bounds[0].eq(bound))


@dataclass(frozen=True)
class Claim:
    """What a script proved, and of which part of the statement it is."""

    part: int | str
    theorem: Theorem


class Every(Expanding, Laws):
    """The general reading."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: list[Theorem] = []  # used in every step
        self.families: list[Family] = []  # used at the indices of a step
        self.claims: list[Claim] = []
        self.remarks: list[str] = []
        self.told = 0  # how often something was assumed

    # what the script assumes

    def given(self, *formulas: Any) -> Theorem:
        """Assume these; every later step may use them. Returns the last as a theorem."""
        self.told += 1
        for formula in formulas:
            self.facts.append(assume(formula))
            self.hypotheses.append(self.facts[-1])
        return self.facts[-1]

    def given_each(self, condition: Callable[..., Any], *below: Any) -> Family:
        """Assume a condition for all indices below n (or below the given bounds)."""
        self.told += 1
        bounds = below or (self.n,)
        of_n, other = iter("ijkl"), iter("tuv")
        i = [fresh(next(of_n if b is self.n else other), N) for b in bounds]
        inside = z3.And(*(between(j, b) for j, b in zip(i, bounds, strict=True)))
        family = Family(self, assume(z3.ForAll(i, z3.Implies(inside, condition(*i)))), bounds)
        self.families.append(family)
        self.hypotheses.append(family.theorem)
        return family

    def given_all(self, over: str, condition: Callable[..., Any]) -> Theorem:
        """Assume a condition for all vectors (V) and reals (R), with the names that it gives them.
        Call it to get instances."""
        self.told += 1
        x = [
            Vector(fresh(name, V)) if c == "V" else fresh(name, R)
            for c, name in zip(over, signature(condition).parameters, strict=False)
        ]
        known = len(self.facts)
        theorem = assume(z3.ForAll(x, condition(*x)))
        del self.facts[known:]  # about the norms of these vectors
        self.hypotheses.append(theorem)
        return theorem

    def let(self, name: str, value: Any) -> Any:
        """A name for a term: a new symbol that is assumed to be equal to it."""
        symbol = self.vector(name) if isinstance(value, Vector) else self.real(name)
        self.given(equal(symbol, value))
        return symbol

    def norm(self, v: Vector) -> Any:
        """|v|; that it is not negative and has the square <v, v> is known from here on."""
        self.facts.append(self.square_root(v @ v, spaces.POSITIVE(v), only=True))
        return ROOT(v @ v)

    def root(self, c: Any, *by: Theorem, later: bool = False) -> Any:
        """The square root of a number c >= 0; that it is >= 0 is shown here, or `later`."""
        if not later:
            self.facts.append(self.square_root(c, *by))
        return ROOT(c)

    def square_root(self, c: Any, *by: Any, **options: Any) -> Theorem:
        """The root of c is not negative and has the square c, because c >= 0."""
        value = ROOT(c)
        said = z3.And(value >= 0, value * value == c)
        return follows(said, spaces.SQUARE_ROOT(c), self.show(c >= 0, *by, **options))

    # what the script proves

    def show(self, formula: Any, *by: Any, at: tuple[Any, ...] = (), only: bool = False) -> Theorem:
        """A step from `by`, from all facts so far unless `only`, and from families at indices."""
        formula = z3.BoolVal(formula) if isinstance(formula, bool) else formula
        given = (
            [] if only else [*self.facts, *(f(*_tuple(i)) for f in self._fitting(at) for i in at)]
        )
        for reason in by:
            given += [reason(*_tuple(i)) for i in at] if isinstance(reason, Family) else [reason]
        rest = [t for t in given if not _is_vector_equation(t.statement)]
        forward = [_forward(t) for t in given if _is_vector_equation(t.statement)]
        equations, numerals = self.equations([formula, *(t.statement for t in rest)], forward)
        return follows(formula, *rest, *numerals, equations=[*forward, *equations])

    def _fitting(self, at: tuple[Any, ...]) -> list[Family]:
        """The given families that have as many indices as the ones in `at`."""
        return [f for f in self.families if at and len(f.bounds) == len(_tuple(at[0]))]

    def induction(
        self,
        claim: Callable[[Any], Any],
        *by: Any,
        using: Reasons = lambda _: (),
        to: Any = None,
        only: bool = False,
    ) -> Family:
        """claim(k) for 0 <= k <= to, which is n if nothing is said. Families are used at k.
        `using` gets k and, if it wants it, claim(k) as a theorem."""
        to = self.n if to is None else to
        fixed = [t for t in by if not isinstance(t, Family)]

        def said(k: Any) -> Any:
            return z3.Implies(k <= to, claim(k))

        def step(k: Any, natural: Theorem, now: Theorem) -> Theorem:
            more = assume(k + 1 <= to)
            wanted = z3.substitute(now.statement.arg(1), (k, k + 1))
            with self.within(natural, more):
                here = [f(k) for f in (*self.families, *by) if isinstance(f, Family) and f.fits(to)]
                known = self.met(now)
                told = (k, known)[: len(signature(using).parameters)]
                reasons = [known, *here, *fixed, *using(*told)]
                then = self.show(wanted, *reasons, only=only)
            return discharge(then, more.statement)

        k = fresh("k", N)
        start = z3.substitute(claim(k), (k, z3.IntVal(0)))
        first = self.show(start, *fixed, only=only)
        base = discharge(first, z3.substitute(k <= to, (k, z3.IntVal(0))))
        whole = kernel.induction(said, base, step)
        return Family(self, kernel.generalise(self._joined(whole), whole.terms[0]), (to,))

    def _joined(self, whole: Theorem) -> Theorem:
        """From "k >= 0: k <= to: s" to "k >= 0 and k <= to: s", at the variable k itself."""
        k = whole.terms[0]
        natural, said = whole(k).statement.children()
        small, claim = said.children()
        inside = z3.And(natural, small)
        return discharge(follows(claim, whole(k), assume(inside)), inside)

    def show_each(
        self,
        condition: Callable[[Any], Any],
        *by: Any,
        below: Any = None,
        using: Reasons = lambda _: (),
        only: bool = False,
    ) -> Family:
        """The condition for each index below n. Families are used at that index."""
        below = self.n if below is None else below
        j = fresh("i" if below is self.n else "t", N)
        inside = assume(between(j, below))
        with self.within(inside):
            here = [f(j) for f in (*self.families, *by) if isinstance(f, Family) and f.fits(below)]
            fixed = [t for t in by if not isinstance(t, Family)]
            shown = self.show(condition(j), *here, *fixed, *using(j), only=only)
        whole = kernel.generalise(discharge(shown, inside.statement), j)
        return Family(self, whole, (below,))

    def nonnegative_sum(
        self, total: Folded, term: Callable[[Any], Any], *by: Any, to: Any = None, **options: Any
    ) -> tuple[Theorem, Family]:
        """For terms >= 0: the sum is >= 0, and no term is larger than the sum."""
        to = self.n if to is None else to
        signs = self.show_each(lambda j: term(j) >= 0, *by, below=to, **options)
        positive = self.induction(lambda k: total(k) >= 0, signs, to=to, only=True)
        i = fresh("i", N)
        inside = assume(between(i, to))
        with self.within(inside):
            above = self.induction(
                lambda k: z3.Or(i >= k, total(k) >= term(i)),
                signs,
                inside,
                to=to,
                using=lambda k: [positive(k), follows(z3.Implies(i == k, term(i) == term(k)))],
                only=True,
            )
            part = self.show(term(i) <= total(to), above(to), inside, only=True)
        whole = kernel.generalise(discharge(part, inside.statement), i)
        return positive(to), Family(self, whole, (to,))

    def for_all(self, theorem: Theorem, *variables: Any) -> Theorem:
        """The theorem for all values of variables about which nothing was assumed."""
        return kernel.generalise(theorem, *variables)

    def beyond(self, c: Any, formula: Any, using: Reasons) -> Theorem:
        """A formula that does not speak of k, because it follows for any natural number k >= c,
        and there is one. `using` gets k and k >= c as a theorem."""
        k = fresh("k", N)
        natural, large = assume(k >= 0), assume(z3.ToReal(k) >= c)
        with self.within(natural):
            then = self.show(formula, *using(k, large), only=True)
        then = discharge(discharge(then, large.statement), natural.statement)
        floor = z3.ToInt(R.cast(c))
        number = z3.If(floor >= 0, floor + 1, 0)
        exists = follows(z3.And(number >= 0, z3.ToReal(number) >= c))
        return follows(formula, kernel.generalise(then, k)(number), exists)

    def same(self, u: Vector, v: Vector, *by: Any, when: Any = None, **options: Any) -> Theorem:
        """u = v (if `when` holds), because |u - v|^2 = 0."""
        gap, said = (u - v) @ (u - v) == 0, equal(u, v)
        if when is None:
            return follows(said, self.show(gap, *by, **options), spaces.DEFINITE(u, v))
        nothing = self.show(z3.Implies(when, gap), *by, **options)
        return follows(z3.Implies(when, said), nothing, spaces.DEFINITE(u, v))

    def inside(self, i: Any, below: Any = None) -> Theorem:
        """An index is one of 0, …, n - 1."""
        return follows(between(i, self.n if below is None else below), *self.ranges)

    def cauchy_schwarz(self, u: Vector, v: Vector) -> Theorem:
        """<u, v>^2 <= <u, u> <v, v>."""
        return _cauchy_schwarz()(u, v)

    def lemma(self, make: Callable[["Every"], Theorem], *terms: Any) -> Theorem:
        """What `make` proves in a script of its own, for all values of its variables, at these."""
        return _lemma(make)(*terms)

    # what the script claims

    def claim(self, part: int | str, formula: Any, *by: Any, **options: Any) -> Theorem:
        """Claim a formula, for a part of the statement."""
        return self._claimed(part, self.show(formula, *by, **options))

    def claim_each(self, part: int | str, condition: Any, *by: Any, **options: Any) -> Family:
        """Claim a condition for each index."""
        family = self.show_each(condition, *by, **options)
        self._claimed(part, family.theorem)
        return family

    def claim_same(
        self, part: int | str, u: Vector, v: Vector, *by: Any, **options: Any
    ) -> Theorem:
        """Claim an equation of vectors."""
        return self._claimed(part, self.same(u, v, *by, **options))

    def _claimed(self, part: int | str, theorem: Theorem) -> Theorem:
        self.claims.append(Claim(part, theorem))
        return theorem

    def prose(self, remark: str) -> None:
        """Say what of the statement is left to the text."""
        self.remarks.append(remark)


def _tuple(i: Any) -> tuple[Any, ...]:
    return i if isinstance(i, tuple) else (i,)


def _is_vector_equation(formula: Any) -> bool:
    return bool(z3.is_eq(formula) and formula.arg(0).sort() == V)


def _forward(theorem: Theorem) -> Theorem:
    """An equation of vectors with the compound side on the right."""
    left, right = theorem.statement.children()
    if not spaces.is_compound(left):
        return theorem
    if spaces.is_compound(right):
        raise IllFormed(f"{theorem.statement}: one side must be the name of a vector")
    return follows(equal(right, left), theorem)


@cache
def _lemma(make: Callable[[Every], Theorem]) -> Theorem:
    s = Every()
    made = make(s)
    for least in s.ranges:  # of sizes, about which the theorem says nothing
        size = least.statement.arg(0)
        for_each = kernel.generalise(discharge(made, least.statement), size)
        made = follows(made.statement, for_each(least.statement.arg(1)))
    return made


@cache
def _cauchy_schwarz() -> Theorem:
    s = Every()
    u, v = s.vector("u"), s.vector("v")
    p, q, r = u @ u, v @ v, u @ v
    rest = u - (r / q) * v
    lagrange = s.show(z3.Implies(q > 0, (rest @ rest) * q == p * q - r * r))
    regular = s.show(z3.Implies(q > 0, r * r <= p * q), lagrange, s.positive(rest))
    step = (p + 1) / (2 * r)
    far = u - step * v  # has the square -1 if v has the square 0 and <u, v> is not 0
    square = s.show(far @ far == p - 2 * step * r + step * step * q)
    below = s.show(z3.Implies(z3.And(q == 0, r != 0), far @ far == -1), square, only=True)
    at_zero = s.show(z3.Implies(q == 0, r * r <= p * q), below, s.positive(far), only=True)
    return s.for_all(s.show(r * r <= p * q, regular, at_zero, s.positive(v)), u, v)


def about_indices(formula: Any) -> bool:
    """Does it only say that an index or a size is in its range?"""
    return all(z3.is_int(e) or z3.is_bool(e) for e in terms(formula)) and not z3.is_quantifier(
        formula
    )


def scope(s: Every, theorems: list[Theorem]) -> str:
    """What the theorems hold for: "every n ≥ 2, every d, every T", or all reals."""
    used = {h.get_id(): h for t in theorems for h in t.hypotheses}
    said = [*used.values(), *(t.statement for t in theorems)]
    names = {e.decl().name() for e in kernel.subterms(*said) if z3.is_app(e)}
    least: dict[str, int] = {}
    for range_ in (t.statement for t in s.ranges):
        size = range_.arg(0)
        if z3.is_int(size) and size.decl().name() in names:
            bound = range_.arg(1).as_long() if range_.get_id() in used else 0
            least[size.decl().name()] = max(bound, least.get(size.decl().name(), 0))
    found = [f"every {n.split('!')[0]}{f' ≥ {b}' if b else ''}" for n, b in least.items()]
    folds = [f.recursion.step.statement for f in s.folded.values()]
    if any(not z3.is_quantifier(e) and e.sort() == V for e in kernel.subterms(*said, *folds)):
        found.insert(len(found) and 1, "every d")
    return ", ".join(found) or "all reals"
