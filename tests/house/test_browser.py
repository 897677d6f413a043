"""The built book in a browser, with the network blocked.

To load a page and typeset its formulas costs seconds, so each page is loaded once, in one tab,
and looked at from all sides: light and dark, wide and narrow.

Needs Chromium and `_build/html`. Without a browser the tests are skipped with a message, unless
REQUIRE_BROWSER is set, as the project's own CI does.
"""

import os
import re
import shutil
import threading
from functools import cache, partial
from html.parser import HTMLParser
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from build import pages
from evidence.project import Project
from margins.show.steppers import stepper

ROOT = Project.find(Path(__file__)).root
HTML = ROOT / "_build" / "html"
NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, NAMES) if path), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
WIDE, NARROW = {"width": 1200, "height": 900}, {"width": 390, "height": 800}

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        BROWSER is None and not os.environ.get("REQUIRE_BROWSER"),
        reason="no Chromium on this machine; install it to run the browser tests",
    ),
]


def page_of(stem: str) -> str:
    """A page by the last part of its name, whatever folder it is in."""
    (found,) = [name for name in pages(ROOT) if name.split("/")[-1] == stem]
    return found


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
    from playwright.sync_api import sync_playwright

    assert BROWSER, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        page = browser.new_context(base_url=site, reduced_motion="reduce").new_page()
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


def visit(tab, name: str) -> None:
    """Open a page and wait until MathJax has done its work."""
    tab.goto(f"/{name}.html", wait_until="load")
    tab.wait_for_function(
        "window.MathJax?.startup?.promise !== undefined || !document.querySelector('.math')"
    )
    tab.evaluate("async () => { await window.MathJax?.startup?.promise }")


@pytest.mark.parametrize("name", pages(ROOT))
def test_page(tab, name):
    """Formulas are typeset, results that the ledger links to are there, figures have text; with all
    that was folded opened, text is legible by day and by night and a phone is enough; nothing is
    logged or fetched."""
    visit(tab, name)
    assert_typeset(tab)
    assert_visible(tab, linked_from_the_ledger().get(name, []))
    tab.eval_on_selector_all("article details", "all => all.forEach(e => { e.open = true })")
    alts = tab.eval_on_selector_all("article img", "all => all.map(e => e.alt)")
    assert all(len(alt) > 25 and " " in alt for alt in alts), alts
    for mode in ("light", "dark"):
        assert_legible(tab, mode)
    assert_fits_a_phone(tab)
    assert tab.problems == []


def assert_typeset(tab):
    """No formula is left as it was written, none has an error."""
    raw = tab.eval_on_selector_all(
        ".math", "all => all.filter(e => !e.querySelector('mjx-container')).length"
    )
    assert raw == 0, "formulas that were not typeset"
    assert tab.locator("mjx-merror").count() == 0


def assert_visible(tab, labels):
    """Each label is the id of exactly one element, which a reader sees."""
    hidden = tab.evaluate(
        """labels => labels.filter(label => {
          const found = [...document.querySelectorAll(`[id="${CSS.escape(label)}"]`)];
          return found.length !== 1 || !found[0].checkVisibility({visibilityProperty: true});
        })""",
        labels,
    )
    assert hidden == []


@cache
def linked_from_the_ledger() -> dict[str, list[str]]:
    """For each page the labels to which the tables of the ledger link."""
    home = page_of("ledger")
    text = (HTML / f"{home}.html").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for link, label in re.findall(r'<td><a href="([^"#]+)\.html#([^"]+)"', text):
        target = os.path.normpath(os.path.join(os.path.dirname(home), link))
        found.setdefault(target, []).append(label)
    return found


def test_the_ledger_links_to_results_on_pages_of_the_book():
    """The tables have links, and no page they lead to escapes the test above."""
    assert linked_from_the_ledger()
    assert set(linked_from_the_ledger()) <= set(pages(ROOT))


def assert_legible(tab, mode):
    """Text, cards, formulas and code have a contrast of at least 4.4."""
    tab.emulate_media(color_scheme=mode)
    tab.wait_for_function("mode => document.documentElement.dataset.theme === mode", arg=mode)
    selector = "article p, article td, .evidence, .evidence code, mjx-container, pre"
    assert tab.evaluate(CONTRAST, selector) == [], mode


def assert_fits_a_phone(tab):
    """Nothing but what scrolls by itself is wider than the screen, after all has moved."""
    tab.set_viewport_size(NARROW)
    tab.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert tab.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert tab.evaluate(CUT_OFF) == []


CUT_OFF = """
() => [...document.querySelectorAll("mjx-container:not([display])")].filter((formula) => {
  const block = formula.closest("p, li, td, dd, figcaption, div");
  return formula.getBoundingClientRect().right > block.getBoundingClientRect().right + 2;
}).map((formula) => formula.textContent)
"""

