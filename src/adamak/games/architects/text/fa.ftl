### معماران پادشاهی غربی به فارسی: کلمه‌های گزارش، خط فرمان و صفحهٔ وب.
### همهٔ عددها با NUMBER() می‌آیند؛ نام بازیکنان، کارت‌ها، منابع و محل‌ها متن آماده‌اند. قبل از + و − یک U+200E هست.

## بازی

game-name = معماران پادشاهی غربی
game-tagline = پرهیزگار بمانید، یا سری به بازار سیاه بزنید.
game-about = ۱ تا ۵ معمار دربار، حدود سال ۸۵۰، با هم رقابت می‌کنند. هرچه کارگر بیشتری به یک محل بفرستید بیشتر سود می‌برید، تا وقتی کسی آن‌ها را دستگیر کند. کارآموز استخدام کنید، سازه بسازید، کار کلیسا را جلو ببرید یا سراغ بازار سیاه بروید؛ وقتی اتاق صنف پر شود، هرکس امتیاز بیشتری دارد می‌برد.

## سازه‌ها

building-smithy = آهنگری
    .effect = ۴ سنگ می‌گیرید.
building-steeple = برج ناقوس
    .effect = پایان بازی: اگر در کلیسا از همه بالاترید ۲ امتیاز.
building-stone_market = بازار سنگ
    .effect = پایان بازی: اگر بیشترین سنگ را دارید ۲ امتیاز.
building-tavern = میخانه
    .effect = می‌توانید یکی از کارآموزهای روی میز را رایگان استخدام کنید.
building-thieves_den = لانهٔ دزدان
    .effect = ۴ سکه می‌گیرید.
building-tilers_hut = کلبهٔ سفالگر
    .effect = پایان بازی: برای هر کارآموزتان با مهارت سفالگری ۱ امتیاز.
building-trading_post = پایگاه بازرگانی
    .effect = پایان بازی: برای هر ۴ تا از آجر و چوب و سنگ روی هم ۱ پرهیزگاری.
building-treasury = گنجینه
    .effect = ۱ طلا یا ۳ سکه می‌گیرید.
building-university = دانشگاه
    .effect = پایان بازی: اگر بدهی پرداخت‌نشده ندارید ۲ امتیاز.
building-watchtower = برج دیده‌بانی
    .effect = هر بازیکنی که ۳ کارگر یا بیشتر در زندان دارد، خودتان هم، ۱ پرهیزگاری از دست می‌دهد.
building-well = چاه آب
    .effect = ۴ آجر می‌گیرید.
building-wood_market = بازار چوب
    .effect = پایان بازی: اگر بیشترین چوب را دارید ۲ امتیاز.
building-aqueduct = آبراهه
    .effect = پایان بازی: برای هر سازه‌تان، خود همین هم، ۱ امتیاز.
building-armoury = اسلحه‌خانه
    .effect = می‌توانید ۱ دستگیری رایگان بکنید.
building-barracks = سربازخانه
    .effect = می‌توانید همهٔ کارگرهایتان را از صفحهٔ دیگران آزاد کنید، یا ۱ دستگیری رایگان بکنید.
building-betting_house = خانهٔ شرط‌بندی
    .effect = ۱ بدهی پرداخت‌نشده برمی‌دارید.
building-carpenters_hut = کلبهٔ نجار
    .effect = پایان بازی: برای هر کارآموزتان با مهارت نجاری ۱ امتیاز.
building-castle = قلعه
    .effect = پایان بازی: برای هر ۲ طلا ۱ پرهیزگاری.
building-chapel = نمازخانه
    .effect = پایان بازی: اگر در کلیسا از همه بالاترید ۲ پرهیزگاری.
building-church = کلیسای کوچک
    .effect = می‌توانید ۱ بدهی پرداخت‌نشده‌تان را بسوزانید.
building-clay_market = بازار آجر
    .effect = پایان بازی: اگر بیشترین آجر را دارید ۲ امتیاز.
building-clay_pit = گودال رس
    .effect = ۱ طلا یا ۱ مرمر می‌گیرید.
building-drafting_room = اتاق طراحی
    .effect = ۲ کارت سازه می‌کشید.
building-dungeon = سیاه‌چال
    .effect = پایان بازی: ۲ پرهیزگاری از دست می‌دهید.
building-factory = کارخانه
    .effect = ۲ مرمر می‌گیرید.
building-fortress = دژ
    .effect = می‌توانید تا ۲ دستگیری رایگان بکنید، از یک محل یا دو محل.
building-fountain = فواره
    .effect = پایان بازی: هر بدهی پرداخت‌نشده ۱ امتیاز کمتر از شما کم می‌کند.
building-gamblers_den = قمارخانه
    .effect = پایان بازی: هر بدهی پرداخت‌نشده ۱ امتیاز بیشتر از شما کم می‌کند.
building-hideout = مخفیگاه
    .effect = همهٔ کارگرهایتان از زندان آزاد می‌شوند.
building-keep = بازداشتگاه
    .effect = پایان بازی: برای هر ۳ کارگر دستگیرشده روی صفحه‌تان ۱ امتیاز.
building-library = کتابخانه
    .effect = می‌توانید ۱ کارت سازه از دستتان بسوزانید و ۲ طلا بگیرید.
building-lighthouse = فانوس دریایی
    .effect = پایان بازی: برای هر ۴ پرهیزگاری ۱ امتیاز.
building-lumber_camp = اردوگاه چوب‌بری
    .effect = ۴ چوب می‌گیرید.
building-masons_hut = کلبهٔ بنا
    .effect = پایان بازی: برای هر کارآموزتان با مهارت بنایی ۱ امتیاز.
building-moneylender = وام‌دهنده
    .effect = پایان بازی: برای هر بدهی پرداخت‌شده ۱ امتیاز.
building-monument = بنای یادبود
    .effect = همهٔ بازیکنان ۱ پرهیزگاری می‌گیرند.
building-observatory = رصدخانه
    .effect = پایان بازی: برای هر ۲ مرمر ۱ پرهیزگاری.
building-palace = کاخ
    .effect = برای هر ۴ پرهیزگاری کاملی که حالا دارید ۱ طلا می‌گیرید.
building-reservoir = آب‌انبار
    .effect = پایان بازی: برای هر ۲ بدهی پرداخت‌شده ۱ پرهیزگاری.
building-silver_market = بازار نقره
    .effect = پایان بازی: اگر بیشترین سکه را دارید ۲ امتیاز.

## کارآموزها

apprentice-acolyte_carpentry = دستیار کشیش (کارت سازه)
    .effect = هر بار که کار کلیسا را جلو می‌برید ۱ کارت سازه می‌دهد.
apprentice-acolyte_tiling = دستیار کشیش (آجر)
    .effect = هر بار که کار کلیسا را جلو می‌برید ۲ آجر می‌دهد.
apprentice-acolyte_masonry = دستیار کشیش (سکه)
    .effect = هر بار که کار کلیسا را جلو می‌برید ۲ سکه می‌دهد.
apprentice-conspirator_1 = خیانتکار
    .effect = از هزینهٔ دستگیری‌های بعدی در مرکز شهر ۱ سکه کم می‌کند.
apprentice-conspirator_2 = خیانتکار
    .effect = از هزینهٔ دستگیری‌های بعدی در مرکز شهر ۱ سکه کم می‌کند.
apprentice-debt_collector_tiling = شرخر (آجر)
    .effect = هر بار که بدهی تسویه می‌کنید ۲ آجر می‌دهد.
apprentice-debt_collector_masonry = شرخر (سنگ)
    .effect = هر بار که بدهی تسویه می‌کنید ۲ سنگ می‌دهد.
apprentice-debt_collector_carpentry = شرخر (چوب)
    .effect = هر بار که بدهی تسویه می‌کنید ۲ چوب می‌دهد.
apprentice-gatekeeper = نگهبان دروازه
    .effect = در چینش مجدد بازار سیاه می‌توانید تا ۲ کارگرتان را از زندان آزاد کنید.
apprentice-illusionist = حیله‌گر
    .effect = در بازار سیاه پرهیزگاری از دست نمی‌دهید.
apprentice-jeweller_1 = جواهرساز
    .effect = در نقره‌سازی ۱ سکه بیشتر.
apprentice-jeweller_2 = جواهرساز
    .effect = در نقره‌سازی ۱ سکه بیشتر.
apprentice-labourer = حمال
    .effect = هر سه مهارت را دارد.
