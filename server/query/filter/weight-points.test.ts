/** The points of docs/decisions/limits, each by itself: what a filter is charged is promised, not only its order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../../platform/sql.ts'
import type { Fields } from './fields.ts'
import { parseOrder } from './order.ts'
import { parseFilter } from './parse.ts'
import { conditionsIn, requestsOf, WEIGHT_COSTLY, WEIGHT_MAXIMUM, weightOf } from './weight.ts'

const FIELDS: Fields = {
  name: { type: 'string', sql: sql`c.name` },
  text: { type: 'string', sql: sql`c.text`, isLong: true },
  tags: { type: 'strings', sql: sql`c.tags` },
  map: { type: 'map', sql: sql`c.map` },
}
const inList = (values: number): string =>
  `name in (${Array.from({ length: values }, (_, n) => `'${n}'`).join(', ')})`

const POINTS: Readonly<Record<string, number>> = {
  "name eq 'a'": 1,
  "name ne 'a'": 2,
  "not (name eq 'a')": 2,
  "not (name eq 'a' and name ne 'b')": 4,
  "name eq 'a' and name eq 'b' or name eq 'c'": 3,
  "tags eq 'a'": 2,
  "map.a eq 'a'": 4,
  "map.a ne 'a'": 5,
  "text eq 'a'": 4,
  "text ne 'a'": 5,
  'text eq null': 1,
  "name like 'a%'": 2,
  "name like 'a%b%'": 3,
  "name like 'a'": 5,
  "name like '%a'": 5,
  "name like '%a%'": 5,
  "name like '_a%'": 5,
  "name like '%a%b%'": 6,
  "name like '%a%b%c%'": 7,
  "text like '%a%'": 20,
}

const orderPoints = (order: string) => weightOf(undefined, parseOrder(order, FIELDS), FIELDS).points

const count = (filter: string) => conditionsIn(parseFilter(filter, FIELDS))

const shown = (length: number) =>
  weightOf(parseFilter(`name eq '${'a'.repeat(length)}'`, FIELDS), undefined, FIELDS).costliest

test('each kind of condition has its points', () => {
  for (const [filter, points] of Object.entries(POINTS))
    assert.equal(weightOf(parseFilter(filter, FIELDS), undefined, FIELDS).points, points, filter)
  const inLists = [1, 99, 100].map((n) => weightOf(parseFilter(inList(n), FIELDS), undefined, FIELDS).points)
  assert.deepEqual(inLists, [1, 1, 2])
})

test('an order costs a point a term, and ten by long text', () => {
  assert.deepEqual(
    [orderPoints('name asc'), orderPoints('text asc'), orderPoints('name asc, text desc')],
    [1, 10, 11],
  )
})

test('200 points are the most, 50 are costly, and each ten begun are a request', () => {
  assert.deepEqual([WEIGHT_MAXIMUM, WEIGHT_COSTLY], [200, 50])
  const requests = [0, 1, 10, 11, 20, 21, 200].map((points) => requestsOf({ points, costliest: undefined }))
  assert.deepEqual(requests, [1, 1, 1, 2, 2, 3, 20])
})

test('conditions are counted wherever they stand', () => {
  assert.equal(count("name eq 'a'"), 1)
  assert.equal(count("name eq 'a' or name eq 'b' or name eq 'c'"), 3)
  assert.equal(count("name eq 'a' and (name eq 'b' or name eq 'c')"), 3)
  assert.equal(count("not (name eq 'a' or name eq 'b')"), 2)
})

test('of the costliest condition 100 characters are shown', () => {
  assert.equal(shown(90), `name eq '${'a'.repeat(90)}'`)
  assert.equal(shown(91), `name eq '${'a'.repeat(91)}…`)
})
