/** That what looks for parsers whose time grows with the square of their input finds them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertGrowsEvenly } from '../support/growth.ts'

/** Does so many steps that no compiler leaves out. */
function work(steps: number): number {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) | 0
  return sum
}

/** Takes a time with the square of the input, and refuses what is longer than the half. */
function ofShort({ length }: string): number {
  if (length > LIMIT / 2) throw new Error('Too long')
  return work(STEPS * (length / LIMIT) ** 2 * 4)
}

const STEPS = 40_000_000
const LIMIT = 4_096
const grown = { pieces: ['a'], limit: LIMIT }

describe('a parser whose time grows', () => {
  test('with its input is left alone, also when it takes long', () =>
    assertGrowsEvenly((text) => work((STEPS * text.length) / LIMIT), grown))

  test('with the square of it is found', async () => {
    await assert.rejects(
      assertGrowsEvenly((text) => work(STEPS * (text.length / LIMIT) ** 2), grown),
      /"a"…, \d+ characters: \d+ ms after/,
    )
  })

  test('is found when only what is short is read', async () => {
    await assert.rejects(assertGrowsEvenly(ofShort, grown), /"a"…, \d+ characters: \d+ ms after/)
  })
})
