/** The documentation as it is sent: guides, their Markdown, the API reference. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { apiWith, useServer } from '../../../test/support/server.ts'
import { GUIDES } from './contents.ts'

const server = await useServer()
const anyone = apiWith(server.http)

async function read(path: string) {
  const { status, headers, text } = await anyone.get(path, { accept: 'text/html' })
  return { status, headers, text }
}

test('/docs/api needs nothing from any other origin, and answers 304 to what was read before', async () => {
  for (const path of ['/docs/api', '/docs/start.js', '/docs/reference.js', '/docs', '/docs/quickstart']) {
    const answer = await anyone.get(path)
    assert.equal(answer.status, 200, path)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/)

    const again = await anyone.get(path, { 'if-none-match': String(answer.headers['etag']) })

    assert.equal(again.status, 304, path)
  }
})

describe('guides', () => {
  test('every file is in the contents, and every one of the contents is a page and Markdown', async () => {
    const files = (await readdir('docs/guides')).filter((name) => name.endsWith('.md'))

    assert.deepEqual(files.sort(), GUIDES.map((name) => `${name}.md`).sort())
    for (const name of GUIDES) {
      const page = await read(`/docs/${name}`)
      const markdown = await read(`/docs/${name}.md`)
      assert.equal(page.status, 200, name)
      assert.match(page.text, /<h1>[^<]+<\/h1>\n<p>/, name)
      assert.match(String(markdown.headers['content-type']), /^text\/markdown/, name)
      assert.match(markdown.text, /^# /, name)
    }
  })

  test('every link leads to a page that is there, every anchor to a heading', async () => {
    for (const from of ['/docs', ...GUIDES.map((name) => `/docs/${name}`)]) {
      const { text } = await read(from)
      for (const [, target = ''] of text.matchAll(/href="((?:\/docs|#)[^"]*)"/g)) {
        const [path = '', anchor] = target.split('#')
        const page = await read(path || from)
        assert.equal(page.status, 200, `${from} links to ${target}`)
        if (anchor) assert.ok(page.text.includes(`id="${anchor}"`), `${from} links to ${target}`)
      }
    }
  })

  test('what the code knows is listed by itself: settings, events, refusals', async () => {
    assert.match((await read('/docs/settings')).text, /<td><code>SMTP_URL<\/code><\/td>/)
    assert.match((await read('/docs/webhooks')).text, /<td><code>contact.subscribed<\/code><\/td>/)
    const { text } = await read('/docs/errors')
    assert.match(text, /<td>412<\/td><td>There is a newer version of this campaign/)
    assert.ok([...text.matchAll(/<tr><td>\d{3}<\/td>/g)].length > 100)
    assert.doesNotMatch(text, /undefined|NaN|\[object/)
  })

  test('examples name this installation', async () => {
    const { text } = await read('/docs/embedding')

    assert.ok(text.includes(`src=&quot;http://tidings.test/embed.js&quot;`))
    assert.doesNotMatch(text, /tidings\.example/)
  })

  test('an unknown guide is a page that says so', async () => {
    for (const path of ['/docs/nothing', '/docs/nothing.md', '/docs/..%2f..%2fpackage.json'])
      assert.equal((await read(path)).status, 404, path)
  })

  test('/llms.txt lists them all', async () => {
    const { text } = await read('/llms.txt')

    assert.match(text, /^# Tidings\n/)
    for (const name of GUIDES) assert.ok(text.includes(`/docs/${name}.md): `), name)
  })
})
