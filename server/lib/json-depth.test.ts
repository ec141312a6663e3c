/** How deep a text of JSON nests, seen without parsing it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isTooDeep } from './json-depth.ts'

const LONG = ' '.repeat(70_000)

function nested(levels: number, [open, close] = ['[', ']']): string {
  return open.repeat(levels) + close.repeat(levels) + LONG
}

describe('JSON that is nested too deep', () => {
  test('is told from 10,001 levels on, of lists and objects', () => {
    assert.equal(isTooDeep(nested(10_000)), false)
    assert.equal(isTooDeep(nested(10_001)), true)
    assert.equal(isTooDeep(nested(10_001, ['{"a":', '}'])), true)
    assert.equal(isTooDeep('['.repeat(1_000_000)), true)
  })

  test('is none where many stand beside each other, or brackets are text', () => {
    assert.equal(isTooDeep(`[${'[],'.repeat(100_000)}1]`), false)
    assert.equal(isTooDeep(`["${'['.repeat(100_000)}"]`), false)
    assert.equal(isTooDeep(`["${String.raw`\"[`.repeat(50_000)}"]`), false)
  })

  test('is told behind texts that end in a backslash', () => {
    assert.equal(isTooDeep(String.raw`["\\",` + nested(10_001)), true)
  })
})
