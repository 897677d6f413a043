"""lib/evidence: what a good check shows, and that each way to fail really fails."""

import html
import os
import random
import re
import subprocess
import sys
import textwrap
from collections import namedtuple
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from evidence import (
    KINDS,
    BrokenPromise,
    CheckFailed,
    NothingAsserted,
    NotProved,
    TwinSurvived,
    Undecided,
    UnknownClaim,
    Vacuous,
    claim,
    record,
    smt,
    symbolic,
    symbolic_ge,
    symbolic_gt,
    twin,
    verify,
)
from evidence.core import MIME, EvidenceError, show
from evidence.project import Project
from evidence.smt import absolute, both, choose, either, iff, implies, maximum, refute
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from hypothesis.internal.conjecture import providers

x, y = sp.symbols("x y", real=True)


def run(test):
    """The evidence that a decorated test produces."""
    return test.__check__.run()


# -------------------------------------------------------------- claims


def test_a_claim_counts_the_different_examples_that_reach_its_assertion():
    seen = []

    @claim("one", "two", by="exact")
    @given(st.integers())
    def check(n):
        """Even squares are even."""
        assume(n % 2 == 0)
        seen.append(n)
        assert n * n % 2 == 0

    first, second = run(check)
    assert (first.claim, second.claim) == ("one", "two")
    assert 20 <= first.examples == len(set(seen)) <= len(seen)
    assert first.about == "Even squares are even."
    assert check() is None


def test_a_finite_space_is_run_completely():
    seen = []

    @claim("all", by="enumeration", over=lambda: ((a, b) for a in range(3) for b in range(2)))
    def check(a, b):
        seen.append((a, b))
        assert a + b == b + a

    (item,) = run(check)
    assert item.examples == 6 == len(seen)
    assert item.about == "check"


def test_pinned_examples_are_run_first():
    seen = []

    @claim("pinned", by="exact")
    @given(st.integers(0, 90))
    @example(99)
    def check(n):
        seen.append(n)
        assert n >= 0

    assert run(check)[0].examples == len(set(seen))
    assert seen[0] == 99
    assert not hasattr(check, "hypothesis_explicit_examples")


def test_a_failing_claim_names_itself_and_its_example():
    @claim("false-claim", by="exact")
    @given(st.integers())
    def check(n):
        assert n < 10

    with pytest.raises(CheckFailed, match=r"(?s)false-claim.*n=10"):
        check()


def test_a_failing_enumeration_shows_the_case():
    @claim("false-claim", by="enumeration", over=range(9))
    def check(n):
        assert n < 5

    with pytest.raises(CheckFailed, match="n = 5"):
        check()


def test_an_error_inside_a_check_is_a_failure():
    @claim("broken", by="exact")
    def check():
        assert 1 / 0

    with pytest.raises(CheckFailed, match="ZeroDivisionError"):
        check()


def test_a_check_without_an_assertion_fails():
    @claim("idle", by="exact")
    @given(st.integers())
    def check(n):
        n * n

    with pytest.raises(NothingAsserted, match="idle"):
        check()


def test_a_check_that_never_reaches_its_assertion_fails():
    @claim("idle", by="enumeration", over=range(5))
    def check(n):
        if n > 99:
            assert n

    with pytest.raises(NothingAsserted, match="5 examples"):
        check()


def test_an_assertion_over_several_lines_or_an_expected_error_counts():
    @claim("long", by="exact")
    def over_lines():
        assert (
            sum(
                [1, 2],
            )
            == 3
        )

    @claim("raises", by="exact")
    def expects():
        with pytest.raises(ZeroDivisionError):
            1 / 0  # noqa: B018

    assert run(over_lines)[0].examples == run(expects)[0].examples == 1


def test_a_simulation_states_its_false_alarm_probability():
    @claim("coin", by="simulation", false_alarm=1e-9)
    def check():
        """A fair coin is fair."""
        heads = sum(random.Random(n).random() < 0.5 for n in range(1000))
        assert 400 < heads < 600

    assert run(check)[0].about == "A fair coin is fair. (false-alarm probability 1e-09)"
    with pytest.raises(ValueError, match="false_alarm"):
        claim("coin", by="simulation")
    with pytest.raises(ValueError, match="false_alarm"):
        claim("coin", by="exact", false_alarm="1e-9")


