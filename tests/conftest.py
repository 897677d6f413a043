"""Settings for every test: the Hypothesis profile named by HYPOTHESIS_PROFILE, `book` by default.

With EVIDENCE_RECORD=folder, every check that pytest ran and passed is written down there, to be
compared with what the pages of the book say was run (`build.py --compare`).
"""

import json
import os
from pathlib import Path

import pytest
from evidence.project import Project
from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "book")
settings.register_profile(PROFILE, Project.find(Path(__file__)).settings(PROFILE))
settings.load_profile(PROFILE)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Note a check that passed, one file for each worker."""
    report = (yield).get_result()
    check = getattr(getattr(item, "function", None), "__check__", None)
    folder = os.environ.get("EVIDENCE_RECORD")
    if folder and check and call.when == "call" and report.passed:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        name = f"{item.path.relative_to(item.config.rootpath).as_posix()}::{item.name}"
        with Path(folder, f"{worker}.jsonl").open("a") as file:
            for claim in check.ids:
                file.write(json.dumps([claim, name, check.kind]) + "\n")
