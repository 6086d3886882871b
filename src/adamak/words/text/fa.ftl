### آدمک به فارسی: آنچه در هر بازی گفته می‌شود.
### همهٔ عددها با NUMBER() می‌آیند. شناسه‌ها، نام فایل‌ها و نام بازیکنان متن آماده‌اند.

## تکه‌های جمله

list-comma = { "، " }
list-and = { " و " }
# U+200F: right to left although both parts are isolated; U+00A0: on one line.
list-times = ‏{ NUMBER($count) } { $thing }
# بازیکنان شکل‌های دفترچه، صندلی به صندلی.
figure-names = مینا سام لیلا بابک نوا امید
figure-number = شکل { NUMBER($number) }
value-on = روشن
value-off = خاموش
word-yes = بله
word-to = به
player-name = بازیکن { NUMBER($number) }
bot-name = ربات { NUMBER($number) }
exercise-player-1 = سارا
exercise-player-2 = امید
exercise-player-3 = مینا
exercise-player-4 = دارا
exercise-player-5 = نیکا
exercise-player-6 = کیان
exercise-nobody = هیچ‌کس
stopped = متوقف شد.

## مشکل‌ها: بازی و گزینه‌هایش

problem-unknown-game = بازی‌ای به نام «{ $game }» نیست. بازی‌های موجود: { $known }.
problem-bad-seats = { $game } برای { NUMBER($low) } تا { NUMBER($high) } بازیکن است، نه { $seats }.
problem-unknown-option = گزینه‌ای به نام «{ $option }» نیست. گزینه‌ها: { $known }.
problem-bad-option-value = گزینهٔ { $option } نمی‌تواند «{ $value }» باشد. مقدارهای مجاز: { $allowed }.
problem-bad-option-form = «{ $given }» گزینه نیست. بنویسید نام=مقدار.
problem-option-needs = گزینهٔ { $option } فقط همراه { $needs } معنی دارد.
problem-option-contradicts = با { NUMBER($seats) } بازیکن، گزینهٔ { $option } نمی‌تواند { $value } باشد.
problem-seed-or-deal = بازی یا از یک بذر شروع می‌شود یا از یک چینش: دقیقاً یکی از این دو را بدهید.
problem-seed-too-long = بذر زیادی بلند است: حداکثر { NUMBER($longest) } نویسه.
problem-no-end = یک بازی بعد از { NUMBER($moves) } حرکت هنوز تمام نشده بود (بذر { $seed }).

## مشکل‌ها: حرکت‌ها و بازی‌های در جریان

problem-no-such-move = «{ $move }» حرکتی از این بازی نیست.
problem-nothing-to-undo = چیزی برای پس گرفتن نیست.
problem-no-such-point = ثبت بازی { NUMBER($length) } سطر دارد و جای { NUMBER($point) } در آن نیست.
problem-no-such-seat = اینجا صندلی { NUMBER($seat) } نداریم.
problem-no-such-number = حرکت شمارهٔ { NUMBER($number) } نداریم؛ آخری { NUMBER($most) } است.
problem-no-such-clause = در قوانین بند یا بخشی به نام «{ $clause }» نیست. برای دیدن بخش‌ها بنویسید «قوانین».
problem-why-what = چرا چه؟ بعد از «چرا» حرکتی بنویسید: چرا بازی طبال.
problem-no-showing = در این بازی کسی چیز پنهانش را به دیگری نشان نمی‌دهد.
problem-show-how = بنویسید چه چیزی را به چه کسی نشان می‌دهید: نشان طبال، زمستان به ۲.
problem-no-such-player = کسی به نام «{ $player }» سر این میز نیست. سر میز: { $known }.
problem-unknown-player = بازیکنی از نوع «{ $player }» نداریم. نوع‌ها: { $known }.
problem-same-name = نام دو بازیکن { $name } است. برای هرکدام نام جدایی بگذارید: human:Sara,human:Omid.

## مشکل‌ها: فایل‌های ذخیره

problem-no-such-file = فایل { $file } پیدا نشد.
problem-no-deal = { $file } پخشی پیش از حرکت نخست نیست؛ بازی ذخیره‌شده این‌طور ادامه می‌یابد: adamak play { $file }
problem-file-is-folder = { $file } پوشه است، نه فایل.
problem-cannot-read = { $file } خوانده نمی‌شود: { $why }.
problem-cannot-write = { $file } نوشته نمی‌شود: { $why }.
problem-save-too-large = فایل برای ذخیرهٔ بازی زیادی بزرگ است: حداکثر { NUMBER($most) } مگابایت.
problem-save-too-long = ثبت بازی زیادی بلند است: حداکثر { NUMBER($most) } سطر.
problem-save-not-json = این فایلِ ذخیره نیست: JSON نیست یا بریده شده است.
problem-save-shape = ساختار فایل ذخیره درست نیست: { $what }.
problem-save-other-format = قالب فایل «{ $found }» است؛ این برنامه «{ $known }» می‌خواند.
problem-save-other-rules = بازی با نسخهٔ { NUMBER($found) } قوانین { $game } ذخیره شده؛ این برنامه نسخهٔ { NUMBER($known) } را بازی می‌کند.
problem-save-other-game = در این فایل بازی { $found } ذخیره شده، نه { $game }.
problem-save-other-seats = بازی ذخیره‌شده { NUMBER($found) } بازیکن دارد؛ شما { NUMBER($seats) } تا نام بردید.
problem-save-players = فایل برای { NUMBER($seats) } صندلی { NUMBER($found) } بازیکن نام برده است.
problem-save-no-origin = فایل ذخیره باید دقیقاً یکی از seed و deal و setup را داشته باشد.
problem-save-illegal-move = سطر { NUMBER($number) } ثبت بازی، «{ $line }»، مجاز نیست ({ $clause }).
problem-save-wrong-result = حرکت‌های فایل به نتیجه‌ای که نوشته نمی‌رسند.
problem-bad-record-line = «{ $line }» سطری از ثبت بازی نیست.
problem-resume-and-options = { $file } گزینه‌ها و بذر خودش را دارد: ‎--option و ‎--seed را ننویسید.

## مشکل‌ها: چینش‌ها

