"""The built book in a browser, with the network blocked.

Needs Chromium and `_build/html`. Without a browser the tests are skipped with a message, unless
REQUIRE_BROWSER is set, as the project's own CI does.
"""

import os
import re
import shutil
import threading
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
HTML = ROOT / "_build" / "html"
NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, NAMES) if path), None)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        BROWSER is None and not os.environ.get("REQUIRE_BROWSER"),
        reason="no Chromium on this machine; install it to run the browser tests",
    ),
]


def pages() -> list[str]:
    """The pages of the book, in the order of its table of contents."""
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))
    files = [chapter["file"] for part in toc["parts"] for chapter in part["chapters"]]
    return [toc["root"], *files]


@pytest.fixture(scope="session")
def site():
    """The built book on a port of this machine."""
    assert (HTML / "index.html").is_file(), "the book is not built; run make book"

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=HTML))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    assert BROWSER, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as play:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = play.chromium.launch(executable_path=BROWSER, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def tab(chromium, site):
    """A tab that notes console errors and refuses every request that leaves this machine."""
    context = chromium.new_context(viewport={"width": 1200, "height": 900}, base_url=site)
    page = context.new_page()
    page.problems = []

    def only_local(route):
        if route.request.url.startswith((site, "data:")):
            route.continue_()
        else:
            page.problems.append(f"request to {route.request.url}")
            route.abort()

    page.route("**/*", only_local)
    page.on("console", lambda m: m.type == "error" and page.problems.append(m.text))
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    yield page
    context.close()


def visit(tab, name: str) -> None:
    """Open a page and wait until MathJax has done its work."""
    tab.goto(f"/{name}.html", wait_until="load")
    tab.wait_for_function(
        "window.MathJax?.startup?.promise !== undefined || !document.querySelector('.math')"
    )
    tab.evaluate("async () => { await window.MathJax?.startup?.promise }")


@pytest.mark.parametrize("name", pages())
def test_page_renders(tab, name):
    """Formulas are typeset, nothing is logged or fetched, figures have text, a phone is enough."""
    visit(tab, name)
    assert tab.problems == []
    raw = tab.eval_on_selector_all(
        ".math", "all => all.filter(e => !e.querySelector('mjx-container')).length"
    )
    assert raw == 0, "formulas that were not typeset"
    assert tab.locator("mjx-merror").count() == 0
    alts = tab.eval_on_selector_all("article img", "all => all.map(e => e.alt)")
    assert all(len(alt) > 25 and " " in alt for alt in alts), alts
    tab.set_viewport_size({"width": 390, "height": 800})
    tab.wait_for_timeout(300)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390


CONTRAST = """
(selector) => {
  const rgb = (text) => (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => {
    v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const c = rgb(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] > 0.5) return c;
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll(selector)].filter((e) => e.offsetParent).map((e) => {
    const [a, b] = [light(rgb(getComputedStyle(e).color)), light(ground(e))];
    return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e.textContent.slice(0, 40)];
  }).filter(([ratio]) => ratio < 4.4);
}
"""


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("name", ["book/index", "book/checked", "book/geometry", "book/ledger"])
def test_text_is_legible(tab, name, mode):
    """Text, cards, formulas and code have a contrast of at least 4.4 in both modes."""
    tab.add_init_script(
        f"localStorage.setItem('mode', '{mode}'); localStorage.setItem('theme', '{mode}')"
    )
    visit(tab, name)
    assert tab.evaluate("document.documentElement.dataset.theme") == mode
    for selector in (
        "article p",
        "article td",
        ".evidence, .evidence code",
        "mjx-container",
        "pre",
    ):
        assert tab.evaluate(CONTRAST, selector) == [], selector


def test_search_finds_a_theorem_by_its_title(tab):
    tab.goto("/search.html?q=Distance+to+a+hyperplane")
    tab.wait_for_selector("#search-results li a")
    found = tab.eval_on_selector_all("#search-results li a", "all => all.map(e => e.href)")
    assert any("book/geometry.html" in link for link in found), found


def test_ledger_links_land_on_their_results(tab):
    visit(tab, "book/ledger")
    links = tab.eval_on_selector_all(
        ".ledger-table a[href*='#']", "all => all.map(e => e.getAttribute('href'))"
    )
    assert links
    by_page: dict[str, set[str]] = {}
    for link in links:
        page, _, label = link.partition("#")
        by_page.setdefault(page, set()).add(label)
    for page, labels in by_page.items():
        tab.goto(f"/book/{page}")
        for label in labels:
            box = tab.locator(f"[id='{label}']")
            assert box.count() == 1, (page, label)
            assert label in box.get_attribute("id")
            assert box.is_visible()
    tab.goto("/book/ledger.html")
    tab.click(".ledger-table a[href$='#hyperplane-distance']")
    tab.wait_for_url("**/geometry.html#hyperplane-distance")


def test_the_graph_lights_the_arcs_of_a_result(tab):
    visit(tab, "book/ledger")
    tab.hover(".ledger-graph .node[data-label='hyperplane-distance'] text")
    lit = tab.eval_on_selector_all(".arc.lit", "all => all.map(e => e.dataset.to)")
    assert "hyperplane-distance" in lit


class Anchors(HTMLParser):
    """The ids and internal links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(values["id"])
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])


def test_every_internal_link_has_a_target():
    """Files and anchors that the pages link to exist."""
    known = {HTML / f"{name}.html" for name in pages()}
    parsed = {path: Anchors(path.read_text("utf-8")) for path in known}
    broken = []
    for path, page in parsed.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or link.startswith("//"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchor = unquote(parts.fragment)
            missing = anchor and target in parsed and anchor not in parsed[target].ids
            if not target.exists() or missing:
                broken.append(f"{path.name}: {link}")
    assert broken == []


def test_no_page_knows_where_it_was_built():
    """No path of this machine is in the pages."""
    for name in pages():
        text = (HTML / f"{name}.html").read_text("utf-8")
        assert not re.search(re.escape(str(ROOT)), text), name
