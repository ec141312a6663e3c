/** A rehearsal shows what the engine does, since it is the engine; and nothing of it is kept. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { log } from '../../../test/support/postgres.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { addAddresses } from '../../contacts/suppression/operator-actions.ts'
import { dispatchEvents } from '../../events/dispatch.ts'
import { moveClock, now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { advanceFlows } from './advance.ts'
import { flowConsumer } from './consumer.ts'
import { readEnrollments } from './log-store.ts'
import { rehearseFlow, type RehearsedStep } from './rehearse.ts'
import { readFlow } from './rules.ts'
import { createFlow } from './store.ts'

const HOUR = 3_600_000
const server = await useServer()
const { db } = server

const SCRIPT = readFlow({
  name: 'All there is',
  trigger: { type: 'contact_created', filter: "city eq 'Oslo'" },
  steps: [
    { type: 'email', subject: 'Welcome', text: 'Good to have you.' },
    { type: 'sms', text: 'Hi' },
    { type: 'wait', days: 1, hours: 2 },
    { type: 'tag', add: ['nudged'] },
    {
      type: 'branch',
      filter: "tags eq 'nudged'",
      yes: [
        {
          type: 'branch',
          filter: "city eq 'Bergen'",
          yes: [{ type: 'stop' }],
          no: [{ type: 'wait', minutes: 5 }],
        },
      ],
      no: [{ type: 'email', subject: 'Never', text: 'No' }],
    },
    { type: 'tag', remove: ['nudged'], add: ['done'] },
    { type: 'stop' },
    { type: 'email', subject: 'After the end', text: 'No' },
  ],
})

async function pass(): Promise<void> {
  while (await dispatchEvents({ db, log, consumers: [flowConsumer('https://app.test')] }));
  while (await advanceFlows({ db, log }));
}

async function aContact({ api }: TestWorkspace, more: object = {}): Promise<string> {
  const { body } = await api.post('/contacts', {
    name: 'Ann',
    email: 'ann@example.com',
    city: 'Oslo',
    addDirectly: true,
    ...more,
  })
  return body.id
}

/** Waits end when they end, not when it is written. */
function lineOf({ act, detail }: Pick<RehearsedStep, 'act' | 'detail'>): string {
  return act === 'wait' ? act : `${act} ${detail ?? ''}`.trim()
}

describe('a rehearsal', () => {
  test('takes the steps that the engine takes, in its order, with its waits', async () => {
    const workspace = await aWorkspace(server)
    const { id: flowId } = await createFlow(db, workspace.id, SCRIPT)
    const contactId = await aContact(workspace)
    const from = now()
    const rehearsal = await rehearseFlow(db, workspace.id, SCRIPT, { who: { contactId }, from })
    for (let hours = 0; hours < 30; hours += 1) {
      await pass()
      moveClock(HOUR)
    }

    const enrollments = await readEnrollments(db, workspace.id, contactId)
    const enrollment = enrollments.find((each) => each.flowId === flowId)
    assert.equal(enrollment?.status, 'done')
    const steps = enrollment?.steps.map(lineOf)
    assert.deepEqual(rehearsal.steps.map(lineOf), steps)
    assert.deepEqual(steps, [
      'email',
      'sms no-address',
      'wait',
      'tag +nudged',
      'branch yes',
      'branch no',
      'wait',
      'tag +done -nudged',
      'stop',
    ])
    const waits = rehearsal.steps.map(({ at }) => Math.round((Date.parse(at) - from.getTime()) / 60_000))
    assert.deepEqual([...new Set(waits)], [0, 26 * 60, 26 * 60 + 5])
    assert.equal(rehearsal.steps[5]?.path, 'steps[4].yes[0]')
  })

  test('keeps nothing: no contact, tag, message, event or enrollment', async () => {
    const workspace = await aWorkspace(server)
    const contactId = await aContact(workspace)
    const counts = async () =>
      db.rows(sql`
        select (select count(*) from contact where workspace_id = ${workspace.id}::uuid) as contacts,
          (select count(*) from contact_tag where workspace_id = ${workspace.id}::uuid) as tags,
          (select count(*) from delivery where workspace_id = ${workspace.id}::uuid) as messages,
          (select count(*) from event where workspace_id = ${workspace.id}::uuid) as events,
          (select count(*) from flow_enrollment where workspace_id = ${workspace.id}::uuid) as enrolled`)
    const before = await counts()

    const person = { name: 'Bo', email: 'bo@example.com', tags: ['vip'] }
    await rehearseFlow(db, workspace.id, SCRIPT, { who: { contactId }, from: now() })
    const { begins, steps } = await rehearseFlow(db, workspace.id, SCRIPT, { who: { person }, from: now() })

    assert.deepEqual([begins, steps.length], [false, 9])
    assert.deepEqual(await counts(), before)
  })

  test('says of each message what the ledger would: left out and why, or when the hours let it go', async () => {
    const workspace = await aWorkspace(server)
    await db.rows(sql`
      update workspace set send_window = '09:00-17:00', timezone = 'UTC' where id = ${workspace.id}::uuid`)
    const contactId = await aContact(workspace)
    const from = new Date('2030-01-15T20:00:00Z')
    const first = async () =>
      (await rehearseFlow(db, workspace.id, SCRIPT, { who: { contactId }, from })).steps[0]?.message

    assert.deepEqual(await first(), {
      channel: 'email',
      words: 'Welcome',
      skipped: null,
      goes: '2030-01-16T09:00:00.000Z',
    })
    await addAddresses(db, workspace.id, [{ channel: 'email', address: 'ann@example.com' }], 'bounced')
    await db.rows(sql`
      update contact set state = 'active' where workspace_id = ${workspace.id}::uuid and id = ${contactId}::uuid`)
    assert.deepEqual([(await first())?.skipped, (await first())?.goes], ['suppressed', null])
  })

  test('of a contact of another workspace is refused', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const contactId = await aContact(one)

    await assert.rejects(
      rehearseFlow(db, other.id, SCRIPT, { who: { contactId }, from: now() }),
      /There is no contact/,
    )
  })
})
