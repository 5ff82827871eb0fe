# Quello che dice la console stessa.

# Prima di giocare
attract-press = Premi un pulsante
hint-hold = Tieni premuto il rosso per due secondi: menu e regole
choose-title = Quale gioco?
choose-aside = Può scegliere chiunque
choose-rules = Regole: { $game }
choose-language = Lingua
choose-layout = Lo schermo
choose-voice = Ad alta voce
choose-voice-rules = come da regole
choose-voice-on = tutto
choose-voice-off = niente
language-name = { $name }
layout-wall = sta in piedi
layout-table = è disteso
seats-one = { $n } posti
seats-range = da { $low } a { $high } posti

seats-title = Chi si siede dove?
seats-join = Premi il verde al tuo posto per giocare
seats-missing = { $n ->
    [one] Manca un giocatore; il giallo aggiunge un robot
   *[other] Mancano { $n } giocatori; il giallo aggiunge robot
}
seats-ready = { $n ->
    [one] Un posto è preso. Premi di nuovo il verde per cominciare
   *[other] { $n } posti sono presi. Premete di nuovo il verde per cominciare
}
seats-room = { $n ->
    [one] Un robot ha fatto posto. Pronto? Premi ancora il verde
   *[other] { $n } robot hanno fatto posto. Pronto? Premi ancora il verde
}
seats-waiting = { $n ->
    [one] Si aspetta che uno prema di nuovo il verde
   *[other] Si aspetta che { $n } premano di nuovo il verde
}
seat-free = libero
key-cap = { $name }
seat-joined = è seduto
seat-ready = pronto
seat-bot-plays = gioca un robot
seat-joined-short = qui
seat-bot-short = robot
button-join = GIOCO
button-ready = PRONTO
button-not-yet = NON ANCORA
button-bots = ROBOT

options-title = { $game }: regole della casa
options-begin = Comincia la partita
options-advice = Che cosa significa
option-timer = Tempo per rispondere
option-dice = Lanci
seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
dice-console = lancia il tavolo
dice-hand = a mano, poi si inseriscono
dice-reader = con il lettore di dadi

# Una partita lasciata a metà
welcome-back = Bentornati
resume-title = Partita in sospeso: { $game }
resume-about = { $n ->
    [one] Giocava uno solo. Ogni mossa è conservata.
   *[other] Giocavano in { $n }. Ogni mossa è conservata.
}
resume-go-on = CONTINUA
resume-new = NUOVA PARTITA

# Al tavolo
button-menu = MENU
button-return = SONO QUI
button-confirm = CONFERMA
button-software = TAVOLO
button-typed = A MANO
note-late = troppo tardi
note-call-soon = { $n ->
    [one] non ancora: { $n } secondo
   *[other] non ancora: { $n } secondi
}
note-refused = adesso no
note-no-undo = niente da annullare
note-first = primo per { $n } ms
note-first-about = primo per circa { $n } ms
note-second = l’altro è stato più veloce
note-silent = ci sei ancora?
note-stops = fermo: i tuoi punti restano
note-bot = un robot gioca per te
note-back = bentornato
notice-reader-lost = Lettore perso: verde, lancia il tavolo; giallo, a mano

# Il menu dietro il rosso
menu-title = Menu
menu-quit = { $seat }: ti ritiri?
menu-quit-about = Chi si ritira non torna: la partita continua senza di te.
menu-quit-yes = MI RITIRO
menu-leave = Tornare all’inizio?
menu-leave-about = Non si perde niente: una partita iniziata viene conservata.
menu-leave-yes = ALL’INIZIO
menu-rules = REGOLE
menu-go-on = CONTINUA
menu-more = DADI
menu-dice = Lanci da ora: { $source }
agree-title = Lanci da ora: { $source }?
agree-about = Lo propone { $seat }. Vale se un altro posto è d’accordo.
agree-yes = D’ACCORDO
agree-no = COM’È
dice-now-console = Da ora lancia il tavolo
dice-now-hand = Da ora i lanci si inseriscono a mano
dice-now-reader = Da ora i lanci li legge il lettore di dadi
rules-of = Regole: { $game }
page-of = pagina { $n } di { $of }

