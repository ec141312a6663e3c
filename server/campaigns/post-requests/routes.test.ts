/** POST /post-requests (spec "Posts", docs/decisions "Posts, post requests"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { type Api, apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'

const server = await useServer()
const { db } = server
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

const wall = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 23)
const requests = (workspaceId: string) =>
  db.rows<{ id: string; state: string; request: object; publishDate: string | null }>(sql`
    select id, state, request, publish_date from post_request where workspace_id = ${workspaceId}::uuid`)
const posts = async (api: Api) => assertAnswered(await api.get('/posts')).items

describe('POST /post-requests', () => {
  test('every field is taken and kept whole, also those the post does not show', async () => {
    const { api, id } = await aWorkspace(server)
    const { body: contact } = await api.post('/contacts', { name: 'Bo' })
    const whole = {
      header: 'Open on Sunday',
      text: 'From ten.\nTo four.\n\nWelcome!',
      imageUrl: 'https://cdn.example/a.jpg',
      mediaImageUrls: ['https://cdn.example/b.jpg', 'http://cdn.example/c.jpg'],
      action: 'publish',
      button: { text: 'Find us', url: 'https://shop.example/map?a=1&b=2' },
      ctaLink: { title: 'Menu', url: 'https://shop.example/menu.pdf', fileName: 'menu.pdf' },
      author: {
        userId: 'u1',
        name: 'Ann',
        bio: 'Baker',
        phone: '+46701234567',
        email: 'ann@example.com',
        image: 'https://cdn.example/ann.jpg',
      },
      recipients: { contactId: contact.id, isPostPrivate: false },
      notificationSettings: {
        notify: true,
        notifyInactiveFollowers: false,
        showFullPostInEmail: true,
        deliveryMode: 'force_email_and_sms',
        notificationText: 'Look',
        postTitle: 'T',
        postDescription: 'D',
        targetedTag: 'vip',
        rejectedTag: 'no',
        targetedStatusTag: 'a',
        rejectedStatusTag: 'b',
      },
    }

    const answer = assertAnswered(await api.post('/post-requests', whole), 201)

    const [kept] = await requests(id)
    assert.deepEqual(answer, { body: { requestId: kept?.id }, state: 'published' })
    assert.deepEqual(kept?.request, whole)
    const [post] = await posts(api)
    assert.equal(post.title, 'Open on Sunday')
    assert.equal(post.text, whole.text)
    assert.equal(post.image, 'https://cdn.example/a.jpg')
    assert.deepEqual(post.author, {
      userId: 'u1',
      name: 'Ann',
      bio: 'Baker',
      image: 'https://cdn.example/ann.jpg',
    })
    const order = ['a.jpg', 'From ten.<br />To four.', '<p>Welcome!', 'b.jpg', 'c.jpg', 'Find us', 'menu.pdf']
    const places = order.map((part) => post.html.indexOf(part))
    assert.ok(
      places.every((place, n) => place > (places[n - 1] ?? -1)),
      post.html,
    )
  })

  test('all fields are optional: {} is a suggestion, and nothing is published', async () => {
    const { api } = await aWorkspace(server)

    assert.equal(assertAnswered(await api.post('/post-requests', {}), 201).state, 'suggested')
    assert.deepEqual(await posts(api), [])
  })

  test('action suggest waits, also with a publishDate', async () => {
    const { api, id } = await aWorkspace(server)

    const answer = await api.post('/post-requests', { action: 'suggest', publishDate: TOMORROW })

    assert.equal(assertAnswered(answer, 201).state, 'suggested')
    assert.equal((await requests(id))[0]?.publishDate, TOMORROW)
    assert.deepEqual(await posts(api), [])
  })

  test('action publish makes a public post at once', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/post-requests', { action: 'publish', text: 'First line\nsecond' })

    assert.equal(assertAnswered(answer, 201).state, 'published')
    assert.deepEqual(
      (await posts(api)).map(({ title }: { title: string }) => title),
      ['First line'],
    )
  })

  test('recipients.isPostPrivate publishes a post that is on no list', async () => {
    const { api, id } = await aWorkspace(server)
    const { body: contact } = await api.post('/contacts', { name: 'Bo' })

    const answer = await api.post('/post-requests', {
      action: 'publish',
      text: 'For you',
      recipients: { contactId: contact.id, isPostPrivate: true },
    })

    assert.equal(assertAnswered(answer, 201).state, 'published')
    assert.deepEqual(await posts(api), [])
    assert.deepEqual(assertAnswered(await api.get('/public-posts')), [])
    const stored = await db.rows(sql`select id from post where workspace_id = ${id}::uuid and is_private`)
    assert.equal(stored.length, 1)
  })

  test('a publish that says and shows nothing is refused with 400; no post is made', async () => {
    const { api, id } = await aWorkspace(server)

    for (const nothing of [
      {},
      { header: ' ' },
      { text: '\n', mediaImageUrls: [] },
      { author: { name: 'Ann' } },
    ])
      assertRefused(
        await api.post('/post-requests', { action: 'publish', ...nothing }),
        400,
        /something to say/,
      )

    assert.deepEqual(await requests(id), [])
    assert.deepEqual(await posts(api), [])
    assertAnswered(await api.post('/post-requests', {}), 201)
  })

  test('publish with a publishDate is refused with 400', async () => {
    const { api, id } = await aWorkspace(server)

    assertRefused(
      await api.post('/post-requests', { action: 'publish', publishDate: TOMORROW }),
      400,
      /publish/,
    )
    assert.deepEqual(await requests(id), [])
  })

  test('schedule without a publishDate, or with one that is past, is refused with 400', async () => {
    const { api, id } = await aWorkspace(server)
    const past = new Date(Date.now() - 1000).toISOString()

    assertRefused(await api.post('/post-requests', { action: 'schedule' }), 400, /required/)
    assertRefused(await api.post('/post-requests', { action: 'schedule', publishDate: past }), 400, /future/)
    assert.deepEqual(await requests(id), [])
  })

  test('publishDate is read with its offset, to the millisecond', async () => {
    const { api, id } = await aWorkspace(server)
    const schedule = (publishDate: string) => api.post('/post-requests', { action: 'schedule', publishDate })

    for (const date of [
      '2090-07-01T09:00:00.123+02:00',
      '2090-07-01T07:00:00.123Z',
      '2090-07-01t01:30:00.123-05:30',
    ]) {
      assert.equal(assertAnswered(await schedule(date), 201).state, 'scheduled')
    }

    const dates = (await requests(id)).map(({ publishDate }) => publishDate)
    assert.deepEqual(
      dates,
      Array.from({ length: 3 }, () => '2090-07-01T07:00:00.123Z'),
    )
    assert.deepEqual(await posts(api), [])
  })

  test('an hour that is past here and to come there is judged by its offset', async () => {
    const { api } = await aWorkspace(server)

    const past = await api.post('/post-requests', { action: 'schedule', publishDate: `${wall(60)}+02:00` })
    const future = await api.post('/post-requests', { action: 'schedule', publishDate: `${wall(-60)}-02:00` })

    assertRefused(past, 400, /future/)
    assertAnswered(future, 201)
  })

  const noTimes = [
    'tomorrow',
    '',
    '2090-02-30T00:00:00Z',
    '2090-01-01',
    '2090-01-01T00:00:00',
    '4102444800',
    '2090-13-01T00:00:00Z',
  ]
  for (const publishDate of [
    ...noTimes,
    '2090-01-01T25:00:00Z',
    '2090-01-01T00:00:00+99:00',
    '99999-01-01T00:00:00Z',
  ]) {
    test(`publishDate "${publishDate}" is refused with 400, whatever the action`, async () => {
      const { api } = await aWorkspace(server)

      for (const action of ['schedule', 'suggest', undefined]) {
        assertRefused(await api.post('/post-requests', { action, publishDate }), 400, /offset/)
      }
    })
  }

  test('recipients.contactId of another workspace, of nobody or malformed is refused with 400', async () => {
    const { api, id } = await aWorkspace(server)
    const foreign = await aWorkspace(server)
    const { body: contact } = await foreign.api.post('/contacts', { name: 'Bo' })

    for (const contactId of [contact.id, newId(), 'x', '', "' or 1=1"]) {
      const answer = await api.post('/post-requests', {
        action: 'publish',
        text: 'x',
        recipients: { contactId },
      })

      assertRefused(answer, 400, /contact of this workspace/)
    }
    assert.deepEqual(await requests(id), [])
    assert.deepEqual(await posts(api), [])
  })

  const wrong: Record<string, unknown>[] = [
    { action: 'delete' },
    { action: null },
    { header: 5 },
    { header: null },
    { header: 'x'.repeat(501) },
    { text: ['x'] },
    { text: 'x\0y' },
    { text: '\ud800' },
    { publishDate: 5 },
    { imageUrl: 'javascript:alert(1)' },
    { imageUrl: 'data:image/png;base64,AAAA' },
    { imageUrl: '/a.png' },
    { imageUrl: '' },
    { mediaImageUrls: 'https://x.example/a.png' },
    { mediaImageUrls: ['https://x.example/a.png', 'x'] },
    { mediaImageUrls: [null] },
    { button: {} },
    { button: { text: 'x' } },
    { button: { url: 'https://x.example' } },
    { button: { text: 'x', url: 'java\nscript:alert(1)' } },
    { button: { text: 'x', url: 'https://x.example', style: 'big' } },
    { ctaLink: { title: 'x' } },
    { ctaLink: { title: 'x', url: 'vbscript:x' } },
    { ctaLink: { title: 'x', url: 'https://x.example', fileName: 5 } },
    { author: { name: 5 } },
    { author: { image: 'file:///etc/passwd' } },
    { author: { surname: 'x' } },
    { author: 'Ann' },
    { recipients: { contactId: 5 } },
    { recipients: { isPostPrivate: 'true' } },
    { recipients: [] },
    { notificationSettings: { notify: 'yes' } },
    { notificationSettings: { notifyInactiveFollowers: 1 } },
    { notificationSettings: { showFullPostInEmail: null } },
    { notificationSettings: { deliveryMode: 'pigeon' } },
    { notificationSettings: { targetedTag: 5 } },
    { notificationSettings: { targetedTag: '' } },
    { notificationSettings: { color: 'red' } },
    { title: 'x' },
  ]
  for (const body of wrong) {
    test(`${JSON.stringify(body).slice(0, 80)} is refused with 400 and nothing is stored`, async () => {
      const { api, id } = await aWorkspace(server)
      const [member] = Object.keys(body)

      assertRefused(await api.post('/post-requests', body), 400, new RegExp(String(member)))
      assert.deepEqual(await requests(id), [])
    })
  }

  test('hostile HTML in every field comes out as text', async () => {
    const { api } = await aWorkspace(server)
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

    await api.post('/post-requests', {
      action: 'publish',
      header: evil,
      text: evil,
      imageUrl: `https://x.example/?${encodeURI(evil)}`,
      button: { text: evil, url: 'https://x.example/' },
      ctaLink: { title: evil, url: "https://x.example/'onmouseover='alert(1)", fileName: evil },
      author: { name: evil, bio: evil },
    })

    const [post] = await posts(api)
    const tags = post.html.match(/<[^>]*>/g) ?? []
    assert.ok(tags.length > 0)
    for (const tag of tags) assert.match(tag, /^<\/?(p|a|img|figure|small|br)\b/)
    for (const tag of tags) assert.doesNotMatch(tag.replaceAll(/"[^"]*"/g, ''), /\son/)
  })

  test('concurrent identical requests with one Idempotency-Key make one request and one post', async () => {
    const { api, id } = await aWorkspace(server)
    const body = { action: 'publish', header: 'Once' }

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/post-requests', body, { 'idempotency-key': 'once' })),
    )
    const replay = await api.post('/post-requests', body, { 'idempotency-key': 'once' })
    const other = await api.post('/post-requests', { action: 'publish' }, { 'idempotency-key': 'once' })

    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    assert.equal((await requests(id)).length, 1)
    assert.equal((await posts(api)).length, 1)
    assert.equal(assertAnswered(replay, 201).body.requestId, (await requests(id))[0]?.id)
    assertRefused(other, 409)
  })

  test('scopes: needs posts:read-write', async () => {
    const reader = await aWorkspace(server, { scopes: ['posts:read-only'] })
    const other = await aWorkspace(server, { scopes: ['contacts:read-write'] })

    assertRefused(await reader.api.post('/post-requests', {}), 403, /posts:read-write/)
    assertRefused(await other.api.post('/post-requests', {}), 403, /posts:read-write/)
    assertRefused(await apiWith(server.http).post('/post-requests', {}), 403)
    assert.deepEqual(await requests(reader.id), [])
  })
})
