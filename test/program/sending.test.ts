/** The whole program sends to a real mail server and is killed in the middle: what the ledger says, the server received. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../server/platform/embedded-postgres.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { aFolder, clearFolders, killAll, processesOf, quiet, until } from '../support/embedded.ts'
import { aMailServer, type TestMailServer } from '../support/mail-server.ts'
import { aMailingTo, deliveriesOf, mailingState } from '../support/sending.ts'
import { aServer, aWorkspace } from '../support/server.ts'
import { urlOf } from '../support/program.ts'
import { IN_SWEDEN, startTidings as start, tidings, type Running } from '../support/tidings.ts'

const started: Running[] = []
after(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await clearFolders()
})

/** BatchWriter of a workspace × messages of a batch: what a process may have in flight at most. */
const IN_FLIGHT = 300
const MINUTES = 3 * 60_000

type Settings = Readonly<Record<string, string>>

/** Ended whatever the test comes to. */
async function startTidings(settings: Settings, words: readonly string[] = []): Promise<Running> {
  const running = await start(settings, words)
  started.push(running)
  return running
}

interface Row {
  readonly id: string
  readonly address: string
  readonly state: string
  readonly unconfirmedAttempts: number
}

/** The command's answer; it must have succeeded. */
async function run<Value = { id: string; key: string }>(
  settings: Settings,
  ...words: string[]
): Promise<Value> {
  const { exitCode, stderr, json } = await tidings([...words, '--json'], settings)
  assert.equal(exitCode, 0, stderr)
  return json<Value>()
}

/** A draft to `n` imported contacts; its id. */
async function aCampaign(settings: Settings, { at }: Running, n: number): Promise<string> {
  const file = join(settings['DATA_DIR'] ?? '', 'people.csv')
  const people = Array.from({ length: n }, (_, i) => `person${i}@example.com,Person ${i}`)
  writeFileSync(file, ['email,name', ...people].join('\n'))
  const { id: organization } = await run(settings, 'organization', 'create', '--name', 'Acme')
  const shop = [
    '--name',
    'Shop',
    '--sender-email',
    'news@shop.example',
    '--organization',
    organization,
    ...IN_SWEDEN,
  ]
  const { id: workspace } = await run(settings, 'workspace', 'create', ...shop)
  const { key } = await run(settings, 'key', 'create', '--workspace', workspace, '--scopes', 'all')
  await run(settings, 'contact', 'import', file, '--workspace', workspace)
  const filter = "state eq 'active'"
  const everybody = ['--name', 'Everybody', '--filter', filter, '--workspace', workspace]
  const { id: segment } = await run(settings, 'segment', 'create', ...everybody)
  const answer = await fetch(`${at.api}/campaigns`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      deliveryChannel: 'email',
      title: 'Spring',
      blocks: [{ type: 'text', text: 'Hello {{ contact.name }}' }],
      recipients: { segmentIds: [segment] },
    }),
  })
  assert.equal(answer.status, 201, await answer.clone().text())
  // The program's own JSON.
  return ((await answer.json()) as { id: string }).id
}

async function ledgerOf(dataDir: string, campaignId: string): Promise<{ rows: Row[]; status: string }> {
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
  const client = new Client({ ...connection })
  await client.connect()
  try {
    // First how far it is: rows that were looked at before might have waited still.
    const { rows: campaigns } = await client.query<{ status: string }>(
      'select status from campaign where id = $1',
      [campaignId],
    )
    const { rows } = await client.query<Row>(
      `select d.id, d.address, d.state, d.unconfirmed_attempts as "unconfirmedAttempts" from delivery d join mailing m on m.workspace_id = d.workspace_id
         and m.id = d.mailing_id where m.campaign_id = $1`,
      [campaignId],
    )
    return { rows, status: campaigns[0]?.status ?? '' }
  } finally {
    await client.end()
    await stop()
  }
}

/** Half a minute passes for the leases of workers that are dead: it is not waited for. */
const LEASES_RUN_OUT = `update delivery set leased_until = now() where state = 'leased'`

/** `kill -9` of the program, its database and the database's watch, all at one instant; then a new start. */
async function killedAndStarted(running: Running, settings: Settings): Promise<Running> {
  const dataDir = settings['DATA_DIR'] ?? ''
  const ended = once(running.child, 'close')
  running.child.kill('SIGKILL')
  killAll(dataDir)
  await ended
  await until(() => processesOf(dataDir).length === 0)
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
  const client = new Client({ ...connection })
  await client.connect()
  await client.query(LEASES_RUN_OUT)
  await client.end()
  await stop()
  return startTidings(settings)
}