apprentice-merchant_clay = بازرگان (آجر)
    .effect = در انبار پادشاه: ۱ سکه برای ۳ آجر.
apprentice-merchant_gold = بازرگان (طلا)
    .effect = در انبار پادشاه: ۲ سکه برای ۱ طلا.
apprentice-merchant_marble = بازرگان (مرمر)
    .effect = در انبار پادشاه: ۳ سکه برای ۱ مرمر.
apprentice-merchant_stone = بازرگان (سنگ)
    .effect = در انبار پادشاه: ۱ سکه برای ۲ سنگ.
apprentice-merchant_wood = بازرگان (چوب)
    .effect = در انبار پادشاه: ۱ سکه برای ۲ چوب.
apprentice-miner_1 = معدنچی
    .effect = در معادن ۱ آجر بیشتر، چه آجر بردارید چه طلا.
apprentice-miner_2 = معدنچی
    .effect = در معادن ۱ آجر بیشتر، چه آجر بردارید چه طلا.
apprentice-patron_clay = حامی (آجر)
    .effect = در انبار پادشاه: ۱ آجر برای ۱ پرهیزگاری.
apprentice-patron_silver = حامی (سکه)
    .effect = در انبار پادشاه: ۲ سکه برای ۱ پرهیزگاری.
apprentice-patron_stone = حامی (سنگ)
    .effect = در انبار پادشاه: ۱ سنگ برای ۱ پرهیزگاری.
apprentice-patron_wood = حامی (چوب)
    .effect = در انبار پادشاه: ۱ چوب برای ۱ پرهیزگاری.
apprentice-pickpocket = جیب‌بر
    .effect = وقتی از خزانهٔ مالیات می‌دزدید ۱ طلا می‌دهد.
apprentice-squire_gold = ملازم (طلا)
    .effect = در چینش مجدد بازار سیاه، اگر کارگری در زندان نداشته باشید، ۱ طلا می‌دهد.
apprentice-squire_marble = ملازم (مرمر)
    .effect = در چینش مجدد بازار سیاه، اگر کارگری در زندان نداشته باشید، ۱ مرمر می‌دهد.
apprentice-squire_virtue = ملازم (پرهیزگاری)
    .effect = در چینش مجدد بازار سیاه، اگر کارگری در زندان نداشته باشید، ۲ پرهیزگاری می‌دهد.
apprentice-stonecutter_1 = سنگ‌تراش
    .effect = در معدن سنگ ۱ سنگ بیشتر.
apprentice-stonecutter_2 = سنگ‌تراش
    .effect = در معدن سنگ ۱ سنگ بیشتر.
apprentice-swindler_clay = گوش‌بُر (آجر)
    .effect = با هر کارتان در بازار سیاه ۲ آجر می‌دهد.
apprentice-swindler_stone = گوش‌بُر (سنگ)
    .effect = با هر کارتان در بازار سیاه ۱ سنگ می‌دهد.
apprentice-swindler_wood = گوش‌بُر (چوب)
    .effect = با هر کارتان در بازار سیاه ۱ چوب می‌دهد.
apprentice-thief = دزد
    .effect = وقتی از خزانهٔ مالیات می‌دزدید ۱ پرهیزگاری کمتر از دست می‌دهید.
apprentice-trader_clay = تاجر (آجر)
    .effect = در انبار پادشاه: ۳ آجر برای ۱ مرمر.
apprentice-trader_stone = تاجر (سنگ)
    .effect = در انبار پادشاه: ۲ سنگ برای ۱ مرمر.
apprentice-trader_wood = تاجر (چوب)
    .effect = در انبار پادشاه: ۲ چوب برای ۱ مرمر.
apprentice-trickster = شیاد
    .effect = در بازار سیاه ۱ سکه کمتر می‌دهید.
apprentice-woodcutter_1 = چوب‌بُر
    .effect = در جنگل ۱ چوب بیشتر.
apprentice-woodcutter_2 = چوب‌بُر
    .effect = در جنگل ۱ چوب بیشتر.

## شخصیت‌ها

board-therese = ترز
    .effect = طلا و مرمر برایتان یکی است: هرکدام جای دیگری را می‌گیرد.
board-caroline = کارولین
    .effect = بعد از هر کار در بازار سیاه ۱ کارت سازه می‌کشید.
board-ada = آدا
    .effect = در هر پرداختی که مالیات دارد ۱ مالیات را نمی‌دهید.
board-fredrick = فردریک
    .effect = برای کلیسا هیچ‌وقت کارت سازه نمی‌سوزانید.
board-rudolf = رودولف
    .effect = استخدام در کارگاه ۱ سکه ارزان‌تر است و می‌توانید ۶ کارآموز داشته باشید.

## محل‌ها، و جاهایی که کارگر از آن‌ها پس گرفته می‌شود

location-forest = جنگل
    .effect = برای هر کارگرتان اینجا ۱ چوب می‌گیرید.
location-quarry = معدن سنگ
    .effect = برای هر کارگرتان اینجا ۱ سنگ می‌گیرید.
location-mines = معادن
    .effect = ۱ آجر و برای هر کارگرتان اینجا ۱ آجر دیگر می‌گیرید، یا برای هر ۲ کارگر ۱ طلا.
location-silversmith = نقره‌سازی
    .effect = ۱ سکه و برای هر کارگرتان اینجا ۱ سکهٔ دیگر می‌گیرید.
location-kings_storehouse = انبار پادشاه
    .effect = برای هر کارگرتان اینجا یک معاوضه: ۲ تا از آجر و چوب و سنگ برای ۱ پرهیزگاری، ۳ تا از چوب و سنگ برای ۱ مرمر، یا معاوضهٔ یک کارآموز.
location-workshop = کارگاه
    .effect = با ۴ سکه که ۲ تا مالیات است کارآموز استخدام می‌کنید، یا ۱ کارت سازه و برای هر ۲ کارگرتان اینجا ۱ کارت دیگر می‌کشید.
location-town_centre = مرکز شهر
    .effect = برای هر کارگرتان اینجا یک دستگیری. اولی ۱ مالیات دارد و هر دستگیری بعدی ۱ سکه.
location-tax_stand = خزانهٔ مالیات
    .effect = همهٔ سکه‌های اینجا را برمی‌دارید و ۲ پرهیزگاری از دست می‌دهید.
location-guardhouse = برج نگهبانی
    .effect = برای هر کارگرتان اینجا یک کار: فرستادن دستگیرشده‌ها به زندان، آزاد کردن کارگرهای خودتان، یا تسویهٔ بدهی.
location-black_market_left = بازار سیاه (خانهٔ چپ)
    .effect = ۱ سکه می‌دهید، ۱ پرهیزگاری از دست می‌دهید و آنچه بازار کوچک نشان می‌دهد می‌گیرید.
location-black_market_middle = بازار سیاه (خانهٔ وسط)
    .effect = ۲ سکه می‌دهید و ۱ پرهیزگاری از دست می‌دهید: هر کارآموزی را استخدام می‌کنید، یا ۵ کارت سازه می‌کشید و ۱ کارت را نگه می‌دارید.
location-black_market_right = بازار سیاه (خانهٔ راست)
    .effect = ۳ سکه می‌دهید، ۱ پرهیزگاری از دست می‌دهید و آنچه بازار بزرگ نشان می‌دهد می‌گیرید.
location-black_market = بازار سیاه
    .effect = سه خانه که هرکدام جای یک کارگر است؛ با پرهیزگاری ۱۰ یا بیشتر به رویتان بسته است.
location-guildhall = اتاق صنف
    .effect = یک سازه از دستتان می‌سازید یا کار کلیسا را جلو می‌برید. کارگر تا آخر بازی می‌ماند.
location-prison = زندان
    .effect = کارگرهای اینجا با برج نگهبانی آزاد می‌شوند. آخر بازی هر ۲ کارگرتان ۱ امتیاز کم می‌کند.
place-forest = جنگل
place-quarry = معدن سنگ
place-mines = معادن
place-silversmith = نقره‌سازی
place-kings_storehouse = انبار پادشاه
place-workshop = کارگاه
place-town_centre = مرکز شهر
place-tax_stand = خزانهٔ مالیات
place-guardhouse = برج نگهبانی
place-prison = زندان
place-black_market_left = خانهٔ چپ بازار سیاه
place-black_market_middle = خانهٔ وسط بازار سیاه
place-black_market_right = خانهٔ راست بازار سیاه
place-p1 = صفحهٔ بازیکن ۱
place-p2 = صفحهٔ بازیکن ۲
place-p3 = صفحهٔ بازیکن ۳
place-p4 = صفحهٔ بازیکن ۴
place-p5 = صفحهٔ بازیکن ۵
place-house_bot = صفحهٔ حریف خودکار

