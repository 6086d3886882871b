/**
 * The pause before the only answer is given for a player: drawn from a range that depends on nothing a hand could tell,
 * never shorter than a person needs, and only while somebody looks at the page, for nobody answers who is not there.
 */
const SHORTEST = 2000
const LONGEST = 5000

/** Calls back after the pause; what it returns stops it. */
export function answering(answer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(answer, SHORTEST + Math.random() * (LONGEST - SHORTEST))
  }
  wait()
  document.addEventListener('visibilitychange', wait)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
}
