/** People of another service become contacts, batch by batch: with their states, tags, fields and proof, quietly. */
import type { CustomField } from '../contacts/custom-fields/store.ts'
import { targetsOf, placeByIndex, type Columns, type ImportField } from '../contacts/import/import-columns.ts'
import { reasonOf } from '../contacts/import/import-cells.ts'
import { readRow } from '../contacts/import/import-values.ts'
import { outcomesOf, countsOf } from '../contacts/import/batch-outcome.ts'
import type { ContactInput } from '../contacts/merge-batch.ts'
import { readChannelAddress } from '../contacts/suppression/operator-actions.ts'
import { applyOptOuts } from '../contacts/suppression/apply-opt-out.ts'
import type { OptOut } from '../contacts/suppression/schemas.ts'
import { receiveBatch, rehearseBatch } from '../contacts/upsert.ts'
import { retried, type Db, type Tx } from '../platform/database.ts'
import { confirmedEmails } from './confirmed-store.ts'
import type { Person } from './records.ts'
import type { Tally } from './tally.ts'

const FIELDS = [
  'email',
  'phone',
  'name',
  'first_name',
  'last_name',
  'tags',
  'image',
  'bio',
  'address',
  'city',
  'postalCode',
  'region',
  'country',
  'source',
  'state',
  'follows_email',
  'follows_sms',
] as const satisfies ImportField[]
const BATCH = 500

export interface PeopleOrder {
  readonly workspaceId: string
  readonly service: string
  /** Of the workspace: numbers without a country code are dialled there. */
  readonly country: string
  readonly fields: ReadonlyMap<string, CustomField>
  /** Nothing is written. */
  readonly isTrial: boolean
}

/** Stores people in the order in which they come; each batch is one transaction, so that the same order goes on anywhere. */
export async function storePeople(
  db: Db,
  people: AsyncIterable<Person>,
  order: PeopleOrder,
  tally: Tally,
): Promise<void> {
  const read = reader(order)
  let batch: Person[] = []
  for await (const person of people) {
    batch.push(person)
    if (batch.length < BATCH) continue
    await storeBatch(db, batch, order, read, tally)
    batch = []
  }
  if (batch.length > 0) await storeBatch(db, batch, order, read, tally)
}

type Read = (person: Person) => ReturnType<typeof readRow>

/** By the same reading as a file that somebody maps by hand. */
function reader({ fields, country, service }: PeopleOrder): Read {
  const customs = [...new Map([...fields.values()].map((field) => [field.name, field])).values()]
  const header = [...FIELDS, ...customs.map(({ name }) => `customFields.${name}`)]
  const columns: Columns = placeByIndex(header, customs, header)
  const places = targetsOf(columns)
  return (person) => {
    const extras = new Map<string, string>(
      Object.entries(person.extras).flatMap(([title, text]) => {
        const field = fields.get(title)
        return field ? [[`customFields.${field.name}`, text] as [string, string]] : []
      }),
    )
    const own: Readonly<Partial<Record<string, string>>> = {
      source: service,
      ...person.cells,
      state: person.state,
      follows_sms: person.agreedToSms === true ? 'always' : 'off',
    }
    const cells = places.map((place) => (place === null ? '' : (own[place] ?? extras.get(place) ?? '')))
    const input = readRow(cells, columns, { country, invites: false })
    return 'problems' in input ? input : { ...input, ...kept(person, service) }
  }
}

function kept({ proof, ip, note }: Person, service: string): Pick<ContactInput, 'proof' | 'note'> {
  return {
    ...(proof && { proof: { source: 'import', words: proof, ...(ip && { ip }) } }),
    ...(note && { note: { source: service, text: note } }),
  }
}

async function storeBatch(
  db: Db,
  people: readonly Person[],
  order: PeopleOrder,
  read: Read,
  tally: Tally,
): Promise<void> {
  const rows = people.map((person) => ({
    line: person.line,
    cells: [person.cells.email ?? person.cells.phone ?? ''],
  }))
  const inputs: ContactInput[] = []
  const taken: typeof rows = []
  const refused = rows.flatMap((row, at) => {
    const person = people[at]
    const input = person && read(person)
    if (input && 'problems' in input) return [{ ...row, problems: input.problems }]
    if (input) inputs.push(input)
    if (input) taken.push(row)
    return []
  })
  const stored = await retried(() =>
    db.transaction(async (tx) => {
      const received = await (order.isTrial ? rehearseBatch : receiveBatch)(tx, order.workspaceId, inputs)
      return { received, ...(await suppressed(tx, people, order)) }
    }),
  )
  const outcomes = outcomesOf({ inputs, rows: taken, refused }, stored.received)
  tally.addPeople(countsOf(outcomes), people, stored)
  for (const { line, cells, outcome, problems = [] } of outcomes)
    if (outcome === 'rejected') tally.reject({ line, who: cells[0] ?? '', reason: reasonOf(problems) })
}

/** Addresses that must not be written to, whatever contact holds them; but for people who said yes here since. */
async function suppressed(
  tx: Tx,
  people: readonly Person[],
  { workspaceId, service, country, isTrial }: PeopleOrder,
): Promise<{ suppressed: number; keptOn: number }> {
  const optOuts = people.flatMap((person): OptOut[] => {
    const known = person.suppression && readChannelAddress(person.cells.email ?? '', country)
    if (!person.suppression || !known) return []
    return [{ ...known, source: 'operator', contactId: null, reason: person.suppression, detail: service }]
  })
  const emails = optOuts
    .filter(({ reason }) => reason === 'unsubscribed')
    .map(({ address }) => address.toLowerCase())
  const confirmed = await confirmedEmails(tx, workspaceId, emails)
  const meant = optOuts.filter(
    ({ reason, address }) => reason !== 'unsubscribed' || !confirmed.has(address.toLowerCase()),
  )
  if (!isTrial && meant.length > 0) await applyOptOuts(tx, workspaceId, meant)
  return { suppressed: meant.length, keptOn: optOuts.length - meant.length }
}
