/** Outgoing webhooks beside each other: what one endpoint does is felt by no other, nor by the database. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { aServer, aWorkspace, type TestServer } from '../../test/support/server.ts'
import { log } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/sending.ts'
import { newId } from '../platform/clock.ts'
import { openDatabase, type Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { openEgressClient } from '../platform/egress-client.ts'
import { sql } from '../platform/sql.ts'
import { openWebhooks } from './deliver.ts'
import { insertMessages } from './message-store.ts'
import { createEndpoint, listEndpoints } from './store.ts'

const WORKERS = 3
/** What their backends are called. */
const WORKER = 'tidings test worker'
const GONE_MESSAGES = 400
const OTHER_MESSAGES = 60
const HANGING = 40
const HANGING_MESSAGES = 30

let server: TestServer
const receivers: Server[] = []

before(async () => {
  server = await aServer()
})
after(async () => {
  closeReceivers()
  await server.close()
})

describe('an endpoint that answers 410 to hundreds of messages of several workers', () => {
  test('is switched off once, without one deadlock, and others get theirs meanwhile', async () => {
    let gone = 0
    const goneUrl = await aReceiver((_, response) => {
      gone += 1
      response.writeHead(410).end('gone')
    })
    const got = new Set<unknown>()
    const otherUrl = await aReceiver((request, response) => {
      got.add(request.headers['webhook-id'])
      response.end('thanks')
    })
    const leaver = await anEndpoint(goneUrl, GONE_MESSAGES)
    const other = await anEndpoint(otherUrl, OTHER_MESSAGES)

    const { workers, switchedOff } = await someWorkers(WORKERS)
    await eventually(async () => got.size === OTHER_MESSAGES && (await waiting(leaver.workspaceId)) === 0)
    await workers.stop()

    const [endpoint] = await listEndpoints(server.db, leaver.workspaceId)
    assert.equal(endpoint?.status, 'disabled')
    assert.equal(switchedOff(), 1)
    assert.equal(await deadlocks(), 0)
    assert.ok(gone < GONE_MESSAGES, 'what still waited is not posted')
    assert.deepEqual(await counts(leaver.workspaceId), { failed: GONE_MESSAGES, attempts: gone })
    assert.deepEqual(await counts(other.workspaceId), { delivered: OTHER_MESSAGES, attempts: OTHER_MESSAGES })
  })
})

describe('endpoints of one host, as hooks.example.com is for everybody', () => {
  test('one that answers gets its messages while forty of a neighbour hang', async () => {
    let givenUp = 0
    const quick = new Set<unknown>()
    const url = await aReceiver((request, response) => {
      if (request.url === '/hook') {
        response.on('close', () => (givenUp += 1))
        return
      }
      quick.add(request.headers['webhook-id'])
      response.end('thanks')
    })
    const { workspaceId } = await anEndpoint(url, HANGING_MESSAGES)
    for (let n = 1; n < HANGING; n += 1) await anEndpoint(url, HANGING_MESSAGES, workspaceId)
    await anEndpoint(`${url}/quick`, OTHER_MESSAGES)

    const { workers } = await someWorkers(1)
    await eventually(() => quick.size === OTHER_MESSAGES)
    assert.equal(givenUp, 0, 'not by waiting until the others are given up')
    closeReceivers()
    await workers.stop()
  })

  test('the time for an answer begins when it is the turn of the message, not while others are in its way', async () => {
    const url = await aReceiver((_, response) => void setTimeout(() => response.end('thanks'), 1_000))
    const egress = openEgressClient(['127.0.0.1'], { answerMilliseconds: 2_500 })

    // Eight connections: the last ones wait for two rounds of a second.
    const answers = await Promise.all(Array.from({ length: 24 }, () => egress.post('one', url, '{}', {})))
    await egress.close()

    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  })

  test('an answer that drips is given up in the end, and its beginning is enough', async () => {
    const drops = await aReceiver((_, response) => {
      const drip = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(drip))
    })
    const floods = await aReceiver((_, response) => response.write('x'.repeat(100_000)))
    const egress = openEgressClient(['127.0.0.1'], { answerMilliseconds: 500 })

    const dripped = await egress.post('one', drops, '{}', {})
    const flooded = await egress.post('one', floods, '{}', {})
    await egress.close()

    assert.equal(dripped.status, null)
    assert.match(dripped.text, /^No answer within 0.5 s$/)
    assert.deepEqual([flooded.status, flooded.text.length], [200, 1_000])
  })
})

/** Each with a pool of its own, as on machines of their own. */
async function someWorkers(n: number) {
  let ended = 0
  const counting = {
    ...silent,
    warn: (...words: readonly unknown[]) => {
      if (words.some((word) => /was switched off/.test(String(word)))) ended += 1
    },
  } satisfies Log
  const connection = { ...server.connection, application_name: WORKER }
  const all = Array.from({ length: n }, () => {
    const db = openDatabase({ connection, log, connections: 10 })
    const egress = openEgressClient(['127.0.0.1'])
    return { db, egress, webhooks: openWebhooks({ db, log: counting, egress }) }
  })
  const stop = async (): Promise<void> => {
    await Promise.all(all.map(({ webhooks }) => webhooks.stop()))
    await Promise.all(all.flatMap(({ db, egress }) => [db.close(), egress.close()]))
  }
  return { workers: { stop }, switchedOff: () => ended }
}

const silent = { info() {}, warn() {}, error() {}, debug() {} }

function closeReceivers(): void {
  for (const receiver of receivers) {
    receiver.closeAllConnections()
    receiver.close()
  }
}

async function aReceiver(listener: RequestListener): Promise<string> {
  const receiver = createServer(listener).listen(0, '127.0.0.1')
  receivers.push(receiver)
  await once(receiver, 'listening')
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
}

/** One of a workspace of its own unless it is named, for which `n` messages wait. */
async function anEndpoint(
  url: string,
  n: number,
  ofWorkspace?: string,
): Promise<{ workspaceId: string; id: string }> {
  const workspaceId = ofWorkspace ?? (await aWorkspace(server)).id
  const { id } = await createEndpoint(server.db, workspaceId, { url, types: ['post.published'] })
  const messages = Array.from({ length: n }, () => ({
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
  await server.db.transaction((tx) => insertMessages(tx, workspaceId, messages))
  return { workspaceId, id }
}

async function waiting(workspaceId: string): Promise<number> {
  return (await counts(workspaceId))['waiting'] ?? 0
}

async function counts(workspaceId: string): Promise<Record<string, number>> {
  const rows = await server.db.rows<{ what: string; n: number }>(sql`
    select state as what, count(*)::int as n from webhook_message where workspace_id = ${workspaceId}::uuid group by 1
    union all select 'attempts', count(*)::int from webhook_attempt where workspace_id = ${workspaceId}::uuid`)
  return Object.fromEntries(rows.map(({ what, n }) => [what, n]))
}

/** What backends counted is known once they are gone. */
async function deadlocks(): Promise<number> {
  await eventually(async () => (await backends(server.db)) === 0)
  const [row] = await server.db.rows<{ deadlocks: number }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return row?.deadlocks ?? 0
}

async function backends(db: Db): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${WORKER}`)
  return row?.n ?? 0
}
