/** The words that forms ask consent with: what they may be, and how a form says which version it showed. Pure. */
import { refuse } from '../../refusals.ts'
import { nameKey } from '../webhook/name-key.ts'

/** As the builder of forms writes it into them. */
export const TEXT_VERSION_FIELD = 'consent_text_version'
const KEY = nameKey(TEXT_VERSION_FIELD)
/** As much as is kept of the words of a proof. */
const LONGEST = 2_000
const MOST_DIGITS = 6

/** In one line, since it stands beside a box. Refused with 400. */
export function readConsentText(words: string): string {
  const read = words.trim().replaceAll(/\s+/g, ' ').toWellFormed()
  if (read === '' || read.length > LONGEST)
    refuse('input-invalid', [{ path: 'words', message: `must have 1 to ${LONGEST} characters` }])
  return read
}

/** The version that a form says it showed, and the pairs without it; undefined when it says none. */
export function textVersionIn<Pair extends readonly [string, unknown]>(
  pairs: readonly Pair[],
): { readonly version: number; readonly rest: Pair[] } | undefined {
  const said = pairs.find(([key]) => nameKey(key) === KEY)?.[1]
  const digits = typeof said === 'number' ? String(said) : said
  if (typeof digits !== 'string' || !/^[1-9]\d*$/.test(digits) || digits.length > MOST_DIGITS)
    return undefined
  return { version: Number(digits), rest: pairs.filter(([key]) => nameKey(key) !== KEY) }
}
