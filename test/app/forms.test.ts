/** Forms on one's own site, in the app: built, tried out, mended, a page for each subject. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aWorkspace, apiWith } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, origin, openAs } = await useApp()

/** Each with the end of its address and what it is about. */
const PAGES = [
  ['Build', '', 'Build a form'],
  ['Consent', '/consent', 'What people agree to'],
  ['Joining', '/joining', 'When somebody joins'],
  ['Address', '/address', 'Address of your forms'],
  ['Try it out', '/test', 'Try out what a form sends'],
  ['Last calls', '/calls', 'Last calls'],
  ['Not stored', '/rejected', 'What could not be stored'],
] as const

function places(page: Page) {
  return page.getByRole('navigation', { name: 'What there is to forms' })
}

async function to(page: Page, name: string): Promise<void> {
  await places(page).getByRole('link', { name, exact: true }).click()
}

async function until(hasCome: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 200 && !(await hasCome()); n += 1) await new Promise((done) => setTimeout(done, 50))
  assert.ok(await hasCome())
}

describe('forms', { concurrency: 1 }, () => {
  test('are a short page for each subject, each at its own address, and the row of them stands still', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/forms', {
      viewport: { width: 1440, height: 900 },
    })
    for (const [name, end, heading] of PAGES) {
      await to(page, name)
      await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
      await page.waitForURL(`**/settings/forms${end}`)
      await assertShows(() => places(page).locator(':focus').textContent(), name)
      await check(`forms-${name}`)
      const height = await page.evaluate('document.querySelector("main").scrollHeight')
      assert.ok(Number(height) < 1300, `${name} is ${String(height)} pixels high`)
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('read well in Swedish on a phone in the dark, with the page that is read in sight', async () => {
    const workspace = await aWorkspace(server)
    const phone = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
    const { page, person, faults, check, close } = await openAs('admin', workspace, '', phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    for (const [name, end] of PAGES) {
      await page.goto(`${origin}/app/w/${workspace.handle}/settings/forms${end}`)
      const current = page
        .getByRole('navigation', { name: 'Det som hör till formulär' })
        .locator('[aria-current]')
      await current.waitFor()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      const { x = -1, width = 0 } = (await current.boundingBox()) ?? {}
      assert.ok(x >= 0 && x + width <= 390, `${name} is out of sight`)
      await check(`forms-phone-${name}`)
      await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390)
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('keep what is typed and saved nowhere while another of their pages is read, and ask before the rest is left', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('admin', workspace, '/settings/forms')
    await page.getByLabel('Tags for whoever').fill('harbour')
    await page.getByRole('checkbox', { name: 'Message' }).check()
    await to(page, 'Try it out')
    await page.getByLabel('What is sent').fill('name=Ann')
    await page.getByRole('link', { name: 'Build' }).click()
    await assertShows(() => page.getByLabel('Tags for whoever').inputValue(), 'harbour')
    await assertShows(() => page.getByRole('checkbox', { name: 'Message' }).isChecked(), true)
    await page.getByRole('link', { name: 'Those sites' }).click()
    await page.getByLabel('Sites a form may lead back to').fill('https://shop.example')
    await to(page, 'Try it out')
    await page.getByRole('dialog').getByRole('button').first().click()
    await assertShows(
      () => page.getByLabel('Sites a form may lead back to').inputValue(),
      'https://shop.example',
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await to(page, 'Try it out')
    await assertShows(() => page.getByLabel('What is sent').inputValue(), 'name=Ann')
    assert.deepEqual(faults, [])
    await close()
  })

  test('the HTML to paste stores who sends it in, with name, tags and consent', async () => {
    const workspace = await aWorkspace(server, { webhookHoneypot: 'fax_number' })
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/forms/consent')
    await page.getByLabel('Words beside the box').fill('Yes, the harbour letter please.')
    await page.getByRole('button', { name: 'Save as version 1' }).click()
    await page.getByText('Contacts that agreed: 0').waitFor()
    await to(page, 'Build')
    await page.getByRole('heading', { name: 'Build a form' }).waitFor()
    await page.getByText('Yes, the harbour letter please.', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Phone' }).check()
    await page.getByLabel('Tags for whoever').fill('harbour, "spring"')
    await check('settings-forms')
    const html = await page.getByLabel('HTML to paste').inputValue()
    assert.match(html, /name="fax_number" tabindex="-1"/)

    await page.goto('about:blank')
    await page.setContent(html.replaceAll('http://tidings.test', origin))
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Phone').fill('+46701234567')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await until(async () => (await workspace.api.get('/contacts')).body.items.length === 1)

    const [ann] = (await workspace.api.get('/contacts')).body.items
    assert.deepEqual([ann.name, ann.email, ann.phone], ['Ann', 'ann@example.com', '+46701234567'])
    assert.deepEqual(ann.tags.toSorted(), ['"spring"', 'harbour'])
    await page.goto(`${origin}/app/w/${workspace.handle}/contacts/${ann.id}?tab=consent`)
    await page.getByRole('cell', { name: 'Version 1 of the words' }).first().waitFor()
    await page.getByText('Yes, the harbour letter please.').first().waitFor()
    await check('contact-consent-version')
    await page.goto(`${origin}/app/w/${workspace.handle}/settings/forms/consent`)
    await page.getByText('Contacts that agreed: 1').waitFor()
    await page.getByLabel('Words beside the box').fill('Yes, the harbour letter and offers please.')
    await page.getByRole('button', { name: 'Save as version 2' }).click()
    await page.getByText('Version 2', { exact: true }).waitFor()
    await check('settings-consent-texts')
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that named nobody is seen, mended and taken in', async () => {
    const workspace = await aWorkspace(server)
    const webhook = apiWith(server.http)
    await webhook.post(`/webhooks/contacts/${workspace.webhookId}`, { first_name: 'Bo', note: 'Call me' })
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/forms/rejected')
    await page.getByRole('cell', { name: /Call me/ }).waitFor()
    await check('settings-rejected')
    await page
      .getByRole('table', { name: 'What could not be stored' })
      .getByRole('button', { name: /^Take it in: the form/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Take it in' })
    await dialog.getByRole('button', { name: 'Take it in' }).click()
    await dialog.getByText(/email/i).first().waitFor()
    await dialog.getByLabel('Email of the sender').fill('bo@example.com')
    await check('settings-mend')
    await dialog.getByRole('button', { name: 'Take it in' }).click()

    await page.getByText('Nothing: every form could be stored.').waitFor()
    const [bo] = (await workspace.api.get('/contacts')).body.items
    assert.deepEqual([bo.name, bo.email], ['Bo', 'bo@example.com'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('what a form sends is tried out, with what is read from where and why', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/forms/test')
    await page
      .getByLabel('What is sent')
      .fill(
        '{"answers":[{"question":"Ihre E-Mail","answer":"ann@example.com"},{"question":"Budget?","answer":"5"}],"utm":"x"}',
      )
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('cell', { name: 'ann@example.com' }).waitFor()
    await page.getByText('its name is “Ihre E-Mail”').waitFor()
    await page.getByText(/keys are ignored/).click()
    await check('settings-form-test')

    await page.getByLabel('What is sent').fill('name=Ann')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText(/This would not be stored/).waitFor()
    assert.deepEqual((await workspace.api.get('/contacts')).body.items, [])
    assert.deepEqual(faults, [])
    await close()
  })

  test('the last calls are listed, and what was refused is taken in from there', async () => {
    const workspace = await aWorkspace(server)
    const webhook = apiWith(server.http)
    const path = `/webhooks/contacts/${workspace.webhookId}`
    await webhook.post(path, { 'E-Mail': 'ann@example.com', utm: 'x' })
    await webhook.post(path, { first_name: 'Bo' })
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/forms/calls')
    const calls = page.getByRole('table', { name: 'Last calls' })
    await until(async () => {
      await page.getByRole('button', { name: 'Look again' }).click()
      return (await calls.getByText('Not stored').count()) === 1
    })
    await calls.getByText('Stored', { exact: true }).waitFor()
    await check('settings-form-calls')
    await page.setViewportSize({ width: 390, height: 844 })
    await check('settings-form-calls-phone')
    await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await calls.getByRole('button', { name: /^Take it in: the form/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Take it in' })
    await dialog.getByLabel('Email of the sender').fill('bo@example.com')
    await dialog.getByRole('button', { name: 'Take it in' }).click()

    await until(async () => (await workspace.api.get('/contacts')).body.items.length === 2)
    assert.deepEqual(faults, [])
    await close()
  })

  test('the secret is shown when it is asked for, and a new one ends the old', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('admin', workspace, '/settings/forms/address')
    await assertShows(() => page.getByText(/^whk_/).count(), 0)
    await page.getByRole('button', { name: 'Show the secret' }).click()
    const secret = page.getByLabel('Secret', { exact: true })
    const before = await secret.inputValue()
    assert.match(before, /^whk_/)
    await page.getByRole('button', { name: 'Make a new secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click()

    await until(async () => (await secret.inputValue()) !== before)
    assert.match(await secret.inputValue(), /^whk_/)
    assert.deepEqual(faults, [])
    await close()
  })
})
