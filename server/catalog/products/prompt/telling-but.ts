/** "Something for the car but no roof box": what may help with the car, where only some of it is refused. Pure. */
import { oneNegator } from './negators.ts'
import type { Token } from './tokens.ts'

const ANY = new Set(
  'something anything stuff things nagot nat nagonting nanting grejer etwas was irgendwas sachen quelque truc trucs choses algo cosas'.split(
    ' ',
  ),
)
const FOR = new Set('for till fur furs pour para'.split(' '))
const REACH = 3
const BUT = new Set(
  'but just only men fast bara aber nur bloss mais pero que som das die der qui that y et och and'.split(' '),
)

/** The tokens before a denial that ends a prompt, where they ask for anything for something. */
export function askedBeforeDenial(tokens: readonly Token[]): readonly Token[] | undefined {
  const end = denialStart(tokens)
  return end !== undefined && asksAny(tokens, end) ? tokens.slice(0, end) : undefined
}

function denialStart(tokens: readonly Token[]): number | undefined {
  let start = tokens.findIndex((_, at) => oneNegator(tokens, at) !== undefined)
  if (start <= 0) return undefined
  while (start > 0 && (tokens[start - 1]?.kind === 'sign' || BUT.has(tokens[start - 1]?.key ?? '')))
    start -= 1
  return start
}

function asksAny(tokens: readonly Token[], end: number): boolean {
  const any = tokens.findIndex(({ key }) => ANY.has(key))
  return (
    any !== -1 &&
    any < end &&
    tokens.slice(any + 1, Math.min(end, any + 1 + REACH)).some(({ key }) => FOR.has(key))
  )
}
