title-no_chance_backgammon = Backgammon utan slump
about-no_chance_backgammon = Backgammon utan tärningar: du väljer dina nummer inför den andres ögon.

# De två sidorna, och vad man väljer bland
nb-red = Röd
nb-blue = Blå
nb-bar = baren
nb-off = ut
nb-done = KLAR
nb-accept = ANTA
nb-decline = SPELA VIDARE
nb-begin = NÄSTA PARTI
nb-resign-1 = Ge upp ett enkelt parti
nb-resign-2 = Ge upp en gammon
nb-resign-3 = Ge upp en backgammon
nb-say-number = nummer { $n }
nb-line = { $line }
nb-about = { $side } ({ $letter }): pil { $arrow }, dubblar kvar { $left }, steg { $pips }, ute { $off }
quit-no_chance_backgammon = Den som slutar gör det för gott: partiet och hela matchen är förlorade.

# Vems tur det är
nb-turn = { $side } spelar
nb-turn-throw = { $side } kastar
nb-score = Match till { $of }: Röd { $red }, Blå { $blue }

# Vad som frågas
nb-due-press = { $side }, kasta om vem som börjar: tryck på grönt
nb-due-pause = Lotten faller strax
nb-due-hand = { $side }, kasta en tärning och mata in den
nb-due-reader = { $side }, kasta en tärning
nb-rolling = Tärningen rullar
nb-lot-more = Högst tärning börjar; det är den enda slumpen i spelet.
nb-lot-other = Den andra tärningen visar { $n }.
nb-ask-arrow = { $side }: ställ din pil på ett nummer
nb-ask-arrow-more = Bara ett startvärde: ingen bricka flyttas än.
nb-ask-number = { $side } väljer ett nummer
nb-would = { $side }: { $n } ger { $n } och { $other }
nb-would-double = { $side }: { $n } ger en dubbel som spelas fyra gånger
nb-ways = { $n ->
    [one] ett sätt att spela
   *[other] { $n } sätt att spela
}
nb-ways-none = inget kan flyttas med det
nb-then-left = { $n ->
    [0] sedan ingen dubbel kvar
    [one] sedan en dubbel kvar
   *[other] sedan { $n } dubblar kvar
}
nb-ask-step = { $side }: flytta en bricka, { $left } att spela
nb-ask-step-double = { $side }: flytta en bricka, dubbel { $n }
nb-steps-left = { $n ->
    [one] ett steg till
   *[other] { $n } steg till
}
nb-ask-done = { $side }: allt är spelat. Klar?
nb-ask-done-nothing = { $side }: inget kan flyttas. Klar?
nb-ask-done-more = Grönt bekräftar draget, rött tar tillbaka det.
nb-ask-offer = { $side } ger upp { $points ->
    [1] ett enkelt parti: en poäng
    [2] en gammon: två poäng
   *[other] en backgammon: tre poäng
}
nb-ask-offer-more = { $side }: anta eller spela vidare?
nb-ask-begin = { $side }: börja nästa parti. { $first } ställer den första pilen.
nb-played = { $side } har spelat { $n }-{ $other }.

# Panelerna
nb-pips = { $n ->
    [one] steg kvar
   *[other] steg kvar
}
nb-doubles = dubblar kvar
nb-times-two = ×2
nb-off-count = { $n } uttagna
nb-match-points = { $n } av { $of } poäng
nb-match-beyond = { $n } poäng
nb-step = { $start }/{ $end }
nb-step-hit = { $start }/{ $end } *
nb-no-step = inget drag
nb-state-lot = kastar
nb-state-arrows = ställer
nb-state-number = väljer
nb-state-steps = flyttar
nb-state-offer = avgör
nb-state-waits = väntar
nb-state-won = vinner
nb-state-lost = förlorar
nb-state-drawn = oavgjort

# Hur ett parti slutar
nb-result-drawn = Oavgjort: samma ställning för tredje gången
nb-result-plain = { $side } vinner ett enkelt parti: 1 poäng
nb-result-gammon = { $side } vinner en gammon: 2 poäng
nb-result-backgammon = { $side } vinner en backgammon: 3 poäng
nb-result-resigned = { $other } ger upp: { $side } vinner { $points } poäng
nb-result-quit = { $other } har slutat: { $side } vinner
nb-match-won = { $side } vinner matchen { $own }–{ $other }
nb-match-drawn = Matchen slutar oavgjort { $own }–{ $other }
nb-sheet-side = sida
nb-sheet-points = poäng
nb-sheet-off = uttagna
nb-sheet-pips = steg kvar
nb-sheet-doubles = dubblar kvar

