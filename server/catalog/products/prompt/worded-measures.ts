/** Measures whose number is a word, "a thermos of one litre", "termo de un litro", "två kilo": as in digits. Pure. */
import type { Token } from './tokens.ts'

const NUMBERS = new Map<string, string>(
  [
    ['1', 'one a an en ett ein eine einen einem einer un une una'],
    ['2', 'two tva zwei deux dos'],
    ['3', 'three tre drei trois tres'],
    ['5', 'five fem funf cinq cinco'],
    ['10', 'ten tio zehn dix diez'],
  ].flatMap(([digits = '', words = '']) => words.split(' ').map((word) => [word, digits] as const)),
)
const UNITS = new Set(
  `litre litres liter liters litern litro litros kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos
  metre metres meter meters metern metro metros`.split(/\s+/),
)

export function withWordedMeasures(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const digits = token.kind === 'word' ? NUMBERS.get(token.key) : undefined
    const isMeasure = digits !== undefined && UNITS.has(tokens[at + 1]?.key ?? '')
    return isMeasure ? { ...token, kind: 'number', text: digits, key: digits } : token
  })
}
