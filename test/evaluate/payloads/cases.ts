/** Every payload that is read in the evaluation. */
import type { Expected } from './evaluate.ts'
import { FORMS, type Filled } from './people.ts'
import { SECOND, type Second } from './second.ts'
import { SHAPES } from './shapes.ts'
import { FIFTH } from './fifth.ts'
import { FIFTH_FORMS } from './fifth-forms.ts'
import { FOURTH } from './fourth.ts'
import { FRESH } from './fresh.ts'
import { SIXTH_BUILDERS } from './sixth-builders.ts'
import { SIXTH_FORMS } from './sixth-forms.ts'
import { SIXTH_SYSTEMS } from './sixth-systems.ts'
import { SEVENTH_BUILDERS } from './seventh-builders.ts'
import { SEVENTH_FORMS } from './seventh-forms.ts'
import { SEVENTH_MORE_FORMS } from './seventh-more-forms.ts'
import { SEVENTH_SYSTEMS } from './seventh-systems.ts'
import { EIGHTH_BUILDERS } from './eighth-builders.ts'
import { EIGHTH_FORMS } from './eighth-forms.ts'
import { EIGHTH_SYSTEMS } from './eighth-systems.ts'
import { NINTH_BUILDERS } from './ninth-builders.ts'
import { NINTH_FORMS } from './ninth-forms.ts'
import { NINTH_MORE_BUILDERS } from './ninth-more-builders.ts'
import { NINTH_SYSTEMS } from './ninth-systems.ts'
import { TENTH_BUILDERS } from './tenth-builders.ts'
import { TENTH_FORMS } from './tenth-forms.ts'
import { TENTH_MORE_BUILDERS } from './tenth-more-builders.ts'
import { TENTH_SYSTEMS } from './tenth-systems.ts'
import { ELEVENTH_BUILDERS } from './eleventh-builders.ts'
import { ELEVENTH_FORMS } from './eleventh-forms.ts'
import { ELEVENTH_SYSTEMS } from './eleventh-systems.ts'
import { TWELFTH_BUILDERS } from './twelfth-builders.ts'
import { TWELFTH_FORMS } from './twelfth-forms.ts'
import { TWELFTH_SYSTEMS } from './twelfth-systems.ts'
import { THIRTEENTH_BUILDERS } from './thirteenth-builders.ts'
import { THIRTEENTH_FORMS } from './thirteenth-forms.ts'
import { THIRTEENTH_SYSTEMS } from './thirteenth-systems.ts'
import { FOURTEENTH_BUILDERS } from './fourteenth-builders.ts'
import { FOURTEENTH_FORMS } from './fourteenth-forms.ts'
import { FOURTEENTH_SYSTEMS } from './fourteenth-systems.ts'
import { FIFTEENTH_BUILDERS } from './fifteenth-builders.ts'
import { FIFTEENTH_FORMS } from './fifteenth-forms.ts'
import { FIFTEENTH_SYSTEMS } from './fifteenth-systems.ts'
import { TWENTY_FIRST_HELD } from './twenty-first-held.ts'
import { TWENTY_FIRST_SEEN } from './twenty-first-seen.ts'
import { TWENTIETH_HELD } from './twentieth-held.ts'
import { TWENTIETH_SEEN } from './twentieth-seen.ts'
import { NINETEENTH_HELD } from './nineteenth-held.ts'
import { NINETEENTH_SEEN } from './nineteenth-seen.ts'
import { EIGHTEENTH_HELD } from './eighteenth-held.ts'
import { EIGHTEENTH_SEEN } from './eighteenth-seen.ts'
import { SEVENTEENTH_HELD } from './seventeenth-held.ts'
import { SEVENTEENTH_SEEN } from './seventeenth-seen.ts'
import { SIXTEENTH_HELD } from './sixteenth-held.ts'
import { SIXTEENTH_SEEN } from './sixteenth-seen.ts'
import { SYSTEMS, type System } from './systems.ts'
import { THIRD } from './third.ts'
import { CLOTHES, CONSENTS, LABELS, NEGATIVES } from './tables.ts'

export type Part = 'tuned' | 'held'

