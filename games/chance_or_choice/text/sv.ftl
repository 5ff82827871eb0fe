title-chance_or_choice = Slump eller val
about-chance_or_choice = Två tärningar för alla: ta det du har, eller vänta på mer tills en etta tar det ifrån dig.

# Vad en spelare kan göra
cc-stay = KVAR
cc-leave = GÅ

# Bordets mitt
cc-over = spelet är slut
cc-throws = { $seat } kastar
cc-this-round = Den här omgången
cc-on-the-table = poäng på bordet
cc-ends = nästa kast avslutar omgången
cc-wipes = allt förloras: { $odds }
cc-question = Stanna eller gå?
cc-undecided = { $n ->
    [one] en har inte bestämt sig
   *[other] { $n } har inte bestämt sig
}
cc-all-decided = alla har bestämt sig
cc-due-press = { $seat }, kasta: tryck på gult
cc-due-pause = Tärningarna faller strax
cc-due-hand = { $seat }, kasta och mata in talen
cc-due-reader = { $seat }, kasta nu
cc-rolling = Tärningarna rullar
cc-again = En etta i första kastet: { $seat } kastar om
cc-in-round = { $n ->
    [one] en är kvar
   *[other] { $n } är kvar
}

# Hur förra omgången slutade
cc-lost = { $n ->
    [one] En etta! En spelare förlorar { $points }
   *[other] En etta! { $n } spelare förlorar { $points } var
}
cc-lost-none = En etta i allra första kastet: ingen får poäng
cc-wiped = { $n ->
    [one] Bara ettor! En spelare är tillbaka på noll
   *[other] Bara ettor! { $n } spelare är tillbaka på noll
}
cc-nobody = Alla har gått: omgången är slut
cc-wins = { $seats } vinner med { $points }
cc-share = { $seats } delar segern med { $points }
cc-many-win = { $n } spelare delar segern med { $points }
cc-winner = { $n ->
    [one] Vinnaren har
   *[other] Vinnarna har
}
cc-final-points = poäng totalt

# Hur det står till för en spelare
cc-state-decide = ska välja
cc-state-decide-points = välj: { $points } står på spel
cc-state-stays = stannar
cc-state-in = kvar, { $n } i fara
cc-state-ready = redo
cc-state-left = gick med { $n }
cc-state-kept = behöll { $n }
cc-state-lost = förlorade { $n }
cc-state-lost-none = inga poäng
cc-state-wiped = förlorade allt
cc-state-quit = gav upp
cc-state-won = vinner
cc-state-rank = nummer { $n }

# Samma sak i ett kort ord, för små brickor
cc-mark-decide = ?
cc-mark-in = kvar
cc-mark-left = ute
cc-mark-lost = borta
cc-mark-ready = redo
cc-mark-quit = slut
cc-mark-note = !
cc-mark-won = vann
cc-mark-rank = { $n }:a

# Poängbladet
cc-sheet = Poängblad
cc-sheet-seat = plats
cc-sheet-total = summa
cc-sheet-rank = plac.
cc-sheet-round = omgång { $n }
cc-sheet-throws = Alla kast i spelet

# Vad som hände, även uppläst
cc-event-safe = { $sum } till: { $pot } på bordet
cc-event-again = En etta i första kastet: kasta om
cc-event-lost = En etta! Omgång { $round } är slut, { $points ->
        [0] ingen hade poäng att förlora
       *[other] { $points } poäng går förlorade
    }
cc-event-all-lost = Bara ettor! Alla som var kvar förlorar allt
cc-event-left = Plats { $seat } går med { $points } poäng
cc-event-quit = Plats { $seat } ger upp och behåller { $points ->
        [0] inget av omgången
       *[other] omgångens { $points } poäng
    }
cc-event-nobody = Alla har gått: omgång { $round } är slut
cc-event-round = Omgång { $round }: plats { $seat } kastar
cc-event-over = Spelet är slut. Högsta summan är { $points } poäng

