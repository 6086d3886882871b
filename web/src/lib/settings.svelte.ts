// What a person prefers, kept in this browser and shown on <html>.

export type Lang = 'fa' | 'en'
export type Theme = 'system' | 'light' | 'dark'
export type Contrast = 'system' | 'more'
export type Motion = 'system' | 'reduce'
/** How what others do is told: at a pace, one press for each step, or not at all. */
export const PACES = ['calm', 'usual', 'quick', 'steps', 'none'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  lang: Lang
  theme: Theme
  contrast: Contrast
  motion: Motion
  pace: Pace
  sound: boolean
  /** a notice of the system when it is one's turn and the page is out of sight */
  notice: boolean
  confirm: boolean
  answers: boolean
  name: string
  /** the game played last, '' before the first */
  game: string
  /** by game: whether the coach is wanted; where nothing is said, in a first game against bots */
  coach: Record<string, boolean>
}

const KEY = 'adamak.settings'

function firstVisit(): Settings {
  const persian = navigator.languages.some((tag) => tag.toLowerCase().startsWith('fa'))
  return {
    lang: persian ? 'fa' : 'en',
    theme: 'system',
    contrast: 'system',
    motion: 'system',
    pace: 'usual',
    sound: true,
    notice: false,
    confirm: true,
    answers: true,
    name: '',
    game: '',
    coach: {},
  }
}

function remembered(): Settings {
  const fresh = firstVisit()
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return fresh // a private window without storage, or a file somebody edited
  }
}

export const settings = $state<Settings>(remembered())

/** Does this person want less motion, by this page's setting or the system's? */
export function still(): boolean {
  return settings.motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Keep <html> and the browser's memory in step with the settings. Call once. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      const html = document.documentElement
      html.lang = settings.lang
      html.dir = settings.lang === 'fa' ? 'rtl' : 'ltr'
      mark(html, 'theme', settings.theme)
      mark(html, 'contrast', settings.contrast)
      mark(html, 'motion', settings.motion)
    })
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // Without storage the settings last as long as the page.
      }
    })
  })
}

function mark(html: HTMLElement, name: string, value: string): void {
  if (value === 'system') delete html.dataset[name]
  else html.dataset[name] = value
}
