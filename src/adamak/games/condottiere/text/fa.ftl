### کوندوتیره به فارسی: کلمه‌های گزارش، خط فرمان و صفحهٔ وب.
### همهٔ عددها با NUMBER() می‌آیند؛ نام بازیکنان، کارت‌ها و ناحیه‌ها متن آماده‌اند. پیش از + یک U+200E هست.

## بازی

game-name = کوندوتیره
game-tagline = مزدور بخرید، بلوف بزنید، ایتالیا را تکه‌تکه بگیرید.
game-about = ۲ تا ۶ بازیکن با کارت‌هایی که در دست دارند، نبرد به نبرد، سر شهرهای ایتالیای رنسانس می‌جنگند. هرچه خرج این نبرد کنید در نبرد بعدی ندارید؛ پس گاهی یک پاس به‌موقع از یک کارت قوی باارزش‌تر است.
# نام‌ها به رقم تمام می‌شوند؛ پس شمارشان بعد از نام می‌آید.
list-times = ‏{ $thing } ⁦(×{ NUMBER($count) })⁩

## کارت‌ها

card-mercenary_1 = مزدور ۱
    .effect = قدرت ۱.
card-mercenary_2 = مزدور ۲
    .effect = قدرت ۲.
card-mercenary_3 = مزدور ۳
    .effect = قدرت ۳.
card-mercenary_4 = مزدور ۴
    .effect = قدرت ۴.
card-mercenary_5 = مزدور ۵
    .effect = قدرت ۵.
card-mercenary_6 = مزدور ۶
    .effect = قدرت ۶.
card-mercenary_10 = مزدور ۱۰
    .effect = قدرت ۱۰.
card-winter = زمستان
    .effect = هر مزدور ۱ حساب می‌شود. همهٔ بهارها می‌سوزند.
card-spring = بهار
    .effect = قوی‌ترین مزدورها ‎+۳ می‌گیرند. همهٔ زمستان‌ها می‌سوزند.
card-bishop = اسقف
    .effect = همهٔ قوی‌ترین مزدورها را می‌سوزاند و بعد رحمت پاپ را جابه‌جا می‌کند.
card-courtesan = معشوقه
    .effect = قدرت ۱. بیشترین معشوقه توکن کوندوتیره را می‌گیرد.
card-drummer = طبال
    .effect = قدرت مزدورهای شما دو برابر می‌شود.
card-heroine = شیرزن
    .effect = قدرت ۱۰؛ هیچ کارتی عوضش نمی‌کند.
card-surrender = تسلیم
    .effect = نبرد همان لحظه تمام می‌شود.
card-scarecrow = مترسک
    .effect = یکی از مزدورهای خطتان را به دستتان برمی‌گرداند.

## ناحیه‌ها

region-torino = تورین
region-milano = میلان
region-venezia = ونیز
region-genova = جنوا
region-mantova = مانتوا
region-ferrara = فرارا
region-modena = مودنا
region-parma = پارما
region-bologna = بولونیا
region-lucca = لوکا
region-firenze = فلورانس
region-siena = سیه‌نا
region-urbino = اوربینو
region-spoleto = اسپولتو
region-ancona = آنکونا
region-roma = رم
region-napoli = ناپل

## تصمیم‌ها: نامشان، پرسششان، و آنچه بقیه می‌خوانند

phase-choose_site = انتخاب محل نبرد
ask-choose_site = نبرد کجا باشد؟
wait-choose_site = { $seat } دارد محل نبرد بعدی را انتخاب می‌کند.
phase-battle_turn = بازی کردن کارت یا پاس دادن
ask-battle_turn = کارت یا پاس؟
wait-battle_turn = در این نبرد نوبت { $seat } است.
phase-scarecrow_target = برگرداندن مزدور به دست
ask-scarecrow_target = کدام مزدور به دستتان برگردد؟
wait-scarecrow_target = { $seat } دارد انتخاب می‌کند کدام مزدور برگردد.
phase-place_favor = گذاشتن رحمت پاپ
ask-place_favor = توکن رحمت پاپ کجا برود؟
wait-place_favor = { $seat } دارد جای رحمت پاپ را معلوم می‌کند.
phase-reveal_on_pass = مخفی گذاشتن یا رو کردن کارت مخفی
ask-reveal_on_pass = پاس دادید. کارت مخفی‌تان را رو می‌کنید؟
wait-reveal_on_pass = { $seat } پاس داده و شاید کارت مخفی‌اش را رو کند.
phase-discard_hand = نگه داشتن یا سوزاندن دست
ask-discard_hand = دستتان را نگه می‌دارید یا همه را می‌سوزانید؟
wait-discard_hand = منتظر جوابیم، نگه داشتن یا سوزاندن دست: { $seats }.
phase-keep_cards = انتخاب کارت‌هایی که می‌مانند
ask-keep_cards = کدام کارت‌ها را نگه می‌دارید؟ حداکثر دو تا؛ بقیه می‌سوزند.
wait-keep_cards = { $seat } دارد انتخاب می‌کند کدام کارت‌ها را نگه دارد.
phase-draw_count = کشیدن کارت
ask-draw_count = چند کارت می‌کشید؟
wait-draw_count = { $seat } دارد کارت می‌کشد.
phase-over = پایان بازی