# Dopo la partita
sheet-again = DI NUOVO
sheet-other = ALTRA PARTITA
sheet-end = FINE
sheet-fair = I dadi erano fissati prima del primo lancio: impegno { $promise }…, aperto { $seed }…
sheet-dice = I DADI
dice-title = I dadi di questa partita
dice-by-console = { $n ->
    [one] Un lancio del tavolo
   *[other] { $n } lanci del tavolo
}
dice-by-hand = { $n ->
    [one] Un lancio a mano, inserito
   *[other] { $n } lanci a mano, inseriti
}
dice-by-reader = { $n ->
    [one] Un lancio letto dal lettore
   *[other] { $n } lanci letti dal lettore
}
dice-verdict-too-few = Troppo pochi per dire se cadono in modo uniforme: servono { $n } facce per scoprire un dado il cui 6 esce una volta e mezza
dice-verdict-even = Nessun segno che cadano in modo irregolare
dice-verdict-uneven = Irregolari: dadi onesti cadono così meno di una volta su cento
dice-promised = Promesso prima del primo lancio (l’inizio)
dice-opened = Aperto adesso
dice-how = La promessa è lo SHA-256 di ciò che si apre adesso, e ne discende ogni lancio del tavolo: nessuno poteva cambiarne uno dopo.
dice-check = Portatelo con voi: permette di verificare la registrazione di questa partita
dice-promise = Promesso dai dadi del tavolo:
dice-digits = { $digits }
throws-come = Lanci: { $source }
throw-came = Lancio { $n }: { $source }

# Partite di prima
earlier-title = Partite precedenti
earlier-about = Le ultime partite finite qui, da rivedere: foglio dei punti, fortuna e scelta, ogni passo.
earlier-none = Qui non è ancora finita nessuna partita
earlier-day = { DAY($day) }
earlier-number = partita { $n }
earlier-many = { $n } posti, massimo { $best }
earlier-rules = Quella partita segue regole che questo tavolo non ha
earlier-damaged = Quella partita è danneggiata e non si può mostrare

