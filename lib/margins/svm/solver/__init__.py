"""How `svm.fit` solves. To be read in this order: program, interior, crossover, rows,
sifting, decomposition, hard."""
