/** What is denied as one though it is two: of "no leather shoes", "keine Lederschuhe" the leather; the shoes are wanted while nothing else is. Pure. */
import { partsOf } from './compounds.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import type { DeniedPair, Interpretation } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { BUT, isAgain, LINKS, toldOfOne } from './denied-again.ts'
import { deniedBy } from './denied-lists.ts'
import { recipientOf } from './recipients.ts'
import { isFiller } from './fillers.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { entriesOfWord, isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

/** These deny a thing; "without" and its like deny a part of another. */
const DENYING = new Set(
  'not no nothing inte ej icke ingen inget inga nicht kein keine keinen keinem keiner keines pas aucun aucune ningun ninguna ninguno nada'.split(
    ' ',
  ),
)
/** "Nothing with batteries" denies a part as well. */
const LACKING = new Set('without with utan med ohne mit sans avec sin con'.split(' '))
/** What is had instead may be the same but for what is said of it: "en vez de una funda de cuero". */
const INSTEAD = new Set('instead stallet statt anstatt lieu vez lugar'.split(' '))
/** Whatever they stand for is not what is denied: "something, but no red wine". */
const ANY = new Set(
  'something anything everything något nåt allt etwas was alles irgendwas quelque tout algo todo'.split(' '),
)
/** "No laces for me, please." */
const ME = new Set('me us mig oss mich mir uns moi nous mí nosotros'.split(' '))
const REACH = 8

/** "Laptop for gaming", "sacs en cuir", "vin rouge": what stands behind things denied from `at`, which begin at `start`, and tells about them. */
export function toldBehind(
  scene: Scene,
  [at, start]: readonly [at: number, start: number],
  things: readonly Reading[],
): WordAt | undefined {
  const { tokens } = scene
  const [first] = things
  const end = things.at(-1)?.next ?? start
  if (!first) return undefined
  const denial = tokens.slice(at, start)
  const isDenied = isDenying(denial) || denial.some(({ key }) => INSTEAD.has(key))
  if (things.length === 1 && first.kind === 'word' && isAgain(tokens, at, first))
    return toldOfOne(tokens, end)
  const told = isDenied && !followsThing(tokens, at) ? toldAfter(tokens, end) : undefined
  const isNamed = isColoured(told?.text ?? '') ? isThing : isPlainThing
  const areThings = things.every(
    (thing) => isNamed(headToken(tokens, thing)) || isNamed(deniedBy([thing])[0] ?? ''),
  )
  return areThings ? told : undefined
}

/** What stands right behind a thing and tells about it: of "chaquetas negras" the black, of "bolsos de cuero" the leather. */
export function toldAfter(tokens: readonly Token[], end: number): WordAt | undefined {
  const isLinked = LINKS.has(tokens[end]?.text.toLowerCase() ?? '')
  const told = phraseOrWordAt(tokens, isLinked ? end + 1 : end)
  // French "mais" is a but, and no maize.
  if (tokens[end]?.kind !== 'word' || BUT.has(tokens[end].key)) return undefined
  if (!told || ME.has(told.text) || isSomebody(told.text)) return undefined
  // "Un libro para un niño" is for somebody.
  const whom = isLinked ? phraseOrWordAt(tokens, endOf(tokens, end + 1, 'article') ?? end + 1) : undefined
  if (isSomebody(whom?.text ?? '')) return undefined
  return isLinked || isColoured(told.text) || isPlainDescriber(told.text) ? told : undefined
}

/** What is denied in these words, as pairs; none when nothing of it is one. */
export function pairsIn(denied: readonly string[]): DeniedPair[] {
  const pairs = denied.map(pairOf)
  return pairs.some(({ trait }) => trait !== undefined) ? pairs : []
}

/** Whether a prompt begins with a denial of things, from `at` to `end`, so that it is what the whole prompt is about. */
export function isFirst({ tokens }: Scene, at: number, end: number): boolean {
  if (!isDenying(tokens.slice(at, end))) return false
  let next = 0
  while (next < at) {
    if (ANY.has(tokens[next]?.text.toLowerCase() ?? '')) return false
    next = endOf(tokens, next, 'request', 'stop') ?? (tokens[next]?.kind === 'sign' ? next + 1 : at + 1)
  }
  return next === at
}