# Che cosa si è perso, e come si va avanti
faults-more = { $fault } (e altri { $n })
fault-throw-void = Questo lancio non vale: la domanda è ancora aperta
fault-button-stuck = Posto { $seat }: il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} sembra bloccato. Conterà di nuovo dopo due secondi da sollevato
fault-button-noisy = Posto { $seat }: il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} è disturbato. Conterà di nuovo dopo due secondi di quiete
fault-button-busy = Posto { $seat }: { $holder ->
    [unknown] un altro programma
   *[other] { $holder }
} tiene il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} ({ $pin })
fault-button-permission = Posto { $seat }: nessun permesso per il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} ({ $pin }); serve il gruppo { $group }
fault-button-name = Posto { $seat }: questa scheda non ha il piedino { $pin } per il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
}
fault-button-reach = Posto { $seat }: il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} ({ $pin }) è su un chip che { $library } non raggiunge
fault-button-shared = I posti { $seat } e { $other_seat } hanno due pulsanti ({ $button }, { $other_button }) sul piedino { $pin }
fault-button-pin = Posto { $seat }: il pulsante { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} ({ $pin }) non funziona: { $reason }
fault-lamp-pin = Posto { $seat }: una spia ({ $pin }) resta spenta, il suo pulsante funziona: { $reason }
fault-lamp-reach = Posto { $seat }: una spia ({ $pin }) resta spenta, { $library } non raggiunge il suo chip
fault-panel-library = Nessun pulsante funziona, la tastiera sì: { $reason }
fault-panel-mock = I pulsanti sono finti: al loro posto ci sono i tasti
fault-pins-mock = I piedini sono finti (GPIOZERO_PIN_FACTORY): nessun pulsante funziona, la tastiera sì
fault-pad-gone = Posto { $seat }: il gamepad è stato staccato
fault-panel-permission = Nessun pulsante funziona: manca il permesso per { $node }; serve il gruppo { $group }
fault-chip-absent = I pulsanti di questi posti non rispondono: { NUMERALS($seats) } (chip { $chip })
fault-chip-permission = I pulsanti di questi posti non rispondono: { NUMERALS($seats) }; manca il permesso per { $node }, serve il gruppo { $group }
fault-panel-handler = Un tocco è arrivato in ritardo; la console non si è svegliata: { $reason }
fault-panel-revived = Per un attimo i pulsanti non si sentivano; ora si sentono di nuovo
fault-panel-deaf = Nessun pulsante si sente più: riavvia la console
fault-dice-absent = Nessun lettore di dadi è collegato; inserite i lanci a mano
fault-dice-permission = Nessun permesso per il lettore di dadi: serve il gruppo { $group }; inserite i lanci a mano
fault-dice-busy = { $holder ->
    [unknown] Un altro programma tiene il lettore di dadi; inserite i lanci a mano
   *[other] { $holder } tiene il lettore di dadi; inserite i lanci a mano
}
fault-dice-open = Il lettore di dadi non si apre; inserite i lanci a mano
fault-dice-silent = Il lettore di dadi tace; inserite i lanci a mano
fault-dice-stranger = Quello che è collegato non è un lettore di dadi; inserite i lanci a mano
fault-dice-version = Il lettore di dadi parla la versione { $theirs }, il tavolo la { $ours }; inserite i lanci a mano
fault-dice-identity = Il lettore di dadi è { $found }, non { $wanted }; inserite i lanci a mano
fault-dice-unable = Il lettore non sa leggere { $dice } dadi a { $sides } facce; inserite i lanci a mano
fault-dice-lost = Il lettore di dadi non c’è più; inserite i lanci a mano
fault-dice-garbled = { $count ->
    [one] Il lettore di dadi ha mandato una riga illeggibile
   *[other] Il lettore di dadi ha mandato { $count } righe illeggibili
}
fault-dice-undue = Questo lancio non era richiesto e non vale
fault-dice-second = Vale solo il primo lancio; questo no
fault-dice-mock = Il lettore di dadi è finto: i suoi dadi cadono da soli
fault-dice-count = { $got ->
    [one] È stato letto un dado
   *[other] Sono stati letti { $got } dadi
}; ne servono { $wanted }. Lancia di nuovo
fault-dice-face = Un dado a { $sides } facce non può mostrare { $face }. Lancia di nuovo
fault-dice-trouble = { $reason ->
    [COCKED] Un dado è inclinato e non si legge. Lancia di nuovo
    [COVERED] Un dado sta sopra un altro. Lancia di nuovo
    [JAM] Un dado è incastrato nel lettore
    [DARK] È troppo buio per il lettore di dadi
    [BATTERY] La batteria del lettore di dadi è quasi scarica
   *[other] Il lettore di dadi ha bisogno di aiuto: { $reason }
}
fault-display-black = L’immagine è nera: nessuno vede questo
fault-store-failed = Non si salva niente; la partita continua
fault-store-full = Il disco è pieno: non si salva niente, la partita continua
fault-store-unwritable = Sul disco non si può scrivere: non si salva niente, la partita continua
fault-store-damaged = Le partite salvate non si leggono; sono messe da parte e si salvano le nuove
fault-store-record = La partita lasciata a metà non si legge; cominciatene una nuova

# Detto ad alta voce
voice-on = Ad alta voce: lanci, turni e risultati
voice-rules = Ad alta voce: i lanci, dove le regole lo chiedono
voice-off = Niente viene detto ad alta voce
voice-absent = Niente voce: espeak-ng non è installato
voice-fails = Niente voce: espeak-ng non funziona
spoken-throw = { $faces }
spoken-turn = { $seat }, tocca a te
spoken-wins = { $n ->
    [one] { $seats } vince
   *[other] { $seats } vincono insieme
}
spoken-draw = Nessuno ha vinto: pareggio