## بازیکنان

player-p1 = بازیکن ۱
player-p2 = بازیکن ۲
player-p3 = بازیکن ۳
player-p4 = بازیکن ۴
player-p5 = بازیکن ۵
player-house_bot = حریف خودکار
seat-house_bot = حریف خودکار
owner-house_bot = حریف خودکار

## منابع، مهارت‌ها، جاهای کارآموزها، ترکیب‌ها، راه‌های پرداخت

good-clay = آجر
good-wood = چوب
good-stone = سنگ
good-gold = طلا
good-marble = مرمر
good-silver = سکه
skill-carpentry = نجاری
skill-tiling = سفالگری
skill-masonry = بنایی
slot-top_1 = ردیف بالا، ستون ۱
slot-top_2 = ردیف بالا، ستون ۲
slot-top_3 = ردیف بالا، ستون ۳
slot-top_4 = ردیف بالا، ستون ۴
slot-bottom_1 = ردیف پایین، ستون ۱
slot-bottom_2 = ردیف پایین، ستون ۲
slot-bottom_3 = ردیف پایین، ستون ۳
slot-bottom_4 = ردیف پایین، ستون ۴
mix-clay_clay = ۲ آجر
mix-clay_wood = ۱ آجر و ۱ چوب
mix-clay_stone = ۱ آجر و ۱ سنگ
mix-wood_wood = ۲ چوب
mix-wood_stone = ۱ چوب و ۱ سنگ
mix-stone_stone = ۲ سنگ
mix-wood_wood_wood = ۳ چوب
mix-wood_wood_stone = ۲ چوب و ۱ سنگ
mix-wood_stone_stone = ۱ چوب و ۲ سنگ
mix-stone_stone_stone = ۳ سنگ
payment-silver = با سکه
payment-debt = با ۱ بدهی پرداخت‌نشده و ۱ پرهیزگاری
payment-free = رایگان

## پاداش‌ها، کارت‌های حریف خودکار، منابع از کجا می‌آید و به کجا می‌رود

reward-reward_01 = ۱ پرهیزگاری و ۳ سکه
reward-reward_02 = ۱ پرهیزگاری و ۲ چوب
reward-reward_03 = ۱ پرهیزگاری و ۲ سنگ
reward-reward_04 = ۱ پرهیزگاری و ۱ کارت سازه
reward-reward_05 = ۲ پرهیزگاری
reward-reward_06 = ۱ پرهیزگاری و ۳ سکه
reward-reward_07 = ۱ پرهیزگاری و ۲ چوب
reward-reward_08 = ۱ پرهیزگاری و ۲ سنگ
reward-reward_09 = ۱ پرهیزگاری و ۱ کارت سازه
reward-reward_10 = ۲ پرهیزگاری
reward-reward_11 = ۱ پرهیزگاری و ۱ طلا
bot_card-bot_forest = جنگل
bot_card-bot_quarry = معدن سنگ
bot_card-bot_mines = معادن
bot_card-bot_silversmith = نقره‌سازی
bot_card-bot_storehouse = انبار پادشاه
bot_card-bot_workshop_top = کارگاه، ردیف بالا
bot_card-bot_workshop_bottom = کارگاه، ردیف پایین
bot_card-bot_tax = خزانهٔ مالیات
bot_card-bot_black_market = بازار سیاه
bot_card-bot_town_centre_1 = مرکز شهر
bot_card-bot_town_centre_2 = مرکز شهر
bot_card-bot_guardhouse_1 = برج نگهبانی
bot_card-bot_guardhouse_2 = برج نگهبانی
bot_card-bot_build_1 = اتاق صنف، ساختن
bot_card-bot_build_2 = اتاق صنف، ساختن
bot_card-bot_cathedral = اتاق صنف، کلیسا
source-forest = جنگل
source-quarry = معدن سنگ
source-mines = معادن
source-silversmith = نقره‌سازی
source-trade = معاوضه
source-tax_stand = خزانهٔ مالیات
source-black_market = بازار سیاه
source-swindler = گوش‌بُر
source-pickpocket = جیب‌بر
source-reward = پاداش
source-acolyte = دستیار کشیش
source-debt_collector = شرخر
source-imprisoned = زندانی کردن
source-building = سازه
source-squire = ملازم
source-apprentice = سکه‌های روی کارآموز
source-board = شخصیت
source-hiring = استخدام
source-skipping = نادیده گرفتن کارآموزها
source-capture = دستگیری
source-release = آزاد کردن
source-debt = بدهی
source-cathedral = کلیسا

## تصمیم‌ها: نامشان، پرسششان، و آنچه بقیه می‌خوانند

