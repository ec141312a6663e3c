/** What stands on which shelf of a shop, whether or not it is a kind of what that is called: whoever asks for camping things finds cookers, and no cooker is like a tent for that. Pure. */
import { idOf } from '../last-members.ts'
import { BODY_MEMBERS, BODY_SHELVES } from './standing-body.ts'
import { FOOD_MEMBERS, FOOD_SHELVES } from './standing-food.ts'
import { HOME_MEMBERS, HOME_SHELVES } from './standing-home.ts'
import { PLAY_MEMBERS, PLAY_SHELVES } from './standing-play.ts'
import { TECHNICAL_MEMBERS, TECHNICAL_SHELVES } from './standing-technical.ts'

const shelves = rowsOf(`${FOOD_SHELVES}${HOME_SHELVES}${BODY_SHELVES}${PLAY_SHELVES}${TECHNICAL_SHELVES}`)
const members = rowsOf(`${FOOD_MEMBERS}${HOME_MEMBERS}${BODY_MEMBERS}${PLAY_MEMBERS}${TECHNICAL_MEMBERS}`)
const stood = new Set([...shelves, ...members].map(({ id }) => id))
const shelvesOfThings = new Map<string, string[]>()
for (const { id, things } of [...shelves, ...members])
  for (const thing of things) shelvesOfThings.set(thing, [...(shelvesOfThings.get(thing) ?? []), id])

/** What shelves are called, in five languages, that are no things themselves. */
export const STANDING_SHELVES = shelves.map(({ words }) => words)
export const STANDING_IDS: ReadonlySet<string> = new Set(shelves.map(({ id }) => id))

/** What shelves hold by their names, or by the last word of these; measuring tools are devices rather than tools. */
const HEADS: Readonly<Record<string, string>> = {
  'power-tools': 'tool',
  'hand-tools': 'tool',
  clothes: 'clothing',
  clothing: 'clothing',
  toys: 'toy',
  furniture: 'furniture',
  shoes: 'shoe',
  books: 'book',
  games: 'game',
  drinks: 'drink',
  foods: 'food',
  appliances: 'home-appliance',
  decoration: 'decoration',
  decorations: 'decoration',
  textiles: 'textile',
}
/** What a type that names only a shelf says: "power tools" are tools. */
export const STANDING_KINDS: readonly (readonly [shelf: string, kind: string])[] = shelves.flatMap(
  ({ id }) => {
    const kind = HEADS[id] ?? HEADS[id.split('-').at(-1) ?? '']
    return kind === undefined || kind === id ? [] : [[id, kind] as const]
  },
)

/** The shelves a thing stands on, none of which is a kind of it. */
export function shelvesOf(thing: string): readonly string[] {
  return shelvesOfThings.get(thing) ?? []
}

/** Whether something stands there. */
export function isStoodOn(id: string): boolean {
  return stood.has(id)
}

function rowsOf(
  table: string,
): { readonly words: string; readonly id: string; readonly things: readonly string[] }[] {
  return table
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [words = '', things = ''] = row.split(' < ')
      return { words, id: idOf(words.split(/,| \|/, 1)[0] ?? ''), things: things.split(', ').map(idOf) }
    })
}
