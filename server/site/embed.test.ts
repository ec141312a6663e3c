/** Posts on other sites' pages: the script under the strictest policy, and the frame without any script. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../test/support/browser.ts'
import { aServer, aWorkspace } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { publishPost } from '../posts/publish.ts'

const server = await aServer()
const { db, http } = server
await http.listen({ port: 0, host: '127.0.0.1' })
const OURS = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
const browser = await aBrowser()
after(async () => {
  await browser.close()
  await server.close()
})

/** What a careful site sends: our origin for one script and its requests, nothing inline, no HTML from scripts. */
const STRICT = [
  "default-src 'none'",
  `script-src ${OURS}`,
  `connect-src ${OURS}`,
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** A page of somebody else's, on an origin of its own. */
async function aSite(body: string, policy = STRICT): Promise<{ url: string; close(): Promise<void> }> {
  const site: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', policy)
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.end(
      `<!doctype html><html lang="sv"><title>Elsewhere</title><link rel="icon" href="data:,">${body}</html>`,
    )
  }).listen(0, 'localhost')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const close = async (): Promise<void> => {
    site.closeAllConnections()
    await new Promise((resolve) => site.close(resolve))
  }
  return { url: `http://localhost:${port}/`, close }
}

async function aPublisher() {
  const workspace = await aWorkspace(server, { name: 'Harbour Books' })
  for (let n = 1; n <= 7; n += 1) {
    await db.transaction((tx) =>
      publishPost(tx, workspace.id, {
        title: n === 7 ? '<img src=x onerror=alert(1)> & more' : `Post ${n}`,
        text: n === 7 ? '<script>alert(2)</script> https://x.example/long words' : `Words of ${n}`,
        html: `<h2>Before</h2><p>${n === 7 ? '&lt;script>alert(2)&lt;/script> https://x.example/long words' : 'Words'}</p>
          <figure><img src="https://pictures.invalid/${n}.jpg" alt=""><figcaption>A caption</figcaption></figure>
          <p><a href="https://x.example/">A button</a></p>`,
      }),
    )
  }
  return workspace
}

async function visit(url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(url)
  return { page, complaints }
}

const SCRIPT = `<script type="module" src="${OURS}/embed.js" crossorigin></script>`

describe('/embed.js', () => {
  test('shows the newest posts on a page of another origin under the strictest policy, and breaks none of it', async () => {
    const { id } = await aPublisher()
    const site = await aSite(
      `<main><div data-tidings-posts="${id}" data-limit="3">In a moment</div></main>${SCRIPT}`,
    )
    try {
      const { page, complaints } = await visit(site.url)
      await page.locator('li').first().waitFor()

      const links = page.locator('[data-tidings-posts] li a')
      assert.deepEqual(await links.allTextContents(), [
        '<img src=x onerror=alert(1)> & more',
        'Post 6',
        'Post 5',
      ])
      assert.match(
        String(await links.first().getAttribute('href')),
        /^http:\/\/tidings\.test\/w\/harbour-books/,
      )
      assert.equal(await page.locator('li p').first().textContent(), '<script>alert(2)</script> words')
      assert.equal(await page.locator('li img').count(), 0, 'no picture that the policy would stop')
      assert.match(String(await page.locator('li time').first().textContent()), /\d{4}/)
      const style = await page.evaluate(
        `getComputedStyle(document.querySelector('[data-tidings-posts]').shadowRoot.querySelector('ul')).listStyleType`,
      )
      assert.equal(style, 'none', 'its style is its own, and applies')
      assert.deepEqual(complaints, [])
      await page.close()
    } finally {
      await site.close()
    }
  })

  test('shows pictures where the page asks for them', async () => {
    const { id } = await aPublisher()
    const site = await aSite(`<div data-tidings-posts="${id}" data-images></div>${SCRIPT}`)
    try {
      const { page } = await visit(site.url)
      await page.locator('li').first().waitFor()

      const image = page.locator('li img').first()
      assert.equal(await image.getAttribute('src'), 'https://pictures.invalid/7.jpg')
      assert.equal(await page.locator('li').count(), 5, 'five when nothing else is said')
      await page.close()
    } finally {
      await site.close()
    }
  })

  test('leaves what stands in the place when there is nothing to show, or no such workspace', async () => {
    const { id } = await aWorkspace(server)
    for (const wrong of [id, newId(), 'x', '../../docs']) {
      const site = await aSite(`<div data-tidings-posts="${wrong}"><a href="/news">News</a></div>${SCRIPT}`)
      try {
        const { page } = await visit(site.url)
        await page.waitForLoadState('load')

        assert.equal(await page.getByText('News').isVisible(), true, wrong)
        await page.close()
      } finally {
        await site.close()
      }
    }
  })

  test('is small, may be used by any origin, and is sent once', async () => {
    const { payload, headers } = await http.inject({
      url: '/embed.js',
      headers: { origin: 'https://a.example' },
    })

    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.ok(payload.length < 5_000, `${payload.length} bytes`)
    assert.doesNotMatch(payload, /innerHTML|insertAdjacentHTML|eval\(|document\.write/)
    const again = await http.inject({
      url: '/embed.js',
      headers: { 'if-none-match': String(headers['etag']) },
    })
    assert.equal(again.statusCode, 304)
  })
})

describe('/w/{handle}/embed', () => {
  test('shows the newest posts in a frame of another origin, without a script; no other page can be framed', async () => {
    const { handle } = await aPublisher()
    const frame = (path: string) => `<iframe title="News" src="${OURS}/w/${handle}${path}"></iframe>`
    const policy = `default-src 'none'; frame-src ${OURS}`
    const site = await aSite(`${frame('/embed?limit=2')}${frame('')}${frame('/subscribe')}`, policy)
    try {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(site.url)

      const [, embed, feed, subscribe] = page.frames()
      assert.deepEqual(await embed?.locator('li a').allTextContents(), [
        '<img src=x onerror=alert(1)> & more',
        'Post 6',
      ])
      assert.equal(await embed?.locator('li a').first().getAttribute('target'), '_blank')
      assert.equal(await feed?.getByText('Post 6').count(), 0)
      assert.equal(await subscribe?.getByLabel('Email').count(), 0)
      await context.close()
    } finally {
      await site.close()
    }
  })

  test('clamps what it is asked for, and is sent once', async () => {
    const { handle } = await aPublisher()
    const count = async (limit: string) =>
      [...(await http.inject({ url: `/w/${handle}/embed?limit=${limit}` })).payload.matchAll(/<li>/g)].length

    assert.deepEqual([await count('0'), await count('-3'), await count('99'), await count('x')], [1, 1, 7, 5])
    const { headers } = await http.inject({ url: `/w/${handle}/embed` })
    assert.match(String(headers['content-security-policy']), /frame-ancestors \*/)
    const again = await http.inject({
      url: `/w/${handle}/embed`,
      headers: { 'if-none-match': String(headers['etag']) },
    })
    assert.equal(again.statusCode, 304)
    assert.equal((await http.inject({ url: '/w/nobody/embed' })).statusCode, 404)
  })
})
