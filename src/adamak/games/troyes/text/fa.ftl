### تروا به فارسی: کلمه‌های گزارش، خط فرمان و صفحهٔ وب.
### همهٔ عددها با NUMBER() می‌آیند؛ نام بازیکنان، تاس‌ها، کارت‌ها، رویدادها و جاها متن آماده‌اند.
### «بی‌طرف» همان طوسی است که کسی بازی‌اش نمی‌کند؛ در بازی یک‌نفره خود پادشاه است.

## بازی

game-name = تروا
game-tagline = تاس خودتان کم بود؟ تاس همسایه را بخرید.
game-about = یک تا چهار خاندان ثروتمند شهر تروا را در قرون وسطی می‌گردانند. شهروندانتان تاس قرمز، سفید و زرد برایتان می‌آورند. با یک تا سه تاس، مال خودتان یا خریده از همسایه‌ها، پیشه‌ها را به کار می‌اندازید، کلیسا را بالا می‌برید، با رویدادها می‌جنگید و در سه سازهٔ شهر جا می‌گیرید. آخر بازی شخصیت‌های مخفی دربارهٔ همه داوری می‌کنند. تنها که باشید، حریفتان پادشاه است.
# نام‌ها به رقم تمام می‌شوند؛ پس شمارشان بعد از نام می‌آید.
list-times = ‏{ $thing } ⁦(×{ NUMBER($count) })⁩

## کارت‌های اقدام: زردها

card-artisan = صنعتگر
    .effect = می‌توانید ۱ نفوذ بدهید و ۶ دنییر بگیرید.
card-merchant = بازرگان
    .effect = ۲ دنییر.
card-miller = آسیابان
    .effect = برای هر شهروندتان در کاخ، یا در مقر اسقفان، ۲ دنییر.
card-innkeeper = مهمانخانه‌دار
    .effect = می‌توانید ۱ دنییر بدهید و ۱ نفوذ بگیرید.
card-blacksmith = آهنگر
    .effect = مکعب: ۵ تا به ارزش گروه قرمز اضافه می‌شود.
card-militia = شبه‌نظامیان
    .effect = مکعب: تاس‌های زردتان قرمز حساب می‌شوند.
card-journeyman = کارآموز ماهر
    .effect = می‌توانید ۳ دنییر بدهید و ۲ امتیاز بگیرید.
card-goldsmith = زرگر
    .effect = ۱ امتیاز و ۲ دنییر.
card-sculptor = مجسمه‌ساز
    .effect = ۱ امتیاز.

## کارت‌های اقدام: سفیدها

card-tithing = عشریه
    .effect = مکعب: یک تاس زرد از هر محلهٔ دیگر رایگان است (در بازی یک‌نفره تا سه تاس از پادشاه).
card-monk = راهب
    .effect = مکعب: یک تاس سفید سه تاس زرد حساب می‌شود.
card-priest = کشیش
    .effect = مکعب: ۳ تا به هر تاس زرد اضافه می‌شود.
card-apprenticeship = کارآموزی
    .effect = مکعب: هر تاس ۵ حساب می‌شود. برای کلیسا نه.
card-templar = شوالیهٔ معبد
    .effect = مکعب: یک تاس سفید دو تاس قرمز حساب می‌شود.
card-confession = اعتراف
    .effect = مکعب: ۲ تا به هر تاس اضافه می‌شود. برای کلیسا نه.
card-procession = دستهٔ مذهبی
    .effect = ۲ امتیاز برای کسی که بیشترین تاس در محله‌اش مانده؛ در تساوی همه می‌گیرند.
card-pilgrimage = زیارت
    .effect = ۲ امتیاز. تاس‌ها می‌توانند از چند رنگ باشند.
card-glassblower = شیشه‌گر
    .effect = برای هر ۲ مکعبتان در کلیسا ۱ امتیاز.

## کارت‌های اقدام: قرمزها

card-archer = کماندار
    .effect = تاس بریزید: با ۳ تا ۶ یک مکعب روی هر رویدادی که خواستید.
card-chivalry = شوالیه‌گری
    .effect = برای هر تاس قرمزی که در محله‌تان مانده یک مکعب روی هر رویدادی که خواستید.
card-diplomat = دیپلمات
    .effect = می‌توانید ۱ نفوذ بدهید و یک مکعب روی هر رویدادی که خواستید بگذارید.
card-hunting = شکار
    .effect = ۳ نفوذ.
card-mercenary = مزدوران
    .effect = ۳ دنییر.
card-tax_collector = جمع‌کنندهٔ مالیات
    .effect = هر بازیکن دیگر برای هر شهروندش در تالار شهر ۱ دنییر به شما می‌دهد (در بازی یک‌نفره بانک برای هر شهروند پادشاه ۲ دنییر).
card-captain = کاپیتان
    .effect = برای هر رویدادی که مکعب شما رویش هست ۱ امتیاز.
card-joust = نیزه‌بازی سواره
    .effect = اگر تاس‌های قرمز ماندهٔ شما بیشترین ارزش را دارد ۲ امتیاز؛ مساوی‌ها هم می‌گیرند.
card-troubadour = شاعر دربار
    .effect = می‌توانید ۳ نفوذ بدهید و ۲ امتیاز بگیرید.

## کارت‌های اقدام: کارت‌های افزونه

card-prior = رئیس صومعه
    .effect = مکعب: یک تاس سفید دو تاس سفید حساب می‌شود.
card-baker = نانوا
    .effect = برای هر تاس زردی که در همهٔ میدان مانده ۱ دنییر.
card-banquet = مهمانی
    .effect = برای هر تاس قرمز محله‌ای که بیشترین تاس قرمز را دارد ۱ امتیاز (در بازی یک‌نفره فقط محلهٔ خودتان).

## رویدادها. چند نسخهٔ یک کارت با شماره از هم جدا می‌شوند.

threat-marauding = غارتگری
    .effect = ۱ تاس مشکی. هیچ‌وقت نمی‌رود.
threat-brigands_1 = راهزنان ۱
    .effect = ۱ تاس مشکی.
threat-brigands_2 = راهزنان ۲
    .effect = ۱ تاس مشکی.
threat-brigands_3 = راهزنان ۳
    .effect = ۱ تاس مشکی.
threat-skirmishes_1 = درگیری ۱
    .effect = ۱ تاس مشکی.
threat-skirmishes_2 = درگیری ۲
    .effect = ۱ تاس مشکی.
threat-war = جنگ
    .effect = ۲ تاس مشکی.
threat-normans_attack = حملهٔ نورمان‌ها
    .effect = ۲ تاس مشکی.
threat-succession_conflict = تعارض جانشینی
    .effect = یک شهروند بی‌طرف در فضایی از کاخ می‌ایستد که تاس می‌گوید و هرکس را که آنجاست اخراج می‌کند.
threat-resistance = مقاومت
    .effect = یک رویداد قرمز دیگر می‌آورد. وقتی دفع شد، آخرین مکعب هر رویداد برداشته می‌شود.
threat-theological_conflict = تعارض کلامی
    .effect = یک شهروند بی‌طرف در ردیفی از مقر اسقفان که تاس می‌گوید جا باز می‌کند.
