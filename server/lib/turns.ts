/** Lets one at a time through, in the order they came. */

export interface Turns {
  /** Resolves, when everybody before has left, with the way to leave. */
  take(): Promise<() => void>
}

export function openTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    take: async () => {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      return resolve
    },
  }
}
