title-roller_skater = Roller and Skater
about-roller_skater = One die, two tosses, two roles. After the first toss, whoever is quicker may double.
quit-roller_skater = Giving up ends the game: who is ahead loses the lead, who is behind pays it.

# The two roles, in words and as they are written on the sheet
rs-roller = Roller
rs-skater = Skater
rs-mark-roller = R
rs-mark-skater = S

# What a seat can say
rs-double = DOUBLE
rs-pass = NO DOUBLE
rs-accept = ACCEPT
rs-decline = DECLINE

# The centre of the table
rs-over = the game is over
rs-rolling = The die is rolling
rs-question = Who doubles?
rs-answer = { $seat }: accept or decline?
rs-due-first-press = { $seat }, toss: press green
rs-due-first-pause = The first toss is about to fall
rs-due-first-hand = { $seat }, toss and enter the number
rs-due-first-reader = { $seat }, toss now
rs-due-second-press = { $seat }, second toss: press green
rs-due-second-pause = The second toss is about to fall
rs-due-second-hand = { $seat }, toss again and enter the number
rs-due-second-reader = { $seat }, second toss now
rs-both-to-speak = whoever is first has it
rs-one-to-speak = { $seat } has yet to speak
rs-nobody-doubles = nobody doubles
rs-stake = { $n ->
    [one] for one point
   *[other] for { $n } points
}
rs-doubled-by = { $role } has doubled
rs-first-by = Double! { $role } by { $n } ms
rs-first-about = Double! { $role } by about { $n } ms
rs-first-by-lot = Double! Both at once: { $role } by lot
rs-first-toss = first toss
rs-second-toss = second toss
rs-wins-on = { $role }: { $odds }

# How a round, a half, the game went
rs-won = { $seat } wins { $points }
rs-declined = { $seat } declines: 1 for { $other }
rs-change = Half time: { $seat } is the Roller now
rs-gave-up-ahead = { $seat } gave up while ahead by { $n }
rs-gave-up-behind = { $seat } gave up while behind by { $n }
rs-gave-up-level = { $seat } gave up while level
rs-wins = { $seat } wins by { $by } ({ $high }–{ $low })
rs-drawn = A draw: { $n } each
rs-nobody = Nobody wins: { $n } each
rs-level = Roller and Skater are level
rs-ahead = Roller is ahead by { $n }
rs-behind = Roller is behind by { $n }
rs-first-half = first half
rs-second-half = second half
rs-value = { $n ->
    [one] a point is one chip
   *[other] a point is { $n } chips
}
rs-chips = { $n ->
    [one] one chip
   *[other] { $n } chips
}

# How a seat stands
rs-state-speak = double or not?
rs-state-passed = no double
rs-state-answer = play for 2 or lose 1?
rs-state-doubled = doubled, waits
rs-state-tosses = tosses
rs-state-waits = waits
rs-state-quit = gave up
rs-state-won = wins
rs-state-lost = loses
rs-state-drawn = draw
rs-state-nobody = nobody wins

# The score sheet
rs-sheet = Score sheet { $n }
rs-named = { $role }: { $seat }
rs-head-round = round
rs-head-first = first toss
rs-head-doubler = doubler (R or S)
rs-head-second = second toss
rs-head-score-r = score R
rs-head-score-s = score S
rs-totals = Totals
rs-no-toss = –

# What happened, also spoken aloud
rs-event-first = First toss { $toss }: the Roller wins on { $roller } of 6, the Skater on { $skater }
rs-event-double = Seat { $seat } doubles
rs-event-single = Nobody doubles after { $toss }: second toss for one point
rs-event-accept = Seat { $seat } accepts: second toss for two points
rs-event-decline = Seat { $seat } declines: one point for seat { $other }
rs-event-won = Second toss { $toss }: the { $role ->
        [R] Roller
       *[S] Skater
    }, seat { $seat }, wins { $points ->
        [one] one point
       *[other] { $points } points
    }