threat-heresy = ارتداد
    .effect = هر بازیکن ۲ نفوذ از دست می‌دهد.
threat-migrant_workers = کارگران مهاجر
    .effect = یک مکعب بی‌طرف در پایین‌ترین فضای خالی کلیسا می‌رود.
threat-interruption_of_work = وقفه در کار
    .effect = بالاترین مکعب کلیسا برداشته می‌شود، مال هرکس که باشد.
threat-drought = خشکسالی
    .effect = هر بازیکن برای هر شهروندش در تالار شهر ۱ دنییر می‌دهد.
threat-support = پشتیبانی
    .effect = یک مکعب بی‌طرف روی هرکدام از دو رویداد سمت چپش می‌رود.
threat-civil_war = جنگ داخلی
    .effect = هر بازیکن ۳ دنییر از دست می‌دهد.
threat-wayfarers = رهگذران
    .effect = یک شهروند بی‌طرف در ردیفی از تالار شهر که تاس می‌گوید جا باز می‌کند.

## شخصیت‌ها

character-urbain_iv = اوربن چهارم
    .effect = مکعب در کلیسا: با ۳، ۵ یا ۷ مکعب ۱، ۳ یا ۶ امتیاز (در بازی دونفره و یک‌نفره با ۴، ۶ یا ۸ مکعب).
character-chretien_de_troyes = کرتین دو تروا
    .effect = شهروند در سه سازه: با ۳، ۵ یا ۷ شهروند ۱، ۳ یا ۶ امتیاز (در بازی دونفره و یک‌نفره با ۴، ۶ یا ۸ شهروند).
character-hugues_de_payns = اوگ دو پین
    .effect = نفوذ: با ۶، ۱۰ یا ۱۵ نفوذ ۱، ۳ یا ۶ امتیاز.
character-thibaut_ii = تیبوی دوم
    .effect = دنییر: با ۶، ۱۲ یا ۱۸ دنییر ۱، ۳ یا ۶ امتیاز.
character-henry_i = هانری یکم
    .effect = کارت رویداد: با ۱، ۳ یا ۵ کارت ۱، ۳ یا ۶ امتیاز.
character-le_florentin = فلورنتین
    .effect = تاجر روی کارت‌های اقدام: با ۲، ۴ یا ۶ تاجر ۱، ۳ یا ۶ امتیاز.

## رنگ‌ها، سازه‌ها، محله‌ها

colour-red = قرمز
    .kind = نظامی
colour-white = سفید
    .kind = مذهبی
colour-yellow = زرد
    .kind = مدنی
colour-black = مشکی
    .kind = دشمنان
building-palace = کاخ
building-bishopric = مقر اسقفان
building-city_hall = تالار شهر
district-d1 = محلهٔ بازیکن ۱
district-d2 = محلهٔ بازیکن ۲
district-d3 = محلهٔ بازیکن ۳
district-d4 = محلهٔ بازیکن ۴
district-gray = محلهٔ بی‌طرف

## تاس‌ها، با هر نامی که در خبرها دارند: یک تاس، چند تاس، نتیجهٔ ریختن دوباره، تاس مشکی

die-red_1 = قرمز ۱
die-red_2 = قرمز ۲
die-red_3 = قرمز ۳
die-red_4 = قرمز ۴
die-red_5 = قرمز ۵
die-red_6 = قرمز ۶
die-white_1 = سفید ۱
die-white_2 = سفید ۲
die-white_3 = سفید ۳
die-white_4 = سفید ۴
die-white_5 = سفید ۵
die-white_6 = سفید ۶
die-yellow_1 = زرد ۱
die-yellow_2 = زرد ۲
die-yellow_3 = زرد ۳
die-yellow_4 = زرد ۴
die-yellow_5 = زرد ۵
die-yellow_6 = زرد ۶
die-black_1 = مشکی ۱
die-black_2 = مشکی ۲
die-black_3 = مشکی ۳
die-black_4 = مشکی ۴
die-black_5 = مشکی ۵
die-black_6 = مشکی ۶
dice-red_1 = { die-red_1 }
dice-red_2 = { die-red_2 }
dice-red_3 = { die-red_3 }
dice-red_4 = { die-red_4 }
dice-red_5 = { die-red_5 }
dice-red_6 = { die-red_6 }
dice-white_1 = { die-white_1 }
dice-white_2 = { die-white_2 }
dice-white_3 = { die-white_3 }
dice-white_4 = { die-white_4 }
dice-white_5 = { die-white_5 }
dice-white_6 = { die-white_6 }
dice-yellow_1 = { die-yellow_1 }
dice-yellow_2 = { die-yellow_2 }
dice-yellow_3 = { die-yellow_3 }
dice-yellow_4 = { die-yellow_4 }
dice-yellow_5 = { die-yellow_5 }
dice-yellow_6 = { die-yellow_6 }
result-red_1 = { die-red_1 }
result-red_2 = { die-red_2 }
result-red_3 = { die-red_3 }
result-red_4 = { die-red_4 }
result-red_5 = { die-red_5 }
result-red_6 = { die-red_6 }
result-white_1 = { die-white_1 }
result-white_2 = { die-white_2 }
result-white_3 = { die-white_3 }
result-white_4 = { die-white_4 }
result-white_5 = { die-white_5 }
result-white_6 = { die-white_6 }
result-yellow_1 = { die-yellow_1 }
result-yellow_2 = { die-yellow_2 }
result-yellow_3 = { die-yellow_3 }
result-yellow_4 = { die-yellow_4 }
result-yellow_5 = { die-yellow_5 }
result-yellow_6 = { die-yellow_6 }
black-black_1 = { die-black_1 }
black-black_2 = { die-black_2 }
black-black_3 = { die-black_3 }
black-black_4 = { die-black_4 }
black-black_5 = { die-black_5 }
black-black_6 = { die-black_6 }

## فضاهای سازه‌ها، ردیف به ردیف؛ جای کارت‌های اقدام؛ جایی که شهروند از آن می‌آید

