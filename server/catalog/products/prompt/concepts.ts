/** Things and traits by what they mean, whatever the language: "Klänning", "robe" and "gown" are one concept. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { asSpelt } from './as-spelt.ts'
import { DEPARTMENT_KINDS, isNeed, isShelf } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { idOf, isNoMember, looseMembersOf } from './last-members.ts'
import { LEXICONS } from './phrases.ts'
import { DOING_KINDS } from './synonym-doing.ts'
import { KINDS } from './synonym-kinds.ts'
import { MORE_KINDS, ROOM_KINDS } from './synonym-kinds-by-room.ts'
import { TRAIT_KINDS } from './synonym-motifs.ts'
import { PART_KINDS } from './synonym-parts.ts'
import { STUDIO_KINDS } from './synonym-studio.ts'
import { entriesOfWord, phraseEntries } from './synonyms.ts'

export interface Concept {
  /** Its English name: "dress", "hand-cream". */
  readonly id: string
  readonly language: Language
  /** Whether it names what is sold, rather than what that is like. */
  readonly isThing: boolean
}

/** Words side by side that mean something together; `end` is the place behind the last. */
export interface Span {
  readonly concepts: readonly Concept[]
  readonly start: number
  readonly end: number
}

const LONGEST_PHRASE = 6
/** Members of a kind that are much alike. */
const NEAR_MAXIMUM = 33

/** Concept → what it is a kind of: "sandal" → "shoe". */
const kinds = new Map<string, string[]>()
/** What nothing is like for being of: rooms and traits. */
const unlike = new Set(
  `${ROOM_KINDS}${TRAIT_KINDS}`
    .trim()
    .split('\n')
    .map((row) => idOf(row.split(' < ')[0] ?? '')),
)
for (const row of `${KINDS}${MORE_KINDS}${STUDIO_KINDS}${PART_KINDS}${DOING_KINDS}${ROOM_KINDS}${TRAIT_KINDS}`
  .trim()
  .split(/\n+/)) {
  const [kind = '', members = ''] = row.split(' < ')
  for (const member of members.split(', ')) addKind(member, kind)
}
for (const [member, kind] of DEPARTMENT_KINDS) addKind(member, kind)
const sizesOfKinds = lazily(() => {
  const sizes = new Map<string, number>()
  for (const id of kinds.keys())
    if (!isShelf(id)) for (const kind of kindsOf(id)) sizes.set(kind, (sizes.get(kind) ?? 0) + 1)
  return sizes
})

/** English "the" is not French "thé", though it is folded to the same. */
const stops: ReadonlySet<string> = new Set(
  Object.values(LEXICONS).flatMap(({ stop = [], article = [] }) => [...stop, ...article].map(fold)),
)

/** Whether the word, folded, is also one that says nothing. */
export function isStop(folded: string): boolean {
  return stops.has(folded)
}

/** What a word means in these languages, or, when in none of them, in any; a stop word of any only in its own. */
export function conceptsOf(word: string, languages: readonly Language[] = []): Concept[] {
  const found = asSpelt(word, entriesOfWord(word))
  const own = found.filter(({ language }) => languages.includes(language))
  if (isStop(word))
    return own
      .filter(({ language }) => language === languages[0])
      .map(({ id, language, isThing }) => ({ id, language, isThing }))
  return (own.length > 0 ? own : found).map(({ id, language, isThing }) => ({ id, language, isThing }))
}

/** Everything that is one with it, or above it: a running shoe is a shoe. */
export function kindsOf(id: string): readonly string[] {
  const direct = kinds.get(id) ?? []
  return [...new Set(direct.flatMap((kind) => [kind, ...(kinds.get(kind) ?? [])]))].filter(
    (kind) => kind !== id && !isNoMember(id, kind),
  )
}

/** Whether what is of the kind is like the rest of it. */
function isLike(kind: string): boolean {
  return !isNeed(kind) && !isShelf(kind) && !unlike.has(kind)
}

/** What is the matter, of which the first tables say what helps. */
const MATTERS = new Set(
  'feeling-cold cough sore-throat flu snoring noise insomnia sleep fever headache back-pain knee'.split(' '),
)

