/** A thread for tests: it answers words with themselves, `who` with its number, and goes on for ever, grows or breaks on request. */
import { threadId } from 'node:worker_threads'
import { workInThread } from '../../server/platform/threads.ts'

workInThread(async (task: unknown) => {
  const word = Buffer.isBuffer(task) || task instanceof Uint8Array ? Buffer.from(task).toString() : task
  if (word === 'break') throw new Error('broken')
  if (word === 'spin' || word === 'grow') endless(word === 'grow')
  return word === 'who' ? `thread ${threadId}` : word
})

function endless(grows: boolean): never {
  const kept: unknown[] = []
  for (;;) if (grows) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })))
}
