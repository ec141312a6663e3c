/** Bounds of a price, generated from their parts in five languages and read back: none is read the wrong way round. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

interface Parts {
  /** What stands before a bound; the second kind denies it. */
  readonly verbs: readonly string[]
  readonly denials: readonly string[]
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly atMost: readonly string[]
  readonly atLeast: readonly string[]
  /** Behind the amount. */
  readonly orLess: readonly string[]
  readonly orMore: readonly string[]
  readonly numbers: readonly string[]
  readonly currencies: readonly string[]
}

const LANGUAGES: Readonly<Record<string, Parts>> = {
  en: {
    verbs: ['', 'that costs', 'which should cost', 'it must be', 'I want to spend'],
    denials: [
      'not',
      'must not cost',
      "shouldn't be",
      "I don't want to pay",
      'that does not cost',
      'nothing',
      "can't go",
      'not a penny',
    ],
    above: ['more than', 'over', 'above'],
    below: ['less than', 'under', 'below'],
    atMost: ['at most', 'no more than', 'up to', 'max', 'my limit is', 'at the outside'],
    atLeast: ['at least', 'minimum', 'no less than'],
    orLess: ['or less', 'max', 'at most', 'is my limit', 'at a push', 'limit'],
    orMore: ['or more', 'and up'],
    numbers: ['250', '250.00', 'two hundred and fifty', 'two hundred fifty'],
    currencies: ['€', 'euro', 'euros', 'EUR'],
  },
  sv: {
    verbs: ['', 'som kostar', 'som ska kosta', 'den får kosta', 'jag vill betala'],
    denials: [
      'inte',
      'som inte får kosta',
      'får ej kosta',
      'jag vill inte betala',
      'ska inte kosta',
      'inget',
      'inte en krona',
    ],
    above: ['mer än', 'över'],
    below: ['mindre än', 'under'],
    atMost: ['högst', 'max', 'upp till', 'inte mer än', 'gränsen går vid', 'på sin höjd'],
    atLeast: ['minst', 'inte mindre än'],
    orLess: ['eller mindre', 'max', 'högst', 'är max', 'som tak'],
    orMore: ['eller mer', 'och uppåt'],
    numbers: ['250', '250,00', 'tvåhundrafemtio', 'två hundra femtio'],
    currencies: ['€', 'euro', 'EUR'],
  },
  de: {
    verbs: ['', 'das kostet', 'soll', 'darf', 'ich will'],
    denials: ['nicht', 'darf nicht', 'sollte nicht', 'ich will nicht', 'nichts', 'soll nicht', 'keinen Cent'],
    above: ['mehr als', 'über', 'teurer als'],
    below: ['weniger als', 'unter'],
    atMost: ['höchstens', 'maximal', 'bis zu', 'nicht mehr als', 'Schmerzgrenze', 'mein Limit ist'],
    atLeast: ['mindestens', 'nicht weniger als'],
    orLess: ['oder weniger', 'maximal', 'höchstens', 'ist meine Schmerzgrenze', 'Limit'],
    orMore: ['oder mehr', 'aufwärts'],
    numbers: ['250', '250,00', 'zweihundertfünfzig'],
    currencies: ['€', 'Euro', 'EUR'],
  },
  fr: {
    verbs: ['', 'qui coûte', 'doit coûter', 'je veux payer'],
    denials: [
      'pas',
      'qui ne coûte pas',
      'ne doit pas coûter',
      'je ne veux pas payer',
      'rien',
      'pas un centime',
    ],
    above: ['plus de', 'au-dessus de'],
    below: ['moins de', 'en dessous de'],
    atMost: ['au plus', "jusqu'à", 'maximum', 'ma limite est de', 'max du max'],
    atLeast: ['au moins', 'minimum'],
    orLess: ['ou moins', 'maximum', 'au plus', 'grand max', 'à tout casser'],
    orMore: ['ou plus', 'minimum'],
    numbers: ['250', '250,00', 'deux cent cinquante'],
    currencies: ['€', 'euros', 'EUR'],
  },
  es: {
    verbs: ['', 'que cueste', 'debe costar', 'quiero gastar'],
    denials: ['no', 'que no cueste', 'no debe costar', 'no quiero pagar', 'nada', 'que no sea', 'ni un euro'],
    above: ['más de', 'por encima de'],
    below: ['menos de', 'por debajo de'],
    atMost: ['como máximo', 'hasta', 'máximo', 'tope', 'que no se vaya de'],
    atLeast: ['como mínimo', 'al menos'],
    orLess: ['o menos', 'como máximo', 'máximo', 'de tope', 'como tope'],
    orMore: ['o más', 'en adelante'],
    numbers: ['250', '250,00', 'doscientos cincuenta'],
    currencies: ['€', 'euros', 'EUR'],
  },
}
type Way = 'up' | 'down'

