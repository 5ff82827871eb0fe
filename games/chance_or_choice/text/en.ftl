title-chance_or_choice = Chance or Choice
about-chance_or_choice = Two dice for everybody: take what you have, or wait for more until a 1 takes it away.

# What a seat can do
cc-stay = STAY
cc-leave = LEAVE

# The centre of the table
cc-over = the game is over
cc-throws = { $seat } throws
cc-this-round = This round
cc-on-the-table = { $n ->
    [one] point on the table
   *[other] points on the table
}
cc-ends = the next throw ends the round
cc-wipes = everything lost: { $odds }
cc-question = Stay or leave?
cc-undecided = { $n ->
    [one] one seat has yet to decide
   *[other] { $n } seats have yet to decide
}
cc-all-decided = everybody has decided
cc-due-press = { $seat }, throw: press yellow
cc-due-pause = The dice are about to fall
cc-due-hand = { $seat }, throw and enter the numbers
cc-due-reader = { $seat }, throw now
cc-rolling = The dice are rolling
cc-again = A 1 on the first throw: { $seat } throws again
cc-in-round = { $n ->
    [one] one seat is in
   *[other] { $n } seats are in
}

# How the last round ended
cc-lost = { $n ->
    [one] A 1! One seat loses { $points }
   *[other] A 1! { $n } seats lose { $points } each
}
cc-lost-none = A 1 on the very first throw: nobody scores
cc-wiped = { $n ->
    [one] Only ones! One seat is back to nothing
   *[other] Only ones! { $n } seats are back to nothing
}
cc-nobody = Everybody has left: the round is over
cc-wins = { $seats } wins with { $points }
cc-share = { $seats } share the win with { $points }
cc-many-win = { $n } seats share the win with { $points }
cc-winner = { $n ->
    [one] The winner has
   *[other] The winners have
}
cc-final-points = { $n ->
    [one] point in all
   *[other] points in all
}

# How a seat stands
cc-state-decide = to decide
cc-state-decide-points = to decide: { $points } at stake
cc-state-stays = stays in
cc-state-in = in, { $n } at risk
cc-state-ready = ready
cc-state-left = left, { $n } safe
cc-state-kept = kept { $n }
cc-state-lost = lost { $n }
cc-state-lost-none = nothing won
cc-state-wiped = lost everything
cc-state-quit = gave up
cc-state-won = wins
cc-state-rank = place { $n }

# The same in one short word, for small chips
cc-mark-decide = ?
cc-mark-in = in
cc-mark-left = out
cc-mark-lost = lost
cc-mark-ready = in
cc-mark-quit = quit
cc-mark-note = !
cc-mark-won = wins
cc-mark-rank = { $n }.

# The score sheet
cc-sheet = Score sheet
cc-sheet-seat = seat
cc-sheet-total = total
cc-sheet-rank = place
cc-sheet-round = round { $n }
cc-sheet-throws = Every throw of the game

# What happened, also spoken aloud
cc-event-safe = { $sum } more: { $pot } on the table
cc-event-again = A 1 on the first throw: throw again
cc-event-lost = A 1! Round { $round } is over, { $points ->
        [0] nobody had points to lose
        [one] one point is lost
       *[other] { $points } points are lost
    }
cc-event-all-lost = Only ones! Whoever was in loses everything
cc-event-left = Seat { $seat } leaves with { $points ->
        [one] one point
       *[other] { $points } points
    }
cc-event-quit = Seat { $seat } gives up and keeps { $points ->
        [0] nothing of this round
        [one] one point of this round
       *[other] { $points } points of this round
    }
cc-event-nobody = Everybody has left: round { $round } is over
cc-event-round = Round { $round }: seat { $seat } throws
cc-event-over = The game is over. The best total is { $points ->
        [one] one point
       *[other] { $points } points
    }

# House rules
option-chance_or_choice-rounds = Rounds
option-chance_or_choice-dice = Dice
option-chance_or_choice-sides = Sides of a die
option-chance_or_choice-thrower = Who throws
option-chance_or_choice-wipe = All rounds are lost when
option-chance_or_choice-first_throw_safe = First throw is always safe
value-chance_or_choice-thrower-auto = in turn; above eight, seat 1
value-chance_or_choice-thrower-rotate = always in turn
value-chance_or_choice-wipe-all = all dice show 1
value-chance_or_choice-wipe-two-or-more = two or more dice show 1
value-chance_or_choice-wipe-never = never

# What the chosen dice mean
cc-advice-safe = Safe throws: { $odds } ({ $percent })
cc-advice-ends = The round ends: { $odds } ({ $percent })
cc-advice-wipes = All rounds are lost: { $odds }
cc-advice-risky = Take care: fewer than one throw in three is safe.

# Players of the console
bot-leave-at = leaves at { $n }
bot-never-leave = never leaves
bot-one-throw = looks one throw ahead
bot-equilibrium = equilibrium
bot-best-response = to beat: { $of }

# The rules, page by page
rules-chance_or_choice-1 =
    All seats play with the same dice. A game has five rounds, and what you keep in them is added up. The highest total wins; equal totals share the place.
    .title = What it is about
rules-chance_or_choice-2 =
    One seat throws both dice for everybody and reads them aloud. If no die shows a 1, the sum goes on the table, and every seat still in has it.
    .title = A throw
rules-chance_or_choice-3 =
    After each safe throw you choose. STAY: you wait for more. LEAVE: you keep the points of this round, and nothing in this round can touch you any more. Nobody leaves before the first throw.
    .title = Stay or leave
rules-chance_or_choice-4 =
    One die shows a 1: the round is over, and every seat still in loses its points of this round. Both dice show a 1: every seat still in loses the points of all earlier rounds as well.
    .title = The ones
rules-chance_or_choice-5 =
    You may turn a stay into a leave until the question closes, never the other way. It closes when all have answered, when the time is up, or when the thrower calls with yellow. Silence means stay.
    .title = Until when
rules-chance_or_choice-6 =
    The source leaves open: a round also ends when nobody is in. A throw made while the question is open is repeated. Up to eight seats take turns at throwing, above that seat 1 throws. Who throws goes on throwing after leaving.
    .title = Settled by this table
rules-chance_or_choice-7 =
    The table may play 1 to 10 rounds with 1 to 5 dice of 2 to 20 sides. With other dice, all of them must show a 1 to cost the earlier rounds; a single die never does. The first throw of a round can be made safe.
    .title = House rules
rules-chance_or_choice-8 =
    Two dice: 25 of 36 throws are safe, 11 end the round, 1 of them takes everything. Is it better to be careful or bold? When do more sides help? Where is it chance, and where is it your choice? Points or first place: best play for points wins 45 of 100 games against who leaves at 20.
    .title = To think about

# A decision or a throw, told after the game.
cc-deed-throw = round { $round }: { $faces }
cc-deed-stay = round { $round }: stayed with { $points }
cc-deed-leave = round { $round }: left with { $points }
cc-deed-quit = round { $round }: gave up

# What the coach says of the next throw
cc-coach-ends = The next throw ends the round: { $odds } ({ $percent })
cc-coach-wipes = It takes all your rounds: { $odds }
cc-coach-gain = One more throw, then leaving: { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
