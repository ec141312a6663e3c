/** That an invited contact is asked once, in a real mail, and is active when it says yes and not before, with proof. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { log } from '../../../test/support/postgres.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { earlier } from '../../../test/support/earlier.ts'
import { sql } from '../../platform/sql.ts'
import { subscribe } from '../../contacts/subscriptions/subscribe.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { changeConsent } from '../../contacts/consent/change-consent.ts'
import { listConsent } from '../../contacts/consent/store.ts'
import { emailTransport } from '../../messaging/email/transport.ts'
import { openSender } from '../../messaging/sending/sender.ts'
import { findSuppressed, suppress } from '../../contacts/suppression/store.ts'
import { sendInvitations } from './send.ts'

const server = await useServer()

const PHONE = '+46701234567'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('invitations', () => {
  test('who typed its address into a form is asked to confirm, and not invited as by somebody else', async () => {
    const workspace = await aSender()
    const words = { words: 'Yes', ip: '127.0.0.1', userAgent: undefined }
    await subscribe(server.db, workspace.id, { email: 'ann@example.com', ...words })
    await askAll()

    const [mail] = await mailsOf(workspace)

    assert.equal(mail?.subject, 'Confirm your subscription to Blå Café')
    assert.match(
      mail?.text ?? '',
      /This address was entered in a form to get messages from Blå Café by email/,
    )
    assert.doesNotMatch(mail?.text ?? '', /would like to send|want to hear/)
  })

  test('POST /contacts → one mail → a look changes nothing → one click → active, with proof', async () => {
    const workspace = await aSender()
    const { body } = await workspace.api.post('/contacts', {
      email: 'ann@example.com',
      customMessage: 'Hej Ann!\nWelcome to the <b>club</b> {{ x }}.',
    })
    await askAll()

    const [mail, ...others] = await mailsOf(workspace)
    assert.deepEqual(others, [])
    assert.ok(mail)
    assert.equal(mail.subject, 'Please confirm: messages from Blå Café')
    assert.match(mail.text ?? '', /Welcome to the <b>club<\/b> \{\{ x \}\}\./)
    assert.match(mail.html ?? '', /&lt;b&gt;club&lt;\/b&gt;/)
    assert.equal(header(mail, 'list-unsubscribe'), undefined)

    for (const link of linksOf(mail)) {
      for (const method of ['GET', 'HEAD'] as const) await server.http.inject({ method, url: link })
    }
    assert.equal((await readContact(workspace, body.id)).state, 'invited')

    const confirm = confirmLink(mail)
    const asked = await server.http.inject({ url: confirm })
    assert.match(asked.payload, /I want to get messages from Blå Café by email at a…@example\.com\./)
    const answer = await server.http.inject({
      method: 'POST',
      url: confirm,
      headers: { ...FORM, 'user-agent': 'Browser/1' },
      payload: '',
    })
    assert.match(answer.payload, /You are subscribed/)
    assert.match(answer.payload, new RegExp(`href="/w/${workspace.handle}"`))

    assert.equal((await readContact(workspace, body.id)).state, 'active')
    const events = await listConsent(server.db, workspace.id, body.id)
    assert.deepEqual(
      events.map(({ act, source, channel, address }) => [act, source, channel, address]),
      [
        ['invited', 'invitation', 'email', 'ann@example.com'],
        ['confirmed', 'confirm page', 'email', 'ann@example.com'],
      ],
    )
    assert.match(events[0]?.words ?? '', /^Hej Ann!/)
    assert.equal(events[1]?.words, 'I want to get messages from Blå Café by email at a…@example.com.')
    assert.equal(events[1]?.ip, '127.0.0.1')
    assert.equal(events[1]?.userAgent, 'Browser/1')
    assert.equal(events[1]?.deliveryId, events[0]?.deliveryId)
    assert.ok(Math.abs(Date.now() - Date.parse(events[1]?.created ?? '')) < 3_600_000)
    await assertContactsCounted(server.db, workspace.id)
  })

  test('a second click, and ten at once, are as one', async () => {
    const { workspace, contactId, confirm } = await anInvited({ email: 'ann@example.com' })

    const answers = await Promise.all(Array.from({ length: 10 }, () => press(confirm)))
    answers.push(await press(confirm), await server.http.inject({ url: confirm }))

    for (const { statusCode, payload } of answers) {
      assert.equal(statusCode, 200)
      assert.match(payload, /You are subscribed/)
    }
    const events = await listConsent(server.db, workspace.id, contactId)
    assert.equal(events.filter(({ act }) => act === 'confirmed').length, 1)
    await assertContactsCounted(server.db, workspace.id)
  })

  test('the other channel is agreed to only where its box is ticked', async () => {
    const one = await anInvited({ email: 'ann@example.com', phone: PHONE })
    const other = await anInvited({ email: 'ann@example.com', phone: PHONE })
    assert.match(
      (await server.http.inject({ url: one.confirm })).payload,
      /<input type="checkbox" name="also" value="sms">/,
    )

    await press(one.confirm)
    await press(other.confirm, 'also=sms')

    assert.deepEqual((await readContact(one.workspace, one.contactId)).follows, {
      email: 'always',
      sms: 'off',
    })
    assert.deepEqual((await readContact(other.workspace, other.contactId)).follows, {
      email: 'always',
      sms: 'always',
    })
    const events = await listConsent(server.db, other.workspace.id, other.contactId)
    const confirmed = events.filter(({ act }) => act === 'confirmed')
    assert.deepEqual(confirmed.map(({ channel, address }) => `${channel} ${address}`).sort(), [
      'email ann@example.com',
      `sms ${PHONE}`,
    ])
    assert.match(confirmed[0]?.words ?? '', /\nAlso by SMS at \+46…67\.$/)
  })

  for (const state of ['blocked', 'complained', 'bounced'] as const) {
    test(`who was ${state} since is not activated, and nothing is recorded`, async () => {
      const { workspace, contactId, confirm } = await anInvited({ email: 'ann@example.com' })
      await setState(workspace, contactId, state)
      const before = await listConsent(server.db, workspace.id, contactId)

      const { payload } = await press(confirm)

      assert.match(payload, /You get no messages/)
      assert.equal((await readContact(workspace, contactId)).state, state)
      assert.deepEqual(await listConsent(server.db, workspace.id, contactId), before)
    })
  }

  test('who left since and confirms now is back, and off the suppression list', async () => {
    const { workspace, contactId, confirm, deliveryId } = await anInvited({ email: 'ann@example.com' })
    const subject = { workspaceId: workspace.id, contactId, deliveryId }
    await changeConsent(server.db, subject, { email: 'off' }, { source: 'test' })
    assert.ok(await isSuppressed(workspace, 'ann@example.com'))

    await press(confirm)

    assert.equal((await readContact(workspace, contactId)).state, 'active')
    assert.equal(await isSuppressed(workspace, 'ann@example.com'), false)
  })

  test('four workers at once ask each of 300 contacts once; done again, nobody', async () => {
    const workspace = await aSender()
    await Promise.all(
      Array.from({ length: 300 }, (_, n) => workspace.api.post('/contacts', { email: `c${n}@example.com` })),
    )

    await Promise.all(Array.from({ length: 4 }, () => askAll()))
    await askAll()

    const rows = await deliveriesOf(workspace)
    assert.equal(rows.length, 300)
    assert.equal(new Set(rows.map(({ contactId }) => contactId)).size, 300)
  })

  test('who was activated, blocked or removed from its address meanwhile is not asked', async () => {
    const workspace = await aSender()
    const ids = []
    for (const name of ['active', 'blocked', 'nowhere'])
      ids.push((await workspace.api.post('/contacts', { email: `${name}@example.com` })).body.id)
    await workspace.api.patch(`/contacts/${ids[0]}/notification-settings`, {})
    await setState(workspace, ids[1], 'blocked')
    await server.db.rows(sql`
      update contact set email = null where workspace_id = ${workspace.id}::uuid and id = ${ids[2]}::uuid`)

    await askAll()

    assert.deepEqual(await deliveriesOf(workspace), [])
    const waiting = await server.db.rows(sql`
      select 1 from contact_invitation where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(waiting, [])
  })

  test('by SMS when there is only a phone, with the link in its text', async () => {
    const workspace = await aSender()
    const { body } = await workspace.api.post('/contacts', { phone: PHONE })
    await askAll()

    const [row, ...others] = await deliveriesOf(workspace)

    assert.deepEqual(others, [])
    assert.deepEqual(
      [row?.channel, row?.kind, row?.address, row?.contactId],
      ['sms', 'invitation', PHONE, body.id],
    )
    assert.equal(row?.variables.words, 'Blå Café would like to send you messages by SMS.')
    await press(pathOf(row?.variables.confirmUrl))
    assert.equal((await readContact(workspace, body.id)).state, 'active')
    const events = await listConsent(server.db, workspace.id, body.id)
    assert.equal(events.at(-1)?.channel, 'sms')
  })

  test('added directly, posted with isImport=true, or updated: nobody is asked', async () => {
    const workspace = await aSender()
    const endpoint = `/webhooks/contacts/${workspace.webhookId}`
    await workspace.api.post('/contacts', { email: 'a@example.com', addDirectly: true })
    await workspace.api.post('/contacts', { email: 'a@example.com', name: 'A' })
    await workspace.api.post(`${endpoint}?isImport=true`, { email: 'b@example.com' })

    await askAll()

    assert.deepEqual(await deliveriesOf(workspace), [])
  })

  test('an address that said it wants nothing is not written to for a workspace that invites it again', async () => {
    const workspace = await aSender()
    await server.db.transaction((tx) =>
      suppress(tx, workspace.id, [{ channel: 'email', address: 'ann@example.com', reason: 'unsubscribed' }]),
    )
    await workspace.api.post('/contacts', { email: 'Ann@example.com' })
    await askAll()

    assert.deepEqual(await mailsOf(workspace), [])
    assert.deepEqual(
      (await deliveriesOf(workspace)).map(({ state, reason }) => [state, reason]),
      [['skipped', 'suppressed']],
    )
  })

  test('who left and asks again itself, by the form of the page, is sent the link', async () => {
    const { workspace, contactId, deliveryId } = await anInvited({ email: 'ann@example.com' })
    const subject = { workspaceId: workspace.id, contactId, deliveryId }
    await changeConsent(server.db, subject, { email: 'off' }, { source: 'test' })
    // The form asks nobody twice a day.
    await server.db.rows(sql`
      update consent_event set created = ${earlier('created', '2 days')} where workspace_id = ${workspace.id}::uuid`)
    await subscribe(server.db, workspace.id, {
      email: 'ann@example.com',
      words: 'Yes, write to me',
      ip: '127.0.0.1',
      userAgent: undefined,
    })
    await askAll()

    const mails = await mailsOf(workspace)
    assert.equal(mails.length, 1)
    await press(confirmLink(mails[0]))
    assert.equal((await readContact(workspace, contactId)).state, 'active')
    assert.equal(await isSuppressed(workspace, 'ann@example.com'), false)
  })

  test('a workspace with many to invite does not hold up the next one, and each gets a batch a round', async () => {
    const [many, few] = [await aSender(), await aSender()].sort((one, other) => (one.id < other.id ? -1 : 1))
    assert.ok(many && few)
    await many.api.post('/contacts', { email: 'first@example.com' })
    await server.db.execute(
      `with more as (
        insert into contact (workspace_id, id, state, email, created, updated)
        select $1, gen_random_uuid(), 'invited', 'person' || n || '@example.com', now(), now()
        from generate_series(1, 600) n returning id)
      insert into contact_invitation (workspace_id, contact_id, channel, created) select $1, id, 'email', now() from more`,
      [many.id],
    )
    await few.api.post('/contacts', { email: 'ann@example.com' })

    await sendInvitations({ db: server.db, publicUrl: server.config.PUBLIC_URL })

    assert.equal((await deliveriesOf(many)).length, 200)
    assert.equal((await deliveriesOf(few)).length, 1)
    await askAll()
    assert.equal((await deliveriesOf(many)).length, 601)
  })

  test('an invitation of a workspace without a sender waits until there is one', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå Café' })
    const other = await aSender()
    await workspace.api.post('/contacts', { email: 'ann@example.com' })
    await other.api.post('/contacts', { email: 'ann@example.com' })
    await askAll()
    await mailsOf(other)
    assert.equal((await deliveriesOf(workspace))[0]?.state, 'queued')

    await changeSettings(server.db, workspace.id, { senderEmail: 'news@cafe.example' })

    assert.equal((await mailsOf(workspace)).length, 1)
  })
})

/** A workspace that can send email. */
async function aSender(): Promise<TestWorkspace> {
  return aWorkspace(server, { name: 'Blå Café', senderEmail: 'news@cafe.example' })
}

