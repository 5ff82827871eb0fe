title-no_chance_backgammon = No Chance Backgammon
about-no_chance_backgammon = Backgammon without dice: you choose your numbers before the other's eyes.

# The two sides, and what a person chooses among
nb-red = Red
nb-blue = Blue
nb-bar = bar
nb-off = off
nb-done = DONE
nb-accept = ACCEPT
nb-decline = PLAY ON
nb-begin = NEXT GAME
nb-resign-1 = Resign a single game
nb-resign-2 = Resign a gammon
nb-resign-3 = Resign a backgammon
nb-say-number = number { $n }
nb-line = { $line }
nb-about = { $side } ({ $letter }): arrow { $arrow }, doubles left { $left }, pips { $pips }, off { $off }
quit-no_chance_backgammon = Giving up is for good: it loses the game and the whole match.

# Whose turn it is
nb-turn = { $side } to play
nb-turn-throw = { $side } to throw
nb-score = Match to { $of }: Red { $red }, Blue { $blue }

# What is asked
nb-due-press = { $side }, throw for who begins: press green
nb-due-pause = The lot is about to fall
nb-due-hand = { $side }, throw one die and enter it
nb-due-reader = { $side }, throw one die
nb-rolling = The die is rolling
nb-lot-more = The higher die begins; it is the only chance in this game.
nb-lot-other = The other die shows { $n }.
nb-ask-arrow = { $side }: set your arrow on a number
nb-ask-arrow-more = Only a starting value: no checker moves yet.
nb-ask-number = { $side } chooses a number
nb-would = { $side }: { $n } makes { $n } and { $other }
nb-would-double = { $side }: { $n } makes a double, played four times
nb-ways = { $n ->
    [one] one way to play it
   *[other] { $n } ways to play it
}
nb-ways-none = nothing can be moved with it
nb-then-left = { $n ->
    [0] no double left after it
    [one] one double left after it
   *[other] { $n } doubles left after it
}
nb-ask-step = { $side }: move a checker, { $left } to play
nb-ask-step-double = { $side }: move a checker, double { $n }
nb-steps-left = { $n ->
    [one] one more step
   *[other] { $n } more steps
}
nb-ask-done = { $side }: all is played. Done?
nb-ask-done-nothing = { $side }: nothing can be moved. Done?
nb-ask-done-more = Green confirms the turn, red takes it back.
nb-ask-offer = { $side } resigns { $points ->
    [1] a single game: one point
    [2] a gammon: two points
   *[other] a backgammon: three points
}
nb-ask-offer-more = { $side }: accept, or play on?
nb-ask-begin = { $side }: begin the next game. { $first } will place the first arrow.
nb-played = { $side } has played { $n }-{ $other }.

# The panels
nb-pips = { $n ->
    [one] pip to go
   *[other] pips to go
}
nb-doubles = doubles left
nb-times-two = ×2
nb-off-count = { $n } borne off
nb-match-points = { $n } of { $of } points
nb-match-beyond = { $n } points
nb-step = { $start }/{ $end }
nb-step-hit = { $start }/{ $end } *
nb-no-step = no move
nb-state-lot = throws
nb-state-arrows = places
nb-state-number = chooses
nb-state-steps = moves
nb-state-offer = decides
nb-state-waits = waits
nb-state-won = wins
nb-state-lost = loses
nb-state-drawn = drawn

# How a game ends
nb-result-drawn = Drawn: the same position for the third time
nb-result-plain = { $side } wins a single game: 1 point
nb-result-gammon = { $side } wins a gammon: 2 points
nb-result-backgammon = { $side } wins a backgammon: 3 points
nb-result-resigned = { $other } resigns: { $side } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
nb-result-quit = { $other } has given up: { $side } wins
nb-match-won = { $side } wins the match { $own }–{ $other }
nb-match-drawn = The match is drawn { $own }–{ $other }
nb-sheet-side = side
nb-sheet-points = points
nb-sheet-off = borne off
nb-sheet-pips = pips to go
nb-sheet-doubles = doubles left