export interface Case {
  readonly group:
    | 'builders'
    | 'systems'
    | 'languages'
    | 'encodings'
    | 'consent'
    | 'negative'
    | 'fresh'
    | 'second'
    | 'third'
    | 'fourth'
    | 'fifth'
    | 'sixth forms'
    | 'sixth builders'
    | 'sixth systems'
    | 'seventh forms'
    | 'seventh builders'
    | 'seventh systems'
    | 'eighth forms'
    | 'eighth builders'
    | 'eighth systems'
    | 'ninth forms'
    | 'ninth builders'
    | 'ninth systems'
    | 'tenth forms'
    | 'tenth builders'
    | 'tenth systems'
    | 'eleventh forms'
    | 'eleventh builders'
    | 'eleventh systems'
    | 'twelfth forms'
    | 'twelfth builders'
    | 'twelfth systems'
    | 'thirteenth forms'
    | 'thirteenth builders'
    | 'thirteenth systems'
    | 'fourteenth forms'
    | 'fourteenth builders'
    | 'fourteenth systems'
    | 'fifteenth forms'
    | 'fifteenth builders'
    | 'fifteenth systems'
    | 'sixteenth'
    | 'seventeenth'
    | 'eighteenth'
    | 'nineteenth'
    | 'twentieth'
    | 'twenty-first'
  /** What decides whether it is held apart, where `part` does not. */
  readonly shape: string
  readonly part?: Part
  readonly name: string
  readonly type: string
  readonly body: Buffer | string
  readonly expected: Expected
}

const FORM = 'application/x-www-form-urlencoded'
/** Forms of each builder; each gets others, so that all languages come. */
const FORMS_EACH = 5
/** They send of a box that is not ticked nothing. */
const UNSPOKEN = new Set(['plain html'])
/** They have a name of their own beside what was asked. */
const NAMED = new Set(['calendly questions'])
/** Keys of letters alone, in which a sentence cannot be found. */
const SQUEEZED = new Set(['cognito'])

function builders(): Case[] {
  return Object.entries(SHAPES).flatMap(([shape, dress], at) =>
    Array.from({ length: FORMS_EACH }, (_, n) => FORMS[(at * 3 + n * 5) % FORMS.length]).flatMap((form) =>
      form === undefined
        ? []
        : [
            {
              group: 'builders' as const,
              shape,
              name: form.title,
              ...dress(form),
              expected: expectedOf(shape, form),
            },
          ],
    ),
  )
}

function expectedOf(shape: string, { expected }: Filled): Expected {
  const { consent, name, ...rest } = expected
  return {
    ...rest,
    ...(name !== undefined && !NAMED.has(shape) && { name }),
    ...(consent !== undefined && !(UNSPOKEN.has(shape) && !consent) && !SQUEEZED.has(shape) && { consent }),
  }
}

function systems(group: 'systems' | 'fresh', list: readonly System[]): Case[] {
  return list.map(([name, body, expected]) => ({
    group,
    shape: name,
    name,
    ...sent(body),
    expected,
  }))
}

function typed(group: Case['group'], list: readonly Second[], part?: Part): Case[] {
  return list.map(([name, type, body, expected]) => ({
    group,
    ...(part && { part }),
    shape: name,
    name,
    type,
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    expected,
  }))
}

function sent(body: unknown): { type: string; body: string } {
  return typeof body === 'string'
    ? { type: FORM, body }
    : { type: 'application/json', body: JSON.stringify(body) }
}

const VALUES: Readonly<Record<string, readonly [string, Expected]>> = {
  email: ['ann@example.com', { email: 'ann@example.com' }],
  phone: ['070-123 45 67', { phone: '+46701234567' }],
  name: ['Ann Berg', { name: 'Ann Berg' }],
  city: ['Lund', { city: 'Lund' }],
  postalCode: ['222 22', { postalCode: '222 22' }],
  note: ['Please call me', { note: 'Please call me' }],
}

function languages(): Case[] {
  return rowsOf(LABELS).flatMap(([field, labels]) =>
    labels.map((label) => {
      const [value, expected] = VALUES[field] ?? ['', {}]
      const email: [string, string][] = field === 'email' ? [] : [['email', 'ann@example.com']]
      const body = new URLSearchParams([...email, [label, value]]).toString()
      return {
        group: 'languages' as const,
        shape: `${field} ${label}`,
        name: label,
        type: FORM,
        body,
        expected,
      }
    }),
  )
}

function consents(): Case[] {
  return rowsOf(CONSENTS).flatMap(([said, rows]) =>
    rows.map((row) => {
      const [key = '', value = ''] = row.split(' = ')
      const body = new URLSearchParams([
        ['email', 'ann@example.com'],
        [key, value],
      ]).toString()
      const consent = said === 'none' ? undefined : said === 'yes'
      return {
        group: 'consent' as const,
        shape: `${said} ${row}`,
        name: row,
        type: FORM,
        body,
        expected: { email: 'ann@example.com', consent },
      }
    }),
  )
}

/** A comma within a row is written as its escape. */
function rowsOf(table: string): [string, string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', rest = ''] = line.split(' | ')
      return [head, rest.split(', ').map((one) => one.replaceAll('\\u002c', ','))]
    })
}

