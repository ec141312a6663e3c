/** The public pages in a real browser: safe, readable by everybody, and whole without a script. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { aBrowser } from '../../test/support/browser.ts'
import { aServer, aWorkspace } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { publishPost, type NewPost } from '../posts/publish.ts'

const server = await aServer()
const { db, http } = server
await http.listen({ port: 0, host: '127.0.0.1' })
// Listening on a port, so not the name of a pipe.
const ORIGIN = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
const browser = await aBrowser()
after(async () => {
  await browser.close()
  await server.close()
})
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Every trick that has run a script, left a page or dressed it up. */
const HOSTILE = `<script>document.title = 'owned'</script><img src=x onerror="document.title='owned'">
<svg><script>document.title='owned'</script></svg><iframe src="javascript:document.title='owned'"></iframe>
<a href="javascript:document.title='owned'">a</a><a href=" java\nscript:alert(1)">b</a><base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/"><form action="https://evil.example"><input name=email></form>
<link rel="stylesheet" href="https://evil.example/x.css"><style>body{display:none}</style><p style="position:fixed;inset:0">c</p>
<math><mtext></p><style><img src=x onerror="document.title='owned'"></style></mtext></math>
<details open ontoggle="document.title='owned'">d</details><object data="data:text/html,<script>1</script>"></object>
<img src="${PICTURE}" alt="e" onload="document.title='owned'"><p>Still here</p>`

async function aSite(post: Partial<NewPost> = {}) {
  const workspace = await aWorkspace(server, { name: 'Blå Café' })
  const made = await db.transaction(async (tx) => {
    await publishPost(tx, workspace.id, { title: 'Before it', text: 'Words', html: '<p>Words</p>' })
    return publishPost(tx, workspace.id, {
      title: 'A new oven',
      text: 'Warm at last',
      html: '<p>Warm at last</p>',
      author: { name: 'Ann', bio: 'Baker' },
      ...post,
    })
  })
  const base = `${ORIGIN}/w/${workspace.handle}`
  return { workspace, base, post: `${base}/${made.id}` }
}

async function open(url: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, ...options })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  const answer = await page.goto(url)
  return { page, complaints, status: answer?.status() }
}

/** What axe finds against a page, as lines. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations }: { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] } =
    await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}

describe('a public page', () => {
  test('an incomplete address is announced so that a screen reader hears it, and axe finds nothing', async () => {
    const { base } = await aSite()
    const { page } = await open(`${base}/subscribe`)
    await page.evaluate(`document.querySelector('form').noValidate = true`)
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('not a full email address').waitFor()

    assert.equal(await page.getByRole('textbox', { name: 'Email' }).inputValue(), 'ann@')
    assert.match(await page.title(), /^Not an address yet/)
    assert.deepEqual(await faultsOf(page), [])
    await page.close()
  })

  test('a colour of the workspace is its own on every page, in a shade that can be read', async () => {
    const { base, workspace } = await aSite()
    await db.rows(sql`update workspace set accent_color = '#ffe94d' where id = ${workspace.id}::uuid`)
    const { page } = await open(base, { colorScheme: 'dark' })

    const accent = await page.evaluate(
      `getComputedStyle(document.documentElement).getPropertyValue('--accent')`,
    )

    assert.equal(accent, '#ffe94d')
    await page.close()
  })
})

describe('a hostile post', () => {
  test('runs nothing, leads nowhere and hides nothing', async () => {
    const { base, post } = await aSite({ html: HOSTILE, title: '</title><script>1</script>' })
    for (const url of [post, base]) {
      const { page } = await open(url)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.reload()

      assert.equal(page.url().startsWith(base), true)
      assert.doesNotMatch(await page.title(), /^owned$/)
      assert.deepEqual(
        asked.filter((address) => !address.startsWith(ORIGIN) && !address.startsWith('data:')),
        [],
      )
      const left: string = await page.evaluate(`document.querySelector('main').innerHTML`)
      assert.doesNotMatch(
        left,
        /<(script|iframe|object|meta|link|base|style|details)\b|javascript:|\son\w+=|style=/i,
      )
      await page.close()
    }
    const { page } = await open(post)
    assert.equal(await page.getByText('Still here').isVisible(), true)
    await page.close()
  })
})

describe('clapping', () => {
  test('works by keyboard, counts without leaving the page, and says so to screen readers', async () => {
    const { post } = await aSite()
    const { page, complaints } = await open(post)
    const count = page.locator('form.claps').getByRole('status')
    assert.equal(await count.textContent(), 'Be the first to clap.')

    await page.getByRole('button', { name: 'Clap' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 clap, 1 of them yours').waitFor()
    await page.keyboard.press('Space')
    await page.getByText('2 claps, 2 of them yours').waitFor()

    assert.ok(!page.url().includes('#'), 'the page was not left')
    await page.reload()
    assert.equal(await count.textContent(), '2 claps')
    assert.deepEqual(complaints, [])
    const cookies = await page.context().cookies()
    assert.deepEqual(
      cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]),
      [['clapper', true, 'Lax']],
    )
    await page.close()
  })

  test('without a script it leads back to where the button is, and the count is there', async () => {
    const { post } = await aSite()
    const { page } = await open(post, { javaScriptEnabled: false })

    await page.getByRole('button', { name: 'Clap' }).click()
    await page.getByText('1 clap').waitFor()
    await page.getByRole('button', { name: 'Clap' }).click()
    await page.getByText('2 claps').waitFor()

    assert.match(page.url(), /#claps$/)
    await page.close()
  })
})

describe('without a script', () => {
  test('a reader goes from the feed to a post, to the one before it, and subscribes; by keyboard alone', async () => {
    const { base, workspace } = await aSite()
    const { page } = await open(base, { javaScriptEnabled: false })

    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to the text')
    for (const next of ['Search', 'Subscribe', 'A new oven']) {
      await page.keyboard.press('Tab')
      const { name } = await page.evaluate<{ name: string }>(
        '({ name: document.activeElement.ariaLabel ?? document.activeElement.textContent })',
      )
      assert.equal(name, next)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'A new oven' }).waitFor()
    await page.getByRole('link', { name: 'Before it' }).click()
    await page.getByRole('heading', { level: 1, name: 'Before it' }).waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor()

    const { items } = (await workspace.api.get('/contacts')).body
    assert.deepEqual(
      items.map(({ email, state }: Record<string, string>) => [email, state]),
      [['ann@example.com', 'invited']],
    )
    await page.close()
  })
})
