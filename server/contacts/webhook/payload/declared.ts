/** Which field a value is for without a name that says so: as it is declared, or by its own shape. Pure. */
import type { FieldName } from '../field-kinds.ts'
import { each, isNumberLike, textOf } from '../values.ts'
import { fieldOfType } from './field-types.ts'
import { readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
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