space-palace_1 = فضای اول کاخ
space-palace_2 = فضای دوم کاخ
space-palace_3 = فضای سوم کاخ
space-palace_4 = فضای چهارم کاخ
space-palace_5 = فضای پنجم کاخ
space-palace_6 = فضای ششم کاخ
space-bishopric_1 = فضای اول مقر اسقفان
space-bishopric_2 = فضای دوم مقر اسقفان
space-bishopric_3 = فضای سوم مقر اسقفان
space-bishopric_4 = فضای چهارم مقر اسقفان
space-bishopric_5 = فضای پنجم مقر اسقفان
space-bishopric_6 = فضای ششم مقر اسقفان
space-city_hall_1 = فضای اول تالار شهر
space-city_hall_2 = فضای دوم تالار شهر
space-city_hall_3 = فضای سوم تالار شهر
space-city_hall_4 = فضای چهارم تالار شهر
space-city_hall_5 = فضای پنجم تالار شهر
space-city_hall_6 = فضای ششم تالار شهر
slot-red_1 = کارت قرمز سطح ۱
slot-red_2 = کارت قرمز سطح ۲
slot-red_3 = کارت قرمز سطح ۳
slot-white_1 = کارت سفید سطح ۱
slot-white_2 = کارت سفید سطح ۲
slot-white_3 = کارت سفید سطح ۳
slot-yellow_1 = کارت زرد سطح ۱
slot-yellow_2 = کارت زرد سطح ۲
slot-yellow_3 = کارت زرد سطح ۳
source-supply = انبار شخصی
source-card_red_1 = { slot-red_1 }
source-card_red_2 = { slot-red_2 }
source-card_red_3 = { slot-red_3 }
source-card_white_1 = { slot-white_1 }
source-card_white_2 = { slot-white_2 }
source-card_white_3 = { slot-white_3 }
source-card_yellow_1 = { slot-yellow_1 }
source-card_yellow_2 = { slot-yellow_2 }
source-card_yellow_3 = { slot-yellow_3 }
source-palace_1 = { space-palace_1 }
source-palace_2 = { space-palace_2 }
source-palace_3 = { space-palace_3 }
source-palace_4 = { space-palace_4 }
source-palace_5 = { space-palace_5 }
source-palace_6 = { space-palace_6 }
source-bishopric_1 = { space-bishopric_1 }
source-bishopric_2 = { space-bishopric_2 }
source-bishopric_3 = { space-bishopric_3 }
source-bishopric_4 = { space-bishopric_4 }
source-bishopric_5 = { space-bishopric_5 }
source-bishopric_6 = { space-bishopric_6 }
source-city_hall_1 = { space-city_hall_1 }
source-city_hall_2 = { space-city_hall_2 }
source-city_hall_3 = { space-city_hall_3 }
source-city_hall_4 = { space-city_hall_4 }
source-city_hall_5 = { space-city_hall_5 }
source-city_hall_6 = { space-city_hall_6 }
source-lying_palace = شهروندان خوابیدهٔ کاخ
source-lying_bishopric = شهروندان خوابیدهٔ مقر اسقفان
source-lying_city_hall = شهروندان خوابیدهٔ تالار شهر

## امتیاز و دنییر و نفوذ از کجا می‌آید و به کجا می‌رود

reason-artisan = { card-artisan }
reason-merchant = { card-merchant }
reason-miller = { card-miller }
reason-innkeeper = { card-innkeeper }
reason-blacksmith = { card-blacksmith }
reason-militia = { card-militia }
reason-journeyman = { card-journeyman }
reason-goldsmith = { card-goldsmith }
reason-sculptor = { card-sculptor }
reason-tithing = { card-tithing }
reason-monk = { card-monk }
reason-priest = { card-priest }
reason-apprenticeship = { card-apprenticeship }
reason-templar = { card-templar }
reason-confession = { card-confession }
reason-procession = { card-procession }
reason-pilgrimage = { card-pilgrimage }
reason-glassblower = { card-glassblower }
reason-archer = { card-archer }
reason-chivalry = { card-chivalry }
reason-diplomat = { card-diplomat }
reason-hunting = { card-hunting }
reason-mercenary = { card-mercenary }
reason-tax_collector = { card-tax_collector }
reason-captain = { card-captain }
reason-joust = { card-joust }
reason-troubadour = { card-troubadour }
reason-prior = { card-prior }
reason-baker = { card-baker }
reason-banquet = { card-banquet }
reason-marauding = { threat-marauding }
reason-brigands_1 = { threat-brigands_1 }
reason-brigands_2 = { threat-brigands_2 }
reason-brigands_3 = { threat-brigands_3 }
reason-skirmishes_1 = { threat-skirmishes_1 }
reason-skirmishes_2 = { threat-skirmishes_2 }
reason-war = { threat-war }
reason-normans_attack = { threat-normans_attack }
reason-succession_conflict = { threat-succession_conflict }
reason-resistance = { threat-resistance }
reason-theological_conflict = { threat-theological_conflict }
reason-heresy = { threat-heresy }
reason-migrant_workers = { threat-migrant_workers }
reason-interruption_of_work = { threat-interruption_of_work }
reason-drought = { threat-drought }
reason-support = { threat-support }
reason-civil_war = { threat-civil_war }
reason-wayfarers = { threat-wayfarers }
reason-urbain_iv = { character-urbain_iv }
reason-chretien_de_troyes = { character-chretien_de_troyes }
reason-hugues_de_payns = { character-hugues_de_payns }
reason-thibaut_ii = { character-thibaut_ii }
reason-henry_i = { character-henry_i }
reason-le_florentin = { character-le_florentin }
reason-cathedral = کلیسا
reason-salary = حقوق پرداخت‌نشده
reason-black_die = تاس مشکی بی‌پاسخ
reason-le_roy = اقدام پادشاه

## تصمیم‌ها: نامشان، پرسششان، و آنچه بقیه می‌خوانند

phase-settle = جایگذاری اولیه
ask-settle = شهروندتان را کجا می‌گذارید؟
wait-settle = { $seat } دارد شهروندی را جا می‌دهد.
phase-black_dice = مقابله با بزرگ‌ترین تاس مشکی
ask-black_dice = چطور با بزرگ‌ترین تاس مشکی مقابله می‌کنید؟
wait-black_dice = { $seat } دارد با یک تاس مشکی مقابله می‌کند.
phase-flip = انتخاب تاس برای پشت‌ورو کردن
ask-flip = کدام تاس‌هایتان را پشت‌ورو می‌کنید؟ حداکثر سه تا.
wait-flip = { $seat } دارد تاس پشت‌ورو می‌کند.
phase-act = انتخاب اقدام نوبت
ask-act = چه می‌کنید؟
wait-act = نوبت { $seat } است.
phase-take_dice = انتخاب تاس‌های گروه
ask-take_dice = با کدام تاس‌ها؟ یک تا سه تاس، یکی‌یکی.
wait-take_dice = { $seat } دارد تاس انتخاب می‌کند.
phase-choose_cube = خرج کردن یا نکردن مکعب
ask-choose_cube = برای این اقدام مکعبی خرج می‌کنید؟
wait-choose_cube = { $seat } دارد به خرج کردن مکعب فکر می‌کند.
phase-choose_source = انتخاب شهروند
ask-choose_source = شهروند از کجا بیاید؟
wait-choose_source = { $seat } دارد شهروندی انتخاب می‌کند.
phase-choose_times = انتخاب تعداد دفعه‌ها
ask-choose_times = چند بار فعال شود، یا چند مکعب روی رویداد برود؟
wait-choose_times = { $seat } دارد تعداد دفعه‌ها را انتخاب می‌کند.
phase-confirm = تأیید اقدام
ask-confirm = همین‌طور انجام شود؟
wait-confirm = { $seat } دارد اقدامش را تأیید می‌کند.
phase-miller = انتخاب سازه برای آسیابان
ask-miller = این بار کدام سازه دنییر بدهد؟
wait-miller = { $seat } دارد برای آسیابان سازه انتخاب می‌کند.
phase-exchange = انتخاب تعداد تبدیل‌ها
ask-exchange = چند بار تبدیل می‌کنید؟
wait-exchange = { $seat } دارد انتخاب می‌کند چند بار تبدیل کند.
phase-event_cubes = گذاشتن مکعب روی رویدادها
ask-event_cubes = مکعب بعدی روی کدام رویداد برود؟
wait-event_cubes = { $seat } دارد روی رویدادها مکعب می‌گذارد.
phase-over = پایان بازی

