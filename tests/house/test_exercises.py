"""Every exercise that answers: its solution passes, typical mistakes get a helpful answer, and the
page shows both."""

import re
from pathlib import Path

import evidence
import pytest
from browser import needs_browser
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
def test_every_chapter_shows_an_attempt_and_a_solution(page, monkeypatch):
    """The cells run on their own, so that a reader can go on from them. What they answer is in the
    built page: here nothing is tried."""
    tried, scope, cells = [], {}, attempts(page)
    monkeypatch.setattr(evidence, "attempt", lambda name, _: tried.append(name))
    for _, code in cells:
        exec(code, scope)
    shown = [name for name, (solved, _) in zip(tried, cells, strict=True) if not solved]
    solved = [name for name, (solved, _) in zip(tried, cells, strict=True) if solved]
    assert shown == solved
    assert shown
    for name in shown:
        assert f":label: {name}\n" in text_of(page)


@needs_browser  # that is, the built book
@pytest.mark.parametrize("page", CHAPTERS)
def test_attempts_fail_and_solutions_hold(page):
    executed = (PROJECT.root / "_build/jupyter_execute" / f"{page}.ipynb").read_text("utf-8")
    answers = re.findall(r'class=\\"attempt at-(holds|fails)', executed)
    assert answers == ["holds" if solved else "fails" for solved, _ in attempts(page)]


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
