# Vad konsolen själv säger.

# Före spelet
attract-press = Tryck på valfri knapp
hint-hold = Håll in rött i två sekunder: meny och regler
choose-title = Vilket spel?
choose-aside = Vem som helst får välja
choose-rules = Regler för { $game }
choose-language = Språk
choose-layout = Skärmen
choose-voice = Uppläsning
choose-voice-rules = enligt reglerna
choose-voice-on = allt
choose-voice-off = inget
language-name = { $name }
layout-wall = står upp
layout-table = ligger ner
seats-one = { $n } platser
seats-range = { $low } till { $high } platser

seats-title = Vem sitter var?
seats-join = Tryck på grönt vid din plats för att vara med
seats-missing = { $n ->
    [one] En spelare till behövs; gult lägger till en robot
   *[other] { $n } spelare till behövs; gult lägger till robotar
}
seats-ready = { $n ->
    [one] En plats är tagen. Tryck på grönt igen för att börja
   *[other] { $n } platser är tagna. Tryck på grönt igen för att börja
}
seats-room = { $n ->
    [one] En robot har lämnat plats. Redo? Tryck på grönt igen
   *[other] { $n } robotar har lämnat plats. Redo? Tryck på grönt igen
}
seats-waiting = { $n ->
    [one] Väntar på att en trycker på grönt igen
   *[other] Väntar på att { $n } trycker på grönt igen
}
seat-free = ledig
key-cap = { $name }
seat-joined = är med
seat-ready = redo
seat-bot-plays = en robot spelar
seat-joined-short = med
seat-bot-short = robot
button-join = VAR MED
button-ready = REDO
button-not-yet = INTE ÄN
button-bots = ROBOT

options-title = { $game }: husregler
options-begin = Börja spelet
options-advice = Vad det innebär
option-timer = Betänketid
option-dice = Kast
seconds = { $n ->
    [one] { $n } sekund
   *[other] { $n } sekunder
}
dice-console = bordet kastar
dice-hand = för hand, sedan matas de in
dice-reader = läses av tärningsläsaren

# Ett spel som lämnades
welcome-back = Välkommen tillbaka
resume-title = Oavslutat parti: { $game }
resume-about = { $n ->
    [one] En spelade. Alla drag är sparade.
   *[other] { $n } spelade. Alla drag är sparade.
}
resume-go-on = FORTSÄTT
resume-new = NYTT SPEL

# Vid bordet
button-menu = MENY
button-return = JAG ÄR HÄR
button-confirm = BEKRÄFTA
button-software = BORDET
button-typed = MATA IN
note-late = för sent
note-call-soon = { $n ->
    [one] inte än: { $n } sekund
   *[other] inte än: { $n } sekunder
}
note-refused = inte nu
note-no-undo = inget att ångra
note-first = först med { $n } ms
note-first-about = först med cirka { $n } ms
note-second = den andra var först
note-silent = är du kvar?
note-stops = stopp: din poäng står kvar
note-bot = en robot spelar åt dig
note-back = välkommen tillbaka
notice-reader-lost = Läsaren är borta: grönt, bordet kastar; gult, mata in

# Menyn bakom rött
menu-title = Meny
menu-quit = { $seat }: ge upp?
menu-quit-about = Den som ger upp kommer inte tillbaka: spelet går vidare utan dig.
menu-quit-yes = GE UPP
menu-leave = Tillbaka till början?
menu-leave-about = Inget går förlorat: ett påbörjat spel sparas.
menu-leave-yes = TILL BÖRJAN
menu-rules = REGLER
menu-go-on = FORTSÄTT
menu-more = TÄRNING
menu-dice = Kast från och med nu: { $source }
agree-title = Kast från och med nu: { $source }?
agree-about = { $seat } föreslår det. Det gäller när en plats till är med på det.
agree-yes = JA
agree-no = SOM DET ÄR
dice-now-console = Från och med nu kastar bordet
dice-now-hand = Från och med nu matas kasten in
dice-now-reader = Från och med nu läser tärningsläsaren kasten
rules-of = Regler: { $game }
page-of = sida { $n } av { $of }

