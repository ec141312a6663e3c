/** Phone numbers as people write them, made into E.164. */
import type { PhoneNumber } from 'libphonenumber-js'
import { normalized } from './text.ts'
import { phones } from './lazy.ts'

/** Longer than any number with its punctuation and extension, in characters; the rest is not worth parsing. */
const TYPED_LENGTH = 64

/**
 * E.164 (`079 123 45 67` in `CH` → `+41791234567`); undefined when it is not a number that can exist. `country` (ISO 3166
 * alpha-2, the workspace's) reads numbers without a country code; without one they are refused. `00` stands for `+`
 * everywhere, `(0)` and `tel:` are dropped, and so is an extension: no message reaches one. With its country code a number
 * need only be as long as that country's are: new ranges are given out before any table has them, and those of fiction
 * (`+1 555 123 4567`, `+44 7700 900123`) are what people try forms with.
 */
export function readPhone(text: string, country?: string): string | undefined {
  return readAssignedPhone(text, country) ?? inTypes(text, (typed) => ofLength(typed))
}

/** As readPhone, of ranges that are given out only: for digits that need not be a number at all. */
export function readAssignedPhone(text: string, country?: string): string | undefined {
  return inTypes(text, (typed) => ofRange(typed, country))
}

/** As it is typed, or with a plus for the zeros before a country code. */
function inTypes(text: string, read: (typed: string) => string | undefined): string | undefined {
  if (text.length > TYPED_LENGTH) return undefined
  const typed = normalized(text, 'NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .replace(/^(?:tel|phone|sms|whatsapp|p):\s*/i, '')
  return read(typed) ?? (/^[(\s]*00/.test(typed) ? read(typed.replace('00', '+')) : undefined)
}

/** Parsing accepts numbers that cannot exist (`+1123`): only those of an assigned range count. */
function ofRange(typed: string, country: string | undefined): string | undefined {
  const number = parsed(typed, country)
  return number?.isValid() ? number.number : undefined
}

/** One without a country code might be anybody's of any country. */
function ofLength(typed: string): string | undefined {
  const number = /^[(\s]*\+/.test(typed) ? parsed(typed, undefined) : undefined
  return number?.isPossible() ? number.number : undefined
}

function parsed(typed: string, country: string | undefined): PhoneNumber | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = phones()
  const defaultCountry = country?.toUpperCase() ?? ''
  const options = isSupportedCountry(defaultCountry) ? { defaultCountry, extract: false } : { extract: false }
  return parsePhoneNumberFromString(typed, options)
}
