"""A browser with one tab, and the built book on a port of this machine."""

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from browser import BROWSER, FLAGS, HTML, PATIENCE, WIDE


@pytest.fixture(scope="session")
def site():
    """The built book on a port of this machine."""
    assert (HTML / "index.html").is_file(), "the book is not built; run make book"

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path == "/favicon.ico":  # a browser asks for it by itself, not for a page
                self.send_response(HTTPStatus.NO_CONTENT)
                self.end_headers()
            else:
                super().do_GET()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=HTML))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def only_tab(site):
    """One tab for all tests: what pages share stays in its cache, and its scripts stay compiled."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only those who need it

    assert BROWSER, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        page = browser.new_context(base_url=site, reduced_motion="reduce").new_page()
        page.context.set_default_timeout(PATIENCE)
        page.problems = []

        def note_leaving(request):
            if not request.url.startswith((site, "data:", "blob:")):
                page.problems.append(f"request to {request.url}")

        def note_error(message):
            if message.type == "error":
                page.problems.append(f"{message.text} ({message.location['url']})")

        page.on("request", note_leaving)
        page.on("console", note_error)
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        yield page
        browser.close()


@pytest.fixture
def tab(only_tab):
    """The tab as a reader finds it: wide, light, nothing stored, no problem noted."""
    only_tab.set_viewport_size(WIDE)
    only_tab.emulate_media(color_scheme="light")
    only_tab.problems.clear()
    yield only_tab
    only_tab.evaluate("localStorage.clear()")
    only_tab.goto("about:blank")
