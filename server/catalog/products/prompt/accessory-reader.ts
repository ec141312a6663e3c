/** Reads accessories of a thing as what goes with it: "phone accessories", "Kamerazubehör", "accessoires de guitare". */
import { companionsOf } from './companions.ts'
import { idsOf } from './companion-reader.ts'
import { isStop } from './concepts.ts'
import { isNeed } from './departments/tables.ts'
import type { Guess, Language } from './interpretation.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const COST = 3
const ACCESSORIES = new Set(
  `accessories accessory gear equipment supplies essentials tillbehor utrustning zubehor ausrustung bedarf
  accessoires accessoire materiel equipement accesorios material equipo equipamiento`.split(/\s+/),
)
/** At the end of a compound: "Kamerazubehör". */
const COMPOUND = /^(?<thing>.{3,}?)(?:s|-)?(?:zubehor|tillbehor|utrustning|ausrustung|bedarf)$/
/** Before what it is for, said of nothing else there: "material de yoga", "articles de sport". */
const FOR_IT = new Set('material equipo articulos materiel articles'.split(' '))
const OF = new Set(['de', 'para', 'pour'])
/** "Accessoires pour le vélo", "accesorios de cámara", "accesorios de la cámara". */
const MOST_SMALL = 2

interface Equipped {
  readonly thing: string
  /** In one word with what it is for, as products may be filed. */
  readonly said?: string
  readonly next: number
}

export function readAccessories({ tokens, languages }: Scene, at: number): Reading | undefined {
  if (isForIt(tokens, at)) return nothing(at + 2)
  const found = compoundAt(tokens, at) ?? thingBefore(tokens, at) ?? thingBehind(tokens, at)
  if (!found || isNamed(textOf(tokens.slice(at, found.next)))) return undefined
  const guesses = guessesFor(found.thing, languages)
  if (guesses.length === 0) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: found.next,
    add: ({ words }, negated) => {
      // Where nothing that goes with it is sold.
      addOnce(negated ? words.not : words.all, found.said ?? found.thing)
      if (!negated) words.likely.push(...guesses)
    },
  }
}

/** As one, a thing or a shelf of its own. */
function isNamed(text: string): boolean {
  return isThing(text) || entriesOfWord(text).some(({ id }) => isNeed(id))
}

/** What follows is known, and no thing that something goes with; the two of them are no name: "equipo de música". */
function isForIt(tokens: readonly Token[], at: number): boolean {
  if (!FOR_IT.has(tokens[at]?.key ?? '') || !OF.has(tokens[at + 1]?.key ?? '')) return false
  const said = tokens[at + 2]?.kind === 'word' ? phraseOrWordAt(tokens, at + 2) : undefined
  const isName = said !== undefined && isThing(textOf(tokens.slice(at, said.next)))
  return said !== undefined && !isName && !isThing(said.text) && entriesOfWord(said.text).length > 0
}

function guessesFor(thing: string, languages: readonly Language[]): readonly Guess[] {
  return companionsOf(idsOf(thing, languages))
}

function compoundAt(tokens: readonly Token[], at: number): Equipped | undefined {
  const thing = COMPOUND.exec(tokens[at]?.key ?? '')?.groups?.['thing']
  return thing === undefined ? undefined : { thing, said: tokens[at]?.text.toLowerCase() ?? '', next: at + 1 }
}

function thingBefore(tokens: readonly Token[], at: number): Equipped | undefined {
  const said = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
  return said && ACCESSORIES.has(tokens[said.next]?.key ?? '')
    ? { thing: said.text, next: said.next + 1 }
    : undefined
}

function thingBehind(tokens: readonly Token[], at: number): Equipped | undefined {
  if (!ACCESSORIES.has(tokens[at]?.key ?? '')) return undefined
  for (let from = at + 1; from <= at + 1 + MOST_SMALL; from++) {
    const said = tokens[from]?.kind === 'word' ? phraseOrWordAt(tokens, from) : undefined
    if (said && isThing(said.text)) return { thing: said.text, next: said.next }
    if (!isStop(tokens[from]?.key ?? '') && tokens[from]?.key.endsWith("'") !== true) return undefined
  }
  return undefined
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text.toLowerCase()).join(' ')
}
