/** The outbox in the app: messages with their final word, one opened and sent again, and addresses that are not written to. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PASSWORD } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { deliveriesOf, aMailingTo } from '../support/sending.ts'
import { aWorkspace } from '../support/server.ts'
import { addAddresses } from '../../server/contacts/suppression/operator-actions.ts'
import { keepInOutbox } from '../../server/messaging/outbox/store.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import { newId } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { earlier } from '../support/earlier.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

const on = (address: string) => ({ channel: 'email', address }) as const

function longAddress(n: number): string {
  return `somebody.with.a.remarkably.long.name.${n}@department.of.a.long.company.example`
}

/** Runs in the page. */
function isCut({
  scrollWidth,
  clientWidth,
}: {
  readonly scrollWidth: number
  readonly clientWidth: number
}): boolean {
  return scrollWidth > clientWidth
}

/** Five people got a mail; to two of them it failed, and to one its address bounced. */
async function aSending() {
  const workspace = await aWorkspace(server)
  const mailing = await aMailingTo(db, workspace.id, 5, { kind: 'post', postId: newId() })
  const rows = await deliveriesOf(db, mailing)
  const ends = [
    ['sent', null, '250 OK'],
    ['failed', 'refused', '554 5.7.1 Your address is on a block list'],
    ['failed', 'bounced', '550 5.1.1 No such user here'],
    ['failed', 'expired', '452 4.2.2 Mailbox full'],
    ['skipped', 'unsubscribed', null],
  ] as const
  for (const [at, [state, reason, detail]] of ends.entries())
    await db.rows(sql`
      update delivery set state = ${state}, reason = ${reason}, detail = ${detail}, settled = now()
      where workspace_id = ${workspace.id}::uuid and id = ${rows[at]?.id}::uuid`)
  const html =
    'Subject: Spring is here\r\nContent-Type: text/html\r\n\r\n<h1>Hello</h1><p>Spring is here.</p>'
  await keepInOutbox(db, [
    {
      workspaceId: workspace.id,
      id: rows[0]?.id ?? '',
      channel: 'email',
      sender: 'news@shop.example',
      recipient: 'person1@example.com',
      subject: 'Spring is here',
      body: Buffer.from(html),
    },
  ])
  return { workspace, mailing }
}

