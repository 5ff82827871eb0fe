title-no_chance_backgammon = Backgammon senza caso
about-no_chance_backgammon = Backgammon senza dadi: scegli i tuoi numeri sotto gli occhi dell'altro.

# I due lati, e tra che cosa si sceglie
nb-red = Rosso
nb-blue = Blu
nb-bar = bar
nb-off = fuori
nb-done = FATTO
nb-accept = ACCETTO
nb-decline = SI CONTINUA
nb-begin = AVANTI
nb-resign-1 = Cedi una partita semplice
nb-resign-2 = Cedi un gammon
nb-resign-3 = Cedi un backgammon
nb-say-number = numero { $n }
nb-line = { $line }
nb-about = { $side } ({ $letter }): freccia { $arrow }, doppi rimasti { $left }, pip { $pips }, fuori { $off }
quit-no_chance_backgammon = Chi si ritira lo fa per sempre: perde la partita e tutto l'incontro.

# A chi tocca
nb-turn = Gioca { $side }
nb-turn-throw = Lancia { $side }
nb-score = Incontro a { $of }: Rosso { $red }, Blu { $blue }

# Che cosa si chiede
nb-due-press = { $side }, lancia per chi comincia: premi verde
nb-due-pause = Sta per cadere la sorte
nb-due-hand = { $side }, lancia un dado e inseriscilo
nb-due-reader = { $side }, lancia un dado
nb-rolling = Il dado rotola
nb-lot-more = Comincia il dado più alto; è l'unico caso in questo gioco.
nb-lot-other = L'altro dado mostra { $n }.
nb-ask-arrow = { $side }: metti la freccia su un numero
nb-ask-arrow-more = È solo un valore iniziale: nessuna pedina si muove ancora.
nb-ask-number = { $side } sceglie un numero
nb-would = { $side }: { $n } dà { $n } e { $other }
nb-would-double = { $side }: { $n } dà un doppio, giocato quattro volte
nb-ways = { $n ->
    [one] un modo di giocarlo
   *[other] { $n } modi di giocarlo
}
nb-ways-none = così non si muove niente
nb-then-left = { $n ->
    [0] poi nessun doppio
    [one] poi resta un doppio
   *[other] poi restano { $n } doppi
}
nb-ask-step = { $side }: muovi una pedina, da giocare { $left }
nb-ask-step-double = { $side }: muovi una pedina, doppio { $n }
nb-steps-left = { $n ->
    [one] ancora un passo
   *[other] ancora { $n } passi
}
nb-ask-done = { $side }: è tutto giocato. Fatto?
nb-ask-done-nothing = { $side }: niente da muovere. Fatto?
nb-ask-done-more = Il verde conferma il turno, il rosso lo annulla.
nb-ask-offer = { $side } cede { $points ->
    [1] una partita semplice: un punto
    [2] un gammon: due punti
   *[other] un backgammon: tre punti
}
nb-ask-offer-more = { $side }: accetti o si continua?
nb-ask-begin = { $side }: avvia la prossima partita. { $first } mette la prima freccia.
nb-played = { $side } ha giocato { $n }-{ $other }.

# I pannelli
nb-pips = { $n ->
    [one] pip da fare
   *[other] pip da fare
}
nb-doubles = doppi rimasti
nb-times-two = ×2
nb-off-count = { $n } fuori
nb-match-points = { $n } punti su { $of }
nb-match-beyond = { $n } punti
nb-step = { $start }/{ $end }
nb-step-hit = { $start }/{ $end } *
nb-no-step = nessuna mossa
nb-state-lot = lancia
nb-state-arrows = colloca
nb-state-number = sceglie
nb-state-steps = muove
nb-state-offer = decide
nb-state-waits = aspetta
nb-state-won = vince
nb-state-lost = perde
nb-state-drawn = pari

