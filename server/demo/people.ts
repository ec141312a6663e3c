/** The demo shop's people: its contacts, who its tags and custom fields are about, and its team. */
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

export interface Person {
  readonly details: ContactFields
  readonly state: 'active' | 'invited' | 'unsubscribed'
}

/** Addresses of example.com reach nobody; the phone numbers are of the range Sweden keeps for fiction. */
export const PEOPLE: readonly Person[] = Array.from({ length: 240 }, (_, n) => person(n))

export const CUSTOM_FIELDS = [
  { name: 'shoe_size', label: 'Shoe size', type: 'number' },
  { name: 'birthday', label: 'Birthday', type: 'date' },
  { name: 'favourite_room', label: 'Favourite room', type: 'text' },
] as const

export const SEGMENTS = [
  { name: 'Regulars', filter: "state eq 'active' and tags eq 'regular'" },
  { name: 'Newcomers in Sweden', filter: "state eq 'active' and country eq 'SE' and tags eq 'newsletter'" },
] as const

export const TEAM = [
  { name: 'Freja Oakley', email: 'freja@example.com', role: 'Founder', bio: 'Answers every letter.' },
  { name: 'Mateo Ruiz', email: 'mateo@example.com', role: 'Buyer', bio: 'Finds the people who make things.' },
  { name: 'Night shift', email: 'night@example.com', role: 'Operations', isSecret: true },
] as const

function person(n: number): Person {
  const first = FIRST[n % FIRST.length] ?? FIRST[0]
  const last = LAST[(n * 3 + Math.floor(n / FIRST.length)) % LAST.length] ?? LAST[0]
  const place = PLACES[(n * 5) % PLACES.length] ?? PLACES[0]
  const rooms = ['kitchen', 'garden', 'library'] as const
  return {
    state: n % 17 === 5 ? 'unsubscribed' : n % 11 === 3 ? 'invited' : 'active',
    details: {
      name: `${first} ${last}`,
      email: `${ascii(first)}.${ascii(last)}.${n + 1}@example.com`,
      phone: n < 90 ? `+4670174${String(605 + n).padStart(4, '0')}` : undefined,
      ...place,
      source: n % 2 === 0 ? 'Web form' : 'Shop counter',
      systemSource: n % 2 === 0 ? 'webhook' : 'direct',
      tags: [
        'newsletter',
        ...(n % 3 === 0 ? ['regular'] : []),
        ...(n % 13 === 0 ? ['wholesale'] : []),
        ...(n % 29 === 0 ? ['press'] : []),
      ],
      customFields: { shoe_size: 36 + (n % 11), favourite_room: rooms[n % rooms.length] ?? 'kitchen' },
    },
  }
}

function ascii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
}
