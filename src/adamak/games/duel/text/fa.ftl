### عجایب هفت‌گانه: دوئل با پنتئون به فارسی: کلمه‌های گزارش، خط فرمان و صفحهٔ وب.
### همهٔ عددها با NUMBER() می‌آیند؛ نام بازیکنان، کارت‌ها، شگفتی‌ها، توکن‌ها و خدایان متن آماده‌اند. پیش از + و − یک U+200E هست، یا هر دو میان U+2066 و U+2069اند.

## بازی

game-name = عجایب هفت‌گانه: دوئل
game-tagline = هر کارتی که برمی‌دارید راه رقیب را باز می‌کند.
game-about = دو شهر دنیای باستان در سه دوره با هم رقابت می‌کنند. با کارت‌های یک چیدمان مشترک می‌سازید و اگر پایتخت رقیب را بگیرید یا شش نشان علمی متفاوت جمع کنید، همان لحظه برنده‌اید؛ وگرنه هرکس امتیاز بیشتری دارد می‌برد. با افزونهٔ پنتئون پای خدایان هم به میان می‌آید.

## ساختمان‌های دورهٔ ۱

card-lumber_yard = چوب‌بری
    .effect = تولید ۱ چوب.
card-logging_camp = اردوگاه چوب‌برها
    .effect = تولید ۱ چوب.
card-clay_pool = حوضچهٔ گل رس
    .effect = تولید ۱ گل رس.
card-clay_pit = گودال گل رس
    .effect = تولید ۱ گل رس.
card-quarry = معدن سنگ
    .effect = تولید ۱ سنگ.
card-stone_pit = گودال سنگ
    .effect = تولید ۱ سنگ.
card-glassworks = کارگاه شیشه‌گری
    .effect = تولید ۱ شیشه.
card-press = کارگاه پاپیروس
    .effect = تولید ۱ پاپیروس.
card-guard_tower = برج نگهبانی
    .effect = ۱ سپر.
card-stable = اصطبل
    .effect = ۱ سپر.
card-garrison = پادگان
    .effect = ۱ سپر.
card-palisade = حصار
    .effect = ۱ سپر.
card-workshop = کارگاه
    .effect = نشان پرگار. ۱ امتیاز.
card-apothecary = عطاری
    .effect = نشان چرخ. ۱ امتیاز.
card-scriptorium = کتابت‌خانه
    .effect = نشان قلم پر.
card-pharmacist = داروساز
    .effect = نشان هاون.
card-theater = تئاتر
    .effect = ۳ امتیاز.
card-altar = محراب
    .effect = ۳ امتیاز.
card-baths = گرمابه
    .effect = ۳ امتیاز.
card-stone_reserve = انبار سنگ
    .effect = سنگ را هر واحد ۱ سکه می‌خرید.
card-clay_reserve = انبار گل رس
    .effect = گل رس را هر واحد ۱ سکه می‌خرید.
card-wood_reserve = انبار چوب
    .effect = چوب را هر واحد ۱ سکه می‌خرید.
card-tavern = میخانه
    .effect = ۴ سکه می‌گیرید.

## ساختمان‌های دورهٔ ۲

card-sawmill = کارخانهٔ چوب‌بری
    .effect = تولید ۲ چوب.
card-brickyard = آجرپزی
    .effect = تولید ۲ گل رس.
card-shelf_quarry = معدن سنگ پلکانی
    .effect = تولید ۲ سنگ.
card-glassblower = شیشه‌گر
    .effect = تولید ۱ شیشه.
card-drying_room = خشک‌خانه
    .effect = تولید ۱ پاپیروس.
card-walls = دیوارها
    .effect = ۲ سپر.
card-horse_breeders = پرورش اسب
    .effect = ۱ سپر.
card-barracks = سربازخانه
    .effect = ۱ سپر.
card-archery_range = میدان تیراندازی
    .effect = ۲ سپر.
card-parade_ground = میدان رژه
    .effect = ۲ سپر.
card-library = کتابخانه
    .effect = نشان قلم پر. ۲ امتیاز.
card-dispensary = درمانگاه
    .effect = نشان هاون. ۲ امتیاز.
card-school = مدرسه
    .effect = نشان چرخ. ۱ امتیاز.
card-laboratory = آزمایشگاه
    .effect = نشان پرگار. ۱ امتیاز.
card-courthouse = دادگاه
    .effect = ۵ امتیاز.
card-statue = مجسمه
    .effect = ۴ امتیاز.
card-temple = معبد
    .effect = ۴ امتیاز.
card-aqueduct = آبراهه
    .effect = ۵ امتیاز.
card-rostrum = سکوی خطابه
    .effect = ۴ امتیاز.
card-forum = فوروم
    .effect = تولید ۱ شیشه یا پاپیروس.
card-caravansery = کاروانسرا
    .effect = تولید ۱ چوب، گل رس یا سنگ.
card-customs_house = گمرک‌خانه
    .effect = پاپیروس و شیشه را هر واحد ۱ سکه می‌خرید.
card-brewery = آبجوسازی
    .effect = ۶ سکه می‌گیرید.

## ساختمان‌های دورهٔ ۳

card-arsenal = زرادخانه
    .effect = ۳ سپر.
card-pretorium = دادگستری
    .effect = ۳ سپر.
card-fortifications = برج و بارو
    .effect = ۲ سپر.
card-siege_workshop = کارگاه ادوات محاصره
    .effect = ۲ سپر.
card-circus = سیرک
    .effect = ۲ سپر.
card-academy = آکادمی
    .effect = نشان ساعت آفتابی. ۳ امتیاز.
card-study = اتاق مطالعه
    .effect = نشان ساعت آفتابی. ۳ امتیاز.
card-university = دانشگاه
    .effect = نشان کرهٔ افلاک. ۲ امتیاز.
card-observatory = رصدخانه
    .effect = نشان کرهٔ افلاک. ۲ امتیاز.
card-palace = کاخ
    .effect = ۷ امتیاز.
card-town_hall = شهرداری
    .effect = ۷ امتیاز.
card-obelisk = ابلیسک
    .effect = ۵ امتیاز.
card-gardens = باغ‌ها
    .effect = ۶ امتیاز.
card-pantheon = معبد پنتئون
    .effect = ۶ امتیاز.
card-senate = سنا
    .effect = ۵ امتیاز.
card-chamber_of_commerce = اتاق بازرگانی
    .effect = برای هر کارت خاکستری شما ۳ سکه. ۳ امتیاز.
card-port = بندر
    .effect = برای هر کارت قهوه‌ای شما ۲ سکه. ۳ امتیاز.
card-armory = اسلحه‌خانه
    .effect = برای هر کارت قرمز شما ۱ سکه. ۳ امتیاز.
card-lighthouse = فانوس دریایی
    .effect = برای هر کارت زرد شما ۱ سکه، با حساب خودش. ۳ امتیاز.
