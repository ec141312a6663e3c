/** Senders in a test's own process, a provider that answers what the test says, and mailings to people. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { enqueue, openMailing, type NewMailing } from '../../server/messaging/mailings/store.ts'
import { openSender, type Sender } from '../../server/messaging/sending/sender.ts'
import type { SenderOptions } from '../../server/messaging/sending/state.ts'
import type { Leased, Outcome, Transport } from '../../server/messaging/transport.ts'
import { newId } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { log } from './postgres.ts'

export const SENT: Outcome = { state: 'sent', route: 'test', detail: '250 OK' }

/** A provider that keeps whom it was handed, in order, and says of each what the test wants. */
export interface FakeTransport extends Transport {
  readonly handed: Leased[]
  decide: (message: Leased) => Outcome | Promise<Outcome>
  prepared: number
}

export function aFakeTransport(): FakeTransport {
  const outside: FakeTransport = {
    handed: [],
    decide: () => SENT,
    prepared: 0,
    prepare: async () => {
      outside.prepared += 1
      return {
        send: async (batch, report) => {
          await Promise.all(
            batch.map(async (message) => {
              outside.handed.push(message)
              report(message.id, await outside.decide(message))
            }),
          )
        },
      }
    },
    close: async () => undefined,
  }
  return outside
}

export function aSender(db: Db, outside: Transport, options: Partial<SenderOptions> = {}): Sender {
  return openSender({ db, log, transports: { email: outside, sms: outside }, ...options })
}

export interface TestMailing {
  readonly workspaceId: string
  readonly id: string
}

/** A mailing to `n` new active contacts, person1@example.com and so on unless `address` says otherwise. */
export async function aMailingTo(
  db: Db,
  workspaceId: string,
  n: number,
  { address = (i) => `person${i}@example.com`, ...mailing }: Partial<NewMailing> & Addressed = {},
): Promise<TestMailing> {
  const channel = mailing.channel ?? 'email'
  const people = Array.from({ length: n }, (_, i) => ({
    id: newId(),
    address: `${mailing.name ?? ''}${address(i + 1)}`,
  }))
  const column = channel === 'email' ? sql`email` : sql`phone`
  const id = await db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into contact (workspace_id, id, state, ${column}, created, updated)
      select ${workspaceId}::uuid, p.id, 'active', p.address, now(), now()
      from json_to_recordset(${JSON.stringify(people)}::json) as p (id uuid, address text)`)
    const content = { subject: 'Hello', blocks: [] }
    const opened = await openMailing(tx, workspaceId, { kind: 'campaign', channel, content, ...mailing })
    const deliveries = people.map((person) => ({ contactId: person.id, address: person.address }))
    await enqueue(tx, workspaceId, opened.id, deliveries)
    return opened.id
  })
  return { workspaceId, id }
}

interface Addressed {
  readonly address?: (i: number) => string
}

export interface DeliveryRow {
  readonly id: string
  readonly contactId: string
  readonly address: string
  readonly state: string
  readonly reason: string | null
  readonly detail: string | null
  readonly attempts: number
  readonly unconfirmedAttempts: number
  readonly due: string
}

export async function deliveriesOf(db: Db, { workspaceId, id }: TestMailing): Promise<DeliveryRow[]> {
  return db.rows<DeliveryRow>(sql`
    select id, contact_id, address, state, reason, detail, attempts, unconfirmed_attempts, due from delivery
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${id}::uuid order by id`)
}

/** How many rows are in each state, with its reason: `{ sent: 3, 'failed refused': 1 }`. */
export async function statesOf(db: Db, mailing: TestMailing): Promise<Record<string, number>> {
  const rows = await deliveriesOf(db, mailing)
  const keys = rows.map(({ state, reason }) => (reason === null ? state : `${state} ${reason}`))
  return Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))
}

export async function mailingState(
  db: Db,
  { workspaceId, id }: TestMailing,
): Promise<{ status: string; pauseReason: string | null; nextDue: string | null }> {
  const [row] = await db.rows<{ status: string; pauseReason: string | null; nextDue: string | null }>(sql`
    select status, pause_reason, next_due from mailing where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return row ?? assert.fail('no such mailing')
}

/** A machine that others use may go at a quarter of its speed. */
const PATIENCE_MILLISECONDS = 300_000

/** Waits for a condition, five minutes at most. */
export async function eventually(isMet: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (!(await isMet())) {
    assert.ok(Date.now() - began < PATIENCE_MILLISECONDS, `not met within five minutes: ${String(isMet)}`)
    await sleep(20)
  }
}

export async function untilFinished(db: Db, mailing: TestMailing): Promise<void> {
  await eventually(async () => (await mailingState(db, mailing)).status === 'finished')
}
