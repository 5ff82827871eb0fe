# آنچه بازی در پایانه می‌گوید (python -m games play).

terminal-welcome = هر وقت ? را بنویسید می‌بینید چه می‌توانید بکنید؛ با Ctrl-D بیرون می‌روید.
terminal-commitment = تاس نرم‌افزاری، با تعهد SHA-256 به { $hash }
terminal-sits-human = کسی پشت همین صفحه‌کلید
terminal-throws = { $seat } تاس می‌ریزد
terminal-press = { $seat }: برای ریختن تاس Enter را بزنید
terminal-choose = { $seat }، انتخاب کنید: { $choices }
terminal-played = { $seat }: { $move }
terminal-unknown = { $text } اینجا معنایی ندارد.
terminal-help-choice = { $letter } – { $move }
terminal-help-enter = Enter – ریختن تاس
terminal-help-undo = undo – پس گرفتن آخرین قدم خودتان
terminal-help-totals = points – دیدن امتیاز همه
terminal-help-rules = rules – خواندن قواعد
terminal-help-quit = quit – کنار رفتن برای همیشه (امتیازها می‌ماند)
terminal-help-leave = Ctrl-D – ترک میز؛ با ‎--save‎ بازی تا اینجا نگه داشته می‌شود
terminal-really = { $seat }، برای همیشه کنار می‌روید؟ بنویسید yes، یا Enter را بزنید و بازی کنید:
terminal-yes = بله
terminal-undone = { $seat } پس می‌گیرد: { $move }
terminal-no-undo = اینجا چیزی از شما نیست که پس بگیرید.
terminal-over = بازی تمام شد
terminal-left = میز را ترک کردید. از بازی شما سپاسگزاریم.
terminal-no-rules = این بازی در این زبان صفحهٔ قواعد ندارد.
terminal-dice = پرتاب { $n }: { $faces } = { $sum }
terminal-dice-one = پرتاب { $n }: { $faces }
terminal-dice-seed = کلیدِ گشوده: { $seed }