/** A contact that was asked, by email; its message is not sent anywhere. */
async function anInvited(details: Readonly<Record<string, unknown>>) {
  const workspace = await aSender()
  const { body } = await workspace.api.post('/contacts', details)
  await askAll()
  const [row] = await deliveriesOf(workspace)
  assert.ok(row)
  return {
    workspace,
    contactId: body.id as string,
    deliveryId: row.id,
    confirm: pathOf(row.variables.confirmUrl),
  }
}

async function askAll(): Promise<void> {
  while (await sendInvitations({ db: server.db, publicUrl: server.config.PUBLIC_URL })) continue
}

function press(url: string, payload = '') {
  return server.http.inject({ method: 'POST', url, payload, headers: FORM })
}

interface Row {
  readonly id: string
  readonly contactId: string
  readonly address: string
  readonly state: string
  readonly reason: string | null
  readonly channel: string
  readonly kind: string
  readonly variables: { readonly words: string; readonly confirmUrl: string }
}

function deliveriesOf({ id }: TestWorkspace): Promise<Row[]> {
  return server.db.rows<Row>(sql`
    select d.id, d.contact_id, d.address, d.state, d.reason, d.variables, m.channel, m.kind
    from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${id}::uuid order by d.id`)
}

/** Everything that waits, sent by the real sender into the outbox; the mails of a workspace, taken apart. */
async function mailsOf(workspace: TestWorkspace) {
  await sendUntil(async () =>
    (await deliveriesOf(workspace)).every(
      ({ state, kind }) => state !== 'leased' && (state !== 'queued' || kind === 'test'),
    ),
  )
  const kept = await server.db.rows<{ body: Buffer }>(sql`
    select body from outbox_message where workspace_id = ${workspace.id}::uuid order by created, id`)
  return Promise.all(kept.map(({ body }) => PostalMime.parse(body)))
}