phase-choose_board = انتخاب شخصیت
ask-choose_board = با کدام شخصیت بازی می‌کنید؟
wait-choose_board = { $seat } دارد شخصیت انتخاب می‌کند.
phase-draft = نگه داشتن کارت سازه
ask-draft = کدام کارت سازه را نگه می‌دارید؟ بقیه به بازیکن سمت چپتان می‌رسد.
wait-draft = منتظر انتخاب کارت سازه‌ایم: { $seats }.
phase-draft_discard = پس دادن یک کارت سازه
ask-draft_discard = کدام‌یک از چهار کارت سازه زیر دسته برگردد؟ بقیه مال شماست.
wait-draft_discard = { $seat } دارد انتخاب می‌کند کدام کارت‌های سازه را نگه دارد.
phase-starting_apprentice = استخدام کارآموز شروع
ask-starting_apprentice = با کدام کارآموز شروع می‌کنید؟ رایگان است.
wait-starting_apprentice = { $seat } دارد کارآموز شروع را انتخاب می‌کند.
phase-turn = گذاشتن کارگر
ask-turn = کارگرتان را کجا می‌فرستید؟
wait-turn = { $seat } دارد کارگر می‌گذارد.
phase-take_back = پس گرفتن کارگر
ask-take_back = کارگر آماده‌ای ندارید. از کجا یکی را پس می‌گیرید؟
wait-take_back = { $seat } کارگر آماده‌ای ندارد و دارد یکی را پس می‌گیرد.
phase-mines = انتخاب آجر یا طلا
ask-mines = آجر یا طلا؟
wait-mines = { $seat } دارد بین آجر و طلا انتخاب می‌کند.
phase-storehouse = معاوضه در انبار پادشاه
ask-storehouse = چه معاوضه می‌کنید؟ هر وقت خواستید بس کنید.
wait-storehouse = { $seat } دارد در انبار پادشاه معاوضه می‌کند.
phase-workshop = استخدام یا کشیدن کارت در کارگاه
ask-workshop = کارآموز استخدام می‌کنید یا کارت سازه می‌کشید؟
wait-workshop = { $seat } دارد در کارگاه تصمیم می‌گیرد.
phase-dismiss = انتخاب کارآموزی که می‌سوزد
ask-dismiss = به سقف کارآموزها رسیده‌اید. کدام را می‌سوزانید تا جا باز شود؟
wait-dismiss = { $seat } دارد انتخاب می‌کند کدام کارآموز را بسوزاند.
phase-town_centre = دستگیری کارگرها
ask-town_centre = کارگرهای چه کسی را و از کجا دستگیر می‌کنید؟ هر وقت خواستید بس کنید.
wait-town_centre = { $seat } دارد کارگر دستگیر می‌کند.
phase-black_market = استخدام یا کشیدن کارت در بازار سیاه
ask-black_market = کارآموز استخدام می‌کنید، یا ۵ کارت سازه می‌کشید و ۱ کارت را نگه می‌دارید؟
wait-black_market = { $seat } دارد در بازار سیاه تصمیم می‌گیرد.
phase-keep_card = نگه داشتن یکی از کارت‌های کشیده‌شده
ask-keep_card = از کارت‌هایی که کشیده‌اید کدام را نگه می‌دارید؟
wait-keep_card = { $seat } دارد از کارت‌های سازه‌ای که کشیده یکی را انتخاب می‌کند.
phase-bury_card = گذاشتن کارت‌ها زیر دسته
ask-bury_card = حالا کدام کارت زیر دسته برود؟ آخری از همه پایین‌تر است.
wait-bury_card = { $seat } دارد کارت‌های سازه را زیر دسته می‌گذارد.
phase-guardhouse = کار در برج نگهبانی
ask-guardhouse = در برج نگهبانی چه می‌کنید؟ هر وقت خواستید بس کنید.
wait-guardhouse = { $seat } در برج نگهبانی مشغول است.
phase-guildhall = ساختن سازه یا جلو بردن کار کلیسا
ask-guildhall = چه می‌سازید؟ یا کار کلیسا را جلو می‌برید؟
wait-guildhall = { $seat } دارد در اتاق صنف تصمیم می‌گیرد.
phase-cathedral_discard = سوزاندن کارت سازه برای کلیسا
ask-cathedral_discard = برای کلیسا کدام کارت سازه را می‌سوزانید؟
wait-cathedral_discard = { $seat } دارد برای کلیسا یک کارت سازه می‌سوزاند.
phase-clay_pit = انتخاب آنچه گودال رس می‌دهد
ask-clay_pit = گودال رس: طلا یا مرمر؟
wait-clay_pit = { $seat } دارد انتخاب می‌کند گودال رس چه بدهد.
phase-treasury = انتخاب آنچه گنجینه می‌دهد
ask-treasury = گنجینه: ۱ طلا یا ۳ سکه؟
wait-treasury = { $seat } دارد انتخاب می‌کند گنجینه چه بدهد.
phase-free_capture = دستگیری رایگان
ask-free_capture = کارگرهای چه کسی را و از کجا رایگان دستگیر می‌کنید؟
wait-free_capture = { $seat } می‌تواند رایگان دستگیر کند.
phase-barracks = استفاده از سربازخانه
ask-barracks = سربازخانه: کارگرهایتان را آزاد می‌کنید یا گروهی را دستگیر می‌کنید؟
wait-barracks = { $seat } دارد از سربازخانه استفاده می‌کند.
phase-church = استفاده از کلیسای کوچک
ask-church = کلیسای کوچک: یکی از بدهی‌های پرداخت‌نشده‌تان را می‌سوزانید؟
wait-church = { $seat } دارد با کلیسای کوچک دربارهٔ یک بدهی تصمیم می‌گیرد.
phase-library = استفاده از کتابخانه
ask-library = کتابخانه: یک کارت سازه می‌سوزانید تا ۲ طلا بگیرید؟
wait-library = { $seat } دارد دربارهٔ کتابخانه تصمیم می‌گیرد.
phase-tavern = استخدام در میخانه
ask-tavern = میخانه: کدام کارآموز را رایگان استخدام می‌کنید؟
wait-tavern = { $seat } می‌تواند در میخانه کارآموز استخدام کند.
phase-overflow = سوزاندن یا نگه داشتن بدهی
ask-overflow = پرهیزگاری‌تان از ۱۴ بالاتر می‌رود. به‌جایش یک بدهی پرداخت‌نشده می‌سوزانید؟
wait-overflow = { $seat } می‌تواند با پرهیزگاری بالاتر از ۱۴ بدهی بسوزاند.
phase-reset = استفاده از نگهبان دروازه و ملازم‌ها
ask-reset = چینش مجدد بازار سیاه: نگهبان دروازه چند کارگرتان را آزاد کند؟
wait-reset = { $seat } دارد از قابلیت‌های چینش مجدد بازار سیاه استفاده می‌کند.
phase-hand_limit = رساندن دست به ۶ کارت
ask-hand_limit = حداکثر ۶ کارت سازه در دست می‌ماند. کدام را می‌سوزانید؟
wait-hand_limit = { $seat } دارد کارت‌های سازه‌اش را به ۶ تا می‌رساند.
phase-end_effects = ترتیب اثرهای پایانی
ask-end_effects = حالا نوبت کدام اثر پایانی است؟ فقط ترتیبش با شماست.
wait-end_effects = { $seat } دارد ترتیب اثرهای پایانی را انتخاب می‌کند.
phase-over = پایان بازی

## حرکت‌ها

# $wood (Number)
# $cathedral (String) $hand (String)
# $apprentice (String) $board (String) $building (String) $good (String) $location (String) $mix (String)
# $payment (String) $place (String) $slot (String)
move-choose_board = بازی با { $board }
move-draft = نگه داشتن { $building }
move-place = فرستادن کارگر به { $location }
move-take_back = پس گرفتن کارگر از { $place }
move-take = برداشتن { $good }
move-trade_virtue = دادن { $mix } برای ۱ پرهیزگاری
move-trade_marble = دادن { $mix } برای ۱ مرمر
move-trade_with =
    { $apprentice ->
        [merchant_clay] بازرگان: دادن ۱ سکه برای ۳ آجر
        [merchant_gold] بازرگان: دادن ۲ سکه برای ۱ طلا
        [merchant_marble] بازرگان: دادن ۳ سکه برای ۱ مرمر
        [merchant_stone] بازرگان: دادن ۱ سکه برای ۲ سنگ
        [merchant_wood] بازرگان: دادن ۱ سکه برای ۲ چوب
        [patron_clay] حامی: دادن ۱ آجر برای ۱ پرهیزگاری
        [patron_silver] حامی: دادن ۲ سکه برای ۱ پرهیزگاری
        [patron_stone] حامی: دادن ۱ سنگ برای ۱ پرهیزگاری
        [patron_wood] حامی: دادن ۱ چوب برای ۱ پرهیزگاری
        [trader_clay] تاجر: دادن ۳ آجر برای ۱ مرمر
        [trader_stone] تاجر: دادن ۲ سنگ برای ۱ مرمر
       *[trader_wood] تاجر: دادن ۲ چوب برای ۱ مرمر
    }
move-draw = کشیدن کارت سازه
move-hire = استخدام کارآموزِ { $slot }
move-dismiss = سوزاندن { $apprentice }
move-capture = دستگیری گروه { $player } در { $location }
move-dig = کشیدن ۵ کارت سازه و نگه داشتن ۱ کارت
move-keep = نگه داشتن { $building }
move-bury = گذاشتن { $building } زیر دسته
move-imprison = فرستادن همهٔ دستگیرشده‌ها به زندان، هرکدام ۱ سکه
move-release_prison = آزاد کردن همهٔ کارگرهایتان از زندان
move-release_boards = آزاد کردن همهٔ کارگرهایتان از صفحهٔ دیگران، { $payment }
move-pay_debt = تسویهٔ یک بدهی
move-build = ساختن { $building }
move-advance =
    { NUMBER($wood) ->
        [0] جلو بردن کار کلیسا، بدون دادن چوب
       *[other] جلو بردن کار کلیسا، با { NUMBER($wood) } چوب و بقیه سنگ
    }
move-discard = سوزاندن { $building }
move-destroy_debt = سوزاندن یک بدهی پرداخت‌نشده
move-keep_debt = نگه داشتن بدهی
move-release =
    { NUMBER($number) ->
        [0] نگهبان دروازه کسی را آزاد نکند
       *[other] آزاد کردن { NUMBER($number) } کارگر با نگهبان دروازه
    }
move-squire = استفاده از { $apprentice } قبل از نگهبان دروازه
move-resolve = حالا نوبت { $building }
move-decline = گذشتن از این اثر
move-stop = همین‌جا بس است

## رویدادها: گزارش بازی

# $level (Number) $missing (Number) $price (Number) $silver (Number) $skip (Number) $tax (Number) $virtue (Number)
# $workers (Number)
# $bot_card (String) $buildings (String) $from (String) $goods (String) $owner (String) $reward (String)
# $skills (String) $source (String)
event-game_started = بازی شروع می‌شود. شروع‌کننده { $seat } است.
event-board_chosen = { $seat } با { $board } بازی می‌کند.
event-card_kept = { $seat } { $building } را نگه می‌دارد.
event-card_kept-none = { $seat } یک کارت سازه نگه می‌دارد.
event-cards_passed = همه انتخاب کرده‌اند. بقیهٔ کارت‌ها به سمت چپ می‌رود.
event-card_put_under =
    { $reason ->
        [draft] { $seat } { $building } را زیر دسته برمی‌گرداند.
        [dug] { $seat } { $building } را زیر دسته می‌گذارد.
        [cathedral] { $seat } برای کلیسا { $building } را می‌سوزاند.
        [library] { $seat } با کتابخانه { $building } را می‌سوزاند.
       *[hand_limit] { $seat } کارت زیادی در دست دارد و { $building } را می‌سوزاند.
    }
