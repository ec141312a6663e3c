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
import { expand, isDescriber, isThing } from './synonyms.ts'
import { COLUMNS } from './synonym-table.ts'
import { scan, type Token } from './tokens.ts'

const COST = 5
const LONGEST_MODEL = 3
/** Shorter ends of words are things by chance. */
const LEAST_END = 4
const MODELS = new Set('zero light lite max pro mini ultra plus air se go sport'.split(' '))

interface Maker {
  /** By their English names. */
  readonly kinds: readonly string[]
  readonly language: Language | undefined
}

export interface MakerSaid {
  readonly next: number
  readonly endOfModel: number
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

/** A maker's name, and where that of a model ends which may stand behind it. */
export function makerAt(tokens: readonly Token[], at: number): MakerSaid | undefined {
  const found = findName(tokens, at, index)
  if (!found || !makers.has(found.names[0] ?? '')) return undefined
  return { next: found.next, endOfModel: endOfModel(tokens, found.next) }
}

/** What a maker's name stands for, of what it is called beside that, or may be by one of its names: a Fitbit is a "pulsera de actividad". */
export function kindOfMaker(name: string, called: readonly string[]): string | undefined {
  const found = findName(scan(name), 0, index)
  const { kinds } = makers.get(found?.names[0] ?? '') ?? { kinds: [] }
  const things = called.filter((word) => isThing(word) && !isFiller(word))
  return kinds.find((kind) => things.every((word) => isKindOf(word, [kind]) || isCalled(word, kind)))
}

/** Whether what the maker's name stands for is called so, or in a wider sense. */
export function isCalledAs(name: string, word: string): boolean {
  const kind = kindOfMaker(name, [])
  return kind !== undefined && (isKindOf(word, [kind]) || isCalled(word, kind))
}

function isCalled(word: string, kind: string): boolean {
  const said = fold(word)
  return expand(kind).some((other) => {
    const name = fold(other)
    return name.startsWith(`${said} `) || (said.length >= LEAST_END && name.endsWith(said))
  })
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
