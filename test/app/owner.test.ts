/** The first owner's link, on an empty installation and on one that has workspaces already. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeLink } from '../../server/accounts/links.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, open } = await useApp()

/** Opens a new link of the first owner. */
async function openLink() {
  const { url } = await makeLink(server.db, '', { purpose: 'owner' })
  return open(url.replace('/app', ''))
}

describe("the owner's link", { concurrency: 1 }, () => {
  test('makes an account and a workspace on an empty installation, and opens it', async () => {
    const { page, faults, check, close } = await openLink()
    await page.getByRole('heading', { name: 'Welcome to Tidings' }).waitFor()
    await check('welcome')

    await page.getByRole('button', { name: 'Make my workspace' }).click()
    await page.getByText('Enter an email address, such as name@example.com').waitFor()
    await page.getByLabel('Your name').fill('Ann Owner')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Name of the workspace').fill('Harbour Books')
    await page.getByLabel('Country').selectOption('Sweden')
    await page.getByRole('button', { name: 'Make my workspace' }).click()

    await page.getByRole('button', { name: /Harbour Books.*switch workspace/ }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/app/w/harbour-books')
    assert.deepEqual(faults, [])
    await close()
  })

  test('asks for no workspace where there is one that nobody owns, and opens that', async () => {
    await aWorkspace(server, { name: 'Fern & Oak' })
    const { page, close } = await openLink()

    await page.getByLabel('Your name').fill('Eve Owner')
    await assertShows(() => page.getByLabel('Name of the workspace').count(), 0)
    await page.getByLabel('Email').fill('eve@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Make my account' }).click()

    await page.getByRole('button', { name: /Fern & Oak.*switch workspace/ }).waitFor()
    await close()
  })

  test('that was used says so, and leads to the sign-in', async () => {
    const { page, check, close } = await open('/welcome?token=used-long-ago')

    await page.getByRole('heading', { name: 'This link is used or too old' }).waitFor()
    await check('link-used')
    await page.getByRole('link', { name: 'Sign in instead' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await close()
  })
})