# Dadi per giocare su carta
tool-title = Dadi per i tuoi giochi
tool-about = Da uno a cinque dadi con 2–20 facce, per tutto quello che si gioca su carta.
tool-aside = { $dice ->
    [one] un dado a { $sides } facce
   *[other] { $dice } dadi a { $sides } facce
}
tool-press = Il verde lancia
tool-read = Lancia i tuoi dadi, o con il verde lancia il tavolo
tool-rolling = I dadi rotolano
tool-sum = in tutto
tool-last = Gli ultimi lanci
tool-none = Nessun lancio finora
tool-console = dal tavolo
tool-reader = dal lettore
tool-dice = Dadi
tool-sides = Facce di un dado
tool-sums = In tutto da { $low } a { $high }
button-change = CAMBIA

# Nobody there
leaving-title = C’è qualcuno?
leaving-question = Giocate ancora?
leaving-about = Premete un pulsante per continuare, altrimenti il tavolo ricomincia.
fault-store-restored = Le partite salvate non si leggevano; al loro posto c’è l’ultima copia di riserva

# For staff
staff-title = Servizio
staff-tests = Prove
staff-settings = Impostazioni
staff-audits = Numeri
staff-export = Esporta su chiavetta USB
staff-reset = Dimentica
staff-power = Spegni o riavvia
staff-back = Torna al tavolo
staff-pin-about = Inserisci il numero del personale
staff-pin-wrong = Non era quello. Inserisci il numero del personale
staff-pin-waits = Tre numeri sbagliati: aspetta un minuto
staff-pin-take = PRENDI
staff-pin-next = CIFRA DOPO
staff-hold-back = TIENI: INDIETRO
staff-test-buttons = Pulsanti
staff-press-all = Premi ogni pulsante, una volta e più volte
staff-button = { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
} · { $button }
staff-last = Ultimo: posto { $seat }, { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
}, a { $ms } ms
staff-last-about = Ultimo: posto { $seat }, { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
}, a circa { $ms } ms
staff-test-lamps = Lampade
staff-test-reader = Lettore di dadi
staff-reader-none = Nessun lettore di dadi è impostato
staff-reader-throw = Tira due dadi sul lettore
staff-reader-count = { $n ->
    [one] Un lancio letto
   *[other] { $n } lanci letti
}
staff-reader-again = ANCORA
staff-test-sound = Suoni
staff-sound = Suono { $n } di { $of }
staff-sound-play = SUONA
staff-sound-off = Il suono è spento nelle impostazioni
staff-loud = Volume { $percent }
staff-test-picture = Immagine
staff-picture = La linea bianca deve essere intera lungo tutti e quattro i bordi. Un pulsante: immagine dopo
staff-volume = Volume
staff-idle = Nessuno al tavolo dopo
staff-by-game = Per gioco
staff-by-day = Per giorno
staff-by-thing = Avvii e pulsanti
staff-begun = cominciate
staff-finished = finite
staff-abandoned = abbandonate
staff-seats = persone
staff-minutes = minuti
staff-times = volte
staff-more = PAGINA DOPO
staff-nothing = Ancora niente da contare
staff-no-clock = senza orologio
staff-earlier = prima
staff-losses = Lettore di dadi perso
staff-presses = Posto { $seat }, { $button ->
    [STAY] verde
    [LEAVE] rosso
   *[other] giallo
}
staff-start-first = Primo avvio
staff-start-switched-on = Acceso dopo una fine regolare
staff-start-power-cut = Acceso dopo un’interruzione di corrente
staff-start-restarted = Riavviato su richiesta
staff-start-failed = Riavviato dopo un guasto
staff-export-none = Qui non si può esportare niente
staff-exported = Scritto in { $folder }: { $n ->
    [one] una partita
   *[other] { $n } partite
} e tutti i numeri
staff-export-failed = In { $folder } non si può scrivere: { $reason }
staff-reset-counts = Numeri
staff-reset-games = Partite concluse
staff-reset-settings = Impostazioni fatte qui
staff-chosen = da dimenticare
staff-kept = restano
staff-forget = { $n ->
    [0] Niente è scelto, niente si dimentica
    [one] Dimentica per sempre ciò che è scelto
   *[other] Dimentica per sempre le { $n } cose scelte
}
staff-stay-on = Indietro: resta acceso
staff-power-console = Riavvia la console
staff-power-restart = Riavvia la macchina
staff-power-off = Spegni, poi stacca la spina
staff-power-failed = La macchina non ha obbedito: { $reason }
