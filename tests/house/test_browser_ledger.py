"""The ledger in a browser: index of results, details, what rests on what."""

import pytest
from browser import MARKS, PATIENCE, numbered, page_of, result, results, visit

pytestmark = MARKS


def test_the_index_of_results_is_filtered_and_the_address_says_how(tab):
    visit(tab, page_of("results"))
    rows = tab.locator(".ledger-results tr[id^='row-']:visible")
    everything = rows.count()
    tab.fill(".ledger-filter input", "duality")
    assert 0 < rows.count() < everything
    tab.click(".ledger-filter [data-value='theorem']")
    names = rows.locator("td:first-child").all_inner_texts()
    assert names
    assert all(name.startswith("Theorem") for name in names)
    tab.click(".ledger-filter [data-value='symbolic']")
    tab.click(".ledger-filter [data-value='symbolic']")
    assert rows.count() == len(names)
    tab.wait_for_url("**#q=duality&kind=theorem")
    said = tab.inner_text(".ledger-filter output")
    assert said == f"{len(names)} of {everything} shown."
    tab.reload()
    assert rows.count() == len(names)
    assert tab.get_attribute(".ledger-filter [data-value='theorem']", "aria-pressed") == "true"
    tab.click(".ledger-filter button[type='reset']")
    assert rows.count() == everything
    assert tab.problems == []


def test_a_number_in_the_filter_is_the_whole_number(tab):
    visit(tab, page_of("results"))
    tab.fill(".ledger-filter input", result("slack-elimination")["number"])
    rows = tab.locator(".ledger-results tr[id^='row-']:visible")
    assert rows.count() == 1
    assert rows.get_attribute("id") == "row-slack-elimination"


def test_a_row_opens_to_the_detail_with_the_keyboard(tab):
    visit(tab, page_of("results"))
    button = tab.locator("#row-hinge-loss .ledger-open")
    button.focus()
    tab.keyboard.press("Space")
    opened = tab.locator("#row-hinge-loss + .ledger-opened")
    opened.get_by_text("What does this rest on?").wait_for()
    assert button.get_attribute("aria-expanded") == "true"
    tab.wait_for_url("**#open=hinge-loss")
    tab.keyboard.press("Enter")
    assert opened.count() == 0
    tab.keyboard.press("Enter")
    opened.get_by_text("Statement and proof").click()
    tab.wait_for_selector("div.proof[id='hinge-loss']:target")
    assert tab.problems == []


def test_a_result_leads_to_its_detail_and_to_what_it_rests_on(tab):
    """Not to a row of counts."""
    visit(tab, result("slack-elimination")["chapter"])
    assert tab.locator("[id='slack-elimination'] a[href*='#detail-slack-elimination']").count()
    tab.click("[id='slack-elimination'] a[href*='rests_on']")
    tab.wait_for_selector(".focus-view h2")
    assert tab.inner_text(".focus-view h2").startswith(numbered("slack-elimination"))
    tab.click(".focus-view > p a:has-text('Detail')")
    tab.wait_for_selector("section[id='detail-slack-elimination']:target")
    assert tab.problems == []


def closure(label: str, way: str) -> set[str]:
    """All that a result rests on, or all that rests on it, from ledger.json."""
    known = {r["id"]: r[way] for r in results()}
    found, queue = set(), [label]
    while queue:
        new = [n for n in known[queue.pop()] if n in known and n not in found]
        found.update(new)
        queue += new
    return found


def focused(tab) -> tuple[set[str], set[str], set[str]]:
    """The labels in the picture, and those in the two lists behind it."""
    hrefs = "all => all.map(e => e.getAttribute('href').slice(1))"
    picture = tab.eval_on_selector_all(".focus-picture .node", hrefs)
    lists = [
        tab.eval_on_selector_all(f".focus-lists section:nth-child({n}) .focus-here", hrefs)
        for n in (1, 2)
    ]
    return set(picture), set(lists[0]), set(lists[1])


