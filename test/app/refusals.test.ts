/** What the server refuses is read in the language of who is here, and as it was by whoever else asks. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createFlow } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { pauseMailing } from '../../server/messaging/mailings/mailing-lifecycle.ts'
import type { Mailing } from '../../server/messaging/mailings/schemas.ts'
import { refusedSentence } from '../../server/messaging/sending/words.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo, aSegment, aSendingWorkspace } from '../support/campaigns.ts'
import { manyContacts } from '../support/many-contacts.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

const FLOW = readFlow({
  name: 'Series',
  trigger: { type: 'contact_subscribed' },
  steps: [{ type: 'email', subject: 'First', text: 'One' }],
})

async function inSwedish(at: string) {
  const workspace = await aWorkspace(server)
  const { id } = await createFlow(db, workspace.id, FLOW)
  const opened = await openAs('admin', workspace, '', { locale: 'sv-SE' })
  await opened.person.ask('PATCH', '/app/api/account', { language: 'sv' })
  await opened.page.goto(`${opened.page.url()}${at.replace('ID', id)}`)
  return { ...opened, workspace }
}

describe('what is refused', { concurrency: 1 }, () => {
  test('in the settings is said beside its field in Swedish, also where Liquid breaks off', async () => {
    const { page, faults, check, close } = await inSwedish('/settings/sending')
    await page.getByLabel('Avsändaradress').fill('nobody')
    await page.getByRole('button', { name: 'Spara' }).first().click()
    await page.getByText('E-postadresser ser ut som ann@example.com').waitFor()
    await check('refused-setting')
    await page.goto(page.url().replace('/sending', '/forms/joining'))
    await page.getByLabel('Välkomstmeddelande', { exact: true }).fill('Hej {{ contact.name | nope }}')
    await page.getByRole('button', { name: 'Spara' }).click()
    await page.getByText(/^Texten, rad 1, tecken \d+: det finns inget filter nope/).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('of a filter is said in Swedish, with its place and what would be right', async () => {
    const { page, faults, check, close } = await inSwedish(
      `/contacts?filter=${encodeURIComponent("name eq 'Ann' ort")}`,
    )
    await page.getByText('Vid tecken 15 i filtret (ort): skriv and, or eller inget mer').waitFor()
    await check('refused-filter')
    await page.goto(page.url().replace(/filter=.*/, `filter=${encodeURIComponent("nam eq 'Ann'")}`))
    await page.getByText('”nam” är inget fält att filtrera på; menade du name?').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('of a flow is said in Swedish, and the step stands open', async () => {
    const { page, faults, check, close } = await inSwedish('/flows/ID')
    const step = page.getByRole('button', { name: /^Steg 1: Skicka e-post/ })
    await step.click()
    await page.getByLabel('Text', { exact: true }).fill('Hej {{ contact.name | nope }}')
    await page.getByRole('button', { name: 'Spara' }).click()
    await page.getByText(/det finns inget filter nope/).waitFor()
    await page.getByLabel('Text', { exact: true }).fill('Hej')
    await page.getByLabel('Ämne', { exact: true }).fill('')
    await step.click()
    await page.getByRole('button', { name: 'Spara' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Steg 1: Skicka e-post. Det här behövs' })
    await alert.waitFor()
    const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {}
    assert.ok(height > 0 && y + height <= 720, 'it is in sight')
    await assertShows(() => step.getAttribute('aria-expanded'), 'true')
    await check('refused-flow')
    assert.deepEqual(faults, [])
    await close()
  })

  test('by the mail server pauses a campaign, whose report says why in Swedish, with the words of the server', async () => {
    const workspace = await aSendingWorkspace(server)
    await manyContacts(db, workspace.id, 5)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, id)
    const [mailing] = await db.rows<Mailing>(sql`
      select id, campaign_id, channel from mailing where workspace_id = ${workspace.id}::uuid`)
    assert.ok(mailing)
    const sentence = refusedSentence(mailing, '554 not from you')
    await pauseMailing(db, workspace.id, mailing.id, sentence)
    const { page, person, faults, check, close } = await openAs('editor', workspace, '')
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.goto(`${page.url()}/campaigns/${id}/report`)
    await page.getByText('Servern avvisar varje mottagare: ”554 not from you”.').waitFor()
    await check('paused-report')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is answered to whoever asks by a key as the contract has it', async () => {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/contacts', { email: 5 })
    assert.deepEqual(Object.keys(body).sort(), [
      'details',
      'message',
      'path',
      'statusCode',
      'timestamp',
      'traceId',
    ])
    assert.deepEqual(Object.keys(body.details[0]).sort(), ['message', 'path'])
    const filtered = await workspace.api.get(`/contacts?$filter=${encodeURIComponent("nam eq 'x'")}`)
    assert.deepEqual(Object.keys(filtered.body).sort(), Object.keys(body).sort())
  })
})
