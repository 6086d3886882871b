/** Lines of signs: how "4 stone", "flag vp1 / tiling" are laid out. */
import { number } from '$lib/words.svelte'

export interface Sign {
  icon?: string
  text?: string
  points?: string
  arrow?: boolean
  x: number
  w: number
}

/** A number in the digits of the language, its sign before it. */
export function signed(token: string): string {
  const value = Number(token)
  const mark = value < 0 ? '−' : token.startsWith('+') ? '+' : ''
  return mark + number(Math.abs(value))
}

export function lay(tokens: string[], size: number): { signs: Sign[]; width: number } {
  let x = 0
  const signs = tokens.map((token): Sign => {
    const points = /^(-?)vp(\d+)$/.exec(token)
    const sign: Sign = { x, w: 0 }
    if (points) {
      sign.points = signed(`${points[1]}${points[2]}`)
      sign.w = size * (points[1] ? 1.15 : 0.95)
    } else if (token === '>') {
      sign.arrow = true
      sign.w = size * 0.62
    } else if (token === '/' || token === '×') {
      sign.text = token
      sign.w = size * 0.42
    } else if (/^[+-]?\d+$/.test(token)) {
      sign.text = signed(token)
      sign.w = size * 0.52 * sign.text.length
    } else {
      sign.icon = token
      sign.w = size
    }
    x += sign.w + size * 0.12
    return sign
  })
  return { signs, width: Math.max(0, x - size * 0.12) }
}
