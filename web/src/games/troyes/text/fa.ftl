### آنچه فقط میزِ کشیده‌شدهٔ تروا می‌گوید. نام‌ها و قاعده‌ها از فهرست خود بازی می‌آیند.

## زبانه‌ها، حرف رنگ‌ها، برچسب‌های کوچک
tab-square = میدان
tab-cards = کارت‌ها
tab-city = شهر
tab-events = رویدادها
tab-people = بازیکنان
letter-red = ق
letter-white = س
letter-yellow = ز
letter-black = م
label-district-named = محلهٔ { $name }
label-score-now = امتیاز تا اینجا
label-citizen-of = شهروند { $name }
lying-named = { $name } اینجا شهروند خوابیده دارد؛ پس شهروند دیگری از او اخراج نمی‌شود.
note-roof = عدد زیر سقف برآورد ماست: در دفترچهٔ قوانین نیامده.
note-own = عددی که زیرش خط دارد برای همین بازی وارد شده و با عدد برآوردی فرق دارد.
label-own-number = عدد شخصی
numbers-differ = { NUMBER($number) } عدد فرق دارد
# $given (String) $known (String)
number-differs = { $name }: { $given } به‌جای { $known }
numbers-activity = کارت‌های اقدام
numbers-events = رویدادها
numbers-board = سازه‌ها
number-cost = هزینهٔ تاجر
number-vp = امتیاز
number-activity-vp = امتیاز
    .place = فضای { NUMBER($number) }
    .explain = یک تا سه فضای امتیازدار، بهترین اول. اگر فضایی نیست، خانه‌اش را خالی بگذارید.
number-events-vp = امتیاز
    .place = جای { NUMBER($number) }
    .explain = برای بیشترین مکعب و برای دومین.
number-divisor = مقسوم‌علیه
number-level = سطح
number-banners = پرچم‌ها
number-dice = تاس مبارزه با آن
number-calls = رویدادی که می‌آورد
    .place = نسخهٔ { NUMBER($number) }
number-black_dice = تاس مشکی
number-rows = ردیف‌ها
    .explain = هر ردیف: تاس‌هایش، دونقطه، تعداد خانه‌هایش. میان ردیف‌ها ویرگول لاتین.
number-neutral = طوسی در بازی دونفره
    .explain = شمارهٔ خانه‌ها، ردیف به ردیف از چپ. در هر سه سازه روی هم شش خانه.
number-ranking = ترتیب پادشاه
    .explain = هر شش خانه، آنکه بیشتر دوست دارد اول.

## کارت‌ها و رویدادها در چند کلمه
short-artisan = ۱ نفوذ ← ۶ دنییر
short-merchant = ۲ دنییر
short-miller = هر شهروند ۲ دنییر: کاخ یا اسقفان
short-innkeeper = ۱ دنییر ← ۱ نفوذ
short-blacksmith = مکعب: گروه قرمز ۵ تا بیشتر
short-militia = مکعب: تاس زرد، قرمز حساب می‌شود
short-journeyman = ۳ دنییر ← ۲ امتیاز
short-goldsmith = ۱ امتیاز و ۲ دنییر
short-sculptor = ۱ امتیاز
short-tithing = مکعب: از هر محله یک تاس زرد رایگان
short-monk = مکعب: ۱ تاس سفید = ۳ تاس زرد
short-priest = مکعب: هر تاس زرد ۳ تا بیشتر
short-apprenticeship = مکعب: هر تاس ۵ حساب می‌شود
short-templar = مکعب: ۱ تاس سفید = ۲ تاس قرمز
short-confession = مکعب: هر تاس ۲ تا بیشتر
short-procession = بیشترین تاس مانده: ۲ امتیاز
short-pilgrimage = ۲ امتیاز؛ رنگ‌ها قاطی می‌شوند
short-glassblower = هر ۲ مکعب کلیسا ۱ امتیاز
short-archer = ریختن تاس: ۳ تا ۶، مکعب روی رویداد
short-chivalry = هر تاس قرمز مانده، مکعبی روی رویداد
short-diplomat = ۱ نفوذ ← مکعبی روی رویداد
short-hunting = ۳ نفوذ
short-mercenary = ۳ دنییر
short-tax_collector = هر رقیب در تالار شهر ۱ دنییر
short-captain = هر رویداد با مکعب شما ۱ امتیاز
short-joust = بهترین قرمزهای مانده: ۲ امتیاز
short-troubadour = ۳ نفوذ ← ۲ امتیاز
short-prior = مکعب: ۱ تاس سفید = ۲ تاس سفید
short-baker = هر تاس زرد مانده ۱ دنییر
short-banquet = پرقرمزترین محله: هر تاس ۱ امتیاز
short-marauding = ۱ تاس مشکی
short-brigands = ۱ تاس مشکی
short-skirmishes = ۱ تاس مشکی
short-war = ۲ تاس مشکی
short-normans_attack = ۲ تاس مشکی
short-succession_conflict = شهروند بی‌طرف در کاخ
short-resistance = یک رویداد قرمز دیگر
short-theological_conflict = شهروند بی‌طرف در مقر اسقفان
short-heresy = هرکس ۲ نفوذ از دست می‌دهد
short-migrant_workers = مکعب بی‌طرف در کلیسا
short-interruption_of_work = یک مکعب کلیسا برداشته می‌شود
short-drought = هر شهروند تالار شهر ۱ دنییر
short-support = مکعب بی‌طرف روی دو رویداد
short-civil_war = هرکس ۳ دنییر از دست می‌دهد
short-wayfarers = شهروند بی‌طرف در تالار شهر
short-farm = تاس زرد: نصف ارزشش دنییر

