/**
 * The keyboard always has a place. What has the focus may go away (a card is played, a panel closes, the game ends), be
 * hidden or disabled for a while, or be moved within the page, which takes the focus from it as well: then it gets the
 * focus back where it still can have it, else `home` does. Somebody who clicks beside everything, or leaves the page by
 * Tab, is left alone.
 */
export function keepFocus(home: () => HTMLElement | null | undefined): () => void {
  let last: HTMLElement | null = null
  let tabbed = false // and nothing of the page has the focus since
  let due = 0
  const onfocusin = ({ target }: FocusEvent): void => {
    last = target as HTMLElement
    tabbed = false
  }
  const onkeydown = ({ key }: KeyboardEvent): void => {
    tabbed ||= key === 'Tab'
  }
  const onpointerdown = ({ target }: PointerEvent): void => {
    if (!(target as Element).closest(TAKES_FOCUS)) last = null
  }
  function look(): void {
    const here = document.activeElement
    if (!last || document.querySelector('dialog[open]') || (here !== document.body && canHold(here))) return
    const held = canHold(last)
    if (held && tabbed) return
    const there = held ? last : home()
    there?.focus({ preventScroll: true })
  }
  /** What is gone is known at once; what is hidden or disabled, when the page is drawn, before the browser lets go. */
  function onchange(): void {
    if (document.activeElement === document.body) look()
    due ||= requestAnimationFrame(() => {
      due = 0
      look()
    })
  }
  const watch = new MutationObserver(onchange)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: CHANGES })
  document.addEventListener('focusin', onfocusin)
  document.addEventListener('pointerdown', onpointerdown, true)
  document.addEventListener('keydown', onkeydown, true)
  return () => {
    watch.disconnect()
    cancelAnimationFrame(due)
    document.removeEventListener('focusin', onfocusin)
    document.removeEventListener('pointerdown', onpointerdown, true)
    document.removeEventListener('keydown', onkeydown, true)
  }
}

const CHANGES = ['class', 'disabled', 'inert', 'hidden', 'open', 'data-tab']
const TAKES_FOCUS = 'a, button, input, select, textarea, summary, [tabindex]'

function canHold(thing: Element | null): boolean {
  return (
    !!thing?.isConnected &&
    !thing.matches(':disabled') &&
    !thing.closest('[inert]') &&
    thing.checkVisibility({ visibilityProperty: true })
  )
}