/** The campaign has gone: nothing of it waits or is on its way. */
async function untilPublished(dataDir: string, campaignId: string): Promise<readonly Row[]> {
  const began = Date.now()
  for (;;) {
    const { rows, status } = await ledgerOf(dataDir, campaignId)
    if (status === 'published') return rows
    assert.ok(
      Date.now() - began < MINUTES,
      `${status}: ${JSON.stringify(Object.groupBy(rows, (row) => row.state))}`,
    )
    await sleep(500)
  }
}

async function untilGone(isMet: () => Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (!(await isMet())) {
    assert.ok(Date.now() - began < MINUTES)
    await sleep(200)
  }
}

function idsHeard({ mails }: TestMailServer): Map<string, Set<string>> {
  const received = new Map<string, Set<string>>()
  for (const { to, raw } of mails) {
    const id = /^message-id: *(<[^>]+>)/im.exec(raw.toString('latin1'))?.[1] ?? 'none'
    received.set(to[0] ?? '', (received.get(to[0] ?? '') ?? new Set()).add(id))
  }
  return received
}

describe('a campaign of the real program, killed in the middle', { concurrency: 2 }, () => {
  test('three kill -9 of the whole process tree: each of 3,000 once, but for those the ledger names', async () => {
    const mailServer = await aMailServer()
    // As slow as a server in the next town, so that every kill comes while messages are on their way.
    mailServer.decide = async () => sleep(2).then(() => undefined)
    const settings = { DATA_DIR: await aDataFolder(), SMTP_URL: mailServer.url }
    let running = await startTidings(settings)
    const campaignId = await aCampaign(settings, running, 3_000)
    await run(settings, 'campaign', 'publish', campaignId)

    for (let kills = 1; kills <= 3; kills += 1) {
      const enough = kills * 700 + Math.floor(Math.random() * 150)
      await until(() => mailServer.mails.length >= enough)
      running = await killedAndStarted(running, settings)
    }
    const rows = await untilPublished(settings.DATA_DIR, campaignId)
    await running.end()

    const copies = Map.groupBy(mailServer.mails, ({ to }) => to[0] ?? '')
    const uncertain = rows.filter(({ unconfirmedAttempts }) => unconfirmedAttempts > 0)
    const twice = rows.filter(({ address }) => (copies.get(address)?.length ?? 0) > 1)
    assert.equal(rows.length, 3_000)
    assert.deepEqual(
      rows.filter(({ state }) => state !== 'sent'),
      [],
    )
    assert.deepEqual(
      rows.filter(({ address }) => !copies.has(address)),
      [],
      'nobody is lost',
    )
    assert.deepEqual(
      twice.filter(({ unconfirmedAttempts }) => unconfirmedAttempts === 0),
      [],
      'whoever got two is named by the ledger',
    )
    assert.ok(uncertain.length <= 3 * IN_FLIGHT, `${uncertain.length} unconfirmed`)
    const ids = idsHeard(mailServer)
    assert.ok(
      [...ids.values()].every((each) => each.size === 1),
      'both copies have the same Message-ID',
    )
    await mailServer.close()
  })

  test('a worker killed ten times at random, beside one that lives: nobody lost, and no more unconfirmed than in flight', async () => {
    const server = await aServer()
    const mailServer = await aMailServer()
    mailServer.decide = async () => sleep(2).then(() => undefined)
    const { id } = await aWorkspace(server, { senderEmail: 'news@shop.example' })
    const mailing = await aMailingTo(server.db, id, 2_000)
    const settings = { DATABASE_URL: urlOf(server.connection), DATA_DIR: aFolder(), SMTP_URL: mailServer.url }
    const living = await startTidings(settings, ['--role', 'worker'])

    for (let kills = 0; kills < 10; kills += 1) {
      const victim = await startTidings(settings, ['--role', 'worker'])
      await sleep(Math.random() * 500)
      await victim.end('SIGKILL')
    }
    await untilGone(async () => (await mailingState(server.db, mailing)).status === 'finished')
    await living.end()

    const rows = await deliveriesOf(server.db, mailing)
    const copies = Map.groupBy(mailServer.mails, ({ to }) => to[0] ?? '')
    const uncertain = rows.filter(({ unconfirmedAttempts }) => unconfirmedAttempts > 0)
    const twice = rows.filter(({ address }) => (copies.get(address)?.length ?? 0) > 1)
    assert.deepEqual(
      rows.filter(({ address, state }) => state !== 'sent' || !copies.has(address)),
      [],
    )
    assert.deepEqual(
      twice.filter(({ unconfirmedAttempts }) => unconfirmedAttempts === 0),
      [],
    )
    assert.ok(uncertain.length <= 10 * IN_FLIGHT, `${uncertain.length} unconfirmed`)
    await mailServer.close()
    await server.close()
  })
})
