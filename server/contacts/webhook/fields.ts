/** The contact webhook's table of fields, read from whatever a form or another system sends. Pure. */
import { NAME_LENGTH, TAG_LENGTH, TAGS_MAXIMUM, TEXT_LENGTH } from '../../http/limits.ts'
import { readEmail } from '../../lib/email-address.ts'
import { readPhone } from '../../lib/phone-number.ts'
import type { Detail } from '../../refusals.ts'
import { tagKey } from '../tags/rules.ts'
import { customValue, type CustomField, type CustomValue } from './custom-values.ts'
import type { FieldName } from './field-names.ts'
import { placeCustom, sortFields, type Reading, type Sent } from './sent-fields.ts'
import { isAbsent, lineOf, textOf } from './values.ts'

/** Values of one field that are read, before the rest is passed over: a form of 100,000 phones costs 3 s of parsing. */
const VALUES_TRIED = 10

const NAME_WANTED = `must be text of at most ${NAME_LENGTH} characters`

const WANTED: Readonly<Record<CustomField['type'], string>> = {
  text: `text of at most ${TEXT_LENGTH} characters`,
  number: 'a number',
  date: 'a date, such as 2026-12-31',
  boolean: 'true or false, yes or no',
}

export interface WebhookFields {
  readonly email?: string
  /** E.164. */
  readonly phone?: string
  readonly name?: string
  readonly tags?: readonly string[]
  readonly note?: string
  readonly customFields?: Readonly<Record<string, CustomValue>>
  /** What each key that was read was read as; a custom field as `custom_fields.…`. */
  readonly read: ReadonlyMap<string, string>
  /** Keys as they were sent that hold a value which is in none of the above. */
  readonly ignored: readonly string[]
  /** What was meant for a field and lost to another value, such as a second email. */
  readonly leftOver: readonly Sent[]
  /** Why the whole is refused, when it is. */
  readonly problems: readonly Detail[]
}

/**
 * Reads `input` (a parsed JSON object, or the pairs of a form) for a workspace in `country` with `customFields`. A
 * field's own name wins over its synonyms, and among those the first that is filled; what loses is tried as a custom
 * field and else listed as ignored. Tags and notes of several keys are kept together.
 */
export function readFields(
  input: Readonly<Record<string, unknown>> | Iterable<readonly [string, unknown]>,
  customFields: readonly CustomField[],
  country?: string,
): WebhookFields {
  const reading = sortFields(Symbol.iterator in input ? input : Object.entries(input), customFields)
  const email = single(reading, 'email', readEmail, 'must be an email address')
  const phone = single(reading, 'phone', (text) => readPhone(text, country), phoneWanted(country))
  const name = readName(reading)
  const tags = readTags(reading)
  const note = readNote(reading)
  const custom = readCustom(reading, country)
  const { read, ignored, leftOver, problems } = reading
  if (!email && !phone && !problems.some(({ path }) => path === 'email' || path === 'phone')) {
    problems.push({ path: 'email', message: 'is required unless phone is set' })
  }
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
    ...(tags && { tags }),
    ...(note !== undefined && { note }),
    ...(custom && { customFields: custom }),
    read,
    ignored: [...ignored],
    leftOver,
    problems,
  }
}

/** The first value that can be read. Others that mean the same are not lost; others that do not are passed over. */
function single(
  reading: Reading,
  field: FieldName,
  read: (text: string) => string | undefined,
  wanted: string,
): string | undefined {
  let found: string | undefined
  let tried = 0
  const sent = reading.fields.get(field) ?? []
  for (const { key, value } of sent) {
    for (const one of each(value)) {
      const text = tried++ < VALUES_TRIED ? textOf(one) : undefined
      const is = text === undefined ? undefined : read(text)
      found ??= is
      if (is !== undefined && is.toLowerCase() === found?.toLowerCase()) reading.read.set(key, field)
      else passOver(reading, { key, value: one })
    }
  }
  if (sent.length > 0 && found === undefined) reading.problems.push({ path: field, message: wanted })
  return found
}

