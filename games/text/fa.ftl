# واژه‌هایی که همهٔ بازی‌ها و خود میز به کار می‌برند.

number = { NUMBER($n, useGrouping: 0) }
plus = { SIGNED($n) }
percent = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
odds = { $hits } از { $all }
points = { NUMBER($n, useGrouping: 0) } امتیاز
round-of = دور { $n } از { $of }
rank = رتبهٔ { $n }
list-earlier = …
list-dot = { $first } · { $next }
list-and = { $first } و { $next }
list-more = { SIGNED($n) }
list-then = { $first }، { $next }
list-none = { "" }
list-plus = { $first }+{ $next }

seat = بازیکن { $n }
seat-bot = { $seat } · { $bot }
seat-away = { $seat } · غایب
seat-absent = غایب
seat-short-human = { $n }
seat-short-bot = { $n } ربات
seat-short-absent = { $n } غایب

button-leave = رفتن
button-throw = پرتاب
button-call = تمام
button-next = بعدی
button-take = انتخاب
button-back = بازگشت
button-undo = پس گرفتن

value-on = روشن
value-off = خاموش

# ربات‌هایی که هر بازی می‌تواند با همین نام‌ها داشته باشد؛ نام بقیه با واژه‌های خود آن بازی است.
bot-unnamed = ربات
bot-random = هر چه پیش آید
bot-cautious = محتاط
bot-beginner = تازه‌کار
bot-casual = تفننی
bot-strong = حسابگر
bot-strongest = استاد
bot-points = در پی امتیاز

# برگهٔ امتیاز روی کاغذ: هر جایگاه با که بود.
paper-seat = بازیکن
paper-played-by = بازی‌کننده
paper-points = امتیاز
paper-place = رتبه
paper-person = انسان
