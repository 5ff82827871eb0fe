# آنچه خود میز می‌گوید.

# پیش از بازی
attract-press = یکی از دکمه‌ها را بزنید
hint-hold = دکمهٔ قرمز را دو ثانیه نگه دارید: فهرست و قانون‌ها
choose-title = کدام بازی؟
choose-aside = هر بازیکنی می‌تواند انتخاب کند
choose-rules = قانون‌های { $game }
choose-language = زبان
choose-layout = صفحهٔ نمایش
choose-voice = با صدا
choose-voice-rules = طبق قانون بازی
choose-voice-on = همه‌چیز
choose-voice-off = هیچ
language-name = { $name }
layout-wall = ایستاده
layout-table = خوابیده
seats-one = { $n } بازیکن
seats-range = از { $low } تا { $high } بازیکن

seats-title = چه کسی کجا می‌نشیند؟
seats-join = برای شرکت، دکمهٔ سبزِ جای خود را بزنید
seats-missing = { $n ->
    [one] یک بازیکن دیگر لازم است؛ دکمهٔ زرد یک ربات می‌افزاید
   *[other] { $n } بازیکن دیگر لازم است؛ دکمهٔ زرد ربات می‌افزاید
}
seats-ready = { $n ->
    [one] یک جا پر شده است. برای شروع دوباره سبز را بزنید
   *[other] { $n } جا پر شده است. برای شروع دوباره سبز را بزنید
}
seats-room = { $n ->
    [one] یک ربات جا داد. آماده‌اید؟ دوباره سبز را بزنید
   *[other] { $n } ربات جا دادند. آماده‌اید؟ دوباره سبز را بزنید
}
seats-waiting = { $n ->
    [one] منتظر یک بازیکن که دوباره سبز را بزند
   *[other] منتظر { $n } بازیکن که دوباره سبز را بزنند
}
seat-free = خالی
key-cap = { $name }
seat-joined = نشسته است
seat-ready = آماده
seat-bot-plays = ربات بازی می‌کند
seat-joined-short = هست
seat-bot-short = ربات
button-join = می‌نشینم
button-ready = آماده‌ام
button-not-yet = هنوز نه
button-bots = ربات

options-title = { $game }: قرارهای میز
options-begin = شروع بازی
options-advice = یعنی چه؟
option-timer = مهلت پاسخ
option-dice = پرتاب
seconds = { $n } ثانیه
dice-console = میز می‌اندازد
dice-hand = با دست، و عددها وارد می‌شود
dice-reader = با تاس‌خوان

# بازی نیمه‌کاره
welcome-back = دوباره خوش آمدید
resume-title = { $game } تمام نشده است
resume-about = { $n ->
    [one] یک بازیکن داشت. همهٔ حرکت‌ها نگه داشته شده است.
   *[other] { $n } بازیکن داشت. همهٔ حرکت‌ها نگه داشته شده است.
}
resume-go-on = ادامهٔ بازی
resume-new = بازی تازه

# سر میز
button-menu = فهرست
button-return = برگشتم
button-confirm = همین است
button-software = میز
button-typed = دستی
note-late = دیر شد
note-call-soon = هنوز نه: { $n } ثانیهٔ دیگر
note-refused = الان نمی‌شود
note-no-undo = چیزی برای پس گرفتن نیست
note-first = { $n } هزارم ثانیه زودتر
note-first-about = حدود { $n } هزارم ثانیه زودتر
note-second = دیگری زودتر بود
note-silent = هنوز هستید؟
note-stops = بازی شما تمام شد؛ امتیازتان می‌ماند
note-bot = ربات به جای شما بازی می‌کند
note-back = خوش برگشتید
notice-reader-lost = تاس‌خوان نیست: سبز، میز می‌اندازد؛ زرد، وارد کنید

