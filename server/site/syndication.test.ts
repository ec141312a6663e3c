/** Feeds: well-formed, complete by their specifications, and sent once. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aBrowser } from '../../test/support/browser.ts'
import { aServer, aWorkspace, type TestWorkspace } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { publishPost, type NewPost } from '../posts/publish.ts'

const server = await aServer()
const { db, http } = server
const RFC822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const URN = /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const EVIL = `AT&T &amp; <b>"bold"</b> ']]> <script>alert(1)</script> \u0001\u000b\ufffe 🎉 مرحبا`

const visit = async (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

async function post({ id }: TestWorkspace, members: Partial<NewPost>) {
  return db.transaction((tx) => publishPost(tx, id, { title: 'May', text: '', html: '', ...members }))
}

/** What a real XML parser makes of it: each element's name, attributes, text and children; or the parser's complaint. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Element[]
}
const READ = `text => {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent)
  const read = element => ({
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    text: element.textContent,
    children: Array.from(element.children, read),
  })
  return read(document.documentElement)
}`

const browser = await aBrowser()
after(async () => {
  await browser.close()
  await server.close()
})
const page = await browser.newPage()
const parse = async (text: string): Promise<Element> => page.evaluate(`(${READ})(${JSON.stringify(text)})`)

const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name)
function one(element: Element, name: string): Element {
  const found = all(element, name)
  assert.equal(found.length, 1, `${name} once in ${element.name}`)
  return found[0] as Element
}

async function aFeed() {
  const workspace = await aWorkspace(server, { name: `Blå ${EVIL}` })
  await post(workspace, { title: 'Plain', text: 'Only text', html: '<p>Only text</p>' })
  await post(workspace, {
    title: EVIL,
    text: `${EVIL}\nWords`,
    html: '<p>Words &amp; <a href="https://x.example/?a=1&amp;b=2">a link</a></p><img src="https://cdn.example/a.jpg" alt="A">',
    author: { name: EVIL },
    tags: ['Sale & <more>'],
  })
  await post(workspace, { title: 'Secret', isPrivate: true })
  const base = `/w/${encodeURIComponent(workspace.handle)}`
  return { workspace, base, url: `http://tidings.test${base}` }
}

/** As it is once the characters that XML has not are spaces. */
// oxlint-disable-next-line no-control-regex
const SHOWN = EVIL.replaceAll(/[\u0001\u000b\ufffe]/g, ' ')

describe('/w/{handle}/feed.xml', () => {
  test('is RSS 2.0 with what it requires, titles as they were written, and posts whole', async () => {
    const { base, url } = await aFeed()

    const { payload, headers } = await visit(`${base}/feed.xml`)
    assert.equal(headers['content-type'], 'application/rss+xml; charset=utf-8')
    const rss = await parse(payload)

    assert.equal(rss.name, 'rss')
    assert.equal(rss.attributes['version'], '2.0')
    const channel = one(rss, 'channel')
    assert.equal(one(channel, 'title').text, `Blå ${SHOWN}`)
    assert.equal(one(channel, 'link').text, url)
    assert.ok(one(channel, 'description').text)
    assert.match(one(channel, 'lastBuildDate').text, RFC822)
    const self = one(channel, 'atom:link').attributes
    assert.deepEqual(self, { href: `${url}/feed.xml`, rel: 'self', type: 'application/rss+xml' })
    const items = all(channel, 'item')
    assert.deepEqual(
      items.map((item) => one(item, 'title').text),
      [SHOWN, 'Plain'],
    )
    for (const item of items) {
      assert.ok(one(item, 'link').text.startsWith(`${url}/`))
      assert.match(one(item, 'guid').text, URN)
      assert.equal(one(item, 'guid').attributes['isPermaLink'], 'false')
      assert.match(one(item, 'pubDate').text, RFC822)
      assert.ok(one(item, 'description').text)
      assert.equal(
        all(item, 'author').length,
        0,
        'its author is an email address, which is nobody’s business',
      )
    }
    const [first] = items as [Element]
    assert.equal(one(first, 'dc:creator').text, SHOWN)
    assert.equal(one(first, 'category').text, 'Sale & <more>')
    assert.match(
      one(first, 'content:encoded').text,
      /<p>Words &amp; <a href="https:\/\/x\.example\/\?a=1&amp;b=2"/,
    )
    assert.doesNotMatch(one(first, 'content:encoded').text, /<script/)
    assert.doesNotMatch(one(first, 'description').text, /<script/, 'read as HTML by readers')
  })
})

