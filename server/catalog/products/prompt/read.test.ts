/** How prompts are read: tables of examples in five languages, then rules the tables cannot show. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describe as describeReading } from './describe.ts'
import { englishExamples } from '../../../../test/oracles/prompts/english.ts'
import { frenchExamples } from '../../../../test/oracles/prompts/french.ts'
import { germanExamples } from '../../../../test/oracles/prompts/german.ts'
import { spanishExamples } from '../../../../test/oracles/prompts/spanish.ts'
import { swedishExamples } from '../../../../test/oracles/prompts/swedish.ts'
import { ANSWER_HEADERS } from '../../../http/declared-headers.ts'
import { isContradiction } from './interpretation.ts'
import { readPrompt } from './read.ts'

const shop = {
  vendors:
    "Acme|Globex|The North Face|H&M|Coca-Cola|L'Oréal|Levi's|Apple|Only|Under Armour|Åhléns|Nike|Summer House".split(
      '|',
    ),
  collections: ['Summer', 'Red', 'Shoes', 'Été', 'Kök & Bad', 'Sommer', 'Verano'],
  tags: ['vip', 'new in', 'eco'],
}
const emptyShop = { vendors: [], collections: [], tags: [] }
const tables = { englishExamples, swedishExamples, germanExamples, frenchExamples, spanishExamples }

/** The description without its language guess, display strings decoded. */
function readable(prompt: string, known: Parameters<typeof readPrompt>[1] = shop): string {
  return describeReading(readPrompt(prompt, known))
    .replaceAll(/%"([^"]*)"/g, (_, text: string) => `"${decodeURIComponent(text)}"`)
    .replace(/(?:, )?languages=\(.*\)$/, '')
}

function currencyOf(prompt: string, currency?: string): string | undefined {
  return readPrompt(prompt, { ...emptyShop, ...(currency === undefined ? {} : { currency }) }).prices.currency
}

function max(amount: string): number | undefined {
  return readPrompt(`max ${amount}`, emptyShop).prices.max
}

function guess(prompt: string): string[] {
  return readPrompt(prompt, emptyShop).languages
}

for (const [name, table] of Object.entries(tables)) {
  describe(name, () => {
    for (const row of table.trim().split('\n')) {
      const [prompt = '', expected = ''] = row.split(' → ')
      test(`${prompt} is read as ${expected}`, () => assert.equal(readable(prompt), expected))
    }
  })
}

