/** Of a prompt that tells what is the matter and names a kind of thing to help with it, that kind comes first. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const namedIn = (prompt: string): string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.flatMap(({ id, isNamed = false }) => (isNamed ? [id] : []))

describe('a kind of thing that is asked for', () => {
  for (const [prompt, kind] of [
    ['pillow against a stiff neck', 'pillow'],
    ['Hausschuhe gegen kalte Füße', 'slipper'],
    ['welche Maus bei Schmerzen im Handgelenk?', 'computer-mouse'],
    ['my toddler just took his first steps, what shoes should he wear?', 'shoe'],
  ] as const)
    test(`is named in "${prompt}"`, () => {
      assert.ok(namedIn(prompt).includes(kind), namedIn(prompt).join(' '))
    })

  test('is none where somebody only tells what is the matter', () => {
    for (const prompt of ['my shoes rub on my heels', 'my slippers are always cold and my feet too'])
      assert.deepEqual(namedIn(prompt), [], prompt)
  })
})
