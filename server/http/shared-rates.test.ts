/** Rate limits that API processes on one database share: two servers, one key, one address. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiWith, aServer, aWorkspace, type TestServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const BURST = 100
/** One a minute comes back: what a slow machine takes for a test does not matter. */
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '1',
  PUBLIC_RATE_LIMIT_PER_MINUTE: '1',
  RATE_LIMIT_BURST: String(BURST),
}
const one = await aServer(SETTINGS)
const other = await aServer(SETTINGS, { ...one, close: async () => undefined })
after(async () => {
  await other.close()
  await one.close()
})

/** How many requests a server says are left, by the answer to one. */
async function leftAt({ http }: TestServer, key: string, path = '/team-members'): Promise<number> {
  const { headers } = await apiWith(http, key).get(path)
  return Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1])
}

describe('two API processes on one database', () => {
  test('count the requests of a key together', async () => {
    const { key } = await aWorkspace(one)
    for (let n = 0; n < 60; n += 1) await apiWith(one.http, key).get('/team-members')

    let left = await leftAt(other, key)
    let asked = 1
    while (left > BURST - 60 - asked && asked < 20) {
      await sleep(500)
      left = await leftAt(other, key)
      asked += 1
    }

    assert.ok(left <= BURST - 60 - asked, `${left} left after ${asked} here and 60 there`)
  })

  test('no key of another workspace pays for it', async () => {
    const [busy, quiet] = [await aWorkspace(one), await aWorkspace(one)]
    for (let n = 0; n < 60; n += 1) await apiWith(one.http, busy.key).get('/team-members')
    while ((await leftAt(other, busy.key)) > BURST - 60) await sleep(500)

    assert.equal(await leftAt(other, quiet.key), BURST - 1)
  })

  test('what cannot be read on the channel changes nothing and ends nothing', async () => {
    const { key, keyId } = await aWorkspace(one)
    const counts = [
      '5',
      '[null]',
      '[5]',
      '[["key"]]',
      '[["none","a",5]]',
      `[["key","${keyId}",-9]]`,
      `[["key","${keyId}","9"]]`,
    ]
    for (const payload of [
      '',
      '{',
      'null',
      '5',
      '{"from":"x"}',
      ...counts.map((sent) => `{"from":"x","counts":${sent}}`),
    ])
      await one.db.rows(sql`select pg_notify('tidings_rates', ${payload})`)
    await sleep(100)

    assert.equal(await leftAt(other, key), BURST - 1)
  })
})
