/** A contact's name, read from a whole name or from its parts. Pure. */
import { NAME_LENGTH } from '../../http/limits.ts'
import { foldAccents } from '../../lib/text.ts'
import { nameKey } from './name-key.ts'
import { readLabel } from './payload/labels.ts'
import { leaveOver, placeCustom, type Sent, type SentFields } from './sent-fields.ts'
import { firstNameFirst, joinSurnames, putInitialsLast } from './surnames.ts'
import { passOver, single, takenFor } from './single-values.ts'
import { lineOf, textOf } from './values.ts'

/** Less than this speaks for nobody. */
const NAME_POINTS = 10
const NAME_WANTED = `must be text of at most ${NAME_LENGTH} characters`

export interface SentName {
  readonly name?: string
  /** The name is only this part of it. */
  readonly namePart?: 'first' | 'last'
}

/** A whole name so much weaker than its parts is that of something else. */
const WEAKER_POINTS = 15

/**
 * `first_name` and `last_name` are combined into the name when name is not sent. One word called a name, beside a part of
 * another name, is the other part, as in German "Vorname, Name"; but not under the contract's own keys, which say what they hold.
 */
export function readName(sentFields: SentFields): SentName {
  setAsideWeaker(sentFields)
  joinSurnames(sentFields)
  putInitialsLast(sentFields)
  const whole = sentFields.fields.has('name') ? single(sentFields, 'name', nameOf, NAME_WANTED) : undefined
  if (whole !== undefined) {
    const named = completed(sentFields, whole)
    return named.name === whole ? { name: turned(sentFields, 'name', whole) } : named
  }
  const first = single(sentFields, 'first_name', nameOf, NAME_WANTED)
  const last = single(sentFields, 'last_name', nameOf, NAME_WANTED)
  if (first === undefined && last === undefined) return {}
  const name = nameOf(together(first ?? '', last ?? ''))
  if (name === undefined) {
    for (const part of ['first_name', 'last_name'] as const)
      for (const sent of sentFields.fields.get(part) ?? []) leaveOver(sentFields, sent, NAME_WANTED)
    return {}
  }
  if (first !== undefined && last !== undefined) return { name }
  const full = turned(sentFields, first === undefined ? 'last_name' : 'first_name', name)
  return full === name ? { name, namePart: first === undefined ? 'last' : 'first' } : { name: full }
}

/** As it is said; but what the contract's own key holds is as it was sent. */
function turned({ fields }: SentFields, field: 'name' | 'first_name' | 'last_name', name: string): string {
  const [sent] = fields.get(field) ?? []
  const address = fields.get('email')?.[0]?.value
  if (!sent || sent.key === field) return name
  return firstNameFirst(
    name,
    sent.label ?? sent.key,
    textOf(Array.isArray(address) ? address[0] : address) ?? '',
  )
}

/** A whole name that was sent as one of its parts is not added to the other: "Jean-Luc", "Jean-Luc Besson". */
function together(first: string, last: string): string {
  const [given, family] = [first.toLowerCase(), last.toLowerCase()]
  if (family.startsWith(`${given} `) || (family === given && /\s/.test(given))) return last
  if (given.endsWith(` ${family}`)) return first
  return `${first} ${last}`.trim()
}

function completed(sentFields: SentFields, whole: string): SentName {
  const { fields } = sentFields
  const [name] = fields.get('name') ?? []
  const parts = (['first_name', 'last_name'] as const).flatMap((part) => fields.get(part) ?? [])
  const isOwnKeys =
    name?.key === 'name' && parts.every(({ key }) => key === 'first_name' || key === 'last_name')
  const [first, last] = [fields.get('first_name')?.[0], fields.get('last_name')?.[0]]
  const other = first === undefined ? last : last === undefined ? first : undefined
  const text = other && nameOf(textOf(Array.isArray(other.value) ? other.value[0] : other.value) ?? '')
  if (!isOwnKeys && other && text && !/\s/.test(whole) && !isWithin(text, whole) && !isWithin(whole, text)) {
    sentFields.read.set(other.key, other === first ? 'first_name' : 'last_name')
    return { name: other === first ? together(text, whole) : together(whole, text) }
  }
  const both = first && last && !isOwnKeys ? joined(first, last) : undefined
  // What holds only one of two parts that were sent is no whole name: the title of an entry.
  if (both !== undefined && !/\s/.test(whole) && isOneOf(whole, both)) {
    for (const sent of parts) sentFields.read.set(sent.key, sent === first ? 'first_name' : 'last_name')
    return { name: both }
  }
  for (const sent of parts) {
    // Systems that know both send both: what the name holds is not left over.
    if (isWithin(sent.value, whole)) placeCustom(sentFields, sent.key, sent, takenFor('name'))
    else passOver(sentFields, sent, takenFor('name'))
  }
  return { name: whole }
}

