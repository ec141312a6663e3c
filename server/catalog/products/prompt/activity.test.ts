/** What people do, asked for alone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shelvesOf } from './departments/standing.ts'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const likely = (prompt: string): readonly string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)

describe('what people do', () => {
  test('alone it asks for its goods, and with "gear" for what stands on that shelf', () => {
    for (const prompt of ['bouldering', 'klättring', 'Klettern'])
      assert.equal(likely(prompt)[0], 'climbing-shoes', prompt)
    assert.ok(shelvesOf('climbing-shoes').includes('climbing-equipment'))
    assert.deepEqual(readPrompt('Kletterausrüstung', NOTHING_KNOWN).words.all, ['kletterausrüstung'])
  })

  test('beside a thing it only says for what that is', () => {
    const { words } = readPrompt('climbing trousers', NOTHING_KNOWN)
    assert.deepEqual(words.likely, [])
    assert.deepEqual(words.any, [])
  })

  test('for whom it is may be said, too', () => {
    assert.equal(likely('judo kids')[0], 'boxing-gloves')
    assert.deepEqual(readPrompt('judo kids', NOTHING_KNOWN).words.all, ['judo', 'kids'])
  })

  test('a place is no activity', () => {
    assert.deepEqual(likely('a nice thing for the garden'), [])
    assert.deepEqual(likely('kitchen'), [])
  })
})
