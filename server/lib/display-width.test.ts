/** Columns of a terminal. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cutToWidth, displayWidth, padToWidth } from './display-width.ts'

describe('the width of a text on a terminal', () => {
  for (const [text, width] of [
    ['', 0],
    ['Spring', 6],
    ['Åsa', 3],
    ['e\u0301', 1],
    ['上海茶', 6],
    ['안녕', 4],
    ['👩‍👩‍👧', 2],
    ['☎️', 2],
    ['–…', 2],
  ] as const)
    test(`${JSON.stringify(text)} takes ${width}`, () => {
      assert.equal(displayWidth(text), width)
    })

  test('what is cut has the width it was cut to, at most, and never half a character', () => {
    assert.equal(cutToWidth('Spring sale', 7), 'Spring…')
    assert.equal(cutToWidth('上海茶', 4), '上…')
    assert.equal(cutToWidth('上海茶', 6), '上海茶')
    assert.equal(cutToWidth('👩‍👩‍👧 family', 3), '👩‍👩‍👧…')
  })

  test('what is filled up has the width it was filled up to', () => {
    assert.equal(padToWidth('上海', 6), '上海  ')
    assert.equal(padToWidth('longer', 3), 'longer')
  })
})
