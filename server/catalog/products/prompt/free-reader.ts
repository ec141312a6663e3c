/** Reads what a product is to be free of: "sugar-free", "gluten free", "sockerfria", "glutenfreie", "sulfatfri", "non-leather"; and of no maker: "non-Acme". */
import { conceptsOf, kindsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { findName } from './names.ts'
import { partWordsOf } from './part-words.ts'
import { addNames, addOnce, type Reading, type Scene } from './reading.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COST = 5
const MAKER_TOKENS = 6
const GLUTEN = 'gluten'
const KEPT = new Set('pet dog cat horse bird rabbit pet-supplies sun dust pollen'.split(' '))
const FREE = 'free|fri|fritt|fria|freie[nrs]?|frei'
const HYPHENED = new RegExp(`^(\\p{L}{3,})-(?:${FREE})$`, 'u')
const GLUED = /^(\p{L}{3,})(?:freie[nrs]?|frei|fritt|fria|fri)$/u
const NON = /^(?:non|icke)-(\p{L}{3,})$/u
/** Before a maker: "nicht-Acme", "no-Acme". */
const NOT_MAKER = /^(?:non|icke|ej|inte|not|no|nicht|pas)-(?=\p{L})/iu
/** "Sugarfree"; English "care" is nothing that anything is free of. */
const AS_ONE = /^(\p{L}{3,})free$/u
/** "Kapuzenlos", "bygellös": of a part, whose plural may join it. */
const LESS = /^(\p{L}{4,}?)(?:los(?:e[nrsm]?)?|lös(?:t|a)?|less)$/u
/** "Nussallergie", "nötallergiker", "laktosintolerant": who has it is to have none. */
const ALLERGY =
  /^(\p{L}{3,}?)-?(?:allerg(?:i|in|iker|ikern|ikerin|ie|y|ic|isk|iska|isch|ische[nrs]?)|intoleran(?:t|ta|te[nrs]?|s|z|ce)|unvertraglichkeit)$/u
const ALLERGIC = /^(?:allerg(?:y|ies|ic)|intolerant|intolerance|sufferers?)$/u
/** Who can not take gluten. */
const COELIAC = /^(?:co?eliacs?|celiaki|celiakiker|zoliakie|co?eliaques?|celia[ck][ao]s?)$/u
/** "Ungiftig", "giftfri". */
const HARMLESS =
  /^(?:ungiftig(?:e[nrs]?)?|ogiftig[at]?|giftfri(?:tt|a)?|giftfrei(?:e[nrs]?)?|non-?(?:toxic|poisonous)|atoxi(?:que|co|ca)s?)$/u
const TOXIC = 'toxic'
/** How French adjectives end. */
const ADJECTIVE = /^\p{L}{2,}(?:e|i|u|if|el|eux|ant|ent|al|eur|ique|able|ible)e?s?$/u
const ZERO = /^(?:zero|noll|null|cero)$/
const FROM = new Set('fran von from of'.split(' '))
const APART = new RegExp(`^(?:${FREE})$`, 'u')

export function readFree(scene: Scene, at: number): Reading | undefined {
  const { tokens, languages } = scene
  const maker = refusedMaker(scene, at)
  if (maker) return maker
  // Spanish "fría" is cold.
  if (languages[0] === 'es' && tokens[at + 1]?.key === 'fria') return undefined
  const free = deniedAt(tokens, at, languages[0] === 'fr')
  if (free === undefined) return undefined
  const { denied, next } = free
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      addOnce(negated ? words.all : words.not, denied)
      if (!negated) addOnce(words.free, denied)
    },
  }
}

