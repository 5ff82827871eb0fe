# What the game in the terminal says (python -m games play).

terminal-welcome = Type ? at any time to see what you can do; Ctrl-D leaves.
terminal-commitment = Software dice, promised by SHA-256 { $hash }
terminal-sits-human = a person at this keyboard
terminal-throws = { $seat } throws
terminal-press = { $seat }: press Enter to throw
terminal-choose = { $seat }, your choice: { $choices }
terminal-played = { $seat }: { $move }
terminal-unknown = { $text } is nothing you can type here.
terminal-help-choice = { $letter } – { $move }
terminal-help-enter = Enter – throw the dice
terminal-help-undo = undo – take back your last step
terminal-help-totals = points – see everybody's points
terminal-help-rules = rules – read the rules
terminal-help-quit = quit – give up your seat for good (your points stay)
terminal-help-leave = Ctrl-D – leave the table; with --save the game so far is kept
terminal-really = { $seat }, give up for good? Type yes, or press Enter to play on:
terminal-yes = yes
terminal-undone = { $seat } takes back: { $move }
terminal-no-undo = There is nothing of yours to take back here.
terminal-over = The game is over
terminal-left = You leave the table. Thank you for playing.
terminal-no-rules = This game has no rules pages in this language.
terminal-dice = Throw { $n }: { $faces } = { $sum }
terminal-dice-one = Throw { $n }: { $faces }
terminal-dice-seed = The seed, opened: { $seed }
