"""What an attempt at an exercise is told, as text and as a small card."""

from dataclasses import dataclass

from evidence.card import marked_up, style


@dataclass(frozen=True)
class Outcome:
    """How a property went: on how many different examples it held, or what was wrong."""

    about: str
    examples: int
    wrong: str = ""

    @property
    def said(self) -> str:
        """The outcome in a sentence."""
        counted = f"{self.examples} example{'s' * (self.examples != 1)}"
        return (
            f"{self.wrong[:1].upper()}{self.wrong[1:]}." if self.wrong else f"Holds on {counted}."
        )


@dataclass(frozen=True)
class Answer:
    """The answer to an attempt. `trouble` says why nothing could be tried, `mistake` which frequent
    one gives the same values."""

    exercise: str
    outcomes: tuple[Outcome, ...] = ()
    trouble: str = ""
    mistake: str = ""

    @property
    def holds(self) -> bool:
        """Whether every property of the exercise held."""
        return not self.trouble and not any(outcome.wrong for outcome in self.outcomes)

    def __repr__(self) -> str:
        lines = [f"{self.exercise}: {self._verdict}", *filter(None, [self.trouble])]
        lines += [f"{_mark(o)} {o.about} {o.said}" for o in self.outcomes]
        lines += [f"A frequent mistake: {self.mistake}"] * bool(self.mistake)
        return "\n".join(lines).replace("`", "")

    def _repr_html_(self) -> str:
        link = f'<a class="at-id" href="#{self.exercise}">{self.exercise}</a>'
        lines = [f'<div class="at-head">{link}: {self._verdict}</div>']
        lines += [f'<div class="at-item">{marked_up(self.trouble)}</div>'] * bool(self.trouble)
        lines += map(_item, self.outcomes)
        mistake = f'<div class="at-item"><b>A frequent mistake:</b> {marked_up(self.mistake)}</div>'
        lines += [mistake] * bool(self.mistake)
        state = "at-holds" if self.holds else "at-fails"
        return f'{style("answer.css")}<div class="attempt {state}">{"".join(lines)}</div>'

    @property
    def _verdict(self) -> str:
        return "your function passes" if self.holds else "not yet"


def _mark(outcome: Outcome) -> str:
    return "✗" if outcome.wrong else "✓"


def _item(outcome: Outcome) -> str:
    mark = f'<span class="at-mark">{_mark(outcome)}</span>'
    said = f'<div class="at-said">{marked_up(outcome.said)}</div>'
    return f'<div class="at-item">{mark} {marked_up(outcome.about)}{said}</div>'
