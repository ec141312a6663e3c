/** What a key or a label says its value is. Pure. */
import type { FieldName } from '../field-kinds.ts'
import { isRefusedChoice, isTickedToRefuse, readSentence } from '../consent-sentences.ts'
import { isJoining, isLeaving, isUnsubscribeLink, withoutPossible } from './leaving.ts'
import { rootIn } from './roots.ts'
import { halvesOf, isQuestion } from './sentences.ts'
import { tokensOf } from './tokens.ts'
import { ALONE, MEANINGS, PHRASE_WORDS, type Meaning } from './words.ts'

export interface LabelReading {
  /** What it names; undefined for nothing we keep. */
  readonly field: FieldName | undefined
  /** From 0 to 100: how little else it says. */
  readonly weight: number
  readonly meanings: ReadonlySet<Meaning>
  /** Words of no meaning here. */
  readonly unknown: number
  readonly words: number
  /** It asks for the opposite: not to be written to. */
  readonly isNegative: boolean
  /** It wants the last name first: "Last, First". */
  readonly isLastFirst: boolean
}

const FIELDS: readonly FieldName[] = [
  'email',
  'phone',
  'first_name',
  'last_name',
  'name',
  'postal_code',
  'city',
  'address2',
  'country',
  'region',
  'address',
  'tags',
  'note',
]
const PLACES: readonly FieldName[] = ['postal_code', 'city', 'country', 'region', 'address']
const REMEMBERED = 2_000
const REMEMBERED_LENGTH = 500
const remembered = new Map<string, LabelReading>()

/** Remembered, since forms come again with the same keys. */
export function readLabel(label: string): LabelReading {
  const known = remembered.get(label)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const said = withoutPossible(label)
  const first = read(said)
  const reading = said === label || first.field !== undefined ? first : read(label)
  if (label.length <= REMEMBERED_LENGTH) remembered.set(label, reading)
  return reading
}

function read(label: string): LabelReading {
  if (namesLastFirst(label)) return LAST_FIRST
  if (isLeaving(label)) return LEAVING
  const tokens = tokensOf(label)
  const runs = runsOf(tokens)
  const said = runs.filter((run) => run !== undefined && run.meaning !== 'filler').flatMap((run) => run ?? [])
  // "zip" and "state" mean a place beside nothing else, or beside what is one: `address_zip`.
  const isPlaced = said.every(({ meaning }) => PLACES.some((place) => place === meaning))
  const isAlone = (said.length === 1 || isPlaced) && runs.every((run) => run !== undefined)
  const kept = said.filter(({ phrase }) => isAlone || !ALONE.has(phrase))
  const meanings = new Set(kept.map(({ meaning }) => meaning))
  if (said.length === 0 && isJoining(tokens)) meanings.add('consent')
  const unknown = runs.filter((run) => run === undefined).length + (said.length - kept.length)
  const named = fieldIn(meanings, kept.length)
  // What somebody would like to visit is not where they live; the words for living are known.
  const isOfOther = named !== undefined && PLACES.includes(named) && unknown > 0 && isQuestion(label)
  const field = isOfOther || (meanings.has('optout') && isUnsubscribeLink(label)) ? undefined : named
  const isNegative =
    meanings.has('optout') ||
    (consentIn(meanings) &&
      (readSentence(label.replace(/\([^()]*\)/g, ' ')) === false ||
        isTickedToRefuse(label) ||
        isRefusedChoice(label)))
  const weight = unknown === 0 ? 80 : Math.max(25, 70 - 8 * unknown)
  return { field, weight, meanings, unknown, words: tokens.length, isNegative, isLastFirst: false }
}

const LAST_FIRST: LabelReading = {
  field: 'name',
  weight: 80,
  meanings: new Set(['name']),
  unknown: 0,
  words: 2,
  isNegative: false,
  isLastFirst: true,
}

const LEAVING: LabelReading = {
  ...LAST_FIRST,
  field: 'consent',
  meanings: new Set(['optout']),
  isNegative: true,
  isLastFirst: false,
}

