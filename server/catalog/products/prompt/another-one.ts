/** Whether another of what somebody has is asked for: "we have a tent for four, need a smaller one". Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import type { Interpretation } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { addOnce } from './reading.ts'
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

const NEW = new Set(
  `new another replacement ny nytt nya annan annat neuen neue neues neuer anderen anderes ersatz nouveau nouvelle nouveaux nouvelles neuf neuve autre nuevo nueva nuevos nuevas otro otra otros otras`.split(
    /\s+/,
  ),
)
const SPANISH_OTHER = new Set('otro otra otros otras ersatz'.split(' '))
const UNO = new Set([...ONES, ...'a an un une uno una unos unas d de'.split(' ')])
const FOR = new Set('for till for fur furs zum zur pour para in i im'.split(' '))

/** "Brauche jetzt einen neuen fürs Handgepäck", "I need another one": whatever was spoken of before, once more. */
export function asksForNew(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, at) => {
    if (!NEW.has(key)) return false
    const next = tokens[onesEnd(tokens, at + 1)]
    const isCounted = UNO.has(tokens[at - 1]?.key ?? '') || key === 'another' || SPANISH_OTHER.has(key)
    return isCounted && (next === undefined || next.kind === 'sign' || FOR.has(next.key))
  })
}

/** "My suitcase broke, I need a new one for the cabin": what was spoken of is what is wanted, or the kind of it that is named; nothing need be guessed. */
export function wantAgain({ words }: Interpretation, thing: string): void {
  const ids = new Set(conceptsOf(thing).map(({ id }) => id))
  const isKind = (word: string): boolean =>
    conceptsOf(word).some(({ id }) => ids.has(id) || kindsOf(id).some((kind) => ids.has(kind)))
  const others = words.all.filter((word) => isThing(word) && !isKind(word))
  const left = words.all.filter((word) => !others.includes(word))
  words.all = left.some(isKind) ? left : [thing, ...left]
  words.likely = []
  for (const word of others) addOnce(words.wishes, word)
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
