"""Proof scripts: every one of the book, the two readings, what is refused, the copies in Coq."""

import html
import json
import shutil
from fractions import Fraction
from types import SimpleNamespace

import pytest
import z3
from evidence import NotProved, TwinSurvived, Vacuous, proof
from evidence.core import MIME, IllFormed
from evidence.project import Project
from evidence.proof import Script, in_general, proves, refused
from evidence.proving import axioms, copies, coq_steps, kept, library, second
from evidence.proving.coq_terms import Terms
from evidence.proving.every import Every
from evidence.proving.latex import Notation, name
from evidence.proving.searching import evaluated, numbers
from evidence.proving.small import Coordinates, Small, Step, Unreadable
from evidence.smt import absolute, both, choose, either, iff, implies, maximum

PACKAGE = Project.find().proofs
SCRIPTS = library.scripts(PACKAGE)
PLACE = library.folder(PACKAGE) / second.FOLDER


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_proves_what_it_claims(name):
    script = SCRIPTS[name]
    item = proof(script.label, script)
    assert item.example
    assert item.parts
    shown = item._repr_mimebundle_()["text/html"]
    assert all(html.escape(c.formula) in shown for c in item.proved.claims)
    if item.second:
        copy = PLACE / f"{name}.v"
        assert second.written(script, PLACE, item.proved) == copy.read_text("utf-8")


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_kernel_refuses_every_twin(name):
    refused(SCRIPTS[name])


def test_the_numbers_of_every_script_are_kept_and_fit():
    """So no page waits for a search. `python -m evidence.proving.kept` renews the file."""
    files = {script.numbers for script in SCRIPTS.values()}
    assert set(library.folder(PACKAGE).glob("*.json")) <= files
    known = {name: entry for file in files for name, entry in kept.read(file).items()}
    assert known == kept.renewed(SCRIPTS.values())
    assert all(name in kept.read(SCRIPTS[name].numbers) for name in known)


def test_every_script_is_on_a_page():
    book = Project.find().root / "book"
    text = "\n".join(page.read_text("utf-8") for page in book.rglob("*.md"))
    assert not [name for name in SCRIPTS if f".{name})" not in text]


# What a script may be


def squares(s, least=0):
    """A square is never negative."""
    x = s.real("x")
    s.claim("all", x * x >= least)


SQUARES = proves("squares", {"least": 1}, "A square is at least 1.")(squares)


def test_the_card_of_a_proof():
    item = proof("squares", SQUARES)
    assert (item.kind, item.parts, item.scope) == ("proof", ("all",), "all reals")
    assert item.name == "squares"
    assert item.counterexample == "x = 0"
    shown = item._repr_mimebundle_()
    assert shown[MIME] == [item.record()]
    assert "proved" not in item.record()
    for text in ("x^2", "A square is at least 1.", "in 1 step;", "No axioms.", "Then"):
        assert text in shown["text/html"], text


def test_a_proof_of_something_else():
    with pytest.raises(ValueError, match="a proof of squares, not of cubes"):
        proof("cubes", SQUARES)


def test_a_false_claim():
    with pytest.raises(NotProved):
        proof("squares", proves("squares", {"least": 2}, "")(lambda s, least=1: squares(s, least)))


def test_a_script_without_a_claim():
    with pytest.raises(Vacuous, match="claims nothing"):
        in_general(lambda s: s.real("x"))


def test_a_script_about_nothing():
    def empty(s, least=0):
        x = s.real("x")
        s.given(x > 0, x < least)
        s.claim("all", x > 7)

    with pytest.raises(Vacuous, match="nothing was found"):
        proof("empty", proves("empty", {"least": 1}, "")(empty))


def test_an_example_that_is_none():
    def positive(s, least=0):
        x = s.real("x")
        s.given(x > least)
        s.claim("all", x > 0)

    wrong = proves("p", {"least": -1}, "", example={"x": 0})(positive)
    with pytest.raises(Vacuous, match="does not satisfy"):
        proof("p", wrong)
    right = proves("p", {"least": -1}, "", example={"x": 2})(positive)
    assert proof("p", right).example == "x = 2"


def test_a_twin_with_a_proof_survives():
    true = proves("squares", {"least": -1}, "")(squares)
    with pytest.raises(TwinSurvived, match="has a proof, too"):
        refused(true)
    with pytest.raises(TwinSurvived, match="no numbers"):
        proof("squares", true)


