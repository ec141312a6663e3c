/** Reads what somebody does not like: "she hates pink", "tired of plastic", "il n'aime pas le chocolat", "odio Acme". */
import { conceptsOf } from './concepts.ts'
import { isDeniedBefore } from './denied-before.ts'
import { readVendor } from './name-readers.ts'
import { endOf } from './phrases.ts'
import { partWordsOf } from './part-words.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGood, thingsFrom } from './things-said.ts'
import type { Token } from './tokens.ts'

const COST = 2
const LOOKS = new Set(
  'striped dotted floral checked geometric camouflage embroidered tortoiseshell glossy matte transparent scented hooded slim oversized sleeveless cropped electric decaf non-alcoholic alcohol-free'.split(
    ' ',
  ),
)
/** Who is tired of their own wants another. */
const MINE = new Set(
  'my our your his her their min mitt mina var vart vara hans hennes sin sitt sina mein meine meinen meiner unser unsere mon ma mes notre nos son sa ses mi mis su sus nuestro nuestra'.split(
    ' ',
  ),
)

const BIDDING = new Set('and but please so just lets can och men und aber bitte et mais y pero'.split(' '))

/** Things, their parts, colours and makers; what somebody hates to do is a trouble. */
export function readDisliked(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const end =
    endOf(tokens, at, 'dislikes') ?? (startsPart(tokens, at) ? endOf(tokens, at, 'dismisses') : undefined)
  const said = tokens[end ?? 0]?.text === ':' ? (end ?? 0) + 1 : end
  if (said === undefined || isDeniedBefore(tokens, at) || MINE.has(tokens[said]?.key ?? '')) return undefined
  const maker = readVendor(scene, said)
  if (maker?.kind === 'names') return { ...maker, add: (into) => maker.add(into, true) }
  const things = thingsFrom(tokens, said, isDislikable)
  if (things.words.length === 0) return undefined
  return {
    kind: 'word',
    cost: COST + things.words.length,
    next: things.next,
    add: ({ words }) => things.words.forEach((word) => addOnce(words.not, word)),
  }
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
  return isLast && conceptsOf(word).some(({ id }) => LOOKS.has(id))
}
