/** Addresses that are not written to, in the app: seen, added by hand, and taken off with what that asks for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, PASSWORD, type Person } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { addAddresses } from '../contacts/suppression/operator-actions.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const { db } = server
const PATH = '/app/api/suppressions'

async function addresses({ ask }: Person, query = ''): Promise<string[]> {
  const { body, text } = await ask('GET', `${PATH}${query}`)
  assert.ok(body.items, text)
  return body.items.map(({ address }: { address: string }) => address)
}

async function aDesk() {
  const workspace = await aWorkspace(server)
  const [admin, editor] = [
    await aPerson(server, workspace, 'admin'),
    await aPerson(server, workspace, 'editor'),
  ]
  return { workspace, admin, editor }
}

async function remove({ ask }: Person, body: object): Promise<number> {
  return (await ask('POST', `${PATH}/remove`, body)).status
}

const on = (address: string) => ({ channel: 'email', address }) as const

describe('the suppression list in the app', () => {
  test('takes pasted addresses once each, says by whom, and gives back what it could not read', async () => {
    const { workspace, editor, admin } = await aDesk()
    const { body: ann } = await workspace.api.post('/contacts', {
      email: 'ann@example.com',
      addDirectly: true,
    })
    const pasted = [
      'Ann@example.com',
      ' bo@example.com ',
      'ann@example.com',
      '+46 70 174 06 05',
      'not an address',
    ]

    const { body } = await editor.ask('POST', PATH, { addresses: pasted, reason: 'unsubscribed' })

    assert.deepEqual(body, { added: 4, rejected: ['not an address'] })
    assert.deepEqual((await addresses(editor)).sort(), ['+46701740605', 'ann@example.com', 'bo@example.com'])
    const { body: list } = await editor.ask('GET', PATH)
    assert.deepEqual([list.meta.maxResults, list.counts], [3, { unsubscribed: 3 }])
    assert.equal(list.items[0].detail, 'An editor')
    const contact = (await workspace.api.get(`/contacts?$filter=id eq '${ann.id}'`)).body.items[0]
    assert.equal(contact.notificationSettings.email, false)
    const { body: log } = await admin.ask('GET', '/app/api/audit')
    assert.deepEqual(log.items[0].details, { count: 4, reason: 'unsubscribed' })
  })

  test('is found by address in any spelling and by reason, and paged newest first without a gap', async () => {
    const { workspace, editor } = await aDesk()
    for (const [reason, n] of [
      ['bounced', 70],
      ['complained', 3],
    ] as const)
      await addAddresses(
        db,
        workspace.id,
        Array.from({ length: n }, (_, at) => on(`${reason}${at}@example.com`)),
        reason,
      )

    const seen: string[] = []
    for (let after = ''; ;) {
      const { body } = await editor.ask('GET', `${PATH}${after}`)
      seen.push(...body.items.map(({ address }: { address: string }) => address))
      if (body.next === null) break
      after = `?after=${encodeURIComponent(body.next)}`
    }
    assert.deepEqual([seen.length, new Set(seen).size], [73, 73])
    assert.ok(seen.slice(0, 3).every((address) => address.startsWith('complained')))
    assert.equal((await addresses(editor, '?reason=complained')).length, 3)
    assert.deepEqual(await addresses(editor, '?find=BOUNCED7@Example.com'), ['bounced7@example.com'])
    assert.deepEqual(await addresses(editor, '?find=nobody'), [])
  })

  test('a complaint and a block are taken off only by an admin who gave the password and means it', async () => {
    const { workspace, editor, admin } = await aDesk()
    await addAddresses(db, workspace.id, [on('angry@example.com')], 'complained')
    await addAddresses(db, workspace.id, [on('dead@example.com')], 'bounced')

    assert.equal(await remove(editor, on('dead@example.com')), 204)
    assert.equal(await remove(editor, on('dead@example.com')), 404)
    assert.equal(await remove(editor, on('angry@example.com')), 409)
    assert.equal(await remove(admin, on('angry@example.com')), 409)
    assert.equal(await remove(editor, { ...on('angry@example.com'), isMeant: true }), 403)
    await db.rows(
      sql`update account_session set confirmed = ${earlier('confirmed', '1 day')} where account_id = ${admin.accountId}::uuid`,
    )
    assert.equal(await remove(admin, { ...on('angry@example.com'), isMeant: true }), 403)
    assert.deepEqual(await addresses(editor), ['angry@example.com'])
    await admin.ask('POST', '/app/api/session/confirm', { password: PASSWORD })
    assert.equal(await remove(admin, { ...on('angry@example.com'), isMeant: true }), 204)
    const { body: log } = await admin.ask('GET', '/app/api/audit')
    assert.deepEqual(
      log.items
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action.startsWith('supp')),
      ['suppression.lifted', 'suppression.lifted'],
    )
  })

  test('is of the workspace alone', async () => {
    const [one, other] = [await aDesk(), await aDesk()]
    await addAddresses(db, one.workspace.id, [on('ann@example.com')], 'bounced')

    assert.deepEqual(await addresses(other.admin), [])
    assert.deepEqual(await addresses(other.admin, '?find=ann@example.com'), [])
    const { status } = await other.admin.ask('POST', `${PATH}/remove`, {
      ...on('ann@example.com'),
      isMeant: true,
    })
    assert.equal(status, 404)
    assert.deepEqual(await addresses(one.admin), ['ann@example.com'])
  })
})
