# چه‌قدر بخت بود و چه‌قدر انتخاب.

luck-title = بخت یا انتخاب؟
luck-question = بخت؟
luck-expects = با بازی خوب انتظار می‌رود: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luck = بخت
luck-choice = انتخاب
luck-others = دیگران
luck-amount = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-luckiest = بهترین پرتاب
luck-dearest = انتخاب‌های گران
luck-most = بیشترین بخت: { $seat }، { $points }
luck-dearest-own = گران‌ترین: { $deed }
luck-dearest-of-all = گران‌ترین انتخاب: { $seat }، { $deed }، { $points }
luck-none = هیچ انتخابی هزینه نداشت
luck-no-throw = هیچ پرتابی کمک نکرد
luck-better = { $deed } · بهتر: { $better }
luck-entry = حرکت { $n }: { $move }
luck-estimate = برآورد است، با خطای حدود { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-exact = دقیق است: همهٔ پرتاب‌های ممکن به حساب آمده‌اند
luck-explained = بخت آن است که تاس داد یا گرفت. انتخاب بهای تصمیم‌هاست: صفر یعنی بی‌نقص.
luck-explained-lot = پس از قرعه دیگر بختی در کار نیست. انتخاب بهای تصمیم‌هاست: صفر یعنی بی‌نقص.
luck-unknown = این بازی هنوز ارزش وضعیت‌ها را نمی‌داند، پس بخت و انتخاب را نمی‌توان جدا کرد.
luck-result = نتیجه
luck-seat = بازیکن

# مربی، پیش از تصمیم
coach-title = مربی
coach-values = امتیازی که در پایان می‌توانی داشته باشی
coach-best = بهترین
coach-more = و { $n } تای دیگر که بهتر نیستند
coach-thinks = دارد فکر می‌کند…
coach-said = { $seat }: بهترین، { $move }
coach-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-points-fine = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-signed = { SIGNED($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-signed-fine = { SIGNED($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
option-coach = مربی
coach-hint = مربی: سبز را نگه دارید
coach-same = اینجا همهٔ انتخاب‌ها یکسان می‌ارزند

# گام به گام
replay-question = گام به گام
replay-title = گام به گام
replay-step = گام { $n } از { $of }
replay-keys = زرد: آنچه بیشتر اثر داشت
replay-start = پیش از نخستین گام
replay-start-about = سبز جلو می‌رود و قرمز عقب. هر گام می‌گوید به هر بازیکن چه داد یا از او چه گرفت.
replay-decided = آنچه تصمیم گرفته شد
replay-nothing = برای هیچ‌کس چیزی عوض نشد
replay-others = و { $n } نفر دیگر
replay-better = بهتر: { $move }
replay-worth = بازی برای هر کس چه‌قدر می‌ارزد
replay-next = بعدی
replay-end = پایان
replay-key = مهم‌ها
replay-hint = قرمز را نگه دارید: بیرون
replay-out-question = از گام‌ها بیرون می‌روید؟
replay-out-about = بازی همان‌طور می‌ماند که بود.
replay-out-yes = برگشت به حساب

# اگر…
whatif-question = اگر…؟
whatif-title = اگر جور دیگری بود؟
whatif-about = همان پرتاب‌ها دوباره، ولی همه این‌طور بازی می‌کنند:
whatif-played = همان‌طور که بازی کردید
whatif-anew = { $n } تاس از { $of } تاس از نو انداخته شد
whatif-endless = به پایان نمی‌رسد
whatif-least = کمترین
whatif-mean = میانگین
whatif-most = بیشترین
whatif-gain = چند نفر بیشتر می‌گرفتند
whatif-none = در این بازی پس از نخستین تصمیم تاسی نیفتاد: با تصمیم‌های دیگر بازی دیگری می‌شد.
whatif-explained = هر پرتاب در دور خودش می‌ماند؛ اگر دوری درازتر شود، تاس از نو انداخته می‌شود.
