"""Settings for every test: the Hypothesis profile named by HYPOTHESIS_PROFILE, `ci` by default."""

import os
from pathlib import Path

from evidence.project import Project
from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci")
settings.register_profile(PROFILE, Project.find(Path(__file__)).settings(PROFILE))
settings.load_profile(PROFILE)
