/** The public pages in a real browser. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { aBrowser } from '../../test/support/browser.ts'
import { aServer, aWorkspace } from '../../test/support/server.ts'
import { publishPost } from '../resources/posts/publish.ts'

const server = await aServer()
after(() => server.close())

/** Everything that is known to widen a page. */
const WIDE = `<h2>${'Donaudampfschifffahrt'.repeat(4)}</h2><p>https://x.example/${'long'.repeat(60)}</p>
<pre>${'code'.repeat(60)}</pre><table><tr>${'<td>a cell of a table</td>'.repeat(12)}</tr></table>
<p><a class="button" href="https://x.example">${'Order now '.repeat(12)}</a></p>
<div class="columns"><div>one</div><div>two</div><div>three</div></div>`

test('feed and post render styled, fit 390 px, and their policy stops nothing of theirs', async () => {
  const { id, handle } = await aWorkspace(server, { name: 'Blå Café' })
  const post = await server.db.transaction((tx) =>
    publishPost(tx, id, { title: 'A new oven', text: 'Warm at last', html: WIDE, author: { name: 'Ann' } }),
  )
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  // Listening on a port, so not the name of a pipe.
  const { port } = server.http.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}/w/${handle}`
  const browser = await aBrowser()
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: 390, height: 800 }, colorScheme })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('requestfailed', (request) => complaints.push(request.url()))

      for (const url of [base, `${base}/${post.id}`]) {
        await page.goto(url)

        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390, url)
        const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor')
        assert.equal(ground, colorScheme === 'dark' ? 'rgb(20, 21, 24)' : 'rgb(255, 255, 255)')
        assert.equal(await page.getByText('A new oven').first().isVisible(), true)
      }
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'A new oven')
      assert.deepEqual(complaints, [])
      await page.close()
    }
  } finally {
    await browser.close()
  }
})
