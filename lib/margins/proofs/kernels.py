"""Proofs of the chapter on kernels: semidefinite matrices are Gram matrices.

phi(i) is the feature vector of point i. A matrix that is a sum of squares is D, L with
K_ij = sum_r D_r L_ri L_rj over the r below m: rows and columns of L are exchanged against the text.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies


def form(s: Any, v: Any, entry: Any) -> tuple[Any, Any]:
    """The rows of a double sum v_i v_j entry(i, j), and the sum of the rows."""
    row = s.sum(lambda i, j: v(i) * v(j) * entry(i, j), over="N")
    return row, s.sum(lambda i: row(i, s.n))


def gram_form(s: Any, v: Any, phi: Any) -> tuple[Any, Any, Any]:
    """The form of a Gram matrix, w = sum v_i phi_i, and why the one is the square of the other."""
    w = s.sum(lambda i: v(i) * phi(i))
    row, square = form(s, v, lambda i, j: phi(i) @ phi(j))

    def one(i: Any) -> Any:
        return s.induction(lambda k: row(i, k) == v(i) * (phi(i) @ w(k)), only=True)(s.n)

    whole = s.induction(lambda k: square(k) == w(k) @ w(s.n), using=lambda k: [one(k)], only=True)(
        s.n
    )
    return square, w, whole


@proves("gram-psd", {"definite": True}, "The form is positive at every v that is not 0.")
def gram_psd(s: Any, definite: bool = False) -> None:
    """The form is a square; it vanishes with w, and w with the form."""
    phi, v, x, z = s.vectors("phi"), s.reals("v"), s.vector("x"), s.vector("z")
    square, w, whole = gram_form(s, v, phi)
    i, total = s.index("i"), w(s.n)
    value = s.sum(lambda i: v(i) * (phi(i) @ x))
    linear = s.induction(lambda k: w(k) @ x == value(k), only=True)(s.n)
    s.claim(1, total @ x == value(s.n), linear, only=True)
    if definite:
        s.claim(2, implies(v(i) != 0, square(s.n) > 0), whole)
    s.claim(2, phi(i) @ x == x @ phi(i), only=True)
    s.claim(2, both(square(s.n) == total @ total, square(s.n) >= 0), whole, s.positive(total))
    s.claim_same(3, total, s.zero, whole, when=square(s.n) == 0)
    near = s.cauchy_schwarz(total, x)
    small = s.show(implies(square(s.n) == 0, (total @ x) * (total @ x) <= 0), near, whole)
    s.claim(3, implies(square(s.n) == 0, value(s.n) == 0), small, linear, only=True)
    s.claim(4, (x @ z) * (x @ z) <= (x @ x) * (z @ z), s.cauchy_schwarz(x, z), only=True)
    image = s.given_each(lambda i: phi(i) @ total == 0)
    zero = s.induction(lambda k: w(k) @ total == 0, using=lambda k: [image(k)], only=True)(s.n)
    s.claim(3, square(s.n) == 0, zero, whole, only=True)
    s.prose("The last claim is about a v with Kv = 0.")


@proves("elimination-step", {"sign": 1}, "The Schur complement is B + cc'/p.")
def elimination_step(s: Any, sign: int = -1) -> None:
    """beta is Bu. So A(a, u) has the first entry p a + c'u, and the others a c_i + beta_i."""
    c, u, beta, p, a = s.reals("c"), s.reals("u"), s.reals("beta"), s.real("p"), s.real("a")
    cu, uBu = s.sum(lambda i: c(i) * u(i)), s.sum(lambda i: u(i) * beta(i))
    t = cu(s.n) / p
    below = s.sum(lambda i: u(i) * (a * c(i) + beta(i)))
    rest = s.sum(lambda i: u(i) * (beta(i) + sign * c(i) * t))
    lower = s.induction(lambda k: below(k) == a * cu(k) + uBu(k), only=True)(s.n)
    schur = s.induction(lambda k: rest(k) == uBu(k) + sign * t * cu(k), only=True)(s.n)
    whole = a * (p * a + cu(s.n)) + below(s.n)
    scale = s.show(implies(p > 0, p * t == cu(s.n)), only=True)
    square = s.show(implies(p > 0, p * ((a + t) * (a + t)) >= 0), only=True)
    completed = implies(p > 0, whole == p * ((a + t) * (a + t)) + rest(s.n))
    done = s.claim(1, completed, lower, schur, scale, only=True)
    s.claim(1, implies(both(p > 0, rest(s.n) >= 0), whole >= 0), done, square, only=True)
    s.claim(1, implies(both(p > 0, a == -t), whole == rest(s.n)), done, only=True)


