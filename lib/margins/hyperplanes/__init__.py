"""Linear classifiers and their geometry. `zero_one` (fewest mistakes) belongs to `linear`."""
