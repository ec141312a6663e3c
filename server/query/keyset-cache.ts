/** Deep pages: rows of a list bookmarked by their sort keys, so that a page seeks there instead of skipping rows. */
import { LRUCache } from 'lru-cache'

/** The row that comes just before `offset`, by what the list is sorted by. */
export interface Bookmark {
  readonly offset: number
  readonly version: number
  readonly values: readonly unknown[]
}

/** Rows skipped at most behind a bookmark; without one, offsets up to this are skipped as they are. */
export const BOOKMARK_EVERY = 1_000

/** Bookmarks kept at most: of one list (every thousandth of a million rows, and pages beside), and over all lists. */
const BOOKMARKS_OF_LIST = 5_000
const BOOKMARKS = 200_000

interface Bookmarks {
  readonly version: number
  readonly offsets: number[]
  readonly values: (readonly unknown[])[]
  misses: number
}

const known = new LRUCache<string, Bookmarks>({
  maxSize: BOOKMARKS,
  sizeCalculation: ({ offsets }) => offsets.length + 1,
})

/** The nearest bookmark at most `BOOKMARK_EVERY` rows before `offset`, of the latest version known here. */
export function findBookmark(key: string, offset: number): Bookmark | undefined {
  const bookmarks = known.get(key)
  if (!bookmarks) return undefined
  const index = lastAtMost(bookmarks.offsets, offset)
  const found = bookmarks.offsets[index]
  const values = bookmarks.values[index]
  if (found === undefined || values === undefined || offset - found > BOOKMARK_EVERY) return undefined
  return { offset: found, version: bookmarks.version, values }
}

/** Remembers one row, such as the end of a page that was just read. Another version forgets the older bookmarks. */
export function rememberBookmark(key: string, { offset, version, values }: Bookmark): void {
  const bookmarks = bookmarksOf(key, version)
  const index = lastAtMost(bookmarks.offsets, offset)
  if (bookmarks.offsets[index] === offset || bookmarks.offsets.length >= BOOKMARKS_OF_LIST) return
  bookmarks.offsets.splice(index + 1, 0, offset)
  bookmarks.values.splice(index + 1, 0, values)
  known.set(key, bookmarks)
}

/** Bookmarks a whole list, every `BOOKMARK_EVERY` rows. */
export function rememberBookmarks(key: string, version: number, rows: readonly (readonly unknown[])[]): void {
  const bookmarks = rows.slice(0, BOOKMARKS_OF_LIST)
  const offsets = bookmarks.map((_, index) => (index + 1) * BOOKMARK_EVERY)
  known.set(key, { version, offsets, values: bookmarks, misses: 0 })
}

/** Notes a page that had no bookmark to start from; true when it pays to bookmark the whole list: asked again, data at rest. */
export function isWorthMapping(key: string, version: number): boolean {
  const bookmarks = bookmarksOf(key, version)
  bookmarks.misses += 1
  known.set(key, bookmarks)
  return bookmarks.misses === 2
}

function bookmarksOf(key: string, version: number): Bookmarks {
  const bookmarks = known.get(key)
  return bookmarks?.version === version ? bookmarks : { version, offsets: [], values: [], misses: 0 }
}

/** By halving: the index of the last offset that is at most `offset`, or -1. */
function lastAtMost(offsets: readonly number[], offset: number): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((offsets[middle] ?? Infinity) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
