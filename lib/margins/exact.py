"""Everything exact under one name: integers and `Fraction`s in, answers with `==`.

The functions live beside their float siblings; this module only collects them for readers.
"""

from margins.boosting.exact import adaboost
from margins.boosting.rational_votes import adaboost_rational_votes
from margins.multiclass.rational_machine import fit_multiclass
from margins.rational.games import Game, game
from margins.rational.psd import Factor, NotPSD, factor, is_psd, psd_witness
from margins.svm.dual_optima import alpha_range, dual_optimum, is_dual_optimum
from margins.svm.duality import Alternative, alternative, check_gordan, common_point
from margins.svm.exact import fit
from margins.svm.solution import NotSeparable
from margins.svm.support_vectors import essential, refit_on, tight
from margins.trees.exact import grow

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
    "fit_multiclass",
    "game",
    "grow",
    "is_dual_optimum",
    "is_psd",
    "psd_witness",
    "refit_on",
    "tight",
]
