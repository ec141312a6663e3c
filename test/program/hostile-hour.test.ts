/**
 * A hostile hour in small. The real program, with three shops that go about their day; beside them, at once, mail servers
 * that hang, throttle, lose and refuse, endpoints that are gone or drip, costly filters, header bombs, and floods of
 * forms, of STOPs and of event ids; in the end the database's connections are ended again and again.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { newId } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { insertMessages } from '../../server/webhooks/message-store.ts'
import { createEndpoint, setEndpointStatus } from '../../server/webhooks/store.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import { aDraftTo, aSegment, ledgerOf } from '../support/campaigns.ts'
import type { Siege } from '../support/hour/attackers.ts'
import { openAttackers, type Attackers, type Plan } from '../support/hour/attacking.ts'
import { ordinaryTraffic, type Asked, type Ordinary } from '../support/hour/ordinary.ts'
import { freeMachine } from '../running/machine.ts'
import { aMailServer, type TestMailServer } from '../support/mail-server.ts'
import { manyContacts } from '../support/many-contacts.ts'
import { urlOf } from '../support/program.ts'
import { aMailingTo, eventually, statesOf, type TestMailing } from '../support/sending.ts'
import { aServer, aWorkspace, type TestServer, type TestWorkspace } from '../support/server.ts'
import { slowness } from '../support/slowness.ts'
import { startTidings, type Running } from '../support/tidings.ts'

const ROUNDS = 3
/**
 * About 1.4 on two processors, but no test can hold that on a machine that others use: the figure is printed with the run.
 * Without turns and pools apart the shops' requests do not come to an end.
 */
const RATIO = 10 * slowness()
/** Of each shop, in each phase. */
const REQUESTS = 40
const SUBSCRIBERS = 250
/** The campaigns go on through all rounds and the cuts. */
const EMAILS_PER_MINUTE = 700
const POSTS = 500
const HOSTILE_RECIPIENTS = 30
const MESSAGES = 200
const CUTS = 5

const SETTINGS = {
  // The shops are to be safe from those who stay below the limit of a key, too; what strangers may do is as usual.
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_BURST: '1000000',
  TRUST_PROXY: '127.0.0.1',
  WEBHOOK_NETWORKS: '127.0.0.1',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
}

interface HealthyShop extends TestWorkspace {
  readonly mailServer: TestMailServer
  readonly campaignId: string
}

interface Round {
  /** The 99th percentile of what the shops waited for, in milliseconds. */
  readonly calm: number
  readonly attacked: number
  /** By how much whoever wrote to PostgreSQL without us waited longer under attack: who shares a machine waits for it. */
  readonly machine: number
  /** Of the program, in MiB, under attack. */
  readonly memory: number
}

let server: TestServer
let running: Running
let ordinary: Ordinary
let shops: readonly HealthyShop[] = []
let flooded: TestWorkspace
let attackers: Attackers
let badServers: readonly { readonly name: string; readonly workspace: TestWorkspace }[] = []
const mailings: { readonly name: string; readonly mailing: TestMailing }[] = []
const closing: (() => unknown)[] = []
const rounds: Round[] = []
const asked: Asked[] = []
const cutAsked: Asked[] = []
const sieges: Siege[] = []

