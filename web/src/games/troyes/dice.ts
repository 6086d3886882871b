/** What the name of a die says: `red_4`, `black_6`. */
export const colourOfDie = (die: string): string => die.split('_')[0] ?? 'red'
export const valueOfDie = (die: string): number => Number(die.split('_')[1])
