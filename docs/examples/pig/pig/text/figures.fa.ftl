# $stake (Number) $kept (Number)
figure-stake = { NUMBER($stake) } امتیاز در میان است. اگر یک بیاید همه می‌رود.
    .n1 = { $seat } ‏{ NUMBER($kept) } امتیاز نگه داشته است: آن‌ها در امان‌اند.
