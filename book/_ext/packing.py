"""The wheel of the project, with the tests that pages run; built when something in it changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import inputs

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
# Files in a wheel bear a date. With a fixed one the same files make the same wheel.
EARLIEST = "315532800"  # 1980, where the calendar of a zip archive begins


def wheel(source: Path) -> Path:
    """The wheel of the project as it is now, in `_build/wheel`."""
    folder, now = source / "_build" / "wheel", inputs.state(source, inputs.WHEEL)
    stamp = folder / "inputs.sha256"
    if not stamp.is_file() or stamp.read_text() != now:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        _build(source, folder)
        stamp.write_text(now)
    (found,) = folder.glob("*.whl")
    return found


def _build(source: Path, folder: Path) -> None:
    """In a copy, because a build leaves its traces where it runs."""
    with TemporaryDirectory() as copy:
        for file in inputs.files(source, inputs.WHEEL):
            target = Path(copy, file.relative_to(source))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        done = subprocess.run(
            [sys.executable, "-c", BUILD, folder],
            cwd=copy,
            env=os.environ | {"SOURCE_DATE_EPOCH": EARLIEST},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the wheel of the project was not built:\n{done.stderr}")
