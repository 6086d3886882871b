### آنچه هر میز دور صفحهٔ بازی‌اش می‌گوید، هر بازی که باشد.

tabs = بخش‌ها
log = روند بازی
log-of = روند بازی
log-empty = هنوز اتفاقی نیفتاده.
comma = { "، " }
close = بستن
undo = پس گرفتن
cancel = لغو
send = فرستادن
message = پیام به میز
message-to = پیام به
everybody = همه
private-to = به { $name }
rule = قاعدهٔ { $clause } را ببینید
moves = همهٔ حرکت‌ها
decision = تصمیم
choices = کارهایی که می‌توانید بکنید
moves-of = { NUMBER($number) } حرکتی که الان می‌توانید بکنید
you = شما
your-turn = نوبت شما
turn-now = نوبت شماست.
next = بعدی
passed = پاس داده
last-move = آخرین حرکت
thinking = در حال فکر
answered = جواب داده
away = بیرون رفته
bot = ربات
waiting-hint = روی هر چیزی بزنید تا قاعده‌اش را بخوانید.
# $of (Number)
telling-count = { NUMBER($at) } از { NUMBER($of) }
telling-next = بعدی
telling-skip = رد شدن
since = از نوبت قبلی شما
since-again = نمایش دوباره
voice-more = پیش از این { NUMBER($number) } اتفاق دیگر هم افتاد: زیر «از نوبت قبلی شما» آمده است.
since-nothing = از آن وقت کسی حرکتی نکرده.
pace = سرعت
pace-calm = آرام
pace-usual = معمولی
pace-quick = تند
pace-steps = قدم‌به‌قدم
pace-none = بی‌درنگ
unread = { NUMBER($number) } پیام نخوانده
changed = اینجا اتفاقی افتاده
watching = شما تماشاگرید
replaying = بازپخش
sending = حرکتتان دارد فرستاده می‌شود
ask-hint = الان نمی‌شود. برای دیدن دلیلش بزنید.
can-hint = می‌توانید انتخابش کنید.
chosen-hint = انتخاب شد. دوباره بزنید تا رها شود.
only-answer = جواب دیگری نیست: تا لحظه‌ای دیگر به‌جای شما داده می‌شود.
answered-for-you = به‌جای شما جواب داده شد: { $move }.
about = { $name } چه می‌کند؟
key = معنی نشانه‌ها
key-cards = کارت‌ها
key-signs = نشانه‌ها
key-goods = کالاها
key-skills = مهارت‌ها
key-actions = عمل‌ها
key-rules = به قوانین
game-over = بازی تمام شد
game-over-now = بازی تمام شد.
end-title = پایان بازی
end-winners =
    { NUMBER($seats_count) ->
        [one] { $seats } { $ending } برد
       *[other] { $seats } { $ending } بردند
    }
end-nobody = کسی نبرد
# $score (String)
end-you-won = شما با { $score } بردید.
# $score (String)
end-you-shared = شما با { $score } شریک برد شدید.
# $score (String)
end-you-alone = شما { $score } دارید.
# $place (Number)
# $score (String)
end-you =
    { NUMBER($place) ->
        [2] شما با { $score } دوم شدید.
        [3] شما با { $score } سوم شدید.
        [4] شما با { $score } چهارم شدید.
        [5] شما با { $score } پنجم شدید.
       *[other] شما با { $score } ششم شدید.
    }
end-score = { NUMBER($number) } امتیاز
# $score (String)
end-ahead = { $score } جلوتر از { $seats }.
end-fold = دیدن صفحه
end-unfold = دیدن نتیجه
points = امتیاز
table = میز
players = بازیکنان
table-bare = هنوز چیزی روی میز نیست.