card-arena = آرنا
    .effect = برای هر شگفتی برپای شما ۲ سکه. ۳ امتیاز.

## انجمن‌های صنفی

card-merchants_guild = انجمن بازرگانان
    .effect = برای هر کارت زرد در شهری که بیشتر دارد: حالا ۱ سکه، آخر بازی ۱ امتیاز.
card-shipowners_guild = انجمن کشتی‌داران
    .effect = برای هر کارت قهوه‌ای یا خاکستری در شهری که بیشتر دارد: حالا ۱ سکه، آخر بازی ۱ امتیاز.
card-builders_guild = انجمن سازندگان
    .effect = آخر بازی برای هر شگفتی برپا در شهری که بیشتر دارد ۲ امتیاز.
card-magistrates_guild = انجمن قضات
    .effect = برای هر کارت آبی در شهری که بیشتر دارد: حالا ۱ سکه، آخر بازی ۱ امتیاز.
card-scientists_guild = انجمن دانشمندان
    .effect = برای هر کارت سبز در شهری که بیشتر دارد: حالا ۱ سکه، آخر بازی ۱ امتیاز.
card-moneylenders_guild = انجمن صرافان
    .effect = آخر بازی برای هر ۳ سکه در خزانه‌ای که سکهٔ بیشتری دارد ۱ امتیاز.
card-tacticians_guild = انجمن تاکتیک‌دانان
    .effect = برای هر کارت قرمز در شهری که بیشتر دارد: حالا ۱ سکه، آخر بازی ۱ امتیاز.

## معبدهای بزرگ

card-mesopotamian_grand_temple = معبد بزرگ بین‌النهرینی
    .effect = معبدهای بزرگ شما روی هم: ۱ معبد ۵، ۲ معبد ۱۲ و ۳ معبد ۲۱ امتیاز.
card-phoenician_grand_temple = معبد بزرگ فنیقی
    .effect = معبدهای بزرگ شما روی هم: ۱ معبد ۵، ۲ معبد ۱۲ و ۳ معبد ۲۱ امتیاز.
card-greek_grand_temple = معبد بزرگ یونانی
    .effect = معبدهای بزرگ شما روی هم: ۱ معبد ۵، ۲ معبد ۱۲ و ۳ معبد ۲۱ امتیاز.
card-egyptian_grand_temple = معبد بزرگ مصری
    .effect = معبدهای بزرگ شما روی هم: ۱ معبد ۵، ۲ معبد ۱۲ و ۳ معبد ۲۱ امتیاز.
card-roman_grand_temple = معبد بزرگ رومی
    .effect = معبدهای بزرگ شما روی هم: ۱ معبد ۵، ۲ معبد ۱۲ و ۳ معبد ۲۱ امتیاز.

## شگفتی‌ها

wonder-the_appian_way = راه آپیا
    .effect = ۳ سکه می‌گیرید، رقیب ۳ سکه از دست می‌دهد، بازی دوباره. ۳ امتیاز.
wonder-circus_maximus = سیرک ماکسیموس
    .effect = ۱ سپر، سوزاندن یک کارت خاکستری رقیب. ۳ امتیاز.
wonder-the_colossus = غول رودس
    .effect = ۲ سپر. ۳ امتیاز.
wonder-the_great_library = کتابخانهٔ بزرگ
    .effect = ۳ توکن پیشرفت از جعبه درمی‌آید و یکی را نگه می‌دارید. ۴ امتیاز.
wonder-the_great_lighthouse = فانوس اسکندریه
    .effect = تولید ۱ چوب، گل رس یا سنگ. ۴ امتیاز.
wonder-the_hanging_gardens = باغ‌های معلق
    .effect = ۶ سکه می‌گیرید، بازی دوباره. ۳ امتیاز.
wonder-the_mausoleum = آرامگاه موسولوس
    .effect = ساختن رایگان یک کارت سوخته. ۲ امتیاز.
wonder-piraeus = پیرایوس
    .effect = تولید ۱ شیشه یا پاپیروس، بازی دوباره. ۲ امتیاز.
wonder-the_pyramids = اهرام
    .effect = ۹ امتیاز.
wonder-the_sphinx = ابوالهول
    .effect = بازی دوباره. ۶ امتیاز.
wonder-the_statue_of_zeus = مجسمهٔ زئوس
    .effect = ۱ سپر، سوزاندن یک کارت قهوه‌ای رقیب. ۳ امتیاز.
wonder-the_temple_of_artemis = معبد آرتمیس
    .effect = ۱۲ سکه می‌گیرید، بازی دوباره.
wonder-the_sanctuary = پرستشگاه
    .effect = تا برپاست، فعال‌سازی برای شما ۲ سکه ارزان‌تر است. بازی دوباره.
wonder-the_divine_theater = تئاتر خدایان
    .effect = یک دستهٔ خدایان باز می‌شود و یکی از آن‌ها را رایگان فعال می‌کنید. ۲ امتیاز.

## توکن‌های پیشرفت

token-agriculture = کشاورزی
    .effect = ۶ سکه می‌گیرید. ۴ امتیاز.
token-architecture = معماری
    .effect = شگفتی‌های شما ۲ منبع کمتر می‌خواهند.
token-economy = اقتصاد
    .effect = سکه‌ای که رقیب برای خرید منابع می‌دهد به شما می‌رسد.
token-law = قانون
    .effect = نشان ترازو.
token-masonry = بنایی
    .effect = کارت‌های آبی شما ۲ منبع کمتر می‌خواهند.
token-mathematics = ریاضیات
    .effect = برای هر توکن پیشرفت شما ۳ امتیاز، با حساب خودش.
token-philosophy = فلسفه
    .effect = ۷ امتیاز.
token-strategy = استراتژی
    .effect = ساختمان‌های قرمزی که از این به بعد می‌سازید ۱ سپر بیشتر می‌دهند.
token-theology = الهیات
    .effect = شگفتی‌هایی که از این به بعد می‌سازید بازی دوباره دارند.
token-urbanism = شهرنشینی
    .effect = ۶ سکه می‌گیرید و بعد هر بار که با زنجیره بسازید ۴ سکه.
token-mysticism = عرفان
    .effect = برای هر توکن اساطیر و نذری که هنوز دارید ۲ امتیاز.
token-poliorcetics = محاصره
    .effect = برای هر خانه‌ای که نشان نبرد را جلو می‌برید، رقیب ۱ سکه از دست می‌دهد.
token-engineering = مهندسی
    .effect = کارت‌هایی که نشان زنجیره دارند برای شما ۱ سکه‌اند.

## توکن‌های ارتش: آن‌طور که حرکت نامشان را می‌برد، و آن‌طور که رویداد

