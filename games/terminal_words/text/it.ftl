# Quello che dice il gioco nel terminale (python -m games play).

terminal-welcome = Scrivi ? in qualsiasi momento per vedere che cosa puoi fare; con Ctrl-D esci.
terminal-commitment = Dadi del programma, impegno SHA-256 { $hash }
terminal-sits-human = una persona a questa tastiera
terminal-throws = { $seat } lancia
terminal-press = { $seat }: premi Invio per lanciare
terminal-choose = { $seat }, scegli: { $choices }
terminal-played = { $seat }: { $move }
terminal-unknown = { $text } qui non significa niente.
terminal-help-choice = { $letter } – { $move }
terminal-help-enter = Invio – lancia i dadi
terminal-help-undo = undo – annulla il tuo ultimo passo
terminal-help-totals = points – mostra i punti di tutti
terminal-help-rules = rules – leggi le regole
terminal-help-quit = quit – ti ritiri per sempre (i tuoi punti restano)
terminal-help-leave = Ctrl-D – lasci il tavolo; con --save la partita fin qui viene conservata
terminal-really = { $seat }, ti ritiri per sempre? Scrivi sì, oppure premi Invio per continuare:
terminal-yes = sì
terminal-undone = { $seat } annulla: { $move }
terminal-no-undo = Qui non hai niente da annullare.
terminal-over = La partita è finita
terminal-left = Lasci il tavolo. Grazie per aver giocato.
terminal-no-rules = Le regole di questo gioco non ci sono in questa lingua.
terminal-dice = Lancio { $n }: { $faces } = { $sum }
terminal-dice-one = Lancio { $n }: { $faces }
terminal-dice-seed = Il seme, aperto: { $seed }
