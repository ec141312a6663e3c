/** Many contacts changed at once, by a person in a browser: exactly those who were chosen. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useTaskWorker } from '../support/imports.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
useTaskWorker(server)

const PEOPLE = 60

async function aCrowd(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  for (let at = 0; at < PEOPLE; at += 1) {
    const city = at % 3 === 0 ? 'Lund' : 'Ystad'
    await workspace.api.post('/contacts', { name: `P ${at}`, email: `p${at}@x.se`, city })
  }
  return workspace
}

async function contactsOf({ id }: TestWorkspace) {
  return server.db.rows<{ email: string; city: string; state: string; tags: string[] }>(sql`
    select email, city, state, tags from contact where workspace_id = ${id}::uuid order by created, id`)
}

async function chooseAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  if (count > 50) await page.getByRole('button', { name: `Choose all ${count} that match` }).click()
}

describe('many contacts at once', { concurrency: 1 }, () => {
  test('all that match are tagged, not only those of the page; then those of a filter change their state by proof', async () => {
    const workspace = await aCrowd()
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts')
    await page.getByText('1–50 of 60').waitFor()

    await chooseAll(page, PEOPLE)
    await check('bulk-chosen-1440')
    // One sentence says how many: that of all, not that of the ticked ones beside it.
    await assertShows(() => page.getByText('All 60 that match are chosen').count(), 1)
    await assertShows(() => page.getByText('50 selected').count(), 0)
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Add').first().fill('fair')
    await page.keyboard.press('Enter')
    await check('bulk-tags-1440')
    await page.getByRole('button', { name: 'Change tags' }).click()
    await page.getByText('Done. Changed: 60. Left as they were: 0.').waitFor()
    assert.equal((await contactsOf(workspace)).filter(({ tags }) => tags.join() === 'fair').length, PEOPLE)

    await page.goto(`${page.url().split('?')[0]}?filter=${encodeURIComponent("city eq 'Lund'")}`)
    await page.getByRole('link', { name: 'P 58' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'P 57' }).waitFor()
    await chooseAll(page, 20)
    await page.getByRole('button', { name: 'State', exact: true }).first().click()
    await page.getByLabel('Where and how did they say so?').fill('Signed a list')
    await check('bulk-state-1440')
    await page.getByRole('button', { name: 'Change state' }).click()
    await page.getByText('Done. Changed: 20. Left as they were: 0.').waitFor()
    const active = (await contactsOf(workspace)).filter(({ state }) => state === 'active')
    assert.deepEqual([active.length, new Set(active.map(({ city }) => city))], [20, new Set(['Lund'])])
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is over before anybody has looked is said to be done, too', async () => {
    const workspace = await aCrowd()
    const { page, faults, close } = await openAs('editor', workspace, '/contacts')
    await page.getByText('1–50 of 60').waitFor()
    await page.route('**/app/api/contact-tasks', async (route) => {
      await new Promise((done) => setTimeout(done, 3_000))
      await route.continue()
    })
    await chooseAll(page, PEOPLE)
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Add').first().fill('fair')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change tags' }).click()

    await page.getByText('Done. Changed: 60. Left as they were: 0.').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('the ticked ones are exported with chosen columns, once the password was given, and written to as a segment', async () => {
    const workspace = await aCrowd()
    const { page, faults, check, close, person } = await openAs('editor', workspace, '/contacts')
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${person.accountId}::uuid`)
    const tick = async (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await tick('P 59')
    await tick('P 58')

    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Phone' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'City' }).check()
    await check('bulk-export-1440')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const asked = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
    await asked.locator('input[type=password]').fill(PASSWORD)
    await asked.locator('button[type=submit]').click()
    const rows: string[][] = parse(await readFile(await (await downloading).path()), { bom: true })
    assert.deepEqual(rows[0], ['name', 'email', 'state', 'tags', 'city'])
    assert.deepEqual(
      rows.slice(1).map(([name]) => name),
      ['P 59', 'P 58'],
    )

    await tick('P 57')
    await page.getByRole('button', { name: 'Write to them' }).click()
    await page.getByLabel('Name of the segment').fill('Three of them')
    await page.getByRole('button', { name: 'Open a draft' }).click()
    await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}/)
    const [segment] = await server.db.rows<{ filter: string }>(sql`
      select filter from segment where workspace_id = ${workspace.id}::uuid`)
    assert.match(segment?.filter ?? '', /^id in \('[0-9a-f-]{36}'\)$/)
    assert.deepEqual(faults, [])
    await close()
  })

  test('erasing names its effect, wants the number typed, and takes those and nobody else', async () => {
    const workspace = await aCrowd()
    const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
    const at = `/contacts?filter=${encodeURIComponent("city eq 'Lund'")}`
    const { page, faults, check, close } = await openAs('admin', workspace, at, options)
    await page.getByRole('link', { name: 'P 57' }).waitFor()
    await chooseAll(page, 20)
    await page.getByRole('button', { name: 'Erase' }).click()
    const confirm = page.getByRole('button', { name: 'Erase for good' })
    await page.getByText('This cannot be undone').waitFor()
    await assertShows(() => confirm.isDisabled(), true)
    await page.getByLabel('Type 20 to confirm').fill('19')
    await assertShows(() => confirm.isDisabled(), true)
    await page.getByLabel('Type 20 to confirm').fill('20')
    await check('bulk-erase-390-dark')
    await confirm.click()
    await page.getByText('Done. Changed: 20. Left as they were: 0.').waitFor()

    const left = await contactsOf(workspace)
    assert.deepEqual([left.length, left.some(({ city }) => city === 'Lund')], [40, false])
    assert.deepEqual(faults, [])
    await close()
  })
})
