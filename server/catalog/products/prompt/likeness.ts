/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { scan, type Token } from './tokens.ts'

export interface Likeness {
  /** Words of the product's title. */
  readonly name: string
  readonly isCheaper: boolean
  /** "But of another brand". */
  readonly isOfOthers: boolean
  /** The prompt without all that. */
  readonly rest: string
}

/** Undefined when the prompt compares with nothing. "Like" alone compares only when something cheaper is asked for. */
export function likenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 0; at < tokens.length; at++) {
    const less = endOf(tokens, at, 'cheaperThan')
    const clear = less ?? endOf(tokens, at, 'similar')
    const like = clear ?? endOf(tokens, at, 'alike')
    if (like === undefined || (clear === undefined && WISHING.test(tokens[at - 1]?.key ?? ''))) continue
    const start = endOf(tokens, like, 'article') ?? like
    // "Cheaper than 50 euros" is a bound.
    if (less !== undefined && readAmount(tokens, start, undefined)) continue
    const cheaper = placeOf(tokens, start, 'cheaper')
    const others = placeOf(tokens, start, 'otherMaker')
    const said = [cheaper, others].filter((place) => place !== undefined)
    if (said.length === 0 && clear === undefined) continue
    const end = Math.min(tokens.length, ...said.map((place) => place.start))
    const named = tokens.slice(start, endOfName(tokens, start, end))
    const before = tokens.slice(0, at)
    // "A tent like the Grand Air one": the tent of Grand Air.
    const isOne = ONE.test(named.at(-1)?.key ?? '')
    const name = written(isOne ? [...before, ...named.slice(0, -1)] : named)
    if (name === '') return undefined
    const behind = Math.max(0, ...said.map((place) => place.end)) || tokens.length
    return {
      name,
      isCheaper: cheaper !== undefined || less !== undefined,
      isOfOthers: others !== undefined,
      rest: written([...before, ...tokens.slice(behind)]),
    }
  }
  return undefined
}

/** The first that is said behind the name. */
function placeOf(
  tokens: readonly Token[],
  after: number,
  meaning: 'cheaper' | 'otherMaker',
): { readonly start: number; readonly end: number } | undefined {
  for (let start = after + 1; start < tokens.length; start++) {
    const end = endOf(tokens, start, meaning)
    if (end !== undefined) return { start, end }
  }
  return undefined
}

/** "X but cheaper": what joins the two is none of the name. */
function endOfName(tokens: readonly Token[], start: number, end: number): number {
  let last = end
  if (end < tokens.length) while (last > start && JOINING.has(tokens[last - 1]?.key ?? '')) last -= 1
  return last
}

const ONE = /^ones?$/
/** "I would like" compares with nothing. */
const WISHING = /^(?:would|i?['’]?d)$/
const JOINING = new Set(
  'but only just ; , - men fast bara aber nur bloss halt mais seulement juste en pero solo'.split(' '),
)

function written(tokens: readonly Token[]): string {
  const ends = new Set([',', '.', ';', ':', '!', '?'])
  return tokens
    .filter(({ text }) => !ends.has(text))
    .map(({ text, kind }) => (kind === 'quoted' ? `"${text}"` : text))
    .join(' ')
}