CONTRAST = """
(selector) => {
  const rgb = (text) => (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => {
    v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const known = new Map([[null, [255, 255, 255]]]);
  const ground = (e) => {
    if (!known.has(e)) {
      const c = rgb(getComputedStyle(e).backgroundColor);
      known.set(e, c.length < 4 || c[3] > 0.5 ? c : ground(e.parentElement));
    }
    return known.get(e);
  };
  return [...document.querySelectorAll(selector)].filter((e) => e.offsetParent).map((e) => {
    const [a, b] = [light(rgb(getComputedStyle(e).color)), light(ground(e))];
    return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e.textContent.slice(0, 40)];
  }).filter(([ratio]) => ratio < 4.4);
}
"""


def test_the_mode_that_a_reader_chose_is_kept(tab):
    visit(tab, page_of("index"))
    tab.evaluate("localStorage.setItem('mode', 'dark')")
    visit(tab, page_of("index"))
    assert tab.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_page_that_asks_the_network_is_found_out(tab):
    visit(tab, page_of("index"))
    assert tab.problems == []
    tab.evaluate("fetch('https://example.org/').catch(() => null)")
    assert "request to https://example.org/" in tab.problems


def test_search_finds_a_theorem_by_its_title(tab):
    tab.goto("/search.html?q=Distance+to+a+hyperplane")
    tab.wait_for_selector("#search-results li a")
    found = tab.eval_on_selector_all("#search-results li a", "all => all.map(e => e.href)")
    assert any(f"/{page_of('geometry')}.html" in link for link in found), found


def test_search_finds_a_function_and_its_link_opens_the_fold(tab):
    tab.goto("/search.html?q=fit_path")
    tab.wait_for_selector("#search-results li a[href*='#margins.svm.fit_path']")
    tab.click("#search-results li a[href*='#margins.svm.fit_path']")
    tab.wait_for_selector("details.api[open] [id='margins.svm.fit_path']:target")


def test_the_ledger_lights_arcs_and_leads_to_results(tab):
    visit(tab, page_of("ledger"))
    tab.hover(".ledger-graph .node[data-label='hyperplane-distance'] text")
    lit = tab.eval_on_selector_all(".arc.lit", "all => all.map(e => e.dataset.to)")
    assert "hyperplane-distance" in lit
    tab.click(".ledger-table a[href$='#hyperplane-distance']")
    tab.wait_for_url("**/geometry.html#hyperplane-distance")


def test_a_link_opens_what_is_folded(tab):
    """An entry of the ledger, a fold inside it, and a check in a card on another page."""
    visit(tab, page_of("ledger"))
    entry = "#detail-hyperplane-distance"
    tab.evaluate(
        """entry => {
          document.querySelector(`${entry} .ledger-code details`).id = "inner";
          const add = (link) =>
            document.querySelector("article").insertAdjacentHTML("afterbegin", link);
          add(`<a id="outer-link" href="${entry}">outer</a>`);
          add(`<a id="inner-link" href="#inner">inner</a>`);
        }""",
        entry,
    )
    tab.click("#inner-link")
    tab.wait_for_selector(f"{entry}[open] #inner[open]")
    for _ in range(2):  # the second time the address does not change
        tab.evaluate("entry => { document.querySelector(entry).open = false }", entry)
        tab.click("#outer-link")
        tab.wait_for_selector(f"{entry}[open]")
    tab.click(f"{entry} a[href*='#check-hyperplane-distance-test_']")
    tab.wait_for_selector("details[open][id^='check-hyperplane-distance-test_']:target")
    assert tab.problems == []


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
    known = {HTML / f"{name}.html" for name in pages(ROOT)}
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
    for name in pages(ROOT):
        text = (HTML / f"{name}.html").read_text("utf-8")
        assert not re.search(re.escape(str(ROOT)), text), name


def test_keys_and_buttons_step_through_the_frames(tab):
    """Two steppers on one page do not disturb each other, and fit on a phone."""
    alt, labels = "A line that turns.", ["slope 0", "slope 1", 'slope <2> & "two"']
    turning = stepper(lambda ax, k: ax.plot([0, 1], [0, k]), range(3), labels, alt, width=8)
    tab.goto("/", wait_until="load")
    tab.set_viewport_size(NARROW)
    tab.set_content(turning._repr_html_() * 2)

    def state(k=0):
        box = tab.locator(".stepper").nth(k)
        shown = box.locator("img:visible")
        assert shown.count() == 1
        text = box.locator("output").inner_text()
        assert shown.get_attribute("alt") == f"{alt} {text}"
        assert box.locator("input").get_attribute("aria-valuetext") == text
        return text

    assert state() == labels[0]
    tab.locator("input").first.focus()
    tab.keyboard.press("ArrowRight")
    assert state() == labels[1]
    tab.keyboard.press("End")
    assert state() == labels[2]
    tab.get_by_label("next step").first.click()
    assert state() == labels[2]
    tab.get_by_label("previous step").first.click()
    assert state() == labels[1]
    assert state(1) == labels[0]
    assert tab.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert tab.problems == []
