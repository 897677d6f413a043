"""The one thing that pyproject.toml cannot say: a wheel ships the tests that pages run.

`verify` and the exercises run tests, also where there is no repository. So the tests and the
settings of the evidence go into the wheel as data of `evidence`, whose `Project.find` looks there.
"""

from pathlib import Path
from shutil import copyfile

from setuptools import setup
from setuptools.command.build_py import build_py

NOT_RUN_BY_PAGES = ("tests/house", "tests/conftest.py")


class WithTests(build_py):
    """Copies packages, and then what `evidence.project` expects beside them."""

    def run(self) -> None:
        """An editable install finds the tests in the repository."""
        super().run()
        if not self.editable_mode:
            shipped = Path(self.build_lib, "evidence", "shipped")
            for file in ["pyproject.toml", *tests()]:
                (shipped / file).parent.mkdir(parents=True, exist_ok=True)
                copyfile(file, shipped / file)


def tests() -> list[str]:
    """The test files that declare claims, and what they import."""
    files = sorted(path.as_posix() for path in Path("tests").rglob("*.py"))
    return [file for file in files if not file.startswith(NOT_RUN_BY_PAGES)]


setup(cmdclass={"build_py": WithTests})
