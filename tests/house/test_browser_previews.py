"""Previews of references in a browser; and that all scripts work on pages opened as files."""

from browser import HTML, MARKS, NARROW, PATIENCE, page_of, result, visit

pytestmark = MARKS
PREVIEW = ".result-preview"


def reference(tab):
    """A reference, in the text of a chapter, to a result of another page."""
    visit(tab, result("slack-elimination")["chapter"])
    return tab.locator("article p > a[data-result][href*='.html#hard-margin-problem']").first


def test_a_reference_shows_the_statement_typeset_until_escape(tab):
    link = reference(tab)
    link.hover()
    tab.wait_for_selector(f"{PREVIEW} mjx-container")
    box = tab.locator(PREVIEW)
    assert result("hard-margin-problem")["title"] in box.inner_text()
    assert box.locator(".math:not(:has(mjx-container))").count() == 0
    tab.keyboard.press("Escape")
    assert box.count() == 0
    tab.mouse.move(5, 5)
    link.hover()
    box.wait_for()
    tab.mouse.move(5, 5)
    box.wait_for(state="detached")
    assert tab.problems == []


def test_a_preview_is_reached_with_the_keyboard(tab):
    link = reference(tab)
    link.focus()
    tab.keyboard.press("Shift+Tab")
    tab.keyboard.press("Tab")
    box = tab.locator(PREVIEW)
    box.wait_for()
    assert link.get_attribute("aria-expanded") == "true"
    tab.keyboard.press("Tab")
    assert tab.evaluate("selector => document.activeElement.closest(selector) !== null", PREVIEW)
    tab.keyboard.press("Escape")
    assert box.count() == 0
    assert link.evaluate("link => link === document.activeElement")
    assert box.count() == 0, "Escape brings the focus back, not the preview"


def test_two_calls_before_the_statement_is_there_open_one_preview(tab):
    """Focus that comes back at once asks again while the first answer is still on its way."""
    link = reference(tab)
    link.evaluate("link => { previews.open(link); previews.close(); previews.open(link); }")
    tab.wait_for_selector(f"{PREVIEW} mjx-container")
    assert tab.locator(PREVIEW).count() == 1
    tab.keyboard.press("Escape")
    assert tab.locator(PREVIEW).count() == 0


def test_a_tap_shows_the_statement_and_its_link_leads_there(only_tab, site):
    touch = {"has_touch": True, "is_mobile": True, "viewport": NARROW}
    context = only_tab.context.browser.new_context(base_url=site, **touch)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    link = reference(page)
    before = page.url
    link.tap()
    page.wait_for_selector(PREVIEW)
    assert page.url == before
    box = page.locator(PREVIEW).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW["width"]
    page.tap("article h1")
    page.locator(PREVIEW).wait_for(state="detached")
    link.tap()
    page.tap(f"{PREVIEW} >> text=Go to it")
    page.wait_for_url("**#hard-margin-problem")
    context.close()


def test_everything_works_from_a_file(only_tab):
    """As on a disk, where a page may load scripts but no data."""
    context = only_tab.context.browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto((HTML / f"{page_of('results')}.html").as_uri())
    page.click("#row-hinge-loss .ledger-open")
    page.get_by_text("Statement and proof").wait_for()
    page.fill(".ledger-filter input", "hinge")
    page.wait_for_url("**#q=hinge&open=hinge-loss")
    page.goto((HTML / f"{page_of('soft_margin')}.html").as_uri())
    page.hover("article p > a[data-result][href*='.html#']")
    page.wait_for_selector(f"{PREVIEW} mjx-container")
    page.goto((HTML / f"{page_of('rests_on')}.html").as_uri() + "#hinge-loss")
    page.wait_for_selector(".focus-picture .centre[href='#hinge-loss']")
    page.goto((HTML / "search.html").as_uri() + "?q=hinge+loss")
    page.wait_for_selector("#search-results li:first-child a[href$='#hinge-loss']")
    context.close()
