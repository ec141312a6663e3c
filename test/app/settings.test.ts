/** Settings of the workspace in the app: every section, domains checked. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { readSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { aDnsServer } from '../support/dns-server.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const dns = await aDnsServer()
after(() => dns.close())
const { server, origin, openAs } = await useApp({ DNS_SERVERS: dns.address })
const { db } = server

function section(page: Page, name: string) {
  return page.getByRole('form', { name })
}

async function save(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/app/api/settings'),
  )
  await section(page, name).getByRole('button', { name: 'Save' }).click()
  assert.equal((await saved).status(), 200)
  await page.getByText('Saved', { exact: true }).last().waitFor()
}

async function until(hasCome: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 200 && !(await hasCome()); n += 1) await new Promise((done) => setTimeout(done, 50))
  assert.ok(await hasCome())
}

describe('settings of the workspace', { concurrency: 1 }, () => {
  test('are saved where they are changed, and nothing else is; another address is followed', async () => {
    const workspace = await aWorkspace(server, { country: 'SE', tracking: 'person' })
    const handle = `${workspace.handle}-two`
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/workspace')
    await page.getByLabel('Name', { exact: true }).fill('  Harbour  ')
    await page.getByLabel('Public address').fill(handle)
    await check('settings-workspace')
    await save(page, 'Name and looks')

    await page.waitForURL(`${origin}/app/w/${handle}/settings/workspace`)
    await assertShows(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Harbour')
    await page.getByRole('button', { name: /^Harbour/ }).waitFor()
    const { name, country, tracking } = await readSettings(db, workspace.id)
    assert.deepEqual([name, country, tracking], ['Harbour', 'SE', 'person'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is wrong is said beside its field, what was typed stays, and nothing is stored', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/sending')
    await page.getByLabel('Sender address').fill('nobody')
    await section(page, 'Sender').getByRole('button', { name: 'Save' }).click()

    const field = page.getByRole('textbox', { name: 'Sender address' })
    await page.locator('[aria-invalid="true"]').waitFor()
    await assertShows(() => field.inputValue(), 'nobody')
    await assertShows(() => field.getAttribute('aria-invalid'), 'true')
    await page.getByLabel('Emails a minute', { exact: true }).fill('many')
    await section(page, 'Pace').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a whole number').waitFor()
    await check('settings-sending')
    assert.equal((await readSettings(db, workspace.id)).senderEmail, null)
    assert.deepEqual(faults, [])
    await close()
  })

  test('mail servers are stored whole, and shown and sent again without their password', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('owner', workspace, '/settings/sending')
    await page.getByLabel('Mail servers of your own').fill('smtps://ann:geheim@mail.example:465')
    await save(page, 'Mail servers')
    assert.equal(
      await page.getByLabel('Mail servers of your own').inputValue(),
      'smtps://ann:***@mail.example:465',
    )
    await page.getByLabel('Domain for returned mail').fill('back.example')
    await save(page, 'Mail servers')

    const stored = await readSettings(db, workspace.id)
    assert.deepEqual(
      [stored.smtpUrl, stored.bounceDomain],
      ['smtps://ann:geheim@mail.example:465?reach=public', 'back.example'],
    )
    await close()
  })

  test('of text messages and of what is counted are switches and choices', async () => {
    const workspace = await aWorkspace(server, { smsEnabled: false })
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/sms')
    await page.getByRole('switch', { name: 'Send text messages' }).check({ force: true })
    await page.getByLabel('Sender of text messages').fill('Harbour')
    await check('settings-sms')
    await save(page, 'How they go out')
    await page.getByRole('navigation', { name: 'Sections of the settings' }).getByText('Tracking').click()
    await page.getByRole('radio', { name: 'How often, not by whom' }).check()
    await check('settings-tracking')
    await save(page, 'Opens and clicks')

    const { smsEnabled, smsSender, tracking } = await readSettings(db, workspace.id)
    assert.deepEqual([smsEnabled, smsSender, tracking], [true, 'Harbour', 'anonymous'])
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('domains', { concurrency: 1 }, () => {
  test('one is added, its records are copied into DNS, and the check finds them', async () => {
    const workspace = await aWorkspace(server)
    const options = { permissions: ['clipboard-read', 'clipboard-write'] }
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/domains', options)
    await page.getByLabel('Domain', { exact: true }).fill('not a domain')
    await page.getByRole('button', { name: 'Add a domain' }).click()
    await page.locator('[aria-invalid="true"]').waitFor()
    await page.getByLabel('Domain', { exact: true }).fill('Shop.Example')
    await page.getByRole('button', { name: 'Add a domain' }).click()
    await page.getByRole('heading', { name: 'shop.example' }).waitFor()
    await page.getByRole('button', { name: 'Check now' }).click()
    await until(async () => (await page.getByText('Missing or wrong').count()) === 3)
    await check('settings-domains-missing')
    for (const purpose of ['DKIM', 'SPF', 'DMARC']) {
      const name = await copied(page, `Copy the name of ${purpose}`)
      dns.records.set(name, [await copied(page, `Copy the value of ${purpose}`)])
    }
    await page.getByRole('button', { name: 'Check now' }).click()

    await until(async () => (await page.getByText('In place').count()) >= 2)
    await assertShows(() => page.getByText('Missing or wrong').count(), 0)
    await check('settings-domains')
    await page.getByRole('button', { name: 'Remove shop.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: 'shop.example', exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('who may', { concurrency: 1 }, () => {
  test('an editor sees the own account and the fields of contacts alone', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('editor', workspace, '/settings')
    const sections = page.getByRole('navigation', { name: 'Sections of the settings' })
    await sections.waitFor()

    await assertShows(() => sections.getByRole('link').allTextContents(), ['Your account', 'Custom fields'])
    await close()
  })
})

describe('on a phone', { concurrency: 1 }, () => {
  const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'sv-SE' } as const

  test('the sections are a page of their own, with what is in each; every section leads back to it', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('owner', workspace, '/settings', PHONE)
    const list = page.getByRole('navigation', { name: 'Sections of the settings' })
    await list.getByRole('link', { name: /^Your account.*passkeys/ }).waitFor()
    assert.equal(await list.getByRole('link').count(), 11)
    for (const link of await list.getByRole('link').all())
      assert.ok(((await link.boundingBox())?.height ?? 0) >= 44)
    await check('settings-phone')

    await list.getByRole('link', { name: /^Tracking/ }).click()
    await page.waitForURL('**/settings/tracking')
    await page.getByRole('form', { name: /opens/i }).or(page.getByRole('radio').first()).first().waitFor()
    assert.equal(await list.count(), 0)
    await check('settings-phone-section')
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click()
    await page.waitForURL('**/settings')
    await list.waitFor()

    assert.deepEqual(faults, [])
    await close()
  })

  test('once there is room the sections stand beside the first of them', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('viewer', workspace, '/settings', PHONE)
    const list = page.getByRole('navigation', { name: 'Sections of the settings' })
    await list.waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.waitForURL('**/settings/account')
    await list.waitFor()
    await close()
  })
})

async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.evaluate('navigator.clipboard.readText()')
}
