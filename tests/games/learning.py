"""Libraries for learning, loaded without what one of them does to this process: it names another driver of sound."""

from __future__ import annotations

import os
from unittest.mock import patch
from warnings import catch_warnings, simplefilter

with patch.dict(os.environ), catch_warnings():
    simplefilter("ignore", DeprecationWarning)  # of environments of its own that its tests import
    from pettingzoo.test import api_test, seed_test

    from games.learners.aec import environment

__all__ = ["api_test", "environment", "seed_test"]
