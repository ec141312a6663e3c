/** What is pasted or dropped into a field, looked at before the field takes it: pure. */

/** What a block of text takes, and what the largest of other fields do; as `server/http/limits.ts` has them. */
export const BLOCK_CHARACTERS = 100_000
export const FIELD_CHARACTERS = 500_000
/** Of markup around the words, pictures in it included: reading more of it keeps the page still for seconds. */
export const MARKUP_CHARACTERS = 2_000_000

export interface Pasted {
  readonly text: string
  readonly markup: string
  /** A block of text, which takes markup. */
  readonly isBlock: boolean
  /** What the field says itself that it takes; the browser leaves the rest out. */
  readonly most: number | undefined
}

export type Verdict =
  | { readonly what: 'whole' | 'plain' }
  | { readonly what: 'cut' | 'tooLong'; readonly most: number }

export function verdictOn({ text, markup, isBlock, most }: Pasted): Verdict {
  if (most !== undefined) return text.length > most ? { what: 'cut', most } : { what: 'whole' }
  const taken = isBlock ? BLOCK_CHARACTERS : FIELD_CHARACTERS
  if (text.length > taken) return { what: 'tooLong', most: taken }
  return { what: isBlock && markup.length > MARKUP_CHARACTERS ? 'plain' : 'whole' }
}
