/** Reads of what somebody wants less: "less grey" refuses grey, of "less sugar" and "weniger Plastik" what has none comes first. */
import { conceptsOf } from './concepts.ts'
import { endOf } from './phrases.ts'
import { fold } from './fold.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

const COST = 3
const OF = new Set(['of', 'de', "d'", 'an', 'von'])
/** "More or less red" and "nothing less than red" are red. */
const BEFORE = new Set(
  'or ou oder eller o no not nothing nichts nicht kein keine inget inte inga pas rien ni nada'.split(' '),
)
const INGREDIENTS = new Set(['sugar', 'salt', 'fat', 'caffeine', 'alcohol', 'oil'])
/** It says how small a thing is as well: "mindre väska". */
const SMALLER = 'mindre'
/** What is less so looks else; by itself, or in another language, it is none of that: "blank". */
const LOOKS = new Set(['blank', 'blankt', 'blanka'])

/** Of which less is no other thing. */
const POWER = new Set(
  'power electricity energy energi strom el strom energie courant electricite energia electricidad luz corriente space room plats platz place sitio espacio noise ljud larm oljud krach larm bruit ruido light ljus licht lumiere sun sol sonne soleil water vatten wasser eau agua care skotsel pflege entretien cuidado cuidados maintenance underhall wartung mantenimiento attention'.split(
    ' ',
  ),
)
const VERBS = new Set('verbraucht verbrauchen braucht brauchen frisst zieht macht'.split(' '))

function endingVerb(tokens: Scene['tokens'], at: number): number {
  return VERBS.has(tokens[at]?.key ?? '') ? at + 1 : at
}

type Sort = 'look' | 'substance'

const DENYING = new Set('not doesnt dont isnt inte ej nicht pas no'.split(' '))
const MUCH = new Set('much mycket sa speciellt viel so beaucoup mucho mucha tanto tanta that trop'.split(' '))
/** What it is of which not much is used. */
const USING = new Set(
  `use using uses need needing needs consume consuming have having draw drawing make makes take takes dra drar anvanda anvander forbruka forbrukar krava kraver ha har behova behover ta tar gora gor
  verbrauchen brauchen haben machen nehmen consommer consomme utiliser fasse fassent fait font prenne prend demande besoin gaste gasta gastar consuma consume consumir tenga tiene haga hagan hace hacen necesite necesita necesiten
  necesitan ocupe ocupa requiera requiere`.split(/\s+/),
)

function isDenial(token: Token | undefined): boolean {
  return DENYING.has(token?.key.replace("'", '') ?? '')
}

/** "Doesn't use much power", "ska inte dra mycket ström", "ne consomme pas beaucoup". */
function notMuchEnd(tokens: readonly Token[], at: number): number | undefined {
  // German says "die nicht" of it.
  const denial = isDenial(tokens[at]) ? at : (endOf(tokens, at, 'not') ?? 0) - 1
  if (denial < at || !isDenial(tokens[denial])) return undefined
  let end = USING.has(tokens[denial + 1]?.key ?? '') ? denial + 2 : denial + 1
  while (BETWEEN.has(tokens[end]?.key ?? '')) end += 1
  const start = end
  while (MUCH.has(tokens[end]?.key ?? '')) end += 1
  return end > start && MUCH_ALONE.has(tokens[end - 1]?.key ?? '') ? end : undefined
}

/** "Take up much room", "n'a pas besoin de beaucoup". */
const BETWEEN = new Set('up upp pas de besoin'.split(' '))
const MUCH_ALONE = new Set('much mycket viel beaucoup mucho mucha tanto tanta trop'.split(' '))

/** A colour or a look of which less is wanted is refused; a material or an ingredient is neither wanted nor refused. */
export function readLess({ tokens }: Scene, at: number): Reading | undefined {
  const end = endOf(tokens, at, 'lessOf') ?? notMuchEnd(tokens, at)
  if (end === undefined || BEFORE.has(tokens[at - 1]?.key ?? '')) return undefined
  const start = OF.has(tokens[end]?.key ?? '') ? end + 1 : end
  // "Living with Less sale" asks for what is on sale.
  if (endOf(tokens, start, 'sale', 'available', 'cheapest', 'dearest', 'newest') !== undefined)
    return undefined
  const said = phraseOrWordAt(tokens, start)
  const isPower = said !== undefined && POWER.has(fold(said.text))
  if (isPower && end !== undefined) return { ...nothing(endingVerb(tokens, said.next)), cost: COST }
  const sort = said === undefined ? undefined : sortOf(said.text)
  if (!said || sort === undefined || isSmaller(tokens, end, said)) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: said.next,
    add: ({ words }, negated) => {
      if (!negated) addOnce(sort === 'look' ? words.not : words.free, said.text)
    },
  }
}

function sortOf(word: string): Sort | undefined {
  if (isColour(word) || LOOKS.has(word)) return 'look'
  const families = new Set(traitsOf(word).map(({ family }) => family))
  if (families.has('for')) return undefined
  if (families.has('material') || conceptsOf(word).some(({ id }) => INGREDIENTS.has(id))) return 'substance'
  return isDescriber(word) && !isThing(word) ? 'look' : undefined
}

/** "En mindre grå väska" is a smaller one, and "mindre glas" are. */
function isSmaller(tokens: readonly Token[], end: number, { text, next }: WordAt): boolean {
  if (tokens[end - 1]?.key !== SMALLER || LOOKS.has(text)) return false
  const isIngredient = conceptsOf(text).some(({ id }) => INGREDIENTS.has(id))
  const behind = tokens[next]
  return (isThing(text) && !isIngredient) || (behind?.kind === 'word' && isThing(behind.text))
}
