"""The browser of tests that need one beside those of the pages."""

import os
import shutil

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, NAMES) if path), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def needs_browser(test):
    """Skip a test where there is none, unless REQUIRE_BROWSER is set."""
    missing = BROWSER is None and not os.environ.get("REQUIRE_BROWSER")
    skip = pytest.mark.skipif(missing, reason="no Chromium; install it to run the browser tests")
    return pytest.mark.browser(skip(test))
