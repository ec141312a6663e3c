/** The outbox in the app: every message with its final word, found by person, looked at, and sent again once. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { deliveriesOf, aMailingTo, type TestMailing } from '../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { keepInOutbox } from '../messaging/outbox/store.ts'
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { FINAL_WORDS } from '../messaging/mailings/word-rules.ts'
import { newId, now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const { db } = server

interface Item {
  readonly id: string
  readonly address: string
  readonly word: string
  readonly meaning: string | null
  readonly canRetry: boolean
}

async function listed({ ask }: Person, query = ''): Promise<Item[]> {
  const { status, body, text } = await ask('GET', `/app/api/messages${query}`)
  assert.equal(status, 200, text)
  return body.items
}

/** The nth message of a mailing becomes so. */
async function becomes(
  workspaceId: string,
  id: string,
  of: { state: string; reason?: string; outcome?: string; detail?: string },
) {
  const { state, reason = null, outcome = null, detail = null } = of
  await db.rows(sql`
    update delivery set state = ${state}, reason = ${reason}, detail = ${detail}, settled = ${now().toISOString()}::timestamptz,
      outcome = ${outcome}, outcome_at = ${outcome === null ? null : now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

/** Eight messages, the nth of which stands as the nth of the final words. */
async function aLedger() {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const mailing = await aMailingTo(db, workspace.id, 8, { kind: 'post', postId: newId() })
  const rows = await deliveriesOf(db, mailing)
  const ends = [
    { state: 'queued' },
    { state: 'sent' },
    { state: 'sent', outcome: 'delivered' },
    { state: 'failed', reason: 'bounced', detail: '550 5.1.1 no such user' },
    { state: 'sent', outcome: 'complained' },
    { state: 'failed', reason: 'refused', detail: '554 5.7.1 your address is on a block list' },
    { state: 'skipped', reason: 'unsubscribed' },
    { state: 'unknown' },
  ]
  for (const [at, end] of ends.entries()) await becomes(workspace.id, rows[at]?.id ?? '', end)
  return { workspace, editor, mailing, rows }
}

describe('the messages of a workspace', () => {
  test('each has one final word, by which it is found, newest first', async () => {
    const { editor, rows } = await aLedger()
    const all = await listed(editor)

    assert.deepEqual(
      all.map(({ id, word }) => [id, word]),
      rows.map(({ id }, at) => [id, FINAL_WORDS[at]]).reverse(),
    )
    for (const [at, word] of FINAL_WORDS.entries())
      assert.deepEqual(
        (await listed(editor, `?word=${word}`)).map(({ id }) => id),
        [rows[at]?.id],
        word,
      )
    assert.deepEqual(
      all.filter(({ canRetry }) => canRetry).map(({ word }) => word),
      ['failed'],
    )
    assert.equal(all.find(({ word }) => word === 'bounced')?.meaning, 'dead_address')
    assert.equal(all.find(({ word }) => word === 'failed')?.meaning, 'about_us')
  })

  test('are found by email, phone, id and a part of the name of whom they went to, and no others', async () => {
    const workspace = await aWorkspace(server)
    const viewer = await aPerson(server, workspace, 'viewer')
    const { body: ann } = await workspace.api.post('/contacts', {
      name: 'Ånn Öberg',
      email: 'Ann@example.com',
      phone: '+46701740605',
      addDirectly: true,
    })
    await aMailingTo(db, workspace.id, 2, { kind: 'post', postId: newId() })
    const [id = ''] = await db.transaction(async (tx) => {
      const mailing = await openMailing(tx, workspace.id, {
        kind: 'welcome',
        channel: 'email',
        content: { subject: 'Hi', blocks: [] },
      })
      return enqueue(tx, workspace.id, mailing.id, [{ contactId: ann.id, address: 'ann@example.com' }])
    })

    for (const to of ['ANN@example.com', '+46701740605', '070-174 06 05', ann.id, 'oberg', 'ånn'])
      assert.deepEqual(
        (await listed(viewer, `?to=${encodeURIComponent(to)}`)).map((each) => each.id),
        [id],
        to,
      )
    for (const to of ['bo@example.com', 'nobody', newId(), '%'])
      assert.deepEqual(await listed(viewer, `?to=${encodeURIComponent(to)}`), [], to)
    assert.deepEqual(await listed(viewer, `?to=${ann.id}&word=sent`), [])
    assert.equal((await listed(viewer, `?kind=welcome&channel=email`)).length, 1)
    assert.deepEqual(await listed(viewer, '?channel=sms'), [])
  })

  test('are paged without a gap, and each page looks at a bounded part of the ledger', async () => {
    const workspace = await aWorkspace(server)
    const viewer = await aPerson(server, workspace, 'viewer')
    const old = await aMailingTo(db, workspace.id, 120, { kind: 'post', postId: newId() })
    const seen: string[] = []
    for (let after = ''; ;) {
      const { body } = await viewer.ask('GET', `/app/api/messages?mailing=${old.id}${after}`)
      seen.push(...body.items.map(({ id }: Item) => id))
      if (body.next === null) break
      after = `&after=${body.next}`
    }

    assert.deepEqual(seen, (await deliveriesOf(db, old)).map(({ id }) => id).reverse())
  })

  test('one is opened with the mail as it was kept, its attempts and what happened', async () => {
    const { workspace, editor, rows } = await aLedger()
    const [, sent] = rows
    const body = Buffer.from('Subject: Spring\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>')
    const id = sent?.id ?? ''
    await keepInOutbox(db, [
      {
        workspaceId: workspace.id,
        id,
        channel: 'email',
        sender: 'a@b.example',
        recipient: 'c@d.example',
        subject: 'Spring',
        body,
      },
    ])

    const { body: page } = await editor.ask('GET', `/app/api/messages/${id}`)

    assert.match(page.kept.html, /<p>Hello/)
    assert.deepEqual([page.kept.subject, page.word], ['Spring', 'sent'])
    assert.deepEqual(
      page.events.map(({ what }: { what: string }) => what),
      ['written', 'settled'],
    )
  })

  test('of another workspace are not there, whatever names them', async () => {
    const { workspace, rows, mailing } = await aLedger()
    const other = await aWorkspace(server)
    const stranger = await aPerson(server, other, 'owner')
    const id = rows[5]?.id ?? ''
    await keepInOutbox(db, [
      {
        workspaceId: workspace.id,
        id,
        channel: 'sms',
        sender: 'X',
        recipient: '+1',
        body: Buffer.from('secret'),
      },
    ])

    assert.deepEqual(await listed(stranger), [])
    assert.deepEqual(await listed(stranger, `?mailing=${mailing.id}`), [])
    assert.deepEqual(await listed(stranger, '?to=person1@example.com'), [])
    assert.deepEqual(await listed(stranger, `?to=${rows[0]?.contactId}`), [])
    assert.equal((await stranger.ask('GET', `/app/api/messages/${id}`)).status, 404)
    const { body } = await stranger.ask('POST', '/app/api/messages/retry', { ids: [id] })
    assert.equal(body.retried, 0)
    assert.equal((await deliveriesOf(db, mailing))[5]?.state, 'failed')
  })
})

async function states(of: TestMailing): Promise<string[]> {
  return (await deliveriesOf(db, of)).map(({ state }) => state)
}

describe('what failed', () => {
  test('is sent again once, however often it is asked for at once', async () => {
    const { editor, rows, mailing } = await aLedger()
    const failed = rows[5]?.id
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => editor.ask('POST', '/app/api/messages/retry', { ids: [failed] })),
    )

    assert.deepEqual(
      answers.map(({ body }) => body.retried).sort((a, b) => a - b),
      [0, 0, 0, 0, 1],
    )
    assert.deepEqual((await states(mailing)).filter((state) => state === 'queued').length, 2)
  })

  test('is sent again with all that match, but for addresses that bounced or are suppressed', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const [one, other] = [
      await aMailingTo(db, workspace.id, 4, { kind: 'post', postId: newId() }),
      await aMailingTo(db, workspace.id, 1, { kind: 'welcome', address: () => 'elsewhere@example.com' }),
    ]
    const rows = [...(await deliveriesOf(db, one)), ...(await deliveriesOf(db, other))]
    for (const { id } of rows) await becomes(workspace.id, id, { state: 'failed', reason: 'refused' })
    await becomes(workspace.id, rows[1]?.id ?? '', { state: 'failed', reason: 'bounced' })
    await editor.ask('POST', '/app/api/suppressions', {
      addresses: [rows[2]?.address],
      reason: 'unsubscribed',
    })

    const last = await editor.ask('POST', '/app/api/messages/retry', { ids: [rows[3]?.id] })
    assert.equal(last.body.retried, 1)
    assert.deepEqual(await states(one), ['failed', 'failed', 'failed', 'queued'])

    const { body } = await editor.ask('POST', '/app/api/messages/retry', { kind: 'post' })

    assert.equal(body.retried, 1)
    assert.deepEqual(await states(one), ['queued', 'failed', 'failed', 'queued'])
    assert.deepEqual(await states(other), ['failed'])
    assert.equal(
      (await editor.ask('POST', '/app/api/messages/retry', { to: 'elsewhere@example.com' })).body.retried,
      1,
    )
    const admin = await aPerson(server, workspace, 'admin')
    const { body: log } = await admin.ask('GET', '/app/api/audit')
    assert.equal(
      log.items.filter(({ action }: { action: string }) => action === 'messages.retried').length,
      3,
    )
  })
})
