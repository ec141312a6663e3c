/** The links of messages, over sockets: raced, replayed, and taken to endpoints that they are not for. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { listConsent } from '../../server/contacts/consent/store.ts'
import { findSuppressed } from '../../server/contacts/suppression/store.ts'
import { reportAddresses } from '../../server/messaging/bounces/credentials.ts'
import { sql } from '../../server/platform/sql.ts'
import { assertContactsCounted } from '../support/counted.ts'
import { aLinkedMessage, EVERY_KIND, type LinkedMessage } from '../support/linked-message.ts'
import { useServer } from '../support/server.ts'

const server = await useServer()
let base = ''
before(async () => {
  base = await server.http.listen({ port: 0, host: '127.0.0.1' })
})

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const ROUNDS = 6

function post(path: string, body = ONE_CLICK, type = 'application/x-www-form-urlencoded'): Promise<Response> {
  return fetch(`${base}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    redirect: 'manual',
  })
}

const confirm = (sent: LinkedMessage) => post(`/confirm/${sent.token('confirm')}`)
const leave = (sent: LinkedMessage) => post(`/unsubscribe/${sent.token('preferences')}`)
const erase = (sent: LinkedMessage) => post(`/my-data/${sent.token('data')}/erase`, '')

async function readContact({ workspace, contactId }: LinkedMessage) {
  return (await workspace.api.get(`/contacts?$filter=id eq '${contactId}'`)).body.items[0]
}

async function isSuppressed({ workspace }: LinkedMessage): Promise<boolean> {
  const found = await findSuppressed(server.db, workspace.id, {
    channel: 'email',
    address: 'ann@example.com',
  })
  return found !== undefined
}

async function acts({ workspace, contactId }: LinkedMessage): Promise<string[]> {
  const events = await listConsent(server.db, workspace.id, contactId)
  return events.filter(({ source }) => source !== 'api').map(({ act }) => act)
}

/** Contact, list and proof tell one story. */
async function assertAgreed(sent: LinkedMessage): Promise<void> {
  const { state, follows } = await readContact(sent)
  const last = (await acts(sent)).at(-1)
  if (last === 'withdrawn')
    assert.deepEqual([state, follows.email, await isSuppressed(sent)], ['unsubscribed', 'off', true])
  else
    assert.deepEqual(
      [last, state, follows.email, await isSuppressed(sent)],
      ['confirmed', 'active', 'always', false],
    )
  await assertContactsCounted(server.db, sent.workspace.id)
}

describe('links that are raced', () => {
  test('one confirmation by twenty at once is one confirmation', async () => {
    const sent = await aLinkedMessage(server, { addDirectly: false })

    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(sent)))

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.deepEqual(await acts(sent), ['confirmed'])
    await assertAgreed(sent)
  })

  test('confirming and leaving at once: one of them is last, and contact, list and proof agree on which', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = await aLinkedMessage(server, { addDirectly: false })
      const both = round % 2 ? [confirm, leave] : [leave, confirm]

      const answers = await Promise.all([...both, ...both].map((act) => act(sent)))

      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      await assertAgreed(sent)
    }
  })

  test('erasing beside confirming and leaving: nothing of the person is left but the wish to leave', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = await aLinkedMessage(server, { addDirectly: false })

      const answers = await Promise.all([confirm, erase, leave, erase, confirm].map((act) => act(sent)))

      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal(await readContact(sent), undefined)
      for (const act of [confirm, leave, erase]) {
        const late = await act(sent)
        assert.equal(late.status, 200)
        assert.match(await late.text(), /No data about you is kept here/)
      }
      const { id } = sent.workspace
      const proof = sql`select 1 from consent_event where workspace_id = ${id}::uuid and address is not null`
      assert.deepEqual(await server.db.rows(proof), [])
      await assertContactsCounted(server.db, id)
    }
  })

  test('one click that is replayed leaves again, however often, and never brings anybody back', async () => {
    const sent = await aLinkedMessage(server)
    await leave(sent)
    await post(`/preferences/${sent.token('preferences')}`, 'email=always')
    assert.equal((await readContact(sent)).state, 'active')

    const answers = await Promise.all(Array.from({ length: 12 }, () => leave(sent)))

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await readContact(sent)).state, 'unsubscribed')
    assert.ok(await isSuppressed(sent))
    assert.equal((await acts(sent)).filter((act) => act === 'withdrawn').length, 2)
  })
})