## حرکت‌ها

# $black_value (Number) $cost (Number) $deniers (Number) $divisor (Number) $each (Number) $influence (Number)
# $le_roy (Number) $level (Number) $margin (Number) $missing (Number) $price (Number) $round (Number)
# $salary (Number) $vp (Number)
# $black (String) $blacks (String) $building (String) $character (String) $colour (String) $colours (String)
# $dice (String) $die (String) $district (String) $grade (String) $owner (String) $result (String) $source (String)
# $space (String) $threat (String)
move-settle = گذاشتن شهروند در { $space }
move-activate = فعال کردن { $slot }
move-build = ساختن کلیسا
move-fight = مبارزه با { $threat }
move-place = گذاشتن شهروند در { $building }
move-farm = کشاورزی: دنییر با تاس زرد
move-pass = پاس تا آخر راند
move-take = برداشتن تاس { $die } از { $district }
move-enough = همین تاس‌ها کافی است
move-spend = خرج کردن یک مکعب { $card }
move-plain = بدون مکعب
move-source = برداشتن شهروند از { $source }
move-times =
    { NUMBER($number) ->
        [1] یک بار: یک فعال‌سازی یا یک مکعب
       *[other] { NUMBER($number) } بار: همین‌قدر فعال‌سازی یا مکعب
    }
move-confirm = انجام شود
move-reroll = با ۱ نفوذ: دوباره ریختن تاس { $die }
move-recruit = با ۲ نفوذ: استخدام شهروند
move-flip = با ۴ نفوذ: پشت‌ورو کردن ۱ تا ۳ تاس
move-turn = پشت‌ورو کردن تاس { $die }
move-done = تاس دیگری پشت‌ورو نشود
move-use = تاس { $die } در برابر تاس‌های مشکی
move-oppose = مقابلهٔ هم‌زمان با تاس { $die }
move-defend = مقابله با همین تاس‌ها
move-yield = تسلیم: تاسی خرج نمی‌شود و ۲ امتیاز از دست می‌دهید
move-collect = دنییر برای شهروندانتان در { $building }
move-exchange =
    { NUMBER($number) ->
        [0] بدون تبدیل
       *[other] { NUMBER($number) } بار تبدیل
    }
move-cube = گذاشتن مکعب روی { $threat }
move-stop = مکعب دیگری گذاشته نشود

## رویدادهای بازی: گزارش. چینش و شروع راند

event-settled = { $seat } شهروندی در { $space } می‌گذارد.
event-gray_settled = یک شهروند بی‌طرف در { $space } می‌ایستد.
event-le_roy_settled = پادشاه شهروندی در { $space } می‌گذارد.
event-round_started = راند { NUMBER($round) } از { NUMBER($rounds) } شروع می‌شود. بازیکن شروع‌کننده: { $seat }.
event-le_roy_starts = راند { NUMBER($round) } از { NUMBER($rounds) } شروع می‌شود. شروع‌کننده پادشاه است.
event-card_revealed = { $slot } رو می‌شود: { $card }.
event-income =
    { NUMBER($salary) ->
        [0] { $seat } { NUMBER($deniers) } دنییر می‌گیرد و حقوقی ندارد که بپردازد.
       *[other] { $seat } { NUMBER($deniers) } دنییر می‌گیرد و { NUMBER($salary) } دنییر حقوق می‌پردازد.
    }
event-vp_lost =
    { NUMBER($vp) ->
        [0] { $reason }: { $seat } امتیازی ندارد که از دست بدهد.
       *[other] { $reason }: { $seat } { NUMBER($vp) } امتیاز از دست می‌دهد.
    }
event-dice_rolled =
    { NUMBER($dice_count) ->
        [0] { $seat } تاسی برای ریختن ندارد.
       *[other] { $seat } تاس می‌ریزد: { $dice }.
    }
event-gray_rolled =
    { NUMBER($dice_count) ->
        [0] تاس بی‌طرفی برای ریختن نیست.
       *[other] تاس‌های بی‌طرف: { $dice }.
    }
event-threat_revealed = رویداد تازه‌ای شهر را تهدید می‌کند: { $threat }.
event-black_dice_added = { $threat }: { NUMBER($number) } تاس مشکی می‌آید.
event-threat_paid =
    { NUMBER($deniers) ->
        [0] { $threat }: { $seat } چیزی نمی‌پردازد.
       *[other] { $threat }: { $seat } { NUMBER($deniers) } دنییر می‌پردازد.
    }
event-influence_lost =
    { NUMBER($influence) ->
        [0] { $threat }: { $seat } نفوذی ندارد که از دست بدهد.
       *[other] { $threat }: { $seat } { NUMBER($influence) } نفوذ از دست می‌دهد.
    }
event-gray_placed = { $threat }: تاس { NUMBER($value) } می‌آید و یک شهروند بی‌طرف در { $space } می‌ایستد.
event-threat_skipped = { $threat } این بار اثری ندارد: شهروند بی‌طرفی نمی‌شود گذاشت.
event-expelled = یک شهروند { $seat } اخراج می‌شود و روی { $building } می‌خوابد.
event-gray_expelled = یک شهروند بی‌طرف اخراج می‌شود و روی { $building } می‌خوابد.
event-gray_event_cube = یک مکعب بی‌طرف روی { $threat } می‌رود.
# $times (Number)
event-gray_event_cube-many = { NUMBER($times) } مکعب بی‌طرف روی { $threat } می‌رود.
event-gray_built = یک مکعب بی‌طرف در شمارهٔ { NUMBER($value) } سطح { NUMBER($level) } کلیسا می‌رود.
event-cathedral_cube_removed = مکعب { $seat } از شمارهٔ { NUMBER($value) } سطح { NUMBER($level) } کلیسا برداشته می‌شود.
event-gray_cathedral_cube_removed = مکعب بی‌طرف از شمارهٔ { NUMBER($value) } سطح { NUMBER($level) } کلیسا برداشته می‌شود.
event-black_rolled =
    { NUMBER($blacks_count) ->
        [0] در این راند دشمنی حمله نمی‌کند.
       *[other] تاس‌های دشمن: { $blacks }.
    }

## رویدادهای بازی: دفاع و نفوذ

event-defended = { $seat } با تاس { $dice } جلوی تاس { $blacks } می‌ایستد و { NUMBER($influence) } نفوذ می‌گیرد.
event-undefended = { $seat } از پس تاس { $black } برنمی‌آید. تاس مشکی با این حال کنار می‌رود.
event-rerolled = { $seat } ۱ نفوذ می‌دهد و تاس { $die } را دوباره می‌ریزد: { $result }.
event-recruited = { $seat } ۲ نفوذ می‌دهد و شهروندی استخدام می‌کند.
# $times (Number)
event-recruited-many = { $seat } برای هر نفر ۲ نفوذ می‌دهد و { NUMBER($times) } شهروند استخدام می‌کند.
event-flipped = { $seat } ۴ نفوذ می‌دهد و این‌ها را پشت‌ورو می‌کند: { $dice }.

