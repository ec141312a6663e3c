/** Which product a prompt compares with: by words of its title, its maker and what it is, in any language. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { saysHow } from '../prompt/likeness-parts.ts'
import { readPrompt } from '../prompt/read.ts'
import { isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { fold } from '../prompt/fold.ts'
import { isColour, isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { isNearlyTitleOf, isSaidIn, isTitleOf, saysElse, saysName, speaksOf } from './alike-called.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql } from './items.ts'
import { lookUp } from './look-up.ts'
import type { KnownNames } from './names-store.ts'
import { findByTitle, type Named } from './named-store.ts'
import { joined, isSome, saidQuery, textsOf } from './terms.ts'
import { stemsOf } from './stem-store.ts'
import { synonymsIn } from './synonym-rules.ts'
import { quoted } from './vectors.ts'
import { wishOf } from './wish.ts'
import { plainWords, wordsOf } from './words.ts'

const MOST_CUT = 4
const LEAST_NAMED = 1
const LEAST_MENDED = 8
const LEAST_TOLD = 2
const NAMED = itemSql(['id', 'title', 'vendor', 'price', 'currency'])

export interface Compared {
  readonly named: Named
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
  const isAny = likeness.isOfAny === true && likeness.isInstead !== true
  if (isUnsaid) {
    const only = isTold(name) ? await findLiterally(db, workspaceId, name) : undefined
    return only && { named: only, rest, isWhole: true }
  }
  const entire = whole && (await findByWords(db, workspaceId, whole.name))
  if (entire && isTitleOf(entire, whole.name)) return { named: entire, rest: whole.rest, isWhole: true }
  const { words, vendors } = readPrompt(name, known)
  const { any } = words
  const tries = shorter(withThing(name, words.all, before), isBare)
  for (const { named: tried, cut } of tries) {
    const named = isTold(tried) && saysHow(cut) ? await findLiterally(db, workspaceId, tried) : undefined
    if (named)
      return {
        named,
        rest: `${rest} ${cut}`.trim(),
        isNearest: isAny && !saysName(tried),
        isWhole: isTitleOf(named, tried),
      }
  }
  for (const { named: tried, cut } of tries) {
    const named =
      (await findByWords(db, workspaceId, tried)) ??
      (await findBySearch(db, workspaceId, tried, known)) ??
      (vendors.include.length > 0
        ? await findBySearch(db, workspaceId, tried, { ...known, vendors: [] })
        : undefined)
    if (!named || !speaksOf(named, tried)) continue
    const called = calledAs(named, { named: tried, cut }, vendors.include.length > 0 || isBare, isAny)
    return { ...called, isElse: saysElse(named, cut, tried, any.flat()), rest: `${rest} ${cut}`.trim() }
  }
  return undefined
}

/** "Binoculars like the Fjällstigen": the thing before belongs to the name. */
function withThing(name: string, named: readonly string[], before: readonly string[]): string {
  const things = thingsIn(before.map((word) => word.toLowerCase())).filter((word) => isThing(word))
  return things.length > 0 && !named.some((word) => isThing(word)) ? [...things, name].join(' ') : name
}

/** How well its name names it. */
function calledAs(
  named: Named,
  { named: tried, cut }: { readonly named: string; readonly cut: string },
  isOfMaker: boolean,
  isOfAny: boolean,
): Omit<Compared, 'rest'> {
  const isWhole = isTitleOf(named, tried) || isNearlyTitleOf(named, tried)
  const isNearest = !isWhole && !isOfMaker && (isOfAny || !isSaidIn(named, tried) || saysName(cut))
  return { named, isNearest, isWhole, isOfMaker }
}

/** The name, and with words of its end left out that may be none of it: "the walnut sideboard same idea". */
function shorter(name: string, isWhole: boolean): { readonly named: string; readonly cut: string }[] {
  const words = name.split(' ')
  const least = Math.max(LEAST_NAMED, words.length - (isWhole ? 0 : MOST_CUT))
  const counts = [words.length]
  // What is left is to name something still, not only to tell about it.
  for (let count = words.length - 1; count >= least; count--)
    if (words.slice(0, count).some(isNaming)) counts.push(count)
  return counts.map((count) => ({
    named: words.slice(0, count).join(' '),
    cut: words.slice(count).join(' '),
  }))
}

function isNaming(word: string): boolean {
  return !isFiller(word) && !isStop(fold(word)) && (isThing(word) || !isDescriber(word)) && !isColour(word)
}

/** Several words that are those of one title, as "Jupe plissée midi" of "Jupe plissée midi en violet": what is behind them is wished. */
function isTold(name: string): boolean {
  return plainWords(wordsOf(name)).filter(({ text }) => !isStop(text)).length >= LEAST_TOLD
}

async function findLiterally(db: Searcher, workspaceId: string, name: string): Promise<Named | undefined> {
  const words = plainWords(wordsOf(name)).map(({ text }) => text)
  const title = joined(
    words.map((word) => `${quoted(word)}:A`),
    '&',
  )
  const named =
    title === undefined
      ? undefined
      : await findByTitle(db, workspaceId, { first: words[0] ?? '', title, any: title })
  // A compound is indexed by its parts as well.
  return named && isTitleOf({ title: name }, named.title) ? named : undefined
}

/** All words of the name are of its title, or else of what is said of it. */
async function findByWords(db: Searcher, workspaceId: string, name: string): Promise<Named | undefined> {
  const words = plainWords(wordsOf(name)).map(({ text }) => text)
  const stems = await stemsOf(db, words)
  const saying = (weights: string): string | undefined =>
    joined(words.map((word) => saidQuery({ texts: textsOf([word], []) }, stems, weights)).filter(isSome), '&')
  const [title, any] = [saying('A'), saying('')]
  return title === undefined || any === undefined
    ? undefined
    : findByTitle(db, workspaceId, { first: words[0] ?? '', title, any })
}

/** "The evening dress by Maison Ondine", in any language: the best of what is found so, when it is all that is said. */
async function findBySearch(
  db: Searcher,
  workspaceId: string,
  name: string,
  known: KnownNames,
): Promise<Named | undefined> {
  const interpretation = readPrompt(name, known)
  const wish = wishOf(interpretation, synonymsIn(known.synonyms, interpretation.languages))
  const { found, note } = await lookUp(
    { db, embeddings: undefined },
    workspaceId,
    { prompt: name, isCode: true },
    wish,
    {
      conditions: conditionsOf(workspaceId, interpretation),
      order: undefined,
      isOrderAsked: false,
      pinned: [],
      page: { offset: 0, limit: 1 },
      item: NAMED,
    },
  )
  // One item as the statement wrote it; worth: it was found by less than all that is said.
  // A short name that was mended is another.
  const isGuessed = note.includes('corrected') && name.length < LEAST_MENDED
  return found.total === 0 || found.worth > 0 || isGuessed ? undefined : (JSON.parse(found.items) as Named)
}
