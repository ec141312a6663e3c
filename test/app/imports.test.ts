/** Contacts brought along in a file, by a person in a browser: guessed, tried out, done, undone. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { xlsxFile, xlsxRow } from '../../server/lib/xlsx.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { useTaskWorker } from '../support/imports.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
useTaskWorker(server)

const PHONE = { viewport: { width: 390, height: 844 } } as const
const PROOF = 'They ticked the box on our order form.'

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function countOf(workspaceId: string): Promise<number> {
  const [row] = await server.db.rows<{ count: number }>(sql`
    select count(*)::int as count from contact where workspace_id = ${workspaceId}::uuid`)
  return row?.count ?? 0
}

function numbersIn(page: Page): Promise<string[]> {
  return page.locator('dl dd').allInnerTexts()
}

describe('the import of a file', () => {
  test('of 1,000 contacts: tried out, imported, reloaded midway, what was left out downloaded, and undone', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts')
    const people = Array.from(
      { length: 1_000 },
      (_, i) => `Person ${i};p${i}@example.se;070-12${10_000 + i};vip`,
    )
    const file = ['Namn;E-post;Mobil;Taggar', ...people, 'Nobody;nobody@;;'].join('\n')

    await page.getByRole('link', { name: 'Import', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Choose a file' }).waitFor()
    await check('import-start-1440')
    await choose(page, 'people.csv', Buffer.from(file, 'latin1'))
    await page.getByRole('heading', { name: 'What the columns hold' }).waitFor()
    await page
      .getByRole('table', { name: 'First rows, as they will be' })
      .getByText('p0@example.se')
      .waitFor()
    await assertShows(() => page.getByRole('combobox', { name: 'Taggar goes into' }).inputValue(), 'Tags')
    await assertShows(() => page.getByRole('combobox', { name: 'Mobil goes into' }).inputValue(), 'Phone')
    await check('import-order-1440')

    await page.getByRole('button', { name: 'Try it out' }).click()
    await page
      .getByText('Say where and how these people agreed to get your messages', { exact: true })
      .waitFor()
    const proof = page.getByLabel('Where and how did they agree?')
    await assertShows(() => proof.evaluate(hasFocus), true)
    await proof.fill(PROOF)
    await page.getByRole('button', { name: 'Try it out' }).click()
    const start = page.getByRole('button', { name: 'Import contacts (1,000)' })
    await start.waitFor()
    assert.deepEqual(await numbersIn(page), ['1,000', '0', '0', '1'])
    assert.equal(await countOf(workspace.id), 0)
    await check('import-checked-1440')

    await start.click()
    await page.reload()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    assert.deepEqual(await numbersIn(page), ['1,000', '0', '0', '1'])
    assert.equal(await countOf(workspace.id), 1_000)
    await check('import-done-1440')

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download rows left out (1)' }).click()
    const rows: string[][] = parse(await readFile(await (await downloading).path()), { bom: true })
    assert.deepEqual(rows[0], ['line', 'reason', 'Namn', 'E-post', 'Mobil', 'Taggar'])
    assert.deepEqual([rows.length, rows[1]?.[0], rows[1]?.[2]], [2, '1002', 'Nobody'])

    await page.getByRole('button', { name: 'Undo the import' }).click()
    await check('import-undo-1440')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByRole('heading', { name: 'The import is undone' }).waitFor()
    assert.deepEqual(await numbersIn(page), ['1,000', '0', '0', '0'])
    assert.equal(await countOf(workspace.id), 0)
    assert.deepEqual(faults, [])
    await close()
  })

  test('of an Excel workbook with Swedish headings, on a phone in the dark: a number kept as a number is whole', async () => {
    const workspace = await aWorkspace(server)
    const options = { ...PHONE, colorScheme: 'dark' } as const
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts/import', options)
    const titles = ['Förnamn', 'Efternamn', 'E-postadress', 'Mobilnummer', 'Ort']
    const book = { sheet: 'Kunder', columns: titles.map((title) => ({ title })) }
    const lines = [xlsxRow(2, ['Åsa', 'Öberg', 'asa@example.se', 46_701_234_567, 'Växjö'])]
    const bytes = await Array.fromAsync(xlsxFile(book, inTurn(lines.map((line) => Buffer.from(line)))))

    await choose(page, 'kunder.xlsx', Buffer.concat(bytes))
    await page.getByText('Rows on the first sheet: 1').waitFor()
    await page.getByRole('table').getByText('+46701234567').waitFor()
    await check('import-order-390-dark')
    await page.getByRole('radio', { name: 'Ask them first' }).check()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Import contacts (1)' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    await check('import-done-390-dark')

    const stored = await server.db.rows(sql`
      select name, email, phone, city, state from contact where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(stored, [
      { name: 'Åsa Öberg', email: 'asa@example.se', phone: '+46701234567', city: 'Växjö', state: 'invited' },
    ])
    await page.goto(page.url().replace(/\/import\/.*/, '/import'))
    await page.getByRole('link', { name: 'kunder.xlsx' }).waitFor()
    await check('import-history-390-dark')
    assert.deepEqual(faults, [])
    await close()
  })

  test('that is empty is not sent, and of headings alone is refused in the words of who chose it', async () => {
    const workspace = await aWorkspace(server)
    const { page, person, faults, close } = await openAs('editor', workspace, '/contacts/import')
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await choose(page, 'tom.csv', Buffer.alloc(0))
    await page.getByRole('alert').getByText('Filen är tom. Välj en annan.').waitFor()
    await choose(page, 'rubriker.csv', Buffer.from('E-post;Namn\n'))
    await page.getByRole('alert').getByText('Filen har rubriker men inga rader under dem').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('that nobody can read says what would be right, and leads to another file', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts/import')

    await choose(page, 'old.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
    await page.getByRole('alert').getByText('cannot be imported').waitFor()
    await check('import-failed-1440')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { name: 'Choose a file' }).waitFor()

    assert.deepEqual(faults, [])
    await close()
  })
})

function hasFocus(element: { readonly ownerDocument: { readonly activeElement: unknown } }): boolean {
  return element === element.ownerDocument.activeElement
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item, void> {
  yield* items
}
