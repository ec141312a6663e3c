/** Readers of vendors, collections and tags the workspace knows. */
import { ORDINARY_NAMES } from './lexicon/shared.ts'
import { isKnownWord } from './languages.ts'
import { findName, type FoundNames, type NameIndex } from './names.ts'
import { endOf } from './phrases.ts'
import { addNames, addOnce, type Reading, type Scene } from './reading.ts'
import { entriesOfWord, isColour, isDescriber, isThing } from './synonyms.ts'
import { isStory } from './story-things.ts'
import { traitsOf } from './traits.ts'
import type { Token } from './tokens.ts'

const MOST_ARTICLES = 2
const NAME_COST = 3
const NAME_LIST_SIGNS = new Set([',', '&', '/'])

/** "in Summer", "from the Summer collection", "collection Summer", "Summer collection". Never a bare name. */
export function readCollection(scene: Scene, at: number): Reading | undefined {
  const { tokens, collections } = scene
  const intro = endOf(tokens, at, 'inCollection')
  const start = skipArticles(tokens, intro ?? at)
  const noun = endOf(tokens, start, 'collectionNoun')
  const found =
    (noun === undefined ? undefined : findNames(tokens, noun, collections)) ??
    withNoun(tokens, start, collections) ??
    (intro === undefined ? undefined : introduced(scene, at, intro))
  return (
    found && {
      ...found,
      kind: 'names',
      add: (into, negated) => {
        addNames(into.collections, found.names, negated)
        // What is refused need not be in the collection that is called so: "no de hombre".
        const told = negated && noun === undefined ? found.names.map((name) => name.toLowerCase()) : []
        told.filter(isDescriber).forEach((name) => addOnce(into.words.not, name))
      },
    }
  )
}

/** "tagged vip", "tag: vip", "#vip". */
export function readTag({ tokens, tags }: Scene, at: number): Reading | undefined {
  const hash = tokens[at]?.text === '#' && tokens[at + 1]?.glued ? at + 1 : undefined
  const start = hash ?? endOf(tokens, at, 'tagged')
  if (start === undefined) return undefined
  const found = findNames(tokens, skipSign(tokens, start, ':'), tags)
  return (
    found && { ...found, kind: 'names', add: (into, negated) => addNames(into.tags, found.names, negated) }
  )
}

/** "from Acme", "brand Acme or Globex", and a vendor's bare name unless it may as well be an ordinary word. */
export function readVendor(scene: Scene, at: number): Reading | undefined {
  const { tokens, vendors } = scene
  const intro = endOf(tokens, at, 'byVendor')
  const isNamed = intro !== undefined && !isMaterial(tokens[intro])
  const found = isNamed ? findNames(tokens, skipSign(tokens, intro, ':'), vendors) : undefined
  const bare = found ? undefined : findName(tokens, at, vendors)
  if (bare && ORDINARY_NAMES.has(bare.squashed)) return asWords(tokens, at, bare.next)
  const isMaker = bare && (isLone(scene, at, bare.next) || !isOrdinary(bare.squashed, scene))
  const names = found ?? (isMaker ? findNames(tokens, at, vendors) : undefined)
  if (!names) return undefined
  const next = endOf(tokens, names.next, 'vendorNoun') ?? names.next
  return { kind: 'names', next, add: (into, negated) => addNames(into.vendors, names.names, negated) }
}

/** "Copper", "Roble products": nothing else is asked for, and it is written as the shop does. */
function isLone({ tokens, vendors, languages }: Scene, at: number, next: number): boolean {
  if (endOf(tokens, next, 'vendorNoun') !== undefined) return true
  const said = tokens.slice(at, next).map(({ text }) => text)
  const isWritten = findName(tokens, at, vendors)?.names.includes(said.join(' ')) === true
  const isRest = at === 0 || endOf(tokens, 0, 'request', 'asksNone') === at
  const isEnd = tokens.slice(next).every(({ kind }) => kind === 'sign')
  // German writes every noun so.
  const isNoun = languages[0] === 'de' || said.some((word) => isThing(word) || isForWhom(word))
  return isWritten && isRest && isEnd && !isNoun && /^\p{Lu}/u.test(said[0] ?? '') && !said.some(isColour)
}

function isForWhom(word: string): boolean {
  return traitsOf(word).some(({ family }) => family === 'for')
}

