/** A letter written on a phone: the text comes first, what is done to it is below the thumb, and the keyboard hides nothing. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aDraftTo, anSmsTo, aSegment, aSendingWorkspace } from '../support/campaigns.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows, untilFocused } from '../support/shown.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What is left of it above a keyboard. */
const TYPING = { width: 390, height: 420 }
const THUMB_PIXELS = 44

const texts = (...all: string[]) => all.map((text) => ({ type: 'text', text }))

async function onPhone(workspace: TestWorkspace, content: object) {
  const segment = await aSegment(server.db, workspace)
  const id = await aDraftTo(workspace, [segment], content)
  return { id, ...(await openAs('editor', workspace, `/campaigns/${id}`, PHONE)) }
}

const block = (page: Page, number: number) => page.getByRole('textbox', { name: `Text, block ${number}` })
const dock = (page: Page) => page.locator('[data-dock]')

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? assert.fail('it is not shown')
}

/** Of the cursor, in the part of the page that is seen. */
async function caret(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(`(() => {
    const range = getSelection().getRangeAt(0)
    const { top, bottom, height } = range.getBoundingClientRect()
    if (height > 0) return { top, bottom }
    const start = range.startContainer
    const line = (start.nodeType === 1 ? start : start.parentElement).getBoundingClientRect()
    return { top: line.top, bottom: line.bottom }
  })()`)
}

