"""Devices: buttons, lamps and the dice reader. Knows no game."""
