/** A start that fails leaves nothing open, and nothing works in the background before the application answers. */
import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { urlOf } from '../../test/support/program.ts'
import { aMailingTo, eventually, mailingState } from '../../test/support/sending.ts'
import { readConfig } from '../platform/config.ts'
import { sql } from '../platform/sql.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { freePort, serve } from './serving.ts'

/** Several looks of whatever looks for due work twice a second. */
const LOOKS_MILLISECONDS = 2_500
const LEFT_OPEN_MILLISECONDS = 5_000

const database = await aDatabase()
after(() => database.close())
// What a start that fails leaves open would keep this file for ever.
after(() => setTimeout(() => process.exit(1), LEFT_OPEN_MILLISECONDS).unref())
const port = await freePort('127.0.0.1')
const env = { DATABASE_URL: urlOf(database.connection), PORT: String(port), TIDINGS_DEMO: '0' }
const config = readConfig({ ...env, LOG_LEVEL: 'silent' })

/** Every application that is made from now on gets this hook, which its being ready waits for. */
function beforeReady(hook: () => Promise<void>): void {
  // What the framework publishes on this channel.
  const add = (message: unknown) => (message as { fastify: FastifyInstance }).fastify.addHook('onReady', hook)
  subscribe('fastify.initialization', add)
  after(() => unsubscribe('fastify.initialization', add))
}

/** How many connections the program has: the test's own are called by another name. */
async function connections(): Promise<number> {
  const [row] = await database.db.rows<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name like 'tidings %'`)
  return row?.n ?? 0
}

/** A mailing that a sender would lease at its first look, and pause: its workspace has no sender. */
async function aDueMailing() {
  const { id: organizationId } = await createOrganization(database.db, 'Acme')
  const shop = { organizationId, name: 'Shop', country: 'SE', timezone: 'UTC' }
  const { id } = await createWorkspace(database.db, shop)
  return aMailingTo(database.db, id, 1)
}

test('what cannot start works on nothing before it fails, and what it had opened is closed', async () => {
  const mailing = await aDueMailing()
  let isDone = false
  let fail = true
  beforeReady(async () => {
    if (!fail) return
    await sleep(LOOKS_MILLISECONDS)
    isDone = (await mailingState(database.db, mailing)).status !== 'sending'
    throw new Error('The application cannot begin')
  })

  await assert.rejects(serve(env, config, log, { role: 'all', processes: 1 }), /The application cannot begin/)

  assert.equal(isDone, false, 'work was done before the application was ready')
  const listening = createServer().listen(port, '127.0.0.1')
  await once(listening, 'listening')
  listening.close()
  await eventually(async () => (await connections()) === 0)

  // It was due: the same start, succeeding, does it.
  fail = false
  const serving = await serve(env, config, log, { role: 'all', processes: 1 })
  after(() => serving.stop())
  await eventually(async () => (await mailingState(database.db, mailing)).status !== 'sending')
})
