/** That a mailbox of bounces is read once and whole, over a real connection, whatever breaks in between. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { feedbackReport, otherMessages, statusReport } from '../../../test/support/bounces.ts'
import { readSent, sentMessages, type SentMessage } from '../../../test/support/deliveries.ts'
import { anImapServer, type ImapServer } from '../../../test/support/imap.ts'
import { log } from '../../../test/support/postgres.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { readBounceMailbox } from './jobs.ts'

const server = await useServer()

const [KEYWORD, TRIED] = ['$TidingsRead', '$TidingsTried']

describe('readBounceMailbox', { concurrency: true }, () => {
  test('bounces are taken by the workspace of their message and marked as read; other messages are left unread', async () => {
    const [one, other] = [await messagesTo('a'), await messagesTo('b')]
    await using imap = await mailbox()
    imap.add(bounce(one[0]))
    imap.add(feedbackReport(original(other[0]), 'abuse'))
    for (const { message } of otherMessages(original(one[0]))) imap.add(message)

    await look(imap)

    assert.equal((await readSent(server.db, one[0])).outcome, 'bounced')
    assert.equal((await readSent(server.db, other[0])).outcome, 'complained')
    assert.deepEqual(await suppressed(one[0]), ['a0@example.com bounced'])
    const [first, second, ...rest] = imap.messages.map(({ flags }) => [...flags].sort())
    assert.deepEqual(
      [first, second],
      [
        [KEYWORD, TRIED, '\\Seen'],
        [KEYWORD, TRIED, '\\Seen'],
      ],
    )
    assert.ok(
      rest.every((flags) => flags.join() === `${KEYWORD},${TRIED}`),
      JSON.stringify(rest),
    )
  })

  test('what was looked at is not fetched again, and what came since is', async () => {
    const [first, second] = await messagesTo('a', 2)
    await using imap = await mailbox()
    imap.add(bounce(first))
    await look(imap)
    imap.commands.length = 0
    await look(imap)
    assert.ok(!imap.commands.some((command) => /FETCH/.test(command)), imap.commands.join('\n'))

    assert.ok(second)
    imap.add(bounce(second))
    await look(imap)

    assert.equal((await readSent(server.db, second)).outcome, 'bounced')
  })

  test('a message that people have read already is taken too', async () => {
    const messages = await messagesTo('a')
    await using imap = await mailbox()
    imap.add(bounce(messages[0]))
    imap.messages[0]?.flags.add('\\Seen')

    await look(imap)

    assert.equal((await readSent(server.db, messages[0])).outcome, 'bounced')
  })

  for (const command of ['UID FETCH', 'UID STORE', 'UID SEARCH', 'LOGIN']) {
    test(`a connection that breaks at ${command} loses nothing and counts nothing twice`, async () => {
      const messages = await messagesTo('a', 25)
      await server.db.rows(sql`
        insert into event_interest (workspace_id, type, consumer)
        values (${messages[0]?.workspaceId}::uuid, 'delivery.bounced', 'test')`)
      await using imap = await mailbox()
      for (const message of messages) imap.add(bounce(message))
      imap.breakAt(command)

      await assert.rejects(look(imap))
      await look(imap)

      for (const message of messages) assert.equal((await readSent(server.db, message)).outcome, 'bounced')
      const events = await server.db.rows(
        sql`select 1 from event where workspace_id = ${messages[0]?.workspaceId}::uuid`,
      )
      assert.equal(events.length, 25)
      assert.ok(imap.messages.every(({ flags }) => flags.has(KEYWORD)))
    })
  }

  test('two workers at once take each bounce once', async () => {
    const messages = await messagesTo('a', 12)
    await using imap = await mailbox()
    for (const message of messages) imap.add(bounce(message))

    await Promise.all([look(imap), look(imap)])

    for (const message of messages) assert.equal((await readSent(server.db, message)).outcome, 'bounced')
    assert.equal((await suppressed(messages[0])).length, 12)
  })

  test('of a message of many megabytes the beginning is read', async () => {
    const messages = await messagesTo('a')
    await using imap = await mailbox()
    imap.add(bounce(messages[0]) + 'x'.repeat(5_000_000))

    await look(imap)

    assert.equal((await readSent(server.db, messages[0])).outcome, 'bounced')
    assert.ok(
      imap.commands.some((command) => /BODY\.PEEK\[\]<0\.1048576>/.test(command)),
      imap.commands.join('\n'),
    )
  })

  test('a server without keywords: everything looked at is marked as read, and not fetched again', async () => {
    const messages = await messagesTo('a')
    await using imap = await mailbox({ keepsKeywords: false })
    imap.add(bounce(messages[0]))
    imap.add(otherMessages(original(messages[0]))[0]?.message ?? '')

    await look(imap)
    imap.commands.length = 0
    await look(imap)

    assert.equal((await readSent(server.db, messages[0])).outcome, 'bounced')
    assert.ok(imap.messages.every(({ flags }) => flags.has('\\Seen')))
    assert.ok(!imap.commands.some((command) => /FETCH/.test(command)))
  })

  test('a forged bounce without our Message-ID moves nobody, whatever address it names', async () => {
    const messages = await messagesTo('a')
    await using imap = await mailbox()
    imap.add(bounce(messages[0]).replaceAll(/^Message-ID:.*\r\n/gm, ''))

    await look(imap)

    assert.equal((await readSent(server.db, messages[0])).outcome, null)
    assert.deepEqual(await suppressed(messages[0]), [])
  })

  test('a wrong password and a folder that is not there are told as they are; no mailbox is not a fault', async () => {
    await using imap = await mailbox()
    await assert.rejects(look({ ...imap, url: imap.url.replace('s3cret', 'wrong') }), /refused: wrong/)
    await assert.rejects(
      look({ ...imap, url: imap.url.replace('/Bounces', '/Nowhere') }),
      /refused: no such folder/,
    )
    await readBounceMailbox({ db: server.db, log, config: {} })
  })
})

async function mailbox(options: { keepsKeywords?: boolean } = {}) {
  const imap = await anImapServer(options)
  return Object.assign(imap, { [Symbol.asyncDispose]: () => imap.close() })
}

function look({ url }: Pick<ImapServer, 'url'>): Promise<void> {
  return readBounceMailbox({ db: server.db, log, config: { BOUNCE_MAILBOX_URL: url } })
}

async function messagesTo(name: string, count = 1): Promise<[SentMessage, ...SentMessage[]]> {
  const { id } = await aWorkspace(server)
  const sendings = Array.from({ length: count }, (_, n) => ({ address: `${name}${n}@example.com` }))
  return (await sentMessages(server.db, id, sendings)) as [SentMessage, ...SentMessage[]]
}

function original({ workspaceId, deliveryId, address }: SentMessage) {
  return { workspaceId, deliveryId, address }
}

function bounce(message: SentMessage | undefined): string {
  assert.ok(message)
  return statusReport(original(message), [
    `Final-Recipient: rfc822; ${message.address}`,
    'Action: failed',
    'Status: 5.1.1',
  ])
}

async function suppressed({ workspaceId }: SentMessage): Promise<string[]> {
  const list = await listSuppressed(server.db, workspaceId, { limit: 100 })
  return list.map(({ address, reason }) => `${address} ${reason}`)
}
