### آنچه فقط میز کشیده‌شده می‌گوید؛ واژه‌های خود بازی در بستهٔ پایتون است.

tab-town = شهر
tab-crew = کارآموز
tab-mine = شما
tab-players = بازیکنان
told = { $text }

## یک رفتن یا یک انتخاب چه می‌آورد

told-trades =
    { NUMBER($number) ->
        [one] { NUMBER($number) } معاوضه
       *[other] تا { NUMBER($number) } معاوضه
    }
told-workshop =
    { NUMBER($column) ->
        [1] استخدام از ستون اول بدون هزینهٔ اضافه، یا کشیدن { NUMBER($number) } کارت سازه
       *[other] استخدام از ستون ۱ تا { NUMBER($column) } بدون هزینهٔ اضافه، یا کشیدن { NUMBER($number) } کارت سازه
    }
told-captures =
    { NUMBER($number) ->
        [one] { NUMBER($number) } دستگیری
       *[other] تا { NUMBER($number) } دستگیری در { NUMBER($limit) } مکان
    }
told-guildhall = جای { NUMBER($number) } اتاق صنف: ساختن سازه یا جلو بردن کار کلیسا
told-market = با { NUMBER($price) } سکه و { NUMBER($virtue) } پرهیزگاری: { $what }
told-market-middle = استخدام هر کارآموز، یا کشیدن { NUMBER($number) } کارت سازه و نگه داشتن یکی
told-besides = به‌علاوهٔ { $what }
told-no-trade = هنوز چیزی برای معاوضه ندارید
told-capture-price =
    { NUMBER($number) ->
        [0] دستگیری بعدی برایتان رایگان است
       *[other] دستگیری بعدی { NUMBER($number) } سکه می‌خواهد
    }
told-places-left =
    { NUMBER($number) ->
        [0] فقط در همان جاهای قبلی
       *[other] در { NUMBER($number) } جای دیگر
    }
told-advance = سطح { NUMBER($level) }: آخر بازی { NUMBER($points) } امتیاز و حالا یک کارت پاداش. هزینه: { $what } و یک کارت از دست
told-build = { NUMBER($points) } امتیاز با { $what }
told-at-once = همین که ساخته شد: { $effect }
sign-bolt = یک بار، همین که ساخته شد، اثر می‌کند
sign-flag = آخر بازی حساب می‌شود
sign-card = کارت سازه
sign-person = کارآموز
sign-worker = کارگر
sign-capture = دستگیری یک گروه، یا کارگرهای دستگیرشده
sign-free = بی‌پرداخت
sign-destroy = سوزاندن یک بدهی پرداخت‌نشده
sign-debt = بدهی پرداخت‌نشده
sign-paid = بدهی پرداخت‌شده
sign-reset = چینش مجدد بازار سیاه
sign-cath = یک پله بالاتر در کلیسا
sign-most = هرکس بیشترین را دارد
sign-highest = هرکس در کلیسا از همه بالاتر است
sign-home = سازه
told-virtue-more = { NUMBER($number) } پرهیزگاری بیشتر
told-virtue-less = { NUMBER($number) } پرهیزگاری کمتر
told-hire = { NUMBER($price) } سکه که { NUMBER($tax) } تا مالیات است
told-hire-skip = { NUMBER($price) } سکه که { NUMBER($tax) } تا مالیات است و { NUMBER($skip) } تا روی کارت‌های نادیده می‌ماند
told-silver-on = { NUMBER($number) } سکهٔ روی کارت مال شما می‌شود
told-ahead = بعدش { NUMBER($number) }
told-cost = هزینه: { $what }.
told-virtue = پرهیزگاری { NUMBER($number) }.
told-hidden-hand = { NUMBER($number) } کارت سازه در دست
told-known = از آن خبر دارید: { $buildings }.
told-passed = رد کرده‌اید: { $buildings }.
told-level = سطح { NUMBER($level) } کلیسا
told-niche = سطح { NUMBER($level) } کلیسا: { NUMBER($points) } امتیاز، هزینه: { $what }.
told-score = { $name }: اگر بازی همین حالا تمام شود { NUMBER($number) } امتیاز. برای جزئیات بزنید.
told-board = شخصیت: { $board }
told-group = { $name }: { NUMBER($workers) } کارگر در { $location }.
told-workers = { NUMBER($workers) } کارگر { $name }
told-nobody = کسی اینجا نیست.
told-space-of = { $name } اینجاست.
told-all-cards = دستهٔ سازه‌ها: { NUMBER($number) } کارت.
told-evasion = با پرهیزگاری { $range }، { NUMBER($tax) } مالیات نمی‌دهید
told-effects = اثر در این لحظه: { NUMBER($number) } پرهیزگاری
told-bot-level = { $level }
told-used = نوبت جای { NUMBER($number) } از { NUMBER($most) } است.

