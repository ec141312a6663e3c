/** The composer where things go wrong: nothing that was typed is lost, nothing goes out twice, and a long letter stays quick. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page, Route } from 'playwright-core'
import { sql } from '../../server/platform/sql.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo } from '../support/campaigns.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

const texts = (...all: string[]) => all.map((text) => ({ type: 'text', text }))
const block = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Text, block ${number}`, exact: true })
const saved = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^Saved /)
    .waitFor()

async function wordsIn(workspace: TestWorkspace, id: string): Promise<string[]> {
  const { blocks } = (await workspace.api.get(`/campaigns/${id}`)).body
  return blocks.map(({ text }: { readonly text: string }) => text)
}

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await field.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

/** Put on the clipboard's way into a field, as a browser does it. */
async function paste(field: Locator, html: string, text: string): Promise<void> {
  await field.evaluate(
    (element, [markup, plain]) => {
      const { DataTransfer, ClipboardEvent } = globalThis as unknown as Pasting
      const data = new DataTransfer()
      data.setData('text/html', markup)
      data.setData('text/plain', plain)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      ;(element as unknown as { dispatchEvent(event: unknown): void }).dispatchEvent(event)
    },
    [html, text] as const,
  )
}

interface Pasting {
  readonly DataTransfer: new () => { setData(type: string, text: string): void }
  readonly ClipboardEvent: new (type: string, init: object) => unknown
}

/** Notes how many pieces React draws in each turn from here on, by what it tells tools for developers. */
const COUNTING = `
  globalThis.drawn = []
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, isDisabled: false, renderers: new Map(), inject: () => 1, checkDCE() {}, onScheduleFiberRoot() {},
    onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, root) {
      let count = 0
      // Where the children are those of before, nothing below was drawn.
      const walk = (next, before) => {
        if (next === before) return
        if (typeof next.type === 'function' || next.tag === 14 || next.tag === 15 || next.tag === 11) count += next.flags & 1
        if (before && next.child === before.child) return
        for (let child = next.child; child; child = child.sibling) walk(child, child.alternate)
      }
      walk(root.current, root.current.alternate)
      globalThis.drawn.push(count)
    },
  }`

/** How many pieces are drawn for a letter that is typed, in a draft of so many blocks. */
async function drawnFor(workspace: TestWorkspace, blocks: number): Promise<number> {
  const id = await aDraftTo(workspace, [], {
    title: 'Long',
    blocks: texts(...Array.from({ length: blocks }, (_, at) => `Block ${at + 1}`)),
  })
  const { page, faults, close } = await openAs('editor', workspace, '/campaigns')
  await page.addInitScript(COUNTING)
  await page.goto(page.url().replace(/\/campaigns.*/, `/campaigns/${id}`))
  await block(page, blocks).waitFor()
  await block(page, blocks).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  await saved(page)
  await sleep(500)
  await page.evaluate('drawn.length = 0')
  await page.keyboard.type('typing')
  const counts = await page.evaluate<number[]>('drawn')
  assert.deepEqual(faults, [])
  await close()
  assert.ok(counts.length >= 6, 'each letter was drawn')
  return counts.reduce((sum, each) => sum + each, 0) / 6
}

