/** Links by mail, through the real sender: to sign in, to set a new password, to join. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { log } from '../../test/support/postgres.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { emailTransport } from '../messaging/email/transport.ts'
import { openSender } from '../messaging/sending/sender.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const { db } = server

async function aSender(tracking: 'off' | 'person' = 'off') {
  return aWorkspace(server, { name: 'Harbour', senderEmail: 'news@example.com', tracking })
}

/** Waits until so many mails have gone into the outbox of the workspace. */
async function mailsOf({ id }: TestWorkspace, count: number) {
  const email = emailTransport({ db, config: server.config, log })
  const sender = openSender({ db, log, transports: { email, sms: email } })
  const kept = () =>
    db.rows<{ body: Buffer }>(
      sql`select body from outbox_message where workspace_id = ${id}::uuid order by created, id`,
    )
  try {
    for (let n = 0; n < 1_000 && (await kept()).length < count; n += 1) await sleep(20)
    return await Promise.all((await kept()).map(({ body }) => PostalMime.parse(body)))
  } finally {
    await sender.stop()
    await email.close()
  }
}

function linksIn(text = ''): string[] {
  return [...text.matchAll(/http:\/\/tidings\.test\/app\/([a-z-]+)\?token=([\w-]{43})/g)].map(
    ([, page, token]) => `${page} ${token}`,
  )
}

function ask(email: string) {
  return asBrowser(server, 'POST', '/app/api/links', { email })
}

describe('a link that is asked for', () => {
  test('comes by the workspace’s mail, signs in, and sets a new password: each once', async () => {
    for (const tracking of ['off', 'person'] as const) {
      const workspace = await aSender(tracking)
      const { email, cookie } = await aPerson(server, workspace, 'viewer')
      assert.equal((await ask(email.toUpperCase())).status, 202)

      const [mail] = await mailsOf(workspace, 1)

      assert.equal(mail?.subject, 'Sign in to Harbour')
      assert.deepEqual(
        mail?.to?.map(({ address }) => address),
        [email],
      )
      const links = new Map(linksIn(mail?.text).map((link) => link.split(' ') as [string, string]))
      assert.deepEqual([...links.keys()].sort(), ['reset', 'sign-in'])
      assert.ok(linksIn(mail?.html).length > 0, 'the button leads there itself, past no counter')
      const magic = `/app/api/links/${links.get('sign-in')}`
      const reset = `/app/api/links/${links.get('reset')}`
      assert.deepEqual((await asBrowser(server, 'GET', magic)).body, { purpose: 'magic', email })
      assert.equal((await asBrowser(server, 'POST', magic, {})).body.account.email, email)
      assert.equal((await asBrowser(server, 'POST', magic, {})).status, 404)
      assert.equal((await asBrowser(server, 'POST', reset, { password: 'short' })).status, 400)
      const password = 'quite another set of words'
      assert.equal((await asBrowser(server, 'POST', reset, { password })).status, 200)
      assert.equal((await asBrowser(server, 'POST', reset, { password })).status, 404)
      assert.equal((await asBrowser(server, 'GET', '/app/api/session', undefined, { cookie })).status, 401)
      assert.equal((await asBrowser(server, 'POST', '/app/api/session', { email, password })).status, 200)
      assert.equal(
        (await asBrowser(server, 'POST', '/app/api/session', { email, password: PASSWORD })).status,
        401,
      )
    }
  })

  test('speaks the language of the account', async () => {
    const workspace = await aSender()
    const { email, ask: asPerson } = await aPerson(server, workspace, 'viewer')
    await asPerson('PATCH', '/app/api/account', { language: 'sv' })
    await ask(email)

    const [mail] = await mailsOf(workspace, 1)

    assert.equal(mail?.subject, 'Logga in i Harbour')
    assert.match(mail?.text ?? '', /Någon bad om en länk.*i 30 minuter/s)
    assert.equal(linksIn(mail?.text).length, 2)
  })

  test('for an address without an account is answered alike, and nothing is written', async () => {
    const before = await db.rows(sql`select from account_link`)

    const { status, text } = await ask('nobody@example.com')

    assert.deepEqual([status, text], [202, ''])
    await sleep(200)
    assert.equal((await db.rows(sql`select from account_link`)).length, before.length)
  })
})

describe('an invitation', () => {
  test('is mailed; without a mail server its link is shown too, to be handed over', async () => {
    const workspace = await aSender()
    const owner = await aPerson(server, workspace, 'owner')
    const wish = { email: 'bo@example.com', role: 'editor', workspaceId: null }

    const { body } = await owner.ask('POST', '/app/api/invitations', wish)

    const [mail] = await mailsOf(workspace, 1)
    assert.deepEqual(
      mail?.to?.map(({ address }) => address),
      ['bo@example.com'],
    )
    assert.equal(mail?.subject, 'An owner invites you to Test organization')
    const [link = ''] = linksIn(mail?.text)
    assert.ok(link.startsWith('invitation ') && body.url.endsWith(link.split(' ')[1]))
  })

  test('speaks the language of who invites, and tells whoever holds it whether there is an account', async () => {
    const workspace = await aSender()
    const owner = await aPerson(server, workspace, 'owner')
    await owner.ask('PATCH', '/app/api/account', { language: 'sv' })
    const { email } = await aPerson(server, await aWorkspace(server), 'viewer')
    for (const [invited, hasAccount] of [
      [email, true],
      ['cy@example.com', false],
    ] as const) {
      const wish = { email: invited, role: 'editor', workspaceId: null }
      const { body } = await owner.ask('POST', '/app/api/invitations', wish)
      const token = new URL(body.url).searchParams.get('token') ?? ''
      assert.equal((await asBrowser(server, 'GET', `/app/api/links/${token}`)).body.hasAccount, hasAccount)
    }

    const [mail] = await mailsOf(workspace, 2)

    assert.equal(mail?.subject, 'An owner bjuder in dig till Test organization')
  })

  test('that leaves by a mail server shows its link to nobody but who gets it', async () => {
    const workspace = await aWorkspace(server, {
      senderEmail: 'news@example.com',
      smtpUrl: 'smtp://127.0.0.1:1',
    })
    const owner = await aPerson(server, workspace, 'owner')

    const { status, body } = await owner.ask('POST', '/app/api/invitations', {
      email: 'bo@example.com',
      role: 'editor',
      workspaceId: null,
    })

    assert.deepEqual([status, Object.keys(body).sort()], [201, ['email', 'expires', 'id']])
  })
})