# فهرستِ دکمهٔ قرمز
menu-title = فهرست
menu-quit = { $seat } کنار می‌رود؟
menu-quit-about = کنار رفتن برگشت ندارد. دیگران ادامه می‌دهند.
menu-quit-yes = کنار می‌روم
menu-leave = بازگشت به آغاز؟
menu-leave-about = چیزی از دست نمی‌رود: بازیِ شروع‌شده نگه داشته می‌شود.
menu-leave-yes = بازگشت به آغاز
menu-rules = قانون‌ها
menu-go-on = ادامه
menu-more = تاس
menu-dice = پرتاب از این پس: { $source }
agree-title = پرتاب از این پس: { $source }؟
agree-about = پیشنهاد { $seat }. اگر جای دیگری هم بپذیرد، برقرار می‌شود.
agree-yes = قبول
agree-no = همین بماند
dice-now-console = از این پس میز می‌اندازد
dice-now-hand = از این پس عددها وارد می‌شوند
dice-now-reader = از این پس تاس‌خوان می‌خواند
rules-of = قانون‌های { $game }
page-of = صفحهٔ { $n } از { $of }

# پس از بازی
sheet-again = دوباره
sheet-other = بازی دیگر
sheet-end = پایان
sheet-fair = تاس‌ها پیش از نخستین پرتاب معین بود: مُهر { $promise }…، کلید { $seed }…
sheet-dice = تاس‌ها
dice-title = تاس‌های این بازی
dice-by-console = { $n } پرتاب با میز
dice-by-hand = { $n } پرتاب با دست
dice-by-reader = { $n } پرتاب با تاس‌خوان
dice-verdict-too-few = برای داوری کم است: برای پیدا کردن تاسی که شش آن یک‌ونیم برابر می‌آید { $n } تاس لازم است
dice-verdict-even = نشانی از ناهمواری نیست
dice-verdict-uneven = ناهموار: تاس درست کمتر از یک بار در صد بار چنین می‌افتد
dice-promised = وعده پیش از نخستین پرتاب (آغاز آن)
dice-opened = اکنون باز شد
dice-how = وعده، SHA-256 چیزی است که اکنون باز شد، و همهٔ پرتاب‌های میز از آن می‌آیند: هیچ‌کس نمی‌توانست بعداً پرتابی را عوض کند.
dice-check = با خود ببرید: با این رمز می‌توان ثبت این بازی را بررسی کرد
dice-promise = وعدهٔ تاس‌های میز:
dice-digits = { $digits }
throws-come = پرتاب‌ها: { $source }
throw-came = پرتاب { $n }: { $source }

# بازی‌های پیش
earlier-title = بازی‌های پیشین
earlier-about = آخرین بازی‌هایی که اینجا تمام شده‌اند، برای تماشای دوباره: برگهٔ امتیاز، بخت و انتخاب، گام به گام.
earlier-none = هنوز هیچ بازی‌ای اینجا تمام نشده است
earlier-day = { DAY($day) }
earlier-number = بازی { $n }
earlier-many = { $n } صندلی، بیشترین { $best }
earlier-rules = آن بازی با قاعده‌هایی است که این میز ندارد
earlier-damaged = آن بازی آسیب دیده است و نشان داده نمی‌شود

