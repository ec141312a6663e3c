/** Whom a prompt names, said plainly. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { scan } from './tokens.ts'
import { plainlyWhom } from './whose.ts'

const plainly = (prompt: string) =>
  plainlyWhom(scan(prompt))
    .map(({ text }) => text)
    .join(' ')

describe('whom a prompt names', () => {
  test('is not whose they are', () => {
    for (const [prompt, plain] of [
      ["gift for the kids' teacher", 'gift for the teacher'],
      ["my boyfriend's mum", 'my mum'],
      ['present till pojkvännens mamma', 'present till mamma'],
      ['Geschenk für die Tochter meiner Cousine', 'Geschenk für die Tochter'],
      ['cadeau pour le fils de ma collègue', 'cadeau pour le fils'],
      ['regalo para los hijos de los vecinos', 'regalo para los hijos'],
    ] as const)
      assert.equal(plainly(prompt), plain)
  })

  test('is not how big they are said to be', () => {
    for (const [prompt, plain] of [
      ['gift for my little brother', 'gift for my brother'],
      ['present till min stora syster', 'present till min syster'],
      ['für meine kleine Schwester', 'für meine Schwester'],
      ['pour mon petit frère', 'pour mon frère'],
      ['para mi hermano pequeño', 'para mi hermano'],
      ['para mi hermana mayor', 'para mi hermana'],
    ] as const)
      assert.equal(plainly(prompt), plain)
  })

  test('is a child who is called little and nothing else', () => {
    for (const [prompt, plain] of [
      ['for my little one', 'for my child'],
      ['till min lilla kille', 'till min pojke'],
      ['für meine Kleine', 'für meine Kinder'],
      ['pour la petite', 'pour la enfant'],
      ['para el pequeño', 'para el niño'],
    ] as const)
      assert.equal(plainly(prompt), plain)
  })

  test('is left alone where something else is meant', () => {
    for (const prompt of [
      'dress for small women',
      'un petit cadeau',
      'backpack for a little girl',
      'cadeau pour grand père',
      "kids' shoes",
      'vestido para la madre de la novia',
      'a small one',
      'allt från Lilla Gubben',
    ])
      assert.equal(
        plainly(prompt),
        scan(prompt)
          .map(({ text }) => text)
          .join(' '),
      )
  })
})
