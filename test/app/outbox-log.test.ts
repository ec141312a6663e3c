/** Dead letters and the log of who did what, in the app. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'
import { setApart } from '../../server/events/failure-store.ts'
import { writeAudit } from '../../server/accounts/audit-store.ts'
import { newId, now } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { createWorkspace } from '../../server/workspaces/store.ts'

const { server, openAs } = await useApp()
const { db } = server

describe('dead letters', () => {
  test('are seen with their reason, and tried again one by one or all', async () => {
    const workspace = await aWorkspace(server)
    for (const reason of ['the filter of a step is broken', 'the segment is gone', 'another']) {
      const event = {
        id: newId(),
        subjectId: newId(),
        data: {},
        created: now().toISOString(),
        onlyFor: null,
      }
      await db.transaction((tx) =>
        setApart(tx, workspace.id, { ...event, type: 'contact.tagged' }, { consumer: 'flow', reason }),
      )
    }
    const { page, faults, check, close } = await openAs('editor', workspace, '')
    const attention = page.getByRole('region', { name: 'What needs attention' })
    await attention.getByText('3 dead letters').waitFor()
    await attention.getByRole('listitem').filter({ hasText: 'dead letters' }).getByRole('link').click()
    await page.getByText('the filter of a step is broken').waitFor()
    await check('dead-letters')
    await page.getByRole('button', { name: 'Try again contact.tagged' }).first().click()
    await page.getByText('the filter of a step is broken').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Try all again' }).click()
    await page.getByText('Everything that happened was handed over').waitFor()
    await check('dead-letters-none')
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('the log of who did what', () => {
  test('is read by admins, by person and kind, and not by editors', async () => {
    const workspace = await aWorkspace(server)
    const editor = await openAs('editor', workspace, '/outbox')
    await editor.person.ask('POST', '/api/contacts', { email: 'ann@example.com', addDirectly: true })
    await editor.person.ask('POST', '/app/api/suppressions', { addresses: ['a@b.se'], reason: 'blocked' })
    await editor.page.getByRole('link', { name: 'Messages' }).waitFor()
    await assertShows(() => editor.page.getByRole('link', { name: 'Who did what' }).count(), 0)
    await editor.close()

    const { page, faults, check, close } = await openAs('admin', workspace, '/outbox/log')
    const log = page.getByRole('table', { name: 'Who did what' })
    await log.getByText('Closed addresses').waitFor()
    const added = log.getByRole('row').filter({ hasText: 'Added a contact' })
    await added.getByText('An editor').last().waitFor()
    await page.getByText('2 in total').waitFor()
    await check('audit')
    // On a phone who and when stand below what was done, whole.
    await page.setViewportSize({ width: 390, height: 844 })
    const done = log.locator('td:visible').filter({ hasText: 'Closed addresses' })
    const { x, width } = (await done.locator('time').boundingBox()) ?? assert.fail('no time is shown')
    assert.ok(x + width < 390, `the time ends at ${x + width}`)
    assert.equal(await log.locator('td:visible').filter({ hasNotText: 'An editor' }).count(), 0)
    await check('audit-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('What', { exact: true }).selectOption('Writing')
    await log.getByText('Closed addresses').waitFor({ state: 'detached' })
    await page.getByLabel('By whom').fill('an EDIT')
    await page.getByLabel('By whom').press('Enter')
    await page.getByText('1 in total').waitFor()
    await page.getByLabel('By whom').fill('nobody')
    await page.getByLabel('By whom').press('Enter')
    await page.getByText('Nothing matches').waitFor()
    assert.match(page.url(), /kind=api.*by=nobody|by=nobody.*kind=api/)
    assert.deepEqual(faults, [])
    await close()
  })

  test('names what was done to what, leads there, and says how much there is in all', async () => {
    const workspace = await aWorkspace(server)
    const editor = await openAs('editor', workspace, '')
    const { ask, accountId, email } = editor.person
    await ask('POST', '/api/contacts', { name: 'Ann Berg', email: 'ann@example.com', addDirectly: true })
    await ask('POST', '/api/campaigns', { deliveryChannel: 'email', title: 'Spring', text: 'Hi' })
    const { id: gone } = (await ask('POST', '/api/contacts', { email: 'bo@example.com', addDirectly: true }))
      .body
    await db.rows(sql`delete from contact where workspace_id = ${workspace.id}::uuid and id = ${gone}::uuid`)
    await editor.close()
    const { organizationId, id: workspaceId } = workspace
    for (let n = 0; n < 60; n += 1)
      await writeAudit(db, {
        organizationId,
        workspaceId,
        accountId,
        actor: email,
        action: 'settings.changed',
      })
    const { page, faults, check, close } = await openAs('admin', workspace, '/outbox/log?kind=api')
    const log = page.getByRole('table', { name: 'Who did what' })
    await log.getByText('No longer here').last().waitFor()
    await check('audit-names')
    await log.getByRole('link', { name: 'Spring' }).click()
    await page.waitForURL('**/campaigns/*')
    await page.goBack()
    await log.getByRole('link', { name: 'Ann Berg' }).click()
    await page.getByRole('heading', { name: 'Ann Berg' }).waitFor()
    await page.goBack()
    await page.getByText('3 in total').waitFor()
    await page.getByLabel('What', { exact: true }).selectOption('Settings')
    await page.getByText('60 in total').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await assertShows(() => log.getByRole('row').count(), 11)
    await page.getByText('60 in total').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('names people by their names, those who did it to themselves not twice, and another workspace by its own', async () => {
    const workspace = await aWorkspace(server)
    const { id: other } = await createWorkspace(db, {
      organizationId: workspace.organizationId,
      name: 'Second Shop',
    })
    const { page, person, faults, close } = await openAs('owner', workspace, '/outbox/log')
    const { organizationId } = workspace
    const said = {
      organizationId,
      workspaceId: workspace.id,
      accountId: person.accountId,
      actor: person.email,
    }
    for (const entry of [
      { ...said, action: 'member.joined', subject: person.accountId },
      { ...said, action: 'contacts.tags', subject: newId(), details: { count: 4_312 } },
      { ...said, action: 'import.started', subject: newId() },
      { ...said, action: 'member.changed', accountId: null, actor: 'operator', subject: person.accountId },
      { ...said, action: 'settings.changed', workspaceId: other },
    ] as const)
      await writeAudit(db, entry)
    await page.reload()
    const log = page.getByRole('table', { name: 'Who did what' })
    const about = (what: string) => () =>
      log.getByRole('row').filter({ hasText: what }).getByRole('cell').nth(1).innerText()

    await assertShows(about('Joined'), '')
    await assertShows(about('Tagged many contacts'), 'Contacts: 4,312')
    await assertShows(about('Started an import'), '')
    await assertShows(about('Changed a role'), 'An owner')
    await assertShows(about('Changed settings'), 'Second Shop')
    assert.deepEqual(faults, [])
    await close()
  })

  test('finds whoever has no account by the words that are read, and by no other', async () => {
    const workspace = await aWorkspace(server)
    await writeAudit(db, {
      organizationId: workspace.organizationId,
      workspaceId: workspace.id,
      accountId: null,
      actor: 'operator',
      action: 'workspace.archived',
    })
    const { page, faults, close } = await openAs('admin', workspace, '/outbox/log')
    const log = page.getByRole('table', { name: 'Who did what' })
    const find = async (text: string) => {
      await page.getByLabel('By whom').fill(text)
      await page.getByLabel('By whom').press('Enter')
    }

    await find('on the SERVER')
    await log.getByText('Archived the workspace').waitFor()
    await find('operator')
    await page.getByText('Nothing matches').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })
})
