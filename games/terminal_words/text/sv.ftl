# Vad spelet i terminalen säger (python -m games play).

terminal-welcome = Skriv ? när som helst för att se vad du kan göra; med Ctrl-D går du.
terminal-commitment = Programmets tärningar, utlovade med SHA-256 { $hash }
terminal-sits-human = en människa vid det här tangentbordet
terminal-throws = { $seat } kastar
terminal-press = { $seat }: tryck Enter för att kasta
terminal-choose = { $seat }, välj: { $choices }
terminal-played = { $seat }: { $move }
terminal-unknown = { $text } betyder ingenting här.
terminal-help-choice = { $letter } – { $move }
terminal-help-enter = Enter – kasta tärningarna
terminal-help-undo = undo – ta tillbaka ditt senaste steg
terminal-help-totals = points – se allas poäng
terminal-help-rules = rules – läs reglerna
terminal-help-quit = quit – ge upp din plats för gott (poängen står kvar)
terminal-help-leave = Ctrl-D – lämna bordet; med --save sparas spelet så långt
terminal-really = { $seat }, ger du upp för gott? Skriv ja, eller tryck Enter för att spela vidare:
terminal-yes = ja
terminal-undone = { $seat } tar tillbaka: { $move }
terminal-no-undo = Här finns inget av ditt att ta tillbaka.
terminal-over = Spelet är slut
terminal-left = Du lämnar bordet. Tack för att du spelade.
terminal-no-rules = Spelets regler finns inte på det här språket.
terminal-dice = Kast { $n }: { $faces } = { $sum }
terminal-dice-one = Kast { $n }: { $faces }
terminal-dice-seed = Fröet, öppnat: { $seed }
