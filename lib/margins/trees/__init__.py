"""Decision trees, one module a chapter.

Shared by several chapters: `tree` (a grown tree) and `boxes` (its leaves in space), `exact`
(growing by definition in fractions, with `every_split`), `plan` (what is asked of a tree),
`chances` (which features a node may use), `routing` (from points to leaves). Decision stumps:
`stumps`, and how the best one is found (`presorting`, `searching`).
"""

from margins.trees.boxes import Box
from margins.trees.growing import grow
from margins.trees.tree import Tree

__all__ = ["Box", "Tree", "grow"]
