/** What a product search prompt was read as: the constraints that must hold and the words to search for. */

export type Language = 'en' | 'sv' | 'de' | 'fr' | 'es'

/** Bounds on `price`; a currency is set only when the shopper named one. `min` above `max` matches nothing. */
export interface Prices {
  min?: number
  max?: number
  minExclusive?: true
  maxExclusive?: true
  currency?: string
}

/** Names as the workspace spells them: a product has one of `include` and none of `exclude`. */
export interface Names {
  include: string[]
  exclude: string[]
}

/**
 * Words are lower case and keep their accents. A product has every one of `all`, one of each group in `any`,
 * none of `not`; phrases are words in this order.
 */
interface Words {
  all: string[]
  any: string[][]
  not: string[]
  phrases: string[]
  notPhrases: string[]
  /** Of `not`: what a product is to say that it is free of. */
  free: string[]
  /** Of what is denied: things with what is said of them, wanted when nothing else is (denied-pairs.ts). */
  pairs: DeniedPair[]
  /** What products that have it come first for. */
  wishes: string[]
  /** Of `all`: things that only tell about another, the laptop of "laptop backpack". */
  modifiers: string[]
  /** Of a sentence that tells what is the matter: what may help, the likeliest first. */
  likely: Guess[]
  /** Of that sentence, the words that tell most. */
  told: string[]
  /** Of them, those that what is likeliest says nothing of. */
  beside: string[]
  /** What somebody says to have already, which is refused or plays no part (possessions-reader.ts). */
  owned: string[]
}

/** A thing by its concept, or a need with all that helps with it, and how likely it is, of a hundred. */
export interface Guess {
  readonly id: string
  readonly worth: number
  /** Whether it helps with what the matter most likely is. */
  readonly isFirst?: boolean
  /** Whether it is asked for by its name: whatever else helps comes behind it. */
  readonly isNamed?: boolean
}

/** A thing, what is said of it, and both as they are denied together. */
export interface DeniedPair {
  readonly head: string
  readonly trait?: string
  readonly whole?: string
}

export type PromptOrder = 'price asc' | 'price desc' | 'newest'

/** `discountPercent` is the least discount against `originalPrice`; it comes with `onSale`. */
export interface Interpretation {
  prices: Prices
  onSale?: boolean
  /** Whether a price within the bounds or a sale is enough: "under 20 or on sale". */
  isEither?: true
  discountPercent?: number
  available?: boolean
  vendors: Names
  collections: Names
  tags: Names
  /** Letters and digits only: "38", "xl". */
  sizes: Names
  /** Sizes in words, as `sizes`: of a product that says its sizes, one must be one of these. */
  fits: string[]
  /** For whom it is, in years. */
  age?: number
  /** Whether whoever it is for, were they somebody's child, is grown up. */
  isGrown?: true
  words: Words
  /** For whom it is, said by a pronoun: "for him". */
  pronoun?: 'woman' | 'man'
  /** Of a prompt that speaks of giving something away. */
  isPresent?: true
  /** Of a sentence that tells what is the matter, and names nothing that is wanted. */
  isTelling?: true
  order?: PromptOrder
  /** Likeliest first; empty when no word tells. */
  languages: Language[]
}

export function anEmptyInterpretation(): Interpretation {
  return {
    prices: {},
    vendors: { include: [], exclude: [] },
    collections: { include: [], exclude: [] },
    tags: { include: [], exclude: [] },
    sizes: { include: [], exclude: [] },
    fits: [],
    words: {
      all: [],
      any: [],
      not: [],
      phrases: [],
      notPhrases: [],
      free: [],
      pairs: [],
      wishes: [],
      modifiers: [],
      likely: [],
      told: [],
      beside: [],
      owned: [],
    },
    languages: [],
  }
}

/** Whether the bounds leave no price at all, as in "over 100 under 50". */
export function isContradiction({ min, max, minExclusive, maxExclusive }: Prices): boolean {
  if (min === undefined || max === undefined) return false
  return min > max || (min === max && (minExclusive ?? maxExclusive ?? false))
}
