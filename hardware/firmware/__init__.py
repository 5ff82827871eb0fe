"""Reference firmware of a dice reader; README.md says how it goes on a board. `protocol` runs here as well."""
