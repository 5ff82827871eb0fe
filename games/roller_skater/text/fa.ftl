title-roller_skater = غلتان و لغزان
about-roller_skater = یک تاس، دو پرتاب، دو نقش. پس از پرتاب اول، هر که زودتر باشد می‌تواند دوبل کند.
quit-roller_skater = انصراف بازی را تمام می‌کند: هر که جلوست برتری‌اش را از دست می‌دهد و هر که عقب است همان را می‌بازد.

# دو نقش، به واژه و چنان که روی برگه نوشته می‌شود
rs-roller = غلتان
rs-skater = لغزان
rs-mark-roller = غ
rs-mark-skater = ل

# کاری که هر بازیکن می‌تواند بکند
rs-double = دوبل
rs-pass = دوبل نه
rs-accept = قبول
rs-decline = رد

# وسط میز
rs-over = بازی تمام شد
rs-rolling = تاس می‌غلتد
rs-question = چه کسی دوبل می‌کند؟
rs-answer = { $seat }: قبول یا رد؟
rs-due-first-press = { $seat }، تاس بیندازید: دکمهٔ سبز
rs-due-first-pause = پرتاب اول الان می‌افتد
rs-due-first-hand = { $seat }، تاس بیندازید و عدد را وارد کنید
rs-due-first-reader = { $seat }، حالا تاس بیندازید
rs-due-second-press = { $seat }، پرتاب دوم: دکمهٔ سبز
rs-due-second-pause = پرتاب دوم الان می‌افتد
rs-due-second-hand = { $seat }، دوباره بیندازید و عدد را وارد کنید
rs-due-second-reader = { $seat }، پرتاب دوم: حالا
rs-both-to-speak = هر که زودتر باشد
rs-one-to-speak = نوبت جواب { $seat } است
rs-nobody-doubles = هیچ‌کس دوبل نکرد
rs-stake = برای { $n } امتیاز
rs-doubled-by = { $role } دوبل کرد
rs-first-by = دوبل! { $role } با { $n } میلی‌ثانیه
rs-first-about = دوبل! { $role } با حدود { $n } میلی‌ثانیه
rs-first-by-lot = دوبل! هر دو هم‌زمان: { $role } به قرعه
rs-first-toss = پرتاب اول
rs-second-toss = پرتاب دوم
rs-wins-on = { $role }: { $odds }

# پایان یک دور، یک نیمه و بازی
rs-won = { $seat }: { $points }
rs-declined = { $seat } رد کرد: ۱ برای { $other }
rs-change = نیمهٔ دوم: حالا { $seat } غلتان است
rs-gave-up-ahead = { $seat } با { $n } امتیاز برتری انصراف داد
rs-gave-up-behind = { $seat } با { $n } امتیاز کمتر انصراف داد
rs-gave-up-level = { $seat } در حال تساوی انصراف داد
rs-wins = { $seat } با اختلاف { $by } برد ({ $high } به { $low })
rs-drawn = مساوی: هر کدام { $n }
rs-nobody = کسی برنده نشد: هر کدام { $n }
rs-level = غلتان و لغزان برابرند
rs-ahead = غلتان { $n } امتیاز جلوست
rs-behind = غلتان { $n } امتیاز عقب است
rs-first-half = نیمهٔ اول
rs-second-half = نیمهٔ دوم
rs-value = هر امتیاز { $n } ژتون
rs-chips = { $n } ژتون

# وضع هر بازیکن
rs-state-speak = دوبل یا نه؟
rs-state-passed = دوبل نمی‌کند
rs-state-answer = برای ۲، یا باختِ ۱؟
rs-state-doubled = دوبل کرد، منتظر
rs-state-tosses = تاس می‌اندازد
rs-state-waits = منتظر
rs-state-quit = انصراف داد
rs-state-won = برنده
rs-state-lost = بازنده
rs-state-drawn = مساوی
rs-state-nobody = بی‌برنده

# برگهٔ امتیاز
rs-sheet = برگهٔ { $n }
rs-named = { $role }: { $seat }
rs-head-round = دور
rs-head-first = پرتاب اول
rs-head-doubler = دوبل غ/ل
rs-head-second = پرتاب دوم
rs-head-score-r = امتیاز غ
rs-head-score-s = امتیاز ل
rs-totals = جمع
rs-no-toss = –

# آنچه رخ داد؛ با صدا هم گفته می‌شود
rs-event-first = پرتاب اول { $toss }: از شش حالت، { $roller } تا به سود غلتان و { $skater } تا به سود لغزان
rs-event-double = بازیکن { $seat } دوبل کرد
rs-event-single = پس از { $toss } کسی دوبل نکرد: پرتاب دوم برای یک امتیاز
rs-event-accept = بازیکن { $seat } قبول کرد: پرتاب دوم برای دو امتیاز
rs-event-decline = بازیکن { $seat } رد کرد: یک امتیاز برای بازیکن { $other }
rs-event-won = پرتاب دوم { $toss }: { $role ->
        [R] غلتان
       *[S] لغزان
    }، بازیکن { $seat }، { $points } امتیاز برد
rs-event-half = نیمهٔ اول تمام شد، { $ahead ->
        [0] مساوی
       *[other] بازیکن { $ahead } با { $by } امتیاز جلوست
    }. جاها عوض می‌شود: حالا بازیکن { $seat } غلتان است
rs-event-quit = بازیکن { $seat } انصراف داد
rs-event-wins = بازی تمام شد: بازیکن { $seat } با اختلاف { $by } برد، { $high } به { $low }
rs-event-drawn = بازی تمام شد: مساوی، هر کدام { $points }
rs-event-nobody = بازی تمام شد: کسی برنده نشد، هر کدام { $points }

