# Parole comuni a tutti i giochi e alla console.

number = { NUMBER($n, useGrouping: 0) }
plus = { SIGNED($n) }
percent = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
odds = { $hits } su { $all }
points = { $n ->
    [one] { NUMBER($n, useGrouping: 0) } punto
   *[other] { NUMBER($n, useGrouping: 0) } punti
}
round-of = giro { $n } di { $of }
rank = { $n }º posto
list-earlier = …
list-dot = { $first } · { $next }
list-and = { $first } e { $next }
list-more = { SIGNED($n) }
list-then = { $first }, { $next }
list-none = { "" }
list-plus = { $first }+{ $next }

seat = Posto { $n }
seat-bot = { $seat } · { $bot }
seat-away = { $seat } · assente
seat-absent = assente
seat-short-human = { $n }
seat-short-bot = { $n } robot
seat-short-absent = { $n } via

button-leave = ESCO
button-throw = LANCIA
button-call = BASTA
button-next = ALTRO
button-take = SCEGLI
button-back = TORNA
button-undo = ANNULLA

value-on = sì
value-off = no

# Robot che ogni gioco può avere con questi nomi; gli altri li nomina il gioco stesso.
bot-unnamed = robot
bot-random = a caso
bot-cautious = prudente
bot-beginner = principiante
bot-casual = dilettante
bot-strong = calcolatore
bot-strongest = maestro
bot-points = gioca per i punti

# Il foglio dei punti su carta: chi aveva quale posto.
paper-seat = posto
paper-played-by = chi ha giocato
paper-points = punti
paper-place = posizione
paper-person = una persona
