"""A theorem in the book's notation. The formula shown is the formula proved, sums and all."""

from collections.abc import Callable, Iterator
from typing import Any

import z3

GREEK = {
    "alpha", "beta", "gamma", "delta", "epsilon", "xi", "eta", "theta", "rho", "lambda", "mu",
    "omega", "sigma", "zeta", "kappa", "tau",
}  # fmt: skip
ABOVE = {"star": "^\\star", "prime": "'"}
RELATIONS = {
    z3.Z3_OP_ADD: " + ", z3.Z3_OP_EQ: " = ", z3.Z3_OP_GE: r" \ge ", z3.Z3_OP_LE: r" \le ",
    z3.Z3_OP_LT: " < ", z3.Z3_OP_GT: " > ", z3.Z3_OP_OR: r" \;\text{or}\; ",
    z3.Z3_OP_DISTINCT: r" \ne ",
}  # fmt: skip
LOOSE = {z3.Z3_OP_ADD, z3.Z3_OP_SUB, z3.Z3_OP_UMINUS}
COMPARED = {z3.Z3_OP_GE, z3.Z3_OP_GT, z3.Z3_OP_LE, z3.Z3_OP_LT}
BIG = {"sum": r"\sum", "product": r"\prod", "least": r"\min"}


def name(text: str, *indices: str) -> str:
    """alpha!3 as \\alpha, w_star as w^\\star, x1 as x_1, w_max(i) as w_{max,i}."""
    stem, _, word = text.split("!", maxsplit=1)[0].partition("_")
    letters = stem.rstrip("0123456789")
    digits = stem.removeprefix(letters)
    shown = f"\\{letters}" if letters in GREEK else letters
    shown = shown.replace(r"\epsilon", r"\varepsilon")
    if len(shown) > 1 and not shown.startswith("\\"):
        shown = rf"\mathrm{{{shown}}}"
    if word in ("hat", "tilde", "bar"):
        shown, word = rf"\{word} {shown}", ""
    above = ABOVE.get(word, "")
    plain = rf"\{word}" if word in GREEK or word == "infty" else rf"\mathrm{{{word}}}"
    below = [*([] if above or not word else [plain]), *([digits] if digits else []), *indices]
    return shown + above + (f"_{{{','.join(below)}}}" if below else "")


