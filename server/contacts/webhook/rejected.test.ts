/** A form that names nobody is kept for some days, bounded, and can be replayed. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useServer } from '../../../test/support/server.ts'
import { aHook, assertSilent } from '../../../test/support/webhook.ts'
import { moveClock } from '../../platform/clock.ts'
import { forgetWhatIsOver } from '../../platform/retention.ts'
import { listConsent } from '../consent/store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { bodyOfRejected, keptBody, replayRejected } from './rejected.ts'
import { KEPT_DAYS, listRejected } from './rejected-store.ts'

const server = await useServer({ TRUST_PROXY: '127.0.0.1' })

describe('a form without readable email and phone', { concurrency: false }, () => {
  test('is a 400 with an empty body, and what was sent can be seen', async () => {
    const hook = await aHook(server)
    const sent = { email: 'ann(at)example.com', name: 'Ann \0 \ud800', custom: { deep: [1] } }

    assertSilent(await hook.deliver(sent, '?isImport=1', { 'user-agent': 'Browser/1' }), 400)

    const [kept, ...more] = await listRejected(server.db, hook.id, 10)
    assert.deepEqual(more, [])
    assert.ok(kept)
    assert.equal(kept.reason, 'email: must be an email address')
    assert.deepEqual([kept.isTrusted, kept.isImport, kept.userAgent], [false, true, 'Browser/1'])
    const { pairs, ip, isCut } = bodyOfRejected(kept)
    assert.deepEqual([ip, isCut], ['127.0.0.1', false])
    assert.deepEqual(pairs[0], ['email', 'ann(at)example.com'])
    assert.deepEqual(pairs[2], ['custom', { deep: [1] }])
    assert.deepEqual(await hook.contacts(), [])
  })

  test('previewed, trapped, foreign or stored, nothing is kept', async () => {
    const hook = await aHook(server, { webhookHoneypot: 'trap' })

    await hook.preview({ name: 'Ann' })
    await hook.vouchedPreview({ name: 'Ann' })
    await hook.deliver({ trap: 'x' })
    await hook.deliver('<xml/>', '', { 'content-type': 'application/xml' })
    await hook.deliver({ email: 'ann@example.com', phone: '12' })

    assert.deepEqual(await listRejected(server.db, hook.id, 10), [])
  })

  test('that breaks off is kept as the text it is, and replayed by who knows whom it is from', async () => {
    const hook = await aHook(server)
    assertSilent(await hook.deliver('{"email":"ann@exam', '', { 'content-type': 'application/json' }), 400)

    const [kept] = await listRejected(server.db, hook.id, 10)
    assert.ok(kept)
    assert.deepEqual(bodyOfRejected(kept).pairs, [['body', '{"email":"ann@exam']])
    await replayRejected(server.db, hook.id, kept.id, { email: 'ann@example.com' })
    assert.equal((await hook.contacts())[0].email, 'ann@example.com')
  })

  test('is replayed with what was meant, once, as its sender would have been taken', async () => {
    const hook = await aHook(server)
    await hook.deliver({ email: 'ann(at)example.com', name: 'Ann', tags: 'a' }, '', {
      'x-forwarded-for': '192.0.2.7',
    })
    const [kept] = await listRejected(server.db, hook.id, 10)
    assert.ok(kept)

    await assert.rejects(replayRejected(server.db, hook.id, kept.id), /email: must be an email address/)
    await replayRejected(server.db, hook.id, kept.id, { email: 'ann@example.com' })
    await assert.rejects(replayRejected(server.db, hook.id, kept.id), /no rejected form/)

    const [contact, ...more] = await hook.contacts()
    assert.deepEqual(more, [])
    assert.deepEqual([contact.email, contact.name, contact.tags], ['ann@example.com', 'Ann', ['a']])
    assert.match((await hook.notes())[0] ?? '', /email: ann\(at\)example\.com/)
    const [proof] = await listConsent(server.db, hook.id, contact.id)
    assert.deepEqual([proof?.source, proof?.ip], ['form', '192.0.2.7'])
    assert.deepEqual(await listRejected(server.db, hook.id, 10), [])
  })

  test('is replayed by the settings of now, and never by another workspace', async () => {
    const hook = await aHook(server, { country: 'SE' })
    const other = await aHook(server)
    await hook.deliver({ phone: '(212) 555-0123' })
    const [kept] = await listRejected(server.db, hook.id, 10)
    assert.ok(kept)

    await assert.rejects(replayRejected(server.db, other.id, kept.id), /no rejected form/)
    await changeSettings(server.db, hook.id, { country: 'US' })
    await replayRejected(server.db, hook.id, kept.id)

    assert.equal((await hook.contacts())[0].phone, '+12125550123')
  })

  test('is kept within bounds: 50 of an address, of one workspace alone, and as much as 64 KiB of each', async () => {
    const hook = await aHook(server)
    await hook.deliver({ name: 'first' }, '', { 'x-forwarded-for': '192.0.2.1' })
    await hook.vouch({ name: 'trusted' })
    for (let n = 0; n < 70; n += 1)
      await hook.deliver({ name: `n${n}` }, '', { 'x-forwarded-for': '192.0.2.2' })

    const kept = await listRejected(server.db, hook.id, 1_000)
    const names = kept.map((one) => String(bodyOfRejected(one).pairs[0]?.[1]))
    assert.equal(kept.length, 52)
    assert.equal(names[0], 'n69')
    assert.deepEqual(names.slice(-3), ['n20', 'trusted', 'first'])
    const huge = {
      pairs: Array.from({ length: 500 }, (_, n) => [`k${n}`, 'x'.repeat(20_000)] as const),
      files: [],
      isForm: false,
    }
    const body = keptBody(huge, '')
    assert.ok(body.length < 80_000, `${body.length}`)
    assert.equal(bodyOfRejected({ body }).isCut, true)
  })

  test('is forgotten after 14 days', async () => {
    const hook = await aHook(server)
    await hook.deliver({ name: 'Ann' })
    await forgetWhatIsOver(server.db)
    assert.equal((await listRejected(server.db, hook.id, 10)).length, 1)

    const later = KEPT_DAYS * 24 * 60 * 60 * 1000 + 60_000
    moveClock(later)
    await forgetWhatIsOver(server.db).finally(() => moveClock(-later))

    assert.deepEqual(await listRejected(server.db, hook.id, 10), [])
  })
})
