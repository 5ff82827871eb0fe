# What the console itself says.

# Before a game
attract-press = Press any button
hint-hold = Hold red for two seconds: menu and rules
choose-title = Which game?
choose-aside = Any seat may choose
choose-rules = Rules of { $game }
choose-language = Language
choose-layout = The screen
choose-voice = Read aloud
choose-voice-rules = as the rules ask
choose-voice-on = everything
choose-voice-off = nothing
language-name = { $name }
layout-wall = stands upright
layout-table = lies flat
seats-one = { $n } seats
seats-range = { $low } to { $high } seats

seats-title = Who sits where?
seats-join = Press green at your place to join
seats-missing = { $n ->
    [one] One more seat is needed; yellow adds a bot
   *[other] { $n } more seats are needed; yellow adds bots
}
seats-ready = { $n ->
    [one] One seat is taken. Press green again to begin
   *[other] { $n } seats are taken. Press green again to begin
}
seats-room = { $n ->
    [one] A bot has made room. Ready? Press green again
   *[other] { $n } bots have made room. Ready? Press green again
}
seats-waiting = { $n ->
    [one] Waiting for one seat to press green again
   *[other] Waiting for { $n } seats to press green again
}
seat-free = free
key-cap = { $name }
seat-joined = has joined
seat-ready = ready
seat-bot-plays = a bot plays
seat-joined-short = here
seat-bot-short = bot
button-join = JOIN
button-ready = READY
button-not-yet = NOT YET
button-bots = BOTS

options-title = { $game }: house rules
options-begin = Begin the game
options-advice = What this means
option-timer = Time to answer
option-dice = Throws
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
dice-console = thrown by the table
dice-hand = by hand, then typed in
dice-reader = read by the dice reader

# A game that was left
welcome-back = Welcome back
resume-title = { $game } is not finished
resume-about = { $n ->
    [one] One seat was playing. Every move is kept.
   *[other] { $n } seats were playing. Every move is kept.
}
resume-go-on = GO ON
resume-new = NEW GAME

# At the table
button-menu = MENU
button-return = I AM BACK
button-confirm = THROW IT
button-software = TABLE
button-typed = TYPE IN
note-late = too late
note-call-soon = { $n ->
    [one] not yet: { $n } second
   *[other] not yet: { $n } seconds
}
note-refused = not now
note-no-undo = nothing to take back
note-first = first by { $n } ms
note-first-about = first by about { $n } ms
note-second = the other was first
note-silent = still there?
note-stops = stopped: your points stay
note-bot = a bot plays on for you
note-back = welcome back
notice-reader-lost = Reader lost: green, the table throws; yellow, type in

# The menu behind red
menu-title = Menu
menu-quit = { $seat }: give up?
menu-quit-about = Giving up is for good: the game goes on without this seat.
menu-quit-yes = GIVE UP
menu-leave = Back to the beginning?
menu-leave-about = Nothing is lost: a game that was begun is kept.
menu-leave-yes = TO THE BEGINNING
menu-rules = RULES
menu-go-on = GO ON
menu-more = DICE
menu-dice = Throws from now on: { $source }
agree-title = Throws from now on: { $source }?
agree-about = { $seat } proposes it. It counts when another seat agrees.
agree-yes = AGREED
agree-no = AS IT IS
dice-now-console = From now on the table throws
dice-now-hand = From now on throws are typed in
dice-now-reader = From now on the dice reader reads the throws
rules-of = Rules: { $game }
page-of = page { $n } of { $of }

# After a game
sheet-again = AGAIN
sheet-other = OTHER GAME
sheet-end = END
sheet-fair = The dice were fixed before the first throw: promised { $promise }…, opened { $seed }…
sheet-dice = THE DICE
dice-title = The dice of this game
dice-by-console = { $n ->
    [one] One throw by the table
   *[other] { $n } throws by the table
}
dice-by-hand = { $n ->
    [one] One throw by hand, typed in
   *[other] { $n } throws by hand, typed in
}
dice-by-reader = { $n ->
    [one] One throw read by the dice reader
   *[other] { $n } throws read by the dice reader
}
dice-verdict-too-few = Too few to tell whether they fall evenly: it takes { $n } faces to find a die whose 6 comes half as often again
dice-verdict-even = No sign that they fall unevenly
dice-verdict-uneven = Uneven: fair dice fall like this less than once in a hundred times
dice-promised = Promised before the first throw (how it begins)
dice-opened = Opened now
dice-how = The promise is the SHA-256 of what is opened now, and every throw of the table follows from it: nobody could change one afterwards.
dice-check = Take it along: with it, the record of this game can be checked
dice-promise = Promised by the table’s dice:
dice-digits = { $digits }
throws-come = Throws: { $source }
throw-came = Throw { $n }: { $source }

