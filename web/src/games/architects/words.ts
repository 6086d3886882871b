import { Words } from '$lib/words.svelte'
import en from '$py/games/architects/text/en.ftl?raw'
import fa from '$py/games/architects/text/fa.ftl?raw'
import optionsEn from './options/en.ftl?raw'
import optionsFa from './options/fa.ftl?raw'
import boardEn from './text/en.ftl?raw'
import boardFa from './text/fa.ftl?raw'

/** The game's own catalogue with the words of its options, and what only the drawn table says. */
export const words = new Words({ fa: [fa, optionsFa, boardFa].join('\n'), en: [en, optionsEn, boardEn].join('\n') })
