/** Another workspace of an organization, made in the app by who may. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('another workspace', { concurrency: 1 }, () => {
  test('is made from the switcher, where the first is to begin with, and opened', async () => {
    const workspace = await aWorkspace(server, { country: 'NO', timezone: 'Europe/Oslo' })
    const { page, person, faults, check, close } = await openAs('owner', workspace, '')
    await page.getByRole('button', { name: /switch workspace/ }).click()
    await page.getByRole('menuitem', { name: 'New workspace' }).click()
    const country = page.getByLabel('Country')
    await assertShows(() => country.inputValue(), 'NO')
    await page.getByRole('button', { name: 'Make the workspace' }).click()
    await page.getByText('Fill this in').waitFor()
    await check('new-workspace')
    await page.getByLabel('Name of the workspace').fill('Quay Letters')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Nowhere/Land')
    await page.getByRole('button', { name: 'Make the workspace' }).click()
    await assertShows(
      () => page.getByRole('combobox', { name: 'Time zone' }).getAttribute('aria-invalid'),
      'true',
    )
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Oslo')
    await page.getByRole('option', { name: 'Europe/Oslo' }).click()
    await page.getByRole('button', { name: 'Make the workspace' }).click()

    await page.getByRole('button', { name: /Quay Letters.*switch workspace/ }).waitFor()
    const { workspaces } = (await person.ask('GET', '/app/api/session')).body
    const { id } = workspaces.find(({ name }: { name: string }) => name === 'Quay Letters')
    const { country: kept, timezone } = await readSettings(server.db, id)
    assert.deepEqual([kept, timezone], ['NO', 'Europe/Oslo'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('is offered to nobody whose role does not allow it', async () => {
    const { page, close } = await openAs('editor', await aWorkspace(server), '')
    await page.getByRole('button', { name: /switch workspace/ }).click()
    await page.getByRole('menuitem').first().waitFor()
    await assertShows(() => page.getByRole('menuitem', { name: 'New workspace' }).count(), 0)
    await close()
  })
})
