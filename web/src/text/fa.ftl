### واژه‌های خود صفحه، دور و بر هر بازی.
### هر عدد با NUMBER() نوشته می‌شود؛ نام بازیکنان متن است.

## صفحه

title = آدمک · میز بازی
title-your-turn = نوبت شماست
notice-over = بازی تمام شد
app-name = آدمک
app-home = آدمک، خانه
app-sections = بخش‌های سایت
app-games = بازی‌ها
app-rules = قوانین
app-learn = یادگیری
app-tools = ابزارها
app-switch-language = Switch to English
app-switch-theme = روشن یا تیره
app-broken = این صفحه از کار افتاد
app-broken-text = حرکت‌های پذیرفته‌شده محفوظ‌اند. دوباره امتحان کنید یا صفحه را از نو باز کنید.
close = بستن
cancel = لغو
copy = کپی
copied = کپی شد
copy-failed = کپی نشد؛ خودتان کپی کنید
loading = یک لحظه…
try-again = دوباره امتحان کنید
saved = ذخیره شد
list-comma = {"، "}
list-and = {" و "}
# U+200F: right to left although both parts are isolated; U+00A0: on one line.
row-times = ‏{ $move } (⁦×{ NUMBER($count) }⁩)
list-times = ‏{ NUMBER($count) } { $thing }

## خانه

home-hero-1 = میز چیده است،
home-hero-2 = بفرمایید.
home-lead = بهترین بازی‌های رومیزی، به فارسی و انگلیسی؛ با دوستان، با ربات‌ها، یا تنها.
home-play-now = همین حالا بازی کنید
play-now-which = کدام بازی؟
play-now-last = آخرین بازی شما
home-new = میز تازه
home-join = ورود با پیوند دعوت
home-trouble = این کار نشد
home-mine = میزهای شما
home-open = میزهای باز
home-more-open = همه در تالار
home-open-save = باز کردن فایل ذخیره
home-show-all = نمایش همهٔ میزها ({ NUMBER($count) })
home-none = هنوز میزی ندارید
home-none-text = یکی بچینید؛ ربات‌ها همیشه حاضرند.
home-pick = یک بازی انتخاب کنید
home-seats = { NUMBER($low) } تا { NUMBER($high) } نفر
home-seats-only = { NUMBER($count) } نفر
home-minutes = { NUMBER($count) } دقیقه
home-why = اینجا چه فرقی دارد؟
home-why-answer = هیچ ضربه‌ای بی‌جواب نمی‌ماند
    .text = هر حرکتی که نشود، همان‌جا می‌گوید کدام قاعده جلویش را گرفته است.
home-why-bots = حریف‌هایی که فکر می‌کنند
    .text = تنها بازی کنید، با ربات‌های آسان یا سخت؛ فقط همان را می‌بینند که شما جای آن‌ها می‌دیدید.
home-why-link = یک پیوند، یک میز
    .text = پیوند را بفرستید؛ دوستتان بدون ثبت‌نام می‌نشیند.
home-foot = همهٔ نقاشی‌ها و نشانه‌ها کار خود ماست؛ نام بازی‌ها از آنِ صاحبانشان است.
join-label = پیوندی را که برایتان فرستاده‌اند اینجا بگذارید
join-go = رفتن سر میز
join-bad-link = این پیوندِ میز نیست. از فرستنده دوباره بخواهید.
line-waiting = { NUMBER($count) } جای خالی
line-your-turn = نوبت شماست
line-your-turn-by = نوبت شماست، { $time } مانده
line-playing = در جریان
next-game =
    { NUMBER($count) ->
        [one] میز دیگری منتظر شماست: { $game }
       *[other] { NUMBER($count) } میز منتظر شماست: { $game }
    }
line-over = تمام شده
line-abandoned = رهاشده
line-continue = ادامه
line-join = پیوستن
line-watch = تماشا
line-wait = در انتظار

## میز تازه

new-title = میز تازه
new-game = بازی
new-trouble = میز چیده نشد
new-play-now = همین حالا با ربات‌ها
new-play-now-text = شما و { NUMBER($count) } ربات، با قوانین معمول. با یک کلیک بازی شروع می‌شود.
new-seats = چه کسی کجا می‌نشیند
new-seat-count = تعداد بازیکن
new-solo = تک‌نفره
new-solo-text = در برابر حریف خودکارِ خود بازی؛ نه ربات می‌خواهد نه دوست.
new-table = میز
new-public = در صفحهٔ اول دیده شود
    .text = هرکسی می‌تواند جای خالی را بگیرد.
new-spectators = تماشاگر
    .text = هر که پیوند تماشا دارد می‌بیند، ولی نه کارت‌های پنهان را.
new-chat = گفت‌وگو
    .text = همه می‌توانند سر میز بنویسند.
new-private = گفت‌وگوی خصوصی
    .text = هر دو بازیکن می‌توانند دوتایی با هم بنویسند.
new-showing = نشان دادن کارت
    .text = بازیکن می‌تواند کارت‌هایی را به هر که خواست نشان بدهد.
new-hints = راهنمایی
    .text = بازیکن می‌تواند از آدمک راهنمایی بخواهد. آدمک فقط همان را می‌داند که خود او می‌داند.
new-clock = ساعت
    .text = هر که وقتش تمام شود، ربات جایش بازی می‌کند.
new-file = شروع از فایل
    .text = پخشی که «adamak deal» نوشته، یا بازی ذخیره‌شده. میز می‌گوید که شانسش از بیرون آمده است.