class Notation:
    """Terms of one script as LaTeX; `folded` are its sums, products and minima."""

    def __init__(self, folded: dict[str, Any], size: Any) -> None:
        self.folded, self.size = folded, size
        self.taken: list[str] = []  # letters of free indices and of sums around a term

    def formula(self, e: Any, bound: tuple[str, ...] = ()) -> str:
        """A statement: implications and quantifiers in words."""
        free = (x for x in _constants(e) if z3.is_int(x) and not x.eq(self.size))
        self.taken = list(dict.fromkeys([*self.taken, *map(name, map(str, free))]))
        if z3.is_quantifier(e):
            names = [name(e.var_name(i)) for i in range(e.num_vars())]
            inside = (*bound, *names)
            body = e.body()
            if z3.is_implies(body) and _is_range(body.arg(0)):
                said = self.formula(body.arg(1), inside)
                return rf"{said} \quad\text{{for all }} {', '.join(names)}"
            return rf"\text{{for all }} {', '.join(names)}:\; {self.formula(body, inside)}"
        if z3.is_implies(e):
            first, then = e.children()
            left = self.formula if z3.is_and(first) else self._grouped
            return rf"{left(first, bound)} \;\Rightarrow\; {self._grouped(then, bound)}"
        if z3.is_and(e):
            return r",\quad ".join(self._grouped(c, bound) for c in e.children())
        if z3.is_not(e):
            return rf"\lnot\left({self.formula(e.arg(0), bound)}\right)"
        if _is_equivalence(e):
            return r" \;\Leftrightarrow\; ".join(self._grouped(c, bound) for c in e.children())
        if z3.is_or(e):
            return r" \;\text{or}\; ".join(self._grouped(c, bound) for c in e.children())
        return self.term(e, bound)

    def _grouped(self, e: Any, bound: tuple[str, ...]) -> str:
        text = self.formula(e, bound)
        loose = z3.is_implies(e) or z3.is_or(e) or z3.is_and(e) or _is_equivalence(e)
        return rf"\bigl({text}\bigr)" if loose else text

    def term(self, e: Any, bound: tuple[str, ...] = (), depth: int = 0) -> str:
        """A term, or a comparison of terms."""

        def sub(x: Any) -> str:
            return self.term(x, bound, depth)

        def tight(x: Any) -> str:
            return rf"\left({sub(x)}\right)" if _is_loose(x) else sub(x)

        if z3.is_var(e):
            return str(bound[-1 - z3.get_var_index(e)])
        if z3.is_rational_value(e) and e.denominator_as_long() != 1:
            sign = "-" if e.numerator_as_long() < 0 else ""
            return rf"{sign}\tfrac{{{abs(e.numerator_as_long())}}}{{{e.denominator_as_long()}}}"
        if z3.is_quantifier(e) or z3.is_implies(e) or z3.is_and(e) or z3.is_not(e):
            return self.formula(e, bound)
        kind, args = e.decl().kind(), e.children()
        if kind == z3.Z3_OP_UNINTERPRETED:
            return self._applied(e, args, sub, tight, bound, depth)
        return _arithmetic(e, kind, args, sub, tight)

    def _applied(
        self, e: Any, args: list[Any], sub: Callable[[Any], str], tight: Callable[[Any], str],
        bound: tuple[str, ...], depth: int,
    ) -> str:  # fmt: skip
        head = e.decl().name()
        if head == "add":
            minus = _head(args[1]) == "mul" and str(args[1].arg(0)) == "-1"
            return (
                f"{sub(args[0])} - {tight(args[1].arg(1))}"
                if minus
                else (f"{sub(args[0])} + {sub(args[1])}")
            )
        if head == "mul":
            return (
                f"-{tight(args[1])}"
                if str(args[0]) == "-1"
                else (rf"{tight(args[0])}\,{tight(args[1])}")
            )
        if head == "dot":
            same = args[0].eq(args[1])
            return (
                rf"\left\lVert {sub(args[0])}\right\rVert^2"
                if same
                else (rf"\left\langle {sub(args[0])}, {sub(args[1])}\right\rangle")
            )
        if head == "sqrt" and _head(args[0]) == "dot" and args[0].arg(0).eq(args[0].arg(1)):
            return rf"\left\lVert {sub(args[0].arg(0))}\right\rVert"
        fixed = {"zero": "0", "sqrt": r"\sqrt{%s}", "exp": "e^{%s}", "ln": r"\ln\left(%s\right)"}
        if head in fixed:
            return fixed[head] % tuple(map(sub, args)) if args else fixed[head]
        if head in self.folded:
            return self._folded(e, bound, depth)
        return name(head, *map(sub, args))

    def _folded(self, e: Any, bound: tuple[str, ...], depth: int) -> str:
        """S(p, n) as the sum of its terms."""
        *parameters, top = e.children()
        folded = self.folded[e.decl().name()]
        whole = z3.is_const(top) and top.eq(self.size)
        used = {*bound, *self.taken}
        i = z3.Int(next(c for c in ("ijklpq" if whole else "tsuvpq") if c not in used))
        value = folded.term(*parameters, i)
        self.taken.append(str(i))
        body = self.term(value, bound, depth + 1)
        self.taken.pop()
        if _is_loose(value):
            body = rf"\left({body}\right)"
        below = str(i) if whole else f"{i}<{self.term(top, bound, depth)}"
        return rf"{BIG[folded.kind]}_{{{below}}} {body}"


