/** That what mail servers send back is understood, whichever wrote it, and that nothing else is taken for it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import {
  feedbackReport,
  lines,
  otherMessages,
  returnedMessages,
  statusReport,
} from '../../../test/support/bounces.ts'
import { newId } from '../../platform/clock.ts'
import { findReferences, messageIdOf } from './message-references.ts'
import { readMail, reportsIn, type ReadLink } from './read-mail.ts'
import { DETAIL_LENGTH } from './schemas.ts'

const ORIGINAL = { workspaceId: newId(), deliveryId: newId(), address: 'ann@example.com' }
const REFERENCE = { workspaceId: ORIGINAL.workspaceId, deliveryId: ORIGINAL.deliveryId }
const noLink = () => undefined

async function read(message: string | Uint8Array, readLink: ReadLink = noLink) {
  return reportsIn(await readMail(Buffer.from(message)), readLink)
}

function failed(address: string, status: string): string[] {
  return [`Final-Recipient: rfc822; ${address}`, 'Action: failed', `Status: ${status}`, '']
}

function bounce(fields: readonly string[]): string {
  return statusReport(ORIGINAL, ['Final-Recipient: rfc822; a@b.example', ...fields])
}

function daemon(text: string): string {
  return lines('From: mailer-daemon@x.example', 'Subject: returned mail', '', text)
}

describe('what comes back', () => {
  for (const { system, kind, message } of returnedMessages(ORIGINAL)) {
    test(`${system}: ${kind}, of our message`, async () => {
      const [report, ...others] = await read(message)

      assert.equal(report?.kind, kind, report?.detail)
      assert.deepEqual(report.messages, [REFERENCE])
      assert.deepEqual(others, [])
    })

    test(`${system}: the same with bare line feeds`, async () => {
      const [report] = await read(message.replaceAll('\r\n', '\n'))

      assert.equal(report?.kind, kind)
      assert.deepEqual(report.messages, [REFERENCE])
    })
  }

  for (const { system, message } of otherMessages(ORIGINAL)) {
    test(`${system} is not a report`, async () => assert.deepEqual(await read(message), []))
  }

  test('a junk report of Outlook.com names its recipient in a field of the message that it attaches', async () => {
    const junk = lines(
      ['From: staff@hotmail.com', 'Subject: complaint about message from 192.0.2.1', 'MIME-Version: 1.0'],
      ['Content-Type: multipart/mixed; boundary="=_1"', '', '--=_1', 'Content-Type: message/rfc822', ''],
      ['X-HmXmrOriginalRecipient: ann@example.com', 'Subject: Hello', '', 'Hello', '--=_1--'],
    )

    assert.deepEqual(
      (await read(junk)).map(({ kind, recipients }) => ({ kind, recipients })),
      [{ kind: 'complained', recipients: ['ann@example.com'] }],
    )
  })

  test('the recipients and the words of the server are read', async () => {
    const [report] = await read(returnedMessages(ORIGINAL)[0]?.message ?? '')

    assert.deepEqual(report?.recipients, ['ann@example.com', 'ann@example.com'])
    assert.equal(
      report?.detail,
      '550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
    )
  })

  test('several recipients make a report each', async () => {
    const reports = await read(
      statusReport(ORIGINAL, [...failed('a@example.com', '5.1.1'), ...failed('b@example.com', '4.2.2')]),
    )

    assert.deepEqual(
      reports.map(({ kind, recipients }) => [kind, ...recipients]),
      [
        ['bounced', 'a@example.com'],
        ['soft-bounced', 'b@example.com'],
      ],
    )
  })

  test('a relay that gave the message an id of its own left our signed link in it', async () => {
    const token = 'A'.repeat(87)
    const message = statusReport(ORIGINAL, [
      'Final-Recipient: rfc822; a@example.com',
      'Action: failed',
      'Status: 5.1.1',
    ]).replace(
      /Message-ID: .*/,
      `Message-ID: <relay@provider.example>\r\nList-Unsubscribe:\r\n <https://news.example/unsubscribe/${token}>`,
    )

    const [report] = await read(message, (text) => (text === token ? REFERENCE : undefined))
    const [forged] = await read(message)

    assert.deepEqual(report?.messages, [REFERENCE])
    assert.deepEqual(forged?.messages, [])
  })
})

