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

test('what is without a scent is for whom it is said to be for', () => {
  readsAs({
    'handkräm utan parfym till barnen': 'handkräm barnen | parfym',
    'Creme ohne Parfüm für Kinder': 'creme kinder | parfüm',
    'hand cream, no perfume of lavender': 'hand cream | lavender',
  })
})

test('"not too expensive" beside a denial is an order', () => {
  const prompts = [
    'wine, not red and not too expensive',
    'vin, inte rött och inte för dyrt',
    'Wein, nicht rot und nicht zu teuer',
    'vin, pas rouge et pas trop cher',
    'vino, no tinto y no muy caro',
  ]
  for (const prompt of prompts) {
    const { words, order } = readPrompt(prompt, shop)
    assert.equal(words.not.length, 1, prompt)
    assert.equal(order, 'price asc', prompt)
  }
})

test('a present without alcohol is to have none', () => {
  readsAs({
    'cadeau sans alcool ni chocolat': 'cadeau | chocolat alcool',
    'regalo sin alcohol': 'regalo | alcohol',
    'bière sans alcool': 'bière sans alcool | ',
  })
})

test('of what may help with something only what is named is refused', () => {
  for (const [prompt, refused] of [
    ['något för bilen utom takbox', 'takbox'],
    ['was fürs Auto, aber keine Dachbox', 'dachbox'],
    ['something for the garden but no plants', 'plants'],
  ] as const) {
    const { words } = readPrompt(prompt, shop)
    assert.deepEqual(words.not, [refused], prompt)
    assert.notEqual(words.likely.length, 0, prompt)
  }
})

test('whoever would rather not, has no mind for it or has one of that colour refuses it', () => {
  readsAs({
    'eine Jacke, ungern Leder': 'jacke | leder',
    'Socken, keine Lust auf Wolle': 'socken | wolle',
    'eine Tasse, er mag Keramik nicht': 'tasse | keramik',
    'eine Tasse für jemanden, der Keramik nicht mag': 'tasse | keramik',
    'Damenschuhe, kein Leder mehr': 'damenschuhe | leder',
    'shoes for men, no leather this time': 'shoes men | leather',
    'des gants, exclu le cuir': 'gants | cuir',
    'una mesa distinta de madera': 'mesa | madera',
    'una lámpara, ya tengo uno negro': 'lámpara | negro',
    'un tapis, elle a déjà un rouge': 'tapis | rouge',
    'strumpor, hon har så mycket ull redan': 'strumpor | ull',
    'om möjligt inte vit, en mugg': 'mugg | vit',
  })
})

test('what a thing may tell of is refused by whoever hates or avoids it', () => {
  readsAs({
    'T-shirt, he hates dinosaurs': 't-shirt | dinosaurs',
    "a T-shirt for someone who doesn't like dinosaurs": 't-shirt | dinosaurs',
    'en tröja, hoppa över dinosaurier': 'tröja | dinosaurier',
    'ett ljus, undvik doft': 'ljus | doft',
    'un pull, évitez les dinosaures': 'pull | dinosaures',
    'une lampe pour quelqu’un qui déteste les robots': 'lampe | robots',
    'una camiseta, ella odia los dinosaurios': 'camiseta | dinosaurios',
    'jacket, he hates mosquitoes': 'jacket hates mosquitoes | ',
  })
})

test('another size, anything else, and who it is not for are refused', () => {
  readsAs({
    'mattress any size but 90x200': 'mattress | 90x200',
    'madrass annan storlek än 90x200': 'madrass | 90x200',
    'Matratze andere Größe als 90x200': 'matratze | 90x200',
    'matelas autre taille que 90x200': 'matelas | 90x200',
    'colchón no 90x200': 'colchón | 90x200',
    'a bag that is anything else than black': 'bag | black',
    'watch, not men': 'watch | men',
    'yarn but not pink, grey is out too': 'yarn | pink grey',
    'ein Roman für jemanden, der keine Krimis mag': 'roman | krimis',
    'smycken, ska inte vara svart': 'smycken | svart',
  })
})

test('what is praised by a denial, or is not only for something, is refused by nobody', () => {
  readsAs({
    'not a bad jacket in black': 'jacket black | ',
    "I couldn't live without a black jacket": 'black jacket | ',
    'ingen dum idé med en svart jacka': 'svart jacka | ',
    'keine schlechte schwarze Jacke': 'schwarze jacke | ',
    "une veste, pas que pour l'hiver": 'veste hiver | ',
    'por qué no una chaqueta negra': 'chaqueta negra | ',
    'a jacket, no matter what colour': 'jacket | ',
  })
})

test('another thing than one of a colour is one of none such, and what a thing is to cost is denied by no lack', () => {
  readsAs({
    'another rug than the grey one': 'rug | grey',
    'en annan matta än den lila': 'matta | lila',
    'eine andere Tasche als die schwarze': 'tasche | schwarze',
    'un autre tapis que le gris': 'tapis | gris',
    'bag, no black under 50': 'bag | black',
  })
  for (const prompt of [
    'une crème visage sans parfum à moins de 30 euros',
    'crema sin perfume a menos de 30 euros',
    'eine Creme ohne Duft unter 30 Euro',
  ])
    assert.equal(readPrompt(prompt, shop).prices.max, 30, prompt)
})

test('for whom something else than a thing is to be is refused by nobody', () => {
  for (const prompt of [
    'anything other than a book for a 5 year old',
    'was anderes als ein Buch für ein fünfjähriges Kind',
    'otra cosa que no sea un libro para un niño de 5 años',
  ]) {
    const { age, words } = readPrompt(prompt, shop)
    assert.deepEqual([age, words.not.length], [5, 1], prompt)
  }
  readsAs({
    'otra cosa que un libro': ' | libro',
    'no quiere otra cosa que té': 'té | ',
  })
})

test('a part that a word says it is without, what makes somebody itch, and what it is not to be made', () => {
  readsAs({
    'Jacke bitte kapuzenlos': 'jacke | kapuzen',
    'bügelloser BH': 'bh | bügel',
    'heelless shoes': 'shoes | heel',
    'seamless leggings': 'seamless leggings | ',
    "a bag, just don't make it black": 'bag | black',
    'en tröja där det inte finns ull i': 'tröja | ull',
    'Pullover, auf Wolle reagiere ich allergisch': 'pullover | wolle',
    'pull, la laine ça me gratte': 'pull | laine',
  })
})

test('whom it is for is not refused with what stands before it', () => {
  readsAs({
    't-shirt utan tryck herr': 't-shirt herr | tryck',
    'camiseta sin estampado hombre': 'camiseta hombre | estampado',
    'tee-shirt sans motif homme': 'tee-shirt homme | motif',
  })
})
