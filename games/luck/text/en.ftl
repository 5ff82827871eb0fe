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
