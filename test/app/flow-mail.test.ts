/** The mail of a flow while it is written: as it will arrive beside it, on a phone in its place, and sent as a test. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { createFlow } from '../../server/automation/flows/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { aContact, aSendingWorkspace } from '../support/campaigns.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

const FLOW = readFlow({
  name: 'Series',
  trigger: { type: 'tag_added', tag: 'vip' },
  steps: [
    {
      type: 'email',
      subject: 'Hi {{ contact.firstName }}',
      blocks: [{ type: 'text', text: 'Hello {{ contact.name }}, now {{ tag }}' }],
    },
  ],
})
const MAIL = `?mail=${encodeURIComponent('steps[0]')}`
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { colorScheme: 'dark', hasTouch: true, viewport: { width: 390, height: 844 } } as const

async function aMail() {
  const workspace = await aSendingWorkspace(server)
  await aContact(workspace, { name: 'Ada Lovelace', email: 'ada@example.com' })
  const { id } = await createFlow(db, workspace.id, FLOW)
  return { workspace, at: `/flows/${id}${MAIL}` }
}

describe('the mail of a flow', { concurrency: 1 }, () => {
  test('stands beside its text as a contact will get it, and follows what is typed, unsaved', async () => {
    const { workspace, at } = await aMail()
    const { page, faults, check, close } = await openAs('editor', workspace, at, WIDE)
    const seen = page.getByRole('complementary').getByRole('region', { name: 'Preview' })
    const mail = page.frameLocator('iframe')
    await mail.getByText('Hello , now vip', { exact: true }).waitFor()
    await seen.getByRole('combobox', { name: 'As' }).click()
    await page.getByRole('option', { name: 'Ada Lovelace' }).click()
    await mail.getByText('Hello Ada Lovelace, now vip', { exact: true }).waitFor()
    await seen.getByText(/Hi Ada$/).waitFor()
    await page.getByRole('region', { name: 'Content' }).getByText('Hello').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and more')
    await mail.getByText('Hello Ada Lovelace, now vip and more', { exact: true }).waitFor()
    await page.getByLabel('Subject', { exact: true }).fill('')
    await seen.getByText('No subject yet').waitFor()
    await page.getByLabel('Subject', { exact: true }).fill('{{ contact.firstName | nope }}')
    await seen.getByText(/there is no filter nope/).waitFor()
    await page.getByLabel('Subject', { exact: true }).fill('Soon')
    await seen.getByText(/Soon$/).waitFor()
    await check('flow-mail-wide')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is seen on a phone, dark and as text by its address, and its blocks are set beside it', async () => {
    const { workspace, at } = await aMail()
    const { page, faults, check, close } = await openAs('editor', workspace, at, WIDE)
    await page.getByRole('switch', { name: 'Dark' }).click()
    await page.locator('label').filter({ hasText: 'Phone' }).click()
    await page.locator('iframe[data-dark]').waitFor()
    await page.reload()
    await page.locator('[data-view=phone] iframe[data-dark]').waitFor()
    await check('flow-mail-dark-phone')
    await page
      .locator('label')
      .filter({ hasText: /^Text$/ })
      .click()
    await page.locator('pre').filter({ hasText: 'Hello , now vip' }).waitFor()
    await assertShows(
      () =>
        page
          .locator('label')
          .filter({ hasText: /^Post$/ })
          .count(),
      0,
    )
    await page.getByRole('region', { name: 'Content' }).getByText('Hello').click()
    await page
      .locator('label')
      .filter({ hasText: /^Block$/ })
      .click()
    await page.getByRole('complementary').getByLabel('Kind').selectOption('h1')
    await page
      .locator('label')
      .filter({ hasText: /^Preview$/ })
      .click()
    await page
      .getByText('HELLO , NOW VIP')
      .or(page.locator('pre').filter({ hasText: 'Hello , now vip' }))
      .waitFor()
    await page.getByRole('button', { name: 'Back to the steps' }).click()
    await assertShows(async () => new URL(page.url()).search, '')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is sent as a test as it stands, unsaved', async () => {
    const { workspace, at } = await aMail()
    const { page, faults, check, close } = await openAs('editor', workspace, at, WIDE)
    await page.getByLabel('Subject', { exact: true }).fill('Soon')
    await page.getByRole('button', { name: 'Send a test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send a test' })
    await dialog.getByLabel('Email address').fill('ada@example.com')
    await check('flow-mail-test')
    await dialog.getByRole('button', { name: 'Send the test' }).click()
    await page.getByText('A test is on its way to ada@example.com').waitFor()

    const sent = await db.rows(sql`
      select m.kind, m.content ->> 'subject' as subject, d.address, d.variables from delivery d
      join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(sent, [
      { kind: 'test', subject: 'Soon', address: 'ada@example.com', variables: { tag: 'vip' } },
    ])
    assert.deepEqual(faults, [])
    await close()
  })

  test('is seen in the place of its text on a phone, in Swedish, and left by the key for going back', async () => {
    const { workspace, at } = await aMail()
    const { page, person, faults, check, close } = await openAs('editor', workspace, at, PHONE)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    const dock = page.locator('[data-dock]')
    await dock.getByRole('button', { name: 'Förhandsvisning' }).tap()
    await page.frameLocator('iframe').getByText('Hello , now vip', { exact: true }).waitFor()
    await assertShows(() => dock.getByText('Historik').count(), 0)
    await check('flow-mail-seen-phone')
    await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390)
    await page.goBack()
    await page.getByRole('region', { name: 'Innehåll' }).getByText('Hello').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })
})
