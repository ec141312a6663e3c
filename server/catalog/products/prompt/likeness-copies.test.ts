/** What is named before "alternative", versions of a thing, and what is to be otherwise though nothing says that it compares. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { insteadLikenessIn } from './likeness-behind.ts'
import { copyIn } from './likeness-copies.ts'
import { unsaidLikenessIn } from './likeness-unsaid.ts'
import { likenessIn, type Likeness } from './likeness.ts'

/** "name | rest" */
function told(likeness: Likeness | undefined): string | undefined {
  return likeness && `${likeness.name} | ${likeness.rest}`
}

describe('likeness, behind a name', () => {
  for (const [prompt, expected] of [
    ['leather wallet alternative, vegan', 'leather wallet | vegan'],
    ['an e-reader alternative, just a normal book', 'e-reader | just a normal book'],
    ['bh alternativ utan bygel', 'bh | utan bygel'],
    ['Kaffee-Alternative ohne Koffein', 'Kaffee | ohne Koffein'],
    ['Zuckeralternative', 'Zucker | '],
    ['guitar alternative for small hands', 'guitar | for small hands'],
    ['gluten free pasta alternative', 'pasta | gluten free'],
    ['vegan cheese alternative', 'cheese | vegan'],
  ] as const)
    test(`how an alternative is to be is none of the name: ${prompt}`, () => {
      const likeness = copyIn(prompt)
      assert.equal(told(likeness), expected)
      assert.equal(likeness?.isInstead, true)
    })

  test('an alternative for something is named behind', () => {
    for (const prompt of [
      'a vegan alternative for boots',
      'Alternativen für Kaffee',
      'a leather alternative for boots',
    ])
      assert.equal(copyIn(prompt), undefined, prompt)
  })
})

describe('likeness, a version of a thing', () => {
  for (const [prompt, expected] of [
    ['the scottish version of lederhosen', 'lederhosen | the scottish'],
    ["the kids' version of the parka", "parka | the kids'"],
    ['la version femme du bonnet', 'bonnet | la femme'],
    ['la versión sueca del panettone', 'panettone | la sueca'],
    ['damversionen av parkan', 'parkan | dam'],
    ['die Herrenversion vom Pullover', 'Pullover | die Herren'],
  ] as const)
    test(`is another than that: ${prompt}`, () => {
      const likeness = likenessIn(prompt)
      assert.equal(told(likeness), expected)
      assert.equal(likeness?.isOtherwise, true)
    })

  test('of what nothing more is said is none', () => {
    assert.equal(likenessIn('a version of the book'), undefined)
    assert.equal(likenessIn('un modèle réduit de voiture'), undefined)
  })
})

describe('likeness, in the place of a thing', () => {
  for (const [prompt, expected] of [
    ['alternative to the chainsaw without petrol', 'chainsaw | without petrol'],
    ["alternative to mouse traps that doesn't kill", "mouse traps | that doesn't kill"],
    ['alternativ till soffan, gärna en fåtölj', 'soffan | gärna en fåtölj'],
    ['something in place of the stove', 'stove | '],
    ['nåt i stället för gardiner', 'gardiner | '],
    ['quelque chose à la place du canapé', 'canapé | '],
    ['algo en lugar de la manta', 'manta | '],
    ['Ersatz für meinen kaputten Wasserkocher', 'Wasserkocher | '],
    ['reemplazo para mi vieja tetera', 'tetera | '],
  ] as const)
    test(`what else is said is asked for: ${prompt}`, () => {
      assert.equal(told(likenessIn(prompt)), expected)
    })

  test('something else is asked for with what it is for', () => {
    assert.equal(
      told(insteadLikenessIn('statt Schlitten was anderes für den Schnee')),
      'Schlitten | für den Schnee',
    )
    assert.equal(
      told(insteadLikenessIn('au lieu du vélo, autre chose pour la plage')),
      'vélo | pour la plage',
    )
  })

  test('all of a kind are no one of it', () => {
    assert.equal(likenessIn('alternativa a los videojuegos')?.isOfOne, false)
    assert.equal(likenessIn('alternativa al sofá')?.isOfOne, false)
  })
})

describe('likeness, where nothing says that it compares', () => {
  for (const [prompt, expected] of [
    ['la cocotte bleue mais en rouge', 'cocotte bleue | en rouge'],
    ['den röda cykeln fast till vuxna', 'röda cykeln | till vuxna'],
    ['die schwarze Hülle, nur in rosa', 'schwarze Hülle | in rosa'],
    ['the black bag but bigger', 'black bag | bigger'],
  ] as const)
    test(`what is there is to be of another colour, for others or larger: ${prompt}`, () => {
      const likeness = unsaidLikenessIn(prompt)
      assert.equal(told(likeness), expected)
      assert.equal(likeness?.isOfOne, true)
    })

  test('what it is not to be, or have, is asked of it alone', () => {
    for (const prompt of [
      'coque Orbit X5 mais pas en silicone',
      'a red dress but with a black belt',
      'a red dress but only for women',
      'red shoes for men, women and kids',
    ])
      assert.equal(unsaidLikenessIn(prompt), undefined, prompt)
  })
})
