// Point at a reference to a result, tap it, or reach it with the keyboard: its statement appears
// in the margin, or at the link where there is none. Escape closes it, as does pointing, tapping or tabbing elsewhere. Tab leads into it.
const previews = (() => {
  const SELECTOR = "a[data-result]";
  const WAIT = 200; // ms before a passing pointer opens something
  const LINGER = 600; // ms that a pointer may take on its way to the statement
  const MARGIN = 320; // px beside the text that are wide enough for a statement
  let box = null;
  let owner = null;
  let timer = 0;
  let turn = 0; // counts what was opened and closed: who has waited sees whether that is its own
  let dismissed = null; // closed by Escape: stays closed while the pointer or the focus stays

  const statement = async (link) => {
    const label = decodeURIComponent(link.hash.slice(1));
    const here = document.getElementById(label);
    if (here?.matches("div.proof")) {
      const title = here.querySelector(".admonition-title").innerHTML;
      return { html: `<p class="preview-title">${title}</p>${here.querySelector("section").innerHTML}`, ready: true };
    }
    const found = await ledgerPieces.load(`ledger/${link.dataset.result}.statements.js`);
    return { html: found[label], ready: false };
  };

  // Links in a statement are as its own page has them; ids are there already.
  const adopt = (inside, link) => {
    for (const a of inside.querySelectorAll("a[href]")) {
      if (!a.getAttribute("href").startsWith("root:")) a.href = new URL(a.getAttribute("href"), link.href);
    }
    for (const e of inside.querySelectorAll("[id]")) e.removeAttribute("id");
  };

  const place = (link) => {
    const at = link.getBoundingClientRect();
    const margin = 8;
    const width = Math.min(520, document.documentElement.clientWidth - 2 * margin);
    const column = link.closest(".bd-article > section")?.getBoundingClientRect();
    const free = column ? document.documentElement.clientWidth - column.right - 4 * margin : 0;
    if (free >= MARGIN) { // beside the text, at the height of the line
      box.style.width = `${Math.min(width, free)}px`;
      box.style.left = `${column.right + 2 * margin + window.scrollX}px`;
      const lowest = window.innerHeight - margin - box.offsetHeight;
      box.style.top = `${Math.max(margin, Math.min(at.top - margin, lowest)) + window.scrollY}px`;
      return;
    }
    box.style.width = `${width}px`;
    const left = Math.min(at.left, document.documentElement.clientWidth - width - margin);
    const above = at.top - margin - box.offsetHeight;
    const below = at.bottom + box.offsetHeight + margin > window.innerHeight && above > 0;
    box.style.left = `${Math.max(margin, left) + window.scrollX}px`;
    box.style.top = `${(below ? above : at.bottom + margin) + window.scrollY}px`;
  };

  const close = () => {
    clearTimeout(timer);
    turn += 1;
    const focused = box?.contains(document.activeElement);
    box?.remove();
    owner?.removeAttribute("aria-expanded");
    if (focused) owner?.focus();
    box = owner = null;
  };

  const open = async (link) => {
    if (owner === link) return;
    close();
    owner = link;
    const mine = turn;
    link.removeAttribute("title"); // or the browser shows it on top
    let found;
    try {
      found = await statement(link);
    } catch {
      found = null; // the link works as it is
    }
    if (turn !== mine) return;
    if (!found?.html || !link.isConnected) { owner = null; return; } // or it has gone meanwhile
    box = document.createElement("div");
    box.className = "result-preview";
    box.setAttribute("role", "dialog");
    box.setAttribute("aria-label", `Statement of ${link.textContent.trim()}`);
    const inside = document.createElement("div");
    inside.innerHTML = found.html;
    adopt(inside, link);
    const ways = document.createElement("p");
    ways.className = "preview-ways";
    const go = document.createElement("a");
    go.href = link.href;
    go.textContent = "Go to it";
    const label = link.hash.slice(1);
    const detail = document.createElement("a");
    detail.href = new URL(`ledger/${link.dataset.result}.html#detail-${label}`, ledgerPieces.root);
    detail.textContent = "Detail";
    ways.append(go, " · ", detail);
    box.append(inside, ways);
    (link.closest("svg") ?? link).after(box); // so that Tab leads into it
    if (box.showPopover) {
      box.popover = "manual"; // above everything, and cut off by nothing
      box.showPopover();
    }
    link.setAttribute("aria-expanded", "true");
    place(link);
    if (!found.ready) {
      await ledgerPieces.typeset(inside);
      if (turn === mine) place(link);
    }
  };

  const later = (action, wait = WAIT) => { clearTimeout(timer); timer = setTimeout(action, wait); };
  const linkAt = (event) => event.target.closest?.(SELECTOR);
  const isInside = (node) => node && (box?.contains(node) || owner?.contains(node));

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event);
    if (link && link !== dismissed && !box?.contains(link)) later(() => open(link));
    else if (isInside(event.target)) clearTimeout(timer);
    else {
      dismissed = null;
      if (owner && !box?.contains(document.activeElement)) later(close, LINGER);
      else if (!owner) clearTimeout(timer);
    }
  });
  document.addEventListener("focusin", (event) => {
    const link = linkAt(event);
    if (link && link !== dismissed && link.matches(":focus-visible") && !box?.contains(link)) open(link);
    else if (owner && !isInside(event.target)) close();
  });
  document.addEventListener("focusout", (event) => {
    if (linkAt(event) === dismissed) dismissed = null;
  });
  // A finger cannot point without clicking: the first tap shows the statement, which has the link.
  document.addEventListener("click", (event) => {
    const link = linkAt(event);
    const byTouch = event.pointerType === "touch";
    if (link && byTouch && !box?.contains(link) && !(owner === link && box)) {
      event.preventDefault();
      open(link);
    } else if (owner && !isInside(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !owner) return;
    dismissed = owner;
    close();
  });
  return { open, close };
})();
