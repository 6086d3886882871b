### تراژان به فارسی: کلمه‌های گزارش، خط فرمان و صفحهٔ وب.
### همهٔ عددها با NUMBER() می‌آیند؛ نام بازیکنان، کارت‌ها، کاشی‌ها و جاها متن آماده‌اند. قبل از + یک U+200E هست.

## بازی

game-name = تراژان
game-tagline = شش سینی، دوازده نشانگر، یک روم.
game-about = ۲ تا ۴ بازیکن در رومِ امپراتور تراژان راه خودشان را باز می‌کنند: با کشتی‌ها، در سنا، در استان‌ها و در ساختمان‌های شهر. هر نوبت یکی از شش سینی‌تان را خالی می‌کنید و نشانگرهایش را یکی‌یکی می‌گذارید؛ جای آخری می‌گوید چه کاری می‌توانید بکنید و تعدادشان می‌گوید سال چقدر زود می‌گذرد.

## نشانگرها، سینی‌ها، عمل‌ها

colour-yellow = زرد
    .shape = دایره
colour-orange = نارنجی
    .shape = مثلث
colour-green = سبز
    .shape = لوزی
colour-white = سفید
    .shape = مربع
colour-pink = صورتی
    .shape = به‌علاوه
colour-blue = آبی
    .shape = شش‌ضلعی
tray-seaport = سینی بندرگاه
    .numeral = I
tray-forum = سینی انجمن
    .numeral = II
tray-military = سینی ارتش
    .numeral = III
tray-senate = سینی سنا
    .numeral = IV
tray-trajan = سینی تراژان
    .numeral = V
tray-construction = سینی ساخت‌وساز
    .numeral = VI
action-seaport = بندرگاه
    .effect = کشیدن، برداشتن یا نمایش کارت کالا، یا بار زدن کشتی.
action-forum = انجمن
    .effect = برداشتن یک کاشی از ساختمان انجمن.
action-military = ارتش
    .effect = سربازگیری، حرکت فرمانده، یا اشغال استان.
action-senate = سنا
    .effect = یک خانه جلو رفتن در سنا و گرفتن امتیازش.
action-trajan = تراژان
    .effect = برداشتن یک کاشی تراژان و گذاشتن آن کنار طاق.
action-construction = ساخت‌وساز
    .effect = استخدام کارگر، یا ساختن در یک بلوک.

## کارت‌های کالا، دسته و ستون‌ها

card-columns = سرستون
card-furs = پوست
card-scrolls = طومار
card-oil = روغن
card-fruit = میوه
card-lamps = چراغ سفالی
card-wine = شراب
card-fish = ماهی
card-jewelry = زیورآلات
card-gems = سنگ‌های قیمتی
card-cattle = گاو
card-wheat = گندم
source-pile = دستهٔ کارت‌ها
source-left = ستون چپ
source-right = ستون راست
side-left = چپ
side-right = راست

## کاشی‌های تراژان

stack-vp9 = امتیاز
    .effect = ۹ امتیاز و دیگر هیچ.
stack-cards = کارت
    .effect = ۳ امتیاز و ۲ کارت کالا از دستهٔ کارت‌ها.
stack-workers = کارگر
    .effect = ۵ امتیاز و ۱ کارگر، یا ۲ امتیاز و ۲ کارگر.
stack-legionnaires = لژیونر
    .effect = ۵ امتیاز و ۱ لژیونر، یا ۲ امتیاز و ۲ لژیونر.
stack-plus2 = ⁦+۲⁩
    .effect = ۴ امتیاز و یک نشانگر ‎+۲ برای یکی از خانه‌های عمل اضافه‌تان.
stack-demand = تقاضا
    .effect = ۱ امتیاز. کاشی می‌ماند و در پایان هر ربع یک تقاضا از نوع خودش را برآورده می‌کند.
