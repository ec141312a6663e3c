/** By which clock a recipient lives: its own word, else its country's, else the workspace's. */
import { getCountry, getTimezone } from 'countries-and-timezones'
import { readCountry } from '../../lib/country.ts'
import { phones } from '../../lib/lazy.ts'
import type { RecipientContact } from '../../content/unsendable.ts'

/** Of countries with several zones, the one most people live in; the first of the list is right for the others. */
const MOST_PEOPLE: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

const MOST_ZONES_KNOWN = 2_000
const ZONE_CHARACTERS = 64

/**
 * `customFields.timezone` when there is such a zone; else that of the contact's country, or of the phone's. In the
 * workspace's own country its own zone is meant, so that a shop in Perth keeps the hours of Perth.
 */
export function zoneOf(contact: RecipientContact | null, phone: string | undefined, ownZone: string): string {
  return statedZone(contact) ?? zoneOfCountry(countryOf(contact, phone), ownZone) ?? ownZone
}

/** The zone a contact says it lives in; undefined when it says none that exists. */
export function statedZone(contact: RecipientContact | null): string | undefined {
  const fields = contact?.['customFields']
  if (typeof fields !== 'object' || fields === null || !('timezone' in fields)) return undefined
  const { timezone } = fields
  return typeof timezone === 'string' && isZone(timezone) ? timezone : undefined
}

function countryOf(contact: RecipientContact | null, phone: string | undefined): string | undefined {
  const written = contact?.country ? readCountry(contact.country) : undefined
  return written ?? (phone === undefined ? undefined : phones().parsePhoneNumberFromString(phone)?.country)
}

/** `ownZone` where it is one of the country's, else the one most of its people live in; undefined for no country. */
export function zoneOfCountry(country: string | undefined, ownZone: string): string | undefined {
  if (country === undefined) return undefined
  const named: readonly string[] = getCountry(country, { deprecated: true })?.timezones ?? []
  if (named.includes(ownZone)) return ownZone
  const first = getCountry(country)?.timezones[0]
  const likely = [MOST_PEOPLE[country], named.find((zone) => isOwnName(zone, first, country)), first]
  return likely.find((zone) => zone !== undefined && isZone(zone))
}

/** Europe/Oslo for Europe/Berlin, where the first of a country's list is another's: one clock, by the name its people know. */
function isOwnName(zone: string, first: string | undefined, country: string): boolean {
  const { aliasOf, countries } = getTimezone(zone) ?? {}
  const isLent = first !== undefined && getTimezone(first)?.countries[0] !== country
  return isLent && aliasOf === first && countries?.length === 1 && zone.includes('/')
}

const known = new Map<string, boolean>()

/** Lists of zones and the zones of a runtime are never of the same year; what people type must not fill the memory. */
function isZone(name: string): boolean {
  if (name.length > ZONE_CHARACTERS) return false
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const is = canBeRead(name)
  if (known.size < MOST_ZONES_KNOWN) known.set(name, is)
  return is
}

function canBeRead(timeZone: string): boolean {
  // An offset such as +02:00 is not a zone: it knows no summer.
  if (!/^[A-Za-z]/.test(timeZone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
