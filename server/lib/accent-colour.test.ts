/** The colour of a workspace that chose none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accentFor } from './accent-colour.ts'

test('a name has the same colour everywhere, however it is written, and names are spread over all eight', () => {
  assert.deepEqual(accentFor('Café Ÿ'), accentFor(' cafe\u0301 y\u0308 '))
  assert.equal(accentFor('Fern & Oak').number, 5)
  const numbers = Array.from({ length: 200 }, (_, n) => accentFor(`Shop ${n}`).number)
  assert.equal(new Set(numbers).size, 8)
})