before(async () => {
  server = await aServer()
  closing.push(() => server.close())
  running = await startTidings({ ...SETTINGS, DATABASE_URL: urlOf(server.connection) })
  closing.push(() => running.end('SIGKILL'))
  shops = await Promise.all([1, 2, 3].map((n) => aHealthyShop(n)))
  const elsewhere = urlOf({ ...server.connection, database: 'postgres' })
  ordinary = ordinaryTraffic(running.at.url, elsewhere, shops)
  closing.push(() => ordinary.end())
  const tenants = await Promise.all(Array.from({ length: 5 }, () => aCostlyTenant()))
  flooded = await aWorkspace(server)
  attackers = await openAttackers()
  closing.push(() => attackers.end())
  badServers = await Promise.all(
    attackers.mailServers.map(async ({ name, url }) => ({ name, workspace: await aShopWith(url) })),
  )
  const endpoints = await endpointsAt(attackers.endpoints)
  await server.db.rows(sql`analyze`)
  const plan = { url: running.at.url, tenants, flooded, others: [...shops, flooded] }
  for (const shop of shops) await publish(shop, shop.campaignId)

  // What runs for the first time takes longer, calm or not.
  await aRound(plan, endpoints)
  while (rounds.length < ROUNDS) rounds.push(await aRound(plan, endpoints))
  const { siege } = await besieged(plan, cutAgainAndAgain)
  sieges.push(siege)
})

after(async () => {
  for (const close of closing.toReversed()) await close()
})

describe('a hostile hour in small', () => {
  test('the attacks took place, and strangers and bad neighbours got nothing but usual answers', () => {
    const names = new Set<string>()
    for (const [name, seen] of sieges.slice(0, -1).flatMap(({ statuses }) => [...statuses])) {
      names.add(name)
      for (const status of Object.keys(seen).map(Number))
        assert.ok([200, 204, 400, 429, 503].includes(status), `${name}: ${status}`)
    }
    assert.equal(names.size, 6)
  })

  test('nobody else is held up while all of it is going on', (t) => {
    t.diagnostic(`${ratio().toFixed(2)} times, of ${RATIO.toFixed(2)}: ${JSON.stringify(rounds)}`)
    assert.ok(ratio() < RATIO)
  })

  test('every request of the shops succeeds, if need be by coming again when it is told to', () => {
    assert.ok(
      cutAsked.some(({ answers }) => answers.length > 1),
      'the cuts were felt',
    )
    for (const { kind, answers } of [...asked, ...cutAsked]) {
      assert.ok(isTaken(answers.at(-1)), `${kind}: ${JSON.stringify(answers)}`)
      for (const { status, retryAfter } of answers.slice(0, -1)) {
        assert.equal(status, 503)
        assert.match(retryAfter ?? '', /^[1-9]\d?$/)
      }
    }
  })

  test('everybody who was told that a form or a create was taken is a contact', async () => {
    for (const { id } of shops) {
      const own = [...asked, ...cutAsked].filter(({ workspaceId }) => workspaceId === id)
      assert.deepEqual(
        await missing(
          id,
          own.flatMap(({ email }) => email ?? []),
        ),
        [],
      )
    }
    const taken = sieges.flatMap((siege) => [...siege.taken])
    assert.ok(taken.length > 0)
    assert.deepEqual(await missing(flooded.id, taken), [])
  })

  test('every recipient of the healthy campaigns got exactly one message, and their ledgers add up', async () => {
    for (const shop of shops) {
      const status = async () => (await shop.api.get(`/campaigns/${shop.campaignId}`)).body.status
      await eventually(async () => (await status()) === 'published')
      const rows = await ledgerOf(server.db, shop, shop.campaignId)
      assert.equal(rows.length, SUBSCRIBERS)
      const states = Object.groupBy(rows, ({ state }) => state)
      const { sent = [], skipped = [] } = states
      assert.deepEqual(Object.keys(states).sort(), ['sent', 'skipped'])
      assert.equal(sent.length + skipped.length, SUBSCRIBERS)
      // Whoever the API made a contact got an invitation meanwhile.
      const got = shop.mailServer.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('person'))
      const addresses = sent.map(({ address }) => address ?? 'none')
      assert.deepEqual(got.sort(), addresses.sort())
    }
  })

  test('nobody is bounced, suppressed or unsubscribed by what servers said of us, nor by strangers', async () => {
    const [row] = await server.db.rows<Record<string, number>>(sql`
      select (select count(*)::int from suppression) as suppressed,
        (select count(*)::int from contact where state in ('bounced', 'complained', 'blocked')) as gone,
        (select count(*)::int from delivery where outcome in ('bounced', 'complained')) as outcomes,
        (select count(*)::int from consent_event where source like '%sms%') as stops`)
    assert.deepEqual(row, { suppressed: 0, gone: 0, outcomes: 0, stops: 0 })
  })

  test('bad servers get little: what waits for them waits, none of it is lost, and nobody gets copies', async () => {
    for (const { name, mailing } of mailings) {
      const states = await statesOf(server.db, mailing)
      const sum = Object.values(states).reduce((all, n) => all + n, 0)
      assert.equal(sum, HOSTILE_RECIPIENTS, name)
      const failed = Object.keys(states).filter((state) => /^(failed|sent)/.test(state))
      assert.deepEqual(failed, [], `${name}: ${JSON.stringify(states)}`)
    }
    for (const [name, handedOver] of await attackers.handedOver()) {
      const copies = [...Map.groupBy(handedOver, (to) => to).values()].map(({ length }) => length)
      assert.ok(Math.max(0, ...copies) <= 2, `${name}: ${Math.max(...copies)} copies`)
    }
  })

  test('the program lives: one process, well, without a deadlock, its memory bounded, and it ends when told', async () => {
    const { child, at } = running
    assert.equal(child.exitCode, null)
    assert.doesNotThrow(() => process.kill(child.pid ?? 0, 0))
    await eventually(async () => (await fetch(`${at.api}/health`)).status === 200)
    const memory = rounds.map((round) => round.memory)
    assert.ok(Math.max(...memory) < 1_024, JSON.stringify(memory))
    // The servers that hang have it wait as long as it waits at all, and nothing else happens.
    freeMachine()
    assert.equal(await running.end(), 0)
    const [row] = await server.db.rows<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    )
    assert.equal(row?.deadlocks, 0)
  })
})

