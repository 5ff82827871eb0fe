# How much was luck, and how much was choice.

luck-title = Luck or choice?
luck-question = LUCK?
luck-expects = Good play may expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luck = luck
luck-choice = choice
luck-others = the others
luck-amount = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luckiest = Best throw
luck-dearest = Dear choices
luck-most = Most luck: { $seat }, { $points }
luck-dearest-own = dearest: { $deed }
luck-dearest-of-all = Dearest choice: { $seat }, { $deed }, { $points }
luck-none = not one that cost anything
luck-no-throw = none that helped
luck-better = { $deed } · better: { $better }
luck-entry = move { $n }: { $move }
luck-estimate = Estimates, give or take { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-exact = Exact: every throw that could have come is counted
luck-explained = Luck is what the dice gave or took. Choice is what the decisions cost: nought is perfect.
luck-explained-lot = There is no luck after the lot. Choice is what the decisions cost: nought is perfect.
luck-unknown = This game cannot tell yet what a position is worth, so luck and choice cannot be told apart.
luck-result = result
luck-seat = seat

# The coach, before a decision
coach-title = Coach
coach-values = Points you may end with
coach-best = best
coach-more = and { $n } more, none of them better
coach-thinks = thinking…
coach-said = { $seat }: the best is { $move }
coach-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-points-fine = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-signed = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-signed-fine = { SIGNED($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-coach = Coach
coach-hint = Coach: hold green
coach-same = Here every choice is worth the same

# Step by step
replay-question = STEP BY STEP
replay-title = Step by step
replay-step = step { $n } of { $of }
replay-keys = yellow: what weighed most
replay-start = Before the first step
replay-start-about = Green goes on, red back. Each step tells what it gave or cost each seat.
replay-decided = What was decided
replay-nothing = It changed nothing for anybody
replay-others = and { $n } more
replay-better = better: { $move }
replay-worth = What the game is worth to each
replay-next = NEXT
replay-end = END
replay-key = KEY STEP
replay-hint = Hold red to leave
replay-out-question = Leave the steps?
replay-out-about = The game stays as it was.
replay-out-yes = TO THE SUMS

# What if
whatif-question = WHAT IF?
whatif-title = What if?
whatif-about = The same throws once more, but everybody plays like this:
whatif-played = as you played
whatif-anew = { $n } of { $of } dice thrown anew
whatif-endless = does not come to an end
whatif-least = least
whatif-mean = mean
whatif-most = most
whatif-gain = seats with more
whatif-none = Nothing was thrown in this game after the first decision: with other decisions it would be another game.
whatif-explained = Throws keep to the round they fell in; where a round goes on longer, dice are thrown anew.
