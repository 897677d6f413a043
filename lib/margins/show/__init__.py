"""Figures: `plot`, one style for all of them, and `steppers`. Nothing in the library imports it."""
