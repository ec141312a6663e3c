/** Statements named by the shape of a filter: planned once, few enough, and apart where one plan does not fit all. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { openShapes, type Shapes } from './statement-shapes.ts'
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
      assert.equal((prepared?.generic ?? 0) + (prepared?.custom ?? 0), 18)
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

  describe('by its times', () => {
    const client = { connection: { parsedStatements: {}, submittedNamedStatements: {}, close: () => {} } }
    const query = sql`select ${1}::int`
    const RUNS = 256

    /** Runs by the plan that is kept, of so many, when it and those planned for their values take so long. */
    function kept(
      shapes: Shapes,
      taking: (n: number) => { readonly kept: number; readonly own: number },
    ): number {
      let runs = 0
      for (let n = 0; n < RUNS; n += 1) {
        const isKept = shapes.namedFor(client as never, query) !== undefined
        shapes.took(query, isKept ? taking(n).kept : taking(n).own, isKept)
        if (isKept) runs += 1
      }
      return runs
    }

    test('it is planned for its values the first time, which may be the last, and one of sixteen times', () => {
      const shapes = openShapes(() => 0)

      assert.equal(shapes.namedFor(client as never, query), undefined)
      assert.equal(
        kept(
          openShapes(() => 0),
          () => ({ kept: 2, own: 2 }),
        ),
        RUNS - RUNS / 16,
      )
    })

    for (const [what, taking] of [
      ['that three times took long', () => ({ kept: 250, own: 250 })],
      ['that does better when it is planned for its values', () => ({ kept: 20, own: 1 })],
      ['of which one value in ten takes long by one plan', (n) => ({ kept: n % 10 === 5 ? 90 : 1, own: 1 })],
    ] as const satisfies readonly (readonly [string, Parameters<typeof kept>[1]])[]) {
      test(`one ${what} is for a while, which doubles to a minute, and then tried again`, () => {
        let at = 0
        const shapes = openShapes(() => at)

        for (const milliseconds of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000]) {
          const runs = kept(shapes, taking)
          assert.ok(runs > 0 && runs < RUNS / 2)
          at += milliseconds - 1
          assert.equal(kept(shapes, taking), 0)
          at += 1
        }
      })
    }

    for (const [what, taking] of [
      ['stood still once', (n) => ({ kept: n === 30 ? 10_000 : 1, own: 1 })],
      ['is a little slower by one plan than planning takes', () => ({ kept: 2.5, own: 1 })],
      ['is slow either way', () => ({ kept: 200, own: 200 })],
    ] as const satisfies readonly (readonly [string, Parameters<typeof kept>[1]])[]) {
      test(`one that ${what} keeps its plan`, () => {
        assert.equal(
          kept(
            openShapes(() => 0),
            taking,
          ),
          RUNS - RUNS / 16,
        )
      })
    }
  })
})