problem-setup-other-game = این چینش بازی { $found } است، نه { $game }.
problem-setup-shape = ساختار چینش درست نیست: { $what }.
problem-setup-seats = چینش برای { NUMBER($found) } بازیکن است، نه { NUMBER($seats) }.
problem-setup-seat = { $where }: صندلی { NUMBER($seat) } نداریم.
problem-setup-unknown = { $where }: «{ $found }» شناخته نیست.
problem-setup-hand-size = یک دست { NUMBER($found) } کارت دارد؛ باید { NUMBER($wanted) } کارت داشته باشد.
problem-setup-region-twice = ناحیهٔ { $region } دو صاحب دارد.
problem-setup-markers = صندلی { NUMBER($seat) } { NUMBER($found) } ناحیه دارد؛ فقط { NUMBER($most) } نشانگر هست.
problem-setup-favor = رحمت پاپ نمی‌تواند روی { $region } باشد.
problem-setup-site = سر { $region } نبردی نمی‌شود: در کنترل کسی است.
problem-setup-face-down = کارت { $card } مخفی بازی نمی‌شود.
problem-setup-known = کسی از صندلی { NUMBER($seat) } کارتی را می‌شناسد که در دستش نیست.
problem-setup-already-won = صندلی { NUMBER($seat) } دیگر برده است.
problem-setup-line = در یک خط نبرد کارت‌هایی هستند که کنار هم نمی‌مانند.
problem-setup-phase = در این وضعیت چیزی به تصمیم «{ $phase }» نمی‌رسد.
problem-setup-buried = در دست‌های سوختهٔ دیده‌نشده کارتی هست که نمی‌شود سوزانده باشند.
problem-setup-generator = کلید مولد باید عددی شانزده‌شانزدهی با حداکثر ۳۱ رقم باشد.
problem-deal-number = { $where }: { NUMBER($found) } تا داده شده، { NUMBER($wanted) } تا لازم است.
problem-setup-card-twice = کارت { $card } در دو جا آمده است.
problem-setup-coins = تعداد سکه‌های صندلی { NUMBER($seat) } ممکن نیست.
problem-setup-pawn = نشان نبرد نمی‌تواند روی خانهٔ { NUMBER($position) } باشد.
problem-setup-slot = جای { $slot } از چیدمان نمی‌تواند این‌طور باشد.
problem-setup-snake = توکن مار نمی‌تواند روی { $card } باشد.
problem-setup-wonders = شگفتی‌های ساخته‌شده از حد بازی بیشترند.
problem-setup-workers = { $player }: جای { NUMBER($found) } کارگر گفته شده است؛ هر بازیکن { NUMBER($wanted) } کارگر دارد.
problem-setup-pieces = { $what }: { NUMBER($found) } تا روی میز است؛ بازی { NUMBER($wanted) } تا دارد.
problem-setup-place = جای { $what } نمی‌تواند { $where } باشد.
problem-setup-no-end = بازی تمام شده است، ولی چینش نمی‌گوید چطور.
problem-setup-dead-end = صندلی { NUMBER($seat) } اینجا باید تصمیم بگیرد، ولی هیچ حرکتی ندارد.
problem-setup-not-exact = چینش با خودش نمی‌خواند: اگر دوباره نوشته شود چیز دیگری از آب درمی‌آید.
problem-setup-opening = در مرحلهٔ «{ $phase }» صندلی { NUMBER($seat) } نمی‌تواند چنین باشد: بازیکنان به نوبت بازی می‌کنند.
problem-home-unusable = از پوشهٔ { $path } نمی‌شود استفاده کرد: { $why }.
# $key (String), $colour (String), $owner (Number), $threat (String), $floor (Number)
problem-no-such-form = گزینهٔ { $option } فرم ندارد.
problem-numbers-unknown = جدول عددها مدخلی به نام { $key } ندارد.
problem-numbers-whole = { $key }: مقدار { $given } عدد صحیح نیست.
problem-numbers-range = { $key }: مقدار { $given } ممکن نیست؛ باید بین { NUMBER($low) } و { NUMBER($high) } باشد.
problem-numbers-count =
    { NUMBER($high) ->
        [one] { $key } باید یک عدد باشد؛ { NUMBER($found) } عدد داده شده.
       *[other] { $key } باید { NUMBER($low) } تا { NUMBER($high) } مقدار باشد؛ { NUMBER($found) } مقدار داده شده.
    }
problem-numbers-falling = { $key }: مقدار { $given } ممکن نیست؛ هیچ عددی نباید از عدد پیش از خود بزرگ‌تر باشد.
problem-numbers-word = { $key }: مقدار { $given } ممکن نیست؛ فقط { $allowed } شناخته می‌شود.
problem-numbers-twice = { $key }: در { $given } یک چیز دو بار آمده است.
problem-numbers-rows = { $key }: مقدار { $given } خوانده نمی‌شود. هر ردیف یعنی تاس‌هایش، دونقطه و تعداد خانه‌هایش؛ میان ردیف‌ها ویرگول لاتین: { $allowed }.
problem-numbers-rows-dice = { $key }: در { $given } هر یک از تاس‌های ۱ تا ۶ باید درست در یک ردیف باشد.
problem-numbers-rows-spaces = { $key }: ردیف‌ها باید روی هم شش خانه داشته باشند؛ این‌ها { NUMBER($found) } خانه دارند.
problem-numbers-format = این جدول عددهای تروا نیست: قالب آن باید { $known } باشد.
problem-numbers-not-json = فایل { $file } از نوع JSON نیست.
problem-numbers-neutral = برای شهروندان طوسی بازی دونفره شش خانه لازم است؛ { NUMBER($found) } خانه نام برده شده.
problem-numbers-one-thing = یکی از --export و --import و --house را انتخاب کنید.
problem-preferences-shape = فایل { $file } خوانده نشد: باید یک شیء options با واژه، عدد یا کلید داشته باشد.
problem-troyes-dice = { NUMBER($found) } تاس { $colour } هست؛ در جعبه شش تا بیشتر نیست.
problem-troyes-tradesmen = دو تاجر یک بازیکن روی { $slot } ایستاده‌اند.
problem-troyes-citizens = بازیکن { NUMBER($owner) } به‌جای { NUMBER($wanted) } شهروند، { NUMBER($found) } شهروند دارد.
problem-troyes-cathedral = زیر مکعب سطح { NUMBER($floor) } شمارهٔ { NUMBER($value) } کلیسا خالی است.
problem-troyes-queue = صف رویدادها به‌جای marauding با { $threat } شروع می‌شود.
problem-troyes-banners = { $threat } دارای { NUMBER($found) } مکعب است: باید پیش‌تر دفع شده باشد.
problem-troyes-event-missing = رویداد { $threat } هیچ‌جا نیست.

## مشکل‌ها: سر میز

