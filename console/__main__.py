"""`python -m console`: started plainly, as by a service or `./play`, it does not wait for a parser of arguments."""

from __future__ import annotations

import signal
import sys

PLAIN: tuple[list[str], ...] = ([], ["--demo-without-screen"])


def main() -> None:
    """Starts the console, by its arguments if there are any."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the loop listens, ctrl-C ends all without a word
    from console.launch import launch, settings

    if sys.argv[1:] in PLAIN:
        launch(settings(), demo_without_screen=bool(sys.argv[1:]))
        return
    from console.command_line import app

    app()


if __name__ == "__main__":
    main()
