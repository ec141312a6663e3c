/** Blocks of words, and the menu of blocks in them, for whoever types faster than the page draws. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { createFlow } from '../../server/automation/flows/store.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows, untilFocused } from '../support/shown.ts'

const { server, openAs } = await useApp()
const ROUNDS = 12
/** Drawing takes so much longer than a key that keys come within it. */
const SLOWNESS = 6
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** A flow's mail in blocks, with the cursor after its one word. */
async function openMail() {
  const workspace = await aWorkspace(server)
  const steps = [{ type: 'email', subject: 'First', text: 'One' }]
  const flow = readFlow({ name: 'Series', trigger: { type: 'contact_subscribed' }, steps })
  const { id } = await createFlow(server.db, workspace.id, flow)
  const opened = await openAs('editor', workspace, `/flows/${id}`)
  const { page } = opened
  await page.getByRole('button', { name: 'Step 1: Send an email First', exact: true }).click()
  await page.getByRole('button', { name: 'Write it in blocks' }).click()
  const text = page.getByRole('textbox', { name: 'Text, block 1' })
  await text.click()
  await untilFocused(text)
  await page.keyboard.press('End')
  return { ...opened, text, menu: page.getByRole('listbox', { name: 'Blocks' }) }
}

/** All at once: no key waits for what the one before it did. */
async function pressAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
}

/** Each letter comes as the browser turns to the next thing to do, whether what came before is drawn or not. */
async function typeWhileDrawing(page: Page, letters: string): Promise<void> {
  await page.evaluate(`(async () => {
    const channel = new MessageChannel()
    channel.port1.start()
    for (const [at, letter] of Array.from(${JSON.stringify(letters)}).entries()) {
      document.execCommand('insertText', false, letter)
      for (let turn = 0; turn < at % 4; turn += 1) {
        const turned = new Promise((resolve) => channel.port1.addEventListener('message', resolve, { once: true }))
        channel.port2.postMessage(0)
        await turned
      }
    }
  })()`)
}

/** A letter with one text; its editor comes when `letCome` is called. */
async function openWaiting(width: number) {
  const workspace = await aWorkspace(server)
  const draft = { deliveryChannel: 'email', title: 'News', blocks: [{ type: 'text', text: 'Three' }] }
  const { body } = await workspace.api.post('/campaigns', draft)
  const viewport = { width, height: 900 }
  const opened = await openAs('editor', workspace, `/campaigns/${body.id}`, { viewport })
  const { promise: isLet, resolve: letCome } = Promise.withResolvers<undefined>()
  await opened.page.route(/rich-text/, async (route) => {
    await isLet
    await route.continue()
  })
  await opened.page.reload()
  const words = opened.page.getByRole('region', { name: 'Content' }).getByText('Three')
  return { ...opened, words, letCome: () => letCome(undefined) }
}

describe('a block of words', { concurrency: 1 }, () => {
  test('takes the cursor that was put in its words before its editor was there', async () => {
    const { page, words, letCome, faults, close } = await openWaiting(900)
    await words.click()
    letCome()
    await untilFocused(page.getByRole('textbox', { name: 'Text, block 1' }))
    await page.keyboard.type(' more')
    await page.getByText('Three more').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('leaves the menu open that was opened before its editor was there', async () => {
    const { page, words, letCome, faults, close } = await openWaiting(900)
    await words.click()
    await page.getByRole('button', { name: /^Options of/ }).click()
    const settings = page.getByRole('menuitem', { name: 'Settings' })
    await settings.waitFor()
    letCome()
    await page.getByRole('textbox', { name: 'Text, block 1', includeHidden: true }).waitFor()
    await settings.click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('has its options beside its words on a tablet, where no word covers them', async () => {
    const { page, words, letCome, close } = await openWaiting(800)
    letCome()
    await page.getByRole('textbox', { name: 'Text, block 1' }).waitFor()
    await words.hover()
    const options = page.getByRole('button', { name: /^Options of/ })
    const [beside, text] = [await options.boundingBox(), await words.boundingBox()]
    assert.ok(beside && text && beside.x + beside.width <= text.x, JSON.stringify({ beside, text }))
    await close()
  })

  test('opens the menu of blocks at every slash that is typed right after Enter', async () => {
    const { page, text, menu, faults, close } = await openMail()
    for (let round = 0; round < ROUNDS; round += 1) {
      await pressAtOnce(page, ...Array.from('words'), 'Enter', '/')
      await menu.waitFor()
      await page.keyboard.press('Backspace')
      await menu.waitFor({ state: 'hidden' })
    }
    const lines = (await text.innerText()).split(/\n+/)
    assert.deepEqual(lines.filter(Boolean), ['Onewords', ...Array<string>(ROUNDS - 1).fill('words')])
    assert.deepEqual(faults, [])
    await close()
  })

  test('opens the menu again where it was put away, once the slash of then is gone', async () => {
    const { page, menu, faults, close } = await openMail()
    await pressAtOnce(page, 'Enter', '/')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await pressAtOnce(page, 'Backspace', '/')
    await menu.waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('begins the menu at its first block each time, wherever the last one was left', async () => {
    const { page, menu, faults, close } = await openMail()
    const chosen = menu.getByRole('option', { selected: true })
    await pressAtOnce(page, 'Enter', '/')
    await menu.waitFor()
    const first = await chosen.innerText()
    await pressAtOnce(page, 'ArrowDown', 'ArrowDown')
    await assertShows(async () => (await chosen.innerText()) === first, false)
    await page.keyboard.press('Backspace')
    await menu.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await menu.waitFor()
    await assertShows(() => chosen.innerText(), first)
    assert.deepEqual(faults, [])
    await close()
  })

  test('takes a key for the menu that is due, even before it is drawn', async () => {
    const { page, faults, close } = await openMail()
    await page.keyboard.press('Enter')
    await page.evaluate(`(async () => {
      document.execCommand('insertText', false, '/head')
      // The editor has read it by then; nothing is drawn before the browser turns to the next thing to do.
      await Promise.resolve()
      const enter = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', enter))
    })()`)
    await untilFocused(page.getByRole('textbox', { name: 'Heading, block 2' }))
    assert.deepEqual(faults, [])
    await close()
  })

  test('keeps every letter in its place, however slowly the page draws', async () => {
    const { page, text, faults, close } = await openMail()
    await slowDown(page)
    await typeWhileDrawing(page, ALPHABET)
    await assertShows(() => text.innerText(), `One${ALPHABET}`)
    assert.deepEqual(faults, [])
    await close()
  })
})
