title-no_chance_backgammon = تخته‌نرد بی‌تاس
about-no_chance_backgammon = تخته‌نرد بدون تاس: عددهایت را جلوی چشم حریف خودت انتخاب می‌کنی.

# دو طرف، و آنچه میانش انتخاب می‌شود
nb-red = سرخ
nb-blue = آبی
nb-bar = بار
nb-off = بیرون
nb-done = تمام
nb-accept = می‌پذیرم
nb-decline = ادامه
nb-begin = دست بعد
nb-resign-1 = واگذاری یک دست ساده
nb-resign-2 = واگذاری مارس
nb-resign-3 = واگذاری مارس سه‌امتیازی
nb-say-number = عدد { $n }
nb-line = { $line }
nb-about = { $side } ({ $letter }): پیکان { $arrow }، جفت مانده { $left }، خال { $pips }، بیرون { $off }
quit-no_chance_backgammon = انصراف همیشگی است: این دست و همهٔ مسابقه باخته می‌شود.

# نوبت کیست
nb-turn = نوبت { $side }
nb-turn-throw = پرتاب با { $side }
nb-score = مسابقه تا { $of }: سرخ { $red }، آبی { $blue }

# چه پرسیده می‌شود
nb-due-press = { $side }، برای شروع تاس بینداز: دکمهٔ سبز
nb-due-pause = قرعه همین حالا می‌افتد
nb-due-hand = { $side }، یک تاس بینداز و واردش کن
nb-due-reader = { $side }، یک تاس بینداز
nb-rolling = تاس می‌غلتد
nb-lot-more = تاس بزرگ‌تر شروع می‌کند؛ تنها جای شانس در این بازی همین است.
nb-lot-other = تاس دیگر { $n } آمد.
nb-ask-arrow = { $side }: پیکانت را روی یک عدد بگذار
nb-ask-arrow-more = این فقط عدد آغاز است: هنوز مهره‌ای حرکت نمی‌کند.
nb-ask-number = { $side } عددی انتخاب می‌کند
nb-would = { $side }: با { $n } می‌شود { $n } و { $other }
nb-would-double = { $side }: با { $n } جفت می‌شود، چهار بار بازی
nb-ways = { $n ->
    [one] یک راه برای بازی
   *[other] { $n } راه برای بازی
}
nb-ways-none = با آن چیزی حرکت نمی‌کند
nb-then-left = { $n ->
    [0] پس از آن جفتی نمی‌ماند
   *[other] پس از آن { $n } جفت می‌ماند
}
nb-ask-step = { $side }: مهره‌ای ببر، { $left } برای بازی
nb-ask-step-double = { $side }: مهره‌ای ببر، جفت { $n }
nb-steps-left = { $n ->
    [one] یک حرکت دیگر
   *[other] { $n } حرکت دیگر
}
nb-ask-done = { $side }: همه بازی شد. تمام؟
nb-ask-done-nothing = { $side }: چیزی حرکت نمی‌کند. تمام؟
nb-ask-done-more = سبز نوبت را تأیید می‌کند، قرمز پس می‌گیرد.
nb-ask-offer = { $side } واگذار می‌کند: { $points ->
    [1] یک دست ساده، یک امتیاز
    [2] مارس، دو امتیاز
   *[other] مارس سه‌امتیازی
}
nb-ask-offer-more = { $side }: می‌پذیری یا ادامه می‌دهی؟
nb-ask-begin = { $side }: دست بعد را شروع کن. { $first } نخستین پیکان را می‌گذارد.
nb-played = { $side } بازی کرد: { $n }-{ $other }

