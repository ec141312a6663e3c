/** One row of an imported file, read into an input or refused with a reason. Pure. */
import { NAME_LENGTH, TEXT_LENGTH } from '../../http/limits.ts'
import { readCountry } from '../../lib/country.ts'
import { isPictureAddress } from '../../lib/web-address.ts'
import { Refusal, refuse } from '../../refusals.ts'
import type { Channel } from '../channel.ts'
import { customValue, type CustomField, type CustomValue } from '../webhook/custom-values.ts'
import { lineOf } from '../webhook/values.ts'
import {
  mustBeEmail,
  mustBePhone,
  readTags,
  type ConsentDefaults,
  type ContactFields,
} from '../contact-input.ts'
import type { ContactInput } from '../merge-batch.ts'
import { readTagsCell } from '../tags/cell.ts'
import { isLonger, longer, problem, problemOf, sortCells, type Problem, type Row } from './import-cells.ts'
import type { Columns, ImportField } from './import-columns.ts'
import { FREQUENCIES, type ContactState, type Frequency } from '../schemas.ts'
import { CONTACT_STATES } from '../states.ts'

export interface ImportSettings {
  /** The workspace's, ISO 3166 alpha-2: numbers without a country code are dialled there. */
  readonly country: string
  /** New contacts are asked to confirm, instead of being active. */
  readonly invites: boolean
  /** What new contacts agreed to get, unless the file says it of each; without it both channels. */
  readonly channels?: Readonly<Record<Channel, boolean>>
  /** How they agreed, in the words of who imports: kept as proof. */
  readonly proof?: string
  /** For every contact of the file. */
  readonly tags?: readonly string[]
}

const PLAIN = ['bio', 'address', 'city', 'postalCode', 'region', 'source'] as const

/** The input that a row's cells amount to; or why it is refused, in words for the person whose file it is. */
export function readRow(
  cells: readonly string[],
  { width, placed }: Columns,
  settings: ImportSettings,
): ContactInput | { readonly problems: readonly Problem[] } {
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    const counts = `has ${cells.length} cells where the header has ${width}`
    const advice = `${counts}; put quotes around cells that hold the separator`
    return { problems: [problem(advice, 'row-cells', cells.length, width)] }
  }
  const row = sortCells(cells, placed)
  const consentDefaults = consentDefaultsOf(row, settings)
  const details = detailsOf(row, settings)
  if (row.problems.length > 0) return { problems: row.problems }
  if (!details.email && !details.phone && !details.name) {
    return { problems: [problem('needs at least one of email, phone and name', 'row-nameless')] }
  }
  return {
    details,
    consentDefaults,
    isQuiet: true,
    ...(settings.proof && { proof: { source: 'import', words: settings.proof } }),
    ...(settings.invites && consentDefaults.state === 'invited' && { invitation: {} }),
  }
}

/** Who imports vouches for consent: active and followed, unless the file itself says that somebody left. */
function consentDefaultsOf(row: Row, { invites, channels }: ImportSettings): ConsentDefaults {
  const state = stateOf(row) ?? 'active'
  const usual = (channel: Channel) =>
    state === 'unsubscribed' || channels?.[channel] === false ? 'off' : 'always'
  return {
    state: invites && state === 'active' ? 'invited' : state,
    followsEmail: frequencyOf(row, 'follows_email') ?? usual('email'),
    followsSms: frequencyOf(row, 'follows_sms') ?? usual('sms'),
    systemSource: 'list_import',
    isOwnAct: false,
    whenClaimedTwice: 'refuse',
  }
}

/** A column named state holds a contact's state in an export of ours, and a part of a country in an address. */
function stateOf({ texts }: Row): ContactState | undefined {
  const [text] = texts.get('state') ?? []
  const state = CONTACT_STATES.find((one) => one === text?.toLowerCase())
  if (text !== undefined && !state && !texts.has('region')) texts.set('region', [text])
  return state
}

