/** What holds for every prompt, however hostile. */
import assert from 'node:assert/strict'
import { validateHeaderValue } from 'node:http'
import { describe, test } from 'node:test'
import { array, assert as assertAll, constantFrom, oneof, property, string } from 'fast-check'
import { DESCRIPTION_LIMIT, describe as describeReading } from './describe.ts'
import { readPrompt } from './read.ts'
import { wishOf, wordsWished } from '../search/wish.ts'
import { unknownWords } from '../search/wish-slips.ts'
import { withoutHomonyms } from './homonyms.ts'
import { mended } from './slips.ts'
import { expand } from './synonyms.ts'
import { readable, scan } from './tokens.ts'

const known = {
  vendors: ['Acme', 'H&M', '', '"', 'Ö'],
  collections: ['Summer'],
  tags: ['vip', '\u0000', '#'],
}

const pieces = [
  'under|50|€|kr|not|from|Acme|in|Summer|collection|"|-|(|<|#vip|vip|or|,|red|inte|ohne|sans|sin|d\'|%|off|tag:|price:',
  'between|and|max|1.299,99|\u202e|\ud800|\u0000|😀|__proto__|شحال|靴|k|2| |  ',
].flatMap((row) => row.split('|'))

const prompts = oneof(
  string({ unit: 'binary', maxLength: 200 }),
  array(constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(' ')),
  array(constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
)

describe('any prompt', () => {
  test('is read the same way twice, without an error', () => {
    assertAll(
      property(prompts, (prompt) => assert.deepEqual(readPrompt(prompt, known), readPrompt(prompt, known))),
    )
  })

  test('gives only words it holds, or that slips and small words of it stand for, without duplicates', () => {
    assertAll(
      property(prompts, (prompt) => {
        const meant = mended(withoutHomonyms(scan(prompt)), []).map(({ text }) => text)
        const text = `${readable(prompt)}\n${meant.join('')}`.toLowerCase()
        const { words } = readPrompt(prompt, known)
        const single = [...words.all, ...words.not, ...words.any.flat()]

        for (const word of single) assert.ok(text.includes(word) && /^\S+$/.test(word), word)
        for (const part of [...words.phrases, ...words.notPhrases].flatMap((phrase) => phrase.split(' '))) {
          assert.ok(text.includes(part), part)
        }
        assert.equal(new Set(words.all).size, words.all.length)
      }),
    )
  })

  test('gives finite bounds that are not negative', () => {
    assertAll(
      property(prompts, (prompt) => {
        const { min = 0, max = 0 } = readPrompt(prompt, known).prices

        assert.ok(Number.isFinite(min) && min >= 0 && Number.isFinite(max) && max >= 0)
      }),
    )
  })

  test('is described in a header value of printable ASCII within the limit', () => {
    assertAll(
      property(prompts, (prompt) => {
        const line = describeReading(readPrompt(prompt, known))

        validateHeaderValue('x-search-interpretation', line)
        assert.match(line, /^[\x20-\x7e]+$/)
        assert.ok(line.length <= DESCRIPTION_LIMIT)
      }),
    )
  })

  test('of several thousand characters is read in a time that grows with its length only', () => {
    const words =
      'not |not a, |a or |a, |50 |under 50 |under |1,|d\'|a\'|no no |"a" |from |1 000 |a-|x:y,|is:x,|tag:'
    const units = [
      ...words.split('|'),
      '"',
      '-',
      '(',
      '- ',
      '#',
      '\ud800',
      'not a or ',
      'in the ',
      'red dress ',
    ]

    for (const unit of units) {
      const short = Math.max(best(unit, 500), 1)
      assert.ok(best(unit, 10_000) < 100 * short, JSON.stringify(unit))
    }
  })
})

/** The quickest of three: another program on the machine only slows. 20 times the length squared would be 400 times. */
function best(unit: string, length: number): number {
  return Math.min(timeOf(unit, length), timeOf(unit, length), timeOf(unit, length))
}

function timeOf(unit: string, length: number): number {
  const prompt = unit.repeat(length / unit.length)
  const start = performance.now()
  describeReading(readPrompt(prompt, known))
  return performance.now() - start
}

describe('the length of a prompt', () => {
  test('is limited after normalisation too, and so are the words that it asks for', () => {
    for (const letter of ['\ufdfa', '\u0958', '\ud834\udd60', 'a ']) {
      const prompt = letter.repeat(1_000)
      const wish = wishOf(readPrompt(prompt, known))

      assert.ok(readable(prompt).length <= 1_000)
      assert.ok(wordsWished(wish).length <= 200, `${wordsWished(wish).length} words of ${letter}`)
      assert.ok(unknownWords(wish).length <= 100)
    }
  })
})

describe('describe', () => {
  test('says "all" when nothing was read', () => {
    assert.equal(describeReading(readPrompt('', known)), 'all')
    assert.equal(describeReading(readPrompt(' \u0000 ', known)), 'all')
  })

  test('leaves out what does not fit and says so, keeping the constraints', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
    const line = describeReading(readPrompt(`under 50 € not from Acme, ${words}`, known))

    assert.equal(line, 'max-below=50, currency=EUR, not-vendors=("Acme"), truncated')
  })

  test('escapes quotes and everything that is not ASCII', () => {
    const named = { vendors: ['Say "Ö\\"', 'A"B'], collections: [], tags: [] }

    assert.equal(
      describeReading(readPrompt('vendor:"Say Ö"', named)),
      'vendors=(%"Say %22%c3%96\\%22"), languages=(en)',
    )
    assert.match(describeReading(readPrompt('from ab', named)), /^vendors=\("A\\"B"\)/)
  })
})

describe('expand', () => {
  test('finds words for the same thing in every language, without the word itself', () => {
    assert.ok(expand('couch').includes('sofa'))
    assert.ok(expand('dress').includes('klänning'))
    assert.ok(expand('klanning').includes('vestido'))
    assert.ok(expand('rojo').includes('röd'))
    assert.ok(!expand('dress').includes('dress'))
  })

  test('finds plurals and other regular forms', () => {
    assert.ok(expand('dresses').includes('kleid'))
    assert.ok(expand('klänningar').includes('dress'))
    assert.ok(expand('mugs').includes('taza'))
    assert.ok(expand('chaussures').includes('shoe'))
  })

  test('takes a word as the given languages mean it', () => {
    assert.ok(expand('robe', ['fr']).includes('dress'))
    assert.ok(!expand('robe', ['en']).includes('dress'))
  })

  test('answers nothing for unknown words and for what every object has', () => {
    assert.deepEqual(expand('xyzzy'), [])
    assert.deepEqual(expand('__proto__'), [])
    assert.deepEqual(expand('constructor'), [])
    assert.deepEqual(expand(''), [])
  })
})
