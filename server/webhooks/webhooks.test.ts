/** Outgoing webhooks: signed, tried again, logged, replayed, and never led into a private network. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { aServer, aWorkspace, type TestServer, type TestWorkspace } from '../../test/support/server.ts'
import { log } from '../../test/support/postgres.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import type { EventType } from '../events/schemas.ts'
import { moveClock } from '../platform/clock.ts'
import { openOutward, type Outward } from '../platform/outward.ts'
import { sql } from '../platform/sql.ts'
import { webhookConsumer } from './consumer.ts'
import { deliverWebhooks } from './deliver.ts'
import { forgetOldMessages, readLog, replay } from './log-store.ts'
import { createEndpoint, deleteEndpoint, leaseMessages, listEndpoints } from './store.ts'

const HOUR = 3_600_000

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: TestServer
let receiver: Server
let url: string
let outward: Outward
let received: Received[] = []
let answers: number[] = []

before(async () => {
  server = await aServer()
  outward = openOutward(['127.0.0.1', '::1'])
  receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      const status = answers.shift() ?? 200
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`said ${status}`)
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
after(async () => {
  await outward.close()
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})
beforeEach(() => {
  received = []
  answers = []
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

  test('one that never succeeds ends as failed, and its endpoint is switched off after five days', async () => {
    const { workspace, id } = await aListener(['contact.created'])
    answers = Array.from({ length: 12 }, () => 503)
    await workspace.api.post('/contacts', { name: 'Ann' })

    for (let n = 0; n < 10; n += 1) {
      await pass()
      moveClock(27 * HOUR)
    }

    const [logged] = await readLog(server.db, workspace.id, { limit: 10 })
    assert.deepEqual([logged?.state, logged?.attempts], ['failed', 10])
    assert.deepEqual(await statusOf(workspace, id), 'disabled')
    await workspace.api.post('/contacts', { name: 'Bo' })
    await pass()
    assert.equal(received.length, 10, 'nothing goes to an endpoint that is off')
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
    const { workspace } = await aListener(['contact.created'])
    await workspace.api.post('/contacts', { name: 'Ann' })
    while (await dispatchEvents({ db: server.db, log, consumers: [webhookConsumer] }));
    const held = await leaseMessages(server.db, workspace.id, { limit: 5, leaseSeconds: 60 })

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
      const guarded = openOutward([])
      const { status, text } = await guarded.post(address, '{}', {})
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

    const { status, text } = await outward.post(`http://127.0.0.1:${port}/`, '{}', {})

    assert.equal(status, null)
    assert.match(text, /ECONNREFUSED/)
  })
})

async function aListener(types: readonly EventType[]) {
  const workspace = await aWorkspace(server)
  const endpoint = await createEndpoint(server.db, workspace.id, { url, types })
  return { workspace, ...endpoint }
}

/** All that waits, handed over and sent. */
async function pass(): Promise<void> {
  const { db } = server
  while (await dispatchEvents({ db, log, consumers: [webhookConsumer] }));
  while (await deliverWebhooks({ db, log, outward }));
}

async function statusOf({ id: workspaceId }: TestWorkspace, id: string): Promise<string | undefined> {
  return (await listEndpoints(server.db, workspaceId)).find((endpoint) => endpoint.id === id)?.status
}

function attemptsOf({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select id from webhook_attempt where workspace_id = ${id}::uuid`)
}
