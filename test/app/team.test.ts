/** People of a workspace in the app: invited by a link, given another role, removed. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('the team', { concurrency: 1 }, () => {
  test('somebody is invited by a link that is shown where no mail leaves, and the invitation taken back', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/team')
    await page.getByLabel('Email').fill('bo@example.com')
    await page.getByLabel('Role', { exact: true }).selectOption('Author')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of bo@example.com' })
    await withdraw.waitFor()
    assert.match(await page.getByRole('textbox', { name: 'Link to hand over' }).inputValue(), /token=/)
    await page.getByText('Whoever runs this installation sets it up').waitFor()
    await page.getByText('/app/api/provider/callback').waitFor()
    await check('settings-team')
    await withdraw.click()
    await withdraw.waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await close()
  })

  test('owners are made and unmade by owners alone: admins are not even offered it', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const { page, close } = await openAs('admin', workspace, '/settings/team')
    await page.getByLabel('Role of An owner').waitFor()
    const offered = async (label: string) =>
      page.getByLabel(label, { exact: true }).locator('option').allTextContents()

    assert.deepEqual(await offered('Role'), ['Admin', 'Editor', 'Author', 'Viewer'])
    await assertShows(() => page.getByLabel('Role of An owner').isDisabled(), true)
    await assertShows(() => page.getByRole('button', { name: 'Remove An owner' }).count(), 0)
    await close()

    const boss = await openAs('owner', workspace, '/settings/team')
    await boss.page.getByLabel('Role', { exact: true }).waitFor()
    assert.ok(
      (await boss.page.getByLabel('Role', { exact: true }).locator('option').allTextContents()).includes(
        'Owner',
      ),
    )
    assert.ok(owner)
    await boss.close()
  })

  test('another role changes at once what somebody may do, and removal ends it', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const { page, faults, close } = await openAs('admin', workspace, '/settings/team')
    await page.getByLabel('Role of An editor').selectOption('Viewer')
    await page.getByText('The role is changed').waitFor()
    assert.equal((await editor.ask('POST', '/api/contacts', { name: 'Cy' })).status, 403)
    await page.getByRole('button', { name: 'Remove An editor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove An editor' }).waitFor({ state: 'detached' })

    assert.equal((await editor.ask('GET', '/api/contacts')).status, 404)
    assert.deepEqual(faults, [])
    await close()
  })
})
