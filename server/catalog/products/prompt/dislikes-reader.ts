/** Reads what somebody does not like: "she hates pink", "tired of plastic", "il n'aime pas le chocolat", "odio Acme". */
import { conceptsOf, isStop } from './concepts.ts'
import { isDeniedBefore } from './denied-before.ts'
import { isPlainThing, toldAfter } from './denied-pairs.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import { harmedEnd } from './harms.ts'
import { asksElse } from './indifference-reader.ts'
import { readCollection, readVendor } from './name-readers.ts'
import { saysNeed } from './need-reader.ts'
import { endOf } from './phrases.ts'
import { partWordsOf } from './part-words.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGift, recipientOf } from './recipients.ts'
import { COLUMNS } from './synonym-table.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { hobbyAt } from './taste-forms.ts'
import { isGood, thingsFrom } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { LAST } from './verb-denials.ts'
import { phraseOrWordAt } from './word-readers.ts'

const COST = 2
const LOOKS = new Set(
  'striped dotted floral checked geometric camouflage embroidered tortoiseshell glossy matte transparent scented hooded slim oversized sleeveless cropped electric decaf non-alcoholic alcohol-free'.split(
    ' ',
  ),
)
/** Scents, flavours and what is in things. */
const TASTE =
  /-(?:taste|scent)$|^(?:palm-oil|sulfate|silicone|parabens?|microplastics|gelatine|chicken|beef|pork|lamb|turkey|duck|salmon|tuna)$/
/** Who is tired of their own wants another. */
const MINE = new Set(
  'my our your his her their min mitt mina var vart vara hans hennes sin sitt sina mein meine meinen meiner unser unsere mon ma mes notre nos son sa ses mi mis su sus nuestro nuestra'.split(
    ' ',
  ),
)

const BIDDING = new Set('and but please so just lets can och men und aber bitte et mais y pero'.split(' '))

const AGAINST = new Set('gegen auf mot a au aux al for'.split(' '))
const ALLERGIC = new Set(
  'allergisch allergisk allergiska uberempfindlich overkanslig intolerant allergique alergico alergica alergicos allergic'.split(
    ' ',
  ),
)
/** "No more", and "more" where somebody wants more. */
const NO_MORE = new Set(['plus', 'assez'])
const OF = new Set(["d'", 'de', 'du', 'des'])
const SURE = new Set(['gar', 'uberhaupt', 'einfach', 'leider'])
const FOR_ME =
  /^(?:pour (?:moi|nous|lui|elle|eux|elles|mon|ma|mes|notre)|chez (?:moi|nous|lui|elle)|a la maison|dans ma|merci|du tout|stop|desormais)\b/

/** Things, their parts, colours and makers; what somebody hates to do is a trouble. */
export function readDisliked(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const end =
    endOf(tokens, at, 'dislikes') ??
    (startsPart(tokens, at) ? endOf(tokens, at, 'dismisses') : undefined) ??
    harmedEnd(tokens, at)
  const further =
    end === undefined
      ? (noMoreFrom(tokens, at) ?? takenIll(tokens, at) ?? takenNotFrom(tokens, at))
      : undefined
  if (further !== undefined) return refused(further)
  const said = tokens[end ?? 0]?.text === ':' ? (end ?? 0) + 1 : end
  if (said === undefined || isDeniedBefore(tokens, at) || MINE.has(tokens[said]?.key ?? '')) return undefined
  const maker = readVendor(scene, said) ?? readCollection(scene, said)
  if (maker?.kind === 'names') return { ...maker, add: (into) => maker.add(into, true) }
  const isElse = namesThing(tokens, at)
  const things = thingsFrom(
    tokens,
    said,
    (word, behind) =>
      isDislikable(word, behind) || (isElse && (isPlain(word, behind) || isTopic(word, behind))),
  )
  // "Quita esmalte" alone asks for what does that.
  const isAlone = endOf(tokens, at, 'dislikes') === undefined && !asksElse(tokens, at, things.next)
  if (things.words.length === 0) return doingDisliked(tokens, said)
  if (isAlone) return undefined
  return refusedOfThing(tokens, things) ?? refused(things)
}

type Things = ReturnType<typeof thingsFrom>

function refused({ words: things, next }: Things): Reading {
  return {
    kind: 'word',
    cost: COST + things.length,
    next,
    add: ({ words }) => {
      things.forEach((word) => addOnce(words.not, word))
      // "Wine, I hate alcohol": what is free of it is wanted.
      things.filter((word) => !isGood(word) && isDescriber(word)).forEach((word) => addOnce(words.free, word))
    },
  }
}

/** "Gift for dad, he hates sports": what is for those who love that. */
function doingDisliked(tokens: readonly Token[], said: number): Reading | undefined {
  if (!tokens.some(({ text }) => isGift(text))) return undefined
  const at = endOf(tokens, said, 'article', 'stop') ?? said
  const next = COLUMNS.map((_, column) => hobbyAt(tokens, at, column)?.next).find((end) => end !== undefined)
  const word = tokens
    .slice(at, next)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  return next === undefined ? undefined : refused({ words: [word], next })
}

