/** 20,000 are imported and mailed while a node and the worker process are killed again and again: each once. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../server/platform/sql.ts'
import { aDraftTo, aSegment, aSendingWorkspace } from '../support/campaigns.ts'
import { aFolder } from '../support/embedded.ts'
import { aMailServer } from '../support/mail-server.ts'
import { tidings } from '../support/tidings.ts'
import { aWorker } from '../support/workers.ts'
import { urlOf } from './databases.ts'
import { useCluster } from './own-cluster.ts'

const PEOPLE = 20_000
const KILLS = 3
const AGAIN_MILLISECONDS = 200
/** A worker that is killed leaves messages of which nobody knows: they are `unknown`, and nobody gets one twice. */
const UNKNOWN_RULE = 'leave'

const cluster = await useCluster()
const { server, db } = cluster
const mails = await aMailServer()
after(() => mails.close())
const settings = { DATABASE_URL: urlOf(server.connection), DATA_DIR: aFolder() }

async function imported(workspaceId: string, file: string): Promise<void> {
  for (;;) {
    const ran = await tidings(['contact', 'import', file, '--workspace', workspaceId], settings)
    if (ran.exitCode === 0) return
    // It goes on after the last batch that was stored.
    await sleep(AGAIN_MILLISECONDS)
  }
}

test('20,000 are imported and mailed through three kills of a node and of the worker: nobody twice, nobody forgotten', async () => {
  const workspace = await aSendingWorkspace(server)
  const { id } = workspace
  await db.rows(sql`update workspace set unknown_rule = ${UNKNOWN_RULE} where id = ${id}::uuid`)
  const node = cluster.nodes[await cluster.workerOf(id)]
  const file = join(aFolder(), 'people.csv')
  const rows = Array.from({ length: PEOPLE }, (_, n) => `person${n}@host${n % 50}.example`)
  writeFileSync(file, `email\n${rows.join('\n')}\n`)
  const count = async (): Promise<number> => {
    const [found] = await db
      .rows<{ n: number }>(sql`select count(*)::int as n from contact where workspace_id = ${id}::uuid`)
      .catch(() => [])
    return found?.n ?? -1
  }
  const importing = imported(id, file)
  while ((await count()) < PEOPLE / 10) await sleep(AGAIN_MILLISECONDS)
  await node.kill()
  await node.start()
  await importing
  assert.equal(await count(), PEOPLE)

  const campaign = await aDraftTo(workspace, [await aSegment(db, workspace)])
  const orders = {
    connection: server.connection,
    settings: { LOG_LEVEL: 'silent', SMTP_URL: mails.url },
    offset: 0,
  }
  let worker = await aWorker(orders)
  after(() => worker.kill())
  const published = await tidings(['campaign', 'publish', campaign], settings)
  assert.equal(published.exitCode, 0, published.stderr)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (mails.mails.length < (kill * PEOPLE) / (KILLS + 2)) await sleep(AGAIN_MILLISECONDS)
    await Promise.all([worker.kill(), node.kill()])
    await node.start()
    worker = await aWorker(orders)
    // What the killed one had in hand is settled when its leases have run out.
    worker.moveClock(3_600_000)
  }
  const states = async (): Promise<Record<string, number>> => {
    const found = await db
      .rows<{ state: string; n: number }>(sql`
        select d.state, count(*)::int as n from delivery d
        join mailing m on m.workspace_id = ${id}::uuid and m.id = d.mailing_id
        where d.workspace_id = ${id}::uuid and m.campaign_id = ${campaign}::uuid group by d.state`)
      .catch(() => [])
    return Object.fromEntries(found.map(({ state, n }) => [state, n]))
  }
  for (;;) {
    const { sent = 0, unknown = 0 } = await states()
    if (sent + unknown === PEOPLE) break
    await sleep(AGAIN_MILLISECONDS)
  }

  const { sent = 0, unknown = 0 } = await states()
  const addresses = mails.mails.flatMap(({ to }) => to)
  assert.equal(new Set(addresses).size, addresses.length, 'nobody got it twice')
  assert.ok(addresses.length >= sent, 'whoever is said to have got it did')
  assert.ok(unknown < PEOPLE / 10, `${unknown} of which nobody knows`)
})