const PAIRS = [
  ['email', 'asa@example.com'],
  ['name', 'Åsa Ö'],
  ['message', 'Hej på dig'],
] as const
const PLAIN: Expected = { email: 'asa@example.com', name: 'Åsa Ö' }

function encodings(): Case[] {
  const [json, form] = [
    JSON.stringify(Object.fromEntries(PAIRS)),
    new URLSearchParams(PAIRS.map(([key, value]): [string, string] => [key, value])).toString(),
  ]
  return CLOTHES.map(([name, dress]) => ({
    group: 'encodings',
    shape: name,
    name,
    ...dress(json, form, PAIRS),
    expected: PLAIN,
  }))
}

function negatives(): Case[] {
  return NEGATIVES.map(([name, body, expected]) => ({
    group: 'negative',
    shape: name,
    name,
    ...sent(body),
    expected,
  }))
}

export const CASES: readonly Case[] = [
  ...builders(),
  ...systems('systems', SYSTEMS),
  ...systems('fresh', FRESH),
  ...typed('second', SECOND),
  ...typed('third', THIRD),
  ...typed('fourth', FOURTH),
  ...typed('fifth', [...FIFTH, ...FIFTH_FORMS]),
  ...typed('sixth forms', SIXTH_FORMS),
  ...typed('sixth builders', SIXTH_BUILDERS),
  ...typed('sixth systems', SIXTH_SYSTEMS),
  ...typed('seventh forms', [...SEVENTH_FORMS, ...SEVENTH_MORE_FORMS]),
  ...typed('seventh builders', SEVENTH_BUILDERS),
  ...typed('seventh systems', SEVENTH_SYSTEMS),
  ...typed('eighth forms', EIGHTH_FORMS),
  ...typed('eighth builders', EIGHTH_BUILDERS),
  ...typed('eighth systems', EIGHTH_SYSTEMS),
  ...typed('ninth forms', NINTH_FORMS),
  ...typed('ninth builders', [...NINTH_BUILDERS, ...NINTH_MORE_BUILDERS]),
  ...typed('ninth systems', NINTH_SYSTEMS),
  ...typed('tenth forms', TENTH_FORMS),
  ...typed('tenth builders', [...TENTH_BUILDERS, ...TENTH_MORE_BUILDERS]),
  ...typed('tenth systems', TENTH_SYSTEMS),
  ...typed('eleventh forms', ELEVENTH_FORMS),
  ...typed('eleventh builders', ELEVENTH_BUILDERS),
  ...typed('eleventh systems', ELEVENTH_SYSTEMS),
  ...typed('twelfth forms', TWELFTH_FORMS),
  ...typed('twelfth builders', TWELFTH_BUILDERS),
  ...typed('twelfth systems', TWELFTH_SYSTEMS),
  ...typed('thirteenth forms', THIRTEENTH_FORMS),
  ...typed('thirteenth builders', THIRTEENTH_BUILDERS),
  ...typed('thirteenth systems', THIRTEENTH_SYSTEMS),
  ...typed('fourteenth forms', FOURTEENTH_FORMS),
  ...typed('fourteenth builders', FOURTEENTH_BUILDERS),
  ...typed('fourteenth systems', FOURTEENTH_SYSTEMS),
  ...typed('fifteenth forms', FIFTEENTH_FORMS),
  ...typed('fifteenth builders', FIFTEENTH_BUILDERS),
  ...typed('fifteenth systems', FIFTEENTH_SYSTEMS),
  ...typed('sixteenth', SIXTEENTH_SEEN, 'tuned'),
  ...typed('sixteenth', SIXTEENTH_HELD, 'held'),
  ...typed('seventeenth', SEVENTEENTH_SEEN, 'tuned'),
  ...typed('seventeenth', SEVENTEENTH_HELD, 'held'),
  ...typed('eighteenth', EIGHTEENTH_SEEN, 'tuned'),
  ...typed('eighteenth', EIGHTEENTH_HELD, 'held'),
  ...typed('nineteenth', NINETEENTH_SEEN, 'tuned'),
  ...typed('nineteenth', NINETEENTH_HELD, 'held'),
  ...typed('twentieth', TWENTIETH_SEEN, 'tuned'),
  ...typed('twentieth', TWENTIETH_HELD, 'held'),
  ...typed('twenty-first', TWENTY_FIRST_SEEN, 'tuned'),
  ...typed('twenty-first', TWENTY_FIRST_HELD, 'held'),
  ...languages(),
  ...encodings(),
  ...consents(),
  ...negatives(),
]