/** The things of denied pairs are wanted when nothing else is, and only what was said of them is denied. */
export function wantHeads({ words }: Interpretation, pairs: readonly DeniedPair[]): void {
  const wanted = [...words.all, ...words.any.flat()].filter((word) => !isFiller(word))
  const isOther = wanted.some((word) => isPlainThing(word) || recipientOf(word, true) !== undefined)
  if (pairs.length === 0 || isOther || words.phrases.length > 0) return
  const wholes = new Set(pairs.flatMap(({ whole }) => whole ?? []))
  const traits = pairs.flatMap(deniedOf)
  words.not = [...new Set([...words.not.filter((word) => !wholes.has(word)), ...traits])]
  words.notPhrases = words.notPhrases.filter((phrase) => !wholes.has(phrase))
  const heads = [...new Set(pairs.map(({ head }) => head))]
  if (heads.length === 1) words.all.push(...heads)
  else words.any.push(heads)
}

/** Of "leather shoes" the leather; of "card games" the whole, since a card by itself says nothing. */
function deniedOf({ trait, whole }: DeniedPair): string[] {
  if (trait === undefined) return []
  const isNamed = whole?.includes(' ') === true && isThing(whole) && !isDescriber(trait)
  return [isNamed ? whole : trait]
}

/** "Lederschuhe", "gaming laptop", "vin rouge": what it is, and what is said of that. */
function pairOf(whole: string): DeniedPair {
  const parts = whole.split(' ')
  const [first = '', last = ''] = parts
  if (parts.length === 1) {
    const [head = whole, trait] = partsOf(whole)
    return trait === undefined ? { head: whole, whole } : { head, trait, whole }
  }
  if (parts.length > 2) return { head: whole, whole }
  if (isPlainThing(last) || (isColoured(first) && isThing(last))) return { head: last, trait: first, whole }
  return isPlainThing(first) ? { head: first, trait: last, whole } : { head: whole, whole }
}

function isDenying(negator: readonly Token[]): boolean {
  return negator.some(({ key }) => DENYING.has(key)) && !negator.some(({ key }) => LACKING.has(key))
}

/** "A bag, no strap for the shoulder": the strap is of the bag only where they stand together. */
export function followsThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  return before
    .slice(before.findLastIndex(({ kind }) => kind === 'sign') + 1)
    .some(({ key }) => isPlainThing(key))
}

function headToken(tokens: readonly Token[], { kind, next }: Reading): string {
  return kind === 'word' ? (tokens[next - 1]?.text ?? '') : ''
}

export function isPlainThing(word: string): boolean {
  return isThing(word) && !isDescriber(word)
}

/** Spanish "blancos" is white, though French has a thing of a like name. */
function isColoured(word: string): boolean {
  return isColour(word) || entriesOfWord(word).some(({ id, isThing }) => !isThing && isColour(id))
}

function isPlainDescriber(word: string): boolean {
  return isDescriber(word) && !isThing(word)
}

function isSomebody(word: string): boolean {
  return recipientOf(word, true) !== undefined || traitsOf(word).some(({ family }) => family === 'for')
}

/** What somebody has is refused where nothing else is wanted, or it is a kind of what is; who has too many books may want a bookshelf. */
export function refuseOwned({ words }: Interpretation): void {
  const wanted = [...words.all, ...words.any.flat()]
    .filter((word) => isThing(word) && !isFiller(word) && recipientOf(word, true) === undefined)
    .flatMap((word) => conceptsOf(word).map(({ id }) => id))
  for (const word of words.owned) {
    const concepts = conceptsOf(word).map(({ id }) => id)
    const isWanted = concepts.some((id) => wanted.includes(id))
    const wider = concepts.flatMap((id) => kindsOf(id).filter((kind) => wanted.includes(kind)))
    // Swedish "hörlurar" may be earbuds: who has those wants others.
    const isOther = !isWanted || wider.some((id) => !concepts.includes(id))
    if (isOther && (wider.length > 0 || wanted.length === 0)) addOnce(words.not, word)
  }
}
