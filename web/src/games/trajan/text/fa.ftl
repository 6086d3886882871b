### آنچه فقط میز کشیده‌شده می‌گوید؛ کلمه‌های خود بازی در بستهٔ پایتون‌اند.

tab-mat = صفحه
tab-provinces = استان‌ها
tab-market = انجمن
tab-city = شهر
tab-players = بازیکنان
name-camp = کمپ
name-bonus = کاشی جایزه: { $bonus }
name-extra-place = جای عمل اضافه: { $action }
name-demand = تقاضا: { $need }
arch-centre = طاق
tiles-none = هنوز کاشی‌ای نیست.
want-people = مردم می‌خواهند
want-hidden = تقاضایی که هنوز پوشیده است
label-colour = { NUMBER($number) } نشانگر { $colour }.
label-site-at = بلوک: { $site }
players-row = { $seat }: { NUMBER($points) } امتیاز، { NUMBER($number) } کارت، { NUMBER($votes) } رأی. برای دیدن صفحه‌اش بزنید.
mat-back = برگشت به صفحهٔ خودتان
over-one = { $seat } { $ending } برنده شد

## هر چیز چیست

told-missing-none = هر دو نشانگر در سینی‌اش هستند. وقتی پخش‌کردن آنجا تمام شود کامل می‌شود.
told-slot-empty = جای یک کاشی تراژان شماست. وقتی نشانگر آخر در سینی‌اش بیفتد و هر دو نشانگر چاپ‌شده آنجا باشند، کامل می‌شود.
told-workers = کارگرها: { $seats }.
told-leaders = فرمانده‌ها: { $seats }.
told-legions = لژیونرها: { $seats }.
told-discs = دیسک‌ها از بالا به پایین: { $seats }.
told-in-camp = ‏{ $seat }: { NUMBER($number) }.
told-province = سربازی که آن را بگیرد { NUMBER($points) } امتیاز می‌آورد؛ هر حریفی که پیش‌تر آنجا باشد از آن کم می‌کند.
told-good = کالا را رو می‌کنید تا کارت تازه بکشید، یا برای امتیاز بار کشتی می‌کنید؛ هر کشتی کالای یکسان، جفت یا متفاوت می‌خواهد.
told-tile-here = اینجا هست: { $tile }. هر فرمانده‌ای زودتر برسد آن را برمی‌دارد.
told-extra-place = یک کاشی عمل اضافه همین عمل را یک بار دیگر می‌دهد؛ اگر نشانگر ‎+۲ اینجا باشد، دو بار.
told-camp = لژیونرهای تازه اینجا منتظرند. هرکدام یک استان را اشغال می‌کند.
told-yard = کارگرهای تازه اینجا منتظرند. هرکدام در یک بلوک می‌سازد.
told-senate = هر عمل سنا دیسک را یک خانه جلو می‌برد. هر خانه همان لحظه امتیازش را می‌دهد و آخر ربع همان‌قدر رأی.
told-demand = آخر ربع هرکس برای هر تقاضا یک کاشی از همان نوع می‌دهد. یک تقاضای برآورده‌نشده ۴ امتیاز کم می‌کند، دوتا ۹ و سه‌تا ۱۵.
told-pile =
    { NUMBER($number) ->
        [one] { NUMBER($number) } کارت. رویی: { $card }.
       *[other] { NUMBER($number) } کارت. رویی: { $card }.
    }
told-deck =
    { NUMBER($number) ->
        [one] { NUMBER($number) } کارت پوشیده.
       *[other] { NUMBER($number) } کارت پوشیده.
    }
told-colour = نشانهٔ آن این شکل است: { $shape }.

## پخش‌کردن

plan-time = زمان { $time }
plan-goes =
    { NUMBER($number) ->
        [one] { NUMBER($number) } نشانگر پخش می‌شود و در سینی { $action } می‌افتد.
       *[other] { NUMBER($number) } نشانگر پخش می‌شوند و آخری در سینی { $action } می‌افتد.
    }
plan-completes = این پخش‌کردن کاملش می‌کند.
plan-step = نشانگر { NUMBER($number) }: { $colour } در { $tray }.
plan-take = بزنید تا برداریدش.
plan-held = برداشته شد. یکی دیگر را بزنید تا جایشان عوض شود.
plan-swap = بزنید تا جایش با نشانگر برداشته عوض شود.
plan-hint = دو نشانگر را بزنید تا جایشان عوض شود.
plan-hint-swap = حالا نشانگری را بزنید که باید با آن عوض شود.

## نوار تصمیم

ask-sowing = { $tray } را پخش می‌کنید؟
ask-act-action = عمل { $action }: چه می‌کنید؟
ask-act-first_tile_action = اولین کاشی از این نوع، یک عمل { $action }: چه می‌کنید؟
ask-act-extra_action = یک بار دیگر عمل { $action }: چه می‌کنید؟
ask-act-repeat = برای یک عمل { $action } دیگر کاشی عمل اضافه خرج می‌کنید؟
hint-markers = یک نشانگر برای { $tray } انتخاب کنید.
hint-slot = برای جایگاه { $slot }، کنار { $tray }.
hint-turn = یک سینی انتخاب کنید؛ صفحه نشان می‌دهد نشانگرها کجا می‌افتند.
hint-discard = یک کارت از دستتان و یکی از دو ستون را انتخاب کنید.
hint-discard-side = حالا ستون چپ یا راست را انتخاب کنید.
hint-discard-card = حالا یک کارت از دستتان انتخاب کنید.
hint-bonus = وجه زردش برای شماست.
then-last =
    { NUMBER($number) ->
        [one] { NUMBER($number) } نشانگر در سینی { $action } می‌افتد.
       *[other] { NUMBER($number) } نشانگر؛ آخری در سینی { $action } می‌افتد.
    }
