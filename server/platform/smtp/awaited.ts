/**
 * The answers that a conversation waits for, in order, with one timer for all of them: set when the first is waited for,
 * and again only when it rings too early. One for each answer was set and cleared four times a message.
 */
import type { Reply } from './reply.ts'

export interface Awaited {
  /** The next answer that nobody waits for yet. Rejected by `fail`. */
  wait(what: string, timeoutMilliseconds: number): Promise<Reply>
  /** False when nobody waits. */
  give(reply: Reply): boolean
  /** Ends all waiting, and the timer. */
  fail(error: Error): void
  /** Ends the timer of a conversation that goes on elsewhere. */
  close(): void
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
  readonly what: string
  readonly timeoutMilliseconds: number
  /** By `performance.now()`. */
  readonly due: number
}

/** `onLate` is called with words that may follow a host's name. */
export function openAwaited(onLate: (words: string) => void): Awaited {
  const queue: Waiting[] = []
  const bell = openBell(() => {
    const [next] = queue.toSorted((one, other) => one.due - other.due)
    if (next === undefined) return
    if (next.due > performance.now()) return bell.ringAt(next.due)
    onLate(`did not answer ${next.what} within ${Math.ceil(next.timeoutMilliseconds / 1000)} s`)
  })
  return {
    wait: (what, timeoutMilliseconds) =>
      new Promise((resolve, reject) => {
        const due = performance.now() + timeoutMilliseconds
        queue.push({ resolve, reject, what, timeoutMilliseconds, due })
        bell.ringAt(due)
      }),
    give: (reply) => {
      const waiting = queue.shift()
      waiting?.resolve(reply)
      return waiting !== undefined
    },
    fail: (error) => {
      bell.stop()
      for (const { reject } of queue.splice(0)) reject(error)
    },
    close: () => bell.stop(),
  }
}

/** Rings once at the earliest of the times it was asked for. */
function openBell(onRing: () => void): { ringAt(due: number): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let rings = Infinity
  const stop = (): void => {
    clearTimeout(timer)
    rings = Infinity
  }
  return {
    ringAt: (due) => {
      if (rings <= due) return
      clearTimeout(timer)
      rings = due
      timer = setTimeout(() => {
        stop()
        onRing()
      }, due - performance.now())
    },
    stop,
  }
}
