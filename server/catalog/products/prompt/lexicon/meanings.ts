/** The meanings a phrase can carry in a prompt, and how a language's table of them is written. */

/**
 * Prices: `below`/`above` exclude the amount, `atMost`/`atLeast` include it; `fromAmount` and `about` are weak
 * (they need a currency or the end of the phrase), `loosely` needs a currency; `orLess`/`orMore` follow the amount.
 * Sentences: `denied` turns the bound behind it, `spending` may stand before it, `spent` behind the amount; an amount that
 * somebody `has`, or that is said with a `budget`, is the most it may cost; `each` says of how much it is the price.
 * Orders: what is `startingWith` one end of an order, and what `comesFirst`, are said before and behind it.
 * Persons: what `holds` so many is for as many.
 * Names: `byVendor`, `inCollection` and `tagged` come before a known name, the nouns before or after it.
 * Negation: `not` denies one thing, `without` denies a noun together with its adjective (`describer` stands before the noun,
 * `describerAfter` behind it). What somebody `owns` `already` or in `plenty`, and what who `abstains` does not drink, is refused.
 */
export type Meaning =
  | 'below'
  | 'atMost'
  | 'above'
  | 'atLeast'
  | 'fromAmount'
  | 'about'
  | 'loosely'
  | 'exactly'
  | 'orLess'
  | 'orMore'
  | 'between'
  | 'rangeFrom'
  | 'rangeTo'
  | 'price'
  | 'off'
  | 'percent'
  | 'reduced'
  | 'halfPrice'
  | 'unit'
  | 'sale'
  | 'fullPrice'
  | 'available'
  | 'soldOut'
  | 'byVendor'
  | 'vendorNoun'
  | 'inCollection'
  | 'collectionNoun'
  | 'tagged'
  | 'not'
  | 'without'
  | 'describer'
  | 'describerAfter'
  | 'or'
  | 'and'
  | 'cheapest'
  | 'dearest'
  | 'newest'
  | 'startingWith'
  | 'comesFirst'
  | 'request'
  | 'article'
  | 'stop'
  | 'name'
  | 'size'
  | 'similar'
  | 'alike'
  | 'cheaper'
  | 'cheaperThan'
  | 'otherMaker'
  | 'otherColour'
  | 'somethingElse'
  | 'aged'
  | 'ageBefore'
  | 'isAged'
  | 'olderAs'
  | 'denied'
  | 'spending'
  | 'spent'
  | 'each'
  | 'holds'
  | 'has'
  | 'budget'
  | 'owns'
  | 'already'
  | 'plenty'
  | 'abstains'
  | 'dislikes'
  | 'dismisses'
  | 'asksNone'
  | 'lessOf'
  | 'bothers'
  | 'unsuits'
  | 'goesWith'
  | 'orAlike'

export type Lexicon = Readonly<Partial<Record<Meaning, readonly string[]>>>

/** A table cell: phrases parted by commas, over as many lines as it takes. */
export function list(phrases: TemplateStringsArray): readonly string[] {
  return phrases
    .join('')
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}