/** The values of a repeated key, without the blank ones. */
function each(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => !isAbsent(one))
}

function passOver(reading: Reading, sent: Sent): void {
  if (!placeCustom(reading, sent.key, sent)) reading.leftOver.push(sent)
}

/** `first_name` and `last_name` are combined into the name when name is not sent. */
function readName(reading: Reading): string | undefined {
  if (reading.fields.has('name')) {
    const name = single(reading, 'name', nameOf, NAME_WANTED)
    const parts = (['first_name', 'last_name'] as const).flatMap((part) => reading.fields.get(part) ?? [])
    for (const sent of parts) {
      // Systems that know both send both: what the name holds is not left over.
      if (isWithin(sent.value, name)) placeCustom(reading, sent.key, sent)
      else passOver(reading, sent)
    }
    return name
  }
  const first = single(reading, 'first_name', nameOf, NAME_WANTED)
  const last = single(reading, 'last_name', nameOf, NAME_WANTED)
  const name = [first, last].filter((part) => part !== undefined).join(' ')
  return name === '' ? undefined : (nameOf(name) ?? fault(reading, 'name', NAME_WANTED))
}

function isWithin(part: unknown, name = ''): boolean {
  const text = textOf(part)
  return text !== undefined && name.toLowerCase().includes(text.toLowerCase())
}

function nameOf(text: string): string | undefined {
  return Array.from(text).length <= NAME_LENGTH ? lineOf(text) : undefined
}

/** A list, or one text with commas; each trimmed, and once in the first spelling sent. */
function readTags(reading: Reading): readonly string[] | undefined {
  const sent = reading.fields.get('tags')
  if (!sent) return undefined
  const texts = sent.flatMap(({ value }) =>
    (typeof value === 'string' ? value.split(',') : each(value)).map(textOf),
  )
  const tags = new Map<string, string>()
  for (const text of texts) {
    const tag = text === undefined ? undefined : lineOf(text)
    if (tag === undefined || Array.from(tag).length > TAG_LENGTH) {
      return fault(reading, 'tags', `each must be text of at most ${TAG_LENGTH} characters`)
    }
    if (tag !== '' && !tags.has(tagKey(tag))) tags.set(tagKey(tag), tag)
  }
  for (const { key } of sent) reading.read.set(key, 'tags')
  if (tags.size > TAGS_MAXIMUM) return fault(reading, 'tags', `must be at most ${TAGS_MAXIMUM}`)
  return [...tags.values()]
}

function readNote(reading: Reading): string | undefined {
  const sent = reading.fields.get('note')
  if (!sent) return undefined
  const texts = sent.flatMap(({ value }) => each(value).map(textOf))
  const note = texts.filter((text) => text !== '').join('\n\n')
  for (const { key } of sent) reading.read.set(key, 'note')
  const isText = !texts.includes(undefined) && Array.from(note).length <= TEXT_LENGTH
  return isText ? note : fault(reading, 'note', `must be text of at most ${TEXT_LENGTH} characters`)
}

function readCustom(reading: Reading, country: string | undefined): Record<string, CustomValue> | undefined {
  const values = new Map<string, CustomValue>()
  for (const [name, sent] of reading.custom) {
    const type = reading.customFields.exact.get(name)?.type ?? 'text'
    for (const { key, value } of sent) {
      const one = customValue(type, value, country)
      const kept = values.get(name)
      if (one !== undefined && (kept ?? one) === one) {
        values.set(name, one)
        reading.read.set(key, `custom_fields.${name}`)
      } else if (kept !== undefined) {
        reading.ignored.add(key)
        reading.leftOver.push({ key, value })
      } else fault(reading, key, `must be ${WANTED[type]}`)
    }
  }
  return values.size > 0 ? Object.fromEntries(values) : undefined
}

function fault(reading: Reading, path: string, message: string): undefined {
  reading.problems.push({ path, message })
}

function phoneWanted(country: string | undefined): string {
  return `must be a phone number, with its country code or as dialled in ${country ?? 'the country of the workspace'}`
}
