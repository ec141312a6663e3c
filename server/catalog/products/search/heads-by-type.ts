/** Of the things of a title those that its type says it is: "Taklampa rispapper" is a lamp among lamps. Pure. */
import { kindsOf, type Span } from '../prompt/concepts.ts'

export interface Typed {
  /** What the product is by its type. */
  readonly types: ReadonlySet<string>
  readonly isEnglish: boolean
}

/** Its heads, or where none of them is what its type says those of its things that are. */
export function headsByType(
  heads: ReadonlySet<Span>,
  things: readonly Span[],
  texts: readonly string[],
  { types, isEnglish }: Typed,
): ReadonlySet<Span> {
  if ([...heads].some((head) => agrees(head, types))) return heads
  // "Watch strap" among watches is a strap.
  const isTold = (span: Span): boolean =>
    isEnglish &&
    texts[span.end - 1] !== 'set' &&
    heads.values().some((head) => head.start === span.end && !bothEaten(span, head))
  const instead = things.filter((span) => isOf(span, types) && !isTold(span))
  if (instead.length === 0) return heads
  // A set of what is given is both.
  return new Set([...instead, ...(isGift(heads) !== isGift(instead) ? heads : [])])
}

function isGift(spans: Iterable<Span>): boolean {
  return [...spans].some(({ concepts }) => concepts.some(({ id }) => id === 'gift-set'))
}

function isOf({ concepts }: Span, types: ReadonlySet<string>): boolean {
  return concepts.some(({ id, isThing }) => isThing && [id, ...kindsOf(id)].some((kind) => types.has(kind)))
}

/** Whether it is what the type says, or something wider. */
function agrees(span: Span, types: ReadonlySet<string>): boolean {
  const wider = new Set([...types].flatMap(kindsOf))
  return isOf(span, types) || span.concepts.some(({ id }) => wider.has(id))
}

/** "Granola almond". */
function bothEaten(...spans: readonly Span[]): boolean {
  return spans.every(({ concepts }) => concepts.some(({ id }) => kindsOf(id).includes('food')))
}
