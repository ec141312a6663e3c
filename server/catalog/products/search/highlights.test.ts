/** Why a product came: its title with what was asked for in brackets. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from '../prompt/read.ts'
import { whyNote } from './highlights.ts'
import { wishOf } from './wish.ts'

function why(prompt: string, ...titles: string[]): string {
  const known = { vendors: [], collections: [], tags: [] }
  return decodeURIComponent(whyNote(titles, wishOf(readPrompt(prompt, known))))
}

describe('the header says why the first products came', () => {
  test('words that were asked for, in any form or language, stand in brackets', () => {
    assert.equal(why('red dresses', 'Red Wool Dress'), ', why=("[Red] Wool [Dress]")')
    assert.equal(why('rotes Kleid', 'Red Wool Dress'), ', why=("[Red] Wool [Dress]")')
    assert.equal(why('leather jacket', 'Lederjacke Alma'), ', why=("[Lederjacke] Alma")')
    assert.equal(why('sandals shoes', 'Leather Sandal'), ', why=("Leather [Sandal]")')
  })

  test('a title that says none of it is not shown, nor anything when none does', () => {
    assert.equal(why('lamp', 'Alma', 'Lamp Birk'), ', why=("[Lamp] Birk")')
    assert.equal(why('lamp', 'Alma'), '')
    assert.equal(why('under 50 euros', 'Alma'), '')
  })

  test('a title cannot write what it likes into the header', () => {
    const note = whyNote(
      [`Lamp "]) , admin=(\r\n [x] ${'é'.repeat(500)}`, 'Lamp', 'Lamp'],
      wishOf(readPrompt('lamp', { vendors: [], collections: [], tags: [] })),
    )

    assert.match(note, /^[\x20-\x7e]*$/)
    assert.ok(note.length < 400)
  })
})