/** Each endpoint, with the kind of token that opens it. */
const ENDPOINTS = [
  ['POST', 'preferences', (token: string) => `/unsubscribe/${token}`],
  ['GET', 'preferences', (token: string) => `/unsubscribe/${token}`],
  ['POST', 'preferences', (token: string) => `/preferences/${token}`],
  ['GET', 'preferences', (token: string) => `/preferences/${token}`],
  ['POST', 'preferences', (token: string) => `/preferences/${token}/data`],
  ['POST', 'confirm', (token: string) => `/confirm/${token}`],
  ['GET', 'confirm', (token: string) => `/confirm/${token}`],
  ['GET', 'data', (token: string) => `/my-data/${token}`],
  ['GET', 'data', (token: string) => `/my-data/${token}/erase`],
  ['POST', 'data', (token: string) => `/my-data/${token}/erase`],
  ['POST', 'data', (token: string) => `/my-data/${token}/download`],
  ['GET', 'click', (token: string) => `/c/${token}/0`],
  ['GET', 'open', (token: string) => `/o/${token}.gif`],
  ['POST', 'callback', (token: string) => `/webhooks/sms-status/${token}`],
] as const

async function knock(method: string, path: string): Promise<Response> {
  if (method === 'GET') return fetch(`${base}${path}`, { redirect: 'manual' })
  const isCallback = path.startsWith('/webhooks/')
  return isCallback
    ? post(path, JSON.stringify({ status: 'failed', error: 'unknown_number' }), 'application/json')
    : post(path, `${ONE_CLICK}&act=leave&email=off&sms=off`)
}

/** What a stranger's token must not have touched. */
async function stateOf({ workspace, contactId }: LinkedMessage): Promise<string> {
  const rows = await server.db.rows(sql`
    select c.doc, (select json_agg(d) from delivery d where d.workspace_id = c.workspace_id) as deliveries,
      (select json_agg(s) from suppression s where s.workspace_id = c.workspace_id) as suppressions,
      (select json_agg(e) from delivery_engagement e where e.workspace_id = c.workspace_id) as engagement
    from contact c where c.workspace_id = ${workspace.id}::uuid and c.id = ${contactId}::uuid`)
  return JSON.stringify(rows)
}

describe('a token at an endpoint that it is not for', () => {
  for (const [method, kind, endpoint] of ENDPOINTS)
    test(`${method} ${endpoint('{token}')} is opened by no token of another kind, and by none of a workspace or contact it was not written for`, async () => {
      const [mine, theirs] = [await aLinkedMessage(server), await aLinkedMessage(server)]
      const before = [await stateOf(mine), await stateOf(theirs)]
      const own = Buffer.from(mine.token(kind), 'base64url')
      const other = Buffer.from(theirs.token(kind), 'base64url')
      // The body of one with the signature of the other, whole or member by member.
      const spliced = [
        [0, 49],
        [1, 17],
        [17, 33],
        [33, 49],
      ].map(([start = 0, end = 0]) =>
        Buffer.concat([own.subarray(0, start), other.subarray(start, end), own.subarray(end)]).toString(
          'base64url',
        ),
      )
      const wrong = EVERY_KIND.filter((one) => one !== kind).map((one) => mine.token(one))

      for (const token of [
        ...wrong,
        ...spliced,
        `${mine.token(kind)}=`,
        mine.token(kind).toUpperCase(),
        '%00',
      ]) {
        const answer = await knock(method, endpoint(token))
        const text = await answer.text()
        // A picture in a mail is never broken; it only must not count.
        if (kind !== 'open') assert.ok([400, 404, 405].includes(answer.status), `${answer.status} ${text}`)
        assert.equal(answer.headers.get('location'), null)
        assert.doesNotMatch(text, /ann@example|a…@example/)
      }
      assert.deepEqual([await stateOf(mine), await stateOf(theirs)], before)
    })

  test('the key of report addresses opens those of its workspace alone', async () => {
    const [mine, theirs] = [await aLinkedMessage(server), await aLinkedMessage(server)]
    const before = await stateOf(theirs)
    const keyed = async (of: LinkedMessage) =>
      Object.values(await reportAddresses(server.db, of.workspace.id, base))
    const foreign = new URL((await keyed(mine))[0] ?? '').searchParams.get('key') ?? ''

    for (const address of await keyed(theirs)) {
      const url = new URL(address)
      url.searchParams.set('key', foreign)
      const body = JSON.stringify({
        event: 'bounce',
        email: 'ann@example.com',
        from: '+46701234567',
        text: 'STOP',
      })
      const answer = await post(`${url.pathname}${url.search}`, body, 'application/json')
      assert.equal(answer.status, 404, url.pathname)
    }
    assert.equal(await stateOf(theirs), before)
  })
})
