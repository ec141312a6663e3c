/** The contact webhook's table of fields, read from whatever a form or another system sends. Pure. */
import { TAG_LENGTH, TAGS_MAXIMUM, TEXT_LENGTH } from '../../http/limits.ts'
import type { Detail } from '../../refusals.ts'
import { tagKey } from '../tags/rules.ts'
import { customValue, type CustomField, type CustomValue } from './custom-values.ts'
import type { SentConsent } from './consent-words.ts'
import { readConsent } from './consents.ts'
import { asksToLeave } from './leaving-notes.ts'
import { readName, type SentName } from './name-fields.ts'
import { readPlace, type SentPlace } from './place-fields.ts'
import { leaveOver, type SentFields, type Sent } from './sent-fields.ts'
import { keepRemarks, phoneWanted, readSentPhone } from './sent-phones.ts'
import { sortFields } from './sort-fields.ts'
import { single, takenFor } from './single-values.ts'
import { readTypedEmail } from '../../lib/email-address.ts'
import { normalized } from '../../lib/text.ts'
import { each, lineOf, textOf } from './values.ts'

const NO_CONSENT: SentConsent = { email: false, sms: false }
/** More are none of a form's. */
const NOTES_READ = 50
const EMAIL_WANTED = 'must be an email address'

const WANTED: Readonly<Record<CustomField['type'], string>> = {
  text: `text of at most ${TEXT_LENGTH} characters`,
  number: 'a number',
  date: 'a date, such as 2026-12-31',
  boolean: 'true or false, yes or no',
}

export interface WebhookFields extends SentName, SentPlace {
  readonly email?: string
  /** E.164. */
  readonly phone?: string
  readonly consent?: SentConsent
  readonly tags?: readonly string[]
  readonly note?: string
  readonly customFields?: Readonly<Record<string, CustomValue>>
  /** What each key that was read was read as; a custom field as `custom_fields.…`. */
  readonly read: ReadonlyMap<string, string>
  /** Why each was read so. */
  readonly why: ReadonlyMap<string, string>
  /** Keys as they were sent that hold a value which is in none of the above, and why. */
  readonly ignored: ReadonlyMap<string, string>
  /** What was meant for a field and is in none: it cannot be read as one, or lost to another value. */
  readonly leftOver: readonly Sent[]
  /** Why the whole is refused: neither email nor phone can be read. */
  readonly problems: readonly Detail[]
}

/**
 * Reads `input` (a parsed JSON object, or the pairs of a form) for a workspace in `country` with `customFields`. What
 * speaks best for itself wins, a field's own name before all; what loses is tried as a custom field and else listed as
 * ignored. Tags and notes of several keys are kept together.
 */
export function readFields(
  input: Readonly<Record<string, unknown>> | Iterable<readonly [string, unknown]>,
  customFields: readonly CustomField[],
  country?: string,
): WebhookFields {
  const sentFields = sortFields(Symbol.iterator in input ? input : Object.entries(input), customFields)
  const email = single(sentFields, 'email', (text) => readSentEmail(normalized(text, 'NFKC')), EMAIL_WANTED)
  const place = readPlace(sentFields)
  const phoneIn = (text: string): string | undefined => readSentPhone(text, place.country, country)
  const phone = single(sentFields, 'phone', phoneIn, (text) => phoneWanted(text, country))
  keepRemarks(sentFields)
  const named = readName(sentFields)
  const tags = readTags(sentFields)
  const note = readNote(sentFields)
  const said = readConsent(sentFields)
  const consent = isLeft(sentFields) ? NO_CONSENT : said
  const custom = readCustom(sentFields, country)
  const { read, why, ignored, leftOver, fields } = sentFields
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...named,
    ...place,
    ...(consent && { consent }),
    ...(tags && { tags }),
    ...(note !== undefined && { note }),
    ...(custom && { customFields: custom }),
    read,
    why,
    ignored,
    leftOver,
    problems: email !== undefined || phone !== undefined ? [] : problemsOf(fields, country),
  }
}

/** Each by itself: beside "Unsubscribe" somebody also says why. */
function isLeft({ fields }: SentFields): boolean {
  const notes = (fields.get('note') ?? []).slice(0, NOTES_READ)
  const texts = notes.flatMap(({ value }) => each(value).slice(0, NOTES_READ))
  return texts.slice(0, NOTES_READ).some((one) => asksToLeave(textOf(one) ?? ''))
}

