/** What is typed is kept in the browser until the server has it: a closed tab, a crash or a lost session loses nothing. */
import { isSame, isWhole, type Content } from './content.ts'

export interface Kept {
  /** The hash that `base` had on the server. */
  readonly hash: string
  readonly base: Content
  readonly mine: Content
  /** What was sent to be saved and not answered: the server may have any of it. */
  readonly sent?: readonly Content[]
}

/** The first and the latest of what was not answered. */
const MOST_SENT = 10

export interface Keeper {
  read(): Kept | undefined
  write(kept: Kept): void
  forget(): void
}

/** One draft of one workspace in one browser. Where the browser keeps nothing, nothing is kept. */
export function keeperOf(workspaceId: string, campaignId: string, store: Storage): Keeper {
  const key = `draft-${workspaceId}-${campaignId}`
  return {
    read: () => {
      try {
        const text = store.getItem(key)
        return text === null ? undefined : (JSON.parse(text) as Kept)
      } catch {
        return undefined
      }
    },
    write: (kept) => {
      try {
        store.setItem(key, JSON.stringify(kept))
      } catch {
        // Full, or forbidden: the page itself still has it.
      }
    },
    forget: () => store.removeItem(key),
  }
}

/** Nothing of it is on the server alone in this browser. */
export function isOnServer(base: Content, mine: Content): boolean {
  return mine.blocks.every(isWhole) && JSON.stringify(base) === JSON.stringify(mine)
}

/** With one more; what is sent again as it was is there once. */
export function sentToo(sent: readonly Content[], more: Content): readonly Content[] {
  const all = [...sent.filter((other) => !isSame(other, more)), more]
  return all.length > MOST_SENT ? [...all.slice(0, 1), ...all.slice(2)] : all
}
