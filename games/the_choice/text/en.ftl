title-the_choice = The Choice
about-the_choice = Three dice for everybody: choose what to mark on your own sheet, and what to let go.

# What the table waits for
tc-throw-of = throw { $n } · { $seat }
tc-ask-side = On which side do you begin?
tc-undecided = { $n ->
    [0] everybody has chosen
    [one] one seat has yet to choose
   *[other] { $n } seats have yet to choose
}
tc-due-press = { $seat }, throw: press green
tc-due-pause = The dice are about to fall
tc-due-hand = { $seat }, throw and enter { $n ->
    [one] the number
   *[other] the { $n } numbers
}
tc-due-reader = { $seat }, throw { $n ->
    [one] one die
   *[other] { $n } dice
} now
tc-again = { $n ->
    [one] One die is thrown again, the others stay
    [3] All dice are thrown again
   *[other] { $n } dice are thrown again, the other stays
}
tc-rolling = The dice are rolling
tc-ask-keep = { $seat }: throw any dice again?
tc-ask-keep-how = Only once, then everybody marks
tc-ask-mark = Everybody marks
tc-ask-mark-alone = Mark your sheet
tc-uses = { $seat } uses all { $n } dice, the others { $others }
tc-uses-alone = Use all { $n } dice, or take a misthrow
tc-over = The game is over
tc-makes = These dice make
tc-legend = Every number is a colour too

# How the game ended
tc-wins = { $seats } wins with { $points }
tc-share = { $seats } share the win with { $points }
tc-many-win = { $n } seats share the win with { $points }

# The colours
tc-colour-1 = red
tc-colour-2 = yellow
tc-colour-3 = green
tc-colour-4 = blue
tc-colour-5 = purple
tc-colour-6 = grey

# How a seat stands
tc-state-side = chooses a side
tc-state-ready = ready
tc-state-waits = waits
tc-state-throws = throws
tc-state-keeps = keeps or throws again
tc-state-marks = is marking
tc-state-done = done: { $n ->
    [one] one die used
   *[other] { $n } dice used
}
tc-state-misthrow = done, with a misthrow
tc-state-silent = said nothing
tc-state-turns = turns the sheet
tc-state-quit = gave up
tc-state-won = wins

# On the sheet
tc-more = { $n ->
    [one] use 1 more die
   *[other] use { $n } more dice
}
tc-enough = enough dice used
tc-side = side { $n } of 2
tc-other-side = other side
tc-numbers = numbers { $n } of { $of }
tc-colours = colours { $n } of { $of }
tc-numbers-short = numbers
tc-colours-short = colours
tc-sum = { $sum } = { $n }

# What is in hand, and what it costs
tc-hand-number = mark { $n }
tc-hand-sum = mark { $n } with { $dice }
tc-hand-colour = mark { $colour }
tc-hand-done = finish
tc-hand-misthrow = finish with a misthrow
tc-hand-turn = turn the sheet for good
tc-hand-begin = begin on side { $n }
tc-hand-keep = keep all dice
tc-hand-rethrow = throw again: { $dice }

# Moves in words
tc-say-number = { $n } with { $dice } (hex { $hex })
tc-say-colour = { $colour } (hex { $hex })
tc-say-rethrow = throw again { $dice }
tc-say-keep = keep all dice
tc-say-begin = begin on side { $n }
tc-say-done = finish marking
tc-say-turn = turn the sheet
tc-say-silent = said nothing
tc-say-quit = gave up
tc-say-close = next throw
tc-deed = throw { $turn }: { $deed }

# For terminals
tc-lines-side = Side { $n } of 2, misthrows: { $misthrows }
tc-lines-row = { $text }
tc-lines-how = c1 to c6 are colours, [4] is a marked one; hexes of the ring are counted clockwise from the upper left. (7) is a marked number, <7> the end of the line; number hexes are counted row by row.
tc-lines-dice = Dice: { $dice } · { $n ->
    [0] enough used
    [one] one more to use
   *[other] { $n } more to use
}

# The score sheet
tc-sheet = Score sheet
tc-paper-seat = seat
tc-paper-numbers = side { $n }: numbers
tc-paper-colours = side { $n }: colours
tc-paper-misthrows = side { $n }: misthrows
tc-paper-worth = { $n } → { $points }
tc-paper-total = total
tc-paper-rank = place

# What happened, also spoken aloud
tc-event-next = Throw { $turn }: seat { $seat } throws
tc-event-misthrow = Seat { $seat } has { $boxes ->
    [one] a misthrow
   *[other] { $boxes } misthrows
}
tc-event-turned = Seat { $seat } turns the sheet
tc-event-last = Seat { $seat } has finished the second side
tc-event-quit = Seat { $seat } gives up with { $points ->
    [one] one point
   *[other] { $points } points
}
tc-event-over = The game is over. The best total is { $points ->
    [one] one point
   *[other] { $points } points
}

# House rules
option-the_choice-die_use = A die counts
value-the_choice-die_use-either = as number or colour
value-the_choice-die_use-both = as number and as colour

# Players of the console
bot-greedy = greedy

# The rules, page by page
rules-the_choice-1 =
    Everybody has a sheet with two sides. On each, 13 numbers lie inside a ring of 16 colours. Mark as many as you can. You begin on the side you like; in the course of the game you will need both.
    .title = What it is about
rules-the_choice-2 =
    The seat whose turn it is throws three dice and may throw any of them once again. Then all mark with the same dice on their own sheets. Each die counts as its number, as part of a sum of two or three dice, or as its colour.
    .title = A throw
rules-the_choice-3 =
    Numbers: the first one anywhere; it is circled. Each further one lies next to the last, and a line joins them. It never crosses itself and never comes back to a marked hex, so mind where it leads.
    .title = The line
rules-the_choice-4 =
    Colours: the first one anywhere, each further one next to a marked one. The ring grows at both ends. Every colour has a symbol: red disc, yellow triangle, green square, blue diamond, purple star, grey cross.
    .title = The ring
rules-the_choice-5 =
    Whoever has thrown must use all three dice, the others two at least. With fewer you mark a misthrow box. After three you turn the sheet and go on there from the next throw. You may turn sooner; there is no way back.
    .title = Misthrows
rules-the_choice-6 =
    The game ends after the throw in which somebody has three misthrows on the second side or has filled it. The more hexes are marked, the more each is worth. Both sides are added; equal scores share the place.
    .title = The end
rules-the_choice-7 =
    Points for numbers marked, 1 to 13: 1 2 3 5 7 9 12 15 18 22 26 31 36. Points for colours marked, 1 to 16: 1 2 3 4 6 8 10 12 15 18 21 24 28 32 36 40. Sheets and table are the console's own: the published ones differ.
    .title = Points
rules-the_choice-8 =
    The source leaves open: a lot deals the sheets and says who begins. Nobody marks before the second throw is decided. Using fewer dice by choice costs a misthrow; saying nothing at all does not. Turning sooner ends your marking, without a misthrow.
    .title = Settled by this table
rules-the_choice-9 =
    As a house rule each die may count twice, once as a number and once as a colour: the source can be read that way. Everybody finishes the last throw of the game.
    .title = House rules

# What the coach says while a sheet is marked
tc-coach-again = Each value is the mean over all throws that can come
tc-coach-dice = { $n ->
    [0] Enough dice are used: no misthrow
    [one] One more die saves you a misthrow
   *[other] { $n } more dice save you a misthrow
}
tc-coach-boxes = { $n ->
    [one] One misthrow box is left on this side
   *[other] { $n } misthrow boxes are left on this side
}
