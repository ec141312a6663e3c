/** Attempts to sign in, counted for all processes together: guessing is slow, and locks nobody out. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aPerson, PASSWORD } from '../../test/support/accounts.ts'
import { aDatabase } from '../../test/support/database.ts'
import { aServer, aWorkspace } from '../../test/support/server.ts'
import { moveClock, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { forgetOldAccounts } from './audit-store.ts'

/** Two programs on one database, each with a memory of its own. */
const database = await aDatabase()
const settings = { SIGN_IN_RATE_LIMIT_PER_MINUTE: '5' }
const one = await aServer(settings, database)
const other = await aServer(settings, { ...database, close: async () => {} })
after(async () => {
  await other.close()
  await one.close()
})

interface Try {
  readonly at?: typeof one
  readonly from?: string
  readonly password?: string
}

async function attempt(
  email: string,
  { at = one, from = '192.0.2.1', password = 'wrong password' }: Try = {},
) {
  const answer = await at.http.inject({
    method: 'POST',
    url: '/app/api/session',
    remoteAddress: from,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: JSON.stringify({ email, password }),
  })
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) }
}

let places = 0
/** An address that nobody has tried from. */
const aPlace = () => `198.51.${(places += 1) >> 8}.${places & 255}`

async function eight(email: string) {
  const from = aPlace()
  const answers = []
  for (let n = 0; n < 8; n += 1) answers.push(await attempt(email, { from }))
  return answers
}

describe('attempts to sign in', { concurrency: 1 }, () => {
  test('of one address and account are counted for both processes together, however many come at once', async (t) => {
    t.after(stopClock())
    const { email } = await aPerson(one, await aWorkspace(one), 'owner')
    const from = aPlace()

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => attempt(email, { from, at: n % 2 === 0 ? one : other })),
    )

    assert.equal(answers.filter(({ status }) => status === 401).length, 5)
    assert.equal(answers.filter(({ status }) => status === 429).length, 7)
    for (const at of [one, other])
      assert.equal((await attempt(email, { at, from, password: PASSWORD })).status, 429)
  })

  test('of one address are counted for both together, whichever accounts they try', async (t) => {
    t.after(stopClock())
    const from = aPlace()
    const statuses = []
    for (let n = 0; n < 20; n += 1)
      statuses.push(
        (await attempt(`nobody-${n}@example.com`, { from, at: n % 2 === 0 ? one : other })).status,
      )

    assert.deepEqual(statuses, [...Array(15).fill(401), ...Array(5).fill(429)])
  })

  test('that go on wait twice as long each time, a quarter of an hour at most; a right one begins again', async (t) => {
    t.after(stopClock())
    const { email } = await aPerson(one, await aWorkspace(one), 'owner')
    const from = aPlace()
    for (let n = 0; n < 5; n += 1) await attempt(email, { from })

    const waits = []
    let moved = 0
    for (let n = 0; n < 10; n += 1) {
      const { wait } = await attempt(email, { from })
      waits.push(wait)
      moved += wait * 1000
      moveClock(moved)
      assert.equal((await attempt(email, { from })).status, 401)
    }

    assert.deepEqual(waits, [12, 24, 48, 96, 192, 384, 768, 900, 900, 900])
    moveClock(moved + 901_000)
    assert.equal((await attempt(email, { from, password: PASSWORD })).status, 200)
    assert.equal((await attempt(email, { from })).status, 401)
    assert.equal((await attempt(email, { from, password: PASSWORD })).status, 200)
  })

  test('of strangers from everywhere wait for each other, a minute at most, and lock nobody out', async (t) => {
    t.after(stopClock())
    const { email } = await aPerson(one, await aWorkspace(one), 'owner')
    const home = aPlace()
    assert.equal((await attempt(email, { from: home, password: PASSWORD })).status, 200)

    const strangers = []
    for (let n = 0; n < 40; n += 1)
      strangers.push(await attempt(email, { from: aPlace(), at: n % 2 === 0 ? one : other }))

    assert.equal(strangers.filter(({ status }) => status === 401).length, 15)
    assert.ok(strangers.every(({ wait }) => wait <= 60))
    for (const at of [one, other])
      assert.equal((await attempt(email, { from: home, at, password: PASSWORD })).status, 200)
    const asked = await one.http.inject({
      method: 'POST',
      url: '/app/api/links',
      remoteAddress: aPlace(),
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: JSON.stringify({ email }),
    })
    assert.equal(asked.statusCode, 202)
    moveClock(61_000)
    assert.equal((await attempt(email, { from: aPlace(), password: PASSWORD })).status, 200)
  })

  test('are refused in the same words for an account that is there and one that is not', async (t) => {
    t.after(stopClock())
    const { email } = await aPerson(one, await aWorkspace(one), 'owner')
    assert.deepEqual(await eight(email), await eight('nobody-at-all@example.com'))
  })

  test('are kept as hashes, and forgotten: after a day, and after 90 where somebody got in', async () => {
    const { email } = await aPerson(one, await aWorkspace(one), 'owner')
    const from = aPlace()
    const rows = async () =>
      one.db.rows<{ key: Buffer; succeeded: string | null }>(sql`select key, succeeded from sign_in_attempt`)
    await attempt(email, { from, password: PASSWORD })
    await attempt('nobody@example.com', { from: aPlace() })
    assert.ok((await rows()).every(({ key }) => key.length === 32))

    moveClock(2 * 86_400_000)
    await forgetOldAccounts(one.db)
    const [afterDays] = [await rows()]
    moveClock(91 * 86_400_000)
    await forgetOldAccounts(one.db)
    const afterMonths = await rows()
    moveClock(0)

    assert.ok(afterDays.length > 0 && afterDays.every(({ succeeded }) => succeeded !== null))
    assert.deepEqual(afterMonths, [])
  })
})
