"""Steps of the stochastic subgradient method, many at once as if they were taken one by one.

The iterate is w = theta / sigma (`sgd-listing-equals-recursion`): to shrink w is to raise sigma.
Which margins are below 1 depends on all updates before: in a window of steps with one example
each, z = y x,

    v_t = 1 if <z_t, theta_0 + sum_{s<t} u_s v_s z_s> < sigma_t, otherwise 0.

Put a guess of all v into the right side, and a better guess comes out. A guess that does not
change is what single steps would have done: the first v is right after one round, the first two
after two. Few rounds do where few updates hardly move w. The sums come from products of matrices,
those inside a group of rows from the Gram matrix of the group.
"""

from dataclasses import dataclass

import numpy as np

from margins.base.types import Array
from margins.first_order.rates import Rates

_GROUP = 16  # rows that share a Gram matrix
_EARLIER = np.tril(np.ones((_GROUP, _GROUP)), -1)
_LARGEST = 64  # groups in a window
_FEW, _MANY = 4, 7  # rounds
_SHRINK = 20.0  # of log w in a window, at most


@dataclass(repr=False)
class Walk:
    """Where a run is: w = theta / sigma and b after `done` steps, and the sum of all iterates
    before that, for their mean."""

    rates: Rates
    batch: int
    bias: bool
    ties: bool  # whether a margin of 1 counts as below
    theta: Array
    sigma: float
    total: Array
    b: float = 0.0
    total_b: float = 0.0
    done: int = 0
    groups: int = 4  # in the next window

    def go(self, Z: Array, y: Array) -> None:
        """Steps with the rows of Z = y x, `batch` of them for each."""
        if self.batch > 1:
            self._in_turn(Z, y)
            return
        rest = len(Z) % _GROUP
        whole = len(Z) - rest
        blocks = Z[:whole].reshape(-1, _GROUP, Z.shape[1])
        gram = blocks @ blocks.transpose(0, 2, 1)
        gram *= _EARLIER
        at = 0
        while at < len(blocks):
            count = min(self.groups, len(blocks) - at)
            eta = self.rates.at(self.done + 1, count * _GROUP)
            rows = slice(at * _GROUP, (at + count) * _GROUP)
            if self._gentle(eta):
                self._window(blocks[at : at + count], gram[at : at + count], y[rows], eta)
            elif count > 1:
                self.groups = count // 2
                continue
            else:
                self._in_turn(Z[rows], y[rows])
            at += count
        self._in_turn(Z[whole:], y[whole:])

    def _gentle(self, eta: Array) -> bool:
        """Whether w shrinks so little that a window can be reckoned at its end."""
        if self.rates.inverse:
            return self.done > 0
        shrink = self.rates.lam * eta
        return bool(shrink.max() <= 0.5 and shrink.sum() <= _SHRINK)

    def _below(self, values: Array, limit: Array | float) -> Array:
        return np.asarray(values <= limit if self.ties else values < limit)

    def _in_turn(self, Z: Array, y: Array) -> None:
        """One step after the other."""
        steps, lam, share = len(Z) // self.batch, self.rates.lam, 1 / self.batch
        eta = self.rates.at(self.done + 1, steps).tolist()
        places, lengths = np.empty((steps, Z.shape[1])), np.empty(steps)
        if not self.rates.inverse:
            self.theta, self.sigma = self.theta / self.sigma, 1.0
        theta, sigma, b = self.theta.copy(), self.sigma, self.b
        for k, rate in enumerate(eta):
            rows = slice(k * self.batch, (k + 1) * self.batch)
            places[k], lengths[k] = theta, sigma
            scores = Z[rows] @ theta
            if self.bias:
                scores += (sigma * b) * y[rows]
            v = self._below(scores, sigma).astype(float)
            if self.rates.inverse:
                theta += share * (v @ Z[rows])
                sigma = lam * (self.done + k + 1)
            else:
                theta *= 1 - rate * lam
                theta += (rate * share) * (v @ Z[rows])
            if self.bias:
                self.total_b += b
                b += rate * share * float(v @ y[rows])
        self.total += (1 / lengths) @ places
        self.theta, self.sigma, self.b = theta, sigma, b
        self.done += steps

    def _window(self, Z: Array, gram: Array, y: Array, eta: Array) -> None:
        """Groups of steps with one example each."""
        count, size = len(Z), len(y)
        sigma, weights = self._lengths(eta)
        rows, limits, slopes = Z.reshape(size, -1), sigma[:-1], eta * y
        scores = rows @ self.theta
        v = self._below(scores + (sigma[0] * self.b) * y, sigma[0])
        carried, first, rounds = self.theta * 0, 0, 0
        while True:
            rounds += 1
            here = slice(first * _GROUP, None)
            u = (weights * v).reshape(count, 1, _GROUP)[first:]
            earlier = _sums_before(carried, (u @ Z[first:])[:, 0])
            found = scores[here] + (gram[first:] @ u.transpose(0, 2, 1)).ravel()
            found += (Z[first:] @ earlier[:, :, None]).ravel()
            if self.bias:
                found += (limits * y * _sums_before(self.b, slopes * v))[here]
            better = self._below(found, limits[here])
            wrong = better != v[here]
            v[here] = better
            if not wrong.any():
                break
            settled = int(wrong.argmax()) // _GROUP
            carried, first = earlier[settled], first + settled
        self._take(rows, weights * v, sigma, slopes * v)
        if rounds >= _MANY:
            self.groups = max(1, count // 2)
        elif rounds <= _FEW:
            self.groups = min(_LARGEST, 2 * count)

    def _lengths(self, eta: Array) -> tuple[Array, Array]:
        """sigma before the first and after each step, and the weight of an update in theta."""
        if self.rates.inverse:
            sigma = self.rates.lam * np.arange(self.done, self.done + len(eta) + 1)
            return sigma, np.ones(len(eta))
        self.theta, self.sigma = self.theta / self.sigma, 1.0
        sigma = np.multiply.accumulate(np.append(1.0, 1 / (1 - self.rates.lam * eta)))
        return sigma, eta * sigma[1:]

    def _take(self, rows: Array, u: Array, sigma: Array, moves: Array) -> None:
        """Make these updates, and add up the iterates before each."""
        lengths = 1 / sigma[:-1]
        later = np.add.accumulate(lengths[::-1])[::-1] - lengths
        update, share = np.stack((u, u * later)) @ rows
        self.total += lengths.sum() * self.theta + share
        self.theta = self.theta + update
        self.sigma = float(sigma[-1])
        self.done += len(rows)
        if self.bias:
            before = _sums_before(self.b, moves)
            self.total_b += float(before.sum())
            self.b = float(before[-1] + moves[-1])


def _sums_before(start: Array | float, terms: Array) -> Array:
    """start, start + terms[0], start + terms[0] + terms[1], ..."""
    return np.asarray(np.add.accumulate(np.concatenate((np.asarray(start)[None], terms[:-1]))))