def test_wrong_use_of_the_decorators_is_explained():
    def takes_arguments(n):
        assert n

    with pytest.raises(ValueError, match="'proof' is not a kind of test"):
        claim("id", by="proof")
    with pytest.raises(TypeError, match="put the decorator above @given"):
        claim("id", by="exact")(takes_arguments)
    with pytest.raises(TypeError, match="at least one claim id"):
        claim(by="exact")(lambda: None)
    with pytest.raises(TypeError, match="needs @given"):
        twin("id", says="nothing")(takes_arguments)
    with pytest.raises(ValueError, match="'search' or by 'smt'"):
        twin("id", says="nothing", by="hand")


# -------------------------------------------------------------- twins


def test_a_twin_keeps_the_minimal_counterexample():
    @twin("squares", says="squares are at most 50", settles="e-one")
    @given(n=st.integers(0, 1000))
    def check(n):
        assert n * n <= 50

    (item,) = run(check)
    assert (item.kind, item.counterexample, item.settles) == ("twin", "n = 8", ("e-one",))
    assert item.examples is None
    assert check() is None


def test_a_surviving_twin_fails_and_is_named():
    @twin("squares", says="squares are not negative")
    @given(st.integers())
    def check(n):
        assert n * n >= 0

    with pytest.raises(TwinSurvived, match="squares are not negative"):
        check()


def test_a_twin_that_only_crashes_is_not_refuted():
    @twin("squares", says="one can divide by 0", over=[0])
    def check(n):
        assert 1 / n

    with pytest.raises(ZeroDivisionError):
        check()


def test_a_twin_is_not_refuted_by_an_assertion_of_the_library():
    @twin("squares", says="nothing is wrong", over=[Fraction(0)])
    def check(n):
        smt("inner", lambda a: ([a > 0, a < 0], [a == n]))
        assert n == 0

    with pytest.raises(Vacuous):
        check()


def test_a_vacuous_smt_twin_is_not_refuted():
    @twin("squares", says="nothing", by="smt")
    def check(a):
        return [a > 0, a < 0], [a > 5]

    with pytest.raises(Vacuous):
        check()


def test_an_smt_twin_has_a_small_rational_witness():
    @twin("halves", says="numbers are at most their squares", by="smt")
    def check(a):
        return [a > 0], [a <= a * a]

    assert run(check)[0].counterexample == "a = 1/2"


def test_an_smt_twin_that_is_true_survives():
    @twin("squares", says="squares are not negative", by="smt")
    def check(a):
        return [], [a * a >= 0]

    with pytest.raises(TwinSurvived, match="not negative"):
        check()


# -------------------------------------------------------------- symbolic


def test_an_identity_shows_the_formula_it_checked():
    item = symbolic("binomial", (x + y) ** 2, x**2 + 2 * x * y + y**2)
    shown = item._repr_mimebundle_()
    assert r"\left(x + y\right)^{2} = x^{2} + 2 x y + y^{2}" in shown["text/html"]
    assert shown[MIME][0]["kind"] == "symbolic"
    assert "binomial" in shown["text/plain"]


def test_identities_between_matrices_and_roots():
    symbolic("matrix", sp.Matrix([x * (x + y), y]), sp.Matrix([x**2 + x * y, y]))
    symbolic("root", sp.sqrt(x**2 + 2 * x + 1) ** 2, (x + 1) ** 2)
    symbolic("angle", sp.sin(x) ** 2 + sp.cos(x) ** 2, 1)
    with pytest.raises(NotProved, match="Matrix"):
        symbolic("matrix", sp.Matrix([x, y]), sp.Matrix([y, y]))


def test_a_false_identity_fails_with_what_is_left():
    with pytest.raises(NotProved, match=r"freshman.*2\*x\*y"):
        symbolic("freshman", (x + y) ** 2, x**2 + y**2)