trajan_tile-trajan_vp9_blue_blue = ۹ امتیاز (دو آبی)
trajan_tile-trajan_vp9_orange_orange = ۹ امتیاز (دو نارنجی)
trajan_tile-trajan_vp9_pink_pink = ۹ امتیاز (دو صورتی)
trajan_tile-trajan_vp9_green_green = ۹ امتیاز (دو سبز)
trajan_tile-trajan_vp9_yellow_yellow = ۹ امتیاز (دو زرد)
trajan_tile-trajan_vp9_white_white = ۹ امتیاز (دو سفید)
trajan_tile-trajan_vp9_blue_white = ۹ امتیاز (آبی و سفید)
trajan_tile-trajan_vp9_yellow_white = ۹ امتیاز (زرد و سفید)
trajan_tile-trajan_vp9_orange_white = ۹ امتیاز (نارنجی و سفید)
trajan_tile-trajan_cards_blue_blue = ۳ امتیاز و ۲ کارت (دو آبی)
trajan_tile-trajan_cards_yellow_yellow = ۳ امتیاز و ۲ کارت (دو زرد)
trajan_tile-trajan_cards_orange_orange = ۳ امتیاز و ۲ کارت (دو نارنجی)
trajan_tile-trajan_cards_white_blue = ۳ امتیاز و ۲ کارت (سفید و آبی)
trajan_tile-trajan_cards_blue_orange = ۳ امتیاز و ۲ کارت (آبی و نارنجی)
trajan_tile-trajan_cards_orange_yellow = ۳ امتیاز و ۲ کارت (نارنجی و زرد)
trajan_tile-trajan_cards_yellow_green = ۳ امتیاز و ۲ کارت (زرد و سبز)
trajan_tile-trajan_cards_green_pink = ۳ امتیاز و ۲ کارت (سبز و صورتی)
trajan_tile-trajan_cards_pink_white = ۳ امتیاز و ۲ کارت (صورتی و سفید)
trajan_tile-trajan_workers_1_yellow_orange = ۵ امتیاز و ۱ کارگر (زرد و نارنجی)
trajan_tile-trajan_workers_1_pink_orange = ۵ امتیاز و ۱ کارگر (صورتی و نارنجی)
trajan_tile-trajan_workers_1_white_orange = ۵ امتیاز و ۱ کارگر (سفید و نارنجی)
trajan_tile-trajan_workers_1_green_orange = ۵ امتیاز و ۱ کارگر (سبز و نارنجی)
trajan_tile-trajan_workers_1_blue_green = ۵ امتیاز و ۱ کارگر (آبی و سبز)
trajan_tile-trajan_workers_2_yellow_yellow = ۲ امتیاز و ۲ کارگر (دو زرد)
trajan_tile-trajan_workers_2_orange_orange = ۲ امتیاز و ۲ کارگر (دو نارنجی)
trajan_tile-trajan_workers_2_orange_yellow = ۲ امتیاز و ۲ کارگر (نارنجی و زرد)
trajan_tile-trajan_workers_2_blue_yellow = ۲ امتیاز و ۲ کارگر (آبی و زرد)
trajan_tile-trajan_legionnaires_1_blue_blue = ۵ امتیاز و ۱ لژیونر (دو آبی)
trajan_tile-trajan_legionnaires_1_yellow_blue = ۵ امتیاز و ۱ لژیونر (زرد و آبی)
trajan_tile-trajan_legionnaires_1_white_blue = ۵ امتیاز و ۱ لژیونر (سفید و آبی)
trajan_tile-trajan_legionnaires_1_green_blue = ۵ امتیاز و ۱ لژیونر (سبز و آبی)
trajan_tile-trajan_legionnaires_1_pink_blue = ۵ امتیاز و ۱ لژیونر (صورتی و آبی)
trajan_tile-trajan_legionnaires_2_orange_blue = ۲ امتیاز و ۲ لژیونر (نارنجی و آبی)
trajan_tile-trajan_legionnaires_2_white_yellow = ۲ امتیاز و ۲ لژیونر (سفید و زرد)
trajan_tile-trajan_legionnaires_2_green_yellow = ۲ امتیاز و ۲ لژیونر (سبز و زرد)
trajan_tile-trajan_legionnaires_2_pink_yellow = ۲ امتیاز و ۲ لژیونر (صورتی و زرد)
trajan_tile-trajan_plus2_blue_pink = ۴ امتیاز و نشانگر ‎+۲ (آبی و صورتی)
trajan_tile-trajan_plus2_orange_pink = ۴ امتیاز و نشانگر ‎+۲ (نارنجی و صورتی)
trajan_tile-trajan_plus2_green_pink = ۴ امتیاز و نشانگر ‎+۲ (سبز و صورتی)
trajan_tile-trajan_plus2_yellow_pink = ۴ امتیاز و نشانگر ‎+۲ (زرد و صورتی)
trajan_tile-trajan_plus2_pink_pink = ۴ امتیاز و نشانگر ‎+۲ (دو صورتی)
trajan_tile-trajan_plus2_white_white = ۴ امتیاز و نشانگر ‎+۲ (دو سفید)
trajan_tile-trajan_plus2_green_white = ۴ امتیاز و نشانگر ‎+۲ (سبز و سفید)
trajan_tile-trajan_plus2_pink_white_a = ۴ امتیاز و نشانگر ‎+۲ (سفید و صورتی)
trajan_tile-trajan_plus2_pink_white_b = ۴ امتیاز و نشانگر ‎+۲ (صورتی و سفید)
trajan_tile-trajan_demand_bread_pink_pink = ۱ امتیاز و نان برای همیشه (دو صورتی)
trajan_tile-trajan_demand_bread_green_green = ۱ امتیاز و نان برای همیشه (دو سبز)
trajan_tile-trajan_demand_bread_orange_green = ۱ امتیاز و نان برای همیشه (نارنجی و سبز)
trajan_tile-trajan_demand_games_green_green = ۱ امتیاز و تفریح برای همیشه (دو سبز)
trajan_tile-trajan_demand_games_yellow_green = ۱ امتیاز و تفریح برای همیشه (زرد و سبز)
trajan_tile-trajan_demand_games_pink_green = ۱ امتیاز و تفریح برای همیشه (صورتی و سبز)
trajan_tile-trajan_demand_religion_white_white = ۱ امتیاز و مذهب برای همیشه (دو سفید)
trajan_tile-trajan_demand_religion_white_green = ۱ امتیاز و مذهب برای همیشه (سفید و سبز)
trajan_tile-trajan_demand_religion_blue_orange = ۱ امتیاز و مذهب برای همیشه (آبی و نارنجی)

## کاشی‌های انجمن و عمل اضافه

tile-forum_votes_2 = کاشی سنا (۲ رأی)
    .effect = ۲ رأی بیشتر در پایان همین ربع. بعد از بازی بیرون می‌رود.
tile-forum_votes_3 = کاشی سنا (۳ رأی)
    .effect = ۳ رأی بیشتر در پایان همین ربع. بعد از بازی بیرون می‌رود.
tile-forum_votes_4 = کاشی سنا (۴ رأی)
    .effect = ۴ رأی بیشتر در پایان همین ربع. بعد از بازی بیرون می‌رود.
tile-forum_votes_5 = کاشی سنا (۵ رأی)
    .effect = ۵ رأی بیشتر در پایان همین ربع. بعد از بازی بیرون می‌رود.
tile-forum_need_bread = کاشی نان
    .effect = در پایان ربع یک تقاضای نان را برآورده می‌کند.
tile-forum_need_games = کاشی تفریح
    .effect = در پایان ربع یک تقاضای تفریح را برآورده می‌کند.
tile-forum_need_religion = کاشی مذهب
    .effect = در پایان ربع یک تقاضای مذهب را برآورده می‌کند.
tile-forum_wild_commodity = کالای همه‌گیر
    .effect = روی کشتی جای یک کارت از هر کالایی می‌نشیند، یا آخر بازی جای یک کارت محل نمایش.
tile-forum_wild_need = تقاضای همه‌گیر
    .effect = در پایان ربع یک تقاضا از هر نوعی را برآورده می‌کند.
tile-forum_wild_construction = ساخت‌وساز همه‌گیر
    .effect = آخر بازی در ست‌ها یک کاشی ساخت‌وساز از هر نوعی حساب می‌شود.
tile-forum_wild_extra_action = عمل اضافهٔ همه‌گیر
    .effect = بعد از هر عملی خرجش کنید تا آن عمل را دوباره انجام بدهید.
tile-forum_extra_seaport = عمل اضافهٔ بندرگاه
    .effect = بعد از عمل بندرگاه خرجش کنید تا آن را دوباره انجام بدهید.
tile-forum_extra_forum = عمل اضافهٔ انجمن
    .effect = بعد از عمل انجمن خرجش کنید تا آن را دوباره انجام بدهید.
tile-forum_extra_military = عمل اضافهٔ ارتش
    .effect = بعد از عمل ارتش خرجش کنید تا آن را دوباره انجام بدهید.
tile-forum_extra_senate = عمل اضافهٔ سنا
    .effect = بعد از عمل سنا خرجش کنید تا آن را دوباره انجام بدهید.
tile-forum_extra_trajan = عمل اضافهٔ تراژان
    .effect = بعد از عمل تراژان خرجش کنید تا آن را دوباره انجام بدهید.
tile-forum_extra_construction = عمل اضافهٔ ساخت‌وساز
    .effect = بعد از عمل ساخت‌وساز خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_seaport = عمل اضافهٔ بندرگاه
    .effect = بعد از عمل بندرگاه خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_forum = عمل اضافهٔ انجمن
    .effect = بعد از عمل انجمن خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_military = عمل اضافهٔ ارتش
    .effect = بعد از عمل ارتش خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_senate = عمل اضافهٔ سنا
    .effect = بعد از عمل سنا خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_trajan = عمل اضافهٔ تراژان
    .effect = بعد از عمل تراژان خرجش کنید تا آن را دوباره انجام بدهید.
