"""Proofs of the chapter *One problem, seven names*: which constants give the same minimisers."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

from margins.proofs.duality import labels
from margins.proofs.soft_margin import hinge, sample


@proves("conv-reference", {"factor": 1}, "The same with C = c/a.")
def conv_reference(s: Any, factor: int = 2) -> None:
    """If C = c/(2a), the objective is 2a times the reference, so it orders pairs alike."""
    p, a, c, C = sample(s), s.real("a"), s.real("c"), s.real("C")
    w, b, v, d = s.vector("w"), s.real("b"), s.vector("v"), s.real("b_prime")
    known = s.given(both(a > 0, c > 0, c / (factor * a) == C))

    def reference(w: Any, b: Any) -> Any:
        return w @ w / 2 + C * p.S(w, b, s.n)

    def other(w: Any, b: Any) -> Any:
        return a * (w @ w) + c * p.S(w, b, s.n)

    here = s.claim(2, other(w, b) == 2 * a * reference(w, b), known, only=True)
    there = s.show(other(v, d) == 2 * a * reference(v, d), known, only=True)
    same = iff(other(w, b) <= other(v, d), reference(w, b) <= reference(v, d))
    s.claim(1, same, here, there, known, only=True)
    labels(s, p.y)


def told_apart(s: Any, p: SimpleNamespace, e: Any, r: Any, times: Any, slack: Any) -> None:
    """The sample has w = times C r e as its only minimiser for the price C, so it tells prices.

    slack(w, b) says what S(w, b) is: times (1 - r<w, e>) or more.
    """
    prices, w, b = (s.real("C"), s.real("C_prime")), s.vector("w"), p.b
    bound = s.show(p.S(w, b, s.n) >= times * (1 - r * (w @ e)), *slack(w, b), only=True)
    optimal, reasons, ways = [], [], []
    for C in prices:
        best, offset = (times * C * r) * e, p.offset(C)
        unit = s.given(both(e @ e == 1, r > 0, C > 0, times * r * r * C <= 1))
        value = s.show(
            p.S(best, offset, s.n) == times * (1 - times * C * r * r),
            *slack(best, offset), unit, only=True,
        )  # fmt: skip
        cost, least = (u @ u / 2 + C * p.S(u, a, s.n) for u, a in ((w, b), (best, offset)))
        away = w - best
        far = s.claim(1, 2 * (cost - least) >= away @ away, value, bound, unit, only=True)
        optimal.append(cost <= least)
        reasons += [far, unit]
        ways.append(away)
    apart = s.positive(ways[0] + ways[1])
    s.claim(1, implies(both(*optimal), prices[0] == prices[1]), *reasons, apart, only=True)
    s.prose(
        "The problem with (a, c) has the price C' = c/(2a), so it is equivalent only if C = C'."
    )


@proves("conv-reference", {"least": 1}, "One point is enough, also with b.")
def one_sample_tells(s: Any, least: int = 2) -> None:
    """One positive point re and n - 1 negative points -re, n >= 2: for each price C only w = 2Cre
    is optimal, so two prices with a common minimiser are equal."""
    s.at_least(least)
    p, e, r, n = sample(s), s.vector("e"), s.real("r"), s.number(s.n)
    p.b, p.offset = s.real("b"), lambda C: 2 * C * r * r - 1
    places = s.given_each(lambda i: p.x(i) == (p.y(i) * r) * e)
    classes = s.given_each(lambda i: p.y(i) == choose(s.number(i) == 0, 1, -1))
    v, c = s.vector("v"), s.real("c")

    def ahead(w: Any, b: Any) -> Any:
        return hinge(r * (w @ e) + b)

    counted = s.induction(
        lambda k: either(
            both(s.number(k) == 0, p.S(v, c, k) == 0),
            both(s.number(k) >= 1, p.S(v, c, k) == ahead(v, c) + (s.number(k) - 1) * ahead(v, -c)),
        ),
        places, classes, only=True,
    )(s.n)  # fmt: skip
    total = s.for_all(s.show(p.S(v, c, s.n) == ahead(v, c) + (n - 1) * ahead(v, -c), counted), v, c)
    more = s.for_all(s.show((n - 1) * ahead(v, -c) >= ahead(v, -c), only=True), v, c)
    told_apart(s, p, e, r, 2, lambda w, b: (total(w, b), more(w, b)))


@proves("conv-reference", {"copies": 2}, "The minimiser is twice as long.")
def copies_tell(s: Any, copies: int = 1) -> None:
    """Without b, n copies of the point re, n >= 1: for each price C only w = nCre is optimal."""
    s.at_least(1)
    p, e, r, n = sample(s), s.vector("e"), s.real("r"), s.number(s.n)
    p.b, p.offset, v = 0, lambda _: 0, s.vector("v")
    places = s.given_each(lambda i: p.x(i) == r * e)
    classes = s.given_each(lambda i: p.y(i) == 1)
    counted = s.induction(
        lambda k: p.S(v, 0, k) == s.number(k) * hinge(r * (v @ e)), places, classes, only=True
    )
    total = s.for_all(counted(s.n), v)
    told_apart(s, p, e, r, n if copies == 1 else copies * n, lambda w, _: (total(w),))


Row = tuple[Callable[[Any, Any, Any, Any], Any], Any, Any]


def entry(s: Any, name: str, rows: dict[int | str, Row], value: Any, also: Any = None) -> None:
    """Each objective is a|w|^2 + cS, and its price c/(2a) is C for one value of the parameter."""
    p, w, b, C, g = sample(s), s.vector("w"), s.real("b"), s.real("C"), s.real(name)
    s.at_least(1)
    n, q, S = s.number(s.n), w @ w, p.S(w, b, s.n)
    positive = s.given(both(C > 0, g > 0))
    for part, (objective, norm, slack) in rows.items():
        mark = part if len(rows) > 1 else ""
        a, c = s.real(f"a{mark}"), s.real(f"c{mark}")
        known = s.given(both(a == norm(g, n), c == slack(g, n)))
        form = both(a > 0, c > 0, objective(g, q, S, n) == a * q + c * S)
        s.claim(part, form, known, positive, only=True)
        s.claim(part, iff(c / (2 * a) == C, g == value(C, n)), known, positive, only=True)
    if also:
        s.claim("all", value(C, n) == also(C, n), positive, only=True)
    s.prose("By conv-reference the problems are equivalent exactly if C = c/(2a).")
    labels(s, p.y)


@proves("conv-gamma0", {"twice": True}, "The price gamma is 2C.")
def conv_gamma0(s: Any, twice: bool = False) -> None:
    """In both forms the price is gamma."""
    half = s.number(1) / 2
    front = (lambda g, q, S, _: q / 2 + g * S, lambda *_: half, lambda g, _: g)
    back = (lambda g, q, S, _: S + q / (2 * g), lambda g, _: 1 / (2 * g), lambda *_: 1)
    entry(s, "gamma", {1: front, 2: back}, lambda C, _: 2 * C if twice else C)


@proves("conv-c2", {"twice": False}, "The number in front of the slack is C itself.")
def conv_c2(s: Any, twice: bool = True) -> None:
    """The price is half the number in front of the slack."""
    row = (lambda g, q, S, _: q + g * S, lambda *_: 1, lambda g, _: g)
    entry(s, "C2", {"all": row}, lambda C, _: 2 * C if twice else C)


@proves("conv-lambda2", {"twice": False}, "lambda_2 = 1/(nC).")
def conv_lambda2(s: Any, twice: bool = True) -> None:
    """The price is 1/(2 n lambda_2)."""
    row = (lambda g, q, S, n: g * q + S / n, lambda g, _: g, lambda _, n: 1 / n)
    entry(s, "lambda2", {"all": row}, lambda C, n: 1 / (2 * n * C) if twice else 1 / (n * C))


@proves("conv-lambda", {"mean": False}, "lambda = 1/C, as if the loss were not a mean.")
def conv_lambda(s: Any, mean: bool = True) -> None:
    """The price is 1/(n lambda)."""
    row = (lambda g, q, S, n: g / 2 * q + S / n, lambda g, _: g / 2, lambda _, n: 1 / n)
    value, double = lambda C, n: 1 / (n * C) if mean else 1 / C, lambda C, n: 2 * (1 / (2 * n * C))
    entry(s, "lambda", {"all": row}, value, double)


@proves("conv-lambda3", {"mean": True}, "lambda_3 = 1/(nC), as if the loss were a mean.")
def conv_lambda3(s: Any, mean: bool = False) -> None:
    """The price is 1/lambda_3."""
    row = (lambda g, q, S, _: g / 2 * q + S, lambda g, _: g / 2, lambda *_: 1)
    value, times = lambda C, n: 1 / (n * C) if mean else 1 / C, lambda C, n: n * (1 / (n * C))
    entry(s, "lambda3", {"all": row}, value, times)


@proves("conv-creg", {"inverse": False}, "The regulariser is C itself.")
def conv_creg(s: Any, inverse: bool = True) -> None:
    """The price is the inverse of the regulariser."""
    row = (lambda g, q, S, _: g / 2 * q + S, lambda g, _: g / 2, lambda *_: 1)
    entry(s, "C_reg", {"all": row}, lambda C, _: 1 / C if inverse else C)


@proves("lambda-nc", {"half": 2}, "The same for the first form with 1/2 in front of the norm.")
def lambda_nc(s: Any, half: int = 1) -> None:
    """The two forms are multiples of references; their prices agree for one lambda_2 only."""
    p, w, b = sample(s), s.vector("w"), s.real("b")
    C, g, n = s.real("C2"), s.real("lambda2"), s.number(s.n)
    s.at_least(1)
    q, S = w @ w, p.S(w, b, s.n)
    positive = s.given(both(C > 0, g > 0))
    first, second = (q if half == 1 else q / half) + C * S, S / n + g * q
    one = s.claim("all", first == 2 * (q / 2 + C / 2 * S), positive, only=True)
    two = s.claim("all", second == 2 * g * (q / 2 + 1 / (2 * n * g) * S), positive, only=True)
    s.claim("all", iff(1 / (2 * n * g) == C / 2, g == 1 / (n * C)), positive, only=True)
    multiple = implies(g == 1 / (n * C), second == 1 / (n * C) * first)
    s.claim("all", multiple, one, two, positive, only=True)
    s.prose("By conv-reference the problems are equivalent exactly if the two prices agree.")
    labels(s, p.y)


@proves("conv-shrink", {"twice": False}, "The steps agree if lambda = lambda_2.")
def conv_shrink(s: Any, twice: bool = True) -> None:
    """The norm terms have the gradients 2 lambda_2 w and lambda w, which makes the two steps. L
    and L' are the mean hinge losses at w and at any v, and g is a subgradient."""
    w, g, v, eta = s.vector("w"), s.vector("g"), s.vector("v"), s.real("eta")
    mine, other = s.real("lambda2"), s.real("lambda")
    here, there = s.real("L"), s.real("L_prime")
    s.given(eta > 0, mine > 0, other > 0)
    slope = s.given(there >= here + g @ (v - w))
    for part, c, gradient in ((1, mine, (2 * mine) * w + g), (2, other / 2, other * w + g)):
        norms = s.show(
            c * (v @ v) - c * (w @ w) == (2 * c) * (w @ (v - w)) + c * ((v - w) @ (v - w)),
            only=True,
        )
        square = s.show(c * ((v - w) @ (v - w)) >= 0, s.positive(v - w))
        below = c * (v @ v) + there >= c * (w @ w) + here + gradient @ (v - w)
        s.claim(part, below, slope, norms, square, only=True)
    first, second = (1 - 2 * eta * mine) * w - eta * g, (1 - eta * other) * w - eta * g
    s.claim_same(1, w - eta * ((2 * mine) * w + g), first, only=True)
    s.claim_same(2, w - eta * (other * w + g), second, only=True)
    apart = (first - second) @ (first - second)
    size = s.show(apart == eta * eta * (other - 2 * mine) * (other - 2 * mine) * (w @ w), only=True)
    agree = other == (2 * mine if twice else mine)
    s.claim(3, implies(w @ w > 0, iff(apart == 0, agree)), size)
    s.claim(3, implies(w @ w == 0, apart == 0), size)