## رویدادهای بازی: اقدام‌ها

event-dice_used =
    { NUMBER($price) ->
        [0] { $seat } از تاس { $dice } به ارزش { NUMBER($value) } استفاده می‌کند.
       *[other] { $seat } از تاس { $dice } به ارزش { NUMBER($value) } استفاده می‌کند و { NUMBER($price) } دنییر بابت تاس‌ها می‌پردازد.
    }
event-dice_sold = { $owner } بابت { NUMBER($number) } تاس { NUMBER($deniers) } دنییر می‌گیرد.
event-cube_spent = { $seat } یک مکعب { $card } را خرج می‌کند.
# $times (Number)
event-cube_spent-many = { $seat } { NUMBER($times) } مکعب { $card } را خرج می‌کند.
event-citizen_moved = { $seat } از { $source } یک شهروند برمی‌دارد.
event-hired =
    { NUMBER($vp) ->
        [0] { $seat } با { NUMBER($deniers) } دنییر تاجری برای { $card } استخدام می‌کند. فضاهای امتیازدار پر است؛ پس تاجر روی تصویر می‌ایستد.
       *[other] { $seat } با { NUMBER($deniers) } دنییر تاجری برای { $card } استخدام می‌کند، در فضایی که آخر بازی { NUMBER($vp) } امتیاز دارد.
    }
event-activated = { $seat } { $card } را { NUMBER($number) } بار فعال می‌کند.
event-card_cubes = { $seat } { NUMBER($number) } مکعب برای بعد روی { $card } می‌گذارد.
event-built = { $seat } شمارهٔ { NUMBER($value) } سطح { NUMBER($level) } کلیسا را می‌سازد: { NUMBER($influence) } نفوذ.
event-fought = { $seat } با { NUMBER($number) } مکعب به مبارزه با { $threat } می‌رود.
event-event_cube = { $seat } یک مکعب روی { $threat } می‌گذارد و ۱ نفوذ می‌گیرد.
# $times (Number)
event-event_cube-many = { $seat } { NUMBER($times) } مکعب روی { $threat } می‌گذارد و { NUMBER($times) } نفوذ می‌گیرد.
event-threat_countered = همهٔ پرچم‌های { $threat } پر شد: رویداد دفع شد.
event-threat_won = کارت { $threat } به { $seat } می‌رسد.
event-threat_discarded = بیشترین مکعب روی { $threat } از بی‌طرف است؛ کارت می‌سوزد.
event-last_cube_removed = مقاومت درهم شکست: آخرین مکعب { $threat } برداشته می‌شود.
event-placed = { $seat } شهروندی در { $space } می‌گذارد.
event-farmed =
    { NUMBER($deniers) ->
        [0] { $seat } کشاورزی می‌کند، ولی ارزش { NUMBER($value) } دنییری نمی‌آورد.
       *[other] { $seat } کشاورزی می‌کند: ارزش { NUMBER($value) }، درآمد { NUMBER($deniers) } دنییر.
    }
event-vp_gained = { $reason }: { $seat } { NUMBER($vp) } امتیاز می‌گیرد.
event-deniers_gained =
    { NUMBER($deniers) ->
        [0] { $reason }: دنییری به { $seat } نمی‌رسد.
       *[other] { $reason }: { $seat } { NUMBER($deniers) } دنییر می‌گیرد.
    }
event-influence_gained =
    { NUMBER($influence) ->
        [0] { $reason }: نفوذ { $seat } از قبل به سقف ۲۰ رسیده است.
       *[other] { $reason }: { $seat } { NUMBER($influence) } نفوذ می‌گیرد.
    }
event-taxed =
    { NUMBER($deniers) ->
        [0] { $seat } به { $to } مالیاتی بدهکار نیست یا دنییری ندارد که بدهد.
       *[other] { $seat } به { $to } { NUMBER($deniers) } دنییر مالیات می‌دهد.
    }
event-archer_rolled =
    { NUMBER($number) ->
        [0] کمانداران { $seat } می‌ریزند: { $dice }. هیچ تیری به هدف نمی‌خورد.
       *[other] کمانداران { $seat } می‌ریزند: { $dice }. { NUMBER($number) } تیر به هدف می‌خورد.
    }
event-exchanged =
    { NUMBER($number) ->
        [0] { $seat } با { $card } چیزی تبدیل نمی‌کند.
       *[other] { $seat } با { $card } { NUMBER($number) } بار تبدیل می‌کند.
    }
event-passed = { $seat } پاس می‌دهد. { NUMBER($deniers) } دنییر در محله‌اش می‌ماند.
event-pass_income = { $seat } پاس داده: { NUMBER($deniers) } دنییر دیگر به محله‌اش می‌رود.

## رویدادهای بازی: پایان راند و پایان بازی

event-pass_money_taken = { $seat } { NUMBER($deniers) } دنییر محله‌اش را برمی‌دارد.
event-returned = شهروندان خوابیدهٔ { $seat } روی { $building } به انبار شخصی برمی‌گردند.
event-gray_returned = شهروندان خوابیدهٔ بی‌طرف روی { $building } به انبار عمومی برمی‌گردند.
event-game_ended =
    { $ending ->
        [shared] بازی تمام شد. امتیاز { $seats } برابر است و با هم برنده‌اند.
        [defeat] بازی تمام شد. پادشاه عقب نیست: شکستی سخت.
        [poor] بازی تمام شد. { $seats } به‌سختی از پادشاه جلوتر است: نمایشی ضعیف، ولی برده است.
        [average] بازی تمام شد. { $seats } از پادشاه جلوتر است: نمایشی متوسط.
        [not_bad] بازی تمام شد. { $seats } خوب از پادشاه جلو افتاده: اصلاً بد نبود.
        [worried] بازی تمام شد. { $seats } خیلی جلوتر است: پادشاه نگران شده.
        [masterful] بازی تمام شد. { $seats } پادشاه را خیلی عقب گذاشته: استادانه بود!
       *[points] بازی تمام شد. { $seats } بیشترین امتیاز را دارد و می‌برد.
    }

## رویدادهای بازی: پادشاه

event-le_roy_rolled = جمع دو تاس مشکی پادشاه { NUMBER($number) } است.
event-le_roy_used =
    { NUMBER($dice_count) ->
        [0] پادشاه تاسی خرج نمی‌کند.
       *[other] پادشاه خرج می‌کند: { $dice }.
    }
