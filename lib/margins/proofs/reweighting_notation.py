"""Proofs of the chapter *What the weights do*, for every n: flips, and four conversions."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both

from margins.proofs import rounds, runs_flips
from margins.proofs.exponential_loss import around_best
from margins.proofs.rounds import best_vote

COIN = {"D0": 0.5, "D1": 0.5, "y0": 1, "y1": 1, "h0": 1, "h1": -1}
COIN_RUN = {
    "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "D0.0": 0.5, "D0.1": 0.5, "D1.0": 0.5, "D1.1": 0.5,
    "Z0": 1, "epsilon0": 0.5, "sigma0": -1, "epsilon_prime0": 0.5,
}  # fmt: skip


@proves(
    "negative-vote-is-flip",
    {"flip": 1},
    "The vote of -h is that of h.",
    example=COIN | {"epsilon_prime": 0.5},
    size=(2, 1, 0),
)
def negative_vote_is_flip(s: Any, flip: int = -1) -> None:
    """-h is wrong where h is right, so the odds are inverted; only the product a h enters."""
    r = rounds.distribution(s)
    e = r.e
    inside = s.given(both(e > 0, e < 1))
    turned = s.sum(lambda i: rounds.wrong(-r.h(i), r.y(i), r.w(i)))
    rest = s.induction(lambda k: turned(k) == r.W(k) - r.bad(k), r.signs, only=True)
    nu = s.let("epsilon_prime", turned(s.n))
    named = s.show(nu == turned(s.n))
    error = s.claim(1, nu == 1 - e, rest(s.n), r.sums, named, only=True)
    odds, other = (1 - e) / e, (1 - nu) / nu
    a, b = s.let("a", best_vote(s, e)), s.let("a_prime", best_vote(s, nu))
    votes = s.show(both(a == best_vote(s, e), b == best_vote(s, nu)))
    logs = [s.exp_ln(odds), s.exp_ln(other), s.exp_inverse(s.ln(odds))]
    inverse = s.show(both(odds > 0, other > 0, odds * other == 1), error, inside, only=True)
    once = s.exp_one_to_one(s.ln(other), -s.ln(odds))
    vote = s.claim(1, b == flip * a, *logs, inverse, once, votes, only=True)
    s.claim_each(2, lambda i: b * -r.h(i) == a * r.h(i), vote, only=True)

    def power(i: Any) -> Any:
        return s.exp(-b * r.y(i) * -r.h(i))

    def once_each(i: Any) -> Any:
        return s.exp_one_to_one(-b * r.y(i) * -r.h(i), -a * r.y(i) * r.h(i))

    same = s.show_each(
        lambda i: power(i) == s.exp(-a * r.y(i) * r.h(i)),
        using=lambda i: [once_each(i), vote],
        only=True,
    )
    turned_sum, norm = s.sum(lambda i: r.w(i) * power(i)), r.E(a, s.n)
    sums = s.induction(lambda k: turned_sum(k) == r.E(a, k), same, only=True)(s.n)
    s.claim(2, turned_sum(s.n) == norm, sums, only=True)
    powers = [s.exp_positive(a), s.exp_positive(-a)]
    positive = s.show(norm > 0, rounds.split(s, r, a), r.sums, inside, *powers, only=True)
    s.claim_each(
        2,
        lambda i: (
            r.w(i) * power(i) / turned_sum(s.n) == r.w(i) * s.exp(-a * r.y(i) * r.h(i)) / norm
        ),
        same,
        sums,
        positive,
        only=True,
    )


@proves(
    "negative-vote-is-flip",
    {"sign": False},
    "The votes keep their signs.",
    example=COIN_RUN,
    size=(2, 1, 1),
)
def flipped_run(s: Any, sign: bool = True) -> None:
    """With -h_t and -a_t in place of h_t and a_t, in any rounds, a run is a run with best votes."""
    runs_flips.claim_flipped_run(s, 3, sign=sign)


@proves("conv-edge", {"abstain": True}, "The hypothesis may abstain, h = 0.")
def conv_edge(s: Any, abstain: bool = False) -> None:
    """The correlation is 1 - 2 e, and the edge is 1/2 - e."""
    r, g = rounds.distribution(s, abstain=abstain, zero=True), s.real("g")
    s.given(2 * g == 1 - 2 * r.e)
    z, known = r.products(s.n), rounds.correlation(s, r)
    s.claim("all", both(r.e == (1 - 2 * g) / 2, r.e == (1 - z) / 2), known)
    s.claim("all", both(z == 2 * g, z == 1 - 2 * r.e), known)


@proves(
    "conv-vote", {"half": 1}, "The vote is the logarithm, without 1/2.", example={"epsilon": 0.5}
)
def conv_vote(s: Any, half: int = 2) -> None:
    """1 + r = 2 (1 - e) and 1 - r = 2 e, and tanh a = r."""
    e = s.real("epsilon")
    s.given(e > 0, e < 1)
    r = s.let("r", 1 - 2 * e)
    a, odds, other = s.let("a", s.ln((1 - e) / e) / half), (1 - e) / e, (1 + r) / (1 - r)
    same = s.show(both(odds == other, odds > 0, a == s.ln(odds) / half))
    logs = [s.exp_ln(odds), s.exp_ln(other), s.exp_one_to_one(s.ln(odds), s.ln(other)), same]
    s.claim("all", a == s.ln(other) / 2, *logs, only=True)
    u = s.exp(2 * a)
    square = s.show(u == odds, s.exp_one_to_one(2 * a, s.ln(odds)), *logs, only=True)
    s.claim("all", (u - 1) / (u + 1) == r, square)


@proves(
    "conv-normaliser",
    {"half": 1},
    "The vote is the logarithm, without 1/2.",
    example=COIN | {"a": 0},
    size=(2, 1, 0),
)
def conv_normaliser(s: Any, half: int = 2) -> None:
    """Z = 2 e exp(a) with exp(2a) = (1 - e)/e, so Z^2 = 4 e (1 - e) = (1 - r)(1 + r)."""
    r, b, g = rounds.distribution(s), s.real("b"), s.real("g")
    e, z = r.e, s.let("r", r.products(s.n))
    s.given(e > 0, e < 1, 2 * g == 1 - 2 * e)
    a = s.let("a", s.ln((1 - e) / e) / half)
    inside = s.show(both(e > 0, e < 1, a == s.ln((1 - e) / e) / half))
    at = around_best(s, r, b, a, inside)
    known = s.show(both(z == 1 - 2 * e, 2 * g == 1 - 2 * e), rounds.correlation(s, r))
    norm, z_root, g_root = s.let("Z", r.E(a, s.n)), 1 - z * z, 1 - 4 * (g * g)
    square = s.show(both(z_root == 4 * (e * (1 - e)), g_root == z_root), known, only=True)
    positive = s.show(e * (1 - e) > 0, inside, only=True)
    roots = [s.square_root(c, square, positive, only=True) for c in (z_root, g_root)]
    value = s.claim("all", norm == 2 * s.root(e * (1 - e), later=True), at.least, r.sums)
    by = [value, at.root, square, positive, *roots]
    s.claim("all", norm == s.root(z_root, later=True), *by, only=True)
    s.claim("all", norm == s.root(g_root, later=True), *by, only=True)
