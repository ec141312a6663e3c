/** Which of several codes of one report is believed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal, severityOf } from './severity-rules.ts'

test('the report’s own status is believed before one in its words, unless it says nothing', () => {
  assert.equal(severityOf({ status: '5.7.0', words: '550 5.1.1 zzz' }), 'refused')
  assert.equal(severityOf({ status: '5.1.1', words: '550 5.7.0 zzz' }), 'bounced')
  assert.equal(severityOf({ status: '5.0.0', words: '550 5.7.0 zzz' }), 'refused')
  assert.equal(severityOf({ status: '5.0.0', words: '550 5.0.0 zzz' }), 'soft-bounced')
  assert.equal(severityOf({ words: '550 5.1.1 zzz' }), 'bounced')
})

test('a number in the words counts where there is no status', () => {
  assert.equal(severityOf({ words: '450 user unknown' }), 'soft-bounced')
  assert.equal(severityOf({ words: '550 user unknown' }), 'bounced')
  assert.equal(severityOf({ words: '530 zzz' }), 'refused')
  assert.equal(severityOf({ status: '5.1.1', words: '450 zzz' }), 'bounced')
  assert.equal(severityOf({ status: '4.1.1', words: 'user unknown' }), 'soft-bounced')
})

test('who reports an address dead is believed where neither code nor words decide', () => {
  assert.equal(severityOf({ words: '', isDeadSaid: true }), 'bounced')
  assert.equal(severityOf({ status: '5.0.0', words: 'zzz', isDeadSaid: true }), 'bounced')
  assert.equal(severityOf({ status: '5.7.1', words: 'zzz', isDeadSaid: true }), 'refused')
  assert.equal(severityOf({ status: '4.4.7', words: 'zzz', isDeadSaid: true }), 'soft-bounced')
})

test('a status refuses by its first digit, words by a number or by naming a mailbox', () => {
  for (const text of ['5.1.1 zzz', '4.2.2', 'status: 5.0.0', 'User unknown', '550 zzz'])
    assert.ok(isRefusal(text), text)
  for (const text of ['2.1.5 zzz 550', '2.0.0', 'zzz', '250 zzz']) assert.ok(!isRefusal(text), text)
})
