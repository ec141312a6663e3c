/** Words that only say that what is denied is a kind, or what it does, are neither refused nor looked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

function readsAs(wanted: string, refused: readonly string[], prompts: readonly string[]): void {
  for (const prompt of prompts) {
    const { words } = readPrompt(prompt, NOTHING_KNOWN)
    assert.deepEqual([words.all, words.not], [[wanted], refused], prompt)
  }
}

describe('of what is denied', () => {
  test('that it is a kind says nothing, before it and behind it', () => {
    readsAs(
      'headphones',
      ['in-ear'],
      ['headphones, but not the in-ear kind', 'headphones, not the in-ear type'],
    )
    readsAs('kopfhörer', ['in-ear'], ['Kopfhörer, aber nicht die In-Ear-Sorte'])
    readsAs('casque audio', ['intra-auriculaire'], ['casque audio mais pas du genre intra-auriculaire'])
    readsAs('auriculares', ['intrauditivo'], ['auriculares, pero no del tipo intrauditivo'])
    readsAs('lampa', ['plast'], ['lampa, inte sån där plast'])
  })

  test('where it stands and what it makes says no more than that', () => {
    readsAs('lamp', ['floor'], ['lamp, not one that stands on the floor'])
    readsAs('lampa', ['golvet'], ['lampa, inte en som står på golvet'])
    readsAs('lampe', ['terre'], ['lampe qui ne se pose pas par terre'])
    readsAs('ventilator', ['staub'], ['Ventilator, der keinen Staub macht'])
  })

  test('what is not needed much is neither refused nor wanted', () => {
    readsAs('plants', [], ["plants that don't need much light"])
    readsAs('pflanze', [], ['Pflanze, die nicht viel Licht braucht'])
    readsAs('växt', [], ['växt som inte behöver mycket ljus'])
    readsAs('plante', [], ["plante qui n'a pas besoin de beaucoup de lumière"])
    readsAs('planta', [], ['planta que no necesite mucha luz'])
    readsAs('instrumento', [], ['instrumento que no haga mucho ruido'])
    readsAs('instrument', [], ['instrument qui ne fasse pas trop de bruit'])
  })

  test('Spanish "nada" swims nowhere', () => {
    readsAs(
      'mascotas',
      ['perros'],
      ['cosas para mascotas, nada de perros', 'cosas para mascotas pero nada para perros'],
    )
  })

  test('what somebody does with it says what it is', () => {
    readsAs('present', ['äter'], ['present, men inget man äter'])
    readsAs('cadeau', ['mange'], ['cadeau, rien qui se mange'])
  })

  test('a thing that is refused behind what it would go with is not asked for', () => {
    const { words } = readPrompt('accesorios para bici, pero no casco', NOTHING_KNOWN)
    assert.deepEqual([words.all, words.not], [['bici'], ['casco']])
    assert.ok(words.likely.length > 0)
  })

  test('behind a comma what a thing is to lack is no trouble', () => {
    readsAs('juguete', ['pilas'], ['juguete, sin pilas'])
    readsAs('leksak', ['batterier'], ['leksak, utan batterier'])
  })

  test('nothing of a room for a present is no trouble in it', () => {
    const { words } = readPrompt('cadeau pour ma mère, rien pour la cuisine', NOTHING_KNOWN)
    assert.deepEqual([words.not, words.likely], [['cuisine'], []])
  })

  test('what a drink is to lack is refused, though drinks are known that lack it', () => {
    for (const [prompt, word] of [
      ['något att dricka utan alkohol', 'alkohol'],
      ['something to drink without alcohol', 'alcohol'],
      ['etwas zu trinken ohne Alkohol', 'alkohol'],
    ] as const)
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.not, [word], prompt)
  })

  test('of English "that doesn\'t" what it would do is refused', () => {
    readsAs('rug', ['shed'], ["rug that doesn't shed", "rug that won't shed"])
    readsAs('toys', ['batteries'], ["toys that don't need batteries"])
    const { words } = readPrompt("kids' shoes that don't light up", NOTHING_KNOWN)
    assert.deepEqual([words.all, words.notPhrases], [['kids', 'shoes'], ['light up']])
  })

  test('an order in the midst of what a present is for is one', () => {
    const { order, words } = readPrompt('cadeau le moins cher pour un bébé', NOTHING_KNOWN)
    assert.deepEqual([order, words.all], ['price asc', ['cadeau', 'bébé']])
  })
})