tile-extra_construction = عمل اضافهٔ ساخت‌وساز
    .effect = بعد از عمل ساخت‌وساز خرجش کنید تا آن را دوباره انجام بدهید.
extra-tile = یک کاشی عمل اضافه
extra-wild = یک عمل اضافهٔ همه‌گیر
space-forum_c0_r1 = خانهٔ زرد ۱
space-forum_c0_r2 = خانهٔ زرد ۲
space-forum_c0_r3 = خانهٔ زرد ۳
space-forum_c1_r1 = ستون سبز ۱، ردیف ۱
space-forum_c1_r2 = ستون سبز ۱، ردیف ۲
space-forum_c1_r3 = ستون سبز ۱، ردیف ۳
space-forum_c2_r1 = ستون سبز ۲، ردیف ۱
space-forum_c2_r2 = ستون سبز ۲، ردیف ۲
space-forum_c2_r3 = ستون سبز ۲، ردیف ۳
space-forum_c3_r1 = ستون سبز ۳، ردیف ۱
space-forum_c3_r2 = ستون سبز ۳، ردیف ۲
space-forum_c3_r3 = ستون سبز ۳، ردیف ۳
space-forum_c4_r1 = ستون سبز ۴، ردیف ۱
space-forum_c4_r2 = ستون سبز ۴، ردیف ۲
space-forum_c4_r3 = ستون سبز ۴، ردیف ۳

## ساخت‌وساز

kind-stairs = پلکان
    .effect = اولی‌اش یک عمل انجمن می‌آورد.
kind-door = در
    .effect = اولی‌اش یک عمل سنا می‌آورد.
kind-fountain = فواره
    .effect = اولی‌اش یک عمل بندرگاه می‌آورد.
kind-roof = سقف
    .effect = اولی‌اش یک عمل تراژان می‌آورد.
kind-window = پنجره
    .effect = اولی‌اش یک عمل ارتش می‌آورد.
construction_tile-construction_stairs_2 = پلکان (۲ امتیاز)
construction_tile-construction_stairs_3 = پلکان (۳ امتیاز)
construction_tile-construction_stairs_4 = پلکان (۴ امتیاز)
construction_tile-construction_stairs_5 = پلکان (۵ امتیاز)
construction_tile-construction_door_2 = در (۲ امتیاز)
construction_tile-construction_door_3 = در (۳ امتیاز)
construction_tile-construction_door_4 = در (۴ امتیاز)
construction_tile-construction_door_5 = در (۵ امتیاز)
construction_tile-construction_fountain_2 = فواره (۲ امتیاز)
construction_tile-construction_fountain_3 = فواره (۳ امتیاز)
construction_tile-construction_fountain_4 = فواره (۴ امتیاز)
construction_tile-construction_fountain_5 = فواره (۵ امتیاز)
construction_tile-construction_roof_2 = سقف (۲ امتیاز)
construction_tile-construction_roof_3 = سقف (۳ امتیاز)
construction_tile-construction_roof_4 = سقف (۴ امتیاز)
construction_tile-construction_roof_5 = سقف (۵ امتیاز)
construction_tile-construction_window_2 = پنجره (۲ امتیاز)
construction_tile-construction_window_3 = پنجره (۳ امتیاز)
construction_tile-construction_window_4 = پنجره (۴ امتیاز)
construction_tile-construction_window_5 = پنجره (۵ امتیاز)
site-site_r1_c1 = ردیف ۱، ستون ۱
site-site_r1_c2 = ردیف ۱، ستون ۲
site-site_r1_c3 = ردیف ۱، ستون ۳
site-site_r1_c4 = ردیف ۱، ستون ۴
site-site_r1_c5 = ردیف ۱، ستون ۵
site-site_r2_c1 = ردیف ۲، ستون ۱
site-site_r2_c2 = ردیف ۲، ستون ۲
site-site_r2_c3 = ردیف ۲، ستون ۳
site-site_r2_c4 = ردیف ۲، ستون ۴
site-site_r2_c5 = ردیف ۲، ستون ۵
site-site_r3_c1 = ردیف ۳، ستون ۱
site-site_r3_c2 = ردیف ۳، ستون ۲
site-site_r3_c3 = ردیف ۳، ستون ۳
site-site_r3_c4 = ردیف ۳، ستون ۴
site-site_r3_c5 = ردیف ۳، ستون ۵
site-site_r4_c1 = ردیف ۴، ستون ۱
site-site_r4_c2 = ردیف ۴، ستون ۲
site-site_r4_c3 = ردیف ۴، ستون ۳
site-site_r4_c4 = ردیف ۴، ستون ۴
site-site_r4_c5 = ردیف ۴، ستون ۵

## تقاضاها

need-bread = نان
need-games = تفریح
need-religion = مذهب
means-trajan = کاشی تراژان کامل‌شده
means-tile = کاشی انجمن همان نوع
means-wild = تقاضای همه‌گیر

## کشتی‌ها

ship-ship_same = کشتی کالاهای یکسان
    .effect = ۱ تا ۴ کارت از یک کالا. وجه رنگی ۲، ۶، ۱۲ یا ۲۰ امتیاز؛ وجه خاکستری ۰، ۱، ۷ یا ۱۵.
ship-ship_pairs = کشتی جفت‌ها
    .effect = ۱ تا ۳ جفت، هرکدام از یک کالای دیگر. وجه رنگی ۵، ۱۰ یا ۱۵ امتیاز؛ وجه خاکستری ۱، ۶ یا ۱۱.
ship-ship_different = کشتی کالاهای مختلف
    .effect = ۱ تا ۴ کارت، همه از کالاهای مختلف. وجه رنگی ۲، ۴، ۶ یا ۸ امتیاز؛ وجه خاکستری ۰، ۱، ۳ یا ۵.
ship_side-coloured = وجه رنگی
ship_side-gray = وجه خاکستری

## کاشی‌های جایزه

bonus-bonus_goods_columns_furs = سرستون و پوست
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_goods_scrolls_oil = طومار و روغن
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_goods_fruit_lamps = میوه و چراغ سفالی
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_goods_wine_fish = شراب و ماهی
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_goods_jewelry_gems = زیورآلات و سنگ‌های قیمتی
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_goods_cattle_wheat = گاو و گندم
    .effect = برای هرکدام از این کارت‌ها در محل نمایشتان: زرد ۳ امتیاز، خاکستری ۲.
bonus-bonus_need_bread = نان
    .effect = یک بار، اگر آخر بازی هنوز کاشی نان دارید: زرد ۹ امتیاز، خاکستری ۶.
bonus-bonus_need_games = تفریح
    .effect = یک بار، اگر آخر بازی هنوز کاشی تفریح دارید: زرد ۹ امتیاز، خاکستری ۶.
bonus-bonus_need_religion = مذهب
    .effect = یک بار، اگر آخر بازی هنوز کاشی مذهب دارید: زرد ۹ امتیاز، خاکستری ۶.
bonus-bonus_workers = کارگرها
    .effect = برای هر کارگر شما در بلوک‌ها: زرد ۱ امتیاز، خاکستری نیم امتیاز که جمعش رو به بالا گرد می‌شود.
