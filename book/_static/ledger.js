// In the graph of chapters, point at one to light the arcs that meet it.
document.addEventListener("DOMContentLoaded", () => {
  for (const graph of document.querySelectorAll(".ledger-graph")) {
    const arcs = [...graph.querySelectorAll(".arc")];
    const nodes = [...graph.querySelectorAll(".node")];
    const light = (label) => {
      const near = new Set();
      for (const arc of arcs) {
        const meets = arc.dataset.from === label || arc.dataset.to === label;
        arc.classList.toggle("lit", meets);
        if (meets) near.add(arc.dataset.from).add(arc.dataset.to);
      }
      for (const node of nodes) node.classList.toggle("lit", near.has(node.dataset.label));
      graph.classList.toggle("focus", label !== null);
    };
    for (const node of nodes) {
      node.addEventListener("mouseenter", () => light(node.dataset.label));
      node.addEventListener("focus", () => light(node.dataset.label));
      node.addEventListener("mouseleave", () => light(null));
      node.addEventListener("blur", () => light(null));
    }
  }
});

// A link to something folded opens it and all folds around it: on load, when the address changes,
// and when a link is clicked whose address is already shown.
const unfold = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folds = [];
  for (let e = target; e; e = e.parentElement) if (e.matches("details:not([open])")) folds.push(e);
  for (const fold of folds) fold.open = true;
  if (folds.length) target.scrollIntoView();
};
document.addEventListener("DOMContentLoaded", unfold);
window.addEventListener("hashchange", unfold);
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link && link.hash && link.href === location.href) unfold();
});

// A formula inside a line cannot break. Where it is wider than its paragraph, on a phone, it gets a
// line of its own that scrolls.
const fitFormulas = () => {
  const formulas = [...document.querySelectorAll("mjx-container:not([display])")];
  for (const formula of formulas) formula.classList.remove("wide");
  const isWide = (formula) => {
    const room = formula.closest("p, li, td, dd, figcaption, div").clientWidth;
    return formula.getBoundingClientRect().width > room;
  };
  for (const formula of formulas.filter(isWide)) formula.classList.add("wide");
};

// What scrolls can be reached with the keyboard, and nothing else of its kind can.
const SCROLLING =
  "mjx-container, div.math, pre, .cell_output, .evidence, .table-wrapper, .pst-scrollable-table-container";
const reachScrolling = () => {
  const regions = [...document.querySelectorAll(SCROLLING)];
  const scrolls = regions.map((region) => {
    const hidden = region.scrollWidth - region.clientWidth;
    return hidden > 0 && getComputedStyle(region).overflowX === "auto";
  });
  regions.forEach((region, i) => {
    if (scrolls[i]) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  });
};

// Looked at again whenever the page changes its size: by turning the phone, or by unfolding.
window.addEventListener("load", () => {
  new ResizeObserver(() => {
    fitFormulas();
    reachScrolling();
  }).observe(document.body);
});