new-file-choose = انتخاب فایل
new-file-brought = { $file }: پخش، تعداد بازیکن و گزینه‌های همین فایل به کار می‌رود.
new-file-options = همراه فایل می‌آیند.
new-file-without = بدون آن
new-options = قوانین این بازی
new-open = چیدن میز
new-summary-now = بازی همان لحظه شروع می‌شود.
new-summary-friends = بازی وقتی شروع می‌شود که { NUMBER($count) } دوست با پیوند آمده باشند.
clock-none = بدون ساعت
clock-quick = ۱۰ دقیقه و ۵ ثانیه برای هر حرکت
clock-calm = ۳۰ دقیقه و ۱۵ ثانیه برای هر حرکت
clock-days = ۳ روز و ۱۲ ساعت برای هر حرکت
# $minutes (Number)
clock-own = { NUMBER($minutes) } دقیقه و { NUMBER($seconds) } ثانیه برای هر حرکت
clock-left-days = { NUMBER($days) } روز
clocks = ساعت‌ها
option-open = دفترچهٔ قوانین این را روشن نکرده
sets-server = عددهای صاحب این سرور
sets-entered = آنچه همین حالا وارد شد
sets-enter = دیدن و وارد کردن
sets-see = ببینید چه فرق دارد
form-set = مجموعه
form-sets = مجموعه‌های این مرورگر
form-name = نام مجموعه
form-keep = در این مرورگر بماند
form-kept = «{ $name }» در این مرورگر ماند.
form-not-kept = این مرورگر چیزی نگه نمی‌دارد. «{ $name }» را در فایل ذخیره کنید یا پیوندش را نگه دارید.
form-drop = حذف از این مرورگر
form-dropped = «{ $name }» از این مرورگر حذف شد.
form-link = پیوند این مجموعه
form-file = ذخیره در فایل
form-open-file = باز کردن فایل
form-only = فقط آنچه وارد کرده‌ام
form-none = هنوز چیزی وارد نشده است.
form-own = واردشده
form-back = پس گرفتن
form-stated-rulebook = در دفترچهٔ قوانین: { $given }
form-stated-likely = به احتمال زیاد: { $given }
form-stated-house = عدد برآوردی: { $given }
form-differ =
    { NUMBER($count) ->
        [0] هیچ عددی با عددهای برآوردی فرق ندارد.
       *[other] { NUMBER($count) } عدد با عددهای برآوردی فرق دارد.
    }
form-wrong = { NUMBER($count) } مقدار به این شکل پذیرفته نیست.
form-play = میز تازه با این عددها
options-usual = قوانین معمول، بدون تغییر.
options-open = { NUMBER($count) } نکته‌ای که دفترچهٔ قوانین روشن نکرده
options-open-text = ما محتمل‌ترین برداشت را گذاشته‌ایم. میز شما می‌تواند جور دیگری تصمیم بگیرد.

## صندلی‌ها

seat-kind-me = خودم
seat-kind-friend = دوست، با پیوند
seat-kind-guest = مهمان پای همین صفحه
seat-kind-bot = ربات
seat-kind-of = چه کسی روی صندلی { NUMBER($number) } می‌نشیند
seat-level-of = سطح ربات صندلی { NUMBER($number) }
seat-name = نام
seat-name-of = نام بازیکن صندلی { NUMBER($number) }
seat-friend-hint = پیوندی برای فرستادن می‌گیرید.
seat-open = جای خالی { NUMBER($number) }
person-name-1 = فندق
person-name-2 = نخودی
person-name-3 = پسته
person-name-4 = گردو
person-name-5 = بادام
person-name-6 = کشمش
seat-bot = ربات · { $level }
bot-name-1 = سیمرغ
bot-name-2 = رخش
bot-name-3 = هما
bot-name-4 = شبدیز
bot-name-5 = ققنوس
bot-name-6 = زال
seat-you = شما
seat-here = اینجاست
seat-awaited = در راه
seat-offline = آفلاین
seat-rests = تا { $day } در تعطیلات
clock-rests = تعطیلات
seat-away = ربات بازی می‌کند
seat-resigned = انصراف داده
seat-timed-out = وقتش تمام شد
seat-sit = نشستن اینجا
level-random = تازه‌کار
level-easy = آسان
level-medium = متوسط
level-hard = سخت
level-expert = خبره
level-master = استاد

## اتاق انتظار

waiting-title = در انتظار بازیکنان
waiting-for =
    { NUMBER($count) ->
        [0] همه اینجایند.
       *[other] هنوز { NUMBER($count) } جا خالی است.
    }
waiting-trouble = این کار نشد
waiting-start = شروع بازی
waiting-start-text = جاهای خالی را ربات‌ها می‌گیرند.
waiting-abandon = جمع کردن میز
waiting-no-invite = برای نشستن سر این میز پیوند دعوت لازم است. از کسی که میز را چیده بخواهید.
waiting-silence = هنوز کسی چیزی ننوشته.
invite-title = دوستانتان را بیاورید
invite-text = هر که این پیوند را باز کند می‌تواند جای خالی را بگیرد. حساب کاربری لازم نیست.
invite-alone = این پیوند فقط روی همین رایانه باز می‌شود
    .text = سرور فقط برای همین رایانه راه افتاده است. اگر دوستانتان در همین شبکه‌اند، آن را ببندید و این‌طور راه بیندازید:
invite-link = پیوند دعوت
invite-code = کد QR پیوند دعوت
watch-link = پیوند تماشا

## سر میز

table-code = میز { $code }
table-loading = میز چیده می‌شود…
table-closed = این میز بسته است
table-private = این میز خصوصی است
    .text = بازی شروع شده و فقط بازیکنانش آن را می‌بینند. پیوند تماشا را از یکی‌شان بخواهید.
menu = میز
menu-reissue = پیوند تازه
menu-handed = این پیوند را برای { $seat } بفرستید؛ پیوند قبلی دیگر کار نمی‌کند
menu-spectators = { NUMBER($count) } تماشاگر
menu-signs = معنی نشانه‌ها
menu-leave = ترک میز
menu-resign = انصراف
menu-finish = پایان دادن به بازی
menu-finish-sure = اگر همه موافق باشند، بازی همین حالا تمام و با وضع فعلی امتیازشماری می‌شود.
menu-resign-sure = از این بازی دست می‌کشید. اگر دو نفر باشید بازی تمام می‌شود؛ اگر بیشتر باشید ربات تا آخر جای شما بازی می‌کند.
menu-abandon = پایان دادن به میز
menu-abandon-sure = بازی همین‌جا برای همه تمام می‌شود، بدون برنده.
lost-connection = ارتباط قطع شد.
    .text = حرکت‌های پذیرفته‌شده محفوظ‌اند. تا { NUMBER($seconds) } ثانیهٔ دیگر دوباره تلاش می‌کنیم.
