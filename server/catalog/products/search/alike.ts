/** Searches for what is like a product that the prompt names: its kind and traits, not its maker, and cheaper if asked. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { readPrompt } from '../prompt/read.ts'
import { conceptsOf, kindsOf } from '../prompt/concepts.ts'
import { isNeed } from '../prompt/departments/tables.ts'
import { isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql } from './items.ts'
import { lookUp } from './look-up.ts'
import type { KnownNames } from './names-store.ts'
import { joined, phraseQuery, isSome } from './terms.ts'
import { stemsOf } from './stem-store.ts'
import { synonymsIn } from './synonym-rules.ts'
import { wishOf } from './wish.ts'
import { wordsOf } from './words.ts'
import { findByTitle, findType, othersThan, type Named } from './named-store.ts'

export interface Alike {
  readonly interpretation: Interpretation
  readonly conditions: readonly Sql[]
  readonly note: string
  /** When nothing else is so: what that is a kind of, the dress of "evening dress". */
  readonly wider?: Interpretation
}

/** The rest of the prompt is read as any is. Undefined when no product is named so. */
export async function alikeTo(
  db: Searcher,
  workspaceId: string,
  { name, rest, ...asked }: Likeness,
  known: KnownNames,
): Promise<Alike | undefined> {
  const named =
    (await findByWords(db, workspaceId, name)) ?? (await findBySearch(db, workspaceId, name, known))
  if (!named) return undefined
  const interpretation = readPrompt(rest, known)
  const title = namesIn(named.title)
  const thing = thingOf(title) ?? thingOf(namesIn(await findType(db, workspaceId, named.id)))
  const { needed, wishes } = kindOf(title, thing)
  const { words } = interpretation
  const alike = wishes.filter((wish) => !words.not.includes(wish))
  const wanting = (things: readonly string[]): Interpretation => ({
    ...interpretation,
    words: { ...words, all: [...new Set([...things, ...words.all])], wishes: [...alike, ...words.wishes] },
  })
  const wider = needed.flatMap(widerThan)
  return {
    interpretation: wanting(needed),
    conditions: othersThan(named, asked),
    note: ', alike',
    ...(wider.length > 0 && { wider: wanting(wider.slice(0, 1)) }),
  }
}

/** All words of the name are of its title. */
async function findByWords(db: Searcher, workspaceId: string, name: string): Promise<Named | undefined> {
  const words = wordsOf(name).filter(({ isJoined }) => !isJoined)
  const stems = await stemsOf(
    db,
    words.map(({ text }) => text),
  )
  const query = joined(words.map(({ text }) => phraseQuery(text, stems)).filter(isSome), '&')
  return query === undefined ? undefined : findByTitle(db, workspaceId, query)
}

const NAMED = itemSql(['id', 'title', 'vendor', 'price', 'currency'])

/** "The evening dress by Maison Ondine", in any language: the best of what is found so, when it is all that is said. */
async function findBySearch(
  db: Searcher,
  workspaceId: string,
  name: string,
  known: KnownNames,
): Promise<Named | undefined> {
  const interpretation = readPrompt(name, known)
  const wish = wishOf(interpretation, synonymsIn(known.synonyms, interpretation.languages))
  const { found } = await lookUp({ db, embeddings: undefined }, workspaceId, name, wish, {
    conditions: conditionsOf(workspaceId, interpretation),
    order: undefined,
    isOrderAsked: false,
    pinned: [],
    page: { offset: 0, limit: 1 },
    item: NAMED,
  })
  // One item as the statement wrote it; worth: it was found by less than all that is said.
  return found.total === 0 || found.worth > 0 ? undefined : (JSON.parse(found.items) as Named)
}

/** What a thing is a kind of, first where that is itself a kind of something: a dress, before all clothing. */
function widerThan(thing: string): string[] {
  const concepts = conceptsOf(fold(thing))
  if (concepts.length === 0) return partsOf(fold(thing).replaceAll('-', '')).slice(0, 1)
  const kinds = concepts.flatMap(({ id }) => kindsOf(id)).filter((kind) => !isNeed(kind))
  const [near, far] = [true, false].map((isNear) =>
    kinds.filter((kind) => kindsOf(kind).length > 0 === isNear),
  )
  return [...(near ?? []), ...(far ?? [])].map((kind) => kind.replaceAll('-', ' '))
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

function thingOf(words: readonly string[]): string | undefined {
  const things = words.filter((word) => isThing(word) || partsOf(fold(word)).length > 0)
  return things.find((word) => !isDescriber(word)) ?? things[0]
}