# Husregler
option-chance_or_choice-rounds = Omgångar
option-chance_or_choice-dice = Tärningar
option-chance_or_choice-sides = Sidor på en tärning
option-chance_or_choice-thrower = Vem som kastar
option-chance_or_choice-wipe = Alla omgångar förloras när
option-chance_or_choice-first_throw_safe = Första kastet alltid säkert
value-chance_or_choice-thrower-auto = i tur och ordning; fler än åtta: plats 1
value-chance_or_choice-thrower-rotate = alltid i tur och ordning
value-chance_or_choice-wipe-all = alla tärningar visar 1
value-chance_or_choice-wipe-two-or-more = minst två tärningar visar 1
value-chance_or_choice-wipe-never = aldrig

# Vad de valda tärningarna innebär
cc-advice-safe = Säkra kast: { $odds } ({ $percent })
cc-advice-ends = Omgången tar slut: { $odds } ({ $percent })
cc-advice-wipes = Alla omgångar förloras: { $odds }
cc-advice-risky = Se upp: färre än ett kast av tre är säkert.

# Konsolens egna spelare
bot-leave-at = går vid { $n }
bot-never-leave = går aldrig
bot-one-throw = ser ett kast framåt
bot-equilibrium = jämvikt
bot-best-response = slår: { $of }

# Reglerna, sida för sida
rules-chance_or_choice-1 =
    Alla spelar med samma tärningar. Ett spel har fem omgångar, och det du behåller i dem läggs ihop. Högst summa vinner; lika summor delar placering.
    .title = Vad det går ut på
rules-chance_or_choice-2 =
    En spelare kastar båda tärningarna för alla och läser upp talen. Om ingen tärning visar 1 läggs summan på bordet, och alla som är kvar har den.
    .title = Ett kast
rules-chance_or_choice-3 =
    Efter varje säkert kast väljer du. KVAR: du väntar på mer. GÅ: du behåller omgångens poäng, och inget i den här omgången kan röra dig längre. Ingen går före första kastet.
    .title = Stanna eller gå
rules-chance_or_choice-4 =
    En tärning visar 1: omgången är slut, och alla som är kvar förlorar omgångens poäng. Båda visar 1: alla som är kvar förlorar även poängen från alla tidigare omgångar.
    .title = Ettorna
rules-chance_or_choice-5 =
    Du kan byta från KVAR till GÅ tills frågan stängs, aldrig tvärtom. Den stängs när alla har svarat, när tiden är ute eller när den som kastar stänger den med gult. Den som tiger stannar.
    .title = Hur länge
rules-chance_or_choice-6 =
    Förlagan säger inget om detta: en omgång tar slut även när ingen är kvar. Ett kast som görs medan frågan är öppen görs om. Upp till åtta spelare turas om att kasta, är ni fler kastar plats 1. Den som kastar fortsätter kasta även efter att ha gått.
    .title = Bestämt vid det här bordet
rules-chance_or_choice-7 =
    Ni kan spela 1 till 10 omgångar med 1 till 5 tärningar med 2 till 20 sidor. Med andra tärningar måste alla visa 1 för att tidigare omgångar ska förloras; en ensam tärning gör det aldrig. Första kastet i en omgång kan göras säkert.
    .title = Husregler
rules-chance_or_choice-8 =
    Två tärningar: 25 kast av 36 är säkra, 11 avslutar omgången, 1 av dem tar allt. Är det bättre att vara försiktig eller djärv? När lönar sig fler sidor? Var styr slumpen, och var väljer du? Poäng eller första plats: bästa spel för poäng vinner 45 partier av 100 mot den som lämnar vid 20.
    .title = Att fundera på

# Ett beslut eller ett kast, berättat efter spelet.
cc-deed-throw = omgång { $round }: { $faces }
cc-deed-stay = omgång { $round }: stannade med { $points }
cc-deed-leave = omgång { $round }: gick med { $points }
cc-deed-quit = omgång { $round }: gav upp

# Vad coachen säger om nästa kast
cc-coach-ends = Nästa kast avslutar omgången: { $odds } ({ $percent })
cc-coach-wipes = Det tar alla dina omgångar: { $odds }
cc-coach-gain = Ett kast till och sedan lämna: { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } poäng i snitt