## حرکت‌ها

move-site = نبرد بر سر { $region }
move-play = بازی کردن { $card }
move-pass = پاس
move-stay_hidden = مخفی بماند
move-reveal = رو شود
move-take_back = برگرداندن { $card }
move-take_none = هیچ‌کدام برنگردد
move-favor = گذاشتن رحمت پاپ روی { $region }
move-favor_off = رحمت پاپ بیرون از صفحه بماند
move-keep_hand = نگه داشتن دست
move-discard_hand = سوزاندن همهٔ دست
move-keep = نگه داشتن { $card }
move-keep_done = سوزاندن بقیه
move-draw =
    { NUMBER($number) ->
        [0] نکشیدن کارت
       *[other] کشیدن { NUMBER($number) } کارت
    }

## رویدادها: گزارش بازی

event-game_started =
    { NUMBER($number) ->
        [1] بازی شروع می‌شود. توکن کوندوتیره دست { $seat } است.
       *[other] بازی { NUMBER($number) } شروع می‌شود. توکن کوندوتیره دست { $seat } است.
    }
event-dealt = به { $seat } { NUMBER($number) } کارت می‌رسد: { $cards }.
event-dealt-none = به { $seat } { NUMBER($number) } کارت می‌رسد.
event-site_chosen = { $seat } نبرد را به { $region } می‌برد.
event-played = { $seat } کارت { $card } را بازی می‌کند.
event-played_hidden = { $seat } کارت { $card } را مخفی بازی می‌کند.
event-played_hidden-none = { $seat } یک کارت مخفی بازی می‌کند.
event-turned_up = { $seat } کارت { $card } را رو می‌کند.
event-season_ended = { $card } تمام می‌شود: { NUMBER($number) } کارت می‌سوزد.
event-bishop_struck = با اسقفِ { $seat }، { NUMBER($number) } کارت { $card } می‌سوزد.
event-bishop_struck-none = اسقفِ { $seat } مزدوری برای سوزاندن پیدا نمی‌کند.
event-favor_placed = { $seat } توکن رحمت پاپ را روی { $region } می‌گذارد.
event-favor_placed-none = { $seat } توکن رحمت پاپ را بیرون از صفحه می‌گذارد.
event-took_back = { $seat } کارت { $card } را به دستش برمی‌گرداند.
event-took_none = { $seat } مزدوری را برنمی‌گرداند.
event-passed = { $seat } پاس می‌دهد.
event-passed_empty = { $seat } کارتی ندارد و پاس می‌دهد.
event-passed_freely = { $seat } فعلاً پاس می‌دهد؛ مدافع است و هنوز می‌تواند وارد شود.
event-strength = { $seat }: قدرت { NUMBER($number) }.
event-battle_won = { $seat } نبرد را می‌برد و کنترل { $region } را به دست می‌گیرد.
event-battle_tied = نبرد { $region } مساوی می‌شود. ناحیه همان‌طور که بود می‌ماند.
event-region_held = { $seat } نبرد را می‌برد و { $region } را نگه می‌دارد.
event-region_taken = { $seat } نبرد را می‌برد و { $region } را از { $loser } می‌گیرد.
event-token_to =
    { $reason ->
        [courtesans] { $seat } بیشترین معشوقه را دارد و توکن کوندوتیره را می‌گیرد.
        [left] توکن کوندوتیره به { $seat } می‌رسد که سمت چپ آخرین دارنده‌اش نشسته.
        [defender] { $seat } مدافع است و توکن کوندوتیره را می‌گیرد.
       *[winner] { $seat } نبرد را برده و توکن کوندوتیره را می‌گیرد.
    }
event-lines_discarded =
    { NUMBER($number) ->
        [0] خط‌های نبرد خالی است و کارتی نمی‌سوزد.
       *[other] { NUMBER($number) } کارت از خط‌های نبرد می‌سوزد.
    }
