title-roller_skater = Roller e Skater
about-roller_skater = Un dado, due lanci, due ruoli. Dopo il primo lancio chi è più svelto può raddoppiare.
quit-roller_skater = Chi si ritira chiude la partita: se è avanti perde il vantaggio, se è indietro paga lo svantaggio.

# I due ruoli, a parole e come si scrivono sul foglio
rs-roller = Roller
rs-skater = Skater
rs-mark-roller = R
rs-mark-skater = S

# Che cosa può dire un giocatore
rs-double = RADDOPPIO
rs-pass = NIENTE
rs-accept = ACCETTO
rs-decline = CEDO

# Il centro del tavolo
rs-over = la partita è finita
rs-rolling = Il dado rotola
rs-question = Chi raddoppia?
rs-answer = { $seat }: accetti o cedi?
rs-due-first-press = { $seat }, lancia: premi il verde
rs-due-first-pause = Il primo lancio sta per cadere
rs-due-first-hand = { $seat }, lancia e inserisci il numero
rs-due-first-reader = { $seat }, lancia adesso
rs-due-second-press = { $seat }, secondo lancio: premi il verde
rs-due-second-pause = Il secondo lancio sta per cadere
rs-due-second-hand = { $seat }, lancia ancora e inserisci il numero
rs-due-second-reader = { $seat }, secondo lancio adesso
rs-both-to-speak = vale per chi è primo
rs-one-to-speak = { $seat } deve ancora parlare
rs-nobody-doubles = nessuno raddoppia
rs-stake = { $n ->
    [one] per un punto
   *[other] per { $n } punti
}
rs-doubled-by = { $role } ha raddoppiato
rs-first-by = Raddoppio! { $role } per { $n } ms
rs-first-about = Raddoppio! { $role } per circa { $n } ms
rs-first-by-lot = Raddoppio! Pari: { $role } a sorte
rs-first-toss = primo lancio
rs-second-toss = secondo lancio
rs-wins-on = { $role }: { $odds }

# Come sono andati un giro, un tempo, la partita
rs-won = { $seat } vince { $points }
rs-declined = { $seat } cede: 1 a { $other }
rs-change = Secondo tempo: ora il Roller è { $seat }
rs-gave-up-ahead = { $seat } si è ritirato, avanti di { $n }
rs-gave-up-behind = { $seat } si è ritirato, indietro di { $n }
rs-gave-up-level = { $seat } si è ritirato, in parità
rs-wins = { $seat } vince di { $by } ({ $high }–{ $low })
rs-drawn = Pareggio: { $n } a testa
rs-nobody = Non vince nessuno: { $n } a testa
rs-level = Roller e Skater sono pari
rs-ahead = Il Roller è avanti di { $n }
rs-behind = Il Roller è indietro di { $n }
rs-first-half = primo tempo
rs-second-half = secondo tempo
rs-value = { $n ->
    [one] un punto vale un gettone
   *[other] un punto vale { $n } gettoni
}
rs-chips = { $n ->
    [one] un gettone
   *[other] { $n } gettoni
}

# Come sta un giocatore
rs-state-speak = raddoppi o no?
rs-state-passed = non raddoppia
rs-state-answer = giochi per 2 o perdi 1?
rs-state-doubled = raddoppio, attende
rs-state-tosses = lancia
rs-state-waits = attende
rs-state-quit = ritirato
rs-state-won = vince
rs-state-lost = perde
rs-state-drawn = pareggio
rs-state-nobody = nessuno vince

# Il foglio dei punti
rs-sheet = Foglio { $n }
rs-named = { $role }: { $seat }
rs-head-round = giro
rs-head-first = 1º lancio
rs-head-doubler = doppio R/S
rs-head-second = 2º lancio
rs-head-score-r = punti R
rs-head-score-s = punti S
rs-totals = Totali
rs-no-toss = –

# Che cosa è successo, anche detto a voce
rs-event-first = Primo lancio { $toss }: il Roller vince con { $roller } facce su 6, lo Skater con { $skater }
rs-event-double = Il posto { $seat } raddoppia
rs-event-single = Nessuno raddoppia dopo { $toss }: secondo lancio per un punto
rs-event-accept = Il posto { $seat } accetta: secondo lancio per due punti
rs-event-decline = Il posto { $seat } cede: un punto al posto { $other }
rs-event-won = Secondo lancio { $toss }: { $role ->
        [R] il Roller
       *[S] lo Skater
    }, posto { $seat }, vince { $points ->
        [one] un punto
       *[other] { $points } punti
    }
rs-event-half = Il primo tempo è finito, { $ahead ->
        [0] in parità
       *[other] il posto { $ahead } è avanti di { $by }
    }. Cambio di ruolo: ora il Roller è il posto { $seat }