lost-now = همین حالا
undo-asked = { $seat } می‌خواهد حرکتش را پس بگیرد.
undo-accept = موافقت
undo-refuse = مخالفت
undo-waiting = خواستید حرکتتان را پس بگیرید. هنوز باید جواب بدهند: { $seats }.
finish-asked = { $seats } می‌خواهد بازی همین‌جا تمام شود و با وضع فعلی امتیازشماری کنیم.
finish-accept = پایان بازی
finish-refuse = ادامهٔ بازی
finish-waiting = خواستید بازی همین‌جا تمام شود. هنوز باید جواب بدهند: { $seats }.
away = ربات جای شما بازی می‌کند.
    .text = هر وقت خواستید خودتان ادامه بدهید.
away-return = برگشتن به بازی
rematch-ready = دست بعدی چیده شد.
rematch-go = رفتن سر میز تازه
board-failed = صفحهٔ بازی بار نشد
pass-to = دستگاه را بدهید به { $name }
pass-text = حالا کس دیگری نگاه نکند. کارت‌ها بعد از دکمه پیدا می‌شوند.
pass-ready = من { $name } هستم
ended-given-up = از این بازی دست کشیدید.
ended-resigned =
    { NUMBER($seats_count) ->
        [one] { $seats } برنده شد: حریف انصراف داد.
       *[other] { $seats } برنده شدند: حریف انصراف داد.
    }
ended-agreed =
    { NUMBER($seats_count) ->
        [one] با توافق همین‌جا تمام شد: { $seats } برنده شد.
       *[other] با توافق همین‌جا تمام شد: { $seats } با هم برنده شدند.
    }
end-rematch = یک دست دیگر
end-share = فرستادن
end-save = ذخیره در فایل
end-fair = بررسی کنید: کسی تقلب نکرده است
end-fair-text = خط دوم پیش از حرکت اول منتشر شد. آن خط SHA-256 خط اول است و همهٔ کارت‌ها از خط اول درمی‌آیند؛ فایل ذخیره هم به همین نتیجه می‌رسد.
end-seed = بذر
note-undone = { $seat } حرکتش را پس می‌گیرد.
    .what = { $seat } حرکتش را پس می‌گیرد: «{ $what }»
note-undone-agreed = { $seat } با موافقت بقیه حرکتش را پس می‌گیرد.
    .what = { $seat } با موافقت بقیه حرکتش را پس می‌گیرد: «{ $what }»
note-undo-asked = { $seat } می‌خواهد حرکتش را پس بگیرد.
note-undo-accepted = { $seat } موافق است.
    .what = { $seat } موافق است. پس گرفته شد: «{ $what }»
note-undo-refused = { $seat } موافق نیست.
note-finish-asked = { $seat } می‌خواهد بازی همین‌جا تمام شود.
note-finish-refused = { $seat } می‌خواهد بازی ادامه پیدا کند.
note-finish-agreed = همه موافق‌اند: بازی همین‌جا تمام و با وضع فعلی امتیازشماری می‌شود.
note-seat-left = { $seat } میز را ترک می‌کند؛ ربات ادامه می‌دهد.
note-seat-returned = { $seat } برگشت.
note-seat-resigned = { $seat } انصراف می‌دهد.
note-seat-timed_out = وقت { $seat } تمام شد؛ ربات ادامه می‌دهد.
note-seat-reissued = میزبان برای { $seat } پیوند تازه‌ای ساخت.
note-bot-failed = ربات { $seat } به‌موقع جواب نداد؛ به‌جایش یک حرکت مجاز بازی شد.
note-seat-given_back = { $seat } ادامه می‌دهد.
note-seat-reissue_asked = میزبان می‌خواهد برای { $seat } پیوند تازه‌ای بسازد، مگر اینکه { $seat } مخالف باشد.
note-seat-reissue_granted = { $seat } موافق است که برای صندلی پیوند تازه‌ای ساخته شود.
note-seat-reissue_refused = { $seat } صندلی‌اش را نگه می‌دارد.
# $other (String)
note-give-back = { $seat } می‌خواهد { $other } ادامه بدهد.
# $minutes (Number)
note-rested = { $seat } تا { $day } در تعطیلات است و ساعتش ایستاده.
note-rested-back = { $seat } از تعطیلات برگشت.
note-paused = سرور حدود { NUMBER($minutes) } دقیقه نبود؛ ساعت کسی کار نکرد.
note-carried = قوانین بازبینی شد؛ بازی با قوانین تازه ادامه دارد.
note-cut = سرور آنچه را پس از این بود از دست داد؛ بازی از همین‌جا ادامه دارد.
note-abandoned-rules = قوانین بازبینی شد و این بازی دیگر با آن‌ها جور نیست. میز بسته شد؛ می‌توانید بازی را ذخیره کنید.
note-abandoned-server = میزبان سرور این میز را بست.
chance-drawn = قرعه را سرور کشیده است
chance-drawn-text = سرور پیش از حرکت اول همهٔ قرعه را کشید و این خط را منتشر کرد. پس از پایان نشان می‌دهد که خط از چه درآمده، تا همه بتوانند وارسی‌اش کنند.
chance-imported = این بازی از فایل آمده است: شاید کسی بداند چه در راه است.
chance-imported-short = از فایل
chance-forked = این بازی ادامهٔ یک بازی تمام‌شده است: شاید معلوم باشد چه در راه است.
chance-prepared = این بازی درس است و کارت‌هایش از پیش چیده شده.
chance-prepared-short = درس
chance-forked-short = ادامهٔ بازی دیگر
reissue-asked = میزبان می‌خواهد برای صندلی شما پیوند تازه‌ای بسازد.
    .text = اگر کاری نکنید، این پیوند تا چند دقیقهٔ دیگر از کار می‌افتد.
reissue-keep = من هستم
reissue-give = واگذار کردن
timed-out = وقت شما تمام شد؛ ربات به‌جایتان بازی می‌کند.
    .text = دیگران می‌توانند از منوی میز صندلی را به شما برگردانند.
menu-give-back = برگرداندن به بازی
menu-reissue-asked = به { $seat } خبر داده شد و چند دقیقه فرصت مخالفت دارد. بعد دوباره بخواهید.
invite-renew = پیوند تازه؛ قبلی از کار می‌افتد
problem-damaged = آنچه از این میز ذخیره شده بود آسیب دیده است. به میزبان سرور خبر داده شد.
problem-banned = میزبان این سرور خواسته است که نیایید.
note-abandoned = میز بدون برنده تمام شد.
note-rematch = دست بعدی چیده شد.

