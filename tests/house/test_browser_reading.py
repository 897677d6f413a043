"""Reading the book in a browser: folds, the switch, the margin, both modes, a phone, keys."""

from browser import HTML, MARKS, NARROW, page_of, visit

pytestmark = MARKS
WIDE = {"width": 1440, "height": 900}
FOLDS = "details.audit"


def folds(tab, selector: str = FOLDS) -> list[bool]:
    """Which folds of a page are open."""
    return tab.eval_on_selector_all(selector, "all => all.map(e => e.open)")


def test_evidence_is_folded_into_one_line_that_opens_in_place(tab):
    visit(tab, page_of("duality"))
    assert folds(tab)
    assert not any(folds(tab))
    assert tab.locator(".evidence:visible").count() == 0
    line = tab.locator("#evidence-duality-gap-identity > summary")
    assert "false twin" in line.inner_text()
    line.click()
    fold = tab.locator("#evidence-duality-gap-identity")
    assert fold.locator(".evidence:visible").count() > 0
    box, card = tab.locator("#duality-gap-identity").bounding_box(), fold.locator(".evidence").first
    assert card.bounding_box()["y"] >= box["y"] + box["height"]


def test_every_result_with_evidence_has_its_line(tab):
    """And cells that only make evidence stand nowhere else."""
    visit(tab, page_of("duality"))
    outside = tab.locator("article .evidence").count() - tab.locator(f"{FOLDS} .evidence").count()
    assert outside == 0
    assert tab.locator(".result").count() == tab.locator(f".result > {FOLDS}").count()


def test_without_a_script_all_is_there(site, only_tab):
    context = only_tab.context.browser.new_context(base_url=site, java_script_enabled=False)
    tab = context.new_page()
    tab.goto(f"/{page_of('duality')}.html")
    fold = tab.locator("#evidence-duality-gap-identity")
    fold.locator("> summary").click()
    assert fold.locator(".evidence:visible").count() > 0
    context.close()


def test_the_switch_opens_evidence_and_code_and_is_remembered(tab):
    visit(tab, page_of("duality"))
    code = "details.hide"
    assert not any(folds(tab, code))
    tab.get_by_label("Reading").focus()
    tab.keyboard.press("ArrowRight")
    assert all(folds(tab))
    assert not any(folds(tab, code))
    tab.keyboard.press("ArrowRight")
    assert all(folds(tab) + folds(tab, code))
    visit(tab, page_of("soft_margin"))
    assert tab.get_by_label("Code", exact=True).is_checked()
    assert all(folds(tab) + folds(tab, code))
    tab.get_by_label("Reading").check()
    assert not any(folds(tab) + folds(tab, code))


def test_the_line_stands_in_the_margin_where_there_is_one(tab):
    tab.set_viewport_size(WIDE)
    visit(tab, page_of("duality"))
    box = tab.locator("#duality-gap-identity").bounding_box()
    line = tab.locator("#evidence-duality-gap-identity > summary").bounding_box()
    assert line["x"] > box["x"] + box["width"]
    assert line["x"] + line["width"] <= WIDE["width"]
    assert box["y"] <= line["y"] <= box["y"] + box["height"]
    tab.set_viewport_size(NARROW)
    box = tab.locator("#duality-gap-identity").bounding_box()
    line = tab.locator("#evidence-duality-gap-identity > summary").bounding_box()
    assert line["y"] >= box["y"] + box["height"]


def test_a_line_of_text_has_a_comfortable_length(tab):
    """65 to 75 characters, counted with a sentence of the page itself."""
    tab.set_viewport_size(WIDE)
    visit(tab, page_of("duality"))
    characters = tab.evaluate(
        """() => {
          const p = document.querySelector("article section > p");
          const probe = document.createElement("span");
          probe.style.whiteSpace = "nowrap";
          probe.textContent = p.textContent.slice(0, 200);
          p.append(probe);
          const one = probe.getBoundingClientRect().width / 200;
          probe.remove();
          return p.getBoundingClientRect().width / one;
        }"""
    )
    assert 65 <= characters <= 76