# چه از دست رفته و بازی چگونه ادامه دارد
faults-more = { $fault } (و { $n } مورد دیگر)
fault-throw-void = این پرتاب حساب نیست: هنوز وقت تصمیم است
fault-button-stuck = بازیکن { $seat }: دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} گویا گیر کرده است؛ وقتی دو ثانیه بالا بماند دوباره کار می‌کند
fault-button-noisy = بازیکن { $seat }: دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} پیوسته می‌لرزد؛ پس از دو ثانیه آرامش دوباره کار می‌کند
fault-button-busy = بازیکن { $seat }: دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} در اختیار { $holder ->
    [unknown] برنامهٔ دیگری
   *[other] { $holder }
} است ({ $pin })
fault-button-permission = بازیکن { $seat }: اجازهٔ کار با دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} نیست ({ $pin })؛ باید عضو گروه { $group } شد
fault-button-name = بازیکن { $seat }: این دستگاه پایهٔ { $pin } را برای دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} ندارد
fault-button-reach = بازیکن { $seat }: دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} ({ $pin }) روی تراشه‌ای است که { $library } به آن دسترسی ندارد
fault-button-shared = دو دکمه از بازیکن‌های { $seat } و { $other_seat } ({ $button }، { $other_button }) روی یک پایه‌اند: { $pin }
fault-button-pin = بازیکن { $seat }: دکمهٔ { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} ({ $pin }) کار نمی‌کند: { $reason }
fault-lamp-pin = بازیکن { $seat }: یک چراغ ({ $pin }) خاموش می‌ماند ولی دکمه‌اش کار می‌کند: { $reason }
fault-lamp-reach = بازیکن { $seat }: یک چراغ ({ $pin }) خاموش می‌ماند، { $library } به تراشهٔ آن دسترسی ندارد
fault-panel-library = هیچ دکمه‌ای کار نمی‌کند؛ صفحه‌کلید کار می‌کند: { $reason }
fault-panel-mock = دکمه‌ها واقعی نیستند: کلیدها جای آن‌ها را گرفته‌اند
fault-pins-mock = پایه‌ها واقعی نیستند (GPIOZERO_PIN_FACTORY): هیچ دکمه‌ای کار نمی‌کند؛ صفحه‌کلید کار می‌کند
fault-pad-gone = بازیکن { $seat }: دسته جدا شد
fault-panel-permission = هیچ دکمه‌ای کار نمی‌کند: اجازهٔ { $node } نیست؛ باید عضو گروه { $group } شد
fault-chip-absent = دکمه‌های این بازیکنان پاسخ نمی‌دهند: { NUMERALS($seats) } (تراشهٔ { $chip })
fault-chip-permission = دکمه‌های این بازیکنان پاسخ نمی‌دهند: { NUMERALS($seats) }؛ اجازهٔ { $node } نیست، باید عضو گروه { $group } شد
fault-panel-handler = فشار یک دکمه دیر رسید؛ برنامه بیدار نشد: { $reason }
fault-panel-revived = دکمه‌ها لحظه‌ای شنیده نمی‌شدند؛ حالا دوباره شنیده می‌شوند
fault-panel-deaf = دیگر هیچ دکمه‌ای شنیده نمی‌شود: لطفاً برنامه را دوباره روشن کن
fault-dice-absent = تاس‌خوانی وصل نیست؛ عددها را وارد کنید
fault-dice-permission = اجازهٔ کار با تاس‌خوان نیست: باید عضو گروه { $group } شد؛ عددها را وارد کنید
fault-dice-busy = { $holder ->
    [unknown] تاس‌خوان در اختیار برنامهٔ دیگری است؛ عددها را وارد کنید
   *[other] تاس‌خوان در اختیار { $holder } است؛ عددها را وارد کنید
}
fault-dice-open = تاس‌خوان باز نمی‌شود؛ عددها را وارد کنید
fault-dice-silent = تاس‌خوان چیزی نمی‌گوید؛ عددها را وارد کنید
fault-dice-stranger = آنچه وصل است تاس‌خوان نیست؛ عددها را وارد کنید
fault-dice-version = نسخهٔ تاس‌خوان { $theirs } است و نسخهٔ میز { $ours }؛ عددها را وارد کنید
fault-dice-identity = تاس‌خوان { $found } است نه { $wanted }؛ عددها را وارد کنید
fault-dice-unable = تاس‌خوان { $dice } تاسِ { $sides } وجهی نمی‌خواند؛ عددها را وارد کنید
fault-dice-lost = تاس‌خوان قطع شد؛ عددها را وارد کنید
fault-dice-garbled = { $count ->
    [one] یک پیام تاس‌خوان خوانا نبود
   *[other] { $count } پیام تاس‌خوان خوانا نبود
}
fault-dice-undue = این پرتاب خواسته نشده بود و حساب نیست
fault-dice-second = فقط پرتاب اول حساب است، این یکی نه
fault-dice-mock = تاس‌خوان ساختگی است: تاس‌هایش خودبه‌خود می‌افتند
fault-dice-count = { $got } تاس خوانده شد؛ { $wanted } تاس لازم است. دوباره بیندازید
fault-dice-face = تاسِ { $sides } وجهی { $face } ندارد. دوباره بیندازید
fault-dice-trouble = { $reason ->
    [COCKED] یک تاس کج ایستاده و خوانده نمی‌شود. دوباره بیندازید
    [COVERED] یک تاس روی تاس دیگر افتاده است. دوباره بیندازید
    [JAM] تاسی در تاس‌خوان گیر کرده است
    [DARK] برای تاس‌خوان زیادی تاریک است
    [BATTERY] باتری تاس‌خوان رو به پایان است
   *[other] تاس‌خوان کمک می‌خواهد: { $reason }
}
fault-display-black = تصویر سیاه است: کسی این را نمی‌بیند
fault-store-failed = چیزی ذخیره نمی‌شود؛ بازی ادامه دارد
fault-store-full = دیسک پر است: چیزی ذخیره نمی‌شود، بازی ادامه دارد
fault-store-unwritable = روی دیسک نمی‌توان نوشت: چیزی ذخیره نمی‌شود، بازی ادامه دارد
fault-store-damaged = بازی‌های ذخیره‌شده خوانده نمی‌شود؛ کنار گذاشته شد و بازی‌های تازه ذخیره می‌شود
fault-store-record = بازی نیمه‌کاره خوانده نمی‌شود؛ بازی تازه‌ای شروع کنید

