/** Lists that have less room than their columns need: nothing is cut off, and what people look for is still read. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addAddresses } from '../../server/contacts/suppression/operator-actions.ts'
import { newId } from '../../server/platform/clock.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aContact, aSegment } from '../support/campaigns.ts'
import { aMailingTo } from '../support/sending.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server
const WIDTHS = [320, 390, 780, 1024, 1440] as const

/** However long it takes to get there. */
const JUST_NOW = /^(now|\d+ (min\.|minutes?) ago)$/
/** By list, what a row of it says at every width. */
const LOOKED_FOR = {
  '/contacts': ['Ann With-a-rather-long Name', 'ann.with.a.long.name@department.example', 'Active'],
  '/campaigns': ['Three things that we learned of moths', 'Email', 'Draft'],
  '/segments': ['Everybody', 'State is Active', '1'],
  '/products': ['A lamp of stoneware', 'Casa Olmo', '€10.00'],
  '/outbox': ['person1@example.com', 'Hello', 'Waiting', JUST_NOW],
  '/outbox/suppressions': ['dead@example.com', 'Bounced', JUST_NOW, 'Take off'],
  '/outbox/log': ['Invited somebody', 'An owner'],
  '/requests': ['Could you write of lamps', 'Bo Writer'],
} as const

async function aFullWorkspace() {
  const workspace = await aWorkspace(server)
  const { api } = workspace
  const email = 'ann.with.a.long.name@department.example'
  const name = 'Ann With-a-rather-long Name'
  await aContact(workspace, { name, email, phone: '+46701740605', tags: ['one', 'two', 'three'] })
  const title = 'Three things that we learned of moths'
  assertAnswered(await api.post('/campaigns', { deliveryChannel: 'email', title }), 201)
  await aSegment(db, workspace, "state eq 'active'")
  const lamp = { title: 'A lamp of stoneware', vendor: 'Casa Olmo', price: 10, currency: 'EUR' }
  assertAnswered(await api.post('/products', lamp), 201)
  const request = { header: 'Could you write of lamps', author: { name: 'Bo Writer' }, action: 'suggest' }
  assertAnswered(await api.post('/post-requests', request), 201)
  await addAddresses(db, workspace.id, [{ channel: 'email', address: 'dead@example.com' }], 'bounced')
  return workspace
}

describe('a list', { concurrency: 1 }, () => {
  test('is no wider than its place at any width, and says in each row what is looked for', async () => {
    const workspace = await aFullWorkspace()
    const { page, person, faults, close } = await openAs('owner', workspace, '')
    const invited = { email: 'invited@example.com', role: 'editor', workspaceId: null }
    assertAnswered(await person.ask('POST', '/app/api/invitations', invited), 201)
    await aMailingTo(db, workspace.id, 1, { kind: 'post', postId: newId() })
    const base = page.url()
    for (const [at, texts] of Object.entries(LOOKED_FOR))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${base}${at}`)
        for (const text of texts)
          await page.getByRole('table').getByText(text).and(page.locator(':visible')).first().waitFor()
        await assertShows(() => widthOf(page), width, `${at} at ${width}`)
      }
    assert.deepEqual(faults, [])
    await close()
  })

  test('has the columns again that are below a name when there is room for them', async () => {
    const workspace = await aFullWorkspace()
    const { page, close } = await openAs('owner', workspace, '/contacts', {
      viewport: { width: 1440, height: 900 },
    })
    const heads = () => page.getByRole('columnheader').allInnerTexts()
    const all = ['', 'Name', 'Email', 'Phone', 'State', 'Tags', 'Added']
    await assertShows(heads, all)
    await page.setViewportSize({ width: 780, height: 900 })
    await assertShows(heads, ['', 'Name', 'State'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await assertShows(heads, all)
    await close()
  })
})

function widthOf(page: Page): Promise<number> {
  return page.evaluate('Math.max(document.documentElement.scrollWidth, innerWidth)')
}
