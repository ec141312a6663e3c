/** Where somebody lives, of one place alone: parts of two are no address. Pure. */
import { readCountry, readThreeLetters } from '../../lib/country.ts'
import type { PlaceName } from './field-kinds.ts'
import { readLabel } from './payload/labels.ts'
import { isHouseNumber, withHouseNumber } from './house-numbers.ts'
import type { Sent, SentFields } from './sent-fields.ts'
import { isStateOfAnything } from './state-words.ts'
import { lineOf, textOf } from './values.ts'

export interface SentPlace {
  readonly address?: string
  readonly city?: string
  readonly postalCode?: string
  readonly region?: string
  /** ISO 3166 alpha-2. */
  readonly country?: string
}

const NAMES: readonly PlaceName[] = ['address', 'address2', 'city', 'postal_code', 'region', 'country']
const PART_LENGTH = 300
const OTHER = 'another place was taken'

/** Of several places the one that speaks best for itself. A state alone is none, unless it is known as one: other things are called so, too. */
export function readPlace(sentFields: SentFields): SentPlace {
  const groups = groupsOf(sentFields)
  joinStreets(groups)
  const best = [...groups.values()].sort((a, b) => b.points - a.points)[0]
  const taken = best?.parts ?? new Map<PlaceName, Part>()
  for (const { parts } of groups.values())
    for (const [name, { sent, text }] of parts) {
      if (taken.get(name)?.text === text) sentFields.read.set(sent.key, name)
      else sentFields.ignored.set(sent.key, OTHER)
    }
  const text = (name: PlaceName): string | undefined => taken.get(name)?.text
  const address = addressOf(taken)
  const [city, postalCode, region, country] = [
    text('city'),
    text('postal_code'),
    text('region'),
    text('country'),
  ]
  return {
    ...(address !== undefined && { address }),
    ...(city !== undefined && { city }),
    ...(postalCode !== undefined && { postalCode }),
    ...(region !== undefined && { region }),
    ...(country !== undefined && { country }),
  }
}

/** "Billing address", beside a city and a postal code of no address of their own: the street of that place. */
function joinStreets(groups: Map<string, Group>): void {
  for (const [key, { parts }] of groups) {
    const own = groups.get(
      key.replace(/\n(?:billing|invoice|home|physical|residential|mailing|postal)$/, '\n'),
    )
    const isStreet = parts.has('address') && [...parts.keys()].every((name) => /^address2?$/.test(name))
    if (own === undefined || own.parts === parts || !isStreet || own.parts.has('address')) continue
    for (const [name, part] of parts) own.parts.set(name, part)
  }
}

/** A street and what stands in its second line, or its house's number. */
function addressOf(taken: ReadonlyMap<PlaceName, Part>): string | undefined {
  const [street, second] = [taken.get('address'), taken.get('address2')]
  if (street && second && isNumber(second))
    return street.text.endsWith(` ${second.text}`)
      ? street.text
      : withHouseNumber(street.text, second.text, labelOf(second), taken.get('country')?.text)
  const lines = [street?.text, second?.text].filter((line) => line !== undefined)
  return lines.length > 0 ? lines.join(', ') : undefined
}

function isNumber(part: Part): boolean {
  return isHouseNumber(labelOf(part), part.text)
}

/** As its form calls it, or the last step of its key. */
function labelOf({ sent: { key, label } }: Part): string {
  return label ?? key.replace(/\.$/, '').split('.').at(-1) ?? key
}

interface Part {
  readonly sent: Sent
  readonly text: string
}

interface Group {
  points: number
  readonly parts: Map<PlaceName, Part>
}

function groupsOf({ fields, ignored, leftOver, read }: SentFields): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const name of NAMES)
    for (const sent of fields.get(name) ?? []) {
      const text = readPart(name, sent.value)
      if (text === undefined) {
        ignored.set(sent.key, name === 'country' ? 'must be a country' : 'must be a line of text')
        if (name !== 'region' && typeof sent.value !== 'boolean') leftOver.push(sent)
        continue
      }
      const group = groups.get(groupKey(sent)) ?? { points: 0, parts: new Map<PlaceName, Part>() }
      groups.set(groupKey(sent), group)
      const [part, known] = [{ sent, text }, group.parts.get(name)]
      if (known && name === 'address2' && isNumber(known) && isNumber(part)) {
        // "5" and, in a field of its own, the "B" that belongs to it.
        group.parts.set(name, { sent: known.sent, text: `${known.text} ${text}` })
        read.set(sent.key, name)
      }
      if (known) continue
      group.parts.set(name, part)
      group.points += 10 + (sent.points ?? 0) / 2
    }
  for (const [key, { parts }] of groups)
    if ([...parts].every(([name, part]) => name === 'address2' || isOfAnything(name, part))) {
      for (const { sent } of parts.values())
        ignored.set(sent.key, 'without a place it may be the state of anything')
      groups.delete(key)
    }
  return groups
}

function isOfAnything(name: PlaceName, part: Part): boolean {
  return name === 'region' && isStateOfAnything(labelOf(part), part.text)
}

const KIND =
  /(?:^|[.[_-])(billing|shipping|invoice|delivery|(?:home|work|office|physical|residential|mailing|postal(?![-_ ]?(?:code|zip)))(?=[-_ ]))/i
const PARCELS = ['billing', 'shipping'] as const

/** What it lies in, and what its own key begins with: `billing_city` and `shipping_city` are two places, `address.country.iso` is one's. */
function groupKey({ around: whole = '', key, label }: Sent): string {
  const around = whole.replace(/(?:^|\n)[^\n]*country$/i, '')
  const own = KIND.exec(key.slice(around.length > 0 ? key.lastIndexOf('.') + 1 : 0))?.[1]
  const kind = own?.toLowerCase() ?? PARCELS.find((one) => readLabel(label ?? key).meanings.has(one)) ?? ''
  return `${around}\n${kind}`
}

function readPart(name: PlaceName, value: unknown): string | undefined {
  const one = Array.isArray(value) ? linesIn(value) : value
  const text = typeof one === 'boolean' ? undefined : textOf(one)
  if (text === undefined || text === '' || text.length > PART_LENGTH || text.includes('@')) return undefined
  if (name === 'country') return readCountry(text) ?? readThreeLetters(text)
  return name === 'region' ? lineOf(text).replace(WITH_COUNTRY, '') : lineOf(text)
}

/** "US-OR" (ISO 3166-2): the country is said by itself. */
const WITH_COUNTRY = /^[A-Z]{2}-(?=[A-Z\d]{1,3}$)/

/** A street is often a list, a line each. */
function linesIn(values: readonly unknown[]): string {
  return values.filter((line) => typeof line === 'string' && line.trim() !== '').join(', ')
}
