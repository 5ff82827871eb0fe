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
luck-most = Più fortuna: { $seat }, { $points }
luck-dearest-own = la più cara: { $deed }
luck-dearest-of-all = Scelta più cara: { $seat }, { $deed }, { $points }
luck-none = nessuna è costata qualcosa
luck-no-throw = nessuno ha aiutato
luck-better = { $deed } · meglio: { $better }
luck-entry = mossa { $n }: { $move }
luck-estimate = Stime, con un errore di circa { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-exact = Esatto: ogni tiro possibile è contato
luck-explained = Fortuna è ciò che i dadi hanno dato o tolto. Scelta è quanto sono costate le decisioni: zero è perfetto.
luck-explained-lot = Dopo il sorteggio non c'è più fortuna. Scelta è quanto sono costate le decisioni: zero è perfetto.
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

# Passo per passo
replay-question = PASSI
replay-title = Passo per passo
replay-step = passo { $n } di { $of }
replay-keys = giallo: ciò che ha pesato di più
replay-start = Prima del primo passo
replay-start-about = Il verde va avanti, il rosso indietro. Ogni passo dice che cosa ha dato o è costato a ciascuno.
replay-decided = Che cosa si è deciso
replay-nothing = Non ha cambiato niente per nessuno
replay-others = e altri { $n }
replay-better = meglio: { $move }
replay-worth = Quanto vale la partita per ciascuno
replay-next = AVANTI
replay-end = FINE
replay-key = DECISIVI
replay-hint = Tieni il rosso per uscire
replay-out-question = Uscire dai passi?
replay-out-about = La partita resta com’era.
replay-out-yes = TORNA AI CONTI

# E se
whatif-question = E SE…?
whatif-title = E se…?
whatif-about = Gli stessi lanci ancora una volta, ma tutti giocano così:
whatif-played = come avete giocato
whatif-anew = { $n } dadi su { $of } lanciati di nuovo
whatif-endless = non arriva alla fine
whatif-least = minimo
whatif-mean = media
whatif-most = massimo
whatif-gain = posti con di più
whatif-none = In questa partita non si è lanciato niente dopo la prima decisione: con altre decisioni sarebbe un’altra partita.
whatif-explained = I lanci restano nel giro in cui sono caduti; dove un giro dura di più, si lancia di nuovo.
