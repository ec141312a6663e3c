/** What a product is, by its title and by what its shop files it under, to look for others like it. Pure. */
import { conceptsOf, isNarrow, isStop, kindsOf, nearKindsOf } from '../prompt/concepts.ts'
import { isNeed, isShelf } from '../prompt/departments/tables.ts'
import { isFiller } from '../prompt/fillers.ts'
import { isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { kinOf } from './alike-kin.ts'

const LINKS = new Set('with mit med avec con without ohne utan sans sin for für för pour para'.split(' '))
const ELISION = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u
const ENDING = /(?:en|ar|er|or|es|n|s|e|a)$/
const LEAST_END = 4
/** Kinds of what is used somewhere, or for somebody: others of them are not like each other. */
const ROOMS = new Set(
  `home-appliance kitchen garden baby sport office school camping feeling-cold fika travel bathroom bedroom rain lactose-content nut-content fingernails dog cat bird fish horse
  christmas strap spare-parts cycling sowing french spanish italian german`.split(/\s+/),
)

const WORKS = new Set('book magazine vinyl-record cd dvd film video-game board-game poster'.split(' '))

export function isRoom(id: string): boolean {
  return ROOMS.has(id)
}

/** Names in it, several words that name one thing together as one. */
export function namesIn(text: string): readonly string[] {
  return thingsIn(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
      .map((word) => word.replace(ELISION, ''))
      .filter((word) => word !== ''),
  )
}

/** What it is; as it is called before the likeness, "books similar to …", unless it is a kind of that. */
export function kindSaid(
  title: readonly string[],
  type: readonly string[],
  before: readonly string[],
): string | undefined {
  const own = kindOf(title, type)
  const said = before.findLast(
    (word) => isThing(word) && !isDescriber(word) && !isFiller(word) && !isStop(fold(word)),
  )
  if (said === undefined) return own
  const isKind = own !== undefined && isShared(withKinds(own), withKinds(said))
  return isKind ? own : said
}

/**
 * Of what its title names that which its shop files it under, a kind of that, near it or of its department; or else that,
 * where few things are ("The Tide Clock" of the crime fiction), but for what several words name; or else what the title
 * names first.
 */
function kindOf(title: readonly string[], type: readonly string[]): string | undefined {
  const things = thingsOf(title)
  const filed = thingsOf(type)
  const [first = filed[0]] = things
  const agreeing = (agree: Agreeing, isTelling = false): string | undefined =>
    things.find((word) => isDescriber(word) === isTelling && filed.some((other) => agree(word, other)))
  const own = agreeing(isOneKind) ?? agreeing(isNear) ?? agreeing(isOneKind, true)
  if (own !== undefined || (first?.includes(' ') === true && !filed.some(isWork))) return own ?? first
  return agreeing(isOfDepartment) ?? filed.find((word) => isClear(word, first) && isPlaced(word)) ?? first
}

/** Of "walking aids" by themselves nothing is known that is near, or like them. */
function isPlaced(word: string): boolean {
  return headIds(word).some((id) => kindsOf(id).length + kinOf(id).length > 0)
}

/** What few things are; or anything rather than a word that may only tell. */
function isClear(word: string, instead = ''): boolean {
  return isDescriber(instead) || isOne(headIds(word))
}

/** A word that may mean two things tells nothing. */
function isOne(ids: readonly string[]): boolean {
  const [id = '', ...others] = new Set(ids)
  return others.length === 0 && id !== '' && isNarrow(id) && !isRoom(id)
}

/** What has a name of its own, which may be that of anything. */
function isWork(word: string): boolean {
  return withKinds(word).some((id) => WORKS.has(id))
}

function isNear(word: string, other: string): boolean {
  return isShared(nearOf(word), nearOf(other))
}

function isOfDepartment(word: string, other: string): boolean {
  return isShared(withKinds(word), withKinds(other))
}

type Agreeing = (word: string, other: string) => boolean

/** Either is the other, or a kind of it; as a compound is of what it ends in. */
function isOneKind(word: string, other: string): boolean {
  const stem = fold(other).replace(ENDING, '')
  const isEnding = stem.length >= LEAST_END && fold(word).replace(ENDING, '').endsWith(stem)
  return isEnding || isShared(headIds(word), withKinds(other)) || isShared(withKinds(word), headIds(other))
}

function isShared(ids: readonly string[], others: readonly string[]): boolean {
  return ids.some((id) => others.includes(id))
}

function nearOf(word: string): string[] {
  return headIds(word)
    .flatMap((id) => [id, ...nearKindsOf(id)])
    .filter((id) => !isRoom(id))
}

/** The thing that a type or a title names. */
export function thingOf(words: readonly string[]): string | undefined {
  return thingsOf(words)[0]
}

/** Things named, first those before what tells of it, "VR-Brille mit zwei Controllern", that do not tell themselves; "the" names no tea. */
function thingsOf(words: readonly string[]): readonly string[] {
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word))
  const before = link === -1 ? [] : thingsAmong(words.slice(0, link))
  return [...new Set([...before, ...thingsAmong(words)])]
}

/** What several are sold in, which they are not: "Coffret de 12 macarons". */
const PACKS = new Set('coffret box lot pack set kit boite caja estuche juego paquet paket'.split(' '))

function thingsAmong(words: readonly string[]): string[] {
  const all = words.filter((word) => !isStop(fold(word)) && (isThing(word) || partsOf(fold(word)).length > 0))
  const packed = all.filter((word) => !PACKS.has(fold(word)) && !isDescriber(word))
  const things = packed.length > 0 ? all.filter((word) => !PACKS.has(fold(word))) : all
  return [...things.filter((word) => !isDescriber(word)), ...things.filter(isDescriber)]
}

export function idsOf(word: string): string[] {
  return conceptsOf(fold(word)).map(({ id }) => id)
}

/** Of a compound that no table has what it ends in. */
function headIds(word: string): string[] {
  const own = conceptsOf(fold(word)).flatMap(({ id, isThing }) => (isThing ? [id] : []))
  const [head] = own.length === 0 ? partsOf(fold(word).replaceAll('-', '')) : []
  return head === undefined ? own : idsOf(head)
}

/** What it is and all that is a kind of. */
export function withKinds(word: string): string[] {
  return headIds(word).flatMap((id) => [
    id,
    ...kindsOf(id).filter((kind) => !isNeed(kind) && !isShelf(kind) && !isRoom(kind)),
  ])
}
