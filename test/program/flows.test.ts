/** A flow of five steps over a week, its workers killed ten times on the way: what the ledger says of each step. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFlow } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { moveClock, now } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aMailServer } from '../support/mail-server.ts'
import { aServer, aWorkspace, type TestWorkspace } from '../support/server.ts'
import { eventually } from '../support/sending.ts'
import { aWorker, type TestWorker } from '../support/workers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const KILLS = 10
const JOIN_AT_ONCE = 4
/** Somewhat more than a week between the first kill and the last. */
const BETWEEN_KILLS = 17 * HOUR
/** A wait is counted from when its batch was taken up, and a step is written down when it is done. */
const AT_WORK = 300_000
/** A lease of a dead worker is over after 30 s. */
const LEASE = 31_000
/** What is unconfirmed is sent again some minutes later. */
const PUT_OFF = 10 * 60_000

const WEEK = {
  name: 'The first week',
  trigger: { type: 'contact_subscribed' },
  steps: [
    { type: 'email', subject: 'Day 0', text: 'Welcome' },
    { type: 'wait', days: 3 },
    { type: 'email', subject: 'Day 3', text: 'How is it?' },
    { type: 'wait', days: 4 },
    { type: 'email', subject: 'Day 7', text: 'A week' },
  ],
}

const server = await aServer()
const mailServer = await aMailServer()
// As slow as a server in the next town, so that kills come while messages are on their way.
mailServer.decide = async () => sleep(5).then(() => undefined)
let worker: TestWorker | undefined
after(async () => {
  await worker?.kill()
  await mailServer.close()
  await server.close()
})

interface Sent {
  readonly address: string
  readonly subject: string
  readonly state: string
  readonly unconfirmedAttempts: number
}

test('ten kill -9 in a week: every contact took every step once, and every message went once but for the unconfirmed', async () => {
  const workspace = await aWorkspace(server, { senderEmail: 'news@shop.example' })
  await createFlow(server.db, workspace.id, readFlow(WEEK))
  const clock = aClock()

  for (let kills = 0; kills < KILLS; kills += 1) {
    await joining(workspace, kills)
    worker = await clock.startWorker()
    await (kills % 4 === 0 ? sleep(Math.random() * 700) : untilSomeAreSent())
    await worker.kill()
    clock.move(BETWEEN_KILLS)
  }
  worker = await clock.startWorker()
  await untilDone(workspace, (milliseconds) => clock.move(milliseconds))

  const steps = await stepsOf(workspace)
  assert.equal(steps.size, KILLS * JOIN_AT_ONCE)
  for (const [contact, taken] of steps) {
    assert.deepEqual(
      taken.map(({ step, act }) => `${step} ${act}`),
      ['0 email', '1 wait', '2 email', '3 wait', '4 email'],
      contact,
    )
    const [first = 0, third = 0, fifth = 0] = [0, 2, 4].map((n) => Date.parse(taken[n]?.created ?? ''))
    const isEarly = third - first < 3 * DAY - AT_WORK || fifth - third < 4 * DAY - AT_WORK
    assert.ok(!isEarly, 'nobody goes on before the time')
  }
  await assertSentOnce(await ledgerOf(workspace))
  assert.deepEqual(
    await server.db.rows(sql`select id from event where workspace_id = ${workspace.id}::uuid`),
    [],
  )
})