event-hand_answered =
    { $discard ->
        [yes] جواب { $seat }: دست را می‌سوزاند.
       *[no] جواب { $seat }: دست را نگه می‌دارد.
    }
event-hand_answered-none = { $seat } جواب داده است.
event-hand_discarded = { $seat } همهٔ دستش را می‌سوزاند، { NUMBER($number) } کارت: { $cards }.
event-hand_discarded-none = { $seat } همهٔ دستش را می‌سوزاند، { NUMBER($number) } کارت.
event-cards_kept =
    { NUMBER($number) ->
        [0] { $seat } کارتی نگه نمی‌دارد. سوخته: { NUMBER($rest) }.
       *[other] { $seat } این‌ها را نگه می‌دارد: { $cards }. سوخته: { NUMBER($rest) }.
    }
event-cards_kept-none =
    { NUMBER($number) ->
        [0] { $seat } کارتی نگه نمی‌دارد. سوخته: { NUMBER($rest) }.
       *[other] { $seat } { NUMBER($number) } کارت نگه می‌دارد. سوخته: { NUMBER($rest) }.
    }
event-round_started = راند { NUMBER($number) } شروع می‌شود.
event-drew =
    { NUMBER($number) ->
        [0] { $seat } کارتی نمی‌کشد.
       *[other] { $seat } { NUMBER($number) } کارت می‌کشد: { $cards }.
    }
event-drew-none =
    { NUMBER($number) ->
        [0] { $seat } کارتی نمی‌کشد.
       *[other] { $seat } { NUMBER($number) } کارت می‌کشد.
    }
event-reshuffled = دستهٔ کارت‌ها تمام شده؛ { NUMBER($number) } کارت سوخته بُر می‌خورد و دستهٔ تازه می‌شود.
event-final_battle = { $seats } مساوی‌اند و به نبرد نهایی می‌روند.
event-game_won =
    { $ending ->
        [adjacent] { $seats } به تعداد لازم ناحیهٔ همسایه رسیده و بازی را می‌برد.
        [full_board] صفحه پر شده است. { $seats } ناحیه‌های بیشتری دارد و بازی را می‌برد.
        [final_battle] { $seats } نبرد نهایی را می‌برد و با آن بازی را.
        [shared_victory] نبرد نهایی مساوی می‌شود. { $seats } با هم برندهٔ بازی‌اند.
        [series] { $seats } بیشترین امتیاز را دارد و سری را می‌برد.
        [series_final_battle] { $seats } نبرد نهایی را می‌برد و با آن سری را.
        [series_shared] نبرد نهایی مساوی می‌شود. { $seats } با هم برندهٔ سری‌اند.
        [stalled]
            { NUMBER($seats_count) ->
                [one] دیگر کسی کارتی بازی نمی‌کند و بازی همین‌جا می‌ایستد. { $seats } جلوتر است و می‌برد.
               *[other] دیگر کسی کارتی بازی نمی‌کند و بازی همین‌جا می‌ایستد. { $seats } جلوترند و با هم می‌برند.
            }
       *[total] { $seats } به تعداد لازم ناحیه رسیده و بازی را می‌برد.
    }
event-game_scored = { $seat } { NUMBER($number) } امتیاز می‌گیرد و حالا { NUMBER($total) } امتیاز دارد.
event-shown = { $seat } به { $to } نشان می‌دهد: { $cards }.
event-shown-none = { $seat } به { $to } { NUMBER($number) } کارت نشان می‌دهد.
event-stayed_hidden = { $seat } کارت مخفی‌اش را رو نمی‌کند.
event-series_game =
    { $ending ->
        [adjacent] بازی { NUMBER($number) } با ناحیه‌های همسایه به { $seats } می‌رسد، با { NUMBER($bonus) } امتیاز اضافه.
        [full_board] بازی { NUMBER($number) } با صفحهٔ پر تمام می‌شود. بیشترین ناحیه: { $seats }.
        [stalled] بازی { NUMBER($number) } همین‌جا می‌ایستد، چون دیگر کسی کارتی بازی نمی‌کند. بیشترین ناحیه: { $seats }.
       *[total] بازی { NUMBER($number) } با تعداد ناحیه‌ها به { $seats } می‌رسد.
    }

## چرا نمی‌شود

