/** What animals eat, said by a word that is sewn into coats as well. Pure. */
import type { Token } from './tokens.ts'

const FODDER = new Set(['foder', 'fodret', 'futter'])
const FED = /^(?:hund|katt|katz|kater|valp|welpe)/

/** "Hundgrejer men inget foder": what dogs eat, and no lining. */
export function fodderIn(tokens: readonly Token[], at: number): string | undefined {
  if (!FODDER.has(tokens[at]?.key ?? '')) return undefined
  const fed = tokens.find(({ key }) => FED.test(key))?.key ?? ''
  return fed === '' ? undefined : fed.startsWith('kat') ? 'kattfoder' : 'hundfoder'
}