describe('readPrompt', () => {
  test('the tables hold at least 300 prompts', () => {
    const rows = Object.values(tables).flatMap((table) => table.trim().split('\n'))

    assert.ok(rows.length >= 300)
    assert.ok(rows.every((row) => row.split(' → ').length === 2))
  })

  test('a sign several countries share is the currency of the shop', () => {
    assert.equal(currencyOf('under 100 kr'), 'SEK')
    assert.equal(currencyOf('under 100 kr', 'NOK'), 'NOK')
    assert.equal(currencyOf('under 100 kr', 'DKK'), 'DKK')
    assert.equal(currencyOf('under 100 kr', 'EUR'), 'SEK')
    assert.equal(currencyOf('under $100'), 'USD')
    assert.equal(currencyOf('under $100', 'cad'), 'CAD')
    assert.equal(currencyOf('under US$100', 'CAD'), 'USD')
    assert.equal(currencyOf('under 100', 'EUR'), undefined)
  })

  test('a number is read the way it is written anywhere', () => {
    assert.equal(max('1,299'), 1299)
    assert.equal(max('1.299'), 1299)
    assert.equal(max('12.99'), 12.99)
    assert.equal(max('12,9'), 12.9)
    assert.equal(max('0.999'), 0.999)
    assert.equal(max('1.234.567,89'), 1234567.89)
    assert.equal(max('1,234,567.89'), 1234567.89)
    assert.equal(max("CHF 1'299.50"), 1299.5)
    assert.equal(max('1 299 kr'), 1299)
    assert.equal(max('2.5k'), 2500)
  })

  test('a list of numbers and an amount beyond all prices are not bounds', () => {
    assert.deepEqual(readPrompt('max 1,2,3', emptyShop).prices, {})
    assert.deepEqual(readPrompt(`under ${'9'.repeat(400)}`, emptyShop).prices, {})
  })

  test('bounds that leave nothing are both kept', () => {
    const { prices } = readPrompt('over 100 under 50', emptyShop)

    assert.deepEqual(prices, { min: 100, minExclusive: true, max: 50, maxExclusive: true })
    assert.equal(isContradiction(prices), true)
    assert.equal(isContradiction({ min: 50, max: 50 }), false)
    assert.equal(isContradiction({ min: 50, max: 50, maxExclusive: true }), true)
  })

  test('of two bounds the tighter stands', () => {
    assert.deepEqual(readPrompt('under 100 max 50', emptyShop).prices, { max: 50 })
    assert.deepEqual(readPrompt('max 50 under 50', emptyShop).prices, { max: 50, maxExclusive: true })
  })

  test('a vendor the workspace does not know stays a word', () => {
    const { vendors, words } = readPrompt('shoes from Acme', emptyShop)

    assert.deepEqual(vendors, { include: [], exclude: [] })
    assert.deepEqual(words.all, ['shoes', 'acme'])
  })

  test('a bare vendor name that is also a tag, a collection or an ordinary word stays a word', () => {
    const known = { vendors: ['Eco', 'Cotton', 'Dress', 'Sol'], collections: [], tags: ['eco'] }

    assert.equal(readable('eco dress cotton', known), 'words=("eco" "dress" "cotton")')
    assert.equal(readable('dress from eco', known), 'vendors=("Eco"), words=("dress")')
    assert.equal(readable('sol', known), 'vendors=("Sol")')
  })

  test('the longest known name wins, and every spelling of it is meant', () => {
    const known = { vendors: ['Acme', 'Acme Kids', 'ACME'], collections: [], tags: [] }

    assert.deepEqual(readPrompt('from acme kids', known).vendors.include, ['Acme Kids'])
    assert.deepEqual(readPrompt('from acme', known).vendors.include, ['Acme', 'ACME'])
  })

  test('"from" prefers the vendor, "in" the collection of the same name', () => {
    const known = { vendors: ['Summer'], collections: ['Summer'], tags: [] }

    assert.equal(readable('dress from summer', known), 'vendors=("Summer"), words=("dress")')
    assert.equal(readable('dress in summer', known), 'collections=("Summer"), words=("dress")')
    assert.equal(readable('from the summer collection', known), 'collections=("Summer")')
  })

  test('a name of several words is read before any word in it', () => {
    const known = {
      vendors: ['Sale e Pepe', 'Cheap Monday'],
      collections: ['Under the Tree', 'Gifts for her', 'Garden Chairs'],
      tags: [],
    }

    assert.equal(
      readable('sale e pepe mugs on sale', known),
      'on-sale, vendors=("Sale e Pepe"), words=("mugs")',
    )
    assert.equal(
      readable('jeans not from cheap monday', known),
      'not-vendors=("Cheap Monday"), words=("jeans")',
    )
    assert.equal(readable('gifts for her under 50', known), 'max-below=50, collections=("Gifts for her")')
    assert.equal(readable('under the tree', known), 'collections=("Under the Tree")')
    assert.equal(readable('garden chairs', known), 'words=("garden chair")')
  })

  test('a quoted word is searched for without the signs that stand apart from it', () => {
    assert.deepEqual(readPrompt('"under %"', emptyShop).words.all, ['under'])
    assert.deepEqual(readPrompt('"AC/DC"', emptyShop).words.phrases, ['ac/dc'])
    assert.deepEqual(readPrompt('"c++"', emptyShop).words.all, ['c++'])
  })

  test('words keep their accents, for the stemmer of their language needs them', () => {
    assert.deepEqual(readPrompt('RÖDA Klänningar', emptyShop).words.all, ['röda', 'klänningar'])
  })

  test('the languages are guessed from the words, likeliest first', () => {
    assert.deepEqual(guess('red shoes for the summer'), ['en'])
    assert.deepEqual(guess('röda skor på rea'), ['sv'])
    assert.deepEqual(guess('rotes Kleid im Angebot'), ['de'])
    assert.deepEqual(guess('robe rouge en solde'), ['fr'])
    assert.deepEqual(guess('vestido rojo en rebajas'), ['es'])
    assert.deepEqual(guess('xyzzy 42'), [])
  })

  test('names that belong to every object are only names', () => {
    const known = {
      vendors: ['__proto__', 'constructor'],
      collections: ['toString'],
      tags: ['hasOwnProperty'],
    }

    assert.equal(readable('__proto__ toString', emptyShop), 'words=("proto" "tostring")')
    assert.equal(readable('from constructor', known), 'vendors=("constructor")')
    assert.equal(readable('vendor:__proto__', known), 'vendors=("__proto__")')
    assert.equal(Object.hasOwn(Object.prototype, 'include'), false)
  })

  test('invisible marks and control characters change nothing', () => {
    assert.equal(readable('red\u0000dress\u202e un\u200bder 50\u0007€'), readable('red dress under 50 €'))
  })

  test('whose something is in Swedish is wanted, and what it is to be without in Spanish is not', () => {
    for (const [prompt, refused] of [
      ['min son tappade sin skolväska på bussen', undefined],
      ['min dotter glömde sin mössa', undefined],
      ['min son tappade sin vante', undefined],
      ['chaqueta sin capucha', 'capucha'],
    ] as const) {
      const { words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.equal(words.not[0], refused, prompt)
    }
  })

  test('who goes out in Spanish, or is dirty in French, asks for no sale', () => {
    for (const [prompt, onSale] of [
      ['para mi padre, que sale en bici todos los domingos', undefined],
      ['mi hijo sale mal en las fotos', undefined],
      ['mon canapé est sale', undefined],
      ['mes chaussures sont sales', undefined],
      ['trier le linge sale', undefined],
      ['robes sale', true],
      ['zapatillas en sale', true],
    ] as const)
      assert.equal(readPrompt(prompt, { vendors: [], collections: [], tags: [] }).onSale, onSale, prompt)
  })

  test('a game for somebody ("för") is none that is played fast ("fort")', () => {
    assert.ok(
      readPrompt('spel för hela familjen', { vendors: [], collections: [], tags: [] }).words.all.includes(
        'spel',
      ),
    )
  })

  test("the example that the API's document gives of X-Search-Interpretation is what the README's prompt is answered with", () => {
    const prompt = 'red dress under 50 euro on sale, not from Acme'
    assert.equal(describeReading(readPrompt(prompt, shop)), ANSWER_HEADERS['X-Search-Interpretation'].example)
  })
})
