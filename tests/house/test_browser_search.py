"""The search, in a browser: what a reader types, and what must be among the first hits."""

from urllib.parse import quote

import pytest
from browser import MARKS, numbered, page_of, result

pytestmark = MARKS
FIRST = 3  # a reader looks at three hits
ENOUGH = """() => document.querySelectorAll("#search-results li > a").length >= 6
  || /^(Search finished|Your search)/.test(document.querySelector(".search-summary")?.innerText)"""


def hits(tab, query: str) -> list[str]:
    """Addresses of the first hits, best first, as soon as there are some or the search is over."""
    tab.goto(f"/search.html?q={quote(query)}", wait_until="domcontentloaded")
    tab.wait_for_function(ENOUGH)
    links = "all => all.map(e => e.getAttribute('href'))"
    return tab.eval_on_selector_all("#search-results li > a", links)[: 2 * FIRST]


def all_hits(tab, query: str) -> list[str]:
    """Addresses of all hits, without waiting until the search has shown them."""
    hits(tab, query)
    return tab.evaluate(
        "q => Search._performSearch(...Search._parseQuery(q)).map(hit => hit[0] + hit[2])", query
    )


BY_LABEL = [
    # what is typed, and the result that is meant
    (lambda: numbered("slack-elimination"), "slack-elimination"),
    (lambda: result("hard-strong-duality")["number"], "hard-strong-duality"),
    (lambda: numbered("optimal-vote").lower(), "optimal-vote"),
    (lambda: "hinge loss", "hinge-loss"),
    (lambda: "training error bound", "training-error-bound"),
    (lambda: "Distance to a hyperplane", "hyperplane-distance"),
    (lambda: "bias-recovery", "bias-recovery"),
    (lambda: "hard-unique", "hard-unique"),
    (lambda: "support vectors", "support-vectors"),
    (lambda: "Gordan's alternative", "gordan-alternative"),
    (lambda: "width of the slab", "slab-width"),
    (lambda: "weak learnability", "weak-learning-minimax"),
]


@pytest.mark.parametrize(("typed", "label"), BY_LABEL, ids=[label for _, label in BY_LABEL])
def test_search_finds_a_result_by_number_title_or_label(tab, typed, label):
    found = hits(tab, typed())
    assert f"{result(label)['chapter']}.html#{label}" in found[:FIRST], found[:6]


@pytest.mark.parametrize(
    ("query", "stem"),
    [
        ("margin", "geometry"),
        ("weak learner", "exponential_loss"),
        ("slack", "soft_margin"),
        ("regularization", "conventions"),
        ("kernel trick", "duality"),
        ("SVM", "max_margin"),
        ("KKT", "soft_dual"),
        ("gradient boosting", "other_losses"),
        ("0-1 loss", "linear"),
        ("AdaBoost", "exponential_loss"),
        ("edge", "reweighting"),
    ],
)
def test_search_finds_the_chapter_of_a_word(tab, query, stem):
    found = [link.partition("#")[0] for link in hits(tab, query)]
    assert f"{page_of(stem)}.html" in found[:FIRST], found[:6]


def test_code_is_no_hit(tab):
    """A word that many cells have and no sentence; and the package, which begins every name."""
    assert all_hits(tab, "default_rng") == []
    names = [hit for hit in all_hits(tab, "margin") if hit.startswith(f"{page_of('api')}#")]
    assert all("margin" in name.rpartition(".")[2].lower() for name in names), names


def test_a_hit_leads_to_the_statement(tab):
    hits(tab, "hinge loss")
    tab.click("#search-results li:first-child a")
    tab.wait_for_selector("div.proof[id='hinge-loss']:target")
