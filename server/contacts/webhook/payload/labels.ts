/** What a key or a label says its value is. Pure. */
import { isConsent, type FieldName } from '../field-kinds.ts'
import { isTickedToRefuse, readSentence } from '../consent-sentences.ts'
import { isOfCookies, isOfOrders, isOfOtherThings, isOfPush, isOfReplies } from './agreements.ts'
import { isDeclining } from './declining.ts'
import { isJoining, isLeaving, isUnsubscribeLink, withoutPossible } from './leaving.ts'
import { isOfOtherQuestion } from './other-questions.ts'
import { isOfBothNames, partOf } from './parts.ts'
import { isBehindAddress, isOfPlace, meaningsIn, PLACES, withoutNaming, withoutPost } from './place-runs.ts'
import { runsOf, type Run } from './runs.ts'
import { halvesOf, isQuestion, isRefusedChoice } from './sentences.ts'
import { isOfPartners } from './third-parties.ts'
import { lettersOf, tokensOf } from './tokens.ts'
import { ALONE, MEANINGS, type Meaning } from './words.ts'

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
  const part = bracketedIn(label) ?? withoutHint(label)
  if (part) return part
  const tokens = tokensOf(label)
  const runs = runsOf(tokens)
  const said = withoutNaming(
    withoutPost(
      runs.filter((run) => run !== undefined && run.meaning !== 'filler').flatMap((run) => run ?? []),
    ),
  )
  // "zip" and "state" mean a place beside nothing else, or beside what is one: `address_zip`.
  const isPlaced = said.every(({ meaning }) => isOfPlace(meaning))
  const isAlone = (said.length === 1 || isPlaced) && runs.every((run) => run !== undefined)
  const kept = said.filter((run) => isAlone || !ALONE.has(run.phrase) || isBehindAddress(run, runs))
  const meanings = new Set(kept.flatMap(meaningsIn))
  if (said.length === 0 && isJoining(tokens)) meanings.add('consent')
  if (consentIn(meanings) && isOfPartners(tokens)) meanings.delete('other')
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
        isDeclining(tokens) ||
        isRefusedChoice(label)))
  const isWhole = kept.some(({ phrase, meaning }) => meaning === 'name' && isOfBothNames(phrase))
  const weight = unknown === 0 ? (isWhole ? 82 : 80) : Math.max(25, 70 - 8 * unknown)
  const reading = { field, weight, meanings, unknown, words: tokens.length, isNegative, isLastFirst: false }
  if (!consentIn(meanings) || meanings.has('optout')) return reading
  return ofOtherThings(label, tokens, kept, reading) ?? reading
}

/** Of what names a consent, and speaks of what is no message. */
function ofOtherThings(
  label: string,
  tokens: readonly string[],
  kept: readonly Run[],
  reading: LabelReading,
): LabelReading | undefined {
  const meanings = new Set<Meaning>(['terms'])
  const isAboutNeither = [isOfCookies, isOfOrders, isOfReplies, isOfPush].some((isOf) => isOf(tokens, kept))
  if (isAboutNeither || isOfOtherQuestion(label)) return { ...reading, field: undefined, meanings }
  return isOfOtherThings(tokens, kept) ? { ...reading, meanings } : undefined
}

/** A yes to it says nothing of messages, though it is a consent. */
export function isOfConditions({ field, meanings }: LabelReading): boolean {
  return field !== undefined && isConsent(field) && meanings.has('terms') && !consentIn(meanings)
}

/** "Your name (First)", `name (awf_last)`: a part in brackets behind what it is a part of. */
function bracketedIn(label: string): LabelReading | undefined {
  const [, whole = '', inner = ''] = /^([^()]{1,100})\(([^()]{1,40})\)\s*\*?$/.exec(label) ?? []
  const reading = inner === '' ? undefined : readLabel(whole)
  if (reading?.field !== 'name' || reading.unknown > 0) return undefined
  const part =
    partOf(inner, 'name', reading.meanings) ?? partOf(tokensOf(inner).at(-1) ?? '', 'name', reading.meanings)
  if (part === undefined) return undefined
  const around = [...reading.meanings].filter((one) => one !== 'name')
  return { ...reading, field: part, meanings: new Set<Meaning>([...around, part]) }
}

/** "Full name (as in passport)": a hint in brackets that names nothing itself. */
function withoutHint(label: string): LabelReading | undefined {
  const [, whole = '', hint = ''] = /^([^()]{1,200})\(([^()]{1,200})\)\s*[*:]?$/.exec(label) ?? []
  if (hint === '') return undefined
  const reading = readLabel(whole)
  const isSure = reading.unknown === 0 && reading.field !== undefined && !isConsent(reading.field)
  return isSure && readLabel(hint).meanings.size === 0 ? reading : undefined
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
  const meaning = MEANINGS.get(lettersOf(name))
  return meaning !== undefined && FIELDS.some((field) => field === meaning)
}
