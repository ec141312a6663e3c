/** More than a field can hold: said, and the page goes on. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { BLOCK_CHARACTERS, FIELD_CHARACTERS, verdictOn } from '../../app/shell/pasted.ts'
import { HTML_LENGTH, TEXT_LENGTH } from '../../server/http/limits.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo } from '../support/campaigns.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

const MEGABYTES = 10_000_000

interface Pasting {
  readonly DataTransfer: new () => { setData(type: string, text: string): void }
  readonly ClipboardEvent: new (type: string, init: object) => unknown
}

/** Many times the words, put on the clipboard's way into the field; made in the browser, as programs there do. */
async function paste(
  field: Locator,
  { text, html }: { readonly text: readonly [string, number]; readonly html?: readonly [string, number] },
): Promise<void> {
  await field.evaluate(
    (element, kinds) => {
      const { DataTransfer, ClipboardEvent } = globalThis as unknown as Pasting
      const data = new DataTransfer()
      for (const [kind, [words, times]] of kinds) data.setData(kind, words.repeat(times))
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      ;(element as unknown as { dispatchEvent(event: unknown): void }).dispatchEvent(event)
    },
    [
      ['text/plain', text],
      ['text/html', html ?? ['', 0]],
    ] as const,
  )
}

const said = (page: Page, words: RegExp) => page.getByRole('alert').getByText(words).first().waitFor()

describe('what is pasted', { concurrency: 1 }, () => {
  test('is refused where the server would take no more, by the same numbers', () => {
    assert.deepEqual([BLOCK_CHARACTERS, FIELD_CHARACTERS], [TEXT_LENGTH, HTML_LENGTH])
    const text = 'x'.repeat(TEXT_LENGTH)
    const of = { text, markup: '', isBlock: true, most: undefined }
    assert.deepEqual(verdictOn(of), { what: 'whole' })
    assert.deepEqual(verdictOn({ ...of, text: `${text}x` }), { what: 'tooLong', most: TEXT_LENGTH })
    assert.deepEqual(verdictOn({ ...of, text: `${text}x`, isBlock: false }), { what: 'whole' })
    assert.deepEqual(verdictOn({ ...of, most: 20 }), { what: 'cut', most: 20 })
    assert.deepEqual(verdictOn({ ...of, text: 'x', most: 20 }), { what: 'whole' })
  })

  test('10 MB in a block of text or any other field are not taken, which is said with the limit; writing goes on', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Big', blocks: [{ type: 'text', text: 'Kept' }] })
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    const block = page.getByRole('textbox', { name: 'Text, block 1', exact: true })
    await block.click()
    await page.keyboard.press('Control+End')

    const words = ['word ', MEGABYTES / 5] as const
    await paste(block, { text: words })
    await said(page, /10,000,000 characters.*at most 100,000/)
    await check('pasted-too-much')
    await paste(block, { text: words, html: ['<p>word</p>', MEGABYTES / 11] })
    await page.keyboard.type(' and more')
    await assertShows(() => block.innerText(), 'Kept and more')
    const title = page.getByRole('textbox', { name: 'Title' })
    await paste(title, { text: words })
    await said(page, /at most 500,000/)
    await assertShows(() => title.inputValue(), 'Big')
    assert.deepEqual(faults, [])
    await close()
  })

  test('of Word and Google Docs the words and marks are taken: no bullets, no empty lines, no links that lead nowhere', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Pasted', blocks: [{ type: 'text', text: 'Before' }] })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    const block = page.getByRole('textbox', { name: 'Text, block 1', exact: true })
    for (const [html, words] of [
      [
        `<p class=MsoNormal><b>Bold</b> words</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
        <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
        style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>A point</p>
        <table><tr><td>A</td><td>B</td></tr></table>
        <p><a href="file:///C:/x.docx">file</a> <a href="#_Toc1">place</a> <a href="https://a.example/">site</a></p>`,
        '<b>Bold</b> words\n\nA point\n\nA\n\nB\n\nfile place <a href="https://a.example/">site</a>',
      ],
      [
        `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> words</p><br><ul><li><p>A point</p></li></ul>
        <div><table><tbody><tr><td><p>A</p></td></tr></tbody></table></div><p><img src="https://a.example/x"></p></b>`,
        '<b>Bold</b> words\n\nA point\n\nA',
      ],
    ] as const) {
      await block.click()
      await page.keyboard.press('Control+A')
      await paste(block, { text: ['x', 1], html: [html, 1] })
      await assertShows(async () => (await workspace.api.get(`/campaigns/${id}`)).body.blocks[0].text, words)
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('10 MB of markup around a few words leave the words', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Big', blocks: [{ type: 'text', text: 'Kept: ' }] })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    const block = page.getByRole('textbox', { name: 'Text, block 1', exact: true })
    await block.click()
    await page.keyboard.press('Control+End')

    await paste(block, {
      text: ['A few words', 1],
      html: ['<span style="color:red"></span>', MEGABYTES / 31],
    })
    await said(page, /Only the words were pasted/)
    await assertShows(() => block.innerText(), 'Kept: A few words')
    assert.deepEqual(faults, [])
    await close()
  })

  test('more than a field says that it takes is cut, and that is said', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '/flows/new')
    await page.getByRole('button', { name: 'Add a step' }).click()
    await page.getByRole('menuitem', { name: 'Send an email' }).click()

    await paste(page.getByLabel('Subject', { exact: true }), { text: ['word ', MEGABYTES / 5] })
    await said(page, /at most 255 characters/)
    assert.deepEqual(faults, [])
    await close()
  })
})