describe('hostile messages', () => {
  test('a hundred levels of parts are no report, and do no harm', async () => {
    const open = Array.from({ length: 100 }, (_, n) => [
      `Content-Type: multipart/mixed; boundary="b${n}"`,
      '',
      `--b${n}`,
    ]).flat()
    assert.deepEqual(
      await read(
        lines('From: mailer-daemon@x.example', open, 'Content-Type: message/delivery-status', '', 'x'),
      ),
      [],
    )
  })

  test('messages within messages within messages are not opened', async () => {
    const nested = Array.from({ length: 100 }, () => ['Content-Type: message/rfc822', '']).flat()
    assert.deepEqual(await read(lines(nested, feedbackReport(ORIGINAL, 'abuse'))), [])
  })

  test('a bomb of headers is not a report', async () => {
    const headers = Array.from({ length: 20_000 }, (_, n) => `X-Bomb-${n}: ${'x'.repeat(30)}`)
    assert.deepEqual(await read(lines(headers, '', 'x')), [])
  })

  test('a bomb of recipients gives at most a hundred reports', async () => {
    const many = Array.from({ length: 500 }, (_, n) => [
      '',
      `Final-Recipient: rfc822; a${n}@b.example`,
      'Action: failed',
    ]).flat()
    const reports = await read(bounce(['Action: failed', 'Status: 5.1.1', ...many]))
    assert.ok(reports.length > 1 && reports.length <= 100, String(reports.length))
  })

  test('a charset nobody knows, broken UTF-8 and control characters leave words a database keeps', async () => {
    const bytes = Buffer.from(
      bounce([
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 \u0000\u0007\u00ff\ud800 gone',
      ]).replace('charset=us-ascii', 'charset=x-nobody-knows'),
      'latin1',
    )
    const [report] = await read(bytes)

    assert.equal(report?.kind, 'bounced')
    assert.ok(report.detail.isWellFormed())
    assert.doesNotMatch(report.detail, /\p{Cc}/u)
  })

  test('a diagnostic of a megabyte is cut', async () => {
    const [report] = await read(
      bounce(['Action: failed', 'Status: 5.1.1', `Diagnostic-Code: smtp; 550 ${'long '.repeat(200_000)}`]),
    )
    assert.equal(report?.kind, 'bounced')
    assert.match(report.detail, /^5\.1\.1 550 long long /)
    assert.ok(report.detail.length <= DETAIL_LENGTH, String(report.detail.length))
  })

  test('megabytes made to slow down a search of words are read all the same', async () => {
    for (const text of [
      '-'.repeat(1e6),
      'user '.repeat(2e5),
      '5.1.'.repeat(25e4),
      ' '.repeat(1e6),
      'a@'.repeat(5e5),
      '<'.repeat(1e6),
    ]) {
      const kinds = (await read(daemon(text))).map(({ kind }) => kind)
      assert.deepEqual(kinds, ['soft-bounced'], text.slice(0, 10))
      const [report] = await read(daemon(`550 5.1.1 <ann@example.com>: User unknown\n${text}`))
      assert.equal(report?.kind, 'bounced', text.slice(0, 10))
    }
  })

  test('whatever the bytes are, nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        assert.ok(Array.isArray(await read(bytes)))
      }),
    )
  })

  test('whatever is broken off or turned around in a report, nothing is thrown', async () => {
    const messages = returnedMessages(ORIGINAL).map(({ message }) => message)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...messages),
        fc.nat(),
        fc.nat(),
        fc.string(),
        async (message, a, b, text) => {
          const [start = 0, end = 0] = [a % message.length, b % message.length].sort((a, b) => a - b)
          const broken = message.slice(0, start) + text + message.slice(end)
          for (const { detail } of await read(broken)) assert.ok(detail.length <= DETAIL_LENGTH)
        },
      ),
    )
  })
})

describe('references', () => {
  test('every Message-ID of ours is found again, in whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.uuid(),
        fc.string(),
        fc.string(),
        (workspaceId, deliveryId, before, after) => {
          const id = messageIdOf({ workspaceId, deliveryId }, 'news.example')
          assert.deepEqual(findReferences(`${before} ${id}${after}`).at(-1), { workspaceId, deliveryId })
        },
      ),
    )
  })

  test('a Message-ID is two ids in base 62, as in all mail that was sent before', () => {
    const sent = {
      workspaceId: '01936f0e-0000-7000-8000-000000000001',
      deliveryId: '01936f0e-0000-7000-8000-000000000002',
    }
    const id = '<02yMvNPtyJYsWUS6EQHc6U.02yMvNPtyJYsWUS6EQHc6T@news.example>'

    assert.equal(messageIdOf(sent, 'news.example'), id)
    assert.deepEqual(findReferences(id), [sent])
  })

  test('ids of others, and ids that are too large, are not ours', () => {
    const z = 'z'.repeat(22)
    for (const text of [
      '<a.b@c>',
      `<${z}.${z}@news.example>`,
      `<x${z}.${z}@news.example>`,
      '<20260101.1@x>',
      '',
    ])
      assert.deepEqual(findReferences(text), [])
  })
})
