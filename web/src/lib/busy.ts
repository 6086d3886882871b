/**
 * A button whose work is under way: it takes no second press, but keeps the keyboard's focus, which `disabled` would
 * take away. What it does must look at `busy` itself.
 */
export function whileBusy(busy: boolean): { 'aria-disabled'?: true; 'aria-busy'?: true } {
  return busy ? { 'aria-disabled': true, 'aria-busy': true } : {}
}