military_token-token_p1_far = توکن ارتش ۵ طرف بازیکن اول
military_token-token_p1_near = توکن ارتش ۲ طرف بازیکن اول
military_token-token_p2_near = توکن ارتش ۲ طرف بازیکن دوم
military_token-token_p2_far = توکن ارتش ۵ طرف بازیکن دوم
token-token_p1_far = { military_token-token_p1_far }
token-token_p1_near = { military_token-token_p1_near }
token-token_p2_near = { military_token-token_p2_near }
token-token_p2_far = { military_token-token_p2_far }

## خدایان و گروه‌های اساطیر

divinity-enki = انکی
    .effect = یکی از ۲ توکن پیشرفت رویش را برمی‌دارید.
divinity-ishtar = ایشتار
    .effect = نشان ترازو.
divinity-nisaba = نیسابا
    .effect = مار روی یک کارت سبز رقیب می‌رود و نشان آن کارت مال شما هم هست.
divinity-astarte = آستارته
    .effect = ۷ سکه روی این کارت؛ می‌توانید خرجشان کنید و از دست نمی‌روند. هر سکهٔ مانده ۱ امتیاز.
divinity-baal = بعل
    .effect = گرفتن یک کارت قهوه‌ای یا خاکستری رقیب.
divinity-tanit = تانیت
    .effect = ۱۲ سکه می‌گیرید.
divinity-aphrodite = آفرودیت
    .effect = ۹ امتیاز.
divinity-hades = هادس
    .effect = ساختن رایگان یک کارت سوخته.
divinity-zeus = زئوس
    .effect = سوزاندن هر کارتی از چیدمان.
divinity-anubis = آنوبیس
    .effect = خراب کردن یک شگفتی برپا.
divinity-isis = ایزیس
    .effect = ساختن رایگان یک شگفتی خودتان با یک کارت سوخته.
divinity-ra = «را»
    .effect = گرفتن یک شگفتی ساخته‌نشدهٔ رقیب.
divinity-mars = مارس
    .effect = ۲ سپر.
divinity-minerva = مینروا
    .effect = نشان مینروا روی ردیف نبرد می‌رود و یک بار جلوی نشان نبرد را می‌گیرد.
divinity-neptune = نپتون
    .effect = یک توکن ارتش بی‌اثر کنار می‌رود و رقیب سکه‌های یکی دیگر را از دست می‌دهد.
divinity-gate = دروازه
    .effect = فعال کردن رایگان یکی از خدایان بالای دسته‌ها. هزینه‌اش دو برابر عدد جایگاهش است.
mythology-mesopotamian = بین‌النهرینی
mythology-phoenician = فنیقی
mythology-greek = یونانی
mythology-egyptian = مصری
mythology-roman = رومی

## منابع، رنگ‌ها، نشان‌ها، پشت کارت‌ها، دوره‌ها

good-wood = چوب
good-clay = گل رس
good-stone = سنگ
good-glass = شیشه
good-papyrus = پاپیروس
colour-brown = قهوه‌ای
    .kind = مواد خام
colour-grey = خاکستری
    .kind = کالاهای ساخته‌شده
colour-blue = آبی
    .kind = ساختمان‌های شهری
colour-green = سبز
    .kind = ساختمان‌های علمی
colour-yellow = زرد
    .kind = ساختمان‌های تجاری
colour-red = قرمز
    .kind = ساختمان‌های نظامی
colour-purple = بنفش
    .kind = انجمن‌های صنفی
colour-temple = معبد بزرگ
    .kind = معبدهای بزرگ
symbol-compass = پرگار
symbol-wheel = چرخ
symbol-quill = قلم پر
symbol-mortar = هاون
symbol-sundial = ساعت آفتابی
symbol-armillary_sphere = کرهٔ افلاک
symbol-scales = ترازو
chain-horseshoe = نعل
chain-sword = شمشیر
chain-tower = برج
chain-target = هدف تیراندازی
chain-helmet = کلاه‌خود
chain-book = کتاب
chain-gear = چرخ‌دنده
chain-lyre = چنگ
chain-lamp = چراغ
chain-mask = نقاب
chain-pillar = ستون
chain-moon = ماه
chain-sun = خورشید
chain-drop = قطره
chain-temple_front = نمای معبد
chain-vase = کوزه
chain-barrel = بشکه
chain-mythology_mesopotamian = توکن اساطیر بین‌النهرینی
chain-mythology_phoenician = توکن اساطیر فنیقی
chain-mythology_greek = توکن اساطیر یونانی
chain-mythology_egyptian = توکن اساطیر مصری
chain-mythology_roman = توکن اساطیر رومی
back-age1 = کارت دورهٔ ۱
back-age2 = کارت دورهٔ ۲
back-age3 = کارت دورهٔ ۳
back-guild = انجمن صنفی
back-grand_temple = معبد بزرگ
age-1 = دورهٔ ۱
age-2 = دورهٔ ۲
age-3 = دورهٔ ۳

## بازیکنان، خانه‌های ردیف نبرد، ترکیب توکن‌های نذر، راه‌های پرداخت

player-p1 = بازیکن اول
player-p2 = بازیکن دوم
position--9 = پایتخت بازیکن اول
position--8 = خانهٔ ۸ سمت بازیکن اول
position--7 = خانهٔ ۷ سمت بازیکن اول
position--6 = خانهٔ ۶ سمت بازیکن اول
position--5 = خانهٔ ۵ سمت بازیکن اول
position--4 = خانهٔ ۴ سمت بازیکن اول
position--3 = خانهٔ ۳ سمت بازیکن اول
position--2 = خانهٔ ۲ سمت بازیکن اول
position--1 = خانهٔ ۱ سمت بازیکن اول
position-0 = وسط ردیف
position-1 = خانهٔ ۱ سمت بازیکن دوم
position-2 = خانهٔ ۲ سمت بازیکن دوم
position-3 = خانهٔ ۳ سمت بازیکن دوم
position-4 = خانهٔ ۴ سمت بازیکن دوم
position-5 = خانهٔ ۵ سمت بازیکن دوم
position-6 = خانهٔ ۶ سمت بازیکن دوم
position-7 = خانهٔ ۷ سمت بازیکن دوم
position-8 = خانهٔ ۸ سمت بازیکن دوم
position-9 = پایتخت بازیکن دوم
offerings-none = بدون توکن نذر
offerings-of_2 = با توکن نذر ۲
offerings-of_3 = با توکن نذر ۳
offerings-of_4 = با توکن نذر ۴
offerings-of_2_3 = با توکن‌های نذر ۲ و ۳
offerings-of_2_4 = با توکن‌های نذر ۲ و ۴
offerings-of_3_4 = با توکن‌های نذر ۳ و ۴
offerings-of_2_3_4 = با توکن‌های نذر ۲، ۳ و ۴
way-normal = هزینهٔ عادی
way-chain = زنجیره
way-engineering = مهندسی