def test_a_twin_that_no_numbers_refute_survives():
    """Z3 does not prove it in one step, and it has no counterexample of this size."""

    def slow(s, steps=True):
        a = s.reals("a")
        total = s.sum(lambda i: a(i) * a(i))
        positive = s.induction(lambda k: total(k) >= 0)
        s.claim("all", total(s.n) >= 0, *([positive(s.n)] if steps else []))

    with pytest.raises(TwinSurvived, match="no numbers"):
        proof("slow", proves("slow", {"steps": False}, "")(slow))


def test_there_is_a_natural_number_beyond_any_real_one():
    """If 2^k x <= y for all k, then x <= 0."""
    s = Every()
    x, y, power = s.real("x"), s.real("y"), s.product(lambda _: 2)

    def below(k):
        return s.induction(lambda j: power(j) >= s.number(j) + 1, to=k, only=True)(k)

    def using(k, large):
        assumed = s.given(power(k) * x <= y)
        more = s.show(implies(x > 0, power(k) * x > s.number(k) * x), below(k), only=True)
        return [
            s.show(implies(x > 0, s.number(k) * x >= y), large, only=True),
            more,
            assumed,
        ]

    far = choose(x > 0, y / choose(x > 0, x, 1), 0)
    with pytest.raises(IllFormed, match="something is known"):
        s.beyond(far, x <= 0, using)  # what is assumed of k may not be so of others
    with pytest.raises(NotProved):
        s.beyond(x, x <= 5, lambda _, large: [large])
    found = s.beyond(x, x * x >= 0, lambda _, large: [large])
    assert all(h.get_id() in {r.statement.get_id() for r in s.ranges} for h in found.hypotheses)


def test_a_lemma_is_made_once_and_assumes_nothing():
    made = []

    def square(s):
        made.append(s)
        x, k = s.real("x"), s.natural("k", least=1)
        size = s.show(s.number(k) >= 0)
        return s.for_all(s.show(x * x + s.number(0) >= 0, size), x)

    first, second = Every(), Every()
    for s in (first, second):
        a = s.real("a")
        assert not s.lemma(square, a).hypotheses
        s.claim("all", a * a >= 0, s.lemma(square, a), only=True)
    assert len(made) == 1


def test_a_hypothesis_that_was_not_given():
    def smuggled(s):
        x = s.real("x")
        reason = s.given(x > 0)
        s.hypotheses.remove(reason)
        s.claim("all", x > 0)

    with pytest.raises(NotProved, match="was not given"):
        in_general(smuggled)


def test_parts_of_a_script_are_sorted():
    def two(s, least=0):
        x = s.real("x")
        s.claim(2, x * x >= least)
        s.claim(1, x * x >= 0)
        s.prose("The rest.")

    item = proof("two", proves("two", {"least": 1}, "")(two))
    assert item.parts == ("1", "2")
    assert item.left == "The rest."
    assert "Left to the text" in item._repr_mimebundle_()["text/html"]


def test_the_card_says_which_claim_needs_what():
    def both_ways(s, least=0):
        x, y = s.real("x"), s.real("y")
        s.given(x > least, y > 1)
        s.claim(1, x * x >= 0, only=True)
        s.claim(2, x + y > 1)

    item = proof("ways", proves("ways", {"least": -1}, "")(both_ways))
    assert [c.needs for c in item.proved.claims] == [(), (0, 1)]
    shown = item._repr_mimebundle_()["text/html"]
    for text in ("from nothing", "from (a), (b)", "<li>(a)", "Given"):
        assert text in shown, text


def test_where_exp_is_in_the_way_of_numbers():
    def tangent(s, slope=1):
        a = s.real("a")
        s.claim("all", s.exp(a) >= 1 + slope * a, s.exp_tangent(a))

    item = proof("tangent", proves("tangent", {"slope": 2}, "", example={"a": 0})(tangent))
    assert item.counterexample == ""
    assert "a test below has the numbers" in item._repr_mimebundle_()["text/html"]


def test_numbers_that_are_quantified_are_decided_by_z3():
    def least(s, above=0):
        x = s.real("x")
        below = s.given_all("R", lambda r: implies(r >= above, x <= r))
        s.claim("all", x <= 0, below(0))

    item = proof("least", proves("least", {"above": 1}, "", example={"x": -1})(least))
    assert item.example == "x = -1"
    assert item.counterexample == "x = 1"


# The general reading


