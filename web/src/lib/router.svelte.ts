// Addresses of the page: history API, a handful of routes, nothing else.

/** Of a rulebook: all of it, the game on one page, the key to its signs. */
export const PARTS = ['book', 'summary', 'signs'] as const
export type Part = (typeof PARTS)[number]

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'form'; game: string; option: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'rules'; game: string | null; part: Part; clause: string | null }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'learn'; game: string | null; exercise: string | null }
  | { page: 'club' }
  | { page: 'tournaments' }
  | { page: 'tournament-new' }
  | { page: 'tournament'; id: string }
  | { page: 'lobby' }
  | { page: 'person'; id: string }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'host' }
  | { page: 'lost' }

const CLAUSE = /^#([A-Z]+-[\d.]+[a-z]?)$/

export function read(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third, fourth] = parts
  switch (first) {
    case undefined:
      return { page: 'home' }
    case 'new':
      if (second && third) return fourth ? { page: 'lost' } : { page: 'form', game: second, option: third }
      return { page: 'new', game: second ?? null }
    case 't':
      if (!second) return { page: 'lost' }
      if (third === 'replay')
        return { page: 'replay', id: second, step: fourth === undefined ? null : Number(fourth) || 0 }
      return third ? { page: 'lost' } : { page: 'table', id: second }
    case 'rules':
      if (third === 'summary' || third === 'signs')
        return { page: 'rules', game: second ?? null, part: third, clause: null }
      return { page: 'rules', game: second ?? null, part: 'book', clause: third ?? CLAUSE.exec(hash)?.[1] ?? null }
    case 'puzzles':
      if (second && third) return { page: 'puzzle', game: second, number: Number(third) || 0 }
      return { page: 'puzzles', game: second ?? null }
    case 'learn':
      return { page: 'learn', game: second ?? null, exercise: third ?? null }
    case 'club':
      return second ? { page: 'lost' } : { page: 'club' }
    case 'tournaments':
      if (!second) return { page: 'tournaments' }
      if (third) return { page: 'lost' }
      return second === 'new' ? { page: 'tournament-new' } : { page: 'tournament', id: second }
    case 'lobby':
      return second ? { page: 'lost' } : { page: 'lobby' }
    case 'people':
      return second && !third ? { page: 'person', id: second } : { page: 'lost' }
    case 'settings':
      return { page: 'settings' }
    case 'me':
      return { page: 'me' }
    case 'host':
      return { page: 'host' }
    default:
      return { page: 'lost' }
  }
}

let path = $state(location.pathname)
let hash = $state(location.hash)

function arrive(): void {
  path = location.pathname
  hash = location.hash
}

export const router = {
  get route(): Route {
    return read(path, hash)
  },
}

export function go(to: string, how: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  arrive()
  if (!how.keepScroll) scrollTo(0, 0)
}

addEventListener('popstate', arrive)

// Plain links stay plain links: those to this page are followed without a reload.
document.addEventListener('click', (click) => {
  const link = (click.target as Element | null)?.closest?.('a')
  if (
    !link ||
    click.defaultPrevented ||
    click.button !== 0 ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  )
    return
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api/')
  )
    return
  if (link.pathname === location.pathname && link.hash) return
  click.preventDefault()
  go(link.pathname + link.search + link.hash)
})
