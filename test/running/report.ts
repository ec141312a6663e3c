/** What the processes of a test run say of their tests: counted, and shown file by file. */
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { spec, type TestEvent } from 'node:test/reporters'

/** Runs several files, each as one test (in-turn.ts), which is none of theirs. */
const IN_TURN = path.join(import.meta.dirname, 'in-turn.ts')

export interface Report {
  readonly counts: { passed: number; failed: number }
  /** Files that ran in turn and whose tests were all said. */
  readonly said: ReadonlySet<string>
  /** Takes what one process says, until it has ended. */
  follow(events: AsyncIterable<TestEvent>): Promise<void>
  /** Shows once more which tests have failed. */
  close(): Promise<void>
}

export function openReport(): Report {
  const counts = { passed: 0, failed: 0 }
  const said = new Set<string>()
  const shown = new PassThrough({ objectMode: true })
  const text = shown.compose(spec)
  text.pipe(process.stdout, { end: false })
  const follow = async (events: AsyncIterable<TestEvent>): Promise<void> => {
    // Several processes speak at once: each file's tests are shown together, when it is over.
    let file: TestEvent[] = []
    const show = (): void => {
      for (const event of file.splice(0)) shown.write(event)
    }
    for await (const event of events) {
      count(counts, event)
      if (!isSummary(event) && !isOfNoFile(event)) file.push(event)
      if (!isFile(event) || (event.type !== 'test:pass' && event.type !== 'test:fail')) continue
      said.add(event.data.name)
      show()
    }
    show()
  }
  const close = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    text.once('end', resolve)
    shown.end()
    await promise
  }
  return { counts, said, follow, close }
}

function count(counts: Report['counts'], event: TestEvent): void {
  if (event.type === 'test:fail') counts.failed += 1
  if (event.type !== 'test:pass' || isFile(event) || event.data.details.type === 'suite') return
  // A test that is left out protects nothing.
  if (event.data.skip !== undefined || event.data.todo !== undefined) counts.failed += 1
  else counts.passed += 1
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