def test_an_index_out_of_range_is_refused():
    s = Every()
    a = s.reals("a")
    each = s.given_each(lambda i: a(i) > 0)
    with pytest.raises(NotProved):
        each(s.n)


def test_a_number_that_may_be_negative():
    s = Every()
    k = z3.Int("k")
    with pytest.raises(IllFormed, match="may be negative"):
        s.show(s.number(k) >= 0)


def test_a_truth_value_is_a_formula():
    assert str(Every().show(True).statement) == "True"
    with pytest.raises(NotProved):
        Every().show(False)


def test_vector_equations_are_used_from_both_sides():
    s = Every()
    u, v, x = s.vector("u"), s.vector("v"), s.vector("x")
    s.given(2 * u == v, x == u - v)
    assert s.show(v @ v == 4 * (u @ u))
    assert s.show(x @ x == u @ u)
    s.given(u + v == s.zero)
    with pytest.raises(IllFormed, match="one side must be the name"):
        s.show(u @ u == 0)


def test_cauchy_schwarz_needs_no_hypothesis():
    s = Every()
    u, v = s.vector("u"), s.vector("v")
    assert not s.cauchy_schwarz(u, v).hypotheses


# The reading in numbers


def test_numbers_are_read_as_fractions():
    s = Small(2, 2, values={"x.0": Fraction(1, 2), "x.1": 1, "a0": 3})
    x, a = s.vector("x"), s.reals("a")
    assert x @ x == Fraction(5, 4)
    assert (x / 2).entries == (Fraction(1, 4), Fraction(1, 2))
    assert (-x).entries == (Fraction(-1, 2), -1)
    assert s.sum(a)(2) == 3
    assert s.sum(a)(0) == 0
    assert s.product(lambda i: a(i) + 1)(2) == 4
    assert s.least(a)(2) == 0
    assert s.sum(lambda i: a(i) * x)(0) == s.zero
    assert x != s.zero
    assert s.number(3) == 3
    assert s.norm(Coordinates([3, 4])) == 5
    assert s.readable() == "n = 2, x = (1/2, 1), a = [3, 0]"


def test_numbers_that_are_not_there():
    s = Small(1, 1, values={})
    for wrong in (lambda: s.root(2), lambda: s.exp(1), lambda: s.ln(2)):
        with pytest.raises(Unreadable):
            wrong()
    assert (s.exp(0), s.ln(1), s.root(0)) == (1, 0, 0)
    with pytest.raises(Unreadable):
        Small(1, 1).exp(z3.Real("a"))
    with pytest.raises(Unreadable):
        Small(1, 1).ln(z3.Real("a"))


def test_an_example_needs_only_what_is_assumed():
    """A logarithm after the last assumption does no harm to an example; before it, it does."""

    def late(s):
        s.given(s.real("a") > 0)
        s.claim(1, s.ln(2) > 0)

    found = evaluated(late, (1, 1, 1), {"a": 1}, against=False, told=1)
    assert found is not None
    assert found.text == "a = 1"
    assert evaluated(late, (1, 1, 1), {"a": 0}, against=False, told=1) is None
    for told, against in ((2, False), (None, False), (1, True)):
        with pytest.raises(Unreadable):
            evaluated(late, (1, 1, 1), {"a": 1}, against=against, told=told)


def test_names_in_a_script_are_unique():
    s = Small(1, 1)
    s.real("x")
    with pytest.raises(ValueError, match="two things are called x"):
        s.real("x")


def test_steps_do_nothing_in_numbers():
    s = Small(1, 1)
    positive, each = s.nonnegative_sum(None, None)
    assert isinstance(s.show(None)(1), Step)
    assert isinstance(positive, Step)
    assert isinstance(each(0), Step)
    with pytest.raises(AttributeError):
        s.nonsense()


def test_a_norm_is_a_variable_of_its_own():
    def unit(s, size=1):
        v = s.vector("v")
        s.given(s.norm(v) == size)
        s.claim("all", v @ v == 1)

    assert numbers(lambda s: unit(s, 2), against=True).text == "v = 2"


def test_a_model_without_rational_numbers_is_not_used():
    def root(s):
        x = s.real("x")
        s.given(x * x == 2)
        s.claim("all", x > 2)

    assert numbers(root, against=True) is None
    assert evaluated(root, (1, 1, 1), {"x": 1}, against=True) is None
    assert evaluated(squares, (1, 1, 1), {"x": 1}, against=True) is None


