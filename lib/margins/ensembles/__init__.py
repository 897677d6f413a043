"""Votes and averages of many predictors, one module a chapter."""
