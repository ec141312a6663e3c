/** One contact in the browser: its fields, tags, channels, notes, what happened, its data and its end. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { createField } from '../../server/contacts/custom-fields/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

async function aContactOf(workspace: TestWorkspace, fields: object): Promise<string> {
  const made = await workspace.api.post('/contacts', { addDirectly: true, ...fields })
  return (assertAnswered(made, 201) as { id: string }).id
}

async function read(workspace: TestWorkspace, id: string) {
  const { body } = await workspace.api.get('/contacts')
  return body.items.find((contact: { readonly id: string }) => contact.id === id)
}

/** The password was given longer ago than it counts. */
async function forgetPassword(accountId: string): Promise<void> {
  await server.db.rows(sql`
    update account_session set confirmed = now() - interval '1 hour' where account_id = ${accountId}::uuid`)
}

describe('a contact’s page', { concurrency: 1 }, () => {
  test('is reached from the list; fields, tags and a note are changed there, and stay', async () => {
    const workspace = await aWorkspace(server)
    await createField(server.db, workspace.id, { name: 'size', label: 'Shoe size', type: 'number' })
    const id = await aContactOf(workspace, { name: 'Ann Ek', email: 'ann@example.com', tags: ['vip'] })
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts')

    await page.getByRole('link', { name: 'Ann Ek' }).click()
    await page.getByRole('heading', { name: 'Ann Ek', level: 1 }).waitFor()
    await page.getByLabel('Write a note').fill('Met at the fair')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('list', { name: 'What happened' }).getByText('Met at the fair').waitFor()
    await check('contact-timeline')
    await page.getByLabel('Tags').first().fill('guest')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Details' }).click()
    await page.getByLabel('City').fill('Lund')
    await page.getByLabel('Shoe size').fill('42,5 or so')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('must be a number').waitFor()
    await check('contact-details-fault')
    await page.getByLabel('Shoe size').fill('42')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await page.getByLabel('City').waitFor()

    await assertShows(() => page.getByLabel('City').inputValue(), 'Lund')
    const { city, tags, customFields, name } = await read(workspace, id)
    assert.deepEqual([name, city, tags, customFields], ['Ann Ek', 'Lund', ['vip', 'guest'], { size: 42 }])
    await check('contact-details')
    assert.deepEqual(faults, [])
    await close()
  })

  test('two people change one contact: what goes together does, what clashes is asked, and no word is lost', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContactOf(workspace, { name: 'Bo', email: 'bo@example.com' })
    const one = await openAs('editor', workspace, `/contacts/${id}?tab=details`)
    const two = await openAs('editor', workspace, `/contacts/${id}?tab=details`)
    const save = async ({ page }: typeof one) => {
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).waitFor()
    }
    await two.page.getByLabel('City').waitFor()

    await one.page.getByLabel('City').fill('Lund')
    await save(one)
    await two.page.getByLabel('Region').fill('Skåne')
    await save(two)
    await assertShows(() => two.page.getByLabel('City').inputValue(), 'Lund')
    await two.page.getByLabel('City').fill('Malmö')
    await one.page.getByLabel('City').fill('Ystad')
    await two.page.getByText('Saved', { exact: true }).waitFor({ state: 'hidden' })
    await save(two)
    await one.page.getByRole('button', { name: 'Save' }).click()
    await one.page.getByText('You both changed: City').waitFor()
    await one.check('contact-clash')
    assert.equal((await read(workspace, id)).city, 'Malmö')
    await assertShows(() => one.page.getByLabel('City').inputValue(), 'Ystad')
    await one.page.getByRole('button', { name: 'Save' }).click()
    await one.page.getByText('You both changed').waitFor({ state: 'hidden' })
    await one.page.getByText('Saved', { exact: true }).first().waitFor()

    const { city, region } = await read(workspace, id)
    assert.deepEqual([city, region], ['Ystad', 'Skåne'])
    assert.deepEqual([...one.faults, ...two.faults], [])
    await Promise.all([one.close(), two.close()])
  })

  test('channels are switched, a block is set and taken away, and each is in the proof of consent', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContactOf(workspace, { name: 'Cid', email: 'cid@example.com', phone: '+46701234567' })
    const { page, faults, check, close } = await openAs('editor', workspace, `/contacts/${id}?tab=consent`)
    const state = async () => (await read(workspace, id)).state

    await page.getByLabel('SMS').click({ force: true })
    await page.getByText('Channels are changed').first().waitFor()
    assert.deepEqual((await read(workspace, id)).notificationSettings, { email: true, sms: false })
    await page.getByRole('cell', { name: 'Consent ended' }).first().waitFor()
    await check('contact-consent')
    await page.getByRole('button', { name: 'Block' }).click()
    await check('contact-block')
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await page.getByText('The contact is blocked').waitFor()
    assert.equal(await state(), 'blocked')
    await page.getByText('Email: blocked by your team').waitFor()
    await page.getByRole('button', { name: 'Unblock' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
    await page.getByText('The block is gone').waitFor()
    assert.equal(await state(), 'unsubscribed')
    await page.getByRole('button', { name: 'Make active' }).click()
    await page.getByRole('button', { name: 'Yes, make active' }).click()
    await page.getByText('Active', { exact: true }).waitFor()

    assert.equal(await state(), 'active')
    assert.deepEqual(faults, [])
    await close()
  })

  test('its data and its end want the password again; erased it is gone from the list', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContactOf(workspace, { name: 'Dan Ek', email: 'dan@example.com' })
    const { page, faults, check, close, person } = await openAs(
      'admin',
      workspace,
      `/contacts/${id}?tab=privacy`,
    )
    const confirm = async () => {
      const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
      await dialog.locator('input[type=password]').fill(PASSWORD)
      await dialog.locator('button[type=submit]').click()
    }

    await forgetPassword(person.accountId)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download data' }).click()
    await confirm()
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      contact: { email: string }
    }
    assert.equal(data.contact.email, 'dan@example.com')
    await page.getByRole('button', { name: 'Erase contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase Dan Ek for good?' })
    await assertShows(() => dialog.getByRole('button', { name: 'Erase contact' }).isDisabled(), true)
    await dialog.getByLabel('Type “Dan Ek” to confirm').fill('Dan Ek')
    await check('contact-erase')
    await forgetPassword(person.accountId)
    await dialog.getByRole('button', { name: 'Erase contact' }).click()
    await confirm()
    await page.getByText('Dan Ek is erased').waitFor()

    assert.equal(await read(workspace, id), undefined)
    await page.getByText('Nobody here yet').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('on a phone, in the dark and in Swedish it holds; a viewer changes nothing', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContactOf(workspace, { name: 'Eva', email: 'eva@example.com', tags: ['vip'] })
    const phone = {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark' as const,
      locale: 'sv-SE',
    }
    const { page, faults, check, close, person } = await openAs('viewer', workspace, `/contacts/${id}`, phone)
    await server.db.rows(sql`update account set language = 'sv' where id = ${person.accountId}::uuid`)
    await page.reload()

    await page.getByRole('heading', { name: 'Eva', level: 1 }).waitFor()
    await check('contact-phone-dark')
    for (const tab of ['details', 'consent', 'privacy']) {
      await page.goto(page.url().replace(/(\?.*)?$/, `?tab=${tab}`))
      await page.getByRole('tabpanel').waitFor()
      await check(`contact-phone-${tab}`)
      await assertShows(() => page.getByRole('button', { name: /^(Spara|Blockera|Radera)/ }).count(), 0)
    }
    const isWider = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
    await assertShows(() => page.evaluate(isWider), false)
    assert.deepEqual(faults, [])
    await close()
  })
})
