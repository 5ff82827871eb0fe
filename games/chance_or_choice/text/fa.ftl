title-chance_or_choice = یا شانس یا انتخاب
about-chance_or_choice = دو تاس برای همه: یا با آنچه دارید کنار بروید، یا بمانید و بیشتر بخواهید؛ تا وقتی که ۱ بیاید و همه را ببرد.

# کاری که هر بازیکن می‌تواند بکند
cc-stay = می‌مانم
cc-leave = می‌روم

# وسط میز
cc-over = بازی تمام شد
cc-throws = تاس‌انداز: { $seat }
cc-this-round = این دور
cc-on-the-table = امتیاز روی میز
cc-ends = پرتاب بعدی دور را تمام می‌کند
cc-wipes = از دست رفتن همه: { $odds }
cc-question = می‌مانید یا می‌روید؟
cc-undecided = { $n ->
    [one] یک نفر هنوز تصمیم نگرفته است
   *[other] { $n } نفر هنوز تصمیم نگرفته‌اند
}
cc-all-decided = همه تصمیم گرفته‌اند
cc-due-press = { $seat }، تاس بیندازید: دکمهٔ زرد
cc-due-pause = الان تاس‌ها می‌افتند
cc-due-hand = { $seat }، تاس بیندازید و عددها را وارد کنید
cc-due-reader = { $seat }، حالا تاس بیندازید
cc-rolling = تاس‌ها می‌غلتند
cc-again = پرتاب اول ۱ داشت: { $seat } دوباره می‌اندازد
cc-in-round = { $n ->
    [one] یک نفر در دور مانده است
   *[other] { $n } نفر در دور مانده‌اند
}

# پایان دور پیش
cc-lost = یک آمد! { $n ->
    [one] یک نفر { $points } از دست داد
   *[other] { $n } نفر، هر کدام { $points } از دست دادند
}
cc-lost-none = همان پرتاب اول یک آمد: هیچ‌کس امتیازی نگرفت
cc-wiped = همهٔ تاس‌ها یک آمد! { $n ->
    [one] یک نفر به صفر برگشت
   *[other] { $n } نفر به صفر برگشتند
}
cc-nobody = همه کنار رفتند و دور تمام شد
cc-wins = { $seats } با { $points } برنده شد
cc-share = { $seats } با { $points } برندهٔ مشترک‌اند
cc-many-win = { $n } نفر با { $points } برندهٔ مشترک‌اند
cc-winner = { $n ->
    [one] امتیاز برنده
   *[other] امتیاز برنده‌ها
}
cc-final-points = امتیاز در کل بازی

# وضع هر بازیکن
cc-state-decide = هنوز تصمیم نگرفته
cc-state-decide-points = تصمیم بگیرید: { $points } در خطر است
cc-state-stays = می‌ماند
cc-state-in = مانده، { $n } در خطر
cc-state-ready = آماده
cc-state-left = با { $n } امتیاز رفت
cc-state-kept = { $n } امتیاز نگه داشت
cc-state-lost = { $n } امتیاز باخت
cc-state-lost-none = امتیازی نگرفت
cc-state-wiped = همه را از دست داد
cc-state-quit = انصراف داد
cc-state-won = برنده
cc-state-rank = رتبهٔ { $n }

# همان وضع در یک واژهٔ کوتاه
cc-mark-decide = ؟
cc-mark-in = مانده
cc-mark-left = رفته
cc-mark-lost = باخت
cc-mark-ready = آماده
cc-mark-quit = خارج
cc-mark-note = !
cc-mark-won = برنده
cc-mark-rank = { $n }م

# برگهٔ امتیاز
cc-sheet = برگهٔ امتیاز
cc-sheet-seat = بازیکن
cc-sheet-total = جمع
cc-sheet-rank = رتبه
cc-sheet-round = دور { $n }
cc-sheet-throws = همهٔ پرتاب‌های بازی

# آنچه رخ داد؛ با صدا هم گفته می‌شود
cc-event-safe = { $sum } امتیاز دیگر: { $pot } روی میز
cc-event-again = پرتاب اول ۱ داشت: دوباره بیندازید
cc-event-lost = یک آمد! دور { $round } تمام شد و { $points ->
        [0] کسی امتیازی نداشت که از دست بدهد
       *[other] { $points } امتیاز از دست رفت
    }
cc-event-all-lost = همهٔ تاس‌ها یک آمد! هر که مانده بود همه‌چیز را از دست داد
cc-event-left = بازیکن { $seat } با { $points } امتیاز کنار رفت
cc-event-quit = بازیکن { $seat } انصراف داد و { $points ->
        [0] از این دور چیزی برایش نماند
       *[other] { $points } امتیاز این دور برایش ماند
    }
cc-event-nobody = همه کنار رفتند و دور { $round } تمام شد
cc-event-round = دور { $round }: بازیکن { $seat } تاس می‌اندازد
cc-event-over = بازی تمام شد. بیشترین امتیاز: { $points }

