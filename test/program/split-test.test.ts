/** A campaign in versions is killed at its worst moments: each contact gets one version, and the winner is chosen once. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pauseCampaign, resumeCampaign } from '../../server/campaigns/interrupt.ts'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { writePlan } from '../../server/campaigns/split-test/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { record } from '../../server/tracking/store.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../support/campaigns.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { aMailServer } from '../support/mail-server.ts'
import { urlOf } from '../support/program.ts'
import { useServer, type TestWorkspace } from '../support/server.ts'
import { startTidings, type Running } from '../support/tidings.ts'

const server = await useServer()
const { db } = server
const mailServer = await aMailServer()
const started: Running[] = []
after(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await mailServer.close()
  await clearFolders()
})

const PEOPLE = 300
const SHARE = 40
const TRIED = (PEOPLE * SHARE) / 100
/** Dead in the middle of each part: so many of it have gone. */
const SOME = 40
const MINUTES = 3 * 60_000

async function aWorker(): Promise<Running> {
  const settings = { DATABASE_URL: urlOf(server.connection), DATA_DIR: aFolder(), SMTP_URL: mailServer.url }
  const running = await startTidings(settings, ['--role', 'worker'])
  started.push(running)
  return running
}

async function until(isMet: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const began = Date.now()
  while (!(await isMet())) {
    assert.ok(Date.now() - began < MINUTES, what)
    await sleep(20)
  }
}

/** Half a minute passes for the leases of a worker that is dead. */
async function leasesRunOut(): Promise<void> {
  await db.rows(sql`update delivery set leased_until = now() where state = 'leased'`)
}

async function begun(workspace: TestWorkspace): Promise<string> {
  await changeSettings(db, workspace.id, { tracking: 'person' })
  await people(workspace, PEOPLE)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { title: 'Version A' })
  const plan = {
    others: [{ subject: 'Version B' }],
    share: SHARE,
    waitMinutes: 60,
    measure: 'opens' as const,
  }
  await db.transaction((tx) => writePlan(tx, workspace.id, id, plan))
  await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, id)
  return id
}

/** Some of those who got B open it, and the time to decide has come. */
async function decidable(workspaceId: string): Promise<void> {
  const rows = await db.rows<{ id: string; mailingId: string }>(sql`
    select d.id, d.mailing_id from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and m.workspace_id = ${workspaceId}::uuid and m.variant = 2 limit 3`)
  for (const { id: deliveryId, mailingId } of rows)
    await record(db, { workspaceId, mailingId, deliveryId }, { kind: 'open', link: -1, agent: 'human' })
  await db.rows(sql`
    update campaign_split_test set decide_at = now() - interval '1 second' where workspace_id = ${workspaceId}::uuid`)
}

async function decision(workspaceId: string): Promise<{ winner: number | null; decided: string | null }> {
  const [test = { winner: null, decided: null }] = await db.rows<{
    winner: number | null
    decided: string | null
  }>(sql`
    select winner, decided from campaign_split_test where workspace_id = ${workspaceId}::uuid`)
  return test
}

/** Has a worker find the winner, and answers the moment that it waits to write it: held up by a lock until `then` is over. */
async function heldUp(workspaceId: string, id: string, then: () => Promise<void>): Promise<void> {
  const holder = new Client({ ...server.connection })
  await holder.connect()
  try {
    await pauseCampaign(db, workspaceId, id)
    await decidable(workspaceId)
    await holder.query('begin')
    await holder.query('select from campaign_split_test where workspace_id = $1 for update', [workspaceId])
    await resumeCampaign(db, workspaceId, id)
    await until(isWriting, 'a worker is about to write the winner')
    await then()
  } finally {
    await holder.end()
  }
  await until(async () => !(await isWriting()), 'what it had begun is over')
}

async function isWriting(): Promise<boolean> {
  const rows = await db.rows(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%update campaign_split_test%'`)
  return rows.length > 0
}

/** The subjects that each address was sent, each once. */
function subjectsOf(): Map<string, Set<string>> {
  const received = new Map<string, Set<string>>()
  for (const { to, raw } of mailServer.mails) {
    const [, subject = ''] = /^subject: *(.+)$/im.exec(raw.toString('latin1')) ?? []
    received.set(to[0] ?? '', (received.get(to[0] ?? '') ?? new Set()).add(subject.trim()))
  }
  return received
}

describe('a campaign in versions, whose worker is killed with kill -9', () => {
  test('among the first, at choosing the winner and among the rest: each contact gets one version, and the winner is chosen once', async () => {
    // Slow enough that every kill comes while messages are on their way.
    mailServer.decide = async () => sleep(10).then(() => undefined)
    const workspace = await aSendingWorkspace(server)
    const id = await begun(workspace)

    const first = await aWorker()
    await until(() => mailServer.mails.length >= SOME, 'the test has begun')
    await first.end('SIGKILL')
    assert.ok(mailServer.mails.length < TRIED, 'it died among the first')
    await leasesRunOut()

    const second = await aWorker()
    await until(() => subjectsOf().size >= TRIED, 'everybody of the test has a version')
    await heldUp(workspace.id, id, async () => second.end('SIGKILL').then(() => undefined))
    assert.deepEqual(await decision(workspace.id), { winner: null, decided: null })
    assert.equal(subjectsOf().size, TRIED, 'the rest waits')

    const [third, fourth] = await Promise.all([aWorker(), aWorker()])
    await until(() => subjectsOf().size >= TRIED + SOME, 'the rest has begun')
    const chosen = await decision(workspace.id)
    assert.equal(chosen.winner, 2)
    await Promise.all([third.end('SIGKILL'), fourth.end('SIGKILL')])
    assert.ok(subjectsOf().size < PEOPLE, 'they died among the rest')
    await leasesRunOut()

    await aWorker()
    const isPublished = async () => (await workspace.api.get(`/campaigns/${id}`)).body.status === 'published'
    await until(isPublished, 'it is published')

    const received = subjectsOf()
    assert.equal(received.size, PEOPLE, 'nobody is lost')
    assert.deepEqual(
      [...received].filter(([, subjects]) => subjects.size > 1),
      [],
      'nobody got two versions',
    )
    const count = (subject: string) => [...received.values()].filter((each) => each.has(subject)).length
    assert.deepEqual([count('Version A'), count('Version B')], [TRIED / 2, PEOPLE - TRIED / 2])
    assert.deepEqual(await decision(workspace.id), chosen, 'the winner was chosen once')
    await mailedTwiceOnlyWhereTheLedgerSaysSo(workspace.id)
  })
})

async function mailedTwiceOnlyWhereTheLedgerSaysSo(workspaceId: string): Promise<void> {
  const certain = await db.rows<{ address: string }>(sql`
    select address from delivery where workspace_id = ${workspaceId}::uuid and unconfirmed_attempts = 0`)
  const copies = Map.groupBy(mailServer.mails, ({ to }) => to[0] ?? '')
  assert.deepEqual(
    certain.filter(({ address }) => copies.get(address)?.length !== 1),
    [],
  )
}
