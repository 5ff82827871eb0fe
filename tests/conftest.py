"""Every run of the tests tries the same examples, however slow or busy the machine is."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("same")