problem-bad-invite = این دعوت‌نامه برای این میز نیست.
problem-not-host = این کار فقط با کسی است که میز را باز کرده.
problem-no-such-game = بازی‌ای به نام «{ $game }» نیست.
problem-no-such-words = این بازی به زبان «{ $language }» چیزی نمی‌گوید.
problem-no-such-rules = دفترچهٔ قوانین به زبان «{ $language }» نداریم.
problem-no-such-lesson = درسی به نام «{ $name }» نیست.
problem-no-lesson = سر این میز درسی در کار نیست.
problem-lesson-reads = اول این را بخوانید، بعد «ادامه» را بزنید.
problem-lesson-wants-other = این هم می‌شود، ولی اینجا می‌خواهیم چیز دیگری نشان بدهیم.
problem-no-such-exercise = این بازی تمرینی به نام «{ $exercise }» ندارد.
problem-exercise-kind = تمرین { $exercise } باید یک پرسش داشته باشد، ولی { NUMBER($found) } پرسش دارد.
problem-no-such-path = در «{ $path }» چیزی نیست.
problem-too-fast = درخواست‌ها زیادی تند است. کمی صبر کنید.
problem-too-large = این بیشتر از آن است که میز یک‌جا بپذیرد.
problem-malformed = درخواست خوانده نمی‌شود: { $what }
problem-not-json = درخواست باید JSON باشد.
problem-no-such-method = این کار در این نشانی نمی‌شود.
problem-cross-origin = درخواست از صفحه‌ای آمده که مال این میز نیست.
problem-internal = در خود برنامه خطایی پیش آمد. یادداشتش کردیم.
problem-cannot-listen = نمی‌شود در { $host }، درگاه { $port }، گوش داد: { $why }.
problem-server-did-not-start = سرور راه نیفتاد.
problem-not-found = در این نشانی چیزی نیست.
problem-no-such-table = چنین میزی نیست، یا جمع شده است.
problem-no-secret = این میز فقط برای کسانی است که پیوندش را دارند.
problem-bad-secret = این پیوند این صندلی را باز نمی‌کند.
problem-revoked = این پیوند دیگر اعتبار ندارد: صندلی به کس دیگری رسیده است.
problem-watching-off = این میز تماشاگر نمی‌پذیرد.
problem-seat-taken = صندلی { NUMBER($seat) } گرفته شده است.
problem-seat-not-claimed = هنوز کسی روی صندلی { NUMBER($seat) } ننشسته است.
problem-not-your-seat = این تصمیم با صندلی شما نیست.
problem-already-started = بازی شروع شده است.
problem-not-playing = الان سر این میز بازی‌ای در جریان نیست.
problem-not-over = بازی هنوز تمام نشده است.
problem-others-play = هنوز کس دیگری اینجا بازی می‌کند.
problem-bot-plays = روی این صندلی ربات بازی می‌کند.
problem-unknown-bot = رباتی به نام «{ $bot }» نداریم. ربات‌ها: { $known }.
problem-bad-bot = ربات «{ $bot }» از بسته‌ای دیگر کار نمی‌کند: { $why }
problem-game-without-network = { $game } شبکه‌ای همراه ندارد؛ فایلی نام ببرید: network=FILE.
problem-unknown-reward = پاداشی به نام «{ $given }» نداریم. پاداش‌ها: { $known }.
problem-bot-does-not-start = «{ $command }» برای بازی آماده نمی‌شود: { $why }
problem-missing-extra = این کار به { $name } نیاز دارد که نصب نیست. نصبش کنید: { $command }
problem-bad-opponents = یا یک حریف برای همهٔ صندلی‌های دیگر، یا برای هر صندلی یکی: { NUMBER($found) } نام داده شده و { NUMBER($wanted) } لازم است.
problem-unknown-level = سطحی به نام «{ $level }» نداریم. سطح‌ها: { $known }.
problem-bot-name = «{ $given }» به شکل NAME=COMMAND با نامی تازه (حرف، رقم، - و _) نیست.
problem-bot-command = «{ $command }» خط فرمان نیست.
problem-no-network = فایل «{ $file }» با شبکه‌ای در آن پیدا نشد.
problem-no-facts = { $game } دانسته‌هایی ندارد که شبکه‌ای از آن‌ها یاد بگیرد.
problem-train-broke-off = یادگیری نیمه‌کاره قطع شد؛ آخرین پیامش بالاتر آمده است. بازی‌ها در { $file } مانده‌اند: همان‌جا دوباره آغاز کنید.
problem-train-nothing = بازی‌ها برای یادگیری کم بودند. دقیقه‌های بیشتری بدهید؛ آنچه بازی شده در { $file } است.
problem-bad-network = «{ $file }» شبکه‌ای نیست که بشود بار کرد ({ $why }).
problem-other-network = «{ $file }» شبکه‌ای برای { $game } نیست.
problem-already-away = از قبل کنار رفته‌اید.
problem-not-away = کنار نرفته‌اید.
problem-time-left = هنوز روی ساعت وقت هست.
problem-undo-pending = کسی پیش از این خواسته حرکتی را پس بگیرد.
problem-no-undo-asked = کسی نخواسته حرکتی را پس بگیرد.
problem-showing-off = نشان دادن کارت سر این میز خاموش است.
problem-hints-off = این میز راهنمایی ندارد.
problem-no-such-person = چنین کسی اینجا نیست.
problem-no-result = از این بازی نتیجه‌ای نگه داشته نشده است.
problem-cannot-be-rated =
    این میز نمی‌تواند رسمی باشد: { $reason ->
        [casual] { unrated-casual }
        [prepared] { unrated-prepared }
        [imported] { unrated-imported }
        [forked] { unrated-forked }
        [hints] { unrated-hints }
        [alone] { unrated-alone }
        [hot-seat] { unrated-hot-seat }
        [bot] { unrated-bot }
        [undo] { unrated-undo }
        [unfinished] { unrated-unfinished }
       *[guest] { unrated-guest }
    }
problem-rated-sign-in = این میز رسمی است: برای نشستن با نام خود وارد شوید.
problem-round-open = دور { NUMBER($number) } هنوز تمام نشده است.
problem-already-entered = پیش از این نام‌نویسی شده است.
problem-already-left = از این مسابقات بیرون رفته‌اید و دیگر نمی‌توانید به آن برگردید.
problem-bracket-full = در این جدول حذفی جای خالی نمانده است.
problem-not-your-tournament = فقط برگزارکنندهٔ این مسابقات یا میزبان سرور می‌تواند این کار را بکند.
problem-no-such-tournament = چنین مسابقاتی اینجا نیست.
problem-not-entered = در این مسابقات شرکت نکرده است.
problem-entries-closed = دیگر نمی‌شود در این مسابقات شرکت کرد.
problem-tournament-full = ظرفیت این مسابقات پر است.
problem-tournament-over = این مسابقات تمام شده است.
# $least (Number)
problem-too-few-entrants = دست‌کم { NUMBER($least) } نفر باید شرکت کنند.
problem-too-many-tournaments = همین حالا { NUMBER($most) } دوره مسابقات در جریان دارید. صبر کنید تا یکی از آن‌ها تمام شود.
problem-kind-needs-seats =
    { $kind ->
        [tables] { $game } را نمی‌شود سر میزهای سه‌نفره و چهارنفره بازی کرد.
       *[other] { $game } را نمی‌شود دونفره بازی کرد.
    }