/** The server accepted each message, and more than one copy only of those that the ledger names. */
async function assertSentOnce(ledger: readonly Sent[]): Promise<void> {
  const accepted = Map.groupBy(mailServer.mails, ({ to, raw }) =>
    keyOf({ address: to[0] ?? '', subject: /^subject: *(.*?)\r?$/im.exec(raw.toString())?.[1] ?? '' }),
  )
  assert.equal(ledger.length, KILLS * JOIN_AT_ONCE * 3)
  assert.equal(new Set(ledger.map(keyOf)).size, ledger.length, 'one message of each step to each contact')
  const copies = (row: Sent): number => accepted.get(keyOf(row))?.length ?? 0
  assert.deepEqual(
    ledger.filter((row) => row.unconfirmedAttempts === 0 && (row.state !== 'sent' || copies(row) !== 1)),
    [],
    'once, but for those that the ledger names',
  )
  assert.deepEqual(
    ledger.filter((row) => row.state === 'sent' && copies(row) === 0),
    [],
    'nobody is said to have got what never went',
  )
  // A message that was on its way at five kills is not tried a sixth time.
  assert.deepEqual(
    ledger.filter(
      ({ state, unconfirmedAttempts }) =>
        state !== 'sent' && (state !== 'unknown' || unconfirmedAttempts < 5),
    ),
    [],
  )
  const known = new Set(ledger.map(keyOf))
  assert.deepEqual(
    [...accepted.keys()].filter((key) => !known.has(key)),
    [],
    'nothing went that the ledger does not know',
  )
}

function keyOf({ address, subject }: Pick<Sent, 'address' | 'subject'>): string {
  return `${address} ${subject}`
}

/** One time for the server of this process and for the workers, which are started and moved with it. */
function aClock() {
  let offset = 0
  return {
    startWorker: () => aWorker({ connection: server.connection, settings: settings(), offset }),
    move: (milliseconds: number) => {
      offset += milliseconds
      moveClock(milliseconds)
      worker?.moveClock(milliseconds)
    },
  }
}

function settings(): Readonly<Record<string, string>> {
  return { SMTP_URL: mailServer.url, LOG_LEVEL: 'silent', PUBLIC_URL: server.config.PUBLIC_URL }
}

/** Until the mail server has taken from one to as many as joined, so that the next ones are on their way. */
async function untilSomeAreSent(): Promise<void> {
  const enough = mailServer.mails.length + 1 + Math.floor(Math.random() * JOIN_AT_ONCE)
  await eventually(() => mailServer.mails.length >= enough)
}

async function joining({ api }: TestWorkspace, round: number): Promise<void> {
  for (let n = 0; n < JOIN_AT_ONCE; n += 1) {
    const email = `person-${round}-${n}@example.com`
    assertAnswered(await api.post('/contacts', { email, addDirectly: true }), 201)
  }
}

/** Lets time go by whenever nothing is left to do now, until everybody has come to the end. */
async function untilDone({ id }: TestWorkspace, move: (milliseconds: number) => void): Promise<void> {
  await eventually(async () => {
    const [left] = await server.db.rows<{ walking: number; due: number; later: number; leased: number }>(sql`
      select (select count(*) from flow_enrollment where workspace_id = ${id}::uuid and status = 'waiting') as walking,
        count(*) filter (where state = 'queued' and due <= ${now().toISOString()}::timestamptz) as due,
        count(*) filter (where state = 'queued' and due > ${now().toISOString()}::timestamptz) as later,
        count(*) filter (where state = 'leased') as leased
      from delivery where workspace_id = ${id}::uuid`)
    const { walking = 0, due = 0, later = 0, leased = 0 } = left ?? {}
    if (walking + due + later + leased === 0) return true
    await sleep(100)
    if (due === 0) move(leased > 0 ? LEASE : later > 0 ? PUT_OFF : 12 * HOUR)
    return false
  })
}

interface Taken {
  readonly contactId: string
  readonly step: number
  readonly act: string
  readonly created: string
}

async function stepsOf({ id }: TestWorkspace): Promise<Map<string, Taken[]>> {
  const taken = await server.db.rows<Taken>(sql`
    select t.contact_id, t.step, t.act, t.created from flow_step_taken t
    join flow_enrollment p on p.workspace_id = t.workspace_id and p.flow_id = t.flow_id and p.contact_id = t.contact_id
      and p.occasion = t.occasion and p.status = 'done'
    where t.workspace_id = ${id}::uuid order by t.created, t.step`)
  return Map.groupBy(taken, ({ contactId }) => contactId)
}

function ledgerOf({ id }: TestWorkspace): Promise<Sent[]> {
  return server.db.rows<Sent>(sql`
    select d.address, m.content ->> 'subject' as subject, d.state, d.unconfirmed_attempts from delivery d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${id}::uuid`)
}
