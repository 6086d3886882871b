"""The page in a real browser, driven through what it tells assistive technology: roles and names."""
