/** Whether what somebody dislikes belongs to what is the matter, or is refused of what is asked for. Pure. */
import { conceptsOf } from './concepts.ts'
import type { Likely } from './need-likely.ts'
import { denies, NEVER } from './need-verbs.ts'
import { oneNegator } from './negators.ts'
import { isIdle } from './no-denials.ts'
import { endOf } from './phrases.ts'
import { lackedBy } from './privatives.ts'
import { isGood } from './things-said.ts'
import { scan, type Token } from './tokens.ts'

/** Before what is not there: "hay", "il n'y a", "es gibt". */
const THERE = new Set('there theres hay gibt finns y'.split(' '))
const REACH = 4

/** "Blommor, hon avskyr rosor" says of no roses what is the matter with them. */
export function isRefused(tokens: readonly Token[], { phrase, explained }: Likely): boolean {
  return tokens.some((token, at) => {
    const end = dislikedAt(tokens, at)
    const said = end === undefined ? '' : (tokens[end]?.text.toLowerCase() ?? '')
    return explained.has(said) && !phrase.includes(token.text.toLowerCase())
  })
}

/** "He can't stand coconut, shower gel": what tells of no matter is refused of what is asked for. */
export function dislikesElse(
  tokens: readonly Token[],
  refused: readonly string[],
  { explained }: Likely,
): boolean {
  const isElse = refused.some((word) => !explained.has(word) && conceptsOf(word).length > 0)
  return isElse || tokens.some((_, at) => dislikedAt(tokens, at) !== undefined)
}

/** Where a dislike that begins there ends; "nie" alone may be the trouble. */
function dislikedAt(tokens: readonly Token[], at: number): number | undefined {
  const { key = '' } = tokens[at] ?? {}
  const end = endOf(tokens, at, 'dislikes')
  return end === at + 1 && (denies(key) || NEVER.has(key)) ? undefined : end
}

/** "My hands are like sandpaper", "I want to stop buying water": all of it is one matter. */
export function isTrouble({ isSure, isWhole, told }: Likely): boolean {
  return isSure && isWhole && told.some((word) => !isGood(word))
}

/** Whether it names what helps. */
export function namesHelp({ told, guesses }: Likely): boolean {
  const ids = new Set(told.flatMap((word) => conceptsOf(word).map(({ id }) => id)))
  return guesses.some(({ id }) => ids.has(id))
}

/** "I don't feel like hoovering": what all of it tells denies it, too; who takes no milk takes none of oats for it. */
export function isDeniedToo(word: string, likely: Likely): boolean {
  const { explained, phrase } = likely
  if (!isTrouble(likely) || !explained.has(word) || isInstead(word, likely)) return false
  const said = scan(phrase)
  return said.some((_, at) => oneNegator(said, at) !== undefined || isIdle(said, at))
}

/** "Vertrage keinen Weizen": what helps is made without it, or is of its kind. */
export function isInstead(word: string, { guesses, explained }: Likely): boolean {
  const ids = conceptsOf(word).map(({ id }) => id)
  const isOfMatter = word.split(' ').some((part) => explained.has(part))
  return (
    isOfMatter &&
    guesses.some(
      ({ id }) =>
        id.endsWith('-free') || ids.some((own) => id.endsWith(`-${own}`) || lackedBy([id]).includes(own)),
    )
  )
}

/** "There's no light in the hall": where the row tells of it, too, and nothing helps by lacking it. */
export function isLacked(
  tokens: readonly Token[],
  word: string,
  { explained, isSure, guesses }: Likely,
): boolean {
  if (!isSure || !explained.has(word) || guesses.some(({ id }) => id.endsWith('-free'))) return false
  const at = tokens.findIndex(({ text }) => text.toLowerCase() === word)
  const before = tokens.slice(Math.max(0, at - REACH), Math.max(0, at)).map(({ key }) => key)
  return before.some((key) => THERE.has(key))
}