def test_inequalities_need_a_reason_that_sympy_knows():
    symbolic_ge("mean", x**2 + y**2, 2 * x * y, because=(x - y) ** 2)
    symbolic_gt("one", x**2 + 1, 0)
    with pytest.raises(NotProved, match="sum of squares"):
        symbolic_ge("mean", x**2 + y**2, 2 * x * y)
    with pytest.raises(NotProved, match="they differ by"):
        symbolic_ge("mean", x**2, 0, because=y**2)
    with pytest.raises(NotProved, match="> 0"):
        symbolic_gt("square", x**2, 0)


# -------------------------------------------------------------- smt


def test_a_statement_about_all_reals():
    def least_slack(m, xi):
        """The least slack is the hinge."""
        return [xi >= 1 - m, xi >= 0], [xi >= maximum(0, 1 - m)]

    item = smt("slack", least_slack)
    assert item.about == "The least slack is the hinge."
    assert item.check.startswith("for all real m, xi with xi ≥ 1 - m; xi ≥ 0:")
    assert "least_slack" in item._repr_mimebundle_()["text/html"]


def test_a_false_statement_comes_with_fractions():
    def always(a, b):
        return [a > 0, b > 0], [a * b <= a + b]

    with pytest.raises(NotProved, match=r"a = \d.*, b = \d"):
        smt("false", always)


@pytest.mark.parametrize(
    ("statement", "witness"),
    [
        (lambda a: ([a * a > 2], [a > 9]), {"a": 2}),
        (lambda a: ([a * a > 2, a < 0], [a > 9]), {"a": -2}),
        (lambda a: ([a > 0, a < 1], [a > 9]), {"a": Fraction(1, 2)}),
        (lambda a, b: ([a > 100], [a == b]), {"a": 101, "b": 0}),
        (lambda a, b: ([a > 0, b < 5], [a > 9]), {"a": 1, "b": 0}),
    ],
)
def test_a_counterexample_is_as_simple_as_possible(statement, witness):
    assert refute(statement) == witness


def test_contradictory_assumptions_are_vacuous():
    def nothing(a):
        return [a > 0, a < 0], [a == 7]

    with pytest.raises(Vacuous, match="nothing satisfies"):
        smt("vacuous", nothing)


def test_giving_up_is_not_a_pass(monkeypatch):
    monkeypatch.setattr(sys.modules["evidence.smt"], "MILLISECONDS", 1)

    def fermat(a, b, c, d, e):
        return [a > 0, b > 0, c > 0], [a**d * b**e + c**a != a**b * c**e + b ** (d * e)]

    with pytest.raises(Undecided, match="fermat"):
        smt("hard", fermat)


def test_an_irrational_witness_is_refused():
    def no_root_of_two(a):
        return [a > 0], [a * a != 2]

    with pytest.raises(Undecided, match="not rational"):
        refute(no_root_of_two)


def test_division_by_zero_is_not_a_counterexample():
    def inverse(a):
        return [], [a / a == 1]

    with pytest.raises(Undecided, match="divides by zero"):
        refute(inverse)


def test_a_witness_must_refute_in_fractions_as_well():
    def two_faced(a):
        return [], [isinstance(a, Fraction) or a > 0]

    with pytest.raises(Undecided, match="in Fractions"):
        refute(two_faced)


def test_the_connectives_agree_with_python():
    def tautologies(a, b):
        return [], [
            maximum(a, b) >= a,
            absolute(a) >= 0,
            implies(both(a > 0, b > 0), a + b > 0),
            either(a > 0, a <= 0),
            iff(a > b, b < a),
            choose(a > b, a, b) == maximum(a, b),
        ]

    smt("logic", tautologies)
    for values in ((Fraction(1), Fraction(-2)), (Fraction(0), Fraction(0))):
        assert all(tautologies(*values)[1])


# -------------------------------------------------------------- verify

