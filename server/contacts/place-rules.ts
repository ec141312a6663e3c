/** Where somebody lives, when a form says so. Pure. */
import type { ContactFields } from './contact-input.ts'
import type { Contact } from './rules.ts'

const PLACES = ['address', 'city', 'postalCode', 'region', 'country'] as const

/** Without trust a form fills what is empty, and moves nobody. */
export function withoutPlacesThatAreSet(known: Contact, details: ContactFields): ContactFields {
  const set = PLACES.filter((name) => known[name] !== null && known[name] !== '')
  return { ...details, ...Object.fromEntries(set.map((name) => [name, undefined])) }
}

/** What was sent and not taken, for the note; the same in other capital letters is no other. */
export function placesKept(before: Contact, after: Contact, details: ContactFields): string[] {
  return PLACES.flatMap((name) => {
    const [sent, kept] = [details[name], after[name]]
    const isOther = sent !== undefined && kept !== null && sent.toLowerCase() !== kept.toLowerCase()
    return isOther && before[name] === kept
      ? [`A form sent ${WORDS[name]} ${sent}; the contact keeps ${kept}.`]
      : []
  })
}

const WORDS: Readonly<Record<(typeof PLACES)[number], string>> = {
  address: 'the address',
  city: 'the city',
  postalCode: 'the postal code',
  region: 'the region',
  country: 'the country',
}