/** "Harta de las chaquetas negras" is of the black ones; of a present, "she hates black shoes" asks for no shoes. */
function refusedOfThing(tokens: readonly Token[], { words, next }: Things): Reading | undefined {
  const [word = '', ...others] = words
  if (others.length > 0) return undefined
  const isThingFirst = isPlainThing(word)
  const other = isThingFirst ? toldAfter(tokens, next) : phraseOrWordAt(tokens, next)
  const isPair = isThingFirst || (isPlainThing(other?.text ?? '') && tokens.some(({ text }) => isGift(text)))
  if (other === undefined || !isPair) return undefined
  const [head, told] = isThingFirst ? [word, other.text] : [other.text, word]
  return {
    ...refused({ words: [told], next: other.next }),
    add: (into) => {
      addOnce(into.words.not, told)
      into.words.pairs.push({ head })
    },
  }
}

/** French "plus de cuir pour moi", "assez de noir" behind what is looked for; "un sac avec plus de poches" is to have more. */
function noMoreFrom(tokens: readonly Token[], at: number): Things | undefined {
  const isSaid =
    NO_MORE.has(tokens[at]?.key ?? '') && OF.has(tokens[at + 1]?.key ?? '') && startsPart(tokens, at)
  const things = isSaid ? thingsFrom(tokens, at + 2, isDislikable) : undefined
  if (!things || things.words.length === 0) return undefined
  const behind = tokens.slice(things.next, things.next + 2).map(({ key }) => key)
  const isEnd = tokens[things.next] === undefined || tokens[things.next]?.kind === 'sign'
  const isElse = tokens.some(
    ({ kind, text }, place) => kind === 'word' && (place < at || place >= things.next) && isThing(text),
  )
  const isTrait = things.words.every((word) => isColour(word) || isMaterial(word))
  return FOR_ME.test(behind.join(' ')) || (isEnd && isElse && isTrait) ? things : undefined
}

/** "Ist gegen Nüsse allergisch". */
function takenIll(tokens: readonly Token[], at: number): Things | undefined {
  const things = AGAINST.has(tokens[at]?.key ?? '') ? thingsFrom(tokens, at + 1, isDislikable) : undefined
  const isSo = things && things.words.length > 0 && ALLERGIC.has(tokens[things.next]?.key ?? '')
  return isSo ? { ...things, next: things.next + 1 } : undefined
}

/** "Er mag Keramik nicht", "sie trägt Schwarz gar nicht". */
function takenNotFrom(tokens: readonly Token[], at: number): Things | undefined {
  if (!LAST.has(tokens[at]?.key ?? '')) return undefined
  const things = thingsFrom(tokens, at + 1, isDislikable)
  const end = SURE.has(tokens[things.next]?.key ?? '') ? things.next + 1 : things.next
  const isDenied = things.words.length > 0 && tokens[end]?.key === 'nicht'
  return isDenied ? { ...things, next: end + 1 } : undefined
}

/** Where somebody is bidden: "forget the leather", and not "I forget". */
function startsPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || before.kind === 'sign' || BIDDING.has(before.key)
}

/** Also a part of a thing, and how it looks where nothing else is said of that: "hates striped"; who hates winter wants what is for it. */
function isDislikable(word: string, behind: Token | undefined): boolean {
  if (isGood(word) || partWordsOf(word).length > 0) return true
  const isLast = behind === undefined || behind.kind === 'sign'
  return isLast && conceptsOf(word).some(({ id }) => LOOKS.has(id) || TASTE.test(id))
}

/** Whether a thing is asked for before, or in another part behind it: "flowers, she hates roses". */
function namesThing(tokens: readonly Token[], end: number): boolean {
  const sign = tokens.findIndex(
    ({ kind, glued, text }, at) => at > end && kind === 'sign' && (!glued || text === ',' || text === '.'),
  )
  const others = [...tokens.slice(0, end), ...(sign === -1 ? [] : tokens.slice(sign))]
  return others.some(({ kind, text }) => kind === 'word' && isGood(text))
}

const WEATHERS = new Set(
  'winter summer spring autumn rain snow noise dark running sport swimming hiking camping'.split(' '),
)

/** "A T-shirt, no fan of dinosaurs": what a thing may tell of; who hates winter or mosquitoes wants what helps. */
function isTopic(word: string, behind: Token | undefined): boolean {
  const isLast = behind === undefined || behind.kind === 'sign'
  const isWeather = conceptsOf(word).some(({ id }) => WEATHERS.has(id))
  return isLast && isDescriber(word) && !isWeather && !saysNeed(word) && !isFiller(word)
}

/** Of what nothing is known no more than that it is refused; who hates the cold, or mess, wants what helps. */
function isPlain(word: string, behind: Token | undefined): boolean {
  const isLast = behind === undefined || behind.kind === 'sign'
  const isSmall = isFiller(word) || isStop(fold(word)) || recipientOf(word, true) !== undefined
  const isKnown = conceptsOf(word).length > 0 || saysNeed(word)
  return isLast && !isSmall && !isKnown && /^\p{L}{4,}$/u.test(word)
}
