"""Evidence as HTML: a card for one claim, a table for several, a line for a formula."""

import html
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from evidence.core import KINDS, MIME, Evidence, Later

pygments, lexers, formatters = map(Later, ("pygments", "pygments.lexers", "pygments.formatters"))


class Formula(Evidence):
    """Evidence that is shown on its own, where it was made: a formula that was proved."""

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {"text/html": formula_html(self), "text/plain": repr(self), MIME: [self.record()]}


def report_html(claims: Sequence[str], evidence: Sequence[Evidence]) -> str:
    """One card, or one row a claim if there are several."""
    groups = [(name, [e for e in evidence if e.claim == name]) for name in claims]
    if len(groups) == 1:
        return framed(_head(groups[0][0]) + "".join(map(_item, groups[0][1])))
    rows = "".join(_row(name, items) for name, items in groups)
    head = "<tr><th>Result</th><th>Evidence</th><th>False twin, and what refutes it</th></tr>"
    return framed(f'<table class="ev-table">{head}{rows}</table>')


def formula_html(item: Evidence) -> str:
    """A proved formula, for all values of its variables."""
    if item.kind == "symbolic":
        body = math_html(item.source, block=True)
        about = f"{marked_up(item.about)} " if item.about else ""
        line = f"{_chip('symbolic')}{_parts(item)} {about}{_link(item.claim)}"
        return framed(f'<div class="ev-item" id="{item.anchor}">{line}{body}</div>')
    said = f'<div class="ev-said"><code>{html.escape(item.check)}</code></div>'
    line = f"{_chip('smt')}{_parts(item)} {marked_up(item.about)} {_link(item.claim)}"
    return framed(f'<div class="ev-item">{line}{said}{_source(item)}</div>')


def proof_html(item: Any) -> str:
    """A proof: a line in words, which opens what is given, what is claimed, what that rests on, an
    example and the twin."""
    proved = item.proved
    line = f"{_chip('proof')} {html.escape(item.scope)}{_parts(item)} {marked_up(item.about)} "
    some = any(len(c.needs) < len(proved.given) for c in proved.claims)
    given = "".join(
        f"<li>{_letter(i) + ' ' if some else ''}{wide(g)}</li>" for i, g in enumerate(proved.given)
    )
    claims = "".join(
        f"<li>{_claimed(c.part)}{_from(c.needs) if some else ''} {wide(c.formula)}</li>"
        for c in proved.claims
    )
    body = f'Given<ul class="ev-given">{given}</ul>' if given else ""
    body += f'Then<ul class="ev-then">{claims}</ul>'
    axioms = f"Axioms: {', '.join(proved.axioms)}." if proved.axioms else "No axioms."
    notes = [axioms, f"An example: <code>{html.escape(item.example)}</code>." * bool(item.example)]
    notes += [_twin_note(item), *(f"Left to the text: {marked_up(r)}" for r in proved.remarks)]
    said = "".join(f'<div class="ev-note">{n}</div>' for n in notes if n)
    counted = _counted(proved.steps, "step")
    if proved.inductions:
        counted += f", {_counted(proved.inductions, 'induction')}"
    head = f"the statement proved, in {counted}{', replayed in Coq' * item.second}; its twin"
    opened = f'<details class="ev-proof"><summary>{head}</summary>{body}{said}</details>'
    return framed(f'<div class="ev-item">{line}{_link(item.claim)}{opened}{_source(item)}</div>')


def wide(latex: str) -> str:
    """A formula within a line, with sums as large as in a display."""
    return math_html(rf"\displaystyle {latex}")


def _claimed(part: str) -> str:
    return "" if part == "all" else f'<span class="ev-part">{parts_named([part])}</span>'


def _from(needs: Sequence[int]) -> str:
    """Which of what is given a claim needs."""
    listed = ", ".join(map(_letter, needs)) or "nothing"
    return f' <span class="ev-count">from {listed}</span>'


def _letter(number: int) -> str:
    return f"({chr(ord('a') + number)})"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def _twin_note(item: Any) -> str:
    against = (
        f"<code>{html.escape(item.counterexample)}</code> refutes it"
        if item.counterexample
        else ("the kernel refuses it, and a test below has the numbers")
    )
    return f"False twin: {marked_up(item.says)} {against[0].upper() + against[1:]}."


