/** Reads how old somebody is: "for a 4 year old", "till en 4-åring", "ab 3 Jahren", "pour 5 ans", "para 6 años". */
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'

/** Of children; older people are no age of a product. */
const OLDEST = 17

export function readAge({ tokens }: Scene, at: number): Reading | undefined {
  const said = endOf(tokens, at, 'ageBefore')
  if (said !== undefined) return saidAge(tokens, said)
  const below = endOf(tokens, at, 'below', 'atMost')
  const from = below ?? endOf(tokens, at, 'fromAmount', 'loosely', 'atLeast', 'above') ?? at
  const start = endOf(tokens, from, 'article') ?? from
  const glued = gluedAge(tokens, start)
  if (glued !== undefined && glued <= OLDEST) return aged(start + 1, glued)
  const number = tokens[start]
  const written = number?.kind === 'number' ? { value: Number(number.text), next: start + 1 } : undefined
  const amount = written ?? readNumberWords(tokens, start)
  if (!amount || !Number.isInteger(amount.value) || amount.value > OLDEST) return undefined
  const hyphen = tokens[amount.next]?.text === '-' ? amount.next + 1 : amount.next
  const next = endOf(tokens, hyphen, 'aged')
  if (next === undefined) return undefined
  // "Under 10" is for many ages, of which none decides.
  if (below !== undefined) return nothing(next)
  return aged(next, amount.value)
}

/** "My son turns 5", "im Alter von 3 Jahren": the years may be left out. */
function saidAge(tokens: Scene['tokens'], at: number): Reading | undefined {
  const number = tokens[at]?.kind === 'number' ? Number(tokens[at]?.text) : undefined
  const amount = number === undefined ? readNumberWords(tokens, at) : { value: number, next: at + 1 }
  if (!amount || !Number.isInteger(amount.value) || amount.value > OLDEST) return undefined
  return aged(endOf(tokens, amount.next, 'aged') ?? amount.next, amount.value)
}

function aged(next: number, age: number): Reading {
  return { kind: 'names', next, add: (into, negated) => void (negated || (into.age = age)) }
}

/** "Femåring", "fünfjähriger". */
function gluedAge(tokens: Scene['tokens'], at: number): number | undefined {
  const word = tokens[at]
  const [, number = ''] = /^(\p{L}{3,})(?:aring(?:en|ar)?|jahrige[rsnm]?)$/u.exec(word?.key ?? '') ?? []
  return word && number ? readNumberWords([{ ...word, text: number, key: number }], 0)?.value : undefined
}
