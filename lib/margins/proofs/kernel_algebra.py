"""Proofs of the chapter on the algebra of kernels: multiples, sums, products, conjugation."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.kernels import exchanged, form, gram_form


@proves("kernel-closure-scale", {"least": -1}, "The factor may be negative, down to -1.")
def kernel_closure_scale(s: Any, least: int = 0) -> None:
    """The form of c K at v is c |w|^2. A negative factor leaves no room but for phi = 0."""
    phi, v, c, x, z = s.vectors("phi"), s.reals("v"), s.real("c"), s.vector("x"), s.vector("z")
    square, w, whole = gram_form(s, v, phi)
    small = s.show(implies(both(c < 0, c * (x @ x) >= 0), x @ x == 0), s.positive(x), only=True)
    near = s.show(implies(x @ x == 0, (x @ z) * (x @ z) <= 0), s.cauchy_schwarz(x, z), only=True)
    s.claim(2, implies(both(c < 0, c * (x @ x) >= 0), x @ z == 0), small, near, only=True)
    sign = s.given(c >= least)
    if least:
        s.claim(1, c * square(s.n) >= 0)
        return
    r = s.root(c, sign)
    s.claim(1, (r * x) @ (r * z) == c * (x @ z))
    s.claim(1, c * square(s.n) >= 0, whole, s.positive(w(s.n)), sign)
    s.prose("In part 2 x stands for phi(x): if c k is a kernel, then c k(x, x) >= 0.")


@proves("kernel-closure-sum", {"sign": -1}, "The difference of two kernels.")
def kernel_closure_sum(s: Any, sign: int = 1) -> None:
    """The form of the sum is the sum of two squares. Both feature maps go into one space, the
    direct sum, in which (phi, 0) and (0, psi) are orthogonal."""
    phi, psi, v = s.vectors("phi"), s.vectors("psi"), s.reals("v")
    w, u = s.sum(lambda i: v(i) * phi(i)), s.sum(lambda i: v(i) * psi(i))
    row, square = form(s, v, lambda i, j: phi(i) @ phi(j) + sign * (psi(i) @ psi(j)))

    def one(i: Any) -> Any:
        return s.induction(
            lambda k: row(i, k) == v(i) * (phi(i) @ w(k) + sign * (psi(i) @ u(k))), only=True
        )(s.n)

    whole = s.induction(
        lambda k: square(k) == w(k) @ w(s.n) + sign * (u(k) @ u(s.n)),
        using=lambda k: [one(k)],
        only=True,
    )(s.n)
    positive = s.positive(w(s.n)), s.positive(u(s.n))
    s.claim(1, square(s.n) >= 0, whole, *positive, only=True)
    i, j = s.index("i"), s.index("j")
    apart = s.given_each(lambda i, j: phi(i) @ psi(j) == 0, s.n, s.n)
    both_maps = (phi(i) + psi(i)) @ (phi(j) + psi(j))
    crossed = apart(i, j), apart(j, i)
    s.claim(1, both_maps == phi(i) @ phi(j) + psi(i) @ psi(j), *crossed, only=True)
    c, a = s.reals("c"), s.reals("a")
    total = s.sum(lambda r: c(r) * a(r))
    signs = s.given_each(lambda r: both(c(r) >= 0, a(r) >= 0))
    s.claim(2, total(s.n) >= 0, s.induction(lambda k: total(k) >= 0, signs, only=True)(s.n))
    s.prose("In part 2, a_r is the form of the Gram matrix of the kernel r at v.")


@proves("kernel-closure-conjugation", {"once": True}, "Only the left point gets its factor.")
def kernel_closure_conjugation(s: Any, once: bool = False) -> None:
    """f phi is a feature map. In part 2 phi(i) stands for phi(g(x_i))."""
    x, z, f, h = s.vector("x"), s.vector("z"), s.real("f"), s.real("h")
    s.claim(1, (f * x) @ (h * z) == (f * (x @ z) if once else f * (x @ z) * h), only=True)
    phi, v = s.vectors("phi"), s.reals("v")
    square, w, whole = gram_form(s, v, phi)
    s.claim(2, square(s.n) == w(s.n) @ w(s.n), whole, only=True)


@proves("normalised-kernel", {"most": 0}, "All values off the diagonal are 0.")
def normalised_kernel(s: Any, most: int = 1) -> None:
    """x and z are feature vectors; a and b their lengths."""
    x, z = s.vector("x"), s.vector("z")
    s.given(x @ x > 0, z @ z > 0)
    a, b = s.norm(x), s.norm(z)
    long = s.show(both(a > 0, b > 0))
    value = (x @ z) / (a * b)
    s.claim(1, (x / a) @ (z / b) == value, long, only=True)
    s.claim(2, (x @ x) / (a * a) == 1, long)
    scaled = s.show(value * (a * b) == x @ z, long, only=True)
    near = s.show((x @ z) * (x @ z) <= (a * b) * (a * b), s.cauchy_schwarz(x, z))
    area = s.show(both(a * b > 0, (a * b) * (a * b) > 0), long, only=True)
    inside = s.show(
        (value * value) * ((a * b) * (a * b)) <= (a * b) * (a * b), scaled, near, only=True
    )
    s.claim(2, value * value <= most, inside, area, only=True)
    s.claim(3, a * value * b == x @ z, scaled, only=True)
    s.prose("Where a feature vector is 0, all values are 0, of both kernels.")


@proves(
    "kernel-closure-product", {"least": -1}, "The first matrix is not semidefinite.", size=(2, 1, 1)
)
def kernel_closure_product(s: Any, least: int = 0) -> None:
    """K is sum_r D_r L_ri L_rj as in psd-has-features, the other matrix that of the psi_i."""
    psi = s.vectors("psi")
    e = exchanged(s, psi, lambda a, b: a @ b, least)
    s.claim(1, both(e.form == e.split, e.form >= 0), e.equal, e.sign, only=True)
    s.claim(2, e.form >= 0, e.equal, e.sign, only=True)
    s.prose("Part 2 for any Gram matrix K; powers by induction.")


@proves("kernel-closure-product", {"once": True}, "A feature of the product is a sum of two.")
def tensor_features(s: Any, once: bool = False) -> None:
    """The inner product of all products x_a y_b and z_a t_b, for every number of coordinates."""
    x, z, y, t = s.reals("x"), s.reals("z"), s.reals("y"), s.reals("t")
    m = s.natural("m")

    def feature(p: Any, q: Any) -> Any:
        return p + q if once else p * q

    row = s.sum(lambda a, b: feature(x(a), y(b)) * feature(z(a), t(b)), over="N")
    whole = s.sum(lambda a: row(a, m))
    left, right = s.sum(lambda a: x(a) * z(a)), s.sum(lambda b: y(b) * t(b))

    def one(a: Any) -> Any:
        return s.induction(lambda b: row(a, b) == x(a) * z(a) * right(b), to=m, only=True)(m)

    equal = s.induction(
        lambda k: whole(k) == left(k) * right(m), using=lambda k: [one(k)], only=True
    )(s.n)
    s.claim(3, whole(s.n) == left(s.n) * right(m), equal, only=True)


@proves("closure-one-way", {"sign": 1}, "The constant 1.")
def closure_one_way(s: Any, sign: int = -1) -> None:
    """The constant -1 has a negative entry on the diagonal; so has -|x - z|^2/2 at v = (1, 1)."""
    k = s.number(sign)
    s.claim(1, both(k < 0, 0 * k == 0, k + 1 == 0, k * k == 1), only=True)
    x, z = s.vector("x"), s.vector("z")
    d = x - z
    s.given(d @ d > 0)
    s.claim(2, 0 + 2 * (-(d @ d) / 2) + 0 < 0)
    s.prose("A constant is a kernel exactly if it is not negative; e to the -1 is positive.")


@proves("polynomial-kernel", {"offset": 1}, "The offset is 1 at most.")
def polynomial_kernel(s: Any, offset: int = 0) -> None:
    """For o < 0 take x with |x|^2 = -o: k(x, x) = 0, and k(x, -x) = (2 o)^p is not 0."""
    o, x, p = s.real("o"), s.vector("x"), s.natural("p", 1)
    s.given(o < offset, x @ x == -o)
    here, there = s.product(lambda _: x @ x + o), s.product(lambda _: x @ (-x) + o)
    none = s.induction(lambda k: implies(s.number(k) >= 1, here(k) == 0), to=p)(p)
    other = s.induction(lambda k: there(k) != 0, to=p)(p)
    s.claim(1, both(here(p) == 0, there(p) != 0), none, other, s.show(s.number(p) >= 1))
    s.prose("So k(x, -x)^2 > k(x, x) k(-x, -x), against gram-psd. For o >= 0, k is made by rules.")