event-card_put_under-none =
    { $reason ->
        [draft] { $seat } یک کارت سازه را زیر دسته برمی‌گرداند.
        [dug] { $seat } یک کارت سازه را زیر دسته می‌گذارد.
        [cathedral] { $seat } برای کلیسا یک کارت سازه می‌سوزاند.
        [library] { $seat } با کتابخانه یک کارت سازه می‌سوزاند.
       *[hand_limit] { $seat } کارت زیادی در دست دارد و یک کارت سازه می‌سوزاند.
    }
event-card_put_under-none-many =
    { $reason ->
        [draft] { $seat } { NUMBER($times) } کارت سازه را زیر دسته برمی‌گرداند.
        [dug] { $seat } { NUMBER($times) } کارت سازه را زیر دسته می‌گذارد.
        [cathedral] { $seat } برای کلیسا { NUMBER($times) } کارت سازه می‌سوزاند.
        [library] { $seat } با کتابخانه { NUMBER($times) } کارت سازه می‌سوزاند.
       *[hand_limit] { $seat } کارت زیادی در دست دارد و { NUMBER($times) } کارت سازه می‌سوزاند.
    }
event-turn_begun = نوبت { $seat } است.
event-turn_passed = { $seat } کارگری برای گذاشتن یا پس گرفتن ندارد. از نوبتش می‌گذریم.
event-worker_placed =
    { NUMBER($workers) ->
        [one] { $seat } یک کارگر به { $location } می‌فرستد.
       *[other] { $seat } یک کارگر به { $location } می‌فرستد و حالا { NUMBER($workers) } کارگر آنجا دارد.
    }
event-worker_taken_back = { $seat } یک کارگر از { $place } پس می‌گیرد.
event-gained =
    { $source ->
        [forest] { $seat } در جنگل { $goods } می‌گیرد.
        [quarry] { $seat } از معدن سنگ می‌گیرد: { $goods }.
        [mines] { $seat } در معادن { $goods } می‌گیرد.
        [silversmith] { $seat } در نقره‌سازی { $goods } می‌گیرد.
        [trade] { $seat } با معاوضه { $goods } می‌گیرد.
        [tax_stand] { $seat } از خزانهٔ مالیات { $goods } برمی‌دارد.
        [black_market] { $seat } در بازار سیاه { $goods } می‌گیرد.
        [swindler] { $seat } از گوش‌بُر { $goods } می‌گیرد.
        [pickpocket] { $seat } از جیب‌بر { $goods } می‌گیرد.
        [reward] { $seat } پاداش می‌گیرد: { $goods }.
        [acolyte] { $seat } از دستیار کشیش { $goods } می‌گیرد.
        [debt_collector] { $seat } از شرخر { $goods } می‌گیرد.
        [imprisoned] { $seat } بابت زندانی‌ها { $goods } می‌گیرد.
        [building] { $seat } از سازه { $goods } می‌گیرد.
        [squire] { $seat } از ملازم { $goods } می‌گیرد.
        [apprentice] { $seat } آنچه روی کارآموز بود برمی‌دارد: { $goods }.
        [board] { $seat } با این‌ها شروع می‌کند: { $goods }.
       *[other] { $seat } { $goods } می‌گیرد.
    }
event-paid =
    { $source ->
        [trade] { $seat } در معاوضه { $goods } می‌دهد.
        [hiring] { $seat } برای استخدام { $goods } می‌دهد.
        [skipping] { $seat } روی کارآموزهایی که نادیده گرفته { $goods } می‌گذارد.
        [capture] { $seat } برای دستگیری { $goods } می‌دهد.
        [black_market] { $seat } در بازار سیاه { $goods } می‌دهد.
        [release] { $seat } برای آزاد کردن کارگرهایش { $goods } می‌دهد.
        [debt] { $seat } بابت بدهی { $goods } می‌دهد.
        [building] { $seat } برای سازه { $goods } می‌دهد.
        [cathedral] { $seat } برای کلیسا { $goods } می‌دهد.
       *[other] { $seat } { $goods } می‌دهد.
    }
event-tax_paid = { $seat } { NUMBER($tax) } مالیات می‌دهد. حالا در خزانهٔ مالیات { NUMBER($total) } سکه هست.
event-tax_removed = { $seat } { NUMBER($number) } سکه از خزانهٔ مالیات به انبار بازی می‌برد.
event-virtue_gained = { $seat } { NUMBER($number) } پرهیزگاری می‌گیرد و به { NUMBER($virtue) } می‌رسد.
event-virtue_lost = { $seat } { NUMBER($number) } پرهیزگاری از دست می‌دهد و به { NUMBER($virtue) } می‌رسد.
event-debt_taken =
    { $reason ->
        [virtue] پرهیزگاری { $seat } از ۰ پایین‌تر نمی‌رود و به‌جایش { NUMBER($number) } بدهی پرداخت‌نشده برمی‌دارد.
        [reset] { $seat } بیشترین کارگر را در زندان دارد و { NUMBER($number) } بدهی پرداخت‌نشده برمی‌دارد.
        [release] { $seat } برای آزاد کردن کارگرهایش { NUMBER($number) } بدهی پرداخت‌نشده برمی‌دارد.
        [building] { $seat } برای سازه { NUMBER($number) } بدهی پرداخت‌نشده برمی‌دارد.
       *[board] { $seat } با { NUMBER($number) } بدهی پرداخت‌نشده شروع می‌کند.
    }
event-debt_destroyed =
    { $reason ->
        [church] { $seat } با کلیسای کوچک یک بدهی پرداخت‌نشده می‌سوزاند.
       *[overflow] { $seat } با پرهیزگاری بالاتر از ۱۴ یک بدهی پرداخت‌نشده می‌سوزاند.
    }
event-debt_paid = { $seat } یک بدهی را تسویه می‌کند.
# $times (Number)
event-debt_paid-many = { $seat } { NUMBER($times) } بدهی را تسویه می‌کند.
event-hired = { $seat } { $apprentice } را استخدام می‌کند.
event-dismissed = { $seat } { $apprentice } را می‌سوزاند تا جا باز شود.
event-apprentice_removed = { $seat } یک کارآموز را از روی میز برمی‌دارد: { $apprentice }.
event-apprentice_revealed = کارآموز تازه در { $slot }: { $apprentice }.
event-cards_drawn =
    { NUMBER($number) ->
        [0] { $seat } کارت سازه‌ای نمی‌کشد: دسته خالی است.
       *[other] { $seat } { NUMBER($number) } کارت سازه می‌کشد: { $buildings }.
    }
event-cards_drawn-none =
    { NUMBER($number) ->
        [0] { $seat } کارت سازه‌ای نمی‌کشد: دسته خالی است.
       *[other] { $seat } { NUMBER($number) } کارت سازه می‌کشد.
    }
event-cards_dug =
    { NUMBER($number) ->
        [one] { $seat } { NUMBER($number) } کارت سازه می‌بیند: { $buildings }.
       *[other] { $seat } { NUMBER($number) } کارت سازه می‌بیند تا یکی را نگه دارد: { $buildings }.
    }
event-cards_dug-none =
    { NUMBER($number) ->
        [one] { $seat } { NUMBER($number) } کارت سازه می‌بیند.
       *[other] { $seat } { NUMBER($number) } کارت سازه می‌بیند تا یکی را نگه دارد.
    }
event-captured = { $seat } { NUMBER($workers) } کارگر { $owner } را در { $location } دستگیر می‌کند.
event-recalled = { $seat } { NUMBER($workers) } کارگر خودش را از { $location } به خانه برمی‌گرداند.
event-imprisoned = { $seat } { NUMBER($workers) } کارگر { $owner } را به زندان می‌فرستد.
event-released =
    { $from ->
        [boards] { $seat } { NUMBER($workers) } کارگر خودش را از صفحهٔ دیگران آزاد می‌کند.
       *[prison] { $seat } { NUMBER($workers) } کارگر خودش را از زندان آزاد می‌کند.
    }
