/** What a prompt wishes: of more words than are looked for, those that tell most. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from '../prompt/read.ts'
import { wishOf } from './wish.ts'

test('a thing that is named behind a dozen words of which nothing is known is wished all the same', () => {
  const unknown = 'zorb blint quarf mondel trisk plovan gerrit haspin wolder kintz brauv nelpo drusk'
  const { terms } = wishOf(readPrompt(`${unknown} kettle`, NOTHING_KNOWN))
  assert.equal(terms.length, 12)
  assert.deepEqual(terms.at(-1)?.words, ['kettle'])
})
