/** Contacts found by their custom fields through the rows that are kept of them: what reading every contact would give. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertContactsCounted, assertValuesKept } from '../../../test/support/counted.ts'
import { manyContacts } from '../../../test/support/many-contacts.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { NIL_UUID } from '../../lib/uuid.ts'
import { PERSONAL_DATA } from '../../personal-data.ts'
import { moveClock } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { canonical, type Filter, type Value } from '../../query/filter/tree.ts'
import type { Order } from '../../query/filter/order.ts'
import type { Page } from '../../query/listing.ts'
import { listPage } from '../../query/read-page.ts'
import { consentDefaults } from '../contact-input.ts'
import { eraseContact } from '../erasure.ts'
import { CONTACTS } from '../fields.ts'
import { receive } from '../upsert.ts'
import { keepDueValues } from './value-due-store.ts'

const server = await useServer()
const { db } = server

/** Every contact is read: a list that is narrower than the table takes no other way. */
const EVERY_CONTACT = { ...CONTACTS, where: sql`true` }

const LONG = `${'å'.repeat(180)}🎈`.repeat(3)
const VALUES: readonly unknown[] = [
  3,
  '3',
  '3.0',
  '03',
  -0.5,
  '-0.50',
  0,
  '-0',
  1e21,
  '1000000000000000000000',
  5e-8,
  '0.00000005',
  '',
  ' ',
  'a',
  'A',
  'å',
  'a\u030a',
  '🎈',
  "o'clock",
  '%',
  '\\',
  LONG,
  `${LONG}x`,
  '{"b": 1}',
  '[1]',
  true,
  'true',
  false,
  null,
  ['3.0', 'a'],
  [3, '3.0'],
  ['a', null, 'a'],
  [],
  [[1]],
  { b: 1 },
  { b: { c: 'a' } },
]
const KEYS = ['size', 'Size', 'å b', 'm', 'm.b', 'm.b.c', '__proto__', 'k'.repeat(101)]
const EMAILS = Array.from({ length: 60 }, (_, n) => `person${n}@example.com`)
const ORDERS: readonly (Order | undefined)[] = [
  undefined,
  undefined,
  [{ field: 'created', direction: 'asc' }],
  [{ field: 'name', direction: 'asc' }],
  [{ field: 'id', direction: 'desc' }],
]

/** The same each time, so that what fails can be looked at. */
function chances(seed: number) {
  let state = seed
  const below = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % n
  }
  // Never of an empty list.
  return { below, one: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item }
}

type Chances = ReturnType<typeof chances>

function aMap({ below, one }: Chances): Record<string, unknown> {
  // From text, as the API does it: a member named __proto__ is one like any other.
  return JSON.parse(
    `{${Array.from({ length: below(4) }, () => `${JSON.stringify(one(KEYS))}:${JSON.stringify(one(VALUES))}`).join()}}`,
  ) as Record<string, unknown>
}

function aCondition({ below, one }: Chances): Filter {
  const scalars = VALUES.filter((value): value is Value => typeof value !== 'object' || value === null)
  const operator = below(4) === 0 ? 'ne' : 'eq'
  return { field: 'customFields', key: one(KEYS), operator, values: [one(scalars)] }
}

function aFilter(chance: Chances): Filter {
  const condition = aCondition(chance)
  const state: Filter = { field: 'state', operator: 'eq', values: [chance.one(['active', 'unsubscribed'])] }
  const tag: Filter = { field: 'tags', operator: 'eq', values: ['t'] }
  return chance.one<Filter>([
    condition,
    condition,
    { and: [condition, state] },
    { and: [tag, condition, aCondition(chance)] },
    { or: [condition, aCondition(chance)] },
    { not: condition },
  ])
}

async function assertAsEveryContact(workspaceId: string, page: Page): Promise<void> {
  const [found, wanted] = await Promise.all(
    [CONTACTS, EVERY_CONTACT].map(async (listing) =>
      (await listPage(db, listing, workspaceId, page)).toString(),
    ),
  )
  assert.equal(found, wanted, `${page.filter && canonical(page.filter)} ${JSON.stringify(page.order)}`)
}

async function write(workspaceId: string, chance: Chances): Promise<void> {
  const inputs = Array.from({ length: 8 }, () => ({
    details: {
      email: chance.one(EMAILS),
      customFields: aMap(chance),
      tags: chance.below(3) === 0 ? ['t'] : [],
    },
    consentDefaults: consentDefaults({}),
  }))
  await db.transaction((tx) => receive(tx, workspaceId, inputs))
}

const equal = (value: Value): Page => ({
  filter: { field: 'customFields', key: 'size', operator: 'eq', values: [value] },
  offset: 0,
  limit: 100,
})

