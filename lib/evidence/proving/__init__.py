"""Proof scripts: the axioms, the general reading of a script, and its reading in numbers.

Nothing here is trusted. It chooses instances and calls the rules of `evidence.kernel`.
"""
