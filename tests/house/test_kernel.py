"""Attacks on the proof kernel: each must be refused. And evidence for its axioms."""

import random
from fractions import Fraction
from pathlib import Path

import evidence.kernel as kernel_module
import pytest
import sympy as sp
import z3
from evidence import NotProved
from evidence.core import IllFormed
from evidence.kernel import (
    Theorem,
    assume,
    axiom,
    detach,
    discharge,
    equal,
    follows,
    fresh,
    generalise,
    induction,
    recursion,
)
from evidence.proving import numbers, spaces
from evidence.proving.every import Every
from evidence.proving.small import Coordinates
from evidence.proving.spaces import ADD, DOT, MUL, NULL, V
from evidence.proving.terms import ancestors
from hypothesis import given
from hypothesis import strategies as st

N, R = z3.IntSort(), z3.RealSort()
FALSE = z3.BoolVal(False)
SPACE = [
    spaces.ADDITIVE,
    spaces.HOMOGENEOUS,
    spaces.NEUTRAL,
    spaces.SYMMETRIC,
    spaces.POSITIVE,
    spaces.DEFINITE,
]
NUMBERS = [spaces.SQUARE_ROOT, numbers.EXP_SUM, numbers.EXP_TANGENT, numbers.LOGARITHM]


def test_the_kernel_is_small():
    assert len(Path(kernel_module.__file__).read_text("utf-8").splitlines()) <= 200


# What must be refused


def test_a_theorem_cannot_be_made_by_hand():
    with pytest.raises(IllFormed, match="only the rules"):
        Theorem(object(), FALSE, (), frozenset(), "faith")


def test_what_is_false_is_not_proved():
    with pytest.raises(NotProved):
        follows(FALSE)


def test_a_formula_is_not_a_reason():
    with pytest.raises(IllFormed, match="not theorems"):
        follows(FALSE, FALSE)
    with pytest.raises(IllFormed, match="not theorems"):
        follows(FALSE, equations=[FALSE])


def test_only_equations_replace():
    x = fresh("x", R)
    with pytest.raises(IllFormed, match="only an equation"):
        follows(x > 0, equations=[assume(x > 0)])


def test_equations_in_a_circle_end():
    x, y = fresh("x", R), fresh("y", R)
    with pytest.raises(IllFormed, match="circles"):
        follows(x > 0, equations=[assume(equal(x, y)), assume(equal(y, x))])


def test_an_assumption_stays_visible():
    wrong = follows(FALSE, assume(FALSE))
    assert [str(h) for h in wrong.hypotheses] == ["False"]
    assert str(discharge(wrong, FALSE).statement) == "Implies(False, False)"
    assert not discharge(wrong, FALSE).hypotheses


def test_equations_bring_their_hypotheses():
    x, y = fresh("x", R), fresh("y", R)
    shown = follows(x > 0, assume(y > 0), equations=[assume(equal(x, y))])
    assert len(shown.hypotheses) == 2


def test_an_axiom_stays_visible():
    x = z3.Real("x")
    bad = axiom("bad", [x], x > 0)
    assert follows(FALSE, bad(0)).axioms == {"bad"}
    assert "|- False" in repr(follows(FALSE, bad(0)))


def test_only_what_is_asked_for_is_detached():
    x = fresh("x", R)
    implication = discharge(follows(x > 0, assume(x > 1)), x > 1)
    assert detach(implication, assume(x > 1)).statement.eq(x > 0)
    for wrong in (assume(x > 2), implication):
        with pytest.raises(IllFormed, match="asks for"):
            detach(implication, wrong)
    with pytest.raises(IllFormed, match="asks for"):
        detach(assume(x > 1), assume(x > 1))


def test_discharging_something_else_changes_nothing():
    x = fresh("x", R)
    kept = discharge(assume(x > 0), x > 1)
    assert [str(h) for h in kept.hypotheses] == [str(x > 0)]


def test_a_constant_with_a_hypothesis_is_not_arbitrary():
    x = fresh("x", R)
    with pytest.raises(IllFormed, match="something is known"):
        generalise(assume(x > 0), x)


def test_a_hypothesis_may_hide_in_a_quantifier():
    x, y = fresh("x", R), fresh("y", R)
    with pytest.raises(IllFormed, match="something is known"):
        generalise(assume(z3.ForAll([y], x > y * y)), x)


def test_a_constant_in_a_definition_is_not_arbitrary():
    c = fresh("c", R)
    constant = recursion("s", (), R, lambda: c, lambda _, v: v)
    with pytest.raises(IllFormed, match="something is known"):
        generalise(constant.start, c)


