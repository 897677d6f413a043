"""Proofs of the chapter on the temperature, for all levels, temperatures and margins."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies, maximum


def softplus(s: Any, z: Any) -> tuple[Any, Any]:
    """ln(1 + exp z), and why its exponential is 1 + exp z."""
    power = s.show(1 + s.exp(z) > 0, s.exp_positive(z), only=True)
    value = s.ln(1 + s.exp(z))
    said = both(s.exp(value) == 1 + s.exp(z), s.exp(z) > 0)
    return value, s.show(said, s.exp_ln(1 + s.exp(z)), power, s.exp_positive(z), only=True)


def member(s: Any, q: Any = None) -> SimpleNamespace:
    """One loss: z = (L - m)/tau, and k with tau k = loss of m; y is the z of a larger margin q."""
    e = SimpleNamespace(L=s.real("L"), m=s.real("m"), tau=s.real("tau"))
    e.positive = s.given(e.tau > 0)
    e.z = s.let("z", (e.L - e.m) / e.tau)
    if q is not None:
        e.further = s.given(e.m < q)
        e.y = s.let("y", (e.L - q) / e.tau)
    e.scaled = s.show(e.tau * e.z == e.L - e.m)
    e.k, e.power = softplus(s, e.z)
    return e


def between(s: Any, z: Any, k: Any, power: Any, two: Any) -> Any:
    """0 < ln(1 + exp z) - max(0, z) <= ln 2 = two, with equality exactly at z = 0."""
    known = [power, s.exp_positive(-z), s.exp_inverse(z), s.exp_positive(two)]
    double = s.exp_ln(2)
    low = [s.exp_increasing(k, 0), s.exp_one_to_one(k, 0), s.exp_zero()]
    above = s.show(both(k > 0), *low, *known, only=True)
    beyond = s.show(k > z, s.exp_increasing(k, z), s.exp_one_to_one(k, z), *known, only=True)
    signs = [s.exp_increasing(z, 0), s.exp_increasing(0, z), s.exp_one_to_one(z, 0), s.exp_zero()]
    left = s.show(
        implies(z <= 0, both(k <= two, implies(k == two, z == 0))),
        *known,
        *signs,
        double,
        s.exp_increasing(two, k),
        s.exp_one_to_one(k, two),
        only=True,
    )
    sums = s.show(s.exp(z + two) == 2 * s.exp(z), s.exp_sum(z, two), double, only=True)
    right = s.show(
        implies(z >= 0, both(k <= z + two, implies(k == z + two, z == 0))),
        *known,
        *signs,
        sums,
        s.exp_increasing(z + two, k),
        s.exp_one_to_one(k, z + two),
        only=True,
    )
    at_zero = s.show(
        implies(z == 0, k == two), *known, *signs, double, s.exp_one_to_one(k, two), only=True
    )
    bend = maximum(0, z)
    said = both(k > bend, k <= bend + two, iff(k == bend + two, z == 0))
    return s.show(said, above, beyond, left, right, at_zero, only=True)


@proves(
    "temperature-uniform-bound",
    {"half": True},
    "The difference is at most tau/2.",
    example={"tau": 1},
)
def temperature_uniform_bound(s: Any, half: bool = False) -> None:
    """With z = (L - m)/tau the loss is tau k, where exp k = 1 + exp z."""
    e = member(s)
    two, bend = s.ln(2), maximum(0, e.L - e.m)
    size = choose(e.z >= 0, e.z, -e.z)
    rest, other = softplus(s, -size)
    turn = s.exp_sum(e.z, rest), s.exp_inverse(e.z), s.exp_zero()
    ones = s.exp_one_to_one(e.k, e.z + rest), s.exp_one_to_one(e.k, rest)
    same = s.show(e.k == maximum(0, e.z) + rest, e.power, other, *turn, *ones, only=True)
    sizes = s.show(
        both(e.tau * maximum(0, e.z) == bend, e.tau * size == absolute(e.L - e.m)),
        e.scaled,
        e.positive,
        only=True,
    )
    s.claim(1, e.tau * e.k == bend + e.tau * rest, same, sizes, only=True)
    near = between(s, e.z, e.k, e.power, two)
    most = two if not half else s.number(1) / 2
    zero = s.show(iff(e.z == 0, e.m == e.L), e.scaled, e.positive, only=True)
    reach = s.show(
        both(
            e.tau * (e.k - maximum(0, e.z)) > 0,
            e.tau * (maximum(0, e.z) + most - e.k) >= 0,
            iff(e.tau * (maximum(0, e.z) + most - e.k) == 0, e.z == 0),
        ),
        near,
        e.positive,
        only=True,
    )
    loss = e.tau * e.k
    said = both(
        loss > bend, loss <= bend + e.tau * most, iff(loss == bend + e.tau * most, e.m == e.L)
    )
    s.claim(2, said, reach, sizes, zero, only=True)


@proves(
    "temperature-limit",
    {"sides": 2},
    "The limit from the left is that from the right.",
    example={"tau": 1, "epsilon": 1},
)
def temperature_limit(s: Any, sides: int = 1) -> None:
    """With z = (L - m)/tau. For a negative tau write tau for -tau: then the formula is -tau k with
    exp k = 1 + exp(-z)."""
    e, epsilon = member(s), s.real("epsilon")
    two, a = s.ln(2), e.L - e.m
    doubled = [s.exp_ln(2), s.exp_increasing(two, 0), s.exp_one_to_one(two, 0), s.exp_zero()]
    log = s.show(two > 0, *doubled, only=True)
    near = between(s, e.z, e.k, e.power, two)
    scaled = s.show(e.tau * maximum(0, e.z) == maximum(0, a), e.scaled, e.positive, only=True)
    reach = s.show(
        both(e.tau * (e.k - maximum(0, e.z)) > 0, e.tau * (e.k - maximum(0, e.z)) <= e.tau * two),
        near,
        e.positive,
        only=True,
    )
    small = s.show(
        implies(e.tau < epsilon / two, e.tau * two < epsilon), log, e.positive, only=True
    )
    loss = e.tau * e.k
    cold = implies(e.tau < epsilon / two, absolute(loss - maximum(0, a)) < epsilon)
    s.claim(1, cold, small, reach, scaled, only=True)
    k, power = softplus(s, -e.z)
    other = between(s, -e.z, k, power, two)
    bend = maximum(0, -a) if sides == 1 else -maximum(0, a)
    turned = s.show(e.tau * maximum(0, -e.z) == maximum(0, -a), e.scaled, e.positive, only=True)
    mirror = s.show(
        both(e.tau * (k - maximum(0, -e.z)) > 0, e.tau * (k - maximum(0, -e.z)) <= e.tau * two),
        other,
        e.positive,
        only=True,
    )
    left = implies(e.tau < epsilon / two, absolute(-(e.tau * k) + bend) < epsilon)
    s.claim(2, left, small, mirror, turned, only=True)
    s.claim(2, iff(maximum(0, a) == -maximum(0, -a), e.m == e.L), only=True)
    half = s.exp_sum(e.z / 2, e.z / 2)
    root = s.show(1 + s.exp(e.z) >= 2 * s.exp(e.z / 2), half, only=True)
    line = s.show(
        s.exp(two + e.z / 2) == 2 * s.exp(e.z / 2), s.exp_sum(two, e.z / 2), s.exp_ln(2), only=True
    )
    below = s.show(
        e.k >= two + e.z / 2, root, line, e.power, s.exp_increasing(e.k, two + e.z / 2), only=True
    )
    low = s.show(e.tau * (e.k - two - e.z / 2) >= 0, below, e.positive, only=True)
    s.claim(3, loss - e.tau * two - a / 2 >= 0, low, e.scaled, only=True)
    s.prose("The bound above is about a second derivative, which SymPy computes.")