# Come finisce una partita
nb-result-drawn = Patta: la stessa posizione per la terza volta
nb-result-plain = { $side } vince una partita semplice: 1 punto
nb-result-gammon = { $side } vince un gammon: 2 punti
nb-result-backgammon = { $side } vince un backgammon: 3 punti
nb-result-resigned = { $other } cede: { $side } vince { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
nb-result-quit = { $other } si è ritirato: vince { $side }
nb-match-won = { $side } vince l'incontro { $own }–{ $other }
nb-match-drawn = L'incontro finisce pari { $own }–{ $other }
nb-sheet-side = lato
nb-sheet-points = punti
nb-sheet-off = fuori
nb-sheet-pips = pip da fare
nb-sheet-doubles = doppi rimasti

# Che cosa è successo, anche detto a voce
nb-event-die = { $side ->
    [red] Rosso lancia { $n }
   *[blue] Blu lancia { $n }
}
nb-event-equal = Uguali: si rilancia
nb-event-begins = { $side ->
    [red] Comincia Rosso
   *[blue] Comincia Blu
}
nb-event-arrow = { $side ->
    [red] La freccia di Rosso parte da { $n }
   *[blue] La freccia di Blu parte da { $n }
}
nb-event-number = { $side ->
    [red] Rosso sceglie { $n }: { $n } e { $other }
   *[blue] Blu sceglie { $n }: { $n } e { $other }
}
nb-event-double = { $side ->
    [red] Rosso gioca doppio { $n }
   *[blue] Blu gioca doppio { $n }
}: { $left ->
    [0] non restano doppi
    [one] resta un doppio
   *[other] restano { $left } doppi
}
nb-event-nothing = Niente da muovere
nb-event-hit = { $side ->
    [red] Una pedina di Rosso è colpita
   *[blue] Una pedina di Blu è colpita
}
nb-event-offer = { $side ->
    [red] Rosso cede
   *[blue] Blu cede
} { $points ->
    [1] una partita semplice
    [2] un gammon
   *[other] un backgammon
}
nb-event-plays-on = { $side ->
    [red] Rosso continua
   *[blue] Blu continua
}
nb-event-won = { $side ->
    [red] Rosso vince
   *[blue] Blu vince
} { $by ->
    [gammon] un gammon: due punti
    [backgammon] un backgammon: tre punti
    [resigned] perché l'altro cede: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
    [quit] perché l'altro si è ritirato
   *[plain] una partita semplice: un punto
}
nb-event-drawn = La stessa posizione per la terza volta: la partita è patta
nb-event-over = { $side ->
    [red] Rosso vince l'incontro { $own } a { $other }
    [blue] Blu vince l'incontro { $own } a { $other }
   *[none] L'incontro finisce { $own } a { $other }, pari
}

# Che cosa è stato fatto, per il conto di fortuna e scelta
nb-deed = a { $pips } pip: { $what }
nb-deed-step = a { $pips } pip, { $n }-{ $other }: { $what }
nb-deed-arrow = la freccia: { $what }
nb-deed-die = il sorteggio: { $n }
nb-deed-quit = ha rinunciato
nb-deed-resign = ha concesso { $points ->
    [one] un punto
   *[other] { $points } punti
}
nb-deed-accept = ha accettato la resa
nb-deed-decline = non ha accettato la resa
nb-deed-begin = ha iniziato la partita dopo
nb-deed-game = partita { $game }, { $what }

# Giocatori della console
bot-heuristic = pensa avanti

# Regole della casa
option-no_chance_backgammon-match = Incontro a quanti punti
option-no_chance_backgammon-forced = I passi obbligati li gioca la console

# Le regole, pagina per pagina
rules-no_chance_backgammon-1 =
    Tavoliere, pedine e mosse sono quelli del backgammon, ma non ci sono dadi. Sul muro in mezzo al tavoliere ci sono sei numeri. Rosso e Blu hanno ciascuno una freccia che ne indica uno. Le due frecce sono il lancio.
    .title = Di che si tratta
rules-no_chance_backgammon-2 =
    Un dado a testa: comincia il più alto. Chi comincia mette la freccia su un numero qualsiasi, l'altro su uno diverso. Nessuna pedina si muove ancora. Poi chi comincia gioca il primo turno.
    .title = L'inizio
rules-no_chance_backgammon-3 =
    Nel tuo turno sposta la freccia su un numero nuovo: non quello che mostra, né quello dell'altro. Ma due volte a partita puoi scegliere il numero dell'altro: è un doppio e si gioca quattro volte. Poi muovi le pedine secondo le due frecce.
    .title = Un turno
rules-no_chance_backgammon-4 =
    Una pedina arriva dove l'altro ne ha al massimo una. Se è sola, è colpita e va sul bar; deve rientrare per prima. Gioca entrambi i numeri se puoi, il più alto se ne va uno solo. Con tutte le pedine in casa le porti fuori.
    .title = Muovere
rules-no_chance_backgammon-5 =
    Giallo: il prossimo numero o la prossima pedina. Verde: scegli. Rosso: indietro o annulla. I passi senza scelta li gioca la console. Tutto si può annullare finché non confermi il turno con FATTO.
    .title = Tre pulsanti
rules-no_chance_backgammon-6 =
    Vince chi ha portato fuori tutte e quindici: 1 punto; 2 per un gammon, se l'altro non ne ha portata fuori nessuna; 3 per un backgammon, se ne ha anche una sul bar o nella tua casa. In un incontro si comincia a turno.
    .title = Vincere
rules-no_chance_backgammon-7 =
    Tieni premuto il rosso per cedere 1, 2 o 3 punti; l'altro accetta o si continua. La stessa posizione per la terza volta, con le stesse frecce, gli stessi doppi e lo stesso turno, è patta e non vale niente.
    .title = Cedere e pattare
rules-no_chance_backgammon-8 =
    La fonte lascia aperto: puoi scegliere un numero che non si può giocare; ciò che non si può è perso, e un doppio è comunque speso. Ogni lato ha due doppi. Tre partite patte di fila chiudono un incontro.
    .title = Deciso a questo tavolo

# Che cosa dice il coach
nb-coach-pips = Hai { $own } pip da fare, l’altro { $other }
coach-values-no_chance_backgammon = Punti in media: vittoria 1, gammon 2, sconfitta −1
