/** Where the cursor is after what had it is gone: with the next of its kind, or at the heading of what is left. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addAddresses } from '../../server/contacts/suppression/operator-actions.ts'
import { openSessionFor } from '../../server/accounts/sign-in.ts'
import { aPerson, type Person } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

interface Given {
  readonly workspace: TestWorkspace
  readonly person: Person
}

async function template({ workspace, person }: Given, name: string): Promise<void> {
  const draft = { deliveryChannel: 'email', title: name, blocks: [{ type: 'text', text: 'Light.' }] }
  const { id } = assertAnswered(await workspace.api.post('/campaigns', draft), 201)
  assertAnswered(await person.ask('POST', '/app/api/templates', { name, campaignId: id }), 201)
}

/** What there are two of; removed by the name of a button, sure of it or not, and what has the cursor then. */
const LISTS = [
  {
    at: '/settings/keys',
    make: async ({ person }: Given) => {
      for (const name of ['Second', 'First'])
        assertAnswered(
          await person.ask('POST', '/app/api/keys', { name, scopes: ['contacts:read-only'] }),
          201,
        )
    },
    remove: ['Revoke First', 'Revoke Second'],
    sure: 'Revoke',
    cursor: ['Replace Second', 'Replace test'],
  },
  {
    at: '/campaigns/templates',
    make: async (given: Given) => {
      await template(given, 'First')
      await template(given, 'Second')
    },
    remove: ['Delete First', 'Delete Second'],
    sure: 'Delete',
    cursor: ['Rename Second', 'No templates yet'],
  },
  {
    at: '/settings/account',
    make: async ({ person }: Given) => {
      await openSessionFor(db, person.accountId, 'Mozilla/5.0 Firefox/140.0 (Windows)')
      await openSessionFor(db, person.accountId, 'Mozilla/5.0 Firefox/140.0 (Macintosh)')
    },
    remove: ['Sign out Firefox, Windows', 'Sign out Firefox, Mac'],
    cursor: ['Sign out Firefox, Mac', 'Where you are signed in'],
  },
  {
    at: '/settings/team',
    make: async ({ workspace, person }: Given) => {
      await aPerson(server, workspace, 'viewer')
      const email = 'invited@example.com'
      assertAnswered(
        await person.ask('POST', '/app/api/invitations', { email, role: 'editor', workspaceId: null }),
        201,
      )
    },
    remove: ['Remove An viewer', 'Withdraw the invitation of invited@example.com'],
    sure: 'Remove',
    cursor: ['Withdraw the invitation of invited@example.com', 'People'],
  },
  {
    at: '/settings/fields',
    make: async ({ person }: Given) => {
      for (const label of ['First', 'Second']) {
        const field = { name: label.toLowerCase(), label, type: 'text' }
        assertAnswered(await person.ask('POST', '/app/api/fields', field), 201)
      }
    },
    remove: ['Delete First', 'Delete Second'],
    sure: 'Delete',
    cursor: ['Rename Second', 'Your own fields'],
  },
  {
    at: '/settings/domains',
    make: async ({ person }: Given) => {
      for (const domain of ['a.example', 'b.example'])
        assertAnswered(await person.ask('POST', '/app/api/domains', { domain }), 201)
    },
    remove: ['Remove a.example', 'Remove b.example'],
    sure: 'Remove',
    cursor: ['b.example', 'Add a domain'],
  },
  {
    at: '/products/search?tab=words',
    make: async ({ person }: Given) => {
      for (const word of ['first', 'second']) {
        const own = { word, meanings: ['lamp'], languages: [] }
        assertAnswered(await person.ask('PUT', '/app/api/search/words', own), 204)
      }
    },
    remove: ['Delete “first”', 'Delete “second”'],
    cursor: ['Change “second”', 'No words of your own yet'],
  },
  {
    at: '/outbox/suppressions',
    make: async ({ workspace }: Given) => {
      for (const address of ['b@example.com', 'a@example.com'])
        await addAddresses(db, workspace.id, [{ channel: 'email', address }], 'bounced')
    },
    remove: ['Take off a@example.com', 'Take off b@example.com'],
    sure: 'Take off',
    cursor: ['Take off b@example.com', 'Nobody is on the list'],
  },
] as const

describe('the cursor, after what had it is removed by keyboard', { concurrency: 1 }, () => {
  for (const { at, make, remove, cursor: expected, ...rest } of LISTS)
    test(`is with the next one, and at a heading after the last: ${at}`, async () => {
      const workspace = await aWorkspace(server)
      const { page, person, faults, close } = await openAs('owner', workspace, '')
      await make({ workspace, person })
      await page.goto(`${page.url()}${at}`)
      for (const [turn, name] of remove.entries()) {
        const button = page.getByRole('button', { name, exact: true }).first()
        await button.focus()
        await page.keyboard.press('Enter')
        if ('sure' in rest && !name.startsWith('Withdraw')) await press(page, rest.sure)
        await assertShows(() => cursor(page), expected[turn] ?? '', `${at}: ${name}`)
      }
      assert.deepEqual(faults, [])
      await close()
    })

  test('is where it was put meanwhile, when somebody went elsewhere', async () => {
    const workspace = await aWorkspace(server)
    const { page, person, close } = await openAs('owner', workspace, '')
    await template({ workspace, person }, 'First')
    await page.goto(`${page.url()}/campaigns/templates`)
    await page.getByRole('button', { name: 'Delete First' }).focus()
    await page.keyboard.press('Enter')
    await page.route('**/api/templates/*', async (route) => {
      await page.getByRole('link', { name: 'Home' }).focus()
      await route.continue()
    })
    await press(page, 'Delete')
    await page.getByRole('heading', { name: 'No templates yet' }).waitFor()
    await assertShows(() => cursor(page), 'Home')
    await close()
  })
})

/** Of the question whether it is meant. */
async function press(page: Page, name: string): Promise<void> {
  const sure = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await sure.and(page.locator(':enabled')).focus()
  await page.keyboard.press('Enter')
}

function cursor(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const { activeElement: held, body } = document
    return held === body ? 'nowhere' : (held.getAttribute('aria-label') ?? held.textContent)
  })()`)
}