## دکمه‌ها و پرسش‌ها

ask-place = نوبت شماست: کارگر به { $location } برود؟
ask-build = { $building } را می‌سازید؟
ask-hire = { $apprentice } را استخدام می‌کنید؟
ask-capture = کدام گروه در { $location }؟
act-place = گذاشتن کارگر
act-build = ساختن
act-take-back = پس گرفتن
do-take = برداشتن { $what }
do-take-back-board = پس گرفتن کارگر از صفحهٔ { $name }
do-hire = استخدام { $apprentice } با { NUMBER($price) } سکه
do-hire-free = استخدام { $apprentice }
do-capture = دستگیری { NUMBER($workers) } کارگر { $name } در { $location }
do-recall = برگرداندن { NUMBER($workers) } کارگر خود از { $location }
do-imprison =
    { NUMBER($number) ->
        [0] فرستادن دستگیرشده‌ها به زندان
       *[other] فرستادن { NUMBER($number) } دستگیرشده به زندان: { NUMBER($number) } سکه
    }
do-release-prison =
    { NUMBER($number) ->
        [0] آزاد کردن از زندان
       *[other] آزاد کردن { NUMBER($number) } کارگر از زندان
    }
do-release-silver =
    { NUMBER($number) ->
        [0] آزاد کردن از صفحهٔ دیگران
       *[other] آزاد کردن { NUMBER($number) } کارگر از صفحهٔ دیگران با { NUMBER($price) } سکه
    }
do-release-debt =
    { NUMBER($number) ->
        [0] آزاد کردن از صفحهٔ دیگران با یک بدهی
       *[other] آزاد کردن { NUMBER($number) } کارگر با یک بدهی و ۱ پرهیزگاری
    }
do-release-free = آزاد کردن رایگان { NUMBER($number) } کارگر از صفحهٔ دیگران
do-pay-debt = تسویهٔ یک بدهی با { NUMBER($price) } سکه
do-pay-debt-gain = تسویهٔ یک بدهی با { NUMBER($price) } سکه و گرفتن { $what }
do-advance = رفتن به سطح { NUMBER($level) } با { $what }
hint-turn = { NUMBER($workers) } کارگر آماده دارید. زیر هر جا نوشته چه می‌دهد
hint-workshop = یک کارآموز از ردیف‌ها انتخاب کنید، یا کارت بکشید.
hint-guildhall = یک کارت از دستتان انتخاب کنید، یا سطح بعدی کلیسا را.
hint-take-back = جایی را که کارگر دارید انتخاب کنید. همهٔ نوبت شما همین است.
hint-draft = یک کارت را بزنید تا اثرش را پیش از تصمیم بخوانید.
hint-dismiss = تا جا باز شود برای: { $apprentice }.
hint-overflow = { NUMBER($number) } بدهی پرداخت‌نشده دارید
hint-hand-limit = { NUMBER($number) } کارت زیادی است
hint-bury = { NUMBER($number) } کارت مانده

## سینی‌ها

tray-virtue = برای ۱ پرهیزگاری
tray-marble = برای ۱ مرمر
tray-crew = کارآموزهای شما
tray-mix = سطح { NUMBER($level) } کلیسا، پرداخت با
tray-packet = بسته‌ای که در دست شماست
tray-kept = نگه می‌دارید
tray-dug = کارت‌های کشیده‌شده
tray-effects = اثرهای پایانی
tray-boards = شخصیت‌ها

## چیزهای روی میز

card-now = همین حالا ساختنی
card-lacks = کم: { $what }
card-lacks-many = { NUMBER($count) } چیز کم است
card-after = پس از { $location }
mark-no-cathedral = کلیسا بسته
mark-no-market = بازار سیاه بسته
label-virtue-track = شمارشگر پرهیزگاری
label-virtue-cell = پرهیزگاری { NUMBER($number) }: آخر بازی { NUMBER($points) } امتیاز.
label-who-here = اینجا: { $names }.
label-log-when = اتاق صنف { NUMBER($number) } از { NUMBER($most) }
label-own = صفحهٔ شما
label-points-short = { NUMBER($points) } امتیاز
label-hand-tab = دست شما: { NUMBER($count) }
label-no-hand = کارتی در دست ندارید.
label-deck-of = { NUMBER($number) } مانده
over-one = { $seat } برنده شد، { $ending }
over-both = { $seats } برنده شدند، { $ending }
over-bot = حریف خودکار برنده شد
end-about = امتیازها جزء به جزء؛ حریف خودکار ساختهٔ خودمان است.
