### آنچه فقط میزِ کشیده‌شده می‌گوید؛ کلمه‌های خود بازی در بستهٔ پایتون است.

tab-battle = نبرد
tab-map = نقشه
battle-for = نبرد بر سر
map-larger = نقشهٔ بزرگ‌تر
map-of = نقشهٔ ایتالیا، { NUMBER($number) } ناحیه
sea-west = دریای تیرنی
sea-east = دریای آدریاتیک
goal = هدف: { $goal }
badge-spring = بهار: ‎+۳ به قوی‌ترین مزدورها
badge-winter = زمستان: هر مزدور ۱ حساب می‌شود
round-battle = راند { NUMBER($round) } · نبرد { NUMBER($battle) }
mercenary = مزدور
hand-of = دست شما: { NUMBER($number) } کارت
hand-empty = دستتان خالی است.
kept = می‌مانند
hand-count = { NUMBER($number) } کارت در دست
hand-some = تعداد کارت‌های دست گفته نمی‌شود
hand-none = دستش خالی است
regions-count = { NUMBER($number) } ناحیه
points-count = { NUMBER($number) } امتیاز
holds-token = توکن کوندوتیره را دارد
leading = پیشتاز
could-be = می‌تواند { NUMBER($number) } بشود
place-of = جای { $card }
hidden-card = یک کارت مخفی
own-hidden-card = کارت مخفی شما: { $card }. فقط شما می‌بینیدش.
counts = { $card }، حساب می‌شود { NUMBER($number) }
line-of = خط نبرد { $seat }
known-of = { NUMBER($number) } کارت این دست را می‌شناسید
known-title = آنچه از دست { $seat } می‌دانید
strength-how = { $seat } چطور به { NUMBER($number) } می‌رسد
strength-zero = هنوز کارتی اینجا حساب نمی‌شود.
part-each = هرکدام { NUMBER($printed) } ← { NUMBER($each) }
part-unchanged = هرکدام { NUMBER($each) }

## جمله‌های نوار تصمیم

play-question = { $card } را بازی می‌کنید؟
site-question = نبرد بر سر { $region } باشد؟
favor-question = رحمت پاپ روی { $region } برود؟
back-question = { $card } به دستتان برگردد؟
keep-question = { $card } را نگه می‌دارید؟
over-one = { $seats } برنده شد: { $ending }
over-more = { $seats } برنده شدند: { $ending }
goes = قدرت شما از { NUMBER($old) } به { NUMBER($new) } می‌رسد.
stays = قدرت شما { NUMBER($new) } می‌ماند.
lies-hidden = مخفی می‌ماند و تا رو نشود حساب نمی‌شود.
then-lead = با این کارت { NUMBER($new) } به { NUMBER($best) } جلو می‌افتید.
then-still-lead = { NUMBER($new) } به { NUMBER($best) } جلو می‌مانید.
then-tie = با { $seat } مساوی می‌شوید.
then-lose-lead = با این کارت { $seat } با { NUMBER($best) } جلو می‌افتد.
then-behind = { $seat } هنوز با { NUMBER($best) } جلوتر است.
standing-lead = شما { NUMBER($new) } به { NUMBER($best) } جلوترید.
standing-behind = { $seat } با { NUMBER($best) } جلوتر است؛ شما { NUMBER($new) } دارید.
standing-tie = شما و { $seat } در { NUMBER($new) } مساوی‌اید.
standing-none = هنوز کسی قدرتی ندارد.
stake-adjacent = با بردن { $region } { NUMBER($number) } ناحیهٔ همسایه دارید و بازی را می‌برید.
stake-total = با بردن { $region } { NUMBER($number) } ناحیه دارید و بازی را می‌برید.
rival-stake = { $seat } با { $region } بازی را می‌برد.
rivals-stake = { $seats } با { $region } بازی را می‌برند.
strikes = اسقف { NUMBER($number) } کارت { $card } را می‌سوزاند.
strikes-none = مزدوری نیست که بسوزد.
no-mercenary-back = در خطتان مزدوری نیست، پس چیزی برنمی‌گردد.
back-to-hand = کارت به دستتان برمی‌گردد.
ends-won = نبرد همین حالا تمام می‌شود و { $seat } با { NUMBER($best) } می‌برد.
ends-mine = نبرد همین حالا تمام می‌شود و شما با { NUMBER($best) } می‌برید.
ends-tied = نبرد همین حالا مساوی تمام می‌شود و کسی نمی‌برد.
most-courtesans = بیشترین معشوقه را خواهید داشت و توکن کوندوتیره را می‌گیرید.
pick-on-map = یک ناحیه را روی نقشه انتخاب کنید.
pick-in-line = یکی از مزدورهای خطتان را انتخاب کنید.
pick-favor = یک ناحیه را روی نقشه انتخاب کنید، یا توکن را بیرون بگذارید.
shields = تا وقتی توکن آنجاست، سر این ناحیه نبردی نمی‌شود.
opens = { $region } دوباره باز می‌شود.
reveals = اگر رو شود قدرتتان { NUMBER($new) } می‌شود.
sealed = همه با هم جواب می‌دهند؛ تا آخرین جواب نرسد کسی چیزی نمی‌بیند.
keep-left = { NUMBER($number) } کارت دیگر می‌توانید نگه دارید.
shown-to-me = { $seat } { NUMBER($number) } کارت به شما نشان می‌دهد

## آنچه صفحه‌خوان می‌خواند

label-region-free = { $region }، ناحیهٔ آزاد.
label-region-mine = { $region }، مال شماست.
label-region-of = { $region }، در کنترل { $seat }.
label-region-site = نبرد اینجاست.
label-region-favor = رحمت پاپ از آن محافظت می‌کند.
label-region-near = همسایهٔ { $regions }.
label-can-site = می‌توانید نبرد را اینجا بیاورید.
label-can-favor = می‌توانید رحمت پاپ را اینجا بگذارید.
label-can-play = می‌توانید بازی‌اش کنید.
label-can-back = می‌توانید برگردانیدش.
label-can-keep = می‌توانید نگهش دارید.

## دسته‌ها و نشان دادن

pile-draw = دستهٔ کارت: { NUMBER($number) } کارت
pile-draw-about = تا پخش بعدی پشت‌ورو می‌ماند. ترتیبش را کسی نمی‌داند.
pile-discard = کارت‌های سوخته: { NUMBER($number) } کارت
pile-discard-empty = از بُر زدن قبلی تا حالا کارتی نسوخته.
pile-discard-closed = سر این میز کسی کارت‌های سوخته را نگاه نمی‌کند.
pile-discard-unseen = { NUMBER($number) } کارت سوخته که کسی ندیده است.
show-title = نشان دادن کارت به دیگران
show-about = نشان دادن نوبت نمی‌برد، پس گرفته نمی‌شود و کسی را متعهد نمی‌کند. بقیه فقط می‌فهمند چند کارت نشان داده‌اید.
show-what = کدام کارت‌ها
show-whom = به چه کسی
show-do =
    { NUMBER($number) ->
        [0] نشان دادن کارت
       *[other] نشان دادن { NUMBER($number) } کارت
    }
show-my-hidden = کارت مخفی شما

## پایان

end-place = رتبه
end-player = بازیکن
end-regions-none = هیچ ناحیه‌ای
end-breakdown = ناحیه‌ها و گروه‌ها، بازیکن به بازیکن
end-score = { NUMBER($number) } ناحیه
