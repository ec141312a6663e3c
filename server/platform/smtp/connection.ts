/** What one connection is used for: message after message, until it has had its share or the server ends it. */
import type { Share } from './share.ts'
import type { SmtpServer } from './server-url.ts'
import type { Session, Timeouts } from './session.ts'
import { transmit, type Attempt, type Job } from './transaction.ts'

/** No connection could be opened: nothing is said of the message. */
export interface Unopened {
  readonly end: 'unopened'
  readonly words: string
}

/** It was stopped before a connection took it up. */
export interface Withdrawn {
  readonly end: 'withdrawn'
}

export interface Waiting extends Omit<Job, 'settle'> {
  settle(attempt: Attempt | Unopened | Withdrawn): void
  readonly stop: AbortSignal | undefined
  /** Connections that ended before the server had the message. */
  losses: number
}

/** Where the connections to one server get their work. */
export interface Supply {
  readonly server: SmtpServer
  readonly timeouts: Timeouts
  readonly idleMilliseconds: number
  readonly queue: Waiting[]
  /** Those without work: each is woken by its function. */
  readonly idle: Set<() => void>
  readonly share: Share
  isClosing: boolean
}

const QUIT_MILLISECONDS = 1_000

/** How many lost connections a message outlives before it fails: a server that ends connections now and then, or after each few, is common. */
const LOSSES = 5
/** On a connection of its own, on which nothing went before. */
const LOSSES_ALONE = 2

/** What became of a connection. */
interface Use {
  answered: number
  isCut: boolean
}

/** Ends with the connection; `cut` says that nothing is to be tried again. */
export async function useUp(supply: Supply, session: Session, cut: AbortSignal): Promise<void> {
  const use = { answered: 0, isCut: false }
  await work(supply, session, (waiting, attempt) => settle(supply, use, waiting, attempt, cut))
  supply.share.ended(use.answered, use.isCut)
  await quit(session)
}

async function work(
  supply: Supply,
  session: Session,
  settle: (waiting: Waiting, attempt: Attempt) => void,
): Promise<void> {
  const { queue, timeouts, share } = supply
  const { dialogue } = session
  const line = { taken: 0, wake: () => undefined as void }
  dialogue.onEnd(() => line.wake())
  const take = (): Job | undefined => {
    const waiting = line.taken < share.most() ? nextOf(queue) : undefined
    if (!waiting) return undefined
    line.taken += 1
    return { message: waiting.message, settle: (attempt) => settle(waiting, attempt) }
  }
  for (;;) {
    await transmit({ session, timeouts, take })
    if (!dialogue.isOpen() || line.taken >= share.most()) return
    if (queue.length === 0 && (supply.isClosing || !(await woken(supply, line)))) return
  }
}

/** The next that is still wanted; the others are answered. */
function nextOf(queue: Waiting[]): Waiting | undefined {
  for (let waiting = queue.shift(); waiting; waiting = queue.shift()) {
    if (waiting.stop?.aborted !== true) return waiting
    waiting.settle({ end: 'withdrawn' })
  }
  return undefined
}

function settle(
  { queue, server }: Supply,
  use: Use,
  waiting: Waiting,
  attempt: Attempt,
  cut: AbortSignal,
): void {
  const isUntouched = attempt.end === 'lost' && !attempt.isHandedOver
  const isEnded = attempt.end === 'answered' && attempt.reply.code === 421
  if (attempt.end === 'lost' || isEnded) use.isCut = true
  else if (attempt.end === 'answered') use.answered += 1
  const losses = waiting.losses + 1
  const mayTryAgain = losses < (use.answered > 0 ? LOSSES : LOSSES_ALONE) && !cut.aborted
  if ((isUntouched || (isEnded && attempt.step !== 'END')) && mayTryAgain) {
    queue.unshift({ ...waiting, losses })
  } else if (attempt.end === 'lost') {
    waiting.settle({ ...attempt, words: `${server.host}:${server.port} ${attempt.words}` })
  } else {
    waiting.settle(attempt)
  }
}

/** Waits for work; false when none comes in time. The end of the connection wakes it too. */
function woken({ idle, idleMilliseconds }: Supply, line: { wake: () => void }): Promise<boolean> {
  return new Promise((resolve) => {
    const wake = (isForWork: boolean): void => {
      clearTimeout(timer)
      idle.delete(line.wake)
      resolve(isForWork)
    }
    const timer = setTimeout(() => wake(false), idleMilliseconds)
    line.wake = () => wake(true)
    idle.add(line.wake)
  })
}

async function quit({ dialogue }: Session): Promise<void> {
  if (!dialogue.isOpen()) return
  dialogue.say('QUIT\r\n')
  await dialogue.reply('QUIT', QUIT_MILLISECONDS).catch(() => undefined)
  dialogue.destroy()
}
