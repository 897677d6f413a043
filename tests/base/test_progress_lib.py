"""What long runs tell while they last."""

import sys
from types import SimpleNamespace

import pytest
from margins.base.data import BadInput
from margins.base.progress import reporting
from margins.first_order import subgradient


def test_a_function_hears_of_every_step():
    heard = []
    subgradient([[1.0]], [1], 1, steps=3, progress=lambda step, of: heard.append((step, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


class Bar:
    """What tqdm offers, as far as it is used."""

    def __init__(self, total):
        self.total, self.n, self.open = total, 0, False
        BARS.append(self)

    def __enter__(self):
        self.open = True
        return self

    def __exit__(self, *_):
        self.open = False

    def update(self, by):
        assert self.open
        self.n += by


BARS = []


def test_the_bar_is_that_of_tqdm(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", SimpleNamespace(tqdm=Bar))
    with reporting(True, 10) as report:
        for step in (2, 7, 10):
            report(step)
    assert [(bar.n, bar.total, bar.open) for bar in BARS] == [(10, 10, False)]


def test_without_tqdm_there_is_no_bar(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    with pytest.raises(BadInput, match="tqdm, which is not installed"), reporting(True, 1):
        pass


@pytest.mark.parametrize("wrong", ["yes", 1, None])
def test_anything_else_is_refused(wrong):
    with pytest.raises(BadInput, match="progress is"), reporting(wrong, 1):
        pass
