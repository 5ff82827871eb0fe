title-chance_or_choice = Caso o scelta
about-chance_or_choice = Due dadi per tutti: prendi quello che hai, o aspetta di più finché un 1 se lo porta via.

# Che cosa può fare un giocatore
cc-stay = RESTO
cc-leave = ESCO

# Il centro del tavolo
cc-over = la partita è finita
cc-throws = { $seat } lancia
cc-this-round = Questo giro
cc-on-the-table = { $n ->
    [one] punto sul tavolo
   *[other] punti sul tavolo
}
cc-ends = il prossimo lancio chiude il giro
cc-wipes = si perde tutto: { $odds }
cc-question = Resti o esci?
cc-undecided = { $n ->
    [one] uno deve ancora decidere
   *[other] { $n } devono ancora decidere
}
cc-all-decided = tutti hanno deciso
cc-due-press = { $seat }, lancia: premi il giallo
cc-due-pause = I dadi stanno per cadere
cc-due-hand = { $seat }, lancia e inserisci i numeri
cc-due-reader = { $seat }, lancia adesso
cc-rolling = I dadi rotolano
cc-again = Un 1 al primo lancio: { $seat } lancia di nuovo
cc-in-round = { $n ->
    [one] uno è ancora in gioco
   *[other] { $n } sono ancora in gioco
}

# Come è finito l’ultimo giro
cc-lost = { $n ->
    [one] Un 1! Un giocatore perde { $points }
   *[other] Un 1! { $n } giocatori perdono { $points } ciascuno
}
cc-lost-none = Un 1 proprio al primo lancio: nessuno fa punti
cc-wiped = { $n ->
    [one] Tutti 1! Un giocatore torna a zero
   *[other] Tutti 1! { $n } giocatori tornano a zero
}
cc-nobody = Sono usciti tutti: il giro è finito
cc-wins = { $seats } vince con { $points }
cc-share = { $seats } vincono insieme con { $points }
cc-many-win = { $n } giocatori vincono insieme con { $points }
cc-winner = Chi vince ha
cc-final-points = { $n ->
    [one] punto in tutto
   *[other] punti in tutto
}

# Come sta un giocatore
cc-state-decide = deve decidere
cc-state-decide-points = decidi: { $points } in ballo
cc-state-stays = resta
cc-state-in = { $n } a rischio
cc-state-ready = pronto
cc-state-left = fuori con { $n }
cc-state-kept = { $n } in tasca
cc-state-lost = persi { $n }
cc-state-lost-none = niente punti
cc-state-wiped = ha perso tutto
cc-state-quit = ritirato
cc-state-won = vince
cc-state-rank = { $n }º posto

# Lo stesso in una parola, per i segnaposto piccoli
cc-mark-decide = ?
cc-mark-in = in
cc-mark-left = fuori
cc-mark-lost = zero
cc-mark-ready = in
cc-mark-quit = resa
cc-mark-note = !
cc-mark-won = vince
cc-mark-rank = { $n }º

# Il foglio dei punti
cc-sheet = Foglio dei punti
cc-sheet-seat = posto
cc-sheet-total = totale
cc-sheet-rank = class.
cc-sheet-round = giro { $n }
cc-sheet-throws = Tutti i lanci della partita

# Che cosa è successo, anche a voce
cc-event-safe = { $sum } in più: { $pot } sul tavolo
cc-event-again = Un 1 al primo lancio: si lancia di nuovo
cc-event-lost = Un 1! Il giro { $round } è finito, { $points ->
        [0] nessuno aveva punti da perdere
        [one] si perde un punto
       *[other] si perdono { $points } punti
    }
cc-event-all-lost = Tutti 1! Chi era dentro perde tutto
cc-event-left = Il posto { $seat } esce con { $points ->
        [one] un punto
       *[other] { $points } punti
    }
cc-event-quit = Il posto { $seat } si ritira e { $points ->
        [0] non tiene niente di questo giro
        [one] tiene un punto di questo giro
       *[other] tiene { $points } punti di questo giro
    }
cc-event-nobody = Sono usciti tutti: il giro { $round } è finito
cc-event-round = Giro { $round }: lancia il posto { $seat }
cc-event-over = La partita è finita. Il totale più alto è { $points ->
        [one] un punto
       *[other] { $points } punti
    }

