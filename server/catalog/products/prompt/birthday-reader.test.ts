/** Which birthday it is, in five languages: of a child it is an age, of a grown-up it neither narrows nor is looked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

describe('birthdays', () => {
  test('of a child say how old it is', () => {
    for (const [prompt, age] of [
      ["gift for my daughter's first birthday", 1],
      ["present for my son's 3rd birthday", 3],
      ['till min sons treårsdag', 3],
      ['present till 5-årskalas', 5],
      ['Geschenk zum 3. Geburtstag', 3],
      ['Geschenk zum dritten Geburtstag meiner Nichte', 3],
      ['cadeau premier anniversaire de ma fille', 1],
      ['regalo para el primer cumpleaños de mi hijo', 1],
    ] as const)
      assert.equal(readPrompt(prompt, shop).age, age, prompt)
  })

  test('of a grown-up are no word of what is wanted', () => {
    for (const prompt of [
      'present for his 40th',
      'Oma wird 90',
      "dad's 60th birthday present",
      "for my husband's fiftieth",
      'present till 50-årsdagen',
      'Geschenk zum 60. Geburtstag von Papa',
      'cadeau pour les 40 ans de ma meilleure amie',
      'regalo para los 40 de mi hermano',
      'regalo para el 30 cumpleaños de mi novio',
      'Geschenk zum 50 Geburtstag',
      'cadeau 60 ans papa',
      'present 70 år farfar',
    ]) {
      const { age, words } = readPrompt(prompt, shop)
      assert.equal(age, undefined, prompt)
      assert.ok(!words.all.some((word) => /\d|fiftieth/.test(word) && !word.includes('årsdag')), prompt)
    }
  })

  test('say of a child of somebody that it is grown up', () => {
    for (const prompt of [
      "gift for my son's 30th birthday",
      'present till min dotters 40-årsdag',
      'regalo para mi hijo de 35 años',
      'Geschenk für erwachsenen Sohn',
    ])
      assert.equal(readPrompt(prompt, shop).isGrown, true, prompt)
    assert.equal(readPrompt("gift for my son's 5th birthday", shop).isGrown, undefined)
    assert.deepEqual(readPrompt('50 birthday balloons', shop).words.all, ['50', 'birthday', 'balloons'])
  })

  test('a date and years together are neither', () => {
    assert.ok(readPrompt('zum 24. Dezember ein Geschenk für Papa', shop).words.all.includes('24'))
    for (const prompt of [
      'we have been married ten years, a watch for my husband',
      'vi har bröllopsdag, tio år, en klocka',
      "c'est notre anniversaire de mariage, dix ans, une montre",
    ])
      assert.equal(readPrompt(prompt, shop).age, undefined, prompt)
  })
})
