/** What may help a grown-up. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const likely = (prompt: string): readonly string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)

describe('what may help a grown-up', () => {
  test('is nothing that children play with, while they have no child', () => {
    assert.ok(likely('my husband wants to build a shed').length > 0)
    assert.ok(!likely('my husband wants to build a shed').some((id) => /^toy-|building-blocks/.test(id)))
    assert.ok(likely('my husband wants to build a shed with our son').includes('building-blocks'))
  })
})
