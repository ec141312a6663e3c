/** That a server which puts us off again and again ends as a bounce, and that what is not the address's fault does not. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sentMessages } from '../../../test/support/deliveries.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { retried } from '../../platform/database.ts'
import { countFailures } from './failures.ts'
import type { HardBounce } from './hard-bounces.ts'

const server = await useServer()

const ADDRESS = 'ann@example.com'

async function isDeadAfter(times: number, reason: string, detail: string): Promise<boolean> {
  const { id } = await aWorkspace(server)
  const sendings = Array.from({ length: times }, () => ({ address: ADDRESS, state: 'failed' }))
  let dead: readonly HardBounce[] = []
  for (const message of await sentMessages(server.db, id, sendings)) {
    const failure = { ...message, reason, detail }
    dead = await retried(() => server.db.transaction((tx) => countFailures(tx, id, [failure])))
  }
  return dead.some(({ address }) => address === ADDRESS)
}

describe('countFailures', { concurrency: true }, () => {
  const cases: readonly (readonly [boolean, number, string, string])[] = [
    [false, 1, 'bounced', '550 5.1.1 no such user'],
    [false, 4, 'expired', '452 4.2.2 mailbox full'],
    [true, 5, 'expired', '452 4.2.2 mailbox full'],
    [true, 5, 'expired', '552 5.2.2 over quota'],
    [false, 6, 'expired', '421 4.7.0 too many connections from your address'],
    [false, 6, 'expired', 'The server closed the connection'],
    [false, 6, 'expired', ''],
    [false, 6, 'refused', '554 5.7.1 spam'],
  ]
  for (const [isDead, times, reason, detail] of cases)
    test(`${times} × ${reason} "${detail}": ${isDead ? 'dead' : 'alive'}`, async () =>
      assert.equal(await isDeadAfter(times, reason, detail), isDead))
})
