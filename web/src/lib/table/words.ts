import { Words } from '../words.svelte'
import en from './text/en.ftl?raw'
import fa from './text/fa.ftl?raw'

/** The words around every board. */
export const around = new Words({ fa, en })