def test_numbers_are_kept_beside_the_script(monkeypatch, tmp_path):
    """Those that fit are used; those that no longer fit, or are missing, are looked for."""
    file = tmp_path / "squares.json"
    monkeypatch.setattr(Script, "numbers", file)

    def keep(purpose, x):
        entry = {"size": [1, 1, 1], "values": {"x": x}}
        file.write_text(json.dumps({"squares": {purpose: entry}}), "utf-8")

    keep("against", "1/2")
    assert proof("squares", SQUARES).counterexample == "x = 1/2"
    keep("against", "2")
    assert proof("squares", SQUARES).counterexample == "x = 0"
    keep("example", "5")
    assert proof("squares", SQUARES).example == "x = 5"
    found = {"size": [1, 1, 1], "values": {}}
    five = {"size": [1, 1, 1], "values": {"x": "5"}}
    assert kept.renewed([SQUARES]) == {"squares": {"example": five, "against": found}}
    one = {"size": [1, 1, 1], "values": {"x": "1"}}
    assert kept.renewed([SQUARES], ["squares"]) == {"squares": {"example": one, "against": found}}


def test_the_command_that_renews_the_numbers(monkeypatch, tmp_path):
    monkeypatch.setattr(library, "folder", lambda _: tmp_path)
    monkeypatch.setattr(library, "scripts", lambda _: {"squares": SQUARES})
    monkeypatch.setattr(Script, "numbers", tmp_path / "squares.json")
    (tmp_path / "gone.json").write_text("{}")
    assert kept.main(["squares"]) == 0
    assert list(kept.read(tmp_path / "squares.json")["squares"]) == ["example", "against"]
    assert not (tmp_path / "gone.json").exists()


def test_numbers_that_divide_by_zero_are_none():
    """Z3 gives x/0 a value."""

    def quotient(s):
        x = s.real("x")
        s.claim("all", 1 / x > 0)

    assert evaluated(quotient, (1, 1, 1), {"x": 0}, against=True) is None
    assert evaluated(quotient, (1, 1, 1), {"x": -1}, against=True).text == "x = -1"


def test_coordinates_compare_entry_by_entry():
    a = Coordinates([1, 2])
    assert a == Coordinates([1, 2])
    assert a != Coordinates([1, 3])
    x = z3.Real("x")
    assert z3.is_expr(Coordinates([x, 1]) != Coordinates([2, 1]))


# Notation


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("alpha!3", "\\alpha"),
        ("w_star", "w^\\star"),
        ("w_hat", "\\hat w"),
        ("x_prime", "x'"),
        ("x1", "x_{1}"),
        ("err", "\\mathrm{err}"),
        ("m_low", "m_{\\mathrm{low}}"),
    ],
)
def test_names_in_latex(text, shown):
    assert name(text) == shown


def shown(build):
    """The formula that a script claims, in LaTeX."""
    s = Every()
    formula = build(s)
    return Notation(s.folded, s.n).formula(formula)


@pytest.mark.parametrize(
    ("build", "text"),
    [
        (lambda s: s.vector("u") @ s.vector("v") > 0, r"\langle u, v"),
        (lambda s: s.norm(s.vector("u")) == 1, r"\lVert u\right\rVert = 1"),
        (lambda s: -s.vector("u") == s.zero, "-u = 0"),
        (lambda s: maximum(s.real("a"), 0) >= 0, r"\max"),
        (lambda s: absolute(s.real("a")) >= 0, r"\left|a\right|"),
        (
            lambda s: choose(s.real("a") > 0, z3.RealVal(1), z3.RealVal(0)) >= 0,
            r"\left[a > 0\right]",
        ),
        (lambda s: choose(s.real("a") > 0, z3.RealVal(2), z3.RealVal(3)) >= 0, "cases"),
        (lambda s: either(s.real("a") > 0, s.real("b") > 0), r"\text{or}"),
        (lambda s: iff(s.real("a") > 0, s.real("b") > 0), r"\Leftrightarrow"),
        (lambda s: z3.Not(s.real("a") > 0), r"\lnot"),
        (lambda s: s.real("a") / 2 - z3.Q(-1, 3) != 0, r"\ne"),
        (lambda s: s.sum(s.reals("a"))(s.n) == 0, r"\sum_{i} a_{i}"),
        (lambda s: s.sum(s.reals("a_own"))(s.n) == 0, r"\sum_{i} a_{\mathrm{own},i}"),
        (lambda s: s.real("a_infty") + s.real("b1") == 0, r"a_{\infty} + b_{1}"),
        (lambda s: s.product(s.reals("a"))(s.natural("T")) == 0, r"\prod_{t<T} a_{t}"),
        (lambda s: s.least(s.reals("a"))(s.n) == s.exp(-s.real("b")), r"\min_{i} a_{i} = e^{-b}"),
    ],
)
def test_formulas_in_latex(build, text):
    assert text in shown(build)