# پنل‌ها
nb-pips = { $n ->
    [one] خال مانده
   *[other] خال مانده
}
nb-doubles = جفت‌های مانده
nb-times-two = ×۲
nb-off-count = { $n } بیرون
nb-match-points = { $n } از { $of } امتیاز
nb-match-beyond = { $n } امتیاز
nb-step = { $start }/{ $end }
nb-step-hit = { $start }/{ $end } *
nb-no-step = بدون حرکت
nb-state-lot = می‌اندازد
nb-state-arrows = می‌گذارد
nb-state-number = انتخاب عدد
nb-state-steps = حرکت
nb-state-offer = تصمیم
nb-state-waits = منتظر
nb-state-won = برد
nb-state-lost = باخت
nb-state-drawn = مساوی

# پایان یک دست
nb-result-drawn = مساوی: همین وضعیت برای سومین بار
nb-result-plain = { $side } یک دست ساده برد: ۱ امتیاز
nb-result-gammon = { $side } مارس کرد: ۲ امتیاز
nb-result-backgammon = { $side } مارس سه‌امتیازی کرد: ۳ امتیاز
nb-result-resigned = { $other } واگذار کرد: { $side } { $points } امتیاز می‌برد
nb-result-quit = { $other } انصراف داد: { $side } برد
nb-match-won = { $side } مسابقه را { $own }–{ $other } برد
nb-match-drawn = مسابقه { $own }–{ $other } مساوی شد
nb-sheet-side = طرف
nb-sheet-points = امتیاز
nb-sheet-off = بیرون
nb-sheet-pips = خال مانده
nb-sheet-doubles = جفت‌های مانده

# آنچه رخ داد، که خوانده هم می‌شود
nb-event-die = { $side ->
    [red] تاس سرخ { $n } آمد
   *[blue] تاس آبی { $n } آمد
}
nb-event-equal = برابر شد: هر دو دوباره می‌اندازند
nb-event-begins = { $side ->
    [red] سرخ شروع می‌کند
   *[blue] آبی شروع می‌کند
}
nb-event-arrow = { $side ->
    [red] پیکان سرخ از { $n } شروع می‌کند
   *[blue] پیکان آبی از { $n } شروع می‌کند
}
nb-event-number = { $side ->
    [red] سرخ { $n } را انتخاب کرد: { $n } و { $other }
   *[blue] آبی { $n } را انتخاب کرد: { $n } و { $other }
}
nb-event-double = { $side ->
    [red] سرخ جفت { $n } بازی می‌کند
   *[blue] آبی جفت { $n } بازی می‌کند
}: { $left ->
    [0] جفتی نمانده
   *[other] { $left } جفت مانده
}
nb-event-nothing = چیزی حرکت نمی‌کند
nb-event-hit = { $side ->
    [red] مهرهٔ سرخ زده شد
   *[blue] مهرهٔ آبی زده شد
}
nb-event-offer = { $side ->
    [red] سرخ واگذار می‌کند:
   *[blue] آبی واگذار می‌کند:
} { $points ->
    [1] یک دست ساده
    [2] مارس
   *[other] مارس سه‌امتیازی
}
nb-event-plays-on = { $side ->
    [red] سرخ ادامه می‌دهد
   *[blue] آبی ادامه می‌دهد
}
nb-event-won = { $side ->
    [red] سرخ برد:
   *[blue] آبی برد:
} { $by ->
    [gammon] مارس، دو امتیاز
    [backgammon] مارس سه‌امتیازی
    [resigned] با واگذاری حریف، { $points } امتیاز
    [quit] چون حریف انصراف داد
   *[plain] یک دست ساده، یک امتیاز
}
nb-event-drawn = همین وضعیت برای سومین بار: این دست مساوی است
nb-event-over = { $side ->
    [red] سرخ مسابقه را { $own } بر { $other } برد
    [blue] آبی مسابقه را { $own } بر { $other } برد
   *[none] مسابقه { $own } بر { $other } مساوی تمام شد
}

# آنچه انجام شد، برای حساب بخت و انتخاب
nb-deed = { $pips } خال مانده: { $what }
nb-deed-step = { $pips } خال مانده، { $n }-{ $other }: { $what }
nb-deed-arrow = پیکان: { $what }
nb-deed-die = قرعه: { $n }
nb-deed-quit = انصراف
nb-deed-resign = واگذاری { $points } امتیاز
nb-deed-accept = قبول واگذاری
nb-deed-decline = رد واگذاری
nb-deed-begin = شروع دست بعد
nb-deed-game = دست { $game }، { $what }

