/** What no store could keep is found wherever it hides in a body, with its path. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { assertCostsLess } from '../../test/support/growth.ts'
import { findUnstorable } from './storable.ts'

function nested(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels))
}

test('sound values are let through, whatever they look like', () => {
  const sound = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' })
  fc.assert(
    fc.property(sound, (value) => {
      const found = findUnstorable(value, 32)
      assert.ok(found === undefined || JSON.stringify(value).includes('\\u0000'), found?.message)
    }),
  )
})

test('a NUL character, half a surrogate pair and a number too large are named with their path', () => {
  const cases: readonly (readonly [unknown, string, RegExp])[] = [
    [{ a: [{ b: 'x\0' }] }, 'a[0].b', /NUL/],
    [{ a: { 'x\0': 1 } }, 'a', /member's name holds a NUL/],
    [{ name: '\ud83d' }, 'name', /surrogate/],
    [{ '\udc00': 1 }, '', /surrogate/],
    [JSON.parse('{"price": 1e999}'), 'price', /too large/],
    ['\0', '', /NUL/],
    [{ a: 'sound', b: 'x\0' }, 'b', /NUL/],
    [{ a: ['sound', 'x\0'] }, 'a[1]', /NUL/],
    [{ a: 1, 'x\0': 1 }, '', /member's name holds a NUL/],
    [[[1], ['sound', { b: [], c: 'x\0' }]], '[1][1].c', /NUL/],
  ]
  for (const [value, path, message] of cases) {
    const found = findUnstorable(value, 32)
    assert.equal(found?.path, path)
    assert.match(found.message, message)
  }
})

test('nesting is allowed to the limit and refused one level deeper', () => {
  assert.equal(findUnstorable(nested(32), 32), undefined)
  assert.match(findUnstorable(nested(33), 32)?.message ?? '', /deeper than 32/)
})

test('a megabyte of brackets cost neither the stack nor a second', async () => {
  const wide = Array.from({ length: 500_000 }, () => [])
  await assertCostsLess(1_000, () => {
    assert.match(findUnstorable(nested(5_000), 32)?.message ?? '', /deeper/)
    assert.equal(findUnstorable(wide, 32), undefined)
  })
})
