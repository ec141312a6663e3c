/** Names of several words, however they are parted: with an apostrophe, a hyphen or a space, and in either order. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { composedOf } from './composed.ts'
import { spansIn } from './concepts.ts'
import type { Language } from './interpretation.ts'
import { phraseIn } from './synonyms.ts'
import { wordsLike } from './word-forms.ts'

const things = (words: string, language: Language): string[] =>
  spansIn(words.split(' '), [language]).flatMap(({ concepts }) =>
    concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])),
  )

describe('names in parts', () => {
  for (const [words, thing] of [
    ["boucles d'oreilles en argent", 'earring'],
    ['boucles oreilles en argent', 'earring'],
    ["huile d'olive", 'olive-oil'],
    ['huile olive', 'olive-oil'],
    ['cordes guitare', 'guitar-strings'],
  ] as const)
    test(`“${words}” is ${thing}, as titles are cut into words without what is elided`, () => {
      assert.ok(things(words, 'fr').includes(thing), things(words, 'fr').join(' '))
    })

  test('a hyphen of the table may be a space of the prompt', () => {
    assert.equal(phraseIn(['grille', 'pain']), 'grille-pain')
    assert.equal(phraseIn(['machines', 'à', 'café']), 'machine a cafe')
    assert.deepEqual(things('grille pain noir', 'fr'), ['toaster'])
  })

  test('of two things the one that is said to tell is first in the name of both', () => {
    assert.equal(composedOf('lampa', 'skrivbordet', ['sv'], true), 'desk lamp')
    assert.equal(composedOf('lampa', 'skrivbordet', ['sv']), undefined)
    assert.equal(composedOf('schreibtisch', 'lampe', ['de']), 'desk lamp')
  })

  test('what is said to be for something is what is written as one: a "Brett zum Schneiden" is a "Schneidebrett"', () => {
    assert.equal(composedOf('brett', 'schneiden', ['de']), 'schneidebrett')
    assert.equal(composedOf('lampa', 'golv', ['sv']), 'golvlampa')
    assert.equal(composedOf('brett', 'rot', ['de']), undefined)
  })

  test('Swedish words in -a are known in their plural', () => {
    assert.deepEqual(things('hängmattor', 'sv'), ['hammock'])
    assert.deepEqual(things('hängmattorna', 'sv'), ['hammock'])
  })

  test('slips of German plurals are near their words', () => {
    assert.ok(wordsLike('o', 'ohringe'.length, 1).includes('ohrringe'))
  })
})
