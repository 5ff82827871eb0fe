title-roller_skater = Rullare och skejtare
about-roller_skater = En tärning, två kast, två roller. Efter första kastet får den som är snabbast dubbla.
quit-roller_skater = Den som ger upp avslutar spelet: ett försprång går förlorat, ett underläge betalas.

# De två rollerna, i ord och som de skrivs på protokollet
rs-roller = Rullare
rs-skater = Skejtare
rs-mark-roller = R
rs-mark-skater = S

# Vad en spelare kan säga
rs-double = DUBBLA
rs-pass = NEJ
rs-accept = TA
rs-decline = AVSTÅ

# Bordets mitt
rs-over = spelet är slut
rs-rolling = Tärningen rullar
rs-question = Vem dubblar?
rs-answer = { $seat }: ta eller avstå?
rs-due-first-press = { $seat }, kasta: tryck på grönt
rs-due-first-pause = Första kastet faller strax
rs-due-first-hand = { $seat }, kasta och mata in talet
rs-due-first-reader = { $seat }, kasta nu
rs-due-second-press = { $seat }, andra kastet: tryck på grönt
rs-due-second-pause = Andra kastet faller strax
rs-due-second-hand = { $seat }, kasta igen och mata in talet
rs-due-second-reader = { $seat }, andra kastet nu
rs-both-to-speak = först till kvarn
rs-one-to-speak = { $seat } har inte svarat
rs-nobody-doubles = ingen dubblar
rs-stake = för { $n } poäng
rs-doubled-by = { $role } har dubblat
rs-first-by = Dubbelt! { $role } med { $n } ms
rs-first-about = Dubbelt! { $role } med omkring { $n } ms
rs-first-by-lot = Dubbelt! Samtidigt: { $role } genom lottning
rs-first-toss = första kastet
rs-second-toss = andra kastet
rs-wins-on = { $role }: { $odds }

# Hur en omgång, en halvlek, spelet gick
rs-won = { $seat } vinner { $points }
rs-declined = { $seat } avstår: 1 till { $other }
rs-change = Halvtid: { $seat } är rullaren nu
rs-gave-up-ahead = { $seat } gav upp i ledning med { $n }
rs-gave-up-behind = { $seat } gav upp i underläge med { $n }
rs-gave-up-level = { $seat } gav upp vid lika
rs-wins = { $seat } vinner med { $by } ({ $high }–{ $low })
rs-drawn = Oavgjort: { $n } var
rs-nobody = Ingen vinner: { $n } var
rs-level = Rullaren och skejtaren står lika
rs-ahead = Rullaren leder med { $n }
rs-behind = Rullaren ligger under med { $n }
rs-first-half = första halvlek
rs-second-half = andra halvlek
rs-value = { $n ->
    [one] en poäng är en mark
   *[other] en poäng är { $n } marker
}
rs-chips = { $n ->
    [one] en mark
   *[other] { $n } marker
}

# Hur det står till för en spelare
rs-state-speak = dubbla eller inte?
rs-state-passed = dubblar inte
rs-state-answer = om 2, eller tappa 1?
rs-state-doubled = dubblade, väntar
rs-state-tosses = kastar
rs-state-waits = väntar
rs-state-quit = gav upp
rs-state-won = vinner
rs-state-lost = förlorar
rs-state-drawn = oavgjort
rs-state-nobody = ingen vinner

# Protokollet
rs-sheet = Protokoll { $n }
rs-named = { $role }: { $seat }
rs-head-round = omg.
rs-head-first = första kast
rs-head-doubler = dubbel (R/S)
rs-head-second = andra kast
rs-head-score-r = poäng R
rs-head-score-s = poäng S
rs-totals = Summa
rs-no-toss = –

# Vad som hände, också uppläst
rs-event-first = Första kastet { $toss }: rullaren vinner på { $roller } av 6, skejtaren på { $skater }
rs-event-double = Plats { $seat } dubblar
rs-event-single = Ingen dubblar efter { $toss }: andra kastet för en poäng
rs-event-accept = Plats { $seat } tar: andra kastet för två poäng
rs-event-decline = Plats { $seat } avstår: en poäng till plats { $other }
rs-event-won = Andra kastet { $toss }: { $role ->
        [R] rullaren
       *[S] skejtaren
    }, plats { $seat }, vinner { $points ->
        [one] en poäng
       *[other] { $points } poäng
    }
rs-event-half = Första halvlek är slut, { $ahead ->
        [0] lika
       *[other] plats { $ahead } leder med { $by }
    }. Byt plats: plats { $seat } är rullaren nu
