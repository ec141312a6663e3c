/** Settings, keys and new workspaces in the app: the command line's verbs, by role, with the password given again. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { sql } from '../platform/sql.ts'
import { SETTINGS } from '../workspaces/rules.ts'
import { SETTING_GROUPS } from '../workspaces/settings.ts'
import { readSettings } from '../workspaces/store.ts'

const server = await useServer()

async function anAdmin() {
  const workspace = await aWorkspace(server)
  return { ...workspace, admin: await aPerson(server, workspace, 'admin') }
}

async function later({ accountId }: Person): Promise<void> {
  await server.db.rows(sql`
    update account_session set confirmed = ${earlier('confirmed', '11 minutes')} where account_id = ${accountId}::uuid`)
}

describe('settings', () => {
  test('have a tagline and links of web pages and mail, in their spelling; others are refused, and no more than ten', async () => {
    const { ask } = await aPerson(server, await aWorkspace(server), 'admin')
    const patch = (workspace: object) => ask('PATCH', '/app/api/settings', { workspace })

    const { body } = await patch({
      tagline: '  Bread,\n since 1912 ',
      links: [' Our   shop HTTPS://Shop.example', 'mailto:hi@shop.example'],
    })

    assert.equal(body.workspace.tagline, 'Bread, since 1912')
    assert.deepEqual(body.workspace.links, ['Our shop https://shop.example/', 'mailto:hi@shop.example'])
    for (const wrong of [
      'javascript:alert(1)',
      'Shop data:text/html,x',
      'Shop',
      'mailto:',
      `${'x'.repeat(61)} https://a.example`,
      `https://a.example/${'x'.repeat(500)}`,
    ])
      assert.equal((await patch({ links: [wrong] })).status, 400, wrong)
    assert.equal((await patch({ tagline: 'x'.repeat(161) })).status, 400)
    assert.equal((await patch({ links: Array.from({ length: 11 }, () => 'https://a.example') })).status, 400)
    assert.deepEqual((await patch({ tagline: null, links: [] })).body.workspace.links, [])
  })

  test('every one that the command line sets is in a group, once', () => {
    const grouped = Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group))

    assert.deepEqual(grouped.toSorted(), SETTINGS.map(({ name }) => name as string).toSorted())
  })

  test('are shown in groups, changed in part, and read as the command line reads them', async () => {
    const { admin, handle, webhookId } = await anAdmin()
    const changes = {
      workspace: { name: ' Harbour ', country: 'fi', accentColor: '#AABBCC' },
      sender: { senderEmail: 'news@Bücher.example', smtpUrl: 'smtps://user:geheim@mail.example:465' },
      pace: { emailsPerMinute: 60, sendWindow: '08:00-20:00', warmUpFrom: '2026-11-20' },
      forms: {
        webhookOrigins: ['https://shop.example/page'],
        doubleOptIn: true,
        welcomeText: 'Hi {{ contact.firstName }}',
      },
      tracking: { tracking: 'off' },
    }

    const { status, body, text } = await admin.ask('PATCH', '/app/api/settings', changes)

    assert.equal(status, 200, text)
    assert.deepEqual((await admin.ask('GET', '/app/api/settings')).body, body)
    assert.deepEqual(
      [body.workspace.name, body.workspace.country, body.workspace.accentColor],
      ['Harbour', 'FI', '#aabbcc'],
    )
    assert.equal(body.workspace.handle, handle)
    assert.deepEqual(
      [body.sender.senderEmail, body.sender.smtpUrl],
      ['news@xn--bcher-kva.example', 'smtps://user:***@mail.example:465'],
    )
    assert.deepEqual(
      [body.pace.emailsPerMinute, body.pace.sendWindow, body.pace.warmUpFrom],
      [60, '08:00-20:00', '2026-11-20'],
    )
    assert.deepEqual([body.forms.webhookOrigins, body.forms.doubleOptIn], [['https://shop.example'], true])
    assert.equal(body.addresses.webhook, `http://tidings.test/webhooks/contacts/${webhookId}`)
    const cleared = await admin.ask('PATCH', '/app/api/settings', {
      sender: { smtpUrl: null },
      pace: { emailsPerMinute: null },
    })
    assert.deepEqual([cleared.body.sender.smtpUrl, cleared.body.pace.emailsPerMinute], [null, null])
    assert.equal(cleared.body.sender.senderEmail, 'news@xn--bcher-kva.example')
  })

  test('that are wrong are named all at once, each at its place, and nothing is changed', async () => {
    const { admin } = await anAdmin()
    const before = (await admin.ask('GET', '/app/api/settings')).body

    const { status, body } = await admin.ask('PATCH', '/app/api/settings', {
      workspace: { name: 'Fine', country: 'XX', timezone: 'Mars', handle: 'Not A Handle' },
      sender: { senderEmail: 'nobody', replyTo: 'x', smtpUrl: 'http://x' },
      forms: { welcomeText: '{{ broken' },
    })

    assert.equal(status, 400)
    const paths = body.details.map(({ path }: { path: string }) => path)
    assert.deepEqual(paths, [
      'workspace.country',
      'workspace.timezone',
      'workspace.handle',
      'sender.senderEmail',
      'sender.replyTo',
      'sender.smtpUrl',
      'forms.welcomeText',
    ])
    for (const change of [
      { workspace: { name: null } },
      { workspace: { name: ' ' } },
      { tracking: { tracking: 'all' } },
      { other: {} },
    ])
      assert.equal(
        (await admin.ask('PATCH', '/app/api/settings', change)).status,
        400,
        JSON.stringify(change),
      )
    assert.deepEqual((await admin.ask('GET', '/app/api/settings')).body, before)
  })

  test('a handle that another workspace has is refused (409), however many want it at once', async () => {
    const { admin, handle } = await anAdmin()
    const others = await Promise.all(Array.from({ length: 4 }, () => anAdmin()))
    assert.equal((await take(others[0]?.admin ?? assert.fail(), handle)).status, 409)
    assert.equal((await take(admin, handle)).status, 200)
    const answers = await Promise.all(others.map((other) => take(other.admin, `wanted-${handle}`)))
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409, 409, 409],
    )
  })

  test('mail servers are of the public internet: those inside are for the operator to name', async () => {
    const { admin, id } = await anAdmin()
    const change = (smtpUrl: string) => admin.ask('PATCH', '/app/api/settings', { sender: { smtpUrl } })
    for (const inside of [
      'smtp://127.0.0.1',
      'smtp://localhost:25',
      'smtp://[::1]',
      'smtp://169.254.169.254',
      'smtps://mail.example,smtp://10.0.0.8',
      'smtp://10.0.0.8?reach=any',
      'smtps://me:token@mail.example?auth=xoauth2&token=https://10.0.0.8/token',
    ]) {
      const { status, body } = await change(inside)
      assert.deepEqual([status, body.details?.[0]?.path], [400, 'sender.smtpUrl'], inside)
    }

    const taken = await change('smtps://user:geheim@mail.example?connections=2')
    assert.equal(taken.body.sender.smtpUrl, 'smtps://user:***@mail.example?connections=2')
    const { smtpUrl } = await readSettings(server.db, id)
    assert.match(smtpUrl ?? '', /[?&]reach=public$/)
  })

  test('secrets among them need the password again: mail servers, and the secret of the form', async () => {
    const { admin } = await anAdmin()
    const { secret } = (await admin.ask('POST', '/app/api/settings/webhook-secret')).body
    assert.match(secret, /^whk_/)
    const rotated = (await admin.ask('POST', '/app/api/settings/webhook-secret/rotate')).body.secret
    assert.notEqual(rotated, secret)
    assert.equal((await admin.ask('POST', '/app/api/settings/webhook-secret')).body.secret, rotated)
    const masked = await admin.ask('PATCH', '/app/api/settings', {
      sender: { smtpUrl: 'smtps://user:***@mail.example' },
    })
    assert.equal(masked.status, 400)
    await later(admin)

    for (const [method, path, body] of [
      ['POST', '/app/api/settings/webhook-secret', undefined],
      ['POST', '/app/api/settings/webhook-secret/rotate', undefined],
      ['PATCH', '/app/api/settings', { sender: { smtpUrl: 'smtp://other.example' } }],
      ['PATCH', '/app/api/settings', { sender: { outboxOnly: true } }],
    ] as const)
      assert.equal((await admin.ask(method, path, body)).body.code, 'confirmPassword', path)
    assert.equal(
      (await admin.ask('PATCH', '/app/api/settings', { sender: { senderName: 'Ann' } })).status,
      200,
    )
  })
})

describe('keys', () => {
  test('are made with scopes of the table, shown once, rotated and revoked', async () => {
    const { admin } = await anAdmin()
    const made = await admin.ask('POST', '/app/api/keys', { name: 'Shop', scopes: ['products:read-only'] })
    assert.deepEqual([made.status, await works(made.body.key)], [201, 200])
    const { items } = (await admin.ask('GET', '/app/api/keys')).body
    const shop = items.find(({ name }: { name: string }) => name === 'Shop')
    assert.deepEqual([shop.id, shop.scopes, shop.revoked], [made.body.id, ['products:read-only'], null])
    assert.ok(!JSON.stringify(items).includes(made.body.key.slice(-43)))

    const rotated = await admin.ask('POST', `/app/api/keys/${made.body.id}/rotate`)
    assert.deepEqual(rotated.body.scopes, ['products:read-only'])
    assert.equal(await works(rotated.body.key), 200)
    await stops(made.body.key)
    assert.equal((await admin.ask('POST', `/app/api/keys/${made.body.id}/rotate`)).status, 404)
    assert.equal((await admin.ask('DELETE', `/app/api/keys/${rotated.body.id}`)).status, 204)
    await stops(rotated.body.key)
    for (const scopes of [[], ['products:all'], ['products:read-only', 'products:read-only']])
      assert.equal((await admin.ask('POST', '/app/api/keys', { name: 'x', scopes })).status, 400)
  })

  test('of another workspace are out of reach', async () => {
    const [{ admin }, other] = [await anAdmin(), await anAdmin()]

    assert.equal((await admin.ask('DELETE', `/app/api/keys/${other.keyId}`)).status, 404)
    assert.equal((await admin.ask('POST', `/app/api/keys/${other.keyId}/rotate`)).status, 404)
    assert.equal((await other.api.get('/products')).status, 200)
  })

  test('are made, rotated and revoked only with the password given again', async () => {
    const { admin, keyId, api } = await anAdmin()
    await later(admin)

    const wish = { name: 'x', scopes: ['products:read-only'] }
    assert.equal((await admin.ask('POST', '/app/api/keys', wish)).body.code, 'confirmPassword')
    assert.equal((await admin.ask('POST', `/app/api/keys/${keyId}/rotate`)).body.code, 'confirmPassword')
    assert.equal((await admin.ask('DELETE', `/app/api/keys/${keyId}`)).body.code, 'confirmPassword')
    assert.equal((await api.get('/products')).status, 200)
  })
})

describe('a new workspace', () => {
  test('is of the organization, and entered at once by who has a role in all of it', async () => {
    const { admin, organizationId } = await anAdmin()
    await admin.ask('PATCH', '/app/api/account', { language: 'sv' })

    const made = await admin.ask('POST', '/app/api/workspaces', { name: 'Second', timezone: 'Europe/Oslo' })

    assert.deepEqual(
      [made.status, made.body.name, made.body.organizationId, made.body.role, made.body.timezone],
      [201, 'Second', organizationId, 'admin', 'Europe/Oslo'],
    )
    const headers = { 'x-workspace': made.body.id }
    assert.equal((await admin.ask('GET', '/api/contacts', undefined, headers)).status, 200)
    // Its readers are written to in the language of whoever makes it.
    const { workspace } = (await admin.ask('GET', '/app/api/settings', undefined, headers)).body
    assert.equal(workspace.language, 'sv')
    assert.equal((await admin.ask('POST', '/app/api/workspaces', { name: 'x', country: 'XX' })).status, 400)
  })

  test('is made by nobody whose role is of one workspace alone', async () => {
    const workspace = await aWorkspace(server)
    const { ask } = await aPerson(server, workspace, 'admin', 'workspace')

    assert.equal((await ask('POST', '/app/api/workspaces', { name: 'Second' })).body.code, 'notAllowed')
  })
})

function take(who: Person, handle: string) {
  return who.ask('PATCH', '/app/api/settings', { workspace: { handle } })
}

async function works(key: string): Promise<number> {
  return (await apiWith(server.http, key).get('/products')).status
}

/** Nodes are notified of a revocation a moment later. */
async function stops(key: string): Promise<void> {
  for (let n = 0; n < 1_000 && (await works(key)) !== 403; n += 1) await setTimeout(50)
  assert.equal(await works(key), 403)
}
