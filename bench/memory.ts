/** The server's memory after lists at full load. */
import { READERS } from './contacts.ts'
import type { BenchInstallation } from './installation.ts'
import { load } from './load.ts'
import type { Row } from './row.ts'

export async function measureMemory(bench: BenchInstallation, seconds: number): Promise<Row[]> {
  const workspace = bench.workspaces.at(-1)
  if (!workspace) return []
  const { key, size } = workspace
  const before = await bench.residentMegabytes()
  const url = `${bench.url}/api/contacts?$limit=100`
  await load({ url, headers: { 'x-api-key': key }, connections: READERS, seconds })
  const after = await bench.residentMegabytes()
  process.stderr.write('memory: done\n')
  return [{ operation: `memory after ${seconds} s of lists`, size, figures: { before, after } }]
}
