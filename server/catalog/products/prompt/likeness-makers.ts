/** "Una pulsera tipo Fitbit", "a Kindle-style reader", "kamera som en GoPro": like what a maker makes whose name stands for that. Pure. */
import { LIKE } from './likeness-but.ts'
import { isCalledAs, kindOfMaker, makerAt } from './makers-known.ts'
import type { Likeness } from './likeness.ts'
import { BUT, placeOf, without, wordsAmong, type Place } from './likeness-parts.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import { isThing, thingsIn } from './synonyms.ts'
import { scan, type Token } from './tokens.ts'
import { written } from './written.ts'

const TYPES = new Set('typ type tipo genre style styl stil estilo facon sorte'.split(' '))
/** Between a thing and whose it is like: "im Stil von", "estilo de la". */
const OF = new Set("of von av de d' la l'".split(' '))
const STYLED = /^(.{2,})-(?:style|like|type|esque|stil|artige?[nmrs]?|liknande|ahnliche?[nmrs]?)$/
const STYLE = new Set('style type like-style liknande'.split(' '))
const NAMED_REACH = 2
/** "I would like airpods", "I like". */
const WISHING = /^(?:would|i?['’]?d|i|we|you|they|he|she)$/
/** None of a model's name. */
const BEHIND = new Set('but men fast aber mais pero for fur pour para med mit avec con'.split(' '))

export function makerLikenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 0; at < tokens.length; at++) {
    const place = typedAt(tokens, at) ?? styledAt(tokens, at)
    if (place) return likenessOf(tokens, place)
  }
  return undefined
}

interface Named extends Place {
  readonly name: string
  /** Where what it is called stands. */
  readonly called: Place
}

/** "Tipo Fitbit", and behind a thing "like a Fitbit". */
function typedAt(tokens: readonly Token[], at: number): Named | undefined {
  const { key = '' } = tokens[at] ?? {}
  const isLike = LIKE.has(key) && isOfThing(tokens[at - 1])
  // "Tipo Lego" is a name of its own for what it means.
  if ((!isLike && !(TYPES.has(key) && at > 0)) || makerAt(tokens, at)) return undefined
  const of = OF.has(tokens[at + 1]?.key ?? '') && !isLike ? at + 2 : at + 1
  const start = endOf(tokens, of, 'article') ?? of
  const maker = makerAt(tokens, start)
  const end = (BEHIND.has(tokens[maker?.next ?? 0]?.key ?? '') ? maker?.next : maker?.endOfModel) ?? start
  return maker && { start: at, end, name: written(tokens.slice(start, end)), called: { start: 0, end: at } }
}

/** "Fitbit-style", "Fitbit style", "Fitbit-ähnliches", before a thing. */
function styledAt(tokens: readonly Token[], at: number): Named | undefined {
  const [, joined = ''] = STYLED.exec(tokens[at]?.key ?? '') ?? []
  const maker = makerAt(joined === '' ? tokens : scan(joined), joined === '' ? at : 0)
  if (!maker) return undefined
  const end = joined === '' ? maker.next + 1 : at + 1
  const isStyled = joined !== '' || STYLE.has(tokens[maker.next]?.key ?? '')
  const name = joined === '' ? written(tokens.slice(at, maker.next)) : joined
  const isBefore = joined !== '' || tokens.slice(end, end + NAMED_REACH).some(isOfThing)
  return isStyled && isBefore
    ? { start: at, end, name, called: { start: end, end: end + NAMED_REACH } }
    : undefined
}

function isOfThing(token: Token | undefined): boolean {
  return token?.kind === 'word' && !WISHING.test(token.key) && (isThing(token.text) || isFiller(token.text))
}

/** What is said around it is what else it is to be, but for the thing that it is called. */
function likenessOf(tokens: readonly Token[], { name, called, ...place }: Named): Likeness {
  const cheaper = placeOf(tokens, -1, 'cheaper')
  const others = without(tokens, [place, ...(cheaper ? [cheaper] : [])], 0)
  const said = others.filter((token, at) => !(BUT.has(token.key) && at + 1 === others.length))
  const around = wordsAmong(tokens.slice(called.start, called.end)).map((word) => word.toLowerCase())
  const before = thingsIn(around).filter((word) => isThing(word))
  const isMade = kindOfMaker(name, before) !== undefined
  const theirs = new Set(thingsIn(around).flatMap((word) => (isCalledAs(name, word) ? word.split(' ') : [])))
  return {
    name,
    isCheaper: cheaper !== undefined,
    isOfOthers: false,
    isOfOtherColour: false,
    isOfAny: true,
    before,
    rest: written(isMade ? said.filter(({ text }) => !theirs.has(text.toLowerCase())) : said),
  }
}
