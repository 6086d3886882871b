// Short cues drawn with WebAudio: no files to fetch, nothing before the first gesture.
import { settings } from './settings.svelte'

export type Cue = 'turn' | 'move' | 'refused' | 'end' | 'chat'

/** Notes of a cue: frequency in Hz, start and length in seconds, loudness. */
const SCORE: Record<Cue, [number, number, number, number][]> = {
  turn: [
    [523, 0, 0.16, 0.16],
    [784, 0.11, 0.3, 0.14],
  ],
  move: [
    [196, 0, 0.06, 0.22],
    [392, 0.012, 0.05, 0.08],
  ],
  refused: [
    [220, 0, 0.09, 0.12],
    [185, 0.08, 0.16, 0.12],
  ],
  chat: [[880, 0, 0.08, 0.06]],
  end: [
    [392, 0, 0.3, 0.14],
    [494, 0.13, 0.3, 0.14],
    [587, 0.26, 0.3, 0.14],
    [784, 0.39, 0.7, 0.14],
  ],
}

/** What calls somebody back who has the page out of sight; the rest is for who looks. */
const CALLS = new Set<Cue>(['turn', 'end', 'chat'])

let context: AudioContext | null = null

export function cue(name: Cue): void {
  // Browsers allow sound only after a gesture; before that a cue is simply silent.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  if (document.hidden && !CALLS.has(name)) return
  context ??= new AudioContext()
  const now = context.currentTime + 0.01
  for (const [pitch, start, length, loudness] of SCORE[name]) {
    const note = context.createOscillator()
    const volume = context.createGain()
    note.type = 'triangle'
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(loudness, now + start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length)
    note.connect(volume).connect(context.destination)
    note.start(now + start)
    note.stop(now + start + length + 0.05)
  }
}
