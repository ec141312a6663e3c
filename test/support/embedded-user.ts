/** A process that uses the embedded database: DATA_DIR as argument, orders as JSON lines in, answers as lines out. */
import { createInterface } from 'node:readline'
import { Pool } from 'pg'
import { startEmbedded } from '../../server/platform/embedded-postgres.ts'

interface Order {
  readonly order: 'query' | 'ensure' | 'stop'
  readonly sql?: string
}

const quiet = { info() {}, warn() {}, error() {} }

process.on('SIGINT', () => answer({ interrupted: true }))
await takeOrders(process.argv[2] ?? '')

async function takeOrders(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: quiet })
  const pool = new Pool({ ...embedded.connection, max: 2 }).on('error', () => {})
  answer({ started: true, host: embedded.connection.host })
  for await (const line of createInterface({ input: process.stdin })) {
    // Only the tests write here.
    const { order, sql = '' } = JSON.parse(line) as Order
    if (order === 'query') answer({ rows: (await pool.query(sql)).rows })
    if (order === 'ensure') answer({ ensured: await embedded.ensureRunning().then(() => true) })
    if (order === 'stop') {
      await pool.end()
      await embedded.stop()
      answer({ stopped: true })
      return process.stdin.destroy() && undefined
    }
  }
}

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
