"""`python -m evidence`, which `make claim` calls."""

import re
import subprocess
import sys

from evidence.__main__ import main


def test_it_reports_what_ran():
    command = [sys.executable, "-m", "evidence", "product-below-squared-mean"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"product-below-squared-mean: exact, \d+ examples", said)
    assert "twin refuted" in said


def test_it_takes_several_labels(capsys):
    assert main(["product-below-squared-mean", "hyperplane-distance"]) == 0
    said = capsys.readouterr().out
    assert "product-below-squared-mean: " in said
    assert "hyperplane-distance: " in said


def test_an_unknown_label_is_an_error_without_a_traceback(capsys):
    assert main(["product-below-mean"]) == 1
    said = capsys.readouterr().err
    assert said.startswith('UnknownClaim: no test in tests/ bears the claim "product-below-mean"')
    assert 'did you mean "product-below-squared-mean"?' in said