bonus-bonus_legionnaires = لژیونرها
    .effect = برای هر لژیونر شما در استان‌ها: زرد ۲ امتیاز، خاکستری ۱.
bonus-bonus_bonus_tiles = جایزهٔ کاشی‌های زرد
    .effect = برای هر کاشی جایزهٔ زرد شما: زرد ۳ امتیاز (با حساب خودش)، خاکستری ۲.
bonus_side-yellow = وجه زرد
bonus_side-gray = وجه خاکستری

## استان‌ها

province-alpes = آلپ
province-raetia = رائتیا
province-noricum = نوریکوم
province-narbonensis = ناربوننسیس
province-lugudunensis = لوگدوننسیس
province-belgica = بلژیکا
province-germania_superior = ژرمانیای علیا
province-aquitania = آکیتانیا
province-britannia = بریتانیا
province-germania_inferior = ژرمانیای سفلی
province-military_camp = کمپ نظامی
from_province-alpes = { province-alpes }
from_province-raetia = { province-raetia }
from_province-noricum = { province-noricum }
from_province-narbonensis = { province-narbonensis }
from_province-lugudunensis = { province-lugudunensis }
from_province-belgica = { province-belgica }
from_province-germania_superior = { province-germania_superior }
from_province-aquitania = { province-aquitania }
from_province-britannia = { province-britannia }
from_province-germania_inferior = { province-germania_inferior }
from_province-military_camp = { province-military_camp }

## رنگ بازیکنان

player-red = قرمز
player-green = سبز
player-blue = آبی تیره
player-brown = قهوه‌ای تیره

## تصمیم‌ها: نامشان، پرسششان، و آنچه بقیه می‌خوانند

phase-markers = گذاشتن نشانگرها
ask-markers = کدام نشانگر در این سینی برود؟ در هر سینی دو تا می‌آید.
wait-markers = { $seat } دارد نشانگرهایش را می‌گذارد.
phase-goods_draft = برداشتن کارت‌های کالای شروع
ask-goods_draft = کارت بعدی را از کجا برمی‌دارید؟ با سه کارت شروع می‌کنید.
wait-goods_draft = { $seat } دارد کارت‌های شروعش را برمی‌دارد.
phase-trajan_draft = برداشتن کاشی‌های تراژان شروع
ask-trajan_draft = کاشی این جایگاه را از کدام دسته برمی‌دارید؟ با سه کاشی از سه دستهٔ مختلف شروع می‌کنید.
wait-trajan_draft = { $seat } دارد کاشی‌های تراژان شروعش را برمی‌دارد.
phase-turn = انتخاب سینی برای خالی کردن
ask-turn = کدام سینی را خالی می‌کنید؟
wait-turn = نوبت { $seat } است.
phase-sow = پخش کردن نشانگرها
ask-sow = کدام نشانگر در سینی بعدی برود؟
wait-sow = { $seat } دارد نشانگرهایش را پخش می‌کند.
phase-plus2 = گذاشتن نشانگر ‎+۲
ask-plus2 = نشانگر ‎+۲ را روی کدام خانهٔ عمل اضافه می‌گذارید؟
wait-plus2 = { $seat } دارد نشانگر ‎+۲ را می‌گذارد.
phase-action = انجام عملِ سینی هدف
ask-action = عملِ سینی هدفتان را چطور انجام می‌دهید؟ می‌توانید پاس هم بدهید.
wait-action = { $seat } دارد عملش را انتخاب می‌کند.
phase-first_tile_action = انجام عملِ اولین کاشی ساخت‌وساز
ask-first_tile_action = اولین کاشی این نوع یک عمل آورده است. چطور انجامش می‌دهید؟ می‌توانید پاس هم بدهید.
wait-first_tile_action = { $seat } می‌تواند عملِ اولین کاشی ساخت‌وسازش را انجام بدهد.
phase-extra_action = انجام عمل اضافه
ask-extra_action = این عمل را یک بار دیگر انجام می‌دهید. چطور؟ می‌توانید پاس هم بدهید.
wait-extra_action = { $seat } می‌تواند عمل اضافه انجام بدهد.
phase-discard = کنار گذاشتن یک کارت
ask-discard = دو کارت کشیدید. کدام کارت را کنار می‌گذارید و روی کدام ستون؟
wait-discard = { $seat } دارد انتخاب می‌کند کدام کارت را کنار بگذارد.
phase-display = نمایش کارت
ask-display = کارت دومی هم نمایش می‌دهید؟
wait-display = { $seat } دارد کارت نمایش می‌دهد.
phase-load = بار زدن کشتی
ask-load = چه بار می‌زنید؟ بار که کامل شد، راه بیفتید.
wait-load = { $seat } دارد کشتی بار می‌زند.
phase-repeat = خرج کردن یا نکردن کاشی عمل اضافه
ask-repeat = برای تکرار این عمل کاشی عمل اضافه خرج می‌کنید؟ هر نوبت یکی؛ اگر پاس بدهید برایتان می‌ماند.
wait-repeat = { $seat } می‌تواند یک کاشی عمل اضافه خرج کند.
phase-pay = انتخاب کاشی برای یک تقاضا
ask-pay = کدام کاشی را برای این تقاضا خرج می‌کنید؟
wait-pay = { $seat } دارد تقاضایی را برآورده می‌کند.
phase-bonus = انتخاب کاشی جایزه
ask-bonus = شما کنسول‌اید. کدام کاشی جایزه را برمی‌دارید؟ آن یکی به نایب‌کنسول می‌رسد.
wait-bonus = { $seat } کنسول است و دارد کاشی جایزه‌اش را انتخاب می‌کند.
phase-over = پایان بازی

## حرکت‌ها

# $action (String) $bonus (String) $bonus_side (String) $colour (String) $construction_tile (String) $extra (String)
# $from_province (String) $means (String) $need (String) $province (String) $ship (String) $ship_side (String)
# $side (String) $site (String) $source (String) $space (String) $stack (String) $tile (String) $trajan_tile (String)
# $tray (String)
# $column (Number) $crossings (Number) $left (Number) $place (Number) $quarter (Number) $rivals (Number)
# $round (Number) $row (Number) $spaces (Number) $votes (Number) $wilds (Number)
move-place = نشانگر بعدی این سینی: { $colour }
move-draft = برداشتن کارت از { $source }
move-tile = برداشتن کاشی رویی دستهٔ «{ $stack }»
move-lift = خالی کردن { $tray }
move-sow = نشانگر بعدی: { $colour }
move-plus2 = گذاشتن نشانگر ‎+۲ روی خانهٔ { $action }
move-pass = پاس
move-draw_two = کشیدن دو کارت و کنار گذاشتن یکی
move-take = برداشتن کارت رویی ستون { $side }
move-discard = گذاشتن کارت { $card } روی ستون { $side }
move-display = نمایش { $card }
move-display_wild = نمایش یک کالای همه‌گیر
move-done = همین یک کارت بس است
move-ship = بار زدن { $ship }
move-load = بار زدن { $card }
move-load_half = بار زدن { $card } و یک همه‌گیر به‌جای یک جفت
move-load_wild = بار زدن همه‌گیر به‌جای کارت
move-sail = راه افتادن با همین بار
move-forum = برداشتن کاشی انجمن از { $space }
move-recruit = سربازگیری: یک لژیونر تازه در کمپ
move-march = بردن فرمانده به { $province }
move-occupy = اشغال استانی که فرمانده در آن است
move-advance = یک خانه جلو رفتن در سنا
move-hire = استخدام یک کارگر
move-build = ساختن در بلوکِ { $site }
move-repeat = خرج کردن { $extra } و تکرار عمل
move-bonus = برداشتن کاشی جایزهٔ { $side }
move-pay = برآوردن تقاضا با { $means }

