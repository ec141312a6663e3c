/** A phone number as forms and tables write it. Pure. */
import { readAssignedPhone, readPhone, wrongLength } from '../../lib/phone-number.ts'
import { readLabel } from './payload/labels.ts'
import type { SentFields } from './sent-fields.ts'
import { each, textOf } from './values.ts'

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
  return (
    readWritten(unquoted(text), stated, country) ?? readWritten(numberAmongWords(text) ?? '', stated, country)
  )
}

function readWritten(
  written: string,
  stated: string | undefined,
  country: string | undefined,
): string | undefined {
  const digits = written.replaceAll(/[\s.-]/g, '')
  const whole = WHOLE.test(digits) ? readAssignedPhone(`+${digits}`) : undefined
  const national =
    (stated === undefined ? undefined : readPhone(written, stated)) ?? readPhone(written, country)
  return isTwice(whole, national) ? whole : (national ?? whole)
}

/** Digits that begin with the code of the very country they are read in are whole: "4915123456782" in Germany. */
function isTwice(whole: string | undefined, national: string | undefined): boolean {
  if (whole === undefined || national === undefined || national.length <= whole.length) return false
  const code = national.slice(0, national.length - whole.length + 1)
  return whole.startsWith(code) && national === code + whole.slice(1)
}

const LONGEST = 100
const NUMBER = /[+(\d][\d\s().-]{5,24}\d/
const DATE = /^(?:19|20)\d\d-\d\d-\d\d/
const APART = /\p{L}{2}|[,;|]|\s\/\s/u

/** "070-174 06 15 (evenings)", "Mobil: 070-174 06 15", "070-174 06 15 / 08-123 456 00": the first of what is written. */
function numberAmongWords(text: string): string | undefined {
  if (text.length > LONGEST || !APART.test(text)) return undefined
  const found = NUMBER.exec(text.replaceAll(/\p{Pd}/gu, '-').replaceAll(/(?<=\d)\/(?=\d)/g, '-'))?.[0]
  return found === undefined || DATE.test(found) ? undefined : found
}

/** Whether more is said beside the number than what kind it is: when somebody may be called. */
function hasRemark(text: string): boolean {
  const words =
    text
      .slice(0, LONGEST)
      .replace(NUMBER, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  return words.some((word) => readLabel(word).field !== 'phone')
}

/** Tables keep the sign by an apostrophe, people put the code in brackets: "'+49 …", "(+49) 1512/…". */
function unquoted(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(/^\s*['‘’]+/, '')
    .replace(/^\s*\(\s*(\+\d{1,3})\s*\)/, '$1 ')
    .replaceAll(/(?<=\d)\s?\/\s?(?=\d)/g, ' ')
}

/** What is said beside a number that was read is noted with it: "070-174 06 15, after five". */
export function keepRemarks({ fields, read, leftOver }: SentFields): void {
  for (const sent of fields.get('phone') ?? [])
    if (read.get(sent.key) === 'phone' && typeof sent.value === 'string' && hasRemark(sent.value))
      leftOver.push(sent)
}

export function phoneWanted(sent: unknown, country: string | undefined): string {
  const wrong = wrongLength(textOf(each(sent)[0]) ?? '')
  if (wrong !== undefined) return `has too ${wrong} digits for its country code`
  return `must be a phone number, with its country code or as dialled in ${country ?? 'the country of the workspace'}`
}