describe('the composer and an enemy', { concurrency: 1 }, () => {
  test('a letter that is typed into 300 blocks draws hardly more than one in 10', async () => {
    const workspace = await aWorkspace(server)
    const [few, many] = [await drawnFor(workspace, 10), await drawnFor(workspace, 300)]

    assert.ok(few > 5, `${few} drawn: they were counted`)
    assert.ok(many <= few * 2, `${few} pieces among 10 blocks, ${many} among 300`)
  })

  test('who was offline while another wrote loses no word of either, and chooses where both changed one', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { blocks: texts('One', 'Two', 'Three') })
    const [away, here] = [
      await openAs('editor', workspace, `/campaigns/${id}`),
      await openAs('editor', workspace, `/campaigns/${id}`),
    ]
    await Promise.all([away, here].map(({ page }) => block(page, 3).waitFor()))
    await away.page.context().setOffline(true)
    await write(away.page, block(away.page, 1), ' written away')
    await write(away.page, block(away.page, 2), ' as the one away has it')
    await away.page.getByText('No connection. What you typed is kept here').waitFor()
    await write(here.page, block(here.page, 2), ' as the one here has it')
    await write(here.page, block(here.page, 3), ' written here')
    await saved(here.page)
    await away.page.context().setOffline(false)
    const dialog = away.page.getByRole('dialog', { name: 'Somebody else changed the same words' })
    await dialog.getByText('Two as the one here has it').waitFor()
    await dialog.getByText('Both', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await saved(away.page)

    assert.deepEqual(await wordsIn(workspace, id), [
      'One written away',
      'Two as the one away has it',
      'Two as the one here has it',
      'Three written here',
    ])
    await Promise.all([away.close(), here.close()])
  })

  test('a session that ends while somebody types asks them to sign in over the page, and saves what they typed', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { blocks: texts('Before') })
    const { page, person, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await block(page, 1).waitFor()
    // It ends between the last key and the save, and not before the dialog could take the keys.
    const endBeforeTheSave = async (route: Route): Promise<void> => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await page.unroute('**/*', endBeforeTheSave)
      await db.rows(
        sql`update account_session set ended = now() where account_id = ${person.accountId}::uuid`,
      )
      return route.fallback()
    }
    await page.route('**/*', endBeforeTheSave)
    await block(page, 1).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText(' and after')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).waitFor()
    assert.equal(await block(page, 1).textContent(), 'Before and after')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await saved(page)

    assert.deepEqual(await wordsIn(workspace, id), ['Before and after'])
    await close()
  })

  test('published twice at once from two tabs it goes out once, and going back afterwards writes to nothing', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Once' })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('heading', { name: /^Review/ }).waitFor()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const buttons = [page, other].map((each) => each.getByRole('button', { name: 'Publish the post' }))
    await Promise.all(buttons.map((button) => button.waitFor()))
    await Promise.all(buttons.map((button) => button.dblclick()))
    await Promise.all(
      [page, other].map((each) => each.getByText(/Goes out in \d+ seconds|Going out now/).waitFor()),
    )
    await page.goBack()
    await page.getByText('This campaign is no draft any more').waitFor()
    await assertShows(() => page.getByRole('textbox').count(), 0)
    await other.getByRole('heading', { name: /^Review/ }).waitFor()

    const scheduled = await db.rows(sql`
      select from audit_entry where workspace_id = ${workspace.id}::uuid and action = 'campaign.published'`)
    assert.equal(scheduled.length, 1)
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is pasted from Word and Google Docs keeps its words, marks and paragraphs, and nothing else', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { blocks: [] })
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByRole('button', { name: 'Write, or type / for a block' }).click()
    await paste(
      block(page, 1),
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:""}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='margin:0'><b><span style='font-family:"Calibri"'>Dear all</span></b><o:p></o:p></p>
<p class=MsoNormal>second <i>line</i><script>alert(1)</script></p><!--EndFragment--></body></html>`,
      'Dear all\nsecond line',
    )
    await saved(page)
    assert.deepEqual(await wordsIn(workspace, id), ['<b>Dear all</b>\n\nsecond <i>line</i>'])

    await page.getByRole('button', { name: 'Type / for a block' }).click()
    await paste(
      block(page, 2),
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span></p><br><p dir="ltr"><a href="https://a.example/" style="text-decoration:none;"><span style="text-decoration:underline">there</span></a></p></b>`,
      'Bold and slanted\n\nthere',
    )
    await saved(page)
    const [, second] = await wordsIn(workspace, id)
    assert.equal(second, '<b>Bold</b> and <i>slanted</i>\n\n<a href="https://a.example/">there</a>')
    await check('composer-pasted')
    assert.deepEqual(faults, [])
    await close()
  })

  test('emoji and words from right to left in title and subject stay as they are, on the page and in its name', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'x' })
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}#subject`)
    const title = '👩‍👩‍👧 مرحبا بكم'
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByLabel('Subject', { exact: true }).fill('🎉 שלום עולם')
    await saved(page)
    await check('composer-emoji')
    const record = (await workspace.api.get(`/campaigns/${id}`)).body
    assert.deepEqual([record.title, record.notification.emailTitle], [title, '🎉 שלום עולם'])
    assert.match(await page.title(), /^👩‍👩‍👧 مرحبا بكم · /)
    const field = page.getByRole('textbox', { name: 'Title' })
    const direction = await field.evaluate(
      (element): string => (globalThis as unknown as Shown).getComputedStyle(element).direction,
    )
    assert.equal(direction, 'rtl')
    assert.deepEqual(faults, [])
    await close()
  })
})

/** What a page knows that a test does not. */
interface Shown {
  getComputedStyle(element: unknown): { readonly direction: string }
}
