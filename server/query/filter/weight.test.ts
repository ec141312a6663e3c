/** What filters and orders weigh: more for what reads more, and never too much for what people ask. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from '../../platform/sql.ts'
import type { Fields } from './fields.ts'
import { parseOrder } from './order.ts'
import { parseFilter } from './parse.ts'
import { conditionsIn, requestsOf, weightOf, WEIGHT_MAXIMUM } from './weight.ts'

const FIELDS: Fields = {
  name: { type: 'string', sql: sql`c.name` },
  city: { type: 'string', sql: sql`c.city` },
  text: { type: 'string', sql: sql`c.text`, isLong: true },
  count: { type: 'number', sql: sql`c.count` },
  tags: { type: 'strings', sql: sql`c.tags` },
  map: { type: 'map', sql: sql`c.map` },
}

function points(filter: string): number {
  return weightOf(parseFilter(filter, FIELDS), undefined, FIELDS).points
}

function many(condition: string): string {
  return Array.from({ length: 100 }, () => condition).join(' or ')
}

describe('the weight of a filter', () => {
  /** each weighs less than the next */
  const LADDERS = [
    ["name eq 'a'", "name like 'a%'", "name like '%a%'", "text like '%a%'"],
    ["name like 'a'", "name like '%a%b%c%'", "name like '%a%b%c%d%e%'"],
    ["name eq 'a'", "tags eq 'a'", "map.a eq 'a'", "map.a like 'a'"],
    ["name eq 'a'", "name ne 'a'", "not (name ne 'a')"],
    ["name eq 'a'", "name eq 'a' and city eq 'b'", "name eq 'a' or city eq 'b' or count eq 1"],
    ["text eq 'a'", "text like 'a%'", "text like 'a'"],
  ]
  for (const ladder of LADDERS) {
    test(ladder.join(' < '), () => {
      const weights = ladder.map(points)
      assert.deepEqual(
        weights,
        weights.toSorted((a, b) => a - b),
      )
      assert.equal(new Set(weights).size, weights.length, weights.join(' '))
    })
  }

  test('a hundred comparisons of short columns are taken, a hundred searches in long text are not', () => {
    assert.ok(points(many('count eq 1')) <= WEIGHT_MAXIMUM)
    assert.ok(points(many('count ne 1')) <= WEIGHT_MAXIMUM)
    assert.ok(points(many("text like 'a'")) > WEIGHT_MAXIMUM)
    assert.ok(points(many("map.a eq 'a'")) > WEIGHT_MAXIMUM)
  })

  test('names the condition that weighs most, and an order by long text where that does', () => {
    const filter = parseFilter("name eq 'a' and text like '%sale%' and count gt 3", FIELDS)
    const order = parseOrder('text desc', FIELDS)

    assert.equal(weightOf(filter, undefined, FIELDS).costliest, "text like '%sale%'")
    assert.equal(
      weightOf(parseFilter('count gt 3', FIELDS), order, FIELDS).costliest,
      'the order by text desc',
    )
    assert.equal(weightOf(undefined, undefined, FIELDS).costliest, undefined)
  })

  test('more conditions never weigh less, and every condition is counted', () => {
    const condition = fc.constantFrom(
      "name eq 'a'",
      "text like '%a'",
      'not count eq 1',
      "map.x in ('a', 'b')",
    )
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 20 }), condition, (parts, further) => {
        const [before, after] = [parts, [...parts, further]].map((all) => all.join(' and '))
        assert.ok(points(before ?? '') < points(after ?? ''))
        assert.equal(conditionsIn(parseFilter(after ?? '', FIELDS)), parts.length + 1)
      }),
    )
  })

  test('counts as one request when it is plain, and as twenty when it fills the budget', () => {
    assert.equal(requestsOf({ points: 1, costliest: undefined }), 1)
    assert.equal(requestsOf({ points: WEIGHT_MAXIMUM, costliest: undefined }), 20)
  })
})
