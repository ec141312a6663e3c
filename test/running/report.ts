/** What the processes of a test run say of their tests: counted, and shown file by file. */
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { spec, type TestEvent } from 'node:test/reporters'

/** Runs several files, each as one test (in-turn.ts), which is none of theirs. */
const IN_TURN = path.join(import.meta.dirname, 'in-turn.ts')
const NONE: Counts = { passed: 0, failed: 0 }

export interface Counts {
  readonly passed: number
  readonly failed: number
}

export interface Report {
  /** What is known of each file. A file that ran in turn is there once all its tests were said. */
  readonly files: ReadonlyMap<string, Counts>
  /** Of all files. */
  total(): Counts
  /** Takes what the process of a file says, until it has ended. */
  follow(file: string, events: AsyncIterable<TestEvent>): Promise<void>
  /** What was said of a file counts no more: it runs again. */
  forget(file: string): void
  /** Shows once more which tests have failed. */
  close(): Promise<void>
}

export function openReport(): Report {
  const files = new Map<string, Counts>()
  const shown = new PassThrough({ objectMode: true })
  const text = shown.compose(spec)
  text.pipe(process.stdout, { end: false })
  const follow = async (process: string, events: AsyncIterable<TestEvent>): Promise<void> => {
    // Several processes speak at once: each file's tests are shown together, when it is over.
    let said: TestEvent[] = []
    const end = (file: string): void => {
      files.set(file, sum([files.get(file) ?? NONE, ...said.map(countsOf)]))
      for (const event of said.splice(0)) shown.write(event)
    }
    for await (const event of events) {
      if (!isSummary(event) && !isOfNoFile(event)) said.push(event)
      if (isFile(event) && (event.type === 'test:pass' || event.type === 'test:fail')) end(event.data.name)
    }
    if (said.length > 0) end(process)
  }
  const close = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    text.once('end', resolve)
    shown.end()
    await promise
  }
  const total = (): Counts => sum([...files.values()])
  return { files, total, follow, forget: (file) => files.delete(file), close }
}

function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }),
    NONE,
  )
}

/** What one event adds. */
function countsOf(event: TestEvent): Counts {
  if (event.type === 'test:fail') return { passed: 0, failed: 1 }
  if (event.type !== 'test:pass' || isFile(event) || event.data.details.type === 'suite') return NONE
  // A test that is left out protects nothing.
  const isLeftOut = event.data.skip !== undefined || event.data.todo !== undefined
  return isLeftOut ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

function isFile({ data }: TestEvent): boolean {
  return (
    data !== undefined && 'nesting' in data && data.nesting === 0 && 'file' in data && data.file === IN_TURN
  )
}

/** Of one process among several. */
function isSummary({ type, data }: TestEvent): boolean {
  return (
    type === 'test:summary' || (type === 'test:diagnostic' && data.nesting === 0 && data.file === undefined)
  )
}

/** Of a process that came when every file was taken. */
function isOfNoFile({ type, data }: TestEvent): boolean {
  return (type === 'test:pass' || type === 'test:start') && data.name === IN_TURN
}
