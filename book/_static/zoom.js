// A picture larger than its frame. Keys, the wheel with Ctrl and two fingers zoom; arrows, a mouse and
// a finger move it. `area` is what the group covers, `centre` what is shown first if not all can be.
const zoomable = (frame, group, area, centre) => {
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
  // Rather legible than whole: then the centre is in the middle, unless nothing is beyond it.
  const begin = () => {
    fit();
    if (state.k >= 0.55) return;
    state.k = 0.75;
    show(centre.x, centre.y);
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
  frame.addEventListener("click", (event) => { // the end of a drag is no click; a key has no detail
    if (moved > 8 && event.detail) event.preventDefault();
  }, true);
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
