"""What `import margins` needs, and what it offers."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import margins
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("numpy", "scipy", "threadpoolctl")
PARTS = (
    "svm",
    "exact",
    "first_order",
    "boosting",
    "kernels",
    "losses",
    "hyperplanes",
    "generalisation",
    "multiclass",
    "trees",
    "ensembles",
)

BLOCKED = """
import sys

class Blocked:
    '''Finds nothing that was installed, except what the library needs.'''
    def find_spec(self, name, path=None, target=None):
        head = name.partition(".")[0]
        standard = head in sys.stdlib_module_names or head.startswith("_sysconfigdata")
        if standard or head == "margins" or head in {needed}:
            return None
        raise ImportError(f"{{name}} is not needed by the library")

sys.path.insert(0, {lib!r})
sys.meta_path.insert(0, Blocked())
{statements}
"""


def run(statements, needed=NEEDED):
    script = BLOCKED.format(lib=str(ROOT / "lib"), needed=set(needed), statements=statements)
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def packages(requirements):
    return {re.match(r"[\w-]+", requirement).group() for requirement in requirements}


def test_the_library_needs_three_packages():
    statements = "import margins\n" + "\n".join(f"import margins.{part}" for part in PARTS)
    fit = (
        "assert margins.svm.fit([[0.0], [1.0]], [-1, 1], kernel=margins.kernels.linear).gap < 1e-8"
    )
    ran = run(f"{statements}\n{fit}")
    assert not ran.stderr
    assert ran.returncode == 0
    assert packages(project()["dependencies"]) == set(NEEDED)


def test_what_takes_long_to_import_is_loaded_by_the_first_fit():
    """SciPy's linear algebra takes longer than numpy and the library together."""
    slow = '[name for name in sys.modules if name.startswith("scipy.")]'
    loaded = f"import margins.svm\nassert not {slow}, {slow}"
    assert not run(loaded).stderr
    fit = "margins.svm.fit([[0.0], [1.0]], [-1, 1])"
    assert not run(f"{loaded}\n{fit}\nassert 'scipy.optimize' not in sys.modules").stderr


@pytest.mark.parametrize(
    ("statement", "needed"),
    [("import margins.svm", NEEDED[1:]), ("import margins.estimators", NEEDED)],
)
def test_the_block_blocks(statement, needed):
    """What really needs a package cannot be imported without it."""
    ran = run(statement, needed)
    assert "is not needed by the library" in ran.stderr
    assert ran.returncode == 1


@pytest.mark.parametrize(
    ("extra", "brings"),
    [
        ("book", "plot,evidence,sklearn"),
        ("test", "plot,evidence,sklearn"),
        ("notebook", "plot,evidence,sklearn"),
        ("lab", "notebook"),
    ],
)
def test_whoever_builds_or_tests_gets_what_pages_and_tests_import(extra, brings):
    (own,) = [r for r in project()["optional-dependencies"][extra] if r.startswith("the-margin")]
    assert own == f"the-margin[{brings}]"


def test_there_is_one_version():
    assert re.fullmatch(r"\d+\.\d+\.\d+", margins.__version__)
    assert "version" not in project()
    assert "version" in project()["dynamic"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == margins.__version__


LAZY = """
import margins
loaded = {m.partition(".")[0] for m in sys.modules}
assert not loaded & {"numpy", "scipy"}, loaded
assert not [m for m in sys.modules if m.startswith("margins.")]
assert set(margins.__all__) < set(dir(margins))
margins.svm.fit, margins.exact.fit, margins.boosting.adaboost, margins.exact.adaboost
margins.kernels.rbf, margins.logistic.fit, margins.losses.hinge, margins.trees, margins.hyperplanes
assert issubclass(margins.NotSeparable, margins.BadInput)
assert issubclass(margins.NotConverged, ArithmeticError)
assert not [m for m in sys.modules if m.startswith(("margins.estimators", "margins.show"))]
"""


def test_names_are_loaded_when_they_are_used():
    """In a process of its own, where nothing is loaded yet, and without other packages."""
    ran = run(LAZY)
    assert not ran.stderr
    assert ran.returncode == 0


def test_type_checkers_see_the_same_names():
    stub = (ROOT / "lib/margins/__init__.pyi").read_text("utf-8")
    assert sorted(re.findall(r"import \w+ as (\w+)", stub)) == sorted(margins.__all__)


@pytest.mark.parametrize("page", sorted((ROOT / "book").glob("*/*.md")), ids=lambda p: p.stem)
def test_pages_import_what_they_use_by_name(page):
    """A page is executed anew if a module that it imports has changed; `import margins` alone
    would not tell which."""
    assert not re.search(r"^\s*import margins\s*$", page.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", margins.__all__)
def test_every_name_is_there(name):
    found = margins.__getattr__(name)
    assert found is getattr(margins, name)
    assert found.__name__.rpartition(".")[2] == name


def test_completion_shows_the_names():
    assert {*margins.__all__, "__version__"} <= set(dir(margins))


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'margins' has no attribute 'smv'"):
        margins.smv  # noqa: B018
