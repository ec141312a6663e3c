/** What is typed while a form is being sent: it stays, it is still to be saved, and it can be. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { settled } from '../../app/ui/form/settled.ts'
import { readSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { hold } from '../support/hold.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

/** Whether leaving the page is asked about: there is something that is not saved. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  await page.getByRole('link', { name: 'Home' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: /stay/i }).click()
  await dialog.waitFor({ state: 'hidden' })
  return true
}

describe('what is typed while a form is sent', { concurrency: 1 }, () => {
  test('on a contact’s page stays, is still to be saved, and is saved by the next save', async () => {
    const workspace = await aWorkspace(server)
    const contact = { name: 'Ann', email: 'ann@example.com', city: 'Lund', addDirectly: true }
    const made = await workspace.api.post('/contacts', contact)
    const { id } = assertAnswered(made, 201) as { id: string }
    const { page, faults, close } = await openAs('editor', workspace, `/contacts/${id}?tab=details`)
    const stored = async () => (await workspace.api.get('/contacts')).body.items[0]
    const save = page.getByRole('button', { name: 'Save' })

    await page.getByLabel('Name').fill('  Ann Ek ')
    const { asked, letGo } = await hold(page, 'PATCH', /\/app\/api\/contacts\//)
    await save.click()
    await asked
    await page.getByLabel('City').fill('Malmö')
    await page.getByLabel('Region').fill('Skåne')
    letGo()
    await page.getByText('Saved', { exact: true }).waitFor()

    // As the server has it; what was typed since as it was typed.
    await assertShows(() => page.getByLabel('Name').inputValue(), 'Ann Ek')
    await assertShows(() => page.getByLabel('City').inputValue(), 'Malmö')
    await assertShows(() => page.getByLabel('Region').inputValue(), 'Skåne')
    assert.deepEqual([(await stored()).name, (await stored()).city], ['Ann Ek', 'Lund'])
    assert.ok(await asksBeforeLeaving(page))
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await save.click()
    await saved
    const { name, city, region } = await stored()
    assert.deepEqual([name, city, region], ['Ann Ek', 'Malmö', 'Skåne'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('into the very field that is sent stays too, and so does a note that is written on', async () => {
    const workspace = await aWorkspace(server)
    const made = await workspace.api.post('/contacts', { email: 'bo@example.com', addDirectly: true })
    const { id } = assertAnswered(made, 201) as { id: string }
    const { page, faults, close } = await openAs('editor', workspace, `/contacts/${id}`)
    const note = page.getByLabel('Write a note')

    await note.fill('Met at the fair')
    const { asked, letGo } = await hold(page, 'POST', /\/notes$/)
    await page.getByRole('button', { name: 'Add note' }).click()
    await asked
    await note.press('End')
    await note.pressSequentially(', twice')
    letGo()
    await page.getByRole('list', { name: 'What happened' }).getByText('Met at the fair').waitFor()

    await assertShows(() => note.inputValue(), 'Met at the fair, twice')
    assert.ok(await asksBeforeLeaving(page))
    assert.deepEqual(faults, [])
    await close()
  })

  test('in settings stays, is still to be saved, and what somebody else changed is not put back', async () => {
    const workspace = await aWorkspace(server, { tagline: 'Ropes' })
    const { page, faults, close } = await openAs('admin', workspace, '/settings/workspace')
    const form = page.getByRole('form', { name: 'Name and looks' })
    const [name, tagline] = [form.getByLabel('Name', { exact: true }), form.getByLabel('Tagline')]
    const stored = async () => {
      const { name, tagline } = await readSettings(server.db, workspace.id)
      return { name, tagline }
    }

    await name.fill('  Harbour ')
    const { asked, letGo } = await hold(page, 'PATCH', /\/app\/api\/settings$/)
    await form.getByRole('button', { name: 'Save' }).click()
    await asked
    await tagline.fill('Ropes and sails')
    letGo()
    await page.getByText('Saved', { exact: true }).waitFor()

    assert.deepEqual([await name.inputValue(), await tagline.inputValue()], ['Harbour', 'Ropes and sails'])
    assert.deepEqual(await stored(), { name: 'Harbour', tagline: 'Ropes' })
    assert.ok(await asksBeforeLeaving(page))
    const again = page.waitForRequest((request) => request.method() === 'PATCH')
    await form.getByRole('button', { name: 'Save' }).click()
    assert.deepEqual((await again).postDataJSON(), { workspace: { tagline: 'Ropes and sails' } })
    assert.ok((await (await again).response())?.ok())
    assert.deepEqual(await stored(), { name: 'Harbour', tagline: 'Ropes and sails' })
    assert.deepEqual(faults, [])
    await close()
  })

  test('a form that is left once it is sent takes nothing meanwhile, and takes it again where it was refused', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '/contacts/new')
    const email = page.getByLabel('Email', { exact: true })

    await email.fill('nobody')
    const { asked, letGo } = await hold(page, 'POST', /\/api\/contacts$/)
    await email.press('Enter')
    await asked
    await page.keyboard.type('lost')
    await assertShows(() => email.isDisabled(), true)
    await assertShows(() => email.inputValue(), 'nobody')
    letGo()
    await page.locator('[aria-invalid="true"]:focus').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('@example.com')

    await assertShows(() => email.inputValue(), 'nobody@example.com')
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('a form whose sending is answered', () => {
  test('holds what was typed since, and of all else what the server said', () => {
    const sent = { name: ' Ann ', city: 'Lund', tags: ['a'], own: { size: '1', colour: 'red' } }
    const now = { name: ' Ann ', city: 'Malmö', tags: ['a', 'b'], own: { size: '1', colour: 'blue' } }
    const answered = {
      name: 'Ann',
      city: 'Lund',
      tags: ['a', 'c'],
      own: { size: '01', colour: 'red', new: '' },
    }

    assert.deepEqual(settled(sent, now, answered), {
      name: 'Ann',
      city: 'Malmö',
      tags: ['a', 'b'],
      own: { size: '01', colour: 'blue', new: '' },
    })
    assert.deepEqual(settled(sent, structuredClone(sent), answered), answered)
    assert.deepEqual(settled({ text: 'a' }, { text: '' }, { text: 'a' }), { text: '' })
  })
})
