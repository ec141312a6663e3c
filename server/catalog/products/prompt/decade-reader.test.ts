/** How old somebody is said to be, by tens and otherwise: what is read of it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const read = (prompt: string) => readPrompt(prompt, NOTHING_KNOWN)

describe('how old somebody is', () => {
  test('is grown up, of whoever is in some ten years', () => {
    for (const [prompt, all] of [
      ['gift for a man in his forties', ['gift', 'man']],
      ['present till en kvinna i femtioårsåldern', ['present', 'kvinna']],
      ['Geschenk für einen Mann Mitte vierzig', ['geschenk', 'mann']],
      ["cadeau pour un homme d'une quarantaine d'années", ['cadeau', 'homme']],
      ['regalo para un hombre de cuarenta y tantos', ['regalo', 'hombre']],
    ] as const) {
      const { words, isGrown, age } = read(prompt)
      assert.deepEqual([words.all, isGrown, age], [all, true, undefined], prompt)
    }
  })

  test('is so many months of whom a present is for, and nothing else', () => {
    for (const prompt of ['present till 18 månader', 'cadeau pour 18 mois', 'regalo para 18 meses'])
      assert.deepEqual([read(prompt).age, read(prompt).words.all.length], [1, 1], prompt)
    assert.equal(read('warranty for 24 months').age, undefined)
  })

  test('is said behind them in any order', () => {
    for (const [prompt, age] of [
      ["gift for my son who's 17", 17],
      ['Geschenk für ein Mädchen, das nächste Woche 6 wird', 6],
      ['regalo para gemelos de 2 años', 2],
      ['cadeau pour des jumeaux de 2 ans', 2],
      ['gift for a first-grader', 6],
    ] as const)
      assert.equal(read(prompt).age, age, prompt)
  })

  test('of a grown-up says nothing of what is given', () => {
    assert.deepEqual(read('cadeau pour une jeune femme de 25 ans').words.all, ['cadeau', 'femme'])
    assert.deepEqual(read('Geschenk für eine alte Dame').words.all, ['geschenk', 'dame'])
    for (const prompt of ['Geschenk Frau 30', 'gift for my girlfriend 25', 'cadeau homme 40'])
      assert.deepEqual([read(prompt).words.all.length, read(prompt).age], [2, undefined], prompt)
  })
})
