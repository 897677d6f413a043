"""Engines over the rationals that know no learning: complementarity, linear programs, games,
semidefinite matrices, bounds of the exponential. `arrays` holds what they share."""
