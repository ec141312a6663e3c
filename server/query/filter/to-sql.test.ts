/** Guards, on a real PostgreSQL, that the SQL of filters, orders and seeks means what the grammar says. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { aDatabase } from '../../../test/support/database.ts'
import type { Db } from '../../platform/database.ts'
import { raw, sql, type Sql } from '../../platform/sql.ts'
import { anyFilter, fields, IDS, KEYS, MOMENTS, TEXTS } from '../../../test/oracles/filter-examples.ts'
import { holds, type Row } from '../../../test/oracles/filter-meaning.ts'
import { keysOf, orderToSql, parseOrder, type Order } from './order.ts'
import { parseFilter } from './parse.ts'
import { seekRanges, seekToSql } from './seek.ts'
import { filterToSql } from './to-sql.ts'
import type { Filter } from './tree.ts'

const TABLE = raw(`create table probe (
  id uuid primary key, feed_id uuid, name text, email text, price numeric, count integer not null, vip boolean,
  created timestamptz not null, seen timestamptz, tags text[], labels text[], custom_fields jsonb,
  follows_email text)`)

let database: { db: Db; close(): Promise<void> }
let rows: readonly Row[]

before(async () => {
  database = await aDatabase()
  rows = fc.sample(aRow(), { numRuns: 80, seed: 7 }).map((row, index) => ({ ...row, id: idOf(index) }))
  await database.db.rows(TABLE)
  await database.db.rows(sql`
    insert into probe select * from jsonb_populate_recordset(null::probe, ${JSON.stringify(rows)}::jsonb)`)
})

after(async () => database.close())

describe('filters', () => {
  test('the database finds the rows that the grammar means, for any tree', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        assert.deepEqual(await found(filter), expected(filter))
      }),
      { numRuns: 600 },
    )
  })

  for (const [expression, name] of [
    ["name like 'A'", 'a pattern with no wildcard matches anywhere, without case'],
    ["name like 'a%'", 'a wildcard anchors the rest'],
    ["name like '\\'", 'a backslash is a backslash'],
    ["name like '%\\'", 'a backslash at the end is not an error'],
    ["name like 'b\\%'", 'an escaped wildcard is the character'],
    ["name like 'ÖL'", 'like folds letters beyond ASCII'],
    ["email eq 'ÖL'", 'so do fields without case'],
    ["name ne 'a'", 'ne finds rows that have no value'],
    ["not name eq 'a'", 'and so does not'],
    ["tags ne 'a'", 'ne on a list is "does not contain"'],
    ['tags eq null', 'an empty list is unset'],
    ['customFields.size gt 4', 'numbers in maps, also in texts and arrays'],
    ["customFields.size eq 'true'", 'what a member reads as'],
  ] as const) {
    test(`${expression}: ${name}`, async () => {
      const filter = parseFilter(expression, fields)

      const ids = await found(filter)

      assert.deepEqual(ids, expected(filter))
      assert.ok(ids.length > 0 && ids.length < rows.length, `${ids.length} of ${rows.length}`)
    })
  }

  test('an id that is not a UUID matches nothing, and everything when negated', async () => {
    assert.deepEqual(await found(parseFilter("id eq 'x' or feedId in ('y') or id gt 'z'", fields)), [])
    assert.equal((await found(parseFilter("feedId ne 'x'", fields))).length, rows.length)
  })

  test('no value can make the database raise an error', async () => {
    const values = [
      '1e308',
      '-1.7976931348623157e308',
      '5e-324',
      "'0001-01-01'",
      "'9999-12-31T23:59:59.999999Z'",
    ]
    const targets = ['price', 'count', 'created', 'customFields.size', 'customFields.odd', 'name', 'id']
    const hostile =
      "name eq ''' or true --' or customFields.'a''; drop table probe' eq '$1' or name like '%_\\'"

    for (const target of targets) {
      for (const value of values) {
        for (const operator of ['eq', 'ne', 'gt', 'between 0 and']) {
          const filter = readable(`${target} ${operator} ${value}`)
          if (filter)
            assert.deepEqual(await found(filter), expected(filter), `${target} ${operator} ${value}`)
        }
      }
    }
    assert.deepEqual(await found(parseFilter(hostile, fields)), expected(parseFilter(hostile, fields)))
  })

  test('every value is a parameter with its type, and a list is one, however long', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const { text } = filterToSql(filter, fields)
        assert.doesNotMatch(text, /\$\d+(?!\d|::)/)
        assert.doesNotMatch(text, /no-uuid|it's|fabric/)
      }),
    )
    const short = filterToSql(parseFilter("name in ('a') and customFields.a in (1)", fields), fields)
    const long = filterToSql(parseFilter("name in ('a','b') and customFields.b in (1,2,3)", fields), fields)
    assert.equal(long.text, short.text)
  })

  test('a field with a condition of its own is asked for everything but ne', async () => {
    const asked: unknown[] = []
    const own = {
      tags: {
        type: 'strings',
        sql: sql`tags`,
        condition: (operator: string, values: readonly unknown[]) => {
          asked.push([operator, values])
          return sql`${String(values[0])}::text = any(tags)`
        },
      },
    } as const
    const filter = parseFilter("tags ne 'a'", own)

    const ids = await database.db.rows<{ id: string }>(sql`
      select id from probe where ${filterToSql(filter, own)} order by id`)

    assert.deepEqual(asked, [['eq', ['a']]])
    assert.deepEqual(
      ids.map(({ id }) => id),
      expected(filter),
    )
  })

  test('dots lead into maps within a map; a member whose own name has the dots comes first', async () => {
    const maps = [{ a: { b: 'x' } }, { 'a.b': 'x' }, { a: { b: 'y' } }, {}, { 'a.b': 'y', a: { b: 'x' } }]

    assert.deepEqual(await placesOf("customFields.a.b eq 'x'", maps), [0, 1])
    assert.deepEqual(await placesOf("customFields.a.b ne 'x'", maps), [2, 3, 4])
    assert.deepEqual(
      await placesOf("customFields.'a b'.c eq 'x'", [{ 'a b': { c: 'x' } }, { 'a b': 'x' }]),
      [0],
    )
  })

  test('a text of up to 400 digits is read as a number, and a longer one is none', async () => {
    const [longest, longer] = ['5'.padStart(400, '0'), '5'.padStart(401, '0')]

    assert.deepEqual(await placesOf('customFields.a eq 5', [{ a: longest }, { a: longer }]), [0])
  })

  test('what a list contains, and any of what it contains, is answered by an index', async () => {
    await database.db.rows(sql`create index probe_tags on probe using gin (tags)`)

    for (const expression of ["tags eq 'a'", "tags in ('a', 'b')"]) {
      const text = await planOf(
        sql`select id from probe where ${filterToSql(parseFilter(expression, fields), fields)}`,
      )
      assert.match(text, /Bitmap Index Scan on probe_tags/, expression)
    }
  })

  test('the largest filter is planned and run', async () => {
    const all = Array.from({ length: 100 }, (_, index) => `customFields.k${index} eq ${index}`).join(' or ')
    const deep = `${'not '.repeat(32)}vip eq true`

    assert.deepEqual(await found(parseFilter(all, fields)), [])
    assert.deepEqual(await found(parseFilter(deep, fields)), expected(parseFilter('vip eq true', fields)))
  })
})

describe('orders and seeks', () => {
  const tie = { sql: sql`id` }
  const term = fc.record({
    field: fc.constantFrom('name', 'price', 'count', 'vip', 'created', 'seen', 'feedId', 'follows.email'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  })
  const anyOrder = fc.uniqueArray(term, { maxLength: 4, selector: ({ field }) => field })
  const anyTie = fc.constantFrom(
    tie,
    { ...tie, direction: 'asc' as const },
    { ...tie, direction: 'desc' as const },
  )

  test('nulls sort last in both directions', async () => {
    for (const direction of ['asc', 'desc']) {
      const order = orderToSql(parseOrder(`name ${direction}`, fields), fields, tie)
      const names = await database.db.rows<{ name: string | null }>(
        sql`select name from probe order by ${order}`,
      )

      const unset = names.filter(({ name }) => name === null).length
      assert.ok(unset > 0)
      assert.ok(names.slice(-unset).every(({ name }) => name === null))
    }
  })

  test('a seek from any row of any order finds exactly the rows after it', async () => {
    const anyIndex = fc.array(fc.nat({ max: 79 }), { minLength: 3, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(anyOrder, anyTie, anyIndex, async (order, tie, indexes) => {
        const sorted = await boundaries(order, tie)
        for (const index of [0, sorted.length - 1, ...indexes]) {
          const values = (sorted[index] as { values: unknown[] }).values
          const rest = await database.db.rows<{ id: string }>(sql`
            select id from probe where ${seekToSql(order, fields, tie, values)}
            order by ${orderToSql(order, fields, tie)}`)
          assert.deepEqual(
            rest.map(({ id }) => id),
            sorted.slice(index + 1).map(({ id }) => id),
          )
        }
      }),
      { numRuns: 150 },
    )
  })

  test('the ranges of a seek, read one after the other, are the rest of the list in its order', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, anyTie, fc.nat({ max: 79 }), async (order, tie, index) => {
        const sorted = await boundaries(order, tie)
        const rest: string[] = []
        for (const range of seekRanges(order, fields, tie, sorted[index]?.values ?? [])) {
          const part = await database.db.rows<{ id: string }>(sql`
            select id from probe where ${range} order by ${orderToSql(order, fields, tie)}`)
          rest.push(...part.map(({ id }) => id))
        }
        assert.deepEqual(
          rest,
          sorted.slice(index + 1).map(({ id }) => id),
        )
      }),
      { numRuns: 150 },
    )
  })

  test('a seek wants a value for each key, and has no range for nulls that cannot be', () => {
    const order = parseOrder('created desc, count asc', fields)

    assert.throws(() => seekToSql(order, fields, tie, [MOMENTS[1], 5]), /A seek takes 3 values, not 2/)
    assert.equal(seekRanges(order, fields, tie, [MOMENTS[1], 5, IDS[0]]).length, 3)
  })

  test('a plain order seeks by one row comparison that an index answers', async () => {
    await database.db.rows(sql`create index probe_created on probe (created desc, id desc)`)
    const order = parseOrder('created desc', fields)
    const seek = seekToSql(order, fields, tie, [MOMENTS[1], IDS[0]])

    const text = await planOf(
      sql`select id from probe where ${seek} order by ${orderToSql(order, fields, tie)} limit 10`,
      sql`set local enable_bitmapscan = off`,
    )

    assert.match(text, /Index Cond: \(ROW\(created, id\) < ROW/)
    assert.doesNotMatch(text, /Sort/)
  })

  for (const [order, first, begins] of [
    ['created desc, count asc', MOMENTS[1], /Index Cond: \(created <= /],
    ['created asc, count desc', MOMENTS[1], /Index Cond: \(created >= /],
    ['seen desc, count asc', null, /Index Cond: \(+seen IS NULL\)/],
  ] as const) {
    test(`${order}, after ${first === null ? 'one without' : 'a value'}: an index begins where the first key does`, async () => {
      await database.db.rows(sql`create index if not exists probe_begins on probe (created)`)
      await database.db.rows(sql`create index if not exists probe_seen on probe (seen)`)
      const seek = seekToSql(parseOrder(order, fields), fields, tie, [first, 5, IDS[0]])

      const text = await planOf(
        sql`select id from probe where ${seek}`,
        sql`set local enable_bitmapscan = off`,
      )

      assert.match(text, begins)
    })
  }
})

async function found(filter: Filter): Promise<string[]> {
  const ids = await database.db.rows<{ id: string }>(
    sql`select id from probe where ${filterToSql(filter, fields)} order by id`,
    { named: false },
  )
  return ids.map(({ id }) => id)
}

/** How it is run where reading the whole table is out of the question. */
async function planOf(statement: Sql, setting = sql`select`): Promise<string> {
  const plan = await database.db.transaction(async (tx) => {
    await tx.rows(sql`set local enable_seqscan = off`)
    await tx.rows(setting)
    return tx.rows<Record<string, string>>(sql`explain ${statement}`)
  })
  return plan.map((line) => Object.values(line)[0]).join('\n')
}

