"""Proofs of the chapter *The training error goes down* about the edges, for every T."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff

from margins.proofs import runs, runs_flips
from margins.proofs.training_error import COIN


@proves("average-of-squares", {"squared": False}, "The mean of the squares is at least the mean.")
def average_of_squares(s: Any, squared: bool = True) -> None:
    """The mean of the squares minus the square of the mean is the mean of (g_t - mean)^2."""
    T, g = s.natural("T", least=1), s.reals("g")
    number, total, squares = s.number(T), s.sum(g), s.sum(lambda t: g(t) * g(t))
    c = s.let("g_bar", total(T) / number)
    mean = squares(T) / number
    spread = s.sum(lambda t: (g(t) - c) * (g(t) - c))
    other = s.sum(lambda t: choose(g(t) != c, s.number(1), 0))
    counted = s.induction(
        lambda t: spread(t) == squares(t) - 2 * c * total(t) + s.number(t) * c * c, to=T, only=True
    )
    signs = s.induction(
        lambda t: both(spread(t) >= 0, other(t) >= 0, iff(spread(t) == 0, other(t) == 0)),
        to=T,
        only=True,
    )
    variance = s.show(number * (mean - c * c) == spread(T), counted(T))
    s.claim(1, mean >= (c * c if squared else c), variance, signs(T))
    s.claim(1, iff(mean == c * c, other(T) == 0), variance, signs(T))


@proves(
    "average-of-squares",
    {"squared": False},
    "The bound is below 1 exactly if the sum of the edges is not 0.",
    example={},
    size=(1, 1, 1),
)
def bound_below_one(s: Any, squared: bool = True) -> None:
    """A sum of squares is 0 only if each of them is."""
    T, g = s.natural("T", least=1), s.reals("g")
    squares, total = s.sum(lambda t: g(t) * g(t)), s.sum(g)
    bound, mean = s.exp(-2 * squares(T)), squares(T) / s.number(T)
    once = s.exp_one_to_one(-2 * squares(T), -2 * s.number(T) * mean)
    s.claim(1, bound == s.exp(-2 * s.number(T) * mean), once)
    some = s.sum(lambda t: choose(g(t) != 0, s.number(1), 0))
    signs = s.induction(
        lambda t: both(squares(t) >= 0, some(t) >= 0, iff(squares(t) > 0, some(t) > 0)),
        to=T,
        only=True,
    )
    power = [
        s.exp_zero(),
        s.exp_increasing(-2 * squares(T), 0),
        s.exp_one_to_one(-2 * squares(T), 0),
    ]
    s.claim(3, iff(bound < 1, some(T) > 0 if squared else total(T) != 0), signs(T), *power)


@proves(
    "average-of-squares",
    {"sign": False},
    "The votes keep their signs.",
    example=COIN | {"sigma0": -1, "epsilon_prime0": 0.5},
    size=(2, 1, 1),
)
def flipped_edges(s: Any, sign: bool = True) -> None:
    """With -h_t in place of h_t the error is 1 - e_t and the vote -a_t, so their product stays."""
    r, f = runs_flips.claim_flipped_run(s, 2, sign=sign)

    def edge(t: Any) -> Any:
        return (1 - 2 * f.nu(t)) / 2

    runs.edges(s, r)
    squares, turned = s.sum(r.square), s.sum(lambda t: edge(t) * edge(t))
    kept = s.induction(lambda t: turned(t) == squares(t), f.errors, r.edge, to=r.T, only=True)
    s.claim(2, turned(r.T) == squares(r.T), kept(r.T), only=True)
