/** Any colour becomes one that can be read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as check, constantFrom, integer, property, tuple } from 'fast-check'
import { contrastOf, readableOn } from './colour.ts'

const channel = integer({ min: 0, max: 255 })
const colour = tuple(channel, channel, channel).map(
  (channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
)

test('contrast is as WCAG says', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21)
  assert.equal(contrastOf('#777777', '#777777'), 1)
  assert.equal(Math.round((contrastOf('#767676', '#ffffff') ?? 0) * 100), 454)
})

test('every colour has a shade that reads at 4.5:1 on light and on dark', () => {
  check(
    property(colour, constantFrom('#ffffff', '#f6f6f4', '#1e2024', '#141518'), (chosen, ground) => {
      const shade = readableOn(chosen, ground)

      assert.ok(shade && (contrastOf(shade, ground) ?? 0) >= 4.5, `${chosen} on ${ground}: ${shade}`)
    }),
  )
})

test('a colour that reads already stays as it is', () => {
  assert.equal(readableOn('#1d5fd1', '#ffffff'), '#1d5fd1')
  assert.equal(readableOn('#8ab4ff', '#1e2024'), '#8ab4ff')
})

test('what is not a colour has no shade', () => {
  for (const text of ['', 'red', '#fff', '#1234567', '#12345g', '}body{display:none', '#123456;'])
    assert.equal(readableOn(text, '#ffffff'), undefined, text)
})
