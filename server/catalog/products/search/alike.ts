/** Searches for what is like a product that the prompt names: its kind and traits, not its maker, and cheaper if asked. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import { isDescriber, isThing, thingsIn } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { joined, phraseQuery, isSome } from './terms.ts'
import { stemsOf } from './stem-store.ts'
import { wordsOf } from './words.ts'
import { findByTitle, othersThan } from './named-store.ts'

export interface Alike {
  readonly interpretation: Interpretation
  readonly conditions: readonly Sql[]
  readonly note: string
}

/** `interpretation` is what the rest of the prompt was read as. Undefined when no product is named so. */
export async function alikeTo(
  db: Searcher,
  workspaceId: string,
  { name, isCheaper }: { readonly name: string; readonly isCheaper: boolean },
  interpretation: Interpretation,
): Promise<Alike | undefined> {
  const words = wordsOf(name).filter(({ isJoined }) => !isJoined)
  const stems = await stemsOf(
    db,
    words.map(({ text }) => text),
  )
  const query = joined(words.map(({ text }) => phraseQuery(text, stems)).filter(isSome), '&')
  const named = query === undefined ? undefined : await findByTitle(db, workspaceId, query)
  if (!named) return undefined
  const { needed, wishes } = kindOf(named.title)
  const { words: asked } = interpretation
  return {
    interpretation: {
      ...interpretation,
      words: { ...asked, all: [...new Set([...needed, ...asked.all])], wishes: [...wishes, ...asked.wishes] },
    },
    conditions: othersThan(named, isCheaper),
    note: ', alike',
  }
}

/** What it is, and what that is like, which is wished; of a title that says neither, all its words. */
function kindOf(title: string): { readonly needed: readonly string[]; readonly wishes: readonly string[] } {
  const words = thingsIn(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
      .filter((word) => word !== ''),
  )
  const things = words.filter((word) => isThing(word) || partsOf(fold(word)).length > 0)
  const [thing] = things.filter((word) => !isDescriber(word)).concat(things)
  if (thing === undefined) return { needed: words, wishes: [] }
  return {
    needed: [thing],
    wishes: words.filter((word) => word !== thing && (isThing(word) || isDescriber(word))),
  }
}