/** Calm, then under attack. */
async function aRound(plan: Plan, endpoints: readonly HostileEndpoint[]): Promise<Round> {
  const calm = await live()
  await publishBadMailings()
  await fill(endpoints)
  const { result: attacked, siege } = await besieged(plan, liveUntilItIsFelt)
  sieges.push(siege)
  const memory = await memoryOf(running)
  await idle()
  const machine = Math.max(0, attacked.machine - calm.machine)
  return { calm: calm.waited, attacked: attacked.waited, machine, memory }
}

/**
 * What a shop waits for under attack as a share of what it waits for just before, and by how much everybody on this
 * machine waits longer meanwhile: that of most rounds, as anything may happen in one.
 */
function ratio(): number {
  const ratios = rounds.map(({ calm, attacked, machine }) => attacked / (calm + machine))
  return ratios.toSorted((one, other) => one - other)[Math.floor((ratios.length - 1) / 2)] ?? 0
}

async function aHealthyShop(n: number): Promise<HealthyShop> {
  const mailServer = await aMailServer()
  closing.push(() => mailServer.close())
  const workspace = await aWorkspace(server, { name: `Shop ${n}`, emailsPerMinute: EMAILS_PER_MINUTE })
  await changeSettings(server.db, workspace.id, { senderEmail: 'news@shop.example', smtpUrl: mailServer.url })
  await manyContacts(server.db, workspace.id, SUBSCRIBERS)
  const everybody = await aSegment(server.db, workspace, "email like 'person%'")
  const campaignId = await aDraftTo(workspace, [everybody])
  return { ...workspace, mailServer, campaignId }
}

async function publish({ id }: TestWorkspace, campaignId: string): Promise<void> {
  const press = { db: server.db, publicUrl: running.at.url }
  await publishCampaign(press, id, campaignId)
}

async function aShopWith(smtpUrl: string): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await changeSettings(server.db, workspace.id, { senderEmail: 'news@shop.example', smtpUrl })
  return workspace
}

