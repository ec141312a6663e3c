/** What refuses in a word or two, and what stands beside a denial and says nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Acme'], collections: ['Outdoor'], tags: [] }

/** "wanted | denied" */
function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) {
    const { words, vendors, collections } = readPrompt(prompt, shop)
    const wanted = [...words.all, ...words.any.flat(), ...vendors.include, ...collections.include]
    const denied = [...words.not, ...words.notPhrases, ...vendors.exclude, ...collections.exclude]
    assert.equal(`${wanted.join(' ')} | ${denied.join(' ')}`, expected, prompt)
  }
}

test('a part is refused in every way that a material is', () => {
  readsAs({
    'avoid sleeves, a dress': 'dress | sleeves',
    'en klänning, slipper gärna ärmar': 'klänning | ärmar',
    'Rucksack, null Rollen': 'rucksack | rollen',
    'un vestido, cero mangas': 'vestido | mangas',
    'une robe, évitez les manches': 'robe | manches',
    'un vestido menos de mangas': 'vestido | mangas',
  })
})

test('"ni" behind a comma denies what something is like', () => {
  readsAs({
    'veste, ni cuir': 'veste | cuir',
    'zapatillas, ni rosas': 'zapatillas | rosas',
    'har ni svarta skor': 'svarta skor | ',
  })
})

test('what stands beside a denial says nothing', () => {
  readsAs({
    'a jacket, not black though': 'jacket | black',
    'shoes, please not sneakers again': 'shoes | sneakers',
    'inget läder tack, jacka': 'jacka | läder',
    "a lamp, but for heaven's sake not a floor lamp": 'lamp | floor lamp',
    'Jacke, darf kein Leder enthalten': 'jacke | leder',
    'Jacke, soll nicht schwarz sein': 'jacke | schwarz',
    'veste ne contenant pas de cuir': 'veste | cuir',
    'una chaqueta, eso sí, sin cuero': 'chaqueta | cuero',
    'board game, nothing with quiz questions': 'board game | quiz',
    'boots from anyone but Acme': 'boots | Acme',
  })
})

test('a "but" behind a denied thing begins what is wanted', () => {
  readsAs({
    'pas un lampadaire mais une lampe': 'lampe | lampadaire',
    'inte en filt utan en kudde': 'kudde | filt',
    'un bolso distinto de mochila': 'bolso | mochila',
    'en handkräm fri från parfym': 'handkräm | parfym',
    'una mochila, ni hablar de ruedas': 'mochila | ruedas',
    'a backpack and please, wheels are not an option': 'backpack | wheels',
  })
})
