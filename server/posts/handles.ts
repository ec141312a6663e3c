/** Which workspace a handle is of, remembered, so that a page is one statement that names its workspace. */
import { lruMap } from '../lib/lru.ts'
import type { Db } from '../platform/database.ts'
import { findFeed } from '../content/feeds.ts'
import type { BlogHandle } from './pages-store.ts'

export interface Handles {
  /** What `read` finds of the workspace a handle is of; undefined when there is no such workspace, or nothing. */
  read<Found>(
    handle: string,
    read: (blog: BlogHandle) => Promise<Found | undefined>,
  ): Promise<Found | undefined>
}

const REMEMBERED = 10_000

/** What is remembered is a hint: `read` asks for the handle too, and when it finds nothing the handle is looked up. */
export function openHandles(db: Db): Handles {
  const known = lruMap<string>({ max: REMEMBERED })
  return {
    async read(handle, read) {
      const hint = known.get(handle)
      const found = hint === undefined ? undefined : await read({ workspaceId: hint, handle })
      if (found !== undefined) return found
      const feed = await findFeed(db, handle)
      if (!feed || feed.id === hint) return undefined
      known.set(handle, feed.id)
      return read({ workspaceId: feed.id, handle })
    },
  }
}