## نوار تصمیم
q-take_dice = { $name }: با کدام تاس‌ها؟
q-choose_cube = { $name }: مکعب خرج می‌کنید؟
q-choose_source = { $name }: کدام شهروند؟
q-choose_times = { $name }: چند بار؟
q-confirm = { $name }، همین‌طور؟
hint-act = کارت، رویداد، سازه، کلیسا یا کشاورزی را انتخاب کنید؛ یا با نفوذ تاس‌هایتان را عوض کنید.
hint-dice = یک تا سه تاس. تاس خودتان رایگان است؛ تاس دیگران هرکدام ۲، ۴ یا ۶.
hint-one-die = یک تاس از این رنگ.
hint-fight = هر { NUMBER($number) } از ارزش تاس‌ها یک مکعب روی آن می‌گذارد، هر مکعب با ۱ نفوذ.
hint-place = یک تاس { $colour } جا را تعیین می‌کند؛ هر که سر راه باشد اخراج می‌شود.
hint-build = تاس‌های سفید روی شمارهٔ خودشان مکعب می‌گذارند: هرکدام ۱ امتیاز، و روی ۱ تا ۳ یک نفوذ، روی ۴ تا ۶ دو نفوذ.
hint-defence = { NUMBER($sum) } در برابر { NUMBER($against) }. تاس‌هایتان را انتخاب کنید؛ قرمزها دو برابرند.
hint-lost = همهٔ تاس‌هایتان { NUMBER($reach) } می‌ارزد و تاس مشکی { NUMBER($against) }: از پسش برنمی‌آیید.
hint-settle =
    { NUMBER($number) ->
        [one] آخرین شهروند انبارتان.
       *[other] { NUMBER($number) } شهروند در انبار دارید.
    }
hint-flip = تاس پشت‌ورو طرف دیگرش را نشان می‌دهد: ۱ و ۶، ۲ و ۵، ۳ و ۴.
then-take = روی هم { NUMBER($price) } دنییر، ارزش { NUMBER($value) }
then-value = ‏⁦{ NUMBER($value) } ÷ { NUMBER($divisor) } = { NUMBER($number) }⁩.
then-worth = ارزش { NUMBER($value) }.
then-pay =
    { NUMBER($hire) ->
        [0] بها: { NUMBER($all) } دنییر.
       *[other] بها: { NUMBER($all) } دنییر، تاس‌ها { NUMBER($price) }، تاجر { NUMBER($hire) }.
    }
then-free = خرجی ندارد.
then-gain = تا اینجا: { $gain }.
then-left = { NUMBER($deniers) } دنییر می‌ماند.
then-more = تا { NUMBER($number) } بار دیگر.
then-hire = اینجا تاجری استخدام می‌کنید: { NUMBER($number) } دنییر.
then-hired = تاجرتان اینجاست.
then-influence = نفوذ: از { NUMBER($old) } به { NUMBER($new) }.
gain-vp = { NUMBER($number) } امتیاز
gain-deniers = { NUMBER($number) } دنییر
gain-influence = { NUMBER($number) } نفوذ
gain-cubes = { NUMBER($number) } مکعب
act-recruit = استخدام · ۲
act-flip = پشت‌ورو · ۴
act-pass = پاس
act-defend = مبارزه
act-yield = تسلیم · ۲ امتیاز کمتر
act-enough =
    { NUMBER($number) ->
        [0] تاس بس است
        [one] همین تاس بس است
       *[other] همین تاس‌ها بس است
    }
act-finish =
    { NUMBER($times) ->
        [0] { act-confirm }
        [one] { act-confirm }
       *[other] { NUMBER($price) ->
            [0] { NUMBER($times) } بار انجام دادن
           *[other] { NUMBER($times) } بار انجام دادن · { NUMBER($price) } دنییر
        }
    }
act-fewer = کمتر…
told-die = هر شهروند در هر دور یک تاس به رنگ بنایش می‌دهد. تاس‌های خودتان رایگان‌اند؛ برای تاس دیگران پول می‌دهید.
told-black-die = باید با تاس‌هایی دست‌کم به همان ارزش جوابش را داد؛ تاس قرمز دو برابر حساب می‌شود. هرکس نتواند، ۲ امتیاز از دست می‌دهد.
act-plain = بدون مکعب
act-confirm =
    { NUMBER($price) ->
        [0] انجام اقدام
       *[other] انجام اقدام · { NUMBER($price) } دنییر
    }
do-activate = فعال کردن { $card }
do-take = برداشتن { $die } از { $name }
do-take-own = برداشتن { $die } از محلهٔ خودتان
do-source = شهروند از: { $name }
source-space = { $building }، فضای { NUMBER($number) }
source-lying = { $building }، خوابیده
do-times = { NUMBER($number) } بار
do-times-cubes = { NUMBER($number) } مکعب
do-collect = { $building }: { NUMBER($number) } دنییر

## سینی
tray-settle = شهروند کاخ تاس قرمز می‌آورد، مقر اسقفان تاس سفید، تالار شهر تاس زرد. حقوق: ۲، ۱ و هیچ.
tray-act = اول بگویید نوبتتان برای چیست، بعد تاس‌هایش را. تا تأیید نکرده‌اید هر قدم را می‌شود پس گرفت.
tray-black_dice = با تاس‌های خودتان جلوی بزرگ‌ترین تاس مشکی را بگیرید.
tray-waiting = اینجا می‌بینید دیگران نوبتشان را چطور می‌چینند.
tray-no-dice = هنوز تاسی نیست
tray-left = { NUMBER($number) } مانده
tray-reach = از { NUMBER($number) }

## پایان
over-one = { $seats } برنده شد، { $ending }
over-more = { $seats } برنده شدند، { $ending }
over-lost = بازی تمام شد: { $ending }
over-margin = فاصله با پادشاه: { NUMBER($number) }.