def test_the_axioms_are_listed():
    listed = dict(axioms.listed())
    assert len(listed) == 10
    assert listed["positive"] == r"\text{for all } u:\; \left\lVert u\right\rVert^2 \ge 0"


# The second kernel


def test_every_copy_has_a_script_and_no_open_step():
    for file in PLACE.glob("*.v"):
        if file.stem != "Replay":
            text = file.read_text("utf-8")
            assert file.stem in SCRIPTS
            assert SCRIPTS[file.stem].label == copies.Copy.read(file).label
            assert f" {coq_steps.SEARCH}." not in text
            assert "Axiom" not in text
            assert "admit" not in text.lower()


def means(s, power=1):
    """A sum of squares over an index, with a case, a root and exp."""
    s.at_least(1)
    a, b = s.reals("a"), s.real("b")
    s.given_each(lambda i: both(a(i) >= 0, a(i) != 2))
    s.given(b >= 0)
    root = s.root(b)
    total = s.sum(lambda i: choose(both(a(i) >= 0, z3.Not(a(i) == 2)), a(i), z3.RealVal(0)))
    other = s.sum(lambda i: choose(either(a(i) < 0, a(i) == 2), z3.RealVal(0), a(i)))
    same = s.induction(lambda k: total(k) == other(k))
    s.claim(1, total(s.n) == power * other(s.n), same(s.n))
    s.claim(2, root * root == b)
    s.claim(3, s.exp(2 * b - b) >= 1, s.exp_tangent(2 * b - b))
    s.claim_each(4, lambda i: implies(iff(a(i) > 0, b > 0), a(i) + b >= 0))
    u = s.vector("u")
    s.claim_same(5, u - u, s.zero)


MEANS = proves("means", {"power": 2}, "", example={"a0": 0}, size=(1, 1, 1))(means)


def test_terms_in_coq():
    terms, x, k = Terms(), z3.Real("x"), z3.Int("k")
    choice = z3.If(z3.Distinct(x, 1), x, z3.RealVal(0))
    assert terms.term(z3.And(z3.BoolVal(True), z3.Not(z3.BoolVal(False)))) == r"(True /\ (~ False))"
    assert terms.term(z3.ToReal(k) >= 0) == "((IZR k) >= (0))"
    assert terms.term(choice) == "(if Req_EM_T x (1) then (0) else x)"
    assert terms.term(z3.If(k <= 2, x, -x)) == "(if Z_le_dec k (2)%Z then x else (- x))"
    terms.bound = {x.get_id(): x}
    assert terms.term(x) == "0"


def test_a_step_keeps_the_premises_that_it_needs():
    a, b, c = z3.Reals("a b c")
    many = [a >= b, c * c >= 0, b >= c, b * c == a, a + b >= c - 7, c > 0, z3.Real("d") == 3]
    few = coq_steps.core(many, a >= c)
    assert {0, 2, 5} <= set(few) < set(range(7))
    assert coq_steps.core(many[:3], a >= c) == (0, 1, 2)
    assert coq_steps.core(many, a >= c + 1) == tuple(range(7))


def test_a_script_becomes_a_coq_file(tmp_path):
    text = second.written(MEANS, tmp_path)
    assert text.startswith("(* label: means *)")
    for part in (
        "Definition sum : Z -> R",
        "Lemma ax_square_root",
        "Hypothesis ax_definite",
        "zind",
    ):
        assert part in text, part
    assert coq_steps.steps_of(text.replace(coq_steps.SEARCH, "by_lra"))
    assert text == second.written(MEANS, tmp_path)


def fake(monkeypatch, *outputs):
    """A coqc that says what it is told to say."""
    told = iter(outputs)

    def run(*_, **__):
        return SimpleNamespace(**next(told))

    monkeypatch.setattr(second.subprocess, "run", run)


FINE = {"returncode": 0, "stdout": "", "stderr": ""}


