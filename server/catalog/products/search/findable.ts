/** What a product is found by, for people: names, codes, traits, and words that mean the same. Pure. */
import type { Product } from '../rules.ts'
import { guessLanguages } from '../prompt/languages.ts'
import { expand, isThing } from '../prompt/synonyms.ts'
import { scan } from '../prompt/tokens.ts'
import { attributesOf } from './attributes.ts'
import { wordsOf } from './words.ts'

export interface Findable {
  /** The product's own id and what its properties call codes. */
  readonly codes: readonly string[]
  /** Of what its properties say: "red", "wool", "38". */
  readonly traits: readonly string[]
  /** What the things of its title are called besides, in the five languages. */
  readonly alsoCalled: readonly string[]
}

const SHOWN = 24
const CODES_SHOWN = 8

export function findableBy(product: Product): Findable {
  const { codes, marks } = attributesOf(product.customProperties, product)
  const traits = marks.flatMap((mark) => /^#(?!age)[a-z]+:(.+)$/.exec(mark)?.[1] ?? [])
  const languages = guessLanguages(scan([product.title, product.type].join(' , ')))
  const own = new Set(wordsOf(`${product.title} ${product.type}`).map(({ text }) => text))
  const called = [...own].filter((word) => isThing(word)).flatMap((word) => expand(word, languages))
  return {
    codes: [...codes].slice(0, CODES_SHOWN),
    traits: [...new Set(traits)].slice(0, SHOWN),
    alsoCalled: [...new Set(called)].filter((word) => !own.has(word)).slice(0, SHOWN),
  }
}
