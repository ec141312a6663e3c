/** Escape closes the list that is seen, then the dialog; what is not seen keeps no key. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

/** The dialog goes at the first Escape from its field, whose list is empty. */
async function assertGoesAtOnce(page: Page, dialog: Locator, field: Locator): Promise<void> {
  await field.click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** The list first, then the dialog. */
async function assertGoesAfterItsList(page: Page, dialog: Locator, field: Locator): Promise<void> {
  const option = page.getByRole('option').first()
  await field.click()
  await option.waitFor()
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  assert.ok(await dialog.isVisible())
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

describe('Escape', { concurrency: 1 }, () => {
  test('closes the tags of many contacts at once, whichever field has the cursor', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { name: 'Ann', email: 'ann@example.com' })
    const { page, faults, close } = await openAs('editor', workspace, '/contacts')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    for (const label of ['Add', 'Take away']) {
      await page.getByRole('button', { name: 'Tags', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await assertGoesAtOnce(page, dialog, dialog.getByRole('combobox', { name: label }))
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('closes the list of languages of a word first, but no list that nothing is in', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '/products/search?tab=words')
    const dialog = page.getByRole('dialog')
    const open = () => page.getByRole('button', { name: 'Add word' }).first().click()
    await open()
    await assertGoesAtOnce(page, dialog, dialog.getByRole('combobox', { name: 'It should also find' }))
    await open()
    await assertGoesAfterItsList(page, dialog, dialog.getByRole('combobox', { name: 'Only in prompts in' }))
    await open()
    await dialog.getByRole('combobox', { name: 'Only in prompts in' }).fill('nothing is called so')
    await assertShows(() => page.getByRole('option').count(), 0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.deepEqual(faults, [])
    await close()
  })

  test('closes the places of a template first', async () => {
    const workspace = await aWorkspace(server)
    const draft = { deliveryChannel: 'email', title: 'News', blocks: [{ type: 'h1', text: 'Three' }] }
    const { body } = await workspace.api.post('/campaigns', draft)
    const { page, person, faults, close } = await openAs('editor', workspace, `/campaigns/${body.id}`)
    await person.ask('POST', '/app/api/templates', { name: 'Monthly', campaignId: body.id })
    await page.reload()
    await page.locator('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Save as a template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a template' })
    await assertGoesAfterItsList(page, dialog, dialog.getByRole('combobox'))
    assert.deepEqual(faults, [])
    await close()
  })

  test('closes what is set of a block on a narrow page, from a tag that nobody has', async () => {
    const workspace = await aWorkspace(server)
    const draft = { deliveryChannel: 'email', title: 'News', blocks: [{ type: 'text', text: 'Three' }] }
    const { body } = await workspace.api.post('/campaigns', draft)
    const narrow = { viewport: { width: 900, height: 900 } }
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${body.id}`, narrow)
    await page.getByRole('region', { name: 'Content' }).getByText('Three').click()
    await page.getByRole('button', { name: /^Options of/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Show to').selectOption('tag')
    await assertGoesAtOnce(page, sheet, sheet.getByRole('combobox', { name: 'Tag', exact: true }))
    assert.deepEqual(faults, [])
    await close()
  })
})