describe('the outbox', () => {
  test('shows what became of each message, finds a person, and opens the mail as it was kept', async () => {
    const { workspace } = await aSending()
    const { page, faults, check, close } = await openAs('viewer', workspace, '/outbox')
    await page.getByRole('table', { name: 'Outbox' }).getByText('There is no such mailbox').waitFor()
    await check('outbox')

    await page.getByLabel('To whom').fill('person1@example.com')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await page.waitForURL(/to=person1/)
    await page.getByText('1 in total').waitFor()
    await page.getByRole('link', { name: 'person1@example.com' }).click()
    await page.getByRole('heading', { name: 'Spring is here', level: 1 }).waitFor()
    const mail = page.frameLocator('iframe')
    await mail.getByText('Spring is here.').waitFor()
    await assertShows(() => page.getByRole('button', { name: 'Send again' }).count(), 0)
    await check('outbox-message')
    assert.deepEqual(faults, [])
    await close()
  })

  test('reads when each was sent whole at 1280 pixels, however long its address, its subject and its reason are', async () => {
    const workspace = await aWorkspace(server)
    const name = 'What we learned this year from moths, lanterns and the people who look after them'
    const mailing = await aMailingTo(db, workspace.id, 2, {
      kind: 'post',
      postId: newId(),
      address: longAddress,
      name,
    })
    await db.rows(sql`
      update delivery set state = 'failed', reason = 'expired', detail = '452 4.2.2 Mailbox full',
        settled = now() - interval '11 hours'
      where workspace_id = ${workspace.id}::uuid and mailing_id = ${mailing.id}::uuid`)
    const { page, faults, check, close } = await openAs('viewer', workspace, '/outbox', {
      viewport: { width: 1280, height: 800 },
    })
    const table = page.getByRole('table', { name: 'Outbox' })
    await table.getByText('11 hours ago').first().waitFor()

    for (const cell of await table.locator('td:last-child, th:last-child').all())
      await assertShows(() => cell.evaluate(isCut), false)
    await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 1280)
    const address = (await table.locator('tbody a').first().boundingBox()) ?? assert.fail('it is not shown')
    assert.ok(address.height < 24, `an address is in one line, not ${address.height} pixels high`)
    await check('outbox-long-1280')
    assert.deepEqual(faults, [])
    await close()
  })

  test('says of a workspace that keeps all its messages that nothing is sent, and leads who may change it there', async () => {
    const { workspace } = await aSending()
    await changeSettings(db, workspace.id, { outboxOnly: true })
    const { page, faults, check, close } = await openAs('admin', workspace, '/outbox')

    await page.getByRole('alert').getByText('Nothing is sent').waitFor()
    await check('outbox-only')
    await page.getByRole('link', { name: 'To the settings' }).click()
    const kept = page.getByLabel('Keep all messages in the outbox')
    await kept.waitFor()
    await assertShows(() => kept.isChecked(), true)
    await check('outbox-only-settings')
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that waits is shown as it was kept once it is sent, without being asked again', async () => {
    const { workspace, mailing } = await aSending()
    const [row] = await deliveriesOf(db, mailing)
    const become = (state: string) =>
      db.rows(sql`
        update delivery set state = ${state} where workspace_id = ${workspace.id}::uuid and id = ${row?.id}::uuid`)
    await become('queued')
    await db.rows(
      sql`update outbox_message set id = ${newId()}::uuid where workspace_id = ${workspace.id}::uuid`,
    )
    const { page, faults, close } = await openAs('viewer', workspace, `/outbox/${row?.id}`)
    await page.getByText('It waits to be sent.').waitFor()
    await assertShows(() => page.getByText('is not kept here').count(), 0)

    await db.rows(
      sql`update outbox_message set id = ${row?.id}::uuid where workspace_id = ${workspace.id}::uuid`,
    )
    await become('sent')

    await page.frameLocator('iframe').getByText('Spring is here.').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('says how many messages there are of what is looked for, however many a page shows', async () => {
    const workspace = await aWorkspace(server)
    const mailing = await aMailingTo(db, workspace.id, 60)
    const rows = await deliveriesOf(db, mailing)
    await db.rows(sql`
      update delivery set state = 'failed', reason = 'refused', settled = now()
      where workspace_id = ${workspace.id}::uuid and id = any(${rows.slice(0, 55).map(({ id }) => id)}::uuid[])`)
    const { page, faults, close } = await openAs('viewer', workspace, '/outbox')
    await page.getByText('60 in total').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await assertShows(() => page.getByRole('row').count(), 11)
    await page.getByText('60 in total').waitFor()
    await page.getByLabel('State').selectOption('Failed')
    await page.getByText('55 in total').waitFor()
    await page.getByLabel('To whom').fill('person7@example.com')
    await page.getByLabel('To whom').press('Enter')
    await page.getByText('1 in total').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('sends again what failed: one, and then all, but not what bounced', async () => {
    const { workspace, mailing } = await aSending()
    const { page, faults, check, close } = await openAs('editor', workspace, '/outbox?word=failed')
    await page.getByText('2 in total').waitFor()
    await page.getByRole('link', { name: 'person2@example.com' }).click()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    await page.getByText('The server refuses the sender').waitFor()
    await check('outbox-failed')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('It waits to be sent.').waitFor()
    await page.goBack()
    await page.getByText('1 in total').waitFor()
    await page.getByRole('button', { name: 'Send again all that failed' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
    await page.getByText('No message matches').waitFor()

    assert.deepEqual(
      (await deliveriesOf(db, mailing)).map(({ state }) => state),
      ['sent', 'queued', 'failed', 'queued', 'skipped'],
    )
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('addresses that are not written to', () => {
  test('are added by pasting, and what cannot be read stays in the field', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/outbox/suppressions')
    await page.getByText('Nobody is on the list').waitFor()
    await page.getByRole('button', { name: 'Add addresses' }).click()
    const form = page.getByRole('form', { name: 'Add addresses' })
    await form.getByLabel('Addresses').fill('ann@example.com, bo@example.com\nnot an address')
    await check('outbox-add')
    await form.getByRole('button', { name: 'Add addresses' }).click()
    await page.getByText('1 could not be read').waitFor()
    await assertShows(() => form.getByLabel('Addresses').inputValue(), 'not an address')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('table').getByText('ann@example.com').waitFor()
    await assertShows(() => page.getByRole('cell', { name: 'An editor' }).count(), 2)
    assert.deepEqual(faults, [])
    await close()
  })

  test('come off with a warning; a complaint only for an admin who types the address and gives the password', async () => {
    const workspace = await aWorkspace(server)
    await addAddresses(db, workspace.id, [on('dead@example.com')], 'bounced')
    await addAddresses(db, workspace.id, [on('angry@example.com')], 'complained')
    const editor = await openAs('editor', workspace, '/outbox/suppressions')
    await editor.page.getByRole('button', { name: 'Take off angry@example.com' }).click()
    await editor.page.getByText('Only an admin').waitFor()
    await assertShows(() => editor.page.getByRole('button', { name: 'Take off', exact: true }).count(), 0)
    await editor.close()

    const { page, person, faults, check, close } = await openAs('admin', workspace, '/outbox/suppressions')
    await db.rows(
      sql`update account_session set confirmed = ${earlier('confirmed', '1 day')} where account_id = ${person.accountId}::uuid`,
    )
    await page.getByRole('button', { name: 'Take off angry@example.com' }).click()
    const dialog = page.getByRole('dialog')
    const sure = dialog.getByRole('button', { name: 'Take off' })
    await assertShows(() => sure.isDisabled(), true)
    await check('outbox-lift')
    await dialog.getByLabel('Type angry@example.com to go on').fill('angry@example.com')
    await sure.click()
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('angry@example.com is off the list').waitFor()
    await page.getByRole('button', { name: 'Take off dead@example.com' }).click()
    await page.getByText('The address did not take mail').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click()
    await page.getByText('Nobody is on the list').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('and messages read well in Swedish on a phone, in the dark', async () => {
    const { workspace } = await aSending()
    await addAddresses(db, workspace.id, [{ channel: 'email', address: 'dead@example.com' }], 'bounced')
    const phone = { locale: 'sv-SE', colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
    const { page, person, faults, check, close } = await openAs('editor', workspace, '/outbox', phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await page.getByRole('table', { name: 'Utkorg' }).getByText('Studsade').waitFor()
    await check('outbox-phone-dark')
    await page.getByRole('link', { name: 'Spärrade' }).click()
    await page.getByRole('heading', { name: 'Spärrade adresser' }).waitFor()
    await page.getByText('dead@example.com').waitFor()
    await check('suppressions-phone-dark')
    assert.deepEqual(faults, [])
    await close()
  })
})