## رویدادها: گزارش بازی

event-marker_placed = { $seat } نشانگر { $colour } را در { $tray } می‌گذارد.
event-table_laid = کاشی‌های تراژان، کاشی‌های جایزه و کارت‌های کالا چیده می‌شوند.
event-card_drafted = { $seat } از { $source } کارت { $card } را برمی‌دارد.
event-card_drafted-none = { $seat } از { $source } یک کارت برمی‌دارد.
event-side_refilled = ستون { $side } دوباره پر می‌شود: { $card }.
event-pile_reshuffled = دستهٔ کارت‌ها تمام شده؛ { NUMBER($number) } کارت کنارگذاشته بُر می‌خورد و دستهٔ تازه می‌شود.
event-tile_drafted = { $seat } با این کاشی تراژان کنار { $tray } شروع می‌کند: { $trajan_tile }.
event-tile_taken = { $seat } یک کاشی تراژان برمی‌دارد و کنار { $tray } می‌گذارد: { $trajan_tile }.
event-markers_lifted = { $seat } { $tray } را خالی می‌کند و { NUMBER($number) } نشانگر پخش می‌کند.
event-marker_sown = { $seat } نشانگر { $colour } را در { $tray } می‌گذارد.
event-time_moved =
    { NUMBER($position) ->
        [0] نشانگر زمان { NUMBER($number) } خانه جلو می‌رود و روی خانهٔ شروع می‌ایستد.
       *[other] نشانگر زمان { NUMBER($number) } خانه جلو می‌رود، تا خانهٔ { NUMBER($position) }.
    }
event-tile_completed = { $seat } کاشی تراژانِ کنار { $tray } را کامل می‌کند، «{ $trajan_tile }»، و { NUMBER($points) } امتیاز می‌گیرد.
event-arch_moved = طاقِ { $seat } به جایگاه کنار { $tray } می‌رود.
event-arch_centred = { $seat } جایگاه خالی ندارد و طاقش به مرکز دایره می‌رود.
event-cards_drawn =
    { NUMBER($number) ->
        [0] { $seat } کارتی نمی‌کشد: دستهٔ کارت‌ها خالی است.
       *[other] { $seat } { NUMBER($number) } کارت می‌کشد: { $cards }.
    }
event-cards_drawn-none =
    { NUMBER($number) ->
        [0] { $seat } کارتی نمی‌کشد: دستهٔ کارت‌ها خالی است.
       *[other] { $seat } { NUMBER($number) } کارت می‌کشد.
    }
event-workers_gained =
    { NUMBER($number) ->
        [0] { $seat } آدمکی برای کمپ کارگران ندارد.
       *[other] { NUMBER($number) } کارگر تازه به کمپ { $seat } می‌آید.
    }
event-legionnaires_gained =
    { NUMBER($number) ->
        [0] { $seat } آدمکی برای کمپ نظامی ندارد.
       *[other] { NUMBER($number) } لژیونر تازه به کمپ { $seat } می‌آید.
    }
event-need_kept = { $seat } کاشی را نگه می‌دارد: از این به بعد در پایان هر ربع یک تقاضای { $need } را برآورده می‌کند.
event-plus2_gained = { $seat } نشانگر ‎+۲ را روی خانهٔ { $action } می‌گذارد.
event-plus2_lost = هر شش خانهٔ { $seat } نشانگر ‎+۲ دارد؛ پس این یکی از دست می‌رود.
event-action_passed = { $seat } از عمل { $action } می‌گذرد.
event-action_impossible = برای { $seat } در عمل { $action } کاری ممکن نیست.
event-card_taken = { $seat } از ستون { $side } کارت { $card } را برمی‌دارد.
event-card_discarded = { $seat } کارت { $card } را روی ستون { $side } می‌گذارد.
event-card_displayed = { $seat } کارت { $card } را نمایش می‌دهد.
event-wild_displayed = { $seat } یک کالای همه‌گیر را نمایش می‌دهد.
event-cargo_loaded =
    { NUMBER($wilds) ->
        [0] { $seat } { NUMBER($number) } کارت { $card } بار می‌زند.
       *[other] { $seat } { NUMBER($number) } کارت { $card } و { NUMBER($wilds) } کالای همه‌گیر بار می‌زند.
    }
event-cargo_loaded-none = { $seat } { NUMBER($wilds) } کالای همه‌گیر بار می‌زند.
event-ship_sailed =
    { $ship ->
        [ship_pairs] { $seat } با { $ship_side } کشتی جفت‌ها { NUMBER($number) } جفت می‌فرستد و { NUMBER($points) } امتیاز می‌گیرد.
        [ship_different] { $seat } با { $ship_side } کشتی کالاهای مختلف { NUMBER($number) } کارت می‌فرستد و { NUMBER($points) } امتیاز می‌گیرد.
       *[ship_same] { $seat } با { $ship_side } کشتی کالاهای یکسان { NUMBER($number) } کارت می‌فرستد و { NUMBER($points) } امتیاز می‌گیرد.
    }
event-forum_taken = { $seat } از ساختمان انجمن ({ $space }) یک کاشی برمی‌دارد: { $tile }.
event-province_tile_taken = فرماندهٔ { $seat } در { $province } یک کاشی پیدا می‌کند: { $tile }.
event-recruited = { $seat } سربازگیری می‌کند: یک لژیونر تازه در کمپ.
# $times (Number)
event-recruited-many = { $seat } سربازگیری می‌کند: { NUMBER($times) } لژیونر تازه در کمپ.
event-leader_moved = { $seat } فرمانده را به { $province } می‌برد.
event-occupied =
    { NUMBER($rivals) ->
        [0] { $seat } { $province } را اشغال می‌کند و { NUMBER($points) } امتیاز می‌گیرد.
       *[other] { $seat } { $province } را، با وجود { NUMBER($rivals) } لژیونر از دیگران، اشغال می‌کند و { NUMBER($points) } امتیاز می‌گیرد.
    }
