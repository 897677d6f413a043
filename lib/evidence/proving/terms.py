"""Theorems and terms, walked through."""

from evidence.kernel import Theorem


def ancestors(*theorems: Theorem) -> list[Theorem]:
    """All theorems that these were made from, with them, each once, parents first."""
    seen: dict[int, Theorem] = {}
    todo = [(t, False) for t in reversed(theorems)]
    while todo:
        t, ready = todo.pop()
        if ready:
            seen.setdefault(id(t), t)
        elif id(t) not in seen:
            todo += [(t, True), *((p, False) for p in reversed(t.parents))]
    return list(seen.values())
