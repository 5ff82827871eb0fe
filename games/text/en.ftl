# Words that every game and the console share.

number = { NUMBER($n, useGrouping: 0) }
plus = { SIGNED($n) }
percent = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
odds = { $hits } of { $all }
points = { $n ->
    [one] { NUMBER($n, useGrouping: 0) } point
   *[other] { NUMBER($n, useGrouping: 0) } points
}
round-of = round { $n } of { $of }
rank = place { $n }
list-earlier = …
list-dot = { $first } · { $next }
list-and = { $first } and { $next }
list-more = { SIGNED($n) }
list-then = { $first }, { $next }
list-none = { "" }
list-plus = { $first }+{ $next }

seat = Seat { $n }
seat-bot = { $seat } · { $bot }
seat-away = { $seat } · away
seat-absent = away
seat-short-human = { $n }
seat-short-bot = { $n } bot
seat-short-absent = { $n } away

button-leave = LEAVE
button-throw = THROW
button-call = CALL
button-next = NEXT
button-take = TAKE
button-back = BACK
button-undo = UNDO

value-on = on
value-off = off

# Bots that any game may offer under these names; a game's own words name the others.
bot-unnamed = bot
bot-random = at random
bot-cautious = cautious
bot-beginner = beginner
bot-casual = casual
bot-strong = calculator
bot-strongest = master
bot-points = plays for points

# Score sheets on paper: who held which seat.
paper-seat = seat
paper-played-by = played by
paper-points = points
paper-place = place
paper-person = a person