rs-event-half = The first half is over, { $ahead ->
        [0] level
       *[other] seat { $ahead } is ahead by { $by }
    }. Change places: seat { $seat } is the Roller now
rs-event-quit = Seat { $seat } gives up
rs-event-wins = The game is over: seat { $seat } wins by { $by }, { $high } to { $low }
rs-event-drawn = The game is over: a draw, { $points } each
rs-event-nobody = The game is over: nobody wins, { $points } each

# The same in a few words, for the account of a game
rs-deed = sheet { $sheet }, { $round }: { $what }
rs-deed-toss = toss { $n }
rs-deed-double = doubled
rs-deed-pass = single
rs-deed-accept = accepted
rs-deed-decline = declined
rs-deed-quit = gave up

# House rules
option-roller_skater-rounds = Rounds in each half
option-roller_skater-reading = Winning table
option-roller_skater-chips = Chips for a point
value-roller_skater-reading-table = as printed
value-roller_skater-reading-examples = as in the examples
value-roller_skater-chips-off = none

# What the chosen reading means
rs-advice-edges = First toss 1 or 6: the Roller wins on { $odds }
rs-advice-middle = First toss 2 to 5: the Roller wins on { $odds }
rs-advice-worth = Roller, points a round: { SIGNED($single) } without doubling, { SIGNED($best) } with best play
rs-advice-other = In the other reading: { $odds } after 2 to 5; { SIGNED($single) } and { SIGNED($best) }
rs-advice-chips = { $n ->
    [one] Each point of the final lead is one chip
   *[other] Each point of the final lead is { $n } chips
}

# Players of the console
bot-never-double = never doubles

# The rules, page by page
rules-roller_skater-1 =
    Two halves of 24 rounds. The Roller makes every toss and keeps the sheet; after the first half Roller and Skater change places. A lot says who is the Roller first. Whoever has more points in the end wins; level is a draw.
    .title = What it is about
rules-roller_skater-2 =
    A round has two tosses of one die. The first says on which second tosses each of you wins: that stands under the dice. The second decides the round, for one point.
    .title = A round
rules-roller_skater-3 =
    After the first toss press DOUBLE to play for two points, or STAY not to. Whoever is first has it: the time of contact counts, to the millisecond. Once a round in all. "No double" may become a double until the question closes; silence means no.
    .title = Double
rules-roller_skater-4 =
    The other then accepts with STAY: second toss, for two points. Or declines with LEAVE: the doubler has one point, and there is no second toss. Silence declines.
    .title = Accept or decline
rules-roller_skater-5 =
    The source contradicts itself. Its table gives the Roller 2 to 5 after a first toss of 2 to 5; its two worked examples give these to the Skater. The table may play either.
    .title = Two readings
    .left-title = As printed
    .left = After 2 to 5 the Roller wins on 4 of 6. Roller, points a round: +0.44 without doubling, +0.78 with best play.
    .right-title = As in the examples
    .right = After 2 to 5 the Roller wins on 2 of 6. Roller, points a round: 0 without doubling, −0.11 with best play.
rules-roller_skater-6 =
    Hold LEAVE to give up. Whoever is ahead then loses the lead, and nobody wins; whoever is behind loses by just that much. The whole game counts, both halves. A double you have not answered is declined.
    .title = Giving up
rules-roller_skater-7 =
    The source leaves open: a draw is possible; a declined double is written as 1 for the doubler; presses at the very same instant are settled by lot, which is recorded; a computer player doubles only after you have passed. A half may have 1 to 24 rounds, and a point may be worth chips, never money.
    .title = Settled by this table
rules-roller_skater-8 =
    After 1 or 6 five tosses of six are the Roller's: would you accept a double? After 2 to 5 four are. Why may it pay to accept although you expect to lose? And when does the score change your answer?
    .title = To think about

# What the coach says of this round
rs-coach-round = You win this round on { $odds } second tosses
rs-coach-take = Accepting pays if you win on { $odds } or more
rs-coach-match = Your chance to win the match: { $percent }
coach-values-roller_skater = How far ahead you may end
