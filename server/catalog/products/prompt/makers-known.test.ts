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

test('a model, and what is for what they make, is asked for by name', () => {
  assert.deepEqual(readPrompt('kindle 11', NOTHING_KNOWN).words.any, [])
  assert.deepEqual(readPrompt('case for a kindle', NOTHING_KNOWN).words.any, [])
})
