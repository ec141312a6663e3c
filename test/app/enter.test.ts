/** Getting in and out: sign-in, the owner's first minutes, an invitation, and what a session that ends takes away. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { endSessions } from '../../server/accounts/session-store.ts'
import { aPerson, PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, origin, open, openAs } = await useApp()

describe('entering', { concurrency: 1 }, () => {
  test('whoever is not signed in is led to the sign-in, and then to what was asked for', async () => {
    const workspace = await aWorkspace(server)
    const { email } = await aPerson(server, workspace, 'viewer')
    const { page, faults, check, close } = await open(`/w/${workspace.handle}/contacts?page=3`)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/app/sign-in')
    await check('sign-in')

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('Email address, password or code are wrong').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    const { pathname, search, origin: at } = new URL(page.url())
    assert.deepEqual([at, pathname + search], [origin, `/app/w/${workspace.handle}/contacts?page=3`])
    assert.deepEqual(faults, [])
    await close()
  })

  test('a session that ends leaves the page and all that was typed, and goes on after the password', async () => {
    const workspace = await aWorkspace(server)
    const { page, person, faults, check, close } = await openAs('editor', workspace, '/contacts/new')
    await page.getByLabel('Name', { exact: true }).fill('Typed before the end')
    await endSessions(server.db, person.accountId)
    await page.getByRole('button', { name: 'Add contact' }).click()

    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    await check('signed-out')
    await assertShows(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Typed before the end')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('cell', { name: 'Typed before the end', exact: true }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('who signs out sees the sign-in, and nothing of before', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('editor', workspace, '')

    await page.getByRole('button', { name: /An editor.*your account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.goto(`${origin}/app/w/${workspace.handle}/contacts`)

    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await assertShows(() => page.getByRole('heading', { name: 'Contacts' }).count(), 0)
    await close()
  })
})