/** Every sentence of a language with the way its bound goes. */
function* sentences(parts: Parts): Generator<readonly [string, Way]> {
  const { verbs, denials, numbers, currencies } = parts
  const bounds: readonly (readonly [readonly string[], Way])[] = [
    [[...parts.above, ...parts.atLeast], 'up'],
    [[...parts.below, ...parts.atMost], 'down'],
  ]
  for (const amount of numbers.flatMap((number) => currencies.map((currency) => `${number} ${currency}`))) {
    for (const [words, way] of bounds)
      for (const verb of verbs) for (const word of words) yield [`${verb} ${word} ${amount}`.trim(), way]
    for (const denial of denials) {
      for (const word of parts.above) yield [`${denial} ${word} ${amount}`, 'down']
      for (const word of parts.below) yield [`${denial} ${word} ${amount}`, 'up']
    }
    for (const word of parts.orLess) yield [`${amount} ${word}`, 'down']
    for (const word of parts.orMore) yield [`${amount} ${word}`, 'up']
  }
}

function wayOf(prompt: string): Way | 'neither' {
  const { min, max } = readPrompt(prompt, { vendors: [], collections: [], tags: [] }).prices
  if (min !== undefined && max === undefined) return min === 250 ? 'up' : 'neither'
  return min === undefined && max === 250 ? 'down' : 'neither'
}

function max(prompt: string): number | undefined {
  return readPrompt(prompt, { vendors: [], collections: [], tags: [] }).prices.max
}