def test_a_constant_in_an_axiom_is_not_arbitrary():
    c, x = fresh("c", R), z3.Real("x")
    about = axiom("about c", [x], x * x >= c)
    with pytest.raises(IllFormed, match="something is known"):
        generalise(about(0), c)


def _step(fact):
    return lambda k, natural, now: follows(k + 1 <= 4, natural, now, fact(k))


def test_the_induction_variable_is_arbitrary():
    start = follows(z3.IntVal(0) <= 4)
    with pytest.raises(IllFormed, match="something is known"):
        induction(lambda k: k <= 4, start, _step(lambda k: assume(k == 3)))


def test_the_claim_of_an_induction_is_one_formula():
    """A claim that looks at its argument cannot be true at 0 and something else at k."""

    def two_faced(k):
        return z3.BoolVal(True) if z3.is_int_value(k) else k < 0

    with pytest.raises(IllFormed, match="no proof of"):
        induction(two_faced, follows(z3.BoolVal(True)), lambda _k, _natural, now: now)


def test_base_and_step_are_both_needed():
    with pytest.raises(IllFormed, match="no proof of"):
        induction(lambda k: k >= 0, follows(z3.BoolVal(True)), lambda _k, _n, now: now)
    with pytest.raises(IllFormed, match="no proof of"):
        induction(lambda k: k >= 0, follows(z3.IntVal(0) >= 0), lambda _k, _n, now: now)


def test_a_definition_in_a_step_fixes_its_constants():
    def cheat(k, natural, now):
        loop = recursion("loop", (), N, lambda: k, lambda _, v: v)
        return follows(k + 1 >= 0, natural, now, loop.start)

    with pytest.raises(IllFormed, match="something is known"):
        induction(lambda k: k >= 0, follows(z3.IntVal(0) >= 0), cheat)


def test_a_definition_cannot_refer_to_itself_at_the_same_index():
    """f(k + 1) = f(k + 1) + 1 cannot be written: the step is asked before f exists."""
    seen = []
    count = recursion("f", (), R, lambda: 0, lambda k, v: seen.append((k, v)) or v + 1)
    assert len(seen) == 1
    assert not any(count.symbol.name() in str(term) for term in seen[0])
    with pytest.raises(NotProved):
        follows(FALSE, count.start, count.step)


def test_an_instance_needs_all_its_terms_and_a_quantifier():
    x, y = z3.Reals("x y")
    both = axiom("commutative", [x, y], x + y == y + x)
    with pytest.raises(IllFormed, match="no instance"):
        both(1)
    with pytest.raises(IllFormed, match="no instance"):
        both(1, 2)(3)


def test_a_proof_by_induction():
    """1 + 3 + … + (2k - 1) = k^2, with everything that it was made from."""
    odd = recursion("odd", (), N, lambda: 0, lambda k, v: v + 2 * k + 1)
    start = follows(odd.symbol(0) == z3.IntVal(0) * z3.IntVal(0), odd.start)

    def step(k, natural, now):
        next_one = follows(odd.symbol(k + 1) == odd.symbol(k) + 2 * k + 1, odd.step(k), natural)
        return follows(odd.symbol(k + 1) == (k + 1) * (k + 1), now, next_one)

    whole = induction(lambda k: odd.symbol(k) == k * k, start, step)
    assert not whole.hypotheses
    assert not whole.axioms
    assert follows(odd.symbol(7) == 49, whole(7))
    assert [t.rule for t in ancestors(whole)].count("definition") == 2
    assert ancestors(whole)[-1] is whole


# The axioms: they have models, they are true of numbers, nothing contradicts them


def _value(formula, values, meaning):
    """A formula in a model: values for its bound variables, meanings for its symbols."""
    if z3.is_quantifier(formula):
        return _value(formula.body(), values, meaning)
    if z3.is_var(formula):
        return values[-1 - z3.get_var_index(formula)]
    if z3.is_rational_value(formula):
        return meaning["number"](formula)
    parts = [_value(c, values, meaning) for c in formula.children()]
    kind = formula.decl().kind()
    if kind == z3.Z3_OP_UNINTERPRETED:
        return meaning[formula.decl().name()](*parts)
    return meaning[kind](*parts)


LOGIC = {
    z3.Z3_OP_ADD: lambda *a: sum(a[1:], a[0]),
    z3.Z3_OP_MUL: lambda a, b: a * b,
    z3.Z3_OP_EQ: lambda a, b: a == b,
    z3.Z3_OP_GE: lambda a, b: a >= b,
    z3.Z3_OP_GT: lambda a, b: a > b,
}
COORDINATES = {
    "add": lambda u, v: u + v,
    "mul": lambda c, u: u.__rmul__(c),  # a numeral of Z3 would not ask the vector
    "dot": lambda u, v: u @ v,
}