event-senate_advanced = { $seat } در سنا به خانهٔ { NUMBER($votes) } می‌رود و { NUMBER($points) } امتیاز می‌گیرد.
event-hired = { $seat } یک کارگر استخدام می‌کند.
# $times (Number)
event-hired-many = { $seat } { NUMBER($times) } کارگر استخدام می‌کند.
event-built = { $seat } در بلوکِ { $site } می‌سازد.
event-construction_taken = { $seat } یک کاشی ساخت‌وساز برمی‌دارد، «{ $construction_tile }»، و { NUMBER($points) } امتیاز می‌گیرد.
event-first_of_kind = این اولین کاشی { $seat } از نوع «{ $kind }» است و یک عمل { $action } می‌آورد.
event-extra_spent = { $seat } { $extra } خرج می‌کند و عمل { $action } را { NUMBER($number) } بار دیگر انجام می‌دهد.
event-round_ended =
    { NUMBER($round) ->
        [1] دور اول
        [2] دور دوم
        [3] دور سوم
       *[other] دور چهارم
    } از { NUMBER($quarter) ->
        [1] ربع اول
        [2] ربع دوم
        [3] ربع سوم
       *[other] ربع چهارم
    } تمام می‌شود.
event-demand_revealed = مردم این را می‌خواهند: { $need }.
event-quarter_ended = { NUMBER($quarter) ->
        [1] ربع اول
        [2] ربع دوم
        [3] ربع سوم
       *[other] ربع چهارم
    } تمام می‌شود.
event-demand_met =
    { $means ->
        [trajan] { $seat } تقاضای { $need } را با کاشی تراژان کامل‌شده‌اش برآورده می‌کند و کاشی می‌ماند.
        [wild] { $seat } تقاضای { $need } را با یک تقاضای همه‌گیر برآورده می‌کند.
       *[tile] { $seat } تقاضای { $need } را با یک کاشی انجمن برآورده می‌کند.
    }
event-demands_unmet = { $seat } { NUMBER($number) } تقاضا را برآورده نمی‌کند و { NUMBER($points) } امتیاز از دست می‌دهد.
event-votes_counted =
    { NUMBER($place) ->
        [1] { $seat } { NUMBER($votes) } رأی دارد و کنسول است.
        [2] { $seat } { NUMBER($votes) } رأی دارد و نایب‌کنسول است.
        [3] { $seat } { NUMBER($votes) } رأی دارد و سوم است.
       *[other] { $seat } { NUMBER($votes) } رأی دارد و چهارم است.
    }
event-bonus_taken =
    { $bonus_side ->
        [gray] { $seat } یک کاشی جایزه با وجه خاکستری برمی‌دارد: { $bonus }.
       *[yellow] { $seat } یک کاشی جایزه با وجه زرد برمی‌دارد: { $bonus }.
    }
event-discs_returned = دیسک‌های سنا به خانهٔ شروع برمی‌گردند. از بالا به پایین: { $seats }.
event-forum_cleared =
    { NUMBER($number) ->
        [0] در ساختمان انجمن کاشی‌ای نمانده است.
       *[other] { NUMBER($number) } کاشی مانده در ساختمان انجمن از بازی بیرون می‌رود.
    }
event-senate_tiles_removed =
    { NUMBER($number) ->
        [0] کاشی سنایی برای بیرون رفتن نیست.
       *[other] { NUMBER($number) } کاشی سنا از بازی بیرون می‌رود.
    }
event-bonus_revealed = کاشی جایزهٔ تازه‌ای کنار سنا می‌آید: { $bonus }.
event-province_filled = کاشی تازه‌ای در { $province } می‌آید: { $tile }.
event-forum_filled = { NUMBER($number) } کاشی تازه در ساختمان انجمن چیده می‌شود.
event-ships_turned =
    { NUMBER($number) ->
        [0] وجه رنگی همهٔ کشتی‌ها روست.
       *[other] { NUMBER($number) } کشتی خاکستری به وجه رنگی برمی‌گردد.
    }
event-final_scored = { $seat } در امتیازگیری نهایی { NUMBER($points) } امتیاز دیگر می‌گیرد و به { NUMBER($total) } می‌رسد.
event-game_won =
    { $ending ->
        [tiebreak] { $seat } در بیشترین امتیاز شریک است، در سنا بالاتر است و بازی را می‌برد.
       *[points] { $seat } بیشترین امتیاز را دارد و بازی را می‌برد.
    }

## چرا نمی‌شود