/** Generous: the machine may be busy. */
const PATIENCE_MILLISECONDS = 60_000

async function sendUntil(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MILLISECONDS
  const { db, config } = server
  const email = emailTransport({ db, config, log })
  const sender = openSender({ db, log, transports: { email, sms: email } })
  try {
    while (!(await isDone())) {
      assert.ok(Date.now() < end, 'the sender has nothing more to send')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } finally {
    await sender.stop()
    await email.close()
  }
}

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>

function header(mail: Mail, key: string): string | undefined {
  return mail.headers.find((one) => one.key === key)?.value
}

/** Every address of ours in a mail, in whatever part. */
function linksOf(mail: Mail): string[] {
  const links = `${mail.html}\n${mail.text}`.match(/http:\/\/tidings\.test\/[\w/.?=&-]*/g) ?? []
  return [...new Set(links)].map(pathOf)
}

function confirmLink(mail: Mail | undefined): string {
  const link = mail && linksOf(mail).find((path) => path.startsWith('/confirm/'))
  assert.ok(link)
  return link
}

function pathOf(url: string | undefined): string {
  assert.ok(url)
  return url.replace('http://tidings.test', '')
}

async function readContact({ api }: TestWorkspace, id: string) {
  return (await api.get(`/contacts?$filter=id eq '${id}'`)).body.items[0]
}

async function setState({ id }: TestWorkspace, contactId: string, state: string): Promise<void> {
  await server.db.rows(sql`
    update contact set state = ${state} where workspace_id = ${id}::uuid and id = ${contactId}::uuid`)
}

async function isSuppressed({ id }: TestWorkspace, address: string): Promise<boolean> {
  return (await findSuppressed(server.db, id, { channel: 'email', address })) !== undefined
}