# آنچه بلند خوانده می‌شود
voice-on = با صدا: پرتاب‌ها، نوبت‌ها و نتیجه‌ها
voice-rules = با صدا: پرتاب‌ها، هر جا قانون بازی بخواهد
voice-off = چیزی بلند خوانده نمی‌شود
voice-absent = صدایی نیست: espeak-ng نصب نشده است
voice-fails = صدایی نیست: espeak-ng کار نمی‌کند
spoken-throw = { $faces }
spoken-turn = { $seat }، نوبت شماست
spoken-wins = { $n ->
    [one] { $seats } برنده شد
   *[other] { $seats } برندهٔ مشترک‌اند
}
spoken-draw = کسی نبرد: بازی مساوی شد

# تاس برای بازی روی کاغذ
tool-title = تاس برای بازی‌های خودتان
tool-about = یک تا پنج تاس با ۲ تا ۲۰ وجه، برای هر چه روی کاغذ بازی می‌کنید.
tool-aside = { $dice } تاسِ { $sides } وجهی
tool-press = دکمهٔ سبز تاس می‌اندازد
tool-read = تاس بیندازید، یا با سبز میز می‌اندازد
tool-rolling = تاس‌ها می‌غلتند
tool-sum = روی هم
tool-last = پرتاب‌های پیش
tool-none = هنوز تاسی انداخته نشده است
tool-console = میز
tool-reader = تاس‌خوان
tool-dice = تعداد تاس‌ها
tool-sides = وجه‌های تاس
tool-sums = روی هم از { $low } تا { $high }
button-change = تغییر

# Nobody there
leaving-title = کسی اینجاست؟
leaving-question = هنوز بازی می‌کنید؟
leaving-about = برای ادامه دکمه‌ای را بزنید، وگرنه میز از نو شروع می‌کند.
fault-store-restored = بازی‌های ذخیره‌شده خوانده نشد؛ آخرین پشتیبان جای آن‌ها را گرفت