/** Which of these maps match. */
async function placesOf(expression: string, maps: readonly object[]): Promise<number[]> {
  const found = await database.db.rows<{ place: number }>(sql`
    select (place - 1)::int as place
    from jsonb_array_elements(${JSON.stringify(maps)}::jsonb) with ordinality as probe (custom_fields, place)
    where ${filterToSql(parseFilter(expression, fields), fields)} order by place`)
  return found.map(({ place }) => place)
}

function expected(filter: Filter): string[] {
  return rows.filter((row) => holds(filter, row)).map(({ id }) => id)
}

/** All rows in order, each with the values a page boundary would remember, as exact texts. */
async function boundaries(
  order: Order,
  tie: { sql: typeof TABLE },
): Promise<{ id: string; values: unknown[] }[]> {
  const keys = keysOf(order, fields, tie)
  const texts = keys.map((key) => sql`${key.sql}::text`)
  const list = texts.reduce((all, text) => sql`${all}, ${text}`)
  return database.db.rows(sql`
    select id, to_jsonb(array[${list}]) as values from probe order by ${orderToSql(order, fields, tie)}`)
}

function readable(expression: string): Filter | undefined {
  try {
    return parseFilter(expression, fields)
  } catch {
    return undefined
  }
}

function idOf(index: number): string {
  return `01936f0e-0000-7000-8000-${String(index + 1).padStart(12, '0')}`
}

