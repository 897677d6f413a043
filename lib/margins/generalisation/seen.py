"""What a sample has shown: for learners that ask which atoms occurred, not how often.

The hard margin is one of them. n draws from k atoms give one of 2^k - 1 sets of seen atoms, for
every n, so the law of what is learned is a short sum even for a million draws.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

from margins.base.data import BadInput, count, learner_function
from margins.base.types import Array, BinaryLearner, Count
from margins.generalisation.finite import Finite
from margins.rational.arrays import cleared

MOST_ATOMS = 12
"""Of how many atoms all sets are listed at the most."""

Atoms = tuple[int, ...]


def chances(D: Finite, n: Count) -> dict[Atoms, Fraction]:
    """The probability of each set of atoms to be exactly what n draws show, by inclusion and
    exclusion. Sets that are too large for n draws are left out."""
    size, sets = count("n", n), _sets(D)
    parts, whole = cleared(D.probabilities)  # in integers: fractions would be reduced each time
    exactly: dict[Atoms, int] = {}
    for rows in sets:
        smaller = (s for r in range(1, len(rows)) for s in combinations(rows, r))
        within = sum(int(parts[i]) for i in rows) ** size
        exactly[rows] = within - sum(exactly[s] for s in smaller)
    return {rows: Fraction(ways, whole**size) for rows, ways in exactly.items() if ways > 0}


def risks(
    D: Finite, learner: BinaryLearner, loss: Callable[[Array], Array]
) -> dict[Atoms, Fraction]:
    """L_D of what is learned from each set of atoms."""
    train = learner_function(learner)

    def risk(rows: Atoms) -> Fraction:
        model = train(D.X[list(rows)], D.y[list(rows)])
        return Fraction(D.mean(loss(D.y * model.decision(D.X))))

    return {rows: risk(rows) for rows in _sets(D)}


def law(D: Finite, n: Count, risk: dict[Atoms, Fraction]) -> dict[Fraction, Fraction]:
    """The probability of each risk after n draws, in ascending order of the risks; `risk` as from
    `risks`."""
    found: dict[Fraction, Fraction] = {}
    for rows, chance in chances(D, n).items():
        found[risk[rows]] = found.get(risk[rows], Fraction(0)) + chance
    return dict(sorted(found.items()))


def _sets(D: Finite) -> list[Atoms]:
    atoms = len(D.y)
    if atoms > MOST_ATOMS:
        raise BadInput(f"D has {atoms} atoms and 2^{atoms} sets of them; take {MOST_ATOMS} atoms")
    return [rows for r in range(1, atoms + 1) for rows in combinations(range(atoms), r)]
