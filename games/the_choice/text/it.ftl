title-the_choice = La scelta
about-the_choice = Tre dadi per tutti: scegli che cosa segnare sul tuo foglio, e a che cosa rinunciare.

# Che cosa aspetta il tavolo
tc-throw-of = lancio { $n } · { $seat }
tc-ask-side = Da quale lato cominci?
tc-undecided = { $n ->
    [0] tutti hanno scelto
    [one] un posto deve ancora scegliere
   *[other] { $n } posti devono ancora scegliere
}
tc-due-press = { $seat }, lancia: premi il verde
tc-due-pause = I dadi stanno per cadere
tc-due-hand = { $seat }, lancia e inserisci { $n ->
    [one] il numero
   *[other] i { $n } numeri
}
tc-due-reader = { $seat }, lancia ora { $n ->
    [one] un dado
   *[other] { $n } dadi
}
tc-again = { $n ->
    [one] Un dado si rilancia, gli altri restano
    [3] Si rilanciano tutti i dadi
   *[other] { $n } dadi si rilanciano, l’altro resta
}
tc-rolling = I dadi rotolano
tc-ask-keep = { $seat }: rilanci qualche dado?
tc-ask-keep-how = Una volta sola, poi segnano tutti
tc-ask-mark = Segnate tutti
tc-ask-mark-alone = Segna sul tuo foglio
tc-uses = { $seat } usa tutti e { $n } i dadi, gli altri { $others }
tc-uses-alone = Usa tutti e { $n } i dadi, o è un lancio errato
tc-over = La partita è finita
tc-makes = Con questi dadi
tc-legend = Ogni numero è anche un colore

# Come è finita la partita
tc-wins = { $seats } vince con { $points }
tc-share = { $seats } vincono insieme con { $points }
tc-many-win = { $n } posti vincono insieme con { $points }

# I colori
tc-colour-1 = rosso
tc-colour-2 = giallo
tc-colour-3 = verde
tc-colour-4 = blu
tc-colour-5 = viola
tc-colour-6 = grigio

# Come sta un posto
tc-state-side = sceglie un lato
tc-state-ready = pronto
tc-state-waits = aspetta
tc-state-throws = lancia
tc-state-keeps = tiene o rilancia
tc-state-marks = sta segnando
tc-state-done = fatto: { $n ->
    [one] un dado usato
   *[other] { $n } dadi usati
}
tc-state-misthrow = fatto, lancio errato
tc-state-silent = non ha risposto
tc-state-turns = gira il foglio
tc-state-quit = si è ritirato
tc-state-won = vince

# Sul foglio
tc-more = { $n ->
    [one] usa ancora 1 dado
   *[other] usa ancora { $n } dadi
}
tc-enough = dadi a sufficienza
tc-side = lato { $n } di 2
tc-other-side = altro lato
tc-numbers = numeri { $n } di { $of }
tc-colours = colori { $n } di { $of }
tc-numbers-short = numeri
tc-colours-short = colori
tc-sum = { $sum } = { $n }

# Che cosa è in mano, e quanto costa
tc-hand-number = segna { $n }
tc-hand-sum = segna { $n } con { $dice }
tc-hand-colour = segna { $colour }
tc-hand-done = finisci
tc-hand-misthrow = finisci con un errore
tc-hand-turn = gira il foglio per sempre
tc-hand-begin = comincia dal lato { $n }
tc-hand-keep = tieni tutti i dadi
tc-hand-rethrow = rilancia: { $dice }

# Le mosse in parole
tc-say-number = { $n } con { $dice } (esagono { $hex })
tc-say-colour = { $colour } (esagono { $hex })
tc-say-rethrow = rilancia { $dice }
tc-say-keep = tieni tutti i dadi
tc-say-begin = comincia dal lato { $n }
tc-say-done = finisci di segnare
tc-say-turn = gira il foglio
tc-say-silent = nessuna risposta
tc-say-quit = si ritira
tc-say-close = lancio seguente
tc-deed = lancio { $turn }: { $deed }

# Per il terminale
tc-lines-side = Lato { $n } di 2, lanci errati: { $misthrows }
tc-lines-row = { $text }
tc-lines-how = Da c1 a c6 sono i colori, [4] è un colore segnato; gli esagoni dell’anello si contano in senso orario dall’alto a sinistra. (7) è un numero segnato, <7> la fine della linea; gli esagoni dei numeri si contano riga per riga.
tc-lines-dice = Dadi: { $dice } · { $n ->
    [0] usati a sufficienza
    [one] ancora uno da usare
   *[other] ancora { $n } da usare
}

