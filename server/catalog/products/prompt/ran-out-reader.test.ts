/** What is used up is wanted, though a denial says so. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const SHOP = { vendors: [], collections: [], tags: [], currency: 'EUR' }
const words = (prompt: string) => readPrompt(prompt, SHOP).words

describe('what is used up', () => {
  test('is wanted in every language', () => {
    for (const [prompt, wanted] of [
      ['we ran out of coffee, something under 10 euros', 'coffee'],
      ['vi har slut på tvättmedel', 'tvättmedel'],
      ['wir haben keinen Kaffee mehr', 'kaffee'],
      ["on n'a plus de café", 'café'],
      ['me he quedado sin aceite de oliva', 'aceite de oliva'],
      ['no me queda champú', 'champú'],
    ] as const) {
      assert.ok(words(prompt).all.includes(wanted), prompt)
      assert.deepEqual(words(prompt).not, [], prompt)
    }
  })

  test('and so is what alone is wanted', () => {
    for (const [prompt, wanted] of [
      ['nichts anderes als Tee', 'tee'],
      ['nichts außer Tee', 'tee'],
      ['nothing except tea', 'tea'],
      ['rien sauf du thé', 'thé'],
      ['nada que no sea té', 'té'],
      ['inget utom te', 'te'],
      ['keine andere Farbe als rot', 'rot'],
      ['no colour other than red', 'red'],
      ['only tea, nothing else', 'tea'],
      ['önskar sig inget annat än inlines', 'inlines'],
      ["elle ne veut rien d'autre que des rollers", 'rollers'],
      ['no quiere otra cosa que unos patines', 'patines'],
    ] as const) {
      assert.ok(words(prompt).all.includes(wanted), prompt)
      assert.ok(!words(prompt).not.includes(wanted), prompt)
    }
  })

  test('and what is not to be there stays refused', () => {
    for (const [prompt, refused] of [
      ['a shirt with no polyester', 'polyester'],
      ['café sin azúcar', 'azúcar'],
      ['Tee ohne Zucker', 'zucker'],
    ] as const) {
      const { not, free } = words(prompt)
      assert.ok([...not, ...free].includes(refused), prompt)
    }
  })

  test('"noch" asks for another, and denies only what goes on with a denial', () => {
    assert.deepEqual(words('wir brauchen noch ein Regal').not, [])
    assert.ok(words('wir brauchen noch ein Regal').all.includes('regal'))
    assert.deepEqual(words('Hemd weder rot noch blau').not, ['rot', 'blau'])
  })
})
