// How the search orders what it found. Sphinx's own scores, and above them results of the book
// whose number, title or label is what was asked for. A name of the library counts only if its last
// part has a word that was asked for: all of them begin with margins.
var Scorer = {
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,

  score: ([docname, title, anchor, descr, score, filename]) => {
    const asked = Scorer.words(new URLSearchParams(location.search).get("q") || "");
    const result = /^(\w+ [\d.]+): (.*) \[([\w-]+)\]$/.exec(Scorer.text(title));
    if (result) return Scorer.result(asked, ...result.slice(1), score);
    if (Scorer.isCode(title)) {
      const name = title.toLowerCase();
      return [name, name.split(".").pop()].includes(asked) ? 90 : score - 20;
    }
    return anchor.startsWith("#term-") ? score - 1 : score; // the chapter before the glossary
  },

  // A number is the whole number: 6.3 is neither 3.6 nor 6.31. The nearer a title or a label is to
  // what was asked, the better.
  result: (asked, name, title, label, score) => {
    const number = /\d+(\.\d+)*/.exec(asked)?.[0];
    if (number && name.split(" ")[1] !== number) return -100;
    if (number) return asked === name.toLowerCase() || asked === number ? 1000 : 500;
    const shown = [Scorer.words(title), Scorer.words(label)];
    if (shown.includes(asked)) return 200;
    const share = (text) => (text.includes(asked) ? asked.length / text.length : 0);
    const best = Math.max(...shown.map(share));
    if (best) return 50 + 45 * best;
    const within = asked.split(" ").every((word) => shown.join(" ").includes(word));
    return within ? 40 : score - 15;
  },

  isCode: (title) => /^\w+(\.\w+)+$/.test(title),
  words: (text) => text.toLowerCase().replace(/[^\p{Letter}\p{Number}._]+/gu, " ").trim(),
  text: (title) => new DOMParser().parseFromString(title, "text/html").body.textContent,
};

document.addEventListener("DOMContentLoaded", () => {
  const find = Search.performObjectSearch;
  Search.performObjectSearch = (word, words) => find(word, words).filter(([, title]) =>
    !Scorer.isCode(title) || [...words].some((w) => title.toLowerCase().split(".").pop().includes(w)));
});
