"""The notation page keeps its promise: one meaning for each symbol, or a local one that it names.

A symbol is known by its letter, with its alphabet or accent: `C`, `\\alpha`, `\\mathrm h`. Indices
and arguments belong to the row. A row says where it holds: `all`, parts of the book, or chapters.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

BOOK = Path(__file__).resolve().parents[2] / "book"
PARTS = (
    "start",
    "hyperplanes",
    "svm",
    "losses",
    "first_order",
    "kernels",
    "multiclass",
    "trees",
    "ensembles",
    "boosting",
    "generalisation",
)
GLOBAL, LOCAL = "Symbols of this book", "Local meanings"
GREEK = (
    "alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|xi|rho|sigma|tau|phi|chi|psi"
    "|omega|ell"
)
LETTER = (
    r"(\\(?:mathcal|mathfrak|mathrm|mathbf|hat|bar|tilde|overline)(?:\{[^{}]*\}|\s*\\?[A-Za-z])"
    rf"|\\(?:var)?(?:{GREEK})(?![a-z])|[A-Za-z])"
)
SYMBOL = LETTER + r"(?:'|[_^](?:\{[^{}]*\}|\\[a-z]+|[\w*+-])|\([^()$]*\))*"
INTRODUCTIONS = [  # how the chapters say what a symbol is
    rf"\b[Ll]et (?:\w+ ){{0,3}}\${SYMBOL}[^$]*\$ (?:be|denote|stand|range|have)\b",
    rf"\b(?:[Ww]rit|[Pp]ut|[Cc]all)\w* (?:\w+ ){{0,4}}\${SYMBOL}\$",
    rf"\b(?:[Ww]ith|[Ww]here|[Tt]ake) \${SYMBOL}(?:=|\$ (?:the|a|an|for|is)\b)",
    rf"\bwith (?:[a-z]+ ){{1,2}}\${SYMBOL}\$",
    rf"\b(?:[Aa]n?|[Ss]ome|[Oo]ne) (?:[a-z]+ ){{1,3}}\${SYMBOL}",
    rf"\b[Ff]or (?:every|all|any|some|each) \${SYMBOL}(?:[<>$]|\\(?:ne|in|[gl]e)\b)",
    rf"\${SYMBOL}(?:=[^$]*)?\$ (?:is|are|denotes?|stands?) (?:the|a|an|its|for)\b",
    rf"\*[a-z][^*\n$]*\*(?: [a-z]+){{0,4}} \${SYMBOL}",
    rf"\$\$\s*(?:\\begin\{{\w+\}}\s*)?{SYMBOL}&?=",
]
REGIONS = [  # in these, every equation `$x=...$` says what x is
    r"\b(?:[Ll]et|[Pp]ut|[Ww]rite|[Dd]efine)\b[^.\n]*",
    r"^(`{3,})\{prf:definition\}.*?^\1$",
]
ALL = re.DOTALL | re.MULTILINE


class Row(NamedTuple):
    """Symbols as the page writes them, and the parts or chapters in which they mean this."""

    symbols: list[str]
    where: set[str]


def rows(page: str, title: str) -> list[Row]:
    """The table below a title. Its columns: symbols, meaning, where; where before meaning if local.

    A symbol ends at `=`; a name in backquotes is one of the code.
    """
    table = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    where = cells[0].index("where")
    spans = [re.findall(r"\$([^$=]+)[^$]*\$|(`\w+`)", row[0]) for row in cells[1:]]
    return [
        Row([math or code for math, code in span], set(row[where].split(", ")))
        for span, row in zip(spans, cells[1:], strict=True)
    ]


def letter(symbol: str) -> str:
    found = re.match(LETTER, symbol)
    return re.sub(r"\s", "", found[0]) if found else symbol


def tokens(formula: str) -> str:
    return " ".join(["", *re.findall(r"\\[A-Za-z]+|\S", formula), ""])


def used(symbol: str, chapter: str) -> bool:
    """Whether a formula has the symbol as it is written on the page, or a cell the name."""
    if symbol.startswith("`"):
        return bool(re.search(rf"\b{symbol[1:-1]}\b", chapter))
    formulas = " ".join(re.findall(r"\$\$.*?\$\$|\$[^$]+\$", chapter, re.DOTALL))
    words = r"\\(?:operatorname|text|begin|end)\{[^{}]*\}|\\mathbb"
    return tokens(symbol) in tokens(re.sub(words, " ", formulas))


def introduced(chapter: str) -> set[str]:
    """The letters that a chapter says the meaning of."""
    text = re.sub(r"^(`{3,})\{code-cell\}.*?^\1$", "", chapter, flags=ALL)
    text = text.partition("\n## In the sources\n")[0]
    found = [symbol for pattern in INTRODUCTIONS for symbol in re.findall(pattern, text)]
    for region in REGIONS:
        for part in re.finditer(region, text, ALL):
            found += re.findall(rf"\${SYMBOL}=", part[0])
    return {letter(symbol) for symbol in found}


def scratch(page: str) -> set[str]:
    """The letters that the page promises nothing about."""
    (line,) = re.findall(r"^\*\*Scratch letters\.\*\*([^:]*):", page, re.MULTILINE)
    return {letter(symbol) for symbol in re.findall(r"\$([^$]+)\$", line)}


def clashes(page: str, chapters: dict[str, str]) -> list[str]:
    """What breaks the promise of the page, in words. Chapters are called part/stem."""
    meanings: dict[str, set[str]] = {}
    for row in rows(page, GLOBAL) + rows(page, LOCAL):
        for symbol in row.symbols:
            meanings.setdefault(letter(symbol), set()).update(row.where)
    found, elsewhere = [], {}
    for name, text in chapters.items():
        for symbol in sorted(introduced(text) - scratch(page)):
            if symbol not in meanings and symbol in elsewhere:
                found.append(f"{name} and {elsewhere[symbol]} introduce {symbol}; list it")
            elif symbol in meanings and not meanings[symbol] & {"all", *name.split("/")}:
                found.append(f"{name} introduces {symbol}; the page gives it to other chapters")
            elsewhere[symbol] = name
    return found


PAGE = (BOOK / "start" / "notation.md").read_text("utf-8")
CHAPTERS = {
    f"{path.parent.name}/{path.stem}": path.read_text("utf-8")
    for part in PARTS
    for path in sorted((BOOK / part).glob("*.md"))
    if path.stem != "notation"
}


@pytest.mark.parametrize(
    "row", rows(PAGE, GLOBAL) + rows(PAGE, LOCAL), ids=lambda row: " ".join(row.symbols)
)
def test_every_row_is_used_where_it_says(row):
    assert row.symbols
    for place in row.where:
        texts = [text for name, text in CHAPTERS.items() if place in ("all", *name.split("/"))]
        assert texts, f"no part and no chapter is called {place}"
        for symbol in row.symbols:
            assert any(used(symbol, text) for text in texts), f"{place} does not use {symbol}"


def test_the_dictionary_translates_into_symbols_of_the_book():
    table = PAGE.partition("\n## A dictionary of the sources\n")[2].strip().splitlines()
    cells = [line.split(" | ")[2] for line in table if line.startswith("| ")]
    for symbol in re.findall(r"\$([^$]+)\$", " ".join(cells)):
        assert any(used(symbol, text) for text in CHAPTERS.values()), symbol


def test_no_chapter_gives_a_symbol_another_meaning():
    assert not clashes(PAGE, CHAPTERS)


def test_scratch_letters_have_no_meaning_for_the_book():
    assert not scratch(PAGE) & {letter(s) for row in rows(PAGE, GLOBAL) for s in row.symbols}


# The check can fail

SMALL = """
## Symbols of this book