## تصمیم‌ها: نامشان، پرسششان، و آنچه بقیه می‌خوانند

phase-draft = انتخاب شگفتی
ask-draft = کدام شگفتی را برمی‌دارید؟
wait-draft = { $seat } دارد شگفتی انتخاب می‌کند.
phase-turn = کار اصلی نوبت
ask-turn = چه می‌کنید؟
wait-turn = نوبت { $seat } است.
phase-begin_age = انتخاب کسی که دوره را شروع کند
ask-begin_age = این دوره را چه کسی شروع کند؟
wait-begin_age = { $seat } دارد انتخاب می‌کند چه کسی دوره را شروع کند.
phase-choose_progress = انتخاب توکن پیشرفت
ask-choose_progress = کدام توکن پیشرفت را برمی‌دارید؟
wait-choose_progress = { $seat } دارد توکن پیشرفت انتخاب می‌کند.
phase-great_library = انتخاب یکی از توکن‌هایی که برای کتابخانهٔ بزرگ درآمده
ask-great_library = کدام‌یک از توکن‌های درآمده را نگه می‌دارید؟
wait-great_library = { $seat } دارد از توکن‌هایی که برای کتابخانهٔ بزرگ درآمده یکی را انتخاب می‌کند.
phase-destroy_card = انتخاب کارتی که رقیب از دست بدهد
ask-destroy_card = رقیب کدام کارت را از دست بدهد؟
wait-destroy_card = { $seat } دارد انتخاب می‌کند رقیبش کدام کارت را از دست بدهد.
phase-revive_card = انتخاب کارت سوخته برای ساختن
ask-revive_card = کدام کارت سوخته را رایگان می‌سازید؟
wait-revive_card = { $seat } دارد انتخاب می‌کند کدام کارت سوخته را بسازد.
phase-place_divinity = گذاشتن یک خدا در پنتئون
ask-place_divinity = کدام خدا را می‌گذارید و کجا؟
wait-place_divinity = { $seat } دارد خدایی را در پنتئون می‌گذارد.
phase-enki = انتخاب یکی از توکن‌های روی انکی
ask-enki = کدام توکن انکی را برمی‌دارید؟
wait-enki = { $seat } دارد از توکن‌های روی انکی یکی را انتخاب می‌کند.
phase-nisaba = گذاشتن مار
ask-nisaba = مار کجا برود؟
wait-nisaba = { $seat } دارد جای مار را معلوم می‌کند.
phase-baal = انتخاب کارتی که بعل بگیرد
ask-baal = کدام کارت را از رقیب می‌گیرید؟
wait-baal = { $seat } دارد انتخاب می‌کند بعل کدام کارت را بگیرد.
phase-zeus = انتخاب کارتی که زئوس بسوزاند
ask-zeus = زئوس کدام کارت را بسوزاند؟
wait-zeus = { $seat } دارد انتخاب می‌کند زئوس کدام کارت را بسوزاند.
phase-anubis = انتخاب شگفتی‌ای که آنوبیس خراب کند
ask-anubis = آنوبیس کدام شگفتی را خراب کند؟
wait-anubis = { $seat } دارد انتخاب می‌کند آنوبیس کدام شگفتی را خراب کند.
phase-isis_card = انتخاب کارت سوخته برای ایزیس
ask-isis_card = کدام کارت سوخته زیر شگفتی‌تان برود؟
wait-isis_card = { $seat } دارد کارت سوخته‌ای برای ایزیس انتخاب می‌کند.
phase-isis_wonder = انتخاب شگفتی‌ای که ایزیس بسازد
ask-isis_wonder = کدام شگفتی را رایگان می‌سازید؟
wait-isis_wonder = { $seat } دارد انتخاب می‌کند ایزیس کدام شگفتی را بسازد.
phase-ra = انتخاب شگفتی‌ای که «را» بگیرد
ask-ra = کدام شگفتی را از رقیب می‌گیرید؟
wait-ra = { $seat } دارد انتخاب می‌کند با «را» کدام شگفتی را بگیرد.
phase-minerva = گذاشتن نشان مینروا
ask-minerva = مینروا کجا بایستد؟
wait-minerva = { $seat } دارد جای نشان مینروا را معلوم می‌کند.
phase-neptune_remove = انتخاب توکن ارتشی که بی‌اثر برود
ask-neptune_remove = کدام توکن ارتش بی‌اثر برود؟
wait-neptune_remove = { $seat } دارد انتخاب می‌کند کدام توکن ارتش بی‌اثر برود.
phase-neptune_apply = انتخاب توکن ارتشی که اثر کند
ask-neptune_apply = کدام توکن ارتش اثر کند؟ رقیب سکه‌هایش را از دست می‌دهد.
wait-neptune_apply = { $seat } دارد انتخاب می‌کند کدام توکن ارتش اثر کند.
phase-gate = انتخاب یک خدا با دروازه
ask-gate = کدام خدا را رایگان فعال می‌کنید؟
wait-gate = { $seat } دارد با دروازه خدایی را انتخاب می‌کند.
phase-theater_deck = انتخاب دسته برای تئاتر خدایان
ask-theater_deck = کدام دسته را باز می‌کنید؟
wait-theater_deck = { $seat } دارد دسته‌ای برای تئاتر خدایان انتخاب می‌کند.
phase-theater_divinity = انتخاب یک خدا در تئاتر خدایان
ask-theater_divinity = کدام خدای این دسته را رایگان فعال می‌کنید؟
wait-theater_divinity = { $seat } دارد در تئاتر خدایان یکی را انتخاب می‌کند.
phase-theater_order = انتخاب کارت بالای دسته
ask-theater_order = کدام کارت بالای دسته باشد؟
wait-theater_order = { $seat } دارد دو کارت را به دسته برمی‌گرداند.
phase-over = پایان بازی

## جاهای چیدمان، از ۱

slot-0 = ۱
slot-1 = ۲
slot-2 = ۳
slot-3 = ۴
slot-4 = ۵
slot-5 = ۶
slot-6 = ۷
slot-7 = ۸
slot-8 = ۹
slot-9 = ۱۰
slot-10 = ۱۱
slot-11 = ۱۲
slot-12 = ۱۳
slot-13 = ۱۴
slot-14 = ۱۵
slot-15 = ۱۶
slot-16 = ۱۷
slot-17 = ۱۸
slot-18 = ۱۹
slot-19 = ۲۰

## حرکت‌ها. عددهای هر حرکت با ترتیبشان شناخته می‌شوند: جا قبل از شگفتی، جایگاه قبل از توکن‌ها.

