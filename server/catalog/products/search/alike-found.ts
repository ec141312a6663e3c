/** The product that has the words of a name: those of its title alone, all of them anywhere, or what they mean in any language. */
import type { Searcher } from '../../../platform/searches.ts'
import { isStop } from '../prompt/concepts.ts'
import { readPrompt } from '../prompt/read.ts'
import { isTitleOf } from './alike-called.ts'
import { idsOf, namesIn, thingOf } from './alike-kind.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql } from './items.ts'
import { lookUp } from './look-up.ts'
import type { KnownNames } from './names-store.ts'
import { findByTitle, type Named } from './named-store.ts'
import { stemsOf } from './stem-store.ts'
import { synonymsIn } from './synonym-rules.ts'
import { isSome, joined, saidQuery, textsOf } from './terms.ts'
import { quoted } from './vectors.ts'
import { wishOf } from './wish.ts'
import { plainWords, wordsOf } from './words.ts'

const LEAST_TOLD = 2
const LEAST_MENDED = 8
const NAMED = itemSql(['id', 'title', 'vendor', 'price', 'currency'])

/** Several words that are those of one title, as "Jupe plissée midi" of "Jupe plissée midi en violet": what is behind them is wished. */
export function isTold(name: string): boolean {
  return plainWords(wordsOf(name)).filter(({ text }) => !isStop(text)).length >= LEAST_TOLD
}

export async function findLiterally(
  db: Searcher,
  workspaceId: string,
  name: string,
): Promise<Named | undefined> {
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
export async function findByWords(
  db: Searcher,
  workspaceId: string,
  name: string,
  unlike: readonly string[] = [],
): Promise<Named | undefined> {
  const words = plainWords(wordsOf(name)).map(({ text }) => text)
  const stems = await stemsOf(db, words)
  const saying = (weights: string): string | undefined =>
    joined(words.map((word) => saidQuery({ texts: textsOf([word], []) }, stems, weights)).filter(isSome), '&')
  const [title, any] = [saying('A'), saying('')]
  return title === undefined || any === undefined
    ? undefined
    : findByTitle(db, workspaceId, {
        first: words[0] ?? '',
        title,
        any,
        things: idsOf(thingOf(namesIn(name)) ?? ''),
        unlike,
      })
}

/** "The evening dress by Maison Ondine", in any language: the best of what is found so, when it is all that is said. */
export async function findBySearch(
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
