/** The app at 390 pixels: nothing is wider than the screen, and what a page is about is read whole. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

const PAGES = `
  / /campaigns /campaigns/new /posts /requests /contacts /contacts/new /media /products /products/new /collections
  /segments/new /flows/new /outbox /outbox/suppressions /outbox/dead-letters /outbox/log /settings/account
  /settings/domains /settings/sms /settings/tracking /settings/keys /settings/team
`
  .trim()
  .split(/\s+/)

describe('on a phone', { concurrency: 1 }, () => {
  test('no page is wider than the screen, and the part of a place that one is in is in sight', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('owner', workspace, '', PHONE)
    for (const at of PAGES) {
      await page.goto(page.url().replace(/(\/w\/[^/?]+).*/, `$1${at}`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390, at)
      for (const current of await page.locator('main nav [aria-current]').all())
        await untilTrue(() => isWithin(current), `${at}: what one is in is in sight`)
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('the bar of the composer is one row, what an inbox shows is one line that opens, and the names in a list are not cut', async () => {
    const workspace = await aWorkspace(server)
    const title = 'What we learned from moths this year'
    const draft = { deliveryChannel: 'email', title, blocks: [{ type: 'text', text: 'Light.' }] }
    const { id } = assertAnswered(await workspace.api.post('/campaigns', draft), 201) as { id: string }
    const { page, faults, check, close } = await openAs('editor', workspace, '/campaigns', PHONE)
    const link = page.getByRole('link', { name: title })
    await link.waitFor()
    assert.equal(await page.locator('td', { has: link }).evaluate(isCut), false)

    await page.goto(`${page.url()}/${id}`)
    const tops = await Promise.all(
      ['More', 'Review'].map(
        async (name) =>
          (await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox())?.y,
      ),
    )
    const back = await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).boundingBox()
    assert.equal(new Set([...tops, back?.y]).size, 1)
    // What is done now and then is behind one button.
    assert.equal(await page.getByRole('button', { name: 'Send a test' }).count(), 0)
    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Send a test' }).waitFor()
    await page.keyboard.press('Escape')
    await check('composer-phone-bar')

    // What an inbox shows is behind a line that opens, which says whom it is for.
    assert.equal(await page.getByLabel('Preview line').count(), 0)
    await page.getByRole('button', { name: 'To Nobody: only its post is published' }).click()
    await page.getByLabel('Preview line').fill('They like the lamp')
    await check('composer-phone-inbox')
    assert.deepEqual(faults, [])
    await close()
  })
})

function isCut(element: { readonly scrollWidth: number; readonly clientWidth: number }): boolean {
  return element.scrollWidth > element.clientWidth
}

async function isWithin(element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.viewport.width
}

async function untilTrue(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail(what)
}
