/** Where heavy work is done beside the program: a thread shares its memory, a process gives all of it back when it ends. */
import { fork } from 'node:child_process'
import { parentPort, Worker } from 'node:worker_threads'

/** What runs a file that calls `workInThread`. */
export interface Helper {
  send(message: unknown): void
  onMessage(receive: (message: unknown) => void): void
  /** However it ended; called once. */
  onEnd(ended: () => void): void
  /** Holds the program open, or does not. */
  hold(isHeld: boolean): void
  end(): Promise<unknown>
}

/** No settings and no secrets go along; `megabytes` bound its heap. */
export function aThread(file: URL, megabytes: number): Helper {
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  // A thread that runs out of memory says so before it exits; its exit is what counts.
  worker.on('error', () => undefined)
  return {
    send: (message) => worker.postMessage(message, []),
    onMessage: (receive) => void worker.on('message', receive),
    onEnd: (ended) => void worker.once('exit', ended),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  }
}

/** The same; it ends with the program too. */
export function aProcess(file: URL, megabytes: number): Helper {
  const child = fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // It could not be started at all.
    child.once('error', () => resolve())
  })
  return {
    // What could not be sent was sent to one that ends.
    send: (message) => void child.send(message as object, () => undefined),
    onMessage: (receive) => void child.on('message', receive),
    onEnd: (listener) => void ended.then(listener),
    hold: (isHeld) => {
      const act = isHeld ? 'ref' : 'unref'
      child[act]()
      child.channel?.[act]()
    },
    end: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** The program as its helper sees it. */
export function theProgram(): Pick<Helper, 'send' | 'onMessage'> {
  if (!parentPort) {
    process.once('disconnect', () => process.exit())
    return {
      send: (message) => void process.send?.(message),
      onMessage: (receive) => void process.on('message', receive),
    }
  }
  const port = parentPort
  return {
    send: (message) => port.postMessage(message, []),
    onMessage: (receive) => void port.on('message', receive),
  }
}
