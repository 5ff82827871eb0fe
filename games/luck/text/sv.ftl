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
luck-none = inget kostade något
luck-no-throw = inget hjälpte
luck-better = { $deed } · bättre: { $better }
luck-entry = drag { $n }: { $move }
luck-estimate = Uppskattat, på { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } när
luck-exact = Exakt: varje möjligt kast är inräknat
luck-explained = Tur är vad tärningarna gav eller tog. Val är vad besluten kostade: noll är perfekt.
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
