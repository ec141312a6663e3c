/** Why a text of a message cannot be filled in: as a sentence, and by name for whoever has other words. */

export const FAULTS = [
  'liquid-no-name',
  'liquid-no-filter',
  'liquid-no-tag',
  'liquid-unread',
  'liquid-not-closed',
  'liquid-broken',
  'liquid-host',
  'liquid-in-tag',
  'liquid-in-attribute',
  'liquid-lost',
] as const

export interface ContentFault {
  readonly key: (typeof FAULTS)[number]
  /** The field, its block and the member of it (`''` of what is in no block), then what the sentence names. */
  readonly values: readonly string[]
  /** Counted from 1. */
  readonly block?: number
  /** The sentence in English. */
  readonly message: string
}

/** A field of a message, as faults name it. */
export interface FaultyField {
  /** Begins a sentence, such as `Block 3 (text), url`. */
  readonly name: string
  readonly block?: number | undefined
  readonly member?: string | undefined
}

export function contentFault(
  { name, block, member = '' }: FaultyField,
  key: ContentFault['key'],
  message: string,
  named: readonly string[] = [],
): ContentFault {
  const field = block === undefined ? name : 'block'
  return {
    key,
    values: [field, String(block ?? ''), member, ...named],
    ...(block === undefined ? {} : { block }),
    message,
  }
}

/** What a catalogue needs of it. */
export function sayable({ key, values }: ContentFault): {
  readonly key: string
  readonly values: readonly string[]
} {
  return { key, values }
}
