title-miniature = Småsten
about-miniature = Ta stenar ur högen, men inte den sista.
option-miniature-heap = Stenar i högen
option-miniature-hot = Den sista stenen bränns
option-miniature-rounds = Omgångar
mini-thrown = Plats { $seat } slog { $n }
mini-taken = { $n ->
    [one] Plats { $seat } tar { $n } sten
   *[other] Plats { $seat } tar { $n } stenar
}
mini-turn = { $seat } är i tur
mini-heap = { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}
mini-left = { $n } till får tas
mini-take = Ta
mini-done = Klar
rules-miniature-1 = Kasta tärningen och ta upp till så många stenar, en eller två åt gången. Den som tar den sista betalar tre poäng. Flest stenar vinner.
    .title = Så spelas Småsten
