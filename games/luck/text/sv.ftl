# Hur mycket som var tur och hur mycket som var val.

luck-title = Tur eller val?
luck-question = TUR?
luck-expects = Den som spelar bra kan vänta sig { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luck = tur
luck-choice = val
luck-others = de andra
luck-amount = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luckiest = Bästa kastet
luck-dearest = Dyra val
luck-most = Mest tur: { $seat }, { $points }
luck-dearest-own = dyrast: { $deed }
luck-dearest-of-all = Dyraste valet: { $seat }, { $deed }, { $points }
luck-none = inget kostade något
luck-no-throw = inget hjälpte
luck-better = { $deed } · bättre: { $better }
luck-entry = drag { $n }: { $move }
luck-estimate = Uppskattat, på { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } när
luck-exact = Exakt: varje möjligt kast är inräknat
luck-explained = Tur är vad tärningarna gav eller tog. Val är vad besluten kostade: noll är perfekt.
luck-explained-lot = Efter lottningen finns ingen tur. Val är vad besluten kostade: noll är perfekt.
luck-unknown = Spelet vet ännu inte vad en ställning är värd, så tur och val går inte att skilja åt.
luck-result = resultat
luck-seat = plats

# Coachen, före ett beslut
coach-title = Coach
coach-values = Poäng du kan sluta på
coach-best = bäst
coach-more = och { $n } till, inget av dem bättre
coach-thinks = tänker…
coach-said = { $seat }: bäst är { $move }
coach-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-points-fine = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-signed = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-signed-fine = { SIGNED($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-coach = Coach
coach-hint = Coach: håll in grönt
coach-same = Här är alla val lika mycket värda

# Steg för steg
replay-question = STEGVIS
replay-title = Steg för steg
replay-step = steg { $n } av { $of }
replay-keys = gult: det som vägde mest
replay-start = Före första steget
replay-start-about = Grönt går framåt, rött tillbaka. Varje steg säger vad det gav eller kostade var och en.
replay-decided = Vad som bestämdes
replay-nothing = Det ändrade inget för någon
replay-others = och { $n } till
replay-better = bättre: { $move }
replay-worth = Vad spelet är värt för var och en
replay-next = NÄSTA
replay-end = SLUT
replay-key = VIKTIGA
replay-hint = Håll in rött: ut
replay-out-question = Lämna stegen?
replay-out-about = Spelet förblir som det var.
replay-out-yes = TILL SUMMORNA

# Tänk om
whatif-question = TÄNK OM?
whatif-title = Tänk om?
whatif-about = Samma kast en gång till, men alla spelar så här:
whatif-played = som ni spelade
whatif-anew = { $n } av { $of } tärningar kastade på nytt
whatif-endless = tar inte slut
whatif-least = minst
whatif-mean = medel
whatif-most = mest
whatif-gain = platser med mer
whatif-none = I det här spelet kastades inget efter det första beslutet: med andra beslut vore det ett annat spel.
whatif-explained = Kasten hör till sin omgång; där en omgång varar längre kastas på nytt.
