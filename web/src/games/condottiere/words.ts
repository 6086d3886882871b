import { Words } from '$lib/words.svelte'
import en from './text/en.ftl?raw'
import fa from './text/fa.ftl?raw'

/** The game's own catalogue, with what only the drawn table says. */
export const words = new Words(null, 'condottiere', { fa, en })
