/** Whom a present is for, and what is for others than them. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { goodsFor, isNeed, isOccasion } from '../prompt/departments/tables.ts'
import { beingAny } from './for-young.ts'
import { isLexeme, lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'

export const OF_WOMEN =
  'bra lipstick mascara eyeshadow nail-polish dress skirt blouse heels handbag bikini tights earring'
export const OF_MEN = 'beard beard-oil beard-trimmer aftershave bow-tie tie cufflinks boxer-shorts'

/** Whom a present is for, of whom a product for others speaks, and what is hardly ever for them. */
interface Mark {
  readonly of: string
  readonly not: 'woman' | 'man'
  readonly things: string
}

const OTHERS: Readonly<Record<string, Mark>> = {
  women: { of: 'man', not: 'woman', things: OF_MEN },
  men: { of: 'woman', not: 'man', things: OF_WOMEN },
}

/** Whom it is given to, where that is one. */
export function presentedTo(wished: readonly Term[]): Mark | undefined {
  const words = new Set(wished.flatMap((term) => term.words))
  const [other, more] = Object.entries(OTHERS).flatMap(([kind, mark]) => (words.has(kind) ? [mark] : []))
  return more === undefined ? other : undefined
}

/** Products that are not for others alone. */
export function notOf({ of, not, things }: Mark): string {
  const own = quoted(lexemeOf(not))
  const theirs = [of, ...things.split(' ')].map((id) => quoted(lexemeOf(id)))
  return `!(${quoted(`#for:${of}`)}|((${theirs.join('|')})&!${own}))`
}

/** Of whom a mug for the world's best dad speaks. */
export const SPOKEN_OF = ['father', 'mother', 'teacher', 'grandmother', 'grandfather']

/** What things say that are given then: "thank you, teacher". */
export const FEASTS: ReadonlyMap<string, string> = new Map([
  ['getting-married', 'wedding'],
  ['gets-christened', 'baptism'],
  ['retirement', 'retirement'],
  ['teachers-gift', 'teacher'],
])

/** Products that speak of none of them, but for those a present is for. */
export function notOfSomebodyElse({ isPresent = false, terms, wished = [] }: Presented): string | undefined {
  const said = [...terms, ...wished].flatMap(({ concepts = [] }) => concepts)
  // A mug is what teachers are given, and speaks of none.
  const kinds = said.flatMap(kindsOf).filter((id) => !isNeed(id))
  const ids = new Set([...said, ...kinds, ...said.flatMap((id) => FEASTS.get(id) ?? [])])
  const others = [...SPOKEN_OF, ...FEASTS.values()].filter((id) => !ids.has(id))
  const isGiven = isPresent || wished.length > 0 || [...ids].some(isOccasion)
  return isGiven && others.length > 0
    ? `!(${others.map((id) => `${quoted(lexemeOf(id))}:A`).join('|')})`
    : undefined
}

interface Presented {
  readonly isPresent?: boolean
  readonly terms: readonly Term[]
  readonly wished?: readonly Term[]
}

/** What is for a colleague need not say that it is for grown-ups, as a costume does. */
export function ofWhom({ words, concepts = [], ...term }: Term): Term {
  return { ...term, words: words.filter(saysMore), concepts: concepts.filter(saysMore) }
}

function saysMore(one: string): boolean {
  return one !== 'adult'
}

/** What is used up, mended and cleaned with is nobody's present. */
const EVERYDAY =
  `cleaning-supplies detergent dishwasher-tablets fabric-softener stain-remover limescale-remover oven-cleaner drain-cleaner sponge mop toilet-brush toilet-paper toilet-seat
  kitchen-roll bin-bags vacuum-bags nappies nappy-cream wipes battery medicine painkillers plasters blister-plasters wart-remover lice-comb tampons sanitary-pads earplugs
  dog-food cat-food cat-litter poop-bags insoles shoelaces screws nails filler sealant sandpaper mousetrap rat-trap moth-trap ant-trap insect-spray extension-lead cable`.split(
    /\s+/,
  )

/** Products that are more than that, of a present for which nothing is named. */
export function notEveryday({ isPresent = false, terms, wished = [] }: Presented): string | undefined {
  const ids = new Set([...terms, ...wished].flatMap(({ concepts = [] }) => concepts))
  const others = EVERYDAY.filter((id) => !ids.has(id))
  return isPresent ? `!(${beingAny(others)})` : undefined
}

const GIFT = 'gift'
/** What presents are wrapped in, and what is given with one. */
const WRAPPING = 'wrapping-paper'
const WITH_PRESENTS = [WRAPPING, 'greeting-card', 'gift-tags', 'gift-ribbon', 'gift-bag', 'envelope']

/** Products that are no wrapping and no card, of a present for which none is asked. */
export function notWrapping(terms: readonly Term[], wished: readonly Term[]): string | undefined {
  const ids = new Set([...terms, ...wished].flatMap(({ concepts = [] }) => concepts))
  if (!ids.has(GIFT) && ![...ids].some(isOccasion)) return undefined
  const asked = new Set(terms.flatMap(({ concepts = [] }) => concepts.flatMap((id) => [id, ...goodsFor(id)])))
  const others = WITH_PRESENTS.filter((id) => !asked.has(id))
  return others.length > 0 ? `!(${others.map((id) => quoted(isLexeme(id))).join('|')})` : undefined
}

/** What is made for other goods, and called by their names. */
const NO_ACCESSORY = `!(${beingAny(
  `phone-case laptop-sleeve cover sofa-cover barbecue-cover screen-protector watch-strap strap ear-tips bracket tv-wall-mount ink printer-toner replacement-filter
  spare-parts charging-cable battery-pack vacuum-bags instant-film guitar-strings guitar-case camera-bag lens-cap keyboard-cover remote-control replacement-brush-heads
  razor-blades saw-blade coffee-filters`.split(/\s+/),
)})`

/** Products that are more than that, of a name alone: "Zephyr S8" is the vacuum cleaner before its filter. */
export function notAccessory({ terms }: Presented): string | undefined {
  const isName = terms.some(({ words, concepts = [], synonyms }) => {
    const isUnknown = concepts.length === 0 && synonyms.length === 0
    return isUnknown && words.some((word) => /\p{L}/u.test(word))
  })
  return isName ? NO_ACCESSORY : undefined
}