event-le_roy_bought = پادشاه بهترین تاس بازیکن ({ $die }) را برمی‌دارد. بانک { NUMBER($deniers) } دنییر بابتش می‌دهد.
event-le_roy_vp = { $reason }: پادشاه { NUMBER($vp) } امتیاز می‌گیرد.
event-le_roy_placed = پادشاه شهروندی در { $space } می‌گذارد.
event-le_roy_fought = پادشاه { NUMBER($number) } پرچم خالی { $threat } را پر می‌کند.
event-le_roy_hired = پادشاه تاجری روی { $card } می‌گذارد، در فضایی که آخر بازی { NUMBER($vp) } امتیاز دارد.
event-le_roy_built = پادشاه شمارهٔ { NUMBER($value) } سطح { NUMBER($level) } کلیسا را می‌سازد.
event-le_roy_nothing = با { NUMBER($number) } کاری از پادشاه برنمی‌آید.
event-le_roy_defended = پادشاه با تاس { $die } تاس { $black } را کنار می‌زند.
event-le_roy_stood_by = پادشاه تاسی ندارد: تاس { $black } بی‌مقابله کنار می‌رود.
event-character_scored = { $character } همین حالا امتیاز می‌دهد: { NUMBER($vp) } برای بازیکن و { NUMBER($le_roy) } برای پادشاه. کارت از بازی بیرون می‌رود.
event-le_roy_done = تاس‌های پادشاه تمام شد.

## چرا نمی‌شود

refusal-game-over = بازی تمام شده و دیگر حرکتی نمانده است.
refusal-not-your-decision = حالا تصمیم با { $seat } است: { $phase }.
refusal-settle-not-now = جایگذاری اولیه مال قبل از راند اول است. تصمیمی که الان با شماست: { $phase }.
refusal-activate-not-now = فعال کردن کارت اقدام نوبتتان است، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-build-not-now = ساختن کلیسا اقدام نوبتتان است، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-fight-not-now = مبارزه با رویداد اقدام نوبتتان است، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-place-not-now = گذاشتن شهروند اقدام نوبتتان است، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-farm-not-now = کشاورزی اقدام نوبتتان است، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-pass-not-now = پاس دادن جای اقدام را می‌گیرد، بعد از تمام شدن تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-take-not-now = تاس را درست بعد از این برمی‌دارید که گفتید اقدامتان چیست. تصمیمی که الان با شماست: { $phase }.
refusal-enough-not-now = کافی بودن تاس‌ها را وقتی می‌گویید که دارید تاس‌های اقدامتان را انتخاب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-spend-not-now = مکعب را بعد از انتخاب تاس‌های اقدام خرج می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-plain-not-now = مکعب را بعد از انتخاب تاس‌های اقدام می‌پرسیم، اگر یکی از مکعب‌هایتان به کار بیاید. تصمیمی که الان با شماست: { $phase }.
refusal-source-not-now = جای برداشتن شهروند را وقتی انتخاب می‌کنید که تاجر استخدام می‌کنید یا شهروند می‌گذارید، بعد از تاس‌ها. تصمیمی که الان با شماست: { $phase }.
refusal-times-not-now = تعداد دفعه‌ها را بعد از تاس‌های اقدام روی کارت یا رویداد انتخاب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-confirm-not-now = اقدام را آخر کار تأیید می‌کنید، وقتی همه چیزش معلوم شده باشد. تصمیمی که الان با شماست: { $phase }.
refusal-reroll-not-now = تاس را با نفوذ در نوبت خودتان دوباره می‌ریزید، قبل از اقدام یا قبل از انتخاب تاس در برابر تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-recruit-not-now = شهروند را با نفوذ در نوبت خودتان استخدام می‌کنید، قبل از اقدام یا قبل از انتخاب تاس در برابر تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-flip-not-now = تاس‌ها را با نفوذ در نوبت خودتان پشت‌ورو می‌کنید، قبل از اقدام یا قبل از انتخاب تاس در برابر تاس‌های مشکی. تصمیمی که الان با شماست: { $phase }.
refusal-turn-not-now = تاس‌های پشت‌ورو را وقتی نام می‌برید که نفوذش را داده باشید. تصمیمی که الان با شماست: { $phase }.
refusal-done-not-now = پشت‌ورو کردن را وقتی تمام می‌کنید که نفوذش را داده و تاسی را پشت‌ورو کرده باشید. تصمیمی که الان با شماست: { $phase }.
refusal-use-not-now = تاس را این‌طور فقط در برابر تاس‌های مشکی به کار می‌برید، قبل از اقدام‌های راند. تصمیمی که الان با شماست: { $phase }.
refusal-oppose-not-now = با تاس مشکی فقط وقتی مقابله می‌کنید که ریخته شده باشد، قبل از اقدام‌های راند. تصمیمی که الان با شماست: { $phase }.
refusal-defend-not-now = با تاس‌های مشکی فقط وقتی می‌جنگید که ریخته شده باشند، قبل از اقدام‌های راند. تصمیمی که الان با شماست: { $phase }.
refusal-yield-not-now = فقط در برابر تاس مشکی تسلیم می‌شوید، قبل از اقدام‌های راند. تصمیمی که الان با شماست: { $phase }.
refusal-collect-not-now = سازه را برای دنییر فقط وقتی انتخاب می‌کنید که آسیابان را فعال کرده باشید. تصمیمی که الان با شماست: { $phase }.
refusal-exchange-not-now = تبدیل فقط با فعال کردن صنعتگر، مهمانخانه‌دار، کارآموز ماهر یا شاعر دربار است. تصمیمی که الان با شماست: { $phase }.
refusal-cube-not-now = مکعب تکی را فقط با شوالیه‌گری، کماندار یا دیپلمات روی رویداد می‌گذارید. مبارزه با رویداد خودش یک اقدام است. تصمیمی که الان با شماست: { $phase }.
refusal-stop-not-now = از مکعب گذاشتن فقط وقتی دست می‌کشید که شوالیه‌گری، کماندار یا دیپلمات اجازهٔ گذاشتنش را داده باشد. تصمیمی که الان با شماست: { $phase }.
refusal-action-chosen = هر نوبت یک اقدام دارید و انتخابش کرده‌اید. تصمیمی که الان با شماست: { $phase }.
refusal-nothing-to-show = چیزی برای نشان دادن نیست: شخصیت‌ها تا آخر مخفی‌اند و جز آن چیزی پنهان نیست.
refusal-space-taken = نمی‌توانید شهروندی در { $space } بگذارید: کسی آنجا ایستاده. جایگذاری اولیه فقط در فضای خالی است.
refusal-card-face-down = هنوز نمی‌توانید { $slot } را فعال کنید: به پشت است و در راند { NUMBER($round) } رو می‌شود.
refusal-no-citizen = برای این کار شهروندی ندارید: نه در انبار شخصی و نه روی صفحه. اول با ۲ نفوذ یکی استخدام کنید.
refusal-tradesman-too-dear = هنوز تاجری روی { $card } ندارید و استخدامش { NUMBER($price) } دنییر است. { NUMBER($deniers) } دنییر دارید: { NUMBER($missing) } دنییر کم است.
refusal-threat-not-in-queue = { $threat } در صف رویدادها نیست؛ پس کاری با آن نمی‌شود کرد.
refusal-no-dice-of-colour =
    { NUMBER($colours_count) ->
        [1] در میدان تاسی برای این کار نیست: تاس { $colours } لازم است.
       *[other] در میدان تاسی برای این کار نیست. یکی از این رنگ‌ها لازم است: { $colours }.
    }