/** "Name (Last, First)", "Nom, prénom". */
function namesLastFirst(label: string): boolean {
  const [last, first] = (halvesOf(label) ?? []).map((half) => read(half).field)
  return first === 'first_name' && (last === 'last_name' || last === 'name')
}

interface Run {
  readonly phrase: string
  readonly meaning: Meaning
}

/** The longest known phrases from the left; undefined stands for a word that is in none. Numbers count for nothing. */
function runsOf(tokens: readonly string[]): (Run | undefined)[] {
  const runs: (Run | undefined)[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(PHRASE_WORDS, tokens.length - at)
    let run: Run | undefined
    for (; length > 0 && !run; length -= run ? 0 : 1) {
      const phrase = tokens.slice(at, at + length).join('')
      const meaning = MEANINGS.get(phrase)
      if (meaning) run = { phrase, meaning }
    }
    // A number or a letter alone counts what it stands before: `q3_email`.
    const token = tokens[at] ?? ''
    if (run) runs.push(run)
    else if (!/^(?:\d+|[a-z])$/.test(token)) runs.push(...(writtenTogether(token) ?? [compoundOf(token)]))
    at += Math.max(length, 1)
  }
  return runs
}

function compoundOf(token: string): Run | undefined {
  const meaning = rootIn(token)
  return meaning && { phrase: token, meaning }
}

const TOGETHER_MAXIMUM = 32
const WORD_MAXIMUM = 20

/** `votremessage` as votre, message; undefined where a part is no known word. The fewest words win. */
function writtenTogether(token: string): Run[] | undefined {
  if (token.length < 6 || token.length > TOGETHER_MAXIMUM) return undefined
  const best: (Run[] | undefined)[] = [[]]
  for (let start = 0; start <= token.length - 2; start += 1) {
    const before = best[start]
    if (before === undefined) continue
    for (let end = start + 2; end <= Math.min(token.length, start + WORD_MAXIMUM); end += 1) {
      const phrase = token.slice(start, end)
      const meaning = MEANINGS.get(phrase)
      const isWord = meaning !== undefined && (phrase.length >= 4 || meaning === 'filler' || start === 0)
      if (isWord && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, { phrase, meaning }]
    }
  }
  const parts = best[token.length]
  const isOfFillers = parts?.every(({ phrase, meaning }) => meaning === 'filler' && phrase.length < 3)
  return isOfFillers ? undefined : parts
}

function consentIn(meanings: ReadonlySet<Meaning>): boolean {
  return (['consent', 'email_consent', 'sms_consent', 'optout'] as const).some((one) => meanings.has(one))
}

function fieldIn(meanings: ReadonlySet<Meaning>, said: number): FieldName | undefined {
  if (consentIn(meanings)) {
    // How and when it was given, and conditions, are no consent.
    if (meanings.has('meta') && !meanings.has('optout')) return undefined
    if (meanings.has('sms_consent') || (meanings.has('phone') && !meanings.has('email'))) return 'sms_consent'
    return meanings.has('email_consent') || (meanings.has('email') && !meanings.has('phone'))
      ? 'email_consent'
      : 'consent'
  }
  if (meanings.has('dial')) return undefined
  if (meanings.has('first_name') && meanings.has('last_name')) return 'name'
  const found = FIELDS.find((field) => meanings.has(field))
  if (PLACES.filter((field) => meanings.has(field)).length > 1 && said > 1 && found !== 'email')
    return placeOf(meanings)
  return found
}

/** "Postal code and city" is one of them with words about the other; of three it is an address. */
function placeOf(meanings: ReadonlySet<Meaning>): FieldName | undefined {
  const places = PLACES.filter((field) => meanings.has(field))
  if (meanings.has('address') && places.length === 2) return places.find((field) => field !== 'address')
  return meanings.has('email') || meanings.has('phone')
    ? FIELDS.find((field) => meanings.has(field))
    : 'address'
}

/** Whether a key is, by itself, one of a contact's fields. */
export function isKnownLabel(name: string): boolean {
  if (name.length > 60) return false
  const meaning = MEANINGS.get(tokensOf(name).join(''))
  return meaning !== undefined && FIELDS.some((field) => field === meaning)
}
