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
 * (`+1 555 123 4567`, `+44 7700 900123`) are what people try forms with; what is kept for fiction is read without it, too.
 */
export function readPhone(text: string, country?: string): string | undefined {
  return (
    readAssignedPhone(text, country) ?? inTypes(text, (typed) => ofLength(typed) ?? ofFiction(typed, country))
  )
}

/** Of a number with its country code that readPhone refuses: whether it has too few digits for it, or too many. */
export function wrongLength(text: string): 'few' | 'many' | undefined {
  return inTypes(text, (typed) => {
    const said = /^[(\s]*\+/.test(typed) ? phones().validatePhoneNumberLength(typed) : undefined
    return said === 'TOO_SHORT' ? 'few' : said === 'TOO_LONG' ? 'many' : undefined
  })
}

/** As readPhone, of ranges that are given out only: for digits that need not be a number at all. */
export function readAssignedPhone(text: string, country?: string): string | undefined {
  return inTypes(text, (typed) => ofRange(typed, country))
}

/** As it is typed, or with a plus for the zeros before a country code. */
function inTypes<Read>(text: string, read: (typed: string) => Read | undefined): Read | undefined {
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

/** Ranges that nobody gets, kept to be shown and tried (Ofcom, NANPA, Arcep, ComReg), which the tables call invalid. By calling code. */
const FICTION: Readonly<Record<string, RegExp>> = {
  '44': /^(?:7700900|1632960)\d{3}$/,
  '1': /^\d{3}55501\d\d$/,
  '33': /^63998\d{4}$/,
  '353': /^2091\d{5}$/,
}

/** A national one of those reaches no stranger, whatever country is meant. */
function ofFiction(typed: string, country: string | undefined): string | undefined {
  const number = parsed(typed, country)
  return number && FICTION[number.countryCallingCode]?.test(number.nationalNumber) ? number.number : undefined
}

function parsed(typed: string, country: string | undefined): PhoneNumber | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = phones()
  const defaultCountry = country?.toUpperCase() ?? ''
  const options = isSupportedCountry(defaultCountry) ? { defaultCountry, extract: false } : { extract: false }
  return parsePhoneNumberFromString(typed, options)
}