refusal-game-over = بازی تمام شده و دیگر حرکتی نمانده است.
refusal-not-your-decision = حالا تصمیم با { $seat } است: { $phase }.
refusal-place-not-now = نشانگرها را فقط قبل از شروع بازی می‌گذارید، در هر سینی دو تا. تصمیمی که الان با شماست: { $phase }.
refusal-draft-not-now = سه کارت شروع را فقط قبل از نوبت اول برمی‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-tile-not-now = کاشی تراژان را اول بازی برمی‌دارید و بعد از آن با عمل تراژان. تصمیمی که الان با شماست: { $phase }.
refusal-lift-not-now = سینی را اول نوبتتان خالی می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-sow-not-now = نشانگرها را بعد از خالی کردن یک سینی پخش می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-plus2-not-now = نشانگر ‎+۲ را فقط با کامل کردن کاشی تراژانی که آن را می‌دهد می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-pass-not-now = از عمل یا کاشی عمل اضافه می‌شود گذشت، ولی از این تصمیم نه: { $phase }.
refusal-draw-two-not-now = دو کارت را با عمل بندرگاه می‌کشید. تصمیمی که الان با شماست: { $phase }.
refusal-take-not-now = کارت کنارگذاشته را با عمل بندرگاه برمی‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-discard-not-now = فقط بعد از کشیدن دو کارت در بندرگاه یکی را کنار می‌گذارید. تصمیمی که الان با شماست: { $phase }.
refusal-display-not-now = کارت را با عمل بندرگاه نمایش می‌دهید، حداکثر دو تا. تصمیمی که الان با شماست: { $phase }.
refusal-display-wild-not-now = نمایش دادن با عمل بندرگاه است، حداکثر دو تا. تصمیمی که الان با شماست: { $phase }.
refusal-done-not-now = نخواستنِ کارت دوم مال بعد از نمایش کارت اول است. تصمیمی که الان با شماست: { $phase }.
refusal-ship-not-now = کشتی را با عمل بندرگاه انتخاب می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-load-not-now = کارت را فقط بعد از انتخاب کشتی بار می‌زنید. تصمیمی که الان با شماست: { $phase }.
refusal-load-half-not-now = جفتِ یک کارت و یک همه‌گیر را فقط بعد از انتخاب کشتی بار می‌زنید. تصمیمی که الان با شماست: { $phase }.
refusal-load-wild-not-now = همه‌گیر را فقط بعد از انتخاب کشتی بار می‌زنید. تصمیمی که الان با شماست: { $phase }.
refusal-sail-not-now = فقط بعد از انتخاب و بار زدن کشتی راه می‌افتید. تصمیمی که الان با شماست: { $phase }.
refusal-forum-not-now = کاشی ساختمان انجمن را با عمل انجمن برمی‌دارید. تصمیمی که الان با شماست: { $phase }.
refusal-recruit-not-now = سربازگیری با عمل ارتش است. تصمیمی که الان با شماست: { $phase }.
refusal-march-not-now = فرمانده را با عمل ارتش حرکت می‌دهید. تصمیمی که الان با شماست: { $phase }.
refusal-occupy-not-now = استان را با عمل ارتش اشغال می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-advance-not-now = در سنا با عمل سنا جلو می‌روید. تصمیمی که الان با شماست: { $phase }.
refusal-hire-not-now = کارگر را با عمل ساخت‌وساز استخدام می‌کنید. تصمیمی که الان با شماست: { $phase }.
refusal-build-not-now = با عمل ساخت‌وساز می‌سازید. تصمیمی که الان با شماست: { $phase }.
refusal-repeat-not-now = کاشی عمل اضافه را درست بعد از انجام همان عمل خرج می‌کنید، هر نوبت فقط یکی. تصمیمی که الان با شماست: { $phase }.
refusal-bonus-not-now = کاشی جایزه را فقط کنسول و در پایان ربع انتخاب می‌کند. تصمیمی که الان با شماست: { $phase }.
refusal-pay-not-now = تقاضاها در پایان ربع برآورده می‌شوند. تصمیمی که الان با شماست: { $phase }.
refusal-colour-not-left = نشانگر { $colour } برای گذاشتن نمانده است.
refusal-tray-empty = نمی‌توانید { $tray } را خالی کنید: نشانگری در آن نیست.
refusal-side-empty = ستون { $side } خالی است؛ کارتی برای برداشتن نیست.
refusal-pile-empty = دستهٔ کارت‌های کالا خالی است؛ پس نمی‌توانید کارت بکشید.
refusal-card-not-in-hand = { $card } در دستتان نیست، یا دیگر نمانده است.
refusal-hand-empty = دستتان خالی است: کارتی برای نمایش ندارید.
refusal-stack-used = از این دسته یک کاشی برداشته‌اید ({ $stack }). اول بازی، سه کاشی‌تان از سه دستهٔ مختلف است.
refusal-stack-empty = در این دسته کاشی‌ای نمانده است: { $stack }.
refusal-arch-in-centre = همهٔ جایگاه‌هایتان کاشی دارد و طاقتان در مرکز است. قبل از برداشتن کاشی تازه باید یکی را کامل کنید.
refusal-plus2-there = خانهٔ { $action } نشانگر ‎+۲ دارد و فقط برای یکی جا هست.
refusal-other-action = حالا دارید عمل { $action } را انجام می‌دهید و این کار مال عمل دیگری است: { $tray }.
refusal-wild-not-owned = از این کاشی به اندازهٔ کافی ندارید: { $tile }.
refusal-wild-not-displayed = سر این میز کالای همه‌گیر را نمی‌شود نمایش داد. موقع بار زدن کشتی به کار می‌آید.
refusal-ship-nothing-fits = برای این کشتی چیزی ندارید که بار بزنید: { $ship }.
refusal-load-other-commodity = با { $card } شروع کرده‌اید و این کشتی فقط یک کالا می‌برد: { $ship }.
refusal-load-twice = { $card } را بار زده‌اید و اینجا هر کالا فقط یک بار می‌آید: { $ship }.
refusal-load-needs-pair = برای جفتِ { $card } دو کارت لازم دارید، یا یک کارت و یک همه‌گیر.
refusal-load-half-no-pairs = یک کارت و یک همه‌گیر یک جفت است، ولی این کشتی جفت نمی‌برد: { $ship }.
refusal-load-nothing-yet = کشتی هنوز خالی است. قبل از راه افتادن چیزی بار بزنید: { $ship }.
refusal-forum-space-empty = در این خانهٔ ساختمان انجمن کاشی نیست: { $space }. در پایان ربع دوباره پر می‌شود.
refusal-forum-space-empty-for-good = در این خانهٔ ساختمان انجمن کاشی نیست: { $space }. ربع آخر است و دیگر پر نمی‌شود.
refusal-forum-space-unused = این خانهٔ ساختمان انجمن با تعداد شما باز نیست: { $space }.
refusal-supply-empty = مخزنتان خالی است: همهٔ آدمک‌هایتان سر کارند.
refusal-leader-there = فرمانده‌تان همین حالا اینجاست: { $province }.
refusal-province-not-adjacent = فرمانده‌تان نمی‌تواند از { $from_province } به { $province } برود: همسایه نیستند.
refusal-camp-is-no-province = فرمانده‌تان نمی‌تواند به کمپ نظامی برگردد: فقط به استان‌ها می‌رود.
refusal-leader-in-camp = فرمانده‌تان هنوز در کمپ نظامی است. اول او را به استانی ببرید؛ لژیونرها دنبالش می‌روند.
refusal-province-occupied = در { $province } یک لژیونر دارید و بیشتر از یکی نمی‌شود.
refusal-camp-empty = در کمپ نظامی لژیونری ندارید. اول سربازگیری کنید.
refusal-senate-top = دیسکتان روی خانهٔ ۸ است که آخر خط سناست. در پایان ربع برمی‌گردد.
refusal-no-worker = در کمپ کارگران کارگری ندارید. اول یکی استخدام کنید.
refusal-site-own-worker = در این بلوک کارگر دارید: { $site }.
refusal-site-not-adjacent = این بلوک کنار هیچ‌کدام از کارگرهایتان نیست: { $site }. چپ، راست، بالا یا پایین یکی از آن‌ها بسازید.
refusal-extra-not-owned = برای عمل { $action } کاشی عمل اضافه ندارید.
refusal-wild-extra-not-owned = عمل اضافهٔ همه‌گیر ندارید.
refusal-nothing-to-show = در تراژان کارت‌ها در دست می‌مانند؛ چیزی برای نشان دادن نیست.

## پایان‌ها، امتیازها

ending-points = با بیشترین امتیاز
ending-tiebreak = با رتبهٔ سنا، بعد از امتیاز برابر
score-trajan_tiles = کاشی‌های تراژان
score-ships = کشتی‌ها
score-senate = سنا
score-provinces = استان‌ها
score-construction = ساخت‌وساز
score-demands = تقاضاهای برآورده‌نشده
score-hand = کارت‌های دست
score-workers = کارگرهای کمپ
score-legionnaires = لژیونرهای کمپ
score-open_tiles = کاشی‌های تراژان ناتمام
score-bonus_tiles = کاشی‌های جایزه
score-sets = ست‌ها
score-total = جمع

## برچسب‌های میز

