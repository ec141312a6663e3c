/** The lattice of readings: the cheapest cover of a prompt is what it means. */
import assert from 'node:assert/strict'
import { describe as group, test } from 'node:test'
import { anEmptyInterpretation } from './interpretation.ts'
import { describe } from './describe.ts'
import { cheapestCover, readingsOf } from './lattice.ts'
import { nameIndex } from './names.ts'
import { readPrompt } from './read.ts'
import { nothing, type Reader, type Scene } from './reading.ts'
import { scan } from './tokens.ts'

const known = {
  vendors: ['Sale e Pepe', 'Never Stop', 'Now or Never', 'Less Effort', 'Good Boy'],
  collections: [
    'Gifts for her',
    'Free at Last',
    "Father's Day",
    'Sale of Two Cities',
    "Who's Hungry",
    'Under the Bench',
  ],
  tags: [],
}

/** prompt → how it is read */
const READINGS = `
sale e pepe pasta → vendors=("Sale e Pepe"), words=("pasta")
pasta not from Sale e Pepe → not-vendors=("Sale e Pepe"), words=("pasta")
never stop shoes under 100 € → max-below=100, currency=EUR, vendors=("Never Stop"), words=("shoes")
now or never → vendors=("Now or Never")
saws by less effort → vendors=("Less Effort"), words=("saws")
gifts for her under 50 euros → max-below=50, currency=EUR, collections=("Gifts for her")
free at last on sale → on-sale, collections=("Free at Last")
sale of two cities → collections=("Sale of Two Cities")
tool under the bench → collections=("Under the Bench"), words=("tool")
perceuse sans fil → words=("perceuse sans fil")
souris sans fil pas chère → words=("souris" "sans fil"), order=price-asc
robe sans manches → words=("robe"), not-words=("manches")
half price toothbrush or hair dryer → on-sale, discount-percent=50, any-1=("toothbrush" "hair dryer")
vin rouge ou blanc → words=("vin"), any-1=("rouge" "blanc")
red dress or blue → words=("dress"), any-1=("red" "blue")
svart soffa eller grå eller röd → words=("soffa"), any-1=("svart" "grå" "röd")
red dress or blue shirt → any-1=("dress" "shirt"), wishes=("red" "blue")
not red, blue or green → not-words=("red" "blue" "green")
mesa de menos de 80 cm → words=("mesa" "80" "cm")
anything but sale → on-sale=?0
`

/** Reads one word as two kinds of things, and two words together. */
const scene: Scene = {
  tokens: scan('a b c'),
  vendors: nameIndex([]),
  collections: nameIndex([]),
  tags: nameIndex([]),
  sizes: new Set(),
  languages: [],
  shop: undefined,
}

function aReader(name: string, starts: number, length: number, cost: number): Reader {
  const add = (into: ReturnType<typeof anEmptyInterpretation>): void => void into.words.all.push(name)
  return (_, at) => (at === starts ? { kind: 'word', next: at + length, cost, add } : undefined)
}

function covered(readers: readonly Reader[]): string[] {
  const into = anEmptyInterpretation()
  for (const reading of cheapestCover(readingsOf(readers), scene)) reading.add(into, false)
  return into.words.all
}

group('the lattice of readings', () => {
  for (const row of READINGS.trim().split('\n')) {
    const [prompt = '', expected = ''] = row.split(' → ')
    test(`${prompt} means ${expected}`, () => {
      const read = describe(readPrompt(prompt, known)).replaceAll(
        /%"([^"]*)"/g,
        (_, text: string) => `"${decodeURIComponent(text)}"`,
      )

      assert.equal(read.replace(/(?:, )?languages=\(.*\)$/, ''), expected)
    })
  }

  test('the cheapest way through the whole prompt wins, not the reader that is asked first', () => {
    const first = aReader('first', 0, 1, 1)
    const long = aReader('long', 0, 3, 5)
    const rest = aReader('rest', 1, 2, 3)

    assert.deepEqual(covered([first, long]), ['long'])
    assert.deepEqual(covered([first, long, rest]), ['first', 'rest'])
  })

  test('of two that cost the same the one that stands first wins', () => {
    assert.deepEqual(covered([aReader('one', 0, 3, 4), aReader('other', 0, 3, 4)]), ['one'])
  })

  test('each reader is asked once at each place, so that reading stays linear', () => {
    let asked = 0
    const counting: Reader = (_, at) => {
      asked += 1
      return nothing(at + 1)
    }
    cheapestCover(readingsOf([counting]), { ...scene, tokens: scan('word '.repeat(200)) })

    assert.equal(asked, 200)
  })
})
