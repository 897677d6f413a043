"""The project where its wheel was installed, without a repository around."""

import pytest
from evidence import project
from evidence.project import Project

SETTINGS = (
    '[project]\nname = "tiny-book"\n[tool.evidence]\ntests = "tests"\nproofs = "tiny.proofs"\n'
)


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """A folder of installed packages: this one with what its wheel ships, and a stranger."""
    place = tmp_path / "site-packages"
    shipped = place / "evidence" / "shipped"
    (shipped / "tests" / "sums").mkdir(parents=True)
    (shipped / "pyproject.toml").write_text(SETTINGS)
    (shipped / "tests" / "drawn.py").write_text("")
    (shipped / "tests" / "sums" / "test_sum.py").write_text(
        'from evidence import claim\n\n@claim("sum", by="exact")\ndef test_sum():\n    pass\n'
    )
    information = place / "tiny_book-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Name: tiny-book\nVersion: 1.0\n")
    (information / "top_level.txt").write_text("evidence\ntiny\n")
    (place / "stranger").mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.syspath_prepend(place)
    monkeypatch.setattr(project, "PACKAGES", place)
    monkeypatch.setattr(project, "SHIPPED", shipped)
    return place


def test_it_is_found_and_files_have_the_names_of_the_repository(packages):
    found = Project.find()
    assert found.installed
    assert found.lib == packages
    assert found.proofs == "tiny.proofs"
    (declared,) = found.declarations()
    assert (declared.claim, declared.file) == ("sum", "tests/sums/test_sum.py")
    assert found.file(found.root / declared.file) == declared.file
    assert found.file(packages / "tiny/proofs/sums.py") == "lib/tiny/proofs/sums.py"
    assert found.file(packages.parent / "notes.py") == ""


def test_what_others_have_installed_beside_it_is_not_its_own(packages):
    assert (packages / "stranger").is_dir()
    assert Project.find().modules() == {"evidence", "tiny", "drawn", "sums"}


def test_a_repository_comes_first(packages, tmp_path):
    assert packages.is_dir()
    (tmp_path / "elsewhere" / "lib" / "other").mkdir(parents=True)
    (tmp_path / "elsewhere" / "pyproject.toml").write_text(SETTINGS)
    found = Project.find()
    assert not found.installed
    assert found.lib == found.root / "lib"
    assert found.modules() == {"other"}
    assert found.file(packages / "tiny/proofs/sums.py") == ""
