/** Sending as a whole, at rest: what is published, by whichever process, is not left until the next look. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { log } from '../../../test/support/postgres.ts'
import { eventually } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import type { Db, Listening } from '../../platform/database.ts'
import { startMailing } from '../mailings/status-store.ts'
import { openSending } from './open.ts'

const server = await useServer()
const { db } = server
const ROUNDS = 4

test('whoever begins a mailing has senders look at once, sooner than they would by themselves', async () => {
  const { id } = await aWorkspace(server)
  let looks = 0
  let listening: Promise<Listening> | undefined
  const watched: Db = {
    ...db,
    rows: (query, options) => {
      if (query.text.includes('from mailing m left join outage')) looks += 1
      return db.rows(query, options)
    },
    listen: (...given) => (listening = db.listen(...given)),
  }
  const sending = openSending({ db: watched, config: server.config, log })
  after(() => sending.stop())
  await listening
  const millisecondsOf = async (act: () => Promise<void>): Promise<number> => {
    const began = performance.now()
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = looks
      await act()
      await eventually(() => looks > before)
    }
    return performance.now() - began
  }
  await eventually(() => looks > 0)

  const byItself = await millisecondsOf(async () => undefined)
  const woken = await millisecondsOf(() => db.transaction((tx) => startMailing(tx, id, newId())))

  assert.ok(woken * 2 < byItself, `${woken} ms for ${ROUNDS} looks when woken, ${byItself} ms by itself`)
})