TESTS = '''
from hypothesis import given, strategies as st
from evidence import claim, twin

@claim("sum", by="exact")
@given(st.integers(), st.integers())
def test_sum(a, b):
    """Sums commute & `a` is $a$."""
    assert a + b == b + a

@twin("sum", says="differences commute", settles=("e-a", "e-b"))
@given(a=st.integers(), b=st.integers())
def test_difference(a, b):
    assert a - b == b - a

@claim("sum", "product", by="enumeration", over=[(1, 2), (3, 4)])
def test_both(a, b):
    assert a * b == b * a
    assert a + b == b + a

@claim("lone", by="exact")
def test_lone():
    assert sum([1, 1]) == 2

@twin("product", says="products exceed sums", by="smt")
def test_product(a, b):
    return [], [a * b >= a + b]
'''


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A small project of its own, in the working folder."""
    (tmp_path / "pyproject.toml").write_text(
        '[tool.evidence]\ntests = "checks"\n'
        "profiles.book = { max_examples = 40, derandomize = true }\n"
    )
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_small.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def test_verify_runs_all_checks_of_a_claim(project):
    report = verify("sum")
    assert [e.kind for e in report.evidence] == ["exact", "twin", "enumeration"]
    assert report.evidence[0].examples == 40
    assert report.evidence[0].file == "checks/test_small.py"
    assert report.evidence[0].line == 5
    assert report.evidence[1].counterexample == "a = 0, b = 1"
    assert "differences commute" in repr(report)


def test_a_second_execution_takes_what_pytest_found(project, tmp_path, monkeypatch):
    """Only if asked for, and only from a record of this code and of this profile."""

    def examples(**how):
        return [e.examples for e in verify("sum", **how).evidence if e.kind != "twin"]

    found = verify("sum").evidence
    folder = tmp_path / "ran"
    folder.mkdir()
    record.start(folder, Project.find(), "book")
    record.add(folder, [replace(e, examples=7) for e in found[:1]], "gw0")
    record.add(folder, found[1:2], "gw1")
    assert examples() == [40, 2]
    monkeypatch.setenv(record.REPLAY, str(tmp_path))
    assert examples() == [40, 2]
    monkeypatch.setenv(record.REPLAY, str(folder))
    assert examples() == [7, 2]
    assert verify("sum").evidence[1:] == found[1:]
    with (project / "pyproject.toml").open("a") as config:
        config.write("profiles.deep = { max_examples = 50, derandomize = true }\n")
    assert examples() == [40, 2]
    record.start(folder, Project.find(), "book")
    assert examples() == [7, 2]
    assert examples(profile="deep") == [50, 2]
    (project / "checks" / "data.txt").write_text("new")
    assert examples() == [40, 2]


def test_examples_do_not_depend_on_what_is_loaded(tmp_path, monkeypatch):
    """Hypothesis would take numbers from every local module."""

    def drawn():
        seen = []

        @claim("floats", by="property")
        @given(st.floats())
        def check(x):
            seen.append(x)
            assert isinstance(x, float)

        run(check)
        return list(map(str, seen))

    before = drawn()
    lines = "\n".join(f"{k}.{k}" for k in range(1000, 1400))
    (tmp_path / "full_of_numbers.py").write_text(lines)
    monkeypatch.syspath_prepend(tmp_path)
    import_module("full_of_numbers")
    assert drawn() == before
    monkeypatch.setattr(providers, "is_local_module_file", lambda _: True)
    Project.find(Path(__file__)).settings("deep")
    assert providers.is_local_module_file(__file__)
    Project.find(Path(__file__)).settings("book")
    assert not providers.is_local_module_file(__file__)


def test_verify_leaves_the_settings_as_they_were(project):
    before = settings.get_current_profile_name()
    verify("sum")
    assert settings.get_current_profile_name() == before


def test_the_card_of_one_claim(project):
    shown = verify("sum")._repr_mimebundle_()["text/html"]
    assert 'Checked: <a class="ev-id" href="#sum">sum</a>' in shown
    assert "Sums commute &amp; <code>a</code> is" in shown
    assert r"\(a\)" in shown
    assert "40 examples" in shown
    assert "2 instances" in shown
    assert "Refuted by" in shown
    places = re.findall(r'<details id="([^"]+)"><summary>([^<]+)</summary><div', shown)
    assert places == [
        ("check-sum-test_sum", "source: test_sum in checks/test_small.py"),
        ("check-sum-test_difference", "source: test_difference in checks/test_small.py"),
        ("check-sum-test_both", "source: test_both in checks/test_small.py"),
    ]


def test_the_card_leads_to_the_repository(project):
    """If the project says where that is."""
    with (project / "pyproject.toml").open("a") as config:
        config.write('[project.urls]\nRepository = "https://example.org/a&b/"\n')
    shown = verify("lone")._repr_mimebundle_()
    place = "https://example.org/a&amp;b/blob/main/checks/test_small.py#L21"
    assert f'</summary><a href="{place}">in the repository</a>' in shown["text/html"]
    assert html.unescape(place) == shown[MIME][0]["url"]


def test_a_formula_has_a_place_as_well():
    item = symbolic("one", x * (x + 1), x**2 + x)
    assert ' id="check-one-symbolic"' in item._repr_mimebundle_()["text/html"]


def test_a_single_instance_is_called_so(project):
    assert "1 instance<" in verify("lone")._repr_mimebundle_()["text/html"]


def test_the_table_of_several_claims(project):
    bundle = verify("product", "sum")._repr_mimebundle_()
    assert bundle["text/html"].count("<tr") == 5
    places = re.findall(r'<details id="([^"]+)">', bundle["text/html"])
    assert places == [e["anchor"] for e in bundle[MIME]]
    assert len(set(places)) == 5
    assert [e["claim"] for e in bundle[MIME]] == ["product"] * 2 + ["sum"] * 3
    assert bundle[MIME][3]["settles"] == []


def test_the_same_text_on_each_run(project):
    assert (
        verify("sum", "product")._repr_mimebundle_() == verify("sum", "product")._repr_mimebundle_()
    )


def test_an_unknown_claim_is_named_with_a_suggestion(project):
    with pytest.raises(UnknownClaim, match='"summ"; did you mean "sum"'):
        verify("summ")
    with pytest.raises(UnknownClaim, match=r'"zzz"$'):
        verify("zzz")


def test_an_edited_test_is_loaded_again(project):
    verify("sum")
    path = project / "checks" / "test_small.py"
    path.write_text(TESTS.replace("a + b == b + a", "a + b == b + a + 1", 1))
    with pytest.raises(CheckFailed, match="sum"):
        verify("sum")


def test_an_edit_within_a_second_and_of_the_same_length_is_seen(project, monkeypatch):
    """Neither bytecode nor the cache of source lines may show the old file."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = project / "checks" / "test_small.py"

    def edited(assertion):
        before = path.stat()
        path.write_text(TESTS.replace("sum([1, 1]) == 2", assertion))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000))
        return verify("lone").evidence[0].source

    assert "sum([1, 1]) == 2" in edited("sum([1, 1]) == 2")
    assert "sum([0, 1]) == 1" in edited("sum([0, 1]) == 1")
    with pytest.raises(CheckFailed, match="lone"):
        edited("sum([0, 1]) == 9")


