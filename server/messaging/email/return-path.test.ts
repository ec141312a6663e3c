/** That what comes back finds its message: by the return path, and what people and providers write to the mailbox. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { lines } from '../../../test/support/bounces.ts'
import { anImapServer } from '../../../test/support/imap.ts'
import { aMailServer, type AcceptedMail, type TestMailServer } from '../../../test/support/mail-server.ts'
import { log } from '../../../test/support/postgres.ts'
import { aMailingTo, untilFinished } from '../../../test/support/sending.ts'
import { aServer, aWorkspace, type TestServer } from '../../../test/support/server.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { readBounceMailbox } from '../bounces/jobs.ts'
import { openSender } from '../sending/sender.ts'
import type { Transport } from '../transport.ts'
import { findReturnPaths, readReturnPath, returnPath } from './return-path.ts'
import { emailTransport } from './transport.ts'

let server: TestServer
let mailServer: TestMailServer
const mailboxes: { close(): Promise<void> }[] = []
before(async () => {
  server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
  mailServer = await aMailServer()
})
after(async () => {
  // Also those of tests that failed: an open one would keep the file alive.
  await Promise.all(mailboxes.map((mailbox) => mailbox.close()))
  await mailServer.close()
  await server.close()
})

const NOBODY: Transport = { prepare: () => assert.fail('no SMS'), close: async () => undefined }

/** One mail of a workspace, as the mail server had it; what is written to its mailbox is read. */
async function aSentMail(settings: Parameters<typeof changeSettings>[2] = {}) {
  const imap = await anImapServer()
  mailboxes.push(imap)
  const { id: workspaceId } = await aWorkspace(server)
  await changeSettings(server.db, workspaceId, { senderEmail: 'news@shop.example', ...settings })
  const address = `${newId()}@example.com`
  const { db } = server
  const mailing = await aMailingTo(db, workspaceId, 1, {
    address: () => address,
    content: { subject: 'Hello', blocks: [{ type: 'text', text: 'Hello' }] as never },
  })
  const config = {
    PUBLIC_URL: server.config.PUBLIC_URL,
    SMTP_URL: mailServer.url,
    BOUNCE_MAILBOX_URL: imap.url,
    BOUNCE_ADDRESS: 'bounces@shop.example',
  }
  const email = emailTransport({ db, config, log, smtp: { idleMilliseconds: 100 } })
  const sender = openSender({ db, log, transports: { email, sms: NOBODY } })
  await untilFinished(db, mailing)
  await sender.stop()
  await email.close()
  const mail = mailServer.mails.find(({ to }) => to[0] === address) ?? assert.fail('no mail')
  const receive = async (message: string): Promise<string[]> => {
    imap.add(message)
    await readBounceMailbox({ db, log, config })
    return (await listSuppressed(db, workspaceId, { limit: 10 })).map(({ reason }) => reason)
  }
  return { mail, address, receive }
}

function headerOf({ raw }: AcceptedMail, name: string): string {
  const head =
    raw
      .toString('latin1')
      .split('\r\n\r\n', 1)[0]
      ?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? assert.fail(`no ${name}`)
}

function subjectOf(mail: AcceptedMail): string {
  const url = /<mailto:bounces@shop\.example\?subject=([^>]+)>/.exec(headerOf(mail, 'List-Unsubscribe'))
  return decodeURIComponent(url?.[1] ?? assert.fail(headerOf(mail, 'List-Unsubscribe')))
}

const from = (address: string, words: string) =>
  lines([`From: ${address}`, 'To: bounces@shop.example', `Subject: ${words}`, '', 'Bye'])