problem-bad-most = از { NUMBER($low) } تا { NUMBER($high) } نفر می‌توانند شرکت کنند.
problem-moment-gone = آن زمان گذشته است.
problem-hint-busy = آدمک هنوز به پرسش قبلی‌تان فکر می‌کند.
# $puzzle (String)
problem-no-such-puzzle = معمای { $puzzle } وجود ندارد.
problem-puzzles-shape = این فایل معما نیست: { $what }.
problem-not-your-turn = الان نوبت تصمیم شما نیست.
problem-no-thought = آدمک الان نتوانست درست فکر کند. کمی بعد دوباره امتحان کنید.
problem-chat-off = گفت‌وگو سر این میز خاموش است.
problem-private-off = پیام خصوصی سر این میز خاموش است.
problem-bad-receiver = پیام خصوصی برای یک بازیکن دیگر همین میز است.
problem-empty-text = پیام خالی است.
problem-already-rematched = بازی تازه‌ای از روی این بازی چیده شده است.
problem-no-rematch-of-setup = بازی‌ای را که از یک وضعیت نوشته‌شده شروع شده نمی‌شود دوباره پخش کرد.
problem-stale = کسی زودتر بود: میز عوض شده است. دوباره ببینید و بعد تصمیم بگیرید.
problem-history-gap = ثبت ذخیره‌شدهٔ این میز کامل نیست.
problem-wrong-host = این سرور به این نام شناخته نمی‌شود. میزبان می‌تواند آن را مجاز کند: ADAMAK_HOSTS.
problem-home-in-use = سرور دیگری (فرایند { $pid }) روی { $path } در کار است. اول آن را ببندید، یا برای این یکی پوشهٔ دیگری تعیین کنید: ADAMAK_HOME.
problem-bad-key-file = کلید درون { $path } کوتاه است: { NUMBER($found) } بایت دارد و { NUMBER($wanted) } بایت لازم است. نسخهٔ سالمش را برگردانید یا فایل را پاک کنید: آن‌وقت کلید تازه‌ای ساخته می‌شود و پیوندها و کوکی‌های قبلی دیگر کار نمی‌کنند.
problem-unknown-setting = تنظیمی به نام { $name } وجود ندارد. نام‌های شناخته‌شده: { $known }.
problem-bad-setting = مقدار { $name } نمی‌تواند «{ $given }» باشد. مجاز: { $allowed }.
problem-brought-not-public = بازی‌ای که از فایل آمده نمی‌تواند میز همگانی باشد: شاید آورنده‌اش بداند چه در راه است. دیگران را با پیوند دعوت کنید.
problem-not-signed-in = روی این دستگاه وارد نشده‌اید.
problem-signed-out = این دستگاه دیگر وارد نیست.
problem-already-signed-in = کسی روی این دستگاه وارد شده است. اول خارج شوید.
problem-wrong-passkey = این گذرکلید اینجا چیزی باز نمی‌کند. دوباره امتحان کنید یا از راه دیگری وارد شوید.
problem-wrong-personal-key = این کلید شخصی مال کسی نیست. حرف‌به‌حرف نگاهش کنید.
problem-wrong-code = این کد مصرف شده یا کهنه است. روی دستگاه دیگر کد تازه‌ای بسازید.
problem-one-way-in = هر بار از یک راه وارد شوید: گذرکلید، کلید یا کد.
problem-name-needed = اول نامی برای خودتان بنویسید.
problem-no-such-device = این دستگاه میان دستگاه‌های شما نیست.
problem-no-such-passkey = این گذرکلید میان گذرکلیدهای شما نیست.
problem-bad-push-keys = آنچه مرورگر برای اعلان‌ها فرستاد به کار نمی‌آید.
problem-bad-address = این نشانی به کار نمی‌آید. باید با https:// شروع شود.
problem-private-address = این نشانی در شبکه‌ای خصوصی است. میزبان سرور اجازهٔ آن را نمی‌دهد.
problem-unreached-address = چیزی به آنجا نرسید. نشانی را بررسی کنید.
problem-bad-mail-address = این نشانی ایمیل نیست.
problem-wrong-way-code = این کدی نیست که فرستاده شد، یا وقتش گذشته است. پس از پنج کد نادرست، کد تازه‌ای بخواهید.
problem-no-such-way = چنین راهی برای اعلان ندارید.
problem-too-many-ways = حداکثر { NUMBER($most) } راه برای اعلان می‌توانید داشته باشید. اول یکی را بردارید.
problem-way-not-offered = این سرور از این راه اعلان نمی‌فرستد.
# $zone (String)
problem-no-such-zone = منطقهٔ زمانی «{ $zone }» وجود ندارد.
problem-half-quiet-hours = ساعت‌های سکوت هم شروع می‌خواهد و هم پایان.
problem-already-on-vacation = همین حالا در تعطیلات هستید.
# $left (Number)
problem-vacation-too-long = از تعطیلات امسال شما { NUMBER($left) } روز مانده است.
problem-not-over-days = تعطیلات فقط ساعت بازی‌های چندروزه را نگه می‌دارد.
problem-already-your-turn = همین حالا نوبت شماست: تصمیم بگیرید.
problem-one-seat-each = شما سر این میز نشسته‌اید. هر نفر یک صندلی.
problem-reissue-waits = صاحب صندلی هنوز { NUMBER($seconds) } ثانیه فرصت اعتراض دارد. پس از آن دوباره بخواهید.
problem-no-reissue-asked = کسی برای صندلی شما پیوند تازه نخواسته است.
problem-not-timed-out = وقت صندلی { NUMBER($seat) } تمام نشده است.
problem-no-end-asked = کسی نخواسته بازی همین‌جا تمام شود.
problem-already-agreed = شما پیش‌تر موافقت کرده‌اید.
problem-others-give-back = وقت شما تمام شد. دیگران می‌توانند صندلی را به شما برگردانند.
problem-record-gap = بخشی از آنچه از این میز ذخیره شده بود نیست (مورد { NUMBER($version) }). به میزبان سرور خبر داده شد؛ تا درستش نکند اینجا بازی نمی‌شود.
problem-record-altered = آنچه از این میز ذخیره شده بود آسیب دیده است (مورد { NUMBER($version) }). به میزبان سرور خبر داده شد؛ تا درستش نکند اینجا بازی نمی‌شود.
problem-record-cut = پایان آنچه از این میز ذخیره شده بود از دست رفته است: { NUMBER($found) } مورد از { NUMBER($wanted) } مورد مانده. به میزبان سرور خبر داده شد؛ تا درستش نکند اینجا بازی نمی‌شود.
problem-storage-damaged = پایگاه داده آسیب دیده است. «adamak doctor» را اجرا کنید؛ نسخه‌ای که با «adamak backup» گرفته شده با «adamak restore» برمی‌گردد.
problem-storage-readonly = پایگاه داده فقط خواندنی است و نمی‌شود در آن نوشت.
problem-storage-unopened = پایگاه دادهٔ { $where } باز نمی‌شود: { $why }.
problem-storage-newer = پایگاه داده را نسخهٔ تازه‌تری از این برنامه ساخته است (طرح { $found }؛ این یکی { $known } را می‌شناسد). همان نسخه را اجرا کنید.
problem-file-exists = { $file } از پیش هست.
problem-backup-not-migrated = پایگاه داده طرح { $found } را دارد. یک بار سرور را اجرا کنید تا به‌روز شود.
problem-backup-unreadable = { $file } نسخه‌ای نیست که «adamak backup» ساخته باشد، یا ناقص است.
problem-restore-not-empty = { $where } میز دارد. نسخه را فقط در پوشه یا پایگاه دادهٔ خالی برمی‌گردانیم.
problem-banned = میزبان این سرور خواسته است که نیایید.
problem-muted = میزبان این سرور خواسته است که چیزی ننویسید.
problem-name-kept = این نام را میزبان سرور برایتان گذاشته است. بعداً می‌توانید عوضش کنید.
problem-no-such-seek = آنجا دیگر کسی منتظر نیست.
problem-no-such-invitation = این دعوت دیگر باز نیست.
problem-no-such-report = چنین گزارشی نیست، یا پیش‌تر به آن رسیدگی شده است.
problem-ban-whom = «{ $given }» نه نشانی شبکه است و نه شناسهٔ کسی.
problem-no-such-ban = «{ $given }» نه بیرون نگه داشته شده و نه ساکت شده است.
problem-too-many-people = این فهرست بیشتر از { NUMBER($most) } نفر جا ندارد.
problem-too-many-seeks = هم‌زمان بیشتر از { NUMBER($most) } بار نمی‌شود دنبال حریف گشت.
problem-too-many-invitations = بیشتر از { NUMBER($most) } دعوتِ بی‌جواب نمی‌شود داشت.
problem-too-many-reports = بیشتر از { NUMBER($most) } گزارش نمی‌تواند در انتظار میزبان بماند.
problem-admin-action = «{ $given }» شدنی نیست. شناخته‌شده‌ها: { $known }؛ show و close و delete یک میز می‌خواهند، give-back یک میز و یک صندلی، ban و mute و lift یک نشانی یا شناسهٔ کوتاه کسی، find یک نام، rename یک نفر و یک نام، settle یک گزارش.
problem-admin-no-server = سروری روی { $path } در کار نیست. نشانی‌اش را بدهید: --server http://…
problem-admin-no-answer = سرور { $where } پاسخ نمی‌دهد: { $why }.
problem-bad-database-url = ADAMAK_DATABASE_URL نشانی پایگاه داده نیست؛ باید به شکل postgresql://user:password@host/name باشد.
problem-storage-busy = پایگاه داده سرش شلوغ است. کمی بعد دوباره امتحان کنید.
problem-storage-full = برای ذخیرهٔ حرکت‌ها جایی نمانده است.
problem-storage-unreachable = به پایگاه داده دسترسی نیست.

## مشکل‌ها: خط فرمان

problem-unknown-language = زبان «{ $lang }» نداریم. زبان‌ها: { $known }.
problem-unknown-command = فرمان «{ $command }» نداریم. فرمان‌ها: { $known }.
problem-unknown-schema = طرحی برای «{ $what }» نداریم. طرح‌ها: { $known }.
problem-arena-bots = دست‌کم یک ربات نام ببرید: --bots greedy,random
problem-arena-alone = { $bot } حریفی ندارد. ربات دومی نام ببرید یا --mirror none را بردارید.
problem-arena-other = { $file } مسابقهٔ دیگری است. با --out پوشهٔ دیگری برگزینید.
problem-arena-busy = همین حالا فرمان دیگری در { $file } بازی می‌کند.
problem-arena-broken = { $file } فایل نتیجه‌ها نیست، یا آسیب دیده است.
problem-arena-changed-bot = از وقتی بازی‌های { $file } انجام شده‌اند رباتی تغییر کرده است. با --out پوشهٔ دیگری برگزینید.
problem-arena-no-moves = این بازی را نسخه‌ای قدیمی‌تر بدون حرکت‌هایش ثبت کرده است.
problem-no-matches = بازی‌ای نیست که از آن یاد بگیریم.
problem-mixed-matches = مجموعه‌دادگان از یک بازی با یک تعداد بازیکن است؛ این یکی { $game } برای { NUMBER($seats) } بازیکن است.
problem-arena-workers = کارگرها { NUMBER($number) } بار پیاپی از کار افتادند. آنچه بازی شده می‌ماند؛ همین فرمان از همان‌جا ادامه می‌دهد.
problem-unknown-bench = سنجشی به نام «{ $what }» نداریم. سنجش‌ها: { $known }.
problem-no-such-flag = اینجا گزینهٔ { $flag } نداریم. ‎--help را ببینید.
problem-missing-parameter = { $parameter } نوشته نشده است. ‎--help را ببینید.
problem-bad-number = { $parameter } باید عدد باشد: { $allowed }.
problem-bad-parameter = ‏{ $parameter }: { $what }
problem-bad-usage = { $what } ‎--help را ببینید.

