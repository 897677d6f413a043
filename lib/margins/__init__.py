"""The mathematics of The Margin: plain functions, certified results.

One package a part of the book, one module a chapter; imports point up in this list:
`base`, `rational`, `hyperplanes`, `losses`, `svm`, `kernels`, `trees`, `boosting`, `show`.
`exact` collects what is exact.
"""