rs-event-quit = Plats { $seat } ger upp
rs-event-wins = Spelet är slut: plats { $seat } vinner med { $by }, { $high } mot { $low }
rs-event-drawn = Spelet är slut: oavgjort, { $points } var
rs-event-nobody = Spelet är slut: ingen vinner, { $points } var

# Detsamma med få ord, för räkenskapen efter spelet
rs-deed = blad { $sheet }, { $round }: { $what }
rs-deed-toss = kast { $n }
rs-deed-double = dubblade
rs-deed-pass = enkelt
rs-deed-accept = tog
rs-deed-decline = avstod
rs-deed-quit = gav upp

# Husregler
option-roller_skater-rounds = Omgångar per halvlek
option-roller_skater-reading = Vinsttabell
option-roller_skater-chips = Marker per poäng
value-roller_skater-reading-table = som den är tryckt
value-roller_skater-reading-examples = som i exemplen
value-roller_skater-chips-off = inga

# Vad den valda läsningen betyder
rs-advice-edges = Första kast 1 eller 6: rullaren vinner på { $odds }
rs-advice-middle = Första kast 2 till 5: rullaren vinner på { $odds }
rs-advice-worth = Rullaren, poäng per omgång: { SIGNED($single) } utan dubblar, { SIGNED($best) } med bästa spel
rs-advice-other = I den andra läsningen: { $odds } efter 2 till 5; { SIGNED($single) } och { SIGNED($best) }
rs-advice-chips = { $n ->
    [one] Varje poäng i slutmarginalen är en mark
   *[other] Varje poäng i slutmarginalen är { $n } marker
}

# Konsolens spelare
bot-never-double = dubblar aldrig

# Reglerna, sida för sida
rules-roller_skater-1 =
    Två halvlekar på 24 omgångar. Rullaren gör alla kast och för protokollet; efter första halvlek byter rullaren och skejtaren plats. Lotten avgör vem som är rullare först. Den som har flest poäng till sist vinner; lika är oavgjort.
    .title = Vad det går ut på
rules-roller_skater-2 =
    En omgång har två kast med en tärning. Det första säger vilka andra kast var och en av er vinner på: det står under tärningarna. Det andra avgör omgången, för en poäng.
    .title = En omgång
rules-roller_skater-3 =
    Efter första kastet trycker du på gult för att dubbla till två poäng, eller på grönt för att låta bli. Den som är först får det: kontaktens ögonblick gäller, på millisekunden. En gång per omgång. Ett nej kan bli en dubbling tills frågan stängs; tystnad är nej.
    .title = Dubbla
rules-roller_skater-4 =
    Den andra tar med grönt: andra kastet, för två poäng. Eller avstår med rött: en poäng till den som dubblade, och inget andra kast. Tystnad är att avstå.
    .title = Ta eller avstå
rules-roller_skater-5 =
    Källan säger emot sig själv. Efter ett första kast på 2 till 5 ger tabellen rullaren 2 till 5; de två exemplen ger dem till skejtaren. Bordet kan spela båda.
    .title = Två läsningar
    .left-title = Som den är tryckt
    .left = Efter 2 till 5 vinner rullaren på 4 av 6. Rullaren, poäng per omgång: +0,44 utan dubblar, +0,78 med bästa spel.
    .right-title = Som i exemplen
    .right = Efter 2 till 5 vinner rullaren på 2 av 6. Rullaren, poäng per omgång: 0 utan dubblar, −0,11 med bästa spel.
rules-roller_skater-6 =
    Håll in rött för att ge upp. Den som leder förlorar sitt försprång, och ingen vinner; den som ligger under förlorar med just så mycket. Hela spelet räknas, båda halvlekarna. En dubbling du inte har svarat på har du avstått från.
    .title = Ge upp
rules-roller_skater-7 =
    Källan lämnar öppet: det kan bli oavgjort; en avböjd dubbling skrivs som 1 till den som dubblade; tryck i exakt samma ögonblick avgörs genom lottning, som skrivs upp; en datorspelare dubblar först när du har sagt nej. En halvlek kan ha 1 till 24 omgångar, och en poäng kan vara värd marker, aldrig pengar.
    .title = Bestämt av det här bordet
rules-roller_skater-8 =
    Efter 1 eller 6 är fem kast av sex rullarens: skulle du ta en dubbling? Efter 2 till 5 är det fyra. Varför kan det löna sig att ta fast man väntar sig att förlora? Och när ändrar ställningen ditt svar?
    .title = Att fundera på

# Vad coachen säger om omgången
rs-coach-round = Du vinner omgången på { $odds } andrakast
rs-coach-take = Det lönar sig att ta emot om du vinner på minst { $odds }
rs-coach-match = Din chans att vinna matchen: { $percent }
coach-values-roller_skater = Hur långt före du kan sluta