## راهنما

help-usage = شیوهٔ نوشتن:
help-commands = فرمان‌ها:
help-arguments = ورودی‌ها:
help-options = گزینه‌ها:
help-help = همین صفحه را نشان می‌دهد.
help-lang = زبان؛ با ADAMAK_LANG هم می‌شود. پیش یا پس از فرمان می‌آید.
help-adamak = میزی آزاد برای بازی‌های رومیزی امروزی: بازی در پایانه یا مرورگر، شبیه‌سازی، سنجش.
    .version = نسخه را نشان می‌دهد.
help-games = فهرست بازی‌ها با صندلی‌ها و گزینه‌هایشان.
    .json = به‌جای متن، یک شیء JSON.
help-play = بازی در پایانه، یا ادامهٔ یک بازی ذخیره‌شده.
    .game = شناسهٔ بازی، یا یک فایل ذخیره.
    .file = فایل ذخیره‌ای که ادامه می‌یابد.
    .seats = بازیکنان به ترتیب صندلی: human,random یا human:Sara,mcts:500. هر رباتی می‌تواند بنشیند (docs/bots.md)؛ برنامه را جدا بنویسید: ‎-s human -s "run:python mine.py".
    .deal = پخشی که بازی با آن شروع می‌شود، همان‌طور که «adamak deal» می‌نویسد.
    .option = یکی از گزینه‌های بازی، نام=مقدار؛ چند بار هم می‌شود.
    .seed = بذری که پخش کارت‌ها از آن می‌آید؛ اگر نباشد قرعه می‌کشیم.
help-analyse = بازی ذخیره‌شده را حرکت به حرکت می‌سنجد: هرکس چقدر شانس برد داشت و بازی کجا برگشت.
    .file = فایل بازی.
    .iterations = چقدر فکر برای هر حرکت.
    .seed = بذر جست‌وجو: بذر یکسان منحنی یکسان می‌دهد.
    .json = به‌جای متن، یک شیء JSON در سطر آخر.
help-replay = بازی ذخیره‌شده را بررسی می‌کند و نشان می‌دهد.
    .file = یک فایل ذخیره.
    .at = وضعیت بعد از این تعداد سطر؛ اگر نباشد، آخر بازی.
    .seat = از چشم این صندلی (۱، ۲، …)؛ اگر نباشد، از چشم تماشاگر.
    .json = به‌جای متن، یک شیء JSON.
help-serve = میز را در مرورگر راه می‌اندازد.
    .host = نشانی‌ای که میز در آن گوش می‌دهد.
    .port = درگاهی که میز در آن گوش می‌دهد.
    .open_browser = مرورگر را هم باز می‌کند.
    .bot = برنامه‌ای که می‌تواند سر این میزها بازی کند، به شکل NAME=COMMAND؛ چند تا هم می‌شود.
doctor-schema = پایگاه داده طرح قدیمی‌تر { $found } را دارد (اکنون { $known }): در شروع بعدی به‌روز می‌شود.
doctor-database = پایگاه داده آسیب دیده است: { $what }
doctor-list = فهرست تأییدشده‌ها آسیب دیده است: { $where }
doctor-row = میز { $table }: مورد { NUMBER($version) } نیست یا آسیب دیده است.
doctor-cut = میز { $table }: { NUMBER($wanted) } مورد تأیید شده بود و { NUMBER($found) } مورد هست.
doctor-empty = میز { $table } در فهرست هست، ولی چیزی از آن ذخیره نشده است.
doctor-replay = میز { $table } تا آخر بازپخش نمی‌شود: { $why }
doctor-brief = میز { $table }: سطرش در فهرست میزها با آنچه ذخیره شده نمی‌خواند.
doctor-summary = میزها: { NUMBER($tables) }. موردها: { NUMBER($number) }. اشکال‌ها: { NUMBER($faults) }.
doctor-advice = نسخه‌ای را برگردانید (adamak restore)، یا بگذارید این میزها از آخرین مورد سالم ادامه دهند: adamak doctor --repair، وقتی سروری در کار نیست.
doctor-repaired = میز { $table } پس از مورد { NUMBER($number) } ادامه می‌یابد.
backup-done = { $file } شامل { NUMBER($tables) } میز با { NUMBER($number) } مورد و کلید سرور است: جایی نگهش دارید که کس دیگری نتواند بخواندش.
restore-done = { NUMBER($tables) } میز با { NUMBER($number) } مورد از { $file } برگردانده شد.
help-doctor = بررسی پوشه و پایگاه دادهٔ سرور، و گفتن آنچه خراب است
    .repair = میزهای آسیب‌دیده از آخرین مورد سالم ادامه دهند (وقتی سروری در کار نیست)
    .json = برای برنامه‌ها
help-backup = نوشتن نسخه‌ای یکدست از همه‌چیز در یک فایل، حتی هنگام کار سرور
    .file = نسخه‌ای که ساخته می‌شود
help-restore = پر کردن پوشه و پایگاه دادهٔ خالی از روی یک نسخه
    .file = نسخه‌ای که backup ساخته است
help-ratings = درجه‌های این سرور، به تفکیک بازی
    .game = فقط همین بازی
    .recompute = همه را از روی بازی‌های تمام‌شده از نو حساب می‌کند
    .json = به‌صورت JSON
ratings-line = { $name }: { NUMBER($points, useGrouping: 0) } ± { NUMBER($value, useGrouping: 0) }، بازی‌ها: { NUMBER($games) }
ratings-none = هنوز کسی درجه‌ای ندارد.
ratings-recomputed = بازی‌های رسمی که دوباره حساب شد: { NUMBER($games) }؛ درجه‌هایی که تغییر کرد: { NUMBER($number) }.
unrated-casual = به‌صورت دوستانه چیده شده است.
unrated-prepared = بازی آموزشی است.
unrated-imported = چینش آن از بیرون آمده است.
unrated-forked = دنبالهٔ بازی دیگری است.
unrated-hints = راهنمایی در آن روشن است.
unrated-alone = دست‌کم دو بازیکن می‌خواهد که یکی‌شان آدم باشد.
unrated-hot-seat = یک نفر روی چند صندلی بازی می‌کند.
unrated-guest = همه با نام خود وارد نشده‌اند.
unrated-bot = قدرت یکی از ربات‌هایش هرگز سنجیده نشده است.
unrated-undo = پس از رو شدن چیزی، حرکتی پس گرفته شده است.
unrated-unfinished = بازی تمام نشده است.
admin-tables = همهٔ میزها: { NUMBER($number) }.
admin-bans = محروم‌ها و ساکت‌شده‌ها: { NUMBER($number) }.
admin-reports = گزارش‌ها: { NUMBER($number) }.
admin-done = انجام شد: { NUMBER($number) }.
help-admin = رسیدگی به سروری که در کار است: list، show، close، delete، give-back، ban، mute، lift، bans، find، rename، reports، settle، log، expire، key.
    .action = چه باید کرد.
    .what = با چه: یک میز، یک میز و یک صندلی، یک نشانی یا شناسهٔ یک مهمان.
    .server = نشانی سرور؛ اگر نگویید، همان که روی این پوشه در کار است.
    .days = برای چند روز، با ban و mute.
    .why = چرا، با ban و mute.
    .json = برای برنامه‌ها.
