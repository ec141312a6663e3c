/** Opens and clicks: counted as the workspace wants, machines apart, and nobody led anywhere we did not link to. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { writeToken } from '../contacts/consent/tokens.ts'
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { newId } from '../platform/clock.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { agentOf, type Look } from './rules.ts'
import { keepLinks } from '../messaging/mailings/link-store.ts'
import { readEngagement, type Engagement } from './store.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const LINKS = [
  'https://shop.example/a?b=1&c=2',
  'https://shop.example/b',
  'https://shop.example/c',
  'https://shop.example/d',
]

const server = await useServer()
let secret: Buffer
before(async () => {
  secret = await readSecret(server.db, 'tokens')
})

describe('GET /c/{token}/{number}', () => {
  test('leads to the link of that number and counts it for its message', async () => {
    const sent = await aMessage()

    const answer = await click(sent.token, 0)

    assert.equal(answer.statusCode, 302)
    assert.equal(answer.headers['location'], LINKS[0])
    assert.deepEqual(await seen(sent, 1), [
      { kind: 'click', url: LINKS[0], human: 1, proxy: 0, machine: 0, people: 1 },
    ])
  })

  test('an anonymous token counts how often, and leaves nothing of whom', async () => {
    const sent = await aMessage()
    const token = writeToken(secret, { ...sent, kind: 'click', deliveryId: sent.mailingId, contactId: null })

    await click(token, 1)
    await click(token, 1)

    assert.deepEqual(await seen(sent, 2), [
      { kind: 'click', url: LINKS[1], human: 2, proxy: 0, machine: 0, people: null },
    ])
    const people = await server.db.rows(sql`
      select from delivery_engagement where workspace_id = ${sent.workspaceId}::uuid`)
    assert.deepEqual(people, [])
  })

  test('leads nowhere but to links of its mailing: no open redirect', async () => {
    const { token } = await aMessage()
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const asOpen = writeToken(secret, {
      kind: 'open',
      workspaceId: newId(),
      deliveryId: newId(),
      contactId: newId(),
    })

    for (const path of [
      `/c/${token}/99`,
      `/c/${forged}/0`,
      `/c/${asOpen}/0`,
      `/c/${token}/https%3A%2F%2Fevil.example`,
      `/c/${token}/0?url=https://evil.example`,
    ]) {
      const answer = await server.http.inject({ url: path, headers: { 'user-agent': FIREFOX } })
      if (path.includes('?')) assert.equal(answer.headers['location'], LINKS[0])
      else assert.ok([400, 404].includes(answer.statusCode), path)
    }
  })

  test('three links of one message within two seconds were a machine', async () => {
    const sent = await aMessage()

    await Promise.all([0, 1, 2].map((number) => click(sent.token, number)))
    await seen(sent, 3)

    await until(async () => (await readSeen(sent)).every(({ human }) => human === 0))
    const all = await readSeen(sent)
    assert.deepEqual(
      all.map(({ human, machine }) => ({ human, machine })),
      [0, 1, 2].map(() => ({ human: 0, machine: 1 })),
    )
  })
})

describe('GET /o/{token}.gif', () => {
  test('is a picture for everybody, and an open for a good token', async () => {
    const sent = await aMessage()
    const token = writeToken(secret, { ...sent, kind: 'open' })

    const good = await server.http.inject({ url: `/o/${token}.gif`, headers: { 'user-agent': FIREFOX } })
    const bad = await server.http.inject({ url: `/o/nonsense.gif`, headers: { 'user-agent': FIREFOX } })

    for (const answer of [good, bad]) {
      assert.equal(answer.statusCode, 200)
      assert.equal(answer.headers['content-type'], 'image/gif')
      assert.equal(answer.headers['cache-control'], 'no-store')
    }
    assert.deepEqual(await seen(sent, 1), [
      { kind: 'open', url: null, human: 1, proxy: 0, machine: 0, people: 1 },
    ])
  })
})

describe('who looks', () => {
  const person: Look = {
    kind: 'click',
    method: 'GET',
    userAgent: FIREFOX,
    purpose: undefined,
    secondsSinceSent: 600,
  }
  for (const [name, look, agent] of [
    ['a browser', {}, 'human'],
    ['a browser seconds after sending', { secondsSinceSent: 2 }, 'machine'],
    ['HEAD', { method: 'HEAD' }, 'machine'],
    ['no name', { userAgent: undefined }, 'machine'],
    ['a prefetch', { purpose: 'prefetch;prerender' }, 'machine'],
    ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; SomeBot/2.1)' }, 'machine'],
    ['a script', { userAgent: 'python-requests/2.32' }, 'machine'],
    [
      'the picture proxy of a mail service',
      { kind: 'open', userAgent: `${FIREFOX} (via ggpht.com GoogleImageProxy)` },
      'proxy',
    ],
    ['a privacy proxy', { kind: 'open', userAgent: 'Mozilla/5.0' }, 'proxy'],
    ['an open of a browser', { kind: 'open' }, 'human'],
  ] as const satisfies readonly (readonly [string, Partial<Look>, string])[]) {
    test(`${name} is ${agent}`, () => assert.equal(agentOf({ ...person, ...look }), agent))
  }
})

interface Sent {
  readonly workspaceId: string
  readonly mailingId: string
  readonly deliveryId: string
  readonly contactId: string
  readonly token: string
}

async function aMessage(): Promise<Sent> {
  const workspace: TestWorkspace = await aWorkspace(server)
  const contactId = newId()
  const content = { subject: 'A', blocks: [] }
  const { mailingId, deliveryId } = await server.db.transaction(async (tx) => {
    const { id } = await openMailing(tx, workspace.id, { kind: 'test', channel: 'email', content })
    const [deliveryId = ''] = await enqueue(tx, workspace.id, id, [{ contactId, address: 'ann@example.com' }])
    return { mailingId: id, deliveryId }
  })
  await keepLinks(server.db, { workspaceId: workspace.id, mailingId }, LINKS)
  const named = { workspaceId: workspace.id, deliveryId, contactId }
  return { ...named, mailingId, token: writeToken(secret, { kind: 'click', ...named }) }
}

function click(token: string, number: number) {
  return server.http.inject({ url: `/c/${token}/${number}`, headers: { 'user-agent': FIREFOX } })
}

/** What was counted, once there are so many; counting does not hold the answer up. */
async function seen(sent: Sent, count: number): Promise<Engagement[]> {
  await until(async () => total(await readSeen(sent)) >= count)
  return readSeen(sent)
}

function total(all: readonly Engagement[]): number {
  return all.reduce((sum, { human, proxy, machine }) => sum + human + proxy + machine, 0)
}

function readSeen({ workspaceId, mailingId }: Sent): Promise<Engagement[]> {
  return readEngagement(server.db, workspaceId, [mailingId])
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isTrue()) return
    await sleep(20)
  }
  assert.fail('it did not come to that within 10 s')
}
