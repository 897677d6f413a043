"""Proof scripts, one module a chapter: what `proof` runs in the pages, for every n and d.

They need the extra `evidence`. Indices start at 0: the points are x(0), …, x(n - 1).
"""
