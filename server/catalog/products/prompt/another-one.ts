/** Whether another of what somebody has is asked for: "we have a tent for four, need a smaller one". Pure. */
import { endOf } from './phrases.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { isKept } from './things-said.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { phraseOrWordAt } from './word-readers.ts'

const OTHER_ONE = new Set(
  `smaller bigger larger lighter longer shorter warmer second another new newer better mindre storre lattare langre kortare andra ny nytt till kleinere kleineres kleineren grossere grosseres grosseren
  zweite zweiten zweites neue neues neuen weitere weiteren`.split(/\s+/),
)
const ONES = new Set('one ones en ett eins ein eine einen'.split(' '))
const AGAIN_REACH = 12

export function asksForOther(tokens: readonly Token[], start: number): boolean {
  return tokens
    .slice(start, start + AGAIN_REACH)
    .some(({ key }, n, behind) => OTHER_ONE.has(key) && isOneAround(behind, n))
}

function isOneAround(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isEnd = next === undefined || next.kind === 'sign'
  return ONES.has(next?.key ?? '') || (isEnd && ONES.has(tokens[at - 1]?.key ?? ''))
}

/** "The white one"; a "jacket that has pockets" is another matter. */
export function onesEnd(tokens: readonly Token[], at: number): number {
  return /^ones?$/.test(tokens[at]?.key ?? '') ? at + 1 : at
}

const ARTICLE = /^(?:an?|en|ett|eine?n?|une?|un[oa]s?)$/

/** Behind what one is like: "a big one", "en stor"; no animal or person of theirs is one. */
export function likeOneEnd(tokens: readonly Token[], start: number): number | undefined {
  const at = endOf(tokens, start, 'article') ?? start
  const said = phraseOrWordAt(tokens, at)
  if (!said || !isDescriber(said.text) || isThing(said.text) || isKept(said.text)) return undefined
  if (traitsOf(said.text).some(({ family }) => family === 'for')) return undefined
  const isOne =
    at > start || ARTICLE.test(tokens[start - 1]?.key ?? '') || onesEnd(tokens, said.next) > said.next
  return isOne ? said.next : undefined
}