## معماها

puzzles = معماها
puzzles-about = تصمیم‌هایی از بازی‌های قوی آدمک با خودش که یک حرکت در آن‌ها آشکارا از همه بهتر است. همان چیزی را می‌بینید که آن بازیکن می‌دید. حرکتتان را روی صفحهٔ بازی بزنید.
puzzles-all = همهٔ معماها
puzzles-none = این بازی هنوز معمایی ندارد.
# $solved (Number) $count (Number)
puzzles-solved = { NUMBER($solved) } معما از { NUMBER($count) } حل شده
# $number (Number)
puzzle-number = معمای { NUMBER($number) }
puzzle-day = معمای امروز
puzzle-day-text = یک تصمیم، امروز برای همه یکسان.
puzzle-solve = حلش می‌کنم
puzzle-ask = نوبت شماست: بهترین حرکت کدام است؟
puzzle-difficulty-1 = آسان
puzzle-difficulty-2 = نیازمند دقت
puzzle-difficulty-3 = سخت
puzzle-difficulty-4 = خیلی سخت
puzzle-was-solved = حل شده
puzzle-was-missed = بار اول نشد
puzzle-was-shown = جواب را دیده‌اید
puzzle-right = درست است!
# $percent (String) $second (String)
puzzle-why = با این حرکت { $percent }٪ بازی‌ها را می‌برید. حرکت بعدی، یعنی { $other }، در { $second }٪ می‌برد.
puzzle-wrong = بهترین حرکت این نیست.
# $percent (String) $best (String)
puzzle-wrong-why = ‏{ $move }: برد در { $percent }٪ بازی‌ها؛ بهترین حرکت: { $best }٪. یکی دیگر را امتحان کنید.
# $percent (String)
puzzle-solution = جواب: { $move } ({ $percent }٪).
# $easy (String) $medium (String) $hard (String)
puzzle-levels = سطح‌های آدمک این‌قدر پیدایش می‌کنند: { $easyName } { $easy }٪، { $mediumName } { $medium }٪، { $hardName } { $hard }٪.
puzzle-show = نشان دادن جواب
puzzle-next = معمای بعدی

## بازپخش

# راهنمایی و داوری بازی تمام‌شده
hint-ask = راهنمایی بخواهید
hint-title = آدمک جای شما چه می‌کرد؟
hint-thinking = فکر می‌کند…
hint-chance = ‏{ $percent }٪
# $amount (Number)
hint-more = ‏{ NUMBER($amount) } امتیاز بیشتر در «{ $part }»
# $amount (Number)
hint-less = ‏{ NUMBER($amount) } امتیاز کمتر در «{ $part }»
hint-brings = اگر بازی همان‌جا تمام شود: { $parts }.
turn-then = بعد: { $steps }.
hint-answer = جواب احتمالی { $seat }: { $move }.
hint-do = انجام این حرکت
hint-honest = آدمک فقط چیزی را می‌بیند که شما می‌بینید. درصد، شانس برد شماست.
curve-title = شانس برد
curve-about = شانس برد هر بازیکن، از اولین حرکت تا آخرین
curve-turning = نقطه‌های عطف
curve-turn = ‏{ NUMBER($at) }. { $move }
# $before (String)
# $after (String)
curve-change = ‏{ $seat }: { $before }٪ ← { $after }٪.
curve-better = بهتر بود: { $move }
curve-quiet = هیچ اشتباهی به‌تنهایی این بازی را برنگرداند.
curve-honest = هر لحظه با آنچه بازیکن همان وقت می‌دانست سنجیده شده است.
curve-thinking = آدمک دارد بازی را مرور می‌کند…

# مربی
coach = مربی
    .about = پیش از هر تصمیم شما، آدمک می‌گوید چه کاری معقول است و چرا، و اگر حرکتی زیاد گران تمام شود هشدار می‌دهد.
coach-now = حرکت معقول: { $moves }.
coach-waits = نوبت تصمیم شما نیست. کار بقیه را ببینید.
# $amount (Number)
coach-points = { NUMBER($amount) } امتیاز
coach-gives = این‌ها را می‌گیرید: { $gain }.
coach-costs = این‌ها را می‌دهید: { $cost }.
coach-both = می‌گیرید: { $gain }؛ می‌دهید: { $cost }.
coach-opens = راه را برای حرکت بعدی‌تان باز می‌کند: { $move }.
coach-stops = جلوی این کار { $seat } را می‌گیرد: { $move }.
coach-as-good = کمابیش همین‌قدر خوب: { $moves }.
# $before (String)
# $after (String)
coach-warns = مطمئنید؟ شانس بردتان از { $before }٪ به { $after }٪ می‌رسد.
coach-lacking = نوبت بعد دیگر نمی‌توانید این کار را بکنید: { $move }. { $reason }
coach-answer = جواب احتمالی { $seat }: { $move }.
coach-better = بهتر است: { $move }.
coach-again = دوباره انتخاب می‌کنم
coach-still = با این حال انجامش می‌دهم
coach-lessons = برای دفعهٔ بعد
coach-lesson = ‏{ NUMBER($at) }. { $move }
# $before (String)
# $after (String)
coach-lost = شانس بردتان از { $before }٪ به { $after }٪ رسید. دوباره ببینیدش.
coach-no-lessons = هیچ حرکتتان گران تمام نشد. چیزی برای یادآوری نیست.

replay = بازپخش
replay-controls = بازپخش
replay-first = به آغاز
replay-back = یک گام عقب
replay-run = پخش
replay-pause = مکث
replay-on = یک گام جلو
replay-last = به پایان
replay-step = گام
replay-at = { NUMBER($at) } از { NUMBER($last) }
replay-eyes = از چشم چه کسی
replay-spectator = تماشاگر
replay-fork = ادامه از همین‌جا
replay-close = برگشت به میز

## قوانین و تنظیمات

