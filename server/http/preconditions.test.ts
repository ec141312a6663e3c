/** Entity tags in every form callers and proxies send them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entityTag, isKnown, isMatched } from './preconditions.ts'
import { assertCostsLess } from '../../test/support/growth.ts'

test('If-Match matches the hash bare, quoted, in a list, and *; never weakly, never in part', () => {
  for (const header of ['abc', '"abc"', ' abc ', '"x","abc"', 'x, abc', '"x" , W/"y", "abc"', '*', ' * ']) {
    assert.ok(isMatched(header, 'abc'), header)
  }
  for (const header of ['', ' ', ',', 'W/"abc"', 'ab', 'abcd', '"ab" "c"', '**', '"*"']) {
    assert.equal(isMatched(header, 'abc'), false, header)
  }
})

test('If-None-Match knows weak tags too', () => {
  for (const header of ['W/"abc"', '"x", W/"abc"', 'abc', '"abc"', '*'])
    assert.ok(isKnown(header, 'abc'), header)
  assert.equal(isKnown(' * ', 'abc'), true)
  assert.equal(isKnown('', 'abc'), false)
  assert.equal(isKnown('W/"x"', 'abc'), false)
})

test('a header of quotes and commas costs no more than reading it', async () => {
  await assertCostsLess(1_000, () => {
    for (const part of ['"', ',', 'W/', '"a', 'a ']) isMatched(part.repeat(16_000), 'abc')
  })
  assert.equal(entityTag('abc'), '"abc"')
})