# What happened, also spoken aloud
nb-event-die = { $side ->
    [red] Red throws { $n }
   *[blue] Blue throws { $n }
}
nb-event-equal = Equal: both throw again
nb-event-begins = { $side ->
    [red] Red begins
   *[blue] Blue begins
}
nb-event-arrow = { $side ->
    [red] Red's arrow starts on { $n }
   *[blue] Blue's arrow starts on { $n }
}
nb-event-number = { $side ->
    [red] Red chooses { $n }: { $n } and { $other }
   *[blue] Blue chooses { $n }: { $n } and { $other }
}
nb-event-double = { $side ->
    [red] Red doubles { $n }
   *[blue] Blue doubles { $n }
}: { $left ->
    [0] no double left
    [one] one double left
   *[other] { $left } doubles left
}
nb-event-nothing = Nothing can be moved
nb-event-hit = { $side ->
    [red] Red's checker is hit
   *[blue] Blue's checker is hit
}
nb-event-offer = { $side ->
    [red] Red resigns
   *[blue] Blue resigns
} { $points ->
    [1] a single game
    [2] a gammon
   *[other] a backgammon
}
nb-event-plays-on = { $side ->
    [red] Red plays on
   *[blue] Blue plays on
}
nb-event-won = { $side ->
    [red] Red wins
   *[blue] Blue wins
} { $by ->
    [gammon] a gammon: two points
    [backgammon] a backgammon: three points
    [resigned] by resignation: { $points ->
        [one] one point
       *[other] { $points } points
    }
    [quit] because the other has given up
   *[plain] a single game: one point
}
nb-event-drawn = The same position for the third time: the game is drawn
nb-event-over = { $side ->
    [red] Red wins the match { $own } to { $other }
    [blue] Blue wins the match { $own } to { $other }
   *[none] The match ends { $own } to { $other }, undecided
}

# What was done, for the account of luck and choice
nb-deed = { $pips } pips to go: { $what }
nb-deed-step = { $pips } pips to go, { $n }-{ $other }: { $what }
nb-deed-arrow = the arrow: { $what }
nb-deed-die = the lot: { $n }
nb-deed-quit = gave up
nb-deed-resign = resigned { $points ->
    [one] one point
   *[other] { $points } points
}
nb-deed-accept = accepted a resignation
nb-deed-decline = did not accept a resignation
nb-deed-begin = began the next game
nb-deed-game = game { $game }, { $what }

# Players of the console
bot-heuristic = looks ahead

# House rules
option-no_chance_backgammon-match = Match to how many points
option-no_chance_backgammon-forced = Forced steps are played for you

# The rules, page by page
rules-no_chance_backgammon-1 =
    Board, checkers and movement are those of backgammon, but there are no dice. Six numbers stand on the wall in the middle of the board. Red and Blue each have an arrow that points at one of them. The two arrows are the roll.
    .title = What it is about
rules-no_chance_backgammon-2 =
    One die each: the higher begins. The beginner sets the arrow on any number, the other on a different one. No checker moves yet. Then the beginner has the first turn.
    .title = The beginning
rules-no_chance_backgammon-3 =
    In your turn, move your arrow to a new number: not the one it shows, and not the other's. But twice a game you may choose the other's number: that is a double, played four times. Then move your checkers by the two arrows.
    .title = A turn
rules-no_chance_backgammon-4 =
    A checker lands where the other has at most one. A single one is hit and goes to the bar; it must enter first. Play both numbers if you can, and the larger if only one goes. With all checkers home you bear off.
    .title = Moving
rules-no_chance_backgammon-5 =
    Yellow: the next number or checker. Green: take it. Red: back, or undo. Steps that leave no choice are played for you. All may be taken back until you confirm the turn with DONE.
    .title = Three buttons
rules-no_chance_backgammon-6 =
    Who has borne off all fifteen wins: 1 point; 2 for a gammon, if the other has borne off none; 3 for a backgammon, if it also has a checker on the bar or in your home. In a match the beginner alternates.
    .title = Winning
rules-no_chance_backgammon-7 =
    Hold red to resign 1, 2 or 3 points; the other accepts or plays on. The same position for the third time, with the same arrows, doubles left and turn, is a draw and scores nothing.
    .title = Resigning and draws
rules-no_chance_backgammon-8 =
    The source leaves open: you may choose a number that cannot be played; what cannot be played is lost, and a double is used up all the same. Each side has two doubles. Three drawn games running end a match.
    .title = Settled by this table

# What the coach says
nb-coach-pips = You have { $own } pips to go, the other { $other }
coach-values-no_chance_backgammon = Points on average: win 1, gammon 2, loss −1