rules-books = دفترچه‌های قوانین
rules-contents = فهرست
rules-missing = قوانین بار نشد
rules-table = جدول
rules-search = جست‌وجو در قوانین
rules-found = { NUMBER($number) } جا پیدا شد
rules-found-none = چیزی پیدا نشد. کلمهٔ دیگری را امتحان کنید.
rules-found-more = … و { NUMBER($number) } جای دیگر. با یک کلمهٔ بیشتر دقیق‌تر بگردید.
rules-now = تصمیمی که الان با شماست
rules-back = برگشت به محل قبلی
rules-figure = شکل { NUMBER($number) }.
rules-print = چاپ
rules-no-signs = این بازی نشانه‌ای از خودش ندارد: همه‌چیز با کلمه است.
rules-parts = چه می‌خوانید؟
rules-part-book = دفترچهٔ قوانین
rules-part-summary = همه در یک صفحه
rules-part-signs = نشانه‌ها
rules-try =
    { $kind ->
        [lesson] درس: { $title }
       *[other] تمرین: { $title }
    }
lost-title = اینجا چیزی نیست
lost-text = شاید پیوند ناقص باشد. از فرستنده دوباره بخواهید.
lost-home = رفتن به بازی‌ها
settings-title = تنظیمات
settings-you = شما
settings-name = نام شما سر میز
settings-name-text = حساب لازم نیست: همین مرورگر شما را به یاد دارد.
settings-devices = روی همهٔ دستگاه‌هایتان؟
settings-keep = ذخیره
settings-kept = ذخیره شد.
settings-look = ظاهر
settings-language = زبان
settings-theme = پوسته
settings-theme-system = مثل دستگاه
settings-theme-light = روشن
settings-theme-dark = تیره
settings-contrast = تضاد رنگ
settings-contrast-system = مثل دستگاه
settings-contrast-more = زیاد
settings-motion = حرکت
settings-motion-system = مثل دستگاه
settings-motion-reduce = کم
settings-play = بازی
settings-confirm = تأیید حرکت
    .text = فشار اول نشان می‌دهد چه می‌شود و دکمه بازی می‌کند؛ فشار دوم آن را رها می‌کند.
settings-answers = جواب‌های ناگزیر را بده
    .text = هر جا قوانین فقط یک جواب بگذارند، پس از مکثی همان داده می‌شود.
settings-pace = نشان دادن کار دیگران
    .text = پیش از نوبت شما، قدم‌به‌قدم روی صفحه. با زدن روی نوار، یا فاصله یا Esc، یک‌راست به اکنون می‌روید.
settings-sound = صدا
    .text = صدایی کوتاه وقتی نوبت شماست یا اتفاقی می‌افتد.
settings-notice = اعلان
    .text = وقتی نوبت شماست و این صفحه جلوی چشم نیست، دستگاهتان خبر می‌دهد.
settings-notice-refused = مرورگرتان اجازه نمی‌دهد این صفحه اعلان بفرستد.
about-title = درباره
about-version = آدمک { $version }
about-compiled = موتور بازی کامپایل‌شده و با تمام سرعت کار می‌کند.
about-compiling = موتور بازی در حال کامپایل است: { $done } بخش از { $of } بخش آماده است. تا آن وقت می‌توانید بازی کنید؛ پس از آن ربات‌ها تندتر فکر می‌کنند.
about-compiling-begun = موتور بازی در حال کامپایل است. تا آن وقت می‌توانید بازی کنید؛ پس از آن ربات‌ها تندتر فکر می‌کنند.
about-plain = موتور بازی به‌شکل پایتون ساده اجرا می‌شود: همه‌چیز درست است، اما ربات‌ها کندتر فکر می‌کنند.
settings-keys = کلیدها
keys-tab = از بخشی به بخش دیگر
keys-arrows = به همسایه روی صفحه
keys-enter = انتخاب، سپس بازی
keys-next = به چیز بعدی که می‌توانید انتخاب کنید (با Shift: به قبلی)
keys-moves = فهرست همهٔ حرکت‌ها
keys-decision = به نوار تصمیم
keys-escape = یک گام عقب
keys-skip = رد شدن از آنچه نشان داده می‌شود
keys-ask = چرا نه؟
keys-log = روند بازی
keys-rules = قوانین

## چه چیز ممکن است نشود

host-title = رسیدگی به سرور
host-key = کلید میزبان (adamak admin key)
host-read = دیدن
host-tables = میزها
host-status-waiting = در انتظار
host-status-playing = در حال بازی
host-status-over = تمام‌شده
host-status-abandoned = رهاشده
host-expire = پاک کردن آنچه کهنه شده
host-came = آمده‌اند:
host-present = اکنون اینجا:
host-give-back = برگرداندن صندلی
host-close = بستن
host-delete = پاک کردن
host-delete-sure = برای همیشه پاک شود؟
host-no-tables = هنوز میزی نیست.
host-nobody = هیچ‌کس
host-bans = محروم‌ها و ساکت‌شده‌ها
host-ban = محروم کردن
host-mute = ساکت کردن
host-lift = برداشتن
host-is-ban = محروم
host-is-mute = ساکت‌شده
host-no-bans = کسی محروم یا ساکت نشده است.
host-who = نشانی یا شناسهٔ کوتاه
host-why = چرا
host-days = چند روز
problem-offline = سرور جواب نمی‌دهد. ارتباط را ببینید و دوباره امتحان کنید.
problem-server-failed = سرور به مشکل خورد. چیزی عوض نشده؛ دوباره امتحان کنید.
problem-unknown = چیزی درست پیش نرفت. چیزی عوض نشده؛ دوباره امتحان کنید.

## یادگیری

learn-title = یاد گرفتن { $game }
learn-lead = موقعیت‌هایی کوچک از سر میز، هرکدام با یک پرسش. توضیح هر جواب نشان می‌دهد کدام قانون است.
exercises = تمرین‌ها
exercises-solved = { NUMBER($count) } تمرین از { NUMBER($total) } حل شده
exercises-none = این بازی هنوز تمرینی ندارد
exercise-level-1 = آسان
exercise-level-2 = متوسط
exercise-level-3 = سخت
exercise-solved = حل شده
exercise-tried = امتحان شده
exercise-list = همهٔ تمرین‌ها
exercise-your-number = جواب شما
exercise-check = بررسی جواب
exercise-several = هرچه درست است انتخاب کنید.
exercise-on-board = حرکت را روی صفحهٔ بازی انجام دهید.
exercise-right = درست است.
exercise-wrong = هنوز درست نیست. یک بار دیگر امتحان کنید.
exercise-shown = جواب:
exercise-number = { NUMBER($count) }
exercise-or = { "، " }
exercise-clauses = در قوانین:
exercise-story = گام‌به‌گام چه می‌شود
exercise-before = پیش از آن
exercise-again = یک بار دیگر
exercise-show = نمایش جواب
exercise-fold = پرسش و صفحهٔ بازی
exercise-next = بعدی

