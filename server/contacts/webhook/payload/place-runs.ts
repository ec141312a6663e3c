/** What words beside that of a place say of it. Pure. */
import type { FieldName } from '../field-kinds.ts'
import type { Run } from './runs.ts'

export const PLACES: readonly FieldName[] = ['postal_code', 'city', 'country', 'region', 'address']

/** "mail" beside a place alone is the post that goes there: `ADDRESS_MAIL_CITY`. */
export function withoutPost(said: readonly Run[]): readonly Run[] {
  const rest = said.filter(({ phrase }) => phrase !== 'mail')
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