@proves("elimination-step", {"add": 2}, "The entry A_ii is counted twice.")
def elimination_without_pivot(s: Any, add: int = 1) -> None:
    """As above, for p = 0. Part 3 speaks about the form at e_i + t e_1, which is A_ii + 2 t c_i."""
    c, u, beta, a = s.reals("c"), s.reals("u"), s.reals("beta"), s.real("a")
    diagonal, beside = s.real("A_ii"), s.real("c_i")
    step = -(diagonal + 1) / (2 * beside)
    s.claim(3, implies(beside != 0, add * diagonal + 2 * step * beside == -1), only=True)
    cu, uBu = s.sum(lambda i: c(i) * u(i)), s.sum(lambda i: u(i) * beta(i))
    below = s.sum(lambda i: u(i) * (a * c(i) + beta(i)))
    nothing = s.given_each(lambda i: c(i) == 0)
    plain = s.induction(
        lambda k: both(cu(k) == 0, below(k) == uBu(k)), using=lambda k: [nothing(k)], only=True
    )(s.n)
    s.claim(2, a * cu(s.n) + below(s.n) == uBu(s.n), plain, only=True)
    s.prose("For p < 0 the form at e_1 is p.")


def exchanged(s: Any, psi: Any, dot: Any, least: int = 0) -> SimpleNamespace:
    """The form of the matrix of the products K_ij <psi_i, psi_j>, for K_ij = sum_r D_r L_ri L_rj
    with D_r >= 0, is sum_r D_r |part_r|^2 with part_r = sum_i v_i L_ri psi_i."""
    m, L, D, v = s.natural("m"), s.table("L"), s.reals("D"), s.reals("v")
    signs = s.given_each(lambda r: D(r) >= least, m)
    K = s.sum(lambda i, j, r: D(r) * L(r, i) * L(r, j), over="NN")
    part = s.sum(lambda r, i: (v(i) * L(r, i)) * psi(i), over="N")
    entry = s.sum(lambda i, r, j: v(i) * v(j) * K(i, j, r) * dot(psi(i), psi(j)), over="NN")
    whole = s.sum(lambda r, i: entry(i, r, s.n), over="N")

    def square(r: Any) -> Any:
        return D(r) * dot(part(r, s.n), part(r, s.n))

    def one_row(i: Any, r: Any) -> Any:
        more = D(r) * v(i) * L(r, i)
        return s.induction(
            lambda j: entry(i, r + 1, j) == entry(i, r, j) + more * dot(psi(i), part(r, j)),
            only=True,
        )(s.n)

    def one_more(r: Any) -> Any:
        return s.induction(
            lambda i: whole(r + 1, i) == whole(r, i) + D(r) * dot(part(r, i), part(r, s.n)),
            using=lambda i: [one_row(i, r)],
            only=True,
        )(s.n)

    def no_row(i: Any) -> Any:
        return s.induction(lambda j: entry(i, 0, j) == 0, only=True)(s.n)

    none = s.induction(lambda i: whole(0, i) == 0, using=lambda i: [no_row(i)], only=True)(s.n)
    split = s.sum(square)
    equal = s.induction(
        lambda r: whole(r, s.n) == split(r), none, using=lambda r: [one_more(r)], to=m, only=True
    )(m)

    def sign(r: Any) -> list[Any]:
        total = part(r, s.n)
        above = [s.show(dot(total, total) >= 0, *_square(s, total), only=True)]
        return [s.show(square(r) >= 0, signs(r), *above, only=True)]

    least_sum, _ = s.nonnegative_sum(split, square, to=m, using=sign, only=True)
    return SimpleNamespace(
        m=m, L=L, D=D, K=K, signs=signs, form=whole(m, s.n), split=split(m), equal=equal,
        sign=least_sum,
    )  # fmt: skip


def _square(s: Any, total: Any) -> list[Any]:
    return [s.positive(total)] if hasattr(total, "__matmul__") else []


