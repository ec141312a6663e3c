/** Which product a prompt compares with: by words of its title, its maker and what it is, in any language. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { saysHow } from '../prompt/likeness-parts.ts'
import { isUnknown } from '../prompt/nearly.ts'
import { readPrompt } from '../prompt/read.ts'
import { isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { endOf } from '../prompt/phrases.ts'
import { fold } from '../prompt/fold.ts'
import { isColour, isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { scan } from '../prompt/tokens.ts'
import { traitsOf } from '../prompt/traits.ts'
import { isNearlyTitleOf, isSaidIn, isTitleOf, saysElse, saysName, speaksOf } from './alike-called.ts'
import { findBySearch, findByWords, findLiterally, isTold } from './alike-found.ts'
import type { KnownNames } from './names-store.ts'
import type { Named } from './named-store.ts'

const MOST_CUT = 4
const LEAST_NAMED = 1

export interface Compared {
  readonly named: Named
  /** The words that name it. */
  readonly called: string
  /** What else is said of what is wanted. */
  readonly rest: string
  /** Only what comes nearest to what is named, which the workspace has not: it is itself like that. */
  readonly isNearest?: boolean
  /** Whether its maker is named. */
  readonly isOfMaker?: boolean
  /** Whether somebody else's is named, "Nike": whatever that costs. */
  readonly isElse?: boolean
  /** Whether all that its title says is said. */
  readonly isWhole?: boolean
}

/** The product that is named, perhaps by fewer words than stand there: what is cut off is said of what is wanted. */
export async function findNamed(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  known: KnownNames,
): Promise<Compared | undefined> {
  const { name, before, rest, whole, isUnsaid = false, isBare = false } = likeness
  if (isUnsaid) {
    const only = isTold(name) ? await findLiterally(db, workspaceId, name) : undefined
    return only && { named: only, called: name, rest, isWhole: true }
  }
  const entire = whole && (await findByWords(db, workspaceId, whole.name))
  if (entire && isTitleOf(entire, whole.name))
    return { named: entire, called: whole.name, rest: whole.rest, isWhole: true }
  const { words } = readPrompt(name, known)
  const tries = shorter(withThing(namesApart(name), words.all, before), isBare)
  return (
    (await findLiteral(db, workspaceId, likeness, tries)) ??
    findSaidSo(db, workspaceId, likeness, tries, known)
  )
}

/** "Smögen-jackan", "den Alma-Stuhl": a name and a thing. */
function namesApart(name: string): string {
  return name.replace(HYPHENATED, (word, own: string, thing: string) =>
    isThing(thing.toLowerCase()) && !isThing(word.toLowerCase()) && isUnknown(own.toLowerCase())
      ? `${own} ${thing}`
      : word,
  )
}

const HYPHENATED = /(?<![\p{L}\p{N}-])(\p{L}{3,30})-(\p{L}{3,30})(?![\p{L}\p{N}-])/gu

/** Words of its name, and those that are cut off it. */
interface Tried {
  readonly named: string
  readonly cut: string
}

async function findLiteral(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  tries: readonly Tried[],
): Promise<Compared | undefined> {
  const isAny = likeness.isOfAny === true && likeness.isInstead !== true
  for (const { named: tried, cut } of tries) {
    const named = isTold(tried) && saysHow(cut) ? await findLiterally(db, workspaceId, tried) : undefined
    if (named)
      return {
        named,
        called: tried,
        rest: withCut(likeness, cut),
        isNearest: isAny && !saysName(tried),
        isWhole: isTitleOf(named, tried),
      }
  }
  return undefined
}

async function findSaidSo(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  tries: readonly Tried[],
  known: KnownNames,
): Promise<Compared | undefined> {
  const { name, rest, isBare = false, isInstead = false, isOfAny = false, isOtherwise = false } = likeness
  const { words, vendors } = readPrompt(name, known)
  const isOfMaker = vendors.include.length > 0
  const unlike = isOtherwise ? traitsAsked(readPrompt(rest, known)) : []
  for (const { named: tried, cut } of tries) {
    const byWords = (): Promise<Named | undefined> => findByWords(db, workspaceId, tried, unlike)
    const bySearch = (): Promise<Named | undefined> => findBySearch(db, workspaceId, tried, known)
    // A word of a thing that is said before is hardly in the title: a "phone like the Pixel" is a smartphone, and no phone case.
    const [one, other] = tried.startsWith(name) ? [byWords, bySearch] : [bySearch, byWords]
    const found = (await one()) ?? (await other())
    const named =
      found ?? (isOfMaker ? await findBySearch(db, workspaceId, tried, { ...known, vendors: [] }) : undefined)
    if (!named || !speaksOf(named, tried)) continue
    const called = calledAs(named, { named: tried, cut }, isOfMaker || isBare, isOfAny && !isInstead)
    const isElse = saysElse(named, cut, tried, words.any.flat())
    return { ...called, isElse, rest: withCut(likeness, cut) }
  }
  return undefined
}

/** Its colour, what it is made of and for whom it is, as concepts. */
function traitsAsked({ words }: Interpretation): string[] {
  return [...words.all, ...words.any.flat(), ...words.wishes].flatMap((word) =>
    traitsOf(word).map(({ id }) => id),
  )
}

/** What is cut off the name before a "but", "the mustard armchair but in green", tells of what is named, unless it says how that is. */
function withCut({ rest, isOtherwise = false }: Likeness, cut: string): string {
  return isOtherwise && !saysHow(cut) ? rest : `${rest} ${cut}`.trim()
}

/** "Binoculars like the Fjällstigen": the thing before belongs to the name. */
function withThing(name: string, named: readonly string[], before: readonly string[]): string {
  const things = thingsIn(before.map((word) => word.toLowerCase())).filter((word) => isThing(word))
  return things.length > 0 && !named.some((word) => isThing(word)) ? [...things, name].join(' ') : name
}

/** How well its name names it. */
function calledAs(
  named: Named,
  { named: tried, cut }: Tried,
  isOfMaker: boolean,
  isOfAny: boolean,
): Omit<Compared, 'rest'> {
  const isWhole = isTitleOf(named, tried) || isNearlyTitleOf(named, tried)
  const isNearest = !isWhole && !isOfMaker && (isOfAny || !isSaidIn(named, tried) || saysName(cut))
  return { named, called: tried, isNearest, isWhole, isOfMaker }
}

/** The name, and with words of its end left out that may be none of it: "the walnut sideboard same idea". */
function shorter(name: string, isWhole: boolean): Tried[] {
  const words = name.split(' ')
  const least = Math.max(LEAST_NAMED, words.length - (isWhole ? 0 : MOST_CUT))
  const counts = [words.length]
  // What is left is to name something still, not only to tell about it.
  // Nor is what refuses cut off what it refuses: "the chainsaw without petrol".
  for (let count = words.length - 1; count >= least; count--)
    if (words.slice(0, count).some(isNaming) && !isSmall(words[count - 1] ?? '')) counts.push(count)
  return counts.map((count) => ({
    named: words.slice(0, count).join(' '),
    cut: words.slice(count).join(' '),
  }))
}

function isNaming(word: string): boolean {
  return !isFiller(word) && !isStop(fold(word)) && (isThing(word) || !isDescriber(word)) && !isColour(word)
}

function isSmall(word: string): boolean {
  return isStop(fold(word)) || endOf(scan(word), 0, 'not', 'without') !== undefined
}
