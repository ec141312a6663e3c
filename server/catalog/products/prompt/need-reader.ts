/** Reads what people say is the matter, in any order and with small words between: "mein Rücken tut abends immer weh". */
import { lazily } from '../../../lib/lazy.ts'
import { isCommon } from './chatter.ts'
import { isStop } from './concepts.ts'
import { isLoved } from './departments/hobbies-loved.ts'
import { DEPARTMENT_NEEDS, isNeed } from './departments/tables.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { ELISION, isSame, SMALL, stemOf } from './need-stems.ts'
import { negatorAt } from './negators.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { COLUMNS } from './synonym-table.ts'
import { entriesOfWord, isColour, isDescriber, isThing, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isLacking } from './word-readers.ts'

/** Less than a phrase as it stands, since it says more. */
const COST = 5
/** Tokens between the first and the last word of a phrase, and of one that is sure. */
const REACH = 7
const SURE_REACH = 9
/** Of them, words of which nothing is known. */
const MOST_UNKNOWN = 2
/** Words of a phrase between which a thing may stand: "rutan på bilen är full av is". */
const SURE = 3
const LEAST_TOKENS = 3
const ORDERED: ReadonlySet<Language> = new Set<Language>(['en', 'fr'])
/** "My sink is blocked" says what "a blocked sink" does. */
const COPULAS = new Set('is are was were feels feel est sont'.split(' '))
/** "Bicicleta para niño" is what somebody looks for, and no child on a bicycle. */
const FOR = new Set('for för till für fürs pour para'.split(' '))
const PLURAL = /(?:es|en|er|ar|or|na|s|n)$/

interface Phrase {
  /** As the table spells it. */
  readonly text: string
  readonly stems: readonly string[]
  /** As they are spelt, with those. */
  readonly words: readonly string[]
  /** Whether the words have one order only. */
  readonly isOrdered: boolean
}

interface Match {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly count: number
}

/** Under the longest of its stems; made by the first prompt. */
const phrases = lazily(() => {
  const known = new Map<string, Phrase[]>()
  for (const row of DEPARTMENT_NEEDS)
    for (const [column, cell] of row.split('|').entries())
      for (const text of cell.split(',').map((phrase) => phrase.trim())) enter(known, text, column)
  return known
})

function enter(known: Map<string, Phrase[]>, text: string, column: number): void {
  const [words, stems]: [string[], string[]] = [[], []]
  for (const word of (text.includes("'") ? text.replace(ELISION, '') : text).split(' ')) {
    const folded = fold(word)
    if (SMALL[column]?.has(folded)) continue
    words.push(word)
    stems.push(stemOf(folded))
  }
  if (stems.length < 2 || new Set(stems).size < stems.length) return
  const phrase = { text, stems, words, isOrdered: ORDERED.has(COLUMNS[column] ?? 'en') }
  const anchor = stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest))
  const same = known.get(anchor)
  if (same) same.push(phrase)
  else known.set(anchor, [phrase])
}

/** Each prompt is looked through once. */
const found = new WeakMap<Scene, ReadonlyMap<number, Match>>()

export function readNeed(scene: Scene, at: number): Reading | undefined {
  // Of fewer words a phrase of the table is read as it stands.
  if (scene.tokens.length < LEAST_TOKENS) return undefined
  const known = found.get(scene) ?? matchesIn(scene.tokens)
  found.set(scene, known)
  const match = known.get(at)
  // "Doesn't like tea", "lieber kein Parfüm": what somebody loves is no trouble, which may be said with a denial.
  // "Juguete sin pilas" is to have none; who is "sin pilas" needs some.
  if (match && isThing(scene.tokens[at - 1]?.text ?? '') && isLacking(scene.tokens, at, match.end))
    return undefined
  const isDenied = match !== undefined && holdsDenial(scene.tokens, at - 1, match.end)
  if (isDenied && entriesOfWord(match.text).some(({ id }) => isLoved(id))) return undefined
  return (
    match && {
      kind: 'word',
      cost: COST,
      next: match.end,
      add: ({ words }, negated) => addOnce(negated ? words.not : words.all, match.text),
    }
  )
}

