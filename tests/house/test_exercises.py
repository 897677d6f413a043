"""Every exercise that answers: its solution passes, typical mistakes get a helpful answer, and the
page shows both."""

import re
from pathlib import Path

import evidence
import pytest
from build import pages
from evidence.attempt import declared, find
from evidence.core import sentence
from evidence.project import Project

PROJECT = Project.find(Path(__file__))
EXERCISES = declared(PROJECT)
CELL = re.compile(
    r"^`{3,}\{(?P<box>solution-start|solution-end|code-cell)\}[^\n]*\n(?P<code>.*?)^`{3,}$",
    re.MULTILINE | re.DOTALL,
)


def has_tests(page: str) -> bool:
    part, stem = Path(page).parts[1:]
    return (PROJECT.tests / part / f"test_{stem}.py").is_file()


CHAPTERS = [page for page in pages(PROJECT.root)[1:] if has_tests(page)]


def text_of(page: str) -> str:
    return (PROJECT.root / f"{page}.md").read_text("utf-8")


def attempts(page: str) -> list[tuple[bool, str]]:
    """The cells with an attempt: whether each is a part of a solution, and its code."""
    found, solved = [], False
    for cell in CELL.finditer(text_of(page)):
        if cell["box"] == "code-cell":
            found += [(solved, cell["code"])] * ("attempt(" in cell["code"])
        else:
            solved = cell["box"] == "solution-start"
    return found


@pytest.mark.parametrize("name", EXERCISES)
def test_the_solution_passes_and_mistakes_are_answered(name):
    exercise = find(name, PROJECT)
    solved = exercise.answer(exercise.solution)
    assert solved.holds, solved
    assert min(outcome.examples for outcome in solved.outcomes) >= 100
    for wrong in exercise.wrong:
        answer = exercise.answer(wrong)
        assert answer.mistake == sentence(wrong)
        assert wrong.__doc__
        told = [outcome.wrong for outcome in answer.outcomes if outcome.wrong]
        assert told
        for words in told:
            assert re.match(r"for `[^`]+` you return `[^`]+`, ", words)
            assert len(words) < 200


@pytest.mark.parametrize("page", CHAPTERS)
def test_every_chapter_shows_an_attempt_that_fails_and_a_solution_that_holds(page, monkeypatch):
    """The cells run on their own, so that a reader can go on from them."""
    answers, scope = [], {}
    original = evidence.attempt

    def noted(name, function):
        answers.append(original(name, function))
        return answers[-1]

    monkeypatch.setattr(evidence, "attempt", noted)
    seen = []
    for solved, code in attempts(page):
        exec(code, scope)
        seen += [(solved, answer.holds) for answer in answers[len(seen) :]]
    assert set(seen) == {(False, False), (True, True)}
    assert len(seen) == 2 * len({answer.exercise for answer in answers})
    for answer in answers:
        assert f":label: {answer.exercise}\n" in text_of(page)


def test_every_exercise_is_on_one_page():
    everything = "\n".join(map(text_of, CHAPTERS))
    for name in EXERCISES:
        assert everything.count(f":label: {name}\n") == 1, name


def test_chapters_of_all_parts_are_looked_at():
    assert {Path(page).parts[1] for page in CHAPTERS} >= {"start", "hyperplanes", "svm", "boosting"}


def test_the_theme_lays_no_light_slab_below_an_answer_in_dark_mode():
    """It does so below all HTML that a cell returns, unless the style of the book says no."""
    style = (PROJECT.root / "book/_static/ledger.css").read_text("utf-8")
    dark = [line for line in style.splitlines() if "dark" in line and ".text_html" in line]
    assert any(".attempt" in line and "background: none" in line for line in dark)
