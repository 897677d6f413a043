"""What everything stands on: `data`, the one edge where input is checked, made of `arrays` and
`scalars`; `types`; `examples`."""
