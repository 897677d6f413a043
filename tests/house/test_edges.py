"""No hang, no raw traceback: every public function refuses every kind of bad input by name.

Entry points are found by looking: the types of `margins.base.types` say which parameters a caller
fills, so a new function with such a parameter fails here until `CALLS` knows a good call of it.
Then each of its parameters is given every bad value of its kind.
"""

import copy
import importlib
import inspect
import pickle
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from fractions import Fraction
from functools import cache, partial
from typing import Any

import numpy as np
import pytest
from margins import boosting, first_order, generalisation, svm
from margins import exact as exact_names
from margins.base.data import BadInput
from margins.base.types import (
    Array,
    BinaryLearner,
    ClassesLike,
    Count,
    Kernel,
    Labels,
    LabelsLike,
    PointsLike,
    PricesLike,
    Scalar,
    ValuesLike,
    VectorLike,
    WeakLearner,
)
from margins.boosting import reweighting
from margins.ensembles.forests import Forest, forest
from margins.first_order import subgradients
from margins.generalisation import left_out
from margins.generalisation.seen import risks
from margins.kernels import (
    linear,
    one_hot,
    polynomial,
    powers,
    products,
    rbf,
    waves,
    with_features,
)
from margins.losses import EXPONENTIAL, LOGISTIC, Loss
from margins.multiclass import one_vs_one, one_vs_rest
from margins.svm import path
from margins.trees import Tree, pruning
from margins.trees.presorting import presort
from matplotlib.figure import Figure
from public import functions, modules
from scipy import sparse

INSIDE = (
    "margins.base.",
    "margins.svm.solver.",
    "margins.multiclass.solver.",
    "margins.base.balance",
    "margins.estimators.",
)
"""The edge itself, what only ever sees arrays that have passed it, and what scikit-learn checks."""

ANYTHING = {"svm.bias.middle", "svm.conventions.Weight.at"}
"""Take whatever can be added and multiplied, symbols too."""

# ---------------------------------------------------------------- finding them

KINDS = {
    "points": PointsLike,
    "vector": VectorLike,
    "labels": LabelsLike,
    "classes": ClassesLike,
    "values": ValuesLike,
    "scalar": Scalar,
    "prices": PricesLike,
    "count": Count,
    "kernel": Kernel,
    "learner": WeakLearner,
    "binary learner": BinaryLearner,
    "loss": Loss,
}


def kind(parameter: inspect.Parameter) -> str | None:
    """Which of the kinds a parameter is of; None if a caller does not fill it with data."""
    for name, alias in KINDS.items():
        if parameter.annotation in (alias, alias | None):
            return "tolerance" if parameter.name == "tol" else name
    return None


def optional(parameter: inspect.Parameter) -> bool:
    """Whether None has a meaning."""
    return parameter.annotation == parameter.annotation | None


@cache
def entry_points() -> dict[str, Callable[..., Any]]:
    """The functions with a parameter for data, or with one that may be anything."""
    return {
        name: function
        for name, function in functions(without=INSIDE)
        for parameters in [inspect.signature(function).parameters.values()]
        if any((p.annotation is Any and p.kind != p.VAR_KEYWORD) or kind(p) for p in parameters)
    }


# ---------------------------------------------------------------- a good call of each

X = [[1, 2], [3, 1], [-1, -2], [-2, 0]]
Y = [1, 1, -1, -1]
W, B = [1, 1], 0
ONES = [1, 1, 1, 1]
NAMES = ["ash", "birch", "cedar", "ash"]
POOL = [[1, 1], [1, -1], [-1, -1], [-1, 1]]
PAIRS = [[1, -1, 1], [1, 1, 1]]
GRAM = [[2, 1], [1, 2]]
OWN = [0, 1, 0, 1]
GENERATOR = np.random.default_rng(0)
AFTER = {"X": X, "y": Y, "w": W}
AT = {**AFTER, "b": B}


@dataclass(frozen=True)
class Call:
    """Good arguments; those that may be empty, those that must be positive, and those that may
    hold one class only."""

    good: dict[str, Any]
    empty: str = ""
    positive: str = ""
    single: str = ""
    owner: Callable[[], object] | None = field(default=None)

    def __call__(self, function: Callable[..., Any], **bad: object) -> object:
        """The result, drawn to its end if it comes bit by bit."""
        owner = [self.owner()] if self.owner else []
        result = function(*owner, **{**self.good, **bad})
        return list(result) if inspect.isgenerator(result) else result


def multiclass_solution() -> object:
    return importlib.import_module("margins.multiclass.multiclass_svm").fit(X, Y, 1)


def ensemble() -> boosting.Ensemble:
    return boosting.adaboost(POOL, [1, 1, -1, 1], 2)


def exact_run() -> object:
    return exact_names.adaboost(POOL, [1, 1, -1, 1], 1)


def solution() -> svm.Solution:
    return exact_names.fit(X, Y, 1)


def logistic_solution() -> object:
    return importlib.import_module("margins.losses.logistic").fit(X, Y, 1)


def softmax_solution() -> object:
    return importlib.import_module("margins.multiclass.softmax").fit(X, Y, 1)


def least_squares_solution() -> object:
    return importlib.import_module("margins.losses.least_squares").fit(X, Y, 1)


def descent() -> object:
    return first_order.subgradient(X, Y, 1, steps=2)


def axes() -> object:
    return Figure().subplots()


def steepest() -> object:
    return subgradients.descend(X, Y, 1, [1, 1])


def whole_path() -> path.Path:
    return path.trace(X, Y)


def rest() -> object:
    return one_vs_rest(X, NAMES)


def atoms() -> generalisation.Finite:
    return generalisation.distribution(X, Y)


ATOMS = atoms()


def small_bag() -> object:
    grow = importlib.import_module("margins.trees").grow
    return importlib.import_module("margins.ensembles").bag(X, NAMES, grow, 2, GENERATOR)


def coin_law() -> object:
    return importlib.import_module("margins.ensembles.resampling").law([0, 1])


def normal_sample(rng: np.random.Generator) -> Array:
    return rng.standard_normal(4)


def first_label(sample: generalisation.Sample) -> int:
    return int(sample.y[0])


def pairwise() -> object:
    return one_vs_one(X, NAMES)


def tree() -> Tree:
    return exact_names.grow(X, Y)


def woods() -> Forest:
    return forest(X, NAMES, trees=2, rng=np.random.default_rng(0))