def _arithmetic(
    e: Any, kind: int, args: list[Any], sub: Callable[[Any], str], tight: Callable[[Any], str]
) -> str:
    if kind in RELATIONS:
        joined = RELATIONS[kind].join(map(sub, args))
        return joined.replace("+ -", "- ") if kind == z3.Z3_OP_ADD else joined
    if kind == z3.Z3_OP_SUB:
        return f"{sub(args[0])} - {tight(args[1])}"
    if _is_square(e):
        return (
            rf"{tight(args[0])}^2"
            if _is_loose(args[0]) or not args[0].children()
            else (rf"\left({sub(args[0])}\right)^2")
        )
    if kind == z3.Z3_OP_MUL:
        return _product(args, sub, tight)
    if kind == z3.Z3_OP_DIV:
        return rf"\frac{{{sub(args[0])}}}{{{sub(args[1])}}}"
    if kind == z3.Z3_OP_UMINUS:
        return f"-{tight(args[0])}"
    if kind == z3.Z3_OP_TO_REAL:
        return sub(args[0])
    if kind == z3.Z3_OP_ITE:
        return _chosen(args, sub)
    return str(e)


def _constants(e: Any) -> Iterator[Any]:
    """The constants in a formula."""
    todo, seen = [e], set()
    while todo:
        x = todo.pop()
        if x.get_id() in seen:
            continue
        seen.add(x.get_id())
        if z3.is_const(x) and x.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            yield x
        todo += [x.body()] if z3.is_quantifier(x) else x.children()


def _product(args: list[Any], sub: Callable[[Any], str], tight: Callable[[Any], str]) -> str:
    """A minus sign in front stays there, and a sum that is not the last factor is in brackets."""
    while z3.is_mul(args[0]) and not _is_square(args[0]):
        args = [*args[0].children(), *args[1:]]
    factors = [tight(a) for a in args]
    if z3.is_app(args[0]) and args[0].decl().kind() == z3.Z3_OP_UMINUS:
        factors[0] = sub(args[0])
    for j, text in enumerate(factors[:-1]):
        if text.startswith(tuple(BIG.values())):
            factors[j] = rf"\left({text}\right)"
    return r"\,".join(factors)


def _chosen(args: list[Any], sub: Callable[[Any], str]) -> str:
    """An absolute value, max, min, an indicator, or a case."""
    test, yes, no = args
    if no.eq(-yes) and test.eq(yes >= no):
        return rf"\left|{sub(yes)}\right|"
    if test.decl().kind() in COMPARED:
        pair = {test.arg(0).get_id(), test.arg(1).get_id()}
        if pair == {yes.get_id(), no.get_id()} and len(pair) == 2:
            above = test.decl().kind() in (z3.Z3_OP_GE, z3.Z3_OP_GT)
            big = above == test.arg(0).eq(yes)
            return rf"\{'max' if big else 'min'}\left({sub(yes)}, {sub(no)}\right)"
    if str(no) == "0":
        factor = "" if str(yes) == "1" else rf"\,{sub(yes)}"
        return rf"\left[{sub(test)}\right]{factor}"
    return rf"\begin{{cases}}{sub(yes)} & {sub(test)}\\ {sub(no)} & \text{{else}}\end{{cases}}"


def _is_square(e: Any) -> bool:
    return bool(z3.is_mul(e) and e.num_args() == 2 and e.arg(0).eq(e.arg(1)))


def _is_equivalence(e: Any) -> bool:
    return bool(z3.is_eq(e) and z3.is_bool(e.arg(0)))


def _head(e: Any) -> str:
    return e.decl().name() if z3.is_app(e) else ""


def _is_loose(e: Any) -> bool:
    if not z3.is_app(e):
        return False
    return (
        e.decl().kind() in LOOSE
        or _head(e) == "add"
        or (_head(e) == "mul" and str(e.arg(0)) == "-1")
    )


def _is_range(e: Any) -> bool:
    """Conditions on indices only: "for all i" says it."""
    return all(
        c.decl().kind() in COMPARED and z3.is_int(c.arg(0)) if not z3.is_and(c) else _is_range(c)
        for c in (e.children() if z3.is_and(e) else [e])
    )
