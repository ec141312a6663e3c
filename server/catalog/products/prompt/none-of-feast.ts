/** What there is none of for what is planned: "party on Saturday and no plates". Pure. */
import { fold } from './fold.ts'
import { NONE, type None } from './none-said.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { WANTING } from './asked-at.ts'
import { ANYTHING } from './story-things.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

export const FEAST = new Set(
  `party birthday wedding dinner picnic guests visitors barbecue kalas fest kalaset festen brollop middag picknick gaster gasterna grillfest
  party geburtstag hochzeit abendessen picknick gaste besuch feier grillen fete anniversaire mariage diner invites pique-nique aperitif
  fiesta cumple cumpleanos boda cena invitados picnic barbacoa`.split(/\s+/),
)
const AND = new Set('and och und et y but men aber mais pero'.split(' '))

/** Who speaks of somebody's birthday, or wants something, refuses. */
function isAsking({ key, text }: Token): boolean {
  const whom = recipientOf(text, true)
  return WANTING.has(key) || ANYTHING.has(key) || (whom !== undefined && whom !== 'gift')
}

/** "Party on Saturday and no plates": of what is planned nothing is refused. */
export function noneOfFeast(tokens: readonly Token[], at: number): None | undefined {
  if (!AND.has(tokens[at]?.key ?? '') || !NONE.has(tokens[at + 1]?.key ?? '')) return undefined
  const before = tokens.slice(0, at)
  if (!before.some(({ key }) => FEAST.has(key))) return undefined
  // "Party poppers and no confetti" asks for those.
  const named = before.map((_, n) => phraseOrWordAt(tokens, n)?.text ?? '')
  if (named.some((text) => isThing(text) && !FEAST.has(fold(text))) || before.some(isAsking)) return undefined
  return { next: endOf(tokens, at + 2, 'article') ?? at + 2, has: true }
}
