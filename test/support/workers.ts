/** Starts workers whose clock can be moved, and kills them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithFile } from './children.ts'
import type { WorkerOrders } from './worker.ts'

export interface TestWorker {
  moveClock(milliseconds: number): void
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'worker.ts')

/** Resolves when its loops run. */
export async function aWorker(orders: WorkerOrders): Promise<TestWorker> {
  const child = endWithFile(fork(PROGRAM, [JSON.stringify(orders)]))
  const ended = once(child, 'close')
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The worker ended before it had begun'))),
  ])
  return {
    moveClock: (milliseconds) => void (child.connected && child.send(milliseconds)),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