describe('a letter on a phone', { concurrency: 1 }, () => {
  test('that is empty takes what is typed right after the press that begins it', async () => {
    const workspace = await aSendingWorkspace(server)
    const { page, faults, close } = await onPhone(workspace, { blocks: [] })
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Write here' }).tap()
    await page.keyboard.type('We are open on Sunday')
    await page.getByText('We are open on Sunday').waitFor()
    await assertShows(() => page.getByRole('textbox', { name: /^Text, block/ }).count(), 1)
    assert.deepEqual(faults, [])
    await close()
  })

  test('has one block to begin with, however often it is pressed while its editor is on its way, and what is typed meanwhile in it', async () => {
    const workspace = await aSendingWorkspace(server)
    const { page, faults, close } = await onPhone(workspace, { blocks: [] })
    const { promise: isLet, resolve: letCome } = Promise.withResolvers<undefined>()
    await page.route(/rich-text/, async (route) => {
      await isLet
      await route.continue()
    })
    await page.reload()
    const begin = page.getByRole('button', { name: 'Write here' })
    for (let press = 0; press < 3; press += 1) await begin.tap()
    await page.keyboard.type('Early ')
    letCome(undefined)
    await untilFocused(block(page, 1))
    await page.keyboard.type('and late')
    await page.getByText('Early and late').waitFor()
    await assertShows(() => page.getByRole('textbox', { name: /^Text, block/ }).count(), 1)
    assert.deepEqual(faults, [])
    await close()
  })

  test('begins with its text: who gets it and its subject are one line that opens', async () => {
    const workspace = await aSendingWorkspace(server)
    const notification = { emailTitle: 'Quite another subject' }
    const { page, faults, check, close } = await onPhone(workspace, {
      title: 'On a phone',
      blocks: texts('The very first words'),
      notification,
    })
    const first = await boxOf(block(page, 1))
    assert.ok(first.y + first.height < TYPING.height / 2, `the text begins at ${first.y}`)
    await assertShows(() => page.getByLabel('Preview line').count(), 0)
    const line = page.getByRole('button', { name: 'To Everybody · Quite another subject' })
    await line.tap()
    await page.getByLabel('Preview line').fill('It is below the subject')
    await page.getByRole('combobox', { name: 'To' }).waitFor()
    await check('phone-fold')
    await page.getByRole('button', { name: 'How it arrives' }).tap()
    await line.waitFor()
    await page.getByRole('textbox', { name: 'Title' }).press('Enter')
    await page.locator('[data-block] [contenteditable=true]:focus').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('has a bar above the keyboard, and the line that is typed is never under a bar', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await onPhone(workspace, { blocks: texts('One', 'Two', 'Three') })
    await block(page, 3).tap()
    await page.setViewportSize(TYPING)
    await page.keyboard.press('End')
    for (let line = 1; line <= 20; line += 1) {
      await page.keyboard.type(`Line ${line}`)
      await page.keyboard.press('Enter')
      const [{ top, bottom }, bar, head] = await Promise.all([
        caret(page),
        boxOf(dock(page)),
        boxOf(page.locator('header').filter({ hasText: 'Review' })),
      ])
      assert.ok(bottom <= bar.y + 1, `line ${line} ends at ${bottom}, the bar begins at ${bar.y}`)
      assert.ok(top >= head.y + head.height - 1, `line ${line} begins at ${top}`)
    }
    const bar = await boxOf(dock(page))
    assert.ok(Math.abs(bar.y + bar.height - TYPING.height) <= 1, 'it stands on the keyboard')
    assert.deepEqual(faults, [])
    await close()
  })

  test('has buttons as large as a thumb, of which the marks leave the cursor where it is', async () => {
    const workspace = await aWorkspace(server)
    const { id, page, faults, check, close } = await onPhone(workspace, { blocks: texts('Plain') })
    await block(page, 1).tap()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: 'Bold' }).tap()
    await page.keyboard.type(' and bold')
    await check('phone-marks')
    const buttons = page.locator('[data-dock] button, main header :is(a, button):visible')
    for (const button of await buttons.all()) {
      const { width, height } = await boxOf(button)
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent())
      assert.ok(height >= THUMB_PIXELS && width >= THUMB_PIXELS, `${name} is ${width} by ${height}`)
    }
    await page
      .getByRole('status')
      .getByText(/^Saved /)
      .waitFor()
    const { blocks } = (await workspace.api.get(`/campaigns/${id}`)).body
    assert.deepEqual(blocks, [{ type: 'text', text: 'Plain<b> and bold</b>', style: 'text' }])
    assert.deepEqual(faults, [])
    await close()
  })

  test('takes blocks from a sheet, and moves, copies and removes them in another', async () => {
    const workspace = await aWorkspace(server)
    const { id, page, faults, check, close } = await onPhone(workspace, { blocks: texts('One', 'Two') })
    await block(page, 1).tap()
    await page.getByRole('button', { name: 'Add a block' }).tap()
    const kinds = page.getByRole('dialog', { name: 'Blocks' })
    await kinds.getByRole('button', { name: 'Smaller heading' }).waitFor()
    await check('phone-kinds')
    await kinds.getByRole('button', { name: 'Heading', exact: true }).tap()
    await untilFocused(page.getByRole('textbox', { name: 'Heading, block 2' }))
    await page.keyboard.type('Between')
    await page.getByRole('button', { name: 'Options of Heading, block 2' }).tap()
    const options = page.getByRole('dialog', { name: 'Heading, block 2' })
    await options.getByRole('button', { name: 'Move up' }).waitFor()
    await check('phone-options')
    await options.getByRole('button', { name: 'Move up' }).tap()
    const moved = page.getByRole('dialog', { name: 'Heading, block 1' })
    await moved.getByRole('button', { name: 'Duplicate' }).tap()
    await moved.waitFor({ state: 'hidden' })
    await block(page, 4).tap()
    await page.getByRole('button', { name: 'Options of Text, block 4' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap()
    await page.getByText('Text removed').waitFor()
    await page
      .getByRole('status')
      .getByText(/^Saved /)
      .waitFor()

    const { blocks } = (await workspace.api.get(`/campaigns/${id}`)).body
    assert.deepEqual(
      blocks.map(({ text }: { readonly text: string }) => text),
      ['Between', 'Between', 'One'],
    )
    assert.deepEqual(faults, [])
    await close()
  })

  test('is, as an SMS, its text first too, and whom it is for is a line that opens', async () => {
    const workspace = await aSendingWorkspace(server)
    const id = await anSmsTo(workspace, [await aSegment(server.db, workspace)])
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`, PHONE)
    const field = page.getByLabel('Text', { exact: true })
    await field.waitFor()
    assert.ok((await boxOf(field)).y < TYPING.height / 2)
    await check('phone-sms')
    await page.getByRole('button', { name: 'To Everybody' }).tap()
    await page.getByRole('combobox', { name: 'To' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('is previewed in a view of its own that going back leaves, and neither that nor turning the phone loses a word', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await onPhone(workspace, { blocks: texts('Before') })
    await block(page, 1).tap()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and after')
    await page.setViewportSize({ width: 844, height: 390 })
    await page.keyboard.type(', turned')
    await page.setViewportSize(PHONE.viewport)
    await dock(page).getByRole('button', { name: 'Preview' }).tap()
    await page.frameLocator('iframe').getByText('Before and after, turned', { exact: true }).waitFor()
    await assertShows(() => block(page, 1).isVisible(), false)
    await check('phone-preview')
    await page.goBack()
    await block(page, 1).waitFor()
    assert.equal(await block(page, 1).textContent(), 'Before and after, turned')
    await dock(page).getByRole('button', { name: 'Preview' }).tap()
    await dock(page).getByText('Write').tap()
    await block(page, 1).waitFor()
    assert.match(page.url(), /\/campaigns\/[^/?]+$/)
    assert.deepEqual(faults, [])
    await close()
  })
})
