"""After a game: how much of each result was luck and how much was choice."""

from games.luck.account import NOTHING, Account, Deed, account, closer_account

__all__ = ["NOTHING", "Account", "Deed", "account", "closer_account"]
