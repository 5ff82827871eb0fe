# Ord som alla spel och konsolen delar.

number = { NUMBER($n, useGrouping: 0) }
plus = { SIGNED($n) }
percent = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
odds = { $hits } av { $all }
points = { NUMBER($n, useGrouping: 0) } poäng
round-of = omgång { $n } av { $of }
rank = nummer { $n }
list-earlier = …
list-dot = { $first } · { $next }
list-and = { $first } och { $next }
list-more = { SIGNED($n) }
list-then = { $first }, { $next }
list-none = { "" }
list-plus = { $first }+{ $next }

seat = Plats { $n }
seat-bot = { $seat } · { $bot }
seat-away = { $seat } · borta
seat-absent = borta
seat-short-human = { $n }
seat-short-bot = { $n } robot
seat-short-absent = { $n } borta

button-leave = GÅ
button-throw = KASTA
button-call = STÄNG
button-next = NÄSTA
button-take = VÄLJ
button-back = BAKÅT
button-undo = ÅNGRA

value-on = på
value-off = av

# Robotar som varje spel får ha under de här namnen; övriga får sitt namn av spelet.
bot-unnamed = robot
bot-random = på måfå
bot-cautious = försiktig
bot-beginner = nybörjare
bot-casual = söndagsspelare
bot-strong = räknemästare
bot-strongest = mästare
bot-points = spelar för poäng

# Protokollet på papper: vem som satt på vilken plats.
paper-seat = plats
paper-played-by = spelades av
paper-points = poäng
paper-place = placering
paper-person = en människa
