/** The webhook's id stands in public forms: what who knows nothing else can read, and what shows trust. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../../test/support/assertions.ts'
import { aServer, useServer } from '../../../test/support/server.ts'
import { aHook, assertSilent, type Hook } from '../../../test/support/webhook.ts'
import { createKey } from '../../workspaces/api-keys/store.ts'
import { findWebhook, rotateWebhookSecret } from './store.ts'
import { openWebhookSecrets } from './trust.ts'

const server = await useServer()
const { db } = server

async function secretOf({ webhookId }: Hook): Promise<string> {
  const webhook = await findWebhook(db, webhookId)
  assert.ok(webhook)
  return (await openWebhookSecrets(db)).of(webhook)
}

describe('a preview without trust', () => {
  test('has the same bytes for a contact that exists and for one that does not, and holds only what was sent', async () => {
    const hook = await aHook(server)
    const body = {
      'E-Mail': 'Victim@Example.com',
      phone: '070-123 45 67',
      first_name: 'V',
      tags: 'a, b',
      note: 'Hi',
      utm: 'x',
    }
    const unknown = await hook.preview(body)
    await hook.vouch({
      email: 'victim@example.com',
      name: 'Victoria Adams',
      tags: 'secret tag',
      note: 'secret',
    })
    await hook.vouch({ phone: '+46701234567', name: 'Somebody else' })

    const known = await hook.preview(body)

    assert.equal(known.text, unknown.text)
    assert.deepEqual(assertAnswered(known), {
      status: 'success',
      contact: { name: 'V', email: 'Victim@example.com', phone: '+46701234567', tags: ['a', 'b'] },
      action: 'store',
      read: { 'E-Mail': 'email', phone: 'phone', first_name: 'first_name', tags: 'tags', note: 'note' },
      fields: known.body.fields,
      ignored: known.body.ignored,
      note: 'Hi',
    })
  })

  test('says as little with isImport, for a phone alone, and for a filled hidden field', async () => {
    const hook = await aHook(server, { webhookHoneypot: 'trap' })
    const bodies = [
      { phone: '0701234567' },
      { email: 'a@example.com' },
      { email: 'a@example.com', trap: 'x' },
    ]
    const queries = ['', '?isImport=true']
    const ask = () =>
      Promise.all(
        bodies.flatMap((body) => queries.map(async (query) => (await hook.preview(body, query)).text)),
      )
    const before = await ask()

    await hook.vouch({ email: 'a@example.com', phone: '0701234567', name: 'Ann', tags: 'x' })

    assert.deepEqual(await ask(), before)
    for (const text of before) assert.equal(JSON.parse(text).action, 'store')
  })

  test('can be read by no page of another origin, asked beforehand or not, with trust or without', async () => {
    const open = await aServer({ API_CORS_ORIGINS: 'https://shop.example' })
    try {
      const hook = await aHook(open)
      const origin = 'https://shop.example'
      for (const path of [`test/${hook.webhookId}`, `t%65st/${hook.webhookId}`]) {
        const url = `/webhooks/contacts/${path}`
        const headers = { origin, 'x-api-key': hook.key, 'content-type': 'application/json' }
        const answer = await open.http.inject({
          method: 'POST',
          url,
          headers,
          payload: '{"email":"a@example.com"}',
        })
        assert.equal(answer.headers['access-control-allow-origin'], undefined, path)
      }
      const preflight = await open.http.inject({
        method: 'OPTIONS',
        url: `/webhooks/contacts/test/${hook.webhookId}`,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      assert.equal(preflight.headers['access-control-allow-origin'], undefined)
      const delivered = await hook.deliver({ email: 'a@example.com' }, '', { origin })
      assert.equal(delivered.headers['access-control-allow-origin'], '*')
    } finally {
      await open.close()
    }
  })
})

describe('trust', () => {
  test('is shown by a key of the workspace that may write contacts, or by the secret in header or address', async () => {
    const hook = await aHook(server)
    const secret = await secretOf(hook)
    await hook.vouch({ email: 'a@example.com', name: 'Ann' })

    for (const [query, headers] of [
      ['', { 'x-api-key': hook.key }],
      ['', { 'x-webhook-key': secret }],
      [`?key=${secret}`, {}],
      [`?isImport=true&key=${secret}`, { 'x-webhook-key': secret, 'x-api-key': hook.key }],
    ] as const) {
      const { action, contact } = assertAnswered(
        await hook.preview({ email: 'a@example.com' }, query, headers),
      )
      assert.deepEqual([action, contact.name], ['update', 'Ann'])
    }
    assert.equal((await hook.vouchedPreview({ email: 'new@example.com' })).body.action, 'create')
  })

  test('what is shown and wrong is a 403 with an empty body, and nothing is stored', async () => {
    const hook = await aHook(server)
    const other = await aHook(server)
    const secret = await secretOf(hook)
    const { key: reader } = await createKey(db, hook.id, { name: 'reader', scopes: ['contacts:read-only'] })

    for (const [query, headers] of [
      ['', { 'x-api-key': other.key }],
      ['', { 'x-api-key': reader }],
      ['', { 'x-api-key': 'nonsense' }],
      ['', { 'x-api-key': '' }],
      ['', { 'x-webhook-key': await secretOf(other) }],
      ['', { 'x-webhook-key': '' }],
      ['?key=', {}],
      [`?key=${secret}x`, {}],
      [`?key=${secret.toLowerCase()}`, {}],
      [`?key=${secret}&key=${secret}`, {}],
      // A list of the secret's bytes is not the secret.
      [`?${[...Buffer.from(secret)].map((byte) => `key=${byte}`).join('&')}`, {}],
      [`?key=${secret}`, { 'x-webhook-key': 'wrong' }],
      [`?key=${secret}`, { 'x-api-key': other.key }],
    ] as const) {
      assertSilent(await hook.deliver({ email: 'a@example.com' }, query, headers), 403)
      assertSilent(await hook.preview({ email: 'a@example.com' }, query, headers), 403)
    }
    assert.deepEqual(await hook.contacts(), [])
  })

  test('a secret is whk_ and 43 letters and digits', async () => {
    assert.match(await secretOf(await aHook(server)), /^whk_[0-9A-Za-z]{43}$/)
  })

  test('a rotated secret works at once, and the old one no longer', async () => {
    const hook = await aHook(server)
    const old = await secretOf(hook)
    await hook.deliver({ email: 'a@example.com' }, `?key=${old}`)

    await rotateWebhookSecret(db, hook.id)
    // A node that missed the notification remembers for 900 ms.
    await new Promise((resolve) => setTimeout(resolve, 1_000))

    const fresh = await secretOf(hook)
    assert.notEqual(fresh, old)
    assertSilent(await hook.deliver({ email: 'a@example.com' }, `?key=${old}`), 403)
    assert.equal((await hook.deliver({ email: 'a@example.com' }, `?key=${fresh}`)).status, 200)
  })

  test('the preview notes what the delivery would note', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: 'a@example.com' })
    await hook.vouch({ phone: '0701234567' })

    const { note } = assertAnswered(
      await hook.vouchedPreview({ email: 'a@example.com', phone: '0701234567', note: 'Hi' }),
    )

    assert.match(note, /^Hi\n\n.*\+46701234567/)
    assert.deepEqual(await hook.notes(), [])
  })
})

test('who tries secrets is limited by address', async () => {
  const limited = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '5' })
  try {
    const hook = await aHook(limited)
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1)
      statuses.push((await hook.deliver({ email: 'a@example.com' }, `?key=guess${n}`)).status)

    assert.deepEqual(statuses.slice(0, 5), [403, 403, 403, 403, 403])
    assert.ok(statuses.includes(429), statuses.join(' '))
  } finally {
    await limited.close()
  }
})

test('many addresses cannot fill a workspace through one form; who is trusted and other forms are not held up', async () => {
  for (const setting of ['WEBHOOK_TOTAL_RATE_LIMIT_PER_MINUTE', 'WEBHOOK_TOTAL_RATE_LIMIT_PER_DAY']) {
    const limited = await aServer({ [setting]: '40', TRUST_PROXY: '127.0.0.1' })
    try {
      const [hook, other] = [await aHook(limited), await aHook(limited)]

      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, n) =>
          hook.deliver({ email: `n${n}@example.com` }, '', { 'x-forwarded-for': `192.0.2.${n}` }),
        ),
      )

      const taken = answers.filter(({ status }) => status === 200).length
      assert.ok(taken >= 40 && taken < 80, `${setting}: ${taken} of 120 were taken`)
      const refused = answers.find(({ status }) => status === 429)
      assert.ok(refused)
      assertSilent(refused, 429)
      assert.ok(Number(refused.headers['retry-after']) >= 1)
      assert.equal((await hook.vouch({ email: 'trusted@example.com' })).status, 200)
      assert.equal((await other.deliver({ email: 'a@example.com' })).status, 200)
    } finally {
      await limited.close()
    }
  }
})
