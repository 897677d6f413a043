"""More than two classes, one module a chapter. Labels may be any hashable values.

Behind `one_against_others`: `problems` (two signs made of several classes), `tournaments` (votes
and cycles of pairwise comparisons), `covering` (points that affine scores leave to nobody).
Behind `softmax`: `cross_entropy` for its loss and Newton's method, `flows` for dual points,
`softmax_gap` for what they are worth, and `likelihood`, which asks whether there is a maximum.
Behind `multiclass_svm`: `ranking` (the margin and the costs in all their forms), `machine` (what is
returned), `worth` (what it is worth, rounding included), `rational_machine` (the same in
fractions), `solver` (how it is found: program, interior, sifting).
"""

from margins.multiclass.one_against_others import one_vs_one, one_vs_rest

__all__ = ["one_vs_one", "one_vs_rest"]
