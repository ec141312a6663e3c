/** Who has nothing for a room needs something for it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readyTokens } from './ready-tokens.ts'
import { scan } from './tokens.ts'

const ready = (prompt: string): string =>
  readyTokens(scan(prompt))
    .map(({ text }) => text)
    .join(' ')

describe('having nothing for a room', () => {
  test('is needing something for it, in five languages', () => {
    for (const [prompt, expected] of [
      ["I don't have anything for the garden", 'I need something for the garden'],
      ['I have nothing for the kitchen yet', 'I need something for the kitchen yet'],
      ['jag har inget till köket', 'jag behöver något till köket'],
      ['ich habe noch nichts fürs Bad', 'ich brauche etwas fürs Bad'],
      ["on n'a rien pour la chambre", 'on cherche quelque chose pour la chambre'],
      ['no tengo nada para la cocina', 'necesito algo para la cocina'],
    ] as const)
      assert.equal(ready(prompt), expected)
  })

  test('says of a meal, or of what is done, what is the matter', () => {
    for (const prompt of ['no tenemos nada para desayunar', 'I have nothing for dinner'])
      assert.equal(ready(prompt), prompt)
  })
})
