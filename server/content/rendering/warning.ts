/** What a sender should know of a message that can be sent as it is: in words, and for whoever has other words. */

export const WARNINGS = [
  'no-alt',
  'empty-subject',
  'clipped',
  'no-address',
  'product-missing',
  'product-left-out',
  'product-sold-out',
  'prompt-few',
  'prompt-none',
] as const

export interface ContentWarning {
  readonly key: (typeof WARNINGS)[number]
  /** What its sentence names, in order; the number of the block first, where it is of one. */
  readonly values: readonly string[]
  /** Counted from 1, as people wrote it. */
  readonly block?: number
  /** The sentence in English. */
  readonly message: string
}

/** `type` is the block's. */
export function blockWarning(
  { block, type }: { readonly block: number; readonly type: string },
  key: ContentWarning['key'],
  sentence: string,
  values: readonly string[] = [],
): ContentWarning {
  return { key, values: [String(block), ...values], block, message: `Block ${block} (${type}): ${sentence}` }
}
