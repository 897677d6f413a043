// What does this rest on? For the result that the address names, a picture of everything below it
// and above it, in layers, and the same as lists. The data is the list that the page holds.
const focusView = (view, data) => {
  const BOX = { width: 196, height: 46, gapX: 14, gapY: 48 };
  const SVG = "http://www.w3.org/2000/svg";
  const entries = new Map([...data.children].map((item) => [item.id, {
    label: item.id,
    plain: item.dataset.title,
    uses: item.dataset.uses.split(" ").filter(Boolean),
    usedBy: [],
    statement: item.querySelector(".statement"),
    detail: item.querySelector(".detail"),
    title: item.querySelector(".ledger-title"),
  }]));
  for (const entry of entries.values()) for (const used of entry.uses) entries.get(used).usedBy.push(entry.label);
  const order = [...entries.keys()];
  const nameOf = (label) => entries.get(label).statement.textContent;
  const plain = (label) => entries.get(label).plain;

  // Everything that can be reached, with the length of the longest way there: so each arrow leads
  // from one layer to a nearer one.
  const layers = (start, next) => {
    const depth = new Map();
    const walk = (label, d) => {
      if (d > order.length || (depth.get(label) ?? -1) >= d) return;
      depth.set(label, d);
      for (const other of entries.get(label)[next]) walk(other, d + 1);
    };
    walk(start, 0);
    depth.delete(start);
    const found = [];
    for (const label of order) if (depth.has(label)) (found[depth.get(label) - 1] ??= []).push(label);
    return found;
  };

  // In each layer, boxes stand near those that they are joined to in the layers before.
  const arrange = (found, towards, centre) => {
    const across = new Map([[centre, 0]]);
    for (const layer of found) {
      const wish = new Map(layer.map((label) => {
        const near = entries.get(label)[towards].filter((other) => across.has(other));
        return [label, near.reduce((sum, other) => sum + across.get(other), 0) / near.length];
      }));
      layer.sort((a, b) => wish.get(a) - wish.get(b));
      layer.forEach((label, i) => across.set(label, i - (layer.length - 1) / 2));
    }
    return across;
  };

  const element = (name, attributes, ...children) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const short = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

  const box = (label, x, y, said) => {
    const node = element("a", { href: `#${label}`, class: `node ${said ? "" : "centre"}`,
      "aria-label": `${nameOf(label)}: ${plain(label)}${said}`, transform: `translate(${x} ${y})` });
    node.append(
      element("title", {}, `${nameOf(label)}: ${plain(label)}`),
      element("rect", { width: BOX.width, height: BOX.height, rx: 6 }),
      element("text", { x: 10, y: 19, class: "name" }, nameOf(label)),
      element("text", { x: 10, y: 36 }, short(plain(label), 30)),
    );
    return node;
  };

  const draw = (label, below, above) => {
    const place = new Map([[label, { x: 0, y: 0 }]]);
    const step = { x: BOX.width + BOX.gapX, y: BOX.height + BOX.gapY };
    const group = element("g", {});
    const put = (found, side, said) => {
      const across = arrange(found, side > 0 ? "usedBy" : "uses", label);
      found.forEach((layer, i) => layer.forEach((other) =>
        place.set(other, { x: across.get(other) * step.x, y: side * (i + 1) * step.y, said: `, ${said}, layer ${i + 1}` })));
    };
    put(above, -1, "above");
    put(below, 1, "below");
    for (const [user, to] of place) {
      for (const used of entries.get(user).uses) {
        const from = place.get(used);
        if (!from || from.y <= to.y) continue;
        const a = [from.x + BOX.width / 2, from.y];
        const b = [to.x + BOX.width / 2, to.y + BOX.height];
        const bend = BOX.gapY * 0.8;
        group.append(element("path", { class: "arc",
          d: `M ${a} C ${a[0]} ${a[1] - bend}, ${b[0]} ${b[1] + bend}, ${b}` }));
      }
    }
    const down = [...place].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    for (const [other, at] of down) group.append(box(other, at.x, at.y, at.said ?? ""));
    const xs = [...place.values()].map((p) => p.x);
    const ys = [...place.values()].map((p) => p.y);
    const area = { left: Math.min(...xs), right: Math.max(...xs) + BOX.width,
      top: Math.min(...ys), bottom: Math.max(...ys) + BOX.height };
    return { group, area };
  };

  // Keys, buttons, wheel with Ctrl, and two fingers zoom; arrows, a mouse and a finger move.
  const zoomable = (frame, group, area) => {
    const state = { x: 0, y: 0, k: 1 };
    const pad = 16;
    const apply = () => group.setAttribute("transform", `translate(${state.x} ${state.y}) scale(${state.k})`);
    const zoom = (factor, cx = frame.clientWidth / 2, cy = frame.clientHeight / 2) => {
      const k = Math.min(3, Math.max(0.1, state.k * factor));
      state.x = cx - (cx - state.x) * (k / state.k);
      state.y = cy - (cy - state.y) * (k / state.k);
      state.k = k;
      apply();
    };
    const move = (dx, dy) => { state.x += dx; state.y += dy; apply(); };
    const show = (x, y) => {
      state.x = frame.clientWidth / 2 - x * state.k;
      state.y = frame.clientHeight / 2 - y * state.k;
      apply();
    };
    const fit = () => {
      const [width, height] = [area.right - area.left, area.bottom - area.top];
      state.k = Math.min(1, (frame.clientWidth - 2 * pad) / width, (frame.clientHeight - 2 * pad) / height);
      show((area.left + area.right) / 2, (area.top + area.bottom) / 2);
    };
    // Rather legible than whole: then the result stands in the middle, unless nothing is beyond it.
    const begin = () => {
      fit();
      if (state.k >= 0.55) return;
      state.k = 0.75;
      show(BOX.width / 2, BOX.height / 2);
      const within = (at, first, last, room) => (last - first) * state.k <= room - 2 * pad
        ? at : Math.min(pad - first * state.k, Math.max(room - pad - last * state.k, at));
      state.x = within(state.x, area.left, area.right, frame.clientWidth);
      state.y = within(state.y, area.top, area.bottom, frame.clientHeight);
      apply();
    };
    const keys = {
      "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), 0: fit,
      ArrowLeft: () => move(60, 0), ArrowRight: () => move(-60, 0),
      ArrowUp: () => move(0, 60), ArrowDown: () => move(0, -60),
    };
    frame.addEventListener("keydown", (event) => {
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = frame.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 200), event.clientX - at.left, event.clientY - at.top);
    }, { passive: false });
    const fingers = new Map();
    let moved = 0;
    const span = () => {
      const [a, b] = [...fingers.values()];
      const at = frame.getBoundingClientRect();
      return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2 - at.left, y: (a.y + b.y) / 2 - at.top };
    };
    frame.addEventListener("pointerdown", (event) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) moved = 0;
    });
    frame.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = fingers.get(event.pointerId);
      const now = { x: event.clientX, y: event.clientY };
      moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (fingers.size === 2) {
        const old = span();
        fingers.set(event.pointerId, now);
        const fresh = span();
        move(fresh.x - old.x, fresh.y - old.y);
        zoom(fresh.length / old.length, fresh.x, fresh.y);
      } else {
        fingers.set(event.pointerId, now);
        move(now.x - before.x, now.y - before.y);
      }
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
    }
    frame.addEventListener("click", (event) => { if (moved > 8) event.preventDefault(); }, true);
    frame.addEventListener("dragstart", (event) => event.preventDefault());
    frame.addEventListener("focusin", (event) => { // a box that Tab leads to comes into sight
      const node = event.target.closest(".node");
      if (!node?.matches(":focus-visible")) return;
      const at = node.getBoundingClientRect();
      const all = frame.getBoundingClientRect();
      if (at.left >= all.left && at.right <= all.right && at.top >= all.top && at.bottom <= all.bottom) return;
      move((all.left + all.right - at.left - at.right) / 2, (all.top + all.bottom - at.top - at.bottom) / 2);
    });
    begin();
    return { zoom, fit };
  };

  const html = (name, attributes = {}, ...children) => {
    const made = Object.assign(document.createElement(name), attributes);
    made.append(...children);
    return made;
  };

  const listed = (title, found) => {
    const count = found.flat().length;
    const part = html("section", {}, html("h3", {}, `${title}: ${count || "nothing in this book"}`));
    found.forEach((layer, i) => {
      const items = layer.map((label) => html("li", {},
        entries.get(label).statement.cloneNode(true), " ", entries.get(label).title.cloneNode(true), " ",
        html("a", { href: `#${label}`, className: "focus-here", ariaLabel: `Focus on ${nameOf(label)}` }, "focus")));
      part.append(html("p", {}, i ? `Layer ${i + 1}` : "Directly"), html("ul", {}, ...items));
    });
    return part;
  };

  const chooser = (label) => {
    const names = html("datalist", { id: "focus-names" });
    for (const other of order) names.append(html("option", { value: `${nameOf(other)} ${plain(other)}` }));
    const field = html("input", { type: "search", placeholder: "another result" });
    field.setAttribute("list", "focus-names");
    field.addEventListener("change", () => {
      const chosen = order.find((other) => `${nameOf(other)} ${plain(other)}` === field.value || other === field.value);
      if (chosen && chosen !== label) location.hash = chosen;
    });
    return html("label", { className: "focus-choose" }, "Show ", field, names);
  };

  const show = () => {
    const asked = decodeURIComponent(location.hash.slice(1));
    const deepest = () => order.reduce((best, label) => {
      const size = layers(label, "uses").flat().length;
      return size > best.size ? { label, size } : best;
    }, { size: -1 }).label;
    const label = entries.has(asked) ? asked : deepest();
    const entry = entries.get(label);
    const [below, above] = [layers(label, "uses"), layers(label, "usedBy")];
    const { group, area } = draw(label, below, above);
    const head = html("h2", { tabIndex: -1 }, `${nameOf(label)}: `, ...entry.title.cloneNode(true).childNodes);
    const [statement, detail] = [entry.statement.cloneNode(true), entry.detail.cloneNode(true)];
    statement.textContent = "Statement and proof";
    const svg = element("svg", { role: "group",
      "aria-label": `${nameOf(label)} in the middle, ${below.flat().length} results below it, ${above.flat().length} above it. The lists after the picture say the same.` }, group);
    const frame = html("div", { className: "focus-picture", tabIndex: 0, role: "group",
      ariaLabel: "Picture. Plus and minus zoom, arrows move, 0 shows all." }, svg);
    const wanted = area.bottom - area.top + 40;
    frame.style.height = `${Math.max(220, Math.min(wanted, window.innerHeight * 0.75))}px`;
    const hadFocus = view.contains(document.activeElement);
    const bar = html("div", { className: "focus-bar", role: "group", ariaLabel: "Zoom" });
    view.replaceChildren(chooser(label), head, html("p", {}, statement, " · ", detail), bar, frame,
      html("div", { className: "focus-lists" }, listed("It rests on", below), listed("On it rests", above)));
    view.hidden = false;
    data.hidden = true;
    const picture = zoomable(frame, group, area);
    const button = (text, name, action) => {
      const made = html("button", { type: "button", ariaLabel: name, title: name }, text);
      made.addEventListener("click", action);
      return made;
    };
    bar.append(button("+", "Zoom in", () => picture.zoom(1.25)), button("−", "Zoom out", () => picture.zoom(0.8)),
      button("All", "Show all", picture.fit));
    if (hadFocus) head.focus();
  };

  window.addEventListener("hashchange", show);
  show();
};

window.addEventListener("load", async () => {
  const view = document.querySelector(".focus-view");
  if (!view) return;
  const data = document.querySelector(".focus-data");
  await window.MathJax?.startup?.promise; // titles are copied as they are typeset
  focusView(view, data);
  window.scrollTo(0, 0); // the address named an item of the list, which is hidden now
});
