/** The pages of links that come by mail: asked for, and followed by those with an account and without one. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { makeLink } from '../../server/accounts/links.ts'
import type { NewLink } from '../../server/accounts/link-store.ts'
import { sql } from '../../server/platform/sql.ts'
import { aPerson, PASSWORD } from '../support/accounts.ts'
import { openPage, useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, origin, browser, open } = await useApp()
const { db } = server

const NEW_PASSWORD = 'quite another set of words'

/** Where a new link of this kind leads, below `/app`. */
async function linkOf(wanted: Omit<NewLink, 'hash' | 'minutes'>): Promise<string> {
  return (await makeLink(db, '', wanted)).url.replace('/app', '')
}

async function invitationOf(email: string): Promise<string> {
  const { organizationId } = await aWorkspace(server, { name: 'Harbour' })
  return linkOf({ purpose: 'invitation', email, organizationId, workspaceId: null, role: 'editor' })
}

async function isInside(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Harbour.*switch workspace/ }).waitFor()
}

describe('links by mail', { concurrency: 1 }, () => {
  test('where nobody has an account, the sign-in leads to the link that the server showed', async () => {
    const { page, check, close } = await open('/sign-in')
    await page.getByText('Nobody has an account here yet').waitFor()
    await check('sign-in-nobody')
    await aPerson(server, await aWorkspace(server), 'viewer')
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await assertShows(() => page.getByText('Nobody has an account here yet').count(), 0)
    await close()
  })

  test('one is asked for at the sign-in with the address that was typed, and answered alike for whoever it is', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'viewer')
    for (const address of [email, 'nobody@example.com']) {
      const { page, faults, check, close } = await open('/sign-in')
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Forgot the password?' }).click()
      await page.getByRole('heading', { name: 'Get a link by email' }).waitFor()
      await assertShows(() => page.getByLabel('Email').inputValue(), address)
      await check('ask-link')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByRole('status').getByText(`If ${address} has an account here`).waitFor()
      await check('ask-link-sent')
      await page.getByRole('button', { name: 'Back to sign in' }).click()
      await page.getByLabel('Password', { exact: true }).waitFor()
      assert.deepEqual(faults, [])
      await close()
    }
  })

  test('whoever is invited and has an account joins by its password, and signed in by one press', async () => {
    const person = await aPerson(server, await aWorkspace(server), 'viewer')
    const { page, faults, check, close } = await open(await invitationOf(person.email))
    await page.getByText('You have an account here already').waitFor()
    await assertShows(() => page.getByLabel('Your name').count(), 0)
    await check('invitation-known')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    await isInside(page)
    await close()

    const at = await invitationOf(person.email)
    const here = await openPage(browser, { origin, at, cookie: person.cookie })
    await here.page.getByText(`You are signed in as ${person.email}`).waitFor()
    await assertShows(() => here.page.getByLabel('Password', { exact: true }).count(), 0)
    await here.page.getByRole('button', { name: 'Join' }).click()
    await isInside(here.page)
    assert.deepEqual([...faults, ...here.faults], [])
    await here.close()
  })

  test('whoever is invited and has none makes one', async () => {
    const { page, faults, close } = await open(await invitationOf('new@example.com'))
    await page.getByLabel('Your name').fill('Cy New')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    await isInside(page)
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that is used or too old leads on, each to where a new one is', async () => {
    await aPerson(server, await aWorkspace(server), 'viewer')
    const { page, faults, check, close } = await open('/reset?token=gone')
    await page.getByText('works once, for an hour').waitFor()
    await check('reset-gone')
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await page.getByRole('heading', { name: 'Get a link by email' }).waitFor()
    await page.goto(`${origin}/app/invitation?token=gone`)
    await page.getByText('ask whoever invited you for a new one').waitFor()
    await assertShows(() => page.getByRole('link', { name: 'Get a new link' }).count(), 0)
    await page.getByRole('link', { name: 'Sign in instead' }).click()
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    await page.goto(`${origin}/app/sign-in?token=gone`)
    await page.getByRole('button', { name: 'Sign in by this link' }).click()
    await page.getByRole('button', { name: 'Get a new link' }).click()
    await page.getByRole('heading', { name: 'Get a link by email' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that cannot be read for want of a connection is not called too old, and is read again', async () => {
    const { page, close } = await open('/sign-in')
    await page.route('**/app/api/links/**', (route) => route.abort())
    await page.goto(`${origin}/app${await invitationOf('late@example.com')}`)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unrouteAll()
    await again.click()
    await page.getByLabel('Your name').waitFor()
    await close()
  })

  test('a forgotten password is set with the code of the second step, asked for without a reproach', async () => {
    const person = await aPerson(server, await aWorkspace(server, { name: 'Harbour' }), 'viewer')
    const { secret } = (await person.ask('POST', '/app/api/account/totp')).body
    assert.ok(secret)
    const at = await linkOf({ purpose: 'reset', accountId: person.accountId })
    await db.rows(sql`update account_totp set confirmed = now() where account_id = ${person.accountId}::uuid`)
    const { page, faults, check, close } = await open(at)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the password' }).click()
    const field = page.getByRole('textbox', { name: 'Code from your authenticator' })
    await field.waitFor()
    await assertShows(() => page.getByRole('alert').count(), 0)
    await assertShows(() => field.getAttribute('inputmode'), 'numeric')
    await check('reset-code')
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    const code = page.getByRole('textbox', { name: 'Recovery code' })
    await assertShows(() => code.getAttribute('inputmode'), 'text')
    await page.getByRole('button', { name: 'Use a code from the app instead' }).click()
    await field.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Save the password' }).click()
    await isInside(page)
    assert.deepEqual(faults, [])
    await close()
  })
})
