"""Small edits of a Python file: mutants of the library, sharper versions of a test.

An edit replaces one piece of the text, so everything else, line numbers included, stays.
"""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

EVERYWHERE = (0, 10**9)
Lines = tuple[int, int]
Change = tuple[ast.AST, str]  # what is replaced, and by which text
Rule = Callable[[ast.AST], Iterator[Change]]


@dataclass(frozen=True)
class Edit:
    """In `file`, the bytes from `start` to `end` become `new`."""

    file: str
    function: str
    old: str
    new: str
    start: int
    end: int
    lines: Lines  # a test that runs none of them cannot see the edit
    line: int
    again: int = 0  # the same change was made so often before in this function

    @property
    def key(self) -> str:
        """A name that survives edits elsewhere in the file."""
        again = f" #{self.again + 1}" if self.again else ""
        return f"{self.file}::{self.function}: {self.old} -> {self.new}{again}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


def edits(root: Path, file: str, rule: Rule) -> list[Edit]:
    """Every edit of a file that a rule proposes and that gives another program."""
    named = Counter[str]()
    found = []
    for edit in _Finder(file, (root / file).read_bytes(), rule).all():
        found.append(replace(edit, again=named[edit.key]))
        named[edit.key] += 1
    return found


class _Finder(ast.NodeVisitor):
    """Walks over code; not over annotations, decorators, docstrings, f-strings, patterns."""

    def __init__(self, file: str, source: bytes, rule: Rule) -> None:
        self.file, self.source, self.rule = file, source, rule
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.lines = EVERYWHERE
        self.found: list[Edit] = []

    def all(self) -> list[Edit]:
        self.visit(ast.parse(self.source))
        return self.found

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr | ast.pattern) or _is_text(node) or _is_guard(node):
            return
        before, self.lines = self.lines, self._seen_by(node)
        named = [node.name] if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
        self.names += named
        for place, text in self.rule(node):
            self._note(place, text)
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns", "decorator_list"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.visit(child)
        del self.names[len(self.names) - len(named) :]
        self.lines = before

    def _seen_by(self, node: ast.AST) -> Lines:
        """A statement is seen by those who run it, a default by those who run the body."""
        if isinstance(node, ast.FunctionDef):
            return node.lineno, node.end_lineno or node.lineno
        inside = isinstance(node, ast.stmt) and self.lines != EVERYWHERE
        return (node.lineno, node.lineno) if inside else self.lines

    def _note(self, place: ast.AST, text: str) -> None:
        if _same(place, text):
            return
        start = self.starts[place.lineno - 1] + place.col_offset
        end = self.starts[place.end_lineno - 1] + place.end_col_offset
        old = " ".join(self.source[start:end].decode().split())
        name = ".".join(self.names) or "(module)"
        line = place.lineno
        self.found.append(Edit(self.file, name, old, text, start, end, self.lines, line))


def _same(node: ast.AST, text: str) -> bool:
    """Whether the text is only another way to write the piece of code."""
    if isinstance(node, ast.expr):
        return ast.dump(ast.parse(text, mode="eval").body) == ast.dump(node)
    return ast.unparse(node) == text