refusal-game-over = بازی تمام شده و دیگر حرکتی نمانده است.
refusal-choose-site-not-now = محل نبرد بعدی را بعد از هر نبرد دارندهٔ توکن کوندوتیره انتخاب می‌کند. الان نوبت این تصمیم است: { $phase }.
refusal-battle-turn-not-now = کارت بازی کردن یا پاس دادن برای نوبتتان در نبرد است. الان نوبت این تصمیم است: { $phase }.
refusal-reveal-on-pass-not-now = رو کردن کارت مخفی را فقط موقع پاس دادن می‌پرسیم. الان نوبت این تصمیم است: { $phase }.
refusal-scarecrow-target-not-now = مزدور را فقط بعد از بازی کردن مترسک برمی‌گردانید. الان نوبت این تصمیم است: { $phase }.
refusal-place-favor-not-now = جای رحمت پاپ را فقط بعد از بازی کردن اسقف معلوم می‌کنید. الان نوبت این تصمیم است: { $phase }.
refusal-discard-hand-not-now = نگه داشتن یا سوزاندن دست برای بعد از نبرد است. الان نوبت این تصمیم است: { $phase }.
refusal-keep-cards-not-now = آخر راند، فقط آخرین بازیکنی که کارت دارد انتخاب می‌کند چه نگه دارد. الان نوبت این تصمیم است: { $phase }.
refusal-draw-count-not-now = کارت را بعد از نبرد می‌کشید، وقتی میز بپرسد چند تا. الان نوبت این تصمیم است: { $phase }.
refusal-cards-lie-face-up = سر این میز کارت‌ها را رو بازی می‌کنند و کسی کارت مخفی ندارد.
refusal-cards-are-dealt = سر این میز کارت نمی‌کشید. راند تازه که شروع شود، دست تازه می‌گیرید.
refusal-draw-is-fixed = میز به‌جای شما کارت می‌کشد، همیشه همان‌قدر که مجازید.
refusal-hands-stay = وقتی بعد از هر نبرد کارت می‌کشید، کسی دستش را نمی‌سوزاند.
refusal-no-rounds = وقتی بعد از هر نبرد کارت می‌کشید، بازی راند ندارد و کسی انتخاب نمی‌کند چه نگه دارد. دستتان همان که هست می‌ماند.
refusal-favor-has-no-use = رحمت پاپ در نبرد نهایی دیگر به کاری نمی‌آید و کسی جایش را معلوم نمی‌کند.
refusal-final-battle-is-last = این نبرد نهایی است. شهری در میان نیست و بعدش هم چیزی نمی‌آید: کارت بازی می‌کنید یا پاس می‌دهید.
refusal-no-hand-to-discard = دستتان خالی است؛ پس این پرسش از شما نیست.
refusal-already-answered = جوابتان را داده‌اید. تا آخرین جواب نرسد هیچ جوابی دیده نمی‌شود.
refusal-not-in-final-battle = نبرد نهایی فقط بین کسانی است که مساوی شده‌اند و شما بینشان نیستید.
refusal-you-passed = پاس داده‌اید و در این نبرد دیگر کارتی بازی نمی‌کنید. کارت‌های خط نبردتان هنوز حساب می‌شوند.
refusal-not-your-decision = حالا تصمیم با { $seat } است: { $phase }.
refusal-site-protected = نمی‌توانید { $region } را برای نبرد انتخاب کنید: توکن رحمت پاپ آنجاست.
refusal-site-controlled = نمی‌توانید { $region } را برای نبرد انتخاب کنید: در کنترل { $seat } است.
refusal-site-own = نمی‌توانید { $region } را برای نبرد انتخاب کنید: مال خودتان است.
refusal-card-not-in-hand = نمی‌توانید { $card } را بازی کنید: در دستتان نیست.
refusal-mercenary-face-down = نمی‌توانید { $card } را برگردانید: مخفی است.
refusal-mercenary-not-in-line = نمی‌توانید { $card } را برگردانید: در خط نبردتان نیست.
refusal-favor-contested = رحمت پاپ را نمی‌شود روی { $region } گذاشت: نبرد همان‌جاست.
refusal-favor-controlled = رحمت پاپ را نمی‌شود روی { $region } گذاشت: در کنترل { $seat } است.
refusal-mercenary-in-hand = نمی‌توانید دستتان را بسوزانید: { $card } در دست دارید. حتی با یک مزدور هم نمی‌شود.
refusal-keep-not-in-hand = نمی‌توانید { $card } را نگه دارید: بین کارت‌هایی که هنوز می‌شود انتخاب کرد نیست.
refusal-draw-too-many = نمی‌توانید { NUMBER($number) } کارت بکشید: این بار حداکثر { NUMBER($most) } تاست.
refusal-draw-over-limit = نمی‌توانید { NUMBER($number) } کارت بکشید: سقف دستتان { NUMBER($limit) } کارت است. برای { NUMBER($most) } کارت جا دارید.
refusal-draw-no-cards = نمی‌توانید { NUMBER($number) } کارت بکشید: فقط { NUMBER($most) } کارت مانده است.
refusal-show-after-end = بازی تمام شده و دیگر چیزی برای نشان دادن نیست.
refusal-show-to-whom = انتخاب کنید کارت‌هایتان را چه کسی ببیند: یک یا چند بازیکن دیگر، هرکدام یک بار.
refusal-show-nothing = دست‌کم یکی از کارت‌های خودتان را برای نشان دادن انتخاب کنید.
refusal-show-no-face-down = چنین کارت مخفی‌ای برای نشان دادن ندارید. هم‌زمان بیشتر از یکی در خطتان نیست.
refusal-show-not-held = نمی‌توانید { $card } را نشان بدهید: در دستتان نیست، یا جز آنچه انتخاب کرده‌اید دیگر ندارید.

