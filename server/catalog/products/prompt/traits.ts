/** Traits of which a product has few, so that what it says of them decides: its colour, its material, for whom it is. Pure. */
import { remembering } from '../../../lib/lru.ts'
import { conceptsOf } from './concepts.ts'
import { colourCompounded } from './shades.ts'
import { colourOf, isThing } from './synonyms.ts'

export type Family = 'colour' | 'material' | 'for'

export interface Trait {
  readonly family: Family
  /** Its English name, as concepts have it: "red", "wool", "woman". */
  readonly id: string
}

const alone = (ids: string): Record<string, readonly string[]> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, []]))

/** Each with what will do for it: oak is wood, and what is for everybody is for men. */
const SATISFIED: Readonly<Record<Exclude<Family, 'colour'>, Readonly<Record<string, readonly string[]>>>> = {
  material: {
    ...alone('cotton linen silk velvet denim suede polyester nylon plastic glass marble rubber paper rattan'),
    ...alone(
      'felt flannel acrylic hemp tulle microfibre cork concrete jute corduroy fleece satin lace silicone stone viscose canvas graphite latex pearl',
    ),
    ...alone(
      'merino cashmere oak pine walnut beech bamboo teak birch steel cast-iron brass copper zinc aluminium gold',
    ),
    ...alone('silver stoneware porcelain terracotta lambswool mohair alpaca nappa faux-leather'),
    wool: ['merino', 'cashmere', 'lambswool', 'mohair', 'alpaca'],
    leather: ['nappa'],
    wood: ['oak', 'pine', 'walnut', 'beech', 'bamboo', 'teak', 'birch'],
    metal: ['steel', 'cast-iron', 'brass', 'copper', 'zinc', 'aluminium'],
    ceramic: ['stoneware', 'porcelain', 'terracotta'],
  },
  for: {
    ...alone('unisex adult'),
    woman: ['unisex', 'adult'],
    man: ['unisex', 'adult'],
    child: ['girl', 'boy', 'baby'],
    girl: ['child'],
    boy: ['child'],
    baby: ['child'],
  },
}

/** Of a colour what is called otherwise. */
const SHADES: Readonly<Record<string, readonly string[]>> = {
  blue: ['navy'],
  red: ['burgundy'],
  grey: ['anthracite'],
  pink: ['fuchsia'],
}

/** Every reader asks the same of a word. */
const REMEMBERED = 5_000

/** What a word names, also of several words: "merino wool". */
export const traitsOf = remembering(REMEMBERED, readTraits)

function readTraits(word: string): readonly Trait[] {
  const colour = colourOf(word) ?? colourCompounded(word)
  const ids = [...new Set(conceptsOf(word).map(({ id }) => id))]
  const known = (family: Exclude<Family, 'colour'>): Trait[] =>
    ids.filter((id) => Object.hasOwn(SATISFIED[family], id)).map((id) => ({ family, id }))
  return [
    ...(colour === undefined ? [] : [{ family: 'colour', id: colour } as const]),
    ...known('material'),
    ...known('for'),
  ]
}

/** Of a word that is asked for: one that may as well name a thing ("glass") asks for no trait but its colour. */
export function traitsAsked(word: string): Trait[] {
  return traitsOf(word).filter(({ family }) => family === 'colour' || !isThing(word))
}

/** The ids that will do for a trait, itself first. */
export function satisfying({ family, id }: Trait): readonly string[] {
  return [id, ...((family === 'colour' ? SHADES[id] : SATISFIED[family][id]) ?? [])]
}

/** What is called after a material that it is not: of "vegan leather" nothing is leather. */
const IMITATED: Readonly<Record<string, string>> = { leather: 'faux-leather' }

export function imitationOf({ id }: Trait): string | undefined {
  return IMITATED[id]
}

/** What is called after a material that these words name, and is not of it; none where they name that. */
export function imitationsIn(names: readonly string[]): string[] {
  const said = new Set(names.flatMap(traitsOf).map(({ id }) => id))
  const traits = names.flatMap((name) => name.split(' ')).flatMap(traitsOf)
  return [...new Set(traits.flatMap((trait) => imitationOf(trait) ?? []))].filter((id) => !said.has(id))
}

/** Leather, wool: what a thing may be made of. */
export function isMaterial(word: string): boolean {
  return traitsOf(word).some(({ family }) => family === 'material')
}

/** Whether the concept is a material. */
export function isMaterialId(id: string): boolean {
  return Object.hasOwn(SATISFIED.material, id)
}

/** Of wool what is a sort of it: cashmere. */
export function sortsOf(word: string): readonly string[] {
  return traitsOf(word).flatMap((trait) => (trait.family === 'material' ? satisfying(trait).slice(1) : []))
}
