"""What the console of this machine has on its disk, as JSON: all games with moves and results. Runs in the guest."""

import json
import sqlite3

link = sqlite3.connect("file:/var/lib/tabletop/games.sqlite?mode=ro", uri=True)
games = link.execute("SELECT games.key, game, result, ends.key FROM games LEFT JOIN ends USING (key) ORDER BY id")
moves = "SELECT text, source FROM entries WHERE key = ? ORDER BY n"
print(
    json.dumps(
        [
            {
                "game": game,
                "result": json.loads(result or "null"),
                "ended": end is not None,
                "moves": [text for text, source in link.execute(moves, (key,))],
                "sources": sorted({source for text, source in link.execute(moves, (key,)) if text.startswith("throw")}),
            }
            for key, game, result, end in games
        ]
    )
)
