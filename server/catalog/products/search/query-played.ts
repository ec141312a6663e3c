/** What children play with and are given at an age, as tsqueries. Pure. */
import { isNeed } from '../prompt/departments/tables.ts'
import { traitsOf } from '../prompt/traits.ts'
import { beingAny, saidOf, YOUNG } from './for-young.ts'
import { isLexeme } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import type { Wish } from './wish.ts'

export const OLDEST_CHILD = 12
export const PUPIL = 6
export const MUCH_YOUNGER = 5
const OLDEST_SMALL = 8
const OLDEST_TODDLER = 2
/** Nothing for small children, whatever says nothing of ages. */
const FOR_OLDER =
  `game-console video-game board-game card-game poker-set dice tarot-cards model-kit model-railway chemistry-set microscope drone skateboard
  marbles slime darts 3d-puzzle diamond-painting escape-room-game party-game knife scissors gaming-headset vr-headset kite yo-yo juggling-balls unicycle trampoline
  trading-cards playing-cards rubiks-cube origami-paper walkie-talkie magic-set balloon dominoes beads cutting-mat craft-kits e-scooter`.split(
    /\s+/,
  )
/** Nothing for whoever puts all into the mouth, whatever says nothing of ages. */
const FOR_NO_BABIES = ['modelling-clay', 'sticker', 'bike', 'puzzle', 'craft-kit', 'remote-control-car']
export const FOR_BABIES = ['baby-gear', 'teether', 'pacifier', 'rattle', 'baby-mobile', 'baby-gym']
/** For the first year only. */
export const FOR_NEWBORNS = ['teether', 'pacifier', 'rattle', 'baby-mobile', 'baby-gym']
/** Rather than what they are carried, fed and watched with. */
const GIVEN_TO_BABIES = [
  'toy',
  'baby-blanket',
  'bodysuit',
  'muslin-cloth',
  'comforter-toy',
  'teddy-bear',
  ...FOR_NEWBORNS,
]
/** Ridden and run about with: of an age that is said as good a present as toys. */
const RIDDEN = 'scooter balance-bike bike skateboard inline-skates roller-skates sled'.split(' ')

const SAID_BABY = saidOf('baby')
const SAID_YOUNG = `${quoted('#age')}|${YOUNG.map(saidOf).join('|')}|${beingAny(FOR_BABIES)}`

/** What is played with and read by children, where nothing is named: before what they wear. */
export function playedWith(wish: Wish): string | undefined {
  const { age, terms, wished = [] } = wish
  const isOfChild = [...terms, ...wished].some(isOfYoung)
  if (!terms.every(isOfYoung) || !(age === undefined ? isOfChild : age <= OLDEST_CHILD)) return undefined
  const toys = beingAny(age === 0 ? GIVEN_TO_BABIES : ['toy', "children's-book"])
  // A car that nothing says to be for children hardly is a toy.
  const played =
    age !== undefined && age <= 1 ? `((${toys})&!(${quoted(isLexeme('toy-car'))}&!(${SAID_YOUNG})))` : toys
  return age !== undefined && age >= PUPIL ? `((${played})&!${quoted(`#age:${age - MUCH_YOUNGER}`)})` : played
}

/** What is given to them as well: behind that. */
export function givenToYoung(wish: Wish): string | undefined {
  const { age = 0 } = wish
  const played = playedWith(wish)
  if (played === undefined) return undefined
  return age <= 1 ? `${played}|${SAID_BABY}|${beingAny(FOR_BABIES)}` : `${played}|${beingAny(RIDDEN)}`
}

/** Of what a small child loves, what is played with, and for children: not what grown-ups do it with. */
export function lovedByYoung({ age = Infinity, terms }: Wish): string | undefined {
  const isLoved = terms.length > 0 && terms.every(({ concepts = [] }) => concepts.some(isNeed))
  if (!isLoved || age > OLDEST_SMALL) return undefined
  return `(${beingAny(['toy', "children's-book"])}|${quoted(`#age:${age}`)}|${YOUNG.map(saidOf).join('|')})`
}

/** Of a "chica" or a "tjej" as much is said of grown-ups. */
export function isOfYoung({ words }: Term): boolean {
  const ids = words.flatMap((word) => traitsOf(word).map(({ id }) => id))
  return ids.some((id) => YOUNG.includes(id)) && !ids.some((id) => id === 'woman' || id === 'man')
}

/** What is for older ones than a small child, where none of it is asked for. */
export function tooOldFor(age: number, terms: readonly Term[]): readonly string[] {
  const theirs = age < OLDEST_TODDLER ? [...FOR_OLDER, ...FOR_NO_BABIES] : FOR_OLDER
  const isAsked = terms.some(({ concepts = [] }) => concepts.some((id) => theirs.includes(id)))
  return age > OLDEST_TODDLER || isAsked ? [] : [beingAny(theirs)]
}