def test_the_focus_view_shows_all_below_and_above(tab):
    label = "soft-strong-duality"
    visit(tab, f"{page_of('rests_on')}#{label}")
    tab.wait_for_selector(".focus-picture")
    below, above = closure(label, "uses"), closure(label, "used_by")
    assert below
    assert above
    assert focused(tab) == (below | above | {label}, below, above)
    heights = {
        name: tab.locator(f".focus-picture .node[href='#{name}']").bounding_box()["y"]
        for name in (label, *sorted(below | above))
    }
    for user, height in heights.items():
        for used in set(result(user)["uses"]) & set(heights):
            assert heights[used] > height, (user, used)
    tab.locator(".focus-lists .focus-here").first.click()
    tab.wait_for_function(
        "label => !document.querySelector('.focus-view .centre').href.baseVal.includes(label)",
        arg=label,
    )
    tab.go_back()
    tab.wait_for_selector(f".focus-picture .centre[href='#{label}']")
    assert tab.problems == []


def test_the_picture_is_zoomed_with_keys_and_fingers_and_says_what_it_shows(tab):
    visit(tab, f"{page_of('rests_on')}#soft-strong-duality")
    frame = tab.locator(".focus-picture")
    frame.wait_for()

    def width() -> float:
        return tab.locator(".focus-picture .centre rect").bounding_box()["width"]

    before = width()
    frame.focus()
    tab.keyboard.press("+")
    assert width() > before
    tab.keyboard.press("-")
    assert width() == pytest.approx(before)
    x = tab.locator(".focus-picture .centre").bounding_box()["x"]
    tab.keyboard.press("ArrowRight")
    assert tab.locator(".focus-picture .centre").bounding_box()["x"] < x
    tab.get_by_label("Zoom in").click()
    assert width() > before
    spread = """(frame) => {
      const at = frame.getBoundingClientRect();
      const touch = (type, id, x) => frame.dispatchEvent(new PointerEvent(type, {pointerId: id,
        pointerType: "touch", clientX: at.left + x, clientY: at.top + 50, bubbles: true}));
      touch("pointerdown", 1, 100); touch("pointerdown", 2, 140);
      touch("pointermove", 2, 220); touch("pointerup", 1, 100); touch("pointerup", 2, 220);
    }"""
    tab.keyboard.press("0")
    before = width()
    frame.evaluate(spread)
    assert width() > 2 * before
    for node in frame.locator(".node").all():
        assert ": " in node.get_attribute("aria-label")
    assert "lists after the picture" in frame.locator("svg").get_attribute("aria-label")


def test_the_graph_of_chapters_lights_arcs_and_leads_to_the_ledger_of_one(tab):
    visit(tab, page_of("ledger"))
    chapter = result("hyperplane-distance")["chapter"]
    node = tab.locator(f".ledger-graph .node[data-label='{chapter}']")
    node.hover()
    lit = tab.eval_on_selector_all(".arc.lit", "all => all.map(e => e.dataset.from + e.dataset.to)")
    assert lit
    assert all(chapter in pair for pair in lit)
    node.click()
    tab.wait_for_url(f"**/ledger/{chapter}.html")
    assert tab.locator("#detail-hyperplane-distance").is_visible()


def test_without_a_script_everything_is_reachable(only_tab, site):
    """Lists in place of pictures, links in place of rows that open."""
    context = only_tab.context.browser.new_context(base_url=site, java_script_enabled=False)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"/{page_of('results')}.html")
    assert not page.locator(".ledger-filter").is_visible()
    page.click("#row-hinge-loss .ledger-open")
    page.wait_for_url("**#detail-hinge-loss")
    page.click("#detail-hinge-loss .rests-on")
    page.wait_for_url(f"**/{page_of('rests_on')}.html#hinge-loss")
    assert page.locator("li[id='hinge-loss']").is_visible()
    context.close()
