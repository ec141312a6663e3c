/** Work in turns: whoever has some gets a piece of it done, and then the next one, so that nobody waits behind a pile. */

/** Who comes next behind one that had its turn; the first without one, undefined behind the last. */
type Next<Key> = (last: Key | undefined) => Promise<Key | undefined>

/** Does a piece of work for one; whether there was any. */
type Work<Key> = (key: Key) => Promise<boolean>

/** Everybody once. Whether anybody had work. */
export async function goRound<Key>(next: Next<Key>, work: Work<Key>): Promise<boolean> {
  let didSome = false
  for (let key = await next(undefined); key !== undefined; key = await next(key))
    didSome = (await work(key)) || didSome
  return didSome
}

/**
 * Gives one turn at each call, and says whether to go on at once: false after a round in which nobody had work. Whoever
 * fails has had its turn.
 */
export function openRoundRobin<Key>(next: Next<Key>, work: Work<Key>): () => Promise<boolean> {
  let last: Key | undefined
  let didSome = false
  return async () => {
    last = await next(last)
    if (last === undefined) {
      const wasBusy = didSome
      didSome = false
      return wasBusy
    }
    if (await work(last)) didSome = true
    return true
  }
}
