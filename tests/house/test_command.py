"""`python -m evidence`, which `make claim` calls."""

import re
import runpy
import sys

import pytest


def run(monkeypatch, *labels):
    monkeypatch.setattr(sys, "argv", ["evidence", *labels])
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module("evidence", run_name="__main__")
    return stopped.value.code


def test_it_reports_what_ran(monkeypatch, capsys):
    assert run(monkeypatch, "product-below-squared-mean") == 0
    said = capsys.readouterr().out
    assert re.search(r"product-below-squared-mean: exact, \d+ examples", said)
    assert "twin refuted" in said


def test_an_unknown_label_is_an_error_without_a_traceback(monkeypatch, capsys):
    assert run(monkeypatch, "product-below-mean") == 1
    said = capsys.readouterr().err
    assert said.startswith('UnknownClaim: no test in tests/ bears the claim "product-below-mean"')
    assert 'did you mean "product-below-squared-mean"?' in said
