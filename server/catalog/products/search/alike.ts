/** Searches for what is like a product that the prompt names: its kind and traits, not its maker, and cheaper if asked. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { readPrompt } from '../prompt/read.ts'
import { conceptsOf, isStop, kindsOf } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { isColour, isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { attemptsOf, widerThan, type Attempt } from './alike-attempts.ts'
import { findNamed } from './alike-named.ts'
import type { KnownNames } from './names-store.ts'
import { findType } from './named-store.ts'

/** What goes with "the same idea". */
const SAME = new Set(
  'same samma gleiche gleichen gleicher gleiches selbe meme memes mismo misma mismos mismas'.split(' '),
)
const LINKS = new Set('with mit med avec con without ohne utan sans sin for für för pour para'.split(' '))

export interface Alike {
  readonly attempts: readonly [Attempt, ...Attempt[]]
  readonly note: string
}

/** The rest of the prompt is read as any is. Undefined when no product is named so. */
export async function alikeTo(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  known: KnownNames,
): Promise<Alike | undefined> {
  const found = await findNamed(db, workspaceId, likeness, known)
  if (!found) return undefined
  const { named, rest } = found
  const title = namesIn(named.title)
  const type = namesIn(await findType(db, workspaceId, named.id))
  const thing = kindSaid(title, type, namesIn(likeness.before.join(' ')))
  const { needed, wishes } = kindOf(title, thing)
  const colours = likeness.isOfOtherColour ? title.filter(saysColour) : []
  const interpretation = restOf(readPrompt(rest, known), needed, colours)
  const { words } = interpretation
  const alike = [...wishes, ...type].filter((wish) => !words.not.includes(wish) && !needed.includes(wish))
  const kinds = needed.length > 1 ? { near: [], far: [] } : widerThan(needed[0] ?? '', thingOf(type))
  const reading = { ...interpretation, words: { ...words, wishes: [...alike, ...words.wishes] } }
  return { attempts: attemptsOf(reading, { needed, ...kinds }, named, likeness), note: ', alike' }
}

/**
 * What the named product is: by its title; or by its type, where the title's word may only tell ("The Glass Cartographer");
 * or as it is called before the likeness, "books similar to …", unless the title names a kind of that.
 */
function kindSaid(
  title: readonly string[],
  type: readonly string[],
  before: readonly string[],
): string | undefined {
  const titled = thingOf(title)
  const isTelling = titled !== undefined && isDescriber(titled)
  const own = (isTelling ? thingOf(type) : undefined) ?? titled ?? thingOf(type)
  const said = before.findLast((word) => isThing(word) && !isDescriber(word) && !isFiller(word))
  if (said === undefined) return own
  const isKind = own !== undefined && sharesKind(withKinds(own), withKinds(said))
  return isKind ? own : said
}

function sharesKind(own: readonly string[], said: readonly string[]): boolean {
  return own.some((id) => said.includes(id))
}

/** What else is asked for: none of the small words that are left, nor what only names the kind again; and not these colours. */
function restOf(
  interpretation: Interpretation,
  needed: readonly string[],
  colours: readonly string[],
): Interpretation {
  const { words } = interpretation
  const own = new Set(needed.flatMap((thing) => withKinds(thing)))
  const isSaid = (word: string): boolean =>
    isFiller(word) ||
    isStop(fold(word)) ||
    SAME.has(fold(word)) ||
    (isThing(word) && !isDescriber(word) && conceptsOf(fold(word)).some(({ id }) => own.has(id)))
  const all = words.all.filter((word) => !isSaid(word))
  return { ...interpretation, words: { ...words, all, not: [...new Set([...words.not, ...colours])] } }
}

function withKinds(thing: string): string[] {
  return conceptsOf(fold(thing)).flatMap(({ id }) => [id, ...kindsOf(id)])
}

function saysColour(word: string): boolean {
  return isColour(word) || conceptsOf(fold(word)).some(({ id }) => isColour(id))
}

/** What it is, and what that is like, which is wished; of what neither title nor type names, all words of the title. */
function kindOf(
  words: readonly string[],
  thing: string | undefined,
): { readonly needed: readonly string[]; readonly wishes: readonly string[] } {
  if (thing === undefined) return { needed: words, wishes: [] }
  return {
    needed: [thing],
    wishes: words.filter((word) => word !== thing && (isThing(word) || isDescriber(word))),
  }
}

function namesIn(text: string): readonly string[] {
  return thingsIn(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
      .filter((word) => word !== ''),
  )
}

/** Before what tells of it, "VR-Brille mit zwei Controllern"; "the" names no tea. */
function thingOf(words: readonly string[]): string | undefined {
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word))
  const before = link === -1 ? undefined : thingAmong(words.slice(0, link))
  return before ?? thingAmong(words)
}

function thingAmong(words: readonly string[]): string | undefined {
  const things = words.filter(
    (word) => !isStop(fold(word)) && (isThing(word) || partsOf(fold(word)).length > 0),
  )
  return things.find((word) => !isDescriber(word)) ?? things[0]
}