event-built = { $seat } { $building } را می‌سازد که { NUMBER($points) } امتیاز دارد.
event-cathedral_advanced = { $seat } در کلیسا به سطح { NUMBER($level) } می‌رود.
event-reward_revealed = { $seat } یک پاداش رو می‌کند: { $reward }.
event-no_reward = برای { $seat } کارت پاداشی نمانده؛ ۱ پرهیزگاری جایش را می‌گیرد.
event-market_reset = چینش مجدد بازار سیاه!
event-sent_to_prison = { NUMBER($workers) } کارگر { $seat } از بازار سیاه به زندان می‌رود.
event-large_market = بازار بزرگ حالا این‌ها را دارد: { $goods }.
event-small_market = بازار کوچک حالا این‌ها را دارد: { $goods }.
event-market_shuffled = بازار کوچک تمام شده؛ کارت‌های بازار دوباره بُر می‌خورند.
event-squire_idle = { $seat } هنوز در زندان کارگر دارد و از { $apprentice } چیزی نمی‌گیرد.
event-end_effect =
    { NUMBER($number) ->
        [-2] { $building }: { $seat } ۲ پرهیزگاری از دست می‌دهد.
        [-1] { $building }: { $seat } ۱ پرهیزگاری از دست می‌دهد.
        [0] { $building }: { $seat } چیزی نمی‌گیرد.
       *[other] { $building }: { $seat } { NUMBER($number) } پرهیزگاری می‌گیرد.
    }
event-last_round = { $seat } اتاق صنف را پر می‌کند. همه یک نوبت دیگر دارند.
event-idle_round = { NUMBER($number) } دور از { NUMBER($limit) } دور بدون کارگر تازه‌ای در اتاق صنف گذشت.
event-bot_card = { $seat } یک کارت رو می‌کند: { $bot_card }.
event-bot_elsewhere = { $seat } آنجا کاری نمی‌تواند بکند و به‌جایش به نقره‌سازی می‌رود.
event-game_ended =
    { $ending ->
        [virtue] امتیازها برابر است. { $seats } پرهیزگاری بیشتری دارد و بازی را می‌برد.
        [silver] امتیاز و پرهیزگاری برابر است. { $seats } سکهٔ بیشتری دارد و بازی را می‌برد.
        [shared] امتیاز، پرهیزگاری و سکه برابر است. { $seats } با هم برنده‌اند.
        [house_bot] حریف خودکار بهترین نتیجه را دارد و بازی را می‌برد.
        [stalled] دیگر کسی چیزی نمی‌سازد و بازی همین‌جا تمام می‌شود. بهترین نتیجه: { $seats }.
       *[points] { $seats } بیشترین امتیاز را دارد و بازی را می‌برد.
    }

## چرا نمی‌شود

refusal-game-over = بازی تمام شده و دیگر حرکتی نمانده است.
refusal-not-your-decision = حالا تصمیم با { $seat } است: { $phase }.
refusal-nothing-to-show = در این بازی کارت‌های سازهٔ دست محرمانه است؛ پس چیزی به دیگران نشان داده نمی‌شود.
refusal-choose-board-not-now = شخصیت‌ها قبل از شروع بازی انتخاب می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-draft-not-now = کارت‌های سازه فقط قبل از نوبت اول دست به دست می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-place-not-now = کارگر را اول نوبتتان می‌گذارید، آن هم فقط یکی. تصمیمی که الان با شماست: { $phase }.
refusal-take-back-not-now = کارگر را فقط وقتی پس می‌گیرید که اول نوبتتان کارگر آماده نداشته باشید. تصمیمی که الان با شماست: { $phase }.
refusal-take-not-now = منبع را فقط در معادن و با گودال رس یا گنجینه انتخاب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-trade-virtue-not-now = منابع را فقط در انبار پادشاه با پرهیزگاری معاوضه می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-trade-marble-not-now = منابع را فقط در انبار پادشاه با مرمر معاوضه می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-trade-with-not-now = بازرگان، حامی و تاجر فقط در انبار پادشاه به کار می‌آیند. تصمیمی که الان با شماست: { $phase }.
refusal-draw-not-now = کارت سازه را در کارگاه می‌کشید، درست بعد از گذاشتن کارگر. تصمیمی که الان با شماست: { $phase }.
refusal-hire-not-now = کارآموز را در کارگاه، در خانهٔ وسط بازار سیاه یا با میخانه استخدام می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-dismiss-not-now = کارآموز را فقط وقتی می‌سوزانید که به سقف رسیده‌اید و یکی دیگر استخدام می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-capture-not-now = دستگیری در مرکز شهر است یا با اسلحه‌خانه، سربازخانه و دژ. تصمیمی که الان با شماست: { $phase }.
refusal-dig-not-now = کشیدن ۵ کارت و نگه داشتن ۱ کارت فقط در خانهٔ وسط بازار سیاه است. تصمیمی که الان با شماست: { $phase }.
refusal-keep-not-now = یکی از چند کارت را فقط بعد از کشیدنشان در بازار سیاه نگه می‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-bury-not-now = کارت‌ها را فقط بعد از نگه داشتن یکی در بازار سیاه زیر دسته می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-imprison-not-now = دستگیرشده‌ها را فقط از برج نگهبانی به زندان می‌فرستید. تصمیمی که الان با شماست: { $phase }.
refusal-release-prison-not-now = همهٔ کارگرهایتان با یکی از کارهای برج نگهبانی از زندان آزاد می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-release-boards-not-now = کارگرهایتان با برج نگهبانی یا سربازخانه از صفحهٔ دیگران آزاد می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-pay-debt-not-now = بدهی را فقط در برج نگهبانی تسویه می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-build-not-now = سازه را فقط بعد از گذاشتن کارگر در اتاق صنف می‌سازید. تصمیمی که الان با شماست: { $phase }.
refusal-advance-not-now = کار کلیسا را فقط بعد از گذاشتن کارگر در اتاق صنف جلو می‌برید. تصمیمی که الان با شماست: { $phase }.
refusal-discard-not-now = کارت سازه را برای کلیسا می‌سوزانید، با کتابخانه، یا وقتی بیشتر از ۶ کارت در دست دارید. تصمیمی که الان با شماست: { $phase }.
refusal-destroy-debt-not-now = بدهی را فقط با پرهیزگاری بالاتر از ۱۴ یا با کلیسای کوچک می‌سوزانید. تصمیمی که الان با شماست: { $phase }.
refusal-keep-debt-not-now = دربارهٔ بدهی فقط با پرهیزگاری بالاتر از ۱۴ یا با کلیسای کوچک می‌پرسیم. تصمیمی که الان با شماست: { $phase }.
refusal-release-not-now = نگهبان دروازه فقط در چینش مجدد بازار سیاه به کار می‌آید. تصمیمی که الان با شماست: { $phase }.
refusal-squire-not-now = ملازم فقط در چینش مجدد بازار سیاه به کار می‌آید. تصمیمی که الان با شماست: { $phase }.
refusal-resolve-not-now = ترتیب اثرهای پایانی فقط آخر بازی و موقع امتیازشماری معلوم می‌شود. تصمیمی که الان با شماست: { $phase }.
refusal-decline-not-now = حالا اثری نیست که از آن بگذرید. تصمیمی که الان با شماست: { $phase }.
refusal-stop-not-now = فقط در انبار پادشاه، مرکز شهر و برج نگهبانی می‌شود زودتر بس کرد. تصمیمی که الان با شماست: { $phase }.
refusal-draft-answered = انتخابتان را کرده‌اید. وقتی همه انتخاب کنند، کارت‌ها دست به دست می‌شوند.
refusal-card-not-in-packet = نمی‌توانید { $building } را نگه دارید: بین کارت‌هایی که به دستتان رسیده نیست.
refusal-board-taken = { $board } را کس دیگری برداشته است. شخصیت دیگری انتخاب کنید.
refusal-tax-stand-empty = خزانهٔ مالیات خالی است. فقط وقتی می‌شود به آنجا رفت که دست‌کم ۱ سکه بالایش باشد.
refusal-black-market-virtue = بازار سیاه به رویتان بسته است: پرهیزگاری‌تان { NUMBER($virtue) } است و با ۱۰ یا بیشتر نمی‌شود آنجا کارگر گذاشت.
refusal-space-occupied = { $location } پر است: کارگر { $owner } آنجاست. با چینش مجدد بازار سیاه دوباره خالی می‌شود.
refusal-market-too-dear = پولتان به { $location } نمی‌رسد: برای شما { NUMBER($price) } سکه است و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-guildhall-nothing =
    به اتاق صنف فقط برای ساختن سازه یا جلو بردن کار کلیسا می‌روید و حالا هیچ‌کدام ممکن نیست. { $hand ->
        [empty] کارت سازه‌ای در دست ندارید.
        [skills] نزدیک‌ترین سازهٔ دستتان { $building } است که مهارت کارآموزهایتان برایش کم است: { $skills }.
       *[goods] نزدیک‌ترین سازهٔ دستتان { $building } است که برایش کم دارید: { $goods }.
    } { $cathedral ->
        [cathedral-top] در کلیسا هم همین حالا در بالاترین سطح هستید.
        [cathedral-virtue] کلیسا هم دست‌کم ۵ پرهیزگاری می‌خواهد و پرهیزگاری‌تان { NUMBER($virtue) } است.
        [cathedral-full] سطح بعدی کلیسا هم پر است.
        [cathedral-no-card] برای کلیسا هم باید یک کارت سازه بسوزانید.
       *[cathedral-cost] برای سطح بعدی کلیسا هم کالا کم دارید.
    }
