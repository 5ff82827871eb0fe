# Quanto è stata fortuna e quanto è stata scelta.

luck-title = Fortuna o scelta?
luck-question = FORTUNA?
luck-expects = Giocando bene ci si aspetta { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luck = fortuna
luck-choice = scelta
luck-others = gli altri
luck-amount = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luckiest = Tiro migliore
luck-dearest = Scelte care
luck-none = nessuna è costata qualcosa
luck-no-throw = nessuno ha aiutato
luck-better = { $deed } · meglio: { $better }
luck-entry = mossa { $n }: { $move }
luck-estimate = Stime, con un errore di circa { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-exact = Esatto: ogni tiro possibile è contato
luck-explained = Fortuna è ciò che i dadi hanno dato o tolto. Scelta è quanto sono costate le decisioni: zero è perfetto.
luck-unknown = Questo gioco non sa ancora quanto vale una posizione: fortuna e scelta non si possono separare.
luck-result = risultato
luck-seat = posto

# Il coach, prima di decidere
coach-title = Coach
coach-values = Punti con cui puoi finire
coach-best = la migliore
coach-more = e altre { $n }, nessuna migliore
coach-thinks = sto pensando…
coach-said = { $seat }: la scelta migliore è { $move }
coach-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-points-fine = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-signed = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-signed-fine = { SIGNED($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-coach = Coach
coach-hint = Coach: tieni il verde
coach-same = Qui tutte le scelte valgono uguale