function refusedMaker({ tokens, vendors }: Scene, at: number): Reading | undefined {
  const word = tokens[at]
  if (word?.kind !== 'word') return undefined
  const isApart = word.key === 'non'
  const text = isApart ? '' : word.text.replace(NOT_MAKER, '')
  if (text === word.text) return undefined
  const own = isApart ? [] : [{ ...word, text, key: fold(text) }]
  const skipped = isApart ? 1 : 0
  const found = findName([...own, ...tokens.slice(at + 1, at + MAKER_TOKENS)], 0, vendors)
  return (
    found && {
      kind: 'names',
      next: at + skipped + found.next,
      add: (into, negated) => addNames(into.vendors, found.names, !negated),
    }
  )
}

interface Denied {
  readonly denied: string
  readonly next: number
}

function deniedAt(tokens: readonly Token[], at: number, isFrench: boolean): Denied | undefined {
  const word = tokens[at]
  if (word?.kind !== 'word') return undefined
  const text = word.text.toLowerCase()
  if (COELIAC.test(word.key)) return { denied: GLUTEN, next: at + 1 }
  if (HARMLESS.test(word.key)) return { denied: TOXIC, next: at + 1 }
  if (ZERO.test(word.key)) return noneOf(tokens[at + 1], at + 2)
  if (word.key === 'non') return deniedTrait(tokens[at + 1], at + 2, isFrench && at > 0)
  const isKnown = conceptsOf(text).length > 0
  const following = tokens[at + 1]?.kind === 'word' ? (tokens[at + 1]?.key ?? '') : ''
  if (isKnown && ALLERGIC.test(following) && isTaken(text)) return { denied: text, next: at + 2 }
  const glued = isKnown
    ? undefined
    : (GLUED.exec(text)?.[1] ?? NON.exec(text)?.[1] ?? partIn(text) ?? takenIn(text, word.key))
  // "Handkräm fri från parfym".
  const isApart = APART.test(following) && isKnown && !FROM.has(tokens[at + 2]?.key ?? '')
  const denied = HYPHENED.exec(text)?.[1] ?? (isApart ? text : glued)
  return denied === undefined ? undefined : { denied, next: isApart && denied === text ? at + 2 : at + 1 }
}

/** "Zero sugar", "noll socker", "cero azúcar", "null Rollen"; of "zero waste" nothing is taken. */
function noneOf(token: Token | undefined, next: number): Denied | undefined {
  const denied = token?.kind === 'word' ? token.text.toLowerCase() : ''
  const isLacked = isTaken(denied) || partWordsOf(denied).length > 0
  return denied !== '' && isLacked ? { denied, next } : undefined
}

/** "Non électrique", "non rechargeable"; and behind a French thing whatever it may be, "montre non connectée". */
function deniedTrait(token: Token | undefined, next: number, isBehind: boolean): Denied | undefined {
  const denied = token?.kind === 'word' ? token.text.toLowerCase() : ''
  // "Non alcoolisé" the tables have.
  const isUnnamed = isBehind && !isDescriber(`non ${denied}`) && !isDescriber(`non-${denied}`)
  const isTold = isDescriber(denied) || (isUnnamed && ADJECTIVE.test(token?.key ?? ''))
  return isTold && !isThing(denied) ? { denied, next } : undefined
}

function partIn(text: string): string | undefined {
  const part = LESS.exec(text)?.[1]
  return part !== undefined && partWordsOf(part).length > 0 ? part : undefined
}

/** What is left of "sugarfree", "Nussallergie" and "Wollallergie" where that is something somebody takes. */
function takenIn(text: string, key: string): string | undefined {
  const part = AS_ONE.exec(text)?.[1] ?? ALLERGY.exec(key)?.[1]
  const forms = part === undefined ? [] : [part, part.replace(/s$/, ''), `${part}ter`, `${part}e`]
  return forms.find(isTaken)
}

/** Food, what is in it, and materials; no cats, whose hair is the matter. */
function isTaken(word: string): boolean {
  const ids = conceptsOf(word).flatMap(({ id }) => [id, ...kindsOf(id)])
  return ids.length > 0 && !ids.some((id) => KEPT.has(id))
}
