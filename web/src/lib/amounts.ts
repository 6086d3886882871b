// How amounts are written. Without Svelte: the parity of terminal and page is tested outside a browser.
import { FluentNumber, type FluentFunction } from '@fluent/bundle'

/** Below nothing stands a minus: browsers print a hyphen in English. */
export const trueMinus = (written: string): string => written.replace('-', '−')

class Amount extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return trueMinus(super.toString(...scope))
  }
}

/** `{ NUMBER($n) }` of the catalogues. */
export const NUMBER: FluentFunction = ([value], named) => {
  if (!(value instanceof FluentNumber)) throw new TypeError('not a number')
  const options = Object.fromEntries(Object.entries(named).map(([name, option]) => [name, option.valueOf()]))
  return new Amount(value.value, { ...value.opts, ...options })
}
