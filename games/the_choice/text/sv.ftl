title-the_choice = Valet
about-the_choice = Tre tärningar för alla: välj vad du markerar på ditt eget blad, och vad du låter gå.

# Vad bordet väntar på
tc-throw-of = kast { $n } · { $seat }
tc-ask-side = På vilken sida börjar du?
tc-undecided = { $n ->
    [0] alla har valt
    [one] en plats har inte valt
   *[other] { $n } platser har inte valt
}
tc-due-press = { $seat }, kasta: tryck på grönt
tc-due-pause = Tärningarna faller strax
tc-due-hand = { $seat }, kasta och mata in { $n ->
    [one] talet
   *[other] de { $n } talen
}
tc-due-reader = { $seat }, kasta nu { $n ->
    [one] en tärning
   *[other] { $n } tärningar
}
tc-again = { $n ->
    [one] En tärning kastas om, de andra ligger kvar
    [3] Alla tärningar kastas om
   *[other] { $n } tärningar kastas om, den tredje ligger kvar
}
tc-rolling = Tärningarna rullar
tc-ask-keep = { $seat }: kasta om några tärningar?
tc-ask-keep-how = Bara en gång, sedan markerar alla
tc-ask-mark = Alla markerar
tc-ask-mark-alone = Markera på ditt blad
tc-uses = { $seat } använder alla { $n } tärningarna, de andra { $others }
tc-uses-alone = Använd alla { $n } tärningarna, annars är det ett felkast
tc-over = Spelet är slut
tc-makes = Med de här tärningarna
tc-legend = Varje tal är också en färg

# Hur spelet slutade
tc-wins = { $seats } vinner med { $points }
tc-share = { $seats } delar segern med { $points }
tc-many-win = { $n } platser delar segern med { $points }

# Färgerna
tc-colour-1 = röd
tc-colour-2 = gul
tc-colour-3 = grön
tc-colour-4 = blå
tc-colour-5 = lila
tc-colour-6 = grå

# Hur det står till
tc-state-side = väljer sida
tc-state-ready = redo
tc-state-waits = väntar
tc-state-throws = kastar
tc-state-keeps = behåller eller kastar om
tc-state-marks = markerar
tc-state-done = klar: { $n ->
    [one] en tärning använd
   *[other] { $n } tärningar använda
}
tc-state-misthrow = klar, med ett felkast
tc-state-silent = svarade inte
tc-state-turns = vänder bladet
tc-state-quit = gav upp
tc-state-won = vinner

# På bladet
tc-more = { $n ->
    [one] 1 tärning till
   *[other] { $n } tärningar till
}
tc-enough = nog med tärningar
tc-side = sida { $n } av 2
tc-other-side = andra sidan
tc-numbers = tal { $n } av { $of }
tc-colours = färger { $n } av { $of }
tc-numbers-short = tal
tc-colours-short = färger
tc-sum = { $sum } = { $n }

# Vad du har i handen, och vad det kostar
tc-hand-number = markera { $n }
tc-hand-sum = markera { $n } med { $dice }
tc-hand-colour = markera { $colour }
tc-hand-done = sluta
tc-hand-misthrow = sluta med ett felkast
tc-hand-turn = vänd bladet för gott
tc-hand-begin = börja på sida { $n }
tc-hand-keep = behåll alla tärningar
tc-hand-rethrow = kasta om: { $dice }

# Drag i ord
tc-say-number = { $n } med { $dice } (ruta { $hex })
tc-say-colour = { $colour } (ruta { $hex })
tc-say-rethrow = kasta om { $dice }
tc-say-keep = behåll alla tärningar
tc-say-begin = börja på sida { $n }
tc-say-done = sluta markera
tc-say-turn = vänd bladet
tc-say-silent = svarade inte
tc-say-quit = gav upp
tc-say-close = nästa kast
tc-deed = kast { $turn }: { $deed }

# För terminaler
tc-lines-side = Sida { $n } av 2, felkast: { $misthrows }
tc-lines-row = { $text }
tc-lines-how = c1 till c6 är färger, [4] är en markerad; ringens rutor räknas medurs från övre vänstra hörnet. (7) är ett markerat tal, <7> linjens ände; talens rutor räknas rad för rad.
tc-lines-dice = Tärningar: { $dice } · { $n ->
    [0] nog använda
    [one] en till att använda
   *[other] { $n } till att använda
}