# بازیکنان کنسول
bot-heuristic = یک نوبت جلوتر

# قانون‌های خانگی
option-no_chance_backgammon-match = مسابقه تا چند امتیاز
option-no_chance_backgammon-forced = حرکت‌های ناگزیر خودکار است

# قانون‌ها، صفحه به صفحه
rules-no_chance_backgammon-1 =
    تخته، مهره‌ها و حرکت‌ها همان تخته‌نرد است، اما تاسی در کار نیست. روی دیوارِ میان تخته شش عدد نوشته شده. سرخ و آبی هر کدام پیکانی دارند که یکی از آن‌ها را نشان می‌دهد. این دو پیکان همان تاس‌اند.
    .title = موضوع بازی
rules-no_chance_backgammon-2 =
    هر کدام یک تاس: بزرگ‌تر شروع می‌کند. شروع‌کننده پیکانش را روی هر عددی می‌گذارد و دیگری روی عددی دیگر. هنوز مهره‌ای حرکت نمی‌کند. سپس نوبت اول با شروع‌کننده است.
    .title = آغاز
rules-no_chance_backgammon-3 =
    در نوبتت پیکان را به عددی تازه ببر: نه عددی که نشان می‌دهد و نه عدد حریف. ولی در هر دست دو بار می‌توانی عدد حریف را انتخاب کنی: این جفت است و چهار بار بازی می‌شود. سپس با دو پیکان مهره‌ها را ببر.
    .title = یک نوبت
rules-no_chance_backgammon-4 =
    مهره جایی می‌نشیند که حریف بیش از یک مهره ندارد. مهرهٔ تنها زده می‌شود و به بار می‌رود و باید اول وارد شود. اگر بشود هر دو عدد را بازی کن، و اگر فقط یکی شد، بزرگ‌تر را. وقتی همه در خانه‌اند مهره بیرون می‌بری.
    .title = حرکت
rules-no_chance_backgammon-5 =
    زرد: عدد یا مهرهٔ بعد. سبز: انتخاب. قرمز: بازگشت یا پس گرفتن. حرکت‌های ناگزیر را کنسول بازی می‌کند. تا وقتی نوبت را با «تمام» تأیید نکرده‌ای همه چیز پس گرفتنی است.
    .title = سه دکمه
rules-no_chance_backgammon-6 =
    هر که هر پانزده مهره را بیرون ببرد می‌برد: ۱ امتیاز؛ مارس ۲ امتیاز است، اگر حریف هیچ مهره‌ای بیرون نبرده باشد؛ و ۳ امتیاز اگر مهره‌ای هم روی بار یا در خانهٔ تو داشته باشد. در مسابقه شروع نوبتی است.
    .title = برد
rules-no_chance_backgammon-7 =
    قرمز را نگه دار تا ۱، ۲ یا ۳ امتیاز واگذار کنی؛ حریف می‌پذیرد یا بازی ادامه دارد. همین وضعیت برای سومین بار، با همان پیکان‌ها و جفت‌ها و نوبت، مساوی است و امتیازی ندارد.
    .title = واگذاری و مساوی
rules-no_chance_backgammon-8 =
    متن اصلی نمی‌گوید: می‌توانی عددی را انتخاب کنی که بازی نمی‌شود؛ آنچه بازی نشود از دست می‌رود و جفت با این حال خرج شده است. هر طرف دو جفت دارد. سه دست مساویِ پشت سر هم مسابقه را تمام می‌کند.
    .title = قرار این میز

# آنچه مربی می‌گوید
nb-coach-pips = برای تو { $own } خال مانده، برای حریف { $other }
coach-values-no_chance_backgammon = میانگین امتیاز: برد ۱، مارس ۲، باخت −۱
