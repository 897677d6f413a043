"""JupyterLab in which chapters open as notebooks.

Its settings are those of the project (lab/overrides.json) and what a reader changes in the lab,
which is kept in the project's environment. Nothing in the home folder is read or written, so other
servers of the reader do not notice.
"""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def environment(root: Path, prefix: Path) -> dict[str, str]:
    """Folders of the server inside of the project, in place of those in the home folder."""
    return {
        "JUPYTER_CONFIG_DIR": str(prefix / "etc" / "jupyter"),
        "JUPYTER_DATA_DIR": str(prefix / "share" / "jupyter"),
        "JUPYTER_RUNTIME_DIR": str(root / "_build" / "lab" / "runtime"),
        "IPYTHONDIR": str(root / "_build" / "ipython"),
    }


def options(root: Path, prefix: Path) -> list[str]:
    """What the server is told."""
    kept = prefix / "etc" / "jupyter" / "lab"
    return [
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.root_dir={root}",
        "--ServerApp.contents_manager_class=saving.LeastChange",
        "--ServerApp.jpserver_extensions=jupyter_lsp=False",  # it asks npm, which writes to home
        f"--FileCheckpoints.checkpoint_dir={root / '_build' / 'lab' / 'checkpoints'}",
        f"--LabApp.app_settings_dir={ROOT / 'lab'}",
        f"--LabApp.user_settings_dir={kept / 'user-settings'}",
        f"--LabApp.workspaces_dir={kept / 'workspaces'}",
        "--LabApp.default_url=/lab/tree/book/welcome.md",
    ]


def main() -> None:
    """Start the server; options of JupyterLab can be added."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder that is shown")
    known, others = parser.parse_known_args()
    prefix = Path(sys.prefix)
    os.environ.update(environment(known.root, prefix))  # before Jupyter is imported, and reads them
    serve = import_module("jupyterlab.labapp").main
    serve([*options(known.root, prefix), *others])


if __name__ == "__main__":
    main()
