/** Every public page in a real browser: on a desk and on the narrowest phone, light, dark and printed, in other scripts. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { aBrowser } from '../../test/support/browser.ts'
import { aReadableSite, ARABIC, HEBREW, LATIN } from '../../test/support/readable-site.ts'
import { aServer } from '../../test/support/server.ts'

const server = await aServer()
const browser = await aBrowser()
after(async () => {
  await browser.close()
  await server.close()
})

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Set to a folder to look at the pages. */
const SHOTS = process.env['SHOTS']
const WIDTHS = [1200, 390, 320]
const GROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(20, 21, 24)' } as const

const LOOKS = [
  { name: 'as they are', writing: LATIN, settings: {} },
  { name: 'in a serif', writing: LATIN, settings: { readingFont: 'serif', accentColor: '#ffe94d' } },
  { name: 'in Arabic', writing: ARABIC, settings: {} },
] as const

for (const { name, writing, settings } of LOOKS) {
  describe(`every public page, ${name}`, () => {
    for (const colorScheme of ['light', 'dark'] as const)
      test(`fits 1200, 390 and 320 px, ${colorScheme}; its policy stops nothing of its own, and axe finds nothing`, async () => {
        const { origin, paths } = await aReadableSite(server, writing, settings)
        const context = await browser.newContext({ colorScheme, bypassCSP: false, baseURL: origin })
        const { page, complaints, read } = await aReader(context)
        for (const [which, at] of Object.entries(paths)) {
          const bytes = await read(at)
          assert.ok(bytes < 30_000, `${which} is ${bytes} bytes`)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            await shoot(page, `${name}-${colorScheme}-${width}-${which}`)
            assert.equal(
              await page.evaluate('document.documentElement.scrollWidth'),
              width,
              `${which}, ${width}`,
            )
          }
          const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor')
          assert.equal(ground, GROUND[colorScheme], which)
          assert.deepEqual(await faultsOf(page), [], which)
          assert.deepEqual(complaints, [], which)
        }
        await context.close()
      })
  })
}

test('printed, a post is black on white, on one page wide, without what paper cannot do', async () => {
  const { origin, paths } = await aReadableSite(server, LATIN, { accentColor: '#ffe94d' })
  const context = await browser.newContext({ colorScheme: 'dark', baseURL: origin })
  const { page } = await opened(context, paths.post)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.setViewportSize({ width: 700, height: 1000 })
  await shoot(page, 'printed-post')

  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 700)
  for (const shown of ['.post > h1', '.prose', '.byline', '.masthead > a'])
    assert.ok(await page.locator(shown).isVisible(), shown)
  for (const left of ['.ways', '.subscribe', '.more', '.after', '.foot', '.skip'])
    for (const one of await page.locator(left).all()) assert.equal(await one.isVisible(), false, left)
  // All of a card and of a film is a link; its address is not written over it.
  for (const link of ['.product :is(h2, h3, h4) a', '.video > a'])
    assert.equal(await styleOf(page.locator(link).first(), 'position', '::after'), 'static')
  const print = await page.pdf({ format: 'A4' })
  assert.equal(print.subarray(0, 5).toString(), '%PDF-')
  await context.close()
})

describe('a text that is written from right to left', () => {
  for (const writing of [ARABIC, HEBREW])
    test(`stands on the right with its picture, lists and quotes, and what is ours in it is not turned round: ${writing.tag}`, async () => {
      const { origin, paths } = await aReadableSite(server, writing, { readingFont: 'serif' })
      const context = await browser.newContext({ baseURL: origin })
      const { page } = await opened(context, paths.home)
      await page.setViewportSize({ width: 800, height: 900 })
      const item = page.locator('.posts li').first()

      assert.ok((await leftOf(item.locator('img'))) < (await leftOf(item.locator('h2'))))
      assert.ok(await goesToTheRight(item.locator('time')))

      await page.goto(paths.post)
      for (const where of ['.post', '.prose', '.prose ul', '.prose blockquote', '.prose .product'])
        assert.equal(await styleOf(page.locator(where).first(), 'direction'), 'rtl', where)
      const bar = page.locator('.prose figure:has(> blockquote)')
      assert.equal(await styleOf(bar, 'border-right-width'), '3px')
      assert.equal(await styleOf(page.locator('.prose pre'), 'direction'), 'ltr')
      assert.ok(await goesToTheRight(page.locator('.byline time')))
      await context.close()
    })
})

test('a serif is of the reader’s own system, in titles and text alone', async () => {
  const { origin, paths } = await aReadableSite(server, LATIN, { readingFont: 'serif' })
  const plain = await aReadableSite(server, LATIN)
  const context = await browser.newContext({ baseURL: origin })
  const fontOf = async (at: string, where: string) => {
    const { page, complaints } = await opened(context, at)
    const family = await styleOf(page.locator(where).first(), 'font-family')
    assert.deepEqual(complaints, [])
    await page.close()
    return family.split(', ').at(-1)
  }

  for (const where of ['.post > h1', '.subtitle', '.prose p', '.prose li', '.prose blockquote'])
    assert.equal(await fontOf(paths.post, where), 'serif', where)
  assert.equal(await fontOf(paths.home, '.lead h2'), 'serif')
  for (const where of ['.masthead a', '.byline', '.prose .button', '.claps button', '.field button'])
    assert.equal(await fontOf(paths.post, where), 'sans-serif', where)
  assert.equal(await fontOf(plain.paths.post, '.prose p'), 'sans-serif')
  await context.close()
})

async function leftOf(of: Locator): Promise<number> {
  return (await of.boundingBox())?.x ?? Number.NaN
}

/** What functions find that run in the page. */
interface InPage {
  getComputedStyle(node: unknown, pseudo?: string): { getPropertyValue(name: string): string }
  document: {
    createRange(): {
      setStart(node: unknown, at: number): void
      setEnd(node: unknown, at: number): void
      getBoundingClientRect(): { readonly left: number }
    }
  }
}

function styleOf(of: Locator, name: string, pseudo?: string): Promise<string> {
  return of.evaluate(
    (node, [key = '', part]) =>
      (globalThis as unknown as InPage).getComputedStyle(node, part).getPropertyValue(key),
    [name, pseudo],
  )
}

/** The first character of a text is drawn left of its last. */
function goesToTheRight(of: Locator): Promise<boolean> {
  return of.evaluate((node) => {
    const { document } = globalThis as unknown as InPage
    const { firstChild: text } = node as unknown as { readonly firstChild: { readonly length: number } }
    const [first = 0, last = 0] = [0, text.length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
    return first < last
  })
}

interface Reader {
  readonly page: Page
  readonly complaints: readonly string[]
  /** Goes there; how many bytes the page has. */
  read(at: string): Promise<number>
}

/** One for many pages: a process of the browser for each takes as much as the pages. */
async function aReader(context: BrowserContext): Promise<Reader> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!/40[04]|410/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  return { page, complaints, read: async (at) => ((await (await page.goto(at))?.body()) ?? []).length }
}

async function opened(context: BrowserContext, at: string): Promise<Reader> {
  const reader = await aReader(context)
  await reader.read(at)
  return reader
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  await mkdir(SHOTS, { recursive: true })
  await page.screenshot({ path: path.join(SHOTS, `${name.replaceAll(/[ ,]+/g, '-')}.png`), fullPage: true })
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
