/** Guards `$orderBy` and the bodies' `orderBy`: what is read, refused and written. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../platform/sql.ts'
import { fields, refusalOf } from '../../../test/oracles/filter-examples.ts'
import { keysOf, orderKey, orderToSql, parseOrder, readOrder } from './order.ts'

describe('what is read', () => {
  for (const [written, read] of [
    ['created', 'created asc'],
    [' created  DESC ', 'created desc'],
    ['name desc,price , id ASC', 'name desc, price asc, id asc'],
    ['follows.email desc', 'follows.email desc'],
  ] as const) {
    test(`${JSON.stringify(written)} is ${read}`, () => {
      const order = parseOrder(written, fields)

      assert.equal(orderKey(order), read)
      assert.deepEqual(parseOrder(orderKey(order), fields), order)
    })
  }

  test('a body takes a string or terms, and nothing is no order', () => {
    const terms = [{ field: 'name', direction: 'DESC' }, { field: 'price' }]

    assert.deepEqual(readOrder(terms, fields), parseOrder('name desc, price', fields))
    assert.deepEqual(readOrder('name desc, price', fields), parseOrder('name desc, price', fields))
    assert.equal(readOrder(undefined, fields), undefined)
  })
})

describe('what is refused', () => {
  for (const [text, position, words] of [
    ['', 1, 'expected a field name'],
    ['name,', 6, 'expected a field name, found the end'],
    ['name descending', 6, 'expected asc, desc, a comma or the end, found descending'],
    ['nmae', 1, 'did you mean name?'],
    ['tags', 1, '"tags" is not a field to sort by'],
    ['customFields.size', 1, 'is not a field to sort by'],
    ['secret', 1, 'is not a field to sort by'],
    ['__proto__', 1, 'is not a field to sort by'],
    ['name, price, name desc', 14, 'name is named twice'],
    ['id, name, price, vip, created', 23, 'at most 4 terms'],
    ["'name'", 1, 'expected a field name'],
    ['name; drop table contact', 5, 'found ;'],
  ] as const) {
    test(`${JSON.stringify(text)} at ${position}: ${words}`, () => {
      const { message } = refusalOf(() => parseOrder(text, fields))

      assert.ok(message.startsWith(`$orderBy, position ${position}: `), message)
      assert.ok(message.includes(words), message)
    })
  }

  for (const [value, path, words] of [
    [null, 'orderBy', 'must be a string or an array of 1 to 4 terms'],
    [[], 'orderBy', '1 to 4 terms'],
    [[1, 2, 3, 4, 5], 'orderBy', '1 to 4 terms'],
    [{ field: 'name' }, 'orderBy', 'must be a string or an array'],
    [['name'], 'orderBy[0]', 'must be an object with field, direction'],
    [[{}], 'orderBy[0].field', 'must be a string'],
    [[{ field: 'name' }, { field: 'tags' }], 'orderBy[1].field', 'is not a field to sort by'],
    [[{ field: 'name' }, { field: 'name' }], 'orderBy[1].field', 'named twice'],
    [[{ field: 'name', direction: 'up' }], 'orderBy[0].direction', 'must be asc or desc'],
    [[{ field: 'name', direction: null }], 'orderBy[0].direction', 'must be asc or desc'],
    [[{ field: 'name', nulls: 'first' }], 'orderBy[0]', 'has no member "nulls"'],
  ] as const) {
    test(`${JSON.stringify(value)} at ${path}: ${words}`, () => {
      const refusal = refusalOf(() => readOrder(value, fields))

      assert.equal(refusal.answer.details?.[0]?.path, path)
      assert.ok(refusal.message.includes(words), refusal.message)
    })
  }
})

test('an order of as many terms as may be is read', () => {
  const names = ['name', 'created', 'price', 'seen']

  assert.deepEqual(
    readOrder(
      names.map((field) => ({ field })),
      fields,
    ),
    names.map((field) => ({ field, direction: 'asc' })),
  )
})

test('asc behind desc is one word too many', () => {
  assert.match(refusalOf(() => parseOrder('name desc asc', fields)).message, /found asc/)
})

test('the tie is compared as what it is, an id unless something else is said', () => {
  const tie = { sql: sql`id` }
  const keys = [...keysOf([], fields, tie), ...keysOf([], fields, { ...tie, type: 'number' })]

  assert.deepEqual(
    keys.map(({ type }) => type),
    ['id', 'number'],
  )
})

describe('what is written', () => {
  test('nulls last is said only where it is not so already, and the tie follows the last term', () => {
    const tie = { sql: sql`id` }

    assert.equal(orderToSql(parseOrder('created desc', fields), fields, tie).text, 'created desc, id desc')
    assert.equal(
      orderToSql(parseOrder('name desc', fields), fields, tie).text,
      'name desc nulls last, id desc',
    )
    assert.equal(
      orderToSql(parseOrder('name desc, seen', fields), fields, tie).text,
      'name desc nulls last, seen asc, id asc',
    )
    assert.equal(orderToSql([], fields, { ...tie, direction: 'desc' }).text, 'id desc')
  })

  test('a field with an order of its own is sorted by that', () => {
    const folded = {
      name: { type: 'string', sql: sql`name`, order: [sql`lower(name)`, sql`name`], nullable: false },
    } as const

    assert.equal(
      orderToSql(parseOrder('name', folded), folded, { sql: sql`id` }).text,
      'lower(name) asc, name asc, id asc',
    )
  })
})
