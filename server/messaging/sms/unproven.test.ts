/** What is posted as a reply by SMS with neither key nor signature: kept and flagged, and believed in little. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { repliesCheck } from '../../cli/checks.ts'
import { listConsent } from '../../contacts/consent/store.ts'
import { findSuppressed } from '../../contacts/suppression/store.ts'
import { sql } from '../../platform/sql.ts'
import { apiWith, aServer, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { reportKey } from '../bounces/credentials.ts'
import { enqueue, openMailing } from '../mailings/store.ts'
import { stopClock } from '../../platform/clock.ts'

const server = await useServer({ TRUST_PROXY: '127.0.0.1' })

const PHONE = '+46701740605'

describe('STOP with neither key nor signature', { concurrency: true }, () => {
  test('of a number that we never wrote to is kept, flagged, and changes nothing', async () => {
    const ann = await aContact()

    const answer = await ann.say('STOP')

    assert.deepEqual([answer.status, answer.body], [200, { status: 'success' }])
    assert.deepEqual(await ann.kept(), [{ text: 'STOP', keyword: 'stop', isProven: false }])
    assert.equal(await ann.stopped(), undefined)
    assert.equal((await ann.contact()).follows.sms, 'always')
  })

  test('of a number that was written to in the last 30 days is obeyed, and its proof says how it came', async () => {
    const ann = await aContact()
    await ann.wasTexted(29)

    await ann.say('STOP')

    assert.equal(await ann.stopped(), 'stopped')
    assert.equal((await ann.contact()).follows.sms, 'off')
    const last = (await listConsent(server.db, ann.workspace.id, ann.id)).at(-1)
    assert.deepEqual([last?.act, last?.source], ['withdrawn', 'unproven sms'])
  })

  test('of a number that was last written to longer ago, or by another workspace, or never got it, changes nothing', async () => {
    const ann = await aContact()
    const other = await aContact()
    await ann.wasTexted(31)
    await ann.wasTexted(1, 'failed')
    await other.wasTexted(1)

    await ann.say('STOP')

    assert.equal(await ann.stopped(), undefined)
  })

  test('of a number that was written to and whose contact has another one by now closes it', async () => {
    const ann = await aContact()
    await ann.wasTexted(1)
    await ann.workspace.api.post('/contacts', { email: 'ann@example.com', phone: '+46701740699' })

    await ann.say('STOP')

    assert.equal(await ann.stopped(), 'stopped')
    assert.equal((await ann.contact()).state, 'active')
  })

  test('is answered the same whether the number is known or not: nobody learns whom we write to', async () => {
    const ann = await aContact()
    await ann.wasTexted(1)

    const [known, unknown] = [await ann.say('STOP'), await ann.say('STOP', { from: '+46701740000' })]

    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  })

  test('with the id of a message that is to come does not stand in its way', async () => {
    const ann = await aContact()
    await ann.say('Hello', { id: 'SM1' })

    const answer = await ann.say('STOP', { id: 'SM1' }, await ann.key())

    assert.match(answer.body.reply, /no more messages/)
    assert.equal(await ann.stopped(), 'stopped')
  })
})

test('START changes nothing, HELP is answered to everybody alike', async () => {
  const ann = await aContact()
  await ann.wasTexted(1)
  await ann.say('STOP', {}, await ann.key())

  assert.deepEqual((await ann.say('START')).body, { status: 'success' })
  assert.equal(await ann.stopped(), 'stopped')
  const [known, unknown] = [await ann.say('HELP'), await ann.say('HELP', { from: '+46701740000' })]
  assert.match(known.body.reply, /reply STOP/)
  assert.deepEqual(known.body, unknown.body)
})

test('60 a minute from an address; the gateway with its key is not held up by them', async (t) => {
  t.after(stopClock())
  const ann = await aContact()
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const statuses = new Map<number, number>()
  for (let n = 0; n < 70; n += 1) {
    const { status } = await ann.say('Hello', {}, '', from)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  assert.deepEqual(Object.fromEntries(statuses), { 200: 60, 429: 10 })
  assert.equal((await ann.say('STOP', {}, await ann.key(), from)).status, 200)
  assert.equal(await ann.stopped(), 'stopped')
})

test('the doctor tells how many came, of which workspace, and what to do', async () => {
  const none = await aServer()
  try {
    assert.match((await repliesCheck(none.db)).says, /none/)
  } finally {
    await none.close()
  }
  const ann = await aContact()
  for (let n = 0; n < 100; n += 1) await ann.say('STOP', {}, '', { 'x-forwarded-for': `198.51.100.${n}` })

  const finding = await repliesCheck(server.db)

  assert.match(finding.says, new RegExp(`^\\d+ of workspace ${ann.workspace.id}.*neither key nor signature`))
  assert.match(finding.mend ?? '', /tidings suppression callback-urls/)
  assert.ok(finding.ok, 'a stranger makes no installation sick')
})

async function aContact() {
  const workspace = await aWorkspace(server, { name: 'Tea & Co' })
  const { body } = await workspace.api.post('/contacts', {
    email: 'ann@example.com',
    phone: PHONE,
    addDirectly: true,
  })
  const id: string = body.id
  return {
    workspace,
    id,
    key: async () => `?key=${await reportKey(server.db, workspace.id)}`,
    say: (text: string, more: object = {}, key = '', headers: Record<string, string> = {}) =>
      apiWith(server.http).post(
        `/webhooks/sms/${workspace.webhookId}${key}`,
        { from: PHONE, text, ...more },
        headers,
      ),
    wasTexted: (daysAgo: number, state = 'sent') => textedBefore(workspace, id, daysAgo, state),
    contact: async () => (await workspace.api.get(`/contacts?$filter=id eq '${id}'`)).body.items[0],
    stopped: async () =>
      (await findSuppressed(server.db, workspace.id, { channel: 'sms', address: PHONE }))?.reason,
    kept: async () =>
      server.db.rows<{ text: string; keyword: string | null; isProven: boolean }>(sql`
        select text, keyword, is_proven from inbound_sms where workspace_id = ${workspace.id}::uuid order by id`),
  }
}

async function textedBefore(
  workspace: TestWorkspace,
  contactId: string,
  daysAgo: number,
  state: string,
): Promise<void> {
  const [id = ''] = await server.db.transaction(async (tx) => {
    const content = { text: 'News' }
    const mailing = await openMailing(tx, workspace.id, {
      kind: 'welcome',
      channel: 'sms',
      isStanding: true,
      content,
    })
    return enqueue(tx, workspace.id, mailing.id, [{ contactId, address: PHONE }])
  })
  await server.db.rows(sql`
    update delivery set state = ${state}, attempts = 1, settled = now() - make_interval(days => ${daysAgo}::int)
    where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
}
