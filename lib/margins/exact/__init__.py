"""Exact optimisation over the rationals: integers and `Fraction`s in, answers with `==`."""

from margins.exact.boosting import adaboost, adaboost_rational_votes
from margins.exact.game import Game, game
from margins.exact.psd import Factor, NotPSD, factor, is_psd, psd_witness
from margins.exact.support import (
    alpha_range,
    dual_optimum,
    essential,
    is_dual_optimum,
    refit_on,
    tight,
)
from margins.exact.svm import Alternative, alternative, check_gordan, common_point, fit
from margins.solution import NotSeparable

__all__ = [
    "Alternative",
    "Factor",
    "Game",
    "NotPSD",
    "NotSeparable",
    "adaboost",
    "adaboost_rational_votes",
    "alpha_range",
    "alternative",
    "check_gordan",
    "common_point",
    "dual_optimum",
    "essential",
    "factor",
    "fit",
    "game",
    "is_dual_optimum",
    "is_psd",
    "psd_witness",
    "refit_on",
    "tight",
]
