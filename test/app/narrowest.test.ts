/** At 320 pixels, which is 400 % of 1280: names, prices and what takes things away are whole, and large enough. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()
const NARROW = { viewport: { width: 320, height: 640 } }
/** WCAG 2.5.8. */
const TARGET_PIXELS = 24

/** Of the words of each element that matches: how many lines they take, and how far they go beyond it. */
function wordsIn(page: Page, selector: string): Promise<{ lines: number; spill: number }[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const spill = words.getBoundingClientRect().width - element.getBoundingClientRect().width
    return { lines: words.getClientRects().length, spill }
  })`)
}

describe('at 320 pixels', { concurrency: 1 }, () => {
  for (const locale of ['en-GB', 'sv-SE'])
    test(`the places of the bar are within it, each in its own room (${locale})`, async () => {
      const workspace = await aWorkspace(server)
      const { page, check, close } = await openAs('owner', workspace, '/campaigns', { ...NARROW, locale })
      const tabs = page.locator('nav').last().locator(':is(a, button)')
      await tabs.nth(4).waitFor()

      for (const { spill } of await wordsIn(page, 'nav:last-of-type :is(a, button)'))
        assert.ok(spill <= 0, `${spill} px too wide`)
      const { x = 0, width = 0 } = (await tabs.nth(4).boundingBox()) ?? {}
      assert.ok(x + width <= NARROW.viewport.width)
      await check(`narrowest-bar-${locale}`)
      await close()
    })

  test('a price of seven figures is in one line, and so is what it was before', async () => {
    const workspace = await aWorkspace(server)
    const lamp = { title: 'Lamp', price: 1_234_567.5, originalPrice: 12_345_678.9, currency: 'SEK' }
    const { id } = assertAnswered(await workspace.api.post('/products', lamp), 201)
    const { page, check, close } = await openAs('editor', workspace, `/products/${id}`, NARROW)
    for (const price of ['SEK 1,234,567.50', 'SEK 12,345,678.90']) {
      const shown = page.getByText(price.replace(' ', ' '), { exact: true })
      const { height } = (await shown.boundingBox()) ?? assert.fail(`${price} is not shown`)
      assert.ok(height < 40, `${price}: ${height} px high`)
      const { x = 0, width = 0 } = (await shown.boundingBox()) ?? {}
      assert.ok(x + width <= NARROW.viewport.width, price)
    }
    await check('narrowest-price')
    await close()
  })
})

test('what takes a chip away is as large as a pointer hits, whatever is pointed with, and within its field', async () => {
  const workspace = await aWorkspace(server)
  for (const touch of [{}, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }]) {
    const { page, check, close } = await openAs('editor', workspace, '/contacts/new', touch)
    const field = page.getByRole('combobox', { name: 'Tags' })
    for (const tag of ['regular', 'customers who bought something in the last week of the year']) {
      await field.fill(tag)
      await page.keyboard.press('Enter')
    }
    const crosses = page.locator('.mantine-Pill-remove')
    await crosses.nth(1).waitFor()
    const frame = (await page.locator('.mantine-TagsInput-input').boundingBox()) ?? assert.fail('no field')
    for (const cross of await crosses.all()) {
      const { x, width, height } = (await cross.boundingBox()) ?? assert.fail('no cross')
      assert.ok(width >= TARGET_PIXELS && height >= TARGET_PIXELS, `${width} × ${height}`)
      assert.ok(x + width <= frame.x + frame.width, 'it is beyond its field')
    }
    await check(`chip-${'hasTouch' in touch ? 'touched' : 'pointed'}`)
    await close()
  }
})