def test_a_search_writes_the_tactics_that_it_found(monkeypatch, tmp_path):
    shutil.copy(PLACE / "Replay.v", tmp_path)
    keys = coq_steps.steps_of(second.written(MEANS, tmp_path))
    said = "".join(f"STEP {key}\npolynomial not in the ideal\nBY by_lra\n" for key in keys)
    fake(monkeypatch, FINE, FINE | {"stdout": said})
    assert second.search(MEANS, tmp_path).accepted
    written = (tmp_path / "means.v").read_text("utf-8")
    assert coq_steps.SEARCH not in written
    assert second.written(MEANS, tmp_path) == written
    fake(monkeypatch, FINE, FINE | {"stdout": "ClassicalDedekindReals.sig_not_dec : nothing\n"})
    assert second.check("means", tmp_path).accepted
    fake(monkeypatch, FINE, FINE | {"stdout": "my_axiom : False\n"})
    assert "my_axiom" in second.check("means", tmp_path).said
    fake(monkeypatch, FINE, FINE | {"returncode": 1, "stderr": "Error: no"})
    assert second.check("means", tmp_path).said == "Error: no"


def test_a_step_without_a_tactic_is_reported(monkeypatch, tmp_path):
    shutil.copy(PLACE / "Replay.v", tmp_path)
    keys = coq_steps.steps_of(second.written(MEANS, tmp_path))
    said = "".join(f"STEP {key}\nBY nothing\n" for key in keys)
    fake(monkeypatch, FINE, FINE | {"stdout": said})
    opinion = second.search(MEANS, tmp_path)
    assert not opinion.accepted
    assert "Lemma s" in opinion.said
    assert not (tmp_path / "means.v").exists()
    fake(monkeypatch, FINE | {"returncode": 1, "stderr": "the prelude is broken"})
    assert "broken" in second.search(MEANS, tmp_path).said


def test_the_command(monkeypatch, capsys):
    monkeypatch.setattr(second.shutil, "which", lambda _: None)
    assert second.main([]) == 0
    assert "skipped" in capsys.readouterr().out
    monkeypatch.setattr(second.shutil, "which", lambda _: "coqc")
    monkeypatch.setattr(second, "search", lambda s, _: second.Opinion(s.name, False, "no"))
    assert second.main(["--search", "normal_orthogonal"]) == 1
    assert capsys.readouterr().out == "normal_orthogonal: NO: no\n"
    monkeypatch.setattr(second, "check", lambda n, _: second.Opinion(n, True, "accepted"))
    assert second.main(["normal_orthogonal"]) == 0
    monkeypatch.setattr(second, "written", lambda *_: "something else")
    assert second.main(["normal_orthogonal"]) == 1
    assert "not what the script says" in capsys.readouterr().out


def test_two_scripts_of_one_name(monkeypatch):
    both_times = SimpleNamespace(name="twice.a"), SimpleNamespace(name="twice.b")
    monkeypatch.setattr(library.pkgutil, "iter_modules", lambda *_: both_times)
    twice = proves("x", {}, "")(squares)

    def module(name):
        if name == "twice":
            return SimpleNamespace(__path__=[""])
        squares.__module__ = name
        return SimpleNamespace(squares=twice)

    monkeypatch.setattr(library.importlib, "import_module", module)
    before = squares.__module__
    try:
        with pytest.raises(ValueError, match="two scripts are called squares"):
            library.scripts("twice")
    finally:
        squares.__module__ = before


def test_the_page_shows_both_statements():
    page = copies.Page(PACKAGE)
    text = page._repr_html_()
    assert "hyperplane-distance" in text
    assert "Theorem hyperplane_distance_0" in text
    assert repr(page) in text


@pytest.mark.skipif(shutil.which("coqc") is None, reason="there is no coqc")
def test_coq_accepts_a_copy():
    assert second.check("normal_orthogonal", PLACE).accepted


@pytest.mark.skipif(shutil.which("coqc") is None, reason="there is no coqc")
def test_coq_refuses_a_false_twin(monkeypatch, tmp_path):
    """Even if Z3 says yes to everything."""
    shutil.copy(PLACE / "Replay.v", tmp_path)
    monkeypatch.setattr(z3.Solver, "check", lambda *_: z3.unsat)
    wrong = proves("squares", {}, "")(lambda s: squares(s, 1))
    wrong.function.__name__ = "wrong"
    monkeypatch.setattr(second, "SECONDS", 2)
    opinion = second.search(wrong, tmp_path)
    assert not opinion.accepted