NESTED = """
from dataclasses import dataclass
from evidence import claim
from shared_by_parts import one

@dataclass
class Case:
    n: "int"

@claim("{claim}", by="exact")
def test_same_name():
    assert Case({n}).n == {n} * one()
"""


def test_parts_may_have_test_files_of_the_same_name(project):
    """Nested files are found at any depth and kept apart; they share the helpers at the top."""
    checks = project / "checks"
    (checks / "deep" / "er").mkdir(parents=True)
    (checks / "other").mkdir()
    (checks / "shared_by_parts.py").write_text("def one():\n    return 1\n")
    (checks / "deep" / "er" / "test_small.py").write_text(NESTED.format(claim="deep", n=1))
    (checks / "other" / "test_small.py").write_text(NESTED.format(claim="wide", n=2))
    shown = {e.claim: e for e in verify("deep", "wide", "lone").evidence}
    assert shown["deep"].check == "checks/deep/er/test_small.py::test_same_name"
    assert shown["wide"].check == "checks/other/test_small.py::test_same_name"
    assert shown["lone"].check == "checks/test_small.py::test_lone"
    assert "Case(1)" in shown["deep"].source
    assert "Case(2)" in shown["wide"].source
    found = [d.file for d in Project.find().declarations()]
    assert found == sorted(found)


