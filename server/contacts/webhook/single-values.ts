/** One value of a field out of all that were sent for it; what is passed over is not lost. Pure. */
import type { FieldName } from './field-kinds.ts'
import { placeCustom, type SentFields, type Sent } from './sent-fields.ts'
import { each, textOf } from './values.ts'

/** Values of one field that are read, before the rest is passed over: a form of 100,000 phones costs 3 s of parsing. */
const VALUES_TRIED = 10

/** The first value that can be read. Others that mean the same are not lost; others that do not are passed over. */
export function single(
  sentFields: SentFields,
  field: FieldName,
  read: (text: string) => string | undefined,
  wanted: string | ((value: unknown) => string),
): string | undefined {
  let found: string | undefined
  let tried = 0
  const passed: Sent[] = []
  for (const { key, value, label, texts = [] } of sentFields.fields.get(field) ?? []) {
    for (const one of each(value)) {
      const text = tried++ < VALUES_TRIED ? textOf(one) : undefined
      const is = text === undefined ? undefined : firstRead([...texts, text], read)
      found ??= is
      if (is !== undefined && is.toLowerCase() === found?.toLowerCase()) sentFields.read.set(key, field)
      else passed.push({ key, value: one, ...(label !== undefined && { label }) })
    }
  }
  for (const [at, sent] of passed.entries()) {
    if (isItsEnd(sent.value, found)) {
      sentFields.read.set(sent.key, field)
      continue
    }
    // Saying why costs as much as trying does.
    const why = typeof wanted === 'string' ? wanted : wanted(at < VALUES_TRIED ? sent.value : undefined)
    passOver(sentFields, sent, found === undefined ? why : takenFor(field))
  }
  return found
}

/** The number that was found, as it is dialled in a country that was not said. */
function isItsEnd(value: unknown, found: string | undefined): boolean {
  const digits = textOf(value)?.slice(0, NUMBER_LENGTH).replaceAll(/\D/g, '').replace(/^0/, '') ?? ''
  return /^\+\d+$/.test(found ?? '') && digits.length >= NUMBER_DIGITS && found?.endsWith(digits) === true
}

const NUMBER_LENGTH = 40
const NUMBER_DIGITS = 7

function firstRead(texts: readonly string[], read: (text: string) => string | undefined): string | undefined {
  for (const text of texts) {
    const is = read(text)
    if (is !== undefined) return is
  }
  return undefined
}

/** Tried as a custom field; else kept in the note. */
export function passOver(sentFields: SentFields, sent: Sent, reason: string): void {
  if (!placeCustom(sentFields, sent.key, sent, reason)) sentFields.leftOver.push(sent)
}

export function takenFor(field: string): string {
  return `another value was taken for ${field}`
}
