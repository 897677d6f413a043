"""How `margins.svm` solves: read interior, rows, sifting, decomposition, hard, in this order."""
