/** A "tenner" in a shop that sells in euros and nothing in pounds: a note of ten euros. Pure. */
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'

/** As German says it of euros. */
const IN_EUROS: ReadonlyMap<string, string> = new Map([
  ['tenner', 'Zehner'],
  ['fiver', 'Fünfer'],
])

interface Money {
  readonly currency?: string
  readonly currencies?: readonly string[]
}

export function inShopNotes(
  tokens: readonly Token[],
  { currency, currencies = [] }: Money,
): readonly Token[] {
  if (currency !== 'EUR' || currencies.length === 0 || currencies.includes('GBP')) return tokens
  return tokens.map((token) => {
    const text = IN_EUROS.get(token.key)
    return text === undefined ? token : { ...token, text, key: fold(text) }
  })
}