help-sim = بازی‌های تصادفی زیاد، و گزارش آنچه نشان می‌دهند.
    .game = شناسهٔ بازی.
    .seats = تعداد بازیکنان، یا «all».
    .games = تعداد بازی‌ها.
    .seed = بذری که همهٔ بازی‌ها از آن می‌آیند.
    .option = یکی از گزینه‌های بازی، نام=مقدار؛ چند بار هم می‌شود.
    .processes = کار بین چند پردازه پخش شود.
    .json = به‌جای متن، یک شیء JSON در سطر آخر.
help-arena = ربات‌ها با هم بازی می‌کنند؛ گزارش می‌گوید کدام بهتر است و با چه اطمینانی.
    .game = شناسهٔ بازی.
    .bots = ربات‌ها، با ویرگول لاتین میانشان: random، greedy، mcts:4000، easy، run:COMMAND. به تعداد صندلی‌ها: یک میز؛ بیشتر: هر انتخابی از آن‌ها؛ کمتر: هر یک تنها میان هر یک از دیگران.
    .games = چند بازی از هر ترکیب؛ هر پخش از همهٔ صندلی‌ها بازی می‌شود.
    .seed = بذری که همهٔ بازی‌ها از آن می‌آیند.
    .seats = چند بازیکن.
    .option = یک گزینهٔ بازی، name=value؛ چند بار هم می‌توان داد.
    .ladder = هر ربات تنها در برابر رباتی که پیش از آن نام برده شده، روی همهٔ صندلی‌های دیگر.
    .processes = چند پردازه کار را تقسیم کنند؛ ۰ یعنی برای هر هسته یکی.
    .out = پوشهٔ نتیجه‌ها، گزارش و نمودار؛ همین فرمان از آنچه آنجاست ادامه می‌دهد.
    .ray = نشانی یک خوشهٔ Ray که کار را انجام دهد.
    .mirror = ربات شاهد که با خودش بازی می‌کند: اگر نیاید آخرین ربات، و «none» یعنی بدون شاهد.
    .json = یک شیء JSON در سطر آخر به‌جای متن.
help-recorded = بازی‌های یک میدان را نشان می‌دهد، به شکل فایل ذخیره می‌نویسد یا از آن‌ها مجموعه‌دادگان می‌سازد.
    .folder = پوشهٔ نتیجه‌های میدان.
    .game = تنها یک بازی، با شماره‌اش در فهرست.
    .saves = پوشه‌ای برای فایل‌های ذخیره، برای هر بازی یکی.
    .dataset = فایلی (npz.) برای همهٔ تصمیم‌ها به شکل آرایه: دانسته‌ها، حرکت‌های مجاز، انتخاب و نتیجه.
    .json = به‌جای متن یک شیء JSON.
help-train = جست‌وجو با خودش بازی می‌کند و شبکه‌ای که راهنمای آن است یاد می‌گیرد.
    .game = شناسهٔ بازی.
    .minutes = چند دقیقه بازی و یادگیری؛ همین فرمان از آنچه هست ادامه می‌دهد. ۰ یعنی فقط یادگیری دوباره از همهٔ بازی‌های پیشین.
    .processes = چند پردازه بازی کنند؛ ۰ یعنی یکی برای هر هسته.
    .seed = بذری که همهٔ بازی‌ها از آن می‌آیند.
    .out = پوشهٔ بازی‌ها و شبکه‌ها.
    .python = پایتون دیگری که torch دارد، اگر این یکی ندارد.
    .gate = شبکهٔ تازه چند بازی با بهترین شبکهٔ پیشین بکند؛ ۰ یعنی هیچ.
    .start = شبکه‌ای که آموزش از آن آغاز شود، نه از هیچ.
    .wide = پهنای لایهٔ نخست؛ اگر شبکهٔ آغازین باریک‌تر باشد، پهن می‌شود.
    .passes = هر تصمیم چند بار در یادگیری به کار رود.
    .blend = در یادگیری دوباره، چه سهمی از شبکهٔ آغازین در شبکهٔ تازه بماند، از ۰ تا ۱.
    .mean = چند شبکه، جداشده با کاما: به‌جای آموزش، میانگین آن‌ها ساخته می‌شود و با بهترین شبکهٔ پیشین بازی می‌کند. شبکه‌ای که دو بار بیاید دو بار به حساب می‌آید.
help-puzzles = در بازی‌های جست‌وجو با خودش معما پیدا می‌کند: تصمیم‌هایی که یک حرکت در آن‌ها آشکارا از همه بهتر است.
    .game = شناسهٔ بازی.
    .number = چند معما پیدا شود.
    .seed = بذری که همهٔ بازی‌ها از آن می‌آیند.
    .margin = بهترین حرکت دست‌کم چقدر از بقیه بهتر باشد، به نسبت یک برد حتمی.
    .again = نخست معماهای همان فایل با شبکه‌ها و سطح‌های امروز دوباره داوری شوند و آنچه دیگر معما نیست کنار برود.
    .out = فایلی که نوشته می‌شود.
help-soak = بازی تصادفی با همهٔ تعدادها و گزینه‌ها، برای پیدا کردن خطای موتور.
    .game = شناسهٔ بازی.
    .games = تعداد بازی‌ها روی هم.
    .seed = بذری که همهٔ بازی‌ها از آن می‌آیند.
    .processes = کار بین چند پردازه پخش شود.
    .json = به‌جای متن، یک شیء JSON در سطر آخر.
help-deal = پخشی را که از یک بذر می‌آید به شکل فایل ذخیرهٔ پیش از حرکت نخست می‌نویسد: بازی‌اش کنید یا در مرورگر بازش کنید.
    .game = شناسهٔ بازی.
    .seats = تعداد بازیکنان.
    .seed = بذری که پخش کارت‌ها از آن می‌آید.
    .option = یکی از گزینه‌های بازی، نام=مقدار؛ چند بار هم می‌شود.
    .out = فایلی که در آن نوشته شود، به‌جای پایانه.
help-schema = طرح JSON فایل‌های ذخیره را می‌نویسد.
    .what = طرح چه چیزی: save.
help-troyes = دستورهای بازی تروا.
help-numbers = عددهای چاپ‌شده روی کارت‌های تروا: ببینید، در فایل بنویسید، عددهای خودتان را وارد کنید. در هر بازی تازهٔ این رایانه به کار می‌روند.
    .export = جدول عددها را برای ویرایش در این فایل می‌نویسد (- برای صفحه).
    .enter = جدول ویرایش‌شده را می‌خواند، بررسی می‌کند و نگه می‌دارد.
    .house = عددهای خودتان را کنار می‌گذارد و باز از عددهای برآوردی استفاده می‌کند.
numbers-exported = عددها در { $file } هستند. ویرایششان کنید و با --import وارد کنید.
numbers-kept = { NUMBER($number) ->
        [0] همهٔ عددها برآورد ماست. در { $file } نگه داشته شد.
       *[other] { NUMBER($number) } عدد خودتان در هر بازی تازه. در { $file } نگه داشته شد.
    }
numbers-own = { NUMBER($number) ->
        [0] همهٔ عددها برآورد ماست.
       *[other] { NUMBER($number) } عدد خودتان:
    }
help-bench = موتور را می‌سنجد؛ کنار بازی‌ای دیگر و کنار خودش بدون کامپایل.
    .what = یکی از playout، legal، clone، bytes یا all؛ mcts؛ server؛ envs.
    .game = شناسهٔ بازی.
    .rounds = چند دور یک‌درمیان؛ میانه حساب است.
    .seconds = هر سنجش چقدر طول بکشد.
    .json = به‌جای متن، یک شیء JSON در سطر آخر.

## فهرست بازی‌ها، میز مرورگر

