"""The tools that question the tests: edits of code and of claims, and what refuses them."""

import ast
import textwrap
from concurrent.futures import Future

from edits import Edit, edits, mutants, sharper
from remembering import Past, reasons, tried
from sharpen import survivors
from trials import IMPORTED, ROOT, Outcome, Reach, reach, trial, workers

CODE = '''
"""Text, with a number: 3."""
LIMIT = 5

def clip(x: int, low=0):
    """At least 0 < 1."""
    if x < low and not x == 1:
        return -LIMIT
    for i in range(3):
        x += abs(i)
        if all([i > 2]):
            break
    return sorted([x], reverse=True) if x else f"{x + 1}"
'''

CLAIM = """
@claim("sum", by="exact")
@given(a, b)
def test_sum(a, b):
    assume(a)
    if when(b >= 0):
        assert a**2 + b[0] <= 2 * a + Fraction(1, 2)
    assert a == 3
    assert a <= b + 1e-9

def test_helper():
    assert 1 <= 2
"""


def made(tmp_path, code, rule):
    (tmp_path / "m.py").write_text(code)
    return edits(tmp_path, "m.py", rule)


def test_mutants_are_other_programs_in_the_same_place(tmp_path):
    found = made(tmp_path, CODE, mutants)
    assert {(e.function, e.old, e.new) for e in found} >= {
        ("(module)", "5", "6"),
        ("clip", "0", "1"),
        ("clip", "x < low", "(x <= low)"),
        ("clip", "x < low and not x == 1", "(x < low or not x == 1)"),
        ("clip", "x < low and not x == 1", "(not (x < low and (not x == 1)))"),
        ("clip", "not x == 1", "(x == 1)"),
        ("clip", "-LIMIT", "(LIMIT)"),
        ("clip", "return -LIMIT", "return None"),
        ("clip", "x += abs(i)", "pass"),
        ("clip", "abs(i)", "(i)"),
        ("clip", "all([i > 2])", "any([i > 2])"),
        ("clip", "break", "continue"),
        ("clip", "sorted([x], reverse=True)", "sorted([x])"),
    }
    for e in found:
        new = e.applied(CODE.encode())
        assert ast.dump(ast.parse(new)) != ast.dump(ast.parse(CODE))
        assert new.count(b"\n") == CODE.count("\n")
    assert len({e.key for e in found}) == len(found)


def test_texts_annotations_and_f_strings_are_left_alone(tmp_path):
    found = made(tmp_path, CODE, mutants)
    assert not [e for e in found if "Text" in e.old or e.old in ("int", "x + 1")]
    assert [e.new for e in found if e.old == "3"] == ["4"], "the 3 in range, not that of the text"


def test_a_default_is_seen_by_whoever_runs_the_body(tmp_path):
    found = {e.old: e for e in made(tmp_path, CODE, mutants)}
    reach = Reach({"slow": 2.0, "fast": 1.0, "other": 0.1}, {"m.py": {7: ["slow"], 9: ["fast"]}})
    assert list(reach.of(found["0"])) == ["fast", "slow"]
    assert list(reach.of(found["x < low"])) == ["slow"]
    assert list(reach.of(found["5"])) == ["fast", "slow"]
    data = Reach({"slow": 2.0}, {"m.py": {IMPORTED: ["slow"]}})
    assert list(data.of(found["5"])) == ["slow"], "a module of data is seen by those who import it"


def test_sharper_claims(tmp_path):
    found = made(tmp_path, CLAIM, sharper)
    assert [(e.old, e.new) for e in found] == [
        ("assume(a)", "pass"),
        ("when(b >= 0)", "True"),
        ("a**2 + b[0] <= 2 * a + Fraction(1, 2)", "(a ** 2 + b[0] < 2 * a + Fraction(1, 2))"),
        ("2", "(2 * 2)"),
        ("2", "(2 / 2)"),
        ("2", "(2 * 2)"),
        ("2", "(2 / 2)"),
        ("Fraction(1, 2)", "(2 * Fraction(1, 2))"),
        ("Fraction(1, 2)", "(Fraction(1, 2) / 2)"),
    ]
    assert {e.function for e in found} == {"test_sum"}


def test_a_constant_is_seen_if_one_direction_fails(tmp_path):
    found = made(tmp_path, CLAIM, sharper)
    killed = {e.key: Past("2 * 2" in e.new, "", "", "") for e in found}
    alive = survivors(found, killed)
    assert [key for key in alive if "the constant" in key] == [
        "m.py::test_sum: the constant Fraction(1, 2)"
    ]
    assert "m.py::test_sum: when(b >= 0) -> True" in alive


class Pool:
    """Does at once what a pool would do later."""

    def __init__(self, killed):
        self.killed, self.done = killed, []

    def submit(self, _trial, edit, _tests):
        self.done.append(edit.key)
        future = Future()
        future.set_result(Outcome(edit, edit.key in self.killed, "t", 0.0))
        return future


def test_what_is_known_is_not_tried_again(tmp_path):
    a, b = (Edit("pyproject.toml", name, "1", "2", 0, 1, (1, 1), 1) for name in "ab")
    work = {a: {"tests/conftest.py::t": 1.0}, b: {"tests/conftest.py::t": 1.0}}
    memory = tmp_path / "results.jsonl"
    first = Pool(killed={a.key})
    assert {k: p.killed for k, p in tried(first, work, memory).items()} == {
        a.key: True,
        b.key: False,
    }
    again = Pool(killed={a.key, b.key})
    tried(again, work, memory)
    assert first.done == [a.key, b.key]
    assert again.done == []
    other = Pool(killed={b.key})
    tried(other, {a: {"tests/oracles.py::t": 1.0}, b: {"tests/oracles.py::t": 1.0}}, memory)
    assert other.done == [b.key], "other tests may refuse what survived"


def test_reasons_stand_above_what_they_explain(tmp_path):
    path = tmp_path / "reasons.toml"
    assert reasons(path) == {}
    path.write_text(
        textwrap.dedent("""
        "the same number" = ["a.py::f: 1 -> 2", "a.py::g: 1 -> 2"]
    """)
    )
    assert reasons(path) == dict.fromkeys(["a.py::f: 1 -> 2", "a.py::g: 1 -> 2"], "the same number")


def test_what_is_explained_exists():
    """A reason for an edit that the code no longer offers is out of date."""
    known = list(reasons(ROOT / "bench/survivors.toml"))
    files = {key.partition("::")[0] for key in known}
    offered = {
        e.key for file in files if (ROOT / file).exists() for e in edits(ROOT, file, mutants)
    }
    assert [key for key in known if key not in offered] == []


def test_a_test_refuses_a_mutant_of_what_it_tests():
    """The whole way, on one module of the library."""
    file = "lib/margins/rational/psd.py"
    found = {e.key: e for e in edits(ROOT, file, mutants)}
    wrong = found[f"{file}::factor: pivot < 0 -> (pivot <= 0)"]
    with workers(1, heavy=()) as pool:
        known = pool.submit(reach, "tests/rational/test_psd_lib.py").result()
        done = pool.submit(trial, wrong, known.of(wrong)).result()
        nothing = pool.submit(trial, wrong, {}).result()
    assert done.killed
    assert done.by.startswith("tests/rational/test_psd_lib.py::")
    assert not nothing.killed