refusal-idle-visit = سر این میز فقط وقتی به { $location } می‌روید که آنجا کاری از دستتان برآید، و حالا برنمی‌آید.
refusal-none-there = نمی‌توانید از { $place } کارگر پس بگیرید: آنجا کارگری ندارید.
refusal-none-on-board = نمی‌توانید از { $owner } کارگر پس بگیرید: کارگری از شما پیش او گرفتار نیست.
refusal-not-from-there = نمی‌توانید از آنجا کارگر پس بگیرید: تا وقتی در دایره‌های بزرگ صفحه کارگر دارید، باید یکی از همان‌ها باشد.
refusal-good-not-offered = نمی‌توانید { $good } بردارید: اینجا بین انتخاب‌ها نیست.
refusal-goods-short = از پس این هزینه برنمی‌آیید. کم دارید: { $goods }.
refusal-apprentice-not-yours = با { $apprentice } نمی‌شود: از کارآموزهای شما نیست.
refusal-hire-too-dear =
    { NUMBER($skip) ->
        [0] نمی‌توانید { $apprentice } را استخدام کنید: برای شما { NUMBER($price) } سکه است و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است.
       *[other] نمی‌توانید { $apprentice } را استخدام کنید: برای شما { NUMBER($price) } سکه است که { NUMBER($skip) } سکه‌اش برای نادیده گرفتن کارت‌های دیگر است، و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است.
    }
refusal-slot-empty = در { $slot } کارآموزی برای استخدام نیست.
refusal-no-group-there = کسی برای دستگیری نیست: { $owner } در { $location } کارگری ندارد.
refusal-location-limit =
    { NUMBER($number) ->
        [one] از { $location } دیگر نمی‌شود دستگیر کرد: با این تعداد بازیکن، همهٔ دستگیری‌های یک نوبت باید از { NUMBER($number) } محل باشد.
       *[other] از { $location } دیگر نمی‌شود دستگیر کرد: دستگیری‌های یک نوبت حداکثر از { NUMBER($number) } محل است.
    }
refusal-capture-too-dear = پولتان به این دستگیری نمی‌رسد: برای شما { NUMBER($price) } سکه است و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-no-such-player = در این بازی { $player } نداریم.
refusal-deck-empty = دستهٔ سازه‌ها خالی است و کارتی برای کشیدن نیست.
refusal-card-not-drawn = نمی‌توانید { $building } را انتخاب کنید: بین کارت‌هایی که کشیده‌اید نیست.
refusal-no-captives = نمی‌توانید کسی را به زندان بفرستید: کارگر دستگیرشده‌ای روی صفحه‌تان نیست.
refusal-none-in-prison = کسی برای آزاد کردن نیست: هیچ کارگری از شما در زندان نیست.
refusal-none-on-boards = کسی برای آزاد کردن نیست: هیچ کارگری از شما روی صفحهٔ دیگران نیست.
refusal-release-too-dear = پولتان به آزاد کردن کارگرها نمی‌رسد: برای شما { NUMBER($price) } سکه است و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است، ولی می‌توانید به‌جایش بدهی بردارید و ۱ پرهیزگاری از دست بدهید.
refusal-release-not-free = در برج نگهبانی این کار رایگان نیست: سکه بدهید، یا بدهی بردارید و ۱ پرهیزگاری از دست بدهید.
refusal-release-only-free = با سربازخانه آزاد کردن رایگان است و چیزی بابتش نمی‌دهید.
refusal-no-unpaid-debt = بدهی پرداخت‌نشده‌ای ندارید.
refusal-debt-too-dear = پولتان به تسویهٔ بدهی نمی‌رسد: برای شما { NUMBER($price) } سکه است و { NUMBER($silver) } سکه دارید. { NUMBER($missing) } سکه کم است.
refusal-building-not-in-hand = با { $building } نمی‌شود: در دستتان نیست.
refusal-skills-missing = نمی‌توانید { $building } را بسازید: مهارت کارآموزهایتان کافی نیست. کم دارید: { $skills }.
refusal-building-goods-missing = نمی‌توانید { $building } را بسازید. کم دارید: { $goods }.
refusal-cathedral-virtue = نمی‌توانید کار کلیسا را جلو ببرید: پرهیزگاری‌تان { NUMBER($virtue) } است و دست‌کم ۵ لازم است.
refusal-cathedral-top = همین حالا در بالاترین سطح کلیسا هستید.
refusal-cathedral-full = سطح { NUMBER($level) } کلیسا پر است. اول باید کسی از آنجا بالاتر برود.
refusal-cathedral-cost =
    { NUMBER($level) ->
        [2] این‌طور از پس هزینهٔ سطح { NUMBER($level) } کلیسا برنمی‌آیید: ۴ تا از سنگ و چوب با هر ترکیبی لازم است. کم دارید: { $goods }.
        [4] این‌طور از پس هزینهٔ سطح { NUMBER($level) } کلیسا برنمی‌آیید: ۸ تا از سنگ و چوب با هر ترکیبی لازم است. کم دارید: { $goods }.
       *[other] از پس هزینهٔ سطح { NUMBER($level) } کلیسا برنمی‌آیید. کم دارید: { $goods }.
    }
refusal-cathedral-mix = سطح { NUMBER($level) } کلیسا را با { NUMBER($wood) } چوب نمی‌شود پرداخت. ترکیبی انتخاب کنید که هم با هزینه جور باشد هم با دارایی‌تان.
refusal-cathedral-no-card = برای جلو بردن کار کلیسا باید یک کارت سازه بسوزانید و کارتی در دست ندارید.
refusal-release-too-many =
    { NUMBER($workers) ->
        [0] نمی‌توانید { NUMBER($number) } کارگر آزاد کنید: هیچ کارگری از شما در زندان نیست.
       *[other] نمی‌توانید { NUMBER($number) } کارگر آزاد کنید: فقط { NUMBER($workers) } کارگرتان در زندان است.
    }
refusal-squire-not-yours = با { $apprentice } نمی‌شود: از کارآموزهای شما نیست.
refusal-squire-done = در این چینش مجدد از { $apprentice } استفاده کرده‌اید. هر ملازم یک بار به کار می‌آید.
refusal-effect-not-yours = با { $building } نمی‌شود: از سازه‌های شما نیست.
refusal-effect-done = اثر { $building } اجرا شده است. هر اثر پایانی یک بار اجرا می‌شود.

## پایان‌ها و امتیازها

ending-points = با بیشترین امتیاز
ending-virtue = با پرهیزگاری بیشتر، بعد از امتیاز برابر
ending-silver = با سکهٔ بیشتر، بعد از امتیاز و پرهیزگاری برابر
ending-shared = با هم، با امتیاز و پرهیزگاری و سکهٔ برابر
ending-house_bot = به دست حریف خودکار
ending-stalled = با بهترین نتیجه، وقتی دیگر کسی چیزی نساخت
score-buildings = سازه‌ها
score-effects = اثر سازه‌ها
score-cathedral = کلیسا
score-virtue = پرهیزگاری
score-debts = بدهی‌های پرداخت‌نشده
score-precious = طلا و مرمر
score-silver = سکه
score-prison = کارگرهای زندانی
score-total = جمع
part-buildings = { score-buildings }
part-effects = { score-effects }
part-cathedral = { score-cathedral }
part-virtue = { score-virtue }
part-debts = { score-debts }
part-precious = { score-precious }
part-silver = { score-silver }
part-prison = { score-prison }

## برچسب‌های میز

# $row (Number) $column (Number) $cost (Number)
label-town = شهر
label-cathedral = کلیسا
label-cathedral-level = سطح { NUMBER($level) } کلیسا
label-cathedral-below = پایین کلیسا
label-cathedral-closed = کلیسا بسته
label-spaces-free =
    { NUMBER($number) ->
        [0] جای خالی نیست
       *[other] { NUMBER($number) } جای خالی
    }
