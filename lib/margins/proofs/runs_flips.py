"""What two chapters prove about runs in which some hypotheses are replaced by their negations."""

from types import SimpleNamespace
from typing import Any

from evidence.smt import both, implies

from margins.proofs.rounds import best_vote, is_sign, wrong
from margins.proofs.runs import best_run


def flipped(s: Any, r: SimpleNamespace) -> SimpleNamespace:
    """sigma_t h_t in place of h_t, sigma_t = 1 or -1: the errors become e_t or 1 - e_t."""
    sigma, nu = s.reals("sigma"), s.reals("epsilon_prime")
    flip = s.given_each(lambda t: is_sign(sigma(t)), r.T)
    turned = s.sum(lambda t, i: wrong(sigma(t) * r.h(t, i), r.y(i), r.D(t, i)), over="N")
    error = s.given_each(lambda t: nu(t) == turned(t, s.n), r.T)

    def counted(t: Any) -> list[Any]:
        sums = s.induction(
            lambda k: both(
                implies(sigma(t) == 1, turned(t, k) == r.bad(t, k)),
                implies(sigma(t) == -1, turned(t, k) == r.weight(t, k) - r.bad(t, k)),
            ),
            using=lambda k: [r.labels(k), r.signs(t, k)],
            only=True,
        )
        return [sums(s.n), r.whole(t), r.error(t), error(t), flip(t)]

    errors = s.show_each(
        lambda t: both(
            implies(sigma(t) == 1, nu(t) == r.e(t)), implies(sigma(t) == -1, nu(t) == 1 - r.e(t))
        ),
        below=r.T,
        using=counted,
        only=True,
    )
    return SimpleNamespace(sigma=sigma, nu=nu, flip=flip, errors=errors)


def flipped_vote(s: Any, r: SimpleNamespace, f: SimpleNamespace, t: Any) -> list[Any]:
    """Reasons why sigma_t a_t is the best vote of sigma_t h_t."""
    odds, turned = (1 - r.e(t)) / r.e(t), (1 - f.nu(t)) / f.nu(t)
    inverse = s.show(
        both(
            implies(f.sigma(t) == 1, turned == odds),
            implies(f.sigma(t) == -1, turned * odds == 1),
        ),
        f.errors(t), f.flip(t), r.inside(t), only=True,
    )  # fmt: skip
    signs = s.show(both(odds > 0, turned > 0), f.errors(t), f.flip(t), r.inside(t), only=True)
    a, b = s.ln(odds), s.ln(turned)
    powers = [s.exp_ln(odds), s.exp_ln(turned), s.exp_inverse(a)]
    once = [s.exp_one_to_one(b, a), s.exp_one_to_one(b, -a)]
    logs = s.show(b == f.sigma(t) * a, inverse, signs, *powers, *once, f.flip(t), only=True)
    return [logs, r.vote(t)]


def claim_flipped_run(s: Any, part: int, *, sign: bool) -> tuple[SimpleNamespace, SimpleNamespace]:
    """A run with sigma_t h_t and sigma_t a_t: best votes, the same weights, the same F."""
    r = best_run(s)
    f, i = flipped(s, r), s.index("i")

    def vote(t: Any) -> Any:
        return f.sigma(t) * r.a(t) if sign else r.a(t)

    def turned(t: Any, i: Any) -> Any:
        return f.sigma(t) * r.h(t, i)

    s.claim_each(
        part,
        lambda t: vote(t) == best_vote(s, f.nu(t)),
        below=r.T,
        using=lambda t: flipped_vote(s, r, f, t),
        only=True,
    )

    def power(t: Any) -> Any:
        return -vote(t) * r.y(i) * turned(t, i)

    def once(t: Any) -> Any:
        return s.exp_one_to_one(power(t), -r.a(t) * r.y(i) * r.h(t, i))

    s.claim_each(
        part,
        lambda t: r.D(t + 1, i) * r.Z(t) == r.D(t, i) * s.exp(power(t)),
        below=r.T,
        using=lambda t: [r.update(t, i), f.flip(t), once(t)],
        only=True,
    )
    G = s.sum(lambda i, t: vote(t) * turned(t, i), over="N")
    same = s.induction(
        lambda t: G(i, t) == r.F(i, t), using=lambda t: [f.flip(t)], to=r.T, only=True
    )
    s.claim(part, G(i, r.T) == r.F(i, r.T), same(r.T), only=True)
    return r, f
