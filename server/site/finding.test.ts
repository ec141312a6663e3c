/** Public posts as readers look for them: by words, tags and years, from a bare or a missing address, and beside a post. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aServer, aWorkspace, apiWith, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { publishPost, type NewPost } from '../posts/publish.ts'
import { changeSettings } from '../workspaces/store.ts'

const server = await useServer()
const { db, http } = server
const visit = async (url: string) => http.inject({ url, headers: { accept: 'text/html' } })

async function aPost({ id }: TestWorkspace, post: Partial<NewPost>): Promise<string> {
  const { text = '' } = post
  const html = `<p>${text}</p>`
  const made = await db.transaction((tx) => publishPost(tx, id, { title: 'May', text, html, ...post }))
  return made.id
}

const published = (day: string) => ({ origin: `test:${day}:${Math.random()}`, published: `${day}T12:00:00Z` })
const titlesOf = (page: string): string[] =>
  [...page.matchAll(/<a href="\/w\/[^"]*\/[^"]*\/[^"]*"[^>]*>([^<]+)<\/a>/g)].map(([, title = '']) => title)

describe('/w/{handle}/search', () => {
  test('finds public posts of the workspace by the beginnings of all words, in title and text, newest first', async () => {
    const workspace = await aWorkspace(server)
    await aPost(await aWorkspace(server), { title: 'Sourdough elsewhere' })
    await aPost(workspace, {
      title: 'Old sourdough',
      text: 'Rye and water',
      imported: published('2020-05-01'),
    })
    await aPost(workspace, { title: 'Secret sourdough', isPrivate: true })
    await aPost(workspace, { title: 'Smörgåsar', text: 'Better with sourdough and RYE bread' })
    const titles = async (asked: string) =>
      titlesOf((await visit(`/w/${workspace.handle}/search?q=${encodeURIComponent(asked)}`)).payload)

    assert.deepEqual(await titles('sourd rye'), ['Smörgåsar', 'Old sourdough'])
    assert.deepEqual(await titles('smörgås'), ['Smörgåsar'])
    assert.deepEqual(await titles('nothing like it'), [])
  })

  test('whatever is asked is answered as a page, and shown as the words it is', async () => {
    const { handle } = await aWorkspace(server)
    for (const asked of [
      '',
      "' or 1=1 --",
      ':*',
      '!!!',
      '<script>alert(1)</script>',
      '\0',
      'a '.repeat(5_000),
      '& | !',
    ]) {
      const { statusCode, payload } = await visit(`/w/${handle}/search?q=${encodeURIComponent(asked)}`)
      assert.equal(statusCode, 200, asked)
      assert.doesNotMatch(payload, /<script>/)
      assert.match(payload, /<meta name="robots" content="noindex">/)
    }
  })
})

describe('/w/{handle}/tags/{tag}', () => {
  test('shows the public posts with the tag, which a post leads to; a tag of none is not there', async () => {
    const workspace = await aWorkspace(server)
    const tags = ['Rye & <wheat>']
    const id = await aPost(workspace, { title: 'Tagged', tags })
    await aPost(workspace, { title: 'Secret', tags: ['Hidden'], isPrivate: true })
    await aPost(workspace, { title: 'Other' })
    const post = await visit((await visit(`/w/${workspace.handle}/${id}`)).headers.location ?? '')

    const [, address = ''] = /<ul class="tags"[^>]*><li><a href="([^"]*)"/.exec(post.payload) ?? []
    const { statusCode, payload } = await visit(address)

    assert.equal(statusCode, 200)
    assert.deepEqual(titlesOf(payload), ['Tagged'])
    assert.match(payload, /Posts about Rye &amp; &lt;wheat&gt;/)
    for (const tag of ['Hidden', 'none', '%00', '%27'])
      assert.equal((await visit(`/w/${workspace.handle}/tags/${tag}`)).statusCode, 404, tag)
  })
})

describe('/w/{handle}/archive', () => {
  test('lists a year of the workspace’s own time zone, and leads to the others', async () => {
    const workspace = await aWorkspace(server)
    await changeSettings(db, workspace.id, { timezone: 'Asia/Tokyo' })
    const newYear = { origin: 'test:tokyo', published: '2023-12-31T20:00:00Z' }
    await aPost(workspace, { title: 'New year in Tokyo', imported: newYear })
    await aPost(workspace, { title: 'June', imported: published('2022-06-01') })
    await aPost(workspace, { title: 'Secret', isPrivate: true, imported: published('2021-06-01') })
    const base = `/w/${workspace.handle}/archive`

    const newest = (await visit(base)).payload
    assert.deepEqual(titlesOf(newest), ['New year in Tokyo'])
    assert.deepEqual(
      [...newest.matchAll(/archive\?year=(\d+)"/g)].map(([, year]) => year),
      ['2024', '2022'],
    )
    assert.deepEqual(titlesOf((await visit(`${base}?year=2022`)).payload), ['June'])
    assert.match((await visit(`${base}?year=1999`)).payload, /Nothing was posted then/)
    for (const wrong of ['x', '20222', '-1', "2022' or 1=1"])
      assert.equal((await visit(`${base}?year=${encodeURIComponent(wrong)}`)).statusCode, 404, wrong)
  })
})

describe('a page that is missing', () => {
  test('says whose it would be and what was posted last, with 404; programs and strangers to any workspace get theirs', async () => {
    const workspace = await aWorkspace(server, { name: 'Blå <Café>' })
    await aPost(workspace, { title: 'Newest' })
    await aPost(workspace, { title: 'Secret', isPrivate: true })
    for (const path of ['/nothing', '/nothing/at-all', '/tags/none']) {
      const { statusCode, payload } = await visit(`/w/${workspace.handle}${path}`)
      assert.equal(statusCode, 404, path)
      assert.match(payload, /There is no page here – Blå &lt;Café&gt;/)
      assert.deepEqual(titlesOf(payload), ['Newest'])
      assert.ok(Buffer.byteLength(payload) < 30_000)
    }
    assert.match((await visit('/w/nobody-at-all/x')).payload, /There is no page here<\/title>/)
    assert.equal((await apiWith(http).get('/contacts/none/of/them')).body.statusCode, 404)
  })
})

describe('the bare address', () => {
  test('leads to the app, then to the only workspace that publishes, then to a list of those that do', async () => {
    const alone = await aServer()
    try {
      const at = async () => alone.http.inject({ url: '/' })
      const first = await aWorkspace(alone, { name: 'First & <only>' })
      assert.equal((await at()).headers.location, '/app')

      await alone.db.transaction((tx) => publishPost(tx, first.id, { title: 'One', text: '', html: '' }))
      assert.equal((await at()).headers.location, `/w/${first.handle}`)

      const second = await aWorkspace(alone, { name: 'Second' })
      await aWorkspace(alone, { name: 'Silent' })
      await alone.db.transaction((tx) => publishPost(tx, second.id, { title: 'Two', text: '', html: '' }))
      const { statusCode, payload } = await at()
      assert.equal(statusCode, 200)
      assert.deepEqual(
        [...payload.matchAll(/<h2[^>]*><a href="\/w\/[^"]*">([^<]*)</g)].map(([, name]) => name),
        ['Second', 'First &amp; &lt;only&gt;'],
      )
    } finally {
      await alone.close()
    }
  })
})

async function readPost(workspace: TestWorkspace, post: Partial<NewPost>) {
  const id = await aPost(workspace, post)
  return visit((await visit(`/w/${workspace.handle}/${id}`)).headers.location ?? '')
}

describe('a post', () => {
  test('shows what its writer said of it under its title, but not its own first words again', async () => {
    const workspace = await aWorkspace(server)
    const html = '<p>We baked all night. The oven was new.</p>'

    const said = await readPost(workspace, {
      title: 'Oven',
      html,
      text: 'x',
      description: 'A night of baking',
    })
    const unsaid = await readPost(workspace, { title: 'Oven', html, text: 'x' })

    assert.match(said.payload, /<p class="subtitle" dir="auto">A night of baking<\/p>/)
    assert.doesNotMatch(unsaid.payload, /class="subtitle"/)
  })

  test('says how long it takes to read', async () => {
    const workspace = await aWorkspace(server)
    assert.match((await readPost(workspace, { text: 'short' })).payload, />1 min read</)
    assert.match((await readPost(workspace, { text: 'word '.repeat(1_200) })).payload, />5 min read</)
  })

  test('leads on to the one after it and those before it, never to itself or a private one', async () => {
    const workspace = await aWorkspace(server)
    for (const title of ['One', 'Two', 'Three', 'Four']) await aPost(workspace, { title })
    await aPost(workspace, { title: 'Secret', isPrivate: true })
    const { payload } = await readPost(workspace, { title: 'Here' })
    assert.deepEqual(titlesOf(payload.split('Keep reading')[1] ?? ''), ['Four', 'Three', 'Two'])
    await aPost(workspace, { title: 'After' })
    await aPost(workspace, { title: 'Last' })
    const [, here = ''] = /rel="canonical" href="[^"]*?(\/w\/[^"]*)"/.exec(payload) ?? []
    assert.deepEqual(titlesOf((await visit(here)).payload.split('Keep reading')[1] ?? ''), [
      'After',
      'Four',
      'Three',
    ])
  })

  test('pictures of ours have their size, and the first comes at once', async () => {
    const own = `https://tidings.test/media/${'a'.repeat(22)}/${'b'.repeat(22)}/900x600.jpg`
    const html = `<p><img src="${own}" alt="a"></p><p><img src="${own}" alt="b"><img src="https://a.example/x.jpg" alt="c"></p>`

    const { payload } = await readPost(await aWorkspace(server), { html })

    const tags = [...payload.matchAll(/<img [^>]*alt="[abc]"[^>]*>/g)].map(([tag]) => tag)
    assert.deepEqual(
      tags.map((tag) => [
        /width="900" height="600"/.test(tag),
        /fetchpriority="high"/.test(tag),
        /loading="lazy"/.test(tag),
      ]),
      [
        [true, true, false],
        [true, false, true],
        [false, false, true],
      ],
    )
  })

  test('only one with a film may frame a player, and none loads it by itself', async () => {
    const workspace = await aWorkspace(server)
    const film = await readPost(workspace, {
      html: '<figure class="video"><a href="https://www.youtube.com/watch?v=abcdefghijk">Film</a></figure>',
    })
    const words = await readPost(workspace, {
      html: '<p>figure class="video"</p>',
      text: '<figure class=\\"video',
    })

    assert.match(
      String(film.headers['content-security-policy']),
      /frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com/,
    )
    assert.doesNotMatch(film.payload, /<iframe|youtube-nocookie/)
    assert.doesNotMatch(String(words.headers['content-security-policy']), /frame-src/)
  })
})
