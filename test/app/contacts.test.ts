/** The list of contacts and the form that adds one: the patterns of every list and form. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aContact } from '../support/campaigns.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

const PEOPLE = 120

/** A workspace with people called Person 001 to 120, every tenth of Oslo. */
async function aCrowd(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server, { name: 'Harbour Books' })
  for (let number = 1; number <= PEOPLE; number += 1) {
    await workspace.api.post('/contacts', {
      name: `Person ${String(number).padStart(3, '0')}`,
      email: `person.${number}@example.com`,
      city: number % 10 === 0 ? 'Oslo' : 'Bergen',
      tags: number % 3 === 0 ? ['vip', 'newsletter'] : ['newsletter'],
      addDirectly: number % 4 !== 0,
    })
  }
  return workspace
}

const crowd = await aCrowd()

function rows(page: Page) {
  return page.getByRole('table', { name: 'Contacts' }).locator('tbody tr')
}

async function namesIn(page: Page): Promise<string[]> {
  return page.getByRole('table', { name: 'Contacts' }).locator('tbody tr td:first-child').allInnerTexts()
}

describe('the list of contacts', { concurrency: 1 }, () => {
  test('a page, an order and a filter are in the address, which alone brings them back', async () => {
    const { page, faults, close } = await openAs('viewer', crowd, '/contacts')
    await page.getByText('1–50 of 120').waitFor()

    await page.getByRole('button', { name: 'Name' }).click()
    await page.getByRole('cell', { name: 'Person 001', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Pages 2', exact: true }).click()
    await page.getByText('51–100 of 120').waitFor()
    await page.getByRole('cell', { name: 'Person 051', exact: true }).waitFor()
    const asked = page.url()
    await page.reload()

    await page.getByRole('cell', { name: 'Person 051', exact: true }).waitFor()
    assert.equal(page.url(), asked)
    assert.deepEqual((await namesIn(page)).slice(0, 2), ['Person 051', 'Person 052'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('a filter is built by keyboard, read as a sentence, and is the same as text', async () => {
    const { page, faults, check, close } = await openAs('viewer', crowd, '/contacts')
    await rows(page).first().waitFor()

    await page.keyboard.press('/')
    await page.keyboard.press('Enter')
    await page.getByLabel('Field').selectOption('City')
    await page.getByLabel('Value').fill("L'Oslo")
    await check('contacts-filter-editor')
    await page.keyboard.press('Enter')
    await page.getByText('Nobody matches').waitFor()
    await page.getByRole('button', { name: "Change City is L'Oslo" }).click()
    await page.getByLabel('Value').fill('Oslo')
    await page.keyboard.press('Enter')

    await page.getByText('12 in total').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('filter'), "city eq 'Oslo'")
    await page.getByRole('button', { name: 'As text' }).click()
    const text = page.getByLabel('Filter expression')
    await assertShows(() => text.inputValue(), "city eq 'Oslo'")
    await text.fill("city eq 'Oslo' or name eq 'Person 001'")
    await text.press('Enter')
    await page.getByText('13 in total').waitFor()
    await text.fill('citty eq 1')
    await text.press('Enter')
    await page
      .getByText(/“citty” is not a field to filter by; did you mean city\?/)
      .first()
      .waitFor()
    await check('contacts-filter-wrong')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('1–50 of 120').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  for (const [device, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, and nothing scrolls sideways: ${device}, ${colorScheme}`, async () => {
        const { page, faults, check, close } = await openAs(
          'owner',
          crowd,
          "/contacts?filter=tags eq 'vip'",
          {
            viewport,
            colorScheme,
          },
        )
        await page.getByText('40 in total').waitFor()

        await check(`contacts-${device}-${colorScheme}`)

        const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
        assert.ok(width <= viewport.width, `${width} px wide`)
        assert.deepEqual(faults, [])
        await close()
      })
    }
  }
})

test('a list of long names, addresses and tags is no wider than a laptop', async () => {
  const workspace = await aWorkspace(server)
  await aContact(workspace, {
    name: 'Wilhelmina Bergström-Lundqvist',
    email: 'wilhelmina.bergstrom-lundqvist@shop.example.com',
    phone: '+46701740605',
    tags: ['newsletter of the workshop', 'wholesale and press', 'welcomed at the counter'],
  })
  const options = { viewport: { width: 1280, height: 800 } }
  const { page, faults, check, close } = await openAs('owner', workspace, '/contacts', options)
  await page.getByText('1 in total').waitFor()
  await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 1280)
  await check('contacts-long-1280')
  assert.deepEqual(faults, [])
  await close()
})

describe('adding a contact', { concurrency: 1 }, () => {
  test('what the API refuses is said beside its field, and what was typed stays', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/contacts')
    await page.getByText('Nobody here yet').waitFor()
    await check('contacts-empty')
    await page.getByRole('link', { name: 'Add contact' }).first().click()

    await page.getByRole('button', { name: 'Add contact' }).click()
    await page.getByText('Enter a name, an email address or a phone number').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Add contact' }).click()
    const phone = page.getByLabel('Phone')
    await page.locator('[type=tel][aria-invalid="true"]').waitFor()
    assert.ok(await phone.getAttribute('aria-describedby'))
    await assertShows(() => page.locator(':focus').getAttribute('type'), 'tel')
    await check('contact-form')
    await phone.fill('070-123 45 67')
    await page.getByRole('button', { name: 'Add contact' }).click()

    await page.getByRole('cell', { name: 'Ada', exact: true }).waitFor()
    await page.getByRole('cell', { name: '+46701234567' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('typed text is not left without a question', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('editor', workspace, '/contacts/new')
    await page.getByLabel('Name', { exact: true }).fill('Half a contact')

    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay here' }).click()

    await assertShows(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Half a contact')
    await close()
  })

  test('a viewer is offered no way to add one', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('viewer', workspace, '/contacts')

    await page.getByText('Nobody here yet').waitFor()

    await assertShows(() => page.getByRole('link', { name: 'Add contact' }).count(), 0)
    await close()
  })
})
