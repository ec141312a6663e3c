/** That an address is taken for dead after five messages in a row came back, and not after fewer. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sentMessages, type SentMessage } from '../../../test/support/deliveries.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { retried } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { recordHardBounces } from './hard-bounces.ts'
import { countSoftBounces, SOFT_BOUNCES_MAXIMUM } from './soft-bounces.ts'
import { findSuppressed } from './store.ts'

const server = await useServer()

describe('countSoftBounces', { concurrency: true }, () => {
  test('the fifth message in a row kills the address; the same message reported again does not count', async () => {
    const { workspace, messages } = await aRow(SOFT_BOUNCES_MAXIMUM)

    for (const message of messages.slice(0, -1)) for (let n = 0; n < 3; n += 1) await soft(workspace, message)
    assert.equal(await isSuppressed(workspace), false)
    await soft(workspace, messages.at(-1))

    assert.equal(await isSuppressed(workspace), true)
    assert.equal(await stateOf(workspace), 'bounced')
    assert.deepEqual(
      await server.db.rows(sql`select 1 from soft_bounce where workspace_id = ${workspace.id}::uuid`),
      [],
    )
  })

  test('five at once in one batch, in any spelling of the address', async () => {
    const { workspace, messages } = await aRow(SOFT_BOUNCES_MAXIMUM)
    await soft(
      workspace,
      ...messages.map((message, n) => (n % 2 ? { ...message, address: 'ANN@example.com' } : message)),
    )
    assert.equal(await isSuppressed(workspace), true)
  })

  for (const outcome of ['delivered', null]) {
    test(`a message in between that ${outcome ?? 'did not come back for a week'} begins the row again`, async () => {
      const { workspace, messages } = await aRow(SOFT_BOUNCES_MAXIMUM + 1)
      const [first, second, arrived, ...rest] = messages
      await server.db.rows(sql`
        update delivery set outcome = ${outcome}, settled = now() - interval '8 days'
        where workspace_id = ${workspace.id}::uuid and id = ${arrived?.deliveryId}::uuid`)

      for (const message of [first, second, ...rest]) await soft(workspace, message)

      assert.equal(await isSuppressed(workspace), false)
      const [row] = await server.db.rows<{ n: number }>(sql`
        select n from soft_bounce where workspace_id = ${workspace.id}::uuid`)
      assert.equal(row?.n, rest.length)
    })
  }

  test('a message in between of which nothing was heard yet does not', async () => {
    const { workspace, messages } = await aRow(SOFT_BOUNCES_MAXIMUM + 1)
    for (const message of messages.filter((_, n) => n !== 2)) await soft(workspace, message)
    assert.equal(await isSuppressed(workspace), true)
  })

  test('racing reports are counted one by one', async () => {
    const { workspace, messages } = await aRow(SOFT_BOUNCES_MAXIMUM - 1)
    await Promise.all([...messages, ...messages.toReversed()].map((message) => soft(workspace, message)))
    const [row] = await server.db.rows<{ n: number }>(sql`
      select n from soft_bounce where workspace_id = ${workspace.id}::uuid`)
    assert.equal(row?.n, SOFT_BOUNCES_MAXIMUM - 1)
    assert.equal(await isSuppressed(workspace), false)
  })
})

async function aRow(count: number): Promise<{ workspace: TestWorkspace; messages: SentMessage[] }> {
  const workspace = await aWorkspace(server)
  const { body } = await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
  const sending = { contactId: body.id as string, address: 'ann@example.com' }
  const messages = await sentMessages(
    server.db,
    workspace.id,
    Array.from({ length: count }, () => sending),
  )
  return { workspace, messages }
}

function soft({ id }: TestWorkspace, ...messages: (SentMessage | undefined)[]): Promise<void> {
  const bounces = messages.flatMap((message) => (message ? [{ ...message, detail: '452 4.2.2 full' }] : []))
  return retried(() =>
    server.db.transaction(async (tx) => recordHardBounces(tx, id, await countSoftBounces(tx, id, bounces))),
  )
}

async function isSuppressed({ id }: TestWorkspace): Promise<boolean> {
  const place = { channel: 'email', address: 'Ann@example.com' } as const
  return (await findSuppressed(server.db, id, place)) !== undefined
}

async function stateOf({ api }: TestWorkspace): Promise<string> {
  return (await api.get('/contacts')).body.items[0].state
}
