/** Prompts are measured in a process of their own, whose memory is managed as the server's is: this one's has grown with all else that it measures. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Connection } from '../server/platform/embedded-postgres.ts'
import { holdYoungSpace, letHeapGrow } from '../server/platform/memory.ts'
import type { Row } from './row.ts'

/** Filling and vacuuming come over the same connections. */
const MILLISECONDS = 600_000
const CONNECTIONS = 24

interface Task {
  readonly connection: Connection
  readonly products: number
}

/** As measureSearches; fails as the process does. */
export async function measureSearchesApart(task: Task): Promise<Row[]> {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  let rows: Row[] | undefined
  child.on('message', (sent) => (rows = sent as Row[]))
  child.send(task)
  const [code] = await once(child, 'exit')
  if (rows === undefined) throw new Error(`the process that searches ended with ${code}`)
  return rows
}

if (process.argv[1] === import.meta.filename && process.send) {
  holdYoungSpace()
  const sent = once(process, 'message')
  const [{ measureSearches }, { openPools }, { openLog }] = await Promise.all([
    import('./searching.ts'),
    import('../server/platform/pools.ts'),
    import('../server/platform/log.ts'),
  ])
  const [{ connection, products }] = (await sent) as [Task]
  const options = {
    connection,
    log: openLog('warn'),
    connections: CONNECTIONS,
    searchMilliseconds: MILLISECONDS,
  }
  const pools = openPools({ ...options, role: 'all' })
  letHeapGrow()
  process.send(await measureSearches(pools.searches, products))
  await pools.close()
  process.disconnect()
}