/** Among words the first: "email: ann@example.com", "ann@example.com or bo@example.com". */
function readSentEmail(text: string): string | undefined {
  const typed = readTypedEmail(bare(text))
  if (typed !== undefined || text.length > TYPED_LENGTH) return typed
  const signed = text.replace(/^\s*mailto:([^?]*)\?.*$/is, '$1')
  return readTypedEmail(bare(/[^\s@<>()[\],;:"|/]+@[^\s@<>()[\],;:"|/]+\.\p{L}{2,}/u.exec(signed)?.[0] ?? ''))
}

const TYPED_LENGTH = 400

/** What is copied from pages and mails holds marks that nobody sees, and ends as a sentence or stands in quotes. */
function bare(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  return visible.replace(/^(["'])(.*)\1$/, '$2').replace(/[.,;:!]{1,9}$/, '')
}

function problemsOf(fields: SentFields['fields'], country: string | undefined): Detail[] {
  const [phone] = fields.get('phone') ?? []
  const unread = [
    ...(fields.has('email') ? [{ path: 'email', message: EMAIL_WANTED }] : []),
    ...(phone ? [{ path: 'phone', message: phoneWanted(phone.value, country) }] : []),
  ]
  return unread.length > 0 ? unread : [{ path: 'email', message: 'is required unless phone is set' }]
}

/** A list, or one text with commas; each trimmed, and once in the first spelling sent. What is not a tag is left over. */
function readTags(sentFields: SentFields): readonly string[] | undefined {
  const sent = sentFields.fields.get('tags')
  if (!sent) return undefined
  const tags = new Map<string, string>()
  for (const { key, value } of sent) {
    for (const one of typeof value === 'string'
      ? value.split(value.includes(',') ? ',' : ';')
      : each(value)) {
      const text = textOf(one)
      const tag = text === undefined ? undefined : lineOf(text)
      if (tag === undefined || Array.from(tag).length > TAG_LENGTH) {
        leaveOver(sentFields, { key, value: one }, `each must be text of at most ${TAG_LENGTH} characters`)
      } else if (tag !== '' && !tags.has(tagKey(tag))) {
        if (tags.size < TAGS_MAXIMUM) tags.set(tagKey(tag), tag)
        else leaveOver(sentFields, { key, value: one }, `at most ${TAGS_MAXIMUM} are taken`)
      }
    }
    sentFields.read.set(key, 'tags')
  }
  return tags.size > 0 ? [...tags.values()] : undefined
}

/** What is not text is written as JSON with what else is left over; what is too long is cut. */
function readNote(sentFields: SentFields): string | undefined {
  const sent = sentFields.fields.get('note')
  if (!sent) return undefined
  const texts: string[] = []
  for (const { key, value } of sent) {
    for (const one of each(value)) {
      const text = textOf(one)
      if (text === undefined) leaveOver(sentFields, { key, value: one }, 'must be text')
      else if (text !== '' && !texts.includes(text)) texts.push(text)
    }
    sentFields.read.set(key, 'note')
  }
  const note = texts.join('\n\n')
  if (note.length > TEXT_LENGTH)
    for (const { key } of sent) sentFields.ignored.set(key, `only ${TEXT_LENGTH} characters are kept`)
  return note === '' ? undefined : note.slice(0, TEXT_LENGTH).toWellFormed()
}

function readCustom(
  sentFields: SentFields,
  country: string | undefined,
): Record<string, CustomValue> | undefined {
  const values = new Map<string, CustomValue>()
  for (const [name, sent] of sentFields.custom) {
    const type = sentFields.customFields.exact.get(name)?.type ?? 'text'
    for (const { key, value } of sent) {
      const one = customValue(type, value, country)
      const kept = values.get(name)
      if (one !== undefined && (kept ?? one) === one) {
        values.set(name, one)
        sentFields.read.set(key, `custom_fields.${name}`)
      } else {
        const reason = one === undefined ? `must be ${WANTED[type]}` : takenFor(`custom_fields.${name}`)
        leaveOver(sentFields, { key, value }, reason)
      }
    }
  }
  return values.size > 0 ? Object.fromEntries(values) : undefined
}
