/** For how many people, and for whom: what is read of it, and that nothing is turned round. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { likenessIn } from './likeness.ts'
import { readPrompt } from './read.ts'
import { recipientOf } from './recipients.ts'

const SHOP = { vendors: [], collections: [], tags: [], currency: 'EUR' }
const words = (prompt: string) => readPrompt(prompt, SHOP).words

describe('for how many people', () => {
  test('is read as the digits that products have, in every language and written as one', () => {
    for (const [prompt, all] of [
      ['tent for four people', ['tent', '4', 'people']],
      ['tält för fyra personer', ['tält', '4', 'personer']],
      ['Zelt für 4 Personen', ['zelt', '4', 'personen']],
      ['tente pour quatre personnes', ['tente', '4', 'personnes']],
      ['tienda de campaña para cuatro personas', ['tienda de campaña', '4', 'personas']],
      ['tvåpersonstält', ['2', 'persons', 'talt']],
      ['Zweimannzelt', ['2', 'persons', 'zelt']],
      ['3-Personen-Zelt', ['3', 'persons', 'zelt']],
      ['4-manna tält', ['4', 'persons', 'tält']],
      ['a tent that sleeps 4', ['tent', '4', 'persons']],
      ['tält med plats för fyra', ['tält', '4', 'persons']],
      ['sofa that seats three', ['sofa', '3', 'persons']],
      ['Dreisitzer blau', ['3', 'persons', 'sofa', 'blau']],
      ['tienda de campaña para dos', ['tienda de campaña', '2', 'persons']],
      ['ein Zelt für vier, bitte', ['zelt', '4', 'persons']],
      ['en soffa för tre', ['soffa', '3', 'persons']],
      ['tent for two weeks', ['tent', 'two', 'weeks']],
    ] as const)
      assert.deepEqual(words(prompt).all, all, prompt)
  })

  test('counts nobody where something else is counted', () => {
    for (const prompt of ['car seats 2 pack', 'he sleeps 8 hours a night', 'room for 2 litres'])
      assert.equal(words(prompt).all.includes('persons'), false, prompt)
  })

  test('is refused whole when it is denied, and never asked for', () => {
    for (const denied of [
      'tent but not for 2 people',
      'tält men inte för två personer',
      'Zelt aber nicht für 2 Personen',
    ]) {
      const { all, not, notPhrases } = words(denied)
      assert.deepEqual([all.length, not, notPhrases.includes('2 personen')], [1, [], true], denied)
    }
  })
})

describe('for whom', () => {
  test('somebody unknown ranks and narrows nothing; a thing of mine does', () => {
    for (const [prompt, wish] of [
      ['something for my lodger under 50 euro', 'lodger'],
      ['något till min revisor under 50 euro', 'revisor'],
      ['etwas für meinen Hausmeister unter 50 Euro', 'hausmeister'],
      ['algo para mi casero por menos de 50 euros', 'casero'],
    ] as const) {
      const { all, wishes } = words(prompt)
      assert.deepEqual([all.includes(wish), wishes], [false, [wish]], prompt)
    }
    assert.ok(words('something for my cat under 50 euro').all.includes('cat'))
  })

  test('who somebody is of narrows nothing and makes nobody a child', () => {
    for (const prompt of [
      "gift for my son's girlfriend",
      'present till min sons lärare',
      'Geschenk für die Freundin meines Sohnes',
      'cadeau pour la copine de mon fils',
      'regalo para el maestro de mi hijo',
    ]) {
      const { all, wishes } = words(prompt)
      const said = [...all, ...wishes].map((word) => recipientOf(word, true))
      assert.ok(!said.includes('child'), `${prompt}: ${all.join(' ')}`)
    }
  })

  test('who is one in law, or brings the post, narrows nothing', () => {
    assert.ok(!words('something for my brother in law who fishes').all.includes('law'))
    for (const whom of ['hebamme', 'facteur', 'comadrona', 'brevbärare', 'midwife'])
      assert.ok(recipientOf(whom, true) !== undefined, whom)
  })
})

test('what joins a product to “cheaper” is none of its name', () => {
  for (const [prompt, name] of [
    ['something like the Blue Lamp, but cheaper', 'Blue Lamp'],
    ['Lampe wie die Blue Lamp nur billiger', 'Blue Lamp'],
    ['lampa som Blue Lamp bara billigare', 'Blue Lamp'],
    ['como la Blue Lamp pero más barata', 'Blue Lamp'],
    ['similar to Only Fools', 'Only Fools'],
  ] as const)
    assert.equal(likenessIn(prompt)?.name, name, prompt)
})

test('of a list that chatter leads the things are the choice', () => {
  assert.deepEqual(words('warm for winter, scarf or gloves').any, [['scarf', 'gloves']])
  assert.deepEqual(words('hats, scarf or gloves').any, [['hats', 'scarf', 'gloves']])
})

test('so many as are said to be too few are refused', () => {
  for (const prompt of [
    'tent, 2 people is too small',
    'tält, två personer är för litet',
    'Zelt, 2 Personen sind zu wenig',
    "tente, 2 places c'est trop petit",
    'tienda de campaña, 2 personas no es suficiente',
  ]) {
    const { all, notPhrases } = words(prompt)
    assert.ok(notPhrases.includes('2 personer') && all.every((word) => !/2|two|två/.test(word)), prompt)
  }
})