function holdsDenial(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (negatorAt(tokens, at) !== undefined) return true
  return false
}

/** Whether a word or phrase of the table says what is the matter. */
export function saysNeed(text: string): boolean {
  return entriesOfWord(text).some(({ id }) => isNeed(id))
}

/** By where they start, those of most words, the shortest of them. */
function matchesIn(tokens: readonly Token[]): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>()
  const stems = tokens.map(({ kind, key }) => (kind === 'word' ? stemOf(key) : ''))
  for (const [at, stem] of stems.entries())
    for (const phrase of phrases().get(stem) ?? []) {
      const match = matchAround(tokens, stems, at, phrase)
      const other = match && matches.get(match.start)
      if (match && (!other || isBetter(match, other))) matches.set(match.start, match)
    }
  return matches
}

function isBetter(match: Match, other: Match): boolean {
  return match.count === other.count ? match.end < other.end : match.count > other.count
}

function matchAround(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  { text, stems: wanted, words, isOrdered: isStrict }: Phrase,
): Match | undefined {
  const places = wanted.map((stem) =>
    stem === stems[at] ? at : nearest(stems, at, stem, wanted.length < SURE ? REACH : SURE_REACH),
  )
  if (
    places.includes(-1) ||
    !places.every((place, n) => isMeant(tokens[place], words[n] ?? '', wanted.length >= SURE))
  )
    return undefined
  const [start, end] = [Math.min(...places), Math.max(...places) + 1]
  const between = tokens.slice(start, end).filter((_, n) => !places.includes(start + n))
  const unknown = between.filter((token) => !isSmall(token))
  const isOrdered = places.every((place, n) => n === 0 || place > (places[n - 1] ?? -1))
  if (isStrict && !isOrdered && !between.some(({ key }) => COPULAS.has(key))) return undefined
  const most = isOrdered ? MOST_UNKNOWN : 0
  const isSure = wanted.length >= SURE
  // "Hair dryer" is none of "hair is dry".
  if (!isSure && end - start === wanted.length && namesThing(tokens.slice(start, end))) return undefined
  if (!isSure && isFor(tokens, start, text)) return undefined
  if (unknown.length > most || (!isSure && unknown.some(tells)) || unknown.some(isMark)) return undefined
  return { text, start, end, count: wanted.length }
}

/** What names a thing is no form of another word: gloves ("vantar") are not what somebody waits for ("väntar"). */
function isMeant(token: Token | undefined, word: string, isSure: boolean): boolean {
  const text = token?.text.toLowerCase() ?? ''
  return (
    text === word ||
    !(isThing(text) || isDescriber(text)) ||
    text.replace(PLURAL, '') === word.replace(PLURAL, '') ||
    (isSure && isSame(text, word))
  )
}

function isFor(tokens: readonly Token[], start: number, phrase: string): boolean {
  const said = tokens[start + 1]?.text.toLowerCase() ?? ''
  return FOR.has(said) && isThing(tokens[start]?.text ?? '') && !phrase.split(' ').includes(said)
}

function namesThing(tokens: readonly Token[]): boolean {
  const phrase = phraseIn(tokens.map(({ text }) => text.toLowerCase()))
  return phrase !== undefined && isThing(phrase)
}

function nearest(stems: readonly string[], at: number, stem: string, reach: number): number {
  for (let step = 1; step <= reach; step++) {
    if (stems[at + step] === stem) return at + step
    if (stems[at - step] === stem) return at - step
  }
  return -1
}

function isSmall({ kind, key, text }: Token): boolean {
  return kind === 'word' && (isStop(key) || key.endsWith("'") || isCommon(key) || isFiller(text))
}

/** What must not be lost between. */
function tells({ text }: Token): boolean {
  return isThing(text) || isColour(text)
}

function isMark({ kind }: Token): boolean {
  return kind !== 'word'
}
