/** Fields of an imagined resource with every type, and trees over them, for the tests of filters. */
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { sql } from '../../server/platform/sql.ts'
import { Refusal } from '../../server/refusals.ts'
import type { Fields } from '../../server/query/filter/fields.ts'
import { combine, type Filter, type Operator, type Value } from '../../server/query/filter/tree.ts'

export const fields: Fields = {
  id: { type: 'id', sql: sql`id`, nullable: false },
  feedId: { type: 'id', sql: sql`feed_id` },
  name: { type: 'string', sql: sql`name` },
  email: { type: 'string', sql: sql`email`, caseless: true },
  price: { type: 'number', sql: sql`price` },
  count: { type: 'number', sql: sql`count`, nullable: false },
  vip: { type: 'boolean', sql: sql`vip` },
  created: { type: 'date', sql: sql`created`, nullable: false },
  seen: { type: 'date', sql: sql`seen` },
  tags: { type: 'strings', sql: sql`tags` },
  labels: { type: 'strings', sql: sql`labels`, caseless: true },
  customFields: { type: 'map', sql: sql`custom_fields` },
  'follows.email': { type: 'string', sql: sql`follows_email`, operators: ['eq', 'ne', 'in'] },
  secret: { type: 'string', sql: sql`secret`, filterable: false, sortable: false },
}

export const IDS = [
  '01936f0e-0000-7000-8000-000000000001',
  '01936f0e-0000-7000-8000-000000000002',
  '01936f0e-0000-7000-8000-000000000003',
]
export const TEXTS = ['', 'a', 'A', 'ab', 'b%', 'a_', 'x\\y', "it's", '5', '05', 'true', 'öl']
export const NUMBERS = [0, -1, 5, 9.5, 1e21, 1.5e-7]
export const MOMENTS = ['2026-01-01T00:00:00.000Z', '2026-01-31T23:59:59.999Z', '2026-02-28T12:00:00.000Z']
export const KEYS = ['size', 'fabric type', "o'clock", '2024', 'a.b', 'and']

const text = fc.constantFrom(...TEXTS)
const pattern = fc.constantFrom(...TEXTS, '%', 'a%', '%b', '_', '\\', '\\%', 'b\\%', 'x\\\\y', '%\\')
const number = fc.constantFrom(...NUMBERS)
const moment = fc.constantFrom(...MOMENTS)
const id = fc.constantFrom(...IDS, 'no-uuid')
const key = fc.constantFrom(...KEYS)

const condition = fc.oneof(
  fc.constantFrom('id', 'feedId').chain((field) => compared(field, id)),
  fc.constantFrom('name', 'email').chain((field) => compared(field, text)),
  fc.constantFrom('price', 'count').chain((field) => compared(field, number)),
  fc.constantFrom('created', 'seen').chain((field) => compared(field, moment)),
  made('vip', fc.constantFrom('eq', 'ne'), fc.tuple(fc.constantFrom(true, false, null))),
  made('follows.email', fc.constantFrom('eq', 'ne'), fc.tuple(text)),
  made(fc.constantFrom('name', 'email', 'tags', 'labels'), fc.constant('like'), fc.tuple(pattern)),
  made(fc.constantFrom('tags', 'labels'), fc.constantFrom('eq', 'ne'), fc.tuple(fc.option(text))),
  made(fc.constantFrom('tags', 'labels'), fc.constant('in'), listOf(text)),
  fc.oneof(compared('customFields', text), compared('customFields', number)).chain(withKey),
  made('customFields', fc.constant('in'), listOf(fc.oneof(text, number))).chain(withKey),
  made('customFields', fc.constant('eq'), fc.tuple(fc.boolean())).chain(withKey),
  made('customFields', fc.constant('like'), fc.tuple(pattern)).chain(withKey),
)

/** Any tree that reading can make of the fields above. */
export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, parts]) => combine(kind, parts)),
    tie('filter').map((not) => ({ not })),
  ),
})).filter

/** The refusal that reading must end in. */
export function refusalOf(read: () => unknown): Refusal {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return assert.fail('nothing was refused')
}

function compared(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Filter> {
  return fc.oneof(
    made(field, fc.constantFrom('eq', 'ne'), fc.tuple(fc.option(value, { freq: 4 }))),
    made(field, fc.constantFrom('gt', 'ge', 'lt', 'le'), fc.tuple(value)),
    made(field, fc.constant('between'), fc.tuple(value, value)),
    made(field, fc.constant('in'), listOf(value)),
  )
}

function made(
  field: string | fc.Arbitrary<string>,
  operator: fc.Arbitrary<Operator>,
  values: fc.Arbitrary<Value[]>,
): fc.Arbitrary<Filter> {
  const name = typeof field === 'string' ? fc.constant(field) : field
  return fc.record({ field: name, operator, values }, { noNullPrototype: true })
}

function withKey(filter: Filter): fc.Arbitrary<Filter> {
  return key.map((key) => ({ ...filter, key }))
}

function listOf(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> {
  return fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
}
