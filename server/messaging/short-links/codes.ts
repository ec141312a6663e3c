/** The code of a short link: a short number of its workspace, then digits that nobody can guess. */
import { randomInt } from 'node:crypto'
import { BASE62_DIGITS } from '../../lib/base62.ts'
import { isPrivatePlace } from './rules.ts'

/** Of public pages; 5.7 × 10¹⁰ codes in each workspace. */
const RANDOM = 6

/** Of pages that are somebody's own: their code is all that protects them. 8.4 × 10¹⁷ codes in each workspace. */
const RANDOM_PRIVATE = 10

/** Codes of this length were given before codes had numbers, and lead on. */
const OLD_LENGTHS: ReadonlySet<number> = new Set([7, 10])

/** The last digit of a number is one of the first half, those before it are of the second: so its end is seen. */
const BASE = BASE62_DIGITS.length / 2

const OLD_CODE = /^[0-9A-Za-z]{7}(?:[0-9A-Za-z]{3})?$/
const CODE = /^([V-Za-z]{0,4}[0-9A-U])[0-9A-Za-z]{6,10}$/

/** A new code for a place of the workspace that has this number. */
export function makeCode(number: number, place: string): string {
  const start = writeNumber(number)
  let random = isPrivatePlace(place) ? RANDOM_PRIVATE : RANDOM
  while (OLD_LENGTHS.has(start.length + random)) random += 1
  return (
    start +
    Array.from({ length: random }, () => BASE62_DIGITS.charAt(randomInt(BASE62_DIGITS.length))).join('')
  )
}

/** Whose link a code is: the number of a workspace, or a link of those before numbers; undefined for what is no code. */
export function readCode(code: string): number | 'old' | undefined {
  if (OLD_CODE.test(code)) return 'old'
  const [, start] = CODE.exec(code) ?? []
  return start === undefined ? undefined : readNumber(start)
}

function writeNumber(number: number): string {
  let text = BASE62_DIGITS.charAt(number % BASE)
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE))
    text = BASE62_DIGITS.charAt(BASE + (rest % BASE)) + text
  return text
}

function readNumber(text: string): number {
  return text.split('').reduce((number, digit) => number * BASE + (BASE62_DIGITS.indexOf(digit) % BASE), 0)
}
