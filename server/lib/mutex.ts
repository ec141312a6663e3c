/** Lets one at a time through, in the order they came. */

export interface Mutex {
  /** Resolves, when everybody before has left, with the way to release it. */
  acquire(): Promise<() => void>
}

export function openMutex(): Mutex {
  let last: Promise<void> = Promise.resolve()
  return {
    acquire: async () => {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      return resolve
    },
  }
}
