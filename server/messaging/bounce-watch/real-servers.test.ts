/** That no wording of a mail server burns a list: real conversations, from the ledger to the refusal and back. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { aMailServer, type TestMailServer } from '../../../test/support/mail-server.ts'
import { log } from '../../../test/support/postgres.ts'
import {
  aMailingTo,
  eventually,
  mailingState,
  statesOf,
  untilFinished,
} from '../../../test/support/sending.ts'
import { aServer, aWorkspace, type TestServer } from '../../../test/support/server.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { emailTransport } from '../email/transport.ts'
import { openSender } from '../sending/sender.ts'
import type { Transport } from '../transport.ts'

let server: TestServer
let mailServer: TestMailServer
before(async () => {
  server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
  mailServer = await aMailServer()
})
after(async () => {
  await mailServer.close()
  await server.close()
})

const NO_SMS: Transport = { prepare: () => assert.fail('no SMS'), close: async () => undefined }
const RECIPIENTS = 60

type Step = 'rcpt' | 'data-ends'
const REFUSALS: readonly (readonly [Step, number, string])[] = [
  ['rcpt', 550, 'rejected'],
  ['rcpt', 551, 'User not local'],
  ['rcpt', 553, 'Requested action not taken'],
  ['rcpt', 550, 'Requested action not taken: mailbox unavailable'],
  ['rcpt', 550, 'Administrative prohibition'],
  ['rcpt', 550, 'Please turn on SMTP Authentication in your mail client'],
  ['rcpt', 550, 'Account suspended'],
  ['rcpt', 550, '5.1.0 sender address rejected'],
  ['rcpt', 550, '5.1.1 User unknown'],
  ['data-ends', 550, 'User unknown'],
  ['data-ends', 550, '5.1.1 User unknown'],
  ['data-ends', 554, '5.7.1 Message rejected, account on hold'],
]

/** A mailing on its way to the server, which decides of each. */
async function sending(decide: TestMailServer['decide']) {
  mailServer.decide = decide
  const { db } = server
  const { id } = await aWorkspace(server)
  await changeSettings(db, id, { senderEmail: 'news@shop.example' })
  const mailing = await aMailingTo(db, id, RECIPIENTS, {
    content: { subject: 'Hello', blocks: [{ type: 'text', text: 'Hello' }] as never },
  })
  const config = { PUBLIC_URL: server.config.PUBLIC_URL, SMTP_URL: mailServer.url }
  const email = emailTransport({ db, config, log, smtp: { idleMilliseconds: 100 } })
  const sender = openSender({ db, log, transports: { email, sms: NO_SMS } })
  const stop = async () => {
    await sender.stop()
    await email.close()
    await db.rows(sql`update mailing set status = 'cancelled' where status in ('sending', 'paused')`)
  }
  const suppressed = async () => (await listSuppressed(db, id, { limit: 1_000 })).length
  return { mailing, suppressed, stop }
}

describe('a server that refuses everybody', () => {
  for (const [step, code, words] of REFUSALS) {
    test(`at ${step} with "${code} ${words}" pauses the mailing, and nobody is given up`, async () => {
      const { mailing, suppressed, stop } = await sending((at) => (at === step ? { code, words } : undefined))

      await eventually(async () => (await mailingState(server.db, mailing)).status === 'paused')
      await eventually(async () => (await statesOf(server.db, mailing))['queued'] === RECIPIENTS)

      assert.ok((await mailingState(server.db, mailing)).pauseReason?.includes(words.slice(-12)))
      assert.equal(await suppressed(), 0)
      const bounced = await server.db.rows(sql`
        select from contact where workspace_id = ${mailing.workspaceId}::uuid and state <> 'active'`)
      assert.equal(bounced.length, 0)
      await stop()
    })
  }
})

test('a server that knows two addresses no more: those two are suppressed, and the mailing ends', async () => {
  const dead = /^person(7|8)@/
  const { mailing, suppressed, stop } = await sending((at, address) =>
    at === 'rcpt' && dead.test(address) ? { code: 550, words: '5.1.1 User unknown' } : undefined,
  )

  await untilFinished(server.db, mailing)

  assert.deepEqual(await statesOf(server.db, mailing), { sent: RECIPIENTS - 2, 'failed bounced': 2 })
  await eventually(async () => (await suppressed()) === 2)
  await stop()
})
