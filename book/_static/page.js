// Three ways to read: the text alone, with the evidence, or with all code. The choice is
// remembered. Without this script every fold still opens by itself.
const VIEWS = { reading: "Reading", evidence: "Evidence", code: "Code" };
const isCode = (fold) => fold.matches("details.hide");
const isEvidence = (fold) => fold.matches("details.audit");

const show = (view) => {
  document.documentElement.dataset.view = view;
  for (const fold of document.querySelectorAll("details.audit, details.hide")) {
    fold.open = (view !== "reading" && isEvidence(fold)) || (view === "code" && isCode(fold));
  }
};

const addSwitch = () => {
  const bar = document.querySelector(".article-header-buttons");
  if (!bar || !document.querySelector("details.audit, details.hide")) return;
  const now = document.documentElement.dataset.view;
  const views = document.createElement("fieldset");
  views.className = "views";
  views.setAttribute("aria-label", "What to show");
  for (const [view, name] of Object.entries(VIEWS)) {
    const label = document.createElement("label");
    const choice = document.createElement("input");
    Object.assign(choice, { type: "radio", name: "view", value: view, checked: view === now });
    choice.addEventListener("change", () => {
      localStorage.setItem("view", view);
      show(view);
    });
    label.append(choice, name);
    views.append(label);
  }
  bar.prepend(views);
  if (now !== "reading") show(now);
};
document.addEventListener("DOMContentLoaded", addSwitch);
