/**
 * The keyboard always has a place: where what had the focus goes away (a card is played, a panel closes, the game
 * ends), `home` takes it. Somebody who only clicks beside everything is left alone.
 */
export function keepFocus(home: () => HTMLElement | null | undefined): () => void {
  let last: Element | null = null
  const onfocusin = ({ target }: FocusEvent): void => {
    last = target as Element
  }
  const watch = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return
    if (!last.isConnected || !last.checkVisibility()) home()?.focus({ preventScroll: true })
  })
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class', 'disabled', 'inert'] })
  document.addEventListener('focusin', onfocusin)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', onfocusin)
  }
}
