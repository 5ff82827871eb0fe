"""The games as environments of libraries for learning: `games.learners.aec` and `games.learners.spiel`.

Both need the extra `learners`; nothing else loads them. `games.learners.node` is what they share.
"""
