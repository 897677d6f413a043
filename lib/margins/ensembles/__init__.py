"""Votes and averages of many predictors, one module a chapter.

`intervals` has the confidence intervals of the chapter on resampling.
"""
