/** GET /posts, GET /{workspaceId}/posts and GET /public-posts (spec "Posts"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aServer, aWorkspace, useServer } from '../../test/support/server.ts'
import { newId, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { publishPost, type NewPost } from './publish.ts'

const server = await useServer()
const { db, http } = server
const stranger = apiWith(http)

/** Publishes posts a minute apart, the first one the oldest. */
async function publishAll(workspaceId: string, posts: readonly Partial<NewPost>[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const ids: string[] = []
    for (const post of posts) {
      const { id } = await publishPost(tx, workspaceId, { title: '', text: '', html: '', ...post })
      await tx.rows(sql`
        update post set published = ${new Date(Date.UTC(2026, 4, 1, 0, ids.length)).toISOString()}::timestamptz
        where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
      ids.push(id)
    }
    return ids
  })
}

const titles = (body: { items: { title: string }[] }): string[] => body.items.map(({ title }) => title)

const endpoints = [
  ['GET /posts', (workspace: { api: ReturnType<typeof apiWith> }) => workspace.api, () => '/posts'],
  ['GET /{workspaceId}/posts', () => stranger, (id: string) => `/${id}/posts`],
] as const

for (const [endpoint, callerFor, pathOf] of endpoints) {
  describe(endpoint, () => {
    test('lists the published public posts of the workspace, newest first by publishedDate', async () => {
      const workspace = await aWorkspace(server)
      const other = await aWorkspace(server)
      await publishAll(other.id, [{ title: 'elsewhere' }])
      const [, id] = await publishAll(workspace.id, [
        { title: 'old' },
        {
          title: 'new <post>',
          text: 'Hello',
          html: '<p>Hello <img src="https://cdn.example/a.jpg?x=1&amp;y=2" alt="A &amp; B"></p>',
          author: { name: 'Ann' },
          tags: ['Sale'],
        },
        { title: 'secret', isPrivate: true },
      ])

      const body = assertAnswered(await callerFor(workspace).get(pathOf(workspace.id)))

      assert.equal(body.meta.maxResults, 2)
      assert.deepEqual(titles(body), ['new <post>', 'old'])
      const { created, updated, ...post } = body.items[0]
      assert.deepEqual(post, {
        id,
        feedId: workspace.id,
        title: 'new <post>',
        text: 'Hello',
        html:
          '<p>Hello <img src="https://cdn.example/a.jpg?x=1&amp;y=2" alt="A &amp; B" loading="lazy"' +
          ' decoding="async" /></p>',
        url: `http://tidings.test/w/${workspace.handle}/${id}/new-post`,
        image: 'https://cdn.example/a.jpg?x=1&y=2',
        claps: 0,
        author: { name: 'Ann' },
        tags: ['Sale'],
        publishedDate: '2026-05-01T00:01:00.000Z',
      })
      for (const time of [created, updated]) assert.match(time, /^\d{4}-.*\.\d{3}Z$/)
    })

    test('limits: $limit is capped at 30 and $offset at 100, silently', async () => {
      const workspace = await aWorkspace(server)
      await publishAll(
        workspace.id,
        Array.from({ length: 135 }, (_, n) => ({ title: `n${n}` })),
      )
      const api = callerFor(workspace)

      const wide = assertAnswered(await api.get(`${pathOf(workspace.id)}?$limit=1000`))
      const deep = assertAnswered(await api.get(`${pathOf(workspace.id)}?$offset=9999999&$limit=31`))

      assert.equal(wide.items.length, 30)
      assert.equal(wide.meta.maxResults, 135)
      assert.deepEqual(
        titles(deep),
        Array.from({ length: 30 }, (_, n) => `n${34 - n}`),
      )
    })

    for (const wrong of ['$limit=0', '$limit=-1', '$limit=x', '$offset=-1', '$offset=1.5', '$top=1']) {
      test(`pagination: ${wrong} is refused with 400`, async () => {
        const workspace = await aWorkspace(server)

        assertRefused(await callerFor(workspace).get(`${pathOf(workspace.id)}?${wrong}`), 400)
      })
    }

    test('$filter takes every scalar field and tags, $orderBy every scalar field', async () => {
      const workspace = await aWorkspace(server)
      const [id] = await publishAll(workspace.id, [
        {
          title: 'A',
          text: 'alpha',
          tags: ['One'],
          author: { name: 'Ann' },
          image: 'https://x.example/a.png',
        },
        { title: 'B', text: 'beta', html: '<p>beta</p>' },
      ])
      await db.rows(sql`
        update post set claps = 7 where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
      const list = async (query: string): Promise<string[]> =>
        titles(assertAnswered(await callerFor(workspace).get(`${pathOf(workspace.id)}?${query}`)))

      const filters = {
        [`id eq '${id}'`]: ['A'],
        [`feedId eq '${workspace.id}' and claps gt 6`]: ['A'],
        "title in ('A', 'Z')": ['A'],
        "text like 'BET'": ['B'],
        "html like '<p>%'": ['B'],
        "url like '/a'": ['A'],
        'image ne null': ['A'],
        "author.name eq 'Ann'": ['A'],
        "tags eq 'one'": ['A'],
        "not tags eq 'one'": ['B'],
        "publishedDate gt '2026-05-01T00:00:30Z'": ['B'],
        "created gt '2020-01-01' and updated gt '2020-01-01' and title eq 'B'": ['B'],
      }
      const isTaken = (field: string): boolean =>
        pathOf(workspace.id) === '/posts' || !/^(feedId|text|html|url|image)/.test(field)
      for (const [filter, expected] of Object.entries(filters)) {
        if (!isTaken(filter)) continue
        assert.deepEqual(await list(`$filter=${encodeURIComponent(filter)}`), expected, filter)
      }
      for (const field of ['title', 'text', 'url', 'publishedDate', 'claps desc', 'image'].filter(isTaken)) {
        assert.deepEqual(await list(`$orderBy=${field}`), ['A', 'B'], field)
      }
      for (const field of ['id', 'feedId', 'html', 'created', 'updated'].filter(isTaken))
        await list(`$orderBy=${field}`)
    })

    test('a filter on what is not shown is refused with the fields that are', async () => {
      const workspace = await aWorkspace(server)

      const answer = await callerFor(workspace).get(
        `${pathOf(workspace.id)}?$filter=${encodeURIComponent('is_private eq true')}`,
      )

      assertRefused(answer, 400, /publishedDate/)
    })
  })
}

describe('GET /{workspaceId}/posts', () => {
  for (const id of [newId(), 'health', 'posts', "x' or 1=1", '%00', '00000000-0000-0000-0000-00000000000g']) {
    test(`404: there is no workspace ${id}`, async () => {
      assertRefused(await stranger.get(`/${encodeURIComponent(id)}/posts`), 404)
    })
  }

  test('shadows no other endpoint', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await stranger.get('/health/posts'), 404)
    assertRefused(await stranger.get('/posts'), 403)
    assertAnswered(await api.get('/posts'))
    assertAnswered(await stranger.get('/health/live'))
  })

  test('needs no key and answers pages of any origin, preflight too', async () => {
    const { id } = await aWorkspace(server)
    const origin = 'https://shop.example'

    const answer = await stranger.get(`/${id}/posts`, { origin })
    const preflight = await stranger.ask('OPTIONS', `/${id}/posts`, undefined, {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-api-version',
    })

    assertAnswered(answer)
    assert.equal(answer.headers['access-control-allow-origin'], '*')
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], '*')
    assert.match(String(preflight.headers['access-control-allow-headers']), /x-api-version/)
  })

  test('versioning: 2026-07 is taken and told, another version is refused', async () => {
    const { id } = await aWorkspace(server)

    const answer = await stranger.get(`/${id}/posts`, { 'x-api-version': '2026-07' })

    assertAnswered(answer)
    assert.equal(answer.headers['x-api-version'], '2026-07')
    assertRefused(await stranger.get(`/${id}/posts`, { 'x-api-version': '2020-01' }), 400, /2026-07/)
  })

  test('is counted per address: over the rate 429 with Retry-After', async (t) => {
    t.after(stopClock())
    const narrow = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '2' })
    try {
      const { id } = await aWorkspace(narrow)
      const { get } = apiWith(narrow.http)

      assertAnswered(await get(`/${id}/posts`))
      assertAnswered(await get(`/${id}/posts`))
      const third = await get(`/${id}/posts`)

      assertRefused(third, 429)
      assert.ok(Number(third.headers['retry-after']) >= 1)
    } finally {
      await narrow.close()
    }
  })
})

describe('GET /public-posts', () => {
  test('gives a plain array of summaries with every member, strings never null', async () => {
    const { api, id: feedId, handle } = await aWorkspace(server, { name: 'Blå Café' })
    const [plain, pictured] = await publishAll(feedId, [
      { title: 'Plain', text: 'Words' },
      { title: 'Pictured', html: '<img src="https://cdn.example/a.jpg" alt="A shoe">' },
      { title: 'Secret', isPrivate: true },
    ])

    const body = assertAnswered(await api.get('/public-posts'))

    const base = `http://tidings.test/w/${handle}`
    const feed = { feedId, feedName: 'Blå Café', feedImageUrl: `${base}/icon.png`, claps: 0 }
    assert.deepEqual(body, [
      {
        ...feed,
        postId: pictured,
        postUrl: `${base}/${pictured}/pictured`,
        postText: '',
        publishedDate: '2026-05-01T00:01:00.000Z',
        postImage: { type: 'image', alt: 'A shoe', src: 'https://cdn.example/a.jpg' },
      },
      {
        ...feed,
        postId: plain,
        postUrl: `${base}/${plain}/plain`,
        postText: 'Words',
        publishedDate: '2026-05-01T00:00:00.000Z',
        postImage: { type: 'card', alt: 'Plain', src: `${base}/${plain}/card.png` },
      },
    ])
  })

  test("feedImageUrl is the workspace's image when it has one", async () => {
    const { api, id } = await aWorkspace(server, { image: 'https://cdn.example/logo.png' })
    await publishAll(id, [{ title: 'A' }])

    assert.equal((await api.get('/public-posts')).body[0].feedImageUrl, 'https://cdn.example/logo.png')
  })

  test('limits: limit is 10 unless sent, 30 at most, above is refused with 400', async () => {
    const { api, id } = await aWorkspace(server)
    await publishAll(
      id,
      Array.from({ length: 40 }, (_, n) => ({ title: `n${n}` })),
    )

    assert.equal(assertAnswered(await api.get('/public-posts')).length, 10)
    assert.equal(assertAnswered(await api.get('/public-posts?limit=30')).length, 30)
    for (const limit of ['31', '0', '-1', '1.5', 'ten', '']) {
      assertRefused(await api.get(`/public-posts?limit=${limit}`), 400, /limit/)
    }
  })

  test('takes no $ parameters', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.get('/public-posts?$limit=3'), 400, /\$limit/)
  })
})

