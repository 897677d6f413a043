"""The book on a port of this machine, built again when a file changes, reloaded where it is open.

Files are looked at once a second. The pages on disk stay as they were built: the script that
reloads a page is added to what is sent.
"""

import argparse
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import inputs

ROOT = Path(__file__).resolve().parents[2]
EDITION = "/_edition"  # where a page asks whether it is outdated
RELOAD = f"""<script>
(() => {{
  const ask = () => fetch("{EDITION}").then((answer) => answer.text());
  let shown;
  setInterval(() => ask().then((now) => {{
    shown ??= now;
    if (now !== shown) location.reload();
  }}).catch(() => {{}}), 1000);
}})();
</script>
"""


@dataclass
class Shelf:
    """The book that is served: its folder, and how often it was built."""

    source: Path
    edition: int = 0
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def html(self) -> Path:
        """Where the pages are."""
        return self.source / "_build" / "html"


class Handler(SimpleHTTPRequestHandler):
    """Sends files, pages with the script that reloads them, and the number of the edition."""

    def __init__(self, shelf: Shelf, *arguments: object) -> None:
        """Python's handler, of this book."""
        self.shelf = shelf
        super().__init__(*arguments, directory=str(shelf.html))

    def do_GET(self) -> None:
        """Answer a request."""
        path = Path(self.translate_path(self.path))
        page = path / "index.html" if path.is_dir() and self.path.endswith("/") else path
        if self.path == EDITION:
            self._send(str(self.shelf.edition), "text/plain")
        elif page.suffix == ".html" and page.is_file():
            self._send(with_reload(page.read_text("utf-8")), "text/html; charset=utf-8")
        else:
            super().do_GET()

    def _send(self, text: str, kind: str) -> None:
        data = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """What a browser fetches is of no interest."""


def with_reload(page: str) -> str:
    """A page with the script before its end."""
    before, end, after = page.rpartition("</body>")
    return before + RELOAD + end + after


def look(source: Path) -> dict[Path, int]:
    """When each file of the book was written."""
    return {file: file.stat().st_mtime_ns for file in inputs.files(source, inputs.BOOK)}


def watch(shelf: Shelf, build: Callable[[], int], pause: float = 1.0) -> None:
    """Build when a file has changed, and count what was built without a warning."""
    known = look(shelf.source)
    while not shelf.stop.wait(pause):
        now = look(shelf.source)
        if now != known:
            names = sorted({*now.items()} ^ {*known.items()})
            print(f"{time.strftime('%H:%M:%S')} {names[0][0].relative_to(shelf.source)} changed")
            known = now
            shelf.edition += build() == 0


def server(shelf: Shelf, port: int) -> ThreadingHTTPServer:
    """A server that this machine alone can reach."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, shelf))


def main() -> int:
    """Build, serve and watch until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--jobs", default="1", help="pages executed at the same time")
    options = parser.parse_args()
    shelf = Shelf(ROOT)
    # in a process of its own, which knows the code as it is now
    command = [sys.executable, ROOT / "book/_ext/build.py", "--jobs", options.jobs]
    build = partial(subprocess.call, command)
    if build() != 0 and not shelf.html.is_dir():
        return 1
    with server(shelf, options.port) as serving:
        threading.Thread(target=watch, args=(shelf, build), daemon=True).start()
        print(f"The book is on http://127.0.0.1:{serving.server_port}; Ctrl-C ends it.")
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            shelf.stop.set()
    return 0


if __name__ == "__main__":
    sys.exit(main())
