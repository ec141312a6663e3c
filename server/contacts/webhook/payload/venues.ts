/** Where something was booked or bought, with an address of its own: a restaurant, a clinic, a dealer. Pure. */
import { isConsent } from '../field-kinds.ts'
import { each, isEmailLike, isNumberLike } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** Houses that people are guests, patients and customers of, in twelve languages. */
const VENUES = new Set(
  (
    'restaurant restaurants hotel hostel motel campsite camping salon clinic hospital surgery practice gym studio spa theatre theater cinema museum ' +
    'dealership dealer branch property listing pharmacy bakery shelter nursery vet school preschool kindergarten library church club skola forskola kita schule ecole creche colegio escuela guarderia scuola asilo skole barnehage bornehave koulu paivakoti escola szkola przedszkole ' +
    'apartment accommodation cabin cottage villa chalet lodging stuga stugan lagenhet lagenheten ferienwohnung unterkunft gite logement appartement alojamiento apartamento alloggio appartamento hytte hytta sommerhus leilighet mokki huoneisto mieszkanie ' +
    'restaurang hotell vardcentral klinik klinikken frisor frisorsalong gymmet kennel biograf bilhandlare filial apotek ' +
    'gasthaus gaststatte praxis autohaus filiale fitnessstudio krankenhaus ' +
    'hopital clinique cabinet auberge concession pharmacie restaurante clinica peluqueria concesionario farmacia ' +
    'ristorante albergo parrucchiere concessionaria ospedale ziekenhuis kliniek kapper ' +
    'sykehus sygehus frisør ravintola hotelli sairaala klinikka hospital oficina restauracja przychodnia szpital'
  ).split(' '),
)
/** A longer label is a question, in which one may be spoken of. */
const KEY_WORDS = 3

/** `restaurant`, `booked_hotel`, `hotel_contact`. */
export function isHouse(step: string): boolean {
  const words = tokensOf(step)
  const last = words.at(-1) ?? ''
  return VENUES.has(/^(?:details|contact|info|data)$/.test(last) ? (words.at(-2) ?? '') : last)
}

/** The leaves of a house, where somebody else has an address: both its own and what lies beside it. */
export function venuesIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const houses = leaves.filter(isOfVenue)
  // Without an address the name alone is the house's.
  const theirs = new Set(houses.some(holdsAddress) ? houses : houses.filter(isNameOfHouse))
  if (theirs.size === 0) return theirs
  return leaves.some((leaf) => !theirs.has(leaf) && holdsAddress(leaf)) ? theirs : new Set()
}

/** `restaurant: {name}` */
function isNameOfHouse({ labels, path }: Leaf): boolean {
  return /^name$/i.test(labels[0] ?? '') && isHouse(path.at(-1) ?? '')
}

function holdsAddress({ value }: Leaf): boolean {
  return each(value).some((one) => isEmailLike(one) || isNumberLike(one))
}

/** `restaurant.email`, `hotel_phone`; no question, and no guest of the house within it. */
function isOfVenue({ path, labels }: Leaf): boolean {
  if (isHouse(path.at(-1) ?? '')) return true
  const words = tokensOf(labels[0] ?? '')
  if (words.length < 2 || words.length > KEY_WORDS || !VENUES.has(words[0] ?? '')) return false
  const { field } = readLabel(words.slice(1).join(' '))
  return field !== undefined && !isConsent(field)
}
