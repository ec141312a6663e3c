/** The second step in the account, with an app for codes: switched on, used, its codes renewed, switched off. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { sql } from '../../server/platform/sql.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, origin, openAs } = await useApp()

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'sv-SE' } as const

/** As a telephone that was given the key by hand makes it. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

async function forgetConfirmed(accountId: string): Promise<void> {
  await server.db.rows(sql`
    update account_session set confirmed = now() - interval '1 hour' where account_id = ${accountId}::uuid`)
}

/** Gives the password in the dialog that asks for it. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
}

async function secretOn(page: Page): Promise<string> {
  return ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
}

async function switchOn(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(await secretOn(page)))
  await page.getByRole('button', { name: 'Confirm and switch on' }).click()
  return codesOn(page)
}

async function codesOn(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  return list.getByRole('listitem').allTextContents()
}

describe('the second step in the account', { concurrency: 1 }, () => {
  test('is switched on by the password and a code of the app, whose picture is drawn; a wrong code says so at its field', async () => {
    const { page, person, faults, check, close } = await openAs(
      'viewer',
      await aWorkspace(server),
      '/settings/account',
    )
    await forgetConfirmed(person.accountId)
    await page.getByRole('button', { name: 'Switch on' }).click()
    await confirm(page)
    const field = page.getByRole('textbox', { name: 'Code from the app' })
    await field.waitFor()
    await assertShows(() => field.evaluate(hasFocus), true)
    await check('second-step-offer')
    const picture = page.getByRole('img', { name: /QR code/ })
    assert.ok((await picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))) > 0)

    const code = codeOf(await secretOn(page))
    await field.fill('12345')
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByText('Enter the six digits').waitFor()
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByText('That was not the code').waitFor()
    assert.equal((await person.ask('GET', '/app/api/account/security')).body.hasTotp, false)
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()

    assert.equal((await codesOn(page)).length, 10)
    await check('second-step-codes')
    assert.deepEqual(faults, [])
    await close()
  })

  test('shows its recovery codes this once, to download; each signs in, and the number left is said', async () => {
    const { page, person, close } = await openAs('owner', await aWorkspace(server), '/settings/account')
    const codes = await switchOn(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    const kept = await readFile(await file.path(), 'utf8')
    assert.ok(codes.every((code) => kept.includes(code)))
    assert.ok(kept.includes(person.email))
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes left').waitFor()
    await page.locator(':focus').getByText('10 recovery codes left').waitFor()
    await page.reload()
    await page.getByText('10 recovery codes left').waitFor()
    assert.ok(!(await page.content()).includes(codes[0] ?? assert.fail()))

    await page.context().clearCookies()
    await page.goto(`${origin}/app/sign-in`)
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    // What is wrong is said at the code, which is where the cursor then is: the rest was taken.
    const code = page.getByRole('textbox', { name: /code/i })
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This did not work. Type the code').waitFor()
    await assertShows(() => code.getAttribute('aria-invalid'), 'true')
    await code.fill(codes[0] ?? assert.fail())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /An owner.*your account/ }).waitFor()
    assert.equal((await person.ask('GET', '/app/api/account/security')).body.recoveryCodes, 9)
    await close()
  })

  test('is given new codes, and the old ones are worth nothing; switched off, it asks for nothing', async () => {
    const { page, person, faults, check, close } = await openAs(
      'editor',
      await aWorkspace(server),
      '/settings/account',
    )
    const old = await switchOn(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await forgetConfirmed(person.accountId)
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click()
    await confirm(page)
    const fresh = await codesOn(page)
    assert.equal(new Set([...old, ...fresh]).size, 20)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await check('second-step-on')

    await page.getByRole('button', { name: 'Switch off the second step' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('button', { name: 'Switch on' }).waitFor()
    assert.equal((await person.ask('GET', '/app/api/account/security')).body.hasTotp, false)
    assert.deepEqual(faults, [])
    await close()
  })

  test('fits a telephone, in Swedish and in the dark', async () => {
    const { page, person, faults, check, close } = await openAs(
      'author',
      await aWorkspace(server),
      '/settings/account',
      PHONE,
    )
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await page.getByRole('button', { name: 'Slå på' }).click()
    await page.getByRole('textbox', { name: 'Kod från appen' }).fill(codeOf(await secretOn(page)))
    await check('second-step-offer-sv-dark-390')
    await page.getByRole('button', { name: 'Bekräfta och slå på' }).click()
    await page.getByRole('list', { name: 'Reservkoder' }).waitFor()
    await check('second-step-codes-sv-dark-390')
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
    assert.deepEqual(faults, [])
    await close()
  })
})

function hasFocus(element: { readonly ownerDocument: { readonly activeElement: unknown } }): boolean {
  return element === element.ownerDocument.activeElement
}
