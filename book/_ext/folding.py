"""Evidence out of the reader's way: below each result one line, which opens all that checked it.

A cell that shows evidence and nothing else moves into the fold of the result that it is about.
Nobody tags it: the outputs say what they are. A page whose front matter says `evidence: open`
keeps its cells where they are.
"""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from evidence.core import MIME
from ledger_model import Ledger
from ledger_nodes import BOXES
from sphinx.application import Sphinx


class ResultNode(nodes.General, nodes.Element):
    """A result with its evidence."""


class AuditNode(nodes.General, nodes.Element):
    """What is folded: the cells that made the evidence. The line that opens it is `line`."""


def fold(doctree: nodes.document, ledger: Ledger, cells: list[dict[str, Any]]) -> None:
    """Move the cells of a page that show only evidence below the results they are about."""
    folds = {box["label"]: _fold(box, ledger) for box in _boxes(doctree, ledger)}
    for label, cell in list(_about(doctree, set(folds), cells)):
        cell.parent.remove(cell)
        folds[label] += cell


def _boxes(doctree: nodes.document, ledger: Ledger) -> list[nodes.Element]:
    found = doctree.findall(lambda n: isinstance(n, BOXES))
    return [b for b in found if b["label"] in ledger.results and ledger.evidence.get(b["label"])]


def _fold(box: nodes.Element, ledger: Ledger) -> AuditNode:
    """Put a box and an empty fold in the place of the box."""
    label = box["label"]
    fold, result = AuditNode(label=label, line=words(ledger, label)), ResultNode()
    box.parent.replace(box, result)
    result += [box, fold]
    return fold


def _about(
    doctree: nodes.document, labels: set[str], cells: list[dict[str, Any]]
) -> Iterator[tuple[str, nodes.Element]]:
    """The cells to be moved, each with the result it is about: the last one before the cell, if
    the cell is about that, and else the first that it names and the page has."""
    last = ""
    for node in doctree.findall(lambda n: isinstance(n, BOXES) or _is_code(n)):
        if isinstance(node, BOXES):
            last = node["label"]
            continue
        claims = [c for c in claims_of(cells[node["cell_index"]]) if c in labels]
        if claims:
            yield last if last in claims else claims[0], node


def _is_code(node: nodes.Node) -> bool:
    return isinstance(node, nodes.container) and node.get("nb_element") == "cell_code"


def claims_of(cell: dict[str, Any]) -> list[str]:
    """The results that a cell shows evidence for; none if it shows anything else."""
    shown = [output.get("data", {}).get(MIME, []) for output in cell["outputs"]]
    return [item["claim"] for items in shown for item in items] if all(shown) else []


def words(ledger: Ledger, label: str) -> list[tuple[str, str]]:
    """What checked a result, as pairs of a kind and a phrase."""
    items = ledger.evidence[label]

    def of(*kinds: str) -> list[dict[str, Any]]:
        return [e for e in items if e["kind"] in kinds]

    said = [("proof", _proved(ledger, label))]
    solvers = [name for kind, name in (("smt", "Z3"), ("symbolic", "SymPy")) if of(kind)]
    if solvers:
        steps = "Steps checked" if of("proof") else "Proved"
        said.append(("solver", f"{steps} by {' and by '.join(solvers)}"))
    for kind, noun in NOUNS.items():
        if found := of(kind):
            said.append((kind, _counted(sum(e["examples"] or 0 for e in found), noun)))
    if peers := of("peer"):
        said.append(("peer", _counted(len(peers), "peer agrees|peers agree")))
    if twins := of("twin"):
        said.append(("twin", _counted(len(twins), "false twin|false twins") + " refuted"))
    if sources := ledger.corrects(label):
        said.append(("source", f"Corrects {_listed(sources)}"))
    return [(kind, phrase) for kind, phrase in said if phrase]


NOUNS = {
    "exact": "exact test|exact tests",
    "property": "test in floats|tests in floats",
    "enumeration": "case of a finite space|cases, all of a finite space",
    "simulation": "simulated sample|simulated samples",
}


def _counted(number: int, noun: str) -> str:
    """A number with the singular or the plural of a noun."""
    one, _, many = noun.partition("|")
    return f"{number:,} {one if number == 1 else many}"


def _proved(ledger: Ledger, label: str) -> str:
    """For what a proof in general holds, in words."""
    proofs = [e for e in ledger.evidence[label] if e["kind"] == "proof"]
    if not proofs:
        return ""
    scopes = [scope.split(" ≥ ")[0] for e in proofs for scope in e["scope"].split(", ")]
    letters = [f"<i>{s[6:]}</i>" for s in dict.fromkeys(scopes) if s.startswith("every ")]
    where = f"every {_listed(letters)}" if letters else "all reals"
    coq = ", also by Coq" if all(e["second"] for e in proofs) else ""
    return f"Proved{' in part' * (ledger.proof_of(label) == 'in part')} for {where}{coq}"


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def visit_result(self: Any, node: nodes.Element) -> None:
    """Open the frame around a result and its evidence."""
    self.body.append(self.starttag(node, "div", CLASS="result"))


def depart_result(self: Any, _node: nodes.Element) -> None:
    """Close it."""
    self.body.append("</div>\n")


def visit_audit(self: Any, node: nodes.Element) -> None:
    """Open the fold, with the line in words."""
    phrases = "".join(f'<span class="audit-{k}">{text}</span> ' for k, text in node["line"])
    line = f'<summary><span class="audit-line">{phrases}</span></summary>'
    self.body.append(f'<details class="audit" id="evidence-{node["label"]}">{line}\n')


def depart_audit(self: Any, _node: nodes.Element) -> None:
    """Close it."""
    self.body.append("</details>\n")


def setup(app: Sphinx) -> None:
    """Register the nodes (called by the ledger extension)."""
    app.add_node(ResultNode, html=(visit_result, depart_result))
    app.add_node(AuditNode, html=(visit_audit, depart_audit))
