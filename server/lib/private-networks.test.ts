/** Tests of where a client that strangers lead may not go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNetwork, reachable } from './private-networks.ts'

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

/** First and last address of what the IANA registries call special, and their public neighbours. */
const EDGES: readonly (readonly [string, string, string | undefined, string | undefined])[] = [
  ['0.0.0.0', '0.255.255.255', undefined, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255', undefined],
  ['100::', '100::ffff:ffff:ffff:ffff', undefined, '100:0:0:1::'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff::', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff::', '2001:db9::'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff::', '2003::'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffe:ffff::', '3fff:1000::'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '5eff:ffff::', '5f01::'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fbff:ffff::', undefined],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', undefined, undefined],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', undefined, undefined],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', undefined, undefined],
]

test('each special network is barred from its first address to its last, and nothing beside it', () => {
  const isOpen = reachable([])
  for (const [first, last, before, after] of EDGES) {
    assert.equal(isOpen(first), false, first)
    assert.equal(isOpen(last), false, last)
    for (const neighbour of [before, after])
      if (neighbour !== undefined) assert.equal(isOpen(neighbour), true, neighbour)
  }
})

test('what is not an address is not connected to', () => {
  const isOpen = reachable(['0.0.0.0/0', '::/0'])
  for (const text of ['', 'localhost', 'shop.example', '8.8.8', '8.8.8.8/32'])
    assert.equal(isOpen(text), false, text)
  assert.equal(isOpen('127.0.0.1'), true)
})

test('a network is an address with a length that its kind has room for; anything else is refused', () => {
  assert.deepEqual(readNetwork(' 10.1.0.0/16 '), { address: '10.1.0.0', prefix: 16 })
  assert.deepEqual(readNetwork('10.1.0.1'), { address: '10.1.0.1', prefix: 32 })
  assert.deepEqual(readNetwork('10.1.0.1/32'), { address: '10.1.0.1', prefix: 32 })
  assert.deepEqual(readNetwork('::1'), { address: '::1', prefix: 128 })
  assert.deepEqual(readNetwork('0.0.0.0/0'), { address: '0.0.0.0', prefix: 0 })
  for (const text of [
    '',
    'x',
    'x/8',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8x',
    '10.0.0.0/+8',
    '10.0.0.0/1e1',
    '10.0/8',
    '/8',
  ])
    assert.equal(readNetwork(text), undefined, text)
  assert.throws(() => reachable(['10.0.0.0/33']), /"10\.0\.0\.0\/33" is not a valid network/)
})