# Games of before
earlier-title = Earlier games
earlier-about = The games that were finished here last, to look at once more: score sheet, luck and choice, every step.
earlier-none = No game has been finished here yet
earlier-day = { DAY($day) }
earlier-number = game { $n }
earlier-many = { $n } seats, best { $best }
earlier-rules = That game was played by rules which this table does not have
earlier-damaged = That game is damaged and cannot be shown

# What is lost, and how play goes on
faults-more = { $fault } (and { $n } more)
fault-throw-void = That throw does not count: the question is still open
fault-button-stuck = Seat { $seat }: the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button seems stuck. It counts again when it has been up for two seconds
fault-button-noisy = Seat { $seat }: the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button chatters. It counts again when it has been quiet for two seconds
fault-button-busy = Seat { $seat }: { $holder ->
    [unknown] another program
   *[other] { $holder }
} holds the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button ({ $pin })
fault-button-permission = Seat { $seat }: no permission for the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button ({ $pin }); join the group { $group }
fault-button-name = Seat { $seat }: this board has no pin { $pin } for the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button
fault-button-reach = Seat { $seat }: the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button ({ $pin }) is on a chip that { $library } does not reach
fault-button-shared = Seats { $seat } and { $other_seat } have two buttons ({ $button }, { $other_button }) on pin { $pin }
fault-button-pin = Seat { $seat }: the { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} button ({ $pin }) does not work: { $reason }
fault-lamp-pin = Seat { $seat }: a lamp ({ $pin }) stays dark, its button works: { $reason }
fault-lamp-reach = Seat { $seat }: a lamp ({ $pin }) stays dark, { $library } does not reach its chip
fault-panel-library = No button works; the keyboard does: { $reason }
fault-panel-mock = The buttons are pretended: keys take their place
fault-pins-mock = The pins are pretended (GPIOZERO_PIN_FACTORY): no button works, the keyboard does
fault-pad-gone = Seat { $seat }: the gamepad has gone
fault-panel-permission = No button works: no permission for { $node }; join the group { $group }
fault-chip-absent = The buttons of these seats do not answer: { NUMERALS($seats) } (chip { $chip })
fault-chip-permission = The buttons of these seats do not answer: { NUMERALS($seats) }; no permission for { $node }, join the group { $group }
fault-panel-handler = A press came late; the console could not be woken: { $reason }
fault-panel-revived = The buttons were not heard for a moment; they are heard again
fault-panel-deaf = No button is heard any more: please start the console anew
fault-dice-absent = No dice reader is plugged in; type the throws in
fault-dice-permission = No permission for the dice reader: join the group { $group }; type the throws in
fault-dice-busy = { $holder ->
    [unknown] Another program holds the dice reader; type the throws in
   *[other] { $holder } holds the dice reader; type the throws in
}
fault-dice-open = The dice reader does not open; type the throws in
fault-dice-silent = The dice reader says nothing; type the throws in
fault-dice-stranger = What is plugged in is no dice reader; type the throws in
fault-dice-version = The dice reader speaks version { $theirs }, the table { $ours }; type the throws in
fault-dice-identity = The dice reader is { $found }, not { $wanted }; type the throws in
fault-dice-unable = The dice reader cannot read { $dice } dice of { $sides } sides; type the throws in
fault-dice-lost = The dice reader has gone; type the throws in
fault-dice-garbled = { $count ->
    [one] The dice reader sent a line that cannot be read
   *[other] The dice reader sent { $count } lines that cannot be read
}
fault-dice-undue = That throw was not asked for and does not count
fault-dice-second = Only the first throw counts; this one does not
fault-dice-mock = The dice reader is pretended: its dice fall by themselves
fault-dice-count = { $got ->
    [one] One die was read
   *[other] { $got } dice were read
}; { $wanted } are wanted. Please throw again
fault-dice-face = A die of { $sides } sides cannot show { $face }. Please throw again
fault-dice-trouble = { $reason ->
    [COCKED] A die leans and cannot be read. Please throw again
    [COVERED] A die lies on another. Please throw again
    [JAM] A die is stuck in the reader
    [DARK] It is too dark for the dice reader
    [BATTERY] The battery of the dice reader is low
   *[other] The dice reader needs help: { $reason }
}
fault-display-black = The picture is black: nobody can see this
fault-store-failed = Nothing is being saved; play goes on
fault-store-full = The disk is full: nothing is being saved, play goes on
fault-store-unwritable = The disk cannot be written: nothing is being saved, play goes on
fault-store-damaged = The stored games cannot be read; they are set aside and new ones are kept
fault-store-record = The game that was left cannot be read; please begin a new one

