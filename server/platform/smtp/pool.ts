/** The connections to one mail server: opened as work waits, used for many messages, closed when none comes. */
import type { SmtpServer } from './server-url.ts'
import { openSession, SessionRefused, TIMEOUTS, type Session, type Timeouts } from './session.ts'
import { transmit, type Attempt, type Job, type SmtpMessage } from './transaction.ts'

export interface Pool {
  /** One attempt. Never throws for what the server does. */
  deliver(message: SmtpMessage): Promise<Attempt | Unopened>
  /**
   * Ends what is under way, says QUIT everywhere. What is delivered afterwards is unopened, and what a server does not
   * answer in time is lost.
   */
  close(): Promise<void>
}

/** No connection could be opened: nothing is said of the message. */
export interface Unopened {
  readonly end: 'unopened'
  readonly words: string
}

export interface PoolOptions {
  /** How we greet; undefined for the address of the socket. */
  readonly name?: string | undefined
  readonly timeouts?: Partial<Timeouts>
  /** Connections without work are closed after that. */
  readonly idleMilliseconds?: number
  /** How long what is under way may take once the pool is closed: 20 s when unset. */
  readonly closeMilliseconds?: number
}

interface Waiting extends Omit<Job, 'settle'> {
  settle(attempt: Attempt | Unopened): void
  /** A connection may have ended while it was idle: that costs the message no attempt, once. */
  isSecondTry: boolean
}

/** What the lines to one server share. */
interface Shared {
  readonly server: SmtpServer
  readonly name: string | undefined
  readonly timeouts: Timeouts
  readonly idleMilliseconds: number
  readonly queue: Waiting[]
  /** Those without work: each is woken by its function. */
  readonly idle: Set<() => void>
  readonly lines: Set<Promise<void>>
  readonly sessions: Set<Session>
  /** The server took fewer connections than we may have: no more are tried until all work is done. */
  isFull: boolean
  isClosing: boolean
}

const IDLE_MILLISECONDS = 10_000
const QUIT_MILLISECONDS = 1_000
const CLOSE_MILLISECONDS = 20_000
const CLOSED: Unopened = { end: 'unopened', words: 'sending ends here' }

export function openPool(
  server: SmtpServer,
  {
    name,
    timeouts,
    idleMilliseconds = IDLE_MILLISECONDS,
    closeMilliseconds = CLOSE_MILLISECONDS,
  }: PoolOptions = {},
): Pool {
  const shared: Shared = {
    server,
    name,
    timeouts: { ...TIMEOUTS, ...timeouts },
    idleMilliseconds,
    queue: [],
    idle: new Set(),
    lines: new Set(),
    sessions: new Set(),
    isFull: false,
    isClosing: false,
  }
  return {
    deliver: (message) =>
      new Promise((settle) => {
        if (shared.isClosing) return settle(CLOSED)
        shared.queue.push({ message, settle, isSecondTry: false })
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
function cutOff({ queue, sessions }: Shared): void {
  for (const { settle } of queue.splice(0)) settle(CLOSED)
  for (const { dialogue } of sessions) dialogue.destroy()
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
    session = await openSession(shared.server, shared.name, shared.timeouts)
  } catch (error) {
    return giveUp(shared, error)
  }
  shared.sessions.add(session)
  await useUp(shared, session)
  await quit(session)
  shared.sessions.delete(session)
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

async function useUp(shared: Shared, session: Session): Promise<void> {
  const { queue, timeouts, server } = shared
  const { dialogue } = session
  const share = { left: server.messagesPerConnection, wake: () => undefined as void }
  dialogue.onEnd(() => share.wake())
  const take = (): Job | undefined => {
    const waiting = share.left > 0 ? queue.shift() : undefined
    if (!waiting) return undefined
    share.left--
    return { message: waiting.message, settle: (attempt) => settle(shared, waiting, attempt) }
  }
  for (;;) {
    await transmit({ session, timeouts, take })
    if (!dialogue.isOpen() || share.left === 0) return
    if (queue.length === 0 && (shared.isClosing || !(await woken(shared, share)))) return
  }
}

function settle({ queue, server }: Shared, waiting: Waiting, attempt: Attempt): void {
  const isUntouched = attempt.end === 'lost' && !attempt.isHandedOver
  const isEnded = attempt.end === 'answered' && attempt.reply.code === 421 && attempt.step !== 'END'
  if ((isUntouched || isEnded) && !waiting.isSecondTry) {
    queue.unshift({ ...waiting, isSecondTry: true })
  } else if (attempt.end === 'lost') {
    waiting.settle({ ...attempt, words: `${server.host}:${server.port} ${attempt.words}` })
  } else {
    waiting.settle(attempt)
  }
}

/** Waits for work; false when none comes in time. The end of the connection wakes it too. */
function woken({ idle, idleMilliseconds }: Shared, share: { wake: () => void }): Promise<boolean> {
  return new Promise((resolve) => {
    const wake = (isForWork: boolean): void => {
      clearTimeout(timer)
      idle.delete(share.wake)
      resolve(isForWork)
    }
    const timer = setTimeout(() => wake(false), idleMilliseconds)
    share.wake = () => wake(true)
    idle.add(share.wake)
  })
}

async function quit({ dialogue }: Session): Promise<void> {
  if (!dialogue.isOpen()) return
  await dialogue.say('QUIT\r\n')
  await dialogue.hear('QUIT', QUIT_MILLISECONDS).catch(() => undefined)
  dialogue.destroy()
}
