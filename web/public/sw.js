// The installed app while the server cannot be reached: one page that says so. Everything else is the network's own
// business, so that no browser ever shows a page older than its server.
const KEPT = 'offline-1' // another name whenever one of these files changes
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  const kept = caches.open(KEPT).then((cache) => cache.addAll(FILES))
  event.waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== KEPT))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})

// What a person misses: the server says it in words, and nothing of the game. See notices/sending.py.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, dir, waiting } = event.data.json()
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    data: { url },
    icon: '/app-192.png',
    renotify: true,
  })
  const counted = navigator.setAppBadge ? navigator.setAppBadge(waiting).catch(() => {}) : undefined
  event.waitUntil(Promise.all([shown, counted]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  const open = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const there = pages.find((page) => new URL(page.url).pathname === url)
    return there ? there.focus() : self.clients.openWindow(url)
  })
  event.waitUntil(open)
})