# Read aloud
voice-on = Spoken aloud: throws, turns and results
voice-rules = Spoken aloud: throws, where the rules ask for it
voice-off = Nothing is spoken aloud
voice-absent = Nothing can be spoken: espeak-ng is not installed
voice-fails = Nothing can be spoken: espeak-ng does not work
spoken-throw = { $faces }
spoken-turn = { $seat }, your turn
spoken-wins = { $n ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
spoken-draw = Nobody has won: a draw

# Dice for games on paper
tool-title = Dice for your own games
tool-about = One to five dice with 2 to 20 sides, for anything that is played on paper.
tool-aside = { $dice ->
    [one] one die with { $sides } sides
   *[other] { $dice } dice with { $sides } sides
}
tool-press = Green throws
tool-read = Throw your dice, or green lets the table throw
tool-rolling = The dice are rolling
tool-sum = together
tool-last = The last throws
tool-none = Nothing has been thrown yet
tool-console = by the table
tool-reader = by the reader
tool-dice = Dice
tool-sides = Sides of a die
tool-sums = Together from { $low } to { $high }
button-change = CHANGE

# Nobody there
leaving-title = Is anybody there?
leaving-question = Still playing?
leaving-about = Press any button to go on. Otherwise the table begins anew.
fault-store-restored = The stored games could not be read; the last backup has taken their place

# For staff
staff-title = Service
staff-tests = Tests
staff-settings = Settings
staff-audits = Numbers
staff-export = Export to a USB stick
staff-reset = Forget
staff-power = Switch off or restart
staff-back = Back to the table
staff-pin-about = Enter the number of the staff
staff-pin-wrong = That was not it. Enter the number of the staff
staff-pin-waits = Three wrong numbers: please wait a minute
staff-pin-take = TAKE
staff-pin-next = NEXT DIGIT
staff-hold-back = HOLD: BACK
staff-test-buttons = Buttons
staff-press-all = Press every button, once and several times
staff-button = { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
} · { $button }
staff-last = Last: seat { $seat }, { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
}, at { $ms } ms
staff-last-about = Last: seat { $seat }, { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
}, at about { $ms } ms
staff-test-lamps = Lamps
staff-test-reader = Dice reader
staff-reader-none = No dice reader is set up
staff-reader-throw = Please throw two dice on the reader
staff-reader-count = { $n ->
    [one] One throw has been read
   *[other] { $n } throws have been read
}
staff-reader-again = ASK AGAIN
staff-test-sound = Sounds
staff-sound = Sound { $n } of { $of }
staff-sound-play = PLAY
staff-sound-off = The sound is switched off in the settings
staff-loud = Loudness { $percent }
staff-test-picture = Picture
staff-picture = The white line must be whole along all four edges. Any button: next picture
staff-volume = Loudness
staff-idle = Nobody there after
staff-by-game = By game
staff-by-day = By day
staff-by-thing = Starts and buttons
staff-begun = begun
staff-finished = finished
staff-abandoned = abandoned
staff-seats = people
staff-minutes = minutes
staff-times = times
staff-more = NEXT PAGE
staff-nothing = Nothing has been counted yet
staff-no-clock = without a clock
staff-earlier = earlier
staff-losses = Dice reader lost
staff-presses = Seat { $seat }, { $button ->
    [STAY] green
    [LEAVE] red
   *[other] yellow
}
staff-start-first = First start
staff-start-switched-on = Switched on after a clean end
staff-start-power-cut = Switched on after a power cut
staff-start-restarted = Started again as asked
staff-start-failed = Started again after a failure
staff-export-none = Nothing can be exported here
staff-exported = Written to { $folder }: { $n ->
    [one] one game
   *[other] { $n } games
} and all numbers
staff-export-failed = { $folder } cannot be written: { $reason }
staff-reset-counts = Numbers
staff-reset-games = Games that have ended
staff-reset-settings = Settings made here
staff-chosen = to be forgotten
staff-kept = stay
staff-forget = { $n ->
    [0] Nothing is chosen, nothing is forgotten
    [one] Forget what is chosen, for good
   *[other] Forget the { $n } that are chosen, for good
}
staff-stay-on = Back: stay on
staff-power-console = Start the console again
staff-power-restart = Restart the machine
staff-power-off = Shut down, then unplug
staff-power-failed = The machine did not obey: { $reason }