games-title = { $name } ({ $game })، { NUMBER($low) } تا { NUMBER($high) } بازیکن
games-options = گزینه‌ها (‎--option نام=مقدار):
games-needs = فقط همراه { $needs }.
games-open = دفترچهٔ قوانین این را روشن نکرده است ({ $clause }).
games-how-to-play = برای بازی: adamak play condottiere --seats human,random,random
serve-not-yet = میز مرورگر در این نصب نیست. سطر بالا همین‌جا در پایانه بازی را شروع می‌کند.

## بازی در پایانه

play-welcome = { $name }: { $names }. هر وقت خواستید بنویسید «راهنما».
play-your-move = چه می‌کنید؟
play-hint = شماره یا کلمه؛ همچنین: چرا …، کمک، قوانین، برگرد، ذخیره، راهنما، خروج.
play-pass-device = دستگاه را به { $name } بدهید و Enter را بزنید. { "" }
play-pass-device-undo = دستگاه را به { $name } بدهید و Enter را بزنید (یا بنویسید «برگرد»). { "" }
play-which = کدام یکی؟ { $moves }.
play-not-understood = «{ $typed }» نه حرکت است نه فرمان. برای هر دو بنویسید «راهنما».
play-did-you-mean = «{ $typed }» حرکت نیست. منظورتان این بود: { $move }؟
play-refused = ‏{ $why } ({ $clause })
play-hinted = ‏• { $move }: { $why }
play-allowed = مجاز است.
play-rules-hint = بنویسید «قوانین» با شمارهٔ یک بخش، یا با یک بند: قوانین { $clause }.
play-all-agree = با این کار آنچه دیگران بعدش کرده یا دیده‌اند پس گرفته می‌شود. همه موافق‌اند؟ (بله/نه) { "" }
play-overwrite = { $file } هست. جایگزین شود؟ (بله/نه) { "" }
play-stays = پس همان‌طور که هست می‌ماند.
play-not-saved = ذخیره نشد.
play-saved = ذخیره شد: { $file }
play-kept = بازی اینجا نگه داشته شد: { $file }
play-recorded = ثبت بازی: { $file }
play-took-back = { $name } آخرین تصمیمش را پس می‌گیرد.
play-in-hand = در دست
play-set-aside = کنار گذاشته برای نگه داشتن
play-help =
    { $showing ->
        [yes]
            شمارهٔ حرکت یا خود حرکت را بنویسید؛ نصف کلمه هم کافی است.
            چرا حرکت — کدام قاعده نمی‌گذارد و آن قاعده چه می‌گوید
            کمک — حرکت‌های خوب و دلیلشان
            قوانین [بخش یا بند] — دفترچهٔ قوانین
            برگرد — آخرین تصمیمتان را پس بگیرید
            نشان کارت‌ها به بازیکن — نشان دادن کارت‌های دست: نشان طبال، زمستان به ۲
            ببین — کشیدن دوبارهٔ میز
            ذخیره [فایل] — نوشتن بازی در فایل
            خروج — پایان؛ بازی نگه داشته می‌شود و می‌شود ادامه‌اش داد
       *[no]
            شمارهٔ حرکت یا خود حرکت را بنویسید؛ نصف کلمه هم کافی است.
            چرا حرکت — کدام قاعده نمی‌گذارد و آن قاعده چه می‌گوید
            کمک — حرکت‌های خوب و دلیلشان
            قوانین [بخش یا بند] — دفترچهٔ قوانین
            برگرد — آخرین تصمیمتان را پس بگیرید
            ببین — کشیدن دوبارهٔ میز
            ذخیره [فایل] — نوشتن بازی در فایل
            خروج — پایان؛ بازی نگه داشته می‌شود و می‌شود ادامه‌اش داد
    }
command-why = چرا
command-hint = کمک
command-rules = قوانین
    .also = قواعد
command-undo = برگرد
command-show = نشان
command-save = ذخیره
command-look = ببین
command-help = راهنما
command-quit = خروج

## بازپخش و نتیجه

# $curve (String)
analyse-curve = ‏{ $name }: { $curve }
analyse-quiet = هیچ حرکتی به‌تنهایی این بازی را برنگرداند.
analyse-turning = نقطه‌های عطف
# $before (Number)
# $after (Number)
analyse-turn = ‏{ NUMBER($number) }. { $name }: { $move } ({ $loser }: { NUMBER($before) }٪ ← { NUMBER($after) }٪)
analyse-better =    برای { $name } این بهتر بود: { $move }

replay-line = ‏{ NUMBER($number) }. { $what }
replay-verified = بررسی شد: { NUMBER($length) } سطر، همه مجاز. وضعیت بعد از { NUMBER($at) } سطر:
result-won =
    { NUMBER($names_count) ->
        [one] { $names } { $ending } برد.
       *[other] { $names } { $ending } بردند.
    }
result-automa = حریف خودکار برد: { $ending }.
result-line = ‏{ NUMBER($number) }. { $name }: { $parts }
result-part = ‏{ $part } { NUMBER($number) }

## شبیه‌سازی

sim-playing = در حال بازی
sim-title = { $name }، { NUMBER($seats) } بازیکن
sim-games = بازی: { NUMBER($games) }، حرکت: { NUMBER($moves) }
sim-speed = حرکت در ثانیه: { NUMBER($speed) } ({ $kind })
sim-compiled = موتور کامپایل‌شده
sim-interpreted = موتور کامپایل‌نشده
version-line = آدمک { $release }، { $kind }
engine-uncompiled = موتور اینجا پایتون ساده است و ده‌ها بار کندتر از کامپایل‌شده. برای سرعت: wheel همین سیستم‌عامل را نصب کنید، یا اگر کامپایلر C دارید: ADAMAK_COMPILE=1 pip install --no-binary adamak adamak
sim-length = حرکت در هر بازی: میانگین { NUMBER($mean) }، از { NUMBER($low) } تا { NUMBER($high) }
sim-branching = انتخاب در هر تصمیم: میانگین { NUMBER($mean) }
sim-endings = بازی‌ها چطور تمام شدند:
sim-share = ‏{ "  " }{ NUMBER($share) }٪ { $what }
sim-wins = سهم بردها، با بازه‌ای که ۹۵ بار از ۱۰۰ بار درست است:
sim-win = { "  " }صندلی { NUMBER($number) }: { NUMBER($share) }٪ ({ NUMBER($low) } تا { NUMBER($high) }٪)
soak-group = { NUMBER($games) } بازی، { NUMBER($moves) } حرکت: { $group }
soak-fault = { "  " }خطا { $fault }
soak-total = { $name }: { NUMBER($games) } بازی، { NUMBER($moves) } حرکت، { NUMBER($groups) } ترکیب، { NUMBER($written) } وضعیت نوشته و دوباره خوانده‌شده، { NUMBER($seconds) } ثانیه. خطا: { NUMBER($faults) }.

## train

train-begins = بازی‌ها و شبکه‌ها در { $file } نوشته می‌شوند.
train-gate = در برابر { $other }: { NUMBER($share) } ٪ از { NUMBER($games) } بازی ({ NUMBER($low) }–{ NUMBER($high) } ٪).
train-kept = این بهتر نیست: بهترین همان { $file } می‌ماند.
train-best = اکنون بهترین شبکه { $file } است. به نام { $bot } بازی می‌کند.

## puzzles

puzzles-made = { NUMBER($number) } معما در { $file }.
puzzles-still = از { NUMBER($before) } معما، { NUMBER($number) } معما هنوز برقرار است.
puzzles-found = سطح { $level }، { NUMBER($percent) }٪ آن‌ها را پیدا می‌کند.

## arena

arena-title = { $name }، { NUMBER($number) ->
        [one] یک بازیکن در برابر اتوما
       *[other] { NUMBER($number) } بازیکن
    } (بذر { $seed })
