"""Decision trees, one module a chapter.

Fast growing is in `growing`. It makes the sample ready (`material`), keeps the leaves that still
grow together (`frontier`), scores all their splits (`totals`, `criteria`, `qualitative`), chooses
(`choosing`, `choice`), splits (`growth`, `leaf_order`) and counts what the nodes hold (`filling`).
`batch` does so for the trees of a forest, `fitting` for those of gradient boosting.

Shared by several chapters: `tree` (a grown tree) and `boxes` (its leaves in space), `exact`
(growing by definition in fractions, with `every_split`), `plan` (what is asked of a tree),
`chances` (which features a node may use), `routing` (from points to leaves). Decision stumps:
`stumps`, and how the best one is found (`presorting`, `searching`).
Behind `smallest`: `set_cover` (covers and the samples that ask for them), `chosen_tree` (trees
whose splits are known).
"""

from margins.trees.boxes import Box
from margins.trees.growing import grow
from margins.trees.pruning import prune
from margins.trees.tree import Tree

__all__ = ["Box", "Tree", "grow", "prune"]
