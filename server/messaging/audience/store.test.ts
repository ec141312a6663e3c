/** Freezing an audience: each contact that was meant has one row, and who is not written to has the reason. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseFilter } from '../../query/filter/parse.ts'
import { sql } from '../../platform/sql.ts'
import { newId, now } from '../../platform/clock.ts'
import { CONTACTS } from '../../contacts/fields.ts'
import { aContact } from '../../../test/support/campaigns.ts'
import { manyContacts } from '../../../test/support/many-contacts.ts'
import { aServer, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import type { Channel } from '../../contacts/channel.ts'
import { openMailing } from '../mailings/store.ts'
import { freezeAudience, freezeNext } from './freezing.ts'
import { countReachable } from './store.ts'

const server = await useServer()
const { db } = server

interface Row {
  readonly id: string
  readonly contactId: string
  readonly address: string | null
  readonly domain: string | null
  readonly state: string
  readonly reason: string | null
  readonly due: string | null
  readonly settled: string | null
}

/** Freezes and reads back, by contact. */
async function freeze(
  { id }: TestWorkspace,
  channel: Channel,
  expression = "created gt '2000-01-01'",
): Promise<Map<string, Row>> {
  const filter = parseFilter(expression, CONTACTS.fields)
  const mailingId = newId()
  await db.transaction(async (tx) => {
    await freezeAudience(tx, id, mailingId, { channel, filter })
    await openMailing(tx, id, {
      id: mailingId,
      kind: 'campaign',
      channel,
      content: { subject: 'Hello', blocks: [] },
    })
  })
  while (await freezeNext(db, { workspaceId: id, mailingId })) continue
  const rows = await db.rows<Row>(sql`
    select id, contact_id, address, domain, state, reason, due, settled from delivery
    where workspace_id = ${id}::uuid and mailing_id = ${mailingId}::uuid`)
  assert.equal(
    rows.filter(({ state }) => state === 'queued').length,
    await countReachable(db, id, { channel, filter }),
  )
  const byContact = new Map(rows.map((row) => [row.contactId, row]))
  assert.equal(byContact.size, rows.length, 'one row a contact')
  return byContact
}

async function setContact(id: string, column: 'state' | 'follows_email' | 'follows_sms', value: string) {
  await db.execute(`update contact set ${column} = $2 where id = $1`, [id, value])
}

async function suppress({ id }: TestWorkspace, channel: Channel, address: string): Promise<void> {
  await db.rows(sql`
    insert into suppression (workspace_id, channel, address, reason, created)
    values (${id}::uuid, ${channel}, ${address}, 'bounced', ${now().toISOString()}::timestamptz)`)
}

