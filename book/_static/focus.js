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
    const picture = zoomable(frame, group, area, { x: BOX.width / 2, y: BOX.height / 2 });
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
