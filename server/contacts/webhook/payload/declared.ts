/** Which field a value is for without a name that says so: as it is declared, or by its own shape; and what cannot be meant. Pure. */
import { isConsent, type FieldName } from '../field-kinds.ts'
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import { fieldOfType } from './field-types.ts'
import { readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { FILE_NAME } from './links.ts'
import { tokensOf } from './tokens.ts'

const NUMBER = new Set(['number', 'nummer', 'numero', 'numer', 'numeros', 'no', 'nr', 'num'])
/** With its country: a customer's or an account's number has no plus. */
const INTERNATIONAL = /^\+(?:[\s()./–-]*\d){8,15}$/

/** What the sender says that it is. */
export function typedField({ type }: Leaf): FieldName | undefined {
  return fieldOfType(type)
}

export function fieldWithoutName(
  leaf: Leaf,
): { readonly field: FieldName; readonly why: string } | undefined {
  const field = typedField(leaf)
  if (field !== undefined) return { field, why: `it is declared as “${leaf.type ?? ''}”` }
  if (isAskedNumber(leaf)) return { field: 'phone', why: 'a number was asked for to reach somebody at' }
  return isNumbered(leaf) ? { field: 'phone', why: 'it is a whole number with its country' } : undefined
}

/** Words of a question for a number to reach somebody at, by their beginnings. */
const REACHING =
  /^(?:reach|call|phone|contact|kontakt|nar$|na$|nas$|ring|erreich|anruf|joindre|appel|rappel|llam|localiz|chiam|raggiung|bereik|bel$|bellen|traff|treff|fange|tavoi|soit|ligar|ligue|dzwoni|zadzwoni)/
const NUMBERS =
  /^(?:number|numbers|nummer|nummeret|numret|numero|numeron|numerosta|numeroon|numeros|numer|numerem|numeru)$/
const NATIONAL = /^[+(]?\d[\d\s()./–-]{5,24}\d$/

/** How somebody may be reached, whatever it is. */
const CONTACT =
  /^(?:your|din|dina|ihr|ihre|votre|tu|su|je|uw)?(?:contact|contactdetails|contactinfo|kontakt|kontaktuppgifter|kontaktdaten|kontaktinfo|coordonnees|contacto|contatto|contatti|contato|contactgegevens|kontaktoplysninger|kontaktopplysninger|yhteystiedot|danekontaktowe)$/

/** "Vilket nummer når vi dig på?" */
function isAskedNumber({ labels, value }: Leaf): boolean {
  if (!NATIONAL.test(textOf(each(value)[0])?.trim() ?? '')) return false
  const words = tokensOf(labels[0] ?? '')
  if (CONTACT.test(words.join(''))) return true
  return (
    words.length > 2 && words.some((word) => NUMBERS.test(word)) && words.some((word) => REACHING.test(word))
  )
}

/** A whole number under words that say no more than that it is one: `q5_numeroDe.full`. */
function isNumbered({ labels, path, value }: Leaf): boolean {
  if (!INTERNATIONAL.test(textOf(each(value)[0])?.trim() ?? '')) return false
  return [...labels, path.at(-1) ?? ''].some((label) => {
    const { meanings, unknown } = readLabel(label)
    return meanings.size === 0 && unknown === 0 && tokensOf(label).some((word) => NUMBER.has(word))
  })
}

/** A phone under "Email or phone". */
export function isNumberOfEither({ field, meanings }: LabelReading, { value }: Leaf): boolean {
  const text = textOf(each(value)[0])?.trim() ?? ''
  return field === 'email' && meanings.has('phone') && /^[+(]?\d[\d\s()./–-]{5,24}$/.test(text)
}

/** A country code that holds a whole number is the number; one of letters that is not a phone's is the country. */
export function dialled(label: string, value: unknown): FieldName | undefined {
  if (isNumberLike(value)) return 'phone'
  return /country_?code$/i.test(label) &&
    !/phone|tel|mobil/i.test(label) &&
    /^[a-z]{2,3}$/i.test(textOf(value) ?? '')
    ? 'country'
    : undefined
}

/** Texts reach a mobile: of two numbers of the same standing it is meant. */
const MOBILE_POINTS = 1.5
const MOBILE =
  /^(?:mobile?|mobil(?:e?n(?:umme)?r|telefon\w*|e?number|tlf|tel)?|mobiel\w*|mobtlf|mob|cell(?:phone|ulare?)?|celular|handy\w*|natel|movil|portable|telemovel|matkapuhelin\w*|gsm|komorka|komorkowy|komorkowego)$/

export function mobilePoints(label: string): number {
  return tokensOf(label).some((word) => MOBILE.test(word)) ? MOBILE_POINTS : 0
}

/** So many has only a name of the contract. */
const OWN_POINTS = 100

/** Digits as people write numbers; under a sure name also what cannot be read, so that it is noted. */
function isTypedNumber(value: unknown, points: number): boolean {
  const text = textOf(each(value)[0]) ?? ''
  if (points < OWN_POINTS && /^(?:19|20)\d\d-[01]\d-[0-3]\d(?:$|[T ])/.test(text)) return false
  return (
    typeof value !== 'boolean' &&
    (points >= 78 ||
      /^(?:(?:tel|phone|sms|p|z|whatsapp):)?[+\d\s()./\p{Pd}]{4,30}(?:\s*(?:x|ext\.?)\s*\d+)?$/iu.test(text))
  )
}

/** What cannot be meant: a state of an address under its name, an address in place of a yes. */
export function isPlausible(field: FieldName, { value, path }: Leaf, points: number): boolean {
  const text = textOf(Array.isArray(value) && value.length === 1 ? value[0] : value)
  if (field === 'email')
    return (
      isEmailLike(value) ||
      (points >= 60 &&
        typeof text === 'string' &&
        typeof value !== 'boolean' &&
        !/^\d|^(?:true|false)$/.test(text)) ||
      (path.length === 0 && points >= 75 && (points >= OWN_POINTS || !/^(?:true|false)$/i.test(text ?? '')))
    )
  if (field === 'phone') return !isEmailLike(value) && isTypedNumber(value, points)
  if (field === 'name' || field === 'first_name' || field === 'last_name')
    return (
      !isEmailLike(value) &&
      typeof value !== 'boolean' &&
      !/^#|^https?:|^[\d\s.,:-]+$|^[\da-f-]{30,}$/i.test(text ?? '') &&
      !FILE_NAME.test(text ?? '')
    )
  if (isConsent(field)) return !isEmailLike(value)
  return true
}