def test_figures_are_drawn_for_each_mode_and_stack_on_a_phone(tab):
    visit(tab, page_of("duality"))
    shown = "article img.figure:visible, article img.panel:visible"

    def sources() -> list[str]:
        return tab.eval_on_selector_all(shown, "all => all.map(e => e.getAttribute('src'))")

    light = sources()
    assert light
    assert all("-dark.svg" not in source for source in light)
    tab.emulate_media(color_scheme="dark")
    tab.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    assert [source.replace("-dark.svg", ".svg") for source in sources()] == light
    tab.set_viewport_size(NARROW)
    first, second = tab.locator("article img.panel:visible").all()[:2]
    assert second.bounding_box()["y"] >= first.bounding_box()["y"] + first.bounding_box()["height"]
    assert first.bounding_box()["width"] > 0.8 * NARROW["width"]


def test_tab_goes_from_control_to_control_and_shows_where_it_is(tab):
    visit(tab, page_of("duality"))
    assert tab.locator("mjx-container[tabindex='0']:not(.wide)").count() == 0
    tab.locator("#evidence-duality-gap-identity > summary").focus()
    tab.keyboard.press("Shift+Tab")
    tab.keyboard.press("Tab")
    outline = tab.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    tab.keyboard.press("Enter")
    assert tab.locator("#evidence-duality-gap-identity").evaluate("e => e.open")


def test_buttons_are_large_enough_for_a_finger(site, only_tab):
    context = only_tab.context.browser.new_context(
        base_url=site, viewport=NARROW, has_touch=True, is_mobile=True
    )
    tab = context.new_page()
    visit(tab, page_of("duality"))
    small = tab.eval_on_selector_all(
        ".bd-header-article button:not([hidden]), .views label, .audit > summary",
        """all => all.filter(e => e.checkVisibility())
          .map(e => [e.className || e.textContent, e.getBoundingClientRect().height])
          .filter(([, height]) => height > 0 && height < 44)""",
    )
    assert small == []
    context.close()


def test_a_deep_link_arrives_at_once(tab):
    tab.goto(f"/{page_of('duality')}.html#duality-gap-identity", wait_until="load")
    assert tab.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    tab.evaluate("async () => { await window.MathJax.startup.promise }")
    tab.wait_for_function(
        """() => {
          const { top } = document.getElementById("duality-gap-identity").getBoundingClientRect();
          return top > -5 && top < window.innerHeight;
        }""",
        timeout=2000,
    )


def test_pages_are_light_and_keep_still(tab):
    """Scripts and styles beside MathJax stay small, and what is read does not move."""
    loaded: dict[str, int] = {}

    def note(response):
        path = response.url.split("?")[0]
        if path.endswith((".js", ".css", ".woff2")) and "mathjax" not in path:
            loaded[path] = len(response.body())

    tab.on("response", note)
    tab.add_init_script(
        """window.moved = 0; new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    visit(tab, page_of("index"))
    tab.remove_listener("response", note)
    assert not [path for path in loaded if "fontawesome" in path]
    assert sum(loaded.values()) < 900_000, loaded
    for size in (WIDE, NARROW):
        tab.set_viewport_size(size)
        for stem in ("index", "max_margin", "geometry", "averaging", "results", "notation"):
            visit(tab, page_of(stem))
            assert tab.evaluate("window.moved") < 0.1, (stem, size)


def test_formulas_are_as_wide_as_the_room_that_was_kept(tab):
    """Within a twentieth on average; or the text moves when they are drawn."""
    tab.set_viewport_size(WIDE)
    visit(tab, page_of("soft_dual"))
    pairs = tab.eval_on_selector_all(
        "article .math[style]",
        """all => all.map(e => [parseFloat(e.style.getPropertyValue("--room"))
          * parseFloat(getComputedStyle(e).fontSize),
          e.querySelector("mjx-container").getBoundingClientRect().width])""",
    )
    assert len(pairs) > 50
    assert sum(abs(kept - drawn) for kept, drawn in pairs) < 0.05 * sum(d for _, d in pairs)


def test_the_front_page_says_what_it_is_above_the_fold(tab):
    tab.set_viewport_size(WIDE)
    visit(tab, page_of("index"))
    for text in ("Start reading", "Why trust it"):
        button = tab.get_by_role("link", name=text)
        assert button.bounding_box()["y"] < WIDE["height"] / 2
    figure = tab.locator("article img.figure:visible").first.bounding_box()
    assert figure["y"] < WIDE["height"] * 0.6
    assert tab.locator("article details.hide").count() == 0
    tab.get_by_role("link", name="Start reading").click()
    tab.wait_for_url("**/linear.html")
    assert (HTML / "_static/mark.svg").is_file()
