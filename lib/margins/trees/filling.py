"""What the nodes of a grown tree hold: weights, class weights or means, impurities."""

import numpy as np

from margins.base.types import Array
from margins.trees.growth import Nodes
from margins.trees.impurity import Impurity
from margins.trees.levels import inner_levels
from margins.trees.material import Material
from margins.trees.tree import Tree


def as_tree(nodes: Nodes, material: Material, impurity: Impurity) -> Tree:
    """The tree with what its nodes hold: of the leaves counted, of the others added up."""
    split = nodes.feature >= 0
    left = np.where(split, nodes.left, -1)
    if material.classes is None:
        weight, value, mixed = _numbers(nodes, material)
    else:
        weight, value = _class_weights(nodes, material)
        mixed = mixture(value, weight, impurity)
    return Tree(
        feature=nodes.feature,
        threshold=nodes.threshold,
        subsets=tuple(nodes.subsets.get(node) for node in range(len(split))),
        left=left,
        right=np.where(split, left + 1, -1),
        weight=weight,
        value=value,
        impurity=mixed,
        classes=material.classes,
        d=material.X.shape[1],
        criterion=impurity,
    )


def _class_weights(nodes: Nodes, material: Material) -> tuple[Array, Array]:
    """Weight and class weights of each node."""
    count, K = len(nodes.feature), len(material.classes if material.classes is not None else ())
    value = np.bincount(nodes.at * K + material.codes, material.weight, minlength=count * K)
    value = value.reshape(count, K).astype(np.float64)
    for node in reversed(inner_levels(nodes.left, nodes.left + 1)):
        value[node] = value[nodes.left[node]] + value[nodes.left[node] + 1]
    return value.sum(axis=1), value


def _numbers(nodes: Nodes, material: Material) -> tuple[Array, Array, Array]:
    """Weight, mean and variance of each node."""
    count = len(nodes.feature)
    weights, y = material.weights, material.target
    total = np.bincount(nodes.at, weights, minlength=count)
    sums = np.bincount(nodes.at, weights * y, minlength=count)
    upwards = inner_levels(nodes.left, nodes.left + 1)[::-1]
    for node in upwards:
        for each in (total, sums):
            each[node] = each[nodes.left[node]] + each[nodes.left[node] + 1]
    mean = sums / total
    squares = np.bincount(nodes.at, weights * (y - mean[nodes.at]) ** 2, minlength=count)
    for node in upwards:
        a, b = nodes.left[node], nodes.left[node] + 1
        between = total[a] * (total[b] / total[node]) * (mean[a] - mean[b]) ** 2
        squares[node] = squares[a] + squares[b] + between
    return total, mean, squares / total


def mixture(value: Array, weight: Array, impurity: Impurity) -> Array:
    """The impurity of each row of class weights."""
    shares = value / weight[:, None]
    if impurity == "gini":
        return np.asarray(1 - (shares**2).sum(axis=1))
    if impurity == "error":
        return np.asarray(1 - shares.max(axis=1))
    logs = np.log(np.where(shares > 0, shares, 1))
    return np.asarray(np.abs((shares * logs).sum(axis=1)))
