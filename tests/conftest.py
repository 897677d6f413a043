"""Settings for every test: the Hypothesis profile named by HYPOTHESIS_PROFILE, `book` by default.

With EVIDENCE_RECORD=folder, every check that pytest ran and passed is written down there, to be
compared with what the pages of the book say was run (`build.py --compare`).
"""

import os
from pathlib import Path

import pytest
from evidence import record
from evidence.project import Project
from hypothesis import settings

PROJECT = Project.find(Path(__file__))
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "book")
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "")
settings.register_profile(PROFILE, PROJECT.settings(PROFILE))
settings.load_profile(PROFILE)


def pytest_sessionstart():
    """Note which code the record is about."""
    if (folder := os.environ.get("EVIDENCE_RECORD")) and not WORKER:
        record.start(Path(folder), PROJECT, PROFILE)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Note a check that passed."""
    report = (yield).get_result()
    found = getattr(getattr(item, "function", None), "__evidence__", [])
    folder = os.environ.get("EVIDENCE_RECORD")
    if folder and call.when == "call" and report.passed:
        record.add(Path(folder), found, WORKER or "main")
