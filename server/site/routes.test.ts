/** The public pages: found by their addresses, sent once, and safe whatever was posted (docs/decisions "Addresses"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import {
  type Answer,
  apiWith,
  aServer,
  aWorkspace,
  type TestWorkspace,
  useServer,
} from '../../test/support/server.ts'
import { newId, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { changeSettings } from '../workspaces/store.ts'
import { publishPost, type NewPost } from '../posts/publish.ts'
import { POST_SCRIPT } from './scripts.ts'

const server = await useServer()
const { db, http } = server
const reader = apiWith(http)
/** The test's caller puts /api before addresses it does not know. */
const visit = async (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

async function aPost({ id, handle }: TestWorkspace, post: Partial<NewPost>) {
  const made = await db.transaction((tx) =>
    publishPost(tx, id, { title: 'May', text: '', html: '', ...post }),
  )
  const [row] = await db.rows<{ slug: string }>(sql`
    select slug from post where workspace_id = ${id}::uuid and id = ${made.id}::uuid`)
  const base = `/w/${handle}/${made.id}`
  return { id: made.id, base, url: `${base}/${row?.slug}` }
}

/** `framedBy`: who may show it in a frame, as a policy says it. */
function assertIsPage({ text, headers }: Answer, framedBy = "'none'"): void {
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /default-src 'none'.*base-uri 'none'/)
  assert.equal(/frame-ancestors ([^;]*)/.exec(policy)?.[1], framedBy)
  assert.doesNotMatch(policy, /unsafe|script-src (?!'self'(;|$))/)
  assert.match(text, /^<!doctype html>\n<html lang="en"/)
  assert.ok(Buffer.byteLength(text) < 30_000, `${Buffer.byteLength(text)} bytes`)
}

describe('under the name of a workspace', () => {
  test('stand its tagline and links as they are set now, as text whatever is in them; without them nothing does', async () => {
    const { id, handle } = await aWorkspace(server)
    const page = async () => (await visit(`/w/${handle}`)).payload
    assert.doesNotMatch(await page(), /<ul>|<h1[^<]*<\/h1><p/)

    await changeSettings(db, id, {
      tagline: 'Bread & <b>butter</b>',
      links: [
        'Our "shop" <i> https://shop.example/?a=1&b=%22',
        'https://www.blog.example/',
        'mailto:hi@shop.example',
      ],
    })

    const text = await page()
    assert.match(text, /<h1 dir="auto">[^<]*<\/h1><p dir="auto">Bread &amp; &lt;b&gt;butter&lt;\/b&gt;<\/p>/)
    assert.match(text, /<meta name="description" content="Bread &amp; &lt;b&gt;/)
    const links = [...text.matchAll(/<li><a href="([^"]*)" rel="noopener" dir="auto">([^<]*)<\/a>/g)]
    assert.deepEqual(
      links.map(([, address, words]) => [address, words]),
      [
        ['https://shop.example/?a=1&amp;b=%22', 'Our &quot;shop&quot; &lt;i&gt;'],
        ['https://www.blog.example/', 'blog.example'],
        ['mailto:hi@shop.example', 'hi@shop.example'],
      ],
    )
  })
})

describe('/w/{handle}', () => {
  test('shows the public posts of the workspace, newest first, ten a page, none twice and none lost', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå <Café>' })
    await aPost(await aWorkspace(server), { title: 'Elsewhere' })
    await aPost(workspace, { title: 'Secret', isPrivate: true })
    for (let n = 0; n < 23; n += 1) await aPost(workspace, { title: `Post <${n}>`, text: `Words & ${n}` })
    const seen: string[] = []

    let url: string | undefined = `/w/${workspace.handle}`
    while (url) {
      const page = await reader.get(url)
      assert.equal(page.status, 200)
      assertIsPage(page)
      assert.doesNotMatch(page.text, /Secret|Elsewhere|Post <|<Café/)
      seen.push(...[...page.text.matchAll(/">(Post &lt;\d+&gt;)<\/a>/g)].map(([, title]) => title ?? ''))
      url = /<a class="next" rel="next" href="([^"]+)"/.exec(page.text)?.[1]
    }

    assert.deepEqual(
      seen,
      Array.from({ length: 23 }, (_, n) => `Post &lt;${22 - n}&gt;`),
    )
  })

  test('newer posts are a page back', async () => {
    const workspace = await aWorkspace(server)
    for (let n = 0; n < 12; n += 1) await aPost(workspace, { title: `n${n}` })
    const first = await reader.get(`/w/${workspace.handle}`)
    const older = await reader.get(/class="next"[^>]* href="([^"]+)"/.exec(first.text)?.[1] ?? '')

    const newer = await reader.get(/rel="prev" href="(\/w\/[^"]+)"/.exec(older.text)?.[1] ?? '')

    assert.match(newer.text, />n11</)
    assert.doesNotMatch(newer.text, />n1</)
    assert.doesNotMatch(newer.text, /Newer posts/)
  })

  test('a workspace without posts says so', async () => {
    const { handle } = await aWorkspace(server)

    assert.match((await reader.get(`/w/${handle}`)).text, /Nothing has been posted yet/)
  })

  for (const query of ['before=x', `after=${newId()}`, "before=' or 1=1"]) {
    test(`?${query} is not a page`, async () => {
      const { handle } = await aWorkspace(server)

      assert.equal((await reader.get(`/w/${handle}?${encodeURI(query)}`)).status, 404)
    })
  }
})

