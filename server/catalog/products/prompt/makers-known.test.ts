/** A maker whose name everybody says for what they make stands for that. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

test('a maker whom the workspace has not stands for what they make', () => {
  assert.deepEqual(readPrompt('airpods', NOTHING_KNOWN).words.any, [['airpods', 'earbuds']])
})

test('a maker of the workspace is that maker', () => {
  const { vendors, words } = readPrompt('airpods', { ...NOTHING_KNOWN, vendors: ['AirPods'] })
  assert.deepEqual([vendors.include, words.any], [['AirPods'], []])
})

test('a model that is named comes first, and what its maker makes will do', () => {
  for (const [prompt, wishes] of [
    ['kindle 11', ['11', 'kindle']],
    ['kindle paperwhite', ['paperwhite', 'kindle']],
  ] as const) {
    const { words } = readPrompt(prompt, NOTHING_KNOWN)
    assert.deepEqual([words.any, words.wishes], [[['kindle', 'e-reader']], wishes])
  }
})

test('what is for what they make is asked for by name', () => {
  assert.deepEqual(readPrompt('case for a kindle', NOTHING_KNOWN).words.any, [])
})
