/** Reads stages of a childhood as ages: "for a toddler", "till en nyfödd", "für Schulkinder", "pour un ado". */
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import { STAGES } from './lexicon/refusals.ts'
import { addOnce, type Reader } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import { traitsOf } from './traits.ts'

const COST = 2
const MOST_WORDS = 4

const ages = new Map(
  Object.entries(STAGES).flatMap(([age, phrases]) =>
    phrases.split(',').map((phrase) => [fold(phrase.trim().replace(/\s+/g, ' ')), Number(age)] as const),
  ),
)

/** The youngest are babies, and what is for them says so; of the others the age is what decides. */
const CHILD = 'child'
const YOUTH = 13

export const readStage: Reader = ({ tokens }, at) => {
  if (tokens[at]?.kind !== 'word') return undefined
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count--) {
    const said = tokens.slice(at, at + count)
    const age = ages.get(said.map(({ key }) => key).join(' '))
    if (age === undefined || isOfThing(tokens[at + count]?.text)) continue
    const text = said.map(({ text }) => text.toLowerCase()).join(' ')
    const next = at + count
    return {
      kind: 'names',
      cost: COST,
      next,
      add: (into, negated) => {
        if (negated) addOnce(into.words.not, text)
        else into.age ??= age
        if (!negated) addWhom(into.words, text, age)
      },
    }
  }
  return undefined
}

/** A word that the table has of people is asked for as it is; else a child is wished. */
function addWhom({ all, wishes }: { all: string[]; wishes: string[] }, text: string, age: number): void {
  const isKnown =
    recipientOf(text, true) !== undefined || traitsOf(text).some(({ family }) => family === 'for')
  if (isKnown) addOnce(all, text)
  else addOnce(wishes, age < YOUTH ? CHILD : text)
}

/** A "toddler bed" is a bed of its own. */
function isOfThing(next = ''): boolean {
  return isThing(next) && !isFiller(next)
}
