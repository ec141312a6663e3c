/** Custom fields in the app: made, renamed, deleted with what goes by them, and made of a column of a file. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createField, listFields } from '../../server/contacts/custom-fields/store.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { useTaskWorker } from '../support/imports.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server
useTaskWorker(server)

describe('custom fields', { concurrency: 1 }, () => {
  test('are made with a data name of their title, renamed, and deleted where it is seen what goes by them', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/settings/fields')
    await page.getByText('No field yet.').waitFor()
    await check('fields-empty')
    await page.getByRole('button', { name: 'Make a field' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Största längd (cm)')
    await assertShows(() => page.getByRole('textbox', { name: 'Data name' }).inputValue(), 'storsta_langd_cm')
    await page.getByRole('textbox', { name: 'Data name' }).fill('1st')
    await page.getByRole('button', { name: 'Make a field' }).click()
    await page.getByText('Begin with a letter').waitFor()
    await check('fields-form')
    await page.getByRole('textbox', { name: 'Data name' }).fill('length')
    await page.getByRole('button', { name: 'Make a field' }).click()
    await page.getByText('No contact has it').waitFor()
    await createSegment(db, workspace.id, { name: 'Tall', filter: "customFields.length eq '190'" })

    await page.getByRole('button', { name: 'Rename Största längd (cm)' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Length')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Delete Length' }).click()
    await page.getByRole('link', { name: 'Tall' }).waitFor()
    await check('fields-delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

    await page.getByText('No field yet.').waitFor()
    assert.deepEqual(await listFields(db, workspace.id), [])
    assert.deepEqual(faults, [])
    await close()
  })

  test('fit a telephone, in Swedish and in the dark', async () => {
    const workspace = await aWorkspace(server)
    for (const type of ['text', 'number', 'date', 'boolean'] as const)
      await createField(db, workspace.id, {
        name: `${type}_${'x'.repeat(40)}`,
        label: `Ett ${type} `.repeat(5),
        type,
      })
    await workspace.api.post('/contacts', { name: 'Ann' })
    const values = JSON.stringify({ [`text_${'x'.repeat(40)}`]: 'a' })
    await db.rows(sql`
      update contact set custom_fields = ${values}::jsonb where workspace_id = ${workspace.id}::uuid`)
    const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
    const { page, person, faults, check, close } = await openAs('owner', workspace, '/settings/fields', phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()

    await page.getByText('Kontakter med det: 1').waitFor()

    await check('fields-phone')
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 390)
    assert.deepEqual(faults, [])
    await close()
  })

  test('are made of a column of a file, into which it then goes', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts/import')
    const file = 'Name,Email,Shoe size\nAnn,ann@example.com,41\n'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

    const column = page.getByRole('combobox', { name: 'Shoe size goes into' })
    await column.click()
    await page.getByRole('option', { name: 'Make a custom field…' }).click()
    await check('fields-of-column')
    await page.getByRole('dialog').getByRole('button', { name: 'Make a field' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator('input[value="Shoe size"]').waitFor()
    await page.getByLabel('Where and how did they agree?').fill('On paper')
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Import contacts (1)' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()

    const [ann] = (await workspace.api.get('/contacts')).body.items
    assert.deepEqual(ann.customFields, { shoe_size: '41' })
    assert.deepEqual(faults, [])
    await close()
  })
})
