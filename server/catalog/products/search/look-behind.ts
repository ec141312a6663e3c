/** Behind the little that is like a product what comes near to it. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Search } from './matches-store.ts'
import type { Wanted } from './look-up.ts'
import { queryOf } from './query.ts'
import { stemsOf } from './stem-store.ts'
import { findCandidates, findProducts, inSnapshot, type Found } from './store.ts'
import { wordsWished, type Wish } from './wish.ts'

/** What more there is, and how it is looked for. */
export interface Further {
  readonly wish: Wish
  readonly wanted: Wanted
  readonly isWide?: boolean
}

/** What was found, and behind it what each of the wishes finds as it stands, until there are `most`. */
export async function lookBehind(
  db: Searcher,
  workspaceId: string,
  found: Search,
  further: readonly Further[],
  most: number,
): Promise<Found | undefined> {
  let [search, first, last]: [Search, string[], Found | undefined] = [found, [], undefined]
  for (const { wish, wanted, isWide } of further) {
    const candidates = await findCandidates(db, workspaceId, search, most, first)
    first = candidates.map(({ id }) => id)
    const pinned = first
    const next = await inSnapshot(db, async (tx) => {
      const query = queryOf(wish, await stemsOf(tx, wordsWished(wish)), isWide)
      search = { ...wanted, query, pinned }
      return findProducts(tx, workspaceId, search, pinned)
    })
    last = next
    if (next.total >= most) break
  }
  return last
}