# Regole della casa
option-chance_or_choice-rounds = Giri
option-chance_or_choice-dice = Dadi
option-chance_or_choice-sides = Facce di un dado
option-chance_or_choice-thrower = Chi lancia
option-chance_or_choice-wipe = Si perdono tutti i giri con
option-chance_or_choice-first_throw_safe = Primo lancio sempre sicuro
value-chance_or_choice-thrower-auto = a turno; oltre gli otto, il posto 1
value-chance_or_choice-thrower-rotate = sempre a turno
value-chance_or_choice-wipe-all = un 1 su tutti i dadi
value-chance_or_choice-wipe-two-or-more = un 1 su due o più dadi
value-chance_or_choice-wipe-never = mai

# Che cosa significano i dadi scelti
cc-advice-safe = Lanci sicuri: { $odds } ({ $percent })
cc-advice-ends = Il giro finisce: { $odds } ({ $percent })
cc-advice-wipes = Si perdono tutti i giri: { $odds }
cc-advice-risky = Attenzione: meno di un lancio su tre è sicuro.

# I giocatori della console
bot-leave-at = esce a { $n }
bot-never-leave = non esce mai
bot-one-throw = guarda un lancio avanti
bot-equilibrium = equilibrio
bot-best-response = contro: { $of }

# Le regole, pagina per pagina
rules-chance_or_choice-1 =
    Tutti giocano con gli stessi dadi. Una partita ha cinque giri, e quello che tieni in ogni giro si somma. Vince il totale più alto; a parità di punti si divide il posto.
    .title = Di che si tratta
rules-chance_or_choice-2 =
    Uno lancia i due dadi per tutti e legge i numeri ad alta voce. Se nessun dado mostra 1, la somma va sul tavolo ed è di tutti quelli ancora in gioco.
    .title = Un lancio
rules-chance_or_choice-3 =
    Dopo ogni lancio sicuro scegli tu. RESTO: aspetti altri punti. ESCO: tieni i punti di questo giro, e niente in questo giro può più toccarti. Prima del primo lancio non esce nessuno.
    .title = Restare o uscire
rules-chance_or_choice-4 =
    Un dado mostra 1: il giro è finito, e chi è ancora in gioco perde i punti di questo giro. Tutti e due mostrano 1: chi è ancora in gioco perde anche i punti di tutti i giri precedenti.
    .title = Gli uno
rules-chance_or_choice-5 =
    Finché la domanda è aperta puoi cambiare RESTO in ESCO, mai il contrario. Si chiude quando tutti hanno risposto, quando scade il tempo o quando chi lancia dice basta con il giallo. Chi tace resta.
    .title = Fino a quando
rules-chance_or_choice-6 =
    Il testo originale non lo dice: un giro finisce anche quando non c’è più nessuno in gioco. Un lancio fatto a domanda aperta si ripete. Fino a otto giocatori si lancia a turno, oltre lancia il posto 1. Chi lancia continua a lanciare anche dopo essere uscito.
    .title = Deciso da questo tavolo
rules-chance_or_choice-7 =
    Si può giocare da 1 a 10 giri con 1–5 dadi da 2 a 20 facce. Con altri dadi, i giri precedenti si perdono solo se tutti mostrano 1; con un dado solo mai. Il primo lancio di un giro può essere reso sicuro.
    .title = Regole della casa
rules-chance_or_choice-8 =
    Due dadi: 25 lanci su 36 sono sicuri, 11 chiudono il giro, 1 di questi si prende tutto. Conviene essere prudenti o audaci? A chi giovano più facce? Dove decide il caso, e dove decidi tu? Punti o primo posto: chi gioca al meglio per i punti vince 45 partite su 100 contro chi lascia a 20.
    .title = Per riflettere

# Una decisione o un tiro, raccontati dopo la partita.
cc-deed-throw = giro { $round }: { $faces }
cc-deed-stay = giro { $round }: resta con { $points }
cc-deed-leave = giro { $round }: lascia con { $points }
cc-deed-quit = giro { $round }: si ritira

# Che cosa dice il coach del prossimo lancio
cc-coach-ends = Il prossimo lancio chiude il giro: { $odds } ({ $percent })
cc-coach-wipes = Ti toglie tutti i giri: { $odds }
cc-coach-gain = Ancora un lancio e poi via: in media { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
