### آنچه هر میز دور صفحهٔ بازی‌اش می‌گوید، هر بازی که باشد.

tabs = بخش‌ها
log = روند بازی
log-of = روند بازی
log-empty = هنوز اتفاقی نیفتاده.
close = بستن
undo = برگرداندن
cancel = بی‌خیال
send = فرستادن
message = پیام به میز
message-to = پیام به
everybody = همه
private-to = به { $name }
rule = قاعدهٔ { $clause } را ببینید
moves = همهٔ حرکت‌ها
choices = کارهایی که می‌توانید بکنید
moves-of = { NUMBER($number) } حرکتی که حالا می‌توانید بکنید
you = شما
your-turn = نوبت شما
turn-now = نوبت شماست.
next = بعدی
passed = پاس داده
last-move = آخرین حرکت
thinking = در فکر
answered = جواب داده
away = بیرون رفته
bot = ربات
waiting-hint = روی هر چیزی بزنید تا قاعده‌اش را بخوانید.
watching = شما تماشاگرید
replaying = بازپخش
sending = حرکتتان دارد فرستاده می‌شود
ask-hint = حالا نمی‌شود. برای دیدن دلیلش بزنید.
can-hint = می‌توانید انتخابش کنید.
chosen-hint = انتخاب شد. دوباره بزنید تا رها شود.
only-answer = جواب دیگری نیست: تا لحظه‌ای دیگر به جای شما داده می‌شود.
answered-for-you = به جای شما جواب داده شد: { $move }.
about = { $name } چه می‌کند؟
key = معنی نشانه‌ها
key-cards = کارت‌ها
key-signs = نشانه‌ها
key-goods = کالاها
key-skills = مهارت‌ها
key-actions = عمل‌ها
key-rules = به قواعد
game-over = بازی تمام شد
end-title = پایان بازی
end-winners =
    { NUMBER($seats_count) ->
        [one] { $seats } { $ending } برد
       *[other] { $seats } { $ending } بردند
    }
end-nobody = کسی نبرد
points = امتیاز
table = میز
players = بازیکنان
table-bare = هنوز چیزی روی میز نیست.
