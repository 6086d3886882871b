// The games of this server as their covers show them. Which there are, and everything about them, the server says:
// inside the page it serves, so that the shelf is there with the first picture.
import { api } from './api'
import { settings } from './settings.svelte'
import type { Shelf, ShelvedGame, ShelvedLesson } from './wire'

function delivered(): Shelf | null {
  const text = document.getElementById('shelf')?.textContent
  return text ? (JSON.parse(text) as Shelf) : null
}

let shelf = $state.raw<Shelf>(delivered() ?? { covers: '', games: [] })
tint()
// A page that did not come from the server itself (a developer's) asks for it.
if (!shelf.games.length)
  void api.shelf().then(
    (found) => {
      shelf = found
      tint()
    },
    () => {},
  )

/** In the order of the shelf. */
export function onTheShelf(): ShelvedGame[] {
  return shelf.games
}

export function shelved(game: string): ShelvedGame | undefined {
  return shelf.games.find(({ id }) => id === game)
}

/** The guided games of a title, the first one first. */
export function lessonsOf(game: string): ShelvedLesson[] {
  return shelved(game)?.lessons ?? []
}

export function coverOf(game: string): string | null {
  return shelved(game)?.cover ? `${shelf.covers}#${game}` : null
}

export function iconOf(game: string): string {
  return shelved(game)?.icon ?? 'meeple'
}

/** The game's name in the language of the page. */
export function titleOf(game: string): string {
  return shelved(game)?.names[settings.lang] ?? game
}

/** What it is, in a few words; empty where nobody has said it. */
export function lineOf(game: string): string {
  return shelved(game)?.lines[settings.lang] ?? ''
}

/** Each game's hue, for the palette of those the page has none for. */
function tint(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(shelf.games.map(({ id, hue }) => `[data-game='${CSS.escape(id)}'] { --hue: ${hue} }`).join('\n'))
  document.adoptedStyleSheets = [sheet]
}
