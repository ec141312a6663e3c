/** What is typed and not sent: it is asked about before its page is left, and a dialog that is closed still has it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createFlow, listFlows } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { useApp } from '../support/app.ts'
import { hold } from '../support/hold.ts'
import { useTaskWorker } from '../support/imports.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server
useTaskWorker(server)

const FLOW = readFlow({
  name: 'Series',
  trigger: { type: 'contact_subscribed' },
  steps: [{ type: 'email', subject: 'First', text: 'One' }],
})

async function assertAsked(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /stay/i }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('what is typed and not sent', { concurrency: 1 }, () => {
  test('into a flow while it is saved is still to be saved, is asked about, and is saved by the next save', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const { page, faults, close } = await openAs('editor', workspace, `/flows/${id}`)
    const name = page.getByLabel('Name', { exact: true })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const stored = async () => (await listFlows(db, workspace.id)).map((flow) => flow.definition.name)

    await name.fill('Second')
    const { asked, letGo } = await hold(page, 'POST', /\/app\/api\/flows\//)
    await save.click()
    await asked
    await name.fill('Third')
    letGo()
    await page.getByText('Saved. Those in it').waitFor()

    assert.deepEqual(await stored(), ['Second'])
    await page.getByText('Not saved yet').waitFor()
    await assertAsked(page)
    await save.click()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    assert.deepEqual([await name.inputValue(), await stored()], ['Third', ['Third']])
    assert.deepEqual(faults, [])
    await close()
  })

  test('into a new flow is impossible while it is made: its page is left then', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '/flows/new')
    await page.getByLabel('Name', { exact: true }).fill('Made')
    await page.getByRole('button', { name: 'Add a step' }).click()
    await page.getByRole('menuitem', { name: 'Wait' }).click()
    const { asked, letGo } = await hold(page, 'POST', /\/app\/api\/flows$/)
    await page.getByRole('button', { name: 'Save as paused' }).click()
    await asked

    await assertShows(() => page.locator('[inert]').getByLabel('Name', { exact: true }).count(), 1)
    letGo()
    await page.getByRole('heading', { name: 'Made', level: 1 }).waitFor()
    await assertShows(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Made')
    assert.deepEqual(faults, [])
    await close()
  })

  test('of a flow is never left out when it is started: it is to be saved first', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW, 'paused')
    const { page, faults, close } = await openAs('editor', workspace, `/flows/${id}`)
    const start = page.getByRole('button', { name: 'Start', exact: true })
    const statuses = async () => (await listFlows(db, workspace.id)).map(({ status }) => status)

    await page.getByLabel('Name', { exact: true }).fill('Other words')
    await start.click()
    await page.getByText('Save it first', { exact: false }).waitFor()
    assert.deepEqual(await statuses(), ['paused'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Not saved yet').waitFor({ state: 'detached' })
    await start.click()
    await page.getByText('The flow is running').waitFor()

    assert.deepEqual(await statuses(), ['active'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('into a dialog that is closed by Escape is there when it is opened again, until it is sent', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('admin', workspace, '/outbox/suppressions')
    const open = page.getByRole('button', { name: 'Add addresses' }).first()
    const addresses = page.getByRole('dialog').getByRole('textbox').first()

    await open.click()
    await addresses.fill('ann@example.com\nbo@example.com')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open.click()
    await assertShows(() => addresses.inputValue(), 'ann@example.com\nbo@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Add addresses' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open.click()

    await assertShows(() => addresses.inputValue(), '')
    assert.deepEqual(faults, [])
    await close()
  })

  test('of one’s own account, and of an import that was not tried out, is asked about', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '/settings/account')
    await page.getByLabel('Name', { exact: true }).fill('Ann Ek')
    await assertAsked(page)
    await page.getByRole('form', { name: 'You' }).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Contacts' }).first().click()
    await page.getByRole('link', { name: 'Import' }).first().click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Email\nAnn,ann@example.com'),
    })
    const proof = page.getByLabel('Where and how did they agree?')
    await proof.fill('On paper, at the fair')
    await assertAsked(page)
    await assertShows(() => proof.inputValue(), 'On paper, at the fair')
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: /^Import contacts/ }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()

    assert.deepEqual(faults, [])
    await close()
  })
})
