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
luck-none = not one that cost anything
luck-no-throw = none that helped
luck-better = { $deed } · better: { $better }
luck-entry = move { $n }: { $move }
luck-estimate = Estimates, give or take { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-exact = Exact: every throw that could have come is counted
luck-explained = Luck is what the dice gave or took. Choice is what the decisions cost: nought is perfect.
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
