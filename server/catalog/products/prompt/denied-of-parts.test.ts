/** What a part is made of, what stands before a thing that is out, an allergy behind a colon, and what is not wanted to be done. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const read = (prompt: string): string => {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  return `${words.all.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`
}

const readsAs = (prompts: Readonly<Record<string, string>>): void => {
  for (const [prompt, expected] of Object.entries(prompts)) assert.equal(read(prompt), expected, prompt)
}

describe('readPrompt, what is refused of a part', () => {
  test('is what that is made of, wherever the language says it', () => {
    readsAs({
      'montre sans bracelet en cuir': 'montre | cuir',
      'reloj sin correa de cuero': 'reloj | cuero',
      'Uhr ohne Armband aus Leder': 'uhr | leder',
      'klocka utan armband av läder': 'klocka | läder',
      'watch without a strap of leather': 'watch | leather',
    })
  })

  test('and of a thing that is out what stands before it; the thing is wanted', () => {
    readsAs({
      'leather gloves are out': 'gloves | leather',
      'red gloves no thanks': 'gloves | red',
      'gloves, leather gloves are out': 'gloves | leather',
    })
  })
})

describe('readPrompt, what somebody can not take', () => {
  test('stands behind a colon, and in one word with the allergy', () => {
    readsAs({
      'allergy: wool, gloves': 'gloves | wool',
      'handskar, allergi: ull': 'handskar | ull',
      'Handschuhe. Allergie: Wolle': 'handschuhe | wolle',
      'alergia: lana, guantes': 'guantes | lana',
      'gants, allergie : laine': 'gants | laine',
      'Wollallergie Handschuhe': 'handschuhe | wolle',
    })
  })

  test('and what a thing is not to do is said behind that it is not wanted', () => {
    readsAs({
      'ein Pullover, ich will nicht, dass er kratzt': 'pullover | kratzt',
      'un jersey, no quiero que pique': 'jersey | pique',
    })
  })

  test('a pet collar does nothing, so that what it is not for is refused', () => {
    readsAs({ 'Pet collar, not for cats': 'pet collar | cats' })
  })

  test('"perfume not floral" names no note of a perfume', () => {
    readsAs({ 'perfume not floral': 'perfume | floral' })
  })
})
