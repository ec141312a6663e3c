/** What a thing is to be without, in two words or three: all of them are refused together, and none of them is looked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('without what two words name', () => {
  for (const [prompt, phrase] of [
    ['swim trunks without mesh liner', 'mesh liner'],
    ['smart thermostat without c wire', 'c wire'],
    ['tortillas without soybean oil', 'soybean oil'],
    ['tortillas without interesterified soybean oil', 'interesterified soybean oil'],
    ['jacket without a fur collar', 'fur collar'],
    ['candle without synthetic fragrance', 'synthetic fragrance'],
    ['Creme ohne mineralische Öle', 'mineralische öle'],
  ] as const)
    test(prompt, () => {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      const rest = phrase.split(' ').filter((word) => words.all.includes(word))
      assert.deepEqual([words.notPhrases, words.not, rest], [[phrase], [], []])
    })

  test('of a material and a noun the material, and the noun is not looked for', () => {
    for (const [prompt, material] of [
      ['weighted blanket without glass beads', 'glass'],
      ['sunglasses, no plastic frame', 'plastic'],
    ] as const) {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual([words.not, words.notPhrases, words.all.length], [[material], [], 1], prompt)
    }
  })

  for (const [prompt, refused, wanted] of [
    ['faucet without overflow solid brass', 'overflow', 'brass'],
    ['belt without buckle leather', 'buckle', 'leather'],
    ['Stuhl ohne Armlehnen Holz', 'armlehnen', 'holz'],
    ['gloves without fingers wool', 'fingers', 'wool'],
    ['socks without elastic women', 'elastic', 'women'],
    ['shampoo without silicone curly hair', 'silicone', 'curly hair'],
    ['jam without sugar strawberry', 'sugar', 'strawberry'],
  ] as const)
    test(`${prompt}: what tells of the thing is wanted`, () => {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual([words.not, words.notPhrases], [[refused], []])
      assert.ok(words.all.includes(wanted), words.all.join())
    })
})
