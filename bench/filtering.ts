/** Filters that nobody asked before: each answer has to be counted. Over HTTP, one after the other. */
import type { BenchInstallation } from './installation.ts'
import { queryString } from './contacts.ts'
import { LARGE_TAG } from '../test/support/many-contacts.ts'
import { sql } from '../server/platform/sql.ts'
import { median, type Row } from './row.ts'

/** Of each kind, none like another; fewer of those that take long. */
const TIMES = 20
const LONG_MILLISECONDS = 15_000
const FILTERS: Readonly<Record<string, (n: number) => string>> = {
  'unrepeated: a tag': (n) => `tags eq 'tag ${1 + n * 2}'`,
  'unrepeated: a large tag': () => `tags eq '${LARGE_TAG}'`,
  'unrepeated: a state': (n) => `state eq '${n % 2 === 0 ? 'active' : 'unsubscribed'}'`,
  'unrepeated: a tag and a state': (n) => `tags eq 'tag ${1 + n * 2}' and state eq 'active'`,
  'unrepeated: a large tag and a state': () => `tags eq '${LARGE_TAG}' and state eq 'active'`,
  'unrepeated: a custom field': (n) => `customFields.size eq ${n % 5}`,
  'unrepeated: a city': (n) => `city eq 'City ${n}'`,
}

export async function measureFilters(bench: BenchInstallation): Promise<Row[]> {
  const workspace = bench.workspaces.toSorted((a, b) => b.size - a.size)[0]
  if (!workspace) return []
  const { id, key, size } = workspace
  const rows: Row[] = []
  for (const [operation, filterOf] of Object.entries(FILTERS)) {
    const times: number[] = []
    let refused = 0
    for (let n = 0; n < TIMES && sum(times) < LONG_MILLISECONDS; n += 1) {
      // A write beside, as there always is one: what was remembered of the workspace no longer holds.
      await bench.db.rows(sql`
        update counter set version = version + 1
        where workspace_id = ${id}::uuid and resource = 'contact' and facet = '' and shard = 0`)
      const began = performance.now()
      const query = queryString({ $limit: 100, $filter: filterOf(n) })
      const response = await fetch(`${bench.url}/api/contacts?${query}`, { headers: { 'x-api-key': key } })
      await response.arrayBuffer()
      // A search that takes too long is ended, and answered with 400.
      if (!response.ok) refused += 1
      times.push(performance.now() - began)
    }
    const figures = { p50: median(times), p99: Math.max(...times), refused }
    rows.push({ operation, size, figures })
  }
  process.stderr.write('unrepeated filters: done\n')
  return rows
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