move-draft = برداشتن { $wonder }
move-build = ساختن کارت جای { $slot }
move-discard = سوزاندن کارت جای { $slot } برای سکه
move-wonder = با کارت جای { $slot }، ساختن { $wonder }
move-activate = فعال کردن کارت جایگاه { NUMBER($space) } { $offerings }
move-begin = شروع با { $player }
move-progress = برداشتن { $token }
move-destroy = سوزاندن { $card }
move-revive = ساختن رایگان { $card }
move-place = گذاشتن { $divinity } در جایگاه { NUMBER($space) }
move-copy = گذاشتن مار روی { $card }
move-steal = گرفتن { $card }
move-strike = سوزاندن کارت جای { $slot } با زئوس
move-topple = خراب کردن { $wonder }
move-bury = مصرف { $card }
move-raise = ساختن رایگان { $wonder }
move-claim = گرفتن { $wonder } از رقیب
move-guard = گذاشتن مینروا در { $position }
move-remove = کنار گذاشتن { $military_token }
move-apply = اجرای { $military_token } برای رقیب
move-summon = فعال کردن رایگان { $divinity }
move-open = باز کردن دستهٔ { $mythology }
move-top = گذاشتن { $divinity } بالای دسته

## رویدادها: گزارش بازی

# $age (Number) $coins (Number) $missing (Number) $price (Number) $space (Number) $trade (Number)
# $applied (String) $colour (String) $divinities (String) $divinity (String) $good (String) $goods (String)
# $military_token (String) $mythology (String) $offerings (String) $owner (String) $position (String) $source (String)
# $slot (String) $symbol (String) $token (String) $tokens (String) $way (String) $wonder (String) $wonders (String)
event-wonder_drafted = { $seat } { $wonder } را برمی‌دارد.
event-wonders_revealed = این شگفتی‌ها رو می‌شوند: { $wonders }.
event-age_started = دورهٔ { NUMBER($age) } چیده می‌شود.
event-age_begun = تصمیم { $seat }: دورهٔ { NUMBER($age) } را { $to } شروع می‌کند.
event-built =
    { $way ->
        [chain] { $seat } { $card } را با زنجیره و رایگان می‌سازد.
        [engineering] { $seat } { $card } را با مهندسی و { NUMBER($price) } سکه می‌سازد.
       *[normal]
            { NUMBER($price) ->
                [0] { $seat } { $card } را بدون سکه می‌سازد.
               *[other]
                    { NUMBER($trade) ->
                        [0] { $seat } { $card } را با { NUMBER($price) } سکه می‌سازد.
                       *[other] { $seat } { $card } را با { NUMBER($price) } سکه می‌سازد؛ خرج خرید منابع: { NUMBER($trade) } سکه.
                    }
            }
    }
event-discarded = { $seat } { $card } را می‌سوزاند و { NUMBER($coins) } سکه می‌گیرد.
event-wonder_built =
    { NUMBER($price) ->
        [0] { $seat } { $wonder } را با کارت { $card } و بدون سکه می‌سازد.
       *[other] { $seat } { $wonder } را با کارت { $card } و { NUMBER($price) } سکه می‌سازد.
    }
event-coins_gained =
    { $reason ->
        [urbanism] شهرنشینی: { $seat } برای زنجیره { NUMBER($coins) } سکه می‌گیرد.
        [progress] توکن پیشرفت: { $seat } { NUMBER($coins) } سکه می‌گیرد.
        [economy] اقتصاد: سکهٔ خرید منابع به { $seat } می‌رسد، { NUMBER($coins) } سکه.
        [tanit] تانیت: { $seat } { NUMBER($coins) } سکه می‌گیرد.
        [wonder] شگفتی: { $seat } { NUMBER($coins) } سکه می‌گیرد.
       *[card] کارت: { $seat } { NUMBER($coins) } سکه می‌گیرد.
    }
event-coins_lost =
    { $reason ->
        [military_token] توکن ارتش: { $seat } { NUMBER($coins) } سکه از دست می‌دهد.
        [poliorcetics] محاصره: { $seat } { NUMBER($coins) } سکه از دست می‌دهد.
        [neptune] نپتون: { $seat } { NUMBER($coins) } سکه از دست می‌دهد.
       *[wonder] شگفتی: { $seat } { NUMBER($coins) } سکه از دست می‌دهد.
    }
event-pawn_moved = سپرهای { $seat } نشان نبرد را به { $position } می‌برد.
event-minerva_stopped = مینروا نشان نبرد را پیش از { $position } نگه می‌دارد و از بازی بیرون می‌رود. سپرهای ماندهٔ { $seat } از دست می‌رود.
event-military_token_used =
    { NUMBER($coins) ->
        [0] { $seat } سکه‌ای ندارد که از دست بدهد. از صفحه رفت: { $token }.
       *[other] از صفحه رفت: { $token }.
    }
event-symbol_gained =
    { NUMBER($number) ->
        [1] { $seat } نشان تازه‌ای می‌گیرد: { $symbol }.
        [2] { $seat } دومین نشان از یک نوع را می‌گیرد: { $symbol }.
       *[other] { $seat } نشانی می‌گیرد: { $symbol }، حالا { NUMBER($number) } تا.
    }
event-pair = { $seat } یک جفت نشان دارد: { $symbol }.
event-progress_taken =
    { $source ->
        [library] { $seat } توکن پیشرفت { $token } را نگه می‌دارد. بقیه به جعبه برمی‌گردند.
        [enki] { $seat } توکن پیشرفت { $token } را از روی انکی برمی‌دارد.
       *[board] { $seat } توکن پیشرفت { $token } را از صفحه برمی‌دارد.
    }
event-progress_drawn = { $seat } { NUMBER($number) } توکن پیشرفت از جعبه درمی‌آورد: { $tokens }.
event-progress_drawn-none = { $seat } { NUMBER($number) } توکن پیشرفت از جعبه درمی‌آورد.
event-card_destroyed = { $seat } { $card } را از شهر { $owner } می‌سوزاند.
event-card_revived = { $seat } { $card } را از کارت‌های سوخته رایگان می‌سازد.
event-wonder_returned = هفت شگفتی برپاست؛ پس { $wonder }، شگفتی ساخته‌نشدهٔ { $seat }، به جعبه می‌رود.
event-plays_again = { $seat } دوباره بازی خواهد کرد.
event-card_revealed = رو می‌شود: { $card }.
event-mythology_token_taken = { $seat } یک توکن اساطیر { $mythology } برمی‌دارد.
event-offering_token_taken = { $seat } توکن نذر { NUMBER($value) } را برمی‌دارد.
event-divinities_seen =
    { NUMBER($number) ->
        [1] { $seat } آخرین کارت دستهٔ { $mythology } را می‌بیند: { $divinities }.
       *[other] { $seat } { NUMBER($number) } کارت بالای دستهٔ { $mythology } را می‌بیند: { $divinities }.
    }
event-divinities_seen-none =
    { NUMBER($number) ->
        [1] { $seat } آخرین کارت دستهٔ { $mythology } را می‌بیند.
       *[other] { $seat } { NUMBER($number) } کارت بالای دستهٔ { $mythology } را می‌بیند.
    }