rs-event-quit = Il posto { $seat } si ritira
rs-event-wins = La partita è finita: il posto { $seat } vince di { $by }, { $high } a { $low }
rs-event-drawn = La partita è finita: pareggio, { $points } a testa
rs-event-nobody = La partita è finita: non vince nessuno, { $points } a testa

# Lo stesso in poche parole, per il conto di una partita
rs-deed = foglio { $sheet }, { $round }: { $what }
rs-deed-toss = lancio { $n }
rs-deed-double = raddoppio
rs-deed-pass = singolo
rs-deed-accept = accettato
rs-deed-decline = ceduto
rs-deed-quit = ritirato

# Regole della casa
option-roller_skater-rounds = Giri per tempo
option-roller_skater-reading = Tabella delle vincite
option-roller_skater-chips = Gettoni per punto
value-roller_skater-reading-table = come stampata
value-roller_skater-reading-examples = come negli esempi
value-roller_skater-chips-off = nessuno

# Che cosa significa la lettura scelta
rs-advice-edges = Primo lancio 1 o 6: il Roller vince con { $odds }
rs-advice-middle = Primo lancio da 2 a 5: il Roller vince con { $odds }
rs-advice-worth = Roller, punti per giro: { SIGNED($single) } senza raddoppi, { SIGNED($best) } col gioco migliore
rs-advice-other = Nell’altra lettura: { $odds } dopo 2–5; { SIGNED($single) } e { SIGNED($best) }
rs-advice-chips = { $n ->
    [one] Ogni punto del vantaggio finale vale un gettone
   *[other] Ogni punto del vantaggio finale vale { $n } gettoni
}

# Giocatori della console
bot-never-double = mai raddoppi

# Le regole, pagina per pagina
rules-roller_skater-1 =
    Due tempi di 24 giri. Il Roller fa tutti i lanci e tiene il foglio; dopo il primo tempo Roller e Skater si scambiano i ruoli. La sorte decide chi è Roller per primo. Alla fine vince chi ha più punti; in parità è un pareggio.
    .title = Di che si tratta
rules-roller_skater-2 =
    Un giro ha due lanci di un solo dado. Il primo dice con quali secondi lanci vince ciascuno di voi: sta scritto sotto i dadi. Il secondo decide il giro, per un punto.
    .title = Un giro
rules-roller_skater-3 =
    Dopo il primo lancio premi il giallo per raddoppiare, a due punti, o il verde per non farlo. Vale per chi è primo: conta l’istante del contatto, al millisecondo. Una volta per giro in tutto. Un no può diventare raddoppio finché la domanda è aperta; il silenzio vale no.
    .title = Il raddoppio
rules-roller_skater-4 =
    L’altro accetta col verde: secondo lancio, per due punti. Oppure cede col rosso: un punto a chi ha raddoppiato, e niente secondo lancio. Il silenzio cede.
    .title = Accettare o cedere
rules-roller_skater-5 =
    La fonte si contraddice. Dopo un primo lancio da 2 a 5 la sua tabella dà al Roller i numeri da 2 a 5; i suoi due esempi li danno allo Skater. Il tavolo gioca l’una o l’altra.
    .title = Due letture
    .left-title = Come stampata
    .left = Dopo 2–5 il Roller vince con 4 su 6. Roller, punti per giro: +0,44 senza raddoppi, +0,78 col gioco migliore.
    .right-title = Come negli esempi
    .right = Dopo 2–5 il Roller vince con 2 su 6. Roller, punti per giro: 0 senza raddoppi, −0,11 col gioco migliore.
rules-roller_skater-6 =
    Per ritirarti tieni premuto il rosso. Chi è avanti perde il vantaggio, e nessuno vince; chi è indietro perde proprio di tanto. Conta tutta la partita, i due tempi insieme. Un raddoppio a cui non hai risposto è ceduto.
    .title = Ritirarsi
rules-roller_skater-7 =
    La fonte non lo dice: il pareggio è possibile; un raddoppio ceduto si scrive 1 a chi ha raddoppiato; due contatti nello stesso istante li decide la sorte, che resta scritta; un giocatore della console raddoppia solo dopo che tu hai detto no. Un tempo può avere da 1 a 24 giri, e un punto può valere gettoni, mai denaro.
    .title = Deciso da questo tavolo
rules-roller_skater-8 =
    Dopo 1 o 6 cinque lanci su sei sono del Roller: accetteresti un raddoppio? Dopo 2–5 sono quattro. Perché può convenire accettare anche se ci si aspetta di perdere? E quando il punteggio cambia la risposta?
    .title = Per pensarci

# Che cosa dice il coach di questo giro
rs-coach-round = Vinci questo giro con { $odds } dei secondi lanci
rs-coach-take = Accettare conviene se vinci almeno con { $odds }
rs-coach-match = La tua probabilità di vincere la partita: { $percent }
coach-values-roller_skater = Di quanto puoi finire davanti
