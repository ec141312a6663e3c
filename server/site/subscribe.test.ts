/** Subscribing by a public form: nobody is written to unasked, and nobody learns who is known. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { addConsentText, listConsentTexts } from '../contacts/consent/text-store.ts'
import { changeSettings } from '../workspaces/store.ts'
import { moveClock, newId, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { wordsIn } from '../words/words.ts'

const server = await useServer()
const { db, http } = server
const DAY = 24 * 60 * 60 * 1000

/** One for each workspace, since an address is counted. */
const addressOf = (handle: string) =>
  `10.${[...createHash('sha1').update(handle).digest().subarray(0, 3)].join('.')}`

async function send(
  { handle }: Pick<TestWorkspace, 'handle'>,
  fields: Record<string, string>,
  address = addressOf(handle),
) {
  return http.inject({
    method: 'POST',
    url: `/w/${handle}/subscribe`,
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'A browser' },
    payload: new URLSearchParams(fields).toString(),
  })
}

async function stateOf({ id }: TestWorkspace) {
  const invitations = await db.rows<{ contactId: string }>(sql`
    select contact_id from contact_invitation where workspace_id = ${id}::uuid and delivery_id is null`)
  const proofs = await db.rows<Record<string, string | null>>(sql`
    select contact_id, channel, act, source, words, address, ip, user_agent from consent_event
    where workspace_id = ${id}::uuid order by id`)
  return { invitations: invitations.length, proofs }
}

/** What sending does with an invitation. */
const sent = ({ id }: TestWorkspace) =>
  db.rows(sql`update contact_invitation set delivery_id = ${newId()}::uuid where workspace_id = ${id}::uuid`)

