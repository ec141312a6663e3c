/** The end of a workspace in the app: archived, brought back, deleted with its name and the password, and taken back. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { archiveWorkspace } from '../../server/workspaces/ending/ending.ts'
import { setApart } from '../../server/events/failure-store.ts'
import { newId, now } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

async function endOf(id: string): Promise<{ archived: boolean; erased: boolean } | undefined> {
  const [row] = await server.db.rows<{ archived: boolean; erased: boolean }>(sql`
    select archived is not null as archived, erase_after is not null as erased from workspace where id = ${id}::uuid`)
  return row
}

describe('the end of a workspace', { concurrency: 1 }, () => {
  test('archived it says so on every page and offers nothing that changes it; brought back it does again', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    const { page, faults, check, close } = await openAs('owner', workspace, '/settings/workspace')

    await page.getByRole('button', { name: 'Archive' }).click()
    await check('ending-archive')
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('This workspace is archived').waitFor()
    assert.deepEqual(await endOf(workspace.id), { archived: true, erased: false })
    await page.getByRole('button', { name: 'Save' }).first().waitFor({ state: 'detached' })
    await assertShows(() => page.getByLabel('Name', { exact: true }).isDisabled(), true)
    await check('ending-archived')
    await page.getByRole('link', { name: 'Contacts' }).first().click()
    await page.getByRole('link', { name: 'ann@example.com' }).waitFor()
    await page.getByText('This workspace is archived').waitFor()
    await assertShows(() => page.getByRole('link', { name: 'Add contact' }).count(), 0)
    await check('ending-archived-contacts')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await page.getByText('Harbour is back', { exact: false }).waitFor()
    await page.getByText('This workspace is archived').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Add contact' }).waitFor()

    assert.deepEqual(await endOf(workspace.id), { archived: false, erased: false })
    assert.deepEqual(faults, [])
    await close()
  })

  test('deleted it wants its name and the password, says until when, and can be brought back', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    await aWorkspace(server, { name: 'Quay', organizationId: workspace.organizationId })
    const { page, faults, check, close, person } = await openAs('owner', workspace, '/settings/workspace')
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${person.accountId}::uuid`)

    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Harbour?' })
    await dialog.getByLabel('To confirm, type Harbour').fill('harbour')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Type the name exactly as it is: Harbour').waitFor()
    await check('ending-delete')
    await dialog.getByLabel('To confirm, type Harbour').fill('Harbour')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await confirm.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await confirm.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This workspace is deleted', { exact: false }).waitFor()
    assert.deepEqual(await endOf(workspace.id), { archived: true, erased: true })
    await check('ending-deleted')
    await page.getByRole('button', { name: 'Bring it back' }).first().click()
    await page.getByText('This workspace is deleted', { exact: false }).waitFor({ state: 'detached' })

    assert.deepEqual(await endOf(workspace.id), { archived: false, erased: false })
    assert.deepEqual(faults, [])
    await close()
  })

  test('leaves earlier imports and dead letters to be read, and nothing of them to be done', async () => {
    const workspace = await aWorkspace(server)
    const { page, person, faults, check, close } = await openAs('owner', workspace, '/contacts')
    const { id } = (await person.ask('POST', '/app/api/imports', { name: 'guests.csv', bytes: 30 })).body
    const event = { id: newId(), subjectId: newId(), data: {}, created: now().toISOString(), onlyFor: null }
    await server.db.transaction((tx) =>
      setApart(
        tx,
        workspace.id,
        { ...event, type: 'contact.tagged' },
        { consumer: 'flow', reason: 'no such tag' },
      ),
    )
    await archiveWorkspace(server.db, workspace.id)
    await page.reload()

    // Above the list, and in it while it is empty.
    await page.getByRole('link', { name: 'Earlier imports' }).first().click()
    await page.getByRole('link', { name: 'guests.csv' }).waitFor()
    await assertShows(() => page.getByRole('button', { name: 'Choose file' }).count(), 0)
    await check('ending-archived-imports')
    await page.getByRole('link', { name: 'guests.csv' }).click()
    await page.getByRole('heading', { level: 2, name: 'Not sent whole' }).waitFor()
    assert.match(page.url(), new RegExp(id))
    await assertShows(() => page.getByRole('button', { name: 'Discard' }).count(), 0)
    await check('ending-archived-import')
    await page.getByRole('link', { name: 'Outbox' }).first().click()
    await page.getByRole('link', { name: 'Dead letters' }).click()
    await page.getByText('no such tag').waitFor()
    await assertShows(() => page.getByRole('button', { name: /Try/ }).count(), 0)
    await check('ending-archived-dead-letters')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is nothing that an admin is offered; one who is there sees that it is archived', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    const { page, faults, close } = await openAs('admin', workspace, '/settings/workspace')
    await page.getByRole('form', { name: 'Name and looks' }).waitFor()

    await assertShows(() => page.getByRole('button', { name: /Archive|Delete/ }).count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })
})
