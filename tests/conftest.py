"""Every run of the tests is the same, with a screen or without, on a quick machine or a busy one."""

import os

from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["XDG_CACHE_HOME"] = os.devnull  # what this machine has solved or spoken before changes nothing

settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("same")
