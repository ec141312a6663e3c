/** A house's number beside the street it is in, as each country writes an address. Pure. */
import { foldAccents } from '../../lib/text.ts'
import { tokensOf } from './payload/tokens.ts'

/** Names of fields that hold a house's number, and what is added to it. */
const NUMBER =
  /^(?:house(?:no|nr|number|numberaddition)|streetn(?:o|r|um|umber)|building(?:no|number)|hausn(?:r|ummer)|hus(?:nr|nummer)|huis(?:nr|nummer|nummertoevoeging)|toevoeging|gatu?nummer|gadenummer|veinummer|numerodomu|nrdomu|numerdomu|numerbudynku|numerocivico|civico|ncivico|numerodecalle|numerodaporta|numeroderue|numerodevoie|talonumero|number|numero|nummer|num|no|nr|n)$/
/** The same, where they say it in the words of one language, whatever country it is. */
const BEHIND =
  /^(?:haus|hus|huis|toevoeging|gatu?nummer|gadenummer|veinummer|nrdomu|nummer|nr$|numerdomu|numerbudynku|numerocivico|civico|ncivico|talonumero)/
const VALUE = /^(?:no\.?|nr\.?|n[°º.])?\s*\d{1,5}\s*(?:[-–/]\s*\d{1,5})?\s*(?:[a-z]|bis|ter)?$/i
const ADDITION = /^[\p{L}\d][\p{L}\d /-]{0,7}$/u

/** By the words that streets are called in a language. */
const STREETS_BEFORE =
  /(?:stra(?:ss|ß)e|str\.?|weg|platz|allee|gasse|gatan?|vagen|vag|vej|vejen|veien|gade|gaten|katu|tie|straat|laan|plein|gracht)$|^(?:via|viale|piazza|corso|ulica|ul\.|aleja|am|an|auf|zum|zur|im) /
const STREETS_BEHIND =
  / (?:street|road|lane|avenue|ave|st|rd|drive|close|way|court|crescent|terrace|boulevard)\.?$|^(?:rue|avenue|boulevard|place|chemin|allee|impasse|quai|route) /
const STREETS_COMMA = /^(?:calle|c\/|avenida|plaza|paseo|carrer|rua|travessa|praca|largo|estrada) ?/

const NUMBER_FIRST = new Set('GB IE US CA AU NZ ZA IN FR LU MC'.split(' '))
const COMMA = new Set('ES PT BR AR MX CL CO PE UY'.split(' '))

/** Whether a field of that name and value is the number of a house, and no second line of an address. */
export function isHouseNumber(label: string, value: string): boolean {
  const name = tokensOf(label).join('')
  return (
    NUMBER.test(name) && (VALUE.test(value) || (/toevoeging|addition/.test(name) && ADDITION.test(value)))
  )
}

/** "Am Wall 17", "17 High Street", "Calle Mayor, 5": by the street's own words, or else by the country, or the name of the number. */
export function withHouseNumber(
  street: string,
  number: string,
  label: string,
  country: string | undefined,
): string {
  const folded = foldAccents(street)
  if (STREETS_BEFORE.test(folded)) return `${street} ${number}`
  if (STREETS_BEHIND.test(folded)) return `${number} ${street}`
  if (STREETS_COMMA.test(folded)) return `${street}, ${number}`
  if (BEHIND.test(tokensOf(label).join(''))) return `${street} ${number}`
  if (NUMBER_FIRST.has(country ?? '')) return `${number} ${street}`
  return COMMA.has(country ?? '') ? `${street}, ${number}` : `${street} ${number}`
}
