/** Slips of the keyboard around the things of a prompt, in five languages, and words that stay as they are. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Yuo Have Knives'], collections: [], tags: [] }

function read(prompt: string): ReturnType<typeof readPrompt> {
  return readPrompt(prompt, shop)
}

function wordsOf(prompt: string): string {
  return read(prompt).words.all.join(' ')
}

describe('slips of the keyboard', () => {
  test('in a phrase whose other words are right they are mended', () => {
    for (const [prompt, words] of Object.entries({
      'do yuo have monstera': 'monstera',
      'im lokking for a red dress': 'red dress',
      'jag vlil ha en lampa': 'lampa',
      'ich sche eine lampe': 'lampe',
      'vous avze des lampes': 'lampes',
      'por favro una lámpara': 'lámpara',
    }))
      assert.equal(wordsOf(prompt), words, prompt)
  })

  test('of a word that names one thing with its neighbour they are mended, whatever the shop sells', () => {
    for (const [prompt, words] of Object.entries({
      'a vacum cleaner': 'vacuum cleaner',
      'hot sause': 'hot sauce',
      'tabla de cortra': 'tabla de cortar',
    }))
      assert.equal(wordsOf(prompt), words, prompt)
  })

  test('of what a hyphen joins they are mended, and one that stands for a space is none of the name', () => {
    for (const [prompt, words] of Object.entries({
      'a ceiling-lamp': 'ceiling lamp',
      'un rouge-à-lèvres': 'rouge à lèvres',
      'rouge-à lèvres': 'rouge à lèvres',
      'un grile-pain': 'grille-pain',
      't-shirt': 't-shirt',
      'Kalt-Warm-Kompresse': 'kalt-warm-kompresse',
    }))
      assert.equal(wordsOf(prompt), words, prompt)
  })

  test('what joins a name is known though it is misspelt, and a name that is known is no slip of another', () => {
    assert.equal(wordsOf('trousse dde toilette'), 'trousse de toilette')
    assert.equal(wordsOf('bolsas caca perro'), 'bolsas caca perro')
  })

  test('before an amount they are bounds of its price', () => {
    for (const prompt of [
      'lamp undr 50 euros',
      'lamp udner 50 euros',
      'lampe untr 50 euro',
      'menso de 50 euros',
    ]) {
      const { max, maxExclusive, currency } = read(prompt).prices
      assert.deepEqual(
        { max, maxExclusive, currency },
        { max: 50, maxExclusive: true, currency: 'EUR' },
        prompt,
      )
    }
  })

  test('the first of two prices of an order decides, and "first" may stand before or behind', () => {
    for (const prompt of [
      'cremas, de la más cara a la más barata',
      'vinos, del más caro al más barato',
      'des plus chers aux moins chers',
      'Wein von teuer nach günstig',
    ])
      assert.equal(read(prompt).order, 'price desc', prompt)
    for (const prompt of [
      'lámparas, primero la más barata',
      'vinos, del más barato al más caro',
      'lampes, les moins chers d’abord',
      'die günstigsten zuerst',
      'från billig till dyr',
    ])
      assert.equal(read(prompt).order, 'price asc', prompt)
    assert.deepEqual(read('lámparas, primero la más barata').words.all, ['lámparas'])
  })

  test('a discount said with "um" is one', () => {
    assert.equal(read('alles, was um mindestens 20 % reduziert ist').discountPercent, 20)
  })

  test('orders, offers, stock and denials are known though a letter is wrong', () => {
    for (const prompt of ['cheepest lamp', 'biligste lampe', 'biligaste lampan', 'le moins chre'])
      assert.equal(read(prompt).order, 'price asc', prompt)
    assert.equal(read('shoes on slae').onSale, true)
    assert.equal(read('tv in stcok').available, true)
    assert.deepEqual(read('bread witout gluten').words.not, ['gluten'])
  })

  test('what is like such a word but not beside its phrase or an amount is what was typed', () => {
    for (const prompt of [
      'prince costume',
      'beats by dre',
      'camera bag for lens',
      'maximus shield',
      'speciale pasta',
    ])
      assert.match(wordsOf(prompt), /prince|dre|lens|maximus|speciale/, prompt)
    assert.deepEqual(read('prince costume 20 euros').words.all, ['prince', 'costume'])
    assert.equal(read('sushi on sake').onSale, undefined)
    assert.equal(read('glue in stuck').available, undefined)
  })

  test('a name that the workspace has is no slip, and what stays a word stays as it was typed', () => {
    assert.deepEqual(read('do yuo have knives').vendors.include, ['Yuo Have Knives'])
    assert.equal(wordsOf('undr 50'), '')
    assert.equal(wordsOf('maximun'), 'maximun')
  })
})