describe('404: the workspace does not exist', () => {
  for (const path of ['/posts', '/public-posts']) {
    test(`GET ${path}: a workspace that is gone is 404 even while its key is remembered`, async () => {
      const { api, id } = await aWorkspace(server)
      assertAnswered(await api.get(path))

      // In one statement, so that the key is still remembered when it is asked.
      await db.rows(sql`
        with k as (delete from api_key where workspace_id = ${id}::uuid),
          h as (delete from contact_webhook where workspace_id = ${id}::uuid)
        delete from workspace where id = ${id}::uuid`)

      assertRefused(await api.get(path), 404, /no workspace/)
    })
  }
})

describe('scopes: posts:read-only', () => {
  for (const path of ['/posts', '/public-posts']) {
    test(`opens GET ${path}, so does posts:read-write, and nothing else does`, async () => {
      const reader = await aWorkspace(server, { scopes: ['posts:read-only'] })
      const writer = await aWorkspace(server, { scopes: ['posts:read-write'] })
      const other = await aWorkspace(server, { scopes: ['contacts:read-write', 'feeds:read-write'] })

      assertAnswered(await reader.api.get(path))
      assertAnswered(await writer.api.get(path))
      assertRefused(await other.api.get(path), 403, /posts:read-only/)
      assertRefused(await stranger.get(path), 403, /x-api-key/)
    })
  }
})
