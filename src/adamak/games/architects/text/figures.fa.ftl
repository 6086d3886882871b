### شکل‌های دفترچه چه نشان می‌دهند. عددها و نام‌ها از خود چینش می‌آیند (figures.toml).

# $own (Number) $other (Number) $wood (Number) $workers (Number) $skip (Number) $silver (Number) $virtue (Number)
# $columns (Number) $capacity (Number) $more (Number) $top (Number) $high (Number) $middle (Number) $owner (String)
# $apprentice (String) $building (String) $building2 (String)
figure-workers = کارگرها در دایره‌های بزرگ. کارگرهای هر بازیکن در هر مکان یک گروه‌اند.
    .n1 = در جنگل دو گروه هست: { NUMBER($own) } کارگر شما و { NUMBER($other) } کارگر { $owner }.
    .n2 = در معادن یک کارگر دارید؛ بقیه به درد شما نمی‌خورند.
figure-prison = زندان جایی نیست که کارگر به آن بفرستید.
    .n1 = { $seat } اینجا { NUMBER($number) } کارگر دارد. تا آزاد نشوند کاری نمی‌کنند.
    .n2 = در برج نگهبانی همهٔ کارگرهایتان با هم و بدون پول آزاد می‌شوند.
figure-forest = کارگر سوم در جنگل.
    .n1 = { $seat } حالا اینجا { NUMBER($number) } کارگر دارد؛ پس این بار همین‌قدر چوب گرفت و چوب‌بر هم ۱ چوب اضافه آورد: روی هم { NUMBER($wood) } چوب.
figure-reach = استخدام در کارگاه. کارگر بعدی شما آنجا نفر { NUMBER($workers) } است: { NUMBER($workers) } ستون اول برایتان باز است.
    .n1 = روی این کارت سکه هست ({ NUMBER($silver) } تا). هرکس استخدامش کند آن را می‌گیرد.
    .n2 = { $apprentice } دورتر است: باید روی کارت‌هایی که رد می‌کنید { NUMBER($skip) } سکه بگذارید.
figure-capture = دستگیری از مرکز شهر.
    .n1 = اینجا { NUMBER($own) } کارگر دارید. با کارگر بعدی دو دستگیری ممکن می‌شود.
    .n2 = هر دستگیری یک گروه کامل را می‌گیرد: هر { NUMBER($number) } کارگر { $owner }.
figure-taxes = خزانهٔ مالیات.
    .n1 = اینجا { NUMBER($number) } سکه هست. هرکس بیاید همه را برمی‌دارد و ۲ پرهیزگاری از دست می‌دهد؛ { $seat } تازه آمده بود.
figure-market = بازار سیاه. در هر خانه یک کارگر جا می‌شود.
    .n1 = { $owner } اینجاست: این خانه تا چینش مجدد پر است.
    .n2 = برای هرکس که پرهیزگاری‌اش ۹ یا کمتر باشد باز است. { $seat } با { NUMBER($virtue) } زیادی پرهیزگار است.
    .n3 = گران‌ترین خانه همان را می‌دهد که بازار بزرگ نشان می‌دهد.
figure-guildhall = اتاق صنف ردیف به ردیف پر می‌شود.
    .n1 = { NUMBER($number) } تا از { NUMBER($capacity) } خانه پر است. با این تعداد بازیکن هر ردیف { NUMBER($columns) } خانه دارد.
figure-building = دو کارت سازه در دست.
    .n1 = { $building }: بالای کارت هزینه‌اش نوشته شده و مهارت‌هایی که کارآموزهایتان باید داشته باشند.
    .n2 = یک کارت دیگر: { $building2 }.
figure-cathedral = سطح‌های کلیسا.
    .n1 = { $seat } به سطح ۱ رسیده است که آخر بازی { NUMBER($points) } امتیاز دارد.
    .n2 = سطح ۲ ‏{ NUMBER($more) } امتیاز دارد و برای { NUMBER($capacity) } بازیکن جا دارد.
    .n3 = در بالا: { NUMBER($top) } امتیاز، فقط برای یک نفر.
figure-virtue = مسیر پرهیزگاری.
    .n1 = { $seat } با { NUMBER($high) } نمی‌تواند وارد بازار سیاه شود …
    .n2 = … و { $to } با { NUMBER($low) } نمی‌تواند در کلیسا بالا برود، ولی مالیات کمتری می‌دهد.
    .n3 = { $owner } در میانه است، روی { NUMBER($middle) }، و هر دو کار را می‌تواند بکند.
