/** That an address is given up only when it is dead, and never because it is us who are not wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { isRefusal, readStatus, severityOf } from './severity-rules.ts'

const CASES: readonly (readonly [string, string | undefined, string])[] = [
  ['bounced', '5.1.1', ''],
  ['soft-bounced', '5.1.2', ''],
  ['bounced', '5.1.2', 'Host or domain name not found'],
  ['bounced', '5.1.10', ''],
  ['soft-bounced', '5.2.1', ''],
  ['bounced', '5.2.1', 'the mailbox is disabled'],
  ['soft-bounced', '5.4.4', ''],
  ['bounced', '5.4.4', 'smtp; Host not found'],
  ['soft-bounced', undefined, '550 Requested action not taken: mailbox unavailable'],
  ['refused', '5.0.0', '550 Administrative prohibition'],
  ['refused', '5.0.0', '550 Account suspended'],
  ['refused', '5.1.0', '550 5.1.0 Sender address rejected'],
  ['bounced', '5.4.310', 'DNS domain nowhere.example does not exist'],
  ['bounced', '5.0.0', '550 5.1.1 User unknown'],
  ['bounced', '5.0.0', '550 No such user here'],
  ['bounced', '5.7.1', '550 5.7.1 <a@b.example>: Recipient address rejected: undeliverable address'],
  ['bounced', undefined, '554 delivery error: This user does not have a mail.example account'],
  ['bounced', '5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable for delivery'],
  ['bounced', '5.0.0', '550 Host or domain name not found. Name service error'],
  ['bounced', '5.1.10', '556 5.1.10 Domain does not accept mail (nullMX)'],
  ['soft-bounced', '5.2.2', ''],
  ['soft-bounced', '5.1.1', '552 5.2.2 the mailbox is full'],
  ['soft-bounced', '4.4.7', 'message expired'],
  ['soft-bounced', '5.4.7', 'delivery time expired'],
  ['soft-bounced', '5.3.0', ''],
  ['soft-bounced', '5.0.0', ''],
  ['soft-bounced', undefined, ''],
  ['soft-bounced', undefined, '421 try again later'],
  ['soft-bounced', '4.1.1', '450 4.1.1 unverified address: user unknown for now'],
  ['refused', '5.7.1', '550 5.7.1 Service unavailable; client host [192.0.2.1] blocked using a list'],
  ['refused', '5.7.26', 'This message fails DMARC'],
  ['refused', '4.7.0', 'too many connections from your address'],
  ['refused', '5.3.4', '552 5.3.4 Message size exceeds fixed limit'],
  ['refused', '5.6.0', 'not RFC 5322 compliant'],
  ['refused', '5.0.0', '554 rejected due to spam content'],
  ['refused', '5.1.8', '550 5.1.8 sender not authorized'],
]

describe('severityOf', () => {
  for (const [kind, status, words] of CASES)
    test(`${status ?? 'no status'} "${words}": ${kind}`, () =>
      assert.equal(severityOf({ status, words }), kind))

  test('a temporary code alone never kills an address, whatever the words', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(99), fc.string(), (subject, detail, words) => {
        fc.pre(readStatus(words) === undefined)
        assert.notEqual(severityOf({ status: `4.${subject}.${detail}`, words }), 'bounced')
      }),
    )
  })
})

describe('readStatus', () => {
  test('an address of a machine, a version and a time are no status', () => {
    for (const text of ['5.1.1.20', 'mail[192.5.1.1]', 'v15.1.1.3', '10:45:1', '5.1', 'x5.1.1.example'])
      assert.equal(readStatus(text), undefined, text)
    for (const text of ['(#5.1.1)', '550-5.1.1 x', 'smtp;550 5.1.1.', '5.1.1'])
      assert.equal(readStatus(text), '5.1.1', text)
  })

  test('a reply of an SMTP server is a refusal, the number in an address is not', () => {
    for (const text of ['550 no', '<a@b.example>: 554 gone', '452 4.2.2 full'])
      assert.ok(isRefusal(text), text)
    for (const text of ['250 ok', '192.0.2.550', 'port 5500', '2.0.0 fine']) assert.ok(!isRefusal(text), text)
  })
})