describe('what feeds say of a post', () => {
  const html =
    '<h2>A new oven</h2><figure><img src="https://a.example/a.png" alt="A shelf"><figcaption>In our shop</figcaption></figure>' +
    '<p><a href="https://a.example/">Order now</a></p><p>Warm &amp; ready.</p>'
  const members = {
    title: 'A new oven',
    text: 'A new oven\n\nA shelf\n\nOrder now: https://a.example/',
    html,
  }

  for (const [said, description] of [
    ['Warm & ready.', ''],
    ['Five loaves, one oven', 'Five loaves, one oven'],
  ] as const) {
    test(`is its description, else its sentences, in every feed and on every page: “${said}”`, async () => {
      const workspace = await aWorkspace(server)
      const { id } = await post(workspace, { ...members, description })
      const [row] = await db.rows<{ slug: string }>(sql`
        select slug from post where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
      const base = `/w/${workspace.handle}`
      const [rss, atom, json, list, whole, frame] = await Promise.all(
        ['/feed.xml', '/atom.xml', '/feed.json', '', `/${id}/${row?.slug}`, '/embed'].map(
          async (path) => (await visit(`${base}${path}`)).payload,
        ),
      )
      const escaped = said.replace('&', '&amp;')

      assert.equal(one(one(one(await parse(rss ?? ''), 'channel'), 'item'), 'description').text, escaped)
      assert.equal(one(one(await parse(atom ?? ''), 'entry'), 'summary').text, said)
      assert.equal(JSON.parse(json ?? '').items[0].summary, said)
      for (const page of [list, frame]) {
        assert.ok(page?.includes(`>${escaped}</p>`))
        assert.doesNotMatch(page ?? '', /A shelf|In our shop|Order now/)
      }
      assert.ok(whole?.includes(`<meta name="description" content="${escaped}">`))
      assert.ok(whole?.includes(`<meta property="og:description" content="${escaped}">`))
    })
  }

  test('has the title once: readers show it above the words', async () => {
    const workspace = await aWorkspace(server)
    await post(workspace, members)
    const { payload } = await visit(`/w/${workspace.handle}/feed.xml`)
    const item = one(one(await parse(payload), 'channel'), 'item')

    assert.doesNotMatch(one(item, 'content:encoded').text, /A new oven/)
    assert.match(one(item, 'content:encoded').text, /Warm &amp; ready/)
  })
})

describe('/w/{handle}/atom.xml', () => {
  test('is Atom with what RFC 4287 requires', async () => {
    const { base, url } = await aFeed()

    const { payload, headers } = await visit(`${base}/atom.xml`)
    assert.equal(headers['content-type'], 'application/atom+xml; charset=utf-8')
    const feed = await parse(payload)

    assert.equal(feed.name, 'feed')
    assert.equal(feed.attributes['xmlns'], 'http://www.w3.org/2005/Atom')
    assert.match(one(feed, 'id').text, URN)
    assert.match(one(feed, 'updated').text, RFC3339)
    const links = all(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']])
    assert.deepEqual(links, [
      ['alternate', url],
      ['self', `${url}/atom.xml`],
    ])
    const entries = all(feed, 'entry')
    assert.equal(entries.length, 2)
    const ids = entries.map((entry) => one(entry, 'id').text)
    assert.equal(new Set(ids).size, 2)
    for (const entry of entries) {
      assert.match(one(entry, 'id').text, URN)
      assert.match(one(entry, 'published').text, RFC3339)
      assert.match(one(entry, 'updated').text, RFC3339)
      assert.ok(one(one(entry, 'author'), 'name').text)
      assert.ok(one(entry, 'link').attributes['href']?.startsWith(`${url}/`))
      assert.equal(one(entry, 'content').attributes['type'], 'html')
    }
    const [first] = entries as [Element]
    assert.equal(one(first, 'title').text, SHOWN)
    assert.equal(one(first, 'title').attributes['type'], undefined, 'plain text')
    assert.equal(one(first, 'category').attributes['term'], 'Sale & <more>')
  })
})

describe('/w/{handle}/feed.json', () => {
  test('is JSON Feed 1.1 with what it requires', async () => {
    const { base, url } = await aFeed()

    const { payload, headers } = await visit(`${base}/feed.json`)
    assert.equal(headers['content-type'], 'application/feed+json; charset=utf-8')
    const feed = JSON.parse(payload)

    assert.equal(feed.version, 'https://jsonfeed.org/version/1.1')
    assert.equal(feed.title, `Blå ${EVIL}`)
    assert.equal(feed.home_page_url, url)
    assert.equal(feed.feed_url, `${url}/feed.json`)
    assert.equal(feed.items.length, 2)
    for (const item of feed.items) {
      assert.match(item.id, URN)
      assert.ok(item.url.startsWith(`${url}/`))
      assert.match(item.date_published, RFC3339)
      assert.match(item.date_modified, RFC3339)
      assert.equal(typeof item.content_html, 'string')
    }
    assert.deepEqual(feed.items[0].authors, [{ name: EVIL }])
    assert.deepEqual(feed.items[0].tags, ['Sale & <more>'])
    assert.equal(feed.items[0].image, 'https://cdn.example/a.jpg')
    assert.equal(feed.author, undefined, 'of version 1')
  })
})

const FORMATS = ['feed.xml', 'atom.xml', 'feed.json'] as const
for (const name of FORMATS) {
  describe(`every feed: ${name}`, () => {
    test('is sent once: by ETag, and by time to readers that keep none', async () => {
      const { workspace, base } = await aFeed()
      const { headers } = await visit(`${base}/${name}`)
      const [etag, modified] = [String(headers['etag']), String(headers['last-modified'])]
      assert.match(modified, RFC822)

      assert.equal((await visit(`${base}/${name}`, { 'if-none-match': etag })).statusCode, 304)
      assert.equal((await visit(`${base}/${name}`, { 'if-modified-since': modified })).statusCode, 304)
      const mixed = { 'if-none-match': '"other"', 'if-modified-since': modified }
      assert.equal((await visit(`${base}/${name}`, mixed)).statusCode, 200, 'the ETag is asked first')
      assert.equal((await visit(`${base}/${name}`, { 'if-modified-since': 'yesterday' })).statusCode, 200)

      const { id } = await post(workspace, { title: 'Newer' })
      await db.rows(sql`update post set updated = now() + interval '1 hour' where id = ${id}::uuid`)
      assert.equal((await visit(`${base}/${name}`, { 'if-none-match': etag })).statusCode, 200)
      assert.equal((await visit(`${base}/${name}`, { 'if-modified-since': modified })).statusCode, 200)
    })

    test('is there for a workspace without posts, answers HEAD, and is named by its pages', async () => {
      const { handle } = await aWorkspace(server, { name: 'Quiet' })

      const { statusCode, payload } = await visit(`/w/${handle}/${name}`)
      const head = await http.inject({ method: 'HEAD', url: `/w/${handle}/${name}` })

      assert.equal(statusCode, 200)
      assert.match(payload, /Quiet/)
      if (name !== 'feed.json') await parse(payload)
      assert.equal(head.statusCode, 200)
      assert.equal(head.payload, '')
      const { payload: html } = await visit(`/w/${handle}`)
      assert.ok(html.includes(`href="http://tidings.test/w/${handle}/${name}" title="Posts by Quiet">`))
      assert.equal((await visit(`/w/nobody/${name}`)).statusCode, 404)
    })

    test('holds 30 posts, and long ones as text once it is full', async () => {
      const workspace = await aWorkspace(server)
      const html = `<p>${'word '.repeat(80_000)}</p>`
      for (let n = 0; n < 32; n += 1)
        await post(workspace, { title: `Post ${n}`, text: '', html: `<p>Text of ${n}</p>${html}` })

      const { payload } = await visit(`/w/${workspace.handle}/${name}`)

      assert.equal([...payload.matchAll(/<title>Post \d+|"title":"Post \d+/g)].length, 30)
      assert.ok(payload.length < 2_000_000, `${payload.length} characters`)
      assert.match(payload, /Text of 2\b/)
    })
  })
}