# Efter spelet
sheet-again = IGEN
sheet-other = ANNAT SPEL
sheet-end = AVSLUTA
sheet-fair = Tärningarna bestämdes före första kastet: löfte { $promise }…, öppnat { $seed }…
sheet-dice = TÄRNINGARNA
dice-title = Tärningarna i det här spelet
dice-by-console = { $n ->
    [one] Ett kast av bordet
   *[other] { $n } kast av bordet
}
dice-by-hand = { $n ->
    [one] Ett kast för hand, inmatat
   *[other] { $n } kast för hand, inmatade
}
dice-by-reader = { $n ->
    [one] Ett kast läst av tärningsläsaren
   *[other] { $n } kast lästa av tärningsläsaren
}
dice-verdict-too-few = För få för att säga om de faller jämnt: det krävs { $n } sidor för att finna en tärning vars sexa kommer en och en halv gång så ofta
dice-verdict-even = Inget tecken på att de faller ojämnt
dice-verdict-uneven = Ojämnt: rättvisa tärningar faller så mindre än en gång på hundra
dice-promised = Lovat före första kastet (början)
dice-opened = Öppnat nu
dice-how = Löftet är SHA-256 av det som nu öppnas, och varje kast av bordet följer ur det: ingen kunde ändra ett kast efteråt.
dice-check = Ta med den: med den kan protokollet från spelet kontrolleras
dice-promise = Lovat av bordets tärningar:
dice-digits = { $digits }
throws-come = Kast: { $source }
throw-came = Kast { $n }: { $source }

# Spel från förr
earlier-title = Tidigare spel
earlier-about = De senaste spelen som har spelats klart här, att titta på igen: poängblad, tur och val, varje steg.
earlier-none = Inget spel har spelats klart här än
earlier-day = { DAY($day) }
earlier-number = spel { $n }
earlier-many = { $n } platser, högst { $best }
earlier-rules = Det spelet har regler som det här bordet inte har
earlier-damaged = Det spelet är skadat och kan inte visas