## A lesson: a guided game

lesson-learn = یاد گرفتن بازی
lesson-first = بازی اول، با راهنما
lesson-lead = این بازی را بلد نیستید؟ بازی اول را با راهنما بازی کنید.
lesson-step = گام
lesson-over = درس تمام شد. از اینجا بازی در دست شماست: تا آخر بازی کنید، یا سر یک میز واقعی بنشینید.
lesson-others = نوبت بقیه است…
lesson-back = قبلی
lesson-on = ادامه
lesson-skip = بازی به‌جای من
lesson-fold = نمایش یا پنهان کردن متن
lesson-again = از اول
lesson-next-one = درس بعدی
lesson-play = یک بازی واقعی

## باشگاه: امتیازها، آدم‌ها، رکوردهای خانه

club-title = باشگاه
club-about = اینجا چه بازی می‌شود، چه کسی بهتر بازی می‌کند و آخرین بازی‌ها چه شد. فقط بازی‌های عمومی و رسمی نشان داده می‌شوند.
club-tournaments = مسابقات
club-empty = هنوز هیچ بازی‌ای اینجا تمام نشده است.
club-empty-text = بازی‌های عمومی و رسمی پس از پایان اینجا می‌آیند.
club-nameless = یک نفر
club-playing = { NUMBER($count) } بازی هم‌اکنون در جریان است.
club-played = { NUMBER($count) } بازی
club-people = { NUMBER($count) } نفر در این ماه
club-best = رکورد باشگاه:
club-leaders = بالاترین درجه‌ها
club-last = آخرین نتیجه‌ها
club-replay = بازپخش: { $game }، { $day }
club-replay-short = بازپخش
rating-said = درجهٔ { NUMBER($points, useGrouping: 0) }، { NUMBER($around) } کمتر یا بیشتر، پس از { NUMBER($count) } بازی رسمی
rating-guess = ؟
rating-change = درجه:
rating-curve = درجه در { $game } پس از { NUMBER($count) } بازی، میان { NUMBER($low, useGrouping: 0) } و { NUMBER($high, useGrouping: 0) }
person-title = بازیکن
person-since = از { $day } عضو است
person-no-games = هنوز بازی تمام‌شده‌ای برای نشان دادن نیست.
person-games = بازی
person-won = برد
person-mean = میانگین امتیاز
person-best = بهترین امتیاز
person-parts = امتیاز به تفکیک بخش‌ها
person-part = بخش
person-endings = پایان بازی‌ها
person-opponents = حریفان همیشگی
person-opponents-about = تعداد بردها از همهٔ بازی‌های دو نفر با هم.
person-won-of = { NUMBER($won) } برد از { NUMBER($count) } بازی
person-last = آخرین بازی‌ها
ending-resigned = با تسلیم حریف
ending-agreed = با توافق، همان‌طور که بود
rating-new = درجه‌های تازه:
rating-unrated = این بازی درجهٔ کسی را تغییر نداد:
new-rated = رسمی
    .text = همه وارد حساب خود شده‌اند و هرکس یک صندلی دارد؛ بدون راهنمایی. نتیجه درجه‌ها را تغییر می‌دهد.

## شما، روی همهٔ دستگاه‌ها

me-title = شما
me-enter = ورود
me-guest = ورود یا ثبت‌نام
me-lead = برای بازی حساب لازم نیست: همین مرورگر شما را به یاد دارد. اگر می‌خواهید صندلی‌هایتان روی گوشی هم باز شوند، یا وقتی مرورگر همه‌چیز را فراموش کرد از دست نروند، ثبت‌نام کنید. نه ایمیل می‌خواهد، نه گذرواژه.
me-become = ثبت‌نام
me-name = نام شما
me-by-passkey = با گذرکلید
me-by-passkey-text = دستگاهتان نگهش می‌دارد و با اثر انگشت، چهره یا رمز بازش می‌کند.
me-by-key = با کلید شخصی
me-by-key-text = یک خط حرف که یادداشت می‌کنید، یا کدی که با گوشی اسکن می‌کنید.
me-no-passkey = این مرورگر فقط در نشانی‌ای که با https شروع شود گذرکلید می‌سازد.
me-known = قبلاً ثبت‌نام کرده‌اید؟
me-sign-in-passkey = ورود با گذرکلید
me-key = کلید شخصی
me-sign-in = ورود
me-scan-text = یا این صفحه را روی دستگاهی که در آن وارد شده‌اید باز کنید و کدش را با این دستگاه اسکن کنید.
me-arrived = روی این دستگاه وارد می‌شوید؟
me-arrived-text = پیوندی را باز کرده‌اید که شما را وارد می‌کند. فقط اگر پیوند مال خودتان است ادامه دهید: صندلی‌های این مرورگر مال صاحب پیوند می‌شوند.
me-not-now = الان نه
me-hello = سلام، { $name }!
me-hello-text = صندلی‌هایتان روی هر دستگاهی که در آن وارد شوید باز می‌شوند.
me-brought =
    { NUMBER($count) ->
        [one] یک میز این مرورگر از این پس روی همهٔ دستگاه‌هایتان مال شماست.
       *[other] { NUMBER($count) } میز این مرورگر از این پس روی همهٔ دستگاه‌هایتان مال شماست.
    }