# Poängbladet
tc-sheet = Poängblad
tc-paper-seat = plats
tc-paper-numbers = sida { $n }: tal
tc-paper-colours = sida { $n }: färger
tc-paper-misthrows = sida { $n }: felkast
tc-paper-worth = { $n } → { $points }
tc-paper-total = totalt
tc-paper-rank = placering

# Vad som hände, också uppläst
tc-event-next = Kast { $turn }: plats { $seat } kastar
tc-event-misthrow = Plats { $seat } har { $boxes ->
    [one] ett felkast
   *[other] { $boxes } felkast
}
tc-event-turned = Plats { $seat } vänder bladet
tc-event-last = Plats { $seat } är klar med sin andra sida
tc-event-quit = Plats { $seat } ger upp med { $points } poäng
tc-event-over = Spelet är slut. Bästa summan är { $points } poäng

# Husregler
option-the_choice-die_use = En tärning räknas
value-the_choice-die_use-either = som tal eller färg
value-the_choice-die_use-both = som tal och som färg

# Konsolens spelare
bot-greedy = girig

# Reglerna, sida för sida
rules-the_choice-1 =
    Alla har ett blad med två sidor. På varje sida ligger 13 tal inne i en ring av 16 färger. Markera så många du kan. Du börjar på den sida du vill; under spelet behöver du båda.
    .title = Vad det går ut på
rules-the_choice-2 =
    Den som står i tur kastar tre tärningar och får kasta om valfria av dem en gång. Sedan markerar alla på sina blad med samma tärningar. Varje tärning räknas som sitt tal, som del av en summa av två eller tre tärningar, eller som sin färg.
    .title = Ett kast
rules-the_choice-3 =
    Tal: det första var du vill, och det ringas in. Varje nytt tal ligger intill det senaste, och en linje binder ihop dem. Den korsar aldrig sig själv och går aldrig tillbaka till en markerad ruta, så tänk på vart den leder.
    .title = Linjen
rules-the_choice-4 =
    Färger: den första var du vill, varje ny intill en markerad. Ringen växer åt båda hållen. Varje färg har ett tecken: röd skiva, gul triangel, grön kvadrat, blå romb, lila stjärna, grått kors.
    .title = Ringen
rules-the_choice-5 =
    Den som har kastat måste använda alla tre tärningarna, de andra minst två. Med färre markerar du en ruta för felkast. Efter tre vänder du bladet och fortsätter där från nästa kast. Du får vända tidigare; tillbaka kommer du inte.
    .title = Felkast
rules-the_choice-6 =
    Spelet slutar efter det kast då någon har tre felkast på sin andra sida eller har fyllt den. Ju fler rutor som är markerade, desto mer är varje värd. Båda sidorna läggs ihop; lika poäng delar placeringen.
    .title = Slutet
rules-the_choice-7 =
    Poäng för markerade tal, 1 till 13: 1 2 3 5 7 9 12 15 18 22 26 31 36. Poäng för markerade färger, 1 till 16: 1 2 3 4 6 8 10 12 15 18 21 24 28 32 36 40. Blad och tabell är konsolens egna: de utgivna ser annorlunda ut.
    .title = Poäng
rules-the_choice-8 =
    Källan lämnar öppet: lotten delar ut bladen och avgör vem som börjar. Ingen markerar innan omkastet är avgjort. Att välja att använda färre tärningar kostar ett felkast; att inte svara alls gör det inte. Att vända tidigare avslutar din markering, utan felkast.
    .title = Avgjort av det här bordet
rules-the_choice-9 =
    Som husregel får en tärning räknas två gånger, en gång som tal och en gång som färg: källan kan läsas så. Spelets sista kast spelar alla klart.
    .title = Husregler

# Vad coachen säger medan man markerar
tc-coach-again = Varje värde är medelvärdet över alla möjliga kast
tc-coach-dice = { $n ->
    [0] Nog med tärningar använda: inget felkast
    [one] En tärning till räddar dig från ett felkast
   *[other] { $n } tärningar till räddar dig från ett felkast
}
tc-coach-boxes = { $n ->
    [one] En felkastruta är kvar på den här sidan
   *[other] { $n } felkastrutor är kvar på den här sidan
}