label-mat = صفحهٔ شخصی
label-mat-of = صفحهٔ { $seat }
label-mat-yours = صفحهٔ شما: شش سینی
label-trays = سینی‌ها
label-tray-empty = بدون نشانگر
label-tray-markers = ‏{ $tray }: { $what }
label-markers = { NUMBER($number) } نشانگر
label-in-hand = در دست
label-next-tray = بعدی: { $tray }
label-target = هدف: { $tray }
label-trajan-tile = کاشی تراژان
label-trajan-tiles = کاشی‌های تراژان
label-slot = جایگاه { $slot }
label-slot-empty = بدون کاشی تراژان
label-arch = طاق تراژان
label-arch-here = طاق اینجاست
label-arch-centre = طاق در مرکز دایره است
label-completes = کامل می‌کند: { $trajan_tile }
label-completes-nothing = کاشی تراژانی کامل نمی‌شود
label-missing-markers = هنوز لازم دارد: { $what }
label-stacks = دسته‌های تراژان
label-stack-left = { NUMBER($left) } کاشی مانده
label-stack-empty = دستهٔ خالی
label-time = زمان
label-time-at = زمان: خانهٔ { NUMBER($position) } از { NUMBER($spaces) }
label-time-to = زمان به خانهٔ { NUMBER($position) } می‌رود
label-start-space = خانهٔ شروع
label-round-ends =
    { NUMBER($crossings) ->
        [one] دور بعد از این نوبت تمام می‌شود
       *[other] { NUMBER($crossings) } دور بعد از این نوبت تمام می‌شود
    }
label-quarter =
    { NUMBER($quarter) ->
        [1] ربع اول
        [2] ربع دوم
        [3] ربع سوم
       *[other] ربع چهارم
    }
label-round =
    { NUMBER($round) ->
        [1] دور اول
        [2] دور دوم
        [3] دور سوم
       *[other] دور چهارم
    }
label-lift-preview = { $tray }: { NUMBER($number) } نشانگر، آخری در { $where } می‌افتد
label-sow-preview = هر نشانگر کجا می‌رود
label-sow-confirm = پخش کردن به همین ترتیب
label-sow-again = از نو
label-actions = عمل‌ها
label-action = عمل
label-action-now = عمل: { $action }
label-pending = آنچه در این نوبت مانده
label-extra-actions = عمل‌های اضافه
label-extra-tiles = کاشی‌های عمل اضافه
label-extra-count = ‏{ $action }: { NUMBER($count) }
label-extra-spent = در این نوبت یک کاشی عمل اضافه خرج شده
label-plus1 = ⁦+۱⁩
label-plus2 = نشانگر ‎+۲
label-wild-tiles = همه‌گیرها
label-need-tiles = کاشی‌های نیاز
label-kept-needs = برآورده برای همیشه
label-vote-tiles = کاشی‌های سنا
label-tiles = کاشی‌ها
label-supply = مخزن
label-figures = { NUMBER($number) } آدمک
label-military-camp = کمپ نظامی
label-worker-camp = کمپ کارگران
label-leader = فرمانده
label-leaders = فرمانده‌ها
label-leader-at = فرمانده: { $province }
label-legionnaire = لژیونر
label-legionnaires = لژیونرها
label-worker = کارگر
label-workers = کارگرها
label-hand = دست شما
label-hand-of = دست { $seat }
label-hand-empty = بدون کارت
label-known = دیده‌شده در دست
label-display = محل نمایش
label-display-of = محل نمایش { $seat }
label-display-yours = محل نمایش شما
label-display-empty = چیزی نمایش داده نشده
label-cards = { NUMBER($count) } کارت
label-commodities = کالاها
label-pile = دستهٔ کارت‌ها
label-discard-pile = ستون { $side }
label-discard-left = ستون چپ
label-discard-right = ستون راست
label-discard-empty = خالی
label-top-card = رویی: { $card }
label-seaport = بندرگاه
label-ships = کشتی‌ها
label-ship-values = امتیاز برای ۱، ۲، ۳ …
label-cargo = بار
label-cargo-empty = هنوز باری نیست
label-cargo-worth = اگر حالا راه بیفتید { NUMBER($points) } امتیاز
label-forum = انجمن
label-forum-yellow = کاشی‌های عمل اضافه
label-forum-green = کاشی‌های انجمن
label-space-empty = خانهٔ خالی
label-space-unused = بسته
label-provinces = استان‌ها
label-province = استان
label-province-worth = حالا برای شما { NUMBER($points) } امتیاز
label-no-tile = بدون کاشی
label-empty = خالی
label-site = بلوک
label-sites = بلوک‌های ساخت‌وساز
label-site-bare = کاشی‌اش برداشته شده
label-construction = ساخت‌وساز
label-construction-tiles = کاشی‌های ساخت‌وساز
label-first-brings = اولین از نوع خودش: عمل { $action }
label-senate = سنا
label-senate-space = خانهٔ { NUMBER($votes) } سنا
label-senate-start = خانهٔ شروع سنا
label-votes = رأی
label-votes-count = { NUMBER($votes) } رأی
label-ranking = اگر حالا رأی‌ها شمرده می‌شد
label-consul = کنسول
label-vice-consul = نایب‌کنسول
label-place = رتبهٔ { NUMBER($place) }
label-bonus = کاشی جایزه
label-bonus-tiles = کاشی‌های جایزه
label-bonus-now = حالا { NUMBER($points) } امتیاز
label-demands = تقاضاهای مردم
label-demand = تقاضا
label-demands-none = هنوز تقاضایی نیست
label-demands-left = { NUMBER($left) } کاشی تقاضا مانده
label-demands-met = همهٔ تقاضاهای فعلی برآورده است
label-unmet = { NUMBER($number) } تقاضای برآورده‌نشده: اگر ربع حالا تمام می‌شد، { NUMBER($points) } امتیاز کم می‌شد
label-points = امتیاز
label-points-count = { NUMBER($points) } امتیاز
label-score = امتیاز
label-score-now = اگر بازی حالا تمام می‌شد
label-total = جمع
label-turn-of = نوبت { $seat }
label-first-player = نفر اول
label-player = بازیکن
label-players = بازیکنان
label-city = شهر
label-board = صفحهٔ بازی

## حرف‌های سر میز

talk-1 = حواستان باشد، دور دارد تمام می‌شود.
talk-2 = من آن کاشی را می‌خواستم.
talk-3 = نان و تفریح؛ مردم همیشه همین را می‌خواهند.
talk-4 = در سنا می‌بینمتان.
talk-5 = آن کشتی همین حالا رنگی بود.
talk-6 = یک بار دیگر بشمارید. و یک بار دیگر.
talk-7 = خوب بازی کردید!
talk-8 = یک دست دیگر؟

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-hand_size = { NUMBER($number) } کارت
costs-hand_size = { NUMBER($number) } کارت
gives-camp = { NUMBER($number) } لژیونر آماده
gives-yard = { NUMBER($number) } کارگر آماده
gives-construction = { NUMBER($number) } کاشی ساخت‌وساز

## What people have favourites of

taken-trajan_tile = کاشی‌های تراژان کامل‌شده
taken-tile = کاشی‌های انجمن
taken-ship = کشتی‌ها
taken-province = استان‌ها
taken-construction_tile = کاشی‌های ساخت‌وساز