const FROM_SERVER = 'From: Mail Delivery System <MAILER-DAEMON@mx.example>'
const status = (to: string) =>
  lines(
    FROM_SERVER,
    [`To: ${to}`, 'Subject: Undelivered Mail Returned to Sender', 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_1"',
    ['', '--=_1', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
    ['Final-Recipient: rfc822; x@elsewhere.example', 'Action: failed', 'Status: 5.1.1', '', '--=_1--'],
  )

describe('a return path', () => {
  test('names its message in 64 characters of any case, and cannot be made up', () => {
    const secret = randomBytes(32)
    const message = { workspaceId: newId(), deliveryId: newId() }
    const path = returnPath(secret, message, 'bounce.shop.example')
    assert.match(path, /^[0-9a-z]{63}@bounce\.shop\.example$/)
    const [code = ''] = findReturnPaths(`<${path.toUpperCase()}>`)
    assert.deepEqual(readReturnPath(secret, code), message)
    assert.equal(readReturnPath(randomBytes(32), code), undefined)
    assert.equal(readReturnPath(secret, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`), undefined)
    assert.equal(readReturnPath(secret, 'z'.repeat(62)), undefined)
  })

  test('in a bounce domain: a bounce without any trace of the message but its address is that of the message', async () => {
    const { mail, receive } = await aSentMail({ bounceDomain: 'bounce.shop.example' })
    assert.match(mail.from, /^[0-9a-z]{63}@bounce\.shop\.example$/)

    assert.deepEqual(await receive(status(mail.from.replace(/^b./, 'bx'))), [])
    await receive(status(mail.from))
    const bounced = await server.db.rows(sql`
      select from delivery where address = ${mail.to[0]} and outcome = 'bounced'`)
    assert.equal(bounced.length, 1)
  })

  test('without a bounce domain is the sender', async () => {
    const { mail } = await aSentMail()
    assert.equal(mail.from, 'news@shop.example')
  })
})

describe('a message to the bounce mailbox', () => {
  test('unsubscribes by the subject that List-Unsubscribe asks for, whoever it is from', async () => {
    const { mail, receive } = await aSentMail()
    const subject = subjectOf(mail)
    assert.match(
      headerOf(mail, 'List-Unsubscribe'),
      /^<https:\/\/tidings\.example\/unsubscribe\/[\w-]+>, <mailto:/,
    )

    const forged = `${subject.slice(0, -4)}AAAA`
    assert.deepEqual(await receive(from(mail.to[0] ?? '', 'unsubscribe')), [], 'never by From alone')
    assert.deepEqual(await receive(from(mail.to[0] ?? '', forged)), [])
    assert.deepEqual(await receive(from('somebody@else.example', subject)), ['unsubscribed'])
  })

  test('of the Junk Mail Reporting Program is a complaint, if it has the message', async () => {
    const { mail, address, receive } = await aSentMail()
    const subject = 'complaint about message from 192.0.2.1'
    const report = (id: string, sender = 'staff@hotmail.com', about = subject) =>
      lines(
        [`From: <${sender}>`, 'To: abuse@shop.example', 'MIME-Version: 1.0'],
        [`Subject: ${about}`, 'Content-Type: multipart/mixed; boundary="=_1"'],
        ['', '--=_1', 'Content-Type: message/rfc822', 'Content-Disposition: inline', ''],
        [`X-HmXmrOriginalRecipient: ${address}`, 'From: news@shop.example', `Message-ID: ${id}`],
        ['Subject: Hello', '', 'Hello', '--=_1--'],
      )

    assert.deepEqual(await receive(report('<made-up@shop.example>')), [])
    for (const sender of ['staff@hotmail.com.evil.example', 'staff@evil.example', 'hotmail.com@evil.example'])
      assert.deepEqual(await receive(report(headerOf(mail, 'Message-ID'), sender)), [], sender)
    for (const about of ['Fwd: Hello', `Re: ${subject}`])
      assert.deepEqual(
        await receive(report(headerOf(mail, 'Message-ID'), 'reader@hotmail.com', about)),
        [],
        about,
      )
    assert.deepEqual(await receive(report(headerOf(mail, 'Message-ID'))), ['complained'])
  })
})

test('every mail names its mailing and its sender for the counting of complaints', async () => {
  const { mail } = await aSentMail()
  assert.match(headerOf(mail, 'Feedback-ID'), /^[0-9A-Za-z]{22}:[a-z0-9-]{1,40}:campaign:[0-9A-Za-z]{12}$/)
})
