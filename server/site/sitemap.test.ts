/** What search engines find: every public page, nothing else, however much there is. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'

const server = await useServer()
const { db, http } = server
const visit = async (url: string) => http.inject({ url })
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

/** Posts by the thousand, as a workspace of many years has them. */
async function manyPosts(workspaceId: string, n: number): Promise<void> {
  await db.rows(sql`
    insert into post (workspace_id, id, title, slug, text, html, published, created, updated)
    select ${workspaceId}::uuid, gen_random_uuid(), 'n' || n, 'n' || n, '', '', at, at, at
    from generate_series(1, ${n}::int) n, lateral (select '2020-01-01'::timestamptz + n * interval '1 minute' as at) t`)
  await db.rows(sql`
    insert into counter (workspace_id, resource, facet, shard, n, version)
    values (${workspaceId}::uuid, 'post', '', 0, ${n}::int, 1)`)
}

test('robots.txt names the sitemap, and what is nobody’s to find', async () => {
  const { payload, headers } = await visit('/robots.txt')

  assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
  assert.match(
    payload,
    /^User-agent: \*\n(Disallow: \/\S+\n)+\nSitemap: http:\/\/tidings\.test\/sitemap\.xml\n$/,
  )
  for (const path of ['/unsubscribe/', '/preferences/', '/confirm/', '/api/'])
    assert.ok(payload.includes(`Disallow: ${path}\n`), path)
  assert.doesNotMatch(payload, /Disallow: \/w\//)
})

describe('/sitemap.xml', () => {
  test('leads to the sitemap of each workspace that posts, a page for every 40,000 of them', async () => {
    const small = await aWorkspace(server)
    const large = await aWorkspace(server)
    const silent = await aWorkspace(server)
    await db.transaction((tx) => publishPost(tx, small.id, { title: 'One', text: '', html: '' }))
    await manyPosts(large.id, 40_001)

    const { payload, headers, statusCode } = await visit('/sitemap.xml')

    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'application/xml; charset=utf-8')
    const found = locations(payload)
    const base = 'http://tidings.test/w'
    assert.ok(found.includes(`${base}/${small.handle}/sitemap.xml`))
    assert.ok(found.includes(`${base}/${large.handle}/sitemap.xml`))
    assert.ok(found.includes(`${base}/${large.handle}/sitemap.xml?page=2`))
    assert.ok(!found.some((url) => url.includes(silent.handle) || url.includes('page=3')))

    const pages = await Promise.all(
      ['', '?page=2'].map(async (page) => (await visit(`/w/${large.handle}/sitemap.xml${page}`)).payload),
    )
    const [first = [], second = []] = pages.map(locations)
    assert.equal(first.length, 40_001, 'with the page of all posts')
    assert.equal(second.length, 1)
    assert.ok(second[0]?.endsWith('/n40001'), 'the newest: pages that are full never change')
    assert.equal(new Set([...first, ...second]).size, 40_002)
  })
})

describe('/w/{handle}/sitemap.xml', () => {
  test('has the public pages with the time of their last change, and no private ones', async () => {
    const { id, handle } = await aWorkspace(server)
    await db.transaction(async (tx) => {
      await publishPost(tx, id, { title: 'Öffnungszeiten & mehr', text: '', html: '' })
      await publishPost(tx, id, { title: 'Secret', text: '', html: '', isPrivate: true })
    })

    const { payload } = await visit(`/w/${handle}/sitemap.xml`)

    const [all, post, ...rest] = locations(payload)
    assert.equal(all, `http://tidings.test/w/${handle}`)
    assert.match(
      String(post),
      new RegExp(`^http://tidings.test/w/${handle}/[0-9a-f-]{36}/offnungszeiten-mehr$`),
    )
    assert.deepEqual(rest, [])
    assert.match(payload, /<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/)
    assert.equal((await visit(new URL(String(post)).pathname)).statusCode, 200)
  })

  test('another page than there is, nonsense and another workspace are 404', async () => {
    const { handle } = await aWorkspace(server)
    for (const page of ['2', '0', '-1', 'x', '1e3', '99999999999999999999'])
      assert.equal((await visit(`/w/${handle}/sitemap.xml?page=${page}`)).statusCode, 404, page)
    assert.equal((await visit(`/w/${newId()}/sitemap.xml`)).statusCode, 404)
  })
})
