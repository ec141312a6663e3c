/** What every step of a flow knows, however deep it stands. */
import { createContext, use } from 'react'

/** What the server says is wrong, and where: `steps[2].yes[0].subject`. */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly isConflict?: true
}

export interface Around {
  /** Whoever may not reads, and folds and unfolds. */
  readonly mayWrite: boolean
  /** The key of the one that is open; `TRIGGER` of what begins the flow. */
  readonly opened: string | undefined
  readonly onOpen: (key: string | undefined) => void
  /** The mail of the step at this path is written. */
  readonly onMail: (path: string) => void
  /** How many wait before each step, by its path. */
  readonly standing: ReadonlyMap<string, number>
  readonly fault: Fault | undefined
  /** Said aloud by screen readers. */
  readonly say: (words: string) => void
}

export const TRIGGER = 'trigger'

export const AroundContext = createContext<Around | undefined>(undefined)

export function useAround(): Around {
  const around = use(AroundContext)
  if (!around) throw new Error('steps stand in a flow')
  return around
}
