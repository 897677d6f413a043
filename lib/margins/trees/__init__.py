"""Decision stumps: `stumps`, and how the best one is found (`presorting`, `searching`)."""
