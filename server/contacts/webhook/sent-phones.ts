/** A phone number as forms and tables write it. Pure. */
import { readPhone } from '../../lib/phone-number.ts'

/** So many digits has no country's own number without its trunk prefix; with eleven Germans could be meant for Americans. */
const WHOLE = /^(?:[1-9]\d{11,14}|[2-9]\d{10})$/

/**
 * In the country that the form states; in the workspace's where it states none, or one that has no such number. A number
 * of neither whose digits are those of a whole one has lost its sign: "4915123456789".
 */
export function readSentPhone(
  text: string,
  stated: string | undefined,
  country: string | undefined,
): string | undefined {
  const written = unquoted(text)
  const digits = written.replaceAll(/[\s.-]/g, '')
  return (
    (stated === undefined ? undefined : readPhone(written, stated)) ??
    readPhone(written, country) ??
    (WHOLE.test(digits) ? readPhone(`+${digits}`) : undefined)
  )
}

/** Tables keep the sign by an apostrophe, people put the code in brackets: "'+49 …", "(+49) 1512/…". */
function unquoted(text: string): string {
  return text
    .slice(0, 100)
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(/^\s*['‘’]+/, '')
    .replace(/^\s*\(\s*(\+\d{1,3})\s*\)/, '$1 ')
    .replaceAll(/(?<=\d)\s?\/\s?(?=\d)/g, ' ')
}