# Vad som hände, också uppläst
nb-event-die = { $side ->
    [red] Röd kastar { $n }
   *[blue] Blå kastar { $n }
}
nb-event-equal = Lika: båda kastar om
nb-event-begins = { $side ->
    [red] Röd börjar
   *[blue] Blå börjar
}
nb-event-arrow = { $side ->
    [red] Röds pil börjar på { $n }
   *[blue] Blås pil börjar på { $n }
}
nb-event-number = { $side ->
    [red] Röd väljer { $n }: { $n } och { $other }
   *[blue] Blå väljer { $n }: { $n } och { $other }
}
nb-event-double = { $side ->
    [red] Röd spelar dubbel { $n }
   *[blue] Blå spelar dubbel { $n }
}: { $left ->
    [0] ingen dubbel kvar
    [one] en dubbel kvar
   *[other] { $left } dubblar kvar
}
nb-event-nothing = Inget kan flyttas
nb-event-hit = { $side ->
    [red] Röds bricka blir slagen
   *[blue] Blås bricka blir slagen
}
nb-event-offer = { $side ->
    [red] Röd ger upp
   *[blue] Blå ger upp
} { $points ->
    [1] ett enkelt parti
    [2] en gammon
   *[other] en backgammon
}
nb-event-plays-on = { $side ->
    [red] Röd spelar vidare
   *[blue] Blå spelar vidare
}
nb-event-won = { $side ->
    [red] Röd vinner
   *[blue] Blå vinner
} { $by ->
    [gammon] en gammon: två poäng
    [backgammon] en backgammon: tre poäng
    [resigned] när den andre ger upp: { $points } poäng
    [quit] för att den andre har slutat
   *[plain] ett enkelt parti: en poäng
}
nb-event-drawn = Samma ställning för tredje gången: partiet är oavgjort
nb-event-over = { $side ->
    [red] Röd vinner matchen { $own }–{ $other }
    [blue] Blå vinner matchen { $own }–{ $other }
   *[none] Matchen slutar { $own }–{ $other }, oavgjort
}

# Vad som gjordes, för redovisningen av tur och val
nb-deed = { $pips } steg kvar: { $what }
nb-deed-step = { $pips } steg kvar, { $n }-{ $other }: { $what }
nb-deed-arrow = pilen: { $what }
nb-deed-die = lottning: { $n }
nb-deed-quit = slutade
nb-deed-resign = gav upp { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
nb-deed-accept = antog att den andre gav upp
nb-deed-decline = spelade vidare
nb-deed-begin = började nästa parti
nb-deed-game = parti { $game }, { $what }

# Konsolens spelare
bot-heuristic = tänker framåt

# Husregler
option-no_chance_backgammon-match = Match till hur många poäng
option-no_chance_backgammon-forced = Tvingade steg spelas åt dig

# Reglerna, sida för sida
rules-no_chance_backgammon-1 =
    Bräde, brickor och drag är som i backgammon, men det finns inga tärningar. På muren mitt på brädet står sex nummer. Röd och Blå har var sin pil som pekar på ett av dem. De två pilarna är kastet.
    .title = Vad det går ut på
rules-no_chance_backgammon-2 =
    En tärning var: den högre börjar. Den som börjar ställer sin pil på vilket nummer som helst, den andre på ett annat. Ingen bricka flyttas än. Sedan har den som börjar första draget.
    .title = Början
rules-no_chance_backgammon-3 =
    I ditt drag flyttar du pilen till ett nytt nummer: inte det den visar och inte den andres. Men två gånger per parti får du välja den andres nummer: det är en dubbel och spelas fyra gånger. Flytta sedan brickorna efter de två pilarna.
    .title = Ett drag
rules-no_chance_backgammon-4 =
    En bricka får landa där den andre har högst en. En ensam bricka slås och hamnar på baren; den måste in först. Spela båda numren om det går, och det högre om bara ett går. Med alla brickor hemma tar du ut dem.
    .title = Att flytta
rules-no_chance_backgammon-5 =
    Gult: nästa nummer eller bricka. Grönt: ta det. Rött: tillbaka eller ångra. Steg utan val spelas åt dig. Allt kan tas tillbaka tills du bekräftar draget med KLAR.
    .title = Tre knappar
rules-no_chance_backgammon-6 =
    Den som har tagit ut alla femton vinner: 1 poäng; 2 för en gammon, om den andre inte har tagit ut någon; 3 för en backgammon, om den dessutom har en bricka på baren eller i ditt hem. I en match börjar ni varannan gång.
    .title = Att vinna
rules-no_chance_backgammon-7 =
    Håll rött för att ge upp 1, 2 eller 3 poäng; den andre antar eller spelar vidare. Samma ställning för tredje gången, med samma pilar, dubblar och tur, är oavgjort och ger inga poäng.
    .title = Ge upp och oavgjort
rules-no_chance_backgammon-8 =
    Källan lämnar öppet: du får välja ett nummer som inte går att spela; det som inte går är förlorat, och en dubbel är ändå förbrukad. Varje sida har två dubblar. Tre oavgjorda partier i rad avslutar en match.
    .title = Avgjort vid det här bordet

# Vad coachen säger
nb-coach-pips = Du har { $own } steg kvar, den andra { $other }
coach-values-no_chance_backgammon = Poäng i snitt: vinst 1, gammon 2, förlust −1