@proves("psd-has-features", {"least": -1}, "The entries of D may be negative.", size=(2, 1, 1))
def psd_has_features(s: Any, least: int = 0) -> None:
    """L D L' is semidefinite, and a Gram matrix."""
    e = exchanged(s, lambda _: 1, lambda a, b: a * b, least)
    s.claim(1, both(e.form == e.split, e.form >= 0), e.equal, e.sign, only=True)
    if least:
        return
    i, j = s.index("i"), s.index("j")
    inner = s.sum(
        lambda r: e.L(r, i) * s.root(e.D(r), later=True) * (e.L(r, j) * s.root(e.D(r), later=True))
    )

    def root(r: Any) -> list[Any]:
        return [s.square_root(e.D(r), e.signs(r), only=True)]

    same = s.induction(lambda r: inner(r) == e.K(i, j, r), using=root, to=e.m, only=True)(e.m)
    s.claim(2, inner(e.m) == e.K(i, j, e.m), same, only=True)
    s.prose("That elimination ends with such L and D is in the text, by elimination-step.")


@proves("semi-inner-product", {"times": 2}, "Twice the square is below the product.")
def semi_inner_product(s: Any, times: int = 1) -> None:
    """p, r and q are B(c, c), B(c, d) and B(d, d)."""
    p, r, q, t = s.real("p"), s.real("r"), s.real("q"), s.real("t")
    every = s.given_all("RR", lambda a, b: a * a * p + 2 * a * b * r + b * b * q >= 0)
    regular = s.show(implies(q > 0, r * r <= p * q), every(q, -r), only=True)
    flat = every(1, -(p + 1) / (2 * r))
    step = s.show(implies(both(q == 0, r != 0), p - (p + 1) >= 0), flat, only=True)
    edge = s.show(implies(q == 0, r == 0), step, only=True)
    positive = s.show(q >= 0, every(0, 1), only=True)
    bound = s.claim(1, times * r * r <= p * q, regular, edge, positive, only=True)
    none = s.claim(2, implies(p == 0, r == 0), bound, only=True)
    s.claim(2, implies(both(p == 0, q == 0), p + 2 * r + q == 0), none, only=True)
    s.claim(2, implies(p == 0, t * t * p == 0), only=True)
    cd, ce, ad, ae = (s.real(name) for name in ("cd", "ce", "ad", "ae"))
    nothing = both(ce == 0, ad == 0, ae == 0)
    s.claim(3, implies(nothing, cd + ce + ad + ae == cd), only=True)
    s.prose("In part 3 B(c + a, d + e) is the sum of four numbers; the last three are 0 by part 2.")
    s.prose("On classes, B(c, c) = 0 says that c lies in N: the class is 0.")


@proves("psd-on-every-finite-set", {"more": 1}, "One point more will do, too.", size=(2, 1, 1))
def no_number_is_enough(s: Any, more: int = 0) -> None:
    """The form of N 1{x = z} - 1 on n <= N points that differ, and on N + 1 points at v = 1."""
    c, N = s.reals("c"), s.real("N")
    s.at_least(1)
    n = s.number(s.n)
    s.given(n <= N + more)
    total, square = s.sum(c), s.sum(lambda i: c(i) * c(i))
    mean = total(s.n) / n
    spread = s.sum(lambda i: (c(i) - mean) * (c(i) - mean))
    wide = s.induction(
        lambda k: spread(k) == square(k) - 2 * mean * total(k) + s.number(k) * (mean * mean),
        only=True,
    )(s.n)
    least, _ = s.nonnegative_sum(spread, lambda i: (c(i) - mean) * (c(i) - mean), only=True)
    power, _ = s.nonnegative_sum(square, lambda i: c(i) * c(i), only=True)
    middle = s.show(mean * n == total(s.n), s.show(n >= 1), only=True)
    bound = s.show(n * square(s.n) >= total(s.n) * total(s.n), wide, least, middle, s.show(n >= 1))
    s.claim(3, N * square(s.n) - total(s.n) * total(s.n) >= 0, bound, power)
    s.claim(3, N * (N + 1) - (N + 1) * (N + 1) < 0, s.show(N >= 1))


@proves("psd-on-every-finite-set", {"shift": 1}, "The form is above the square.")
def kernels_pass(s: Any, shift: int = 0) -> None:
    """The form of a Gram matrix is a square. Symmetric bilinear forms of finite sums are forms."""
    phi, v = s.vectors("phi"), s.reals("v")
    square, w, whole = gram_form(s, v, phi)
    s.claim(1, square(s.n) >= shift, whole, s.positive(w(s.n)), only=True)
    s.prose("The other direction and part 2 are the construction of the text: the points of the")
    s.prose("Gram matrix are those where c is not 0; then semi-inner-product.")