describe('POST /w/{handle}/subscribe', () => {
  test('makes an invited contact, an invitation, and the proof of what was asked for in which words', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå <Café>' })

    const answer = await send(workspace, { email: ' Ann@Example.COM ' })

    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers.location, `/w/${workspace.handle}/subscribe/sent`)
    const [contact] = assertAnswered(await workspace.api.get('/contacts')).items
    assert.equal(contact.email, 'Ann@example.com')
    assert.equal(contact.state, 'invited')
    assert.equal(contact.source, 'subscribe form')
    const { invitations, proofs } = await stateOf(workspace)
    assert.equal(invitations, 1)
    assert.deepEqual(proofs, [
      {
        contactId: contact.id,
        channel: 'email',
        act: 'invited',
        source: 'subscribe form',
        words: wordsIn('en').say('subscribeWords', { name: 'Blå <Café>' }),
        address: 'Ann@example.com',
        ip: addressOf(workspace.handle),
        userAgent: 'A browser',
      },
    ])
    const form = await http.inject({ url: `/w/${workspace.handle}/subscribe` })
    assert.match(form.payload, /Blå &lt;Café&gt; will write to this address/, 'the words that were shown')
  })

  test('the proof names the version of the words; other words are the next one, in one row with those of forms', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    const { id } = workspace
    const named = async () => {
      const rows = await db.rows<{ textVersion: number | null; words: string }>(sql`
        select text_version, words from consent_event where workspace_id = ${id}::uuid order by id`)
      return rows.map(({ textVersion, words }) => [textVersion, words])
    }
    await send(workspace, { email: 'ann@example.com' })
    await send(workspace, { email: 'bo@example.com' })
    const form = await db.transaction((tx) =>
      addConsentText(tx, id, { words: 'Yes, please.', author: 'operator' }),
    )
    await changeSettings(db, id, { name: 'Quay' })
    await send(workspace, { email: 'cid@example.com' })

    assert.equal(form.version, 2)
    assert.deepEqual(await named(), [
      [1, wordsIn('en').say('subscribeWords', { name: 'Harbour' })],
      [1, wordsIn('en').say('subscribeWords', { name: 'Harbour' })],
      [3, wordsIn('en').say('subscribeWords', { name: 'Quay' })],
    ])
    const texts = await listConsentTexts(db, id)
    assert.deepEqual(
      texts.map(({ version, place, agreed }) => [version, place, agreed]),
      [
        [3, 'page', 1],
        [2, 'form', 0],
        [1, 'page', 2],
      ],
    )
  })

  test('the answer is the same for a stranger, a subscriber, one who left and one who is blocked', async () => {
    const workspace = await aWorkspace(server)
    const { api } = workspace
    const members = { name: 'Known', city: 'Oslo', tags: ['vip'], addDirectly: true }
    for (const state of ['active', 'unsubscribed', 'blocked', 'complained', 'bounced']) {
      const { id } = assertAnswered(
        await api.post('/contacts', { ...members, email: `${state}@example.com` }),
        201,
      )
      await db.rows(sql`update contact set state = ${state} where id = ${id}::uuid`)
    }
    const before = (await api.get('/contacts')).body.items
    const answers = []
    for (const name of ['new', 'active', 'unsubscribed', 'blocked', 'complained', 'bounced']) {
      const { statusCode, headers, payload } = await send(workspace, {
        email: `${name.toUpperCase()}@example.com`,
      })
      answers.push(`${statusCode} ${headers.location} ${payload}`)
    }

    assert.equal(new Set(answers).size, 1, answers.join('\n'))
    const after = (await api.get('/contacts')).body.items
    assert.deepEqual(
      after.filter(({ email }: { email: string }) => !email.startsWith('NEW')),
      before,
      'what is known of a contact is changed by no form of a stranger',
    )
    const { proofs } = await stateOf(workspace)
    const asked = proofs.filter(({ act }) => act === 'invited').map(({ address }) => address)
    assert.deepEqual(asked, ['NEW@example.com', 'UNSUBSCRIBED@example.com'])
  })

  test('who has not confirmed is asked again after a day, and never twice in one', async () => {
    const workspace = await aWorkspace(server)
    for (let n = 0; n < 5; n += 1) await send(workspace, { email: 'ann@example.com' })
    assert.equal((await stateOf(workspace)).proofs.length, 1)
    await sent(workspace)
    await send(workspace, { email: 'ann@example.com' })
    assert.equal((await stateOf(workspace)).invitations, 0)

    moveClock(DAY + 1000)
    try {
      await send(workspace, { email: 'ann@example.com' })
    } finally {
      moveClock(-DAY - 1000)
    }

    const { invitations, proofs } = await stateOf(workspace)
    assert.deepEqual([invitations, proofs.length], [1, 2])
  })

  test('twins at once make one contact and one invitation', async () => {
    const workspace = await aWorkspace(server)

    const answers = await Promise.all(
      ['ann@example.com', 'ANN@example.com', 'Ann@Example.com', 'aNN@example.com'].map((email) =>
        send(workspace, { email }),
      ),
    )

    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([303]))
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 1)
    const { invitations, proofs } = await stateOf(workspace)
    assert.deepEqual([invitations, proofs.length], [1, 1])
  })

  test('a hidden field that is filled in leads on and stores nothing', async () => {
    const workspace = await aWorkspace(server)

    const answer = await send(workspace, { email: 'bot@example.com', website: 'https://spam.example' })

    assert.equal(answer.statusCode, 303)
    assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 0)
  })

  for (const email of [
    '',
    'ann',
    'ann@',
    '"><script>alert(1)</script>',
    `${'a'.repeat(300)}@example.com`,
    'a\r\nb@c.de',
  ]) {
    test(`${JSON.stringify(email.slice(0, 30))} is told beside the field, as it was typed, and stores nothing`, async () => {
      const workspace = await aWorkspace(server)

      const { statusCode, payload, headers } = await send(workspace, { email })

      assert.equal(statusCode, 400)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      assert.match(payload, /aria-invalid="true"/)
      assert.match(payload, /id="email-wrong">This is not a full email address/)
      assert.doesNotMatch(payload, /<script/)
      assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, 0)
    })
  }

  test('no body, another type, a field sent twice and one that nests do no harm', async () => {
    const { handle, api } = await aWorkspace(server)
    const asked = { method: 'POST', url: `/w/${handle}/subscribe`, remoteAddress: addressOf(handle) } as const
    const post = async (payload: string, type = 'application/x-www-form-urlencoded') =>
      (await http.inject({ ...asked, headers: { 'content-type': type }, payload })).statusCode

    assert.equal((await http.inject(asked)).statusCode, 400)
    assert.equal(await post('{"email":"ann@example.com"}', 'application/json'), 415)
    assert.equal(await post('email[]=ann@example.com&__proto__=x'), 400)
    assert.equal(await post('email=%00'), 400)
    assert.equal(await post('email=one@example.com&email=two@example.com'), 303)
    assert.equal((await api.get('/contacts')).body.meta.maxResults, 1)
  })

  test('an address may ask for 30 at once, and no more for a while', async (t) => {
    t.after(stopClock())
    const workspace = await aWorkspace(server)
    const statuses = []
    for (let n = 0; n < 33; n += 1)
      statuses.push((await send(workspace, { email: `n${n}@example.com` }, '192.0.2.200')).statusCode)

    assert.equal(statuses.at(-1), 429)
    const { maxResults } = (await workspace.api.get('/contacts')).body.meta
    assert.equal(maxResults, 30)
  })

  test('a workspace that is not there is a 404, and nothing leads off the site', async () => {
    assert.equal((await send({ handle: 'nobody' }, { email: 'ann@example.com' })).statusCode, 404)
    const { handle } = await aWorkspace(server)
    const answer = await http.inject({
      method: 'POST',
      remoteAddress: addressOf(handle),
      url: `/w/${handle}/subscribe?redirect=https://evil.example`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.example' },
      payload: 'email=ann%40example.com&redirect=https%3A%2F%2Fevil.example',
    })
    assert.equal(answer.headers.location, `/w/${handle}/subscribe/sent`)
  })
})