# Il foglio dei punti
tc-sheet = Foglio dei punti
tc-paper-seat = posto
tc-paper-numbers = lato { $n }: numeri
tc-paper-colours = lato { $n }: colori
tc-paper-misthrows = lato { $n }: errori
tc-paper-worth = { $n } → { $points }
tc-paper-total = totale
tc-paper-rank = posizione

# Che cosa è successo, anche detto a voce
tc-event-next = Lancio { $turn }: tocca al posto { $seat }
tc-event-misthrow = Il posto { $seat } ha { $boxes ->
    [one] un lancio errato
   *[other] { $boxes } lanci errati
}
tc-event-turned = Il posto { $seat } gira il foglio
tc-event-last = Il posto { $seat } ha finito il secondo lato
tc-event-quit = Il posto { $seat } si ritira con { $points ->
    [one] un punto
   *[other] { $points } punti
}
tc-event-over = La partita è finita. Il totale migliore è di { $points ->
    [one] un punto
   *[other] { $points } punti
}

# Regole della casa
option-the_choice-die_use = Un dado vale
value-the_choice-die_use-either = come numero o come colore
value-the_choice-die_use-both = come numero e come colore

# I giocatori della console
bot-greedy = goloso

# Le regole, pagina per pagina
rules-the_choice-1 =
    Ognuno ha un foglio con due lati. Su ogni lato 13 numeri stanno dentro un anello di 16 colori. Segnane quanti più puoi. Cominci dal lato che vuoi; nel corso del gioco ti serviranno tutti e due.
    .title = Di che cosa si tratta
rules-the_choice-2 =
    Chi è di turno lancia tre dadi e può rilanciarne una volta quanti ne vuole. Poi tutti segnano con gli stessi dadi sul proprio foglio. Ogni dado vale come numero, come parte di una somma di due o tre dadi, oppure come colore.
    .title = Un lancio
rules-the_choice-3 =
    Numeri: il primo dove vuoi, e si cerchia. Ogni numero seguente sta accanto all’ultimo, e una linea li unisce. Non si incrocia mai e non torna su un esagono segnato: attento a dove ti porta.
    .title = La linea
rules-the_choice-4 =
    Colori: il primo dove vuoi, ogni altro accanto a uno segnato. L’anello cresce dalle due parti. Ogni colore ha un simbolo: disco rosso, triangolo giallo, quadrato verde, rombo blu, stella viola, croce grigia.
    .title = L’anello
rules-the_choice-5 =
    Chi ha lanciato deve usare tutti e tre i dadi, gli altri almeno due. Con meno segni una casella di lancio errato. Dopo tre giri il foglio e continui lì dal lancio seguente. Puoi girarlo anche prima; indietro non si torna.
    .title = Lanci errati
rules-the_choice-6 =
    La partita finisce dopo il lancio in cui qualcuno ha tre lanci errati sul secondo lato, oppure lo ha riempito. Più esagoni segni, più vale ognuno. Si sommano i due lati; a punti pari si divide il posto.
    .title = La fine
rules-the_choice-7 =
    Punti per i numeri segnati, da 1 a 13: 1 2 3 5 7 9 12 15 18 22 26 31 36. Punti per i colori, da 1 a 16: 1 2 3 4 6 8 10 12 15 18 21 24 28 32 36 40. Fogli e tabella sono di questa console: quelli pubblicati sono diversi.
    .title = I punti
rules-the_choice-8 =
    La fonte non lo dice: la sorte distribuisce i fogli e decide chi comincia. Nessuno segna prima che sia deciso il rilancio. Usare meno dadi per scelta costa un errore; non rispondere affatto no. Girare prima chiude il tuo turno di segni, senza errore.
    .title = Deciso da questo tavolo
rules-the_choice-9 =
    Come regola della casa un dado può valere due volte, una come numero e una come colore: la fonte si può leggere così. L’ultimo lancio della partita lo finiscono tutti.
    .title = Regole della casa

# Che cosa dice il coach mentre si segna
tc-coach-again = Ogni valore è la media di tutti i lanci possibili
tc-coach-dice = { $n ->
    [0] Dadi usati abbastanza: niente lancio errato
    [one] Ancora un dado e non è un lancio errato
   *[other] Ancora { $n } dadi e non è un lancio errato
}
tc-coach-boxes = { $n ->
    [one] Su questo lato resta una casella per i lanci errati
   *[other] Su questo lato restano { $n } caselle per i lanci errati
}
