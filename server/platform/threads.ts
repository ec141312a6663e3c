/** Work on bytes that strangers wrote, in a thread of its own: whatever it costs, the program goes on. */
import { parentPort, Worker } from 'node:worker_threads'

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
}

const DEFAULTS = { milliseconds: 5_000, megabytes: 128, waiting: 32, idleMilliseconds: 60_000 } as const
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
  const { milliseconds, megabytes, waiting, idleMilliseconds } = { ...DEFAULTS, ...limits }
  const queue: Waiting<Task, Answer>[] = []
  let current: Waiting<Task, Answer> | undefined
  let started: Started | undefined
  let isClosed = false

  const next = (): void => {
    if (current) return
    current = queue.shift()
    if (!current) return started?.rest(idleMilliseconds)
    started ??= start(file, megabytes, settle, () => {
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

/** `onEnd` is told once, however it ended. */
function start(
  file: URL,
  megabytes: number,
  onAnswer: (answer: unknown) => void,
  onEnd: () => void,
): Started {
  const { worker, ready } = spawn(file, megabytes, onAnswer)
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  // Told before it is gone: no task is given to a thread that is ending.
  const end = async (): Promise<void> => {
    clearTimeout(timer)
    const isFirst = !isEnded
    isEnded = true
    if (isFirst) onEnd()
    await worker.terminate()
  }
  const endIn = (milliseconds: number): NodeJS.Timeout => {
    clearTimeout(timer)
    return setTimeout(() => void end(), milliseconds)
  }
  worker.once('exit', () => void end())
  return {
    work: async (task, milliseconds) => {
      clearTimeout(timer)
      worker.ref()
      await ready
      if (isEnded) return
      timer = endIn(milliseconds)
      worker.postMessage(task, [])
    },
    rest: (milliseconds) => {
      timer = endIn(milliseconds).unref()
      worker.unref()
    },
    end,
  }
}

/** No settings and no secrets go along; its first message says that it hears. */
function spawn(file: URL, megabytes: number, onAnswer: (answer: unknown) => void) {
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  // A thread that runs out of memory says so before it exits; its exit is what counts.
  worker.on('error', () => undefined)
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => {
      resolve()
      worker.on('message', onAnswer)
    })
  })
  return { worker, ready }
}

/** Called by the file of a thread: answers each task by `work`; what it throws ends the thread. */
export function workInThread<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  const answer = async (task: Task): Promise<void> => parentPort?.postMessage(await work(task), [])
  // Only the thread that made this one sends it messages.
  parentPort?.on('message', (task: Task) => void answer(task))
  parentPort?.postMessage(READY, [])
}