label-rewards = کارت‌های پاداش
label-rewards-left =
    { NUMBER($number) ->
        [0] کارت پاداشی نمانده
       *[other] { NUMBER($number) } کارت پاداش مانده
    }
label-guildhall = اتاق صنف
label-guildhall-space = جای { NUMBER($number) } از { NUMBER($most) }
label-guildhall-place = ردیف { NUMBER($row) }، ستون { NUMBER($column) }
label-guildhall-reset = کارگر اینجا چینش مجدد بازار سیاه را راه می‌اندازد
label-guildhall-end = کارگر اینجا پایان بازی را اعلام می‌کند
label-guildhall-refresh = کارگر اینجا کارآموزهای تازه می‌آورد
label-guildhall-beside = کنار اتاق صنف
label-black-market = بازار سیاه
label-black-market-closed = بازار سیاه بسته
label-small-market = بازار کوچک
label-large-market = بازار بزرگ
label-market-pile = { NUMBER($number) } کارت در دسته
label-space-free = خانهٔ خالی
label-prison = زندان
label-tax = مالیات
label-tax-stand = { NUMBER($silver) } سکه بالای خزانهٔ مالیات
label-tax-evasion = { NUMBER($tax) } مالیات را نمی‌دهید
label-virtue = پرهیزگاری
label-virtue-of = { $seat }: پرهیزگاری { NUMBER($virtue) }
label-virtue-points = آخر بازی { NUMBER($points) } امتیاز
label-apprentices = کارآموزها
label-apprentices-of = { NUMBER($number) } کارآموز از { NUMBER($most) }
label-apprentices-none = هنوز کارآموزی نیست
label-apprentice-deck = دستهٔ کارآموزها
label-silver-on = { NUMBER($silver) } سکه رویش هست
label-buildings = سازه‌ها
label-buildings-none = هنوز سازه‌ای نیست
label-building-deck = دستهٔ سازه‌ها
label-hand = دست شما
label-hand-of = دست { $seat }
label-cards = { NUMBER($count) } کارت
label-workers = کارگرها
label-workers-available = { NUMBER($workers) } کارگر آماده
label-workers-captured = { NUMBER($workers) } کارگر دستگیرشده
label-workers-prison = { NUMBER($workers) } کارگر در زندان
label-workers-away = { NUMBER($workers) } کارگر روی صفحهٔ دیگران
label-workers-of = { NUMBER($workers) } کارگر { $seat }
label-group = گروه { $seat }
label-captured = دستگیرشده
label-available = آماده
label-debts = بدهی‌ها
label-debts-unpaid = { NUMBER($number) } بدهی پرداخت‌نشده
label-debts-paid = { NUMBER($number) } بدهی پرداخت‌شده
label-goods = منابع
label-good-count = ‏{ NUMBER($number) } { $good }
label-skills = مهارت‌ها
label-skills-none = مهارتی لازم نیست
label-needs = لازم: { $skills }
label-lacks = کم دارید: { $what }
label-cost = هزینه
label-cost-any = { NUMBER($number) } تا از سنگ و چوب با هر ترکیبی
label-effect = اثر
label-at-once = فوری
label-at-end = پایان بازی
label-on-hiring = موقع استخدام
label-price = { NUMBER($price) } سکه
label-price-tax = { NUMBER($price) } سکه که { NUMBER($tax) } تا مالیات است
label-price-skip = { NUMBER($price) } سکه که { NUMBER($skip) } تا روی کارت‌های نادیده می‌ماند
label-affordable = از پس هزینه‌اش برمی‌آیید
label-not-affordable = از پس هزینه‌اش برنمی‌آیید
label-missing-silver = { NUMBER($missing) } سکه کم دارید
label-can-build = همین حالا می‌توانید بسازید
label-nth-worker =
    { NUMBER($workers) ->
        [1] کارگر اول
        [2] کارگر دوم
        [3] کارگر سوم
        [4] کارگر چهارم
        [5] کارگر پنجم
        [6] کارگر ششم
        [7] کارگر هفتم
        [8] کارگر هشتم
        [9] کارگر نهم
        [10] کارگر دهم
       *[other] کارگر { NUMBER($workers) }
    }
label-visit =
    { NUMBER($workers) ->
        [1] کارگر اول: { $what }
        [2] کارگر دوم: { $what }
        [3] کارگر سوم: { $what }
        [4] کارگر چهارم: { $what }
        [5] کارگر پنجم: { $what }
        [6] کارگر ششم: { $what }
        [7] کارگر هفتم: { $what }
        [8] کارگر هشتم: { $what }
        [9] کارگر نهم: { $what }
        [10] کارگر دهم: { $what }
       *[other] کارگر { NUMBER($workers) }: { $what }
    }
label-visit-or = { $what } یا { $other }
label-visit-cards = کشیدن { NUMBER($count) } کارت سازه
label-visit-actions =
    { NUMBER($number) ->
        [one] انجام { NUMBER($number) } کار
       *[other] انجام تا { NUMBER($number) } کار
    }
label-visit-captures =
    { NUMBER($number) ->
        [one] { NUMBER($number) } دستگیری
       *[other] تا { NUMBER($number) } دستگیری
    }
label-visit-virtue-lost = { NUMBER($virtue) } پرهیزگاری از دست می‌دهید
label-visit-reset = بعدش چینش مجدد بازار سیاه است
label-visit-ends = پایان بازی را اعلام می‌کند
label-visit-bonus = { $what } از کارآموزها
label-actions-left = هنوز می‌توانید { NUMBER($number) } کار انجام دهید
label-trades-left = هنوز می‌توانید { NUMBER($number) } بار معاوضه کنید
label-captures-left = هنوز می‌توانید { NUMBER($number) } بار دستگیر کنید
label-turns-left = { NUMBER($number) } نوبت مانده
label-last-turns = نوبت‌های آخر
label-start-player = شروع‌کننده
label-character = شخصیت
label-house-opponent = حریف خودکار
label-house-opponent-about = حریف خودکار ساختهٔ خودمان است، نه حالت تک‌نفرهٔ بازی چاپی.
label-house-opponent-card = آخرین کارت: { $bot_card }
label-house-opponent-cards = { NUMBER($number) } کارت تا بُر خوردن بعدی
label-draft = کارت‌های قابل انتخاب
label-draft-kept = نگه داشته‌اید
label-dug = کارت‌های کشیده‌شده
label-points = { NUMBER($points) } امتیاز
label-score = امتیازها
label-score-now = اگر بازی همین حالا تمام شود
label-total = جمع

## حرف‌های سر میز

talk-1 = کاری به کارگرهای من نداشته باشید، من هم کاری به مال شما ندارم.
talk-2 = آن جمعیت توی جنگل جان می‌دهد برای دستگیری.
talk-3 = خزانهٔ مالیات دارد پر می‌شود. کی جرئتش را دارد؟
talk-4 = یکی دیگر برود بازار سیاه، همه تاوانش را می‌دهیم.
talk-5 = همین حالا می‌خواستم آن یکی را استخدام کنم!
talk-6 = وجدان آسوده هم امتیاز دارد، می‌دانید که.
talk-7 = چه خوب ساختید!
talk-8 = یک دست دیگر؟

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-goods-clay = ‏{ NUMBER($number) } { good-clay }
gives-goods-wood = ‏{ NUMBER($number) } { good-wood }
gives-goods-stone = ‏{ NUMBER($number) } { good-stone }
gives-goods-gold = ‏{ NUMBER($number) } { good-gold }
gives-goods-marble = ‏{ NUMBER($number) } { good-marble }
gives-goods-silver = ‏{ NUMBER($number) } { good-silver }
costs-goods-clay = ‏{ NUMBER($number) } { good-clay }
costs-goods-wood = ‏{ NUMBER($number) } { good-wood }
costs-goods-stone = ‏{ NUMBER($number) } { good-stone }
costs-goods-gold = ‏{ NUMBER($number) } { good-gold }
costs-goods-marble = ‏{ NUMBER($number) } { good-marble }
costs-goods-silver = ‏{ NUMBER($number) } { good-silver }
gives-virtue = { NUMBER($number) } پرهیزگاری
costs-virtue = { NUMBER($number) } پرهیزگاری
burdens-unpaid = { NUMBER($number) } بدهی
gives-level = { NUMBER($number) } سطح کلیسا

## What people have favourites of

taken-board = شخصیت‌ها
taken-building = سازه‌ها
taken-apprentice = کارآموزها