me-no-way = اگر این دستگاه گم شود، دیگر نمی‌توانید وارد شوید: گذرکلید یا کلید شخصی بسازید.
me-page = بازی‌ها و درجه‌های شما
me-ways = راه‌های ورود
me-passkey = گذرکلید، ساختهٔ { $day }
me-passkey-new = افزودن گذرکلید
me-passkey-remove = برداشتن
me-passkey-removed = گذرکلید برداشته شد.
me-key-there = کلید شخصی
me-key-none = کلید شخصی ندارید.
me-key-new = ساختن کلید شخصی
me-key-replace = کلید تازه؛ قبلی از کار می‌افتد
me-key-remove = برداشتن
me-key-removed = کلید برداشته شد.
me-key-shown = کلید شخصی شما
me-key-shown-text = فقط همین یک بار نشان داده می‌شود. هر که آن را داشته باشد می‌تواند به‌جای شما وارد شود: یادداشتش کنید یا کد را اسکن کنید، و به کسی نشان ندهید.
me-key-picture = کد QR کلید شخصی شما
me-key-done = ذخیره‌اش کردم
me-devices = دستگاه‌ها
me-device-unknown = یک دستگاه
me-device-here = همین دستگاه
me-device-seen = آخرین بار { $day }
me-device-revoke = خارج کردن
me-device-revoke-of = خارج کردن { $name }، { $when }
me-device-revoked = آن دستگاه خارج شد و گذرکلیدی که آنجا به کار رفته بود دیگر کار نمی‌کند.
me-other = ورود روی دستگاهی دیگر
me-other-text = کد را با دستگاه دیگر اسکن کنید یا پیوند را آنجا باز کنید. فقط یک بار و تا پنج دقیقه کار می‌کند.
me-other-show = نشان دادن کد
me-other-picture = کد QR برای ورود دستگاه دیگر
me-other-link = پیوند برای دستگاه دیگر
me-data = داده‌های شما
me-export = دریافت داده‌هایم
me-export-text = هرچه این سرور دربارهٔ شما نگه می‌دارد، در یک فایل.
me-sign-out = خروج از این دستگاه
me-delete = حذف حساب من
me-delete-sure = برای همیشه حذف شود؟
me-delete-text = بازی‌هایتان می‌مانند، بدون نام شما و بدون آنچه نوشته‌اید. هر جا دیگران منتظرتان باشند، ربات‌ها بازی را ادامه می‌دهند.
me-deleted = حسابتان حذف شد. بازی‌هایتان دیگر نام شما را ندارند.
me-signed-out = از این دستگاه خارج شدید.
problem-passkey-refused = گذرکلیدی به کار نرفت. دوباره امتحان کنید یا راه دیگری انتخاب کنید.

## اعلان‌ها، تعطیلات، پیش‌حرکت

notices-title = اعلان‌ها
notices-text = وقتی نوبت شماست و صفحه جلوی چشمتان نیست، خبرتان می‌کنیم. اعلان فقط نام بازی را می‌گوید و از آنچه روی میز است چیزی نمی‌گوید.
notices-ask = وقتی نوبت شما شد خبرتان کنیم؟
    .text = دستگاهتان خبر می‌دهد، حتی وقتی این صفحه بسته است.
notices-ask-yes = بله، خبرم کنید
notices-here = { $name } (همین مرورگر)
notices-browser = { $name }
notices-push = روشن کردن در همین مرورگر
notices-no-push = این مرورگر فقط در نشانی‌ای که با https شروع شود اعلان نشان می‌دهد؛ در آیفون فقط پس از افزودن برنامه به صفحهٔ اصلی.
notices-mail = با ایمیل
notices-hook = به یک وب‌هوک
    .text = برای ربات‌های پیام‌رسان: نشانی‌ای که JSON را با POST می‌گیرد.
notices-send-code = فرستادن کد
notices-code-sent = کد در راه است. آن را همین‌جا وارد کنید.
notices-code = کدی که برایتان آمد
notices-confirm = تأیید
notices-unconfirmed = در انتظار کد
notices-secret = هرچه به وب‌هوک شما فرستاده شود با این کلید امضا می‌شود (HMAC-SHA256؛ فقط همین یک بار نشان داده می‌شود):
notices-on = اعلان‌ها روشن است.
notices-remove = برداشتن
notices-remove-of = برداشتن { $name }
notices-removed = دیگر چیزی به آنجا فرستاده نمی‌شود.
notices-kinds = از این‌ها خبرم کنید
notices-kind-turn = نوبت من
notices-kind-message = پیام‌ها
notices-kind-over = پایان بازی
notices-kind-invitation = دعوت‌ها
notices-kind-round = دورهای مسابقات
notices-quiet = ساعت‌های سکوت
    .text = در این ساعت‌ها چیزی فرستاده نمی‌شود. بعد از آن، هرچه هنوز مهم باشد می‌رسد.
notices-quiet-from = از
notices-quiet-until = تا
notices-here-too = اعلان‌های این میز
    .text = اگر خاموش باشد، از این میز خبری نمی‌گیرید.
problem-push-refused = مرورگر شما اجازهٔ اعلان از این صفحه را نمی‌دهد.
vacation-title = تعطیلات
vacation-text = تا وقتی نیستید، ساعت شما در بازی‌های چندروزه می‌ایستد و بقیه هم می‌بینند چرا. از { NUMBER($allowed) } روزِ امسال { NUMBER($left) } روز مانده است؛ هر روزی که شروع شود یک روز حساب می‌شود.
vacation-until = تا { $day } در تعطیلات هستید. ساعت‌هایتان ایستاده، ولی باز هم می‌توانید حرکت کنید.
vacation-days = چند روز
vacation-go = رفتن به تعطیلات
vacation-back = پایان تعطیلات
premove-title = پیش‌حرکت
premove-text = وقتی نوبت به شما برسد، اولین حرکت این فهرست که مجاز باشد به‌جای شما بازی می‌شود. تا آن وقت کسی آن را نمی‌بیند.
premove-left =
    { NUMBER($count) ->
        [one] یک پیش‌حرکت در انتظار نوبت شماست.
       *[other] { NUMBER($count) } پیش‌حرکت در انتظار نوبت شماست.
    }
premove-look = دیدن
premove-dropped = وقتی نوبتتان شد، آنچه انتخاب کرده بودید ممکن نبود.
premove-chosen = به این ترتیب
premove-offers = آنچه شاید تا آن وقت ممکن باشد
premove-none = فعلاً چیزی نیست که بشود از پیش انتخاب کرد.
premove-keep = ذخیره
premove-forget = پس گرفتن
premove-remove = برداشتن: { $move }

## The lobby: opponents wanted, challenges, friends