# همان به چند واژه، برای حساب شانس و انتخاب
rs-deed = برگهٔ { $sheet }، { $round }: { $what }
rs-deed-toss = پرتاب { $n }
rs-deed-double = دوبل
rs-deed-pass = دوبل نه
rs-deed-accept = قبول
rs-deed-decline = رد
rs-deed-quit = انصراف

# قاعده‌های دلخواه
option-roller_skater-rounds = دورهای هر نیمه
option-roller_skater-reading = جدول برد
option-roller_skater-chips = ژتون برای هر امتیاز
value-roller_skater-reading-table = چنان که چاپ شده
value-roller_skater-reading-examples = چنان که در مثال‌ها آمده
value-roller_skater-chips-off = هیچ

# معنای جدول انتخاب‌شده
rs-advice-edges = پرتاب اول ۱ یا ۶: غلتان { $odds } را می‌برد
rs-advice-middle = پرتاب اول ۲ تا ۵: غلتان { $odds } را می‌برد
rs-advice-worth = امتیاز غلتان در هر دور: بی دوبل { SIGNED($single) }، با بهترین بازی { SIGNED($best) }
rs-advice-other = در خوانش دیگر: پس از ۲ تا ۵، { $odds }؛ { SIGNED($single) } و { SIGNED($best) }
rs-advice-chips = هر امتیازِ اختلافِ پایانی { $n } ژتون است

# بازیکن‌های خود میز
bot-never-double = بی‌دوبل

# قاعده‌های بازی، صفحه به صفحه
rules-roller_skater-1 =
    دو نیمه، هر کدام ۲۴ دور. غلتان همهٔ پرتاب‌ها را می‌کند و برگه را نگه می‌دارد؛ پس از نیمهٔ اول، غلتان و لغزان جا عوض می‌کنند. قرعه می‌گوید اول چه کسی غلتان است. هر که در پایان امتیاز بیشتری دارد برنده است؛ برابری یعنی مساوی.
    .title = بازی بر سر چیست
rules-roller_skater-2 =
    هر دور دو پرتاب با یک تاس دارد. پرتاب اول می‌گوید هر کدام از شما با چه پرتاب دومی می‌برد: این زیر تاس‌ها نوشته است. پرتاب دوم دور را برای یک امتیاز تمام می‌کند.
    .title = یک دور
rules-roller_skater-3 =
    پس از پرتاب اول، دکمهٔ زرد یعنی دوبل، برای دو امتیاز؛ دکمهٔ سبز یعنی دوبل نه. هر که زودتر باشد دوبل با اوست: لحظهٔ تماس حساب است، تا میلی‌ثانیه. در هر دور فقط یک بار. تا پرسش باز است می‌توانید از «نه» به دوبل برگردید؛ جواب ندادن یعنی نه.
    .title = دوبل
rules-roller_skater-4 =
    دیگری یا با سبز قبول می‌کند: پرتاب دوم برای دو امتیاز. یا با قرمز رد می‌کند: یک امتیاز به آن که دوبل کرده می‌رسد و پرتاب دومی در کار نیست. جواب ندادن یعنی رد.
    .title = قبول یا رد
rules-roller_skater-5 =
    متن اصلی با خودش نمی‌خواند. جدولش پس از پرتاب اولِ ۲ تا ۵، عددهای ۲ تا ۵ را به غلتان می‌دهد؛ دو مثالش آن‌ها را به لغزان می‌دهند. میز هر دو را بلد است.
    .title = دو خوانش
    .left-title = چنان که چاپ شده
    .left = پس از ۲ تا ۵، غلتان ۴ از ۶ را می‌برد. امتیاز غلتان در هر دور: بی دوبل ۰٫۴۴، با بهترین بازی ۰٫۷۸.
    .right-title = چنان که در مثال‌ها آمده
    .right = پس از ۲ تا ۵، غلتان ۲ از ۶ را می‌برد. امتیاز غلتان در هر دور: بی دوبل ۰، با بهترین بازی ۰٫۱۱ باخت.
rules-roller_skater-6 =
    برای انصراف، دکمهٔ قرمز را نگه دارید. هر که جلوست برتری‌اش را از دست می‌دهد و کسی برنده نمی‌شود؛ هر که عقب است به همان اندازه می‌بازد. کل بازی حساب است، هر دو نیمه. دوبلی که جوابش را نداده‌اید رد شده است.
    .title = انصراف
rules-roller_skater-7 =
    متن اصلی این‌ها را نگفته است: مساوی ممکن است؛ دوبلِ ردشده ۱ امتیاز برای دوبل‌کننده است؛ دو تماسِ کاملاً هم‌زمان را قرعه تعیین می‌کند و قرعه ثبت می‌شود؛ رباتِ میز تنها پس از جواب شما دوبل می‌کند. هر نیمه ۱ تا ۲۴ دور دارد و امتیاز می‌تواند ژتون بیارزد، هرگز پول.
    .title = آنچه این میز قرار گذاشته
rules-roller_skater-8 =
    پس از ۱ یا ۶، پنج پرتاب از شش به سود غلتان است: دوبل را قبول می‌کردید؟ پس از ۲ تا ۵، چهار تا. چرا گاهی قبول کردن می‌ارزد، با آن‌که احتمال باخت بیشتر است؟ و کِی نتیجهٔ بازی جواب شما را عوض می‌کند؟
    .title = برای فکر کردن

# آنچه مربی دربارهٔ این دور می‌گوید
rs-coach-round = با { $odds } پرتاب دوم این دور را می‌بری
rs-coach-take = قبول می‌ارزد اگر دست‌کم با { $odds } ببری
rs-coach-match = شانس تو برای بردن مسابقه: { $percent }
coach-values-roller_skater = در پایان چه‌قدر جلو می‌افتی
