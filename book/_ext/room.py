"""Room for formulas: how wide a formula will be, before a script has drawn it.

Until then a page shows TeX, which is wider than what it stands for, so lines would break in other
places and the text would move when it is drawn. A guess within a few pixels is enough.
"""

import html
import re
from collections.abc import Iterator
from functools import cache


def _words(text: str) -> set[str]:
    return set(text.split())


TOKEN = re.compile(r"\\[A-Za-z]+\*?|\\.|\S")
FORMULA = re.compile(r'<span class="math notranslate nohighlight">\\\((.*?)\\\)</span>', re.DOTALL)

# In units of the size of the letters around.
LETTER, CAPITAL, DIGIT, SMALL = 0.57, 0.76, 0.5, 0.71
SCALE = 1.06  # found by comparing with the drawn formulas of six pages
RELATION, OPERATION, SIGN = 1.35, 1.22, 0.78
SPACES = {",": 0.17, ":": 0.22, ";": 0.28, "!": -0.17, "quad": 1.0, "qquad": 2.0, " ": 0.25}
NARROW = {"(": 0.39, ")": 0.39, "[": 0.28, "]": 0.28, "|": 0.28, ",": 0.45, ".": 0.28, "!": 0.28}
NARROW |= {"langle": 0.39, "rangle": 0.39, "lvert": 0.28, "rvert": 0.28, "lfloor": 0.44}
NARROW |= {"i": 0.35, "l": 0.3, "j": 0.41, "t": 0.36, "r": 0.45, "s": 0.47, "/": 0.5}
NARROW |= {"rfloor": 0.44, "mid": 0.83, "cdot": 0.72, "prime": 0.3, "'": 0.3, ";": 0.45, ":": 0.83}
WIDE = {
    "m": 0.88,
    "w": 0.72,
    "M": 0.97,
    "W": 0.94,
    "Phi": 0.72,
    "pi": 0.57,
    "sum": 1.22,
    "prod": 1.1,
    "int": 0.6,
    "dots": 1.34,
    "ldots": 1.34,
    "cdots": 1.34,
}
RELATIONS = _words("= < > le ge leq geq ne in to mapsto iff subseteq subset approx equiv sim")
RELATIONS |= _words("implies Rightarrow Leftrightarrow rightarrow leftarrow notin propto gets")
OPERATIONS = _words("+ - * pm times setminus cup cap circ oplus otimes wedge vee")
NAMES = _words("ln log exp max min sup inf arg det dim ker lim sin cos tan cosh tanh deg gcd")
NOTHING = _words("left right big Big bigl bigr Bigl Bigr bigg limits nolimits displaystyle")
STYLES = _words("mathrm mathbf mathcal mathbb mathfrak mathsf mathit boldsymbol bar hat vec")
STYLES |= _words("tilde overline widehat operatorname underline not dot")
TEXTS = _words("text textit textbf mbox texttt")


@cache
def width(tex: str) -> float:
    """About how wide this formula is within a line."""
    return _sum(iter(TOKEN.findall(tex)), None)


def _sum(tokens: Iterator[str], end: str | None) -> float:
    """Up to the closing token: sub- and superscripts stand above each other."""
    total, low, high, before = 0.0, 0.0, 0.0, ""
    for token in tokens:
        if token == end:
            break
        if token == "_":
            low = SMALL * _next(tokens)
        elif token == "^":
            high = SMALL * _next(tokens)
        else:
            total += max(low, high) + (SIGN if _is_sign(token, before) else _atom(token, tokens))
            low = high = 0.0
        before = token
    return total + max(low, high)


def _is_sign(token: str, before: str) -> bool:
    """Whether + or - stands in front of one number, not between two."""
    start = before.removeprefix("\\") in RELATIONS | OPERATIONS | {"", "(", "[", ",", "{", "|"}
    return token.removeprefix("\\") in {"+", "-", "pm"} and start


def _next(tokens: Iterator[str]) -> float:
    token = next(tokens, "")
    return _atom(token, tokens) if token else 0.0


def _atom(token: str, tokens: Iterator[str]) -> float:
    if token == "{":
        return _sum(tokens, "}")
    name = token.removeprefix("\\")
    if name in ("frac", "tfrac", "binom"):
        return SMALL * max(_next(tokens), _next(tokens)) + 0.24
    if name == "dfrac":
        return max(_next(tokens), _next(tokens)) + 0.24
    if name == "sqrt":
        return _next(tokens) + 0.83
    if name in STYLES or name in TEXTS:
        return _next(tokens)
    return _symbol(name, is_command=token != name)


def _symbol(name: str, is_command: bool) -> float:
    if is_command and name in SPACES:
        return SPACES[name]
    if name in NOTHING:
        return 0.0
    for names, size in ((RELATIONS, RELATION), (OPERATIONS, OPERATION)):
        if name in names:
            return size
    if name in NAMES:
        return DIGIT * len(name) + 0.17
    known = NARROW | WIDE
    if name in known:
        return known[name]
    if name.isdigit():
        return DIGIT
    return CAPITAL if len(name) == 1 and name.isupper() else LETTER


def with_room(body: str) -> str:
    """A page on which each formula within a line takes about its room from the start."""

    def roomy(found: re.Match[str]) -> str:
        size = SCALE * width(html.unescape(found[1]))
        return found[0].replace("<span", f'<span style="--room: {size:.2f}em"', 1)

    return FORMULA.sub(roomy, body)
