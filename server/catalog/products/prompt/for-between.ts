/** "Other shoes for my kid than sandals": whom or what it is for stands between, and what it is to be no other than behind. Pure. */
import { endOf } from './phrases.ts'
import { OTHER } from './other-than.ts'
import { isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const FOR = new Set('for till at fur pour para'.split(' '))
const THAN = new Set("than an als que qu'".split(' '))
const REACH = 9

/** These begin any clause in French and Spanish. */
const ANY_THAN = new Set(['que', "qu'"])

/** The same words, whom it is for at their end. */
export function withForBehind(tokens: readonly Token[]): readonly Token[] {
  const other = tokens.findIndex(({ key }) => OTHER.has(key))
  if (other < 0) return tokens
  const ahead = tokens.slice(0, other + REACH)
  const than = ahead.findIndex(
    ({ key }, at) => at > other + 2 && THAN.has(key) && (!ANY_THAN.has(key) || namesThing(tokens, at + 1)),
  )
  const link = ahead.findIndex(({ key }, at) => at > other + 1 && FOR.has(key))
  if (than < 0 || link < 0 || link >= than) return tokens
  const between = tokens.slice(link, than)
  if (between.some(({ kind }) => kind !== 'word')) return tokens
  const behind = tokens.slice(than)
  const end = behind.findIndex(({ kind }) => kind === 'sign')
  const [refused, rest] = end < 0 ? [behind, []] : [behind.slice(0, end), behind.slice(end)]
  return [...tokens.slice(0, link), ...refused, ...between, ...rest]
}

function namesThing(tokens: readonly Token[], at: number): boolean {
  const start = endOf(tokens, at, 'article') ?? at
  const said = tokens[start]?.kind === 'word' ? phraseOrWordAt(tokens, start) : undefined
  return said !== undefined && (isGood(said.text) || isThing(said.text))
}
