/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { scan, type Token } from './tokens.ts'

export interface Likeness {
  /** Words of the product's title. */
  readonly name: string
  readonly isCheaper: boolean
  /** The prompt without all that. */
  readonly rest: string
}

/** Undefined when the prompt compares with nothing. "Like" alone compares only when something cheaper is asked for. */
export function likenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 0; at < tokens.length; at++) {
    const less = endOf(tokens, at, 'cheaperThan')
    const clear = less ?? endOf(tokens, at, 'similar')
    const behind = clear ?? endOf(tokens, at, 'alike')
    if (behind === undefined || (clear === undefined && WISHING.test(tokens[at - 1]?.key ?? ''))) continue
    const start = endOf(tokens, behind, 'article') ?? behind
    // "Cheaper than 50 euros" is a bound.
    if (readAmount(tokens, start, undefined)) continue
    const ends = tokens.map((_, index) => (index > start ? endOf(tokens, index, 'cheaper') : undefined))
    const cheaper = ends.findIndex((end) => end !== undefined)
    if (cheaper < 0 && clear === undefined) continue
    const end = cheaper < 0 ? tokens.length : cheaper
    const name = said(tokens.slice(start, endOfName(tokens, start, end)))
    if (name === '') return undefined
    const rest = said([...tokens.slice(0, at), ...tokens.slice(ends[cheaper] ?? tokens.length)])
    return { name, isCheaper: cheaper >= 0 || less !== undefined, rest }
  }
  return undefined
}

/** "X but cheaper": what joins the two is none of the name. */
function endOfName(tokens: readonly Token[], start: number, end: number): number {
  let last = end
  if (end < tokens.length) while (last > start && JOINING.has(tokens[last - 1]?.key ?? '')) last -= 1
  return last
}

/** "I would like" compares with nothing. */
const WISHING = /^(?:would|i?['’]?d)$/
const JOINING = new Set(
  'but only just ; , - men fast bara aber nur bloss halt mais seulement juste en pero solo'.split(' '),
)

function said(tokens: readonly Token[]): string {
  const ends = new Set([',', '.', ';', ':', '!', '?'])
  return tokens
    .filter(({ text }) => !ends.has(text))
    .map(({ text, kind }) => (kind === 'quoted' ? `"${text}"` : text))
    .join(' ')
}
