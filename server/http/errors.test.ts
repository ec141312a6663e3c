/** Faults of our own: 500 tells nothing, and a route without access never starts. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { fastify } from 'fastify'
import { aDatabase } from '../../test/support/database.ts'
import { traceId } from '../lib/trace.ts'
import { sql } from '../platform/sql.ts'
import { openKeyRing } from './authentication.ts'
import { installHooks } from './hooks.ts'
import type { Http } from './http.ts'

const database = await aDatabase()
const keys = await openKeyRing(database.db)
after(async () => {
  await keys.close()
  await database.close()
})

/** A server with nothing but the shared hooks. */
async function aHouse(): Promise<Http> {
  const http: Http = fastify({ genReqId: () => traceId(undefined) })
  const rate = { perMinute: 1_000_000, burst: 1_000_000 }
  const rules = {
    db: database.db,
    keys,
    operatorToken: undefined,
    corsOrigins: [],
    keyRate: rate,
    publicRate: rate,
  }
  await installHooks(http, rules)
  return http
}

const MEMBERS = ['message', 'path', 'statusCode', 'timestamp', 'traceId']

describe('faults of our own', () => {
  const SECRET = 'password of the database'
  const faults: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['an error', () => Promise.reject(new Error(SECRET))],
    ['an error with a code', () => Promise.reject(Object.assign(new Error(SECRET), { code: 'E_SECRET' }))],
    ['a wrong statement', () => database.db.rows(sql`select no_such_column as "password of the database"`)],
    ['a value that is not an error', () => Promise.reject(SECRET)],
    [
      'an error that claims a status',
      () => Promise.reject(Object.assign(new Error(SECRET), { statusCode: 502 })),
    ],
  ]
  for (const [name, fault] of faults) {
    test(`${name} is answered with 500, without a word of what is inside`, async () => {
      const http = await aHouse()
      http.get('/api/fault', { config: { access: 'public' } }, fault)

      const { statusCode, payload } = await http.inject('/api/fault')

      assert.equal(statusCode, 500)
      // The server's own JSON.
      const object = JSON.parse(payload) as Record<string, unknown>
      assert.deepEqual(Object.keys(object).toSorted(), MEMBERS)
      assert.equal(object['statusCode'], 500)
      assert.ok(!payload.includes(SECRET) && !payload.includes('select'), payload)
      await http.close()
    })
  }

  test('a statement that the database ended for its time is 503 with Retry-After', async () => {
    const http = await aHouse()
    http.get('/api/slow', { config: { access: 'public' } }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute('set local statement_timeout = 20')
        return tx.rows(sql`select pg_sleep(60)`)
      }),
    )

    const { statusCode, headers, payload } = await http.inject('/api/slow')

    assert.equal(statusCode, 503)
    assert.match(payload, /took too long/)
    assert.ok(Number(headers['retry-after']) >= 1)
    await http.close()
  })

  test('a route that declares no access stops the program from starting', async () => {
    const http = await aHouse()

    assert.throws(
      () => http.get('/api/open', async () => 'open to all'),
      /GET \/api\/open declares no access/,
    )
    await http.close()
  })
})
