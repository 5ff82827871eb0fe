"""No Chance Backgammon: backgammon in which the players choose the numbers."""
