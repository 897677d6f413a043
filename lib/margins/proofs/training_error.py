"""Proofs of the chapter *The training error goes down*, for every n and every T."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies

from margins.proofs import runs
from margins.proofs.rounds import is_sign

ONE_POINT = {"y0": 1, "h0.0": 1, "D0.0": 1, "D1.0": 1, "Z0": 1}
COIN = {
    "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "D0.0": 0.5, "D0.1": 0.5, "D1.0": 0.5, "D1.1": 0.5,
    "Z0": 1, "epsilon0": 0.5,
}  # fmt: skip


@proves(
    "mean-exponential-is-product",
    {"power": 2},
    "The mean is the square of the product.",
    example=ONE_POINT,
    size=(1, 1, 1),
)
def mean_exponential_is_product(s: Any, power: int = 1) -> None:
    """n D_T(i) Z_0 … Z_(T-1) = exp(-y_i F(x_i)), and the weights sum to 1."""
    r = runs.run(s)
    loss = runs.mean_loss(s, r, r.T)
    product = r.P(r.T) if power == 1 else r.P(r.T) * r.P(r.T)
    s.claim("all", r.loss(r.T, s.n) / s.number(s.n) == product, loss, only=True)


@proves("normaliser-below-exponential", {"c": 3}, "The first inequality has 1 - 3 g^2.", {"g": 0})
def normaliser_below_exponential(s: Any, c: int = 2) -> None:
    """The difference of the squares is 4 g^4, and exp lies above its tangent, at 0 only."""
    g = s.real("g")
    s.given(absolute(2 * g) <= 1)
    square = g * g
    small = s.show(4 * square <= 1)
    root, middle, power = s.root(1 - 4 * square, small), 1 - c * square, s.exp(-2 * square)
    s.claim(1, both(root <= middle, middle <= power), small, s.exp_tangent(-2 * square))
    s.claim(2, iff(root == middle, g == 0), small)
    half = [s.exp_sum(-square, -square), s.exp_tangent(-square)]
    above = s.show(power >= (1 - square) * (1 - square), *half, small)
    s.claim(
        2,
        iff(middle == power, g == 0),
        above,
        small,
        s.exp_one_to_one(-2 * square, 0),
        s.exp_zero(),
    )


def in_edges(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """Z_t > 0 and Z_t^2 = 1 - 4 g_t^2."""
    said = both(r.Z(t) > 0, r.Z(t) * r.Z(t) == 1 - 4 * r.square(t))
    return s.show(said, r.factor(t), r.edge(t), only=True)


def falls(s: Any, r: SimpleNamespace) -> Any:
    """0 < Z_0 … Z_(t-1) <= exp(-2 sum g^2), for each t."""
    r.factor = runs.factors(s, r)
    runs.edges(s, r)
    r.squares = s.sum(r.square)

    def step(t: Any) -> list[Any]:
        tangent = s.exp_tangent(-2 * r.square(t))
        square = in_edges(s, r, t)
        one = s.show(r.Z(t) <= s.exp(-2 * r.square(t)), square, tangent, only=True)
        return [one, square, s.exp_sum(-2 * r.squares(t), -2 * r.square(t))]

    return s.induction(
        lambda t: both(r.P(t) > 0, r.P(t) <= s.exp(-2 * r.squares(t))),
        s.exp_zero(),
        using=step,
        to=r.T,
        only=True,
    )


@proves(
    "training-error-bound",
    {"half": 1},
    "The votes are ln((1 - e)/e), twice as large.",
    example=COIN | {"v0": 1, "v1": 1},
    size=(2, 1, 1),
)
def training_error_bound(s: Any, half: int = 2) -> None:
    """A wrong point has loss at least 1, the mean loss is a product, and each factor is small.
    Rounds are counted from 0; $v_i$ is the predicted label, with ties broken in any way."""
    r, v = runs.best_run(s, half, mean=True), s.reals("v")
    T, n, loss = r.T, s.number(s.n), r.mean

    def margin(i: Any) -> Any:
        return r.y(i) * r.F(i, T)

    hits = s.sum(lambda i: choose(margin(i) <= 0, s.number(1), 0))
    below = s.induction(
        lambda k: hits(k) <= r.loss(T, k),
        using=lambda k: [s.exp_tangent(-margin(k)), s.exp_positive(-margin(k))],
        only=True,
    )
    mean = r.loss(T, s.n) / n
    s.claim(1, both(hits(s.n) / n <= mean, mean == r.P(T)), below(s.n), loss, only=True)
    bound = falls(s, r)

    def root(t: Any) -> Any:
        return s.root(1 - 4 * r.square(t), later=True)

    def roots_of(t: Any) -> list[Any]:
        square = in_edges(s, r, t)
        return [square, s.square_root(1 - 4 * r.square(t), square, only=True)]

    roots = s.product(root)
    same = s.induction(
        lambda t: r.P(t) == roots(t),
        using=roots_of,
        to=T,
        only=True,
    )
    s.claim(
        2,
        both(r.P(T) == roots(T), roots(T) <= s.exp(-2 * r.squares(T))),
        same(T),
        bound(T),
        only=True,
    )
    label = s.given_each(
        lambda i: both(
            is_sign(v(i)), implies(r.F(i, T) > 0, v(i) == 1), implies(r.F(i, T) < 0, v(i) == -1)
        )
    )
    wrong = s.sum(lambda i: choose(v(i) != r.y(i), s.number(1), 0))
    ties = s.induction(lambda k: wrong(k) <= hits(k), label, r.labels, only=True)
    s.claim(3, wrong(s.n) / n <= hits(s.n) / n, ties(s.n), only=True)


def below_one(s: Any, m: Any) -> list[Any]:
    """Why m > 0 if exp(-m) < 1."""
    return [s.exp_increasing(0, -m), s.exp_one_to_one(-m, 0), s.exp_zero()]


@proves(
    "zero-training-error-time",
    {"factor": 3},
    "The time ln(n)/(3 g^2) is enough.",
    example={"y0": 1, "D0.0": 1, "gamma": 1},
    size=(1, 1, 0),
)
def zero_training_error_time(s: Any, factor: int = 2) -> None:
    """The sum of all losses is below 1 after this time, so each loss is."""
    r, gamma = runs.best_run(s, mean=True), s.real("gamma")
    T, n, loss, bound = r.T, s.number(s.n), r.mean, falls(s, r)
    squares = r.squares(T)
    edges = s.given_each(lambda t: absolute(r.g(t)) >= gamma, T)
    late = both(gamma > 0, s.number(T) > s.ln(n) / (factor * (gamma * gamma)))
    large = s.induction(
        lambda t: implies(gamma > 0, r.squares(t) >= s.number(t) * gamma * gamma),
        edges,
        to=T,
        only=True,
    )
    passed = s.show(implies(late, s.ln(n) < 2 * s.number(T) * gamma * gamma), only=True)
    enough = s.show(implies(late, s.ln(n) < 2 * squares), passed, large(T), only=True)
    power = [s.exp_increasing(s.ln(n), 2 * squares), s.exp_ln(n), s.exp_inverse(2 * squares)]
    small = s.show(
        implies(late, n * s.exp(-2 * squares) < 1),
        enough,
        *power,
        s.exp_positive(-2 * squares),
        only=True,
    )

    def one(i: Any) -> Any:
        return s.exp(-r.y(i) * r.F(i, T))

    def positive(i: Any) -> Any:
        return [s.exp_positive(-r.y(i) * r.F(i, T))]

    _, each = s.nonnegative_sum(lambda k: r.loss(T, k), one, using=positive, only=True)
    whole = s.show(implies(late, r.loss(T, s.n) < 1), small, loss, bound(T), only=True)
    s.claim_each(
        1,
        lambda i: implies(late, r.y(i) * r.F(i, T) > 0),
        using=lambda i: [each(i), whole, *below_one(s, r.y(i) * r.F(i, T))],
        only=True,
    )


@proves(
    "zero-training-error-time",
    {"bound": 3},
    "It is enough that n times the product is below 3.",
    example=COIN,
    size=(2, 1, 1),
)
def half_of_the_weight(s: Any, bound: int = 2) -> None:
    """After a round no point has more than half of the weight, and exp(-y_i F) = n D(i) times Z.
    This is about the first $t+1$ rounds, for each $t<T$."""
    r, i = runs.run(s), s.index("i")
    r.whole, loss = runs.whole(s, r), runs.unrolled(s, r, i)
    runs.best_votes(s, r)
    r.factor = runs.factors(s, r)
    positive = s.induction(lambda t: r.P(t) > 0, r.factor, to=r.T, only=True)

    def above(j: Any) -> Any:
        def power(t: Any) -> Any:
            return s.exp_positive(-r.a(t) * r.y(j) * r.h(t, j))

        return s.induction(
            lambda t: r.D(t, j) > 0,
            r.start(j),
            using=lambda t: [r.update(t, j), r.factor(t), power(t)],
            to=r.T,
            only=True,
        )

    def reasons(t: Any) -> list[Any]:
        weights = s.show_each(lambda j: r.D(t, j) > 0, using=lambda j: [above(j)(t)], only=True)
        half = runs.at_most_half(s, r, t, i, weights)
        return [half, loss(t + 1), positive(t + 1), *below_one(s, r.y(i) * r.F(i, t + 1))]

    s.claim_each(
        2,
        lambda t: implies(s.number(s.n) * r.P(t + 1) < bound, r.y(i) * r.F(i, t + 1) > 0),
        below=r.T,
        using=reasons,
        only=True,
    )
