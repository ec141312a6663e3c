/** Outgoing webhooks: signed, tried again, logged, replayed, and never led into a private network. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { aServer, aWorkspace, type TestServer, type TestWorkspace } from '../../test/support/server.ts'
import { log } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/sending.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import type { EventType } from '../events/schemas.ts'
import { moveClock } from '../platform/clock.ts'
import { openEgressClient, type EgressClient } from '../platform/egress-client.ts'
import { sql } from '../platform/sql.ts'
import { webhookConsumer } from './consumer.ts'
import { deliverWebhooks, openWebhooks } from './deliver.ts'
import { forgetOldMessages, readLog, replay } from './log-store.ts'
import { leaseMessages } from './message-store.ts'
import { createEndpoint, deleteEndpoint, listEndpoints, setEndpointStatus } from './store.ts'

const HOUR = 3_600_000

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: TestServer
let receiver: Server
let url: string
let egress: EgressClient
let received: Received[] = []
let answers: number[] = []
/** What comes before an answer. */
let meanwhile: () => Promise<unknown> = async () => undefined

before(async () => {
  server = await aServer()
  egress = openEgressClient(['127.0.0.1', '::1'])
  receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => void answer(request, response, body))
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
after(async () => {
  await egress.close()
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})
beforeEach(() => {
  received = []
  answers = []
  meanwhile = async () => undefined
})

describe('outgoing webhooks', () => {
  test('are signed as Standard Webhooks has it, with the record as it is', async () => {
    const { workspace, secret } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { email: 'ann@example.com', name: 'Ann' })
    const {
      body: {
        items: [contact],
      },
    } = await workspace.api.get('/contacts')

    await pass()

    const [call] = received
    assert.equal(received.length, 1)
    const message = new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)
    assert.deepEqual(message, {
      type: 'contact.created',
      timestamp: (message as { timestamp: string }).timestamp,
      data: { workspaceId: workspace.id, contact },
    })
    assert.throws(() => new Webhook(secret).verify(`${call?.body} `, call?.headers as Record<string, string>))
  })

  test('a failed one is tried again with the same id until it succeeds, each attempt logged', async () => {
    const { workspace } = await aListener(['contact.created'])
    answers = [500, 302, 200]
    await workspace.api.post('/contacts', { name: 'Ann' })

    await pass()
    assert.equal(received.length, 1, 'not again before its pause is over')
    for (const hours of [0.1, 0.2]) {
      moveClock(hours * HOUR)
      await pass()
    }

    const ids = received.map(({ headers }) => headers['webhook-id'])
    assert.equal(received.length, 3)
    assert.equal(new Set(ids).size, 1)
    const [logged] = await readLog(server.db, workspace.id, { limit: 10 })
    assert.deepEqual([logged?.state, logged?.attempts, logged?.lastStatus], ['delivered', 3, 200])
    assert.equal((await attemptsOf(workspace)).length, 3)
  })

  test('one that never succeeds ends as failed; after five days of it the endpoint is switched off', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    answers = Array.from({ length: 40 }, () => 503)
    await workspace.api.post('/contacts', { name: 'Ann' })

    // Nine pauses, 75 hours and a tenth at most.
    for (const hours of [0, 0.01, 0.1, 0.6, 2.3, 5.6, 11.1, 15.5, 22.1, 26.5]) {
      moveClock(hours * HOUR)
      await pass()
    }
    assert.deepEqual(await statusOf(workspace, id), 'active')
    const [logged] = await readLog(server.db, workspace.id, { limit: 10 })
    assert.deepEqual([logged?.state, logged?.attempts], ['failed', 10])
    moveClock(48 * HOUR)
    for (const name of ['Bo', 'Cid']) await workspace.api.post('/contacts', { name })
    await pass()

    assert.deepEqual(await statusOf(workspace, id), 'disabled')
    const states = (await readLog(server.db, workspace.id, { limit: 10 })).map(({ state }) => state)
    assert.deepEqual(states, ['failed', 'failed', 'failed'], 'what waited has failed with it')
    const calls = received.length
    await workspace.api.post('/contacts', { name: 'Dag' })
    assert.equal(await replay(server.db, workspace.id, {}), 3)
    await pass()
    assert.equal(received.length, calls, 'nothing goes to an endpoint that is off')

    await server.db.transaction((tx) => setEndpointStatus(tx, workspace.id, id, 'active'))
    answers = []
    await pass()
    assert.equal(received.length, calls + 3, 'replayed, it goes once the endpoint is on again')
  })

  test('410 Gone ends it at once', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    answers = [410]
    await workspace.api.post('/contacts', { name: 'Ann' })

    await pass()

    assert.equal(await statusOf(workspace, id), 'disabled')
    assert.equal((await readLog(server.db, workspace.id, { limit: 1 }))[0]?.state, 'failed')
  })

  test('a replay sends settled messages again under their ids', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })
    await pass()

    assert.equal(await replay(server.db, workspace.id, { endpointId: id, state: 'delivered' }), 1)
    await pass()

    assert.equal(received.length, 2)
    assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id'])
  })

  test('what a crashed worker held is sent again once its lease is over, and by nobody before', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })
    while (await dispatchEvents({ db: server.db, log, consumers: [webhookConsumer] }));
    const held = await leaseMessages(
      server.db,
      { workspaceId: workspace.id, endpointId: id },
      { limit: 5, leaseSeconds: 60 },
    )

    await pass()
    assert.deepEqual([held.length, received.length], [1, 0])
    moveClock(61_000)
    await pass()

    assert.equal(received.length, 1)
  })

  test('an endpoint hears only of its types, and of its workspace', async () => {
    const { workspace } = await aListener(['contact.tagged'])
    const { workspace: other } = await aListener(['contact.created'])
    const { body: contact } = await workspace.api.post('/contacts', { name: 'Ann' })
    await workspace.api.patch(`/contacts/${contact.id}/tags`, { tagsToAdd: ['vip'] })

    await pass()

    assert.deepEqual(
      received.map(({ body }) => JSON.parse(body).type),
      ['contact.tagged'],
    )
    assert.deepEqual(await readLog(server.db, other.id, { limit: 10 }), [])
  })

  test('an endpoint that is deleted takes its messages and interest along', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })

    await deleteEndpoint(server.db, workspace.id, id)
    await workspace.api.post('/contacts', { name: 'Bo' })
    await pass()

    assert.equal(received.length, 0)
    await assert.rejects(deleteEndpoint(server.db, workspace.id, id), /no webhook endpoint/)
  })

  test('endpoints that do not answer hold up nobody else', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    // Another host: to one, only so many connections are made.
    const slowHost = createServer((request, response) => void held.then(() => answer(request, response, '')))
    slowHost.listen(0, '127.0.0.1')
    await once(slowHost, 'listening')
    const { port } = slowHost.address() as AddressInfo
    const slow = await aListener(['contact.created'], `http://127.0.0.1:${port}/slow`)
    for (let n = 0; n < 30; n += 1) await slow.workspace.api.post('/contacts', { name: `Ann ${n}` })
    const quick = await aListener(['contact.created'])
    await quick.workspace.api.post('/contacts', { name: 'Bo' })
    while (await dispatchEvents({ db: server.db, log, consumers: [webhookConsumer] }));

    const webhooks = openWebhooks({ db: server.db, log, egress })
    await eventually(() => received.length > 0)
    assert.deepEqual(
      received.map(({ body }) => JSON.parse(body).data.contact.name),
      ['Bo'],
    )
    release()
    await eventually(() => received.length === 31)
    await webhooks.stop()
    slowHost.closeAllConnections()
    slowHost.close()

    assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 31)
  })

  test('one that is deleted while it is called is gone, whatever it answers', async () => {
    const gone = await aListener(['contact.created'])
    answers = [410, 200]
    meanwhile = async () => {
      meanwhile = async () => undefined
      await deleteEndpoint(server.db, gone.workspace.id, gone.id)
    }
    await gone.workspace.api.post('/contacts', { name: 'Ann' })
    await pass()

    assert.deepEqual(await listEndpoints(server.db, gone.workspace.id), [])
    assert.deepEqual(await attemptsOf(gone.workspace), [])
  })

  test('a success is the last word, whatever a slower attempt comes back with', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })
    answers = [200, 500]
    // While the first worker still waits for its answer, its lease ends and another one succeeds.
    meanwhile = async () => {
      meanwhile = async () => undefined
      moveClock(121_000)
      await deliverWebhooks({ db: server.db, log, egress })
    }

    await pass()
    moveClock(24 * HOUR)
    await pass()

    const [logged] = await readLog(server.db, workspace.id, { endpointId: id, limit: 10 })
    assert.deepEqual([logged?.state, logged?.attempts, received.length], ['delivered', 2, 2])
  })

  test('after 30 days a message is forgotten with its attempts', async () => {
    const { workspace } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })
    await pass()

    moveClock(31 * 24 * HOUR)
    await forgetOldMessages(server.db)

    assert.deepEqual(await readLog(server.db, workspace.id, { limit: 10 }), [])
    assert.deepEqual(await attemptsOf(workspace), [])
  })
})

