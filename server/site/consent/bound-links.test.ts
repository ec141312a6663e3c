/** Links are bound to the address their message went to, and private data goes to no address that is new. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { haveAged } from '../../../test/support/deliveries.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { writeToken, type TokenKind } from '../../contacts/consent/tokens.ts'
import { findSuppressed } from '../../contacts/suppression/store.ts'
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { readSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/sql.ts'

const server = await useServer()
let secret: Buffer
before(async () => {
  secret = await readSecret(server.db, 'tokens')
})

const OLD = 'ann@old.example'
const NEW = 'ann@new.example'
const PHONE = '+46701234567'
const NO_LONGER = /This link no longer works/

describe('after the address of a contact was changed', { concurrency: true }, () => {
  test('every link that went to the old one answers "this link no longer works", shows and changes nothing', async () => {
    const sent = await aMessage()
    await changeEmail(sent)
    const before = await readContact(sent)

    const answers = [
      await get(sent, '/unsubscribe', 'preferences'),
      await get(sent, '/preferences', 'preferences'),
      await post(sent, '/preferences', 'preferences', 'email=off&sms=off'),
      await post(sent, '/preferences', 'preferences', 'act=leave'),
      await post(sent, '/preferences', 'preferences', '', '/data'),
      await get(sent, '/confirm', 'confirm'),
      await post(sent, '/confirm', 'confirm', ''),
      await get(sent, '/my-data', 'data'),
      await get(sent, '/my-data', 'data', '/erase'),
      await post(sent, '/my-data', 'data', '', '/download'),
      await post(sent, '/my-data', 'data', '', '/erase'),
    ]

    for (const { payload, statusCode } of answers) {
      assert.equal(statusCode, 410)
      assert.match(payload, NO_LONGER)
      assert.doesNotMatch(payload, /new\.example|\+46/)
    }
    assert.deepEqual(await readContact(sent), before)
    assert.deepEqual(await dataLinks(sent), [])
  })

  test('one click of the old one closes the old address for ever and leaves the new one as it is', async () => {
    const sent = await aMessage()
    await changeEmail(sent)
    const before = await readContact(sent)

    const first = await post(sent, '/unsubscribe', 'preferences', 'List-Unsubscribe=One-Click')
    const again = await post(sent, '/unsubscribe', 'preferences', 'List-Unsubscribe=One-Click')

    for (const { statusCode, payload } of [first, again]) {
      assert.equal(statusCode, 200)
      assert.match(payload, /You are unsubscribed/)
      assert.doesNotMatch(payload, /new\.example|\+46|\/preferences\//)
    }
    assert.equal((await suppressed(sent, OLD))?.reason, 'unsubscribed')
    assert.equal(await suppressed(sent, NEW), undefined)
    assert.deepEqual(await readContact(sent), before)
  })

  test('one click of the old one ends email for whoever holds the old address by now', async () => {
    const sent = await aMessage()
    await changeEmail(sent)
    const { body: other } = await sent.workspace.api.post('/contacts', { email: OLD, addDirectly: true })

    await post(sent, '/unsubscribe', 'preferences', 'List-Unsubscribe=One-Click')

    const holder = await readContact({ ...sent, contactId: other.id })
    assert.deepEqual([holder.state, holder.follows.email], ['unsubscribed', 'off'])
  })

  test('a link that went to an SMS number is bound to that number', async () => {
    const sent = await aMessage('sms')
    await sent.workspace.api.post('/contacts', { email: OLD, phone: '+46701239999' })

    assert.match((await get(sent, '/preferences', 'preferences')).payload, NO_LONGER)
    await post(sent, '/unsubscribe', 'preferences', 'List-Unsubscribe=One-Click')

    assert.equal((await suppressed(sent, PHONE, 'sms'))?.reason, 'stopped')
    assert.equal(await suppressed(sent, '+46701239999', 'sms'), undefined)
  })

  test('back at its old address the links work again; in other capital letters they never stopped', async () => {
    const sent = await aMessage()
    await changeEmail(sent, 'Ann@OLD.example')
    assert.equal((await get(sent, '/preferences', 'preferences')).statusCode, 200)
    await changeEmail(sent)
    await changeEmail(sent, OLD)

    assert.equal((await get(sent, '/preferences', 'preferences')).statusCode, 200)
  })
})

test('a message the ledger no longer knows: its link still leaves, and opens nothing else', async () => {
  const sent = await aMessage()
  await server.db.rows(sql`delete from delivery where workspace_id = ${sent.workspace.id}::uuid`)

  for (const [page, kind] of PAGES) assert.match((await get(sent, page, kind)).payload, NO_LONGER)
  await post(sent, '/preferences', 'preferences', 'email=only_new')
  assert.equal((await readContact(sent)).follows.email, 'always')
  const answer = await post(sent, '/unsubscribe', 'preferences', '')

  assert.match(answer.payload, /You are unsubscribed/)
  assert.doesNotMatch(answer.payload, /old\.example/)
  assert.equal((await readContact(sent)).follows.email, 'off')
})

describe("the link to one's own data", { concurrency: true }, () => {
  test('goes to no address that came within seven days and was not confirmed', async () => {
    const sent = await aMessage('email', { email: OLD })

    assert.match((await ask(sent)).payload, /The link cannot be sent yet/)
    assert.deepEqual(await dataLinks(sent), [])

    await haveAged(server.db, sent.workspace.id)
    assert.match((await ask(sent)).payload, /The link is on its way/)
    assert.deepEqual(await dataLinks(sent), [OLD])
  })

  test('goes to the phone the contact had for long rather than to the email that was put in yesterday', async () => {
    const sent = await aMessage()
    await haveAged(server.db, sent.workspace.id, 30)
    await changeEmail(sent)
    const toNew = await again(sent, NEW)

    await ask(toNew)

    assert.deepEqual(await dataLinks(sent), [PHONE])
  })

  test('goes to no address that somebody added to a contact and confirmed, while an older one can be reached', async () => {
    const sent = await aMessage('sms', { phone: PHONE })
    await changeEmail(sent, 'mal@evil.example')
    const toAdded = await again(sent, 'mal@evil.example')
    await post(toAdded, '/confirm', 'confirm', '')

    assert.match((await ask(toAdded)).payload, /The link cannot be sent yet/)
    await haveAged(server.db, sent.workspace.id, 30)
    await server.db.rows(
      sql`update contact set email_since = now() where workspace_id = ${sent.workspace.id}::uuid`,
    )
    await ask(toAdded)

    assert.deepEqual(await dataLinks(sent), [PHONE])
  })

  test('an old contact with a new address counts by its address; one in other capital letters is no new one', async () => {
    const sent = await aMessage('email', { email: OLD })
    await haveAged(server.db, sent.workspace.id, 30)
    await changeEmailById(sent, 'ANN@old.example')
    await ask(sent)
    assert.deepEqual(await dataLinks(sent), ['ANN@old.example'])
  })

  test('goes at once to an address that confirmed', async () => {
    const sent = await aMessage('email', { email: OLD, addDirectly: false })
    await post(sent, '/confirm', 'confirm', '')

    await ask(sent)

    assert.deepEqual(await dataLinks(sent), [OLD])
  })
})

const PAGES = [
  ['/unsubscribe', 'preferences'],
  ['/preferences', 'preferences'],
  ['/confirm', 'confirm'],
  ['/my-data', 'data'],
] as const

interface Sent {
  readonly workspace: TestWorkspace
  readonly contactId: string
  readonly deliveryId: string
}

async function aMessage(
  channel: 'email' | 'sms' = 'email',
  details: Readonly<Record<string, unknown>> = { email: OLD, phone: PHONE },
): Promise<Sent> {
  const workspace = await aWorkspace(server, { name: 'Shop', smsEnabled: true })
  const { body } = await workspace.api.post('/contacts', { addDirectly: true, ...details })
  const sent = { workspace, contactId: body.id as string, deliveryId: '' }
  return again(sent, String(details[channel === 'email' ? 'email' : 'phone']), channel)
}

/** One more message, to this address. */
async function again(sent: Sent, address: string, channel: 'email' | 'sms' = 'email'): Promise<Sent> {
  const { workspace, contactId } = sent
  const [deliveryId = ''] = await server.db.transaction(async (tx) => {
    const content = channel === 'email' ? { subject: 'News', blocks: [] } : { text: 'News' }
    const { id } = await openMailing(tx, workspace.id, {
      kind: 'welcome',
      channel,
      isStanding: true,
      content,
    })
    return enqueue(tx, workspace.id, id, [{ contactId, address }])
  })
  return { ...sent, deliveryId }
}