# قاعده‌های دلخواه
option-chance_or_choice-rounds = تعداد دورها
option-chance_or_choice-dice = تعداد تاس‌ها
option-chance_or_choice-sides = تعداد وجه‌های تاس
option-chance_or_choice-thrower = تاس‌انداز
option-chance_or_choice-wipe = باختنِ همهٔ دورها
option-chance_or_choice-first_throw_safe = پرتاب اول همیشه بی‌خطر
value-chance_or_choice-thrower-auto = به نوبت؛ بیش از هشت نفر، بازیکن ۱
value-chance_or_choice-thrower-rotate = همیشه به نوبت
value-chance_or_choice-wipe-all = وقتی همهٔ تاس‌ها ۱ بیاید
value-chance_or_choice-wipe-two-or-more = وقتی دست‌کم دو تاس ۱ بیاید
value-chance_or_choice-wipe-never = هرگز

# معنای تاس‌های انتخاب‌شده
cc-advice-safe = پرتاب بی‌خطر: { $odds } ({ $percent })
cc-advice-ends = پایان دور: { $odds } ({ $percent })
cc-advice-wipes = از دست رفتن همهٔ دورها: { $odds }
cc-advice-risky = مراقب باشید: از هر سه پرتاب کمتر از یکی بی‌خطر است.

# بازیکن‌های خود میز
bot-leave-at = با { $n } می‌رود
bot-never-leave = هرگز نمی‌رود
bot-one-throw = یک پرتاب جلوتر را می‌بیند
bot-equilibrium = تعادل
bot-best-response = حریفِ { $of }

# قاعده‌های بازی، صفحه به صفحه
rules-chance_or_choice-1 =
    همه با همان تاس‌ها بازی می‌کنند. بازی پنج دور دارد و امتیازهایی که در دورها نگه داشته‌اید با هم جمع می‌شود. هر که بیشترین امتیاز را دارد برنده است؛ امتیازهای برابر هم‌رتبه‌اند.
    .title = بازی بر سر چیست
rules-chance_or_choice-2 =
    یک نفر برای همه دو تاس را با هم می‌اندازد و عددها را بلند می‌خواند. اگر هیچ تاسی ۱ نباشد، مجموع آن‌ها روی میز می‌آید و به هر که هنوز در دور است می‌رسد.
    .title = پرتاب
rules-chance_or_choice-3 =
    پس از هر پرتاب بی‌خطر انتخاب با شماست. می‌مانم: امتیاز بیشتری می‌خواهید. می‌روم: امتیازهای این دور برای شما می‌ماند و دیگر هیچ پرتابی در این دور به شما نمی‌رسد. پیش از پرتاب اول کسی کنار نمی‌رود.
    .title = ماندن یا رفتن
rules-chance_or_choice-4 =
    اگر یکی از تاس‌ها ۱ بیاید، دور تمام می‌شود و هر که هنوز مانده امتیازهای این دور را از دست می‌دهد. اگر هر دو تاس ۱ بیاید، امتیازهای همهٔ دورهای پیش را هم از دست می‌دهد.
    .title = یک‌ها
rules-chance_or_choice-5 =
    تا وقتی پرسش باز است می‌توانید از ماندن به رفتن برگردید، ولی از رفتن به ماندن نه. پرسش وقتی بسته می‌شود که همه جواب داده باشند، یا وقت تمام شود، یا تاس‌انداز دکمهٔ زرد را بزند. جواب ندادن یعنی ماندن.
    .title = تا کِی
rules-chance_or_choice-6 =
    متن اصلی این‌ها را نگفته است: دور وقتی هم تمام می‌شود که هیچ‌کس نمانده باشد. پرتابی که پیش از بسته شدن پرسش انجام شود تکرار می‌شود. تا هشت نفر به نوبت تاس می‌اندازند؛ بیشتر که باشند، همیشه بازیکن ۱. تاس‌انداز پس از کنار رفتن هم تاس می‌اندازد.
    .title = آنچه این میز قرار گذاشته
rules-chance_or_choice-7 =
    می‌توانید ۱ تا ۱۰ دور، با ۱ تا ۵ تاس و ۲ تا ۲۰ وجه بازی کنید. با تاس‌های دیگر، دورهای پیش وقتی از دست می‌رود که همهٔ تاس‌ها ۱ بیاید؛ با یک تاس هرگز. می‌شود پرتاب اول هر دور را هم بی‌خطر کرد.
    .title = قاعده‌های دلخواه
rules-chance_or_choice-8 =
    با دو تاس، ۲۵ پرتاب از ۳۶ بی‌خطر است، ۱۱ تا دور را تمام می‌کند و یکی از آن‌ها همه‌چیز را می‌برد. محتاط بودن بهتر است یا خطر کردن؟ وجه‌های بیشتر به سود کیست؟ کجای بازی شانس است و کجا انتخاب شما؟ امتیاز یا جای اول؟ بهترین بازی برای امتیاز، در برابر کسی که با ۲۰ بیرون می‌رود ۴۵ بازی از ۱۰۰ را می‌برد.
    .title = برای فکر کردن

# یک تصمیم یا یک پرتاب، پس از بازی.
cc-deed-throw = دور { $round }: { $faces }
cc-deed-stay = دور { $round }: ماند با { $points }
cc-deed-leave = دور { $round }: رفت با { $points }
cc-deed-quit = دور { $round }: کنار کشید

# آنچه مربی دربارهٔ پرتاب بعد می‌گوید
cc-coach-ends = پرتاب بعد دور را تمام می‌کند: { $odds } ({ $percent })
cc-coach-wipes = همهٔ دورهایت را می‌برد: { $odds }
cc-coach-gain = یک پرتاب دیگر و بعد رفتن: میانگین { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } امتیاز
