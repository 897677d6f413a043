"""Proofs of the chapter *One against others*: three ways to be separable, and three lines.

In every real inner product space; n is the number of classes.
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff, implies


@proves("separable-three-ways", {"rest": False}, "Scores of the other classes may be positive.")
def one_implies_the_next(s: Any, rest: bool = True) -> None:
    """x is of class j and z of class k. A positive score is larger than a negative one, and a
    difference of affine scores is one. For two classes take a score and its negative."""
    u, w, b, c = s.vector("w_j"), s.vector("w_k"), s.real("b_j"), s.real("b_k")
    x, z, v, a = s.vector("x"), s.vector("z"), s.vector("w_jk"), s.real("b_jk")
    of_j = both(u @ x + b > 0, w @ x + c < 0) if rest else u @ x + b > 0
    s.claim(1, implies(of_j, u @ x + b > w @ x + c), only=True)
    right = both(u @ x + b > w @ x + c, w @ z + c > u @ z + b)
    difference = both((u - w) @ x + (b - c) > 0, (u - w) @ z + (b - c) < 0)
    s.claim(1, implies(right, difference), only=True)
    apart = both(v @ x + a > 0, v @ z + a < 0)
    other = both((-v) @ z + -a > 0, (-v) @ x + -a < 0)
    s.claim(1, implies(apart, both(v @ x + a > 0, v @ z + a < 0, other)), only=True)


@proves("separable-three-ways", {"right": False}, "Any scores will do.")
def votes_of_the_sample(s: Any, right: bool = True) -> None:
    """At a point of class j all scores of pairs with j speak for j. For the other classes see
    ovo-count."""
    score, j = s.reals("s_j"), s.index("j")
    sure = s.given_each(lambda i: implies(i != j if right else i == j, score(i) > 0))
    votes = s.sum(lambda i: choose(i == j, s.number(0), choose(score(i) > 0, s.number(1), 0)))
    count = s.induction(
        lambda i: votes(i) == s.number(i) - choose(j < i, s.number(1), 0),
        sure,
        s.inside(j),
        only=True,
    )
    s.claim(2, votes(s.n) == s.number(s.n) - 1, count(s.n), s.inside(j), only=True)


@proves("three-lines-cycle", {"apart": False}, "Normals may be parallel.")
def positive_combination(s: Any, apart: bool = True) -> None:
    """Two combinations, by gordan-alternative: one as no point has three positive scores, one as
    none has three negative ones. A combination without one of the normals is 0, so they agree."""
    u, v, w = s.vector("w_12"), s.vector("w_23"), s.vector("w_31")
    a, b, c = s.real("b_12"), s.real("b_23"), s.real("b_31")
    p, q, r, rest = s.real("p"), s.real("q"), s.real("r"), s.real("t")
    p2, q2, r2, rest2 = s.real("p2"), s.real("q2"), s.real("r2"), s.real("t2")

    def wide(x: Any, y: Any) -> Any:
        return (x @ x) * (y @ y) > (x @ y) * (x @ y)

    if apart:
        s.given(both(wide(u, v), wide(v, w), wide(u, w)))
    s.given(
        both(p >= 0, q >= 0, r >= 0, rest >= 0, p2 >= 0, q2 >= 0, r2 >= 0, rest2 >= 0),
        both(p + q + r + rest > 0, p2 + q2 + r2 + rest2 > 0),
    )
    one, two = p * u + q * v + r * w, p2 * u + q2 * v + r2 * w
    s.given(both(one @ one == 0, two @ two == 0))
    s.given(p * a + q * b + r * c + rest == 0, p2 * a + q2 * b + r2 * c == rest2)
    flat = [s.show(z @ x == 0, s.cauchy_schwarz(z, x)) for z in (one, two) for x in (u, v, w)]
    s.claim(1, both(p > 0, q > 0, r > 0), *flat)
    s.claim(1, p * a + q * b + r * c == 0, *flat)


@proves("three-lines-cycle", {"positive": False}, "A factor may be 0.")
def no_strict_cycle(s: Any, positive: bool = True) -> None:
    """At a point where the scores are x, y, z. With s_1 = 0, s_2 = -p x and s_3 = r z the
    differences are p x, q y and r z."""
    x, y, z = s.real("s_12"), s.real("s_23"), s.real("s_31")
    p, q, r = s.real("p"), s.real("q"), s.real("r")
    plus = s.given(both(p > 0, q > 0, r > 0) if positive else both(p >= 0, q >= 0, r >= 0))
    zero = s.given(p * x + q * y + r * z == 0)
    s.claim(1, iff(both(x > 0, y > 0, z > 0), p < 0), plus, zero, only=True)
    s.claim(1, iff(both(x < 0, y < 0, z < 0), p < 0), plus, zero, only=True)
    one, two, three = s.number(0), -(p * x), r * z
    s.claim(2, both(iff(one > two, x > 0), iff(one == two, x == 0)), plus, only=True)
    s.claim(2, both(iff(two > three, y > 0), iff(two == three, y == 0)), plus, zero, only=True)
    s.claim(2, both(iff(three > one, z > 0), iff(three == one, z == 0)), plus, only=True)
    s.claim(3, implies(both(x == 0, y == 0), z == 0), plus, zero, only=True)
