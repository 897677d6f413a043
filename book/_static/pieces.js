// Data of the ledger that a page loads only when it is needed. A page that was opened as a file
// may load scripts, but nothing else; so each piece is a script that calls ledgerPiece.
const ledgerPieces = {
  known: new Map(),
  root: new URL(document.documentElement.dataset.content_root || "./", location.href),

  load(name) {
    if (!this.known.has(name)) {
      const piece = {};
      piece.data = new Promise((resolve, reject) => Object.assign(piece, { resolve, reject }));
      this.known.set(name, piece);
      const script = document.createElement("script");
      script.src = new URL(name, this.root);
      script.onerror = () => piece.reject(new Error(`${name} cannot be loaded`));
      document.head.append(script);
    }
    return this.known.get(name).data;
  },

  async typeset(element) {
    await window.MathJax?.startup?.promise;
    await window.MathJax?.typesetPromise?.([element]);
  },
};

window.ledgerPiece = (name, data) => ledgerPieces.known.get(name)?.resolve(data);
