/** Tests of where a client that strangers lead may not go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachable } from './private-networks.ts'

test('IPv4 within IPv6 is barred in every form, public or not; public addresses of both kinds are open', () => {
  const isOpen = reachable([])
  for (const barred of [
    '::127.0.0.1',
    '::8.8.8.8',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378::1',
    '10.0.0.1',
    'fe80::1',
  ])
    assert.equal(isOpen(barred), false, barred)
  for (const open of ['8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])
    assert.equal(isOpen(open), true, open)
})

test('a network that is allowed opens itself and nothing beside it', () => {
  const isOpen = reachable(['10.1.0.0/16', '::1'])
  assert.deepEqual(['10.1.2.3', '::1', '10.2.0.1', '::2', '::ffff:10.1.2.3'].map(isOpen), [
    true,
    true,
    false,
    false,
    false,
  ])
})