## هشدارها

warning-points-and-taking = «بازی کردن به شکل امتیازی» و «تصاحب نواحی» با هم خوب جور نمی‌شوند. می‌توانید هر دو را بازی کنید، ولی پیشنهاد ما نیست.

## پایان‌ها، امتیازها، فصل‌ها، دلیل‌های حساب قدرت

ending-total = با تعداد ناحیه‌ها
ending-adjacent = با ناحیه‌های همسایه
ending-full_board = با بیشترین ناحیه در صفحهٔ پر
ending-final_battle = در نبرد نهایی
ending-shared_victory = با هم، بعد از نبرد نهایی مساوی
ending-series = با بیشترین امتیاز سری
ending-series_final_battle = در نبرد نهایی سری
ending-series_shared = با هم، بعد از نبرد نهایی مساوی سری
ending-stalled = با جلوتر بودن، وقتی بازی از حرکت ایستاد
score-regions = ناحیه‌ها
score-largest_group = بزرگ‌ترین گروه
score-points = امتیاز
season-winter = زمستان
season-spring = بهار
effect-winter = زمستان: هرکدام ۱
effect-spring = بهار: ‎+۳
effect-drummer = طبال: دو برابر

## برچسب‌های میز

label-site = محل نبرد
label-holder = توکن کوندوتیره
label-favor = رحمت پاپ
label-off-board = بیرون از صفحه
label-draw-pile = دستهٔ کارت‌ها
label-discard-pile = سوخته‌ها
label-hand = دست شما
label-hand-of = دست { $seat }
label-line = خط نبرد
label-line-empty = بدون کارت
label-strength = قدرت
label-passed = پاس داده
label-defender = مدافع
label-regions = ناحیه‌ها
label-group = بزرگ‌ترین گروه
label-points = امتیاز
label-round = راند
label-battle = نبرد
label-final-battle = نبرد نهایی
label-face-down = کارت مخفی
label-known = معلوم در دست
label-goal = { NUMBER($total) } ناحیه یا { NUMBER($adjacent) } ناحیهٔ همسایه
label-goal-points = { NUMBER($points) } امتیاز در سری
label-controlled-by = در کنترل { $seat }
label-free = ناحیهٔ آزاد
label-protected = در پناه پاپ
label-cards = { NUMBER($count) } کارت
label-map = نقشه
label-lines = خط‌های نبرد
label-no-season = بدون فصل
label-strength-of = { $seat }: قدرت { NUMBER($number) }
label-show-cards = نشان دادن کارت
label-show-to = نشان دادن به

## حرف‌های سر میز

talk-1 = اگر نبرد بعدی را برای من بگذارید، این یکی را پاس می‌دهم.
talk-2 = این ناحیه را برای من بگذارید، من هم سر راهتان نمی‌آیم.
talk-3 = یکی نزدیک برد است. بیایید با هم جلویش را بگیریم.
talk-4 = کارت‌هایتان را خرج کنید؛ من هنوز کلی کارت دارم.
talk-5 = یک اسقف برای بهترین مزدورهایتان کنار گذاشته‌ام.
talk-6 = یک کارت نشانم بدهید، من هم یکی نشانتان می‌دهم.
talk-7 = خوب جنگیدید!
talk-8 = اینجا کسی مجبور نیست پای قولش بماند، ولی من می‌مانم.

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-strength = { NUMBER($number) } واحد قدرت
gives-regions = { NUMBER($number) } ناحیه

## What people have favourites of

taken-card = کارت‌ها
taken-region = ناحیه‌های گرفته‌شده
