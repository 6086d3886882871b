// In the person's own language alone, where it is known; and back to the table by itself.
const settings = JSON.parse(localStorage.getItem('adamak.settings') ?? '{}')
for (const section of document.querySelectorAll('section')) {
  if (settings.lang && section.lang !== settings.lang) section.remove()
}
if (settings.lang === 'en') Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
addEventListener('online', () => location.reload())
