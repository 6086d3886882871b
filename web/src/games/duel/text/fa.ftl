### آنچه فقط میزِ کشیده‌شده می‌گوید؛ کلمه‌های خود بازی در بستهٔ پایتون است.

tab-table = میز
tab-cities = شهرها
progress-none = دیگر توکن پیشرفتی روی صفحه نیست.

## هر چیز چند می‌شود و چه می‌کند

told-costs = هزینه: { $cost }.
told-costs-nothing = هزینه‌ای ندارد.
told-for-free = می‌توانید رایگان بسازیدش.
told-for-coins = می‌توانید با { NUMBER($number) } سکه بسازیدش.
told-by-chain = با زنجیره رایگان است: کارت یا توکنی در شهر آن را می‌دهد.
told-by-engineering = ۱ سکه، با مهندسی.
told-too-dear = { NUMBER($number) } سکه می‌شود: { NUMBER($missing) } سکه کم است.
told-produces = تولید: { NUMBER($number) } { $good }
told-space-costs = برای شما { NUMBER($cost) } سکه، برای رقیب { NUMBER($other) } سکه.
told-only-you = فقط شما می‌دانید.
told-score = { $seat }: اگر بازی حالا تمام شود { NUMBER($number) } امتیاز. برای جزئیات بزنید.
told-coins-after = بعدش { NUMBER($number) }
told-wonders = { NUMBER($number) } شگفتی از { NUMBER($most) } برپاست
told-zone =
    { NUMBER($points) ->
        [0] { $position }: امتیازی ندارد.
       *[other] { $position }: برای کسی که نشان را تا اینجا رانده { NUMBER($points) } امتیاز.
    }
told-military-token = نشان نبرد که نخستین بار وارد این بخش شود، صاحب آن طرف این سکه‌ها را از دست می‌دهد.
told-token-taken = هرکس این کارت را در دسترس بیاورد توکن را برمی‌دارد.
price-for = قیمت برای { $seat }
price-yours = قیمت برای شما
price-how = قیمت از کجا می‌آید
pays-produced = { NUMBER($number) } از شهر خودتان
pays-by-choice = { NUMBER($number) } تولید انتخابی
pays-waived = { NUMBER($number) } با تخفیف
pays-bought = { NUMBER($number) } خرید، هرکدام { NUMBER($each) } سکه
pays-of = از { NUMBER($number) } سکه.

## ردیف نبرد

track-of = ردیف نبرد. جای نشان نبرد: { $where }.
track-middle = وسط
track-space = خانهٔ { NUMBER($number) } در سمت { $seat }
track-capital = پایتخت { $seat }
track-token = توکن ارتش: { $seat } { NUMBER($number) } سکه از دست می‌دهد.
track-minerva = جای نشان مینروا: { $where }.
track-could = به اینجا می‌رود: { $where }.

## نوار تصمیم

ask-card = { $card }: با آن چه می‌کنید؟
ask-wonder = { $wonder }: با کدام کارت؟
ask-wonder-with = { $wonder } را با { $card } می‌سازید؟
ask-space = { $divinity } را فعال می‌کنید؟
hint-turn = یک کارت در دسترس یا یکی از شگفتی‌هایتان را انتخاب کنید.
hint-turn-pantheon = یک کارت در دسترس، یکی از شگفتی‌هایتان یا کارتی از پنتئون را انتخاب کنید.
hint-card-under = کارت در دسترسی را که زیرش می‌رود انتخاب کنید.
hint-too-dear = حالا از پس هزینه‌اش برنمی‌آیید.
hint-draft = چهار شگفتی یکی‌یکی تقسیم می‌شوند.
hint-place = یکی از دو کارت و یک جایگاه خالی را انتخاب کنید.
hint-space = حالا یک جایگاه خالی پنتئون را انتخاب کنید.
hint-divinity = حالا یکی از دو کارت را انتخاب کنید.
hint-pile = از کارت‌های سوخته انتخاب کنید.
hint-their-city = در شهر رقیب انتخاب کنید.
hint-bury = به پشت زیر شگفتی می‌رود؛ اثر خودش از دست می‌رود.
hint-wonders = از شگفتی‌های شهرها انتخاب کنید.
hint-any-card = هر کارتی از چیدمان، به رو یا به پشت.
act-build =
    { NUMBER($price) ->
        [0] ساختن
       *[other] ساختن با { NUMBER($price) } سکه
    }
act-discard = سوزاندن ⁦+{ NUMBER($number) }⁩
act-wonder = شگفتی
act-activate =
    { NUMBER($price) ->
        [0] فعال کردن
       *[other] فعال کردن با { NUMBER($price) } سکه
    }
act-activate-with = با { $with }: { NUMBER($price) } سکه
then-free = هزینه‌ای ندارد.
then-chain = با زنجیره رایگان است.
then-pay = { NUMBER($number) } سکه می‌دهید.
then-gain = { NUMBER($number) } سکه می‌گیرید.
then-discard = سوزاندنش { NUMBER($number) } سکه می‌آورد.
then-coins = سکه‌هایتان از { NUMBER($old) } به { NUMBER($new) } می‌رسد.
then-pawn = نشان نبرد { NUMBER($number) } خانه پیش می‌رود.
then-wins-military = نشان نبرد به پایتخت رقیب می‌رسد: می‌برید.
then-wins-scientific = ششمین نشان علمی: می‌برید.
then-stopped = مینروا جلویش را می‌گیرد.
then-loss = رقیب { NUMBER($number) } سکه از دست می‌دهد.
then-pair = جفت { $symbol }: یک توکن پیشرفت برمی‌دارید.
then-points = ⁦+{ NUMBER($number) }⁩ امتیاز.
key-chains = زنجیرها: هرکس کارت اول را ساخته باشد، کارت بعدی با همین نشانه را رایگان می‌سازد
then-again = دوباره بازی می‌کنید.
then-reveals = { NUMBER($number) } کارت رو می‌شود.
then-mythology = توکن اساطیر { $mythology } را برمی‌دارید.
then-offering = توکن نذر { NUMBER($number) } را برمی‌دارید.

## حرکت‌ها به تمامی

do-build =
    { NUMBER($price) ->
        [0] ساختن رایگان { $card }
       *[other] ساختن { $card } با { NUMBER($price) } سکه
    }
do-build-down = ساختن کارتی که رو خواهد شد
do-discard-down = سوزاندن کارتی که رو خواهد شد
do-wonder-down = ساختن { $wonder } با کارتی که رو خواهد شد
do-discard = سوزاندن { $card } برای { NUMBER($number) } سکه
do-wonder =
    { NUMBER($price) ->
        [0] ساختن { $wonder } با { $card }، رایگان
       *[other] ساختن { $wonder } با { $card }، { NUMBER($price) } سکه
    }
do-activate =
    { NUMBER($price) ->
        [0] فعال کردن رایگان { $divinity }
       *[other] فعال کردن { $divinity } با { NUMBER($price) } سکه
    }
do-with = ‏({ $list })
do-begin = { $seat } شروع کند
do-strike = سوزاندن { $card }
do-strike-down = سوزاندن کارت به پشتِ جای { NUMBER($number) }
do-guard = مینروا اینجا بایستد: { $where }

## پایان

end-supreme = دیگر امتیازها مهم نبود.
over-one = { $seat } برنده شد: { $ending }
over-both = { $seats } برنده شدند: { $ending }
