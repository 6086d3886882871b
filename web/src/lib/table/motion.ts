/** Pieces travel only where motion is welcome; any key or tap ends every journey at once, at its right end. */
import { still } from '../settings.svelte'

const running = new Set<Animation>()

export function travel(piece: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (still()) return Promise.resolve()
  const journey = piece.animate(frames, options)
  running.add(journey)
  return journey.finished.then(
    () => void running.delete(journey),
    () => void running.delete(journey),
  )
}

export function skip(): void {
  for (const journey of running) journey.finish()
}
