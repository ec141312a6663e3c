/** Statements named by the shape of a filter: planned once, few enough, and apart where one plan does not fit all. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { openShapes } from './shapes.ts'
import type { Session } from './database.ts'
import { raw, sql } from './sql.ts'

const { db, close } = await aDatabase()
after(close)

interface Prepared {
  readonly name: string
  readonly generic: number
  readonly custom: number
}

async function preparedOn(session: Session): Promise<Prepared[]> {
  return session.rows<Prepared>(
    sql`
    select name, generic_plans as generic, custom_plans as custom from pg_prepared_statements
    where name like 'shape %'`,
    { named: false },
  )
}

const asShape = { named: 'as a shape' } as const

describe('the shape of a filter', () => {
  test('is planned by its name from the second time on, whatever its values', async () => {
    await db.session(async (session) => {
      for (let n = 1; n <= 20; n += 1) {
        const [row] = await session.rows(sql`select ${n}::int * 2 as twice`, asShape)
        assert.deepEqual(row, { twice: n * 2 })
      }
      const [prepared, ...more] = await preparedOn(session)

      assert.deepEqual(more, [])
      assert.equal((prepared?.generic ?? 0) + (prepared?.custom ?? 0), 19)
      assert.ok((prepared?.generic ?? 0) > 10, 'PostgreSQL decided for one plan')
    })
  })

  test('is one of a hundred on a connection: the one not used for longest makes room, and works when it comes back', async () => {
    await db.session(async (session) => {
      const asked = (n: number) => session.rows<{ n: number }>(raw(`select ${n} as n`), asShape)
      for (const _ of [1, 2]) for (let n = 0; n < 150; n += 1) await asked(n)

      assert.equal((await preparedOn(session)).length, 100)
      for (let n = 0; n < 150; n += 1) assert.deepEqual(await asked(n), [{ n }])
      assert.equal((await preparedOn(session)).length, 100)
    })
  })

  test('a shape whose statement failed can be asked again', async () => {
    await db.session(async (session) => {
      const divided = (by: number) => session.rows<{ n: number }>(sql`select 10 / ${by}::int as n`, asShape)
      assert.deepEqual(await divided(5), [{ n: 2 }])
      await assert.rejects(divided(0), { code: '22012' })
      await assert.rejects(divided(0), { code: '22012' })
      assert.deepEqual(await divided(2), [{ n: 5 }])
    })
  })

  test('that took long is planned for its own values for a minute, and then tried again', () => {
    let at = 0
    const shapes = openShapes(() => at)
    const client = { connection: { parsedStatements: {}, submittedNamedStatements: {}, close: () => {} } }
    const nameFor = () => shapes.nameFor(client as never, 'select 1')

    assert.equal(nameFor(), undefined, 'the first time it may also be the last')
    const name = nameFor()
    assert.ok(name)
    shapes.took('select 1', 249)
    assert.equal(nameFor(), name)
    shapes.took('select 1', 250)
    assert.equal(nameFor(), undefined)
    at += 59_999
    assert.equal(nameFor(), undefined)
    at += 1
    assert.equal(nameFor(), name)
  })
})
