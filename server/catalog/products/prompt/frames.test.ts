/** What goes around a story says nothing of the matter: who said it where, how mad it makes, what all was tried, and that help is asked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withoutFrames } from './frames.ts'
import { guessLanguages } from './languages.ts'
import { NOTHING_KNOWN, readPrompt } from './read.ts'
import { scan } from './tokens.ts'

const left = (prompt: string): string => {
  const tokens = scan(prompt)
  return withoutFrames(tokens, guessLanguages(tokens))
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ')
}
const likely = (prompt: string): readonly string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)

describe('what goes around a story', () => {
  test('is who said so, up to the colon', () => {
    for (const [prompt, matter] of [
      ['My friend Anna laughed yesterday when I said: my knives are blunt', 'my knives are blunt'],
      ['Vi satt i köket med Tomas och pratade om det: jag tappar hår', 'jag tappar hår'],
      ['Wir saßen am Küchentisch und redeten darüber: der Keller riecht feucht', 'der Keller riecht feucht'],
      ["Mon amie a ri hier quand j'ai dit : les crêpes attachent", 'les crêpes attachent'],
      ['Estábamos en la cocina hablando de esto: se me cae el pelo', 'se me cae el pelo'],
    ] as const)
      assert.equal(left(prompt), matter)
  })

  test('is how mad it makes, what was tried, and that help is asked for', () => {
    for (const [prompt, matter] of [
      ['the sink is clogged and it has been driving me mad for weeks', 'the sink is clogged'],
      ['Har provat mycket redan men kranen droppar hela natten', 'kranen droppar hela natten'],
      ['die Kette quietscht und das macht mich seit Wochen verrückt', 'die Kette quietscht'],
      ["J'ai déjà tout essayé mais le robinet goutte toute la nuit", 'le robinet goutte toute la nuit'],
      ['el grifo gotea toda la noche, ¿alguna idea?', 'el grifo gotea toda la noche'],
    ] as const)
      assert.equal(left(prompt), matter)
  })

  test('is nothing of a prompt that names or bounds what is wanted', () => {
    for (const prompt of [
      'a warm jacket for my son, not too expensive please',
      'Kleid für die Hochzeit: rot, Größe 40, unter 100 Euro',
      'something for my mum who is crazy about tea',
    ])
      assert.equal(left(prompt), left(prompt.replaceAll(/[,:]/g, '')))
  })

  test('a price that a story ends with bounds what helps, and hides none of it', () => {
    for (const prompt of [
      'my knives are blunt. Not too expensive please',
      'mina knivar är slöa. Inte för dyrt',
      'meine Messer sind stumpf. Bitte nicht zu teuer',
      'mes couteaux ne coupent plus. Pas trop cher',
      'mis cuchillos no cortan. No muy caro, por favor',
    ]) {
      assert.ok(likely(prompt).includes('knife-sharpener'), prompt)
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).order, 'price asc', prompt)
    }
  })
})