/** "Cuchillo de acero" is of steel, whoever is called so and is not written as a name. */
function isMaterial(token: Token | undefined): boolean {
  const isName = /^\p{Lu}/u.test(token?.text ?? '')
  return !isName && traitsOf(token?.key ?? '').some(({ family }) => family === 'material')
}

/** "from Acme" means the vendor when both are so named; "in red" means the colour, not a collection of that name. */
function introduced(
  { tokens, vendors, collections }: Scene,
  at: number,
  intro: number,
): FoundNames | undefined {
  const found = findNames(tokens, intro, collections)
  // "I am always cold in the kitchen" is where, whatever is filed so.
  if (!found || isColour(found.squashed) || (at > 0 && isStory(tokens))) return undefined
  const byVendor = endOf(tokens, at, 'byVendor')
  return byVendor !== undefined && findNames(tokens, byVendor, vendors) ? undefined : found
}

function withNoun(tokens: readonly Token[], at: number, index: NameIndex): FoundNames | undefined {
  const found = findName(tokens, at, index)
  const next = found && endOf(tokens, found.next, 'collectionNoun')
  return found && next !== undefined ? { ...found, next } : undefined
}

/** One name or a list: "Acme", "Acme, Globex or the Initech". */
function findNames(tokens: readonly Token[], at: number, index: NameIndex): FoundNames | undefined {
  const first = findName(tokens, at, index) ?? findName(tokens, skipArticles(tokens, at), index)
  if (!first) return undefined
  const names = [...first.names]
  let { next } = first
  for (let more = nextOfList(tokens, next, index); more; more = nextOfList(tokens, next, index)) {
    names.push(...more.names)
    next = more.next
  }
  return { names, squashed: first.squashed, next }
}

function nextOfList(tokens: readonly Token[], at: number, index: NameIndex): FoundNames | undefined {
  const comma = NAME_LIST_SIGNS.has(tokens[at]?.text ?? '') ? at + 1 : at
  const joined = endOf(tokens, comma, 'or', 'and') ?? comma
  if (joined === at) return undefined
  const intro = endOf(tokens, joined, 'byVendor', 'tagged') ?? joined
  return findName(tokens, joined, index) ?? findName(tokens, skipArticles(tokens, intro), index)
}

function isOrdinary(squashed: string, { collections, tags }: Scene): boolean {
  if (squashed.length < 2 || !/\p{L}/u.test(squashed)) return true
  return isKnownWord(squashed) || collections.spellings.has(squashed) || tags.spellings.has(squashed)
}

/** The vendor Only stays a word to search for, although "only" alone would be dropped. */
function asWords(tokens: readonly Token[], at: number, next: number): Reading {
  const words = tokens.slice(at, next).filter(({ kind }) => kind !== 'sign')
  const texts = words.map(({ text }) => text.toLowerCase())
  return {
    kind: 'word',
    next,
    cost: NAME_COST,
    add: ({ words: { all, not } }, negated) => texts.forEach((text) => addOnce(negated ? not : all, text)),
  }
}

function skipArticles(tokens: readonly Token[], at: number): number {
  let next = at
  for (let skipped = 0; skipped < MOST_ARTICLES; skipped++) next = endOf(tokens, next, 'article') ?? next
  return next
}

function skipSign(tokens: readonly Token[], at: number, sign: string): number {
  return tokens[at]?.text === sign ? at + 1 : at
}

/** Behind a denial also a maker whose name is an ordinary word, as it is written: "anything but Orbit". */
export function readDeniedMaker(
  { tokens, vendors, languages: [language] }: Scene,
  at: number,
): Reading | undefined {
  const found = /^\p{Lu}/u.test(tokens[at]?.text ?? '') ? findName(tokens, at, vendors) : undefined
  const words = tokens.slice(at, found?.next ?? at).map(({ text }) => text.toLowerCase())
  // German writes every noun so.
  const isNoun =
    language === 'de' &&
    words.some((word) => entriesOfWord(word).some((entry) => entry.language === language))
  if (!found || isNoun) return undefined
  return {
    kind: 'names',
    next: found.next,
    add: (into, negated) => {
      if (negated) words.forEach((word) => addOnce(into.words.not, word))
      addNames(into.vendors, found.names, negated)
    },
  }
}