describe('/w/{handle}/{postId}/{slug}', () => {
  test('shows the post with what other sites need to know of it', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå Café' })
    const { base, url } = await aPost(workspace, {
      title: 'A "new" <oven>',
      text: 'Warm & ready',
      html: '<p>Warm &amp; <b>ready</b></p>',
      author: { name: 'Ann </script>', bio: 'Baker' },
    })

    const page = await reader.get(url)

    assert.equal(page.status, 200)
    // The app shows it.
    assertIsPage(page, "'self'")
    const absolute = `http://tidings.test${url}`
    for (const part of [
      '<h1 dir="auto">A &quot;new&quot; &lt;oven&gt;</h1>',
      '<p>Warm &amp; <b>ready</b></p>',
      `<link rel="canonical" href="${absolute}">`,
      `<meta property="og:url" content="${absolute}">`,
      `<meta property="og:image" content="http://tidings.test${base}/card.png">`,
      '<meta property="og:description" content="Warm &amp; ready">',
      '<meta property="og:site_name" content="Blå Café">',
    ]) {
      assert.ok(page.text.includes(part), part)
    }
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.text) ?? []
    const data = JSON.parse(json)
    assert.equal(data['@type'], 'BlogPosting')
    assert.equal(data.headline, 'A "new" <oven>')
    assert.deepEqual(data.author, { '@type': 'Person', name: 'Ann </script>' })
  })

  test('a wrong slug, or none, leads to the right one', async () => {
    const { base, url } = await aPost(await aWorkspace(server), { title: 'May' })

    for (const wrong of [
      base,
      `${base}/june`,
      `${base}/MAY`,
      `${base}/%2F%2Fevil.example`,
      `${base}/%0d%0aset-cookie:x`,
    ]) {
      const answer = await reader.get(wrong)

      assert.equal(answer.status, 301, wrong)
      assert.equal(answer.headers['location'], url)
      assert.equal(answer.headers['set-cookie'], undefined)
    }
  })

  test('a slug in letters of other scripts, as long as they come, is found as it is', async () => {
    const { url } = await aPost(await aWorkspace(server), { title: '新'.repeat(200) })

    assert.equal((await reader.get(url)).status, 200)
  })

  test('a private post, one of another workspace and none at all are 404, their cards too', async () => {
    const workspace = await aWorkspace(server)
    const secret = await aPost(workspace, { title: 'Secret', isPrivate: true })
    const foreign = await aPost(await aWorkspace(server), { title: 'Foreign' })
    const bases = [secret.base, `/w/${workspace.handle}/${foreign.id}`, `/w/${workspace.handle}/${newId()}`]

    for (const base of [...bases, `/w/${workspace.handle}/x`, `/w/nobody/${foreign.id}`, '/w/%00/x']) {
      for (const url of [base, `${base}/secret`, `${base}/card.png`]) {
        const answer = await reader.get(url)

        assert.equal(answer.status, 404, url)
        assert.match(answer.text, /There is no page here/)
        assert.doesNotMatch(answer.text, /Secret|Foreign/)
      }
    }
  })

  test('hostile words in every field stay words', async () => {
    const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
    const workspace = await aWorkspace(server, { name: evil, image: `https://x.example/"onerror="alert(1)` })
    const { url } = await aPost(workspace, {
      title: evil,
      text: evil,
      html: `<p>${evil}</p>`,
      image: `https://x.example/${evil}`,
      imageAlt: evil,
      author: { name: evil, bio: evil, image: evil },
    })

    for (const page of [await reader.get(url), await reader.get(`/w/${workspace.handle}`)]) {
      assert.equal(page.status, 200)
      assert.deepEqual(
        [...page.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag),
        page.text.includes('<article class="post"')
          ? ['<script type="application/ld+json">', `<script src="${POST_SCRIPT.address}" type="module">`]
          : ['<script type="application/ld+json">'],
      )
      const tags = page.text.replaceAll(/"[^"]*"/g, '""')
      assert.doesNotMatch(tags, /<[^>]*\son\w+=/)
    }
  })

  test('a post that begins with its own title, or shows its own picture, shows it once', async () => {
    const html =
      '<h2>Salt &amp; pepper</h2><p>Words</p><img src="https://cdn.example/a.jpg?x=1&amp;y=2" alt="">'
    const { url } = await aPost(await aWorkspace(server), { title: 'Salt & pepper', html })

    const { text } = await reader.get(url)

    assert.equal(text.split('Salt &amp; pepper</h').length, 2)
    assert.equal(text.split('<img src="https://cdn.example/a.jpg').length, 2)
  })
})