function joined(first: Sent, last: Sent): string | undefined {
  const [given, family] = [first, last].map(({ value }) => textOf(Array.isArray(value) ? value[0] : value))
  return given && family ? nameOf(together(given, family)) : undefined
}

function isOneOf(whole: string, both: string): boolean {
  const [text, all] = [whole.toLowerCase(), both.toLowerCase()]
  return all.startsWith(`${text} `) || all.endsWith(` ${text}`)
}

/** The name of a form or a list, near a person's two names. */
function setAsideWeaker({ fields, ignored }: SentFields): void {
  const points = (field: 'name' | 'first_name' | 'last_name'): number => fields.get(field)?.[0]?.points ?? 0
  const best = Math.max(points('first_name'), points('last_name'))
  const names = fields.get('name') ?? []
  const limit = Math.max(best - WEAKER_POINTS, NAME_POINTS)
  const isKept = (sent: Sent): boolean =>
    (sent.points ?? 0) >= limit &&
    !isElsewhere(sent, fields) &&
    !isOfAnother(sent, fields) &&
    !(best > 0 && isOfDelivery(sent)) &&
    !isHandleOf(sent, fields)
  for (const sent of names) if (!isKept(sent)) ignored.set(sent.key, 'it is not near who it would name')
  const kept = names.filter(isKept)
  if (kept.length > 0) fields.set('name', kept)
  else fields.delete('name')
}

/** Who gets the parcel, beside whoever sent it: `leverans_namn`. */
function isOfDelivery({ label, key }: Sent): boolean {
  return readLabel(label ?? key).meanings.has('shipping')
}

/** What somebody signs in or is shown as, beside both parts of their name: `display_name: "gretav"`. */
function isHandleOf({ key, label, value }: Sent, fields: SentFields['fields']): boolean {
  const text = textOf(Array.isArray(value) ? value[0] : value) ?? ''
  const isHandle = /(?:display|screen|public|user|profile|nick)name$/.test(nameKey(label ?? key))
  const isOneWord = /^[a-z\d._-]+$/.test(text)
  return fields.has('first_name') && fields.has('last_name') && key !== 'name' && (isHandle || isOneWord)
}

/** It lies apart from the address, in what holds both parts of a name: `{contact: {first_name, last_name, email}, line: {name}}`. */
function isElsewhere({ around = '' }: Sent, fields: SentFields['fields']): boolean {
  const address = fields.get('email')?.[0]?.around ?? ''
  const holds = (outer: string): boolean => `${address}\n`.startsWith(outer === '' ? '' : `${outer}\n`)
  const [first, last] = [fields.get('first_name')?.[0], fields.get('last_name')?.[0]]
  const own = first?.around ?? ''
  // What lies around the person is a contract's or an order's.
  const isBeside = own === address && around !== own && own.startsWith(around === '' ? '' : `${around}\n`)
  return own !== '' && last?.around === own && ((holds(own) && !holds(around)) || isBeside)
}

/** Beside both parts of a name what shares no word with them is a company's or a deal's; but not under the contract's own keys. */
function isOfAnother({ key, value, points = 0 }: Sent, fields: SentFields['fields']): boolean {
  const [first, last] = [fields.get('first_name')?.[0], fields.get('last_name')?.[0]]
  if (!first || !last || key === 'name' || first.around !== last.around) return false
  if (Math.min(first.points ?? 0, last.points ?? 0) + WEAKER_POINTS < points) return false
  const parts = [...wordsOf(first.value), ...wordsOf(last.value)]
  const isWritten = [first, last].every((part) => wordsOf(part.value).length > 0)
  return isWritten && !wordsOf(value).some((word) => parts.includes(word))
}

/** From two letters on, as people write a name. */
function wordsOf(value: unknown): readonly string[] {
  const text = textOf(Array.isArray(value) ? value[0] : value) ?? ''
  return /[/\d]/.test(text) ? [] : (foldAccents(text).match(/\p{L}{2,}/gu) ?? [])
}

function isWithin(part: unknown, name = ''): boolean {
  const text = textOf(part)
  return text !== undefined && name.toLowerCase().includes(text.toLowerCase())
}

function nameOf(text: string): string | undefined {
  return Array.from(text).length <= NAME_LENGTH ? lineOf(text) : undefined
}
