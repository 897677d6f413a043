"""What everything stands on: `data`, the one edge where input is checked; `types`; `examples`."""
