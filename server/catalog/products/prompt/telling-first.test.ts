/** A prompt that begins with what is the matter asks for what helps, and for nothing that it names of where or when it is so. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const first = (prompt: string): string | undefined => readPrompt(prompt, NOTHING_KNOWN).words.likely[0]?.id
const all = (prompt: string): readonly string[] => readPrompt(prompt, NOTHING_KNOWN).words.all

describe('what begins with the matter', () => {
  test('is helped, whatever it is on, in or after', () => {
    for (const [prompt, help] of [
      ["grass stains on my son's jeans", 'stain-remover'],
      ['tache de vin sur la nappe blanche', 'stain-remover'],
      ['derramé vino tinto en la alfombra', 'stain-remover'],
      ['sprained ankle at football', 'ankle-brace'],
      ['verstauchter Knöchel vom Fußball', 'ankle-brace'],
      ['spröde Lippen im Winter', 'lip-balm'],
      ['snarkningar håller mig vaken', 'earplugs'],
    ] as const)
      assert.equal(first(prompt), help, prompt)
  })

  test('and where it is all that is said the likeliest help comes first, unless it is somebody', () => {
    for (const [prompt, help] of [
      ['Wasserkocher verkalkt', 'limescale-remover'],
      ['kalk i vattenkokaren', 'limescale-remover'],
      ['Fersen aufgescheuert', 'blister-plasters'],
      ['wine on the rug', 'stain-remover'],
    ] as const)
      assert.equal(first(prompt), help, prompt)
    assert.equal(first('till en gravid vän'), undefined)
  })

  test('asks for what it names where that is for it, or is what it ends with', () => {
    for (const [prompt, thing] of [
      ['shampoo against dandruff', 'shampoo'],
      ['knee brace for sprained ankle', 'knee brace'],
      ['flat feet insoles', 'insoles'],
    ] as const)
      assert.ok(all(prompt).includes(thing), prompt)
    assert.deepEqual(readPrompt('grey knitted blanket', NOTHING_KNOWN).words.likely, [])
  })

  test('a small word of its language is nothing that is sold in others', () => {
    for (const prompt of ['ich bin immer müde', 'ich bin total gestresst'])
      assert.ok(!all(prompt).includes('bin'), prompt)
    assert.ok(all('kitchen bin').some((word) => word.includes('bin')))
  })

  test('what is refused, and no part of what helps, is why', () => {
    for (const prompt of [
      'vertrage keinen Weizen',
      'hinner inte städa golven',
      'je veux des frites croustillantes sans gras',
    ])
      assert.notEqual(first(prompt), undefined, prompt)
  })

  test('what comes out, or is dirty, is on no sale', () => {
    for (const prompt of ['sale moho en el baño', 'me salen granos', 'une montagne de vaisselle sale'])
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).onSale, undefined, prompt)
    assert.equal(readPrompt('shoes on sale', NOTHING_KNOWN).onSale, true)
  })
})
