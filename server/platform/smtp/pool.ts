/** The connections to one mail server: opened as work waits, used for many messages, closed when none comes. */
import { useUp, type Supply, type Unopened, type Withdrawn } from './connection.ts'
import type { SmtpServer } from './server-url.ts'
import { isNear, openSession, SessionRefused, TIMEOUTS, type Session, type Timeouts } from './session.ts'
import { openShare } from './share.ts'
import type { Attempt, SmtpMessage } from './transaction.ts'

export interface Pool {
  /** One attempt. Never throws for what the server does. Once `stop` is aborted no connection takes it up any more. */
  deliver(message: SmtpMessage, stop?: AbortSignal): Promise<Attempt | Unopened | Withdrawn>
  /**
   * Ends what is under way, says QUIT everywhere. What is delivered afterwards is unopened, and what a server does not
   * answer in time is lost.
   */
  close(): Promise<void>
}

export interface PoolOptions {
  /** How we greet; undefined for the address of the socket. */
  readonly name?: string | undefined
  readonly timeouts?: Partial<Timeouts>
  /** Whether messages may go in the clear to that address: this machine and private networks, when unset. */
  readonly isAtHand?: (address: string) => boolean
  /** Connections without work are closed after that. */
  readonly idleMilliseconds?: number
  /** How long what is under way may take once the pool is closed: 20 s when unset. */
  readonly closeMilliseconds?: number
}

/** What the lines to one server share. */
interface Shared extends Supply {
  readonly name: string | undefined
  readonly isAtHand: (address: string) => boolean
  readonly lines: Set<Promise<void>>
  /** Ends what is under way, and what is being opened. */
  readonly cut: AbortController
  /** The server took fewer connections than we may have: no more are tried until all work is done. */
  isFull: boolean
}

const IDLE_MILLISECONDS = 10_000
const CLOSE_MILLISECONDS = 20_000
const CLOSED: Unopened = { end: 'unopened', words: 'sending ends here' }

export function openPool(
  server: SmtpServer,
  {
    name,
    timeouts,
    isAtHand = isNear,
    idleMilliseconds = IDLE_MILLISECONDS,
    closeMilliseconds = CLOSE_MILLISECONDS,
  }: PoolOptions = {},
): Pool {
  const shared: Shared = {
    server,
    name,
    timeouts: { ...TIMEOUTS, ...timeouts },
    isAtHand,
    idleMilliseconds,
    queue: [],
    idle: new Set(),
    lines: new Set(),
    share: openShare(server.messagesPerConnection),
    cut: new AbortController(),
    isFull: false,
    isClosing: false,
  }
  return {
    deliver: (message, stop) =>
      new Promise((settle) => {
        if (shared.isClosing) return settle(CLOSED)
        shared.queue.push({ message, settle, stop, losses: 0 })
        staff(shared)
      }),
    close: async () => {
      shared.isClosing = true
      for (const wake of shared.idle) wake()
      const cut = setTimeout(() => cutOff(shared), closeMilliseconds)
      while (shared.lines.size > 0) await Promise.all(shared.lines)
      clearTimeout(cut)
    },
  }
}

/** Servers that hang are not waited for. */
function cutOff({ queue, cut }: Shared): void {
  cut.abort()
  for (const { settle } of queue.splice(0)) settle(CLOSED)
}

/** Sees to it that somebody works on what waits. */
function staff(shared: Shared): void {
  const [wake] = shared.idle
  if (wake) return wake()
  const { lines, server, isFull } = shared
  if (lines.size >= server.connections || (isFull && lines.size > 0)) return
  const line = work(shared).finally(() => {
    lines.delete(line)
    if (lines.size === 0) shared.isFull = false
    if (shared.queue.length > 0) staff(shared)
  })
  lines.add(line)
}

/** One connection from its opening to its end. */
async function work(shared: Shared): Promise<void> {
  let session: Session
  try {
    session = await openSession(shared.server, { ...shared, cut: shared.cut.signal })
  } catch (error) {
    return giveUp(shared, error)
  }
  await useUp(shared, session, shared.cut.signal)
}

/** Other lines may get through: the last that does not, speaks for all. */
function giveUp(shared: Shared, error: unknown): void {
  if (shared.lines.size > 1) {
    shared.isFull = true
    return
  }
  const words = error instanceof SessionRefused ? error.message : String(error)
  for (const { settle } of shared.queue.splice(0)) settle({ end: 'unopened', words })
}