refusal-cathedral-dice-full = هیچ‌کدام از تاس‌های سفید در کلیسا جای خالی ندارد: شماره‌هایشان تا بالا ساخته شده است.
refusal-all-protected = هیچ تاسی در میدان به کار نمی‌آید: باید کسی را از { $building } اخراج کنید که هم‌رنگش همان‌جا خوابیده، و چنین رنگی در امان است.
refusal-dice-too-dear = از پس هزینه‌اش برنمی‌آیید: تاس دیگران، و تاجر اگر لازم باشد، دست‌کم { NUMBER($price) } دنییر می‌شود. { NUMBER($deniers) } دنییر دارید: { NUMBER($missing) } دنییر کم است.
refusal-value-out-of-reach =
    { NUMBER($divisor) ->
        [0] تاسی که از پس هزینه‌اش برآیید، اینجا به کار نمی‌آید.
       *[other] ارزش گروه باید دست‌کم { NUMBER($divisor) } باشد و با تاس‌هایی که از پس هزینه‌شان برمی‌آیید به آن نمی‌رسید، حتی با مکعب.
    }
refusal-die-not-there = نمی‌توانید تاس { $die } را از محلهٔ { $seat } بردارید: چنین تاسی آنجا نیست یا دیگر نمانده.
refusal-die-not-gray = نمی‌توانید تاس { $die } را از محلهٔ بی‌طرف بردارید: چنین تاسی آنجا نیست یا دیگر نمانده.
refusal-district-without-player = در این بازی کسی آنجا ننشسته است: چنین محله‌ای در میدان نیست.
refusal-group-full =
    { NUMBER($number) ->
        [1] تاستان را برداشته‌اید: گذاشتن شهروند دقیقاً یک تاس می‌خواهد.
       *[other] گروهتان پر است: هر اقدام حداکثر { NUMBER($number) } تاس می‌خواهد.
    }
refusal-colours-mixed = نمی‌توانید تاس { $die } را اضافه کنید: تاس‌های یک گروه همرنگ‌اند. فقط زیارت چند رنگ را با هم می‌پذیرد.
refusal-one-white-die-only = نمی‌توانید تاس { $die } را اضافه کنید: اینجا تاس سفید فقط با مکعب راهب، شوالیهٔ معبد یا رئیس صومعه به کار می‌آید، و آن هم تنها.
refusal-militia-without-red = نمی‌توانید تاس { $die } را اضافه کنید: مکعب شبه‌نظامیان تاس زرد را جای قرمز می‌نشاند، ولی تاس قرمز واقعی نباید بینشان باشد.
refusal-die-wrong-colour =
    { NUMBER($colours_count) ->
        [1] تاس { $die } اینجا به کار نمی‌آید: تاس { $colours } لازم است.
       *[other] تاس { $die } اینجا به کار نمی‌آید. رنگ تاس باید یکی از این‌ها باشد: { $colours }.
    }
refusal-cathedral-number-full = این تاس به کار نمی‌آید: با تاس‌هایی که برداشته‌اید، شمارهٔ { NUMBER($value) } دیگر سطح خالی در کلیسا ندارد.
refusal-expulsion-protected = با تاس { $die } نمی‌شود: کسی از { $building } اخراج می‌شود که هم‌رنگش همان‌جا خوابیده. چنین رنگی تا آخر راند در امان است.
refusal-no-die-yet = اول دست‌کم یک تاس انتخاب کنید.
refusal-value-too-low = ارزش تاس‌هایتان { NUMBER($value) } است و دست‌کم { NUMBER($divisor) } لازم است. تاسی اضافه کنید یا از نو شروع کنید.
refusal-no-cube = مکعبی روی { $card } ندارید که خرج کنید.
refusal-cube-does-not-fit = مکعب { $card } اینجا کمکی نمی‌کند: یا به این تاس‌ها نمی‌خورد یا به این اقدام.
refusal-cube-needed = رنگ این تاس‌ها به‌تنهایی درست نیست. اینجا فقط با مکعب به کار می‌آیند.
refusal-supply-empty = انبار شخصی‌تان خالی است. شهروندی از روی صفحه بردارید، یا پیش از اقدام با ۲ نفوذ یکی استخدام کنید.
refusal-no-citizen-there = نمی‌توانید از { $source } شهروندی بردارید: آنجا شهروندی ندارید.
refusal-too-many-times = زیاد است: { NUMBER($value) } تقسیم بر { NUMBER($divisor) } فقط به { NUMBER($number) } بار می‌رسد.
refusal-banners-full = زیاد است: { $threat } فقط { NUMBER($number) } پرچم خالی دارد.
refusal-influence-too-late = نفوذ را پیش از انتخاب تاس برای مقابله خرج می‌کنید. اگر لازمش دارید، اول انتخابتان را پس بگیرید.
refusal-influence-lacking = این کار { NUMBER($price) } نفوذ می‌خواهد و شما { NUMBER($influence) } نفوذ دارید.
refusal-nobody-to-recruit = کسی برای استخدام نمانده است: هر ۱۲ شهروندتان در بازی‌اند.
refusal-no-own-dice = در محله‌تان تاسی ندارید. نفوذ فقط تاس‌های خودتان را عوض می‌کند.
refusal-die-not-yours = تاس { $die } در محله‌تان ندارید؛ اینجا فقط تاس خودتان به کار می‌آید.
refusal-able-to-fight = نمی‌توانید تسلیم شوید: تاس‌هایتان اینجا { NUMBER($value) } می‌ارزند (قرمزها دو برابر) و برای { NUMBER($black_value) } کافی است.
refusal-unable-to-fight = همهٔ تاس‌هایتان روی هم اینجا { NUMBER($value) } می‌ارزند (قرمزها دو برابر) و برای { NUMBER($black_value) } کم است. با نفوذ تاس‌ها را عوض کنید یا تسلیم شوید.
refusal-no-such-black-die = بین تاس‌های مشکی دیگر { $die } نیست.
refusal-too-strong = یکجا زیاد است: همهٔ تاس‌هایتان روی هم اینجا { NUMBER($value) } می‌ارزند (قرمزها دو برابر) و مشکی‌ها { NUMBER($black_value) } می‌شوند.
refusal-too-weak = تاس‌هایی که انتخاب کرده‌اید اینجا { NUMBER($value) } می‌ارزند (قرمزها دو برابر). برای { NUMBER($black_value) } بیشتر لازم است.
refusal-too-many-exchanges = حداکثر { NUMBER($number) } بار می‌توانید تبدیل کنید: بیشترش یا فعال نشده یا از پس هزینه‌اش برنمی‌آیید.

## پایان‌ها، درجه‌ها و امتیازها

ending-points = با بیشترین امتیاز
ending-shared = با هم، با امتیاز برابر
ending-defeat = شکست از پادشاه
ending-poor = در برابر پادشاه و با نمایشی ضعیف
ending-average = در برابر پادشاه و با نمایشی متوسط
ending-not_bad = در برابر پادشاه و با نمایشی نه‌چندان بد
ending-worried = در برابر پادشاه و با نگران کردن او
ending-masterful = در برابر پادشاه و استادانه
grade-defeat = شکست سخت
    .explain = امتیاز پادشاه دست‌کم به اندازهٔ شماست.
