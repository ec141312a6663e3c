/** What stands beside a text while it is written, what an SMS costs, and how a campaign fared, in the browser. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { record } from '../../server/tracking/store.ts'
import { useApp } from '../support/app.ts'
import {
  aContact,
  aDraftTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
  people,
  recordOutcome,
} from '../support/campaigns.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server
const PHONE = { viewport: { width: 390, height: 844 } }
const DARK = { colorScheme: 'dark' as const }

/** What a page knows that a test does not. */
interface Shown {
  getComputedStyle(element: unknown): { readonly color: string }
}

function mailIn(page: Page) {
  return page.frameLocator('iframe')
}

describe('beside the text', { concurrency: 1 }, () => {
  test('stands the mail as one of its readers gets it, on a desk, dark, as text and as its post', async () => {
    const workspace = await aSendingWorkspace(server)
    await aContact(workspace, { name: 'Ada Lovelace', email: 'ada@example.com' })
    const { id } = (
      await workspace.api.post('/campaigns', {
        deliveryChannel: 'email',
        title: 'For {{ contact.name }}',
        blocks: [
          { type: 'text', text: 'Dear {{ contact.first_name | default: "friend" }}' },
          { type: 'html', text: '<p>kept</p><img src="x" onerror="parent.postMessage(1)">' },
        ],
      })
    ).body
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`, DARK)
    await mailIn(page).getByText('Dear friend', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'As' }).click()
    await page.getByRole('option', { name: 'Ada Lovelace' }).click()
    await mailIn(page).getByText('Dear Ada', { exact: true }).waitFor()
    await page.getByText('For Ada Lovelace').waitFor()
    await page.getByRole('switch', { name: 'Dark' }).click()
    await page.locator('iframe[data-dark]').waitFor()
    await check('preview-dark')
    const colour = await mailIn(page)
      .getByText('Dear Ada', { exact: true })
      .evaluate((element): string => (globalThis as unknown as Shown).getComputedStyle(element).color)
    assert.ok(Number(/\d+/.exec(colour)?.[0]) > 150, `words on dark are ${colour}`)

    await page.getByRole('radio', { name: 'Text', exact: true }).press('Space')
    await page.locator('pre').getByText('Dear Ada').waitFor()
    await page.getByRole('radio', { name: 'Post' }).press('Space')
    await mailIn(page).getByText('Dear friend', { exact: true }).waitFor()

    assert.match(page.url(), /view=web/)
    assert.deepEqual(faults, [])
    await close()
  })

  test('the text and its preview are beside each other, on a phone one at a time, and nothing is wider than the screen', async () => {
    const workspace = await aSendingWorkspace(server)
    const { id } = (
      await workspace.api.post('/campaigns', {
        deliveryChannel: 'email',
        title: 'On a phone',
        blocks: [
          { type: 'h1', text: 'A heading' },
          { type: 'text', text: 'Words' },
          { type: 'button', text: 'Go', url: 'https://a.example/' },
          { type: 'columns', text: 'One\n---\nTwo' },
          { type: 'product', text: 'prompt(3): mugs' },
        ],
      })
    ).body
    for (const [name, options] of [
      ['composer-phone', PHONE],
      ['composer-phone-dark', { ...PHONE, ...DARK }],
      ['composer-wide', { viewport: { width: 1440, height: 900 } }],
      ['composer-wide-dark', { viewport: { width: 1440, height: 900 }, ...DARK }],
    ] as const) {
      const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`, options)
      await page.getByRole('textbox', { name: 'Text, block 2' }).waitFor()
      const isNarrow = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')
      if (name.startsWith('composer-phone')) {
        await check(name)
        assert.ok(await isNarrow(), name)
        await page.locator('[data-dock]').getByRole('button', { name: 'Preview' }).click()
      }
      await mailIn(page).getByText('A heading').waitFor()
      await check(`${name}-preview`)
      assert.ok(await isNarrow(), name)
      assert.deepEqual(faults, [])
      await close()
    }
  })
})

