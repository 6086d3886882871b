game-name = خوک
game-tagline = یک بار دیگر می‌ریزی، یا بس است؟
game-about = هر قدر جرئت دارید تاس بریزید و آنچه جمع شده را نگه دارید. اگر یک بیاید همه‌اش می‌رود.
move-roll = تاس بریز
move-hold = نگه دار
ask-turn = باز می‌ریزید یا نگه می‌دارید؟
    .clause = PI-2.1
wait-turn = { $seat } فکر می‌کند که بریزد یا نه
phase-turn = نوبت
# $die (Number)
# $stake (Number)
event-roll = { $seat } تاس ریخت و { NUMBER($die) } آورد؛ { NUMBER($stake) } در میان است.
# $die (Number)
event-lose = { $seat } تاس ریخت، { NUMBER($die) } آورد و هرچه در میان بود از دست رفت.
# $stake (Number)
# $kept (Number)
event-hold = { $seat } نگه داشت: { NUMBER($stake) } امتیاز، روی هم { NUMBER($kept) }.
refusal-over = بازی تمام شده است.
refusal-not-your-turn = نوبت { $seat } است.
refusal-nothing-at-stake = هنوز چیزی در میان نیست؛ اول تاس بریزید.
ending-goal = با رسیدن به هدف
    .clause = PI-3.1
option-goal = هدف
    .explain = با چند امتیاز می‌شود برد.
score-kept = نگه‌داشته
view-kept = نگه‌داشته
view-stake = در میان
view-die = آخرین تاس
    .icon = die