describe('what is sent', () => {
  test('a page and a picture that the reader has are not sent again; changed ones are', async () => {
    const workspace = await aWorkspace(server)
    const post = await aPost(workspace, { title: 'May' })
    for (const url of [
      post.url,
      `/w/${workspace.handle}`,
      `${post.base}/card.png`,
      `/w/${workspace.handle}/icon.png`,
    ]) {
      const etag = String((await reader.get(url)).headers['etag'])

      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await reader.get(url, { 'if-none-match': known })
        assert.equal(again.status, 304, `${url} ${known}`)
        assert.equal(again.text, '')
      }
      assert.equal((await reader.get(url, { 'if-none-match': '"other"' })).status, 200)
      if (url.endsWith('icon.png')) continue
      await db.rows(sql`update post set title = title || '!' where workspace_id = ${workspace.id}::uuid`)
      assert.equal((await reader.get(url, { 'if-none-match': etag })).status, 200)
    }
  })

  const titles = [
    'May',
    '',
    'W'.repeat(400),
    '新'.repeat(120),
    'a & <b> "c" \u0001\u000b',
    'word '.repeat(80),
    '🎉 مرحبا',
  ]
  for (const title of titles) {
    test(`the card of a post titled ${JSON.stringify(title.slice(0, 30))} is a PNG of 1200 × 630`, async () => {
      const { base } = await aPost(await aWorkspace(server, { name: title || 'X' }), { title })

      const answer = await reader.get(`${base}/card.png`)

      assert.equal(answer.headers['content-type'], 'image/png')
      const { format, width, height } = await sharp(answer.bytes).metadata()
      assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 })
    })
  }

  test('the stylesheet a page names is there, and may be kept for ever', async () => {
    const { handle } = await aWorkspace(server)
    const [, url = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await reader.get(`/w/${handle}`)).text) ?? []

    const { statusCode, headers, payload } = await visit(url)

    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'text/css; charset=utf-8')
    assert.match(String(headers['cache-control']), /immutable/)
    assert.ok(payload.length < 20_000, `${payload.length} bytes`)
    assert.doesNotMatch(payload, /https?:|@import|url\(/)
  })

  test('/ leads to what there is to read', async () => {
    const { statusCode, headers, payload } = await visit('/')

    assert.equal(statusCode, 200)
    assert.match(payload, /<ul class="publications">/)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  })
})