describe('a product in a letter', { concurrency: 1 }, () => {
  test('is found by what somebody would say, and is shown with its name of the day', async () => {
    const workspace = await aSendingWorkspace(server)
    const mug = { title: 'Sage mug', price: 39, currency: 'EUR', isForSale: true }
    const { id: mugId } = (await workspace.api.post('/products', mug)).body
    await workspace.api.post('/products', {
      title: 'Ocean plate',
      price: 12,
      currency: 'EUR',
      isForSale: true,
    })
    const blocks = [{ type: 'text', text: 'Look' }]
    const draft = { deliveryChannel: 'email', title: 'Mugs', blocks }
    const { id } = (await workspace.api.post('/campaigns', draft)).body
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByRole('button', { name: 'Add a block', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Product/ }).click()
    await page.getByRole('button', { name: 'Find products' }).click()
    await page.getByLabel('What are you looking for?').fill('mug')
    await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: /^Ocean plate/ }).waitFor({ state: 'hidden' })
    await check('product-picker')
    await page.getByRole('button', { name: /^Sage mug/ }).click()
    await mailIn(page).getByText('Sage mug').first().waitFor()

    const { blocks: written } = (await workspace.api.get(`/campaigns/${id}`)).body
    assert.equal(written[1].text, `product: ${mugId}`)
    assert.deepEqual(faults, [])
    await close()
  })

  test('stands in its block as it is now: by its handle, by a search without what is not for sale, and as missing when it is gone', async () => {
    const workspace = await aSendingWorkspace(server)
    const { api } = workspace
    const mug = { title: 'Sage mug', handle: 'sage-mug', price: 39, currency: 'EUR' }
    await api.post('/products', mug)
    await api.post('/products', { title: 'Blue mug', price: 29, currency: 'EUR', isForSale: false })
    const written = ['product: sage-mug', 'prompt(2): mug', 'product: gone', 'prompt: garden hose']
    const blocks = written.map((text) => ({ type: 'product', text }))
    const { id } = (await api.post('/campaigns', { deliveryChannel: 'email', title: 'Mugs', blocks })).body
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    const shown = (what: string | RegExp) => page.getByRole('main').getByRole('listitem').getByText(what)

    await assertShows(() => shown('Sage mug').count(), 2)
    await assertShows(() => shown('€39.00').count(), 2)
    await page.getByText('There is no such product now').waitFor()
    await page.getByText('Today it finds nothing').waitFor()
    await assertShows(() => shown('Blue mug').count(), 0)
    await check('products-in-a-letter')
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('an SMS', { concurrency: 1 }, () => {
  test('shows its segments, names the character that makes it dear, and replaces it at a press', async () => {
    const workspace = await aSendingWorkspace(server)
    const text = `Spring – ${'words '.repeat(20)}`.trim()
    const { id } = (await workspace.api.post('/campaigns', { deliveryChannel: 'sms', text })).body
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByText('2 segments a person').waitFor()
    await page.getByText('“–” at place 8').waitFor()
    await check('sms')
    await page.getByRole('button', { name: 'Write “-” instead' }).click()
    await page.getByText('One segment a person').waitFor()

    assert.equal((await workspace.api.get(`/campaigns/${id}`)).body.text, text.replace('–', '-'))
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('the report', { concurrency: 1 }, () => {
  test('says how far it is, lets it be held and ended, and shows the people behind each number', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 4)
    await aContact(workspace, { name: 'Without an address' })
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    await publishCampaign({ ...server, publicUrl: server.config.PUBLIC_URL }, workspace.id, id)
    const queued = (await ledgerOf(db, workspace, id)).filter(({ state }) => state === 'queued')
    await recordOutcome(db, workspace, queued.slice(0, 2), 'sent')
    const [first] = queued
    const measured = {
      workspaceId: workspace.id,
      mailingId: first?.mailingId ?? '',
      deliveryId: first?.id ?? '',
    }
    await record(db, measured, { kind: 'open', link: -1, agent: 'human' })

    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}/report`)
    await page.getByText('3 of 5 done').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    await page.getByRole('img', { name: 'Opened by 1, clicked by 0 within 48 hours' }).waitFor()
    await page.getByRole('button', { name: '1 opened: show who' }).click()
    await page.getByRole('region', { name: 'Opened: who' }).getByText('person').waitFor()
    await check('report')
    await page.getByRole('button', { name: '1 left out: show who' }).click()
    await page.getByRole('region', { name: 'Left out: who' }).getByText('no address of this kind').waitFor()

    await page.getByRole('button', { name: 'Cancel the rest' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the rest?' })
    await dialog.getByText('2 people who have not got it yet').waitFor()
    await dialog.getByRole('button', { name: 'Cancel the rest' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()

    assert.equal((await workspace.api.get(`/campaigns/${id}`)).body.status, 'cancelled')
    assert.deepEqual(faults, [])
    await close()
  })
})
