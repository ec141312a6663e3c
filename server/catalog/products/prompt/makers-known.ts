/** Makers whose name everybody says for what they make: in a shop that has none of theirs any other will do. */
import { conceptsOf, kindsOf } from './concepts.ts'
import { MAKERS } from './departments/makers.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { isKnownWord } from './languages.ts'
import { findName, nameIndex } from './names.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGift } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { COLUMNS } from './synonym-table.ts'
import type { Token } from './tokens.ts'

const COST = 5
const LONGEST_MODEL = 3
const MODELS = new Set('zero light lite max pro mini ultra plus air se go sport'.split(' '))

interface Maker {
  /** By their English names. */
  readonly kinds: readonly string[]
  readonly language: Language | undefined
}

const makers = new Map(
  MAKERS.trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', kinds = ''] = row.split(' > ')
      return names.split(', ').map((name) => makerOf(name, kinds.split(', ')))
    }),
)
const index = nameIndex([...makers.keys()])

/** "AirPods", "un scotch": where nothing else is named, and unless it is a maker of the workspace's own. */
export function readMaker({ tokens, vendors, languages }: Scene, at: number): Reading | undefined {
  const found = findName(tokens, at, index)
  const maker = makers.get(found?.names[0] ?? '')
  if (!found || !maker || findName(tokens, at, vendors)) return undefined
  const { kinds, language } = maker
  if (language !== undefined && languages.length > 0 && !languages.includes(language)) return undefined
  const said = tokens
    .slice(at, found.next)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  // Of what the tables know as a thing that is wanted.
  if (language === undefined && isThing(said)) return undefined
  const next = endOfModel(tokens, found.next)
  const others = [...tokens.slice(0, at), ...tokens.slice(next)].filter(isNaming)
  if (others.length > 0 && !others.every(({ text }) => isKindOf(text, kinds))) return undefined
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      // Of a model that is named that comes first.
      for (const { text } of tokens.slice(found.next, negated ? found.next : next))
        addOnce(words.wishes, text.toLowerCase())
      if (negated) words.not.push(said)
      // "Headphones like AirPods".
      else if (others.length === 0) words.any.push([said, ...kinds])
      if (!negated) addOnce(words.wishes, others.length === 0 ? said : (kinds[0] ?? said))
    },
  }
}

/** "iPhone 15 Pro Max", "Kindle Paperwhite". */
export function endOfModel(tokens: readonly Token[], start: number): number {
  let end = start
  while (end < start + LONGEST_MODEL && isModel(tokens[end])) end++
  return end
}

function isModel(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'sign') return false
  return token.kind !== 'word' || MODELS.has(token.key) || !isKnownWord(token.text)
}

function isNaming({ kind, text }: Token): boolean {
  return kind === 'word' && isThing(text) && !isDescriber(text) && !isFiller(text) && !isGift(text)
}

/** Whether these are what the word names, or kinds of it. */
function isKindOf(word: string, kinds: readonly string[]): boolean {
  const ids = conceptsOf(fold(word)).map(({ id }) => id)
  const own = kinds.map((kind) => fold(kind).replaceAll(' ', '-'))
  return own.some((id) => ids.includes(id) || kindsOf(id).some((wider) => ids.includes(wider)))
}

/** Whether a maker, or what they make, is called so. */
export function isMaker(name: string): boolean {
  return makers.has(name)
}

function makerOf(said: string, kinds: readonly string[]): readonly [string, Maker] {
  const [, tag, name = said] = /^([a-z]{2}):(.*)$/.exec(said) ?? []
  return [name, { kinds, language: COLUMNS.find((language) => language === tag) }]
}
