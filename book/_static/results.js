// The index of results: a box and chips that filter it, and rows that open to the detail. What is
// chosen stands in the address, after the #, so that it can be sent, kept, and stepped back from.
const showResults = (form, table) => {
  const query = form.elements.find;
  const said = form.querySelector("output");
  const chips = [...form.querySelectorAll("button[data-group]")];
  const groups = [...new Set(chips.map((chip) => chip.dataset.group))];
  const rows = [...table.querySelectorAll("tr[id^='row-']")];
  const buttons = rows.map((row) => row.querySelector(".ledger-open"));
  const labelOf = (row) => row.id.slice("row-".length);
  const isOpen = (button) => button.getAttribute("aria-expanded") === "true";

  const chosen = (group) =>
    chips.filter((c) => c.dataset.group === group && c.ariaPressed === "true").map((c) => c.dataset.value);

  // One of the parts, one of the kinds of result, but all of the kinds of evidence.
  const fits = (row) => {
    const text = row.dataset.text;
    const words = query.value.toLowerCase().split(/\s+/);
    const within = (word) => {
      const at = text.indexOf(word);
      return at >= 0 && !(/^[\d.]*\d$/.test(word) && !text.split(" ").some((w) => w === word));
    };
    return words.every(within) && groups.every((group) => {
      const wanted = chosen(group);
      if (group === "evidence") return wanted.every((kind) => row.dataset.evidence.split(" ").includes(kind));
      return !wanted.length || wanted.includes(row.dataset[group]);
    });
  };

  const filter = () => {
    let shown = 0;
    for (const body of table.tBodies) {
      let some = false;
      for (const row of body.querySelectorAll("tr[id^='row-']")) {
        row.hidden = !fits(row);
        const opened = row.nextElementSibling;
        if (opened?.matches(".ledger-opened")) opened.hidden = row.hidden;
        some ||= !row.hidden;
        shown += !row.hidden;
      }
      body.hidden = !some;
    }
    said.textContent = `${shown} of ${rows.length} shown.`;
  };

  const keep = () => {
    const state = new URLSearchParams();
    if (query.value.trim()) state.set("q", query.value.trim());
    for (const group of groups) for (const value of chosen(group)) state.append(group, value);
    for (const row of rows) if (isOpen(row.querySelector(".ledger-open"))) state.append("open", labelOf(row));
    history.replaceState(null, "", `#${state}`);
  };

  const open = async (button) => {
    const row = button.closest("tr");
    button.setAttribute("aria-expanded", "true");
    const place = document.createElement("tr");
    place.className = "ledger-opened";
    const cell = place.insertCell();
    cell.colSpan = 4;
    cell.textContent = "…";
    row.after(place);
    const details = await ledgerPieces.load(`${row.parentElement.dataset.piece}.details.js`);
    cell.innerHTML = details[labelOf(row)].replaceAll('href="root:', `href="${ledgerPieces.root}`);
    await ledgerPieces.typeset(cell);
  };

  const close = (button) => {
    button.setAttribute("aria-expanded", "false");
    button.closest("tr").nextElementSibling.remove();
  };

  const toggle = (button) => (isOpen(button) ? close : open)(button);

  const restore = () => {
    if (!location.hash.includes("=") && location.hash) return; // an anchor, not a state
    const state = new URLSearchParams(location.hash.slice(1));
    query.value = state.get("q") || "";
    for (const chip of chips) {
      chip.ariaPressed = String(state.getAll(chip.dataset.group).includes(chip.dataset.value));
    }
    for (const button of buttons) {
      const wanted = state.getAll("open").includes(labelOf(button.closest("tr")));
      if (wanted !== isOpen(button)) toggle(button);
    }
    filter();
  };

  for (const button of buttons) {
    button.setAttribute("role", "button");
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", (event) => {
      event.preventDefault();
      toggle(button);
      keep();
    });
    button.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      button.click();
    });
  }
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      chip.ariaPressed = String(chip.ariaPressed !== "true");
      filter();
      keep();
    });
  }
  query.addEventListener("input", () => { filter(); keep(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    query.value = "";
    for (const chip of chips) chip.ariaPressed = "false";
    filter();
    keep();
  });
  window.addEventListener("hashchange", restore);
  filter();
  restore();
};

document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("form.ledger-filter");
  if (form) showResults(form, document.querySelector(".ledger-results"));
});
