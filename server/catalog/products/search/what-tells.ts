/** Which of the things that a name speaks of only tell of the one that it names: what it tastes of, how many there are, what it is for. Pure. */
import { kindsOf, type Span } from '../prompt/concepts.ts'
import { isLineAt, isMadeFor } from './made-for.ts'
import { AND } from './product-names.ts'

/** Of these what is eaten or grows tells what they smell or taste of. */
const SCENTED = new Set([
  'beauty-products',
  'skin-care',
  'hair-care',
  'cosmetics',
  'room-spray',
  'aroma-diffuser',
  'air-freshener',
  'scented-candle',
  'medicine',
])
/** Of these wherever it stands: "Tea Tree Shampoo", "Salmon Dry Cat Food". */
const SCENTED_BY_ALL = new Set([...SCENTED, 'candle', 'perfume', 'pet-food', 'nasal-spray', 'vitamins'])
/** "Kaffeecreme" is drunk. */
const EATEN_TOO = new Set(['cream', 'serum', 'oil', 'gift-set'])
const SCENTS = new Set(['food', 'drink', 'plant', 'spice', 'dairy-products', 'shoe'])
const TASTE = /-(?:taste|scent|note|content)$/

interface Written {
  /** Two nouns of one thing are written as one: "förvaringslåda filt" is of felt. */
  readonly isApart: boolean
  /** Places of words with nothing but a blank before them. */
  readonly beside: ReadonlySet<number>
}

/** Without those that tell, though they name things by themselves: "dog food salmon". */
export function withoutTelling(
  named: readonly Span[],
  spans: readonly Span[],
  texts: readonly string[],
  written: Written,
): readonly Span[] {
  const telling = new Set<Span>()
  for (const [n, span] of named.entries()) {
    const last = named[n - 1]
    const isJoined = last?.end === span.start - 1 && AND.has(texts[span.start - 1] ?? '')
    const isTelling =
      isScentOf(span, named) ||
      (n > 0 && (tellsByItself(span, spans, texts) || tellsOf(named.slice(0, n), span, texts, written))) ||
      (isJoined && telling.has(last))
    if (isTelling) telling.add(span)
  }
  return named.filter((span) => !telling.has(span))
}

function isScentOf(span: Span, named: readonly Span[]): boolean {
  return (
    isOf(span, SCENTS) &&
    !isOf(span, SCENTED_BY_ALL) &&
    named.some(
      (other) =>
        other !== span && isOf(other, SCENTED_BY_ALL) && !other.concepts.some(({ id }) => EATEN_TOO.has(id)),
    )
  )
}

function tellsByItself(span: Span, spans: readonly Span[], texts: readonly string[]): boolean {
  // "Halstabletter salvia & honung" taste of both.
  return (
    isTaste(span) ||
    spans.some((other) => other.end === span.start && isTaste(other)) ||
    isCounted(span, texts)
  )
}

function tellsOf(
  before: readonly Span[],
  span: Span,
  texts: readonly string[],
  { isApart, beside }: Written,
): boolean {
  const last = before.at(-1)
  const isNext = isApart && last?.end === span.start
  return (
    // "Lippenbalsam Honig" names the balm.
    (isOf(span, SCENTS) && before.some((other) => isOf(other, SCENTED))) ||
    isMadeFor(span, last, texts) ||
    (isNext && (isTrait(span) || isHolding(last))) ||
    // "Hustensaft Efeu"; but bath salts may be a gift set.
    (isNext && beside.has(span.start) && !isTrait(last) && !span.concepts.some(({ id }) => id === 'gift-set'))
  )
}

function isOf({ concepts }: Span, kinds: ReadonlySet<string>): boolean {
  return concepts.some(({ id }) => [id, ...kindsOf(id)].some((kind) => kinds.has(kind)))
}

const isTrait = ({ concepts }: Span): boolean => concepts.some(({ isThing }) => !isThing)

/** "Schutzhülle Gartenmöbel" is for these. */
function isHolding({ concepts }: Span): boolean {
  return concepts.some(({ id }) => /(?:^|-)(?:cover|case|holder|rack|cleaner)s?$/.test(id))
}

function isTaste({ concepts }: Span): boolean {
  return concepts.some(({ id }) => TASTE.test(id))
}

/** "Bier 6 Flaschen" says how many: it is beer. Nor what it is sold in, behind how much: "Jasmine Rice 2 kg Bag". */
export function isCounted({ start }: Span, texts: readonly string[]): boolean {
  const [number = '', unit = ''] = texts.slice(Math.max(0, start - 2), start)
  return (
    (/^\d+$/.test(texts[start - 1] ?? '') && !isLineAt(texts, start - 2)) ||
    (/^\d+$/.test(number) && /^(?:k?g|[mcd]?l|cm|oz|lbs?|[mgt]b)$/.test(unit))
  )
}
