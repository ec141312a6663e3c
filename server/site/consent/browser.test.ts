/** The pages of consent in a real browser: they fit, they can be read by everybody, and they work without a script. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../../test/support/browser.ts'
import { sentMessages } from '../../../test/support/deliveries.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { writeToken, type TokenKind } from '../../contacts/consent/tokens.ts'
import { newId } from '../../platform/clock.ts'
import { readSecret } from '../../platform/secrets.ts'

const server = await useServer()

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Set to a folder to look at the pages. */
const PICTURES = process.env['TEST_PICTURES']

test('every page fits phones and desks, light and dark, and axe finds nothing', async () => {
  const { base, links } = await aConsentSite()
  const browser = await aBrowser()
  try {
    for (const width of [375, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          bypassCSP: true,
        })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        page.on('requestfailed', (request) => complaints.push(request.url()))
        for (const [name, path] of Object.entries(links)) {
          await page.goto(`${base}${path}`)
          await inspect(page, `${name}-${width}-${colorScheme}`)
        }
        assert.deepEqual(
          complaints.filter((words) => !/404 \(Not Found\)|410 \(Gone\)/.test(words)),
          [],
        )
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
})

test('without a script and under the policy: leave, undo, choose, confirm, see and erase', async () => {
  const { base, links, workspace, contactId, invitedId } = await aConsentSite()
  const state = async (id: string) =>
    (await workspace.api.get(`/contacts?$filter=id eq '${id}'`)).body.items[0]
  const browser = await aBrowser()
  try {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(`${base}${links['unsubscribe']}`)
    assert.equal((await state(contactId)).state, 'active')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
    await picture(page, 'left')
    assert.equal((await state(contactId)).follows.email, 'off')

    await page.getByRole('button', { name: 'Subscribe again' }).click()
    await page.getByRole('status').waitFor()
    assert.equal((await state(contactId)).follows.email, 'always')

    await page.getByRole('group', { name: /^SMS/ }).getByLabel('Nothing').check()
    await page.getByRole('button', { name: 'Save' }).click()
    assert.match((await page.getByRole('status').textContent()) ?? '', /SMS .*: Nothing/)
    await picture(page, 'saved')
    assert.equal((await state(contactId)).follows.sms, 'off')

    await page.getByRole('button', { name: 'Unsubscribe from everything' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    assert.equal((await state(contactId)).state, 'unsubscribed')

    await page.goto(`${base}${links['confirm']}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
    await picture(page, 'confirmed')
    assert.equal((await state(invitedId)).state, 'active')

    await page.goto(`${base}${links['my-data']}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    assert.equal((await download).suggestedFilename(), 'my-data.json')
    await page.getByRole('link', { name: 'erase my data' }).click()
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('heading', { name: 'No data about you is kept here' }).waitFor()
    assert.equal(await state(contactId), undefined)
  } finally {
    await browser.close()
  }
})

async function inspect(page: Page, name: string): Promise<void> {
  await picture(page, name)
  const width = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')
  assert.ok(Array.isArray(width) && width[0] <= width[1], `${name} is wider than the screen`)
  await page.evaluate(AXE)
  const found = await page.evaluate(
    'axe.run().then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])))',
  )
  assert.equal(found, '[]', name)
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
}

/** A workspace with a contact and an invited one, listening, and the links they got. */
async function aConsentSite() {
  const workspace = await aWorkspace(server, { name: 'Blå Café' })
  const { api } = workspace
  const known = { email: 'ann.with.a.long.address@subdomain.of.a.long.example.com', phone: '+46701234567' }
  const contact = await api.post('/contacts', { ...known, addDirectly: true })
  const invited = await api.post('/contacts', { email: 'bo@example.com', phone: '+46701234568' })
  const secret = await readSecret(server.db, 'tokens')
  const [contactId, invitedId] = [contact.body.id as string, invited.body.id as string]
  const messages = await sentMessages(server.db, workspace.id, [
    { contactId, address: known.email },
    { contactId: invitedId, address: 'bo@example.com' },
    { contactId, address: 'ann@old.example' },
  ])
  const token = (kind: TokenKind, contactId: string | null, nth = 0) =>
    writeToken(secret, {
      kind,
      workspaceId: workspace.id,
      deliveryId: messages[nth]?.deliveryId ?? '',
      contactId,
    })
  const data = token('data', contactId)
  if (!server.http.server.listening) await server.http.listen({ port: 0, host: '127.0.0.1' })
  // Listening on a port, so not the name of a pipe.
  const { port } = server.http.server.address() as AddressInfo
  const links: Readonly<Record<string, string>> = {
    unsubscribe: `/unsubscribe/${token('preferences', contactId)}`,
    preferences: `/preferences/${token('preferences', contactId)}`,
    confirm: `/confirm/${token('confirm', invitedId, 1)}`,
    'my-data': `/my-data/${data}`,
    erase: `/my-data/${data}/erase`,
    gone: `/preferences/${token('preferences', newId())}`,
    moved: `/preferences/${token('preferences', contactId, 2)}`,
    test: `/preferences/${token('preferences', null)}`,
    broken: '/unsubscribe/x',
  }
  return { base: `http://127.0.0.1:${port}`, links, workspace, contactId, invitedId }
}
