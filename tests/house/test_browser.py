"""The built book in a browser, with the network blocked.

To load a page and typeset its formulas costs seconds, so each page is loaded once, in one tab,
and looked at from all sides: light and dark, wide and narrow.

Needs Chromium and `_build/html`. Without a browser the tests are skipped with a message, unless
REQUIRE_BROWSER is set, as the project's own CI does.
"""

import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from urllib.parse import unquote, urlsplit

import pytest
from browser import HTML, MARKS, NARROW, ROOT, page_of, visit
from build import pages
from margins.show.steppers import stepper

pytestmark = MARKS
AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
# A chapter that states something has a page of the ledger, too, for which there is no file.
LEDGER_PAGES = [p for p in map("ledger/{}".format, pages(ROOT)) if (HTML / f"{p}.html").is_file()]
ALL_PAGES = [*pages(ROOT), *LEDGER_PAGES]


@pytest.mark.parametrize("name", ALL_PAGES)
def test_page(tab, name):
    """Formulas are typeset, results that the ledger links to are there, nothing in the margin lies
    on another, figures have text; with all that was folded opened, text is legible by day and by
    night, a phone is enough, and axe finds no barrier; nothing is logged or fetched."""
    visit(tab, name)
    assert_typeset(tab)
    assert_visible(tab, linked_from_the_ledger().get(name, []))
    assert tab.evaluate(CROWDED) == []
    tab.eval_on_selector_all("article details", "all => all.forEach(e => { e.open = true })")
    alts = tab.eval_on_selector_all("article img", "all => all.map(e => e.alt)")
    assert all(len(alt) > 25 and " " in alt for alt in alts), alts
    for mode in ("light", "dark"):
        assert_legible(tab, mode)
    assert_fits_a_phone(tab)
    assert_no_barrier(tab)
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
    """For each page the labels to which the index of results links."""
    text = (HTML / f"{page_of('results')}.html").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for page, label in re.findall(r'<td><a data-result="([^"]+)" href="[^"#]+#([^"]+)"', text):
        found.setdefault(page, []).append(label)
    return found


def test_the_ledger_links_to_results_on_pages_of_the_book():
    """The tables have links, and no page they lead to escapes the test above."""
    assert linked_from_the_ledger()
    assert set(linked_from_the_ledger()) <= set(pages(ROOT))


def assert_legible(tab, mode):
    """Whatever has text has a contrast of at least 4.5."""
    tab.emulate_media(color_scheme=mode)
    tab.wait_for_function("mode => document.documentElement.dataset.theme === mode", arg=mode)
    assert tab.evaluate(CONTRAST) == [], mode


def assert_fits_a_phone(tab):
    """Nothing but what scrolls by itself is wider than the screen, after all has moved."""
    tab.set_viewport_size(NARROW)
    tab.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert tab.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert tab.evaluate(CUT_OFF) == []
    assert tab.evaluate(OUT_OF_REACH) == []


def assert_no_barrier(tab):
    """Nothing that axe calls serious keeps out a reader who cannot see or has no mouse. It looks at
    the page without its formulas, whose inside is MathJax's, and without the colours of code, and
    leaves the contrast to `assert_legible`: all this would take ten times as long as the rest."""
    tab.evaluate("axe => { if (!window.axe) (0, eval)(axe); }", AXE)
    found = tab.evaluate(
        """async () => {
          for (const e of document.querySelectorAll("mjx-container")) e.remove();
          for (const e of document.querySelectorAll("pre")) e.textContent = e.textContent;
          const report = await axe.run(document, {
            preload: false, resultTypes: ["violations"],
            runOnly: ["wcag2a", "wcag2aa", "best-practice"],
            rules: { "color-contrast": { enabled: false } },
          });
          return report.violations.filter(v => ["serious", "critical"].includes(v.impact))
            .map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => `${n.target} ${n.html}`)}`);
        }"""
    )
    assert found == []


CROWDED = """
() => {
  const kinds = "article :is(figcaption, .audit > summary, .beside, section > .cell pre, "
    + "section > :is(.table-wrapper, .pst-scrollable-table-container))";
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = [...document.querySelectorAll(kinds)].filter(seen)
    .map((e) => ({ text: e.textContent.slice(0, 40), ...e.getBoundingClientRect().toJSON() }))
    .filter((box) => box.height > 0);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.filter((a, i) => a.right > innerWidth || boxes.slice(i + 1).some((b) => meet(a, b)));
}
"""

CUT_OFF = """
() => [...document.querySelectorAll("mjx-container:not([display])")].filter((formula) => {
  const block = formula.closest("p, li, td, dd, figcaption, div");
  return formula.getBoundingClientRect().right > block.getBoundingClientRect().right + 2;
}).map((formula) => formula.textContent)
"""

OUT_OF_REACH = """
() => [...document.querySelectorAll("article *")].filter((e) =>
  e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0
  && ["auto", "scroll"].includes(getComputedStyle(e).overflowX)
  && e.tabIndex < 0 && !e.querySelector("a, button, input, summary, [tabindex='0']")
).map((e) => e.outerHTML.slice(0, 200))
"""

CONTRAST = """
() => {
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
  const hasText = (e) => e.matches("mjx-container")
    || !e.closest("mjx-container, svg, script, style, title")
    && [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim());
  const isSeen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && e.clientWidth !== 1 && e.getBoundingClientRect().right > 0;
  const all = [...document.body.querySelectorAll("*")];
  return all.filter((e) => hasText(e) && isSeen(e)).map((e) => {
    const [a, b] = [light(rgb(getComputedStyle(e).color)), light(ground(e))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return [ratio, e.localName, e.className, e.textContent.slice(0, 40)];
  }).filter(([ratio]) => ratio < 4.5);
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


def test_search_finds_a_function_and_its_link_opens_the_fold(tab):
    tab.goto("/search.html?q=fit_path")
    tab.wait_for_selector("#search-results li a[href*='#margins.svm.fit_path']")
    tab.click("#search-results li a[href*='#margins.svm.fit_path']")
    tab.wait_for_selector("details.api[open] [id='margins.svm.fit_path']:target")


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
    known = {HTML / f"{name}.html" for name in ALL_PAGES}
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
    for name in ALL_PAGES:
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
        shown = box.locator("[role=img]").locator("visible=true")  # what is inside is not read
        assert shown.count() == 1
        assert shown.bounding_box()["height"] > 100
        text = box.locator("output").inner_text()
        assert shown.get_attribute("aria-label") == f"{alt} {text}"
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
