/** Orders as they are asked for in five languages: nothing of what asks for one is a word to find. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isFiller } from './fillers.ts'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

const ORDERS = {
  'price asc': `lamps, cheap ones first; lamps by price; lamps in order of price; start with the cheapest lamps; lamps with the lowest price at the top; which lamp costs least; lamps sorted from cheap to expensive
    lampor, billiga först; lampor efter pris; lampor i stigande prisordning; börja med de billigaste lamporna; lampor med lägst pris överst
    Lampen, günstigste oben; Lampen preislich aufsteigend; welche Lampe kostet am wenigsten
    lampes, les moins chères d'abord; lampes en commençant par les moins chères; quelle lampe coûte le moins cher
    lamps as cheap as possible; lampa, så billigt som möjligt; Lampe, so günstig wie möglich; lampe, le moins cher possible; lámpara lo más barata posible; lampor sorterade på pris; lámparas ordenadas de menor a mayor precio; lámparas empezando por las más baratas; lámparas, las baratas primero
    lowest price for a lamp; a lamp on a budget; bästa pris på lampor; bester Preis für eine Lampe; au meilleur prix: une lampe; lámpara a buen precio`,
  'price desc': `lampor, högsta priset först; lamps, pricey ones first; lamps starting with the dearest; lamps from expensive to cheap; lamps in descending order of price; lampor, dyrast överst; lampor i fallande prisordning
    Lampen absteigend nach Preis; Lampen von teuer zu billig; Lampen, teuerste oben; lampes par ordre décroissant de prix; lámparas precio descendente; lámparas, lo más caro arriba`,
  newest: `newest lamps first; lamps, latest first; what's new in lamps; les lampes les plus récentes d'abord; lámparas más nuevas primero`,
} as const

describe('orders', () => {
  for (const [order, prompts] of Object.entries(ORDERS))
    test(`${order}, and only the thing is looked for`, () => {
      for (const prompt of prompts.split(/; |\n\s*/)) {
        const { order: read, words } = readPrompt(prompt, shop)
        assert.equal(read, order, prompt)
        const wanted = words.all.filter((word) => !isFiller(word))
        assert.ok(wanted.length === 1 && /^l[aá]mp/.test(wanted[0] ?? ''), `${prompt}: ${wanted.join(' ')}`)
      }
    })

  test('how many come first is nothing to look for', () => {
    for (const prompt of [
      'cheapest two lamps',
      'the three cheapest lamps',
      'de två billigaste lamporna',
      'die zwei günstigsten Lampen',
      'les deux lampes les moins chères',
      'las tres lámparas más baratas',
      'lampes pas noires, les moins chères d’abord',
      'lámpara más barata que no sea negra',
    ]) {
      const { order, words } = readPrompt(prompt, shop)
      assert.deepEqual([order, words.all.length], ['price asc', 1], prompt)
    }
    assert.deepEqual(readPrompt('cheapest two person tent', shop).words.all, ['2', 'person', 'tent'])
  })

  test('what begins the name of a thing is no part of an order', () => {
    for (const prompt of ['cheap first aid kit', 'cheapest first aid kit'])
      assert.deepEqual(readPrompt(prompt, shop).words.all, ['first aid kit'], prompt)
  })
})