describe('every address', () => {
  test('answers HEAD like GET, without a body', async () => {
    const workspace = await aWorkspace(server)
    const post = await aPost(workspace, { title: 'May' })
    const base = `/w/${workspace.handle}`
    const paths = [
      '',
      '/subscribe',
      '/embed',
      '/feed.xml',
      '/atom.xml',
      '/feed.json',
      '/sitemap.xml',
      '/icon.png',
    ]
    for (const url of [
      post.url,
      post.base,
      '/robots.txt',
      '/embed.js',
      ...paths.map((path) => base + path),
    ]) {
      const [head, get] = [await http.inject({ method: 'HEAD', url }), await http.inject({ url })]

      assert.equal(head.statusCode, get.statusCode, url)
      assert.equal(head.headers['etag'], get.headers['etag'], url)
      assert.equal(head.headers['content-type'], get.headers['content-type'], url)
      assert.equal(head.payload, '', url)
      assert.equal(get.headers['x-content-type-options'], 'nosniff', url)
    }
  })

  test('hostile handles, ids and slugs are not pages, and lead nowhere', async () => {
    const { handle } = await aWorkspace(server)
    const evil = [
      '//evil.example',
      '%2F%2Fevil.example',
      '..%2f..%2fdocs',
      "'; drop table post; --",
      '%00',
      '%ff',
      '\\\\evil',
    ]
    for (const part of evil) {
      for (const url of [
        `/w/${part}`,
        `/w/${part}/feed.xml`,
        `/w/${handle}/${part}`,
        `/w/${handle}/${part}/x`,
      ]) {
        const { statusCode, headers } = await visit(encodeURI(url).replaceAll('%25', '%'))
        assert.ok([400, 404].includes(statusCode), `${url}: ${statusCode}`)
        assert.equal(headers.location, undefined, url)
      }
    }
  })

  test('a page whose workspace was seen before is one statement', async () => {
    const workspace = await aWorkspace(server)
    const post = await aPost(workspace, { title: 'May' })
    const base = `/w/${workspace.handle}`
    const urls = [base, `${base}?before=${post.id}`, post.url, `${base}/feed.xml`, `${base}/embed`]
    for (const url of urls) await visit(url)
    let statements = 0
    // Counted on the very objects the server asks, whichever of its pools that is.
    const counted = [server.pools.requests, server.pools.searches].map((pool) => {
      const { rows } = pool
      return Object.assign(pool, {
        rows: (...asked: Parameters<typeof rows>) => {
          // What it tells other nodes of its rates now and then is of no page.
          statements += asked[0].strings[0]?.includes('pg_notify') ? 0 : 1
          return rows(...asked)
        },
        uncounted: rows,
      })
    })
    try {
      for (const url of urls) {
        statements = 0
        assert.equal((await visit(url)).statusCode, 200)
        assert.equal(statements, 1, url)
      }
    } finally {
      for (const pool of counted) Object.assign(pool, { rows: pool.uncounted })
    }
  })

  test('a handle that went to another workspace shows that one at once', async () => {
    const [one, other] = [
      await aWorkspace(server, { name: 'One' }),
      await aWorkspace(server, { name: 'Other' }),
    ]
    await visit(`/w/${one.handle}`)
    await db.rows(sql`update workspace set handle = handle || '-old' where id = ${one.id}::uuid`)
    await db.rows(sql`update workspace set handle = ${one.handle} where id = ${other.id}::uuid`)

    assert.match((await visit(`/w/${one.handle}`)).payload, /<h1 dir="auto">Other</)
    assert.match((await visit(`/w/${one.handle}-old`)).payload, /<h1 dir="auto">One</)
  })
})

describe('what other programs read of a post', () => {
  test('its picture, alternative text, address and times agree between JSON-LD and Open Graph', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå Café' })
    const image = 'https://cdn.example/a.jpg?x=1&y=2'
    const { url } = await aPost(workspace, {
      title: 'A "new" oven',
      text: 'Warm',
      html: '',
      image,
      imageAlt: 'An <oven>',
    })

    const { payload } = await visit(url)

    const meta = new Map(
      [...payload.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
        ([, name, content]) => [
          name,
          content
            ?.replaceAll('&quot;', '"')
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&amp;', '&'),
        ],
      ),
    )
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)?.[1] ?? '')
    const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(payload) ?? []
    assert.equal(meta.get('og:type'), 'article')
    assert.equal(meta.get('og:title'), data.headline)
    assert.equal(meta.get('og:image'), image)
    assert.equal(meta.get('og:image:alt'), 'An <oven>')
    assert.equal(data.image, image)
    assert.equal(meta.get('og:url'), canonical)
    assert.equal(data.url, canonical)
    assert.equal(meta.get('article:published_time'), data.datePublished)
    assert.equal(data['@context'], 'https://schema.org')
    assert.equal(data.publisher.name, 'Blå Café')
  })
})

describe('what is not there', () => {
  test('is a page for people and the error object for programs', async () => {
    const people = await visit('/nothing', { accept: 'text/html,*/*' })
    const program = await visit('/nothing', { accept: 'application/json' })
    const api = await reader.get('/api/nothing', { accept: 'text/html' })

    assert.equal(people.statusCode, 404)
    assert.equal(people.headers['content-type'], 'text/html; charset=utf-8')
    assert.match(String(people.headers['content-security-policy']), /default-src 'none'/)
    assert.equal(program.json().statusCode, 404)
    assertRefused(api, 404)
  })

  test('on the pages nothing but reading is possible', async () => {
    const { handle } = await aWorkspace(server)

    const answer = await reader.post(`/w/${handle}`, {})

    assert.equal(answer.status, 405)
    assert.match(String(answer.headers['allow']), /GET/)
  })

  test('pages are counted per address: over the rate 429 with Retry-After, as a page', async (t) => {
    t.after(stopClock())
    const narrow = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '1' })
    try {
      const { handle } = await aWorkspace(narrow)
      const { get } = apiWith(narrow.http)
      assertAnswered(await get(`/w/${handle}`))

      const second = await get(`/w/${handle}`)

      assert.equal(second.status, 429)
      assert.ok(second.headers['retry-after'])
      assert.match(second.text, /Too many requests/)
    } finally {
      await narrow.close()
    }
  })
})
