# $goal (Number)
# $stake (Number)
# $kept (Number)
lesson-first = بریز و نگه دار
lesson-first-goal = هر که زودتر { NUMBER($goal) } امتیاز نگه دارد برنده است.
lesson-first-roll = تاس بریزید: هرچه آمد در میان است.
lesson-first-again = { NUMBER($stake) } امتیاز در میان است. یک بار دیگر؟ اگر کمترین عدد بیاید همه‌اش می‌رود. امتحان کنید.
    .other = می‌شود همین حالا نگه داشت، ولی اول ببینید ادامه دادن چه حسی دارد.
lesson-first-hold = { NUMBER($stake) } امتیاز در میان است و همین بس است. نگه دارید تا مال شما شود.
    .other = چه دل و جرئتی! ولی این بار نگه دارید.
lesson-first-end = { NUMBER($kept) } امتیاز نگه داشتید. همهٔ بازی همین است.
