"""How `multiclass_svm.fit` finds its machine. Nothing here has to be right: the answer is judged
by its certificate."""