grade-poor = ضعیف
    .explain = ۱ تا ۵ امتیاز جلوتر. سرتان هنوز در دست پادشاه است.
grade-average = متوسط
    .explain = ۶ تا ۱۰ امتیاز جلوتر.
grade-not_bad = بد نیست
    .explain = ۱۱ تا ۱۵ امتیاز جلوتر. دارید خودتان را نشان می‌دهید.
grade-worried = پادشاه نگران است
    .explain = ۱۶ تا ۲۰ امتیاز جلوتر.
grade-masterful = استادانه
    .explain = بیشتر از ۲۰ امتیاز جلوتر. تبریک!
score-play = امتیاز طول بازی
score-events = رویدادهای صف
score-tradesmen = تاجرها
score-cathedral = جریمهٔ سطح‌های خالی کلیسا
score-urbain_iv = { character-urbain_iv }
score-chretien_de_troyes = { character-chretien_de_troyes }
score-hugues_de_payns = { character-hugues_de_payns }
score-thibaut_ii = { character-thibaut_ii }
score-henry_i = { character-henry_i }
score-le_florentin = { character-le_florentin }
score-total = جمع

## برچسب‌های میز

label-round = راند
label-round-of = راند { NUMBER($round) } از { NUMBER($rounds) }
label-start-player = بازیکن شروع‌کننده
label-square = میدان شهر
label-district = محله
label-district-of = محلهٔ { $seat }
label-district-yours = محلهٔ شما
label-district-empty = بدون تاس
label-gray = بی‌طرف
label-le-roy = پادشاه
label-buildings = سازه‌ها
label-salary =
    { NUMBER($deniers) ->
        [0] بدون حقوق
       *[other] هر شهروند { NUMBER($deniers) } دنییر
    }
label-salary-due = حقوق راند بعد: { NUMBER($deniers) } دنییر
label-row-dice = ردیف تاس‌های { $dice }
label-empty-space = فضای خالی
label-lying = خوابیده
label-lying-of = { $seat } اینجا شهروند خوابیده دارد؛ پس شهروند دیگری از او اخراج نمی‌شود.
label-protected = در امان
label-cathedral = کلیسا
label-level = سطح
label-level-of = سطح { NUMBER($level) }
label-number = شمارهٔ { NUMBER($number) }
label-activities = کارت‌های اقدام
label-opens-in-round = در راند { NUMBER($round) } رو می‌شود
label-face-down = به پشت
label-immediate = تأثیر فوری
label-delayed = تأثیر با تأخیر، با مکعب
label-tradesman = تاجر
label-tradesmen = تاجرها
label-scoring-space = فضای امتیازدار
label-picture = روی تصویر
label-events = رویدادها
label-queue = صف رویدادها
label-never-leaves = هیچ‌وقت نمی‌رود
label-banners = پرچم‌ها
label-free-banners = { NUMBER($number) } پرچم خالی
label-events-won = کارت‌های رویداد گرفته‌شده
label-divisor = مقسوم‌علیه
label-cost = هزینهٔ تاجر
label-vp = امتیاز
label-vp-count = { NUMBER($vp) } امتیاز
label-vp-hidden = تا آخر بازی مخفی
label-house-value = عدد برآوردی
    .explain = این عدد در دفترچهٔ قوانین نیامده و فقط روی کارت چاپ شده است. این برآورد خود ماست. اگر بازی را دارید، می‌توانید عدد چاپ‌شده را وارد کنید.
label-own-numbers = عددهای شخصی
    .explain = عددهای این بازی را کسی از روی نسخهٔ خودش وارد کرده است.
label-deniers = دنییر
label-deniers-count = { NUMBER($deniers) } دنییر
label-influence = نفوذ
label-influence-count = { NUMBER($influence) } نفوذ
label-influence-uses = ۱ دوباره ریختن · ۲ استخدام · ۴ پشت‌ورو
label-reroll = دوباره ریختن
label-recruit = استخدام
label-flip = پشت‌ورو
label-supply = انبار شخصی
label-reserve = انبار عمومی
label-citizens = شهروندان
label-citizens-count = { NUMBER($number) } شهروند
label-character = شخصیت
label-characters = شخصیت‌ها
label-character-secret = تا آخر بازی مخفی
label-black-dice = تاس‌های مشکی
label-against = در برابر
label-strength = توان، قرمز دو برابر
label-dice = تاس‌ها
label-your-dice = تاس‌های شما
label-group = گروه تاس
label-target = هدف
label-value = ارزش
label-price = بها
label-each = هر تاس { NUMBER($each) }
label-own-die = مال خودتان، رایگان
label-free-die = رایگان
label-hire = تاجر
label-after = بعدش می‌ماند
label-yield = تا اینجا
label-activations = { NUMBER($number) } فعال‌سازی
label-cube = مکعب
label-cubes = مکعب‌ها
label-cubes-count = { NUMBER($number) } مکعب
label-source = شهروند از
label-times = چند بار
label-score = امتیازها
label-total = جمع
label-margin = جلوتر از پادشاه
label-passed = پاس داده
label-pass-money = { NUMBER($deniers) } دنییر اینجا می‌ماند
label-decks = رویدادهای مانده
label-agriculture = کشاورزی
label-no-dice = بی‌تاس
label-le-roy-table = جدول پادشاه
label-le-roy-roll = تاس پادشاه
label-le-roy-result-2 = امتیاز با سه تاس
label-le-roy-result-3 = ۲ امتیاز با دو تاس
label-le-roy-result-4 = شهروندی می‌گذارد
label-le-roy-result-5 = آخرین رویداد سمت راست را دفع می‌کند
label-le-roy-result-6 = تاجری می‌گذارد
label-le-roy-result-7 = ۲ مکعب در کلیسا
label-le-roy-result-8 = شخصیت بالایی امتیاز می‌دهد

## حرف‌های سر میز

talk-1 = چه تاس‌های خوبی دارید. یکی‌اش را برمی‌دارم.
talk-2 = یکی باید فکری به حال این رویدادها بکند.
talk-3 = نفوذ را که برای سرگرمی جمع نمی‌کنید؟
talk-4 = ممنون که این‌قدر خوب پول می‌دهید.
talk-5 = آنجا جای من بود، توی کاخ!
talk-6 = کلیسا خودش که بالا نمی‌رود.
talk-7 = عالی بازی کردید!
talk-8 = یک دست دیگر؟

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-deniers = { NUMBER($number) } دنییر
costs-deniers = { NUMBER($number) } دنییر
gives-influence = { NUMBER($number) } نفوذ
costs-influence = { NUMBER($number) } نفوذ
gives-tradesmen = { NUMBER($number) } تاجر برای خودتان
gives-cathedral_cubes = { NUMBER($number) } مکعب در کلیسا

## What people have favourites of

taken-card = پیشه‌ها
taken-threat = رویدادهای دفع‌شده
