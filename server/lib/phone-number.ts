/** Phone numbers as people write them, made into E.164. */
import { normalized } from './text.ts'
import { phones } from './lazy.ts'

/** Longer than any number with its punctuation and extension, in characters; the rest is not worth parsing. */
const TYPED_LENGTH = 64

/**
 * E.164 (`079 123 45 67` in `CH` → `+41791234567`); undefined when it is not a number that can exist. `country` (ISO 3166
 * alpha-2, the workspace's) reads numbers without a country code; without one they are refused. `00` stands for `+`
 * everywhere, `(0)` and `tel:` are dropped, and so is an extension: no message reaches one.
 */
export function readPhone(text: string, country?: string): string | undefined {
  if (text.length > TYPED_LENGTH) return undefined
  const typed = normalized(text, 'NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .replace(/^(?:tel|phone|sms|whatsapp|p):\s*/i, '')
  return (
    valid(typed, country) ?? (/^[(\s]*00/.test(typed) ? valid(typed.replace('00', '+'), country) : undefined)
  )
}

/** Parsing accepts numbers that cannot exist (`+1123`): only those of an assigned range count. */
function valid(typed: string, country: string | undefined): string | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = phones()
  const defaultCountry = country?.toUpperCase() ?? ''
  const options = isSupportedCountry(defaultCountry) ? { defaultCountry, extract: false } : { extract: false }
  const number = parsePhoneNumberFromString(typed, options)
  return number?.isValid() ? number.number : undefined
}
