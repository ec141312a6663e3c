/** That none of something does what it should says that it is wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('none that fits', () => {
  for (const [prompt, thing] of [
    ['no helmet fits my big head', 'helmet'],
    ['ingen laddare fungerar till min mobil', 'laddare'],
    ['kein Helm passt auf meinen großen Kopf', 'helm'],
    ['none of my chargers work abroad', 'chargers'],
  ] as const)
    test(`is wanted: ${prompt}`, () => {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.ok(words.all.includes(thing), words.all.join(' / '))
      assert.deepEqual(words.not, [])
    })

  test('whoever wants none refuses it', () => {
    assert.deepEqual(readPrompt('gift, no helmet please', NOTHING_KNOWN).words.not, ['helmet'])
    assert.deepEqual(readPrompt('bag, no leather', NOTHING_KNOWN).words.not, ['leather'])
  })
})
