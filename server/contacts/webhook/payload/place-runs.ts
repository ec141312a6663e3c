/** What words beside that of a place say of it. Pure. */
import type { FieldName } from '../field-kinds.ts'
import type { Meaning } from './meanings.ts'
import type { Run } from './runs.ts'
import { tokensOf } from './tokens.ts'

export const PLACES: readonly FieldName[] = ['postal_code', 'city', 'country', 'region', 'address']

/** "mail" beside a place alone is the post that goes there: `ADDRESS_MAIL_CITY`, `postal_city`. */
export function withoutPost(said: readonly Run[]): readonly Run[] {
  const isOfCode = said.every(({ phrase, meaning }) => phrase === 'postal' || meaning === 'postal_code')
  const rest = said.filter(({ phrase }) => phrase !== 'mail' && (phrase !== 'postal' || isOfCode))
  const isPlace = rest.every(({ meaning }) => PLACES.some((place) => place === meaning))
  const isSure = rest.length > 1 || (rest[0] !== undefined && rest[0].meaning !== 'address')
  return rest.length < said.length && isPlace && isSure ? rest : said
}

/** `cityName` is the city. */
export function withoutNaming(said: readonly Run[]): readonly Run[] {
  const [place, name, ...more] = said
  const isPlace =
    place !== undefined && place.meaning !== 'address' && PLACES.some((one) => one === place.meaning)
  return isPlace && name?.phrase === 'name' && more.length === 0 ? [place] : said
}

/** `abc-address-zip`: what stands before the address is no other thing. */
export function isBehindAddress(run: Run, runs: readonly (Run | undefined)[]): boolean {
  return IN_ADDRESS.test(run.phrase) && runs[runs.indexOf(run) - 1]?.meaning === 'address'
}

const IN_ADDRESS = /^(?:zip|state|postal|code|county|town|cp|cap|cep|ort|prov|stato|pais)$/

/** Of a place, or of the address that a bill or a parcel goes to: `billing_zip`. */
export function isOfPlace(meaning: Meaning): boolean {
  return PLACES.some((place) => place === meaning) || meaning === 'billing' || meaning === 'shipping'
}

/** A bill's address is an address, too: `billing_address`, "Lieferanschrift". */
export function meaningsIn({ phrase, meaning }: Run): readonly Meaning[] {
  const isParcels = meaning === 'billing' || meaning === 'shipping'
  return isParcels && ADDRESS.test(phrase) ? [meaning, 'address'] : [meaning]
}

const ADDRESS =
  /(?:addres+|adres+e?|anschrift|osoite)$|^(?:adresse|direccion|indirizzo|morada|endereco|adres)d/

/** `work_city`, `office: {street}`: where somebody lives goes before it. */
export function isOfWork(name: string): boolean {
  return tokensOf(name).some((word) => WORK.test(word))
}

const WORK =
  /^(?:work|office|business|arbete|arbets|jobb|kontor|geschaftlich|geschaeftlich|dienstlich|buro|bureau|travail|oficina|trabajo|ufficio|lavoro|werk|kantoor|arbeid|arbejde|tyo|trabalho|escritorio|biuro)$/