describe('freezeAudience', () => {
  test('an active contact with an address is queued, due now, with its address as written and its domain', async () => {
    const workspace = await aWorkspace(server)
    const id = await aContact(workspace, { email: 'Anna@Shop.Example', phone: '+46701740605' })
    const before = now().toISOString()

    const email = (await freeze(workspace, 'email')).get(id)
    const sms = (await freeze(workspace, 'sms')).get(id)

    assert.equal(email?.state, 'queued')
    assert.equal(email.reason, null)
    assert.equal(email.address?.toLowerCase(), 'anna@shop.example')
    assert.equal(email.domain, 'shop.example')
    assert.equal(email.settled, null)
    assert.ok(email.due !== null && email.due >= before && email.due <= now().toISOString())
    assert.deepEqual([sms?.state, sms?.address, sms?.domain], ['queued', '+46701740605', null])
  })

  for (const state of ['invited', 'unsubscribed', 'bounced', 'complained', 'blocked']) {
    test(`who is ${state} is skipped on both channels, and that is the reason, whatever else there is`, async () => {
      const workspace = await aWorkspace(server)
      const id = await aContact(workspace, { email: 'anna@example.com', phone: '+46701740605' })
      const bare = await aContact(workspace, { name: 'No address' })
      for (const each of [id, bare]) {
        await setContact(each, 'state', state)
        await setContact(each, 'follows_email', 'off')
      }
      await suppress(workspace, 'email', 'anna@example.com')

      for (const channel of ['email', 'sms'] as const) {
        const frozen = await freeze(workspace, channel)
        for (const each of [id, bare]) {
          const row = frozen.get(each)
          assert.deepEqual([row?.state, row?.reason, row?.due], ['skipped', state, null])
          assert.notEqual(row?.settled, null)
        }
      }
    })
  }

  test('no-address, channel-off and suppressed keep from one channel and not from the other', async () => {
    const workspace = await aWorkspace(server)
    const onlyPhone = await aContact(workspace, { phone: '+46701740605' })
    const onlyEmail = await aContact(workspace, { email: 'only@example.com' })
    const noEmail = await aContact(workspace, { email: 'noemail@example.com', phone: '+46701740606' })
    const noSms = await aContact(workspace, { email: 'nosms@example.com', phone: '+46701740607' })
    const listed = await aContact(workspace, { email: 'Listed@example.com', phone: '+46701740608' })
    const stopped = await aContact(workspace, { email: 'stopped@example.com', phone: '+46701740609' })
    const sometimes = await aContact(workspace, { email: 'new@example.com', phone: '+46701740610' })
    await setContact(noEmail, 'follows_email', 'off')
    await setContact(noSms, 'follows_sms', 'off')
    await setContact(sometimes, 'follows_email', 'only_new')
    await suppress(workspace, 'email', 'listed@example.com')
    await suppress(workspace, 'sms', '+46701740609')
    const other = await aWorkspace(server)
    await suppress(other, 'email', 'new@example.com')

    const email = await freeze(workspace, 'email')
    const sms = await freeze(workspace, 'sms')

    const reasons = (frozen: Map<string, Row>) =>
      [onlyPhone, onlyEmail, noEmail, noSms, listed, stopped, sometimes].map((id) => frozen.get(id)?.reason)
    assert.deepEqual(reasons(email), ['no-address', null, 'channel-off', null, 'suppressed', null, null])
    assert.deepEqual(reasons(sms), [null, 'no-address', null, 'channel-off', null, 'suppressed', null])
  })

  test('of two contacts with one address the older gets it, even when the indexes that forbid it are gone', async () => {
    const own = await aServer()
    try {
      const workspace = await aWorkspace(own)
      const first = await aContact(workspace, { email: 'anna@example.com' })
      const second = await aContact(workspace, { email: 'other@example.com' })
      const barred = await aContact(workspace, { email: 'barred@example.com' })
      await own.db.execute('drop index contact_email')
      await own.db.execute(`update contact set email = 'ANNA@example.com' where id = any($1)`, [
        [second, barred],
      ])
      await own.db.execute(`update contact set state = 'unsubscribed' where id = $1`, [barred])
      const filter = parseFilter("created gt '2000-01-01'", CONTACTS.fields)

      await own.db.transaction((tx) =>
        freezeAudience(tx, workspace.id, newId(), { channel: 'email', filter }),
      )

      const { rows } = await own.db.execute('select contact_id, reason from delivery order by contact_id')
      assert.deepEqual(rows, [
        { contact_id: first, reason: null },
        { contact_id: second, reason: 'duplicate' },
        { contact_id: barred, reason: 'unsubscribed' },
      ])
    } finally {
      await own.close()
    }
  })

  test('only contacts of the workspace that the filter matches get a row', async () => {
    const [workspace, other] = [await aWorkspace(server), await aWorkspace(server)]
    const lund = await aContact(workspace, { email: 'a@example.com', city: 'Lund' })
    await aContact(workspace, { email: 'b@example.com', city: 'Kiruna' })
    await aContact(other, { email: 'c@example.com', city: 'Lund' })

    assert.deepEqual([...(await freeze(workspace, 'email', "city eq 'Lund'")).keys()], [lund])
    assert.deepEqual([...(await freeze(workspace, 'email', "city eq 'Nowhere'")).keys()], [])
  })

  test('20,000 contacts: each has one row, in the order of ids, all in the partition of the moment', async () => {
    const workspace = await aWorkspace(server)
    await manyContacts(db, workspace.id, 20_000)

    const frozen = await freeze(workspace, 'email')

    assert.equal(frozen.size, 20_000)
    const rows = [...frozen.values()]
    assert.equal(rows.filter(({ reason }) => reason === 'unsubscribed').length, 2_000)
    const byId = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ contactId }) => contactId)
    assert.deepEqual(byId, [...byId].sort())
    assert.equal(new Set(rows.map(({ id }) => id.slice(0, 13))).size, 1, 'one millisecond')
    for (const { id } of rows.slice(0, 100))
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const { rows: parts } = await db.execute(
      `select distinct regexp_replace(tableoid::regclass::text, '_\\d{6,}$', '') as part from delivery
       where workspace_id = $1`,
      [workspace.id],
    )
    assert.deepEqual(parts, [{ part: `delivery_${now().getUTCFullYear()}` }])
  })
})
