"""QR codes as rows of squares, for `games.scene.Bitmap`."""

from __future__ import annotations

from functools import lru_cache

QUIET = 4
"""Free squares along each edge, without which a camera finds no code."""


@lru_cache(maxsize=4)
def code(text: str) -> tuple[str, ...]:
    """The code of a text with its quiet edge, "#" for a dark square; it bears a loss of 15 % (level M).

    Capitals, digits and - take the least room. ValueError for a text longer than 2,331 bytes.
    """
    import segno  # here, for only the end of a game needs it

    matrix = segno.make(text, error="m", micro=False, boost_error=False).matrix
    edge = "." * QUIET
    rows = [edge + "".join("#" if dark else "." for dark in row) + edge for row in matrix]
    free = "." * len(rows[0])
    return (*[free] * QUIET, *rows, *[free] * QUIET)
