/** Where a workspace is when nobody says so: where the machine is. */
import { getTimezone } from 'countries-and-timezones'
import { phones } from '../lib/lazy.ts'
import { zoneOfCountry } from '../messaging/sending/zone-rules.ts'

export interface Place {
  /** ISO 3166-1. */
  readonly country: string
  /** IANA. */
  readonly timezone: string
}

export interface TakenPlace {
  readonly place: Place
  /** What was taken and from where, for whoever made the workspace; undefined when all was given. */
  readonly remark: string | undefined
}

/** Of a machine whose clock is of no country, as UTC is: most containers. */
const NOWHERE: Place = { country: 'SE', timezone: 'Europe/Stockholm' }

export function machineZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A zone given tells its country, a country its zone; the machine's zone tells what neither does. */
export function placeOf({ country, timezone }: Partial<Place>, ownZone: string): TakenPlace {
  if (country !== undefined && timezone !== undefined)
    return { place: { country, timezone }, remark: undefined }
  if (country !== undefined) {
    const place = { country, timezone: zoneOfCountry(country, ownZone) ?? ownZone }
    return { place, remark: `Taken: time zone ${place.timezone}. ${CHANGE}` }
  }
  const zone = timezone ?? ownZone
  const own = countryOfZone(zone)
  const place =
    own === undefined ? { ...NOWHERE, ...(timezone && { timezone }) } : { country: own, timezone: zone }
  const from = own === undefined ? `, since the time zone ${zone} is of no country` : ''
  return { place, remark: `Taken: country ${place.country}, time zone ${place.timezone}${from}. ${CHANGE}` }
}

const CHANGE = 'workspace set ID --country … --timezone … changes it.'

/** The country of a zone, which its list of countries begins with; undefined where phone numbers know none. */
export function countryOfZone(zone: string): string | undefined {
  const country: string | undefined = getTimezone(zone)?.countries[0]
  return country !== undefined && phones().isSupportedCountry(country) ? country : undefined
}
