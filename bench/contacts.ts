/** What programs ask of contacts, over HTTP: pages, one of them, changes, downloads. */
import { compare, type Extent } from './comparing.ts'
import type { BenchWorkspace } from './filling.ts'
import type { BenchInstallation } from './installation.ts'
import { download } from './load.ts'
import type { Reference } from './reference.ts'
import { median, type Row } from './row.ts'
import { csvStatement, listStatement, upsertScript } from './statements.ts'
import { LARGE_TAG } from '../test/support/many-contacts.ts'

export const READERS = 16
export const WRITERS = 64

type Query = Readonly<Record<string, string | number>>

const READS: Readonly<Record<string, (size: number) => Query>> = {
  'list of 100': () => ({ $limit: 100 }),
  'filtered list of 100': () => ({ $limit: 100, $filter: "city eq 'City 7' and state eq 'active'" }),
  'list of 100 of a large tag': () => ({ $limit: 100, $filter: `tags eq '${LARGE_TAG}'` }),
  'get by email': (size) => ({ $filter: `email eq 'person${Math.ceil(size / 2)}@example.com'` }),
  'deep page of 100': (size) => ({ $limit: 100, $offset: Math.floor(size * 0.7) }),
}

export async function measureReads(
  bench: BenchInstallation,
  reference: Reference | undefined,
  extent: Extent,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [operation, queryAt] of Object.entries(READS)) {
    const compared = []
    for (const { id, size, key } of bench.workspaces) {
      const query = queryAt(size)
      const script = await listStatement(bench.db, id, query)
      const url = `${bench.url}/api/contacts?${queryString(query)}`
      const load = { url, headers: { 'x-api-key': key }, connections: READERS }
      compared.push({ operation, size, load, script })
    }
    rows.push(...(await compare(bench, reference, extent, compared)))
  }
  return rows
}

export async function measureWrites(
  bench: BenchInstallation,
  reference: Reference | undefined,
  extent: Extent,
): Promise<Row[]> {
  const paths = {
    upsert: () => '/api/contacts',
    webhook: ({ webhookId }: BenchWorkspace) => `/webhooks/contacts/${webhookId}`,
  }
  const rows: Row[] = []
  for (const [operation, pathOf] of Object.entries(paths)) {
    const compared = bench.workspaces.map((workspace) => {
      const { id, size, key } = workspace
      const url = `${bench.url}${pathOf(workspace)}`
      const load = { url, headers: { 'x-api-key': key }, contacts: size, connections: WRITERS }
      return { operation, size, load, script: upsertScript(id, size) }
    })
    rows.push(...(await compare(bench, reference, extent, compared)))
  }
  return rows
}

/** Whole spreadsheets, beside psql copying the same cells. */
export async function measureDownloads(
  bench: BenchInstallation,
  reference: Reference | undefined,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, size, key } of bench.workspaces) {
    const query = await csvStatement(bench.db, id)
    for (const [operation, headers] of Object.entries(FORMATS)) {
      const measured: { seconds: number; alone: number }[] = []
      const { megabytes } = await growthOf(bench, async () => {
        for (let round = 0; round < rounds; round += 1) {
          const seconds = await download(`${bench.url}/api/contacts`, { 'x-api-key': key, ...headers })
          measured.push({ seconds, alone: (await reference?.copySeconds(query)) ?? Number.NaN })
        }
      })
      const figures = {
        seconds: median(measured.map(({ seconds }) => seconds)),
        aloneSeconds: median(measured.map(({ alone }) => alone)),
        times: median(measured.map(({ seconds, alone }) => seconds / alone)),
        megabytes,
      }
      rows.push({ operation, size, figures })
      process.stderr.write(`${operation}, ${size.toLocaleString('en')}: done\n`)
    }
  }
  return rows
}

/** As `\copy` does it nothing is compressed, unless the operation says so: what fetch takes by itself is. */
const FORMATS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CSV download': { accept: 'text/csv', 'accept-encoding': 'identity' },
  'CSV download, as gzip': { accept: 'text/csv', 'accept-encoding': 'gzip' },
  'XLSX download': { accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** By how much the server's memory grew at most while `work` ran. */
export async function growthOf(bench: BenchInstallation, work: () => Promise<void>) {
  const before = await bench.residentMegabytes()
  let most = before
  const watch = setInterval(() => {
    void bench.residentMegabytes().then((now) => (most = Math.max(most, now)))
  }, 50)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return { megabytes: most - before, most }
}

export function queryString(query: Query): string {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}
