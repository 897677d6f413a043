"""The mathematics of The Margin: one module a topic, plain functions, certified results."""