/** As an integration does that knows the person by its phone. */
async function changeEmail(sent: Sent, email = NEW): Promise<void> {
  const { status } = await sent.workspace.api.post('/contacts', { phone: PHONE, email })
  assert.equal(status, 200)
}

async function changeEmailById({ workspace }: Sent, email: string): Promise<void> {
  const { status } = await workspace.api.post('/contacts', { email })
  assert.equal(status, 200)
}

function urlOf({ workspace, contactId, deliveryId }: Sent, page: string, kind: TokenKind, more = ''): string {
  return `${page}/${writeToken(secret, { kind, workspaceId: workspace.id, contactId, deliveryId })}${more}`
}

function ask(sent: Sent) {
  return post(sent, '/preferences', 'preferences', '', '/data')
}

function get(sent: Sent, page: string, kind: TokenKind, more = '') {
  return server.http.inject({ url: urlOf(sent, page, kind, more) })
}

function post(sent: Sent, page: string, kind: TokenKind, payload: string, more = '') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return server.http.inject({ method: 'POST', url: urlOf(sent, page, kind, more), payload, headers })
}

async function readContact({ workspace, contactId }: Sent) {
  return (await workspace.api.get(`/contacts?$filter=id eq '${contactId}'`)).body.items[0]
}

function suppressed({ workspace }: Sent, address: string, channel: 'email' | 'sms' = 'email') {
  return findSuppressed(server.db, workspace.id, { channel, address })
}

async function dataLinks({ workspace }: Sent): Promise<string[]> {
  const rows = await server.db.rows<{ address: string }>(sql`
    select d.address from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${workspace.id}::uuid and m.name = 'my-data' order by d.id`)
  return rows.map(({ address }) => address)
}
