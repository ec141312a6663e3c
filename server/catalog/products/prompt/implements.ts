/** "A tool to peel potatoes", "ein Gerät zum Eierschlagen", "un truc pour ranger mes pâtes": something to do it with, and no tool. Pure. */
import { fold } from './fold.ts'
import { lazily } from '../../../lib/lazy.ts'
import type { Token } from './tokens.ts'

interface Implement {
  /** What asks for no thing of that name where it is said what it is to do. */
  readonly something: readonly string[]
  /** Whether what stands behind says so. */
  readonly isToDo: (behind: readonly string[]) => boolean
}

const GERUND = /.{3}ing$/
const INFINITIVE_FRENCH = /.(?:er|ir|re|oir)$/
const INFINITIVE_SPANISH = /.[aei]r(?:se|lo|la|los|las|me)?$/
const OBJECTS_FRENCH = new Set(['me', 'se', 'te', 'le', 'la', 'les', 'y', 'en', 'ne', 'bien', 'mieux'])

const ROWS: readonly (readonly [string, Implement])[] = [
  [
    'tool device gadget gizmo utensil implement contraption thingy',
    {
      something: ['something'],
      isToDo: ([link = '', next = '']) =>
        ['to', 'that', 'which'].includes(link) || (link === 'for' && GERUND.test(next)),
    },
  ],
  [
    'verktyg redskap pryl grej apparat manick mojäng',
    {
      something: ['något'],
      isToDo: ([link = '', next = '']) => ['att', 'som'].includes(link) || (link === 'for' && next === 'att'),
    },
  ],
  [
    'Werkzeug Gerät Ding Teil Utensil Hilfsmittel',
    {
      something: ['etwas'],
      isToDo: ([link = '', next = '']) =>
        ['zum', 'um', 'womit'].includes(link) || (link === 'mit' && ['dem', 'der'].includes(next)),
    },
  ],
  [
    'outil ustensile appareil truc machin bidule',
    {
      something: ['quelque', 'chose'],
      isToDo: ([link = '', ...next]) =>
        link === 'qui' ||
        (link === 'pour' && INFINITIVE_FRENCH.test(next.find((word) => !OBJECTS_FRENCH.has(word)) ?? '')),
    },
  ],
  [
    'herramienta utensilio aparato cacharro chisme trasto',
    {
      something: ['algo'],
      isToDo: ([link = '', next = '']) =>
        link === 'que' || (link === 'para' && INFINITIVE_SPANISH.test(next)),
    },
  ],
]
const REACH = 4

const known = lazily(
  () => new Map(ROWS.flatMap(([words, one]) => words.split(' ').map((word) => [fold(word), one] as const))),
)

/** The tokens with "something" in place of the first such word. */
export function withSomething(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ key }, place) =>
      known()
        .get(key)
        ?.isToDo(tokens.slice(place + 1, place + 1 + REACH).map((token) => token.key)) === true,
  )
  const { something = [] } = known().get(tokens[at]?.key ?? '') ?? {}
  if (something.length === 0) return tokens
  const said = something.map((text): Token => ({
    kind: 'word',
    text,
    key: fold(text),
    glued: false,
    inner: [],
  }))
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + 1)]
}
