/** What is denied of a thing and no more: a maker's, and what a part of it is made of. Pure. */
import { deniedBy } from './denied-lists.ts'
import { isPlainThing } from './denied-pairs.ts'
import { isFiller } from './fillers.ts'
import { partWordsOf } from './part-words.ts'
import { anEmptyInterpretation } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { addOnce, firstReading, type Reader, type Reading, type Scene } from './reading.ts'
import { isColour, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'

const COST = 5
/** Tokens before a denial in which a thing is looked for. */
const REACH = 40

/** "No make-up from Acme", "pas de lampe Acme": only what is theirs. */
export function makerBehind(
  constraints: readonly Reader[],
  scene: Scene,
  first: Reading,
): Reading | undefined {
  const [thing = ''] = first.kind === 'word' ? deniedBy([first]) : []
  const maker = isPlainThing(thing) ? firstReading(constraints, scene, first.next) : undefined
  if (maker?.kind !== 'names') return undefined
  // "Anything other than a book for a five year old" is for one.
  const read = anEmptyInterpretation()
  maker.add(read, false)
  return read.age === undefined ? maker : undefined
}

/** "No products from Acme": behind a word that says no more than that it is sold. */
export function goodsEnd(constraints: readonly Reader[], scene: Scene, at: number): number | undefined {
  const end = endOf(scene.tokens, at, 'request')
  if (end !== at + 1) return undefined
  const maker = firstReading(constraints, scene, endOf(scene.tokens, end, 'byVendor') ?? end)
  return maker?.kind === 'names' ? end : undefined
}

export function refusedMaker(thing: Reading, maker: Reading, isAll: boolean): Reading {
  return {
    kind: 'names',
    cost: COST,
    next: maker.next,
    add: (into) => {
      maker.add(into, true)
      if (isAll) into.words.pairs.push(...deniedBy([thing]).map((head) => ({ head })))
    },
  }
}

/** Of "no steel strings" and "without a leather strap" the material, where a thing was named before that has them. */
export function partOf(tokens: readonly Token[], at: number): Reading | undefined {
  const [material, part, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (MADE_OF.has(part?.key ?? '')) return ofMaterial(tokens, at)
  if (material?.kind !== 'word' || part?.kind !== 'word' || !isMaterial(material.text)) return undefined
  const isEnd = behind === undefined || behind.kind === 'sign'
  if (
    !isEnd ||
    !namesThing(tokens, at) ||
    !PARTS.has(part.key) ||
    phraseIn([material.text, part.text].map((text) => text.toLowerCase()))
  )
    return undefined
  const text = material.text.toLowerCase()
  return { kind: 'word', next: at + 2, add: ({ words }) => addOnce(words.not, text) }
}

const MADE_OF = new Set("of in made en de d' aus av i".split(' '))

/** "Sans bracelet en cuir", "sin correa de cuero", "ohne Griffe aus Holz": the part first. */
function ofMaterial(tokens: readonly Token[], at: number): Reading | undefined {
  const isMade = tokens[at + 1]?.key === 'made'
  const material = tokens[isMade ? at + 3 : at + 2]
  const isOfPart = PARTS.has(tokens[at]?.key ?? '') && namesThing(tokens, at)
  if (!isOfPart || material?.kind !== 'word' || !isMaterial(material.text)) return undefined
  const text = material.text.toLowerCase()
  const next = isMade ? at + 4 : at + 3
  return { kind: 'word', next, add: ({ words }) => addOnce(words.not, text) }
}

/** Of other things, so that nobody looks for them by the way. */
const PARTS = new Set(
  `strap straps string strings handle handles button buttons leg legs sole soles frame frames lining buckle buckles zip zips zipper zippers trim lid lids collar base cover coating filling back
  seat cap band parts part details detail rem remmar strangar handtag knappar ben sula sulor ram foder spanne lock detaljer delar fyllning armband kedja klack ryggstod skaft
  boett bygel botten armbander riemen griff griffe knopfe beine sohle sohlen rahmen futter schnalle deckel teile fullung kette absatz lehne stiel boden henkel gestell
  bracelet bretelle bretelles anse anses poignee poignees boutons pieds semelle semelles cadre doublure boucle couvercle talon dossier manche chaine fond monture armature
  correa correas asa asas mango mangos botones patas suela suelas marco forro hebilla tapa tacon respaldo cadena fondo montura cierre cremallera`.split(
    /\s+/,
  ),
)

/** "long sleeves", "red laces", "manches longues". */
export function described(tokens: readonly Token[], at: number): Reading | undefined {
  const isBefore = endOf(tokens, at, 'describer') !== undefined || isColour(tokens[at]?.key ?? '')
  const isBehind = tokens[at]?.kind === 'word' && endOf(tokens, at + 1, 'describerAfter') !== undefined
  if (!isBefore && !isBehind) return undefined
  const noun = tokens[at + 1]
  if (
    noun?.kind !== 'word' ||
    endOf(tokens, at + 1, 'stop', 'or', 'and', 'not', 'without', 'request', 'below', 'atMost', 'atLeast') !==
      undefined
  )
    return undefined
  const words = [tokens[at]?.text ?? '', noun.text].map((text) => text.toLowerCase())
  // Of "the red ones" the colour is denied, and "long sleeves" is one thing in every language.
  if (isFiller(noun.text) || phraseIn(words) !== undefined) return undefined
  // "Chocolate, no dark chocolate": of what was named before that.
  const [told = ''] = words
  if (isNamed(tokens, at, noun.key))
    return { kind: 'word', next: at + 2, add: (into) => addOnce(into.words.not, told) }
  const phrase = words.join(' ')
  return { kind: 'word', next: at + 2, add: ({ words }) => addOnce(words.notPhrases, phrase) }
}

function isNamed(tokens: readonly Token[], end: number, thing: string): boolean {
  return tokens.slice(Math.max(0, end - REACH), end).some(({ key }) => key === thing)
}

/** Behind a denied colour a thing that is asked for: "sneakers, not white ones, or running shoes". */
export function isOtherThing(denied = '', other = ''): boolean {
  return isColour(denied) && !isColour(other) && isPlainThing(other)
}

/** "No velvet, curtains or a blind": what is denied is what a thing is made of or how it looks, and the thing is wanted. */
export function isOfThing(denied = '', other = ''): boolean {
  const isTrait = isMaterial(denied) || isColour(denied)
  const isWanted = isPlainThing(other) && !isMaterial(other) && partWordsOf(other).length === 0
  return isTrait && isWanted
}

/** Whether a thing is named before. */
export function namesThing(tokens: readonly Token[], end: number): boolean {
  return tokens
    .slice(Math.max(0, end - REACH), end)
    .some(({ kind, text }) => kind === 'word' && isPlainThing(text))
}