function frequencyOf({ texts, problems }: Row, field: ImportField): Frequency | undefined {
  const [text] = texts.get(field) ?? []
  const frequency = FREQUENCIES.find((one) => one === text?.toLowerCase())
  if (text !== undefined && !frequency) {
    const known = FREQUENCIES.join(', ')
    problems.push(problem(`"${text}" is not one of ${known}`, 'row-frequency', text, known))
  }
  return frequency
}

function detailsOf(row: Row, settings: ImportSettings): ContactFields {
  const country = countryOf(row)
  const dialled = country ?? settings.country
  const sent: Record<string, unknown> = {}
  // Members that were not sent are left out, and not undefined: what merges them looks at each, for every row.
  const keep = (member: keyof ContactFields, value: unknown): void => {
    if (value !== undefined) sent[member] = value
  }
  keep('name', nameOf(row))
  keep('email', first(row, 'email', mustBeEmail))
  keep(
    'phone',
    first(row, 'phone', (text) => mustBeWholePhone(text, dialled)),
  )
  keep('country', country)
  keep('tags', first(row, 'tags', () => tagsOf(row, settings.tags)) ?? settings.tags)
  keep('customFields', customOf(row, dialled))
  for (const field of PLAIN) keep(field, row.texts.get(field)?.[0])
  keep('image', imageOf(row))
  return sent
}

function imageOf({ texts, problems }: Row): string | undefined {
  const [text] = texts.get('image') ?? []
  if (text === undefined || isPictureAddress(text)) return text
  const shown = text.slice(0, 40)
  problems.push(
    problem(`image: "${shown}" is not a valid absolute http or https address`, 'row-image', shown),
  )
  return undefined
}

function countryOf({ texts, problems }: Row): string | undefined {
  const [text] = texts.get('country') ?? []
  const country = text === undefined ? undefined : readCountry(text)
  if (text !== undefined && !country)
    problems.push(
      problem(`"${text}" is not a country; write its two letters, such as SE`, 'row-country', text),
    )
  return country
}

function nameOf({ texts, problems }: Row): string | undefined {
  const parts = [texts.get('first_name')?.[0], texts.get('last_name')?.[0]]
  const name = texts.get('name')?.[0] ?? parts.filter((part) => part !== undefined).join(' ')
  if (isLonger(name, NAME_LENGTH)) problems.push(longer('the name', NAME_LENGTH))
  return name === '' ? undefined : name
}

/** The first cell of the field that can be read; when none can, the first one's refusal. */
function first<Value>(
  { texts, problems }: Row,
  field: ImportField,
  read: (text: string) => Value,
): Value | undefined {
  const refusals: Problem[] = []
  for (const text of texts.get(field) ?? []) {
    try {
      return read(text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(problemOf(error))
    }
  }
  problems.push(...refusals.slice(0, 1))
  return undefined
}

/** A number that a spreadsheet has rounded (`4.67E+10`) has lost its last digits: it must not be guessed. */
function mustBeWholePhone(text: string, country: string): string {
  if (/^\d{1,20}(?:[.,]\d{1,20})?E\+?\d{1,3}$/i.test(text.trim())) refuse('phone-rounded', text)
  return mustBePhone(text, country)
}

function tagsOf({ texts }: Row, more: readonly string[] = []): readonly string[] {
  const names = texts.get('tags')?.flatMap(readTagsCell) ?? []
  return readTags([...names.map(lineOf).filter((name) => name !== ''), ...more], 'tags')
}

const WANTED: Readonly<Record<CustomField['type'], string>> = {
  text: `text of at most ${TEXT_LENGTH} characters`,
  number: 'a number',
  date: 'a date, such as 2026-12-31',
  boolean: 'true or false, yes or no',
}

function customOf(
  { custom, problems }: Row,
  country: string,
): Readonly<Record<string, CustomValue>> | undefined {
  if (custom.length === 0) return undefined
  const values = new Map<string, CustomValue>()
  for (const [{ name, type }, text] of custom) {
    const value = customValue(type, text, country)
    const shown = text.slice(0, 40)
    if (value === undefined)
      problems.push(problem(`${name}: "${shown}" is not ${WANTED[type]}`, `row-${type}`, name, shown))
    else if (!values.has(name)) values.set(name, value)
  }
  return Object.fromEntries(values)
}