def highlighted(source: str) -> str:
    """Python code in colour, by classes that the style sheet of the page defines."""
    form = formatters.HtmlFormatter(nowrap=True)
    code = pygments.highlight(source, lexers.PythonLexer(), form)
    return f'<div class="highlight"><pre>{code}</pre></div>'


def framed(body: str) -> str:
    """A card: a frame and its style."""
    return f'{style("card.css")}<div class="evidence">{body}</div>'


@cache
def style(sheet: str) -> str:
    """A style sheet of this package, to go with what it describes."""
    text = (Path(__file__).parent / sheet).read_text("utf-8")
    return f"<style>{' '.join(text.split())}</style>"


def _head(name: str) -> str:
    return f'<div class="ev-head">Checked: {_link(name)}</div>'


def _link(name: str) -> str:
    return f'<a class="ev-id" href="#{name}">{name}</a>'


def _chip(kind: str, count: str = "") -> str:
    name = "false twin" if kind == "twin" else kind
    return (
        f'<span class="ev-kind ev-{kind}" title="{html.escape(KINDS[kind])}">{name}{count}</span>'
    )


def _item(item: Evidence) -> str:
    body = f"{_chip(item.kind)}{_parts(item)} {marked_up(item.about)}"
    if item.kind == "twin":
        body += _counterexample(item)
    else:
        seen = ", ".join(filter(None, (_examples(item), item.premise)))
        body += f' <span class="ev-count">{seen}</span>'
    return f'<div class="ev-item">{body}{_source(item)}</div>'


def _row(name: str, items: list[Evidence]) -> str:
    tests = [e for e in items if e.kind != "twin"]
    twins = [e for e in items if e.kind == "twin"]
    chips = " ".join(_chip(e.kind, f" {e.examples:,}") + _parts(e) for e in tests)
    said = "".join(
        f'<div class="ev-item">{_parts(e)} {marked_up(e.about)}{_counterexample(e)}</div>'
        for e in twins
    )
    folded = "".join(map(_source, items))
    return (
        f"<tr><td>{_link(name)}</td><td>{chips}</td><td>{said}</td></tr>"
        f'<tr class="ev-sources"><td colspan="3">{folded}</td></tr>'
    )


def parts_named(parts: Sequence[str]) -> str:
    """ "part 2", "parts 1, 3", "all parts"."""
    if list(parts) == ["all"]:
        return "all parts"
    return f"part{'s' * (len(parts) > 1)} {', '.join(parts)}"


def _parts(item: Evidence) -> str:
    """Which items of the statement the check covers."""
    return f' <span class="ev-part">{parts_named(item.parts)}</span>' if item.parts else ""


def _examples(item: Evidence) -> str:
    if item.examples == 1:
        return "1 instance"
    unit = "instances" if item.kind == "enumeration" else "examples"
    return f"{item.examples:,} {unit}"


def _counterexample(item: Evidence) -> str:
    found = html.escape(item.counterexample or "")
    return f'<div class="ev-said">Refuted by <code>{found}</code></div>'


def _source(item: Evidence) -> str:
    """The folded source. It bears the id of the check, so that a link to the check opens it."""
    if not item.source:
        return f'<span id="{item.anchor}"></span>'
    place = f"source: {item.name} in {item.file}" if item.file else "source"
    link = f'<a href="{html.escape(item.url)}">in the repository</a>' if item.url else ""
    return (
        f'<details id="{item.anchor}"><summary>{html.escape(place)}</summary>'
        f"{link}{highlighted(item.source)}</details>"
    )


def math_html(latex: str, block: bool = False) -> str:
    """A formula that MathJax typesets."""
    if block:
        return f'<div class="math ev-block">\\[{html.escape(latex)}\\]</div>'
    return f'<span class="math">\\({html.escape(latex)}\\)</span>'


def marked_up(text: str) -> str:
    """Plain text with `code` and $mathematics$."""
    parts = re.split(r"(\$[^$]+\$|`[^`]+`)", text)
    return "".join(
        math_html(part[1:-1])
        if part.startswith("$") and part.endswith("$") and len(part) > 2
        else f"<code>{html.escape(part[1:-1])}</code>"
        if part.startswith("`") and part.endswith("`") and len(part) > 2
        else html.escape(part)
        for part in parts
    )
