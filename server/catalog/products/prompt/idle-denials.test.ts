/** A sentence that only tells what is the matter refuses nothing by its "not" and "no", in five languages; what a thing is to be or have is refused in any. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: ['Kitchen', 'Cocina', 'Flur'], tags: [] }
const likely = (prompt: string): string[] => readPrompt(prompt, shop).words.likely.map(({ id }) => id)

describe('a denial in a sentence that only tells', () => {
  test('refuses nothing that is not done', () => {
    for (const [prompt, thing] of [
      ['mi hijo no duerme', 'night-light'],
      ['la puerta no cierra bien', 'draught-tape'],
      ['el gato no come', 'cat-food'],
      ['my glasses never stay clean', 'lens-cloth'],
      ['dörren går inte att stänga', 'draught-tape'],
      ['der Teppich bleibt nicht liegen', 'anti-slip-mat'],
      ['mon bébé ne mange pas bien', 'baby-plate'],
    ] as const) {
      assert.deepEqual(readPrompt(prompt, shop).words.not, [], prompt)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    }
    assert.deepEqual(readPrompt('min son sover inte', shop).words.all, ['sover'])
  })

  test('refuses nowhere that something does not go, and nothing of theirs', () => {
    for (const [prompt, thing] of [
      ['die Winterjacken passen nicht in den Schrank', 'vacuum-storage-bags'],
      ['no cabe nada en el armario', 'vacuum-storage-bags'],
      ['I want to wake up without my phone', 'alarm-clock'],
    ] as const) {
      assert.deepEqual(readPrompt(prompt, shop).words.not, [], prompt)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    }
  })

  test('wants what there is none of, in a room that a collection is called after, too', () => {
    for (const [prompt, thing] of [
      ['no light in the cupboard', 'motion-sensor-light'],
      ['det finns ingen plats för skorna i hallen', 'shoe-rack'],
      ['kein Licht im Flur', 'ceiling-lamp'],
      ['pas de lumière dans le placard', 'motion-sensor-light'],
      ['sin sitio en la cocina', 'shelf'],
    ] as const) {
      const { words, collections } = readPrompt(prompt, shop)
      assert.deepEqual([words.not, collections.include], [[], []], prompt)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    }
  })

  test('refuses nothing that somebody will not do, and nothing of the air or the garden', () => {
    for (const [prompt, thing] of [
      ['min son vägrar läsa', 'comic'],
      ['mi hija es alérgica al polen', 'air-purifier'],
      ['der Garten ist leer, keine Vögel', 'bird-feeder'],
    ] as const) {
      assert.deepEqual(readPrompt(prompt, shop).words.not, [], prompt)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    }
  })

  test('asks for nothing that it names, where all of it is one matter', () => {
    assert.ok(likely('cold feet in bed').includes('thermal-socks'))
    assert.deepEqual(likely('hand cream for dry hands'), [])
  })

  test('still refuses what something may be, be made of or have', () => {
    for (const [prompt, refused] of [
      ['my husband never wears wool', 'wool'],
      ['mein Sohn isst keine Nüsse', 'nüsse'],
      ['mi hija no soporta el rosa', 'rosa'],
      ['something for the kitchen, not red', 'red'],
      ['lamp with no light switch', 'light switch'],
    ] as const)
      assert.ok(readPrompt(prompt, shop).words.not.includes(refused), prompt)
    assert.deepEqual(readPrompt('mugs in Kitchen', shop).collections.include, ['Kitchen'])
  })
})

describe('what somebody does, and is not said to love', () => {
  test('gives way to what surely helps with it', () => {
    for (const [prompt, thing] of [
      ['my toddler climbs everything', 'stair-gate'],
      ['unsere Tochter lernt lesen', 'childrens-book'],
      ['mon fils apprend à faire du vélo', 'balance-bike'],
      ['my dad shuffles and needs support walking', 'rollator'],
    ] as const) {
      assert.deepEqual(readPrompt(prompt, shop).words.any, [], prompt)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    }
    assert.equal(readPrompt('my son loves climbing', shop).words.any.length, 1)
  })
})