| symbol | meaning | where |
|---|---|---|
| $C$, $\\varepsilon_t=1/C$ | price | svm |
| $\\mathrm h(m)$ | hinge | svm |

## Local meanings

| symbol | where | meaning |
|---|---|---|
| $C$, $\\varepsilon$, `u` | votes | a class |

**Scratch letters.** $s$ and $t$: mean what a proof says.
"""


def test_the_page_is_read():
    price, hinge = rows(SMALL, GLOBAL)
    assert price == Row(["C", "\\varepsilon_t"], {"svm"})
    assert list(map(letter, price.symbols + hinge.symbols)) == ["C", "\\varepsilon", "\\mathrmh"]
    assert rows(SMALL, LOCAL) == [Row(["C", "\\varepsilon", "`u`"], {"votes"})]
    assert scratch(SMALL) == {"s", "t"}


@pytest.mark.parametrize("symbol", ["C", "\\varepsilon"])
@pytest.mark.parametrize(
    "sentence",
    [
        "Let $C$ be a class.",
        "Let $n>0$ and $C_1=2$.",
        "We write $C$ for a class.",
        "a *class* $C$ of points",
        "Choose a small class $C$.",
        "For every $C>0$ it holds,",
        "with $C=7$, say",
        "$C$ is the class.",
        "Write\n\n$$C(x)=7.$$",
        "```{prf:definition} A class\n:label: a\n\n$C=\\{1\\}$ and so on.\n```\n",
    ],
)
def test_a_planted_clash_is_caught(sentence, symbol):
    sentence = sentence.replace("$C", f"${symbol}")
    assert clashes(SMALL, {"boosting/errors": sentence})
    assert not clashes(SMALL, {"boosting/votes": sentence})  # a local meaning
    assert not clashes(SMALL, {"svm/price": sentence})  # the meaning of the book


def test_what_is_no_clash():
    """Code, a use, a scratch letter, another alphabet; an unlisted letter, in one chapter only."""
    for text in ("```{code-cell}\nLet $C$ be\n```", "if $C>0$ then", "Put $s=1$.", "Let $h$ be"):
        assert not clashes(SMALL, {"boosting/errors": text})
    assert clashes(SMALL, {"boosting/errors": "Let $\\mathrm h$ be"})
    assert clashes(SMALL, {"svm/a": "Let $B$ be one.", "svm/b": "Let $B$ be another."})


def test_letters_of_words_are_no_symbols():
    text = "A dog $\\dots\\operatorname{sgn}(xC_{reg})$"
    assert used("C_{reg}", text)
    assert not any(used(symbol, text) for symbol in ("d", "n", "o"))
