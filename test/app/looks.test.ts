/** What a picky eye saw: pages without a dead end, names instead of codes, words in their own language. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newId } from '../../server/platform/clock.ts'
import { archiveWorkspace } from '../../server/workspaces/ending/ending.ts'
import { readSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

describe('pages', { concurrency: 1 }, () => {
  test('an address of a campaign that is not there says so once, in the reader’s language, with the way to the others', async () => {
    const workspace = await aWorkspace(server)
    const phone = { locale: 'sv-SE', viewport: { width: 390, height: 844 } } as const
    const { page, person, faults, check, close } = await openAs('editor', workspace, '', phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    for (const end of ['', '/review', '/report']) {
      await page.goto(`${page.url().replace(/(\/w\/[^/]+).*/, '$1')}/campaigns/${newId()}${end}`)
      await page.getByRole('heading', { level: 1, name: 'Kampanjen finns inte här' }).waitFor()
      await assertShows(() => page.getByRole('heading').count(), 1)
    }
    await check('missing-campaign')
    await page.getByRole('link', { name: 'Kampanjer' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kampanjer' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('each that adds something has the way back above its heading', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '')
    const base = page.url()
    for (const [at, back] of [
      ['campaigns/new', 'Campaigns'],
      ['campaigns/templates', 'New campaign'],
      ['contacts/new', 'Contacts'],
      ['contacts/import', 'Contacts'],
      ['products/new', 'Products'],
      ['flows/new', 'Flows'],
      ['segments/new', 'Segments'],
    ] as const) {
      await page.goto(`${base}/${at}`)
      await page.getByRole('main').getByRole('link', { name: back }).first().waitFor()
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that the role does not open says so in its place, and one of an archived workspace why', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('viewer', workspace, '')
    const base = page.url()
    for (const at of ['campaigns/new', 'contacts/new', 'flows/new', 'settings/keys', 'settings/team']) {
      await page.goto(`${base}/${at}`)
      await page.getByRole('heading', { level: 1, name: 'Your role does not open this' }).waitFor()
      await assertShows(() => page.getByRole('main').getByRole('textbox').count(), 0)
    }
    await check('not-allowed')
    await archiveWorkspace(db, workspace.id)
    await page.reload()
    await page.getByText('The workspace is archived: nothing can be changed in it').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('no button cuts off what hangs below the line of its letters', async () => {
    const { page, faults, close } = await openAs('editor', await aWorkspace(server), '/campaigns')
    // Once the list is known to be empty the button stands in it, and no longer beside the heading.
    await page.getByRole('heading', { name: 'Nothing written yet' }).waitFor()
    const label = page.getByRole('link', { name: 'New campaign' }).locator('.mantine-Button-label')
    const { height } = (await label.boundingBox()) ?? assert.fail('it is not shown')

    // Of letters of 14 pixels: capitals are 10 high, and what hangs reaches 3 further down.
    assert.ok(height >= 16, `${height} pixels`)
    assert.deepEqual(faults, [])
    await close()
  })

  test('the country of a workspace is chosen by its name', async () => {
    const workspace = await aWorkspace(server, { country: 'SE' })
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/workspace')
    const country = page.getByRole('combobox', { name: 'Country' })
    await assertShows(() => country.inputValue(), 'Sweden')
    await country.fill('Germ')
    await page.getByRole('option', { name: 'Germany' }).click()
    await check('settings-country')
    await page.getByRole('form', { name: 'Where you are' }).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').first().waitFor()

    assert.equal((await readSettings(db, workspace.id)).country, 'DE')
    assert.deepEqual(faults, [])
    await close()
  })
})