describe('the client for addresses that others gave us', () => {
  const PRIVATE = [
    'http://127.0.0.1:8080/',
    'http://localhost:8080/',
    'http://[::1]:8080/',
    'http://[::ffff:127.0.0.1]:8080/',
    'http://2130706433:8080/',
    'http://0x7f.1:8080/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://0.0.0.0:8080/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
  ]
  for (const address of PRIVATE) {
    test(`does not reach ${address}`, async () => {
      const guarded = openEgressClient([])
      const { status, text } = await guarded.post('one', address, '{}', {})
      await guarded.close()

      assert.equal(status, null)
      assert.match(text, /not on the public internet/)
    })
  }

  test('says in words what is wrong with an address that does not answer', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')

    const { status, text } = await egress.post('one', `http://127.0.0.1:${port}/`, '{}', {})

    assert.equal(status, null)
    assert.match(text, /ECONNREFUSED/)
  })
})

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  await meanwhile()
  received.push({ headers: request.headers, body })
  const status = answers.shift() ?? 200
  response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`said ${status}`)
}

async function aListener(types: readonly EventType[], address = url) {
  const workspace = await aWorkspace(server)
  const endpoint = await createEndpoint(server.db, workspace.id, { url: address, types })
  return { workspace, ...endpoint }
}

/** All that waits, handed over and sent. */
async function pass(): Promise<void> {
  const { db } = server
  while (await dispatchEvents({ db, log, consumers: [webhookConsumer] }));
  while (await deliverWebhooks({ db, log, egress }));
}

async function statusOf({ id: workspaceId }: TestWorkspace, id: string): Promise<string | undefined> {
  return (await listEndpoints(server.db, workspaceId)).find((endpoint) => endpoint.id === id)?.status
}

function attemptsOf({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select id from webhook_attempt where workspace_id = ${id}::uuid`)
}