describe('bounds of a price', () => {
  for (const [language, parts] of Object.entries(LANGUAGES)) {
    test(`every bound × verb × number × currency × side in ${language} is read as it is meant, none the wrong way round`, () => {
      const wrong = [...sentences(parts)].filter(([sentence, way]) => wayOf(sentence) !== way)

      assert.deepEqual(wrong.slice(0, 40), [])
    })
  }

  test('a least discount is one, whatever stands between its words', () => {
    for (const prompt of [
      'at least a 20% discount',
      'shoes with no less than a 20% reduction',
      'shoes with a minimum discount of 20 percent',
      'minst en rabatt på 20 %',
      'skor med minst tjugo procents rabatt',
      'Schuhe mit mindestens einem Rabatt von 20 %',
      'chaussures avec au moins une remise de 20 %',
      'chaussures soldées à au moins -20%',
      'algo con al menos un 20 % de descuento',
      'vestidos con un descuento mínimo del 20 %',
    ]) {
      const { onSale, discountPercent, words } = readPrompt(prompt, {
        vendors: [],
        collections: [],
        tags: [],
      })
      assert.deepEqual([onSale, discountPercent, words.not], [true, 20, []], prompt)
    }
  })

  test('an order is that of its first end, however both are said', () => {
    for (const [prompt, order] of [
      ['mugs from cheap to expensive', 'price asc'],
      ['lampor från dyra till billiga', 'price desc'],
      ['Uhren von teuer nach günstig', 'price desc'],
      ['les montres de la plus chère à la moins chère', 'price desc'],
      ['tazas de más baratas a más caras', 'price asc'],
      ['books sorted by price', 'price asc'],
      ['livres triés par prix décroissant', 'price desc'],
    ] as const)
      assert.equal(readPrompt(prompt, { vendors: [], collections: [], tags: [] }).order, order, prompt)
  })

  test('half of the price is a bound, however far below is said', () => {
    for (const prompt of [
      'rugs at least half off',
      'mattor minst halva priset',
      'Teppiche mindestens zum halben Preis',
      'tapis au moins à moitié prix',
      'alfombras al menos a mitad de precio',
    ]) {
      const { onSale, discountPercent, words } = readPrompt(prompt, {
        vendors: [],
        collections: [],
        tags: [],
      })
      assert.deepEqual([onSale, discountPercent, words.all.length], [true, 50, 1], prompt)
    }
  })

  test('the dearest or cheapest of a whole shop needs no further word, and Black Friday is a sale', () => {
    for (const [prompt, order] of [
      ['cheapest thing in the shop', 'price asc'],
      ['billigaste saken i butiken', 'price asc'],
      ['was ist euer teuerstes Produkt', 'price desc'],
      ['le moins cher de la boutique', 'price asc'],
      ['lo más barato de la tienda', 'price asc'],
    ] as const) {
      const reading = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.deepEqual([reading.order, reading.words.all], [order, []], prompt)
    }
    const { onSale, words } = readPrompt('black friday lamps', { vendors: [], collections: [], tags: [] })
    assert.deepEqual([onSale, words.all], [true, ['lamps']])
  })

  test('what is not to be expensive is looked for from its cheapest', () => {
    for (const prompt of [
      'rug, not very expensive',
      'en inte så dyr matta',
      'inte alltför dyra mattor',
      'nicht allzu teurer Teppich',
      'nicht zu teure Teppiche',
      'un tapis pas très cher',
      'des tapis pas trop chers',
      'alfombras que no sean demasiado caras',
      'una alfombra no demasiado cara',
    ]) {
      const { order, words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.deepEqual([order, words.all.length, words.not], ['price asc', 1, []], prompt)
    }
  })

  test('amounts are read as people say them: notes, slang, and about so much', () => {
    for (const [prompt, expected] of [
      ['höchstens nen Zehner', 10],
      ['für einen Fuffi', 50],
      ['max en tusing', 1000],
      ['moins de 50 balles', 50],
      ['menos de 50 eurillos', 50],
      ['under 2 grand', 2000],
      ["moins d'une cinquantaine d'euros", 50],
      ['20ish pounds', 24],
      ['twenty odd quid', 24],
      ['20 y pico euros', 24],
      ['veintipico euros', 24],
      ['twenty-something quid', 24],
      ['tjugonånting euro', 24],
      ['zwanzig Euro und ein paar Zerquetschte', 24],
      ['under a couple hundred quid', 200],
      ['för några hundralappar', 300],
      ['für zwei Zwanziger', 40],
      ["moins de quelques dizaines d'euros", 30],
      ['menos de un par de cientos de euros', 200],
      ['under en halv tusenlapp', 500],
      ['max. 40 €', 40],
      ['que no llegue a 50 euros', 50],
      ['weniger als ein Fünfziger', 50],
      ['under en tjugolapp', 20],
      ['alrededor de una treintena de euros', 36],
      ['menos de una veintena de euros', 20],
    ] as const)
      assert.equal(max(prompt), expected, prompt)
    for (const prompt of ['Kleid zwanziger Jahre', '20 balles de tennis', '2 grand pianos'])
      assert.equal(max(prompt), undefined, prompt)
  })

  test('of how much it is the price says nothing of what is wanted, and the bound may stand behind it', () => {
    for (const prompt of [
      'candles 10 euros each max',
      'ljus 10 euro st max',
      'Kerzen 10 Euro das Stück maximal',
      'bougies 10 € pièce maximum',
      'velas 10 euros la unidad como mucho',
    ]) {
      const { prices, words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.deepEqual([prices.max, words.all.length], [10, 1], prompt)
    }
  })

  test('numbers in words are read in the five languages, and words alone are not numbers', () => {
    assert.equal(max('under quatre-vingt-dix-neuf euros'), 99)
    assert.equal(max('under soixante et onze euros'), 71)
    assert.equal(max('under twelve hundred dollars'), 1200)
    assert.equal(max('under fünfundachtzig Euro'), 85)
    assert.equal(max('under tvåtusenfemhundra kr'), 2500)
    assert.equal(max('under treinta y cinco euros'), 35)
    assert.equal(max('under mil quinientos euros'), 1500)
    assert.equal(max('under one'), undefined)
    assert.equal(max('five six under'), undefined)
  })
})