def _is_text(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_guard(node: ast.AST) -> bool:
    """A keyword that only refuses what cannot happen, as in `zip(a, b, strict=True)`."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Div: ast.Mult,
    ast.Mult: ast.Add,  # not Div: to divide by a sign is to multiply by it
    ast.Pow: ast.Mult, ast.FloorDiv: ast.Div, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
OTHER_NAME = {"all": "any", "any": "all", "min": "max", "max": "min", "floor": "ceil",
              "ceil": "floor", "argmin": "argmax", "argmax": "argmin"}  # fmt: skip
SAME_VALUE = ("abs", "sorted")  # f(x) becomes x


def mutants(node: ast.AST) -> Iterator[Change]:
    """What a slip of the hand would make of a piece of code."""
    match node:
        case ast.Compare():
            yield from _comparisons(node, SWAPS)
        case ast.BinOp() if not _joins_texts(node):
            yield from _other_operator(node)
        case ast.BoolOp():
            yield from _other_operator(node)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node, f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool() | int() | float()):
            yield node, _other_number(node.value)
        case ast.Call():
            yield from _other_call(node)
        case ast.If() | ast.While() | ast.IfExp():
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        case ast.Return(value=ast.expr()) if ast.unparse(node.value) != "None":
            yield node, "return None"
        case ast.Raise() | ast.AugAssign() | ast.Expr(value=ast.Call()):
            yield node, "pass"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"


def _comparisons(node: ast.Compare, swaps: dict[type, type]) -> Iterator[Change]:
    for i, op in enumerate(node.ops):
        if other := swaps.get(type(op)):
            new = copy.deepcopy(node)
            new.ops[i] = other()
            yield node, f"({ast.unparse(new)})"


def _other_operator(node: ast.BinOp | ast.BoolOp) -> Iterator[Change]:
    if other := SWAPS.get(type(node.op)):
        new = copy.deepcopy(node)
        new.op = other()
        yield node, f"({ast.unparse(new)})"


def _joins_texts(node: ast.BinOp) -> bool:
    """Only an error would come of it."""
    texts = ast.JoinedStr | ast.List | ast.Tuple
    return any(
        isinstance(side, texts) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def _other_number(value: bool | int | float) -> str:
    if isinstance(value, bool):
        return repr(not value)
    if isinstance(value, int):
        return repr(value + 1)
    return repr(2 * value or 1.0)


def _other_call(node: ast.Call) -> Iterator[Change]:
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if name in OTHER_NAME:
        new = copy.deepcopy(node)
        if isinstance(new.func, ast.Name):
            new.func.id = OTHER_NAME[name]
        else:
            new.func.attr = OTHER_NAME[name]
        yield node, ast.unparse(new)
    if name in SAME_VALUE and isinstance(node.func, ast.Name) and len(node.args) == 1:
        yield node, f"({ast.unparse(node.args[0])})"
    for i, keyword in enumerate(node.keywords):
        if _is_guard(keyword):
            continue
        new = copy.deepcopy(node)
        del new.keywords[i]
        yield node, ast.unparse(new)


def sharper(node: ast.AST) -> Iterator[Change]:
    """A claim's test with a stronger assertion, another constant, or a premise less."""
    if isinstance(node, ast.FunctionDef) and any(map(_is_claim, node.decorator_list)):
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assert):
                yield from _stricter(inner.test)
            elif _calls(inner, "when"):
                yield inner, "True"
            elif isinstance(inner, ast.Expr) and _calls(inner.value, "assume"):
                yield inner, "pass"


def _stricter(assertion: ast.expr) -> Iterator[Change]:
    if any(map(_is_tolerance, ast.walk(assertion))):
        return
    order = [c for c in ast.walk(assertion) if isinstance(c, ast.Compare) and _is_order(c)]
    for comparison in order:
        yield from _comparisons(comparison, {ast.LtE: ast.Lt, ast.GtE: ast.Gt})
        for constant in _constants(comparison):
            text = ast.unparse(constant)
            yield constant, f"(2 * {text})"
            yield constant, f"({text} / 2)"


def _is_order(node: ast.Compare) -> bool:
    return any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in node.ops)


def _is_tolerance(node: ast.AST) -> bool:
    """What floats are allowed is for their certificates to say, not for the statement."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float) and 0 < abs(node.value) < 1e-3
    return isinstance(node, ast.Name) and node.id in ("EPS", "TOL")


def _constants(node: ast.AST) -> Iterator[ast.expr]:
    """The constants of a formula; not indices, not the arguments of calls."""
    if _is_number(node):
        yield node
    elif isinstance(node, ast.Compare | ast.BinOp | ast.UnaryOp | ast.IfExp | ast.BoolOp):
        for child in ast.iter_child_nodes(node):
            yield from _constants(child)


def _is_number(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        value = node.value
        return isinstance(value, int | float) and not isinstance(value, bool) and value != 0
    fraction = isinstance(node, ast.Call) and _calls(node, "Fraction", "F")
    return fraction or (isinstance(node, ast.Name) and node.id.isupper() and len(node.id) > 1)


def _is_claim(mark: ast.expr) -> bool:
    return isinstance(mark, ast.Call) and _calls(mark, "claim")


def _calls(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names
