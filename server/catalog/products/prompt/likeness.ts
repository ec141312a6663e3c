/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
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
    const other = less === undefined && clear === undefined ? butBehind(tokens, at, start) : undefined
    const said = [cheaper, others, other].filter((place) => place !== undefined)
    if (said.length === 0 && clear === undefined) continue
    const end = Math.min(tokens.length, ...said.map((place) => place.start))
    const named = tokens.slice(start, endOfName(tokens, start, end))
    const before = tokens.slice(0, at)
    // "A tent like the Grand Air one": the tent of Grand Air.
    const isOne = ONE.test(named.at(-1)?.key ?? '')
    const name = written(isOne ? [...before, ...named.slice(0, -1)] : named)
    if (name === '') return undefined
    const ends = [cheaper, others].filter((place) => place !== undefined).map((place) => place.end)
    const behind = Math.max(0, ...ends) || other?.end || tokens.length
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

/** "A wine like X but in white": what else it is to be, where a thing stands before. */
function butBehind(
  tokens: readonly Token[],
  at: number,
  start: number,
): { readonly start: number; readonly end: number } | undefined {
  if (!tokens.slice(0, at).some(({ kind, text }) => kind === 'word' && isThing(text))) return undefined
  const but = tokens.findIndex(({ key }, place) => place > start && BUT.has(key))
  return but === -1 || but === tokens.length - 1 ? undefined : { start: but, end: but + 1 }
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
const BUT = new Set('but men fast aber mais pero'.split(' '))
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