then-completes = یک کاشی تراژان کامل می‌شود: { $trajan_tile }.
then-completes-not = کاشی تراژانش کامل نمی‌شود.
then-time = زمان { $time }، تا خانهٔ { NUMBER($position) }.
then-round-ends =
    { NUMBER($number) ->
        [one] بعد از این نوبت دور تمام می‌شود.
       *[other] بعد از این نوبت { NUMBER($number) } دور تمام می‌شود.
    }
then-build-bare = آنجا دیگر کاشی‌ای نیست: امتیازی ندارد، ولی کارگر آنجا راه را باز می‌کند.
then-first = اولین { $kind } شماست: یک عمل { $action } هم می‌آورد.
then-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } امتیاز: { NUMBER($old) } ← { NUMBER($new) }.
       *[other] { NUMBER($points) } امتیاز: { NUMBER($old) } ← { NUMBER($new) }.
    }
then-worth =
    { NUMBER($points) ->
        [one] اشغالش بعداً { NUMBER($points) } امتیاز می‌دهد.
       *[other] اشغالش بعداً { NUMBER($points) } امتیاز می‌دهد.
    }
then-rivals =
    { NUMBER($number) ->
        [one] { NUMBER($number) } لژیونر حریف ۳ امتیاز کم می‌کند.
       *[other] { NUMBER($number) } لژیونر حریف هرکدام ۳ امتیاز کم می‌کنند.
    }
then-votes = رأی‌ها: { NUMBER($old) } ← { NUMBER($new) }.
then-slot = کنار { $tray } می‌نشیند.
then-cargo =
    { NUMBER($points) ->
        [one] ارزش بار { NUMBER($points) } امتیاز می‌شود.
       *[other] ارزش بار { NUMBER($points) } امتیاز می‌شود.
    }
then-display = می‌توانید کارت دومی هم نمایش بدهید، بعد به همان تعداد می‌کشید.
then-draw = دو کارت می‌کشید و یکی از دستتان را کنار می‌گذارید.
then-plus2 = از این به بعد کاشی عمل اضافهٔ { $action } دو عمل می‌دهد.
then-repeat =
    { NUMBER($number) ->
        [one] { NUMBER($number) } عمل دیگر می‌دهد. هر نوبت فقط یک کاشی عمل اضافه.
       *[other] { NUMBER($number) } عمل دیگر می‌دهد. هر نوبت فقط یک کاشی عمل اضافه.
    }
then-next = بعدش یک عمل { $action }.
then-figure = ذخیرهٔ شما: { NUMBER($old) } ← { NUMBER($new) }.
act-sow = پخش کردن
act-sow-rest = پخش کردن به همین ترتیب
act-lift = یکی‌یکی
act-deal = چیدن بقیه به قرعه
act-draw_two = کشیدن دو کارت
act-recruit = سربازگیری
act-hire = استخدام کارگر
act-repeat-tile = خرج کردن کاشی
act-repeat-wild = خرج کردن همه‌گیر
act-pay-tile = دادن کاشی
act-pay-wild = دادن همه‌گیر
act-done = بدون کارت دوم
act-load_wild = بار زدن همه‌گیر
act-display_wild = نمایش همه‌گیر

## حرکت‌ها به‌تمامی

do-forum = برداشتن { $tile }
do-build = ساختن در { $site }: { $construction_tile }
do-build-bare = ساختن در { $site } که کاشی ندارد
do-take = برداشتن { $card } از ستون { $side }
do-draft = برداشتن { $card } از { $source }
do-bonus = برداشتن کاشی جایزهٔ { $bonus }
do-tile = برداشتن کاشی تراژان: { $trajan_tile }
do-lift =
    { NUMBER($number) ->
        [one] خالی کردن { $tray }: { NUMBER($number) } نشانگر، تا { $action }
       *[other] خالی کردن { $tray }: { NUMBER($number) } نشانگر، تا { $action }
    }
do-occupy =
    { NUMBER($points) ->
        [one] اشغال { $province } برای { NUMBER($points) } امتیاز
       *[other] اشغال { $province } برای { NUMBER($points) } امتیاز
    }
do-march = بردن فرمانده به { $province } و برداشتن { $tile }
do-advance = جلو رفتن در سنا برای { NUMBER($points) } امتیاز
do-load-pair = بار زدن یک جفت { $card }
do-sail =
    { NUMBER($points) ->
        [one] راهی کردن کشتی برای { NUMBER($points) } امتیاز
       *[other] راهی کردن کشتی برای { NUMBER($points) } امتیاز
    }