# Vad som saknas, och hur spelet går vidare
faults-more = { $fault } (och { $n } till)
fault-throw-void = Det kastet räknas inte: frågan är fortfarande öppen
fault-button-stuck = Plats { $seat }: den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen verkar ha fastnat. Den räknas igen när den varit uppe i två sekunder
fault-button-noisy = Plats { $seat }: den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen skramlar. Den räknas igen efter två sekunders lugn
fault-button-busy = Plats { $seat }: { $holder ->
    [unknown] ett annat program
   *[other] { $holder }
} håller den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen ({ $pin })
fault-button-permission = Plats { $seat }: ingen behörighet till den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen ({ $pin }); gå med i gruppen { $group }
fault-button-name = Plats { $seat }: kortet har inget stift { $pin } för den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen
fault-button-reach = Plats { $seat }: den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen ({ $pin }) sitter på en krets som { $library } inte når
fault-button-shared = Plats { $seat } och { $other_seat } har två knappar ({ $button }, { $other_button }) på stift { $pin }
fault-button-pin = Plats { $seat }: den { $button ->
    [STAY] gröna
    [LEAVE] röda
   *[other] gula
} knappen ({ $pin }) fungerar inte: { $reason }
fault-lamp-pin = Plats { $seat }: en lampa ({ $pin }) är släckt men dess knapp fungerar: { $reason }
fault-lamp-reach = Plats { $seat }: en lampa ({ $pin }) är släckt, { $library } når inte dess krets
fault-panel-library = Ingen knapp fungerar, men tangentbordet gör det: { $reason }
fault-panel-mock = Knapparna är på låtsas: tangenterna tar deras plats
fault-pins-mock = Stiften är på låtsas (GPIOZERO_PIN_FACTORY): ingen knapp fungerar, men tangentbordet gör det
fault-pad-gone = Plats { $seat }: handkontrollen har dragits ur
fault-panel-permission = Ingen knapp fungerar: behörighet till { $node } saknas; gå med i gruppen { $group }
fault-chip-absent = Knapparna på de här platserna svarar inte: { NUMERALS($seats) } (krets { $chip })
fault-chip-permission = Knapparna på de här platserna svarar inte: { NUMERALS($seats) }; behörighet till { $node } saknas, gå med i gruppen { $group }
fault-panel-handler = En tryckning kom för sent; konsolen kunde inte väckas: { $reason }
fault-panel-revived = Knapparna hördes inte ett ögonblick; nu hörs de igen
fault-panel-deaf = Ingen knapp hörs längre: starta om konsolen
fault-dice-absent = Ingen tärningsläsare är inkopplad; mata in kasten
fault-dice-permission = Ingen behörighet till tärningsläsaren: gå med i gruppen { $group }; mata in kasten
fault-dice-busy = { $holder ->
    [unknown] Ett annat program håller tärningsläsaren; mata in kasten
   *[other] { $holder } håller tärningsläsaren; mata in kasten
}
fault-dice-open = Tärningsläsaren går inte att öppna; mata in kasten
fault-dice-silent = Tärningsläsaren säger ingenting; mata in kasten
fault-dice-stranger = Det som är inkopplat är ingen tärningsläsare; mata in kasten
fault-dice-version = Tärningsläsaren talar version { $theirs }, bordet { $ours }; mata in kasten
fault-dice-identity = Tärningsläsaren är { $found }, inte { $wanted }; mata in kasten
fault-dice-unable = Tärningsläsaren kan inte läsa { $dice } tärningar med { $sides } sidor; mata in kasten
fault-dice-lost = Tärningsläsaren är borta; mata in kasten
fault-dice-garbled = { $count ->
    [one] Tärningsläsaren skickade en rad som inte går att läsa
   *[other] Tärningsläsaren skickade { $count } rader som inte går att läsa
}
fault-dice-undue = Det kastet var inte efterfrågat och räknas inte
fault-dice-second = Bara första kastet räknas, inte det här
fault-dice-mock = Tärningsläsaren är på låtsas: dess tärningar faller av sig själva
fault-dice-count = { $got ->
    [one] En tärning lästes
   *[other] { $got } tärningar lästes
}; det ska vara { $wanted }. Kasta om
fault-dice-face = En tärning med { $sides } sidor kan inte visa { $face }. Kasta om
fault-dice-trouble = { $reason ->
    [COCKED] En tärning lutar och kan inte läsas. Kasta igen
    [COVERED] En tärning ligger på en annan. Kasta igen
    [JAM] En tärning har fastnat i läsaren
    [DARK] Det är för mörkt för tärningsläsaren
    [BATTERY] Tärningsläsarens batteri är snart slut
   *[other] Tärningsläsaren behöver hjälp: { $reason }
}
fault-display-black = Bilden är svart: ingen kan se det här
fault-store-failed = Inget sparas; spelet fortsätter
fault-store-full = Disken är full: inget sparas, spelet fortsätter
fault-store-unwritable = Det går inte att skriva på disken: inget sparas, spelet fortsätter
fault-store-damaged = De sparade spelen går inte att läsa; de läggs undan och nya sparas
fault-store-record = Spelet som lämnades går inte att läsa; börja ett nytt

# Uppläst
voice-on = Läses upp: kast, turer och resultat
voice-rules = Läses upp: kast, där reglerna ber om det
voice-off = Inget läses upp
voice-absent = Ingen röst: espeak-ng är inte installerat
voice-fails = Ingen röst: espeak-ng fungerar inte
spoken-throw = { $faces }
spoken-turn = { $seat }, din tur
spoken-wins = { $n ->
    [one] { $seats } vinner
   *[other] { $seats } delar segern
}
spoken-draw = Ingen vann: oavgjort

# Tärningar för spel på papper
tool-title = Tärningar för egna spel
tool-about = En till fem tärningar med 2 till 20 sidor, för allt som spelas på papper.
tool-aside = { $dice ->
    [one] en tärning med { $sides } sidor
   *[other] { $dice } tärningar med { $sides } sidor
}
tool-press = Grönt kastar
tool-read = Kasta dina tärningar, eller låt bordet kasta med grönt
tool-rolling = Tärningarna rullar
tool-sum = tillsammans
tool-last = De senaste kasten
tool-none = Inget kast än
tool-console = av bordet
tool-reader = av läsaren
tool-dice = Tärningar
tool-sides = Sidor på en tärning
tool-sums = Tillsammans från { $low } till { $high }
button-change = ÄNDRA

