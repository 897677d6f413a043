"""What a stage fits when the loss is not the exponential one, and one outlier against a vote.

Scores F_i and margins m_i = y_i F_i are those of the points of a sample. Everything is exact on
`Fraction`s where the loss is (see `losses.surrogates`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

import numpy as np

from margins.base.data import (
    BadInput,
    is_whole,
    labels,
    not_empty,
    numbers,
    same_length,
    sign_matrix,
)
from margins.base.types import Array, Labels, LabelsLike, PointsLike, VectorLike
from margins.losses.loss import Loss, known_loss


def pseudo_residuals(loss: Loss, y: LabelsLike, scores: VectorLike) -> Array:
    """zeta_i = -y_i loss'(y_i F_i), the direction of steepest descent of the total loss in the
    scores (`stagewise-squared-residual`)."""
    F, signs = _scored(y, scores)
    return np.asarray(signs * known_loss(loss).weight(signs * F))


def newton_targets(loss: Loss, y: LabelsLike, scores: VectorLike) -> tuple[Array, Array]:
    """(responses, curvatures) = (zeta_i / loss'', loss''): the quadratic model of the total loss
    is, up to a constant, half the sum of curvature (response - step)^2. Curvatures must not
    vanish."""
    F, signs = _scored(y, scores)
    curvatures = np.asarray(known_loss(loss).curvature(signs * F))
    return np.asarray(signs * loss.weight(signs * F) / curvatures), curvatures


def _scored(y: LabelsLike, scores: VectorLike) -> tuple[Array, Labels]:
    (F,) = numbers(scores=(scores, 1))
    return not_empty("scores", F), labels(y, len(F))


def residual_votes(pool: PointsLike, residuals: VectorLike) -> tuple[Array, Array]:
    """For each column h of a pool (n x m, +-1) the vote a that minimises sum (r_i - a h_i)^2, and
    by how much the sum drops: a = mean(r h), drop n a^2. O(nm)."""
    columns = sign_matrix(pool)
    (r,) = numbers(residuals=(residuals, 1))
    same_length(len(columns), residuals=r)
    votes = r @ columns / len(r)
    return votes, len(r) * votes**2


@dataclass(frozen=True)
class OutlierGame:
    """Three hypotheses on three groups of points and one outlier: on group j only h_j errs, on
    the outlier all three do.

    All labels are +1, which loses nothing: only agreements y h(x) count. The margins of the
    groups are any three reals m_1, m_2, m_3, and the outlier has margin -(m_1 + m_2 + m_3). So a
    smooth loss of weight omega is least where c_j omega(m_j) = omega(-m_1 - m_2 - m_3), j = 1, 2, 3
    (`outlier-balance`, `sensitive-to-outliers`).
    """

    counts: Sequence[int]

    def __post_init__(self) -> None:
        if len(self.counts) != 3 or not all(is_whole(c) and c > 0 for c in self.counts):
            raise BadInput(f"three groups of at least one point are needed, not {self.counts}")

    @property
    def groups(self) -> Array:
        """For each point its group 0, 1, 2, and 3 for the outlier."""
        return np.repeat(np.arange(4), [*self.counts, 1])

    @property
    def pool(self) -> Array:
        """Predictions of the three hypotheses, a row for each point."""
        kinds = np.array([[-1, 1, 1], [1, -1, 1], [1, 1, -1], [-1, -1, -1]])
        return np.asarray(kinds[self.groups])

    def exponential_powers(self) -> list[Fraction]:
        """exp(4 m_j) = c_j^4 / (c_1 c_2 c_3) at the minimiser of the exponential loss."""
        product = prod(self.counts)
        return [Fraction(c**4, product) for c in self.counts]

    def logistic_bracket(self, halvings: int = 30) -> tuple[Fraction, Fraction]:
        """(low, high) around the weight t of the outlier at the minimiser of the logistic loss.

        There exp(m_j) = c_j / t - 1, and t is where the product of these three equals
        t / (1 - t): the first falls in t, the second rises. 0 <= low < t <= high <= 1.
        """
        low, high = Fraction(0), Fraction(1)
        for _ in range(halvings):
            t = (low + high) / 2
            rising = t * t**3 >= (1 - t) * prod(c - t for c in self.counts)
            low, high = (low, t) if rising else (t, high)
        return low, high
