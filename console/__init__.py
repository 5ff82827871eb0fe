"""The application: loop, screens, session, store, painter and configuration of the tabletop console."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on standard output, which is ours