/** What it is a kind of with few others, the smallest such kind and those hardly larger: a bag, but no toy, food or clothing. */
export function nearKindsOf(id: string): readonly string[] {
  const sizes = sizesOfKinds()
  const sizeOf = (kind: string): number => sizes.get(kind) ?? 0
  const alike = kindsOf(id).filter((kind) => sizeOf(kind) <= NEAR_MAXIMUM && isLike(kind))
  // A blanket is like other bedding rather than like what else is against the cold.
  const things = alike.filter((kind) => !MATTERS.has(kind))
  const near = things.length > 0 ? things : alike
  const least = Math.min(...near.map(sizeOf))
  return near.filter((kind) => sizeOf(kind) <= 2 * least)
}

/** Whether few others are a kind of it: a bag is, clothing is not. */
export function isNarrow(id: string): boolean {
  return (sizesOfKinds().get(id) ?? 0) <= NEAR_MAXIMUM
}

/** All that it is a kind of, the smallest first, which is most like it; no needs, no shelves and no rooms. */
export function widerKindsOf(id: string): readonly string[] {
  const sizes = sizesOfKinds()
  return kindsOf(id)
    .filter(isLike)
    .toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))
}

/** Of what is a kind by its very name, that: a "cordless-drill" is a "drill", but a "cat-toy" no toy that a child plays with. */
export function headKindsOf(id: string): readonly string[] {
  const head = id.includes('-') ? (id.split('-').at(-1) ?? '') : ''
  return head === ''
    ? []
    : kindsOf(id).filter((kind) => head.startsWith(kind) && !looseMembersOf(kind).includes(id))
}

/** What the words mean, the longest phrase first; words that mean nothing known are left out. `isOpen`: words of any language mean something. */
export function spansIn(words: readonly string[], languages: readonly Language[], isOpen = false): Span[] {
  const spans: Span[] = []
  for (let start = 0; start < words.length;) {
    const span = phraseThatHolds(words, start, languages) ?? wordAt(words, start, languages, isOpen)
    if (span) spans.push(span)
    start = span?.end ?? start + 1
  }
  return spans
}

/** Whether what tells of a thing stands behind it: in the likeliest of these languages. */
export function isRomance([language = 'en']: readonly Language[]): boolean {
  return language === 'fr' || language === 'es'
}

/** Called after what they are not: a "faux leather" jacket is no leather jacket. */
const IMITATIONS = new Set(['faux-leather'])

/** Of two phrases that share words the one that ends later has them, as in Germanic languages the head does: red "wine glasses". */
function phraseThatHolds(
  words: readonly string[],
  start: number,
  languages: readonly Language[],
): Span | undefined {
  const span = phraseAt(words, start, languages)
  if (span === undefined || isRomance(languages)) return span
  if (span.concepts.some(({ id }) => IMITATIONS.has(id))) return span
  for (let later = start + 1; later < span.end; later++)
    if ((phraseAt(words, later, languages)?.end ?? 0) > span.end) return undefined
  return span
}

function phraseAt(words: readonly string[], start: number, languages: readonly Language[]): Span | undefined {
  for (let count = Math.min(LONGEST_PHRASE, words.length - start); count > 1; count--) {
    const found = phraseEntries(words.slice(start, start + count))
    const own = found.filter(({ language }) => languages.includes(language))
    if (found.length > 0) return { concepts: own.length > 0 ? own : found, start, end: start + count }
  }
  return undefined
}

/** As a word of these languages or else of English, which all borrow from: what a Swede calls "Polar" says nothing of the French for a crime novel. */
export function wordAt(
  words: readonly string[],
  start: number,
  languages: readonly Language[],
  isOpen = false,
): Span | undefined {
  const found = conceptsOf(words[start] ?? '', languages)
  const isOwn = isOpen || languages.length === 0 || found.some(({ language }) => languages.includes(language))
  const concepts = isOwn ? found : found.filter(({ language }) => language === 'en')
  return concepts.length > 0 ? { concepts, start, end: start + 1 } : undefined
}

function addKind(member: string, kind: string): void {
  const id = idOf(member)
  kinds.set(id, [...(kinds.get(id) ?? []), idOf(kind)])
}
