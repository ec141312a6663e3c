/** Names of one word of any length: no page grows wider by them, at 400 % zoom neither, and what acts on them is in reach. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openSessionFor } from '../../server/accounts/sign-in.ts'
import { createFlow } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aContact } from '../support/campaigns.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server
const LONG = 'abcdefghij'.repeat(19)
const LABEL = LONG.slice(0, 60)
const MAIL = `${LABEL}@${LABEL}.example`
/** 1280 pixels at 400 %, and a laptop. */
const WIDTHS = [320, 1280]

/** Everything is called so; the pages where it is shown. */
async function aLongWorkspace() {
  const workspace = await aWorkspace(server)
  const { api } = workspace
  const opened = await openAs('owner', workspace, '', { viewport: { width: 320, height: 800 } })
  const { ask } = opened.person
  assertAnswered(await ask('POST', '/app/api/keys', { name: LONG, scopes: ['contacts:read-only'] }), 201)
  assertAnswered(await ask('POST', '/app/api/domains', { domain: `${LABEL}.example` }), 201)
  assertAnswered(await ask('POST', '/app/api/fields', { name: 'size', label: LABEL, type: 'text' }), 201)
  assertAnswered(await ask('PATCH', '/app/api/account', { name: LONG.slice(0, 100) }), 200)
  const contact = await aContact(workspace, { name: LONG, email: MAIL, tags: [LABEL] })
  const made = { title: LONG, vendor: LONG, price: 123_456_789_012, currency: 'SEK' }
  const product = assertAnswered(await api.post('/products', made), 201).id
  const segment = await createSegment(db, workspace.id, { name: LONG, filter: `tags eq '${LABEL}'` })
  const steps = [{ type: 'email', subject: LONG, text: LONG }]
  const flow = await createFlow(
    db,
    workspace.id,
    readFlow({ name: LONG, trigger: { type: 'contact_subscribed' }, steps }),
  )
  const contactTabs = ['', '?tab=details', '?tab=consent', '?tab=privacy']
  const pages = [
    '/contacts',
    '/products',
    `/products/${product}`,
    `/segments/${segment.id}`,
    `/flows/${flow.id}`,
    '/settings/keys',
    '/settings/domains',
    '/settings/fields',
    '/settings/team',
    ...contactTabs.map((tab) => `/contacts/${contact}${tab}`),
  ]
  return { ...opened, pages, segment: segment.id }
}

describe('a name of one long word', { concurrency: 1 }, () => {
  test('makes no page wider, and hides nothing that is pressed', async () => {
    const { page, pages, segment, faults, close } = await aLongWorkspace()
    const base = page.url()
    for (const at of pages)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${base}${at}`)
        await page.getByRole('main').getByText(LABEL).and(page.locator(':visible')).first().waitFor()
        const widest = () =>
          page.evaluate<number>('Math.max(document.documentElement.scrollWidth, innerWidth)')
        await assertShows(widest, width, `${at} at ${width}`)
      }
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${base}/segments/${segment}`)
    // A chip as long as the screen still ends with its cross.
    await page.getByRole('button', { name: /^Remove Tag is/ }).click()
    await page.getByText(LABEL, { exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await close()
  })
})

test('the browsers that somebody is signed in at fit beside what ends them, at 400 % zoom too', async () => {
  const workspace = await aWorkspace(server)
  const narrow = { viewport: { width: 320, height: 800 } }
  const { page, person, faults, close } = await openAs('viewer', workspace, '', narrow)
  await openSessionFor(db, person.accountId, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36')
  await db.rows(sql`update account_session set last_seen = last_seen - interval '59 minutes'`)
  await page.goto(`${page.url()}/settings/account`)
  await page.getByText('59 minutes ago').waitFor()

  await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 320)
  assert.deepEqual(faults, [])
  await close()
})