describe('contacts by their custom fields', () => {
  for (const seed of [1, 2, 3, 4]) {
    test(`whatever is written and erased, any filter gives the contacts, order and total that reading all gives (${seed})`, async () => {
      const { id } = await aWorkspace(server)
      const chance = chances(seed)
      for (let round = 0; round < 12; round += 1) {
        await write(id, chance)
        if (round % 4 === 3) {
          const [contact] = await db.rows<{ id: string }>(sql`
            select id from contact where workspace_id = ${id}::uuid order by id limit 1`)
          await eraseContact(db, id, contact?.id ?? '', 'test', PERSONAL_DATA)
        }
        for (let n = 0; n < 25; n += 1) {
          const extent = { offset: chance.below(4), limit: 1 + chance.below(60) }
          await assertAsEveryContact(id, { filter: aFilter(chance), order: chance.one(ORDERS), ...extent })
        }
      }
      await assertContactsCounted(db, id)
    })
  }

  test('every value is found by itself, and by a number that it reads as', async () => {
    const { id } = await aWorkspace(server)
    const inputs = VALUES.map((size, n) => ({
      details: { email: `value${n}@example.com`, customFields: { size } },
      consentDefaults: consentDefaults({}),
    }))
    await db.transaction((tx) => receive(tx, id, inputs))

    for (const value of [...VALUES, 'none', -3, 0.00000005]) {
      if (typeof value !== 'object' || value === null) await assertAsEveryContact(id, equal(value as Value))
    }
  })

  test('pages far behind are those of reading all, and a common value goes with other conditions', async () => {
    const { id } = await aWorkspace(server)
    await manyContacts(db, id, 7_000)
    const size: Filter = { field: 'customFields', key: 'size', operator: 'eq', values: [3] }
    const city: Filter = { field: 'city', operator: 'eq', values: ['City 3'] }

    for (const filter of [size, { and: [size, city] }])
      for (const offset of [0, 100, 1_100, 1_200, 1_350, 5_000])
        for (const order of ORDERS) await assertAsEveryContact(id, { filter, order, offset, limit: 100 })
  })

  test('a contact with more values than are kept is found all the same, and so are the others', async () => {
    const { id } = await aWorkspace(server)
    const take = (customFields: object, email: string) =>
      db.transaction((tx) =>
        receive(tx, id, [
          { details: { email, customFields: { ...customFields } }, consentDefaults: consentDefaults({}) },
        ]),
      )
    await take({ size: 3 }, 'one@example.com')
    await take({ size: 3, many: Array.from({ length: 1_000 }, (_, n) => n) }, 'many@example.com')

    assert.match((await listPage(db, CONTACTS, id, equal(3))).toString(), /"maxResults":2\b/)
    await assertAsEveryContact(id, equal(3))
    await take({ many: null }, 'many@example.com')
    await assertAsEveryContact(id, equal(3))
    await assertValuesKept(db, id)
  })
})

/** As the migration leaves a workspace. */
async function beginAgain(id: string, notBefore = new Date(0)): Promise<void> {
  await db.rows(sql`delete from contact_value where workspace_id = ${id}::uuid`)
  await db.rows(sql`
    insert into contact_value_due (workspace_id, kept_until, not_before)
    values (${id}::uuid, ${NIL_UUID}::uuid, ${notBefore}::timestamptz)`)
}

async function isDue(id: string): Promise<boolean> {
  return (await db.rows(sql`select from contact_value_due where workspace_id = ${id}::uuid`)).length > 0
}

describe('contacts of an earlier version', () => {
  test('are left for an hour in which processes of that version may write; what was kept meanwhile is made again', async () => {
    const { id } = await aWorkspace(server)
    await manyContacts(db, id, 10)
    await beginAgain(id, new Date(Date.now() + 3_600_000))
    await db.rows(sql`
      insert into contact_value (workspace_id, key, value, created, contact_id, is_spelt)
      select workspace_id, 'size', '99', created, id, true from contact where workspace_id = ${id}::uuid`)

    await keepDueValues(db)
    assert.equal(await isDue(id), true)
    await assertAsEveryContact(id, equal(99))
    moveClock(3_600_001)
    await keepDueValues(db)
    moveClock(-3_600_001)
    assert.equal(await isDue(id), false)

    await assertValuesKept(db, id)
    await assertAsEveryContact(id, equal(99))
    await assertAsEveryContact(id, equal(3))
  })

  test('are read one by one until all their values are kept, by a job that whoever writes meanwhile does not upset', async () => {
    const { id } = await aWorkspace(server)
    await manyContacts(db, id, 2_100)
    await beginAgain(id)
    await assertAsEveryContact(id, equal(3))
    assert.match((await listPage(db, CONTACTS, id, equal(3))).toString(), /"maxResults":420\b/)

    const chance = chances(7)
    const writing = (async () => {
      for (let round = 0; round < 40; round += 1) {
        await write(id, chance)
        await assertAsEveryContact(id, equal(chance.one([3, '3', 'a'])))
      }
    })()
    await Promise.all([writing, keepDueValues(db), keepDueValues(db)])

    assert.equal(await isDue(id), false)
    await assertContactsCounted(db, id)
    for (const value of [3, '3', 'a', 'none']) await assertAsEveryContact(id, equal(value))
  })
})
