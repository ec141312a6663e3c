/** POST /campaigns, rule by rule, and what enemies send. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { REQUIRED } from '../content/blocks/block-rules.ts'
import { ALIGNMENTS, BLOCK_STYLES, BLOCK_TYPES } from '../content/blocks/blocks.ts'

const server = await useServer()

const email = { deliveryChannel: 'email', title: 'May' }
const WHOLE = { text: 'words', url: 'https://a.example/', imageUrl: 'https://a.example/a.png' }
const button = (url: string) => ({ ...email, blocks: [{ type: 'button', text: 'Go', url }] })
const image = (imageUrl: string) => ({ ...email, blocks: [{ type: 'image', imageUrl }] })

describe('POST /campaigns', () => {
  test('rule 1: deliveryChannel is required and email or sms', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.post('/campaigns', { title: 'May' }), 400, /deliveryChannel: is required/)
    assertRefused(await api.post('/campaigns', { ...email, deliveryChannel: 'fax' }), 400, /email, sms/)
    assertAnswered(await api.post('/campaigns', email), 201)
    assertAnswered(await api.post('/campaigns', { deliveryChannel: 'sms', text: 'x' }), 201)
    assert.equal((await api.get('/campaigns')).body.meta.maxResults, 2, 'nothing refused is stored')
  })

  test('rule 2: a campaign is always created as a draft', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/campaigns', email)

    assert.equal(assertAnswered(answer, 201).status, 'draft')
    assert.equal(answer.headers['etag'], `"${answer.body.hash}"`)
    assertRefused(await api.post('/campaigns', { ...email, status: 'published' }), 400, /status/)
    assertRefused(await api.post('/campaigns', { ...email, publishDate: '2030-01-01' }), 400, /publishDate/)
  })

  test('rule 3: the title of an email has at most 45 characters, counted as people count code points', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(await api.post('/campaigns', { ...email, title: '😀'.repeat(45) }), 201)
    assertRefused(await api.post('/campaigns', { ...email, title: '😀'.repeat(46) }), 400, /at most 45/)
    assertRefused(
      await api.post('/campaigns', { ...email, title: 'x'.repeat(46), notification: { emailTitle: 'y' } }),
      400,
      /at most 45/,
    )
    assertAnswered(
      await api.post('/campaigns', { deliveryChannel: 'sms', text: 'x', title: 'x'.repeat(46) }),
      201,
    )
  })

  test('rule 3: an email needs a title unless blocks or an email title are given', async () => {
    const { api } = await aWorkspace(server)
    const blocks = [{ type: 'h1', text: 'Hello' }]
    const deliveryChannel = 'email'

    for (const without of [
      {},
      { title: ' ' },
      { blocks: [] },
      { notification: { emailTitle: '' } },
      { text: ' ' },
    ]) {
      assertRefused(await api.post('/campaigns', { deliveryChannel, ...without }), 400, /title: is required/)
    }
    for (const content of [{ blocks }, { notification: { emailTitle: 'Hello' } }, { text: 'Hello' }]) {
      assert.ok(
        !('title' in assertAnswered(await api.post('/campaigns', { deliveryChannel, ...content }), 201)),
      )
    }
  })

  test('titles are trimmed, and counted so', async () => {
    const { api } = await aWorkspace(server)

    const made = assertAnswered(
      await api.post('/campaigns', { ...email, title: `  ${'x'.repeat(45)}\n` }),
      201,
    )
    const changed = assertAnswered(await api.patch(`/campaigns/${made.id}`, { title: ' Spring ' }))

    assert.equal(made.title, 'x'.repeat(45))
    assert.equal(changed.title, 'Spring')
  })

  test('an SMS campaign takes smsTeaser false and no blocks, which is what it has', async () => {
    const { api } = await aWorkspace(server)
    const nothing = { smsTeaser: false, blocks: [] }

    const made = assertAnswered(
      await api.post('/campaigns', { deliveryChannel: 'sms', text: 'Hello', ...nothing }),
      201,
    )
    const changed = assertAnswered(await api.patch(`/campaigns/${made.id}`, { text: 'Bye', ...nothing }))

    assert.equal(changed.text, 'Bye')
    for (const other of [{ smsTeaser: true }, { blocks: [{ type: 'h1', text: 'x' }] }])
      assertRefused(await api.patch(`/campaigns/${made.id}`, other), 400, /email campaigns only/)
  })

  test('rule 3: a subject is one line, so that it cannot begin another mail header', async () => {
    const { api } = await aWorkspace(server)

    for (const text of ['a\r\nBcc: x@example.com', 'a\nb', 'a\u2028b']) {
      assertRefused(await api.post('/campaigns', { ...email, title: text }), 400, /one line/)
      assertRefused(
        await api.post('/campaigns', { ...email, notification: { emailTitle: text } }),
        400,
        /one line/,
      )
    }
    assertRefused(
      await api.post('/campaigns', { ...email, notification: { emailTitle: 'x'.repeat(256) } }),
      400,
    )
  })

  test('rule 4: the SMS text is required, as text or as notification.smsText', async () => {
    const { api } = await aWorkspace(server)
    const sms = { deliveryChannel: 'sms' }

    for (const without of [{}, { text: ' ' }, { title: 'x' }, { notification: { smsText: '' } }]) {
      assertRefused(await api.post('/campaigns', { ...sms, ...without }), 400, /SMS text/)
    }
    assert.equal(assertAnswered(await api.post('/campaigns', { ...sms, text: 'Hi' }), 201).text, 'Hi')
    const named = assertAnswered(
      await api.post('/campaigns', { ...sms, notification: { smsText: 'Hi' } }),
      201,
    )
    assert.equal(named.text, 'Hi')
    assert.deepEqual(named.notification, { smsText: 'Hi' })
    assert.ok(!('blocks' in named))
    assertRefused(await api.post('/campaigns', { ...sms, text: 'a', notification: { smsText: 'b' } }), 400)
    assertRefused(await api.post('/campaigns', { ...sms, text: 'x'.repeat(1601) }), 400, /1600/)
  })

  test('rule 5: blocks hold the content of an email, in order, each member as it was sent', async () => {
    const { api } = await aWorkspace(server)
    const blocks = BLOCK_TYPES.map((type, n) => ({
      type,
      style: BLOCK_STYLES[n % BLOCK_STYLES.length],
      alignment: ALIGNMENTS[n % ALIGNMENTS.length],
      ...WHOLE,
      ...(type === 'social' ? { text: 'Mastodon https://social.example/@a' } : {}),
      alt: 'alt',
      description: 'description',
      isFullWidth: n % 2 === 0,
    }))

    const { id } = assertAnswered(await api.post('/campaigns', { ...email, blocks }), 201)

    assert.deepEqual((await api.get(`/campaigns/${id}`)).body.blocks, blocks)
    assertRefused(await api.post('/campaigns', { deliveryChannel: 'sms', text: 'x', blocks }), 400, /blocks/)
    assertRefused(await api.post('/campaigns', { ...email, text: 'x', blocks }), 400, /not both/)
  })

  test('rule 5: a block of each type requires what it shows', async () => {
    const { api } = await aWorkspace(server)
    for (const type of BLOCK_TYPES) {
      const whole = { type, ...WHOLE, ...(type === 'social' ? { text: 'https://social.example/@a' } : {}) }
      assertAnswered(await api.post('/campaigns', { ...email, blocks: [whole] }), 201)
      for (const member of REQUIRED[type]) {
        const refusal = new RegExp(`blocks\\[0\\]\\.${member}: is required in a block of type ${type}`)
        assertRefused(
          await api.post('/campaigns', { ...email, blocks: [{ ...whole, [member]: ' ' }] }),
          400,
          refusal,
        )
        const { [member]: _, ...without } = whole
        assertRefused(await api.post('/campaigns', { ...email, blocks: [without] }), 400, refusal)
      }
    }
  })

  test('rule 5: unknown types, styles, alignments and members of a block are refused', async () => {
    const { api } = await aWorkspace(server)

    for (const [block, says] of [
      [{ type: 'marquee' }, /blocks\[0\]\.type: must be one of h1/],
      [{ type: 'divider', style: 'loud' }, /style: must be one of/],
      [{ type: 'divider', alignment: 'up' }, /left, center, right/],
      [{ type: 'divider', onclick: 'x' }, /onclick: is not a member here/],
      [{ text: 'x' }, /type: is required/],
      [null, /blocks\[0\]/],
    ] as const) {
      assertRefused(await api.post('/campaigns', { ...email, blocks: [block] }), 400, says)
    }
  })

  test('rule 5: links lead to http, https, mailto and tel only; pictures come from http and https', async () => {
    const { api } = await aWorkspace(server)

    for (const url of [
      'https://a.example/?a=1&b=2',
      'http://a',
      'mailto:a@example.com',
      'tel:+46701234567',
    ]) {
      assertAnswered(await api.post('/campaigns', button(url)), 201)
    }
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//a.example',
      '/path',
      'https:a.example',
      'https://',
      'https://a.example/"onclick=x',
      'ftp://a.example',
    ]) {
      assertRefused(await api.post('/campaigns', button(url)), 400, /blocks\[0\]\.url/)
      assertRefused(await api.post('/campaigns', image(url)), 400, /blocks\[0\]\.imageUrl/)
    }
    assertRefused(await api.post('/campaigns', image('mailto:a@example.com')), 400, /imageUrl/)
  })

  test('rule 6: smsTeaser needs both SMS settings of the workspace, and the missing ones are named', async () => {
    const body = { ...email, smsTeaser: true }
    const neither = await aWorkspace(server)
    const noPreview = await aWorkspace(server, { smsEnabled: true })
    const noSms = await aWorkspace(server, { smsPreviewInPosts: true })
    const both = await aWorkspace(server, { smsEnabled: true, smsPreviewInPosts: true })

    assertRefused(await neither.api.post('/campaigns', body), 400, /sms_enabled.*sms_preview_in_posts/)
    assertRefused(await noPreview.api.post('/campaigns', body), 400, /needs the SMS preview in posts/)
    assertRefused(
      await noSms.api.post('/campaigns', body),
      400,
      /needs SMS enabled \(sms_enabled\) switched on/,
    )
    assert.equal(assertAnswered(await both.api.post('/campaigns', body), 201).smsTeaser, true)
    assert.equal(
      assertAnswered(await neither.api.post('/campaigns', { ...email, smsTeaser: false }), 201).smsTeaser,
      false,
    )
    assertRefused(
      await both.api.post('/campaigns', { deliveryChannel: 'sms', text: 'x', smsTeaser: true }),
      400,
    )
  })

  test('recipients must be segments of the workspace; the others are named and nothing is stored', async () => {
    const { api, id } = await aWorkspace(server)
    const other = await aWorkspace(server)
    const mine = await createSegment(server.db, id, { name: 'Mine', filter: "city eq 'Lund'" })
    const theirs = await createSegment(server.db, other.id, { name: 'Theirs', filter: "city eq 'Lund'" })

    const good = await api.post('/campaigns', {
      ...email,
      recipients: { segmentIds: [mine.id, mine.id.toUpperCase()] },
    })
    assert.deepEqual(assertAnswered(good, 201).recipients, { segmentIds: [mine.id] })
    for (const segment of [theirs.id, 'nonsense']) {
      const bad = await api.post('/campaigns', { ...email, recipients: { segmentIds: [mine.id, segment] } })
      assertRefused(bad, 400, new RegExp(segment))
    }
    assert.equal((await api.get('/campaigns')).body.meta.maxResults, 1)
  })

  test('an Idempotency-Key makes one draft of two requests', async () => {
    const { api } = await aWorkspace(server)

    const first = await api.post('/campaigns', email, { 'idempotency-key': 'k' })
    const second = await api.post('/campaigns', email, { 'idempotency-key': 'k' })

    assert.equal(second.body.id, assertAnswered(first, 201).id)
    assert.equal((await api.get('/campaigns')).body.meta.maxResults, 1)
  })

  test('needs the scope posts:read-write', async () => {
    const { id } = await aWorkspace(server)
    const { key } = await createKey(server.db, id, { name: 'k', scopes: ['posts:read-only'] })
    const api = apiWith(server.http, key)

    assertRefused(await api.post('/campaigns', email), 403, /posts:read-write/)
    assertRefused(await api.patch('/campaigns/x', {}), 403, /posts:read-write/)
  })

  test('enemies: NUL, half surrogates, 10,000 blocks, giant texts and wrong types are refused with 400', async () => {
    const { api } = await aWorkspace(server)
    const divider = { type: 'divider' }

    for (const body of [
      { ...email, title: 'a\0b' },
      { ...email, title: '\ud800' },
      { ...email, blocks: [{ type: 'text', text: 'a\0' }] },
      { ...email, blocks: Array.from({ length: 10_000 }, () => divider) },
      { ...email, blocks: Array.from({ length: 10_000 }, () => ({ type: 'x' })) },
      { ...email, blocks: [{ type: 'text', text: 'x'.repeat(100_001) }] },
      { ...email, text: 'x'.repeat(100_001) },
      { ...email, title: 5 },
      { ...email, smsTeaser: 'true' },
      { ...email, blocks: {} },
      { ...email, recipients: [] },
      { ...email, recipients: { segmentIds: 'x' } },
      { ...email, recipients: { segmentIds: Array.from({ length: 101 }, (_, n) => String(n)) } },
      { ...email, notification: { html: 'x' } },
      [],
      'null',
    ]) {
      const answer = await api.post('/campaigns', body, { 'content-type': 'application/json' })
      assertRefused(answer, 400)
    }
    assertRefused(await api.post('/campaigns', { ...email, text: 'x'.repeat(2_000_000) }), 413)
    assertAnswered(
      await api.post('/campaigns', { ...email, blocks: Array.from({ length: 500 }, () => divider) }),
      201,
    )
    assert.equal((await api.get('/campaigns')).body.meta.maxResults, 1)
  })
})