function aRow(): fc.Arbitrary<Omit<Row, 'id'>> {
  const text = fc.constantFrom(...TEXTS, 'Öl', 'IT', 'b%c', 'back\\')
  const moment = fc.constantFrom(...MOMENTS, '2026-01-15T08:00:00.000Z')
  const scalar = fc.oneof(
    text,
    fc.constantFrom<unknown>(5, 9.5, -1, 1e5, true, false, null, '42', '1e5', ' 5'),
  )
  const odd = fc.constantFrom<unknown>({ a: 1 }, 1e300, '9'.repeat(500), [], [null], '٣', '-5.50', 'NaN')
  const member = fc.oneof({ arbitrary: scalar, weight: 4 }, fc.array(scalar, { maxLength: 3 }), odd)
  return fc.record({
    feed_id: fc.option(fc.constantFrom(...IDS)),
    name: fc.option(text),
    email: fc.option(text),
    price: fc.option(fc.constantFrom(0, 5, 9.5, 19.99)),
    count: fc.constantFrom(-1, 0, 5),
    vip: fc.option(fc.boolean()),
    created: moment,
    seen: fc.option(moment),
    tags: fc.option(fc.array(text, { maxLength: 3 })),
    labels: fc.option(fc.array(text, { maxLength: 3 })),
    custom_fields: fc.option(
      fc.dictionary(fc.constantFrom(...KEYS, 'odd'), member, { noNullPrototype: true }),
      { freq: 9 },
    ),
    follows_email: fc.option(text),
  })
}