# For staff
staff-title = سرویس
staff-tests = آزمایش‌ها
staff-settings = تنظیمات
staff-audits = آمار
staff-export = رونوشت روی فلش
staff-reset = فراموش کردن
staff-power = خاموش کردن یا راه‌اندازی دوباره
staff-back = بازگشت به میز
staff-pin-about = شمارهٔ کارکنان را وارد کنید
staff-pin-wrong = درست نبود. شمارهٔ کارکنان را وارد کنید
staff-pin-waits = سه شمارهٔ نادرست: یک دقیقه صبر کنید
staff-pin-take = بردار
staff-pin-next = رقم بعد
staff-hold-back = نگه دارید: برگشت
staff-test-buttons = دکمه‌ها
staff-press-all = همهٔ دکمه‌ها را بزنید، یک بار و چند بار
staff-button = { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
} · { $button }
staff-last = آخرین: صندلی { $seat }، { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
}، در { $ms } میلی‌ثانیه
staff-last-about = آخرین: صندلی { $seat }، { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
}، حدود { $ms } میلی‌ثانیه
staff-test-lamps = چراغ‌ها
staff-test-reader = تاس‌خوان
staff-reader-none = تاس‌خوانی تنظیم نشده است
staff-reader-throw = دو تاس روی تاس‌خوان بیندازید
staff-reader-count = { $n ->
    [one] یک پرتاب خوانده شد
   *[other] { $n } پرتاب خوانده شد
}
staff-reader-again = دوباره
staff-test-sound = صداها
staff-sound = صدای { $n } از { $of }
staff-sound-play = پخش
staff-sound-off = صدا در تنظیمات خاموش است
staff-loud = بلندی { $percent }
staff-test-picture = تصویر
staff-picture = خط سفید باید در هر چهار لبه کامل باشد. هر دکمه: تصویر بعد
staff-volume = بلندی صدا
staff-idle = کسی نیست پس از
staff-by-game = به تفکیک بازی
staff-by-day = به تفکیک روز
staff-by-thing = شروع‌ها و دکمه‌ها
staff-begun = شروع‌شده
staff-finished = تمام‌شده
staff-abandoned = رهاشده
staff-seats = نفر
staff-minutes = دقیقه
staff-times = بار
staff-more = صفحهٔ بعد
staff-nothing = هنوز چیزی شمرده نشده است
staff-no-clock = بدون ساعت
staff-earlier = پیش‌تر
staff-losses = قطع تاس‌خوان
staff-presses = صندلی { $seat }، { $button ->
    [STAY] سبز
    [LEAVE] قرمز
   *[other] زرد
}
staff-start-first = نخستین شروع
staff-start-switched-on = روشن شدن پس از پایان درست
staff-start-power-cut = روشن شدن پس از قطع برق
staff-start-restarted = شروع دوباره به خواست شما
staff-start-failed = شروع دوباره پس از خطا
staff-export-none = اینجا رونوشت گرفتن ممکن نیست
staff-exported = در { $folder } نوشته شد: { $n ->
    [one] یک بازی
   *[other] { $n } بازی
} و همهٔ آمار
staff-export-failed = در { $folder } نمی‌شود نوشت: { $reason }
staff-reset-counts = آمار
staff-reset-games = بازی‌های پایان‌یافته
staff-reset-settings = تنظیمات همین‌جا
staff-chosen = فراموش شود
staff-kept = بماند
staff-forget = { $n ->
    [0] چیزی انتخاب نشده، چیزی فراموش نمی‌شود
    [one] انتخاب‌شده را برای همیشه فراموش کن
   *[other] { $n } انتخاب‌شده را برای همیشه فراموش کن
}
staff-stay-on = بازگشت: روشن بماند
staff-power-console = شروع دوبارهٔ کنسول
staff-power-restart = راه‌اندازی دوبارهٔ دستگاه
staff-power-off = خاموش کن، بعد از برق بکشید
staff-power-failed = دستگاه فرمان نبرد: { $reason }
