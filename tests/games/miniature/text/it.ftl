title-miniature = Sassolini
about-miniature = Prendi sassolini dal mucchio, ma non l’ultimo.
option-miniature-heap = Sassolini nel mucchio
option-miniature-hot = L’ultimo sassolino scotta
option-miniature-rounds = Giri
mini-thrown = Il posto { $seat } ha lanciato { $n }
mini-taken = { $n ->
    [one] Il posto { $seat } prende { $n } sassolino
   *[other] Il posto { $seat } prende { $n } sassolini
}
mini-turn = { $seat } è di turno
mini-heap = { $n ->
    [one] { $n } sassolino
   *[other] { $n } sassolini
}
mini-left = se ne possono prendere ancora { $n }
mini-take = Prendi
mini-done = Fatto
rules-miniature-1 = Lancia il dado e prendi fino a tanti sassolini, uno o due alla volta. Chi prende l’ultimo paga tre punti. Vince chi ne ha di più.
    .title = Come si gioca a Sassolini