MACHINE = partial(exact_names.fit, C=1, bias=False)
BOOST = {"X": X, "y": Y, "rounds": 1}
PLAY = {**BOOST, "X": POOL, "learner": boosting.pool_learner(POOL, Y)}
RUN = {**PLAY, "start": ONES}
SIDES = {"weights": ONES, "agreement": ONES}
NEW = {"X": POOL}
PASS = {"X": X, "y": Y, "lam": 1, "rates": [1, 1]}
POOL_OF_COUNTS = [[1, 0], [1, 1]]
GROW = {
    "X": X,
    "y": NAMES,
    "max_leaves": 3,
    "min_leaf": 1,
    "sample_weight": ONES,
    "categorical": [1],
}
DRAWN = {"x": W, "y": 1, "lam": 1, "w": W, "eta": 1}
CALLS = {
    "boosting.additive.gradient_boost": Call(
        {**BOOST, "loss": LOGISTIC, "rate": 1, "depth": 2, "weights": ONES}, positive="rate"
    ),
    "boosting.additive.logitboost": Call({**BOOST, "rate": 1}, positive="rate"),
    "boosting.additive.newton_boost": Call(
        {**BOOST, "loss": LOGISTIC, "rate": 1, "limit": 4, "weights": ONES}, positive="rate limit"
    ),
    "boosting.line_search.line_minima": Call(
        {"loss": LOGISTIC, "margins": np.zeros(4), "agreement": np.array(POOL)}
    ),
    "boosting.additive.stagewise": Call(
        {"pool": POOL, "y": [1, 1, -1, 1], "rounds": 1, "loss": EXPONENTIAL}
    ),
    "boosting.engine.first_distribution": Call({"start": ONES, "uniform": np.ones(4) / 4}),
    "boosting.engine.play": Call(
        {**PLAY, "X": np.array(POOL), "y": np.array(Y), "D": np.ones(4) / 4}
    ),
    "boosting.ensemble.Ensemble.margin_bound": Call({"theta": 0}, owner=ensemble),
    "boosting.ensemble.Ensemble.margin_distribution": Call({"theta": 0}, owner=ensemble),
    "boosting.ensemble.Ensemble.normalised": Call(NEW, empty="X", owner=ensemble),
    "boosting.ensemble.Ensemble.staged_normalised": Call(NEW, empty="X", owner=ensemble),
    "boosting.ensemble.adaboost": Call(RUN),
    "boosting.exact.ExactRun.exp_twice": Call(NEW, empty="X", owner=exact_run),
    "boosting.exact.ExactRun.margin_bound_power": Call({"theta": 0}, owner=exact_run),
    "boosting.exact.ExactRun.margin_share": Call({"theta": 0}, owner=exact_run),
    "boosting.exact.ExactRun.predict": Call(NEW, empty="X", owner=exact_run),
    "boosting.exact.adaboost": Call(RUN),
    "boosting.rational_votes.adaboost_rational_votes": Call(PLAY),
    "boosting.exact.prepared": Call(RUN),
    "boosting.exponential_loss.exponential_sum": Call({**SIDES, "u": 2}, positive="u"),
    "boosting.exponential_loss.sides": Call(SIDES),
    "boosting.exponential_loss.squared_least_sum": Call(SIDES),
    "boosting.exponential_loss.weighted_error": Call(SIDES),
    "boosting.learners.pool_learner": Call({"pool": POOL, "y": Y}),
    "boosting.learners.stump_learner": Call({"X": X, "y": Y}),
    "boosting.margin_game.max_norm_distance": Call({"X": X, "w": W, "b": B}),
    "boosting.margin_game.max_norm_projection": Call({"X": X, "w": W, "b": B}),
    "boosting.margin_game.stump_game": Call({"X": X, "y": Y}),
    "boosting.other_losses.newton_targets": Call({"loss": LOGISTIC, "y": Y, "scores": ONES}),
    "boosting.other_losses.pseudo_residuals": Call({"loss": LOGISTIC, "y": Y, "scores": ONES}),
    "boosting.other_losses.residual_votes": Call({"pool": POOL, "residuals": ONES}),
    "boosting.reweighting.Correlated.predict": Call(
        NEW, empty="X", owner=lambda: reweighting.personal_notes(ensemble())
    ),
    "boosting.reweighting.Normalised.output": Call(
        NEW, empty="X", owner=lambda: reweighting.mit6867(ensemble())
    ),
    "boosting.reweighting.unit_vote_distribution": Call({"predictions": POOL, "y": Y}),
    "boosting.training_error.exponentials": Call({"edges": [0.5, 0.25]}, empty="edges"),
    "boosting.training_error.products": Call({"normalisers": [0.5, 0.25]}, empty="normalisers"),
    "boosting.training_error.rounds_until_consistent": Call({"n": 3, "edge": 0.1}, positive="edge"),
    "boosting.turns.errors_in_turn": Call(
        {"first": 1, "second": 2, "rest": 1, "rounds": 3}, positive="first second"
    ),
    "boosting.vote.Vote.decision": Call(NEW, empty="X", owner=ensemble),
    "boosting.vote.Vote.predict": Call(NEW, empty="X", owner=ensemble),
    "boosting.vote.Vote.staged_decision": Call(NEW, empty="X", owner=ensemble),
    "boosting.vote.Vote.staged_predict": Call(NEW, empty="X", owner=ensemble),
    "boosting.vote_margins.level": Call({"theta": 0}),
    "boosting.vote_margins.margin_bound": Call({"errors": [0.25, 0.5], "theta": 0}, empty="errors"),
    "boosting.vote_margins.margin_bound_power": Call({"errors": [Fraction(1, 4)], "theta": 0}),
    "boosting.vote_margins.rounds_until_margin": Call({"n": 3, "edge": 0.1}, positive="edge"),
    "first_order.averaging.average_bound": Call(
        {"rho": 1, "lam": 1, "steps": 3}, positive="lam steps"
    ),
    "first_order.averaging.listing": Call(
        {"X": X, "y": Y, "lam": 1, "order": [0, 1], "kink": 0}, positive="lam"
    ),
    "first_order.averaging.rates": Call({"lam": 1, "steps": 3}, positive="lam steps"),
    "first_order.stochastic_gradient.constant_step_bound": Call(
        {"rho": 1, "length": 1, "eta": 1, "steps": 3}, positive="eta steps"
    ),
    "first_order.stochastic_gradient.margin_gain": Call(DRAWN, positive="eta"),
    "first_order.stochastic_gradient.outcomes": Call({**PASS, "start": W, "kink": 0}),
    "first_order.stochastic_gradient.update": Call({**DRAWN, "kink": 0}, positive="eta"),
    "first_order.stochastic_gradient.walk": Call({**PASS, "order": [0, 1], "start": W, "kink": 0}),
    "first_order.subgradients.best": Call({"X": X, "y": Y, "lam": 1, "run": steepest()}),
    "first_order.subgradients.descend": Call({**PASS, "start": W, "b": 0, "kink": 0}),
    "first_order.subgradients.distance_bound": Call({"distance": 1, "size": 1, "rates": [1, 1]}),
    "first_order.subgradients.objective": Call({**AT, "lam": 1}),
    "first_order.subgradients.share_at": Call({"kink": 0}),
    "first_order.subgradients.subgradient_at": Call({**AT, "lam": 1, "kink": 0}),
    "first_order.batch.subgradient": Call(
        {"X": X, "y": Y, "lam": 1, "steps": 3, "rate": 1, "weights": ONES, "kink": 0},
        positive="lam",
    ),
    "first_order.problem.checked_problem": Call(
        {"X": X, "y": Y, "lam": 1, "weights": ONES, "bias": True, "kink": 0}, positive="lam"
    ),
    "first_order.run.Run.decision": Call({"X": X}, empty="X", owner=descent),
    "first_order.run.Run.predict": Call({"X": X}, empty="X", owner=descent),
    "first_order.sampling.sgd": Call(
        {
            "X": X,
            "y": Y,
            "lam": 1,
            "steps": 3,
            "batch": 2,
            "rng": GENERATOR,
            "weights": ONES,
            "kink": 0,
        },
        positive="lam",
    ),
    "ensembles.resampling.Law.below": Call({"t": 1}, owner=coin_law),
    "ensembles.resampling.Law.centred": Call({"at": 1}, owner=coin_law),
    "ensembles.resampling.Law.quantile": Call({"level": 0.5}, owner=coin_law, positive="level"),
    "ensembles.bagging.Bag.predict": Call({"X": X}, empty="X", owner=small_bag),
    "ensembles.bagging.Bag.votes": Call({"X": X}, empty="X", owner=small_bag),
    "ensembles.bagging.bag": Call(
        {
            "X": X,
            "y": NAMES,
            "learner": importlib.import_module("margins.trees").grow,
            "replicates": 2,
            "rng": GENERATOR,
            "size": 3,
        }
    ),
    "ensembles.bagging.never_out": Call({"n": 3, "replicates": 2}),
    "ensembles.bagging.out_probability": Call({"n": 3, "size": 2}),
    "ensembles.intervals.coverage": Call(
        {
            "sample": normal_sample,
            "truth": 0,
            "level": 0.5,
            "rng": GENERATOR,
            "trials": 2,
            "times": 5,
        },
        positive="level",
    ),
    "ensembles.resampling.distinct_share": Call({"n": 3, "size": 2}),
    "ensembles.resampling.draw": Call({"n": 3, "times": 2, "rng": GENERATOR, "size": 4}),
    "ensembles.intervals.exact_interval": Call(
        {"values": W, "level": Fraction(1, 2)}, positive="level"
    ),
    "ensembles.intervals.interval": Call(
        {"values": W, "level": 0.5, "rng": GENERATOR, "times": 5}, positive="level"
    ),
    "ensembles.resampling.law": Call({"values": W, "size": 2}),
    "ensembles.resampling.law_of": Call(
        {"values": W, "probabilities": [Fraction(1, 2), Fraction(1, 2)]}
    ),
    "ensembles.resampling.maximum_share": Call({"n": 3, "often": 1, "size": 2}),
    "ensembles.resampling.replicates": Call({"values": W, "rng": GENERATOR, "times": 5, "size": 3}),
    "ensembles.resampling.resamples": Call({"n": 3, "size": 2}),
    "ensembles.votes.ambiguity": Call({"predictions": X, "y": ONES}),
    "ensembles.votes.error_range": Call({"p": Fraction(1, 4), "voters": 3}),
    "ensembles.votes.majority": Call({"votes": POOL}),
    "ensembles.votes.majority_bound": Call({"p": 0.25, "voters": 3}),
    "ensembles.votes.majority_error": Call({"errors": [Fraction(1, 4), 0, 1]}),
    "ensembles.votes.variance_of_average": Call({"variance": 1, "correlation": 0, "members": 3}),
    "ensembles.votes.wrong_votes": Call({"errors": [Fraction(1, 4), 0, 1]}),
    "generalisation.hard_margin_bound.error_bound": Call(
        {"rho": 2, "gamma": 1, "n": 3, "delta": 0.5}, positive="rho gamma delta"
    ),
    "generalisation.hard_margin_bound.printed_bound": Call(
        {"rho": 2, "gamma": 1, "n": 3, "delta": 0.5}, positive="rho gamma delta"
    ),
    "generalisation.hard_margin_bound.error_bound_on": Call(
        {"X": X, "rho": 9, "gamma": 1, "delta": 0.5}, positive="rho gamma delta"
    ),
    "generalisation.rademacher.stump_bound": Call({"n": 3, "d": 2}),
    "generalisation.voting_bound.error_bound": Call(
        {"share": 0.5, "theta": 0.5, "average": 0.5, "n": 3, "delta": 0.5}, positive="theta delta"
    ),
    "generalisation.voting_bound.error_bound_on": Call(
        {"margins": [0.5, -0.5], "theta": 0.5, "average": 0.5, "delta": 0.5},
        positive="theta delta",
    ),
    "generalisation.deviations.coin_tail": Call({"n": 2, "t": 0}),
    "generalisation.deviations.deviation": Call({"n": 2, "delta": 0.5}, positive="delta"),
    "generalisation.deviations.draws": Call({"t": 0.5, "delta": 0.5}, positive="t delta"),
    "generalisation.deviations.excess": Call(
        {"D": ATOMS, "values": [ONES], "S": next(ATOMS.samples(2))}
    ),
    "generalisation.deviations.excess_tail": Call({"D": ATOMS, "values": [ONES], "n": 2, "t": 0}),
    "generalisation.deviations.expected_excess": Call({"D": ATOMS, "values": [ONES], "n": 2}),
    "generalisation.deviations.ghost_excess": Call({"D": ATOMS, "values": [ONES], "n": 2}),
    "generalisation.deviations.tail_bound": Call({"n": 2, "t": 0.5}),
    "generalisation.finite.Finite.expected": Call({"n": 2, "value": first_label}, owner=atoms),
    "generalisation.finite.Finite.expected_risk": Call(
        {"n": 2, "learner": MACHINE, "loss": np.abs}, owner=atoms
    ),
    "generalisation.finite.Finite.mean": Call({"values": ONES}, owner=atoms),
    "generalisation.finite.Finite.samples": Call({"n": 2}, owner=atoms),
    "generalisation.finite.distribution": Call(
        {"X": X, "y": Y, "probabilities": [Fraction(1, 4)] * 4}
    ),
    "generalisation.finite.multisets": Call(
        {"probabilities": [Fraction(1, 2), Fraction(1, 2)], "n": 2}
    ),
    "generalisation.finite.leave_one_out": Call(
        {"X": X, "y": Y, "learner": MACHINE, "loss": np.abs}
    ),
    "generalisation.seen.law": Call(
        {"D": atoms(), "n": 2, "risk": risks(atoms(), MACHINE, np.abs)}
    ),
    "generalisation.seen.risks": Call({"D": atoms(), "learner": MACHINE, "loss": np.abs}),
    "generalisation.seen.chances": Call({"D": atoms(), "n": 2}),
    "generalisation.rademacher.average": Call({"values": POOL}),
    "generalisation.rademacher.estimate": Call({"values": POOL, "rng": GENERATOR, "draws": 9}),
    "generalisation.rademacher.estimate_linear": Call(
        {"X": X, "B": 2, "rng": GENERATOR, "draws": 9}, positive="B"
    ),
    "generalisation.rademacher.linear_average": Call({"X": X, "B": 2}, positive="B"),
    "generalisation.rademacher.linear_bound": Call({"X": X, "B": 2}, positive="B"),
    "generalisation.rademacher.massart_bound": Call({"size": 4, "n": 3}),
    "generalisation.rademacher.squared_mean": Call({"X": X}),
    "generalisation.left_out.OneClass.decision": Call(
        {"X": X}, empty="X", owner=lambda: left_out.OneClass(1)
    ),
    "generalisation.left_out.examine": Call({"X": X, "y": Y}),
    "generalisation.left_out.expected_error": Call({"D": atoms(), "n": 2}),
    "generalisation.left_out.expected_error_bound": Call(
        {"rho": 1, "gamma": 1, "n": 2}, positive="rho gamma"
    ),
    "generalisation.left_out.expected_share": Call({"D": atoms(), "n": 2}),
    "generalisation.left_out.hard_machine": Call({"X": X, "y": Y}),
    "generalisation.left_out.hard_machine_with_bias": Call({"X": X, "y": Y}),
    "generalisation.left_out.squared_ratio": Call({"X": X, "y": Y}),
    "generalisation.rounding.share": Call({"name": "value", "value": 0.5}),
    "generalisation.rounding.chance": Call({"delta": 0.5}, positive="delta"),
    "generalisation.why_margins.against": Call({"X": X}),
    "generalisation.why_margins.appended": Call({"D": atoms(), "Z": X}),
    "generalisation.why_margins.labellings": Call({"X": X}),
    "generalisation.why_margins.line_error": Call({"s": Fraction(1, 2), "t": 1}),
    "generalisation.why_margins.scaled": Call({"D": atoms(), "c": 2}, positive="c"),
    "generalisation.why_margins.worst_line_error": Call({"s": 0}),
    "generalisation.stability.expectation_bound": Call(
        {"D": atoms(), "rho": 3, "lam2": 1, "n": 2}, positive="lam2"
    ),
    "generalisation.stability.gap_bound": Call({"rho": 3, "lam2": 1, "n": 2}, positive="lam2"),
    "generalisation.stability.largest_move": Call({"rho": 3, "lam2": 1, "n": 2}, positive="lam2"),
    "generalisation.stability.leave_one_out_bound": Call(
        {"D": atoms(), "rho": 3, "lam2": 1, "n": 2}, positive="lam2"
    ),
    "generalisation.stability.penalised_risk": Call(
        {"D": atoms(), "lam2": 1, "constant": 1}, positive="lam2"
    ),
    "generalisation.stability.soft_svm": Call(
        {"X": X, "y": Y, "lam2": 1, "constant": 1}, positive="lam2"
    ),
    "generalisation.stability.tuned": Call({"rho": 3, "size": 1, "n": 2}, positive="rho size"),
    "generalisation.stability.tuned_excess": Call(
        {"rho": 3, "size": 1, "n": 2}, positive="rho size"
    ),
    "hyperplanes.geometry.directions": Call({"w": W}),
    "hyperplanes.geometry.geometric_margins": Call(AT),
    "hyperplanes.geometry.norm": Call({"w": W}),
    "hyperplanes.geometry.normal": Call({"w": W}),
    "hyperplanes.geometry.normal_form": Call({"w": W, "b": B}),
    "hyperplanes.geometry.project": Call({"X": X, "w": W, "b": B}),
    "hyperplanes.geometry.signed_distance": Call({"X": X, "w": W, "b": B}),
    "hyperplanes.geometry.slab_width": Call({"w": W}),
    "hyperplanes.geometry.squared_distance": Call({"X": X, "w": W, "b": B}),
    "hyperplanes.geometry.squared_norm": Call({"w": W}),
    "hyperplanes.linear.combination": Call({"X": X, "y": Y, "alpha": ONES}),
    "hyperplanes.linear.functional_margins": Call(AT),
    "hyperplanes.linear.made_strict": Call(AT),
    "hyperplanes.linear.mistakes": Call(AT),
    "hyperplanes.linear.predict": Call({"X": X, "w": W, "b": B}),
    "hyperplanes.linear.score": Call({"X": X, "w": W, "b": B}),
    "hyperplanes.linear.separation_radius": Call(AT),
    "hyperplanes.linear.sign": Call({"values": ONES}),
    "hyperplanes.linear.zero_one_risk": Call(AT),
    "hyperplanes.zero_one.strict_separator": Call({"X": X, "y": Y}, empty="X"),
    "kernels.features.OneHot.__call__": Call({"X": X}, empty="X", owner=lambda: one_hot(X)),
    "kernels.features.OnFeatures.__call__": Call(
        {"X": X, "y": Y}, owner=lambda: with_features(powers(2), svm.fit)
    ),
    "kernels.features.Powers.__call__": Call({"X": X}, owner=lambda: powers(2)),
    "kernels.features.Products.__call__": Call({"X": X}, owner=lambda: products(2)),
    "kernels.features.Waves.__call__": Call({"X": X}, owner=waves),
    "kernels.features.one_hot": Call({"X": X}),
    "kernels.features.powers": Call({"degree": 2}),
    "kernels.features.products": Call({"degree": 2}),
    "kernels.features.waves": Call({"period": 2}, positive="period"),
    "kernels.kernel_machines.feature_distances": Call(
        {"kernel": linear, "X": X, "Z": X}, empty="X Z"
    ),
    "kernels.kernel_machines.inseparable_labels": Call({"gram": GRAM}),
    "kernels.kernel_machines.interpolant": Call({"gram": GRAM, "targets": [1, -1]}),
    "kernels.kernel_machines.interpolation_norm": Call({"gram": GRAM, "y": [1, -1]}),
    "kernels.functions.KernelFunction.__call__": Call(
        {"X": X, "Z": X}, empty="X Z", owner=lambda: rbf(1) + polynomial(2)
    ),
    "kernels.functions.KernelFunction.diagonal": Call({"X": X}, owner=lambda: rbf(1) * linear),
    "kernels.functions.KernelFunction.features": Call({"X": X}, owner=lambda: 2 * linear),
    "kernels.values.same_features": Call({"X": X, "Z": X}, empty="X Z"),
    "kernels.functions.scaled": Call({"factor": 2, "kernel": linear}),
    "kernels.kernels.median_width": Call({"X": X}),
    "kernels.kernels.polynomial": Call({"degree": 2, "offset": 1, "scale": 1}, positive="scale"),
    "kernels.kernels.precomputed": Call({"gram": GRAM}),
    "kernels.kernels.rbf": Call({"width": 1}, positive="width"),
    "kernels.kernels.squared_distances": Call({"X": X, "Z": X}, empty="X Z"),
    "kernels.separating.alternating_weights": Call({"z": [1, 2]}),
    "kernels.separating.copies": Call({"X": X, "y": Y}),
    "kernels.separating.ring_classifier": Call({"centre": W, "inner_radius": 1, "radius": 2}),
    "kernels.separating.separating_polynomial": Call({"x": [1, 2, 3, 4], "y": Y}),
    "kernels.separating.sign_changes": Call({"x": [1, 2, 3, 4], "y": Y}),
    "kernels.witnesses.find_witness": Call({"kernel": linear, "X": X}),
    "kernels.witnesses.gram": Call({"kernel": linear, "X": X}),
    "losses.blunders.heavy": Call({"k": 2}),
    "losses.blunders.tilted": Call({"k": 2, "M": 5}),
    "losses.least_squares.LeastSquaresSolution.decision": Call(
        {"X": X}, owner=least_squares_solution
    ),
    "losses.least_squares.LeastSquaresSolution.predict": Call(
        {"X": X}, owner=least_squares_solution
    ),
    "losses.least_squares.fit": Call({"X": X, "y": Y, "lam": 1, "tol": 1e-8}),
    "losses.least_squares.objective": Call({**AT, "lam": 1}),
    "losses.logistic.LogisticSolution.decision": Call({"X": X}, owner=logistic_solution),
    "losses.logistic.LogisticSolution.predict": Call({"X": X}, owner=logistic_solution),
    "losses.logistic.LogisticSolution.probability": Call({"X": X}, owner=logistic_solution),
    "losses.logistic.dual_value": Call({"X": X, "y": Y, "alpha": ONES, "C": 2}, positive="C"),
    "losses.logistic.entropy": Call({"share": [0.5, 0.25]}),
    "losses.logistic.fit": Call({"X": X, "y": Y, "C": 1, "tol": 1e-8}, positive="C"),
    "losses.logistic.objective": Call({**AT, "C": 1}, positive="C"),
    "losses.loss.Loss.__call__": Call({"margins": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.conjugate": Call({"slopes": [-0.5, -1]}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.curvature": Call({"margins": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.probability": Call({"score": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.risk": Call({"p": 0.5, "score": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.slope": Call({"margins": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.subdifferential": Call({"margins": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.Loss.weight": Call({"margins": ONES}, owner=lambda: LOGISTIC),
    "losses.loss.known_loss": Call({"loss": LOGISTIC}),
    "losses.surrogates.hinge": Call({"margins": ONES}),
    "losses.surrogates.log_odds": Call({"p": [0.5, 0.25]}),
    "losses.temperature.tempered": Call({"level": 1, "tau": 1}, positive="tau"),
    "losses.temperature.unit_minimiser": Call({"X": X, "y": Y, "tau": 1}, positive="tau"),
    "multiclass.covering.cover": Call({"W": X, "b": ONES}),
    "multiclass.one_against_others.OneVsOne.ambiguity": Call({"X": X}, owner=pairwise),
    "multiclass.one_against_others.OneVsOne.cycles": Call({"X": X}, owner=pairwise),
    "multiclass.one_against_others.OneVsOne.predict": Call({"X": X}, owner=pairwise),
    "multiclass.one_against_others.OneVsOne.scores": Call({"X": X}, owner=pairwise),
    "multiclass.one_against_others.OneVsOne.votes": Call({"X": X}, owner=pairwise),
    "multiclass.one_against_others.OneVsRest.ambiguity": Call({"X": X}, owner=rest),
    "multiclass.one_against_others.OneVsRest.claims": Call({"X": X}, owner=rest),
    "multiclass.one_against_others.OneVsRest.predict": Call({"X": X}, owner=rest),
    "multiclass.one_against_others.OneVsRest.scores": Call({"X": X}, owner=rest),
    "multiclass.one_against_others.one_vs_one": Call(
        {"X": X, "y": NAMES, "learner": partial(svm.fit, C=1)}
    ),
    "multiclass.one_against_others.one_vs_rest": Call(
        {"X": X, "y": NAMES, "learner": partial(svm.fit, C=1)}
    ),
    "multiclass.problems.one_vs_one_sizes": Call({"sizes": [2, 3]}),
    "multiclass.problems.one_vs_rest_sizes": Call({"sizes": [2, 3]}),
    "multiclass.tournaments.a_cycle": Call({"scores": PAIRS}, empty="scores"),
    "multiclass.tournaments.cycles": Call({"scores": PAIRS}, empty="scores"),
    "multiclass.tournaments.votes": Call({"scores": PAIRS}, empty="scores"),
    "multiclass.likelihood.maximum": Call({"X": X, "y": Y}),
    "multiclass.softmax.SoftmaxSolution.decision": Call({"X": X}, owner=softmax_solution),
    "multiclass.softmax.SoftmaxSolution.predict": Call({"X": X}, owner=softmax_solution),
    "multiclass.softmax.SoftmaxSolution.probability": Call({"X": X}, owner=softmax_solution),
    "multiclass.softmax.fit": Call({"X": X, "y": Y, "lam": 1, "tol": 1e-8}, positive="lam"),
    "multiclass.softmax.gradient": Call({"X": X, "y": Y, "W": GRAM, "lam": 1}),
    "multiclass.softmax.gradient_descent": Call(
        {"X": X, "y": Y, "lam": 1, "steps": 2, "rate": 1, "start": GRAM}, positive="rate"
    ),
    "multiclass.softmax.objective": Call({"X": X, "y": Y, "W": GRAM, "lam": 1, "b": W}),
    "multiclass.softmax.probabilities": Call({"scores": W}),
    "multiclass.softmax.reference": Call({"W": GRAM}),
    "multiclass.softmax.scores": Call({"X": X, "W": GRAM, "b": W}),
    "multiclass.machine.MulticlassSolution.decision": Call({"X": X}, owner=multiclass_solution),
    "multiclass.machine.MulticlassSolution.predict": Call({"X": X}, owner=multiclass_solution),
    "multiclass.multiclass_svm.fit": Call({"X": X, "y": Y, "C": 1, "tol": 1e-6}, positive="C"),
    "multiclass.ranking.dual_value": Call({"X": X, "y": OWN, "alpha": POOL}),
    "multiclass.ranking.hinges": Call({"scores": POOL, "y": OWN}),
    "multiclass.ranking.joint_features": Call({"x": W, "K": 2}),
    "multiclass.ranking.objective": Call({"X": X, "y": OWN, "W": GRAM, "C": 1}, positive="C"),
    "multiclass.ranking.printed_objective": Call(
        {"X": X, "y": OWN, "W": GRAM, "lam": 1}, positive="lam"
    ),
    "multiclass.ranking.pulls": Call({"X": X, "y": OWN, "alpha": POOL}),
    "multiclass.ranking.raised": Call({"scores": POOL, "y": OWN}),
    "multiclass.ranking.tempered_hinges": Call(
        {"scores": POOL, "y": OWN, "level": 1, "tau": 1}, positive="tau"
    ),
    "multiclass.rational_machine.fit_multiclass": Call({"X": X, "y": Y, "C": 1}, positive="C"),
    "rational.games.game": Call({"A": POOL}),
    "rational.psd.factor": Call({"K": GRAM}),
    "rational.psd.is_psd": Call({"K": GRAM}),
    "rational.psd.psd_witness": Call({"K": GRAM}),
    "show.plot.classes": Call({"X": X, "y": Y, "sizes": 46}, owner=axes),
    "show.plot.hyperplane": Call({"w": W, "b": B, "level": 0}, owner=axes),
    "show.plot.normal_arrow": Call({"w": W, "b": B}, owner=axes),
    "show.plot.ring": Call({"X": X}, empty="X", owner=axes),
    "show.plot.slacks": Call({"X": X, "y": Y, "w": W, "b": B}, owner=axes),
    "show.plot.slab": Call({"w": W, "b": B}, owner=axes),
    "show.several.points": Call({"X": X, "y": NAMES}, owner=axes),
    "svm.bias.best_bias": Call(AFTER),
    "svm.bias.best_offset": Call(AFTER),
    "svm.budget.hard_threshold": Call({"X": X, "y": Y}),
    "svm.certificates.certificate": Call({**AT, "C": 1}, positive="C"),
    "svm.certificates.excess": Call({**AT, "C": 1, "multipliers": ONES}, positive="C"),
    "svm.certificates.is_certificate": Call(
        {**AT, "C": 1, "multipliers": ONES, "gap": 0.5}, positive="C"
    ),
    "svm.certificates.is_subgradient": Call({**AT, "vector": W, "slope_b": 0, "tol": 1e-9}),
    "svm.constant_feature.from_constant": Call({"weights": ONES, "constant": 1}),
    "svm.constant_feature.with_constant": Call({"X": X, "constant": 1}, empty="X"),
    "svm.conventions.dual_objective": Call(
        {"total": 1, "norm2": 1, "value": 1, "convention": "conv-c2", "n": 2}, positive="value"
    ),
    "svm.conventions.dual_scale": Call(
        {"value": 1, "convention": "conv-lambda", "n": 2}, positive="value"
    ),
    "svm.conventions.from_C": Call({"C": 1, "convention": "conv-c2", "n": 2}, positive="C"),
    "svm.conventions.objective": Call(
        {"norm2": 1, "total": 1, "value": 1, "convention": "conv-c2", "n": 2}, positive="value"
    ),
    "svm.conventions.to_C": Call({"value": 1, "convention": "conv-c2", "n": 2}, positive="value"),
    "svm.dual_optima.dual_optimum": Call({"cost": ONES}, owner=solution),
    "svm.dual_optima.is_dual_optimum": Call({"alpha": ONES}, owner=solution),
    "svm.duality.alternative": Call({"X": X, "y": Y}),
    "svm.duality.check_gordan": Call({"X": X, "y": Y, "certificate": ONES}),
    "svm.duality.common_point": Call(
        {"X": [[0], [0]], "y": [1, -1], "certificate": [Fraction(1, 2)] * 2}
    ),
    "svm.duality.dual_function": Call({"X": X, "y": Y, "alpha": ONES}),
    "svm.duality.dual_value": Call({"X": X, "y": Y, "alpha": ONES}),
    "svm.duality.gap": Call({**AT, "alpha": ONES, "slack": ONES, "C": 1}),
    "svm.duality.lagrangian": Call({**AT, "alpha": ONES, "slack": ONES, "C": 1}),
    "svm.logistic_dual.deletion_moves": Call({"X": X, "alpha": ONES, "C": 1}, positive="C"),
    "svm.logistic_dual.gap_terms": Call({**AT, "alpha": ONES, "C": 1}, positive="C"),
    "svm.logistic_dual.least_multipliers": Call({"X": X, "C": 1}, positive="C"),
    "svm.max_margin.canonical": Call(AT),
    "svm.max_margin.squared_margin": Call(AT),
    "svm.price.least_total_slack": Call(AFTER),
    "svm.price.mean_classifier_limit": Call({"X": X, "y": Y}),
    "svm.price.norm2_bound": Call({"X": X, "y": Y, "C": 1}, positive="C"),
    "svm.price.signed_sum": Call({"X": X, "y": Y}),
    "svm.soft_dual.dual_function": Call({"X": X, "y": Y, "alpha": ONES, "C": 1}),
    "svm.soft_dual.slack_infimum": Call({"alpha": 1, "C": 1}),
    "svm.soft_margin.least_slack": Call({"X": X, "y": Y}),
    "svm.soft_margin.minimal_slack": Call(AT),
    "svm.soft_margin.objective": Call({**AT, "value": 1}, positive="value"),
    "svm.soft_margin.relative_slack": Call(
        {"distances": ONES, "M": 1}, empty="distances", positive="M"
    ),
    "svm.soft_margin.relative_value": Call(
        {"distances": ONES, "M": 1, "c": 1}, empty="distances", positive="M"
    ),
    "svm.soft_margin.total_slack": Call(AT),
    "svm.soft_margin.widest_margin2": Call({**AT, "s": 1}),
    "svm.support_vectors.refit_on": Call({"subset": [0, 1, 2, 3], "tol": 0.5}, owner=solution),
    "trees.boxes.Box.contains": Call({"X": X}, empty="X", owner=lambda: tree().boxes()[0]),
    "ensembles.forests.Forest.predict": Call({"X": X}, empty="X", owner=woods),
    "ensembles.forests.Forest.votes": Call({"X": X}, empty="X", owner=woods),
    "ensembles.forests.forest": Call(
        {
            **{k: GROW[k] for k in ("X", "y", "min_leaf", "categorical")},
            "trees": 2,
            "draws": 3,
            "rng": GENERATOR,
        },
        empty="categorical",
        single="y",
    ),
    "trees.every_split.candidates": Call(
        {k: GROW[k] for k in ("X", "y", "min_leaf", "sample_weight", "categorical")},
        empty="categorical",
        single="y",
    ),
    "trees.every_split.exact_examples": Call(
        {"X": X, "y": NAMES, "impurity": "gini", "sample_weight": ONES}, single="y"
    ),
    "trees.exact.grow": Call(GROW, empty="categorical", single="y"),
    "trees.growing.grow": Call(GROW, empty="categorical", single="y"),
    "trees.impurity.entropy": Call({"weights": W}),
    "trees.impurity.error": Call({"weights": W}),
    "trees.impurity.gain": Call({"children": POOL_OF_COUNTS}),
    "trees.impurity.gini": Call({"weights": W}),
    "trees.impurity.variance": Call({"values": Y, "weights": ONES}),
    "trees.impurity.variance_gain": Call({"values": Y, "groups": Y, "weights": ONES}),
    "trees.material.prepared": Call(
        {"X": X, "y": NAMES, "impurity": "gini", "sample_weight": ONES}, single="y"
    ),
    "trees.overfitting.design": Call({"X": [[0], [1]], "shares": [0, 1]}),
    "trees.plan.planned": Call(
        {
            "d": 2,
            "impurity": "gini",
            "order": "depth",
            "max_depth": None,
            "max_leaves": 3,
            "min_leaf": 1,
            "allow_zero_gain": True,
            "features": None,
            "rng": None,
            "categorical": [1],
        },
        empty="categorical",
    ),
    "trees.presorting.presort": Call({"X": X, "y": Y, "bins": 2}),
    "trees.pruning.Path.at": Call({"beta": 1}, owner=lambda: pruning.path(tree())),
    "trees.pruning.cost": Call({"tree": tree(), "beta": 1}),
    "trees.pruning.fisher": Call({"level": 1}, positive="level"),
    "trees.pruning.held_out": Call({"trees": pruning.path(tree()), "X": X, "y": Y}, single="y"),
    "trees.pruning.prune": Call({"tree": tree(), "beta": 1}),
    "trees.pruning.saves": Call({"beta": 1}),
    "trees.splits.expected_decrease": Call({"splits": [[0, 1], [1, 0]], "p": Fraction(1, 2)}),
    "trees.splits.level_splits": Call({"q": 3}),
    "trees.splits.most_dichotomies": Call({"n": 3, "d": 2}),
    "trees.splits.zigzag": Call({"n": 4, "d": 2}),
    "trees.searching.best_stump": Call({"weights": ONES}, owner=lambda: presort(X, Y)),
    "trees.set_cover.least": Call({"incidence": [[1, 0], [1, 1]]}),
    "trees.set_cover.sample": Call({"incidence": [[1, 0], [1, 1]]}),
    "trees.set_cover.tree_of": Call({"incidence": [[1, 0], [1, 1]], "cover": [0]}),
    "trees.smallest.find": Call({"X": X, "y": NAMES, "most": 100}, single="y"),
    "trees.stumps.all_stumps": Call({"X": X}),
    "trees.stumps.close_under_negation": Call({"pool": POOL}),
    "trees.stumps.dichotomies": Call({"X": X}),
    "trees.tree.Tree.apply": Call({"X": X}, empty="X", owner=tree),
    "trees.tree.Tree.predict": Call({"X": X}, empty="X", owner=tree),
    "trees.tree.Tree.pruned_at": Call({"nodes": [1]}, empty="nodes", owner=tree),
    "trees.tree.Tree.shares": Call({"X": X}, empty="X", owner=tree),
    "svm.certified.fit": Call(
        {"X": X, "y": Y, "C": 1, "kernel": linear, "tol": 1e-8}, positive="C"
    ),
    "svm.certified.fit_path": Call(
        {"X": X, "y": Y, "prices": [1, 2], "kernel": linear, "tol": 1e-8}
    ),
    "svm.exact.fit": Call({"X": X, "y": Y, "C": 1}, positive="C"),
    "svm.exact.penalties": Call({"C": 1, "n": 4}, positive="C"),
    "svm.exact.penalty": Call({"C": 1}, positive="C"),
    "svm.exact.problem": Call({"X": X, "y": Y, "bias": True}),
    "svm.path.Path.at": Call({"C": 1}, positive="C", owner=whole_path),
    "svm.path.Path.constrained": Call({"s": 1}, owner=whole_path),
    "svm.path.Path.norm2": Call({"C": 1}, positive="C", owner=whole_path),
    "svm.path.Path.penalties_for": Call({"s": 1}, owner=whole_path),
    "svm.path.Path.total": Call({"C": 1}, positive="C", owner=whole_path),
    "svm.path.Path.value": Call({"C": 1}, positive="C", owner=whole_path),
    "svm.path.trace": Call({"X": X, "y": Y}),
    "svm.solution.Machine.decision": Call({"X": X}, empty="X", owner=lambda: solution().machine),
    "svm.solution.Machine.predict": Call({"X": X}, empty="X", owner=lambda: solution().machine),
    "svm.solution.Solution.decision": Call({"X": X}, empty="X", owner=solution),
    "svm.solution.Solution.predict": Call({"X": X}, empty="X", owner=solution),
}


# ---------------------------------------------------------------- bad values of each kind


def floats(good: Any) -> Array:
    return np.asarray(good, dtype=float)


def with_first(good: Any, value: float) -> Array:
    """The array with another first entry."""
    changed = floats(good).copy()
    changed.flat[0] = value
    return changed


def no_numbers(good: Any) -> dict[str, object]:
    """What is no array of real numbers, or only looks like one."""
    array = np.atleast_1d(floats(good))
    hidden = np.ma.masked_array(array, mask=np.zeros(array.shape, dtype=bool))
    hidden.flat[0] = np.ma.masked
    return {
        "a generator": (v for v in np.ravel(good)),
        "sparse": sparse.csr_array(np.atleast_2d(array)),
        "masked": hidden,
        "masked rows": [hidden, hidden],
        "complex": array + 0j,
        "complex objects": (array + 0j).astype(object),
        "dates": array.astype(int).astype("datetime64[D]"),
        "time differences": array.astype(int).astype("timedelta64[h]"),
        "text": array.astype(str),
        "text objects": array.astype(str).astype(object),
        "a word": "rbf",
        "None inside": np.where(np.arange(array.size).reshape(array.shape) == 0, None, array),
        "an object": object(),
        "a set": {1, -1},
    }


def not_finite(good: Any) -> dict[str, object]:
    return {"NaN": with_first(good, np.nan), "infinity": with_first(good, np.inf)}


def no_points(good: Any) -> dict[str, object]:
    shapes = {
        "one axis": floats(good)[0],
        "three axes": floats(good)[None],
        "ragged": [[1, 2], [1]],
    }
    return {**no_numbers(good), **not_finite(good), **shapes, "a number": 1}


def no_vector(good: Any) -> dict[str, object]:
    shapes = {"two axes": floats(good)[None], "ragged": [[1, 2], [1]], "a number": 1}
    return {**no_numbers(good), **not_finite(good), **shapes}


def no_labels(good: Any) -> dict[str, object]:
    wrong = {"zero": with_first(good, 0), "half": with_first(good, 0.5), "too few": good[1:]}
    return {**no_vector(good), **wrong, "truth values": floats(good) > 0, "all true": [True] * 4}


def no_classes(good: Any) -> dict[str, object]:
    """What does not name a class for each point."""
    first = next(iter(good))
    masked = np.ma.masked_array(np.arange(len(good)), mask=np.eye(len(good), dtype=bool)[0])
    return {
        "a generator": (label for label in good),
        "a word": "spam",
        "a number": 3,
        "an object": object(),
        "a set": set(good),
        "masked": masked,
        "two axes": np.array([good]),
        "too few": good[1:],
        "None inside": [None, *good[1:]],
        "NaN": [np.nan, *good[1:]],
        "a list inside": [[first], *good[1:]],
        "one class": [first] * len(good),
        "empty": [],
    }


def no_scalar(_: Any) -> dict[str, object]:
    wrong = (np.nan, "1", "a", [1.0], [[1]], 1j, object(), np.datetime64("2020-01-01"), {1})
    return {repr(value): value for value in wrong} | {"a generator": (v for v in [1])}


def no_price(good: Any) -> dict[str, object]:
    vectors = ([1, 0, 1, 1], [1, -1, 1, 1], [1, np.inf, 1, 1], [1, np.nan, 1, 1], [1, 1], [])
    return {**no_scalar(good), **{repr(value): value for value in vectors}, "True": True}


def no_count(_: Any) -> dict[str, object]:
    wrong = (0, -1, 1.5, 1.0, np.nan, np.inf, "1", [1], True, 1j, object())
    return {repr(value): value for value in wrong}


def no_tolerance(_: Any) -> dict[str, object]:
    wrong = (0, 1, -1, 2.5, np.nan, np.inf, "1", [0.1], True, 1j, object())
    return {repr(value): value for value in wrong}


def no_function(_: Any) -> dict[str, object]:
    return {"a word": "rbf", "a number": 3, "an array": np.ones((4, 4))}


def no_kernel(good: Any) -> dict[str, object]:
    return {
        **no_function(good),
        "sparse values": lambda A, Z: sparse.csr_array(A @ Z.T),
        "too few values": lambda A, Z: (A @ Z.T)[1:],
        "one value": lambda _A, _Z: 1.0,
        "NaN": lambda A, Z: np.nan * (A @ Z.T),
        "text": lambda A, Z: (A @ Z.T).astype(str),
    }


BAD = {
    "points": no_points,
    "vector": no_vector,
    "labels": no_labels,
    "classes": no_classes,
    "values": no_numbers,
    "scalar": no_scalar,
    "prices": no_price,
    "count": no_count,
    "tolerance": no_tolerance,
    "kernel": no_kernel,
    "learner": no_function,
    "binary learner": no_function,
    "loss": no_function,
}


def bad_values(function: Callable[..., Any], call: Call) -> Iterator[tuple[str, str, object]]:
    """(parameter, what is wrong, value) for every parameter that a caller fills."""
    for name, parameter in inspect.signature(function).parameters.items():
        if not (found := kind(parameter)) or name == "gram" != next(iter(call.good)):
            continue  # a Gram matrix takes the place of X, with the same checks
        for what, value in BAD[found](call.good[name]).items():
            if what == "one class" and name in call.single.split():
                continue
            yield name, what, value
        if not optional(parameter):
            yield name, "None", None
        if found in ("points", "vector") and name not in call.empty.split():
            yield name, "empty", floats(call.good[name])[:0]
        if name in call.positive.split():
            yield name, "zero", 0
            yield name, "negative", -1


@contextmanager
def at_most_a_second() -> Iterator[None]:
    """Interrupt what computes for longer; a busy machine is no fault of the function."""

    def late(*_: object) -> None:
        raise TimeoutError("no answer within a second")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def answer(function: Callable[..., Any], call: Call, name: str, value: object) -> str | None:
    """What is wrong with the answer to a bad value; None if it is a message that names it."""
    try:
        with at_most_a_second():
            call(function, **{name: value})
    except BadInput as error:
        return None if re.search(rf"\b{name}\b", str(error)) else f"the message is {error}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "it is accepted"


# ---------------------------------------------------------------- the tests

MINE = sorted(set(CALLS))
PACKAGES = (
    "boosting",
    "ensembles",
    "exact",
    "first_order",
    "generalisation",
    "kernels",
    "losses",
    "multiclass",
    "svm",
    "trees",
)


def test_every_entry_point_is_known():
    assert set(entry_points()) - ANYTHING == set(MINE)
    assert set(entry_points()) >= ANYTHING | set(CALLS)


def test_what_readers_import_takes_what_callers_have():
    """An exported function asks for no array that the edge has made."""
    for package in PACKAGES:
        module = importlib.import_module(f"margins.{package}")
        for name in module.__all__:
            value = getattr(module, name)
            if inspect.isfunction(value):
                parameters = inspect.signature(value).parameters.values()
                assert Array not in [p.annotation for p in parameters], f"{package}.{name}"


@pytest.mark.parametrize("name", MINE)
def test_good_input_passes_and_bad_input_is_named(name):
    function, call = entry_points()[name], CALLS[name]
    call(function)
    found = [
        (f"{p} {what}", answer(function, call, p, v)) for p, what, v in bad_values(function, call)
    ]
    assert not [(what, message) for what, message in found if message]


# ---------------------------------------------------------------- what comes back


def is_for_keeps(name: str, call: Call) -> bool:
    """Drawings belong to matplotlib, and a weak learner lasts as long as its run."""
    return call.owner is not axes and not name.endswith(("_learner", ".exact.prepared"))


@pytest.mark.parametrize("name", [name for name in MINE if is_for_keeps(name, CALLS[name])])
def test_what_comes_back_can_be_copied_and_pickled(name):
    result = CALLS[name](entry_points()[name])
    for again in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
        assert type(again) is type(result)
        assert repr(again) == repr(result)


def dataclasses_of_the_library() -> Iterator[type]:
    for module in modules():
        if module.__name__.startswith(INSIDE):
            continue
        for value in vars(module).values():
            mine = getattr(value, "__module__", None) == module.__name__
            if mine and inspect.isclass(value) and is_dataclass(value):
                yield value


def is_long(annotation: object) -> bool:
    return annotation in (Array, Labels) or str(annotation).startswith(("tuple", "list"))


SEEN_BY_NOBODY = {
    "_Linear",
    "_Point",
    "_Problem",
    "Certifier",
    "Data",
    "Newton",
    "Primal",
    "Problem",
    "Worth",
}
"""Inside the library."""


def test_whoever_holds_arrays_prints_in_a_line():
    """A dataclass of Python's prints all that it holds."""
    chatty = {
        cls.__name__
        for cls in dataclasses_of_the_library()
        if any(is_long(f.type) for f in fields(cls)) and cls.__dataclass_params__.repr
    }
    assert chatty - SEEN_BY_NOBODY == set()