# Nobody there
leaving-title = Är någon där?
leaving-question = Spelar ni fortfarande?
leaving-about = Tryck på en knapp för att fortsätta, annars börjar bordet om.
fault-store-restored = De sparade spelen gick inte att läsa; den senaste säkerhetskopian har tagit deras plats

# For staff
staff-title = Service
staff-tests = Prov
staff-settings = Inställningar
staff-audits = Siffror
staff-export = Exportera till USB-minne
staff-reset = Glöm
staff-power = Stäng av eller starta om
staff-back = Tillbaka till bordet
staff-pin-about = Ange personalens nummer
staff-pin-wrong = Det var det inte. Ange personalens nummer
staff-pin-waits = Tre fel nummer: vänta en minut
staff-pin-take = TA
staff-pin-next = NÄSTA SIFFRA
staff-hold-back = HÅLL: TILLBAKA
staff-test-buttons = Knappar
staff-press-all = Tryck på varje knapp, en gång och flera gånger
staff-button = { $button ->
    [STAY] grön
    [LEAVE] röd
   *[other] gul
} · { $button }
staff-last = Senast: plats { $seat }, { $button ->
    [STAY] grön
    [LEAVE] röd
   *[other] gul
}, vid { $ms } ms
staff-last-about = Senast: plats { $seat }, { $button ->
    [STAY] grön
    [LEAVE] röd
   *[other] gul
}, vid ungefär { $ms } ms
staff-test-lamps = Lampor
staff-test-reader = Tärningsläsare
staff-reader-none = Ingen tärningsläsare är inställd
staff-reader-throw = Kasta två tärningar på läsaren
staff-reader-count = { $n ->
    [one] Ett kast har lästs
   *[other] { $n } kast har lästs
}
staff-reader-again = FRÅGA IGEN
staff-test-sound = Ljud
staff-sound = Ljud { $n } av { $of }
staff-sound-play = SPELA
staff-sound-off = Ljudet är avstängt i inställningarna
staff-loud = Ljudstyrka { $percent }
staff-test-picture = Bild
staff-picture = Den vita linjen ska vara hel längs alla fyra kanter. En knapp: nästa bild
staff-volume = Ljudstyrka
staff-idle = Ingen är där efter
staff-by-game = Per spel
staff-by-day = Per dag
staff-by-thing = Starter och knappar
staff-begun = påbörjade
staff-finished = avslutade
staff-abandoned = övergivna
staff-seats = personer
staff-minutes = minuter
staff-times = gånger
staff-more = NÄSTA SIDA
staff-nothing = Inget har räknats ännu
staff-no-clock = utan klocka
staff-earlier = tidigare
staff-losses = Tärningsläsaren tappad
staff-presses = Plats { $seat }, { $button ->
    [STAY] grön
    [LEAVE] röd
   *[other] gul
}
staff-start-first = Första starten
staff-start-switched-on = Påslagen efter ett rent slut
staff-start-power-cut = Påslagen efter strömavbrott
staff-start-restarted = Omstartad på begäran
staff-start-failed = Omstartad efter ett fel
staff-export-none = Här kan inget exporteras
staff-exported = Skrivet till { $folder }: { $n ->
    [one] ett spel
   *[other] { $n } spel
} och alla siffror
staff-export-failed = Det går inte att skriva till { $folder }: { $reason }
staff-reset-counts = Siffror
staff-reset-games = Spel som har slutat
staff-reset-settings = Inställningar gjorda här
staff-chosen = ska glömmas
staff-kept = stannar
staff-forget = { $n ->
    [0] Inget är valt, inget glöms
    [one] Glöm det valda för gott
   *[other] Glöm de { $n } valda för gott
}
staff-stay-on = Tillbaka: förbli på
staff-power-console = Starta om konsolen
staff-power-restart = Starta om maskinen
staff-power-off = Stäng av, dra sedan ur kontakten
staff-power-failed = Maskinen lydde inte: { $reason }