lobby-title = تالار
lobby-about = حریف پیدا کنید: بگویید چه می‌خواهید بازی کنید، سر یک میز باز بنشینید، یا دوستی را به بازی دعوت کنید.
lobby-seek = پیدا کردن حریف
lobby-seek-text = همین که به تعداد کافی آدم همین بازی را بخواهند، میز خودبه‌خود باز می‌شود.
lobby-seek-go = شروع جست‌وجو
lobby-sign-in = بازی رسمی برای کسانی است که وارد شده‌اند:
lobby-players = { NUMBER($count) } نفره
lobby-near = فقط حریفانی که درجه‌شان حداکثر { $points } امتیاز با من فاصله دارد
lobby-near-short = نزدیک درجهٔ من
lobby-near-theirs = نزدیک درجهٔ خودش
lobby-mine = جست‌وجوهای شما
lobby-waits = در جست‌وجوی حریف: { $game }
lobby-stay = این صفحه را باز نگه دارید.
lobby-met = حریف پیدا شد
lobby-withdraw = لغو جست‌وجو
lobby-others = چه کسانی دنبال حریف‌اند
lobby-play = بازی
lobby-asked = دعوت‌ها
lobby-challenge-from = { $name } شما را به بازی دعوت کرده است
lobby-invite-from = { $name } شما را سر میزش دعوت کرده است
lobby-challenge-to = { $name } را به بازی دعوت کرده‌اید
lobby-invite-to = { $name } را سر میزتان دعوت کرده‌اید
lobby-accept = پذیرفتن
lobby-decline = رد کردن
lobby-take-back = پس گرفتن
lobby-filter = کدام میزها نشان داده شوند
lobby-any-game = همهٔ بازی‌ها
lobby-any-size = هر تعداد
lobby-any-clock = با هر ساعتی
lobby-any-rated = رسمی یا نه
lobby-rated = رسمی
lobby-casual = غیررسمی
lobby-pace-quick = زیر ۱۵ دقیقه
lobby-pace-slow = ۱۵ دقیقه یا بیشتر
lobby-pace-days = چندروزه
lobby-pace-none = بدون ساعت
lobby-around = درجه حدود { NUMBER($points, useGrouping: 0) }
lobby-no-tables = الان چنین میزی باز نیست.
lobby-friends = دوستان
lobby-friends-guest = برای داشتن دوستان، دعوت آدم‌ها با نامشان و بازی رسمی وارد شوید.
lobby-no-friends = هنوز اینجا دوستی ندارید. کسی را با نامش پیدا کنید، یا در صفحه‌اش به او پیشنهاد دوستی بدهید.
lobby-friend-asks = { $name } می‌خواهد با شما دوست باشد
lobby-friend-asked = هنوز جواب نداده
lobby-find = پیدا کردن کسی با نامش
lobby-find-go = جست‌وجو
lobby-find-nobody = کسی با این نام پیدا نشد.
lobby-blocked = { NUMBER($count) } نفر مسدودشده
lobby-block = مسدود کردن
lobby-unblock = رفع مسدودی
lobby-blocked-now = { $name } دیگر نمی‌تواند شما را به بازی یا سر میز دعوت کند، سر میزهای عمومی شما بنشیند یا برایتان بنویسد. به او چیزی گفته نمی‌شود.
lobby-unblocked-now = { $name } دیگر مسدود نیست.
lobby-befriend = پیشنهاد دوستی
lobby-befriend-accept = پذیرفتن دوستی
lobby-befriend-back = پس گرفتن پیشنهاد
lobby-are-friends = دوست
lobby-now-friends = حالا با { $name } دوست هستید.
lobby-asked-friend = پیشنهاد دوستی برای { $name } فرستاده شد. اگر بپذیرد دوست می‌شوید.
lobby-part = پایان دوستی
lobby-parted = انجام شد.
lobby-challenge = دعوت به بازی
lobby-challenge-whom = دعوت { $name } به بازی
lobby-challenge-sent = دعوت فرستاده شد. همین که پذیرفته شود، میز از تالار باز می‌شود.
lobby-invite = دعوت
lobby-invite-whom = دعوت { $name }
lobby-invite-title = دعوت با نام
lobby-invited = دعوت شده
lobby-invited-name = { $name } دعوت شد.
home-lobby = پیدا کردن حریف
home-lobby-waits = { NUMBER($count) } نفر منتظر جواب شما هستند

## Telling the host about somebody

report = گزارش
report-whom = گزارش دربارهٔ { $name }
report-text = فقط میزبان این سرور آن را می‌خواند.
report-why = چه شده؟
report-talk = حرف‌های آزاردهنده
report-name = نام زننده
report-cheating = تقلب
report-leaving = نیمه‌کاره رها کردن بازی‌ها
report-other = چیز دیگر
report-words = چه اتفاقی افتاد؟
report-go = فرستادن
report-sent = ممنون. میزبان به آن رسیدگی می‌کند.
host-by = نام شما، برای ثبت کارها
host-reports = گزارش‌ها
host-no-reports = گزارشی نرسیده است.
host-report-by = از { $name }، { $day }
host-act = محروم یا ساکت کردن…
host-settle = رسیدگی شد
host-people = افراد
host-new-name = نام تازه برای { $name }
host-rename = عوض کردن نام
host-log = کارهای میزبان‌ها
host-no-log = هنوز کاری ثبت نشده است.
host-is-name = نامش را میزبان گذاشته است
deed-ban = محروم کرد:
deed-mute = ساکت کرد:
deed-lift = محدودیتش را برداشت:
deed-rename = نامش را عوض کرد:
deed-close = میز را بست:
deed-delete = میز را پاک کرد:
deed-give-back = صندلی را پس داد، سر میز
deed-expire = چیزهای کهنه را پاک کرد
deed-call-off = مسابقات را لغو کرد:
deed-send-away = کسی را حذف کرد، از مسابقات
deed-close-report = به گزارش رسیدگی کرد:

## What somebody likes to take, and how long they think

person-favourites = محبوب‌ها
person-favourites-about = نوار: بازی‌هایی که آن را گرفته؛ بخش پررنگ: بازی‌هایی که با آن برده است.
person-pace = زمان هر تصمیم
pace-decisions = { NUMBER($count) } تصمیم
pace-median = نیمی از آن‌ها تا { $span }
pace-up-to = تا { $span }
pace-beyond = بیشتر از { $span }
pace-more = بیشتر
pace-seconds = { NUMBER($count) } ث
pace-minutes = { NUMBER($count) } دقیقه
pace-hours = { NUMBER($count) } ساعت
pace-days = { NUMBER($count) } روز
