"""Figures of the console on the machine at hand, as ratios and counts: `python -m benchmarks`."""
