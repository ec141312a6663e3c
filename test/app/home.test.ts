/** The first page in the browser: a new workspace's first steps, growth, and what wants a hand. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { noteOutage } from '../../server/messaging/ledger/outage-store.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { manyContacts } from '../support/many-contacts.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

const WIDTHS = [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

describe('an empty workspace', { concurrency: 1 }, () => {
  for (const [device, viewport] of WIDTHS) {
    test(`is led through the first steps, which tick themselves: ${device}`, async () => {
      const workspace = await aWorkspace(server)
      const { page, faults, check, close } = await openAs('owner', workspace, '', { viewport })

      await page.getByText('0 of 5 done').waitFor()
      await page.getByText('No campaign yet').waitFor()
      await check(`home-empty-${device}`)
      await page.getByRole('link', { name: 'Set the sender' }).click()
      await page.getByLabel('Sender address').and(page.locator(':focus')).waitFor()
      await page.goBack()
      await page.getByRole('link', { name: 'Add one' }).click()
      await page.getByRole('heading', { level: 1, name: 'Add contact' }).waitFor()
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByRole('button', { name: 'Add contact' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
      await page.getByRole('link', { name: 'Home' }).first().click()

      await page.getByText('1 of 5 done').waitFor()
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Add people to write to' })
        .getByText('Done')
        .waitFor()
      assert.deepEqual(faults, [])
      await close()
    })
  }

  test('shows a viewer nothing to do that a viewer cannot do', async () => {
    const { page, faults, close } = await openAs('viewer', await aWorkspace(server), '')

    await page.getByText('Nobody is here yet').waitFor()

    await assertShows(() => page.getByText('First steps').count(), 0)
    await assertShows(() => page.getByRole('main').getByRole('link').count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('a workspace in use', { concurrency: 1 }, () => {
  for (const [device, viewport] of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`says how it grows, what wants a hand and what came last: ${device}, ${colorScheme}`, async () => {
        const workspace = await inUse()
        const options = { viewport, colorScheme }
        const { page, faults, check, close } = await openAs('owner', workspace, '', options)

        await page.getByRole('link', { name: /^270\s*may be written to/ }).waitFor()
        await page.getByText('300 came in the last 90 days').waitFor()
        await page.getByText('Your mail server cannot be reached').waitFor()
        await page.getByText('Spring is here').waitFor()
        await check(`home-${device}-${colorScheme}`)
        const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
        assert.ok(width <= viewport.width, `${width} px wide`)
        await page.getByRole('link', { name: 'Spring is here' }).click()
        await page.getByRole('heading', { level: 1, name: 'Report: Spring is here' }).waitFor()
        await page.goBack()
        await page.getByRole('link', { name: 'Look at them' }).first().click()
        await page.waitForURL(/campaigns\?filter=/)
        await page.goBack()
        await page
          .getByRole('listitem')
          .filter({ hasText: 'cannot be reached' })
          .getByRole('link', { name: 'Mend it' })
          .click()
        await page.getByRole('heading', { level: 1, name: 'Sending' }).waitFor()
        await page.getByLabel('Mail servers of your own').and(page.locator(':focus')).waitFor()
        assert.deepEqual(faults, [])
        await close()
      })
    }
  }

  test('is read in Swedish', async () => {
    const { page, person, faults, check, close } = await openAs('owner', await inUse(), '')
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()

    await page.getByText('300 har kommit till').waitFor()

    await check('home-swedish')
    assert.deepEqual(faults, [])
    await close()
  })
})

/** 300 contacts of three months, two campaigns, of which one is paused, and a mail server that is away. */
async function inUse() {
  const workspace = await aWorkspace(server, {
    name: 'Fern & Oak',
    senderEmail: 'hello@fern.example',
    postalAddress: 'Gatan 1, Umeå',
  })
  await manyContacts(db, workspace.id, 300)
  await db.rows(sql`
    update contact set created = now() - interval '80 days' * power(random(), 2)
    where workspace_id = ${workspace.id}::uuid`)
  for (const title of ['Spring is here', 'Summer sale'])
    await workspace.api.post('/campaigns', { deliveryChannel: 'email', title })
  await db.rows(sql`
    update campaign set status = case when title = 'Summer sale' then 'paused' else 'published' end
    where workspace_id = ${workspace.id}::uuid`)
  const since = new Date().toISOString()
  await noteOutage(db, {
    workspaceId: workspace.id,
    channel: 'email',
    since,
    nextTry: since,
    words: 'ECONNREFUSED',
  })
  return workspace
}