def test_another_project_with_the_same_file_name(project, tmp_path_factory, monkeypatch):
    verify("sum")
    other = tmp_path_factory.mktemp("other")
    (other / "pyproject.toml").write_text('[tool.evidence]\ntests = "checks"\n')
    (other / "checks").mkdir()
    (other / "checks" / "test_small.py").write_text(
        "from evidence import claim\n@claim('other', by='exact')\n"
        "def test_x():\n    assert sum([1]) == 1\n"
    )
    monkeypatch.chdir(other)
    monkeypatch.setattr(sys, "path", [str(other / "checks"), *sys.path])
    assert verify("other").evidence[0].examples == 1


def test_outside_a_project_this_one_is_used(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert Path(__file__).is_relative_to(Project.find().tests)
    with pytest.raises(FileNotFoundError, match=r"\[tool.evidence\]"):
        Project.find(tmp_path)


def test_declarations_are_found_without_running(project):
    (project / "checks" / "test_broken.py").write_text(
        textwrap.dedent("""
        import no_such_module
        from evidence import claim

        class NotATest: ...

        @claim("never", by="exact")
        @other_mark
        def test_never(): ...

        @evidence.twin("never", says="no")
        def test_attribute(): ...

        @claim("never", by=KIND)
        def test_computed(): ...
        """)
    )
    found = [(d.claim, d.kind, d.check) for d in Project.find().declarations()]
    assert ("never", "exact", "test_never") in found
    assert ("never", "twin", "test_attribute") in found
    assert ("never", "", "test_computed") in found
    assert ("product", "enumeration", "test_both") in found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("def test_lone", "def lone", "lone is no name of a test"),
        ('@claim("lone"', '@pytest.mark.skip\n@claim("lone"', "test_lone is marked skip"),
        ('@claim("lone"', '@pytest.mark.xfail\n@claim("lone"', "test_lone is marked xfail"),
    ],
)
def test_a_check_that_pytest_does_not_run_shows_nothing(project, old, new, message):
    text = "import pytest\n" + TESTS.replace(old, new)
    (project / "checks" / "test_small.py").write_text(text)
    with pytest.raises(BrokenPromise, match=message):
        verify("lone")


# -------------------------------------------------------------- showing values


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(1, 2), "1/2"),
        ((1, Fraction(-1, 3)), "(1, -1/3)"),
        ([[0.1 + 0.2]], "[[0.3]]"),
        (np.array([1, 2]), "[1, 2]"),
        (np.float64(0.5), "0.5"),
        ({"a": True, "b": None}, "a = True, b = None"),
        ({3, 1}, "{1, 3}"),
        (namedtuple("Point", "x y")(1, 0.5), "x = 1, y = 0.5"),
        ("text", "text"),
        (sp.Matrix([[1], [2]]), "[[1], [2]]"),
        (sp.Symbol("q"), "q"),
    ],
)
def test_values_read_well(value, text):
    assert show(value) == text


@pytest.mark.parametrize("value", [lambda x: x, object(), [object()]])
def test_what_prints_another_text_in_each_run_is_refused(value):
    with pytest.raises(EvidenceError, match="give it a name or a repr"):
        show(value)


def test_a_function_is_shown_by_its_name():
    assert show({"k": max}) == "k = max"


def test_who_only_marks_a_test_does_not_wait_for_the_provers():
    """SymPy, Z3, Pygments and IPython are loaded when they are used, in a fresh process."""
    script = """
    import sys
    from evidence import claim, smt, symbolic, symbolic_ge, symbolic_gt, twin, verify
    heavy = {"sympy", "z3", "pygments", "IPython"}
    assert not heavy & set(sys.modules), heavy & set(sys.modules)
    smt("square", lambda a: ([], [a * a >= 0]))
    symbolic("one", "a * (a + 1)", "a**2 + a")._repr_mimebundle_()
    assert set(sys.modules) & heavy == {"sympy", "z3"}
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True)


def test_every_kind_has_an_explanation():
    assert all(KINDS.values())
    assert list(KINDS)[-1] == "twin"


def test_a_statement_from_a_prompt_has_no_source():
    scope = {}
    exec("def typed(a):\n    return [], [a * a >= 0]", scope)
    item = smt("typed", scope["typed"])
    assert (item.source, item.file) == ("", "")
    shown = item._repr_mimebundle_()["text/html"]
    assert "<details" not in shown
    assert ' id="check-typed-smt"' in shown
