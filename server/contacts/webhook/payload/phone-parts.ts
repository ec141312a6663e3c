/** A phone that was sent in parts: its country or area beside the number. Pure. */
import { readCountry } from '../../../lib/country.ts'
import { readAssignedPhone } from '../../../lib/phone-number.ts'
import { readSentPhone } from '../sent-phones.ts'
import { textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { readLabel } from './labels.ts'
import { tokensOf } from './tokens.ts'

interface PhoneTexts {
  readonly texts: readonly string[]
  /** Without its area it is another's. */
  readonly isOfArea: boolean
}

/** Ways to write the number with what stands beside it, to be tried before the number alone. Undefined where nothing does. */
export function phoneTexts(leaf: Leaf, leaves: readonly Leaf[]): PhoneTexts | undefined {
  const number = textOf(leaf.value)
  if (number === undefined || /^\s*(?:\+|00)/.test(number)) return undefined
  if (isWorldwide(leaf)) return { texts: [`+${number}`], isOfArea: false }
  let isOfArea = false
  const beside = leaves
    .slice(Math.max(0, leaf.order - 3), leaf.order + 4)
    .filter((other) => other !== leaf && (samePath(other, leaf) || sameHolder(other, leaf)))
  const texts = beside.flatMap((other) => {
    const text = textOf(other.value)?.trim() ?? ''
    const label = other.labels.at(0)?.toLowerCase() ?? ''
    const isDial = isDialLabel(label)
    if (!isDial && CALLING_CODE.test(text)) return isNext(other, leaf) ? withCode(text, number) : []
    const country = isDial && /^\p{L}/u.test(text) ? readCountry(text) : undefined
    if (country !== undefined) return readSentPhone(number, country, undefined) ?? []
    if (!isDial || !/^\+?[\d() -]{1,8}$/.test(text)) return []
    const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
    const isArea = /area|^(?:ddd|lada)$/.test(label) || (/^0[1-9]/.test(text) && !/^\s*0/.test(number))
    const national = number.trim().replace(/^0/, '')
    if (isWhole(number, digits)) return [`+${number}`]
    isOfArea ||= isArea
    return isArea ? [`${text}${number}`] : [`+${digits}${national}`]
  })
  return texts.length > 0 ? { texts, isOfArea } : undefined
}

/** With the code that stands beside it once more: `country_code: "49", phone: "4915123456782"`. */
function isWhole(number: string, code: string): boolean {
  const digits = number.replaceAll(/\D/g, '')
  return (
    digits.startsWith(code) && digits.length >= WHOLE_DIGITS && readAssignedPhone(`+${digits}`) !== undefined
  )
}

/** Fewer has a number of one country without its code. */
const WHOLE_DIGITS = 11

function isDialLabel(label: string): boolean {
  return (
    readLabel(label).meanings.has('dial') ||
    /^(?:area|code|country|prefix|ddd|lada|riktnummer|retningsnummer|netnummer)$/.test(label)
  )
}

/** Whatever it is called, next to a number that it makes one of its country: `landkod_val: "+47"`. */
const CALLING_CODE = /^(?:\+|00)[1-9]\d{0,2}$/

function isNext(other: Leaf, { order }: Leaf): boolean {
  return Math.abs(other.order - order) === 1
}

function withCode(code: string, number: string): string[] {
  const whole = readAssignedPhone(`${code} ${number.trim().replace(/^0/, '')}`)
  return whole === undefined ? [] : [whole]
}

/** Chats name people by their whole number, without its sign: `wa_id: "46701234567"`. */
function isWorldwide({ labels }: Leaf): boolean {
  return /^(?:waid|whatsappid|msisdn)$/.test(tokensOf(labels[0] ?? '').join(''))
}

/** Whatever the steps around have come to be called since: `guest.phone.number`. */
function sameHolder(one: Leaf, other: Leaf): boolean {
  const [holder, others] = [one, other].map(({ key }) => key.slice(0, Math.max(0, key.lastIndexOf('.'))))
  return holder !== '' && holder === others && one.key !== other.key
}

function samePath(one: Leaf, other: Leaf): boolean {
  return one.path.length === other.path.length && one.path.every((step, at) => step === other.path[at])
}