event-divinity_placed = { $seat } { $divinity } ({ $mythology }) را به پشت در جایگاه { NUMBER($space) } پنتئون می‌گذارد.
event-divinity_placed-none = { $seat } یک خدا ({ $mythology }) را به پشت در جایگاه { NUMBER($space) } پنتئون می‌گذارد.
event-divinity_activated =
    { NUMBER($offerings_count) ->
        [0]
            { NUMBER($price) ->
                [0] { $seat } { $divinity } را در جایگاه { NUMBER($space) } بدون سکه فعال می‌کند.
               *[other] { $seat } { $divinity } را در جایگاه { NUMBER($space) } با { NUMBER($price) } سکه فعال می‌کند.
            }
       *[other]
            { NUMBER($price) ->
                [0] { $seat } { $divinity } را در جایگاه { NUMBER($space) } بدون سکه فعال می‌کند. توکن نذر: { $offerings }.
               *[other] { $seat } { $divinity } را در جایگاه { NUMBER($space) } با { NUMBER($price) } سکه فعال می‌کند. توکن نذر: { $offerings }.
            }
    }
event-divinity_activated-none = { $seat } { $divinity } را رایگان فعال می‌کند.
event-divinity_without_effect = { $divinity } اینجا کاری از پیش نمی‌برد. کارت پیش { $seat } می‌ماند.
event-gate_placed = دروازه در جایگاه { NUMBER($space) } پنتئون می‌رود.
event-divinity_revealed = { $divinity } در جایگاه { NUMBER($space) } پنتئون رو می‌شود.
event-enki_tokens =
    { NUMBER($tokens_count) ->
        [0] در جعبه توکن پیشرفتی برای انکی نمانده است.
       *[other] این توکن‌های پیشرفت روی انکی می‌روند: { $tokens }.
    }
event-enki_tokens-none = توکن‌های پیشرفت روی انکی می‌روند. فقط { $seat } آن‌ها را می‌بیند.
event-snake_placed = { $seat } مار را روی { $card } می‌گذارد و نشان آن مال او هم هست.
event-card_stolen = { $seat } { $card } را از { $owner } می‌گیرد.
event-card_struck = { $seat } با زئوس { $card } را در جای { $slot } می‌سوزاند.
event-token_lost = توکن روی کارت جای { $slot } از بازی بیرون می‌رود.
event-token_lost-none = توکن روی کارت جای { $slot } از بازی بیرون می‌رود.
event-wonder_toppled = { $seat } { $wonder } را خراب می‌کند: شگفتی دوباره ساخته‌نشده حساب می‌شود و { $card } به کارت‌های سوخته می‌رود.
event-wonder_claimed = { $seat } شگفتی ساخته‌نشدهٔ رقیب را می‌گیرد: { $wonder }.
event-minerva_placed = { $seat } نشان مینروا را در { $position } می‌گذارد.
event-military_token_removed =
    { $applied ->
        [yes] { $seat } { $token } را با نپتون اجرا می‌کند.
       *[no] { $seat } { $token } را بی‌اثر کنار می‌گذارد.
    }
event-gate_opened = { $seat } دروازه را باز می‌کند. رو شدند: { $divinities }.
event-gate_opened-none = { $seat } دروازه را باز می‌کند و کارت بالای هر دسته را می‌بیند.
event-theater_opened = { $seat } در تئاتر خدایان دستهٔ { $mythology } را باز می‌کند: { $divinities }.
event-theater_opened-none = { $seat } در تئاتر خدایان دستهٔ { $mythology } را باز می‌کند و کارت‌هایش را می‌بیند.
event-divinities_returned =
    { NUMBER($divinities_count) ->
        [0] خدای دیگری برنمی‌گردد.
       *[other] این‌ها به پشت به دسته‌ها برمی‌گردند: { $divinities }.
    }
event-divinities_returned-none = { $seat } بقیهٔ خدایان را به پشت به دسته‌ها برمی‌گرداند.
event-astarte_filled = { $seat } { NUMBER($coins) } سکه از بانک روی آستارته می‌گذارد.
event-extra_turn_lost = چیدمان خالی است؛ پس نوبت اضافهٔ { $seat } از دست می‌رود.
event-game_won =
    { $ending ->
        [military] { $seats } پایتخت رقیب را می‌گیرد و با برتری نظامی برنده است.
        [scientific] { $seats } ۶ نشان متفاوت دارد و با برتری علمی برنده است.
        [civilian_tie] امتیازها برابر است. کارت‌های آبی { $seats } پرامتیازتر است: بازی را { $seats } می‌برد.
        [shared] امتیازها برابر است، امتیاز کارت‌های آبی هم. { $seats } با هم برنده‌اند.
       *[civilian] { $seats } بیشترین امتیاز را دارد و بازی را می‌برد.
    }

## چرا نمی‌شود