arena-explain = هر پخش از همهٔ صندلی‌ها یک بار بازی می‌شود. پیروزی مشترک به نسبت سهم شمرده می‌شود. بازه در ۹۵ بار از ۱۰۰ بار مقدار درست را در بر دارد.
arena-table = بازی‌ها: { NUMBER($games) }، روی { NUMBER($number) } پخش.
arena-bot = ربات
arena-against = در برابر
arena-games = بازی
arena-verdict = نتیجه
arena-share = پیروزی
arena-interval = بازه
arena-chance = اگر همه برابر بودند
arena-percent = ‏{ NUMBER($share) }٪
arena-range = ‏{ NUMBER($low) }–{ NUMBER($high) }٪
arena-number = { NUMBER($number) }
arena-better = بهتر
arena-worse = بدتر
arena-open = نامعلوم
arena-failed = کار نکرد
arena-failed-line = **{ $bot } کار نکرد**: در { NUMBER($share) }٪ تصمیم‌هایش شانس به‌جایش بازی کرد. { $why }
arena-ending = ‏{ $what } { NUMBER($share) }٪
arena-endings = پایان‌ها:
ending-unfinished = ناتمام، امتیازها همان‌طور که بود
arena-length = حرکت در هر بازی: به‌طور میانگین { NUMBER($mean) }.
arena-seats = پیروزی به تفکیک صندلی:
arena-seat = ‏{ NUMBER($number) }: { NUMBER($share) }٪ ({ NUMBER($low) }–{ NUMBER($high) }٪)
arena-control = شاهد
arena-control-line = { $bot } در برابر خودش { NUMBER($share) }٪ می‌برد ({ NUMBER($low) }–{ NUMBER($high) }٪)؛ سهم منصفانه { NUMBER($number) }٪ است.
arena-control-good = همان‌طور که باید.
arena-control-odd = بیرون از بازه: از هر بیست مسابقه یکی بر حسب اتفاق چنین می‌شود؛ وگرنه چیزی به سود یکی از بازیکنانست.
arena-ratings = امتیاز مهارت (openskill)
arena-strength = قدرت
arena-unsure = عدم قطعیت
arena-pace = زمان فکر کردن
arena-decisions = تصمیم‌ها
arena-milliseconds = میلی‌ثانیه برای هر تصمیم
arena-incidents = رویدادهای نابجا
arena-plot-axis = ٪ پیروزی
arena-continues = { NUMBER($number) } بازی از { NUMBER($total) } بازی از پیش در { $file } هست
arena-kept = { NUMBER($number) } بازی در { $file } نگه داشته شد. همین فرمان از همان‌جا ادامه می‌دهد.
arena-written = نتیجه‌ها، گزارش و نمودار: { $file }
recorded-line = { NUMBER($number) }. { $names } · { $what } · { NUMBER($moves) } حرکت
recorded-written = نوشته شد: { $file }

## سنجش

bench-title = { $name }: میانهٔ { NUMBER($rounds) } دور یک‌درمیان، هرکدام { NUMBER($seconds) } ثانیه ({ $kind })
bench-playout = حرکت در ثانیه در بازی‌های کامل تصادفی
bench-legal = فهرست حرکت‌های مجاز در ثانیه
bench-clone = رونوشت در ثانیه
bench-bytes = بایت هر وضعیت
bench-ours = این موتور
bench-ours-pure = این موتور، کامپایل‌نشده
bench-usual = کوندوتیره، برای مقایسه
bench-value = { "  " }{ $who }: { NUMBER($value) } ({ NUMBER($low) } تا { NUMBER($high) })
bench-ratio = { "  " }{ $who } به { $other }: { NUMBER($value) } ({ NUMBER($low) } تا { NUMBER($high) })
bench-stopped = { $who } سنجیده نشد ({ $why })؛ کنار گذاشته شد.
bench-server-title = سرور با { $name }، دو نفر سر هر یک از { NUMBER($tables) } میز: میانهٔ { NUMBER($rounds) } دور، هرکدام { NUMBER($seconds) } ثانیه
bench-server-moves = حرکت‌های ثبت‌شده از راه وب‌سوکت در هر ثانیه از پردازندهٔ سرور
bench-server-ours = این سرور
bench-server-echo = پژواک ساده با همان ثبت، برای هر دو نفر
bench-server-wall = حرکت در ثانیهٔ ساعت: { NUMBER($value) } ({ NUMBER($low) } تا { NUMBER($high) })
bench-server-waits = با نیمی از این بار، تأیید هر حرکت { NUMBER($p50) } میلی‌ثانیه (نیمی از حرکت‌ها) و { NUMBER($p99) } میلی‌ثانیه (۹۹ تا از ۱۰۰) طول می‌کشد
bench-server-idle = حافظهٔ میزی که کسی نگاهش نمی‌کند: { NUMBER($value) } بایت (روی { NUMBER($tables) } میز)
bench-server-games = یک حرکت ماندگار با دو شنونده، بازی‌ها به‌نوبت: میانهٔ { NUMBER($rounds) } دور { NUMBER($seconds) } ثانیه‌ای
bench-server-cost = { $name }: { NUMBER($value) } میلی‌ثانیه از پردازنده ({ NUMBER($low) }–{ NUMBER($high) })، { NUMBER($share) } پژواک ساده
bench-server-mix = همهٔ بازی‌ها یکسان: { NUMBER($value) } میلی‌ثانیه
bench-mcts = تکرار جست‌وجوی درختی در ثانیه، { NUMBER($number) } بازیکن؛ جایی که بریده می‌شود، ارزیابی پس از { NUMBER($moves) } حرکت (۰: بریده نمی‌شود)
bench-iterations = تکرارها
bench-playouts = همان بازی‌ها بدون درخت
bench-iterations-cut = تکرارهای بریده
bench-playouts-cut = همان بازی‌های بریده بدون درخت
bench-envs = تصمیم در ثانیه با سیاست تصادفی، { NUMBER($number) } بازیکن، با ساختن مشاهده و ماسک در هر تصمیم
bench-env-tables = { NUMBER($tables) } میز هم‌زمان
bench-env-tables-bare = { NUMBER($tables) } میز هم‌زمان، تنها ماسک
bench-env-gymnasium = Gymnasium، تصمیم‌های خود یادگیرنده
bench-env-pettingzoo = PettingZoo، نوبتی
bench-env-openspiel = OpenSpiel
bench-env-missing = { "  " }{ $who }: نصب نیست
bench-not-compiled = موتور اینجا کامپایل نشده: «این موتور» و «این موتور، کامپایل‌نشده» یکی‌اند.

# Hints
# $percent (Number)
hint-win = برد در { NUMBER($percent) }٪ بازی‌ها
# $sign (String)
hint-gain = { $sign ->
    [plus] ‏⁦+{ NUMBER($number) }⁩ { $name }
   *[minus] ‏⁦−{ NUMBER($number) }⁩ { $name }
}
hint-answer = و بعد احتمالاً { $name }: { $move }

# خبرها: از خود بازی چیزی گفته نمی‌شود
# $game (String)
notice-turn = در { $game } نوبت شماست
notice-message = پیامی در { $game } دارید
notice-over = { $game } تمام شد
notice-invitation = به { $game } دعوت شده‌اید
# $name (String) the tournament
notice-round = { $name }: دور تازه
# $code (String) the table’s short name
notice-table = میز { $code }
# $text (String), $link (String), $settings (String)
notice-mail =
    { $text }
    { $link }

    این ایمیل‌ها را خودتان خواسته‌اید. برای قطع آن‌ها: { $settings }
notice-code-subject = کد شما برای اعلان‌ها
# $code (String)
notice-code = کد شما { $code } است. تا نیم ساعت دیگر آن را در صفحهٔ خودتان وارد کنید. اگر شما نخواسته‌اید، کاری نکنید: دیگر چیزی نمی‌آید.

## بازی‌های کم‌حرف

refusal-nothing-hidden = در این بازی چیزی پنهان نیست که نشانش بدهید.
