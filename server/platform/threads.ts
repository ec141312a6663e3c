/** Work beside the program, such as on bytes that strangers wrote: whatever it costs, the program goes on. */
import { aProcess, aThread, theProgram, type Helper } from './thread-or-process.ts'

export interface Thread<Task, Answer> {
  /** One task after the other. Undefined when it took too long, or too much memory, or broke the thread. */
  run(task: Task): Promise<Answer | undefined>
  /** Would the next task be taken, or do too many wait? */
  isOpen(): boolean
  /** What waits and what is under way is answered with undefined. */
  close(): Promise<void>
}

export interface ThreadLimits {
  /** For one task; the start of the thread is not counted. */
  readonly milliseconds?: number
  /** Of its heap. */
  readonly megabytes?: number
  /** Tasks that may wait at once: each is kept whole. */
  readonly waiting?: number
  /** It ends when it had nothing to do for so long. */
  readonly idleMilliseconds?: number
  /** In a process, which starts slower and gives back all its memory: a thread leaves some 15 MB of it behind. */
  readonly isProcess?: boolean
}

const DEFAULTS = {
  milliseconds: 5_000,
  megabytes: 128,
  waiting: 32,
  idleMilliseconds: 60_000,
  isProcess: false,
} as const
const READY = 'ready'

interface Waiting<Task, Answer> {
  readonly task: Task
  readonly answer: (answer: Answer | undefined) => void
}

/**
 * A thread that runs `file`, which calls `workInThread`. It is started by its first task, started again after a task that
 * ended it, and holds the program open only while it works. Tasks and answers are copied.
 */
export function openThread<Task, Answer>(file: URL, limits: ThreadLimits = {}): Thread<Task, Answer> {
  const { milliseconds, megabytes, waiting, idleMilliseconds, isProcess } = { ...DEFAULTS, ...limits }
  const queue: Waiting<Task, Answer>[] = []
  let current: Waiting<Task, Answer> | undefined
  let started: Started | undefined
  let isClosed = false

  const next = (): void => {
    if (current) return
    current = queue.shift()
    if (!current) return started?.rest(idleMilliseconds)
    started ??= start((isProcess ? aProcess : aThread)(file, megabytes), settle, () => {
      started = undefined
      settle(undefined)
    })
    void started.work(current.task, milliseconds)
  }
  const settle = (answer: unknown): void => {
    const settled = current
    current = undefined
    // What the file of this thread answers is its caller's to declare.
    settled?.answer(answer as Answer | undefined)
    next()
  }
  return {
    isOpen: () => queue.length < waiting,
    run: (task) =>
      new Promise((answer) => {
        if (isClosed) return answer(undefined)
        queue.push({ task, answer })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const { answer } of queue.splice(0)) answer(undefined)
      await started?.end()
    },
  }
}

interface Started {
  work(task: unknown, milliseconds: number): Promise<void>
  /** Holds nobody up, and ends after a while. */
  rest(milliseconds: number): void
  end(): Promise<void>
}

/** `onEnd` is called once, however it ended. */
function start(helper: Helper, onAnswer: (answer: unknown) => void, onEnd: () => void): Started {
  const ready = whenReady(helper, onAnswer)
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  // Reported before it is gone: no task is given to one that is ending.
  const end = async (): Promise<void> => {
    clearTimeout(timer)
    const isFirst = !isEnded
    isEnded = true
    if (isFirst) onEnd()
    await helper.end()
  }
  const endIn = (milliseconds: number): NodeJS.Timeout => {
    clearTimeout(timer)
    return setTimeout(() => void end(), milliseconds)
  }
  helper.onEnd(() => void end())
  return {
    work: async (task, milliseconds) => {
      clearTimeout(timer)
      helper.hold(true)
      await ready
      if (isEnded) return
      timer = endIn(milliseconds)
      helper.send(task)
    },
    rest: (milliseconds) => {
      timer = endIn(milliseconds).unref()
      helper.hold(false)
    },
    end,
  }
}

/** Its first message says that it is ready; each one after it is an answer. */
async function whenReady(helper: Helper, onAnswer: (answer: unknown) => void): Promise<void> {
  let isReady = false
  return new Promise((resolve) => {
    helper.onMessage((message) => {
      if (isReady) return onAnswer(message)
      isReady = true
      resolve()
    })
  })
}

/** Called by the file of a thread or process: answers each task by `work`; what it throws ends it. */
export function workInThread<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  const { send, onMessage } = theProgram()
  const answer = async (task: Task): Promise<void> => send(await work(task))
  // Only the program that made it sends it messages.
  onMessage((task) => void answer(task as Task))
  send(READY)
}
