/** The demo shop's people, and what its custom fields and segments say of them. */
import type { ContactFields } from '../contacts/contact-input.ts'

const FIRST = [
  'Anna',
  'Björn',
  'Camille',
  'David',
  'Elin',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Klara',
  'Lukas',
  'Maja',
  'Nils',
  'Olivia',
  'Pablo',
  'Quinn',
  'Rosa',
  'Sven',
  'Tilda',
  'Uma',
  'Viktor',
  'Wilma',
  'Xavier',
  'Ylva',
  'Zoe',
] as const
const LAST = [
  'Andersson',
  'Bauer',
  'Castillo',
  'Dubois',
  'Eriksson',
  'Fischer',
  'García',
  'Holm',
  'Iversen',
  'Jansson',
  'Keller',
  'Lindgren',
  'Moreau',
  'Nyström',
  'Olsen',
  'Petit',
  'Quintero',
  'Rossi',
  'Schmidt',
  'Torres',
] as const
const PLACES = [
  { city: 'Stockholm', country: 'SE' },
  { city: 'Göteborg', country: 'SE' },
  { city: 'Berlin', country: 'DE' },
  { city: 'Paris', country: 'FR' },
  { city: 'Madrid', country: 'ES' },
  { city: 'København', country: 'DK' },
] as const

/** Names that reach nobody (RFC 2606), as often as large mailbox providers. */
const MAIL = [
  'example.com',
  'example.com',
  'example.com',
  'example.org',
  'example.net',
  'example.com',
  'example.org',
] as const
const PERSONS = 240

export interface Person {
  /** Whole days; people come in groups, so that few statements write them all. */
  readonly joinedDaysAgo: number
  readonly details: ContactFields
  readonly state: 'active' | 'invited' | 'unsubscribed'
}

/** The phone numbers are of the range Sweden keeps for fiction. */
export const PEOPLE: readonly Person[] = Array.from({ length: PERSONS }, (_, n) => person(n))

export const CUSTOM_FIELDS = [
  { name: 'shoe_size', label: 'Shoe size', type: 'number' },
  { name: 'birthday', label: 'Birthday', type: 'date' },
  { name: 'favourite_room', label: 'Favourite room', type: 'text' },
] as const

export const SEGMENTS = [
  { name: 'Newsletter', filter: "state eq 'active' and tags eq 'newsletter'" },
  { name: 'Regulars', filter: "state eq 'active' and tags eq 'regular'" },
  { name: 'Stockholm', filter: "state eq 'active' and city eq 'Stockholm'" },
  { name: 'Press and wholesale', filter: "state eq 'active' and (tags eq 'press' or tags eq 'wholesale')" },
] as const

/** Few at first, then more and more. */
function joined(n: number): number {
  const days = 320 * (1 - n / PERSONS) ** 1.4
  const step = days > 60 ? 20 : days > 16 ? 4 : 2
  return Math.floor(days / step) * step
}

function person(n: number): Person {
  const first = FIRST[n % FIRST.length] ?? FIRST[0]
  const last = LAST[(n * 3 + Math.floor(n / FIRST.length)) % LAST.length] ?? LAST[0]
  const place = PLACES[(n * 5) % PLACES.length] ?? PLACES[0]
  const rooms = ['kitchen', 'garden', 'library'] as const
  return {
    joinedDaysAgo: joined(n),
    state: n % 17 === 5 ? 'unsubscribed' : n % 11 === 3 ? 'invited' : 'active',
    details: {
      name: `${first} ${last}`,
      email: `${ascii(first)}.${ascii(last)}@${MAIL[n % MAIL.length] ?? MAIL[0]}`,
      phone:
        n % 8 < 3 ? `+4670174${String(605 + Math.floor(n / 8) * 3 + (n % 8)).padStart(4, '0')}` : undefined,
      ...place,
      source: n % 2 === 0 ? 'Web form' : 'Shop counter',
      systemSource: n % 2 === 0 ? 'webhook' : 'direct',
      tags: [
        'newsletter',
        ...(n % 3 === 0 ? ['regular'] : []),
        ...(n % 13 === 0 ? ['wholesale'] : []),
        ...(n % 29 === 0 ? ['press'] : []),
      ],
      customFields: {
        shoe_size: 36 + (n % 11),
        favourite_room: rooms[n % rooms.length] ?? 'kitchen',
        ...(n % 4 === 1
          ? {
              birthday: `${1958 + ((n * 11) % 46)}-${twoDigits(1 + ((n * 5) % 12))}-${twoDigits(1 + ((n * 13) % 28))}`,
            }
          : {}),
      },
    },
  }
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}

function ascii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
}
