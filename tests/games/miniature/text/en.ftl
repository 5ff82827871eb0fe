title-miniature = Pebbles
about-miniature = Take pebbles from the heap, but not the last one.
option-miniature-heap = Pebbles in the heap
option-miniature-hot = The last pebble is hot
option-miniature-rounds = Rounds
mini-thrown = Seat { $seat } has thrown { $n }
mini-taken = { $n ->
    [one] Seat { $seat } takes { $n } pebble
   *[other] Seat { $seat } takes { $n } pebbles
}
mini-turn = { $seat } plays
mini-heap = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
mini-left = { $n } more may be taken
mini-take = Take
mini-done = Done
rules-miniature-1 = Throw the die and take up to that many pebbles, one or two at a time. Who takes the last one pays three points. Most pebbles win.
    .title = How Pebbles is played
