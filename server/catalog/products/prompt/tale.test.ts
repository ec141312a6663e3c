/** Whole sentences that tell of somebody's life and ask for nothing by its name: what may help is guessed of little; what is named is never lost to it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const likelyOf = (prompt: string): string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)

describe('tales', () => {
  for (const [prompt, helps] of [
    ['puppy has destroyed my third pair of shoes', 'dog-toy'],
    ['my newborn only sleeps on me and I need my hands free', 'baby-carrier'],
    ['väggarna i vårt sovrum är så tråkiga och gula', 'paint'],
    ['nunca encuentro mis llaves y mi marido se desespera', 'key-finder'],
    ["mes restes pourrissent dans le frigo et j'ai honte", 'food-container'],
    ['sie will wissen, wo welche Länder liegen', 'globe'],
  ] as const)
    test(`"${prompt}" tells what is the matter, whatever it names`, () => {
      assert.ok(likelyOf(prompt).slice(0, 4).includes(helps), likelyOf(prompt).join(' '))
    })

  for (const prompt of [
    'I ripped my old jeans yesterday so I need a new pair',
    'det är dags att vi skaffar en ny soffa',
    'Moin, ich bräuchte mal ein gutes Messer, mit dem ich Brot schneiden kann',
    "j'ai cassé mon vase préféré, il m'en faut un autre",
    'hola, me recomendáis un libro para un viaje a Tokio',
    "my nan's coming for tea, got a glass cake stand",
    'wir machen am Wochenende Pizza und haben keine Hefe mehr',
  ])
    test(`"${prompt}" names what is wanted`, () => {
      assert.deepEqual(likelyOf(prompt), [])
    })
})

describe('what only tells when it is so', () => {
  test('says less than what is the matter', () => {
    const likely = likelyOf('behöver stöd för stor byst när jag tränar')
    assert.ok(likely.includes('sports-bra'))
    assert.ok(likely.indexOf('sports-bra') < likely.indexOf('yoga-mat') || !likely.includes('yoga-mat'))
  })

  for (const [prompt, helps, setting] of [
    ["ma belle-mère vient dîner et je n'ai pas de quoi servir le fromage", 'cheese-board', 'air-mattress'],
    ['bilen är proppfull när vi åker på skidresa', 'roof-box', 'ski-goggles'],
  ] as const)
    test(`"${prompt}" is of what is to be done, and not of what comes with it`, () => {
      const likely = likelyOf(prompt)
      assert.equal(likely[0], helps)
      assert.ok(!likely.slice(0, 3).includes(setting))
    })

  test('still counts where nothing else tells', () => {
    assert.equal(likelyOf('när jag går ut med hunden på kvällen')[0] === undefined, false)
  })
})

describe('of an animal', () => {
  test('what is done for people with the same trouble comes behind', () => {
    const [first] = likelyOf('vår gamla hund har stela höfter och har svårt att resa sig')
    assert.match(first ?? '', /^(?:dog|pet)-/)
  })

  test('who somebody is, and how they live, is not the matter of which they tell', () => {
    for (const [prompt, helps] of [
      ['Grandma is 82 and lives alone. Last week she slipped getting out of the bath.', 'grab-rail'],
      ['My mother is 75 and lives alone. She keeps forgetting to take her pills.', 'pill-box'],
      ["Ma mère a 80 ans et vit seule. Elle n'entend plus la sonnette.", 'doorbell'],
    ] as const)
      assert.equal(likelyOf(prompt)[0], helps, likelyOf(prompt).join(' '))
  })
})