/** One with posts of 10 KB each, which its filters search. */
async function aCostlyTenant(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await server.db.rows(sql`
    insert into post (workspace_id, id, title, slug, text, html, tags, is_private, published, created, updated)
    select ${workspace.id}::uuid, gen_random_uuid(), 'Post ' || n, 'post-' || n, repeat(md5(n::text), 320), '',
      '{}', false, now(), now(), now()
    from generate_series(1, ${POSTS}::int) n`)
  return workspace
}

async function publishBadMailings(): Promise<void> {
  for (const { name, workspace } of badServers) {
    const mailing = await aMailingTo(server.db, workspace.id, HOSTILE_RECIPIENTS, {
      name: `round${sieges.length}`,
    })
    mailings.push({ name, mailing })
  }
}

type HostileEndpoint = readonly [workspaceId: string, id: string]

async function endpointsAt(urls: readonly string[]): Promise<readonly HostileEndpoint[]> {
  return Promise.all(
    urls.map(async (url) => {
      const { id } = await aWorkspace(server)
      return [id, (await createEndpoint(server.db, id, { url, types: ['post.published'] })).id] as const
    }),
  )
}

/** Hundreds of messages wait for each; one that was switched off is switched on again. */
async function fill(endpoints: readonly HostileEndpoint[]): Promise<void> {
  for (const [workspaceId, id] of endpoints) {
    const messages = Array.from({ length: MESSAGES }, () => ({
      event: {
        id: newId(),
        type: 'post.published' as const,
        subjectId: newId(),
        data: {},
        created: '2026-01-01T00:00:00.000Z',
        onlyFor: null,
      },
      payload: '{}',
    }))
    await server.db.transaction(async (tx) => {
      await setEndpointStatus(tx, workspaceId, id, 'active')
      await insertMessages(tx, workspaceId, messages)
    })
  }
}

async function besieged<Result>(plan: Plan, act: () => Promise<Result>) {
  attackers.attack(plan)
  await sleep(300)
  const result = await act()
  return { result, siege: await attackers.leave() }
}

/** The 99th percentile of what the shops waited for, and whoever did without us, in milliseconds. */
async function live(isOver: () => Promise<boolean> = async () => true) {
  const all: Asked[] = []
  const machine: number[] = []
  do {
    const { asked: some, controls } = await ordinary.live(REQUESTS)
    all.push(...some)
    machine.push(...controls)
  } while (!(await isOver()))
  asked.push(...all)
  return { waited: p99(all.map(({ milliseconds }) => milliseconds)), machine: p99(machine) }
}

/** On a busy machine the attackers are slower too, who stand back for the others. */
async function liveUntilItIsFelt() {
  return live(() => attackers.areFelt())
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}

/** What the filters left running is over. */
async function idle(): Promise<void> {
  const busy = sql`
    select from pg_stat_activity
    where datname = current_database() and state = 'active' and application_name = 'tidings searches'`
  while ((await server.db.rows(busy)).length > 0) await sleep(50)
}

/** As in failovers, while the shops go on. */
async function cutAgainAndAgain(): Promise<void> {
  const administrator = new Client({ ...server.connection })
  await administrator.connect()
  const living = ordinary.live(REQUESTS)
  for (let cut = 0; cut < CUTS; cut += 1) {
    await administrator.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    await sleep(300)
  }
  cutAsked.push(...(await living).asked)
  await administrator.end()
}

function isTaken(answer: Asked['answers'][number] | undefined): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300
}

/** Which of these addresses no contact of the workspace has. */
async function missing(workspaceId: string, emails: readonly string[]): Promise<string[]> {
  const rows = await server.db.rows<{ email: string }>(sql`
    select e.email from unnest(${emails}::text[]) e (email)
    where not exists (select from contact c where c.workspace_id = ${workspaceId}::uuid and c.email = e.email)`)
  return rows.map(({ email }) => email)
}

async function memoryOf({ child }: Running): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
  return Math.round(Number(stdout) / 1_024)
}