@pytest.mark.parametrize("d", [1, 2, 3])
@pytest.mark.parametrize("law", SPACE, ids=lambda t: next(iter(t.axioms)))
def test_coordinates_are_a_model_of_the_six(law, d):
    said = law.statement
    values = [
        Coordinates(z3.FreshReal() for _ in range(d)) if said.var_sort(i) == V else z3.FreshReal()
        for i in range(said.num_vars())
    ]
    meaning = LOGIC | COORDINATES
    meaning |= {
        "number": lambda f: f,
        "zero": lambda: Coordinates([z3.RealVal(0)] * d),
        z3.Z3_OP_IMPLIES: z3.Implies,
        z3.Z3_OP_AND: z3.And,
    }
    solver = z3.Solver()
    solver.add(z3.Not(_value(said, values, meaning)))
    assert solver.check() == z3.unsat


EXACT = LOGIC | COORDINATES
EXACT |= {
    "number": lambda f: Fraction(f.numerator_as_long(), f.denominator_as_long()),
    z3.Z3_OP_IMPLIES: lambda a, b: (not a) or b,
    z3.Z3_OP_AND: lambda *a: all(a),
}
fractions = st.fractions(-5, 5, max_denominator=4)


@given(st.data(), st.integers(0, 4))
def test_the_six_are_true_of_fractions(data, d):
    meaning = EXACT | {"zero": lambda: Coordinates([Fraction(0)] * d)}
    for law in SPACE:
        said = law.statement
        values = [
            Coordinates(data.draw(st.tuples(*[fractions] * d)))
            if said.var_sort(i) == V
            else data.draw(fractions)
            for i in range(said.num_vars())
        ]
        assert _value(said, values, meaning)


def _close(a, b):
    return abs(a - b) <= sp.Float(10) ** -40 * (1 + abs(a) + abs(b))


DIGITS = LOGIC | {
    "number": lambda f: sp.Rational(f.numerator_as_long(), f.denominator_as_long()),
    "exp": lambda a: sp.exp(a).evalf(50),
    "ln": lambda a: sp.log(a).evalf(50) if a > 0 else sp.Float(0),
    "sqrt": lambda a: sp.sqrt(a).evalf(50) if a >= 0 else sp.Float(0),
    z3.Z3_OP_EQ: _close,
    z3.Z3_OP_IMPLIES: lambda a, b: (not a) or b,
    z3.Z3_OP_AND: lambda *a: all(a),
}


def test_the_others_are_true_to_forty_digits():
    rng = random.Random("axioms")
    for law in NUMBERS:
        said = law.statement
        for _ in range(25):
            drawn = [sp.Rational(rng.randint(-40, 40), 8) for _ in range(said.num_vars())]
            assert _value(said, drawn, DIGITS), (law, drawn)


def _contradictory(laws):
    """Does Z3 find a contradiction in them, quantifiers and all? It is asked in a context of its
    own, where what was asked before makes no difference."""
    fresh_start = z3.Context()
    solver = z3.Solver(ctx=fresh_start)
    solver.set("rlimit", 3_000_000)
    solver.add(*(law.statement.translate(fresh_start) for law in laws))
    return solver.check() == z3.unsat


def test_no_contradiction_is_found_but_a_planted_one_is():
    assert not _contradictory([*SPACE, *NUMBERS])
    u, v = z3.Consts("u v", V)
    planted = axiom("planted", [u, v], DOT(u, v) >= 1)
    assert _contradictory([*SPACE, *NUMBERS, planted])


def test_there_are_ten_axioms():
    assert len({name for law in (*SPACE, *NUMBERS) for name in law.axioms}) == 10


def test_the_six_imply_the_laws_of_a_vector_space():
    s = Every()
    u, v, x = s.vector("u"), s.vector("v"), s.vector("x")
    a, b = s.real("a"), s.real("b")
    laws = [
        (u + v, v + u),
        ((u + v) + x, u + (v + x)),
        (u + s.zero, u),
        (u - u, s.zero),
        (1 * u, u),
        (a * (b * u), (a * b) * u),
        (a * (u + v), a * u + a * v),
        ((a + b) * u, a * u + b * u),
    ]
    for left, right in laws:
        assert not s.same(left, right).hypotheses
    assert (ADD(u, NULL)).sort() == MUL(a, u).sort() == V