refusal-game-over = بازی تمام شده و دیگر حرکتی نمانده است.
refusal-not-your-decision = حالا تصمیم با { $seat } است: { $phase }.
refusal-draft-not-now = شگفتی‌ها فقط اول کار، قبل از بازی دورهٔ ۱، انتخاب می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-build-not-now = ساختن ساختمان کار اصلی نوبتتان است. تصمیمی که الان با شماست: { $phase }.
refusal-discard-not-now = سوزاندن کارت برای سکه کار اصلی نوبتتان است. تصمیمی که الان با شماست: { $phase }.
refusal-wonder-not-now = ساختن شگفتی کار اصلی نوبتتان است. تصمیمی که الان با شماست: { $phase }.
refusal-activate-not-now = فعال کردن کارت پنتئون کار اصلی نوبتتان است. تصمیمی که الان با شماست: { $phase }.
refusal-begin-not-now = این‌که چه کسی شروع کند، قبل از دوره‌های ۲ و ۳ انتخاب می‌شود. تصمیمی که الان با شماست: { $phase }.
refusal-progress-not-now = توکن پیشرفت را با جفت نشان، کتابخانهٔ بزرگ یا انکی برمی‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-progress-not-now-base = توکن پیشرفت را با جفت نشان یا کتابخانهٔ بزرگ برمی‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-destroy-not-now = کارت رقیب را فقط با سیرک ماکسیموس یا مجسمهٔ زئوس می‌سوزانید. تصمیمی که الان با شماست: { $phase }.
refusal-revive-not-now = کارت سوخته را فقط با آرامگاه موسولوس یا هادس می‌سازید. تصمیمی که الان با شماست: { $phase }.
refusal-revive-not-now-base = کارت سوخته را فقط با آرامگاه موسولوس می‌سازید. تصمیمی که الان با شماست: { $phase }.
refusal-place-not-now = خدایان را فقط وقتی توکن اساطیر برمی‌دارید در پنتئون می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-copy-not-now = مار را فقط وقتی نیسابا را فعال می‌کنید می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-steal-not-now = کارت رقیب را فقط وقتی بعل را فعال می‌کنید می‌گیرید. تصمیمی که الان با شماست: { $phase }.
refusal-strike-not-now = هر کارتی از چیدمان را فقط وقتی زئوس را فعال می‌کنید می‌سوزانید. تصمیمی که الان با شماست: { $phase }.
refusal-topple-not-now = شگفتی را فقط وقتی آنوبیس را فعال می‌کنید خراب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-bury-not-now = کارت سوخته برای شگفتی را فقط وقتی ایزیس را فعال می‌کنید انتخاب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-raise-not-now = شگفتی را فقط با ایزیس و بعد از انتخاب کارتش رایگان می‌سازید. تصمیمی که الان با شماست: { $phase }.
refusal-claim-not-now = شگفتی رقیب را فقط وقتی «را» را فعال می‌کنید می‌گیرید. تصمیمی که الان با شماست: { $phase }.
refusal-guard-not-now = نشان مینروا را فقط وقتی مینروا را فعال می‌کنید می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-remove-not-now = توکن ارتش را فقط با نپتون کنار می‌گذارید، در انتخاب اولش. تصمیمی که الان با شماست: { $phase }.
refusal-apply-not-now = توکن ارتش را فقط با نپتون اجرا می‌کنید، در انتخاب دومش. تصمیمی که الان با شماست: { $phase }.
refusal-summon-not-now = خدایی را فقط با دروازه یا تئاتر خدایان رایگان فعال می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-open-not-now = دستهٔ خدایان را فقط وقتی تئاتر خدایان را می‌سازید باز می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-top-not-now = ترتیب دسته را فقط بعد از تئاتر خدایان انتخاب می‌کنید، وقتی دو کارت مانده باشد. تصمیمی که الان با شماست: { $phase }.
refusal-slot-empty = جای { $slot } خالی است: کارتش دیگر آنجا نیست.
refusal-card-covered = هنوز نمی‌توانید { $card } را بردارید: { NUMBER($number) } کارت رویش را پوشانده است.
refusal-card-face-down = هنوز نمی‌توانید کارت جای { $slot } را بردارید: به پشت است و { NUMBER($number) } کارت رویش را پوشانده است.
refusal-card-too-dear = نمی‌توانید { $card } را بسازید: برای شما { NUMBER($price) } سکه است و { NUMBER($coins) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-wonder-too-dear = نمی‌توانید { $wonder } را بسازید: برای شما { NUMBER($price) } سکه است و { NUMBER($coins) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-divinity-too-dear = این‌طور نمی‌توانید { $divinity } را فعال کنید: برای شما { NUMBER($price) } سکه است و { NUMBER($coins) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-wonder-stands = نمی‌توانید { $wonder } را بسازید: همین حالا برپاست.
refusal-wonder-not-yours = نمی‌توانید { $wonder } را بسازید: مال { $seat } است.
refusal-wonder-not-in-play = نمی‌توانید { $wonder } را بسازید: در این بازی نیست.
refusal-wonder-boxed = نمی‌توانید { $wonder } را بسازید: با ساخته شدن هفتمین شگفتی برای همیشه به جعبه برگشت.
refusal-wonder-not-on-offer = نمی‌توانید { $wonder } را بردارید: بین شگفتی‌هایی که رو شده نیست.
refusal-pantheon-not-used = این بازی بدون پنتئون است؛ پس خدایان و کارهایشان در آن نیستند.
refusal-activate-in-first-age = کارت‌های پنتئون را از دورهٔ ۲ می‌شود فعال کرد.
refusal-space-empty = چیزی برای فعال کردن نیست: جایگاه { NUMBER($space) } پنتئون خالی است.
refusal-space-taken = نمی‌توانید خدایی را در جایگاه { NUMBER($space) } بگذارید: آنجا کارتی هست.
refusal-offering-not-owned = نمی‌توانید توکن نذر { NUMBER($value) } را مصرف کنید: آن را ندارید.
refusal-offering-wasted = توکن نذر { NUMBER($value) } هدر می‌رود: { $divinity } برای شما { NUMBER($price) } سکه است و بدون این توکن هم همان‌قدر می‌پردازید.
refusal-divinity-not-seen = نمی‌توانید { $divinity } را بگذارید: بین کارت‌هایی که از دستهٔ { $mythology } می‌بینید نیست.
refusal-progress-not-on-board = نمی‌توانید { $token } را بردارید: روی صفحه نیست.
refusal-progress-not-drawn = نمی‌توانید { $token } را نگه دارید: بین توکن‌های درآمده نیست.
refusal-progress-not-on-enki = نمی‌توانید { $token } را بردارید: روی انکی نیست.
refusal-card-of-other-colour = نمی‌توانید { $card } را انتخاب کنید: این شگفتی فقط کارت { $colour } می‌سوزاند.
refusal-card-not-opponents = نمی‌توانید { $card } را انتخاب کنید: در شهر رقیب نیست.
refusal-card-not-discarded = نمی‌توانید { $card } را انتخاب کنید: بین کارت‌های سوخته نیست.
refusal-wonder-not-standing = نمی‌توانید { $wonder } را خراب کنید: برپا نیست.
refusal-wonder-not-own-unbuilt = نمی‌توانید { $wonder } را بسازید: از شگفتی‌های ساخته‌نشدهٔ شما نیست.
refusal-wonder-not-opponents-unbuilt = نمی‌توانید { $wonder } را بگیرید: از شگفتی‌های ساخته‌نشدهٔ رقیب نیست.
refusal-minerva-on-pawn = مینروا نمی‌تواند در { $position } بایستد: نشان نبرد آنجاست.
refusal-military-token-gone = نمی‌توانید { $token } را انتخاب کنید: دیگر روی صفحه نیست.
refusal-divinity-not-turned-up = نمی‌توانید { $divinity } را فعال کنید: بین کارت‌هایی که رو شده نیست.
refusal-deck-empty = نمی‌توانید دستهٔ { $mythology } را باز کنید: کارتی در آن نمانده است.
refusal-divinity-not-returned = نمی‌توانید { $divinity } را بالای دسته بگذارید: از کارت‌هایی که برمی‌گردند نیست.
refusal-nothing-to-show = چیزی برای نشان دادن نیست: در این بازی کسی کارت پنهان در دست ندارد.

## پایان‌ها و امتیازها

ending-military = با برتری نظامی
ending-scientific = با برتری علمی
ending-civilian = با بیشترین امتیاز
ending-civilian_tie = با امتیاز بیشتر کارت‌های آبی، بعد از امتیاز برابر
ending-shared = با هم، با امتیاز برابر و کارت‌های آبی برابر
score-military = ردیف نبرد
score-blue = کارت‌های آبی
score-green = کارت‌های سبز
score-yellow = کارت‌های زرد
score-guilds = انجمن‌های صنفی
score-temples = معبدهای بزرگ
score-wonders = شگفتی‌ها
score-progress = توکن‌های پیشرفت
score-divinities = خدایان
score-coins = سکه‌ها
score-total = جمع

## برچسب‌های میز

label-age = دورهٔ { NUMBER($age) }
label-structure = چیدمان
label-face-down = به پشت
label-accessible = در دسترس
label-covered = { NUMBER($number) } کارت رویش است
label-cards-left = { NUMBER($number) } کارت مانده
label-cards = { NUMBER($count) } کارت
label-discard-pile = کارت‌های سوخته
label-discard-pile-empty = هنوز کارتی نسوخته است
label-box = جعبه
label-coins = سکه
label-coins-count = { NUMBER($coins) } سکه
label-treasury = خزانه
label-astarte-coins = سکه‌های روی آستارته
label-shields = سپر
label-shields-count = { NUMBER($number) } سپر
label-points = امتیاز
label-points-count = { NUMBER($points) } امتیاز
label-victory-points = امتیاز پیروزی
label-score = امتیازها
label-score-now = اگر بازی همین حالا تمام شود
label-total = جمع
label-military-track = ردیف نبرد
label-conflict-pawn = نشان نبرد
label-pawn-at = نشان نبرد در { $position } است.
label-minerva-pawn = نشان مینروا
label-minerva-at = نشان مینروا در { $position } است.
label-snake = مار
label-snake-on = مار روی { $card } است.
label-capital = پایتخت
label-capital-of = پایتخت { $seat }
label-to-capital = { NUMBER($number) } خانه تا پایتخت { $seat }
label-military-tokens = توکن‌های ارتش
label-military-token = توکن ارتش { NUMBER($value) }
label-city = شهر
label-city-of = شهر { $seat }
label-city-yours = شهر شما
label-city-empty = هنوز ساختمانی نیست
label-opponent = رقیب
label-wonders = شگفتی‌ها
label-wonders-draft = شگفتی‌های قابل انتخاب
label-wonders-standing = { NUMBER($number) } شگفتی برپاست، از حداکثر { NUMBER($most) }
label-standing = برپا
label-unbuilt = ساخته‌نشده
label-under-wonder = زیرش: { $card }
label-progress = توکن‌های پیشرفت
label-progress-board = توکن‌های پیشرفت روی صفحه
label-progress-box = توکن‌های پیشرفت در جعبه
label-progress-drawn = توکن‌های پیشرفت درآمده
label-symbols = نشان‌های علمی
label-symbols-different = { NUMBER($number) } نشان متفاوت از { NUMBER($most) }
label-symbol-pair = جفت
label-production = تولید
label-production-choice = هر بار یکی از این‌ها: { $goods }
label-trade-prices = قیمت‌های خرید
label-trade-price = هر { $good } { NUMBER($price) } سکه
label-cost = هزینه
label-effect = اثر
label-price = قیمت
label-costs =
    { NUMBER($price) ->
        [0] بدون سکه
       *[other] { NUMBER($price) } سکه می‌شود
    }
label-free = رایگان
label-chain = زنجیره
label-chain-by = رایگان با { $card }
label-chain-by-token = رایگان با توکن اساطیر { $mythology }
label-chain-to = { $card } را رایگان می‌کند
label-trade-cost = سکهٔ خرید منابع
label-printed-coins = سکهٔ چاپ‌شده در هزینه
label-good-count = ‏{ NUMBER($number) } { $good }
label-needed = لازم
label-produced = تولید شما
label-by-choice = تولید انتخابی
label-waived = با تخفیف
label-bought = خرید
label-each = هر واحد
label-missing = کم دارید
label-missing-good = { NUMBER($number) } { $good } کم دارید
label-missing-coins = { NUMBER($missing) } سکه کم دارید
label-affordable = از پس هزینه‌اش برمی‌آیید
label-not-affordable = از پس هزینه‌اش برنمی‌آیید
label-discard-value = با سوزاندن { NUMBER($coins) } سکه می‌گیرید
label-extra-turn = نوبت اضافه
label-plays-again = دوباره بازی می‌کند
label-first-player = بازیکن اول
label-second-player = بازیکن دوم
label-pantheon = پنتئون
label-space = جایگاه { NUMBER($space) }
label-space-empty = جایگاه خالی
label-divinity = خدا
label-divinities = خدایان
label-mythology = گروه اساطیر
label-deck = دستهٔ { $mythology }
label-deck-empty = دستهٔ خالی
label-known-divinity = { $divinity }؛ فقط شما می‌دانید
label-mythology-token = توکن اساطیر { $mythology }
label-mythology-tokens = توکن‌های اساطیر
label-offering = نذر
label-offering-token = توکن نذر { NUMBER($value) }
label-offering-tokens = توکن‌های نذر
label-gate = دروازه
label-guilds = انجمن‌های صنفی
label-grand-temples = معبدهای بزرگ
label-tokens-on-enki = توکن‌های پیشرفت روی انکی

## حرف‌های سر میز

talk-1 = امیدوار بودم آن کارت را برای من بگذارید.
talk-2 = برداریدش تا ببینیم چه چیزی برای من رو می‌شود.
talk-3 = پایتختتان زیادی نزدیک به نظر می‌رسد.
talk-4 = یک نشان دیگر بگیرم، بعد حرف می‌زنیم.
talk-5 = امروز خدایان طرف من‌اند.
talk-6 = بسوزانیدش؛ با کارت‌های سوخته کار دارم.
talk-7 = خوب بازی کردید!
talk-8 = یک دست دیگر؟

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-coins = { NUMBER($number) } سکه
costs-coins = { NUMBER($number) } سکه
gives-production-wood = { NUMBER($number) } { good-wood } در هر نوبت
gives-production-clay = { NUMBER($number) } { good-clay } در هر نوبت
gives-production-stone = { NUMBER($number) } { good-stone } در هر نوبت
gives-production-glass = { NUMBER($number) } { good-glass } در هر نوبت
gives-production-papyrus = { NUMBER($number) } { good-papyrus } در هر نوبت
gives-symbols-compass = نماد { symbol-compass }
gives-symbols-wheel = نماد { symbol-wheel }
gives-symbols-quill = نماد { symbol-quill }
gives-symbols-mortar = نماد { symbol-mortar }
gives-symbols-sundial = نماد { symbol-sundial }
gives-symbols-armillary_sphere = نماد { symbol-armillary_sphere }
gives-symbols-scales = نماد { symbol-scales }
gives-progress = { NUMBER($number) } توکن پیشرفت

## What people have favourites of

taken-card = کارت‌ها
taken-wonder = شگفتی‌ها
taken-token = توکن‌های پیشرفت
taken-divinity = خدایان
